//! The shaders: light and shadow on dice, rim and foam.
//!
//! A vertex has a place, a normal, and its part of a face: across, up, and which
//! (0 to 5 the faces of a die, 6 the foam, 7 the rim). Each thing drawn has a place
//! with a size, a rotation, and a light of its own with how far it is gone.

/// What every shader begins with; all other parts begin with a line of their own.
pub const VERSION: &str = "#version 300 es";

/// Where the corners of everything are.
pub const PLACED: &str = "
layout(location=0) in vec3 p;
layout(location=1) in vec3 n;
layout(location=2) in vec3 t;
layout(location=3) in vec4 a;
layout(location=4) in vec4 q;
layout(location=5) in vec4 g;
uniform mat4 m,l;
uniform vec3 k;
out vec3 w,N,u,S;
out vec4 G;
vec3 r(vec3 v){return v+2.*cross(q.xyz,cross(q.xyz,v)+q.w*v);}
void place(){
 w=r(p*a.w)+a.xyz;w-=k*(w.z-.02);N=r(n);u=t;G=g;
 S=(l*vec4(w,1)).xyz*.5+.5;
 gl_Position=m*vec4(w,1);
}";

/// For every corner of everything, where each point is lit for itself.
pub const VERTEX: &str = "
void main(){place();}";

/// Whether a point of what moves is behind what lies still, which is drawn already.
pub const BEHIND: &str = "
precision highp float;
uniform highp sampler2D still;
bool behind(){return gl_FragCoord.z>texelFetch(still,ivec2(gl_FragCoord.xy),0).r;}";

/// For the shadows of dice that move, where little can be drawn: they lie flat on the foam
/// (`k` brings every corner there), and fall nowhere else.
pub const FALLEN: &str = "
in vec3 w;
out vec4 c;
void main(){
 if(max(abs(w.x),abs(w.y))>5.||behind())discard;
 c=vec4(0,0,0,.45);
}";

/// Three corners of a triangle that covers the picture, and what is copied there as it is.
pub const ALL_OVER: &str = "
void main(){gl_Position=vec4(gl_VertexID==1?3:-1,gl_VertexID==2?3:-1,0,1);}";
/// See [`ALL_OVER`].
pub const COPY: &str = "
precision highp float;
uniform sampler2D from;
out vec4 c;
void main(){c=texelFetch(from,ivec2(gl_FragCoord.xy),0);}";

/// For the shadows: only the depth counts.
pub const SHADOW: &str = "
precision lowp float;
void main(){}";

/// The light on a point: `w` is its place, `n` which way it looks, `base` the light that it gives back,
/// `open` how much of the sky it sees, `sunny` how much of the sun, and `G` the light of its own.
pub const LIGHT: &str = "
precision highp float;
precision highp sampler2DShadow;
uniform sampler2DShadow dark;
uniform vec3 eye,sun,inks[6],bone;
vec3 light(vec3 w,vec3 n,vec3 base,float gloss,float open,float sunny,vec3 G){
 vec3 v=normalize(eye-w);
 float day=max(dot(n,sun),0.)*sunny;
 vec3 sky=mix(vec3(.13,.11,.12),vec3(.34,.38,.5),n.z*.5+.5);
 vec3 torch=vec3(-6.5,7.,4.)-w;
 float warm=max(dot(n,normalize(torch)),0.)*22./(18.+dot(torch,torch));
 vec3 H=normalize(sun+v);
 float shine=pow(max(dot(n,H),0.),46.)*gloss*sunny;
 float rim=1.-max(dot(n,v),0.),edge=pow(rim,4.)*gloss*.35;
 vec3 all=base*(sky*open+vec3(1.35,1.22,1.02)*day+vec3(1.3,.72,.3)*warm*open)+vec3(1.,.94,.8)*shine+edge*vec3(.5,.6,.8);
 all+=G*(.16+.9*edge+.5*rim*rim);
 return sqrt(clamp(all/(1.+all*.3),0.,1.));
}
// How much of the sky a die sees.
float open_to(vec3 w,vec3 n){return mix(.55,1.,clamp(w.z*.9+.25+n.z*.5,0.,1.));}
// What a die shows is what counts: its other sides step back.
float stands_out(vec3 n){return mix(.7,1.06,smoothstep(.4,.95,n.z));}";

/// Where a point of a die is in the picture of all faces: its face is `u.z`.
pub const ON_FACE: &str = "
precision highp float;
uniform sampler2D faces;
vec2 on_face(vec3 u){
 int f=int(u.z+.5);
 return (vec2(f%3,f/3)+u.xy)/vec2(3,2);
}";

