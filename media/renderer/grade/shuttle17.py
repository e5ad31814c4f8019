"""shuttle17.py man|woman: the shuttle on the strings is seen from the side, as in the close-up: the cork on the strings."""
import sys,numpy as np
from PIL import Image
src=Image.open('src/assets/contact-smash.png').convert('RGBA').crop((845,300,1020,460)); src=src.crop(src.getbbox())
who=sys.argv[1]; P={'man':('smasher',(739,74),46,772,(700,150),1.0),'woman':('closing-player',(523,117),39,552,(60,170),1.0)}[who]
f,(cx,cy),L,right,(ya,yb),g=P; p='src/assets/'+f+'.png'; im=np.asarray(Image.open(p).convert('RGBA')).astype(np.float32)/255
a=np.asarray(src).astype(np.float32)/255; pm=a.copy(); pm[...,:3]*=pm[...,3:]
rot=Image.fromarray((a*255).astype(np.uint8)).rotate(float(sys.argv[2]) if len(sys.argv)>2 else 14,Image.BICUBIC,expand=True); rot=rot.crop(rot.getbbox()); r=np.asarray(rot).astype(np.float32)/255; r[...,:3]*=r[...,3:]; k=L/rot.width; n=(L,round(rot.height*k)); s=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(r[...,c])).resize(n,Image.LANCZOS)) for c in range(4)],2).clip(0,1)
# the former feathers, right of the frame
y0,y1=cy-42,cy+46; im[y0:y1,right:right+40]=0
A=s[...,3:]; top=cy-round(n[1]*float(sys.argv[3] if len(sys.argv)>3 else .42)); left=cx-4; h,w=s.shape[:2]; w=min(w,im.shape[1]-left); s=s[:,:w]; A=A[:,:w]; q=im[top:top+h,left:left+w]; qa=q[...,3:]; C=q[...,:3]*qa*(1-A)+s[...,:3]; AA=qa*(1-A)+A
im[top:top+h,left:left+w]=np.concatenate([np.where(AA>1e-3,C/np.maximum(AA,1e-3),0),AA],2)
Image.fromarray((im.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(p,optimize=True)
