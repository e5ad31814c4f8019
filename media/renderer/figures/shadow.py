import numpy as np; from PIL import Image
def mk(f,w,h,s,x0,floor,blobs):
    y,x=np.mgrid[0:h,0:w].astype(float); x=x/s+x0; y=(y-floor)/s; a=np.zeros((h,w))
    for cx,sx,sy,al in blobs: a=1-(1-a)*(1-al*np.exp(-.5*((x-cx)/sx)**2-.5*(y/sy)**2))
    o=np.zeros((h,w,4),np.uint8); o[...,3]=(a*255+.5); Image.fromarray(o,'RGBA').save(f,optimize=True)
mk('out/lab-defender-shadow.png',690,555,300,2.1,540,[(3.27,.11,.011,.7),(4.10,.08,.011,.6),(3.72,.36,.018,.42)])
mk('out/closing-player-shadow.png',845,1392,497.06,-1.15,1342,[(-.14,.11,.014,.7),(-.66,.05,.012,.55),(-.40,.34,.026,.42)])
