"""headup.py: the receiver does not bow her head after the smash: joints.json of joints as they are."""
import json,numpy as np
d=json.load(open('work/joints.json'))
def fix(g):
    t=g['t']; w=np.clip((t-5.38)/.10,0,1)*np.clip((6.75-t)/.3,0,1); w=w*w*(3-2*w)
    if w<=0 or g.get('up'): return
    L=np.array(g['receiver']['look']); n=np.array([-.72,-.34,.60]); v=(1-w)*L+w*n/np.linalg.norm(n); g['receiver']['look']=(v/np.linalg.norm(v)).tolist(); g['up']=1
for g in d['grid']: fix(g)
for s in d['shots'].values():
    for g in s['poses']: fix(g)
json.dump(d,open('work/joints.json','w'))
