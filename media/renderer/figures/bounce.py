"""bounce.py IN OUT [k]: light of the blue hall on a figure: its shadows bluer, and the floor's light on what faces down."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
a=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(float)/255; k=float(sys.argv[3]) if len(sys.argv)>3 else 1
c,al=a[...,:3],a[...,3]; l=c@np.array([.3,.55,.15]); solid=np.clip((al-.8)/.15,0,1)
body=G(solid,3); h=np.zeros_like(al)
for s in (5,12,26): h+=G(solid,s)/3
gy,gx=np.gradient(h); down=np.clip(gy*-1*26,0,1)            # the figure ends below: alpha falls with y
back=np.clip(-(-gx)*26,0,1)
def sm(x): x=np.clip(x,0,1); return x*x*(3-2*x)
w=(sm(down)*.55)[...,None]*solid[...,None]*k
sh=(1-sm((l-.08)/.45))[...,None]*solid[...,None]*k
c=c*(1-sh*np.array([.16,.07,-.10]))
blue=np.array([.10,.26,.86]); c=1-(1-c)*(1-w*blue*.62)
a[...,:3]=c.clip(0,1); Image.fromarray((a.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
