import numpy as np, sys
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
import read2, grade11
W,H=2560,1440
read2.W,read2.H=W,H
import read9_line; m=np.load('M9-toned.npy'); P=np.load('P9-receiver.npy'); Pold=np.asarray(Image.open('resultbg-old.png').convert('RGB').resize((W,H),Image.LANCZOS)).astype(np.float32)/255
f=np.asarray(Image.open('src-poster.jpg').convert('RGB')).astype(np.float32)/255
P0=np.asarray(Image.open('work/resultbg/0000.png').convert('RGB').resize((W,H),Image.LANCZOS)).astype(np.float32)/255-3/255; P=(P+gaussian_filter((Pold-P0).clip(2/255,9/255),(40,40,0))).clip(0,1)
best=None
for z in (1,1.02,1.04,1.05,1.055,1.06):
    e=np.abs(read2.warp(Pold,z,W,H)[780:1300,1750:2400]-f[780:1300,1750:2400]).mean(); print(z,e)
    if best is None or e<best[0]: best=(e,z)
z=best[1]
new=read2.warp(P*(1-m[...,3:])+m[...,:3],z,W,H); R=np.maximum(read2.region(W,H),read9_line.floor_region(W,H))
L=np.clip(np.minimum(f[...,0],f[...,1])-f[...,2],0,1); w=gaussian_filter(np.clip((L-.03)/.10,0,1)*np.clip((f[...,1]-f[...,0]+.03)/.03,0,1),.9)[...,None]*read2.near(z)*read9_line.after(z,W,H)
o=new*(1-w)+f*w; o=f*(1-R)+o*R
lm,_=read9_line.line_of(z,W,H); o=o*(1-lm)+np.array([.74,.86,.26],np.float32)*lm
# the receiver
n2=read2.warp(P,z,W,H); k=W/1456; im=Image.new('L',(W,H),0); ImageDraw.Draw(im).polygon([(((a-1456*.4)*z+1456*.4)*k,((b-819*.42)*z+819*.42)*k) for a,b in ((822,462),(985,462),(1010,640),(1010,819),(800,819),(800,640))],fill=255)
R2=gaussian_filter(np.asarray(im).astype(np.float32)/255,12)[...,None]
L=np.clip(np.minimum(f[...,0],f[...,1])-f[...,2],0,1); w=gaussian_filter(np.clip((L-.02)/.10,0,1)*np.clip((f[...,1]-f[...,0]-.01)/.04,0,1),1.2)[...,None]
from scipy.ndimage import grey_closing
w=grey_closing(w[...,0],size=(15,15))[...,None]
o=o*(1-R2)+R2*(n2*(1-w)+f*w)
o=grade11.footage(o)
Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8)).save('poster12.png',compress_level=1)
