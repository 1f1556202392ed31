var ye,Zs,Ji,Wn,Ki,Qo,Xs,Go,el,Zi,Yi,Dm,so=Symbol.for("pv"),Bo={},Ho=[],Em=/^m(i|n|o|s|text|space)$/,Xi=Array.isArray,ea=Ho.slice,tr=Object.assign;function er(e){e&&e.parentNode&&e.remove()}function tl(e,t,r){var n,o,a,s={},u=arguments.length;for(a in t)a=="key"?n=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:s[a]=t[a];return u>2&&(s.children=u>3?ea.call(arguments,2):r),ao(e,s,n,o,null)}function ao(e,t,r,n,o){var a={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:so,__v:o||++Zs,__i:-1,__u:0};return!o&&ye.vnode&&ye.vnode(a),a}function E(e){return e.children}function In(e,t){this.props=e,this.context=t,this.__g=0}function $n(e,t){if(t==null)return e.__&&$n(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:$n(e)}function Lm(e){var t,r=e.__v,n=r.__e,o=[],a=[],s=e.__P;s&&((t=tr({constructor:so},r)).__v=r.__v+1,ye.vnode&&ye.vnode(t),ta(s,t,r,e.__n,s.namespaceURI,32&r.__u?[n]:null,o,n||$n(r),32&r.__u,a),t.__v=r.__v,t.__.__k[t.__i]=t,sl(o,t,a),r.__=r.__e=null,t.__e!=n&&nl(t))}function nl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),nl(e)}function Ys(e){(8&e.__g||(e.__g|=8,Wn.push(e),Qo++))&&Ki==ye.debounceRendering||((Ki=ye.debounceRendering)||queueMicrotask)(rl)}function rl(){try{for(var e,t=1;Wn.length;)Wn.length>t&&Wn.sort(Xs),e=Wn.shift(),t=Wn.length,8&e.__g&&Lm(e)}finally{(Qo=Wn.length)&&(Ki||queueMicrotask)(rl)}}function ol(e,t,r,n,o,a,s,u,m,p,h){var f,b,w,x,W,N,I=n.__k||Ho,k=t.length;for(m=Nm(r,t,I,m,k),f=0;f<k;f++)(w=r.__k[f])!=null&&(b=~w.__i&&I[w.__i]||Bo,w.__i=f,N=ta(e,w,b,o,a,s,u,m,p,h),x=w.__e,(b.ref!=w.ref||8&b.__u)&&(b.ref&&na(b.ref,null,w,b),w.ref&&h.push(w.ref,w.__c||x,w)),W=W||x,4&w.__u?(m=il(w,m,e,!b.__v),b.__e&&(b.__e=null)):typeof w.type=="function"&&N!==void 0?m=N:x&&(m=x.nextSibling),w.__u&=-21);return r.__e=W,m}function Nm(e,t,r,n,o){var a,s,u,m,p,h,f,b,w,x=r.length,W=x,N=0,I=0,k=e.__k=Array(o);for(a=0;a<o;a++)(s=t[a])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=k[a]=ao(null,s):Xi(s)?s=k[a]=ao(E,{children:s}):s.constructor===so&&s.__b?s=k[a]=ao(s.type,s.props,s.key,s.ref,s.__v):k[a]=s,m=a+N,s.__=e,s.__b=e.__b+1,u=null,~(p=s.__i=Um(s,r,m,W))&&(W--,(u=r[p])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,p==m-1?N--:p==m+1?N++:p!=m&&(p>m?N--:N++,I=1)):(~p||(o>x?N--:o<x&&N++),typeof s.type!="function"&&(s.__u|=4))):k[a]=null;if(I){for(h=[],f=[],a=0;a<o;a++)if((s=k[a])&&16&s.__u){for(N=0,b=h.length;N<b;)h[w=N+b>>1]<s.__i?N=w+1:b=w;h[N]=s.__i,f[a]=N+1}for(N=h.length;a--;)f[a]&&(f[a]==N?N--:k[a].__u|=4)}if(W)for(a=0;a<x;a++)!(u=r[a])||2&u.__u||(u.__e==n&&(n=$n(u)),ra(u,u));return n}function il(e,t,r,n){var o,a,s,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=il(o[a],t,r,!1));return t}for(t&&!t.parentNode&&(t=$n(e))&&!t.parentNode&&(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!n&&r.moveBefore&&s.parentNode?r.moveBefore(s,t):r.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Um(e,t,r,n){var o,a=e.key,s=e.type,u=t[r],m=u&&!(2&u.__u);if(u===null&&a==null||m&&a==u.key&&s==u.type)return r;if(n>(m?1:0)){for(o=r-1;o>=0;o--)if((u=t[o])&&!(2&u.__u)&&a==u.key&&s==u.type)return o;for(o=r+1;o<t.length;o++)if((u=t[o])&&!(2&u.__u)&&a==u.key&&s==u.type)return o}return-1}function Js(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Vo(e,t,r,n,o){var a,s;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Js(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Js(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(s=Yi[t]||(Yi[t]=Wm(t)),(e.__a||(e.__a={}))[t]=Zi,a=t!=(t=t.replace(el,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,s,a):e.removeEventListener(t,s,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Wm(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Go]==null)t[Go]=Zi++;else if(t[Go]<this.__a[e])return;return r(ye.event?ye.event(t):t)}}}function ta(e,t,r,n,o,a,s,u,m,p){var h,f,b,w,x,W,N,I,k,A,T,Z,$,te,j,ie,K,R,Y=t.type;if(t.constructor!==so)return null;128&r.__u&&(m=32&r.__u,h=r.__c.__z)&&(t.__u|=m,f=a=[],h.nodeType==8?u=qo(h,a):a.push(h),u=a[0]||u),(h=ye.__b)&&h(t);e:if(typeof Y=="function"){b=s.length;try{if(I=t.props,k=(h=Y.prototype)&&h.render,A=(h=Y.contextType)&&n[h.__c],T=h?A?A.props.value:h.__:n,(w=r.__c)?(t.__c=w,2&w.__g&&(w.__g|=1)):(k?t.__c=w=new Y(I,T):(t.__c=w=new In(I,T),w.constructor=Y,w.render=$m),A&&A.sub(w),w.state||(w.state={}),w.__n=n,w.__g|=8,w.__h=[],w.__k=[]),k&&(w.__s||(w.__s=w.state),Y.getDerivedStateFromProps&&(w.__s==w.state&&(w.__s=tr({},w.__s)),tr(w.__s,Y.getDerivedStateFromProps(I,w.__s)))),x=w.props,W=w.state,w.__v=t,r.__c){if(I!==x&&k&&!Y.getDerivedStateFromProps&&w.componentWillReceiveProps&&w.componentWillReceiveProps(I,T),t.__v==r.__v&&!(8&w.__g)||!(4&w.__g)&&w.shouldComponentUpdate&&w.shouldComponentUpdate(I,w.__s,T)===!1){t.__v!=r.__v&&(w.props=I,w.state=w.__s,w.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),Ho.push.apply(w.__h,w.__k),w.__k=[],w.__h.length&&s.push(w),u=$n(r);break e}w.componentWillUpdate&&w.componentWillUpdate(I,w.__s,T),k&&w.componentDidUpdate&&w.__h.push(function(){w.componentDidUpdate(x,W,N)})}else k&&!Y.getDerivedStateFromProps&&w.componentWillMount&&w.componentWillMount(),k&&w.componentDidMount&&w.__h.push(w.componentDidMount);w.context=T,w.props=I,w.__P=e,w.__g&=-5,Z=ye.__r,$=k?25:0;do w.__g&=-9,Z&&Z(t),h=w.render(w.props,w.state=w.__s,w.context);while(8&w.__g&&++$<25);k&&(Ho.push.apply(w.__h,w.__k),w.__k=[]),w.state=w.__s,w.getChildContext&&(n=tr({},n,w.getChildContext())),k&&r.__c&&w.getSnapshotBeforeUpdate&&(N=w.getSnapshotBeforeUpdate(x,W)),te=h&&h.type===E&&h.key==null?h.props.children:h,I.__P&&(h=u,o=(e=I.__P).namespaceURI,m=a=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&ra(O,O)}),r.__k=null),u=r.__k?$n(r,0):null),u=ol(e,Xi(te)?te:[te],t,r,n,o,a,s,u,m,p),I.__P&&(t.__e=null,u=h),t.__u&=-161,f&&f.some(er),w.__h.length&&s.push(w),1&w.__g&&(w.__g&=-4)}catch(O){if(s.length=b,t.__v=null,m||a)if(O&&O.then){if(t.__u|=128|m,a){for(~(K=a.indexOf(u||void 0))||(K=a.length);(R=a[K-1])&&R.nodeType==8;)K--;for(;K<a.length;K++)if(R=a[K])if(a[K]=null,j){if(R==ie)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(ie=qo(j=R))}}if(!j){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;j=u}(h=qo(j=t.__c.__z||(t.__c.__z=j)))?(t.__e=j,u=h):t.__e=u,u=u&&u.nextSibling}else a&&a.some(er);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||al(t),ye.__e(O,t,r)}}else u=t.__e=Im(r.__e,t,r,n,o,a,s,m,p,e);return(h=ye.diffed)&&h(t),u}function qo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function al(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(al))}function sl(e,t,r){for(var n=0;n<r.length;)na(r[n++],r[n++],r[n++]);ye.__c&&ye.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){ye.__e(a,o.__v)}})}function Im(e,t,r,n,o,a,s,u,m,p){var h,f,b,w,x,W,N,I,k=r.props||Bo,A=t.props,T=t.type;if(T=="svg"?o="http://www.w3.org/2000/svg":T=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(h=0;h<a.length;h++)if((x=a[h])&&(T?x.localName==T:x.nodeType==3)){e=x,a[h]=null;break}}if(!e){if(I=p.ownerDocument||document,!T)return I.createTextNode(A);e=I.createElementNS(o,T,A.is?A:p),u&&(ye.__m&&ye.__m(t,a),u=!1),a=null}if(T){if(p=T=="template"&&e.content||e,a=T=="textarea"&&A.defaultValue!=null?null:a&&ea.call(p.childNodes),!u&&a)for(k={},h=0;h<e.attributes.length;h++)k[(x=e.attributes[h]).name]=x.value;for(h in k)x=k[h],h=="dangerouslySetInnerHTML"?b=x:h=="children"||h in A||h=="value"&&"defaultValue"in A||h=="checked"&&"defaultChecked"in A||Vo(e,h,null,x,o);for(h in A)x=A[h],h=="children"?w=x:h=="dangerouslySetInnerHTML"?f=x:h=="value"?W=x:h=="checked"?N=x:u&&typeof x!="function"||k[h]===x||Vo(e,h,x,k[h],o);f?(u||b&&(f.__html==b.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(b&&(e.textContent=""),(T=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Em.test(T))&&(o="http://www.w3.org/1999/xhtml"),ol(p,Xi(w)?w:[w],t,r,n,o,a,s,a?a[0]:r.__k&&$n(r,0),u,m),a&&a.some(er)),u&&T!="textarea"||(h="value",T=="progress"&&W==null?e.removeAttribute(h):W==null||W===e[h]&&(T!="progress"||W)||Vo(e,h,W,k[h],o),h="checked",N!=null&&N!=e[h]&&Vo(e,h,N,k[h],o))}else k===A||u&&e.data==A||(e.data=A);return e}function na(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ye.__e(o,r)}}function ra(e,t,r){var n,o,a,s;if(ye.unmount&&ye.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||na(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ye.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(s=0;s<n.length;s++)n[s]&&ra(n[s],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(o=qo(n,a=[]))&&(n==e.__e&&a.some(er),er(o),er(n)),r||er(e.__e),e.__e=e.__c=e.__=null}function $m(e,t,r){return this.constructor(e,r)}function oa(e,t){var r,n,o,a;ye.__&&ye.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=ao(E,{children:[e]}),o=[],a=[],ta(t,t.__k,n||Bo,Bo,t.namespaceURI,n?null:t.firstChild?ea.call(t.childNodes):null,o,n?n.__e:t.firstChild,r,a),sl(o,t.__k,a),t.__k.props.children=null}ye={__e:function(e,t,r,n){for(var o,a,s;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((s=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,n||{}),s=1),s&&8&o.__g)return void(o.__g|=2)}catch(u){e=u}}throw Qo=0,e}},Zs=0,Ji=function(e){return e!=null&&e.constructor===so},In.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=tr({},this.state)),typeof e=="function"&&(e=e(tr({},r),this.props)),e&&(tr(r,e),this.__v&&(t&&this.__k.push(t),Ys(this)))},In.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ys(this))},In.prototype.render=E,Wn=[],Qo=0,Xs=function(e,t){return e.__v.__b-t.__v.__b},Go=Symbol(),el=/(PointerCapture)$|Capture$/i,Zi=0,Yi={},Dm=0;var uo,tt,ia,ll,aa=Object.is,zo=0,yl=[],sa=[],Je=ye,ul=Je.__b,cl=Je.__r,dl=Je.diffed,ml=Je.__c,fl=Je.unmount,pl=Je.__;function ua(e,t){Je.__h&&Je.__h(tt,e,zo||t),zo=0;var r=tt.__H||(tt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function be(e){return zo=1,Mm(wl,e)}function Mm(e,t,r){var n=ua(uo++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):wl(void 0,t),function(a){var s=(n.__N||n.__)[0],u=n.t(s,a);aa(s,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=tt,!tt.__f)){tt.__f=!0;var o=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(a,s,u){var m=this.__H;if(!m)return!0;var p=!1,h=this.props!=a;if(m.__.some(function(b){b.__N&&(p=!0,aa(b.__[0],b.__N[0])||(h=!0))}),o){var f=o.call(this,a,s,u);return p?f||h:f}return!p||h}}return n.__}function Ut(e,t){var r=ua(uo++,3);!Je.__s&&bl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,tt.__H.__h.push(r))}function Mn(e){return zo=5,Kt(function(){return{current:e}},[])}function Kt(e,t){var r=ua(uo++,7);return bl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function Om(){var e;do{for(;e=sa.shift();)try{lo(e)}catch(r){Je.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=yl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(lo),t.__h.some(la),t.__h=[]}catch(r){t.__h=[],Je.__e(r,e.__v)}}}while(sa.length)}Je.__b=function(e){tt=null,ul&&ul(e)},Je.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),pl&&pl(e,t)},Je.__r=function(e){cl&&cl(e),uo=0;var t=(tt=e.__c).__H;t&&(ia==tt?tt.__h=[]:(t.__h.some(lo),t.__h.some(la),uo=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),ia=tt},Je.diffed=function(e){dl&&dl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&hl(yl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),ia=tt=null},Je.__c=function(e,t){t.some(function(r){try{r.__h.some(lo),r.__h=r.__h.filter(function(n){return!n.__||la(n)})}catch(n){r.__h=[function(){throw n}]}}),ml&&ml(e,t)},Je.unmount=function(e){fl&&fl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(o){try{if(o.__P&&o.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}o.__P=r,hl(sa.push(o))}else lo(o)}catch(a){t=a}}),n.__H=void 0,t&&Je.__e(t,n.__v))};var gl=typeof requestAnimationFrame=="function";function Fm(e){var t,r=function(){clearTimeout(n),gl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);gl&&(t=requestAnimationFrame(r))}function hl(e){e!=1&&ll==Je.requestAnimationFrame||((ll=Je.requestAnimationFrame)||Fm)(Om)}function lo(e){var t=tt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),tt=t}function la(e){var t=tt;e.__c=e.__(),tt=t}function bl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!aa(r,e[n])})}function wl(e,t){return typeof t=="function"?t(e):t}var J=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},Kh=new J(`
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  defaultRank
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}
    `,{fragmentName:"WalletNumbers"}),Yh=new J(`
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}
    `,{fragmentName:"SignalRow"}),Jh=new J(`
    fragment MarketFacts on Market {
  itemId
  question
  outcomeLabel
  slug
  endDate
  tags
  volume24hr
  closed
  outcomes {
    token
    outcomeLabel
    priceUsd
  }
}
    `,{fragmentName:"MarketFacts"}),Zh=new J(`
    fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}
    `,{fragmentName:"Gains"}),Xh=new J(`
    fragment Graded on TrackRecord {
  count
  retracted
  after1h {
    ...Gains
  }
  after6h {
    ...Gains
  }
  after24h {
    ...Gains
  }
  settled {
    ...Gains
  }
}
    fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}`,{fragmentName:"Graded"}),ey=new J(`
    fragment TrackGroups on TrackRecordGroup {
  type
  weekFrom
  record {
    ...Graded
  }
}
    fragment Graded on TrackRecord {
  count
  retracted
  after1h {
    ...Gains
  }
  after6h {
    ...Gains
  }
  after24h {
    ...Gains
  }
  settled {
    ...Gains
  }
}
fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}`,{fragmentName:"TrackGroups"}),ty=new J(`
    fragment ConfigParts on CustomerConfig {
  version
  updatedAt
  displayName
  chains
  signalTypes
  dailyBudget
  perTypeLimits {
    type
    limit
  }
  minTrades
  minWinRate
  minClosedPositions
  minTokensTraded
  maxBuyVolumeUsd
  convergenceMinWallets
  convergenceWindowHours
  whaleMinTradeUsd
  whaleMaxRank
  minTraderScore
  minTriggerWinRate
  minTriggerClosed
  minTokenLiquidityUsd
  minTokenHolders
  priorityFilter
  cooldownHours
}
    `,{fragmentName:"ConfigParts"}),ny=new J(`
    fragment WebhookParts on Webhook {
  id
  url
  configured
  types
  chains
  createdAt
  enabled
  lastSuccessAt
  failingSince
  disabledAt
  disabledReason
  previousSecretUntil
  deliveries(first: 20) {
    totalCount
    nodes {
      messageId
      sequence
      signalId
      retraction
      state
      createdAt
      nextAttemptAt
      attempts {
        at
        status
        durationMs
        error
      }
    }
  }
}
    `,{fragmentName:"WebhookParts"}),vl=new J(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),kl=new J(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),_l=new J(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Sl=new J(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),Tl=new J(`
    query Customers($after: String) {
  customers(first: 20, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      customerId
      name
      createdAt
      suspendedAt
      keys {
        keyId
        revokedAt
        lastUsedAt
        uses
      }
      budget {
        dailyUsed
        dailyBudget
      }
    }
  }
}
    `),xl=new J(`
    query CustomerDetails($id: String!) {
  customer(id: $id) {
    customerId
    name
    createdAt
    suspendedAt
    requestsPerSecond
    costPerSecond
    ingestEventsPerSecond
    streams
    keys {
      keyId
      scope
      createdAt
      expiresAt
      revokedAt
      lastUsedAt
      uses
    }
    budget {
      day
      dailyUsed
      dailyBudget
      types {
        type
        used
        limit
      }
    }
    webhooks {
      number
      host
      enabled
      lastSuccessAt
      failingSince
      disabledReason
    }
  }
}
    `),Cl=new J(`
    query LeaderboardPage($chain: Chain!, $rankBy: RankBy!, $window: Window, $asOf: DateTime, $filter: WalletFilter, $first: Int!, $after: String) {
  wallets(
    chain: $chain
    rankBy: $rankBy
    window: $window
    asOf: $asOf
    filter: $filter
    first: $first
    after: $after
  ) {
    totalCount
    updatedAt
    asOf
    windowStart
    chainDefaults {
      minTrades
      minTokens
      minClosed
      maxBuyVol
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      rank
      node {
        id
        ...WalletNumbers
      }
    }
  }
}
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  defaultRank
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`),Al=new J(`
    query LeaderboardTrends($chain: Chain!, $rankBy: RankBy!, $window: Window, $asOf: DateTime, $filter: WalletFilter, $first: Int!, $after: String) {
  wallets(
    chain: $chain
    rankBy: $rankBy
    window: $window
    asOf: $asOf
    filter: $filter
    first: $first
    after: $after
  ) {
    nodes {
      walletAddress
      equity(points: 20) {
        realizedPnlUsd
      }
    }
  }
}
    `),Rl=new J(`
    query CompareWallet($chain: Chain!, $address: String!) {
  wallet(chain: $chain, address: $address) {
    ...WalletNumbers
    equity(points: 100) {
      date
      realizedPnlUsd
    }
  }
}
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  defaultRank
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`),ca=new J(`
    query RecentSignals($filter: SignalFilter, $last: Int!, $before: String) {
  signals(filter: $filter, last: $last, before: $before) {
    totalCount
    pageInfo {
      hasPreviousPage
      startCursor
      endCursor
    }
    nodes {
      ...SignalRow
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`),Pl=new J(`
    query SignalPrices($filter: SignalFilter, $last: Int!) {
  signals(filter: $filter, last: $last) {
    nodes {
      signalId
      retractedAt
      token {
        profile {
          priceUsd
        }
      }
    }
  }
}
    `),Dl=new J(`
    subscription LiveSignals($after: String, $filter: SignalFilter) {
  signals(after: $after, filter: $filter) {
    cursor
    gap
    signal {
      ...SignalRow
    }
    retraction {
      signalId
      at
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`),El=new J(`
    query WhyQuiet($since: DateTime!) {
  chains {
    chain
    lastEventAt
    healthy
    reason
  }
  config {
    chains
    signalTypes
    dailyBudget
  }
  decisions(since: $since, outcome: HELD_BACK, first: 200) {
    totalCount
    nodes {
      rule
      text
      count
      lastAt
      chain
      token
      symbol
      type
    }
  }
}
    `),Ll=new J(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),Nl=new J(`
    query Overview {
  serviceStatus {
    version
    startedAt
    errors
    warnings
    failedRequests
    chains {
      chain
      events
      unprocessed
      eventsPerSecond
      lastEventAt
      lagSeconds
      healthy
      reason
    }
    processes {
      name
      role
      leader
      this
    }
    deliveries {
      overdueSeconds
      pending
      retrying
      disabledWebhooks
      steps {
        step
        count
        p50Seconds
        p99Seconds
      }
    }
    database {
      kind
      bytes
      freeBytes
      growthPerDay
      measuredSeconds
      daysUntilFull
    }
    problems {
      level
      message
      details
      count
      firstAt
      lastAt
    }
  }
  sources {
    name
    healthy
    problem
  }
  sinks {
    name
    healthy
    problem
  }
}
    `),Ul=new J(`
    query Settings {
  settings {
    name
    group
    description
    value
    default
    origin
    place
    redacted
  }
}
    `),Wl=new J(`
    query SignalDetail($id: ID!) {
  signal(id: $id) {
    ...SignalRow
    token {
      firstSmartEntryPrice
    }
    market {
      itemId
      question
      outcomeLabel
      endDate
      volume24hr
      closed
    }
    traders {
      walletAddress
      leaderboardRank
      tradeSizeUsd
      totalPnl
      winRate
      profile {
        defaultRank
        traderScore
        closedPositions
        trueWinRate
      }
    }
    userTrades {
      trader {
        walletAddress
      }
      trade {
        priceUsd
        tradedAt
      }
    }
    why {
      reasons {
        text
      }
    }
    outcome {
      return1h
      return6h
      return24h
      settledPayout
    }
    decision {
      text
      delivered {
        configVersion
        dailyUsed
        dailyBudget
        typeUsed
        typeLimit
      }
    }
    latency {
      ingestedAt
      detectedAt
      deliveredAt
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`),Il=new J(`
    query SignalDeliveries {
  webhooks {
    id
    url
    enabled
    deliveries(first: 200) {
      totalCount
      nodes {
        signalId
        retraction
        state
        createdAt
        nextAttemptAt
        attempts {
          at
          status
          durationMs
          error
        }
      }
    }
  }
}
    `),$l=new J(`
    query TokenCandidates($token: String!) {
  decisions(token: $token, first: 50) {
    totalCount
    nodes {
      outcome
      type
      rule
      text
      count
      firstAt
      lastAt
      signalId
    }
  }
}
    `),Ml=new J(`
    query Sources {
  sources {
    name
    kind
    origin
    state
    healthy
    problem
    waiting
    position
    head
    lag
    lagSeconds
    duplicates
    retracted
    unknown
    batches
    createdAt
    lastEventAt
    lastBatchAt
    lastError
    lastErrorAt
    holder
    events {
      name
      count
    }
    skipped {
      name
      count
    }
  }
  sinks {
    name
    kind
    streams
    state
    healthy
    problem
    published
    failures
    lag
    publishedAt
    lastError
    lastErrorAt
    holder
  }
}
    `),Ol=new J(`
    query SourceRejects($source: String!) {
  sourceRejects(source: $source, first: 20) {
    totalCount
    nodes {
      number
      at
      ref
      reason
      detail
      sample
    }
  }
}
    `),Fl=new J(`
    query TokenDetail($chain: Chain!, $address: String!) {
  token(chain: $chain, address: $address) {
    chain
    address
    symbol
    priceUsd
    priceAt
    volume24hUsd
    holders
    market {
      ...MarketFacts
    }
  }
}
    fragment MarketFacts on Market {
  itemId
  question
  outcomeLabel
  slug
  endDate
  tags
  volume24hr
  closed
  outcomes {
    token
    outcomeLabel
    priceUsd
  }
}`),Vl=new J(`
    query TokenSignals($chain: Chain!, $token: String!) {
  signals(last: 50, filter: {chains: [$chain], token: $token}) {
    totalCount
    nodes {
      ...SignalRow
      traders {
        walletAddress
        leaderboardRank
        tradeSizeUsd
      }
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`),Gl=new J(`
    query MarketDetail($itemId: String!) {
  market(itemId: $itemId) {
    ...MarketFacts
  }
}
    fragment MarketFacts on Market {
  itemId
  question
  outcomeLabel
  slug
  endDate
  tags
  volume24hr
  closed
  outcomes {
    token
    outcomeLabel
    priceUsd
  }
}`),ql=new J(`
    query TrackSignals($filter: SignalFilter, $last: Int!, $before: String) {
  signals(filter: $filter, last: $last, before: $before) {
    pageInfo {
      hasPreviousPage
      startCursor
    }
    nodes {
      signalId
      sequence
      sentAt
      retractedAt
      headline
      notificationType
      chain
      token {
        address
        symbol
        currentPriceUsd
      }
      outcome {
        return1h
        return6h
        return24h
        settledPayout
      }
    }
  }
}
    `),Ql=new J(`
    query TrackRecord($since: DateTime!, $chain: Chain, $type: NotificationType) {
  types: signalTrackRecord(since: $since, chain: $chain, type: $type) {
    since
    keptSince
    all {
      ...Graded
    }
    groups {
      ...TrackGroups
    }
    delays {
      minutes
      count
      medianGain
    }
  }
  weeks: signalTrackRecord(
    since: $since
    chain: $chain
    type: $type
    groupBy: WEEK
  ) {
    groups {
      ...TrackGroups
    }
  }
}
    fragment TrackGroups on TrackRecordGroup {
  type
  weekFrom
  record {
    ...Graded
  }
}
fragment Graded on TrackRecord {
  count
  retracted
  after1h {
    ...Gains
  }
  after6h {
    ...Gains
  }
  after24h {
    ...Gains
  }
  settled {
    ...Gains
  }
}
fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}`),Bl=new J(`
    query Tuning {
  config {
    ...ConfigParts
  }
  configVersions(first: 20) {
    version
    changedAt
    keyId
    config {
      ...ConfigParts
    }
  }
  chains {
    chain
    lastEventAt
  }
  fields: __type(name: "ConfigUpdate") {
    inputFields {
      name
      description
      type {
        kind
        name
        ofType {
          kind
          name
          ofType {
            kind
            name
          }
        }
      }
    }
  }
}
    fragment ConfigParts on CustomerConfig {
  version
  updatedAt
  displayName
  chains
  signalTypes
  dailyBudget
  perTypeLimits {
    type
    limit
  }
  minTrades
  minWinRate
  minClosedPositions
  minTokensTraded
  maxBuyVolumeUsd
  convergenceMinWallets
  convergenceWindowHours
  whaleMinTradeUsd
  whaleMaxRank
  minTraderScore
  minTriggerWinRate
  minTriggerClosed
  minTokenLiquidityUsd
  minTokenHolders
  priorityFilter
  cooldownHours
}`),da=new J(`
    query Simulate($input: ConfigUpdate!, $since: DateTime) {
  simulateConfig(input: $input, since: $since) {
    since
    until
    total
    retracted
    byType {
      type
      count
    }
    byDay {
      day
      type
      count
    }
    heldBack {
      rule
      count
    }
    samples {
      notificationType
      chain
      headline
      timestamp
    }
  }
}
    `),Hl=new J(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),zl=new J(`
    query Decisions($first: Int!, $after: String, $outcome: DecisionOutcome, $token: String) {
  decisions(first: $first, after: $after, outcome: $outcome, token: $token) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      outcome
      chain
      token
      symbol
      type
      rule
      text
      count
      firstAt
      lastAt
      signalId
      retractedAt
    }
  }
}
    `),jl=new J(`
    query WalletDetail($chain: Chain!, $address: String!) {
  wallet(chain: $chain, address: $address) {
    ...WalletNumbers
    buyCount
    sellCount
    scoreParts {
      efficiency
      winRate
      consistency
      activity
    }
    equity(points: 200) {
      date
      realizedPnlUsd
    }
    rankHistory(first: 90) {
      at
      rank
      traderScore
    }
  }
}
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  defaultRank
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`),Kl=new J(`
    query WalletPositions($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    positions(first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        token
        symbol
        quantity
        costUsd
        priceUsd
        valueUsd
        pnlUsd
        realizedPnlUsd
      }
    }
  }
}
    `),Yl=new J(`
    query WalletClosings($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    closings(first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        token
        symbol
        quantity
        costUsd
        proceedsUsd
        profitUsd
        openedAt
        closedAt
      }
    }
  }
}
    `),Jl=new J(`
    query WalletTrades($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    trades(first: 50, after: $after) {
      totalCount
      keptSince
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        token
        symbol
        side
        quantity
        priceUsd
        amountUsd
        tradedAt
        txHash
      }
    }
  }
}
    `),Zl=new J(`
    query WalletSignals($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    signals(first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...SignalRow
      }
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`),Xl=new J(`
    query Webhooks {
  webhooks {
    ...WebhookParts
  }
}
    fragment WebhookParts on Webhook {
  id
  url
  configured
  types
  chains
  createdAt
  enabled
  lastSuccessAt
  failingSince
  disabledAt
  disabledReason
  previousSecretUntil
  deliveries(first: 20) {
    totalCount
    nodes {
      messageId
      sequence
      signalId
      retraction
      state
      createdAt
      nextAttemptAt
      attempts {
        at
        status
        durationMs
        error
      }
    }
  }
}`),eu=new J(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),tu=new J(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),nu=new J(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),ru=new J(`
    mutation TestWebhook($id: ID!) {
  testWebhook(id: $id) {
    attempt {
      at
      status
      durationMs
      error
    }
  }
}
    `),ou=new J(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),iu=new J(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),ma=new J(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Pt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function On(e){return Pt(e)==="object"}function Vm(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function fa(e,t){return e.length<124?e:t}var au="graphql-transport-ws";var Wt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Wt||{}),It=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(It||{});function su(e){if(!On(e))throw new Error(`Message is expected to be an object, but got ${Pt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Pt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Pt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Pt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Pt(e.payload.query)}`);if(e.payload.variables!=null&&!On(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Pt(e.payload.variables)}`);if(e.payload.operationName!=null&&Pt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Pt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!On(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Pt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Pt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Pt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Pt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Vm(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Pt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function lu(e,t){return su(typeof e=="string"?JSON.parse(e,t):e)}function Lr(e,t){return su(e),JSON.stringify(e,t)}function ga(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:o=console.error,lazyCloseTimeout:a=0,keepAlive:s=0,disablePong:u,connectionAckWaitTimeout:m=0,retryAttempts:p=5,retryWait:h=async function(U){let M=Math.pow(2,U);await new Promise(D=>setTimeout(D,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=pa,on:b,webSocketImpl:w,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,U=>{let M=Math.random()*16|0;return(U=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:W,jsonMessageReviver:N}=e,I;if(w){if(!qm(w))throw new Error("Invalid WebSocket implementation provided");I=w}else typeof WebSocket<"u"?I=WebSocket:typeof global<"u"?I=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(I=window.WebSocket||window.MozWebSocket);if(!I)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=I,A=(()=>{let L=(()=>{let M={};return{on(D,ge){return M[D]=ge,()=>{delete M[D]}},emit(D){"id"in D&&M[D.id]?.(D)}}})(),U={connecting:b?.connecting?[b.connecting]:[],opened:b?.opened?[b.opened]:[],connected:b?.connected?[b.connected]:[],ping:b?.ping?[b.ping]:[],pong:b?.pong?[b.pong]:[],message:b?.message?[L.emit,b.message]:[L.emit],closed:b?.closed?[b.closed]:[],error:b?.error?[b.error]:[]};return{onMessage:L.on,on(M,D){let ge=U[M];return ge.push(D),()=>{let ne=ge.indexOf(D);ne>-1&&ge.splice(ne,1)}},emit(M,...D){for(let ge of[...U[M]])ge(...D)}}})();function T(L){let U=[A.on("error",M=>{U.forEach(D=>D()),L(M)}),A.on("closed",M=>{U.forEach(D=>D()),L(M)})];return()=>U.forEach(M=>M())}let Z,$=0,te,j=!1,ie=0,K=!1;async function R(){clearTimeout(te);let[L,U]=await(Z??(Z=new Promise((ge,ne)=>(async()=>{if(j){if(await h(ie),!$)return Z=void 0,ne({code:1e3,reason:"All Subscriptions Gone"});ie++}A.emit("connecting",j);let Q=new k(typeof t=="function"?await t():t,au),de,re;function B(){isFinite(s)&&s>0&&(clearTimeout(re),re=setTimeout(()=>{Q.readyState===k.OPEN&&(Q.send(Lr({type:It.Ping})),A.emit("ping",!1,void 0))},s))}T(ve=>{Z=void 0,clearTimeout(de),clearTimeout(re),ne(ve),ve instanceof co&&(Q.close(4499,"Terminated"),Q.onerror=null,Q.onclose=null)}),Q.onerror=ve=>A.emit("error",ve),Q.onclose=ve=>A.emit("closed",ve),Q.onopen=async()=>{try{A.emit("opened",Q);let ve=typeof r=="function"?await r():r;if(Q.readyState!==k.OPEN)return;Q.send(Lr(ve?{type:It.ConnectionInit,payload:ve}:{type:It.ConnectionInit},W)),isFinite(m)&&m>0&&(de=setTimeout(()=>{Q.close(Wt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},m)),B()}catch(ve){A.emit("error",ve),Q.close(Wt.InternalClientError,fa(ve instanceof Error?ve.message:String(ve),"Internal client error"))}};let Le=!1;Q.onmessage=({data:ve})=>{try{let le=lu(ve,N);if(A.emit("message",le),le.type==="ping"||le.type==="pong"){A.emit(le.type,!0,le.payload),le.type==="pong"?B():u||(Q.send(Lr(le.payload?{type:It.Pong,payload:le.payload}:{type:It.Pong},W)),A.emit("pong",!1,le.payload));return}if(Le)return;if(le.type!==It.ConnectionAck)throw new Error(`First message cannot be of type ${le.type}`);clearTimeout(de),Le=!0,A.emit("connected",Q,le.payload,j),j=!1,ie=0;let he=new Promise((Gt,vt)=>T(vt));he.catch(()=>{}),ge([Q,he])}catch(le){Q.onmessage=null,A.emit("error",le),Q.close(Wt.BadResponse,fa(le instanceof Error?le.message:String(le),"Bad response"))}}})())));L.readyState===k.CLOSING&&await U;let M=()=>{},D=new Promise(ge=>M=ge);return[L,M,new Promise((ge,ne)=>{let Q=T(ne);L.readyState!==k.OPEN&&U.catch(ne),D.then(()=>{if(Q(),!$){let de=()=>L.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(te),te=setTimeout(()=>{!$&&L.readyState===k.OPEN&&de()},a)):de()}ge()})})]}function Y(L){if(pa(L)&&(Gm(L.code)||[Wt.InternalServerError,Wt.InternalClientError,Wt.BadRequest,Wt.BadResponse,Wt.Unauthorized,Wt.SubprotocolNotAcceptable,Wt.SubscriberAlreadyExists,Wt.TooManyInitialisationRequests].includes(L.code)))throw L;if(K)return!1;if(pa(L)&&L.code===1e3)return $>0;if(!p||ie>=p||!f(L))throw L;return j=!0}n||(async()=>{for($++;;)try{let[,,L]=await R();await L}catch(L){try{if(!Y(L))return}catch(U){return o?.(U)}}})();function O(L,U){let M=x(L),D=!1,ge=!1,ne=()=>{$--,D=!0};return(async()=>{for($++;;)try{let[Q,de,re]=await R();if(D)return re.catch(()=>{}),de();let B=A.onMessage(M,Le=>{switch(Le.type){case It.Next:{U.next(Le.payload);return}case It.Error:{ge=!0,D=!0,U.error(Le.payload),ne();return}case It.Complete:{D=!0,ne();return}}});Q.send(Lr({id:M,type:It.Subscribe,payload:L},W)),ne=()=>{!D&&Q.readyState===k.OPEN&&Q.send(Lr({id:M,type:It.Complete},W)),$--,D=!0,de()},await re.finally(B);return}catch(Q){if(!Y(Q))return}})().then(()=>{ge||U.complete()}).catch(Q=>{U.error(Q)}),()=>{D||ne()}}return{on:A.on,subscribe:O,iterate(L){let U=[],M={done:!1,error:null,resolve:()=>{}},D=O(L,{next(ne){U.push(ne),M.resolve()},error(ne){M.done=!0,M.error=ne,M.resolve()},complete(){M.done=!0,M.resolve()}}),ge=(async function*(){for(;;){for(U.length||await new Promise(Q=>M.resolve=Q);U.length;)yield U.shift();if(M.error)throw M.error;if(M.done)return}})();return ge.throw=async ne=>(M.done||(M.done=!0,M.error=ne,M.resolve()),{done:!0,value:void 0}),ge.return=async()=>(D(),{done:!0,value:void 0}),ge},async dispose(){if(K=!0,Z){let[L]=await Z;L.close(1e3,"Normal Closure")}},terminate(){Z&&A.emit("closed",new co)}}}var co=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function pa(e){return On(e)&&"code"in e&&"reason"in e}function Gm(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function qm(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var uu=new URL("graphql",document.baseURI),Pe=class extends Error{constructor(r,n,o){super(n);this.code=r;this.requestId=o}code;requestId},mo={key:()=>"",refused:()=>{}};function cu(e){mo=e}async function qe(e,t,r={}){let n=r.key??mo.key(),o;try{o=await fetch(uu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(m){throw r.signal?.aborted?m:new Pe("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=o.headers.get("X-Request-Id")??void 0,s;try{s=await o.json()}catch{throw new Pe("NETWORK",`The answer cannot be read: status ${o.status}.`,a)}let u=s.errors?.[0];if(u||!s.data){let m=u?.extensions?.code??"INTERNAL_SERVER_ERROR",p=new Pe(m,u?.message??`status ${o.status}`,a);throw m==="UNAUTHENTICATED"&&r.key===void 0&&mo.refused(p.message),p}return s.data}var jo,ya=new Set;function Qm(){return jo??=ga({url:uu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${mo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>ha("connecting"),connected:()=>ha("open"),closed:()=>ha("broken")}}),jo}function ha(e){for(let t of ya)t(e)}async function ba(){let e=jo;jo=void 0,await e?.dispose()}function du(e,t,r){let n=r.link;n&&ya.add(n);let o=Qm().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:s})=>{s?.[0]?r.failed(new Pe(String(s[0].extensions?.code??""),s[0].message)):a&&r.next(a)},error:a=>r.failed(Bm(a)),complete:()=>{}});return()=>{n&&ya.delete(n),o()}}function Bm(e){if(Array.isArray(e)){let t=e[0];return new Pe(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&mo.refused("The key is no longer accepted."),new Pe("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Pe("NETWORK","The connection is broken.")}function se(e,t,r={}){let[n,o]=be({loading:!r.skip}),[a,s]=be(0),u=Mn(""),m=JSON.stringify(t)+e.toString();return Ut(()=>{if(r.skip){o({loading:!1});return}let p=new AbortController;return o(h=>({...h,loading:!0})),qe(e,t,{signal:p.signal}).then(h=>{u.current=m,o({data:h,loading:!1})},h=>{if(p.signal.aborted)return;let f=h instanceof Pe?h:new Pe("",String(h));o(b=>({data:u.current===m?b.data:void 0,refusal:f,loading:!1}))}),()=>p.abort()},[m,a,r.skip]),Ut(()=>{if(!r.every||r.skip)return;let p=setInterval(()=>{document.visibilityState==="visible"&&s(h=>h+1)},r.every);return()=>clearInterval(p)},[r.every,r.skip]),{...n,reload:()=>s(p=>p+1)}}function mu(e,t){let[r,n]=be(e),o=JSON.stringify(e);return Ut(()=>{let a=setTimeout(()=>n(e),t);return()=>clearTimeout(a)},[o,t]),r}var Hm=Symbol.for("preact-signals");function Zo(){if(xn>1)xn--;else{var e,t=!1;for((function(){var o=Yo;for(Yo=void 0;o!==void 0;){var a=o.S;if(a.v===o.v)for(var s=a.t;s!==void 0;s=s.x)s.i===o.i&&(s.i=a.i);o=o.o}})();po!==void 0;){var r=po;for(po=void 0,Ko++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&pu(r))try{r.c()}catch(o){t||(e=o,t=!0)}r=n}}if(Ko=0,xn--,t)throw e}}function va(e){if(xn>0)return e();wa=++zm,xn++;try{return e()}finally{Zo()}}var fo,Ve=void 0;function go(e){var t=Ve,r=fo;Ve=void 0,fo=void 0;try{return e()}finally{Ve=t,fo=r}}var po=void 0,xn=0,Ko=0,zm=0,wa=0,Yo=void 0,Jo=0;function fu(e){if(Ve!==void 0){var t=e.n;if(t===void 0||t.t!==Ve)return t={i:0,S:e,p:Ve.s,n:void 0,t:Ve,e:void 0,x:void 0,r:t},Ve.s!==void 0&&(Ve.s.n=t),Ve.s=t,e.n=t,32&Ve.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ve.s,t.n=void 0,Ve.s.n=t,Ve.s=t),t}}function nt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}nt.prototype.brand=Hm;nt.prototype.h=function(){return!0};nt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:go(function(){var n;(n=t.W)==null||n.call(t)}))};nt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&go(function(){var o;(o=t.Z)==null||o.call(t)}))}};nt.prototype.subscribe=function(e){var t=this;return rr(function(){var r=t.value;go(function(){return e(r)})},{name:"sub"})};nt.prototype.valueOf=function(){return this.value};nt.prototype.toString=function(){return this.value+""};nt.prototype.toJSON=function(){return this.value};nt.prototype.peek=function(){var e=this;return go(function(){return e.value})};Object.defineProperty(nt.prototype,"value",{get:function(){var e=fu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ko>100)throw new Error("Cycle detected");(function(r){xn!==0&&Ko===0&&r.l!==wa&&(r.l=wa,Yo={S:r,v:r.v,i:r.i,o:Yo})})(this),this.v=e,this.i++,Jo++,xn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Zo()}}}});function Qe(e,t){return new nt(e,t)}function pu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function gu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function hu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function nr(e,t){nt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Jo-1,this.f=4}nr.prototype=new nt;nr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Jo))return!0;if(this.g=Jo,this.f|=1,this.i>0&&!pu(this))return this.f&=-2,!0;var e=Ve;try{gu(this),Ve=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ve=e,hu(this),this.f&=-2,!0};nr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}nt.prototype.S.call(this,e)};nr.prototype.U=function(e){if(this.t!==void 0&&(nt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};nr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(nr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=fu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Nr(e,t){return new nr(e,t)}function yu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){xn++;var r=Ve;Ve=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,ka(e),n}finally{Ve=r,Zo()}}}function ka(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,yu(e)}function jm(e){if(Ve!==this)throw new Error("Out-of-order effect");hu(this),Ve=e,this.f&=-2;try{8&this.f&&ka(this)}finally{Zo()}}function Ur(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,fo&&fo.push(this)}Ur.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ur.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,yu(this),gu(this),xn++;var e=Ve;return Ve=this,jm.bind(this,e)};Ur.prototype.N=function(){2&this.f||(this.f|=2,this.u=po,po=this)};Ur.prototype.d=function(){this.f|=8,1&this.f||ka(this)};Ur.prototype.dispose=function(){this.d()};function rr(e,t){var r=new Ur(e,t);try{r.c()}catch(o){throw r.d(),o}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var bu,ei,Xo,Km=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var wu=[];rr(function(){bu=this.N})();function Wr(e,t){ye[e]=t.bind(null,ye[e]||function(){})}function ho(e){if(Xo){var t=Xo;Xo=void 0,t()}Xo=e&&e.S()}function vu(e){var t=this,r=e.data,n=Jm(r);n.name="ReactiveDom",n.value=r;var o=Kt(function(){for(var u=t,m=t.__v;m=m.__;)if(m.__c){m.__c.__$f|=4;break}var p=Nr(function(){var w=n.value.value;return w===0?0:w===!0?"":w||""}),h=Nr(function(){return!Array.isArray(p.value)&&!Ji(p.value)}),f=rr(function(){if(this.N=ku,h.value){var w=p.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=w)}}),b=t.__$u.d;return t.__$u.d=function(){f(),b.call(this)},[h,p]},[]),a=o[0],s=o[1];return a.value?s.peek():s.value}vu.displayName="ReactiveTextNode";Object.defineProperties(nt.prototype,{constructor:{configurable:!0,value:tl(E,null).constructor},type:{configurable:!0,value:vu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Wr("__b",function(e,t){if(ho(),ei=void 0,typeof t.type=="string"){var r,n=t.props;for(var o in n)if(o!=="children"){var a=n[o];a instanceof nt&&(r||(t.__np=r={}),r[o]=a,n[o]=a.peek())}}e(t)});Wr("__r",function(e,t){if(e(t),t.type!==E){ho();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(o,a){var s;return rr(function(){s=this},{name:a}),s.c=o,s})((function(o){return function(){var a;Km&&((a=this.y)==null||a.call(this)),o.__$f|=1,o.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ei=n,ho(r)}});Wr("__e",function(e,t,r,n){ho(),ei=void 0,e(t,r,n)});Wr("diffed",function(e,t){ho(),ei=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,o=t.props,a=r.U;if(a)for(var s in a){var u=a[s];u===void 0||n&&s in n||(u.d(),a[s]=void 0)}if(n){a||(a={},r.U=a);for(var m in n){var p=a[m],h=n[m];p===void 0?(p=Ym(r,m,h,o),a[m]=p):p.o(h,o)}}}e(t)});function Ym(e,t,r,n){var o=t in e&&e.ownerSVGElement===void 0,a=Qe(r);return{o:function(s,u){a.value=s,n=u},d:rr(function(){this.N=ku;var s=a.value.value;n[t]!==s&&(n[t]=s,o?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Wr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var o in n){var a=n[o];a&&a.d()}}}var s=t.__np;if(s){var u=t.props;for(var m in s)u[m]=s[m]}t.__np=void 0}else{var p=t.__c;if(p){p.__$f|=8;var h=p.__$u;h&&(p.__$u=void 0,h.d())}}e(t)});Wr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});In.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(n||a||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Jm(e,t){return Kt(function(){return Qe(e,t)},[])}var Zm=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Xm(){va(function(){for(var e;e=wu.shift();)bu.call(e)})}function ku(){wu.push(this)===1&&(ye.requestAnimationFrame||Zm)(Xm)}var ti=Qe(location.hash);addEventListener("hashchange",()=>{ti.value=location.hash});var wt=Nr(()=>{let[e="",t=""]=ti.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(_u),params:new URLSearchParams(t)}});function _u(e){try{return decodeURIComponent(e)}catch{return e}}function _e(e,t={}){let r=new URLSearchParams;for(let[o,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&r.set(o,String(a));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function Re(e){let{path:t,params:r}=wt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",_e(t,n)),ti.value=location.hash}function Ir(e,t){let r=wt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Ze(e,t,r){let n=wt.value.params.get(e);return t.find(o=>o===n)??r}function Su(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),ti.value=location.hash,_u(e[1])}var yo=Qe(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(yo.value=Date.now())},1e3);var bo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Tu=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function _(e){return bo.format(e)}function Ue(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?Tu.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?bo.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function ni(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?bo.format(r):r.toPrecision(3)} ${t[n]}`}function _a(e){return e>=10||e===0?bo.format(e):e.toPrecision(2)}function rt(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${bo.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function ot(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Yt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Sa(e){return Math.abs(e)>=1e5?Tu.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function wn(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function we(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var ef=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function ze(e){for(let[t,r]of ef)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function ri(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${ze(r)} ago`}var tf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),nf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),xy=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function Fn(e){return`${tf.format(new Date(e))} UTC`}function $t(e){return nf.format(new Date(e))}var rf=Symbol.for("pv"),of=0;function i(e,t,r,n,o,a){t||(t={});var s,u,m=t;if("ref"in m&&typeof e!="function")for(u in m={},t)u=="ref"?s=t[u]:m[u]=t[u];var p={type:e,props:m,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:rf,__v:--of,__i:-1,__u:0};return(o||a)&&(p.__source=o,p.__self=a),ye.vnode&&ye.vnode(p),p}var je={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ht=Object.keys(je);function yt({chain:e}){return i("span",{class:`badge chain-${e.toLowerCase()}`,children:je[e]})}function oi({priority:e}){return i("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Mt({value:e}){return i("span",{class:xu(e),children:Yt(e)})}function Jt({value:e}){return i("span",{class:xu(e),children:Ue(e,!0)})}function xu(e){return e?e>0?"num good":"num bad":"num"}function ee({at:e}){return e?i("time",{dateTime:e,title:Fn(e),children:ri(e,yo.value)}):i("span",{class:"muted",children:"never"})}function $r({chain:e,address:t,class:r=""}){return i("a",{class:`mono ${r}`,href:_e(["wallet",e,t]),title:t,children:wn(t)})}function Zt({chain:e,address:t,symbol:r}){return i("a",{class:r?"symbol":"mono",href:_e(["token",e,t]),title:t,children:r||wn(t)})}function Vn({text:e,label:t}){let[r,n]=be(!1),o=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return i("button",{type:"button",class:"quiet small",onClick:()=>{o()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function z({title:e,actions:t,children:r,class:n=""}){return i("section",{class:`card ${n}`,children:[(e||t)&&i("header",{class:"card-head",children:[e&&i("h2",{children:e}),t&&i("div",{class:"actions",children:t})]}),r]})}function Ke({items:e}){return i("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>i("div",{children:[i("dt",{children:t}),i("dd",{children:[r,n!==void 0&&i("small",{children:n})]})]},t))})}function We({title:e,about:t,children:r}){return i("div",{class:"head",children:[i("div",{children:[i("h1",{tabIndex:-1,children:e}),t&&i("p",{class:"muted",children:t})]}),r&&i("div",{class:"actions",children:r})]})}function Mr({label:e="Loading"}){return i("div",{class:"state",role:"status",children:[i("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function ce({title:e,children:t}){return i("div",{class:"state empty",children:[i("strong",{children:e}),t&&i("div",{children:t})]})}var Cu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function an({refusal:e,retry:t}){return i("div",{class:"state problem",role:"alert",children:[i("strong",{children:e.message}),Cu[e.code]&&i("div",{children:Cu[e.code]}),i("div",{class:"actions",children:[t&&i("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&i("small",{class:"muted",children:["Request ",i("code",{children:e.requestId})]})]})]})}function fe({query:e,children:t}){let{data:r,refusal:n,loading:o,reload:a}=e;return r===void 0?n?i(an,{refusal:n,retry:a}):i(Mr,{}):i("div",{"aria-busy":o,class:"stack",children:[n&&i(an,{refusal:n,retry:a}),t(r)]})}function ae({label:e,columns:t,rows:r,id:n,class:o}){let[a,s]=be(),u=t.find(h=>h.name===a?.name)?.sort,m=u&&a?[...r].sort((h,f)=>af(u(h),u(f))*(a.up?1:-1)):r,p=h=>s(f=>f?.name===h?{name:h,up:!f.up}:{name:h,up:!1});return i("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:i("table",{children:[i("thead",{children:i("tr",{children:t.map(h=>i("th",{scope:"col",title:h.title,class:Au(h),"aria-sort":a?.name===h.name?a.up?"ascending":"descending":void 0,children:h.sort?i("button",{type:"button",class:"sort",onClick:()=>p(h.name),children:h.name}):h.name},h.name))})}),i("tbody",{children:m.map(h=>i(Ta,{row:h,columns:t,class:o?.(h)},n(h)))})]})})}var Ta=class extends In{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class}render({row:t,columns:r,class:n}){return i("tr",{class:n,children:r.map(o=>i("td",{"data-name":o.name,class:Au(o),children:i("span",{class:"cell",children:o.cell(t)})},o.name))})}};function Au(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function af(e,t){return e<t?-1:e>t?1:0}function Or({shown:e,total:t,noun:r,more:n,first:o}){return i("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[i("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),o&&i("button",{type:"button",onClick:o,children:"First page"}),n&&i("button",{type:"button",onClick:n,children:"Next page"})]})}function Ru({args:[e]}){return e?i(cf,{id:e}):i(uf,{})}var sf=[{name:"Customer",cell:e=>i(E,{children:[i("a",{href:_e(["customers",e.customerId]),children:e.name||e.customerId}),i("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?i("span",{class:"badge bad",children:"Suspended"}):i("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>_(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>i(ee,{at:lf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>_(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>i(E,{children:[_(e.budget.dailyUsed),i("small",{children:["of ",_(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>$t(e.createdAt)}];function lf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function uf(){let[e,t]=be(),r=se(Tl,{after:e},{every:15e3});return i(E,{children:[i(We,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),i(fe,{query:r,children:({customers:n})=>n.totalCount===0?i(ce,{title:"No customer yet",children:["Create one with ",i("code",{children:"smartmoney customer create NAME"}),"."]}):i(z,{children:[i(ae,{label:"Customers",columns:sf,rows:n.nodes,id:o=>o.customerId}),i(Or,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function cf({id:e}){let t=se(xl,{id:e},{every:15e3});return i(fe,{query:t,children:({customer:r})=>r?i(ff,{customer:r}):i(ce,{title:"There is no such customer",children:i("a",{href:_e(["customers"]),children:"All customers"})})})}var df=[{name:"Key",cell:e=>i("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?i(E,{children:["revoked ",i(ee,{at:e.revokedAt})]}):e.expiresAt?`until ${$t(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>i(ee,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>_(e.uses)},{name:"Created",wide:!0,cell:e=>$t(e.createdAt)}],mf=[{name:"Webhook",cell:e=>i(E,{children:[e.host,i("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?i("span",{class:"bad",children:"failing"}):"on":i(E,{children:["off",e.disabledReason&&i("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>i(ee,{at:e.lastSuccessAt})}];function ff({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return i("div",{class:"stack",children:[i(We,{title:e.name||e.customerId,about:i("span",{class:"mono",children:e.customerId}),children:i("a",{href:_e(["customers"]),children:"All customers"})}),e.suspendedAt&&i("p",{class:"note bad",children:["Suspended ",i(ee,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),i(z,{children:i(Ke,{items:[{name:"Signals today",value:_(e.budget.dailyUsed),note:`of ${_(e.budget.dailyBudget)}, ${$t(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:we(r.type),value:_(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${_(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),i(z,{title:"Keys",children:i(ae,{label:"Keys, newest first",columns:df,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&i(z,{title:"Webhooks",children:i(ae,{label:"Webhooks",columns:mf,rows:e.webhooks,id:r=>String(r.number)})}),i(pf,{id:e.customerId,suspended:!!e.suspendedAt})]})}function pf({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return i(z,{title:"Change it",children:[i("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),i("ul",{class:"why",children:r.map(n=>i("li",{children:[i("code",{class:"break",children:n})," ",i(Vn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}var gf="uplot",hf="u-hz",yf="u-vt",bf="u-title",wf="u-wrap",vf="u-under",kf="u-over",_f="u-axis",ar="u-off",Sf="u-select",Tf="u-cursor-x",xf="u-cursor-y",Cf="u-cursor-pt",Af="u-legend",Rf="u-live",Pf="u-inline",Df="u-series",Ef="u-marker",Pu="u-label",Lf="u-value",vo="width",ko="height";var Du="bottom",Fr="left",xa="right",Ga="#000",Eu=Ga+"0",Ca="mousemove",Lu="mousedown",Aa="mouseup",Nu="mouseenter",Uu="mouseleave",Wu="dblclick",Nf="resize",Uf="scroll",Iu="change",ui="dppxchange",qa="--",zr=typeof window<"u",La=zr?document:null,Gr=zr?window:null,Wf=zr?navigator:null,xe,ii;function Na(){let e=devicePixelRatio;xe!=e&&(xe=e,ii&&Wa(Iu,ii,Na),ii=matchMedia(`(min-resolution: ${xe-.001}dppx) and (max-resolution: ${xe+.001}dppx)`),sr(Iu,ii,Na),Gr.dispatchEvent(new CustomEvent(ui)))}function Ot(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Ua(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Oe(e,t,r){e.style[t]=r+"px"}function sn(e,t,r,n){let o=La.createElement(e);return t!=null&&Ot(o,t),r?.insertBefore(o,n),o}function Xt(e,t){return sn("div",e,t)}var $u=new WeakMap;function vn(e,t,r,n,o){let a="translate("+t+"px,"+r+"px)",s=$u.get(e);a!=s&&(e.style.transform=a,$u.set(e,a),t<0||r<0||t>n||r>o?Ot(e,ar):Ua(e,ar))}var Mu=new WeakMap;function Ou(e,t,r){let n=t+r,o=Mu.get(e);n!=o&&(Mu.set(e,n),e.style.background=t,e.style.borderColor=r)}var Fu=new WeakMap;function Vu(e,t,r,n){let o=t+""+r,a=Fu.get(e);o!=a&&(Fu.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var Qa={passive:!0},If={...Qa,capture:!0};function sr(e,t,r,n){t.addEventListener(e,r,n?If:Qa)}function Wa(e,t,r,n){t.removeEventListener(e,r,Qa)}zr&&Na();function ln(e,t,r,n){let o;r=r||0,n=n||t.length-1;let a=n<=2147483647;for(;n-r>1;)o=a?r+n>>1:Ft((r+n)/2),t[o]<e?r=o:n=o;return e-t[r]<=t[n]-e?r:n}function gc(e){return(r,n,o)=>{let a=-1,s=-1;for(let u=n;u<=o;u++)if(e(r[u])){a=u;break}for(let u=o;u>=n;u--)if(e(r[u])){s=u;break}return[a,s]}}var hc=e=>e!=null,yc=e=>e!=null&&e>0,mi=gc(hc),$f=gc(yc);function Mf(e,t,r,n=0,o=!1){let a=o?$f:mi,s=o?yc:hc;[t,r]=a(e,t,r);let u=e[t],m=e[t];if(t>-1)if(n==1)u=e[t],m=e[r];else if(n==-1)u=e[r],m=e[t];else for(let p=t;p<=r;p++){let h=e[p];s(h)&&(h<u?u=h:h>m&&(m=h))}return[u??De,m??-De]}function fi(e,t,r,n){let o=Qu(e),a=Qu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let s=r==10?Cn:bc,u=o==1?Ft:en,m=a==1?en:Ft,p=u(s(at(e))),h=m(s(at(t))),f=qr(r,p),b=qr(r,h);return r==10&&(p<0&&(f=Ee(f,-p)),h<0&&(b=Ee(b,-h))),n||r==2?(e=f*o,t=b*a):(e=_c(e,f),t=pi(t,b)),[e,t]}function Ba(e,t,r,n){let o=fi(e,t,r,n);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var Ha=.1,Gu={mode:3,pad:Ha},So={pad:0,soft:null,mode:0},Of={min:So,max:So};function ci(e,t,r,n){return gi(r)?qu(e,t,r):(So.pad=r,So.soft=n?0:null,So.mode=n?3:0,qu(e,t,Of))}function Se(e,t){return e??t}function Ff(e,t,r){for(t=Se(t,0),r=Se(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function qu(e,t,r){let n=r.min,o=r.max,a=Se(n.pad,0),s=Se(o.pad,0),u=Se(n.hard,-De),m=Se(o.hard,De),p=Se(n.soft,De),h=Se(o.soft,-De),f=Se(n.mode,0),b=Se(o.mode,0),w=t-e,x=Cn(w),W=xt(at(e),at(t)),N=Cn(W),I=at(N-x);(w<1e-24||I>10)&&(w=0,(e==0||t==0)&&(w=1e-24,f==2&&p!=De&&(a=0),b==2&&h!=-De&&(s=0)));let k=w||W||1e3,A=Cn(k),T=qr(10,Ft(A)),Z=k*(w==0?e==0?.1:1:a),$=Ee(_c(e-Z,T/10),24),te=e>=p&&(f==1||f==3&&$<=p||f==2&&$>=p)?p:De,j=xt(u,$<te&&e>=te?te:un(te,$)),ie=k*(w==0?t==0?.1:1:s),K=Ee(pi(t+ie,T/10),24),R=t<=h&&(b==1||b==3&&K>=h||b==2&&K<=h)?h:-De,Y=un(m,K>R&&t<=R?R:xt(R,K));return j==Y&&j==0&&(Y=100),[j,Y]}var Vf=new Intl.NumberFormat(zr?Wf.language:"en-US"),za=e=>Vf.format(e),Vt=Math,li=Vt.PI,at=Vt.abs,Ft=Vt.floor,it=Vt.round,en=Vt.ceil,un=Vt.min,xt=Vt.max,qr=Vt.pow,Qu=Vt.sign,Cn=Vt.log10,bc=Vt.log2,Gf=(e,t=1)=>Vt.sinh(e)*t,Ra=(e,t=1)=>Vt.asinh(e/t),De=1/0;function Bu(e){return(Cn((e^e>>31)-(e>>31))|0)+1}function Ia(e,t,r){return un(xt(e,t),r)}function wc(e){return typeof e=="function"}function pe(e){return wc(e)?e:()=>e}var qf=()=>{},vc=e=>e,kc=(e,t)=>t,Qf=e=>null,Hu=e=>!0,zu=(e,t)=>e==t,Bf=/\.\d*?(?=9{6,}|0{6,})/gm,lr=e=>{if(Tc(e)||qn.has(e))return e;let t=`${e}`,r=t.match(Bf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[o,a]=t.split("e");return+`${lr(o)}e${a}`}return Ee(e,n)};function or(e,t){return lr(Ee(lr(e/t))*t)}function pi(e,t){return lr(en(lr(e/t))*t)}function _c(e,t){return lr(Ft(lr(e/t))*t)}function Ee(e,t=0){if(Tc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return it(n)/r}var qn=new Map;function Sc(e){return((""+e).split(".")[1]||"").length}function xo(e,t,r,n){let o=[],a=n.map(Sc);for(let s=t;s<r;s++){let u=at(s),m=Ee(qr(e,s),u);for(let p=0;p<n.length;p++){let h=e==10?+`${n[p]}e${s}`:n[p]*m,f=(s>=0?0:u)+(s>=a[p]?0:a[p]),b=e==10?h:Ee(h,f);o.push(b),qn.set(b,f)}}return o}var To={},ja=[],Qr=[null,null],Gn=Array.isArray,Tc=Number.isInteger,Hf=e=>e===void 0;function ju(e){return typeof e=="string"}function gi(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function zf(e){return e!=null&&typeof e=="object"}var jf=Object.getPrototypeOf(Uint8Array),xc="__proto__";function Br(e,t=gi){let r;if(Gn(e)){let n=e.find(o=>o!=null);if(Gn(n)||t(n)){r=Array(e.length);for(let o=0;o<e.length;o++)r[o]=Br(e[o],t)}else r=e.slice()}else if(e instanceof jf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=xc&&(r[n]=Br(e[n],t))}else r=e;return r}function Xe(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let o in n)o!=xc&&(gi(e[o])?Xe(e[o],Br(n[o])):e[o]=Br(n[o]))}return e}var Kf=0,Yf=1,Jf=2;function Zf(e,t,r){for(let n=0,o,a=-1;n<t.length;n++){let s=t[n];if(s>a){for(o=s-1;o>=0&&e[o]==null;)e[o--]=null;for(o=s+1;o<r&&e[o]==null;)e[a=o++]=null}}}function Xf(e,t){if(np(e)){let s=e[0].slice();for(let u=1;u<e.length;u++)s.push(...e[u].slice(1));return rp(s[0])||(s=tp(s)),s}let r=new Set;for(let s=0;s<e.length;s++){let m=e[s][0],p=m.length;for(let h=0;h<p;h++)r.add(m[h])}let n=[Array.from(r).sort((s,u)=>s-u)],o=n[0].length,a=new Map;for(let s=0;s<o;s++)a.set(n[0][s],s);for(let s=0;s<e.length;s++){let u=e[s],m=u[0];for(let p=1;p<u.length;p++){let h=u[p],f=Array(o).fill(void 0),b=t?t[s][p]:Yf,w=[];for(let x=0;x<h.length;x++){let W=h[x],N=a.get(m[x]);W===null?b!=Kf&&(f[N]=W,b==Jf&&w.push(N)):f[N]=W}Zf(f,w,o),n.push(f)}}return n}var ep=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function tp(e){let t=e[0],r=t.length,n=Array(r);for(let a=0;a<n.length;a++)n[a]=a;n.sort((a,s)=>t[a]-t[s]);let o=[];for(let a=0;a<e.length;a++){let s=e[a],u=Array(r);for(let m=0;m<r;m++)u[m]=s[n[m]];o.push(u)}return o}function np(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let o=e[n][0];if(o.length!=r)return!1;if(o!=t){for(let a=0;a<r;a++)if(o[a]!=t[a])return!1}}return!0}function rp(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,o=r-1;for(;n<=o&&e[n]==null;)n++;for(;o>=n&&e[o]==null;)o--;if(o<=n)return!0;let a=xt(1,Ft((o-n+1)/t));for(let s=e[n],u=n+a;u<=o;u+=a){let m=e[u];if(m!=null){if(m<=s)return!1;s=m}}return!0}var Cc=["January","February","March","April","May","June","July","August","September","October","November","December"],Ac=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Rc(e){return e.slice(0,3)}var op=Ac.map(Rc),ip=Cc.map(Rc),ap={MMMM:Cc,MMM:ip,WWWW:Ac,WWW:op};function wo(e){return(e<10?"0":"")+e}function sp(e){return(e<10?"00":e<100?"0":"")+e}var lp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>wo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>wo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>wo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>wo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>wo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>sp(e.getMilliseconds())};function Ka(e,t){t=t||ap;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=n.exec(e);)r.push(o[0][0]=="{"?lp[o[1]]:o[0]);return a=>{let s="";for(let u=0;u<r.length;u++)s+=typeof r[u]=="string"?r[u]:r[u](a,t);return s}}var up=new Intl.DateTimeFormat().resolvedOptions().timeZone;function cp(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==up?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Pc=e=>e%1==0,di=[1,2,2.5,5],dp=xo(10,-32,0,di),Dc=xo(10,0,32,di),mp=Dc.filter(Pc),ir=dp.concat(Dc),Ya=`
`,Ec="{YYYY}",Ku=Ya+Ec,Lc="{M}/{D}",_o=Ya+Lc,ai=_o+"/{YY}",Nc="{aa}",fp="{h}:{mm}",Vr=fp+Nc,Yu=Ya+Vr,Ju=":{ss}",Ce=null;function Uc(e){let t=e*1e3,r=t*60,n=r*60,o=n*24,a=o*30,s=o*365,m=(e==1?xo(10,0,3,di).filter(Pc):xo(10,-3,0,di)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,a,a*2,a*3,a*4,a*6,s,s*2,s*5,s*10,s*25,s*50,s*100]),p=[[s,Ec,Ce,Ce,Ce,Ce,Ce,Ce,1],[o*28,"{MMM}",Ku,Ce,Ce,Ce,Ce,Ce,1],[o,Lc,Ku,Ce,Ce,Ce,Ce,Ce,1],[n,"{h}"+Nc,ai,Ce,_o,Ce,Ce,Ce,1],[r,Vr,ai,Ce,_o,Ce,Ce,Ce,1],[t,Ju,ai+" "+Vr,Ce,_o+" "+Vr,Ce,Yu,Ce,1],[e,Ju+".{fff}",ai+" "+Vr,Ce,_o+" "+Vr,Ce,Yu,Ce,1]];function h(f){return(b,w,x,W,N,I)=>{let k=[],A=N>=s,T=N>=a&&N<s,Z=f(x),$=Ee(Z*e,3),te=Pa(Z.getFullYear(),A?0:Z.getMonth(),T||A?1:Z.getDate()),j=Ee(te*e,3);if(T||A){let ie=T?N/a:0,K=A?N/s:0,R=$==j?$:Ee(Pa(te.getFullYear()+K,te.getMonth()+ie,1)*e,3),Y=new Date(it(R/e)),O=Y.getFullYear(),L=Y.getMonth();for(let U=0;R<=W;U++){let M=Pa(O+K*U,L+ie*U,1),D=M-f(Ee(M*e,3));R=Ee((+M+D)*e,3),R<=W&&k.push(R)}}else{let ie=N>=o?o:N,K=Ft(x)-Ft($),R=j+K+pi($-j,ie);k.push(R);let Y=f(R),O=Y.getHours()+Y.getMinutes()/r+Y.getSeconds()/n,L=N/n,U=b.axes[w]._space,M=I/U;for(;R=Ee(R+N,e==1?0:3),!(R>W);)if(L>1){let D=Ft(Ee(O+L,6))%24,Q=f(R).getHours()-D;Q>1&&(Q=-1),R-=Q*n,O=(O+L)%24;let de=k[k.length-1];Ee((R-de)/N,3)*M>=.7&&k.push(R)}else k.push(R)}return k}}return[m,p,h]}var[pp,gp,hp]=Uc(1),[yp,bp,wp]=Uc(.001);xo(2,-53,53,[1]);function Zu(e,t){return e.map(r=>r.map((n,o)=>o==0||o==8||n==null?n:t(o==1||r[8]==0?n:r[1]+n)))}function Xu(e,t){return(r,n,o,a,s)=>{let u=t.find(x=>s>=x[0])||t[t.length-1],m,p,h,f,b,w;return n.map(x=>{let W=e(x),N=W.getFullYear(),I=W.getMonth(),k=W.getDate(),A=W.getHours(),T=W.getMinutes(),Z=W.getSeconds(),$=N!=m&&u[2]||I!=p&&u[3]||k!=h&&u[4]||A!=f&&u[5]||T!=b&&u[6]||Z!=w&&u[7]||u[1];return m=N,p=I,h=k,f=A,b=T,w=Z,$(W)})}}function vp(e,t){let r=Ka(t);return(n,o,a,s,u)=>o.map(m=>r(e(m)))}function Pa(e,t,r){return new Date(e,t,r)}function ec(e,t){return t(e)}var kp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function tc(e,t){return(r,n,o,a)=>a==null?qa:t(e(n))}function _p(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Sp(e,t){return e.series[t].fill(e,t)}var Tp={show:!0,live:!0,isolate:!1,mount:qf,markers:{show:!0,width:2,stroke:_p,fill:Sp,dash:"solid"},idx:null,idxs:null,values:[]};function xp(e,t){let r=e.cursor.points,n=Xt(),o=r.size(e,t);Oe(n,vo,o),Oe(n,ko,o);let a=o/-2;Oe(n,"marginLeft",a),Oe(n,"marginTop",a);let s=r.width(e,t,o);return s&&Oe(n,"borderWidth",s),n}function Cp(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Ap(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Rp(e,t){return e.series[t].points.size}var Da=[0,0];function Pp(e,t,r){return Da[0]=t,Da[1]=r,Da}function si(e,t,r,n=!0){return o=>{o.button==0&&(!n||o.target==t)&&r(o)}}function Ea(e,t,r,n=!0){return o=>{(!n||o.target==t)&&r(o)}}var Dp={show:!0,x:!0,y:!0,lock:!1,move:Pp,points:{one:!1,show:xp,size:Rp,width:0,stroke:Ap,fill:Cp},bind:{mousedown:si,mouseup:si,click:si,dblclick:si,mousemove:Ea,mouseleave:Ea,mouseenter:Ea},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,o)=>n-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Wc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ja=Xe({},Wc,{filter:kc}),Ic=Xe({},Ja,{size:10}),$c=Xe({},Wc,{show:!1}),Za='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Mc="bold "+Za,Oc=1.5,nc={show:!0,scale:"x",stroke:Ga,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Mc,side:2,grid:Ja,ticks:Ic,border:$c,font:Za,lineGap:Oc,rotate:0},Ep="Value",Lp="Time",rc={show:!0,scale:"x",auto:!1,sorted:1,min:De,max:-De,idxs:[]};function Np(e,t,r,n,o){return t.map(a=>a==null?"":za(a))}function Up(e,t,r,n,o,a,s){let u=[],m=qn.get(o)||0;r=s?r:Ee(pi(r,o),m);for(let p=r;p<=n;p=Ee(p+o,m))u.push(Object.is(p,-0)?0:p);return u}function $a(e,t,r,n,o,a,s){let u=[],m=e.scales[e.axes[t].scale].log,p=m==10?Cn:bc,h=Ft(p(r));o=qr(m,h),m==10&&(o=ir[ln(o,ir)]);let f=r,b=o*m;m==10&&(b=ir[ln(b,ir)]);do u.push(f),f=f+o,m==10&&!qn.has(f)&&(f=Ee(f,qn.get(o))),f>=b&&(o=f,b=o*m,m==10&&(b=ir[ln(b,ir)]));while(f<=n);return u}function Wp(e,t,r,n,o,a,s){let m=e.scales[e.axes[t].scale].asinh,p=n>m?$a(e,t,xt(m,r),n,o):[m],h=n>=0&&r<=0?[0]:[];return(r<-m?$a(e,t,xt(m,-n),-r,o):[m]).reverse().map(b=>-b).concat(h,p)}var Fc=/./,Ip=/[12357]/,$p=/[125]/,oc=/1/,Ma=(e,t,r,n)=>e.map((o,a)=>t==4&&o==0||a%n==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function Mp(e,t,r,n,o){let a=e.axes[r],s=a.scale,u=e.scales[s],m=e.valToPos,p=a._space,h=m(10,s),f=m(9,s)-h>=p?Fc:m(7,s)-h>=p?Ip:m(5,s)-h>=p?$p:oc;if(f==oc){let b=at(m(1,s)-h);if(b<p)return Ma(t.slice().reverse(),u.distr,f,en(p/b)).reverse()}return Ma(t,u.distr,f,1)}function Op(e,t,r,n,o){let a=e.axes[r],s=a.scale,u=a._space,m=e.valToPos,p=at(m(1,s)-m(2,s));return p<u?Ma(t.slice().reverse(),3,Fc,en(u/p)).reverse():t}function Fp(e,t,r,n){return n==null?qa:t==null?"":za(t)}var ic={show:!0,scale:"y",stroke:Ga,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Mc,side:3,grid:Ja,ticks:Ic,border:$c,font:Za,lineGap:Oc,rotate:0};function Vp(e,t){let r=3+(e||1)*2;return Ee(r*t,3)}function Gp(e,t){let{scale:r,idxs:n}=e.series[0],o=e._data[0],a=e.valToPos(o[n[0]],r,!0),s=e.valToPos(o[n[1]],r,!0),u=at(s-a),m=e.series[t],p=u/(m.points.space*xe);return n[1]-n[0]<=p}var ac={scale:null,auto:!0,sorted:0,min:De,max:-De},Vc=(e,t,r,n,o)=>o,sc={show:!0,auto:!0,sorted:0,gaps:Vc,alpha:1,facets:[Xe({},ac,{scale:"x"}),Xe({},ac,{scale:"y"})]},lc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Vc,alpha:1,points:{show:Gp,filter:null},values:null,min:De,max:-De,idxs:[],path:null,clip:null};function qp(e,t,r,n,o){return r/10}var Gc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Qp=Xe({},Gc,{time:!1,ori:1}),uc={};function qc(e,t){let r=uc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(o=>o!=n)},pub(n,o,a,s,u,m,p){for(let h=0;h<r.plots.length;h++)r.plots[h]!=o&&r.plots[h].pub(n,o,a,s,u,m,p)}},e!=null&&(uc[e]=r)),r}var Hr=1,Oa=2;function ur(e,t,r){let n=e.mode,o=e.series[t],a=n==2?e._data[t]:e._data,s=e.scales,u=e.bbox,m=a[0],p=n==2?a[1]:a[t],h=n==2?s[o.facets[0].scale]:s[e.series[0].scale],f=n==2?s[o.facets[1].scale]:s[o.scale],b=u.left,w=u.top,x=u.width,W=u.height,N=e.valToPosH,I=e.valToPosV;return h.ori==0?r(o,m,p,h,f,N,I,b,w,x,W,yi,jr,wi,Bc,zc):r(o,m,p,h,f,I,N,w,b,W,x,bi,Kr,ts,Hc,jc)}function Xa(e,t){let r=0,n=0,o=Se(e.bands,ja);for(let a=0;a<o.length;a++){let s=o[a];s.series[0]==t?r=s.dir:s.series[1]==t&&(s.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Bp(e,t,r,n,o){let a=e.mode,s=e.series[t],u=a==2?s.facets[1].scale:s.scale,m=e.scales[u];return o==-1?m.min:o==1?m.max:m.distr==3?m.dir==1?m.min:m.max:0}function An(e,t,r,n,o,a){return ur(e,t,(s,u,m,p,h,f,b,w,x,W,N)=>{let I=s.pxRound,k=p.dir*(p.ori==0?1:-1),A=p.ori==0?jr:Kr,T,Z;k==1?(T=r,Z=n):(T=n,Z=r);let $=I(f(u[T],p,W,w)),te=I(b(m[T],h,N,x)),j=I(f(u[Z],p,W,w)),ie=I(b(a==1?h.max:h.min,h,N,x)),K=new Path2D(o);return A(K,j,ie),A(K,$,ie),A(K,$,te),K})}function hi(e,t,r,n,o,a){let s=null;if(e.length>0){s=new Path2D;let u=t==0?wi:ts,m=r;for(let f=0;f<e.length;f++){let b=e[f];if(b[1]>b[0]){let w=b[0]-m;w>0&&u(s,m,n,w,n+a),m=b[1]}}let p=r+o-m,h=10;p>0&&u(s,m,n-h/2,p,n+a+h)}return s}function Hp(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function es(e,t,r,n,o,a,s){let u=[],m=e.length;for(let p=o==1?r:n;p>=r&&p<=n;p+=o)if(t[p]===null){let f=p,b=p;if(o==1)for(;++p<=n&&t[p]===null;)b=p;else for(;--p>=r&&t[p]===null;)b=p;let w=a(e[f]),x=b==f?w:a(e[b]),W=f-o;w=s<=0&&W>=0&&W<m?a(e[W]):w;let I=b+o;x=s>=0&&I>=0&&I<m?a(e[I]):x,x>=w&&u.push([w,x])}return u}function cc(e){return e==0?vc:e==1?it:t=>or(t,e)}function Qc(e){let t=e==0?yi:bi,r=e==0?(o,a,s,u,m,p)=>{o.arcTo(a,s,u,m,p)}:(o,a,s,u,m,p)=>{o.arcTo(s,a,m,u,p)},n=e==0?(o,a,s,u,m)=>{o.rect(a,s,u,m)}:(o,a,s,u,m)=>{o.rect(s,a,m,u)};return(o,a,s,u,m,p=0,h=0)=>{p==0&&h==0?n(o,a,s,u,m):(p=un(p,u/2,m/2),h=un(h,u/2,m/2),t(o,a+p,s),r(o,a+u,s,a+u,s+m,p),r(o,a+u,s+m,a,s+m,h),r(o,a,s+m,a,s,h),r(o,a,s,a+u,s,p),o.closePath())}}var yi=(e,t,r)=>{e.moveTo(t,r)},bi=(e,t,r)=>{e.moveTo(r,t)},jr=(e,t,r)=>{e.lineTo(t,r)},Kr=(e,t,r)=>{e.lineTo(r,t)},wi=Qc(0),ts=Qc(1),Bc=(e,t,r,n,o,a)=>{e.arc(t,r,n,o,a)},Hc=(e,t,r,n,o,a)=>{e.arc(r,t,n,o,a)},zc=(e,t,r,n,o,a,s)=>{e.bezierCurveTo(t,r,n,o,a,s)},jc=(e,t,r,n,o,a,s)=>{e.bezierCurveTo(r,t,o,n,s,a)};function Kc(e){return(t,r,n,o,a)=>ur(t,r,(s,u,m,p,h,f,b,w,x,W,N)=>{let{pxRound:I,points:k}=s,A,T;p.ori==0?(A=yi,T=Bc):(A=bi,T=Hc);let Z=Ee(k.width*xe,3),$=(k.size-k.width)/2*xe,te=Ee($*2,3),j=new Path2D,ie=new Path2D,{left:K,top:R,width:Y,height:O}=t.bbox;wi(ie,K-te,R-te,Y+te*2,O+te*2);let L=U=>{if(m[U]!=null){let M=I(f(u[U],p,W,w)),D=I(b(m[U],h,N,x));A(j,M+$,D),T(j,M,D,$,0,li*2)}};if(a)a.forEach(L);else for(let U=n;U<=o;U++)L(U);return{stroke:Z>0?j:null,fill:j,clip:ie,flags:Hr|Oa}})}function Yc(e){return(t,r,n,o,a,s)=>{n!=o&&(a!=n&&s!=n&&e(t,r,n),a!=o&&s!=o&&e(t,r,o),e(t,r,s))}}var zp=Yc(jr),jp=Yc(Kr);function Jc(e){let t=Se(e?.alignGaps,0);return(r,n,o,a)=>ur(r,n,(s,u,m,p,h,f,b,w,x,W,N)=>{[o,a]=mi(m,o,a);let I=s.pxRound,k=O=>I(f(O,p,W,w)),A=O=>I(b(O,h,N,x)),T,Z;p.ori==0?(T=jr,Z=zp):(T=Kr,Z=jp);let $=p.dir*(p.ori==0?1:-1),te={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Hr},j=te.stroke,ie=!1;if(a-o>=W*4){let O=B=>r.posToVal(B,p.key,!0),L=null,U=null,M,D,ge,ne=k(u[$==1?o:a]),Q=k(u[o]),de=k(u[a]),re=O($==1?Q+1:de-1);for(let B=$==1?o:a;B>=o&&B<=a;B+=$){let Le=u[B],le=($==1?Le<re:Le>re)?ne:k(Le),he=m[B];le==ne?he!=null?(D=he,L==null?(T(j,le,A(D)),M=L=U=D):D<L?L=D:D>U&&(U=D)):he===null&&(ie=!0):(L!=null&&Z(j,ne,A(L),A(U),A(M),A(D)),he!=null?(D=he,T(j,le,A(D)),L=U=M=D):(L=U=null,he===null&&(ie=!0)),ne=le,re=O(ne+$))}L!=null&&L!=U&&ge!=ne&&Z(j,ne,A(L),A(U),A(M),A(D))}else for(let O=$==1?o:a;O>=o&&O<=a;O+=$){let L=m[O];L===null?ie=!0:L!=null&&T(j,k(u[O]),A(L))}let[R,Y]=Xa(r,n);if(s.fill!=null||R!=0){let O=te.fill=new Path2D(j),L=s.fillTo(r,n,s.min,s.max,R),U=A(L),M=k(u[o]),D=k(u[a]);$==-1&&([D,M]=[M,D]),T(O,D,U),T(O,M,U)}if(!s.spanGaps){let O=[];ie&&O.push(...es(u,m,o,a,$,k,t)),te.gaps=O=s.gaps(r,n,o,a,O),te.clip=hi(O,p.ori,w,x,W,N)}return Y!=0&&(te.band=Y==2?[An(r,n,o,a,j,-1),An(r,n,o,a,j,1)]:An(r,n,o,a,j,Y)),te})}function Kp(e){let t=Se(e.align,1),r=Se(e.ascDesc,!1),n=Se(e.alignGaps,0),o=Se(e.extend,!1);return(a,s,u,m)=>ur(a,s,(p,h,f,b,w,x,W,N,I,k,A)=>{[u,m]=mi(f,u,m);let T=p.pxRound,{left:Z,width:$}=a.bbox,te=Q=>T(x(Q,b,k,N)),j=Q=>T(W(Q,w,A,I)),ie=b.ori==0?jr:Kr,K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Hr},R=K.stroke,Y=b.dir*(b.ori==0?1:-1),O=j(f[Y==1?u:m]),L=te(h[Y==1?u:m]),U=L,M=L;o&&t==-1&&(M=Z,ie(R,M,O)),ie(R,L,O);for(let Q=Y==1?u:m;Q>=u&&Q<=m;Q+=Y){let de=f[Q];if(de==null)continue;let re=te(h[Q]),B=j(de);t==1?ie(R,re,O):ie(R,U,B),ie(R,re,B),O=B,U=re}let D=U;o&&t==1&&(D=Z+$,ie(R,D,O));let[ge,ne]=Xa(a,s);if(p.fill!=null||ge!=0){let Q=K.fill=new Path2D(R),de=p.fillTo(a,s,p.min,p.max,ge),re=j(de);ie(Q,D,re),ie(Q,M,re)}if(!p.spanGaps){let Q=[];Q.push(...es(h,f,u,m,Y,te,n));let de=p.width*xe/2,re=r||t==1?de:-de,B=r||t==-1?-de:de;Q.forEach(Le=>{Le[0]+=re,Le[1]+=B}),K.gaps=Q=p.gaps(a,s,u,m,Q),K.clip=hi(Q,b.ori,N,I,k,A)}return ne!=0&&(K.band=ne==2?[An(a,s,u,m,R,-1),An(a,s,u,m,R,1)]:An(a,s,u,m,R,ne)),K})}function dc(e,t,r,n,o,a,s=De){if(e.length>1){let u=null;for(let m=0,p=1/0;m<e.length;m++)if(t[m]!==void 0){if(u!=null){let h=at(e[m]-e[u]);h<p&&(p=h,s=at(r(e[m],n,o,a)-r(e[u],n,o,a)))}u=m}}return s}function Yp(e){e=e||To;let t=Se(e.size,[.6,De,1]),r=e.align||0,n=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let a=pe(o),s=1-t[0],u=Se(t[1],De),m=Se(t[2],1),p=Se(e.disp,To),h=Se(e.each,w=>{}),{fill:f,stroke:b}=p;return(w,x,W,N)=>ur(w,x,(I,k,A,T,Z,$,te,j,ie,K,R)=>{let Y=I.pxRound,O=r,L=n*xe,U=u*xe,M=m*xe,D,ge;T.ori==0?[D,ge]=a(w,x):[ge,D]=a(w,x);let ne=T.dir*(T.ori==0?1:-1),Q=T.ori==0?wi:ts,de=T.ori==0?h:(G,Ne,et,hr,Hn,fn,zn)=>{h(G,Ne,et,Hn,hr,zn,fn)},re=Se(w.bands,ja).find(G=>G.series[0]==x),B=re!=null?re.dir:0,Le=I.fillTo(w,x,I.min,I.max,B),ve=Y(te(Le,Z,R,ie)),le,he,Gt,vt=K,Ge=Y(I.width*xe),mn=!1,_n=null,qt=null,Pn=null,fr=null;f!=null&&(Ge==0||b!=null)&&(mn=!0,_n=f.values(w,x,W,N),qt=new Map,new Set(_n).forEach(G=>{G!=null&&qt.set(G,new Path2D)}),Ge>0&&(Pn=b.values(w,x,W,N),fr=new Map,new Set(Pn).forEach(G=>{G!=null&&fr.set(G,new Path2D)})));let{x0:pr,size:Zr}=p;if(pr!=null&&Zr!=null){O=1,k=pr.values(w,x,W,N),pr.unit==2&&(k=k.map(et=>w.posToVal(j+et*K,T.key,!0)));let G=Zr.values(w,x,W,N);Zr.unit==2?he=G[0]*K:he=$(G[0],T,K,j)-$(0,T,K,j),vt=dc(k,A,$,T,K,j,vt),Gt=vt-he+L}else vt=dc(k,A,$,T,K,j,vt),Gt=vt*s+L,he=vt-Gt;Gt<1&&(Gt=0),Ge>=he/2&&(Ge=0),Gt<5&&(Y=vc);let Eo=Gt>0,Qn=vt-Gt-(Eo?Ge:0);he=Y(Ia(Qn,M,U)),le=(O==0?he/2:O==ne?0:he)-O*ne*((O==0?L/2:0)+(Eo?Ge/2:0));let kt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},gr=mn?null:new Path2D,Sn=null;if(re!=null)Sn=w.data[re.series[1]];else{let{y0:G,y1:Ne}=p;G!=null&&Ne!=null&&(A=Ne.values(w,x,W,N),Sn=G.values(w,x,W,N))}let Bn=D*he,ue=ge*he;for(let G=ne==1?W:N;G>=W&&G<=N;G+=ne){let Ne=A[G];if(Ne==null)continue;if(Sn!=null){let At=Sn[G]??0;if(Ne-At==0)continue;ve=te(At,Z,R,ie)}let et=T.distr!=2||p!=null?k[G]:G,hr=$(et,T,K,j),Hn=te(Se(Ne,Le),Z,R,ie),fn=Y(hr-le),zn=Y(xt(Hn,ve)),Dt=Y(un(Hn,ve)),Qt=zn-Dt;if(Ne!=null){let At=Ne<0?ue:Bn,tn=Ne<0?Bn:ue;mn?(Ge>0&&Pn[G]!=null&&Q(fr.get(Pn[G]),fn,Dt+Ft(Ge/2),he,xt(0,Qt-Ge),At,tn),_n[G]!=null&&Q(qt.get(_n[G]),fn,Dt+Ft(Ge/2),he,xt(0,Qt-Ge),At,tn)):Q(gr,fn,Dt+Ft(Ge/2),he,xt(0,Qt-Ge),At,tn),de(w,x,G,fn-Ge/2,Dt,he+Ge,Qt)}}return Ge>0?kt.stroke=mn?fr:gr:mn||(kt._fill=I.width==0?I._fill:I._stroke??I._fill,kt.width=0),kt.fill=mn?qt:gr,kt})}function Jp(e,t){let r=Se(t?.alignGaps,0);return(n,o,a,s)=>ur(n,o,(u,m,p,h,f,b,w,x,W,N,I)=>{[a,s]=mi(p,a,s);let k=u.pxRound,A=D=>k(b(D,h,N,x)),T=D=>k(w(D,f,I,W)),Z,$,te;h.ori==0?(Z=yi,te=jr,$=zc):(Z=bi,te=Kr,$=jc);let j=h.dir*(h.ori==0?1:-1),ie=A(m[j==1?a:s]),K=ie,R=[],Y=[];for(let D=j==1?a:s;D>=a&&D<=s;D+=j)if(p[D]!=null){let ne=m[D],Q=A(ne);R.push(K=Q),Y.push(T(p[D]))}let O={stroke:e(R,Y,Z,te,$,k),fill:null,clip:null,band:null,gaps:null,flags:Hr},L=O.stroke,[U,M]=Xa(n,o);if(u.fill!=null||U!=0){let D=O.fill=new Path2D(L),ge=u.fillTo(n,o,u.min,u.max,U),ne=T(ge);te(D,K,ne),te(D,ie,ne)}if(!u.spanGaps){let D=[];D.push(...es(m,p,a,s,j,A,r)),O.gaps=D=u.gaps(n,o,a,s,D),O.clip=hi(D,h.ori,x,W,N,I)}return M!=0&&(O.band=M==2?[An(n,o,a,s,L,-1),An(n,o,a,s,L,1)]:An(n,o,a,s,L,M)),O})}function Zp(e){return Jp(Xp,e)}function Xp(e,t,r,n,o,a){let s=e.length;if(s<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),s==2)n(u,e[1],t[1]);else{let m=Array(s),p=Array(s-1),h=Array(s-1),f=Array(s-1);for(let b=0;b<s-1;b++)h[b]=t[b+1]-t[b],f[b]=e[b+1]-e[b],p[b]=h[b]/f[b];m[0]=p[0];for(let b=1;b<s-1;b++)p[b]===0||p[b-1]===0||p[b-1]>0!=p[b]>0?m[b]=0:(m[b]=3*(f[b-1]+f[b])/((2*f[b]+f[b-1])/p[b-1]+(f[b]+2*f[b-1])/p[b]),isFinite(m[b])||(m[b]=0));m[s-1]=p[s-2];for(let b=0;b<s-1;b++)o(u,e[b]+f[b]/3,t[b]+m[b]*f[b]/3,e[b+1]-f[b]/3,t[b+1]-m[b+1]*f[b]/3,e[b+1],t[b+1])}return u}var Fa=new Set;function mc(){for(let e of Fa)e.syncRect(!0)}zr&&(sr(Nf,Gr,mc),sr(Uf,Gr,mc,!0),sr(ui,Gr,()=>{st.pxRatio=xe}));var eg=Jc(),tg=Kc();function fc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,s)=>Va(a,s,t,r))}function ng(e,t){return e.map((r,n)=>n==0?{}:Xe({},t,r))}function Va(e,t,r,n){return Xe({},t==0?r:n,e)}function Zc(e,t,r){return t==null?Qr:[t,r]}var rg=Zc;function og(e,t,r){return t==null?Qr:ci(t,r,Ha,!0)}function Xc(e,t,r,n){return t==null?Qr:fi(t,r,e.scales[n].log,!1)}var ig=Xc;function ed(e,t,r,n){return t==null?Qr:Ba(t,r,e.scales[n].log,!1)}var ag=ed;function sg(e,t,r,n,o){let a=xt(Bu(e),Bu(t)),s=t-e,u=ln(o/n*s,r);do{let m=r[u],p=n*m/s;if(p>=o&&a+(m<5?qn.get(m):0)<=17)return[m,p]}while(++u<r.length);return[0,0]}function pc(e){let t,r;return e=e.replace(/(\d+)px/,(n,o)=>(t=it((r=+o)*xe))+"px"),[e,t,r]}function lg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ee(t[2]*xe,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function st(e,t,r){let n={mode:Se(e.mode,1)},o=n.mode;function a(l,c,d,g){let y=c.valToPct(l);return g+d*(c.dir==-1?1-y:y)}function s(l,c,d,g){let y=c.valToPct(l);return g+d*(c.dir==-1?y:1-y)}function u(l,c,d,g){return c.ori==0?a(l,c,d,g):s(l,c,d,g)}n.valToPosH=a,n.valToPosV=s;let m=!1;n.status=0;let p=n.root=Xt(gf);if(e.id!=null&&(p.id=e.id),Ot(p,e.class),e.title){let l=Xt(bf,p);l.textContent=e.title}let h=sn("canvas"),f=n.ctx=h.getContext("2d"),b=Xt(wf,p);sr("click",b,l=>{l.target===x&&(Ie!=Ar||Fe!=Rr)&&gt.click(n,l)},!0);let w=n.under=Xt(vf,b);b.appendChild(h);let x=n.over=Xt(kf,b);e=Br(e);let W=+Se(e.pxAlign,1),N=cc(W);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let I=e.ms||.001,k=n.series=o==1?fc(e.series||[],rc,lc,!1):ng(e.series||[null],sc),A=n.axes=fc(e.axes||[],nc,ic,!0),T=n.scales={},Z=n.bands=e.bands||[];Z.forEach(l=>{l.fill=pe(l.fill||null),l.dir=Se(l.dir,-1)});let $=o==2?k[1].facets[0].scale:k[0].scale,te={axes:gm,series:cm},j=(e.drawOrder||["axes","series"]).map(l=>te[l]);function ie(l){let c=l.distr==3?d=>Cn(d>0?d:l.clamp(n,d,l.min,l.max,l.key)):l.distr==4?d=>Ra(d,l.asinh):l.distr==100?d=>l.fwd(d):d=>d;return d=>{let g=c(d),{_min:y,_max:v}=l,S=v-y;return(g-y)/S}}function K(l){let c=T[l];if(c==null){let d=(e.scales||To)[l]||To;if(d.from!=null){K(d.from);let g=Xe({},T[d.from],d,{key:l});g.valToPct=ie(g),T[l]=g}else{c=T[l]=Xe({},l==$?Gc:Qp,d),c.key=l;let g=c.time,y=c.range,v=Gn(y);if((l!=$||o==2&&!g)&&(v&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Gu:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Gu:{mode:1,hard:y[1],soft:y[1]}},v=!1),!v&&gi(y))){let S=y;y=(C,P,F)=>P==null?Qr:ci(P,F,S)}c.range=pe(y||(g?rg:l==$?c.distr==3?ig:c.distr==4?ag:Zc:c.distr==3?Xc:c.distr==4?ed:og)),c.auto=pe(v?!1:c.auto),c.clamp=pe(c.clamp||qp),c._min=c._max=null,c.valToPct=ie(c)}}}K("x"),K("y"),o==1&&k.forEach(l=>{K(l.scale)}),A.forEach(l=>{K(l.scale)});for(let l in e.scales)K(l);let R=T[$],Y=R.distr,O,L;R.ori==0?(Ot(p,hf),O=a,L=s):(Ot(p,yf),O=s,L=a);let U={};for(let l in T){let c=T[l];(c.min!=null||c.max!=null)&&(U[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(it(l/I))),D=e.fmtDate||Ka,ge=I==1?hp(M):wp(M),ne=Xu(M,Zu(I==1?gp:bp,D)),Q=tc(M,ec(kp,D)),de=[],re=n.legend=Xe({},Tp,e.legend),B=n.cursor=Xe({},Dp,{drag:{y:o==2}},e.cursor),Le=re.show,ve=B.show,le=re.markers;re.idxs=de,le.width=pe(le.width),le.dash=pe(le.dash),le.stroke=pe(le.stroke),le.fill=pe(le.fill);let he,Gt,vt,Ge=[],mn=[],_n,qt=!1,Pn={};if(re.live){let l=k[1]?k[1].values:null;qt=l!=null,_n=qt?l(n,1,0):{_:0};for(let c in _n)Pn[c]=qa}if(Le)if(he=sn("table",Af,p),vt=sn("tbody",null,he),re.mount(n,he),qt){Gt=sn("thead",null,he,vt);let l=sn("tr",null,Gt);sn("th",null,l);for(var fr in _n)sn("th",Pu,l).textContent=fr}else Ot(he,Pf),re.live&&Ot(he,Rf);let pr={show:!0},Zr={show:!1};function Eo(l,c){if(c==0&&(qt||!re.live||o==2))return Qr;let d=[],g=sn("tr",Df,vt,vt.childNodes[c]);Ot(g,l.class),l.show||Ot(g,ar);let y=sn("th",null,g);if(le.show){let C=Xt(Ef,y);if(c>0){let P=le.width(n,c);P&&(C.style.border=P+"px "+le.dash(n,c)+" "+le.stroke(n,c)),C.style.background=le.fill(n,c)}}let v=Xt(Pu,y);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(le.show||(v.style.color=l.width>0?le.stroke(n,c):le.fill(n,c)),kt("click",y,C=>{if(B._lock)return;Kn(C);let P=k.indexOf(l);if((C.ctrlKey||C.metaKey)!=re.isolate){let F=k.some((V,q)=>q>0&&q!=P&&V.show);k.forEach((V,q)=>{q>0&&gn(q,F?q==P?pr:Zr:pr,!0,Ye.setSeries)})}else gn(P,{show:!l.show},!0,Ye.setSeries)},!1),br&&kt(Nu,y,C=>{B._lock||(Kn(C),gn(k.indexOf(l),Dr,!0,Ye.setSeries))},!1));for(var S in _n){let C=sn("td",Lf,g);C.textContent="--",d.push(C)}return[g,d]}let Qn=new Map;function kt(l,c,d,g=!0){let y=Qn.get(c)||{},v=B.bind[l](n,c,d,g);v&&(sr(l,c,y[l]=v),Qn.set(c,y))}function gr(l,c,d){let g=Qn.get(c)||{};for(let y in g)(l==null||y==l)&&(Wa(y,c,g[y]),delete g[y]);l==null&&Qn.delete(c)}let Sn=0,Bn=0,ue=0,G=0,Ne=0,et=0,hr=Ne,Hn=et,fn=ue,zn=G,Dt=0,Qt=0,At=0,tn=0;n.bbox={};let Ci=!1,Lo=!1,yr=!1,jn=!1,No=!1,Bt=!1;function Ai(l,c,d){(d||l!=n.width||c!=n.height)&&vs(l,c),Sr(!1),yr=!0,Lo=!0,Tr()}function vs(l,c){n.width=Sn=ue=l,n.height=Bn=G=c,Ne=et=0,rm(),om();let d=n.bbox;Dt=d.left=or(Ne*xe,.5),Qt=d.top=or(et*xe,.5),At=d.width=or(ue*xe,.5),tn=d.height=or(G*xe,.5)}let em=3;function tm(){let l=!1,c=0;for(;!l;){c++;let d=fm(c),g=pm(c);l=c==em||d&&g,l||(vs(n.width,n.height),Lo=!0)}}function nm({width:l,height:c}){Ai(l,c)}n.setSize=nm;function rm(){let l=!1,c=!1,d=!1,g=!1;A.forEach((y,v)=>{if(y.show&&y._show){let{side:S,_size:C}=y,P=S%2,F=y.label!=null?y.labelSize:0,V=C+F;V>0&&(P?(ue-=V,S==3?(Ne+=V,g=!0):d=!0):(G-=V,S==0?(et+=V,l=!0):c=!0))}}),Yn[0]=l,Yn[1]=d,Yn[2]=c,Yn[3]=g,ue-=Dn[1]+Dn[3],Ne+=Dn[3],G-=Dn[2]+Dn[0],et+=Dn[0]}function om(){let l=Ne+ue,c=et+G,d=Ne,g=et;function y(v,S){switch(v){case 1:return l+=S,l-S;case 2:return c+=S,c-S;case 3:return d-=S,d+S;case 0:return g-=S,g+S}}A.forEach((v,S)=>{if(v.show&&v._show){let C=v.side;v._pos=y(C,v._size),v.label!=null&&(v._lpos=y(C,v.labelSize))}})}if(B.dataIdx==null){let l=B.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let d=l.prox=pe(l.prox),g=l.bias??=0;B.dataIdx=(y,v,S,C)=>{if(v==0)return S;let P=S,F=d(y,v,S,C)??De,V=F>=0&&F<De,q=R.ori==0?ue:G,oe=B.left,Te=t[0],ke=t[v];if(c.has(ke[S])){P=null;let me=null,X=null,H;if(g==0||g==-1)for(H=S;me==null&&H-- >0;)c.has(ke[H])||(me=H);if(g==0||g==1)for(H=S;X==null&&H++<ke.length;)c.has(ke[H])||(X=H);if(me!=null||X!=null)if(V){let Me=me==null?-1/0:O(Te[me],R,q,0),Be=X==null?1/0:O(Te[X],R,q,0),ft=oe-Me,Ae=Be-oe;ft<=Ae?ft<=F&&(P=me):Ae<=F&&(P=X)}else P=X==null?me:me==null?X:S-me<=X-S?me:X}else V&&at(oe-O(Te[S],R,q,0))>F&&(P=null);return P}}let Kn=l=>{B.event=l};B.idxs=de,B._lock=!1;let bt=B.points;bt.show=pe(bt.show),bt.size=pe(bt.size),bt.stroke=pe(bt.stroke),bt.width=pe(bt.width),bt.fill=pe(bt.fill);let pn=n.focus=Xe({},e.focus||{alpha:.3},B.focus),br=pn.prox>=0,wr=br&&bt.one,Ht=[],vr=[],kr=[];function ks(l,c){let d=bt.show(n,c);if(d instanceof HTMLElement)return Ot(d,Cf),Ot(d,l.class),vn(d,-10,-10,ue,G),x.insertBefore(d,Ht[c]),d}function _s(l,c){if(o==1||c>0){let d=o==1&&T[l.scale].time,g=l.value;l.value=d?ju(g)?tc(M,ec(g,D)):g||Q:g||Fp,l.label=l.label||(d?Lp:Ep)}if(wr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||eg||Qf,l.fillTo=pe(l.fillTo||Bp),l.pxAlign=+Se(l.pxAlign,W),l.pxRound=cc(l.pxAlign),l.stroke=pe(l.stroke||null),l.fill=pe(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let d=Vp(xt(1,l.width),1),g=l.points=Xe({},{size:d,width:xt(1,d*.2),stroke:l.stroke,space:d*2,paths:tg,_stroke:null,_fill:null},l.points);g.show=pe(g.show),g.filter=pe(g.filter),g.fill=pe(g.fill),g.stroke=pe(g.stroke),g.paths=pe(g.paths),g.pxAlign=l.pxAlign}if(Le){let d=Eo(l,c);Ge.splice(c,0,d[0]),mn.splice(c,0,d[1]),re.values.push(null)}if(ve){de.splice(c,0,null);let d=null;wr?c==0&&(d=ks(l,c)):c>0&&(d=ks(l,c)),Ht.splice(c,0,d),vr.splice(c,0,0),kr.splice(c,0,0)}mt("addSeries",c)}function im(l,c){c=c??k.length,l=o==1?Va(l,c,rc,lc):Va(l,c,{},sc),k.splice(c,0,l),_s(k[c],c)}n.addSeries=im;function am(l){if(k.splice(l,1),Le){re.values.splice(l,1),mn.splice(l,1);let c=Ge.splice(l,1)[0];gr(null,c.firstChild),c.remove()}ve&&(de.splice(l,1),Ht.splice(l,1)[0].remove(),vr.splice(l,1),kr.splice(l,1)),mt("delSeries",l)}n.delSeries=am;let Yn=[!1,!1,!1,!1];function sm(l,c){if(l._show=l.show,l.show){let d=l.side%2,g=T[l.scale];g==null&&(l.scale=d?k[1].scale:$,g=T[l.scale]);let y=g.time;l.size=pe(l.size),l.space=pe(l.space),l.rotate=pe(l.rotate),Gn(l.incrs)&&l.incrs.forEach(S=>{!qn.has(S)&&qn.set(S,Sc(S))}),l.incrs=pe(l.incrs||(g.distr==2?mp:y?I==1?pp:yp:ir)),l.splits=pe(l.splits||(y&&g.distr==1?ge:g.distr==3?$a:g.distr==4?Wp:Up)),l.stroke=pe(l.stroke),l.grid.stroke=pe(l.grid.stroke),l.ticks.stroke=pe(l.ticks.stroke),l.border.stroke=pe(l.border.stroke);let v=l.values;l.values=Gn(v)&&!Gn(v[0])?pe(v):y?Gn(v)?Xu(M,Zu(v,D)):ju(v)?vp(M,v):v||ne:v||Np,l.filter=pe(l.filter||(g.distr>=3&&g.log==10?Mp:g.distr==3&&g.log==2?Op:kc)),l.font=pc(l.font),l.labelFont=pc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(Yn[c]=!0,l._el=Xt(_f,b))}}function Xr(l,c,d,g){let[y,v,S,C]=d,P=c%2,F=0;return P==0&&(C||v)&&(F=c==0&&!y||c==2&&!S?it(nc.size/3):0),P==1&&(y||S)&&(F=c==1&&!v||c==3&&!C?it(ic.size/2):0),F}let Ss=n.padding=(e.padding||[Xr,Xr,Xr,Xr]).map(l=>pe(Se(l,Xr))),Dn=n._padding=Ss.map((l,c)=>l(n,c,Yn,0)),pt,lt=null,ut=null,Uo=o==1?k[0].idxs:null,nn=null,eo=!1;function Ts(l,c){if(t=l??[],n.data=n._data=t,o==2){pt=0;for(let d=1;d<k.length;d++)pt+=t[d][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),nn=t[0],pt=nn.length;let d=t;if(Y==2){d=t.slice();let g=d[0]=Array(pt);for(let y=0;y<pt;y++)g[y]=y}n._data=t=d}if(Sr(!0),mt("setData"),Y==2&&(yr=!0),c!==!1){let d=R;d.auto(n,eo)?Ri():Ln($,d.min,d.max),jn=jn||B.left>=0,Bt=!0,Tr()}}n.setData=Ts;function Ri(){eo=!0;let l,c;o==1&&(pt>0?(lt=Uo[0]=0,ut=Uo[1]=pt-1,l=t[0][lt],c=t[0][ut],Y==2?(l=lt,c=ut):l==c&&(Y==3?[l,c]=fi(l,l,R.log,!1):Y==4?[l,c]=Ba(l,l,R.log,!1):R.time?c=l+it(86400/I):[l,c]=ci(l,c,Ha,!0))):(lt=Uo[0]=l=null,ut=Uo[1]=c=null)),Ln($,l,c)}let Wo,_r,Pi,Di,Ei,Li,Ni,Ui,Wi,Rt;function xs(l,c,d,g,y,v){l??=Eu,d??=ja,g??="butt",y??=Eu,v??="round",l!=Wo&&(f.strokeStyle=Wo=l),y!=_r&&(f.fillStyle=_r=y),c!=Pi&&(f.lineWidth=Pi=c),v!=Ei&&(f.lineJoin=Ei=v),g!=Li&&(f.lineCap=Li=g),d!=Di&&f.setLineDash(Di=d)}function Cs(l,c,d,g){c!=_r&&(f.fillStyle=_r=c),l!=Ni&&(f.font=Ni=l),d!=Ui&&(f.textAlign=Ui=d),g!=Wi&&(f.textBaseline=Wi=g)}function Ii(l,c,d,g,y=0){if(g.length>0&&l.auto(n,eo)&&(c==null||c.min==null)){let v=Se(lt,0),S=Se(ut,g.length-1),C=d.min==null?Mf(g,v,S,y,l.distr==3):[d.min,d.max];l.min=un(l.min,d.min=C[0]),l.max=xt(l.max,d.max=C[1])}}let As={min:null,max:null};function lm(){for(let g in T){let y=T[g];U[g]==null&&(y.min==null||U[$]!=null&&y.auto(n,eo))&&(U[g]=As)}for(let g in T){let y=T[g];U[g]==null&&y.from!=null&&U[y.from]!=null&&(U[g]=As)}U[$]!=null&&Sr(!0);let l={};for(let g in U){let y=U[g];if(y!=null){let v=l[g]=Br(T[g],zf);if(y.min!=null)Xe(v,y);else if(g!=$||o==2)if(pt==0&&v.from==null){let S=v.range(n,null,null,g);v.min=S[0],v.max=S[1]}else v.min=De,v.max=-De}}if(pt>0){k.forEach((g,y)=>{if(o==1){let v=g.scale,S=U[v];if(S==null)return;let C=l[v];if(y==0){let P=C.range(n,C.min,C.max,v);C.min=P[0],C.max=P[1],lt=ln(C.min,t[0]),ut=ln(C.max,t[0]),ut-lt>1&&(t[0][lt]<C.min&&lt++,t[0][ut]>C.max&&ut--),g.min=nn[lt],g.max=nn[ut]}else g.show&&g.auto&&Ii(C,S,g,t[y],g.sorted);g.idxs[0]=lt,g.idxs[1]=ut}else if(y>0&&g.show&&g.auto){let[v,S]=g.facets,C=v.scale,P=S.scale,[F,V]=t[y],q=l[C],oe=l[P];q!=null&&Ii(q,U[C],v,F,v.sorted),oe!=null&&Ii(oe,U[P],S,V,S.sorted),g.min=S.min,g.max=S.max}});for(let g in l){let y=l[g],v=U[g];if(y.from==null&&(v==null||v.min==null)){let S=y.range(n,y.min==De?null:y.min,y.max==-De?null:y.max,g);y.min=S[0],y.max=S[1]}}}for(let g in l){let y=l[g];if(y.from!=null){let v=l[y.from];if(v.min==null)y.min=y.max=null;else{let S=y.range(n,v.min,v.max,g);y.min=S[0],y.max=S[1]}}}let c={},d=!1;for(let g in l){let y=l[g],v=T[g];if(v.min!=y.min||v.max!=y.max){v.min=y.min,v.max=y.max;let S=v.distr;v._min=S==3?Cn(v.min):S==4?Ra(v.min,v.asinh):S==100?v.fwd(v.min):v.min,v._max=S==3?Cn(v.max):S==4?Ra(v.max,v.asinh):S==100?v.fwd(v.max):v.max,c[g]=d=!0}}if(d){k.forEach((g,y)=>{o==2?y>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)yr=!0,mt("setScale",g);ve&&B.left>=0&&(jn=Bt=!0)}for(let g in U)U[g]=null}function um(l){let c=Ia(lt-1,0,pt-1),d=Ia(ut+1,0,pt-1);for(;l[c]==null&&c>0;)c--;for(;l[d]==null&&d<pt-1;)d++;return[c,d]}function cm(){if(pt>0){let l=k.some(c=>c._focus)&&Rt!=pn.alpha;l&&(f.globalAlpha=Rt=pn.alpha),k.forEach((c,d)=>{if(d>0&&c.show&&(Rs(d,!1),Rs(d,!0),c._paths==null)){let g=Rt;Rt!=c.alpha&&(f.globalAlpha=Rt=c.alpha);let y=o==2?[0,t[d][0].length-1]:um(t[d]);c._paths=c.paths(n,d,y[0],y[1]),Rt!=g&&(f.globalAlpha=Rt=g)}}),k.forEach((c,d)=>{if(d>0&&c.show){let g=Rt;Rt!=c.alpha&&(f.globalAlpha=Rt=c.alpha),c._paths!=null&&Ps(d,!1);{let y=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,d,lt,ut,y),S=c.points.filter(n,d,v,y);(v||S)&&(c.points._paths=c.points.paths(n,d,lt,ut,S),Ps(d,!0))}Rt!=g&&(f.globalAlpha=Rt=g),mt("drawSeries",d)}}),l&&(f.globalAlpha=Rt=1)}}function Rs(l,c){let d=c?k[l].points:k[l];d._stroke=d.stroke(n,l),d._fill=d.fill(n,l)}function Ps(l,c){let d=c?k[l].points:k[l],{stroke:g,fill:y,clip:v,flags:S,_stroke:C=d._stroke,_fill:P=d._fill,_width:F=d.width}=d._paths;F=Ee(F*xe,3);let V=null,q=F%2/2;c&&P==null&&(P=F>0?"#fff":C);let oe=d.pxAlign==1&&q>0;if(oe&&f.translate(q,q),!c){let Te=Dt-F/2,ke=Qt-F/2,me=At+F,X=tn+F;V=new Path2D,V.rect(Te,ke,me,X)}c?$i(C,F,d.dash,d.cap,P,g,y,S,v):dm(l,C,F,d.dash,d.cap,P,g,y,S,V,v),oe&&f.translate(-q,-q)}function dm(l,c,d,g,y,v,S,C,P,F,V){let q=!1;P!=0&&Z.forEach((oe,Te)=>{if(oe.series[0]==l){let ke=k[oe.series[1]],me=t[oe.series[1]],X=(ke._paths||To).band;Gn(X)&&(X=oe.dir==1?X[0]:X[1]);let H,Me=null;ke.show&&X&&Ff(me,lt,ut)?(Me=oe.fill(n,Te)||v,H=ke._paths.clip):X=null,$i(c,d,g,y,Me,S,C,P,F,V,H,X),q=!0}}),q||$i(c,d,g,y,v,S,C,P,F,V)}let Ds=Hr|Oa;function $i(l,c,d,g,y,v,S,C,P,F,V,q){xs(l,c,d,g,y),(P||F||q)&&(f.save(),P&&f.clip(P),F&&f.clip(F)),q?(C&Ds)==Ds?(f.clip(q),V&&f.clip(V),$o(y,S),Io(l,v,c)):C&Oa?($o(y,S),f.clip(q),Io(l,v,c)):C&Hr&&(f.save(),f.clip(q),V&&f.clip(V),$o(y,S),f.restore(),Io(l,v,c)):($o(y,S),Io(l,v,c)),(P||F||q)&&f.restore()}function Io(l,c,d){d>0&&(c instanceof Map?c.forEach((g,y)=>{f.strokeStyle=Wo=y,f.stroke(g)}):c!=null&&l&&f.stroke(c))}function $o(l,c){c instanceof Map?c.forEach((d,g)=>{f.fillStyle=_r=g,f.fill(d)}):c!=null&&l&&f.fill(c)}function mm(l,c,d,g){let y=A[l],v;if(g<=0)v=[0,0];else{let S=y._space=y.space(n,l,c,d,g),C=y._incrs=y.incrs(n,l,c,d,g,S);v=sg(c,d,C,g,S)}return y._found=v}function Mi(l,c,d,g,y,v,S,C,P,F){let V=S%2/2;W==1&&f.translate(V,V),xs(C,S,P,F,C),f.beginPath();let q,oe,Te,ke,me=y+(g==0||g==3?-v:v);d==0?(oe=y,ke=me):(q=y,Te=me);for(let X=0;X<l.length;X++)c[X]!=null&&(d==0?q=Te=l[X]:oe=ke=l[X],f.moveTo(q,oe),f.lineTo(Te,ke));f.stroke(),W==1&&f.translate(-V,-V)}function fm(l){let c=!0;return A.forEach((d,g)=>{if(!d.show)return;let y=T[d.scale];if(y.min==null){d._show&&(c=!1,d._show=!1,Sr(!1));return}else d._show||(c=!1,d._show=!0,Sr(!1));let v=d.side,S=v%2,{min:C,max:P}=y,[F,V]=mm(g,C,P,S==0?ue:G);if(V==0)return;let q=y.distr==2,oe=d._splits=d.splits(n,g,C,P,F,V,q),Te=y.distr==2?oe.map(H=>nn[H]):oe,ke=y.distr==2?nn[oe[1]]-nn[oe[0]]:F,me=d._values=d.values(n,d.filter(n,Te,g,V,ke),g,V,ke);d._rotate=v==2?d.rotate(n,me,g,V):0;let X=d._size;d._size=en(d.size(n,me,g,l)),X!=null&&d._size!=X&&(c=!1)}),c}function pm(l){let c=!0;return Ss.forEach((d,g)=>{let y=d(n,g,Yn,l);y!=Dn[g]&&(c=!1),Dn[g]=y}),c}function gm(){for(let l=0;l<A.length;l++){let c=A[l];if(!c.show||!c._show)continue;let d=c.side,g=d%2,y,v,S=c.stroke(n,l),C=d==0||d==3?-1:1,[P,F]=c._found;if(c.label!=null){let St=c.labelGap*C,Nt=it((c._lpos+St)*xe);Cs(c.labelFont[0],S,"center",d==2?"top":Du),f.save(),g==1?(y=v=0,f.translate(Nt,it(Qt+tn/2)),f.rotate((d==3?-li:li)/2)):(y=it(Dt+At/2),v=Nt);let Xn=wc(c.label)?c.label(n,l,P,F):c.label;f.fillText(Xn,y,v),f.restore()}if(F==0)continue;let V=T[c.scale],q=g==0?At:tn,oe=g==0?Dt:Qt,Te=c._splits,ke=V.distr==2?Te.map(St=>nn[St]):Te,me=V.distr==2?nn[Te[1]]-nn[Te[0]]:P,X=c.ticks,H=c.border,Me=X.show?X.size:0,Be=it(Me*xe),ft=it((c.alignTo==2?c._size-Me-c.gap:c.gap)*xe),Ae=c._rotate*-li/180,He=N(c._pos*xe),Et=(Be+ft)*C,_t=He+Et;v=g==0?_t:0,y=g==1?_t:0;let zt=c.font[0],rn=c.align==1?Fr:c.align==2?xa:Ae>0?Fr:Ae<0?xa:g==0?"center":d==3?xa:Fr,yn=Ae||g==1?"middle":d==2?"top":Du;Cs(zt,S,rn,yn);let Lt=c.font[1]*c.lineGap,jt=Te.map(St=>N(u(St,V,q,oe))),on=c._values;for(let St=0;St<on.length;St++){let Nt=on[St];if(Nt!=null){g==0?y=jt[St]:v=jt[St],Nt=""+Nt;let Xn=Nt.indexOf(`
`)==-1?[Nt]:Nt.split(/\n/gm);for(let Tt=0;Tt<Xn.length;Tt++){let Ks=Xn[Tt];Ae?(f.save(),f.translate(y,v+Tt*Lt),f.rotate(Ae),f.fillText(Ks,0,0),f.restore()):f.fillText(Ks,y,v+Tt*Lt)}}}X.show&&Mi(jt,X.filter(n,ke,l,F,me),g,d,He,Be,Ee(X.width*xe,3),X.stroke(n,l),X.dash,X.cap);let bn=c.grid;bn.show&&Mi(jt,bn.filter(n,ke,l,F,me),g,g==0?2:1,g==0?Qt:Dt,g==0?tn:At,Ee(bn.width*xe,3),bn.stroke(n,l),bn.dash,bn.cap),H.show&&Mi([He],[1],g==0?1:0,g==0?1:2,g==1?Qt:Dt,g==1?tn:At,Ee(H.width*xe,3),H.stroke(n,l),H.dash,H.cap)}mt("drawAxes")}function Sr(l){k.forEach((c,d)=>{d>0&&(c._paths=null,l&&(o==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let Mo=!1,Oi=!1,to=[];function hm(){Oi=!1;for(let l=0;l<to.length;l++)mt(...to[l]);to.length=0}function Tr(){Mo||(ep(Es),Mo=!0)}function ym(l,c=!1){Mo=!0,Oi=c,l(n),Es(),c&&to.length>0&&queueMicrotask(hm)}n.batch=ym;function Es(){if(Ci&&(lm(),Ci=!1),yr&&(tm(),yr=!1),Lo){if(Oe(w,Fr,Ne),Oe(w,"top",et),Oe(w,vo,ue),Oe(w,ko,G),Oe(x,Fr,Ne),Oe(x,"top",et),Oe(x,vo,ue),Oe(x,ko,G),Oe(b,vo,Sn),Oe(b,ko,Bn),h.width=it(Sn*xe),h.height=it(Bn*xe),A.forEach(({_el:l,_show:c,_size:d,_pos:g,side:y})=>{if(l!=null)if(c){let v=y===3||y===0?d:0,S=y%2==1;Oe(l,S?"left":"top",g-v),Oe(l,S?"width":"height",d),Oe(l,S?"top":"left",S?et:Ne),Oe(l,S?"height":"width",S?G:ue),Ua(l,ar)}else Ot(l,ar)}),Wo=_r=Pi=Ei=Li=Ni=Ui=Wi=Di=null,Rt=1,oo(!0),Ne!=hr||et!=Hn||ue!=fn||G!=zn){Sr(!1);let l=ue/fn,c=G/zn;if(ve&&!jn&&B.left>=0){B.left*=l,B.top*=c,xr&&vn(xr,it(B.left),0,ue,G),Cr&&vn(Cr,0,it(B.top),ue,G);for(let d=0;d<Ht.length;d++){let g=Ht[d];g!=null&&(vr[d]*=l,kr[d]*=c,vn(g,en(vr[d]),en(kr[d]),ue,G))}}if($e.show&&!No&&$e.left>=0&&$e.width>0){$e.left*=l,$e.width*=l,$e.top*=c,$e.height*=c;for(let d in Bi)Oe(Pr,d,$e[d])}hr=Ne,Hn=et,fn=ue,zn=G}mt("setSize"),Lo=!1}Sn>0&&Bn>0&&(f.clearRect(0,0,h.width,h.height),mt("drawClear"),j.forEach(l=>l()),mt("draw")),$e.show&&No&&(Oo($e),No=!1),ve&&jn&&(Zn(null,!0,!1),jn=!1),re.show&&re.live&&Bt&&(qi(),Bt=!1),m||(m=!0,n.status=1,mt("ready")),eo=!1,Mo=!1}n.redraw=(l,c)=>{yr=c||!1,l!==!1?Ln($,R.min,R.max):Tr()};function Fi(l,c){let d=T[l];if(d.from==null){if(pt==0){let g=d.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(pt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==$&&d.distr==2&&pt>0&&(c.min=ln(c.min,t[0]),c.max=ln(c.max,t[0]),c.min==c.max&&c.max++),U[l]=c,Ci=!0,Tr()}}n.setScale=Fi;let Vi,Gi,xr,Cr,Ls,Ns,Ar,Rr,Us,Ws,Ie,Fe,En=!1,gt=B.drag,ct=gt.x,dt=gt.y;ve&&(B.x&&(Vi=Xt(Tf,x)),B.y&&(Gi=Xt(xf,x)),R.ori==0?(xr=Vi,Cr=Gi):(xr=Gi,Cr=Vi),Ie=B.left,Fe=B.top);let $e=n.select=Xe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Pr=$e.show?Xt(Sf,$e.over?x:w):null;function Oo(l,c){if($e.show){for(let d in l)$e[d]=l[d],d in Bi&&Oe(Pr,d,l[d]);c!==!1&&mt("setSelect")}}n.setSelect=Oo;function bm(l){if(k[l].show)Le&&Ua(Ge[l],ar);else if(Le&&Ot(Ge[l],ar),ve){let d=wr?Ht[0]:Ht[l];d!=null&&vn(d,-10,-10,ue,G)}}function Ln(l,c,d){Fi(l,{min:c,max:d})}function gn(l,c,d,g){c.focus!=null&&Sm(l),c.show!=null&&k.forEach((y,v)=>{v>0&&(l==v||l==null)&&(y.show=c.show,bm(v),o==2?(Ln(y.facets[0].scale,null,null),Ln(y.facets[1].scale,null,null)):Ln(y.scale,null,null),Tr())}),d!==!1&&mt("setSeries",l,c),g&&io("setSeries",n,l,c)}n.setSeries=gn;function wm(l,c){Xe(Z[l],c)}function vm(l,c){l.fill=pe(l.fill||null),l.dir=Se(l.dir,-1),c=c??Z.length,Z.splice(c,0,l)}function km(l){l==null?Z.length=0:Z.splice(l,1)}n.addBand=vm,n.setBand=wm,n.delBand=km;function _m(l,c){k[l].alpha=c,ve&&Ht[l]!=null&&(Ht[l].style.opacity=c),Le&&Ge[l]&&(Ge[l].style.opacity=c)}let Tn,Nn,Jn,Dr={focus:!0};function Sm(l){if(l!=Jn){let c=l==null,d=pn.alpha!=1;k.forEach((g,y)=>{if(o==1||y>0){let v=c||y==0||y==l;g._focus=c?null:v,d&&_m(y,v?1:pn.alpha)}}),Jn=l,d&&Tr()}}Le&&br&&kt(Uu,he,l=>{B._lock||(Kn(l),Jn!=null&&gn(null,Dr,!0,Ye.setSeries))});function hn(l,c,d){let g=T[c];d&&(l=l/xe-(g.ori==1?et:Ne));let y=ue;g.ori==1&&(y=G,l=y-l),g.dir==-1&&(l=y-l);let v=g._min,S=g._max,C=l/y,P=v+(S-v)*C,F=g.distr;return F==3?qr(10,P):F==4?Gf(P,g.asinh):F==100?g.bwd(P):P}function Tm(l,c){let d=hn(l,$,c);return ln(d,t[0],lt,ut)}n.valToIdx=l=>ln(l,t[0]),n.posToIdx=Tm,n.posToVal=hn,n.valToPos=(l,c,d)=>T[c].ori==0?a(l,T[c],d?At:ue,d?Dt:0):s(l,T[c],d?tn:G,d?Qt:0),n.setCursor=(l,c,d)=>{Ie=l.left,Fe=l.top,Zn(null,c,d)};function Is(l,c){Oe(Pr,Fr,$e.left=l),Oe(Pr,vo,$e.width=c)}function $s(l,c){Oe(Pr,"top",$e.top=l),Oe(Pr,ko,$e.height=c)}let no=R.ori==0?Is:$s,ro=R.ori==1?Is:$s;function xm(){if(Le&&re.live)for(let l=o==2?1:0;l<k.length;l++){if(l==0&&qt)continue;let c=re.values[l],d=0;for(let g in c)mn[l][d++].firstChild.nodeValue=c[g]}}function qi(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((d,g)=>{de[g]=d}):Hf(l.idx)||de.fill(l.idx),re.idx=de[0]),Le&&re.live){for(let d=0;d<k.length;d++)(d>0||o==1&&!qt)&&Cm(d,de[d]);xm()}Bt=!1,c!==!1&&mt("setLegend")}n.setLegend=qi;function Cm(l,c){let d=k[l],g=l==0&&Y==2?nn:t[l],y;qt?y=d.values(n,l,c)??Pn:(y=d.value(n,c==null?null:g[c],l,c),y=y==null?Pn:{_:y}),re.values[l]=y}function Zn(l,c,d){Us=Ie,Ws=Fe,[Ie,Fe]=B.move(n,Ie,Fe),B.left=Ie,B.top=Fe,ve&&(xr&&vn(xr,it(Ie),0,ue,G),Cr&&vn(Cr,0,it(Fe),ue,G));let g,y=lt>ut;Tn=De,Nn=null;let v=R.ori==0?ue:G,S=R.ori==1?ue:G;if(Ie<0||pt==0||y){g=B.idx=null;for(let C=0;C<k.length;C++){let P=Ht[C];P!=null&&vn(P,-10,-10,ue,G)}br&&gn(null,Dr,!0,l==null&&Ye.setSeries),re.live&&(de.fill(g),Bt=!0)}else{let C,P,F;o==1&&(C=R.ori==0?Ie:Fe,P=hn(C,$),g=B.idx=ln(P,t[0],lt,ut),F=O(t[0][g],R,v,0));let V=-10,q=-10,oe=0,Te=0,ke=!0,me="",X="";for(let H=o==2?1:0;H<k.length;H++){let Me=k[H],Be=de[H],ft=Be==null?null:o==1?t[H][Be]:t[H][1][Be],Ae=B.dataIdx(n,H,g,P),He=Ae==null?null:o==1?t[H][Ae]:t[H][1][Ae];if(Bt=Bt||He!=ft||Ae!=Be,de[H]=Ae,H>0&&Me.show){let Et=Ae==null?-10:Ae==g?F:O(o==1?t[0][Ae]:t[H][0][Ae],R,v,0),_t=He==null?-10:L(He,o==1?T[Me.scale]:T[Me.facets[1].scale],S,0);if(br&&He!=null){let zt=R.ori==1?Ie:Fe,rn=at(pn.dist(n,H,Ae,_t,zt));if(rn<Tn){let yn=pn.bias;if(yn!=0){let Lt=hn(zt,Me.scale),jt=He>=0?1:-1,on=Lt>=0?1:-1;on==jt&&(on==1?yn==1?He>=Lt:He<=Lt:yn==1?He<=Lt:He>=Lt)&&(Tn=rn,Nn=H)}else Tn=rn,Nn=H}}if(Bt||wr){let zt,rn;R.ori==0?(zt=Et,rn=_t):(zt=_t,rn=Et);let yn,Lt,jt,on,bn,St,Nt=!0,Xn=bt.bbox;if(Xn!=null){Nt=!1;let Tt=Xn(n,H);jt=Tt.left,on=Tt.top,yn=Tt.width,Lt=Tt.height}else jt=zt,on=rn,yn=Lt=bt.size(n,H);if(St=bt.fill(n,H),bn=bt.stroke(n,H),wr)H==Nn&&Tn<=pn.prox&&(V=jt,q=on,oe=yn,Te=Lt,ke=Nt,me=St,X=bn);else{let Tt=Ht[H];Tt!=null&&(vr[H]=jt,kr[H]=on,Vu(Tt,yn,Lt,Nt),Ou(Tt,St,bn),vn(Tt,en(jt),en(on),ue,G))}}}}if(wr){let H=pn.prox,Me=Jn==null?Tn<=H:Tn>H||Nn!=Jn;if(Bt||Me){let Be=Ht[0];Be!=null&&(vr[0]=V,kr[0]=q,Vu(Be,oe,Te,ke),Ou(Be,me,X),vn(Be,en(V),en(q),ue,G))}}}if($e.show&&En)if(l!=null){let[C,P]=Ye.scales,[F,V]=Ye.match,[q,oe]=l.cursor.sync.scales,Te=l.cursor.drag;if(ct=Te._x,dt=Te._y,ct||dt){let{left:ke,top:me,width:X,height:H}=l.select,Me=l.scales[q].ori,Be=l.posToVal,ft,Ae,He,Et,_t,zt=C!=null&&F(C,q),rn=P!=null&&V(P,oe);zt&&ct?(Me==0?(ft=ke,Ae=X):(ft=me,Ae=H),He=T[C],Et=O(Be(ft,q),He,v,0),_t=O(Be(ft+Ae,q),He,v,0),no(un(Et,_t),at(_t-Et))):no(0,v),rn&&dt?(Me==1?(ft=ke,Ae=X):(ft=me,Ae=H),He=T[P],Et=L(Be(ft,oe),He,S,0),_t=L(Be(ft+Ae,oe),He,S,0),ro(un(Et,_t),at(_t-Et))):ro(0,S)}else Hi()}else{let C=at(Us-Ls),P=at(Ws-Ns);if(R.ori==1){let oe=C;C=P,P=oe}ct=gt.x&&C>=gt.dist,dt=gt.y&&P>=gt.dist;let F=gt.uni;F!=null?ct&&dt&&(ct=C>=F,dt=P>=F,!ct&&!dt&&(P>C?dt=!0:ct=!0)):gt.x&&gt.y&&(ct||dt)&&(ct=dt=!0);let V,q;ct&&(R.ori==0?(V=Ar,q=Ie):(V=Rr,q=Fe),no(un(V,q),at(q-V)),dt||ro(0,S)),dt&&(R.ori==1?(V=Ar,q=Ie):(V=Rr,q=Fe),ro(un(V,q),at(q-V)),ct||no(0,v)),!ct&&!dt&&(no(0,0),ro(0,0))}if(gt._x=ct,gt._y=dt,l==null){if(d){if(js!=null){let[C,P]=Ye.scales;Ye.values[0]=C!=null?hn(R.ori==0?Ie:Fe,C):null,Ye.values[1]=P!=null?hn(R.ori==1?Ie:Fe,P):null}io(Ca,n,Ie,Fe,ue,G,g)}if(br){let C=d&&Ye.setSeries,P=pn.prox;Jn==null?Tn<=P&&gn(Nn,Dr,!0,C):Tn>P?gn(null,Dr,!0,C):Nn!=Jn&&gn(Nn,Dr,!0,C)}}Bt&&(re.idx=g,qi()),c!==!1&&mt("setCursor")}let Un=null;Object.defineProperty(n,"rect",{get(){return Un==null&&oo(!1),Un}});function oo(l=!1){l?Un=null:(Un=x.getBoundingClientRect(),mt("syncRect",Un))}function Ms(l,c,d,g,y,v,S){B._lock||En&&l!=null&&l.movementX==0&&l.movementY==0||(Qi(l,c,d,g,y,v,S,!1,l!=null),l!=null?Zn(null,!0,!0):Zn(c,!0,!1))}function Qi(l,c,d,g,y,v,S,C,P){if(Un==null&&oo(!1),Kn(l),l!=null)d=l.clientX-Un.left,g=l.clientY-Un.top;else{if(d<0||g<0){Ie=-10,Fe=-10;return}let[F,V]=Ye.scales,q=c.cursor.sync,[oe,Te]=q.values,[ke,me]=q.scales,[X,H]=Ye.match,Me=c.axes[0].side%2==1,Be=R.ori==0?ue:G,ft=R.ori==1?ue:G,Ae=Me?v:y,He=Me?y:v,Et=Me?g:d,_t=Me?d:g;if(ke!=null?d=X(F,ke)?u(oe,T[F],Be,0):-10:d=Be*(Et/Ae),me!=null?g=H(V,me)?u(Te,T[V],ft,0):-10:g=ft*(_t/He),R.ori==1){let zt=d;d=g,g=zt}}P&&(c==null||c.cursor.event.type==Ca)&&((d<=1||d>=ue-1)&&(d=or(d,ue)),(g<=1||g>=G-1)&&(g=or(g,G))),C?(Ls=d,Ns=g,[Ar,Rr]=B.move(n,d,g)):(Ie=d,Fe=g)}let Bi={width:0,height:0,left:0,top:0};function Hi(){Oo(Bi,!1)}let Os,Fs,Vs,Gs;function qs(l,c,d,g,y,v,S){En=!0,ct=dt=gt._x=gt._y=!1,Qi(l,c,d,g,y,v,S,!0,!1),l!=null&&(kt(Aa,La,Qs,!1),io(Lu,n,Ar,Rr,ue,G,null));let{left:C,top:P,width:F,height:V}=$e;Os=C,Fs=P,Vs=F,Gs=V}function Qs(l,c,d,g,y,v,S){En=gt._x=gt._y=!1,Qi(l,c,d,g,y,v,S,!1,!0);let{left:C,top:P,width:F,height:V}=$e,q=F>0||V>0,oe=Os!=C||Fs!=P||Vs!=F||Gs!=V;if(q&&oe&&Oo($e),gt.setScale&&q&&oe){let Te=C,ke=F,me=P,X=V;if(R.ori==1&&(Te=P,ke=V,me=C,X=F),ct&&Ln($,hn(Te,$),hn(Te+ke,$)),dt)for(let H in T){let Me=T[H];H!=$&&Me.from==null&&Me.min!=De&&Ln(H,hn(me+X,H),hn(me,H))}Hi()}else B.lock&&(B._lock=!B._lock,Zn(c,!0,l!=null));l!=null&&(gr(Aa,La),io(Aa,n,Ie,Fe,ue,G,null))}function Am(l,c,d,g,y,v,S){if(B._lock)return;Kn(l);let C=En;if(En){let P=!0,F=!0,V=10,q,oe;R.ori==0?(q=ct,oe=dt):(q=dt,oe=ct),q&&oe&&(P=Ie<=V||Ie>=ue-V,F=Fe<=V||Fe>=G-V),q&&P&&(Ie=Ie<Ar?0:ue),oe&&F&&(Fe=Fe<Rr?0:G),Zn(null,!0,!0),En=!1}Ie=-10,Fe=-10,de.fill(null),Zn(null,!0,!0),C&&(En=C)}function Bs(l,c,d,g,y,v,S){B._lock||(Kn(l),Ri(),Hi(),l!=null&&io(Wu,n,Ie,Fe,ue,G,null))}function Hs(){A.forEach(lg),Ai(n.width,n.height,!0)}sr(ui,Gr,Hs);let Er={};Er.mousedown=qs,Er.mousemove=Ms,Er.mouseup=Qs,Er.dblclick=Bs,Er.setSeries=(l,c,d,g)=>{let y=Ye.match[2];d=y(n,c,d),d!=-1&&gn(d,g,!0,!1)},ve&&(kt(Lu,x,qs),kt(Ca,x,Ms),kt(Nu,x,l=>{Kn(l),oo(!1)}),kt(Uu,x,Am),kt(Wu,x,Bs),Fa.add(n),n.syncRect=oo);let Fo=n.hooks=e.hooks||{};function mt(l,c,d){Oi?to.push([l,c,d]):l in Fo&&Fo[l].forEach(g=>{g.call(null,n,c,d)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Fo[c]=(Fo[c]||[]).concat(l.hooks[c])});let zs=(l,c,d)=>d,Ye=Xe({key:null,setSeries:!1,filters:{pub:Hu,sub:Hu},scales:[$,k[1]?k[1].scale:null],match:[zu,zu,zs],values:[null,null]},B.sync);Ye.match.length==2&&Ye.match.push(zs),B.sync=Ye;let js=Ye.key,zi=qc(js);function io(l,c,d,g,y,v,S){Ye.filters.pub(l,c,d,g,y,v,S)&&zi.pub(l,c,d,g,y,v,S)}zi.sub(n);function Rm(l,c,d,g,y,v,S){Ye.filters.sub(l,c,d,g,y,v,S)&&Er[l](null,c,d,g,y,v,S)}n.pub=Rm;function Pm(){zi.unsub(n),Fa.delete(n),Qn.clear(),Wa(ui,Gr,Hs),p.remove(),he?.remove(),mt("destroy")}n.destroy=Pm;function ji(){mt("init",e,t),Ts(t||e.data,!1),U[$]?Fi($,U[$]):Ri(),No=$e.show&&($e.width>0||$e.height>0),jn=Bt=!0,Ai(e.width,e.height)}return k.forEach(_s),A.forEach(sm),r?r instanceof HTMLElement?(r.appendChild(p),ji()):r(n,ji):ji(),n}st.assign=Xe;st.fmtNum=za;st.rangeNum=ci;st.rangeLog=fi;st.rangeAsinh=Ba;st.orient=ur;st.pxRatio=xe;st.join=Xf;st.fmtDate=Ka,st.tzDate=cp;st.sync=qc;{st.addGap=Hp,st.clipGaps=hi;let e=st.paths={points:Kc};e.linear=Jc,e.stepped=Kp,e.bars=Yp,e.spline=Zp}var ns="smartmoney.theme",td=matchMedia("(prefers-color-scheme: dark)");function ug(){let e=localStorage.getItem(ns);return e==="light"||e==="dark"?e:"system"}var Co=Qe(ug()),vi=Qe("light");function rs(){vi.value=Co.value==="system"?td.matches?"dark":"light":Co.value,document.documentElement.dataset.theme=vi.value}td.addEventListener("change",rs);rs();function nd(e){Co.value=e,e==="system"?localStorage.removeItem(ns):localStorage.setItem(ns,e),rs()}function cr({label:e,times:t,lines:r,format:n,height:o=240}){let a=Mn(null),s=vi.value,u=JSON.stringify([t,r]);Ut(()=>{let p=a.current;if(!p)return;let h=new st(cg(p,r,n,o),[t,...r.map(b=>b.values)],p),f=new ResizeObserver(()=>h.setSize({width:Math.max(p.clientWidth,200),height:o}));return f.observe(p),()=>{f.disconnect(),h.destroy()}},[u,s,o]);let m=Math.max(1,Math.floor(t.length/12));return i("figure",{class:"chart",children:[i("div",{ref:a,"aria-hidden":"true"}),i("figcaption",{class:"sr-only",children:[e,i("table",{children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Time"}),r.map(p=>i("th",{scope:"col",children:p.name},p.name))]})}),i("tbody",{children:t.map((p,h)=>(h%m===0||h===t.length-1)&&i("tr",{children:[i("th",{scope:"row",children:new Date(p*1e3).toISOString().slice(0,16)}),r.map(f=>i("td",{children:f.values[h]==null?"":n(f.values[h])},f.name))]},p))})]})]})]})}function cg(e,t,r,n){let o=os(e,"--muted"),a=os(e,"--line"),s="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:u=>st.tzDate(new Date(u*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},axes:[{stroke:o,font:s,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(u,m,p,h,f)=>m.map(b=>dg(b,f))},{stroke:o,font:s,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(u,m)=>m.map(p=>r(p))}],series:[{value:(u,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(u=>{let m=os(e,`--${u.tone??"accent"}`);return{label:u.name,stroke:m,width:u.points?0:2,spanGaps:!u.points,points:{show:u.points??!1,size:9,fill:m},paths:u.bars?st.paths.bars?.({size:[.7,24]}):void 0,fill:u.bars?rd(m,.6):u.points||t.length>1?void 0:rd(m,.1),value:(p,h)=>h==null?"\u2013":r(h)}})]}}function dg(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function os(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function rd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function od({values:e,label:t}){if(e.length<2)return i("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),o=88,a=24,s=h=>h/(e.length-1)*(o-4)+2,u=h=>n===r?a/2:a-3-(h-r)/(n-r)*(a-6),m=e[e.length-1]??0,p=m>=(e[0]??0);return i("svg",{class:`spark ${p?"good":"bad"}`,width:o,height:a,viewBox:`0 0 ${o} ${a}`,role:"img","aria-label":t,children:[i("polyline",{points:e.map((h,f)=>`${s(f).toFixed(1)},${u(h).toFixed(1)}`).join(" ")}),i("circle",{cx:s(e.length-1),cy:u(m),r:"2"})]})}function cn({label:e,choices:t,chosen:r,change:n}){let o=a=>n(r.includes(a)?r.filter(s=>s!==a):[...r,a]);return i("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>i("button",{type:"button",class:"chip","aria-pressed":r.includes(a),onClick:()=>o(a),children:s},a))})}function Ct({label:e,choices:t,chosen:r,change:n}){return i("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:o,label:a})=>i("button",{type:"button","aria-pressed":o===r,onClick:()=>n(o),children:a},o))})}function dr({label:e,choices:t,chosen:r,change:n}){return i("label",{class:"field",children:[i("span",{children:e}),i("select",{value:r,onChange:o=>n(o.currentTarget.value),children:t.map(({value:o,label:a})=>i("option",{value:o,children:a},o))})]})}function Yr({label:e,value:t,change:r,min:n=0,max:o,step:a="any",hint:s}){return i("label",{class:"field",children:[i("span",{children:e}),i("input",{type:"number",inputMode:"decimal",value:t,min:n,max:o,step:a,placeholder:s,onChange:u=>{u.currentTarget.validity.valid&&r(u.currentTarget.value)}})]})}var id=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],ad=["ALL","DAY","WEEK","MONTH"],mg={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},sd=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],ld=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],fg=20,ki=4;function ud(){let e=Ze("chain",ht,"BASE"),t=Ze("by",id,"TRADER_SCORE"),r=Ze("window",ad,"ALL"),n=wt.value.params,o=n.get("asof")??"",a=n.get("after"),s={chain:e,rankBy:t,first:fg,after:a,window:r==="ALL"||o?null:r,asOf:o?`${o}T23:59:59Z`:null,filter:{...Object.fromEntries([...sd,...ld].flatMap(({name:f})=>n.get(f)?[[f,Number(n.get(f))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=se(Cl,s,{every:o?void 0:1e4}),m=se(Al,s),p=new Map(m.data?.wallets.nodes.map(f=>[f.walletAddress,f.equity.map(b=>b.realizedPnlUsd)])),h=f=>Re({after:"",...f});return i(E,{children:[i(We,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),i("div",{class:"filters",children:[i(Ct,{label:"Chain",choices:ht.map(f=>({value:f,label:je[f]})),chosen:e,change:f=>h({chain:f,compare:""})}),i(Ct,{label:"Window",choices:ad.map(f=>({value:f,label:mg[f]})),chosen:o?"ALL":r,change:f=>h({window:f==="ALL"?"":f,asof:""})}),i(dr,{label:"Ranked by",choices:id.map(f=>({value:f,label:we(f)})),chosen:t,change:f=>h({by:f})}),i("label",{class:"field",children:[i("span",{children:"As of the start of"}),i("input",{type:"date",value:o,onChange:f=>h({asof:f.currentTarget.value,window:""})})]}),i("details",{class:"more",children:[i("summary",{children:"Filter"}),i("div",{class:"filters",children:[sd.map(({name:f,label:b})=>i(Yr,{label:b,value:n.get(f)??"",change:w=>h({[f]:w}),hint:`${_(u.data?.wallets.chainDefaults[f]??0)} (default)`},f)),ld.map(({name:f,label:b,max:w})=>i(Yr,{label:b,value:n.get(f)??"",change:x=>h({[f]:x}),max:w,hint:"any"},f)),i("label",{class:"field",children:[i("span",{children:"Active since the start of"}),i("input",{type:"date",value:n.get("activeSince")??"",onChange:f=>h({activeSince:f.currentTarget.value})})]})]})]})]}),i(yg,{chain:e}),i("section",{class:"card","aria-label":"Ranked wallets",children:i(fe,{query:u,children:({wallets:f})=>i(pg,{page:f,chain:e,trend:p})})})]})}function pg({page:e,chain:t,trend:r}){let n=wt.value.params;if(e.edges.length===0){let a=e.chainDefaults;return i(ce,{title:"No wallet passes",children:["By default ",je[t]," asks for ",_(a.minTrades)," trades, ",_(a.minTokens)," tokens and ",_(a.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let o=e.asOf?`as it stood on ${$t(e.asOf)}`:e.windowStart?`since ${$t(e.windowStart)}`:"all time";return i(E,{children:[i("p",{class:"muted small",children:[_(e.totalCount)," wallets, ",o,e.asOf?"":i(E,{children:[", updated ",i(ee,{at:e.updatedAt})]})]}),i(ae,{label:`Wallets of ${je[t]}, best first`,columns:gg(t,r),rows:e.edges,id:a=>a.node.id}),i(Or,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>Re({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>Re({after:e.pageInfo.endCursor}):void 0})]})}function gg(e,t){let r=cd(),n=(o,a)=>Re({compare:(a?[...r,o]:r.filter(s=>s!==o)).slice(0,ki).join(",")});return[{name:"Rank",number:!0,cell:o=>_(o.rank)},{name:"Wallet",cell:o=>i($r,{chain:e,address:o.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:o=>o.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:o=>i(Jt,{value:o.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:o=>i(hg,{of:o.node})},{name:"Trades",number:!0,cell:o=>i(E,{children:[_(o.node.tradeCount),i("small",{children:[_(o.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:o=>Ue(o.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:o=>i(ee,{at:o.node.lastTradeTime})},{name:"Trend",cell:o=>i(od,{values:t.get(o.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:o=>i("input",{type:"checkbox","aria-label":`Compare ${o.node.walletAddress}`,checked:r.includes(o.node.walletAddress),disabled:!r.includes(o.node.walletAddress)&&r.length>=ki,onChange:a=>n(o.node.walletAddress,a.currentTarget.checked)})}]}function hg({of:e}){return i(E,{children:[ot(e.trueWinRate),i("small",{class:e.closedPositions<10?"few":void 0,children:["of ",_(e.closedPositions)]})]})}function cd(){return(wt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,ki)}function yg({chain:e}){let t=cd(),r=Array.from({length:ki},(a,s)=>se(Rl,{chain:e,address:t[s]??""},{skip:!t[s]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(a=>a.data?.wallet?[a.data.wallet]:[]),o=[{name:"Rank",of:a=>a.defaultRank?`#${_(a.defaultRank)}`:"not ranked"},{name:"Score",of:a=>a.traderScore.toFixed(3)},{name:"Profit",of:a=>i(Jt,{value:a.netPnlUsd})},{name:"Win rate",of:a=>`${ot(a.trueWinRate)} of ${_(a.closedPositions)}`},{name:"Trades",of:a=>_(a.tradeCount)},{name:"Average trade",of:a=>Ue(a.avgTradeSizeUsd)},{name:"Largest trade",of:a=>Ue(a.largestTradeUsd)},{name:"Last trade",of:a=>i(ee,{at:a.lastTradeTime})}];return i(z,{title:"Compared",actions:i("button",{type:"button",onClick:()=>Re({compare:""}),children:"Close"}),children:[t.length===1&&i("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),i(wg,{wallets:n}),i(ae,{label:"Compared wallets",rows:o,id:a=>a.name,columns:[{name:"Number",cell:a=>a.name},...n.map(a=>({name:a.walletAddress.slice(0,10),number:!0,cell:s=>s.of(a)}))]})]})}var bg=["accent","second","third","fourth"];function wg({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(o=>Date.parse(o.date)/1e3)))].sort((n,o)=>n-o);if(t.length<2)return null;let r=e.map((n,o)=>{let a=new Map(n.equity.map(s=>[Date.parse(s.date)/1e3,s.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:bg[o],values:t.map(s=>a.get(s)??null)}});return i(cr,{label:"Realized profit over time",times:t,lines:r,format:n=>Ue(n)})}var is="smartmoney.key",kn=Qe(void 0),_i=Qe("");cu({key:()=>kn.value?.key??"",refused:()=>as("The service no longer accepts this key: it was revoked or has expired.")});async function Ao(e){let t=await vg(e);await ba(),sessionStorage.setItem(is,e),_i.value="",kn.value=t}async function vg(e){try{let{config:t}=await qe(vl,{},{key:e}),r=await dd(()=>qe(kl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Pe))throw t;if(t.code==="FORBIDDEN"&&await dd(()=>qe(_l,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Pe("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Pe("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function dd(e){try{return await e(),!0}catch(t){if(t instanceof Pe&&t.code==="FORBIDDEN")return!1;throw t}}async function md(){let e=sessionStorage.getItem(is);e&&await Ao(e)}function as(e=""){sessionStorage.removeItem(is),kn.value=void 0,_i.value=e,ba()}var fd=50,Jr=500,kg=15e3,_g=250,Si=class{constructor(t){this.filter=t}filter;rows=Qe(void 0);waiting=Qe([]);paused=Qe(!1);link=Qe("connecting");said=Qe("Connecting\u2026");gap=Qe(!1);older=Qe(void 0);refusal=Qe(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await qe(ca,{filter:this.filter,last:fd},{signal:this.abort.signal});this.rows.value=ss(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},kg)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){try{let{signals:t}=await qe(ca,{filter:this.filter,last:fd,before:this.older.value},{signal:this.abort.signal});this.add(t.nodes),this.older.value=t.pageInfo.hasPreviousPage&&(this.rows.value?.length??0)<Jr?t.pageInfo.startCursor??void 0:void 0}catch(t){this.fail(t)}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=du(Dl,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${_(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Jr&&(this.arrivals=this.arrivals.slice(-Jr)),this.showing||(this.showing=setTimeout(()=>this.show(),_g))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Jr&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=ss([...t,...this.waiting.value]).slice(0,Jr):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(o=>o.sequence));this.rows.value=ss([...r,...t.filter(o=>!n.has(o.sequence))]).slice(0,Jr)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=o=>o.signalId===t?{...o,retractedAt:r}:o;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await qe(Pl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(o=>[o.signalId,o]));this.rows.value=this.rows.value?.map(o=>{let a=n.get(o.signalId);return a?{...o,retractedAt:a.retractedAt,token:{...o.token,profile:a.token.profile}}:o})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Pe?t:new Pe("",String(t)))}};function ss(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var dn=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],pd=["P0","P1","P2"];function gd(){let e={chains:Ir("chains",ht),types:Ir("types",dn),priorities:Ir("priorities",pd)},t=wt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=Kt(()=>{let a={};return e.chains.length>0&&(a.chains=e.chains),e.types.length>0&&(a.types=e.types),e.priorities.length>0&&(a.priorities=e.priorities),t.length>0&&(a.wallets=t),a},[r]),o=a=>s=>Re({[a]:s.join(",")});return i(E,{children:[i(We,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),i("div",{class:"filters",children:[i(cn,{label:"Chains",choices:ht.map(a=>({value:a,label:je[a]})),chosen:e.chains,change:o("chains")}),i(cn,{label:"Types",choices:dn.map(a=>({value:a,label:we(a)})),chosen:e.types,change:o("types")}),i(cn,{label:"Priorities",choices:pd.map(a=>({value:a,label:a})),chosen:e.priorities,change:o("priorities")}),i("details",{class:"more",open:t.length>0,children:[i("summary",{children:"Watch list"}),i("label",{class:"field",children:[i("span",{children:"Only signals of these wallets: up to 50 addresses"}),i("input",{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",onChange:a=>o("wallets")(a.currentTarget.value.split(/[\s,]+/).filter(Boolean))})]})]})]}),i(Sg,{filter:n},r)]})}function Sg({filter:e}){let[t,r]=be(0),n=Kt(()=>new Si(e),[t]);Ut(()=>(n.start(),()=>n.stop()),[n]);let o=n.rows.value,a=n.waiting.value,s=n.paused.value;return n.refusal.value?i(an,{refusal:n.refusal.value,retry:()=>r(u=>u+1)}):o?i("section",{class:"card","aria-label":"Signals",children:[i("header",{class:"card-head",children:[i("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),i("div",{class:"actions",children:[a.length>0&&i("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",_(a.length)," new"]}),i("button",{type:"button",onClick:()=>{s?n.resume():n.paused.value=!0},children:s?"Resume":"Pause"})]})]}),n.gap.value&&i("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),o.length===0?i(Cg,{filtered:Object.keys(e).length>0}):i(ae,{label:"Signals, newest first",columns:Ro,rows:o,id:u=>u.signalId,class:u=>u.retractedAt?"gone":n.fresh.has(u.signalId)?"fresh":""}),n.older.value&&i("div",{class:"pager",children:i("button",{type:"button",onClick:()=>{n.loadOlder()},children:"Older signals"})})]}):i(Mr,{label:"Loading the newest signals"})}var Ro=[{name:"Time",cell:e=>i(ee,{at:e.sentAt})},{name:"Priority",cell:e=>i(oi,{priority:e.priority})},{name:"Signal",cell:e=>i("span",{children:[i("a",{href:_e(["signal",e.signalId]),children:e.headline}),i("small",{children:[we(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>i(yt,{chain:e.chain})},{name:"Token",cell:e=>i(Zt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>i(E,{children:[e.summary.traderCount,i("small",{children:["best #",_(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Ue(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>rt(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>i(E,{children:[rt(e.token.profile?.priceUsd),i("small",{children:i(Mt,{value:Tg(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>i(E,{children:[i(Mt,{value:e.token.priceChangePct/100}),i("small",{children:xg(e)})]})}];function Tg(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function xg(e){return e.latency?`after ${ze((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function Cg({filtered:e}){let t=Kt(()=>new Date(Date.now()-864e5).toISOString(),[]),r=se(El,{since:t},{every:3e4}),n=se(Ll,{},{skip:kn.value?.scope!=="customer"});return i(fe,{query:r,children:o=>i(ce,{title:e?"No signal passes this filter":"No signals yet",children:i("ul",{class:"why",children:[e&&i("li",{children:"Fewer chips, or a longer watch list, may show more."}),Ag(o,n.data?.usage.budget,yo.value).map(a=>i("li",{children:a},a))]})})})}function Ag(e,t,r){let n=[],o=e.chains.filter(u=>e.config.chains.includes(u.chain));o.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of o)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${je[u.chain]} is quiet: its last trade was ${ri(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${je[u.chain]} yet.`),u.reason&&n.push(`${je[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${_(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let u of e.decisions.nodes)a.set(u.rule??"",(a.get(u.rule??"")??0)+u.count);let[s]=[...a].sort((u,m)=>m[1]-u[1]);return s?n.push(`In the last 24 hours the rule \u201C${we(s[0])}\u201D held back ${_(s[1])} candidates, more than any other.`):o.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function yd(){let e=se(Nl,{},{every:5e3});return i(E,{children:[i(We,{title:"Overview",about:"Whether the service does its work, and for how long the disk will do."}),i(fe,{query:e,children:t=>{let r=t.serviceStatus;return i("div",{class:"stack",children:[i(Pg,{data:t}),i(z,{children:i(Ke,{items:Dg(r)})}),i(z,{title:"Chains",children:i(ae,{label:"Chains",columns:Eg,rows:r.chains,id:n=>n.chain})}),i(z,{title:"Delivery",children:[i(ae,{label:"How long delivery takes",columns:Lg,rows:r.deliveries.steps,id:n=>n.step}),i("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),i(z,{title:"Database",children:i(Ke,{items:Ug(r.database)})}),i(z,{title:"Processes",children:i(ae,{label:"Processes",columns:Ng,rows:r.processes,id:n=>`${n.role} ${n.name}`})}),i(Ig,{status:r})]})}})]})}function Rg({serviceStatus:e,sources:t,sinks:r}){let n=[];for(let s of e.chains)s.reason&&n.push(`${je[s.chain]}: ${s.reason}.`);e.processes.some(s=>s.leader)||n.push("No process leads: events are stored, and no signal is found until one does.");for(let s of[...t,...r])s.healthy||n.push(`${s.name}: ${s.problem??"not healthy"}`);let o=e.deliveries;o.overdueSeconds>60&&n.push(`The oldest delivery to a webhook has been due for ${ze(o.overdueSeconds)}.`),o.disabledWebhooks>0&&n.push(`${_(o.disabledWebhooks)} webhooks are switched off after failures.`);let a=e.database?.daysUntilFull;return a!=null&&a<30&&n.push(`At its present growth the database fills the disk in ${ze(a*86400)}.`),n}function Pg({data:e}){let t=Rg(e);return t.length===0?i("p",{class:"note good",role:"status",children:"All is well."}):i("div",{class:"note bad",role:"alert",children:[i("strong",{children:"Needs attention"}),i("ul",{class:"why",children:t.map(r=>i("li",{children:r},r))})]})}function Dg(e){let t=e.chains.map(o=>o.eventsPerSecond).filter(o=>o!=null),r=e.deliveries.steps.find(o=>o.step==="webhook"),n=e.processes.filter(o=>!o.leader&&["all","api","engine"].includes(o.role)).length;return[{name:"Events",value:t.length>0?`${_a(t.reduce((o,a)=>o+a,0))}/s`:"not measured yet",note:`${_(e.chains.reduce((o,a)=>o+a.events,0))} since the start`},{name:"Behind",value:ze(Math.max(...e.chains.map(o=>o.lagSeconds))),note:`${_(e.chains.reduce((o,a)=>o+a.unprocessed,0))} events to process`},{name:"Leader",value:i("span",{class:"break",children:e.processes.find(o=>o.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:_(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${ze(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:_(e.errors),note:`${_(e.warnings)} warnings, ${_(e.failedRequests)} failed requests`},{name:"Runs since",value:i(ee,{at:e.startedAt}),note:e.version}]}var Eg=[{name:"Chain",cell:e=>i(yt,{chain:e.chain})},{name:"State",cell:e=>i("span",{class:`badge ${e.healthy?"good":"bad"}`,title:e.reason??"",children:e.healthy?"Healthy":"Behind"})},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":_a(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>i(ee,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>i(E,{children:[ze(e.lagSeconds),i("small",{children:[_(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>_(e.events)}],hd={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Lg=[{name:"Step",cell:e=>i(E,{children:[hd[e.step]?.[0]??e.step,i("small",{children:hd[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":ze(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":ze(e.p99Seconds)},{name:"Times",number:!0,cell:e=>_(e.count)}],Ng=[{name:"Process",cell:e=>i(E,{children:[i("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&i("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?i("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function Ug(e){if(!e)return[{name:"Size",value:"not measured yet"}];let t=`measured over ${ze(e.measuredSeconds)}`;return[{name:"Size",value:ni(e.bytes),note:e.kind==="postgres"?"PostgreSQL":"SQLite"},{name:"Growth a day",value:e.growthPerDay==null?"after ten minutes":ni(e.growthPerDay),note:t},{name:"Free",value:e.freeBytes==null?"unknown":ni(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":"on its disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${_(e.daysUntilFull)} days`,note:e.daysUntilFull==null?"not known":"at this growth"}]}var Wg=[{name:"Level",cell:e=>i("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>i(E,{children:[e.message,e.details&&i("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>_(e.count)},{name:"First",wide:!0,cell:e=>i(ee,{at:e.firstAt})},{name:"Last",cell:e=>i(ee,{at:e.lastAt})}];function Ig({status:e}){return i(z,{title:"Warnings and errors",actions:i("a",{href:_e(["sources"]),children:"Sources"}),children:e.problems.length===0?i(ce,{title:"None",children:"This process has logged no warning and no error since it started."}):i(ae,{label:"Warnings and errors, the last first",columns:Wg,rows:e.problems,id:t=>t.level+t.message})})}var bd=["FLAG","ENVIRONMENT","FILE","DEFAULT"],wd={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function vd(){let e=Ir("origins",bd),t=se(Ul,{});return i(E,{children:[i(We,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),i("div",{class:"filters",children:i(cn,{label:"Where from",choices:bd.map(r=>({value:r,label:wd[r]})),chosen:e,change:r=>Re({origins:r.join(",")})})}),i(fe,{query:t,children:({settings:r})=>i($g,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function $g({settings:e,all:t}){if(e.length===0)return i(ce,{title:"No setting comes from there",children:["All ",_(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,o)=>+(n==="")-+(o===""));return i("div",{class:"stack",children:[r.map(n=>i(z,{title:n||"Every command, and sections of the file",children:i(ae,{label:`Settings: ${n||"every command"}`,columns:Mg,rows:e.filter(o=>o.group===n),id:o=>o.name})},n)),i("p",{class:"muted",children:[_(e.length)," of ",_(t)," settings. Change one where it comes from, then restart the process."]})]})}var Mg=[{name:"Setting",cell:e=>i(E,{children:[i("span",{class:"mono",children:e.name}),e.description&&i("small",{children:e.description})]})},{name:"Value",cell:e=>i(E,{children:[i("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&i("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?i("span",{class:"muted",children:"default"}):i(E,{children:[i("strong",{children:wd[e.origin]}),i("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":i("span",{class:"mono break",children:e.default||"not set"})}];function kd({args:[e=""]}){let t=se(Wl,{id:e},{every:15e3});return i(fe,{query:t,children:({signal:r})=>r?i(Og,{s:r}):i(ce,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function Og({s:e}){return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:_e(["live"]),children:"Live"})," \u203A signal ",_(e.sequence)]}),i(We,{title:e.headline,about:i(E,{children:[i(oi,{priority:e.priority})," ",i(yt,{chain:e.chain})," ",we(e.notificationType)," \xB7 ",Fn(e.timestamp)]}),children:i(Zt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&i("p",{class:"note bad",role:"alert",children:["Retracted ",i(ee,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&i("p",{class:"note",children:[i("a",{href:_e(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&i(E,{children:[" \xB7 outcome ",i("strong",{children:e.market.outcomeLabel})]})]}),i(z,{title:"Price since",children:i(Fg,{s:e})}),i(z,{title:`Wallets (${_(e.summary.traderCount)})`,children:i(Vg,{s:e})}),i("div",{class:"columns",children:[i(z,{title:"Why it was raised",children:i("ul",{class:"reasons",children:e.why.reasons.map(t=>i("li",{children:t.text},t.text))})}),i(Gg,{s:e})]}),i(qg,{id:e.signalId,at:e.latency?.deliveredAt??null}),i(Qg,{token:e.token.address,own:e.signalId})]})}function Fg({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),o=(a,s,u)=>({name:a,value:i(Mt,{value:u}),note:u!==null?rt(t*(1+u)):n<s*36e5?"not yet":"no price known"});return i(Ke,{items:[{name:"First wallet paid",value:rt(e.token.firstSmartEntryPrice),note:`${Yt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:rt(t),note:e.latency?`raised ${ze(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:rt(r),note:i(Mt,{value:r&&t?r/t-1:null})},o("After 1 hour",1,e.outcome.return1h),o("After 6 hours",6,e.outcome.return6h),o("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":rt(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Vg({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${_(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>i($r,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Ue(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>rt(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>i(Jt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; beside it today\u2019s, with the number of positions",sort:n=>n.winRate,cell:n=>i(E,{children:[ot(n.winRate),n.profile&&i("small",{children:["today ",ot(n.profile.trueWinRate)," of ",_(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${_(n.profile.defaultRank)}`:"\u2013"}];return i(ae,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function Gg({s:e}){let t=e.decision.delivered;return i(z,{title:"Why you got it",children:[i("p",{class:"lead",children:e.decision.text}),t&&i(Ke,{items:[{name:"Signal of the day",value:_(t.dailyUsed),note:`of ${_(t.dailyBudget)}`},{name:"Of this type",value:_(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${_(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function qg({id:e,at:t}){let r=se(Il,{},{skip:kn.value?.scope!=="customer",every:3e4});if(kn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:o=>i("span",{class:"mono",children:o.url||"removed"})},{name:"What",cell:o=>o.retraction?"retraction":"signal"},{name:"State",cell:o=>i("span",{class:`badge ${o.state==="DELIVERED"?"good":o.state==="FAILED"?"bad":""}`,children:we(o.state)})},{name:"Attempts",cell:o=>o.attempts.map(a=>a.status??a.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:o=>i(ee,{at:o.createdAt})}];return i(z,{title:"Deliveries to webhooks",children:i(fe,{query:r,children:({webhooks:o})=>{let a=o.flatMap(s=>s.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:s.url})));return a.length>0?i(ae,{label:"Deliveries",columns:n,rows:a,id:s=>s.url+String(s.retraction)}):o.some(s=>s.url)?i(ce,{title:"Not among the last 200 deliveries",children:t?i(E,{children:["A webhook accepted it ",i(ee,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):i(ce,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function Qg({token:e,own:t}){let r=se($l,{token:e});return i(z,{title:"Everything decided about this token",children:i(fe,{query:r,children:({decisions:n})=>n.nodes.length===0?i(ce,{title:"Nothing in the last 7 days"}):i(ae,{label:"Decisions about the token",rows:n.nodes,id:o=>`${o.type}${o.firstAt}${o.rule}`,columns:[{name:"When",cell:o=>i(ee,{at:o.lastAt})},{name:"Type",cell:o=>we(o.type)},{name:"Result",cell:o=>i("span",{class:`badge ${o.outcome==="DELIVERED"?"good":""}`,children:o.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:o=>o.signalId&&o.signalId!==t?i("a",{href:_e(["signal",o.signalId]),children:o.text}):o.text},{name:"Times",number:!0,cell:o=>_(o.count)}]})})})}function _d(){let e=se(Ml,{},{every:5e3});return i(E,{children:[i(We,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),i(fe,{query:e,children:({sources:t,sinks:r})=>i("div",{class:"stack",children:[t.length===0&&i(ce,{title:"No live source",children:["Trades come by ",i("code",{children:"POST /ingest/events"})," alone. A source is added with ",i("code",{children:"smartmoney source add"})," or in ",i("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>i(Bg,{source:n},n.name)),t.length>0&&i(jg,{names:t.map(n=>n.name)}),r.length>0&&i(z,{title:"Sinks",children:i(ae,{label:"Sinks",columns:Kg,rows:r,id:n=>n.name})})]})})]})}function Bg({source:e}){let t=e.events.reduce((n,o)=>n+o.count,0),r=e.skipped.reduce((n,o)=>n+o.count,0);return i(z,{class:"spaced",title:e.name,actions:i(Sd,{healthy:e.healthy,state:e.state}),children:[e.problem&&i("p",{class:"note bad",children:e.problem}),e.waiting&&i("p",{class:"note",children:["Waits for ",e.waiting]}),i(Ke,{items:[{name:"Reads",value:we(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":_(e.lag),note:Hg(e)},{name:"Events in the log",value:_(t),note:e.events.map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:_(r),note:e.skipped.slice(0,3).map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:_(e.retracted),note:`${_(e.duplicates)} duplicates`},{name:"Last stored",value:i(ee,{at:e.lastBatchAt})}]}),e.lastError&&i("p",{class:"muted",children:["Last error, ",i(ee,{at:e.lastErrorAt}),": ",e.lastError]})]})}function Sd({healthy:e,state:t}){return i("span",{class:`badge ${e?"good":"bad"}`,children:we(t)})}function Hg(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:ze(e.lagSeconds)}var zg=[{name:"When",cell:e=>i(ee,{at:e.at})},{name:"Where",cell:e=>i("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>i(E,{children:[e.reason,e.detail&&i("small",{children:e.detail})]})},{name:"Message",cell:e=>i("details",{children:[i("summary",{children:"Show"}),i("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function jg({names:e}){let t=Ze("source",e,e[0]??""),r=se(Ol,{source:t});return i(z,{title:"Messages that became no event",actions:i("label",{class:"field inline",children:[i("span",{children:"Source"}),i("select",{value:t,onChange:n=>Re({source:n.currentTarget.value}),children:e.map(n=>i("option",{children:n},n))})]}),children:i(fe,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?i(ce,{title:"None",children:["Every message of ",t," was understood."]}):i(E,{children:[i(ae,{label:`Messages of ${t} that became no event, newest first`,columns:zg,rows:n.nodes,id:o=>String(o.number)}),i("p",{class:"muted",children:[_(n.nodes.length)," of ",_(n.totalCount)," that are kept."]})]})})})}var Kg=[{name:"Sink",cell:e=>i(E,{children:[e.name,i("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>i(E,{children:[i(Sd,{healthy:e.healthy,state:e.state}),e.problem&&i("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>_(e.published)},{name:"To publish",number:!0,cell:e=>_(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>_(e.failures)},{name:"Last published",cell:e=>i(ee,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?i(E,{children:[e.lastError,i("small",{children:i(ee,{at:e.lastErrorAt})})]}):"\u2013"}];function Td({args:[e="",t=""]}){let r=ht.find(o=>o===e.toUpperCase())??"BASE",n=se(Fl,{chain:r,address:t},{every:15e3});return i(fe,{query:n,children:({token:o})=>o?i(Yg,{t:o}):i(ce,{title:"This token is unknown",children:["The service has seen no trade of ",wn(t)," on this chain."]})})}function Yg({t:e}){return i("div",{class:"stack",children:[i(We,{title:e.symbol||wn(e.address),about:i(E,{children:[i(yt,{chain:e.chain})," ",i("span",{class:"mono address",children:e.address})]}),children:i(Vn,{text:e.address,label:"the address"})}),i(z,{children:i(Ke,{items:[{name:"Price",value:rt(e.priceUsd),note:e.priceAt?i(ee,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Ue(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":_(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&i(Cd,{m:e.market}),i(Jg,{chain:e.chain,token:e.address})]})}function Jg({chain:e,token:t}){let r=se(Vl,{chain:e,token:t},{every:15e3});return i(fe,{query:r,children:({signals:n})=>i(E,{children:[i(z,{title:"Signals on it",children:n.nodes.length===0?i(ce,{title:"None of your signals is on it",children:i("a",{href:_e(["live"]),children:"See all signals"})}):i(ae,{label:"Signals on the token",columns:Ro,rows:[...n.nodes].sort((o,a)=>a.sequence-o.sequence),id:o=>o.signalId})}),n.nodes.length>0&&i(z,{title:"Top wallets in these signals",children:i(Zg,{chain:e,nodes:n.nodes})})]})})}function Zg({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(o=>!o.retractedAt).flatMap(o=>o.traders)){let o=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(o?.sizeUsd??0,n.tradeSizeUsd),signals:(o?.signals??0)+1})}return i(ae,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,o)=>n.rank-o.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${_(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>i($r,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Ue(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>_(n.signals),sort:n=>n.signals}]})}function xd({args:[e=""]}){let t=se(Gl,{itemId:e},{every:15e3});return i(fe,{query:t,children:({market:r})=>r?i("div",{class:"stack",children:[i(We,{title:r.question||"A market without a question",about:i(yt,{chain:"POLYMARKET"})}),i(Cd,{m:r})]}):i(ce,{title:"This market is unknown",children:"No source has described it yet."})})}function Cd({m:e}){return i(z,{title:e.outcomeLabel?i("a",{href:_e(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[i(Ke,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Ue(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:i("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&i(ae,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>i("a",{class:"symbol",href:_e(["token","POLYMARKET",t.token]),children:t.outcomeLabel||wn(t.token)})},{name:"Price",number:!0,cell:t=>rt(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":i("span",{class:"chance",children:[i("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var Xg=200,ls=2e3;function eh(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Po(e,t){let r=eh(e,t);return r===null?null:e.notificationType==="SELL_SIGNAL"?-r:r}function Ad(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(th).join(",")).join(`\r
`)}function th(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Rd(e,t,r){let[n,o]=be({signals:[],done:!1,cut:!1}),a=JSON.stringify(e);return Ut(()=>{let s=new AbortController;return o({signals:[],done:!1,cut:!1}),nh(e,t,s.signal,o),()=>s.abort()},[a,t,r]),n}async function nh(e,t,r,n){let o=[],a=null;try{for(;;){let s=await qe(ql,{filter:e,last:Xg,before:a},{signal:r}),{nodes:u,pageInfo:m}=s.signals,p=u.filter(b=>b.sentAt>t).sort((b,w)=>w.sequence-b.sequence);o.push(...p),a=m.startCursor;let h=p.length===u.length&&m.hasPreviousPage&&a!==null,f=!h||o.length>=ls;if(n({signals:[...o],done:f,cut:h&&f}),f)return}}catch(s){r.aborted||n({signals:o,done:!0,cut:!1,refusal:s instanceof Pe?s:new Pe("",String(s))})}}var Pd=["7","30","90"],cs=["1h","6h","24h","settled"],Do={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},ds={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Dd=["all","wins","losses","open"],Ed={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Nd=30,us=100;function Ud(){let e=Ze("days",Pd,"30"),t=Ze("after",cs,"1h"),r=Ze("chain",["ALL",...ht],"ALL"),n=Ze("type",["ALL",...dn],"ALL"),[o,a]=be(0),s=Kt(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,o]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},m=Rd(u,s,o),p=se(Ql,{since:s,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),h=()=>a(f=>f+1);return i(E,{children:[i(We,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[i("button",{type:"button",onClick:h,children:"Renew"}),i("button",{type:"button",disabled:!m.done||m.signals.length===0,onClick:()=>rh(m.signals),children:"CSV"})]}),i("div",{class:"filters",children:[i(Ct,{label:"Period",choices:Pd.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>Re({days:f})}),i(Ct,{label:"Graded after",choices:cs.map(f=>({value:f,label:ds[f]})),chosen:t,change:f=>Re({after:f})}),i(dr,{label:"Chain",choices:[{value:"ALL",label:"All"},...ht.map(f=>({value:f,label:je[f]}))],chosen:r,change:f=>Re({chain:f==="ALL"?"":f})}),i(dr,{label:"Type",choices:[{value:"ALL",label:"All"},...dn.map(f=>({value:f,label:we(f)}))],chosen:n,change:f=>Re({type:f==="ALL"?"":f})})]}),i(fe,{query:p,children:f=>i(oh,{record:f.types,weeks:f.weeks.groups,span:t})}),m.refusal&&i(an,{refusal:m.refusal,retry:h}),m.signals.length===0&&!m.refusal&&(m.done?i(ce,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",i("a",{href:_e(["live"]),children:"See what comes now"})]}):i(Mr,{label:"Loading signals"})),m.signals.length>0&&i(z,{title:"Every signal",children:[!m.done&&i(Mr,{label:`${_(m.signals.length)} signals loaded`}),m.cut&&i("p",{class:"note warn",children:["Below and in the CSV are the newest ",_(ls)," signals of the period; the numbers above are of all."]}),i(uh,{signals:m.signals,span:t})]})]})}function rh(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([Ad(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function oh({record:e,weeks:t,span:r}){return i(E,{children:[i(z,{children:i(ih,{record:e,span:r})}),e.all.count>0&&i(E,{children:[i("div",{class:"columns",children:[i(z,{title:"Wins and losses",children:i(ah,{record:e.all,span:r})}),i(z,{title:"What waiting costs",children:i(sh,{delays:e.delays})})]}),i(z,{title:"By type",children:i(Ld,{label:"By type",first:"Type",groups:e.groups,name:n=>we(n.type??""),span:r})}),i(z,{title:"By week",children:[i(lh,{weeks:t,span:r}),i(Ld,{label:"By week",first:"Week from",groups:t,name:n=>$t(n.weekFrom??""),span:r})]})]})]})}function ih({record:e,span:t}){let r=s=>{let u=e.all[Do[s]];return{name:`Right after ${ds[s].toLowerCase()}`,value:i("span",{class:s===t?"chosen":"",children:ot(u.hitRate)}),note:u.count===0?"none graded yet":i(E,{children:["of ",_(u.count),": ",ot(u.hitRateLow)," to ",ot(u.hitRateHigh),i("br",{}),"median gain ",Yt(u.medianGain)]})}},{keptSince:n,since:o,all:a}=e;return i(E,{children:[n&&n>o&&i("p",{class:"note warn",children:["Signals before ",Fn(n)," are no longer kept and not counted."]}),i(Ke,{items:[{name:"Signals",value:_(a.count),note:a.retracted>0?`and ${_(a.retracted)} retracted, not counted`:`since ${$t(o)}`},...cs.map(r)]})]})}function ah({record:e,span:t}){let r=e[Do[t]];return r.count===0?i(ce,{title:"None is graded yet",children:[_(e.count)," signals wait: a price is taken ",ds[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):i(Ke,{items:[{name:"Wins",value:i("span",{class:"good",children:_(r.wins)}),note:`best ${Yt(r.bestGain)}`},{name:"Losses",value:i("span",{class:"bad",children:_(r.losses)}),note:`worst ${Yt(r.worstGain)}`},{name:"Right",value:ot(r.hitRate),note:`95 %: ${ot(r.hitRateLow)} to ${ot(r.hitRateHigh)}`},{name:"Median gain",value:i(Mt,{value:r.medianGain}),note:r.count<Nd?`only ${_(r.count)}: says little`:`of ${_(r.count)}`}]})}function sh({delays:e}){let t=e[0]?.count??0;return t===0?i(ce,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):i(E,{children:[i("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",_(t)," that are a day old, if one follows"]}),i(Ke,{items:e.map(r=>({name:r.minutes===0?"At once":`${_(r.minutes)} minutes later`,value:i(Mt,{value:r.medianGain})}))})]})}function Ld({label:e,first:t,groups:r,name:n,span:o}){let a=u=>u.record[Do[o]];return i(ae,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>_(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>_(a(u).count)},{name:"Wins",number:!0,cell:u=>i("span",{class:"good",children:_(a(u).wins)})},{name:"Losses",number:!0,cell:u=>i("span",{class:"bad",children:_(a(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>a(u).hitRate??-1,cell:u=>a(u).count===0?"\u2013":i(E,{children:[ot(a(u).hitRate),i("small",{class:a(u).count<Nd?"few":"",children:[ot(a(u).hitRateLow)," to ",ot(a(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>i(Mt,{value:a(u).medianGain}),sort:u=>a(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>i(Mt,{value:a(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>i(Mt,{value:a(u).bestGain})}],rows:r,id:n})}function lh({weeks:e,span:t}){let r=e.filter(n=>n.record[Do[t]].medianGain!==null);return r.length<2?null:i(cr,{label:"Median gain by week",times:r.map(n=>Date.parse(n.weekFrom??"")/1e3),format:n=>Yt(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Do[t]].medianGain)}]})}function uh({signals:e,span:t}){let r=Ze("grade",Dd,"all"),n=e.filter(a=>{let s=a.retractedAt?null:Po(a,t);return r==="all"||(r==="open"?s===null:s!==null&&r==="wins"==s>0)}),o=[{name:"Time",cell:a=>i(ee,{at:a.sentAt}),sort:a=>a.sequence},{name:"Grade",cell:a=>i(ch,{s:a,span:t})},{name:"Gain",number:!0,cell:a=>i(Mt,{value:Po(a,t)}),sort:a=>Po(a,t)??-9},{name:"Signal",cell:a=>i(E,{children:[i("a",{href:_e(["signal",a.signalId]),children:a.headline}),i("small",{children:we(a.notificationType)})]})},{name:"Chain",wide:!0,cell:a=>i(yt,{chain:a.chain})},{name:"Token",cell:a=>i(Zt,{chain:a.chain,address:a.token.address,symbol:a.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:a=>rt(a.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:a=>Yt(a.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:a=>Yt(a.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:a=>Yt(a.outcome.return24h)}];return i(E,{children:[i(Ct,{label:"Grades",choices:Dd.map(a=>({value:a,label:Ed[a]})),chosen:r,change:a=>Re({grade:a==="all"?"":a})}),n.length===0?i(ce,{title:`None: ${Ed[r].toLowerCase()}`}):i(ae,{label:"Graded signals",columns:o,rows:n.slice(0,us),id:a=>a.signalId,class:a=>a.retractedAt?"gone":""}),n.length>us&&i("p",{class:"muted small",children:["The newest ",_(us)," of ",_(n.length),"; the CSV has all."]})]})}function ch({s:e,span:t}){let r=Po(e,t);return e.retractedAt?i("span",{class:"badge",children:"Retracted"}):r===null?i("span",{class:"badge",children:"Open"}):i("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var Wd=["positions","closed","trades","signals"],dh={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Id({args:[e="",t=""]}){let r=ht.find(o=>o===e.toUpperCase())??"BASE",n=se(jl,{chain:r,address:t},{every:15e3});return i(fe,{query:n,children:({wallet:o})=>o?i(mh,{w:o}):i(ce,{title:"This wallet is unknown",children:["The service has seen no trade of ",wn(t)," on this chain."]})})}function mh({w:e}){let t=Ze("tab",Wd,"positions"),r={chain:e.chain,address:e.walletAddress};return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:_e(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${_(e.defaultRank)}`:"not ranked"]}),i(We,{title:i("span",{class:"mono",children:wn(e.walletAddress)}),about:i(E,{children:[i(yt,{chain:e.chain})," ",i("span",{class:"mono address",children:e.walletAddress})]}),children:[i(Vn,{text:e.walletAddress,label:"the address"}),i("a",{href:_e(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),i(z,{children:i(fh,{w:e})}),e.scoreParts&&i(z,{title:"What the score is made of",children:i(ph,{w:e,parts:e.scoreParts})}),i("div",{class:"columns",children:[i(z,{title:"Realized profit over time",children:i(gh,{w:e})}),i(z,{title:"Score at each midnight",children:i(hh,{w:e})})]}),i(z,{title:i(Ct,{label:"Lists",choices:Wd.map(n=>({value:n,label:dh[n]})),chosen:t,change:n=>Re({tab:n,after:""})}),children:[t==="positions"&&i(yh,{of:r}),t==="closed"&&i(bh,{of:r}),t==="trades"&&i(wh,{of:r}),t==="signals"&&i(vh,{of:r})]})]})}function fh({w:e}){return i(Ke,{items:[{name:"Rank",value:e.defaultRank?`#${_(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:i(Jt,{value:e.netPnlUsd}),note:i(E,{children:[i(Jt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:ot(e.trueWinRate),note:`${_(e.winningPositions)} of ${_(e.closedPositions)} closed positions`},{name:"Trades",value:_(e.tradeCount),note:`${_(e.buyCount)} buys, ${_(e.sellCount)} sells, ${_(e.tokensTraded)} tokens`},{name:"Bought",value:Ue(e.totalBuyVolumeUsd),note:`sold ${Ue(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Ue(e.avgTradeSizeUsd),note:`largest ${Ue(e.largestTradeUsd)}`},{name:"Last trade",value:i(ee,{at:e.lastTradeTime}),note:e.firstTradeTime?i(E,{children:["first ",i(ee,{at:e.firstTradeTime})]}):void 0}]})}function ph({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:i(E,{children:[i(Jt,{value:e.netPnlUsd})," for ",Ue(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${_(e.winningPositions)} of ${_(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${_(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${_(e.tradeCount)} trades; 1,000 are full`}];return i(ae,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>ot(n.weight)},{name:"Adds",number:!0,cell:n=>i("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function gh({w:e}){return e.equity.length<2?i(ce,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):i(cr,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Ue(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function hh({w:e}){return e.rankHistory.length<2?i(ce,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):i(cr,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Ti({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0)return i(ce,{title:r});let{hasNextPage:o,endCursor:a}=e.pageInfo;return i(E,{children:[n(e.nodes),i(Or,{shown:e.nodes.length,total:e.totalCount,noun:t,first:wt.value.params.get("after")?()=>Re({after:""}):void 0,more:o?()=>Re({after:a}):void 0})]})}var xi=()=>wt.value.params.get("after");function yh({of:e}){let t=se(Kl,{...e,after:xi()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:n=>i(ae,{label:"Open positions",rows:n,id:o=>o.token,columns:[{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol}),sort:o=>o.symbol},{name:"Quantity",number:!0,wide:!0,cell:o=>Sa(o.quantity)},{name:"Paid per token",number:!0,cell:o=>rt(o.quantity?o.costUsd/o.quantity:null)},{name:"Price",number:!0,cell:o=>rt(o.priceUsd)},{name:"Value",number:!0,cell:o=>Ue(o.valueUsd),sort:o=>o.valueUsd},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.pnlUsd}),sort:o=>o.pnlUsd}]})})})}function bh({of:e}){let t=se(Yl,{...e,after:xi()});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>i(ae,{label:"Closed positions",rows:n,id:o=>o.token+o.openedAt+o.closedAt,columns:[{name:"Closed",cell:o=>i(ee,{at:o.closedAt})},{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Held",number:!0,cell:o=>ze((Date.parse(o.closedAt)-Date.parse(o.openedAt))/1e3)},{name:"Paid",number:!0,cell:o=>Ue(o.costUsd),sort:o=>o.costUsd},{name:"Received",number:!0,wide:!0,cell:o=>Ue(o.proceedsUsd)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.profitUsd}),sort:o=>o.profitUsd}]})})})}function wh({of:e}){let t=se(Jl,{...e,after:xi()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.trades,noun:"trades",empty:"No trade of it is kept",children:n=>i(E,{children:[r?.trades.keptSince&&i("p",{class:"note",children:["Trades before ",Fn(r.trades.keptSince)," are no longer kept."]}),i(ae,{label:"Trades, newest first",rows:n,id:o=>o.id,columns:[{name:"Time",cell:o=>i(ee,{at:o.tradedAt})},{name:"Side",cell:o=>i("span",{class:`badge ${o.side==="BUY"?"good":"bad"}`,children:o.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Quantity",number:!0,wide:!0,cell:o=>Sa(o.quantity)},{name:"Price",number:!0,cell:o=>rt(o.priceUsd)},{name:"Amount",number:!0,cell:o=>Ue(o.amountUsd),sort:o=>o.amountUsd}]})]})})})}function vh({of:e}){let t=se(Zl,{...e,after:xi()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>i(ae,{label:"Signals of the wallet",columns:Ro,rows:n,id:o=>o.signalId})})})}var $d=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Md=["webhookUrl"];function Od(e){let t=new Set([...$d.flatMap(([,o])=>o),...Md]),r=o=>o.flatMap(a=>e.filter(s=>s.name===a)),n=e.filter(o=>!t.has(o.name));return[...$d.map(([o,a])=>[o,r(a)]),["More",n]]}function Fd(e){return e.map(({name:t,description:r,type:n})=>{let o=r??"",a=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?a.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":a==="String"?"text":"number";return{name:t,label:kh(t),text:o,kind:u,whole:a==="Int",of:a,..._h(o)}})}function kh(e){let t=e.replace(/([A-Z])/g," $1").toLowerCase().replace(/\busd\b/,"USD").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}function _h(e){let t=o=>Number((o??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Rn(e,t){return e[t]??""}function ms(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(o=>JSON.stringify(o)).sort():n);return r(e)===r(t)}function fs(e,t,r){return e.filter(n=>!Md.includes(n.name)&&!ms(Rn(t,n.name),Rn(r,n.name)))}var Vd=["ALL","DELIVERED","HELD_BACK"],Sh=[{name:"Latest",cell:e=>i(ee,{at:e.lastAt})},{name:"Candidate",cell:e=>i(E,{children:[we(e.type),i("small",{children:i(yt,{chain:e.chain})})]})},{name:"Token",cell:e=>i(Zt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?i(E,{children:[i("a",{href:_e(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&i("small",{children:"retracted"})]}):i(E,{children:[we(e.rule??""),i("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>_(e.count)}];function Gd(){let e=Ze("outcome",Vd,"ALL"),t=wt.value.params.get("token")??"",[r,n]=be(),o=se(zl,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),a=s=>{n(void 0),Re(s)};return i(z,{title:"Decisions",actions:i(E,{children:[i(Ct,{label:"Outcome",choices:Vd.map(s=>({value:s,label:we(s)})),chosen:e,change:s=>a({outcome:s==="ALL"?"":s})}),i("label",{class:"field inline",children:[i("span",{children:"Token"}),i("input",{value:t,size:18,placeholder:"address",onChange:s=>a({token:s.currentTarget.value.trim()})})]})]}),children:i(fe,{query:o,children:({decisions:s})=>s.nodes.length===0?i(ce,{title:"No decision",children:"No candidate of the last 7 days fits."}):i(E,{children:[i(ae,{label:"Decisions, latest first",columns:Sh,rows:s.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),i("div",{class:"pager",children:[r&&i("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),s.pageInfo.hasNextPage&&i("button",{type:"button",onClick:()=>n(s.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var qd=["1","3","7"],Qd=36e5;function zd(){let e=se(Bl,{});return i(E,{children:[i(We,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),i(fe,{query:e,children:t=>i(Th,{data:t,saved:e.reload},t.config.version)}),i(Gd,{})]})}function Th({data:e,saved:t}){let r=Kt(()=>Fd(e.fields?.inputFields??[]),[e]),[n,o]=be({}),a=(u,m)=>o(p=>{let h={...p,[u]:m};return ms(m,Rn(e.config,u))&&delete h[u],h}),s=u=>{o(Object.fromEntries(fs(r,e.config,u).map(m=>[m.name,Rn(u,m.name)]))),scrollTo(0,0)};return i(E,{children:[i("div",{class:"tuning",children:[i("div",{class:"stack",children:Od(r).filter(([,u])=>u.length>0).map(([u,m])=>i(z,{title:u,children:i("div",{class:"stack",children:m.map(p=>i(xh,{field:p,value:n[p.name]??Rn(e.config,p.name),changed:p.name in n,change:h=>a(p.name,h)},p.name))})},u))}),i("div",{class:"stack beside",children:[i(Rh,{draft:n,chains:e.chains}),i(Lh,{draft:n,fields:r,config:e.config,discard:()=>o({}),saved:t})]})]}),i(Nh,{data:e,fields:r,restore:s})]})}function xh({field:e,value:t,changed:r,change:n}){return i("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&i(Yr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:o=>{o!==""&&n(Number(o))}}),e.kind==="text"&&i("label",{class:"field",children:[i("span",{children:e.label}),i("input",{value:String(t),onChange:o=>n(o.currentTarget.value)})]}),e.kind==="choice"&&i(dr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(o=>({value:o,label:o.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&i("div",{class:"field",children:[i("span",{children:e.label}),i(cn,{label:e.label,choices:Ch(e),chosen:t,change:n})]}),e.kind==="limits"&&i(Ah,{value:t,change:n}),i("small",{class:"muted",children:e.text})]})}function Ch(e){return e.of==="Chain"?ht.map(t=>({value:t,label:je[t]})):dn.map(t=>({value:t,label:we(t)}))}function Ah({value:e,change:t}){let r=(n,o)=>{let a=e.filter(s=>s.type!==n);t(o===""?a:[...a,{type:n,limit:Number(o)}])};return i("div",{class:"filters",children:dn.map(n=>i(Yr,{label:we(n),value:String(e.find(o=>o.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:o=>r(n,o)},n))})}function Rh({draft:e,chains:t}){let r=Ze("days",qd,"1"),n=Math.max(0,...t.map(p=>Date.parse(p.lastEventAt??"")).filter(p=>!Number.isNaN(p))),o=new Date((n||Date.now())-Number(r)*24*Qd+Qd/4).toISOString(),a=mu(e,500),s=Object.keys(a).length>0,u=se(da,{input:{},since:o}),m=se(da,{input:a,since:o},{skip:!s});return i(z,{class:"spaced",title:"Replay",actions:i(Ct,{label:"Days",choices:qd.map(p=>({value:p,label:p==="1"?"1 day":`${p} days`})),chosen:r,change:p=>Re({days:p})}),children:i(fe,{query:u,children:p=>i(Ph,{present:p.simulateConfig,next:s?m:void 0})})})}function Ph({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return i(an,{refusal:t.refusal,retry:t.reload});let n=r??e,o=dn.map(a=>({type:a,now:Bd(e,a),then:Bd(n,a)})).filter(a=>a.now+a.then>0);return i("div",{class:"stack","aria-busy":t?.loading,children:[i("p",{role:"status",class:"total",children:[i("strong",{children:[_(n.total)," signals"]}),r&&`, ${Dh(r.total-e.total)}`,t?.loading&&" \u2026"]}),o.length>0&&i(ae,{label:"Signals by type",rows:o,id:a=>a.type,columns:[{name:"Type",cell:a=>we(a.type)},{name:"Now",number:!0,cell:a=>_(a.now)},...r?[{name:"Then",number:!0,cell:a=>i("strong",{children:_(a.then)})}]:[]]}),i(Eh,{present:e,then:r}),n.heldBack.length>0&&i("div",{children:[i("h3",{children:"Held back most by"}),i("ul",{class:"why",children:[...n.heldBack].sort((a,s)=>s.count-a.count).slice(0,5).map(a=>i("li",{children:[we(a.rule),": ",_(a.count)]},a.rule))})]}),n.samples.length>0&&i("div",{children:[i("h3",{children:"Some of them"}),i("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(a=>i("li",{children:[i(yt,{chain:a.chain})," ",a.headline," ",i("small",{class:"muted",children:i(ee,{at:a.timestamp})})]},`${a.headline}${a.timestamp}`))})]})]})}function Bd(e,t){return e.byType.find(r=>r.type===t)?.count??0}function Dh(e){return e===0?"as many as now":e>0?`${_(e)} more than now`:`${_(-e)} fewer than now`}function Eh({present:e,then:t}){let r=(o,a)=>o.byDay.filter(s=>s.day===a).reduce((s,u)=>s+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(o=>o.day))].sort();return n.length<2?null:i(ae,{label:"Signals by day",rows:n,id:o=>o,columns:[{name:"Day",cell:o=>$t(o)},{name:"Now",number:!0,cell:o=>_(r(e,o))},...t?[{name:"Then",number:!0,cell:o=>i("strong",{children:_(r(t,o))})}]:[]]})}function Lh({draft:e,fields:t,config:r,discard:n,saved:o}){let[a,s]=be(),[u,m]=be(!1),p=t.filter(f=>f.name in e),h=async()=>{m(!0);try{await qe(Hl,{input:e}),o()}catch(f){if(!(f instanceof Pe))throw f;s(f)}m(!1)};return i(z,{class:"spaced",title:`Version ${r.version}`,children:[a&&i(an,{refusal:a}),p.length===0&&i("p",{class:"muted",children:["In force, saved ",i(ee,{at:r.updatedAt}),". Nothing is changed."]}),p.length>0&&i(E,{children:[i(jd,{fields:p,from:f=>Rn(r,f),to:f=>e[f]??""}),i("div",{class:"actions",children:[i("button",{type:"button",class:"primary",disabled:u,onClick:()=>{h()},children:["Save as version ",r.version+1]}),i("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function jd({fields:e,from:t,to:r}){return i("ul",{class:"why",children:e.map(n=>i("li",{children:[n.label,": ",i("span",{class:"muted",children:Hd(t(n.name))})," \u2192 ",i("strong",{children:Hd(r(n.name))})]},n.name))})}function Hd(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?we(t):`${we(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Nh({data:e,fields:t,restore:r}){let n=e.configVersions.filter(o=>o.version!==e.config.version);return n.length===0?null:i(z,{title:"Earlier versions",children:i(ae,{label:"Earlier versions, newest first",rows:n,id:o=>String(o.version),columns:[{name:"Version",cell:o=>o.version},{name:"Saved",cell:o=>i(ee,{at:o.changedAt})},{name:"By",wide:!0,cell:o=>i("span",{class:"mono",children:o.keyId??"the operator"})},{name:"Going back to it would change",cell:o=>{let a=fs(t,e.config,o.config);return a.length===0?"nothing":i(jd,{fields:a,from:s=>Rn(e.config,s),to:s=>Rn(o.config,s)})}},{name:"",cell:o=>i("button",{type:"button",class:"small","aria-label":`Restore version ${o.version}`,onClick:()=>r(o.config),children:"Restore"})}]})})}var ps=["node","python","go"],gs={node:{name:"Node.js",code:`// npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  try {
    const signal = webhook.verify(body, request.headers); // throws if it is not signed
    response.writeHead(204).end();
    console.log(signal.headline ?? signal.type);
  } catch {
    response.writeHead(401).end();
  }
}).listen(8081);`},python:{name:"Python",code:`# pip install standardwebhooks flask
import os
from flask import Flask, request
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

app = Flask(__name__)
webhook = Webhook(os.environ["WEBHOOK_SECRET"])

@app.post("/signals")
def signals():
    try:
        signal = webhook.verify(request.get_data(), dict(request.headers))
    except WebhookVerificationError:
        return "", 401
    print(signal.get("headline", signal.get("type")))
    return "", 204`},go:{name:"Go",code:`// go get github.com/standard-webhooks/standard-webhooks/libraries@v0.0.1
// import standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
webhook, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET"))
if err != nil {
	log.Fatal(err)
}
http.HandleFunc("POST /signals", func(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(io.LimitReader(r.Body, 1<<20))
	if err == nil {
		err = webhook.Verify(body, r.Header)
	}
	if err != nil {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	w.WriteHeader(http.StatusNoContent)
	log.Printf("%s", body)
})`}};var Uh=dn.map(e=>({value:e,label:we(e)})),Wh=ht.map(e=>({value:e,label:je[e]}));function Kd(){let e=se(Xl,{},{every:5e3}),[t,r]=be({});return i(E,{children:[i(We,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),i(fe,{query:e,children:({webhooks:n})=>i("div",{class:"stack",children:[n.length===0&&i(ce,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(o=>i(Ih,{webhook:o,changed:e.reload},o.id)),i(Vh,{configured:n.some(o=>o.configured),created:o=>{r(o),e.reload()}}),i(Jd,{outcome:t}),i(Gh,{})]})})]})}async function Yd(e){try{return await e()}catch(t){if(t instanceof Pe)return{refusal:t};throw t}}function Ih({webhook:e,changed:t}){let[r,n]=be({}),[o,a]=be(!1),[s,u]=be(!1),m=async f=>{a(!0),n(await Yd(f)),a(!1),u(!1),t()},p=(f,b)=>m(async()=>(await qe(tu,{id:e.id,input:f}),{text:b})),h=()=>m(async()=>(e.configured?await qe(ma,{url:""}):await qe(nu,{id:e.id}),{}));return i(z,{class:"spaced",title:i("span",{class:"break",children:e.url}),actions:i(E,{children:[i("button",{type:"button",disabled:o,onClick:()=>{m(()=>$h(e.id))},children:"Send a sample"}),i("button",{type:"button",disabled:o,onClick:()=>{m(()=>Mh(e.id))},children:"New secret"}),i("button",{type:"button",disabled:o,onClick:()=>{p({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),i("button",{type:"button",class:"danger",disabled:o,onClick:()=>s?void h():u(!0),children:s?"Really delete":"Delete"})]}),children:[i(Jd,{outcome:r}),e.disabledReason&&i("p",{class:"note warn",children:["Disabled ",i(ee,{at:e.disabledAt}),": ",e.disabledReason]}),i(Ke,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:i(ee,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?i(ee,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:_(e.deliveries.totalCount),note:e.previousSecretUntil?i(E,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),i("div",{class:"filters",children:[i(cn,{label:`Types sent to ${e.url}`,choices:Uh,chosen:e.types,change:f=>{p({types:f},"Types saved, for later signals.")}}),i(cn,{label:`Chains sent to ${e.url}`,choices:Wh,chosen:e.chains,change:f=>{p({chains:f},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&i("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),i(Oh,{webhook:e,redeliver:f=>{m(async()=>(await qe(iu,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function $h(e){let{attempt:t}=(await qe(ru,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Mh(e){let{secret:t}=(await qe(ou,{id:e})).rotateWebhookSecret;return{secret:t}}function Jd({outcome:e}){return i("div",{role:"status",children:[e.refusal&&i(an,{refusal:e.refusal}),e.text&&i("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&i("p",{class:"note warn",children:["The secret, which is not shown again: ",i("code",{class:"break",children:e.secret})," ",i(Vn,{text:e.secret,label:"the secret"})]})]})}function Oh({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return i(ce,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>i(E,{children:[i("a",{href:_e(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&i("small",{children:"retraction"})]})},{name:"State",cell:n=>i("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:we(n.state)})},{name:"Attempts",number:!0,cell:n=>_(n.attempts.length)},{name:"Last answer",cell:n=>Fh(n)},{name:"Since",wide:!0,cell:n=>i(ee,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>i("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return i(ae,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function Fh(e){let t=e.attempts.at(-1);return t?i(E,{children:[t.status??"no answer",i("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Vh({configured:e,created:t}){let[r,n]=be(!1),o=async a=>{a.preventDefault();let s=a.currentTarget,u=String(new FormData(s).get("url")).trim();n(!0);let m=await Yd(async()=>e?{secret:(await qe(eu,{input:{url:u}})).createWebhook.secret}:{secret:(await qe(ma,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),m.refusal||s.reset(),t(m)};return i(z,{title:"Add a webhook",children:i("form",{class:"filters",onSubmit:a=>{o(a)},children:[i("label",{class:"field grow",children:[i("span",{children:"Address, https"}),i("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function Gh(){let e=Ze("verify",ps,"node");return i(z,{title:"Verify what you receive",actions:i(Ct,{label:"Language",choices:ps.map(t=>({value:t,label:gs[t].name})),chosen:e,change:t=>Re({verify:t})}),children:[i("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",i("code",{children:"webhook-signature"})," over the body as it came. Keep each ",i("code",{children:"webhook-id"})," that you have processed."]}),i("pre",{class:"code",tabIndex:0,children:i("code",{children:gs[e].code})})]})}var mr=["read","customer"],hs=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:mr,component:gd},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:mr,component:kd},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:mr,component:ud},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:mr,component:Ud},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:mr,component:Id},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:mr,component:Td},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:mr,component:xd},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:zd},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Kd},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:yd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:_d},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Ru},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:vd}];function Zd({problem:e}){let[t,r]=be(e),[n,o]=be(!1),a=async s=>{s.preventDefault();let u=String(new FormData(s.currentTarget).get("key")).trim();o(!0);try{await Ao(u)}catch(m){r(m.message),o(!1)}};return i("main",{class:"signin",children:[i("form",{class:"card",onSubmit:s=>{a(s)},children:[i("h1",{children:[i("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),i("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),i("label",{class:"field",children:[i("span",{children:"API key"}),i("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),i("p",{role:"alert",class:"problem-text",children:t||_i.value}),i("p",{class:"muted small",children:["The operator creates keys with ",i("code",{children:"smartmoney key create"}),"; ",i("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),i("p",{class:"muted small links",children:[i("a",{href:"graphiql",children:"GraphiQL"})," ",i("a",{href:"docs",children:"REST reference"})," ",i("a",{href:"schema.graphql",children:"Schema"})," ",i("a",{href:"openapi.json",children:"OpenAPI"})," ",i("a",{href:"readyz",children:"readyz"})," ",i("a",{href:"console/licences.txt",children:"Licences"})]})]})}function bs({problem:e=""}){let t=kn.value;return t?i(qh,{who:t}):i(Zd,{problem:e})}function qh({who:e}){let[t,r]=be(!1),n=Mn(null),{path:o}=wt.value,a=hs.filter(p=>p.scopes.includes(e.scope)),s=o.length===0?a[0]:hs.find(p=>p.path===o[0]),u=o.join("/"),m=Mn(!0);return Ut(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,r(!1),m.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),m.current=!1},[u]),i("div",{class:`frame ${t?"open":""}`,children:[i("a",{class:"skip",href:"#main",onClick:p=>{p.preventDefault(),n.current?.focus()},children:"Skip to the page"}),i("header",{class:"bar",children:[i("a",{class:"brand",href:"#/",children:[i("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),i("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),i("nav",{id:"nav","aria-label":"Pages",children:[i(ys,{pages:a.filter(p=>p.group==="analyst"),at:s,title:"Signals"}),i(ys,{pages:a.filter(p=>p.group==="settings"),at:s,title:"Delivery"}),i(ys,{pages:a.filter(p=>p.group==="operator"),at:s,title:"Operator"}),i("div",{class:"group",children:[i("h2",{children:"Build"}),i("ul",{children:[i("li",{children:i("a",{href:"graphiql",children:"GraphiQL"})}),i("li",{children:i("a",{href:"docs",children:"REST reference"})}),i("li",{children:i("a",{href:"schema.graphql",children:"Schema"})})]})]}),i(Qh,{who:e})]}),i("main",{id:"main",ref:n,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&i(s.component,{args:o.slice(1)},u),s&&!s.scopes.includes(e.scope)&&i(ce,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!s&&i(ce,{title:"There is no such page",children:i("a",{href:"#/",children:"Go to the first page"})})]})]})}function ys({pages:e,at:t,title:r}){let n=e.filter(o=>o.listed);return n.length===0?null:i("div",{class:"group",children:[i("h2",{children:r}),i("ul",{children:n.map(o=>i("li",{children:i("a",{href:_e([o.path]),"aria-current":o===t?"page":void 0,children:o.title})},o.path))})]})}function Qh({who:e}){let t=se(Sl,{},{every:15e3}),r=t.data?.chains.filter(o=>!o.healthy)??[],n=Math.max(0,...t.data?.chains.map(o=>o.lagSeconds)??[]);return i("div",{class:"account",children:[t.refusal&&i("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&i("p",{class:"health good",children:["Up to date",n>1?`, ${ze(n)} behind`:""]}),r.map(o=>i("p",{class:"health bad",title:o.reason??"",children:[je[o.chain]," is ",ze(o.lagSeconds)," behind"]},o.chain)),i("label",{class:"field inline",children:[i("span",{children:"Theme"}),i("select",{value:Co.value,onChange:o=>nd(o.currentTarget.value),children:[i("option",{value:"system",children:"System"}),i("option",{value:"light",children:"Light"}),i("option",{value:"dark",children:"Dark"})]})]}),i("p",{children:[i("strong",{children:e.name||"Operator"}),i("br",{}),i("small",{class:"muted",children:["key of scope ",e.scope]})]}),i("button",{type:"button",class:"quiet",onClick:()=>as(),children:"Sign out"})]})}var ws=document.getElementById("app");if(!ws)throw new Error("BUG: page.html has no element app");var Xd=Su(),Bh=Xd?Ao(Xd):md();Bh.then(()=>oa(i(bs,{}),ws),e=>oa(i(bs,{problem:e instanceof Error?e.message:String(e)}),ws));
