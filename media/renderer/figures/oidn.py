"""oidn.py IN.exr OUT.exr [fast]: Intel's denoiser (weights of the npm package denoiser) in torch. IN: multilayer EXR of Cycles with denoising data."""
import sys,struct,numpy as np,torch,torch.nn.functional as Fn,time
torch.set_num_threads(2)
W='weights/'
def tza(f):
    b=open(f,'rb').read(); off=struct.unpack_from('<Q',b,4)[0]; n=struct.unpack_from('<I',b,off)[0]; o=off+4; T={}
    for _ in range(n):
        l=struct.unpack_from('<H',b,o)[0]; o+=2; nm=b[o:o+l].decode(); o+=l; nd=b[o]; o+=1
        dims=struct.unpack_from(f'<{nd}I',b,o); o+=4*nd; o+=nd; dt=chr(b[o]); o+=1; p=struct.unpack_from('<Q',b,o)[0]; o+=8
        T[nm]=torch.from_numpy(np.frombuffer(b,dtype='<f4' if dt=='f' else '<f2',count=int(np.prod(dims)),offset=p).astype(np.float32).reshape(dims)).contiguous(memory_format=torch.channels_last) if len(dims)==4 else torch.from_numpy(np.frombuffer(b,dtype='<f4' if dt=='f' else '<f2',count=int(np.prod(dims)),offset=p).astype(np.float32).copy())
    return T
_c={}
def net(name,x):
    T=_c.get(name) or _c.setdefault(name,tza(W+name+'.tza'))
    c=lambda n,x: Fn.relu_(Fn.conv2d(x,T[n+'.weight'],T[n+'.bias'],padding=1))
    P=lambda x: Fn.max_pool2d(x,2); U=lambda x: Fn.interpolate(x,scale_factor=2,mode='nearest'); K=lambda a,b: torch.cat([a,b],1)
    with torch.no_grad():
        if 'enc_conv1a.weight' in T:
            p1=P(c('enc_conv1b',c('enc_conv1a',x))); p2=P(c('enc_conv2b',c('enc_conv2a',p1))); p3=P(c('enc_conv3b',c('enc_conv3a',p2))); p4=P(c('enc_conv4b',c('enc_conv4a',p3)))
            y=c('enc_conv5b',c('enc_conv5a',p4))
            y=c('dec_conv4b',c('dec_conv4a',K(U(y),p3))); y=c('dec_conv3b',c('dec_conv3a',K(U(y),p2))); y=c('dec_conv2b',c('dec_conv2a',K(U(y),p1))); y=c('dec_conv1b',c('dec_conv1a',K(U(y),x))); return c('dec_conv1c',y)
        p1=P(c('enc_conv1',c('enc_conv0',x))); p2=P(c('enc_conv2',p1)); p3=P(c('enc_conv3',p2)); p4=P(c('enc_conv4',p3))
        y=c('enc_conv5b',c('enc_conv5a',p4))
        y=c('dec_conv4b',c('dec_conv4a',K(U(y),p3))); y=c('dec_conv3b',c('dec_conv3a',K(U(y),p2))); y=c('dec_conv2b',c('dec_conv2a',K(U(y),p1))); y=c('dec_conv1b',c('dec_conv1a',K(U(y),x))); return c('dec_conv0',y)
a,b,c_,d,e,f,g=1.41283765e3,1.64593172,4.31384981e-1,-2.94139609e-3,1.92653254e-1,6.26026094e-3,9.98620152e-1
y0,y1,x0,x1=1.5794576e-6,3.22087631e-2,2.23151711e-3,3.70974749e-1
def fwd(y): return np.where(y<=y0,a*y,np.where(y<=y1,b*np.maximum(y,1e-12)**c_+d,e*np.log(y+f)+g))
def inv(x): return np.where(x<=x0,x/a,np.where(x<=x1,(np.maximum(x-d,0)/b)**(1/c_),np.exp((x-g)/e)-f))
xm=float(fwd(np.array(65504.)))
def pad(x):
    h,w=x.shape[2:]; return Fn.pad(x,(0,-w%16,0,-h%16),mode='reflect')
def denoise(rgb,alb,nrm,fast=False):
    h,w=rgb.shape[:2]; t=lambda v: torch.from_numpy(np.ascontiguousarray(v.transpose(2,0,1)[None]).astype(np.float32))
    rgb=np.clip(np.nan_to_num(rgb,nan=0,posinf=60,neginf=0),0,60); lum=rgb@np.array([.212671,.71516,.072169]); m=lum>1e-4
    # exposure from what is lit: the ground is transparent
    s=.18/2**np.log2(lum[m]+1e-4).mean() if m.any() else 1
    C=fwd(rgb*s)/xm; I=np.concatenate([C,alb.clip(0,1),nrm.clip(-1,1)*.5+.5],2).astype(np.float32); o=np.zeros((h,w,3),np.float32); T,V=448,96
    for y in range(0,h,T):
        for x in range(0,w,T):
            ya,yb,xa,xb=max(0,y-V),min(h,y+T+V),max(0,x-V),min(w,x+T+V); q=I[ya:yb,xa:xb]; hh,ww=min(T,h-y),min(T,w-x)
            if not q[y-ya:y-ya+hh,x-xa:x-xa+ww,:3].any(): continue
            r=net('rt_hdr_alb_nrm',pad(t(q)).contiguous(memory_format=torch.channels_last))[0].numpy().transpose(1,2,0); o[y:y+hh,x:x+ww]=r[y-ya:y-ya+hh,x-xa:x-xa+ww]
    return np.maximum(inv(np.clip(o,0,1)*xm)/s,0)
if __name__=='__main__':
    t0=time.time(); z=np.load(sys.argv[1]); C=z['c']; ys,xs=np.nonzero(C[...,3]>0); pad_=24
    ya_,yb_,xa_,xb_=max(0,ys.min()-pad_),min(C.shape[0],ys.max()+pad_),max(0,xs.min()-pad_),min(C.shape[1],xs.max()+pad_); q=(slice(ya_,yb_),slice(xa_,xb_))
    O=np.zeros_like(C); O[q]=np.concatenate([denoise(C[q][...,:3],z['a'][q],z['n'][q],'fast' in sys.argv),C[q][...,3:]],2); np.save(sys.argv[2],O.astype(np.float32)); print('denoised',round(time.time()-t0,1),'s')
