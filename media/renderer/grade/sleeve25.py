"""Trailer, "Track", frames 107 to 236: sleeve over the racket arm, even back of the shirt, no holes at the hem.
usage: sleeve25.py IN OUT   (folders of frames named %03d.png from 001)"""
import sys, numpy as np, cv2
from scipy.interpolate import CubicSpline
from scipy import ndimage as nd
IN, OUT = sys.argv[1:3]
X0, Y0, X1, Y1 = 80, 470, 290, 680
SS = 4
# frame: shoulder x, y, half width, cuff x, y, half width
SLEEVE = {
 107: (116,536,13, 127,521,10), 109: (127,534,12, 142,521,10), 111: (150,531,13, 161,509,9.6),
 113: (170,531,11.5, 175,508,9), 115: (178,531,10.5, 181,508,8.8), 117: (184,536,10.2, 187,508,8.4),
 119: (184.5,538,10, 187.5,508,8.4), 123: (183,539,10, 191,508,8.6), 128: (184.5,539,11, 195,511,8.6),
 133: (186.5,536.5,11.8, 200,519.5,9), 138: (186,537,12, 203,533,9), 143: (190,546,12.5, 208,546,9),
 148: (195,557,13, 213,562,9.4), 154: (205,573.5,14, 221.5,582,10.6), 160: (216,592,14.5, 230,603,10.4), 164: (223,599,14.5, 235.5,609.5,10.4),
 166: (225,600,15, 238,610.5,10.4), 172: (228,603,15, 241.5,613.5,10.4), 180: (237,608,15, 250,619,10.2), 188: (243,610,15, 256,621,10.2),
 196: (245,611,15, 258,622,10.2), 204: (246,607,14.5, 259,619,10), 210: (246,606,14.5, 259,618.5,10), 216: (247,605,13, 258,619,9.8),
 220: (250,602,12, 259,617.5,9.6), 224: (249.5,601,11.5, 257.5,616.5,9.6), 230: (246.5,601,11.5, 253,616,9.6), 236: (243,598,11.5, 249,614.5,9.6)}
BACK = {
 107: [(119,513),(112,520),(107,528),(105.5,537),(109,547),(117,557),(122.5,566),(125,580)],
 109: [(134,514),(126,520),(119,528),(116,537),(117,547),(121,556),(126,566),(128,580),(126,590)],
 111: [(146,512),(138,517),(131,524),(127.5,533),(127,545),(128,556),(130,570),(131,585)],
 113: [(150,511),(143,514),(136,521),(132,530),(130,541),(129.5,552),(130.5,565),(132,577),(130,590)],
 115: [(163,512),(156,517),(148,524),(141,533),(136,544),(133.5,556),(132.5,567),(132.5,577),(131,590)],
 117: [(168,517),(161,521),(153,529),(147,538),(143,548),(139.5,560),(137,572),(135.5,582),(132.5,592)],
 119: [(172,517),(165,521),(157,528),(150,536),(145,545),(141.5,557),(139.5,568),(138,578),(135.5,588),(130,600)],
 123: [(172,518),(165,521),(157,529),(150,537),(145,546),(141.5,557),(139,568),(137.5,578),(134.5,589),(130,600)],
 128: [(173,519),(165,522),(158,528),(151,536),(146,545),(142,556),(139.5,567),(137.5,577),(134.5,588),(130,600)],
 133: [(176,521),(167,524),(159,530),(152,538),(147,547),(143.5,557),(140.5,568),(138,578),(134.5,590)],
 138: [(183,521),(175,523),(166,528),(158,536),(152,546),(148,557),(144.5,568),(141.5,578),(137,588)],
 143: [(187,527),(178,527),(168,530),(160,537),(154,547),(150,558),(147,570),(144,581),(140,592)]}
def resample(p, n=60):
    p=np.array(p,float); t=np.r_[0,np.cumsum(np.hypot(*np.diff(p,axis=0).T))]
    return CubicSpline(t,p)(np.linspace(0,t[-1],n))
BACKR={k:resample(v) for k,v in BACK.items()}
def at(table,n):
    ks=sorted(table); 
    if n<=ks[0]: return np.array(table[ks[0]],float)
    for a,b in zip(ks,ks[1:]):
        if a<=n<=b: return np.array(table[a],float)+(np.array(table[b],float)-np.array(table[a],float))*(n-a)/(b-a)
    return np.array(table[ks[-1]],float)
def poly(pts):
    m=np.zeros(((Y1-Y0)*SS,(X1-X0)*SS),np.uint8)
    q=((np.array(pts)-[X0,Y0])*SS*16).round().astype(np.int32)
    cv2.fillPoly(m,[q],255,cv2.LINE_AA,shift=4)
    return cv2.resize(m,(X1-X0,Y1-Y0),interpolation=cv2.INTER_AREA).astype(np.float32)/255
