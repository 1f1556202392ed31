var ve,nl,ea,Fn,Zi,Bo,rl,Go,ol,ta,Xi,Jm,so=Symbol.for("pv"),Ho={},zo=[],Zm=/^m(i|n|o|s|text|space)$/,na=Array.isArray,ra=zo.slice,ir=Object.assign;function or(e){e&&e.parentNode&&e.remove()}function il(e,t,r){var n,i,a,s={},u=arguments.length;for(a in t)a=="key"?n=t[a]:a=="ref"&&typeof e!="function"?i=t[a]:s[a]=t[a];return u>2&&(s.children=u>3?ra.call(arguments,2):r),ao(e,s,n,i,null)}function ao(e,t,r,n,i){var a={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:so,__v:i||++nl,__i:-1,__u:0};return!i&&ve.vnode&&ve.vnode(a),a}function C(e){return e.children}function Vn(e,t){this.props=e,this.context=t,this.__g=0}function qn(e,t){if(t==null)return e.__&&qn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:qn(e)}function Xm(e){var t,r=e.__v,n=r.__e,i=[],a=[],s=e.__P;s&&((t=ir({constructor:so},r)).__v=r.__v+1,ve.vnode&&ve.vnode(t),oa(s,t,r,e.__n,s.namespaceURI,32&r.__u?[n]:null,i,n||qn(r),32&r.__u,a),t.__v=r.__v,t.__.__k[t.__i]=t,dl(i,t,a),r.__=r.__e=null,t.__e!=n&&al(t))}function al(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),al(e)}function el(e){(8&e.__g||(e.__g|=8,Fn.push(e),Bo++))&&Zi==ve.debounceRendering||((Zi=ve.debounceRendering)||queueMicrotask)(sl)}function sl(){try{for(var e,t=1;Fn.length;)Fn.length>t&&Fn.sort(rl),e=Fn.shift(),t=Fn.length,8&e.__g&&Xm(e)}finally{(Bo=Fn.length)&&(Zi||queueMicrotask)(sl)}}function ll(e,t,r,n,i,a,s,u,d,f,g){var m,y,b,T,$,L,N=n.__k||zo,_=t.length;for(d=ep(r,t,N,d,_),m=0;m<_;m++)(b=r.__k[m])!=null&&(y=~b.__i&&N[b.__i]||Ho,b.__i=m,L=oa(e,b,y,i,a,s,u,d,f,g),T=b.__e,(y.ref!=b.ref||8&y.__u)&&(y.ref&&ia(y.ref,null,b,y),b.ref&&g.push(b.ref,b.__c||T,b)),$=$||T,4&b.__u?(d=ul(b,d,e,!y.__v),y.__e&&(y.__e=null)):typeof b.type=="function"&&L!==void 0?d=L:T&&(d=T.nextSibling),b.__u&=-21);return r.__e=$,d}function ep(e,t,r,n,i){var a,s,u,d,f,g,m,y,b,T=r.length,$=T,L=0,N=0,_=e.__k=Array(i);for(a=0;a<i;a++)(s=t[a])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=_[a]=ao(null,s):na(s)?s=_[a]=ao(C,{children:s}):s.constructor===so&&s.__b?s=_[a]=ao(s.type,s.props,s.key,s.ref,s.__v):_[a]=s,d=a+L,s.__=e,s.__b=e.__b+1,u=null,~(f=s.__i=tp(s,r,d,$))&&($--,(u=r[f])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,f==d-1?L--:f==d+1?L++:f!=d&&(f>d?L--:L++,N=1)):(~f||(i>T?L--:i<T&&L++),typeof s.type!="function"&&(s.__u|=4))):_[a]=null;if(N){for(g=[],m=[],a=0;a<i;a++)if((s=_[a])&&16&s.__u){for(L=0,y=g.length;L<y;)g[b=L+y>>1]<s.__i?L=b+1:y=b;g[L]=s.__i,m[a]=L+1}for(L=g.length;a--;)m[a]&&(m[a]==L?L--:_[a].__u|=4)}if($)for(a=0;a<T;a++)!(u=r[a])||2&u.__u||(u.__e==n&&(n=qn(u)),aa(u,u));return n}function ul(e,t,r,n){var i,a,s,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ul(i[a],t,r,!1));return t}for(t&&!t.parentNode&&(t=qn(e))&&!t.parentNode&&(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!n&&r.moveBefore&&s.parentNode?r.moveBefore(s,t):r.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function tp(e,t,r,n){var i,a=e.key,s=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&a==null||d&&a==u.key&&s==u.type)return r;if(n>(d?1:0)){for(i=r-1;i>=0;i--)if((u=t[i])&&!(2&u.__u)&&a==u.key&&s==u.type)return i;for(i=r+1;i<t.length;i++)if((u=t[i])&&!(2&u.__u)&&a==u.key&&s==u.type)return i}return-1}function tl(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function qo(e,t,r,n,i){var a,s;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||tl(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||tl(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(s=Xi[t]||(Xi[t]=np(t)),(e.__a||(e.__a={}))[t]=ta,a=t!=(t=t.replace(ol,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,s,a):e.removeEventListener(t,s,a));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function np(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Go]==null)t[Go]=ta++;else if(t[Go]<this.__a[e])return;return r(ve.event?ve.event(t):t)}}}function oa(e,t,r,n,i,a,s,u,d,f){var g,m,y,b,T,$,L,N,_,P,x,X,I,oe,Y,le,K,R,Z=t.type;if(t.constructor!==so)return null;128&r.__u&&(d=32&r.__u,g=r.__c.__z)&&(t.__u|=d,m=a=[],g.nodeType==8?u=Qo(g,a):a.push(g),u=a[0]||u),(g=ve.__b)&&g(t);e:if(typeof Z=="function"){y=s.length;try{if(N=t.props,_=(g=Z.prototype)&&g.render,P=(g=Z.contextType)&&n[g.__c],x=g?P?P.props.value:g.__:n,(b=r.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(_?t.__c=b=new Z(N,x):(t.__c=b=new Vn(N,x),b.constructor=Z,b.render=op),P&&P.sub(b),b.state||(b.state={}),b.__n=n,b.__g|=8,b.__h=[],b.__k=[]),_&&(b.__s||(b.__s=b.state),Z.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=ir({},b.__s)),ir(b.__s,Z.getDerivedStateFromProps(N,b.__s)))),T=b.props,$=b.state,b.__v=t,r.__c){if(N!==T&&_&&!Z.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(N,x),t.__v==r.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(N,b.__s,x)===!1){t.__v!=r.__v&&(b.props=N,b.state=b.__s,b.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),zo.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&s.push(b),u=qn(r);break e}b.componentWillUpdate&&b.componentWillUpdate(N,b.__s,x),_&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(T,$,L)})}else _&&!Z.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),_&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=x,b.props=N,b.__P=e,b.__g&=-5,X=ve.__r,I=_?25:0;do b.__g&=-9,X&&X(t),g=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++I<25);_&&(zo.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(n=ir({},n,b.getChildContext())),_&&r.__c&&b.getSnapshotBeforeUpdate&&(L=b.getSnapshotBeforeUpdate(T,$)),oe=g&&g.type===C&&g.key==null?g.props.children:g,N.__P&&(g=u,i=(e=N.__P).namespaceURI,d=a=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&aa(O,O)}),r.__k=null),u=r.__k?qn(r,0):null),u=ll(e,na(oe)?oe:[oe],t,r,n,i,a,s,u,d,f),N.__P&&(t.__e=null,u=g),t.__u&=-161,m&&m.some(or),b.__h.length&&s.push(b),1&b.__g&&(b.__g&=-4)}catch(O){if(s.length=y,t.__v=null,d||a)if(O&&O.then){if(t.__u|=128|d,a){for(~(K=a.indexOf(u||void 0))||(K=a.length);(R=a[K-1])&&R.nodeType==8;)K--;for(;K<a.length;K++)if(R=a[K])if(a[K]=null,Y){if(R==le)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(le=Qo(Y=R))}}if(!Y){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;Y=u}(g=Qo(Y=t.__c.__z||(t.__c.__z=Y)))?(t.__e=Y,u=g):t.__e=u,u=u&&u.nextSibling}else a&&a.some(or);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||cl(t),ve.__e(O,t,r)}}else u=t.__e=rp(r.__e,t,r,n,i,a,s,d,f,e);return(g=ve.diffed)&&g(t),u}function Qo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function cl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(cl))}function dl(e,t,r){for(var n=0;n<r.length;)ia(r[n++],r[n++],r[n++]);ve.__c&&ve.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(a){a.call(i)})}catch(a){ve.__e(a,i.__v)}})}function rp(e,t,r,n,i,a,s,u,d,f){var g,m,y,b,T,$,L,N,_=r.props||Ho,P=t.props,x=t.type;if(x=="svg"?i="http://www.w3.org/2000/svg":x=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),a){for(g=0;g<a.length;g++)if((T=a[g])&&(x?T.localName==x:T.nodeType==3)){e=T,a[g]=null;break}}if(!e){if(N=f.ownerDocument||document,!x)return N.createTextNode(P);e=N.createElementNS(i,x,P.is?P:f),u&&(ve.__m&&ve.__m(t,a),u=!1),a=null}if(x){if(f=x=="template"&&e.content||e,a=x=="textarea"&&P.defaultValue!=null?null:a&&ra.call(f.childNodes),!u&&a)for(_={},g=0;g<e.attributes.length;g++)_[(T=e.attributes[g]).name]=T.value;for(g in _)T=_[g],g=="dangerouslySetInnerHTML"?y=T:g=="children"||g in P||g=="value"&&"defaultValue"in P||g=="checked"&&"defaultChecked"in P||qo(e,g,null,T,i);for(g in P)T=P[g],g=="children"?b=T:g=="dangerouslySetInnerHTML"?m=T:g=="value"?$=T:g=="checked"?L=T:u&&typeof T!="function"||_[g]===T||qo(e,g,T,_[g],i);m?(u||y&&(m.__html==y.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(y&&(e.textContent=""),(x=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Zm.test(x))&&(i="http://www.w3.org/1999/xhtml"),ll(f,na(b)?b:[b],t,r,n,i,a,s,a?a[0]:r.__k&&qn(r,0),u,d),a&&a.some(or)),u&&x!="textarea"||(g="value",x=="progress"&&$==null?e.removeAttribute(g):$==null||$===e[g]&&(x!="progress"||$)||qo(e,g,$,_[g],i),g="checked",L!=null&&L!=e[g]&&qo(e,g,L,_[g],i))}else _===P||u&&e.data==P||(e.data=P);return e}function ia(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){ve.__e(i,r)}}function aa(e,t,r){var n,i,a,s;if(ve.unmount&&ve.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||ia(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ve.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(s=0;s<n.length;s++)n[s]&&aa(n[s],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(i=Qo(n,a=[]))&&(n==e.__e&&a.some(or),or(i),or(n)),r||or(e.__e),e.__e=e.__c=e.__=null}function op(e,t,r){return this.constructor(e,r)}function sa(e,t){var r,n,i,a;ve.__&&ve.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=ao(C,{children:[e]}),i=[],a=[],oa(t,t.__k,n||Ho,Ho,t.namespaceURI,n?null:t.firstChild?ra.call(t.childNodes):null,i,n?n.__e:t.firstChild,r,a),dl(i,t.__k,a),t.__k.props.children=null}ve={__e:function(e,t,r,n){for(var i,a,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(a=i.constructor)&&a.getDerivedStateFromError)&&i.setState(a.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,n||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(u){e=u}}throw Bo=0,e}},nl=0,ea=function(e){return e!=null&&e.constructor===so},Vn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=ir({},this.state)),typeof e=="function"&&(e=e(ir({},r),this.props)),e&&(ir(r,e),this.__v&&(t&&this.__k.push(t),el(this)))},Vn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),el(this))},Vn.prototype.render=C,Fn=[],Bo=0,rl=function(e,t){return e.__v.__b-t.__v.__b},Go=Symbol(),ol=/(PointerCapture)$|Capture$/i,ta=0,Xi={},Jm=0;var uo,st,la,ml,ua=Object.is,jo=0,kl=[],ca=[],tt=ve,pl=tt.__b,fl=tt.__r,hl=tt.diffed,gl=tt.__c,yl=tt.unmount,bl=tt.__;function ma(e,t){tt.__h&&tt.__h(st,e,jo||t),jo=0;var r=st.__H||(st.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function me(e){return jo=1,ip(Sl,e)}function ip(e,t,r){var n=ma(uo++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):Sl(void 0,t),function(a){var s=(n.__N||n.__)[0],u=n.t(s,a);ua(s,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=st,!st.__f)){st.__f=!0;var i=st.shouldComponentUpdate;st.shouldComponentUpdate=function(a,s,u){var d=this.__H;if(!d)return!0;var f=!1,g=this.props!=a;if(d.__.some(function(y){y.__N&&(f=!0,ua(y.__[0],y.__N[0])||(g=!0))}),i){var m=i.call(this,a,s,u);return f?m||g:m}return!f||g}}return n.__}function Je(e,t){var r=ma(uo++,3);!tt.__s&&_l(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,st.__H.__h.push(r))}function Mt(e){return jo=5,en(function(){return{current:e}},[])}function en(e,t){var r=ma(uo++,7);return _l(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function ap(){var e;do{for(;e=ca.shift();)try{lo(e)}catch(r){tt.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=kl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(lo),t.__h.some(da),t.__h=[]}catch(r){t.__h=[],tt.__e(r,e.__v)}}}while(ca.length)}tt.__b=function(e){st=null,pl&&pl(e)},tt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),bl&&bl(e,t)},tt.__r=function(e){fl&&fl(e),uo=0;var t=(st=e.__c).__H;t&&(la==st?st.__h=[]:(t.__h.some(lo),t.__h.some(da),uo=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),la=st},tt.diffed=function(e){hl&&hl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&vl(kl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),la=st=null},tt.__c=function(e,t){t.some(function(r){try{r.__h.some(lo),r.__h=r.__h.filter(function(n){return!n.__||da(n)})}catch(n){r.__h=[function(){throw n}]}}),gl&&gl(e,t)},tt.unmount=function(e){yl&&yl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(i){try{if(i.__P&&i.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}i.__P=r,vl(ca.push(i))}else lo(i)}catch(a){t=a}}),n.__H=void 0,t&&tt.__e(t,n.__v))};var wl=typeof requestAnimationFrame=="function";function sp(e){var t,r=function(){clearTimeout(n),wl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);wl&&(t=requestAnimationFrame(r))}function vl(e){e!=1&&ml==tt.requestAnimationFrame||((ml=tt.requestAnimationFrame)||sp)(ap)}function lo(e){var t=st,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),st=t}function da(e){var t=st;e.__c=e.__(),st=t}function _l(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!ua(r,e[n])})}function Sl(e,t){return typeof t=="function"?t(e):t}var z=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},My=new z(`
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
    `,{fragmentName:"WalletNumbers"}),Oy=new z(`
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
    `,{fragmentName:"SignalRow"}),Fy=new z(`
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
    `,{fragmentName:"MarketFacts"}),Vy=new z(`
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
    `,{fragmentName:"Gains"}),qy=new z(`
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
}`,{fragmentName:"Graded"}),Gy=new z(`
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
}`,{fragmentName:"TrackGroups"}),Qy=new z(`
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
    `,{fragmentName:"ConfigParts"}),By=new z(`
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
    `,{fragmentName:"WebhookParts"}),Tl=new z(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),xl=new z(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Cl=new z(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Al=new z(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),Pl=new z(`
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
    `),Rl=new z(`
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
    `),Dl=new z(`
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
    `),El=new z(`
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
    `),Ll=new z(`
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
}`),Ul=new z(`
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
    `),Nl=new z(`
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
}`),pa=new z(`
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
}`),Wl=new z(`
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
    `),$l=new z(`
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
}`),Il=new z(`
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
    `),Ml=new z(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),Ol=new z(`
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
    `),Fl=new z(`
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
    `),Vl=new z(`
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
}`),ql=new z(`
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
    `),Gl=new z(`
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
    `),Ql=new z(`
    query SignalPrice($chain: Chain!, $address: String!) {
  token(chain: $chain, address: $address) {
    hours: series(metric: PRICE_USD, interval: HOUR) {
      at
      value
    }
    days: series(metric: PRICE_USD, interval: DAY) {
      at
      value
    }
  }
}
    `),Bl=new z(`
    query SignalTrades($chain: Chain!, $addresses: [String!]!, $filter: TradeFilter!) {
  walletsByAddress(chain: $chain, addresses: $addresses) {
    walletAddress
    trades(first: 5, filter: $filter) {
      nodes {
        priceUsd
        amountUsd
        tradedAt
      }
    }
  }
}
    `),Hl=new z(`
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
    `),zl=new z(`
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
    `),jl=new z(`
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
}`),Yl=new z(`
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
}`),Kl=new z(`
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
}`),Jl=new z(`
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
    `),Zl=new z(`
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
    `),Xl=new z(`
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
}`),eu=new z(`
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
}`),fa=new z(`
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
    `),tu=new z(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),nu=new z(`
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
    `),ru=new z(`
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
}`),ou=new z(`
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
    `),iu=new z(`
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
    `),au=new z(`
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
    `),su=new z(`
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
}`),lu=new z(`
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
}`),uu=new z(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),cu=new z(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),du=new z(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),mu=new z(`
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
    `),pu=new z(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),fu=new z(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),ha=new z(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Lt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function Gn(e){return Lt(e)==="object"}function lp(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function ga(e,t){return e.length<124?e:t}var hu="graphql-transport-ws";var Ot=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Ot||{}),Ft=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Ft||{});function gu(e){if(!Gn(e))throw new Error(`Message is expected to be an object, but got ${Lt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Lt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!Gn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Gn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Lt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Lt(e.payload.query)}`);if(e.payload.variables!=null&&!Gn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Lt(e.payload.variables)}`);if(e.payload.operationName!=null&&Lt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Lt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!Gn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Lt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Gn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Lt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!lp(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Lt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function yu(e,t){return gu(typeof e=="string"?JSON.parse(e,t):e)}function Nr(e,t){return gu(e),JSON.stringify(e,t)}function ba(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:i=console.error,lazyCloseTimeout:a=0,keepAlive:s=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:f=5,retryWait:g=async function(W){let M=Math.pow(2,W);await new Promise(E=>setTimeout(E,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:m=ya,on:y,webSocketImpl:b,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,W=>{let M=Math.random()*16|0;return(W=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:$,jsonMessageReviver:L}=e,N;if(b){if(!cp(b))throw new Error("Invalid WebSocket implementation provided");N=b}else typeof WebSocket<"u"?N=WebSocket:typeof global<"u"?N=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(N=window.WebSocket||window.MozWebSocket);if(!N)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let _=N,P=(()=>{let U=(()=>{let M={};return{on(E,ye){return M[E]=ye,()=>{delete M[E]}},emit(E){"id"in E&&M[E.id]?.(E)}}})(),W={connecting:y?.connecting?[y.connecting]:[],opened:y?.opened?[y.opened]:[],connected:y?.connected?[y.connected]:[],ping:y?.ping?[y.ping]:[],pong:y?.pong?[y.pong]:[],message:y?.message?[U.emit,y.message]:[U.emit],closed:y?.closed?[y.closed]:[],error:y?.error?[y.error]:[]};return{onMessage:U.on,on(M,E){let ye=W[M];return ye.push(E),()=>{let ie=ye.indexOf(E);ie>-1&&ye.splice(ie,1)}},emit(M,...E){for(let ye of[...W[M]])ye(...E)}}})();function x(U){let W=[P.on("error",M=>{W.forEach(E=>E()),U(M)}),P.on("closed",M=>{W.forEach(E=>E()),U(M)})];return()=>W.forEach(M=>M())}let X,I=0,oe,Y=!1,le=0,K=!1;async function R(){clearTimeout(oe);let[U,W]=await(X??(X=new Promise((ye,ie)=>(async()=>{if(Y){if(await g(le),!I)return X=void 0,ie({code:1e3,reason:"All Subscriptions Gone"});le++}P.emit("connecting",Y);let B=new _(typeof t=="function"?await t():t,hu),pe,ae;function H(){isFinite(s)&&s>0&&(clearTimeout(ae),ae=setTimeout(()=>{B.readyState===_.OPEN&&(B.send(Nr({type:Ft.Ping})),P.emit("ping",!1,void 0))},s))}x(_e=>{X=void 0,clearTimeout(pe),clearTimeout(ae),ie(_e),_e instanceof co&&(B.close(4499,"Terminated"),B.onerror=null,B.onclose=null)}),B.onerror=_e=>P.emit("error",_e),B.onclose=_e=>P.emit("closed",_e),B.onopen=async()=>{try{P.emit("opened",B);let _e=typeof r=="function"?await r():r;if(B.readyState!==_.OPEN)return;B.send(Nr(_e?{type:Ft.ConnectionInit,payload:_e}:{type:Ft.ConnectionInit},$)),isFinite(d)&&d>0&&(pe=setTimeout(()=>{B.close(Ot.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),H()}catch(_e){P.emit("error",_e),B.close(Ot.InternalClientError,ga(_e instanceof Error?_e.message:String(_e),"Internal client error"))}};let We=!1;B.onmessage=({data:_e})=>{try{let ce=yu(_e,L);if(P.emit("message",ce),ce.type==="ping"||ce.type==="pong"){P.emit(ce.type,!0,ce.payload),ce.type==="pong"?H():u||(B.send(Nr(ce.payload?{type:Ft.Pong,payload:ce.payload}:{type:Ft.Pong},$)),P.emit("pong",!1,ce.payload));return}if(We)return;if(ce.type!==Ft.ConnectionAck)throw new Error(`First message cannot be of type ${ce.type}`);clearTimeout(pe),We=!0,P.emit("connected",B,ce.payload,Y),Y=!1,le=0;let we=new Promise((zt,St)=>x(St));we.catch(()=>{}),ye([B,we])}catch(ce){B.onmessage=null,P.emit("error",ce),B.close(Ot.BadResponse,ga(ce instanceof Error?ce.message:String(ce),"Bad response"))}}})())));U.readyState===_.CLOSING&&await W;let M=()=>{},E=new Promise(ye=>M=ye);return[U,M,new Promise((ye,ie)=>{let B=x(ie);U.readyState!==_.OPEN&&W.catch(ie),E.then(()=>{if(B(),!I){let pe=()=>U.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(oe),oe=setTimeout(()=>{!I&&U.readyState===_.OPEN&&pe()},a)):pe()}ye()})})]}function Z(U){if(ya(U)&&(up(U.code)||[Ot.InternalServerError,Ot.InternalClientError,Ot.BadRequest,Ot.BadResponse,Ot.Unauthorized,Ot.SubprotocolNotAcceptable,Ot.SubscriberAlreadyExists,Ot.TooManyInitialisationRequests].includes(U.code)))throw U;if(K)return!1;if(ya(U)&&U.code===1e3)return I>0;if(!f||le>=f||!m(U))throw U;return Y=!0}n||(async()=>{for(I++;;)try{let[,,U]=await R();await U}catch(U){try{if(!Z(U))return}catch(W){return i?.(W)}}})();function O(U,W){let M=T(U),E=!1,ye=!1,ie=()=>{I--,E=!0};return(async()=>{for(I++;;)try{let[B,pe,ae]=await R();if(E)return ae.catch(()=>{}),pe();let H=P.onMessage(M,We=>{switch(We.type){case Ft.Next:{W.next(We.payload);return}case Ft.Error:{ye=!0,E=!0,W.error(We.payload),ie();return}case Ft.Complete:{E=!0,ie();return}}});B.send(Nr({id:M,type:Ft.Subscribe,payload:U},$)),ie=()=>{!E&&B.readyState===_.OPEN&&B.send(Nr({id:M,type:Ft.Complete},$)),I--,E=!0,pe()},await ae.finally(H);return}catch(B){if(!Z(B))return}})().then(()=>{ye||W.complete()}).catch(B=>{W.error(B)}),()=>{E||ie()}}return{on:P.on,subscribe:O,iterate(U){let W=[],M={done:!1,error:null,resolve:()=>{}},E=O(U,{next(ie){W.push(ie),M.resolve()},error(ie){M.done=!0,M.error=ie,M.resolve()},complete(){M.done=!0,M.resolve()}}),ye=(async function*(){for(;;){for(W.length||await new Promise(B=>M.resolve=B);W.length;)yield W.shift();if(M.error)throw M.error;if(M.done)return}})();return ye.throw=async ie=>(M.done||(M.done=!0,M.error=ie,M.resolve()),{done:!0,value:void 0}),ye.return=async()=>(E(),{done:!0,value:void 0}),ye},async dispose(){if(K=!0,X){let[U]=await X;U.close(1e3,"Normal Closure")}},terminate(){X&&P.emit("closed",new co)}}}var co=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function ya(e){return Gn(e)&&"code"in e&&"reason"in e}function up(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function cp(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var bu=new URL("graphql",document.baseURI),Le=class extends Error{constructor(r,n,i){super(n);this.code=r;this.requestId=i}code;requestId},mo={key:()=>"",refused:()=>{}};function wu(e){mo=e}async function ze(e,t,r={}){let n=r.key??mo.key(),i;try{i=await fetch(bu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Le("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=i.headers.get("X-Request-Id")??void 0,s;try{s=await i.json()}catch{throw new Le("NETWORK",`The answer cannot be read: status ${i.status}.`,a)}let u=s.errors?.[0];if(u||!s.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",f=new Le(d,u?.message??`status ${i.status}`,a);throw d==="UNAUTHENTICATED"&&r.key===void 0&&mo.refused(f.message),f}return s.data}var Yo,va=new Set;function dp(){return Yo??=ba({url:bu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${mo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>wa("connecting"),connected:()=>wa("open"),closed:()=>wa("broken")}}),Yo}function wa(e){for(let t of va)t(e)}async function ka(){let e=Yo;Yo=void 0,await e?.dispose()}function vu(e,t,r){let n=r.link;n&&va.add(n);let i=dp().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:s})=>{s?.[0]?r.failed(new Le(String(s[0].extensions?.code??""),s[0].message)):a&&r.next(a)},error:a=>r.failed(mp(a)),complete:()=>{}});return()=>{n&&va.delete(n),i()}}function mp(e){if(Array.isArray(e)){let t=e[0];return new Le(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&mo.refused("The key is no longer accepted."),new Le("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Le("NETWORK","The connection is broken.")}function ee(e,t,r={}){let[n,i]=me({loading:!r.skip}),[a,s]=me(0),u=Mt(""),d=JSON.stringify(t)+e.toString();return Je(()=>{if(r.skip){i({loading:!1});return}let f=new AbortController;return i(g=>({...g,loading:!0})),ze(e,t,{signal:f.signal}).then(g=>{u.current=d,i({data:g,loading:!1})},g=>{if(f.signal.aborted)return;let m=g instanceof Le?g:new Le("",String(g));i(y=>({data:u.current===d?y.data:void 0,refusal:m,loading:!1}))}),()=>f.abort()},[d,a,r.skip]),Je(()=>{if(!r.every||r.skip)return;let f=setInterval(()=>{document.visibilityState==="visible"&&s(g=>g+1)},r.every);return()=>clearInterval(f)},[r.every,r.skip]),{...n,reload:()=>s(f=>f+1)}}function Ko(e,t){let[r,n]=me(e),i=JSON.stringify(e);return Je(()=>{let a=setTimeout(()=>n(e),t);return()=>clearTimeout(a)},[i,t]),r}var pp=Symbol.for("preact-signals");function ei(){if(Pn>1)Pn--;else{var e,t=!1;for((function(){var i=Zo;for(Zo=void 0;i!==void 0;){var a=i.S;if(a.v===i.v)for(var s=a.t;s!==void 0;s=s.x)s.i===i.i&&(s.i=a.i);i=i.o}})();fo!==void 0;){var r=fo;for(fo=void 0,Jo++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&_u(r))try{r.c()}catch(i){t||(e=i,t=!0)}r=n}}if(Jo=0,Pn--,t)throw e}}function Sa(e){if(Pn>0)return e();_a=++fp,Pn++;try{return e()}finally{ei()}}var po,Ge=void 0;function ho(e){var t=Ge,r=po;Ge=void 0,po=void 0;try{return e()}finally{Ge=t,po=r}}var fo=void 0,Pn=0,Jo=0,fp=0,_a=0,Zo=void 0,Xo=0;function ku(e){if(Ge!==void 0){var t=e.n;if(t===void 0||t.t!==Ge)return t={i:0,S:e,p:Ge.s,n:void 0,t:Ge,e:void 0,x:void 0,r:t},Ge.s!==void 0&&(Ge.s.n=t),Ge.s=t,e.n=t,32&Ge.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ge.s,t.n=void 0,Ge.s.n=t,Ge.s=t),t}}function lt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}lt.prototype.brand=pp;lt.prototype.h=function(){return!0};lt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:ho(function(){var n;(n=t.W)==null||n.call(t)}))};lt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ho(function(){var i;(i=t.Z)==null||i.call(t)}))}};lt.prototype.subscribe=function(e){var t=this;return sr(function(){var r=t.value;ho(function(){return e(r)})},{name:"sub"})};lt.prototype.valueOf=function(){return this.value};lt.prototype.toString=function(){return this.value+""};lt.prototype.toJSON=function(){return this.value};lt.prototype.peek=function(){var e=this;return ho(function(){return e.value})};Object.defineProperty(lt.prototype,"value",{get:function(){var e=ku(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Jo>100)throw new Error("Cycle detected");(function(r){Pn!==0&&Jo===0&&r.l!==_a&&(r.l=_a,Zo={S:r,v:r.v,i:r.i,o:Zo})})(this),this.v=e,this.i++,Xo++,Pn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ei()}}}});function Qe(e,t){return new lt(e,t)}function _u(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Su(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Tu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function ar(e,t){lt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Xo-1,this.f=4}ar.prototype=new lt;ar.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Xo))return!0;if(this.g=Xo,this.f|=1,this.i>0&&!_u(this))return this.f&=-2,!0;var e=Ge;try{Su(this),Ge=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ge=e,Tu(this),this.f&=-2,!0};ar.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}lt.prototype.S.call(this,e)};ar.prototype.U=function(e){if(this.t!==void 0&&(lt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ar.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ar.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ku(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Wr(e,t){return new ar(e,t)}function xu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Pn++;var r=Ge;Ge=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Ta(e),n}finally{Ge=r,ei()}}}function Ta(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,xu(e)}function hp(e){if(Ge!==this)throw new Error("Out-of-order effect");Tu(this),Ge=e,this.f&=-2;try{8&this.f&&Ta(this)}finally{ei()}}function $r(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,po&&po.push(this)}$r.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};$r.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,xu(this),Su(this),Pn++;var e=Ge;return Ge=this,hp.bind(this,e)};$r.prototype.N=function(){2&this.f||(this.f|=2,this.u=fo,fo=this)};$r.prototype.d=function(){this.f|=8,1&this.f||Ta(this)};$r.prototype.dispose=function(){this.d()};function sr(e,t){var r=new $r(e,t);try{r.c()}catch(i){throw r.d(),i}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var Cu,ni,ti,gp=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Au=[];sr(function(){Cu=this.N})();function Ir(e,t){ve[e]=t.bind(null,ve[e]||function(){})}function go(e){if(ti){var t=ti;ti=void 0,t()}ti=e&&e.S()}function Pu(e){var t=this,r=e.data,n=bp(r);n.name="ReactiveDom",n.value=r;var i=en(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var f=Wr(function(){var b=n.value.value;return b===0?0:b===!0?"":b||""}),g=Wr(function(){return!Array.isArray(f.value)&&!ea(f.value)}),m=sr(function(){if(this.N=Ru,g.value){var b=f.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=b)}}),y=t.__$u.d;return t.__$u.d=function(){m(),y.call(this)},[g,f]},[]),a=i[0],s=i[1];return a.value?s.peek():s.value}Pu.displayName="ReactiveTextNode";Object.defineProperties(lt.prototype,{constructor:{configurable:!0,value:il(C,null).constructor},type:{configurable:!0,value:Pu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ir("__b",function(e,t){if(go(),ni=void 0,typeof t.type=="string"){var r,n=t.props;for(var i in n)if(i!=="children"){var a=n[i];a instanceof lt&&(r||(t.__np=r={}),r[i]=a,n[i]=a.peek())}}e(t)});Ir("__r",function(e,t){if(e(t),t.type!==C){go();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(i,a){var s;return sr(function(){s=this},{name:a}),s.c=i,s})((function(i){return function(){var a;gp&&((a=this.y)==null||a.call(this)),i.__$f|=1,i.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ni=n,go(r)}});Ir("__e",function(e,t,r,n){go(),ni=void 0,e(t,r,n)});Ir("diffed",function(e,t){go(),ni=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,i=t.props,a=r.U;if(a)for(var s in a){var u=a[s];u===void 0||n&&s in n||(u.d(),a[s]=void 0)}if(n){a||(a={},r.U=a);for(var d in n){var f=a[d],g=n[d];f===void 0?(f=yp(r,d,g,i),a[d]=f):f.o(g,i)}}}e(t)});function yp(e,t,r,n){var i=t in e&&e.ownerSVGElement===void 0,a=Qe(r);return{o:function(s,u){a.value=s,n=u},d:sr(function(){this.N=Ru;var s=a.value.value;n[t]!==s&&(n[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Ir("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var i in n){var a=n[i];a&&a.d()}}}var s=t.__np;if(s){var u=t.props;for(var d in s)u[d]=s[d]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var g=f.__$u;g&&(f.__$u=void 0,g.d())}}e(t)});Ir("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Vn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(n||a||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function bp(e,t){return en(function(){return Qe(e,t)},[])}var wp=function(e){queueMicrotask(function(){queueMicrotask(e)})};function vp(){Sa(function(){for(var e;e=Au.shift();)Cu.call(e)})}function Ru(){Au.push(this)===1&&(ve.requestAnimationFrame||wp)(vp)}var ri=Qe(location.hash);addEventListener("hashchange",()=>{ri.value=location.hash});var bt=Wr(()=>{let[e="",t=""]=ri.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Du),params:new URLSearchParams(t)}});function Du(e){try{return decodeURIComponent(e)}catch{return e}}function be(e,t={}){let r=new URLSearchParams;for(let[i,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&r.set(i,String(a));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function he(e){let{path:t,params:r}=bt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",be(t,n)),ri.value=location.hash}function Mr(e,t){let r=bt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Ee(e,t,r){let n=bt.value.params.get(e);return t.find(i=>i===n)??r}function Eu(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),ri.value=location.hash,Du(e[1])}var yo=Qe(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(yo.value=Date.now())},1e3);var bo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Lu=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function k(e){return bo.format(e)}function Ce(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?Lu.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?bo.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function oi(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?bo.format(r):r.toPrecision(3)} ${t[n]}`}function xa(e){return e>=10||e===0?bo.format(e):e.toPrecision(2)}function Fe(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${bo.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function nt(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function tn(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Ca(e){return Math.abs(e)>=1e5?Lu.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function Vt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function ke(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var kp=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Ze(e){for(let[t,r]of kp)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function ii(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Ze(r)} ago`}var _p=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Sp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),fb=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function _n(e){return`${_p.format(new Date(e))} UTC`}function qt(e){return Sp.format(new Date(e))}var Tp=Symbol.for("pv"),xp=0;function o(e,t,r,n,i,a){t||(t={});var s,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?s=t[u]:d[u]=t[u];var f={type:e,props:d,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Tp,__v:--xp,__i:-1,__u:0};return(i||a)&&(f.__source=i,f.__self=a),ve.vnode&&ve.vnode(f),f}var Be={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},rt=Object.keys(Be);function ot({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:Be[e]})}function ai({priority:e}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Pt({value:e}){return o("span",{class:Uu(e),children:tn(e)})}function kt({value:e}){return o("span",{class:Uu(e),children:Ce(e,!0)})}function Uu(e){return e?e>0?"num good":"num bad":"num"}function te({at:e}){return e?o("time",{dateTime:e,title:_n(e),children:ii(e,yo.value)}):o("span",{class:"muted",children:"never"})}function Rn({chain:e,address:t,class:r=""}){return o("a",{class:`mono ${r}`,href:be(["wallet",e,t]),title:t,children:Vt(t)})}function Ut({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:be(["token",e,t]),title:t,children:r||Vt(t)})}function Qn({text:e,label:t}){let[r,n]=me(!1),i=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{i()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function Q({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function Xe({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function Re({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function Or({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function J({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var Nu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function un({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),Nu[e.code]&&o("div",{children:Nu[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function ue({query:e,children:t}){let{data:r,refusal:n,loading:i,reload:a}=e;return r===void 0?n?o(un,{refusal:n,retry:a}):o(Or,{}):o("div",{"aria-busy":i,class:"stack",children:[n&&o(un,{refusal:n,retry:a}),t(r)]})}var Wu=50,Cp="1200px 0px";function $u({rows:e,id:t,line:r,columns:n}){let i=Mt(void 0),a=Mt(new Map),s=Ap(e,t,i.current);Je(()=>{i.current=e[0]===void 0?void 0:{id:t(e[0]),at:s}}),Je(()=>{let d=()=>a.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,f)=>{let g=Math.floor((s+f)/Wu),m=u.at(-1);m?.number===g?m.rows.push(d):u.push({number:g,from:f,rows:[d]})}),o(C,{children:u.map(d=>o(Pp,{...d,drawn:d.from<Wu,line:r,columns:n,heights:a.current},d.number))})}function Ap(e,t,r){if(!r)return 0;let n=e.findIndex(i=>t(i)===r.id);return n<0?0:r.at-n}function Pp({number:e,from:t,rows:r,drawn:n,line:i,columns:a,heights:s}){let u=Mt(null),[d,f]=me(n),g=Mt(0);if(Je(()=>{let y=u.current;if(!y)return;let b=new IntersectionObserver(T=>{let{isIntersecting:$,boundingClientRect:L}=T.at(-1),N=$||y.contains(document.activeElement);!N&&g.current&&s.set(e,L.height/g.current),f(N)},{rootMargin:Cp});return b.observe(y),()=>b.disconnect()},[]),g.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((y,b)=>i(y,b===0?t+2:void 0))});let m=(s.get(e)??Rp(s))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:a,style:{height:`${m}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function Rp(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ne({label:e,columns:t,rows:r,id:n,class:i,long:a=!1}){let[s,u]=me(),d=t.find(y=>y.name===s?.name)?.sort,f=d&&s?[...r].sort((y,b)=>Dp(d(y),d(b))*(s.up?1:-1)):r,g=y=>u(b=>b?.name===y?{name:y,up:!b.up}:{name:y,up:!1}),m=(y,b)=>o(Aa,{row:y,columns:t,class:i?.(y),index:b},n(y));return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{"aria-rowcount":a?r.length+1:void 0,children:[o("thead",{children:o("tr",{children:t.map(y=>o("th",{scope:"col",title:y.title,class:Iu(y),"aria-sort":s?.name===y.name?s.up?"ascending":"descending":void 0,children:y.sort?o("button",{type:"button",class:"sort",onClick:()=>g(y.name),children:y.name}):y.name},y.name))})}),a?o($u,{rows:f,id:n,line:m,columns:t.length}):o("tbody",{children:f.map(y=>m(y))})]})})}var Aa=class extends Vn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:i}){return o("tr",{class:n,"aria-rowindex":i,children:r.map(a=>o("td",{"data-name":a.name,class:Iu(a),children:o("span",{class:"cell",children:a.cell(t)})},a.name))})}};function Iu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function Dp(e,t){return e<t?-1:e>t?1:0}function Fr({shown:e,total:t,noun:r,more:n,first:i}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),i&&o("button",{type:"button",onClick:i,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function Mu({args:[e]}){return e?o(Np,{id:e}):o(Up,{})}var Ep=[{name:"Customer",cell:e=>o(C,{children:[o("a",{href:be(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>k(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(te,{at:Lp(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>k(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(C,{children:[k(e.budget.dailyUsed),o("small",{children:["of ",k(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>qt(e.createdAt)}];function Lp(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function Up(){let[e,t]=me(),r=ee(Pl,{after:e},{every:15e3});return o(C,{children:[o(Re,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(ue,{query:r,children:({customers:n})=>n.totalCount===0?o(J,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(Q,{children:[o(ne,{label:"Customers",columns:Ep,rows:n.nodes,id:i=>i.customerId}),o(Fr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function Np({id:e}){let t=ee(Rl,{id:e},{every:15e3});return o(ue,{query:t,children:({customer:r})=>r?o(Ip,{customer:r}):o(J,{title:"There is no such customer",children:o("a",{href:be(["customers"]),children:"All customers"})})})}var Wp=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(C,{children:["revoked ",o(te,{at:e.revokedAt})]}):e.expiresAt?`until ${qt(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>o(te,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>k(e.uses)},{name:"Created",wide:!0,cell:e=>qt(e.createdAt)}],$p=[{name:"Webhook",cell:e=>o(C,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(C,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(te,{at:e.lastSuccessAt})}];function Ip({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return o("div",{class:"stack",children:[o(Re,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:be(["customers"]),children:"All customers"})}),e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(te,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(Q,{children:o(Xe,{items:[{name:"Signals today",value:k(e.budget.dailyUsed),note:`of ${k(e.budget.dailyBudget)}, ${qt(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:ke(r.type),value:k(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${k(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),o(Q,{title:"Keys",children:o(ne,{label:"Keys, newest first",columns:Wp,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&o(Q,{title:"Webhooks",children:o(ne,{label:"Webhooks",columns:$p,rows:e.webhooks,id:r=>String(r.number)})}),o(Mp,{id:e.customerId,suspended:!!e.suspendedAt})]})}function Mp({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(Q,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(Qn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function Gt({label:e,choices:t,chosen:r,change:n}){let i=a=>n(r.includes(a)?r.filter(s=>s!==a):[...r,a]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(a),onClick:()=>i(a),children:s},a))})}function Ke({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:i,label:a})=>o("button",{type:"button","aria-pressed":i===r,onClick:()=>n(i),children:a},i))})}function lr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:i=>n(i.currentTarget.value),children:t.map(({value:i,label:a})=>o("option",{value:i,children:a},i))})]})}function Vr({label:e,value:t,change:r,min:n=0,max:i,step:a="any",hint:s}){return o("label",{class:"field",children:[o("span",{children:e}),o("input",{type:"number",inputMode:"decimal",value:t,min:n,max:i,step:a,placeholder:s,onChange:u=>{u.currentTarget.validity.valid&&r(u.currentTarget.value)}})]})}function Fu(){let[e,t]=me(bt.value.params.get("text")??""),r=Ko(e.trim(),300);return Je(()=>he({text:r}),[r]),o("div",{class:"stack",children:[o(Re,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(J,{title:"Write at least two characters"}):o(Op,{text:r})]})}function Op({text:e}){let t=ee(Dl,{text:e});return o(ue,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(J,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(Fp,{found:r})})}function Fp({found:e}){return o(C,{children:[e.tokens.length>0&&o(Q,{title:"Tokens",children:o(ne,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(Vu,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(ot,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":Ce(t.volume24hUsd)}]})}),e.markets.length>0&&o(Q,{title:"Markets",children:o(ne,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:be(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>Ce(t.volume24hr)}]})}),e.wallets.length>0&&o(Q,{title:"Wallets",children:o(ne,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Rn,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(ot,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(kt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>k(t.tradeCount)},{name:"Last trade",cell:t=>o(te,{at:t.lastTradeTime})}]})})]})}function Vu({chain:e,address:t,symbol:r,market:n}){return n?o(C,{children:[o("a",{class:"symbol",href:be(["token",e,t]),children:n.outcomeLabel||Vt(t)})," ",o("small",{class:"muted",children:n.question})]}):o(Ut,{chain:e,address:t,symbol:r})}var Ou=["HOUR","SIX_HOURS","DAY"],Vp={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function qu(){let e=Ee("chain",rt,"BASE"),t=Ee("window",Ou,"DAY"),r=ee(El,{chain:e,window:t},{every:15e3});return o(C,{children:[o(Re,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(Ke,{label:"Chain",choices:rt.map(n=>({value:n,label:Be[n]})),chosen:e,change:n=>he({chain:n})}),o(Ke,{label:"Hours",choices:Ou.map(n=>({value:n,label:Vp[n]})),chosen:t,change:n=>he({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(ue,{query:r,children:({trendingTokens:n})=>n.length===0?o(J,{title:"No top wallet bought anything",children:["In these hours of ",Be[e],". A longer time, or another chain, may show more."]}):o(C,{children:[o("p",{class:"muted small",children:["Since ",_n(n[0].since)]}),o(ne,{label:"Tokens that top wallets buy",rows:n,id:i=>i.token.address,columns:[{name:"Token",cell:i=>o(Vu,{chain:e,address:i.token.address,symbol:i.token.symbol,market:i.token.market})},{name:"Buyers",number:!0,cell:i=>k(i.buyers),sort:i=>i.buyers},{name:"Sellers",number:!0,cell:i=>k(i.sellers),sort:i=>i.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:i=>o(kt,{value:i.netFlowUsd}),sort:i=>i.netFlowUsd},{name:"Price",number:!0,cell:i=>Fe(i.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:i=>o(Pt,{value:i.priceChangePct===null?null:i.priceChangePct/100}),sort:i=>i.priceChangePct??-1/0}]})]})})})]})}var qp="uplot",Gp="u-hz",Qp="u-vt",Bp="u-title",Hp="u-wrap",zp="u-under",jp="u-over",Yp="u-axis",dr="u-off",Kp="u-select",Jp="u-cursor-x",Zp="u-cursor-y",Xp="u-cursor-pt",ef="u-legend",tf="u-live",nf="u-inline",rf="u-series",of="u-marker",Gu="u-label",af="u-value",vo="width",ko="height";var Qu="bottom",qr="left",Pa="right",Ba="#000",Bu=Ba+"0",Ra="mousemove",Hu="mousedown",Da="mouseup",zu="mouseenter",ju="mouseleave",Yu="dblclick",sf="resize",lf="scroll",Ku="change",di="dppxchange",Ha="--",Yr=typeof window<"u",Wa=Yr?document:null,Qr=Yr?window:null,uf=Yr?navigator:null,Ae,si;function $a(){let e=devicePixelRatio;Ae!=e&&(Ae=e,si&&Ma(Ku,si,$a),si=matchMedia(`(min-resolution: ${Ae-.001}dppx) and (max-resolution: ${Ae+.001}dppx)`),mr(Ku,si,$a),Qr.dispatchEvent(new CustomEvent(di)))}function Qt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Ia(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ve(e,t,r){e.style[t]=r+"px"}function cn(e,t,r,n){let i=Wa.createElement(e);return t!=null&&Qt(i,t),r?.insertBefore(i,n),i}function nn(e,t){return cn("div",e,t)}var Ju=new WeakMap;function Sn(e,t,r,n,i){let a="translate("+t+"px,"+r+"px)",s=Ju.get(e);a!=s&&(e.style.transform=a,Ju.set(e,a),t<0||r<0||t>n||r>i?Qt(e,dr):Ia(e,dr))}var Zu=new WeakMap;function Xu(e,t,r){let n=t+r,i=Zu.get(e);n!=i&&(Zu.set(e,n),e.style.background=t,e.style.borderColor=r)}var ec=new WeakMap;function tc(e,t,r,n){let i=t+""+r,a=ec.get(e);i!=a&&(ec.set(e,i),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var za={passive:!0},cf={...za,capture:!0};function mr(e,t,r,n){t.addEventListener(e,r,n?cf:za)}function Ma(e,t,r,n){t.removeEventListener(e,r,za)}Yr&&$a();function dn(e,t,r,n){let i;r=r||0,n=n||t.length-1;let a=n<=2147483647;for(;n-r>1;)i=a?r+n>>1:Bt((r+n)/2),t[i]<e?r=i:n=i;return e-t[r]<=t[n]-e?r:n}function Rc(e){return(r,n,i)=>{let a=-1,s=-1;for(let u=n;u<=i;u++)if(e(r[u])){a=u;break}for(let u=i;u>=n;u--)if(e(r[u])){s=u;break}return[a,s]}}var Dc=e=>e!=null,Ec=e=>e!=null&&e>0,fi=Rc(Dc),df=Rc(Ec);function mf(e,t,r,n=0,i=!1){let a=i?df:fi,s=i?Ec:Dc;[t,r]=a(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let f=t;f<=r;f++){let g=e[f];s(g)&&(g<u?u=g:g>d&&(d=g))}return[u??Ue,d??-Ue]}function hi(e,t,r,n){let i=oc(e),a=oc(t);e==t&&(i==-1?(e*=r,t/=r):(e/=r,t*=r));let s=r==10?Dn:Lc,u=i==1?Bt:rn,d=a==1?rn:Bt,f=u(s(ct(e))),g=d(s(ct(t))),m=Br(r,f),y=Br(r,g);return r==10&&(f<0&&(m=Ne(m,-f)),g<0&&(y=Ne(y,-g))),n||r==2?(e=m*i,t=y*a):(e=$c(e,m),t=gi(t,y)),[e,t]}function ja(e,t,r,n){let i=hi(e,t,r,n);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var Ya=.1,nc={mode:3,pad:Ya},So={pad:0,soft:null,mode:0},pf={min:So,max:So};function mi(e,t,r,n){return yi(r)?rc(e,t,r):(So.pad=r,So.soft=n?0:null,So.mode=n?3:0,rc(e,t,pf))}function Te(e,t){return e??t}function ff(e,t,r){for(t=Te(t,0),r=Te(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function rc(e,t,r){let n=r.min,i=r.max,a=Te(n.pad,0),s=Te(i.pad,0),u=Te(n.hard,-Ue),d=Te(i.hard,Ue),f=Te(n.soft,Ue),g=Te(i.soft,-Ue),m=Te(n.mode,0),y=Te(i.mode,0),b=t-e,T=Dn(b),$=Rt(ct(e),ct(t)),L=Dn($),N=ct(L-T);(b<1e-24||N>10)&&(b=0,(e==0||t==0)&&(b=1e-24,m==2&&f!=Ue&&(a=0),y==2&&g!=-Ue&&(s=0)));let _=b||$||1e3,P=Dn(_),x=Br(10,Bt(P)),X=_*(b==0?e==0?.1:1:a),I=Ne($c(e-X,x/10),24),oe=e>=f&&(m==1||m==3&&I<=f||m==2&&I>=f)?f:Ue,Y=Rt(u,I<oe&&e>=oe?oe:mn(oe,I)),le=_*(b==0?t==0?.1:1:s),K=Ne(gi(t+le,x/10),24),R=t<=g&&(y==1||y==3&&K>=g||y==2&&K<=g)?g:-Ue,Z=mn(d,K>R&&t<=R?R:Rt(R,K));return Y==Z&&Y==0&&(Z=100),[Y,Z]}var hf=new Intl.NumberFormat(Yr?uf.language:"en-US"),Ka=e=>hf.format(e),Ht=Math,ci=Ht.PI,ct=Ht.abs,Bt=Ht.floor,ut=Ht.round,rn=Ht.ceil,mn=Ht.min,Rt=Ht.max,Br=Ht.pow,oc=Ht.sign,Dn=Ht.log10,Lc=Ht.log2,gf=(e,t=1)=>Ht.sinh(e)*t,Ea=(e,t=1)=>Ht.asinh(e/t),Ue=1/0;function ic(e){return(Dn((e^e>>31)-(e>>31))|0)+1}function Oa(e,t,r){return mn(Rt(e,t),r)}function Uc(e){return typeof e=="function"}function ge(e){return Uc(e)?e:()=>e}var yf=()=>{},Nc=e=>e,Wc=(e,t)=>t,bf=e=>null,ac=e=>!0,sc=(e,t)=>e==t,wf=/\.\d*?(?=9{6,}|0{6,})/gm,pr=e=>{if(Mc(e)||Hn.has(e))return e;let t=`${e}`,r=t.match(wf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[i,a]=t.split("e");return+`${pr(i)}e${a}`}return Ne(e,n)};function ur(e,t){return pr(Ne(pr(e/t))*t)}function gi(e,t){return pr(rn(pr(e/t))*t)}function $c(e,t){return pr(Bt(pr(e/t))*t)}function Ne(e,t=0){if(Mc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ut(n)/r}var Hn=new Map;function Ic(e){return((""+e).split(".")[1]||"").length}function xo(e,t,r,n){let i=[],a=n.map(Ic);for(let s=t;s<r;s++){let u=ct(s),d=Ne(Br(e,s),u);for(let f=0;f<n.length;f++){let g=e==10?+`${n[f]}e${s}`:n[f]*d,m=(s>=0?0:u)+(s>=a[f]?0:a[f]),y=e==10?g:Ne(g,m);i.push(y),Hn.set(y,m)}}return i}var To={},Ja=[],Hr=[null,null],Bn=Array.isArray,Mc=Number.isInteger,vf=e=>e===void 0;function lc(e){return typeof e=="string"}function yi(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function kf(e){return e!=null&&typeof e=="object"}var _f=Object.getPrototypeOf(Uint8Array),Oc="__proto__";function zr(e,t=yi){let r;if(Bn(e)){let n=e.find(i=>i!=null);if(Bn(n)||t(n)){r=Array(e.length);for(let i=0;i<e.length;i++)r[i]=zr(e[i],t)}else r=e.slice()}else if(e instanceof _f)r=e.slice();else if(t(e)){r={};for(let n in e)n!=Oc&&(r[n]=zr(e[n],t))}else r=e;return r}function it(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let i in n)i!=Oc&&(yi(e[i])?it(e[i],zr(n[i])):e[i]=zr(n[i]))}return e}var Sf=0,Tf=1,xf=2;function Cf(e,t,r){for(let n=0,i,a=-1;n<t.length;n++){let s=t[n];if(s>a){for(i=s-1;i>=0&&e[i]==null;)e[i--]=null;for(i=s+1;i<r&&e[i]==null;)e[a=i++]=null}}}function Af(e,t){if(Df(e)){let s=e[0].slice();for(let u=1;u<e.length;u++)s.push(...e[u].slice(1));return Ef(s[0])||(s=Rf(s)),s}let r=new Set;for(let s=0;s<e.length;s++){let d=e[s][0],f=d.length;for(let g=0;g<f;g++)r.add(d[g])}let n=[Array.from(r).sort((s,u)=>s-u)],i=n[0].length,a=new Map;for(let s=0;s<i;s++)a.set(n[0][s],s);for(let s=0;s<e.length;s++){let u=e[s],d=u[0];for(let f=1;f<u.length;f++){let g=u[f],m=Array(i).fill(void 0),y=t?t[s][f]:Tf,b=[];for(let T=0;T<g.length;T++){let $=g[T],L=a.get(d[T]);$===null?y!=Sf&&(m[L]=$,y==xf&&b.push(L)):m[L]=$}Cf(m,b,i),n.push(m)}}return n}var Pf=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Rf(e){let t=e[0],r=t.length,n=Array(r);for(let a=0;a<n.length;a++)n[a]=a;n.sort((a,s)=>t[a]-t[s]);let i=[];for(let a=0;a<e.length;a++){let s=e[a],u=Array(r);for(let d=0;d<r;d++)u[d]=s[n[d]];i.push(u)}return i}function Df(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let i=e[n][0];if(i.length!=r)return!1;if(i!=t){for(let a=0;a<r;a++)if(i[a]!=t[a])return!1}}return!0}function Ef(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,i=r-1;for(;n<=i&&e[n]==null;)n++;for(;i>=n&&e[i]==null;)i--;if(i<=n)return!0;let a=Rt(1,Bt((i-n+1)/t));for(let s=e[n],u=n+a;u<=i;u+=a){let d=e[u];if(d!=null){if(d<=s)return!1;s=d}}return!0}var Fc=["January","February","March","April","May","June","July","August","September","October","November","December"],Vc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function qc(e){return e.slice(0,3)}var Lf=Vc.map(qc),Uf=Fc.map(qc),Nf={MMMM:Fc,MMM:Uf,WWWW:Vc,WWW:Lf};function wo(e){return(e<10?"0":"")+e}function Wf(e){return(e<10?"00":e<100?"0":"")+e}var $f={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>wo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>wo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>wo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>wo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>wo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Wf(e.getMilliseconds())};function Za(e,t){t=t||Nf;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=n.exec(e);)r.push(i[0][0]=="{"?$f[i[1]]:i[0]);return a=>{let s="";for(let u=0;u<r.length;u++)s+=typeof r[u]=="string"?r[u]:r[u](a,t);return s}}var If=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Mf(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==If?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Gc=e=>e%1==0,pi=[1,2,2.5,5],Of=xo(10,-32,0,pi),Qc=xo(10,0,32,pi),Ff=Qc.filter(Gc),cr=Of.concat(Qc),Xa=`
`,Bc="{YYYY}",uc=Xa+Bc,Hc="{M}/{D}",_o=Xa+Hc,li=_o+"/{YY}",zc="{aa}",Vf="{h}:{mm}",Gr=Vf+zc,cc=Xa+Gr,dc=":{ss}",Pe=null;function jc(e){let t=e*1e3,r=t*60,n=r*60,i=n*24,a=i*30,s=i*365,d=(e==1?xo(10,0,3,pi).filter(Gc):xo(10,-3,0,pi)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,s,s*2,s*5,s*10,s*25,s*50,s*100]),f=[[s,Bc,Pe,Pe,Pe,Pe,Pe,Pe,1],[i*28,"{MMM}",uc,Pe,Pe,Pe,Pe,Pe,1],[i,Hc,uc,Pe,Pe,Pe,Pe,Pe,1],[n,"{h}"+zc,li,Pe,_o,Pe,Pe,Pe,1],[r,Gr,li,Pe,_o,Pe,Pe,Pe,1],[t,dc,li+" "+Gr,Pe,_o+" "+Gr,Pe,cc,Pe,1],[e,dc+".{fff}",li+" "+Gr,Pe,_o+" "+Gr,Pe,cc,Pe,1]];function g(m){return(y,b,T,$,L,N)=>{let _=[],P=L>=s,x=L>=a&&L<s,X=m(T),I=Ne(X*e,3),oe=La(X.getFullYear(),P?0:X.getMonth(),x||P?1:X.getDate()),Y=Ne(oe*e,3);if(x||P){let le=x?L/a:0,K=P?L/s:0,R=I==Y?I:Ne(La(oe.getFullYear()+K,oe.getMonth()+le,1)*e,3),Z=new Date(ut(R/e)),O=Z.getFullYear(),U=Z.getMonth();for(let W=0;R<=$;W++){let M=La(O+K*W,U+le*W,1),E=M-m(Ne(M*e,3));R=Ne((+M+E)*e,3),R<=$&&_.push(R)}}else{let le=L>=i?i:L,K=Bt(T)-Bt(I),R=Y+K+gi(I-Y,le);_.push(R);let Z=m(R),O=Z.getHours()+Z.getMinutes()/r+Z.getSeconds()/n,U=L/n,W=y.axes[b]._space,M=N/W;for(;R=Ne(R+L,e==1?0:3),!(R>$);)if(U>1){let E=Bt(Ne(O+U,6))%24,B=m(R).getHours()-E;B>1&&(B=-1),R-=B*n,O=(O+U)%24;let pe=_[_.length-1];Ne((R-pe)/L,3)*M>=.7&&_.push(R)}else _.push(R)}return _}}return[d,f,g]}var[qf,Gf,Qf]=jc(1),[Bf,Hf,zf]=jc(.001);xo(2,-53,53,[1]);function mc(e,t){return e.map(r=>r.map((n,i)=>i==0||i==8||n==null?n:t(i==1||r[8]==0?n:r[1]+n)))}function pc(e,t){return(r,n,i,a,s)=>{let u=t.find(T=>s>=T[0])||t[t.length-1],d,f,g,m,y,b;return n.map(T=>{let $=e(T),L=$.getFullYear(),N=$.getMonth(),_=$.getDate(),P=$.getHours(),x=$.getMinutes(),X=$.getSeconds(),I=L!=d&&u[2]||N!=f&&u[3]||_!=g&&u[4]||P!=m&&u[5]||x!=y&&u[6]||X!=b&&u[7]||u[1];return d=L,f=N,g=_,m=P,y=x,b=X,I($)})}}function jf(e,t){let r=Za(t);return(n,i,a,s,u)=>i.map(d=>r(e(d)))}function La(e,t,r){return new Date(e,t,r)}function fc(e,t){return t(e)}var Yf="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function hc(e,t){return(r,n,i,a)=>a==null?Ha:t(e(n))}function Kf(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Jf(e,t){return e.series[t].fill(e,t)}var Zf={show:!0,live:!0,isolate:!1,mount:yf,markers:{show:!0,width:2,stroke:Kf,fill:Jf,dash:"solid"},idx:null,idxs:null,values:[]};function Xf(e,t){let r=e.cursor.points,n=nn(),i=r.size(e,t);Ve(n,vo,i),Ve(n,ko,i);let a=i/-2;Ve(n,"marginLeft",a),Ve(n,"marginTop",a);let s=r.width(e,t,i);return s&&Ve(n,"borderWidth",s),n}function eh(e,t){let r=e.series[t].points;return r._fill||r._stroke}function th(e,t){let r=e.series[t].points;return r._stroke||r._fill}function nh(e,t){return e.series[t].points.size}var Ua=[0,0];function rh(e,t,r){return Ua[0]=t,Ua[1]=r,Ua}function ui(e,t,r,n=!0){return i=>{i.button==0&&(!n||i.target==t)&&r(i)}}function Na(e,t,r,n=!0){return i=>{(!n||i.target==t)&&r(i)}}var oh={show:!0,x:!0,y:!0,lock:!1,move:rh,points:{one:!1,show:Xf,size:nh,width:0,stroke:th,fill:eh},bind:{mousedown:ui,mouseup:ui,click:ui,dblclick:ui,mousemove:Na,mouseleave:Na,mouseenter:Na},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,i)=>n-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Yc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},es=it({},Yc,{filter:Wc}),Kc=it({},es,{size:10}),Jc=it({},Yc,{show:!1}),ts='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Zc="bold "+ts,Xc=1.5,gc={show:!0,scale:"x",stroke:Ba,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Zc,side:2,grid:es,ticks:Kc,border:Jc,font:ts,lineGap:Xc,rotate:0},ih="Value",ah="Time",yc={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function sh(e,t,r,n,i){return t.map(a=>a==null?"":Ka(a))}function lh(e,t,r,n,i,a,s){let u=[],d=Hn.get(i)||0;r=s?r:Ne(gi(r,i),d);for(let f=r;f<=n;f=Ne(f+i,d))u.push(Object.is(f,-0)?0:f);return u}function Fa(e,t,r,n,i,a,s){let u=[],d=e.scales[e.axes[t].scale].log,f=d==10?Dn:Lc,g=Bt(f(r));i=Br(d,g),d==10&&(i=cr[dn(i,cr)]);let m=r,y=i*d;d==10&&(y=cr[dn(y,cr)]);do u.push(m),m=m+i,d==10&&!Hn.has(m)&&(m=Ne(m,Hn.get(i))),m>=y&&(i=m,y=i*d,d==10&&(y=cr[dn(y,cr)]));while(m<=n);return u}function uh(e,t,r,n,i,a,s){let d=e.scales[e.axes[t].scale].asinh,f=n>d?Fa(e,t,Rt(d,r),n,i):[d],g=n>=0&&r<=0?[0]:[];return(r<-d?Fa(e,t,Rt(d,-n),-r,i):[d]).reverse().map(y=>-y).concat(g,f)}var ed=/./,ch=/[12357]/,dh=/[125]/,bc=/1/,Va=(e,t,r,n)=>e.map((i,a)=>t==4&&i==0||a%n==0&&r.test(i.toExponential()[i<0?1:0])?i:null);function mh(e,t,r,n,i){let a=e.axes[r],s=a.scale,u=e.scales[s],d=e.valToPos,f=a._space,g=d(10,s),m=d(9,s)-g>=f?ed:d(7,s)-g>=f?ch:d(5,s)-g>=f?dh:bc;if(m==bc){let y=ct(d(1,s)-g);if(y<f)return Va(t.slice().reverse(),u.distr,m,rn(f/y)).reverse()}return Va(t,u.distr,m,1)}function ph(e,t,r,n,i){let a=e.axes[r],s=a.scale,u=a._space,d=e.valToPos,f=ct(d(1,s)-d(2,s));return f<u?Va(t.slice().reverse(),3,ed,rn(u/f)).reverse():t}function fh(e,t,r,n){return n==null?Ha:t==null?"":Ka(t)}var wc={show:!0,scale:"y",stroke:Ba,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Zc,side:3,grid:es,ticks:Kc,border:Jc,font:ts,lineGap:Xc,rotate:0};function hh(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function gh(e,t){let{scale:r,idxs:n}=e.series[0],i=e._data[0],a=e.valToPos(i[n[0]],r,!0),s=e.valToPos(i[n[1]],r,!0),u=ct(s-a),d=e.series[t],f=u/(d.points.space*Ae);return n[1]-n[0]<=f}var vc={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},td=(e,t,r,n,i)=>i,kc={show:!0,auto:!0,sorted:0,gaps:td,alpha:1,facets:[it({},vc,{scale:"x"}),it({},vc,{scale:"y"})]},_c={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:td,alpha:1,points:{show:gh,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function yh(e,t,r,n,i){return r/10}var nd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},bh=it({},nd,{time:!1,ori:1}),Sc={};function rd(e,t){let r=Sc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(i=>i!=n)},pub(n,i,a,s,u,d,f){for(let g=0;g<r.plots.length;g++)r.plots[g]!=i&&r.plots[g].pub(n,i,a,s,u,d,f)}},e!=null&&(Sc[e]=r)),r}var jr=1,qa=2;function fr(e,t,r){let n=e.mode,i=e.series[t],a=n==2?e._data[t]:e._data,s=e.scales,u=e.bbox,d=a[0],f=n==2?a[1]:a[t],g=n==2?s[i.facets[0].scale]:s[e.series[0].scale],m=n==2?s[i.facets[1].scale]:s[i.scale],y=u.left,b=u.top,T=u.width,$=u.height,L=e.valToPosH,N=e.valToPosV;return g.ori==0?r(i,d,f,g,m,L,N,y,b,T,$,wi,Kr,ki,id,sd):r(i,d,f,g,m,N,L,b,y,$,T,vi,Jr,os,ad,ld)}function ns(e,t){let r=0,n=0,i=Te(e.bands,Ja);for(let a=0;a<i.length;a++){let s=i[a];s.series[0]==t?r=s.dir:s.series[1]==t&&(s.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function wh(e,t,r,n,i){let a=e.mode,s=e.series[t],u=a==2?s.facets[1].scale:s.scale,d=e.scales[u];return i==-1?d.min:i==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function En(e,t,r,n,i,a){return fr(e,t,(s,u,d,f,g,m,y,b,T,$,L)=>{let N=s.pxRound,_=f.dir*(f.ori==0?1:-1),P=f.ori==0?Kr:Jr,x,X;_==1?(x=r,X=n):(x=n,X=r);let I=N(m(u[x],f,$,b)),oe=N(y(d[x],g,L,T)),Y=N(m(u[X],f,$,b)),le=N(y(a==1?g.max:g.min,g,L,T)),K=new Path2D(i);return P(K,Y,le),P(K,I,le),P(K,I,oe),K})}function bi(e,t,r,n,i,a){let s=null;if(e.length>0){s=new Path2D;let u=t==0?ki:os,d=r;for(let m=0;m<e.length;m++){let y=e[m];if(y[1]>y[0]){let b=y[0]-d;b>0&&u(s,d,n,b,n+a),d=y[1]}}let f=r+i-d,g=10;f>0&&u(s,d,n-g/2,f,n+a+g)}return s}function vh(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function rs(e,t,r,n,i,a,s){let u=[],d=e.length;for(let f=i==1?r:n;f>=r&&f<=n;f+=i)if(t[f]===null){let m=f,y=f;if(i==1)for(;++f<=n&&t[f]===null;)y=f;else for(;--f>=r&&t[f]===null;)y=f;let b=a(e[m]),T=y==m?b:a(e[y]),$=m-i;b=s<=0&&$>=0&&$<d?a(e[$]):b;let N=y+i;T=s>=0&&N>=0&&N<d?a(e[N]):T,T>=b&&u.push([b,T])}return u}function Tc(e){return e==0?Nc:e==1?ut:t=>ur(t,e)}function od(e){let t=e==0?wi:vi,r=e==0?(i,a,s,u,d,f)=>{i.arcTo(a,s,u,d,f)}:(i,a,s,u,d,f)=>{i.arcTo(s,a,d,u,f)},n=e==0?(i,a,s,u,d)=>{i.rect(a,s,u,d)}:(i,a,s,u,d)=>{i.rect(s,a,d,u)};return(i,a,s,u,d,f=0,g=0)=>{f==0&&g==0?n(i,a,s,u,d):(f=mn(f,u/2,d/2),g=mn(g,u/2,d/2),t(i,a+f,s),r(i,a+u,s,a+u,s+d,f),r(i,a+u,s+d,a,s+d,g),r(i,a,s+d,a,s,g),r(i,a,s,a+u,s,f),i.closePath())}}var wi=(e,t,r)=>{e.moveTo(t,r)},vi=(e,t,r)=>{e.moveTo(r,t)},Kr=(e,t,r)=>{e.lineTo(t,r)},Jr=(e,t,r)=>{e.lineTo(r,t)},ki=od(0),os=od(1),id=(e,t,r,n,i,a)=>{e.arc(t,r,n,i,a)},ad=(e,t,r,n,i,a)=>{e.arc(r,t,n,i,a)},sd=(e,t,r,n,i,a,s)=>{e.bezierCurveTo(t,r,n,i,a,s)},ld=(e,t,r,n,i,a,s)=>{e.bezierCurveTo(r,t,i,n,s,a)};function ud(e){return(t,r,n,i,a)=>fr(t,r,(s,u,d,f,g,m,y,b,T,$,L)=>{let{pxRound:N,points:_}=s,P,x;f.ori==0?(P=wi,x=id):(P=vi,x=ad);let X=Ne(_.width*Ae,3),I=(_.size-_.width)/2*Ae,oe=Ne(I*2,3),Y=new Path2D,le=new Path2D,{left:K,top:R,width:Z,height:O}=t.bbox;ki(le,K-oe,R-oe,Z+oe*2,O+oe*2);let U=W=>{if(d[W]!=null){let M=N(m(u[W],f,$,b)),E=N(y(d[W],g,L,T));P(Y,M+I,E),x(Y,M,E,I,0,ci*2)}};if(a)a.forEach(U);else for(let W=n;W<=i;W++)U(W);return{stroke:X>0?Y:null,fill:Y,clip:le,flags:jr|qa}})}function cd(e){return(t,r,n,i,a,s)=>{n!=i&&(a!=n&&s!=n&&e(t,r,n),a!=i&&s!=i&&e(t,r,i),e(t,r,s))}}var kh=cd(Kr),_h=cd(Jr);function dd(e){let t=Te(e?.alignGaps,0);return(r,n,i,a)=>fr(r,n,(s,u,d,f,g,m,y,b,T,$,L)=>{[i,a]=fi(d,i,a);let N=s.pxRound,_=O=>N(m(O,f,$,b)),P=O=>N(y(O,g,L,T)),x,X;f.ori==0?(x=Kr,X=kh):(x=Jr,X=_h);let I=f.dir*(f.ori==0?1:-1),oe={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jr},Y=oe.stroke,le=!1;if(a-i>=$*4){let O=H=>r.posToVal(H,f.key,!0),U=null,W=null,M,E,ye,ie=_(u[I==1?i:a]),B=_(u[i]),pe=_(u[a]),ae=O(I==1?B+1:pe-1);for(let H=I==1?i:a;H>=i&&H<=a;H+=I){let We=u[H],ce=(I==1?We<ae:We>ae)?ie:_(We),we=d[H];ce==ie?we!=null?(E=we,U==null?(x(Y,ce,P(E)),M=U=W=E):E<U?U=E:E>W&&(W=E)):we===null&&(le=!0):(U!=null&&X(Y,ie,P(U),P(W),P(M),P(E)),we!=null?(E=we,x(Y,ce,P(E)),U=W=M=E):(U=W=null,we===null&&(le=!0)),ie=ce,ae=O(ie+I))}U!=null&&U!=W&&ye!=ie&&X(Y,ie,P(U),P(W),P(M),P(E))}else for(let O=I==1?i:a;O>=i&&O<=a;O+=I){let U=d[O];U===null?le=!0:U!=null&&x(Y,_(u[O]),P(U))}let[R,Z]=ns(r,n);if(s.fill!=null||R!=0){let O=oe.fill=new Path2D(Y),U=s.fillTo(r,n,s.min,s.max,R),W=P(U),M=_(u[i]),E=_(u[a]);I==-1&&([E,M]=[M,E]),x(O,E,W),x(O,M,W)}if(!s.spanGaps){let O=[];le&&O.push(...rs(u,d,i,a,I,_,t)),oe.gaps=O=s.gaps(r,n,i,a,O),oe.clip=bi(O,f.ori,b,T,$,L)}return Z!=0&&(oe.band=Z==2?[En(r,n,i,a,Y,-1),En(r,n,i,a,Y,1)]:En(r,n,i,a,Y,Z)),oe})}function Sh(e){let t=Te(e.align,1),r=Te(e.ascDesc,!1),n=Te(e.alignGaps,0),i=Te(e.extend,!1);return(a,s,u,d)=>fr(a,s,(f,g,m,y,b,T,$,L,N,_,P)=>{[u,d]=fi(m,u,d);let x=f.pxRound,{left:X,width:I}=a.bbox,oe=B=>x(T(B,y,_,L)),Y=B=>x($(B,b,P,N)),le=y.ori==0?Kr:Jr,K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jr},R=K.stroke,Z=y.dir*(y.ori==0?1:-1),O=Y(m[Z==1?u:d]),U=oe(g[Z==1?u:d]),W=U,M=U;i&&t==-1&&(M=X,le(R,M,O)),le(R,U,O);for(let B=Z==1?u:d;B>=u&&B<=d;B+=Z){let pe=m[B];if(pe==null)continue;let ae=oe(g[B]),H=Y(pe);t==1?le(R,ae,O):le(R,W,H),le(R,ae,H),O=H,W=ae}let E=W;i&&t==1&&(E=X+I,le(R,E,O));let[ye,ie]=ns(a,s);if(f.fill!=null||ye!=0){let B=K.fill=new Path2D(R),pe=f.fillTo(a,s,f.min,f.max,ye),ae=Y(pe);le(B,E,ae),le(B,M,ae)}if(!f.spanGaps){let B=[];B.push(...rs(g,m,u,d,Z,oe,n));let pe=f.width*Ae/2,ae=r||t==1?pe:-pe,H=r||t==-1?-pe:pe;B.forEach(We=>{We[0]+=ae,We[1]+=H}),K.gaps=B=f.gaps(a,s,u,d,B),K.clip=bi(B,y.ori,L,N,_,P)}return ie!=0&&(K.band=ie==2?[En(a,s,u,d,R,-1),En(a,s,u,d,R,1)]:En(a,s,u,d,R,ie)),K})}function xc(e,t,r,n,i,a,s=Ue){if(e.length>1){let u=null;for(let d=0,f=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let g=ct(e[d]-e[u]);g<f&&(f=g,s=ct(r(e[d],n,i,a)-r(e[u],n,i,a)))}u=d}}return s}function Th(e){e=e||To;let t=Te(e.size,[.6,Ue,1]),r=e.align||0,n=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i=="number"?[i,0]:i;let a=ge(i),s=1-t[0],u=Te(t[1],Ue),d=Te(t[2],1),f=Te(e.disp,To),g=Te(e.each,b=>{}),{fill:m,stroke:y}=f;return(b,T,$,L)=>fr(b,T,(N,_,P,x,X,I,oe,Y,le,K,R)=>{let Z=N.pxRound,O=r,U=n*Ae,W=u*Ae,M=d*Ae,E,ye;x.ori==0?[E,ye]=a(b,T):[ye,E]=a(b,T);let ie=x.dir*(x.ori==0?1:-1),B=x.ori==0?ki:os,pe=x.ori==0?g:(q,$e,at,br,Kn,gn,Jn)=>{g(q,$e,at,Kn,br,Jn,gn)},ae=Te(b.bands,Ja).find(q=>q.series[0]==T),H=ae!=null?ae.dir:0,We=N.fillTo(b,T,N.min,N.max,H),_e=Z(oe(We,X,R,le)),ce,we,zt,St=K,He=Z(N.width*Ae),hn=!1,xn=null,jt=null,Nn=null,hr=null;m!=null&&(He==0||y!=null)&&(hn=!0,xn=m.values(b,T,$,L),jt=new Map,new Set(xn).forEach(q=>{q!=null&&jt.set(q,new Path2D)}),He>0&&(Nn=y.values(b,T,$,L),hr=new Map,new Set(Nn).forEach(q=>{q!=null&&hr.set(q,new Path2D)})));let{x0:gr,size:Zr}=f;if(gr!=null&&Zr!=null){O=1,_=gr.values(b,T,$,L),gr.unit==2&&(_=_.map(at=>b.posToVal(Y+at*K,x.key,!0)));let q=Zr.values(b,T,$,L);Zr.unit==2?we=q[0]*K:we=I(q[0],x,K,Y)-I(0,x,K,Y),St=xc(_,P,I,x,K,Y,St),zt=St-we+U}else St=xc(_,P,I,x,K,Y,St),zt=St*s+U,we=St-zt;zt<1&&(zt=0),He>=we/2&&(He=0),zt<5&&(Z=Nc);let Lo=zt>0,jn=St-zt-(Lo?He:0);we=Z(Oa(jn,M,W)),ce=(O==0?we/2:O==ie?0:we)-O*ie*((O==0?U/2:0)+(Lo?He/2:0));let Tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},yr=hn?null:new Path2D,Cn=null;if(ae!=null)Cn=b.data[ae.series[1]];else{let{y0:q,y1:$e}=f;q!=null&&$e!=null&&(P=$e.values(b,T,$,L),Cn=q.values(b,T,$,L))}let Yn=E*we,de=ye*we;for(let q=ie==1?$:L;q>=$&&q<=L;q+=ie){let $e=P[q];if($e==null)continue;if(Cn!=null){let Dt=Cn[q]??0;if($e-Dt==0)continue;_e=oe(Dt,X,R,le)}let at=x.distr!=2||f!=null?_[q]:q,br=I(at,x,K,Y),Kn=oe(Te($e,We),X,R,le),gn=Z(br-ce),Jn=Z(Rt(Kn,_e)),Nt=Z(mn(Kn,_e)),Yt=Jn-Nt;if($e!=null){let Dt=$e<0?de:Yn,on=$e<0?Yn:de;hn?(He>0&&Nn[q]!=null&&B(hr.get(Nn[q]),gn,Nt+Bt(He/2),we,Rt(0,Yt-He),Dt,on),xn[q]!=null&&B(jt.get(xn[q]),gn,Nt+Bt(He/2),we,Rt(0,Yt-He),Dt,on)):B(yr,gn,Nt+Bt(He/2),we,Rt(0,Yt-He),Dt,on),pe(b,T,q,gn-He/2,Nt,we+He,Yt)}}return He>0?Tt.stroke=hn?hr:yr:hn||(Tt._fill=N.width==0?N._fill:N._stroke??N._fill,Tt.width=0),Tt.fill=hn?jt:yr,Tt})}function xh(e,t){let r=Te(t?.alignGaps,0);return(n,i,a,s)=>fr(n,i,(u,d,f,g,m,y,b,T,$,L,N)=>{[a,s]=fi(f,a,s);let _=u.pxRound,P=E=>_(y(E,g,L,T)),x=E=>_(b(E,m,N,$)),X,I,oe;g.ori==0?(X=wi,oe=Kr,I=sd):(X=vi,oe=Jr,I=ld);let Y=g.dir*(g.ori==0?1:-1),le=P(d[Y==1?a:s]),K=le,R=[],Z=[];for(let E=Y==1?a:s;E>=a&&E<=s;E+=Y)if(f[E]!=null){let ie=d[E],B=P(ie);R.push(K=B),Z.push(x(f[E]))}let O={stroke:e(R,Z,X,oe,I,_),fill:null,clip:null,band:null,gaps:null,flags:jr},U=O.stroke,[W,M]=ns(n,i);if(u.fill!=null||W!=0){let E=O.fill=new Path2D(U),ye=u.fillTo(n,i,u.min,u.max,W),ie=x(ye);oe(E,K,ie),oe(E,le,ie)}if(!u.spanGaps){let E=[];E.push(...rs(d,f,a,s,Y,P,r)),O.gaps=E=u.gaps(n,i,a,s,E),O.clip=bi(E,g.ori,T,$,L,N)}return M!=0&&(O.band=M==2?[En(n,i,a,s,U,-1),En(n,i,a,s,U,1)]:En(n,i,a,s,U,M)),O})}function Ch(e){return xh(Ah,e)}function Ah(e,t,r,n,i,a){let s=e.length;if(s<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),s==2)n(u,e[1],t[1]);else{let d=Array(s),f=Array(s-1),g=Array(s-1),m=Array(s-1);for(let y=0;y<s-1;y++)g[y]=t[y+1]-t[y],m[y]=e[y+1]-e[y],f[y]=g[y]/m[y];d[0]=f[0];for(let y=1;y<s-1;y++)f[y]===0||f[y-1]===0||f[y-1]>0!=f[y]>0?d[y]=0:(d[y]=3*(m[y-1]+m[y])/((2*m[y]+m[y-1])/f[y-1]+(m[y]+2*m[y-1])/f[y]),isFinite(d[y])||(d[y]=0));d[s-1]=f[s-2];for(let y=0;y<s-1;y++)i(u,e[y]+m[y]/3,t[y]+d[y]*m[y]/3,e[y+1]-m[y]/3,t[y+1]-d[y+1]*m[y]/3,e[y+1],t[y+1])}return u}var Ga=new Set;function Cc(){for(let e of Ga)e.syncRect(!0)}Yr&&(mr(sf,Qr,Cc),mr(lf,Qr,Cc,!0),mr(di,Qr,()=>{dt.pxRatio=Ae}));var Ph=dd(),Rh=ud();function Ac(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,s)=>Qa(a,s,t,r))}function Dh(e,t){return e.map((r,n)=>n==0?{}:it({},t,r))}function Qa(e,t,r,n){return it({},t==0?r:n,e)}function md(e,t,r){return t==null?Hr:[t,r]}var Eh=md;function Lh(e,t,r){return t==null?Hr:mi(t,r,Ya,!0)}function pd(e,t,r,n){return t==null?Hr:hi(t,r,e.scales[n].log,!1)}var Uh=pd;function fd(e,t,r,n){return t==null?Hr:ja(t,r,e.scales[n].log,!1)}var Nh=fd;function Wh(e,t,r,n,i){let a=Rt(ic(e),ic(t)),s=t-e,u=dn(i/n*s,r);do{let d=r[u],f=n*d/s;if(f>=i&&a+(d<5?Hn.get(d):0)<=17)return[d,f]}while(++u<r.length);return[0,0]}function Pc(e){let t,r;return e=e.replace(/(\d+)px/,(n,i)=>(t=ut((r=+i)*Ae))+"px"),[e,t,r]}function $h(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Ae,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function dt(e,t,r){let n={mode:Te(e.mode,1)},i=n.mode;function a(l,c,p,h){let w=c.valToPct(l);return h+p*(c.dir==-1?1-w:w)}function s(l,c,p,h){let w=c.valToPct(l);return h+p*(c.dir==-1?w:1-w)}function u(l,c,p,h){return c.ori==0?a(l,c,p,h):s(l,c,p,h)}n.valToPosH=a,n.valToPosV=s;let d=!1;n.status=0;let f=n.root=nn(qp);if(e.id!=null&&(f.id=e.id),Qt(f,e.class),e.title){let l=nn(Bp,f);l.textContent=e.title}let g=cn("canvas"),m=n.ctx=g.getContext("2d"),y=nn(Hp,f);mr("click",y,l=>{l.target===T&&(Ie!=Rr||qe!=Dr)&&vt.click(n,l)},!0);let b=n.under=nn(zp,y);y.appendChild(g);let T=n.over=nn(jp,y);e=zr(e);let $=+Te(e.pxAlign,1),L=Tc($);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let N=e.ms||.001,_=n.series=i==1?Ac(e.series||[],yc,_c,!1):Dh(e.series||[null],kc),P=n.axes=Ac(e.axes||[],gc,wc,!0),x=n.scales={},X=n.bands=e.bands||[];X.forEach(l=>{l.fill=ge(l.fill||null),l.dir=Te(l.dir,-1)});let I=i==2?_[1].facets[0].scale:_[0].scale,oe={axes:$m,series:Em},Y=(e.drawOrder||["axes","series"]).map(l=>oe[l]);function le(l){let c=l.distr==3?p=>Dn(p>0?p:l.clamp(n,p,l.min,l.max,l.key)):l.distr==4?p=>Ea(p,l.asinh):l.distr==100?p=>l.fwd(p):p=>p;return p=>{let h=c(p),{_min:w,_max:v}=l,S=v-w;return(h-w)/S}}function K(l){let c=x[l];if(c==null){let p=(e.scales||To)[l]||To;if(p.from!=null){K(p.from);let h=it({},x[p.from],p,{key:l});h.valToPct=le(h),x[l]=h}else{c=x[l]=it({},l==I?nd:bh,p),c.key=l;let h=c.time,w=c.range,v=Bn(w);if((l!=I||i==2&&!h)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?nc:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?nc:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&yi(w))){let S=w;w=(A,D,F)=>D==null?Hr:mi(D,F,S)}c.range=ge(w||(h?Eh:l==I?c.distr==3?Uh:c.distr==4?Nh:md:c.distr==3?pd:c.distr==4?fd:Lh)),c.auto=ge(v?!1:c.auto),c.clamp=ge(c.clamp||yh),c._min=c._max=null,c.valToPct=le(c)}}}K("x"),K("y"),i==1&&_.forEach(l=>{K(l.scale)}),P.forEach(l=>{K(l.scale)});for(let l in e.scales)K(l);let R=x[I],Z=R.distr,O,U;R.ori==0?(Qt(f,Gp),O=a,U=s):(Qt(f,Qp),O=s,U=a);let W={};for(let l in x){let c=x[l];(c.min!=null||c.max!=null)&&(W[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ut(l/N))),E=e.fmtDate||Za,ye=N==1?Qf(M):zf(M),ie=pc(M,mc(N==1?Gf:Hf,E)),B=hc(M,fc(Yf,E)),pe=[],ae=n.legend=it({},Zf,e.legend),H=n.cursor=it({},oh,{drag:{y:i==2}},e.cursor),We=ae.show,_e=H.show,ce=ae.markers;ae.idxs=pe,ce.width=ge(ce.width),ce.dash=ge(ce.dash),ce.stroke=ge(ce.stroke),ce.fill=ge(ce.fill);let we,zt,St,He=[],hn=[],xn,jt=!1,Nn={};if(ae.live){let l=_[1]?_[1].values:null;jt=l!=null,xn=jt?l(n,1,0):{_:0};for(let c in xn)Nn[c]=Ha}if(We)if(we=cn("table",ef,f),St=cn("tbody",null,we),ae.mount(n,we),jt){zt=cn("thead",null,we,St);let l=cn("tr",null,zt);cn("th",null,l);for(var hr in xn)cn("th",Gu,l).textContent=hr}else Qt(we,nf),ae.live&&Qt(we,tf);let gr={show:!0},Zr={show:!1};function Lo(l,c){if(c==0&&(jt||!ae.live||i==2))return Hr;let p=[],h=cn("tr",rf,St,St.childNodes[c]);Qt(h,l.class),l.show||Qt(h,dr);let w=cn("th",null,h);if(ce.show){let A=nn(of,w);if(c>0){let D=ce.width(n,c);D&&(A.style.border=D+"px "+ce.dash(n,c)+" "+ce.stroke(n,c)),A.style.background=ce.fill(n,c)}}let v=nn(Gu,w);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(ce.show||(v.style.color=l.width>0?ce.stroke(n,c):ce.fill(n,c)),Tt("click",w,A=>{if(H._lock)return;Xn(A);let D=_.indexOf(l);if((A.ctrlKey||A.metaKey)!=ae.isolate){let F=_.some((V,G)=>G>0&&G!=D&&V.show);_.forEach((V,G)=>{G>0&&bn(G,F?G==D?gr:Zr:gr,!0,et.setSeries)})}else bn(D,{show:!l.show},!0,et.setSeries)},!1),vr&&Tt(zu,w,A=>{H._lock||(Xn(A),bn(_.indexOf(l),Lr,!0,et.setSeries))},!1));for(var S in xn){let A=cn("td",af,h);A.textContent="--",p.push(A)}return[h,p]}let jn=new Map;function Tt(l,c,p,h=!0){let w=jn.get(c)||{},v=H.bind[l](n,c,p,h);v&&(mr(l,c,w[l]=v),jn.set(c,w))}function yr(l,c,p){let h=jn.get(c)||{};for(let w in h)(l==null||w==l)&&(Ma(w,c,h[w]),delete h[w]);l==null&&jn.delete(c)}let Cn=0,Yn=0,de=0,q=0,$e=0,at=0,br=$e,Kn=at,gn=de,Jn=q,Nt=0,Yt=0,Dt=0,on=0;n.bbox={};let Ri=!1,Uo=!1,wr=!1,Zn=!1,No=!1,Kt=!1;function Di(l,c,p){(p||l!=n.width||c!=n.height)&&Ts(l,c),xr(!1),wr=!0,Uo=!0,Cr()}function Ts(l,c){n.width=Cn=de=l,n.height=Yn=q=c,$e=at=0,Tm(),xm();let p=n.bbox;Nt=p.left=ur($e*Ae,.5),Yt=p.top=ur(at*Ae,.5),Dt=p.width=ur(de*Ae,.5),on=p.height=ur(q*Ae,.5)}let km=3;function _m(){let l=!1,c=0;for(;!l;){c++;let p=Nm(c),h=Wm(c);l=c==km||p&&h,l||(Ts(n.width,n.height),Uo=!0)}}function Sm({width:l,height:c}){Di(l,c)}n.setSize=Sm;function Tm(){let l=!1,c=!1,p=!1,h=!1;P.forEach((w,v)=>{if(w.show&&w._show){let{side:S,_size:A}=w,D=S%2,F=w.label!=null?w.labelSize:0,V=A+F;V>0&&(D?(de-=V,S==3?($e+=V,h=!0):p=!0):(q-=V,S==0?(at+=V,l=!0):c=!0))}}),er[0]=l,er[1]=p,er[2]=c,er[3]=h,de-=Wn[1]+Wn[3],$e+=Wn[3],q-=Wn[2]+Wn[0],at+=Wn[0]}function xm(){let l=$e+de,c=at+q,p=$e,h=at;function w(v,S){switch(v){case 1:return l+=S,l-S;case 2:return c+=S,c-S;case 3:return p-=S,p+S;case 0:return h-=S,h+S}}P.forEach((v,S)=>{if(v.show&&v._show){let A=v.side;v._pos=w(A,v._size),v.label!=null&&(v._lpos=w(A,v.labelSize))}})}if(H.dataIdx==null){let l=H.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let p=l.prox=ge(l.prox),h=l.bias??=0;H.dataIdx=(w,v,S,A)=>{if(v==0)return S;let D=S,F=p(w,v,S,A)??Ue,V=F>=0&&F<Ue,G=R.ori==0?de:q,se=H.left,xe=t[0],Se=t[v];if(c.has(Se[S])){D=null;let fe=null,re=null,j;if(h==0||h==-1)for(j=S;fe==null&&j-- >0;)c.has(Se[j])||(fe=j);if(h==0||h==1)for(j=S;re==null&&j++<Se.length;)c.has(Se[j])||(re=j);if(fe!=null||re!=null)if(V){let Oe=fe==null?-1/0:O(xe[fe],R,G,0),je=re==null?1/0:O(xe[re],R,G,0),yt=se-Oe,De=je-se;yt<=De?yt<=F&&(D=fe):De<=F&&(D=re)}else D=re==null?fe:fe==null?re:S-fe<=re-S?fe:re}else V&&ct(se-O(xe[S],R,G,0))>F&&(D=null);return D}}let Xn=l=>{H.event=l};H.idxs=pe,H._lock=!1;let _t=H.points;_t.show=ge(_t.show),_t.size=ge(_t.size),_t.stroke=ge(_t.stroke),_t.width=ge(_t.width),_t.fill=ge(_t.fill);let yn=n.focus=it({},e.focus||{alpha:.3},H.focus),vr=yn.prox>=0,kr=vr&&_t.one,Jt=[],_r=[],Sr=[];function xs(l,c){let p=_t.show(n,c);if(p instanceof HTMLElement)return Qt(p,Xp),Qt(p,l.class),Sn(p,-10,-10,de,q),T.insertBefore(p,Jt[c]),p}function Cs(l,c){if(i==1||c>0){let p=i==1&&x[l.scale].time,h=l.value;l.value=p?lc(h)?hc(M,fc(h,E)):h||B:h||fh,l.label=l.label||(p?ah:ih)}if(kr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||Ph||bf,l.fillTo=ge(l.fillTo||wh),l.pxAlign=+Te(l.pxAlign,$),l.pxRound=Tc(l.pxAlign),l.stroke=ge(l.stroke||null),l.fill=ge(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let p=hh(Rt(1,l.width),1),h=l.points=it({},{size:p,width:Rt(1,p*.2),stroke:l.stroke,space:p*2,paths:Rh,_stroke:null,_fill:null},l.points);h.show=ge(h.show),h.filter=ge(h.filter),h.fill=ge(h.fill),h.stroke=ge(h.stroke),h.paths=ge(h.paths),h.pxAlign=l.pxAlign}if(We){let p=Lo(l,c);He.splice(c,0,p[0]),hn.splice(c,0,p[1]),ae.values.push(null)}if(_e){pe.splice(c,0,null);let p=null;kr?c==0&&(p=xs(l,c)):c>0&&(p=xs(l,c)),Jt.splice(c,0,p),_r.splice(c,0,0),Sr.splice(c,0,0)}gt("addSeries",c)}function Cm(l,c){c=c??_.length,l=i==1?Qa(l,c,yc,_c):Qa(l,c,{},kc),_.splice(c,0,l),Cs(_[c],c)}n.addSeries=Cm;function Am(l){if(_.splice(l,1),We){ae.values.splice(l,1),hn.splice(l,1);let c=He.splice(l,1)[0];yr(null,c.firstChild),c.remove()}_e&&(pe.splice(l,1),Jt.splice(l,1)[0].remove(),_r.splice(l,1),Sr.splice(l,1)),gt("delSeries",l)}n.delSeries=Am;let er=[!1,!1,!1,!1];function Pm(l,c){if(l._show=l.show,l.show){let p=l.side%2,h=x[l.scale];h==null&&(l.scale=p?_[1].scale:I,h=x[l.scale]);let w=h.time;l.size=ge(l.size),l.space=ge(l.space),l.rotate=ge(l.rotate),Bn(l.incrs)&&l.incrs.forEach(S=>{!Hn.has(S)&&Hn.set(S,Ic(S))}),l.incrs=ge(l.incrs||(h.distr==2?Ff:w?N==1?qf:Bf:cr)),l.splits=ge(l.splits||(w&&h.distr==1?ye:h.distr==3?Fa:h.distr==4?uh:lh)),l.stroke=ge(l.stroke),l.grid.stroke=ge(l.grid.stroke),l.ticks.stroke=ge(l.ticks.stroke),l.border.stroke=ge(l.border.stroke);let v=l.values;l.values=Bn(v)&&!Bn(v[0])?ge(v):w?Bn(v)?pc(M,mc(v,E)):lc(v)?jf(M,v):v||ie:v||sh,l.filter=ge(l.filter||(h.distr>=3&&h.log==10?mh:h.distr==3&&h.log==2?ph:Wc)),l.font=Pc(l.font),l.labelFont=Pc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(er[c]=!0,l._el=nn(Yp,y))}}function Xr(l,c,p,h){let[w,v,S,A]=p,D=c%2,F=0;return D==0&&(A||v)&&(F=c==0&&!w||c==2&&!S?ut(gc.size/3):0),D==1&&(w||S)&&(F=c==1&&!v||c==3&&!A?ut(wc.size/2):0),F}let As=n.padding=(e.padding||[Xr,Xr,Xr,Xr]).map(l=>ge(Te(l,Xr))),Wn=n._padding=As.map((l,c)=>l(n,c,er,0)),wt,mt=null,pt=null,Wo=i==1?_[0].idxs:null,an=null,eo=!1;function Ps(l,c){if(t=l??[],n.data=n._data=t,i==2){wt=0;for(let p=1;p<_.length;p++)wt+=t[p][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),an=t[0],wt=an.length;let p=t;if(Z==2){p=t.slice();let h=p[0]=Array(wt);for(let w=0;w<wt;w++)h[w]=w}n._data=t=p}if(xr(!0),gt("setData"),Z==2&&(wr=!0),c!==!1){let p=R;p.auto(n,eo)?Ei():In(I,p.min,p.max),Zn=Zn||H.left>=0,Kt=!0,Cr()}}n.setData=Ps;function Ei(){eo=!0;let l,c;i==1&&(wt>0?(mt=Wo[0]=0,pt=Wo[1]=wt-1,l=t[0][mt],c=t[0][pt],Z==2?(l=mt,c=pt):l==c&&(Z==3?[l,c]=hi(l,l,R.log,!1):Z==4?[l,c]=ja(l,l,R.log,!1):R.time?c=l+ut(86400/N):[l,c]=mi(l,c,Ya,!0))):(mt=Wo[0]=l=null,pt=Wo[1]=c=null)),In(I,l,c)}let $o,Tr,Li,Ui,Ni,Wi,$i,Ii,Mi,Et;function Rs(l,c,p,h,w,v){l??=Bu,p??=Ja,h??="butt",w??=Bu,v??="round",l!=$o&&(m.strokeStyle=$o=l),w!=Tr&&(m.fillStyle=Tr=w),c!=Li&&(m.lineWidth=Li=c),v!=Ni&&(m.lineJoin=Ni=v),h!=Wi&&(m.lineCap=Wi=h),p!=Ui&&m.setLineDash(Ui=p)}function Ds(l,c,p,h){c!=Tr&&(m.fillStyle=Tr=c),l!=$i&&(m.font=$i=l),p!=Ii&&(m.textAlign=Ii=p),h!=Mi&&(m.textBaseline=Mi=h)}function Oi(l,c,p,h,w=0){if(h.length>0&&l.auto(n,eo)&&(c==null||c.min==null)){let v=Te(mt,0),S=Te(pt,h.length-1),A=p.min==null?mf(h,v,S,w,l.distr==3):[p.min,p.max];l.min=mn(l.min,p.min=A[0]),l.max=Rt(l.max,p.max=A[1])}}let Es={min:null,max:null};function Rm(){for(let h in x){let w=x[h];W[h]==null&&(w.min==null||W[I]!=null&&w.auto(n,eo))&&(W[h]=Es)}for(let h in x){let w=x[h];W[h]==null&&w.from!=null&&W[w.from]!=null&&(W[h]=Es)}W[I]!=null&&xr(!0);let l={};for(let h in W){let w=W[h];if(w!=null){let v=l[h]=zr(x[h],kf);if(w.min!=null)it(v,w);else if(h!=I||i==2)if(wt==0&&v.from==null){let S=v.range(n,null,null,h);v.min=S[0],v.max=S[1]}else v.min=Ue,v.max=-Ue}}if(wt>0){_.forEach((h,w)=>{if(i==1){let v=h.scale,S=W[v];if(S==null)return;let A=l[v];if(w==0){let D=A.range(n,A.min,A.max,v);A.min=D[0],A.max=D[1],mt=dn(A.min,t[0]),pt=dn(A.max,t[0]),pt-mt>1&&(t[0][mt]<A.min&&mt++,t[0][pt]>A.max&&pt--),h.min=an[mt],h.max=an[pt]}else h.show&&h.auto&&Oi(A,S,h,t[w],h.sorted);h.idxs[0]=mt,h.idxs[1]=pt}else if(w>0&&h.show&&h.auto){let[v,S]=h.facets,A=v.scale,D=S.scale,[F,V]=t[w],G=l[A],se=l[D];G!=null&&Oi(G,W[A],v,F,v.sorted),se!=null&&Oi(se,W[D],S,V,S.sorted),h.min=S.min,h.max=S.max}});for(let h in l){let w=l[h],v=W[h];if(w.from==null&&(v==null||v.min==null)){let S=w.range(n,w.min==Ue?null:w.min,w.max==-Ue?null:w.max,h);w.min=S[0],w.max=S[1]}}}for(let h in l){let w=l[h];if(w.from!=null){let v=l[w.from];if(v.min==null)w.min=w.max=null;else{let S=w.range(n,v.min,v.max,h);w.min=S[0],w.max=S[1]}}}let c={},p=!1;for(let h in l){let w=l[h],v=x[h];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let S=v.distr;v._min=S==3?Dn(v.min):S==4?Ea(v.min,v.asinh):S==100?v.fwd(v.min):v.min,v._max=S==3?Dn(v.max):S==4?Ea(v.max,v.asinh):S==100?v.fwd(v.max):v.max,c[h]=p=!0}}if(p){_.forEach((h,w)=>{i==2?w>0&&c.y&&(h._paths=null):c[h.scale]&&(h._paths=null)});for(let h in c)wr=!0,gt("setScale",h);_e&&H.left>=0&&(Zn=Kt=!0)}for(let h in W)W[h]=null}function Dm(l){let c=Oa(mt-1,0,wt-1),p=Oa(pt+1,0,wt-1);for(;l[c]==null&&c>0;)c--;for(;l[p]==null&&p<wt-1;)p++;return[c,p]}function Em(){if(wt>0){let l=_.some(c=>c._focus)&&Et!=yn.alpha;l&&(m.globalAlpha=Et=yn.alpha),_.forEach((c,p)=>{if(p>0&&c.show&&(Ls(p,!1),Ls(p,!0),c._paths==null)){let h=Et;Et!=c.alpha&&(m.globalAlpha=Et=c.alpha);let w=i==2?[0,t[p][0].length-1]:Dm(t[p]);c._paths=c.paths(n,p,w[0],w[1]),Et!=h&&(m.globalAlpha=Et=h)}}),_.forEach((c,p)=>{if(p>0&&c.show){let h=Et;Et!=c.alpha&&(m.globalAlpha=Et=c.alpha),c._paths!=null&&Us(p,!1);{let w=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,p,mt,pt,w),S=c.points.filter(n,p,v,w);(v||S)&&(c.points._paths=c.points.paths(n,p,mt,pt,S),Us(p,!0))}Et!=h&&(m.globalAlpha=Et=h),gt("drawSeries",p)}}),l&&(m.globalAlpha=Et=1)}}function Ls(l,c){let p=c?_[l].points:_[l];p._stroke=p.stroke(n,l),p._fill=p.fill(n,l)}function Us(l,c){let p=c?_[l].points:_[l],{stroke:h,fill:w,clip:v,flags:S,_stroke:A=p._stroke,_fill:D=p._fill,_width:F=p.width}=p._paths;F=Ne(F*Ae,3);let V=null,G=F%2/2;c&&D==null&&(D=F>0?"#fff":A);let se=p.pxAlign==1&&G>0;if(se&&m.translate(G,G),!c){let xe=Nt-F/2,Se=Yt-F/2,fe=Dt+F,re=on+F;V=new Path2D,V.rect(xe,Se,fe,re)}c?Fi(A,F,p.dash,p.cap,D,h,w,S,v):Lm(l,A,F,p.dash,p.cap,D,h,w,S,V,v),se&&m.translate(-G,-G)}function Lm(l,c,p,h,w,v,S,A,D,F,V){let G=!1;D!=0&&X.forEach((se,xe)=>{if(se.series[0]==l){let Se=_[se.series[1]],fe=t[se.series[1]],re=(Se._paths||To).band;Bn(re)&&(re=se.dir==1?re[0]:re[1]);let j,Oe=null;Se.show&&re&&ff(fe,mt,pt)?(Oe=se.fill(n,xe)||v,j=Se._paths.clip):re=null,Fi(c,p,h,w,Oe,S,A,D,F,V,j,re),G=!0}}),G||Fi(c,p,h,w,v,S,A,D,F,V)}let Ns=jr|qa;function Fi(l,c,p,h,w,v,S,A,D,F,V,G){Rs(l,c,p,h,w),(D||F||G)&&(m.save(),D&&m.clip(D),F&&m.clip(F)),G?(A&Ns)==Ns?(m.clip(G),V&&m.clip(V),Mo(w,S),Io(l,v,c)):A&qa?(Mo(w,S),m.clip(G),Io(l,v,c)):A&jr&&(m.save(),m.clip(G),V&&m.clip(V),Mo(w,S),m.restore(),Io(l,v,c)):(Mo(w,S),Io(l,v,c)),(D||F||G)&&m.restore()}function Io(l,c,p){p>0&&(c instanceof Map?c.forEach((h,w)=>{m.strokeStyle=$o=w,m.stroke(h)}):c!=null&&l&&m.stroke(c))}function Mo(l,c){c instanceof Map?c.forEach((p,h)=>{m.fillStyle=Tr=h,m.fill(p)}):c!=null&&l&&m.fill(c)}function Um(l,c,p,h){let w=P[l],v;if(h<=0)v=[0,0];else{let S=w._space=w.space(n,l,c,p,h),A=w._incrs=w.incrs(n,l,c,p,h,S);v=Wh(c,p,A,h,S)}return w._found=v}function Vi(l,c,p,h,w,v,S,A,D,F){let V=S%2/2;$==1&&m.translate(V,V),Rs(A,S,D,F,A),m.beginPath();let G,se,xe,Se,fe=w+(h==0||h==3?-v:v);p==0?(se=w,Se=fe):(G=w,xe=fe);for(let re=0;re<l.length;re++)c[re]!=null&&(p==0?G=xe=l[re]:se=Se=l[re],m.moveTo(G,se),m.lineTo(xe,Se));m.stroke(),$==1&&m.translate(-V,-V)}function Nm(l){let c=!0;return P.forEach((p,h)=>{if(!p.show)return;let w=x[p.scale];if(w.min==null){p._show&&(c=!1,p._show=!1,xr(!1));return}else p._show||(c=!1,p._show=!0,xr(!1));let v=p.side,S=v%2,{min:A,max:D}=w,[F,V]=Um(h,A,D,S==0?de:q);if(V==0)return;let G=w.distr==2,se=p._splits=p.splits(n,h,A,D,F,V,G),xe=w.distr==2?se.map(j=>an[j]):se,Se=w.distr==2?an[se[1]]-an[se[0]]:F,fe=p._values=p.values(n,p.filter(n,xe,h,V,Se),h,V,Se);p._rotate=v==2?p.rotate(n,fe,h,V):0;let re=p._size;p._size=rn(p.size(n,fe,h,l)),re!=null&&p._size!=re&&(c=!1)}),c}function Wm(l){let c=!0;return As.forEach((p,h)=>{let w=p(n,h,er,l);w!=Wn[h]&&(c=!1),Wn[h]=w}),c}function $m(){for(let l=0;l<P.length;l++){let c=P[l];if(!c.show||!c._show)continue;let p=c.side,h=p%2,w,v,S=c.stroke(n,l),A=p==0||p==3?-1:1,[D,F]=c._found;if(c.label!=null){let Ct=c.labelGap*A,It=ut((c._lpos+Ct)*Ae);Ds(c.labelFont[0],S,"center",p==2?"top":Qu),m.save(),h==1?(w=v=0,m.translate(It,ut(Yt+on/2)),m.rotate((p==3?-ci:ci)/2)):(w=ut(Nt+Dt/2),v=It);let rr=Uc(c.label)?c.label(n,l,D,F):c.label;m.fillText(rr,w,v),m.restore()}if(F==0)continue;let V=x[c.scale],G=h==0?Dt:on,se=h==0?Nt:Yt,xe=c._splits,Se=V.distr==2?xe.map(Ct=>an[Ct]):xe,fe=V.distr==2?an[xe[1]]-an[xe[0]]:D,re=c.ticks,j=c.border,Oe=re.show?re.size:0,je=ut(Oe*Ae),yt=ut((c.alignTo==2?c._size-Oe-c.gap:c.gap)*Ae),De=c._rotate*-ci/180,Ye=L(c._pos*Ae),Wt=(je+yt)*A,xt=Ye+Wt;v=h==0?xt:0,w=h==1?xt:0;let Zt=c.font[0],sn=c.align==1?qr:c.align==2?Pa:De>0?qr:De<0?Pa:h==0?"center":p==3?Pa:qr,vn=De||h==1?"middle":p==2?"top":Qu;Ds(Zt,S,sn,vn);let $t=c.font[1]*c.lineGap,Xt=xe.map(Ct=>L(u(Ct,V,G,se))),ln=c._values;for(let Ct=0;Ct<ln.length;Ct++){let It=ln[Ct];if(It!=null){h==0?w=Xt[Ct]:v=Xt[Ct],It=""+It;let rr=It.indexOf(`
`)==-1?[It]:It.split(/\n/gm);for(let At=0;At<rr.length;At++){let Xs=rr[At];De?(m.save(),m.translate(w,v+At*$t),m.rotate(De),m.fillText(Xs,0,0),m.restore()):m.fillText(Xs,w,v+At*$t)}}}re.show&&Vi(Xt,re.filter(n,Se,l,F,fe),h,p,Ye,je,Ne(re.width*Ae,3),re.stroke(n,l),re.dash,re.cap);let kn=c.grid;kn.show&&Vi(Xt,kn.filter(n,Se,l,F,fe),h,h==0?2:1,h==0?Yt:Nt,h==0?on:Dt,Ne(kn.width*Ae,3),kn.stroke(n,l),kn.dash,kn.cap),j.show&&Vi([Ye],[1],h==0?1:0,h==0?1:2,h==1?Yt:Nt,h==1?on:Dt,Ne(j.width*Ae,3),j.stroke(n,l),j.dash,j.cap)}gt("drawAxes")}function xr(l){_.forEach((c,p)=>{p>0&&(c._paths=null,l&&(i==1?(c.min=null,c.max=null):c.facets.forEach(h=>{h.min=null,h.max=null})))})}let Oo=!1,qi=!1,to=[];function Im(){qi=!1;for(let l=0;l<to.length;l++)gt(...to[l]);to.length=0}function Cr(){Oo||(Pf(Ws),Oo=!0)}function Mm(l,c=!1){Oo=!0,qi=c,l(n),Ws(),c&&to.length>0&&queueMicrotask(Im)}n.batch=Mm;function Ws(){if(Ri&&(Rm(),Ri=!1),wr&&(_m(),wr=!1),Uo){if(Ve(b,qr,$e),Ve(b,"top",at),Ve(b,vo,de),Ve(b,ko,q),Ve(T,qr,$e),Ve(T,"top",at),Ve(T,vo,de),Ve(T,ko,q),Ve(y,vo,Cn),Ve(y,ko,Yn),g.width=ut(Cn*Ae),g.height=ut(Yn*Ae),P.forEach(({_el:l,_show:c,_size:p,_pos:h,side:w})=>{if(l!=null)if(c){let v=w===3||w===0?p:0,S=w%2==1;Ve(l,S?"left":"top",h-v),Ve(l,S?"width":"height",p),Ve(l,S?"top":"left",S?at:$e),Ve(l,S?"height":"width",S?q:de),Ia(l,dr)}else Qt(l,dr)}),$o=Tr=Li=Ni=Wi=$i=Ii=Mi=Ui=null,Et=1,oo(!0),$e!=br||at!=Kn||de!=gn||q!=Jn){xr(!1);let l=de/gn,c=q/Jn;if(_e&&!Zn&&H.left>=0){H.left*=l,H.top*=c,Ar&&Sn(Ar,ut(H.left),0,de,q),Pr&&Sn(Pr,0,ut(H.top),de,q);for(let p=0;p<Jt.length;p++){let h=Jt[p];h!=null&&(_r[p]*=l,Sr[p]*=c,Sn(h,rn(_r[p]),rn(Sr[p]),de,q))}}if(Me.show&&!No&&Me.left>=0&&Me.width>0){Me.left*=l,Me.width*=l,Me.top*=c,Me.height*=c;for(let p in ji)Ve(Er,p,Me[p])}br=$e,Kn=at,gn=de,Jn=q}gt("setSize"),Uo=!1}Cn>0&&Yn>0&&(m.clearRect(0,0,g.width,g.height),gt("drawClear"),Y.forEach(l=>l()),gt("draw")),Me.show&&No&&(Fo(Me),No=!1),_e&&Zn&&(nr(null,!0,!1),Zn=!1),ae.show&&ae.live&&Kt&&(Hi(),Kt=!1),d||(d=!0,n.status=1,gt("ready")),eo=!1,Oo=!1}n.redraw=(l,c)=>{wr=c||!1,l!==!1?In(I,R.min,R.max):Cr()};function Gi(l,c){let p=x[l];if(p.from==null){if(wt==0){let h=p.range(n,c.min,c.max,l);c.min=h[0],c.max=h[1]}if(c.min>c.max){let h=c.min;c.min=c.max,c.max=h}if(wt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==I&&p.distr==2&&wt>0&&(c.min=dn(c.min,t[0]),c.max=dn(c.max,t[0]),c.min==c.max&&c.max++),W[l]=c,Ri=!0,Cr()}}n.setScale=Gi;let Qi,Bi,Ar,Pr,$s,Is,Rr,Dr,Ms,Os,Ie,qe,$n=!1,vt=H.drag,ft=vt.x,ht=vt.y;_e&&(H.x&&(Qi=nn(Jp,T)),H.y&&(Bi=nn(Zp,T)),R.ori==0?(Ar=Qi,Pr=Bi):(Ar=Bi,Pr=Qi),Ie=H.left,qe=H.top);let Me=n.select=it({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Er=Me.show?nn(Kp,Me.over?T:b):null;function Fo(l,c){if(Me.show){for(let p in l)Me[p]=l[p],p in ji&&Ve(Er,p,l[p]);c!==!1&&gt("setSelect")}}n.setSelect=Fo;function Om(l){if(_[l].show)We&&Ia(He[l],dr);else if(We&&Qt(He[l],dr),_e){let p=kr?Jt[0]:Jt[l];p!=null&&Sn(p,-10,-10,de,q)}}function In(l,c,p){Gi(l,{min:c,max:p})}function bn(l,c,p,h){c.focus!=null&&Qm(l),c.show!=null&&_.forEach((w,v)=>{v>0&&(l==v||l==null)&&(w.show=c.show,Om(v),i==2?(In(w.facets[0].scale,null,null),In(w.facets[1].scale,null,null)):In(w.scale,null,null),Cr())}),p!==!1&&gt("setSeries",l,c),h&&io("setSeries",n,l,c)}n.setSeries=bn;function Fm(l,c){it(X[l],c)}function Vm(l,c){l.fill=ge(l.fill||null),l.dir=Te(l.dir,-1),c=c??X.length,X.splice(c,0,l)}function qm(l){l==null?X.length=0:X.splice(l,1)}n.addBand=Vm,n.setBand=Fm,n.delBand=qm;function Gm(l,c){_[l].alpha=c,_e&&Jt[l]!=null&&(Jt[l].style.opacity=c),We&&He[l]&&(He[l].style.opacity=c)}let An,Mn,tr,Lr={focus:!0};function Qm(l){if(l!=tr){let c=l==null,p=yn.alpha!=1;_.forEach((h,w)=>{if(i==1||w>0){let v=c||w==0||w==l;h._focus=c?null:v,p&&Gm(w,v?1:yn.alpha)}}),tr=l,p&&Cr()}}We&&vr&&Tt(ju,we,l=>{H._lock||(Xn(l),tr!=null&&bn(null,Lr,!0,et.setSeries))});function wn(l,c,p){let h=x[c];p&&(l=l/Ae-(h.ori==1?at:$e));let w=de;h.ori==1&&(w=q,l=w-l),h.dir==-1&&(l=w-l);let v=h._min,S=h._max,A=l/w,D=v+(S-v)*A,F=h.distr;return F==3?Br(10,D):F==4?gf(D,h.asinh):F==100?h.bwd(D):D}function Bm(l,c){let p=wn(l,I,c);return dn(p,t[0],mt,pt)}n.valToIdx=l=>dn(l,t[0]),n.posToIdx=Bm,n.posToVal=wn,n.valToPos=(l,c,p)=>x[c].ori==0?a(l,x[c],p?Dt:de,p?Nt:0):s(l,x[c],p?on:q,p?Yt:0),n.setCursor=(l,c,p)=>{Ie=l.left,qe=l.top,nr(null,c,p)};function Fs(l,c){Ve(Er,qr,Me.left=l),Ve(Er,vo,Me.width=c)}function Vs(l,c){Ve(Er,"top",Me.top=l),Ve(Er,ko,Me.height=c)}let no=R.ori==0?Fs:Vs,ro=R.ori==1?Fs:Vs;function Hm(){if(We&&ae.live)for(let l=i==2?1:0;l<_.length;l++){if(l==0&&jt)continue;let c=ae.values[l],p=0;for(let h in c)hn[l][p++].firstChild.nodeValue=c[h]}}function Hi(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((p,h)=>{pe[h]=p}):vf(l.idx)||pe.fill(l.idx),ae.idx=pe[0]),We&&ae.live){for(let p=0;p<_.length;p++)(p>0||i==1&&!jt)&&zm(p,pe[p]);Hm()}Kt=!1,c!==!1&&gt("setLegend")}n.setLegend=Hi;function zm(l,c){let p=_[l],h=l==0&&Z==2?an:t[l],w;jt?w=p.values(n,l,c)??Nn:(w=p.value(n,c==null?null:h[c],l,c),w=w==null?Nn:{_:w}),ae.values[l]=w}function nr(l,c,p){Ms=Ie,Os=qe,[Ie,qe]=H.move(n,Ie,qe),H.left=Ie,H.top=qe,_e&&(Ar&&Sn(Ar,ut(Ie),0,de,q),Pr&&Sn(Pr,0,ut(qe),de,q));let h,w=mt>pt;An=Ue,Mn=null;let v=R.ori==0?de:q,S=R.ori==1?de:q;if(Ie<0||wt==0||w){h=H.idx=null;for(let A=0;A<_.length;A++){let D=Jt[A];D!=null&&Sn(D,-10,-10,de,q)}vr&&bn(null,Lr,!0,l==null&&et.setSeries),ae.live&&(pe.fill(h),Kt=!0)}else{let A,D,F;i==1&&(A=R.ori==0?Ie:qe,D=wn(A,I),h=H.idx=dn(D,t[0],mt,pt),F=O(t[0][h],R,v,0));let V=-10,G=-10,se=0,xe=0,Se=!0,fe="",re="";for(let j=i==2?1:0;j<_.length;j++){let Oe=_[j],je=pe[j],yt=je==null?null:i==1?t[j][je]:t[j][1][je],De=H.dataIdx(n,j,h,D),Ye=De==null?null:i==1?t[j][De]:t[j][1][De];if(Kt=Kt||Ye!=yt||De!=je,pe[j]=De,j>0&&Oe.show){let Wt=De==null?-10:De==h?F:O(i==1?t[0][De]:t[j][0][De],R,v,0),xt=Ye==null?-10:U(Ye,i==1?x[Oe.scale]:x[Oe.facets[1].scale],S,0);if(vr&&Ye!=null){let Zt=R.ori==1?Ie:qe,sn=ct(yn.dist(n,j,De,xt,Zt));if(sn<An){let vn=yn.bias;if(vn!=0){let $t=wn(Zt,Oe.scale),Xt=Ye>=0?1:-1,ln=$t>=0?1:-1;ln==Xt&&(ln==1?vn==1?Ye>=$t:Ye<=$t:vn==1?Ye<=$t:Ye>=$t)&&(An=sn,Mn=j)}else An=sn,Mn=j}}if(Kt||kr){let Zt,sn;R.ori==0?(Zt=Wt,sn=xt):(Zt=xt,sn=Wt);let vn,$t,Xt,ln,kn,Ct,It=!0,rr=_t.bbox;if(rr!=null){It=!1;let At=rr(n,j);Xt=At.left,ln=At.top,vn=At.width,$t=At.height}else Xt=Zt,ln=sn,vn=$t=_t.size(n,j);if(Ct=_t.fill(n,j),kn=_t.stroke(n,j),kr)j==Mn&&An<=yn.prox&&(V=Xt,G=ln,se=vn,xe=$t,Se=It,fe=Ct,re=kn);else{let At=Jt[j];At!=null&&(_r[j]=Xt,Sr[j]=ln,tc(At,vn,$t,It),Xu(At,Ct,kn),Sn(At,rn(Xt),rn(ln),de,q))}}}}if(kr){let j=yn.prox,Oe=tr==null?An<=j:An>j||Mn!=tr;if(Kt||Oe){let je=Jt[0];je!=null&&(_r[0]=V,Sr[0]=G,tc(je,se,xe,Se),Xu(je,fe,re),Sn(je,rn(V),rn(G),de,q))}}}if(Me.show&&$n)if(l!=null){let[A,D]=et.scales,[F,V]=et.match,[G,se]=l.cursor.sync.scales,xe=l.cursor.drag;if(ft=xe._x,ht=xe._y,ft||ht){let{left:Se,top:fe,width:re,height:j}=l.select,Oe=l.scales[G].ori,je=l.posToVal,yt,De,Ye,Wt,xt,Zt=A!=null&&F(A,G),sn=D!=null&&V(D,se);Zt&&ft?(Oe==0?(yt=Se,De=re):(yt=fe,De=j),Ye=x[A],Wt=O(je(yt,G),Ye,v,0),xt=O(je(yt+De,G),Ye,v,0),no(mn(Wt,xt),ct(xt-Wt))):no(0,v),sn&&ht?(Oe==1?(yt=Se,De=re):(yt=fe,De=j),Ye=x[D],Wt=U(je(yt,se),Ye,S,0),xt=U(je(yt+De,se),Ye,S,0),ro(mn(Wt,xt),ct(xt-Wt))):ro(0,S)}else Yi()}else{let A=ct(Ms-$s),D=ct(Os-Is);if(R.ori==1){let se=A;A=D,D=se}ft=vt.x&&A>=vt.dist,ht=vt.y&&D>=vt.dist;let F=vt.uni;F!=null?ft&&ht&&(ft=A>=F,ht=D>=F,!ft&&!ht&&(D>A?ht=!0:ft=!0)):vt.x&&vt.y&&(ft||ht)&&(ft=ht=!0);let V,G;ft&&(R.ori==0?(V=Rr,G=Ie):(V=Dr,G=qe),no(mn(V,G),ct(G-V)),ht||ro(0,S)),ht&&(R.ori==1?(V=Rr,G=Ie):(V=Dr,G=qe),ro(mn(V,G),ct(G-V)),ft||no(0,v)),!ft&&!ht&&(no(0,0),ro(0,0))}if(vt._x=ft,vt._y=ht,l==null){if(p){if(Zs!=null){let[A,D]=et.scales;et.values[0]=A!=null?wn(R.ori==0?Ie:qe,A):null,et.values[1]=D!=null?wn(R.ori==1?Ie:qe,D):null}io(Ra,n,Ie,qe,de,q,h)}if(vr){let A=p&&et.setSeries,D=yn.prox;tr==null?An<=D&&bn(Mn,Lr,!0,A):An>D?bn(null,Lr,!0,A):Mn!=tr&&bn(Mn,Lr,!0,A)}}Kt&&(ae.idx=h,Hi()),c!==!1&&gt("setCursor")}let On=null;Object.defineProperty(n,"rect",{get(){return On==null&&oo(!1),On}});function oo(l=!1){l?On=null:(On=T.getBoundingClientRect(),gt("syncRect",On))}function qs(l,c,p,h,w,v,S){H._lock||$n&&l!=null&&l.movementX==0&&l.movementY==0||(zi(l,c,p,h,w,v,S,!1,l!=null),l!=null?nr(null,!0,!0):nr(c,!0,!1))}function zi(l,c,p,h,w,v,S,A,D){if(On==null&&oo(!1),Xn(l),l!=null)p=l.clientX-On.left,h=l.clientY-On.top;else{if(p<0||h<0){Ie=-10,qe=-10;return}let[F,V]=et.scales,G=c.cursor.sync,[se,xe]=G.values,[Se,fe]=G.scales,[re,j]=et.match,Oe=c.axes[0].side%2==1,je=R.ori==0?de:q,yt=R.ori==1?de:q,De=Oe?v:w,Ye=Oe?w:v,Wt=Oe?h:p,xt=Oe?p:h;if(Se!=null?p=re(F,Se)?u(se,x[F],je,0):-10:p=je*(Wt/De),fe!=null?h=j(V,fe)?u(xe,x[V],yt,0):-10:h=yt*(xt/Ye),R.ori==1){let Zt=p;p=h,h=Zt}}D&&(c==null||c.cursor.event.type==Ra)&&((p<=1||p>=de-1)&&(p=ur(p,de)),(h<=1||h>=q-1)&&(h=ur(h,q))),A?($s=p,Is=h,[Rr,Dr]=H.move(n,p,h)):(Ie=p,qe=h)}let ji={width:0,height:0,left:0,top:0};function Yi(){Fo(ji,!1)}let Gs,Qs,Bs,Hs;function zs(l,c,p,h,w,v,S){$n=!0,ft=ht=vt._x=vt._y=!1,zi(l,c,p,h,w,v,S,!0,!1),l!=null&&(Tt(Da,Wa,js,!1),io(Hu,n,Rr,Dr,de,q,null));let{left:A,top:D,width:F,height:V}=Me;Gs=A,Qs=D,Bs=F,Hs=V}function js(l,c,p,h,w,v,S){$n=vt._x=vt._y=!1,zi(l,c,p,h,w,v,S,!1,!0);let{left:A,top:D,width:F,height:V}=Me,G=F>0||V>0,se=Gs!=A||Qs!=D||Bs!=F||Hs!=V;if(G&&se&&Fo(Me),vt.setScale&&G&&se){let xe=A,Se=F,fe=D,re=V;if(R.ori==1&&(xe=D,Se=V,fe=A,re=F),ft&&In(I,wn(xe,I),wn(xe+Se,I)),ht)for(let j in x){let Oe=x[j];j!=I&&Oe.from==null&&Oe.min!=Ue&&In(j,wn(fe+re,j),wn(fe,j))}Yi()}else H.lock&&(H._lock=!H._lock,nr(c,!0,l!=null));l!=null&&(yr(Da,Wa),io(Da,n,Ie,qe,de,q,null))}function jm(l,c,p,h,w,v,S){if(H._lock)return;Xn(l);let A=$n;if($n){let D=!0,F=!0,V=10,G,se;R.ori==0?(G=ft,se=ht):(G=ht,se=ft),G&&se&&(D=Ie<=V||Ie>=de-V,F=qe<=V||qe>=q-V),G&&D&&(Ie=Ie<Rr?0:de),se&&F&&(qe=qe<Dr?0:q),nr(null,!0,!0),$n=!1}Ie=-10,qe=-10,pe.fill(null),nr(null,!0,!0),A&&($n=A)}function Ys(l,c,p,h,w,v,S){H._lock||(Xn(l),Ei(),Yi(),l!=null&&io(Yu,n,Ie,qe,de,q,null))}function Ks(){P.forEach($h),Di(n.width,n.height,!0)}mr(di,Qr,Ks);let Ur={};Ur.mousedown=zs,Ur.mousemove=qs,Ur.mouseup=js,Ur.dblclick=Ys,Ur.setSeries=(l,c,p,h)=>{let w=et.match[2];p=w(n,c,p),p!=-1&&bn(p,h,!0,!1)},_e&&(Tt(Hu,T,zs),Tt(Ra,T,qs),Tt(zu,T,l=>{Xn(l),oo(!1)}),Tt(ju,T,jm),Tt(Yu,T,Ys),Ga.add(n),n.syncRect=oo);let Vo=n.hooks=e.hooks||{};function gt(l,c,p){qi?to.push([l,c,p]):l in Vo&&Vo[l].forEach(h=>{h.call(null,n,c,p)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Vo[c]=(Vo[c]||[]).concat(l.hooks[c])});let Js=(l,c,p)=>p,et=it({key:null,setSeries:!1,filters:{pub:ac,sub:ac},scales:[I,_[1]?_[1].scale:null],match:[sc,sc,Js],values:[null,null]},H.sync);et.match.length==2&&et.match.push(Js),H.sync=et;let Zs=et.key,Ki=rd(Zs);function io(l,c,p,h,w,v,S){et.filters.pub(l,c,p,h,w,v,S)&&Ki.pub(l,c,p,h,w,v,S)}Ki.sub(n);function Ym(l,c,p,h,w,v,S){et.filters.sub(l,c,p,h,w,v,S)&&Ur[l](null,c,p,h,w,v,S)}n.pub=Ym;function Km(){Ki.unsub(n),Ga.delete(n),jn.clear(),Ma(di,Qr,Ks),f.remove(),we?.remove(),gt("destroy")}n.destroy=Km;function Ji(){gt("init",e,t),Ps(t||e.data,!1),W[I]?Gi(I,W[I]):Ei(),No=Me.show&&(Me.width>0||Me.height>0),Zn=Kt=!0,Di(e.width,e.height)}return _.forEach(Cs),P.forEach(Pm),r?r instanceof HTMLElement?(r.appendChild(f),Ji()):r(n,Ji):Ji(),n}dt.assign=it;dt.fmtNum=Ka;dt.rangeNum=mi;dt.rangeLog=hi;dt.rangeAsinh=ja;dt.orient=fr;dt.pxRatio=Ae;dt.join=Af;dt.fmtDate=Za,dt.tzDate=Mf;dt.sync=rd;{dt.addGap=vh,dt.clipGaps=bi;let e=dt.paths={points:ud};e.linear=dd,e.stepped=Sh,e.bars=Th,e.spline=Ch}var is="smartmoney.theme",hd=matchMedia("(prefers-color-scheme: dark)");function Ih(){let e=localStorage.getItem(is);return e==="light"||e==="dark"?e:"system"}var Co=Qe(Ih()),_i=Qe("light");function as(){_i.value=Co.value==="system"?hd.matches?"dark":"light":Co.value,document.documentElement.dataset.theme=_i.value}hd.addEventListener("change",as);as();function gd(e){Co.value=e,e==="system"?localStorage.removeItem(is):localStorage.setItem(is,e),as()}function pn({label:e,times:t,lines:r,format:n,height:i=240,moment:a}){let s=Mt(null),u=_i.value,d=JSON.stringify([t,r,a]);Je(()=>{let m=s.current;if(!m)return;let y=new dt(Mh(m,r,n,i,a),[t,...r.map(T=>T.values)],m),b=new ResizeObserver(()=>y.setSize({width:Math.max(m.clientWidth,200),height:i}));return b.observe(m),()=>{b.disconnect(),y.destroy()}},[d,u,i]);let f=Math.max(1,Math.floor(t.length/12)),g=m=>m%f===0||m===t.length-1||r.some(y=>y.points&&y.values[m]!=null);return o("figure",{class:"chart",children:[o("div",{ref:s,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),r.map(m=>o("th",{scope:"col",children:m.name},m.name))]})}),o("tbody",{children:t.map((m,y)=>g(y)&&o("tr",{children:[o("th",{scope:"row",children:new Date(m*1e3).toISOString().slice(0,16)}),r.map(b=>o("td",{children:b.values[y]==null?"":n(b.values[y])},b.name))]},y))})]})]})]})}function Mh(e,t,r,n,i){let a=ss(e,"--muted"),s=ss(e,"--line"),u="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:d=>dt.tzDate(new Date(d*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},scales:{x:{range:(d,f,g)=>Oh(f,g)}},hooks:i===void 0?{}:{drawAxes:[d=>Fh(d,i,a)]},axes:[{stroke:a,font:u,grid:{stroke:s,width:1},ticks:{show:!1},space:64,values:(d,f,g,m,y)=>f.map(b=>Vh(b,y))},{stroke:a,font:u,size:68,grid:{stroke:s,width:1},ticks:{show:!1},values:(d,f)=>f.map(g=>r(g))}],series:[{value:(d,f)=>f==null?"":`${new Date(f*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(d=>{let f=ss(e,`--${d.tone??"accent"}`);return{label:d.name,stroke:f,width:d.points?0:2,spanGaps:!d.points,points:{show:d.points!==void 0||d.values.filter(g=>g!==null).length===1,size:d.points??6,fill:f},paths:d.bars?dt.paths.bars?.({size:[.7,24]}):void 0,fill:d.bars?yd(f,.6):d.points||t.length>1?void 0:yd(f,.1),value:(g,m)=>m==null?"\u2013":r(m)}})]}}function Oh(e,t){let r=Math.max((t-e)*.02,60);return[e-r,t+r]}function Fh(e,t,r){let{ctx:n,bbox:i}=e,a=e.valToPos(t,"x",!0);n.save(),n.strokeStyle=r,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),n.beginPath(),n.moveTo(a,i.top),n.lineTo(a,i.top+i.height),n.stroke(),n.restore()}function Vh(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function ss(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function yd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function bd({values:e,label:t}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),i=88,a=24,s=g=>g/(e.length-1)*(i-4)+2,u=g=>n===r?a/2:a-3-(g-r)/(n-r)*(a-6),d=e[e.length-1]??0,f=d>=(e[0]??0);return o("svg",{class:`spark ${f?"good":"bad"}`,width:i,height:a,viewBox:`0 0 ${i} ${a}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((g,m)=>`${s(m).toFixed(1)},${u(g).toFixed(1)}`).join(" ")}),o("circle",{cx:s(e.length-1),cy:u(d),r:"2"})]})}var wd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],vd=["ALL","DAY","WEEK","MONTH"],qh={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},kd=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],_d=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],Gh=20,Si=4;function Sd(){let e=Ee("chain",rt,"BASE"),t=Ee("by",wd,"TRADER_SCORE"),r=Ee("window",vd,"ALL"),n=bt.value.params,i=n.get("asof")??"",a=n.get("after"),s={chain:e,rankBy:t,first:Gh,after:a,window:r==="ALL"||i?null:r,asOf:i?`${i}T23:59:59Z`:null,filter:{...Object.fromEntries([...kd,..._d].flatMap(({name:m})=>n.get(m)?[[m,Number(n.get(m))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=ee(Ll,s,{every:i?void 0:1e4}),d=ee(Ul,s),f=new Map(d.data?.wallets.nodes.map(m=>[m.walletAddress,m.equity.map(y=>y.realizedPnlUsd)])),g=m=>he({after:"",...m});return o(C,{children:[o(Re,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(Ke,{label:"Chain",choices:rt.map(m=>({value:m,label:Be[m]})),chosen:e,change:m=>g({chain:m,compare:""})}),o(Ke,{label:"Window",choices:vd.map(m=>({value:m,label:qh[m]})),chosen:i?"ALL":r,change:m=>g({window:m==="ALL"?"":m,asof:""})}),o(lr,{label:"Ranked by",choices:wd.map(m=>({value:m,label:ke(m)})),chosen:t,change:m=>g({by:m})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o("input",{type:"date",value:i,onChange:m=>g({asof:m.currentTarget.value,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[kd.map(({name:m,label:y})=>o(Vr,{label:y,value:n.get(m)??"",change:b=>g({[m]:b}),hint:`${k(u.data?.wallets.chainDefaults[m]??0)} (default)`},m)),_d.map(({name:m,label:y,max:b})=>o(Vr,{label:y,value:n.get(m)??"",change:T=>g({[m]:T}),max:b,hint:"any"},m)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o("input",{type:"date",value:n.get("activeSince")??"",onChange:m=>g({activeSince:m.currentTarget.value})})]})]})]})]}),o(zh,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(ue,{query:u,children:({wallets:m})=>o(Qh,{page:m,chain:e,trend:f})})})]})}function Qh({page:e,chain:t,trend:r}){let n=bt.value.params;if(e.edges.length===0){let a=e.chainDefaults;return o(J,{title:"No wallet passes",children:["By default ",Be[t]," asks for ",k(a.minTrades)," trades, ",k(a.minTokens)," tokens and ",k(a.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let i=e.asOf?`as it stood on ${qt(e.asOf)}`:e.windowStart?`since ${qt(e.windowStart)}`:"all time";return o(C,{children:[o("p",{class:"muted small",children:[k(e.totalCount)," wallets, ",i,e.asOf?"":o(C,{children:[", updated ",o(te,{at:e.updatedAt})]})]}),o(ne,{label:`Wallets of ${Be[t]}, best first`,columns:Bh(t,r),rows:e.edges,id:a=>a.node.id}),o(Fr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>he({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>he({after:e.pageInfo.endCursor}):void 0})]})}function Bh(e,t){let r=Td(),n=(i,a)=>he({compare:(a?[...r,i]:r.filter(s=>s!==i)).slice(0,Si).join(",")});return[{name:"Rank",number:!0,cell:i=>k(i.rank)},{name:"Wallet",cell:i=>o(Rn,{chain:e,address:i.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:i=>i.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:i=>o(kt,{value:i.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:i=>o(kt,{value:i.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:i=>o(Hh,{of:i.node})},{name:"Trades",number:!0,cell:i=>o(C,{children:[k(i.node.tradeCount),o("small",{children:[k(i.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:i=>Ce(i.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:i=>o(te,{at:i.node.lastTradeTime})},{name:"Trend",cell:i=>o(bd,{values:t.get(i.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:i=>o("input",{type:"checkbox","aria-label":`Compare ${i.node.walletAddress}`,checked:r.includes(i.node.walletAddress),disabled:!r.includes(i.node.walletAddress)&&r.length>=Si,onChange:a=>n(i.node.walletAddress,a.currentTarget.checked)})}]}function Hh({of:e}){return o(C,{children:[nt(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",k(e.closedPositions)]})]})}function Td(){return(bt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Si)}function zh({chain:e}){let t=Td(),r=Array.from({length:Si},(a,s)=>ee(Nl,{chain:e,address:t[s]??""},{skip:!t[s]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(a=>a.data?.wallet?[a.data.wallet]:[]),i=[{name:"Rank",of:a=>a.defaultRank?`#${k(a.defaultRank)}`:"not ranked"},{name:"Score",of:a=>a.traderScore.toFixed(3)},{name:"Profit",of:a=>o(kt,{value:a.netPnlUsd})},{name:"Win rate",of:a=>`${nt(a.trueWinRate)} of ${k(a.closedPositions)}`},{name:"Trades",of:a=>k(a.tradeCount)},{name:"Average trade",of:a=>Ce(a.avgTradeSizeUsd)},{name:"Largest trade",of:a=>Ce(a.largestTradeUsd)},{name:"Last trade",of:a=>o(te,{at:a.lastTradeTime})}];return o(Q,{title:"Compared",actions:o("button",{type:"button",onClick:()=>he({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Yh,{wallets:n}),o(ne,{label:"Compared wallets",rows:i,id:a=>a.name,columns:[{name:"Number",cell:a=>a.name},...n.map(a=>({name:a.walletAddress.slice(0,10),number:!0,cell:s=>s.of(a)}))]})]})}var jh=["accent","second","third","fourth"];function Yh({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(i=>Date.parse(i.date)/1e3)))].sort((n,i)=>n-i);if(t.length<2)return null;let r=e.map((n,i)=>{let a=new Map(n.equity.map(s=>[Date.parse(s.date)/1e3,s.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:jh[i],values:t.map(s=>a.get(s)??null)}});return o(pn,{label:"Realized profit over time",times:t,lines:r,format:n=>Ce(n)})}var ls="smartmoney.key",Tn=Qe(void 0),Ti=Qe("");wu({key:()=>Tn.value?.key??"",refused:()=>us("The service no longer accepts this key: it was revoked or has expired.")});async function Ao(e){let t=await Kh(e);await ka(),sessionStorage.setItem(ls,e),Ti.value="",Tn.value=t}async function Kh(e){try{let{config:t}=await ze(Tl,{},{key:e}),r=await xd(()=>ze(xl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Le))throw t;if(t.code==="FORBIDDEN"&&await xd(()=>ze(Cl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Le("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Le("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function xd(e){try{return await e(),!0}catch(t){if(t instanceof Le&&t.code==="FORBIDDEN")return!1;throw t}}async function Cd(){let e=sessionStorage.getItem(ls);e&&await Ao(e)}function us(e=""){sessionStorage.removeItem(ls),Tn.value=void 0,Ti.value=e,ka()}var Jh=50,Zh=200,Xh=5,zn=1e4,eg=15e3,tg=250,xi=class{constructor(t){this.filter=t}filter;rows=Qe(void 0);waiting=Qe([]);paused=Qe(!1);link=Qe("connecting");said=Qe("Connecting\u2026");gap=Qe(!1);older=Qe(void 0);loading=Qe(!1);refusal=Qe(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await ze(pa,{filter:this.filter,last:Jh},{signal:this.abort.signal});this.rows.value=cs(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},eg)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Xh&&this.older.value;t++){let{signals:r}=await ze(pa,{filter:this.filter,last:Zh,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=vu($l,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${k(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*zn&&(this.arrivals=this.arrivals.slice(-zn)),this.showing||(this.showing=setTimeout(()=>this.show(),tg))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*zn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=cs([...t,...this.waiting.value]).slice(0,zn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(a=>a.sequence)),i=cs([...r,...t.filter(a=>!n.has(a.sequence))]);this.rows.value=i.slice(0,zn),i.length>=zn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=i=>i.signalId===t?{...i,retractedAt:r}:i;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await ze(Wl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(i=>[i.signalId,i]));this.rows.value=this.rows.value?.map(i=>{let a=n.get(i.signalId);return a?{...i,retractedAt:a.retractedAt,token:{...i.token,profile:a.token.profile}}:i})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Le?t:new Le("",String(t)))}};function cs(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var fn=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],Ad=["P0","P1","P2"];function Pd(){let e={chains:Mr("chains",rt),types:Mr("types",fn),priorities:Mr("priorities",Ad)},t=bt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=en(()=>{let a={};return e.chains.length>0&&(a.chains=e.chains),e.types.length>0&&(a.types=e.types),e.priorities.length>0&&(a.priorities=e.priorities),t.length>0&&(a.wallets=t),a},[r]),i=a=>s=>he({[a]:s.join(",")});return o(C,{children:[o(Re,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(Gt,{label:"Chains",choices:rt.map(a=>({value:a,label:Be[a]})),chosen:e.chains,change:i("chains")}),o(Gt,{label:"Types",choices:fn.map(a=>({value:a,label:ke(a)})),chosen:e.types,change:i("types")}),o(Gt,{label:"Priorities",choices:Ad.map(a=>({value:a,label:a})),chosen:e.priorities,change:i("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o("input",{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",onChange:a=>i("wallets")(a.currentTarget.value.split(/[\s,]+/).filter(Boolean))})]})]})]}),o(ng,{filter:n},r)]})}function ng({filter:e}){let[t,r]=me(0),n=en(()=>new xi(e),[t]);Je(()=>(n.start(),()=>n.stop()),[n]);let i=n.rows.value,a=n.waiting.value,s=n.paused.value;return n.refusal.value?o(un,{refusal:n.refusal.value,retry:()=>r(u=>u+1)}):i?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[a.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",k(a.length)," new"]}),o("button",{type:"button",onClick:()=>{s?n.resume():n.paused.value=!0},children:s?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),i.length===0?o(ig,{filtered:Object.keys(e).length>0}):o(ne,{long:!0,label:"Signals, newest first",columns:Po,rows:i,id:u=>u.signalId,class:u=>u.retractedAt?"gone":n.fresh.has(u.signalId)?"fresh":""}),i.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[k(i.length)," signals",i.length>=zn&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(Or,{label:"Loading the newest signals"})}var Po=[{name:"Time",cell:e=>o(te,{at:e.sentAt})},{name:"Priority",cell:e=>o(ai,{priority:e.priority})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:be(["signal",e.signalId]),children:e.headline}),o("small",{children:[ke(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>o(ot,{chain:e.chain})},{name:"Token",cell:e=>o(Ut,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>o(C,{children:[e.summary.traderCount,o("small",{children:["best #",k(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Ce(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>Fe(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>o(C,{children:[Fe(e.token.profile?.priceUsd),o("small",{children:o(Pt,{value:rg(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>o(C,{children:[o(Pt,{value:e.token.priceChangePct/100}),o("small",{children:og(e)})]})}];function rg(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function og(e){return e.latency?`after ${Ze((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function ig({filtered:e}){let t=en(()=>new Date(Date.now()-864e5).toISOString(),[]),r=ee(Il,{since:t},{every:3e4}),n=ee(Ml,{},{skip:Tn.value?.scope!=="customer"});return o(ue,{query:r,children:i=>o(J,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),ag(i,n.data?.usage.budget,yo.value).map(a=>o("li",{children:a},a))]})})})}function ag(e,t,r){let n=[],i=e.chains.filter(u=>e.config.chains.includes(u.chain));i.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of i)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${Be[u.chain]} is quiet: its last trade was ${ii(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${Be[u.chain]} yet.`),u.reason&&n.push(`${Be[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${k(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let u of e.decisions.nodes)a.set(u.rule??"",(a.get(u.rule??"")??0)+u.count);let[s]=[...a].sort((u,d)=>d[1]-u[1]);return s?n.push(`In the last 24 hours the rule \u201C${ke(s[0])}\u201D held back ${k(s[1])} candidates, more than any other.`):i.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function Dd(){let e=ee(Ol,{},{every:5e3});return o(C,{children:[o(Re,{title:"Overview",about:"Whether the service does its work, and for how long the disk will do."}),o(ue,{query:e,children:t=>{let r=t.serviceStatus;return o("div",{class:"stack",children:[o(lg,{data:t}),o(Q,{children:o(Xe,{items:ug(r)})}),o(Q,{title:"Chains",children:o(ne,{label:"Chains",columns:cg,rows:r.chains,id:n=>n.chain})}),o(Q,{title:"Delivery",children:[o(ne,{label:"How long delivery takes",columns:dg,rows:r.deliveries.steps,id:n=>n.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(Q,{title:"Database",children:o(Xe,{items:pg(r.database)})}),o(Q,{title:"Processes",children:o(ne,{label:"Processes",columns:mg,rows:r.processes,id:n=>`${n.role} ${n.name}`})}),o(hg,{status:r})]})}})]})}function sg({serviceStatus:e,sources:t,sinks:r}){let n=[];for(let s of e.chains)s.reason&&n.push(`${Be[s.chain]}: ${s.reason}.`);e.processes.some(s=>s.leader)||n.push("No process leads: events are stored, and no signal is found until one does.");for(let s of[...t,...r])s.healthy||n.push(`${s.name}: ${s.problem??"not healthy"}`);let i=e.deliveries;i.overdueSeconds>60&&n.push(`The oldest delivery to a webhook has been due for ${Ze(i.overdueSeconds)}.`),i.disabledWebhooks>0&&n.push(`${k(i.disabledWebhooks)} webhooks are switched off after failures.`);let a=e.database?.daysUntilFull;return a!=null&&a<30&&n.push(`At its present growth the database fills the disk in ${Ze(a*86400)}.`),n}function lg({data:e}){let t=sg(e);return t.length===0?o("p",{class:"note good",role:"status",children:"All is well."}):o("div",{class:"note bad",role:"alert",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:t.map(r=>o("li",{children:r},r))})]})}function ug(e){let t=e.chains.map(i=>i.eventsPerSecond).filter(i=>i!=null),r=e.deliveries.steps.find(i=>i.step==="webhook"),n=e.processes.filter(i=>!i.leader&&["all","api","engine"].includes(i.role)).length;return[{name:"Events",value:t.length>0?`${xa(t.reduce((i,a)=>i+a,0))}/s`:"not measured yet",note:`${k(e.chains.reduce((i,a)=>i+a.events,0))} since the start`},{name:"Behind",value:Ze(Math.max(...e.chains.map(i=>i.lagSeconds))),note:`${k(e.chains.reduce((i,a)=>i+a.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(i=>i.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:k(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${Ze(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:k(e.errors),note:`${k(e.warnings)} warnings, ${k(e.failedRequests)} failed requests`},{name:"Runs since",value:o(te,{at:e.startedAt}),note:e.version}]}var cg=[{name:"Chain",cell:e=>o(ot,{chain:e.chain})},{name:"State",cell:e=>o("span",{class:`badge ${e.healthy?"good":"bad"}`,title:e.reason??"",children:e.healthy?"Healthy":"Behind"})},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":xa(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(te,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(C,{children:[Ze(e.lagSeconds),o("small",{children:[k(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>k(e.events)}],Rd={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},dg=[{name:"Step",cell:e=>o(C,{children:[Rd[e.step]?.[0]??e.step,o("small",{children:Rd[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":Ze(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":Ze(e.p99Seconds)},{name:"Times",number:!0,cell:e=>k(e.count)}],mg=[{name:"Process",cell:e=>o(C,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function pg(e){if(!e)return[{name:"Size",value:"not measured yet"}];let t=`measured over ${Ze(e.measuredSeconds)}`;return[{name:"Size",value:oi(e.bytes),note:e.kind==="postgres"?"PostgreSQL":"SQLite"},{name:"Growth a day",value:e.growthPerDay==null?"after ten minutes":oi(e.growthPerDay),note:t},{name:"Free",value:e.freeBytes==null?"unknown":oi(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":"on its disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${k(e.daysUntilFull)} days`,note:e.daysUntilFull==null?"not known":"at this growth"}]}var fg=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(C,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>k(e.count)},{name:"First",wide:!0,cell:e=>o(te,{at:e.firstAt})},{name:"Last",cell:e=>o(te,{at:e.lastAt})}];function hg({status:e}){return o(Q,{title:"Warnings and errors",actions:o("a",{href:be(["sources"]),children:"Sources"}),children:e.problems.length===0?o(J,{title:"None",children:"This process has logged no warning and no error since it started."}):o(ne,{label:"Warnings and errors, the last first",columns:fg,rows:e.problems,id:t=>t.level+t.message})})}var Ed=["FLAG","ENVIRONMENT","FILE","DEFAULT"],Ld={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Ud(){let e=Mr("origins",Ed),t=ee(Fl,{});return o(C,{children:[o(Re,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(Gt,{label:"Where from",choices:Ed.map(r=>({value:r,label:Ld[r]})),chosen:e,change:r=>he({origins:r.join(",")})})}),o(ue,{query:t,children:({settings:r})=>o(gg,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function gg({settings:e,all:t}){if(e.length===0)return o(J,{title:"No setting comes from there",children:["All ",k(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,i)=>+(n==="")-+(i===""));return o("div",{class:"stack",children:[r.map(n=>o(Q,{title:n||"Every command, and sections of the file",children:o(ne,{label:`Settings: ${n||"every command"}`,columns:yg,rows:e.filter(i=>i.group===n),id:i=>i.name})},n)),o("p",{class:"muted",children:[k(e.length)," of ",k(t)," settings. Change one where it comes from, then restart the process."]})]})}var yg=[{name:"Setting",cell:e=>o(C,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(C,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(C,{children:[o("strong",{children:Ld[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];var Ro=e=>Math.floor(Date.parse(e)/1e3);function Ci({label:e,points:t,interval:r,marks:n,moment:i}){let a=t[0];if(!a)return o(J,{title:"No price is known yet"});let s=[],u=1+n.length,d=r==="HOUR"?3600:86400,f=Math.floor(Date.now()/1e3);for(let m of t)Nd(s,u,0,Math.min(Ro(m.at)+d,f),m.value);n.forEach((m,y)=>{for(let b of m.points)Ro(b.at)>=Ro(a.at)&&Nd(s,u,y+1,Ro(b.at),b.value)}),s.sort((m,y)=>m.at-y.at);let g=m=>s.map(y=>y.values[m]??null);return o(pn,{label:e,times:s.map(m=>m.at),format:m=>Fe(m),moment:i?Ro(i):void 0,lines:[{name:"Price",values:g(0)},...n.map((m,y)=>({name:m.name,tone:m.tone,points:m.size,values:g(y+1)}))]})}function Nd(e,t,r,n,i){let a=e.find(s=>s.at===n&&s.values[r]===null);a||(a={at:n,values:Array(t).fill(null)},e.push(a)),a.values[r]=i}var Wd=6,ds=24;function Id({s:e}){let t=ee(Ql,{chain:e.chain,address:e.token.address},{every:15e3}),r=wg(e),n=i=>i[0]!==void 0&&Date.parse(i[0].at)<=Date.parse(e.timestamp);return o(ue,{query:t,children:({token:i})=>{let a=i?.hours??[],s=i?.days??[];return n(a)?o($d,{s:e,points:a,interval:"HOUR",trades:r}):n(s)?o($d,{s:e,points:s,interval:"DAY",trades:r}):s.length===0?o(J,{title:"No price is known yet"}):o(J,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal."})}})}function $d({s:e,points:t,interval:r,trades:n}){let i=Date.parse(t[0]?.at??""),a=n.points.filter(s=>Date.parse(s.at)>=i);return o(C,{children:[o(Ci,{label:`Price at the end of each ${r.toLowerCase()}, the signal, and its wallets' trades`,points:t,interval:r,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:a}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(bg,{trades:n,shown:a.length,all:e.traders.length})]})]})}function bg({trades:e,shown:t,all:r}){return e.problem?o(C,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(C,{children:["Marked: the trades of ",k(t)," of ",k(r)," wallets.",t<r&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<r&&(r>ds?`, or of wallets after the first ${ds}.`:".")]}):o(C,{children:"The trades of its wallets are being looked for."})}function wg(e){let t=e.userTrades.map(s=>({at:s.trade.tradedAt,value:s.trade.priceUsd})),[r,n]=me({next:0,points:[]}),i=t.length>0?[]:e.traders.slice(r.next,Math.min(r.next+Wd,ds)),a=ee(Bl,{chain:e.chain,addresses:i.map(s=>s.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:i.length===0});return Je(()=>{let{data:s}=a;s&&n(u=>({next:u.next+Wd,points:[...u.points,...s.walletsByAddress.flatMap(d=>vg(d,e))]}))},[a.data]),t.length>0?{points:t,done:!0}:{points:r.points,done:i.length===0,problem:a.refusal?.message}}function vg(e,t){let r=t.traders.find(i=>i.walletAddress===e?.walletAddress),n=e?.trades.nodes.find(i=>Math.abs(i.amountUsd-(r?.tradeSizeUsd??0))<=i.amountUsd*1e-6);return n?[{at:n.tradedAt,value:n.priceUsd}]:[]}function Md({args:[e=""]}){let t=ee(Vl,{id:e},{every:15e3});return o(ue,{query:t,children:({signal:r})=>r?o(kg,{s:r}):o(J,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function kg({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:be(["live"]),children:"Live"})," \u203A signal ",k(e.sequence)]}),o(Re,{title:e.headline,about:o(C,{children:[o(ai,{priority:e.priority})," ",o(ot,{chain:e.chain})," ",ke(e.notificationType)," \xB7 ",_n(e.timestamp)]}),children:o(Ut,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(te,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:be(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(C,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(Q,{title:"Price since",children:o(_g,{s:e})}),o(Q,{title:"Price around it",children:o(Id,{s:e})}),o(Q,{title:`Wallets (${k(e.summary.traderCount)})`,children:o(Sg,{s:e})}),o("div",{class:"columns",children:[o(Q,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(Tg,{s:e})]}),o(xg,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(Cg,{token:e.token.address,own:e.signalId})]})}function _g({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),i=(a,s,u)=>({name:a,value:o(Pt,{value:u}),note:u!==null?Fe(t*(1+u)):n<s*36e5?"not yet":"no price known"});return o(Xe,{items:[{name:"First wallet paid",value:Fe(e.token.firstSmartEntryPrice),note:`${tn(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Fe(t),note:e.latency?`raised ${Ze(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:Fe(r),note:o(Pt,{value:r&&t?r/t-1:null})},i("After 1 hour",1,e.outcome.return1h),i("After 6 hours",6,e.outcome.return6h),i("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":Fe(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Sg({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${k(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>o(Rn,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Ce(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>Fe(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>o(kt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised and today; below it the share of closed positions that won",sort:n=>n.winRate,cell:n=>o(C,{children:[nt(n.winRate),n.profile&&o("small",{children:["today ",nt(n.profile.winRate),", won ",nt(n.profile.trueWinRate)," of ",k(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${k(n.profile.defaultRank)}`:"\u2013"}];return o(ne,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function Tg({s:e}){let t=e.decision.delivered;return o(Q,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Xe,{items:[{name:"Signal of the day",value:k(t.dailyUsed),note:`of ${k(t.dailyBudget)}`},{name:"Of this type",value:k(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${k(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function xg({id:e,at:t}){let r=ee(ql,{},{skip:Tn.value?.scope!=="customer",every:3e4});if(Tn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:i=>o("span",{class:"mono",children:i.url||"removed"})},{name:"What",cell:i=>i.retraction?"retraction":"signal"},{name:"State",cell:i=>o("span",{class:`badge ${i.state==="DELIVERED"?"good":i.state==="FAILED"?"bad":""}`,children:ke(i.state)})},{name:"Attempts",cell:i=>i.attempts.map(a=>a.status??a.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:i=>o(te,{at:i.createdAt})}];return o(Q,{title:"Deliveries to webhooks",children:o(ue,{query:r,children:({webhooks:i})=>{let a=i.flatMap(s=>s.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:s.url})));return a.length>0?o(ne,{label:"Deliveries",columns:n,rows:a,id:s=>s.url+String(s.retraction)}):i.some(s=>s.url)?o(J,{title:"Not among the last 200 deliveries",children:t?o(C,{children:["A webhook accepted it ",o(te,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(J,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function Cg({token:e,own:t}){let r=ee(Gl,{token:e});return o(Q,{title:"Everything decided about this token",children:o(ue,{query:r,children:({decisions:n})=>n.nodes.length===0?o(J,{title:"Nothing in the last 7 days"}):o(ne,{label:"Decisions about the token",rows:n.nodes,id:i=>`${i.type}${i.firstAt}${i.rule}`,columns:[{name:"When",cell:i=>o(te,{at:i.lastAt})},{name:"Type",cell:i=>ke(i.type)},{name:"Result",cell:i=>o("span",{class:`badge ${i.outcome==="DELIVERED"?"good":""}`,children:i.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:i=>i.signalId&&i.signalId!==t?o("a",{href:be(["signal",i.signalId]),children:i.text}):i.text},{name:"Times",number:!0,cell:i=>k(i.count)}]})})})}function Od(){let e=ee(Hl,{},{every:5e3});return o(C,{children:[o(Re,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(ue,{query:e,children:({sources:t,sinks:r})=>o("div",{class:"stack",children:[t.length===0&&o(J,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>o(Ag,{source:n},n.name)),t.length>0&&o(Dg,{names:t.map(n=>n.name)}),r.length>0&&o(Q,{title:"Sinks",children:o(ne,{label:"Sinks",columns:Eg,rows:r,id:n=>n.name})})]})})]})}function Ag({source:e}){let t=e.events.reduce((n,i)=>n+i.count,0),r=e.skipped.reduce((n,i)=>n+i.count,0);return o(Q,{class:"spaced",title:e.name,actions:o(Fd,{healthy:e.healthy,state:e.state}),children:[e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Xe,{items:[{name:"Reads",value:ke(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":k(e.lag),note:Pg(e)},{name:"Events in the log",value:k(t),note:e.events.map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:k(r),note:e.skipped.slice(0,3).map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:k(e.retracted),note:`${k(e.duplicates)} duplicates`},{name:"Last stored",value:o(te,{at:e.lastBatchAt})}]}),e.lastError&&o("p",{class:"muted",children:["Last error, ",o(te,{at:e.lastErrorAt}),": ",e.lastError]})]})}function Fd({healthy:e,state:t}){return o("span",{class:`badge ${e?"good":"bad"}`,children:ke(t)})}function Pg(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Ze(e.lagSeconds)}var Rg=[{name:"When",cell:e=>o(te,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(C,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Dg({names:e}){let t=Ee("source",e,e[0]??""),r=ee(zl,{source:t});return o(Q,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>he({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(ue,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(J,{title:"None",children:["Every message of ",t," was understood."]}):o(C,{children:[o(ne,{label:`Messages of ${t} that became no event, newest first`,columns:Rg,rows:n.nodes,id:i=>String(i.number)}),o("p",{class:"muted",children:[k(n.nodes.length)," of ",k(n.totalCount)," that are kept."]})]})})})}var Eg=[{name:"Sink",cell:e=>o(C,{children:[e.name,o("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>o(C,{children:[o(Fd,{healthy:e.healthy,state:e.state}),e.problem&&o("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>k(e.published)},{name:"To publish",number:!0,cell:e=>k(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>k(e.failures)},{name:"Last published",cell:e=>o(te,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?o(C,{children:[e.lastError,o("small",{children:o(te,{at:e.lastErrorAt})})]}):"\u2013"}];function qd({args:[e="",t=""]}){let r=rt.find(i=>i===e.toUpperCase())??"BASE",n=ee(jl,{chain:r,address:t},{every:15e3});return o(ue,{query:n,children:({token:i})=>i?o(Lg,{t:i}):o(J,{title:"This token is unknown",children:["The service has seen no trade of ",Vt(t)," on this chain."]})})}function Lg({t:e}){return o("div",{class:"stack",children:[o(Re,{title:e.symbol||Vt(e.address),about:o(C,{children:[o(ot,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(Qn,{text:e.address,label:"the address"})}),o(Q,{children:o(Xe,{items:[{name:"Price",value:Fe(e.priceUsd),note:e.priceAt?o(te,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Ce(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":k(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(Bd,{m:e.market}),o(Gd,{chain:e.chain,address:e.address})]})}var Ug=["HOUR","DAY"];function Ng(e){return{name:"Signal",tone:"second",size:9,points:e.filter(r=>!r.retractedAt).map(r=>({at:r.timestamp,value:r.token.currentPriceUsd}))}}function Gd({chain:e,address:t}){let r=Ee("interval",Ug,"HOUR"),n=ee(Yl,{chain:e,token:t},{every:15e3}),i=ee(Jl,{chain:e,address:t,interval:r},{every:15e3}),a=o(Ke,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:s=>he({interval:s})});return o(C,{children:[o(ue,{query:i,children:({token:s})=>s&&o(C,{children:[o(Q,{title:"Price, with your signals",actions:a,children:o(Ci,{label:"Price at the end of each interval, and at your signals",points:s.prices,interval:r,marks:[Ng(n.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(Q,{title:"Volume",children:o(Vd,{name:"Volume",points:s.volume,label:`Volume by ${r.toLowerCase()}`})}),o(Q,{title:"Top wallets bought, less sold, by hour",children:o(Vd,{name:"Net flow",points:s.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(Q,{title:"Top wallets that hold it",children:o($g,{day:s,chain:e})})]})}),o(Ig,{chain:e,query:n})]})}var Wg=e=>Date.parse(e)/1e3;function Vd({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(J,{title:"Nothing in this time"}):o(pn,{label:r,times:t.map(n=>Wg(n.at)),format:n=>Ce(n),height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}function $g({day:e,chain:t}){return e.topHolders.length===0?o(J,{title:"None of the first 200 wallets holds it"}):o(ne,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${k(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Rn,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>Fe(r.position.quantity?r.position.costUsd/r.position.quantity:null)},{name:"Value",number:!0,cell:r=>Ce(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(kt,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function Ig({chain:e,query:t}){return o(ue,{query:t,children:({signals:r})=>o(C,{children:[o(Q,{title:"Signals on it",children:r.nodes.length===0?o(J,{title:"None of your signals is on it",children:o("a",{href:be(["live"]),children:"See all signals"})}):o(ne,{label:"Signals on the token",columns:Po,rows:[...r.nodes].sort((n,i)=>i.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(Q,{title:"Top wallets in these signals",children:o(Mg,{chain:e,nodes:r.nodes})})]})})}function Mg({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(i=>!i.retractedAt).flatMap(i=>i.traders)){let i=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(i?.sizeUsd??0,n.tradeSizeUsd),signals:(i?.signals??0)+1})}return o(ne,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,i)=>n.rank-i.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${k(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Rn,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Ce(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>k(n.signals),sort:n=>n.signals}]})}function Qd({args:[e=""]}){let t=ee(Kl,{itemId:e},{every:15e3});return o(ue,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(Re,{title:r.question||"A market without a question",about:o(ot,{chain:"POLYMARKET"})}),o(Bd,{m:r}),o(Og,{outcomes:r.outcomes??[]})]}):o(J,{title:"This market is unknown",children:"No source has described it yet."})})}function Og({outcomes:e}){let t=e[0];if(!t)return o(J,{title:"No outcome of this market is known yet"});let r=Ee("outcome",e.map(n=>n.token),t.token);return o(C,{children:[o("div",{class:"filters",children:o(Gt,{label:"Outcomes",choices:e.map(n=>({value:n.token,label:n.outcomeLabel||Vt(n.token)})),chosen:[r],change:n=>he({outcome:n.at(-1)??r})})}),o(Gd,{chain:"POLYMARKET",address:r},r)]})}function Bd({m:e}){return o(Q,{title:e.outcomeLabel?o("a",{href:be(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Xe,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Ce(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(ne,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:be(["token","POLYMARKET",t.token]),children:t.outcomeLabel||Vt(t.token)})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var Fg=200,ms=2e3;function Vg(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Do(e,t){let r=Vg(e,t);return r===null?null:e.notificationType==="SELL_SIGNAL"?-r:r}function Hd(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(qg).join(",")).join(`\r
`)}function qg(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function zd(e,t,r){let[n,i]=me({signals:[],done:!1,cut:!1}),a=JSON.stringify(e);return Je(()=>{let s=new AbortController;return i({signals:[],done:!1,cut:!1}),Gg(e,t,s.signal,i),()=>s.abort()},[a,t,r]),n}async function Gg(e,t,r,n){let i=[],a=null;try{for(;;){let s=await ze(Zl,{filter:e,last:Fg,before:a},{signal:r}),{nodes:u,pageInfo:d}=s.signals,f=u.filter(y=>y.sentAt>t).sort((y,b)=>b.sequence-y.sequence);i.push(...f),a=d.startCursor;let g=f.length===u.length&&d.hasPreviousPage&&a!==null,m=!g||i.length>=ms;if(n({signals:[...i],done:m,cut:g&&m}),m)return}}catch(s){r.aborted||n({signals:i,done:!0,cut:!1,refusal:s instanceof Le?s:new Le("",String(s))})}}var jd=["7","30","90"],fs=["1h","6h","24h","settled"],Eo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},hs={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Yd=["all","wins","losses","open"],Kd={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Zd=30,ps=100;function Xd(){let e=Ee("days",jd,"30"),t=Ee("after",fs,"1h"),r=Ee("chain",["ALL",...rt],"ALL"),n=Ee("type",["ALL",...fn],"ALL"),[i,a]=me(0),s=en(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,i]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=zd(u,s,i),f=ee(Xl,{since:s,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),g=()=>a(m=>m+1);return o(C,{children:[o(Re,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:g,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>Qg(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(Ke,{label:"Period",choices:jd.map(m=>({value:m,label:`${m} days`})),chosen:e,change:m=>he({days:m})}),o(Ke,{label:"Graded after",choices:fs.map(m=>({value:m,label:hs[m]})),chosen:t,change:m=>he({after:m})}),o(lr,{label:"Chain",choices:[{value:"ALL",label:"All"},...rt.map(m=>({value:m,label:Be[m]}))],chosen:r,change:m=>he({chain:m==="ALL"?"":m})}),o(lr,{label:"Type",choices:[{value:"ALL",label:"All"},...fn.map(m=>({value:m,label:ke(m)}))],chosen:n,change:m=>he({type:m==="ALL"?"":m})})]}),o(ue,{query:f,children:m=>o(Bg,{record:m.types,weeks:m.weeks.groups,span:t})}),d.refusal&&o(un,{refusal:d.refusal,retry:g}),d.signals.length===0&&!d.refusal&&(d.done?o(J,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:be(["live"]),children:"See what comes now"})]}):o(Or,{label:"Loading signals"})),d.signals.length>0&&o(Q,{title:"Every signal",children:[!d.done&&o(Or,{label:`${k(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",k(ms)," signals of the period; the numbers above are of all."]}),o(Kg,{signals:d.signals,span:t})]})]})}function Qg(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([Hd(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function Bg({record:e,weeks:t,span:r}){return o(C,{children:[o(Q,{children:o(Hg,{record:e,span:r})}),e.all.count>0&&o(C,{children:[o("div",{class:"columns",children:[o(Q,{title:"Wins and losses",children:o(zg,{record:e.all,span:r})}),o(Q,{title:"What waiting costs",children:o(jg,{delays:e.delays})})]}),o(Q,{title:"By type",children:o(Jd,{label:"By type",first:"Type",groups:e.groups,name:n=>ke(n.type??""),span:r})}),o(Q,{title:"By week",children:[o(Yg,{weeks:t,span:r}),o(Jd,{label:"By week",first:"Week from",groups:t,name:n=>qt(n.weekFrom??""),span:r})]})]})]})}function Hg({record:e,span:t}){let r=s=>{let u=e.all[Eo[s]];return{name:`Right after ${hs[s].toLowerCase()}`,value:o("span",{class:s===t?"chosen":"",children:nt(u.hitRate)}),note:u.count===0?"none graded yet":o(C,{children:["of ",k(u.count),": ",nt(u.hitRateLow)," to ",nt(u.hitRateHigh),o("br",{}),"median gain ",tn(u.medianGain)]})}},{keptSince:n,since:i,all:a}=e;return o(C,{children:[n&&n>i&&o("p",{class:"note warn",children:["Signals before ",_n(n)," are no longer kept and not counted."]}),o(Xe,{items:[{name:"Signals",value:k(a.count),note:a.retracted>0?`and ${k(a.retracted)} retracted, not counted`:`since ${qt(i)}`},...fs.map(r)]})]})}function zg({record:e,span:t}){let r=e[Eo[t]];return r.count===0?o(J,{title:"None is graded yet",children:[k(e.count)," signals wait: a price is taken ",hs[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Xe,{items:[{name:"Wins",value:o("span",{class:"good",children:k(r.wins)}),note:`best ${tn(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:k(r.losses)}),note:`worst ${tn(r.worstGain)}`},{name:"Right",value:nt(r.hitRate),note:`95 %: ${nt(r.hitRateLow)} to ${nt(r.hitRateHigh)}`},{name:"Median gain",value:o(Pt,{value:r.medianGain}),note:r.count<Zd?`only ${k(r.count)}: says little`:`of ${k(r.count)}`}]})}function jg({delays:e}){let t=e[0]?.count??0;return t===0?o(J,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(C,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",k(t)," that are a day old, if one follows"]}),o(Xe,{items:e.map(r=>({name:r.minutes===0?"At once":`${k(r.minutes)} minutes later`,value:o(Pt,{value:r.medianGain})}))})]})}function Jd({label:e,first:t,groups:r,name:n,span:i}){let a=u=>u.record[Eo[i]];return o(ne,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>k(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>k(a(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:k(a(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:k(a(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>a(u).hitRate??-1,cell:u=>a(u).count===0?"\u2013":o(C,{children:[nt(a(u).hitRate),o("small",{class:a(u).count<Zd?"few":"",children:[nt(a(u).hitRateLow)," to ",nt(a(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Pt,{value:a(u).medianGain}),sort:u=>a(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Pt,{value:a(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Pt,{value:a(u).bestGain})}],rows:r,id:n})}function Yg({weeks:e,span:t}){let r=e.filter(n=>n.record[Eo[t]].medianGain!==null);return r.length<2?null:o(pn,{label:"Median gain by week",times:r.map(n=>Date.parse(n.weekFrom??"")/1e3),format:n=>tn(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Eo[t]].medianGain)}]})}function Kg({signals:e,span:t}){let r=Ee("grade",Yd,"all"),n=e.filter(a=>{let s=a.retractedAt?null:Do(a,t);return r==="all"||(r==="open"?s===null:s!==null&&r==="wins"==s>0)}),i=[{name:"Time",cell:a=>o(te,{at:a.sentAt}),sort:a=>a.sequence},{name:"Grade",cell:a=>o(Jg,{s:a,span:t})},{name:"Gain",number:!0,cell:a=>o(Pt,{value:Do(a,t)}),sort:a=>Do(a,t)??-9},{name:"Signal",cell:a=>o(C,{children:[o("a",{href:be(["signal",a.signalId]),children:a.headline}),o("small",{children:ke(a.notificationType)})]})},{name:"Chain",wide:!0,cell:a=>o(ot,{chain:a.chain})},{name:"Token",cell:a=>o(Ut,{chain:a.chain,address:a.token.address,symbol:a.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:a=>Fe(a.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:a=>tn(a.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:a=>tn(a.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:a=>tn(a.outcome.return24h)}];return o(C,{children:[o(Ke,{label:"Grades",choices:Yd.map(a=>({value:a,label:Kd[a]})),chosen:r,change:a=>he({grade:a==="all"?"":a})}),n.length===0?o(J,{title:`None: ${Kd[r].toLowerCase()}`}):o(ne,{label:"Graded signals",columns:i,rows:n.slice(0,ps),id:a=>a.signalId,class:a=>a.retractedAt?"gone":""}),n.length>ps&&o("p",{class:"muted small",children:["The newest ",k(ps)," of ",k(n.length),"; the CSV has all."]})]})}function Jg({s:e,span:t}){let r=Do(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var em=["positions","closed","trades","signals"],Zg={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function rm({args:[e="",t=""]}){let r=rt.find(i=>i===e.toUpperCase())??"BASE",n=ee(ru,{chain:r,address:t},{every:15e3});return o(ue,{query:n,children:({wallet:i})=>i?o(Xg,{w:i}):o(J,{title:"This wallet is unknown",children:["The service has seen no trade of ",Vt(t)," on this chain."]})})}function Xg({w:e}){let t=Ee("tab",em,"positions"),r={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:be(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${k(e.defaultRank)}`:"not ranked"]}),o(Re,{title:o("span",{class:"mono",children:Vt(e.walletAddress)}),about:o(C,{children:[o(ot,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(Qn,{text:e.walletAddress,label:"the address"}),o("a",{href:be(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(Q,{children:o(ey,{w:e})}),e.scoreParts&&o(Q,{title:"What the score is made of",children:o(ty,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(Q,{title:"Realized profit over time",children:o(ny,{w:e})}),o(Q,{title:"Score at each midnight",children:o(ry,{w:e})})]}),o(Q,{title:o(Ke,{label:"Lists",choices:em.map(n=>({value:n,label:Zg[n]})),chosen:t,change:n=>he({tab:n,after:""})}),children:[t==="positions"&&o(iy,{of:r}),t==="closed"&&o(ay,{of:r}),t==="trades"&&o(ly,{of:r}),t==="signals"&&o(uy,{of:r})]})]})}function ey({w:e}){return o(Xe,{items:[{name:"Rank",value:e.defaultRank?`#${k(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(kt,{value:e.netPnlUsd}),note:o(C,{children:[o(kt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:nt(e.trueWinRate),note:`${k(e.winningPositions)} of ${k(e.closedPositions)} closed positions`},{name:"Trades",value:k(e.tradeCount),note:`${k(e.buyCount)} buys, ${k(e.sellCount)} sells, ${k(e.tokensTraded)} tokens`},{name:"Bought",value:Ce(e.totalBuyVolumeUsd),note:`sold ${Ce(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Ce(e.avgTradeSizeUsd),note:`largest ${Ce(e.largestTradeUsd)}`},{name:"Last trade",value:o(te,{at:e.lastTradeTime}),note:e.firstTradeTime?o(C,{children:["first ",o(te,{at:e.firstTradeTime})]}):void 0}]})}function ty({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(C,{children:[o(kt,{value:e.netPnlUsd})," for ",Ce(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${k(e.winningPositions)} of ${k(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${k(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${k(e.tradeCount)} trades; 1,000 are full`}];return o(ne,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>nt(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function ny({w:e}){return e.equity.length<2?o(J,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(pn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Ce(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function ry({w:e}){return e.rankHistory.length<2?o(J,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(pn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Ai({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(J,{title:r});let{hasNextPage:i,endCursor:a}=e.pageInfo;return o(C,{children:[e.nodes.length===0?o(J,{title:r}):n(e.nodes),o(Fr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:bt.value.params.get("after")?()=>he({after:""}):void 0,more:i?()=>he({after:a}):void 0})]})}var Pi=()=>bt.value.params.get("after"),tm=["VALUE","OPENED"],oy={VALUE:"Largest first",OPENED:"Oldest first"};function iy({of:e}){let t=Ee("order",tm,"VALUE"),r=ee(ou,{...e,orderBy:t,after:Pi()},{every:15e3});return o(C,{children:[o(Ke,{label:"Order",choices:tm.map(n=>({value:n,label:oy[n]})),chosen:t,change:n=>he({order:n,after:""})}),o(ue,{query:r,children:({wallet:n})=>o(Ai,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:i=>o(ne,{label:"Open positions",rows:i,id:a=>a.token,columns:[{name:"Token",cell:a=>o(Ut,{chain:e.chain,address:a.token,symbol:a.symbol}),sort:a=>a.symbol},{name:"Quantity",number:!0,wide:!0,cell:a=>Ca(a.quantity)},{name:"Paid per token",number:!0,cell:a=>Fe(a.quantity?a.costUsd/a.quantity:null)},{name:"Price",number:!0,cell:a=>Fe(a.priceUsd)},{name:"Value",number:!0,cell:a=>Ce(a.valueUsd),sort:a=>a.valueUsd},{name:"Profit",number:!0,cell:a=>o(kt,{value:a.pnlUsd}),sort:a=>a.pnlUsd}]})})})]})}function ay({of:e}){let t=ee(iu,{...e,after:Pi()});return o(ue,{query:t,children:({wallet:r})=>o(Ai,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(ne,{label:"Closed positions",rows:n,id:i=>i.token+i.openedAt+i.closedAt,columns:[{name:"Closed",cell:i=>o(te,{at:i.closedAt})},{name:"Token",cell:i=>o(Ut,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Held",number:!0,cell:i=>Ze((Date.parse(i.closedAt)-Date.parse(i.openedAt))/1e3)},{name:"Paid",number:!0,cell:i=>Ce(i.costUsd),sort:i=>i.costUsd},{name:"Received",number:!0,wide:!0,cell:i=>Ce(i.proceedsUsd)},{name:"Profit",number:!0,cell:i=>o(kt,{value:i.profitUsd}),sort:i=>i.profitUsd}]})})})}var nm=["ALL","BUY","SELL"],sy={ALL:"All",BUY:"Buys",SELL:"Sells"};function ly({of:e}){let t=Ee("side",nm,"ALL"),r=ee(au,{...e,filter:t==="ALL"?null:{side:t},after:Pi()},{every:15e3});return o(C,{children:[o(Ke,{label:"Side",choices:nm.map(n=>({value:n,label:sy[n]})),chosen:t,change:n=>he({side:n,after:""})}),o(ue,{query:r,children:({wallet:n})=>o(Ai,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:i=>o(C,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Trades before ",_n(n.trades.keptSince)," are no longer kept."]}),o(ne,{label:"Trades, newest first",rows:i,id:a=>a.id,columns:[{name:"Time",cell:a=>o(te,{at:a.tradedAt})},{name:"Side",cell:a=>o("span",{class:`badge ${a.side==="BUY"?"good":"bad"}`,children:a.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:a=>o(Ut,{chain:e.chain,address:a.token,symbol:a.symbol})},{name:"Quantity",number:!0,wide:!0,cell:a=>Ca(a.quantity)},{name:"Price",number:!0,cell:a=>Fe(a.priceUsd)},{name:"Amount",number:!0,cell:a=>Ce(a.amountUsd),sort:a=>a.amountUsd}]})]})})})]})}function uy({of:e}){let t=ee(su,{...e,after:Pi()},{every:15e3});return o(ue,{query:t,children:({wallet:r})=>o(Ai,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(ne,{label:"Signals of the wallet",columns:Po,rows:n,id:i=>i.signalId})})})}var om=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],im=["webhookUrl"];function am(e){let t=new Set([...om.flatMap(([,i])=>i),...im]),r=i=>i.flatMap(a=>e.filter(s=>s.name===a)),n=e.filter(i=>!t.has(i.name));return[...om.map(([i,a])=>[i,r(a)]),["More",n]]}function sm(e){return e.map(({name:t,description:r,type:n})=>{let i=r??"",a=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?a.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":a==="String"?"text":"number";return{name:t,label:cy(t),text:i,kind:u,whole:a==="Int",of:a,...dy(i)}})}function cy(e){let t=e.replace(/([A-Z])/g," $1").toLowerCase().replace(/\busd\b/,"USD").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}function dy(e){let t=i=>Number((i??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Ln(e,t){return e[t]??""}function gs(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(i=>JSON.stringify(i)).sort():n);return r(e)===r(t)}function ys(e,t,r){return e.filter(n=>!im.includes(n.name)&&!gs(Ln(t,n.name),Ln(r,n.name)))}var lm=["ALL","DELIVERED","HELD_BACK"],my=[{name:"Latest",cell:e=>o(te,{at:e.lastAt})},{name:"Candidate",cell:e=>o(C,{children:[ke(e.type),o("small",{children:o(ot,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Ut,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(C,{children:[o("a",{href:be(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(C,{children:[ke(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>k(e.count)}];function um(){let e=Ee("outcome",lm,"ALL"),t=bt.value.params.get("token")??"",[r,n]=me(),i=ee(nu,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),a=s=>{n(void 0),he(s)};return o(Q,{title:"Decisions",actions:o(C,{children:[o(Ke,{label:"Outcome",choices:lm.map(s=>({value:s,label:ke(s)})),chosen:e,change:s=>a({outcome:s==="ALL"?"":s})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o("input",{value:t,size:18,placeholder:"address",onChange:s=>a({token:s.currentTarget.value.trim()})})]})]}),children:o(ue,{query:i,children:({decisions:s})=>s.nodes.length===0?o(J,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(C,{children:[o(ne,{label:"Decisions, latest first",columns:my,rows:s.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),s.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(s.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var cm=["1","3","7"],dm=36e5;function fm(){let e=ee(eu,{});return o(C,{children:[o(Re,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(ue,{query:e,children:t=>o(py,{data:t,saved:e.reload},t.config.version)}),o(um,{})]})}function py({data:e,saved:t}){let r=en(()=>sm(e.fields?.inputFields??[]),[e]),[n,i]=me({}),a=(u,d)=>i(f=>{let g={...f,[u]:d};return gs(d,Ln(e.config,u))&&delete g[u],g}),s=u=>{i(Object.fromEntries(ys(r,e.config,u).map(d=>[d.name,Ln(u,d.name)]))),scrollTo(0,0)};return o(C,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:am(r).filter(([,u])=>u.length>0).map(([u,d])=>o(Q,{title:u,children:o("div",{class:"stack",children:d.map(f=>o(fy,{field:f,value:n[f.name]??Ln(e.config,f.name),changed:f.name in n,change:g=>a(f.name,g)},f.name))})},u))}),o("div",{class:"stack beside",children:[o(yy,{draft:n,chains:e.chains}),o(ky,{draft:n,fields:r,config:e.config,discard:()=>i({}),saved:t})]})]}),o(_y,{data:e,fields:r,restore:s})]})}function fy({field:e,value:t,changed:r,change:n}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o(Vr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:i=>{i!==""&&n(Number(i))}}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o("input",{value:String(t),onChange:i=>n(i.currentTarget.value)})]}),e.kind==="choice"&&o(lr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(i=>({value:i,label:i.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(Gt,{label:e.label,choices:hy(e),chosen:t,change:n})]}),e.kind==="limits"&&o(gy,{value:t,change:n}),o("small",{class:"muted",children:e.text})]})}function hy(e){return e.of==="Chain"?rt.map(t=>({value:t,label:Be[t]})):fn.map(t=>({value:t,label:ke(t)}))}function gy({value:e,change:t}){let r=(n,i)=>{let a=e.filter(s=>s.type!==n);t(i===""?a:[...a,{type:n,limit:Number(i)}])};return o("div",{class:"filters",children:fn.map(n=>o(Vr,{label:ke(n),value:String(e.find(i=>i.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:i=>r(n,i)},n))})}function yy({draft:e,chains:t}){let r=Ee("days",cm,"1"),n=Math.max(0,...t.map(f=>Date.parse(f.lastEventAt??"")).filter(f=>!Number.isNaN(f))),i=new Date((n||Date.now())-Number(r)*24*dm+dm/4).toISOString(),a=Ko(e,500),s=Object.keys(a).length>0,u=ee(fa,{input:{},since:i}),d=ee(fa,{input:a,since:i},{skip:!s});return o(Q,{class:"spaced",title:"Replay",actions:o(Ke,{label:"Days",choices:cm.map(f=>({value:f,label:f==="1"?"1 day":`${f} days`})),chosen:r,change:f=>he({days:f})}),children:o(ue,{query:u,children:f=>o(by,{present:f.simulateConfig,next:s?d:void 0})})})}function by({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(un,{refusal:t.refusal,retry:t.reload});let n=r??e,i=fn.map(a=>({type:a,now:mm(e,a),then:mm(n,a)})).filter(a=>a.now+a.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[k(n.total)," signals"]}),r&&`, ${wy(r.total-e.total)}`,t?.loading&&" \u2026"]}),i.length>0&&o(ne,{label:"Signals by type",rows:i,id:a=>a.type,columns:[{name:"Type",cell:a=>ke(a.type)},{name:"Now",number:!0,cell:a=>k(a.now)},...r?[{name:"Then",number:!0,cell:a=>o("strong",{children:k(a.then)})}]:[]]}),o(vy,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((a,s)=>s.count-a.count).slice(0,5).map(a=>o("li",{children:[ke(a.rule),": ",k(a.count)]},a.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(a=>o("li",{children:[o(ot,{chain:a.chain})," ",a.headline," ",o("small",{class:"muted",children:o(te,{at:a.timestamp})})]},`${a.headline}${a.timestamp}`))})]})]})}function mm(e,t){return e.byType.find(r=>r.type===t)?.count??0}function wy(e){return e===0?"as many as now":e>0?`${k(e)} more than now`:`${k(-e)} fewer than now`}function vy({present:e,then:t}){let r=(i,a)=>i.byDay.filter(s=>s.day===a).reduce((s,u)=>s+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(i=>i.day))].sort();return n.length<2?null:o(ne,{label:"Signals by day",rows:n,id:i=>i,columns:[{name:"Day",cell:i=>qt(i)},{name:"Now",number:!0,cell:i=>k(r(e,i))},...t?[{name:"Then",number:!0,cell:i=>o("strong",{children:k(r(t,i))})}]:[]]})}function ky({draft:e,fields:t,config:r,discard:n,saved:i}){let[a,s]=me(),[u,d]=me(!1),f=t.filter(m=>m.name in e),g=async()=>{d(!0);try{await ze(tu,{input:e}),i()}catch(m){if(!(m instanceof Le))throw m;s(m)}d(!1)};return o(Q,{class:"spaced",title:`Version ${r.version}`,children:[a&&o(un,{refusal:a}),f.length===0&&o("p",{class:"muted",children:["In force, saved ",o(te,{at:r.updatedAt}),". Nothing is changed."]}),f.length>0&&o(C,{children:[o(hm,{fields:f,from:m=>Ln(r,m),to:m=>e[m]??""}),o("div",{class:"actions",children:[o("button",{type:"button",class:"primary",disabled:u,onClick:()=>{g()},children:["Save as version ",r.version+1]}),o("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function hm({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:pm(t(n.name))})," \u2192 ",o("strong",{children:pm(r(n.name))})]},n.name))})}function pm(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?ke(t):`${ke(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function _y({data:e,fields:t,restore:r}){let n=e.configVersions.filter(i=>i.version!==e.config.version);return n.length===0?null:o(Q,{title:"Earlier versions",children:o(ne,{label:"Earlier versions, newest first",rows:n,id:i=>String(i.version),columns:[{name:"Version",cell:i=>i.version},{name:"Saved",cell:i=>o(te,{at:i.changedAt})},{name:"By",wide:!0,cell:i=>o("span",{class:"mono",children:i.keyId??"the operator"})},{name:"Going back to it would change",cell:i=>{let a=ys(t,e.config,i.config);return a.length===0?"nothing":o(hm,{fields:a,from:s=>Ln(e.config,s),to:s=>Ln(i.config,s)})}},{name:"",cell:i=>o("button",{type:"button",class:"small","aria-label":`Restore version ${i.version}`,onClick:()=>r(i.config),children:"Restore"})}]})})}var bs=["node","python","go"],ws={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Sy=fn.map(e=>({value:e,label:ke(e)})),Ty=rt.map(e=>({value:e,label:Be[e]}));function gm(){let e=ee(lu,{},{every:5e3}),[t,r]=me({});return o(C,{children:[o(Re,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(ue,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(J,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(i=>o(xy,{webhook:i,changed:e.reload},i.id)),o(Dy,{configured:n.some(i=>i.configured),created:i=>{r(i),e.reload()}}),o(bm,{outcome:t}),o(Ey,{})]})})]})}async function ym(e){try{return await e()}catch(t){if(t instanceof Le)return{refusal:t};throw t}}function xy({webhook:e,changed:t}){let[r,n]=me({}),[i,a]=me(!1),[s,u]=me(!1),d=async m=>{a(!0),n(await ym(m)),a(!1),u(!1),t()},f=(m,y)=>d(async()=>(await ze(cu,{id:e.id,input:m}),{text:y})),g=()=>d(async()=>(e.configured?await ze(ha,{url:""}):await ze(du,{id:e.id}),{}));return o(Q,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(C,{children:[o("button",{type:"button",disabled:i,onClick:()=>{d(()=>Cy(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:i,onClick:()=>{d(()=>Ay(e.id))},children:"New secret"}),o("button",{type:"button",disabled:i,onClick:()=>{f({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:i,onClick:()=>s?void g():u(!0),children:s?"Really delete":"Delete"})]}),children:[o(bm,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(te,{at:e.disabledAt}),": ",e.disabledReason]}),o(Xe,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(te,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(te,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:k(e.deliveries.totalCount),note:e.previousSecretUntil?o(C,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(Gt,{label:`Types sent to ${e.url}`,choices:Sy,chosen:e.types,change:m=>{f({types:m},"Types saved, for later signals.")}}),o(Gt,{label:`Chains sent to ${e.url}`,choices:Ty,chosen:e.chains,change:m=>{f({chains:m},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(Py,{webhook:e,redeliver:m=>{d(async()=>(await ze(fu,{webhook:e.id,signal:m}),{text:"Sent again, with all its attempts."}))}})]})}async function Cy(e){let{attempt:t}=(await ze(mu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Ay(e){let{secret:t}=(await ze(pu,{id:e})).rotateWebhookSecret;return{secret:t}}function bm({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(un,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(Qn,{text:e.secret,label:"the secret"})]})]})}function Py({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(J,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(C,{children:[o("a",{href:be(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:ke(n.state)})},{name:"Attempts",number:!0,cell:n=>k(n.attempts.length)},{name:"Last answer",cell:n=>Ry(n)},{name:"Since",wide:!0,cell:n=>o(te,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(ne,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function Ry(e){let t=e.attempts.at(-1);return t?o(C,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Dy({configured:e,created:t}){let[r,n]=me(!1),i=async a=>{a.preventDefault();let s=a.currentTarget,u=String(new FormData(s).get("url")).trim();n(!0);let d=await ym(async()=>e?{secret:(await ze(uu,{input:{url:u}})).createWebhook.secret}:{secret:(await ze(ha,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||s.reset(),t(d)};return o(Q,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:a=>{i(a)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function Ey(){let e=Ee("verify",bs,"node");return o(Q,{title:"Verify what you receive",actions:o(Ke,{label:"Language",choices:bs.map(t=>({value:t,label:ws[t].name})),chosen:e,change:t=>he({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:ws[e].code})})]})}var Un=["read","customer"],vs=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Un,component:Pd},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Un,component:Md},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Un,component:Sd},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Un,component:qu},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Un,component:Fu},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Un,component:Xd},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Un,component:rm},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Un,component:qd},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Un,component:Qd},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:fm},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:gm},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:Dd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Od},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Mu},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Ud}];function wm({problem:e}){let[t,r]=me(e),[n,i]=me(!1),a=async s=>{s.preventDefault();let u=String(new FormData(s.currentTarget).get("key")).trim();i(!0);try{await Ao(u)}catch(d){r(d.message),i(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:s=>{a(s)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Ti.value}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function _s({problem:e=""}){let t=Tn.value;return t?o(Ly,{who:t}):o(wm,{problem:e})}function Ly({who:e}){let[t,r]=me(!1),n=Mt(null),{path:i}=bt.value,a=vs.filter(f=>f.scopes.includes(e.scope)),s=i.length===0?a[0]:vs.find(f=>f.path===i[0]),u=i.join("/"),d=Mt(!0);return Je(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:f=>{f.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(ks,{pages:a.filter(f=>f.group==="analyst"),at:s,title:"Signals"}),o(ks,{pages:a.filter(f=>f.group==="settings"),at:s,title:"Delivery"}),o(ks,{pages:a.filter(f=>f.group==="operator"),at:s,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(Uy,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&o(s.component,{args:i.slice(1)},u),s&&!s.scopes.includes(e.scope)&&o(J,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!s&&o(J,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function ks({pages:e,at:t,title:r}){let n=e.filter(i=>i.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(i=>o("li",{children:o("a",{href:be([i.path]),"aria-current":i===t?"page":void 0,children:i.title})},i.path))})]})}function Uy({who:e}){let t=ee(Al,{},{every:15e3}),r=t.data?.chains.filter(i=>!i.healthy)??[],n=Math.max(0,...t.data?.chains.map(i=>i.lagSeconds)??[]);return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&o("p",{class:"health good",children:["Up to date",n>1?`, ${Ze(n)} behind`:""]}),r.map(i=>o("p",{class:"health bad",title:i.reason??"",children:[Be[i.chain]," is ",Ze(i.lagSeconds)," behind"]},i.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:Co.value,onChange:i=>gd(i.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>us(),children:"Sign out"})]})}var Ss=document.getElementById("app");if(!Ss)throw new Error("BUG: page.html has no element app");var vm=Eu(),Ny=vm?Ao(vm):Cd();Ny.then(()=>sa(o(_s,{}),Ss),e=>sa(o(_s,{problem:e instanceof Error?e.message:String(e)}),Ss));
