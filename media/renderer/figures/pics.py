import math
import numpy as np
from mh import *
C=np.array
def lr(n,v): return [(f'armslegs/{a}-{n}',v) for a in 'lr']
MAN=dict(height=1.82,headscale=.945,targets=[('macrodetails/caucasian-male-young',.4),('macrodetails/asian-male-young',.6),('macrodetails/universal-male-young-maxmuscle-averageweight',.8),('macrodetails/proportions/male-young-maxmuscle-averageweight-idealproportions',.5),
 ('torso/torso-vshape-incr',.4),('torso/torso-muscle-dorsi-incr',.5),('torso/torso-muscle-pectoral-incr',.3),('measure/measure-neck-circ-incr',.25)]
 +lr('upperarm-shoulder-muscle-incr',.5)+lr('upperarm-muscle-incr',.5)+lr('lowerarm-muscle-incr',.6)+lr('upperleg-muscle-incr',.6)+lr('lowerleg-muscle-incr',.7),
 hair='short',skin=(.50,.27,.165),colours=dict(shirt=('#eef1f6','#1d3fb8',.016,'#1d3fb8'),shorts=('#16246a',None,.0,'#e6ebf6'),sock=('#eef1f6',),shoe=('#f0f3f8','#2f6bff','#e9edf4','#b98a4e'),racket=('#e8ecf4','#20242e','#d7f53c')),
 kit=dict(shirt=dict(loose=1.15,length=.06),shorts=dict(hem=.30,loose=1.0),grow=-.10))
WOMAN=dict(height=1.72,headscale=.96,targets=[('macrodetails/caucasian-female-young',.35),('macrodetails/asian-female-young',.65),('macrodetails/universal-female-young-maxmuscle-averageweight',.75),('macrodetails/proportions/female-young-averagemuscle-averageweight-idealproportions',.55),('breast/female-young-averagemuscle-averageweight-mincup-averagefirmness',.5),('measure/measure-waist-circ-decr',.45),('measure/measure-hips-circ-incr',.35),('measure/measure-shoulder-dist-decr',.3)]
 +lr('upperarm-muscle-incr',.25)+lr('lowerarm-muscle-incr',.3)+lr('upperleg-muscle-incr',.4)+lr('lowerleg-muscle-incr',.5),
 hair='tail',skin=(.56,.315,.20),haircol=(.016,.010,.008),colours=dict(shirt=('#8fb8ff','#0d1b52',.014,None),skirt=('#f2f4fa','#8fb8ff',.010,None),sock=('#f2f4fa',),shoe=('#f4f6fa','#ff6a4d','#eef1f6','#c08d55'),racket=('#ff7a5c','#2a2f3c','#f4f6fa')),
 tie=[-1.38,-.44,.46],kit=dict(grow=-.06,shirt=dict(loose=.6,length=-.13),skirt=dict(length=.37,flare=1.0)))
MAN['tex']=dict(file='young_lightskinned_male_diffuse2.png',gain=(.86,.80,.755),muscle=.85,con=1.0)
WOMAN['tex']=dict(file='young_lightskinned_female_diffuse3.png',gain=(1.02,.95,.915),muscle=.42,con=.95)
DEF=dict(WOMAN,height=1.70)
FIN=dict(WOMAN,tie=[-1.52,.12,.52],colours=dict(WOMAN['colours'],shoe=('#f4f6fa','#2f6bff','#eef1f6','#c08d55'),racket=('#4f86ff','#2a2f3c','#f4f6fa')))
FIST={2:(50,62,38),3:(62,68,44),4:(68,70,46),5:(72,70,44)}
RELAX={2:(22,30,18),3:(30,36,22),4:(36,40,24),5:(40,42,26)}
THUMB_FIST=[(38,(1,0.25,0)),(55,(1,0,.1)),(50,(1,0,.2))]
THUMB_REL=[(14,(1,0,0)),(6,(1,0,0)),(14,(1,0,0))]
def racket_arm(contact,axis,normal,gear_reach,**k):
    axis=unit(axis); n=np.asarray(normal,float); n=unit(n-axis*n.dot(axis))
    return dict(racket=(axis,n*k.pop('palm',1),np.asarray(contact)-axis*gear_reach),**k), axis, n
REACH=.555-.078
HERO_ARM=dict(wrist=(-.30,-.34,-.16),pole=(-.5,-.2,-1),hand=((-.75,-.35,.35),(.5,.2,-.8)),clav=(4,-10))
def hero():
    c=C([0,.03,2.75])
    arm,ax,n=racket_arm(c,(.22,-.20,.95),(.9,-.42,-.20),REACH,pole=(.1,1,-.3),clav=(24,6))
    return dict(person=MAN,contact=c,axis=ax,normal=n,shuttle=C([.80,-.10,.52]),
     pose=dict(hips_at=C([-.535,-.02,1.172]),pelvis=(-16,6,-6),chest=(-38,16,-24),head=(-24,-34,-12),
      armL=arm,armR=HERO_ARM,
      legL=dict(ankle=C([-.36,.10,.395]),pole=(1,.12,0.2),foot=((.80,.05,-.60),(.60,0,.80)),toes=0),
      legR=dict(ankle=C([-1.12,-.20,.60]),pole=(.75,-.25,-.55),foot=((-.55,-.15,-.82),(.8,0,-.6)),toes=0),
      look=c,eyemax=28),face=[('expression/units/caucasian/mouth-open',.14),('expression/units/caucasian/mouth-retraction',.25),('expression/units/caucasian/eyebrows-left-down',.3),('expression/units/caucasian/eyebrows-right-down',.3)],gravity=(-2.2,0,-8),swing=[((-.17,-.0,-.03),(-.74,-.05,.67),(.55,-.55,.6),(.6,.5,.0),(-4,-4)),((-.29,.02,-.11),(-.97,-.12,-.16),(.05,-.86,.5),(.6,.6,.1),(-8,-8)),((-.36,.03,-.20),(-.80,-.15,-.58),(-.1,-.95,.3),(.6,.6,.2),(-10,-12)),((-.395,.03,-.27),(-.58,-.15,-.80),(-.1,-.97,.2),(.6,.6,.2),(-12,-16))],
     view=dict(x0=-1.3472,z1=2.75+.2961,w=1.6,h=2.9166,px=796,py=1451))
def closing():
    c=C([0,0,2.40])
    arm,ax,n=racket_arm(c,(.16,-.2,.96),(.9,-.45,-.1),REACH,pole=(.1,1,-.3),clav=(24,6))
    return dict(person=WOMAN,contact=c,axis=ax,normal=n,shuttle=C([.86,-.10,.42]),
     pose=dict(hips_at=C([-.40,-.02,.88]),pelvis=(-22,4,-4),chest=(-44,6,-20),head=(-24,-36,-10),
      armL=arm,armR=dict(wrist=(.16,-.05,-.26),pole=(-.8,-.6,-.5),hand=((.75,.45,.4),(-.2,.8,-.4)),clav=(0,-6)),
      legR=dict(ankle=C([-.20,-.12,.095]),pole=(1,-.25,.1),foot=((.93,-.36,0.02),(0,0,1)),toes=0),
      legL=dict(ankle=C([-.74,.16,.20]),pole=(1,.3,-.1),foot=((.72,.2,-.66),(.66,0,.72)),toes=42),
      look=c,eyemax=28),face=[('expression/units/caucasian/mouth-open',.06),('expression/units/caucasian/eye-left-opened-up',.4),('expression/units/caucasian/eye-right-opened-up',.4)],gravity=(-2.5,0,-9),tail=[(-.09,-.01,.0),(-.17,-.03,-.06),(-.225,-.05,-.16),(-.25,-.06,-.26)],
     view=dict(x0=-1.15,z1=2.70,w=1.7,h=2.80,px=845,py=1392))
def defender():
    # mirrored afterwards: here she faces +x, X = -x of the lab
    c=C([-2.75,.16,.707])
    arm,ax,n=racket_arm(c,(.76,-.11,-.64),(.57,-.38,.73),REACH,palm=-1,pole=(-.05,.75,.6),clav=(0,22))
    return dict(person=DEF,contact=c,axis=ax,normal=n,shuttle=None,mirror=True,
     pose=dict(hips_at=C([-3.90,.02,.60]),pelvis=(-14,26,0),chest=(-30,40,-4),head=(-14,4,-6),
      armL=arm,armR=dict(wrist=(-.22,-.30,-.10),pole=(-.6,-.5,-.6),hand=((.1,-.75,.2),(.3,.2,-.8)),clav=(4,-10)),
      legL=dict(ankle=C([-3.36,.26,.095]),pole=(1,.35,.15),foot=((.94,.32,0.0),(0,0,1)),toes=0),
      legR=dict(ankle=C([-4.20,-.36,.15]),pole=(1,-.65,.35),foot=((.72,-.55,-.42),(.42,0,.9)),toes=26),
      look=C([-2.2,-.2,.85]),eyemax=28),face=[('expression/units/caucasian/mouth-open',.3),('expression/units/caucasian/eye-left-opened-up',.7),('expression/units/caucasian/eye-right-opened-up',.7),('expression/units/caucasian/eyebrows-left-up',.6),('expression/units/caucasian/eyebrows-right-up',.6)],gravity=(-2.5,0,-9),tail=[(-.08,.0,.05),(-.16,-.02,.05),(-.225,-.03,-.02),(-.26,-.04,-.11)],
     view=dict(x0=-4.40,z1=1.80,w=2.30,h=1.85,px=690,py=555))
