var ke,bl,ms,Gn,cs,Zo,wl,Yo,vl,ps,ds,hp,fo=Symbol.for("pv"),Xo={},ei=[],yp=/^m(i|n|o|s|text|space)$/,fs=Array.isArray,gs=ei.slice,ur=Object.assign;function lr(e){e&&e.parentNode&&e.remove()}function kl(e,t,r){var n,i,s,a={},u=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?i=t[s]:a[s]=t[s];return u>2&&(a.children=u>3?gs.call(arguments,2):r),po(e,a,n,i,null)}function po(e,t,r,n,i){var s={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:fo,__v:i||++bl,__i:-1,__u:0};return!i&&ke.vnode&&ke.vnode(s),s}function x(e){return e.children}function Qn(e,t){this.props=e,this.context=t,this.__g=0}function Hn(e,t){if(t==null)return e.__&&Hn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Hn(e)}function bp(e){var t,r=e.__v,n=r.__e,i=[],s=[],a=e.__P;a&&((t=ur({constructor:fo},r)).__v=r.__v+1,ke.vnode&&ke.vnode(t),hs(a,t,r,e.__n,a.namespaceURI,32&r.__u?[n]:null,i,n||Hn(r),32&r.__u,s),t.__v=r.__v,t.__.__k[t.__i]=t,Al(i,t,s),r.__=r.__e=null,t.__e!=n&&Sl(t))}function Sl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Sl(e)}function hl(e){(8&e.__g||(e.__g|=8,Gn.push(e),Zo++))&&cs==ke.debounceRendering||((cs=ke.debounceRendering)||queueMicrotask)(_l)}function _l(){try{for(var e,t=1;Gn.length;)Gn.length>t&&Gn.sort(wl),e=Gn.shift(),t=Gn.length,8&e.__g&&bp(e)}finally{(Zo=Gn.length)&&(cs||queueMicrotask)(_l)}}function Tl(e,t,r,n,i,s,a,u,d,m,b){var f,h,y,T,U,L,$=n.__k||ei,S=t.length;for(d=wp(r,t,$,d,S),f=0;f<S;f++)(y=r.__k[f])!=null&&(h=~y.__i&&$[y.__i]||Xo,y.__i=f,L=hs(e,y,h,i,s,a,u,d,m,b),T=y.__e,(h.ref!=y.ref||8&h.__u)&&(h.ref&&ys(h.ref,null,y,h),y.ref&&b.push(y.ref,y.__c||T,y)),U=U||T,4&y.__u?(d=xl(y,d,e,!h.__v),h.__e&&(h.__e=null)):typeof y.type=="function"&&L!==void 0?d=L:T&&(d=T.nextSibling),y.__u&=-21);return r.__e=U,d}function wp(e,t,r,n,i){var s,a,u,d,m,b,f,h,y,T=r.length,U=T,L=0,$=0,S=e.__k=Array(i);for(s=0;s<i;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[s]=po(null,a):fs(a)?a=S[s]=po(x,{children:a}):a.constructor===fo&&a.__b?a=S[s]=po(a.type,a.props,a.key,a.ref,a.__v):S[s]=a,d=s+L,a.__=e,a.__b=e.__b+1,u=null,~(m=a.__i=vp(a,r,d,U))&&(U--,(u=r[m])&&(u.__u|=2)),u&&u.__v?(a.__u|=16,m==d-1?L--:m==d+1?L++:m!=d&&(m>d?L--:L++,$=1)):(~m||(i>T?L--:i<T&&L++),typeof a.type!="function"&&(a.__u|=4))):S[s]=null;if($){for(b=[],f=[],s=0;s<i;s++)if((a=S[s])&&16&a.__u){for(L=0,h=b.length;L<h;)b[y=L+h>>1]<a.__i?L=y+1:h=y;b[L]=a.__i,f[s]=L+1}for(L=b.length;s--;)f[s]&&(f[s]==L?L--:S[s].__u|=4)}if(U)for(s=0;s<T;s++)!(u=r[s])||2&u.__u||(u.__e==n&&(n=Hn(u)),bs(u,u));return n}function xl(e,t,r,n){var i,s,a,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=xl(i[s],t,r,!1));return t}for(t&&!t.parentNode&&(t=Hn(e))&&!t.parentNode&&(t=null),a=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(a!=u&&(!n&&r.moveBefore&&a.parentNode?r.moveBefore(a,t):r.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function vp(e,t,r,n){var i,s=e.key,a=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&s==null||d&&s==u.key&&a==u.type)return r;if(n>(d?1:0)){for(i=r-1;i>=0;i--)if((u=t[i])&&!(2&u.__u)&&s==u.key&&a==u.type)return i;for(i=r+1;i<t.length;i++)if((u=t[i])&&!(2&u.__u)&&s==u.key&&a==u.type)return i}return-1}function yl(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Ko(e,t,r,n,i){var s,a;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||yl(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||yl(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(a=ds[t]||(ds[t]=kp(t)),(e.__a||(e.__a={}))[t]=ps,s=t!=(t=t.replace(vl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function kp(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Yo]==null)t[Yo]=ps++;else if(t[Yo]<this.__a[e])return;return r(ke.event?ke.event(t):t)}}}function hs(e,t,r,n,i,s,a,u,d,m){var b,f,h,y,T,U,L,$,S,P,C,te,W,oe,K,ue,Y,R,X=t.type;if(t.constructor!==fo)return null;128&r.__u&&(d=32&r.__u,b=r.__c.__z)&&(t.__u|=d,f=s=[],b.nodeType==8?u=Jo(b,s):s.push(b),u=s[0]||u),(b=ke.__b)&&b(t);e:if(typeof X=="function"){h=a.length;try{if($=t.props,S=(b=X.prototype)&&b.render,P=(b=X.contextType)&&n[b.__c],C=b?P?P.props.value:b.__:n,(y=r.__c)?(t.__c=y,2&y.__g&&(y.__g|=1)):(S?t.__c=y=new X($,C):(t.__c=y=new Qn($,C),y.constructor=X,y.render=_p),P&&P.sub(y),y.state||(y.state={}),y.__n=n,y.__g|=8,y.__h=[],y.__k=[]),S&&(y.__s||(y.__s=y.state),X.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=ur({},y.__s)),ur(y.__s,X.getDerivedStateFromProps($,y.__s)))),T=y.props,U=y.state,y.__v=t,r.__c){if($!==T&&S&&!X.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps($,C),t.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&y.shouldComponentUpdate($,y.__s,C)===!1){t.__v!=r.__v&&(y.props=$,y.state=y.__s,y.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),ei.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&a.push(y),u=Hn(r);break e}y.componentWillUpdate&&y.componentWillUpdate($,y.__s,C),S&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(T,U,L)})}else S&&!X.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),S&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=C,y.props=$,y.__P=e,y.__g&=-5,te=ke.__r,W=S?25:0;do y.__g&=-9,te&&te(t),b=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++W<25);S&&(ei.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(n=ur({},n,y.getChildContext())),S&&r.__c&&y.getSnapshotBeforeUpdate&&(L=y.getSnapshotBeforeUpdate(T,U)),oe=b&&b.type===x&&b.key==null?b.props.children:b,$.__P&&(b=u,i=(e=$.__P).namespaceURI,d=s=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&bs(O,O)}),r.__k=null),u=r.__k?Hn(r,0):null),u=Tl(e,fs(oe)?oe:[oe],t,r,n,i,s,a,u,d,m),$.__P&&(t.__e=null,u=b),t.__u&=-161,f&&f.some(lr),y.__h.length&&a.push(y),1&y.__g&&(y.__g&=-4)}catch(O){if(a.length=h,t.__v=null,d||s)if(O&&O.then){if(t.__u|=128|d,s){for(~(Y=s.indexOf(u||void 0))||(Y=s.length);(R=s[Y-1])&&R.nodeType==8;)Y--;for(;Y<s.length;Y++)if(R=s[Y])if(s[Y]=null,K){if(R==ue)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(ue=Jo(K=R))}}if(!K){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;K=u}(b=Jo(K=t.__c.__z||(t.__c.__z=K)))?(t.__e=K,u=b):t.__e=u,u=u&&u.nextSibling}else s&&s.some(lr);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||Cl(t),ke.__e(O,t,r)}}else u=t.__e=Sp(r.__e,t,r,n,i,s,a,d,m,e);return(b=ke.diffed)&&b(t),u}function Jo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function Cl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Cl))}function Al(e,t,r){for(var n=0;n<r.length;)ys(r[n++],r[n++],r[n++]);ke.__c&&ke.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){ke.__e(s,i.__v)}})}function Sp(e,t,r,n,i,s,a,u,d,m){var b,f,h,y,T,U,L,$,S=r.props||Xo,P=t.props,C=t.type;if(C=="svg"?i="http://www.w3.org/2000/svg":C=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(b=0;b<s.length;b++)if((T=s[b])&&(C?T.localName==C:T.nodeType==3)){e=T,s[b]=null;break}}if(!e){if($=m.ownerDocument||document,!C)return $.createTextNode(P);e=$.createElementNS(i,C,P.is?P:m),u&&(ke.__m&&ke.__m(t,s),u=!1),s=null}if(C){if(m=C=="template"&&e.content||e,s=C=="textarea"&&P.defaultValue!=null?null:s&&gs.call(m.childNodes),!u&&s)for(S={},b=0;b<e.attributes.length;b++)S[(T=e.attributes[b]).name]=T.value;for(b in S)T=S[b],b=="dangerouslySetInnerHTML"?h=T:b=="children"||b in P||b=="value"&&"defaultValue"in P||b=="checked"&&"defaultChecked"in P||Ko(e,b,null,T,i);for(b in P)T=P[b],b=="children"?y=T:b=="dangerouslySetInnerHTML"?f=T:b=="value"?U=T:b=="checked"?L=T:u&&typeof T!="function"||S[b]===T||Ko(e,b,T,S[b],i);f?(u||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(C=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&yp.test(C))&&(i="http://www.w3.org/1999/xhtml"),Tl(m,fs(y)?y:[y],t,r,n,i,s,a,s?s[0]:r.__k&&Hn(r,0),u,d),s&&s.some(lr)),u&&C!="textarea"||(b="value",C=="progress"&&U==null?e.removeAttribute(b):U==null||U===e[b]&&(C!="progress"||U)||Ko(e,b,U,S[b],i),b="checked",L!=null&&L!=e[b]&&Ko(e,b,L,S[b],i))}else S===P||u&&e.data==P||(e.data=P);return e}function ys(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){ke.__e(i,r)}}function bs(e,t,r){var n,i,s,a;if(ke.unmount&&ke.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||ys(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ke.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&bs(n[a],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(i=Jo(n,s=[]))&&(n==e.__e&&s.some(lr),lr(i),lr(n)),r||lr(e.__e),e.__e=e.__c=e.__=null}function _p(e,t,r){return this.constructor(e,r)}function ws(e,t){var r,n,i,s;ke.__&&ke.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=po(x,{children:[e]}),i=[],s=[],hs(t,t.__k,n||Xo,Xo,t.namespaceURI,n?null:t.firstChild?gs.call(t.childNodes):null,i,n?n.__e:t.firstChild,r,s),Al(i,t.__k,s),t.__k.props.children=null}ke={__e:function(e,t,r,n){for(var i,s,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,n||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(u){e=u}}throw Zo=0,e}},bl=0,ms=function(e){return e!=null&&e.constructor===fo},Qn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=ur({},this.state)),typeof e=="function"&&(e=e(ur({},r),this.props)),e&&(ur(r,e),this.__v&&(t&&this.__k.push(t),hl(this)))},Qn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),hl(this))},Qn.prototype.render=x,Gn=[],Zo=0,wl=function(e,t){return e.__v.__b-t.__v.__b},Yo=Symbol(),vl=/(PointerCapture)$|Capture$/i,ps=0,ds={},hp=0;var ho,at,vs,Pl,ks=Object.is,ti=0,Wl=[],Ss=[],nt=ke,Rl=nt.__b,Dl=nt.__r,El=nt.diffed,Ll=nt.__c,Ul=nt.unmount,Nl=nt.__;function Ts(e,t){nt.__h&&nt.__h(at,e,ti||t),ti=0;var r=at.__H||(at.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function me(e){return ti=1,Tp(Ol,e)}function Tp(e,t,r){var n=Ts(ho++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):Ol(void 0,t),function(s){var a=(n.__N||n.__)[0],u=n.t(a,s);ks(a,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=at,!at.__f)){at.__f=!0;var i=at.shouldComponentUpdate;at.shouldComponentUpdate=function(s,a,u){var d=this.__H;if(!d)return!0;var m=!1,b=this.props!=s;if(d.__.some(function(h){h.__N&&(m=!0,ks(h.__[0],h.__N[0])||(b=!0))}),i){var f=i.call(this,s,a,u);return m?f||b:f}return!m||b}}return n.__}function Je(e,t){var r=Ts(ho++,3);!nt.__s&&Ml(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,at.__H.__h.push(r))}function _t(e){return ti=5,nn(function(){return{current:e}},[])}function nn(e,t){var r=Ts(ho++,7);return Ml(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function xp(){var e;do{for(;e=Ss.shift();)try{go(e)}catch(r){nt.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=Wl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(go),t.__h.some(_s),t.__h=[]}catch(r){t.__h=[],nt.__e(r,e.__v)}}}while(Ss.length)}nt.__b=function(e){at=null,Rl&&Rl(e)},nt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Nl&&Nl(e,t)},nt.__r=function(e){Dl&&Dl(e),ho=0;var t=(at=e.__c).__H;t&&(vs==at?at.__h=[]:(t.__h.some(go),t.__h.some(_s),ho=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),vs=at},nt.diffed=function(e){El&&El(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Il(Wl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),vs=at=null},nt.__c=function(e,t){t.some(function(r){try{r.__h.some(go),r.__h=r.__h.filter(function(n){return!n.__||_s(n)})}catch(n){r.__h=[function(){throw n}]}}),Ll&&Ll(e,t)},nt.unmount=function(e){Ul&&Ul(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(i){try{if(i.__P&&i.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}i.__P=r,Il(Ss.push(i))}else go(i)}catch(s){t=s}}),n.__H=void 0,t&&nt.__e(t,n.__v))};var $l=typeof requestAnimationFrame=="function";function Cp(e){var t,r=function(){clearTimeout(n),$l&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);$l&&(t=requestAnimationFrame(r))}function Il(e){e!=1&&Pl==nt.requestAnimationFrame||((Pl=nt.requestAnimationFrame)||Cp)(xp)}function go(e){var t=at,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),at=t}function _s(e){var t=at;e.__c=e.__(),at=t}function Ml(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!ks(r,e[n])})}function Ol(e,t){return typeof t=="function"?t(e):t}var z=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},ub=new z(`
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
    `,{fragmentName:"CustomerUse"}),cb=new z(`
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
    `,{fragmentName:"WalletNumbers"}),db=new z(`
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
    `,{fragmentName:"SignalRow"}),mb=new z(`
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
    `,{fragmentName:"MarketFacts"}),pb=new z(`
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
    `,{fragmentName:"Gains"}),fb=new z(`
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
}`,{fragmentName:"Graded"}),gb=new z(`
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
}`,{fragmentName:"TrackGroups"}),hb=new z(`
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
    `,{fragmentName:"ConfigParts"}),yb=new z(`
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
    `,{fragmentName:"WebhookParts"}),Fl=new z(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Vl=new z(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),ql=new z(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Bl=new z(`
    query Health($operator: Boolean!) {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
  serviceStatus @include(if: $operator) {
    attention {
      level
    }
  }
}
    `),Gl=new z(`
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
    `),Ql=new z(`
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
}`),Hl=new z(`
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
}`),zl=new z(`
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
    `),jl=new z(`
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
    `),Kl=new z(`
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
}`),Yl=new z(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),Jl=new z(`
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
    `),Zl=new z(`
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
}`),xs=new z(`
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
}`),Xl=new z(`
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
    `),eu=new z(`
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
}`),tu=new z(`
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
    `),nu=new z(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),ru=new z(`
    query Overview {
  serviceStatus {
    version
    startedAt
    errors
    warnings
    failedRequests
    attention {
      level
      text
    }
    chains {
      chain
      events
      unprocessed
      eventsPerSecond
      lastEventAt
      lagSeconds
      noSource
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
      pending
      retrying
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
      diskBytes
      growthPerDay
      measuredSeconds
      rough
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
}
    `),ou=new z(`
    query LastHour {
  serviceStatus {
    lastHour {
      at
      eventsPerSecond
      lagSeconds
      signalSeconds
      databaseBytes
    }
  }
}
    `),iu=new z(`
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
    `),su=new z(`
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
}`),au=new z(`
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
    `),lu=new z(`
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
    `),uu=new z(`
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
    `),cu=new z(`
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
    `),du=new z(`
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
    `),mu=new z(`
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
    `),pu=new z(`
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
}`),fu=new z(`
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
}`),gu=new z(`
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
}`),hu=new z(`
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
    `),yu=new z(`
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
    `),bu=new z(`
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
}`),wu=new z(`
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
}`),Cs=new z(`
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
    `),vu=new z(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),ku=new z(`
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
    `),Su=new z(`
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
}`),_u=new z(`
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
    `),Tu=new z(`
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
    `),xu=new z(`
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
    `),Cu=new z(`
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
}`),Au=new z(`
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
}`),Pu=new z(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Ru=new z(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Du=new z(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Eu=new z(`
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
    `),Lu=new z(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Uu=new z(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),As=new z(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Nt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function zn(e){return Nt(e)==="object"}function Ap(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function Ps(e,t){return e.length<124?e:t}var Nu="graphql-transport-ws";var Vt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Vt||{}),qt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(qt||{});function $u(e){if(!zn(e))throw new Error(`Message is expected to be an object, but got ${Nt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Nt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!zn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!zn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Nt(e.payload.query)}`);if(e.payload.variables!=null&&!zn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Nt(e.payload.variables)}`);if(e.payload.operationName!=null&&Nt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Nt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!zn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Nt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!zn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Ap(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Iu(e,t){return $u(typeof e=="string"?JSON.parse(e,t):e)}function Or(e,t){return $u(e),JSON.stringify(e,t)}function Ds(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:i=console.error,lazyCloseTimeout:s=0,keepAlive:a=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:m=5,retryWait:b=async function(I){let M=Math.pow(2,I);await new Promise(E=>setTimeout(E,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=Rs,on:h,webSocketImpl:y,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,I=>{let M=Math.random()*16|0;return(I=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:U,jsonMessageReviver:L}=e,$;if(y){if(!Rp(y))throw new Error("Invalid WebSocket implementation provided");$=y}else typeof WebSocket<"u"?$=WebSocket:typeof global<"u"?$=global.WebSocket||global.MozWebSocket:typeof window<"u"&&($=window.WebSocket||window.MozWebSocket);if(!$)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let S=$,P=(()=>{let N=(()=>{let M={};return{on(E,be){return M[E]=be,()=>{delete M[E]}},emit(E){"id"in E&&M[E.id]?.(E)}}})(),I={connecting:h?.connecting?[h.connecting]:[],opened:h?.opened?[h.opened]:[],connected:h?.connected?[h.connected]:[],ping:h?.ping?[h.ping]:[],pong:h?.pong?[h.pong]:[],message:h?.message?[N.emit,h.message]:[N.emit],closed:h?.closed?[h.closed]:[],error:h?.error?[h.error]:[]};return{onMessage:N.on,on(M,E){let be=I[M];return be.push(E),()=>{let se=be.indexOf(E);se>-1&&be.splice(se,1)}},emit(M,...E){for(let be of[...I[M]])be(...E)}}})();function C(N){let I=[P.on("error",M=>{I.forEach(E=>E()),N(M)}),P.on("closed",M=>{I.forEach(E=>E()),N(M)})];return()=>I.forEach(M=>M())}let te,W=0,oe,K=!1,ue=0,Y=!1;async function R(){clearTimeout(oe);let[N,I]=await(te??(te=new Promise((be,se)=>(async()=>{if(K){if(await b(ue),!W)return te=void 0,se({code:1e3,reason:"All Subscriptions Gone"});ue++}P.emit("connecting",K);let Q=new S(typeof t=="function"?await t():t,Nu),pe,ae;function H(){isFinite(a)&&a>0&&(clearTimeout(ae),ae=setTimeout(()=>{Q.readyState===S.OPEN&&(Q.send(Or({type:qt.Ping})),P.emit("ping",!1,void 0))},a))}C(Se=>{te=void 0,clearTimeout(pe),clearTimeout(ae),se(Se),Se instanceof yo&&(Q.close(4499,"Terminated"),Q.onerror=null,Q.onclose=null)}),Q.onerror=Se=>P.emit("error",Se),Q.onclose=Se=>P.emit("closed",Se),Q.onopen=async()=>{try{P.emit("opened",Q);let Se=typeof r=="function"?await r():r;if(Q.readyState!==S.OPEN)return;Q.send(Or(Se?{type:qt.ConnectionInit,payload:Se}:{type:qt.ConnectionInit},U)),isFinite(d)&&d>0&&(pe=setTimeout(()=>{Q.close(Vt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),H()}catch(Se){P.emit("error",Se),Q.close(Vt.InternalClientError,Ps(Se instanceof Error?Se.message:String(Se),"Internal client error"))}};let $e=!1;Q.onmessage=({data:Se})=>{try{let ce=Iu(Se,L);if(P.emit("message",ce),ce.type==="ping"||ce.type==="pong"){P.emit(ce.type,!0,ce.payload),ce.type==="pong"?H():u||(Q.send(Or(ce.payload?{type:qt.Pong,payload:ce.payload}:{type:qt.Pong},U)),P.emit("pong",!1,ce.payload));return}if($e)return;if(ce.type!==qt.ConnectionAck)throw new Error(`First message cannot be of type ${ce.type}`);clearTimeout(pe),$e=!0,P.emit("connected",Q,ce.payload,K),K=!1,ue=0;let ve=new Promise((Kt,xt)=>C(xt));ve.catch(()=>{}),be([Q,ve])}catch(ce){Q.onmessage=null,P.emit("error",ce),Q.close(Vt.BadResponse,Ps(ce instanceof Error?ce.message:String(ce),"Bad response"))}}})())));N.readyState===S.CLOSING&&await I;let M=()=>{},E=new Promise(be=>M=be);return[N,M,new Promise((be,se)=>{let Q=C(se);N.readyState!==S.OPEN&&I.catch(se),E.then(()=>{if(Q(),!W){let pe=()=>N.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(oe),oe=setTimeout(()=>{!W&&N.readyState===S.OPEN&&pe()},s)):pe()}be()})})]}function X(N){if(Rs(N)&&(Pp(N.code)||[Vt.InternalServerError,Vt.InternalClientError,Vt.BadRequest,Vt.BadResponse,Vt.Unauthorized,Vt.SubprotocolNotAcceptable,Vt.SubscriberAlreadyExists,Vt.TooManyInitialisationRequests].includes(N.code)))throw N;if(Y)return!1;if(Rs(N)&&N.code===1e3)return W>0;if(!m||ue>=m||!f(N))throw N;return K=!0}n||(async()=>{for(W++;;)try{let[,,N]=await R();await N}catch(N){try{if(!X(N))return}catch(I){return i?.(I)}}})();function O(N,I){let M=T(N),E=!1,be=!1,se=()=>{W--,E=!0};return(async()=>{for(W++;;)try{let[Q,pe,ae]=await R();if(E)return ae.catch(()=>{}),pe();let H=P.onMessage(M,$e=>{switch($e.type){case qt.Next:{I.next($e.payload);return}case qt.Error:{be=!0,E=!0,I.error($e.payload),se();return}case qt.Complete:{E=!0,se();return}}});Q.send(Or({id:M,type:qt.Subscribe,payload:N},U)),se=()=>{!E&&Q.readyState===S.OPEN&&Q.send(Or({id:M,type:qt.Complete},U)),W--,E=!0,pe()},await ae.finally(H);return}catch(Q){if(!X(Q))return}})().then(()=>{be||I.complete()}).catch(Q=>{I.error(Q)}),()=>{E||se()}}return{on:P.on,subscribe:O,iterate(N){let I=[],M={done:!1,error:null,resolve:()=>{}},E=O(N,{next(se){I.push(se),M.resolve()},error(se){M.done=!0,M.error=se,M.resolve()},complete(){M.done=!0,M.resolve()}}),be=(async function*(){for(;;){for(I.length||await new Promise(Q=>M.resolve=Q);I.length;)yield I.shift();if(M.error)throw M.error;if(M.done)return}})();return be.throw=async se=>(M.done||(M.done=!0,M.error=se,M.resolve()),{done:!0,value:void 0}),be.return=async()=>(E(),{done:!0,value:void 0}),be},async dispose(){if(Y=!0,te){let[N]=await te;N.close(1e3,"Normal Closure")}},terminate(){te&&P.emit("closed",new yo)}}}var yo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function Rs(e){return zn(e)&&"code"in e&&"reason"in e}function Pp(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Rp(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Wu=new URL("graphql",document.baseURI),Ee=class extends Error{constructor(r,n,i){super(n);this.code=r;this.requestId=i}code;requestId};function ri(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var oi=5e3,bo={key:()=>"",refused:()=>{}};function Mu(e){bo=e}async function He(e,t,r={}){let n=r.key??bo.key(),i;try{i=await fetch(Wu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Ee("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=i.headers.get("X-Request-Id")??void 0,a;try{a=await i.json()}catch{throw i.status>=500?new Ee("NETWORK",`The service does not answer: status ${i.status}. It may be restarting.`,s):new Ee("NETWORK",`The answer cannot be read: status ${i.status}.`,s)}let u=a.errors?.[0];if(u||!a.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Ee(d,u?.message??`status ${i.status}`,s);throw d==="UNAUTHENTICATED"&&r.key===void 0&&bo.refused(m.message),m}return a.data}var ni,Ls=new Set;function Dp(){return ni??=Ds({url:Wu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${bo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>Es("connecting"),connected:()=>Es("open"),closed:()=>Es("broken")}}),ni}function Es(e){for(let t of Ls)t(e)}async function Us(){let e=ni;ni=void 0;try{await e?.dispose()}catch{}}function Ou(e,t,r){let n=r.link;n&&Ls.add(n);let i=Dp().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:a})=>{a?.[0]?r.failed(new Ee(String(a[0].extensions?.code??""),a[0].message)):s&&r.next(s)},error:s=>r.failed(Ep(s)),complete:()=>{}});return()=>{n&&Ls.delete(n),i()}}function Ep(e){if(Array.isArray(e)){let t=e[0];return new Ee(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&bo.refused("The key is no longer accepted."),new Ee("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ee("NETWORK","The connection is broken.")}var Lp=15e4;function Z(e,t,r={}){let[n,i]=me({loading:!r.skip}),[s,a]=me(0),u=_t(""),d=_t(void 0),m=JSON.stringify(t)+e.toString();Je(()=>{if(r.skip){i({loading:!1});return}let f=new AbortController;return d.current=Date.now(),i(h=>({...h,loading:!0})),He(e,t,{signal:f.signal}).then(h=>{d.current=void 0,u.current=m,i({data:h,loading:!1})},h=>{if(f.signal.aborted)return;d.current=void 0;let y=h instanceof Ee?h:new Ee("",String(h));i(T=>({data:u.current===m?T.data:void 0,refusal:y,loading:!1}))}),()=>f.abort()},[m,s,r.skip]);let b=ri(n.refusal)?oi:r.every;return Je(()=>{if(!b||r.skip)return;let f=setInterval(()=>{let h=d.current===void 0||Date.now()-d.current>Lp;document.visibilityState==="visible"&&h&&a(y=>y+1)},b);return()=>clearInterval(f)},[b,r.skip]),{...n,reload:()=>a(f=>f+1)}}function ii(e,t){let[r,n]=me(e),i=JSON.stringify(e);return Je(()=>{let s=setTimeout(()=>n(e),t);return()=>clearTimeout(s)},[i,t]),r}var Up=Symbol.for("preact-signals");function ui(){if(En>1)En--;else{var e,t=!1;for((function(){var i=ai;for(ai=void 0;i!==void 0;){var s=i.S;if(s.v===i.v)for(var a=s.t;a!==void 0;a=a.x)a.i===i.i&&(a.i=s.i);i=i.o}})();vo!==void 0;){var r=vo;for(vo=void 0,si++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Vu(r))try{r.c()}catch(i){t||(e=i,t=!0)}r=n}}if(si=0,En--,t)throw e}}function $s(e){if(En>0)return e();Ns=++Np,En++;try{return e()}finally{ui()}}var wo,Be=void 0;function ko(e){var t=Be,r=wo;Be=void 0,wo=void 0;try{return e()}finally{Be=t,wo=r}}var vo=void 0,En=0,si=0,Np=0,Ns=0,ai=void 0,li=0;function Fu(e){if(Be!==void 0){var t=e.n;if(t===void 0||t.t!==Be)return t={i:0,S:e,p:Be.s,n:void 0,t:Be,e:void 0,x:void 0,r:t},Be.s!==void 0&&(Be.s.n=t),Be.s=t,e.n=t,32&Be.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Be.s,t.n=void 0,Be.s.n=t,Be.s=t),t}}function lt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}lt.prototype.brand=Up;lt.prototype.h=function(){return!0};lt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:ko(function(){var n;(n=t.W)==null||n.call(t)}))};lt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ko(function(){var i;(i=t.Z)==null||i.call(t)}))}};lt.prototype.subscribe=function(e){var t=this;return dr(function(){var r=t.value;ko(function(){return e(r)})},{name:"sub"})};lt.prototype.valueOf=function(){return this.value};lt.prototype.toString=function(){return this.value+""};lt.prototype.toJSON=function(){return this.value};lt.prototype.peek=function(){var e=this;return ko(function(){return e.value})};Object.defineProperty(lt.prototype,"value",{get:function(){var e=Fu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(si>100)throw new Error("Cycle detected");(function(r){En!==0&&si===0&&r.l!==Ns&&(r.l=Ns,ai={S:r,v:r.v,i:r.i,o:ai})})(this),this.v=e,this.i++,li++,En++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ui()}}}});function Ge(e,t){return new lt(e,t)}function Vu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function qu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Bu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function cr(e,t){lt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=li-1,this.f=4}cr.prototype=new lt;cr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===li))return!0;if(this.g=li,this.f|=1,this.i>0&&!Vu(this))return this.f&=-2,!0;var e=Be;try{qu(this),Be=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Be=e,Bu(this),this.f&=-2,!0};cr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}lt.prototype.S.call(this,e)};cr.prototype.U=function(e){if(this.t!==void 0&&(lt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};cr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(cr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Fu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Fr(e,t){return new cr(e,t)}function Gu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){En++;var r=Be;Be=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Is(e),n}finally{Be=r,ui()}}}function Is(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Gu(e)}function $p(e){if(Be!==this)throw new Error("Out-of-order effect");Bu(this),Be=e,this.f&=-2;try{8&this.f&&Is(this)}finally{ui()}}function Vr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,wo&&wo.push(this)}Vr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Vr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Gu(this),qu(this),En++;var e=Be;return Be=this,$p.bind(this,e)};Vr.prototype.N=function(){2&this.f||(this.f|=2,this.u=vo,vo=this)};Vr.prototype.d=function(){this.f|=8,1&this.f||Is(this)};Vr.prototype.dispose=function(){this.d()};function dr(e,t){var r=new Vr(e,t);try{r.c()}catch(i){throw r.d(),i}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var Qu,di,ci,Ip=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Hu=[];dr(function(){Qu=this.N})();function qr(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function So(e){if(ci){var t=ci;ci=void 0,t()}ci=e&&e.S()}function zu(e){var t=this,r=e.data,n=Mp(r);n.name="ReactiveDom",n.value=r;var i=nn(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var m=Fr(function(){var y=n.value.value;return y===0?0:y===!0?"":y||""}),b=Fr(function(){return!Array.isArray(m.value)&&!ms(m.value)}),f=dr(function(){if(this.N=ju,b.value){var y=m.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=y)}}),h=t.__$u.d;return t.__$u.d=function(){f(),h.call(this)},[b,m]},[]),s=i[0],a=i[1];return s.value?a.peek():a.value}zu.displayName="ReactiveTextNode";Object.defineProperties(lt.prototype,{constructor:{configurable:!0,value:kl(x,null).constructor},type:{configurable:!0,value:zu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});qr("__b",function(e,t){if(So(),di=void 0,typeof t.type=="string"){var r,n=t.props;for(var i in n)if(i!=="children"){var s=n[i];s instanceof lt&&(r||(t.__np=r={}),r[i]=s,n[i]=s.peek())}}e(t)});qr("__r",function(e,t){if(e(t),t.type!==x){So();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(i,s){var a;return dr(function(){a=this},{name:s}),a.c=i,a})((function(i){return function(){var s;Ip&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),di=n,So(r)}});qr("__e",function(e,t,r,n){So(),di=void 0,e(t,r,n)});qr("diffed",function(e,t){So(),di=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,i=t.props,s=r.U;if(s)for(var a in s){var u=s[a];u===void 0||n&&a in n||(u.d(),s[a]=void 0)}if(n){s||(s={},r.U=s);for(var d in n){var m=s[d],b=n[d];m===void 0?(m=Wp(r,d,b,i),s[d]=m):m.o(b,i)}}}e(t)});function Wp(e,t,r,n){var i=t in e&&e.ownerSVGElement===void 0,s=Ge(r);return{o:function(a,u){s.value=a,n=u},d:dr(function(){this.N=ju;var a=s.value.value;n[t]!==a&&(n[t]=a,i?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}qr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var i in n){var s=n[i];s&&s.d()}}}var a=t.__np;if(a){var u=t.props;for(var d in a)u[d]=a[d]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var b=m.__$u;b&&(m.__$u=void 0,b.d())}}e(t)});qr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Qn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(n||s||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!=="__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Mp(e,t){return nn(function(){return Ge(e,t)},[])}var Op=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Fp(){$s(function(){for(var e;e=Hu.shift();)Qu.call(e)})}function ju(){Hu.push(this)===1&&(ke.requestAnimationFrame||Op)(Fp)}var mi=Ge(location.hash);addEventListener("hashchange",()=>{mi.value=location.hash});var bt=Fr(()=>{let[e="",t=""]=mi.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Ku),params:new URLSearchParams(t)}});function Ku(e){try{return decodeURIComponent(e)}catch{return e}}function fe(e,t={}){let r=new URLSearchParams;for(let[i,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&r.set(i,String(s));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function ge(e){let{path:t,params:r}=bt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",fe(t,n)),mi.value=location.hash}function Br(e,t){let r=bt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Le(e,t,r){let n=bt.value.params.get(e);return t.find(i=>i===n)??r}function Yu(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),mi.value=location.hash,Ku(e[1])}var Ln=Ge(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(Ln.value=Date.now())},1e3);var _o=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Ju=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function k(e){return _o.format(e)}function we(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?Ju.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?_o.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function To(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?_o.format(r):r.toPrecision(3)} ${t[n]}`}function pi(e){return e>=10||e===0?_o.format(e):e.toPrecision(2)}function Fe(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${_o.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function et(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function $t(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function xo(e){return Math.abs(e)>=1e5?Ju.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function Bt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var dn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Te(e){if(e in dn)return dn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var Vp=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Ze(e){for(let[t,r]of Vp)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var Tt=e=>Math.floor(Date.parse(e)/1e3);function fi(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Ze(r)} ago`}var qp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Bp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Fb=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function rn(e){return`${qp.format(new Date(e))} UTC`}function Dt(e){return Bp.format(new Date(e))}var Gp=Symbol.for("pv"),Qp=0;function o(e,t,r,n,i,s){t||(t={});var a,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?a=t[u]:d[u]=t[u];var m={type:e,props:d,key:r,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Gp,__v:--Qp,__i:-1,__u:0};return(i||s)&&(m.__source=i,m.__self=s),ke.vnode&&ke.vnode(m),m}var Xe={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},rt=Object.keys(Xe);function ot({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:Xe[e]})}function gi({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Gt({value:e,right:t=e}){return o("span",{class:Zu(t),children:$t(e)})}function wt({value:e}){return o("span",{class:Zu(e),children:we(e,!0)})}function Zu(e){return e?e>0?"num good":"num bad":"num"}function ee({at:e}){return e?o("time",{dateTime:e,title:rn(e),children:fi(e,Ln.value)}):o("span",{class:"muted",children:"never"})}function Un({chain:e,address:t,class:r=""}){return o("a",{class:`mono ${r}`,href:fe(["wallet",e,t]),title:t,children:Bt(t)})}function It({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:fe(["token",e,t]),title:t,children:r||Bt(t)})}function jn({text:e,label:t}){let[r,n]=me(!1),i=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{i()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function B({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function ze({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function Ae({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function Gr({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function J({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var Xu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function mn({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),Xu[e.code]&&o("div",{children:Xu[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function ie({query:e,children:t}){let{data:r,refusal:n,loading:i,reload:s}=e;return r===void 0?n?o(mn,{refusal:n,retry:s}):o(Gr,{}):o("div",{"aria-busy":i,class:"stack",children:[n&&o(mn,{refusal:n,retry:s}),t(r)]})}var ec=50,Hp="1200px 0px";function tc({rows:e,id:t,line:r,columns:n}){let i=_t(void 0),s=_t(new Map),a=zp(e,t,i.current);Je(()=>{i.current=e[0]===void 0?void 0:{id:t(e[0]),at:a}}),Je(()=>{let d=()=>s.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,m)=>{let b=Math.floor((a+m)/ec),f=u.at(-1);f?.number===b?f.rows.push(d):u.push({number:b,from:m,rows:[d]})}),o(x,{children:u.map(d=>o(jp,{...d,drawn:d.from<ec,line:r,columns:n,heights:s.current},d.number))})}function zp(e,t,r){if(!r)return 0;let n=e.findIndex(i=>t(i)===r.id);return n<0?0:r.at-n}function jp({number:e,from:t,rows:r,drawn:n,line:i,columns:s,heights:a}){let u=_t(null),[d,m]=me(n),b=_t(0);if(Je(()=>{let h=u.current;if(!h)return;let y=new IntersectionObserver(T=>{let{isIntersecting:U,boundingClientRect:L}=T.at(-1),$=U||h.contains(document.activeElement);!$&&b.current&&a.set(e,L.height/b.current),m($)},{rootMargin:Hp});return y.observe(h),()=>y.disconnect()},[]),b.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((h,y)=>i(h,y===0?t+2:void 0))});let f=(a.get(e)??Kp(a))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function Kp(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ne({label:e,columns:t,rows:r,id:n,class:i,long:s=!1}){let[a,u]=me(),d=t.find(y=>y.name===a?.name)?.sort,m=d&&a?[...r].sort((y,T)=>Yp(d(y),d(T))*(a.up?1:-1)):r,b=t.some(y=>y.width!==void 0),f=y=>u(T=>T?.name===y?{name:y,up:!T.up}:{name:y,up:!1}),h=(y,T)=>o(Ws,{row:y,columns:t,class:i?.(y),index:T},n(y));return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{class:b?"fixed":void 0,"aria-rowcount":s?r.length+1:void 0,children:[b&&o("colgroup",{children:t.map(y=>o("col",{style:y.width===void 0?void 0:{width:`${y.width}rem`}},y.name))}),o("thead",{children:o("tr",{children:t.map(y=>o("th",{scope:"col",title:y.title,class:nc(y),"aria-sort":a?.name===y.name?a.up?"ascending":"descending":void 0,children:y.sort?o("button",{type:"button",class:"sort",onClick:()=>f(y.name),children:y.name}):y.name},y.name))})}),s?o(tc,{rows:m,id:n,line:h,columns:t.length}):o("tbody",{children:m.map(y=>h(y))})]})})}var Ws=class extends Qn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:i}){return o("tr",{class:n,"aria-rowindex":i,children:r.map(s=>o("td",{"data-name":s.name,class:nc(s),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function nc(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function Yp(e,t){return e<t?-1:e>t?1:0}function Qr({shown:e,total:t,noun:r,more:n,first:i}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),i&&o("button",{type:"button",onClick:i,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function rc(){let e=Z(Hl,{},{every:15e3});return o(x,{children:[o(Ae,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(ie,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Ms,{of:t})})})]})}var Jp=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(x,{children:["revoked ",o(ee,{at:e.revokedAt})]}):e.expiresAt?`until ${Dt(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(ee,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>k(e.uses)},{name:"Created",wide:!0,cell:e=>Dt(e.createdAt)}],Zp=[{name:"Webhook",cell:e=>o(x,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(x,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(ee,{at:e.lastSuccessAt})}];function Ms({of:e}){return o(x,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(ee,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(B,{title:"Budget",children:o(Xp,{of:e.budget})}),o(B,{title:"Limits of all keys together",class:"spaced",children:o(ef,{of:e})}),o(B,{title:"Keys",children:o(ne,{label:"Keys, newest first",columns:Jp,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(B,{title:"Webhooks",children:o(ne,{label:"Webhooks",columns:Zp,rows:e.webhooks,id:t=>String(t.number)})})]})}function Xp({of:e}){let t=(Date.parse(e.day)+864e5-Ln.value)/1e3;return o(ze,{items:[{name:"Signals today",value:k(e.dailyUsed),note:`of ${k(e.dailyBudget)}, ${Dt(e.day)}`},{name:"Starts anew",value:t>0?`in ${Ze(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:Te(r.type),value:k(r.used),note:r.limit===null?"no limit":`of ${k(r.limit)}`}))]})}function ef({of:e}){let t=(r,n)=>({value:r===null?"none":xo(r),note:r===null?void 0:n});return o(x,{children:[o(ze,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function oc({args:[e]}){return e?o(of,{id:e}):o(rf,{})}var tf=[{name:"Customer",cell:e=>o(x,{children:[o("a",{href:fe(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>k(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(ee,{at:nf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>k(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(x,{children:[k(e.budget.dailyUsed),o("small",{children:["of ",k(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Dt(e.createdAt)}];function nf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function rf(){let[e,t]=me(),r=Z(Gl,{after:e},{every:15e3});return o(x,{children:[o(Ae,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(ie,{query:r,children:({customers:n})=>n.totalCount===0?o(J,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(B,{children:[o(ne,{label:"Customers",columns:tf,rows:n.nodes,id:i=>i.customerId}),o(Qr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function of({id:e}){let t=Z(Ql,{id:e},{every:15e3});return o(ie,{query:t,children:({customer:r})=>r?o(sf,{customer:r}):o(J,{title:"There is no such customer",children:o("a",{href:fe(["customers"]),children:"All customers"})})})}function sf({customer:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:fe(["customers"]),children:"All customers"})}),o(Ms,{of:e}),o(af,{id:e.customerId,suspended:!!e.suspendedAt})]})}function af({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(B,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(jn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function pn({label:e,choices:t,chosen:r,change:n}){let i=s=>n(r.includes(s)?r.filter(a=>a!==s):[...r,s]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:s,label:a})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(s),onClick:()=>i(s),children:a},s))})}function je({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:i,label:s})=>o("button",{type:"button","aria-pressed":i===r,onClick:()=>n(i),children:s},i))})}function mr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:i=>n(i.currentTarget.value),children:t.map(({value:i,label:s})=>o("option",{value:i,children:s},i))})]})}function xn({value:e,change:t,type:r,...n}){let[i,s]=me();return o("input",{...n,type:r,value:i??e,onInput:a=>s(a.currentTarget.value),onChange:a=>{a.currentTarget.validity.valid&&t(a.currentTarget.value)},onBlur:a=>{a.currentTarget.validity.valid&&s(void 0)}})}function Hr({label:e,value:t,change:r,min:n=0,max:i,step:s="any",hint:a}){return o("label",{class:"field",children:[o("span",{children:e}),o(xn,{type:"number",inputMode:"decimal",value:t,change:r,min:n,max:i,step:s,placeholder:a})]})}function sc(){let[e,t]=me(bt.value.params.get("text")??""),r=ii(e.trim(),300);return Je(()=>ge({text:r}),[r]),o("div",{class:"stack",children:[o(Ae,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(J,{title:"Write at least two characters"}):o(lf,{text:r})]})}function lf({text:e}){let t=Z(zl,{text:e});return o(ie,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(J,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(uf,{found:r})})}function uf({found:e}){return o(x,{children:[e.tokens.length>0&&o(B,{title:"Tokens",children:o(ne,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(ac,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(ot,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":we(t.volume24hUsd)}]})}),e.markets.length>0&&o(B,{title:"Markets",children:o(ne,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:fe(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>we(t.volume24hr)}]})}),e.wallets.length>0&&o(B,{title:"Wallets",children:o(ne,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Un,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(ot,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(wt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>k(t.tradeCount)},{name:"Last trade",cell:t=>o(ee,{at:t.lastTradeTime})}]})})]})}function ac({chain:e,address:t,symbol:r,market:n}){return n?o(x,{children:[o("a",{class:"symbol",href:fe(["token",e,t]),children:n.outcomeLabel||Bt(t)})," ",o("small",{class:"muted",children:n.question})]}):o(It,{chain:e,address:t,symbol:r})}var ic=["HOUR","SIX_HOURS","DAY"],cf={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function lc(){let e=Le("chain",rt,"BASE"),t=Le("window",ic,"DAY"),r=Z(jl,{chain:e,window:t},{every:15e3});return o(x,{children:[o(Ae,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(je,{label:"Chain",choices:rt.map(n=>({value:n,label:Xe[n]})),chosen:e,change:n=>ge({chain:n})}),o(je,{label:"Hours",choices:ic.map(n=>({value:n,label:cf[n]})),chosen:t,change:n=>ge({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(ie,{query:r,children:({trendingTokens:n})=>n.length===0?o(J,{title:"No top wallet bought anything",children:["In these hours of ",Xe[e],". A longer time, or another chain, may show more."]}):o(x,{children:[o("p",{class:"muted small",children:["Since ",rn(n[0].since)]}),o(ne,{label:"Tokens that top wallets buy",rows:n,id:i=>i.token.address,columns:[{name:"Token",cell:i=>o(ac,{chain:e,address:i.token.address,symbol:i.token.symbol,market:i.token.market})},{name:"Buyers",number:!0,cell:i=>k(i.buyers),sort:i=>i.buyers},{name:"Sellers",number:!0,cell:i=>k(i.sellers),sort:i=>i.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:i=>o(wt,{value:i.netFlowUsd}),sort:i=>i.netFlowUsd},{name:"Price",number:!0,cell:i=>Fe(i.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:i=>o(Gt,{value:i.priceChangePct===null?null:i.priceChangePct/100}),sort:i=>i.priceChangePct??-1/0}]})]})})})]})}var df="uplot",mf="u-hz",pf="u-vt",ff="u-title",gf="u-wrap",hf="u-under",yf="u-over",bf="u-axis",gr="u-off",wf="u-select",vf="u-cursor-x",kf="u-cursor-y",Sf="u-cursor-pt",_f="u-legend",Tf="u-live",xf="u-inline",Cf="u-series",Af="u-marker",uc="u-label",Pf="u-value",Ao="width",Po="height";var cc="bottom",zr="left",Os="right",na="#000",dc=na+"0",Fs="mousemove",mc="mousedown",Vs="mouseup",pc="mouseenter",fc="mouseleave",gc="dblclick",Rf="resize",Df="scroll",hc="change",vi="dppxchange",ra="--",eo=typeof window<"u",Hs=eo?document:null,Kr=eo?window:null,Ef=eo?navigator:null,Pe,hi;function zs(){let e=devicePixelRatio;Pe!=e&&(Pe=e,hi&&Ks(hc,hi,zs),hi=matchMedia(`(min-resolution: ${Pe-.001}dppx) and (max-resolution: ${Pe+.001}dppx)`),hr(hc,hi,zs),Kr.dispatchEvent(new CustomEvent(vi)))}function Qt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function js(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ve(e,t,r){e.style[t]=r+"px"}function fn(e,t,r,n){let i=Hs.createElement(e);return t!=null&&Qt(i,t),r?.insertBefore(i,n),i}function on(e,t){return fn("div",e,t)}var yc=new WeakMap;function Cn(e,t,r,n,i){let s="translate("+t+"px,"+r+"px)",a=yc.get(e);s!=a&&(e.style.transform=s,yc.set(e,s),t<0||r<0||t>n||r>i?Qt(e,gr):js(e,gr))}var bc=new WeakMap;function wc(e,t,r){let n=t+r,i=bc.get(e);n!=i&&(bc.set(e,n),e.style.background=t,e.style.borderColor=r)}var vc=new WeakMap;function kc(e,t,r,n){let i=t+""+r,s=vc.get(e);i!=s&&(vc.set(e,i),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var oa={passive:!0},Lf={...oa,capture:!0};function hr(e,t,r,n){t.addEventListener(e,r,n?Lf:oa)}function Ks(e,t,r,n){t.removeEventListener(e,r,oa)}eo&&zs();function gn(e,t,r,n){let i;r=r||0,n=n||t.length-1;let s=n<=2147483647;for(;n-r>1;)i=s?r+n>>1:Ht((r+n)/2),t[i]<e?r=i:n=i;return e-t[r]<=t[n]-e?r:n}function Kc(e){return(r,n,i)=>{let s=-1,a=-1;for(let u=n;u<=i;u++)if(e(r[u])){s=u;break}for(let u=i;u>=n;u--)if(e(r[u])){a=u;break}return[s,a]}}var Yc=e=>e!=null,Jc=e=>e!=null&&e>0,_i=Kc(Yc),Uf=Kc(Jc);function Nf(e,t,r,n=0,i=!1){let s=i?Uf:_i,a=i?Jc:Yc;[t,r]=s(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let m=t;m<=r;m++){let b=e[m];a(b)&&(b<u?u=b:b>d&&(d=b))}return[u??Ue,d??-Ue]}function Ti(e,t,r,n){let i=Tc(e),s=Tc(t);e==t&&(i==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Nn:Zc,u=i==1?Ht:sn,d=s==1?sn:Ht,m=u(a(ct(e))),b=d(a(ct(t))),f=Yr(r,m),h=Yr(r,b);return r==10&&(m<0&&(f=Ne(f,-m)),b<0&&(h=Ne(h,-b))),n||r==2?(e=f*i,t=h*s):(e=nd(e,f),t=xi(t,h)),[e,t]}function ia(e,t,r,n){let i=Ti(e,t,r,n);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var sa=.1,Sc={mode:3,pad:sa},Do={pad:0,soft:null,mode:0},$f={min:Do,max:Do};function ki(e,t,r,n){return Ci(r)?_c(e,t,r):(Do.pad=r,Do.soft=n?0:null,Do.mode=n?3:0,_c(e,t,$f))}function xe(e,t){return e??t}function If(e,t,r){for(t=xe(t,0),r=xe(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function _c(e,t,r){let n=r.min,i=r.max,s=xe(n.pad,0),a=xe(i.pad,0),u=xe(n.hard,-Ue),d=xe(i.hard,Ue),m=xe(n.soft,Ue),b=xe(i.soft,-Ue),f=xe(n.mode,0),h=xe(i.mode,0),y=t-e,T=Nn(y),U=Et(ct(e),ct(t)),L=Nn(U),$=ct(L-T);(y<1e-24||$>10)&&(y=0,(e==0||t==0)&&(y=1e-24,f==2&&m!=Ue&&(s=0),h==2&&b!=-Ue&&(a=0)));let S=y||U||1e3,P=Nn(S),C=Yr(10,Ht(P)),te=S*(y==0?e==0?.1:1:s),W=Ne(nd(e-te,C/10),24),oe=e>=m&&(f==1||f==3&&W<=m||f==2&&W>=m)?m:Ue,K=Et(u,W<oe&&e>=oe?oe:hn(oe,W)),ue=S*(y==0?t==0?.1:1:a),Y=Ne(xi(t+ue,C/10),24),R=t<=b&&(h==1||h==3&&Y>=b||h==2&&Y<=b)?b:-Ue,X=hn(d,Y>R&&t<=R?R:Et(R,Y));return K==X&&K==0&&(X=100),[K,X]}var Wf=new Intl.NumberFormat(eo?Ef.language:"en-US"),aa=e=>Wf.format(e),zt=Math,wi=zt.PI,ct=zt.abs,Ht=zt.floor,ut=zt.round,sn=zt.ceil,hn=zt.min,Et=zt.max,Yr=zt.pow,Tc=zt.sign,Nn=zt.log10,Zc=zt.log2,Mf=(e,t=1)=>zt.sinh(e)*t,qs=(e,t=1)=>zt.asinh(e/t),Ue=1/0;function xc(e){return(Nn((e^e>>31)-(e>>31))|0)+1}function Ys(e,t,r){return hn(Et(e,t),r)}function Xc(e){return typeof e=="function"}function ye(e){return Xc(e)?e:()=>e}var Of=()=>{},ed=e=>e,td=(e,t)=>t,Ff=e=>null,Cc=e=>!0,Ac=(e,t)=>e==t,Vf=/\.\d*?(?=9{6,}|0{6,})/gm,yr=e=>{if(od(e)||Yn.has(e))return e;let t=`${e}`,r=t.match(Vf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[i,s]=t.split("e");return+`${yr(i)}e${s}`}return Ne(e,n)};function pr(e,t){return yr(Ne(yr(e/t))*t)}function xi(e,t){return yr(sn(yr(e/t))*t)}function nd(e,t){return yr(Ht(yr(e/t))*t)}function Ne(e,t=0){if(od(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ut(n)/r}var Yn=new Map;function rd(e){return((""+e).split(".")[1]||"").length}function Lo(e,t,r,n){let i=[],s=n.map(rd);for(let a=t;a<r;a++){let u=ct(a),d=Ne(Yr(e,a),u);for(let m=0;m<n.length;m++){let b=e==10?+`${n[m]}e${a}`:n[m]*d,f=(a>=0?0:u)+(a>=s[m]?0:s[m]),h=e==10?b:Ne(b,f);i.push(h),Yn.set(h,f)}}return i}var Eo={},la=[],Jr=[null,null],Kn=Array.isArray,od=Number.isInteger,qf=e=>e===void 0;function Pc(e){return typeof e=="string"}function Ci(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Bf(e){return e!=null&&typeof e=="object"}var Gf=Object.getPrototypeOf(Uint8Array),id="__proto__";function Zr(e,t=Ci){let r;if(Kn(e)){let n=e.find(i=>i!=null);if(Kn(n)||t(n)){r=Array(e.length);for(let i=0;i<e.length;i++)r[i]=Zr(e[i],t)}else r=e.slice()}else if(e instanceof Gf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=id&&(r[n]=Zr(e[n],t))}else r=e;return r}function it(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let i in n)i!=id&&(Ci(e[i])?it(e[i],Zr(n[i])):e[i]=Zr(n[i]))}return e}var Qf=0,Hf=1,zf=2;function jf(e,t,r){for(let n=0,i,s=-1;n<t.length;n++){let a=t[n];if(a>s){for(i=a-1;i>=0&&e[i]==null;)e[i--]=null;for(i=a+1;i<r&&e[i]==null;)e[s=i++]=null}}}function Kf(e,t){if(Zf(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return Xf(a[0])||(a=Jf(a)),a}let r=new Set;for(let a=0;a<e.length;a++){let d=e[a][0],m=d.length;for(let b=0;b<m;b++)r.add(d[b])}let n=[Array.from(r).sort((a,u)=>a-u)],i=n[0].length,s=new Map;for(let a=0;a<i;a++)s.set(n[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],d=u[0];for(let m=1;m<u.length;m++){let b=u[m],f=Array(i).fill(void 0),h=t?t[a][m]:Hf,y=[];for(let T=0;T<b.length;T++){let U=b[T],L=s.get(d[T]);U===null?h!=Qf&&(f[L]=U,h==zf&&y.push(L)):f[L]=U}jf(f,y,i),n.push(f)}}return n}var Yf=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Jf(e){let t=e[0],r=t.length,n=Array(r);for(let s=0;s<n.length;s++)n[s]=s;n.sort((s,a)=>t[s]-t[a]);let i=[];for(let s=0;s<e.length;s++){let a=e[s],u=Array(r);for(let d=0;d<r;d++)u[d]=a[n[d]];i.push(u)}return i}function Zf(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let i=e[n][0];if(i.length!=r)return!1;if(i!=t){for(let s=0;s<r;s++)if(i[s]!=t[s])return!1}}return!0}function Xf(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,i=r-1;for(;n<=i&&e[n]==null;)n++;for(;i>=n&&e[i]==null;)i--;if(i<=n)return!0;let s=Et(1,Ht((i-n+1)/t));for(let a=e[n],u=n+s;u<=i;u+=s){let d=e[u];if(d!=null){if(d<=a)return!1;a=d}}return!0}var sd=["January","February","March","April","May","June","July","August","September","October","November","December"],ad=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function ld(e){return e.slice(0,3)}var eg=ad.map(ld),tg=sd.map(ld),ng={MMMM:sd,MMM:tg,WWWW:ad,WWW:eg};function Co(e){return(e<10?"0":"")+e}function rg(e){return(e<10?"00":e<100?"0":"")+e}var og={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Co(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Co(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Co(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Co(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Co(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>rg(e.getMilliseconds())};function ua(e,t){t=t||ng;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=n.exec(e);)r.push(i[0][0]=="{"?og[i[1]]:i[0]);return s=>{let a="";for(let u=0;u<r.length;u++)a+=typeof r[u]=="string"?r[u]:r[u](s,t);return a}}var ig=new Intl.DateTimeFormat().resolvedOptions().timeZone;function sg(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==ig?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var ud=e=>e%1==0,Si=[1,2,2.5,5],ag=Lo(10,-32,0,Si),cd=Lo(10,0,32,Si),lg=cd.filter(ud),fr=ag.concat(cd),ca=`
`,dd="{YYYY}",Rc=ca+dd,md="{M}/{D}",Ro=ca+md,yi=Ro+"/{YY}",pd="{aa}",ug="{h}:{mm}",jr=ug+pd,Dc=ca+jr,Ec=":{ss}",Re=null;function fd(e){let t=e*1e3,r=t*60,n=r*60,i=n*24,s=i*30,a=i*365,d=(e==1?Lo(10,0,3,Si).filter(ud):Lo(10,-3,0,Si)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,s,s*2,s*3,s*4,s*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),m=[[a,dd,Re,Re,Re,Re,Re,Re,1],[i*28,"{MMM}",Rc,Re,Re,Re,Re,Re,1],[i,md,Rc,Re,Re,Re,Re,Re,1],[n,"{h}"+pd,yi,Re,Ro,Re,Re,Re,1],[r,jr,yi,Re,Ro,Re,Re,Re,1],[t,Ec,yi+" "+jr,Re,Ro+" "+jr,Re,Dc,Re,1],[e,Ec+".{fff}",yi+" "+jr,Re,Ro+" "+jr,Re,Dc,Re,1]];function b(f){return(h,y,T,U,L,$)=>{let S=[],P=L>=a,C=L>=s&&L<a,te=f(T),W=Ne(te*e,3),oe=Bs(te.getFullYear(),P?0:te.getMonth(),C||P?1:te.getDate()),K=Ne(oe*e,3);if(C||P){let ue=C?L/s:0,Y=P?L/a:0,R=W==K?W:Ne(Bs(oe.getFullYear()+Y,oe.getMonth()+ue,1)*e,3),X=new Date(ut(R/e)),O=X.getFullYear(),N=X.getMonth();for(let I=0;R<=U;I++){let M=Bs(O+Y*I,N+ue*I,1),E=M-f(Ne(M*e,3));R=Ne((+M+E)*e,3),R<=U&&S.push(R)}}else{let ue=L>=i?i:L,Y=Ht(T)-Ht(W),R=K+Y+xi(W-K,ue);S.push(R);let X=f(R),O=X.getHours()+X.getMinutes()/r+X.getSeconds()/n,N=L/n,I=h.axes[y]._space,M=$/I;for(;R=Ne(R+L,e==1?0:3),!(R>U);)if(N>1){let E=Ht(Ne(O+N,6))%24,Q=f(R).getHours()-E;Q>1&&(Q=-1),R-=Q*n,O=(O+N)%24;let pe=S[S.length-1];Ne((R-pe)/L,3)*M>=.7&&S.push(R)}else S.push(R)}return S}}return[d,m,b]}var[cg,dg,mg]=fd(1),[pg,fg,gg]=fd(.001);Lo(2,-53,53,[1]);function Lc(e,t){return e.map(r=>r.map((n,i)=>i==0||i==8||n==null?n:t(i==1||r[8]==0?n:r[1]+n)))}function Uc(e,t){return(r,n,i,s,a)=>{let u=t.find(T=>a>=T[0])||t[t.length-1],d,m,b,f,h,y;return n.map(T=>{let U=e(T),L=U.getFullYear(),$=U.getMonth(),S=U.getDate(),P=U.getHours(),C=U.getMinutes(),te=U.getSeconds(),W=L!=d&&u[2]||$!=m&&u[3]||S!=b&&u[4]||P!=f&&u[5]||C!=h&&u[6]||te!=y&&u[7]||u[1];return d=L,m=$,b=S,f=P,h=C,y=te,W(U)})}}function hg(e,t){let r=ua(t);return(n,i,s,a,u)=>i.map(d=>r(e(d)))}function Bs(e,t,r){return new Date(e,t,r)}function Nc(e,t){return t(e)}var yg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function $c(e,t){return(r,n,i,s)=>s==null?ra:t(e(n))}function bg(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function wg(e,t){return e.series[t].fill(e,t)}var vg={show:!0,live:!0,isolate:!1,mount:Of,markers:{show:!0,width:2,stroke:bg,fill:wg,dash:"solid"},idx:null,idxs:null,values:[]};function kg(e,t){let r=e.cursor.points,n=on(),i=r.size(e,t);Ve(n,Ao,i),Ve(n,Po,i);let s=i/-2;Ve(n,"marginLeft",s),Ve(n,"marginTop",s);let a=r.width(e,t,i);return a&&Ve(n,"borderWidth",a),n}function Sg(e,t){let r=e.series[t].points;return r._fill||r._stroke}function _g(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Tg(e,t){return e.series[t].points.size}var Gs=[0,0];function xg(e,t,r){return Gs[0]=t,Gs[1]=r,Gs}function bi(e,t,r,n=!0){return i=>{i.button==0&&(!n||i.target==t)&&r(i)}}function Qs(e,t,r,n=!0){return i=>{(!n||i.target==t)&&r(i)}}var Cg={show:!0,x:!0,y:!0,lock:!1,move:xg,points:{one:!1,show:kg,size:Tg,width:0,stroke:_g,fill:Sg},bind:{mousedown:bi,mouseup:bi,click:bi,dblclick:bi,mousemove:Qs,mouseleave:Qs,mouseenter:Qs},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,i)=>n-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},gd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},da=it({},gd,{filter:td}),hd=it({},da,{size:10}),yd=it({},gd,{show:!1}),ma='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',bd="bold "+ma,wd=1.5,Ic={show:!0,scale:"x",stroke:na,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bd,side:2,grid:da,ticks:hd,border:yd,font:ma,lineGap:wd,rotate:0},Ag="Value",Pg="Time",Wc={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function Rg(e,t,r,n,i){return t.map(s=>s==null?"":aa(s))}function Dg(e,t,r,n,i,s,a){let u=[],d=Yn.get(i)||0;r=a?r:Ne(xi(r,i),d);for(let m=r;m<=n;m=Ne(m+i,d))u.push(Object.is(m,-0)?0:m);return u}function Js(e,t,r,n,i,s,a){let u=[],d=e.scales[e.axes[t].scale].log,m=d==10?Nn:Zc,b=Ht(m(r));i=Yr(d,b),d==10&&(i=fr[gn(i,fr)]);let f=r,h=i*d;d==10&&(h=fr[gn(h,fr)]);do u.push(f),f=f+i,d==10&&!Yn.has(f)&&(f=Ne(f,Yn.get(i))),f>=h&&(i=f,h=i*d,d==10&&(h=fr[gn(h,fr)]));while(f<=n);return u}function Eg(e,t,r,n,i,s,a){let d=e.scales[e.axes[t].scale].asinh,m=n>d?Js(e,t,Et(d,r),n,i):[d],b=n>=0&&r<=0?[0]:[];return(r<-d?Js(e,t,Et(d,-n),-r,i):[d]).reverse().map(h=>-h).concat(b,m)}var vd=/./,Lg=/[12357]/,Ug=/[125]/,Mc=/1/,Zs=(e,t,r,n)=>e.map((i,s)=>t==4&&i==0||s%n==0&&r.test(i.toExponential()[i<0?1:0])?i:null);function Ng(e,t,r,n,i){let s=e.axes[r],a=s.scale,u=e.scales[a],d=e.valToPos,m=s._space,b=d(10,a),f=d(9,a)-b>=m?vd:d(7,a)-b>=m?Lg:d(5,a)-b>=m?Ug:Mc;if(f==Mc){let h=ct(d(1,a)-b);if(h<m)return Zs(t.slice().reverse(),u.distr,f,sn(m/h)).reverse()}return Zs(t,u.distr,f,1)}function $g(e,t,r,n,i){let s=e.axes[r],a=s.scale,u=s._space,d=e.valToPos,m=ct(d(1,a)-d(2,a));return m<u?Zs(t.slice().reverse(),3,vd,sn(u/m)).reverse():t}function Ig(e,t,r,n){return n==null?ra:t==null?"":aa(t)}var Oc={show:!0,scale:"y",stroke:na,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bd,side:3,grid:da,ticks:hd,border:yd,font:ma,lineGap:wd,rotate:0};function Wg(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function Mg(e,t){let{scale:r,idxs:n}=e.series[0],i=e._data[0],s=e.valToPos(i[n[0]],r,!0),a=e.valToPos(i[n[1]],r,!0),u=ct(a-s),d=e.series[t],m=u/(d.points.space*Pe);return n[1]-n[0]<=m}var Fc={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},kd=(e,t,r,n,i)=>i,Vc={show:!0,auto:!0,sorted:0,gaps:kd,alpha:1,facets:[it({},Fc,{scale:"x"}),it({},Fc,{scale:"y"})]},qc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:kd,alpha:1,points:{show:Mg,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function Og(e,t,r,n,i){return r/10}var Sd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Fg=it({},Sd,{time:!1,ori:1}),Bc={};function _d(e,t){let r=Bc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(i=>i!=n)},pub(n,i,s,a,u,d,m){for(let b=0;b<r.plots.length;b++)r.plots[b]!=i&&r.plots[b].pub(n,i,s,a,u,d,m)}},e!=null&&(Bc[e]=r)),r}var Xr=1,Xs=2;function br(e,t,r){let n=e.mode,i=e.series[t],s=n==2?e._data[t]:e._data,a=e.scales,u=e.bbox,d=s[0],m=n==2?s[1]:s[t],b=n==2?a[i.facets[0].scale]:a[e.series[0].scale],f=n==2?a[i.facets[1].scale]:a[i.scale],h=u.left,y=u.top,T=u.width,U=u.height,L=e.valToPosH,$=e.valToPosV;return b.ori==0?r(i,d,m,b,f,L,$,h,y,T,U,Pi,to,Di,xd,Ad):r(i,d,m,b,f,$,L,y,h,U,T,Ri,no,ga,Cd,Pd)}function pa(e,t){let r=0,n=0,i=xe(e.bands,la);for(let s=0;s<i.length;s++){let a=i[s];a.series[0]==t?r=a.dir:a.series[1]==t&&(a.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Vg(e,t,r,n,i){let s=e.mode,a=e.series[t],u=s==2?a.facets[1].scale:a.scale,d=e.scales[u];return i==-1?d.min:i==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function $n(e,t,r,n,i,s){return br(e,t,(a,u,d,m,b,f,h,y,T,U,L)=>{let $=a.pxRound,S=m.dir*(m.ori==0?1:-1),P=m.ori==0?to:no,C,te;S==1?(C=r,te=n):(C=n,te=r);let W=$(f(u[C],m,U,y)),oe=$(h(d[C],b,L,T)),K=$(f(u[te],m,U,y)),ue=$(h(s==1?b.max:b.min,b,L,T)),Y=new Path2D(i);return P(Y,K,ue),P(Y,W,ue),P(Y,W,oe),Y})}function Ai(e,t,r,n,i,s){let a=null;if(e.length>0){a=new Path2D;let u=t==0?Di:ga,d=r;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){let y=h[0]-d;y>0&&u(a,d,n,y,n+s),d=h[1]}}let m=r+i-d,b=10;m>0&&u(a,d,n-b/2,m,n+s+b)}return a}function qg(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function fa(e,t,r,n,i,s,a){let u=[],d=e.length;for(let m=i==1?r:n;m>=r&&m<=n;m+=i)if(t[m]===null){let f=m,h=m;if(i==1)for(;++m<=n&&t[m]===null;)h=m;else for(;--m>=r&&t[m]===null;)h=m;let y=s(e[f]),T=h==f?y:s(e[h]),U=f-i;y=a<=0&&U>=0&&U<d?s(e[U]):y;let $=h+i;T=a>=0&&$>=0&&$<d?s(e[$]):T,T>=y&&u.push([y,T])}return u}function Gc(e){return e==0?ed:e==1?ut:t=>pr(t,e)}function Td(e){let t=e==0?Pi:Ri,r=e==0?(i,s,a,u,d,m)=>{i.arcTo(s,a,u,d,m)}:(i,s,a,u,d,m)=>{i.arcTo(a,s,d,u,m)},n=e==0?(i,s,a,u,d)=>{i.rect(s,a,u,d)}:(i,s,a,u,d)=>{i.rect(a,s,d,u)};return(i,s,a,u,d,m=0,b=0)=>{m==0&&b==0?n(i,s,a,u,d):(m=hn(m,u/2,d/2),b=hn(b,u/2,d/2),t(i,s+m,a),r(i,s+u,a,s+u,a+d,m),r(i,s+u,a+d,s,a+d,b),r(i,s,a+d,s,a,b),r(i,s,a,s+u,a,m),i.closePath())}}var Pi=(e,t,r)=>{e.moveTo(t,r)},Ri=(e,t,r)=>{e.moveTo(r,t)},to=(e,t,r)=>{e.lineTo(t,r)},no=(e,t,r)=>{e.lineTo(r,t)},Di=Td(0),ga=Td(1),xd=(e,t,r,n,i,s)=>{e.arc(t,r,n,i,s)},Cd=(e,t,r,n,i,s)=>{e.arc(r,t,n,i,s)},Ad=(e,t,r,n,i,s,a)=>{e.bezierCurveTo(t,r,n,i,s,a)},Pd=(e,t,r,n,i,s,a)=>{e.bezierCurveTo(r,t,i,n,a,s)};function Rd(e){return(t,r,n,i,s)=>br(t,r,(a,u,d,m,b,f,h,y,T,U,L)=>{let{pxRound:$,points:S}=a,P,C;m.ori==0?(P=Pi,C=xd):(P=Ri,C=Cd);let te=Ne(S.width*Pe,3),W=(S.size-S.width)/2*Pe,oe=Ne(W*2,3),K=new Path2D,ue=new Path2D,{left:Y,top:R,width:X,height:O}=t.bbox;Di(ue,Y-oe,R-oe,X+oe*2,O+oe*2);let N=I=>{if(d[I]!=null){let M=$(f(u[I],m,U,y)),E=$(h(d[I],b,L,T));P(K,M+W,E),C(K,M,E,W,0,wi*2)}};if(s)s.forEach(N);else for(let I=n;I<=i;I++)N(I);return{stroke:te>0?K:null,fill:K,clip:ue,flags:Xr|Xs}})}function Dd(e){return(t,r,n,i,s,a)=>{n!=i&&(s!=n&&a!=n&&e(t,r,n),s!=i&&a!=i&&e(t,r,i),e(t,r,a))}}var Bg=Dd(to),Gg=Dd(no);function Ed(e){let t=xe(e?.alignGaps,0);return(r,n,i,s)=>br(r,n,(a,u,d,m,b,f,h,y,T,U,L)=>{[i,s]=_i(d,i,s);let $=a.pxRound,S=O=>$(f(O,m,U,y)),P=O=>$(h(O,b,L,T)),C,te;m.ori==0?(C=to,te=Bg):(C=no,te=Gg);let W=m.dir*(m.ori==0?1:-1),oe={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Xr},K=oe.stroke,ue=!1;if(s-i>=U*4){let O=H=>r.posToVal(H,m.key,!0),N=null,I=null,M,E,be,se=S(u[W==1?i:s]),Q=S(u[i]),pe=S(u[s]),ae=O(W==1?Q+1:pe-1);for(let H=W==1?i:s;H>=i&&H<=s;H+=W){let $e=u[H],ce=(W==1?$e<ae:$e>ae)?se:S($e),ve=d[H];ce==se?ve!=null?(E=ve,N==null?(C(K,ce,P(E)),M=N=I=E):E<N?N=E:E>I&&(I=E)):ve===null&&(ue=!0):(N!=null&&te(K,se,P(N),P(I),P(M),P(E)),ve!=null?(E=ve,C(K,ce,P(E)),N=I=M=E):(N=I=null,ve===null&&(ue=!0)),se=ce,ae=O(se+W))}N!=null&&N!=I&&be!=se&&te(K,se,P(N),P(I),P(M),P(E))}else for(let O=W==1?i:s;O>=i&&O<=s;O+=W){let N=d[O];N===null?ue=!0:N!=null&&C(K,S(u[O]),P(N))}let[R,X]=pa(r,n);if(a.fill!=null||R!=0){let O=oe.fill=new Path2D(K),N=a.fillTo(r,n,a.min,a.max,R),I=P(N),M=S(u[i]),E=S(u[s]);W==-1&&([E,M]=[M,E]),C(O,E,I),C(O,M,I)}if(!a.spanGaps){let O=[];ue&&O.push(...fa(u,d,i,s,W,S,t)),oe.gaps=O=a.gaps(r,n,i,s,O),oe.clip=Ai(O,m.ori,y,T,U,L)}return X!=0&&(oe.band=X==2?[$n(r,n,i,s,K,-1),$n(r,n,i,s,K,1)]:$n(r,n,i,s,K,X)),oe})}function Qg(e){let t=xe(e.align,1),r=xe(e.ascDesc,!1),n=xe(e.alignGaps,0),i=xe(e.extend,!1);return(s,a,u,d)=>br(s,a,(m,b,f,h,y,T,U,L,$,S,P)=>{[u,d]=_i(f,u,d);let C=m.pxRound,{left:te,width:W}=s.bbox,oe=Q=>C(T(Q,h,S,L)),K=Q=>C(U(Q,y,P,$)),ue=h.ori==0?to:no,Y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Xr},R=Y.stroke,X=h.dir*(h.ori==0?1:-1),O=K(f[X==1?u:d]),N=oe(b[X==1?u:d]),I=N,M=N;i&&t==-1&&(M=te,ue(R,M,O)),ue(R,N,O);for(let Q=X==1?u:d;Q>=u&&Q<=d;Q+=X){let pe=f[Q];if(pe==null)continue;let ae=oe(b[Q]),H=K(pe);t==1?ue(R,ae,O):ue(R,I,H),ue(R,ae,H),O=H,I=ae}let E=I;i&&t==1&&(E=te+W,ue(R,E,O));let[be,se]=pa(s,a);if(m.fill!=null||be!=0){let Q=Y.fill=new Path2D(R),pe=m.fillTo(s,a,m.min,m.max,be),ae=K(pe);ue(Q,E,ae),ue(Q,M,ae)}if(!m.spanGaps){let Q=[];Q.push(...fa(b,f,u,d,X,oe,n));let pe=m.width*Pe/2,ae=r||t==1?pe:-pe,H=r||t==-1?-pe:pe;Q.forEach($e=>{$e[0]+=ae,$e[1]+=H}),Y.gaps=Q=m.gaps(s,a,u,d,Q),Y.clip=Ai(Q,h.ori,L,$,S,P)}return se!=0&&(Y.band=se==2?[$n(s,a,u,d,R,-1),$n(s,a,u,d,R,1)]:$n(s,a,u,d,R,se)),Y})}function Qc(e,t,r,n,i,s,a=Ue){if(e.length>1){let u=null;for(let d=0,m=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let b=ct(e[d]-e[u]);b<m&&(m=b,a=ct(r(e[d],n,i,s)-r(e[u],n,i,s)))}u=d}}return a}function Hg(e){e=e||Eo;let t=xe(e.size,[.6,Ue,1]),r=e.align||0,n=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i=="number"?[i,0]:i;let s=ye(i),a=1-t[0],u=xe(t[1],Ue),d=xe(t[2],1),m=xe(e.disp,Eo),b=xe(e.each,y=>{}),{fill:f,stroke:h}=m;return(y,T,U,L)=>br(y,T,($,S,P,C,te,W,oe,K,ue,Y,R)=>{let X=$.pxRound,O=r,N=n*Pe,I=u*Pe,M=d*Pe,E,be;C.ori==0?[E,be]=s(y,T):[be,E]=s(y,T);let se=C.dir*(C.ori==0?1:-1),Q=C.ori==0?Di:ga,pe=C.ori==0?b:(q,Ie,st,_r,er,wn,tr)=>{b(q,Ie,st,er,_r,tr,wn)},ae=xe(y.bands,la).find(q=>q.series[0]==T),H=ae!=null?ae.dir:0,$e=$.fillTo(y,T,$.min,$.max,H),Se=X(oe($e,te,R,ue)),ce,ve,Kt,xt=Y,Qe=X($.width*Pe),bn=!1,Pn=null,Yt=null,Mn=null,vr=null;f!=null&&(Qe==0||h!=null)&&(bn=!0,Pn=f.values(y,T,U,L),Yt=new Map,new Set(Pn).forEach(q=>{q!=null&&Yt.set(q,new Path2D)}),Qe>0&&(Mn=h.values(y,T,U,L),vr=new Map,new Set(Mn).forEach(q=>{q!=null&&vr.set(q,new Path2D)})));let{x0:kr,size:oo}=m;if(kr!=null&&oo!=null){O=1,S=kr.values(y,T,U,L),kr.unit==2&&(S=S.map(st=>y.posToVal(K+st*Y,C.key,!0)));let q=oo.values(y,T,U,L);oo.unit==2?ve=q[0]*Y:ve=W(q[0],C,Y,K)-W(0,C,Y,K),xt=Qc(S,P,W,C,Y,K,xt),Kt=xt-ve+N}else xt=Qc(S,P,W,C,Y,K,xt),Kt=xt*a+N,ve=xt-Kt;Kt<1&&(Kt=0),Qe>=ve/2&&(Qe=0),Kt<5&&(X=ed);let Oo=Kt>0,Zn=xt-Kt-(Oo?Qe:0);ve=X(Ys(Zn,M,I)),ce=(O==0?ve/2:O==se?0:ve)-O*se*((O==0?N/2:0)+(Oo?Qe/2:0));let Ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Sr=bn?null:new Path2D,Rn=null;if(ae!=null)Rn=y.data[ae.series[1]];else{let{y0:q,y1:Ie}=m;q!=null&&Ie!=null&&(P=Ie.values(y,T,U,L),Rn=q.values(y,T,U,L))}let Xn=E*ve,de=be*ve;for(let q=se==1?U:L;q>=U&&q<=L;q+=se){let Ie=P[q];if(Ie==null)continue;if(Rn!=null){let Lt=Rn[q]??0;if(Ie-Lt==0)continue;Se=oe(Lt,te,R,ue)}let st=C.distr!=2||m!=null?S[q]:q,_r=W(st,C,Y,K),er=oe(xe(Ie,$e),te,R,ue),wn=X(_r-ce),tr=X(Et(er,Se)),Wt=X(hn(er,Se)),Jt=tr-Wt;if(Ie!=null){let Lt=Ie<0?de:Xn,an=Ie<0?Xn:de;bn?(Qe>0&&Mn[q]!=null&&Q(vr.get(Mn[q]),wn,Wt+Ht(Qe/2),ve,Et(0,Jt-Qe),Lt,an),Pn[q]!=null&&Q(Yt.get(Pn[q]),wn,Wt+Ht(Qe/2),ve,Et(0,Jt-Qe),Lt,an)):Q(Sr,wn,Wt+Ht(Qe/2),ve,Et(0,Jt-Qe),Lt,an),pe(y,T,q,wn-Qe/2,Wt,ve+Qe,Jt)}}return Qe>0?Ct.stroke=bn?vr:Sr:bn||(Ct._fill=$.width==0?$._fill:$._stroke??$._fill,Ct.width=0),Ct.fill=bn?Yt:Sr,Ct})}function zg(e,t){let r=xe(t?.alignGaps,0);return(n,i,s,a)=>br(n,i,(u,d,m,b,f,h,y,T,U,L,$)=>{[s,a]=_i(m,s,a);let S=u.pxRound,P=E=>S(h(E,b,L,T)),C=E=>S(y(E,f,$,U)),te,W,oe;b.ori==0?(te=Pi,oe=to,W=Ad):(te=Ri,oe=no,W=Pd);let K=b.dir*(b.ori==0?1:-1),ue=P(d[K==1?s:a]),Y=ue,R=[],X=[];for(let E=K==1?s:a;E>=s&&E<=a;E+=K)if(m[E]!=null){let se=d[E],Q=P(se);R.push(Y=Q),X.push(C(m[E]))}let O={stroke:e(R,X,te,oe,W,S),fill:null,clip:null,band:null,gaps:null,flags:Xr},N=O.stroke,[I,M]=pa(n,i);if(u.fill!=null||I!=0){let E=O.fill=new Path2D(N),be=u.fillTo(n,i,u.min,u.max,I),se=C(be);oe(E,Y,se),oe(E,ue,se)}if(!u.spanGaps){let E=[];E.push(...fa(d,m,s,a,K,P,r)),O.gaps=E=u.gaps(n,i,s,a,E),O.clip=Ai(E,b.ori,T,U,L,$)}return M!=0&&(O.band=M==2?[$n(n,i,s,a,N,-1),$n(n,i,s,a,N,1)]:$n(n,i,s,a,N,M)),O})}function jg(e){return zg(Kg,e)}function Kg(e,t,r,n,i,s){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),a==2)n(u,e[1],t[1]);else{let d=Array(a),m=Array(a-1),b=Array(a-1),f=Array(a-1);for(let h=0;h<a-1;h++)b[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],m[h]=b[h]/f[h];d[0]=m[0];for(let h=1;h<a-1;h++)m[h]===0||m[h-1]===0||m[h-1]>0!=m[h]>0?d[h]=0:(d[h]=3*(f[h-1]+f[h])/((2*f[h]+f[h-1])/m[h-1]+(f[h]+2*f[h-1])/m[h]),isFinite(d[h])||(d[h]=0));d[a-1]=m[a-2];for(let h=0;h<a-1;h++)i(u,e[h]+f[h]/3,t[h]+d[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-d[h+1]*f[h]/3,e[h+1],t[h+1])}return u}var ea=new Set;function Hc(){for(let e of ea)e.syncRect(!0)}eo&&(hr(Rf,Kr,Hc),hr(Df,Kr,Hc,!0),hr(vi,Kr,()=>{dt.pxRatio=Pe}));var Yg=Ed(),Jg=Rd();function zc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,a)=>ta(s,a,t,r))}function Zg(e,t){return e.map((r,n)=>n==0?{}:it({},t,r))}function ta(e,t,r,n){return it({},t==0?r:n,e)}function Ld(e,t,r){return t==null?Jr:[t,r]}var Xg=Ld;function eh(e,t,r){return t==null?Jr:ki(t,r,sa,!0)}function Ud(e,t,r,n){return t==null?Jr:Ti(t,r,e.scales[n].log,!1)}var th=Ud;function Nd(e,t,r,n){return t==null?Jr:ia(t,r,e.scales[n].log,!1)}var nh=Nd;function rh(e,t,r,n,i){let s=Et(xc(e),xc(t)),a=t-e,u=gn(i/n*a,r);do{let d=r[u],m=n*d/a;if(m>=i&&s+(d<5?Yn.get(d):0)<=17)return[d,m]}while(++u<r.length);return[0,0]}function jc(e){let t,r;return e=e.replace(/(\d+)px/,(n,i)=>(t=ut((r=+i)*Pe))+"px"),[e,t,r]}function oh(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Pe,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function dt(e,t,r){let n={mode:xe(e.mode,1)},i=n.mode;function s(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?1-w:w)}function a(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?w:1-w)}function u(l,c,p,g){return c.ori==0?s(l,c,p,g):a(l,c,p,g)}n.valToPosH=s,n.valToPosV=a;let d=!1;n.status=0;let m=n.root=on(df);if(e.id!=null&&(m.id=e.id),Qt(m,e.class),e.title){let l=on(ff,m);l.textContent=e.title}let b=fn("canvas"),f=n.ctx=b.getContext("2d"),h=on(gf,m);hr("click",h,l=>{l.target===T&&(We!=Nr||qe!=$r)&&kt.click(n,l)},!0);let y=n.under=on(hf,h);h.appendChild(b);let T=n.over=on(yf,h);e=Zr(e);let U=+xe(e.pxAlign,1),L=Gc(U);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let $=e.ms||.001,S=n.series=i==1?zc(e.series||[],Wc,qc,!1):Zg(e.series||[null],Vc),P=n.axes=zc(e.axes||[],Ic,Oc,!0),C=n.scales={},te=n.bands=e.bands||[];te.forEach(l=>{l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1)});let W=i==2?S[1].facets[0].scale:S[0].scale,oe={axes:tp,series:Ym},K=(e.drawOrder||["axes","series"]).map(l=>oe[l]);function ue(l){let c=l.distr==3?p=>Nn(p>0?p:l.clamp(n,p,l.min,l.max,l.key)):l.distr==4?p=>qs(p,l.asinh):l.distr==100?p=>l.fwd(p):p=>p;return p=>{let g=c(p),{_min:w,_max:v}=l,_=v-w;return(g-w)/_}}function Y(l){let c=C[l];if(c==null){let p=(e.scales||Eo)[l]||Eo;if(p.from!=null){Y(p.from);let g=it({},C[p.from],p,{key:l});g.valToPct=ue(g),C[l]=g}else{c=C[l]=it({},l==W?Sd:Fg,p),c.key=l;let g=c.time,w=c.range,v=Kn(w);if((l!=W||i==2&&!g)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Sc:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Sc:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&Ci(w))){let _=w;w=(A,D,F)=>D==null?Jr:ki(D,F,_)}c.range=ye(w||(g?Xg:l==W?c.distr==3?th:c.distr==4?nh:Ld:c.distr==3?Ud:c.distr==4?Nd:eh)),c.auto=ye(v?!1:c.auto),c.clamp=ye(c.clamp||Og),c._min=c._max=null,c.valToPct=ue(c)}}}Y("x"),Y("y"),i==1&&S.forEach(l=>{Y(l.scale)}),P.forEach(l=>{Y(l.scale)});for(let l in e.scales)Y(l);let R=C[W],X=R.distr,O,N;R.ori==0?(Qt(m,mf),O=s,N=a):(Qt(m,pf),O=a,N=s);let I={};for(let l in C){let c=C[l];(c.min!=null||c.max!=null)&&(I[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ut(l/$))),E=e.fmtDate||ua,be=$==1?mg(M):gg(M),se=Uc(M,Lc($==1?dg:fg,E)),Q=$c(M,Nc(yg,E)),pe=[],ae=n.legend=it({},vg,e.legend),H=n.cursor=it({},Cg,{drag:{y:i==2}},e.cursor),$e=ae.show,Se=H.show,ce=ae.markers;ae.idxs=pe,ce.width=ye(ce.width),ce.dash=ye(ce.dash),ce.stroke=ye(ce.stroke),ce.fill=ye(ce.fill);let ve,Kt,xt,Qe=[],bn=[],Pn,Yt=!1,Mn={};if(ae.live){let l=S[1]?S[1].values:null;Yt=l!=null,Pn=Yt?l(n,1,0):{_:0};for(let c in Pn)Mn[c]=ra}if($e)if(ve=fn("table",_f,m),xt=fn("tbody",null,ve),ae.mount(n,ve),Yt){Kt=fn("thead",null,ve,xt);let l=fn("tr",null,Kt);fn("th",null,l);for(var vr in Pn)fn("th",uc,l).textContent=vr}else Qt(ve,xf),ae.live&&Qt(ve,Tf);let kr={show:!0},oo={show:!1};function Oo(l,c){if(c==0&&(Yt||!ae.live||i==2))return Jr;let p=[],g=fn("tr",Cf,xt,xt.childNodes[c]);Qt(g,l.class),l.show||Qt(g,gr);let w=fn("th",null,g);if(ce.show){let A=on(Af,w);if(c>0){let D=ce.width(n,c);D&&(A.style.border=D+"px "+ce.dash(n,c)+" "+ce.stroke(n,c)),A.style.background=ce.fill(n,c)}}let v=on(uc,w);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(ce.show||(v.style.color=l.width>0?ce.stroke(n,c):ce.fill(n,c)),Ct("click",w,A=>{if(H._lock)return;rr(A);let D=S.indexOf(l);if((A.ctrlKey||A.metaKey)!=ae.isolate){let F=S.some((V,G)=>G>0&&G!=D&&V.show);S.forEach((V,G)=>{G>0&&kn(G,F?G==D?kr:oo:kr,!0,tt.setSeries)})}else kn(D,{show:!l.show},!0,tt.setSeries)},!1),xr&&Ct(pc,w,A=>{H._lock||(rr(A),kn(S.indexOf(l),Wr,!0,tt.setSeries))},!1));for(var _ in Pn){let A=fn("td",Pf,g);A.textContent="--",p.push(A)}return[g,p]}let Zn=new Map;function Ct(l,c,p,g=!0){let w=Zn.get(c)||{},v=H.bind[l](n,c,p,g);v&&(hr(l,c,w[l]=v),Zn.set(c,w))}function Sr(l,c,p){let g=Zn.get(c)||{};for(let w in g)(l==null||w==l)&&(Ks(w,c,g[w]),delete g[w]);l==null&&Zn.delete(c)}let Rn=0,Xn=0,de=0,q=0,Ie=0,st=0,_r=Ie,er=st,wn=de,tr=q,Wt=0,Jt=0,Lt=0,an=0;n.bbox={};let Vi=!1,Fo=!1,Tr=!1,nr=!1,Vo=!1,Zt=!1;function qi(l,c,p){(p||l!=n.width||c!=n.height)&&Fa(l,c),Dr(!1),Tr=!0,Fo=!0,Er()}function Fa(l,c){n.width=Rn=de=l,n.height=Xn=q=c,Ie=st=0,Bm(),Gm();let p=n.bbox;Wt=p.left=pr(Ie*Pe,.5),Jt=p.top=pr(st*Pe,.5),Lt=p.width=pr(de*Pe,.5),an=p.height=pr(q*Pe,.5)}let Fm=3;function Vm(){let l=!1,c=0;for(;!l;){c++;let p=Xm(c),g=ep(c);l=c==Fm||p&&g,l||(Fa(n.width,n.height),Fo=!0)}}function qm({width:l,height:c}){qi(l,c)}n.setSize=qm;function Bm(){let l=!1,c=!1,p=!1,g=!1;P.forEach((w,v)=>{if(w.show&&w._show){let{side:_,_size:A}=w,D=_%2,F=w.label!=null?w.labelSize:0,V=A+F;V>0&&(D?(de-=V,_==3?(Ie+=V,g=!0):p=!0):(q-=V,_==0?(st+=V,l=!0):c=!0))}}),or[0]=l,or[1]=p,or[2]=c,or[3]=g,de-=On[1]+On[3],Ie+=On[3],q-=On[2]+On[0],st+=On[0]}function Gm(){let l=Ie+de,c=st+q,p=Ie,g=st;function w(v,_){switch(v){case 1:return l+=_,l-_;case 2:return c+=_,c-_;case 3:return p-=_,p+_;case 0:return g-=_,g+_}}P.forEach((v,_)=>{if(v.show&&v._show){let A=v.side;v._pos=w(A,v._size),v.label!=null&&(v._lpos=w(A,v.labelSize))}})}if(H.dataIdx==null){let l=H.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let p=l.prox=ye(l.prox),g=l.bias??=0;H.dataIdx=(w,v,_,A)=>{if(v==0)return _;let D=_,F=p(w,v,_,A)??Ue,V=F>=0&&F<Ue,G=R.ori==0?de:q,le=H.left,Ce=t[0],_e=t[v];if(c.has(_e[_])){D=null;let he=null,re=null,j;if(g==0||g==-1)for(j=_;he==null&&j-- >0;)c.has(_e[j])||(he=j);if(g==0||g==1)for(j=_;re==null&&j++<_e.length;)c.has(_e[j])||(re=j);if(he!=null||re!=null)if(V){let Oe=he==null?-1/0:O(Ce[he],R,G,0),Ke=re==null?1/0:O(Ce[re],R,G,0),yt=le-Oe,De=Ke-le;yt<=De?yt<=F&&(D=he):De<=F&&(D=re)}else D=re==null?he:he==null?re:_-he<=re-_?he:re}else V&&ct(le-O(Ce[_],R,G,0))>F&&(D=null);return D}}let rr=l=>{H.event=l};H.idxs=pe,H._lock=!1;let St=H.points;St.show=ye(St.show),St.size=ye(St.size),St.stroke=ye(St.stroke),St.width=ye(St.width),St.fill=ye(St.fill);let vn=n.focus=it({},e.focus||{alpha:.3},H.focus),xr=vn.prox>=0,Cr=xr&&St.one,Xt=[],Ar=[],Pr=[];function Va(l,c){let p=St.show(n,c);if(p instanceof HTMLElement)return Qt(p,Sf),Qt(p,l.class),Cn(p,-10,-10,de,q),T.insertBefore(p,Xt[c]),p}function qa(l,c){if(i==1||c>0){let p=i==1&&C[l.scale].time,g=l.value;l.value=p?Pc(g)?$c(M,Nc(g,E)):g||Q:g||Ig,l.label=l.label||(p?Pg:Ag)}if(Cr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||Yg||Ff,l.fillTo=ye(l.fillTo||Vg),l.pxAlign=+xe(l.pxAlign,U),l.pxRound=Gc(l.pxAlign),l.stroke=ye(l.stroke||null),l.fill=ye(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let p=Wg(Et(1,l.width),1),g=l.points=it({},{size:p,width:Et(1,p*.2),stroke:l.stroke,space:p*2,paths:Jg,_stroke:null,_fill:null},l.points);g.show=ye(g.show),g.filter=ye(g.filter),g.fill=ye(g.fill),g.stroke=ye(g.stroke),g.paths=ye(g.paths),g.pxAlign=l.pxAlign}if($e){let p=Oo(l,c);Qe.splice(c,0,p[0]),bn.splice(c,0,p[1]),ae.values.push(null)}if(Se){pe.splice(c,0,null);let p=null;Cr?c==0&&(p=Va(l,c)):c>0&&(p=Va(l,c)),Xt.splice(c,0,p),Ar.splice(c,0,0),Pr.splice(c,0,0)}ht("addSeries",c)}function Qm(l,c){c=c??S.length,l=i==1?ta(l,c,Wc,qc):ta(l,c,{},Vc),S.splice(c,0,l),qa(S[c],c)}n.addSeries=Qm;function Hm(l){if(S.splice(l,1),$e){ae.values.splice(l,1),bn.splice(l,1);let c=Qe.splice(l,1)[0];Sr(null,c.firstChild),c.remove()}Se&&(pe.splice(l,1),Xt.splice(l,1)[0].remove(),Ar.splice(l,1),Pr.splice(l,1)),ht("delSeries",l)}n.delSeries=Hm;let or=[!1,!1,!1,!1];function zm(l,c){if(l._show=l.show,l.show){let p=l.side%2,g=C[l.scale];g==null&&(l.scale=p?S[1].scale:W,g=C[l.scale]);let w=g.time;l.size=ye(l.size),l.space=ye(l.space),l.rotate=ye(l.rotate),Kn(l.incrs)&&l.incrs.forEach(_=>{!Yn.has(_)&&Yn.set(_,rd(_))}),l.incrs=ye(l.incrs||(g.distr==2?lg:w?$==1?cg:pg:fr)),l.splits=ye(l.splits||(w&&g.distr==1?be:g.distr==3?Js:g.distr==4?Eg:Dg)),l.stroke=ye(l.stroke),l.grid.stroke=ye(l.grid.stroke),l.ticks.stroke=ye(l.ticks.stroke),l.border.stroke=ye(l.border.stroke);let v=l.values;l.values=Kn(v)&&!Kn(v[0])?ye(v):w?Kn(v)?Uc(M,Lc(v,E)):Pc(v)?hg(M,v):v||se:v||Rg,l.filter=ye(l.filter||(g.distr>=3&&g.log==10?Ng:g.distr==3&&g.log==2?$g:td)),l.font=jc(l.font),l.labelFont=jc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(or[c]=!0,l._el=on(bf,h))}}function io(l,c,p,g){let[w,v,_,A]=p,D=c%2,F=0;return D==0&&(A||v)&&(F=c==0&&!w||c==2&&!_?ut(Ic.size/3):0),D==1&&(w||_)&&(F=c==1&&!v||c==3&&!A?ut(Oc.size/2):0),F}let Ba=n.padding=(e.padding||[io,io,io,io]).map(l=>ye(xe(l,io))),On=n._padding=Ba.map((l,c)=>l(n,c,or,0)),vt,mt=null,pt=null,qo=i==1?S[0].idxs:null,ln=null,so=!1;function Ga(l,c){if(t=l??[],n.data=n._data=t,i==2){vt=0;for(let p=1;p<S.length;p++)vt+=t[p][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),ln=t[0],vt=ln.length;let p=t;if(X==2){p=t.slice();let g=p[0]=Array(vt);for(let w=0;w<vt;w++)g[w]=w}n._data=t=p}if(Dr(!0),ht("setData"),X==2&&(Tr=!0),c!==!1){let p=R;p.auto(n,so)?Bi():Vn(W,p.min,p.max),nr=nr||H.left>=0,Zt=!0,Er()}}n.setData=Ga;function Bi(){so=!0;let l,c;i==1&&(vt>0?(mt=qo[0]=0,pt=qo[1]=vt-1,l=t[0][mt],c=t[0][pt],X==2?(l=mt,c=pt):l==c&&(X==3?[l,c]=Ti(l,l,R.log,!1):X==4?[l,c]=ia(l,l,R.log,!1):R.time?c=l+ut(86400/$):[l,c]=ki(l,c,sa,!0))):(mt=qo[0]=l=null,pt=qo[1]=c=null)),Vn(W,l,c)}let Bo,Rr,Gi,Qi,Hi,zi,ji,Ki,Yi,Ut;function Qa(l,c,p,g,w,v){l??=dc,p??=la,g??="butt",w??=dc,v??="round",l!=Bo&&(f.strokeStyle=Bo=l),w!=Rr&&(f.fillStyle=Rr=w),c!=Gi&&(f.lineWidth=Gi=c),v!=Hi&&(f.lineJoin=Hi=v),g!=zi&&(f.lineCap=zi=g),p!=Qi&&f.setLineDash(Qi=p)}function Ha(l,c,p,g){c!=Rr&&(f.fillStyle=Rr=c),l!=ji&&(f.font=ji=l),p!=Ki&&(f.textAlign=Ki=p),g!=Yi&&(f.textBaseline=Yi=g)}function Ji(l,c,p,g,w=0){if(g.length>0&&l.auto(n,so)&&(c==null||c.min==null)){let v=xe(mt,0),_=xe(pt,g.length-1),A=p.min==null?Nf(g,v,_,w,l.distr==3):[p.min,p.max];l.min=hn(l.min,p.min=A[0]),l.max=Et(l.max,p.max=A[1])}}let za={min:null,max:null};function jm(){for(let g in C){let w=C[g];I[g]==null&&(w.min==null||I[W]!=null&&w.auto(n,so))&&(I[g]=za)}for(let g in C){let w=C[g];I[g]==null&&w.from!=null&&I[w.from]!=null&&(I[g]=za)}I[W]!=null&&Dr(!0);let l={};for(let g in I){let w=I[g];if(w!=null){let v=l[g]=Zr(C[g],Bf);if(w.min!=null)it(v,w);else if(g!=W||i==2)if(vt==0&&v.from==null){let _=v.range(n,null,null,g);v.min=_[0],v.max=_[1]}else v.min=Ue,v.max=-Ue}}if(vt>0){S.forEach((g,w)=>{if(i==1){let v=g.scale,_=I[v];if(_==null)return;let A=l[v];if(w==0){let D=A.range(n,A.min,A.max,v);A.min=D[0],A.max=D[1],mt=gn(A.min,t[0]),pt=gn(A.max,t[0]),pt-mt>1&&(t[0][mt]<A.min&&mt++,t[0][pt]>A.max&&pt--),g.min=ln[mt],g.max=ln[pt]}else g.show&&g.auto&&Ji(A,_,g,t[w],g.sorted);g.idxs[0]=mt,g.idxs[1]=pt}else if(w>0&&g.show&&g.auto){let[v,_]=g.facets,A=v.scale,D=_.scale,[F,V]=t[w],G=l[A],le=l[D];G!=null&&Ji(G,I[A],v,F,v.sorted),le!=null&&Ji(le,I[D],_,V,_.sorted),g.min=_.min,g.max=_.max}});for(let g in l){let w=l[g],v=I[g];if(w.from==null&&(v==null||v.min==null)){let _=w.range(n,w.min==Ue?null:w.min,w.max==-Ue?null:w.max,g);w.min=_[0],w.max=_[1]}}}for(let g in l){let w=l[g];if(w.from!=null){let v=l[w.from];if(v.min==null)w.min=w.max=null;else{let _=w.range(n,v.min,v.max,g);w.min=_[0],w.max=_[1]}}}let c={},p=!1;for(let g in l){let w=l[g],v=C[g];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let _=v.distr;v._min=_==3?Nn(v.min):_==4?qs(v.min,v.asinh):_==100?v.fwd(v.min):v.min,v._max=_==3?Nn(v.max):_==4?qs(v.max,v.asinh):_==100?v.fwd(v.max):v.max,c[g]=p=!0}}if(p){S.forEach((g,w)=>{i==2?w>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)Tr=!0,ht("setScale",g);Se&&H.left>=0&&(nr=Zt=!0)}for(let g in I)I[g]=null}function Km(l){let c=Ys(mt-1,0,vt-1),p=Ys(pt+1,0,vt-1);for(;l[c]==null&&c>0;)c--;for(;l[p]==null&&p<vt-1;)p++;return[c,p]}function Ym(){if(vt>0){let l=S.some(c=>c._focus)&&Ut!=vn.alpha;l&&(f.globalAlpha=Ut=vn.alpha),S.forEach((c,p)=>{if(p>0&&c.show&&(ja(p,!1),ja(p,!0),c._paths==null)){let g=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha);let w=i==2?[0,t[p][0].length-1]:Km(t[p]);c._paths=c.paths(n,p,w[0],w[1]),Ut!=g&&(f.globalAlpha=Ut=g)}}),S.forEach((c,p)=>{if(p>0&&c.show){let g=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha),c._paths!=null&&Ka(p,!1);{let w=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,p,mt,pt,w),_=c.points.filter(n,p,v,w);(v||_)&&(c.points._paths=c.points.paths(n,p,mt,pt,_),Ka(p,!0))}Ut!=g&&(f.globalAlpha=Ut=g),ht("drawSeries",p)}}),l&&(f.globalAlpha=Ut=1)}}function ja(l,c){let p=c?S[l].points:S[l];p._stroke=p.stroke(n,l),p._fill=p.fill(n,l)}function Ka(l,c){let p=c?S[l].points:S[l],{stroke:g,fill:w,clip:v,flags:_,_stroke:A=p._stroke,_fill:D=p._fill,_width:F=p.width}=p._paths;F=Ne(F*Pe,3);let V=null,G=F%2/2;c&&D==null&&(D=F>0?"#fff":A);let le=p.pxAlign==1&&G>0;if(le&&f.translate(G,G),!c){let Ce=Wt-F/2,_e=Jt-F/2,he=Lt+F,re=an+F;V=new Path2D,V.rect(Ce,_e,he,re)}c?Zi(A,F,p.dash,p.cap,D,g,w,_,v):Jm(l,A,F,p.dash,p.cap,D,g,w,_,V,v),le&&f.translate(-G,-G)}function Jm(l,c,p,g,w,v,_,A,D,F,V){let G=!1;D!=0&&te.forEach((le,Ce)=>{if(le.series[0]==l){let _e=S[le.series[1]],he=t[le.series[1]],re=(_e._paths||Eo).band;Kn(re)&&(re=le.dir==1?re[0]:re[1]);let j,Oe=null;_e.show&&re&&If(he,mt,pt)?(Oe=le.fill(n,Ce)||v,j=_e._paths.clip):re=null,Zi(c,p,g,w,Oe,_,A,D,F,V,j,re),G=!0}}),G||Zi(c,p,g,w,v,_,A,D,F,V)}let Ya=Xr|Xs;function Zi(l,c,p,g,w,v,_,A,D,F,V,G){Qa(l,c,p,g,w),(D||F||G)&&(f.save(),D&&f.clip(D),F&&f.clip(F)),G?(A&Ya)==Ya?(f.clip(G),V&&f.clip(V),Qo(w,_),Go(l,v,c)):A&Xs?(Qo(w,_),f.clip(G),Go(l,v,c)):A&Xr&&(f.save(),f.clip(G),V&&f.clip(V),Qo(w,_),f.restore(),Go(l,v,c)):(Qo(w,_),Go(l,v,c)),(D||F||G)&&f.restore()}function Go(l,c,p){p>0&&(c instanceof Map?c.forEach((g,w)=>{f.strokeStyle=Bo=w,f.stroke(g)}):c!=null&&l&&f.stroke(c))}function Qo(l,c){c instanceof Map?c.forEach((p,g)=>{f.fillStyle=Rr=g,f.fill(p)}):c!=null&&l&&f.fill(c)}function Zm(l,c,p,g){let w=P[l],v;if(g<=0)v=[0,0];else{let _=w._space=w.space(n,l,c,p,g),A=w._incrs=w.incrs(n,l,c,p,g,_);v=rh(c,p,A,g,_)}return w._found=v}function Xi(l,c,p,g,w,v,_,A,D,F){let V=_%2/2;U==1&&f.translate(V,V),Qa(A,_,D,F,A),f.beginPath();let G,le,Ce,_e,he=w+(g==0||g==3?-v:v);p==0?(le=w,_e=he):(G=w,Ce=he);for(let re=0;re<l.length;re++)c[re]!=null&&(p==0?G=Ce=l[re]:le=_e=l[re],f.moveTo(G,le),f.lineTo(Ce,_e));f.stroke(),U==1&&f.translate(-V,-V)}function Xm(l){let c=!0;return P.forEach((p,g)=>{if(!p.show)return;let w=C[p.scale];if(w.min==null){p._show&&(c=!1,p._show=!1,Dr(!1));return}else p._show||(c=!1,p._show=!0,Dr(!1));let v=p.side,_=v%2,{min:A,max:D}=w,[F,V]=Zm(g,A,D,_==0?de:q);if(V==0)return;let G=w.distr==2,le=p._splits=p.splits(n,g,A,D,F,V,G),Ce=w.distr==2?le.map(j=>ln[j]):le,_e=w.distr==2?ln[le[1]]-ln[le[0]]:F,he=p._values=p.values(n,p.filter(n,Ce,g,V,_e),g,V,_e);p._rotate=v==2?p.rotate(n,he,g,V):0;let re=p._size;p._size=sn(p.size(n,he,g,l)),re!=null&&p._size!=re&&(c=!1)}),c}function ep(l){let c=!0;return Ba.forEach((p,g)=>{let w=p(n,g,or,l);w!=On[g]&&(c=!1),On[g]=w}),c}function tp(){for(let l=0;l<P.length;l++){let c=P[l];if(!c.show||!c._show)continue;let p=c.side,g=p%2,w,v,_=c.stroke(n,l),A=p==0||p==3?-1:1,[D,F]=c._found;if(c.label!=null){let Pt=c.labelGap*A,Ft=ut((c._lpos+Pt)*Pe);Ha(c.labelFont[0],_,"center",p==2?"top":cc),f.save(),g==1?(w=v=0,f.translate(Ft,ut(Jt+an/2)),f.rotate((p==3?-wi:wi)/2)):(w=ut(Wt+Lt/2),v=Ft);let ar=Xc(c.label)?c.label(n,l,D,F):c.label;f.fillText(ar,w,v),f.restore()}if(F==0)continue;let V=C[c.scale],G=g==0?Lt:an,le=g==0?Wt:Jt,Ce=c._splits,_e=V.distr==2?Ce.map(Pt=>ln[Pt]):Ce,he=V.distr==2?ln[Ce[1]]-ln[Ce[0]]:D,re=c.ticks,j=c.border,Oe=re.show?re.size:0,Ke=ut(Oe*Pe),yt=ut((c.alignTo==2?c._size-Oe-c.gap:c.gap)*Pe),De=c._rotate*-wi/180,Ye=L(c._pos*Pe),Mt=(Ke+yt)*A,At=Ye+Mt;v=g==0?At:0,w=g==1?At:0;let en=c.font[0],un=c.align==1?zr:c.align==2?Os:De>0?zr:De<0?Os:g==0?"center":p==3?Os:zr,_n=De||g==1?"middle":p==2?"top":cc;Ha(en,_,un,_n);let Ot=c.font[1]*c.lineGap,tn=Ce.map(Pt=>L(u(Pt,V,G,le))),cn=c._values;for(let Pt=0;Pt<cn.length;Pt++){let Ft=cn[Pt];if(Ft!=null){g==0?w=tn[Pt]:v=tn[Pt],Ft=""+Ft;let ar=Ft.indexOf(`
`)==-1?[Ft]:Ft.split(/\n/gm);for(let Rt=0;Rt<ar.length;Rt++){let gl=ar[Rt];De?(f.save(),f.translate(w,v+Rt*Ot),f.rotate(De),f.fillText(gl,0,0),f.restore()):f.fillText(gl,w,v+Rt*Ot)}}}re.show&&Xi(tn,re.filter(n,_e,l,F,he),g,p,Ye,Ke,Ne(re.width*Pe,3),re.stroke(n,l),re.dash,re.cap);let Tn=c.grid;Tn.show&&Xi(tn,Tn.filter(n,_e,l,F,he),g,g==0?2:1,g==0?Jt:Wt,g==0?an:Lt,Ne(Tn.width*Pe,3),Tn.stroke(n,l),Tn.dash,Tn.cap),j.show&&Xi([Ye],[1],g==0?1:0,g==0?1:2,g==1?Jt:Wt,g==1?an:Lt,Ne(j.width*Pe,3),j.stroke(n,l),j.dash,j.cap)}ht("drawAxes")}function Dr(l){S.forEach((c,p)=>{p>0&&(c._paths=null,l&&(i==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let Ho=!1,es=!1,ao=[];function np(){es=!1;for(let l=0;l<ao.length;l++)ht(...ao[l]);ao.length=0}function Er(){Ho||(Yf(Ja),Ho=!0)}function rp(l,c=!1){Ho=!0,es=c,l(n),Ja(),c&&ao.length>0&&queueMicrotask(np)}n.batch=rp;function Ja(){if(Vi&&(jm(),Vi=!1),Tr&&(Vm(),Tr=!1),Fo){if(Ve(y,zr,Ie),Ve(y,"top",st),Ve(y,Ao,de),Ve(y,Po,q),Ve(T,zr,Ie),Ve(T,"top",st),Ve(T,Ao,de),Ve(T,Po,q),Ve(h,Ao,Rn),Ve(h,Po,Xn),b.width=ut(Rn*Pe),b.height=ut(Xn*Pe),P.forEach(({_el:l,_show:c,_size:p,_pos:g,side:w})=>{if(l!=null)if(c){let v=w===3||w===0?p:0,_=w%2==1;Ve(l,_?"left":"top",g-v),Ve(l,_?"width":"height",p),Ve(l,_?"top":"left",_?st:Ie),Ve(l,_?"height":"width",_?q:de),js(l,gr)}else Qt(l,gr)}),Bo=Rr=Gi=Hi=zi=ji=Ki=Yi=Qi=null,Ut=1,co(!0),Ie!=_r||st!=er||de!=wn||q!=tr){Dr(!1);let l=de/wn,c=q/tr;if(Se&&!nr&&H.left>=0){H.left*=l,H.top*=c,Lr&&Cn(Lr,ut(H.left),0,de,q),Ur&&Cn(Ur,0,ut(H.top),de,q);for(let p=0;p<Xt.length;p++){let g=Xt[p];g!=null&&(Ar[p]*=l,Pr[p]*=c,Cn(g,sn(Ar[p]),sn(Pr[p]),de,q))}}if(Me.show&&!Vo&&Me.left>=0&&Me.width>0){Me.left*=l,Me.width*=l,Me.top*=c,Me.height*=c;for(let p in ss)Ve(Ir,p,Me[p])}_r=Ie,er=st,wn=de,tr=q}ht("setSize"),Fo=!1}Rn>0&&Xn>0&&(f.clearRect(0,0,b.width,b.height),ht("drawClear"),K.forEach(l=>l()),ht("draw")),Me.show&&Vo&&(zo(Me),Vo=!1),Se&&nr&&(sr(null,!0,!1),nr=!1),ae.show&&ae.live&&Zt&&(os(),Zt=!1),d||(d=!0,n.status=1,ht("ready")),so=!1,Ho=!1}n.redraw=(l,c)=>{Tr=c||!1,l!==!1?Vn(W,R.min,R.max):Er()};function ts(l,c){let p=C[l];if(p.from==null){if(vt==0){let g=p.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(vt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==W&&p.distr==2&&vt>0&&(c.min=gn(c.min,t[0]),c.max=gn(c.max,t[0]),c.min==c.max&&c.max++),I[l]=c,Vi=!0,Er()}}n.setScale=ts;let ns,rs,Lr,Ur,Za,Xa,Nr,$r,el,tl,We,qe,Fn=!1,kt=H.drag,ft=kt.x,gt=kt.y;Se&&(H.x&&(ns=on(vf,T)),H.y&&(rs=on(kf,T)),R.ori==0?(Lr=ns,Ur=rs):(Lr=rs,Ur=ns),We=H.left,qe=H.top);let Me=n.select=it({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Ir=Me.show?on(wf,Me.over?T:y):null;function zo(l,c){if(Me.show){for(let p in l)Me[p]=l[p],p in ss&&Ve(Ir,p,l[p]);c!==!1&&ht("setSelect")}}n.setSelect=zo;function op(l){if(S[l].show)$e&&js(Qe[l],gr);else if($e&&Qt(Qe[l],gr),Se){let p=Cr?Xt[0]:Xt[l];p!=null&&Cn(p,-10,-10,de,q)}}function Vn(l,c,p){ts(l,{min:c,max:p})}function kn(l,c,p,g){c.focus!=null&&up(l),c.show!=null&&S.forEach((w,v)=>{v>0&&(l==v||l==null)&&(w.show=c.show,op(v),i==2?(Vn(w.facets[0].scale,null,null),Vn(w.facets[1].scale,null,null)):Vn(w.scale,null,null),Er())}),p!==!1&&ht("setSeries",l,c),g&&mo("setSeries",n,l,c)}n.setSeries=kn;function ip(l,c){it(te[l],c)}function sp(l,c){l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1),c=c??te.length,te.splice(c,0,l)}function ap(l){l==null?te.length=0:te.splice(l,1)}n.addBand=sp,n.setBand=ip,n.delBand=ap;function lp(l,c){S[l].alpha=c,Se&&Xt[l]!=null&&(Xt[l].style.opacity=c),$e&&Qe[l]&&(Qe[l].style.opacity=c)}let Dn,qn,ir,Wr={focus:!0};function up(l){if(l!=ir){let c=l==null,p=vn.alpha!=1;S.forEach((g,w)=>{if(i==1||w>0){let v=c||w==0||w==l;g._focus=c?null:v,p&&lp(w,v?1:vn.alpha)}}),ir=l,p&&Er()}}$e&&xr&&Ct(fc,ve,l=>{H._lock||(rr(l),ir!=null&&kn(null,Wr,!0,tt.setSeries))});function Sn(l,c,p){let g=C[c];p&&(l=l/Pe-(g.ori==1?st:Ie));let w=de;g.ori==1&&(w=q,l=w-l),g.dir==-1&&(l=w-l);let v=g._min,_=g._max,A=l/w,D=v+(_-v)*A,F=g.distr;return F==3?Yr(10,D):F==4?Mf(D,g.asinh):F==100?g.bwd(D):D}function cp(l,c){let p=Sn(l,W,c);return gn(p,t[0],mt,pt)}n.valToIdx=l=>gn(l,t[0]),n.posToIdx=cp,n.posToVal=Sn,n.valToPos=(l,c,p)=>C[c].ori==0?s(l,C[c],p?Lt:de,p?Wt:0):a(l,C[c],p?an:q,p?Jt:0),n.setCursor=(l,c,p)=>{We=l.left,qe=l.top,sr(null,c,p)};function nl(l,c){Ve(Ir,zr,Me.left=l),Ve(Ir,Ao,Me.width=c)}function rl(l,c){Ve(Ir,"top",Me.top=l),Ve(Ir,Po,Me.height=c)}let lo=R.ori==0?nl:rl,uo=R.ori==1?nl:rl;function dp(){if($e&&ae.live)for(let l=i==2?1:0;l<S.length;l++){if(l==0&&Yt)continue;let c=ae.values[l],p=0;for(let g in c)bn[l][p++].firstChild.nodeValue=c[g]}}function os(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((p,g)=>{pe[g]=p}):qf(l.idx)||pe.fill(l.idx),ae.idx=pe[0]),$e&&ae.live){for(let p=0;p<S.length;p++)(p>0||i==1&&!Yt)&&mp(p,pe[p]);dp()}Zt=!1,c!==!1&&ht("setLegend")}n.setLegend=os;function mp(l,c){let p=S[l],g=l==0&&X==2?ln:t[l],w;Yt?w=p.values(n,l,c)??Mn:(w=p.value(n,c==null?null:g[c],l,c),w=w==null?Mn:{_:w}),ae.values[l]=w}function sr(l,c,p){el=We,tl=qe,[We,qe]=H.move(n,We,qe),H.left=We,H.top=qe,Se&&(Lr&&Cn(Lr,ut(We),0,de,q),Ur&&Cn(Ur,0,ut(qe),de,q));let g,w=mt>pt;Dn=Ue,qn=null;let v=R.ori==0?de:q,_=R.ori==1?de:q;if(We<0||vt==0||w){g=H.idx=null;for(let A=0;A<S.length;A++){let D=Xt[A];D!=null&&Cn(D,-10,-10,de,q)}xr&&kn(null,Wr,!0,l==null&&tt.setSeries),ae.live&&(pe.fill(g),Zt=!0)}else{let A,D,F;i==1&&(A=R.ori==0?We:qe,D=Sn(A,W),g=H.idx=gn(D,t[0],mt,pt),F=O(t[0][g],R,v,0));let V=-10,G=-10,le=0,Ce=0,_e=!0,he="",re="";for(let j=i==2?1:0;j<S.length;j++){let Oe=S[j],Ke=pe[j],yt=Ke==null?null:i==1?t[j][Ke]:t[j][1][Ke],De=H.dataIdx(n,j,g,D),Ye=De==null?null:i==1?t[j][De]:t[j][1][De];if(Zt=Zt||Ye!=yt||De!=Ke,pe[j]=De,j>0&&Oe.show){let Mt=De==null?-10:De==g?F:O(i==1?t[0][De]:t[j][0][De],R,v,0),At=Ye==null?-10:N(Ye,i==1?C[Oe.scale]:C[Oe.facets[1].scale],_,0);if(xr&&Ye!=null){let en=R.ori==1?We:qe,un=ct(vn.dist(n,j,De,At,en));if(un<Dn){let _n=vn.bias;if(_n!=0){let Ot=Sn(en,Oe.scale),tn=Ye>=0?1:-1,cn=Ot>=0?1:-1;cn==tn&&(cn==1?_n==1?Ye>=Ot:Ye<=Ot:_n==1?Ye<=Ot:Ye>=Ot)&&(Dn=un,qn=j)}else Dn=un,qn=j}}if(Zt||Cr){let en,un;R.ori==0?(en=Mt,un=At):(en=At,un=Mt);let _n,Ot,tn,cn,Tn,Pt,Ft=!0,ar=St.bbox;if(ar!=null){Ft=!1;let Rt=ar(n,j);tn=Rt.left,cn=Rt.top,_n=Rt.width,Ot=Rt.height}else tn=en,cn=un,_n=Ot=St.size(n,j);if(Pt=St.fill(n,j),Tn=St.stroke(n,j),Cr)j==qn&&Dn<=vn.prox&&(V=tn,G=cn,le=_n,Ce=Ot,_e=Ft,he=Pt,re=Tn);else{let Rt=Xt[j];Rt!=null&&(Ar[j]=tn,Pr[j]=cn,kc(Rt,_n,Ot,Ft),wc(Rt,Pt,Tn),Cn(Rt,sn(tn),sn(cn),de,q))}}}}if(Cr){let j=vn.prox,Oe=ir==null?Dn<=j:Dn>j||qn!=ir;if(Zt||Oe){let Ke=Xt[0];Ke!=null&&(Ar[0]=V,Pr[0]=G,kc(Ke,le,Ce,_e),wc(Ke,he,re),Cn(Ke,sn(V),sn(G),de,q))}}}if(Me.show&&Fn)if(l!=null){let[A,D]=tt.scales,[F,V]=tt.match,[G,le]=l.cursor.sync.scales,Ce=l.cursor.drag;if(ft=Ce._x,gt=Ce._y,ft||gt){let{left:_e,top:he,width:re,height:j}=l.select,Oe=l.scales[G].ori,Ke=l.posToVal,yt,De,Ye,Mt,At,en=A!=null&&F(A,G),un=D!=null&&V(D,le);en&&ft?(Oe==0?(yt=_e,De=re):(yt=he,De=j),Ye=C[A],Mt=O(Ke(yt,G),Ye,v,0),At=O(Ke(yt+De,G),Ye,v,0),lo(hn(Mt,At),ct(At-Mt))):lo(0,v),un&&gt?(Oe==1?(yt=_e,De=re):(yt=he,De=j),Ye=C[D],Mt=N(Ke(yt,le),Ye,_,0),At=N(Ke(yt+De,le),Ye,_,0),uo(hn(Mt,At),ct(At-Mt))):uo(0,_)}else as()}else{let A=ct(el-Za),D=ct(tl-Xa);if(R.ori==1){let le=A;A=D,D=le}ft=kt.x&&A>=kt.dist,gt=kt.y&&D>=kt.dist;let F=kt.uni;F!=null?ft&&gt&&(ft=A>=F,gt=D>=F,!ft&&!gt&&(D>A?gt=!0:ft=!0)):kt.x&&kt.y&&(ft||gt)&&(ft=gt=!0);let V,G;ft&&(R.ori==0?(V=Nr,G=We):(V=$r,G=qe),lo(hn(V,G),ct(G-V)),gt||uo(0,_)),gt&&(R.ori==1?(V=Nr,G=We):(V=$r,G=qe),uo(hn(V,G),ct(G-V)),ft||lo(0,v)),!ft&&!gt&&(lo(0,0),uo(0,0))}if(kt._x=ft,kt._y=gt,l==null){if(p){if(fl!=null){let[A,D]=tt.scales;tt.values[0]=A!=null?Sn(R.ori==0?We:qe,A):null,tt.values[1]=D!=null?Sn(R.ori==1?We:qe,D):null}mo(Fs,n,We,qe,de,q,g)}if(xr){let A=p&&tt.setSeries,D=vn.prox;ir==null?Dn<=D&&kn(qn,Wr,!0,A):Dn>D?kn(null,Wr,!0,A):qn!=ir&&kn(qn,Wr,!0,A)}}Zt&&(ae.idx=g,os()),c!==!1&&ht("setCursor")}let Bn=null;Object.defineProperty(n,"rect",{get(){return Bn==null&&co(!1),Bn}});function co(l=!1){l?Bn=null:(Bn=T.getBoundingClientRect(),ht("syncRect",Bn))}function ol(l,c,p,g,w,v,_){H._lock||Fn&&l!=null&&l.movementX==0&&l.movementY==0||(is(l,c,p,g,w,v,_,!1,l!=null),l!=null?sr(null,!0,!0):sr(c,!0,!1))}function is(l,c,p,g,w,v,_,A,D){if(Bn==null&&co(!1),rr(l),l!=null)p=l.clientX-Bn.left,g=l.clientY-Bn.top;else{if(p<0||g<0){We=-10,qe=-10;return}let[F,V]=tt.scales,G=c.cursor.sync,[le,Ce]=G.values,[_e,he]=G.scales,[re,j]=tt.match,Oe=c.axes[0].side%2==1,Ke=R.ori==0?de:q,yt=R.ori==1?de:q,De=Oe?v:w,Ye=Oe?w:v,Mt=Oe?g:p,At=Oe?p:g;if(_e!=null?p=re(F,_e)?u(le,C[F],Ke,0):-10:p=Ke*(Mt/De),he!=null?g=j(V,he)?u(Ce,C[V],yt,0):-10:g=yt*(At/Ye),R.ori==1){let en=p;p=g,g=en}}D&&(c==null||c.cursor.event.type==Fs)&&((p<=1||p>=de-1)&&(p=pr(p,de)),(g<=1||g>=q-1)&&(g=pr(g,q))),A?(Za=p,Xa=g,[Nr,$r]=H.move(n,p,g)):(We=p,qe=g)}let ss={width:0,height:0,left:0,top:0};function as(){zo(ss,!1)}let il,sl,al,ll;function ul(l,c,p,g,w,v,_){Fn=!0,ft=gt=kt._x=kt._y=!1,is(l,c,p,g,w,v,_,!0,!1),l!=null&&(Ct(Vs,Hs,cl,!1),mo(mc,n,Nr,$r,de,q,null));let{left:A,top:D,width:F,height:V}=Me;il=A,sl=D,al=F,ll=V}function cl(l,c,p,g,w,v,_){Fn=kt._x=kt._y=!1,is(l,c,p,g,w,v,_,!1,!0);let{left:A,top:D,width:F,height:V}=Me,G=F>0||V>0,le=il!=A||sl!=D||al!=F||ll!=V;if(G&&le&&zo(Me),kt.setScale&&G&&le){let Ce=A,_e=F,he=D,re=V;if(R.ori==1&&(Ce=D,_e=V,he=A,re=F),ft&&Vn(W,Sn(Ce,W),Sn(Ce+_e,W)),gt)for(let j in C){let Oe=C[j];j!=W&&Oe.from==null&&Oe.min!=Ue&&Vn(j,Sn(he+re,j),Sn(he,j))}as()}else H.lock&&(H._lock=!H._lock,sr(c,!0,l!=null));l!=null&&(Sr(Vs,Hs),mo(Vs,n,We,qe,de,q,null))}function pp(l,c,p,g,w,v,_){if(H._lock)return;rr(l);let A=Fn;if(Fn){let D=!0,F=!0,V=10,G,le;R.ori==0?(G=ft,le=gt):(G=gt,le=ft),G&&le&&(D=We<=V||We>=de-V,F=qe<=V||qe>=q-V),G&&D&&(We=We<Nr?0:de),le&&F&&(qe=qe<$r?0:q),sr(null,!0,!0),Fn=!1}We=-10,qe=-10,pe.fill(null),sr(null,!0,!0),A&&(Fn=A)}function dl(l,c,p,g,w,v,_){H._lock||(rr(l),Bi(),as(),l!=null&&mo(gc,n,We,qe,de,q,null))}function ml(){P.forEach(oh),qi(n.width,n.height,!0)}hr(vi,Kr,ml);let Mr={};Mr.mousedown=ul,Mr.mousemove=ol,Mr.mouseup=cl,Mr.dblclick=dl,Mr.setSeries=(l,c,p,g)=>{let w=tt.match[2];p=w(n,c,p),p!=-1&&kn(p,g,!0,!1)},Se&&(Ct(mc,T,ul),Ct(Fs,T,ol),Ct(pc,T,l=>{rr(l),co(!1)}),Ct(fc,T,pp),Ct(gc,T,dl),ea.add(n),n.syncRect=co);let jo=n.hooks=e.hooks||{};function ht(l,c,p){es?ao.push([l,c,p]):l in jo&&jo[l].forEach(g=>{g.call(null,n,c,p)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)jo[c]=(jo[c]||[]).concat(l.hooks[c])});let pl=(l,c,p)=>p,tt=it({key:null,setSeries:!1,filters:{pub:Cc,sub:Cc},scales:[W,S[1]?S[1].scale:null],match:[Ac,Ac,pl],values:[null,null]},H.sync);tt.match.length==2&&tt.match.push(pl),H.sync=tt;let fl=tt.key,ls=_d(fl);function mo(l,c,p,g,w,v,_){tt.filters.pub(l,c,p,g,w,v,_)&&ls.pub(l,c,p,g,w,v,_)}ls.sub(n);function fp(l,c,p,g,w,v,_){tt.filters.sub(l,c,p,g,w,v,_)&&Mr[l](null,c,p,g,w,v,_)}n.pub=fp;function gp(){ls.unsub(n),ea.delete(n),Zn.clear(),Ks(vi,Kr,ml),m.remove(),ve?.remove(),ht("destroy")}n.destroy=gp;function us(){ht("init",e,t),Ga(t||e.data,!1),I[W]?ts(W,I[W]):Bi(),Vo=Me.show&&(Me.width>0||Me.height>0),nr=Zt=!0,qi(e.width,e.height)}return S.forEach(qa),P.forEach(zm),r?r instanceof HTMLElement?(r.appendChild(m),us()):r(n,us):us(),n}dt.assign=it;dt.fmtNum=aa;dt.rangeNum=ki;dt.rangeLog=Ti;dt.rangeAsinh=ia;dt.orient=br;dt.pxRatio=Pe;dt.join=Kf;dt.fmtDate=ua,dt.tzDate=sg;dt.sync=_d;{dt.addGap=qg,dt.clipGaps=Ai;let e=dt.paths={points:Rd};e.linear=Ed,e.stepped=Qg,e.bars=Hg,e.spline=jg}var ha="smartmoney.theme",$d=matchMedia("(prefers-color-scheme: dark)");function ih(){let e=localStorage.getItem(ha);return e==="light"||e==="dark"?e:"system"}var Uo=Ge(ih()),Ei=Ge("light");function ya(){Ei.value=Uo.value==="system"?$d.matches?"dark":"light":Uo.value,document.documentElement.dataset.theme=Ei.value}$d.addEventListener("change",ya);ya();function Id(e){Uo.value=e,e==="system"?localStorage.removeItem(ha):localStorage.setItem(ha,e),ya()}function yn({label:e,times:t,lines:r,format:n,height:i=240,moment:s}){let a=_t(null),u=Ei.value,d=JSON.stringify([t,r,s]);Je(()=>{let f=a.current;if(!f)return;let h=new dt(sh(f,r,n,i,s),[t,...r.map(T=>T.values)],f),y=new ResizeObserver(()=>h.setSize({width:Math.max(f.clientWidth,200),height:i}));return y.observe(f),()=>{y.disconnect(),h.destroy()}},[d,u,i]);let m=Math.max(1,Math.floor(t.length/12)),b=f=>f%m===0||f===t.length-1||r.some(h=>h.points&&h.values[f]!=null);return o("figure",{class:"chart",children:[o("div",{ref:a,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),r.map(f=>o("th",{scope:"col",children:f.name},f.name))]})}),o("tbody",{children:t.map((f,h)=>b(h)&&o("tr",{children:[o("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(y=>o("td",{children:y.values[h]==null?"":n(y.values[h])},y.name))]},h))})]})]})]})}function sh(e,t,r,n,i){let s=ba(e,"--muted"),a=ba(e,"--line"),u="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:d=>dt.tzDate(new Date(d*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},scales:{x:{range:(d,m,b)=>ah(m,b)}},hooks:i===void 0?{}:{drawAxes:[d=>lh(d,i,s)]},axes:[{stroke:s,font:u,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(d,m,b,f,h)=>m.map(y=>uh(y,h))},{stroke:s,font:u,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(d,m)=>m.map(b=>r(b))}],series:[{value:(d,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(d=>{let m=ba(e,`--${d.tone??"accent"}`);return{label:d.name,stroke:m,width:d.points?0:2,spanGaps:!d.points,points:{show:d.points!==void 0||d.values.filter(b=>b!==null).length===1,size:d.points??6,fill:m},paths:d.bars?dt.paths.bars?.({size:[.7,24]}):void 0,fill:d.bars?Wd(m,.6):d.points||t.length>1?void 0:Wd(m,.1),value:(b,f)=>f==null?"\u2013":r(f)}})]}}function ah(e,t){let r=Math.max((t-e)*.02,60);return[e-r,t+r]}function lh(e,t,r){let{ctx:n,bbox:i}=e,s=e.valToPos(t,"x",!0);n.save(),n.strokeStyle=r,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),n.beginPath(),n.moveTo(s,i.top),n.lineTo(s,i.top+i.height),n.stroke(),n.restore()}function uh(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function ba(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function Wd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Li({values:e,label:t,tone:r="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let n=Math.min(...e),i=Math.max(...e),s=88,a=24,u=f=>f/(e.length-1)*(s-4)+2,d=f=>i===n?a/2:a-3-(f-n)/(i-n)*(a-6),m=e[e.length-1]??0,b=m>=(e[0]??0);return o("svg",{class:`spark ${r==="plain"?"plain":b?"good":"bad"}`,width:s,height:a,viewBox:`0 0 ${s} ${a}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((f,h)=>`${u(h).toFixed(1)},${d(f).toFixed(1)}`).join(" ")}),o("circle",{cx:u(e.length-1),cy:d(m),r:"2"})]})}var Md=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],Od=["ALL","DAY","WEEK","MONTH"],ch={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Fd=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],Vd=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],dh=20,Ui=4;function qd(){let e=Le("chain",rt,"BASE"),t=Le("by",Md,"TRADER_SCORE"),r=Le("window",Od,"ALL"),n=bt.value.params,i=n.get("asof")??"",s=n.get("after"),a={chain:e,rankBy:t,first:dh,after:s,window:r==="ALL"||i?null:r,asOf:i?`${i}T23:59:59Z`:null,filter:{...Object.fromEntries([...Fd,...Vd].flatMap(({name:h})=>n.get(h)?[[h,Number(n.get(h))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=Z(Kl,a,{every:i?void 0:1e4}),d=Z(Jl,a),m=Z(Yl,{chain:e,window:a.window,filter:{...a.filter,minBuyVol:0}},{every:6e4,skip:!!i||a.filter?.minBuyVol===0}),b=new Map(d.data?.wallets.nodes.map(h=>[h.walletAddress,h.equity.map(y=>y.realizedPnlUsd)])),f=h=>ge({after:"",...h});return o(x,{children:[o(Ae,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(je,{label:"Chain",choices:rt.map(h=>({value:h,label:Xe[h]})),chosen:e,change:h=>f({chain:h,compare:""})}),o(je,{label:"Window",choices:Od.map(h=>({value:h,label:ch[h]})),chosen:i?"ALL":r,change:h=>f({window:h==="ALL"?"":h,asof:""})}),o(mr,{label:"Ranked by",choices:Md.map(h=>({value:h,label:Te(h)})),chosen:t,change:h=>f({by:h})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(xn,{type:"date",value:i,change:h=>f({asof:h,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[Fd.map(({name:h,label:y})=>o(Hr,{label:y,value:n.get(h)??"",change:T=>f({[h]:T}),hint:`${k(u.data?.wallets.chainDefaults[h]??0)} (default)`},h)),Vd.map(({name:h,label:y,max:T})=>o(Hr,{label:y,value:n.get(h)??"",change:U=>f({[h]:U}),max:T,hint:"any"},h)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(xn,{type:"date",value:n.get("activeSince")??"",change:h=>f({activeSince:h})})]})]})]})]}),o(gh,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(ie,{query:u,children:({wallets:h})=>o(mh,{page:h,chain:e,trend:b,all:m.data?.wallets.totalCount})})})]})}function mh({page:e,chain:t,trend:r,all:n=0}){let i=bt.value.params,s=Number(i.get("minBuyVol")||e.chainDefaults.minBuyVol),a=n-e.totalCount,u=a>0&&s>0&&o("p",{class:"muted small",children:[k(a)," more bought for less than ",we(s),". ",o("button",{type:"button",onClick:()=>ge({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let m=e.chainDefaults;return o(J,{title:"No wallet passes",children:["By default ",Xe[t]," asks for ",k(m.minTrades)," trades, ",k(m.minTokens)," tokens, ",k(m.minClosed)," closed positions and ",we(m.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",u]})}let d=e.asOf?`profits of all time, as it stood on ${Dt(e.asOf)}`:e.windowStart?`since ${Dt(e.windowStart)}`:"all time";return o(x,{children:[o("p",{class:"muted small",children:[k(e.totalCount)," wallets, ",d,e.asOf?"":o(x,{children:[", updated ",o(ee,{at:e.updatedAt})]})]}),u,o(ne,{label:`Wallets of ${Xe[t]}, best first`,columns:ph(t,r),rows:e.edges,id:m=>m.node.id}),o(Qr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:i.get("after")?()=>ge({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>ge({after:e.pageInfo.endCursor}):void 0})]})}function ph(e,t){let r=Bd(),n=(i,s)=>ge({compare:(s?[...r,i]:r.filter(a=>a!==i)).slice(0,Ui).join(",")});return[{name:"Rank",number:!0,cell:i=>k(i.rank)},{name:"Wallet",cell:i=>o(Un,{chain:e,address:i.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:i=>i.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:i=>o(wt,{value:i.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:i=>o(wt,{value:i.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:i=>o(fh,{of:i.node})},{name:"Trades",number:!0,cell:i=>o(x,{children:[k(i.node.tradeCount),o("small",{children:[k(i.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:i=>we(i.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:i=>o(ee,{at:i.node.lastTradeTime})},{name:"Trend",cell:i=>o(Li,{values:t.get(i.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:i=>o("input",{type:"checkbox","aria-label":`Compare ${i.node.walletAddress}`,checked:r.includes(i.node.walletAddress),disabled:!r.includes(i.node.walletAddress)&&r.length>=Ui,onChange:s=>n(i.node.walletAddress,s.currentTarget.checked)})}]}function fh({of:e}){return o(x,{children:[et(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",k(e.closedPositions)]})]})}function Bd(){return(bt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Ui)}function gh({chain:e}){let t=Bd(),r=Array.from({length:Ui},(s,a)=>Z(Zl,{chain:e,address:t[a]??""},{skip:!t[a]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(s=>s.data?.wallet?[s.data.wallet]:[]),i=[{name:"Rank",of:s=>s.defaultRank?`#${k(s.defaultRank)}`:"not ranked"},{name:"Score",of:s=>s.traderScore.toFixed(3)},{name:"Profit",of:s=>o(wt,{value:s.netPnlUsd})},{name:"Win rate",of:s=>`${et(s.trueWinRate)} of ${k(s.closedPositions)}`},{name:"Trades",of:s=>k(s.tradeCount)},{name:"Average trade",of:s=>we(s.avgTradeSizeUsd)},{name:"Largest trade",of:s=>we(s.largestTradeUsd)},{name:"Last trade",of:s=>o(ee,{at:s.lastTradeTime})}];return o(B,{title:"Compared",actions:o("button",{type:"button",onClick:()=>ge({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(yh,{wallets:n}),o(ne,{label:"Compared wallets",rows:i,id:s=>s.name,columns:[{name:"Number",cell:s=>s.name},...n.map(s=>({name:s.walletAddress.slice(0,10),number:!0,cell:a=>a.of(s)}))]})]})}var hh=["accent","second","third","fourth"];function yh({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(i=>Tt(i.date))))].sort((n,i)=>n-i);if(t.length<2)return null;let r=e.map((n,i)=>{let s=new Map(n.equity.map(a=>[Tt(a.date),a.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:hh[i],values:t.map(a=>s.get(a)??null)}});return o(yn,{label:"Realized profit over time",times:t,lines:r,format:n=>we(n)})}var No="smartmoney.key",An=Ge(void 0),Ni=Ge("");Mu({key:()=>An.value?.key??"",refused:()=>wa("The service no longer accepts this key: it was revoked or has expired.")});async function $o(e){let t=await bh(e);await Us(),sessionStorage.setItem(No,e),Ni.value="",An.value=t}async function bh(e){try{let{config:t}=await He(Fl,{},{key:e}),r=await Gd(()=>He(Vl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ee))throw t;if(t.code==="FORBIDDEN"&&await Gd(()=>He(ql,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ee("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ee("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Gd(e){try{return await e(),!0}catch(t){if(t instanceof Ee&&t.code==="FORBIDDEN")return!1;throw t}}function Qd(){return sessionStorage.getItem(No)!==null}function Hd(e){let t=sessionStorage.getItem(No);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function $i(){let e=sessionStorage.getItem(No);e&&await $o(e)}function wa(e=""){sessionStorage.removeItem(No),An.value=void 0,Ni.value=e,Us()}var wh=50,vh=200,kh=5,Jn=1e4,Sh=15e3,_h=250,Ii=class{constructor(t){this.filter=t}filter;rows=Ge(void 0);waiting=Ge([]);paused=Ge(!1);link=Ge("connecting");said=Ge("Connecting\u2026");gap=Ge(!1);older=Ge(void 0);loading=Ge(!1);refusal=Ge(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await He(xs,{filter:this.filter,last:wh},{signal:this.abort.signal});this.rows.value=va(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Sh)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<kh&&this.older.value;t++){let{signals:r}=await He(xs,{filter:this.filter,last:vh,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Ou(eu,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${k(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Jn&&(this.arrivals=this.arrivals.slice(-Jn)),this.showing||(this.showing=setTimeout(()=>this.show(),_h))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Jn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=va([...t,...this.waiting.value]).slice(0,Jn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(s=>s.sequence)),i=va([...r,...t.filter(s=>!n.has(s.sequence))]);this.rows.value=i.slice(0,Jn),i.length>=Jn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=i=>i.signalId===t?{...i,retractedAt:r}:i;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await He(Xl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(i=>[i.signalId,i]));this.rows.value=this.rows.value?.map(i=>{let s=n.get(i.signalId);return s?{...i,retractedAt:s.retractedAt,token:{...i.token,profile:s.token.profile}}:i})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ee?t:new Ee("",String(t)))}};function va(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var Th=200,ka=2e3;function xh(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Io(e,t){return Wo(e.notificationType,xh(e,t))}function Wo(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function zd(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(Ch).join(",")).join(`\r
`)}function Ch(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function jd(e,t,r){let[n,i]=me({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return Je(()=>{let a=new AbortController;return i({signals:[],done:!1,cut:!1}),Ah(e,t,a.signal,i),()=>a.abort()},[s,t,r]),n}async function Ah(e,t,r,n){let i=[],s=null;try{for(;;){let a=await He(yu,{filter:e,last:Th,before:s},{signal:r}),{nodes:u,pageInfo:d}=a.signals,m=u.filter(h=>h.sentAt>t).sort((h,y)=>y.sequence-h.sequence);i.push(...m),s=d.startCursor;let b=m.length===u.length&&d.hasPreviousPage&&s!==null,f=!b||i.length>=ka;if(n({signals:[...i],done:f,cut:b&&f}),f)return}}catch(a){r.aborted||n({signals:i,done:!0,cut:!1,refusal:a instanceof Ee?a:new Ee("",String(a))})}}var jt=Object.keys(dn),wr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},Wi=Object.keys(wr);function Sa({traderCount:e,highestRank:t,totalUsdInflow:r}){let n=(i,s)=>Math.min(Math.max(Math.log(i)/Math.log(s),0),1);return Math.round(40*n(e,25)+40*n(r/1e3,1e3)+20*(1-n(t,200)))}function _a({summary:e}){let t=Sa(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var ro=[{name:"Time",width:6.4,cell:e=>o(ee,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(x,{children:[o(gi,{priority:e.priority,means:wr[e.priority]})," ",o(_a,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:fe(["signal",e.signalId]),children:e.headline}),o("small",{children:[dn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(x,{children:[o(It,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(ot,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(x,{children:[e.summary.traderCount,o("small",{children:["best #",k(e.summary.highestRank)]})]})},{name:"Volume",width:6,number:!0,cell:e=>we(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(x,{children:[o("span",{class:"num",children:$t(e.token.priceChangePct/100)}),o("small",{children:Fe(e.token.currentPriceUsd)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(x,{children:[o(Ta,{s:e}),o("small",{children:Fe(e.token.profile?.priceUsd)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>xa(e)??"\u2013"}];function Ta({s:e}){let t=e.token.profile?.priceUsd,r=e.token.currentPriceUsd,n=t&&r?t/r-1:null;return o(Gt,{value:n,right:Wo(e.notificationType,n)})}function xa(e){return e.latency?Ze(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var Kd=[...new Set(jt.map(e=>dn[e]))];function Yd(){let e={chains:Br("chains",rt),types:Br("types",jt),priorities:Br("priorities",Wi)},t=bt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=nn(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[r]),i=s=>a=>ge({[s]:a.join(",")});return o(x,{children:[o(Ae,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(pn,{label:"Chains",choices:rt.map(s=>({value:s,label:Xe[s]})),chosen:e.chains,change:i("chains")}),o(pn,{label:"Types",choices:Kd.map(s=>({value:s,label:s})),chosen:Kd.filter(s=>e.types.some(a=>dn[a]===s)),change:s=>i("types")(s.flatMap(a=>Ph(a,e.types)))}),o(pn,{label:"Priorities",choices:Wi.map(s=>({value:s,label:s})),chosen:e.priorities,change:i("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(xn,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>i("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:Wi.map(s=>`${s}: ${wr[s]}`).join(" \xB7 ")}),o(Rh,{filter:n},r)]})}function Ph(e,t){let r=jt.filter(i=>dn[i]===e),n=r.filter(i=>t.includes(i));return n.length>0?n:r}function Rh({filter:e}){let[t,r]=me(0),n=nn(()=>new Ii(e),[t]);Je(()=>(n.start(),()=>n.stop()),[n]);let i=n.rows.value,s=n.waiting.value,a=n.paused.value,u=_t(void 0),d=n.refusal.value??(i?void 0:u.current);u.current=d;let m=ri(n.refusal.value);return Je(()=>{if(!m)return;let b=setTimeout(()=>r(f=>f+1),oi);return()=>clearTimeout(b)},[n,m]),d?o(mn,{refusal:d,retry:()=>r(b=>b+1)}):i?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",k(s.length)," new"]}),o("button",{type:"button",onClick:()=>{a?n.resume():n.paused.value=!0},children:a?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),i.length===0?o(Dh,{filtered:Object.keys(e).length>0}):o(ne,{long:!0,label:"Signals, newest first",columns:ro,rows:i,id:b=>b.signalId,class:b=>b.retractedAt?"gone":n.fresh.has(b.signalId)?"fresh":""}),i.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[k(i.length)," signals",i.length>=Jn&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(Gr,{label:"Loading the newest signals"})}function Dh({filtered:e}){let t=nn(()=>new Date(Date.now()-864e5).toISOString(),[]),r=Z(tu,{since:t},{every:3e4}),n=Z(nu,{},{skip:An.value?.scope!=="customer"});return o(ie,{query:r,children:i=>o(J,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),Eh(i,n.data?.usage.budget,Ln.value).map(s=>o("li",{children:s},s))]})})})}function Eh(e,t,r){let n=[],i=e.chains.filter(u=>e.config.chains.includes(u.chain));i.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of i)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${Xe[u.chain]} is quiet: its last trade was ${fi(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${Xe[u.chain]} yet.`),u.reason&&n.push(`${Xe[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${k(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let u of e.decisions.nodes)s.set(u.rule??"",(s.get(u.rule??"")??0)+u.count);let[a]=[...s].sort((u,d)=>d[1]-u[1]);return a?n.push(`In the last 24 hours the rule \u201C${Te(a[0])}\u201D held back ${k(a[1])} candidates, more than any other.`):i.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function Zd(){let e=Z(ru,{},{every:5e3}),t=Z(ou,{},{every:6e4});return o(x,{children:[o(Ae,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(ie,{query:e,children:r=>{let n=r.serviceStatus;return o("div",{class:"stack",children:[o(Lh,{all:n.attention}),o(B,{children:o(ze,{items:Nh(n)})}),o(B,{title:"The last hour",children:o(ie,{query:t,children:i=>o(Uh,{minutes:i.serviceStatus.lastHour})})}),o(B,{title:"Disk space",actions:o("a",{href:fe(["settings"]),children:"Retention, in Settings"}),children:o(ze,{items:Oh(n.database)})}),o(B,{title:"Chains",children:o(ne,{label:"Chains",columns:Ih,rows:n.chains,id:i=>i.chain})}),o(B,{title:"Delivery",children:[o(ne,{label:"How long delivery takes",columns:Wh,rows:n.deliveries.steps,id:i=>i.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(B,{title:"Processes",children:o(ne,{label:"Processes",columns:Mh,rows:n.processes,id:i=>`${i.role} ${i.name}`})}),o(Vh,{status:n})]})}})]})}function Lh({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(r=>r.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"alert",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(r=>o("li",{children:r.text},r.text))})]})}function Uh({minutes:e}){if(e.length<2)return o(J,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(r=>r.eventsPerSecond),pi],["Behind",e.map(r=>r.lagSeconds),Ze],["From trade to signal",e.map(r=>r.signalSeconds),Ze],["Database",e.map(r=>r.databaseBytes||null),To]];return o(ze,{items:t.map(([r,n,i])=>{let s=n.filter(u=>u!==null),a=s.at(-1);return{name:r,value:o(Li,{values:s,label:`${r} in the last ${e.length} minutes`,tone:"plain"}),note:a===void 0?"none in this time":`${i(Math.min(...s))} to ${i(Math.max(...s))}, now ${i(a)}`}})})}function Nh(e){let t=e.chains.map(i=>i.eventsPerSecond).filter(i=>i!=null),r=e.deliveries.steps.find(i=>i.step==="webhook"),n=e.processes.filter(i=>!i.leader&&["all","api","engine"].includes(i.role)).length;return[{name:"Events",value:t.length>0?`${pi(t.reduce((i,s)=>i+s,0))}/s`:"not measured yet",note:`${k(e.chains.reduce((i,s)=>i+s.events,0))} since the start`},{name:"Behind",value:Ze(Math.max(...e.chains.map(i=>i.lagSeconds))),note:`${k(e.chains.reduce((i,s)=>i+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(i=>i.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:k(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${Ze(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:k(e.errors),note:`${k(e.warnings)} warnings, ${k(e.failedRequests)} failed requests`},{name:"Runs since",value:o(ee,{at:e.startedAt}),note:e.version}]}function $h(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var Ih=[{name:"Chain",cell:e=>o(ot,{chain:e.chain})},{name:"State",cell:e=>$h(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":pi(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(ee,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(x,{children:[Ze(e.lagSeconds),o("small",{children:[k(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>k(e.events)}],Jd={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Wh=[{name:"Step",cell:e=>o(x,{children:[Jd[e.step]?.[0]??e.step,o("small",{children:Jd[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":Ze(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":Ze(e.p99Seconds)},{name:"Times",number:!0,cell:e=>k(e.count)}],Mh=[{name:"Process",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function Oh(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${Ze(e.measuredSeconds)}`,r=e.freeBytes==null||!e.diskBytes?"":e.freeBytes<1e6?"bad":e.freeBytes<1<<30||e.freeBytes<.05*e.diskBytes?"few":"",n=e.rough?"about ":"";return[{name:"Used",value:To(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":n+To(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":o("span",{class:r,children:To(e.freeBytes)}),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${et(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${n}${k(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var Fh=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(x,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>k(e.count)},{name:"First",wide:!0,cell:e=>o(ee,{at:e.firstAt})},{name:"Last",cell:e=>o(ee,{at:e.lastAt})}];function Vh({status:e}){return o(B,{title:"Warnings and errors",actions:o("a",{href:fe(["sources"]),children:"Sources"}),children:e.problems.length===0?o(J,{title:"None",children:"This process has logged no warning and no error since it started."}):o(ne,{label:"Warnings and errors, the last first",columns:Fh,rows:e.problems,id:t=>t.level+t.message})})}var Xd=["FLAG","ENVIRONMENT","FILE","DEFAULT"],em={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function tm(){let e=Br("origins",Xd),t=Z(iu,{});return o(x,{children:[o(Ae,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(pn,{label:"Where from",choices:Xd.map(r=>({value:r,label:em[r]})),chosen:e,change:r=>ge({origins:r.join(",")})})}),o(ie,{query:t,children:({settings:r})=>o(qh,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function qh({settings:e,all:t}){if(e.length===0)return o(J,{title:"No setting comes from there",children:["All ",k(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,i)=>+(n==="")-+(i===""));return o("div",{class:"stack",children:[r.map(n=>o(B,{title:n||"Every command, and sections of the file",children:o(ne,{label:`Settings: ${n||"every command"}`,columns:Bh,rows:e.filter(i=>i.group===n),id:i=>i.name})},n)),o("p",{class:"muted",children:[k(e.length)," of ",k(t)," settings. Change one where it comes from, then restart the process."]})]})}var Bh=[{name:"Setting",cell:e=>o(x,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(x,{children:[o("strong",{children:em[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];function Mi({label:e,points:t,interval:r,marks:n,moment:i}){let s=t[0];if(!s)return o(J,{title:"No price is known yet"});let a=[],u=1+n.length,d=r==="HOUR"?3600:86400,m=Math.floor(Date.now()/1e3);for(let f of t)nm(a,u,0,Math.min(Tt(f.at)+d,m),f.value);n.forEach((f,h)=>{for(let y of f.points)Tt(y.at)>=Tt(s.at)&&nm(a,u,h+1,Tt(y.at),y.value)}),a.sort((f,h)=>f.at-h.at);let b=f=>a.map(h=>h.values[f]??null);return o(yn,{label:e,times:a.map(f=>f.at),format:f=>Fe(f),moment:i?Tt(i):void 0,lines:[{name:"Price",values:b(0)},...n.map((f,h)=>({name:f.name,tone:f.tone,points:f.size,values:b(h+1)}))]})}function nm(e,t,r,n,i){let s=e.find(a=>a.at===n&&a.values[r]===null);s||(s={at:n,values:Array(t).fill(null)},e.push(s)),s.values[r]=i}var rm=6,Ca=24;function im({s:e}){let t=Z(uu,{chain:e.chain,address:e.token.address},{every:15e3}),r=Qh(e),n=i=>i[0]!==void 0&&Date.parse(i[0].at)<=Date.parse(e.timestamp);return o(ie,{query:t,children:({token:i})=>{let s=i?.hours??[],a=i?.days??[];return n(s)?o(om,{s:e,points:s,interval:"HOUR",trades:r}):n(a)?o(om,{s:e,points:a,interval:"DAY",trades:r}):a.length===0?o(J,{title:"No price is known yet"}):o(J,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal."})}})}function om({s:e,points:t,interval:r,trades:n}){let i=Date.parse(t[0]?.at??""),s=n.points.filter(a=>Date.parse(a.at)>=i);return o(x,{children:[o(Mi,{label:`Price at the end of each ${r.toLowerCase()}, the signal, and its wallets' trades`,points:t,interval:r,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:s}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(Gh,{trades:n,shown:s.length,all:e.traders.length})]})]})}function Gh({trades:e,shown:t,all:r}){return e.problem?o(x,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(x,{children:["Marked: the trades of ",k(t)," of ",k(r)," wallets.",t<r&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<r&&(r>Ca?`, or of wallets after the first ${Ca}.`:".")]}):o(x,{children:"The trades of its wallets are being looked for."})}function Qh(e){let t=e.userTrades.map(a=>({at:a.trade.tradedAt,value:a.trade.priceUsd})),[r,n]=me({next:0,points:[]}),i=t.length>0?[]:e.traders.slice(r.next,Math.min(r.next+rm,Ca)),s=Z(cu,{chain:e.chain,addresses:i.map(a=>a.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:i.length===0});return Je(()=>{let{data:a}=s;a&&n(u=>({next:u.next+rm,points:[...u.points,...a.walletsByAddress.flatMap(d=>Hh(d,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:r.points,done:i.length===0,problem:s.refusal?.message}}function Hh(e,t){let r=t.traders.find(i=>i.walletAddress===e?.walletAddress),n=e?.trades.nodes.find(i=>Math.abs(i.amountUsd-(r?.tradeSizeUsd??0))<=i.amountUsd*1e-6);return n?[{at:n.tradedAt,value:n.priceUsd}]:[]}function sm({args:[e=""]}){let t=Z(su,{id:e},{every:15e3});return o(ie,{query:t,children:({signal:r})=>r?o(zh,{s:r}):o(J,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function zh({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:fe(["live"]),children:"Live"})," \u203A signal ",k(e.sequence)]}),o(Ae,{title:e.headline,about:o(x,{children:[o(gi,{priority:e.priority,means:wr[e.priority]})," ",o(_a,{summary:e.summary})," ",o(ot,{chain:e.chain})," ",dn[e.notificationType]," \xB7 ",rn(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",wr[e.priority],". Strength ",Sa(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(It,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(ee,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:fe(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(x,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(B,{title:"Price since",children:o(jh,{s:e})}),o(B,{title:"Price around it",children:o(im,{s:e})}),o(B,{title:`Wallets (${k(e.summary.traderCount)})`,children:o(Kh,{s:e})}),o("div",{class:"columns",children:[o(B,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(Jh,{s:e})]}),o(Zh,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(Xh,{token:e.token.address,own:e.signalId})]})}function jh({s:e}){let t=e.token.currentPriceUsd,r=xa(e),n=Date.now()-Date.parse(e.timestamp),i=(s,a,u)=>({name:s,value:o(Gt,{value:u,right:Wo(e.notificationType,u)}),note:u!==null?Fe(t*(1+u)):n<a*36e5?"not yet":"no price known"});return o(ze,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:Fe(e.token.firstSmartEntryPrice),note:`${$t(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Fe(t),note:r&&`raised ${r} after the trade`},{name:"Now",value:Fe(e.token.profile?.priceUsd),note:o(Ta,{s:e})},i("After 1 hour",1,e.outcome.return1h),i("After 6 hours",6,e.outcome.return6h),i("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":Fe(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Kh({s:e}){let t=new Map(e.userTrades.map(i=>[i.trader.walletAddress,i.trade])),r=[{name:"Rank",number:!0,cell:i=>`#${k(i.leaderboardRank)}`,sort:i=>i.leaderboardRank},{name:"Wallet",cell:i=>o(Un,{chain:e.chain,address:i.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:i=>i.windowVolumeUsd??i.tradeSizeUsd,cell:i=>o(x,{children:[we(i.windowVolumeUsd??i.tradeSizeUsd),o("small",{children:Yh(i)})]})},...t.size>0?[{name:"Price",number:!0,cell:i=>Fe(t.get(i.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:i=>o(wt,{value:i.totalPnl}),sort:i=>i.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:i=>i.winRate,cell:i=>o(x,{children:[et(i.winRate),i.profile&&o("small",{children:["today ",et(i.profile.trueWinRate)," of ",k(i.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:i=>i.profile?.defaultRank?`#${k(i.profile.defaultRank)}`:"\u2013"}],n=e.traders.reduce((i,s)=>i+(s.windowTradeCount??NaN),0);return o(x,{children:[o(ne,{label:"Wallets of the signal",columns:r,rows:e.traders,id:i=>i.walletAddress}),n>0&&o("p",{class:"muted small",children:["Together ",we(e.summary.totalUsdInflow)," in ",am(n),"."]})]})}var am=e=>e===1?"1 trade":`${k(e)} trades`;function Yh(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${am(e.windowTradeCount)}, last ${we(e.tradeSizeUsd)}`}function Jh({s:e}){let t=e.decision.delivered;return o(B,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(ze,{items:[{name:"Signal of the day",value:k(t.dailyUsed),note:`of ${k(t.dailyBudget)}`},{name:"Of this type",value:k(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${k(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function Zh({id:e,at:t}){let r=Z(au,{},{skip:An.value?.scope!=="customer",every:3e4});if(An.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:i=>o("span",{class:"mono",children:i.url||"removed"})},{name:"What",cell:i=>i.retraction?"retraction":"signal"},{name:"State",cell:i=>o("span",{class:`badge ${i.state==="DELIVERED"?"good":i.state==="FAILED"?"bad":""}`,children:Te(i.state)})},{name:"Attempts",cell:i=>i.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:i=>o(ee,{at:i.createdAt})}];return o(B,{title:"Deliveries to webhooks",children:o(ie,{query:r,children:({webhooks:i})=>{let s=i.flatMap(a=>a.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:a.url})));return s.length>0?o(ne,{label:"Deliveries",columns:n,rows:s,id:a=>a.url+String(a.retraction)}):i.some(a=>a.url)?o(J,{title:"Not among the last 200 deliveries",children:t?o(x,{children:["A webhook accepted it ",o(ee,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(J,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:fe(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function Xh({token:e,own:t}){let r=Z(lu,{token:e});return o(B,{title:"Everything decided about this token",children:o(ie,{query:r,children:({decisions:n})=>n.nodes.length===0?o(J,{title:"Nothing in the last 7 days"}):o(ne,{label:"Decisions about the token",rows:n.nodes,id:i=>`${i.type}${i.firstAt}${i.rule}`,columns:[{name:"When",cell:i=>o(ee,{at:i.lastAt})},{name:"Type",cell:i=>Te(i.type)},{name:"Result",cell:i=>o("span",{class:`badge ${i.outcome==="DELIVERED"?"good":""}`,children:i.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:i=>i.signalId&&i.signalId!==t?o("a",{href:fe(["signal",i.signalId]),children:i.text}):i.text},{name:"Times",number:!0,cell:i=>k(i.count)}]})})})}function lm(){let e=Z(du,{},{every:5e3});return o(x,{children:[o(Ae,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(ie,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(J,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(r=>o(ey,{source:r},r.name)),t.length>0&&o(iy,{names:t.map(r=>r.name)})]})})]})}function ey({source:e}){let t=e.events.reduce((n,i)=>n+i.count,0),r=e.skipped.reduce((n,i)=>n+i.count,0);return o(B,{class:"spaced",title:e.name,actions:o(ny,{source:e}),children:[Aa(e)&&o("p",{class:"note bad",role:"alert",children:[e.lastError??"Nothing has worked since the last error."," ",o(ee,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(ze,{items:[{name:"Reads",value:Te(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":k(e.lag),note:ry(e)},{name:"Events in the log",value:k(t),note:e.events.map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:k(r),note:e.skipped.slice(0,3).map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:k(e.retracted),note:`${k(e.duplicates)} duplicates`},{name:"Last stored",value:o(ee,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(ne,{label:`What of ${e.name} did not go into the log`,columns:ty,rows:[...e.skipped,...e.leftOut],id:n=>n.name})]}),e.lastError&&!Aa(e)&&o("p",{class:"muted",children:["Last error, ",o(ee,{at:e.lastErrorAt}),": ",e.lastError]})]})}var ty=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(ee,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>k(e.count)},{name:"Since",cell:e=>o(ee,{at:e.since})}],Aa=e=>e.state==="FAILING"||e.state==="REFUSED";function ny({source:e}){let t=Aa(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Te(e.state)})}function ry(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Ze(e.lagSeconds)}var oy=[{name:"When",cell:e=>o(ee,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(x,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function iy({names:e}){let t=Le("source",e,e[0]??""),r=Z(mu,{source:t},{every:5e3});return o(B,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>ge({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(ie,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(J,{title:"None",children:["Every message of ",t," was understood."]}):o(x,{children:[o(ne,{label:`Messages of ${t} that became no event, newest first`,columns:oy,rows:n.nodes,id:i=>String(i.number)}),o("p",{class:"muted",children:[k(n.nodes.length)," of ",k(n.totalCount)," that are kept."]})]})})})}function cm({args:[e="",t=""]}){let r=rt.find(i=>i===e.toUpperCase())??"BASE",n=Z(pu,{chain:r,address:t},{every:15e3});return o(ie,{query:n,children:({token:i})=>i?o(sy,{t:i}):o(J,{title:"This token is unknown",children:["The service has seen no trade of ",Bt(t)," on this chain."]})})}function sy({t:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.symbol||Bt(e.address),about:o(x,{children:[o(ot,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(jn,{text:e.address,label:"the address"})}),o(B,{children:o(ze,{items:[{name:"Price",value:Fe(e.priceUsd),note:e.priceAt?o(ee,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":we(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":k(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(pm,{m:e.market}),o(dm,{chain:e.chain,address:e.address})]})}var ay=["HOUR","DAY"];function ly(e){return{name:"Signal",tone:"second",size:9,points:e.filter(r=>!r.retractedAt).map(r=>({at:r.timestamp,value:r.token.currentPriceUsd}))}}function dm({chain:e,address:t}){let r=Le("interval",ay,"HOUR"),n=Z(fu,{chain:e,token:t},{every:15e3}),i=Z(hu,{chain:e,address:t,interval:r},{every:15e3}),s=o(je,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:a=>ge({interval:a})});return o(x,{children:[o(ie,{query:i,children:({token:a})=>a&&o(x,{children:[o(B,{title:"Price, with your signals",actions:s,children:o(Mi,{label:"Price at the end of each interval, and at your signals",points:a.prices,interval:r,marks:[ly(n.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(B,{title:"Volume",children:o(um,{name:"Volume",points:a.volume,label:`Volume by ${r.toLowerCase()}`})}),o(B,{title:"Top wallets bought, less sold, by hour",children:o(um,{name:"Net flow",points:a.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(B,{title:"Top wallets that hold it",children:o(uy,{day:a,chain:e})})]})}),o(cy,{chain:e,query:n})]})}function um({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(J,{title:"Nothing in this time"}):o(yn,{label:r,times:t.map(n=>Tt(n.at)),format:n=>we(n),height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}function uy({day:e,chain:t}){return e.topHolders.length===0?o(J,{title:"None of the first 200 wallets holds it"}):o(ne,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${k(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Un,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>Fe(r.position.quantity?r.position.costUsd/r.position.quantity:null)},{name:"Value",number:!0,cell:r=>we(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(wt,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function cy({chain:e,query:t}){return o(ie,{query:t,children:({signals:r})=>o(x,{children:[o(B,{title:"Signals on it",children:r.nodes.length===0?o(J,{title:"None of your signals is on it",children:o("a",{href:fe(["live"]),children:"See all signals"})}):o(ne,{label:"Signals on the token",columns:ro,rows:[...r.nodes].sort((n,i)=>i.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(B,{title:"Top wallets in these signals",children:o(dy,{chain:e,nodes:r.nodes})})]})})}function dy({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(i=>!i.retractedAt).flatMap(i=>i.traders)){let i=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(i?.sizeUsd??0,n.tradeSizeUsd),signals:(i?.signals??0)+1})}return o(ne,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,i)=>n.rank-i.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${k(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Un,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>we(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>k(n.signals),sort:n=>n.signals}]})}function mm({args:[e=""]}){let t=Z(gu,{itemId:e},{every:15e3});return o(ie,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(Ae,{title:r.question||"A market without a question",about:o(ot,{chain:"POLYMARKET"})}),o(pm,{m:r}),o(my,{outcomes:r.outcomes??[]})]}):o(J,{title:"This market is unknown",children:"No source has described it yet."})})}function my({outcomes:e}){let t=e[0];if(!t)return o(J,{title:"No outcome of this market is known yet"});let r=Le("outcome",e.map(n=>n.token),t.token);return o(x,{children:[o("div",{class:"filters",children:o(je,{label:"Outcomes",choices:e.map(n=>({value:n.token,label:n.outcomeLabel||Bt(n.token)})),chosen:r,change:n=>ge({outcome:n})})}),o(dm,{chain:"POLYMARKET",address:r},r)]})}function pm({m:e}){return o(B,{title:e.outcomeLabel?o("a",{href:fe(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(ze,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:we(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(ne,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:fe(["token","POLYMARKET",t.token]),children:t.outcomeLabel||Bt(t.token)})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var fm=["7","30","90"],Ra=["1h","6h","24h","settled"],Mo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Da={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},gm=["all","wins","losses","open"],hm={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},bm=30,Pa=100;function wm(){let e=Le("days",fm,"30"),t=Le("after",Ra,"1h"),r=Le("chain",["ALL",...rt],"ALL"),n=Le("type",["ALL",...jt],"ALL"),[i,s]=me(0),a=nn(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,i]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=jd(u,a,i),m=Z(bu,{since:a,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),b=()=>s(f=>f+1);return o(x,{children:[o(Ae,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:b,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>py(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(je,{label:"Period",choices:fm.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>ge({days:f})}),o(je,{label:"Graded after",choices:Ra.map(f=>({value:f,label:Da[f]})),chosen:t,change:f=>ge({after:f})}),o(mr,{label:"Chain",choices:[{value:"ALL",label:"All"},...rt.map(f=>({value:f,label:Xe[f]}))],chosen:r,change:f=>ge({chain:f==="ALL"?"":f})}),o(mr,{label:"Type",choices:[{value:"ALL",label:"All"},...jt.map(f=>({value:f,label:Te(f)}))],chosen:n,change:f=>ge({type:f==="ALL"?"":f})})]}),o(ie,{query:m,children:f=>o(fy,{record:f.types,weeks:f.weeks.groups,span:t})}),d.refusal&&o(mn,{refusal:d.refusal,retry:b}),d.signals.length===0&&!d.refusal&&(d.done?o(J,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:fe(["live"]),children:"See what comes now"})]}):o(Gr,{label:"Loading signals"})),d.signals.length>0&&o(B,{title:"Every signal",children:[!d.done&&o(Gr,{label:`${k(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",k(ka)," signals of the period; the numbers above are of all."]}),o(wy,{signals:d.signals,span:t})]})]})}function py(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([zd(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function fy({record:e,weeks:t,span:r}){return o(x,{children:[o(B,{children:o(gy,{record:e,span:r})}),e.all.count>0&&o(x,{children:[o("div",{class:"columns",children:[o(B,{title:"Wins and losses",children:o(hy,{record:e.all,span:r})}),o(B,{title:"What waiting costs",children:o(yy,{delays:e.delays})})]}),o(B,{title:"By type",children:o(ym,{label:"By type",first:"Type",groups:e.groups,name:n=>Te(n.type??""),span:r})}),o(B,{title:"By week",children:[o(by,{weeks:t,span:r}),o(ym,{label:"By week",first:"Week from",groups:t,name:n=>Dt(n.weekFrom??""),span:r})]})]})]})}function gy({record:e,span:t}){let r=a=>{let u=e.all[Mo[a]];return{name:`Right after ${Da[a].toLowerCase()}`,value:o("span",{class:a===t?"chosen":"",children:et(u.hitRate)}),note:u.count===0?"none graded yet":o(x,{children:["of ",k(u.count),": ",et(u.hitRateLow)," to ",et(u.hitRateHigh),o("br",{}),"median gain ",$t(u.medianGain)]})}},{keptSince:n,since:i,all:s}=e;return o(x,{children:[n&&n>i&&o("p",{class:"note warn",children:["Signals before ",rn(n)," are no longer kept and not counted."]}),o(ze,{items:[{name:"Signals",value:k(s.count),note:s.retracted>0?`and ${k(s.retracted)} retracted, not counted`:`since ${Dt(i)}`},...Ra.map(r)]})]})}function hy({record:e,span:t}){let r=e[Mo[t]];return r.count===0?o(J,{title:"None is graded yet",children:[k(e.count)," signals wait: a price is taken ",Da[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(ze,{items:[{name:"Wins",value:o("span",{class:"good",children:k(r.wins)}),note:`best ${$t(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:k(r.losses)}),note:`worst ${$t(r.worstGain)}`},{name:"Right",value:et(r.hitRate),note:`95 %: ${et(r.hitRateLow)} to ${et(r.hitRateHigh)}`},{name:"Median gain",value:o(Gt,{value:r.medianGain}),note:r.count<bm?`only ${k(r.count)}: says little`:`of ${k(r.count)}`}]})}function yy({delays:e}){let t=e[0]?.count??0;return t===0?o(J,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(x,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",k(t)," that are a day old, if one follows"]}),o(ze,{items:e.map(r=>({name:r.minutes===0?"At once":`${k(r.minutes)} minutes later`,value:o(Gt,{value:r.medianGain})}))})]})}function ym({label:e,first:t,groups:r,name:n,span:i}){let s=u=>u.record[Mo[i]];return o(ne,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>k(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>k(s(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:k(s(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:k(s(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>s(u).hitRate??-1,cell:u=>s(u).count===0?"\u2013":o(x,{children:[et(s(u).hitRate),o("small",{class:s(u).count<bm?"few":"",children:[et(s(u).hitRateLow)," to ",et(s(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Gt,{value:s(u).medianGain}),sort:u=>s(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Gt,{value:s(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Gt,{value:s(u).bestGain})}],rows:r,id:n})}function by({weeks:e,span:t}){let r=e.filter(n=>n.record[Mo[t]].medianGain!==null);return r.length<2?null:o(yn,{label:"Median gain by week",times:r.map(n=>Tt(n.weekFrom??"")),format:n=>$t(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Mo[t]].medianGain)}]})}function wy({signals:e,span:t}){let r=Le("grade",gm,"all"),n=e.filter(s=>{let a=s.retractedAt?null:Io(s,t);return r==="all"||(r==="open"?a===null:a!==null&&r==="wins"==a>0)}),i=[{name:"Time",cell:s=>o(ee,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(vy,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Gt,{value:Io(s,t)}),sort:s=>Io(s,t)??-9},{name:"Signal",cell:s=>o(x,{children:[o("a",{href:fe(["signal",s.signalId]),children:s.headline}),o("small",{children:Te(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(ot,{chain:s.chain})},{name:"Token",cell:s=>o(It,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>Fe(s.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:s=>$t(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>$t(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>$t(s.outcome.return24h)}];return o(x,{children:[o(je,{label:"Grades",choices:gm.map(s=>({value:s,label:hm[s]})),chosen:r,change:s=>ge({grade:s==="all"?"":s})}),n.length===0?o(J,{title:`None: ${hm[r].toLowerCase()}`}):o(ne,{label:"Graded signals",columns:i,rows:n.slice(0,Pa),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),n.length>Pa&&o("p",{class:"muted small",children:["The newest ",k(Pa)," of ",k(n.length),"; the CSV has all."]})]})}function vy({s:e,span:t}){let r=Io(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var vm=["positions","closed","trades","signals"],ky={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function _m({args:[e="",t=""]}){let r=rt.find(i=>i===e.toUpperCase())??"BASE",n=Z(Su,{chain:r,address:t},{every:15e3});return o(ie,{query:n,children:({wallet:i})=>i?o(Sy,{w:i}):o(J,{title:"This wallet is unknown",children:["The service has seen no trade of ",Bt(t)," on this chain."]})})}function Sy({w:e}){let t=Le("tab",vm,"positions"),r={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:fe(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${k(e.defaultRank)}`:"not ranked"]}),o(Ae,{title:o("span",{class:"mono",children:Bt(e.walletAddress)}),about:o(x,{children:[o(ot,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(jn,{text:e.walletAddress,label:"the address"}),o("a",{href:fe(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(B,{children:o(_y,{w:e})}),e.scoreParts&&o(B,{title:"What the score is made of",children:o(Ty,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(B,{title:"Realized profit over time",children:o(xy,{w:e})}),o(B,{title:"Score at each midnight",children:o(Cy,{w:e})})]}),o(B,{title:o(je,{label:"Lists",choices:vm.map(n=>({value:n,label:ky[n]})),chosen:t,change:n=>ge({tab:n,after:""})}),children:[t==="positions"&&o(Py,{of:r}),t==="closed"&&o(Ry,{of:r}),t==="trades"&&o(Ey,{of:r}),t==="signals"&&o(Ly,{of:r})]})]})}function _y({w:e}){return o(ze,{items:[{name:"Rank",value:e.defaultRank?`#${k(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(wt,{value:e.netPnlUsd}),note:o(x,{children:[o(wt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:et(e.trueWinRate),note:`${k(e.winningPositions)} of ${k(e.closedPositions)} closed positions`},{name:"Trades",value:k(e.tradeCount),note:`${k(e.buyCount)} buys, ${k(e.sellCount)} sells, ${k(e.tokensTraded)} tokens`},{name:"Bought",value:we(e.totalBuyVolumeUsd),note:`sold ${we(e.totalSellVolumeUsd)}`},{name:"Average trade",value:we(e.avgTradeSizeUsd),note:`largest ${we(e.largestTradeUsd)}`},{name:"Last trade",value:o(ee,{at:e.lastTradeTime}),note:e.firstTradeTime?o(x,{children:["first ",o(ee,{at:e.firstTradeTime})]}):void 0}]})}function Ty({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(x,{children:[o(wt,{value:e.netPnlUsd})," for ",we(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${k(e.winningPositions)} of ${k(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${k(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${k(e.tradeCount)} trades; 1,000 are full`}];return o(ne,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>et(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function xy({w:e}){return e.equity.length<2?o(J,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(yn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Tt(t.date)),format:t=>we(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Cy({w:e}){return e.rankHistory.length<2?o(J,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(yn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Tt(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Oi({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(J,{title:r});let{hasNextPage:i,endCursor:s}=e.pageInfo;return o(x,{children:[e.nodes.length===0?o(J,{title:r}):n(e.nodes),o(Qr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:bt.value.params.get("after")?()=>ge({after:""}):void 0,more:i?()=>ge({after:s}):void 0})]})}var Fi=()=>bt.value.params.get("after"),km=["VALUE","OPENED"],Ay={VALUE:"Largest first",OPENED:"Oldest first"};function Py({of:e}){let t=Le("order",km,"VALUE"),r=Z(_u,{...e,orderBy:t,after:Fi()},{every:15e3});return o(x,{children:[o(je,{label:"Order",choices:km.map(n=>({value:n,label:Ay[n]})),chosen:t,change:n=>ge({order:n,after:""})}),o(ie,{query:r,children:({wallet:n})=>o(Oi,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:i=>o(ne,{label:"Open positions",rows:i,id:s=>s.token,columns:[{name:"Token",cell:s=>o(It,{chain:e.chain,address:s.token,symbol:s.symbol}),sort:s=>s.symbol},{name:"Quantity",number:!0,wide:!0,cell:s=>xo(s.quantity)},{name:"Paid per token",number:!0,cell:s=>Fe(s.quantity?s.costUsd/s.quantity:null)},{name:"Price",number:!0,cell:s=>Fe(s.priceUsd)},{name:"Value",number:!0,cell:s=>we(s.valueUsd),sort:s=>s.valueUsd},{name:"Profit",number:!0,cell:s=>o(wt,{value:s.pnlUsd}),sort:s=>s.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:s=>o(wt,{value:s.countedPnlUsd}),sort:s=>s.countedPnlUsd}]})})})]})}function Ry({of:e}){let t=Z(Tu,{...e,after:Fi()});return o(ie,{query:t,children:({wallet:r})=>o(Oi,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(ne,{label:"Closed positions",rows:n,id:i=>i.token+i.openedAt+i.closedAt,columns:[{name:"Closed",cell:i=>o(ee,{at:i.closedAt})},{name:"Token",cell:i=>o(It,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Held",number:!0,cell:i=>Ze((Date.parse(i.closedAt)-Date.parse(i.openedAt))/1e3)},{name:"Paid",number:!0,cell:i=>we(i.costUsd),sort:i=>i.costUsd},{name:"Received",number:!0,wide:!0,cell:i=>we(i.proceedsUsd)},{name:"Profit",number:!0,cell:i=>o(wt,{value:i.profitUsd}),sort:i=>i.profitUsd}]})})})}var Sm=["ALL","BUY","SELL"],Dy={ALL:"All",BUY:"Buys",SELL:"Sells"};function Ey({of:e}){let t=Le("side",Sm,"ALL"),r=Z(xu,{...e,filter:t==="ALL"?null:{side:t},after:Fi()},{every:15e3});return o(x,{children:[o(je,{label:"Side",choices:Sm.map(n=>({value:n,label:Dy[n]})),chosen:t,change:n=>ge({side:n,after:""})}),o(ie,{query:r,children:({wallet:n})=>o(Oi,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:i=>o(x,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",rn(n.trades.keptSince)," some are no longer kept."]}),o(ne,{label:"Trades, newest first",rows:i,id:s=>s.id,columns:[{name:"Time",cell:s=>o(ee,{at:s.tradedAt})},{name:"Side",cell:s=>o("span",{class:`badge ${s.side==="BUY"?"good":"bad"}`,children:s.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:s=>o(It,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Quantity",number:!0,wide:!0,cell:s=>xo(s.quantity)},{name:"Price",number:!0,cell:s=>Fe(s.priceUsd)},{name:"Amount",number:!0,cell:s=>we(s.amountUsd),sort:s=>s.amountUsd}]})]})})})]})}function Ly({of:e}){let t=Z(Cu,{...e,after:Fi()},{every:15e3});return o(ie,{query:t,children:({wallet:r})=>o(Oi,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(ne,{label:"Signals of the wallet",columns:ro,rows:n,id:i=>i.signalId})})})}var Tm=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],xm=["webhookUrl"];function Cm(e){let t=new Set([...Tm.flatMap(([,i])=>i),...xm]),r=i=>i.flatMap(s=>e.filter(a=>a.name===s)),n=e.filter(i=>!t.has(i.name));return[...Tm.map(([i,s])=>[i,r(s)]),["More",n]]}function Am(e){return e.map(({name:t,description:r,type:n})=>{let i=r??"",s=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?s.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":s==="String"?"text":"number",d=t.replace(/([A-Z])/g,"_$1").toLowerCase();return{name:t,rule:d,label:Te(d),text:i,kind:u,whole:s==="Int",of:s,...Uy(i)}})}function Uy(e){let t=i=>Number((i??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function In(e,t){return e[t]??""}function Ea(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(i=>JSON.stringify(i)).sort():n);return r(e)===r(t)}function La(e,t,r){return e.filter(n=>!xm.includes(n.name)&&!Ea(In(t,n.name),In(r,n.name)))}var Pm=["ALL","DELIVERED","HELD_BACK"],Ny=[{name:"Latest",cell:e=>o(ee,{at:e.lastAt})},{name:"Candidate",cell:e=>o(x,{children:[Te(e.type),o("small",{children:o(ot,{chain:e.chain})})]})},{name:"Token",cell:e=>o(It,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(x,{children:[o("a",{href:fe(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(x,{children:[Te(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>k(e.count)}];function Rm(){let e=Le("outcome",Pm,"ALL"),t=bt.value.params.get("token")??"",[r,n]=me(),i=Z(ku,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=a=>{n(void 0),ge(a)};return o(B,{title:"Decisions",actions:o(x,{children:[o(je,{label:"Outcome",choices:Pm.map(a=>({value:a,label:Te(a)})),chosen:e,change:a=>s({outcome:a==="ALL"?"":a})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(xn,{value:t,size:18,placeholder:"address",change:a=>s({token:a.trim()})})]})]}),children:o(ie,{query:i,children:({decisions:a})=>a.nodes.length===0?o(J,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(x,{children:[o(ne,{label:"Decisions, latest first",columns:Ny,rows:a.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),a.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(a.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var Dm=["1","3","7"],Em=36e5;function Nm(){let e=Z(wu,{});return o(x,{children:[o(Ae,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(ie,{query:e,children:t=>o($y,{data:t,saved:e.reload},t.config.version)}),o(Rm,{})]})}function $y({data:e,saved:t}){let r=nn(()=>Am(e.fields?.inputFields??[]),[e]),[n,i]=me({}),s=(u,d)=>i(m=>{let b={...m,[u]:d};return Ea(d,In(e.config,u))&&delete b[u],b}),a=u=>{i(Object.fromEntries(La(r,e.config,u).map(d=>[d.name,In(u,d.name)]))),scrollTo(0,0)};return o(x,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:Cm(r).filter(([,u])=>u.length>0).map(([u,d])=>o(B,{title:u,children:o("div",{class:"stack",children:d.map(m=>o(Iy,{field:m,value:n[m.name]??In(e.config,m.name),changed:m.name in n,change:b=>s(m.name,b)},m.name))})},u))}),o("div",{class:"stack beside",children:[o(Oy,{draft:n,chains:e.chains}),o(By,{draft:n,fields:r,config:e.config,discard:()=>i({}),saved:t})]})]}),o(Gy,{data:e,fields:r,restore:a})]})}function Iy({field:e,value:t,changed:r,change:n}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o(Hr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:i=>{i!==""&&n(Number(i))}}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(xn,{value:String(t),change:n})]}),e.kind==="choice"&&o(mr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(i=>({value:i,label:i.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(pn,{label:e.label,choices:Wy(e),chosen:t,change:n})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(My,{value:t,change:n})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function Wy(e){return e.of==="Chain"?rt.map(t=>({value:t,label:Xe[t]})):jt.map(t=>({value:t,label:Te(t)}))}function My({value:e,change:t}){let r=(n,i)=>{let s=e.filter(a=>a.type!==n);t(i===""?s:[...s,{type:n,limit:Number(i)}])};return o("div",{class:"filters",children:jt.map(n=>o(Hr,{label:Te(n),value:String(e.find(i=>i.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:i=>r(n,i)},n))})}function Oy({draft:e,chains:t}){let r=Le("days",Dm,"1"),n=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),i=new Date((n||Date.now())-Number(r)*24*Em+Em/4).toISOString(),s=ii(e,500),a=Object.keys(s).length>0,u=Z(Cs,{input:{},since:i}),d=Z(Cs,{input:s,since:i},{skip:!a});return o(B,{class:"spaced",title:"Replay",actions:o(je,{label:"Days",choices:Dm.map(m=>({value:m,label:m==="1"?"1 day":`${m} days`})),chosen:r,change:m=>ge({days:m})}),children:o(ie,{query:u,children:m=>o(Fy,{present:m.simulateConfig,next:a?d:void 0})})})}function Fy({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(mn,{refusal:t.refusal,retry:t.reload});let n=r??e,i=jt.map(s=>({type:s,now:Lm(e,s),then:Lm(n,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[k(n.total)," signals"]}),r&&`, ${Vy(r.total-e.total)}`,t?.loading&&" \u2026"]}),n.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",rn(n.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),i.length>0&&o(ne,{label:"Signals by type",rows:i,id:s=>s.type,columns:[{name:"Type",cell:s=>Te(s.type)},{name:"Now",number:!0,cell:s=>k(s.now)},...r?[{name:"Then",number:!0,cell:s=>o("strong",{children:k(s.then)})}]:[]]}),o(qy,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((s,a)=>a.count-s.count).slice(0,5).map(s=>o("li",{children:[Te(s.rule),": ",k(s.count)]},s.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(ot,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(ee,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function Lm(e,t){return e.byType.find(r=>r.type===t)?.count??0}function Vy(e){return e===0?"as many as now":e>0?`${k(e)} more than now`:`${k(-e)} fewer than now`}function qy({present:e,then:t}){let r=(i,s)=>i.byDay.filter(a=>a.day===s).reduce((a,u)=>a+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(i=>i.day))].sort();return n.length<2?null:o(ne,{label:"Signals by day",rows:n,id:i=>i,columns:[{name:"Day",cell:i=>Dt(i)},{name:"Now",number:!0,cell:i=>k(r(e,i))},...t?[{name:"Then",number:!0,cell:i=>o("strong",{children:k(r(t,i))})}]:[]]})}function By({draft:e,fields:t,config:r,discard:n,saved:i}){let[s,a]=me(),[u,d]=me(!1),m=t.filter(f=>f.name in e),b=async()=>{d(!0);try{await He(vu,{input:e}),i()}catch(f){if(!(f instanceof Ee))throw f;a(f)}d(!1)};return o(B,{class:"spaced",title:`Version ${r.version}`,children:[s&&o(mn,{refusal:s}),m.length===0&&o("p",{class:"muted",children:["In force, saved ",o(ee,{at:r.updatedAt}),". Nothing is changed."]}),m.length>0&&o(x,{children:[o($m,{fields:m,from:f=>In(r,f),to:f=>e[f]??""}),o("div",{class:"actions",children:[o("button",{type:"button",class:"primary",disabled:u,onClick:()=>{b()},children:["Save as version ",r.version+1]}),o("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function $m({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:Um(t(n.name))})," \u2192 ",o("strong",{children:Um(r(n.name))})]},n.name))})}function Um(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?Te(t):`${Te(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Gy({data:e,fields:t,restore:r}){let n=e.configVersions.filter(i=>i.version!==e.config.version);return n.length===0?null:o(B,{title:"Earlier versions",children:o(ne,{label:"Earlier versions, newest first",rows:n,id:i=>String(i.version),columns:[{name:"Version",cell:i=>i.version},{name:"Saved",cell:i=>o(ee,{at:i.changedAt})},{name:"By",wide:!0,cell:i=>o(Qy,{id:i.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:i=>{let s=La(t,e.config,i.config);return s.length===0?"nothing":o($m,{fields:s,from:a=>In(e.config,a),to:a=>In(i.config,a)})}},{name:"",cell:i=>o("button",{type:"button",class:"small","aria-label":`Restore version ${i.version}`,onClick:()=>r(i.config),children:"Restore"})}]})})}function Qy({id:e,keys:t}){if(e===null)return o(x,{children:"the operator"});let r=t.filter(a=>a.scope==="customer"&&!a.revokedAt&&!(a.expiresAt&&Date.parse(a.expiresAt)<=Date.now())),n=t.find(a=>a.keyId===e),s=r.length===1&&r[0]?.keyId===e?"this key":n?`${n.revokedAt?"revoked key":"key"} created ${Dt(n.createdAt)}`:"a key that is not listed";return o(x,{children:[s,o("small",{class:"mono break",children:e})]})}var Ua=["node","python","go"],Na={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Hy=jt.map(e=>({value:e,label:Te(e)})),zy=rt.map(e=>({value:e,label:Xe[e]}));function Im(){let e=Z(Au,{},{every:5e3}),[t,r]=me({});return o(x,{children:[o(Ae,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(ie,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(J,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(i=>o(jy,{webhook:i,changed:e.reload},i.id)),o(Xy,{configured:n.some(i=>i.configured),created:i=>{r(i),e.reload()}}),o(Mm,{outcome:t}),o(eb,{})]})})]})}async function Wm(e){try{return await e()}catch(t){if(t instanceof Ee)return{refusal:t};throw t}}function jy({webhook:e,changed:t}){let[r,n]=me({}),[i,s]=me(!1),[a,u]=me(!1),d=async f=>{s(!0),n(await Wm(f)),s(!1),u(!1),t()},m=(f,h)=>d(async()=>(await He(Ru,{id:e.id,input:f}),{text:h})),b=()=>d(async()=>(e.configured?await He(As,{url:""}):await He(Du,{id:e.id}),{}));return o(B,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(x,{children:[o("button",{type:"button",disabled:i,onClick:()=>{d(()=>Ky(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:i,onClick:()=>{d(()=>Yy(e.id))},children:"New secret"}),o("button",{type:"button",disabled:i,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:i,onClick:()=>a?void b():u(!0),children:a?"Really delete":"Delete"})]}),children:[o(Mm,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(ee,{at:e.disabledAt}),": ",e.disabledReason]}),o(ze,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(ee,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(ee,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:k(e.deliveries.totalCount),note:e.previousSecretUntil?o(x,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(pn,{label:`Types sent to ${e.url}`,choices:Hy,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(pn,{label:`Chains sent to ${e.url}`,choices:zy,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(Jy,{webhook:e,redeliver:f=>{d(async()=>(await He(Uu,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function Ky(e){let{attempt:t}=(await He(Eu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Yy(e){let{secret:t}=(await He(Lu,{id:e})).rotateWebhookSecret;return{secret:t}}function Mm({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(mn,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(jn,{text:e.secret,label:"the secret"})]})]})}function Jy({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(J,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(x,{children:[o("a",{href:fe(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:Te(n.state)})},{name:"Attempts",number:!0,cell:n=>k(n.attempts.length)},{name:"Last answer",cell:n=>Zy(n)},{name:"Since",wide:!0,cell:n=>o(ee,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(ne,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function Zy(e){let t=e.attempts.at(-1);return t?o(x,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Xy({configured:e,created:t}){let[r,n]=me(!1),i=async s=>{s.preventDefault();let a=s.currentTarget,u=String(new FormData(a).get("url")).trim();n(!0);let d=await Wm(async()=>e?{secret:(await He(Pu,{input:{url:u}})).createWebhook.secret}:{secret:(await He(As,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||a.reset(),t(d)};return o(B,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:s=>{i(s)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function eb(){let e=Le("verify",Ua,"node");return o(B,{title:"Verify what you receive",actions:o(je,{label:"Language",choices:Ua.map(t=>({value:t,label:Na[t].name})),chosen:e,change:t=>ge({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Na[e].code})})]})}var Wn=["read","customer"],$a=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Wn,component:Yd},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Wn,component:sm},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Wn,component:qd},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Wn,component:lc},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Wn,component:sc},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Wn,component:wm},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Wn,component:_m},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Wn,component:cm},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Wn,component:mm},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Nm},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Im},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:rc},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:Zd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:lm},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:oc},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:tm}];function Om({problem:e}){let[t,r]=me(e),[n,i]=me(!1),s=u=>{u.preventDefault();let d=String(new FormData(u.currentTarget).get("key")).trim();return a(()=>$o(d))},a=async u=>{i(!0);try{await u()}catch(d){r(d.message),i(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:u=>{s(u)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Ni.value}),Qd()&&o("button",{type:"button",disabled:n,onClick:()=>{a($i)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function Wa({problem:e=""}){let t=An.value;return t?o(tb,{who:t}):o(Om,{problem:e})}function tb({who:e}){let[t,r]=me(!1),n=_t(null),{path:i}=bt.value,s=$a.filter(m=>m.scopes.includes(e.scope)),a=i.length===0?s[0]:$a.find(m=>m.path===i[0]),u=i.join("/"),d=_t(!0);return Je(()=>{document.title=`${a?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:m=>{m.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Ia,{pages:s.filter(m=>m.group==="analyst"),at:a,title:"Signals"}),o(Ia,{pages:s.filter(m=>m.group==="settings"),at:a,title:"Delivery"}),o(Ia,{pages:s.filter(m=>m.group==="operator"),at:a,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(ob,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[a&&a.scopes.includes(e.scope)&&o(a.component,{args:i.slice(1)},u),a&&!a.scopes.includes(e.scope)&&o(J,{title:`${a.title} needs a key of scope ${a.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!a&&o(J,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function Ia({pages:e,at:t,title:r}){let n=e.filter(i=>i.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(i=>o("li",{children:o("a",{href:fe([i.path]),"aria-current":i===t?"page":void 0,children:i.title})},i.path))})]})}var nb=3600;function rb({chains:e}){let t=Math.max(...e.map(i=>Date.parse(i.lastEventAt??"")||0)),r=(Ln.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(r>nb)return o("p",{class:"health muted",children:["Quiet: last trade ",Ze(r)," ago"]});let n=Math.max(...e.map(i=>i.lagSeconds));return o("p",{class:"health good",children:["Up to date",n>1?`, ${Ze(n)} behind`:""]})}function ob({who:e}){let t=Z(Bl,{operator:e.scope==="operator"},{every:15e3}),r=t.data?.chains.filter(i=>!i.healthy)??[],n=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length+n.length===0&&o(rb,{chains:t.data.chains}),n.length>0&&o("p",{class:`health ${n.some(i=>i.level==="error")?"bad":"few"}`,children:o("a",{href:fe(["overview"]),children:"Needs attention"})}),r.map(i=>o("p",{class:"health bad",title:i.reason??"",children:[Xe[i.chain]," is ",Ze(i.lagSeconds)," behind"]},i.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:Uo.value,onChange:i=>Id(i.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>wa(),children:"Sign out"})]})}var Oa=document.getElementById("app");if(!Oa)throw new Error("BUG: page.html has no element app");var Ma=Yu(),ib=Ma&&Hd(Ma)?$o(Ma):$i();ib.then(()=>ws(o(Wa,{}),Oa),e=>ws(o(Wa,{problem:e instanceof Error?e.message:String(e)}),Oa));
