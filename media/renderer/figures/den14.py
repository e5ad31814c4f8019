"""den13.py FRAME...: denoised, viewed, mirrored: out13/NNNN.npz -> image (RGBA uint8), at"""
import sys,os; OD=os.environ['OD']
import numpy as np,oidn,viewlut
from skinhl import tan
from clarity import clarity
e=float(os.environ.get('E','-.15'))
for i in map(int,sys.argv[1:]):
    z=np.load(OD+f'/raw/{i:04d}.npz'); r=z['raw'].astype(np.float32); X0,Y0,X1,Y1,PX,PY=[int(v) for v in z['at']]
    o=oidn.denoise(r[...,:3],r[...,4:7],r[...,7:10],fast=False); m=viewlut.figure(np.concatenate([o,r[...,3:4]],-1),'mhc0',e)[:,::-1]; A=m[...,3]
    c=np.where(m[...,3:]>1/512,m[...,:3]/np.maximum(m[...,3:],1/512),0).clip(0,1); al=r[:,::-1,4:7]; sk=np.clip((al[...,0]-al[...,2]-.10)/.10,0,1)*np.clip((al.mean(2)-.10)/.06,0,1); sk=sk[...,None]
    lum=np.array([.3,.55,.15]); Lc=(c@lum)[...,None]; h=(al/np.maximum((al@lum)[...,None],.02)).clip(0,2.2)**.47; L2=Lc*(1.06-.34*Lc); c=c*(1-sk)+(.35*c*(L2/np.maximum(Lc,.02))+.65*L2*h)*sk; c=c*(1-(1-sk)*(1-np.array([.955,.98,1.035]))); wh=np.clip((al.mean(2)-.45)/.2,0,1)[...,None]; c=c.clip(0,1); c=clarity(c,A,float(os.environ.get('K1','.12')),float(os.environ.get('K2','.25'))); c=c*(1-wh)+(1-(1-c.clip(0,1))**float(os.environ.get('WB','1.1')))*wh
    np.savez(OD+f'/{i:04d}.npz',image=(np.concatenate([c.clip(0,1),A[...,None]],2)*255+.5).astype(np.uint8),at=[PX-X1,Y0,PX,PY])
