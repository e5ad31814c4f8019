"""older.py PICTURE: the earlier bodies of the end fade with their age."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, label
im=Image.open(sys.argv[1]).convert('RGBA'); A=np.asarray(im).astype(float); al=A[...,3]/255
lab,n=label(al>.86); big=np.argmax(np.bincount(lab.ravel())[1:])+1; fig=D(lab==big,iterations=3)
x=np.arange(A.shape[1])[None,:]; k=np.where(fig,1,G(np.where(fig|(x>640),1,np.clip(.38+.62*(x-20)/560,.38,1)),1.5)); A[...,3]*=k
Image.fromarray((A+.5).clip(0,255).astype(np.uint8),'RGBA').save(sys.argv[1],optimize=True)
