var be,Zs,Ji,In,Ki,Qo,Xs,Go,el,Zi,Yi,Em,so=Symbol.for("pv"),Bo={},Ho=[],Lm=/^m(i|n|o|s|text|space)$/,Xi=Array.isArray,ea=Ho.slice,nr=Object.assign;function tr(e){e&&e.parentNode&&e.remove()}function tl(e,t,r){var n,o,a,s={},u=arguments.length;for(a in t)a=="key"?n=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:s[a]=t[a];return u>2&&(s.children=u>3?ea.call(arguments,2):r),ao(e,s,n,o,null)}function ao(e,t,r,n,o){var a={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:so,__v:o||++Zs,__i:-1,__u:0};return!o&&be.vnode&&be.vnode(a),a}function D(e){return e.children}function $n(e,t){this.props=e,this.context=t,this.__g=0}function Mn(e,t){if(t==null)return e.__&&Mn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Mn(e)}function Nm(e){var t,r=e.__v,n=r.__e,o=[],a=[],s=e.__P;s&&((t=nr({constructor:so},r)).__v=r.__v+1,be.vnode&&be.vnode(t),ta(s,t,r,e.__n,s.namespaceURI,32&r.__u?[n]:null,o,n||Mn(r),32&r.__u,a),t.__v=r.__v,t.__.__k[t.__i]=t,sl(o,t,a),r.__=r.__e=null,t.__e!=n&&nl(t))}function nl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),nl(e)}function Ys(e){(8&e.__g||(e.__g|=8,In.push(e),Qo++))&&Ki==be.debounceRendering||((Ki=be.debounceRendering)||queueMicrotask)(rl)}function rl(){try{for(var e,t=1;In.length;)In.length>t&&In.sort(Xs),e=In.shift(),t=In.length,8&e.__g&&Nm(e)}finally{(Qo=In.length)&&(Ki||queueMicrotask)(rl)}}function ol(e,t,r,n,o,a,s,u,d,f,h){var p,y,w,x,I,L,U=n.__k||Ho,k=t.length;for(d=Um(r,t,U,d,k),p=0;p<k;p++)(w=r.__k[p])!=null&&(y=~w.__i&&U[w.__i]||Bo,w.__i=p,L=ta(e,w,y,o,a,s,u,d,f,h),x=w.__e,(y.ref!=w.ref||8&y.__u)&&(y.ref&&na(y.ref,null,w,y),w.ref&&h.push(w.ref,w.__c||x,w)),I=I||x,4&w.__u?(d=il(w,d,e,!y.__v),y.__e&&(y.__e=null)):typeof w.type=="function"&&L!==void 0?d=L:x&&(d=x.nextSibling),w.__u&=-21);return r.__e=I,d}function Um(e,t,r,n,o){var a,s,u,d,f,h,p,y,w,x=r.length,I=x,L=0,U=0,k=e.__k=Array(o);for(a=0;a<o;a++)(s=t[a])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=k[a]=ao(null,s):Xi(s)?s=k[a]=ao(D,{children:s}):s.constructor===so&&s.__b?s=k[a]=ao(s.type,s.props,s.key,s.ref,s.__v):k[a]=s,d=a+L,s.__=e,s.__b=e.__b+1,u=null,~(f=s.__i=Wm(s,r,d,I))&&(I--,(u=r[f])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,f==d-1?L--:f==d+1?L++:f!=d&&(f>d?L--:L++,U=1)):(~f||(o>x?L--:o<x&&L++),typeof s.type!="function"&&(s.__u|=4))):k[a]=null;if(U){for(h=[],p=[],a=0;a<o;a++)if((s=k[a])&&16&s.__u){for(L=0,y=h.length;L<y;)h[w=L+y>>1]<s.__i?L=w+1:y=w;h[L]=s.__i,p[a]=L+1}for(L=h.length;a--;)p[a]&&(p[a]==L?L--:k[a].__u|=4)}if(I)for(a=0;a<x;a++)!(u=r[a])||2&u.__u||(u.__e==n&&(n=Mn(u)),ra(u,u));return n}function il(e,t,r,n){var o,a,s,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=il(o[a],t,r,!1));return t}for(t&&!t.parentNode&&(t=Mn(e))&&!t.parentNode&&(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!n&&r.moveBefore&&s.parentNode?r.moveBefore(s,t):r.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Wm(e,t,r,n){var o,a=e.key,s=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&a==null||d&&a==u.key&&s==u.type)return r;if(n>(d?1:0)){for(o=r-1;o>=0;o--)if((u=t[o])&&!(2&u.__u)&&a==u.key&&s==u.type)return o;for(o=r+1;o<t.length;o++)if((u=t[o])&&!(2&u.__u)&&a==u.key&&s==u.type)return o}return-1}function Js(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Vo(e,t,r,n,o){var a,s;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Js(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Js(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(s=Yi[t]||(Yi[t]=Im(t)),(e.__a||(e.__a={}))[t]=Zi,a=t!=(t=t.replace(el,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,s,a):e.removeEventListener(t,s,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Im(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Go]==null)t[Go]=Zi++;else if(t[Go]<this.__a[e])return;return r(be.event?be.event(t):t)}}}function ta(e,t,r,n,o,a,s,u,d,f){var h,p,y,w,x,I,L,U,k,A,T,Z,$,te,j,ie,K,R,Y=t.type;if(t.constructor!==so)return null;128&r.__u&&(d=32&r.__u,h=r.__c.__z)&&(t.__u|=d,p=a=[],h.nodeType==8?u=qo(h,a):a.push(h),u=a[0]||u),(h=be.__b)&&h(t);e:if(typeof Y=="function"){y=s.length;try{if(U=t.props,k=(h=Y.prototype)&&h.render,A=(h=Y.contextType)&&n[h.__c],T=h?A?A.props.value:h.__:n,(w=r.__c)?(t.__c=w,2&w.__g&&(w.__g|=1)):(k?t.__c=w=new Y(U,T):(t.__c=w=new $n(U,T),w.constructor=Y,w.render=Mm),A&&A.sub(w),w.state||(w.state={}),w.__n=n,w.__g|=8,w.__h=[],w.__k=[]),k&&(w.__s||(w.__s=w.state),Y.getDerivedStateFromProps&&(w.__s==w.state&&(w.__s=nr({},w.__s)),nr(w.__s,Y.getDerivedStateFromProps(U,w.__s)))),x=w.props,I=w.state,w.__v=t,r.__c){if(U!==x&&k&&!Y.getDerivedStateFromProps&&w.componentWillReceiveProps&&w.componentWillReceiveProps(U,T),t.__v==r.__v&&!(8&w.__g)||!(4&w.__g)&&w.shouldComponentUpdate&&w.shouldComponentUpdate(U,w.__s,T)===!1){t.__v!=r.__v&&(w.props=U,w.state=w.__s,w.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),Ho.push.apply(w.__h,w.__k),w.__k=[],w.__h.length&&s.push(w),u=Mn(r);break e}w.componentWillUpdate&&w.componentWillUpdate(U,w.__s,T),k&&w.componentDidUpdate&&w.__h.push(function(){w.componentDidUpdate(x,I,L)})}else k&&!Y.getDerivedStateFromProps&&w.componentWillMount&&w.componentWillMount(),k&&w.componentDidMount&&w.__h.push(w.componentDidMount);w.context=T,w.props=U,w.__P=e,w.__g&=-5,Z=be.__r,$=k?25:0;do w.__g&=-9,Z&&Z(t),h=w.render(w.props,w.state=w.__s,w.context);while(8&w.__g&&++$<25);k&&(Ho.push.apply(w.__h,w.__k),w.__k=[]),w.state=w.__s,w.getChildContext&&(n=nr({},n,w.getChildContext())),k&&r.__c&&w.getSnapshotBeforeUpdate&&(L=w.getSnapshotBeforeUpdate(x,I)),te=h&&h.type===D&&h.key==null?h.props.children:h,U.__P&&(h=u,o=(e=U.__P).namespaceURI,d=a=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&ra(O,O)}),r.__k=null),u=r.__k?Mn(r,0):null),u=ol(e,Xi(te)?te:[te],t,r,n,o,a,s,u,d,f),U.__P&&(t.__e=null,u=h),t.__u&=-161,p&&p.some(tr),w.__h.length&&s.push(w),1&w.__g&&(w.__g&=-4)}catch(O){if(s.length=y,t.__v=null,d||a)if(O&&O.then){if(t.__u|=128|d,a){for(~(K=a.indexOf(u||void 0))||(K=a.length);(R=a[K-1])&&R.nodeType==8;)K--;for(;K<a.length;K++)if(R=a[K])if(a[K]=null,j){if(R==ie)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(ie=qo(j=R))}}if(!j){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;j=u}(h=qo(j=t.__c.__z||(t.__c.__z=j)))?(t.__e=j,u=h):t.__e=u,u=u&&u.nextSibling}else a&&a.some(tr);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||al(t),be.__e(O,t,r)}}else u=t.__e=$m(r.__e,t,r,n,o,a,s,d,f,e);return(h=be.diffed)&&h(t),u}function qo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function al(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(al))}function sl(e,t,r){for(var n=0;n<r.length;)na(r[n++],r[n++],r[n++]);be.__c&&be.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){be.__e(a,o.__v)}})}function $m(e,t,r,n,o,a,s,u,d,f){var h,p,y,w,x,I,L,U,k=r.props||Bo,A=t.props,T=t.type;if(T=="svg"?o="http://www.w3.org/2000/svg":T=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(h=0;h<a.length;h++)if((x=a[h])&&(T?x.localName==T:x.nodeType==3)){e=x,a[h]=null;break}}if(!e){if(U=f.ownerDocument||document,!T)return U.createTextNode(A);e=U.createElementNS(o,T,A.is?A:f),u&&(be.__m&&be.__m(t,a),u=!1),a=null}if(T){if(f=T=="template"&&e.content||e,a=T=="textarea"&&A.defaultValue!=null?null:a&&ea.call(f.childNodes),!u&&a)for(k={},h=0;h<e.attributes.length;h++)k[(x=e.attributes[h]).name]=x.value;for(h in k)x=k[h],h=="dangerouslySetInnerHTML"?y=x:h=="children"||h in A||h=="value"&&"defaultValue"in A||h=="checked"&&"defaultChecked"in A||Vo(e,h,null,x,o);for(h in A)x=A[h],h=="children"?w=x:h=="dangerouslySetInnerHTML"?p=x:h=="value"?I=x:h=="checked"?L=x:u&&typeof x!="function"||k[h]===x||Vo(e,h,x,k[h],o);p?(u||y&&(p.__html==y.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(y&&(e.textContent=""),(T=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Lm.test(T))&&(o="http://www.w3.org/1999/xhtml"),ol(f,Xi(w)?w:[w],t,r,n,o,a,s,a?a[0]:r.__k&&Mn(r,0),u,d),a&&a.some(tr)),u&&T!="textarea"||(h="value",T=="progress"&&I==null?e.removeAttribute(h):I==null||I===e[h]&&(T!="progress"||I)||Vo(e,h,I,k[h],o),h="checked",L!=null&&L!=e[h]&&Vo(e,h,L,k[h],o))}else k===A||u&&e.data==A||(e.data=A);return e}function na(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){be.__e(o,r)}}function ra(e,t,r){var n,o,a,s;if(be.unmount&&be.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||na(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){be.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(s=0;s<n.length;s++)n[s]&&ra(n[s],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(o=qo(n,a=[]))&&(n==e.__e&&a.some(tr),tr(o),tr(n)),r||tr(e.__e),e.__e=e.__c=e.__=null}function Mm(e,t,r){return this.constructor(e,r)}function oa(e,t){var r,n,o,a;be.__&&be.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=ao(D,{children:[e]}),o=[],a=[],ta(t,t.__k,n||Bo,Bo,t.namespaceURI,n?null:t.firstChild?ea.call(t.childNodes):null,o,n?n.__e:t.firstChild,r,a),sl(o,t.__k,a),t.__k.props.children=null}be={__e:function(e,t,r,n){for(var o,a,s;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((s=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,n||{}),s=1),s&&8&o.__g)return void(o.__g|=2)}catch(u){e=u}}throw Qo=0,e}},Zs=0,Ji=function(e){return e!=null&&e.constructor===so},$n.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=nr({},this.state)),typeof e=="function"&&(e=e(nr({},r),this.props)),e&&(nr(r,e),this.__v&&(t&&this.__k.push(t),Ys(this)))},$n.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ys(this))},$n.prototype.render=D,In=[],Qo=0,Xs=function(e,t){return e.__v.__b-t.__v.__b},Go=Symbol(),el=/(PointerCapture)$|Capture$/i,Zi=0,Yi={},Em=0;var uo,tt,ia,ll,aa=Object.is,zo=0,yl=[],sa=[],Je=be,ul=Je.__b,cl=Je.__r,dl=Je.diffed,ml=Je.__c,fl=Je.unmount,pl=Je.__;function ua(e,t){Je.__h&&Je.__h(tt,e,zo||t),zo=0;var r=tt.__H||(tt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function he(e){return zo=1,Om(wl,e)}function Om(e,t,r){var n=ua(uo++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):wl(void 0,t),function(a){var s=(n.__N||n.__)[0],u=n.t(s,a);aa(s,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=tt,!tt.__f)){tt.__f=!0;var o=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(a,s,u){var d=this.__H;if(!d)return!0;var f=!1,h=this.props!=a;if(d.__.some(function(y){y.__N&&(f=!0,aa(y.__[0],y.__N[0])||(h=!0))}),o){var p=o.call(this,a,s,u);return f?p||h:p}return!f||h}}return n.__}function ht(e,t){var r=ua(uo++,3);!Je.__s&&bl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,tt.__H.__h.push(r))}function Wt(e){return zo=5,Yt(function(){return{current:e}},[])}function Yt(e,t){var r=ua(uo++,7);return bl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function Fm(){var e;do{for(;e=sa.shift();)try{lo(e)}catch(r){Je.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=yl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(lo),t.__h.some(la),t.__h=[]}catch(r){t.__h=[],Je.__e(r,e.__v)}}}while(sa.length)}Je.__b=function(e){tt=null,ul&&ul(e)},Je.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),pl&&pl(e,t)},Je.__r=function(e){cl&&cl(e),uo=0;var t=(tt=e.__c).__H;t&&(ia==tt?tt.__h=[]:(t.__h.some(lo),t.__h.some(la),uo=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),ia=tt},Je.diffed=function(e){dl&&dl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&hl(yl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),ia=tt=null},Je.__c=function(e,t){t.some(function(r){try{r.__h.some(lo),r.__h=r.__h.filter(function(n){return!n.__||la(n)})}catch(n){r.__h=[function(){throw n}]}}),ml&&ml(e,t)},Je.unmount=function(e){fl&&fl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(o){try{if(o.__P&&o.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}o.__P=r,hl(sa.push(o))}else lo(o)}catch(a){t=a}}),n.__H=void 0,t&&Je.__e(t,n.__v))};var gl=typeof requestAnimationFrame=="function";function Vm(e){var t,r=function(){clearTimeout(n),gl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);gl&&(t=requestAnimationFrame(r))}function hl(e){e!=1&&ll==Je.requestAnimationFrame||((ll=Je.requestAnimationFrame)||Vm)(Fm)}function lo(e){var t=tt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),tt=t}function la(e){var t=tt;e.__c=e.__(),tt=t}function bl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!aa(r,e[n])})}function wl(e,t){return typeof t=="function"?t(e):t}var J=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},ry=new J(`
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
    `,{fragmentName:"WalletNumbers"}),oy=new J(`
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
    `,{fragmentName:"SignalRow"}),iy=new J(`
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
    `,{fragmentName:"MarketFacts"}),ay=new J(`
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
    `,{fragmentName:"Gains"}),sy=new J(`
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
}`,{fragmentName:"Graded"}),ly=new J(`
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
}`,{fragmentName:"TrackGroups"}),uy=new J(`
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
    `,{fragmentName:"ConfigParts"}),cy=new J(`
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
    `);function Dt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function On(e){return Dt(e)==="object"}function Gm(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function fa(e,t){return e.length<124?e:t}var au="graphql-transport-ws";var It=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(It||{}),$t=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))($t||{});function su(e){if(!On(e))throw new Error(`Message is expected to be an object, but got ${Dt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Dt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Dt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Dt(e.payload.query)}`);if(e.payload.variables!=null&&!On(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Dt(e.payload.variables)}`);if(e.payload.operationName!=null&&Dt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Dt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!On(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Dt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Dt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Gm(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function lu(e,t){return su(typeof e=="string"?JSON.parse(e,t):e)}function Nr(e,t){return su(e),JSON.stringify(e,t)}function ga(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:o=console.error,lazyCloseTimeout:a=0,keepAlive:s=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:f=5,retryWait:h=async function(W){let M=Math.pow(2,W);await new Promise(E=>setTimeout(E,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:p=pa,on:y,webSocketImpl:w,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,W=>{let M=Math.random()*16|0;return(W=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:I,jsonMessageReviver:L}=e,U;if(w){if(!Qm(w))throw new Error("Invalid WebSocket implementation provided");U=w}else typeof WebSocket<"u"?U=WebSocket:typeof global<"u"?U=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(U=window.WebSocket||window.MozWebSocket);if(!U)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=U,A=(()=>{let N=(()=>{let M={};return{on(E,ge){return M[E]=ge,()=>{delete M[E]}},emit(E){"id"in E&&M[E.id]?.(E)}}})(),W={connecting:y?.connecting?[y.connecting]:[],opened:y?.opened?[y.opened]:[],connected:y?.connected?[y.connected]:[],ping:y?.ping?[y.ping]:[],pong:y?.pong?[y.pong]:[],message:y?.message?[N.emit,y.message]:[N.emit],closed:y?.closed?[y.closed]:[],error:y?.error?[y.error]:[]};return{onMessage:N.on,on(M,E){let ge=W[M];return ge.push(E),()=>{let ne=ge.indexOf(E);ne>-1&&ge.splice(ne,1)}},emit(M,...E){for(let ge of[...W[M]])ge(...E)}}})();function T(N){let W=[A.on("error",M=>{W.forEach(E=>E()),N(M)}),A.on("closed",M=>{W.forEach(E=>E()),N(M)})];return()=>W.forEach(M=>M())}let Z,$=0,te,j=!1,ie=0,K=!1;async function R(){clearTimeout(te);let[N,W]=await(Z??(Z=new Promise((ge,ne)=>(async()=>{if(j){if(await h(ie),!$)return Z=void 0,ne({code:1e3,reason:"All Subscriptions Gone"});ie++}A.emit("connecting",j);let Q=new k(typeof t=="function"?await t():t,au),de,re;function B(){isFinite(s)&&s>0&&(clearTimeout(re),re=setTimeout(()=>{Q.readyState===k.OPEN&&(Q.send(Nr({type:$t.Ping})),A.emit("ping",!1,void 0))},s))}T(ve=>{Z=void 0,clearTimeout(de),clearTimeout(re),ne(ve),ve instanceof co&&(Q.close(4499,"Terminated"),Q.onerror=null,Q.onclose=null)}),Q.onerror=ve=>A.emit("error",ve),Q.onclose=ve=>A.emit("closed",ve),Q.onopen=async()=>{try{A.emit("opened",Q);let ve=typeof r=="function"?await r():r;if(Q.readyState!==k.OPEN)return;Q.send(Nr(ve?{type:$t.ConnectionInit,payload:ve}:{type:$t.ConnectionInit},I)),isFinite(d)&&d>0&&(de=setTimeout(()=>{Q.close(It.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),B()}catch(ve){A.emit("error",ve),Q.close(It.InternalClientError,fa(ve instanceof Error?ve.message:String(ve),"Internal client error"))}};let Le=!1;Q.onmessage=({data:ve})=>{try{let le=lu(ve,L);if(A.emit("message",le),le.type==="ping"||le.type==="pong"){A.emit(le.type,!0,le.payload),le.type==="pong"?B():u||(Q.send(Nr(le.payload?{type:$t.Pong,payload:le.payload}:{type:$t.Pong},I)),A.emit("pong",!1,le.payload));return}if(Le)return;if(le.type!==$t.ConnectionAck)throw new Error(`First message cannot be of type ${le.type}`);clearTimeout(de),Le=!0,A.emit("connected",Q,le.payload,j),j=!1,ie=0;let ye=new Promise((qt,kt)=>T(kt));ye.catch(()=>{}),ge([Q,ye])}catch(le){Q.onmessage=null,A.emit("error",le),Q.close(It.BadResponse,fa(le instanceof Error?le.message:String(le),"Bad response"))}}})())));N.readyState===k.CLOSING&&await W;let M=()=>{},E=new Promise(ge=>M=ge);return[N,M,new Promise((ge,ne)=>{let Q=T(ne);N.readyState!==k.OPEN&&W.catch(ne),E.then(()=>{if(Q(),!$){let de=()=>N.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(te),te=setTimeout(()=>{!$&&N.readyState===k.OPEN&&de()},a)):de()}ge()})})]}function Y(N){if(pa(N)&&(qm(N.code)||[It.InternalServerError,It.InternalClientError,It.BadRequest,It.BadResponse,It.Unauthorized,It.SubprotocolNotAcceptable,It.SubscriberAlreadyExists,It.TooManyInitialisationRequests].includes(N.code)))throw N;if(K)return!1;if(pa(N)&&N.code===1e3)return $>0;if(!f||ie>=f||!p(N))throw N;return j=!0}n||(async()=>{for($++;;)try{let[,,N]=await R();await N}catch(N){try{if(!Y(N))return}catch(W){return o?.(W)}}})();function O(N,W){let M=x(N),E=!1,ge=!1,ne=()=>{$--,E=!0};return(async()=>{for($++;;)try{let[Q,de,re]=await R();if(E)return re.catch(()=>{}),de();let B=A.onMessage(M,Le=>{switch(Le.type){case $t.Next:{W.next(Le.payload);return}case $t.Error:{ge=!0,E=!0,W.error(Le.payload),ne();return}case $t.Complete:{E=!0,ne();return}}});Q.send(Nr({id:M,type:$t.Subscribe,payload:N},I)),ne=()=>{!E&&Q.readyState===k.OPEN&&Q.send(Nr({id:M,type:$t.Complete},I)),$--,E=!0,de()},await re.finally(B);return}catch(Q){if(!Y(Q))return}})().then(()=>{ge||W.complete()}).catch(Q=>{W.error(Q)}),()=>{E||ne()}}return{on:A.on,subscribe:O,iterate(N){let W=[],M={done:!1,error:null,resolve:()=>{}},E=O(N,{next(ne){W.push(ne),M.resolve()},error(ne){M.done=!0,M.error=ne,M.resolve()},complete(){M.done=!0,M.resolve()}}),ge=(async function*(){for(;;){for(W.length||await new Promise(Q=>M.resolve=Q);W.length;)yield W.shift();if(M.error)throw M.error;if(M.done)return}})();return ge.throw=async ne=>(M.done||(M.done=!0,M.error=ne,M.resolve()),{done:!0,value:void 0}),ge.return=async()=>(E(),{done:!0,value:void 0}),ge},async dispose(){if(K=!0,Z){let[N]=await Z;N.close(1e3,"Normal Closure")}},terminate(){Z&&A.emit("closed",new co)}}}var co=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function pa(e){return On(e)&&"code"in e&&"reason"in e}function qm(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Qm(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var uu=new URL("graphql",document.baseURI),Pe=class extends Error{constructor(r,n,o){super(n);this.code=r;this.requestId=o}code;requestId},mo={key:()=>"",refused:()=>{}};function cu(e){mo=e}async function Qe(e,t,r={}){let n=r.key??mo.key(),o;try{o=await fetch(uu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Pe("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=o.headers.get("X-Request-Id")??void 0,s;try{s=await o.json()}catch{throw new Pe("NETWORK",`The answer cannot be read: status ${o.status}.`,a)}let u=s.errors?.[0];if(u||!s.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",f=new Pe(d,u?.message??`status ${o.status}`,a);throw d==="UNAUTHENTICATED"&&r.key===void 0&&mo.refused(f.message),f}return s.data}var jo,ya=new Set;function Bm(){return jo??=ga({url:uu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${mo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>ha("connecting"),connected:()=>ha("open"),closed:()=>ha("broken")}}),jo}function ha(e){for(let t of ya)t(e)}async function ba(){let e=jo;jo=void 0,await e?.dispose()}function du(e,t,r){let n=r.link;n&&ya.add(n);let o=Bm().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:s})=>{s?.[0]?r.failed(new Pe(String(s[0].extensions?.code??""),s[0].message)):a&&r.next(a)},error:a=>r.failed(Hm(a)),complete:()=>{}});return()=>{n&&ya.delete(n),o()}}function Hm(e){if(Array.isArray(e)){let t=e[0];return new Pe(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&mo.refused("The key is no longer accepted."),new Pe("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Pe("NETWORK","The connection is broken.")}function se(e,t,r={}){let[n,o]=he({loading:!r.skip}),[a,s]=he(0),u=Wt(""),d=JSON.stringify(t)+e.toString();return ht(()=>{if(r.skip){o({loading:!1});return}let f=new AbortController;return o(h=>({...h,loading:!0})),Qe(e,t,{signal:f.signal}).then(h=>{u.current=d,o({data:h,loading:!1})},h=>{if(f.signal.aborted)return;let p=h instanceof Pe?h:new Pe("",String(h));o(y=>({data:u.current===d?y.data:void 0,refusal:p,loading:!1}))}),()=>f.abort()},[d,a,r.skip]),ht(()=>{if(!r.every||r.skip)return;let f=setInterval(()=>{document.visibilityState==="visible"&&s(h=>h+1)},r.every);return()=>clearInterval(f)},[r.every,r.skip]),{...n,reload:()=>s(f=>f+1)}}function mu(e,t){let[r,n]=he(e),o=JSON.stringify(e);return ht(()=>{let a=setTimeout(()=>n(e),t);return()=>clearTimeout(a)},[o,t]),r}var zm=Symbol.for("preact-signals");function Zo(){if(Cn>1)Cn--;else{var e,t=!1;for((function(){var o=Yo;for(Yo=void 0;o!==void 0;){var a=o.S;if(a.v===o.v)for(var s=a.t;s!==void 0;s=s.x)s.i===o.i&&(s.i=a.i);o=o.o}})();po!==void 0;){var r=po;for(po=void 0,Ko++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&pu(r))try{r.c()}catch(o){t||(e=o,t=!0)}r=n}}if(Ko=0,Cn--,t)throw e}}function va(e){if(Cn>0)return e();wa=++jm,Cn++;try{return e()}finally{Zo()}}var fo,Ve=void 0;function go(e){var t=Ve,r=fo;Ve=void 0,fo=void 0;try{return e()}finally{Ve=t,fo=r}}var po=void 0,Cn=0,Ko=0,jm=0,wa=0,Yo=void 0,Jo=0;function fu(e){if(Ve!==void 0){var t=e.n;if(t===void 0||t.t!==Ve)return t={i:0,S:e,p:Ve.s,n:void 0,t:Ve,e:void 0,x:void 0,r:t},Ve.s!==void 0&&(Ve.s.n=t),Ve.s=t,e.n=t,32&Ve.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ve.s,t.n=void 0,Ve.s.n=t,Ve.s=t),t}}function nt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}nt.prototype.brand=zm;nt.prototype.h=function(){return!0};nt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:go(function(){var n;(n=t.W)==null||n.call(t)}))};nt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&go(function(){var o;(o=t.Z)==null||o.call(t)}))}};nt.prototype.subscribe=function(e){var t=this;return or(function(){var r=t.value;go(function(){return e(r)})},{name:"sub"})};nt.prototype.valueOf=function(){return this.value};nt.prototype.toString=function(){return this.value+""};nt.prototype.toJSON=function(){return this.value};nt.prototype.peek=function(){var e=this;return go(function(){return e.value})};Object.defineProperty(nt.prototype,"value",{get:function(){var e=fu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ko>100)throw new Error("Cycle detected");(function(r){Cn!==0&&Ko===0&&r.l!==wa&&(r.l=wa,Yo={S:r,v:r.v,i:r.i,o:Yo})})(this),this.v=e,this.i++,Jo++,Cn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Zo()}}}});function Ge(e,t){return new nt(e,t)}function pu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function gu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function hu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function rr(e,t){nt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Jo-1,this.f=4}rr.prototype=new nt;rr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Jo))return!0;if(this.g=Jo,this.f|=1,this.i>0&&!pu(this))return this.f&=-2,!0;var e=Ve;try{gu(this),Ve=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ve=e,hu(this),this.f&=-2,!0};rr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}nt.prototype.S.call(this,e)};rr.prototype.U=function(e){if(this.t!==void 0&&(nt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};rr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(rr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=fu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ur(e,t){return new rr(e,t)}function yu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Cn++;var r=Ve;Ve=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,ka(e),n}finally{Ve=r,Zo()}}}function ka(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,yu(e)}function Km(e){if(Ve!==this)throw new Error("Out-of-order effect");hu(this),Ve=e,this.f&=-2;try{8&this.f&&ka(this)}finally{Zo()}}function Wr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,fo&&fo.push(this)}Wr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Wr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,yu(this),gu(this),Cn++;var e=Ve;return Ve=this,Km.bind(this,e)};Wr.prototype.N=function(){2&this.f||(this.f|=2,this.u=po,po=this)};Wr.prototype.d=function(){this.f|=8,1&this.f||ka(this)};Wr.prototype.dispose=function(){this.d()};function or(e,t){var r=new Wr(e,t);try{r.c()}catch(o){throw r.d(),o}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var bu,ei,Xo,Ym=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var wu=[];or(function(){bu=this.N})();function Ir(e,t){be[e]=t.bind(null,be[e]||function(){})}function ho(e){if(Xo){var t=Xo;Xo=void 0,t()}Xo=e&&e.S()}function vu(e){var t=this,r=e.data,n=Zm(r);n.name="ReactiveDom",n.value=r;var o=Yt(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var f=Ur(function(){var w=n.value.value;return w===0?0:w===!0?"":w||""}),h=Ur(function(){return!Array.isArray(f.value)&&!Ji(f.value)}),p=or(function(){if(this.N=ku,h.value){var w=f.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=w)}}),y=t.__$u.d;return t.__$u.d=function(){p(),y.call(this)},[h,f]},[]),a=o[0],s=o[1];return a.value?s.peek():s.value}vu.displayName="ReactiveTextNode";Object.defineProperties(nt.prototype,{constructor:{configurable:!0,value:tl(D,null).constructor},type:{configurable:!0,value:vu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ir("__b",function(e,t){if(ho(),ei=void 0,typeof t.type=="string"){var r,n=t.props;for(var o in n)if(o!=="children"){var a=n[o];a instanceof nt&&(r||(t.__np=r={}),r[o]=a,n[o]=a.peek())}}e(t)});Ir("__r",function(e,t){if(e(t),t.type!==D){ho();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(o,a){var s;return or(function(){s=this},{name:a}),s.c=o,s})((function(o){return function(){var a;Ym&&((a=this.y)==null||a.call(this)),o.__$f|=1,o.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ei=n,ho(r)}});Ir("__e",function(e,t,r,n){ho(),ei=void 0,e(t,r,n)});Ir("diffed",function(e,t){ho(),ei=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,o=t.props,a=r.U;if(a)for(var s in a){var u=a[s];u===void 0||n&&s in n||(u.d(),a[s]=void 0)}if(n){a||(a={},r.U=a);for(var d in n){var f=a[d],h=n[d];f===void 0?(f=Jm(r,d,h,o),a[d]=f):f.o(h,o)}}}e(t)});function Jm(e,t,r,n){var o=t in e&&e.ownerSVGElement===void 0,a=Ge(r);return{o:function(s,u){a.value=s,n=u},d:or(function(){this.N=ku;var s=a.value.value;n[t]!==s&&(n[t]=s,o?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Ir("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var o in n){var a=n[o];a&&a.d()}}}var s=t.__np;if(s){var u=t.props;for(var d in s)u[d]=s[d]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var h=f.__$u;h&&(f.__$u=void 0,h.d())}}e(t)});Ir("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});$n.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(n||a||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Zm(e,t){return Yt(function(){return Ge(e,t)},[])}var Xm=function(e){queueMicrotask(function(){queueMicrotask(e)})};function ef(){va(function(){for(var e;e=wu.shift();)bu.call(e)})}function ku(){wu.push(this)===1&&(be.requestAnimationFrame||Xm)(ef)}var ti=Ge(location.hash);addEventListener("hashchange",()=>{ti.value=location.hash});var vt=Ur(()=>{let[e="",t=""]=ti.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(_u),params:new URLSearchParams(t)}});function _u(e){try{return decodeURIComponent(e)}catch{return e}}function _e(e,t={}){let r=new URLSearchParams;for(let[o,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&r.set(o,String(a));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function Re(e){let{path:t,params:r}=vt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",_e(t,n)),ti.value=location.hash}function $r(e,t){let r=vt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Ze(e,t,r){let n=vt.value.params.get(e);return t.find(o=>o===n)??r}function Su(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),ti.value=location.hash,_u(e[1])}var yo=Ge(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(yo.value=Date.now())},1e3);var bo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Tu=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function _(e){return bo.format(e)}function Ue(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?Tu.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?bo.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function ni(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?bo.format(r):r.toPrecision(3)} ${t[n]}`}function _a(e){return e>=10||e===0?bo.format(e):e.toPrecision(2)}function rt(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${bo.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function ot(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Jt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Sa(e){return Math.abs(e)>=1e5?Tu.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function vn(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function we(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var tf=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function ze(e){for(let[t,r]of tf)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function ri(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${ze(r)} ago`}var nf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),rf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Ny=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function Fn(e){return`${nf.format(new Date(e))} UTC`}function Mt(e){return rf.format(new Date(e))}var of=Symbol.for("pv"),af=0;function i(e,t,r,n,o,a){t||(t={});var s,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?s=t[u]:d[u]=t[u];var f={type:e,props:d,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:of,__v:--af,__i:-1,__u:0};return(o||a)&&(f.__source=o,f.__self=a),be.vnode&&be.vnode(f),f}var je={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},yt=Object.keys(je);function bt({chain:e}){return i("span",{class:`badge chain-${e.toLowerCase()}`,children:je[e]})}function oi({priority:e}){return i("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Ot({value:e}){return i("span",{class:xu(e),children:Jt(e)})}function Zt({value:e}){return i("span",{class:xu(e),children:Ue(e,!0)})}function xu(e){return e?e>0?"num good":"num bad":"num"}function ee({at:e}){return e?i("time",{dateTime:e,title:Fn(e),children:ri(e,yo.value)}):i("span",{class:"muted",children:"never"})}function Mr({chain:e,address:t,class:r=""}){return i("a",{class:`mono ${r}`,href:_e(["wallet",e,t]),title:t,children:vn(t)})}function Xt({chain:e,address:t,symbol:r}){return i("a",{class:r?"symbol":"mono",href:_e(["token",e,t]),title:t,children:r||vn(t)})}function Vn({text:e,label:t}){let[r,n]=he(!1),o=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return i("button",{type:"button",class:"quiet small",onClick:()=>{o()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function z({title:e,actions:t,children:r,class:n=""}){return i("section",{class:`card ${n}`,children:[(e||t)&&i("header",{class:"card-head",children:[e&&i("h2",{children:e}),t&&i("div",{class:"actions",children:t})]}),r]})}function Ke({items:e}){return i("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>i("div",{children:[i("dt",{children:t}),i("dd",{children:[r,n!==void 0&&i("small",{children:n})]})]},t))})}function We({title:e,about:t,children:r}){return i("div",{class:"head",children:[i("div",{children:[i("h1",{tabIndex:-1,children:e}),t&&i("p",{class:"muted",children:t})]}),r&&i("div",{class:"actions",children:r})]})}function Or({label:e="Loading"}){return i("div",{class:"state",role:"status",children:[i("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function ce({title:e,children:t}){return i("div",{class:"state empty",children:[i("strong",{children:e}),t&&i("div",{children:t})]})}var Cu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function sn({refusal:e,retry:t}){return i("div",{class:"state problem",role:"alert",children:[i("strong",{children:e.message}),Cu[e.code]&&i("div",{children:Cu[e.code]}),i("div",{class:"actions",children:[t&&i("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&i("small",{class:"muted",children:["Request ",i("code",{children:e.requestId})]})]})]})}function fe({query:e,children:t}){let{data:r,refusal:n,loading:o,reload:a}=e;return r===void 0?n?i(sn,{refusal:n,retry:a}):i(Or,{}):i("div",{"aria-busy":o,class:"stack",children:[n&&i(sn,{refusal:n,retry:a}),t(r)]})}var Au=50,sf="1200px 0px";function Ru({rows:e,id:t,line:r,columns:n}){let o=Wt(void 0),a=Wt(new Map),s=lf(e,t,o.current);ht(()=>{o.current=e[0]===void 0?void 0:{id:t(e[0]),at:s}}),ht(()=>{let d=()=>a.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,f)=>{let h=Math.floor((s+f)/Au),p=u.at(-1);p?.number===h?p.rows.push(d):u.push({number:h,from:f,rows:[d]})}),i(D,{children:u.map(d=>i(uf,{...d,drawn:d.from<Au,line:r,columns:n,heights:a.current},d.number))})}function lf(e,t,r){if(!r)return 0;let n=e.findIndex(o=>t(o)===r.id);return n<0?0:r.at-n}function uf({number:e,from:t,rows:r,drawn:n,line:o,columns:a,heights:s}){let u=Wt(null),[d,f]=he(n),h=Wt(0);if(ht(()=>{let y=u.current;if(!y)return;let w=new IntersectionObserver(x=>{let{isIntersecting:I,boundingClientRect:L}=x.at(-1),U=I||y.contains(document.activeElement);!U&&h.current&&s.set(e,L.height/h.current),f(U)},{rootMargin:sf});return w.observe(y),()=>w.disconnect()},[]),h.current=d?r.length:0,d)return i("tbody",{ref:u,children:r.map((y,w)=>o(y,w===0?t+2:void 0))});let p=(s.get(e)??cf(s))*r.length;return i("tbody",{ref:u,children:i("tr",{class:"undrawn","aria-rowindex":t+2,children:i("td",{colSpan:a,style:{height:`${p}px`},children:i("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function cf(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ae({label:e,columns:t,rows:r,id:n,class:o,long:a=!1}){let[s,u]=he(),d=t.find(y=>y.name===s?.name)?.sort,f=d&&s?[...r].sort((y,w)=>df(d(y),d(w))*(s.up?1:-1)):r,h=y=>u(w=>w?.name===y?{name:y,up:!w.up}:{name:y,up:!1}),p=(y,w)=>i(Ta,{row:y,columns:t,class:o?.(y),index:w},n(y));return i("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:i("table",{"aria-rowcount":a?r.length+1:void 0,children:[i("thead",{children:i("tr",{children:t.map(y=>i("th",{scope:"col",title:y.title,class:Pu(y),"aria-sort":s?.name===y.name?s.up?"ascending":"descending":void 0,children:y.sort?i("button",{type:"button",class:"sort",onClick:()=>h(y.name),children:y.name}):y.name},y.name))})}),a?i(Ru,{rows:f,id:n,line:p,columns:t.length}):i("tbody",{children:f.map(y=>p(y))})]})})}var Ta=class extends $n{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:o}){return i("tr",{class:n,"aria-rowindex":o,children:r.map(a=>i("td",{"data-name":a.name,class:Pu(a),children:i("span",{class:"cell",children:a.cell(t)})},a.name))})}};function Pu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function df(e,t){return e<t?-1:e>t?1:0}function Fr({shown:e,total:t,noun:r,more:n,first:o}){return i("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[i("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),o&&i("button",{type:"button",onClick:o,children:"First page"}),n&&i("button",{type:"button",onClick:n,children:"Next page"})]})}function Du({args:[e]}){return e?i(gf,{id:e}):i(pf,{})}var mf=[{name:"Customer",cell:e=>i(D,{children:[i("a",{href:_e(["customers",e.customerId]),children:e.name||e.customerId}),i("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?i("span",{class:"badge bad",children:"Suspended"}):i("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>_(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>i(ee,{at:ff(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>_(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>i(D,{children:[_(e.budget.dailyUsed),i("small",{children:["of ",_(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Mt(e.createdAt)}];function ff(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function pf(){let[e,t]=he(),r=se(Tl,{after:e},{every:15e3});return i(D,{children:[i(We,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),i(fe,{query:r,children:({customers:n})=>n.totalCount===0?i(ce,{title:"No customer yet",children:["Create one with ",i("code",{children:"smartmoney customer create NAME"}),"."]}):i(z,{children:[i(ae,{label:"Customers",columns:mf,rows:n.nodes,id:o=>o.customerId}),i(Fr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function gf({id:e}){let t=se(xl,{id:e},{every:15e3});return i(fe,{query:t,children:({customer:r})=>r?i(bf,{customer:r}):i(ce,{title:"There is no such customer",children:i("a",{href:_e(["customers"]),children:"All customers"})})})}var hf=[{name:"Key",cell:e=>i("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?i(D,{children:["revoked ",i(ee,{at:e.revokedAt})]}):e.expiresAt?`until ${Mt(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>i(ee,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>_(e.uses)},{name:"Created",wide:!0,cell:e=>Mt(e.createdAt)}],yf=[{name:"Webhook",cell:e=>i(D,{children:[e.host,i("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?i("span",{class:"bad",children:"failing"}):"on":i(D,{children:["off",e.disabledReason&&i("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>i(ee,{at:e.lastSuccessAt})}];function bf({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return i("div",{class:"stack",children:[i(We,{title:e.name||e.customerId,about:i("span",{class:"mono",children:e.customerId}),children:i("a",{href:_e(["customers"]),children:"All customers"})}),e.suspendedAt&&i("p",{class:"note bad",children:["Suspended ",i(ee,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),i(z,{children:i(Ke,{items:[{name:"Signals today",value:_(e.budget.dailyUsed),note:`of ${_(e.budget.dailyBudget)}, ${Mt(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:we(r.type),value:_(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${_(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),i(z,{title:"Keys",children:i(ae,{label:"Keys, newest first",columns:hf,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&i(z,{title:"Webhooks",children:i(ae,{label:"Webhooks",columns:yf,rows:e.webhooks,id:r=>String(r.number)})}),i(wf,{id:e.customerId,suspended:!!e.suspendedAt})]})}function wf({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return i(z,{title:"Change it",children:[i("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),i("ul",{class:"why",children:r.map(n=>i("li",{children:[i("code",{class:"break",children:n})," ",i(Vn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}var vf="uplot",kf="u-hz",_f="u-vt",Sf="u-title",Tf="u-wrap",xf="u-under",Cf="u-over",Af="u-axis",sr="u-off",Rf="u-select",Pf="u-cursor-x",Df="u-cursor-y",Ef="u-cursor-pt",Lf="u-legend",Nf="u-live",Uf="u-inline",Wf="u-series",If="u-marker",Eu="u-label",$f="u-value",vo="width",ko="height";var Lu="bottom",Vr="left",xa="right",Ga="#000",Nu=Ga+"0",Ca="mousemove",Uu="mousedown",Aa="mouseup",Wu="mouseenter",Iu="mouseleave",$u="dblclick",Mf="resize",Of="scroll",Mu="change",ui="dppxchange",qa="--",jr=typeof window<"u",La=jr?document:null,qr=jr?window:null,Ff=jr?navigator:null,xe,ii;function Na(){let e=devicePixelRatio;xe!=e&&(xe=e,ii&&Wa(Mu,ii,Na),ii=matchMedia(`(min-resolution: ${xe-.001}dppx) and (max-resolution: ${xe+.001}dppx)`),lr(Mu,ii,Na),qr.dispatchEvent(new CustomEvent(ui)))}function Ft(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Ua(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Oe(e,t,r){e.style[t]=r+"px"}function ln(e,t,r,n){let o=La.createElement(e);return t!=null&&Ft(o,t),r?.insertBefore(o,n),o}function en(e,t){return ln("div",e,t)}var Ou=new WeakMap;function kn(e,t,r,n,o){let a="translate("+t+"px,"+r+"px)",s=Ou.get(e);a!=s&&(e.style.transform=a,Ou.set(e,a),t<0||r<0||t>n||r>o?Ft(e,sr):Ua(e,sr))}var Fu=new WeakMap;function Vu(e,t,r){let n=t+r,o=Fu.get(e);n!=o&&(Fu.set(e,n),e.style.background=t,e.style.borderColor=r)}var Gu=new WeakMap;function qu(e,t,r,n){let o=t+""+r,a=Gu.get(e);o!=a&&(Gu.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var Qa={passive:!0},Vf={...Qa,capture:!0};function lr(e,t,r,n){t.addEventListener(e,r,n?Vf:Qa)}function Wa(e,t,r,n){t.removeEventListener(e,r,Qa)}jr&&Na();function un(e,t,r,n){let o;r=r||0,n=n||t.length-1;let a=n<=2147483647;for(;n-r>1;)o=a?r+n>>1:Vt((r+n)/2),t[o]<e?r=o:n=o;return e-t[r]<=t[n]-e?r:n}function yc(e){return(r,n,o)=>{let a=-1,s=-1;for(let u=n;u<=o;u++)if(e(r[u])){a=u;break}for(let u=o;u>=n;u--)if(e(r[u])){s=u;break}return[a,s]}}var bc=e=>e!=null,wc=e=>e!=null&&e>0,mi=yc(bc),Gf=yc(wc);function qf(e,t,r,n=0,o=!1){let a=o?Gf:mi,s=o?wc:bc;[t,r]=a(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let f=t;f<=r;f++){let h=e[f];s(h)&&(h<u?u=h:h>d&&(d=h))}return[u??De,d??-De]}function fi(e,t,r,n){let o=Hu(e),a=Hu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let s=r==10?An:vc,u=o==1?Vt:tn,d=a==1?tn:Vt,f=u(s(at(e))),h=d(s(at(t))),p=Qr(r,f),y=Qr(r,h);return r==10&&(f<0&&(p=Ee(p,-f)),h<0&&(y=Ee(y,-h))),n||r==2?(e=p*o,t=y*a):(e=Tc(e,p),t=pi(t,y)),[e,t]}function Ba(e,t,r,n){let o=fi(e,t,r,n);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var Ha=.1,Qu={mode:3,pad:Ha},So={pad:0,soft:null,mode:0},Qf={min:So,max:So};function ci(e,t,r,n){return gi(r)?Bu(e,t,r):(So.pad=r,So.soft=n?0:null,So.mode=n?3:0,Bu(e,t,Qf))}function Se(e,t){return e??t}function Bf(e,t,r){for(t=Se(t,0),r=Se(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function Bu(e,t,r){let n=r.min,o=r.max,a=Se(n.pad,0),s=Se(o.pad,0),u=Se(n.hard,-De),d=Se(o.hard,De),f=Se(n.soft,De),h=Se(o.soft,-De),p=Se(n.mode,0),y=Se(o.mode,0),w=t-e,x=An(w),I=Ct(at(e),at(t)),L=An(I),U=at(L-x);(w<1e-24||U>10)&&(w=0,(e==0||t==0)&&(w=1e-24,p==2&&f!=De&&(a=0),y==2&&h!=-De&&(s=0)));let k=w||I||1e3,A=An(k),T=Qr(10,Vt(A)),Z=k*(w==0?e==0?.1:1:a),$=Ee(Tc(e-Z,T/10),24),te=e>=f&&(p==1||p==3&&$<=f||p==2&&$>=f)?f:De,j=Ct(u,$<te&&e>=te?te:cn(te,$)),ie=k*(w==0?t==0?.1:1:s),K=Ee(pi(t+ie,T/10),24),R=t<=h&&(y==1||y==3&&K>=h||y==2&&K<=h)?h:-De,Y=cn(d,K>R&&t<=R?R:Ct(R,K));return j==Y&&j==0&&(Y=100),[j,Y]}var Hf=new Intl.NumberFormat(jr?Ff.language:"en-US"),za=e=>Hf.format(e),Gt=Math,li=Gt.PI,at=Gt.abs,Vt=Gt.floor,it=Gt.round,tn=Gt.ceil,cn=Gt.min,Ct=Gt.max,Qr=Gt.pow,Hu=Gt.sign,An=Gt.log10,vc=Gt.log2,zf=(e,t=1)=>Gt.sinh(e)*t,Ra=(e,t=1)=>Gt.asinh(e/t),De=1/0;function zu(e){return(An((e^e>>31)-(e>>31))|0)+1}function Ia(e,t,r){return cn(Ct(e,t),r)}function kc(e){return typeof e=="function"}function pe(e){return kc(e)?e:()=>e}var jf=()=>{},_c=e=>e,Sc=(e,t)=>t,Kf=e=>null,ju=e=>!0,Ku=(e,t)=>e==t,Yf=/\.\d*?(?=9{6,}|0{6,})/gm,ur=e=>{if(Cc(e)||qn.has(e))return e;let t=`${e}`,r=t.match(Yf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[o,a]=t.split("e");return+`${ur(o)}e${a}`}return Ee(e,n)};function ir(e,t){return ur(Ee(ur(e/t))*t)}function pi(e,t){return ur(tn(ur(e/t))*t)}function Tc(e,t){return ur(Vt(ur(e/t))*t)}function Ee(e,t=0){if(Cc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return it(n)/r}var qn=new Map;function xc(e){return((""+e).split(".")[1]||"").length}function xo(e,t,r,n){let o=[],a=n.map(xc);for(let s=t;s<r;s++){let u=at(s),d=Ee(Qr(e,s),u);for(let f=0;f<n.length;f++){let h=e==10?+`${n[f]}e${s}`:n[f]*d,p=(s>=0?0:u)+(s>=a[f]?0:a[f]),y=e==10?h:Ee(h,p);o.push(y),qn.set(y,p)}}return o}var To={},ja=[],Br=[null,null],Gn=Array.isArray,Cc=Number.isInteger,Jf=e=>e===void 0;function Yu(e){return typeof e=="string"}function gi(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Zf(e){return e!=null&&typeof e=="object"}var Xf=Object.getPrototypeOf(Uint8Array),Ac="__proto__";function Hr(e,t=gi){let r;if(Gn(e)){let n=e.find(o=>o!=null);if(Gn(n)||t(n)){r=Array(e.length);for(let o=0;o<e.length;o++)r[o]=Hr(e[o],t)}else r=e.slice()}else if(e instanceof Xf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=Ac&&(r[n]=Hr(e[n],t))}else r=e;return r}function Xe(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let o in n)o!=Ac&&(gi(e[o])?Xe(e[o],Hr(n[o])):e[o]=Hr(n[o]))}return e}var ep=0,tp=1,np=2;function rp(e,t,r){for(let n=0,o,a=-1;n<t.length;n++){let s=t[n];if(s>a){for(o=s-1;o>=0&&e[o]==null;)e[o--]=null;for(o=s+1;o<r&&e[o]==null;)e[a=o++]=null}}}function op(e,t){if(sp(e)){let s=e[0].slice();for(let u=1;u<e.length;u++)s.push(...e[u].slice(1));return lp(s[0])||(s=ap(s)),s}let r=new Set;for(let s=0;s<e.length;s++){let d=e[s][0],f=d.length;for(let h=0;h<f;h++)r.add(d[h])}let n=[Array.from(r).sort((s,u)=>s-u)],o=n[0].length,a=new Map;for(let s=0;s<o;s++)a.set(n[0][s],s);for(let s=0;s<e.length;s++){let u=e[s],d=u[0];for(let f=1;f<u.length;f++){let h=u[f],p=Array(o).fill(void 0),y=t?t[s][f]:tp,w=[];for(let x=0;x<h.length;x++){let I=h[x],L=a.get(d[x]);I===null?y!=ep&&(p[L]=I,y==np&&w.push(L)):p[L]=I}rp(p,w,o),n.push(p)}}return n}var ip=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function ap(e){let t=e[0],r=t.length,n=Array(r);for(let a=0;a<n.length;a++)n[a]=a;n.sort((a,s)=>t[a]-t[s]);let o=[];for(let a=0;a<e.length;a++){let s=e[a],u=Array(r);for(let d=0;d<r;d++)u[d]=s[n[d]];o.push(u)}return o}function sp(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let o=e[n][0];if(o.length!=r)return!1;if(o!=t){for(let a=0;a<r;a++)if(o[a]!=t[a])return!1}}return!0}function lp(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,o=r-1;for(;n<=o&&e[n]==null;)n++;for(;o>=n&&e[o]==null;)o--;if(o<=n)return!0;let a=Ct(1,Vt((o-n+1)/t));for(let s=e[n],u=n+a;u<=o;u+=a){let d=e[u];if(d!=null){if(d<=s)return!1;s=d}}return!0}var Rc=["January","February","March","April","May","June","July","August","September","October","November","December"],Pc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Dc(e){return e.slice(0,3)}var up=Pc.map(Dc),cp=Rc.map(Dc),dp={MMMM:Rc,MMM:cp,WWWW:Pc,WWW:up};function wo(e){return(e<10?"0":"")+e}function mp(e){return(e<10?"00":e<100?"0":"")+e}var fp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>wo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>wo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>wo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>wo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>wo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>mp(e.getMilliseconds())};function Ka(e,t){t=t||dp;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=n.exec(e);)r.push(o[0][0]=="{"?fp[o[1]]:o[0]);return a=>{let s="";for(let u=0;u<r.length;u++)s+=typeof r[u]=="string"?r[u]:r[u](a,t);return s}}var pp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function gp(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==pp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Ec=e=>e%1==0,di=[1,2,2.5,5],hp=xo(10,-32,0,di),Lc=xo(10,0,32,di),yp=Lc.filter(Ec),ar=hp.concat(Lc),Ya=`
`,Nc="{YYYY}",Ju=Ya+Nc,Uc="{M}/{D}",_o=Ya+Uc,ai=_o+"/{YY}",Wc="{aa}",bp="{h}:{mm}",Gr=bp+Wc,Zu=Ya+Gr,Xu=":{ss}",Ce=null;function Ic(e){let t=e*1e3,r=t*60,n=r*60,o=n*24,a=o*30,s=o*365,d=(e==1?xo(10,0,3,di).filter(Ec):xo(10,-3,0,di)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,a,a*2,a*3,a*4,a*6,s,s*2,s*5,s*10,s*25,s*50,s*100]),f=[[s,Nc,Ce,Ce,Ce,Ce,Ce,Ce,1],[o*28,"{MMM}",Ju,Ce,Ce,Ce,Ce,Ce,1],[o,Uc,Ju,Ce,Ce,Ce,Ce,Ce,1],[n,"{h}"+Wc,ai,Ce,_o,Ce,Ce,Ce,1],[r,Gr,ai,Ce,_o,Ce,Ce,Ce,1],[t,Xu,ai+" "+Gr,Ce,_o+" "+Gr,Ce,Zu,Ce,1],[e,Xu+".{fff}",ai+" "+Gr,Ce,_o+" "+Gr,Ce,Zu,Ce,1]];function h(p){return(y,w,x,I,L,U)=>{let k=[],A=L>=s,T=L>=a&&L<s,Z=p(x),$=Ee(Z*e,3),te=Pa(Z.getFullYear(),A?0:Z.getMonth(),T||A?1:Z.getDate()),j=Ee(te*e,3);if(T||A){let ie=T?L/a:0,K=A?L/s:0,R=$==j?$:Ee(Pa(te.getFullYear()+K,te.getMonth()+ie,1)*e,3),Y=new Date(it(R/e)),O=Y.getFullYear(),N=Y.getMonth();for(let W=0;R<=I;W++){let M=Pa(O+K*W,N+ie*W,1),E=M-p(Ee(M*e,3));R=Ee((+M+E)*e,3),R<=I&&k.push(R)}}else{let ie=L>=o?o:L,K=Vt(x)-Vt($),R=j+K+pi($-j,ie);k.push(R);let Y=p(R),O=Y.getHours()+Y.getMinutes()/r+Y.getSeconds()/n,N=L/n,W=y.axes[w]._space,M=U/W;for(;R=Ee(R+L,e==1?0:3),!(R>I);)if(N>1){let E=Vt(Ee(O+N,6))%24,Q=p(R).getHours()-E;Q>1&&(Q=-1),R-=Q*n,O=(O+N)%24;let de=k[k.length-1];Ee((R-de)/L,3)*M>=.7&&k.push(R)}else k.push(R)}return k}}return[d,f,h]}var[wp,vp,kp]=Ic(1),[_p,Sp,Tp]=Ic(.001);xo(2,-53,53,[1]);function ec(e,t){return e.map(r=>r.map((n,o)=>o==0||o==8||n==null?n:t(o==1||r[8]==0?n:r[1]+n)))}function tc(e,t){return(r,n,o,a,s)=>{let u=t.find(x=>s>=x[0])||t[t.length-1],d,f,h,p,y,w;return n.map(x=>{let I=e(x),L=I.getFullYear(),U=I.getMonth(),k=I.getDate(),A=I.getHours(),T=I.getMinutes(),Z=I.getSeconds(),$=L!=d&&u[2]||U!=f&&u[3]||k!=h&&u[4]||A!=p&&u[5]||T!=y&&u[6]||Z!=w&&u[7]||u[1];return d=L,f=U,h=k,p=A,y=T,w=Z,$(I)})}}function xp(e,t){let r=Ka(t);return(n,o,a,s,u)=>o.map(d=>r(e(d)))}function Pa(e,t,r){return new Date(e,t,r)}function nc(e,t){return t(e)}var Cp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function rc(e,t){return(r,n,o,a)=>a==null?qa:t(e(n))}function Ap(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Rp(e,t){return e.series[t].fill(e,t)}var Pp={show:!0,live:!0,isolate:!1,mount:jf,markers:{show:!0,width:2,stroke:Ap,fill:Rp,dash:"solid"},idx:null,idxs:null,values:[]};function Dp(e,t){let r=e.cursor.points,n=en(),o=r.size(e,t);Oe(n,vo,o),Oe(n,ko,o);let a=o/-2;Oe(n,"marginLeft",a),Oe(n,"marginTop",a);let s=r.width(e,t,o);return s&&Oe(n,"borderWidth",s),n}function Ep(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Lp(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Np(e,t){return e.series[t].points.size}var Da=[0,0];function Up(e,t,r){return Da[0]=t,Da[1]=r,Da}function si(e,t,r,n=!0){return o=>{o.button==0&&(!n||o.target==t)&&r(o)}}function Ea(e,t,r,n=!0){return o=>{(!n||o.target==t)&&r(o)}}var Wp={show:!0,x:!0,y:!0,lock:!1,move:Up,points:{one:!1,show:Dp,size:Np,width:0,stroke:Lp,fill:Ep},bind:{mousedown:si,mouseup:si,click:si,dblclick:si,mousemove:Ea,mouseleave:Ea,mouseenter:Ea},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,o)=>n-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},$c={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ja=Xe({},$c,{filter:Sc}),Mc=Xe({},Ja,{size:10}),Oc=Xe({},$c,{show:!1}),Za='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Fc="bold "+Za,Vc=1.5,oc={show:!0,scale:"x",stroke:Ga,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:2,grid:Ja,ticks:Mc,border:Oc,font:Za,lineGap:Vc,rotate:0},Ip="Value",$p="Time",ic={show:!0,scale:"x",auto:!1,sorted:1,min:De,max:-De,idxs:[]};function Mp(e,t,r,n,o){return t.map(a=>a==null?"":za(a))}function Op(e,t,r,n,o,a,s){let u=[],d=qn.get(o)||0;r=s?r:Ee(pi(r,o),d);for(let f=r;f<=n;f=Ee(f+o,d))u.push(Object.is(f,-0)?0:f);return u}function $a(e,t,r,n,o,a,s){let u=[],d=e.scales[e.axes[t].scale].log,f=d==10?An:vc,h=Vt(f(r));o=Qr(d,h),d==10&&(o=ar[un(o,ar)]);let p=r,y=o*d;d==10&&(y=ar[un(y,ar)]);do u.push(p),p=p+o,d==10&&!qn.has(p)&&(p=Ee(p,qn.get(o))),p>=y&&(o=p,y=o*d,d==10&&(y=ar[un(y,ar)]));while(p<=n);return u}function Fp(e,t,r,n,o,a,s){let d=e.scales[e.axes[t].scale].asinh,f=n>d?$a(e,t,Ct(d,r),n,o):[d],h=n>=0&&r<=0?[0]:[];return(r<-d?$a(e,t,Ct(d,-n),-r,o):[d]).reverse().map(y=>-y).concat(h,f)}var Gc=/./,Vp=/[12357]/,Gp=/[125]/,ac=/1/,Ma=(e,t,r,n)=>e.map((o,a)=>t==4&&o==0||a%n==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function qp(e,t,r,n,o){let a=e.axes[r],s=a.scale,u=e.scales[s],d=e.valToPos,f=a._space,h=d(10,s),p=d(9,s)-h>=f?Gc:d(7,s)-h>=f?Vp:d(5,s)-h>=f?Gp:ac;if(p==ac){let y=at(d(1,s)-h);if(y<f)return Ma(t.slice().reverse(),u.distr,p,tn(f/y)).reverse()}return Ma(t,u.distr,p,1)}function Qp(e,t,r,n,o){let a=e.axes[r],s=a.scale,u=a._space,d=e.valToPos,f=at(d(1,s)-d(2,s));return f<u?Ma(t.slice().reverse(),3,Gc,tn(u/f)).reverse():t}function Bp(e,t,r,n){return n==null?qa:t==null?"":za(t)}var sc={show:!0,scale:"y",stroke:Ga,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:3,grid:Ja,ticks:Mc,border:Oc,font:Za,lineGap:Vc,rotate:0};function Hp(e,t){let r=3+(e||1)*2;return Ee(r*t,3)}function zp(e,t){let{scale:r,idxs:n}=e.series[0],o=e._data[0],a=e.valToPos(o[n[0]],r,!0),s=e.valToPos(o[n[1]],r,!0),u=at(s-a),d=e.series[t],f=u/(d.points.space*xe);return n[1]-n[0]<=f}var lc={scale:null,auto:!0,sorted:0,min:De,max:-De},qc=(e,t,r,n,o)=>o,uc={show:!0,auto:!0,sorted:0,gaps:qc,alpha:1,facets:[Xe({},lc,{scale:"x"}),Xe({},lc,{scale:"y"})]},cc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:qc,alpha:1,points:{show:zp,filter:null},values:null,min:De,max:-De,idxs:[],path:null,clip:null};function jp(e,t,r,n,o){return r/10}var Qc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Kp=Xe({},Qc,{time:!1,ori:1}),dc={};function Bc(e,t){let r=dc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(o=>o!=n)},pub(n,o,a,s,u,d,f){for(let h=0;h<r.plots.length;h++)r.plots[h]!=o&&r.plots[h].pub(n,o,a,s,u,d,f)}},e!=null&&(dc[e]=r)),r}var zr=1,Oa=2;function cr(e,t,r){let n=e.mode,o=e.series[t],a=n==2?e._data[t]:e._data,s=e.scales,u=e.bbox,d=a[0],f=n==2?a[1]:a[t],h=n==2?s[o.facets[0].scale]:s[e.series[0].scale],p=n==2?s[o.facets[1].scale]:s[o.scale],y=u.left,w=u.top,x=u.width,I=u.height,L=e.valToPosH,U=e.valToPosV;return h.ori==0?r(o,d,f,h,p,L,U,y,w,x,I,yi,Kr,wi,zc,Kc):r(o,d,f,h,p,U,L,w,y,I,x,bi,Yr,ts,jc,Yc)}function Xa(e,t){let r=0,n=0,o=Se(e.bands,ja);for(let a=0;a<o.length;a++){let s=o[a];s.series[0]==t?r=s.dir:s.series[1]==t&&(s.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Yp(e,t,r,n,o){let a=e.mode,s=e.series[t],u=a==2?s.facets[1].scale:s.scale,d=e.scales[u];return o==-1?d.min:o==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Rn(e,t,r,n,o,a){return cr(e,t,(s,u,d,f,h,p,y,w,x,I,L)=>{let U=s.pxRound,k=f.dir*(f.ori==0?1:-1),A=f.ori==0?Kr:Yr,T,Z;k==1?(T=r,Z=n):(T=n,Z=r);let $=U(p(u[T],f,I,w)),te=U(y(d[T],h,L,x)),j=U(p(u[Z],f,I,w)),ie=U(y(a==1?h.max:h.min,h,L,x)),K=new Path2D(o);return A(K,j,ie),A(K,$,ie),A(K,$,te),K})}function hi(e,t,r,n,o,a){let s=null;if(e.length>0){s=new Path2D;let u=t==0?wi:ts,d=r;for(let p=0;p<e.length;p++){let y=e[p];if(y[1]>y[0]){let w=y[0]-d;w>0&&u(s,d,n,w,n+a),d=y[1]}}let f=r+o-d,h=10;f>0&&u(s,d,n-h/2,f,n+a+h)}return s}function Jp(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function es(e,t,r,n,o,a,s){let u=[],d=e.length;for(let f=o==1?r:n;f>=r&&f<=n;f+=o)if(t[f]===null){let p=f,y=f;if(o==1)for(;++f<=n&&t[f]===null;)y=f;else for(;--f>=r&&t[f]===null;)y=f;let w=a(e[p]),x=y==p?w:a(e[y]),I=p-o;w=s<=0&&I>=0&&I<d?a(e[I]):w;let U=y+o;x=s>=0&&U>=0&&U<d?a(e[U]):x,x>=w&&u.push([w,x])}return u}function mc(e){return e==0?_c:e==1?it:t=>ir(t,e)}function Hc(e){let t=e==0?yi:bi,r=e==0?(o,a,s,u,d,f)=>{o.arcTo(a,s,u,d,f)}:(o,a,s,u,d,f)=>{o.arcTo(s,a,d,u,f)},n=e==0?(o,a,s,u,d)=>{o.rect(a,s,u,d)}:(o,a,s,u,d)=>{o.rect(s,a,d,u)};return(o,a,s,u,d,f=0,h=0)=>{f==0&&h==0?n(o,a,s,u,d):(f=cn(f,u/2,d/2),h=cn(h,u/2,d/2),t(o,a+f,s),r(o,a+u,s,a+u,s+d,f),r(o,a+u,s+d,a,s+d,h),r(o,a,s+d,a,s,h),r(o,a,s,a+u,s,f),o.closePath())}}var yi=(e,t,r)=>{e.moveTo(t,r)},bi=(e,t,r)=>{e.moveTo(r,t)},Kr=(e,t,r)=>{e.lineTo(t,r)},Yr=(e,t,r)=>{e.lineTo(r,t)},wi=Hc(0),ts=Hc(1),zc=(e,t,r,n,o,a)=>{e.arc(t,r,n,o,a)},jc=(e,t,r,n,o,a)=>{e.arc(r,t,n,o,a)},Kc=(e,t,r,n,o,a,s)=>{e.bezierCurveTo(t,r,n,o,a,s)},Yc=(e,t,r,n,o,a,s)=>{e.bezierCurveTo(r,t,o,n,s,a)};function Jc(e){return(t,r,n,o,a)=>cr(t,r,(s,u,d,f,h,p,y,w,x,I,L)=>{let{pxRound:U,points:k}=s,A,T;f.ori==0?(A=yi,T=zc):(A=bi,T=jc);let Z=Ee(k.width*xe,3),$=(k.size-k.width)/2*xe,te=Ee($*2,3),j=new Path2D,ie=new Path2D,{left:K,top:R,width:Y,height:O}=t.bbox;wi(ie,K-te,R-te,Y+te*2,O+te*2);let N=W=>{if(d[W]!=null){let M=U(p(u[W],f,I,w)),E=U(y(d[W],h,L,x));A(j,M+$,E),T(j,M,E,$,0,li*2)}};if(a)a.forEach(N);else for(let W=n;W<=o;W++)N(W);return{stroke:Z>0?j:null,fill:j,clip:ie,flags:zr|Oa}})}function Zc(e){return(t,r,n,o,a,s)=>{n!=o&&(a!=n&&s!=n&&e(t,r,n),a!=o&&s!=o&&e(t,r,o),e(t,r,s))}}var Zp=Zc(Kr),Xp=Zc(Yr);function Xc(e){let t=Se(e?.alignGaps,0);return(r,n,o,a)=>cr(r,n,(s,u,d,f,h,p,y,w,x,I,L)=>{[o,a]=mi(d,o,a);let U=s.pxRound,k=O=>U(p(O,f,I,w)),A=O=>U(y(O,h,L,x)),T,Z;f.ori==0?(T=Kr,Z=Zp):(T=Yr,Z=Xp);let $=f.dir*(f.ori==0?1:-1),te={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:zr},j=te.stroke,ie=!1;if(a-o>=I*4){let O=B=>r.posToVal(B,f.key,!0),N=null,W=null,M,E,ge,ne=k(u[$==1?o:a]),Q=k(u[o]),de=k(u[a]),re=O($==1?Q+1:de-1);for(let B=$==1?o:a;B>=o&&B<=a;B+=$){let Le=u[B],le=($==1?Le<re:Le>re)?ne:k(Le),ye=d[B];le==ne?ye!=null?(E=ye,N==null?(T(j,le,A(E)),M=N=W=E):E<N?N=E:E>W&&(W=E)):ye===null&&(ie=!0):(N!=null&&Z(j,ne,A(N),A(W),A(M),A(E)),ye!=null?(E=ye,T(j,le,A(E)),N=W=M=E):(N=W=null,ye===null&&(ie=!0)),ne=le,re=O(ne+$))}N!=null&&N!=W&&ge!=ne&&Z(j,ne,A(N),A(W),A(M),A(E))}else for(let O=$==1?o:a;O>=o&&O<=a;O+=$){let N=d[O];N===null?ie=!0:N!=null&&T(j,k(u[O]),A(N))}let[R,Y]=Xa(r,n);if(s.fill!=null||R!=0){let O=te.fill=new Path2D(j),N=s.fillTo(r,n,s.min,s.max,R),W=A(N),M=k(u[o]),E=k(u[a]);$==-1&&([E,M]=[M,E]),T(O,E,W),T(O,M,W)}if(!s.spanGaps){let O=[];ie&&O.push(...es(u,d,o,a,$,k,t)),te.gaps=O=s.gaps(r,n,o,a,O),te.clip=hi(O,f.ori,w,x,I,L)}return Y!=0&&(te.band=Y==2?[Rn(r,n,o,a,j,-1),Rn(r,n,o,a,j,1)]:Rn(r,n,o,a,j,Y)),te})}function eg(e){let t=Se(e.align,1),r=Se(e.ascDesc,!1),n=Se(e.alignGaps,0),o=Se(e.extend,!1);return(a,s,u,d)=>cr(a,s,(f,h,p,y,w,x,I,L,U,k,A)=>{[u,d]=mi(p,u,d);let T=f.pxRound,{left:Z,width:$}=a.bbox,te=Q=>T(x(Q,y,k,L)),j=Q=>T(I(Q,w,A,U)),ie=y.ori==0?Kr:Yr,K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:zr},R=K.stroke,Y=y.dir*(y.ori==0?1:-1),O=j(p[Y==1?u:d]),N=te(h[Y==1?u:d]),W=N,M=N;o&&t==-1&&(M=Z,ie(R,M,O)),ie(R,N,O);for(let Q=Y==1?u:d;Q>=u&&Q<=d;Q+=Y){let de=p[Q];if(de==null)continue;let re=te(h[Q]),B=j(de);t==1?ie(R,re,O):ie(R,W,B),ie(R,re,B),O=B,W=re}let E=W;o&&t==1&&(E=Z+$,ie(R,E,O));let[ge,ne]=Xa(a,s);if(f.fill!=null||ge!=0){let Q=K.fill=new Path2D(R),de=f.fillTo(a,s,f.min,f.max,ge),re=j(de);ie(Q,E,re),ie(Q,M,re)}if(!f.spanGaps){let Q=[];Q.push(...es(h,p,u,d,Y,te,n));let de=f.width*xe/2,re=r||t==1?de:-de,B=r||t==-1?-de:de;Q.forEach(Le=>{Le[0]+=re,Le[1]+=B}),K.gaps=Q=f.gaps(a,s,u,d,Q),K.clip=hi(Q,y.ori,L,U,k,A)}return ne!=0&&(K.band=ne==2?[Rn(a,s,u,d,R,-1),Rn(a,s,u,d,R,1)]:Rn(a,s,u,d,R,ne)),K})}function fc(e,t,r,n,o,a,s=De){if(e.length>1){let u=null;for(let d=0,f=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let h=at(e[d]-e[u]);h<f&&(f=h,s=at(r(e[d],n,o,a)-r(e[u],n,o,a)))}u=d}}return s}function tg(e){e=e||To;let t=Se(e.size,[.6,De,1]),r=e.align||0,n=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let a=pe(o),s=1-t[0],u=Se(t[1],De),d=Se(t[2],1),f=Se(e.disp,To),h=Se(e.each,w=>{}),{fill:p,stroke:y}=f;return(w,x,I,L)=>cr(w,x,(U,k,A,T,Z,$,te,j,ie,K,R)=>{let Y=U.pxRound,O=r,N=n*xe,W=u*xe,M=d*xe,E,ge;T.ori==0?[E,ge]=a(w,x):[ge,E]=a(w,x);let ne=T.dir*(T.ori==0?1:-1),Q=T.ori==0?wi:ts,de=T.ori==0?h:(G,Ne,et,yr,zn,pn,jn)=>{h(G,Ne,et,zn,yr,jn,pn)},re=Se(w.bands,ja).find(G=>G.series[0]==x),B=re!=null?re.dir:0,Le=U.fillTo(w,x,U.min,U.max,B),ve=Y(te(Le,Z,R,ie)),le,ye,qt,kt=K,qe=Y(U.width*xe),fn=!1,Sn=null,Qt=null,Dn=null,pr=null;p!=null&&(qe==0||y!=null)&&(fn=!0,Sn=p.values(w,x,I,L),Qt=new Map,new Set(Sn).forEach(G=>{G!=null&&Qt.set(G,new Path2D)}),qe>0&&(Dn=y.values(w,x,I,L),pr=new Map,new Set(Dn).forEach(G=>{G!=null&&pr.set(G,new Path2D)})));let{x0:gr,size:Zr}=f;if(gr!=null&&Zr!=null){O=1,k=gr.values(w,x,I,L),gr.unit==2&&(k=k.map(et=>w.posToVal(j+et*K,T.key,!0)));let G=Zr.values(w,x,I,L);Zr.unit==2?ye=G[0]*K:ye=$(G[0],T,K,j)-$(0,T,K,j),kt=fc(k,A,$,T,K,j,kt),qt=kt-ye+N}else kt=fc(k,A,$,T,K,j,kt),qt=kt*s+N,ye=kt-qt;qt<1&&(qt=0),qe>=ye/2&&(qe=0),qt<5&&(Y=_c);let Eo=qt>0,Bn=kt-qt-(Eo?qe:0);ye=Y(Ia(Bn,M,W)),le=(O==0?ye/2:O==ne?0:ye)-O*ne*((O==0?N/2:0)+(Eo?qe/2:0));let _t={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},hr=fn?null:new Path2D,Tn=null;if(re!=null)Tn=w.data[re.series[1]];else{let{y0:G,y1:Ne}=f;G!=null&&Ne!=null&&(A=Ne.values(w,x,I,L),Tn=G.values(w,x,I,L))}let Hn=E*ye,ue=ge*ye;for(let G=ne==1?I:L;G>=I&&G<=L;G+=ne){let Ne=A[G];if(Ne==null)continue;if(Tn!=null){let Rt=Tn[G]??0;if(Ne-Rt==0)continue;ve=te(Rt,Z,R,ie)}let et=T.distr!=2||f!=null?k[G]:G,yr=$(et,T,K,j),zn=te(Se(Ne,Le),Z,R,ie),pn=Y(yr-le),jn=Y(Ct(zn,ve)),Et=Y(cn(zn,ve)),Bt=jn-Et;if(Ne!=null){let Rt=Ne<0?ue:Hn,nn=Ne<0?Hn:ue;fn?(qe>0&&Dn[G]!=null&&Q(pr.get(Dn[G]),pn,Et+Vt(qe/2),ye,Ct(0,Bt-qe),Rt,nn),Sn[G]!=null&&Q(Qt.get(Sn[G]),pn,Et+Vt(qe/2),ye,Ct(0,Bt-qe),Rt,nn)):Q(hr,pn,Et+Vt(qe/2),ye,Ct(0,Bt-qe),Rt,nn),de(w,x,G,pn-qe/2,Et,ye+qe,Bt)}}return qe>0?_t.stroke=fn?pr:hr:fn||(_t._fill=U.width==0?U._fill:U._stroke??U._fill,_t.width=0),_t.fill=fn?Qt:hr,_t})}function ng(e,t){let r=Se(t?.alignGaps,0);return(n,o,a,s)=>cr(n,o,(u,d,f,h,p,y,w,x,I,L,U)=>{[a,s]=mi(f,a,s);let k=u.pxRound,A=E=>k(y(E,h,L,x)),T=E=>k(w(E,p,U,I)),Z,$,te;h.ori==0?(Z=yi,te=Kr,$=Kc):(Z=bi,te=Yr,$=Yc);let j=h.dir*(h.ori==0?1:-1),ie=A(d[j==1?a:s]),K=ie,R=[],Y=[];for(let E=j==1?a:s;E>=a&&E<=s;E+=j)if(f[E]!=null){let ne=d[E],Q=A(ne);R.push(K=Q),Y.push(T(f[E]))}let O={stroke:e(R,Y,Z,te,$,k),fill:null,clip:null,band:null,gaps:null,flags:zr},N=O.stroke,[W,M]=Xa(n,o);if(u.fill!=null||W!=0){let E=O.fill=new Path2D(N),ge=u.fillTo(n,o,u.min,u.max,W),ne=T(ge);te(E,K,ne),te(E,ie,ne)}if(!u.spanGaps){let E=[];E.push(...es(d,f,a,s,j,A,r)),O.gaps=E=u.gaps(n,o,a,s,E),O.clip=hi(E,h.ori,x,I,L,U)}return M!=0&&(O.band=M==2?[Rn(n,o,a,s,N,-1),Rn(n,o,a,s,N,1)]:Rn(n,o,a,s,N,M)),O})}function rg(e){return ng(og,e)}function og(e,t,r,n,o,a){let s=e.length;if(s<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),s==2)n(u,e[1],t[1]);else{let d=Array(s),f=Array(s-1),h=Array(s-1),p=Array(s-1);for(let y=0;y<s-1;y++)h[y]=t[y+1]-t[y],p[y]=e[y+1]-e[y],f[y]=h[y]/p[y];d[0]=f[0];for(let y=1;y<s-1;y++)f[y]===0||f[y-1]===0||f[y-1]>0!=f[y]>0?d[y]=0:(d[y]=3*(p[y-1]+p[y])/((2*p[y]+p[y-1])/f[y-1]+(p[y]+2*p[y-1])/f[y]),isFinite(d[y])||(d[y]=0));d[s-1]=f[s-2];for(let y=0;y<s-1;y++)o(u,e[y]+p[y]/3,t[y]+d[y]*p[y]/3,e[y+1]-p[y]/3,t[y+1]-d[y+1]*p[y]/3,e[y+1],t[y+1])}return u}var Fa=new Set;function pc(){for(let e of Fa)e.syncRect(!0)}jr&&(lr(Mf,qr,pc),lr(Of,qr,pc,!0),lr(ui,qr,()=>{st.pxRatio=xe}));var ig=Xc(),ag=Jc();function gc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,s)=>Va(a,s,t,r))}function sg(e,t){return e.map((r,n)=>n==0?{}:Xe({},t,r))}function Va(e,t,r,n){return Xe({},t==0?r:n,e)}function ed(e,t,r){return t==null?Br:[t,r]}var lg=ed;function ug(e,t,r){return t==null?Br:ci(t,r,Ha,!0)}function td(e,t,r,n){return t==null?Br:fi(t,r,e.scales[n].log,!1)}var cg=td;function nd(e,t,r,n){return t==null?Br:Ba(t,r,e.scales[n].log,!1)}var dg=nd;function mg(e,t,r,n,o){let a=Ct(zu(e),zu(t)),s=t-e,u=un(o/n*s,r);do{let d=r[u],f=n*d/s;if(f>=o&&a+(d<5?qn.get(d):0)<=17)return[d,f]}while(++u<r.length);return[0,0]}function hc(e){let t,r;return e=e.replace(/(\d+)px/,(n,o)=>(t=it((r=+o)*xe))+"px"),[e,t,r]}function fg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ee(t[2]*xe,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function st(e,t,r){let n={mode:Se(e.mode,1)},o=n.mode;function a(l,c,m,g){let b=c.valToPct(l);return g+m*(c.dir==-1?1-b:b)}function s(l,c,m,g){let b=c.valToPct(l);return g+m*(c.dir==-1?b:1-b)}function u(l,c,m,g){return c.ori==0?a(l,c,m,g):s(l,c,m,g)}n.valToPosH=a,n.valToPosV=s;let d=!1;n.status=0;let f=n.root=en(vf);if(e.id!=null&&(f.id=e.id),Ft(f,e.class),e.title){let l=en(Sf,f);l.textContent=e.title}let h=ln("canvas"),p=n.ctx=h.getContext("2d"),y=en(Tf,f);lr("click",y,l=>{l.target===x&&(Ie!=Rr||Fe!=Pr)&&gt.click(n,l)},!0);let w=n.under=en(xf,y);y.appendChild(h);let x=n.over=en(Cf,y);e=Hr(e);let I=+Se(e.pxAlign,1),L=mc(I);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let U=e.ms||.001,k=n.series=o==1?gc(e.series||[],ic,cc,!1):sg(e.series||[null],uc),A=n.axes=gc(e.axes||[],oc,sc,!0),T=n.scales={},Z=n.bands=e.bands||[];Z.forEach(l=>{l.fill=pe(l.fill||null),l.dir=Se(l.dir,-1)});let $=o==2?k[1].facets[0].scale:k[0].scale,te={axes:hm,series:dm},j=(e.drawOrder||["axes","series"]).map(l=>te[l]);function ie(l){let c=l.distr==3?m=>An(m>0?m:l.clamp(n,m,l.min,l.max,l.key)):l.distr==4?m=>Ra(m,l.asinh):l.distr==100?m=>l.fwd(m):m=>m;return m=>{let g=c(m),{_min:b,_max:v}=l,S=v-b;return(g-b)/S}}function K(l){let c=T[l];if(c==null){let m=(e.scales||To)[l]||To;if(m.from!=null){K(m.from);let g=Xe({},T[m.from],m,{key:l});g.valToPct=ie(g),T[l]=g}else{c=T[l]=Xe({},l==$?Qc:Kp,m),c.key=l;let g=c.time,b=c.range,v=Gn(b);if((l!=$||o==2&&!g)&&(v&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Qu:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Qu:{mode:1,hard:b[1],soft:b[1]}},v=!1),!v&&gi(b))){let S=b;b=(C,P,F)=>P==null?Br:ci(P,F,S)}c.range=pe(b||(g?lg:l==$?c.distr==3?cg:c.distr==4?dg:ed:c.distr==3?td:c.distr==4?nd:ug)),c.auto=pe(v?!1:c.auto),c.clamp=pe(c.clamp||jp),c._min=c._max=null,c.valToPct=ie(c)}}}K("x"),K("y"),o==1&&k.forEach(l=>{K(l.scale)}),A.forEach(l=>{K(l.scale)});for(let l in e.scales)K(l);let R=T[$],Y=R.distr,O,N;R.ori==0?(Ft(f,kf),O=a,N=s):(Ft(f,_f),O=s,N=a);let W={};for(let l in T){let c=T[l];(c.min!=null||c.max!=null)&&(W[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(it(l/U))),E=e.fmtDate||Ka,ge=U==1?kp(M):Tp(M),ne=tc(M,ec(U==1?vp:Sp,E)),Q=rc(M,nc(Cp,E)),de=[],re=n.legend=Xe({},Pp,e.legend),B=n.cursor=Xe({},Wp,{drag:{y:o==2}},e.cursor),Le=re.show,ve=B.show,le=re.markers;re.idxs=de,le.width=pe(le.width),le.dash=pe(le.dash),le.stroke=pe(le.stroke),le.fill=pe(le.fill);let ye,qt,kt,qe=[],fn=[],Sn,Qt=!1,Dn={};if(re.live){let l=k[1]?k[1].values:null;Qt=l!=null,Sn=Qt?l(n,1,0):{_:0};for(let c in Sn)Dn[c]=qa}if(Le)if(ye=ln("table",Lf,f),kt=ln("tbody",null,ye),re.mount(n,ye),Qt){qt=ln("thead",null,ye,kt);let l=ln("tr",null,qt);ln("th",null,l);for(var pr in Sn)ln("th",Eu,l).textContent=pr}else Ft(ye,Uf),re.live&&Ft(ye,Nf);let gr={show:!0},Zr={show:!1};function Eo(l,c){if(c==0&&(Qt||!re.live||o==2))return Br;let m=[],g=ln("tr",Wf,kt,kt.childNodes[c]);Ft(g,l.class),l.show||Ft(g,sr);let b=ln("th",null,g);if(le.show){let C=en(If,b);if(c>0){let P=le.width(n,c);P&&(C.style.border=P+"px "+le.dash(n,c)+" "+le.stroke(n,c)),C.style.background=le.fill(n,c)}}let v=en(Eu,b);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(le.show||(v.style.color=l.width>0?le.stroke(n,c):le.fill(n,c)),_t("click",b,C=>{if(B._lock)return;Yn(C);let P=k.indexOf(l);if((C.ctrlKey||C.metaKey)!=re.isolate){let F=k.some((V,q)=>q>0&&q!=P&&V.show);k.forEach((V,q)=>{q>0&&hn(q,F?q==P?gr:Zr:gr,!0,Ye.setSeries)})}else hn(P,{show:!l.show},!0,Ye.setSeries)},!1),wr&&_t(Wu,b,C=>{B._lock||(Yn(C),hn(k.indexOf(l),Er,!0,Ye.setSeries))},!1));for(var S in Sn){let C=ln("td",$f,g);C.textContent="--",m.push(C)}return[g,m]}let Bn=new Map;function _t(l,c,m,g=!0){let b=Bn.get(c)||{},v=B.bind[l](n,c,m,g);v&&(lr(l,c,b[l]=v),Bn.set(c,b))}function hr(l,c,m){let g=Bn.get(c)||{};for(let b in g)(l==null||b==l)&&(Wa(b,c,g[b]),delete g[b]);l==null&&Bn.delete(c)}let Tn=0,Hn=0,ue=0,G=0,Ne=0,et=0,yr=Ne,zn=et,pn=ue,jn=G,Et=0,Bt=0,Rt=0,nn=0;n.bbox={};let Ci=!1,Lo=!1,br=!1,Kn=!1,No=!1,Ht=!1;function Ai(l,c,m){(m||l!=n.width||c!=n.height)&&vs(l,c),Tr(!1),br=!0,Lo=!0,xr()}function vs(l,c){n.width=Tn=ue=l,n.height=Hn=G=c,Ne=et=0,om(),im();let m=n.bbox;Et=m.left=ir(Ne*xe,.5),Bt=m.top=ir(et*xe,.5),Rt=m.width=ir(ue*xe,.5),nn=m.height=ir(G*xe,.5)}let tm=3;function nm(){let l=!1,c=0;for(;!l;){c++;let m=pm(c),g=gm(c);l=c==tm||m&&g,l||(vs(n.width,n.height),Lo=!0)}}function rm({width:l,height:c}){Ai(l,c)}n.setSize=rm;function om(){let l=!1,c=!1,m=!1,g=!1;A.forEach((b,v)=>{if(b.show&&b._show){let{side:S,_size:C}=b,P=S%2,F=b.label!=null?b.labelSize:0,V=C+F;V>0&&(P?(ue-=V,S==3?(Ne+=V,g=!0):m=!0):(G-=V,S==0?(et+=V,l=!0):c=!0))}}),Jn[0]=l,Jn[1]=m,Jn[2]=c,Jn[3]=g,ue-=En[1]+En[3],Ne+=En[3],G-=En[2]+En[0],et+=En[0]}function im(){let l=Ne+ue,c=et+G,m=Ne,g=et;function b(v,S){switch(v){case 1:return l+=S,l-S;case 2:return c+=S,c-S;case 3:return m-=S,m+S;case 0:return g-=S,g+S}}A.forEach((v,S)=>{if(v.show&&v._show){let C=v.side;v._pos=b(C,v._size),v.label!=null&&(v._lpos=b(C,v.labelSize))}})}if(B.dataIdx==null){let l=B.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let m=l.prox=pe(l.prox),g=l.bias??=0;B.dataIdx=(b,v,S,C)=>{if(v==0)return S;let P=S,F=m(b,v,S,C)??De,V=F>=0&&F<De,q=R.ori==0?ue:G,oe=B.left,Te=t[0],ke=t[v];if(c.has(ke[S])){P=null;let me=null,X=null,H;if(g==0||g==-1)for(H=S;me==null&&H-- >0;)c.has(ke[H])||(me=H);if(g==0||g==1)for(H=S;X==null&&H++<ke.length;)c.has(ke[H])||(X=H);if(me!=null||X!=null)if(V){let Me=me==null?-1/0:O(Te[me],R,q,0),Be=X==null?1/0:O(Te[X],R,q,0),ft=oe-Me,Ae=Be-oe;ft<=Ae?ft<=F&&(P=me):Ae<=F&&(P=X)}else P=X==null?me:me==null?X:S-me<=X-S?me:X}else V&&at(oe-O(Te[S],R,q,0))>F&&(P=null);return P}}let Yn=l=>{B.event=l};B.idxs=de,B._lock=!1;let wt=B.points;wt.show=pe(wt.show),wt.size=pe(wt.size),wt.stroke=pe(wt.stroke),wt.width=pe(wt.width),wt.fill=pe(wt.fill);let gn=n.focus=Xe({},e.focus||{alpha:.3},B.focus),wr=gn.prox>=0,vr=wr&&wt.one,zt=[],kr=[],_r=[];function ks(l,c){let m=wt.show(n,c);if(m instanceof HTMLElement)return Ft(m,Ef),Ft(m,l.class),kn(m,-10,-10,ue,G),x.insertBefore(m,zt[c]),m}function _s(l,c){if(o==1||c>0){let m=o==1&&T[l.scale].time,g=l.value;l.value=m?Yu(g)?rc(M,nc(g,E)):g||Q:g||Bp,l.label=l.label||(m?$p:Ip)}if(vr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||ig||Kf,l.fillTo=pe(l.fillTo||Yp),l.pxAlign=+Se(l.pxAlign,I),l.pxRound=mc(l.pxAlign),l.stroke=pe(l.stroke||null),l.fill=pe(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let m=Hp(Ct(1,l.width),1),g=l.points=Xe({},{size:m,width:Ct(1,m*.2),stroke:l.stroke,space:m*2,paths:ag,_stroke:null,_fill:null},l.points);g.show=pe(g.show),g.filter=pe(g.filter),g.fill=pe(g.fill),g.stroke=pe(g.stroke),g.paths=pe(g.paths),g.pxAlign=l.pxAlign}if(Le){let m=Eo(l,c);qe.splice(c,0,m[0]),fn.splice(c,0,m[1]),re.values.push(null)}if(ve){de.splice(c,0,null);let m=null;vr?c==0&&(m=ks(l,c)):c>0&&(m=ks(l,c)),zt.splice(c,0,m),kr.splice(c,0,0),_r.splice(c,0,0)}mt("addSeries",c)}function am(l,c){c=c??k.length,l=o==1?Va(l,c,ic,cc):Va(l,c,{},uc),k.splice(c,0,l),_s(k[c],c)}n.addSeries=am;function sm(l){if(k.splice(l,1),Le){re.values.splice(l,1),fn.splice(l,1);let c=qe.splice(l,1)[0];hr(null,c.firstChild),c.remove()}ve&&(de.splice(l,1),zt.splice(l,1)[0].remove(),kr.splice(l,1),_r.splice(l,1)),mt("delSeries",l)}n.delSeries=sm;let Jn=[!1,!1,!1,!1];function lm(l,c){if(l._show=l.show,l.show){let m=l.side%2,g=T[l.scale];g==null&&(l.scale=m?k[1].scale:$,g=T[l.scale]);let b=g.time;l.size=pe(l.size),l.space=pe(l.space),l.rotate=pe(l.rotate),Gn(l.incrs)&&l.incrs.forEach(S=>{!qn.has(S)&&qn.set(S,xc(S))}),l.incrs=pe(l.incrs||(g.distr==2?yp:b?U==1?wp:_p:ar)),l.splits=pe(l.splits||(b&&g.distr==1?ge:g.distr==3?$a:g.distr==4?Fp:Op)),l.stroke=pe(l.stroke),l.grid.stroke=pe(l.grid.stroke),l.ticks.stroke=pe(l.ticks.stroke),l.border.stroke=pe(l.border.stroke);let v=l.values;l.values=Gn(v)&&!Gn(v[0])?pe(v):b?Gn(v)?tc(M,ec(v,E)):Yu(v)?xp(M,v):v||ne:v||Mp,l.filter=pe(l.filter||(g.distr>=3&&g.log==10?qp:g.distr==3&&g.log==2?Qp:Sc)),l.font=hc(l.font),l.labelFont=hc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(Jn[c]=!0,l._el=en(Af,y))}}function Xr(l,c,m,g){let[b,v,S,C]=m,P=c%2,F=0;return P==0&&(C||v)&&(F=c==0&&!b||c==2&&!S?it(oc.size/3):0),P==1&&(b||S)&&(F=c==1&&!v||c==3&&!C?it(sc.size/2):0),F}let Ss=n.padding=(e.padding||[Xr,Xr,Xr,Xr]).map(l=>pe(Se(l,Xr))),En=n._padding=Ss.map((l,c)=>l(n,c,Jn,0)),pt,lt=null,ut=null,Uo=o==1?k[0].idxs:null,rn=null,eo=!1;function Ts(l,c){if(t=l??[],n.data=n._data=t,o==2){pt=0;for(let m=1;m<k.length;m++)pt+=t[m][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),rn=t[0],pt=rn.length;let m=t;if(Y==2){m=t.slice();let g=m[0]=Array(pt);for(let b=0;b<pt;b++)g[b]=b}n._data=t=m}if(Tr(!0),mt("setData"),Y==2&&(br=!0),c!==!1){let m=R;m.auto(n,eo)?Ri():Nn($,m.min,m.max),Kn=Kn||B.left>=0,Ht=!0,xr()}}n.setData=Ts;function Ri(){eo=!0;let l,c;o==1&&(pt>0?(lt=Uo[0]=0,ut=Uo[1]=pt-1,l=t[0][lt],c=t[0][ut],Y==2?(l=lt,c=ut):l==c&&(Y==3?[l,c]=fi(l,l,R.log,!1):Y==4?[l,c]=Ba(l,l,R.log,!1):R.time?c=l+it(86400/U):[l,c]=ci(l,c,Ha,!0))):(lt=Uo[0]=l=null,ut=Uo[1]=c=null)),Nn($,l,c)}let Wo,Sr,Pi,Di,Ei,Li,Ni,Ui,Wi,Pt;function xs(l,c,m,g,b,v){l??=Nu,m??=ja,g??="butt",b??=Nu,v??="round",l!=Wo&&(p.strokeStyle=Wo=l),b!=Sr&&(p.fillStyle=Sr=b),c!=Pi&&(p.lineWidth=Pi=c),v!=Ei&&(p.lineJoin=Ei=v),g!=Li&&(p.lineCap=Li=g),m!=Di&&p.setLineDash(Di=m)}function Cs(l,c,m,g){c!=Sr&&(p.fillStyle=Sr=c),l!=Ni&&(p.font=Ni=l),m!=Ui&&(p.textAlign=Ui=m),g!=Wi&&(p.textBaseline=Wi=g)}function Ii(l,c,m,g,b=0){if(g.length>0&&l.auto(n,eo)&&(c==null||c.min==null)){let v=Se(lt,0),S=Se(ut,g.length-1),C=m.min==null?qf(g,v,S,b,l.distr==3):[m.min,m.max];l.min=cn(l.min,m.min=C[0]),l.max=Ct(l.max,m.max=C[1])}}let As={min:null,max:null};function um(){for(let g in T){let b=T[g];W[g]==null&&(b.min==null||W[$]!=null&&b.auto(n,eo))&&(W[g]=As)}for(let g in T){let b=T[g];W[g]==null&&b.from!=null&&W[b.from]!=null&&(W[g]=As)}W[$]!=null&&Tr(!0);let l={};for(let g in W){let b=W[g];if(b!=null){let v=l[g]=Hr(T[g],Zf);if(b.min!=null)Xe(v,b);else if(g!=$||o==2)if(pt==0&&v.from==null){let S=v.range(n,null,null,g);v.min=S[0],v.max=S[1]}else v.min=De,v.max=-De}}if(pt>0){k.forEach((g,b)=>{if(o==1){let v=g.scale,S=W[v];if(S==null)return;let C=l[v];if(b==0){let P=C.range(n,C.min,C.max,v);C.min=P[0],C.max=P[1],lt=un(C.min,t[0]),ut=un(C.max,t[0]),ut-lt>1&&(t[0][lt]<C.min&&lt++,t[0][ut]>C.max&&ut--),g.min=rn[lt],g.max=rn[ut]}else g.show&&g.auto&&Ii(C,S,g,t[b],g.sorted);g.idxs[0]=lt,g.idxs[1]=ut}else if(b>0&&g.show&&g.auto){let[v,S]=g.facets,C=v.scale,P=S.scale,[F,V]=t[b],q=l[C],oe=l[P];q!=null&&Ii(q,W[C],v,F,v.sorted),oe!=null&&Ii(oe,W[P],S,V,S.sorted),g.min=S.min,g.max=S.max}});for(let g in l){let b=l[g],v=W[g];if(b.from==null&&(v==null||v.min==null)){let S=b.range(n,b.min==De?null:b.min,b.max==-De?null:b.max,g);b.min=S[0],b.max=S[1]}}}for(let g in l){let b=l[g];if(b.from!=null){let v=l[b.from];if(v.min==null)b.min=b.max=null;else{let S=b.range(n,v.min,v.max,g);b.min=S[0],b.max=S[1]}}}let c={},m=!1;for(let g in l){let b=l[g],v=T[g];if(v.min!=b.min||v.max!=b.max){v.min=b.min,v.max=b.max;let S=v.distr;v._min=S==3?An(v.min):S==4?Ra(v.min,v.asinh):S==100?v.fwd(v.min):v.min,v._max=S==3?An(v.max):S==4?Ra(v.max,v.asinh):S==100?v.fwd(v.max):v.max,c[g]=m=!0}}if(m){k.forEach((g,b)=>{o==2?b>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)br=!0,mt("setScale",g);ve&&B.left>=0&&(Kn=Ht=!0)}for(let g in W)W[g]=null}function cm(l){let c=Ia(lt-1,0,pt-1),m=Ia(ut+1,0,pt-1);for(;l[c]==null&&c>0;)c--;for(;l[m]==null&&m<pt-1;)m++;return[c,m]}function dm(){if(pt>0){let l=k.some(c=>c._focus)&&Pt!=gn.alpha;l&&(p.globalAlpha=Pt=gn.alpha),k.forEach((c,m)=>{if(m>0&&c.show&&(Rs(m,!1),Rs(m,!0),c._paths==null)){let g=Pt;Pt!=c.alpha&&(p.globalAlpha=Pt=c.alpha);let b=o==2?[0,t[m][0].length-1]:cm(t[m]);c._paths=c.paths(n,m,b[0],b[1]),Pt!=g&&(p.globalAlpha=Pt=g)}}),k.forEach((c,m)=>{if(m>0&&c.show){let g=Pt;Pt!=c.alpha&&(p.globalAlpha=Pt=c.alpha),c._paths!=null&&Ps(m,!1);{let b=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,m,lt,ut,b),S=c.points.filter(n,m,v,b);(v||S)&&(c.points._paths=c.points.paths(n,m,lt,ut,S),Ps(m,!0))}Pt!=g&&(p.globalAlpha=Pt=g),mt("drawSeries",m)}}),l&&(p.globalAlpha=Pt=1)}}function Rs(l,c){let m=c?k[l].points:k[l];m._stroke=m.stroke(n,l),m._fill=m.fill(n,l)}function Ps(l,c){let m=c?k[l].points:k[l],{stroke:g,fill:b,clip:v,flags:S,_stroke:C=m._stroke,_fill:P=m._fill,_width:F=m.width}=m._paths;F=Ee(F*xe,3);let V=null,q=F%2/2;c&&P==null&&(P=F>0?"#fff":C);let oe=m.pxAlign==1&&q>0;if(oe&&p.translate(q,q),!c){let Te=Et-F/2,ke=Bt-F/2,me=Rt+F,X=nn+F;V=new Path2D,V.rect(Te,ke,me,X)}c?$i(C,F,m.dash,m.cap,P,g,b,S,v):mm(l,C,F,m.dash,m.cap,P,g,b,S,V,v),oe&&p.translate(-q,-q)}function mm(l,c,m,g,b,v,S,C,P,F,V){let q=!1;P!=0&&Z.forEach((oe,Te)=>{if(oe.series[0]==l){let ke=k[oe.series[1]],me=t[oe.series[1]],X=(ke._paths||To).band;Gn(X)&&(X=oe.dir==1?X[0]:X[1]);let H,Me=null;ke.show&&X&&Bf(me,lt,ut)?(Me=oe.fill(n,Te)||v,H=ke._paths.clip):X=null,$i(c,m,g,b,Me,S,C,P,F,V,H,X),q=!0}}),q||$i(c,m,g,b,v,S,C,P,F,V)}let Ds=zr|Oa;function $i(l,c,m,g,b,v,S,C,P,F,V,q){xs(l,c,m,g,b),(P||F||q)&&(p.save(),P&&p.clip(P),F&&p.clip(F)),q?(C&Ds)==Ds?(p.clip(q),V&&p.clip(V),$o(b,S),Io(l,v,c)):C&Oa?($o(b,S),p.clip(q),Io(l,v,c)):C&zr&&(p.save(),p.clip(q),V&&p.clip(V),$o(b,S),p.restore(),Io(l,v,c)):($o(b,S),Io(l,v,c)),(P||F||q)&&p.restore()}function Io(l,c,m){m>0&&(c instanceof Map?c.forEach((g,b)=>{p.strokeStyle=Wo=b,p.stroke(g)}):c!=null&&l&&p.stroke(c))}function $o(l,c){c instanceof Map?c.forEach((m,g)=>{p.fillStyle=Sr=g,p.fill(m)}):c!=null&&l&&p.fill(c)}function fm(l,c,m,g){let b=A[l],v;if(g<=0)v=[0,0];else{let S=b._space=b.space(n,l,c,m,g),C=b._incrs=b.incrs(n,l,c,m,g,S);v=mg(c,m,C,g,S)}return b._found=v}function Mi(l,c,m,g,b,v,S,C,P,F){let V=S%2/2;I==1&&p.translate(V,V),xs(C,S,P,F,C),p.beginPath();let q,oe,Te,ke,me=b+(g==0||g==3?-v:v);m==0?(oe=b,ke=me):(q=b,Te=me);for(let X=0;X<l.length;X++)c[X]!=null&&(m==0?q=Te=l[X]:oe=ke=l[X],p.moveTo(q,oe),p.lineTo(Te,ke));p.stroke(),I==1&&p.translate(-V,-V)}function pm(l){let c=!0;return A.forEach((m,g)=>{if(!m.show)return;let b=T[m.scale];if(b.min==null){m._show&&(c=!1,m._show=!1,Tr(!1));return}else m._show||(c=!1,m._show=!0,Tr(!1));let v=m.side,S=v%2,{min:C,max:P}=b,[F,V]=fm(g,C,P,S==0?ue:G);if(V==0)return;let q=b.distr==2,oe=m._splits=m.splits(n,g,C,P,F,V,q),Te=b.distr==2?oe.map(H=>rn[H]):oe,ke=b.distr==2?rn[oe[1]]-rn[oe[0]]:F,me=m._values=m.values(n,m.filter(n,Te,g,V,ke),g,V,ke);m._rotate=v==2?m.rotate(n,me,g,V):0;let X=m._size;m._size=tn(m.size(n,me,g,l)),X!=null&&m._size!=X&&(c=!1)}),c}function gm(l){let c=!0;return Ss.forEach((m,g)=>{let b=m(n,g,Jn,l);b!=En[g]&&(c=!1),En[g]=b}),c}function hm(){for(let l=0;l<A.length;l++){let c=A[l];if(!c.show||!c._show)continue;let m=c.side,g=m%2,b,v,S=c.stroke(n,l),C=m==0||m==3?-1:1,[P,F]=c._found;if(c.label!=null){let Tt=c.labelGap*C,Ut=it((c._lpos+Tt)*xe);Cs(c.labelFont[0],S,"center",m==2?"top":Lu),p.save(),g==1?(b=v=0,p.translate(Ut,it(Bt+nn/2)),p.rotate((m==3?-li:li)/2)):(b=it(Et+Rt/2),v=Ut);let er=kc(c.label)?c.label(n,l,P,F):c.label;p.fillText(er,b,v),p.restore()}if(F==0)continue;let V=T[c.scale],q=g==0?Rt:nn,oe=g==0?Et:Bt,Te=c._splits,ke=V.distr==2?Te.map(Tt=>rn[Tt]):Te,me=V.distr==2?rn[Te[1]]-rn[Te[0]]:P,X=c.ticks,H=c.border,Me=X.show?X.size:0,Be=it(Me*xe),ft=it((c.alignTo==2?c._size-Me-c.gap:c.gap)*xe),Ae=c._rotate*-li/180,He=L(c._pos*xe),Lt=(Be+ft)*C,St=He+Lt;v=g==0?St:0,b=g==1?St:0;let jt=c.font[0],on=c.align==1?Vr:c.align==2?xa:Ae>0?Vr:Ae<0?xa:g==0?"center":m==3?xa:Vr,bn=Ae||g==1?"middle":m==2?"top":Lu;Cs(jt,S,on,bn);let Nt=c.font[1]*c.lineGap,Kt=Te.map(Tt=>L(u(Tt,V,q,oe))),an=c._values;for(let Tt=0;Tt<an.length;Tt++){let Ut=an[Tt];if(Ut!=null){g==0?b=Kt[Tt]:v=Kt[Tt],Ut=""+Ut;let er=Ut.indexOf(`
`)==-1?[Ut]:Ut.split(/\n/gm);for(let xt=0;xt<er.length;xt++){let Ks=er[xt];Ae?(p.save(),p.translate(b,v+xt*Nt),p.rotate(Ae),p.fillText(Ks,0,0),p.restore()):p.fillText(Ks,b,v+xt*Nt)}}}X.show&&Mi(Kt,X.filter(n,ke,l,F,me),g,m,He,Be,Ee(X.width*xe,3),X.stroke(n,l),X.dash,X.cap);let wn=c.grid;wn.show&&Mi(Kt,wn.filter(n,ke,l,F,me),g,g==0?2:1,g==0?Bt:Et,g==0?nn:Rt,Ee(wn.width*xe,3),wn.stroke(n,l),wn.dash,wn.cap),H.show&&Mi([He],[1],g==0?1:0,g==0?1:2,g==1?Bt:Et,g==1?nn:Rt,Ee(H.width*xe,3),H.stroke(n,l),H.dash,H.cap)}mt("drawAxes")}function Tr(l){k.forEach((c,m)=>{m>0&&(c._paths=null,l&&(o==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let Mo=!1,Oi=!1,to=[];function ym(){Oi=!1;for(let l=0;l<to.length;l++)mt(...to[l]);to.length=0}function xr(){Mo||(ip(Es),Mo=!0)}function bm(l,c=!1){Mo=!0,Oi=c,l(n),Es(),c&&to.length>0&&queueMicrotask(ym)}n.batch=bm;function Es(){if(Ci&&(um(),Ci=!1),br&&(nm(),br=!1),Lo){if(Oe(w,Vr,Ne),Oe(w,"top",et),Oe(w,vo,ue),Oe(w,ko,G),Oe(x,Vr,Ne),Oe(x,"top",et),Oe(x,vo,ue),Oe(x,ko,G),Oe(y,vo,Tn),Oe(y,ko,Hn),h.width=it(Tn*xe),h.height=it(Hn*xe),A.forEach(({_el:l,_show:c,_size:m,_pos:g,side:b})=>{if(l!=null)if(c){let v=b===3||b===0?m:0,S=b%2==1;Oe(l,S?"left":"top",g-v),Oe(l,S?"width":"height",m),Oe(l,S?"top":"left",S?et:Ne),Oe(l,S?"height":"width",S?G:ue),Ua(l,sr)}else Ft(l,sr)}),Wo=Sr=Pi=Ei=Li=Ni=Ui=Wi=Di=null,Pt=1,oo(!0),Ne!=yr||et!=zn||ue!=pn||G!=jn){Tr(!1);let l=ue/pn,c=G/jn;if(ve&&!Kn&&B.left>=0){B.left*=l,B.top*=c,Cr&&kn(Cr,it(B.left),0,ue,G),Ar&&kn(Ar,0,it(B.top),ue,G);for(let m=0;m<zt.length;m++){let g=zt[m];g!=null&&(kr[m]*=l,_r[m]*=c,kn(g,tn(kr[m]),tn(_r[m]),ue,G))}}if($e.show&&!No&&$e.left>=0&&$e.width>0){$e.left*=l,$e.width*=l,$e.top*=c,$e.height*=c;for(let m in Bi)Oe(Dr,m,$e[m])}yr=Ne,zn=et,pn=ue,jn=G}mt("setSize"),Lo=!1}Tn>0&&Hn>0&&(p.clearRect(0,0,h.width,h.height),mt("drawClear"),j.forEach(l=>l()),mt("draw")),$e.show&&No&&(Oo($e),No=!1),ve&&Kn&&(Xn(null,!0,!1),Kn=!1),re.show&&re.live&&Ht&&(qi(),Ht=!1),d||(d=!0,n.status=1,mt("ready")),eo=!1,Mo=!1}n.redraw=(l,c)=>{br=c||!1,l!==!1?Nn($,R.min,R.max):xr()};function Fi(l,c){let m=T[l];if(m.from==null){if(pt==0){let g=m.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(pt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==$&&m.distr==2&&pt>0&&(c.min=un(c.min,t[0]),c.max=un(c.max,t[0]),c.min==c.max&&c.max++),W[l]=c,Ci=!0,xr()}}n.setScale=Fi;let Vi,Gi,Cr,Ar,Ls,Ns,Rr,Pr,Us,Ws,Ie,Fe,Ln=!1,gt=B.drag,ct=gt.x,dt=gt.y;ve&&(B.x&&(Vi=en(Pf,x)),B.y&&(Gi=en(Df,x)),R.ori==0?(Cr=Vi,Ar=Gi):(Cr=Gi,Ar=Vi),Ie=B.left,Fe=B.top);let $e=n.select=Xe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Dr=$e.show?en(Rf,$e.over?x:w):null;function Oo(l,c){if($e.show){for(let m in l)$e[m]=l[m],m in Bi&&Oe(Dr,m,l[m]);c!==!1&&mt("setSelect")}}n.setSelect=Oo;function wm(l){if(k[l].show)Le&&Ua(qe[l],sr);else if(Le&&Ft(qe[l],sr),ve){let m=vr?zt[0]:zt[l];m!=null&&kn(m,-10,-10,ue,G)}}function Nn(l,c,m){Fi(l,{min:c,max:m})}function hn(l,c,m,g){c.focus!=null&&Tm(l),c.show!=null&&k.forEach((b,v)=>{v>0&&(l==v||l==null)&&(b.show=c.show,wm(v),o==2?(Nn(b.facets[0].scale,null,null),Nn(b.facets[1].scale,null,null)):Nn(b.scale,null,null),xr())}),m!==!1&&mt("setSeries",l,c),g&&io("setSeries",n,l,c)}n.setSeries=hn;function vm(l,c){Xe(Z[l],c)}function km(l,c){l.fill=pe(l.fill||null),l.dir=Se(l.dir,-1),c=c??Z.length,Z.splice(c,0,l)}function _m(l){l==null?Z.length=0:Z.splice(l,1)}n.addBand=km,n.setBand=vm,n.delBand=_m;function Sm(l,c){k[l].alpha=c,ve&&zt[l]!=null&&(zt[l].style.opacity=c),Le&&qe[l]&&(qe[l].style.opacity=c)}let xn,Un,Zn,Er={focus:!0};function Tm(l){if(l!=Zn){let c=l==null,m=gn.alpha!=1;k.forEach((g,b)=>{if(o==1||b>0){let v=c||b==0||b==l;g._focus=c?null:v,m&&Sm(b,v?1:gn.alpha)}}),Zn=l,m&&xr()}}Le&&wr&&_t(Iu,ye,l=>{B._lock||(Yn(l),Zn!=null&&hn(null,Er,!0,Ye.setSeries))});function yn(l,c,m){let g=T[c];m&&(l=l/xe-(g.ori==1?et:Ne));let b=ue;g.ori==1&&(b=G,l=b-l),g.dir==-1&&(l=b-l);let v=g._min,S=g._max,C=l/b,P=v+(S-v)*C,F=g.distr;return F==3?Qr(10,P):F==4?zf(P,g.asinh):F==100?g.bwd(P):P}function xm(l,c){let m=yn(l,$,c);return un(m,t[0],lt,ut)}n.valToIdx=l=>un(l,t[0]),n.posToIdx=xm,n.posToVal=yn,n.valToPos=(l,c,m)=>T[c].ori==0?a(l,T[c],m?Rt:ue,m?Et:0):s(l,T[c],m?nn:G,m?Bt:0),n.setCursor=(l,c,m)=>{Ie=l.left,Fe=l.top,Xn(null,c,m)};function Is(l,c){Oe(Dr,Vr,$e.left=l),Oe(Dr,vo,$e.width=c)}function $s(l,c){Oe(Dr,"top",$e.top=l),Oe(Dr,ko,$e.height=c)}let no=R.ori==0?Is:$s,ro=R.ori==1?Is:$s;function Cm(){if(Le&&re.live)for(let l=o==2?1:0;l<k.length;l++){if(l==0&&Qt)continue;let c=re.values[l],m=0;for(let g in c)fn[l][m++].firstChild.nodeValue=c[g]}}function qi(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((m,g)=>{de[g]=m}):Jf(l.idx)||de.fill(l.idx),re.idx=de[0]),Le&&re.live){for(let m=0;m<k.length;m++)(m>0||o==1&&!Qt)&&Am(m,de[m]);Cm()}Ht=!1,c!==!1&&mt("setLegend")}n.setLegend=qi;function Am(l,c){let m=k[l],g=l==0&&Y==2?rn:t[l],b;Qt?b=m.values(n,l,c)??Dn:(b=m.value(n,c==null?null:g[c],l,c),b=b==null?Dn:{_:b}),re.values[l]=b}function Xn(l,c,m){Us=Ie,Ws=Fe,[Ie,Fe]=B.move(n,Ie,Fe),B.left=Ie,B.top=Fe,ve&&(Cr&&kn(Cr,it(Ie),0,ue,G),Ar&&kn(Ar,0,it(Fe),ue,G));let g,b=lt>ut;xn=De,Un=null;let v=R.ori==0?ue:G,S=R.ori==1?ue:G;if(Ie<0||pt==0||b){g=B.idx=null;for(let C=0;C<k.length;C++){let P=zt[C];P!=null&&kn(P,-10,-10,ue,G)}wr&&hn(null,Er,!0,l==null&&Ye.setSeries),re.live&&(de.fill(g),Ht=!0)}else{let C,P,F;o==1&&(C=R.ori==0?Ie:Fe,P=yn(C,$),g=B.idx=un(P,t[0],lt,ut),F=O(t[0][g],R,v,0));let V=-10,q=-10,oe=0,Te=0,ke=!0,me="",X="";for(let H=o==2?1:0;H<k.length;H++){let Me=k[H],Be=de[H],ft=Be==null?null:o==1?t[H][Be]:t[H][1][Be],Ae=B.dataIdx(n,H,g,P),He=Ae==null?null:o==1?t[H][Ae]:t[H][1][Ae];if(Ht=Ht||He!=ft||Ae!=Be,de[H]=Ae,H>0&&Me.show){let Lt=Ae==null?-10:Ae==g?F:O(o==1?t[0][Ae]:t[H][0][Ae],R,v,0),St=He==null?-10:N(He,o==1?T[Me.scale]:T[Me.facets[1].scale],S,0);if(wr&&He!=null){let jt=R.ori==1?Ie:Fe,on=at(gn.dist(n,H,Ae,St,jt));if(on<xn){let bn=gn.bias;if(bn!=0){let Nt=yn(jt,Me.scale),Kt=He>=0?1:-1,an=Nt>=0?1:-1;an==Kt&&(an==1?bn==1?He>=Nt:He<=Nt:bn==1?He<=Nt:He>=Nt)&&(xn=on,Un=H)}else xn=on,Un=H}}if(Ht||vr){let jt,on;R.ori==0?(jt=Lt,on=St):(jt=St,on=Lt);let bn,Nt,Kt,an,wn,Tt,Ut=!0,er=wt.bbox;if(er!=null){Ut=!1;let xt=er(n,H);Kt=xt.left,an=xt.top,bn=xt.width,Nt=xt.height}else Kt=jt,an=on,bn=Nt=wt.size(n,H);if(Tt=wt.fill(n,H),wn=wt.stroke(n,H),vr)H==Un&&xn<=gn.prox&&(V=Kt,q=an,oe=bn,Te=Nt,ke=Ut,me=Tt,X=wn);else{let xt=zt[H];xt!=null&&(kr[H]=Kt,_r[H]=an,qu(xt,bn,Nt,Ut),Vu(xt,Tt,wn),kn(xt,tn(Kt),tn(an),ue,G))}}}}if(vr){let H=gn.prox,Me=Zn==null?xn<=H:xn>H||Un!=Zn;if(Ht||Me){let Be=zt[0];Be!=null&&(kr[0]=V,_r[0]=q,qu(Be,oe,Te,ke),Vu(Be,me,X),kn(Be,tn(V),tn(q),ue,G))}}}if($e.show&&Ln)if(l!=null){let[C,P]=Ye.scales,[F,V]=Ye.match,[q,oe]=l.cursor.sync.scales,Te=l.cursor.drag;if(ct=Te._x,dt=Te._y,ct||dt){let{left:ke,top:me,width:X,height:H}=l.select,Me=l.scales[q].ori,Be=l.posToVal,ft,Ae,He,Lt,St,jt=C!=null&&F(C,q),on=P!=null&&V(P,oe);jt&&ct?(Me==0?(ft=ke,Ae=X):(ft=me,Ae=H),He=T[C],Lt=O(Be(ft,q),He,v,0),St=O(Be(ft+Ae,q),He,v,0),no(cn(Lt,St),at(St-Lt))):no(0,v),on&&dt?(Me==1?(ft=ke,Ae=X):(ft=me,Ae=H),He=T[P],Lt=N(Be(ft,oe),He,S,0),St=N(Be(ft+Ae,oe),He,S,0),ro(cn(Lt,St),at(St-Lt))):ro(0,S)}else Hi()}else{let C=at(Us-Ls),P=at(Ws-Ns);if(R.ori==1){let oe=C;C=P,P=oe}ct=gt.x&&C>=gt.dist,dt=gt.y&&P>=gt.dist;let F=gt.uni;F!=null?ct&&dt&&(ct=C>=F,dt=P>=F,!ct&&!dt&&(P>C?dt=!0:ct=!0)):gt.x&&gt.y&&(ct||dt)&&(ct=dt=!0);let V,q;ct&&(R.ori==0?(V=Rr,q=Ie):(V=Pr,q=Fe),no(cn(V,q),at(q-V)),dt||ro(0,S)),dt&&(R.ori==1?(V=Rr,q=Ie):(V=Pr,q=Fe),ro(cn(V,q),at(q-V)),ct||no(0,v)),!ct&&!dt&&(no(0,0),ro(0,0))}if(gt._x=ct,gt._y=dt,l==null){if(m){if(js!=null){let[C,P]=Ye.scales;Ye.values[0]=C!=null?yn(R.ori==0?Ie:Fe,C):null,Ye.values[1]=P!=null?yn(R.ori==1?Ie:Fe,P):null}io(Ca,n,Ie,Fe,ue,G,g)}if(wr){let C=m&&Ye.setSeries,P=gn.prox;Zn==null?xn<=P&&hn(Un,Er,!0,C):xn>P?hn(null,Er,!0,C):Un!=Zn&&hn(Un,Er,!0,C)}}Ht&&(re.idx=g,qi()),c!==!1&&mt("setCursor")}let Wn=null;Object.defineProperty(n,"rect",{get(){return Wn==null&&oo(!1),Wn}});function oo(l=!1){l?Wn=null:(Wn=x.getBoundingClientRect(),mt("syncRect",Wn))}function Ms(l,c,m,g,b,v,S){B._lock||Ln&&l!=null&&l.movementX==0&&l.movementY==0||(Qi(l,c,m,g,b,v,S,!1,l!=null),l!=null?Xn(null,!0,!0):Xn(c,!0,!1))}function Qi(l,c,m,g,b,v,S,C,P){if(Wn==null&&oo(!1),Yn(l),l!=null)m=l.clientX-Wn.left,g=l.clientY-Wn.top;else{if(m<0||g<0){Ie=-10,Fe=-10;return}let[F,V]=Ye.scales,q=c.cursor.sync,[oe,Te]=q.values,[ke,me]=q.scales,[X,H]=Ye.match,Me=c.axes[0].side%2==1,Be=R.ori==0?ue:G,ft=R.ori==1?ue:G,Ae=Me?v:b,He=Me?b:v,Lt=Me?g:m,St=Me?m:g;if(ke!=null?m=X(F,ke)?u(oe,T[F],Be,0):-10:m=Be*(Lt/Ae),me!=null?g=H(V,me)?u(Te,T[V],ft,0):-10:g=ft*(St/He),R.ori==1){let jt=m;m=g,g=jt}}P&&(c==null||c.cursor.event.type==Ca)&&((m<=1||m>=ue-1)&&(m=ir(m,ue)),(g<=1||g>=G-1)&&(g=ir(g,G))),C?(Ls=m,Ns=g,[Rr,Pr]=B.move(n,m,g)):(Ie=m,Fe=g)}let Bi={width:0,height:0,left:0,top:0};function Hi(){Oo(Bi,!1)}let Os,Fs,Vs,Gs;function qs(l,c,m,g,b,v,S){Ln=!0,ct=dt=gt._x=gt._y=!1,Qi(l,c,m,g,b,v,S,!0,!1),l!=null&&(_t(Aa,La,Qs,!1),io(Uu,n,Rr,Pr,ue,G,null));let{left:C,top:P,width:F,height:V}=$e;Os=C,Fs=P,Vs=F,Gs=V}function Qs(l,c,m,g,b,v,S){Ln=gt._x=gt._y=!1,Qi(l,c,m,g,b,v,S,!1,!0);let{left:C,top:P,width:F,height:V}=$e,q=F>0||V>0,oe=Os!=C||Fs!=P||Vs!=F||Gs!=V;if(q&&oe&&Oo($e),gt.setScale&&q&&oe){let Te=C,ke=F,me=P,X=V;if(R.ori==1&&(Te=P,ke=V,me=C,X=F),ct&&Nn($,yn(Te,$),yn(Te+ke,$)),dt)for(let H in T){let Me=T[H];H!=$&&Me.from==null&&Me.min!=De&&Nn(H,yn(me+X,H),yn(me,H))}Hi()}else B.lock&&(B._lock=!B._lock,Xn(c,!0,l!=null));l!=null&&(hr(Aa,La),io(Aa,n,Ie,Fe,ue,G,null))}function Rm(l,c,m,g,b,v,S){if(B._lock)return;Yn(l);let C=Ln;if(Ln){let P=!0,F=!0,V=10,q,oe;R.ori==0?(q=ct,oe=dt):(q=dt,oe=ct),q&&oe&&(P=Ie<=V||Ie>=ue-V,F=Fe<=V||Fe>=G-V),q&&P&&(Ie=Ie<Rr?0:ue),oe&&F&&(Fe=Fe<Pr?0:G),Xn(null,!0,!0),Ln=!1}Ie=-10,Fe=-10,de.fill(null),Xn(null,!0,!0),C&&(Ln=C)}function Bs(l,c,m,g,b,v,S){B._lock||(Yn(l),Ri(),Hi(),l!=null&&io($u,n,Ie,Fe,ue,G,null))}function Hs(){A.forEach(fg),Ai(n.width,n.height,!0)}lr(ui,qr,Hs);let Lr={};Lr.mousedown=qs,Lr.mousemove=Ms,Lr.mouseup=Qs,Lr.dblclick=Bs,Lr.setSeries=(l,c,m,g)=>{let b=Ye.match[2];m=b(n,c,m),m!=-1&&hn(m,g,!0,!1)},ve&&(_t(Uu,x,qs),_t(Ca,x,Ms),_t(Wu,x,l=>{Yn(l),oo(!1)}),_t(Iu,x,Rm),_t($u,x,Bs),Fa.add(n),n.syncRect=oo);let Fo=n.hooks=e.hooks||{};function mt(l,c,m){Oi?to.push([l,c,m]):l in Fo&&Fo[l].forEach(g=>{g.call(null,n,c,m)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Fo[c]=(Fo[c]||[]).concat(l.hooks[c])});let zs=(l,c,m)=>m,Ye=Xe({key:null,setSeries:!1,filters:{pub:ju,sub:ju},scales:[$,k[1]?k[1].scale:null],match:[Ku,Ku,zs],values:[null,null]},B.sync);Ye.match.length==2&&Ye.match.push(zs),B.sync=Ye;let js=Ye.key,zi=Bc(js);function io(l,c,m,g,b,v,S){Ye.filters.pub(l,c,m,g,b,v,S)&&zi.pub(l,c,m,g,b,v,S)}zi.sub(n);function Pm(l,c,m,g,b,v,S){Ye.filters.sub(l,c,m,g,b,v,S)&&Lr[l](null,c,m,g,b,v,S)}n.pub=Pm;function Dm(){zi.unsub(n),Fa.delete(n),Bn.clear(),Wa(ui,qr,Hs),f.remove(),ye?.remove(),mt("destroy")}n.destroy=Dm;function ji(){mt("init",e,t),Ts(t||e.data,!1),W[$]?Fi($,W[$]):Ri(),No=$e.show&&($e.width>0||$e.height>0),Kn=Ht=!0,Ai(e.width,e.height)}return k.forEach(_s),A.forEach(lm),r?r instanceof HTMLElement?(r.appendChild(f),ji()):r(n,ji):ji(),n}st.assign=Xe;st.fmtNum=za;st.rangeNum=ci;st.rangeLog=fi;st.rangeAsinh=Ba;st.orient=cr;st.pxRatio=xe;st.join=op;st.fmtDate=Ka,st.tzDate=gp;st.sync=Bc;{st.addGap=Jp,st.clipGaps=hi;let e=st.paths={points:Jc};e.linear=Xc,e.stepped=eg,e.bars=tg,e.spline=rg}var ns="smartmoney.theme",rd=matchMedia("(prefers-color-scheme: dark)");function pg(){let e=localStorage.getItem(ns);return e==="light"||e==="dark"?e:"system"}var Co=Ge(pg()),vi=Ge("light");function rs(){vi.value=Co.value==="system"?rd.matches?"dark":"light":Co.value,document.documentElement.dataset.theme=vi.value}rd.addEventListener("change",rs);rs();function od(e){Co.value=e,e==="system"?localStorage.removeItem(ns):localStorage.setItem(ns,e),rs()}function dr({label:e,times:t,lines:r,format:n,height:o=240}){let a=Wt(null),s=vi.value,u=JSON.stringify([t,r]);ht(()=>{let f=a.current;if(!f)return;let h=new st(gg(f,r,n,o),[t,...r.map(y=>y.values)],f),p=new ResizeObserver(()=>h.setSize({width:Math.max(f.clientWidth,200),height:o}));return p.observe(f),()=>{p.disconnect(),h.destroy()}},[u,s,o]);let d=Math.max(1,Math.floor(t.length/12));return i("figure",{class:"chart",children:[i("div",{ref:a,"aria-hidden":"true"}),i("figcaption",{class:"sr-only",children:[e,i("table",{children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Time"}),r.map(f=>i("th",{scope:"col",children:f.name},f.name))]})}),i("tbody",{children:t.map((f,h)=>(h%d===0||h===t.length-1)&&i("tr",{children:[i("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(p=>i("td",{children:p.values[h]==null?"":n(p.values[h])},p.name))]},f))})]})]})]})}function gg(e,t,r,n){let o=os(e,"--muted"),a=os(e,"--line"),s="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:u=>st.tzDate(new Date(u*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},axes:[{stroke:o,font:s,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(u,d,f,h,p)=>d.map(y=>hg(y,p))},{stroke:o,font:s,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(u,d)=>d.map(f=>r(f))}],series:[{value:(u,d)=>d==null?"":`${new Date(d*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(u=>{let d=os(e,`--${u.tone??"accent"}`);return{label:u.name,stroke:d,width:u.points?0:2,spanGaps:!u.points,points:{show:u.points??!1,size:9,fill:d},paths:u.bars?st.paths.bars?.({size:[.7,24]}):void 0,fill:u.bars?id(d,.6):u.points||t.length>1?void 0:id(d,.1),value:(f,h)=>h==null?"\u2013":r(h)}})]}}function hg(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function os(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function id(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function ad({values:e,label:t}){if(e.length<2)return i("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),o=88,a=24,s=h=>h/(e.length-1)*(o-4)+2,u=h=>n===r?a/2:a-3-(h-r)/(n-r)*(a-6),d=e[e.length-1]??0,f=d>=(e[0]??0);return i("svg",{class:`spark ${f?"good":"bad"}`,width:o,height:a,viewBox:`0 0 ${o} ${a}`,role:"img","aria-label":t,children:[i("polyline",{points:e.map((h,p)=>`${s(p).toFixed(1)},${u(h).toFixed(1)}`).join(" ")}),i("circle",{cx:s(e.length-1),cy:u(d),r:"2"})]})}function dn({label:e,choices:t,chosen:r,change:n}){let o=a=>n(r.includes(a)?r.filter(s=>s!==a):[...r,a]);return i("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>i("button",{type:"button",class:"chip","aria-pressed":r.includes(a),onClick:()=>o(a),children:s},a))})}function At({label:e,choices:t,chosen:r,change:n}){return i("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:o,label:a})=>i("button",{type:"button","aria-pressed":o===r,onClick:()=>n(o),children:a},o))})}function mr({label:e,choices:t,chosen:r,change:n}){return i("label",{class:"field",children:[i("span",{children:e}),i("select",{value:r,onChange:o=>n(o.currentTarget.value),children:t.map(({value:o,label:a})=>i("option",{value:o,children:a},o))})]})}function Jr({label:e,value:t,change:r,min:n=0,max:o,step:a="any",hint:s}){return i("label",{class:"field",children:[i("span",{children:e}),i("input",{type:"number",inputMode:"decimal",value:t,min:n,max:o,step:a,placeholder:s,onChange:u=>{u.currentTarget.validity.valid&&r(u.currentTarget.value)}})]})}var sd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],ld=["ALL","DAY","WEEK","MONTH"],yg={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},ud=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],cd=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],bg=20,ki=4;function dd(){let e=Ze("chain",yt,"BASE"),t=Ze("by",sd,"TRADER_SCORE"),r=Ze("window",ld,"ALL"),n=vt.value.params,o=n.get("asof")??"",a=n.get("after"),s={chain:e,rankBy:t,first:bg,after:a,window:r==="ALL"||o?null:r,asOf:o?`${o}T23:59:59Z`:null,filter:{...Object.fromEntries([...ud,...cd].flatMap(({name:p})=>n.get(p)?[[p,Number(n.get(p))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=se(Cl,s,{every:o?void 0:1e4}),d=se(Al,s),f=new Map(d.data?.wallets.nodes.map(p=>[p.walletAddress,p.equity.map(y=>y.realizedPnlUsd)])),h=p=>Re({after:"",...p});return i(D,{children:[i(We,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),i("div",{class:"filters",children:[i(At,{label:"Chain",choices:yt.map(p=>({value:p,label:je[p]})),chosen:e,change:p=>h({chain:p,compare:""})}),i(At,{label:"Window",choices:ld.map(p=>({value:p,label:yg[p]})),chosen:o?"ALL":r,change:p=>h({window:p==="ALL"?"":p,asof:""})}),i(mr,{label:"Ranked by",choices:sd.map(p=>({value:p,label:we(p)})),chosen:t,change:p=>h({by:p})}),i("label",{class:"field",children:[i("span",{children:"As of the start of"}),i("input",{type:"date",value:o,onChange:p=>h({asof:p.currentTarget.value,window:""})})]}),i("details",{class:"more",children:[i("summary",{children:"Filter"}),i("div",{class:"filters",children:[ud.map(({name:p,label:y})=>i(Jr,{label:y,value:n.get(p)??"",change:w=>h({[p]:w}),hint:`${_(u.data?.wallets.chainDefaults[p]??0)} (default)`},p)),cd.map(({name:p,label:y,max:w})=>i(Jr,{label:y,value:n.get(p)??"",change:x=>h({[p]:x}),max:w,hint:"any"},p)),i("label",{class:"field",children:[i("span",{children:"Active since the start of"}),i("input",{type:"date",value:n.get("activeSince")??"",onChange:p=>h({activeSince:p.currentTarget.value})})]})]})]})]}),i(_g,{chain:e}),i("section",{class:"card","aria-label":"Ranked wallets",children:i(fe,{query:u,children:({wallets:p})=>i(wg,{page:p,chain:e,trend:f})})})]})}function wg({page:e,chain:t,trend:r}){let n=vt.value.params;if(e.edges.length===0){let a=e.chainDefaults;return i(ce,{title:"No wallet passes",children:["By default ",je[t]," asks for ",_(a.minTrades)," trades, ",_(a.minTokens)," tokens and ",_(a.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let o=e.asOf?`as it stood on ${Mt(e.asOf)}`:e.windowStart?`since ${Mt(e.windowStart)}`:"all time";return i(D,{children:[i("p",{class:"muted small",children:[_(e.totalCount)," wallets, ",o,e.asOf?"":i(D,{children:[", updated ",i(ee,{at:e.updatedAt})]})]}),i(ae,{label:`Wallets of ${je[t]}, best first`,columns:vg(t,r),rows:e.edges,id:a=>a.node.id}),i(Fr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>Re({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>Re({after:e.pageInfo.endCursor}):void 0})]})}function vg(e,t){let r=md(),n=(o,a)=>Re({compare:(a?[...r,o]:r.filter(s=>s!==o)).slice(0,ki).join(",")});return[{name:"Rank",number:!0,cell:o=>_(o.rank)},{name:"Wallet",cell:o=>i(Mr,{chain:e,address:o.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:o=>o.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:o=>i(Zt,{value:o.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:o=>i(Zt,{value:o.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:o=>i(kg,{of:o.node})},{name:"Trades",number:!0,cell:o=>i(D,{children:[_(o.node.tradeCount),i("small",{children:[_(o.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:o=>Ue(o.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:o=>i(ee,{at:o.node.lastTradeTime})},{name:"Trend",cell:o=>i(ad,{values:t.get(o.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:o=>i("input",{type:"checkbox","aria-label":`Compare ${o.node.walletAddress}`,checked:r.includes(o.node.walletAddress),disabled:!r.includes(o.node.walletAddress)&&r.length>=ki,onChange:a=>n(o.node.walletAddress,a.currentTarget.checked)})}]}function kg({of:e}){return i(D,{children:[ot(e.trueWinRate),i("small",{class:e.closedPositions<10?"few":void 0,children:["of ",_(e.closedPositions)]})]})}function md(){return(vt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,ki)}function _g({chain:e}){let t=md(),r=Array.from({length:ki},(a,s)=>se(Rl,{chain:e,address:t[s]??""},{skip:!t[s]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(a=>a.data?.wallet?[a.data.wallet]:[]),o=[{name:"Rank",of:a=>a.defaultRank?`#${_(a.defaultRank)}`:"not ranked"},{name:"Score",of:a=>a.traderScore.toFixed(3)},{name:"Profit",of:a=>i(Zt,{value:a.netPnlUsd})},{name:"Win rate",of:a=>`${ot(a.trueWinRate)} of ${_(a.closedPositions)}`},{name:"Trades",of:a=>_(a.tradeCount)},{name:"Average trade",of:a=>Ue(a.avgTradeSizeUsd)},{name:"Largest trade",of:a=>Ue(a.largestTradeUsd)},{name:"Last trade",of:a=>i(ee,{at:a.lastTradeTime})}];return i(z,{title:"Compared",actions:i("button",{type:"button",onClick:()=>Re({compare:""}),children:"Close"}),children:[t.length===1&&i("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),i(Tg,{wallets:n}),i(ae,{label:"Compared wallets",rows:o,id:a=>a.name,columns:[{name:"Number",cell:a=>a.name},...n.map(a=>({name:a.walletAddress.slice(0,10),number:!0,cell:s=>s.of(a)}))]})]})}var Sg=["accent","second","third","fourth"];function Tg({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(o=>Date.parse(o.date)/1e3)))].sort((n,o)=>n-o);if(t.length<2)return null;let r=e.map((n,o)=>{let a=new Map(n.equity.map(s=>[Date.parse(s.date)/1e3,s.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:Sg[o],values:t.map(s=>a.get(s)??null)}});return i(dr,{label:"Realized profit over time",times:t,lines:r,format:n=>Ue(n)})}var is="smartmoney.key",_n=Ge(void 0),_i=Ge("");cu({key:()=>_n.value?.key??"",refused:()=>as("The service no longer accepts this key: it was revoked or has expired.")});async function Ao(e){let t=await xg(e);await ba(),sessionStorage.setItem(is,e),_i.value="",_n.value=t}async function xg(e){try{let{config:t}=await Qe(vl,{},{key:e}),r=await fd(()=>Qe(kl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Pe))throw t;if(t.code==="FORBIDDEN"&&await fd(()=>Qe(_l,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Pe("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Pe("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function fd(e){try{return await e(),!0}catch(t){if(t instanceof Pe&&t.code==="FORBIDDEN")return!1;throw t}}async function pd(){let e=sessionStorage.getItem(is);e&&await Ao(e)}function as(e=""){sessionStorage.removeItem(is),_n.value=void 0,_i.value=e,ba()}var Cg=50,Ag=200,Rg=5,Qn=1e4,Pg=15e3,Dg=250,Si=class{constructor(t){this.filter=t}filter;rows=Ge(void 0);waiting=Ge([]);paused=Ge(!1);link=Ge("connecting");said=Ge("Connecting\u2026");gap=Ge(!1);older=Ge(void 0);loading=Ge(!1);refusal=Ge(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await Qe(ca,{filter:this.filter,last:Cg},{signal:this.abort.signal});this.rows.value=ss(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Pg)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Rg&&this.older.value;t++){let{signals:r}=await Qe(ca,{filter:this.filter,last:Ag,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=du(Dl,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${_(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Qn&&(this.arrivals=this.arrivals.slice(-Qn)),this.showing||(this.showing=setTimeout(()=>this.show(),Dg))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Qn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=ss([...t,...this.waiting.value]).slice(0,Qn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(a=>a.sequence)),o=ss([...r,...t.filter(a=>!n.has(a.sequence))]);this.rows.value=o.slice(0,Qn),o.length>=Qn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=o=>o.signalId===t?{...o,retractedAt:r}:o;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await Qe(Pl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(o=>[o.signalId,o]));this.rows.value=this.rows.value?.map(o=>{let a=n.get(o.signalId);return a?{...o,retractedAt:a.retractedAt,token:{...o.token,profile:a.token.profile}}:o})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Pe?t:new Pe("",String(t)))}};function ss(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var mn=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],gd=["P0","P1","P2"];function hd(){let e={chains:$r("chains",yt),types:$r("types",mn),priorities:$r("priorities",gd)},t=vt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=Yt(()=>{let a={};return e.chains.length>0&&(a.chains=e.chains),e.types.length>0&&(a.types=e.types),e.priorities.length>0&&(a.priorities=e.priorities),t.length>0&&(a.wallets=t),a},[r]),o=a=>s=>Re({[a]:s.join(",")});return i(D,{children:[i(We,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),i("div",{class:"filters",children:[i(dn,{label:"Chains",choices:yt.map(a=>({value:a,label:je[a]})),chosen:e.chains,change:o("chains")}),i(dn,{label:"Types",choices:mn.map(a=>({value:a,label:we(a)})),chosen:e.types,change:o("types")}),i(dn,{label:"Priorities",choices:gd.map(a=>({value:a,label:a})),chosen:e.priorities,change:o("priorities")}),i("details",{class:"more",open:t.length>0,children:[i("summary",{children:"Watch list"}),i("label",{class:"field",children:[i("span",{children:"Only signals of these wallets: up to 50 addresses"}),i("input",{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",onChange:a=>o("wallets")(a.currentTarget.value.split(/[\s,]+/).filter(Boolean))})]})]})]}),i(Eg,{filter:n},r)]})}function Eg({filter:e}){let[t,r]=he(0),n=Yt(()=>new Si(e),[t]);ht(()=>(n.start(),()=>n.stop()),[n]);let o=n.rows.value,a=n.waiting.value,s=n.paused.value;return n.refusal.value?i(sn,{refusal:n.refusal.value,retry:()=>r(u=>u+1)}):o?i("section",{class:"card","aria-label":"Signals",children:[i("header",{class:"card-head",children:[i("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),i("div",{class:"actions",children:[a.length>0&&i("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",_(a.length)," new"]}),i("button",{type:"button",onClick:()=>{s?n.resume():n.paused.value=!0},children:s?"Resume":"Pause"})]})]}),n.gap.value&&i("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),o.length===0?i(Ug,{filtered:Object.keys(e).length>0}):i(ae,{long:!0,label:"Signals, newest first",columns:Ro,rows:o,id:u=>u.signalId,class:u=>u.retractedAt?"gone":n.fresh.has(u.signalId)?"fresh":""}),o.length>0&&i("div",{class:"pager",children:[i("span",{class:"muted",children:[_(o.length)," signals",o.length>=Qn&&", the most that this page holds"]}),n.older.value&&i("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):i(Or,{label:"Loading the newest signals"})}var Ro=[{name:"Time",cell:e=>i(ee,{at:e.sentAt})},{name:"Priority",cell:e=>i(oi,{priority:e.priority})},{name:"Signal",cell:e=>i("span",{children:[i("a",{href:_e(["signal",e.signalId]),children:e.headline}),i("small",{children:[we(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>i(bt,{chain:e.chain})},{name:"Token",cell:e=>i(Xt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>i(D,{children:[e.summary.traderCount,i("small",{children:["best #",_(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Ue(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>rt(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>i(D,{children:[rt(e.token.profile?.priceUsd),i("small",{children:i(Ot,{value:Lg(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>i(D,{children:[i(Ot,{value:e.token.priceChangePct/100}),i("small",{children:Ng(e)})]})}];function Lg(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function Ng(e){return e.latency?`after ${ze((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function Ug({filtered:e}){let t=Yt(()=>new Date(Date.now()-864e5).toISOString(),[]),r=se(El,{since:t},{every:3e4}),n=se(Ll,{},{skip:_n.value?.scope!=="customer"});return i(fe,{query:r,children:o=>i(ce,{title:e?"No signal passes this filter":"No signals yet",children:i("ul",{class:"why",children:[e&&i("li",{children:"Fewer chips, or a longer watch list, may show more."}),Wg(o,n.data?.usage.budget,yo.value).map(a=>i("li",{children:a},a))]})})})}function Wg(e,t,r){let n=[],o=e.chains.filter(u=>e.config.chains.includes(u.chain));o.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of o)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${je[u.chain]} is quiet: its last trade was ${ri(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${je[u.chain]} yet.`),u.reason&&n.push(`${je[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${_(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let u of e.decisions.nodes)a.set(u.rule??"",(a.get(u.rule??"")??0)+u.count);let[s]=[...a].sort((u,d)=>d[1]-u[1]);return s?n.push(`In the last 24 hours the rule \u201C${we(s[0])}\u201D held back ${_(s[1])} candidates, more than any other.`):o.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function bd(){let e=se(Nl,{},{every:5e3});return i(D,{children:[i(We,{title:"Overview",about:"Whether the service does its work, and for how long the disk will do."}),i(fe,{query:e,children:t=>{let r=t.serviceStatus;return i("div",{class:"stack",children:[i($g,{data:t}),i(z,{children:i(Ke,{items:Mg(r)})}),i(z,{title:"Chains",children:i(ae,{label:"Chains",columns:Og,rows:r.chains,id:n=>n.chain})}),i(z,{title:"Delivery",children:[i(ae,{label:"How long delivery takes",columns:Fg,rows:r.deliveries.steps,id:n=>n.step}),i("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),i(z,{title:"Database",children:i(Ke,{items:Gg(r.database)})}),i(z,{title:"Processes",children:i(ae,{label:"Processes",columns:Vg,rows:r.processes,id:n=>`${n.role} ${n.name}`})}),i(Qg,{status:r})]})}})]})}function Ig({serviceStatus:e,sources:t,sinks:r}){let n=[];for(let s of e.chains)s.reason&&n.push(`${je[s.chain]}: ${s.reason}.`);e.processes.some(s=>s.leader)||n.push("No process leads: events are stored, and no signal is found until one does.");for(let s of[...t,...r])s.healthy||n.push(`${s.name}: ${s.problem??"not healthy"}`);let o=e.deliveries;o.overdueSeconds>60&&n.push(`The oldest delivery to a webhook has been due for ${ze(o.overdueSeconds)}.`),o.disabledWebhooks>0&&n.push(`${_(o.disabledWebhooks)} webhooks are switched off after failures.`);let a=e.database?.daysUntilFull;return a!=null&&a<30&&n.push(`At its present growth the database fills the disk in ${ze(a*86400)}.`),n}function $g({data:e}){let t=Ig(e);return t.length===0?i("p",{class:"note good",role:"status",children:"All is well."}):i("div",{class:"note bad",role:"alert",children:[i("strong",{children:"Needs attention"}),i("ul",{class:"why",children:t.map(r=>i("li",{children:r},r))})]})}function Mg(e){let t=e.chains.map(o=>o.eventsPerSecond).filter(o=>o!=null),r=e.deliveries.steps.find(o=>o.step==="webhook"),n=e.processes.filter(o=>!o.leader&&["all","api","engine"].includes(o.role)).length;return[{name:"Events",value:t.length>0?`${_a(t.reduce((o,a)=>o+a,0))}/s`:"not measured yet",note:`${_(e.chains.reduce((o,a)=>o+a.events,0))} since the start`},{name:"Behind",value:ze(Math.max(...e.chains.map(o=>o.lagSeconds))),note:`${_(e.chains.reduce((o,a)=>o+a.unprocessed,0))} events to process`},{name:"Leader",value:i("span",{class:"break",children:e.processes.find(o=>o.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:_(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${ze(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:_(e.errors),note:`${_(e.warnings)} warnings, ${_(e.failedRequests)} failed requests`},{name:"Runs since",value:i(ee,{at:e.startedAt}),note:e.version}]}var Og=[{name:"Chain",cell:e=>i(bt,{chain:e.chain})},{name:"State",cell:e=>i("span",{class:`badge ${e.healthy?"good":"bad"}`,title:e.reason??"",children:e.healthy?"Healthy":"Behind"})},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":_a(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>i(ee,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>i(D,{children:[ze(e.lagSeconds),i("small",{children:[_(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>_(e.events)}],yd={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Fg=[{name:"Step",cell:e=>i(D,{children:[yd[e.step]?.[0]??e.step,i("small",{children:yd[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":ze(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":ze(e.p99Seconds)},{name:"Times",number:!0,cell:e=>_(e.count)}],Vg=[{name:"Process",cell:e=>i(D,{children:[i("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&i("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?i("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function Gg(e){if(!e)return[{name:"Size",value:"not measured yet"}];let t=`measured over ${ze(e.measuredSeconds)}`;return[{name:"Size",value:ni(e.bytes),note:e.kind==="postgres"?"PostgreSQL":"SQLite"},{name:"Growth a day",value:e.growthPerDay==null?"after ten minutes":ni(e.growthPerDay),note:t},{name:"Free",value:e.freeBytes==null?"unknown":ni(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":"on its disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${_(e.daysUntilFull)} days`,note:e.daysUntilFull==null?"not known":"at this growth"}]}var qg=[{name:"Level",cell:e=>i("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>i(D,{children:[e.message,e.details&&i("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>_(e.count)},{name:"First",wide:!0,cell:e=>i(ee,{at:e.firstAt})},{name:"Last",cell:e=>i(ee,{at:e.lastAt})}];function Qg({status:e}){return i(z,{title:"Warnings and errors",actions:i("a",{href:_e(["sources"]),children:"Sources"}),children:e.problems.length===0?i(ce,{title:"None",children:"This process has logged no warning and no error since it started."}):i(ae,{label:"Warnings and errors, the last first",columns:qg,rows:e.problems,id:t=>t.level+t.message})})}var wd=["FLAG","ENVIRONMENT","FILE","DEFAULT"],vd={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function kd(){let e=$r("origins",wd),t=se(Ul,{});return i(D,{children:[i(We,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),i("div",{class:"filters",children:i(dn,{label:"Where from",choices:wd.map(r=>({value:r,label:vd[r]})),chosen:e,change:r=>Re({origins:r.join(",")})})}),i(fe,{query:t,children:({settings:r})=>i(Bg,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function Bg({settings:e,all:t}){if(e.length===0)return i(ce,{title:"No setting comes from there",children:["All ",_(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,o)=>+(n==="")-+(o===""));return i("div",{class:"stack",children:[r.map(n=>i(z,{title:n||"Every command, and sections of the file",children:i(ae,{label:`Settings: ${n||"every command"}`,columns:Hg,rows:e.filter(o=>o.group===n),id:o=>o.name})},n)),i("p",{class:"muted",children:[_(e.length)," of ",_(t)," settings. Change one where it comes from, then restart the process."]})]})}var Hg=[{name:"Setting",cell:e=>i(D,{children:[i("span",{class:"mono",children:e.name}),e.description&&i("small",{children:e.description})]})},{name:"Value",cell:e=>i(D,{children:[i("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&i("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?i("span",{class:"muted",children:"default"}):i(D,{children:[i("strong",{children:vd[e.origin]}),i("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":i("span",{class:"mono break",children:e.default||"not set"})}];function _d({args:[e=""]}){let t=se(Wl,{id:e},{every:15e3});return i(fe,{query:t,children:({signal:r})=>r?i(zg,{s:r}):i(ce,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function zg({s:e}){return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:_e(["live"]),children:"Live"})," \u203A signal ",_(e.sequence)]}),i(We,{title:e.headline,about:i(D,{children:[i(oi,{priority:e.priority})," ",i(bt,{chain:e.chain})," ",we(e.notificationType)," \xB7 ",Fn(e.timestamp)]}),children:i(Xt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&i("p",{class:"note bad",role:"alert",children:["Retracted ",i(ee,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&i("p",{class:"note",children:[i("a",{href:_e(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&i(D,{children:[" \xB7 outcome ",i("strong",{children:e.market.outcomeLabel})]})]}),i(z,{title:"Price since",children:i(jg,{s:e})}),i(z,{title:`Wallets (${_(e.summary.traderCount)})`,children:i(Kg,{s:e})}),i("div",{class:"columns",children:[i(z,{title:"Why it was raised",children:i("ul",{class:"reasons",children:e.why.reasons.map(t=>i("li",{children:t.text},t.text))})}),i(Yg,{s:e})]}),i(Jg,{id:e.signalId,at:e.latency?.deliveredAt??null}),i(Zg,{token:e.token.address,own:e.signalId})]})}function jg({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),o=(a,s,u)=>({name:a,value:i(Ot,{value:u}),note:u!==null?rt(t*(1+u)):n<s*36e5?"not yet":"no price known"});return i(Ke,{items:[{name:"First wallet paid",value:rt(e.token.firstSmartEntryPrice),note:`${Jt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:rt(t),note:e.latency?`raised ${ze(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:rt(r),note:i(Ot,{value:r&&t?r/t-1:null})},o("After 1 hour",1,e.outcome.return1h),o("After 6 hours",6,e.outcome.return6h),o("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":rt(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Kg({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${_(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>i(Mr,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Ue(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>rt(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>i(Zt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; beside it today\u2019s, with the number of positions",sort:n=>n.winRate,cell:n=>i(D,{children:[ot(n.winRate),n.profile&&i("small",{children:["today ",ot(n.profile.trueWinRate)," of ",_(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${_(n.profile.defaultRank)}`:"\u2013"}];return i(ae,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function Yg({s:e}){let t=e.decision.delivered;return i(z,{title:"Why you got it",children:[i("p",{class:"lead",children:e.decision.text}),t&&i(Ke,{items:[{name:"Signal of the day",value:_(t.dailyUsed),note:`of ${_(t.dailyBudget)}`},{name:"Of this type",value:_(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${_(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function Jg({id:e,at:t}){let r=se(Il,{},{skip:_n.value?.scope!=="customer",every:3e4});if(_n.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:o=>i("span",{class:"mono",children:o.url||"removed"})},{name:"What",cell:o=>o.retraction?"retraction":"signal"},{name:"State",cell:o=>i("span",{class:`badge ${o.state==="DELIVERED"?"good":o.state==="FAILED"?"bad":""}`,children:we(o.state)})},{name:"Attempts",cell:o=>o.attempts.map(a=>a.status??a.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:o=>i(ee,{at:o.createdAt})}];return i(z,{title:"Deliveries to webhooks",children:i(fe,{query:r,children:({webhooks:o})=>{let a=o.flatMap(s=>s.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:s.url})));return a.length>0?i(ae,{label:"Deliveries",columns:n,rows:a,id:s=>s.url+String(s.retraction)}):o.some(s=>s.url)?i(ce,{title:"Not among the last 200 deliveries",children:t?i(D,{children:["A webhook accepted it ",i(ee,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):i(ce,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function Zg({token:e,own:t}){let r=se($l,{token:e});return i(z,{title:"Everything decided about this token",children:i(fe,{query:r,children:({decisions:n})=>n.nodes.length===0?i(ce,{title:"Nothing in the last 7 days"}):i(ae,{label:"Decisions about the token",rows:n.nodes,id:o=>`${o.type}${o.firstAt}${o.rule}`,columns:[{name:"When",cell:o=>i(ee,{at:o.lastAt})},{name:"Type",cell:o=>we(o.type)},{name:"Result",cell:o=>i("span",{class:`badge ${o.outcome==="DELIVERED"?"good":""}`,children:o.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:o=>o.signalId&&o.signalId!==t?i("a",{href:_e(["signal",o.signalId]),children:o.text}):o.text},{name:"Times",number:!0,cell:o=>_(o.count)}]})})})}function Sd(){let e=se(Ml,{},{every:5e3});return i(D,{children:[i(We,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),i(fe,{query:e,children:({sources:t,sinks:r})=>i("div",{class:"stack",children:[t.length===0&&i(ce,{title:"No live source",children:["Trades come by ",i("code",{children:"POST /ingest/events"})," alone. A source is added with ",i("code",{children:"smartmoney source add"})," or in ",i("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>i(Xg,{source:n},n.name)),t.length>0&&i(nh,{names:t.map(n=>n.name)}),r.length>0&&i(z,{title:"Sinks",children:i(ae,{label:"Sinks",columns:rh,rows:r,id:n=>n.name})})]})})]})}function Xg({source:e}){let t=e.events.reduce((n,o)=>n+o.count,0),r=e.skipped.reduce((n,o)=>n+o.count,0);return i(z,{class:"spaced",title:e.name,actions:i(Td,{healthy:e.healthy,state:e.state}),children:[e.problem&&i("p",{class:"note bad",children:e.problem}),e.waiting&&i("p",{class:"note",children:["Waits for ",e.waiting]}),i(Ke,{items:[{name:"Reads",value:we(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":_(e.lag),note:eh(e)},{name:"Events in the log",value:_(t),note:e.events.map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:_(r),note:e.skipped.slice(0,3).map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:_(e.retracted),note:`${_(e.duplicates)} duplicates`},{name:"Last stored",value:i(ee,{at:e.lastBatchAt})}]}),e.lastError&&i("p",{class:"muted",children:["Last error, ",i(ee,{at:e.lastErrorAt}),": ",e.lastError]})]})}function Td({healthy:e,state:t}){return i("span",{class:`badge ${e?"good":"bad"}`,children:we(t)})}function eh(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:ze(e.lagSeconds)}var th=[{name:"When",cell:e=>i(ee,{at:e.at})},{name:"Where",cell:e=>i("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>i(D,{children:[e.reason,e.detail&&i("small",{children:e.detail})]})},{name:"Message",cell:e=>i("details",{children:[i("summary",{children:"Show"}),i("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function nh({names:e}){let t=Ze("source",e,e[0]??""),r=se(Ol,{source:t});return i(z,{title:"Messages that became no event",actions:i("label",{class:"field inline",children:[i("span",{children:"Source"}),i("select",{value:t,onChange:n=>Re({source:n.currentTarget.value}),children:e.map(n=>i("option",{children:n},n))})]}),children:i(fe,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?i(ce,{title:"None",children:["Every message of ",t," was understood."]}):i(D,{children:[i(ae,{label:`Messages of ${t} that became no event, newest first`,columns:th,rows:n.nodes,id:o=>String(o.number)}),i("p",{class:"muted",children:[_(n.nodes.length)," of ",_(n.totalCount)," that are kept."]})]})})})}var rh=[{name:"Sink",cell:e=>i(D,{children:[e.name,i("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>i(D,{children:[i(Td,{healthy:e.healthy,state:e.state}),e.problem&&i("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>_(e.published)},{name:"To publish",number:!0,cell:e=>_(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>_(e.failures)},{name:"Last published",cell:e=>i(ee,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?i(D,{children:[e.lastError,i("small",{children:i(ee,{at:e.lastErrorAt})})]}):"\u2013"}];function xd({args:[e="",t=""]}){let r=yt.find(o=>o===e.toUpperCase())??"BASE",n=se(Fl,{chain:r,address:t},{every:15e3});return i(fe,{query:n,children:({token:o})=>o?i(oh,{t:o}):i(ce,{title:"This token is unknown",children:["The service has seen no trade of ",vn(t)," on this chain."]})})}function oh({t:e}){return i("div",{class:"stack",children:[i(We,{title:e.symbol||vn(e.address),about:i(D,{children:[i(bt,{chain:e.chain})," ",i("span",{class:"mono address",children:e.address})]}),children:i(Vn,{text:e.address,label:"the address"})}),i(z,{children:i(Ke,{items:[{name:"Price",value:rt(e.priceUsd),note:e.priceAt?i(ee,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Ue(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":_(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&i(Ad,{m:e.market}),i(ih,{chain:e.chain,token:e.address})]})}function ih({chain:e,token:t}){let r=se(Vl,{chain:e,token:t},{every:15e3});return i(fe,{query:r,children:({signals:n})=>i(D,{children:[i(z,{title:"Signals on it",children:n.nodes.length===0?i(ce,{title:"None of your signals is on it",children:i("a",{href:_e(["live"]),children:"See all signals"})}):i(ae,{label:"Signals on the token",columns:Ro,rows:[...n.nodes].sort((o,a)=>a.sequence-o.sequence),id:o=>o.signalId})}),n.nodes.length>0&&i(z,{title:"Top wallets in these signals",children:i(ah,{chain:e,nodes:n.nodes})})]})})}function ah({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(o=>!o.retractedAt).flatMap(o=>o.traders)){let o=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(o?.sizeUsd??0,n.tradeSizeUsd),signals:(o?.signals??0)+1})}return i(ae,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,o)=>n.rank-o.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${_(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>i(Mr,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Ue(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>_(n.signals),sort:n=>n.signals}]})}function Cd({args:[e=""]}){let t=se(Gl,{itemId:e},{every:15e3});return i(fe,{query:t,children:({market:r})=>r?i("div",{class:"stack",children:[i(We,{title:r.question||"A market without a question",about:i(bt,{chain:"POLYMARKET"})}),i(Ad,{m:r})]}):i(ce,{title:"This market is unknown",children:"No source has described it yet."})})}function Ad({m:e}){return i(z,{title:e.outcomeLabel?i("a",{href:_e(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[i(Ke,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Ue(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:i("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&i(ae,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>i("a",{class:"symbol",href:_e(["token","POLYMARKET",t.token]),children:t.outcomeLabel||vn(t.token)})},{name:"Price",number:!0,cell:t=>rt(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":i("span",{class:"chance",children:[i("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var sh=200,ls=2e3;function lh(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Po(e,t){let r=lh(e,t);return r===null?null:e.notificationType==="SELL_SIGNAL"?-r:r}function Rd(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(uh).join(",")).join(`\r
`)}function uh(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Pd(e,t,r){let[n,o]=he({signals:[],done:!1,cut:!1}),a=JSON.stringify(e);return ht(()=>{let s=new AbortController;return o({signals:[],done:!1,cut:!1}),ch(e,t,s.signal,o),()=>s.abort()},[a,t,r]),n}async function ch(e,t,r,n){let o=[],a=null;try{for(;;){let s=await Qe(ql,{filter:e,last:sh,before:a},{signal:r}),{nodes:u,pageInfo:d}=s.signals,f=u.filter(y=>y.sentAt>t).sort((y,w)=>w.sequence-y.sequence);o.push(...f),a=d.startCursor;let h=f.length===u.length&&d.hasPreviousPage&&a!==null,p=!h||o.length>=ls;if(n({signals:[...o],done:p,cut:h&&p}),p)return}}catch(s){r.aborted||n({signals:o,done:!0,cut:!1,refusal:s instanceof Pe?s:new Pe("",String(s))})}}var Dd=["7","30","90"],cs=["1h","6h","24h","settled"],Do={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},ds={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Ed=["all","wins","losses","open"],Ld={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Ud=30,us=100;function Wd(){let e=Ze("days",Dd,"30"),t=Ze("after",cs,"1h"),r=Ze("chain",["ALL",...yt],"ALL"),n=Ze("type",["ALL",...mn],"ALL"),[o,a]=he(0),s=Yt(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,o]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=Pd(u,s,o),f=se(Ql,{since:s,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),h=()=>a(p=>p+1);return i(D,{children:[i(We,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[i("button",{type:"button",onClick:h,children:"Renew"}),i("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>dh(d.signals),children:"CSV"})]}),i("div",{class:"filters",children:[i(At,{label:"Period",choices:Dd.map(p=>({value:p,label:`${p} days`})),chosen:e,change:p=>Re({days:p})}),i(At,{label:"Graded after",choices:cs.map(p=>({value:p,label:ds[p]})),chosen:t,change:p=>Re({after:p})}),i(mr,{label:"Chain",choices:[{value:"ALL",label:"All"},...yt.map(p=>({value:p,label:je[p]}))],chosen:r,change:p=>Re({chain:p==="ALL"?"":p})}),i(mr,{label:"Type",choices:[{value:"ALL",label:"All"},...mn.map(p=>({value:p,label:we(p)}))],chosen:n,change:p=>Re({type:p==="ALL"?"":p})})]}),i(fe,{query:f,children:p=>i(mh,{record:p.types,weeks:p.weeks.groups,span:t})}),d.refusal&&i(sn,{refusal:d.refusal,retry:h}),d.signals.length===0&&!d.refusal&&(d.done?i(ce,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",i("a",{href:_e(["live"]),children:"See what comes now"})]}):i(Or,{label:"Loading signals"})),d.signals.length>0&&i(z,{title:"Every signal",children:[!d.done&&i(Or,{label:`${_(d.signals.length)} signals loaded`}),d.cut&&i("p",{class:"note warn",children:["Below and in the CSV are the newest ",_(ls)," signals of the period; the numbers above are of all."]}),i(yh,{signals:d.signals,span:t})]})]})}function dh(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([Rd(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function mh({record:e,weeks:t,span:r}){return i(D,{children:[i(z,{children:i(fh,{record:e,span:r})}),e.all.count>0&&i(D,{children:[i("div",{class:"columns",children:[i(z,{title:"Wins and losses",children:i(ph,{record:e.all,span:r})}),i(z,{title:"What waiting costs",children:i(gh,{delays:e.delays})})]}),i(z,{title:"By type",children:i(Nd,{label:"By type",first:"Type",groups:e.groups,name:n=>we(n.type??""),span:r})}),i(z,{title:"By week",children:[i(hh,{weeks:t,span:r}),i(Nd,{label:"By week",first:"Week from",groups:t,name:n=>Mt(n.weekFrom??""),span:r})]})]})]})}function fh({record:e,span:t}){let r=s=>{let u=e.all[Do[s]];return{name:`Right after ${ds[s].toLowerCase()}`,value:i("span",{class:s===t?"chosen":"",children:ot(u.hitRate)}),note:u.count===0?"none graded yet":i(D,{children:["of ",_(u.count),": ",ot(u.hitRateLow)," to ",ot(u.hitRateHigh),i("br",{}),"median gain ",Jt(u.medianGain)]})}},{keptSince:n,since:o,all:a}=e;return i(D,{children:[n&&n>o&&i("p",{class:"note warn",children:["Signals before ",Fn(n)," are no longer kept and not counted."]}),i(Ke,{items:[{name:"Signals",value:_(a.count),note:a.retracted>0?`and ${_(a.retracted)} retracted, not counted`:`since ${Mt(o)}`},...cs.map(r)]})]})}function ph({record:e,span:t}){let r=e[Do[t]];return r.count===0?i(ce,{title:"None is graded yet",children:[_(e.count)," signals wait: a price is taken ",ds[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):i(Ke,{items:[{name:"Wins",value:i("span",{class:"good",children:_(r.wins)}),note:`best ${Jt(r.bestGain)}`},{name:"Losses",value:i("span",{class:"bad",children:_(r.losses)}),note:`worst ${Jt(r.worstGain)}`},{name:"Right",value:ot(r.hitRate),note:`95 %: ${ot(r.hitRateLow)} to ${ot(r.hitRateHigh)}`},{name:"Median gain",value:i(Ot,{value:r.medianGain}),note:r.count<Ud?`only ${_(r.count)}: says little`:`of ${_(r.count)}`}]})}function gh({delays:e}){let t=e[0]?.count??0;return t===0?i(ce,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):i(D,{children:[i("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",_(t)," that are a day old, if one follows"]}),i(Ke,{items:e.map(r=>({name:r.minutes===0?"At once":`${_(r.minutes)} minutes later`,value:i(Ot,{value:r.medianGain})}))})]})}function Nd({label:e,first:t,groups:r,name:n,span:o}){let a=u=>u.record[Do[o]];return i(ae,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>_(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>_(a(u).count)},{name:"Wins",number:!0,cell:u=>i("span",{class:"good",children:_(a(u).wins)})},{name:"Losses",number:!0,cell:u=>i("span",{class:"bad",children:_(a(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>a(u).hitRate??-1,cell:u=>a(u).count===0?"\u2013":i(D,{children:[ot(a(u).hitRate),i("small",{class:a(u).count<Ud?"few":"",children:[ot(a(u).hitRateLow)," to ",ot(a(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>i(Ot,{value:a(u).medianGain}),sort:u=>a(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>i(Ot,{value:a(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>i(Ot,{value:a(u).bestGain})}],rows:r,id:n})}function hh({weeks:e,span:t}){let r=e.filter(n=>n.record[Do[t]].medianGain!==null);return r.length<2?null:i(dr,{label:"Median gain by week",times:r.map(n=>Date.parse(n.weekFrom??"")/1e3),format:n=>Jt(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Do[t]].medianGain)}]})}function yh({signals:e,span:t}){let r=Ze("grade",Ed,"all"),n=e.filter(a=>{let s=a.retractedAt?null:Po(a,t);return r==="all"||(r==="open"?s===null:s!==null&&r==="wins"==s>0)}),o=[{name:"Time",cell:a=>i(ee,{at:a.sentAt}),sort:a=>a.sequence},{name:"Grade",cell:a=>i(bh,{s:a,span:t})},{name:"Gain",number:!0,cell:a=>i(Ot,{value:Po(a,t)}),sort:a=>Po(a,t)??-9},{name:"Signal",cell:a=>i(D,{children:[i("a",{href:_e(["signal",a.signalId]),children:a.headline}),i("small",{children:we(a.notificationType)})]})},{name:"Chain",wide:!0,cell:a=>i(bt,{chain:a.chain})},{name:"Token",cell:a=>i(Xt,{chain:a.chain,address:a.token.address,symbol:a.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:a=>rt(a.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:a=>Jt(a.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:a=>Jt(a.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:a=>Jt(a.outcome.return24h)}];return i(D,{children:[i(At,{label:"Grades",choices:Ed.map(a=>({value:a,label:Ld[a]})),chosen:r,change:a=>Re({grade:a==="all"?"":a})}),n.length===0?i(ce,{title:`None: ${Ld[r].toLowerCase()}`}):i(ae,{label:"Graded signals",columns:o,rows:n.slice(0,us),id:a=>a.signalId,class:a=>a.retractedAt?"gone":""}),n.length>us&&i("p",{class:"muted small",children:["The newest ",_(us)," of ",_(n.length),"; the CSV has all."]})]})}function bh({s:e,span:t}){let r=Po(e,t);return e.retractedAt?i("span",{class:"badge",children:"Retracted"}):r===null?i("span",{class:"badge",children:"Open"}):i("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var Id=["positions","closed","trades","signals"],wh={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function $d({args:[e="",t=""]}){let r=yt.find(o=>o===e.toUpperCase())??"BASE",n=se(jl,{chain:r,address:t},{every:15e3});return i(fe,{query:n,children:({wallet:o})=>o?i(vh,{w:o}):i(ce,{title:"This wallet is unknown",children:["The service has seen no trade of ",vn(t)," on this chain."]})})}function vh({w:e}){let t=Ze("tab",Id,"positions"),r={chain:e.chain,address:e.walletAddress};return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:_e(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${_(e.defaultRank)}`:"not ranked"]}),i(We,{title:i("span",{class:"mono",children:vn(e.walletAddress)}),about:i(D,{children:[i(bt,{chain:e.chain})," ",i("span",{class:"mono address",children:e.walletAddress})]}),children:[i(Vn,{text:e.walletAddress,label:"the address"}),i("a",{href:_e(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),i(z,{children:i(kh,{w:e})}),e.scoreParts&&i(z,{title:"What the score is made of",children:i(_h,{w:e,parts:e.scoreParts})}),i("div",{class:"columns",children:[i(z,{title:"Realized profit over time",children:i(Sh,{w:e})}),i(z,{title:"Score at each midnight",children:i(Th,{w:e})})]}),i(z,{title:i(At,{label:"Lists",choices:Id.map(n=>({value:n,label:wh[n]})),chosen:t,change:n=>Re({tab:n,after:""})}),children:[t==="positions"&&i(xh,{of:r}),t==="closed"&&i(Ch,{of:r}),t==="trades"&&i(Ah,{of:r}),t==="signals"&&i(Rh,{of:r})]})]})}function kh({w:e}){return i(Ke,{items:[{name:"Rank",value:e.defaultRank?`#${_(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:i(Zt,{value:e.netPnlUsd}),note:i(D,{children:[i(Zt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:ot(e.trueWinRate),note:`${_(e.winningPositions)} of ${_(e.closedPositions)} closed positions`},{name:"Trades",value:_(e.tradeCount),note:`${_(e.buyCount)} buys, ${_(e.sellCount)} sells, ${_(e.tokensTraded)} tokens`},{name:"Bought",value:Ue(e.totalBuyVolumeUsd),note:`sold ${Ue(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Ue(e.avgTradeSizeUsd),note:`largest ${Ue(e.largestTradeUsd)}`},{name:"Last trade",value:i(ee,{at:e.lastTradeTime}),note:e.firstTradeTime?i(D,{children:["first ",i(ee,{at:e.firstTradeTime})]}):void 0}]})}function _h({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:i(D,{children:[i(Zt,{value:e.netPnlUsd})," for ",Ue(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${_(e.winningPositions)} of ${_(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${_(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${_(e.tradeCount)} trades; 1,000 are full`}];return i(ae,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>ot(n.weight)},{name:"Adds",number:!0,cell:n=>i("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function Sh({w:e}){return e.equity.length<2?i(ce,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):i(dr,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Ue(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Th({w:e}){return e.rankHistory.length<2?i(ce,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):i(dr,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Ti({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0)return i(ce,{title:r});let{hasNextPage:o,endCursor:a}=e.pageInfo;return i(D,{children:[n(e.nodes),i(Fr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:vt.value.params.get("after")?()=>Re({after:""}):void 0,more:o?()=>Re({after:a}):void 0})]})}var xi=()=>vt.value.params.get("after");function xh({of:e}){let t=se(Kl,{...e,after:xi()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:n=>i(ae,{label:"Open positions",rows:n,id:o=>o.token,columns:[{name:"Token",cell:o=>i(Xt,{chain:e.chain,address:o.token,symbol:o.symbol}),sort:o=>o.symbol},{name:"Quantity",number:!0,wide:!0,cell:o=>Sa(o.quantity)},{name:"Paid per token",number:!0,cell:o=>rt(o.quantity?o.costUsd/o.quantity:null)},{name:"Price",number:!0,cell:o=>rt(o.priceUsd)},{name:"Value",number:!0,cell:o=>Ue(o.valueUsd),sort:o=>o.valueUsd},{name:"Profit",number:!0,cell:o=>i(Zt,{value:o.pnlUsd}),sort:o=>o.pnlUsd}]})})})}function Ch({of:e}){let t=se(Yl,{...e,after:xi()});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>i(ae,{label:"Closed positions",rows:n,id:o=>o.token+o.openedAt+o.closedAt,columns:[{name:"Closed",cell:o=>i(ee,{at:o.closedAt})},{name:"Token",cell:o=>i(Xt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Held",number:!0,cell:o=>ze((Date.parse(o.closedAt)-Date.parse(o.openedAt))/1e3)},{name:"Paid",number:!0,cell:o=>Ue(o.costUsd),sort:o=>o.costUsd},{name:"Received",number:!0,wide:!0,cell:o=>Ue(o.proceedsUsd)},{name:"Profit",number:!0,cell:o=>i(Zt,{value:o.profitUsd}),sort:o=>o.profitUsd}]})})})}function Ah({of:e}){let t=se(Jl,{...e,after:xi()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.trades,noun:"trades",empty:"No trade of it is kept",children:n=>i(D,{children:[r?.trades.keptSince&&i("p",{class:"note",children:["Trades before ",Fn(r.trades.keptSince)," are no longer kept."]}),i(ae,{label:"Trades, newest first",rows:n,id:o=>o.id,columns:[{name:"Time",cell:o=>i(ee,{at:o.tradedAt})},{name:"Side",cell:o=>i("span",{class:`badge ${o.side==="BUY"?"good":"bad"}`,children:o.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:o=>i(Xt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Quantity",number:!0,wide:!0,cell:o=>Sa(o.quantity)},{name:"Price",number:!0,cell:o=>rt(o.priceUsd)},{name:"Amount",number:!0,cell:o=>Ue(o.amountUsd),sort:o=>o.amountUsd}]})]})})})}function Rh({of:e}){let t=se(Zl,{...e,after:xi()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ti,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>i(ae,{label:"Signals of the wallet",columns:Ro,rows:n,id:o=>o.signalId})})})}var Md=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Od=["webhookUrl"];function Fd(e){let t=new Set([...Md.flatMap(([,o])=>o),...Od]),r=o=>o.flatMap(a=>e.filter(s=>s.name===a)),n=e.filter(o=>!t.has(o.name));return[...Md.map(([o,a])=>[o,r(a)]),["More",n]]}function Vd(e){return e.map(({name:t,description:r,type:n})=>{let o=r??"",a=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?a.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":a==="String"?"text":"number";return{name:t,label:Ph(t),text:o,kind:u,whole:a==="Int",of:a,...Dh(o)}})}function Ph(e){let t=e.replace(/([A-Z])/g," $1").toLowerCase().replace(/\busd\b/,"USD").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}function Dh(e){let t=o=>Number((o??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Pn(e,t){return e[t]??""}function ms(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(o=>JSON.stringify(o)).sort():n);return r(e)===r(t)}function fs(e,t,r){return e.filter(n=>!Od.includes(n.name)&&!ms(Pn(t,n.name),Pn(r,n.name)))}var Gd=["ALL","DELIVERED","HELD_BACK"],Eh=[{name:"Latest",cell:e=>i(ee,{at:e.lastAt})},{name:"Candidate",cell:e=>i(D,{children:[we(e.type),i("small",{children:i(bt,{chain:e.chain})})]})},{name:"Token",cell:e=>i(Xt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?i(D,{children:[i("a",{href:_e(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&i("small",{children:"retracted"})]}):i(D,{children:[we(e.rule??""),i("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>_(e.count)}];function qd(){let e=Ze("outcome",Gd,"ALL"),t=vt.value.params.get("token")??"",[r,n]=he(),o=se(zl,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),a=s=>{n(void 0),Re(s)};return i(z,{title:"Decisions",actions:i(D,{children:[i(At,{label:"Outcome",choices:Gd.map(s=>({value:s,label:we(s)})),chosen:e,change:s=>a({outcome:s==="ALL"?"":s})}),i("label",{class:"field inline",children:[i("span",{children:"Token"}),i("input",{value:t,size:18,placeholder:"address",onChange:s=>a({token:s.currentTarget.value.trim()})})]})]}),children:i(fe,{query:o,children:({decisions:s})=>s.nodes.length===0?i(ce,{title:"No decision",children:"No candidate of the last 7 days fits."}):i(D,{children:[i(ae,{label:"Decisions, latest first",columns:Eh,rows:s.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),i("div",{class:"pager",children:[r&&i("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),s.pageInfo.hasNextPage&&i("button",{type:"button",onClick:()=>n(s.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var Qd=["1","3","7"],Bd=36e5;function jd(){let e=se(Bl,{});return i(D,{children:[i(We,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),i(fe,{query:e,children:t=>i(Lh,{data:t,saved:e.reload},t.config.version)}),i(qd,{})]})}function Lh({data:e,saved:t}){let r=Yt(()=>Vd(e.fields?.inputFields??[]),[e]),[n,o]=he({}),a=(u,d)=>o(f=>{let h={...f,[u]:d};return ms(d,Pn(e.config,u))&&delete h[u],h}),s=u=>{o(Object.fromEntries(fs(r,e.config,u).map(d=>[d.name,Pn(u,d.name)]))),scrollTo(0,0)};return i(D,{children:[i("div",{class:"tuning",children:[i("div",{class:"stack",children:Fd(r).filter(([,u])=>u.length>0).map(([u,d])=>i(z,{title:u,children:i("div",{class:"stack",children:d.map(f=>i(Nh,{field:f,value:n[f.name]??Pn(e.config,f.name),changed:f.name in n,change:h=>a(f.name,h)},f.name))})},u))}),i("div",{class:"stack beside",children:[i(Ih,{draft:n,chains:e.chains}),i(Fh,{draft:n,fields:r,config:e.config,discard:()=>o({}),saved:t})]})]}),i(Vh,{data:e,fields:r,restore:s})]})}function Nh({field:e,value:t,changed:r,change:n}){return i("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&i(Jr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:o=>{o!==""&&n(Number(o))}}),e.kind==="text"&&i("label",{class:"field",children:[i("span",{children:e.label}),i("input",{value:String(t),onChange:o=>n(o.currentTarget.value)})]}),e.kind==="choice"&&i(mr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(o=>({value:o,label:o.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&i("div",{class:"field",children:[i("span",{children:e.label}),i(dn,{label:e.label,choices:Uh(e),chosen:t,change:n})]}),e.kind==="limits"&&i(Wh,{value:t,change:n}),i("small",{class:"muted",children:e.text})]})}function Uh(e){return e.of==="Chain"?yt.map(t=>({value:t,label:je[t]})):mn.map(t=>({value:t,label:we(t)}))}function Wh({value:e,change:t}){let r=(n,o)=>{let a=e.filter(s=>s.type!==n);t(o===""?a:[...a,{type:n,limit:Number(o)}])};return i("div",{class:"filters",children:mn.map(n=>i(Jr,{label:we(n),value:String(e.find(o=>o.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:o=>r(n,o)},n))})}function Ih({draft:e,chains:t}){let r=Ze("days",Qd,"1"),n=Math.max(0,...t.map(f=>Date.parse(f.lastEventAt??"")).filter(f=>!Number.isNaN(f))),o=new Date((n||Date.now())-Number(r)*24*Bd+Bd/4).toISOString(),a=mu(e,500),s=Object.keys(a).length>0,u=se(da,{input:{},since:o}),d=se(da,{input:a,since:o},{skip:!s});return i(z,{class:"spaced",title:"Replay",actions:i(At,{label:"Days",choices:Qd.map(f=>({value:f,label:f==="1"?"1 day":`${f} days`})),chosen:r,change:f=>Re({days:f})}),children:i(fe,{query:u,children:f=>i($h,{present:f.simulateConfig,next:s?d:void 0})})})}function $h({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return i(sn,{refusal:t.refusal,retry:t.reload});let n=r??e,o=mn.map(a=>({type:a,now:Hd(e,a),then:Hd(n,a)})).filter(a=>a.now+a.then>0);return i("div",{class:"stack","aria-busy":t?.loading,children:[i("p",{role:"status",class:"total",children:[i("strong",{children:[_(n.total)," signals"]}),r&&`, ${Mh(r.total-e.total)}`,t?.loading&&" \u2026"]}),o.length>0&&i(ae,{label:"Signals by type",rows:o,id:a=>a.type,columns:[{name:"Type",cell:a=>we(a.type)},{name:"Now",number:!0,cell:a=>_(a.now)},...r?[{name:"Then",number:!0,cell:a=>i("strong",{children:_(a.then)})}]:[]]}),i(Oh,{present:e,then:r}),n.heldBack.length>0&&i("div",{children:[i("h3",{children:"Held back most by"}),i("ul",{class:"why",children:[...n.heldBack].sort((a,s)=>s.count-a.count).slice(0,5).map(a=>i("li",{children:[we(a.rule),": ",_(a.count)]},a.rule))})]}),n.samples.length>0&&i("div",{children:[i("h3",{children:"Some of them"}),i("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(a=>i("li",{children:[i(bt,{chain:a.chain})," ",a.headline," ",i("small",{class:"muted",children:i(ee,{at:a.timestamp})})]},`${a.headline}${a.timestamp}`))})]})]})}function Hd(e,t){return e.byType.find(r=>r.type===t)?.count??0}function Mh(e){return e===0?"as many as now":e>0?`${_(e)} more than now`:`${_(-e)} fewer than now`}function Oh({present:e,then:t}){let r=(o,a)=>o.byDay.filter(s=>s.day===a).reduce((s,u)=>s+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(o=>o.day))].sort();return n.length<2?null:i(ae,{label:"Signals by day",rows:n,id:o=>o,columns:[{name:"Day",cell:o=>Mt(o)},{name:"Now",number:!0,cell:o=>_(r(e,o))},...t?[{name:"Then",number:!0,cell:o=>i("strong",{children:_(r(t,o))})}]:[]]})}function Fh({draft:e,fields:t,config:r,discard:n,saved:o}){let[a,s]=he(),[u,d]=he(!1),f=t.filter(p=>p.name in e),h=async()=>{d(!0);try{await Qe(Hl,{input:e}),o()}catch(p){if(!(p instanceof Pe))throw p;s(p)}d(!1)};return i(z,{class:"spaced",title:`Version ${r.version}`,children:[a&&i(sn,{refusal:a}),f.length===0&&i("p",{class:"muted",children:["In force, saved ",i(ee,{at:r.updatedAt}),". Nothing is changed."]}),f.length>0&&i(D,{children:[i(Kd,{fields:f,from:p=>Pn(r,p),to:p=>e[p]??""}),i("div",{class:"actions",children:[i("button",{type:"button",class:"primary",disabled:u,onClick:()=>{h()},children:["Save as version ",r.version+1]}),i("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function Kd({fields:e,from:t,to:r}){return i("ul",{class:"why",children:e.map(n=>i("li",{children:[n.label,": ",i("span",{class:"muted",children:zd(t(n.name))})," \u2192 ",i("strong",{children:zd(r(n.name))})]},n.name))})}function zd(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?we(t):`${we(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Vh({data:e,fields:t,restore:r}){let n=e.configVersions.filter(o=>o.version!==e.config.version);return n.length===0?null:i(z,{title:"Earlier versions",children:i(ae,{label:"Earlier versions, newest first",rows:n,id:o=>String(o.version),columns:[{name:"Version",cell:o=>o.version},{name:"Saved",cell:o=>i(ee,{at:o.changedAt})},{name:"By",wide:!0,cell:o=>i("span",{class:"mono",children:o.keyId??"the operator"})},{name:"Going back to it would change",cell:o=>{let a=fs(t,e.config,o.config);return a.length===0?"nothing":i(Kd,{fields:a,from:s=>Pn(e.config,s),to:s=>Pn(o.config,s)})}},{name:"",cell:o=>i("button",{type:"button",class:"small","aria-label":`Restore version ${o.version}`,onClick:()=>r(o.config),children:"Restore"})}]})})}var ps=["node","python","go"],gs={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Gh=mn.map(e=>({value:e,label:we(e)})),qh=yt.map(e=>({value:e,label:je[e]}));function Yd(){let e=se(Xl,{},{every:5e3}),[t,r]=he({});return i(D,{children:[i(We,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),i(fe,{query:e,children:({webhooks:n})=>i("div",{class:"stack",children:[n.length===0&&i(ce,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(o=>i(Qh,{webhook:o,changed:e.reload},o.id)),i(Kh,{configured:n.some(o=>o.configured),created:o=>{r(o),e.reload()}}),i(Zd,{outcome:t}),i(Yh,{})]})})]})}async function Jd(e){try{return await e()}catch(t){if(t instanceof Pe)return{refusal:t};throw t}}function Qh({webhook:e,changed:t}){let[r,n]=he({}),[o,a]=he(!1),[s,u]=he(!1),d=async p=>{a(!0),n(await Jd(p)),a(!1),u(!1),t()},f=(p,y)=>d(async()=>(await Qe(tu,{id:e.id,input:p}),{text:y})),h=()=>d(async()=>(e.configured?await Qe(ma,{url:""}):await Qe(nu,{id:e.id}),{}));return i(z,{class:"spaced",title:i("span",{class:"break",children:e.url}),actions:i(D,{children:[i("button",{type:"button",disabled:o,onClick:()=>{d(()=>Bh(e.id))},children:"Send a sample"}),i("button",{type:"button",disabled:o,onClick:()=>{d(()=>Hh(e.id))},children:"New secret"}),i("button",{type:"button",disabled:o,onClick:()=>{f({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),i("button",{type:"button",class:"danger",disabled:o,onClick:()=>s?void h():u(!0),children:s?"Really delete":"Delete"})]}),children:[i(Zd,{outcome:r}),e.disabledReason&&i("p",{class:"note warn",children:["Disabled ",i(ee,{at:e.disabledAt}),": ",e.disabledReason]}),i(Ke,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:i(ee,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?i(ee,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:_(e.deliveries.totalCount),note:e.previousSecretUntil?i(D,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),i("div",{class:"filters",children:[i(dn,{label:`Types sent to ${e.url}`,choices:Gh,chosen:e.types,change:p=>{f({types:p},"Types saved, for later signals.")}}),i(dn,{label:`Chains sent to ${e.url}`,choices:qh,chosen:e.chains,change:p=>{f({chains:p},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&i("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),i(zh,{webhook:e,redeliver:p=>{d(async()=>(await Qe(iu,{webhook:e.id,signal:p}),{text:"Sent again, with all its attempts."}))}})]})}async function Bh(e){let{attempt:t}=(await Qe(ru,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Hh(e){let{secret:t}=(await Qe(ou,{id:e})).rotateWebhookSecret;return{secret:t}}function Zd({outcome:e}){return i("div",{role:"status",children:[e.refusal&&i(sn,{refusal:e.refusal}),e.text&&i("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&i("p",{class:"note warn",children:["The secret, which is not shown again: ",i("code",{class:"break",children:e.secret})," ",i(Vn,{text:e.secret,label:"the secret"})]})]})}function zh({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return i(ce,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>i(D,{children:[i("a",{href:_e(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&i("small",{children:"retraction"})]})},{name:"State",cell:n=>i("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:we(n.state)})},{name:"Attempts",number:!0,cell:n=>_(n.attempts.length)},{name:"Last answer",cell:n=>jh(n)},{name:"Since",wide:!0,cell:n=>i(ee,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>i("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return i(ae,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function jh(e){let t=e.attempts.at(-1);return t?i(D,{children:[t.status??"no answer",i("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Kh({configured:e,created:t}){let[r,n]=he(!1),o=async a=>{a.preventDefault();let s=a.currentTarget,u=String(new FormData(s).get("url")).trim();n(!0);let d=await Jd(async()=>e?{secret:(await Qe(eu,{input:{url:u}})).createWebhook.secret}:{secret:(await Qe(ma,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||s.reset(),t(d)};return i(z,{title:"Add a webhook",children:i("form",{class:"filters",onSubmit:a=>{o(a)},children:[i("label",{class:"field grow",children:[i("span",{children:"Address, https"}),i("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function Yh(){let e=Ze("verify",ps,"node");return i(z,{title:"Verify what you receive",actions:i(At,{label:"Language",choices:ps.map(t=>({value:t,label:gs[t].name})),chosen:e,change:t=>Re({verify:t})}),children:[i("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",i("code",{children:"webhook-signature"})," over the body as it came. Keep each ",i("code",{children:"webhook-id"})," that you have processed."]}),i("pre",{class:"code",tabIndex:0,children:i("code",{children:gs[e].code})})]})}var fr=["read","customer"],hs=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:fr,component:hd},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:fr,component:_d},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:fr,component:dd},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:fr,component:Wd},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:fr,component:$d},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:fr,component:xd},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:fr,component:Cd},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:jd},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Yd},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:bd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Sd},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Du},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:kd}];function Xd({problem:e}){let[t,r]=he(e),[n,o]=he(!1),a=async s=>{s.preventDefault();let u=String(new FormData(s.currentTarget).get("key")).trim();o(!0);try{await Ao(u)}catch(d){r(d.message),o(!1)}};return i("main",{class:"signin",children:[i("form",{class:"card",onSubmit:s=>{a(s)},children:[i("h1",{children:[i("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),i("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),i("label",{class:"field",children:[i("span",{children:"API key"}),i("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),i("p",{role:"alert",class:"problem-text",children:t||_i.value}),i("p",{class:"muted small",children:["The operator creates keys with ",i("code",{children:"smartmoney key create"}),"; ",i("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),i("p",{class:"muted small links",children:[i("a",{href:"graphiql",children:"GraphiQL"})," ",i("a",{href:"docs",children:"REST reference"})," ",i("a",{href:"schema.graphql",children:"Schema"})," ",i("a",{href:"openapi.json",children:"OpenAPI"})," ",i("a",{href:"readyz",children:"readyz"})," ",i("a",{href:"console/licences.txt",children:"Licences"})]})]})}function bs({problem:e=""}){let t=_n.value;return t?i(Jh,{who:t}):i(Xd,{problem:e})}function Jh({who:e}){let[t,r]=he(!1),n=Wt(null),{path:o}=vt.value,a=hs.filter(f=>f.scopes.includes(e.scope)),s=o.length===0?a[0]:hs.find(f=>f.path===o[0]),u=o.join("/"),d=Wt(!0);return ht(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),i("div",{class:`frame ${t?"open":""}`,children:[i("a",{class:"skip",href:"#main",onClick:f=>{f.preventDefault(),n.current?.focus()},children:"Skip to the page"}),i("header",{class:"bar",children:[i("a",{class:"brand",href:"#/",children:[i("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),i("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),i("nav",{id:"nav","aria-label":"Pages",children:[i(ys,{pages:a.filter(f=>f.group==="analyst"),at:s,title:"Signals"}),i(ys,{pages:a.filter(f=>f.group==="settings"),at:s,title:"Delivery"}),i(ys,{pages:a.filter(f=>f.group==="operator"),at:s,title:"Operator"}),i("div",{class:"group",children:[i("h2",{children:"Build"}),i("ul",{children:[i("li",{children:i("a",{href:"graphiql",children:"GraphiQL"})}),i("li",{children:i("a",{href:"docs",children:"REST reference"})}),i("li",{children:i("a",{href:"schema.graphql",children:"Schema"})})]})]}),i(Zh,{who:e})]}),i("main",{id:"main",ref:n,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&i(s.component,{args:o.slice(1)},u),s&&!s.scopes.includes(e.scope)&&i(ce,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!s&&i(ce,{title:"There is no such page",children:i("a",{href:"#/",children:"Go to the first page"})})]})]})}function ys({pages:e,at:t,title:r}){let n=e.filter(o=>o.listed);return n.length===0?null:i("div",{class:"group",children:[i("h2",{children:r}),i("ul",{children:n.map(o=>i("li",{children:i("a",{href:_e([o.path]),"aria-current":o===t?"page":void 0,children:o.title})},o.path))})]})}function Zh({who:e}){let t=se(Sl,{},{every:15e3}),r=t.data?.chains.filter(o=>!o.healthy)??[],n=Math.max(0,...t.data?.chains.map(o=>o.lagSeconds)??[]);return i("div",{class:"account",children:[t.refusal&&i("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&i("p",{class:"health good",children:["Up to date",n>1?`, ${ze(n)} behind`:""]}),r.map(o=>i("p",{class:"health bad",title:o.reason??"",children:[je[o.chain]," is ",ze(o.lagSeconds)," behind"]},o.chain)),i("label",{class:"field inline",children:[i("span",{children:"Theme"}),i("select",{value:Co.value,onChange:o=>od(o.currentTarget.value),children:[i("option",{value:"system",children:"System"}),i("option",{value:"light",children:"Light"}),i("option",{value:"dark",children:"Dark"})]})]}),i("p",{children:[i("strong",{children:e.name||"Operator"}),i("br",{}),i("small",{class:"muted",children:["key of scope ",e.scope]})]}),i("button",{type:"button",class:"quiet",onClick:()=>as(),children:"Sign out"})]})}var ws=document.getElementById("app");if(!ws)throw new Error("BUG: page.html has no element app");var em=Su(),Xh=em?Ao(em):pd();Xh.then(()=>oa(i(bs,{}),ws),e=>oa(i(bs,{problem:e instanceof Error?e.message:String(e)}),ws));
