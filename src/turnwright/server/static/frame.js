var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},C=Symbol(`uninitialized`),xe=`http://www.w3.org/1999/xhtml`,Se=`http://www.w3.org/2000/svg`,Ce=`http://www.w3.org/1998/Math/MathML`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function Oe(e){w=e}var T;function E(e){if(e===null)throw Te(),be;return T=e}function ke(){return E(dn(T))}function D(e){if(w){if(dn(T)!==null)throw Te(),be;T=e}}function Ae(e=1){if(w){for(var t=e,n=T;t--;)n=dn(n);T=n}}function je(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=dn(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Te(),be;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var O=null;function Xe(e){O=e}function Ze(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:H,l:Je&&!t?{s:null,u:null,$:[]}:null}}function Qe(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)En(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,$e(e)}function $e(e={}){return i(e,ue,{value:!0}),e}function et(){return!Je||O!==null&&O.l===null}var tt=[];function nt(){var e=tt;tt=[],m(e)}function rt(e){if(tt.length===0&&!jt){var t=tt;queueMicrotask(()=>{t===tt&&nt()})}tt.push(e)}function it(){for(;tt.length>0;)nt()}var at=~(y|b|v);function k(e,t){e.f=e.f&at|t}function ot(e){e.f&512||e.deps===null?k(e,v):k(e,b)}function st(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),k(e,v)}function ct(e,t){if(t){let t=document.body;e.autofocus=!0,rt(()=>{document.activeElement===t&&e.focus()})}}var lt=!1;function ut(){lt||(lt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function dt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);wn(()=>{for(var r of t)e.removeEventListener(r,n)})}function ft(e){var t=V,n=H;qn(null),Jn(null);try{return e()}finally{qn(t),Jn(n)}}function pt(e,t,n,r=n){e.addEventListener(t,()=>ft(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),ut()}function mt(e,t,n,r){let i=et()?vt:xt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=H,c=ht(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){yn(e,s)}gt()}}var d=_t();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>bt(e))).then(u).catch(e=>yn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),gt())}):f()}function ht(){var e=H,t=V,n=O,r=j;return function(i=!0){Jn(e),qn(t),Xe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function gt(e=!0){Jn(null),qn(null),Xe(null),e&&j?.deactivate()}function _t(){var e=H,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function vt(e){var t=2|y;return H!==null&&(H.f|=re),{ctx:O,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:H,ac:null}}var yt=Symbol(`obsolete`);function bt(e,t,n){let r=H;r===null&&Le();var i=void 0,a=Jt(C),o=!V,s=new Set;return kn(()=>{var t=H,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(gt)}catch(e){n.reject(e),gt()}var c=j;if(o){if(t.f&32768)var l=_t();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(yt);else for(let e of s.values())e.reject(yt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==yt&&(c.activate(),t?(a.f|=ce,Qt(a,t)):(a.f&8388608&&(a.f^=ce),Qt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),wn(()=>{for(let e of s)e.reject(yt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function A(e){let t=vt(e);return Xn(t),t}function xt(e){let t=vt(e);return t.equals=Fe,t}function St(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function Ct(e){var t,n=H,r=e.parent;if(!Wn&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;Jn(r);try{St(e),t=cr(e)}finally{Jn(n)}return t}function wt(e){var t=Ct(e);!e.equals(t)&&(e.wv=ar(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Ot?.capture(e,t,!0)),e.deps===null))?k(e,v):Wn||(kt===null?ot(e):(Cn()||j?.is_fork)&&kt.set(e,t))}function Tt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ft(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=f),dr(t,0),Pn(t))}function Et(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&fr(t)}var Dt=null,j=null,Ot=null,kt=null,At=null,jt=!1,Mt=!1,Nt=null,Pt=null,Ft=0,It=1,Lt=class e{id=It++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Dt===null?Dt=this:(Dt.next=this,this.prev=Dt),Dt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)k(r,y),t(r);for(r of n.m)k(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)k(e,t),this.schedule(e);this.apply();for(var t=Nt=[],n=[],r=Pt=[];this.#a.length>0;){Ft++>1e3&&(this.#b(),zt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Wt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Nt=null,Pt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Ut(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Ot=this,Vt(n),Vt(t),Ot=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Kt.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):or(r)&&(i&16&&this.add_dirty_reaction(r,b),fr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),k(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)st(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),kt?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,kt=null}flush(){try{Mt=!0,j=this,this.#m()}finally{Ft=0,At=null,Nt=null,Pt=null,Mt=!1,j=null,kt=null,Kt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(yt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,rt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(j===null){let t=j=new e;!Mt&&!jt&&rt(()=>{t.started||t.flush()})}return j}apply(){kt=null}schedule(e){At=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Dt=e:t.prev=e,this.linked=!1}}};function Rt(e){var t=jt,n=Ot;Ot=null,jt=!0;try{var r;for(e&&(Rt(),r=e());;){if(it(),j===null)return r;j.flush()}}finally{jt=t,Ot=n}}function zt(){try{He()}catch(e){yn(e,At)}}var Bt=null;function Vt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&or(r)&&(Bt=new Set,fr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Ln(r),Bt?.size>0)){Kt.clear();for(let e of Bt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Bt.has(n)&&(Bt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||fr(n)}}Bt.clear()}}Bt=null}}function Ht(e){j.schedule(e)}function Ut(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),k(e,v);for(var n=e.first;n!==null;)Ut(n,t),n=n.next}}function Wt(e){k(e,v);for(var t=e.first;t!==null;)Wt(t),t=t.next}var Gt=new Set,Kt=new Map,qt=!1;function Jt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function M(e,t){let n=Jt(e,t);return Xn(n),n}function Yt(e,t=!1,n=!0){let r=Jt(e);return t||(r.equals=Fe),Je&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function N(e,t,n=!1){return V!==null&&(!Kn||V.f&131072)&&et()&&V.f&4325394&&(Yn===null||!Yn.has(e))&&Ke(),Qt(e,n?nn(t):t,Pt)}var Xt=null,Zt=0;function Qt(e,t,n=null){if(!e.equals(t)){Wn?Kt.set(e,t):Kt.has(e)||Kt.set(e,e.v);var r=Lt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Ct(t),kt===null&&ot(t)}e.wv=ar(),Xt=null,Zt=0,tn(e,y,n),Xt=null,et()&&H!==null&&H.f&1024&&!(H.f&96)&&($n===null?er([e]):$n.push(e)),!r.is_fork&&Gt.size>0&&!qt&&$t()}return t}function $t(){qt=!1;for(let e of Gt){e.f&1024&&k(e,b);let t;try{t=or(e)}catch{t=!0}t&&fr(e)}Gt.clear()}function en(e){N(e,e.v+1)}function tn(e,t,n){var r=e.reactions;if(r!==null){var i=et(),a=r.length;if(Zt+=a,Zt>1e5&&Xt===null&&(Xt=new Set),Xt!==null){if(Xt.has(e))return;Xt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==H){var l=(c&y)===0;if(l&&k(s,t),c&131072)Gt.add(s);else if(c&2){var u=s;kt?.delete(u),tn(u,b,n)}else if(l){var d=s;c&16&&Bt!==null&&Bt.add(d),n===null?Ht(d):n.push(d)}}}}}function nn(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=M(0),u=null,d=rr,f=e=>{if(rr===d)return e();var t=V,n=rr;qn(null),ir(d);var r=e();return qn(t),ir(n),r};return i&&r.set(`length`,M(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&We();var i=r.get(t);return i===void 0?f(()=>{var e=M(n.value,u);return r.set(t,e),e}):N(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>M(C,u));r.set(t,e),en(o)}}else N(n,C),en(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>M(nn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=U(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=U(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(H!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>M(i?nn(e[t]):C,u)),r.set(t,n)),U(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>M(C,u)),r.set(d+``,p)):N(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>M(void 0,u)),N(c,nn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>nn(n));N(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&N(g,_+1)}en(o)}return!0},ownKeys(e){U(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function rn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function an(e,t){return Object.is(rn(e),rn(t))}var on,sn,cn,ln;function un(){if(on===void 0){on=window,sn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;cn=a(t,`firstChild`).get,ln=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function P(e=``){return document.createTextNode(e)}function F(e){return cn.call(e)}function dn(e){return ln.call(e)}function I(e,t){if(!w)return F(e);var n=F(T);if(n===null)n=T.appendChild(P());else if(t&&n.nodeType!==3){var r=P();return n?.before(r),E(r),r}return t&&_n(n),E(n),n}function fn(e,t=!1){if(!w){var n=F(e);return n instanceof Comment&&n.data===``?dn(n):n}if(t){if(T?.nodeType!==3){var r=P();return T?.before(r),E(r),r}_n(T)}return T}function pn(e,t=!1){if(!w)return F(e);var n=I(e,t);return D(e),n}function L(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=dn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=P();return r===null?i?.after(a):r.before(a),E(a),a}_n(r)}return E(r),r}function mn(e){e.textContent=``}function hn(){return!1}function gn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function _n(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function vn(e){var t=H;if(t===null)return V.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;yn(e,t)}function yn(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function bn(e){H===null&&(V===null&&Ve(e),Be()),Wn&&ze(e)}function xn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Sn(e,t){var n=H;n!==null&&n.f&8192&&(e|=x);var r={ctx:O,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Nt===null?Lt.ensure().schedule(r):Nt.push(r);else if(t!==null){try{fr(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&xn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function Cn(){return V!==null&&!Kn}function wn(e){let t=Sn(8,null);return k(t,v),t.teardown=e,t}function Tn(e){bn(`$effect`);var t=H.f;if(!V&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return En(e)}function En(e){return Sn(4|ie,e)}function Dn(e){Lt.ensure();let t=Sn(64|re,e);return(e={})=>new Promise(n=>{e.outro?Rn(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function On(e){return Sn(4,e)}function kn(e){return Sn(se|re,e)}function An(e,t=0){return Sn(8|t,e)}function R(e,t=[],n=[],r=[]){mt(r,t,n,t=>{Sn(8,()=>{e(...t.map(U))})})}function jn(e,t=0){return Sn(16|t,e)}function Mn(e,t=0){return Sn(_|t,e)}function z(e){return Sn(32|re,e)}function Nn(e){var t=e.teardown;if(t!==null){let n=Wn,r=V;Gn(!0),qn(null);try{t.call(null)}catch(t){yn(t,e.parent)}finally{Gn(n),qn(r)}}}function Pn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ft(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function Fn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(In(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Pn(e,t&&!n),dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Nn(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Ln(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function In(e,t){for(;e!==null;){var n=e===t?null:dn(e);e.remove(),e=n}}function Ln(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Rn(e,t,n=!0){var r=[];e.f|=256,zn(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function zn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);zn(i,t,o?n:!1)}i=a}}}function Bn(e){e.f&=-257,Vn(e,!0)}function Vn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(k(e,y),Lt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Vn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Hn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:dn(n);t.append(n),n=i}}var Un=null,Wn=!1;function Gn(e){Wn=e}var V=null,Kn=!1;function qn(e){V=e}var H=null;function Jn(e){H=e}var Yn=null;function Xn(e){V!==null&&(V.f&2097152||V.f&2)&&(Yn??=new Set).add(e)}var Zn=null,Qn=0,$n=null;function er(e){$n=e}var tr=1,nr=0,rr=nr;function ir(e){rr=e}function ar(){return++tr}function or(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(or(a)&&wt(a),a.wv>e.wv)return!0}t&512&&kt===null&&k(e,v)}return!1}function sr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Yn!==null&&Yn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?sr(a,t,!1):t===a&&(n?k(a,y):a.f&1024&&k(a,b),Ht(a))}}function cr(e){var t=Zn,n=Qn,r=$n,i=V,a=Yn,o=O,s=Kn,c=rr,l=e.f;Zn=null,Qn=0,$n=null,V=l&96?null:e,Yn=null,Xe(e.ctx),Kn=!1,rr=++nr,e.ac!==null&&(ft(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=lr(e);if(et()&&$n!==null&&!Kn&&f!==null&&!(e.f&6146))for(var p=0;p<$n.length;p++)sr($n[p],e);if(i!==null&&i!==e){if(nr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=nr;if(t!==null)for(let e of t)e.rv=nr;$n!==null&&(r===null?r=$n:r.push(...$n))}return e.f&8388608&&(e.f^=ce),d}catch(t){return lr(e),vn(t)}finally{e.f^=oe,Zn=t,Qn=n,$n=r,V=i,Yn=a,Xe(o),Kn=s,rr=c}}function lr(e){var t=e.deps,n=j?.is_fork;if(Zn!==null){var r;if(n||dr(e,Qn),t!==null&&Qn>0)for(t.length=Qn+Zn.length,r=0;r<Zn.length;r++)t[Qn+r]=Zn[r];else e.deps=t=Zn;if(Cn()&&e.f&512)for(r=Qn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Qn<t.length&&(dr(e,Qn),t.length=Qn);return t}function ur(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(Zn===null||!n.call(Zn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&ot(s),s.ac!==null&&ft(()=>{s.ac.abort(ve),s.ac=null,k(s,y)}),Tt(s),dr(s,0)}}function dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ur(e,n[r])}function fr(e){var t=e.f;if(!(t&16384)){k(e,v);var n=H;H=e;try{t&16777232?Fn(e):Pn(e),Nn(e);var r=cr(e);e.teardown=typeof r==`function`?r:null,e.wv=tr}finally{H=n}}}async function pr(){await Promise.resolve(),Rt()}function U(e){var t=!!(e.f&2);if(Un?.add(e),V!==null&&!Kn&&!(H!==null&&H.f&16384)&&(Yn===null||!Yn.has(e))){var r=V.deps;if(V.f&2097152)e.rv<nr&&(e.rv=nr,Zn===null&&r!==null&&r[Qn]===e?Qn++:Zn===null?Zn=[e]:Zn.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(Wn&&Kt.has(e))return Kt.get(e);if(t){var a=e;if(Wn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||hr(a))&&(o=Ct(a)),Kt.set(a,o),o}var s=!(a.f&512)&&!Kn&&V!==null&&!!(V.f&512),c=(a.f&ee)===0;or(a)&&(s&&(a.f|=512),wt(a)),s&&!c&&(Et(a),mr(a))}if(kt?.has(e))return kt.get(e);if(e.f&8388608)throw e.v;return e.v}function mr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Et(r),mr(r))}}function hr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Kt.has(t)||t.f&2&&hr(t))return!0;return!1}function gr(e){var t=Kn;try{return Kn=!0,e()}finally{Kn=t}}function _r(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(le in e)vr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&le in n&&vr(n)}}}function vr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{vr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function yr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var br=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function xr(e){return br.includes(e)}var Sr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Cr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function wr(e){return e=e.toLowerCase(),Cr[e]??e}[...Sr];var Tr=[`touchstart`,`touchmove`];function Er(e){return Tr.includes(e)}var Dr=Symbol(`events`),Or=new Set,kr=new Set;function Ar(e,t,n,r={}){function i(e){if(r.capture||Ir.call(t,e),!e.cancelBubble)return ft(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,rt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function jr(e,t,n,r,i){var a={capture:r,passive:i},o=Ar(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&wn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Mr(e,t,n){(t[Dr]??={})[e]=n}function Nr(e){for(var t=0;t<e.length;t++)Or.add(e[t]);for(var n of kr)n(e)}var Pr=null,Fr=!1;function Ir(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Pr=e,Fr||(Fr=!0,setTimeout(()=>{Fr=!1,Pr=null}));var s=0,c=Pr===e&&e[Dr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Dr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=H;qn(null),Jn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Dr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Dr]=t,delete e.currentTarget,qn(d),Jn(f)}}}var Lr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Rr(e){return Lr?.createHTML(e)??e}function zr(e){var t=gn(`template`);return t.innerHTML=Rr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Br(e,t){var n=H;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Vr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Br(T,null),T;i===void 0&&(i=zr(a?e:`<!>`+e),n||(i=F(i)));var t=r||sn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=F(t),s=t.lastChild;Br(o,s)}else Br(t,t);return t}}function Hr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Br(T,null),T;if(!o){var e=F(zr(a));if(i)for(o=document.createDocumentFragment();F(e);)o.appendChild(F(e));else o=F(e)}var t=o.cloneNode(!0);if(i){var n=F(t),r=t.lastChild;Br(n,r)}else Br(t,t);return t}}function Ur(e,t){return Hr(e,t,`svg`)}function Wr(e=``){if(!w){var t=P(e+``);return Br(t,t),t}var n=T;return n.nodeType===3?_n(n):(n.before(n=P()),E(n)),Br(n,n),n}function Gr(){if(w)return Br(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=P();return e.append(t,n),Br(t,n),e}function W(e,t){if(w){var n=H;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=T),ke()}else e!==null&&e.before(t)}function Kr(){if(w&&T&&T.nodeType===8&&T.textContent?.startsWith(`$`)){let e=T.textContent.substring(1);return ke(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function qr(e){let t=0,n=Jt(0),r;return()=>{Cn()&&(U(n),An(()=>(t===0&&(r=gr(()=>e(()=>en(n)))),t+=1,()=>{rt(()=>{--t,t===0&&(r?.(),r=void 0,en(n))})})))}}var Jr=ne|re;function Yr(e,t,n,r){new Xr(e,t,n,r)}var Xr=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=qr(()=>(this.#p=Jt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=H;t.b=this,t.f|=128,n(e)},this.parent=H.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=jn(()=>{if(w){let e=Me(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Jr),w&&(this.#e=T)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);rt(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&qe(),this.#s!==null&&Rn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){yn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),rt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=P(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){yn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Rn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Hn(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){st(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=H,n=V,r=O;Jn(this.#i),qn(this.#i),Xe(this.#i.ctx);try{return Lt.ensure(),e()}finally{Jn(t),qn(n),Xe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Rn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,rt(()=>{this.#d=!1,this.#p&&Qt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),U(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(E(this.#t),Ae(),E(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=H;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return yn(e,this.#i.parent),null}}))};rt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){yn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>yn(e,this.#i&&this.#i.parent)):n(t)}})}};function Zr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Qr(e,t){return ei(e,t)}var $r=new Map;function ei(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){un();var l=void 0,u=Dn(()=>{var s=n??t.appendChild(P());Yr(s,{pending:()=>{}},t=>{Ze({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Br(t,null),l=e(t,i)||$e(),w&&(H.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Te(),be;Qe()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Er(r);for(let e of[t,document]){var a=$r.get(e);a===void 0&&(a=new Map,$r.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Ir,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Or)),kr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=$r.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Ir),r.delete(e),r.size===0&&$r.delete(n)):r.set(e,i)}kr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ti.set(l,u),l}var ti=new WeakMap,ni=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Bn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Bn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Hn(r,t),t.append(P()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Rn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=hn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=P();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}},ri=0,ii=1,ai=2;function oi(e,t,n,r,i){w&&ke();var a=et(),o=C,s=a?Jt(o):Yt(o,!1,!1),c=a?Jt(o):Yt(o,!1,!1),l=new ni(e);jn(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(E(je()),Oe(!1)),p(o)){var f=ht(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Lt.ensure();try{e()}finally{gt(!1),jt||Rt()}}};o.then(t=>{e(()=>{Qt(s,t),l.ensure(ii,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Qt(c,t),l.ensure(ai,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ri,n):rt(()=>{m||e(()=>{l.ensure(ri,n)})})}else Qt(s,o),l.ensure(ii,r&&(e=>r(e,s)));return d&&Oe(!0),()=>{u=!0}})}function si(e,t,n=!1){var r;w&&(r=T,ke());var i=new ni(e),a=n?ne:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();E(a),i.anchor=a,Oe(!1),i.ensure(e,t),Oe(!0);return}}i.ensure(e,t)}jn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ci=Symbol(`NaN`);function li(e,t,n){w&&ke();var r=new ni(e),i=!et();jn(()=>{var e=t();e!==e&&(e=ci),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ui(e,t){return t}function di(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Rn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;fi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;mn(d),d.append(u),e.items.clear()}fi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function fi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Hn(a,document.createDocumentFragment())):B(t[i],n)}}var pi;function mi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?E(F(u)):u.appendChild(P())}w&&ke();var d=null,f=xt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=U(f);_.fallback=d,gi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,vi(d,null,c)):Bn(d):Rn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:jn(()=>{var e=U(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),E(c),Oe(!1),r=!0);for(var u=new Set,_=j,v=hn(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,Oe(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Qt(S.v,b),S.i&&Qt(S.i,y),v&&_.unskip_effect(S.e)):(S=_i(l,m?c:pi??=P(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(pi??=P())),d.f|=ae)),t>u.size&&Re(``,``,``),w&&t>0&&E(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Oe(!0),U(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function hi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function gi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=hi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Bn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)vi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),yi(e,d,_),yi(e,_,y),vi(_,y,n),d=_,p=[],m=[],l=hi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)vi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);yi(e,S.prev,ee.next),yi(e,d,S),yi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),vi(_,l,n),yi(e,_.prev,_.next),yi(e,_,d===null?e.effect.first:d.next),yi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=hi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=hi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(fi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=hi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}di(e,te,re)}}o&&rt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function _i(e,t,n,r,i,a,o,s){var c=o&1?o&16?Jt(n):Yt(n,!1,!1):null,l=o&2?Jt(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function vi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=dn(r);if(a.before(r),r===i)return;r=o}}function yi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function bi(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;w&&(o=E(F(c)))}R(()=>{var e=H;if(s===(s=t()??``))w&&ke();else if(n&&!w)e.nodes=null,c.innerHTML=s,s!==``&&Br(F(c),c.lastChild);else if(e.nodes!==null&&(In(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(w){for(var a=T.data,l=ke(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=dn(l);if(l===null)throw Te(),be;Br(T,u),o=E(l)}else{var d=gn(r?`svg`:i?`math`:`template`,r?Se:i?Ce:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Br(F(f),f.lastChild),r||i)for(;F(f);)o.before(F(f));else o.before(f)}}})}function xi(e,t,...n){var r=new ni(e);jn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function Si(e,t,n){var r;w&&(r=T,ke());var i=new ni(e);jn(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();E(a),i.anchor=a,Oe(!1),i.ensure(e,e&&(t=>n(t,e))),Oe(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function Ci(e,t,n){On(()=>{var r=gr(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};An(()=>{var e=n();_r(e),i&&Pe(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function wi(e,t){var n=void 0,r;Mn(()=>{n!==(n=t())&&(r&&=(B(r),null),n&&(r=z(()=>{On(()=>n(e))})))})}function Ti(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ti(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ei(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ti(e))&&(r&&(r+=` `),r+=t);return r}function Di(e){return typeof e==`object`?Ei(e):e??``}var Oi=[...` 	
\r\f\xA0\v﻿`];function ki(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Oi.includes(r[o-1]))&&(s===r.length||Oi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ai(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function ji(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Mi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(ji)),i&&c.push(...Object.keys(i).map(ji));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=ji(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ai(r)),i&&(n+=Ai(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ni(e,t,n,r,i,a){var o=e[me];if(w||o!==n||o===void 0){var s=ki(n,r,a);(!w||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Pi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Fi(e,t,n,r){var i=e[he];if(w||i!==t){var a=Mi(t,r);(!w||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Pi(e,n?.[0],r[0]),Pi(e,n?.[1],r[1],`important`)):Pi(e,n,r));return r}function Ii(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Li(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Ri(e,!n||`__value`in e))}function Ri(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Hi(c);Ii(c,i?a.includes(l):an(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function zi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Hi(i))}else{for(i of t.options)if(an(Hi(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}}function Bi(e){var t=new MutationObserver(t=>{t.every(Ui)||(`__defaultValue`in e&&Ri(e,!1),`__value`in e&&zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),wn(()=>{t.disconnect()})}function Vi(e,t,n=t){var r=new WeakSet,i=!0;pt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Hi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Hi(o)}n(a),e.__value=a,j!==null&&r.add(j)}),On(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Hi(s),n(a))}e.__value=a,i=!1})}function Hi(e){return`__value`in e?e.__value:e.value}function Ui(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Wi=Symbol(`class`),Gi=Symbol(`style`),Ki=Symbol(`is custom element`),qi=Symbol(`is html`),Ji=ye?`link`:`LINK`,Yi=ye?`input`:`INPUT`,Xi=ye?`option`:`OPTION`,Zi=ye?`select`:`SELECT`,Qi=ye?`progress`:`PROGRESS`;function $i(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;G(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;G(e,`checked`,null),e.checked=r}}};e[_e]=n,rt(n),ut()}}function ea(e,t){var n=ra(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Qi)&&(e.value=t??``)}function G(e,t,n,r){var i=ra(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ji))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&aa(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ta(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===Yi&&(`defaultValue`in n||`defaultChecked`in n||$i(e));var o=ra(e),s=o[Ki],c=!o[qi];let l=w&&s;l&&Oe(!1);var u=t||{},d=e.nodeName===Xi,f=e.nodeName===Zi;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Di(n.class):(r||n[Wi])&&(n.class=null),n[Gi]&&(n.style??=null);var m=aa(e);if(e.nodeName===Yi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,G(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Ni(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Wi],n[Wi]),u[i]=l,u[Wi]=n[Wi];else if(i===`style`)Fi(e,l,t?.[Gi],n[Gi]),u[i]=l,u[Gi]=n[Gi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=xr(r);if(yr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Mr(r,e,l),Nr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Ar(r,e,a,t)}}else if(i===`style`)G(e,i,l);else if(i===`autofocus`)ct(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===Qi)&&(e.value=l);else if(i===`selected`&&d)Ii(e,l);else{var y=i;c||(y=wr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&G(e,y,l,a)}}}}}}finally{l&&Oe(!0)}return u}function na(e,t,n=[],r=[],i=[],a,o=!1,s=!1){mt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===Zi,l=!1;if(Mn(()=>{var u=t(...n.map(U)),d=ta(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Li(f,u.defaultValue),`value`in u&&zi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||B(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description===`@attach`&&(!r||p!==r[t])&&(i[t]&&B(i[t]),i[t]=z(()=>wi(e,()=>p))),d[t]=p}r=d}),c){var u=e;On(()=>{var e=r;`defaultValue`in e&&Li(u,e.defaultValue),zi(u,e.value,!0),Bi(u)})}l=!0})}function ra(e){return e[pe]??={[Ki]:e.nodeName.includes(`-`),[qi]:e.namespaceURI===xe}}var ia=new Map;function aa(e){var t=e.getAttribute(`is`)||e.nodeName,n=ia.get(t);if(n)return n;ia.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function oa(e,t,n=t){var r=new WeakSet;pt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=sa(e)?ca(a):a,n(a),j!==null&&r.add(j),await pr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||gr(t)==null&&e.value)&&(n(sa(e)?ca(e.value):e.value),j!==null&&r.add(j)),An(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}sa(e)&&n===ca(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function sa(e){var t=e.type;return t===`number`||t===`range`}function ca(e){return e===``?null:+e}var la=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ua(e,t,n){var r=la.observe(e,()=>n(e[t]));On(()=>(gr(()=>n(e[t])),r))}function da(e,t){return e===t||e?.[le]===t}function fa(e=$e(),t,n,r){var i=O.r,a=H;return On(()=>{var o,s;return An(()=>{o=s,s=r?.()||[],gr(()=>{da(n(...s),e)||(t(e,...s),o&&da(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&da(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function pa(e,t){dt(window,[`resize`],()=>ft(()=>t(window[e])))}var ma=!1;function ha(e){var t=ma;try{return ma=!1,[e(),ma]}finally{ma=t}}var ga={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function _a(e,t,n){return new Proxy({props:e,exclude:t},ga)}var va={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===le||t===de)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ya(...e){return new Proxy({props:e},va)}function K(e,t,n,r){var i=!Je||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=vt(r),U(u)):(l&&(l=!1,c=s?gr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ha(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?vt:xt)(()=>(v=!1,g()));o&&U(y);var b=H;return(function(e,t){if(arguments.length>0){let n=t?U(y):i&&o?nn(e):e;return N(y,n),v=!0,c!==void 0&&(c=n),e}return Wn&&v||b.f&16384?y.v:U(y)})}function ba(e){O===null&&Ie(`onMount`),Je&&O.l!==null?xa(O).m.push(e):Tn(()=>{let t=gr(e);if(typeof t==`function`)return t})}function xa(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Sa=nn({path:location.pathname,search:location.search});function Ca(){Sa.path=location.pathname,Sa.search=location.search}addEventListener(`popstate`,Ca);function wa(e,t=!1){t?history.replaceState(null,``,e):history.pushState(null,``,e),Ca(),t||scrollTo(0,0)}function Ta(e){let t=e.currentTarget;e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),wa(t.getAttribute(`href`)??`/`))}var Ea=e=>e===`/`||Da(e)!==``,Da=e=>{let t=/^\/matches\/([^/]+)$/.exec(e);return t?decodeURIComponent(t[1]):``},Oa=(e,t)=>e===t?`${t}\u00a0`:t,ka=new class{#e=M(``);get polite(){return U(this.#e)}set polite(e){N(this.#e,e,!0)}#t=M(``);get assertive(){return U(this.#t)}set assertive(e){N(this.#t,e,!0)}say(e){e&&(this.polite=Oa(this.polite,e))}clear(){this.polite=``,this.assertive=``}alert(e){e&&(this.assertive=Oa(this.assertive,e))}},Aa=class{constructor(e){this.value=e}valueOf(){return this.value}},q=class extends Aa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ja=class extends Aa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ma=class e extends Aa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Aa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Aa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Na=100,Pa=`⁨`,Fa=`⁩`;function Ia(e,t,n){return n===t||n instanceof ja&&t instanceof ja&&n.value===t.value||t instanceof ja&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function La(e,t,n){return t[n]?Ka(e,t[n].value):(e.reportError(RangeError(`No default`)),new q)}function Ra(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=za(e,i.value):n.push(za(e,i));return{positional:n,named:r}}function za(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ja(t.value,{minimumFractionDigits:t.precision});case`var`:return Ba(e,t);case`mesg`:return Va(e,t);case`term`:return Ha(e,t);case`func`:return Ua(e,t);case`select`:return Wa(e,t);default:return new q}}function Ba(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new q(`$${t}`);if(n instanceof Aa)return n;switch(typeof n){case`string`:return n;case`number`:return new ja(n);case`object`:if(Ma.supportsValue(n))return new Ma(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new q(`$${t}`)}}function Va(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new q(t);if(n){let i=r.attributes[n];return i?Ka(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${t}.${n}`))}return r.value?Ka(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new q(t))}function Ha(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new q(i);if(n){let t=a.attributes[n];if(t){e.params=Ra(e,r).named;let n=Ka(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${i}.${n}`)}e.params=Ra(e,r).named;let o=Ka(e,a.value);return e.params=null,o}function Ua(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new q(`${t}()`);try{let t=Ra(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new q(`${t}()`)}}function Wa(e,{selector:t,variants:n,star:r}){let i=za(e,t);if(i instanceof q)return La(e,n,r);for(let t of n)if(Ia(e,i,za(e,t.key)))return Ka(e,t.value);return La(e,n,r)}function Ga(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Na)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Na}`);r&&n.push(Pa),n.push(za(e,i).toString(e)),r&&n.push(Fa)}return e.dirty.delete(t),n.join(``)}function Ka(e,t){return typeof t==`string`?e.bundle._transform(t):Ga(e,t)}var qa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ja(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ya=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Xa(e,t){let n=e[0];if(n instanceof q)return new q(`NUMBER(${n.valueOf()})`);if(n instanceof ja)return new ja(n.valueOf(),{...n.opts,...Ja(t,Ya)});if(n instanceof Ma)return new ja(n.toNumber(),{...Ja(t,Ya)});throw TypeError(`Invalid argument to NUMBER`)}var Za=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Qa(e,t){let n=e[0];if(n instanceof q)return new q(`DATETIME(${n.valueOf()})`);if(n instanceof Ma||n instanceof ja)return new Ma(n,Ja(t,Za));throw TypeError(`Invalid argument to DATETIME`)}var $a=new Map;function eo(e){let t=Array.isArray(e)?e.join(` `):e,n=$a.get(t);return n===void 0&&(n=new Map,$a.set(t,n)),n}var to=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Xa,DATETIME:Qa,...t},this._useIsolating=n,this._transform=r,this._intls=eo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new qa(this,n,t);try{return Ga(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new q().toString(r);throw e}}},no=/^(-?[a-zA-Z][\w-]*) *= */gm,ro=/\.([a-zA-Z][\w-]*) *= */y,io=/\*?\[/y,ao=/(-?[0-9]+(?:\.([0-9]+))?)/y,oo=/([a-zA-Z][\w-]*)/y,so=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,co=/^[A-Z][A-Z0-9_-]*$/,lo=/([^{}\n\r]+)/y,uo=/([^\\"\n\r]*)/y,fo=/\\([\\"])/y,po=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,mo=/^\n+/,ho=/ +$/,go=/ *\r?\n/g,_o=/( *)$/,vo=/{\s*/y,yo=/\s*}/y,bo=/\[\s*/y,xo=/\s*] */y,So=/\s*\(\s*/y,Co=/\s*->\s*/y,wo=/\s*:\s*/y,To=/\s*,?\s*/y,Eo=/\s+/y,Do=class{constructor(e){this.body=[],no.lastIndex=0;let t=0;for(;;){let n=no.exec(e);if(n===null)break;t=no.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ro);){let t=o(ro),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(lo)&&(r=o(lo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,mo),u([i],i.length)):r?S(r,ho):null}function u(r=[],i){for(;;){if(n(lo)){r.push(o(lo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ho));let c=[];for(let e of r)e instanceof Oo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(vo,SyntaxError);let e=f();if(i(yo))return e;if(i(Co)){let t=h();return i(yo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(so)){let[,e,t,n=null]=a(so);if(e===`$`)return{type:`var`,name:t};if(i(So)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(co.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(To)}}function m(){let e=f();return e.type===`mesg`&&i(wo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(io);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(bo,SyntaxError);let e;return e=n(ao)?v():{type:`str`,value:o(oo)},i(xo,SyntaxError),e}function _(){if(n(ao))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ao),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(uo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(fo))return o(fo);if(n(po)){let[,e,t]=a(po),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Eo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(go,`
`),n=_o.exec(e)[1].length;return new Oo(t,n)}}},Oo=class{constructor(e,t){this.value=e,this.length=t}},ko=[`en`,`pt`,`fr`,`zh`],Ao=[`off`,`browser`,`server`],jo=[.5,1,2,4,0],Mo=`turnwright.settings`,No={lang:``,theme:`system`,pace:1,sound:!0,music:!1,voice:`off`,volume:60,shake:!0,motion:!0,name:``,reactions:{},oddsBar:!0,notify:!1,pins:[]};function Po(){try{return{...No,...JSON.parse(localStorage.getItem(Mo)??`{}`)}}catch{return{...No}}}var J=nn(Po());function Fo(){zo();try{localStorage.setItem(Mo,JSON.stringify(J))}catch{}}function Io(){if(J.lang)return J.lang;for(let e of navigator.languages){let t=e.split(`-`)[0].toLowerCase(),n=ko.find(e=>e===t);if(n)return n}return`en`}function Lo(){return J.motion&&!matchMedia(`(prefers-reduced-motion: reduce)`).matches}function Ro(e){return J.pace===0?0:e/J.pace}function zo(){document.documentElement.dataset.motion=J.motion?`on`:`off`}function Bo(){let e=document.documentElement;zo(),e.classList.add(`still`),J.theme===`system`?delete e.dataset.theme:e.dataset.theme=J.theme,requestAnimationFrame(()=>requestAnimationFrame(()=>e.classList.remove(`still`)))}var Vo=`### The frame of the page in English: everything around a game. The words of a game come from its own catalogue.

## Frame

to-lobby = Back to the lobby
lobby = Lobby
main-nav = Main
settings = Settings
keys = Keys
close = Close
loading = Loading
try-again = Try again
labelled = { $name }: { $text }
theme-now = Theme: { $theme ->
    [light] light
    [dark] dark
    [contrast] high contrast
   *[system] same as system
}
sound-on = Sound on
sound-off = Sound off

## Games

game-tactics = Tactics
game-duel = Duel
game-wuxia = Wuxia
game-rounds = Rounds
game-stellar = Stellar
about-tactics = Fifth-edition fights on a grid, with every chance shown.
about-duel = Two judoka, five stats, thirty seconds to choose one.
about-wuxia = Martial artists act when their gauge fills; every strike is narrated.
about-rounds = Action points, cards and campaigns with a calendar.
about-stellar = Fleets, fuel and fog: one turn moves the whole galaxy.
seat-party = Party
seat-master = Game master
seat-player = Player
seat-opponent = Opponent
seat-first = First side
seat-second = Second side
seat-third = Third side
seat-fourth = Fourth side
seat-fifth = Fifth side
seat-sixth = Sixth side
seat-blue = Blue
seat-red = Red
seat-gold = Gold
seat-green = Green
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-random = Random
bot-heuristic = Medium
bot-search = Hard
bot-master = Game master
bot-planner = Hard
bot-aggressive = Aggressive
bot-balanced = Balanced
bot-defensive = Defensive
just-now = just now
won-by = Won by { $names }
bot-called = Bot, { $bot }
a-player = A player

## Lobby

lobby-title = Choose a game
lobby-line = Each game starts with one click against a bot of medium strength.
games = Games
play-now = Play now
play-now-game = Play now: { $game }
more-ways = More ways to play { $game }
starting = Starting…
minutes = { $count } min
matches = Matches
show = Show
tab-running = In progress { $count }
tab-open = Open seats { $count }
tab-finished = Finished { $count }
updating = Updating live
none-running = No matches in progress
none-running-line = Start one above, or invite a friend to a new match.
none-open = No open seats
none-open-line = Start a match and invite a friend, or play against a bot.
clock = Clock
clock-none = None
clock-line = A turn that runs out is played for you.
clock-none-line = Take as long as you like.
time-seconds = { $count } s
brief-adventure = Adventure · { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, level { $level }
brief-fight = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, level { $level } · { $foes ->
    [one] { $foes } foe
   *[other] { $foes } foes
}
brief-points = First to { $count }
brief-time = { $count } s to choose
brief-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
level-of = Level { $level }
fact-map = Map
fact-squares = { $width } × { $height } squares
fact-time = Time to choose
round-day = Day { $number }
none-finished = No finished matches
none-finished-line = Matches appear here once they are over, ready to be replayed.
col-match = Match
col-seats = Seats
col-state = State
col-act = Action
inputs = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ended = Finished
yours = Your match
seat-open = Seat open
in-progress = In progress
join = Join
resume = Resume
watch = Watch
replay = Replay
rematch = Rematch
last-finished = Your last matches
result-won = Won
result-lost = Lost
result-draw = Draw

## New match

new-match = New match
new-match-line = The settings suit a first game. Change what you like, then start.
game = Game
step-scenario = 1 · Scenario
step-seats = 2 · Seats
step-table = 3 · Options
seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
people-and-bots = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
col-seat = Seat
col-played-by = Played by
col-how = How
seat-played-by = { $seat }: played by
bot-of-seat = { $seat }: bot
held-you = You
held-invite = Invited player
held-open = Open seat
held-bot = Bot
your-seat = Your seat
your-heroes = Your heroes
heroes-all = All heroes
heroes-one = { $hero } alone; bots play the others
invite-after = You get a link to share.
open-line = Any player in the lobby can take it.
from-terminal = The same from a terminal
dice = Dice
dice-rolled = Rolled for you
dice-thrown = You roll
dice-line = Every roll can be checked afterwards.
may-pause = Players may pause the clock
may-watch = Spectators may watch
may-speak = Spectators may chat
may-see-later = Spectators see hidden things { $count } rounds later
in-lobby = Listed in the lobby
start-match = Start match
fact-party = Party
fact-foes = Foes
fact-pointsToWin = Points to win
fact-maxRounds = Round limit
fact-odds = Odds
fact-length = Length
fact-turns = turns
fact-difficulty = Difficulty, measured
measured-odds = Measured odds, { $runs } matches
measured-line = Medium bots in every seat.
measured-draws = Draws: { $share }.
difficulty-easy = Easy
difficulty-even = Even
difficulty-hard = Hard
difficulty-deadly = Deadly

## Settings

group-language = Language and name
group-look = Look
group-sound = Sound and notifications
group-motion = Pace and motion
group-reactions = Reactions
set-language = Language
set-language-line = Language of the page and of the games.
set-theme = Theme
theme-system = Same as system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
set-name = Your name
set-name-line = The name other players see.
set-pace = Pace of other players’ moves
set-pace-line = Press Escape to skip to the end.
pace-instant = Instant
set-motion = Animations
set-motion-line = Always off if your system asks for reduced motion.
set-shake = Shake and particles
set-sound = Sound
set-music = Music
set-voice = Narrator’s voice
set-voice-line = Reads the narrator’s words aloud. The server’s voice works only on servers that have speech.
voice-off = Silent
voice-browser = This browser
voice-server = The server
set-volume = Volume
set-odds = Live odds
reaction-opportunity_attack = Opportunity attacks
reaction-shield = Shield
standing-always = Always
standing-matters = Only if it matters
standing-ask = Ask
standing-never = Never

## Match

your-turn = It is your turn.
your-turn-in = { $count ->
    [one] Your turn in { $count } match
   *[other] Your turn in { $count } matches
}
your-turn-short = Your turn
you-play = You play: { $seat }
typed-line = Type your action
typed-do = Do it
typed-failed = The server has not answered. Try again.
typed-dropped = Not done: { $rest }
you-watch = You are watching
delayed-by = { $count ->
    [one] Shown { $count } round later
   *[other] Shown { $count } rounds later
}
delayed-why = What is hidden from players is shown to spectators with this delay.
waiting = Waiting for the other players
log = Log
events = Events
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
side-panel = Side panel
tab-log = Log
tab-rounds = Rounds
tab-sheet = Sheet
tab-chat = Chat
show-rolls = Show the rolls
hide-rolls = Hide the rolls
undo = Undo
undone = undone
event-number = Event { $number }
live = Live
yes = yes
no = no
look-back = Look back
look-back-line = Go back through the match and play on from any moment
players = Players
you = you
bot = Bot
here = Here
away = Away
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
copy-invite = Copy invite
copied = Copied
waiting-players = Waiting for players
invite-for = Invite for { $seat }
invited = Invited, not here yet
chat = Chat
chat-empty = No messages yet.
say = Write a message
send = Send
time-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
seconds = seconds
odds-are = Odds: { $sides }, draw { $draws } %
odds-runs = From { $count } simulated matches
left-of = { $name }: { $left } of { $most } left
question = Question
choose = Choose
board = Board
find-action = Find an action
options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
kinds = Kinds of actions
nothing-found = Nothing found.
more-options = { $count ->
    [one] { $count } more; search to find it.
   *[other] { $count } more; search to find them.
}
throw-title = Roll your dice
throw = Roll
throw-all = { $count ->
    [one] Roll
   *[other] Roll all { $count }
}
last-throw = Last roll: { $faces }
dice-checked = Checked: neither side could choose this roll.
dice-forged = This roll does not match the server’s commitment.
add-waypoint = Add waypoint
waypoints = { $count ->
    [one] { $count } waypoint
   *[other] { $count } waypoints
}
waypoint-added = Waypoint at { $cell }. Choose where to walk on to.
pin = Pin { $action } to the front
unpin = Unpin { $action }
key-waypoint = Walk through this cell
key-corner = Aim at a corner of the cell
corner = Corner
aim-corner = corner { $x }, { $y }
aim-corner-line = Aim at the next corner of the cell, then at its middle again
do-instead = Do this instead

## Outcome

outcome-won = You won
outcome-lost = You lost
outcome-draw = A draw
outcome-over = The match is over
winner-is = Winner: { $winner }
rematch-waits = You want a rematch. Waiting for the other players.
rematch-asked = { $names } would like a rematch.
rematch-withdraw = No rematch
odds-graph = Odds along the match
clip-start = Start a clip
clip-from = The clip starts at move { $number }. Go to its end and press again.
clip-move-on = Go to the clip’s end
clip-copy = Copy clip { $from }–{ $to }

## States

reconnecting = Reconnecting.
reconnecting-line = Commands that were not confirmed will be sent again.
not-found-title = Page not found
not-found-line = There is nothing at this address.
other-name-title = Choose another name
no-match-title = This match cannot be opened
other-tab-title = This seat is open in another tab
other-tab-line = You can watch here, or take the seat back.
take-seat-back = Take the seat back
problem-offline = The server does not answer. Check that it is running.
problem-fault = Something went wrong on the server.
problem-wrong-match = There is no match at this address.
problem-wrong-token = This invite is not valid: it has been used, or it is incomplete.
problem-no-spectators = This match does not allow spectators.
problem-too-fast = Too many requests. Wait a moment, then try again.
problem-store = The server cannot reach its storage. Try again in a moment.
problem-full = The server is full. Try again later.
problem-restart = The server is restarting.
problem-unreadable = This match was written by another version of the rules.
problem-not-over = This match is still being played.
problem-name-taken = Another player of this match has that name, or one that looks like it.
problem-bad-name = This name cannot be used: choose letters of one alphabet, with at most two accents each.

## Keys

key-help = This list
key-skip = Skip to the end of the animation
key-chat = Chat
key-time = Announce the time left
key-last = Announce the last event
key-odds = Announce the odds
key-position = Read out the position
key-step = One move back, one move on
key-ends = To the start, to the end
key-play = Play or pause
key-mark = Next event
key-mark-back = Previous event
no-time-limit = No time limit.
no-odds = No odds for this position.
set-notify = Notify me of my turn
set-notify-line = While the page is in the background.
set-notify-refused = Your browser does not allow notifications from this page.
key-options = Choose an option
key-stats = Choose a stat
key-cursor = Move the cursor on the map
key-target = Next target
key-act = Preview, then confirm
key-actions = Choose an action
key-search = Search the actions
key-end = End the turn
key-order = Announce the turn order
key-reach = Announce the targets in reach
key-line = Read a line of cells
key-zoom = Zoom in, out, fit

## Tactics

map = Map
map-label = Map, { $width } by { $height } squares. Arrow keys move the cursor, Enter previews and confirms.
map-view = Map view
creatures = Creatures
zoom-in = Zoom in
zoom-out = Zoom out
fit-map = Fit the map
centre-active = Centre on the active creature
legend = Legend
lg-walk = Walk
lg-dash = Dash
lg-difficult = Difficult
lg-half = Half cover
lg-three = ¾ cover
lg-raised = Raised
lg-blocked = Obstacle
lg-door = Door
scene = Scene
scene-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
before-fight = The fight has not begun.
turn-order = Turn order
round = Round
round-number = Round { $number }
initiative = initiative
turn-of = { $name }’s turn
actions = Actions
all-actions = All actions
more = More
more-actions = More actions
cost-action = Action
cost-bonus = Bonus action
cost-reaction = Reaction
cost-spent = Used
cost-other = Other
attacks-left = { $count ->
    [one] { $count } attack left
   *[other] { $count } attacks left
}
slot = Level { $level }
left = { $count } left
move = Move
feet = { $count } ft
feet-of = { $left } of { $most } ft left
hp = hp
hp-of = { $hp } of { $max } hit points
hit-points = Hit points
ac = AC { $ac }
ac-short = AC
dc-short = DC
armour-class = Armor Class
do-move = Move { $feet } ft
do-nothing = Choose an action
do-walk-and = Walk, then { $action }
end-turn = End turn
target-is = Target: { $name }
target-and-log = Target and log
no-target = No target
nearest-foe = nearest foe: { $name }, { $feet } ft
pick = Pick
ally = Ally
foe = Foe
compare = Compare actions
drops = drops { $chance }
fails = Fails { $chance }
expected = { $damage } expected
critical = Critical
saves = Saves
damage = Damage
advantage = Advantage
disadvantage = Disadvantage
against-ac = { $bonus } against AC { $goal }: { $needed } or more hits
against-dc = { $bonus } against DC { $goal }: { $needed } or more saves
made-of = { $what }: { $parts }
cover = cover +{ $bonus }
strikes = { $name } strikes { $chance }
risk-of = Opportunity attack by { $name }: { $chance }
planned = { $action } on { $target }. { $chance }
now = (now)
nothing-in-reach = No target is in reach.
foes-caught = { $count ->
    [one] { $count } foe
   *[other] { $count } foes
}
allies-caught = Allies: { $names }
float-miss = Miss
float-critical = Critical hit
cell-at = { $x }, { $y }
cell-wall = wall
cell-door = door
cell-blocked = blocked
cell-high = raised { $feet } ft
flies-at = flying { $feet } ft up
cell-move = { $feet } ft to walk
cell-aim = can be aimed at
cell-catches = catches { $names }
reaction-of = Reaction of { $name }
after-hit-of = After the hit: { $name }
after-damage-of = After the damage roll: { $name }
after-hit = After a hit
add-nothing = Add nothing
against = against
roll = Roll
helps = Chance that it helps
hit-chance = Chance to hit
if-let-through = If you do not react
it-costs = Cost
slot-costs = level { $level } slot ({ $left } left)
damage-of = { $damage } damage
damage-kind = { $kind ->
    [acid] acid
    [bludgeoning] bludgeoning
    [cold] cold
    [fire] fire
    [force] force
    [lightning] lightning
    [necrotic] necrotic
    [piercing] piercing
    [poison] poison
    [psychic] psychic
    [radiant] radiant
    [slashing] slashing
   *[thunder] thunder
}
next-time = Next time
sheet-of = Sheet of { $name }
sheet-empty = Select a creature to see its known statistics.
speed = Speed
fly = fly { $count } ft
passive-perception = Passive Perception
darkvision = Darkvision
blindsight = Blindsight
truesight = Truesight
senses = Senses
initiative-h = Initiative
spell-dc = Spell save DC
resistances = Resistances
immunities = Immunities
vulnerabilities = Vulnerabilities
challenge = CR { $cr }
abilities = Abilities
save-h = Saving throw
abilities-line = Upper number: check. Lower: saving throw, bold if proficient.
skills = Skills
attacks = Attacks
spells = Spells
movement-left = Movement left
concentrates = Concentrates on
death-saves = Death saving throws
death-saves-are = { $successes } succeeded, { $failures } failed
spell-slots = Spell slots
slots-left = { $most ->
    [one] { $left } of { $most } slot
   *[other] { $left } of { $most } slots
}
conditions = Conditions
items = Items
ammunition = Ammunition
rounds-left = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
aftermath = After the fight
dead = Dead
xp-total = { $count } XP
stays-with-you = Stays with you
deed-damage = { $count } damage
deed-kills = { $count ->
    [one] { $count } foe down
   *[other] { $count } foes down
}
loot = Loot

## Duel

duel-sub = First to { $points } · round { $round }
duel-ready = Ready
duel-start = Start the match
duel-choose = Choose a stat
duel-rule = The higher value scores the point. If you do not choose in time, a stat is drawn for you.
duel-break = A short break
duel-waits = The opponent chooses
duel-compare = The cards are compared
duel-hidden = Hidden card
rarity-Common = Common
rarity-Epic = Epic
rarity-Legendary = Legendary
duel-last = { $stat }, { $mine } against { $theirs }.
duel-point = Point: { $name }.
duel-no-point = No point.
duel-needs = Points needed to win: you { $mine } more, opponent { $theirs } more
duel-rounds = Rounds
duel-drawn = drawn for you
duel-picks = Stats played
duel-won-of = won of played
duel-timeout = In round { $round } time ran out. { $stat } was drawn for you.
duel-odds = wins { $win }, draws { $draw }
duel-used = used up
duel-uses = Uses left
duel-play = Play { $stat }{ $chance ->
    [none] { "" }
   *[other] , { $chance }
}
of = { $a } of { $b }
to = to
you-name = You
paused = Paused
resumed = Resumed.
pause = Pause
resign = Resign
leave = Leave
stay = Keep playing
quit-title = Resign this match?
quit-line = Your opponent wins the match.
leave-title = Leave this match?
leave-line = The match continues without you; its clock stops while no player is connected. You can return from the lobby.
stopped-title = The round is interrupted
stopped-line = Resume to play the round again from its start.
duel-failed-title = The match ended early
duel-failed-line = An error stopped the match, so neither side wins. Your score does not count.
duel-waited-line = The interrupted round was not resumed in time, so neither side wins.
tap-again = { $stat }: tap again to choose it.

## Replay

no-replay-title = This match cannot be replayed
play = Play
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
jump-to = Jump to
jump-back = Previous
jump-on = Next
jump-event = Event
jump-death = Death
jump-critical = Critical hit
jump-round = Round
jump-turn = Turn
moment = Moment
view-as = View as
view-everyone = Everyone, no fog
wx-turn = Turn { $turn } · tick { $tick }
wx-acts = Acts
wx-qi = qi
wx-gauge = gauge
wx-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
wx-cost = { $qi } qi
wx-ready = Ready
wx-ready-in = In { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
wx-needs = { $count } qi short
st-map = Star map. Choose a system to list its orders.
st-free = Unowned
st-systems = { $count ->
    [one] { $count } system
   *[other] { $count } systems
}
st-ships = { $count ->
    [0] an unknown number of ships
    [one] { $count } ship
   *[other] { $count } ships
}
rd-per = PER { $count }
rd-life = Life { $left } of { $most }
rd-ap = { $count } AP
rd-mp = { $count } mana
rd-sp = { $count } stamina
rd-hand = Hand
a-spectator = Spectator
share-moment = Share moment
fork = Play on from here
fork-line = A new match from this moment, with other dice; bots take the seats of the other players.
odds-shown = Odds are shown.
odds-hidden = Odds are hidden.
key-hide-odds = Show or hide the odds
log-of = Log of
log-of-all = All creatures
save-as = Save as { $kind }
on-target = { $action } on { $target }
not-possible = Not possible now
wx-target = Target
wx-skills = Skills
wx-telling = The fight so far
wx-do = Act
wx-cooldown = cooldown { $count }
wx-hit = hit { $chance } %
wx-drops = defeats { $chance } %
wx-all-foes = All foes
wx-defend-line = { $percent ->
    [0] Pass the turn
   *[other] { $percent } % less damage until your next turn
}
rd-order = Order by PER
rd-at-once = This phase, at the same time
rd-ground = Terrain
rd-mud = Mud, 2 AP
rd-rise = High ground
rd-wall = Wall
rd-reach = Within reach
rd-chest = container
rd-ap-word = action points
rd-move-to = Move to { $cell } ({ $count } AP)
rd-month = { $month }, year { $year }
rd-week-before = Earlier days
rd-week-after = Later days
rd-period = Period
rd-moon-is = { $moon }: { $phase }
rd-today = today
rd-in-days = { $count ->
    [one] in 1 day
   *[other] in { $count } days
}
rd-day-of = Day { $day } of { $days }
rd-campaign = Campaign
rd-campaign-map = Map of the campaign. Choose a place to travel there.
rd-goal = Goal
rd-guarded = guarded
rd-can-go = you can go there
rd-won = Battles won
rd-treasures = Treasures
st-orders = Orders this turn
st-no-orders = No orders yet. Choose a fleet, then a system.
st-battles = Battle reports
st-inbox = Inbox
st-new = { $count } new
st-no-mail = No messages.
st-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
st-ly = { NUMBER($count, maximumFractionDigits: 1) } ly
st-sensor = Sensors { $count }
st-fuel-range = Fuel range { NUMBER($count, maximumFractionDigits: 0) }
st-arrives-on = Arrives on day { $day }
st-seen = { $ships ->
    [0] seen on day { $day }
   *[other] about { $ships }, day { $day }
}
st-ghosts = Outline: last sighting
st-ranges = Ranges and territory
st-orbit = Fleet in orbit of { $system }
st-arrives = { $count ->
    [one] Fleet under way, 1 day left
   *[other] Fleet under way, { $count } days left
}
st-space = Fleet in open space
st-ordered = Has orders
st-fleet = Fleet
st-ships-h = Ships
st-hull = Hull
st-fuel = Fuel
st-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
st-give = Order: { $order }
st-pick-target = Choose a target
st-system = System
st-fog = Not in sensor range
st-home = Homeworld
st-planets = Planets
st-owner = Owner
st-take-back-this = Withdraw: { $order }
st-read-all = Mark all as read
st-dismiss-all = Dismiss all messages
st-dismiss = Dismiss: { $message }
st-unread = unread
st-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
st-own-loss = Your loss
st-loss-of = Loss of { $faction }
st-ships-word = { $count ->
    [one] ship
   *[other] ships
}
st-winner = Winner
st-lost = Lost
st-no-loss = No ships lost
st-left = { $left } of { $before } left
st-fired-missiles = Missiles fired
st-fired-torpedoes = Torpedoes fired
st-fired-interceptors = Interceptors fired
st-intercepted = Enemy shots intercepted
st-next-report = Next report
st-to-map = Back to the map
key-map = Go to the map
key-fleet = Next fleet
key-undo = Take the last order back
st-none = No orders.
`,Ho=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Uo=function(e){return`/page/`+e},Wo={},Go=function(e){return e.pathname.endsWith(`.css`)},Ko=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},qo=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Uo(t,n);let r=s(t),i=Go(r);return Ko(Wo,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Ho,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Jo={en:async()=>Vo,pt:async()=>(await qo(async()=>{let{default:e}=await import(`./pt.js`);return{default:e}},[])).default,fr:async()=>(await qo(async()=>{let{default:e}=await import(`./fr.js`);return{default:e}},[])).default,zh:async()=>(await qo(async()=>{let{default:e}=await import(`./zh.js`);return{default:e}},[])).default},Yo=2e3,Xo=4e3,Zo=`tale-`;function Qo(e,...t){let n=new to(e,{useIsolating:!1});for(let e of t)n.addResource(new Do(e));return n}function $o(e,t,n){for(let r of e){let e=r.getMessage(t)?.value;if(!e)continue;let i=[],a=r.formatPattern(e,n,i);if(i.length===0)return a}return null}var es=new class{#e=M(`en`);get lang(){return U(this.#e)}set lang(e){N(this.#e,e,!0)}#t=M([Qo(`en`,Vo)]);#n=M([]);#r=new Map;#i=new Map;#a=new WeakMap;game=``;#o=``;async use(e=Io()){let t=[Qo(e,await Jo[e]())];e!==`en`&&t.push(Qo(`en`,Vo));let n=this.game?await this.#c(this.game,e):[];N(this.#t,t),N(this.#n,n),this.lang=e,document.documentElement.lang=e===`zh`?`zh-Hans`:e}async load(e){this.game===e&&U(this.#n).length||(this.game=e,N(this.#n,await this.#c(e,this.lang)))}async#s(){let{game:e,lang:t}=this;if(this.#o===e||!U(this.#n).length)return;this.#o=e;let n=await this.#c(e,t);this.game===e&&this.lang===t&&N(this.#n,n)}async#c(e,t){let n=[...new Set([t,`en`])],r=await Promise.all(n.map(t=>this.#u(e,t)));return this.#o===e&&await Promise.all(n.map(t=>this.#l(e,t))),r.filter(e=>e!==null)}async#l(e,t){let n=`/words/${encodeURIComponent(e)}/tales/${t}.ftl`,r=await this.#u(e,t);if(!r||this.#i.has(n))return this.#i.get(n);let i=fetch(n).then(async e=>void(e.ok&&r.addResource(new Do(await e.text())))).catch(()=>void 0);return this.#i.set(n,i),i}#u(e,t){let n=`/words/${encodeURIComponent(e)}/${t}.ftl`,r=this.#r.get(n);if(r)return r;let i=fetch(n).then(async e=>e.ok?Qo(t,await e.text()):null).catch(()=>null);return this.#r.set(n,i),i}t(e,t={}){let n=e;for(let e in t)n+=`\n${e}\n${String(t[e])}`;return this.#d(U(this.#t),n,()=>$o(U(this.#t),e,t)??e)}#d(e,t,n){let r=this.#a.get(e);(!r||r.size>Xo)&&this.#a.set(e,r=new Map);let i=r.get(t);return i===void 0&&r.set(t,i=n()),i}tell(e){return e?this.#d(U(this.#n),JSON.stringify(e),()=>this.#f(e)):``}#f(e){let t=e.args??{},n=e.id?$o(U(this.#n),e.id,this.#p(t)):null;return n===null&&e.id.startsWith(Zo)&&this.#s(),n??String(t.text??e.id)}has(e){return U(this.#n).some(t=>t.hasMessage(e))}#p(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,this.#m(t)]))}#m(e){return Array.isArray(e)?e.map(e=>String(this.#m(e))).join(this.lang===`zh`?`、`:`, `).slice(0,Yo):e==null?`none`:typeof e==`number`?e:typeof e==`boolean`?String(e):typeof e==`object`&&`id`in e?this.tell(e):String(e).slice(0,Yo)}},Y=(e,t)=>es.t(e,t),ts=e=>es.tell(e),ns=(e,t)=>Y(`labelled`,{name:e,text:t}),rs=e=>{let t=2166136261;for(let n of e)t=Math.imul(t^n.codePointAt(0),16777619)>>>0;return t},is=(e,t,n)=>e[(Math.imul(t^n*2654435761,2246822507)>>>13)%e.length],as=e=>`<g transform="matrix(-1 0 0 1 64 0)">${e}</g>`,X=e=>e+as(e),Z=(e,t,n=``)=>`<path d="${e}" fill="${t}"${n}/>`,os=0,ss=e=>`${e}${++os}`,cs=[`#f2cfb0`,`#e3b18b`,`#c98d63`,`#9c6644`,`#6e4530`],ls=[`#2a211d`,`#5a3922`,`#8a5a2b`,`#c79a4b`,`#a4442a`,`#b9b6b0`],us=[`#34557a`,`#5b4a7e`,`#7a3e3e`,`#3d6350`,`#6a5a3a`,`#42505f`],ds=`M20 25C20 14 26 11 32 11S44 14 44 25C44 36 38 43.5 32 43.5S20 36 20 25Z`,fs=`M16 26C16 15 23 11 32 11S48 15 48 26C48 36 40 43.5 32 43.5S16 36 16 26Z`,ps=(e,t)=>Z(`M4 66C5 51 17 46.5 26 45.5L32 50L38 45.5C47 46.5 59 51 60 66Z`,e)+Z(`M26 45.5L32 57L38 45.5L41 46.2L32 63L23 46.2Z`,t),ms=e=>Z(`M26.5 36h11v10.5L32 51l-5.5-4.5Z`,e)+Z(`M26.5 40c3 4 8 4 11 0v3c-3 3-8 3-11 0Z`,`#000`,` opacity=".16"`),hs=e=>{let t=ss(`h`);return`<clipPath id="${t}"><path d="M32 0h34v66H32Z"/></clipPath><path d="${e}" fill="#000" opacity=".13" clip-path="url(#${t})"/>`},gs=(e=`#241c18`,t=27.5,n=5,r=1.7)=>X(`<circle cx="${32-n}" cy="${t}" r="${r}" fill="${e}"/>`),_s=(e,t=23.4)=>X(`<path d="M24.2 ${t+.8}q3-1.9 5.6-.3" stroke="${e}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`),vs=`<path d="M32 27v5.6h-2.2" stroke="#000" stroke-opacity=".32" stroke-width="1.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,ys=`<path d="M28.6 37.4q3.4 1.7 6.8 0" stroke="#000" stroke-opacity=".45" stroke-width="1.3" fill="none" stroke-linecap="round"/>`,bs={helm:(e=`#aab2ba`)=>Z(`M17.5 32V25C17.5 13 24 7.5 32 7.5S46.5 13 46.5 25V32H41.5V26.5C36 23.6 28 23.6 22.5 26.5V32Z`,e)+Z(`M32 7.5C40 7.5 46.5 13 46.5 25V32H41.5V26.5C38.5 25 35 24.3 32 24.3Z`,`#000`,` opacity=".2"`)+Z(`M30.4 12h3.2v21l-1.6 2-1.6-2Z`,`#6d757d`)+Z(`M17.5 25.5h29v2.4h-29Z`,`#6d757d`,` opacity=".55"`),hood:e=>Z(`M12 50C9 25 19 5.5 32 5.5S55 25 52 50C48 47.5 45.5 45 44.5 41C47 28 41 17.5 32 17.5S17 28 19.5 41C18.5 45 16 47.5 12 50Z`,e)+Z(`M32 5.5C45 5.5 55 25 52 50C48 47.5 45.5 45 44.5 41C47 28 41 17.5 32 17.5Z`,`#000`,` opacity=".2"`)+Z(`M19.5 36C18 26 24 17.5 32 17.5S46 26 44.5 36C43 26 39 21 32 21S21 26 19.5 36Z`,`#000`,` opacity=".3"`),hat:(e,t)=>Z(`M19 20C24 9 31 5 42 1.5C39.5 7 42 13 45 20Z`,e)+Z(`M32 6C35 4.3 38.5 2.7 42 1.5C39.5 7 42 13 45 20H34Z`,`#000`,` opacity=".18"`)+Z(`M18.8 16.6C27 19.3 37 19.3 44.2 16.6L46 21H18Z`,t)+`<ellipse cx="32" cy="21" rx="23" ry="4.2" fill="${e}"/><ellipse cx="32" cy="20.2" rx="14" ry="1.9" fill="#000" opacity=".25"/>`,circlet:e=>Z(`M19.8 20.5C27 17.6 37 17.6 44.2 20.5V23.3C37 20.5 27 20.5 19.8 23.3Z`,e)+Z(`M32 15.6l3 4-3 4-3-4Z`,`#7fd0e8`),short:e=>Z(`M18.5 27C16 13 24 7 33 7S48.5 14 45.5 27C44 21 41.5 18 38 16.6C32 19.6 24 18.6 21.5 20C19.8 21.5 19 24 18.5 27Z`,e),long:e=>Z(`M18.8 27C16.5 13 24 7 32 7S47.5 13 45.2 27C44 20 39 17.6 34 14.6C29 18.6 21 18.6 18.8 27Z`,e),bald:()=>``},xs=e=>Z(`M15 47C12 24 18 8 32 8S52 24 49 47C46 50 43 49 42 46H22C21 49 18 50 15 47Z`,e),Ss=e=>Z(`M20 28C20.5 44 26 53 32 53S43.5 44 44 28C41.5 34.5 37 35 32 35S22.5 34.5 20 28Z`,e)+Z(`M32 35C37 35 41.5 34.5 44 28C43.5 44 38 53 32 53Z`,`#000`,` opacity=".14"`)+`<path d="M28.5 39q3.5 1.6 7 0" stroke="#000" stroke-opacity=".45" stroke-width="1.3" fill="none" stroke-linecap="round"/>`,Cs=e=>X(Z(`M20.5 24L9.5 16.5C11 25 15 31 21 32.5Z`,e)+Z(`M19.5 26L13 20.5C14 25.5 17 29 20 30Z`,`#000`,` opacity=".18"`)),Q=(e,{head:t=`short`,coat:n,trim:r=`#d9d2c2`,ears:i,bearded:a,skin:o,hair:s,narrow:c}={})=>{o??=is(cs,e,1),s??=is(ls,e,2),n??=is(us,e,3);let l=t===`long`||t===`circlet`?xs(s):``,u=t===`hood`?bs.hood(n):t===`hat`?bs.short(s)+bs.hat(n,r):t===`helm`?bs.helm():t===`circlet`?bs.long(s)+bs.circlet(`#d8b04a`):bs[t](s);return l+ps(n,r)+ms(o)+(i?Cs(o):X(`<ellipse cx="19.8" cy="28.5" rx="2.6" ry="3.8" fill="${o}"/>`))+Z(ds,o)+hs(ds)+_s(s)+gs()+vs+(a?Ss(s):ys)+u},ws={buzz:e=>Z(`M19.2 24C18 14 24 9 32 9s14 5 12.800 15C42.500 18.500 38 16.500 32 16.500S21.500 18.500 19.200 24Z`,e),side:e=>Z(`M18.500 27C16 12 25 6.500 34 6.500S49 15 45.500 27C45 22 43 19 40 17C36 13.500 29 19 20.500 19C19.500 21.500 19 24 18.500 27Z`,e),curls:e=>[`20 17`,`24 11.500`,`30 8.500`,`36 9`,`41 12`,`44.500 18`,`19 22.500`,`45.500 23`].map(t=>{let[n,r]=t.split(` `);return`<circle cx="${n}" cy="${r}" r="4.600" fill="${e}"/>`}).join(``)+Z(`M20 22C20 14 25 11 32 11s12 3 12 11c-3-4-7-5-12-5s-9 1-12 5Z`,e),fringe:e=>Z(`M17.800 30C15.500 13 23 6.500 32 6.500S48.500 13 46.200 30C45.800 26 45 23.500 43.800 21.500H20.200C19 23.500 18.200 26 17.800 30Z`,e),parted:e=>Z(`M17.800 30C15.500 13 23 6.500 32 6.500S48.500 13 46.200 30C45 22 40 18 32 13.500C24 18 19 22 17.800 30Z`,e)},Ts=e=>Z(`M40 12c9-1 13 6 11 16-1 6-4 9-5 14-3-6-2-10-3-16Z`,e),Es=e=>`<circle cx="32" cy="6" r="4.5" fill="${e}"/>`,Ds=(e,t,n,r)=>{let i=is(ls.slice(0,5),e,2),a=t?``:is([`long`,`tail`,`short`,`tail`],e,4),o=is(t?[`short`,`buzz`,`side`,`curls`,`bald`,`side`,`buzz`]:[`fringe`,`parted`,`side`,`parted`],e,5),s=Q(e,{head:`bald`,coat:n,trim:r,hair:i,bearded:t&&e%5==0});return(a===`long`?xs(i):a===`tail`?Ts(i):``)+s+(bs[o]??ws[o])(i)+(!t&&a===`short`?Es(i):``)},Os=(e,t,n)=>Ds(e,t,...n?[`#f3f1ea`,`#d3cec0`]:[`#2f62a8`,`#234b85`]),ks={fighter:e=>Q(e,{head:`helm`,trim:`#8f979e`}),paladin:e=>Q(e,{head:`helm`,coat:`#b9a25a`,trim:`#f0e6c8`}),wizard:e=>Q(e,{head:`hat`,coat:`#4b4284`,trim:`#d8b04a`,bearded:e%2==0}),cleric:e=>Q(e,{head:`circlet`,coat:`#d8d2c4`,trim:`#b98a2e`}),rogue:e=>Q(e,{head:`hood`,coat:`#3c4a45`,trim:`#7a6a4a`}),ranger:e=>Q(e,{head:`hood`,coat:`#4f6a3c`,trim:`#9a7f4e`,ears:!0}),bard:e=>Q(e,{head:`long`,coat:`#8a3b52`,trim:`#e2c06a`}),monk:e=>Q(e,{head:`bald`,coat:`#b5702f`,trim:`#7a4416`}),dwarf:e=>Q(e,{head:`helm`,bearded:!0,coat:`#6b5138`,trim:`#a38a5c`}),cultist:e=>Q(e,{head:`hood`,coat:`#5c2330`,trim:`#2b1218`,skin:`#b9a392`}),goblin:e=>{let t=is([`#7f9a4e`,`#6f8f57`,`#93a04a`],e,1);return ps(`#5a4632`,`#2f251b`)+ms(t)+X(Z(`M18 23L1 14C4 26 10 33.5 19 34Z`,t)+Z(`M16 25.5L6.5 19C9 26 12.5 30 17.5 31Z`,`#8c4b41`,` opacity=".75"`))+Z(fs,t)+hs(fs)+X(Z(`M22 25.5q4.2-1.6 7.2 2.6q-4.6 2.4-7.2-2.6Z`,`#f6dd55`)+`<circle cx="26.3" cy="27.2" r="1.3" fill="#22180c"/><path d="M20.5 22.4l8.4 3.4" stroke="#3c4d22" stroke-width="1.8" stroke-linecap="round"/>`)+Z(`M32 27l-2.4 6.5q2.4 1.8 4.8 0Z`,`#000`,` opacity=".2"`)+Z(`M24.5 37q7.5 3 15 0q-2.5 4-7.5 4t-7.5-4Z`,`#3a1712`)+X(Z(`M27 37.7l1.2 2.4 1-2Z`,`#f4ecd2`))+is([bs.bald(),Z(`M17 21C18 11 25 8 32 8s14 3 15 13c-5-3-10-4-15-4s-10 1-15 4Z`,`#6d5a3a`)+Z(`M17 20.5h30v3H17Z`,`#4a3b24`),``],e,4)},boss:e=>ks.goblin(e)+Z(`M17 20L15.5 8.5L23.5 14.5L32 5.5L40.5 14.5L48.5 8.5L47 20C37 17 27 17 17 20Z`,`#c59a3a`)+Z(`M32 5.5L40.5 14.5L48.5 8.5L47 20C42 18.5 37 17.8 32 17.8Z`,`#000`,` opacity=".18"`)+`<circle cx="32" cy="14.5" r="2" fill="#b33a2e"/>`,orc:e=>{let t=is([`#7d8f72`,`#8a8a64`,`#6c8478`],e,1);return ps(`#4b3a2f`,`#8b7250`)+ms(t)+Cs(t)+Z(`M19 22C19 13 25 10 32 10S45 13 45 22L46.5 33C44 41 38 45 32 45S20 41 17.5 33Z`,t)+hs(`M19 22C19 13 25 10 32 10S45 13 45 22L46.5 33C44 41 38 45 32 45S20 41 17.5 33Z`)+X(`<path d="M22 23.5l8 2.6" stroke="#2d3526" stroke-width="2.4" stroke-linecap="round"/><circle cx="26.6" cy="28" r="1.6" fill="#d8432e"/>`)+Z(`M24 38q8-3 16 0l-1 2.6q-7-2.4-14 0Z`,`#33201a`)+X(Z(`M24.5 39.5l.6-7.5 3.4 6.8Z`,`#f4ecd2`))+bs.short(`#241d18`)},ogre:e=>{let t=is([`#c29a6c`,`#a98f6a`,`#b58a72`],e,1);return Z(`M-2 66C-1 46 14 40 32 40s33 6 34 26Z`,`#6a4a33`)+Z(`M10 66L20 44h6L18 66Z`,`#3b2a1d`)+Z(`M14 30C13 14 22 8 32 8s19 6 18 22C50 44 42 50 32 50S14 44 14 30Z`,t)+hs(`M14 30C13 14 22 8 32 8s19 6 18 22C50 44 42 50 32 50S14 44 14 30Z`)+X(`<ellipse cx="12.8" cy="27" rx="3" ry="4.6" fill="${t}"/><path d="M20 21.5q5-2.5 10 1.5" stroke="#4f3623" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="26" cy="26" r="1.9" fill="#2a1b10"/>`)+Z(`M28 27q4-2 8 0l1.5 5.5q-5.5 3.5-11 0Z`,`#000`,` opacity=".17"`)+Z(`M20 39q12-5.5 24 0-1.5 6-12 6t-12-6Z`,`#4a1f18`)+X(Z(`M22.5 39.8l1-6.8 3.6 5.5Z`,`#f4ecd2`))+Z(`M27 9c-1-4 2-6 5-6s5 2 4 6Z`,`#33241a`)},skeleton:()=>Z(`M6 66C8 54 18 50 27 49l5 6 5-6c9 1 19 5 21 17Z`,`#55534d`)+Z(`M29 41h6v12h-6Z`,`#d5cdb8`)+Z(`M17.5 26C17.5 14 24 9 32 9s14.5 5 14.5 17c0 5-2 7.5-4 9.5V41c0 3-4 5-10.5 5s-10.5-2-10.5-5v-5.5c-2-2-4-4.5-4-9.5Z`,`#ebe4d0`)+hs(`M17.5 26C17.5 14 24 9 32 9s14.5 5 14.5 17c0 5-2 7.5-4 9.5V41c0 3-4 5-10.5 5s-10.5-2-10.5-5v-5.5c-2-2-4-4.5-4-9.5Z`)+X(Z(`M20.5 26q0-4 5-4t5 4.5-4.5 5-5.5-5.5Z`,`#2b2622`)+`<circle cx="26" cy="26.8" r="1.4" fill="#ff8a4c"/>`)+Z(`M32 30.5l2.6 5h-5.2Z`,`#2b2622`)+`<path d="M22.5 39.5h19M27 38v5M30.5 38v6M33.5 38v6M37 38v5" stroke="#5a5347" stroke-width="1.2"/>`,zombie:e=>ps(`#5a5a48`,`#3a3a2c`)+ms(`#8f9c7c`)+X(`<ellipse cx="19.8" cy="28.5" rx="2.6" ry="3.8" fill="#8f9c7c"/>`)+Z(ds,`#9aa886`)+hs(ds)+`<circle cx="27" cy="27.5" r="2.7" fill="#e9e6c8"/><circle cx="27" cy="27.5" r="1" fill="#222"/><path d="M34.5 25.5l5 4m0-4l-5 4" stroke="#3b3a2c" stroke-width="1.5" stroke-linecap="round"/>`+Z(`M26 36q6-2.5 12 1-2 4.5-6.5 4.3T26 36Z`,`#3b1d1c`)+`<path d="M29 36v2.6M34 35.6v2.6" stroke="#e6dfc6" stroke-width="1.6"/><path d="M38 16l3 5m-4-3l3 4" stroke="#6d3030" stroke-width="1.4" stroke-linecap="round"/>`+bs.short(`#3c3a30`),ghoul:()=>ps(`#3d3a44`,`#262430`)+ms(`#a9a6b4`)+Cs(`#b4b1bf`)+Z(`M19 24C19 14 25 10 32 10s13 4 13 14c0 8-4 10-5 16-1 4-4 6-8 6s-7-2-8-6c-1-6-5-8-5-16Z`,`#c0bdca`)+hs(`M19 24C19 14 25 10 32 10s13 4 13 14c0 8-4 10-5 16-1 4-4 6-8 6s-7-2-8-6c-1-6-5-8-5-16Z`)+X(Z(`M22 26q3-4 8 0-2 5-5 4.5T22 26Z`,`#1d1a24`)+`<circle cx="26.5" cy="27" r="1.5" fill="#c8f06a"/>`)+Z(`M26 37q6 2 12 0-1.5 6-6 6t-6-6Z`,`#2c0f14`)+`<path d="M28 37.5l1 2.5 1.3-2.2 1.7 2.6 1.7-2.6 1.3 2.2 1-2.5" fill="none" stroke="#efe9d6" stroke-width="1.1" stroke-linejoin="round"/>`,wraith:()=>Z(`M8 66C8 30 16 5 32 5s24 25 24 61c-5-4-8-4-11 0-4-5-8-5-13 0-5-5-9-5-13 0-3-4-6-4-11 0Z`,`#3a3f58`)+Z(`M32 5c16 0 24 25 24 61-5-4-8-4-11 0-4-5-8-5-13 0Z`,`#000`,` opacity=".2"`)+Z(`M20 36c-2-12 4-20 12-20s14 8 12 20c-2 8-6 12-12 12s-10-4-12-12Z`,`#12141f`)+X(Z(`M23 29q4-2 7 1.5-4 3-7-1.5Z`,`#8fe6ff`)),wolf:e=>{let t=is([`#7f8790`,`#6c5f55`,`#50545c`],e,1);return Z(`M8 66C10 48 20 42 32 42s22 6 24 24Z`,t)+Z(`M32 54C28 54 25.5 49 24.5 44.5L13.5 37L12 7L24 17.5C29 16 35 16 40 17.5L52 7L50.5 37L39.5 44.5C38.5 49 36 54 32 54Z`,t)+X(Z(`M15.5 13.5L22.5 20L17.5 26Z`,`#2a2422`,` opacity=".55"`))+hs(`M32 54C28 54 25.5 49 24.5 44.5L13.5 37L12 7L24 17.5C29 16 35 16 40 17.5L52 7L50.5 37L39.5 44.5C38.5 49 36 54 32 54Z`)+Z(`M32 24l4.5 13L38 46q-2.5 6-6 6t-6-6l1.5-9Z`,`#e5e0d8`)+X(Z(`M19.5 27.5L28 30.5q-2 3.6-5.5 2T19.5 27.5Z`,`#f3c94b`)+`<circle cx="24.4" cy="30.5" r="1.3" fill="#1d1611"/>`)+Z(`M28.5 43.5q3.5-2 7 0-.5 4-3.5 4t-3.5-4Z`,`#1e1a1a`)+`<path d="M32 47.5v3m0 0q-3 1.5-4.5-.5m4.5.5q3 1.5 4.5-.5" stroke="#1e1a1a" stroke-width="1.2" fill="none" stroke-linecap="round"/>`},spider:()=>`<g fill="none" stroke="#2f2630" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${X(`<path d="M25 30L12 18L5 24"/><path d="M24 35L9 31L3 40"/><path d="M24 39L10 43L6 54"/><path d="M26 43L16 52L15 61"/>`)}</g><ellipse cx="32" cy="44" rx="12.5" ry="14" fill="#4a3b4c"/><path d="M32 36l4 6-4 7-4-7Z" fill="#c2453a"/><ellipse cx="32" cy="26" rx="9.5" ry="8.5" fill="#5c4a5e"/>${X(`<circle cx="28.5" cy="24" r="2" fill="#f4d35e"/><circle cx="24.8" cy="26.5" r="1.1" fill="#f4d35e"/><circle cx="29.8" cy="28" r="1" fill="#f4d35e"/><path d="M29.5 32l-1 4" stroke="#efe6d2" stroke-width="1.8" stroke-linecap="round"/>`)}`,dragon:e=>{let t=is([`#a5372c`,`#2f6b57`,`#3a4f86`,`#4a4a4e`],e,1);return Z(`M6 66C10 48 22 44 32 44s22 4 26 22Z`,t)+X(Z(`M23 18C16 16 11 10 11 2C16 6 22 8 27 13Z`,`#d8c9a4`)+Z(`M19 27L7 25l9 8Z`,t))+Z(`M20 20C23 12 28 10 32 10s9 2 12 10l2 10-6 10-2 10q-3 5-6 5t-6-5l-2-10-6-10Z`,t)+hs(`M20 20C23 12 28 10 32 10s9 2 12 10l2 10-6 10-2 10q-3 5-6 5t-6-5l-2-10-6-10Z`)+X(Z(`M21.5 25l8.5 4.5q-3 3.5-6 1.5T21.5 25Z`,`#ffd95a`)+`<path d="M26.4 27.4v3.2" stroke="#1d120a" stroke-width="1.5"/><ellipse cx="29" cy="47" rx="1.2" ry="1.9" fill="#000" opacity=".55"/>`)+`<path d="M32 14v20" stroke="#000" stroke-opacity=".25" stroke-width="1.5" stroke-dasharray="3 3"/><path d="M26.5 51q5.5 3 11 0" stroke="#000" stroke-opacity=".45" stroke-width="1.3" fill="none"/>`},ooze:()=>Z(`M6 60C2 48 10 40 14 30C18 16 26 11 34 13c12 2 12 14 18 24 5 8 10 16 5 23-6 7-45 7-51 0Z`,`#86b23f`)+Z(`M34 13c12 2 12 14 18 24 5 8 10 16 5 23-3 4-14 5.5-25 5.5 8-12 10-36 2-52.5Z`,`#000`,` opacity=".12"`)+Z(`M20 30c2-7 6-10 10-10-5 4-6 8-6 13-2 1-5 0-4-3Z`,`#fff`,` opacity=".4"`)+`<circle cx="27" cy="42" r="4.5" fill="#f5f2dc"/><circle cx="28" cy="42.5" r="2" fill="#222"/><circle cx="41" cy="38" r="3.5" fill="#f5f2dc"/><circle cx="41.5" cy="38.5" r="1.6" fill="#222"/><circle cx="19" cy="52" r="2.6" fill="#fff" opacity=".3"/><circle cx="47" cy="50" r="3.4" fill="#fff" opacity=".25"/>`,swordsman:e=>Q(e,{head:`long`,coat:`#2f4858`,trim:`#e8e0cf`,hair:`#1d1a1a`,skin:`#e9c3a0`})+Z(`M29 7.5C28 2.5 36 2.5 35 7.5Z`,`#1d1a1a`)+Z(`M22 5.2h20v1.5H22Z`,`#c9a14a`),elder:e=>Q(e,{head:`long`,coat:`#d9d4c8`,trim:`#6d6a62`,hair:`#d7d3cc`,skin:`#e3bd98`,bearded:!0})+Z(`M29 7.5C28 2.5 36 2.5 35 7.5Z`,`#d7d3cc`),judoka:e=>Ds(e,!1,`#f3f1ea`,`#d3cec0`),judokaBlue:e=>Ds(e,!0,`#2f62a8`,`#234b85`),robot:e=>{let t=is([`#8b95a1`,`#9a8f80`,`#7f9a94`,`#948aa3`],e,1);return Z(`M8 66c1-12 10-16 24-16s23 4 24 16Z`,`#5d6670`)+Z(`M27 42h10v9H27Z`,`#4a525b`)+`<rect x="15" y="14" width="34" height="29" rx="9" fill="${t}"/><path d="M32 14h8a9 9 0 0 1 9 9v11a9 9 0 0 1-9 9h-8Z" fill="#000" opacity=".12"/><rect x="20" y="21" width="24" height="11" rx="5.5" fill="#242a31"/>`+X(`<circle cx="27" cy="26.5" r="2.4" fill="#ffd36b"/>`)+`<path d="M26 37.500h12" stroke="#242a31" stroke-width="2" stroke-linecap="round"/><path d="M32 14V8" stroke="${t}" stroke-width="2.500"/><circle cx="32" cy="6.500" r="2.800" fill="#e9ac2e"/>`},nun:e=>Q(e,{head:`hood`,coat:`#8d99a6`,trim:`#f1ede4`,skin:`#f0cfb0`}),brute:e=>Q(e,{head:`short`,coat:`#6b2f2a`,trim:`#2a1d1a`,hair:`#1d1a1a`,skin:`#c98d63`,bearded:!0})},As={a:[`#cfdfee`,`#a9c4de`],b:[`#f0d6c6`,`#dcb096`],c:[`#cfe5dc`,`#a3cabb`],d:[`#ecd4e2`,`#d3a8c2`],e:[`#e6e9c8`,`#c9cf95`],f:[`#ded7f1`,`#bfb2e2`],none:[`#e3dfd5`,`#c7c1b3`]},js=({kind:e,name:t,side:n=`none`})=>{let[r,i]=As[n],a=ks[e];return`<rect width="64" height="64" fill="${r}"/><path d="M0 64V40Q32 22 64 40V64Z" fill="${i}" opacity=".55"/>`+(a?a(rs(t)):`<text x="32" y="42" font-size="28" font-weight="700" text-anchor="middle" fill="#2b2721">${/[<&]/.test(t.slice(0,1))?`?`:t.slice(0,1)}</text>`)},Ms=(e,t=40,n=``)=>`<svg class="portrait ${n}" viewBox="0 0 64 64" width="${t}" height="${t}" aria-hidden="true">${js(e)}</svg>`,Ns=e=>{let t=e*.4142;return`M${32-t} ${32-e}H${32+t}L${32+e} ${32-t}V${32+t}L${32+t} ${32+e}H${32-t}L${32-e} ${32+t}V${32-t}Z`},Ps=e=>`M32 ${32-e}A${e} ${e} 0 0 1 32 ${32+e}A${e} ${e} 0 0 1 32 ${32-e}Z`,Fs=e=>`M32 ${32-e}H${32+e-5}q5 0 5 5V${32+e-5}q0 5-5 5H${32-e+5}q-5 0-5-5V${32-e+5}q0-5 5-5Z`,Is=e=>t=>`M${e.map(([e,n])=>`${(32+e*t).toFixed(2)} ${(32+n*t).toFixed(2)}`).join(`L`)}Z`,Ls={a:Ps,b:Ns,c:Fs,d:Is([[0,-1.2],[1.2,0],[0,1.2],[-1.2,0]]),e:Is([[-.95,-.95],[.95,-.95],[.95,.35],[0,1.15],[-.95,.35]]),f:Is([[0,-1.1],[.98,-.55],[.98,.55],[0,1.1],[-.98,.55],[-.98,-.55]]),none:Fs},Rs=(e,t)=>e<=t/4?`low`:e<=t/2?`half`:`full`,zs=({kind:e,name:t,side:n,hp:r,max:i,active:a,target:o,dead:s,label:c,high:l,conditions:u=[],conc:d,hidden:f,number:p,across:m=1})=>{let h=Ls[n],g=ss(`t`),_=Math.max(0,Math.round(100*r/i)),v=u.length>3?u.slice(0,2):u,y=(e,t,n,r=``)=>`<g transform="translate(${e} ${t}) scale(${1/m})" class="badge ${r}">${n}</g>`;return`<g class="token side-${n}${a?` active`:``}${s?` dead`:``}${f?` hidden`:``}"><clipPath id="${g}"><path d="${h(24)}"/></clipPath>`+(a?`<path d="${h(33.5)}" class="tk-active"/>`:``)+(o?`<g class="tk-target">${[0,90,180,270].map(e=>`<path d="M32 -6l6 8h-12Z" transform="rotate(${e} 32 32)"/>`).join(``)}</g>`:``)+`<path d="${h(28.5)}" class="tk-edge"/><g clip-path="url(#${g})">${js({kind:e,name:t,side:n})}</g><path d="${h(26)}" class="tk-track"/><path d="${h(26)}" class="tk-hp hp-${Rs(r,i)}" pathLength="100" stroke-dasharray="${_} 100"/>`+(p?y(52,53,`<circle r="9.5" class="bd"/><text y="4.6" class="bt">${p}</text>`):``)+(l?y(54,10,`<rect x="-13" y="-8.5" width="26" height="17" rx="8.5" class="bd high"/><text y="4.4" class="bt">${typeof l==`number`?`+${l}`:l}</text>`):``)+v.map((e,t)=>y(10+t*17/m,55,`<circle r="9.5" class="bd cond-${Vs[e]}"/><svg x="-6.5" y="-6.5" width="13" height="13" viewBox="0 0 24 24" class="ico thick">${Bs[e]}</svg>`)).join(``)+(u.length>3?y(10+34/m,55,`<circle r="9.5" class="bd"/><text y="4.6" class="bt">+${u.length-2}</text>`):``)+(d?y(10,10,`<circle r="9.5" class="bd cond-mind"/><svg x="-6.5" y="-6.5" width="13" height="13" viewBox="0 0 24 24" class="ico thick">${Bs.concentration}</svg>`):``)+(s?`<path d="M20 20L44 44M44 20L20 44" class="tk-dead"/>`:``)+`</g>`},Bs={blinded:`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><path d="M4 20L20 4"/>`,charmed:`<path d="M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z"/>`,deafened:`<path d="M7 9.5a5.5 5.5 0 0 1 11 0c0 3.5-3.5 4-3.5 7.5a3 3 0 0 1-5.5 1.5"/><path d="M4 20L20 4"/>`,exhaustion:`<path d="M7 3h10M7 21h10M8 3c0 5 8 6.5 8 9s-8 4-8 9M16 3c0 5-8 6.5-8 9s8 4 8 9"/>`,frightened:`<path d="M5 21V10a7 7 0 0 1 14 0v11l-2.5-2-2.3 2-2.2-2-2.2 2-2.3-2Z"/><path d="M9.5 10h.01M14.5 10h.01"/><path d="M12 13.5v1.5"/>`,grappled:`<path d="M6 12V7.5a1.5 1.5 0 0 1 3 0V6a1.5 1.5 0 0 1 3 0v-.5a1.5 1.5 0 0 1 3 0V7a1.5 1.5 0 0 1 3 0v7c0 4-2.5 6.5-6 6.5S6 18 6 15Z"/><path d="M9 7.5V12M12 6v6M15 7v5"/>`,incapacitated:`<circle cx="12" cy="12" r="8.5"/><path d="M8.5 8.5l7 7M15.5 8.5l-7 7"/>`,invisible:`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" stroke-dasharray="3 3"/><circle cx="12" cy="12" r="2.5"/>`,paralyzed:`<path d="M13.5 2.5L5 13.5h6L9.5 21.5 19 9.5h-6.5Z"/>`,petrified:`<path d="M12 2.5l8 5v9l-8 5-8-5v-9Z"/><path d="M12 2.5l-2 6 4 3-3 4 1 6"/>`,poisoned:`<path d="M12 2.5s6.5 7 6.5 12a6.5 6.5 0 0 1-13 0c0-5 6.5-12 6.5-12Z"/><path d="M9.5 13.5h.01M14.5 13.5h.01M10 17.5h4"/>`,prone:`<circle cx="5.5" cy="14.5" r="2.5"/><path d="M9.5 16h7l5 1.5M2.5 20.5h19M11 16l3.5-4.5 3.5 1"/>`,restrained:`<path d="M8.5 8.5a4 4 0 1 0 0 7h2M15.5 8.5a4 4 0 1 1 0 7h-2M8.5 12h7"/>`,stunned:`<path d="M12 5l1.8 4.2L18 11l-4.2 1.8L12 17l-1.8-4.2L6 11l4.2-1.8Z"/><path d="M3.5 17.5c3 4 14 4 17 0M19 4v.01M5 4.5v.01"/>`,unconscious:`<path d="M4 5h7l-7 8h7M14 12h6l-6 7h6"/>`,concentration:`<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.5"/><circle cx="12" cy="12" r=".8"/>`},Vs={blinded:`harm`,charmed:`mind`,deafened:`harm`,exhaustion:`harm`,frightened:`mind`,grappled:`hold`,incapacitated:`hold`,invisible:`help`,paralyzed:`hold`,petrified:`hold`,poisoned:`harm`,prone:`hold`,restrained:`hold`,stunned:`mind`,unconscious:`harm`,concentration:`mind`};Object.keys(Bs);var Hs={mic:`<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11a7 7 0 0 0 14 0M12 18v3M9 21h6"/>`,send:`<path d="M4 12L20 4l-5 16-4-7ZM11 13l9-9"/>`,bed:`<path d="M3 18V6M3 15h18v3M21 15v-2a3 3 0 0 0-3-3h-8v5M6.5 11.5h.01"/><circle cx="6.5" cy="11" r="1.6"/>`,link:`<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300"/>`,copy:`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V4h11v1"/>`,trap:`<path d="M3 17h18M5 17l2-7 3 7 2-7 2 7 3-7 2 7"/>`,pin:`<path d="M12 21v-7M7 4h10l-1.500 6 2.500 4H6l2.500-4Z"/>`,world:`<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/>`,keys:`<rect x="2.500" y="6" width="19" height="12" rx="2"/><path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8"/>`,heart:`<path d="M12 20S4 15 4 9.500A4.300 4.300 0 0 1 12 7.500a4.300 4.300 0 0 1 8 2C20 15 12 20 12 20Z"/>`,move:`<path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3"/>`,...Bs,sword:`<path d="M20 4l-1 5-9 9-4-4 9-9ZM7.5 12.5l4 4M4 20l3.5-3.5M4.5 15.5l4 4"/>`,bow:`<path d="M6 3c9 1 14 6 15 15M6 3l15 15M3 21L14 10M3 21v-4M3 21h4"/>`,staff:`<path d="M4 20L15 9"/><circle cx="17" cy="7" r="3.5"/>`,fire:`<path d="M12 21.5c-4 0-7-2.6-7-6.5 0-5 5-6.5 5-12 4 2 5.5 5 5 7.5 1-.3 1.7-1.2 2-2.5 1.5 2 2 4 2 6.5 0 4-3 7-7 7Z"/>`,frost:`<path d="M12 2.5v19M3.8 7.3l16.4 9.4M20.2 7.3L3.8 16.7M9.5 4l2.5 2.5L14.5 4M9.5 20l2.5-2.5 2.5 2.5"/>`,bolt:`<path d="M13.5 2.5L5 13.5h6L9.5 21.5 19 9.5h-6.5Z"/>`,missile:`<path d="M3 7h9l-2-2.5M12 7l-2 2.5M7 13h13l-2.5-2.5M20 13l-2.5 2.5M4 19h8l-2-2M12 19l-2 2"/>`,web:`<path d="M12 2.5v19M3.8 7.3l16.4 9.4M20.2 7.3L3.8 16.7M12 7.5l4 2.3v4.5l-4 2.2-4-2.2V9.8Z"/>`,step:`<path d="M4 19c3-1 3-5 6-6s4-1 5-4 2-5 5-5M15 4h5v5M4 12h.01M8 7h.01"/>`,shield:`<path d="M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6Z"/>`,dash:`<path d="M13 5l7 7-7 7M4 5l7 7-7 7"/>`,back:`<path d="M9 6l-6 6 6 6M3 12h12a6 6 0 0 1 6 6"/>`,dodge:`<circle cx="14" cy="5" r="2.5"/><path d="M13 9l-4 4 4 3-2 5.5M13 9l4 3h4M9 13l-5-1M13 16l4 2"/>`,hide:`<path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0Z" stroke-dasharray="3 2.5"/><path d="M4 20L20 4"/>`,search:`<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>`,help:`<path d="M3 13l5 5 5-4 4 3 4-4M3 9l4-4 6 4M21 9l-4-4-6 5c1 3 4 3 5 1"/>`,hand:`<path d="M7 12V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v7.5c0 4.5-2.5 7-6 7-3 0-4.5-2-6.5-6l-.8-2c-.5-1.5 1.3-2.3 2.3-1Z"/>`,potion:`<path d="M9 2.5h6M10 2.5v6L5 18a2.5 2.5 0 0 0 2.3 3.5h9.4A2.5 2.5 0 0 0 19 18L14 8.5v-6M7.5 14h9"/>`,ready:`<circle cx="12" cy="13" r="8"/><path d="M12 8.5V13l3 2M9.5 2.5h5"/>`,up:`<path d="M12 20V5M6 11l6-6 6 6"/>`,eye:`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>`,chat:`<path d="M4 4.5h16v11.5H11L6.5 20v-4H4Z"/>`,gear:`<circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1"/>`,bulb:`<path d="M9 18h6M10 21.5h4M8.5 15C6.5 13.5 5.5 11.5 5.5 9.5a6.5 6.5 0 0 1 13 0c0 2-1 4-3 5.5Z"/>`,undo:`<path d="M8 5L3.5 9.5 8 14M3.5 9.5H15a5 5 0 0 1 0 10H9"/>`,plus:`<path d="M12 4.5v15M4.5 12h15"/>`,minus:`<path d="M4.5 12h15"/>`,fit:`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`,centre:`<circle cx="12" cy="12" r="6"/><path d="M12 2v5M12 17v5M2 12h5M17 12h5"/>`,layers:`<path d="M12 3l9 5-9 5-9-5ZM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5"/>`,star:`<path d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8Z"/>`,close:`<path d="M5 5l14 14M19 5L5 19"/>`,check:`<path d="M4.5 12.5l5 5 10-11"/>`,down:`<path d="M6 9l6 6 6-6"/>`,right:`<path d="M9 6l6 6-6 6"/>`,left:`<path d="M15 6l-6 6 6 6"/>`,play:`<path d="M7 4.5l12 7.5-12 7.5Z"/>`,pause:`<path d="M8 5v14M16 5v14"/>`,first:`<path d="M18 5l-9 7 9 7ZM6 5v14"/>`,last:`<path d="M6 5l9 7-9 7ZM18 5v14"/>`,skull:`<path d="M5 11a7 7 0 0 1 14 0c0 3-1 4-2.5 5v3.5h-9V16C6 15 5 14 5 11Z"/><path d="M9.5 11.5h.01M14.5 11.5h.01M12 15v1M10.5 19.5v-2M13.5 19.5v-2"/>`,crit:`<path d="M12 2.5l2.3 6.2 6.6.3-5.2 4.1 1.8 6.4-5.5-3.7-5.5 3.7 1.8-6.4L3.1 9l6.6-.3Z"/>`,flag:`<path d="M5 21.5V3.5M5 4.5h13l-3 4.5 3 4.5H5"/>`,fork:`<circle cx="6" cy="5" r="2.2"/><circle cx="18" cy="5" r="2.2"/><circle cx="12" cy="19" r="2.2"/><path d="M6 7.2c0 5 6 4 6 9.6M18 7.2c0 5-6 4-6 9.6"/>`,share:`<path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12.5V20h14v-7.5"/>`,people:`<circle cx="8.5" cy="8" r="3.5"/><path d="M2 20c0-4 2.5-6.5 6.5-6.5S15 16 15 20M15.5 4.8a3.5 3.5 0 0 1 0 6.5M17 14c3 .6 5 2.8 5 6"/>`,bot:`<rect x="4.5" y="8" width="15" height="11" rx="3"/><path d="M12 8V4M9 13h.01M15 13h.01M2.5 12v3M21.5 12v3"/>`,clock:`<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.5 2.5"/>`,door:`<path d="M6 21V3.5h12V21M3.5 21h17M14.5 12.5h.01"/>`,book:`<path d="M4 4.5h6a2.5 2.5 0 0 1 2 2v13a2.5 2.5 0 0 0-2-1.5H4ZM20 4.5h-6a2.5 2.5 0 0 0-2 2v13a2.5 2.5 0 0 1 2-1.5h6Z"/>`,lab:`<path d="M9 3h6M10.5 3v6L5 19a1.6 1.6 0 0 0 1.5 2.5h11A1.6 1.6 0 0 0 19 19L13.5 9V3M7.5 15h9"/>`,moon:`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"/>`,sun:`<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>`,ship:`<path d="M12 2.5l5 8 4 7-6-1.5-3 4-3-4-6 1.5 4-7Z"/>`,planet:`<circle cx="12" cy="12" r="5.5"/><path d="M4 16.5C1.5 20 8 18.5 13 15.5S22.5 7.5 20 7"/>`,fuel:`<path d="M5 21V4h9v17M3.5 21h12M7.5 8h4M14 11h2.5v6a1.7 1.7 0 0 0 3.5 0V9l-3-3"/>`,mail:`<path d="M3 5.5h18v13H3ZM3.5 6.5L12 13l8.5-6.5"/>`,mute:`<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM16 9.500l5 5M21 9.500l-5 5"/>`,sound:`<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`,coin:`<circle cx="12" cy="12" r="8.5"/><path d="M14.5 9c-.5-1-1.5-1.5-2.5-1.5-1.5 0-2.5.8-2.5 2.2 0 3 5 1.6 5 4.6 0 1.4-1 2.2-2.5 2.2-1.2 0-2.2-.6-2.7-1.7M12 6v12"/>`,leaf:`<path d="M5 19C4 9 10 4.5 20 4.5 20 15 15 20 8 18M5 21c1-5 4-8.5 9-10.5"/>`,seal:`<path d="M12 2.5l2.2 2 3-.3.9 2.9 2.6 1.5-1 2.8 1 2.8-2.6 1.5-.9 2.9-3-.3-2.2 2-2.2-2-3 .3-.9-2.9-2.6-1.5 1-2.8-1-2.8 2.6-1.5.9-2.9 3 .3Z"/><path d="M8.5 11.7l2.4 2.4 4.6-5"/>`},Us=(e,t=16,n=``)=>`<svg class="ico ${n}" viewBox="0 0 24 24" width="${t}" height="${t}" aria-hidden="true">${Hs[e]??Hs.star}</svg>`,Ws={4:[`M32 6L58 54H6Z`,`M32 6L32 38L6 54M32 38L58 54`],6:[`M12 12H52V52H12Z`,``],8:[`M32 4L57 34L32 60L7 34Z`,`M7 34L32 44L57 34M32 4L32 4`],10:[`M32 4L58 28L58 36L32 60L6 36L6 28Z`,`M6 30L20 36L32 4L44 36L58 30M20 36L32 44L44 36M32 44V60`],12:[`M32 4L50 10L60 26V40L50 54L32 60L14 54L4 40V26L14 10Z`,`M32 16L48 27L42 46H22L16 27ZM32 4V16M60 26L48 27M50 54L42 46M14 54L22 46M4 26L16 27`],20:[`M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z`,`M32 17L48 43H16ZM32 3V17M57 17.5L32 17L7 17.5M57 17.5L48 43L57 46.5M7 17.5L16 43L7 46.5M48 43L32 61L16 43`]},Gs=(e,t,n=40,r=``)=>{let[i,a]=Ws[e],o={4:[44,18],6:[42,28],8:[36,17],10:[35,16],12:[39,18],20:[39,17]}[e];return`<svg class="die ${r}" viewBox="0 0 64 64" width="${n}" height="${n}" role="img" aria-label="d${e}: ${t}"><path class="die-face" d="${i}"/><path class="die-lines" d="${a}"/><text class="die-num" x="32" y="${o[0]}" font-size="${o[1]}">${t}</text></svg>`},Ks=(e=44)=>{let t=e;return`<pattern id="pt-hatch" width="40" height="40" patternUnits="userSpaceOnUse"><path class="pt-hatch" d="M3 12l9-9M6 15l9-9M9 18l9-9M22 4l12 3M21 9l12 3M20 14l12 3M5 23l3 12M10 22l3 12M15 21l3 12M24 24l10 7M22 28l10 7M20 33l9 6M36 20l2-9M39 30l-3-8M1 38l6-3"/></pattern><pattern id="pt-water" width="${t}" height="${t/2}" patternUnits="userSpaceOnUse"><path class="pt-water" d="M4 7q5-4 10 0t10 0M26 17q4-3.5 8 0t8 0"/></pattern><pattern id="pt-rough" width="${t}" height="${t}" patternUnits="userSpaceOnUse"><path class="pt-rough" d="M6 12l3-5 4 5ZM26 9l2-4 4 4ZM15 27l4-6 4 6ZM34 24l2-4 4 4ZM5 37l3-4 3 4ZM28 39l4-6 5 6Z"/><path class="pt-rough dots" d="M20 13h.01M37 14h.01M8 21h.01M29 29h.01M18 36h.01M40 36h.01"/></pattern><pattern id="pt-brush" width="${t}" height="${t}" patternUnits="userSpaceOnUse"><path class="pt-brush" d="M8 16q-1-6-4-7M8 16q0-7 1-9M8 16q2-5 5-6M30 12q-1-6-4-7M30 12q0-6 1-8M30 12q2-5 5-6M18 36q-1-6-4-7M18 36q0-7 1-9M18 36q2-5 5-6M37 33q-1-5-3-6M37 33q0-6 1-8M37 33q2-4 4-5"/></pattern><pattern id="pt-mud" width="${t}" height="${t}" patternUnits="userSpaceOnUse"><path class="pt-mud wet" d="M7 12c3-3 12-3 15 0s-3 4-8 4-10-1-7-4ZM27 33c2-2 9-2 11 0s-2 3-6 3-7-1-5-3Z"/><path class="pt-mud" d="M4 24q7-3 14 0t10-1M24 8q6-2.5 12 0M6 38q6-2.5 11 0M31 21q4-2 9 0"/></pattern><pattern id="pt-dash" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pt-dash" d="M0 0V8"/></pattern><pattern id="pt-aoe" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="pt-aoe" d="M0 0V9"/></pattern><pattern id="pt-fog" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pt-fog" d="M0 6L6 0"/></pattern>`},qs=(e,t)=>{let n=4096,r=new Set;for(let[t,i]of e)r.add(i*n+t);let i=new Map,a=(e,t)=>{let n=i.get(e);n?n.push(t):i.set(e,[t])};for(let e of r)r.has(e-n)||a(e,e+1),r.has(e+1)||a(e+1,e+n+1),r.has(e+n)||a(e+n+1,e+n),r.has(e-1)||a(e+n,e);let o=``;for(;i.size;){let e=i.keys().next().value,r=e,a=[];do{a.push(r);let e=i.get(r),t=e.pop();e.length||i.delete(r),r=t}while(r!==e);let s=a.filter((e,t)=>e-a.at(t-1)!==a[(t+1)%a.length]-e);o+=`M`+s.map(e=>`${e%n*t} ${Math.floor(e/n)*t}`).join(`L`)+`Z`}return o},Js=(e=22)=>`<svg class="mark" viewBox="0 0 24 24" width="${e}" height="${e}" aria-hidden="true"><path d="M12 1.5L21.5 7v10L12 22.5 2.5 17V7Z" fill="var(--accent)"/><path d="M12 6.5L18 17H6Z" fill="none" stroke="var(--on-accent)" stroke-width="1.8" stroke-linejoin="round"/><path d="M12 1.5v5M21.5 7L12 6.5 2.5 7M18 17l3.5 0M6 17H2.5M12 22.5L6 17M12 22.5L18 17" stroke="var(--on-accent)" stroke-width="1" opacity=".6"/></svg>`;function Ys(e,t){Ze(t,!0);let n=K(t,`size`,3,16),r=K(t,`cls`,3,``);var i=Gr();bi(fn(i),()=>Us(t.name,n(),r())),W(e,i),Qe()}var Xs=Vr(`<header class="topbar"><a class="brand" href="/"><!><span>Turnwright</span></a> <!></header>`);function Zs(e,t){Ze(t,!0);let n=K(t,`lobby`,3,!1);var r=Xs(),i=I(r);bi(I(i),()=>Js(24)),Ae(),D(i),xi(L(i,2),()=>t.children??f),D(r),R(e=>{G(i,`aria-current`,n()?`page`:void 0),G(i,`aria-label`,e)},[()=>n()?void 0:Y(`to-lobby`)]),Mr(`click`,i,function(...e){Ta?.apply(this,e)}),W(e,r),Qe()}Nr([`click`]);var Qs=`section, aside, main, [role=tabpanel], [role=group]`;function $s(e){e.preventDefault(),pr().then(()=>document.querySelector(`[data-chat]`)?.focus())}function ec(){let e=[];document.addEventListener(`focusin`,t=>{e=[];for(let n=t.target;n;n=n.parentElement)n instanceof HTMLElement&&e.push(n)}),new MutationObserver(()=>{if(!e.length||e[0].isConnected||document.activeElement!==document.body)return;let t=e.find(e=>e.isConnected&&e.matches(Qs))??document.querySelector(`main`);t&&(t.hasAttribute(`tabindex`)||(t.tabIndex=-1),t.focus({preventScroll:!0}))}).observe(document.body,{childList:!0,subtree:!0})}var tc=`turnwright.seats`,nc=`turnwright.invite`,rc=200;function ic(){try{let e=JSON.parse(localStorage.getItem(tc)??`[]`);return Array.isArray(e)?e:[]}catch{return[]}}var ac=()=>ic(),oc=e=>ic().filter(t=>t.match===e);function sc(e){let t=ic().filter(t=>t.match!==e.match||t.seat!==e.seat);try{localStorage.setItem(tc,JSON.stringify([e,...t].slice(0,rc)))}catch{}}function cc(){let e=new URLSearchParams(location.hash.slice(1)).get(`invite`)??``;location.hash&&history.replaceState(history.state,``,location.pathname+location.search);try{e&&sessionStorage.setItem(nc,JSON.stringify([location.pathname,e]));let[t,n]=JSON.parse(sessionStorage.getItem(nc)??`[]`);return e||(t===location.pathname?n??``:``)}catch{return e}}function lc(){try{sessionStorage.removeItem(nc)}catch{}}var uc=new Set([`$$slots`,`$$events`,`$$legacy`,`icon`,`label`,`size`,`class`]),dc=Vr(`<button><!></button>`);function fc(e,t){let n=K(t,`size`,3,18),r=K(t,`class`,3,`quiet`),i=_a(t,uc);var a=dc();na(a,()=>({type:`button`,class:`btn icon ${r()??``}`,"aria-label":t.label,title:t.label,...i})),Ys(I(a),{get name(){return t.icon},get size(){return n()}}),D(a),W(e,a)}var pc=Vr(`<span class="cap"> </span>`),mc=Vr(`<div class="setrow"><!></div>`),hc=Vr(`<dialog><div class="dh"><div class="grow"><!><h2> </h2></div> <!> <!></div> <div class="db"><!></div> <!></dialog>`);function gc(e,t){let n=Kr();Ze(t,!0);let r=K(t,`cap`,3,``),i=K(t,`role`,3,`dialog`),a=K(t,`wide`,3,!1);function o(e){let t=document.activeElement;return e.showModal(),e.querySelector(`[data-first]`)?.focus(),{destroy(){e.close(),t instanceof HTMLElement&&t.isConnected&&t!==document.body?t.focus():document.querySelector(`main`)?.focus()}}}var s=hc();let c;var l=I(s),u=I(l),d=I(u),p=e=>{var t=pc(),n=pn(t,!0);R(()=>Zr(n,r())),W(e,t)};si(d,e=>{r()&&e(p)});var m=L(d),h=pn(m,!0);D(u);var g=L(u,2);xi(g,()=>t.aside??f);var _=L(g,2),v=e=>{{let n=A(()=>Y(`close`));fc(e,{icon:`close`,get label(){return U(n)},get onclick(){return t.onclose}})}};si(_,e=>{t.onclose&&!t.aside&&e(v)}),D(l);var y=L(l,2);xi(I(y),()=>t.children),D(y);var b=L(y,2),x=e=>{var n=mc();xi(I(n),()=>t.foot),D(n),W(e,n)};si(b,e=>{t.foot&&e(x)}),D(s),Ci(s,e=>o?.(e)),R(()=>{c=Ni(s,1,`dialog`,null,c,{wide:a()}),G(s,`role`,i()),G(s,`aria-labelledby`,`${n}-t`),G(m,`id`,`${n}-t`),Zr(h,t.title)}),jr(`cancel`,s,e=>{e.preventDefault(),t.onclose?.()}),W(e,s),Qe()}var _c=class extends Error{code;status;constructor(e,t,n){super(t),this.code=e,this.status=n}};async function vc(e,t={}){let n;try{n=await fetch(e,{...t,headers:{accept:`application/json`,...t.headers}})}catch{throw new _c(`offline`,``,0)}let r=await n.json().catch(()=>null);if(!n.ok){let{code:e=`fault`,reason:t=``}=r??{};throw new _c(e,t,n.status)}return r}var yc=(e,t,n=``)=>vc(e,{method:`POST`,body:JSON.stringify(t),headers:{"content-type":`application/json`,...n?{authorization:`Bearer ${n}`}:{}}}),bc=async e=>(await vc(`/games?lang=${e}`)).games,xc=async(e,t,n=50)=>(await vc(`/matches?ended=${e}&count=${n}&lang=${t}`)).matches,Sc=e=>vc(`/matches/${encodeURIComponent(e)}`),Cc=e=>yc(`/matches`,e),wc=(e,t,n)=>yc(`/matches/${encodeURIComponent(e)}/fork`,t,n),Tc=(e,t,n)=>yc(`/matches/${encodeURIComponent(e)}/join`,t?{token:t,player:n}:{player:n}),Ec=(e,t,n)=>vc(`/games/${encodeURIComponent(e)}/scenarios/${encodeURIComponent(t)}?lang=${n}`),Dc=[`tactics`,`duel`,`wuxia`,`rounds`,`stellar`],Oc=e=>e?e[0].toLocaleUpperCase()+e.slice(1):``;function kc(e){let[,t,n]=/^([^:：]+)[:：]\s*(.+)$/.exec(e)??[];return t&&n?[t,Oc(n)]:[e,``]}var Ac=`default`,jc=(e,t=[])=>Dc.includes(e)?Y(`game-${e}`):kc(t.find(t=>t.name===e)?.title||Oc(e))[0],Mc=e=>Dc.includes(e.name)?Y(`about-${e.name}`):kc(e.title)[1],Nc=(e,t,n=[])=>t===Ac?jc(e,n):(n.find(t=>t.name===e)?.scenarios.find(e=>e.name===t)?.title??(es.has(`scenario-${t}`)?es.tell({id:`scenario-${t}`}):t)).replace(/[.。]$/,``),Pc=(e,t,n=[])=>Nc(e,t,n).split(/\s*[:：]/)[0],Fc=e=>Oc(/[:：]\s*(.+)$/.exec(e.replace(/[.。]$/,``))?.[1]??``),Ic=[`party`,`master`,`player`,`opponent`,`first`,`second`,`third`,`fourth`,`fifth`,`sixth`,`blue`,`red`,`gold`,`green`];function Lc(e){if(Ic.includes(e))return Y(`seat-${e}`);let t=[`seat-${e}`,`fighter-${e}`].find(e=>es.has(e));return Oc(t?es.tell({id:t,args:{text:e}}):e)}var Rc=e=>Lc(Ic.includes(e.name)?e.name:e.title||e.name),zc=(e,t)=>e.toSorted((e,n)=>Number(t(n))-Number(t(e))),Bc=[`easy`,`medium`,`hard`,`random`,`heuristic`,`search`,`planner`,`master`,`aggressive`,`balanced`,`defensive`],Vc=e=>Bc.includes(e)?Y(`bot-${e}`):e,Hc=e=>e.held_by===`person`?e.player||Y(`a-player`):Y(`bot-called`,{bot:Vc(e.held_by??``)}),Uc=[`bard`,`monk`,`cleric`,`rogue`,`ranger`,`judoka`,`judokaBlue`,`dwarf`],Wc=e=>Uc[rs(e)%Uc.length];function Gc(e,t,n={}){let r=new Map,i=new Set;for(let a of e){let e=n[a]?t.indexOf(n[a]):rs(a)%t.length,o=t.map((n,r)=>t[(e+r)%t.length]).find(e=>!i.has(e))??t[e];i.add(o),r.set(a,o)}return r}var Kc=new Map;function qc(e,t,n,r,i){let a=`${e}\n${t}\n${n}\n${r}\n${i}`,o=Kc.get(a);return o||Kc.set(a,o=Ms({kind:e,name:t,side:n},r,i)),o}function Jc(e,t){Ze(t,!0);let n=K(t,`side`,3,`none`),r=K(t,`size`,3,40),i=K(t,`cls`,3,``);var a=Gr();bi(fn(a),()=>qc(t.kind,t.name,n(),r(),i())),W(e,a),Qe()}var Yc=[`offline`,`wrong-match`,`wrong-token`,`no-spectators`,`too-fast`,`store`,`full`,`restart`,`unreadable`,`not-over`,`name-taken`,`bad-name`],Xc=[`name-taken`,`bad-name`];function Zc(e){return e instanceof _c?Yc.includes(e.code)?Y(`problem-${e.code}`):e.message?e.message[0].toUpperCase()+e.message.slice(1)+`.`:Y(`problem-fault`):Y(`problem-fault`)}var Qc=e=>Y(Yc.includes(e)?`problem-${e}`:`problem-fault`),$c=300,el=0;function tl(e){clearTimeout(el),el=window.setTimeout(()=>{let t=document.querySelector(`link[rel=icon]`),n=e?`/page/icon-turn.svg`:`/page/icon.svg`;t&&!t.href.endsWith(n)&&(t.href=n)},$c)}function nl(e){if(!J.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`)return;let t=new Notification(Y(`your-turn`),{body:e,icon:`/page/icon-turn.svg`,tag:`turn`});return t.onclick=()=>{window.focus(),t.close()},()=>t.close()}async function rl(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var il=null,al=null,ol=null,sl=0,cl=6;function ll(){if(!J.sound||J.volume===0||typeof AudioContext>`u`||!navigator.userActivation?.hasBeenActive)return null;if(!il){il=new AudioContext;let e=il.createDynamicsCompressor();e.threshold.value=-18,e.ratio.value=4;let t=il.createGain();t.gain.value=.5,e.connect(t).connect(il.destination),al=e,ol=il.createBuffer(1,il.sampleRate,il.sampleRate);let n=ol.getChannelData(0);for(let e=0;e<n.length;e++)n[e]=Math.random()*2-1}return il}function $({type:e,from:t=0,to:n,filter:r,attack:i=.003,decay:a,gain:o,at:s=0}){let c=ll();if(!c||!al||sl>=cl)return;let l=c.currentTime+s,u=l+i+a,d=c.createGain();d.gain.setValueAtTime(1e-4,l),d.gain.exponentialRampToValueAtTime(Math.max(2e-4,o*(J.volume/100)),l+i),d.gain.exponentialRampToValueAtTime(1e-4,u);let f;e?(f=c.createOscillator(),f.type=e,f.frequency.setValueAtTime(t,l),n&&f.frequency.exponentialRampToValueAtTime(n,u),f.detune.value=(Math.random()-.5)*60):(f=c.createBufferSource(),f.buffer=ol,f.loop=!0);let p=f;if(r){let e=c.createBiquadFilter();e.type=r.type,e.frequency.setValueAtTime(r.from,l),r.to&&e.frequency.exponentialRampToValueAtTime(r.to,u),r.q&&(e.Q.value=r.q),p.connect(e),p=e}p.connect(d).connect(al),sl+=1,f.onended=()=>--sl,f.start(l),f.stop(u+.02)}var ul=(e,t,n,r)=>e.forEach((e,i)=>$({type:`sine`,from:e,attack:.01,decay:n,gain:r,at:i*t})),dl={turn:()=>ul([523,784],.09,.35,.25),tick:()=>$({type:`square`,from:1200,filter:{type:`lowpass`,from:1800},decay:.03,gain:.08}),select:()=>$({type:`sine`,from:660,decay:.03,gain:.04}),step:()=>$({filter:{type:`bandpass`,from:220,q:2},decay:.05,gain:.1}),blade:()=>{$({filter:{type:`highpass`,from:2500},decay:.08,gain:.18}),$({type:`triangle`,from:1900,to:900,decay:.12,gain:.14,at:.03})},blunt:()=>{$({type:`sine`,from:140,to:60,decay:.14,gain:.3}),$({filter:{type:`lowpass`,from:400},decay:.05,gain:.2})},bow:()=>$({filter:{type:`bandpass`,from:900,to:2600},decay:.1,gain:.14}),arrow:()=>$({type:`triangle`,from:300,decay:.05,gain:.16}),miss:()=>$({filter:{type:`bandpass`,from:700,q:1},attack:.03,decay:.12,gain:.08}),critical:()=>ul([392,587,784],0,.5,.12),fire:()=>$({filter:{type:`lowpass`,from:500,to:1600},attack:.03,decay:.6,gain:.25}),cold:()=>ul([1760,2217,2637],.04,.4,.08),lightning:()=>$({filter:{type:`highpass`,from:1200},decay:.25,gain:.22}),radiant:()=>ul([523,659,784,1046],.06,.5,.1),necrotic:()=>$({type:`sawtooth`,from:82,filter:{type:`lowpass`,from:240},attack:.05,decay:.5,gain:.18}),condition:()=>$({type:`triangle`,from:440,to:330,decay:.18,gain:.1}),death:()=>$({type:`sine`,from:196,to:98,attack:.01,decay:.7,gain:.22}),dice:()=>[0,.06,.14,.25,.4].forEach(e=>$({filter:{type:`bandpass`,from:1800,q:4},decay:.03,gain:.12,at:e})),card:()=>$({filter:{type:`bandpass`,from:3e3},decay:.06,gain:.1}),won:()=>ul([392,523,659,784],.12,.6,.18),lost:()=>ul([392,330,262],.12,.6,.18),refused:()=>$({type:`square`,from:160,filter:{type:`lowpass`,from:500},decay:.09,gain:.1})};function fl(e){try{dl[e]()}catch{}}var pl={blade:`blade`,blunt:`blunt`,bite:`blunt`,bow:`bow`,miss:`miss`,critical:`critical`,fire:`fire`,frost:`cold`,thunder:`lightning`,heal:`radiant`,light:`radiant`,magic:`condition`,death:`death`,card:`card`},ml={combat:{notes:[110,110,131,110,147,131,110,98],beat:420,gain:.09},"after-combat":{notes:[196,247,294,247],beat:1100,gain:.06}},hl=``,gl=0,_l=0;function vl(e,t,n=!1){e===`MUSIC`?(hl=t,yl()):e===`SFX`&&!n&&pl[t]&&fl(pl[t])}function yl(){window.clearInterval(gl),gl=0;let e=ml[hl];e&&J.music&&(_l=0,gl=window.setInterval(()=>{if(!document.hidden)try{let t=e.notes[_l++%e.notes.length];$({type:`triangle`,from:t,filter:{type:`lowpass`,from:700},attack:.05,decay:e.beat/1e3*1.6,gain:e.gain})}catch{yl()}},e.beat))}function bl(){hl=``,yl()}function xl(e){let t=e.map(e=>100*e),n=t.map(Math.floor),r=t.map((e,t)=>t).toSorted((e,r)=>t[r]-n[r]-(t[e]-n[e])),i=Math.round(t.reduce((e,t)=>e+t,0))-n.reduce((e,t)=>e+t,0);for(let e of r.slice(0,i))n[e]+=1;return n}var Sl=Ur(`<rect height="14"></rect>`),Cl=Vr(`<span><span class="n"> </span> <span> </span></span>`),wl=Vr(`<div class="odds" role="img"><span><span class="a-ink"> </span> <span class="n"> </span></span> <svg height="14" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true"><!><path d="M50 0v14" stroke="var(--surface)" stroke-width="1.5" vector-effect="non-scaling-stroke"></path></svg> <!></div>`);function Tl(e,t){Ze(t,!0);let n=K(t,`draws`,3,0),r=K(t,`width`,3,200),i=K(t,`runs`,3,0),a=[`a`,`b`,`c`,`d`,`e`,`f`],o=A(()=>xl([...t.sides.map(e=>e.won),n()])),s=A(()=>Y(`odds-are`,{sides:t.sides.map((e,t)=>`${Lc(e.side)} ${U(o)[t]} %`).join(`, `),draws:U(o)[t.sides.length]??0})),c=A(()=>{let e=0,r=t.sides.map((t,n)=>{let r={x:e,width:100*t.won,fill:`f-${a[n%6]}`};return e+=r.width,r});if(n()>0&&r.length){let e=r[0];r.splice(1,0,{x:e.width,width:100*n(),fill:`f-none`});for(let e of r.slice(2))e.x+=100*n()}return r});var l=wl(),u=I(l),d=I(u),f=pn(d,!0),p=pn(L(d,2));D(u);var m=L(u,2);mi(I(m),17,()=>U(c),ui,(e,t)=>{var n=Sl();R(()=>{G(n,`x`,U(t).x),G(n,`width`,U(t).width),Ni(n,0,Di(U(t).fill))}),W(e,n)}),Ae(),D(m),mi(L(m,2),19,()=>t.sides.slice(1),e=>e.side,(e,t,n)=>{var r=Cl(),i=I(r),s=pn(i),c=L(i,2),l=pn(c,!0);D(r),R(e=>{Zr(s,`${U(o)[U(n)+1]??``} %`),Ni(c,1,`${a[(U(n)+1)%6]??``}-ink`),Zr(l,e)},[()=>Lc(U(t).side)]),W(e,r)}),D(l),R((e,t)=>{G(l,`aria-label`,U(s)),G(l,`title`,e),Zr(f,t),Zr(p,`${U(o)[0]??0??``} %`),G(m,`width`,r())},[()=>i()?Y(`odds-runs`,{count:i()}):void 0,()=>Lc(t.sides[0]?.side??``)]),W(e,l),Qe()}var El=[[/goblin_boss|hobgoblin_captain/,`boss`],[/goblin|kobold|hobgoblin|bugbear/,`goblin`],[/spider|scorpion|ettercap|ankheg/,`spider`],[/wolf|worg|hound|jackal|hyena|warg|tiger|lion|bear|boar|panther/,`wolf`],[/dragon|drake|wyvern|wyrmling|hydra/,`dragon`],[/skeleton|lich/,`skeleton`],[/zombie|mummy/,`zombie`],[/ghoul|ghast|vampire/,`ghoul`],[/wraith|specter|spectre|ghost|shadow|banshee|wight/,`wraith`],[/ooze|pudding|jelly|cube/,`ooze`],[/ogre|troll|giant|owlbear|ettin|cyclops|golem|demon|hezrou|vrock|glabrezu|balor|quasit|dretch/,`ogre`],[/orc/,`orc`],[/cult/,`cultist`],[/bandit_captain|captain|knight|veteran|guard|soldier|gladiator|tough|champion/,`fighter`],[/bandit|thug|berserker|barbarian/,`brute`],[/scout|ranger|hunter|archer/,`ranger`],[/wizard|mage|sorcerer|warlock/,`wizard`],[/cleric|priest|acolyte|druid/,`cleric`],[/rogue|spy|assassin/,`rogue`],[/fighter/,`fighter`],[/paladin/,`paladin`],[/bard/,`bard`],[/monk/,`monk`],[/dwarf/,`dwarf`]],Dl=e=>El.find(([t])=>t.test(e))?.[1]??`?`,Ol=Ur(`<rect height="100" class="og-b"></rect>`),kl=Ur(`<path></path>`),Al=Vr(`<div class="ograph" role="img"><span class="oax"><span>100 %</span><span>50</span><span>0</span></span> <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><!><path class="og-a"></path><path class="og-tick"></path><path d="M0 50H100" class="og-mid"></path><!><path class="og-now"></path></svg></div>`);function jl(e,t){Ze(t,!0);let n=K(t,`ticks`,19,()=>[]),r=[`l-a`,`l-b`,`l-c`,`l-d`,`l-e`,`l-f`],i=A(()=>t.chart.points.toSorted((e,t)=>e.number-t.number)),a=A(()=>zc(t.chart.sides.map((e,t)=>({side:e,which:t})),e=>e.side===t.own)),o=A(()=>U(a).map(({side:e,which:n})=>({side:e,d:U(i).map((e,r)=>`${r?`L`:`M`}${t.place(e.number).toFixed(2)} ${(100-100*(e.won[n]??0)).toFixed(2)}`).join(``)}))),s=A(()=>U(o)[0]?.d??``),c=A(()=>U(s)?`${U(s)}L${t.place(U(i).at(-1).number).toFixed(2)} 100L${t.place(U(i)[0].number).toFixed(2)} 100Z`:``),l=A(()=>t.chart.sides.map((e,t)=>`${Lc(e)} ${U(i).length?Math.round(100*(U(i)[0].won[t]??0)):0} % → ${U(i).length?Math.round(100*(U(i).at(-1).won[t]??0)):0} %`).join(`, `));var u=Al(),d=L(I(u),2),f=I(d),p=e=>{var n=Ol();R(e=>G(n,`width`,e),[()=>t.place(U(i).at(-1).number)]),W(e,n)};si(f,e=>{t.chart.sides.length===2&&U(i).length&&e(p)});var m=L(f),h=L(m),g=L(h,2);mi(g,19,()=>U(o).slice(0,t.chart.sides.length===2?1:6),e=>e.side,(e,t,n,i)=>{var a=kl();R(()=>{G(a,`d`,U(t).d),Ni(a,0,`og-line ${r[U(n)%6]??``}`)}),W(e,a)});var _=L(g);D(d),D(u),R((e,t,n)=>{G(u,`aria-label`,e),G(m,`d`,U(c)),G(h,`d`,t),G(_,`d`,`M${n??``} 0V100`)},[()=>ns(Y(`odds-graph`),U(l)),()=>n().map(e=>`M${e.toFixed(2)} 0V100`).join(``),()=>t.place(t.at)]),W(e,u),Qe()}var Ml=Ur(`<svg viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="3.8"></circle></svg>`),Nl=Vr(`<span class="pips" role="img"></span>`);function Pl(e,t){Ze(t,!0);var n=Nl();mi(n,21,()=>({length:Math.min(t.most,12)}),ui,(e,n,r)=>{var i=Ml(),a=pn(i);R(()=>Ni(a,0,Di(r<t.left?`pip-on`:`pip-off`))),W(e,i)}),D(n),R(e=>G(n,`aria-label`,e),[()=>Y(`left-of`,{name:t.name,left:t.left,most:t.most})]),W(e,n),Qe()}var Fl=Vr(`<div class="ringt" role="timer"><svg viewBox="0 0 52 52" width="52" height="52" aria-hidden="true"><circle cx="26" cy="26" r="22" class="ring-t"></circle><circle cx="26" cy="26" r="22" class="ring-v" pathLength="100" transform="rotate(-90 26 26)"></circle></svg> </div>`);function Il(e,t){Ze(t,!0);let n=M(0),r=M(0);Tn(()=>{N(n,(t.due.since??-1)>=0?t.due.since:t.match.now(),!0);let e=()=>{N(r,Math.max(0,(t.due.deadline??0)-t.match.now()),!0)};e();let i=setInterval(e,200);return()=>clearInterval(i)});let i=A(()=>Math.min(100,100*U(r)/Math.max(1,(t.due.deadline??0)-U(n)))),a=A(()=>Math.ceil(U(r)/1e3));var o=Fl(),s=I(o),c=L(I(s));D(s);var l=L(s);D(o),R(e=>{G(o,`aria-label`,e),G(c,`stroke-dasharray`,`${U(i)??``} 100`),Zr(l,` ${U(a)??``}`)},[()=>Y(`time-left`,{count:U(a)})]),W(e,o),Qe()}var Ll=Vr(`<button type="button"> </button>`),Rl=Vr(`<div class="choices"></div>`);function zl(e,t){Ze(t,!0);let n=e=>{var n=Gr(),i=fn(n),a=e=>{Il(e,{get match(){return t.match},get due(){return U(r)}})};si(i,e=>{U(r)&&e(a)}),W(e,n)},r=A(()=>t.match.mine?.request&&t.match.mine.choices?.length?t.match.mine:null),i=A(()=>(U(r)?.deadline??-1)>=0),a=A(()=>t.match.seats.every(e=>e.seat===t.match.seat||e.held_by!==`person`)),o=A(()=>U(a)&&U(r)?.choices?.length===1),s=``;Tn(()=>{U(r)&&U(o)&&!t.match.outcome&&s!==U(r).request&&(s=U(r).request,t.match.answer(U(r).request,0))});var c=Gr(),l=fn(c),u=e=>{var a=Gr();li(fn(a),()=>U(r).request,e=>{{let a=A(()=>ts(U(r).asked)||Y(`choose`)),o=A(()=>Y(`question`)),s=A(()=>U(i)?n:void 0);gc(e,{get title(){return U(a)},get cap(){return U(o)},role:`alertdialog`,get aside(){return U(s)},children:(e,n)=>{var i=Rl();mi(i,21,()=>U(r).choices??[],ui,(e,n,i)=>{var a=Ll();let o;var s=pn(a,!0);R(e=>{o=Ni(a,1,`btn lg`,null,o,{primary:i===U(r).default}),G(a,`data-first`,i===U(r).default?``:void 0),Zr(s,e)},[()=>ts(U(n))]),Mr(`click`,a,()=>void t.match.answer(U(r).request,i)),W(e,a)}),D(i),W(e,i)},$$slots:{default:!0}})}}),W(e,a)};si(l,e=>{U(r)&&!U(o)&&!t.match.outcome&&e(u)}),W(e,c),Qe()}Nr([`click`]);var Bl=Ur(`<rect height="6" class="f-temp"></rect>`),Vl=Ur(`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6" class="f-track"></rect><rect height="6"></rect><!></svg>`);function Hl(e,t){Ze(t,!0);let n=K(t,`temp`,3,0),r=K(t,`fill`,3,``),i=A(()=>t.most>0?Math.max(0,Math.min(100,100*t.value/t.most)):0);var a=Vl(),o=L(I(a)),s=L(o),c=e=>{var r=Bl();R(e=>{G(r,`x`,U(i)),G(r,`width`,e)},[()=>Math.min(100-U(i),100*n()/t.most)]),W(e,r)};si(s,e=>{n()>0&&e(c)}),D(a),R(e=>{G(o,`width`,U(i)),Ni(o,0,e)},[()=>Di(r()||`f-${Rs(t.value,t.most)}`)]),W(e,a),Qe()}export{Vs as $,Gr as $t,Lc as A,fa as At,Ec as B,Ni as Bt,Mc as C,Ae as Cn,Da as Ct,Fc as D,_a as Dt,zc as E,g as En,K as Et,bc as F,ea as Ft,sc as G,mi as Gt,fc as H,Si as Ht,Tc as I,Vi as It,$s as J,si as Jt,oc as K,ui as Kt,Sc as L,Bi as Lt,_c as M,oa as Mt,Cc as N,$i as Nt,Nc as O,ya as Ot,wc as P,G as Pt,js as Q,W as Qt,xc as R,zi as Rt,Vc as S,Ye as Sn,Ea as St,Hc as T,f as Tn,ba as Tt,lc as U,xi as Ut,gc as V,Di as Vt,ac as W,bi as Wt,Zs as X,Qr as Xt,ec as Y,oi as Yt,Ys as Z,Zr as Zt,Zc as _,N as _n,Ro as _t,jl as a,Mr as an,zs as at,Gc as b,Qe as bn,Ta as bt,xl as c,gr as cn,ts as ct,yl as d,on as dn,ko as dt,Vr as en,Gs as et,fl as f,I as fn,jo as ft,Xc as g,nn as gn,Lo as gt,tl as h,L as hn,Fo as ht,Pl as i,Nr as in,qs as it,Rc as j,ua as jt,Pc as k,pa as kt,vl as l,R as ln,es as lt,nl as m,pn as mn,Bo as mt,zl as n,Kr as nn,Os as nt,Dl as o,jr as on,ns as ot,rl as p,fn as pn,Ao as pt,cc as q,li as qt,Il as r,Wr as rn,Ks as rt,Tl as s,U as sn,Y as st,Hl as t,Ur as tn,rs as tt,bl as u,Tn as un,qo as ut,Qc as v,M as vn,J as vt,jc as w,D as wn,Sa as wt,Wc as x,Ze as xn,wa as xt,Jc as y,A as yn,ka as yt,vc as z,Fi as zt};