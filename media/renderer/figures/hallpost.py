"""hallpost.py IN.npz OUT.png EXPOSURE FROM TO [court]: denoised, bluer, transparent at the upper and lower edge, and with "court" its floor ends in --court."""
import sys,numpy as np,oidn
from PIL import Image
z=np.load(sys.argv[1]); o=oidn.denoise(z['c'][...,:3],z['a'],z['n'])*2**float(sys.argv[3])*np.array([.7,.93,1.04])
o=np.where(o<=.0031308,o*12.92,1.055*np.clip(o,1e-9,None)**(1/2.4)-.055).clip(0,1)
if 'court' in sys.argv:
    t=np.clip((np.arange(o.shape[0])/o.shape[0]-.80)/.16,0,1)[:,None,None]; t=t*t*(3-2*t); o=o*(1-t)+np.array([11,42,122])/255*t
y=np.arange(o.shape[0])/o.shape[0]; al=np.clip(y/float(sys.argv[4]),0,1)*np.clip((1-y)/(1-float(sys.argv[5])),0,1); o=np.concatenate([o,np.broadcast_to(al[:,None,None],o.shape[:2]+(1,))],2)
Image.fromarray((o*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2])
