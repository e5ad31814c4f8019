import sys; sys.path.insert(0,''); import os; os.chdir('')
from still16 import *
for n,f,W,H,c in (('readclose20','chapter-read.jpg',1280,512,None),('readwide20','smash-wide.jpg',2560,1440,(.28,.02,.64,.95))):
    im,a=src(f); m=man(n,W,H,.3,c,.6 if n=='readwide20' else 1.6); np.save(f'm-{n}.npy',m); o=a*(1-m[...,3:]*.6)+m[...,:3]*.6; Image.fromarray((o*255).clip(0,255).astype(np.uint8)).save(f's-{n}.png')
Image.open('s-readwide20.png').crop((900,100,1700,1400)).save('s2.png')
