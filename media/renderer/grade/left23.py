"""left23.py: in the replay of the demo the hall's wall, boards and floor go on to the left edge of the screen. left(n, f, q) -> frame."""
import numpy as np, cv2
from PIL import Image
from scipy.ndimage import gaussian_filter as G
U0,U1,V0,V1=-110,260,60,600
z=np.load('left.npz'); R=z['R']
a,b=112-V0,172-V0; t_=np.linspace(0,1,b-a)[:,None,None]; R[a:b]=R[a-4:a].mean(0)*(1-t_)+R[b:b+4].mean(0)*t_   # without the words at the top
U,V=np.meshgrid(np.arange(U0,U1)*1.,np.arange(V0,V1)*1.)
def un(n):
    T=np.asarray(Image.open(f'enc20/all_17/{n:03d}.png').convert('RGB')).astype(np.float32)/255
    return cv2.remap(T,(1.5*U+.25).astype(np.float32),(1.5*V-.25).astype(np.float32),cv2.INTER_LINEAR)
T=np.median([un(n) for n in range(109,180,5)],0)
# wall, boards, skirting: the column at u=84..92, darker to the left, with a pillar and a joint of the boards
base=np.median(R[:,84-U0:93-U0],1)
fall=np.interp(U[0],[-110,-60,75],[.55,.68,1.])
W=base[:,None]*fall[None,:,None]
pil=lambda a,b: np.clip(U-a+.5,0,1)*np.clip(b-U+.5,0,1)
W=W*(1+(.27*(pil(44,67)+pil(-145,-121))*(V<341))[...,None])
W=W*(1-(.6*np.clip(1.6-np.abs(U-68.2),0,1)*(V>=343)*(V<388))[...,None])
# the floor: as the trailer has it, as light as the replay, without the trailer's vignette
vig=np.clip(G(np.median(T[360-V0-8:360-V0+8].mean(2),0),2)/np.median(T[360-V0-8:360-V0+8,72-U0:80-U0].mean()),.3,1); vig[:10-U0]=vig[10-U0]
k=np.median((R[505-V0:570-V0,70-U0:88-U0]+.002)/(T[505-V0:570-V0,70-U0:88-U0]+.002),(0,1)); print('k',k)
Fl=T*np.minimum(1/(.35+.65*vig),1.6)[None,:,None]*k
sx=np.where(U<9,9,U); sy=np.where(U<9,V-(9-U)*.671,V)
Fl=cv2.remap(Fl.astype(np.float32),(sx-U0).astype(np.float32),(sy-V0).astype(np.float32),cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
Fl*=np.interp(U[0],[-110,60],[.6,1.])[None,:,None]
# behind the side line the skirting's dark passes into the floor
t=np.clip((V-436)/44,0,1)[...,None]; E=W*(1-t)+Fl*t
E=np.where((U<9)[...,None]&(V>440)[...,None],G(E,(1,1,0))*1.0,E)
blend=np.clip((92-U)/16,0,1); blend=np.where(V>436,np.clip((70-U)/40,0,1)**.7*np.clip((V-436)/20,0,1)+blend*(1-np.clip((V-436)/20,0,1)),blend)
BG=R.copy()
# the replay's own picture there, without what moves, capsule and rim
c0=np.median(R[:,-8-U0:8-U0],1); c0[534-V0:]=c0[522-V0:534-V0].mean(0); left=U<10; BG=np.where(left[...,None],c0[:,None],BG)
fg=(V>325)&(V<500)&(U>9); 
ad=(E-BG)*blend[...,None]
ad=np.stack([G(ad[...,j],.6) for j in range(3)],2)
def left(n,f,q):
    m,c=q['m'],q['clip']; YY,XX=np.mgrid[0:720,0:1280].astype(np.float32)
    if abs(m[1])>1e-9: I=np.linalg.inv(np.array([[m[0],m[2],m[4]],[m[1],m[3],m[5]],[0,0,1.]])); u=I[0,0]*XX+I[0,1]*YY+I[0,2]; v=I[1,0]*XX+I[1,1]*YY+I[1,2]
    else: u=(XX-m[4])/m[0]; v=(YY-m[5])/m[3]
    D=cv2.remap(ad.astype(np.float32),(u-U0).astype(np.float32),(v-V0).astype(np.float32),cv2.INTER_LINEAR,borderMode=cv2.BORDER_CONSTANT)
    Bg=cv2.remap(BG.astype(np.float32),(u-U0).astype(np.float32),(v-V0).astype(np.float32),cv2.INTER_LINEAR,borderMode=cv2.BORDER_CONSTANT)
    # in the screen: rounded rectangle and capsule, in its own units
    I=np.linalg.inv(np.array([[c[0],c[2],c[4]],[c[1],c[3],c[5]],[0,0,1.]])); sx=I[0,0]*XX+I[0,1]*YY+I[0,2]; sy=I[1,0]*XX+I[1,1]*YY+I[1,2]; a=c[0] if abs(c[0])>.1 else 1
    r=SR; dx=np.maximum(SX+r-sx,0); dy=np.maximum(SY+r-sy,0); inside=np.clip((r-np.hypot(dx,dy))*a+.5,0,1)*np.clip((sx-SX)*a+.5,0,1)*np.clip((sy-SY)*a+.5,0,1)
    cap=np.clip((np.hypot(sx-CX,np.maximum(np.abs(sy-CY)-CH,0))-CR)*a+.5,0,1)
    bar=np.clip((TB-sy)*a+.5,0,1)
    diff=np.abs(f-Bg*q['shown']).max(2); al=np.clip((diff-.055)/.10,0,1); al=np.where(u<12,np.clip((f.max(2)-.12)/.5,0,1),G(al,.5))
    return (f+D*q['shown']*(inside*cap*bar*(1-al))[...,None]).clip(0,1)
SX,SY,SR,CX,CY,CH,CR,TB=.3,.3,44,29,196.3,40,16,302.8
