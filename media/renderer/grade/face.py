"""face9.py IN OUT dx dy: the face of the player in profile a little clearer, and the handle cut at the heel of the hand (796 x 1451)."""
import sys,numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as G
a=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(float)/255; dx,dy=float(sys.argv[3]),float(sys.argv[4]); H,W=a.shape[:2]; K=4
def stroke(pts,w,blur,fill=True):
    im=Image.new('L',(160*K,160*K),0); d=ImageDraw.Draw(im); q=[((x+dx-340)*K,(y+dy-500)*K) for x,y in pts]
    d.line(q,fill=255,width=int(w*K),joint='curve') if w else d.polygon(q,fill=255)
    m=np.zeros((H,W)); m[500:660,340:500]=np.asarray(im.resize((160,160),Image.LANCZOS)).astype(float)/255; return G(m,blur)[...,None]
def mul(m,c,k):
    a[...,:3]=a[...,:3]*(1-m*k*(1-np.array(c)))
def put(m,c,k): a[...,:3]=a[...,:3]*(1-m*k)+np.array(c)*m*k
skin=np.clip((a[...,0]-a[...,2]-.04)/.08,0,1)[...,None]
def ell(cx,cy,rx,ry,deg):
    y,x=np.mgrid[0:H,0:W]; t=np.radians(deg); u=(x-cx-dx)*np.cos(t)+(y-cy-dy)*np.sin(t); v=-(x-cx-dx)*np.sin(t)+(y-cy-dy)*np.cos(t)
    e=np.clip(1.15-np.hypot(u/rx,v/ry),0,1); return (e*e*(3-2*e))[...,None]
mul(ell(402,600,42,17,-30)*skin,(.74,.62,.57),.46)      # under the jaw and the cheek
mul(ell(395,570,13,30,8)*skin,(.80,.70,.66),.45)        # before the ear
mul(ell(400,548,10,22,30)*skin,(.80,.70,.66),.40)       # temple
mul(ell(424,556,9,5,10)*skin,(.74,.60,.56),.55)         # eye socket
put(stroke([(412,551),(418,547),(424.5,545.6),(430,547.2)],2.1,.6),(.10,.07,.06),.72)   # brow
put(stroke([(420,553),(425,551),(430,551.8)],2.0,.5),(.07,.05,.05),.9)   # lid
put(stroke([(425.5,551.5),(430,552),(429,556),(426,555.5)],0,.5),(.10,.06,.05),.85)   # iris
put(stroke([(437,573.5),(441,574.5)],1.8,.7),(.30,.14,.11),.7)   # nostril
mul(stroke([(372,551),(386,548),(385,560),(381,570),(376,566)],0,1.3)*skin,(.28,.22,.20),.72)   # hair before the ear
Image.fromarray((a.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2])
