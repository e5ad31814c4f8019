"""mkshoe.py: the shoe's photographed texture without its stripes and marks, in white, navy and blue."""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as G, binary_dilation
a=np.asarray(Image.open('tex/shoes05.png').convert('RGB')).astype(float)/255
H=1024; k=H/900
# the bars of each side
m=Image.new('L',(H,H),0); d=ImageDraw.Draw(m)
for p in ([(222,575),(262,548),(356,560),(392,600),(392,745),(262,745),(240,660)],[(806,575),(786,548),(618,556),(600,600),(596,730),(760,725),(792,650)]): d.polygon(p,fill=255)
bars=np.asarray(m)>0
dark=(a.mean(2)<.42)
fillm=bars&binary_dilation(dark,iterations=5)
# filled with the mean of the light surroundings and their grain
w=(~fillm&(a.mean(2)>.55)).astype(float); den=G(w,14)[...,None]+1e-4; mean=G(a*w[...,None],(14,14,0))/den
rng=np.random.default_rng(3); grain=G(rng.normal(size=(H,H)),1.2)[...,None]*.05
a=np.where(G(fillm.astype(float),1.2)[...,None]>.5,mean+grain,a)
m=Image.new('L',(H,H),0); d=ImageDraw.Draw(m)
d.polygon([(x*k,y*k) for x,y in [(245,240),(335,240),(335,335),(245,335)]],fill=255); lg=np.asarray(m)>0
l=a.mean(2); g=np.clip((a[...,1]-np.maximum(a[...,0],a[...,2]))/.15,0,1)[...,None]
dk=np.clip((.46-l)/.16,0,1)[...,None]
navy=np.array([.09,.20,.74]); blue=np.array([.10,.34,.95])
L=l[...,None]
light=np.clip((L-.05)*1.16,0,1)*np.array([.97,.99,1.02])
dcol=navy*(.55+2.0*L)
o=light*(1-dk)+dcol*dk; o=o*(1-g)+blue*(.5+1.1*L)*g
o[lg]=o[~lg&(np.arange(H)[:,None]<330)&(np.arange(H)[:,None]>60)&(np.arange(H)[None]>270)].mean(0) if 0 else o[lg]
sk=o[866:,778:]; gl=sk.mean(2,keepdims=True); o[866:,778:]=np.clip(.72+(gl-gl.mean())*.55,0,1)*np.array([.98,1,1.03])
Image.fromarray((o.clip(0,1)*255).astype(np.uint8)).save('tex/shoe9.png')
