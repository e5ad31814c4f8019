"""The result shot with another pose: plate + man in the region of the player, the trail kept."""
import numpy as np, subprocess, sys
from PIL import Image
from scipy.ndimage import gaussian_filter
M='public/media/'; W,H=1920,1080
def frames(n0,n):
    p=subprocess.run(['ffmpeg','-v','error','-i',M+'trailer.mp4','-i',M+'trailer.av1.mp4','-filter_complex',f"[0:v]format=yuv420p[a];[1:v]format=yuv420p[b];[a][b]blend=all_mode=average,trim=start_frame={n0}:end_frame={n0+n},setpts=PTS-STARTPTS,scale=in_color_matrix=bt709:in_range=tv:flags=lanczos+accurate_rnd,format=rgb24",'-vsync','0','-f','rawvideo','-'],stdout=subprocess.PIPE).stdout
    return np.frombuffer(p,np.uint8).reshape(-1,H,W,3)
if __name__=='__main__':
    F=frames(304,10)
    for i,f in enumerate(F): print(304+i, f.mean().round(2), (f[...,1].astype(int)-f[...,2]>60).sum())
    ref=F[3:8].mean(0)/255
    P=np.asarray(Image.open('work/resultbg/0000.png').convert('RGB').resize((W,H),Image.LANCZOS)).astype(np.float32)/255
    for (x,y) in ((300,500),(300,900),(720,300),(650,900),(200,700),(500,130)):
        a=ref[y-8:y+8,x-8:x+8].mean((0,1))*255; b=P[y-8:y+8,x-8:x+8].mean((0,1))*255; print((x,y),a.round(1),b.round(1))
