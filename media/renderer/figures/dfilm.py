"""dfilm.py OUT STOPFILE: denoises OUT/raw/*.npz into OUT/*.npz until STOPFILE exists and nothing is left."""
import sys,os,glob,time,numpy as np
sys.argv,A=[sys.argv[0],'x'],sys.argv
import oidn,viewlut,torch
torch.set_num_threads(2)
OUT,STOP=A[1:3]
while True:
    fs=sorted(f for f in glob.glob(OUT+'/raw/[0-9][0-9][0-9][0-9].npz'))
    if not fs:
        if os.path.exists(STOP): break
        time.sleep(1); continue
    for f in fs:
        z=np.load(f); r=z['raw'].astype(np.float32); X0,Y0,X1,Y1,PX,PY=[int(v) for v in z['at']]; t=time.time()
        if min(r.shape[:2])>15:
            h,w=r.shape[:2]; q=np.pad(r,((0,max(0,32-h)),(0,max(0,32-w)),(0,0)))
            o=oidn.denoise(q[...,:3],q[...,4:7],q[...,7:10],fast=False)[:h,:w]; m=viewlut.figure(np.concatenate([o,r[...,3:4]],-1),'mhc-35')
        else: m=np.zeros((*r.shape[:2],4),np.float32)
        m=m[:,::-1]; g=f'{OUT}/{os.path.basename(f)}'
        np.savez_compressed(g+'.part.npz',image=(m.clip(0,1)*255+.5).astype(np.uint8),at=[PX-X1,Y0]); os.rename(g+'.part.npz',g); os.remove(f); print(g,r.shape,round(time.time()-t,1),flush=True)
