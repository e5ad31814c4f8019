import numpy as np
sm=lambda x: np.clip(x,0,1)**2*(3-2*np.clip(x,0,1))
def tan(B,k=1.0):
    """Highlights that are warmer than cloth are skin: darker and with more colour."""
    r,g,b=B[...,0],B[...,1],B[...,2]; lum=.3*r+.55*g+.15*b
    w=sm((r-g-.018)/.035)*sm((r-b+.0)/.03)*sm((lum-.50)/.30)*k
    t=B*np.array([.90,.77,.69]); return B*(1-w[...,None])+t*w[...,None]