PICS=dict(hero=hero,closing=closing,defender=defender)
def finale():
    h=hero(); k=.945; c0=C([0,.03,2.75]); c=C([0,.03,2.60]); at=lambda q: c+k*(C(q)-c0)
    arm,ax,n=racket_arm(c,(.22,-.20,.95),(.9,-.42,-.20),REACH,pole=(.1,1,-.3),clav=(24,6))
    P=dict(h['pose']); P['armL']=arm; P['hips_at']=at(P['hips_at']); P['look']=c
    P['armR']=dict(P['armR'],wrist=tuple(k*C(P['armR']['wrist'])))
    for l in ('legL','legR'): P[l]=dict(P[l],ankle=at(P[l]['ankle']))
    w=closing()
    return dict(w,person=FIN,contact=c,axis=ax,normal=n,shuttle=C([.80,-.10,.52]),pose=P,gravity=(-2.2,0,-8),tail=[(-.08,-.01,.03),(-.16,-.03,.0),(-.225,-.05,-.08),(-.27,-.06,-.17)],
     view=dict(x0=-1.3472,z1=2.60+.2961,w=1.6,h=2.9166,px=796,py=1451))
PICS['finale']=finale

def read():
    h=hero()
    return dict(h,
     lights=[((.5,-.8,6.5),420,(.90,.94,1),1.0),((4.4,-5.6,4.2),6200,(.90,.94,1),.9),((6.2,4.4,3.2),5200,(.40,.56,1),.9),((-1.6,6.0,3.0),420,(.86,.90,1),.8),((-5.6,.5,2.4),110,(.62,.74,1),2.0)],exposure=-.35,
     view=dict({'from':(-7,3.73,1.02),'to':(2.7,.23,1.64)},fov=25,shift=.02,px=2048,py=1152))
PICS['read']=read

def cam(frm,to,fov,shift,px,py):
    # film (x, y up, z right) -> mirrored Blender, from the contact at x = -6
    f=lambda a:(a[0]+6,a[2]+.03,a[1])
    return dict({'from':f(frm),'to':f(to)},fov=fov,shift=-shift[0],shift_y=-shift[1]*py/px,px=px,py=py)
def readclose(): return dict(read(),view=cam((-13,1.02,3.7),(-3.3,2.62,-.32),8.6,(.1,-.085),1280,512))
def readwide(): return dict(read(),view=cam((-16.8,1,4.9),(-5.6,1.55,0),20,(-.1,.045),2560,1440))
PICS.update(readclose=readclose,readwide=readwide)

def folded(h):
    c=C([0,.03,2.75])
    arm,ax,n=racket_arm(c,(.36,-.14,.92),(.88,-.24,-.40),REACH,pole=(.1,1,-.3),clav=(26,10))
    P=dict(h['pose']); P.update(hips_at=C([-.63,-.02,1.150]),pelvis=(-18,14,-6),chest=(-46,26,-24),head=(-26,-24,-12),armL=arm,look=c,
      armR=dict(wrist=(.20,-.04,-.22),pole=(-1,.25,-.35),hand=((.8,.25,.35),(-.1,.9,-.3)),clav=(2,-12)),
      legL=dict(ankle=C([-.38,.12,.395]),pole=(1,.12,0.3),foot=((.72,.05,-.69),(.69,0,.72)),toes=0),
      legR=dict(ankle=C([-1.14,-.22,.66]),pole=(.75,-.25,-.65),foot=((-.45,-.15,-.88),(.86,0,-.5)),toes=0))
    return dict(h,contact=c,axis=ax,normal=n,shuttle=C([.84,-.10,-.02]),pose=P)
HERO_A=folded(hero())
PICS['heroa']=lambda: folded(hero())

def varb(h,dz=0,k=1):
    c=C([0,.03,2.75])
    arm,ax,n=racket_arm(c,(.36,-.14,.92),(.88,-.24,-.40),REACH,pole=(.1,1,-.3),clav=(26,10))
    P=dict(h['pose']); P.update(hips_at=C([-.70,-.02,1.165]),pelvis=(-20,18,-6),chest=(-50,33,-26),head=(-28,-20,-12),armL=arm,look=c,
      armR=dict(wrist=(.12,-.10,-.17),pole=(-1,-.1,-.25),hand=((.8,.45,.35),(-.1,.9,-.3)),clav=(6,-14)),
      legL=dict(ankle=C([-.30,.12,.44]),pole=(1,.12,0.3),foot=((.80,.05,-.60),(.60,0,.80)),toes=0),
      legR=dict(ankle=C([-1.16,-.24,.56]),pole=(.75,-.25,-.65),foot=((-.45,-.15,-.88),(.86,0,-.5)),toes=0))
    return dict(h,contact=c,axis=ax,normal=n,shuttle=C([.84,-.10,-.02]),pose=P)
PICS['herob']=lambda: varb(hero())
def varc(h):
    c=C([0,.03,2.75])
    arm,ax,n=racket_arm(c,(.30,-.14,.94),(.89,-.24,-.36),REACH,pole=(.1,1,-.3),clav=(26,8))
    P=dict(h['pose']); P.update(hips_at=C([-.60,-.02,1.165]),pelvis=(-6,8,-10),chest=(-36,26,-28),head=(-24,-28,-12),armL=arm,look=c,
      armR=dict(wrist=(.26,-.16,-.12),pole=(-.3,-.7,-.8),hand=((.5,.2,.75),(-.2,.9,-.3)),clav=(4,-6)),
      legL=dict(ankle=C([-1.06,.10,.52]),pole=(.75,.1,-.65),foot=((-.45,.05,-.88),(.88,0,-.45)),toes=0),
      legR=dict(ankle=C([-.28,-.20,.50]),pole=(1,-.12,0.5),foot=((.85,-.05,-.50),(.50,0,.85)),toes=0))
    return dict(h,contact=c,axis=ax,normal=n,shuttle=C([.84,-.10,-.02]),pose=P)
PICS['heroc']=lambda: varc(hero())
RIM=[((2.4,-1.6,3.2),380,(1,1,1),.7),((1.7,3.0,1.2),3600,(1,1,1),.35),((-2.6,2.2,2.3),1500,(1,1,1),.6),((-2.0,-4.0,.5),40,(1,1,1),3)]
def hero3():
    p=varb(hero()); q=p['pose']; d=C([.035,0,0])
    q['hips_at']=q['hips_at']+d; 
    for l in ('legL','legR'): q[l]=dict(q[l],ankle=q[l]['ankle']+d)
    q['legR']['ankle']=q['legR']['ankle']+C([.02,0,0])
    return dict(p,lights=RIM)
PICS['hero3']=hero3
def finale3():
    f=finale(); p=varc(hero()); k=.945; c0=C([0,.03,2.75]); c=C([0,.03,2.60]); at=lambda q: c+k*(C(q)-c0)
    arm,ax,n=racket_arm(c,(.30,-.14,.94),(.89,-.24,-.36),REACH,pole=(.1,1,-.3),clav=(26,8))
    P=dict(p['pose']); P['armL']=arm; P['hips_at']=at(P['hips_at']); P['look']=c
    P['armR']=dict(P['armR'],wrist=tuple(k*C(P['armR']['wrist'])))
    for l in ('legL','legR'): P[l]=dict(P[l],ankle=at(P[l]['ankle']))
    return dict(f,contact=c,axis=ax,normal=n,shuttle=C([.84,-.10,-.02]),pose=P,lights=RIM)
PICS['finale3']=finale3
def defender3(): return dict(defender(),lights=RIM)
PICS['defender3']=defender3
RIM[:]=[((3.6,-.35,2.4),430,(1,1,1),.6),((1.6,3.2,.8),2600,(1,1,1),.3),((-2.4,2.6,2.0),2200,(1,1,1),.4),((-1.0,-5.0,1.5),22,(1,1,1),3)]
RIM[:]=[((3.4,-.75,2.6),430,(1,1,1),.6),((1.6,3.2,.8),2800,(1,1,1),.3),((-2.4,2.6,2.0),2200,(1,1,1),.4),((-1.0,-5.0,1.5),40,(1,1,1),3)]
RIM[0]=((3.4,-.75,2.6),380,(1,1,1),.6)
def read3():
    q=read(); return dict(hero3(),lights=q['lights'],exposure=q['exposure'],view=q['view'],sim='sim-hero3.npz')
PICS['read3']=read3
PICS['readclose3']=lambda: dict(read3(),view=cam((-13,1.02,3.7),(-3.3,2.62,-.32),8.6,(.1,-.085),1280,512))
PICS['readwide3']=lambda: dict(read3(),view=cam((-16.8,1,4.9),(-5.6,1.55,0),20,(-.1,.045),2560,1440))
def shift(p,d):
    d=C(d); q=dict(p['pose']); q['hips_at']=q['hips_at']+d
    for l in ('legL','legR'): q[l]=dict(q[l],ankle=q[l]['ankle']+d*C([1,1,.75]))
    return dict(p,pose=q)
def hero4(): return shift(hero3(),(.045,.075,.115))
def finale4(): return shift(finale3(),(.045,.055,.095))
def read4():
    q=read(); return dict(hero4(),lights=q['lights'],exposure=q['exposure'],view=q['view'],sim='sim-hero4.npz')
PICS.update(hero4=hero4,finale4=finale4,read4=read4)
PICS['readclose4']=lambda: dict(read4(),view=cam((-13,1.02,3.7),(-3.3,2.62,-.32),8.6,(.1,-.085),1280,512))
PICS['readwide4']=lambda: dict(read4(),view=cam((-16.8,1,4.9),(-5.6,1.55,0),20,(-.1,.045),2560,1440))
def hero4(): return shift(hero3(),(.035,.0585,.0995))
def finale4(): return shift(finale3(),(.032,.040,.0745))
PICS.update(hero4=hero4,finale4=finale4)
def hero5():
    """The lowest foot is less than 30 cm above the floor."""
    p=hero4(); q=dict(p['pose'])
    for l,dz in (('legL',-.055),('legR',-.03)): q[l]=dict(q[l],ankle=q[l]['ankle']+C([0,0,dz]))
    return dict(p,pose=q)
