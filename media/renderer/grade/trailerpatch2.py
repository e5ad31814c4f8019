import numpy as np
from PIL import Image
from resultpatch import patch
L=lambda f: np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255
for i in range(1,180):
    n=218+i; f=(L(f'x/{i:03d}.png')+L(f'y/{i:03d}.png'))/2
    w=0 if n<237 else float(np.clip((394.5-n)/10,0,1))
    if w: f=f*(1-w)+patch(f,min(n,380))*w
    Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save(f'o/{i:03d}.png',compress_level=1)
