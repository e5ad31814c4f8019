import sys,numpy as np,oidn,viewlut
from PIL import Image
f,o=sys.argv[1:3]; e=float(sys.argv[3]) if len(sys.argv)>3 else 0
z=np.load(f); C=z['c']; O=np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2); np.save(o+'.npy',O.astype(np.float32))
P=viewlut.figure(O,'mhc0',e)[:,::-1]; A=P[...,3:]; c=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1)
im=Image.fromarray((np.concatenate([c,A],2)*255+.5).astype(np.uint8),'RGBA'); print(im.size,im.getbbox()); b=Image.new('RGBA',im.size,(8,30,100,255)); b.alpha_composite(im); b.convert('RGB').save(o+'.png')
