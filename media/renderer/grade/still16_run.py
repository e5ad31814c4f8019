import sys,os; sys.path.insert(0,''); os.chdir('')
from still16 import *
from PIL import ImageDraw
def poly(pts,W,H): i=Image.new('L',(W,H),0); ImageDraw.Draw(i).polygon(pts,fill=255); return np.asarray(i)>0
n,f,W,H='readclose16','chapter-read.jpg',1280,512
im,a=src(f); m=np.load(f'm-{n}.npy')
M=poly([(338,62),(362,36),(412,36),(434,60),(434,108),(412,134),(392,142),(390,228),(394,284),(370,296),(356,300),(345,330),(312,400),(300,430),(312,515),(36,515),(66,470),(74,380),(98,352),(142,352),(164,380),(164,424),(196,424),(212,393),(248,328),(308,268),(338,238),(366,222),(370,138),(345,112)],W,H)
P=fill(a,M,3.,1.,3000,(40,12))
yy,xx=np.mgrid[0:H,0:W]; o=put(a,P,m,M,(xx>399)&(yy>96)); save(o,im,'x-read.jpg'); Image.fromarray((o*255).clip(0,255).astype(np.uint8)).save('a.png')
n,f,W,H='readwide16','smash-wide.jpg',2560,1440
im,a=src(f); m=man(n,W,H,.3,(.28,.02,.64,.95),.6,'d-readwide16b')
q=[(538,110),(560,92),(600,92),(626,115),(626,165),(600,186),(588,190),(590,240),(600,290),(590,315),(566,318),(552,300),(540,340),(505,430),(500,470),(520,570),(552,605),(602,690),(605,760),(616,870),(634,950),(630,985),(600,985),(566,940),(572,880),(555,800),(560,750),(545,740),(505,715),(460,770),(430,825),(385,860),(345,930),(310,945),(285,935),(285,880),(330,840),(375,790),(400,740),(400,680),(370,640),(330,650),(255,650),(255,560),(290,530),(330,490),(355,470),(335,390),(345,370),(400,370),(410,430),(440,440),(490,370),(530,280),(545,262),(565,258),(570,190),(548,180)]
q=[(x+900,y+100) for x,y in q]; M=D(poly(q,W,H),iterations=9); NETM=np.zeros_like(M); NETM[708:905,1402:1600]=True; NETM[860:1075,1402:1420]=True
X0,Y0,X1,Y1=1100,150,1580,1130; A=a[Y0:Y1,X0:X1]; mm=(M|NETM)[Y0:Y1,X0:X1]
P=fill(A,mm,2.,1.,3000,(50,25)); full=a.copy(); full[Y0:Y1,X0:X1]=P
# boards' edge and floor lines along their slopes
from scipy.ndimage import map_coordinates
yy,xx=np.mgrid[0:H,0:W].astype(float)
def along(xl,xr,slope):
    out=np.zeros_like(a); t=np.clip((xx-xl)/(xr-xl),0,1); s=slope
    for c in range(3):
        B=G(a[...,c],(0,1.2)); L=np.mean([map_coordinates(B,[yy-s*(xx-xl+d),np.full_like(xx,xl-d)],order=1) for d in (1,5,9)],0); R_=np.mean([map_coordinates(B,[yy+s*(xr+d-xx),np.full_like(xx,xr+d)],order=1) for d in (1,5,9)],0); out[...,c]=L*(1-t)+R_*t
    return out
sl=np.interp(yy-100,[700,775,850,965,1040],[-.012,-.014,-.04,-.09,-.10])
low=np.clip((yy-860)/8,0,1)[...,None]
left=along(1170,1390,sl); right=along(1430,1548,sl)
full=np.where((M&(xx<1408))[...,None],full*(1-low)+left*low,full); full=np.where((M&(xx>=1440))[...,None],full*(1-low)+right*low,full)
full=np.where((NETM&~M)[...,None],a,full)
# the net's left end, from its right
nm=M&(xx>=1412)&(yy>=712)&(yy<=900); best=min((np.abs(a[760:880,1560:1640]-a[760+dy:880+dy,1560+d:1640+d]).mean(),d,dy) for d in range(110,190) for dy in range(-3,5)); print(best); d,dy=best[1:]
S_=np.zeros_like(a); S_[:, :-d]=np.roll(a,-dy,0)[:,d:]; full=np.where(nm[...,None],S_,full)
pm=M&(xx>=1402)&(xx<1421)&(yy>=716)&(yy<870); pr=np.median(a[830:860,1402:1421],0); full[:,1402:1421]=np.where(pm[:,1402:1421,None],np.broadcast_to(pr,(H,19,3)),full[:,1402:1421])
np.save('pw-plate.npy',full)
o=put(a,full,m,M,(xx>1490)&(yy>232)); save(o,im,'x-wide.jpg')
I=lambda z: Image.fromarray((z*255).clip(0,255).astype(np.uint8)).crop((900,100,1700,1400)).resize((640,1040),Image.LANCZOS)
W_=Image.new('RGB',(1280,1040)); W_.paste(I(full),(0,0)); W_.paste(I(o),(640,0)); W_.save('a.png')
