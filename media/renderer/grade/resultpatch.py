import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
import frontracket as fr
Tk=np.load('track.npy'); n_,s_,x_,y_=Tk[:,0],Tk[:,2],Tk[:,3],Tk[:,4]
ps,px,py=np.polyfit(n_,s_,1),np.polyfit(n_,x_,2),np.polyfit(n_,y_,2)
def patch(f,n):
    s,x,y=np.polyval(ps,n),np.polyval(px,n),np.polyval(py,n); X,Y=x+50*s,y+80.5*s
    # the racket before her shirt: low frequencies of the shirt, and the net's mesh
    ox,oy,rx,ry=X+26*s,Y-20*s,13.5*s,22*s; a,b,c,d=int(oy-2*ry),int(oy+2*ry),int(ox-2*rx),int(ox+2*rx); yy,xx=np.mgrid[a:b,c:d]
    m=np.clip((1.22-np.hypot((xx-ox)/rx,(yy-oy)/ry))/.3,0,1)[...,None]; q=f[a:b,c:d]; low=np.stack([G(q[...,k],6) for k in range(3)],2); mid=np.stack([G(q[...,k],1.5) for k in range(3)],2)
    f=f.copy(); f[a:b,c:d]=q*(1-m)+(low+np.clip(q-mid,-.06,.06))*m
    return fr.put(f,(X,Y),131*s,k=.84)
if __name__=='__main__':
    W=Image.new('RGB',(1600,640))
    for j,n in enumerate([238,270,330,370]):
        f=np.asarray(Image.open(f'frames/{n-235:03d}.png').convert('RGB')).astype(np.float32)/255
        im=Image.fromarray((patch(f,n)*255+.5).clip(0,255).astype(np.uint8)); W.paste(im.crop((1112,575,1312,895)).resize((400,640),Image.LANCZOS),(j*400,0))
    W.save('preview.png')