plate=cv2.imread(f'{IN}/231.png').astype(np.float32)[Y0:Y1,X0:X1]
yy,xx=np.mgrid[Y0:Y1,X0:X1].astype(np.float32)
for n in range(107,237):
    full=cv2.imread(f'{IN}/{n+1:03d}.png'); a=full[Y0:Y1,X0:X1].astype(np.float32); src=a.copy()
    gain=1.0
    mn,mx=a.min(2),a.max(2)
    # the hall's light where he is not (left edge of the crop), so the plate has this frame's brightness
    ref=np.s_[60:150,0:12]; gain=a[ref].mean((0,1))/np.maximum(plate[ref].mean((0,1)),1)
    bg=plate*gain
    white=((mn>105)&(mx-mn<70))
    lab,k=nd.label(white); 
    sizes=nd.sum(white,lab,range(1,k+1)); torso=lab==1+int(np.argmax(sizes))
    # colour of the shirt, spread outwards
    solid=nd.binary_erosion(torso,iterations=3).astype(np.float32)
    w=cv2.GaussianBlur(solid,(0,0),5); spread=np.stack([cv2.GaussianBlur(a[...,c]*solid,(0,0),5)/np.maximum(w,1e-3) for c in range(3)],-1)
    # marks on the shirt: pixels that are darker or more coloured than their surroundings
    shirt=nd.binary_erosion(nd.binary_fill_holes(nd.binary_closing(torso,iterations=3)),iterations=4)&(yy>518)&((yy<588)|((n>=134)&(yy<652)&(xx<min(200,152+1.3*max(0,n-148))))|((n>=146)&(yy<min(634,606+max(0,n-164)))&(xx>200)))&~((a[...,2]>a[...,0]+22)&(a[...,2]>a[...,1]+10))
    sat=a.max(2)-a.min(2); dark=spread.mean(2)-a.mean(2)
    mark=shirt&((sat>34)|(dark>26))&(w>0.15)
    mk=cv2.GaussianBlur(nd.binary_dilation(mark,iterations=2).astype(np.float32),(0,0),0.8)[...,None]*nd.binary_erosion(shirt,iterations=1)[...,None]
    a=a*(1-mk)+spread*mk
    # yellow fringes of the arm become skin
    B,G,R=a[...,0],a[...,1],a[...,2]
    yellow=((R>120)&(G>0.84*R)&(B<0.62*G))
    skin=np.stack([R*0.58,R*0.71,R],-1); a=np.where(yellow[...,None],skin,a)
    if n<=144:
        b=at(BACKR,n); fade=1.0 if n<=139 else (145-n)/6
        i0=6 if n>=113 else 4
        bb=b[i0:]
        inside=poly(np.r_[bb,(bb+[12,4])[::-1]])
        tang=np.gradient(bb,axis=0); nor=np.c_[-tang[:,1],tang[:,0]]; nor/=np.linalg.norm(nor,axis=1)[:,None]
        if nor[len(nor)//2][0]>0: nor=-nor
        outside=poly(np.r_[bb,(bb+nor*13)[::-1]])*(1-inside)
        near=nd.binary_dilation(torso,iterations=3)
        # outside the curve: the hall
        k=(outside*near*fade)[...,None]
        a=a*(1-k)+bg*k
        k=(inside*(~nd.binary_erosion(torso,iterations=2))*fade)[...,None]
        # only light up to the curve where shirt colour is known
        k=k*(w>0.02)[...,None]
        a=a*(1-k)+(spread*0.985)*k
    sx,sy,sw,ex,ey,ew=at(SLEEVE,n)
    S=np.array([sx,sy]);E=np.array([ex,ey]);d=(E-S)/np.linalg.norm(E-S);q=np.array([-d[1],d[0]])  # q: right of the way up
    if 163<=n<=214: f=min(1,(n-162)/2,(215-n)/5); S=S+q*3.8*f; sw-=3.8*f; d=(E-S)/np.linalg.norm(E-S); q=np.array([-d[1],d[0]]); sx,sy=S
    if n>=224: S=S-d*min(5,(n-222)); sx,sy=S
    L=np.linalg.norm(E-S)
    pts=[]
    for t in np.linspace(-0.12,1,14): pts.append(S+d*L*t+q*(sw+(ew-sw)*min(1,max(0,t)**0.9)+0.5*np.sin(t*9)))
    for s in np.linspace(1,-1,9): pts.append(E+d*(1.4*(1-s*s))+q*ew*s)
    for t in np.linspace(1,-0.12,14): pts.append(S+d*L*t-q*(sw+(ew-sw)*min(1,max(0,t)**0.9)+0.4*np.sin(t*8+1)))
    m=poly(pts)
    u=((xx-sx)*d[0]+(yy-sy)*d[1])/L; v=((xx-sx)*q[0]+(yy-sy)*q[1])/(sw+(ew-sw)*np.clip(u,0,1))
    # soft root
    root=np.clip((u+0.12)/0.16,0,1)
    light=(v*q[0]*1.0 - 0.25*v*q[1])  # from the right, a little from above
    base=222+24*np.clip(light,-1,1)-10*np.exp(-((u-0.35-0.18*v)/0.07)**2)-7*np.exp(-((u-0.62+0.2*v)/0.06)**2)
    col=np.stack([base*1.012,base*0.995,base*0.99],-1)
    band=np.exp(-np.clip(((u*L-(L-1.6+1.4*(1-v*v)-0.4))/1.35),-9,9)**4)
    blue=np.array([176,66,62],np.float32)*(0.85+0.22*np.clip(light,-1,1))[...,None]
    col=col*(1-band[...,None]*0.92)+blue*band[...,None]*0.92
    k=(m*np.where(u<0.06,root,1))[...,None]
    # a thin shade of the sleeve's mouth on the arm
    sh=np.exp(-((u*L-(L+2.2))/1.8)**2)*(abs(v)<0.95)*0.28
    skin=(a[...,2]>a[...,0]+25)
    a=a*(1-(sh*skin*(1-m))[...,None])
    a=a*(1-k)+col*k
    full[Y0:Y1,X0:X1]=a.clip(0,255).round().astype(np.uint8)
    cv2.imwrite(f'{OUT}/{n+1:03d}.png',full)
