"""row.py: the shuttles of the close-up along a falling flight, with gaps that shrink."""
import numpy as np
from PIL import Image
from scipy.ndimage import label, binary_dilation as D
p='contact-smash.png'; im=Image.open(p).convert('RGBA'); A=np.asarray(im); H,W=A.shape[:2]
lab,n=label(D(A[...,3]>6,iterations=6)); sz=np.bincount(lab.ravel()); cs=[]
for i in range(1,n+1):
    if sz[i]<3000: continue
    ys,xs=np.nonzero(lab==i); cs.append((xs.min(),xs.max(),ys.min(),ys.max(),i))
cs=sorted(cs); [print(c) for c in cs]
sh=[c for c in cs if c[0]>700]; print(len(sh))
c0=(595,352)  # the first one, on the strings
gx=[335,285,245,210,180]; gy=[.095,.125,.155,.19,.225]
out=A.copy(); 
for c in sh: out[lab==c[4]]=0
x,y=c0
for c,g,s in zip(sh,gx,gy):
    x+=g; y+=g*s; x0,x1,y0,y1,i=c; w,h=x1-x0+1,y1-y0+1; px,py=int(x-w/2),int(y-h/2); m=(lab[y0:y1+1,x0:x1+1]==i)
    px=min(px,W-w); T=out[py:py+h,px:px+w]; T[m]=A[y0:y1+1,x0:x1+1][m]
o=Image.fromarray(out,'RGBA'); o.save('x-row.png',optimize=True); b=Image.new('RGB',(W,H),(8,14,36)); b.paste(o,mask=o.split()[3]); b.resize((W//2,H//2)).save('preview.png')
