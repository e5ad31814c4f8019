"""hallpost17.py IN.npz OUT.png EXPOSURE FROM TO VIEW [court]: denoised, with beams of the lamps, transparent at the upper and lower edge."""
import sys,numpy as np,oidn
from PIL import Image
from scipy.ndimage import gaussian_filter as G
V=dict(hero=dict(f=1450,box=(-1700,-140,4100,int(sys.argv[8]) if len(sys.argv)>8 else 900),pp=(246,154),cam=(-1.2,1.75,10.5)),lab=dict(f=9000,box=(-13000,-3800,26000,5100),pp=(-800,-2000),cam=(-.8,2,9)),end=dict(f=5950,box=(-9500,-2900,18000,3200),pp=(-2500,-1050),cam=(-2.5,1.05,9)))[sys.argv[6]]
z=np.load(sys.argv[1]); o=oidn.denoise(z['c'][...,:3],z['a'],z['n'])*2**float(sys.argv[3])*np.array([.85,.95,1.0])
h,w=o.shape[:2]; x0,y0,bw,bh=V['box']; s=w/bw; Y,X=np.mgrid[0:h,0:w]
# the wall is out of focus: above the boards, whose top is 76.5 cm high at 6.55 m behind the middle
db=V['cam'][2]+6.55; top=int((((V['cam'][1]-.80)*V['f']/db+V['pp'][1]-y0)*s)); mw=V['f']/(V['cam'][2]+10.2)*s
wall=o[:top]; wb=np.stack([G(wall[...,k],(.42*mw,.13*mw),mode='nearest') for k in range(3)],2); t=np.clip((top-np.arange(top))/(.25*mw),0,1)[:,None,None]; o[:top]=wall*(1-t)+wb*t
# beams: lamps 7.5 m high at 7 m depth behind the net, wider below
B=np.zeros((h,w)); d=V['cam'][2]+4.5; fx=lambda x: ((x-V['cam'][0])*V['f']/d+V['pp'][0]-x0)*s; fy=lambda y: ((V['cam'][1]-y)*V['f']/d+V['pp'][1]-y0)*s; m=V['f']/d*s
for bx,k in BEAMS if 'BEAMS' in globals() else {'hero':[(-6.6,.9),(-1.0,.8),(4.8,1.),(9,.7)],'lab':[(-8.6,.7),(-3.4,1.),(2.6,.85),(8,.8)],'end':[(-5.2,1.),(-.2,.8),(3.6,1.)]}[sys.argv[6]]:
    t=np.clip((Y-fy(8.6))/(fy(0.)-fy(8.6)),0,1); half=(.55+.95*t)*m; B+=k*np.exp(-(np.abs(X-fx(bx))/half)**2.6)*(1-t)**1.3*(Y<fy(-.2))
B=G(B,.12*m); o=o+B[...,None]*np.array([.0034,.0105,.036])*float(__import__('os').environ.get('BEAM','1'))
o=np.where(o<=.0031308,o*12.92,1.055*np.clip(o,1e-9,None)**(1/2.4)-.055).clip(0,1)
y=np.arange(h)/h
if 'court' in sys.argv:
    t=np.clip((y-.78)/.18,0,1)[:,None,None]; t=t*t*(3-2*t); o=o*(1-t)+np.array([11,42,122])/255*t
sm=lambda t: t*t*(3-2*t)
al=sm(np.clip(y/float(sys.argv[4]),0,1))*sm(np.clip((1-y)/(1-float(sys.argv[5])),0,1)); o=np.concatenate([o,np.broadcast_to(al[:,None,None],o.shape[:2]+(1,))],2)
Image.fromarray((o*255+np.random.default_rng(1).random(o.shape[:2]+(1,))*(np.array([1,1,1,0]))).clip(0,255).astype(np.uint8),'RGBA').save(sys.argv[2])
