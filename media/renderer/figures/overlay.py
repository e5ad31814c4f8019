"""ov.py BACK MAN.npy OUT [ratio.npy]"""
import sys,numpy as np; from PIL import Image
b=np.asarray(Image.open(sys.argv[1]).convert('RGB')).astype(np.float32)/255; m=np.load(sys.argv[2])
if len(sys.argv)>4: b=b*np.load(sys.argv[4])
o=b*(1-m[...,3:])+m[...,:3]; Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8)).save(sys.argv[3])
