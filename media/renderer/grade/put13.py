"""put13.py: the smasher, rendered once more, in the frames 66 to 106 of the trailer."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
IDX=list(range(60,85))+[86,89,92,95,97]+list(range(99,110))
def put(f,n):
    z=np.load(f'o15/{IDX[n-66]:04d}.npz'); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; f=f.copy(); a=im[...,3:]
    q=f[y:y+h,x:x+w]; f[y:y+h,x:x+w]=q*(1-a)+im[...,:3]*a; return f
if __name__=='__main__':
    o=Image.new('RGB',(1800,1000))
    for k,n in enumerate((96,72)):
        f=np.asarray(Image.open(f'enc13/p/{n-65:03d}.png').convert('RGB')).astype(np.float32)/255; z=np.load(f'o15/{IDX[n-66]:04d}.npz'); x,y=z['at'][:2]; h,w=z['image'].shape[:2]
        for r,q in ((0,put(f,n)),(1,f)):
            c=Image.fromarray((q*255+.5).clip(0,255).astype(np.uint8)).crop((int(x)-30,int(y)-20,int(x)+w+30,int(y)+h+20)); c=c.resize((450,round(450*c.size[1]/c.size[0]))); o.paste(c,(k*900+r*450,0))
    o.save('a.png')
