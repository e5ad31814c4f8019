"""Earlier exposures of the racket on its way to the contact: hand, axis, normal for each (figure's coordinates: +x to the net, z up)."""
import numpy as np
STEPS=[38,33,28,24,20,16,13]
HANDX=[-.172,-.215,-.285,-.365,-.43,-.48,-.515,-.535]; HANDZ=[2.311,2.312,2.275,2.215,2.15,2.095,2.05,2.02]
FACE=[0,38,68,84,88,88,88,88]   # degrees of the face towards the camera
def exposures(c=(0,.03,2.75),th0=69,k=1.,n=7):
    out=[];th=th0
    for i in range(n+1):
        a=np.radians(th); ax=np.array([np.cos(a),-.14,np.sin(a)]); ax/=np.linalg.norm(ax)
        perp=np.array([np.sin(a),0,-np.cos(a)])  # direction of motion (forward)
        f=np.radians(FACE[i]); nrm=np.cos(f)*perp+np.sin(f)*np.array([0,-1,0]); nrm-=ax*nrm.dot(ax); nrm/=np.linalg.norm(nrm)
        hand=np.array([HANDX[i]*k+c[0],.09,c[2]+(HANDZ[i]-2.75)*k])
        out.append((hand,ax,nrm))
        if i<len(STEPS): th+=STEPS[i]
    return out
PALM=1
POLES=[(.1,1,-.3)]+[(.35,1,.0),(.5,1,.2),(.6,.9,.35),(.7,.8,.5),(.7,.8,.6),(.7,.8,.6),(.7,.8,.6)]
CLAV=[(24,6),(24,6),(22,4),(20,0),(18,-4),(16,-6),(16,-8),(16,-8)]
