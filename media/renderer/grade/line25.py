"""line25.py WIDE NARROW OUT_WIDE OUT_NARROW: the flight behind the exposures of the close-up, as the app draws it."""
import sys, numpy as np, cv2
from PIL import Image
y_at=lambda d: 371+.075*d+4.6e-5*d*d
for i,(x0,x1) in enumerate(((590.,2080.),(400.,1290.))):
    im=np.asarray(Image.open(sys.argv[1+i]).convert('RGBA')).astype(np.float32); h,w=im.shape[:2]; S=4
    m=np.zeros((h*S,w*S),np.uint8); xs=np.linspace(x0,x1,200); pts=np.c_[xs,y_at(xs-x0)]
    cv2.polylines(m,[(pts*S*16).round().astype(np.int32)],False,255,int(5*S),cv2.LINE_AA,shift=4)
    m=cv2.resize(m,(w,h),interpolation=cv2.INTER_AREA).astype(np.float32)/255
    fade=np.clip((x1-np.arange(w))/260,0,1)[None]; m=m*fade*.62
    a=im[...,3]/255; A=a+m*(1-a)
    col=(im[...,:3]*a[...,None]+np.array([217,246,61],np.float32)*(m*(1-a))[...,None])/np.maximum(A,1e-6)[...,None]
    Image.fromarray(np.concatenate([col,A[...,None]*255],2).round().astype(np.uint8),'RGBA').save(sys.argv[3+i],optimize=True)
