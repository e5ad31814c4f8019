"""The result with the new receiver: rd/ -> rd2/. Her region gets the difference of the new picture and the former one."""
import numpy as np, os, sys, glob
from PIL import Image, ImageDraw
from scipy.ndimage import uniform_filter, gaussian_filter
S=open('final.py').read(); exec(S[S.index('def nlm'):S.index("box=os.environ")])
shot='result'; src=open('assemble.py').read(); exec(src[src.index('H={'):src.index('N=len(glob')])
w,(x,y)=clean('work/people/result-receiver/0000.npz',4)
from read2 import warp, larger, ease, N, DIS
FW,FH=1920,1080
P=np.asarray(Image.open('resultbg/0000.png').convert('RGB')).astype(np.float32)/255
hh,ww=w.shape[:2]; w=w*(1-mask(0)[y:y+hh,x:x+ww,None]); P[y:y+hh,x:x+ww]=P[y:y+hh,x:x+ww]*(1-w[...,3:])+w[...,:3]
Image.fromarray((P.clip(0,1)*255+.5).astype(np.uint8)).save('rd-plate.png')
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c])).resize((2560,1440),Image.LANCZOS)) for c in range(3)],2)-3/255
k=FW/1456; im=Image.new('L',(FW,FH),0); ImageDraw.Draw(im).polygon([(k*a,k*b) for a,b in ((822,470),(985,470),(1010,640),(1010,819),(800,819),(800,640))],fill=255)
R=gaussian_filter(np.asarray(im).astype(np.float32)/255,9)[...,None]
F=lambda i: np.asarray(Image.open(f'rd/{i:04d}.png').convert('RGB')).astype(np.float32)/255
old=np.mean([F(i) for i in range(2,6)],0).astype(np.float32); zo=larger(3.5); P=P.astype(np.float32)
os.makedirs('rd2',exist_ok=True)
BX,BY,BW,BH=1030,590,330,490
def part(A,z):
    ah,aw=A.shape[:2]; x0=(FW-FW*z)*.4; y0=(FH-FH*z)*.42; fx,fy=aw/(FW*z),ah/(FH*z)
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(A[...,c])).transform((BW,BH),Image.AFFINE,(fx,0,(BX-x0)*fx,0,fy,(BY-y0)*fy),Image.BICUBIC)) for c in range(3)],2)
only=[int(v) for v in sys.argv[1].split(',')] if len(sys.argv)>1 else range(N)
Rb=R[BY:BY+BH,BX:BX+BW]
for i in only:
    z=larger(i); a=ease((i-(N-DIS)+.5)/DIS) if i>=N-DIS else 0
    o=np.asarray(Image.open(f'rd/{i:04d}.png').convert('RGB')).copy(); b=o[BY:BY+BH,BX:BX+BW].astype(np.float32)/255
    new=part(P,z); T=b-part(old,z/zo)
    if a==0:
        L=np.minimum(T[...,0],T[...,1])-T[...,2]; m=gaussian_filter(np.clip((L-.015)/.05,0,1),1.2)[...,None]
        b=b*(1-Rb)+Rb*(new+T.clip(0,1)*m)
    else: b+=(1-a)*Rb*(new-part(old,z/zo))
    o[BY:BY+BH,BX:BX+BW]=(b.clip(0,1)*255+.5).astype(np.uint8)
    Image.fromarray(o).save(f'rd2/{i:04d}.png',compress_level=1)
