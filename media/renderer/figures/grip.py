"""How the hand lies on the handle at each moment: turned about the handle, and the angle of the handle in the hand."""
from filmpose import *
from scipy.ndimage import gaussian_filter1d
PHI=np.radians(np.arange(-180,181,15)); ANG=np.radians([24,38,52,66])
def still(side,g):
    phi,ang,c=solve(side,[g]); print('grip',np.degrees(phi),np.degrees(ang),c); return dict(t=[-9,99],phi=[phi[0]]*2,ang=[ang[0]]*2)
def solve(side,G=None):
    h,hands=make(side); H=hands['L']; d=joints(); only=G is not None; G=G or d['grid']
    sh,el,wr=[h.bones[f'{n}.L'][0] for n in ('upperarm01','lowerarm01','wrist')]; l1,l2=np.linalg.norm(el-sh),np.linalg.norm(wr-el); n0=rest_elbow_normal(h,'L')
    R0=frame(wr-el,n0).T
    C=np.zeros((len(G),len(ANG),len(PHI)))
    smash=[s['timeS'] for s in d['strokes'] if (s['name'] in('serve','drop','smash'))==(side=='smasher')]
    for i,g in enumerate(G):
        j=g[side]; a=j['right']; S,E,W0=M(a['shoulder']),M(a['elbow']),M(a['wrist']); pole=E-(S+W0)/2
        if np.linalg.norm(pole)<.02: pole=np.array([-.3,0,-1.])
        c,r=config(side,j); ax,n,grip=r['axis'],r['normal'],r['grip']
        near=max(np.exp(-.5*((g['t']-t)/.06)**2) for t in smash+[99.])
        for ai,A in enumerate(ANG):
            s_axis=np.sin(A)*H.d+np.cos(A)*H.a; F0=frame(s_axis,H.p).T
            for pi,p in enumerate(PHI):
                palm=rot(ax,np.degrees(p))@n; Rw=frame(ax,palm)@F0; W=grip-Rw@(H.grip-H.wrist)
                E2,W2=two_bone(S,W,l1,l2,pole); f=unit(W2-E2); n1=np.cross(E2-S,W2-E2); n1=n1 if np.linalg.norm(n1)>1e-5 else np.cross(E2-S,-pole)
                Rl=frame(W2-E2,n1)@R0; q=quat(Rw@Rl.T); tw=2*np.degrees(np.arctan2(q[1:].dot(f),q[0])); tw=(tw+180)%360-180
                hd=Rw@H.d; bend=np.degrees(np.arccos(np.clip(hd.dot(f),-1,1)))
                reach=np.linalg.norm(W-W2)
                C[i,ai,pi]=(bend/38)**2+np.clip(bend-55,0,99)**2/150+((tw+5)/55)**2+np.clip(abs(tw)-80,0,99)**2/150+(reach/.02)**2+(p/1.2)**2*(.15+6*near)+((np.degrees(A)-38)/30)**2*.3
    if only:
        k=np.unravel_index(C[0].argmin(),C[0].shape); return [PHI[k[1]]],[ANG[k[0]]],C[0].min()
    # the path of least cost
    n=len(PHI); S_=C.reshape(len(G),-1); st=[(a,p) for a in range(len(ANG)) for p in range(n)]
    pa=np.array([ANG[a] for a,_ in st]); pp=np.array([PHI[p] for _,p in st])
    dp=np.abs(pp[:,None]-pp[None]); dp=np.minimum(dp,2*np.pi-dp); tr=(dp/np.radians(15))**2*.9+((pa[:,None]-pa[None])/np.radians(14))**2*.9
    cost=S_[0].copy(); back=[]
    for i in range(1,len(G)):
        t=cost[:,None]+tr; b=t.argmin(0); back.append(b); cost=t[b,np.arange(len(st))]+S_[i]
    k=cost.argmin(); path=[k]
    for b in back[::-1]: k=b[k]; path.append(k)
    path=path[::-1]; phi=np.unwrap(pp[path]); ang=pa[path]
    phi,ang=gaussian_filter1d(phi,4),gaussian_filter1d(ang,4)
    np.savez(f'work/grip-{side}.npz',t=[g['t'] for g in G],phi=phi,ang=ang); return phi,ang,S_[np.arange(len(G)),path]
if __name__=='__main__':
    import sys
    for side in sys.argv[1:]:
        phi,ang,c=solve(side); print(side); print(np.stack([[g['t'] for g in joints()['grid']],np.degrees(phi),np.degrees(ang),c],1)[::30].round(2))
