import sys; sys.path[:0]=['','fig']
from res16 import *
from scipy.sparse import coo_matrix
from PIL import ImageDraw
from scipy.ndimage import map_coordinates
SRC=sys.argv[1] if len(sys.argv)>1 else 'p16-old.npy'; OUT_=sys.argv[2] if len(sys.argv)>2 else 'p16-plate.npy'
A=np.load(SRC); OX,OY=150,60
POLY=[(468,95),(480,62),(510,52),(540,65),(548,100),(535,125),(516,135),(518,185),(516,245),(480,248),(455,300),(428,370),(442,420),(472,505),(502,545),(518,580),(526,610),(535,700),(532,745),(537,790),(552,830),(547,860),(520,862),(480,825),(484,780),(490,745),(468,700),(476,660),(463,637),(420,632),(405,665),(385,668),(340,718),(300,748),(272,772),(247,818),(225,834),(195,824),(195,786),(225,730),(258,730),(260,712),(293,668),(318,655),(320,600),(328,565),(316,500),(290,508),(205,514),(198,480),(216,448),(248,402),(283,396),(268,360),(256,320),(273,293),(305,287),(342,305),(347,370),(375,338),(383,313),(428,268),(453,203),(488,192),(492,175),(500,135),(480,125)]
im=Image.new('L',(W,H),0); ImageDraw.Draw(im).polygon([(x+OX,y+OY) for x,y in POLY],fill=255); M=D(np.asarray(im)>0,iterations=4)
M[598:640,655:674]=True; M[640:672,655:690]=True
y0,y1,x0,x1=90,930,310,720; q=A[y0:y1,x0:x1].copy(); m=M[y0:y1,x0:x1]
# the wall: smooth, mostly vertical structure: multigrid-like diffusion, weights along y stronger
def fill(q,m,ky=1.,kx=1.,it=4000):
    r=q.copy()
    w=(~m).astype(np.float32)
    for s in (60,30,15,8,4):     # start from coarse averages
        den=G(w,(s,s*.6)); b=np.stack([G(r[...,c]*w,(s,s*.6)) for c in range(3)],2)/np.maximum(den,1e-6)[...,None]; ok=(den>.02); r=np.where((m&ok)[...,None],b,r) if s==60 else r
    t=r
    for _ in range(it):
        n=(ky*(np.roll(t,1,0)+np.roll(t,-1,0))+kx*(np.roll(t,1,1)+np.roll(t,-1,1)))/(2*ky+2*kx); t=np.where(m[...,None],n,q)
    return t
wall=fill(q,m,ky=2.)
yy,xx=np.mgrid[y0:y1,x0:x1].astype(float)
# the darker lower half of the wall
lo,ro=np.median(A[520+OY:640+OY,246+OX:300+OX].reshape(-1,3),0),np.median(A[522+OY:535+OY,498+OX:512+OX].reshape(-1,3),0); print(lo*255,ro*255)
t_=np.clip((xx-OX-243)/(515-243),0,1)[...,None]; dk=lo*(1-t_)+ro*t_; e_=np.clip((yy-OY-(480+(xx-OX-200)*.125))/5+.5,0,1)[...,None]; wall=np.where(m[...,None],wall*(1-e_)+dk*e_,wall); wall=np.where(m[...,None],np.stack([G(wall[...,c],2) for c in range(3)],2),wall)
# below the boards' edge: along the lines of the floor
yy,xx=np.mgrid[y0:y1,x0:x1].astype(float)
def slope(y): return np.interp(y-OY,[600,655,700,783,836,900],[-.012,-.023,-.035,-.130,-.155,-.17])
def along(xl,xr):
    out=np.zeros((y1-y0,x1-x0,3))
    for c in range(3):
        B=G(A[...,c],(0,1.0))
        t=np.clip((xx-xl)/(xr-xl),0,1)
        # the slope of the line through the point, at the middle of the gap
        s=slope(yy); L=np.mean([map_coordinates(B,[yy-s*(xx-xl+d),np.full_like(xx,xl-d)],order=1) for d in (1,4,8)],0); R=np.mean([map_coordinates(B,[yy+s*(xr+d-xx),np.full_like(xx,xr+d)],order=1) for d in (1,4,8)],0)
        out[...,c]=L*(1-t)+R*t
    return out
P=wall.copy(); yrow=yy
low=np.clip((yy-OY-640)/6,0,1)[...,None]
right=along(463+OX,560+OX); lm=m&(xx>440+OX)
left=along(186+OX,424+OX); lf=m&(xx<=440+OX)
P=np.where((lm[...,None])&(low>0),wall*(1-low)+right*low,P); P=np.where((lf[...,None])&(low>0),wall*(1-low)+left*low,P)
full=A.copy(); full[y0:y1,x0:x1]=P
# the net's left end: mesh from its right, the post from its visible part
yy2,xx2=np.mgrid[0:H,0:W].astype(float)
ny0,ny1=550+OY,669+OY; nx0,nx1=521+OX,545+OX
src=A[ny0:ny1,nx0+30:nx1+30]; best=min(range(18,40),key=lambda d:np.abs(A[ny0:ny0+20,nx0+6:nx1]-A[ny0:ny0+20,nx0+6+d:nx1+d]).mean()); print('mesh',best)
src=A[ny0:ny1,nx0+best:nx1+best]; mm=M[ny0:ny1,nx0:nx1]; mm=D(mm,iterations=2)
full[ny0:ny1,nx0:nx1]=np.where(mm[...,None],src,full[ny0:ny1,nx0:nx1])
col=A[552+OY:574+OY,512+OX:524+OX].mean(0); base=A[520+OY:530+OY,512+OX:524+OX].mean(0)
lum=col.mean(1); a=np.clip((lum-lum[[0]].mean())/(lum.max()-lum[0]),0,1)[None,:,None]; c=col[lum.argmax()]
rows=slice(541+OY,792+OY); k=np.linspace(1,.72,792-541)[:,None,None]; q=full[rows,512+OX:524+OX]; a2=a.copy(); a2[:,9:]=0
full[rows,512+OX:524+OX]=q*(1-a2*.9)+c*k*a2*.9
# the foot of the post
b=A[788+OY:797+OY,474+OX:484+OX]; full[788+OY:797+OY,484+OX:524+OX]=b.mean(1,keepdims=True)*np.ones((1,40,1))
# the short service line
yl=828+(xx2-OX-470)*.045; d=np.abs(yy2-OY-yl); w=np.clip(1.6-d,0,1)*((xx2>474+OX)&(xx2<560+OX)&M); full=full*(1-w[...,None]*.8)+np.array([.42,.52,.80])*w[...,None]*.8
np.save(OUT_,full.astype(np.float32)); np.save(OUT_.replace('plate','mask'),M)
Image.fromarray((full*255).clip(0,255).astype(np.uint8)).crop((150,60,800,960)).save('a.png')