PICS['hero5']=hero5
PICS['readclose5']=lambda: dict(read4(),view=cam((-13,1.02,3.7),(-3.3,2.62,-.32),9.0,(-.035,-.085),1280,512))
def finale5():
    """The free arm is seen, ahead of the chest."""
    f=finale4(); P=dict(f['pose']); P['armR']=dict(wrist=(.40,-.17,-.04),pole=(-.1,-.6,-.9),hand=((.75,.1,.6),(-.3,.7,-.5)),clav=(4,-8)); return dict(f,pose=P)
PICS['finale5']=finale5

def serve():
    """The backhand serve, before the stroke: upright, the racket ahead, the shuttle held before the strings."""
    c=C([-.055,-.015,.945])
    arm,ax,n=racket_arm(c,(.31,-.79,-.53),(.88,.02,.48),REACH,palm=-1,pole=(-.12,1,.03),clav=(2,6))
    d=C([.86,-.20,-.22])/np.linalg.norm([.86,-.20,-.22])
    return dict(person=MAN,contact=c,axis=ax,normal=n,shuttle=d,
     pose=dict(hips_at=C([-.60,-.02,.95]),pelvis=(-12,5,2),chest=(12,12,0),head=(4,10,2),
      armL=arm,armR=dict(wrist=(-.01,-.15,1.0),rel=False,pole=(-.2,-1,-.5),hand=((.72,.50,-.42),(.45,.2,-.85)),clav=(2,8)),
      legL=dict(ankle=C([-.36,.12,.095]),pole=(1,.12,.1),foot=((.98,.15,0),(0,0,1)),toes=0),
      legR=dict(ankle=C([-.90,-.16,.125]),pole=(1,-.25,.1),foot=((.84,-.38,-.26),(.26,0,.96)),toes=14),
      look=C([3,0,1.4]),eyemax=28),face=[],cuffpin=.98,yaw=-13,gravity=(0,0,-9.8),lights=RIM,
     view=dict(x0=-1.2,z1=1.95,w=1.6,h=2.05,px=796,py=1020))
PICS['serve']=serve

def land():
    """After the smash: she lands on the foot of the racket's side; the racket is through, low beside the other thigh."""
    c=C([.42,-.34,.52])   # racket's centre
    arm,ax,n=racket_arm(c,(.34,-.52,-.78),(.75,-.45,.5),REACH,pole=(-.35,1,-.25),clav=(0,20))
    return dict(finale4(),contact=c,axis=ax,normal=n,shuttle=None,
     pose=dict(hips_at=C([-.30,-.02,.86]),pelvis=(-26,24,-2),chest=(-52,44,-8),head=(-12,2,-4),
      armL=arm,armR=dict(wrist=(-.30,-.28,.02),pole=(-.6,-.5,-.6),hand=((-.5,-.6,.3),(.3,.2,-.8)),clav=(6,-14)),
      legL=dict(ankle=C([.06,.12,.10]),pole=(1,.15,.1),foot=((.98,.15,0),(0,0,1)),toes=0),
      legR=dict(ankle=C([-.98,-.14,.34]),pole=(1,-.2,-.5),foot=((.45,-.1,-.88),(.88,0,.45)),toes=30),
      look=C([3,-.1,1.0]),eyemax=28),gravity=(-2.0,0,-9.5),tail=[(-.06,-.01,.07),(-.13,-.03,.11),(-.20,-.05,.10),(-.26,-.06,.04)],
     view=dict(x0=-1.3,z1=2.95,w=2.6,h=3.0,px=1092,py=1260))
PICS['land']=land
# the racket on its way from the contact: hand (x, z, y), angle of the axis from the horizontal, degrees of the face towards the camera
LAND_PATH=[(-.13,2.13,.12,72,0),(.18,2.03,.10,40,10),(.36,1.80,.06,8,20),(.42,1.52,.0,-22,32),(.38,1.27,-.07,-46,42),(.30,1.08,-.14,-62,52),(.24,.94,-.20,-71,60)]
def land_exposures():
    out=[]
    for x,z,y,th,f in LAND_PATH:
        a=np.radians(th); s=-.10-.45*(72-th)/150
        ax=unit([np.cos(a),s,np.sin(a)]); perp=C([np.sin(a),0,-np.cos(a)]); f=np.radians(f)
        n=np.cos(f)*perp+np.sin(f)*C([0,-1,0]); n=unit(n-ax*n.dot(ax)); out.append((C([x,y,z]),ax,n))
    return out
LAND_D=.45
def landx(arm=None):
    p=land(); q=dict(p['pose']); d=C([LAND_D,0,0]); q['hips_at']=q['hips_at']+d
    for l in ('legL','legR'): q[l]=dict(q[l],ankle=q[l]['ankle']+d)
    c,ax,n,pole,clav=LAND_ARM
    a,ax,n=racket_arm(C(c)+d,ax,n,REACH,pole=pole,clav=clav); q['armL']=a
    return dict(p,pose=q,contact=C(c)+d,axis=ax,normal=n,view=dict(x0=-1.3,z1=2.95,w=3.0,h=3.0,px=1260,py=1260))
LAND_ARM=((.42,-.34,.52),(.34,-.52,-.78),(.75,-.45,.5),(-.35,1,-.25),(0,20))
PICS['landx']=landx
LAND_ARM=((.40,-.36,.44),(.39,-.67,-.63),(-.92,-.27,-.27),(-.4,.6,.13),(6,18))
# hand x, z, y; angle; y part of the axis; face
LAND_PATH=[(-.143,2.152,.097,72,-.14,0),(.26,2.06,.09,37,-.18,12),(.55,1.84,.06,5,-.26,24),(.68,1.56,.02,-21,-.36,36),(.70,1.31,-.04,-40,-.46,46),(.68,1.11,-.08,-52,-.56,54),(.655,.95,-.10,-57,-.62,60)]
def land_exposures():
    out=[]
    for x,z,y,th,s,f in LAND_PATH:
        a=np.radians(th); k=np.sqrt(1-s*s); ax=C([k*np.cos(a),s,k*np.sin(a)]); perp=C([np.sin(a),0,-np.cos(a)]); f=np.radians(f)
        n=np.cos(f)*perp+np.sin(f)*C([0,-1,0]); n=unit(n-ax*n.dot(ax)); out.append((C([x,y,z]),ax,n))
    return out
def finaleland(): return dict(landx(),lightat=(.12,0,1.25))
PICS['finaleland']=finaleland
LAND_T=[0,.28,.5,.68,.81,.9,.96]
def mixpose(t):
    a,b=finale5()['pose'],landx()['pose']; L=lambda u,v: tuple(np.asarray(u,float)*(1-t)+np.asarray(v,float)*t)
    q=dict(b); q['hips_at']=C(L(a['hips_at'],b['hips_at']))
    for k in ('pelvis','chest','head'): q[k]=L(a[k],b[k])
    return q,L((.1,1,-.3),(-.4,.6,.13)),L((26,8),(6,18))
LAND_PATH=[(-.143,2.152,.097,72,-.14,0),(.185,1.985,.085,40,-.18,8),(.47,1.76,.06,10,-.26,16),(.71,1.47,.02,-14,-.36,28),(.82,1.20,-.03,-34,-.46,40),(.815,1.01,-.07,-47,-.56,52),(.76,.89,-.09,-55,-.62,60)]
LAND_PATH[4:]=[(.80,1.17,-.03,-35,-.46,40),(.77,.98,-.07,-48,-.56,52),(.705,.865,-.09,-55,-.62,60)]
_landx=landx
def landx():
    p=_landx(); q=dict(p['pose']); q['hips_at']=q['hips_at']+C([0,0,-.05]); q['legL']=dict(q['legL'],ankle=q['legL']['ankle']+C([.09,0,0]))
    q['legR']=dict(q['legR'],ankle=q['legR']['ankle']+C([-.02,0,-.05])); c=p['contact']+C([0,0,-.04])
    a,ax,n=racket_arm(c,p['axis'],p['normal'],REACH,pole=LAND_ARM[3],clav=LAND_ARM[4]); q['armL']=a
    return dict(p,pose=q,contact=c)
PICS['landx']=landx
LAND_PATH[3:]=[(.71,1.45,.02,-14,-.36,28),(.80,1.15,-.03,-35,-.46,40),(.77,.95,-.07,-48,-.56,52),(.705,.83,-.09,-55,-.62,60)]
def midbody(i):
    t=LAND_T[i]; q,po,cl=mixpose(t); a,b=finale5()['pose'],landx()['pose']; L=lambda u,v: tuple(np.asarray(u,float)*(1-t)+np.asarray(v,float)*t)
    hand,ax,n=land_exposures()[i]; q['armL']=dict(racket=(ax,n,hand),pole=po,clav=cl)
    for l in ('legL','legR'):
        q[l]=dict(ankle=C(L(a[l]['ankle'],b[l]['ankle'])),pole=L(a[l]['pole'],b[l]['pole']),foot=(L(a[l]['foot'][0],b[l]['foot'][0]),L(a[l]['foot'][1],b[l]['foot'][1])),toes=a[l]['toes']*(1-t)+b[l]['toes']*t)
    ra,rb=a['armR'],b['armR']; q['armR']=dict(wrist=L(ra['wrist'],rb['wrist']),pole=L(ra['pole'],rb['pole']),hand=(L(ra['hand'][0],rb['hand'][0]),L(ra['hand'][1],rb['hand'][1])),clav=L(ra['clav'],rb['clav']))
    f=finaleland()
    import gear
    return dict(f,pose=q,contact=hand+ax*(gear.CENTRE-gear.GRIP),axis=ax,normal=n)
