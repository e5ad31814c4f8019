"""frontracket.py: gives the receiver behind the net a racket that is seen, in frames of the trailer (1920 x 1080)."""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as G
K=8
def layer(hand,scale,deg,box):
    """Colour and alpha of a racket in `box`: hand in pixels, `scale` px per metre, `deg` of the shaft."""
    x0,y0,x1,y1=box; W,H=(x1-x0)*K,(y1-y0)*K; u=np.array([np.cos(np.radians(deg)),-np.sin(np.radians(deg))]); v=np.array([-u[1],u[0]]); h=np.array(hand)-[x0,y0]
    P=lambda s,t=0: tuple(((h+u*s*scale*.86+v*t*scale)*K).tolist())
    col=Image.new('RGB',(W,H),(205,216,238)); al=Image.new('L',(W,H),0); d=ImageDraw.Draw(al); c=ImageDraw.Draw(col)
    a,b,w=.52,.145,.105; ring=[P(a+b*np.cos(q),w*np.sin(q)) for q in np.linspace(0,2*np.pi,80)]
    d.polygon(ring,fill=38)
    for t in np.linspace(-.085,.085,9):
        e=b*np.sqrt(1-(t/w)**2)*.98; d.line([P(a-e,t),P(a+e,t)],fill=96,width=int(.35*K))
    for s in np.linspace(-.12,.12,12):
        e=w*np.sqrt(1-(s/b)**2)*.98; d.line([P(a+s,-e),P(a+s,e)],fill=96,width=int(.35*K))
    d.line(ring+[ring[0],ring[1]],fill=245,width=int(1.9*K),joint='curve'); c.line(ring+ring[:2],fill=(226,234,250),width=int(2.4*K),joint='curve')
    q=[P(a+b*np.cos(z),w*np.sin(z)) for z in np.linspace(.5,1.5,20)]; c.line(q,fill=(40,96,240),width=int(2.6*K))
    d.line([P(.10),P(a-b)],fill=235,width=int(1.1*K)); c.line([P(.10),P(a-b)],fill=(190,202,226),width=int(1.6*K))
    d.line([P(-.05),P(.12)],fill=255,width=int(3.6*K)); c.line([P(-.08),P(.13)],fill=(222,228,240),width=int(4.2*K))
    r=lambda i: np.asarray(i.resize((x1-x0,y1-y0),Image.BOX)).astype(np.float32)/255
    return r(col),r(al)[...,None]
def put(f,hand,scale,deg=112,oval=None,k=.86):
    """f: RGB float 0..1."""
    f=f.copy(); X,Y=int(hand[0]),int(hand[1]); box=(X-90,Y-130,X+60,Y+40); x0,y0,x1,y1=box
    if oval is not None:
        ox,oy=X+oval[0],Y+oval[1]; rx,ry=oval[2],oval[3]; yy,xx=np.mgrid[oy-2*ry:oy+2*ry,ox-2*rx:ox+2*rx]
        m=np.clip((1.25-np.hypot((xx-ox)/rx,(yy-oy)/ry))/.35,0,1)[...,None]; q=f[oy-2*ry:oy+2*ry,ox-2*rx:ox+2*rx]; s=np.stack([G(q[...,c],5) for c in range(3)],2); f[oy-2*ry:oy+2*ry,ox-2*rx:ox+2*rx]=q*(1-m)+s*m
    fist=f[y0:y1,x0:x1].copy(); c,a=layer(hand,scale,deg,box); a=G(a,(.35,.35,0))*k
    out=fist*(1-a)+c*a
    # the fingers are in front of the handle
    yy,xx=np.mgrid[y0:y1,x0:x1]; g=np.clip((1.2-np.hypot((xx-hand[0])/5.5,(yy-hand[1])/5))/.4,0,1)[...,None]*.75
    f[y0:y1,x0:x1]=out*(1-g)+fist*g
    return f
HAND={66:(1397.6,716.8),70:(1378,720),74:(1378,723.3),79:(1378,723.3),84:(1376.7,741.6),90:(1375.4,746.2),98:(1373.4,749.4),106:(1372.7,752.7)}
def hand(n): k=sorted(HAND); return np.interp(n,k,[HAND[i][0] for i in k]),np.interp(n,k,[HAND[i][1] for i in k])
if __name__=='__main__':
    W=Image.new('RGB',(1600,640))
    for j,n in enumerate([66,74,84,104]):
        f=np.asarray(Image.open(f'frames/{n-65:03d}.png').convert('RGB')).astype(np.float32)/255
        o=put(f,hand(n),140,oval=(27,-20,15,24)); im=Image.fromarray((o*255+.5).clip(0,255).astype(np.uint8)); W.paste(im.crop((1280,560,1480,880)).resize((400,640),Image.LANCZOS),(j*400,0))
    W.save('preview.png')
