import cv2,numpy as np,sys,os
h,a,out,lo,hi=sys.argv[1:]; os.makedirs(out,exist_ok=True)
for n in range(int(lo),int(hi)):
    p=f'{n+1:03d}.png'
    x=cv2.imread(f'{h}/{p}').astype(np.uint16)+cv2.imread(f'{a}/{p}')
    cv2.imwrite(f'{out}/{p}',((x+1)//2).astype(np.uint8))