PICS.update({f'finalem{i}':(lambda i=i:midbody(i)) for i in (1,2,3)})
def defender6():
    p=defender3(); c=C([-2.75,.16,.707])
    arm,ax,n=racket_arm(c,(.80,.18,-.57),(.52,-.30,.80),REACH,palm=-1,pole=(-.3,.45,-.9),clav=(0,14))
    q=dict(p['pose']); q.update(hips_at=C([-3.88,.0,.64]),pelvis=(-4,24,0),chest=(6,34,-4),head=(-4,6,-4),armL=arm,
      armR=dict(wrist=(.10,-.30,-.22),pole=(-.6,-.5,-.7),hand=((.5,-.75,.3),(.3,.2,-.8)),clav=(4,-4)),
      legL=dict(ankle=C([-3.42,.30,.095]),pole=(1,.35,.15),foot=((.94,.32,0.0),(0,0,1)),toes=0),
      legR=dict(ankle=C([-4.22,-.34,.15]),pole=(1,-.55,.35),foot=((.78,-.50,-.38),(.38,0,.9)),toes=26))
    return dict(p,contact=c,axis=ax,normal=n,pose=q,sim='sim-defender6.npz',tail=[(-.05,.0,.03),(-.11,-.02,.0),(-.15,-.03,-.07),(-.17,-.04,-.16)])
PICS['defender6']=defender6
_d6=defender6
def defender6():
    p=_d6(); c=p['contact']; arm,ax,n=racket_arm(c,(.91,-.34,-.20),(.45,.72,.52),REACH,palm=-1,pole=(-.7,.5,-.3),clav=(3,10))
    q=dict(p['pose'],armL=arm); return dict(p,axis=ax,normal=n,pose=q)
PICS['defender6']=defender6
def macro():
    """The contact of a serve, close: the racket from the upper left, the shuttle turning on its way."""
    return dict(serve(),lightat=(.05,0,.0),view=dict(x0=-.42,z1=.30,w=1.1,h=.55,px=2000,py=1000))
PICS['macro']=macro
import ghosts as _g
def hero_start():
    """About a tenth of a second before the contact: side on, the racket behind, the free arm still ahead."""
    h=hero5(); q=dict(h['pose'])
    q.update(hips_at=h['pose']['hips_at']+C([-.17,0,-.13]),pelvis=(6,-4,-2),chest=(8,-10,2),head=(-6,-30,-4),
      armR=dict(wrist=(.34,-.10,.30),pole=(.1,-.8,-.7),hand=((.6,.1,.8),(-.3,.7,-.5)),clav=(14,-2)))
    a=h['pose']
    q['legL']=dict(a['legL'],ankle=a['legL']['ankle']+C([-.44,0,-.02]),foot=((.62,.05,-.78),(.78,0,.62)))
    q['legR']=dict(a['legR'],ankle=a['legR']['ankle']+C([.16,0,-.14]),foot=((.10,-.15,-.98),(.98,0,.1)))
    return q
def herom(i):
    h=hero5(); t=1-i/7.; t=t*t*(3-2*t) if False else t
    a,b=hero_start(),h['pose']; L=lambda u,v: tuple(np.asarray(u,float)*(1-t)+np.asarray(v,float)*t)
    q=dict(b); q['hips_at']=C(L(a['hips_at'],b['hips_at']))
    for k in ('pelvis','chest','head'): q[k]=L(a[k],b[k])
    hand,ax,n=_g.exposures(tuple(h['contact']),th0=69,k=1.)[i]; hand=hand+(q['hips_at']-b['hips_at'])*.55
    q['armL']=dict(racket=(ax,n,hand),pole=_g.POLES[i],clav=_g.CLAV[i])
    for l in ('legL','legR'):
        q[l]=dict(ankle=C(L(a[l]['ankle'],b[l]['ankle'])),pole=L(a[l]['pole'],b[l]['pole']),foot=(L(a[l]['foot'][0],b[l]['foot'][0]),L(a[l]['foot'][1],b[l]['foot'][1])),toes=0)
    ra,rb=a['armR'],b['armR']; q['armR']=dict(wrist=L(ra['wrist'],rb['wrist']),pole=L(ra['pole'],rb['pole']),hand=(L(ra['hand'][0],rb['hand'][0]),L(ra['hand'][1],rb['hand'][1])),clav=L(ra['clav'],rb['clav']))
    v=h['view']; mid=(v['x0']+v['w']*.55,0,v['z1']-v['h']*.45)
    import gear
    return dict(h,pose=q,contact=hand+ax*(gear.CENTRE-gear.GRIP),axis=ax,normal=n,shuttle=None,lightat=mid,view=dict(x0=-1.9,z1=3.05,w=2.3,h=3.05,px=1144,py=1517))
PICS.update({f'herom{i}':(lambda i=i:herom(i)) for i in (1,2,3,4,5,6,7)})
def lab5():
    p=shift(dict(varc(hero()),lights=RIM),(.035,.05,.085)); q=dict(p['pose']); q['armR']=dict(wrist=(.40,-.17,-.04),pole=(-.1,-.6,-.9),hand=((.75,.1,.6),(-.3,.7,-.5)),clav=(4,-8)); return dict(p,pose=q)
PICS['lab5']=lab5
def hero7():
    """hero5 in softer light: larger lamps, more of the hall's light in the shadows."""
    L=[((3.4,-.75,2.6),320,(1,1,1),2.0),((1.6,3.2,.8),2600,(1,1,1),1.6),((-2.4,2.6,2.0),2000,(1,1,1),1.6),((-1.0,-5.0,1.5),85,(.9,.95,1),4),((0,-4.0,-1.0),32,(.8,.88,1),4)]
    return dict(hero5(),lights=L,sim='sim-hero5.npz')
PICS['hero7']=hero7
def lab7(): return dict(lab5(),lights=hero7()['lights'],sim='sim-lab5.npz')
PICS['lab7']=lab7

def turnhead(p,t,lean=None,side=None):
    P=dict(p['pose']); h_=P['head']; P['head']=(t,h_[1] if lean is None else lean,h_[2] if side is None else side); return dict(p,pose=P)
for t_ in (-10,4,8,18):
    PICS[f'ht{t_}']=lambda t_=t_: turnhead(hero7(),t_)
    PICS[f'lt{t_}']=lambda t_=t_: turnhead(lab7(),t_)
for k_,(t_,l_,s_) in enumerate([(-2,-28,-22),(4,-22,-24),(-4,-34,-20),(4,-34,-24)]):
    PICS[f'hv{k_}']=lambda t_=t_,l_=l_,s_=s_: turnhead(hero7(),t_,l_,s_)
    PICS[f'lv{k_}']=lambda t_=t_,l_=l_,s_=s_: turnhead(lab7(),t_,l_,s_)
def f6(turn,lean,side,clav=(4,-8)):
    f=finale5(); P=dict(f['pose']); P['chest']=(turn,lean,side); P['armR']=dict(P['armR'],clav=clav); return dict(f,pose=P)
for k_,v_ in enumerate([(-14,20,-26),(-14,8,-26),(-24,12,-22,(14,-4)),(-5,10,-24,(10,-4))]):
    PICS[f'fv{k_}']=lambda v_=v_: f6(*v_)
def finale8():
    """The chest nearly square to the net: no hump of the far shoulder; the head in profile."""
    f=f6(-14,8,-26); P=dict(f['pose']); P['head']=(2,-36,-18); return dict(f,pose=P,lights=hero7()['lights'])
PICS['finale8']=finale8
def fin_start():
    h=finale8(); q=dict(h['pose'])
    q.update(hips_at=h['pose']['hips_at']+C([-.16,0,-.12]),pelvis=(6,-4,-2),chest=(8,-10,2),head=(4,-26,-6),
      armR=dict(wrist=(.32,-.10,.28),pole=(.1,-.8,-.7),hand=((.6,.1,.8),(-.3,.7,-.5)),clav=(14,-2)))
    a=h['pose']
    q['legL']=dict(a['legL'],ankle=a['legL']['ankle']+C([.42,0,-.02]),foot=((.62,.05,-.78),(.78,0,.62)))
    q['legR']=dict(a['legR'],ankle=a['legR']['ankle']+C([-.30,0,-.10]),foot=((.10,-.15,-.98),(.98,0,.1)))
    return q
def finm(i,d=(0,0,0)):
    h=finale8(); t=1-i/7.; d=C(d)
    a,b=fin_start(),h['pose']; L=lambda u,v: tuple(np.asarray(u,float)*(1-t)+np.asarray(v,float)*t)
    q=dict(b); q['hips_at']=C(L(a['hips_at'],b['hips_at']))
    for k in ('pelvis','chest','head'): q[k]=L(a[k],b[k])
    hand,ax,n=_g.exposures(tuple(h['contact']),th0=72,k=.945)[i]; hand=hand+(q['hips_at']-b['hips_at'])*.55+d
    q['hips_at']=q['hips_at']+d
    q['armL']=dict(racket=(ax,n,hand),pole=_g.POLES[i],clav=_g.CLAV[i])
    for l in ('legL','legR'):
        q[l]=dict(ankle=C(L(a[l]['ankle'],b[l]['ankle']))+d,pole=L(a[l]['pole'],b[l]['pole']),foot=(L(a[l]['foot'][0],b[l]['foot'][0]),L(a[l]['foot'][1],b[l]['foot'][1])),toes=0)
    ra,rb=a['armR'],b['armR']; q['armR']=dict(wrist=L(ra['wrist'],rb['wrist']),pole=L(ra['pole'],rb['pole']),hand=(L(ra['hand'][0],rb['hand'][0]),L(ra['hand'][1],rb['hand'][1])),clav=L(ra['clav'],rb['clav']))
    import gear
    return dict(h,pose=q,contact=hand+ax*(gear.CENTRE-gear.GRIP),axis=ax,normal=n,shuttle=None,lightat=(-.95,0,1.5),view=dict(x0=-2.4,z1=2.95,w=2.6,h=3.0,px=1092,py=1260))
FM={6:(-1.0,0,-.31),4:(-.64,0,-.15),2:(-.29,0,-.04)}
PICS.update({f'finm{i}':(lambda i=i:finm(i,FM[i])) for i in FM})

