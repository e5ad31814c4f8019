import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
def line_of(z,w,h):
    '''Where the line leaves the shuttle, in front of the strings and the frame: its coverage, and how much of the line behind it counts.'''
    k=w/1456; g=lambda p:((p[0]*z+1456*(1-z)*.4)*k,(p[1]*z+819*(1-z)*.42)*k); S=4
    p,q=g((511.5,124.9)),g((534.5,144.6)); x0,y0=int(p[0])-8,int(p[1])-8; n=int(q[0]-p[0])+24
    im=Image.new('L',(n*S,n*S),0); ImageDraw.Draw(im).line([((a-x0)*S,(b-y0)*S) for a,b in (p,q)],fill=255,width=round(2.15*k*S))
    m=np.zeros((h,w),np.float32); m[y0:y0+n,x0:x0+n]=np.asarray(im.resize((n,n),Image.LANCZOS)).astype(np.float32)/255; return gaussian_filter(m,.6)[...,None],[int(v) for v in g((545,153.6))]
def after(z,w,h):
    k=w/1456; y,x=np.mgrid[0:h,0:w].astype(np.float32)/k; x1=516*z+1456*(1-z)*.4; y1=819
    return np.clip((x-x1)/3,0,1)[...,None]
def floor_region(w,h):
    k=w/1456; im=Image.new('L',(w,h),0); ImageDraw.Draw(im).polygon([(k*a,k*b) for a,b in ((-200,620),(740,620),(740,1000),(-200,1000))],fill=255); return gaussian_filter(np.asarray(im).astype(np.float32)/255,(8*k,40*k))[...,None]
