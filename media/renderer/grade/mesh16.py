"""mesh16.py: the net without the receiver (frame 255's space), from the net to the right of her."""
import sys; sys.path[:0]=['']
from res16 import *
X0,X1,Y0,Y1=1128,1312,617,742
from scipy.ndimage import map_coordinates
DR=2.0
def net(A18):
    ring=(slice(626,716),slice(1096,1142)); best=None; n=lambda s:s-s.mean((0,1))
    for dy in range(-2,8):
        for dx in range(176,230):
            e=np.abs(n(A18[ring])-n(A18[626+dy:716+dy,1096+dx:1142+dx]))[...,:].mean() if 1096+dx>1290 or True else 9
            r=A18[626+dy:640+dy,1096+dx:1142+dx]
            e=np.abs(n(A18[626:640,1096:1142])-n(r)).mean()+np.abs(n(A18[700:742,1096:1112])-n(A18[700+dy:742+dy,1096+dx+0:1112+dx+0])).mean()*(1096+dx>1288)
            if best is None or e<best[0]: best=(e,dx,dy)
    print(best); e,dx,dy=best; yy,xx=np.mgrid[Y0:Y1,X0:X1].astype(float); ty=dy-(xx-X0)/(X1-X0)*DR; S=np.stack([map_coordinates(A18[...,c],[yy+ty,xx+dx],order=3) for c in range(3)],2)
    g=lambda a:np.stack([G(a[...,c].mean(1),9) for c in range(3)],1)[:,None]
    l=g(A18[Y0:Y1,1104:1128])/np.maximum(g(A18[Y0+dy:Y1+dy,1310:1334]),.01); r=g(A18[Y0:Y1,1312:1336])/np.maximum(g(A18[Y0+dy:Y1+dy,1312+dx:1336+dx]),.01)
    t=np.linspace(0,1,X1-X0)[None,:,None]; l=l.clip(.8,1.25); r=r.clip(.8,1.25)
    o=A18.copy(); w=(np.clip((np.arange(Y0,Y1)-Y0)/3,0,1)*np.clip((Y1-1-np.arange(Y0,Y1))/3,0,1))[:,None]*(np.clip((np.arange(X0,X1)-X0)/6,0,1)*np.clip((X1-1-np.arange(X0,X1))/6,0,1))[None]; w=w[...,None]
    o[Y0:Y1,X0:X1]=A18[Y0:Y1,X0:X1]*(1-w)+S*(l*(1-t)+r*t)*w; gl_,gr_=A18[744:754,1140:1165].mean((0,1)),A18[744:754,1296:1310].mean((0,1)); tt_=((np.arange(1236,1312)-1152)/(1303-1152)).clip(0,1)[None,:,None]; g_=gl_*(1-tt_)+gr_*tt_; k_=(np.clip((np.arange(739,754)-738.2),0,1)*np.clip((753-np.arange(739,754))/3,0,1))[:,None]*(np.clip((np.arange(1236,1312)-1240)/4,0,1)*np.clip((1308-np.arange(1236,1312))/4,0,1))[None]; o[739:754,1236:1312]=o[739:754,1236:1312]*(1-k_[...,None])+g_*k_[...,None]
    W_=np.zeros(A18.shape[:2]+(1,)); W_[Y0:Y1,X0:X1]=w; return o,W_
if __name__=='__main__':
    A1=np.load('p16-old.npy'); A=warp(A1,larger(18)); B,_=net(A)
    I=lambda z: Image.fromarray((z*255).clip(0,255).astype(np.uint8)).crop((1080,600,1390,760)).resize((930,480),Image.LANCZOS)
    W_=Image.new('RGB',(930,960)); W_.paste(I(A),(0,0)); W_.paste(I(B),(0,480)); W_.save('b.png')
