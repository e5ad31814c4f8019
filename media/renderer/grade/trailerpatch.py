import numpy as np
from PIL import Image
from frontracket import put,hand
L=lambda f: np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255
for i in range(1,49):
    n=65+i; f=(L(f'x/{i:03d}.png')+L(f'y/{i:03d}.png'))/2
    if n<=106: f=put(f,hand(n),140,oval=(27,-20,15,24),k=.84)
    Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save(f'o/{i:03d}.png',compress_level=1)
