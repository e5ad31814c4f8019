"""Local contrast within a figure, so that muscles and folds read at the size shown. clarity.py IN OUT [skin cloth]"""
import sys,numpy as np
from scipy.ndimage import gaussian_filter as G
def clarity(c,al,ks,kc,u=1.0):
    """c: colours, not premultiplied; u: scale of the radii (1 for a body of 1200 px)."""
    r,g,b=c[...,0],c[...,1],c[...,2]; l=c@np.array([.3,.55,.15],c.dtype); solid=np.clip((al-.85)/.1,0,1)
    sk=np.clip((r-b-.05)/.08,0,1)*np.clip((r-g-.01)/.04,0,1)*solid; cl=np.clip(1-sk/.3,0,1)*np.clip((l-.35)/.2,0,1)*solid
    def loc(m,s):
        w=G(m,s*u); return np.where(w>1e-3,G(l*m,s*u)/np.maximum(w,1e-3),l)
    d=np.zeros_like(l)
    for m,k in ((sk,ks),(cl,kc)): d+=m*k*((l-loc(m,16))*.75+(loc(m,3)-loc(m,7))*.9)
    d=d.clip(-.16,.10); t=c*((l+d).clip(0,1)/np.maximum(l,.02))[...,None]; sh=(np.clip(-d/.10,0,1)*sk)[...,None]   # shadows of skin gain colour
    return (t*(1-sh*np.array([-.02,.05,.09],c.dtype))).clip(0,1)
def weaker_rim(c,al,u=1.0):
    """Rim light on skin, which reads as the edge of a cut-out, nearer to the colour beside it."""
    k=np.array([.3,.55,.15],c.dtype); ga=G(al,4*u); w=al*(ga>.9); base=G(c*w[...,None],(10*u,10*u,0))/np.maximum(G(w,10*u),.03)[...,None]
    l=c@k; bl=base@k; e=np.clip((.985-ga)/.2,0,1)*(al>.02); br=np.clip((l-bl*1.35)/.2,0,1)*np.clip((base[...,0]-base[...,2]-.0)/.05,0,1)
    m=G(e*br,.6*u)[...,None]*.8; return c*(1-m)+np.minimum(c,base*1.4)*m
if __name__=='__main__':
    from PIL import Image
    a=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(float)/255; ks,kc=map(float,(sys.argv[3:5]+['.7','.35'])[:2])
    a[...,:3]=clarity(a[...,:3],a[...,3],ks,kc); Image.fromarray((a.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
