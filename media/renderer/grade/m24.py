import sys; sys.path[:0]=['']; sys.argv=['x','y','0']; exec(open('demo22.py').read().rsplit("if __name__=='__main__'",1)[0])
from scipy.optimize import minimize
for n in (385,430,480,540,580):
    q=MAP[str(n)]; m=q['m']; bx=box(m); x0,x1,y0,y1=bx; A,X,Y=maps(m,bx); f=F17(n)[y0:y1,x0:x1]
    reg=((X>1240)&(X<1440)&(Y>560)&(Y<650))|((X>1660)&(X<1900)&(Y>690)&(Y<790))|((X>1400)&(X<1470)&(Y>560)&(Y<800)); gx=lambda I: np.gradient(I.mean(2))
    ff=gx(f)
    def e(d):
        P=gx(sample(PL+LIT,X+d[0],Y+d[1])); return sum(((a-b)[reg]**2).mean() for a,b in zip(ff,P))*1e4
    r=minimize(e,[.5,.9],method='Nelder-Mead'); print(n,r.x.round(2),round(r.fun,2),round(e([0,0]),2))