LIGHTS9={
 # a hard flash from the front, above; rims from behind; little fill
 'hard':[((3.4,-1.6,3.0),420,(1,.97,.93),.25),((1.6,3.2,.8),2600,(.86,.92,1),.5),((-2.4,2.6,2.0),2200,(.80,.88,1),.5),((-1.0,-5.0,1.5),60,(.8,.88,1),4)],
 # flash from the side nearly in the plane: half the body in the dark
 'side':[((3.6,.15,2.2),620,(1,.97,.93),.3),((1.2,3.2,1.2),2200,(.80,.88,1),.5),((-2.6,2.4,1.6),1600,(.62,.74,1),.5),((-1.0,-5.0,1.0),16,(.7,.8,1),4)],
 # only from behind
 'rim':[((2.6,2.6,2.4),3200,(1,.97,.93),.5),((-2.6,2.4,1.8),2600,(.70,.80,1),.5),((3.4,-.8,2.6),60,(1,1,1),1),((-1.0,-5.0,1.0),14,(.6,.72,1),4)],
}

def finale9(chest=(-30,18,-26),pelvis=(-10,12,-10),head=(-12,-32,-14),rear=(-1.02,.10,.62),front=(-.30,-.20,.42),arm=dict(wrist=(.26,-.22,-.10),pole=(-.3,-.7,-.8),hand=((.5,.2,.75),(-.2,.9,-.3)),clav=(4,-8))):
    """The jump smash: hips ahead, chest arched and turned, both legs trailing, the free arm drawn in."""
    f=finale8(); P=dict(f['pose']); k=.945; c0=C([0,.03,2.75]); c=f['contact']; at=lambda q: c+k*(C(q)-c0)
    P.update(pelvis=pelvis,chest=chest,head=head,armR=dict(arm))
    P['legL']=dict(ankle=at(rear),pole=(.75,.1,-.65),foot=((-.35,.05,-.92),(.92,0,-.35)),toes=0)
    P['legR']=dict(ankle=at(front),pole=(1,-.12,.5),foot=((.80,-.05,-.58),(.58,0,.80)),toes=0)
    return dict(f,pose=P)
PICS['finale9']=finale9
PICS['fa9']=lambda: finale9(chest=(-38,20,-28),pelvis=(-14,10,-8))
PICS['fb9']=lambda: finale9(chest=(-24,26,-26),pelvis=(-8,20,-10),rear=(-1.10,.10,.70),front=(-.42,-.20,.36))
def finale10(): return finale9(chest=(-24,26,-26),pelvis=(-8,20,-10),rear=(-1.12,.10,.66),front=(-.38,-.20,.36))
PICS['finale10']=finale10
def finn(i,d=(0,0,0)):
    p=finm(i,d); h=finale10(); t=1-i/7.; d=C(d); a,b=fin_start(),h['pose']; q=dict(p['pose']); L=lambda u,v: tuple(np.asarray(u,float)*(1-t)+np.asarray(v,float)*t)
    for k in ('pelvis','chest','head'): q[k]=L(a[k],b[k])
    for l in ('legL','legR'):
        q[l]=dict(ankle=C(L(a[l]['ankle'],b[l]['ankle']))+d,pole=L(a[l]['pole'],b[l]['pole']),foot=(L(a[l]['foot'][0],b[l]['foot'][0]),L(a[l]['foot'][1],b[l]['foot'][1])),toes=0)
    ra,rb=a['armR'],b['armR']; q['armR']=dict(wrist=L(ra['wrist'],rb['wrist']),pole=L(ra['pole'],rb['pole']),hand=(L(ra['hand'][0],rb['hand'][0]),L(ra['hand'][1],rb['hand'][1])),clav=L(ra['clav'],rb['clav']))
    return dict(p,pose=q)
PICS.update({f'finn{i}':(lambda i=i:finn(i,FM[i])) for i in FM})
def finale11(): 
    f=finale10(); P=dict(f['pose']); P['head']=(16,-34,-16); return dict(f,pose=P,sim='sim-finale10.npz')
PICS['finale11']=finale11
def finale12(): 
    f=finale10(); P=dict(f['pose']); P['head']=(30,-34,-12); return dict(f,pose=P,sim='sim-finale10.npz')
PICS['finale12']=finale12

LIGHTS9['soft']=[((3.3,-2.0,2.7),360,(1,.97,.93),.4),((2.2,-3.4,-1.3),150,(1,.96,.92),1.4),((1.6,3.2,.8),1900,(.86,.92,1),.6),((-2.4,2.6,2.0),1700,(.80,.88,1),.6),((-1.4,-4.6,1.0),110,(.85,.91,1),3.5)]
def hero9():
    """hv2 with the free arm ahead of the chest, the head a little nearer to the camera."""
    p=turnhead(hero7(),8,-26,-20); q=dict(p['pose']); q['armR']=dict(wrist=(.40,-.17,-.04),pole=(-.1,-.6,-.9),hand=((.75,.1,.6),(-.3,.7,-.5)),clav=(4,-8)); return dict(p,pose=q)
def hero10():
    p=turnhead(hero7(),6,-26,-20); q=dict(p['pose']); q['armR']=dict(wrist=(.34,-.30,-.02),pole=(-.2,-.8,-.7),hand=((.7,.2,.65),(-.25,.75,-.5)),clav=(6,-12)); return dict(p,pose=q)
PICS.update(hero9=hero9,hero10=hero10)
def finale13():
    f=finale11(); P=dict(f['pose']); P['armR']=dict(wrist=(.40,-.17,-.04),pole=(-.1,-.6,-.9),hand=((.75,.1,.6),(-.3,.7,-.5)),clav=(4,-8)); return dict(f,pose=P)
PICS['finale13']=finale13
def hero11(chest=(-30,26,-27),pelvis=(-10,18,-10),head=(2,-30,-18),rear=(-1.12,.10,.62),front=(-.36,-.20,.40)):
    """The bow of the end's player for the man of the first view."""
    f=hero7(); P=dict(f['pose']); c0=C([0,.03,2.75]); c=f['contact']; at=lambda q: c+(C(q)-c0)
    P.update(pelvis=pelvis,chest=chest,head=head,armR=dict(wrist=(.40,-.17,-.04),pole=(-.1,-.6,-.9),hand=((.75,.1,.6),(-.3,.7,-.5)),clav=(4,-8)))
    P['legL']=dict(ankle=at(rear),pole=(.75,.1,-.65),foot=((-.35,.05,-.92),(.92,0,-.35)),toes=0)
    P['legR']=dict(ankle=at(front),pole=(1,-.12,.5),foot=((.80,-.05,-.58),(.58,0,.80)),toes=0)
    d=dict(f,pose=P); d.pop('sim',None); return d
PICS['hero11']=hero11
def hero12(): return hero11(chest=(-40,28,-27),pelvis=(-16,16,-8),rear=(-1.20,.10,.56),front=(-.30,-.20,.44))
PICS['hero12']=hero12
def handvar(base,hand,wrist=None,pole=None):
    def f():
        p=base(); q=dict(p['pose']); a=dict(q['armR'],hand=hand)
        if wrist: a['wrist']=wrist
        if pole: a['pole']=pole
        q['armR']=a; return dict(p,pose=q,sim='sim-hero12.npz')
    return f
PICS.update(hva=handvar(hero12,((.85,.25,.30),(-.1,.25,-.95))),hvb=handvar(hero12,((.80,.2,.45),(-.35,.9,-.1))),hvc=handvar(hero12,((.6,.1,.8),(.5,.6,-.5))))
PICS['hvl']=lambda: (lambda p: dict(p,pose=dict(p['pose'],armR=dict(p['pose']['armR'],hand=((.80,.2,.45),(-.35,.9,-.1)))),sim=p.get('sim','sim-lv2.npz')))(PICS['lv2']())
# backlit: two strong lights from behind, a weak large blue fill, a very weak key
LIGHTS9['back']=[((3.0,2.4,2.6),3000,(1,.98,.95),.5),((-2.6,2.6,2.2),3600,(.86,.92,1),.5),((0,2.5,5.0),1500,(.90,.95,1),1.0),((3.0,-2.6,1.2),70,(.75,.85,1),2.5),((-1.6,-4.6,-1.5),70,(.30,.46,1),4)]
LIGHTS9['half']=[((3.6,.9,2.4),1500,(1,.96,.90),.4),((-2.6,2.6,2.2),2800,(.70,.82,1),.5),((3.0,-2.6,1.2),90,(.8,.88,1),2.0),((-1.6,-4.6,-1.5),90,(.30,.46,1),4)]
LIGHTS9['sil']=[((2.6,4.6,1.6),6500,(1,.98,.95),.4),((-2.8,4.4,1.8),6500,(.84,.91,1),.4),((.6,3.2,4.2),1800,(.90,.95,1),.8),((2.4,-4.0,1.0),45,(.62,.76,1),3),((0,-4.0,-3.0),110,(.16,.34,1),4)]
LIGHTS9['sil2']=[((3.2,3.0,1.4),4200,(1,.98,.95),.4),((-2.8,4.4,1.8),5000,(.84,.91,1),.4),((2.6,-3.2,2.2),90,(1,.97,.94),1.2),((0,-4.0,-3.0),130,(.16,.34,1),4)]
_parts=dict(PR=((2.6,4.6,1.6),6500,(1,1,1),.4),PL=((-2.8,4.4,1.8),6500,(1,1,1),.4),PT=((.6,3.2,4.2),1800,(1,1,1),.8),PK=((3.3,-2.0,2.7),360,(1,1,1),.4),PF=((2.4,-4.0,1.0),90,(1,1,1),3),PB=((0,-4.0,-3.0),110,(1,1,1),4),PS=((3.4,.9,2.0),1500,(1,1,1),.35))
for k_,v_ in _parts.items(): LIGHTS9[k_]=[v_]
# earlier bodies of the man, as those of the end
def hero_from():
    k=.945; c0=C([0,.03,2.75]); c=C([0,.03,2.60]); up=lambda q: c0+(C(q)-c)/k
    q=dict(fin_start()); q['hips_at']=up(q['hips_at'])
    for l in ('legL','legR'): q[l]=dict(q[l],ankle=up(q[l]['ankle']))
    q['armR']=dict(q['armR'],wrist=tuple(C(q['armR']['wrist'])/k)); return q
