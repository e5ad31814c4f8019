import sys,numpy as np
import grade
sm=grade.sm
def skin(rgb):
    r,g,b=rgb[...,0],rgb[...,1],rgb[...,2]; return sm((r-b-.02)/.10)*sm((r-g+.01)/.05)
def natural(rgb,gain=.96,con=1.08,keep=.6):
    """Cloth in ice and navy; skin keeps part of its colour at the light of the grade."""
    m=grade.grade(rgb,gain,con); l=grade.gam(.30*grade.lin(rgb[...,0])+.55*grade.lin(rgb[...,1])+.15*grade.lin(rgb[...,2]))
    lm=m.mean(-1)
    # the skin's own colour at the luminance of the grade
    ratio=np.clip(lm/np.maximum(rgb.mean(-1),.02),0,2.2)[...,None]
    own=np.clip(rgb*ratio,0,1)
    s=(skin(rgb)*keep)[...,None]
    return m*(1-s)+own*s
if __name__=='__main__':
    from PIL import Image
    keep=float(sys.argv[3])
    I=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(np.float32)/255
    o=np.concatenate([natural(I[...,:3],keep=keep),I[...,3:]],2)
    Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
