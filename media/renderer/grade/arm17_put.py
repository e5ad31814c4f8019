"""arm17.py: the free arm (ma5, wa3) in the layers of the man and the woman; writes d-m17-*.npy and d-w17-*.npy, and the result's."""
import sys; sys.path[:0]=['fig','']
import numpy as np, oidn, os
from scipy.ndimage import gaussian_filter as G
def den(f): z=np.load(f); C=z['c']; return np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2)
def put(base,crop,new):
    H,W=base.shape[:2]; X,Y=round(crop[0]*W),round(crop[1]*H); h,w=new.shape[:2]; m=np.zeros((h,w)); m[12:-12,12:-12]=1; m=G(m,4)[...,None]; o=base.astype(np.float32).copy(); o[Y:Y+h,X:X+w]=o[Y:Y+h,X:X+w]*(1-m)+new*m; return o
