import numpy as np
from PIL import Image
from scipy.ndimage import grey_closing, gaussian_filter as g
A='src/assets/'
Image.open('t8a.png').save(A+'closing-player.png',optimize=True)
J={'closing-player':[(468,982,492,1014),(808,990,842,1020)]}
K={'hero-smash':11,'lab-smash':11,'closing-player':9,'lab-defender':7}
tiles=[]
for n,boxes in J.items():
    im=Image.open(A+n+'.png').convert('RGBA'); I=np.asarray(im).astype(float); O=I.copy()
    for x0,y0,x1,y1 in boxes:
        p=6; c=I[y0-p:y1+p,x0-p:x1+p,:3]; a=I[y0-p:y1+p,x0-p:x1+p,3]
        cl=np.stack([grey_closing(c[...,k],size=(K[n],K[n])) for k in range(3)],2); cl=np.stack([g(cl[...,k],1.2) for k in range(3)],2)
        cl[...,0]=np.minimum(cl[...,0],cl[...,1]-.04*cl[...,2])
        y,x=np.mgrid[-1:1:c.shape[0]*1j,-1:1:c.shape[1]*1j]; s=c.shape[0]/(c.shape[0]-2*p)
        m=np.clip((1-np.maximum(abs(y)*c.shape[0]/(c.shape[0]-2*p),abs(x)*c.shape[1]/(c.shape[1]-2*p)))*6,0,1)*(a>225)
        O[y0-p:y1+p,x0-p:x1+p,:3]=c*(1-m[...,None])+cl*m[...,None]
        b=np.array([20,44,130.]); f=lambda q:(q[y0-30:y1+30,x0-30:x1+30,:3]*(q[y0-30:y1+30,x0-30:x1+30,3:]/255)+b*(1-q[y0-30:y1+30,x0-30:x1+30,3:]/255)).clip(0,255).astype(np.uint8)
        tiles.append((Image.fromarray(f(I)).resize((200,200)),Image.fromarray(f(O)).resize((200,200))))
    Image.fromarray(O.clip(0,255).astype(np.uint8),'RGBA').save('ns-'+n+'.png',optimize=True)
W=Image.new('RGB',(800,400))
for k,(u,v) in enumerate(tiles): W.paste(u,(k*200,0)); W.paste(v,(k*200,200))
W.save('ns.png')
