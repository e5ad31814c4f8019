import sys; sys.path[:0]=['']
sys.argv=['x']; exec(open('demo20.py').read().split("\nif __name__=='__main__'")[0])
import cv2
U,V=np.meshgrid(np.arange(-110,260)*1.,np.arange(60,600)*1.)
def un(n):
    m=MAP[str(n)]['m']; f=L(f'encd/o_17/{n:04d}.png'); return cv2.remap(f.astype(np.float32),(m[0]*U+m[4]).astype(np.float32),(m[3]*V+m[5]).astype(np.float32),cv2.INTER_LINEAR)
R=np.median([un(n) for n in range(408,590,9)],0); Lv=np.median([un(n) for n in list(range(318,400,6))],0)
T=np.asarray(Image.open('enc20/all_17/150.png').convert('RGB')).astype(np.float32)/255
T=cv2.remap(T,(1.5*U).astype(np.float32),(1.5*V).astype(np.float32),cv2.INTER_LINEAR)
np.savez('left.npz',R=R,L=Lv,T=T)
Image.fromarray((255*np.concatenate([R,Lv,T],1).clip(0,1)**.5).astype('uint8')).save('L.png')
for name,I in (('R',R),('L',Lv),('T',T)):
    print(name)
    for v in (110,180,215,260,300,360,400,450,540):
        print(v,[int(255*I[v-60-3:v-60+4,u+110-3:u+110+4].mean()) for u in (-100,-80,-60,-40,-20,0,10,20,30,40,50,60,70,80,90,100,120,140,160,180,200,230)])
