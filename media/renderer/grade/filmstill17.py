"""filmstill17.py OUT: the people on the screen of the still of "Film", which were white, are the players."""
import sys,subprocess,io,numpy as np,cv2
from PIL import Image, JpegImagePlugin as JP
im=Image.open(io.BytesIO(subprocess.run(['git','-C','','show','b9b19ec:src/assets/chapter-film.jpg'],capture_output=True).stdout)); f=np.asarray(im.convert('RGB')).copy()
def erase(x0,y0,x1,y1,keep=None):
    q=f[y0:y1,x0:x1]; m=(q.min(2)>88).astype(np.uint8)
    if keep is not None: 
        yy,xx=np.mgrid[y0:y1,x0:x1]; m&=~keep(xx,yy)
    m=cv2.dilate(m,np.ones((4,4),np.uint8)); f[y0:y1,x0:x1]=cv2.inpaint(q,m,4,cv2.INPAINT_TELEA)
erase(516,190,568,296); erase(893,208,931,264,lambda x,y: (np.abs(y-(248.5-(x-893)*.06))<1.6))
V=lambda x,y: (470+x/2.696,90+y/2.696)
def line(a,b,w,c,al):
    S=8; l=np.zeros((512*1,1280),np.float32); big=Image.new('L',(160*S,160*S)); from PIL import ImageDraw; (ax,ay),(bx,by)=V(*a),V(*b); x0,y0=int(min(ax,bx))-8,int(min(ay,by))-8
    ImageDraw.Draw(big).line([((ax-x0)*S,(ay-y0)*S),((bx-x0)*S,(by-y0)*S)],fill=255,width=round(w*S)); m=np.asarray(big.resize((160,160),Image.BOX)).astype(np.float32)/255*al
    h,w_=min(160,512-y0),min(160,1280-x0); q=f[y0:y0+h,x0:x0+w_].astype(np.float32); m=m[:h,:w_,None]; f[y0:y0+h,x0:x0+w_]=(q*(1-m)+np.array(c)*m+.5).clip(0,255).astype(np.uint8)
W=(226,234,250)
line((160,405),(268,398),1.5,W,.95); line((1136,337.5),(1247,330.5),1.5,W,.95)
line((270,503),(190,559.5),1.3,W,.8); line((270,548),(250,563),1.3,W,.8); line((1136,438.5),(1250,432),1.0,W,.6); line((1136,431),(1250,424),.8,W,.4)
o=Image.fromarray(f).convert('RGBA')
def put(src,h,foot,box,ang,gain=1.):
    p=Image.open(src).convert('RGBA'); p=p.crop(box or p.getbbox()); 
    a=np.asarray(p).astype(np.float32)/255; pm=a.copy(); pm[...,:3]*=pm[...,3:]*gain
    w_=round(h*p.width/p.height*4); pm=np.stack([np.asarray(Image.fromarray(pm[...,k]).resize((w_,h*4),Image.BOX)) for k in range(4)],2)
    A=pm[...,3:]; c=np.where(A>1e-3,pm[...,:3]/np.maximum(A,1e-3),0).clip(0,1); p=Image.fromarray((np.concatenate([c,A],2)*255+.5).clip(0,255).astype(np.uint8),'RGBA').rotate(ang,Image.BICUBIC,expand=True).resize((0,0) if 0 else (1,1)) if 0 else Image.fromarray((np.concatenate([c,A],2)*255+.5).clip(0,255).astype(np.uint8),'RGBA').rotate(ang,Image.BICUBIC,expand=True)
    p=p.resize((round(p.width/4),round(p.height/4)),Image.LANCZOS); o.alpha_composite(p,(round(foot[0]-p.width*foot[2]),round(foot[1]-p.height)))
put('src/assets/smasher.png',94,(546,289,.62),None,3.2,1.15)
put('dr17.png',47,(914,259,.5),None,3.2,1.1)
Image.fromarray(np.asarray(o.convert('RGB'))).save(sys.argv[1],qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=True)
