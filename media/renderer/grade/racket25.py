"""Trailer, "Track", frames 160 to 209: the head of the smasher's racket, which is seen edge-on, gets a narrow face.
usage: racket25.py FROM TO  (FROM: frames, TO: frames that are changed in place or taken from FROM)"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]
P={158:(258,631,233,678),160:(260,636,228,677),162:(260,641,223.5,674.5),166:(262,643,223,677),168:(264,645,225,678),172:(264,647,228,679.5),
   176:(267,651,231,684),182:(271,657,237,687),188:(277,659,238,687),196:(281,657,243.5,686),204:(285,653,249,679.5),210:(287,649,249,674)}
S=8
def at(n):
    ks=sorted(P)
    for a,b in zip(ks,ks[1:]):
        if a<=n<=b: return np.array(P[a],float)+(np.array(P[b],float)-np.array(P[a],float))*(n-a)/(b-a)
for n in range(159,210):
    p=f'{OUT}/{n+1:03d}.png'
    f=cv2.imread(p if os.path.exists(p) else f'{IN}/{n+1:03d}.png')
    hx,hy,tx,ty=at(n); H=np.array([hx,hy]);T=np.array([tx,ty]);L=np.linalg.norm(T-H); d=(T-H)/L
    c=H+(T-H)*0.72; ang=np.degrees(np.arctan2(d[1],d[0]))
    x0,y0=int(c[0])-40,int(c[1])-40; box=f[y0:y0+80,x0:x0+80].astype(np.float32)
    def ell(a,b,th):
        m=np.zeros((80*S,80*S),np.uint8)
        cv2.ellipse(m,(int((c[0]-x0)*S),int((c[1]-y0)*S)),(int(a*S),int(b*S)),ang,0,360,255,th,cv2.LINE_AA)
        return cv2.resize(m,(80,80),interpolation=cv2.INTER_AREA).astype(np.float32)[...,None]/255
    k=min(1,(n-156)/4,(212-n)/4)
    hw=3.6
    face=ell(L*0.285,hw,-1)*0.30*k; rim=ell(L*0.285,hw,int(1.25*S))*0.9*k
    # not over the leg: skin stays in front
    skin=(box[...,2]>box[...,0]+12)[...,None]
    face=face*~skin; rim=rim*~skin
    box=box*(1-face)+np.array([214,196,186],np.float32)*face
    box=box*(1-rim)+np.array([238,230,224],np.float32)*rim
    f[y0:y0+80,x0:x0+80]=box.round().clip(0,255).astype(np.uint8); cv2.imwrite(p,f)