def hn(i,d,base=None):
    import gear
    h=(base or hero12)(); t=1-i/7.; d=C(d); a,b=hero_from(),h['pose']; L=lambda u,v: tuple(np.asarray(u,float)*(1-t)+np.asarray(v,float)*t)
    q=dict(b); q['hips_at']=C(L(a['hips_at'],b['hips_at']))
    for k in ('pelvis','chest','head'): q[k]=L(a[k],b[k])
    hand,ax,n=_g.exposures(tuple(h['contact']),th0=69,k=1.)[i]; hand=hand+(q['hips_at']-b['hips_at'])*.55+d; q['hips_at']=q['hips_at']+d
    q['armL']=dict(racket=(ax,n,hand),pole=_g.POLES[i],clav=_g.CLAV[i])
    for l in ('legL','legR'):
        q[l]=dict(ankle=C(L(a[l]['ankle'],b[l]['ankle']))+d,pole=L(a[l]['pole'],b[l]['pole']),foot=(L(a[l]['foot'][0],b[l]['foot'][0]),L(a[l]['foot'][1],b[l]['foot'][1])),toes=0)
    ra,rb=a['armR'],b['armR']; q['armR']=dict(wrist=L(ra['wrist'],rb['wrist']),pole=L(ra['pole'],rb['pole']),hand=(L(ra['hand'][0],rb['hand'][0]),L(ra['hand'][1],rb['hand'][1])),clav=L(ra['clav'],rb['clav']))
    return dict(h,pose=q,contact=hand+ax*(gear.CENTRE-gear.GRIP),axis=ax,normal=n,shuttle=None,lightat=(-.95,0,1.5),view=dict(x0=-2.6472,z1=3.0461,w=2.8,h=3.15,px=1120,py=1260))
FH={6:(-.80,0,-.31),4:(-.52,0,-.15),2:(-.24,0,-.04)}
PICS.update({f'hn{i}':(lambda i=i:hn(i,FH[i])) for i in FH})
def ready():
    """The receiver, seen from the other side of the net."""
    hand=C([.34,.20,1.02]); ax=unit(C([.30,.16,.94])); c=hand+ax*REACH
    arm,ax,n=racket_arm(c,ax,(.92,.05,-.35),REACH,pole=(-.5,.9,-.6),clav=(4,6))
    w=defender6(); P=dict(hips_at=C([-.10,0,.755]),pelvis=(0,22,0),chest=(4,34,0),head=(2,-16,0),armL=arm,
      armR=dict(wrist=(.27,-.08,-.20),pole=(-.5,-.9,-.6),hand=((.85,.30,.2),(-.2,.5,-.8)),clav=(2,-6)),
      legL=dict(ankle=C([-.02,.32,.095]),pole=(1,.42,.1),foot=((.93,.36,0.),(0,0,1)),toes=0),
      legR=dict(ankle=C([.02,-.32,.095]),pole=(1,-.42,.1),foot=((.93,-.36,0.),(0,0,1)),toes=0),look=C([8,1.2,2.6]),eyemax=24)
    L=[((4.6,-3.6,2.6),300,(1,.97,.93),1.4),((5.0,1.2,1.0),150,(.80,.88,1),3.0),((-3.0,2.6,2.8),330,(.80,.88,1),1.0),((-3.0,-2.6,2.8),240,(.80,.88,1),1.0)]
    return dict(w,face=[('expression/units/caucasian/mouth-open',.04),('expression/units/caucasian/eyebrows-left-up',.35),('expression/units/caucasian/eyebrows-right-up',.35),('expression/units/caucasian/mouth-corner-puller',.35)],person=dict(WOMAN,height=1.70,headscale=.97,hairline=[-.72,-.72,-.66,-.50,-.12,.16,-.10,-.08,.14,.26,.36,.41,.44],targets=[q for q in WOMAN['targets'] if 'shoulder-dist' not in q[0] and 'averageweight' not in q[0].split('/')[-1][:0]]+[('measure/measure-shoulder-dist-decr',.85),('measure/measure-neck-circ-decr',.75),('measure/measure-upperarm-circ-decr',.3),('chin/chin-width-decr',.55),('chin/chin-height-decr',.25),('chin/chin-triangle',.35),('head/head-oval',.45),('cheek/l-cheek-bones-incr',.3),('cheek/r-cheek-bones-incr',.3),('eyes/l-eye-scale-incr',.35),('eyes/r-eye-scale-incr',.35),('forehead/forehead-scale-vert-decr',.3),('head/head-fat-decr',.15)],colours=dict(FIN['colours'],racket=('#f4f7fc','#2a2f3c','#f4f6fa'))),contact=c,axis=ax,normal=n,shuttle=None,lights=L,exposure=-.1,pose=P,sim='sim-ready.npz',mirror=True,tail=[(-.03,-.045,.02),(-.05,-.095,-.03),(-.04,-.12,-.11),(-.02,-.115,-.20)],
      view={'from':(13.0,0.0,1.45),'to':(0,.06,.86),'fov':9.0,'shift':0,'px':900,'py':1000})
PICS['ready']=ready
def harm(wrist,pole,hand,clav=(4,-8)):
    def f():
        p=hero12(); q=dict(p['pose'],armR=dict(wrist=wrist,pole=pole,hand=hand,clav=clav)); return dict(p,pose=q,sim='sim-hero12.npz')
    return f
PICS.update(ha1=harm((.52,-.10,-.10),(-.1,-.5,-.9),((.80,.2,.30),(-.35,.9,-.1))),
 ha2=harm((.46,-.06,-.22),(-.3,-.4,-.9),((.85,.2,.10),(-.35,.9,-.1))),
 ha3=harm((.40,-.02,-.30),(-.6,-.4,-.7),((.90,.2,.05),(-.35,.9,-.1))),
 ha4=harm((.50,-.16,.06),(-.1,-.4,-.9),((.70,.2,.60),(-.35,.9,-.1))))
PICS['ha5']=harm((.57,-.10,-.03),(-.1,-.5,-.9),((.80,.2,.40),(-.35,.9,-.1)))
PICS.update(ha6=harm((.56,-.10,.14),(-.1,-.5,-.9),((.70,.2,.60),(-.35,.9,-.1))),ha7=harm((.60,-.06,.24),(-.1,-.6,-.8),((.62,.2,.75),(-.35,.9,-.1)),clav=(8,-2)),ha8=harm((.50,-.05,.30),(.1,-.6,-.8),((.5,.2,.85),(-.35,.9,-.1)),clav=(10,0)))
def farm(wrist,pole,hand,clav=(4,-8)):
    def f():
        p=finale13(); q=dict(p['pose'],armR=dict(wrist=wrist,pole=pole,hand=hand,clav=clav)); return dict(p,pose=q)
    return f
PICS.update(fa1=farm((.54,-.06,.20),(-.1,-.6,-.8),((.62,.2,.75),(-.35,.9,-.1)),(8,-2)),fa2=farm((.50,-.02,.30),(.1,-.6,-.8),((.5,.2,.85),(-.35,.9,-.1)),(10,0)),fa3=farm((.46,.06,.30),(-.1,-.3,-.9),((.62,.1,.75),(-.35,.9,-.1)),(14,6)))
def _turned(base,wrist,pole,hand,clav,yaw):
    def f():
        p=base(); q=dict(p['pose']); c=q['chest']; q['chest']=(c[0]+yaw,c[1],c[2]); q['armR']=dict(wrist=wrist,pole=pole,hand=hand,clav=clav); return dict(p,pose=q,sim='sim-hero12.npz')
    return f
PICS.update(hb1=_turned(hero12,(.76,-.02,.30),(-.1,-.6,-.8),((.80,.1,.55),(-.35,.9,-.1)),(16,10),0),hb2=_turned(hero12,(.70,.04,.36),(-.1,-.6,-.8),((.70,.1,.65),(-.35,.9,-.1)),(18,14),0),hb3=_turned(hero12,(.74,-.02,.26),(-.1,-.6,-.8),((.80,.1,.5),(-.35,.9,-.1)),(16,12),18),hb4=_turned(hero12,(.74,-.02,.26),(-.1,-.6,-.8),((.80,.1,.5),(-.35,.9,-.1)),(16,12),-18))
# ---- fifteenth session: seen from behind, the arm long, the free arm at the ribs, the racket leg through
def pose16(base,scale=1.0,hips=(0,0,0),chest=(-46,20,-27),pelvis=(-24,14,-8),head=(-14,-40,-14),axis=(.34,-.02,.94),fr=((-.25,.17,.44),(1,.12,.3),((.8,.05,-.6),(.6,0,.8))),rr=((-1.12,-.16,.60),(.75,-.25,-.65),((-.45,-.15,-.88),(.86,0,-.5))),armR=None,toes=0,clav=(26,10),pole=(.1,1,-.3),sleeve=.335):
    f=base(); P=dict(f['pose']); c=C(f['contact']); c0=C([0,.03,2.75]); at=lambda q: c+scale*(C(q)-c0)
    arm,ax,n=racket_arm(c,axis,(.89,-.24,-.36),REACH,pole=pole,clav=clav)
    P.update(armL=arm,hips_at=at((-.65,.02,1.235))+C(hips),pelvis=pelvis,chest=chest,head=head,
      armR=armR or dict(wrist=(.12,-.1,-.17),pole=(-1,-.1,-.25),hand=((.8,.45,.35),(-.1,.9,-.3)),clav=(6,-14)),
      legL=dict(ankle=at(fr[0]),pole=fr[1],foot=fr[2],toes=toes),legR=dict(ankle=at(rr[0]),pole=rr[1],foot=rr[2],toes=toes))
    per=dict(f['person']); per['kit']=dict(per['kit'],shirt=dict(per['kit']['shirt'],sleeve=sleeve))
    d=dict(f,pose=P,axis=ax,normal=n,person=per); d.pop('sim',None); return d
