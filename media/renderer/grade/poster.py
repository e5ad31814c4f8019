import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
import read2, grade
W,H=2560,1440
read2.W,read2.H=W,H
m=np.load('M-read4.npy'); P=np.asarray(Image.open('work/resultbg/0000.png').convert('RGB').resize((W,H),Image.LANCZOS)).astype(np.float32)/255
f=np.asarray(Image.open('src-poster.jpg').convert('RGB')).astype(np.float32)/255
man=P*(1-m[...,3:])+m[...,:3]
import sys
z=float(sys.argv[1]); off=0
new=read2.warp(man,z,W,H); R=read2.region(W,H)
for (x,y) in ((400,900),(240,1000),(960,500),(700,1300)):
    print((x,y),(f[y-9:y+9,x-9:x+9].mean((0,1))*255).round(1),(new[y-9:y+9,x-9:x+9].mean((0,1))*255).round(1))
L=np.clip(np.minimum(f[...,0],f[...,1])-f[...,2],0,1); w=gaussian_filter(np.clip((L-.03)/.10,0,1)*np.clip((f[...,1]-f[...,0]+.03)/.03,0,1),.9)[...,None]*read2.near(z)
o=new*(1-w)+f*w; o=f*(1-R)+o*R
o=grade.footage(o)
Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8)).save('poster.png',compress_level=1)
