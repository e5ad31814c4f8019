"""still17.py FRAME OUT: the still of "Read" from a frame of the trailer's result, with the number closer to the player."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
f=np.asarray(Image.open(sys.argv[1]).convert('RGB')).astype(np.float32)/255
lime=lambda q: np.clip((np.minimum(q[...,0],q[...,1])-q[...,2]-.05)/.2,0,1)
# the texts
x0,x1,y0,y1=1138,1880,95,516
R=f[y0:y1,x0:x1]; m=(R.max(2)>.42)|(lime(R)>.12); tight=G(D(m,iterations=1).astype(np.float32),.6)
print(m.mean()); m=D(m,iterations=6)
# the line of the beads passes left of the block; keep it
B=R.copy(); w=(~m).astype(np.float32); s=40; den=G(w,(s,6)); fill=np.stack([G(R[...,c]*w,(s,6)) for c in range(3)],2)/np.maximum(den,1e-4)[...,None]; den2=G(w,60); f2=np.stack([G(R[...,c]*w,60) for c in range(3)],2)/np.maximum(den2,1e-4)[...,None]; fill=np.where((den>.02)[...,None],fill,f2); k=G(m.astype(np.float32),2)[...,None]; B=R*(1-k)+fill*k
P=f.copy(); P[y0:y1,x0:x1]=B
top,bot=100,345   # number and unit
T=(f[top:bot,x0:1700]-P[top:bot,x0:1700])*tight[top-y0:bot-y0,:1700-x0,None]
CX,CY,CW=304,66,1380; CH=round(CW*.4); S=1280/CW
im=Image.fromarray((P[CY:CY+CH,CX:CX+CW]*255+.5).clip(0,255).astype(np.uint8)).resize((1280,512),Image.LANCZOS); o=np.asarray(im).astype(np.float32)/255
z=float(sys.argv[3]) if len(sys.argv)>3 else .8; tx,ty=[int(q) for q in (sys.argv[4] if len(sys.argv)>4 else '515,52').split(',')]
h,w=T.shape[:2]; n=(round(w*S*z),round(h*S*z)); t=np.stack([np.asarray(Image.fromarray(T[...,c]).resize(n,Image.LANCZOS)) for c in range(3)],2); pad=round((1152-x0)*S*z)
o[ty:ty+n[1],tx-pad:tx-pad+n[0]]+=t[:, :1280-(tx-pad)]
Image.fromarray((o*255+.5).clip(0,255).astype(np.uint8)).save(sys.argv[2],quality=86,subsampling=0,optimize=True,progressive=True)
