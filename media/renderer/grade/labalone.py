import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
L=lambda f: np.asarray(Image.open(f).convert('RGBA')).astype(float)/255
for t,ship,out in (('hero','ship-hero0.png','heroalone.png'),('lab','ship-lab.png','labalone.png')):
    A=np.load(f'd-{t}-PK.npy').astype(np.float32)[...,3][:,::-1]; a=np.asarray(Image.fromarray(np.ascontiguousarray(A)).resize((796,1451),Image.LANCZOS)).clip(0,1).astype(float)
    s=L(ship); k=np.zeros(a.shape); k[340:435,530:625]=1; k=G(k,2); a=a*(1-k)+np.minimum(a,s[...,3])*k
    ref=L('figalone.png')[...,3]; print(t,A.shape,np.abs(a-ref).mean() if t=='hero' else '')
    Image.fromarray((np.concatenate([s[...,:3],a[...,None]],2).clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(out)
