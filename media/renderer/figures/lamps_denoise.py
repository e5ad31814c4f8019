"""lamps_denoise.py TAG: denoise every light of TAG"""
import sys,os,numpy as np,oidn
t=sys.argv[1]
for L in ('PR','PL','PT','PK','PF','PB','PS'):
    o=f'd-{t}-{L}.npy'
    if os.path.exists(o): continue
    z=np.load(f'c-{t}-{L}.npz'); C=z['c']; ys,xs=np.nonzero(C[...,3]>0); q=(slice(max(0,ys.min()-24),ys.max()+24),slice(max(0,xs.min()-24),xs.max()+24))
    O=np.zeros_like(C); O[q]=np.concatenate([oidn.denoise(C[q][...,:3],z['a'][q],z['n'][q]),C[q][...,3:]],2); np.save(o,O.astype(np.float16))
