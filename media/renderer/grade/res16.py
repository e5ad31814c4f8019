"""res16.py: plate of the result (without the smasher), from frames 238 to 244 without the drawn line."""
import sys; sys.path[:0]=['','fig']
import numpy as np, cv2
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O, binary_closing as CL, label
W,H=1920,1080; N=161; K=1920/1456
def larger(i):
    s=i/(N-1); return 1+.055*(s+s*(1-s)/2)
def warp(A,z,w=W,h=H,zi=1.,order=cv2.INTER_CUBIC):
    """A, enlarged by zi about (.4, .42), as enlarged by z."""
    k=z/zi; M=np.array([[k,0,(w-w*k)*.4],[0,k,(h-h*k)*.42]],np.float64)
    return cv2.warpAffine(np.ascontiguousarray(A.astype(np.float32)),M,(w,h),flags=order,borderMode=cv2.BORDER_REPLICATE)
ld=lambda i: np.asarray(Image.open(f'enc19/all/{237+i:03d}.png').convert('RGB')).astype(np.float32)/255
if __name__=='__main__':
    A=np.mean([warp(ld(i),1.,zi=larger(i)) for i in range(0,6)],0); np.save('p16-old.npy',A.astype(np.float32))
    Image.fromarray((A*255).clip(0,255).astype(np.uint8)).crop((150,60,800,960)).save('a.png')
    for i in (0,2,5): print(i, np.abs(warp(A,larger(i))-ld(i))[200:900,300:700].mean()*255)