/// For every point that is seen.
pub const FRAGMENT: &str = "
in vec3 w,N,u,S;
in vec4 G;
uniform vec3 foam,stone;
out vec4 c;
float hash(vec2 p){return fract(sin(dot(p,vec2(12.9898,78.233)))*43758.5453);}
float grain(vec2 p){
 vec2 i=floor(p),f=fract(p);f*=f*(3.-2.*f);
 return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);
}
float lit(){
 float s=0.;
 for(int i=-1;i<=1;i++)for(int j=-1;j<=1;j++)
  s+=texture(dark,vec3(S.xy+vec2(i,j)/1400.,S.z-.0022));
 return s/9.;
}
void main(){
 vec3 n=normalize(N),base;
 float gloss=.0,open=1.,whole=1.,top=1.;
 if(u.z<5.5){
  int f=int(u.z+.5);
  vec2 st=on_face(u),e=vec2(1.5/768.,1.5/512.);
  float k=texture(faces,st).r;
  vec2 d=vec2(texture(faces,st+vec2(e.x,0)).r-texture(faces,st-vec2(e.x,0)).r,
              texture(faces,st+vec2(0,e.y)).r-texture(faces,st-vec2(0,e.y)).r);
  vec3 x=dFdx(w),y=dFdy(w);
  vec2 ux=dFdx(u.xy),uy=dFdy(u.xy);
  vec3 T=x*uy.y-y*ux.y,B=y*ux.x-x*uy.x;
  float h=ux.x*uy.y-uy.x*ux.y;
  if(abs(h)>1e-9&&G.a<.01)n=normalize(n+(normalize(T/h)*d.x+normalize(B/h)*d.y)*.55);
  base=mix(bone*(.93+.07*grain(u.xy*9.+float(f)*7.)),inks[f]*.72,G.a<.01?k:0.);
  gloss=.5-.3*k;
  open=open_to(w,n);
  top=stands_out(n);
 }else if(u.z<6.5){
  float s=grain(w.xy*34.)*.5+grain(w.xy*9.)*.5,r=length(w.xy);
  float line=smoothstep(.07,.02,abs(r-2.35))+.6*smoothstep(.04,.01,abs(r-2.1));
  float a=atan(w.x,w.y)/6.2831853*7.,b=abs(fract(a)-.5);
  line+=.5*smoothstep(.03,.0,abs(b-.25))*step(r,2.1)*step(.55,r);
  base=foam*(.8+.3*s)+line*.05;
  float wall=5.-max(abs(w.x),abs(w.y));
  open=mix(.45,1.,smoothstep(-.2,1.3,wall));
  n=normalize(n+vec3(grain(w.xy*30.)-.5,grain(w.yx*30.+9.)-.5,0)*.22);
 }else{
  float along=abs(n.x)>abs(n.y)||abs(w.x)>abs(w.y)?w.y:w.x;
  float joint=smoothstep(.035,.01,abs(fract(along/2.2+.5)-.5)*2.2);
  base=stone*(.62+.55*grain(vec2(along,w.z)*7.)*grain(w.xy*2.3+3.))*(1.-.55*joint);
  gloss=.16;
  // The rim that is in the way can be seen through.
  vec2 side=abs(w.x)>abs(w.y)?vec2(sign(w.x),0):vec2(0,sign(w.y));
  float far=length(eye.xy);
  whole=1.-.62*smoothstep(.5,.85,dot(side,eye.xy)/max(far,.01))*smoothstep(.15,.4,far/length(eye));
  open=mix(.4,1.,smoothstep(-.4,1.6,w.z));
  n=normalize(n+vec3(grain(w.yz*11.)-.5,grain(w.xz*11.)-.5,grain(w.xy*11.)-.5)*.3);
 }
 float sunny=dot(n,sun)>0.?lit():0.;
 c=vec4(light(w,n,base*base*top,gloss,open,sunny,G.rgb),1);
 float gone=clamp(G.a,0.,1.);
 c*=(1.-gone*gone)*whole;
}";

/// For every corner of a die that moves, where little can be drawn: only its corners are lit, as bone (`A`)
/// and as ink (`B`).
pub const LIT_CORNER: &str = "
out vec3 A,B;
void main(){
 place();
 vec3 n=normalize(N),base=bone*.965,ink=inks[int(u.z+.5)]*.72;
 float open=open_to(w,n),top=stands_out(n),sunny=texture(dark,vec3(S.xy,S.z-.0022));
 A=light(w,n,base*base*top,.5,open,sunny,g.rgb);
 B=light(w,n,ink*ink*top,.2,open,sunny,g.rgb);
}";

/// For every point between such corners.
pub const BETWEEN: &str = "
in vec3 u,A,B;
in vec4 G;
out vec4 c;
void main(){
 if(behind())discard;
 float k=texture(faces,on_face(u)).r,gone=clamp(G.a,0.,1.);
 c=vec4(mix(A,B,gone<.01?k:0.),1)*(1.-gone*gone);
}";
