// View: image plane at the near side line (unit mm there); camera 5.95 m before it, H above the floor, XC from the net
const F=5950, H=1050, XC=-2500, W=6100, L=6700;
const P=(x,y,z)=>{const s=F/(F+z); return [Math.round(XC+(x-XC)*s), Math.round(-H-(y-H)*s+0)];};
// y up; image y: horizon at -H; floor near -> 0
const pt=([x,y])=>`${x} ${y}`;
const quad=(x1,x2,z1,z2)=>`M${pt(P(x1,0,z1))}L${pt(P(x2,0,z1))}L${pt(P(x2,0,z2))}L${pt(P(x1,0,z2))}z`;
const w=50; // drawn 5 cm wide
const along=(z)=>quad(-L,L,z-w/2+w/2*0,z+w/2);           // placeholder
const lines=[];
const zl=(z,outer)=>quad(-L,L,z,z+w*outer);
// z = 0 at outer edge of near side line
lines.push(quad(-L,L,0,w),quad(-L,L,460,460+w),quad(-L,L,W-460-w,W-460),quad(-L,L,W-w,W));
const xs=[[-L,1],[-L+760,1],[-1980,-1],[1980,1],[L-760,-1],[L,-1]];
for(const [x,d] of xs) lines.push(quad(Math.min(x,x+d*w),Math.max(x,x+d*w),0,W));
lines.push(quad(-L,-1980,W/2-w/2,W/2+w/2),quad(1980,L,W/2-w/2,W/2+w/2));
// net
const top=z=>{const t=(z/W*2-1); return 1524+26*t*t;};
const Z=[]; for(let i=0;i<=8;i++) Z.push(W*i/8);
const poly=(off1,off2,cmd='')=>'M'+Z.map(z=>pt(P(0,top(z)-off1,z))).join('L')+'L'+[...Z].reverse().map(z=>pt(P(0,top(z)-off2,z))).join('L')+'z';
const mesh=[]; const N=[150,300,450,600]; // m below the tape
for(let o=75+48.5;o<750;o+=48.5) mesh.push("M"+pt(P(0,top(0)-o,0))+"L"+pt(P(0,top(W)-o,W)));
const n=80; for(let i=1;i<n;i++){const z=W*i/n; const a=P(0,top(z)-75,z),b=P(0,top(z)-760,z); mesh.push(`M${pt(a)}V${b[1]}`);}
const tape=poly(0,75), net=poly(75,760), bottom='M'+Z.map(z=>pt(P(0,top(z)-760,z))).join('L');
// boards
const B=W+2000, bh=740; const yb=P(0,0,B)[1], yt=P(0,bh,B)[1];
const joints=[]; for(let x=-28000;x<=28000;x+=4000){joints.push(`M${P(x+0,0,B)[0]} ${yb}V${yt}`);}
const X0=-9500,WD=18000,Y0=-2900,HD=3200;
const [nx,ny]=P(0,1550,0),[fx,fy]=P(0,1550,W);
console.error({yb,yt,far:P(0,0,W)[1],net:[nx,ny,fx,fy]});
const svg=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${X0} ${Y0} ${WD} ${HD}" width="${WD}" height="${HD}" preserveAspectRatio="none" aria-hidden="true">
  <!--
    The court behind the player of the end, in millimetres from the foot of the net at the near side line, which is in the
    image plane: seen from 5.95 m before that line, 1.05 m above the floor and 2.5 m before the net. hall.webp is the
    hall around it, in the same view.
  -->
  <defs>
    <linearGradient id="lines" gradientUnits="userSpaceOnUse" x1="0" y1="${P(0,0,W)[1]}" x2="0" y2="0">
      <stop stop-color="#f3f6ff" stop-opacity=".4"/>
      <stop offset="1" stop-color="#f3f6ff" stop-opacity=".95"/>
    </linearGradient>
  </defs>
  <path fill="url(#lines)" d="${lines.join('')}"/>
  <path stroke="#f3f6ff" stroke-opacity=".5" stroke-width="22" d="M${fx} ${P(0,0,W)[1]}V${fy}"/>
  <path fill="#061a52" fill-opacity=".35" d="${net}"/>
  <path fill="none" stroke="#f3f6ff" stroke-opacity=".2" stroke-width="4" d="${mesh.join('')}"/>
  <path fill="none" stroke="#f3f6ff" stroke-opacity=".6" stroke-width="9" d="${bottom}"/>
  <path fill="#c3d2fb" d="${tape}"/>
  <path stroke="#f3f6ff" stroke-width="38" d="M${nx} 0V${ny}"/>
</svg>
`;
process.stdout.write(svg);
