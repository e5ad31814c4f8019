"""armdown.py: the smasher's free arm hangs beside him at the contact, in joints.json."""
import json,numpy as np
d=json.load(open('work/joints0.json'))
def fix(g):
    t=g['t']; w=np.clip((t-4.985)/(5.052-4.985),0,1); w=w*w*(3-2*w)
    if not 4.985<t<5.35: return
    p=g['smasher']; a=p['left']; S,E,W=(np.array(a[k]) for k in ('shoulder','elbow','wrist')); R=np.array(p['right']['shoulder'])
    out=S-R; out[1]=0; out/=np.linalg.norm(out); up=np.array([0,1,0.]); fw=np.array([1,0,0.])
    l1,l2=np.linalg.norm(E-S),np.linalg.norm(W-E)
    e2=-.50*up+.84*out-.05*fw; e2/=np.linalg.norm(e2); E2=S+l1*((1-w)*(E-S)/l1+w*e2); E2=S+(E2-S)/np.linalg.norm(E2-S)*l1
    f2=-.52*up+.66*out+.42*fw; f2/=np.linalg.norm(f2); f=(1-w)*(W-E)/l2+w*f2; f/=np.linalg.norm(f); a['elbow']=E2.tolist(); a['wrist']=(E2+f*l2).tolist()
for g in d['grid']: fix(g)
for s in d['shots'].values():
    for g in s['poses']: fix(g)
json.dump(d,open('work/joints.json','w'))
