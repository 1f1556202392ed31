var ke,gl,cs,Gn,ls,Jo,yl,Ko,bl,ds,us,fp,fo=Symbol.for("pv"),Zo={},Xo=[],hp=/^m(i|n|o|s|text|space)$/,ms=Array.isArray,ps=Xo.slice,lr=Object.assign;function ar(e){e&&e.parentNode&&e.remove()}function wl(e,t,r){var n,i,s,a={},u=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?i=t[s]:a[s]=t[s];return u>2&&(a.children=u>3?ps.call(arguments,2):r),po(e,a,n,i,null)}function po(e,t,r,n,i){var s={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:fo,__v:i||++gl,__i:-1,__u:0};return!i&&ke.vnode&&ke.vnode(s),s}function x(e){return e.children}function Bn(e,t){this.props=e,this.context=t,this.__g=0}function Qn(e,t){if(t==null)return e.__&&Qn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Qn(e)}function gp(e){var t,r=e.__v,n=r.__e,i=[],s=[],a=e.__P;a&&((t=lr({constructor:fo},r)).__v=r.__v+1,ke.vnode&&ke.vnode(t),fs(a,t,r,e.__n,a.namespaceURI,32&r.__u?[n]:null,i,n||Qn(r),32&r.__u,s),t.__v=r.__v,t.__.__k[t.__i]=t,xl(i,t,s),r.__=r.__e=null,t.__e!=n&&vl(t))}function vl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vl(e)}function fl(e){(8&e.__g||(e.__g|=8,Gn.push(e),Jo++))&&ls==ke.debounceRendering||((ls=ke.debounceRendering)||queueMicrotask)(kl)}function kl(){try{for(var e,t=1;Gn.length;)Gn.length>t&&Gn.sort(yl),e=Gn.shift(),t=Gn.length,8&e.__g&&gp(e)}finally{(Jo=Gn.length)&&(ls||queueMicrotask)(kl)}}function Sl(e,t,r,n,i,s,a,u,d,m,y){var f,g,b,T,U,L,I=n.__k||Xo,S=t.length;for(d=yp(r,t,I,d,S),f=0;f<S;f++)(b=r.__k[f])!=null&&(g=~b.__i&&I[b.__i]||Zo,b.__i=f,L=fs(e,b,g,i,s,a,u,d,m,y),T=b.__e,(g.ref!=b.ref||8&g.__u)&&(g.ref&&hs(g.ref,null,b,g),b.ref&&y.push(b.ref,b.__c||T,b)),U=U||T,4&b.__u?(d=_l(b,d,e,!g.__v),g.__e&&(g.__e=null)):typeof b.type=="function"&&L!==void 0?d=L:T&&(d=T.nextSibling),b.__u&=-21);return r.__e=U,d}function yp(e,t,r,n,i){var s,a,u,d,m,y,f,g,b,T=r.length,U=T,L=0,I=0,S=e.__k=Array(i);for(s=0;s<i;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[s]=po(null,a):ms(a)?a=S[s]=po(x,{children:a}):a.constructor===fo&&a.__b?a=S[s]=po(a.type,a.props,a.key,a.ref,a.__v):S[s]=a,d=s+L,a.__=e,a.__b=e.__b+1,u=null,~(m=a.__i=bp(a,r,d,U))&&(U--,(u=r[m])&&(u.__u|=2)),u&&u.__v?(a.__u|=16,m==d-1?L--:m==d+1?L++:m!=d&&(m>d?L--:L++,I=1)):(~m||(i>T?L--:i<T&&L++),typeof a.type!="function"&&(a.__u|=4))):S[s]=null;if(I){for(y=[],f=[],s=0;s<i;s++)if((a=S[s])&&16&a.__u){for(L=0,g=y.length;L<g;)y[b=L+g>>1]<a.__i?L=b+1:g=b;y[L]=a.__i,f[s]=L+1}for(L=y.length;s--;)f[s]&&(f[s]==L?L--:S[s].__u|=4)}if(U)for(s=0;s<T;s++)!(u=r[s])||2&u.__u||(u.__e==n&&(n=Qn(u)),gs(u,u));return n}function _l(e,t,r,n){var i,s,a,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=_l(i[s],t,r,!1));return t}for(t&&!t.parentNode&&(t=Qn(e))&&!t.parentNode&&(t=null),a=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(a!=u&&(!n&&r.moveBefore&&a.parentNode?r.moveBefore(a,t):r.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function bp(e,t,r,n){var i,s=e.key,a=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&s==null||d&&s==u.key&&a==u.type)return r;if(n>(d?1:0)){for(i=r-1;i>=0;i--)if((u=t[i])&&!(2&u.__u)&&s==u.key&&a==u.type)return i;for(i=r+1;i<t.length;i++)if((u=t[i])&&!(2&u.__u)&&s==u.key&&a==u.type)return i}return-1}function hl(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function jo(e,t,r,n,i){var s,a;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||hl(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||hl(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(a=us[t]||(us[t]=wp(t)),(e.__a||(e.__a={}))[t]=ds,s=t!=(t=t.replace(bl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function wp(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Ko]==null)t[Ko]=ds++;else if(t[Ko]<this.__a[e])return;return r(ke.event?ke.event(t):t)}}}function fs(e,t,r,n,i,s,a,u,d,m){var y,f,g,b,T,U,L,I,S,P,C,ee,W,oe,K,ue,Y,R,Z=t.type;if(t.constructor!==fo)return null;128&r.__u&&(d=32&r.__u,y=r.__c.__z)&&(t.__u|=d,f=s=[],y.nodeType==8?u=Yo(y,s):s.push(y),u=s[0]||u),(y=ke.__b)&&y(t);e:if(typeof Z=="function"){g=a.length;try{if(I=t.props,S=(y=Z.prototype)&&y.render,P=(y=Z.contextType)&&n[y.__c],C=y?P?P.props.value:y.__:n,(b=r.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(S?t.__c=b=new Z(I,C):(t.__c=b=new Bn(I,C),b.constructor=Z,b.render=kp),P&&P.sub(b),b.state||(b.state={}),b.__n=n,b.__g|=8,b.__h=[],b.__k=[]),S&&(b.__s||(b.__s=b.state),Z.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=lr({},b.__s)),lr(b.__s,Z.getDerivedStateFromProps(I,b.__s)))),T=b.props,U=b.state,b.__v=t,r.__c){if(I!==T&&S&&!Z.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(I,C),t.__v==r.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(I,b.__s,C)===!1){t.__v!=r.__v&&(b.props=I,b.state=b.__s,b.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),Xo.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&a.push(b),u=Qn(r);break e}b.componentWillUpdate&&b.componentWillUpdate(I,b.__s,C),S&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(T,U,L)})}else S&&!Z.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),S&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=C,b.props=I,b.__P=e,b.__g&=-5,ee=ke.__r,W=S?25:0;do b.__g&=-9,ee&&ee(t),y=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++W<25);S&&(Xo.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(n=lr({},n,b.getChildContext())),S&&r.__c&&b.getSnapshotBeforeUpdate&&(L=b.getSnapshotBeforeUpdate(T,U)),oe=y&&y.type===x&&y.key==null?y.props.children:y,I.__P&&(y=u,i=(e=I.__P).namespaceURI,d=s=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&gs(O,O)}),r.__k=null),u=r.__k?Qn(r,0):null),u=Sl(e,ms(oe)?oe:[oe],t,r,n,i,s,a,u,d,m),I.__P&&(t.__e=null,u=y),t.__u&=-161,f&&f.some(ar),b.__h.length&&a.push(b),1&b.__g&&(b.__g&=-4)}catch(O){if(a.length=g,t.__v=null,d||s)if(O&&O.then){if(t.__u|=128|d,s){for(~(Y=s.indexOf(u||void 0))||(Y=s.length);(R=s[Y-1])&&R.nodeType==8;)Y--;for(;Y<s.length;Y++)if(R=s[Y])if(s[Y]=null,K){if(R==ue)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(ue=Yo(K=R))}}if(!K){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;K=u}(y=Yo(K=t.__c.__z||(t.__c.__z=K)))?(t.__e=K,u=y):t.__e=u,u=u&&u.nextSibling}else s&&s.some(ar);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||Tl(t),ke.__e(O,t,r)}}else u=t.__e=vp(r.__e,t,r,n,i,s,a,d,m,e);return(y=ke.diffed)&&y(t),u}function Yo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function Tl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Tl))}function xl(e,t,r){for(var n=0;n<r.length;)hs(r[n++],r[n++],r[n++]);ke.__c&&ke.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){ke.__e(s,i.__v)}})}function vp(e,t,r,n,i,s,a,u,d,m){var y,f,g,b,T,U,L,I,S=r.props||Zo,P=t.props,C=t.type;if(C=="svg"?i="http://www.w3.org/2000/svg":C=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(y=0;y<s.length;y++)if((T=s[y])&&(C?T.localName==C:T.nodeType==3)){e=T,s[y]=null;break}}if(!e){if(I=m.ownerDocument||document,!C)return I.createTextNode(P);e=I.createElementNS(i,C,P.is?P:m),u&&(ke.__m&&ke.__m(t,s),u=!1),s=null}if(C){if(m=C=="template"&&e.content||e,s=C=="textarea"&&P.defaultValue!=null?null:s&&ps.call(m.childNodes),!u&&s)for(S={},y=0;y<e.attributes.length;y++)S[(T=e.attributes[y]).name]=T.value;for(y in S)T=S[y],y=="dangerouslySetInnerHTML"?g=T:y=="children"||y in P||y=="value"&&"defaultValue"in P||y=="checked"&&"defaultChecked"in P||jo(e,y,null,T,i);for(y in P)T=P[y],y=="children"?b=T:y=="dangerouslySetInnerHTML"?f=T:y=="value"?U=T:y=="checked"?L=T:u&&typeof T!="function"||S[y]===T||jo(e,y,T,S[y],i);f?(u||g&&(f.__html==g.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(g&&(e.textContent=""),(C=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&hp.test(C))&&(i="http://www.w3.org/1999/xhtml"),Sl(m,ms(b)?b:[b],t,r,n,i,s,a,s?s[0]:r.__k&&Qn(r,0),u,d),s&&s.some(ar)),u&&C!="textarea"||(y="value",C=="progress"&&U==null?e.removeAttribute(y):U==null||U===e[y]&&(C!="progress"||U)||jo(e,y,U,S[y],i),y="checked",L!=null&&L!=e[y]&&jo(e,y,L,S[y],i))}else S===P||u&&e.data==P||(e.data=P);return e}function hs(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){ke.__e(i,r)}}function gs(e,t,r){var n,i,s,a;if(ke.unmount&&ke.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||hs(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ke.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&gs(n[a],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(i=Yo(n,s=[]))&&(n==e.__e&&s.some(ar),ar(i),ar(n)),r||ar(e.__e),e.__e=e.__c=e.__=null}function kp(e,t,r){return this.constructor(e,r)}function ys(e,t){var r,n,i,s;ke.__&&ke.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=po(x,{children:[e]}),i=[],s=[],fs(t,t.__k,n||Zo,Zo,t.namespaceURI,n?null:t.firstChild?ps.call(t.childNodes):null,i,n?n.__e:t.firstChild,r,s),xl(i,t.__k,s),t.__k.props.children=null}ke={__e:function(e,t,r,n){for(var i,s,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,n||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(u){e=u}}throw Jo=0,e}},gl=0,cs=function(e){return e!=null&&e.constructor===fo},Bn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=lr({},this.state)),typeof e=="function"&&(e=e(lr({},r),this.props)),e&&(lr(r,e),this.__v&&(t&&this.__k.push(t),fl(this)))},Bn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),fl(this))},Bn.prototype.render=x,Gn=[],Jo=0,yl=function(e,t){return e.__v.__b-t.__v.__b},Ko=Symbol(),bl=/(PointerCapture)$|Capture$/i,ds=0,us={},fp=0;var go,st,bs,Cl,ws=Object.is,ei=0,Il=[],vs=[],tt=ke,Al=tt.__b,Pl=tt.__r,Rl=tt.diffed,Dl=tt.__c,El=tt.unmount,Ll=tt.__;function Ss(e,t){tt.__h&&tt.__h(st,e,ei||t),ei=0;var r=st.__H||(st.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function me(e){return ei=1,Sp(Wl,e)}function Sp(e,t,r){var n=Ss(go++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):Wl(void 0,t),function(s){var a=(n.__N||n.__)[0],u=n.t(a,s);ws(a,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=st,!st.__f)){st.__f=!0;var i=st.shouldComponentUpdate;st.shouldComponentUpdate=function(s,a,u){var d=this.__H;if(!d)return!0;var m=!1,y=this.props!=s;if(d.__.some(function(g){g.__N&&(m=!0,ws(g.__[0],g.__N[0])||(y=!0))}),i){var f=i.call(this,s,a,u);return m?f||y:f}return!m||y}}return n.__}function Je(e,t){var r=Ss(go++,3);!tt.__s&&$l(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,st.__H.__h.push(r))}function _t(e){return ei=5,nn(function(){return{current:e}},[])}function nn(e,t){var r=Ss(go++,7);return $l(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function _p(){var e;do{for(;e=vs.shift();)try{ho(e)}catch(r){tt.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=Il.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ho),t.__h.some(ks),t.__h=[]}catch(r){t.__h=[],tt.__e(r,e.__v)}}}while(vs.length)}tt.__b=function(e){st=null,Al&&Al(e)},tt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ll&&Ll(e,t)},tt.__r=function(e){Pl&&Pl(e),go=0;var t=(st=e.__c).__H;t&&(bs==st?st.__h=[]:(t.__h.some(ho),t.__h.some(ks),go=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),bs=st},tt.diffed=function(e){Rl&&Rl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Nl(Il.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),bs=st=null},tt.__c=function(e,t){t.some(function(r){try{r.__h.some(ho),r.__h=r.__h.filter(function(n){return!n.__||ks(n)})}catch(n){r.__h=[function(){throw n}]}}),Dl&&Dl(e,t)},tt.unmount=function(e){El&&El(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(i){try{if(i.__P&&i.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}i.__P=r,Nl(vs.push(i))}else ho(i)}catch(s){t=s}}),n.__H=void 0,t&&tt.__e(t,n.__v))};var Ul=typeof requestAnimationFrame=="function";function Tp(e){var t,r=function(){clearTimeout(n),Ul&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);Ul&&(t=requestAnimationFrame(r))}function Nl(e){e!=1&&Cl==tt.requestAnimationFrame||((Cl=tt.requestAnimationFrame)||Tp)(_p)}function ho(e){var t=st,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),st=t}function ks(e){var t=st;e.__c=e.__(),st=t}function $l(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!ws(r,e[n])})}function Wl(e,t){return typeof t=="function"?t(e):t}var z=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},ob=new z(`
    fragment CustomerUse on Customer {
  customerId
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
    `,{fragmentName:"CustomerUse"}),ib=new z(`
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
    `,{fragmentName:"WalletNumbers"}),sb=new z(`
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
    `,{fragmentName:"SignalRow"}),ab=new z(`
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
    `,{fragmentName:"MarketFacts"}),lb=new z(`
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
    `,{fragmentName:"Gains"}),ub=new z(`
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
}`,{fragmentName:"Graded"}),cb=new z(`
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
}`,{fragmentName:"TrackGroups"}),db=new z(`
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
  convergenceMinUsd
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
    `,{fragmentName:"ConfigParts"}),mb=new z(`
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
    `,{fragmentName:"WebhookParts"}),Ml=new z(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Ol=new z(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Fl=new z(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Vl=new z(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),ql=new z(`
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
    `),Gl=new z(`
    query CustomerDetails($id: String!) {
  customer(id: $id) {
    name
    createdAt
    ...CustomerUse
  }
}
    fragment CustomerUse on Customer {
  customerId
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
}`),Bl=new z(`
    query Usage {
  usage {
    ...CustomerUse
  }
}
    fragment CustomerUse on Customer {
  customerId
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
}`),Ql=new z(`
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
    `),Hl=new z(`
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
    `),zl=new z(`
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
      minBuyVol
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
}`),jl=new z(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),Kl=new z(`
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
    `),Yl=new z(`
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
}`),_s=new z(`
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
}`),Jl=new z(`
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
    `),Zl=new z(`
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
}`),Xl=new z(`
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
    `),eu=new z(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),tu=new z(`
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
}
    `),nu=new z(`
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
    `),ru=new z(`
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
      windowTradeCount
      windowVolumeUsd
      totalPnl
      winRate
      profile {
        defaultRank
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
}`),ou=new z(`
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
    `),iu=new z(`
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
    `),su=new z(`
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
    `),au=new z(`
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
    `),lu=new z(`
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
      since
      lostAt
    }
    leftOut {
      name
      count
      since
    }
  }
}
    `),uu=new z(`
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
    `),cu=new z(`
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
}`),du=new z(`
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
}`),mu=new z(`
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
}`),pu=new z(`
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
    `),fu=new z(`
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
    `),hu=new z(`
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
}`),gu=new z(`
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
  usage {
    keys {
      keyId
      scope
      createdAt
      expiresAt
      revokedAt
    }
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
  convergenceMinUsd
  whaleMinTradeUsd
  whaleMaxRank
  minTraderScore
  minTriggerWinRate
  minTriggerClosed
  minTokenLiquidityUsd
  minTokenHolders
  priorityFilter
  cooldownHours
}`),Ts=new z(`
    query Simulate($input: ConfigUpdate!, $since: DateTime) {
  simulateConfig(input: $input, since: $since) {
    since
    until
    total
    retracted
    windowsCompleteSince
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
    `),yu=new z(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),bu=new z(`
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
    `),wu=new z(`
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
}`),vu=new z(`
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
        countedPnlUsd
        realizedPnlUsd
      }
    }
  }
}
    `),ku=new z(`
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
    `),Su=new z(`
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
    `),_u=new z(`
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
}`),Tu=new z(`
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
}`),xu=new z(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Cu=new z(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Au=new z(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Pu=new z(`
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
    `),Ru=new z(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Du=new z(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),xs=new z(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Nt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function Hn(e){return Nt(e)==="object"}function xp(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function Cs(e,t){return e.length<124?e:t}var Eu="graphql-transport-ws";var Vt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Vt||{}),qt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(qt||{});function Lu(e){if(!Hn(e))throw new Error(`Message is expected to be an object, but got ${Nt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Nt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!Hn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Hn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Nt(e.payload.query)}`);if(e.payload.variables!=null&&!Hn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Nt(e.payload.variables)}`);if(e.payload.operationName!=null&&Nt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Nt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!Hn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Nt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Hn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!xp(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Uu(e,t){return Lu(typeof e=="string"?JSON.parse(e,t):e)}function Or(e,t){return Lu(e),JSON.stringify(e,t)}function Ps(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:i=console.error,lazyCloseTimeout:s=0,keepAlive:a=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:m=5,retryWait:y=async function($){let M=Math.pow(2,$);await new Promise(E=>setTimeout(E,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=As,on:g,webSocketImpl:b,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,$=>{let M=Math.random()*16|0;return($=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:U,jsonMessageReviver:L}=e,I;if(b){if(!Ap(b))throw new Error("Invalid WebSocket implementation provided");I=b}else typeof WebSocket<"u"?I=WebSocket:typeof global<"u"?I=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(I=window.WebSocket||window.MozWebSocket);if(!I)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let S=I,P=(()=>{let N=(()=>{let M={};return{on(E,be){return M[E]=be,()=>{delete M[E]}},emit(E){"id"in E&&M[E.id]?.(E)}}})(),$={connecting:g?.connecting?[g.connecting]:[],opened:g?.opened?[g.opened]:[],connected:g?.connected?[g.connected]:[],ping:g?.ping?[g.ping]:[],pong:g?.pong?[g.pong]:[],message:g?.message?[N.emit,g.message]:[N.emit],closed:g?.closed?[g.closed]:[],error:g?.error?[g.error]:[]};return{onMessage:N.on,on(M,E){let be=$[M];return be.push(E),()=>{let ie=be.indexOf(E);ie>-1&&be.splice(ie,1)}},emit(M,...E){for(let be of[...$[M]])be(...E)}}})();function C(N){let $=[P.on("error",M=>{$.forEach(E=>E()),N(M)}),P.on("closed",M=>{$.forEach(E=>E()),N(M)})];return()=>$.forEach(M=>M())}let ee,W=0,oe,K=!1,ue=0,Y=!1;async function R(){clearTimeout(oe);let[N,$]=await(ee??(ee=new Promise((be,ie)=>(async()=>{if(K){if(await y(ue),!W)return ee=void 0,ie({code:1e3,reason:"All Subscriptions Gone"});ue++}P.emit("connecting",K);let Q=new S(typeof t=="function"?await t():t,Eu),pe,se;function H(){isFinite(a)&&a>0&&(clearTimeout(se),se=setTimeout(()=>{Q.readyState===S.OPEN&&(Q.send(Or({type:qt.Ping})),P.emit("ping",!1,void 0))},a))}C(Se=>{ee=void 0,clearTimeout(pe),clearTimeout(se),ie(Se),Se instanceof yo&&(Q.close(4499,"Terminated"),Q.onerror=null,Q.onclose=null)}),Q.onerror=Se=>P.emit("error",Se),Q.onclose=Se=>P.emit("closed",Se),Q.onopen=async()=>{try{P.emit("opened",Q);let Se=typeof r=="function"?await r():r;if(Q.readyState!==S.OPEN)return;Q.send(Or(Se?{type:qt.ConnectionInit,payload:Se}:{type:qt.ConnectionInit},U)),isFinite(d)&&d>0&&(pe=setTimeout(()=>{Q.close(Vt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),H()}catch(Se){P.emit("error",Se),Q.close(Vt.InternalClientError,Cs(Se instanceof Error?Se.message:String(Se),"Internal client error"))}};let Ie=!1;Q.onmessage=({data:Se})=>{try{let ce=Uu(Se,L);if(P.emit("message",ce),ce.type==="ping"||ce.type==="pong"){P.emit(ce.type,!0,ce.payload),ce.type==="pong"?H():u||(Q.send(Or(ce.payload?{type:qt.Pong,payload:ce.payload}:{type:qt.Pong},U)),P.emit("pong",!1,ce.payload));return}if(Ie)return;if(ce.type!==qt.ConnectionAck)throw new Error(`First message cannot be of type ${ce.type}`);clearTimeout(pe),Ie=!0,P.emit("connected",Q,ce.payload,K),K=!1,ue=0;let ve=new Promise((Kt,xt)=>C(xt));ve.catch(()=>{}),be([Q,ve])}catch(ce){Q.onmessage=null,P.emit("error",ce),Q.close(Vt.BadResponse,Cs(ce instanceof Error?ce.message:String(ce),"Bad response"))}}})())));N.readyState===S.CLOSING&&await $;let M=()=>{},E=new Promise(be=>M=be);return[N,M,new Promise((be,ie)=>{let Q=C(ie);N.readyState!==S.OPEN&&$.catch(ie),E.then(()=>{if(Q(),!W){let pe=()=>N.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(oe),oe=setTimeout(()=>{!W&&N.readyState===S.OPEN&&pe()},s)):pe()}be()})})]}function Z(N){if(As(N)&&(Cp(N.code)||[Vt.InternalServerError,Vt.InternalClientError,Vt.BadRequest,Vt.BadResponse,Vt.Unauthorized,Vt.SubprotocolNotAcceptable,Vt.SubscriberAlreadyExists,Vt.TooManyInitialisationRequests].includes(N.code)))throw N;if(Y)return!1;if(As(N)&&N.code===1e3)return W>0;if(!m||ue>=m||!f(N))throw N;return K=!0}n||(async()=>{for(W++;;)try{let[,,N]=await R();await N}catch(N){try{if(!Z(N))return}catch($){return i?.($)}}})();function O(N,$){let M=T(N),E=!1,be=!1,ie=()=>{W--,E=!0};return(async()=>{for(W++;;)try{let[Q,pe,se]=await R();if(E)return se.catch(()=>{}),pe();let H=P.onMessage(M,Ie=>{switch(Ie.type){case qt.Next:{$.next(Ie.payload);return}case qt.Error:{be=!0,E=!0,$.error(Ie.payload),ie();return}case qt.Complete:{E=!0,ie();return}}});Q.send(Or({id:M,type:qt.Subscribe,payload:N},U)),ie=()=>{!E&&Q.readyState===S.OPEN&&Q.send(Or({id:M,type:qt.Complete},U)),W--,E=!0,pe()},await se.finally(H);return}catch(Q){if(!Z(Q))return}})().then(()=>{be||$.complete()}).catch(Q=>{$.error(Q)}),()=>{E||ie()}}return{on:P.on,subscribe:O,iterate(N){let $=[],M={done:!1,error:null,resolve:()=>{}},E=O(N,{next(ie){$.push(ie),M.resolve()},error(ie){M.done=!0,M.error=ie,M.resolve()},complete(){M.done=!0,M.resolve()}}),be=(async function*(){for(;;){for($.length||await new Promise(Q=>M.resolve=Q);$.length;)yield $.shift();if(M.error)throw M.error;if(M.done)return}})();return be.throw=async ie=>(M.done||(M.done=!0,M.error=ie,M.resolve()),{done:!0,value:void 0}),be.return=async()=>(E(),{done:!0,value:void 0}),be},async dispose(){if(Y=!0,ee){let[N]=await ee;N.close(1e3,"Normal Closure")}},terminate(){ee&&P.emit("closed",new yo)}}}var yo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function As(e){return Hn(e)&&"code"in e&&"reason"in e}function Cp(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Ap(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Nu=new URL("graphql",document.baseURI),Ee=class extends Error{constructor(r,n,i){super(n);this.code=r;this.requestId=i}code;requestId};function ni(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var ri=5e3,bo={key:()=>"",refused:()=>{}};function Iu(e){bo=e}async function ze(e,t,r={}){let n=r.key??bo.key(),i;try{i=await fetch(Nu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Ee("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=i.headers.get("X-Request-Id")??void 0,a;try{a=await i.json()}catch{throw i.status>=500?new Ee("NETWORK",`The service does not answer: status ${i.status}. It may be restarting.`,s):new Ee("NETWORK",`The answer cannot be read: status ${i.status}.`,s)}let u=a.errors?.[0];if(u||!a.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Ee(d,u?.message??`status ${i.status}`,s);throw d==="UNAUTHENTICATED"&&r.key===void 0&&bo.refused(m.message),m}return a.data}var ti,Ds=new Set;function Pp(){return ti??=Ps({url:Nu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${bo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>Rs("connecting"),connected:()=>Rs("open"),closed:()=>Rs("broken")}}),ti}function Rs(e){for(let t of Ds)t(e)}async function Es(){let e=ti;ti=void 0;try{await e?.dispose()}catch{}}function $u(e,t,r){let n=r.link;n&&Ds.add(n);let i=Pp().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:a})=>{a?.[0]?r.failed(new Ee(String(a[0].extensions?.code??""),a[0].message)):s&&r.next(s)},error:s=>r.failed(Rp(s)),complete:()=>{}});return()=>{n&&Ds.delete(n),i()}}function Rp(e){if(Array.isArray(e)){let t=e[0];return new Ee(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&bo.refused("The key is no longer accepted."),new Ee("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ee("NETWORK","The connection is broken.")}var Dp=15e4;function X(e,t,r={}){let[n,i]=me({loading:!r.skip}),[s,a]=me(0),u=_t(""),d=_t(void 0),m=JSON.stringify(t)+e.toString();Je(()=>{if(r.skip){i({loading:!1});return}let f=new AbortController;return d.current=Date.now(),i(g=>({...g,loading:!0})),ze(e,t,{signal:f.signal}).then(g=>{d.current=void 0,u.current=m,i({data:g,loading:!1})},g=>{if(f.signal.aborted)return;d.current=void 0;let b=g instanceof Ee?g:new Ee("",String(g));i(T=>({data:u.current===m?T.data:void 0,refusal:b,loading:!1}))}),()=>f.abort()},[m,s,r.skip]);let y=ni(n.refusal)?ri:r.every;return Je(()=>{if(!y||r.skip)return;let f=setInterval(()=>{let g=d.current===void 0||Date.now()-d.current>Dp;document.visibilityState==="visible"&&g&&a(b=>b+1)},y);return()=>clearInterval(f)},[y,r.skip]),{...n,reload:()=>a(f=>f+1)}}function oi(e,t){let[r,n]=me(e),i=JSON.stringify(e);return Je(()=>{let s=setTimeout(()=>n(e),t);return()=>clearTimeout(s)},[i,t]),r}var Ep=Symbol.for("preact-signals");function li(){if(En>1)En--;else{var e,t=!1;for((function(){var i=si;for(si=void 0;i!==void 0;){var s=i.S;if(s.v===i.v)for(var a=s.t;a!==void 0;a=a.x)a.i===i.i&&(a.i=s.i);i=i.o}})();vo!==void 0;){var r=vo;for(vo=void 0,ii++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Mu(r))try{r.c()}catch(i){t||(e=i,t=!0)}r=n}}if(ii=0,En--,t)throw e}}function Us(e){if(En>0)return e();Ls=++Lp,En++;try{return e()}finally{li()}}var wo,Ge=void 0;function ko(e){var t=Ge,r=wo;Ge=void 0,wo=void 0;try{return e()}finally{Ge=t,wo=r}}var vo=void 0,En=0,ii=0,Lp=0,Ls=0,si=void 0,ai=0;function Wu(e){if(Ge!==void 0){var t=e.n;if(t===void 0||t.t!==Ge)return t={i:0,S:e,p:Ge.s,n:void 0,t:Ge,e:void 0,x:void 0,r:t},Ge.s!==void 0&&(Ge.s.n=t),Ge.s=t,e.n=t,32&Ge.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ge.s,t.n=void 0,Ge.s.n=t,Ge.s=t),t}}function at(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}at.prototype.brand=Ep;at.prototype.h=function(){return!0};at.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:ko(function(){var n;(n=t.W)==null||n.call(t)}))};at.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ko(function(){var i;(i=t.Z)==null||i.call(t)}))}};at.prototype.subscribe=function(e){var t=this;return cr(function(){var r=t.value;ko(function(){return e(r)})},{name:"sub"})};at.prototype.valueOf=function(){return this.value};at.prototype.toString=function(){return this.value+""};at.prototype.toJSON=function(){return this.value};at.prototype.peek=function(){var e=this;return ko(function(){return e.value})};Object.defineProperty(at.prototype,"value",{get:function(){var e=Wu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ii>100)throw new Error("Cycle detected");(function(r){En!==0&&ii===0&&r.l!==Ls&&(r.l=Ls,si={S:r,v:r.v,i:r.i,o:si})})(this),this.v=e,this.i++,ai++,En++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{li()}}}});function Be(e,t){return new at(e,t)}function Mu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ou(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Fu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function ur(e,t){at.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ai-1,this.f=4}ur.prototype=new at;ur.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ai))return!0;if(this.g=ai,this.f|=1,this.i>0&&!Mu(this))return this.f&=-2,!0;var e=Ge;try{Ou(this),Ge=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ge=e,Fu(this),this.f&=-2,!0};ur.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}at.prototype.S.call(this,e)};ur.prototype.U=function(e){if(this.t!==void 0&&(at.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ur.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ur.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Wu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Fr(e,t){return new ur(e,t)}function Vu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){En++;var r=Ge;Ge=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Ns(e),n}finally{Ge=r,li()}}}function Ns(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Vu(e)}function Up(e){if(Ge!==this)throw new Error("Out-of-order effect");Fu(this),Ge=e,this.f&=-2;try{8&this.f&&Ns(this)}finally{li()}}function Vr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,wo&&wo.push(this)}Vr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Vr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Vu(this),Ou(this),En++;var e=Ge;return Ge=this,Up.bind(this,e)};Vr.prototype.N=function(){2&this.f||(this.f|=2,this.u=vo,vo=this)};Vr.prototype.d=function(){this.f|=8,1&this.f||Ns(this)};Vr.prototype.dispose=function(){this.d()};function cr(e,t){var r=new Vr(e,t);try{r.c()}catch(i){throw r.d(),i}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var qu,ci,ui,Np=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Gu=[];cr(function(){qu=this.N})();function qr(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function So(e){if(ui){var t=ui;ui=void 0,t()}ui=e&&e.S()}function Bu(e){var t=this,r=e.data,n=$p(r);n.name="ReactiveDom",n.value=r;var i=nn(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var m=Fr(function(){var b=n.value.value;return b===0?0:b===!0?"":b||""}),y=Fr(function(){return!Array.isArray(m.value)&&!cs(m.value)}),f=cr(function(){if(this.N=Qu,y.value){var b=m.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=b)}}),g=t.__$u.d;return t.__$u.d=function(){f(),g.call(this)},[y,m]},[]),s=i[0],a=i[1];return s.value?a.peek():a.value}Bu.displayName="ReactiveTextNode";Object.defineProperties(at.prototype,{constructor:{configurable:!0,value:wl(x,null).constructor},type:{configurable:!0,value:Bu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});qr("__b",function(e,t){if(So(),ci=void 0,typeof t.type=="string"){var r,n=t.props;for(var i in n)if(i!=="children"){var s=n[i];s instanceof at&&(r||(t.__np=r={}),r[i]=s,n[i]=s.peek())}}e(t)});qr("__r",function(e,t){if(e(t),t.type!==x){So();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(i,s){var a;return cr(function(){a=this},{name:s}),a.c=i,a})((function(i){return function(){var s;Np&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ci=n,So(r)}});qr("__e",function(e,t,r,n){So(),ci=void 0,e(t,r,n)});qr("diffed",function(e,t){So(),ci=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,i=t.props,s=r.U;if(s)for(var a in s){var u=s[a];u===void 0||n&&a in n||(u.d(),s[a]=void 0)}if(n){s||(s={},r.U=s);for(var d in n){var m=s[d],y=n[d];m===void 0?(m=Ip(r,d,y,i),s[d]=m):m.o(y,i)}}}e(t)});function Ip(e,t,r,n){var i=t in e&&e.ownerSVGElement===void 0,s=Be(r);return{o:function(a,u){s.value=a,n=u},d:cr(function(){this.N=Qu;var a=s.value.value;n[t]!==a&&(n[t]=a,i?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}qr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var i in n){var s=n[i];s&&s.d()}}}var a=t.__np;if(a){var u=t.props;for(var d in a)u[d]=a[d]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var y=m.__$u;y&&(m.__$u=void 0,y.d())}}e(t)});qr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Bn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(n||s||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!=="__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function $p(e,t){return nn(function(){return Be(e,t)},[])}var Wp=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Mp(){Us(function(){for(var e;e=Gu.shift();)qu.call(e)})}function Qu(){Gu.push(this)===1&&(ke.requestAnimationFrame||Wp)(Mp)}var di=Be(location.hash);addEventListener("hashchange",()=>{di.value=location.hash});var bt=Fr(()=>{let[e="",t=""]=di.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Hu),params:new URLSearchParams(t)}});function Hu(e){try{return decodeURIComponent(e)}catch{return e}}function ge(e,t={}){let r=new URLSearchParams;for(let[i,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&r.set(i,String(s));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function fe(e){let{path:t,params:r}=bt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",ge(t,n)),di.value=location.hash}function Gr(e,t){let r=bt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Le(e,t,r){let n=bt.value.params.get(e);return t.find(i=>i===n)??r}function zu(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),di.value=location.hash,Hu(e[1])}var dr=Be(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(dr.value=Date.now())},1e3);var _o=new Intl.NumberFormat("en",{maximumFractionDigits:0}),ju=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function k(e){return _o.format(e)}function we(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?ju.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?_o.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function mi(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?_o.format(r):r.toPrecision(3)} ${t[n]}`}function Is(e){return e>=10||e===0?_o.format(e):e.toPrecision(2)}function Fe(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${_o.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function lt(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function It(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function To(e){return Math.abs(e)>=1e5?ju.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function Gt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var dn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Te(e){if(e in dn)return dn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var Op=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Xe(e){for(let[t,r]of Op)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var Tt=e=>Math.floor(Date.parse(e)/1e3);function pi(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Xe(r)} ago`}var Fp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Vp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Ib=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function rn(e){return`${Fp.format(new Date(e))} UTC`}function Dt(e){return Vp.format(new Date(e))}var qp=Symbol.for("pv"),Gp=0;function o(e,t,r,n,i,s){t||(t={});var a,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?a=t[u]:d[u]=t[u];var m={type:e,props:d,key:r,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qp,__v:--Gp,__i:-1,__u:0};return(i||s)&&(m.__source=i,m.__self=s),ke.vnode&&ke.vnode(m),m}var Qe={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},nt=Object.keys(Qe);function rt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:Qe[e]})}function fi({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Bt({value:e,right:t=e}){return o("span",{class:Ku(t),children:It(e)})}function wt({value:e}){return o("span",{class:Ku(e),children:we(e,!0)})}function Ku(e){return e?e>0?"num good":"num bad":"num"}function te({at:e}){return e?o("time",{dateTime:e,title:rn(e),children:pi(e,dr.value)}):o("span",{class:"muted",children:"never"})}function Ln({chain:e,address:t,class:r=""}){return o("a",{class:`mono ${r}`,href:ge(["wallet",e,t]),title:t,children:Gt(t)})}function $t({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:ge(["token",e,t]),title:t,children:r||Gt(t)})}function zn({text:e,label:t}){let[r,n]=me(!1),i=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{i()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function G({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function Ze({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function Ae({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function Br({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function J({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var Yu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function mn({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),Yu[e.code]&&o("div",{children:Yu[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function le({query:e,children:t}){let{data:r,refusal:n,loading:i,reload:s}=e;return r===void 0?n?o(mn,{refusal:n,retry:s}):o(Br,{}):o("div",{"aria-busy":i,class:"stack",children:[n&&o(mn,{refusal:n,retry:s}),t(r)]})}var Ju=50,Bp="1200px 0px";function Zu({rows:e,id:t,line:r,columns:n}){let i=_t(void 0),s=_t(new Map),a=Qp(e,t,i.current);Je(()=>{i.current=e[0]===void 0?void 0:{id:t(e[0]),at:a}}),Je(()=>{let d=()=>s.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,m)=>{let y=Math.floor((a+m)/Ju),f=u.at(-1);f?.number===y?f.rows.push(d):u.push({number:y,from:m,rows:[d]})}),o(x,{children:u.map(d=>o(Hp,{...d,drawn:d.from<Ju,line:r,columns:n,heights:s.current},d.number))})}function Qp(e,t,r){if(!r)return 0;let n=e.findIndex(i=>t(i)===r.id);return n<0?0:r.at-n}function Hp({number:e,from:t,rows:r,drawn:n,line:i,columns:s,heights:a}){let u=_t(null),[d,m]=me(n),y=_t(0);if(Je(()=>{let g=u.current;if(!g)return;let b=new IntersectionObserver(T=>{let{isIntersecting:U,boundingClientRect:L}=T.at(-1),I=U||g.contains(document.activeElement);!I&&y.current&&a.set(e,L.height/y.current),m(I)},{rootMargin:Bp});return b.observe(g),()=>b.disconnect()},[]),y.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((g,b)=>i(g,b===0?t+2:void 0))});let f=(a.get(e)??zp(a))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function zp(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ne({label:e,columns:t,rows:r,id:n,class:i,long:s=!1}){let[a,u]=me(),d=t.find(b=>b.name===a?.name)?.sort,m=d&&a?[...r].sort((b,T)=>jp(d(b),d(T))*(a.up?1:-1)):r,y=t.some(b=>b.width!==void 0),f=b=>u(T=>T?.name===b?{name:b,up:!T.up}:{name:b,up:!1}),g=(b,T)=>o($s,{row:b,columns:t,class:i?.(b),index:T},n(b));return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{class:y?"fixed":void 0,"aria-rowcount":s?r.length+1:void 0,children:[y&&o("colgroup",{children:t.map(b=>o("col",{style:b.width===void 0?void 0:{width:`${b.width}rem`}},b.name))}),o("thead",{children:o("tr",{children:t.map(b=>o("th",{scope:"col",title:b.title,class:Xu(b),"aria-sort":a?.name===b.name?a.up?"ascending":"descending":void 0,children:b.sort?o("button",{type:"button",class:"sort",onClick:()=>f(b.name),children:b.name}):b.name},b.name))})}),s?o(Zu,{rows:m,id:n,line:g,columns:t.length}):o("tbody",{children:m.map(b=>g(b))})]})})}var $s=class extends Bn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:i}){return o("tr",{class:n,"aria-rowindex":i,children:r.map(s=>o("td",{"data-name":s.name,class:Xu(s),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function Xu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function jp(e,t){return e<t?-1:e>t?1:0}function Qr({shown:e,total:t,noun:r,more:n,first:i}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),i&&o("button",{type:"button",onClick:i,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function ec(){let e=X(Bl,{},{every:15e3});return o(x,{children:[o(Ae,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(le,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Ws,{of:t})})})]})}var Kp=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(x,{children:["revoked ",o(te,{at:e.revokedAt})]}):e.expiresAt?`until ${Dt(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(te,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>k(e.uses)},{name:"Created",wide:!0,cell:e=>Dt(e.createdAt)}],Yp=[{name:"Webhook",cell:e=>o(x,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(x,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(te,{at:e.lastSuccessAt})}];function Ws({of:e}){return o(x,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(te,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(G,{title:"Budget",children:o(Jp,{of:e.budget})}),o(G,{title:"Limits of all keys together",class:"spaced",children:o(Zp,{of:e})}),o(G,{title:"Keys",children:o(ne,{label:"Keys, newest first",columns:Kp,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(G,{title:"Webhooks",children:o(ne,{label:"Webhooks",columns:Yp,rows:e.webhooks,id:t=>String(t.number)})})]})}function Jp({of:e}){let t=(Date.parse(e.day)+864e5-dr.value)/1e3;return o(Ze,{items:[{name:"Signals today",value:k(e.dailyUsed),note:`of ${k(e.dailyBudget)}, ${Dt(e.day)}`},{name:"Starts anew",value:t>0?`in ${Xe(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:Te(r.type),value:k(r.used),note:r.limit===null?"no limit":`of ${k(r.limit)}`}))]})}function Zp({of:e}){let t=(r,n)=>({value:r===null?"none":To(r),note:r===null?void 0:n});return o(x,{children:[o(Ze,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function tc({args:[e]}){return e?o(nf,{id:e}):o(tf,{})}var Xp=[{name:"Customer",cell:e=>o(x,{children:[o("a",{href:ge(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>k(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(te,{at:ef(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>k(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(x,{children:[k(e.budget.dailyUsed),o("small",{children:["of ",k(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Dt(e.createdAt)}];function ef(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function tf(){let[e,t]=me(),r=X(ql,{after:e},{every:15e3});return o(x,{children:[o(Ae,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(le,{query:r,children:({customers:n})=>n.totalCount===0?o(J,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(G,{children:[o(ne,{label:"Customers",columns:Xp,rows:n.nodes,id:i=>i.customerId}),o(Qr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function nf({id:e}){let t=X(Gl,{id:e},{every:15e3});return o(le,{query:t,children:({customer:r})=>r?o(rf,{customer:r}):o(J,{title:"There is no such customer",children:o("a",{href:ge(["customers"]),children:"All customers"})})})}function rf({customer:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:ge(["customers"]),children:"All customers"})}),o(Ws,{of:e}),o(of,{id:e.customerId,suspended:!!e.suspendedAt})]})}function of({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(G,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(zn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function pn({label:e,choices:t,chosen:r,change:n}){let i=s=>n(r.includes(s)?r.filter(a=>a!==s):[...r,s]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:s,label:a})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(s),onClick:()=>i(s),children:a},s))})}function je({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:i,label:s})=>o("button",{type:"button","aria-pressed":i===r,onClick:()=>n(i),children:s},i))})}function mr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:i=>n(i.currentTarget.value),children:t.map(({value:i,label:s})=>o("option",{value:i,children:s},i))})]})}function xn({value:e,change:t,type:r,...n}){let[i,s]=me();return o("input",{...n,type:r,value:i??e,onInput:a=>s(a.currentTarget.value),onChange:a=>{a.currentTarget.validity.valid&&t(a.currentTarget.value)},onBlur:a=>{a.currentTarget.validity.valid&&s(void 0)}})}function Hr({label:e,value:t,change:r,min:n=0,max:i,step:s="any",hint:a}){return o("label",{class:"field",children:[o("span",{children:e}),o(xn,{type:"number",inputMode:"decimal",value:t,change:r,min:n,max:i,step:s,placeholder:a})]})}function rc(){let[e,t]=me(bt.value.params.get("text")??""),r=oi(e.trim(),300);return Je(()=>fe({text:r}),[r]),o("div",{class:"stack",children:[o(Ae,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(J,{title:"Write at least two characters"}):o(sf,{text:r})]})}function sf({text:e}){let t=X(Ql,{text:e});return o(le,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(J,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(af,{found:r})})}function af({found:e}){return o(x,{children:[e.tokens.length>0&&o(G,{title:"Tokens",children:o(ne,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(oc,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":we(t.volume24hUsd)}]})}),e.markets.length>0&&o(G,{title:"Markets",children:o(ne,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:ge(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>we(t.volume24hr)}]})}),e.wallets.length>0&&o(G,{title:"Wallets",children:o(ne,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Ln,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(wt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>k(t.tradeCount)},{name:"Last trade",cell:t=>o(te,{at:t.lastTradeTime})}]})})]})}function oc({chain:e,address:t,symbol:r,market:n}){return n?o(x,{children:[o("a",{class:"symbol",href:ge(["token",e,t]),children:n.outcomeLabel||Gt(t)})," ",o("small",{class:"muted",children:n.question})]}):o($t,{chain:e,address:t,symbol:r})}var nc=["HOUR","SIX_HOURS","DAY"],lf={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function ic(){let e=Le("chain",nt,"BASE"),t=Le("window",nc,"DAY"),r=X(Hl,{chain:e,window:t},{every:15e3});return o(x,{children:[o(Ae,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(je,{label:"Chain",choices:nt.map(n=>({value:n,label:Qe[n]})),chosen:e,change:n=>fe({chain:n})}),o(je,{label:"Hours",choices:nc.map(n=>({value:n,label:lf[n]})),chosen:t,change:n=>fe({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(le,{query:r,children:({trendingTokens:n})=>n.length===0?o(J,{title:"No top wallet bought anything",children:["In these hours of ",Qe[e],". A longer time, or another chain, may show more."]}):o(x,{children:[o("p",{class:"muted small",children:["Since ",rn(n[0].since)]}),o(ne,{label:"Tokens that top wallets buy",rows:n,id:i=>i.token.address,columns:[{name:"Token",cell:i=>o(oc,{chain:e,address:i.token.address,symbol:i.token.symbol,market:i.token.market})},{name:"Buyers",number:!0,cell:i=>k(i.buyers),sort:i=>i.buyers},{name:"Sellers",number:!0,cell:i=>k(i.sellers),sort:i=>i.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:i=>o(wt,{value:i.netFlowUsd}),sort:i=>i.netFlowUsd},{name:"Price",number:!0,cell:i=>Fe(i.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:i=>o(Bt,{value:i.priceChangePct===null?null:i.priceChangePct/100}),sort:i=>i.priceChangePct??-1/0}]})]})})})]})}var uf="uplot",cf="u-hz",df="u-vt",mf="u-title",pf="u-wrap",ff="u-under",hf="u-over",gf="u-axis",hr="u-off",yf="u-select",bf="u-cursor-x",wf="u-cursor-y",vf="u-cursor-pt",kf="u-legend",Sf="u-live",_f="u-inline",Tf="u-series",xf="u-marker",sc="u-label",Cf="u-value",Co="width",Ao="height";var ac="bottom",zr="left",Ms="right",ta="#000",lc=ta+"0",Os="mousemove",uc="mousedown",Fs="mouseup",cc="mouseenter",dc="mouseleave",mc="dblclick",Af="resize",Pf="scroll",pc="change",wi="dppxchange",na="--",eo=typeof window<"u",Qs=eo?document:null,Kr=eo?window:null,Rf=eo?navigator:null,Pe,hi;function Hs(){let e=devicePixelRatio;Pe!=e&&(Pe=e,hi&&js(pc,hi,Hs),hi=matchMedia(`(min-resolution: ${Pe-.001}dppx) and (max-resolution: ${Pe+.001}dppx)`),gr(pc,hi,Hs),Kr.dispatchEvent(new CustomEvent(wi)))}function Qt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function zs(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ve(e,t,r){e.style[t]=r+"px"}function fn(e,t,r,n){let i=Qs.createElement(e);return t!=null&&Qt(i,t),r?.insertBefore(i,n),i}function on(e,t){return fn("div",e,t)}var fc=new WeakMap;function Cn(e,t,r,n,i){let s="translate("+t+"px,"+r+"px)",a=fc.get(e);s!=a&&(e.style.transform=s,fc.set(e,s),t<0||r<0||t>n||r>i?Qt(e,hr):zs(e,hr))}var hc=new WeakMap;function gc(e,t,r){let n=t+r,i=hc.get(e);n!=i&&(hc.set(e,n),e.style.background=t,e.style.borderColor=r)}var yc=new WeakMap;function bc(e,t,r,n){let i=t+""+r,s=yc.get(e);i!=s&&(yc.set(e,i),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var ra={passive:!0},Df={...ra,capture:!0};function gr(e,t,r,n){t.addEventListener(e,r,n?Df:ra)}function js(e,t,r,n){t.removeEventListener(e,r,ra)}eo&&Hs();function hn(e,t,r,n){let i;r=r||0,n=n||t.length-1;let s=n<=2147483647;for(;n-r>1;)i=s?r+n>>1:Ht((r+n)/2),t[i]<e?r=i:n=i;return e-t[r]<=t[n]-e?r:n}function Hc(e){return(r,n,i)=>{let s=-1,a=-1;for(let u=n;u<=i;u++)if(e(r[u])){s=u;break}for(let u=i;u>=n;u--)if(e(r[u])){a=u;break}return[s,a]}}var zc=e=>e!=null,jc=e=>e!=null&&e>0,Si=Hc(zc),Ef=Hc(jc);function Lf(e,t,r,n=0,i=!1){let s=i?Ef:Si,a=i?jc:zc;[t,r]=s(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let m=t;m<=r;m++){let y=e[m];a(y)&&(y<u?u=y:y>d&&(d=y))}return[u??Ue,d??-Ue]}function _i(e,t,r,n){let i=kc(e),s=kc(t);e==t&&(i==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Un:Kc,u=i==1?Ht:sn,d=s==1?sn:Ht,m=u(a(ct(e))),y=d(a(ct(t))),f=Yr(r,m),g=Yr(r,y);return r==10&&(m<0&&(f=Ne(f,-m)),y<0&&(g=Ne(g,-y))),n||r==2?(e=f*i,t=g*s):(e=Xc(e,f),t=Ti(t,g)),[e,t]}function oa(e,t,r,n){let i=_i(e,t,r,n);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var ia=.1,wc={mode:3,pad:ia},Ro={pad:0,soft:null,mode:0},Uf={min:Ro,max:Ro};function vi(e,t,r,n){return xi(r)?vc(e,t,r):(Ro.pad=r,Ro.soft=n?0:null,Ro.mode=n?3:0,vc(e,t,Uf))}function xe(e,t){return e??t}function Nf(e,t,r){for(t=xe(t,0),r=xe(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function vc(e,t,r){let n=r.min,i=r.max,s=xe(n.pad,0),a=xe(i.pad,0),u=xe(n.hard,-Ue),d=xe(i.hard,Ue),m=xe(n.soft,Ue),y=xe(i.soft,-Ue),f=xe(n.mode,0),g=xe(i.mode,0),b=t-e,T=Un(b),U=Et(ct(e),ct(t)),L=Un(U),I=ct(L-T);(b<1e-24||I>10)&&(b=0,(e==0||t==0)&&(b=1e-24,f==2&&m!=Ue&&(s=0),g==2&&y!=-Ue&&(a=0)));let S=b||U||1e3,P=Un(S),C=Yr(10,Ht(P)),ee=S*(b==0?e==0?.1:1:s),W=Ne(Xc(e-ee,C/10),24),oe=e>=m&&(f==1||f==3&&W<=m||f==2&&W>=m)?m:Ue,K=Et(u,W<oe&&e>=oe?oe:gn(oe,W)),ue=S*(b==0?t==0?.1:1:a),Y=Ne(Ti(t+ue,C/10),24),R=t<=y&&(g==1||g==3&&Y>=y||g==2&&Y<=y)?y:-Ue,Z=gn(d,Y>R&&t<=R?R:Et(R,Y));return K==Z&&K==0&&(Z=100),[K,Z]}var If=new Intl.NumberFormat(eo?Rf.language:"en-US"),sa=e=>If.format(e),zt=Math,bi=zt.PI,ct=zt.abs,Ht=zt.floor,ut=zt.round,sn=zt.ceil,gn=zt.min,Et=zt.max,Yr=zt.pow,kc=zt.sign,Un=zt.log10,Kc=zt.log2,$f=(e,t=1)=>zt.sinh(e)*t,Vs=(e,t=1)=>zt.asinh(e/t),Ue=1/0;function Sc(e){return(Un((e^e>>31)-(e>>31))|0)+1}function Ks(e,t,r){return gn(Et(e,t),r)}function Yc(e){return typeof e=="function"}function ye(e){return Yc(e)?e:()=>e}var Wf=()=>{},Jc=e=>e,Zc=(e,t)=>t,Mf=e=>null,_c=e=>!0,Tc=(e,t)=>e==t,Of=/\.\d*?(?=9{6,}|0{6,})/gm,yr=e=>{if(td(e)||Kn.has(e))return e;let t=`${e}`,r=t.match(Of);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[i,s]=t.split("e");return+`${yr(i)}e${s}`}return Ne(e,n)};function pr(e,t){return yr(Ne(yr(e/t))*t)}function Ti(e,t){return yr(sn(yr(e/t))*t)}function Xc(e,t){return yr(Ht(yr(e/t))*t)}function Ne(e,t=0){if(td(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ut(n)/r}var Kn=new Map;function ed(e){return((""+e).split(".")[1]||"").length}function Eo(e,t,r,n){let i=[],s=n.map(ed);for(let a=t;a<r;a++){let u=ct(a),d=Ne(Yr(e,a),u);for(let m=0;m<n.length;m++){let y=e==10?+`${n[m]}e${a}`:n[m]*d,f=(a>=0?0:u)+(a>=s[m]?0:s[m]),g=e==10?y:Ne(y,f);i.push(g),Kn.set(g,f)}}return i}var Do={},aa=[],Jr=[null,null],jn=Array.isArray,td=Number.isInteger,Ff=e=>e===void 0;function xc(e){return typeof e=="string"}function xi(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Vf(e){return e!=null&&typeof e=="object"}var qf=Object.getPrototypeOf(Uint8Array),nd="__proto__";function Zr(e,t=xi){let r;if(jn(e)){let n=e.find(i=>i!=null);if(jn(n)||t(n)){r=Array(e.length);for(let i=0;i<e.length;i++)r[i]=Zr(e[i],t)}else r=e.slice()}else if(e instanceof qf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=nd&&(r[n]=Zr(e[n],t))}else r=e;return r}function ot(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let i in n)i!=nd&&(xi(e[i])?ot(e[i],Zr(n[i])):e[i]=Zr(n[i]))}return e}var Gf=0,Bf=1,Qf=2;function Hf(e,t,r){for(let n=0,i,s=-1;n<t.length;n++){let a=t[n];if(a>s){for(i=a-1;i>=0&&e[i]==null;)e[i--]=null;for(i=a+1;i<r&&e[i]==null;)e[s=i++]=null}}}function zf(e,t){if(Yf(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return Jf(a[0])||(a=Kf(a)),a}let r=new Set;for(let a=0;a<e.length;a++){let d=e[a][0],m=d.length;for(let y=0;y<m;y++)r.add(d[y])}let n=[Array.from(r).sort((a,u)=>a-u)],i=n[0].length,s=new Map;for(let a=0;a<i;a++)s.set(n[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],d=u[0];for(let m=1;m<u.length;m++){let y=u[m],f=Array(i).fill(void 0),g=t?t[a][m]:Bf,b=[];for(let T=0;T<y.length;T++){let U=y[T],L=s.get(d[T]);U===null?g!=Gf&&(f[L]=U,g==Qf&&b.push(L)):f[L]=U}Hf(f,b,i),n.push(f)}}return n}var jf=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Kf(e){let t=e[0],r=t.length,n=Array(r);for(let s=0;s<n.length;s++)n[s]=s;n.sort((s,a)=>t[s]-t[a]);let i=[];for(let s=0;s<e.length;s++){let a=e[s],u=Array(r);for(let d=0;d<r;d++)u[d]=a[n[d]];i.push(u)}return i}function Yf(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let i=e[n][0];if(i.length!=r)return!1;if(i!=t){for(let s=0;s<r;s++)if(i[s]!=t[s])return!1}}return!0}function Jf(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,i=r-1;for(;n<=i&&e[n]==null;)n++;for(;i>=n&&e[i]==null;)i--;if(i<=n)return!0;let s=Et(1,Ht((i-n+1)/t));for(let a=e[n],u=n+s;u<=i;u+=s){let d=e[u];if(d!=null){if(d<=a)return!1;a=d}}return!0}var rd=["January","February","March","April","May","June","July","August","September","October","November","December"],od=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function id(e){return e.slice(0,3)}var Zf=od.map(id),Xf=rd.map(id),eh={MMMM:rd,MMM:Xf,WWWW:od,WWW:Zf};function xo(e){return(e<10?"0":"")+e}function th(e){return(e<10?"00":e<100?"0":"")+e}var nh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>xo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>xo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>xo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>xo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>xo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>th(e.getMilliseconds())};function la(e,t){t=t||eh;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=n.exec(e);)r.push(i[0][0]=="{"?nh[i[1]]:i[0]);return s=>{let a="";for(let u=0;u<r.length;u++)a+=typeof r[u]=="string"?r[u]:r[u](s,t);return a}}var rh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function oh(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==rh?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var sd=e=>e%1==0,ki=[1,2,2.5,5],ih=Eo(10,-32,0,ki),ad=Eo(10,0,32,ki),sh=ad.filter(sd),fr=ih.concat(ad),ua=`
`,ld="{YYYY}",Cc=ua+ld,ud="{M}/{D}",Po=ua+ud,gi=Po+"/{YY}",cd="{aa}",ah="{h}:{mm}",jr=ah+cd,Ac=ua+jr,Pc=":{ss}",Re=null;function dd(e){let t=e*1e3,r=t*60,n=r*60,i=n*24,s=i*30,a=i*365,d=(e==1?Eo(10,0,3,ki).filter(sd):Eo(10,-3,0,ki)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,s,s*2,s*3,s*4,s*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),m=[[a,ld,Re,Re,Re,Re,Re,Re,1],[i*28,"{MMM}",Cc,Re,Re,Re,Re,Re,1],[i,ud,Cc,Re,Re,Re,Re,Re,1],[n,"{h}"+cd,gi,Re,Po,Re,Re,Re,1],[r,jr,gi,Re,Po,Re,Re,Re,1],[t,Pc,gi+" "+jr,Re,Po+" "+jr,Re,Ac,Re,1],[e,Pc+".{fff}",gi+" "+jr,Re,Po+" "+jr,Re,Ac,Re,1]];function y(f){return(g,b,T,U,L,I)=>{let S=[],P=L>=a,C=L>=s&&L<a,ee=f(T),W=Ne(ee*e,3),oe=qs(ee.getFullYear(),P?0:ee.getMonth(),C||P?1:ee.getDate()),K=Ne(oe*e,3);if(C||P){let ue=C?L/s:0,Y=P?L/a:0,R=W==K?W:Ne(qs(oe.getFullYear()+Y,oe.getMonth()+ue,1)*e,3),Z=new Date(ut(R/e)),O=Z.getFullYear(),N=Z.getMonth();for(let $=0;R<=U;$++){let M=qs(O+Y*$,N+ue*$,1),E=M-f(Ne(M*e,3));R=Ne((+M+E)*e,3),R<=U&&S.push(R)}}else{let ue=L>=i?i:L,Y=Ht(T)-Ht(W),R=K+Y+Ti(W-K,ue);S.push(R);let Z=f(R),O=Z.getHours()+Z.getMinutes()/r+Z.getSeconds()/n,N=L/n,$=g.axes[b]._space,M=I/$;for(;R=Ne(R+L,e==1?0:3),!(R>U);)if(N>1){let E=Ht(Ne(O+N,6))%24,Q=f(R).getHours()-E;Q>1&&(Q=-1),R-=Q*n,O=(O+N)%24;let pe=S[S.length-1];Ne((R-pe)/L,3)*M>=.7&&S.push(R)}else S.push(R)}return S}}return[d,m,y]}var[lh,uh,ch]=dd(1),[dh,mh,ph]=dd(.001);Eo(2,-53,53,[1]);function Rc(e,t){return e.map(r=>r.map((n,i)=>i==0||i==8||n==null?n:t(i==1||r[8]==0?n:r[1]+n)))}function Dc(e,t){return(r,n,i,s,a)=>{let u=t.find(T=>a>=T[0])||t[t.length-1],d,m,y,f,g,b;return n.map(T=>{let U=e(T),L=U.getFullYear(),I=U.getMonth(),S=U.getDate(),P=U.getHours(),C=U.getMinutes(),ee=U.getSeconds(),W=L!=d&&u[2]||I!=m&&u[3]||S!=y&&u[4]||P!=f&&u[5]||C!=g&&u[6]||ee!=b&&u[7]||u[1];return d=L,m=I,y=S,f=P,g=C,b=ee,W(U)})}}function fh(e,t){let r=la(t);return(n,i,s,a,u)=>i.map(d=>r(e(d)))}function qs(e,t,r){return new Date(e,t,r)}function Ec(e,t){return t(e)}var hh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Lc(e,t){return(r,n,i,s)=>s==null?na:t(e(n))}function gh(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function yh(e,t){return e.series[t].fill(e,t)}var bh={show:!0,live:!0,isolate:!1,mount:Wf,markers:{show:!0,width:2,stroke:gh,fill:yh,dash:"solid"},idx:null,idxs:null,values:[]};function wh(e,t){let r=e.cursor.points,n=on(),i=r.size(e,t);Ve(n,Co,i),Ve(n,Ao,i);let s=i/-2;Ve(n,"marginLeft",s),Ve(n,"marginTop",s);let a=r.width(e,t,i);return a&&Ve(n,"borderWidth",a),n}function vh(e,t){let r=e.series[t].points;return r._fill||r._stroke}function kh(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Sh(e,t){return e.series[t].points.size}var Gs=[0,0];function _h(e,t,r){return Gs[0]=t,Gs[1]=r,Gs}function yi(e,t,r,n=!0){return i=>{i.button==0&&(!n||i.target==t)&&r(i)}}function Bs(e,t,r,n=!0){return i=>{(!n||i.target==t)&&r(i)}}var Th={show:!0,x:!0,y:!0,lock:!1,move:_h,points:{one:!1,show:wh,size:Sh,width:0,stroke:kh,fill:vh},bind:{mousedown:yi,mouseup:yi,click:yi,dblclick:yi,mousemove:Bs,mouseleave:Bs,mouseenter:Bs},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,i)=>n-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},md={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ca=ot({},md,{filter:Zc}),pd=ot({},ca,{size:10}),fd=ot({},md,{show:!1}),da='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',hd="bold "+da,gd=1.5,Uc={show:!0,scale:"x",stroke:ta,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:hd,side:2,grid:ca,ticks:pd,border:fd,font:da,lineGap:gd,rotate:0},xh="Value",Ch="Time",Nc={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function Ah(e,t,r,n,i){return t.map(s=>s==null?"":sa(s))}function Ph(e,t,r,n,i,s,a){let u=[],d=Kn.get(i)||0;r=a?r:Ne(Ti(r,i),d);for(let m=r;m<=n;m=Ne(m+i,d))u.push(Object.is(m,-0)?0:m);return u}function Ys(e,t,r,n,i,s,a){let u=[],d=e.scales[e.axes[t].scale].log,m=d==10?Un:Kc,y=Ht(m(r));i=Yr(d,y),d==10&&(i=fr[hn(i,fr)]);let f=r,g=i*d;d==10&&(g=fr[hn(g,fr)]);do u.push(f),f=f+i,d==10&&!Kn.has(f)&&(f=Ne(f,Kn.get(i))),f>=g&&(i=f,g=i*d,d==10&&(g=fr[hn(g,fr)]));while(f<=n);return u}function Rh(e,t,r,n,i,s,a){let d=e.scales[e.axes[t].scale].asinh,m=n>d?Ys(e,t,Et(d,r),n,i):[d],y=n>=0&&r<=0?[0]:[];return(r<-d?Ys(e,t,Et(d,-n),-r,i):[d]).reverse().map(g=>-g).concat(y,m)}var yd=/./,Dh=/[12357]/,Eh=/[125]/,Ic=/1/,Js=(e,t,r,n)=>e.map((i,s)=>t==4&&i==0||s%n==0&&r.test(i.toExponential()[i<0?1:0])?i:null);function Lh(e,t,r,n,i){let s=e.axes[r],a=s.scale,u=e.scales[a],d=e.valToPos,m=s._space,y=d(10,a),f=d(9,a)-y>=m?yd:d(7,a)-y>=m?Dh:d(5,a)-y>=m?Eh:Ic;if(f==Ic){let g=ct(d(1,a)-y);if(g<m)return Js(t.slice().reverse(),u.distr,f,sn(m/g)).reverse()}return Js(t,u.distr,f,1)}function Uh(e,t,r,n,i){let s=e.axes[r],a=s.scale,u=s._space,d=e.valToPos,m=ct(d(1,a)-d(2,a));return m<u?Js(t.slice().reverse(),3,yd,sn(u/m)).reverse():t}function Nh(e,t,r,n){return n==null?na:t==null?"":sa(t)}var $c={show:!0,scale:"y",stroke:ta,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:hd,side:3,grid:ca,ticks:pd,border:fd,font:da,lineGap:gd,rotate:0};function Ih(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function $h(e,t){let{scale:r,idxs:n}=e.series[0],i=e._data[0],s=e.valToPos(i[n[0]],r,!0),a=e.valToPos(i[n[1]],r,!0),u=ct(a-s),d=e.series[t],m=u/(d.points.space*Pe);return n[1]-n[0]<=m}var Wc={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},bd=(e,t,r,n,i)=>i,Mc={show:!0,auto:!0,sorted:0,gaps:bd,alpha:1,facets:[ot({},Wc,{scale:"x"}),ot({},Wc,{scale:"y"})]},Oc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:bd,alpha:1,points:{show:$h,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function Wh(e,t,r,n,i){return r/10}var wd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Mh=ot({},wd,{time:!1,ori:1}),Fc={};function vd(e,t){let r=Fc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(i=>i!=n)},pub(n,i,s,a,u,d,m){for(let y=0;y<r.plots.length;y++)r.plots[y]!=i&&r.plots[y].pub(n,i,s,a,u,d,m)}},e!=null&&(Fc[e]=r)),r}var Xr=1,Zs=2;function br(e,t,r){let n=e.mode,i=e.series[t],s=n==2?e._data[t]:e._data,a=e.scales,u=e.bbox,d=s[0],m=n==2?s[1]:s[t],y=n==2?a[i.facets[0].scale]:a[e.series[0].scale],f=n==2?a[i.facets[1].scale]:a[i.scale],g=u.left,b=u.top,T=u.width,U=u.height,L=e.valToPosH,I=e.valToPosV;return y.ori==0?r(i,d,m,y,f,L,I,g,b,T,U,Ai,to,Ri,Sd,Td):r(i,d,m,y,f,I,L,b,g,U,T,Pi,no,fa,_d,xd)}function ma(e,t){let r=0,n=0,i=xe(e.bands,aa);for(let s=0;s<i.length;s++){let a=i[s];a.series[0]==t?r=a.dir:a.series[1]==t&&(a.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Oh(e,t,r,n,i){let s=e.mode,a=e.series[t],u=s==2?a.facets[1].scale:a.scale,d=e.scales[u];return i==-1?d.min:i==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Nn(e,t,r,n,i,s){return br(e,t,(a,u,d,m,y,f,g,b,T,U,L)=>{let I=a.pxRound,S=m.dir*(m.ori==0?1:-1),P=m.ori==0?to:no,C,ee;S==1?(C=r,ee=n):(C=n,ee=r);let W=I(f(u[C],m,U,b)),oe=I(g(d[C],y,L,T)),K=I(f(u[ee],m,U,b)),ue=I(g(s==1?y.max:y.min,y,L,T)),Y=new Path2D(i);return P(Y,K,ue),P(Y,W,ue),P(Y,W,oe),Y})}function Ci(e,t,r,n,i,s){let a=null;if(e.length>0){a=new Path2D;let u=t==0?Ri:fa,d=r;for(let f=0;f<e.length;f++){let g=e[f];if(g[1]>g[0]){let b=g[0]-d;b>0&&u(a,d,n,b,n+s),d=g[1]}}let m=r+i-d,y=10;m>0&&u(a,d,n-y/2,m,n+s+y)}return a}function Fh(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function pa(e,t,r,n,i,s,a){let u=[],d=e.length;for(let m=i==1?r:n;m>=r&&m<=n;m+=i)if(t[m]===null){let f=m,g=m;if(i==1)for(;++m<=n&&t[m]===null;)g=m;else for(;--m>=r&&t[m]===null;)g=m;let b=s(e[f]),T=g==f?b:s(e[g]),U=f-i;b=a<=0&&U>=0&&U<d?s(e[U]):b;let I=g+i;T=a>=0&&I>=0&&I<d?s(e[I]):T,T>=b&&u.push([b,T])}return u}function Vc(e){return e==0?Jc:e==1?ut:t=>pr(t,e)}function kd(e){let t=e==0?Ai:Pi,r=e==0?(i,s,a,u,d,m)=>{i.arcTo(s,a,u,d,m)}:(i,s,a,u,d,m)=>{i.arcTo(a,s,d,u,m)},n=e==0?(i,s,a,u,d)=>{i.rect(s,a,u,d)}:(i,s,a,u,d)=>{i.rect(a,s,d,u)};return(i,s,a,u,d,m=0,y=0)=>{m==0&&y==0?n(i,s,a,u,d):(m=gn(m,u/2,d/2),y=gn(y,u/2,d/2),t(i,s+m,a),r(i,s+u,a,s+u,a+d,m),r(i,s+u,a+d,s,a+d,y),r(i,s,a+d,s,a,y),r(i,s,a,s+u,a,m),i.closePath())}}var Ai=(e,t,r)=>{e.moveTo(t,r)},Pi=(e,t,r)=>{e.moveTo(r,t)},to=(e,t,r)=>{e.lineTo(t,r)},no=(e,t,r)=>{e.lineTo(r,t)},Ri=kd(0),fa=kd(1),Sd=(e,t,r,n,i,s)=>{e.arc(t,r,n,i,s)},_d=(e,t,r,n,i,s)=>{e.arc(r,t,n,i,s)},Td=(e,t,r,n,i,s,a)=>{e.bezierCurveTo(t,r,n,i,s,a)},xd=(e,t,r,n,i,s,a)=>{e.bezierCurveTo(r,t,i,n,a,s)};function Cd(e){return(t,r,n,i,s)=>br(t,r,(a,u,d,m,y,f,g,b,T,U,L)=>{let{pxRound:I,points:S}=a,P,C;m.ori==0?(P=Ai,C=Sd):(P=Pi,C=_d);let ee=Ne(S.width*Pe,3),W=(S.size-S.width)/2*Pe,oe=Ne(W*2,3),K=new Path2D,ue=new Path2D,{left:Y,top:R,width:Z,height:O}=t.bbox;Ri(ue,Y-oe,R-oe,Z+oe*2,O+oe*2);let N=$=>{if(d[$]!=null){let M=I(f(u[$],m,U,b)),E=I(g(d[$],y,L,T));P(K,M+W,E),C(K,M,E,W,0,bi*2)}};if(s)s.forEach(N);else for(let $=n;$<=i;$++)N($);return{stroke:ee>0?K:null,fill:K,clip:ue,flags:Xr|Zs}})}function Ad(e){return(t,r,n,i,s,a)=>{n!=i&&(s!=n&&a!=n&&e(t,r,n),s!=i&&a!=i&&e(t,r,i),e(t,r,a))}}var Vh=Ad(to),qh=Ad(no);function Pd(e){let t=xe(e?.alignGaps,0);return(r,n,i,s)=>br(r,n,(a,u,d,m,y,f,g,b,T,U,L)=>{[i,s]=Si(d,i,s);let I=a.pxRound,S=O=>I(f(O,m,U,b)),P=O=>I(g(O,y,L,T)),C,ee;m.ori==0?(C=to,ee=Vh):(C=no,ee=qh);let W=m.dir*(m.ori==0?1:-1),oe={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Xr},K=oe.stroke,ue=!1;if(s-i>=U*4){let O=H=>r.posToVal(H,m.key,!0),N=null,$=null,M,E,be,ie=S(u[W==1?i:s]),Q=S(u[i]),pe=S(u[s]),se=O(W==1?Q+1:pe-1);for(let H=W==1?i:s;H>=i&&H<=s;H+=W){let Ie=u[H],ce=(W==1?Ie<se:Ie>se)?ie:S(Ie),ve=d[H];ce==ie?ve!=null?(E=ve,N==null?(C(K,ce,P(E)),M=N=$=E):E<N?N=E:E>$&&($=E)):ve===null&&(ue=!0):(N!=null&&ee(K,ie,P(N),P($),P(M),P(E)),ve!=null?(E=ve,C(K,ce,P(E)),N=$=M=E):(N=$=null,ve===null&&(ue=!0)),ie=ce,se=O(ie+W))}N!=null&&N!=$&&be!=ie&&ee(K,ie,P(N),P($),P(M),P(E))}else for(let O=W==1?i:s;O>=i&&O<=s;O+=W){let N=d[O];N===null?ue=!0:N!=null&&C(K,S(u[O]),P(N))}let[R,Z]=ma(r,n);if(a.fill!=null||R!=0){let O=oe.fill=new Path2D(K),N=a.fillTo(r,n,a.min,a.max,R),$=P(N),M=S(u[i]),E=S(u[s]);W==-1&&([E,M]=[M,E]),C(O,E,$),C(O,M,$)}if(!a.spanGaps){let O=[];ue&&O.push(...pa(u,d,i,s,W,S,t)),oe.gaps=O=a.gaps(r,n,i,s,O),oe.clip=Ci(O,m.ori,b,T,U,L)}return Z!=0&&(oe.band=Z==2?[Nn(r,n,i,s,K,-1),Nn(r,n,i,s,K,1)]:Nn(r,n,i,s,K,Z)),oe})}function Gh(e){let t=xe(e.align,1),r=xe(e.ascDesc,!1),n=xe(e.alignGaps,0),i=xe(e.extend,!1);return(s,a,u,d)=>br(s,a,(m,y,f,g,b,T,U,L,I,S,P)=>{[u,d]=Si(f,u,d);let C=m.pxRound,{left:ee,width:W}=s.bbox,oe=Q=>C(T(Q,g,S,L)),K=Q=>C(U(Q,b,P,I)),ue=g.ori==0?to:no,Y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Xr},R=Y.stroke,Z=g.dir*(g.ori==0?1:-1),O=K(f[Z==1?u:d]),N=oe(y[Z==1?u:d]),$=N,M=N;i&&t==-1&&(M=ee,ue(R,M,O)),ue(R,N,O);for(let Q=Z==1?u:d;Q>=u&&Q<=d;Q+=Z){let pe=f[Q];if(pe==null)continue;let se=oe(y[Q]),H=K(pe);t==1?ue(R,se,O):ue(R,$,H),ue(R,se,H),O=H,$=se}let E=$;i&&t==1&&(E=ee+W,ue(R,E,O));let[be,ie]=ma(s,a);if(m.fill!=null||be!=0){let Q=Y.fill=new Path2D(R),pe=m.fillTo(s,a,m.min,m.max,be),se=K(pe);ue(Q,E,se),ue(Q,M,se)}if(!m.spanGaps){let Q=[];Q.push(...pa(y,f,u,d,Z,oe,n));let pe=m.width*Pe/2,se=r||t==1?pe:-pe,H=r||t==-1?-pe:pe;Q.forEach(Ie=>{Ie[0]+=se,Ie[1]+=H}),Y.gaps=Q=m.gaps(s,a,u,d,Q),Y.clip=Ci(Q,g.ori,L,I,S,P)}return ie!=0&&(Y.band=ie==2?[Nn(s,a,u,d,R,-1),Nn(s,a,u,d,R,1)]:Nn(s,a,u,d,R,ie)),Y})}function qc(e,t,r,n,i,s,a=Ue){if(e.length>1){let u=null;for(let d=0,m=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let y=ct(e[d]-e[u]);y<m&&(m=y,a=ct(r(e[d],n,i,s)-r(e[u],n,i,s)))}u=d}}return a}function Bh(e){e=e||Do;let t=xe(e.size,[.6,Ue,1]),r=e.align||0,n=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i=="number"?[i,0]:i;let s=ye(i),a=1-t[0],u=xe(t[1],Ue),d=xe(t[2],1),m=xe(e.disp,Do),y=xe(e.each,b=>{}),{fill:f,stroke:g}=m;return(b,T,U,L)=>br(b,T,(I,S,P,C,ee,W,oe,K,ue,Y,R)=>{let Z=I.pxRound,O=r,N=n*Pe,$=u*Pe,M=d*Pe,E,be;C.ori==0?[E,be]=s(b,T):[be,E]=s(b,T);let ie=C.dir*(C.ori==0?1:-1),Q=C.ori==0?Ri:fa,pe=C.ori==0?y:(q,$e,it,_r,Xn,wn,er)=>{y(q,$e,it,Xn,_r,er,wn)},se=xe(b.bands,aa).find(q=>q.series[0]==T),H=se!=null?se.dir:0,Ie=I.fillTo(b,T,I.min,I.max,H),Se=Z(oe(Ie,ee,R,ue)),ce,ve,Kt,xt=Y,He=Z(I.width*Pe),bn=!1,Pn=null,Yt=null,Wn=null,vr=null;f!=null&&(He==0||g!=null)&&(bn=!0,Pn=f.values(b,T,U,L),Yt=new Map,new Set(Pn).forEach(q=>{q!=null&&Yt.set(q,new Path2D)}),He>0&&(Wn=g.values(b,T,U,L),vr=new Map,new Set(Wn).forEach(q=>{q!=null&&vr.set(q,new Path2D)})));let{x0:kr,size:oo}=m;if(kr!=null&&oo!=null){O=1,S=kr.values(b,T,U,L),kr.unit==2&&(S=S.map(it=>b.posToVal(K+it*Y,C.key,!0)));let q=oo.values(b,T,U,L);oo.unit==2?ve=q[0]*Y:ve=W(q[0],C,Y,K)-W(0,C,Y,K),xt=qc(S,P,W,C,Y,K,xt),Kt=xt-ve+N}else xt=qc(S,P,W,C,Y,K,xt),Kt=xt*a+N,ve=xt-Kt;Kt<1&&(Kt=0),He>=ve/2&&(He=0),Kt<5&&(Z=Jc);let Mo=Kt>0,Jn=xt-Kt-(Mo?He:0);ve=Z(Ks(Jn,M,$)),ce=(O==0?ve/2:O==ie?0:ve)-O*ie*((O==0?N/2:0)+(Mo?He/2:0));let Ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Sr=bn?null:new Path2D,Rn=null;if(se!=null)Rn=b.data[se.series[1]];else{let{y0:q,y1:$e}=m;q!=null&&$e!=null&&(P=$e.values(b,T,U,L),Rn=q.values(b,T,U,L))}let Zn=E*ve,de=be*ve;for(let q=ie==1?U:L;q>=U&&q<=L;q+=ie){let $e=P[q];if($e==null)continue;if(Rn!=null){let Lt=Rn[q]??0;if($e-Lt==0)continue;Se=oe(Lt,ee,R,ue)}let it=C.distr!=2||m!=null?S[q]:q,_r=W(it,C,Y,K),Xn=oe(xe($e,Ie),ee,R,ue),wn=Z(_r-ce),er=Z(Et(Xn,Se)),Wt=Z(gn(Xn,Se)),Jt=er-Wt;if($e!=null){let Lt=$e<0?de:Zn,an=$e<0?Zn:de;bn?(He>0&&Wn[q]!=null&&Q(vr.get(Wn[q]),wn,Wt+Ht(He/2),ve,Et(0,Jt-He),Lt,an),Pn[q]!=null&&Q(Yt.get(Pn[q]),wn,Wt+Ht(He/2),ve,Et(0,Jt-He),Lt,an)):Q(Sr,wn,Wt+Ht(He/2),ve,Et(0,Jt-He),Lt,an),pe(b,T,q,wn-He/2,Wt,ve+He,Jt)}}return He>0?Ct.stroke=bn?vr:Sr:bn||(Ct._fill=I.width==0?I._fill:I._stroke??I._fill,Ct.width=0),Ct.fill=bn?Yt:Sr,Ct})}function Qh(e,t){let r=xe(t?.alignGaps,0);return(n,i,s,a)=>br(n,i,(u,d,m,y,f,g,b,T,U,L,I)=>{[s,a]=Si(m,s,a);let S=u.pxRound,P=E=>S(g(E,y,L,T)),C=E=>S(b(E,f,I,U)),ee,W,oe;y.ori==0?(ee=Ai,oe=to,W=Td):(ee=Pi,oe=no,W=xd);let K=y.dir*(y.ori==0?1:-1),ue=P(d[K==1?s:a]),Y=ue,R=[],Z=[];for(let E=K==1?s:a;E>=s&&E<=a;E+=K)if(m[E]!=null){let ie=d[E],Q=P(ie);R.push(Y=Q),Z.push(C(m[E]))}let O={stroke:e(R,Z,ee,oe,W,S),fill:null,clip:null,band:null,gaps:null,flags:Xr},N=O.stroke,[$,M]=ma(n,i);if(u.fill!=null||$!=0){let E=O.fill=new Path2D(N),be=u.fillTo(n,i,u.min,u.max,$),ie=C(be);oe(E,Y,ie),oe(E,ue,ie)}if(!u.spanGaps){let E=[];E.push(...pa(d,m,s,a,K,P,r)),O.gaps=E=u.gaps(n,i,s,a,E),O.clip=Ci(E,y.ori,T,U,L,I)}return M!=0&&(O.band=M==2?[Nn(n,i,s,a,N,-1),Nn(n,i,s,a,N,1)]:Nn(n,i,s,a,N,M)),O})}function Hh(e){return Qh(zh,e)}function zh(e,t,r,n,i,s){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),a==2)n(u,e[1],t[1]);else{let d=Array(a),m=Array(a-1),y=Array(a-1),f=Array(a-1);for(let g=0;g<a-1;g++)y[g]=t[g+1]-t[g],f[g]=e[g+1]-e[g],m[g]=y[g]/f[g];d[0]=m[0];for(let g=1;g<a-1;g++)m[g]===0||m[g-1]===0||m[g-1]>0!=m[g]>0?d[g]=0:(d[g]=3*(f[g-1]+f[g])/((2*f[g]+f[g-1])/m[g-1]+(f[g]+2*f[g-1])/m[g]),isFinite(d[g])||(d[g]=0));d[a-1]=m[a-2];for(let g=0;g<a-1;g++)i(u,e[g]+f[g]/3,t[g]+d[g]*f[g]/3,e[g+1]-f[g]/3,t[g+1]-d[g+1]*f[g]/3,e[g+1],t[g+1])}return u}var Xs=new Set;function Gc(){for(let e of Xs)e.syncRect(!0)}eo&&(gr(Af,Kr,Gc),gr(Pf,Kr,Gc,!0),gr(wi,Kr,()=>{dt.pxRatio=Pe}));var jh=Pd(),Kh=Cd();function Bc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,a)=>ea(s,a,t,r))}function Yh(e,t){return e.map((r,n)=>n==0?{}:ot({},t,r))}function ea(e,t,r,n){return ot({},t==0?r:n,e)}function Rd(e,t,r){return t==null?Jr:[t,r]}var Jh=Rd;function Zh(e,t,r){return t==null?Jr:vi(t,r,ia,!0)}function Dd(e,t,r,n){return t==null?Jr:_i(t,r,e.scales[n].log,!1)}var Xh=Dd;function Ed(e,t,r,n){return t==null?Jr:oa(t,r,e.scales[n].log,!1)}var eg=Ed;function tg(e,t,r,n,i){let s=Et(Sc(e),Sc(t)),a=t-e,u=hn(i/n*a,r);do{let d=r[u],m=n*d/a;if(m>=i&&s+(d<5?Kn.get(d):0)<=17)return[d,m]}while(++u<r.length);return[0,0]}function Qc(e){let t,r;return e=e.replace(/(\d+)px/,(n,i)=>(t=ut((r=+i)*Pe))+"px"),[e,t,r]}function ng(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Pe,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function dt(e,t,r){let n={mode:xe(e.mode,1)},i=n.mode;function s(l,c,p,h){let w=c.valToPct(l);return h+p*(c.dir==-1?1-w:w)}function a(l,c,p,h){let w=c.valToPct(l);return h+p*(c.dir==-1?w:1-w)}function u(l,c,p,h){return c.ori==0?s(l,c,p,h):a(l,c,p,h)}n.valToPosH=s,n.valToPosV=a;let d=!1;n.status=0;let m=n.root=on(uf);if(e.id!=null&&(m.id=e.id),Qt(m,e.class),e.title){let l=on(mf,m);l.textContent=e.title}let y=fn("canvas"),f=n.ctx=y.getContext("2d"),g=on(pf,m);gr("click",g,l=>{l.target===T&&(We!=Nr||qe!=Ir)&&kt.click(n,l)},!0);let b=n.under=on(ff,g);g.appendChild(y);let T=n.over=on(hf,g);e=Zr(e);let U=+xe(e.pxAlign,1),L=Vc(U);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let I=e.ms||.001,S=n.series=i==1?Bc(e.series||[],Nc,Oc,!1):Yh(e.series||[null],Mc),P=n.axes=Bc(e.axes||[],Uc,$c,!0),C=n.scales={},ee=n.bands=e.bands||[];ee.forEach(l=>{l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1)});let W=i==2?S[1].facets[0].scale:S[0].scale,oe={axes:Xm,series:jm},K=(e.drawOrder||["axes","series"]).map(l=>oe[l]);function ue(l){let c=l.distr==3?p=>Un(p>0?p:l.clamp(n,p,l.min,l.max,l.key)):l.distr==4?p=>Vs(p,l.asinh):l.distr==100?p=>l.fwd(p):p=>p;return p=>{let h=c(p),{_min:w,_max:v}=l,_=v-w;return(h-w)/_}}function Y(l){let c=C[l];if(c==null){let p=(e.scales||Do)[l]||Do;if(p.from!=null){Y(p.from);let h=ot({},C[p.from],p,{key:l});h.valToPct=ue(h),C[l]=h}else{c=C[l]=ot({},l==W?wd:Mh,p),c.key=l;let h=c.time,w=c.range,v=jn(w);if((l!=W||i==2&&!h)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?wc:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?wc:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&xi(w))){let _=w;w=(A,D,F)=>D==null?Jr:vi(D,F,_)}c.range=ye(w||(h?Jh:l==W?c.distr==3?Xh:c.distr==4?eg:Rd:c.distr==3?Dd:c.distr==4?Ed:Zh)),c.auto=ye(v?!1:c.auto),c.clamp=ye(c.clamp||Wh),c._min=c._max=null,c.valToPct=ue(c)}}}Y("x"),Y("y"),i==1&&S.forEach(l=>{Y(l.scale)}),P.forEach(l=>{Y(l.scale)});for(let l in e.scales)Y(l);let R=C[W],Z=R.distr,O,N;R.ori==0?(Qt(m,cf),O=s,N=a):(Qt(m,df),O=a,N=s);let $={};for(let l in C){let c=C[l];(c.min!=null||c.max!=null)&&($[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ut(l/I))),E=e.fmtDate||la,be=I==1?ch(M):ph(M),ie=Dc(M,Rc(I==1?uh:mh,E)),Q=Lc(M,Ec(hh,E)),pe=[],se=n.legend=ot({},bh,e.legend),H=n.cursor=ot({},Th,{drag:{y:i==2}},e.cursor),Ie=se.show,Se=H.show,ce=se.markers;se.idxs=pe,ce.width=ye(ce.width),ce.dash=ye(ce.dash),ce.stroke=ye(ce.stroke),ce.fill=ye(ce.fill);let ve,Kt,xt,He=[],bn=[],Pn,Yt=!1,Wn={};if(se.live){let l=S[1]?S[1].values:null;Yt=l!=null,Pn=Yt?l(n,1,0):{_:0};for(let c in Pn)Wn[c]=na}if(Ie)if(ve=fn("table",kf,m),xt=fn("tbody",null,ve),se.mount(n,ve),Yt){Kt=fn("thead",null,ve,xt);let l=fn("tr",null,Kt);fn("th",null,l);for(var vr in Pn)fn("th",sc,l).textContent=vr}else Qt(ve,_f),se.live&&Qt(ve,Sf);let kr={show:!0},oo={show:!1};function Mo(l,c){if(c==0&&(Yt||!se.live||i==2))return Jr;let p=[],h=fn("tr",Tf,xt,xt.childNodes[c]);Qt(h,l.class),l.show||Qt(h,hr);let w=fn("th",null,h);if(ce.show){let A=on(xf,w);if(c>0){let D=ce.width(n,c);D&&(A.style.border=D+"px "+ce.dash(n,c)+" "+ce.stroke(n,c)),A.style.background=ce.fill(n,c)}}let v=on(sc,w);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(ce.show||(v.style.color=l.width>0?ce.stroke(n,c):ce.fill(n,c)),Ct("click",w,A=>{if(H._lock)return;nr(A);let D=S.indexOf(l);if((A.ctrlKey||A.metaKey)!=se.isolate){let F=S.some((V,B)=>B>0&&B!=D&&V.show);S.forEach((V,B)=>{B>0&&kn(B,F?B==D?kr:oo:kr,!0,et.setSeries)})}else kn(D,{show:!l.show},!0,et.setSeries)},!1),xr&&Ct(cc,w,A=>{H._lock||(nr(A),kn(S.indexOf(l),Wr,!0,et.setSeries))},!1));for(var _ in Pn){let A=fn("td",Cf,h);A.textContent="--",p.push(A)}return[h,p]}let Jn=new Map;function Ct(l,c,p,h=!0){let w=Jn.get(c)||{},v=H.bind[l](n,c,p,h);v&&(gr(l,c,w[l]=v),Jn.set(c,w))}function Sr(l,c,p){let h=Jn.get(c)||{};for(let w in h)(l==null||w==l)&&(js(w,c,h[w]),delete h[w]);l==null&&Jn.delete(c)}let Rn=0,Zn=0,de=0,q=0,$e=0,it=0,_r=$e,Xn=it,wn=de,er=q,Wt=0,Jt=0,Lt=0,an=0;n.bbox={};let Oi=!1,Oo=!1,Tr=!1,tr=!1,Fo=!1,Zt=!1;function Fi(l,c,p){(p||l!=n.width||c!=n.height)&&Ma(l,c),Dr(!1),Tr=!0,Oo=!0,Er()}function Ma(l,c){n.width=Rn=de=l,n.height=Zn=q=c,$e=it=0,Vm(),qm();let p=n.bbox;Wt=p.left=pr($e*Pe,.5),Jt=p.top=pr(it*Pe,.5),Lt=p.width=pr(de*Pe,.5),an=p.height=pr(q*Pe,.5)}let Mm=3;function Om(){let l=!1,c=0;for(;!l;){c++;let p=Jm(c),h=Zm(c);l=c==Mm||p&&h,l||(Ma(n.width,n.height),Oo=!0)}}function Fm({width:l,height:c}){Fi(l,c)}n.setSize=Fm;function Vm(){let l=!1,c=!1,p=!1,h=!1;P.forEach((w,v)=>{if(w.show&&w._show){let{side:_,_size:A}=w,D=_%2,F=w.label!=null?w.labelSize:0,V=A+F;V>0&&(D?(de-=V,_==3?($e+=V,h=!0):p=!0):(q-=V,_==0?(it+=V,l=!0):c=!0))}}),rr[0]=l,rr[1]=p,rr[2]=c,rr[3]=h,de-=Mn[1]+Mn[3],$e+=Mn[3],q-=Mn[2]+Mn[0],it+=Mn[0]}function qm(){let l=$e+de,c=it+q,p=$e,h=it;function w(v,_){switch(v){case 1:return l+=_,l-_;case 2:return c+=_,c-_;case 3:return p-=_,p+_;case 0:return h-=_,h+_}}P.forEach((v,_)=>{if(v.show&&v._show){let A=v.side;v._pos=w(A,v._size),v.label!=null&&(v._lpos=w(A,v.labelSize))}})}if(H.dataIdx==null){let l=H.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let p=l.prox=ye(l.prox),h=l.bias??=0;H.dataIdx=(w,v,_,A)=>{if(v==0)return _;let D=_,F=p(w,v,_,A)??Ue,V=F>=0&&F<Ue,B=R.ori==0?de:q,ae=H.left,Ce=t[0],_e=t[v];if(c.has(_e[_])){D=null;let he=null,re=null,j;if(h==0||h==-1)for(j=_;he==null&&j-- >0;)c.has(_e[j])||(he=j);if(h==0||h==1)for(j=_;re==null&&j++<_e.length;)c.has(_e[j])||(re=j);if(he!=null||re!=null)if(V){let Oe=he==null?-1/0:O(Ce[he],R,B,0),Ke=re==null?1/0:O(Ce[re],R,B,0),yt=ae-Oe,De=Ke-ae;yt<=De?yt<=F&&(D=he):De<=F&&(D=re)}else D=re==null?he:he==null?re:_-he<=re-_?he:re}else V&&ct(ae-O(Ce[_],R,B,0))>F&&(D=null);return D}}let nr=l=>{H.event=l};H.idxs=pe,H._lock=!1;let St=H.points;St.show=ye(St.show),St.size=ye(St.size),St.stroke=ye(St.stroke),St.width=ye(St.width),St.fill=ye(St.fill);let vn=n.focus=ot({},e.focus||{alpha:.3},H.focus),xr=vn.prox>=0,Cr=xr&&St.one,Xt=[],Ar=[],Pr=[];function Oa(l,c){let p=St.show(n,c);if(p instanceof HTMLElement)return Qt(p,vf),Qt(p,l.class),Cn(p,-10,-10,de,q),T.insertBefore(p,Xt[c]),p}function Fa(l,c){if(i==1||c>0){let p=i==1&&C[l.scale].time,h=l.value;l.value=p?xc(h)?Lc(M,Ec(h,E)):h||Q:h||Nh,l.label=l.label||(p?Ch:xh)}if(Cr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||jh||Mf,l.fillTo=ye(l.fillTo||Oh),l.pxAlign=+xe(l.pxAlign,U),l.pxRound=Vc(l.pxAlign),l.stroke=ye(l.stroke||null),l.fill=ye(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let p=Ih(Et(1,l.width),1),h=l.points=ot({},{size:p,width:Et(1,p*.2),stroke:l.stroke,space:p*2,paths:Kh,_stroke:null,_fill:null},l.points);h.show=ye(h.show),h.filter=ye(h.filter),h.fill=ye(h.fill),h.stroke=ye(h.stroke),h.paths=ye(h.paths),h.pxAlign=l.pxAlign}if(Ie){let p=Mo(l,c);He.splice(c,0,p[0]),bn.splice(c,0,p[1]),se.values.push(null)}if(Se){pe.splice(c,0,null);let p=null;Cr?c==0&&(p=Oa(l,c)):c>0&&(p=Oa(l,c)),Xt.splice(c,0,p),Ar.splice(c,0,0),Pr.splice(c,0,0)}gt("addSeries",c)}function Gm(l,c){c=c??S.length,l=i==1?ea(l,c,Nc,Oc):ea(l,c,{},Mc),S.splice(c,0,l),Fa(S[c],c)}n.addSeries=Gm;function Bm(l){if(S.splice(l,1),Ie){se.values.splice(l,1),bn.splice(l,1);let c=He.splice(l,1)[0];Sr(null,c.firstChild),c.remove()}Se&&(pe.splice(l,1),Xt.splice(l,1)[0].remove(),Ar.splice(l,1),Pr.splice(l,1)),gt("delSeries",l)}n.delSeries=Bm;let rr=[!1,!1,!1,!1];function Qm(l,c){if(l._show=l.show,l.show){let p=l.side%2,h=C[l.scale];h==null&&(l.scale=p?S[1].scale:W,h=C[l.scale]);let w=h.time;l.size=ye(l.size),l.space=ye(l.space),l.rotate=ye(l.rotate),jn(l.incrs)&&l.incrs.forEach(_=>{!Kn.has(_)&&Kn.set(_,ed(_))}),l.incrs=ye(l.incrs||(h.distr==2?sh:w?I==1?lh:dh:fr)),l.splits=ye(l.splits||(w&&h.distr==1?be:h.distr==3?Ys:h.distr==4?Rh:Ph)),l.stroke=ye(l.stroke),l.grid.stroke=ye(l.grid.stroke),l.ticks.stroke=ye(l.ticks.stroke),l.border.stroke=ye(l.border.stroke);let v=l.values;l.values=jn(v)&&!jn(v[0])?ye(v):w?jn(v)?Dc(M,Rc(v,E)):xc(v)?fh(M,v):v||ie:v||Ah,l.filter=ye(l.filter||(h.distr>=3&&h.log==10?Lh:h.distr==3&&h.log==2?Uh:Zc)),l.font=Qc(l.font),l.labelFont=Qc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(rr[c]=!0,l._el=on(gf,g))}}function io(l,c,p,h){let[w,v,_,A]=p,D=c%2,F=0;return D==0&&(A||v)&&(F=c==0&&!w||c==2&&!_?ut(Uc.size/3):0),D==1&&(w||_)&&(F=c==1&&!v||c==3&&!A?ut($c.size/2):0),F}let Va=n.padding=(e.padding||[io,io,io,io]).map(l=>ye(xe(l,io))),Mn=n._padding=Va.map((l,c)=>l(n,c,rr,0)),vt,mt=null,pt=null,Vo=i==1?S[0].idxs:null,ln=null,so=!1;function qa(l,c){if(t=l??[],n.data=n._data=t,i==2){vt=0;for(let p=1;p<S.length;p++)vt+=t[p][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),ln=t[0],vt=ln.length;let p=t;if(Z==2){p=t.slice();let h=p[0]=Array(vt);for(let w=0;w<vt;w++)h[w]=w}n._data=t=p}if(Dr(!0),gt("setData"),Z==2&&(Tr=!0),c!==!1){let p=R;p.auto(n,so)?Vi():Fn(W,p.min,p.max),tr=tr||H.left>=0,Zt=!0,Er()}}n.setData=qa;function Vi(){so=!0;let l,c;i==1&&(vt>0?(mt=Vo[0]=0,pt=Vo[1]=vt-1,l=t[0][mt],c=t[0][pt],Z==2?(l=mt,c=pt):l==c&&(Z==3?[l,c]=_i(l,l,R.log,!1):Z==4?[l,c]=oa(l,l,R.log,!1):R.time?c=l+ut(86400/I):[l,c]=vi(l,c,ia,!0))):(mt=Vo[0]=l=null,pt=Vo[1]=c=null)),Fn(W,l,c)}let qo,Rr,qi,Gi,Bi,Qi,Hi,zi,ji,Ut;function Ga(l,c,p,h,w,v){l??=lc,p??=aa,h??="butt",w??=lc,v??="round",l!=qo&&(f.strokeStyle=qo=l),w!=Rr&&(f.fillStyle=Rr=w),c!=qi&&(f.lineWidth=qi=c),v!=Bi&&(f.lineJoin=Bi=v),h!=Qi&&(f.lineCap=Qi=h),p!=Gi&&f.setLineDash(Gi=p)}function Ba(l,c,p,h){c!=Rr&&(f.fillStyle=Rr=c),l!=Hi&&(f.font=Hi=l),p!=zi&&(f.textAlign=zi=p),h!=ji&&(f.textBaseline=ji=h)}function Ki(l,c,p,h,w=0){if(h.length>0&&l.auto(n,so)&&(c==null||c.min==null)){let v=xe(mt,0),_=xe(pt,h.length-1),A=p.min==null?Lf(h,v,_,w,l.distr==3):[p.min,p.max];l.min=gn(l.min,p.min=A[0]),l.max=Et(l.max,p.max=A[1])}}let Qa={min:null,max:null};function Hm(){for(let h in C){let w=C[h];$[h]==null&&(w.min==null||$[W]!=null&&w.auto(n,so))&&($[h]=Qa)}for(let h in C){let w=C[h];$[h]==null&&w.from!=null&&$[w.from]!=null&&($[h]=Qa)}$[W]!=null&&Dr(!0);let l={};for(let h in $){let w=$[h];if(w!=null){let v=l[h]=Zr(C[h],Vf);if(w.min!=null)ot(v,w);else if(h!=W||i==2)if(vt==0&&v.from==null){let _=v.range(n,null,null,h);v.min=_[0],v.max=_[1]}else v.min=Ue,v.max=-Ue}}if(vt>0){S.forEach((h,w)=>{if(i==1){let v=h.scale,_=$[v];if(_==null)return;let A=l[v];if(w==0){let D=A.range(n,A.min,A.max,v);A.min=D[0],A.max=D[1],mt=hn(A.min,t[0]),pt=hn(A.max,t[0]),pt-mt>1&&(t[0][mt]<A.min&&mt++,t[0][pt]>A.max&&pt--),h.min=ln[mt],h.max=ln[pt]}else h.show&&h.auto&&Ki(A,_,h,t[w],h.sorted);h.idxs[0]=mt,h.idxs[1]=pt}else if(w>0&&h.show&&h.auto){let[v,_]=h.facets,A=v.scale,D=_.scale,[F,V]=t[w],B=l[A],ae=l[D];B!=null&&Ki(B,$[A],v,F,v.sorted),ae!=null&&Ki(ae,$[D],_,V,_.sorted),h.min=_.min,h.max=_.max}});for(let h in l){let w=l[h],v=$[h];if(w.from==null&&(v==null||v.min==null)){let _=w.range(n,w.min==Ue?null:w.min,w.max==-Ue?null:w.max,h);w.min=_[0],w.max=_[1]}}}for(let h in l){let w=l[h];if(w.from!=null){let v=l[w.from];if(v.min==null)w.min=w.max=null;else{let _=w.range(n,v.min,v.max,h);w.min=_[0],w.max=_[1]}}}let c={},p=!1;for(let h in l){let w=l[h],v=C[h];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let _=v.distr;v._min=_==3?Un(v.min):_==4?Vs(v.min,v.asinh):_==100?v.fwd(v.min):v.min,v._max=_==3?Un(v.max):_==4?Vs(v.max,v.asinh):_==100?v.fwd(v.max):v.max,c[h]=p=!0}}if(p){S.forEach((h,w)=>{i==2?w>0&&c.y&&(h._paths=null):c[h.scale]&&(h._paths=null)});for(let h in c)Tr=!0,gt("setScale",h);Se&&H.left>=0&&(tr=Zt=!0)}for(let h in $)$[h]=null}function zm(l){let c=Ks(mt-1,0,vt-1),p=Ks(pt+1,0,vt-1);for(;l[c]==null&&c>0;)c--;for(;l[p]==null&&p<vt-1;)p++;return[c,p]}function jm(){if(vt>0){let l=S.some(c=>c._focus)&&Ut!=vn.alpha;l&&(f.globalAlpha=Ut=vn.alpha),S.forEach((c,p)=>{if(p>0&&c.show&&(Ha(p,!1),Ha(p,!0),c._paths==null)){let h=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha);let w=i==2?[0,t[p][0].length-1]:zm(t[p]);c._paths=c.paths(n,p,w[0],w[1]),Ut!=h&&(f.globalAlpha=Ut=h)}}),S.forEach((c,p)=>{if(p>0&&c.show){let h=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha),c._paths!=null&&za(p,!1);{let w=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,p,mt,pt,w),_=c.points.filter(n,p,v,w);(v||_)&&(c.points._paths=c.points.paths(n,p,mt,pt,_),za(p,!0))}Ut!=h&&(f.globalAlpha=Ut=h),gt("drawSeries",p)}}),l&&(f.globalAlpha=Ut=1)}}function Ha(l,c){let p=c?S[l].points:S[l];p._stroke=p.stroke(n,l),p._fill=p.fill(n,l)}function za(l,c){let p=c?S[l].points:S[l],{stroke:h,fill:w,clip:v,flags:_,_stroke:A=p._stroke,_fill:D=p._fill,_width:F=p.width}=p._paths;F=Ne(F*Pe,3);let V=null,B=F%2/2;c&&D==null&&(D=F>0?"#fff":A);let ae=p.pxAlign==1&&B>0;if(ae&&f.translate(B,B),!c){let Ce=Wt-F/2,_e=Jt-F/2,he=Lt+F,re=an+F;V=new Path2D,V.rect(Ce,_e,he,re)}c?Yi(A,F,p.dash,p.cap,D,h,w,_,v):Km(l,A,F,p.dash,p.cap,D,h,w,_,V,v),ae&&f.translate(-B,-B)}function Km(l,c,p,h,w,v,_,A,D,F,V){let B=!1;D!=0&&ee.forEach((ae,Ce)=>{if(ae.series[0]==l){let _e=S[ae.series[1]],he=t[ae.series[1]],re=(_e._paths||Do).band;jn(re)&&(re=ae.dir==1?re[0]:re[1]);let j,Oe=null;_e.show&&re&&Nf(he,mt,pt)?(Oe=ae.fill(n,Ce)||v,j=_e._paths.clip):re=null,Yi(c,p,h,w,Oe,_,A,D,F,V,j,re),B=!0}}),B||Yi(c,p,h,w,v,_,A,D,F,V)}let ja=Xr|Zs;function Yi(l,c,p,h,w,v,_,A,D,F,V,B){Ga(l,c,p,h,w),(D||F||B)&&(f.save(),D&&f.clip(D),F&&f.clip(F)),B?(A&ja)==ja?(f.clip(B),V&&f.clip(V),Bo(w,_),Go(l,v,c)):A&Zs?(Bo(w,_),f.clip(B),Go(l,v,c)):A&Xr&&(f.save(),f.clip(B),V&&f.clip(V),Bo(w,_),f.restore(),Go(l,v,c)):(Bo(w,_),Go(l,v,c)),(D||F||B)&&f.restore()}function Go(l,c,p){p>0&&(c instanceof Map?c.forEach((h,w)=>{f.strokeStyle=qo=w,f.stroke(h)}):c!=null&&l&&f.stroke(c))}function Bo(l,c){c instanceof Map?c.forEach((p,h)=>{f.fillStyle=Rr=h,f.fill(p)}):c!=null&&l&&f.fill(c)}function Ym(l,c,p,h){let w=P[l],v;if(h<=0)v=[0,0];else{let _=w._space=w.space(n,l,c,p,h),A=w._incrs=w.incrs(n,l,c,p,h,_);v=tg(c,p,A,h,_)}return w._found=v}function Ji(l,c,p,h,w,v,_,A,D,F){let V=_%2/2;U==1&&f.translate(V,V),Ga(A,_,D,F,A),f.beginPath();let B,ae,Ce,_e,he=w+(h==0||h==3?-v:v);p==0?(ae=w,_e=he):(B=w,Ce=he);for(let re=0;re<l.length;re++)c[re]!=null&&(p==0?B=Ce=l[re]:ae=_e=l[re],f.moveTo(B,ae),f.lineTo(Ce,_e));f.stroke(),U==1&&f.translate(-V,-V)}function Jm(l){let c=!0;return P.forEach((p,h)=>{if(!p.show)return;let w=C[p.scale];if(w.min==null){p._show&&(c=!1,p._show=!1,Dr(!1));return}else p._show||(c=!1,p._show=!0,Dr(!1));let v=p.side,_=v%2,{min:A,max:D}=w,[F,V]=Ym(h,A,D,_==0?de:q);if(V==0)return;let B=w.distr==2,ae=p._splits=p.splits(n,h,A,D,F,V,B),Ce=w.distr==2?ae.map(j=>ln[j]):ae,_e=w.distr==2?ln[ae[1]]-ln[ae[0]]:F,he=p._values=p.values(n,p.filter(n,Ce,h,V,_e),h,V,_e);p._rotate=v==2?p.rotate(n,he,h,V):0;let re=p._size;p._size=sn(p.size(n,he,h,l)),re!=null&&p._size!=re&&(c=!1)}),c}function Zm(l){let c=!0;return Va.forEach((p,h)=>{let w=p(n,h,rr,l);w!=Mn[h]&&(c=!1),Mn[h]=w}),c}function Xm(){for(let l=0;l<P.length;l++){let c=P[l];if(!c.show||!c._show)continue;let p=c.side,h=p%2,w,v,_=c.stroke(n,l),A=p==0||p==3?-1:1,[D,F]=c._found;if(c.label!=null){let Pt=c.labelGap*A,Ft=ut((c._lpos+Pt)*Pe);Ba(c.labelFont[0],_,"center",p==2?"top":ac),f.save(),h==1?(w=v=0,f.translate(Ft,ut(Jt+an/2)),f.rotate((p==3?-bi:bi)/2)):(w=ut(Wt+Lt/2),v=Ft);let sr=Yc(c.label)?c.label(n,l,D,F):c.label;f.fillText(sr,w,v),f.restore()}if(F==0)continue;let V=C[c.scale],B=h==0?Lt:an,ae=h==0?Wt:Jt,Ce=c._splits,_e=V.distr==2?Ce.map(Pt=>ln[Pt]):Ce,he=V.distr==2?ln[Ce[1]]-ln[Ce[0]]:D,re=c.ticks,j=c.border,Oe=re.show?re.size:0,Ke=ut(Oe*Pe),yt=ut((c.alignTo==2?c._size-Oe-c.gap:c.gap)*Pe),De=c._rotate*-bi/180,Ye=L(c._pos*Pe),Mt=(Ke+yt)*A,At=Ye+Mt;v=h==0?At:0,w=h==1?At:0;let en=c.font[0],un=c.align==1?zr:c.align==2?Ms:De>0?zr:De<0?Ms:h==0?"center":p==3?Ms:zr,_n=De||h==1?"middle":p==2?"top":ac;Ba(en,_,un,_n);let Ot=c.font[1]*c.lineGap,tn=Ce.map(Pt=>L(u(Pt,V,B,ae))),cn=c._values;for(let Pt=0;Pt<cn.length;Pt++){let Ft=cn[Pt];if(Ft!=null){h==0?w=tn[Pt]:v=tn[Pt],Ft=""+Ft;let sr=Ft.indexOf(`
`)==-1?[Ft]:Ft.split(/\n/gm);for(let Rt=0;Rt<sr.length;Rt++){let pl=sr[Rt];De?(f.save(),f.translate(w,v+Rt*Ot),f.rotate(De),f.fillText(pl,0,0),f.restore()):f.fillText(pl,w,v+Rt*Ot)}}}re.show&&Ji(tn,re.filter(n,_e,l,F,he),h,p,Ye,Ke,Ne(re.width*Pe,3),re.stroke(n,l),re.dash,re.cap);let Tn=c.grid;Tn.show&&Ji(tn,Tn.filter(n,_e,l,F,he),h,h==0?2:1,h==0?Jt:Wt,h==0?an:Lt,Ne(Tn.width*Pe,3),Tn.stroke(n,l),Tn.dash,Tn.cap),j.show&&Ji([Ye],[1],h==0?1:0,h==0?1:2,h==1?Jt:Wt,h==1?an:Lt,Ne(j.width*Pe,3),j.stroke(n,l),j.dash,j.cap)}gt("drawAxes")}function Dr(l){S.forEach((c,p)=>{p>0&&(c._paths=null,l&&(i==1?(c.min=null,c.max=null):c.facets.forEach(h=>{h.min=null,h.max=null})))})}let Qo=!1,Zi=!1,ao=[];function ep(){Zi=!1;for(let l=0;l<ao.length;l++)gt(...ao[l]);ao.length=0}function Er(){Qo||(jf(Ka),Qo=!0)}function tp(l,c=!1){Qo=!0,Zi=c,l(n),Ka(),c&&ao.length>0&&queueMicrotask(ep)}n.batch=tp;function Ka(){if(Oi&&(Hm(),Oi=!1),Tr&&(Om(),Tr=!1),Oo){if(Ve(b,zr,$e),Ve(b,"top",it),Ve(b,Co,de),Ve(b,Ao,q),Ve(T,zr,$e),Ve(T,"top",it),Ve(T,Co,de),Ve(T,Ao,q),Ve(g,Co,Rn),Ve(g,Ao,Zn),y.width=ut(Rn*Pe),y.height=ut(Zn*Pe),P.forEach(({_el:l,_show:c,_size:p,_pos:h,side:w})=>{if(l!=null)if(c){let v=w===3||w===0?p:0,_=w%2==1;Ve(l,_?"left":"top",h-v),Ve(l,_?"width":"height",p),Ve(l,_?"top":"left",_?it:$e),Ve(l,_?"height":"width",_?q:de),zs(l,hr)}else Qt(l,hr)}),qo=Rr=qi=Bi=Qi=Hi=zi=ji=Gi=null,Ut=1,co(!0),$e!=_r||it!=Xn||de!=wn||q!=er){Dr(!1);let l=de/wn,c=q/er;if(Se&&!tr&&H.left>=0){H.left*=l,H.top*=c,Lr&&Cn(Lr,ut(H.left),0,de,q),Ur&&Cn(Ur,0,ut(H.top),de,q);for(let p=0;p<Xt.length;p++){let h=Xt[p];h!=null&&(Ar[p]*=l,Pr[p]*=c,Cn(h,sn(Ar[p]),sn(Pr[p]),de,q))}}if(Me.show&&!Fo&&Me.left>=0&&Me.width>0){Me.left*=l,Me.width*=l,Me.top*=c,Me.height*=c;for(let p in os)Ve($r,p,Me[p])}_r=$e,Xn=it,wn=de,er=q}gt("setSize"),Oo=!1}Rn>0&&Zn>0&&(f.clearRect(0,0,y.width,y.height),gt("drawClear"),K.forEach(l=>l()),gt("draw")),Me.show&&Fo&&(Ho(Me),Fo=!1),Se&&tr&&(ir(null,!0,!1),tr=!1),se.show&&se.live&&Zt&&(ns(),Zt=!1),d||(d=!0,n.status=1,gt("ready")),so=!1,Qo=!1}n.redraw=(l,c)=>{Tr=c||!1,l!==!1?Fn(W,R.min,R.max):Er()};function Xi(l,c){let p=C[l];if(p.from==null){if(vt==0){let h=p.range(n,c.min,c.max,l);c.min=h[0],c.max=h[1]}if(c.min>c.max){let h=c.min;c.min=c.max,c.max=h}if(vt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==W&&p.distr==2&&vt>0&&(c.min=hn(c.min,t[0]),c.max=hn(c.max,t[0]),c.min==c.max&&c.max++),$[l]=c,Oi=!0,Er()}}n.setScale=Xi;let es,ts,Lr,Ur,Ya,Ja,Nr,Ir,Za,Xa,We,qe,On=!1,kt=H.drag,ft=kt.x,ht=kt.y;Se&&(H.x&&(es=on(bf,T)),H.y&&(ts=on(wf,T)),R.ori==0?(Lr=es,Ur=ts):(Lr=ts,Ur=es),We=H.left,qe=H.top);let Me=n.select=ot({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),$r=Me.show?on(yf,Me.over?T:b):null;function Ho(l,c){if(Me.show){for(let p in l)Me[p]=l[p],p in os&&Ve($r,p,l[p]);c!==!1&&gt("setSelect")}}n.setSelect=Ho;function np(l){if(S[l].show)Ie&&zs(He[l],hr);else if(Ie&&Qt(He[l],hr),Se){let p=Cr?Xt[0]:Xt[l];p!=null&&Cn(p,-10,-10,de,q)}}function Fn(l,c,p){Xi(l,{min:c,max:p})}function kn(l,c,p,h){c.focus!=null&&ap(l),c.show!=null&&S.forEach((w,v)=>{v>0&&(l==v||l==null)&&(w.show=c.show,np(v),i==2?(Fn(w.facets[0].scale,null,null),Fn(w.facets[1].scale,null,null)):Fn(w.scale,null,null),Er())}),p!==!1&&gt("setSeries",l,c),h&&mo("setSeries",n,l,c)}n.setSeries=kn;function rp(l,c){ot(ee[l],c)}function op(l,c){l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1),c=c??ee.length,ee.splice(c,0,l)}function ip(l){l==null?ee.length=0:ee.splice(l,1)}n.addBand=op,n.setBand=rp,n.delBand=ip;function sp(l,c){S[l].alpha=c,Se&&Xt[l]!=null&&(Xt[l].style.opacity=c),Ie&&He[l]&&(He[l].style.opacity=c)}let Dn,Vn,or,Wr={focus:!0};function ap(l){if(l!=or){let c=l==null,p=vn.alpha!=1;S.forEach((h,w)=>{if(i==1||w>0){let v=c||w==0||w==l;h._focus=c?null:v,p&&sp(w,v?1:vn.alpha)}}),or=l,p&&Er()}}Ie&&xr&&Ct(dc,ve,l=>{H._lock||(nr(l),or!=null&&kn(null,Wr,!0,et.setSeries))});function Sn(l,c,p){let h=C[c];p&&(l=l/Pe-(h.ori==1?it:$e));let w=de;h.ori==1&&(w=q,l=w-l),h.dir==-1&&(l=w-l);let v=h._min,_=h._max,A=l/w,D=v+(_-v)*A,F=h.distr;return F==3?Yr(10,D):F==4?$f(D,h.asinh):F==100?h.bwd(D):D}function lp(l,c){let p=Sn(l,W,c);return hn(p,t[0],mt,pt)}n.valToIdx=l=>hn(l,t[0]),n.posToIdx=lp,n.posToVal=Sn,n.valToPos=(l,c,p)=>C[c].ori==0?s(l,C[c],p?Lt:de,p?Wt:0):a(l,C[c],p?an:q,p?Jt:0),n.setCursor=(l,c,p)=>{We=l.left,qe=l.top,ir(null,c,p)};function el(l,c){Ve($r,zr,Me.left=l),Ve($r,Co,Me.width=c)}function tl(l,c){Ve($r,"top",Me.top=l),Ve($r,Ao,Me.height=c)}let lo=R.ori==0?el:tl,uo=R.ori==1?el:tl;function up(){if(Ie&&se.live)for(let l=i==2?1:0;l<S.length;l++){if(l==0&&Yt)continue;let c=se.values[l],p=0;for(let h in c)bn[l][p++].firstChild.nodeValue=c[h]}}function ns(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((p,h)=>{pe[h]=p}):Ff(l.idx)||pe.fill(l.idx),se.idx=pe[0]),Ie&&se.live){for(let p=0;p<S.length;p++)(p>0||i==1&&!Yt)&&cp(p,pe[p]);up()}Zt=!1,c!==!1&&gt("setLegend")}n.setLegend=ns;function cp(l,c){let p=S[l],h=l==0&&Z==2?ln:t[l],w;Yt?w=p.values(n,l,c)??Wn:(w=p.value(n,c==null?null:h[c],l,c),w=w==null?Wn:{_:w}),se.values[l]=w}function ir(l,c,p){Za=We,Xa=qe,[We,qe]=H.move(n,We,qe),H.left=We,H.top=qe,Se&&(Lr&&Cn(Lr,ut(We),0,de,q),Ur&&Cn(Ur,0,ut(qe),de,q));let h,w=mt>pt;Dn=Ue,Vn=null;let v=R.ori==0?de:q,_=R.ori==1?de:q;if(We<0||vt==0||w){h=H.idx=null;for(let A=0;A<S.length;A++){let D=Xt[A];D!=null&&Cn(D,-10,-10,de,q)}xr&&kn(null,Wr,!0,l==null&&et.setSeries),se.live&&(pe.fill(h),Zt=!0)}else{let A,D,F;i==1&&(A=R.ori==0?We:qe,D=Sn(A,W),h=H.idx=hn(D,t[0],mt,pt),F=O(t[0][h],R,v,0));let V=-10,B=-10,ae=0,Ce=0,_e=!0,he="",re="";for(let j=i==2?1:0;j<S.length;j++){let Oe=S[j],Ke=pe[j],yt=Ke==null?null:i==1?t[j][Ke]:t[j][1][Ke],De=H.dataIdx(n,j,h,D),Ye=De==null?null:i==1?t[j][De]:t[j][1][De];if(Zt=Zt||Ye!=yt||De!=Ke,pe[j]=De,j>0&&Oe.show){let Mt=De==null?-10:De==h?F:O(i==1?t[0][De]:t[j][0][De],R,v,0),At=Ye==null?-10:N(Ye,i==1?C[Oe.scale]:C[Oe.facets[1].scale],_,0);if(xr&&Ye!=null){let en=R.ori==1?We:qe,un=ct(vn.dist(n,j,De,At,en));if(un<Dn){let _n=vn.bias;if(_n!=0){let Ot=Sn(en,Oe.scale),tn=Ye>=0?1:-1,cn=Ot>=0?1:-1;cn==tn&&(cn==1?_n==1?Ye>=Ot:Ye<=Ot:_n==1?Ye<=Ot:Ye>=Ot)&&(Dn=un,Vn=j)}else Dn=un,Vn=j}}if(Zt||Cr){let en,un;R.ori==0?(en=Mt,un=At):(en=At,un=Mt);let _n,Ot,tn,cn,Tn,Pt,Ft=!0,sr=St.bbox;if(sr!=null){Ft=!1;let Rt=sr(n,j);tn=Rt.left,cn=Rt.top,_n=Rt.width,Ot=Rt.height}else tn=en,cn=un,_n=Ot=St.size(n,j);if(Pt=St.fill(n,j),Tn=St.stroke(n,j),Cr)j==Vn&&Dn<=vn.prox&&(V=tn,B=cn,ae=_n,Ce=Ot,_e=Ft,he=Pt,re=Tn);else{let Rt=Xt[j];Rt!=null&&(Ar[j]=tn,Pr[j]=cn,bc(Rt,_n,Ot,Ft),gc(Rt,Pt,Tn),Cn(Rt,sn(tn),sn(cn),de,q))}}}}if(Cr){let j=vn.prox,Oe=or==null?Dn<=j:Dn>j||Vn!=or;if(Zt||Oe){let Ke=Xt[0];Ke!=null&&(Ar[0]=V,Pr[0]=B,bc(Ke,ae,Ce,_e),gc(Ke,he,re),Cn(Ke,sn(V),sn(B),de,q))}}}if(Me.show&&On)if(l!=null){let[A,D]=et.scales,[F,V]=et.match,[B,ae]=l.cursor.sync.scales,Ce=l.cursor.drag;if(ft=Ce._x,ht=Ce._y,ft||ht){let{left:_e,top:he,width:re,height:j}=l.select,Oe=l.scales[B].ori,Ke=l.posToVal,yt,De,Ye,Mt,At,en=A!=null&&F(A,B),un=D!=null&&V(D,ae);en&&ft?(Oe==0?(yt=_e,De=re):(yt=he,De=j),Ye=C[A],Mt=O(Ke(yt,B),Ye,v,0),At=O(Ke(yt+De,B),Ye,v,0),lo(gn(Mt,At),ct(At-Mt))):lo(0,v),un&&ht?(Oe==1?(yt=_e,De=re):(yt=he,De=j),Ye=C[D],Mt=N(Ke(yt,ae),Ye,_,0),At=N(Ke(yt+De,ae),Ye,_,0),uo(gn(Mt,At),ct(At-Mt))):uo(0,_)}else is()}else{let A=ct(Za-Ya),D=ct(Xa-Ja);if(R.ori==1){let ae=A;A=D,D=ae}ft=kt.x&&A>=kt.dist,ht=kt.y&&D>=kt.dist;let F=kt.uni;F!=null?ft&&ht&&(ft=A>=F,ht=D>=F,!ft&&!ht&&(D>A?ht=!0:ft=!0)):kt.x&&kt.y&&(ft||ht)&&(ft=ht=!0);let V,B;ft&&(R.ori==0?(V=Nr,B=We):(V=Ir,B=qe),lo(gn(V,B),ct(B-V)),ht||uo(0,_)),ht&&(R.ori==1?(V=Nr,B=We):(V=Ir,B=qe),uo(gn(V,B),ct(B-V)),ft||lo(0,v)),!ft&&!ht&&(lo(0,0),uo(0,0))}if(kt._x=ft,kt._y=ht,l==null){if(p){if(ml!=null){let[A,D]=et.scales;et.values[0]=A!=null?Sn(R.ori==0?We:qe,A):null,et.values[1]=D!=null?Sn(R.ori==1?We:qe,D):null}mo(Os,n,We,qe,de,q,h)}if(xr){let A=p&&et.setSeries,D=vn.prox;or==null?Dn<=D&&kn(Vn,Wr,!0,A):Dn>D?kn(null,Wr,!0,A):Vn!=or&&kn(Vn,Wr,!0,A)}}Zt&&(se.idx=h,ns()),c!==!1&&gt("setCursor")}let qn=null;Object.defineProperty(n,"rect",{get(){return qn==null&&co(!1),qn}});function co(l=!1){l?qn=null:(qn=T.getBoundingClientRect(),gt("syncRect",qn))}function nl(l,c,p,h,w,v,_){H._lock||On&&l!=null&&l.movementX==0&&l.movementY==0||(rs(l,c,p,h,w,v,_,!1,l!=null),l!=null?ir(null,!0,!0):ir(c,!0,!1))}function rs(l,c,p,h,w,v,_,A,D){if(qn==null&&co(!1),nr(l),l!=null)p=l.clientX-qn.left,h=l.clientY-qn.top;else{if(p<0||h<0){We=-10,qe=-10;return}let[F,V]=et.scales,B=c.cursor.sync,[ae,Ce]=B.values,[_e,he]=B.scales,[re,j]=et.match,Oe=c.axes[0].side%2==1,Ke=R.ori==0?de:q,yt=R.ori==1?de:q,De=Oe?v:w,Ye=Oe?w:v,Mt=Oe?h:p,At=Oe?p:h;if(_e!=null?p=re(F,_e)?u(ae,C[F],Ke,0):-10:p=Ke*(Mt/De),he!=null?h=j(V,he)?u(Ce,C[V],yt,0):-10:h=yt*(At/Ye),R.ori==1){let en=p;p=h,h=en}}D&&(c==null||c.cursor.event.type==Os)&&((p<=1||p>=de-1)&&(p=pr(p,de)),(h<=1||h>=q-1)&&(h=pr(h,q))),A?(Ya=p,Ja=h,[Nr,Ir]=H.move(n,p,h)):(We=p,qe=h)}let os={width:0,height:0,left:0,top:0};function is(){Ho(os,!1)}let rl,ol,il,sl;function al(l,c,p,h,w,v,_){On=!0,ft=ht=kt._x=kt._y=!1,rs(l,c,p,h,w,v,_,!0,!1),l!=null&&(Ct(Fs,Qs,ll,!1),mo(uc,n,Nr,Ir,de,q,null));let{left:A,top:D,width:F,height:V}=Me;rl=A,ol=D,il=F,sl=V}function ll(l,c,p,h,w,v,_){On=kt._x=kt._y=!1,rs(l,c,p,h,w,v,_,!1,!0);let{left:A,top:D,width:F,height:V}=Me,B=F>0||V>0,ae=rl!=A||ol!=D||il!=F||sl!=V;if(B&&ae&&Ho(Me),kt.setScale&&B&&ae){let Ce=A,_e=F,he=D,re=V;if(R.ori==1&&(Ce=D,_e=V,he=A,re=F),ft&&Fn(W,Sn(Ce,W),Sn(Ce+_e,W)),ht)for(let j in C){let Oe=C[j];j!=W&&Oe.from==null&&Oe.min!=Ue&&Fn(j,Sn(he+re,j),Sn(he,j))}is()}else H.lock&&(H._lock=!H._lock,ir(c,!0,l!=null));l!=null&&(Sr(Fs,Qs),mo(Fs,n,We,qe,de,q,null))}function dp(l,c,p,h,w,v,_){if(H._lock)return;nr(l);let A=On;if(On){let D=!0,F=!0,V=10,B,ae;R.ori==0?(B=ft,ae=ht):(B=ht,ae=ft),B&&ae&&(D=We<=V||We>=de-V,F=qe<=V||qe>=q-V),B&&D&&(We=We<Nr?0:de),ae&&F&&(qe=qe<Ir?0:q),ir(null,!0,!0),On=!1}We=-10,qe=-10,pe.fill(null),ir(null,!0,!0),A&&(On=A)}function ul(l,c,p,h,w,v,_){H._lock||(nr(l),Vi(),is(),l!=null&&mo(mc,n,We,qe,de,q,null))}function cl(){P.forEach(ng),Fi(n.width,n.height,!0)}gr(wi,Kr,cl);let Mr={};Mr.mousedown=al,Mr.mousemove=nl,Mr.mouseup=ll,Mr.dblclick=ul,Mr.setSeries=(l,c,p,h)=>{let w=et.match[2];p=w(n,c,p),p!=-1&&kn(p,h,!0,!1)},Se&&(Ct(uc,T,al),Ct(Os,T,nl),Ct(cc,T,l=>{nr(l),co(!1)}),Ct(dc,T,dp),Ct(mc,T,ul),Xs.add(n),n.syncRect=co);let zo=n.hooks=e.hooks||{};function gt(l,c,p){Zi?ao.push([l,c,p]):l in zo&&zo[l].forEach(h=>{h.call(null,n,c,p)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)zo[c]=(zo[c]||[]).concat(l.hooks[c])});let dl=(l,c,p)=>p,et=ot({key:null,setSeries:!1,filters:{pub:_c,sub:_c},scales:[W,S[1]?S[1].scale:null],match:[Tc,Tc,dl],values:[null,null]},H.sync);et.match.length==2&&et.match.push(dl),H.sync=et;let ml=et.key,ss=vd(ml);function mo(l,c,p,h,w,v,_){et.filters.pub(l,c,p,h,w,v,_)&&ss.pub(l,c,p,h,w,v,_)}ss.sub(n);function mp(l,c,p,h,w,v,_){et.filters.sub(l,c,p,h,w,v,_)&&Mr[l](null,c,p,h,w,v,_)}n.pub=mp;function pp(){ss.unsub(n),Xs.delete(n),Jn.clear(),js(wi,Kr,cl),m.remove(),ve?.remove(),gt("destroy")}n.destroy=pp;function as(){gt("init",e,t),qa(t||e.data,!1),$[W]?Xi(W,$[W]):Vi(),Fo=Me.show&&(Me.width>0||Me.height>0),tr=Zt=!0,Fi(e.width,e.height)}return S.forEach(Fa),P.forEach(Qm),r?r instanceof HTMLElement?(r.appendChild(m),as()):r(n,as):as(),n}dt.assign=ot;dt.fmtNum=sa;dt.rangeNum=vi;dt.rangeLog=_i;dt.rangeAsinh=oa;dt.orient=br;dt.pxRatio=Pe;dt.join=zf;dt.fmtDate=la,dt.tzDate=oh;dt.sync=vd;{dt.addGap=Fh,dt.clipGaps=Ci;let e=dt.paths={points:Cd};e.linear=Pd,e.stepped=Gh,e.bars=Bh,e.spline=Hh}var ha="smartmoney.theme",Ld=matchMedia("(prefers-color-scheme: dark)");function rg(){let e=localStorage.getItem(ha);return e==="light"||e==="dark"?e:"system"}var Lo=Be(rg()),Di=Be("light");function ga(){Di.value=Lo.value==="system"?Ld.matches?"dark":"light":Lo.value,document.documentElement.dataset.theme=Di.value}Ld.addEventListener("change",ga);ga();function Ud(e){Lo.value=e,e==="system"?localStorage.removeItem(ha):localStorage.setItem(ha,e),ga()}function yn({label:e,times:t,lines:r,format:n,height:i=240,moment:s}){let a=_t(null),u=Di.value,d=JSON.stringify([t,r,s]);Je(()=>{let f=a.current;if(!f)return;let g=new dt(og(f,r,n,i,s),[t,...r.map(T=>T.values)],f),b=new ResizeObserver(()=>g.setSize({width:Math.max(f.clientWidth,200),height:i}));return b.observe(f),()=>{b.disconnect(),g.destroy()}},[d,u,i]);let m=Math.max(1,Math.floor(t.length/12)),y=f=>f%m===0||f===t.length-1||r.some(g=>g.points&&g.values[f]!=null);return o("figure",{class:"chart",children:[o("div",{ref:a,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),r.map(f=>o("th",{scope:"col",children:f.name},f.name))]})}),o("tbody",{children:t.map((f,g)=>y(g)&&o("tr",{children:[o("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(b=>o("td",{children:b.values[g]==null?"":n(b.values[g])},b.name))]},g))})]})]})]})}function og(e,t,r,n,i){let s=ya(e,"--muted"),a=ya(e,"--line"),u="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:d=>dt.tzDate(new Date(d*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},scales:{x:{range:(d,m,y)=>ig(m,y)}},hooks:i===void 0?{}:{drawAxes:[d=>sg(d,i,s)]},axes:[{stroke:s,font:u,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(d,m,y,f,g)=>m.map(b=>ag(b,g))},{stroke:s,font:u,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(d,m)=>m.map(y=>r(y))}],series:[{value:(d,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(d=>{let m=ya(e,`--${d.tone??"accent"}`);return{label:d.name,stroke:m,width:d.points?0:2,spanGaps:!d.points,points:{show:d.points!==void 0||d.values.filter(y=>y!==null).length===1,size:d.points??6,fill:m},paths:d.bars?dt.paths.bars?.({size:[.7,24]}):void 0,fill:d.bars?Nd(m,.6):d.points||t.length>1?void 0:Nd(m,.1),value:(y,f)=>f==null?"\u2013":r(f)}})]}}function ig(e,t){let r=Math.max((t-e)*.02,60);return[e-r,t+r]}function sg(e,t,r){let{ctx:n,bbox:i}=e,s=e.valToPos(t,"x",!0);n.save(),n.strokeStyle=r,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),n.beginPath(),n.moveTo(s,i.top),n.lineTo(s,i.top+i.height),n.stroke(),n.restore()}function ag(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function ya(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function Nd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Id({values:e,label:t}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),i=88,s=24,a=y=>y/(e.length-1)*(i-4)+2,u=y=>n===r?s/2:s-3-(y-r)/(n-r)*(s-6),d=e[e.length-1]??0,m=d>=(e[0]??0);return o("svg",{class:`spark ${m?"good":"bad"}`,width:i,height:s,viewBox:`0 0 ${i} ${s}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((y,f)=>`${a(f).toFixed(1)},${u(y).toFixed(1)}`).join(" ")}),o("circle",{cx:a(e.length-1),cy:u(d),r:"2"})]})}var $d=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],Wd=["ALL","DAY","WEEK","MONTH"],lg={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Md=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],Od=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],ug=20,Ei=4;function Fd(){let e=Le("chain",nt,"BASE"),t=Le("by",$d,"TRADER_SCORE"),r=Le("window",Wd,"ALL"),n=bt.value.params,i=n.get("asof")??"",s=n.get("after"),a={chain:e,rankBy:t,first:ug,after:s,window:r==="ALL"||i?null:r,asOf:i?`${i}T23:59:59Z`:null,filter:{...Object.fromEntries([...Md,...Od].flatMap(({name:g})=>n.get(g)?[[g,Number(n.get(g))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=X(zl,a,{every:i?void 0:1e4}),d=X(Kl,a),m=X(jl,{chain:e,window:a.window,filter:{...a.filter,minBuyVol:0}},{every:6e4,skip:!!i||a.filter?.minBuyVol===0}),y=new Map(d.data?.wallets.nodes.map(g=>[g.walletAddress,g.equity.map(b=>b.realizedPnlUsd)])),f=g=>fe({after:"",...g});return o(x,{children:[o(Ae,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(je,{label:"Chain",choices:nt.map(g=>({value:g,label:Qe[g]})),chosen:e,change:g=>f({chain:g,compare:""})}),o(je,{label:"Window",choices:Wd.map(g=>({value:g,label:lg[g]})),chosen:i?"ALL":r,change:g=>f({window:g==="ALL"?"":g,asof:""})}),o(mr,{label:"Ranked by",choices:$d.map(g=>({value:g,label:Te(g)})),chosen:t,change:g=>f({by:g})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(xn,{type:"date",value:i,change:g=>f({asof:g,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[Md.map(({name:g,label:b})=>o(Hr,{label:b,value:n.get(g)??"",change:T=>f({[g]:T}),hint:`${k(u.data?.wallets.chainDefaults[g]??0)} (default)`},g)),Od.map(({name:g,label:b,max:T})=>o(Hr,{label:b,value:n.get(g)??"",change:U=>f({[g]:U}),max:T,hint:"any"},g)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(xn,{type:"date",value:n.get("activeSince")??"",change:g=>f({activeSince:g})})]})]})]})]}),o(pg,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(le,{query:u,children:({wallets:g})=>o(cg,{page:g,chain:e,trend:y,all:m.data?.wallets.totalCount})})})]})}function cg({page:e,chain:t,trend:r,all:n=0}){let i=bt.value.params,s=Number(i.get("minBuyVol")||e.chainDefaults.minBuyVol),a=n-e.totalCount,u=a>0&&s>0&&o("p",{class:"muted small",children:[k(a)," more bought for less than ",we(s),". ",o("button",{type:"button",onClick:()=>fe({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let m=e.chainDefaults;return o(J,{title:"No wallet passes",children:["By default ",Qe[t]," asks for ",k(m.minTrades)," trades, ",k(m.minTokens)," tokens, ",k(m.minClosed)," closed positions and ",we(m.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",u]})}let d=e.asOf?`profits of all time, as it stood on ${Dt(e.asOf)}`:e.windowStart?`since ${Dt(e.windowStart)}`:"all time";return o(x,{children:[o("p",{class:"muted small",children:[k(e.totalCount)," wallets, ",d,e.asOf?"":o(x,{children:[", updated ",o(te,{at:e.updatedAt})]})]}),u,o(ne,{label:`Wallets of ${Qe[t]}, best first`,columns:dg(t,r),rows:e.edges,id:m=>m.node.id}),o(Qr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:i.get("after")?()=>fe({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>fe({after:e.pageInfo.endCursor}):void 0})]})}function dg(e,t){let r=Vd(),n=(i,s)=>fe({compare:(s?[...r,i]:r.filter(a=>a!==i)).slice(0,Ei).join(",")});return[{name:"Rank",number:!0,cell:i=>k(i.rank)},{name:"Wallet",cell:i=>o(Ln,{chain:e,address:i.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:i=>i.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:i=>o(wt,{value:i.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:i=>o(wt,{value:i.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:i=>o(mg,{of:i.node})},{name:"Trades",number:!0,cell:i=>o(x,{children:[k(i.node.tradeCount),o("small",{children:[k(i.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:i=>we(i.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:i=>o(te,{at:i.node.lastTradeTime})},{name:"Trend",cell:i=>o(Id,{values:t.get(i.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:i=>o("input",{type:"checkbox","aria-label":`Compare ${i.node.walletAddress}`,checked:r.includes(i.node.walletAddress),disabled:!r.includes(i.node.walletAddress)&&r.length>=Ei,onChange:s=>n(i.node.walletAddress,s.currentTarget.checked)})}]}function mg({of:e}){return o(x,{children:[lt(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",k(e.closedPositions)]})]})}function Vd(){return(bt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Ei)}function pg({chain:e}){let t=Vd(),r=Array.from({length:Ei},(s,a)=>X(Yl,{chain:e,address:t[a]??""},{skip:!t[a]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(s=>s.data?.wallet?[s.data.wallet]:[]),i=[{name:"Rank",of:s=>s.defaultRank?`#${k(s.defaultRank)}`:"not ranked"},{name:"Score",of:s=>s.traderScore.toFixed(3)},{name:"Profit",of:s=>o(wt,{value:s.netPnlUsd})},{name:"Win rate",of:s=>`${lt(s.trueWinRate)} of ${k(s.closedPositions)}`},{name:"Trades",of:s=>k(s.tradeCount)},{name:"Average trade",of:s=>we(s.avgTradeSizeUsd)},{name:"Largest trade",of:s=>we(s.largestTradeUsd)},{name:"Last trade",of:s=>o(te,{at:s.lastTradeTime})}];return o(G,{title:"Compared",actions:o("button",{type:"button",onClick:()=>fe({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(hg,{wallets:n}),o(ne,{label:"Compared wallets",rows:i,id:s=>s.name,columns:[{name:"Number",cell:s=>s.name},...n.map(s=>({name:s.walletAddress.slice(0,10),number:!0,cell:a=>a.of(s)}))]})]})}var fg=["accent","second","third","fourth"];function hg({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(i=>Tt(i.date))))].sort((n,i)=>n-i);if(t.length<2)return null;let r=e.map((n,i)=>{let s=new Map(n.equity.map(a=>[Tt(a.date),a.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:fg[i],values:t.map(a=>s.get(a)??null)}});return o(yn,{label:"Realized profit over time",times:t,lines:r,format:n=>we(n)})}var Uo="smartmoney.key",An=Be(void 0),Li=Be("");Iu({key:()=>An.value?.key??"",refused:()=>ba("The service no longer accepts this key: it was revoked or has expired.")});async function No(e){let t=await gg(e);await Es(),sessionStorage.setItem(Uo,e),Li.value="",An.value=t}async function gg(e){try{let{config:t}=await ze(Ml,{},{key:e}),r=await qd(()=>ze(Ol,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ee))throw t;if(t.code==="FORBIDDEN"&&await qd(()=>ze(Fl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ee("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ee("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function qd(e){try{return await e(),!0}catch(t){if(t instanceof Ee&&t.code==="FORBIDDEN")return!1;throw t}}function Gd(){return sessionStorage.getItem(Uo)!==null}function Bd(e){let t=sessionStorage.getItem(Uo);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Ui(){let e=sessionStorage.getItem(Uo);e&&await No(e)}function ba(e=""){sessionStorage.removeItem(Uo),An.value=void 0,Li.value=e,Es()}var yg=50,bg=200,wg=5,Yn=1e4,vg=15e3,kg=250,Ni=class{constructor(t){this.filter=t}filter;rows=Be(void 0);waiting=Be([]);paused=Be(!1);link=Be("connecting");said=Be("Connecting\u2026");gap=Be(!1);older=Be(void 0);loading=Be(!1);refusal=Be(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await ze(_s,{filter:this.filter,last:yg},{signal:this.abort.signal});this.rows.value=wa(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},vg)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<wg&&this.older.value;t++){let{signals:r}=await ze(_s,{filter:this.filter,last:bg,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=$u(Zl,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${k(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Yn&&(this.arrivals=this.arrivals.slice(-Yn)),this.showing||(this.showing=setTimeout(()=>this.show(),kg))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Yn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=wa([...t,...this.waiting.value]).slice(0,Yn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(s=>s.sequence)),i=wa([...r,...t.filter(s=>!n.has(s.sequence))]);this.rows.value=i.slice(0,Yn),i.length>=Yn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=i=>i.signalId===t?{...i,retractedAt:r}:i;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await ze(Jl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(i=>[i.signalId,i]));this.rows.value=this.rows.value?.map(i=>{let s=n.get(i.signalId);return s?{...i,retractedAt:s.retractedAt,token:{...i.token,profile:s.token.profile}}:i})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ee?t:new Ee("",String(t)))}};function wa(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var Sg=200,va=2e3;function _g(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Io(e,t){return $o(e.notificationType,_g(e,t))}function $o(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function Qd(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(Tg).join(",")).join(`\r
`)}function Tg(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Hd(e,t,r){let[n,i]=me({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return Je(()=>{let a=new AbortController;return i({signals:[],done:!1,cut:!1}),xg(e,t,a.signal,i),()=>a.abort()},[s,t,r]),n}async function xg(e,t,r,n){let i=[],s=null;try{for(;;){let a=await ze(fu,{filter:e,last:Sg,before:s},{signal:r}),{nodes:u,pageInfo:d}=a.signals,m=u.filter(g=>g.sentAt>t).sort((g,b)=>b.sequence-g.sequence);i.push(...m),s=d.startCursor;let y=m.length===u.length&&d.hasPreviousPage&&s!==null,f=!y||i.length>=va;if(n({signals:[...i],done:f,cut:y&&f}),f)return}}catch(a){r.aborted||n({signals:i,done:!0,cut:!1,refusal:a instanceof Ee?a:new Ee("",String(a))})}}var jt=Object.keys(dn),wr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},Ii=Object.keys(wr);function ka({traderCount:e,highestRank:t,totalUsdInflow:r}){let n=(i,s)=>Math.min(Math.max(Math.log(i)/Math.log(s),0),1);return Math.round(40*n(e,25)+40*n(r/1e3,1e3)+20*(1-n(t,200)))}function Sa({summary:e}){let t=ka(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var ro=[{name:"Time",width:6.4,cell:e=>o(te,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(x,{children:[o(fi,{priority:e.priority,means:wr[e.priority]})," ",o(Sa,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:ge(["signal",e.signalId]),children:e.headline}),o("small",{children:[dn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(x,{children:[o($t,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(x,{children:[e.summary.traderCount,o("small",{children:["best #",k(e.summary.highestRank)]})]})},{name:"Volume",width:6,number:!0,cell:e=>we(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(x,{children:[o("span",{class:"num",children:It(e.token.priceChangePct/100)}),o("small",{children:Fe(e.token.currentPriceUsd)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(x,{children:[o(_a,{s:e}),o("small",{children:Fe(e.token.profile?.priceUsd)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>Ta(e)??"\u2013"}];function _a({s:e}){let t=e.token.profile?.priceUsd,r=e.token.currentPriceUsd,n=t&&r?t/r-1:null;return o(Bt,{value:n,right:$o(e.notificationType,n)})}function Ta(e){return e.latency?Xe(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var zd=[...new Set(jt.map(e=>dn[e]))];function jd(){let e={chains:Gr("chains",nt),types:Gr("types",jt),priorities:Gr("priorities",Ii)},t=bt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=nn(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[r]),i=s=>a=>fe({[s]:a.join(",")});return o(x,{children:[o(Ae,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(pn,{label:"Chains",choices:nt.map(s=>({value:s,label:Qe[s]})),chosen:e.chains,change:i("chains")}),o(pn,{label:"Types",choices:zd.map(s=>({value:s,label:s})),chosen:zd.filter(s=>e.types.some(a=>dn[a]===s)),change:s=>i("types")(s.flatMap(a=>Cg(a,e.types)))}),o(pn,{label:"Priorities",choices:Ii.map(s=>({value:s,label:s})),chosen:e.priorities,change:i("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(xn,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>i("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:Ii.map(s=>`${s}: ${wr[s]}`).join(" \xB7 ")}),o(Ag,{filter:n},r)]})}function Cg(e,t){let r=jt.filter(i=>dn[i]===e),n=r.filter(i=>t.includes(i));return n.length>0?n:r}function Ag({filter:e}){let[t,r]=me(0),n=nn(()=>new Ni(e),[t]);Je(()=>(n.start(),()=>n.stop()),[n]);let i=n.rows.value,s=n.waiting.value,a=n.paused.value,u=_t(void 0),d=n.refusal.value??(i?void 0:u.current);u.current=d;let m=ni(n.refusal.value);return Je(()=>{if(!m)return;let y=setTimeout(()=>r(f=>f+1),ri);return()=>clearTimeout(y)},[n,m]),d?o(mn,{refusal:d,retry:()=>r(y=>y+1)}):i?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",k(s.length)," new"]}),o("button",{type:"button",onClick:()=>{a?n.resume():n.paused.value=!0},children:a?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),i.length===0?o(Pg,{filtered:Object.keys(e).length>0}):o(ne,{long:!0,label:"Signals, newest first",columns:ro,rows:i,id:y=>y.signalId,class:y=>y.retractedAt?"gone":n.fresh.has(y.signalId)?"fresh":""}),i.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[k(i.length)," signals",i.length>=Yn&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(Br,{label:"Loading the newest signals"})}function Pg({filtered:e}){let t=nn(()=>new Date(Date.now()-864e5).toISOString(),[]),r=X(Xl,{since:t},{every:3e4}),n=X(eu,{},{skip:An.value?.scope!=="customer"});return o(le,{query:r,children:i=>o(J,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),Rg(i,n.data?.usage.budget,dr.value).map(s=>o("li",{children:s},s))]})})})}function Rg(e,t,r){let n=[],i=e.chains.filter(u=>e.config.chains.includes(u.chain));i.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of i)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${Qe[u.chain]} is quiet: its last trade was ${pi(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${Qe[u.chain]} yet.`),u.reason&&n.push(`${Qe[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${k(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let u of e.decisions.nodes)s.set(u.rule??"",(s.get(u.rule??"")??0)+u.count);let[a]=[...s].sort((u,d)=>d[1]-u[1]);return a?n.push(`In the last 24 hours the rule \u201C${Te(a[0])}\u201D held back ${k(a[1])} candidates, more than any other.`):i.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function Yd(){let e=X(tu,{},{every:5e3});return o(x,{children:[o(Ae,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(le,{query:e,children:t=>{let r=t.serviceStatus;return o("div",{class:"stack",children:[o(Eg,{data:t}),o(G,{children:o(Ze,{items:Lg(r)})}),o(G,{title:"Disk space",actions:o("a",{href:ge(["settings"]),children:"Retention, in Settings"}),children:o(Ze,{items:$g(r.database)})}),o(G,{title:"Chains",children:o(ne,{label:"Chains",columns:Ug,rows:r.chains,id:n=>n.chain})}),o(G,{title:"Delivery",children:[o(ne,{label:"How long delivery takes",columns:Ng,rows:r.deliveries.steps,id:n=>n.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(G,{title:"Processes",children:o(ne,{label:"Processes",columns:Ig,rows:r.processes,id:n=>`${n.role} ${n.name}`})}),o(Mg,{status:r})]})}})]})}function Dg({serviceStatus:e,sources:t}){let r=[];for(let s of e.chains)s.reason&&r.push(`${Qe[s.chain]}: ${s.reason}.`);e.processes.some(s=>s.leader)||r.push("No process leads: events are stored, and no signal is found until one does.");for(let s of t)s.healthy||r.push(`${s.name}: ${s.problem??"not healthy"}`);let n=e.deliveries;n.overdueSeconds>60&&r.push(`The oldest delivery to a webhook has been due for ${Xe(n.overdueSeconds)}.`),n.disabledWebhooks>0&&r.push(`${k(n.disabledWebhooks)} webhooks are switched off after failures.`);let i=e.database?.daysUntilFull;return i!=null&&i<30&&r.push(`At its present growth the database fills the disk in ${Xe(i*86400)}.`),r}function Eg({data:e}){let t=Dg(e);return t.length===0?o("p",{class:"note good",role:"status",children:"All is well."}):o("div",{class:"note bad",role:"alert",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:t.map(r=>o("li",{children:r},r))})]})}function Lg(e){let t=e.chains.map(i=>i.eventsPerSecond).filter(i=>i!=null),r=e.deliveries.steps.find(i=>i.step==="webhook"),n=e.processes.filter(i=>!i.leader&&["all","api","engine"].includes(i.role)).length;return[{name:"Events",value:t.length>0?`${Is(t.reduce((i,s)=>i+s,0))}/s`:"not measured yet",note:`${k(e.chains.reduce((i,s)=>i+s.events,0))} since the start`},{name:"Behind",value:Xe(Math.max(...e.chains.map(i=>i.lagSeconds))),note:`${k(e.chains.reduce((i,s)=>i+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(i=>i.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:k(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${Xe(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:k(e.errors),note:`${k(e.warnings)} warnings, ${k(e.failedRequests)} failed requests`},{name:"Runs since",value:o(te,{at:e.startedAt}),note:e.version}]}var Ug=[{name:"Chain",cell:e=>o(rt,{chain:e.chain})},{name:"State",cell:e=>o("span",{class:`badge ${e.healthy?"good":"bad"}`,title:e.reason??"",children:e.healthy?"Healthy":"Behind"})},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Is(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(te,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(x,{children:[Xe(e.lagSeconds),o("small",{children:[k(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>k(e.events)}],Kd={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Ng=[{name:"Step",cell:e=>o(x,{children:[Kd[e.step]?.[0]??e.step,o("small",{children:Kd[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":Xe(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":Xe(e.p99Seconds)},{name:"Times",number:!0,cell:e=>k(e.count)}],Ig=[{name:"Process",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function $g(e){return e?[{name:"Used",value:mi(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":mi(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":`measured over ${Xe(e.measuredSeconds)}`},{name:"Free",value:e.freeBytes==null?"\u2013":mi(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${k(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]:[{name:"Used",value:"not measured yet"}]}var Wg=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(x,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>k(e.count)},{name:"First",wide:!0,cell:e=>o(te,{at:e.firstAt})},{name:"Last",cell:e=>o(te,{at:e.lastAt})}];function Mg({status:e}){return o(G,{title:"Warnings and errors",actions:o("a",{href:ge(["sources"]),children:"Sources"}),children:e.problems.length===0?o(J,{title:"None",children:"This process has logged no warning and no error since it started."}):o(ne,{label:"Warnings and errors, the last first",columns:Wg,rows:e.problems,id:t=>t.level+t.message})})}var Jd=["FLAG","ENVIRONMENT","FILE","DEFAULT"],Zd={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Xd(){let e=Gr("origins",Jd),t=X(nu,{});return o(x,{children:[o(Ae,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(pn,{label:"Where from",choices:Jd.map(r=>({value:r,label:Zd[r]})),chosen:e,change:r=>fe({origins:r.join(",")})})}),o(le,{query:t,children:({settings:r})=>o(Og,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function Og({settings:e,all:t}){if(e.length===0)return o(J,{title:"No setting comes from there",children:["All ",k(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,i)=>+(n==="")-+(i===""));return o("div",{class:"stack",children:[r.map(n=>o(G,{title:n||"Every command, and sections of the file",children:o(ne,{label:`Settings: ${n||"every command"}`,columns:Fg,rows:e.filter(i=>i.group===n),id:i=>i.name})},n)),o("p",{class:"muted",children:[k(e.length)," of ",k(t)," settings. Change one where it comes from, then restart the process."]})]})}var Fg=[{name:"Setting",cell:e=>o(x,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(x,{children:[o("strong",{children:Zd[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];function $i({label:e,points:t,interval:r,marks:n,moment:i}){let s=t[0];if(!s)return o(J,{title:"No price is known yet"});let a=[],u=1+n.length,d=r==="HOUR"?3600:86400,m=Math.floor(Date.now()/1e3);for(let f of t)em(a,u,0,Math.min(Tt(f.at)+d,m),f.value);n.forEach((f,g)=>{for(let b of f.points)Tt(b.at)>=Tt(s.at)&&em(a,u,g+1,Tt(b.at),b.value)}),a.sort((f,g)=>f.at-g.at);let y=f=>a.map(g=>g.values[f]??null);return o(yn,{label:e,times:a.map(f=>f.at),format:f=>Fe(f),moment:i?Tt(i):void 0,lines:[{name:"Price",values:y(0)},...n.map((f,g)=>({name:f.name,tone:f.tone,points:f.size,values:y(g+1)}))]})}function em(e,t,r,n,i){let s=e.find(a=>a.at===n&&a.values[r]===null);s||(s={at:n,values:Array(t).fill(null)},e.push(s)),s.values[r]=i}var tm=6,xa=24;function rm({s:e}){let t=X(su,{chain:e.chain,address:e.token.address},{every:15e3}),r=qg(e),n=i=>i[0]!==void 0&&Date.parse(i[0].at)<=Date.parse(e.timestamp);return o(le,{query:t,children:({token:i})=>{let s=i?.hours??[],a=i?.days??[];return n(s)?o(nm,{s:e,points:s,interval:"HOUR",trades:r}):n(a)?o(nm,{s:e,points:a,interval:"DAY",trades:r}):a.length===0?o(J,{title:"No price is known yet"}):o(J,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal."})}})}function nm({s:e,points:t,interval:r,trades:n}){let i=Date.parse(t[0]?.at??""),s=n.points.filter(a=>Date.parse(a.at)>=i);return o(x,{children:[o($i,{label:`Price at the end of each ${r.toLowerCase()}, the signal, and its wallets' trades`,points:t,interval:r,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:s}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(Vg,{trades:n,shown:s.length,all:e.traders.length})]})]})}function Vg({trades:e,shown:t,all:r}){return e.problem?o(x,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(x,{children:["Marked: the trades of ",k(t)," of ",k(r)," wallets.",t<r&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<r&&(r>xa?`, or of wallets after the first ${xa}.`:".")]}):o(x,{children:"The trades of its wallets are being looked for."})}function qg(e){let t=e.userTrades.map(a=>({at:a.trade.tradedAt,value:a.trade.priceUsd})),[r,n]=me({next:0,points:[]}),i=t.length>0?[]:e.traders.slice(r.next,Math.min(r.next+tm,xa)),s=X(au,{chain:e.chain,addresses:i.map(a=>a.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:i.length===0});return Je(()=>{let{data:a}=s;a&&n(u=>({next:u.next+tm,points:[...u.points,...a.walletsByAddress.flatMap(d=>Gg(d,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:r.points,done:i.length===0,problem:s.refusal?.message}}function Gg(e,t){let r=t.traders.find(i=>i.walletAddress===e?.walletAddress),n=e?.trades.nodes.find(i=>Math.abs(i.amountUsd-(r?.tradeSizeUsd??0))<=i.amountUsd*1e-6);return n?[{at:n.tradedAt,value:n.priceUsd}]:[]}function om({args:[e=""]}){let t=X(ru,{id:e},{every:15e3});return o(le,{query:t,children:({signal:r})=>r?o(Bg,{s:r}):o(J,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function Bg({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ge(["live"]),children:"Live"})," \u203A signal ",k(e.sequence)]}),o(Ae,{title:e.headline,about:o(x,{children:[o(fi,{priority:e.priority,means:wr[e.priority]})," ",o(Sa,{summary:e.summary})," ",o(rt,{chain:e.chain})," ",dn[e.notificationType]," \xB7 ",rn(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",wr[e.priority],". Strength ",ka(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o($t,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(te,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:ge(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(x,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(G,{title:"Price since",children:o(Qg,{s:e})}),o(G,{title:"Price around it",children:o(rm,{s:e})}),o(G,{title:`Wallets (${k(e.summary.traderCount)})`,children:o(Hg,{s:e})}),o("div",{class:"columns",children:[o(G,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(jg,{s:e})]}),o(Kg,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(Yg,{token:e.token.address,own:e.signalId})]})}function Qg({s:e}){let t=e.token.currentPriceUsd,r=Ta(e),n=Date.now()-Date.parse(e.timestamp),i=(s,a,u)=>({name:s,value:o(Bt,{value:u,right:$o(e.notificationType,u)}),note:u!==null?Fe(t*(1+u)):n<a*36e5?"not yet":"no price known"});return o(Ze,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:Fe(e.token.firstSmartEntryPrice),note:`${It(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Fe(t),note:r&&`raised ${r} after the trade`},{name:"Now",value:Fe(e.token.profile?.priceUsd),note:o(_a,{s:e})},i("After 1 hour",1,e.outcome.return1h),i("After 6 hours",6,e.outcome.return6h),i("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":Fe(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Hg({s:e}){let t=new Map(e.userTrades.map(i=>[i.trader.walletAddress,i.trade])),r=[{name:"Rank",number:!0,cell:i=>`#${k(i.leaderboardRank)}`,sort:i=>i.leaderboardRank},{name:"Wallet",cell:i=>o(Ln,{chain:e.chain,address:i.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:i=>i.windowVolumeUsd??i.tradeSizeUsd,cell:i=>o(x,{children:[we(i.windowVolumeUsd??i.tradeSizeUsd),o("small",{children:zg(i)})]})},...t.size>0?[{name:"Price",number:!0,cell:i=>Fe(t.get(i.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:i=>o(wt,{value:i.totalPnl}),sort:i=>i.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:i=>i.winRate,cell:i=>o(x,{children:[lt(i.winRate),i.profile&&o("small",{children:["today ",lt(i.profile.trueWinRate)," of ",k(i.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:i=>i.profile?.defaultRank?`#${k(i.profile.defaultRank)}`:"\u2013"}],n=e.traders.reduce((i,s)=>i+(s.windowTradeCount??NaN),0);return o(x,{children:[o(ne,{label:"Wallets of the signal",columns:r,rows:e.traders,id:i=>i.walletAddress}),n>0&&o("p",{class:"muted small",children:["Together ",we(e.summary.totalUsdInflow)," in ",im(n),"."]})]})}var im=e=>e===1?"1 trade":`${k(e)} trades`;function zg(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${im(e.windowTradeCount)}, last ${we(e.tradeSizeUsd)}`}function jg({s:e}){let t=e.decision.delivered;return o(G,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ze,{items:[{name:"Signal of the day",value:k(t.dailyUsed),note:`of ${k(t.dailyBudget)}`},{name:"Of this type",value:k(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${k(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function Kg({id:e,at:t}){let r=X(ou,{},{skip:An.value?.scope!=="customer",every:3e4});if(An.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:i=>o("span",{class:"mono",children:i.url||"removed"})},{name:"What",cell:i=>i.retraction?"retraction":"signal"},{name:"State",cell:i=>o("span",{class:`badge ${i.state==="DELIVERED"?"good":i.state==="FAILED"?"bad":""}`,children:Te(i.state)})},{name:"Attempts",cell:i=>i.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:i=>o(te,{at:i.createdAt})}];return o(G,{title:"Deliveries to webhooks",children:o(le,{query:r,children:({webhooks:i})=>{let s=i.flatMap(a=>a.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:a.url})));return s.length>0?o(ne,{label:"Deliveries",columns:n,rows:s,id:a=>a.url+String(a.retraction)}):i.some(a=>a.url)?o(J,{title:"Not among the last 200 deliveries",children:t?o(x,{children:["A webhook accepted it ",o(te,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(J,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:ge(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function Yg({token:e,own:t}){let r=X(iu,{token:e});return o(G,{title:"Everything decided about this token",children:o(le,{query:r,children:({decisions:n})=>n.nodes.length===0?o(J,{title:"Nothing in the last 7 days"}):o(ne,{label:"Decisions about the token",rows:n.nodes,id:i=>`${i.type}${i.firstAt}${i.rule}`,columns:[{name:"When",cell:i=>o(te,{at:i.lastAt})},{name:"Type",cell:i=>Te(i.type)},{name:"Result",cell:i=>o("span",{class:`badge ${i.outcome==="DELIVERED"?"good":""}`,children:i.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:i=>i.signalId&&i.signalId!==t?o("a",{href:ge(["signal",i.signalId]),children:i.text}):i.text},{name:"Times",number:!0,cell:i=>k(i.count)}]})})})}function sm(){let e=X(lu,{},{every:5e3});return o(x,{children:[o(Ae,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(le,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(J,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(r=>o(Jg,{source:r},r.name)),t.length>0&&o(ny,{names:t.map(r=>r.name)})]})})]})}function Jg({source:e}){let t=e.events.reduce((n,i)=>n+i.count,0),r=e.skipped.reduce((n,i)=>n+i.count,0);return o(G,{class:"spaced",title:e.name,actions:o(Xg,{healthy:e.healthy,state:e.state}),children:[e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ze,{items:[{name:"Reads",value:Te(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":k(e.lag),note:ey(e)},{name:"Events in the log",value:k(t),note:e.events.map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:k(r),note:e.skipped.slice(0,3).map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:k(e.retracted),note:`${k(e.duplicates)} duplicates`},{name:"Last stored",value:o(te,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(ne,{label:`What of ${e.name} did not go into the log`,columns:Zg,rows:[...e.skipped,...e.leftOut],id:n=>n.name})]}),e.lastError&&o("p",{class:"muted",children:["Last error, ",o(te,{at:e.lastErrorAt}),": ",e.lastError]})]})}var Zg=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(te,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>k(e.count)},{name:"Since",cell:e=>o(te,{at:e.since})}];function Xg({healthy:e,state:t}){return o("span",{class:`badge ${e?"good":"bad"}`,children:Te(t)})}function ey(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Xe(e.lagSeconds)}var ty=[{name:"When",cell:e=>o(te,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(x,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function ny({names:e}){let t=Le("source",e,e[0]??""),r=X(uu,{source:t},{every:5e3});return o(G,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>fe({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(le,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(J,{title:"None",children:["Every message of ",t," was understood."]}):o(x,{children:[o(ne,{label:`Messages of ${t} that became no event, newest first`,columns:ty,rows:n.nodes,id:i=>String(i.number)}),o("p",{class:"muted",children:[k(n.nodes.length)," of ",k(n.totalCount)," that are kept."]})]})})})}function lm({args:[e="",t=""]}){let r=nt.find(i=>i===e.toUpperCase())??"BASE",n=X(cu,{chain:r,address:t},{every:15e3});return o(le,{query:n,children:({token:i})=>i?o(ry,{t:i}):o(J,{title:"This token is unknown",children:["The service has seen no trade of ",Gt(t)," on this chain."]})})}function ry({t:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.symbol||Gt(e.address),about:o(x,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(zn,{text:e.address,label:"the address"})}),o(G,{children:o(Ze,{items:[{name:"Price",value:Fe(e.priceUsd),note:e.priceAt?o(te,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":we(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":k(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(dm,{m:e.market}),o(um,{chain:e.chain,address:e.address})]})}var oy=["HOUR","DAY"];function iy(e){return{name:"Signal",tone:"second",size:9,points:e.filter(r=>!r.retractedAt).map(r=>({at:r.timestamp,value:r.token.currentPriceUsd}))}}function um({chain:e,address:t}){let r=Le("interval",oy,"HOUR"),n=X(du,{chain:e,token:t},{every:15e3}),i=X(pu,{chain:e,address:t,interval:r},{every:15e3}),s=o(je,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:a=>fe({interval:a})});return o(x,{children:[o(le,{query:i,children:({token:a})=>a&&o(x,{children:[o(G,{title:"Price, with your signals",actions:s,children:o($i,{label:"Price at the end of each interval, and at your signals",points:a.prices,interval:r,marks:[iy(n.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(G,{title:"Volume",children:o(am,{name:"Volume",points:a.volume,label:`Volume by ${r.toLowerCase()}`})}),o(G,{title:"Top wallets bought, less sold, by hour",children:o(am,{name:"Net flow",points:a.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(G,{title:"Top wallets that hold it",children:o(sy,{day:a,chain:e})})]})}),o(ay,{chain:e,query:n})]})}function am({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(J,{title:"Nothing in this time"}):o(yn,{label:r,times:t.map(n=>Tt(n.at)),format:n=>we(n),height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}function sy({day:e,chain:t}){return e.topHolders.length===0?o(J,{title:"None of the first 200 wallets holds it"}):o(ne,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${k(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Ln,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>Fe(r.position.quantity?r.position.costUsd/r.position.quantity:null)},{name:"Value",number:!0,cell:r=>we(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(wt,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function ay({chain:e,query:t}){return o(le,{query:t,children:({signals:r})=>o(x,{children:[o(G,{title:"Signals on it",children:r.nodes.length===0?o(J,{title:"None of your signals is on it",children:o("a",{href:ge(["live"]),children:"See all signals"})}):o(ne,{label:"Signals on the token",columns:ro,rows:[...r.nodes].sort((n,i)=>i.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(G,{title:"Top wallets in these signals",children:o(ly,{chain:e,nodes:r.nodes})})]})})}function ly({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(i=>!i.retractedAt).flatMap(i=>i.traders)){let i=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(i?.sizeUsd??0,n.tradeSizeUsd),signals:(i?.signals??0)+1})}return o(ne,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,i)=>n.rank-i.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${k(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Ln,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>we(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>k(n.signals),sort:n=>n.signals}]})}function cm({args:[e=""]}){let t=X(mu,{itemId:e},{every:15e3});return o(le,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(Ae,{title:r.question||"A market without a question",about:o(rt,{chain:"POLYMARKET"})}),o(dm,{m:r}),o(uy,{outcomes:r.outcomes??[]})]}):o(J,{title:"This market is unknown",children:"No source has described it yet."})})}function uy({outcomes:e}){let t=e[0];if(!t)return o(J,{title:"No outcome of this market is known yet"});let r=Le("outcome",e.map(n=>n.token),t.token);return o(x,{children:[o("div",{class:"filters",children:o(je,{label:"Outcomes",choices:e.map(n=>({value:n.token,label:n.outcomeLabel||Gt(n.token)})),chosen:r,change:n=>fe({outcome:n})})}),o(um,{chain:"POLYMARKET",address:r},r)]})}function dm({m:e}){return o(G,{title:e.outcomeLabel?o("a",{href:ge(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ze,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:we(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(ne,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:ge(["token","POLYMARKET",t.token]),children:t.outcomeLabel||Gt(t.token)})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var mm=["7","30","90"],Aa=["1h","6h","24h","settled"],Wo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Pa={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},pm=["all","wins","losses","open"],fm={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},gm=30,Ca=100;function ym(){let e=Le("days",mm,"30"),t=Le("after",Aa,"1h"),r=Le("chain",["ALL",...nt],"ALL"),n=Le("type",["ALL",...jt],"ALL"),[i,s]=me(0),a=nn(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,i]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=Hd(u,a,i),m=X(hu,{since:a,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),y=()=>s(f=>f+1);return o(x,{children:[o(Ae,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:y,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>cy(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(je,{label:"Period",choices:mm.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>fe({days:f})}),o(je,{label:"Graded after",choices:Aa.map(f=>({value:f,label:Pa[f]})),chosen:t,change:f=>fe({after:f})}),o(mr,{label:"Chain",choices:[{value:"ALL",label:"All"},...nt.map(f=>({value:f,label:Qe[f]}))],chosen:r,change:f=>fe({chain:f==="ALL"?"":f})}),o(mr,{label:"Type",choices:[{value:"ALL",label:"All"},...jt.map(f=>({value:f,label:Te(f)}))],chosen:n,change:f=>fe({type:f==="ALL"?"":f})})]}),o(le,{query:m,children:f=>o(dy,{record:f.types,weeks:f.weeks.groups,span:t})}),d.refusal&&o(mn,{refusal:d.refusal,retry:y}),d.signals.length===0&&!d.refusal&&(d.done?o(J,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:ge(["live"]),children:"See what comes now"})]}):o(Br,{label:"Loading signals"})),d.signals.length>0&&o(G,{title:"Every signal",children:[!d.done&&o(Br,{label:`${k(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",k(va)," signals of the period; the numbers above are of all."]}),o(gy,{signals:d.signals,span:t})]})]})}function cy(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([Qd(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function dy({record:e,weeks:t,span:r}){return o(x,{children:[o(G,{children:o(my,{record:e,span:r})}),e.all.count>0&&o(x,{children:[o("div",{class:"columns",children:[o(G,{title:"Wins and losses",children:o(py,{record:e.all,span:r})}),o(G,{title:"What waiting costs",children:o(fy,{delays:e.delays})})]}),o(G,{title:"By type",children:o(hm,{label:"By type",first:"Type",groups:e.groups,name:n=>Te(n.type??""),span:r})}),o(G,{title:"By week",children:[o(hy,{weeks:t,span:r}),o(hm,{label:"By week",first:"Week from",groups:t,name:n=>Dt(n.weekFrom??""),span:r})]})]})]})}function my({record:e,span:t}){let r=a=>{let u=e.all[Wo[a]];return{name:`Right after ${Pa[a].toLowerCase()}`,value:o("span",{class:a===t?"chosen":"",children:lt(u.hitRate)}),note:u.count===0?"none graded yet":o(x,{children:["of ",k(u.count),": ",lt(u.hitRateLow)," to ",lt(u.hitRateHigh),o("br",{}),"median gain ",It(u.medianGain)]})}},{keptSince:n,since:i,all:s}=e;return o(x,{children:[n&&n>i&&o("p",{class:"note warn",children:["Signals before ",rn(n)," are no longer kept and not counted."]}),o(Ze,{items:[{name:"Signals",value:k(s.count),note:s.retracted>0?`and ${k(s.retracted)} retracted, not counted`:`since ${Dt(i)}`},...Aa.map(r)]})]})}function py({record:e,span:t}){let r=e[Wo[t]];return r.count===0?o(J,{title:"None is graded yet",children:[k(e.count)," signals wait: a price is taken ",Pa[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ze,{items:[{name:"Wins",value:o("span",{class:"good",children:k(r.wins)}),note:`best ${It(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:k(r.losses)}),note:`worst ${It(r.worstGain)}`},{name:"Right",value:lt(r.hitRate),note:`95 %: ${lt(r.hitRateLow)} to ${lt(r.hitRateHigh)}`},{name:"Median gain",value:o(Bt,{value:r.medianGain}),note:r.count<gm?`only ${k(r.count)}: says little`:`of ${k(r.count)}`}]})}function fy({delays:e}){let t=e[0]?.count??0;return t===0?o(J,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(x,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",k(t)," that are a day old, if one follows"]}),o(Ze,{items:e.map(r=>({name:r.minutes===0?"At once":`${k(r.minutes)} minutes later`,value:o(Bt,{value:r.medianGain})}))})]})}function hm({label:e,first:t,groups:r,name:n,span:i}){let s=u=>u.record[Wo[i]];return o(ne,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>k(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>k(s(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:k(s(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:k(s(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>s(u).hitRate??-1,cell:u=>s(u).count===0?"\u2013":o(x,{children:[lt(s(u).hitRate),o("small",{class:s(u).count<gm?"few":"",children:[lt(s(u).hitRateLow)," to ",lt(s(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Bt,{value:s(u).medianGain}),sort:u=>s(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Bt,{value:s(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Bt,{value:s(u).bestGain})}],rows:r,id:n})}function hy({weeks:e,span:t}){let r=e.filter(n=>n.record[Wo[t]].medianGain!==null);return r.length<2?null:o(yn,{label:"Median gain by week",times:r.map(n=>Tt(n.weekFrom??"")),format:n=>It(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Wo[t]].medianGain)}]})}function gy({signals:e,span:t}){let r=Le("grade",pm,"all"),n=e.filter(s=>{let a=s.retractedAt?null:Io(s,t);return r==="all"||(r==="open"?a===null:a!==null&&r==="wins"==a>0)}),i=[{name:"Time",cell:s=>o(te,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(yy,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Bt,{value:Io(s,t)}),sort:s=>Io(s,t)??-9},{name:"Signal",cell:s=>o(x,{children:[o("a",{href:ge(["signal",s.signalId]),children:s.headline}),o("small",{children:Te(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(rt,{chain:s.chain})},{name:"Token",cell:s=>o($t,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>Fe(s.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:s=>It(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>It(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>It(s.outcome.return24h)}];return o(x,{children:[o(je,{label:"Grades",choices:pm.map(s=>({value:s,label:fm[s]})),chosen:r,change:s=>fe({grade:s==="all"?"":s})}),n.length===0?o(J,{title:`None: ${fm[r].toLowerCase()}`}):o(ne,{label:"Graded signals",columns:i,rows:n.slice(0,Ca),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),n.length>Ca&&o("p",{class:"muted small",children:["The newest ",k(Ca)," of ",k(n.length),"; the CSV has all."]})]})}function yy({s:e,span:t}){let r=Io(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var bm=["positions","closed","trades","signals"],by={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function km({args:[e="",t=""]}){let r=nt.find(i=>i===e.toUpperCase())??"BASE",n=X(wu,{chain:r,address:t},{every:15e3});return o(le,{query:n,children:({wallet:i})=>i?o(wy,{w:i}):o(J,{title:"This wallet is unknown",children:["The service has seen no trade of ",Gt(t)," on this chain."]})})}function wy({w:e}){let t=Le("tab",bm,"positions"),r={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ge(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${k(e.defaultRank)}`:"not ranked"]}),o(Ae,{title:o("span",{class:"mono",children:Gt(e.walletAddress)}),about:o(x,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(zn,{text:e.walletAddress,label:"the address"}),o("a",{href:ge(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(G,{children:o(vy,{w:e})}),e.scoreParts&&o(G,{title:"What the score is made of",children:o(ky,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(G,{title:"Realized profit over time",children:o(Sy,{w:e})}),o(G,{title:"Score at each midnight",children:o(_y,{w:e})})]}),o(G,{title:o(je,{label:"Lists",choices:bm.map(n=>({value:n,label:by[n]})),chosen:t,change:n=>fe({tab:n,after:""})}),children:[t==="positions"&&o(xy,{of:r}),t==="closed"&&o(Cy,{of:r}),t==="trades"&&o(Py,{of:r}),t==="signals"&&o(Ry,{of:r})]})]})}function vy({w:e}){return o(Ze,{items:[{name:"Rank",value:e.defaultRank?`#${k(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(wt,{value:e.netPnlUsd}),note:o(x,{children:[o(wt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:lt(e.trueWinRate),note:`${k(e.winningPositions)} of ${k(e.closedPositions)} closed positions`},{name:"Trades",value:k(e.tradeCount),note:`${k(e.buyCount)} buys, ${k(e.sellCount)} sells, ${k(e.tokensTraded)} tokens`},{name:"Bought",value:we(e.totalBuyVolumeUsd),note:`sold ${we(e.totalSellVolumeUsd)}`},{name:"Average trade",value:we(e.avgTradeSizeUsd),note:`largest ${we(e.largestTradeUsd)}`},{name:"Last trade",value:o(te,{at:e.lastTradeTime}),note:e.firstTradeTime?o(x,{children:["first ",o(te,{at:e.firstTradeTime})]}):void 0}]})}function ky({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(x,{children:[o(wt,{value:e.netPnlUsd})," for ",we(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${k(e.winningPositions)} of ${k(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${k(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${k(e.tradeCount)} trades; 1,000 are full`}];return o(ne,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>lt(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function Sy({w:e}){return e.equity.length<2?o(J,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(yn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Tt(t.date)),format:t=>we(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function _y({w:e}){return e.rankHistory.length<2?o(J,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(yn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Tt(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Wi({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(J,{title:r});let{hasNextPage:i,endCursor:s}=e.pageInfo;return o(x,{children:[e.nodes.length===0?o(J,{title:r}):n(e.nodes),o(Qr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:bt.value.params.get("after")?()=>fe({after:""}):void 0,more:i?()=>fe({after:s}):void 0})]})}var Mi=()=>bt.value.params.get("after"),wm=["VALUE","OPENED"],Ty={VALUE:"Largest first",OPENED:"Oldest first"};function xy({of:e}){let t=Le("order",wm,"VALUE"),r=X(vu,{...e,orderBy:t,after:Mi()},{every:15e3});return o(x,{children:[o(je,{label:"Order",choices:wm.map(n=>({value:n,label:Ty[n]})),chosen:t,change:n=>fe({order:n,after:""})}),o(le,{query:r,children:({wallet:n})=>o(Wi,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:i=>o(ne,{label:"Open positions",rows:i,id:s=>s.token,columns:[{name:"Token",cell:s=>o($t,{chain:e.chain,address:s.token,symbol:s.symbol}),sort:s=>s.symbol},{name:"Quantity",number:!0,wide:!0,cell:s=>To(s.quantity)},{name:"Paid per token",number:!0,cell:s=>Fe(s.quantity?s.costUsd/s.quantity:null)},{name:"Price",number:!0,cell:s=>Fe(s.priceUsd)},{name:"Value",number:!0,cell:s=>we(s.valueUsd),sort:s=>s.valueUsd},{name:"Profit",number:!0,cell:s=>o(wt,{value:s.pnlUsd}),sort:s=>s.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:s=>o(wt,{value:s.countedPnlUsd}),sort:s=>s.countedPnlUsd}]})})})]})}function Cy({of:e}){let t=X(ku,{...e,after:Mi()});return o(le,{query:t,children:({wallet:r})=>o(Wi,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(ne,{label:"Closed positions",rows:n,id:i=>i.token+i.openedAt+i.closedAt,columns:[{name:"Closed",cell:i=>o(te,{at:i.closedAt})},{name:"Token",cell:i=>o($t,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Held",number:!0,cell:i=>Xe((Date.parse(i.closedAt)-Date.parse(i.openedAt))/1e3)},{name:"Paid",number:!0,cell:i=>we(i.costUsd),sort:i=>i.costUsd},{name:"Received",number:!0,wide:!0,cell:i=>we(i.proceedsUsd)},{name:"Profit",number:!0,cell:i=>o(wt,{value:i.profitUsd}),sort:i=>i.profitUsd}]})})})}var vm=["ALL","BUY","SELL"],Ay={ALL:"All",BUY:"Buys",SELL:"Sells"};function Py({of:e}){let t=Le("side",vm,"ALL"),r=X(Su,{...e,filter:t==="ALL"?null:{side:t},after:Mi()},{every:15e3});return o(x,{children:[o(je,{label:"Side",choices:vm.map(n=>({value:n,label:Ay[n]})),chosen:t,change:n=>fe({side:n,after:""})}),o(le,{query:r,children:({wallet:n})=>o(Wi,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:i=>o(x,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",rn(n.trades.keptSince)," some are no longer kept."]}),o(ne,{label:"Trades, newest first",rows:i,id:s=>s.id,columns:[{name:"Time",cell:s=>o(te,{at:s.tradedAt})},{name:"Side",cell:s=>o("span",{class:`badge ${s.side==="BUY"?"good":"bad"}`,children:s.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:s=>o($t,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Quantity",number:!0,wide:!0,cell:s=>To(s.quantity)},{name:"Price",number:!0,cell:s=>Fe(s.priceUsd)},{name:"Amount",number:!0,cell:s=>we(s.amountUsd),sort:s=>s.amountUsd}]})]})})})]})}function Ry({of:e}){let t=X(_u,{...e,after:Mi()},{every:15e3});return o(le,{query:t,children:({wallet:r})=>o(Wi,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(ne,{label:"Signals of the wallet",columns:ro,rows:n,id:i=>i.signalId})})})}var Sm=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],_m=["webhookUrl"];function Tm(e){let t=new Set([...Sm.flatMap(([,i])=>i),..._m]),r=i=>i.flatMap(s=>e.filter(a=>a.name===s)),n=e.filter(i=>!t.has(i.name));return[...Sm.map(([i,s])=>[i,r(s)]),["More",n]]}function xm(e){return e.map(({name:t,description:r,type:n})=>{let i=r??"",s=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?s.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":s==="String"?"text":"number",d=t.replace(/([A-Z])/g,"_$1").toLowerCase();return{name:t,rule:d,label:Te(d),text:i,kind:u,whole:s==="Int",of:s,...Dy(i)}})}function Dy(e){let t=i=>Number((i??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function In(e,t){return e[t]??""}function Ra(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(i=>JSON.stringify(i)).sort():n);return r(e)===r(t)}function Da(e,t,r){return e.filter(n=>!_m.includes(n.name)&&!Ra(In(t,n.name),In(r,n.name)))}var Cm=["ALL","DELIVERED","HELD_BACK"],Ey=[{name:"Latest",cell:e=>o(te,{at:e.lastAt})},{name:"Candidate",cell:e=>o(x,{children:[Te(e.type),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Token",cell:e=>o($t,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(x,{children:[o("a",{href:ge(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(x,{children:[Te(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>k(e.count)}];function Am(){let e=Le("outcome",Cm,"ALL"),t=bt.value.params.get("token")??"",[r,n]=me(),i=X(bu,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=a=>{n(void 0),fe(a)};return o(G,{title:"Decisions",actions:o(x,{children:[o(je,{label:"Outcome",choices:Cm.map(a=>({value:a,label:Te(a)})),chosen:e,change:a=>s({outcome:a==="ALL"?"":a})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(xn,{value:t,size:18,placeholder:"address",change:a=>s({token:a.trim()})})]})]}),children:o(le,{query:i,children:({decisions:a})=>a.nodes.length===0?o(J,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(x,{children:[o(ne,{label:"Decisions, latest first",columns:Ey,rows:a.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),a.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(a.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var Pm=["1","3","7"],Rm=36e5;function Lm(){let e=X(gu,{});return o(x,{children:[o(Ae,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(le,{query:e,children:t=>o(Ly,{data:t,saved:e.reload},t.config.version)}),o(Am,{})]})}function Ly({data:e,saved:t}){let r=nn(()=>xm(e.fields?.inputFields??[]),[e]),[n,i]=me({}),s=(u,d)=>i(m=>{let y={...m,[u]:d};return Ra(d,In(e.config,u))&&delete y[u],y}),a=u=>{i(Object.fromEntries(Da(r,e.config,u).map(d=>[d.name,In(u,d.name)]))),scrollTo(0,0)};return o(x,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:Tm(r).filter(([,u])=>u.length>0).map(([u,d])=>o(G,{title:u,children:o("div",{class:"stack",children:d.map(m=>o(Uy,{field:m,value:n[m.name]??In(e.config,m.name),changed:m.name in n,change:y=>s(m.name,y)},m.name))})},u))}),o("div",{class:"stack beside",children:[o($y,{draft:n,chains:e.chains}),o(Fy,{draft:n,fields:r,config:e.config,discard:()=>i({}),saved:t})]})]}),o(Vy,{data:e,fields:r,restore:a})]})}function Uy({field:e,value:t,changed:r,change:n}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o(Hr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:i=>{i!==""&&n(Number(i))}}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(xn,{value:String(t),change:n})]}),e.kind==="choice"&&o(mr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(i=>({value:i,label:i.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(pn,{label:e.label,choices:Ny(e),chosen:t,change:n})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(Iy,{value:t,change:n})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function Ny(e){return e.of==="Chain"?nt.map(t=>({value:t,label:Qe[t]})):jt.map(t=>({value:t,label:Te(t)}))}function Iy({value:e,change:t}){let r=(n,i)=>{let s=e.filter(a=>a.type!==n);t(i===""?s:[...s,{type:n,limit:Number(i)}])};return o("div",{class:"filters",children:jt.map(n=>o(Hr,{label:Te(n),value:String(e.find(i=>i.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:i=>r(n,i)},n))})}function $y({draft:e,chains:t}){let r=Le("days",Pm,"1"),n=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),i=new Date((n||Date.now())-Number(r)*24*Rm+Rm/4).toISOString(),s=oi(e,500),a=Object.keys(s).length>0,u=X(Ts,{input:{},since:i}),d=X(Ts,{input:s,since:i},{skip:!a});return o(G,{class:"spaced",title:"Replay",actions:o(je,{label:"Days",choices:Pm.map(m=>({value:m,label:m==="1"?"1 day":`${m} days`})),chosen:r,change:m=>fe({days:m})}),children:o(le,{query:u,children:m=>o(Wy,{present:m.simulateConfig,next:a?d:void 0})})})}function Wy({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(mn,{refusal:t.refusal,retry:t.reload});let n=r??e,i=jt.map(s=>({type:s,now:Dm(e,s),then:Dm(n,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[k(n.total)," signals"]}),r&&`, ${My(r.total-e.total)}`,t?.loading&&" \u2026"]}),n.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",rn(n.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),i.length>0&&o(ne,{label:"Signals by type",rows:i,id:s=>s.type,columns:[{name:"Type",cell:s=>Te(s.type)},{name:"Now",number:!0,cell:s=>k(s.now)},...r?[{name:"Then",number:!0,cell:s=>o("strong",{children:k(s.then)})}]:[]]}),o(Oy,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((s,a)=>a.count-s.count).slice(0,5).map(s=>o("li",{children:[Te(s.rule),": ",k(s.count)]},s.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(rt,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(te,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function Dm(e,t){return e.byType.find(r=>r.type===t)?.count??0}function My(e){return e===0?"as many as now":e>0?`${k(e)} more than now`:`${k(-e)} fewer than now`}function Oy({present:e,then:t}){let r=(i,s)=>i.byDay.filter(a=>a.day===s).reduce((a,u)=>a+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(i=>i.day))].sort();return n.length<2?null:o(ne,{label:"Signals by day",rows:n,id:i=>i,columns:[{name:"Day",cell:i=>Dt(i)},{name:"Now",number:!0,cell:i=>k(r(e,i))},...t?[{name:"Then",number:!0,cell:i=>o("strong",{children:k(r(t,i))})}]:[]]})}function Fy({draft:e,fields:t,config:r,discard:n,saved:i}){let[s,a]=me(),[u,d]=me(!1),m=t.filter(f=>f.name in e),y=async()=>{d(!0);try{await ze(yu,{input:e}),i()}catch(f){if(!(f instanceof Ee))throw f;a(f)}d(!1)};return o(G,{class:"spaced",title:`Version ${r.version}`,children:[s&&o(mn,{refusal:s}),m.length===0&&o("p",{class:"muted",children:["In force, saved ",o(te,{at:r.updatedAt}),". Nothing is changed."]}),m.length>0&&o(x,{children:[o(Um,{fields:m,from:f=>In(r,f),to:f=>e[f]??""}),o("div",{class:"actions",children:[o("button",{type:"button",class:"primary",disabled:u,onClick:()=>{y()},children:["Save as version ",r.version+1]}),o("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function Um({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:Em(t(n.name))})," \u2192 ",o("strong",{children:Em(r(n.name))})]},n.name))})}function Em(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?Te(t):`${Te(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Vy({data:e,fields:t,restore:r}){let n=e.configVersions.filter(i=>i.version!==e.config.version);return n.length===0?null:o(G,{title:"Earlier versions",children:o(ne,{label:"Earlier versions, newest first",rows:n,id:i=>String(i.version),columns:[{name:"Version",cell:i=>i.version},{name:"Saved",cell:i=>o(te,{at:i.changedAt})},{name:"By",wide:!0,cell:i=>o(qy,{id:i.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:i=>{let s=Da(t,e.config,i.config);return s.length===0?"nothing":o(Um,{fields:s,from:a=>In(e.config,a),to:a=>In(i.config,a)})}},{name:"",cell:i=>o("button",{type:"button",class:"small","aria-label":`Restore version ${i.version}`,onClick:()=>r(i.config),children:"Restore"})}]})})}function qy({id:e,keys:t}){if(e===null)return o(x,{children:"the operator"});let r=t.filter(a=>a.scope==="customer"&&!a.revokedAt&&!(a.expiresAt&&Date.parse(a.expiresAt)<=Date.now())),n=t.find(a=>a.keyId===e),s=r.length===1&&r[0]?.keyId===e?"this key":n?`${n.revokedAt?"revoked key":"key"} created ${Dt(n.createdAt)}`:"a key that is not listed";return o(x,{children:[s,o("small",{class:"mono break",children:e})]})}var Ea=["node","python","go"],La={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Gy=jt.map(e=>({value:e,label:Te(e)})),By=nt.map(e=>({value:e,label:Qe[e]}));function Nm(){let e=X(Tu,{},{every:5e3}),[t,r]=me({});return o(x,{children:[o(Ae,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(le,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(J,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(i=>o(Qy,{webhook:i,changed:e.reload},i.id)),o(Yy,{configured:n.some(i=>i.configured),created:i=>{r(i),e.reload()}}),o($m,{outcome:t}),o(Jy,{})]})})]})}async function Im(e){try{return await e()}catch(t){if(t instanceof Ee)return{refusal:t};throw t}}function Qy({webhook:e,changed:t}){let[r,n]=me({}),[i,s]=me(!1),[a,u]=me(!1),d=async f=>{s(!0),n(await Im(f)),s(!1),u(!1),t()},m=(f,g)=>d(async()=>(await ze(Cu,{id:e.id,input:f}),{text:g})),y=()=>d(async()=>(e.configured?await ze(xs,{url:""}):await ze(Au,{id:e.id}),{}));return o(G,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(x,{children:[o("button",{type:"button",disabled:i,onClick:()=>{d(()=>Hy(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:i,onClick:()=>{d(()=>zy(e.id))},children:"New secret"}),o("button",{type:"button",disabled:i,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:i,onClick:()=>a?void y():u(!0),children:a?"Really delete":"Delete"})]}),children:[o($m,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(te,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ze,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(te,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(te,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:k(e.deliveries.totalCount),note:e.previousSecretUntil?o(x,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(pn,{label:`Types sent to ${e.url}`,choices:Gy,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(pn,{label:`Chains sent to ${e.url}`,choices:By,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(jy,{webhook:e,redeliver:f=>{d(async()=>(await ze(Du,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function Hy(e){let{attempt:t}=(await ze(Pu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function zy(e){let{secret:t}=(await ze(Ru,{id:e})).rotateWebhookSecret;return{secret:t}}function $m({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(mn,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(zn,{text:e.secret,label:"the secret"})]})]})}function jy({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(J,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(x,{children:[o("a",{href:ge(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:Te(n.state)})},{name:"Attempts",number:!0,cell:n=>k(n.attempts.length)},{name:"Last answer",cell:n=>Ky(n)},{name:"Since",wide:!0,cell:n=>o(te,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(ne,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function Ky(e){let t=e.attempts.at(-1);return t?o(x,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Yy({configured:e,created:t}){let[r,n]=me(!1),i=async s=>{s.preventDefault();let a=s.currentTarget,u=String(new FormData(a).get("url")).trim();n(!0);let d=await Im(async()=>e?{secret:(await ze(xu,{input:{url:u}})).createWebhook.secret}:{secret:(await ze(xs,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||a.reset(),t(d)};return o(G,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:s=>{i(s)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function Jy(){let e=Le("verify",Ea,"node");return o(G,{title:"Verify what you receive",actions:o(je,{label:"Language",choices:Ea.map(t=>({value:t,label:La[t].name})),chosen:e,change:t=>fe({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:La[e].code})})]})}var $n=["read","customer"],Ua=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:$n,component:jd},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:$n,component:om},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:$n,component:Fd},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:$n,component:ic},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:$n,component:rc},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:$n,component:ym},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:$n,component:km},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:$n,component:lm},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:$n,component:cm},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Lm},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Nm},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:ec},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:Yd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:sm},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:tc},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Xd}];function Wm({problem:e}){let[t,r]=me(e),[n,i]=me(!1),s=u=>{u.preventDefault();let d=String(new FormData(u.currentTarget).get("key")).trim();return a(()=>No(d))},a=async u=>{i(!0);try{await u()}catch(d){r(d.message),i(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:u=>{s(u)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Li.value}),Gd()&&o("button",{type:"button",disabled:n,onClick:()=>{a(Ui)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function Ia({problem:e=""}){let t=An.value;return t?o(Zy,{who:t}):o(Wm,{problem:e})}function Zy({who:e}){let[t,r]=me(!1),n=_t(null),{path:i}=bt.value,s=Ua.filter(m=>m.scopes.includes(e.scope)),a=i.length===0?s[0]:Ua.find(m=>m.path===i[0]),u=i.join("/"),d=_t(!0);return Je(()=>{document.title=`${a?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:m=>{m.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Na,{pages:s.filter(m=>m.group==="analyst"),at:a,title:"Signals"}),o(Na,{pages:s.filter(m=>m.group==="settings"),at:a,title:"Delivery"}),o(Na,{pages:s.filter(m=>m.group==="operator"),at:a,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(Xy,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[a&&a.scopes.includes(e.scope)&&o(a.component,{args:i.slice(1)},u),a&&!a.scopes.includes(e.scope)&&o(J,{title:`${a.title} needs a key of scope ${a.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!a&&o(J,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function Na({pages:e,at:t,title:r}){let n=e.filter(i=>i.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(i=>o("li",{children:o("a",{href:ge([i.path]),"aria-current":i===t?"page":void 0,children:i.title})},i.path))})]})}function Xy({who:e}){let t=X(Vl,{},{every:15e3}),r=t.data?.chains.filter(i=>!i.healthy)??[],n=Math.max(0,...t.data?.chains.map(i=>i.lagSeconds)??[]);return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&o("p",{class:"health good",children:["Up to date",n>1?`, ${Xe(n)} behind`:""]}),r.map(i=>o("p",{class:"health bad",title:i.reason??"",children:[Qe[i.chain]," is ",Xe(i.lagSeconds)," behind"]},i.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:Lo.value,onChange:i=>Ud(i.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>ba(),children:"Sign out"})]})}var Wa=document.getElementById("app");if(!Wa)throw new Error("BUG: page.html has no element app");var $a=zu(),eb=$a&&Bd($a)?No($a):Ui();eb.then(()=>ys(o(Ia,{}),Wa),e=>ys(o(Ia,{problem:e instanceof Error?e.message:String(e)}),Wa));