PICS['m16a']=lambda: pose16(hero12)
PICS['m16b']=lambda: pose16(hero12,hips=(-.035,.0,-.05),axis=(.27,-.02,.96),toes=14,chest=(-46,22,-27),head=(-18,-42,-12),fr=((-.27,.17,.42),(1,.12,.3),((.8,.05,-.6),(.6,0,.8))),armR=dict(wrist=(.14,-.02,-.12),pole=(-1,-.1,-.35),hand=((.7,.45,.55),(-.1,.9,-.3)),clav=(4,-10)))
PICS['m16c']=lambda: pose16(hero12,hips=(-.02,.0,-.075),axis=(.30,.04,.95),toes=14,chest=(-40,24,-24),pelvis=(-30,10,-8),head=(-16,-42,-12),fr=((-.20,.17,.46),(1,.12,.3),((.84,.05,-.54),(.54,0,.84))),rr=((-1.16,-.12,.66),(.75,-.25,-.65),((-.55,-.15,-.82),(.8,0,-.56))),armR=dict(wrist=(.14,-.02,-.12),pole=(-1,-.1,-.35),hand=((.7,.45,.55),(-.1,.9,-.3)),clav=(4,-10)))
WARM16=dict(wrist=(.14,-.02,-.12),pole=(-1,-.1,-.35),hand=((.7,.45,.55),(-.1,.9,-.3)),clav=(4,-10))
PICS['w16a']=lambda: pose16(finale13,scale=.945,hips=(-.02,.0,-.04),axis=(.30,-.02,.95),toes=14,chest=(-40,20,-25),pelvis=(-26,10,-8),head=(-14,-40,-12),fr=((-.16,.17,.50),(1,.12,.3),((.84,.05,-.54),(.54,0,.84))),rr=((-1.10,-.14,.72),(.75,-.25,-.65),((-.65,-.15,-.75),(.74,0,-.66))),armR=dict(wrist=(.12,-.02,-.11),pole=(-1,-.1,-.35),hand=((.7,.45,.55),(-.1,.9,-.3)),clav=(4,-10)),sleeve=.275)
PICS['w16b']=lambda: dict(pose16(finale13,scale=.945,hips=(-.01,.0,-.04),axis=(.30,-.02,.95),toes=14,chest=(-40,24,-25),pelvis=(-24,22,-8),head=(-6,-40,-14),fr=((-.50,.16,.50),(1,.12,.1),((.45,.05,-.89),(.89,0,.45))),rr=((-1.18,-.12,.86),(.75,-.25,-.65),((-.75,-.15,-.64),(.64,0,-.75))),armR=dict(wrist=(.12,-.02,-.11),pole=(-1,-.1,-.35),hand=((.7,.45,.55),(-.1,.9,-.3)),clav=(4,-10)),sleeve=.275),tail=[(-.07,-.01,.05),(-.14,-.03,.06),(-.21,-.05,.03),(-.27,-.06,-.04)])
PICS['w16c']=lambda: dict(pose16(finale13,scale=.945,hips=(-.015,.0,-.04),axis=(.30,-.02,.95),toes=14,chest=(-40,22,-25),pelvis=(-26,14,-8),head=(-4,-40,-14),fr=((-.30,.17,.47),(1,.12,.2),((.70,.05,-.72),(.72,0,.70))),rr=((-1.14,-.13,.80),(.75,-.25,-.65),((-.72,-.15,-.68),(.68,0,-.72))),armR=dict(wrist=(.12,-.02,-.11),pole=(-1,-.1,-.35),hand=((.7,.45,.55),(-.1,.9,-.3)),clav=(4,-10)),sleeve=.275),tail=[(-.07,-.01,.05),(-.14,-.03,.06),(-.21,-.05,.03),(-.27,-.06,-.04)])
PICS['read16']=lambda: (lambda q,m: dict(m,lights=q['lights'],exposure=q['exposure'],view=q['view'],sim='sim-m16b.npz'))(read(),PICS['m16b']())
def ready16():
    w=ready(); P=dict(w['pose']); hand=C([.46,.14,.86]); ax=unit(C([.42,-.30,.72])); c=hand+ax*REACH
    arm,ax,n=racket_arm(c,ax,(.88,.10,-.45),REACH,pole=(-.4,.9,-.6),clav=(2,8))
    P.update(hips_at=C([-.16,0,.655]),pelvis=(-10,34,0),chest=(-14,46,0),head=(-4,-14,0),armL=arm,
      armR=dict(wrist=(.30,-.10,-.16),pole=(-.4,-.9,-.6),hand=((.85,.30,.3),(-.2,.5,-.8)),clav=(2,-6)),
      legL=dict(ankle=C([.06,.40,.095]),pole=(1,.45,.1),foot=((.90,.42,0.),(0,0,1)),toes=0),
      legR=dict(ankle=C([-.14,-.40,.11]),pole=(1,-.45,.1),foot=((.88,-.46,-.12),(.12,0,.99)),toes=8))
    per=dict(w['person']); per['kit']=dict(per['kit'],shirt=dict(per['kit']['shirt'],sleeve=.275))
    d=dict(w,pose=P,contact=c,axis=ax,normal=n,person=per,shuttle=None); d.pop('sim',None); return d
PICS['ready16']=ready16
def ready17():
    w=ready16(); P=dict(w['pose']); hand=C([.42,.20,.80]); ax=unit(C([.62,-.36,.52])); c=hand+ax*REACH
    arm,ax,n=racket_arm(c,ax,(.70,.10,-.75),REACH,pole=(-.4,.9,-.6),clav=(2,8))
    P.update(hips_at=C([-.12,0,.728]),pelvis=(-24,24,0),chest=(-26,36,0),head=(-10,-10,0),armL=arm,
      armR=dict(wrist=(.30,-.10,-.16),pole=(-.4,-.9,-.6),hand=((.85,.30,.3),(-.2,.5,-.8)),clav=(2,-6)),
      legL=dict(ankle=C([.10,.30,.095]),pole=(1,.30,.1),foot=((.93,.30,0.),(0,0,1)),toes=0),
      legR=dict(ankle=C([-.18,-.36,.12]),pole=(1,-.50,.1),foot=((.84,-.50,-.16),(.16,0,.98)),toes=10))
    per=dict(w['person']); per['kit']=dict(per['kit'],skirt=dict(length=.43,flare=.8))
    d=dict(w,pose=P,contact=c,axis=ax,normal=n,person=per); d.pop('sim',None); return d
PICS['ready17']=ready17
def ready18():
    w=ready17(); P=dict(w['pose']); o=ready(); hand=C([.40,.22,.90]); ax=unit(C([.50,-.34,.66])); c=hand+ax*REACH
    arm,ax,n=racket_arm(c,ax,(.80,.10,-.6),REACH,pole=(-.4,.9,-.6),clav=(2,8))
    P.update(hips_at=C([-.10,0,.752]),pelvis=(-14,16,0),chest=(-20,34,0),head=(-8,-12,0),armL=arm,
      legL=dict(ankle=C([.02,.31,.095]),pole=(1,.36,.1),foot=((.93,.32,0.),(0,0,1)),toes=0),
      legR=dict(ankle=C([-.10,-.36,.11]),pole=(1,-.46,.1),foot=((.88,-.46,-.1),(.1,0,.99)),toes=8))
    d=dict(w,pose=P,contact=c,axis=ax,normal=n,person=dict(w['person'],kit=dict(o['person']['kit'],shirt=dict(o['person']['kit']['shirt'],sleeve=.275)))); d.pop('sim',None); return d
PICS['ready18']=ready18
def ready19(): return dict(ready18(),sim='sim-ready18.npz',lights=[((3.0,-4.8,3.6),190,(1,.97,.93),1.0),((5.0,1.2,.6),60,(.45,.60,1),3.0),((-3.0,2.6,2.8),640,(.80,.88,1),.8),((-3.0,-2.6,2.8),560,(.80,.88,1),.8),((-.5,0,5.0),160,(.9,.95,1),1.0)])
PICS['ready19']=ready19
PICS['readclose16']=lambda: dict(PICS['read16'](),view=PICS['readclose5']()['view'])
PICS['readwide16']=lambda: dict(PICS['read16'](),view=PICS['readwide4']()['view'])
def defender16(axis=(.75,-.55,-.36),normal=(.62,.10,.78),sleeve=.275,skirt=None,**k):
    p=defender6(); c=p['contact']; arm,ax,n=racket_arm(c,axis,normal,REACH,palm=-1,pole=(-.7,.5,-.3),clav=(3,12))
    q=dict(p['pose'],armL=arm); q.update(k); per=dict(p['person']); per['kit']=dict(per['kit'],shirt=dict(per['kit']['shirt'],sleeve=sleeve),**(dict(skirt=skirt) if skirt else {}))
    d=dict(p,axis=ax,normal=n,pose=q,person=per,tail=[(-.06,.0,.02),(-.12,-.02,.0),(-.17,-.03,-.06),(-.20,-.04,-.14)]); d.pop('sim',None); return d
PICS['d16a']=defender16
PICS['d16b']=lambda: defender16(axis=(.66,-.66,-.34),normal=(.70,.25,.66),skirt=dict(length=.40,flare=.8))
def d16c():
    d=defender16(axis=(.72,-.58,-.36),normal=(.66,.18,.72)); per=dict(d['person']); per['kit']=dict(per['kit'],bend=.15); return dict(d,person=per)
