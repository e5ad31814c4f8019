"""The lab's defender on the capture screens, in place of the former one."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, label
A='src/assets/'
fig=Image.open(A+'lab-defender.png').convert('RGBA')
def layer(shape,s,fx,fy):
    """The figure with the middle of its feet at (fx, fy)."""
    q=np.asarray(fig).astype(np.float32)/255; yy,xx=np.mgrid[0:555,0:690]; l=q[...,:3].mean(2); k=(np.clip((q[...,2]-q[...,0]-.04)/.08,0,1)*np.clip((l-.35)/.2,0,1)*(yy>185)*(yy<352)*np.clip((335-yy+(xx-560)*-.35)/14,0,1))[...,None]; q[...,:3]=q[...,:3]*(1-k*(1-np.array([.84,.94,1.0]))); rkt=((xx<352)&(yy>285)&(xx<305))[...,None]; q[...,:3]=np.where(rkt,np.clip(q[...,:3]*1.35+.28,0,1),np.clip(q[...,:3]*1.07,0,1)); q[...,3:]=np.where(rkt,1-(1-q[...,3:])**1.6,q[...,3:]); q=np.concatenate([q[...,:3]*q[...,3:],q[...,3:]],2); w,h=round(690*s),round(555*s)
    q=np.stack([np.asarray(Image.fromarray(q[...,c]).resize((w,h),Image.LANCZOS)) for c in range(4)],2).clip(0,1)
    L=np.zeros(shape+(4,),np.float32); x,y=round(fx-505*s),round(fy-537*s); x1,y1=min(shape[1],x+w),min(shape[0],y+h); L[y:y1,x:x1]=q[:y1-y,:x1-x]; return L
def run(name,ref,box,s,fx,fy,left,right,joints,step):
    im=np.asarray(Image.open(A+name).convert('RGB')).astype(np.float32)/255; f=im.copy(); H,W=f.shape[:2]; x0,y0,x1,y1=box
    r=np.asarray(Image.open(A+ref).convert('RGB')).astype(np.float32)/255
    if 'wide' in name: r=np.concatenate([r[:700],im[700:]],0)
    # the hall behind the former one: between the columns beside her
    a=np.median(r[:,left[0]:left[1]],1); b=np.median(r[:,right[0]:right[1]],1) if right else None
    xs=np.arange(x0,x1); t=((xs-left[1])/((right[0] if right else W)-left[1])).clip(0,1)[None,:,None]
    bg=a[y0:y1,None]*(1-t)+(b[y0:y1,None]*t if right else a[y0:y1,None]*t)
    for jx,src,w in joints:   # joints of the boards, from another one
        ja=r[y0:y1,src-w-6:src+w+6]; e=np.median(r[y0:y1,src-w-14:src-w-6],1,keepdims=True); k=(ja/np.maximum(e,.02)).clip(0,1.2); m=np.where(np.arange(y0,y1)[:,None,None]<joints_y[name],k,1); bg[:,jx-w-6-x0:jx+w+6-x0]*=m
    d=np.abs(r[y0:y1,x0:x1]-bg).max(2); m=D(d>.045,iterations=5)
    lab,n=label(m); sz=np.bincount(lab.ravel()); sz[0]=0; m=lab==sz.argmax(); m=D(m,iterations=4)
    yy,xx=np.mgrid[y0:y1,x0:x1]; m=m&step(xx,yy)
    mm=G(m.astype(np.float32),2.5)[...,None]; f[y0:y1,x0:x1]=f[y0:y1,x0:x1]*(1-mm)+bg*mm
    if 'wide' in name:   # what the floor mirrored of her
        from scipy.ndimage import grey_opening
        Y0,X0=900,2150; c=f[Y0:,X0:]; base=G(np.median(f[Y0:,2020:2120],1,keepdims=True),(10,0,0)); ex=grey_opening(np.clip(c-base,0,1),(23,23,1)); ex=G(ex,(6,6,0)); k=np.clip((np.arange(H-Y0)-4)/16,0,1)[:,None,None]*np.clip((np.arange(W-X0))/20,0,1)[None,:,None]; f[Y0:,X0:]=c-.92*ex*k
    Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save(f'cap14/bg-{name[:-4]}.png')
    L=layer((H,W),s,fx,fy)
    # on the floor: a shadow below each foot, and what the floor mirrors
    Y,X=np.mgrid[0:H,0:W]
    for px,rx in ((378,52),(630,52)):
        e=np.exp(-(((X-(fx+(px-505)*s))/(rx*s))**2+((Y-fy-1*s)/(9*s))**2)); f*=1-.72*e[...,None]
    M=np.zeros_like(L); h=int(min(fy,H-fy)); yb=int(fy); M[yb:yb+h]=L[yb-h:yb][::-1]; M=np.stack([G(M[...,c],(9*s,3*s)) for c in range(4)],2)*(.16*np.clip(1-(Y-fy)/(330*s),0,1))[...,None]
    f=f*(1-M[...,3:])+M[...,:3]
    f=f*(1-L[...,3:])+L[...,:3]*1.0
    out=Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)); p=f'cap14/{name}'
    out.save(p,quality=90,subsampling=0) if name.endswith('jpg') else out.save(p,optimize=True); return f
joints_y={}
for n in ('capture-screen.png','hero-court.jpg'):
    joints_y[n]=916
    run(n,'capture-screen.png' if n[0]=='c' else n,(1800,540,2556,1179),1.187,2293,1090,(1800,1840),(2500,2550),[(2353,1703,10)],lambda x,y: (y<1108)|((x<2500)&(y<1179)))
for n in ('capture-wide-screen.png','hero-wide-court.jpg'):
    joints_y[n]=810
    run(n,'hero-wide-court.jpg',(2150,580,2556,1179),.705,2424,912,(2145,2160),None,[],lambda x,y: (y<930)&((y<905)|(x>2300))&((x>2250)|((x>2186)&(y>690)&(y<790))))
