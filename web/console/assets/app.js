var ve,el,Xi,Fn,Ji,Bo,tl,Go,nl,ea,Zi,qm,so=Symbol.for("pv"),Ho={},zo=[],Gm=/^m(i|n|o|s|text|space)$/,ta=Array.isArray,na=zo.slice,ir=Object.assign;function or(e){e&&e.parentNode&&e.remove()}function rl(e,t,r){var n,i,a,s={},u=arguments.length;for(a in t)a=="key"?n=t[a]:a=="ref"&&typeof e!="function"?i=t[a]:s[a]=t[a];return u>2&&(s.children=u>3?na.call(arguments,2):r),ao(e,s,n,i,null)}function ao(e,t,r,n,i){var a={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:so,__v:i||++el,__i:-1,__u:0};return!i&&ve.vnode&&ve.vnode(a),a}function A(e){return e.children}function Vn(e,t){this.props=e,this.context=t,this.__g=0}function qn(e,t){if(t==null)return e.__&&qn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:qn(e)}function Qm(e){var t,r=e.__v,n=r.__e,i=[],a=[],s=e.__P;s&&((t=ir({constructor:so},r)).__v=r.__v+1,ve.vnode&&ve.vnode(t),ra(s,t,r,e.__n,s.namespaceURI,32&r.__u?[n]:null,i,n||qn(r),32&r.__u,a),t.__v=r.__v,t.__.__k[t.__i]=t,ul(i,t,a),r.__=r.__e=null,t.__e!=n&&ol(t))}function ol(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ol(e)}function Zs(e){(8&e.__g||(e.__g|=8,Fn.push(e),Bo++))&&Ji==ve.debounceRendering||((Ji=ve.debounceRendering)||queueMicrotask)(il)}function il(){try{for(var e,t=1;Fn.length;)Fn.length>t&&Fn.sort(tl),e=Fn.shift(),t=Fn.length,8&e.__g&&Qm(e)}finally{(Bo=Fn.length)&&(Ji||queueMicrotask)(il)}}function al(e,t,r,n,i,a,s,u,d,f,g){var p,y,w,x,I,L,N=n.__k||zo,_=t.length;for(d=Bm(r,t,N,d,_),p=0;p<_;p++)(w=r.__k[p])!=null&&(y=~w.__i&&N[w.__i]||Ho,w.__i=p,L=ra(e,w,y,i,a,s,u,d,f,g),x=w.__e,(y.ref!=w.ref||8&y.__u)&&(y.ref&&oa(y.ref,null,w,y),w.ref&&g.push(w.ref,w.__c||x,w)),I=I||x,4&w.__u?(d=sl(w,d,e,!y.__v),y.__e&&(y.__e=null)):typeof w.type=="function"&&L!==void 0?d=L:x&&(d=x.nextSibling),w.__u&=-21);return r.__e=I,d}function Bm(e,t,r,n,i){var a,s,u,d,f,g,p,y,w,x=r.length,I=x,L=0,N=0,_=e.__k=Array(i);for(a=0;a<i;a++)(s=t[a])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=_[a]=ao(null,s):ta(s)?s=_[a]=ao(A,{children:s}):s.constructor===so&&s.__b?s=_[a]=ao(s.type,s.props,s.key,s.ref,s.__v):_[a]=s,d=a+L,s.__=e,s.__b=e.__b+1,u=null,~(f=s.__i=Hm(s,r,d,I))&&(I--,(u=r[f])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,f==d-1?L--:f==d+1?L++:f!=d&&(f>d?L--:L++,N=1)):(~f||(i>x?L--:i<x&&L++),typeof s.type!="function"&&(s.__u|=4))):_[a]=null;if(N){for(g=[],p=[],a=0;a<i;a++)if((s=_[a])&&16&s.__u){for(L=0,y=g.length;L<y;)g[w=L+y>>1]<s.__i?L=w+1:y=w;g[L]=s.__i,p[a]=L+1}for(L=g.length;a--;)p[a]&&(p[a]==L?L--:_[a].__u|=4)}if(I)for(a=0;a<x;a++)!(u=r[a])||2&u.__u||(u.__e==n&&(n=qn(u)),ia(u,u));return n}function sl(e,t,r,n){var i,a,s,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=sl(i[a],t,r,!1));return t}for(t&&!t.parentNode&&(t=qn(e))&&!t.parentNode&&(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!n&&r.moveBefore&&s.parentNode?r.moveBefore(s,t):r.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Hm(e,t,r,n){var i,a=e.key,s=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&a==null||d&&a==u.key&&s==u.type)return r;if(n>(d?1:0)){for(i=r-1;i>=0;i--)if((u=t[i])&&!(2&u.__u)&&a==u.key&&s==u.type)return i;for(i=r+1;i<t.length;i++)if((u=t[i])&&!(2&u.__u)&&a==u.key&&s==u.type)return i}return-1}function Xs(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function qo(e,t,r,n,i){var a,s;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Xs(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Xs(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(s=Zi[t]||(Zi[t]=zm(t)),(e.__a||(e.__a={}))[t]=ea,a=t!=(t=t.replace(nl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,s,a):e.removeEventListener(t,s,a));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function zm(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Go]==null)t[Go]=ea++;else if(t[Go]<this.__a[e])return;return r(ve.event?ve.event(t):t)}}}function ra(e,t,r,n,i,a,s,u,d,f){var g,p,y,w,x,I,L,N,_,R,T,Z,$,re,j,le,Y,P,J=t.type;if(t.constructor!==so)return null;128&r.__u&&(d=32&r.__u,g=r.__c.__z)&&(t.__u|=d,p=a=[],g.nodeType==8?u=Qo(g,a):a.push(g),u=a[0]||u),(g=ve.__b)&&g(t);e:if(typeof J=="function"){y=s.length;try{if(N=t.props,_=(g=J.prototype)&&g.render,R=(g=J.contextType)&&n[g.__c],T=g?R?R.props.value:g.__:n,(w=r.__c)?(t.__c=w,2&w.__g&&(w.__g|=1)):(_?t.__c=w=new J(N,T):(t.__c=w=new Vn(N,T),w.constructor=J,w.render=Km),R&&R.sub(w),w.state||(w.state={}),w.__n=n,w.__g|=8,w.__h=[],w.__k=[]),_&&(w.__s||(w.__s=w.state),J.getDerivedStateFromProps&&(w.__s==w.state&&(w.__s=ir({},w.__s)),ir(w.__s,J.getDerivedStateFromProps(N,w.__s)))),x=w.props,I=w.state,w.__v=t,r.__c){if(N!==x&&_&&!J.getDerivedStateFromProps&&w.componentWillReceiveProps&&w.componentWillReceiveProps(N,T),t.__v==r.__v&&!(8&w.__g)||!(4&w.__g)&&w.shouldComponentUpdate&&w.shouldComponentUpdate(N,w.__s,T)===!1){t.__v!=r.__v&&(w.props=N,w.state=w.__s,w.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),zo.push.apply(w.__h,w.__k),w.__k=[],w.__h.length&&s.push(w),u=qn(r);break e}w.componentWillUpdate&&w.componentWillUpdate(N,w.__s,T),_&&w.componentDidUpdate&&w.__h.push(function(){w.componentDidUpdate(x,I,L)})}else _&&!J.getDerivedStateFromProps&&w.componentWillMount&&w.componentWillMount(),_&&w.componentDidMount&&w.__h.push(w.componentDidMount);w.context=T,w.props=N,w.__P=e,w.__g&=-5,Z=ve.__r,$=_?25:0;do w.__g&=-9,Z&&Z(t),g=w.render(w.props,w.state=w.__s,w.context);while(8&w.__g&&++$<25);_&&(zo.push.apply(w.__h,w.__k),w.__k=[]),w.state=w.__s,w.getChildContext&&(n=ir({},n,w.getChildContext())),_&&r.__c&&w.getSnapshotBeforeUpdate&&(L=w.getSnapshotBeforeUpdate(x,I)),re=g&&g.type===A&&g.key==null?g.props.children:g,N.__P&&(g=u,i=(e=N.__P).namespaceURI,d=a=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&ia(O,O)}),r.__k=null),u=r.__k?qn(r,0):null),u=al(e,ta(re)?re:[re],t,r,n,i,a,s,u,d,f),N.__P&&(t.__e=null,u=g),t.__u&=-161,p&&p.some(or),w.__h.length&&s.push(w),1&w.__g&&(w.__g&=-4)}catch(O){if(s.length=y,t.__v=null,d||a)if(O&&O.then){if(t.__u|=128|d,a){for(~(Y=a.indexOf(u||void 0))||(Y=a.length);(P=a[Y-1])&&P.nodeType==8;)Y--;for(;Y<a.length;Y++)if(P=a[Y])if(a[Y]=null,j){if(P==le)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(le=Qo(j=P))}}if(!j){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;j=u}(g=Qo(j=t.__c.__z||(t.__c.__z=j)))?(t.__e=j,u=g):t.__e=u,u=u&&u.nextSibling}else a&&a.some(or);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||ll(t),ve.__e(O,t,r)}}else u=t.__e=jm(r.__e,t,r,n,i,a,s,d,f,e);return(g=ve.diffed)&&g(t),u}function Qo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function ll(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ll))}function ul(e,t,r){for(var n=0;n<r.length;)oa(r[n++],r[n++],r[n++]);ve.__c&&ve.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(a){a.call(i)})}catch(a){ve.__e(a,i.__v)}})}function jm(e,t,r,n,i,a,s,u,d,f){var g,p,y,w,x,I,L,N,_=r.props||Ho,R=t.props,T=t.type;if(T=="svg"?i="http://www.w3.org/2000/svg":T=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),a){for(g=0;g<a.length;g++)if((x=a[g])&&(T?x.localName==T:x.nodeType==3)){e=x,a[g]=null;break}}if(!e){if(N=f.ownerDocument||document,!T)return N.createTextNode(R);e=N.createElementNS(i,T,R.is?R:f),u&&(ve.__m&&ve.__m(t,a),u=!1),a=null}if(T){if(f=T=="template"&&e.content||e,a=T=="textarea"&&R.defaultValue!=null?null:a&&na.call(f.childNodes),!u&&a)for(_={},g=0;g<e.attributes.length;g++)_[(x=e.attributes[g]).name]=x.value;for(g in _)x=_[g],g=="dangerouslySetInnerHTML"?y=x:g=="children"||g in R||g=="value"&&"defaultValue"in R||g=="checked"&&"defaultChecked"in R||qo(e,g,null,x,i);for(g in R)x=R[g],g=="children"?w=x:g=="dangerouslySetInnerHTML"?p=x:g=="value"?I=x:g=="checked"?L=x:u&&typeof x!="function"||_[g]===x||qo(e,g,x,_[g],i);p?(u||y&&(p.__html==y.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(y&&(e.textContent=""),(T=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Gm.test(T))&&(i="http://www.w3.org/1999/xhtml"),al(f,ta(w)?w:[w],t,r,n,i,a,s,a?a[0]:r.__k&&qn(r,0),u,d),a&&a.some(or)),u&&T!="textarea"||(g="value",T=="progress"&&I==null?e.removeAttribute(g):I==null||I===e[g]&&(T!="progress"||I)||qo(e,g,I,_[g],i),g="checked",L!=null&&L!=e[g]&&qo(e,g,L,_[g],i))}else _===R||u&&e.data==R||(e.data=R);return e}function oa(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){ve.__e(i,r)}}function ia(e,t,r){var n,i,a,s;if(ve.unmount&&ve.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||oa(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ve.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(s=0;s<n.length;s++)n[s]&&ia(n[s],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(i=Qo(n,a=[]))&&(n==e.__e&&a.some(or),or(i),or(n)),r||or(e.__e),e.__e=e.__c=e.__=null}function Km(e,t,r){return this.constructor(e,r)}function aa(e,t){var r,n,i,a;ve.__&&ve.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=ao(A,{children:[e]}),i=[],a=[],ra(t,t.__k,n||Ho,Ho,t.namespaceURI,n?null:t.firstChild?na.call(t.childNodes):null,i,n?n.__e:t.firstChild,r,a),ul(i,t.__k,a),t.__k.props.children=null}ve={__e:function(e,t,r,n){for(var i,a,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(a=i.constructor)&&a.getDerivedStateFromError)&&i.setState(a.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,n||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(u){e=u}}throw Bo=0,e}},el=0,Xi=function(e){return e!=null&&e.constructor===so},Vn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=ir({},this.state)),typeof e=="function"&&(e=e(ir({},r),this.props)),e&&(ir(r,e),this.__v&&(t&&this.__k.push(t),Zs(this)))},Vn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Zs(this))},Vn.prototype.render=A,Fn=[],Bo=0,tl=function(e,t){return e.__v.__b-t.__v.__b},Go=Symbol(),nl=/(PointerCapture)$|Capture$/i,ea=0,Zi={},qm=0;var uo,at,sa,cl,la=Object.is,jo=0,wl=[],ua=[],et=ve,dl=et.__b,ml=et.__r,fl=et.diffed,pl=et.__c,hl=et.unmount,gl=et.__;function da(e,t){et.__h&&et.__h(at,e,jo||t),jo=0;var r=at.__H||(at.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function pe(e){return jo=1,Ym(kl,e)}function Ym(e,t,r){var n=da(uo++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):kl(void 0,t),function(a){var s=(n.__N||n.__)[0],u=n.t(s,a);la(s,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=at,!at.__f)){at.__f=!0;var i=at.shouldComponentUpdate;at.shouldComponentUpdate=function(a,s,u){var d=this.__H;if(!d)return!0;var f=!1,g=this.props!=a;if(d.__.some(function(y){y.__N&&(f=!0,la(y.__[0],y.__N[0])||(g=!0))}),i){var p=i.call(this,a,s,u);return f?p||g:p}return!f||g}}return n.__}function st(e,t){var r=da(uo++,3);!et.__s&&vl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,at.__H.__h.push(r))}function Mt(e){return jo=5,Zt(function(){return{current:e}},[])}function Zt(e,t){var r=da(uo++,7);return vl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function Jm(){var e;do{for(;e=ua.shift();)try{lo(e)}catch(r){et.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=wl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(lo),t.__h.some(ca),t.__h=[]}catch(r){t.__h=[],et.__e(r,e.__v)}}}while(ua.length)}et.__b=function(e){at=null,dl&&dl(e)},et.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gl&&gl(e,t)},et.__r=function(e){ml&&ml(e),uo=0;var t=(at=e.__c).__H;t&&(sa==at?at.__h=[]:(t.__h.some(lo),t.__h.some(ca),uo=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),sa=at},et.diffed=function(e){fl&&fl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&bl(wl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),sa=at=null},et.__c=function(e,t){t.some(function(r){try{r.__h.some(lo),r.__h=r.__h.filter(function(n){return!n.__||ca(n)})}catch(n){r.__h=[function(){throw n}]}}),pl&&pl(e,t)},et.unmount=function(e){hl&&hl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(i){try{if(i.__P&&i.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}i.__P=r,bl(ua.push(i))}else lo(i)}catch(a){t=a}}),n.__H=void 0,t&&et.__e(t,n.__v))};var yl=typeof requestAnimationFrame=="function";function Zm(e){var t,r=function(){clearTimeout(n),yl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);yl&&(t=requestAnimationFrame(r))}function bl(e){e!=1&&cl==et.requestAnimationFrame||((cl=et.requestAnimationFrame)||Zm)(Jm)}function lo(e){var t=at,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),at=t}function ca(e){var t=at;e.__c=e.__(),at=t}function vl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!la(r,e[n])})}function kl(e,t){return typeof t=="function"?t(e):t}var K=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},Sy=new K(`
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
    `,{fragmentName:"WalletNumbers"}),Ty=new K(`
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
    `,{fragmentName:"SignalRow"}),xy=new K(`
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
    `,{fragmentName:"MarketFacts"}),Cy=new K(`
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
    `,{fragmentName:"Gains"}),Ay=new K(`
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
}`,{fragmentName:"Graded"}),Ry=new K(`
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
}`,{fragmentName:"TrackGroups"}),Py=new K(`
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
    `,{fragmentName:"ConfigParts"}),Dy=new K(`
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
    `,{fragmentName:"WebhookParts"}),_l=new K(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Sl=new K(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Tl=new K(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),xl=new K(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),Cl=new K(`
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
    `),Al=new K(`
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
    `),Rl=new K(`
    query Find($text: String!) {
  lookup(text: $text, first: 10) {
    wallets {
      walletAddress
      chain
      traderScore
      netPnlUsd
      tradeCount
      lastTradeTime
    }
    tokens {
      chain
      address
      symbol
      priceUsd
      volume24hUsd
      market {
        question
        outcomeLabel
      }
    }
    markets {
      itemId
      question
      closed
      volume24hr
    }
  }
}
    `),Pl=new K(`
    query Trending($chain: Chain!, $window: TrendWindow!) {
  trendingTokens(chain: $chain, window: $window, first: 50) {
    token {
      address
      symbol
      priceUsd
      market {
        question
        outcomeLabel
      }
    }
    buyers
    sellers
    netFlowUsd
    priceChangePct
    since
  }
}
    `),Dl=new K(`
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
}`),El=new K(`
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
    `),Ll=new K(`
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
}`),ma=new K(`
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
}`),Ul=new K(`
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
    `),Nl=new K(`
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
}`),Wl=new K(`
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
    `),Il=new K(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),$l=new K(`
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
    `),Ml=new K(`
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
    `),Ol=new K(`
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
        winRate
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
}`),Fl=new K(`
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
    `),Vl=new K(`
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
    `),ql=new K(`
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
    `),Gl=new K(`
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
    `),Ql=new K(`
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
}`),Bl=new K(`
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
}`),Hl=new K(`
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
}`),zl=new K(`
    query TokenDay($chain: Chain!, $address: String!, $interval: SeriesInterval!) {
  token(chain: $chain, address: $address) {
    prices: series(metric: PRICE_USD, interval: $interval) {
      at
      value
    }
    volume: series(metric: VOLUME_USD, interval: $interval) {
      at
      value
    }
    flow: series(metric: SMART_NET_FLOW_USD) {
      at
      value
    }
    topHolders {
      rank
      wallet {
        walletAddress
      }
      position {
        quantity
        costUsd
        valueUsd
        pnlUsd
      }
    }
  }
}
    `),jl=new K(`
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
    `),Kl=new K(`
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
}`),Yl=new K(`
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
}`),fa=new K(`
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
    `),Jl=new K(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Zl=new K(`
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
    `),Xl=new K(`
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
}`),eu=new K(`
    query WalletPositions($chain: Chain!, $address: String!, $orderBy: PositionOrder!, $after: String) {
  wallet(chain: $chain, address: $address) {
    positions(first: 50, orderBy: $orderBy, after: $after) {
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
    `),tu=new K(`
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
    `),nu=new K(`
    query WalletTrades($chain: Chain!, $address: String!, $filter: TradeFilter, $after: String) {
  wallet(chain: $chain, address: $address) {
    trades(first: 50, filter: $filter, after: $after) {
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
    `),ru=new K(`
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
}`),ou=new K(`
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
}`),iu=new K(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),au=new K(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),su=new K(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),lu=new K(`
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
    `),uu=new K(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),cu=new K(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),pa=new K(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Lt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function Gn(e){return Lt(e)==="object"}function Xm(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function ha(e,t){return e.length<124?e:t}var du="graphql-transport-ws";var Ot=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Ot||{}),Ft=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Ft||{});function mu(e){if(!Gn(e))throw new Error(`Message is expected to be an object, but got ${Lt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Lt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!Gn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Gn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Lt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Lt(e.payload.query)}`);if(e.payload.variables!=null&&!Gn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Lt(e.payload.variables)}`);if(e.payload.operationName!=null&&Lt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Lt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!Gn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Lt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Gn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Lt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Xm(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function fu(e,t){return mu(typeof e=="string"?JSON.parse(e,t):e)}function Nr(e,t){return mu(e),JSON.stringify(e,t)}function ya(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:i=console.error,lazyCloseTimeout:a=0,keepAlive:s=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:f=5,retryWait:g=async function(W){let M=Math.pow(2,W);await new Promise(E=>setTimeout(E,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:p=ga,on:y,webSocketImpl:w,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,W=>{let M=Math.random()*16|0;return(W=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:I,jsonMessageReviver:L}=e,N;if(w){if(!tf(w))throw new Error("Invalid WebSocket implementation provided");N=w}else typeof WebSocket<"u"?N=WebSocket:typeof global<"u"?N=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(N=window.WebSocket||window.MozWebSocket);if(!N)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let _=N,R=(()=>{let U=(()=>{let M={};return{on(E,ye){return M[E]=ye,()=>{delete M[E]}},emit(E){"id"in E&&M[E.id]?.(E)}}})(),W={connecting:y?.connecting?[y.connecting]:[],opened:y?.opened?[y.opened]:[],connected:y?.connected?[y.connected]:[],ping:y?.ping?[y.ping]:[],pong:y?.pong?[y.pong]:[],message:y?.message?[U.emit,y.message]:[U.emit],closed:y?.closed?[y.closed]:[],error:y?.error?[y.error]:[]};return{onMessage:U.on,on(M,E){let ye=W[M];return ye.push(E),()=>{let ie=ye.indexOf(E);ie>-1&&ye.splice(ie,1)}},emit(M,...E){for(let ye of[...W[M]])ye(...E)}}})();function T(U){let W=[R.on("error",M=>{W.forEach(E=>E()),U(M)}),R.on("closed",M=>{W.forEach(E=>E()),U(M)})];return()=>W.forEach(M=>M())}let Z,$=0,re,j=!1,le=0,Y=!1;async function P(){clearTimeout(re);let[U,W]=await(Z??(Z=new Promise((ye,ie)=>(async()=>{if(j){if(await g(le),!$)return Z=void 0,ie({code:1e3,reason:"All Subscriptions Gone"});le++}R.emit("connecting",j);let B=new _(typeof t=="function"?await t():t,du),me,ae;function H(){isFinite(s)&&s>0&&(clearTimeout(ae),ae=setTimeout(()=>{B.readyState===_.OPEN&&(B.send(Nr({type:Ft.Ping})),R.emit("ping",!1,void 0))},s))}T(_e=>{Z=void 0,clearTimeout(me),clearTimeout(ae),ie(_e),_e instanceof co&&(B.close(4499,"Terminated"),B.onerror=null,B.onclose=null)}),B.onerror=_e=>R.emit("error",_e),B.onclose=_e=>R.emit("closed",_e),B.onopen=async()=>{try{R.emit("opened",B);let _e=typeof r=="function"?await r():r;if(B.readyState!==_.OPEN)return;B.send(Nr(_e?{type:Ft.ConnectionInit,payload:_e}:{type:Ft.ConnectionInit},I)),isFinite(d)&&d>0&&(me=setTimeout(()=>{B.close(Ot.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),H()}catch(_e){R.emit("error",_e),B.close(Ot.InternalClientError,ha(_e instanceof Error?_e.message:String(_e),"Internal client error"))}};let We=!1;B.onmessage=({data:_e})=>{try{let ue=fu(_e,L);if(R.emit("message",ue),ue.type==="ping"||ue.type==="pong"){R.emit(ue.type,!0,ue.payload),ue.type==="pong"?H():u||(B.send(Nr(ue.payload?{type:Ft.Pong,payload:ue.payload}:{type:Ft.Pong},I)),R.emit("pong",!1,ue.payload));return}if(We)return;if(ue.type!==Ft.ConnectionAck)throw new Error(`First message cannot be of type ${ue.type}`);clearTimeout(me),We=!0,R.emit("connected",B,ue.payload,j),j=!1,le=0;let we=new Promise((Bt,St)=>T(St));we.catch(()=>{}),ye([B,we])}catch(ue){B.onmessage=null,R.emit("error",ue),B.close(Ot.BadResponse,ha(ue instanceof Error?ue.message:String(ue),"Bad response"))}}})())));U.readyState===_.CLOSING&&await W;let M=()=>{},E=new Promise(ye=>M=ye);return[U,M,new Promise((ye,ie)=>{let B=T(ie);U.readyState!==_.OPEN&&W.catch(ie),E.then(()=>{if(B(),!$){let me=()=>U.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(re),re=setTimeout(()=>{!$&&U.readyState===_.OPEN&&me()},a)):me()}ye()})})]}function J(U){if(ga(U)&&(ef(U.code)||[Ot.InternalServerError,Ot.InternalClientError,Ot.BadRequest,Ot.BadResponse,Ot.Unauthorized,Ot.SubprotocolNotAcceptable,Ot.SubscriberAlreadyExists,Ot.TooManyInitialisationRequests].includes(U.code)))throw U;if(Y)return!1;if(ga(U)&&U.code===1e3)return $>0;if(!f||le>=f||!p(U))throw U;return j=!0}n||(async()=>{for($++;;)try{let[,,U]=await P();await U}catch(U){try{if(!J(U))return}catch(W){return i?.(W)}}})();function O(U,W){let M=x(U),E=!1,ye=!1,ie=()=>{$--,E=!0};return(async()=>{for($++;;)try{let[B,me,ae]=await P();if(E)return ae.catch(()=>{}),me();let H=R.onMessage(M,We=>{switch(We.type){case Ft.Next:{W.next(We.payload);return}case Ft.Error:{ye=!0,E=!0,W.error(We.payload),ie();return}case Ft.Complete:{E=!0,ie();return}}});B.send(Nr({id:M,type:Ft.Subscribe,payload:U},I)),ie=()=>{!E&&B.readyState===_.OPEN&&B.send(Nr({id:M,type:Ft.Complete},I)),$--,E=!0,me()},await ae.finally(H);return}catch(B){if(!J(B))return}})().then(()=>{ye||W.complete()}).catch(B=>{W.error(B)}),()=>{E||ie()}}return{on:R.on,subscribe:O,iterate(U){let W=[],M={done:!1,error:null,resolve:()=>{}},E=O(U,{next(ie){W.push(ie),M.resolve()},error(ie){M.done=!0,M.error=ie,M.resolve()},complete(){M.done=!0,M.resolve()}}),ye=(async function*(){for(;;){for(W.length||await new Promise(B=>M.resolve=B);W.length;)yield W.shift();if(M.error)throw M.error;if(M.done)return}})();return ye.throw=async ie=>(M.done||(M.done=!0,M.error=ie,M.resolve()),{done:!0,value:void 0}),ye.return=async()=>(E(),{done:!0,value:void 0}),ye},async dispose(){if(Y=!0,Z){let[U]=await Z;U.close(1e3,"Normal Closure")}},terminate(){Z&&R.emit("closed",new co)}}}var co=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function ga(e){return Gn(e)&&"code"in e&&"reason"in e}function ef(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function tf(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var pu=new URL("graphql",document.baseURI),Ee=class extends Error{constructor(r,n,i){super(n);this.code=r;this.requestId=i}code;requestId},mo={key:()=>"",refused:()=>{}};function hu(e){mo=e}async function ze(e,t,r={}){let n=r.key??mo.key(),i;try{i=await fetch(pu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Ee("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=i.headers.get("X-Request-Id")??void 0,s;try{s=await i.json()}catch{throw new Ee("NETWORK",`The answer cannot be read: status ${i.status}.`,a)}let u=s.errors?.[0];if(u||!s.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",f=new Ee(d,u?.message??`status ${i.status}`,a);throw d==="UNAUTHENTICATED"&&r.key===void 0&&mo.refused(f.message),f}return s.data}var Ko,wa=new Set;function nf(){return Ko??=ya({url:pu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${mo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>ba("connecting"),connected:()=>ba("open"),closed:()=>ba("broken")}}),Ko}function ba(e){for(let t of wa)t(e)}async function va(){let e=Ko;Ko=void 0,await e?.dispose()}function gu(e,t,r){let n=r.link;n&&wa.add(n);let i=nf().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:s})=>{s?.[0]?r.failed(new Ee(String(s[0].extensions?.code??""),s[0].message)):a&&r.next(a)},error:a=>r.failed(rf(a)),complete:()=>{}});return()=>{n&&wa.delete(n),i()}}function rf(e){if(Array.isArray(e)){let t=e[0];return new Ee(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&mo.refused("The key is no longer accepted."),new Ee("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ee("NETWORK","The connection is broken.")}function oe(e,t,r={}){let[n,i]=pe({loading:!r.skip}),[a,s]=pe(0),u=Mt(""),d=JSON.stringify(t)+e.toString();return st(()=>{if(r.skip){i({loading:!1});return}let f=new AbortController;return i(g=>({...g,loading:!0})),ze(e,t,{signal:f.signal}).then(g=>{u.current=d,i({data:g,loading:!1})},g=>{if(f.signal.aborted)return;let p=g instanceof Ee?g:new Ee("",String(g));i(y=>({data:u.current===d?y.data:void 0,refusal:p,loading:!1}))}),()=>f.abort()},[d,a,r.skip]),st(()=>{if(!r.every||r.skip)return;let f=setInterval(()=>{document.visibilityState==="visible"&&s(g=>g+1)},r.every);return()=>clearInterval(f)},[r.every,r.skip]),{...n,reload:()=>s(f=>f+1)}}function Yo(e,t){let[r,n]=pe(e),i=JSON.stringify(e);return st(()=>{let a=setTimeout(()=>n(e),t);return()=>clearTimeout(a)},[i,t]),r}var of=Symbol.for("preact-signals");function ei(){if(Rn>1)Rn--;else{var e,t=!1;for((function(){var i=Zo;for(Zo=void 0;i!==void 0;){var a=i.S;if(a.v===i.v)for(var s=a.t;s!==void 0;s=s.x)s.i===i.i&&(s.i=a.i);i=i.o}})();po!==void 0;){var r=po;for(po=void 0,Jo++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&bu(r))try{r.c()}catch(i){t||(e=i,t=!0)}r=n}}if(Jo=0,Rn--,t)throw e}}function _a(e){if(Rn>0)return e();ka=++af,Rn++;try{return e()}finally{ei()}}var fo,qe=void 0;function ho(e){var t=qe,r=fo;qe=void 0,fo=void 0;try{return e()}finally{qe=t,fo=r}}var po=void 0,Rn=0,Jo=0,af=0,ka=0,Zo=void 0,Xo=0;function yu(e){if(qe!==void 0){var t=e.n;if(t===void 0||t.t!==qe)return t={i:0,S:e,p:qe.s,n:void 0,t:qe,e:void 0,x:void 0,r:t},qe.s!==void 0&&(qe.s.n=t),qe.s=t,e.n=t,32&qe.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=qe.s,t.n=void 0,qe.s.n=t,qe.s=t),t}}function lt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}lt.prototype.brand=of;lt.prototype.h=function(){return!0};lt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:ho(function(){var n;(n=t.W)==null||n.call(t)}))};lt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ho(function(){var i;(i=t.Z)==null||i.call(t)}))}};lt.prototype.subscribe=function(e){var t=this;return sr(function(){var r=t.value;ho(function(){return e(r)})},{name:"sub"})};lt.prototype.valueOf=function(){return this.value};lt.prototype.toString=function(){return this.value+""};lt.prototype.toJSON=function(){return this.value};lt.prototype.peek=function(){var e=this;return ho(function(){return e.value})};Object.defineProperty(lt.prototype,"value",{get:function(){var e=yu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Jo>100)throw new Error("Cycle detected");(function(r){Rn!==0&&Jo===0&&r.l!==ka&&(r.l=ka,Zo={S:r,v:r.v,i:r.i,o:Zo})})(this),this.v=e,this.i++,Xo++,Rn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ei()}}}});function Ge(e,t){return new lt(e,t)}function bu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function wu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function vu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function ar(e,t){lt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Xo-1,this.f=4}ar.prototype=new lt;ar.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Xo))return!0;if(this.g=Xo,this.f|=1,this.i>0&&!bu(this))return this.f&=-2,!0;var e=qe;try{wu(this),qe=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return qe=e,vu(this),this.f&=-2,!0};ar.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}lt.prototype.S.call(this,e)};ar.prototype.U=function(e){if(this.t!==void 0&&(lt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ar.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ar.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=yu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Wr(e,t){return new ar(e,t)}function ku(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Rn++;var r=qe;qe=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Sa(e),n}finally{qe=r,ei()}}}function Sa(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ku(e)}function sf(e){if(qe!==this)throw new Error("Out-of-order effect");vu(this),qe=e,this.f&=-2;try{8&this.f&&Sa(this)}finally{ei()}}function Ir(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,fo&&fo.push(this)}Ir.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ir.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ku(this),wu(this),Rn++;var e=qe;return qe=this,sf.bind(this,e)};Ir.prototype.N=function(){2&this.f||(this.f|=2,this.u=po,po=this)};Ir.prototype.d=function(){this.f|=8,1&this.f||Sa(this)};Ir.prototype.dispose=function(){this.d()};function sr(e,t){var r=new Ir(e,t);try{r.c()}catch(i){throw r.d(),i}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var _u,ni,ti,lf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Su=[];sr(function(){_u=this.N})();function $r(e,t){ve[e]=t.bind(null,ve[e]||function(){})}function go(e){if(ti){var t=ti;ti=void 0,t()}ti=e&&e.S()}function Tu(e){var t=this,r=e.data,n=cf(r);n.name="ReactiveDom",n.value=r;var i=Zt(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var f=Wr(function(){var w=n.value.value;return w===0?0:w===!0?"":w||""}),g=Wr(function(){return!Array.isArray(f.value)&&!Xi(f.value)}),p=sr(function(){if(this.N=xu,g.value){var w=f.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=w)}}),y=t.__$u.d;return t.__$u.d=function(){p(),y.call(this)},[g,f]},[]),a=i[0],s=i[1];return a.value?s.peek():s.value}Tu.displayName="ReactiveTextNode";Object.defineProperties(lt.prototype,{constructor:{configurable:!0,value:rl(A,null).constructor},type:{configurable:!0,value:Tu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});$r("__b",function(e,t){if(go(),ni=void 0,typeof t.type=="string"){var r,n=t.props;for(var i in n)if(i!=="children"){var a=n[i];a instanceof lt&&(r||(t.__np=r={}),r[i]=a,n[i]=a.peek())}}e(t)});$r("__r",function(e,t){if(e(t),t.type!==A){go();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(i,a){var s;return sr(function(){s=this},{name:a}),s.c=i,s})((function(i){return function(){var a;lf&&((a=this.y)==null||a.call(this)),i.__$f|=1,i.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ni=n,go(r)}});$r("__e",function(e,t,r,n){go(),ni=void 0,e(t,r,n)});$r("diffed",function(e,t){go(),ni=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,i=t.props,a=r.U;if(a)for(var s in a){var u=a[s];u===void 0||n&&s in n||(u.d(),a[s]=void 0)}if(n){a||(a={},r.U=a);for(var d in n){var f=a[d],g=n[d];f===void 0?(f=uf(r,d,g,i),a[d]=f):f.o(g,i)}}}e(t)});function uf(e,t,r,n){var i=t in e&&e.ownerSVGElement===void 0,a=Ge(r);return{o:function(s,u){a.value=s,n=u},d:sr(function(){this.N=xu;var s=a.value.value;n[t]!==s&&(n[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}$r("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var i in n){var a=n[i];a&&a.d()}}}var s=t.__np;if(s){var u=t.props;for(var d in s)u[d]=s[d]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var g=f.__$u;g&&(f.__$u=void 0,g.d())}}e(t)});$r("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Vn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(n||a||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function cf(e,t){return Zt(function(){return Ge(e,t)},[])}var df=function(e){queueMicrotask(function(){queueMicrotask(e)})};function mf(){_a(function(){for(var e;e=Su.shift();)_u.call(e)})}function xu(){Su.push(this)===1&&(ve.requestAnimationFrame||df)(mf)}var ri=Ge(location.hash);addEventListener("hashchange",()=>{ri.value=location.hash});var bt=Wr(()=>{let[e="",t=""]=ri.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Cu),params:new URLSearchParams(t)}});function Cu(e){try{return decodeURIComponent(e)}catch{return e}}function be(e,t={}){let r=new URLSearchParams;for(let[i,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&r.set(i,String(a));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function he(e){let{path:t,params:r}=bt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",be(t,n)),ri.value=location.hash}function Mr(e,t){let r=bt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Le(e,t,r){let n=bt.value.params.get(e);return t.find(i=>i===n)??r}function Au(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),ri.value=location.hash,Cu(e[1])}var yo=Ge(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(yo.value=Date.now())},1e3);var bo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Ru=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function k(e){return bo.format(e)}function Ce(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?Ru.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?bo.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function oi(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?bo.format(r):r.toPrecision(3)} ${t[n]}`}function Ta(e){return e>=10||e===0?bo.format(e):e.toPrecision(2)}function Qe(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${bo.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function tt(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Xt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function xa(e){return Math.abs(e)>=1e5?Ru.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function en(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function ke(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var ff=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Je(e){for(let[t,r]of ff)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function ii(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Je(r)} ago`}var pf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),hf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Xy=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function kn(e){return`${pf.format(new Date(e))} UTC`}function Vt(e){return hf.format(new Date(e))}var gf=Symbol.for("pv"),yf=0;function o(e,t,r,n,i,a){t||(t={});var s,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?s=t[u]:d[u]=t[u];var f={type:e,props:d,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gf,__v:--yf,__i:-1,__u:0};return(i||a)&&(f.__source=i,f.__self=a),ve.vnode&&ve.vnode(f),f}var Be={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},nt=Object.keys(Be);function rt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:Be[e]})}function ai({priority:e}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Rt({value:e}){return o("span",{class:Pu(e),children:Xt(e)})}function kt({value:e}){return o("span",{class:Pu(e),children:Ce(e,!0)})}function Pu(e){return e?e>0?"num good":"num bad":"num"}function X({at:e}){return e?o("time",{dateTime:e,title:kn(e),children:ii(e,yo.value)}):o("span",{class:"muted",children:"never"})}function Pn({chain:e,address:t,class:r=""}){return o("a",{class:`mono ${r}`,href:be(["wallet",e,t]),title:t,children:en(t)})}function Ut({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:be(["token",e,t]),title:t,children:r||en(t)})}function Qn({text:e,label:t}){let[r,n]=pe(!1),i=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{i()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function Q({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function Ze({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function Pe({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function Or({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function ne({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var Du={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function ln({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),Du[e.code]&&o("div",{children:Du[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function de({query:e,children:t}){let{data:r,refusal:n,loading:i,reload:a}=e;return r===void 0?n?o(ln,{refusal:n,retry:a}):o(Or,{}):o("div",{"aria-busy":i,class:"stack",children:[n&&o(ln,{refusal:n,retry:a}),t(r)]})}var Eu=50,bf="1200px 0px";function Lu({rows:e,id:t,line:r,columns:n}){let i=Mt(void 0),a=Mt(new Map),s=wf(e,t,i.current);st(()=>{i.current=e[0]===void 0?void 0:{id:t(e[0]),at:s}}),st(()=>{let d=()=>a.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,f)=>{let g=Math.floor((s+f)/Eu),p=u.at(-1);p?.number===g?p.rows.push(d):u.push({number:g,from:f,rows:[d]})}),o(A,{children:u.map(d=>o(vf,{...d,drawn:d.from<Eu,line:r,columns:n,heights:a.current},d.number))})}function wf(e,t,r){if(!r)return 0;let n=e.findIndex(i=>t(i)===r.id);return n<0?0:r.at-n}function vf({number:e,from:t,rows:r,drawn:n,line:i,columns:a,heights:s}){let u=Mt(null),[d,f]=pe(n),g=Mt(0);if(st(()=>{let y=u.current;if(!y)return;let w=new IntersectionObserver(x=>{let{isIntersecting:I,boundingClientRect:L}=x.at(-1),N=I||y.contains(document.activeElement);!N&&g.current&&s.set(e,L.height/g.current),f(N)},{rootMargin:bf});return w.observe(y),()=>w.disconnect()},[]),g.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((y,w)=>i(y,w===0?t+2:void 0))});let p=(s.get(e)??kf(s))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:a,style:{height:`${p}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function kf(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ee({label:e,columns:t,rows:r,id:n,class:i,long:a=!1}){let[s,u]=pe(),d=t.find(y=>y.name===s?.name)?.sort,f=d&&s?[...r].sort((y,w)=>_f(d(y),d(w))*(s.up?1:-1)):r,g=y=>u(w=>w?.name===y?{name:y,up:!w.up}:{name:y,up:!1}),p=(y,w)=>o(Ca,{row:y,columns:t,class:i?.(y),index:w},n(y));return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{"aria-rowcount":a?r.length+1:void 0,children:[o("thead",{children:o("tr",{children:t.map(y=>o("th",{scope:"col",title:y.title,class:Uu(y),"aria-sort":s?.name===y.name?s.up?"ascending":"descending":void 0,children:y.sort?o("button",{type:"button",class:"sort",onClick:()=>g(y.name),children:y.name}):y.name},y.name))})}),a?o(Lu,{rows:f,id:n,line:p,columns:t.length}):o("tbody",{children:f.map(y=>p(y))})]})})}var Ca=class extends Vn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:i}){return o("tr",{class:n,"aria-rowindex":i,children:r.map(a=>o("td",{"data-name":a.name,class:Uu(a),children:o("span",{class:"cell",children:a.cell(t)})},a.name))})}};function Uu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function _f(e,t){return e<t?-1:e>t?1:0}function Fr({shown:e,total:t,noun:r,more:n,first:i}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),i&&o("button",{type:"button",onClick:i,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function Nu({args:[e]}){return e?o(Cf,{id:e}):o(xf,{})}var Sf=[{name:"Customer",cell:e=>o(A,{children:[o("a",{href:be(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>k(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(X,{at:Tf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>k(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(A,{children:[k(e.budget.dailyUsed),o("small",{children:["of ",k(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Vt(e.createdAt)}];function Tf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function xf(){let[e,t]=pe(),r=oe(Cl,{after:e},{every:15e3});return o(A,{children:[o(Pe,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(de,{query:r,children:({customers:n})=>n.totalCount===0?o(ne,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(Q,{children:[o(ee,{label:"Customers",columns:Sf,rows:n.nodes,id:i=>i.customerId}),o(Fr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function Cf({id:e}){let t=oe(Al,{id:e},{every:15e3});return o(de,{query:t,children:({customer:r})=>r?o(Pf,{customer:r}):o(ne,{title:"There is no such customer",children:o("a",{href:be(["customers"]),children:"All customers"})})})}var Af=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(A,{children:["revoked ",o(X,{at:e.revokedAt})]}):e.expiresAt?`until ${Vt(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>o(X,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>k(e.uses)},{name:"Created",wide:!0,cell:e=>Vt(e.createdAt)}],Rf=[{name:"Webhook",cell:e=>o(A,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(A,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(X,{at:e.lastSuccessAt})}];function Pf({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return o("div",{class:"stack",children:[o(Pe,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:be(["customers"]),children:"All customers"})}),e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(X,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(Q,{children:o(Ze,{items:[{name:"Signals today",value:k(e.budget.dailyUsed),note:`of ${k(e.budget.dailyBudget)}, ${Vt(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:ke(r.type),value:k(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${k(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),o(Q,{title:"Keys",children:o(ee,{label:"Keys, newest first",columns:Af,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&o(Q,{title:"Webhooks",children:o(ee,{label:"Webhooks",columns:Rf,rows:e.webhooks,id:r=>String(r.number)})}),o(Df,{id:e.customerId,suspended:!!e.suspendedAt})]})}function Df({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(Q,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(Qn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function un({label:e,choices:t,chosen:r,change:n}){let i=a=>n(r.includes(a)?r.filter(s=>s!==a):[...r,a]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(a),onClick:()=>i(a),children:s},a))})}function Ye({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:i,label:a})=>o("button",{type:"button","aria-pressed":i===r,onClick:()=>n(i),children:a},i))})}function lr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:i=>n(i.currentTarget.value),children:t.map(({value:i,label:a})=>o("option",{value:i,children:a},i))})]})}function Vr({label:e,value:t,change:r,min:n=0,max:i,step:a="any",hint:s}){return o("label",{class:"field",children:[o("span",{children:e}),o("input",{type:"number",inputMode:"decimal",value:t,min:n,max:i,step:a,placeholder:s,onChange:u=>{u.currentTarget.validity.valid&&r(u.currentTarget.value)}})]})}function Iu(){let[e,t]=pe(bt.value.params.get("text")??""),r=Yo(e.trim(),300);return st(()=>he({text:r}),[r]),o("div",{class:"stack",children:[o(Pe,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(ne,{title:"Write at least two characters"}):o(Ef,{text:r})]})}function Ef({text:e}){let t=oe(Rl,{text:e});return o(de,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(ne,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(Lf,{found:r})})}function Lf({found:e}){return o(A,{children:[e.tokens.length>0&&o(Q,{title:"Tokens",children:o(ee,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o($u,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Qe(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":Ce(t.volume24hUsd)}]})}),e.markets.length>0&&o(Q,{title:"Markets",children:o(ee,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:be(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>Ce(t.volume24hr)}]})}),e.wallets.length>0&&o(Q,{title:"Wallets",children:o(ee,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Pn,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(kt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>k(t.tradeCount)},{name:"Last trade",cell:t=>o(X,{at:t.lastTradeTime})}]})})]})}function $u({chain:e,address:t,symbol:r,market:n}){return n?o(A,{children:[o("a",{class:"symbol",href:be(["token",e,t]),children:n.outcomeLabel||en(t)})," ",o("small",{class:"muted",children:n.question})]}):o(Ut,{chain:e,address:t,symbol:r})}var Wu=["HOUR","SIX_HOURS","DAY"],Uf={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function Mu(){let e=Le("chain",nt,"BASE"),t=Le("window",Wu,"DAY"),r=oe(Pl,{chain:e,window:t},{every:15e3});return o(A,{children:[o(Pe,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(Ye,{label:"Chain",choices:nt.map(n=>({value:n,label:Be[n]})),chosen:e,change:n=>he({chain:n})}),o(Ye,{label:"Hours",choices:Wu.map(n=>({value:n,label:Uf[n]})),chosen:t,change:n=>he({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(de,{query:r,children:({trendingTokens:n})=>n.length===0?o(ne,{title:"No top wallet bought anything",children:["In these hours of ",Be[e],". A longer time, or another chain, may show more."]}):o(A,{children:[o("p",{class:"muted small",children:["Since ",kn(n[0].since)]}),o(ee,{label:"Tokens that top wallets buy",rows:n,id:i=>i.token.address,columns:[{name:"Token",cell:i=>o($u,{chain:e,address:i.token.address,symbol:i.token.symbol,market:i.token.market})},{name:"Buyers",number:!0,cell:i=>k(i.buyers),sort:i=>i.buyers},{name:"Sellers",number:!0,cell:i=>k(i.sellers),sort:i=>i.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:i=>o(kt,{value:i.netFlowUsd}),sort:i=>i.netFlowUsd},{name:"Price",number:!0,cell:i=>Qe(i.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:i=>o(Rt,{value:i.priceChangePct===null?null:i.priceChangePct/100}),sort:i=>i.priceChangePct??-1/0}]})]})})})]})}var Nf="uplot",Wf="u-hz",If="u-vt",$f="u-title",Mf="u-wrap",Of="u-under",Ff="u-over",Vf="u-axis",dr="u-off",qf="u-select",Gf="u-cursor-x",Qf="u-cursor-y",Bf="u-cursor-pt",Hf="u-legend",zf="u-live",jf="u-inline",Kf="u-series",Yf="u-marker",Ou="u-label",Jf="u-value",vo="width",ko="height";var Fu="bottom",qr="left",Aa="right",Qa="#000",Vu=Qa+"0",Ra="mousemove",qu="mousedown",Pa="mouseup",Gu="mouseenter",Qu="mouseleave",Bu="dblclick",Zf="resize",Xf="scroll",Hu="change",di="dppxchange",Ba="--",Kr=typeof window<"u",Na=Kr?document:null,Qr=Kr?window:null,ep=Kr?navigator:null,Ae,si;function Wa(){let e=devicePixelRatio;Ae!=e&&(Ae=e,si&&$a(Hu,si,Wa),si=matchMedia(`(min-resolution: ${Ae-.001}dppx) and (max-resolution: ${Ae+.001}dppx)`),mr(Hu,si,Wa),Qr.dispatchEvent(new CustomEvent(di)))}function qt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Ia(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Fe(e,t,r){e.style[t]=r+"px"}function cn(e,t,r,n){let i=Na.createElement(e);return t!=null&&qt(i,t),r?.insertBefore(i,n),i}function tn(e,t){return cn("div",e,t)}var zu=new WeakMap;function _n(e,t,r,n,i){let a="translate("+t+"px,"+r+"px)",s=zu.get(e);a!=s&&(e.style.transform=a,zu.set(e,a),t<0||r<0||t>n||r>i?qt(e,dr):Ia(e,dr))}var ju=new WeakMap;function Ku(e,t,r){let n=t+r,i=ju.get(e);n!=i&&(ju.set(e,n),e.style.background=t,e.style.borderColor=r)}var Yu=new WeakMap;function Ju(e,t,r,n){let i=t+""+r,a=Yu.get(e);i!=a&&(Yu.set(e,i),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var Ha={passive:!0},tp={...Ha,capture:!0};function mr(e,t,r,n){t.addEventListener(e,r,n?tp:Ha)}function $a(e,t,r,n){t.removeEventListener(e,r,Ha)}Kr&&Wa();function dn(e,t,r,n){let i;r=r||0,n=n||t.length-1;let a=n<=2147483647;for(;n-r>1;)i=a?r+n>>1:Gt((r+n)/2),t[i]<e?r=i:n=i;return e-t[r]<=t[n]-e?r:n}function xc(e){return(r,n,i)=>{let a=-1,s=-1;for(let u=n;u<=i;u++)if(e(r[u])){a=u;break}for(let u=i;u>=n;u--)if(e(r[u])){s=u;break}return[a,s]}}var Cc=e=>e!=null,Ac=e=>e!=null&&e>0,pi=xc(Cc),np=xc(Ac);function rp(e,t,r,n=0,i=!1){let a=i?np:pi,s=i?Ac:Cc;[t,r]=a(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let f=t;f<=r;f++){let g=e[f];s(g)&&(g<u?u=g:g>d&&(d=g))}return[u??Ue,d??-Ue]}function hi(e,t,r,n){let i=ec(e),a=ec(t);e==t&&(i==-1?(e*=r,t/=r):(e/=r,t*=r));let s=r==10?Dn:Rc,u=i==1?Gt:nn,d=a==1?nn:Gt,f=u(s(ct(e))),g=d(s(ct(t))),p=Br(r,f),y=Br(r,g);return r==10&&(f<0&&(p=Ne(p,-f)),g<0&&(y=Ne(y,-g))),n||r==2?(e=p*i,t=y*a):(e=Lc(e,p),t=gi(t,y)),[e,t]}function za(e,t,r,n){let i=hi(e,t,r,n);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var ja=.1,Zu={mode:3,pad:ja},So={pad:0,soft:null,mode:0},op={min:So,max:So};function mi(e,t,r,n){return yi(r)?Xu(e,t,r):(So.pad=r,So.soft=n?0:null,So.mode=n?3:0,Xu(e,t,op))}function Te(e,t){return e??t}function ip(e,t,r){for(t=Te(t,0),r=Te(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function Xu(e,t,r){let n=r.min,i=r.max,a=Te(n.pad,0),s=Te(i.pad,0),u=Te(n.hard,-Ue),d=Te(i.hard,Ue),f=Te(n.soft,Ue),g=Te(i.soft,-Ue),p=Te(n.mode,0),y=Te(i.mode,0),w=t-e,x=Dn(w),I=Pt(ct(e),ct(t)),L=Dn(I),N=ct(L-x);(w<1e-24||N>10)&&(w=0,(e==0||t==0)&&(w=1e-24,p==2&&f!=Ue&&(a=0),y==2&&g!=-Ue&&(s=0)));let _=w||I||1e3,R=Dn(_),T=Br(10,Gt(R)),Z=_*(w==0?e==0?.1:1:a),$=Ne(Lc(e-Z,T/10),24),re=e>=f&&(p==1||p==3&&$<=f||p==2&&$>=f)?f:Ue,j=Pt(u,$<re&&e>=re?re:mn(re,$)),le=_*(w==0?t==0?.1:1:s),Y=Ne(gi(t+le,T/10),24),P=t<=g&&(y==1||y==3&&Y>=g||y==2&&Y<=g)?g:-Ue,J=mn(d,Y>P&&t<=P?P:Pt(P,Y));return j==J&&j==0&&(J=100),[j,J]}var ap=new Intl.NumberFormat(Kr?ep.language:"en-US"),Ka=e=>ap.format(e),Qt=Math,ci=Qt.PI,ct=Qt.abs,Gt=Qt.floor,ut=Qt.round,nn=Qt.ceil,mn=Qt.min,Pt=Qt.max,Br=Qt.pow,ec=Qt.sign,Dn=Qt.log10,Rc=Qt.log2,sp=(e,t=1)=>Qt.sinh(e)*t,Da=(e,t=1)=>Qt.asinh(e/t),Ue=1/0;function tc(e){return(Dn((e^e>>31)-(e>>31))|0)+1}function Ma(e,t,r){return mn(Pt(e,t),r)}function Pc(e){return typeof e=="function"}function ge(e){return Pc(e)?e:()=>e}var lp=()=>{},Dc=e=>e,Ec=(e,t)=>t,up=e=>null,nc=e=>!0,rc=(e,t)=>e==t,cp=/\.\d*?(?=9{6,}|0{6,})/gm,fr=e=>{if(Nc(e)||Hn.has(e))return e;let t=`${e}`,r=t.match(cp);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[i,a]=t.split("e");return+`${fr(i)}e${a}`}return Ne(e,n)};function ur(e,t){return fr(Ne(fr(e/t))*t)}function gi(e,t){return fr(nn(fr(e/t))*t)}function Lc(e,t){return fr(Gt(fr(e/t))*t)}function Ne(e,t=0){if(Nc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ut(n)/r}var Hn=new Map;function Uc(e){return((""+e).split(".")[1]||"").length}function xo(e,t,r,n){let i=[],a=n.map(Uc);for(let s=t;s<r;s++){let u=ct(s),d=Ne(Br(e,s),u);for(let f=0;f<n.length;f++){let g=e==10?+`${n[f]}e${s}`:n[f]*d,p=(s>=0?0:u)+(s>=a[f]?0:a[f]),y=e==10?g:Ne(g,p);i.push(y),Hn.set(y,p)}}return i}var To={},Ya=[],Hr=[null,null],Bn=Array.isArray,Nc=Number.isInteger,dp=e=>e===void 0;function oc(e){return typeof e=="string"}function yi(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function mp(e){return e!=null&&typeof e=="object"}var fp=Object.getPrototypeOf(Uint8Array),Wc="__proto__";function zr(e,t=yi){let r;if(Bn(e)){let n=e.find(i=>i!=null);if(Bn(n)||t(n)){r=Array(e.length);for(let i=0;i<e.length;i++)r[i]=zr(e[i],t)}else r=e.slice()}else if(e instanceof fp)r=e.slice();else if(t(e)){r={};for(let n in e)n!=Wc&&(r[n]=zr(e[n],t))}else r=e;return r}function ot(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let i in n)i!=Wc&&(yi(e[i])?ot(e[i],zr(n[i])):e[i]=zr(n[i]))}return e}var pp=0,hp=1,gp=2;function yp(e,t,r){for(let n=0,i,a=-1;n<t.length;n++){let s=t[n];if(s>a){for(i=s-1;i>=0&&e[i]==null;)e[i--]=null;for(i=s+1;i<r&&e[i]==null;)e[a=i++]=null}}}function bp(e,t){if(kp(e)){let s=e[0].slice();for(let u=1;u<e.length;u++)s.push(...e[u].slice(1));return _p(s[0])||(s=vp(s)),s}let r=new Set;for(let s=0;s<e.length;s++){let d=e[s][0],f=d.length;for(let g=0;g<f;g++)r.add(d[g])}let n=[Array.from(r).sort((s,u)=>s-u)],i=n[0].length,a=new Map;for(let s=0;s<i;s++)a.set(n[0][s],s);for(let s=0;s<e.length;s++){let u=e[s],d=u[0];for(let f=1;f<u.length;f++){let g=u[f],p=Array(i).fill(void 0),y=t?t[s][f]:hp,w=[];for(let x=0;x<g.length;x++){let I=g[x],L=a.get(d[x]);I===null?y!=pp&&(p[L]=I,y==gp&&w.push(L)):p[L]=I}yp(p,w,i),n.push(p)}}return n}var wp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function vp(e){let t=e[0],r=t.length,n=Array(r);for(let a=0;a<n.length;a++)n[a]=a;n.sort((a,s)=>t[a]-t[s]);let i=[];for(let a=0;a<e.length;a++){let s=e[a],u=Array(r);for(let d=0;d<r;d++)u[d]=s[n[d]];i.push(u)}return i}function kp(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let i=e[n][0];if(i.length!=r)return!1;if(i!=t){for(let a=0;a<r;a++)if(i[a]!=t[a])return!1}}return!0}function _p(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,i=r-1;for(;n<=i&&e[n]==null;)n++;for(;i>=n&&e[i]==null;)i--;if(i<=n)return!0;let a=Pt(1,Gt((i-n+1)/t));for(let s=e[n],u=n+a;u<=i;u+=a){let d=e[u];if(d!=null){if(d<=s)return!1;s=d}}return!0}var Ic=["January","February","March","April","May","June","July","August","September","October","November","December"],$c=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Mc(e){return e.slice(0,3)}var Sp=$c.map(Mc),Tp=Ic.map(Mc),xp={MMMM:Ic,MMM:Tp,WWWW:$c,WWW:Sp};function wo(e){return(e<10?"0":"")+e}function Cp(e){return(e<10?"00":e<100?"0":"")+e}var Ap={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>wo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>wo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>wo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>wo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>wo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Cp(e.getMilliseconds())};function Ja(e,t){t=t||xp;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=n.exec(e);)r.push(i[0][0]=="{"?Ap[i[1]]:i[0]);return a=>{let s="";for(let u=0;u<r.length;u++)s+=typeof r[u]=="string"?r[u]:r[u](a,t);return s}}var Rp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Pp(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Rp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Oc=e=>e%1==0,fi=[1,2,2.5,5],Dp=xo(10,-32,0,fi),Fc=xo(10,0,32,fi),Ep=Fc.filter(Oc),cr=Dp.concat(Fc),Za=`
`,Vc="{YYYY}",ic=Za+Vc,qc="{M}/{D}",_o=Za+qc,li=_o+"/{YY}",Gc="{aa}",Lp="{h}:{mm}",Gr=Lp+Gc,ac=Za+Gr,sc=":{ss}",Re=null;function Qc(e){let t=e*1e3,r=t*60,n=r*60,i=n*24,a=i*30,s=i*365,d=(e==1?xo(10,0,3,fi).filter(Oc):xo(10,-3,0,fi)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,s,s*2,s*5,s*10,s*25,s*50,s*100]),f=[[s,Vc,Re,Re,Re,Re,Re,Re,1],[i*28,"{MMM}",ic,Re,Re,Re,Re,Re,1],[i,qc,ic,Re,Re,Re,Re,Re,1],[n,"{h}"+Gc,li,Re,_o,Re,Re,Re,1],[r,Gr,li,Re,_o,Re,Re,Re,1],[t,sc,li+" "+Gr,Re,_o+" "+Gr,Re,ac,Re,1],[e,sc+".{fff}",li+" "+Gr,Re,_o+" "+Gr,Re,ac,Re,1]];function g(p){return(y,w,x,I,L,N)=>{let _=[],R=L>=s,T=L>=a&&L<s,Z=p(x),$=Ne(Z*e,3),re=Ea(Z.getFullYear(),R?0:Z.getMonth(),T||R?1:Z.getDate()),j=Ne(re*e,3);if(T||R){let le=T?L/a:0,Y=R?L/s:0,P=$==j?$:Ne(Ea(re.getFullYear()+Y,re.getMonth()+le,1)*e,3),J=new Date(ut(P/e)),O=J.getFullYear(),U=J.getMonth();for(let W=0;P<=I;W++){let M=Ea(O+Y*W,U+le*W,1),E=M-p(Ne(M*e,3));P=Ne((+M+E)*e,3),P<=I&&_.push(P)}}else{let le=L>=i?i:L,Y=Gt(x)-Gt($),P=j+Y+gi($-j,le);_.push(P);let J=p(P),O=J.getHours()+J.getMinutes()/r+J.getSeconds()/n,U=L/n,W=y.axes[w]._space,M=N/W;for(;P=Ne(P+L,e==1?0:3),!(P>I);)if(U>1){let E=Gt(Ne(O+U,6))%24,B=p(P).getHours()-E;B>1&&(B=-1),P-=B*n,O=(O+U)%24;let me=_[_.length-1];Ne((P-me)/L,3)*M>=.7&&_.push(P)}else _.push(P)}return _}}return[d,f,g]}var[Up,Np,Wp]=Qc(1),[Ip,$p,Mp]=Qc(.001);xo(2,-53,53,[1]);function lc(e,t){return e.map(r=>r.map((n,i)=>i==0||i==8||n==null?n:t(i==1||r[8]==0?n:r[1]+n)))}function uc(e,t){return(r,n,i,a,s)=>{let u=t.find(x=>s>=x[0])||t[t.length-1],d,f,g,p,y,w;return n.map(x=>{let I=e(x),L=I.getFullYear(),N=I.getMonth(),_=I.getDate(),R=I.getHours(),T=I.getMinutes(),Z=I.getSeconds(),$=L!=d&&u[2]||N!=f&&u[3]||_!=g&&u[4]||R!=p&&u[5]||T!=y&&u[6]||Z!=w&&u[7]||u[1];return d=L,f=N,g=_,p=R,y=T,w=Z,$(I)})}}function Op(e,t){let r=Ja(t);return(n,i,a,s,u)=>i.map(d=>r(e(d)))}function Ea(e,t,r){return new Date(e,t,r)}function cc(e,t){return t(e)}var Fp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function dc(e,t){return(r,n,i,a)=>a==null?Ba:t(e(n))}function Vp(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function qp(e,t){return e.series[t].fill(e,t)}var Gp={show:!0,live:!0,isolate:!1,mount:lp,markers:{show:!0,width:2,stroke:Vp,fill:qp,dash:"solid"},idx:null,idxs:null,values:[]};function Qp(e,t){let r=e.cursor.points,n=tn(),i=r.size(e,t);Fe(n,vo,i),Fe(n,ko,i);let a=i/-2;Fe(n,"marginLeft",a),Fe(n,"marginTop",a);let s=r.width(e,t,i);return s&&Fe(n,"borderWidth",s),n}function Bp(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Hp(e,t){let r=e.series[t].points;return r._stroke||r._fill}function zp(e,t){return e.series[t].points.size}var La=[0,0];function jp(e,t,r){return La[0]=t,La[1]=r,La}function ui(e,t,r,n=!0){return i=>{i.button==0&&(!n||i.target==t)&&r(i)}}function Ua(e,t,r,n=!0){return i=>{(!n||i.target==t)&&r(i)}}var Kp={show:!0,x:!0,y:!0,lock:!1,move:jp,points:{one:!1,show:Qp,size:zp,width:0,stroke:Hp,fill:Bp},bind:{mousedown:ui,mouseup:ui,click:ui,dblclick:ui,mousemove:Ua,mouseleave:Ua,mouseenter:Ua},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,i)=>n-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Bc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Xa=ot({},Bc,{filter:Ec}),Hc=ot({},Xa,{size:10}),zc=ot({},Bc,{show:!1}),es='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',jc="bold "+es,Kc=1.5,mc={show:!0,scale:"x",stroke:Qa,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jc,side:2,grid:Xa,ticks:Hc,border:zc,font:es,lineGap:Kc,rotate:0},Yp="Value",Jp="Time",fc={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function Zp(e,t,r,n,i){return t.map(a=>a==null?"":Ka(a))}function Xp(e,t,r,n,i,a,s){let u=[],d=Hn.get(i)||0;r=s?r:Ne(gi(r,i),d);for(let f=r;f<=n;f=Ne(f+i,d))u.push(Object.is(f,-0)?0:f);return u}function Oa(e,t,r,n,i,a,s){let u=[],d=e.scales[e.axes[t].scale].log,f=d==10?Dn:Rc,g=Gt(f(r));i=Br(d,g),d==10&&(i=cr[dn(i,cr)]);let p=r,y=i*d;d==10&&(y=cr[dn(y,cr)]);do u.push(p),p=p+i,d==10&&!Hn.has(p)&&(p=Ne(p,Hn.get(i))),p>=y&&(i=p,y=i*d,d==10&&(y=cr[dn(y,cr)]));while(p<=n);return u}function eh(e,t,r,n,i,a,s){let d=e.scales[e.axes[t].scale].asinh,f=n>d?Oa(e,t,Pt(d,r),n,i):[d],g=n>=0&&r<=0?[0]:[];return(r<-d?Oa(e,t,Pt(d,-n),-r,i):[d]).reverse().map(y=>-y).concat(g,f)}var Yc=/./,th=/[12357]/,nh=/[125]/,pc=/1/,Fa=(e,t,r,n)=>e.map((i,a)=>t==4&&i==0||a%n==0&&r.test(i.toExponential()[i<0?1:0])?i:null);function rh(e,t,r,n,i){let a=e.axes[r],s=a.scale,u=e.scales[s],d=e.valToPos,f=a._space,g=d(10,s),p=d(9,s)-g>=f?Yc:d(7,s)-g>=f?th:d(5,s)-g>=f?nh:pc;if(p==pc){let y=ct(d(1,s)-g);if(y<f)return Fa(t.slice().reverse(),u.distr,p,nn(f/y)).reverse()}return Fa(t,u.distr,p,1)}function oh(e,t,r,n,i){let a=e.axes[r],s=a.scale,u=a._space,d=e.valToPos,f=ct(d(1,s)-d(2,s));return f<u?Fa(t.slice().reverse(),3,Yc,nn(u/f)).reverse():t}function ih(e,t,r,n){return n==null?Ba:t==null?"":Ka(t)}var hc={show:!0,scale:"y",stroke:Qa,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:jc,side:3,grid:Xa,ticks:Hc,border:zc,font:es,lineGap:Kc,rotate:0};function ah(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function sh(e,t){let{scale:r,idxs:n}=e.series[0],i=e._data[0],a=e.valToPos(i[n[0]],r,!0),s=e.valToPos(i[n[1]],r,!0),u=ct(s-a),d=e.series[t],f=u/(d.points.space*Ae);return n[1]-n[0]<=f}var gc={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},Jc=(e,t,r,n,i)=>i,yc={show:!0,auto:!0,sorted:0,gaps:Jc,alpha:1,facets:[ot({},gc,{scale:"x"}),ot({},gc,{scale:"y"})]},bc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Jc,alpha:1,points:{show:sh,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function lh(e,t,r,n,i){return r/10}var Zc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},uh=ot({},Zc,{time:!1,ori:1}),wc={};function Xc(e,t){let r=wc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(i=>i!=n)},pub(n,i,a,s,u,d,f){for(let g=0;g<r.plots.length;g++)r.plots[g]!=i&&r.plots[g].pub(n,i,a,s,u,d,f)}},e!=null&&(wc[e]=r)),r}var jr=1,Va=2;function pr(e,t,r){let n=e.mode,i=e.series[t],a=n==2?e._data[t]:e._data,s=e.scales,u=e.bbox,d=a[0],f=n==2?a[1]:a[t],g=n==2?s[i.facets[0].scale]:s[e.series[0].scale],p=n==2?s[i.facets[1].scale]:s[i.scale],y=u.left,w=u.top,x=u.width,I=u.height,L=e.valToPosH,N=e.valToPosV;return g.ori==0?r(i,d,f,g,p,L,N,y,w,x,I,wi,Yr,ki,td,rd):r(i,d,f,g,p,N,L,w,y,I,x,vi,Jr,rs,nd,od)}function ts(e,t){let r=0,n=0,i=Te(e.bands,Ya);for(let a=0;a<i.length;a++){let s=i[a];s.series[0]==t?r=s.dir:s.series[1]==t&&(s.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function ch(e,t,r,n,i){let a=e.mode,s=e.series[t],u=a==2?s.facets[1].scale:s.scale,d=e.scales[u];return i==-1?d.min:i==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function En(e,t,r,n,i,a){return pr(e,t,(s,u,d,f,g,p,y,w,x,I,L)=>{let N=s.pxRound,_=f.dir*(f.ori==0?1:-1),R=f.ori==0?Yr:Jr,T,Z;_==1?(T=r,Z=n):(T=n,Z=r);let $=N(p(u[T],f,I,w)),re=N(y(d[T],g,L,x)),j=N(p(u[Z],f,I,w)),le=N(y(a==1?g.max:g.min,g,L,x)),Y=new Path2D(i);return R(Y,j,le),R(Y,$,le),R(Y,$,re),Y})}function bi(e,t,r,n,i,a){let s=null;if(e.length>0){s=new Path2D;let u=t==0?ki:rs,d=r;for(let p=0;p<e.length;p++){let y=e[p];if(y[1]>y[0]){let w=y[0]-d;w>0&&u(s,d,n,w,n+a),d=y[1]}}let f=r+i-d,g=10;f>0&&u(s,d,n-g/2,f,n+a+g)}return s}function dh(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function ns(e,t,r,n,i,a,s){let u=[],d=e.length;for(let f=i==1?r:n;f>=r&&f<=n;f+=i)if(t[f]===null){let p=f,y=f;if(i==1)for(;++f<=n&&t[f]===null;)y=f;else for(;--f>=r&&t[f]===null;)y=f;let w=a(e[p]),x=y==p?w:a(e[y]),I=p-i;w=s<=0&&I>=0&&I<d?a(e[I]):w;let N=y+i;x=s>=0&&N>=0&&N<d?a(e[N]):x,x>=w&&u.push([w,x])}return u}function vc(e){return e==0?Dc:e==1?ut:t=>ur(t,e)}function ed(e){let t=e==0?wi:vi,r=e==0?(i,a,s,u,d,f)=>{i.arcTo(a,s,u,d,f)}:(i,a,s,u,d,f)=>{i.arcTo(s,a,d,u,f)},n=e==0?(i,a,s,u,d)=>{i.rect(a,s,u,d)}:(i,a,s,u,d)=>{i.rect(s,a,d,u)};return(i,a,s,u,d,f=0,g=0)=>{f==0&&g==0?n(i,a,s,u,d):(f=mn(f,u/2,d/2),g=mn(g,u/2,d/2),t(i,a+f,s),r(i,a+u,s,a+u,s+d,f),r(i,a+u,s+d,a,s+d,g),r(i,a,s+d,a,s,g),r(i,a,s,a+u,s,f),i.closePath())}}var wi=(e,t,r)=>{e.moveTo(t,r)},vi=(e,t,r)=>{e.moveTo(r,t)},Yr=(e,t,r)=>{e.lineTo(t,r)},Jr=(e,t,r)=>{e.lineTo(r,t)},ki=ed(0),rs=ed(1),td=(e,t,r,n,i,a)=>{e.arc(t,r,n,i,a)},nd=(e,t,r,n,i,a)=>{e.arc(r,t,n,i,a)},rd=(e,t,r,n,i,a,s)=>{e.bezierCurveTo(t,r,n,i,a,s)},od=(e,t,r,n,i,a,s)=>{e.bezierCurveTo(r,t,i,n,s,a)};function id(e){return(t,r,n,i,a)=>pr(t,r,(s,u,d,f,g,p,y,w,x,I,L)=>{let{pxRound:N,points:_}=s,R,T;f.ori==0?(R=wi,T=td):(R=vi,T=nd);let Z=Ne(_.width*Ae,3),$=(_.size-_.width)/2*Ae,re=Ne($*2,3),j=new Path2D,le=new Path2D,{left:Y,top:P,width:J,height:O}=t.bbox;ki(le,Y-re,P-re,J+re*2,O+re*2);let U=W=>{if(d[W]!=null){let M=N(p(u[W],f,I,w)),E=N(y(d[W],g,L,x));R(j,M+$,E),T(j,M,E,$,0,ci*2)}};if(a)a.forEach(U);else for(let W=n;W<=i;W++)U(W);return{stroke:Z>0?j:null,fill:j,clip:le,flags:jr|Va}})}function ad(e){return(t,r,n,i,a,s)=>{n!=i&&(a!=n&&s!=n&&e(t,r,n),a!=i&&s!=i&&e(t,r,i),e(t,r,s))}}var mh=ad(Yr),fh=ad(Jr);function sd(e){let t=Te(e?.alignGaps,0);return(r,n,i,a)=>pr(r,n,(s,u,d,f,g,p,y,w,x,I,L)=>{[i,a]=pi(d,i,a);let N=s.pxRound,_=O=>N(p(O,f,I,w)),R=O=>N(y(O,g,L,x)),T,Z;f.ori==0?(T=Yr,Z=mh):(T=Jr,Z=fh);let $=f.dir*(f.ori==0?1:-1),re={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jr},j=re.stroke,le=!1;if(a-i>=I*4){let O=H=>r.posToVal(H,f.key,!0),U=null,W=null,M,E,ye,ie=_(u[$==1?i:a]),B=_(u[i]),me=_(u[a]),ae=O($==1?B+1:me-1);for(let H=$==1?i:a;H>=i&&H<=a;H+=$){let We=u[H],ue=($==1?We<ae:We>ae)?ie:_(We),we=d[H];ue==ie?we!=null?(E=we,U==null?(T(j,ue,R(E)),M=U=W=E):E<U?U=E:E>W&&(W=E)):we===null&&(le=!0):(U!=null&&Z(j,ie,R(U),R(W),R(M),R(E)),we!=null?(E=we,T(j,ue,R(E)),U=W=M=E):(U=W=null,we===null&&(le=!0)),ie=ue,ae=O(ie+$))}U!=null&&U!=W&&ye!=ie&&Z(j,ie,R(U),R(W),R(M),R(E))}else for(let O=$==1?i:a;O>=i&&O<=a;O+=$){let U=d[O];U===null?le=!0:U!=null&&T(j,_(u[O]),R(U))}let[P,J]=ts(r,n);if(s.fill!=null||P!=0){let O=re.fill=new Path2D(j),U=s.fillTo(r,n,s.min,s.max,P),W=R(U),M=_(u[i]),E=_(u[a]);$==-1&&([E,M]=[M,E]),T(O,E,W),T(O,M,W)}if(!s.spanGaps){let O=[];le&&O.push(...ns(u,d,i,a,$,_,t)),re.gaps=O=s.gaps(r,n,i,a,O),re.clip=bi(O,f.ori,w,x,I,L)}return J!=0&&(re.band=J==2?[En(r,n,i,a,j,-1),En(r,n,i,a,j,1)]:En(r,n,i,a,j,J)),re})}function ph(e){let t=Te(e.align,1),r=Te(e.ascDesc,!1),n=Te(e.alignGaps,0),i=Te(e.extend,!1);return(a,s,u,d)=>pr(a,s,(f,g,p,y,w,x,I,L,N,_,R)=>{[u,d]=pi(p,u,d);let T=f.pxRound,{left:Z,width:$}=a.bbox,re=B=>T(x(B,y,_,L)),j=B=>T(I(B,w,R,N)),le=y.ori==0?Yr:Jr,Y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jr},P=Y.stroke,J=y.dir*(y.ori==0?1:-1),O=j(p[J==1?u:d]),U=re(g[J==1?u:d]),W=U,M=U;i&&t==-1&&(M=Z,le(P,M,O)),le(P,U,O);for(let B=J==1?u:d;B>=u&&B<=d;B+=J){let me=p[B];if(me==null)continue;let ae=re(g[B]),H=j(me);t==1?le(P,ae,O):le(P,W,H),le(P,ae,H),O=H,W=ae}let E=W;i&&t==1&&(E=Z+$,le(P,E,O));let[ye,ie]=ts(a,s);if(f.fill!=null||ye!=0){let B=Y.fill=new Path2D(P),me=f.fillTo(a,s,f.min,f.max,ye),ae=j(me);le(B,E,ae),le(B,M,ae)}if(!f.spanGaps){let B=[];B.push(...ns(g,p,u,d,J,re,n));let me=f.width*Ae/2,ae=r||t==1?me:-me,H=r||t==-1?-me:me;B.forEach(We=>{We[0]+=ae,We[1]+=H}),Y.gaps=B=f.gaps(a,s,u,d,B),Y.clip=bi(B,y.ori,L,N,_,R)}return ie!=0&&(Y.band=ie==2?[En(a,s,u,d,P,-1),En(a,s,u,d,P,1)]:En(a,s,u,d,P,ie)),Y})}function kc(e,t,r,n,i,a,s=Ue){if(e.length>1){let u=null;for(let d=0,f=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let g=ct(e[d]-e[u]);g<f&&(f=g,s=ct(r(e[d],n,i,a)-r(e[u],n,i,a)))}u=d}}return s}function hh(e){e=e||To;let t=Te(e.size,[.6,Ue,1]),r=e.align||0,n=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i=="number"?[i,0]:i;let a=ge(i),s=1-t[0],u=Te(t[1],Ue),d=Te(t[2],1),f=Te(e.disp,To),g=Te(e.each,w=>{}),{fill:p,stroke:y}=f;return(w,x,I,L)=>pr(w,x,(N,_,R,T,Z,$,re,j,le,Y,P)=>{let J=N.pxRound,O=r,U=n*Ae,W=u*Ae,M=d*Ae,E,ye;T.ori==0?[E,ye]=a(w,x):[ye,E]=a(w,x);let ie=T.dir*(T.ori==0?1:-1),B=T.ori==0?ki:rs,me=T.ori==0?g:(q,Ie,it,br,Yn,hn,Jn)=>{g(q,Ie,it,Yn,br,Jn,hn)},ae=Te(w.bands,Ya).find(q=>q.series[0]==x),H=ae!=null?ae.dir:0,We=N.fillTo(w,x,N.min,N.max,H),_e=J(re(We,Z,P,le)),ue,we,Bt,St=Y,He=J(N.width*Ae),pn=!1,xn=null,Ht=null,Nn=null,hr=null;p!=null&&(He==0||y!=null)&&(pn=!0,xn=p.values(w,x,I,L),Ht=new Map,new Set(xn).forEach(q=>{q!=null&&Ht.set(q,new Path2D)}),He>0&&(Nn=y.values(w,x,I,L),hr=new Map,new Set(Nn).forEach(q=>{q!=null&&hr.set(q,new Path2D)})));let{x0:gr,size:Zr}=f;if(gr!=null&&Zr!=null){O=1,_=gr.values(w,x,I,L),gr.unit==2&&(_=_.map(it=>w.posToVal(j+it*Y,T.key,!0)));let q=Zr.values(w,x,I,L);Zr.unit==2?we=q[0]*Y:we=$(q[0],T,Y,j)-$(0,T,Y,j),St=kc(_,R,$,T,Y,j,St),Bt=St-we+U}else St=kc(_,R,$,T,Y,j,St),Bt=St*s+U,we=St-Bt;Bt<1&&(Bt=0),He>=we/2&&(He=0),Bt<5&&(J=Dc);let Lo=Bt>0,jn=St-Bt-(Lo?He:0);we=J(Ma(jn,M,W)),ue=(O==0?we/2:O==ie?0:we)-O*ie*((O==0?U/2:0)+(Lo?He/2:0));let Tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},yr=pn?null:new Path2D,Cn=null;if(ae!=null)Cn=w.data[ae.series[1]];else{let{y0:q,y1:Ie}=f;q!=null&&Ie!=null&&(R=Ie.values(w,x,I,L),Cn=q.values(w,x,I,L))}let Kn=E*we,ce=ye*we;for(let q=ie==1?I:L;q>=I&&q<=L;q+=ie){let Ie=R[q];if(Ie==null)continue;if(Cn!=null){let Dt=Cn[q]??0;if(Ie-Dt==0)continue;_e=re(Dt,Z,P,le)}let it=T.distr!=2||f!=null?_[q]:q,br=$(it,T,Y,j),Yn=re(Te(Ie,We),Z,P,le),hn=J(br-ue),Jn=J(Pt(Yn,_e)),Nt=J(mn(Yn,_e)),zt=Jn-Nt;if(Ie!=null){let Dt=Ie<0?ce:Kn,rn=Ie<0?Kn:ce;pn?(He>0&&Nn[q]!=null&&B(hr.get(Nn[q]),hn,Nt+Gt(He/2),we,Pt(0,zt-He),Dt,rn),xn[q]!=null&&B(Ht.get(xn[q]),hn,Nt+Gt(He/2),we,Pt(0,zt-He),Dt,rn)):B(yr,hn,Nt+Gt(He/2),we,Pt(0,zt-He),Dt,rn),me(w,x,q,hn-He/2,Nt,we+He,zt)}}return He>0?Tt.stroke=pn?hr:yr:pn||(Tt._fill=N.width==0?N._fill:N._stroke??N._fill,Tt.width=0),Tt.fill=pn?Ht:yr,Tt})}function gh(e,t){let r=Te(t?.alignGaps,0);return(n,i,a,s)=>pr(n,i,(u,d,f,g,p,y,w,x,I,L,N)=>{[a,s]=pi(f,a,s);let _=u.pxRound,R=E=>_(y(E,g,L,x)),T=E=>_(w(E,p,N,I)),Z,$,re;g.ori==0?(Z=wi,re=Yr,$=rd):(Z=vi,re=Jr,$=od);let j=g.dir*(g.ori==0?1:-1),le=R(d[j==1?a:s]),Y=le,P=[],J=[];for(let E=j==1?a:s;E>=a&&E<=s;E+=j)if(f[E]!=null){let ie=d[E],B=R(ie);P.push(Y=B),J.push(T(f[E]))}let O={stroke:e(P,J,Z,re,$,_),fill:null,clip:null,band:null,gaps:null,flags:jr},U=O.stroke,[W,M]=ts(n,i);if(u.fill!=null||W!=0){let E=O.fill=new Path2D(U),ye=u.fillTo(n,i,u.min,u.max,W),ie=T(ye);re(E,Y,ie),re(E,le,ie)}if(!u.spanGaps){let E=[];E.push(...ns(d,f,a,s,j,R,r)),O.gaps=E=u.gaps(n,i,a,s,E),O.clip=bi(E,g.ori,x,I,L,N)}return M!=0&&(O.band=M==2?[En(n,i,a,s,U,-1),En(n,i,a,s,U,1)]:En(n,i,a,s,U,M)),O})}function yh(e){return gh(bh,e)}function bh(e,t,r,n,i,a){let s=e.length;if(s<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),s==2)n(u,e[1],t[1]);else{let d=Array(s),f=Array(s-1),g=Array(s-1),p=Array(s-1);for(let y=0;y<s-1;y++)g[y]=t[y+1]-t[y],p[y]=e[y+1]-e[y],f[y]=g[y]/p[y];d[0]=f[0];for(let y=1;y<s-1;y++)f[y]===0||f[y-1]===0||f[y-1]>0!=f[y]>0?d[y]=0:(d[y]=3*(p[y-1]+p[y])/((2*p[y]+p[y-1])/f[y-1]+(p[y]+2*p[y-1])/f[y]),isFinite(d[y])||(d[y]=0));d[s-1]=f[s-2];for(let y=0;y<s-1;y++)i(u,e[y]+p[y]/3,t[y]+d[y]*p[y]/3,e[y+1]-p[y]/3,t[y+1]-d[y+1]*p[y]/3,e[y+1],t[y+1])}return u}var qa=new Set;function _c(){for(let e of qa)e.syncRect(!0)}Kr&&(mr(Zf,Qr,_c),mr(Xf,Qr,_c,!0),mr(di,Qr,()=>{dt.pxRatio=Ae}));var wh=sd(),vh=id();function Sc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,s)=>Ga(a,s,t,r))}function kh(e,t){return e.map((r,n)=>n==0?{}:ot({},t,r))}function Ga(e,t,r,n){return ot({},t==0?r:n,e)}function ld(e,t,r){return t==null?Hr:[t,r]}var _h=ld;function Sh(e,t,r){return t==null?Hr:mi(t,r,ja,!0)}function ud(e,t,r,n){return t==null?Hr:hi(t,r,e.scales[n].log,!1)}var Th=ud;function cd(e,t,r,n){return t==null?Hr:za(t,r,e.scales[n].log,!1)}var xh=cd;function Ch(e,t,r,n,i){let a=Pt(tc(e),tc(t)),s=t-e,u=dn(i/n*s,r);do{let d=r[u],f=n*d/s;if(f>=i&&a+(d<5?Hn.get(d):0)<=17)return[d,f]}while(++u<r.length);return[0,0]}function Tc(e){let t,r;return e=e.replace(/(\d+)px/,(n,i)=>(t=ut((r=+i)*Ae))+"px"),[e,t,r]}function Ah(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Ae,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function dt(e,t,r){let n={mode:Te(e.mode,1)},i=n.mode;function a(l,c,m,h){let b=c.valToPct(l);return h+m*(c.dir==-1?1-b:b)}function s(l,c,m,h){let b=c.valToPct(l);return h+m*(c.dir==-1?b:1-b)}function u(l,c,m,h){return c.ori==0?a(l,c,m,h):s(l,c,m,h)}n.valToPosH=a,n.valToPosV=s;let d=!1;n.status=0;let f=n.root=tn(Nf);if(e.id!=null&&(f.id=e.id),qt(f,e.class),e.title){let l=tn($f,f);l.textContent=e.title}let g=cn("canvas"),p=n.ctx=g.getContext("2d"),y=tn(Mf,f);mr("click",y,l=>{l.target===x&&($e!=Pr||Ve!=Dr)&&vt.click(n,l)},!0);let w=n.under=tn(Of,y);y.appendChild(g);let x=n.over=tn(Ff,y);e=zr(e);let I=+Te(e.pxAlign,1),L=vc(I);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let N=e.ms||.001,_=n.series=i==1?Sc(e.series||[],fc,bc,!1):kh(e.series||[null],yc),R=n.axes=Sc(e.axes||[],mc,hc,!0),T=n.scales={},Z=n.bands=e.bands||[];Z.forEach(l=>{l.fill=ge(l.fill||null),l.dir=Te(l.dir,-1)});let $=i==2?_[1].facets[0].scale:_[0].scale,re={axes:Am,series:_m},j=(e.drawOrder||["axes","series"]).map(l=>re[l]);function le(l){let c=l.distr==3?m=>Dn(m>0?m:l.clamp(n,m,l.min,l.max,l.key)):l.distr==4?m=>Da(m,l.asinh):l.distr==100?m=>l.fwd(m):m=>m;return m=>{let h=c(m),{_min:b,_max:v}=l,S=v-b;return(h-b)/S}}function Y(l){let c=T[l];if(c==null){let m=(e.scales||To)[l]||To;if(m.from!=null){Y(m.from);let h=ot({},T[m.from],m,{key:l});h.valToPct=le(h),T[l]=h}else{c=T[l]=ot({},l==$?Zc:uh,m),c.key=l;let h=c.time,b=c.range,v=Bn(b);if((l!=$||i==2&&!h)&&(v&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Zu:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Zu:{mode:1,hard:b[1],soft:b[1]}},v=!1),!v&&yi(b))){let S=b;b=(C,D,F)=>D==null?Hr:mi(D,F,S)}c.range=ge(b||(h?_h:l==$?c.distr==3?Th:c.distr==4?xh:ld:c.distr==3?ud:c.distr==4?cd:Sh)),c.auto=ge(v?!1:c.auto),c.clamp=ge(c.clamp||lh),c._min=c._max=null,c.valToPct=le(c)}}}Y("x"),Y("y"),i==1&&_.forEach(l=>{Y(l.scale)}),R.forEach(l=>{Y(l.scale)});for(let l in e.scales)Y(l);let P=T[$],J=P.distr,O,U;P.ori==0?(qt(f,Wf),O=a,U=s):(qt(f,If),O=s,U=a);let W={};for(let l in T){let c=T[l];(c.min!=null||c.max!=null)&&(W[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ut(l/N))),E=e.fmtDate||Ja,ye=N==1?Wp(M):Mp(M),ie=uc(M,lc(N==1?Np:$p,E)),B=dc(M,cc(Fp,E)),me=[],ae=n.legend=ot({},Gp,e.legend),H=n.cursor=ot({},Kp,{drag:{y:i==2}},e.cursor),We=ae.show,_e=H.show,ue=ae.markers;ae.idxs=me,ue.width=ge(ue.width),ue.dash=ge(ue.dash),ue.stroke=ge(ue.stroke),ue.fill=ge(ue.fill);let we,Bt,St,He=[],pn=[],xn,Ht=!1,Nn={};if(ae.live){let l=_[1]?_[1].values:null;Ht=l!=null,xn=Ht?l(n,1,0):{_:0};for(let c in xn)Nn[c]=Ba}if(We)if(we=cn("table",Hf,f),St=cn("tbody",null,we),ae.mount(n,we),Ht){Bt=cn("thead",null,we,St);let l=cn("tr",null,Bt);cn("th",null,l);for(var hr in xn)cn("th",Ou,l).textContent=hr}else qt(we,jf),ae.live&&qt(we,zf);let gr={show:!0},Zr={show:!1};function Lo(l,c){if(c==0&&(Ht||!ae.live||i==2))return Hr;let m=[],h=cn("tr",Kf,St,St.childNodes[c]);qt(h,l.class),l.show||qt(h,dr);let b=cn("th",null,h);if(ue.show){let C=tn(Yf,b);if(c>0){let D=ue.width(n,c);D&&(C.style.border=D+"px "+ue.dash(n,c)+" "+ue.stroke(n,c)),C.style.background=ue.fill(n,c)}}let v=tn(Ou,b);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(ue.show||(v.style.color=l.width>0?ue.stroke(n,c):ue.fill(n,c)),Tt("click",b,C=>{if(H._lock)return;Xn(C);let D=_.indexOf(l);if((C.ctrlKey||C.metaKey)!=ae.isolate){let F=_.some((V,G)=>G>0&&G!=D&&V.show);_.forEach((V,G)=>{G>0&&yn(G,F?G==D?gr:Zr:gr,!0,Xe.setSeries)})}else yn(D,{show:!l.show},!0,Xe.setSeries)},!1),vr&&Tt(Gu,b,C=>{H._lock||(Xn(C),yn(_.indexOf(l),Lr,!0,Xe.setSeries))},!1));for(var S in xn){let C=cn("td",Jf,h);C.textContent="--",m.push(C)}return[h,m]}let jn=new Map;function Tt(l,c,m,h=!0){let b=jn.get(c)||{},v=H.bind[l](n,c,m,h);v&&(mr(l,c,b[l]=v),jn.set(c,b))}function yr(l,c,m){let h=jn.get(c)||{};for(let b in h)(l==null||b==l)&&($a(b,c,h[b]),delete h[b]);l==null&&jn.delete(c)}let Cn=0,Kn=0,ce=0,q=0,Ie=0,it=0,br=Ie,Yn=it,hn=ce,Jn=q,Nt=0,zt=0,Dt=0,rn=0;n.bbox={};let Ri=!1,Uo=!1,wr=!1,Zn=!1,No=!1,jt=!1;function Pi(l,c,m){(m||l!=n.width||c!=n.height)&&_s(l,c),xr(!1),wr=!0,Uo=!0,Cr()}function _s(l,c){n.width=Cn=ce=l,n.height=Kn=q=c,Ie=it=0,hm(),gm();let m=n.bbox;Nt=m.left=ur(Ie*Ae,.5),zt=m.top=ur(it*Ae,.5),Dt=m.width=ur(ce*Ae,.5),rn=m.height=ur(q*Ae,.5)}let mm=3;function fm(){let l=!1,c=0;for(;!l;){c++;let m=xm(c),h=Cm(c);l=c==mm||m&&h,l||(_s(n.width,n.height),Uo=!0)}}function pm({width:l,height:c}){Pi(l,c)}n.setSize=pm;function hm(){let l=!1,c=!1,m=!1,h=!1;R.forEach((b,v)=>{if(b.show&&b._show){let{side:S,_size:C}=b,D=S%2,F=b.label!=null?b.labelSize:0,V=C+F;V>0&&(D?(ce-=V,S==3?(Ie+=V,h=!0):m=!0):(q-=V,S==0?(it+=V,l=!0):c=!0))}}),er[0]=l,er[1]=m,er[2]=c,er[3]=h,ce-=Wn[1]+Wn[3],Ie+=Wn[3],q-=Wn[2]+Wn[0],it+=Wn[0]}function gm(){let l=Ie+ce,c=it+q,m=Ie,h=it;function b(v,S){switch(v){case 1:return l+=S,l-S;case 2:return c+=S,c-S;case 3:return m-=S,m+S;case 0:return h-=S,h+S}}R.forEach((v,S)=>{if(v.show&&v._show){let C=v.side;v._pos=b(C,v._size),v.label!=null&&(v._lpos=b(C,v.labelSize))}})}if(H.dataIdx==null){let l=H.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let m=l.prox=ge(l.prox),h=l.bias??=0;H.dataIdx=(b,v,S,C)=>{if(v==0)return S;let D=S,F=m(b,v,S,C)??Ue,V=F>=0&&F<Ue,G=P.ori==0?ce:q,se=H.left,xe=t[0],Se=t[v];if(c.has(Se[S])){D=null;let fe=null,te=null,z;if(h==0||h==-1)for(z=S;fe==null&&z-- >0;)c.has(Se[z])||(fe=z);if(h==0||h==1)for(z=S;te==null&&z++<Se.length;)c.has(Se[z])||(te=z);if(fe!=null||te!=null)if(V){let Oe=fe==null?-1/0:O(xe[fe],P,G,0),je=te==null?1/0:O(xe[te],P,G,0),yt=se-Oe,De=je-se;yt<=De?yt<=F&&(D=fe):De<=F&&(D=te)}else D=te==null?fe:fe==null?te:S-fe<=te-S?fe:te}else V&&ct(se-O(xe[S],P,G,0))>F&&(D=null);return D}}let Xn=l=>{H.event=l};H.idxs=me,H._lock=!1;let _t=H.points;_t.show=ge(_t.show),_t.size=ge(_t.size),_t.stroke=ge(_t.stroke),_t.width=ge(_t.width),_t.fill=ge(_t.fill);let gn=n.focus=ot({},e.focus||{alpha:.3},H.focus),vr=gn.prox>=0,kr=vr&&_t.one,Kt=[],_r=[],Sr=[];function Ss(l,c){let m=_t.show(n,c);if(m instanceof HTMLElement)return qt(m,Bf),qt(m,l.class),_n(m,-10,-10,ce,q),x.insertBefore(m,Kt[c]),m}function Ts(l,c){if(i==1||c>0){let m=i==1&&T[l.scale].time,h=l.value;l.value=m?oc(h)?dc(M,cc(h,E)):h||B:h||ih,l.label=l.label||(m?Jp:Yp)}if(kr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||wh||up,l.fillTo=ge(l.fillTo||ch),l.pxAlign=+Te(l.pxAlign,I),l.pxRound=vc(l.pxAlign),l.stroke=ge(l.stroke||null),l.fill=ge(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let m=ah(Pt(1,l.width),1),h=l.points=ot({},{size:m,width:Pt(1,m*.2),stroke:l.stroke,space:m*2,paths:vh,_stroke:null,_fill:null},l.points);h.show=ge(h.show),h.filter=ge(h.filter),h.fill=ge(h.fill),h.stroke=ge(h.stroke),h.paths=ge(h.paths),h.pxAlign=l.pxAlign}if(We){let m=Lo(l,c);He.splice(c,0,m[0]),pn.splice(c,0,m[1]),ae.values.push(null)}if(_e){me.splice(c,0,null);let m=null;kr?c==0&&(m=Ss(l,c)):c>0&&(m=Ss(l,c)),Kt.splice(c,0,m),_r.splice(c,0,0),Sr.splice(c,0,0)}gt("addSeries",c)}function ym(l,c){c=c??_.length,l=i==1?Ga(l,c,fc,bc):Ga(l,c,{},yc),_.splice(c,0,l),Ts(_[c],c)}n.addSeries=ym;function bm(l){if(_.splice(l,1),We){ae.values.splice(l,1),pn.splice(l,1);let c=He.splice(l,1)[0];yr(null,c.firstChild),c.remove()}_e&&(me.splice(l,1),Kt.splice(l,1)[0].remove(),_r.splice(l,1),Sr.splice(l,1)),gt("delSeries",l)}n.delSeries=bm;let er=[!1,!1,!1,!1];function wm(l,c){if(l._show=l.show,l.show){let m=l.side%2,h=T[l.scale];h==null&&(l.scale=m?_[1].scale:$,h=T[l.scale]);let b=h.time;l.size=ge(l.size),l.space=ge(l.space),l.rotate=ge(l.rotate),Bn(l.incrs)&&l.incrs.forEach(S=>{!Hn.has(S)&&Hn.set(S,Uc(S))}),l.incrs=ge(l.incrs||(h.distr==2?Ep:b?N==1?Up:Ip:cr)),l.splits=ge(l.splits||(b&&h.distr==1?ye:h.distr==3?Oa:h.distr==4?eh:Xp)),l.stroke=ge(l.stroke),l.grid.stroke=ge(l.grid.stroke),l.ticks.stroke=ge(l.ticks.stroke),l.border.stroke=ge(l.border.stroke);let v=l.values;l.values=Bn(v)&&!Bn(v[0])?ge(v):b?Bn(v)?uc(M,lc(v,E)):oc(v)?Op(M,v):v||ie:v||Zp,l.filter=ge(l.filter||(h.distr>=3&&h.log==10?rh:h.distr==3&&h.log==2?oh:Ec)),l.font=Tc(l.font),l.labelFont=Tc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(er[c]=!0,l._el=tn(Vf,y))}}function Xr(l,c,m,h){let[b,v,S,C]=m,D=c%2,F=0;return D==0&&(C||v)&&(F=c==0&&!b||c==2&&!S?ut(mc.size/3):0),D==1&&(b||S)&&(F=c==1&&!v||c==3&&!C?ut(hc.size/2):0),F}let xs=n.padding=(e.padding||[Xr,Xr,Xr,Xr]).map(l=>ge(Te(l,Xr))),Wn=n._padding=xs.map((l,c)=>l(n,c,er,0)),wt,mt=null,ft=null,Wo=i==1?_[0].idxs:null,on=null,eo=!1;function Cs(l,c){if(t=l??[],n.data=n._data=t,i==2){wt=0;for(let m=1;m<_.length;m++)wt+=t[m][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),on=t[0],wt=on.length;let m=t;if(J==2){m=t.slice();let h=m[0]=Array(wt);for(let b=0;b<wt;b++)h[b]=b}n._data=t=m}if(xr(!0),gt("setData"),J==2&&(wr=!0),c!==!1){let m=P;m.auto(n,eo)?Di():$n($,m.min,m.max),Zn=Zn||H.left>=0,jt=!0,Cr()}}n.setData=Cs;function Di(){eo=!0;let l,c;i==1&&(wt>0?(mt=Wo[0]=0,ft=Wo[1]=wt-1,l=t[0][mt],c=t[0][ft],J==2?(l=mt,c=ft):l==c&&(J==3?[l,c]=hi(l,l,P.log,!1):J==4?[l,c]=za(l,l,P.log,!1):P.time?c=l+ut(86400/N):[l,c]=mi(l,c,ja,!0))):(mt=Wo[0]=l=null,ft=Wo[1]=c=null)),$n($,l,c)}let Io,Tr,Ei,Li,Ui,Ni,Wi,Ii,$i,Et;function As(l,c,m,h,b,v){l??=Vu,m??=Ya,h??="butt",b??=Vu,v??="round",l!=Io&&(p.strokeStyle=Io=l),b!=Tr&&(p.fillStyle=Tr=b),c!=Ei&&(p.lineWidth=Ei=c),v!=Ui&&(p.lineJoin=Ui=v),h!=Ni&&(p.lineCap=Ni=h),m!=Li&&p.setLineDash(Li=m)}function Rs(l,c,m,h){c!=Tr&&(p.fillStyle=Tr=c),l!=Wi&&(p.font=Wi=l),m!=Ii&&(p.textAlign=Ii=m),h!=$i&&(p.textBaseline=$i=h)}function Mi(l,c,m,h,b=0){if(h.length>0&&l.auto(n,eo)&&(c==null||c.min==null)){let v=Te(mt,0),S=Te(ft,h.length-1),C=m.min==null?rp(h,v,S,b,l.distr==3):[m.min,m.max];l.min=mn(l.min,m.min=C[0]),l.max=Pt(l.max,m.max=C[1])}}let Ps={min:null,max:null};function vm(){for(let h in T){let b=T[h];W[h]==null&&(b.min==null||W[$]!=null&&b.auto(n,eo))&&(W[h]=Ps)}for(let h in T){let b=T[h];W[h]==null&&b.from!=null&&W[b.from]!=null&&(W[h]=Ps)}W[$]!=null&&xr(!0);let l={};for(let h in W){let b=W[h];if(b!=null){let v=l[h]=zr(T[h],mp);if(b.min!=null)ot(v,b);else if(h!=$||i==2)if(wt==0&&v.from==null){let S=v.range(n,null,null,h);v.min=S[0],v.max=S[1]}else v.min=Ue,v.max=-Ue}}if(wt>0){_.forEach((h,b)=>{if(i==1){let v=h.scale,S=W[v];if(S==null)return;let C=l[v];if(b==0){let D=C.range(n,C.min,C.max,v);C.min=D[0],C.max=D[1],mt=dn(C.min,t[0]),ft=dn(C.max,t[0]),ft-mt>1&&(t[0][mt]<C.min&&mt++,t[0][ft]>C.max&&ft--),h.min=on[mt],h.max=on[ft]}else h.show&&h.auto&&Mi(C,S,h,t[b],h.sorted);h.idxs[0]=mt,h.idxs[1]=ft}else if(b>0&&h.show&&h.auto){let[v,S]=h.facets,C=v.scale,D=S.scale,[F,V]=t[b],G=l[C],se=l[D];G!=null&&Mi(G,W[C],v,F,v.sorted),se!=null&&Mi(se,W[D],S,V,S.sorted),h.min=S.min,h.max=S.max}});for(let h in l){let b=l[h],v=W[h];if(b.from==null&&(v==null||v.min==null)){let S=b.range(n,b.min==Ue?null:b.min,b.max==-Ue?null:b.max,h);b.min=S[0],b.max=S[1]}}}for(let h in l){let b=l[h];if(b.from!=null){let v=l[b.from];if(v.min==null)b.min=b.max=null;else{let S=b.range(n,v.min,v.max,h);b.min=S[0],b.max=S[1]}}}let c={},m=!1;for(let h in l){let b=l[h],v=T[h];if(v.min!=b.min||v.max!=b.max){v.min=b.min,v.max=b.max;let S=v.distr;v._min=S==3?Dn(v.min):S==4?Da(v.min,v.asinh):S==100?v.fwd(v.min):v.min,v._max=S==3?Dn(v.max):S==4?Da(v.max,v.asinh):S==100?v.fwd(v.max):v.max,c[h]=m=!0}}if(m){_.forEach((h,b)=>{i==2?b>0&&c.y&&(h._paths=null):c[h.scale]&&(h._paths=null)});for(let h in c)wr=!0,gt("setScale",h);_e&&H.left>=0&&(Zn=jt=!0)}for(let h in W)W[h]=null}function km(l){let c=Ma(mt-1,0,wt-1),m=Ma(ft+1,0,wt-1);for(;l[c]==null&&c>0;)c--;for(;l[m]==null&&m<wt-1;)m++;return[c,m]}function _m(){if(wt>0){let l=_.some(c=>c._focus)&&Et!=gn.alpha;l&&(p.globalAlpha=Et=gn.alpha),_.forEach((c,m)=>{if(m>0&&c.show&&(Ds(m,!1),Ds(m,!0),c._paths==null)){let h=Et;Et!=c.alpha&&(p.globalAlpha=Et=c.alpha);let b=i==2?[0,t[m][0].length-1]:km(t[m]);c._paths=c.paths(n,m,b[0],b[1]),Et!=h&&(p.globalAlpha=Et=h)}}),_.forEach((c,m)=>{if(m>0&&c.show){let h=Et;Et!=c.alpha&&(p.globalAlpha=Et=c.alpha),c._paths!=null&&Es(m,!1);{let b=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,m,mt,ft,b),S=c.points.filter(n,m,v,b);(v||S)&&(c.points._paths=c.points.paths(n,m,mt,ft,S),Es(m,!0))}Et!=h&&(p.globalAlpha=Et=h),gt("drawSeries",m)}}),l&&(p.globalAlpha=Et=1)}}function Ds(l,c){let m=c?_[l].points:_[l];m._stroke=m.stroke(n,l),m._fill=m.fill(n,l)}function Es(l,c){let m=c?_[l].points:_[l],{stroke:h,fill:b,clip:v,flags:S,_stroke:C=m._stroke,_fill:D=m._fill,_width:F=m.width}=m._paths;F=Ne(F*Ae,3);let V=null,G=F%2/2;c&&D==null&&(D=F>0?"#fff":C);let se=m.pxAlign==1&&G>0;if(se&&p.translate(G,G),!c){let xe=Nt-F/2,Se=zt-F/2,fe=Dt+F,te=rn+F;V=new Path2D,V.rect(xe,Se,fe,te)}c?Oi(C,F,m.dash,m.cap,D,h,b,S,v):Sm(l,C,F,m.dash,m.cap,D,h,b,S,V,v),se&&p.translate(-G,-G)}function Sm(l,c,m,h,b,v,S,C,D,F,V){let G=!1;D!=0&&Z.forEach((se,xe)=>{if(se.series[0]==l){let Se=_[se.series[1]],fe=t[se.series[1]],te=(Se._paths||To).band;Bn(te)&&(te=se.dir==1?te[0]:te[1]);let z,Oe=null;Se.show&&te&&ip(fe,mt,ft)?(Oe=se.fill(n,xe)||v,z=Se._paths.clip):te=null,Oi(c,m,h,b,Oe,S,C,D,F,V,z,te),G=!0}}),G||Oi(c,m,h,b,v,S,C,D,F,V)}let Ls=jr|Va;function Oi(l,c,m,h,b,v,S,C,D,F,V,G){As(l,c,m,h,b),(D||F||G)&&(p.save(),D&&p.clip(D),F&&p.clip(F)),G?(C&Ls)==Ls?(p.clip(G),V&&p.clip(V),Mo(b,S),$o(l,v,c)):C&Va?(Mo(b,S),p.clip(G),$o(l,v,c)):C&jr&&(p.save(),p.clip(G),V&&p.clip(V),Mo(b,S),p.restore(),$o(l,v,c)):(Mo(b,S),$o(l,v,c)),(D||F||G)&&p.restore()}function $o(l,c,m){m>0&&(c instanceof Map?c.forEach((h,b)=>{p.strokeStyle=Io=b,p.stroke(h)}):c!=null&&l&&p.stroke(c))}function Mo(l,c){c instanceof Map?c.forEach((m,h)=>{p.fillStyle=Tr=h,p.fill(m)}):c!=null&&l&&p.fill(c)}function Tm(l,c,m,h){let b=R[l],v;if(h<=0)v=[0,0];else{let S=b._space=b.space(n,l,c,m,h),C=b._incrs=b.incrs(n,l,c,m,h,S);v=Ch(c,m,C,h,S)}return b._found=v}function Fi(l,c,m,h,b,v,S,C,D,F){let V=S%2/2;I==1&&p.translate(V,V),As(C,S,D,F,C),p.beginPath();let G,se,xe,Se,fe=b+(h==0||h==3?-v:v);m==0?(se=b,Se=fe):(G=b,xe=fe);for(let te=0;te<l.length;te++)c[te]!=null&&(m==0?G=xe=l[te]:se=Se=l[te],p.moveTo(G,se),p.lineTo(xe,Se));p.stroke(),I==1&&p.translate(-V,-V)}function xm(l){let c=!0;return R.forEach((m,h)=>{if(!m.show)return;let b=T[m.scale];if(b.min==null){m._show&&(c=!1,m._show=!1,xr(!1));return}else m._show||(c=!1,m._show=!0,xr(!1));let v=m.side,S=v%2,{min:C,max:D}=b,[F,V]=Tm(h,C,D,S==0?ce:q);if(V==0)return;let G=b.distr==2,se=m._splits=m.splits(n,h,C,D,F,V,G),xe=b.distr==2?se.map(z=>on[z]):se,Se=b.distr==2?on[se[1]]-on[se[0]]:F,fe=m._values=m.values(n,m.filter(n,xe,h,V,Se),h,V,Se);m._rotate=v==2?m.rotate(n,fe,h,V):0;let te=m._size;m._size=nn(m.size(n,fe,h,l)),te!=null&&m._size!=te&&(c=!1)}),c}function Cm(l){let c=!0;return xs.forEach((m,h)=>{let b=m(n,h,er,l);b!=Wn[h]&&(c=!1),Wn[h]=b}),c}function Am(){for(let l=0;l<R.length;l++){let c=R[l];if(!c.show||!c._show)continue;let m=c.side,h=m%2,b,v,S=c.stroke(n,l),C=m==0||m==3?-1:1,[D,F]=c._found;if(c.label!=null){let Ct=c.labelGap*C,$t=ut((c._lpos+Ct)*Ae);Rs(c.labelFont[0],S,"center",m==2?"top":Fu),p.save(),h==1?(b=v=0,p.translate($t,ut(zt+rn/2)),p.rotate((m==3?-ci:ci)/2)):(b=ut(Nt+Dt/2),v=$t);let rr=Pc(c.label)?c.label(n,l,D,F):c.label;p.fillText(rr,b,v),p.restore()}if(F==0)continue;let V=T[c.scale],G=h==0?Dt:rn,se=h==0?Nt:zt,xe=c._splits,Se=V.distr==2?xe.map(Ct=>on[Ct]):xe,fe=V.distr==2?on[xe[1]]-on[xe[0]]:D,te=c.ticks,z=c.border,Oe=te.show?te.size:0,je=ut(Oe*Ae),yt=ut((c.alignTo==2?c._size-Oe-c.gap:c.gap)*Ae),De=c._rotate*-ci/180,Ke=L(c._pos*Ae),Wt=(je+yt)*C,xt=Ke+Wt;v=h==0?xt:0,b=h==1?xt:0;let Yt=c.font[0],an=c.align==1?qr:c.align==2?Aa:De>0?qr:De<0?Aa:h==0?"center":m==3?Aa:qr,wn=De||h==1?"middle":m==2?"top":Fu;Rs(Yt,S,an,wn);let It=c.font[1]*c.lineGap,Jt=xe.map(Ct=>L(u(Ct,V,G,se))),sn=c._values;for(let Ct=0;Ct<sn.length;Ct++){let $t=sn[Ct];if($t!=null){h==0?b=Jt[Ct]:v=Jt[Ct],$t=""+$t;let rr=$t.indexOf(`
`)==-1?[$t]:$t.split(/\n/gm);for(let At=0;At<rr.length;At++){let Js=rr[At];De?(p.save(),p.translate(b,v+At*It),p.rotate(De),p.fillText(Js,0,0),p.restore()):p.fillText(Js,b,v+At*It)}}}te.show&&Fi(Jt,te.filter(n,Se,l,F,fe),h,m,Ke,je,Ne(te.width*Ae,3),te.stroke(n,l),te.dash,te.cap);let vn=c.grid;vn.show&&Fi(Jt,vn.filter(n,Se,l,F,fe),h,h==0?2:1,h==0?zt:Nt,h==0?rn:Dt,Ne(vn.width*Ae,3),vn.stroke(n,l),vn.dash,vn.cap),z.show&&Fi([Ke],[1],h==0?1:0,h==0?1:2,h==1?zt:Nt,h==1?rn:Dt,Ne(z.width*Ae,3),z.stroke(n,l),z.dash,z.cap)}gt("drawAxes")}function xr(l){_.forEach((c,m)=>{m>0&&(c._paths=null,l&&(i==1?(c.min=null,c.max=null):c.facets.forEach(h=>{h.min=null,h.max=null})))})}let Oo=!1,Vi=!1,to=[];function Rm(){Vi=!1;for(let l=0;l<to.length;l++)gt(...to[l]);to.length=0}function Cr(){Oo||(wp(Us),Oo=!0)}function Pm(l,c=!1){Oo=!0,Vi=c,l(n),Us(),c&&to.length>0&&queueMicrotask(Rm)}n.batch=Pm;function Us(){if(Ri&&(vm(),Ri=!1),wr&&(fm(),wr=!1),Uo){if(Fe(w,qr,Ie),Fe(w,"top",it),Fe(w,vo,ce),Fe(w,ko,q),Fe(x,qr,Ie),Fe(x,"top",it),Fe(x,vo,ce),Fe(x,ko,q),Fe(y,vo,Cn),Fe(y,ko,Kn),g.width=ut(Cn*Ae),g.height=ut(Kn*Ae),R.forEach(({_el:l,_show:c,_size:m,_pos:h,side:b})=>{if(l!=null)if(c){let v=b===3||b===0?m:0,S=b%2==1;Fe(l,S?"left":"top",h-v),Fe(l,S?"width":"height",m),Fe(l,S?"top":"left",S?it:Ie),Fe(l,S?"height":"width",S?q:ce),Ia(l,dr)}else qt(l,dr)}),Io=Tr=Ei=Ui=Ni=Wi=Ii=$i=Li=null,Et=1,oo(!0),Ie!=br||it!=Yn||ce!=hn||q!=Jn){xr(!1);let l=ce/hn,c=q/Jn;if(_e&&!Zn&&H.left>=0){H.left*=l,H.top*=c,Ar&&_n(Ar,ut(H.left),0,ce,q),Rr&&_n(Rr,0,ut(H.top),ce,q);for(let m=0;m<Kt.length;m++){let h=Kt[m];h!=null&&(_r[m]*=l,Sr[m]*=c,_n(h,nn(_r[m]),nn(Sr[m]),ce,q))}}if(Me.show&&!No&&Me.left>=0&&Me.width>0){Me.left*=l,Me.width*=l,Me.top*=c,Me.height*=c;for(let m in zi)Fe(Er,m,Me[m])}br=Ie,Yn=it,hn=ce,Jn=q}gt("setSize"),Uo=!1}Cn>0&&Kn>0&&(p.clearRect(0,0,g.width,g.height),gt("drawClear"),j.forEach(l=>l()),gt("draw")),Me.show&&No&&(Fo(Me),No=!1),_e&&Zn&&(nr(null,!0,!1),Zn=!1),ae.show&&ae.live&&jt&&(Bi(),jt=!1),d||(d=!0,n.status=1,gt("ready")),eo=!1,Oo=!1}n.redraw=(l,c)=>{wr=c||!1,l!==!1?$n($,P.min,P.max):Cr()};function qi(l,c){let m=T[l];if(m.from==null){if(wt==0){let h=m.range(n,c.min,c.max,l);c.min=h[0],c.max=h[1]}if(c.min>c.max){let h=c.min;c.min=c.max,c.max=h}if(wt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==$&&m.distr==2&&wt>0&&(c.min=dn(c.min,t[0]),c.max=dn(c.max,t[0]),c.min==c.max&&c.max++),W[l]=c,Ri=!0,Cr()}}n.setScale=qi;let Gi,Qi,Ar,Rr,Ns,Ws,Pr,Dr,Is,$s,$e,Ve,In=!1,vt=H.drag,pt=vt.x,ht=vt.y;_e&&(H.x&&(Gi=tn(Gf,x)),H.y&&(Qi=tn(Qf,x)),P.ori==0?(Ar=Gi,Rr=Qi):(Ar=Qi,Rr=Gi),$e=H.left,Ve=H.top);let Me=n.select=ot({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Er=Me.show?tn(qf,Me.over?x:w):null;function Fo(l,c){if(Me.show){for(let m in l)Me[m]=l[m],m in zi&&Fe(Er,m,l[m]);c!==!1&&gt("setSelect")}}n.setSelect=Fo;function Dm(l){if(_[l].show)We&&Ia(He[l],dr);else if(We&&qt(He[l],dr),_e){let m=kr?Kt[0]:Kt[l];m!=null&&_n(m,-10,-10,ce,q)}}function $n(l,c,m){qi(l,{min:c,max:m})}function yn(l,c,m,h){c.focus!=null&&Wm(l),c.show!=null&&_.forEach((b,v)=>{v>0&&(l==v||l==null)&&(b.show=c.show,Dm(v),i==2?($n(b.facets[0].scale,null,null),$n(b.facets[1].scale,null,null)):$n(b.scale,null,null),Cr())}),m!==!1&&gt("setSeries",l,c),h&&io("setSeries",n,l,c)}n.setSeries=yn;function Em(l,c){ot(Z[l],c)}function Lm(l,c){l.fill=ge(l.fill||null),l.dir=Te(l.dir,-1),c=c??Z.length,Z.splice(c,0,l)}function Um(l){l==null?Z.length=0:Z.splice(l,1)}n.addBand=Lm,n.setBand=Em,n.delBand=Um;function Nm(l,c){_[l].alpha=c,_e&&Kt[l]!=null&&(Kt[l].style.opacity=c),We&&He[l]&&(He[l].style.opacity=c)}let An,Mn,tr,Lr={focus:!0};function Wm(l){if(l!=tr){let c=l==null,m=gn.alpha!=1;_.forEach((h,b)=>{if(i==1||b>0){let v=c||b==0||b==l;h._focus=c?null:v,m&&Nm(b,v?1:gn.alpha)}}),tr=l,m&&Cr()}}We&&vr&&Tt(Qu,we,l=>{H._lock||(Xn(l),tr!=null&&yn(null,Lr,!0,Xe.setSeries))});function bn(l,c,m){let h=T[c];m&&(l=l/Ae-(h.ori==1?it:Ie));let b=ce;h.ori==1&&(b=q,l=b-l),h.dir==-1&&(l=b-l);let v=h._min,S=h._max,C=l/b,D=v+(S-v)*C,F=h.distr;return F==3?Br(10,D):F==4?sp(D,h.asinh):F==100?h.bwd(D):D}function Im(l,c){let m=bn(l,$,c);return dn(m,t[0],mt,ft)}n.valToIdx=l=>dn(l,t[0]),n.posToIdx=Im,n.posToVal=bn,n.valToPos=(l,c,m)=>T[c].ori==0?a(l,T[c],m?Dt:ce,m?Nt:0):s(l,T[c],m?rn:q,m?zt:0),n.setCursor=(l,c,m)=>{$e=l.left,Ve=l.top,nr(null,c,m)};function Ms(l,c){Fe(Er,qr,Me.left=l),Fe(Er,vo,Me.width=c)}function Os(l,c){Fe(Er,"top",Me.top=l),Fe(Er,ko,Me.height=c)}let no=P.ori==0?Ms:Os,ro=P.ori==1?Ms:Os;function $m(){if(We&&ae.live)for(let l=i==2?1:0;l<_.length;l++){if(l==0&&Ht)continue;let c=ae.values[l],m=0;for(let h in c)pn[l][m++].firstChild.nodeValue=c[h]}}function Bi(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((m,h)=>{me[h]=m}):dp(l.idx)||me.fill(l.idx),ae.idx=me[0]),We&&ae.live){for(let m=0;m<_.length;m++)(m>0||i==1&&!Ht)&&Mm(m,me[m]);$m()}jt=!1,c!==!1&&gt("setLegend")}n.setLegend=Bi;function Mm(l,c){let m=_[l],h=l==0&&J==2?on:t[l],b;Ht?b=m.values(n,l,c)??Nn:(b=m.value(n,c==null?null:h[c],l,c),b=b==null?Nn:{_:b}),ae.values[l]=b}function nr(l,c,m){Is=$e,$s=Ve,[$e,Ve]=H.move(n,$e,Ve),H.left=$e,H.top=Ve,_e&&(Ar&&_n(Ar,ut($e),0,ce,q),Rr&&_n(Rr,0,ut(Ve),ce,q));let h,b=mt>ft;An=Ue,Mn=null;let v=P.ori==0?ce:q,S=P.ori==1?ce:q;if($e<0||wt==0||b){h=H.idx=null;for(let C=0;C<_.length;C++){let D=Kt[C];D!=null&&_n(D,-10,-10,ce,q)}vr&&yn(null,Lr,!0,l==null&&Xe.setSeries),ae.live&&(me.fill(h),jt=!0)}else{let C,D,F;i==1&&(C=P.ori==0?$e:Ve,D=bn(C,$),h=H.idx=dn(D,t[0],mt,ft),F=O(t[0][h],P,v,0));let V=-10,G=-10,se=0,xe=0,Se=!0,fe="",te="";for(let z=i==2?1:0;z<_.length;z++){let Oe=_[z],je=me[z],yt=je==null?null:i==1?t[z][je]:t[z][1][je],De=H.dataIdx(n,z,h,D),Ke=De==null?null:i==1?t[z][De]:t[z][1][De];if(jt=jt||Ke!=yt||De!=je,me[z]=De,z>0&&Oe.show){let Wt=De==null?-10:De==h?F:O(i==1?t[0][De]:t[z][0][De],P,v,0),xt=Ke==null?-10:U(Ke,i==1?T[Oe.scale]:T[Oe.facets[1].scale],S,0);if(vr&&Ke!=null){let Yt=P.ori==1?$e:Ve,an=ct(gn.dist(n,z,De,xt,Yt));if(an<An){let wn=gn.bias;if(wn!=0){let It=bn(Yt,Oe.scale),Jt=Ke>=0?1:-1,sn=It>=0?1:-1;sn==Jt&&(sn==1?wn==1?Ke>=It:Ke<=It:wn==1?Ke<=It:Ke>=It)&&(An=an,Mn=z)}else An=an,Mn=z}}if(jt||kr){let Yt,an;P.ori==0?(Yt=Wt,an=xt):(Yt=xt,an=Wt);let wn,It,Jt,sn,vn,Ct,$t=!0,rr=_t.bbox;if(rr!=null){$t=!1;let At=rr(n,z);Jt=At.left,sn=At.top,wn=At.width,It=At.height}else Jt=Yt,sn=an,wn=It=_t.size(n,z);if(Ct=_t.fill(n,z),vn=_t.stroke(n,z),kr)z==Mn&&An<=gn.prox&&(V=Jt,G=sn,se=wn,xe=It,Se=$t,fe=Ct,te=vn);else{let At=Kt[z];At!=null&&(_r[z]=Jt,Sr[z]=sn,Ju(At,wn,It,$t),Ku(At,Ct,vn),_n(At,nn(Jt),nn(sn),ce,q))}}}}if(kr){let z=gn.prox,Oe=tr==null?An<=z:An>z||Mn!=tr;if(jt||Oe){let je=Kt[0];je!=null&&(_r[0]=V,Sr[0]=G,Ju(je,se,xe,Se),Ku(je,fe,te),_n(je,nn(V),nn(G),ce,q))}}}if(Me.show&&In)if(l!=null){let[C,D]=Xe.scales,[F,V]=Xe.match,[G,se]=l.cursor.sync.scales,xe=l.cursor.drag;if(pt=xe._x,ht=xe._y,pt||ht){let{left:Se,top:fe,width:te,height:z}=l.select,Oe=l.scales[G].ori,je=l.posToVal,yt,De,Ke,Wt,xt,Yt=C!=null&&F(C,G),an=D!=null&&V(D,se);Yt&&pt?(Oe==0?(yt=Se,De=te):(yt=fe,De=z),Ke=T[C],Wt=O(je(yt,G),Ke,v,0),xt=O(je(yt+De,G),Ke,v,0),no(mn(Wt,xt),ct(xt-Wt))):no(0,v),an&&ht?(Oe==1?(yt=Se,De=te):(yt=fe,De=z),Ke=T[D],Wt=U(je(yt,se),Ke,S,0),xt=U(je(yt+De,se),Ke,S,0),ro(mn(Wt,xt),ct(xt-Wt))):ro(0,S)}else ji()}else{let C=ct(Is-Ns),D=ct($s-Ws);if(P.ori==1){let se=C;C=D,D=se}pt=vt.x&&C>=vt.dist,ht=vt.y&&D>=vt.dist;let F=vt.uni;F!=null?pt&&ht&&(pt=C>=F,ht=D>=F,!pt&&!ht&&(D>C?ht=!0:pt=!0)):vt.x&&vt.y&&(pt||ht)&&(pt=ht=!0);let V,G;pt&&(P.ori==0?(V=Pr,G=$e):(V=Dr,G=Ve),no(mn(V,G),ct(G-V)),ht||ro(0,S)),ht&&(P.ori==1?(V=Pr,G=$e):(V=Dr,G=Ve),ro(mn(V,G),ct(G-V)),pt||no(0,v)),!pt&&!ht&&(no(0,0),ro(0,0))}if(vt._x=pt,vt._y=ht,l==null){if(m){if(Ys!=null){let[C,D]=Xe.scales;Xe.values[0]=C!=null?bn(P.ori==0?$e:Ve,C):null,Xe.values[1]=D!=null?bn(P.ori==1?$e:Ve,D):null}io(Ra,n,$e,Ve,ce,q,h)}if(vr){let C=m&&Xe.setSeries,D=gn.prox;tr==null?An<=D&&yn(Mn,Lr,!0,C):An>D?yn(null,Lr,!0,C):Mn!=tr&&yn(Mn,Lr,!0,C)}}jt&&(ae.idx=h,Bi()),c!==!1&&gt("setCursor")}let On=null;Object.defineProperty(n,"rect",{get(){return On==null&&oo(!1),On}});function oo(l=!1){l?On=null:(On=x.getBoundingClientRect(),gt("syncRect",On))}function Fs(l,c,m,h,b,v,S){H._lock||In&&l!=null&&l.movementX==0&&l.movementY==0||(Hi(l,c,m,h,b,v,S,!1,l!=null),l!=null?nr(null,!0,!0):nr(c,!0,!1))}function Hi(l,c,m,h,b,v,S,C,D){if(On==null&&oo(!1),Xn(l),l!=null)m=l.clientX-On.left,h=l.clientY-On.top;else{if(m<0||h<0){$e=-10,Ve=-10;return}let[F,V]=Xe.scales,G=c.cursor.sync,[se,xe]=G.values,[Se,fe]=G.scales,[te,z]=Xe.match,Oe=c.axes[0].side%2==1,je=P.ori==0?ce:q,yt=P.ori==1?ce:q,De=Oe?v:b,Ke=Oe?b:v,Wt=Oe?h:m,xt=Oe?m:h;if(Se!=null?m=te(F,Se)?u(se,T[F],je,0):-10:m=je*(Wt/De),fe!=null?h=z(V,fe)?u(xe,T[V],yt,0):-10:h=yt*(xt/Ke),P.ori==1){let Yt=m;m=h,h=Yt}}D&&(c==null||c.cursor.event.type==Ra)&&((m<=1||m>=ce-1)&&(m=ur(m,ce)),(h<=1||h>=q-1)&&(h=ur(h,q))),C?(Ns=m,Ws=h,[Pr,Dr]=H.move(n,m,h)):($e=m,Ve=h)}let zi={width:0,height:0,left:0,top:0};function ji(){Fo(zi,!1)}let Vs,qs,Gs,Qs;function Bs(l,c,m,h,b,v,S){In=!0,pt=ht=vt._x=vt._y=!1,Hi(l,c,m,h,b,v,S,!0,!1),l!=null&&(Tt(Pa,Na,Hs,!1),io(qu,n,Pr,Dr,ce,q,null));let{left:C,top:D,width:F,height:V}=Me;Vs=C,qs=D,Gs=F,Qs=V}function Hs(l,c,m,h,b,v,S){In=vt._x=vt._y=!1,Hi(l,c,m,h,b,v,S,!1,!0);let{left:C,top:D,width:F,height:V}=Me,G=F>0||V>0,se=Vs!=C||qs!=D||Gs!=F||Qs!=V;if(G&&se&&Fo(Me),vt.setScale&&G&&se){let xe=C,Se=F,fe=D,te=V;if(P.ori==1&&(xe=D,Se=V,fe=C,te=F),pt&&$n($,bn(xe,$),bn(xe+Se,$)),ht)for(let z in T){let Oe=T[z];z!=$&&Oe.from==null&&Oe.min!=Ue&&$n(z,bn(fe+te,z),bn(fe,z))}ji()}else H.lock&&(H._lock=!H._lock,nr(c,!0,l!=null));l!=null&&(yr(Pa,Na),io(Pa,n,$e,Ve,ce,q,null))}function Om(l,c,m,h,b,v,S){if(H._lock)return;Xn(l);let C=In;if(In){let D=!0,F=!0,V=10,G,se;P.ori==0?(G=pt,se=ht):(G=ht,se=pt),G&&se&&(D=$e<=V||$e>=ce-V,F=Ve<=V||Ve>=q-V),G&&D&&($e=$e<Pr?0:ce),se&&F&&(Ve=Ve<Dr?0:q),nr(null,!0,!0),In=!1}$e=-10,Ve=-10,me.fill(null),nr(null,!0,!0),C&&(In=C)}function zs(l,c,m,h,b,v,S){H._lock||(Xn(l),Di(),ji(),l!=null&&io(Bu,n,$e,Ve,ce,q,null))}function js(){R.forEach(Ah),Pi(n.width,n.height,!0)}mr(di,Qr,js);let Ur={};Ur.mousedown=Bs,Ur.mousemove=Fs,Ur.mouseup=Hs,Ur.dblclick=zs,Ur.setSeries=(l,c,m,h)=>{let b=Xe.match[2];m=b(n,c,m),m!=-1&&yn(m,h,!0,!1)},_e&&(Tt(qu,x,Bs),Tt(Ra,x,Fs),Tt(Gu,x,l=>{Xn(l),oo(!1)}),Tt(Qu,x,Om),Tt(Bu,x,zs),qa.add(n),n.syncRect=oo);let Vo=n.hooks=e.hooks||{};function gt(l,c,m){Vi?to.push([l,c,m]):l in Vo&&Vo[l].forEach(h=>{h.call(null,n,c,m)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Vo[c]=(Vo[c]||[]).concat(l.hooks[c])});let Ks=(l,c,m)=>m,Xe=ot({key:null,setSeries:!1,filters:{pub:nc,sub:nc},scales:[$,_[1]?_[1].scale:null],match:[rc,rc,Ks],values:[null,null]},H.sync);Xe.match.length==2&&Xe.match.push(Ks),H.sync=Xe;let Ys=Xe.key,Ki=Xc(Ys);function io(l,c,m,h,b,v,S){Xe.filters.pub(l,c,m,h,b,v,S)&&Ki.pub(l,c,m,h,b,v,S)}Ki.sub(n);function Fm(l,c,m,h,b,v,S){Xe.filters.sub(l,c,m,h,b,v,S)&&Ur[l](null,c,m,h,b,v,S)}n.pub=Fm;function Vm(){Ki.unsub(n),qa.delete(n),jn.clear(),$a(di,Qr,js),f.remove(),we?.remove(),gt("destroy")}n.destroy=Vm;function Yi(){gt("init",e,t),Cs(t||e.data,!1),W[$]?qi($,W[$]):Di(),No=Me.show&&(Me.width>0||Me.height>0),Zn=jt=!0,Pi(e.width,e.height)}return _.forEach(Ts),R.forEach(wm),r?r instanceof HTMLElement?(r.appendChild(f),Yi()):r(n,Yi):Yi(),n}dt.assign=ot;dt.fmtNum=Ka;dt.rangeNum=mi;dt.rangeLog=hi;dt.rangeAsinh=za;dt.orient=pr;dt.pxRatio=Ae;dt.join=bp;dt.fmtDate=Ja,dt.tzDate=Pp;dt.sync=Xc;{dt.addGap=dh,dt.clipGaps=bi;let e=dt.paths={points:id};e.linear=sd,e.stepped=ph,e.bars=hh,e.spline=yh}var os="smartmoney.theme",dd=matchMedia("(prefers-color-scheme: dark)");function Rh(){let e=localStorage.getItem(os);return e==="light"||e==="dark"?e:"system"}var Co=Ge(Rh()),_i=Ge("light");function is(){_i.value=Co.value==="system"?dd.matches?"dark":"light":Co.value,document.documentElement.dataset.theme=_i.value}dd.addEventListener("change",is);is();function md(e){Co.value=e,e==="system"?localStorage.removeItem(os):localStorage.setItem(os,e),is()}function Sn({label:e,times:t,lines:r,format:n,height:i=240}){let a=Mt(null),s=_i.value,u=JSON.stringify([t,r]);st(()=>{let f=a.current;if(!f)return;let g=new dt(Ph(f,r,n,i),[t,...r.map(y=>y.values)],f),p=new ResizeObserver(()=>g.setSize({width:Math.max(f.clientWidth,200),height:i}));return p.observe(f),()=>{p.disconnect(),g.destroy()}},[u,s,i]);let d=Math.max(1,Math.floor(t.length/12));return o("figure",{class:"chart",children:[o("div",{ref:a,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),r.map(f=>o("th",{scope:"col",children:f.name},f.name))]})}),o("tbody",{children:t.map((f,g)=>(g%d===0||g===t.length-1)&&o("tr",{children:[o("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(p=>o("td",{children:p.values[g]==null?"":n(p.values[g])},p.name))]},f))})]})]})]})}function Ph(e,t,r,n){let i=as(e,"--muted"),a=as(e,"--line"),s="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:u=>dt.tzDate(new Date(u*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},axes:[{stroke:i,font:s,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(u,d,f,g,p)=>d.map(y=>Dh(y,p))},{stroke:i,font:s,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(u,d)=>d.map(f=>r(f))}],series:[{value:(u,d)=>d==null?"":`${new Date(d*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(u=>{let d=as(e,`--${u.tone??"accent"}`);return{label:u.name,stroke:d,width:u.points?0:2,spanGaps:!u.points,points:{show:u.points??!1,size:9,fill:d},paths:u.bars?dt.paths.bars?.({size:[.7,24]}):void 0,fill:u.bars?fd(d,.6):u.points||t.length>1?void 0:fd(d,.1),value:(f,g)=>g==null?"\u2013":r(g)}})]}}function Dh(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function as(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function fd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function pd({values:e,label:t}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),i=88,a=24,s=g=>g/(e.length-1)*(i-4)+2,u=g=>n===r?a/2:a-3-(g-r)/(n-r)*(a-6),d=e[e.length-1]??0,f=d>=(e[0]??0);return o("svg",{class:`spark ${f?"good":"bad"}`,width:i,height:a,viewBox:`0 0 ${i} ${a}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((g,p)=>`${s(p).toFixed(1)},${u(g).toFixed(1)}`).join(" ")}),o("circle",{cx:s(e.length-1),cy:u(d),r:"2"})]})}var hd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],gd=["ALL","DAY","WEEK","MONTH"],Eh={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},yd=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],bd=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],Lh=20,Si=4;function wd(){let e=Le("chain",nt,"BASE"),t=Le("by",hd,"TRADER_SCORE"),r=Le("window",gd,"ALL"),n=bt.value.params,i=n.get("asof")??"",a=n.get("after"),s={chain:e,rankBy:t,first:Lh,after:a,window:r==="ALL"||i?null:r,asOf:i?`${i}T23:59:59Z`:null,filter:{...Object.fromEntries([...yd,...bd].flatMap(({name:p})=>n.get(p)?[[p,Number(n.get(p))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=oe(Dl,s,{every:i?void 0:1e4}),d=oe(El,s),f=new Map(d.data?.wallets.nodes.map(p=>[p.walletAddress,p.equity.map(y=>y.realizedPnlUsd)])),g=p=>he({after:"",...p});return o(A,{children:[o(Pe,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(Ye,{label:"Chain",choices:nt.map(p=>({value:p,label:Be[p]})),chosen:e,change:p=>g({chain:p,compare:""})}),o(Ye,{label:"Window",choices:gd.map(p=>({value:p,label:Eh[p]})),chosen:i?"ALL":r,change:p=>g({window:p==="ALL"?"":p,asof:""})}),o(lr,{label:"Ranked by",choices:hd.map(p=>({value:p,label:ke(p)})),chosen:t,change:p=>g({by:p})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o("input",{type:"date",value:i,onChange:p=>g({asof:p.currentTarget.value,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[yd.map(({name:p,label:y})=>o(Vr,{label:y,value:n.get(p)??"",change:w=>g({[p]:w}),hint:`${k(u.data?.wallets.chainDefaults[p]??0)} (default)`},p)),bd.map(({name:p,label:y,max:w})=>o(Vr,{label:y,value:n.get(p)??"",change:x=>g({[p]:x}),max:w,hint:"any"},p)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o("input",{type:"date",value:n.get("activeSince")??"",onChange:p=>g({activeSince:p.currentTarget.value})})]})]})]})]}),o(Ih,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(de,{query:u,children:({wallets:p})=>o(Uh,{page:p,chain:e,trend:f})})})]})}function Uh({page:e,chain:t,trend:r}){let n=bt.value.params;if(e.edges.length===0){let a=e.chainDefaults;return o(ne,{title:"No wallet passes",children:["By default ",Be[t]," asks for ",k(a.minTrades)," trades, ",k(a.minTokens)," tokens and ",k(a.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let i=e.asOf?`as it stood on ${Vt(e.asOf)}`:e.windowStart?`since ${Vt(e.windowStart)}`:"all time";return o(A,{children:[o("p",{class:"muted small",children:[k(e.totalCount)," wallets, ",i,e.asOf?"":o(A,{children:[", updated ",o(X,{at:e.updatedAt})]})]}),o(ee,{label:`Wallets of ${Be[t]}, best first`,columns:Nh(t,r),rows:e.edges,id:a=>a.node.id}),o(Fr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>he({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>he({after:e.pageInfo.endCursor}):void 0})]})}function Nh(e,t){let r=vd(),n=(i,a)=>he({compare:(a?[...r,i]:r.filter(s=>s!==i)).slice(0,Si).join(",")});return[{name:"Rank",number:!0,cell:i=>k(i.rank)},{name:"Wallet",cell:i=>o(Pn,{chain:e,address:i.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:i=>i.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:i=>o(kt,{value:i.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:i=>o(kt,{value:i.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:i=>o(Wh,{of:i.node})},{name:"Trades",number:!0,cell:i=>o(A,{children:[k(i.node.tradeCount),o("small",{children:[k(i.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:i=>Ce(i.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:i=>o(X,{at:i.node.lastTradeTime})},{name:"Trend",cell:i=>o(pd,{values:t.get(i.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:i=>o("input",{type:"checkbox","aria-label":`Compare ${i.node.walletAddress}`,checked:r.includes(i.node.walletAddress),disabled:!r.includes(i.node.walletAddress)&&r.length>=Si,onChange:a=>n(i.node.walletAddress,a.currentTarget.checked)})}]}function Wh({of:e}){return o(A,{children:[tt(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",k(e.closedPositions)]})]})}function vd(){return(bt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Si)}function Ih({chain:e}){let t=vd(),r=Array.from({length:Si},(a,s)=>oe(Ll,{chain:e,address:t[s]??""},{skip:!t[s]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(a=>a.data?.wallet?[a.data.wallet]:[]),i=[{name:"Rank",of:a=>a.defaultRank?`#${k(a.defaultRank)}`:"not ranked"},{name:"Score",of:a=>a.traderScore.toFixed(3)},{name:"Profit",of:a=>o(kt,{value:a.netPnlUsd})},{name:"Win rate",of:a=>`${tt(a.trueWinRate)} of ${k(a.closedPositions)}`},{name:"Trades",of:a=>k(a.tradeCount)},{name:"Average trade",of:a=>Ce(a.avgTradeSizeUsd)},{name:"Largest trade",of:a=>Ce(a.largestTradeUsd)},{name:"Last trade",of:a=>o(X,{at:a.lastTradeTime})}];return o(Q,{title:"Compared",actions:o("button",{type:"button",onClick:()=>he({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Mh,{wallets:n}),o(ee,{label:"Compared wallets",rows:i,id:a=>a.name,columns:[{name:"Number",cell:a=>a.name},...n.map(a=>({name:a.walletAddress.slice(0,10),number:!0,cell:s=>s.of(a)}))]})]})}var $h=["accent","second","third","fourth"];function Mh({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(i=>Date.parse(i.date)/1e3)))].sort((n,i)=>n-i);if(t.length<2)return null;let r=e.map((n,i)=>{let a=new Map(n.equity.map(s=>[Date.parse(s.date)/1e3,s.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:$h[i],values:t.map(s=>a.get(s)??null)}});return o(Sn,{label:"Realized profit over time",times:t,lines:r,format:n=>Ce(n)})}var ss="smartmoney.key",Tn=Ge(void 0),Ti=Ge("");hu({key:()=>Tn.value?.key??"",refused:()=>ls("The service no longer accepts this key: it was revoked or has expired.")});async function Ao(e){let t=await Oh(e);await va(),sessionStorage.setItem(ss,e),Ti.value="",Tn.value=t}async function Oh(e){try{let{config:t}=await ze(_l,{},{key:e}),r=await kd(()=>ze(Sl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ee))throw t;if(t.code==="FORBIDDEN"&&await kd(()=>ze(Tl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ee("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ee("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function kd(e){try{return await e(),!0}catch(t){if(t instanceof Ee&&t.code==="FORBIDDEN")return!1;throw t}}async function _d(){let e=sessionStorage.getItem(ss);e&&await Ao(e)}function ls(e=""){sessionStorage.removeItem(ss),Tn.value=void 0,Ti.value=e,va()}var Fh=50,Vh=200,qh=5,zn=1e4,Gh=15e3,Qh=250,xi=class{constructor(t){this.filter=t}filter;rows=Ge(void 0);waiting=Ge([]);paused=Ge(!1);link=Ge("connecting");said=Ge("Connecting\u2026");gap=Ge(!1);older=Ge(void 0);loading=Ge(!1);refusal=Ge(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await ze(ma,{filter:this.filter,last:Fh},{signal:this.abort.signal});this.rows.value=us(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Gh)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<qh&&this.older.value;t++){let{signals:r}=await ze(ma,{filter:this.filter,last:Vh,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=gu(Nl,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${k(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*zn&&(this.arrivals=this.arrivals.slice(-zn)),this.showing||(this.showing=setTimeout(()=>this.show(),Qh))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*zn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=us([...t,...this.waiting.value]).slice(0,zn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(a=>a.sequence)),i=us([...r,...t.filter(a=>!n.has(a.sequence))]);this.rows.value=i.slice(0,zn),i.length>=zn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=i=>i.signalId===t?{...i,retractedAt:r}:i;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await ze(Ul,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(i=>[i.signalId,i]));this.rows.value=this.rows.value?.map(i=>{let a=n.get(i.signalId);return a?{...i,retractedAt:a.retractedAt,token:{...i.token,profile:a.token.profile}}:i})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ee?t:new Ee("",String(t)))}};function us(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var fn=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],Sd=["P0","P1","P2"];function Td(){let e={chains:Mr("chains",nt),types:Mr("types",fn),priorities:Mr("priorities",Sd)},t=bt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=Zt(()=>{let a={};return e.chains.length>0&&(a.chains=e.chains),e.types.length>0&&(a.types=e.types),e.priorities.length>0&&(a.priorities=e.priorities),t.length>0&&(a.wallets=t),a},[r]),i=a=>s=>he({[a]:s.join(",")});return o(A,{children:[o(Pe,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(un,{label:"Chains",choices:nt.map(a=>({value:a,label:Be[a]})),chosen:e.chains,change:i("chains")}),o(un,{label:"Types",choices:fn.map(a=>({value:a,label:ke(a)})),chosen:e.types,change:i("types")}),o(un,{label:"Priorities",choices:Sd.map(a=>({value:a,label:a})),chosen:e.priorities,change:i("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o("input",{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",onChange:a=>i("wallets")(a.currentTarget.value.split(/[\s,]+/).filter(Boolean))})]})]})]}),o(Bh,{filter:n},r)]})}function Bh({filter:e}){let[t,r]=pe(0),n=Zt(()=>new xi(e),[t]);st(()=>(n.start(),()=>n.stop()),[n]);let i=n.rows.value,a=n.waiting.value,s=n.paused.value;return n.refusal.value?o(ln,{refusal:n.refusal.value,retry:()=>r(u=>u+1)}):i?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[a.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",k(a.length)," new"]}),o("button",{type:"button",onClick:()=>{s?n.resume():n.paused.value=!0},children:s?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),i.length===0?o(jh,{filtered:Object.keys(e).length>0}):o(ee,{long:!0,label:"Signals, newest first",columns:Ro,rows:i,id:u=>u.signalId,class:u=>u.retractedAt?"gone":n.fresh.has(u.signalId)?"fresh":""}),i.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[k(i.length)," signals",i.length>=zn&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(Or,{label:"Loading the newest signals"})}var Ro=[{name:"Time",cell:e=>o(X,{at:e.sentAt})},{name:"Priority",cell:e=>o(ai,{priority:e.priority})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:be(["signal",e.signalId]),children:e.headline}),o("small",{children:[ke(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>o(rt,{chain:e.chain})},{name:"Token",cell:e=>o(Ut,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>o(A,{children:[e.summary.traderCount,o("small",{children:["best #",k(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Ce(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>Qe(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>o(A,{children:[Qe(e.token.profile?.priceUsd),o("small",{children:o(Rt,{value:Hh(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>o(A,{children:[o(Rt,{value:e.token.priceChangePct/100}),o("small",{children:zh(e)})]})}];function Hh(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function zh(e){return e.latency?`after ${Je((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function jh({filtered:e}){let t=Zt(()=>new Date(Date.now()-864e5).toISOString(),[]),r=oe(Wl,{since:t},{every:3e4}),n=oe(Il,{},{skip:Tn.value?.scope!=="customer"});return o(de,{query:r,children:i=>o(ne,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),Kh(i,n.data?.usage.budget,yo.value).map(a=>o("li",{children:a},a))]})})})}function Kh(e,t,r){let n=[],i=e.chains.filter(u=>e.config.chains.includes(u.chain));i.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of i)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${Be[u.chain]} is quiet: its last trade was ${ii(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${Be[u.chain]} yet.`),u.reason&&n.push(`${Be[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${k(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let u of e.decisions.nodes)a.set(u.rule??"",(a.get(u.rule??"")??0)+u.count);let[s]=[...a].sort((u,d)=>d[1]-u[1]);return s?n.push(`In the last 24 hours the rule \u201C${ke(s[0])}\u201D held back ${k(s[1])} candidates, more than any other.`):i.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function Cd(){let e=oe($l,{},{every:5e3});return o(A,{children:[o(Pe,{title:"Overview",about:"Whether the service does its work, and for how long the disk will do."}),o(de,{query:e,children:t=>{let r=t.serviceStatus;return o("div",{class:"stack",children:[o(Jh,{data:t}),o(Q,{children:o(Ze,{items:Zh(r)})}),o(Q,{title:"Chains",children:o(ee,{label:"Chains",columns:Xh,rows:r.chains,id:n=>n.chain})}),o(Q,{title:"Delivery",children:[o(ee,{label:"How long delivery takes",columns:eg,rows:r.deliveries.steps,id:n=>n.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(Q,{title:"Database",children:o(Ze,{items:ng(r.database)})}),o(Q,{title:"Processes",children:o(ee,{label:"Processes",columns:tg,rows:r.processes,id:n=>`${n.role} ${n.name}`})}),o(og,{status:r})]})}})]})}function Yh({serviceStatus:e,sources:t,sinks:r}){let n=[];for(let s of e.chains)s.reason&&n.push(`${Be[s.chain]}: ${s.reason}.`);e.processes.some(s=>s.leader)||n.push("No process leads: events are stored, and no signal is found until one does.");for(let s of[...t,...r])s.healthy||n.push(`${s.name}: ${s.problem??"not healthy"}`);let i=e.deliveries;i.overdueSeconds>60&&n.push(`The oldest delivery to a webhook has been due for ${Je(i.overdueSeconds)}.`),i.disabledWebhooks>0&&n.push(`${k(i.disabledWebhooks)} webhooks are switched off after failures.`);let a=e.database?.daysUntilFull;return a!=null&&a<30&&n.push(`At its present growth the database fills the disk in ${Je(a*86400)}.`),n}function Jh({data:e}){let t=Yh(e);return t.length===0?o("p",{class:"note good",role:"status",children:"All is well."}):o("div",{class:"note bad",role:"alert",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:t.map(r=>o("li",{children:r},r))})]})}function Zh(e){let t=e.chains.map(i=>i.eventsPerSecond).filter(i=>i!=null),r=e.deliveries.steps.find(i=>i.step==="webhook"),n=e.processes.filter(i=>!i.leader&&["all","api","engine"].includes(i.role)).length;return[{name:"Events",value:t.length>0?`${Ta(t.reduce((i,a)=>i+a,0))}/s`:"not measured yet",note:`${k(e.chains.reduce((i,a)=>i+a.events,0))} since the start`},{name:"Behind",value:Je(Math.max(...e.chains.map(i=>i.lagSeconds))),note:`${k(e.chains.reduce((i,a)=>i+a.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(i=>i.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:k(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${Je(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:k(e.errors),note:`${k(e.warnings)} warnings, ${k(e.failedRequests)} failed requests`},{name:"Runs since",value:o(X,{at:e.startedAt}),note:e.version}]}var Xh=[{name:"Chain",cell:e=>o(rt,{chain:e.chain})},{name:"State",cell:e=>o("span",{class:`badge ${e.healthy?"good":"bad"}`,title:e.reason??"",children:e.healthy?"Healthy":"Behind"})},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Ta(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(X,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(A,{children:[Je(e.lagSeconds),o("small",{children:[k(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>k(e.events)}],xd={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},eg=[{name:"Step",cell:e=>o(A,{children:[xd[e.step]?.[0]??e.step,o("small",{children:xd[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":Je(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":Je(e.p99Seconds)},{name:"Times",number:!0,cell:e=>k(e.count)}],tg=[{name:"Process",cell:e=>o(A,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function ng(e){if(!e)return[{name:"Size",value:"not measured yet"}];let t=`measured over ${Je(e.measuredSeconds)}`;return[{name:"Size",value:oi(e.bytes),note:e.kind==="postgres"?"PostgreSQL":"SQLite"},{name:"Growth a day",value:e.growthPerDay==null?"after ten minutes":oi(e.growthPerDay),note:t},{name:"Free",value:e.freeBytes==null?"unknown":oi(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":"on its disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${k(e.daysUntilFull)} days`,note:e.daysUntilFull==null?"not known":"at this growth"}]}var rg=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(A,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>k(e.count)},{name:"First",wide:!0,cell:e=>o(X,{at:e.firstAt})},{name:"Last",cell:e=>o(X,{at:e.lastAt})}];function og({status:e}){return o(Q,{title:"Warnings and errors",actions:o("a",{href:be(["sources"]),children:"Sources"}),children:e.problems.length===0?o(ne,{title:"None",children:"This process has logged no warning and no error since it started."}):o(ee,{label:"Warnings and errors, the last first",columns:rg,rows:e.problems,id:t=>t.level+t.message})})}var Ad=["FLAG","ENVIRONMENT","FILE","DEFAULT"],Rd={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Pd(){let e=Mr("origins",Ad),t=oe(Ml,{});return o(A,{children:[o(Pe,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(un,{label:"Where from",choices:Ad.map(r=>({value:r,label:Rd[r]})),chosen:e,change:r=>he({origins:r.join(",")})})}),o(de,{query:t,children:({settings:r})=>o(ig,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function ig({settings:e,all:t}){if(e.length===0)return o(ne,{title:"No setting comes from there",children:["All ",k(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,i)=>+(n==="")-+(i===""));return o("div",{class:"stack",children:[r.map(n=>o(Q,{title:n||"Every command, and sections of the file",children:o(ee,{label:`Settings: ${n||"every command"}`,columns:ag,rows:e.filter(i=>i.group===n),id:i=>i.name})},n)),o("p",{class:"muted",children:[k(e.length)," of ",k(t)," settings. Change one where it comes from, then restart the process."]})]})}var ag=[{name:"Setting",cell:e=>o(A,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(A,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(A,{children:[o("strong",{children:Rd[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];function Dd({args:[e=""]}){let t=oe(Ol,{id:e},{every:15e3});return o(de,{query:t,children:({signal:r})=>r?o(sg,{s:r}):o(ne,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function sg({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:be(["live"]),children:"Live"})," \u203A signal ",k(e.sequence)]}),o(Pe,{title:e.headline,about:o(A,{children:[o(ai,{priority:e.priority})," ",o(rt,{chain:e.chain})," ",ke(e.notificationType)," \xB7 ",kn(e.timestamp)]}),children:o(Ut,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(X,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:be(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(A,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(Q,{title:"Price since",children:o(lg,{s:e})}),o(Q,{title:`Wallets (${k(e.summary.traderCount)})`,children:o(ug,{s:e})}),o("div",{class:"columns",children:[o(Q,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(cg,{s:e})]}),o(dg,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(mg,{token:e.token.address,own:e.signalId})]})}function lg({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),i=(a,s,u)=>({name:a,value:o(Rt,{value:u}),note:u!==null?Qe(t*(1+u)):n<s*36e5?"not yet":"no price known"});return o(Ze,{items:[{name:"First wallet paid",value:Qe(e.token.firstSmartEntryPrice),note:`${Xt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Qe(t),note:e.latency?`raised ${Je(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:Qe(r),note:o(Rt,{value:r&&t?r/t-1:null})},i("After 1 hour",1,e.outcome.return1h),i("After 6 hours",6,e.outcome.return6h),i("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":Qe(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function ug({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${k(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>o(Pn,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Ce(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>Qe(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>o(kt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised and today; below it the share of closed positions that won",sort:n=>n.winRate,cell:n=>o(A,{children:[tt(n.winRate),n.profile&&o("small",{children:["today ",tt(n.profile.winRate),", won ",tt(n.profile.trueWinRate)," of ",k(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${k(n.profile.defaultRank)}`:"\u2013"}];return o(ee,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function cg({s:e}){let t=e.decision.delivered;return o(Q,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ze,{items:[{name:"Signal of the day",value:k(t.dailyUsed),note:`of ${k(t.dailyBudget)}`},{name:"Of this type",value:k(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${k(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function dg({id:e,at:t}){let r=oe(Fl,{},{skip:Tn.value?.scope!=="customer",every:3e4});if(Tn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:i=>o("span",{class:"mono",children:i.url||"removed"})},{name:"What",cell:i=>i.retraction?"retraction":"signal"},{name:"State",cell:i=>o("span",{class:`badge ${i.state==="DELIVERED"?"good":i.state==="FAILED"?"bad":""}`,children:ke(i.state)})},{name:"Attempts",cell:i=>i.attempts.map(a=>a.status??a.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:i=>o(X,{at:i.createdAt})}];return o(Q,{title:"Deliveries to webhooks",children:o(de,{query:r,children:({webhooks:i})=>{let a=i.flatMap(s=>s.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:s.url})));return a.length>0?o(ee,{label:"Deliveries",columns:n,rows:a,id:s=>s.url+String(s.retraction)}):i.some(s=>s.url)?o(ne,{title:"Not among the last 200 deliveries",children:t?o(A,{children:["A webhook accepted it ",o(X,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(ne,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function mg({token:e,own:t}){let r=oe(Vl,{token:e});return o(Q,{title:"Everything decided about this token",children:o(de,{query:r,children:({decisions:n})=>n.nodes.length===0?o(ne,{title:"Nothing in the last 7 days"}):o(ee,{label:"Decisions about the token",rows:n.nodes,id:i=>`${i.type}${i.firstAt}${i.rule}`,columns:[{name:"When",cell:i=>o(X,{at:i.lastAt})},{name:"Type",cell:i=>ke(i.type)},{name:"Result",cell:i=>o("span",{class:`badge ${i.outcome==="DELIVERED"?"good":""}`,children:i.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:i=>i.signalId&&i.signalId!==t?o("a",{href:be(["signal",i.signalId]),children:i.text}):i.text},{name:"Times",number:!0,cell:i=>k(i.count)}]})})})}function Ed(){let e=oe(ql,{},{every:5e3});return o(A,{children:[o(Pe,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(de,{query:e,children:({sources:t,sinks:r})=>o("div",{class:"stack",children:[t.length===0&&o(ne,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>o(fg,{source:n},n.name)),t.length>0&&o(gg,{names:t.map(n=>n.name)}),r.length>0&&o(Q,{title:"Sinks",children:o(ee,{label:"Sinks",columns:yg,rows:r,id:n=>n.name})})]})})]})}function fg({source:e}){let t=e.events.reduce((n,i)=>n+i.count,0),r=e.skipped.reduce((n,i)=>n+i.count,0);return o(Q,{class:"spaced",title:e.name,actions:o(Ld,{healthy:e.healthy,state:e.state}),children:[e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ze,{items:[{name:"Reads",value:ke(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":k(e.lag),note:pg(e)},{name:"Events in the log",value:k(t),note:e.events.map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:k(r),note:e.skipped.slice(0,3).map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:k(e.retracted),note:`${k(e.duplicates)} duplicates`},{name:"Last stored",value:o(X,{at:e.lastBatchAt})}]}),e.lastError&&o("p",{class:"muted",children:["Last error, ",o(X,{at:e.lastErrorAt}),": ",e.lastError]})]})}function Ld({healthy:e,state:t}){return o("span",{class:`badge ${e?"good":"bad"}`,children:ke(t)})}function pg(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Je(e.lagSeconds)}var hg=[{name:"When",cell:e=>o(X,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(A,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function gg({names:e}){let t=Le("source",e,e[0]??""),r=oe(Gl,{source:t});return o(Q,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>he({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(de,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(ne,{title:"None",children:["Every message of ",t," was understood."]}):o(A,{children:[o(ee,{label:`Messages of ${t} that became no event, newest first`,columns:hg,rows:n.nodes,id:i=>String(i.number)}),o("p",{class:"muted",children:[k(n.nodes.length)," of ",k(n.totalCount)," that are kept."]})]})})})}var yg=[{name:"Sink",cell:e=>o(A,{children:[e.name,o("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>o(A,{children:[o(Ld,{healthy:e.healthy,state:e.state}),e.problem&&o("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>k(e.published)},{name:"To publish",number:!0,cell:e=>k(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>k(e.failures)},{name:"Last published",cell:e=>o(X,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?o(A,{children:[e.lastError,o("small",{children:o(X,{at:e.lastErrorAt})})]}):"\u2013"}];function Nd({args:[e="",t=""]}){let r=nt.find(i=>i===e.toUpperCase())??"BASE",n=oe(Ql,{chain:r,address:t},{every:15e3});return o(de,{query:n,children:({token:i})=>i?o(bg,{t:i}):o(ne,{title:"This token is unknown",children:["The service has seen no trade of ",en(t)," on this chain."]})})}function bg({t:e}){return o("div",{class:"stack",children:[o(Pe,{title:e.symbol||en(e.address),about:o(A,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(Qn,{text:e.address,label:"the address"})}),o(Q,{children:o(Ze,{items:[{name:"Price",value:Qe(e.priceUsd),note:e.priceAt?o(X,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Ce(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":k(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(Id,{m:e.market}),o(vg,{chain:e.chain,address:e.address})]})}var wg=["HOUR","DAY"];function vg({chain:e,address:t}){let r=Le("interval",wg,"HOUR"),n=oe(Bl,{chain:e,token:t},{every:15e3}),i=oe(zl,{chain:e,address:t,interval:r},{every:15e3}),a=o(Ye,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:s=>he({interval:s})});return o(A,{children:[o(de,{query:i,children:({token:s})=>s&&o(A,{children:[o(Q,{title:"Price, with your signals",actions:a,children:o(kg,{day:s,width:r==="HOUR"?3600:86400,signals:n.data?.signals.nodes??[]})}),o("div",{class:"columns",children:[o(Q,{title:"Volume",children:o(Ud,{name:"Volume",points:s.volume,label:`Volume by ${r.toLowerCase()}`})}),o(Q,{title:"Top wallets bought, less sold, by hour",children:o(Ud,{name:"Net flow",points:s.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(Q,{title:"Top wallets that hold it",children:o(_g,{day:s,chain:e})})]})}),o(Sg,{chain:e,query:n})]})}var Po=e=>Date.parse(e)/1e3;function kg({day:e,width:t,signals:r}){let n=e.prices[0],i=e.prices.at(-1);if(!n||!i)return o(ne,{title:"No price is known yet"});let a=new Map(e.prices.map(d=>[Math.min(Po(d.at)+t,Math.floor(Date.now()/1e3)),d.value])),s=new Map(r.filter(d=>!d.retractedAt&&Po(d.timestamp)>=Po(n.at)).map(d=>[Math.floor(Po(d.timestamp)),d.token.currentPriceUsd])),u=[...new Set([...a.keys(),...s.keys()])].sort((d,f)=>d-f);return o(Sn,{label:"Price at the end of each interval, and at your signals",times:u,format:d=>Qe(d),lines:[{name:"Price",values:u.map(d=>a.get(d)??null)},{name:"Signal",tone:"second",points:!0,values:u.map(d=>s.get(d)??null)}]})}function Ud({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(ne,{title:"Nothing in this time"}):o(Sn,{label:r,times:t.map(n=>Po(n.at)),format:n=>Ce(n),height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}function _g({day:e,chain:t}){return e.topHolders.length===0?o(ne,{title:"None of the first 200 wallets holds it"}):o(ee,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${k(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Pn,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>Qe(r.position.quantity?r.position.costUsd/r.position.quantity:null)},{name:"Value",number:!0,cell:r=>Ce(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(kt,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function Sg({chain:e,query:t}){return o(de,{query:t,children:({signals:r})=>o(A,{children:[o(Q,{title:"Signals on it",children:r.nodes.length===0?o(ne,{title:"None of your signals is on it",children:o("a",{href:be(["live"]),children:"See all signals"})}):o(ee,{label:"Signals on the token",columns:Ro,rows:[...r.nodes].sort((n,i)=>i.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(Q,{title:"Top wallets in these signals",children:o(Tg,{chain:e,nodes:r.nodes})})]})})}function Tg({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(i=>!i.retractedAt).flatMap(i=>i.traders)){let i=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(i?.sizeUsd??0,n.tradeSizeUsd),signals:(i?.signals??0)+1})}return o(ee,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,i)=>n.rank-i.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${k(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Pn,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Ce(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>k(n.signals),sort:n=>n.signals}]})}function Wd({args:[e=""]}){let t=oe(Hl,{itemId:e},{every:15e3});return o(de,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(Pe,{title:r.question||"A market without a question",about:o(rt,{chain:"POLYMARKET"})}),o(Id,{m:r})]}):o(ne,{title:"This market is unknown",children:"No source has described it yet."})})}function Id({m:e}){return o(Q,{title:e.outcomeLabel?o("a",{href:be(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ze,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Ce(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(ee,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:be(["token","POLYMARKET",t.token]),children:t.outcomeLabel||en(t.token)})},{name:"Price",number:!0,cell:t=>Qe(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var xg=200,cs=2e3;function Cg(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Do(e,t){let r=Cg(e,t);return r===null?null:e.notificationType==="SELL_SIGNAL"?-r:r}function $d(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(Ag).join(",")).join(`\r
`)}function Ag(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Md(e,t,r){let[n,i]=pe({signals:[],done:!1,cut:!1}),a=JSON.stringify(e);return st(()=>{let s=new AbortController;return i({signals:[],done:!1,cut:!1}),Rg(e,t,s.signal,i),()=>s.abort()},[a,t,r]),n}async function Rg(e,t,r,n){let i=[],a=null;try{for(;;){let s=await ze(jl,{filter:e,last:xg,before:a},{signal:r}),{nodes:u,pageInfo:d}=s.signals,f=u.filter(y=>y.sentAt>t).sort((y,w)=>w.sequence-y.sequence);i.push(...f),a=d.startCursor;let g=f.length===u.length&&d.hasPreviousPage&&a!==null,p=!g||i.length>=cs;if(n({signals:[...i],done:p,cut:g&&p}),p)return}}catch(s){r.aborted||n({signals:i,done:!0,cut:!1,refusal:s instanceof Ee?s:new Ee("",String(s))})}}var Od=["7","30","90"],ms=["1h","6h","24h","settled"],Eo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},fs={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Fd=["all","wins","losses","open"],Vd={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Gd=30,ds=100;function Qd(){let e=Le("days",Od,"30"),t=Le("after",ms,"1h"),r=Le("chain",["ALL",...nt],"ALL"),n=Le("type",["ALL",...fn],"ALL"),[i,a]=pe(0),s=Zt(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,i]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=Md(u,s,i),f=oe(Kl,{since:s,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),g=()=>a(p=>p+1);return o(A,{children:[o(Pe,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:g,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>Pg(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(Ye,{label:"Period",choices:Od.map(p=>({value:p,label:`${p} days`})),chosen:e,change:p=>he({days:p})}),o(Ye,{label:"Graded after",choices:ms.map(p=>({value:p,label:fs[p]})),chosen:t,change:p=>he({after:p})}),o(lr,{label:"Chain",choices:[{value:"ALL",label:"All"},...nt.map(p=>({value:p,label:Be[p]}))],chosen:r,change:p=>he({chain:p==="ALL"?"":p})}),o(lr,{label:"Type",choices:[{value:"ALL",label:"All"},...fn.map(p=>({value:p,label:ke(p)}))],chosen:n,change:p=>he({type:p==="ALL"?"":p})})]}),o(de,{query:f,children:p=>o(Dg,{record:p.types,weeks:p.weeks.groups,span:t})}),d.refusal&&o(ln,{refusal:d.refusal,retry:g}),d.signals.length===0&&!d.refusal&&(d.done?o(ne,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:be(["live"]),children:"See what comes now"})]}):o(Or,{label:"Loading signals"})),d.signals.length>0&&o(Q,{title:"Every signal",children:[!d.done&&o(Or,{label:`${k(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",k(cs)," signals of the period; the numbers above are of all."]}),o(Wg,{signals:d.signals,span:t})]})]})}function Pg(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([$d(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function Dg({record:e,weeks:t,span:r}){return o(A,{children:[o(Q,{children:o(Eg,{record:e,span:r})}),e.all.count>0&&o(A,{children:[o("div",{class:"columns",children:[o(Q,{title:"Wins and losses",children:o(Lg,{record:e.all,span:r})}),o(Q,{title:"What waiting costs",children:o(Ug,{delays:e.delays})})]}),o(Q,{title:"By type",children:o(qd,{label:"By type",first:"Type",groups:e.groups,name:n=>ke(n.type??""),span:r})}),o(Q,{title:"By week",children:[o(Ng,{weeks:t,span:r}),o(qd,{label:"By week",first:"Week from",groups:t,name:n=>Vt(n.weekFrom??""),span:r})]})]})]})}function Eg({record:e,span:t}){let r=s=>{let u=e.all[Eo[s]];return{name:`Right after ${fs[s].toLowerCase()}`,value:o("span",{class:s===t?"chosen":"",children:tt(u.hitRate)}),note:u.count===0?"none graded yet":o(A,{children:["of ",k(u.count),": ",tt(u.hitRateLow)," to ",tt(u.hitRateHigh),o("br",{}),"median gain ",Xt(u.medianGain)]})}},{keptSince:n,since:i,all:a}=e;return o(A,{children:[n&&n>i&&o("p",{class:"note warn",children:["Signals before ",kn(n)," are no longer kept and not counted."]}),o(Ze,{items:[{name:"Signals",value:k(a.count),note:a.retracted>0?`and ${k(a.retracted)} retracted, not counted`:`since ${Vt(i)}`},...ms.map(r)]})]})}function Lg({record:e,span:t}){let r=e[Eo[t]];return r.count===0?o(ne,{title:"None is graded yet",children:[k(e.count)," signals wait: a price is taken ",fs[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ze,{items:[{name:"Wins",value:o("span",{class:"good",children:k(r.wins)}),note:`best ${Xt(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:k(r.losses)}),note:`worst ${Xt(r.worstGain)}`},{name:"Right",value:tt(r.hitRate),note:`95 %: ${tt(r.hitRateLow)} to ${tt(r.hitRateHigh)}`},{name:"Median gain",value:o(Rt,{value:r.medianGain}),note:r.count<Gd?`only ${k(r.count)}: says little`:`of ${k(r.count)}`}]})}function Ug({delays:e}){let t=e[0]?.count??0;return t===0?o(ne,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(A,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",k(t)," that are a day old, if one follows"]}),o(Ze,{items:e.map(r=>({name:r.minutes===0?"At once":`${k(r.minutes)} minutes later`,value:o(Rt,{value:r.medianGain})}))})]})}function qd({label:e,first:t,groups:r,name:n,span:i}){let a=u=>u.record[Eo[i]];return o(ee,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>k(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>k(a(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:k(a(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:k(a(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>a(u).hitRate??-1,cell:u=>a(u).count===0?"\u2013":o(A,{children:[tt(a(u).hitRate),o("small",{class:a(u).count<Gd?"few":"",children:[tt(a(u).hitRateLow)," to ",tt(a(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Rt,{value:a(u).medianGain}),sort:u=>a(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Rt,{value:a(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Rt,{value:a(u).bestGain})}],rows:r,id:n})}function Ng({weeks:e,span:t}){let r=e.filter(n=>n.record[Eo[t]].medianGain!==null);return r.length<2?null:o(Sn,{label:"Median gain by week",times:r.map(n=>Date.parse(n.weekFrom??"")/1e3),format:n=>Xt(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Eo[t]].medianGain)}]})}function Wg({signals:e,span:t}){let r=Le("grade",Fd,"all"),n=e.filter(a=>{let s=a.retractedAt?null:Do(a,t);return r==="all"||(r==="open"?s===null:s!==null&&r==="wins"==s>0)}),i=[{name:"Time",cell:a=>o(X,{at:a.sentAt}),sort:a=>a.sequence},{name:"Grade",cell:a=>o(Ig,{s:a,span:t})},{name:"Gain",number:!0,cell:a=>o(Rt,{value:Do(a,t)}),sort:a=>Do(a,t)??-9},{name:"Signal",cell:a=>o(A,{children:[o("a",{href:be(["signal",a.signalId]),children:a.headline}),o("small",{children:ke(a.notificationType)})]})},{name:"Chain",wide:!0,cell:a=>o(rt,{chain:a.chain})},{name:"Token",cell:a=>o(Ut,{chain:a.chain,address:a.token.address,symbol:a.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:a=>Qe(a.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:a=>Xt(a.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:a=>Xt(a.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:a=>Xt(a.outcome.return24h)}];return o(A,{children:[o(Ye,{label:"Grades",choices:Fd.map(a=>({value:a,label:Vd[a]})),chosen:r,change:a=>he({grade:a==="all"?"":a})}),n.length===0?o(ne,{title:`None: ${Vd[r].toLowerCase()}`}):o(ee,{label:"Graded signals",columns:i,rows:n.slice(0,ds),id:a=>a.signalId,class:a=>a.retractedAt?"gone":""}),n.length>ds&&o("p",{class:"muted small",children:["The newest ",k(ds)," of ",k(n.length),"; the CSV has all."]})]})}function Ig({s:e,span:t}){let r=Do(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var Bd=["positions","closed","trades","signals"],$g={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function jd({args:[e="",t=""]}){let r=nt.find(i=>i===e.toUpperCase())??"BASE",n=oe(Xl,{chain:r,address:t},{every:15e3});return o(de,{query:n,children:({wallet:i})=>i?o(Mg,{w:i}):o(ne,{title:"This wallet is unknown",children:["The service has seen no trade of ",en(t)," on this chain."]})})}function Mg({w:e}){let t=Le("tab",Bd,"positions"),r={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:be(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${k(e.defaultRank)}`:"not ranked"]}),o(Pe,{title:o("span",{class:"mono",children:en(e.walletAddress)}),about:o(A,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(Qn,{text:e.walletAddress,label:"the address"}),o("a",{href:be(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(Q,{children:o(Og,{w:e})}),e.scoreParts&&o(Q,{title:"What the score is made of",children:o(Fg,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(Q,{title:"Realized profit over time",children:o(Vg,{w:e})}),o(Q,{title:"Score at each midnight",children:o(qg,{w:e})})]}),o(Q,{title:o(Ye,{label:"Lists",choices:Bd.map(n=>({value:n,label:$g[n]})),chosen:t,change:n=>he({tab:n,after:""})}),children:[t==="positions"&&o(Qg,{of:r}),t==="closed"&&o(Bg,{of:r}),t==="trades"&&o(zg,{of:r}),t==="signals"&&o(jg,{of:r})]})]})}function Og({w:e}){return o(Ze,{items:[{name:"Rank",value:e.defaultRank?`#${k(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(kt,{value:e.netPnlUsd}),note:o(A,{children:[o(kt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:tt(e.trueWinRate),note:`${k(e.winningPositions)} of ${k(e.closedPositions)} closed positions`},{name:"Trades",value:k(e.tradeCount),note:`${k(e.buyCount)} buys, ${k(e.sellCount)} sells, ${k(e.tokensTraded)} tokens`},{name:"Bought",value:Ce(e.totalBuyVolumeUsd),note:`sold ${Ce(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Ce(e.avgTradeSizeUsd),note:`largest ${Ce(e.largestTradeUsd)}`},{name:"Last trade",value:o(X,{at:e.lastTradeTime}),note:e.firstTradeTime?o(A,{children:["first ",o(X,{at:e.firstTradeTime})]}):void 0}]})}function Fg({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(A,{children:[o(kt,{value:e.netPnlUsd})," for ",Ce(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${k(e.winningPositions)} of ${k(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${k(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${k(e.tradeCount)} trades; 1,000 are full`}];return o(ee,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>tt(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function Vg({w:e}){return e.equity.length<2?o(ne,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(Sn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Ce(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function qg({w:e}){return e.rankHistory.length<2?o(ne,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(Sn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Ci({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(ne,{title:r});let{hasNextPage:i,endCursor:a}=e.pageInfo;return o(A,{children:[e.nodes.length===0?o(ne,{title:r}):n(e.nodes),o(Fr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:bt.value.params.get("after")?()=>he({after:""}):void 0,more:i?()=>he({after:a}):void 0})]})}var Ai=()=>bt.value.params.get("after"),Hd=["VALUE","OPENED"],Gg={VALUE:"Largest first",OPENED:"Oldest first"};function Qg({of:e}){let t=Le("order",Hd,"VALUE"),r=oe(eu,{...e,orderBy:t,after:Ai()},{every:15e3});return o(A,{children:[o(Ye,{label:"Order",choices:Hd.map(n=>({value:n,label:Gg[n]})),chosen:t,change:n=>he({order:n,after:""})}),o(de,{query:r,children:({wallet:n})=>o(Ci,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:i=>o(ee,{label:"Open positions",rows:i,id:a=>a.token,columns:[{name:"Token",cell:a=>o(Ut,{chain:e.chain,address:a.token,symbol:a.symbol}),sort:a=>a.symbol},{name:"Quantity",number:!0,wide:!0,cell:a=>xa(a.quantity)},{name:"Paid per token",number:!0,cell:a=>Qe(a.quantity?a.costUsd/a.quantity:null)},{name:"Price",number:!0,cell:a=>Qe(a.priceUsd)},{name:"Value",number:!0,cell:a=>Ce(a.valueUsd),sort:a=>a.valueUsd},{name:"Profit",number:!0,cell:a=>o(kt,{value:a.pnlUsd}),sort:a=>a.pnlUsd}]})})})]})}function Bg({of:e}){let t=oe(tu,{...e,after:Ai()});return o(de,{query:t,children:({wallet:r})=>o(Ci,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(ee,{label:"Closed positions",rows:n,id:i=>i.token+i.openedAt+i.closedAt,columns:[{name:"Closed",cell:i=>o(X,{at:i.closedAt})},{name:"Token",cell:i=>o(Ut,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Held",number:!0,cell:i=>Je((Date.parse(i.closedAt)-Date.parse(i.openedAt))/1e3)},{name:"Paid",number:!0,cell:i=>Ce(i.costUsd),sort:i=>i.costUsd},{name:"Received",number:!0,wide:!0,cell:i=>Ce(i.proceedsUsd)},{name:"Profit",number:!0,cell:i=>o(kt,{value:i.profitUsd}),sort:i=>i.profitUsd}]})})})}var zd=["ALL","BUY","SELL"],Hg={ALL:"All",BUY:"Buys",SELL:"Sells"};function zg({of:e}){let t=Le("side",zd,"ALL"),r=oe(nu,{...e,filter:t==="ALL"?null:{side:t},after:Ai()},{every:15e3});return o(A,{children:[o(Ye,{label:"Side",choices:zd.map(n=>({value:n,label:Hg[n]})),chosen:t,change:n=>he({side:n,after:""})}),o(de,{query:r,children:({wallet:n})=>o(Ci,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:i=>o(A,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Trades before ",kn(n.trades.keptSince)," are no longer kept."]}),o(ee,{label:"Trades, newest first",rows:i,id:a=>a.id,columns:[{name:"Time",cell:a=>o(X,{at:a.tradedAt})},{name:"Side",cell:a=>o("span",{class:`badge ${a.side==="BUY"?"good":"bad"}`,children:a.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:a=>o(Ut,{chain:e.chain,address:a.token,symbol:a.symbol})},{name:"Quantity",number:!0,wide:!0,cell:a=>xa(a.quantity)},{name:"Price",number:!0,cell:a=>Qe(a.priceUsd)},{name:"Amount",number:!0,cell:a=>Ce(a.amountUsd),sort:a=>a.amountUsd}]})]})})})]})}function jg({of:e}){let t=oe(ru,{...e,after:Ai()},{every:15e3});return o(de,{query:t,children:({wallet:r})=>o(Ci,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(ee,{label:"Signals of the wallet",columns:Ro,rows:n,id:i=>i.signalId})})})}var Kd=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Yd=["webhookUrl"];function Jd(e){let t=new Set([...Kd.flatMap(([,i])=>i),...Yd]),r=i=>i.flatMap(a=>e.filter(s=>s.name===a)),n=e.filter(i=>!t.has(i.name));return[...Kd.map(([i,a])=>[i,r(a)]),["More",n]]}function Zd(e){return e.map(({name:t,description:r,type:n})=>{let i=r??"",a=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?a.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":a==="String"?"text":"number";return{name:t,label:Kg(t),text:i,kind:u,whole:a==="Int",of:a,...Yg(i)}})}function Kg(e){let t=e.replace(/([A-Z])/g," $1").toLowerCase().replace(/\busd\b/,"USD").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}function Yg(e){let t=i=>Number((i??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Ln(e,t){return e[t]??""}function ps(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(i=>JSON.stringify(i)).sort():n);return r(e)===r(t)}function hs(e,t,r){return e.filter(n=>!Yd.includes(n.name)&&!ps(Ln(t,n.name),Ln(r,n.name)))}var Xd=["ALL","DELIVERED","HELD_BACK"],Jg=[{name:"Latest",cell:e=>o(X,{at:e.lastAt})},{name:"Candidate",cell:e=>o(A,{children:[ke(e.type),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Ut,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(A,{children:[o("a",{href:be(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(A,{children:[ke(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>k(e.count)}];function em(){let e=Le("outcome",Xd,"ALL"),t=bt.value.params.get("token")??"",[r,n]=pe(),i=oe(Zl,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),a=s=>{n(void 0),he(s)};return o(Q,{title:"Decisions",actions:o(A,{children:[o(Ye,{label:"Outcome",choices:Xd.map(s=>({value:s,label:ke(s)})),chosen:e,change:s=>a({outcome:s==="ALL"?"":s})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o("input",{value:t,size:18,placeholder:"address",onChange:s=>a({token:s.currentTarget.value.trim()})})]})]}),children:o(de,{query:i,children:({decisions:s})=>s.nodes.length===0?o(ne,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(A,{children:[o(ee,{label:"Decisions, latest first",columns:Jg,rows:s.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),s.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(s.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var tm=["1","3","7"],nm=36e5;function im(){let e=oe(Yl,{});return o(A,{children:[o(Pe,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(de,{query:e,children:t=>o(Zg,{data:t,saved:e.reload},t.config.version)}),o(em,{})]})}function Zg({data:e,saved:t}){let r=Zt(()=>Zd(e.fields?.inputFields??[]),[e]),[n,i]=pe({}),a=(u,d)=>i(f=>{let g={...f,[u]:d};return ps(d,Ln(e.config,u))&&delete g[u],g}),s=u=>{i(Object.fromEntries(hs(r,e.config,u).map(d=>[d.name,Ln(u,d.name)]))),scrollTo(0,0)};return o(A,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:Jd(r).filter(([,u])=>u.length>0).map(([u,d])=>o(Q,{title:u,children:o("div",{class:"stack",children:d.map(f=>o(Xg,{field:f,value:n[f.name]??Ln(e.config,f.name),changed:f.name in n,change:g=>a(f.name,g)},f.name))})},u))}),o("div",{class:"stack beside",children:[o(ny,{draft:n,chains:e.chains}),o(ay,{draft:n,fields:r,config:e.config,discard:()=>i({}),saved:t})]})]}),o(sy,{data:e,fields:r,restore:s})]})}function Xg({field:e,value:t,changed:r,change:n}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o(Vr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:i=>{i!==""&&n(Number(i))}}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o("input",{value:String(t),onChange:i=>n(i.currentTarget.value)})]}),e.kind==="choice"&&o(lr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(i=>({value:i,label:i.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(un,{label:e.label,choices:ey(e),chosen:t,change:n})]}),e.kind==="limits"&&o(ty,{value:t,change:n}),o("small",{class:"muted",children:e.text})]})}function ey(e){return e.of==="Chain"?nt.map(t=>({value:t,label:Be[t]})):fn.map(t=>({value:t,label:ke(t)}))}function ty({value:e,change:t}){let r=(n,i)=>{let a=e.filter(s=>s.type!==n);t(i===""?a:[...a,{type:n,limit:Number(i)}])};return o("div",{class:"filters",children:fn.map(n=>o(Vr,{label:ke(n),value:String(e.find(i=>i.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:i=>r(n,i)},n))})}function ny({draft:e,chains:t}){let r=Le("days",tm,"1"),n=Math.max(0,...t.map(f=>Date.parse(f.lastEventAt??"")).filter(f=>!Number.isNaN(f))),i=new Date((n||Date.now())-Number(r)*24*nm+nm/4).toISOString(),a=Yo(e,500),s=Object.keys(a).length>0,u=oe(fa,{input:{},since:i}),d=oe(fa,{input:a,since:i},{skip:!s});return o(Q,{class:"spaced",title:"Replay",actions:o(Ye,{label:"Days",choices:tm.map(f=>({value:f,label:f==="1"?"1 day":`${f} days`})),chosen:r,change:f=>he({days:f})}),children:o(de,{query:u,children:f=>o(ry,{present:f.simulateConfig,next:s?d:void 0})})})}function ry({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(ln,{refusal:t.refusal,retry:t.reload});let n=r??e,i=fn.map(a=>({type:a,now:rm(e,a),then:rm(n,a)})).filter(a=>a.now+a.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[k(n.total)," signals"]}),r&&`, ${oy(r.total-e.total)}`,t?.loading&&" \u2026"]}),i.length>0&&o(ee,{label:"Signals by type",rows:i,id:a=>a.type,columns:[{name:"Type",cell:a=>ke(a.type)},{name:"Now",number:!0,cell:a=>k(a.now)},...r?[{name:"Then",number:!0,cell:a=>o("strong",{children:k(a.then)})}]:[]]}),o(iy,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((a,s)=>s.count-a.count).slice(0,5).map(a=>o("li",{children:[ke(a.rule),": ",k(a.count)]},a.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(a=>o("li",{children:[o(rt,{chain:a.chain})," ",a.headline," ",o("small",{class:"muted",children:o(X,{at:a.timestamp})})]},`${a.headline}${a.timestamp}`))})]})]})}function rm(e,t){return e.byType.find(r=>r.type===t)?.count??0}function oy(e){return e===0?"as many as now":e>0?`${k(e)} more than now`:`${k(-e)} fewer than now`}function iy({present:e,then:t}){let r=(i,a)=>i.byDay.filter(s=>s.day===a).reduce((s,u)=>s+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(i=>i.day))].sort();return n.length<2?null:o(ee,{label:"Signals by day",rows:n,id:i=>i,columns:[{name:"Day",cell:i=>Vt(i)},{name:"Now",number:!0,cell:i=>k(r(e,i))},...t?[{name:"Then",number:!0,cell:i=>o("strong",{children:k(r(t,i))})}]:[]]})}function ay({draft:e,fields:t,config:r,discard:n,saved:i}){let[a,s]=pe(),[u,d]=pe(!1),f=t.filter(p=>p.name in e),g=async()=>{d(!0);try{await ze(Jl,{input:e}),i()}catch(p){if(!(p instanceof Ee))throw p;s(p)}d(!1)};return o(Q,{class:"spaced",title:`Version ${r.version}`,children:[a&&o(ln,{refusal:a}),f.length===0&&o("p",{class:"muted",children:["In force, saved ",o(X,{at:r.updatedAt}),". Nothing is changed."]}),f.length>0&&o(A,{children:[o(am,{fields:f,from:p=>Ln(r,p),to:p=>e[p]??""}),o("div",{class:"actions",children:[o("button",{type:"button",class:"primary",disabled:u,onClick:()=>{g()},children:["Save as version ",r.version+1]}),o("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function am({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:om(t(n.name))})," \u2192 ",o("strong",{children:om(r(n.name))})]},n.name))})}function om(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?ke(t):`${ke(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function sy({data:e,fields:t,restore:r}){let n=e.configVersions.filter(i=>i.version!==e.config.version);return n.length===0?null:o(Q,{title:"Earlier versions",children:o(ee,{label:"Earlier versions, newest first",rows:n,id:i=>String(i.version),columns:[{name:"Version",cell:i=>i.version},{name:"Saved",cell:i=>o(X,{at:i.changedAt})},{name:"By",wide:!0,cell:i=>o("span",{class:"mono",children:i.keyId??"the operator"})},{name:"Going back to it would change",cell:i=>{let a=hs(t,e.config,i.config);return a.length===0?"nothing":o(am,{fields:a,from:s=>Ln(e.config,s),to:s=>Ln(i.config,s)})}},{name:"",cell:i=>o("button",{type:"button",class:"small","aria-label":`Restore version ${i.version}`,onClick:()=>r(i.config),children:"Restore"})}]})})}var gs=["node","python","go"],ys={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var ly=fn.map(e=>({value:e,label:ke(e)})),uy=nt.map(e=>({value:e,label:Be[e]}));function sm(){let e=oe(ou,{},{every:5e3}),[t,r]=pe({});return o(A,{children:[o(Pe,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(de,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(ne,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(i=>o(cy,{webhook:i,changed:e.reload},i.id)),o(hy,{configured:n.some(i=>i.configured),created:i=>{r(i),e.reload()}}),o(um,{outcome:t}),o(gy,{})]})})]})}async function lm(e){try{return await e()}catch(t){if(t instanceof Ee)return{refusal:t};throw t}}function cy({webhook:e,changed:t}){let[r,n]=pe({}),[i,a]=pe(!1),[s,u]=pe(!1),d=async p=>{a(!0),n(await lm(p)),a(!1),u(!1),t()},f=(p,y)=>d(async()=>(await ze(au,{id:e.id,input:p}),{text:y})),g=()=>d(async()=>(e.configured?await ze(pa,{url:""}):await ze(su,{id:e.id}),{}));return o(Q,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(A,{children:[o("button",{type:"button",disabled:i,onClick:()=>{d(()=>dy(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:i,onClick:()=>{d(()=>my(e.id))},children:"New secret"}),o("button",{type:"button",disabled:i,onClick:()=>{f({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:i,onClick:()=>s?void g():u(!0),children:s?"Really delete":"Delete"})]}),children:[o(um,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(X,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ze,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(X,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(X,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:k(e.deliveries.totalCount),note:e.previousSecretUntil?o(A,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(un,{label:`Types sent to ${e.url}`,choices:ly,chosen:e.types,change:p=>{f({types:p},"Types saved, for later signals.")}}),o(un,{label:`Chains sent to ${e.url}`,choices:uy,chosen:e.chains,change:p=>{f({chains:p},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(fy,{webhook:e,redeliver:p=>{d(async()=>(await ze(cu,{webhook:e.id,signal:p}),{text:"Sent again, with all its attempts."}))}})]})}async function dy(e){let{attempt:t}=(await ze(lu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function my(e){let{secret:t}=(await ze(uu,{id:e})).rotateWebhookSecret;return{secret:t}}function um({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(ln,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(Qn,{text:e.secret,label:"the secret"})]})]})}function fy({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(ne,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(A,{children:[o("a",{href:be(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:ke(n.state)})},{name:"Attempts",number:!0,cell:n=>k(n.attempts.length)},{name:"Last answer",cell:n=>py(n)},{name:"Since",wide:!0,cell:n=>o(X,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(ee,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function py(e){let t=e.attempts.at(-1);return t?o(A,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function hy({configured:e,created:t}){let[r,n]=pe(!1),i=async a=>{a.preventDefault();let s=a.currentTarget,u=String(new FormData(s).get("url")).trim();n(!0);let d=await lm(async()=>e?{secret:(await ze(iu,{input:{url:u}})).createWebhook.secret}:{secret:(await ze(pa,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||s.reset(),t(d)};return o(Q,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:a=>{i(a)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function gy(){let e=Le("verify",gs,"node");return o(Q,{title:"Verify what you receive",actions:o(Ye,{label:"Language",choices:gs.map(t=>({value:t,label:ys[t].name})),chosen:e,change:t=>he({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:ys[e].code})})]})}var Un=["read","customer"],bs=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Un,component:Td},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Un,component:Dd},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Un,component:wd},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Un,component:Mu},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Un,component:Iu},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Un,component:Qd},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Un,component:jd},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Un,component:Nd},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Un,component:Wd},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:im},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:sm},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:Cd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Ed},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Nu},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Pd}];function cm({problem:e}){let[t,r]=pe(e),[n,i]=pe(!1),a=async s=>{s.preventDefault();let u=String(new FormData(s.currentTarget).get("key")).trim();i(!0);try{await Ao(u)}catch(d){r(d.message),i(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:s=>{a(s)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Ti.value}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function vs({problem:e=""}){let t=Tn.value;return t?o(yy,{who:t}):o(cm,{problem:e})}function yy({who:e}){let[t,r]=pe(!1),n=Mt(null),{path:i}=bt.value,a=bs.filter(f=>f.scopes.includes(e.scope)),s=i.length===0?a[0]:bs.find(f=>f.path===i[0]),u=i.join("/"),d=Mt(!0);return st(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:f=>{f.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(ws,{pages:a.filter(f=>f.group==="analyst"),at:s,title:"Signals"}),o(ws,{pages:a.filter(f=>f.group==="settings"),at:s,title:"Delivery"}),o(ws,{pages:a.filter(f=>f.group==="operator"),at:s,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(by,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&o(s.component,{args:i.slice(1)},u),s&&!s.scopes.includes(e.scope)&&o(ne,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!s&&o(ne,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function ws({pages:e,at:t,title:r}){let n=e.filter(i=>i.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(i=>o("li",{children:o("a",{href:be([i.path]),"aria-current":i===t?"page":void 0,children:i.title})},i.path))})]})}function by({who:e}){let t=oe(xl,{},{every:15e3}),r=t.data?.chains.filter(i=>!i.healthy)??[],n=Math.max(0,...t.data?.chains.map(i=>i.lagSeconds)??[]);return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&o("p",{class:"health good",children:["Up to date",n>1?`, ${Je(n)} behind`:""]}),r.map(i=>o("p",{class:"health bad",title:i.reason??"",children:[Be[i.chain]," is ",Je(i.lagSeconds)," behind"]},i.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:Co.value,onChange:i=>md(i.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>ls(),children:"Sign out"})]})}var ks=document.getElementById("app");if(!ks)throw new Error("BUG: page.html has no element app");var dm=Au(),wy=dm?Ao(dm):_d();wy.then(()=>aa(o(vs,{}),ks),e=>aa(o(vs,{problem:e instanceof Error?e.message:String(e)}),ks));
