"""swing.py: the blur of the racket's swing: copies of the racket, turned back about the hand and, with it, about the shoulder."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
def turn(a,deg,c): return a.rotate(deg,Image.BICUBIC,center=c)
def fan(P,hand,shoulder,deg=52,arm=12,n=160,power=1.5,gain=.8,up=497.5):
    H,W=P.shape[:2]; yy,xx=np.mgrid[0:H,0:W]
    d=np.hypot(xx-hand[0],yy-hand[1]); rk=np.clip((d-up*.30)/(up*.22),0,1)*(yy<hand[1]-20)
    a=np.asarray(P[...,3]*rk); im=Image.fromarray(G(a,1.5).astype(np.float32)); L=np.zeros((H,W),np.float32)
    for i in range(1,n+1):
        t=i/n; q=turn(turn(im,deg*t,hand),arm*t,shoulder); L+=(1-t)**power*np.asarray(q)
    return G(L,.8)*gain/n*8
def put(P,hand,shoulder,top=None,**k):
    L=fan(P,hand,shoulder,**k)
    if top is not None: t=np.clip((np.arange(P.shape[0])-top)/30,0,1)[:,None]; L=L*t*t*(3-2*t)
    L=1-np.exp(-L); c=np.array([.78,.87,1.]); A=np.clip(L,0,.75)[...,None]; g=np.concatenate([c*A,A],2); a=P[...,3:]
    return P+g*(1-a)