PICS['d16c']=d16c
def d16d():
    d=d16c(); per=dict(d['person']); kit=dict(per['kit']); kit.pop('skirt'); kit['shorts']=dict(hem=.52,loose=1.0); per['kit']=kit; per['colours']=dict(per['colours'],shorts=('#f2f4fa',None,.0,'#8fb8ff')); return dict(d,person=per)
PICS['d16d']=d16d
def dr16():
    p=defender16(); hand=C([-3.28,.14,.98]); ax=unit(C([.60,-.30,.72])); c=hand+ax*REACH
    arm,ax,n=racket_arm(c,ax,(.75,.25,-.5),REACH,palm=-1,pole=(-.7,.5,-.6),clav=(3,12))
    q=dict(p['pose'],armL=arm,hips_at=C([-3.90,.0,.735]),pelvis=(2,24,0),chest=(4,38,0),head=(0,-4,0),
      armR=dict(wrist=(.26,-.16,-.18),pole=(-.6,-.7,-.6),hand=((.85,.2,.3),(.2,.5,-.8)),clav=(4,-4)),
      legL=dict(ankle=C([-3.70,.28,.095]),pole=(1,.30,.1),foot=((.96,.28,0.0),(0,0,1)),toes=0),
      legR=dict(ankle=C([-3.98,-.34,.11]),pole=(1,-.35,.1),foot=((.93,-.32,-.1),(.1,0,.99)),toes=8))
    per=dict(p['person']); per['kit']=dict(per['kit'],bend=.10); d=dict(p,contact=c,axis=ax,normal=n,pose=q,person=per); d.pop('sim',None); return d
PICS['dr16']=dr16
def dr17():
    p=dr16(); hand=C([-3.30,.14,.93]); ax=unit(C([.80,-.46,.16])); c=hand+ax*REACH
    arm,ax,n=racket_arm(c,ax,(.62,.10,.78),REACH,palm=-1,pole=(-.7,.5,-.6),clav=(3,12))
    d=dict(p,contact=c,axis=ax,normal=n,pose=dict(p['pose'],armL=arm),sim='sim-dr16.npz'); return d
PICS['dr17']=dr17
def m16arm(wrist,pole,hand,clav=(2,-8)): return lambda: dict(pose16(hero12,hips=(-.035,.0,-.05),axis=(.27,-.02,.96),toes=14,chest=(-46,22,-27),head=(-18,-42,-12),fr=((-.27,.17,.42),(1,.12,.3),((.8,.05,-.6),(.6,0,.8))),armR=dict(wrist=wrist,pole=pole,hand=hand,clav=clav)),sim='sim-m16b.npz')
PICS['ma1']=m16arm((.02,-.20,-.42),(-1,-.3,.2),((.25,.1,-.95),(.3,.9,.1)))
PICS['ma2']=m16arm((-.22,-.26,-.36),(-.6,-.6,-.2),((-.35,-.25,-.9),(.4,.85,-.2)))
PICS['ma3']=m16arm((-.12,-.30,-.22),(-.8,.2,-.8),((.1,-.4,.9),(.6,.7,.2)))
PICS['ma4']=m16arm((.30,-.30,-.05),(-.6,-.6,-.8),((.75,-.35,.6),(-.2,.8,.3)))
PICS['ma5']=m16arm((.07,-.15,-.38),(-1,-.45,.05),((.45,.15,-.85),(.3,.9,.2)))
PICS['ma6']=m16arm((.10,-.10,-.33),(-1,-.5,-.05),((.6,.2,-.6),(.3,.9,.2)))
def w16arm(wrist,pole,hand,clav=(2,-8)): return lambda: (lambda p: dict(p,pose=dict(p['pose'],armR=dict(wrist=wrist,pole=pole,hand=hand,clav=clav)),sim='sim-w16c.npz'))(PICS['w16c']())
PICS['wa1']=w16arm((.05,-.14,-.34),(-1,-.45,.05),((.45,.15,-.85),(.3,.9,.2)))
PICS['wa2']=w16arm((.08,-.09,-.30),(-1,-.5,-.05),((.6,.2,-.6),(.3,.9,.2)))
PICS['wa3']=w16arm((.01,-.17,-.36),(-1,-.4,.1),((.40,.12,-.88),(.3,.9,.15)))
PICS['readma5']=lambda: (lambda q,m: dict(m,lights=q['lights'],exposure=q['exposure'],view=q['view']))(read(),PICS['ma5']())
PICS['readwidema5']=lambda: dict(PICS['readma5'](),view=PICS['readwide4']()['view'])
def ready20(turn=32):
    p=dr17(); a=math.radians(turn); import numpy as _n
    ca,sa=math.cos(a),math.sin(a); c0=_n.array([-3.86,0.,0.]); R_=lambda v:tuple((_n.array([[ca,-sa,0],[sa,ca,0],[0,0,1]])@_n.asarray(v,float)+c0).tolist())
    L=[((3.4,-4.6,3.6),200,(1,.97,.93),1.0),((5.0,1.2,.6),60,(.45,.60,1),3.0),((-3.0,2.6,2.8),640,(.80,.88,1),.8),((-3.0,-2.6,2.8),560,(.80,.88,1),.8),((-.5,0,5.0),160,(.9,.95,1),1.0)]
    return dict(p,lights=[(R_(at),w,c,s) for at,w,c,s in L],lightto=R_((0,0,.8)),view={'from':R_((13.0,0.0,1.45)),'to':R_((0,.0,.86)),'fov':9.0,'shift':0,'px':900,'py':1000},mirror=None)
PICS['ready20']=ready20
PICS['ready21']=lambda: ready20(-32)
def ready22():
    d=ready20(-30); per=dict(d['person']); per['colours']=dict(per['colours'],racket=('#dfe8ff','#2a2f3c','#f4f6fa'),shoe=('#f4f6fa','#2f6bff','#eef1f6','#c08d55')); o=ready()
    return dict(d,person=dict(per,targets=o['person']['targets'],headscale=o['person'].get('headscale',1)),face=o['face'],sim='sim-ready22.npz')
PICS['ready22']=ready22
def _plain(n):
    p=PICS[n](); per=dict(p['person']); per['colours']=dict(per['colours'],shirt=('#eef1f6','#1d3fb8',.016,None)); return dict(p,person=per)
PICS['ma5n']=lambda: _plain('ma5')
PICS['readma5n']=lambda: _plain('readma5')
PICS['readwidema5n']=lambda: _plain('readwidema5')
ARM20=dict(wrist=(.07,-.15,-.38),pole=(-1,-.45,.05),hand=((.45,.15,-.85),(.3,.9,.2)),clav=(2,-8))
def m20(dx=.22,dz=-.12,axis=(.20,-.02,.98),chest=(-44,22,-27),pelvis=(-24,14,-8),head=(-18,-42,-12),f=(0,0,0),r=(0,0,0),armR=ARM20,foot=((.8,.05,-.6),(.6,0,.8)),rear=((-.45,-.15,-.88),(.86,0,-.5)),**k):
    return pose16(hero12,hips=(-.035+dx,0,dz),axis=axis,toes=14,chest=chest,pelvis=pelvis,head=head,
      fr=((-.27+dx+f[0],.17+f[1],.42+dz+.05+f[2]),(1,.12,.3),foot),rr=((-1.12+dx+r[0],-.16+r[1],.60+dz+.05+r[2]),(.75,-.25,-.65),rear),armR=armR,**k)
def plain_(d):
    per=dict(d['person']); per['colours']=dict(per['colours'],shirt=('#eef1f6','#1d3fb8',.016,None)); return dict(d,person=per)
PICS['m20a']=lambda: plain_(m20())
PICS['m20b']=lambda: plain_(m20(dx=.19,dz=-.145,chest=(-38,22,-27),pelvis=(-22,14,-8)))
PICS['m20c']=lambda: plain_(m20(f=(-.13,0,.03),r=(-.02,0,.04),foot=((.76,.05,-.65),(.65,0,.76))))
W20=dict(wrist=(.01,-.17,-.36),pole=(-1,-.4,.1),hand=((.40,.12,-.88),(.3,.9,.15)),clav=(2,-8))
def w20(dx=.16,dz=-.10,axis=(.22,-.02,.975),chest=(-40,22,-25),pelvis=(-26,14,-8),head=(-10,-40,-14),f=(0,0,0),r=(0,0,0)):
    return dict(pose16(finale13,scale=.945,hips=(-.015+dx,.0,-.04+dz),axis=axis,toes=14,chest=chest,pelvis=pelvis,head=head,
      fr=((-.30+dx/.945+f[0],.17+f[1],.47+dz+.05+f[2]),(1,.12,.2),((.70,.05,-.72),(.72,0,.70))),rr=((-1.14+dx/.945+r[0],-.13+r[1],.80+dz+.05+r[2]),(.75,-.25,-.65),((-.72,-.15,-.68),(.68,0,-.72))),armR=W20,sleeve=.275),tail=[(-.07,-.01,.05),(-.14,-.03,.06),(-.21,-.05,.03),(-.27,-.06,-.04)])
PICS['w20a']=w20
PICS['w20b']=lambda: w20(dz=-.06,f=(-.05,0,.0))
PICS['read20']=lambda: (lambda q,m: dict(m,lights=q['lights'],exposure=q['exposure'],view=q['view'],sim='sim-m20c.npz'))(read(),PICS['m20c']())
PICS['readclose20']=lambda: dict(PICS['read20'](),view=PICS['readclose5']()['view'])
PICS['readwide20']=lambda: dict(PICS['read20'](),view=PICS['readwide4']()['view'])
def macro2(): return dict(macro(),view=dict(x0=-.42,z1=.45,w=1.1,h=.70,px=2000,py=1273))
PICS['macro2']=macro2
