"""The court's light: two inks and lime. grade.py IN OUT [gain con] grades a whole RGBA figure; LUT grades what is neither blue nor lime."""
import sys,numpy as np
lin=lambda v: np.where(v<=.04045,v/12.92,((v+.055)/1.055)**2.4)
gam=lambda v: np.where(v<=.0031308,v*12.92,1.055*np.clip(v,1e-9,None)**(1/2.4)-.055)
X=[0,.10,.30,.52,.74,.90,1]; Cc=np.array([[3,6,22],[7,13,46],[40,58,116],[134,156,206],[206,219,246],[244,248,255],[255,255,255]])/255.
def grade(rgb,gain=1.0,con=1.0):
    l=gam(.30*lin(rgb[...,0])+.55*lin(rgb[...,1])+.15*lin(rgb[...,2]))*gain
    l=np.clip((l-.5)*con+.5,0,1)
    return np.stack([np.interp(l,X,Cc[:,k]) for k in range(3)],-1)
sm=lambda x: np.clip(x,0,1)**2*(3-2*np.clip(x,0,1))
KEEP=.9
def footage(B,gain=.94,con=1.12):
    """Skin, cloth and lines in ice and navy; blue and lime stay."""
    r,g,b=B[...,0],B[...,1],B[...,2]; lum=B.max(-1)
    warm=sm((r-g+.01)/.04)
    w=sm((r/np.maximum(b,.02)-.40)/.22)*(warm*sm((lum-.06)/.12)+(1-warm)*sm((lum-.35)/.15))
    lime=sm(((g-b)/np.maximum(lum,.05)-.06)/.12)*sm((g-r+.05)/.05)
    glow=sm((g-b+.08)/.06)*sm((g-r-.008)/.025)*sm((.6-lum)/.2)
    w=w*(1-np.maximum(lime,glow))
    # near white stays as it is: letters
    o=grade(B,gain,con)
    own=np.clip(B*np.clip(o.mean(-1)/np.maximum(B.mean(-1),.02),0,2.2)[...,None],0,1)
    s=(sm((r-b-.02)/.10)*sm((r-g+.01)/.05)*KEEP)[...,None]; o=o*(1-s)+own*s
    w=w*.5; return B*(1-w[...,None])+o*w[...,None]
if __name__=='__main__':
    from PIL import Image
    if sys.argv[1]=='lut':
        n=int(sys.argv[3]); t=np.linspace(0,1,n); b,g,r=np.meshgrid(t,t,t,indexing='ij')
        o=footage(np.stack([r,g,b],-1)).reshape(-1,3)
        with open(sys.argv[2],'w') as f:
            f.write(f'LUT_3D_SIZE {n}\n'); np.savetxt(f,o,'%.6f')
    elif sys.argv[1]=='still':
        A=np.asarray(Image.open(sys.argv[2]).convert('RGB')).astype(np.float32)/255; x0,y0,x1,y1=map(int,sys.argv[4:8]) if len(sys.argv)>4 else (0,0,A.shape[1],A.shape[0])
        A=A.copy(); A[y0:y1,x0:x1]=footage(A[y0:y1,x0:x1]); out=sys.argv[3]
        Image.fromarray((A*255+.5).astype(np.uint8)).save(out,**(dict(quality=93,subsampling=0,optimize=True,progressive=True) if out.endswith('jpg') else dict(optimize=True)))
    else:
        I=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(np.float32)/255
        o=np.concatenate([grade(I[...,:3],float(sys.argv[3]) if len(sys.argv)>3 else 1,float(sys.argv[4]) if len(sys.argv)>4 else 1),I[...,3:]],2)
        Image.fromarray((o*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
