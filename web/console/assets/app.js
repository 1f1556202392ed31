var ke,Sl,gs,Gn,ps,ei,_l,Zo,Tl,hs,fs,Sp,ho=Symbol.for("pv"),ti={},ni=[],_p=/^m(i|n|o|s|text|space)$/,ys=Array.isArray,bs=ni.slice,ur=Object.assign;function lr(e){e&&e.parentNode&&e.remove()}function xl(e,t,r){var n,i,s,a={},u=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?i=t[s]:a[s]=t[s];return u>2&&(a.children=u>3?bs.call(arguments,2):r),go(e,a,n,i,null)}function go(e,t,r,n,i){var s={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ho,__v:i||++Sl,__i:-1,__u:0};return!i&&ke.vnode&&ke.vnode(s),s}function A(e){return e.children}function Qn(e,t){this.props=e,this.context=t,this.__g=0}function Hn(e,t){if(t==null)return e.__&&Hn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Hn(e)}function Tp(e){var t,r=e.__v,n=r.__e,i=[],s=[],a=e.__P;a&&((t=ur({constructor:ho},r)).__v=r.__v+1,ke.vnode&&ke.vnode(t),ws(a,t,r,e.__n,a.namespaceURI,32&r.__u?[n]:null,i,n||Hn(r),32&r.__u,s),t.__v=r.__v,t.__.__k[t.__i]=t,El(i,t,s),r.__=r.__e=null,t.__e!=n&&Cl(t))}function Cl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Cl(e)}function vl(e){(8&e.__g||(e.__g|=8,Gn.push(e),ei++))&&ps==ke.debounceRendering||((ps=ke.debounceRendering)||queueMicrotask)(Al)}function Al(){try{for(var e,t=1;Gn.length;)Gn.length>t&&Gn.sort(_l),e=Gn.shift(),t=Gn.length,8&e.__g&&Tp(e)}finally{(ei=Gn.length)&&(ps||queueMicrotask)(Al)}}function Rl(e,t,r,n,i,s,a,u,d,m,b){var f,h,y,_,D,U,R=n.__k||ni,k=t.length;for(d=xp(r,t,R,d,k),f=0;f<k;f++)(y=r.__k[f])!=null&&(h=~y.__i&&R[y.__i]||ti,y.__i=f,U=ws(e,y,h,i,s,a,u,d,m,b),_=y.__e,(h.ref!=y.ref||8&h.__u)&&(h.ref&&vs(h.ref,null,y,h),y.ref&&b.push(y.ref,y.__c||_,y)),D=D||_,4&y.__u?(d=Pl(y,d,e,!h.__v),h.__e&&(h.__e=null)):typeof y.type=="function"&&U!==void 0?d=U:_&&(d=_.nextSibling),y.__u&=-21);return r.__e=D,d}function xp(e,t,r,n,i){var s,a,u,d,m,b,f,h,y,_=r.length,D=_,U=0,R=0,k=e.__k=Array(i);for(s=0;s<i;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=k[s]=go(null,a):ys(a)?a=k[s]=go(A,{children:a}):a.constructor===ho&&a.__b?a=k[s]=go(a.type,a.props,a.key,a.ref,a.__v):k[s]=a,d=s+U,a.__=e,a.__b=e.__b+1,u=null,~(m=a.__i=Cp(a,r,d,D))&&(D--,(u=r[m])&&(u.__u|=2)),u&&u.__v?(a.__u|=16,m==d-1?U--:m==d+1?U++:m!=d&&(m>d?U--:U++,R=1)):(~m||(i>_?U--:i<_&&U++),typeof a.type!="function"&&(a.__u|=4))):k[s]=null;if(R){for(b=[],f=[],s=0;s<i;s++)if((a=k[s])&&16&a.__u){for(U=0,h=b.length;U<h;)b[y=U+h>>1]<a.__i?U=y+1:h=y;b[U]=a.__i,f[s]=U+1}for(U=b.length;s--;)f[s]&&(f[s]==U?U--:k[s].__u|=4)}if(D)for(s=0;s<_;s++)!(u=r[s])||2&u.__u||(u.__e==n&&(n=Hn(u)),ks(u,u));return n}function Pl(e,t,r,n){var i,s,a,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=Pl(i[s],t,r,!1));return t}for(t&&!t.parentNode&&(t=Hn(e))&&!t.parentNode&&(t=null),a=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(a!=u&&(!n&&r.moveBefore&&a.parentNode?r.moveBefore(a,t):r.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Cp(e,t,r,n){var i,s=e.key,a=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&s==null||d&&s==u.key&&a==u.type)return r;if(n>(d?1:0)){for(i=r-1;i>=0;i--)if((u=t[i])&&!(2&u.__u)&&s==u.key&&a==u.type)return i;for(i=r+1;i<t.length;i++)if((u=t[i])&&!(2&u.__u)&&s==u.key&&a==u.type)return i}return-1}function kl(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Jo(e,t,r,n,i){var s,a;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||kl(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||kl(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(a=fs[t]||(fs[t]=Ap(t)),(e.__a||(e.__a={}))[t]=hs,s=t!=(t=t.replace(Tl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Ap(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Zo]==null)t[Zo]=hs++;else if(t[Zo]<this.__a[e])return;return r(ke.event?ke.event(t):t)}}}function ws(e,t,r,n,i,s,a,u,d,m){var b,f,h,y,_,D,U,R,k,C,x,K,W,oe,Y,ce,J,E,ee=t.type;if(t.constructor!==ho)return null;128&r.__u&&(d=32&r.__u,b=r.__c.__z)&&(t.__u|=d,f=s=[],b.nodeType==8?u=Xo(b,s):s.push(b),u=s[0]||u),(b=ke.__b)&&b(t);e:if(typeof ee=="function"){h=a.length;try{if(R=t.props,k=(b=ee.prototype)&&b.render,C=(b=ee.contextType)&&n[b.__c],x=b?C?C.props.value:b.__:n,(y=r.__c)?(t.__c=y,2&y.__g&&(y.__g|=1)):(k?t.__c=y=new ee(R,x):(t.__c=y=new Qn(R,x),y.constructor=ee,y.render=Pp),C&&C.sub(y),y.state||(y.state={}),y.__n=n,y.__g|=8,y.__h=[],y.__k=[]),k&&(y.__s||(y.__s=y.state),ee.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=ur({},y.__s)),ur(y.__s,ee.getDerivedStateFromProps(R,y.__s)))),_=y.props,D=y.state,y.__v=t,r.__c){if(R!==_&&k&&!ee.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(R,x),t.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&y.shouldComponentUpdate(R,y.__s,x)===!1){t.__v!=r.__v&&(y.props=R,y.state=y.__s,y.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),ni.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&a.push(y),u=Hn(r);break e}y.componentWillUpdate&&y.componentWillUpdate(R,y.__s,x),k&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(_,D,U)})}else k&&!ee.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),k&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=x,y.props=R,y.__P=e,y.__g&=-5,K=ke.__r,W=k?25:0;do y.__g&=-9,K&&K(t),b=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++W<25);k&&(ni.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(n=ur({},n,y.getChildContext())),k&&r.__c&&y.getSnapshotBeforeUpdate&&(U=y.getSnapshotBeforeUpdate(_,D)),oe=b&&b.type===A&&b.key==null?b.props.children:b,R.__P&&(b=u,i=(e=R.__P).namespaceURI,d=s=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&ks(O,O)}),r.__k=null),u=r.__k?Hn(r,0):null),u=Rl(e,ys(oe)?oe:[oe],t,r,n,i,s,a,u,d,m),R.__P&&(t.__e=null,u=b),t.__u&=-161,f&&f.some(lr),y.__h.length&&a.push(y),1&y.__g&&(y.__g&=-4)}catch(O){if(a.length=h,t.__v=null,d||s)if(O&&O.then){if(t.__u|=128|d,s){for(~(J=s.indexOf(u||void 0))||(J=s.length);(E=s[J-1])&&E.nodeType==8;)J--;for(;J<s.length;J++)if(E=s[J])if(s[J]=null,Y){if(E==ce)break}else{if(E.nodeType!=8)break;E.data.startsWith("$s")&&(ce=Xo(Y=E))}}if(!Y){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;Y=u}(b=Xo(Y=t.__c.__z||(t.__c.__z=Y)))?(t.__e=Y,u=b):t.__e=u,u=u&&u.nextSibling}else s&&s.some(lr);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||Dl(t),ke.__e(O,t,r)}}else u=t.__e=Rp(r.__e,t,r,n,i,s,a,d,m,e);return(b=ke.diffed)&&b(t),u}function Xo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function Dl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Dl))}function El(e,t,r){for(var n=0;n<r.length;)vs(r[n++],r[n++],r[n++]);ke.__c&&ke.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){ke.__e(s,i.__v)}})}function Rp(e,t,r,n,i,s,a,u,d,m){var b,f,h,y,_,D,U,R,k=r.props||ti,C=t.props,x=t.type;if(x=="svg"?i="http://www.w3.org/2000/svg":x=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(b=0;b<s.length;b++)if((_=s[b])&&(x?_.localName==x:_.nodeType==3)){e=_,s[b]=null;break}}if(!e){if(R=m.ownerDocument||document,!x)return R.createTextNode(C);e=R.createElementNS(i,x,C.is?C:m),u&&(ke.__m&&ke.__m(t,s),u=!1),s=null}if(x){if(m=x=="template"&&e.content||e,s=x=="textarea"&&C.defaultValue!=null?null:s&&bs.call(m.childNodes),!u&&s)for(k={},b=0;b<e.attributes.length;b++)k[(_=e.attributes[b]).name]=_.value;for(b in k)_=k[b],b=="dangerouslySetInnerHTML"?h=_:b=="children"||b in C||b=="value"&&"defaultValue"in C||b=="checked"&&"defaultChecked"in C||Jo(e,b,null,_,i);for(b in C)_=C[b],b=="children"?y=_:b=="dangerouslySetInnerHTML"?f=_:b=="value"?D=_:b=="checked"?U=_:u&&typeof _!="function"||k[b]===_||Jo(e,b,_,k[b],i);f?(u||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&_p.test(x))&&(i="http://www.w3.org/1999/xhtml"),Rl(m,ys(y)?y:[y],t,r,n,i,s,a,s?s[0]:r.__k&&Hn(r,0),u,d),s&&s.some(lr)),u&&x!="textarea"||(b="value",x=="progress"&&D==null?e.removeAttribute(b):D==null||D===e[b]&&(x!="progress"||D)||Jo(e,b,D,k[b],i),b="checked",U!=null&&U!=e[b]&&Jo(e,b,U,k[b],i))}else k===C||u&&e.data==C||(e.data=C);return e}function vs(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){ke.__e(i,r)}}function ks(e,t,r){var n,i,s,a;if(ke.unmount&&ke.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||vs(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ke.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&ks(n[a],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(i=Xo(n,s=[]))&&(n==e.__e&&s.some(lr),lr(i),lr(n)),r||lr(e.__e),e.__e=e.__c=e.__=null}function Pp(e,t,r){return this.constructor(e,r)}function Ss(e,t){var r,n,i,s;ke.__&&ke.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=go(A,{children:[e]}),i=[],s=[],ws(t,t.__k,n||ti,ti,t.namespaceURI,n?null:t.firstChild?bs.call(t.childNodes):null,i,n?n.__e:t.firstChild,r,s),El(i,t.__k,s),t.__k.props.children=null}ke={__e:function(e,t,r,n){for(var i,s,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,n||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(u){e=u}}throw ei=0,e}},Sl=0,gs=function(e){return e!=null&&e.constructor===ho},Qn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=ur({},this.state)),typeof e=="function"&&(e=e(ur({},r),this.props)),e&&(ur(r,e),this.__v&&(t&&this.__k.push(t),vl(this)))},Qn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),vl(this))},Qn.prototype.render=A,Gn=[],ei=0,_l=function(e,t){return e.__v.__b-t.__v.__b},Zo=Symbol(),Tl=/(PointerCapture)$|Capture$/i,hs=0,fs={},Sp=0;var Or,rt,_s,Ll,Ts=Object.is,ri=0,Vl=[],xs=[],nt=ke,Ul=nt.__b,Nl=nt.__r,$l=nt.diffed,Il=nt.__c,Wl=nt.unmount,Ml=nt.__;function oi(e,t){nt.__h&&nt.__h(rt,e,ri||t),ri=0;var r=rt.__H||(rt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function ie(e){return ri=1,Dp(Gl,e)}function Dp(e,t,r){var n=oi(Or++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):Gl(void 0,t),function(s){var a=(n.__N||n.__)[0],u=n.t(a,s);Ts(a,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=rt,!rt.__f)){rt.__f=!0;var i=rt.shouldComponentUpdate;rt.shouldComponentUpdate=function(s,a,u){var d=this.__H;if(!d)return!0;var m=!1,b=this.props!=s;if(d.__.some(function(h){h.__N&&(m=!0,Ts(h.__[0],h.__N[0])||(b=!0))}),i){var f=i.call(this,s,a,u);return m?f||b:f}return!m||b}}return n.__}function Ge(e,t){var r=oi(Or++,3);!nt.__s&&Bl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,rt.__H.__h.push(r))}function _t(e){return ri=5,nn(function(){return{current:e}},[])}function nn(e,t){var r=oi(Or++,7);return Bl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function ql(){var e=oi(Or++,11);if(!e.__){for(var t=rt.__v;!t.__m&&t.__;)t=t.__;var r=t.__m||(t.__m=[0,0]);e.__="P"+r[0]+"-"+r[1]++}return e.__}function Ep(){var e;do{for(;e=xs.shift();)try{yo(e)}catch(r){nt.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=Vl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(yo),t.__h.some(Cs),t.__h=[]}catch(r){t.__h=[],nt.__e(r,e.__v)}}}while(xs.length)}nt.__b=function(e){rt=null,Ul&&Ul(e)},nt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ml&&Ml(e,t)},nt.__r=function(e){Nl&&Nl(e),Or=0;var t=(rt=e.__c).__H;t&&(_s==rt?rt.__h=[]:(t.__h.some(yo),t.__h.some(Cs),Or=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),_s=rt},nt.diffed=function(e){$l&&$l(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Fl(Vl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),_s=rt=null},nt.__c=function(e,t){t.some(function(r){try{r.__h.some(yo),r.__h=r.__h.filter(function(n){return!n.__||Cs(n)})}catch(n){r.__h=[function(){throw n}]}}),Il&&Il(e,t)},nt.unmount=function(e){Wl&&Wl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(i){try{if(i.__P&&i.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}i.__P=r,Fl(xs.push(i))}else yo(i)}catch(s){t=s}}),n.__H=void 0,t&&nt.__e(t,n.__v))};var Ol=typeof requestAnimationFrame=="function";function Lp(e){var t,r=function(){clearTimeout(n),Ol&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);Ol&&(t=requestAnimationFrame(r))}function Fl(e){e!=1&&Ll==nt.requestAnimationFrame||((Ll=nt.requestAnimationFrame)||Lp)(Ep)}function yo(e){var t=rt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),rt=t}function Cs(e){var t=rt;e.__c=e.__(),rt=t}function Bl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!Ts(r,e[n])})}function Gl(e,t){return typeof t=="function"?t(e):t}var z=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},yb=new z(`
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
    `,{fragmentName:"CustomerUse"}),bb=new z(`
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
    `,{fragmentName:"WalletNumbers"}),wb=new z(`
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
    `,{fragmentName:"SignalRow"}),vb=new z(`
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
    `,{fragmentName:"MarketFacts"}),kb=new z(`
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
    `,{fragmentName:"Gains"}),Sb=new z(`
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
}`,{fragmentName:"Graded"}),_b=new z(`
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
}`,{fragmentName:"TrackGroups"}),Tb=new z(`
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
    `,{fragmentName:"ConfigParts"}),xb=new z(`
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
    `,{fragmentName:"WebhookParts"}),Ql=new z(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Hl=new z(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),zl=new z(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),jl=new z(`
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
    `),Kl=new z(`
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
    `),Yl=new z(`
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
}`),Jl=new z(`
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
}`),Zl=new z(`
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
    `),Xl=new z(`
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
    `),eu=new z(`
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
}`),tu=new z(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),nu=new z(`
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
    `),ru=new z(`
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
}`),As=new z(`
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
}`),ou=new z(`
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
    `),iu=new z(`
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
}`),su=new z(`
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
    `),au=new z(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),lu=new z(`
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
    `),uu=new z(`
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
    `),cu=new z(`
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
    `),du=new z(`
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
}`),mu=new z(`
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
    `),pu=new z(`
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
    `),fu=new z(`
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
    `),gu=new z(`
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
    `),hu=new z(`
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
    `),yu=new z(`
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
    `),bu=new z(`
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
}`),wu=new z(`
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
}`),vu=new z(`
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
}`),ku=new z(`
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
    `),Su=new z(`
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
    `),_u=new z(`
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
}`),Tu=new z(`
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
}`),Rs=new z(`
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
    `),xu=new z(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Cu=new z(`
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
    `),Au=new z(`
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
}`),Ru=new z(`
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
    `),Pu=new z(`
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
    `),Du=new z(`
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
    `),Eu=new z(`
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
}`),Lu=new z(`
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
}`),Uu=new z(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Nu=new z(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),$u=new z(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Iu=new z(`
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
    `),Wu=new z(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Mu=new z(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),Ps=new z(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Nt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function zn(e){return Nt(e)==="object"}function Up(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function Ds(e,t){return e.length<124?e:t}var Ou="graphql-transport-ws";var Vt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Vt||{}),qt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(qt||{});function Fu(e){if(!zn(e))throw new Error(`Message is expected to be an object, but got ${Nt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Nt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!zn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!zn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Nt(e.payload.query)}`);if(e.payload.variables!=null&&!zn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Nt(e.payload.variables)}`);if(e.payload.operationName!=null&&Nt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Nt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!zn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Nt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!zn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Up(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Vu(e,t){return Fu(typeof e=="string"?JSON.parse(e,t):e)}function Fr(e,t){return Fu(e),JSON.stringify(e,t)}function Ls(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:i=console.error,lazyCloseTimeout:s=0,keepAlive:a=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:m=5,retryWait:b=async function(I){let M=Math.pow(2,I);await new Promise(N=>setTimeout(N,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=Es,on:h,webSocketImpl:y,generateID:_=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,I=>{let M=Math.random()*16|0;return(I=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:D,jsonMessageReviver:U}=e,R;if(y){if(!$p(y))throw new Error("Invalid WebSocket implementation provided");R=y}else typeof WebSocket<"u"?R=WebSocket:typeof global<"u"?R=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(R=window.WebSocket||window.MozWebSocket);if(!R)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=R,C=(()=>{let $=(()=>{let M={};return{on(N,be){return M[N]=be,()=>{delete M[N]}},emit(N){"id"in N&&M[N.id]?.(N)}}})(),I={connecting:h?.connecting?[h.connecting]:[],opened:h?.opened?[h.opened]:[],connected:h?.connected?[h.connected]:[],ping:h?.ping?[h.ping]:[],pong:h?.pong?[h.pong]:[],message:h?.message?[$.emit,h.message]:[$.emit],closed:h?.closed?[h.closed]:[],error:h?.error?[h.error]:[]};return{onMessage:$.on,on(M,N){let be=I[M];return be.push(N),()=>{let ae=be.indexOf(N);ae>-1&&be.splice(ae,1)}},emit(M,...N){for(let be of[...I[M]])be(...N)}}})();function x($){let I=[C.on("error",M=>{I.forEach(N=>N()),$(M)}),C.on("closed",M=>{I.forEach(N=>N()),$(M)})];return()=>I.forEach(M=>M())}let K,W=0,oe,Y=!1,ce=0,J=!1;async function E(){clearTimeout(oe);let[$,I]=await(K??(K=new Promise((be,ae)=>(async()=>{if(Y){if(await b(ce),!W)return K=void 0,ae({code:1e3,reason:"All Subscriptions Gone"});ce++}C.emit("connecting",Y);let Q=new k(typeof t=="function"?await t():t,Ou),pe,le;function H(){isFinite(a)&&a>0&&(clearTimeout(le),le=setTimeout(()=>{Q.readyState===k.OPEN&&(Q.send(Fr({type:qt.Ping})),C.emit("ping",!1,void 0))},a))}x(_e=>{K=void 0,clearTimeout(pe),clearTimeout(le),ae(_e),_e instanceof bo&&(Q.close(4499,"Terminated"),Q.onerror=null,Q.onclose=null)}),Q.onerror=_e=>C.emit("error",_e),Q.onclose=_e=>C.emit("closed",_e),Q.onopen=async()=>{try{C.emit("opened",Q);let _e=typeof r=="function"?await r():r;if(Q.readyState!==k.OPEN)return;Q.send(Fr(_e?{type:qt.ConnectionInit,payload:_e}:{type:qt.ConnectionInit},D)),isFinite(d)&&d>0&&(pe=setTimeout(()=>{Q.close(Vt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),H()}catch(_e){C.emit("error",_e),Q.close(Vt.InternalClientError,Ds(_e instanceof Error?_e.message:String(_e),"Internal client error"))}};let $e=!1;Q.onmessage=({data:_e})=>{try{let de=Vu(_e,U);if(C.emit("message",de),de.type==="ping"||de.type==="pong"){C.emit(de.type,!0,de.payload),de.type==="pong"?H():u||(Q.send(Fr(de.payload?{type:qt.Pong,payload:de.payload}:{type:qt.Pong},D)),C.emit("pong",!1,de.payload));return}if($e)return;if(de.type!==qt.ConnectionAck)throw new Error(`First message cannot be of type ${de.type}`);clearTimeout(pe),$e=!0,C.emit("connected",Q,de.payload,Y),Y=!1,ce=0;let ve=new Promise((Kt,xt)=>x(xt));ve.catch(()=>{}),be([Q,ve])}catch(de){Q.onmessage=null,C.emit("error",de),Q.close(Vt.BadResponse,Ds(de instanceof Error?de.message:String(de),"Bad response"))}}})())));$.readyState===k.CLOSING&&await I;let M=()=>{},N=new Promise(be=>M=be);return[$,M,new Promise((be,ae)=>{let Q=x(ae);$.readyState!==k.OPEN&&I.catch(ae),N.then(()=>{if(Q(),!W){let pe=()=>$.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(oe),oe=setTimeout(()=>{!W&&$.readyState===k.OPEN&&pe()},s)):pe()}be()})})]}function ee($){if(Es($)&&(Np($.code)||[Vt.InternalServerError,Vt.InternalClientError,Vt.BadRequest,Vt.BadResponse,Vt.Unauthorized,Vt.SubprotocolNotAcceptable,Vt.SubscriberAlreadyExists,Vt.TooManyInitialisationRequests].includes($.code)))throw $;if(J)return!1;if(Es($)&&$.code===1e3)return W>0;if(!m||ce>=m||!f($))throw $;return Y=!0}n||(async()=>{for(W++;;)try{let[,,$]=await E();await $}catch($){try{if(!ee($))return}catch(I){return i?.(I)}}})();function O($,I){let M=_($),N=!1,be=!1,ae=()=>{W--,N=!0};return(async()=>{for(W++;;)try{let[Q,pe,le]=await E();if(N)return le.catch(()=>{}),pe();let H=C.onMessage(M,$e=>{switch($e.type){case qt.Next:{I.next($e.payload);return}case qt.Error:{be=!0,N=!0,I.error($e.payload),ae();return}case qt.Complete:{N=!0,ae();return}}});Q.send(Fr({id:M,type:qt.Subscribe,payload:$},D)),ae=()=>{!N&&Q.readyState===k.OPEN&&Q.send(Fr({id:M,type:qt.Complete},D)),W--,N=!0,pe()},await le.finally(H);return}catch(Q){if(!ee(Q))return}})().then(()=>{be||I.complete()}).catch(Q=>{I.error(Q)}),()=>{N||ae()}}return{on:C.on,subscribe:O,iterate($){let I=[],M={done:!1,error:null,resolve:()=>{}},N=O($,{next(ae){I.push(ae),M.resolve()},error(ae){M.done=!0,M.error=ae,M.resolve()},complete(){M.done=!0,M.resolve()}}),be=(async function*(){for(;;){for(I.length||await new Promise(Q=>M.resolve=Q);I.length;)yield I.shift();if(M.error)throw M.error;if(M.done)return}})();return be.throw=async ae=>(M.done||(M.done=!0,M.error=ae,M.resolve()),{done:!0,value:void 0}),be.return=async()=>(N(),{done:!0,value:void 0}),be},async dispose(){if(J=!0,K){let[$]=await K;$.close(1e3,"Normal Closure")}},terminate(){K&&C.emit("closed",new bo)}}}var bo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function Es(e){return zn(e)&&"code"in e&&"reason"in e}function Np(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function $p(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var qu=new URL("graphql",document.baseURI),Ee=class extends Error{constructor(r,n,i){super(n);this.code=r;this.requestId=i}code;requestId};function si(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var ai=5e3,wo={key:()=>"",refused:()=>{}};function Bu(e){wo=e}async function ze(e,t,r={}){let n=r.key??wo.key(),i;try{i=await fetch(qu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Ee("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=i.headers.get("X-Request-Id")??void 0,a;try{a=await i.json()}catch{throw i.status>=500?new Ee("NETWORK",`The service does not answer: status ${i.status}. It may be restarting.`,s):new Ee("NETWORK",`The answer cannot be read: status ${i.status}.`,s)}let u=a.errors?.[0];if(u||!a.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Ee(d,u?.message??`status ${i.status}`,s);throw d==="UNAUTHENTICATED"&&r.key===void 0&&wo.refused(m.message),m}return a.data}var ii,Ns=new Set;function Ip(){return ii??=Ls({url:qu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${wo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>Us("connecting"),connected:()=>Us("open"),closed:()=>Us("broken")}}),ii}function Us(e){for(let t of Ns)t(e)}async function $s(){let e=ii;ii=void 0;try{await e?.dispose()}catch{}}function Gu(e,t,r){let n=r.link;n&&Ns.add(n);let i=Ip().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:a})=>{a?.[0]?r.failed(new Ee(String(a[0].extensions?.code??""),a[0].message)):s&&r.next(s)},error:s=>r.failed(Wp(s)),complete:()=>{}});return()=>{n&&Ns.delete(n),i()}}function Wp(e){if(Array.isArray(e)){let t=e[0];return new Ee(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&wo.refused("The key is no longer accepted."),new Ee("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ee("NETWORK","The connection is broken.")}var Mp=15e4;function X(e,t,r={}){let[n,i]=ie({loading:!r.skip}),[s,a]=ie(0),u=_t(""),d=_t(void 0),m=JSON.stringify(t)+e.toString();Ge(()=>{if(r.skip){i({loading:!1});return}let f=new AbortController;return d.current=Date.now(),i(h=>({...h,loading:!0})),ze(e,t,{signal:f.signal}).then(h=>{d.current=void 0,u.current=m,i({data:h,loading:!1})},h=>{if(f.signal.aborted)return;d.current=void 0;let y=h instanceof Ee?h:new Ee("",String(h));i(_=>({data:u.current===m?_.data:void 0,refusal:y,loading:!1}))}),()=>f.abort()},[m,s,r.skip]);let b=si(n.refusal)?ai:r.every;return Ge(()=>{if(!b||r.skip)return;let f=setInterval(()=>{let h=d.current===void 0||Date.now()-d.current>Mp;document.visibilityState==="visible"&&h&&a(y=>y+1)},b);return()=>clearInterval(f)},[b,r.skip]),{...n,reload:()=>a(f=>f+1)}}function li(e,t){let[r,n]=ie(e),i=JSON.stringify(e);return Ge(()=>{let s=setTimeout(()=>n(e),t);return()=>clearTimeout(s)},[i,t]),r}var Op=Symbol.for("preact-signals");function mi(){if(En>1)En--;else{var e,t=!1;for((function(){var i=ci;for(ci=void 0;i!==void 0;){var s=i.S;if(s.v===i.v)for(var a=s.t;a!==void 0;a=a.x)a.i===i.i&&(a.i=s.i);i=i.o}})();ko!==void 0;){var r=ko;for(ko=void 0,ui++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Hu(r))try{r.c()}catch(i){t||(e=i,t=!0)}r=n}}if(ui=0,En--,t)throw e}}function Ws(e){if(En>0)return e();Is=++Fp,En++;try{return e()}finally{mi()}}var vo,Qe=void 0;function So(e){var t=Qe,r=vo;Qe=void 0,vo=void 0;try{return e()}finally{Qe=t,vo=r}}var ko=void 0,En=0,ui=0,Fp=0,Is=0,ci=void 0,di=0;function Qu(e){if(Qe!==void 0){var t=e.n;if(t===void 0||t.t!==Qe)return t={i:0,S:e,p:Qe.s,n:void 0,t:Qe,e:void 0,x:void 0,r:t},Qe.s!==void 0&&(Qe.s.n=t),Qe.s=t,e.n=t,32&Qe.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Qe.s,t.n=void 0,Qe.s.n=t,Qe.s=t),t}}function lt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}lt.prototype.brand=Op;lt.prototype.h=function(){return!0};lt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:So(function(){var n;(n=t.W)==null||n.call(t)}))};lt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&So(function(){var i;(i=t.Z)==null||i.call(t)}))}};lt.prototype.subscribe=function(e){var t=this;return dr(function(){var r=t.value;So(function(){return e(r)})},{name:"sub"})};lt.prototype.valueOf=function(){return this.value};lt.prototype.toString=function(){return this.value+""};lt.prototype.toJSON=function(){return this.value};lt.prototype.peek=function(){var e=this;return So(function(){return e.value})};Object.defineProperty(lt.prototype,"value",{get:function(){var e=Qu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ui>100)throw new Error("Cycle detected");(function(r){En!==0&&ui===0&&r.l!==Is&&(r.l=Is,ci={S:r,v:r.v,i:r.i,o:ci})})(this),this.v=e,this.i++,di++,En++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{mi()}}}});function Fe(e,t){return new lt(e,t)}function Hu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function zu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ju(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function cr(e,t){lt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=di-1,this.f=4}cr.prototype=new lt;cr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===di))return!0;if(this.g=di,this.f|=1,this.i>0&&!Hu(this))return this.f&=-2,!0;var e=Qe;try{zu(this),Qe=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Qe=e,ju(this),this.f&=-2,!0};cr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}lt.prototype.S.call(this,e)};cr.prototype.U=function(e){if(this.t!==void 0&&(lt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};cr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(cr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Qu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Vr(e,t){return new cr(e,t)}function Ku(e){var t=e.j;if(e.j=void 0,typeof t=="function"){En++;var r=Qe;Qe=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Ms(e),n}finally{Qe=r,mi()}}}function Ms(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ku(e)}function Vp(e){if(Qe!==this)throw new Error("Out-of-order effect");ju(this),Qe=e,this.f&=-2;try{8&this.f&&Ms(this)}finally{mi()}}function qr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,vo&&vo.push(this)}qr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};qr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ku(this),zu(this),En++;var e=Qe;return Qe=this,Vp.bind(this,e)};qr.prototype.N=function(){2&this.f||(this.f|=2,this.u=ko,ko=this)};qr.prototype.d=function(){this.f|=8,1&this.f||Ms(this)};qr.prototype.dispose=function(){this.d()};function dr(e,t){var r=new qr(e,t);try{r.c()}catch(i){throw r.d(),i}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var Yu,fi,pi,qp=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ju=[];dr(function(){Yu=this.N})();function Br(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function _o(e){if(pi){var t=pi;pi=void 0,t()}pi=e&&e.S()}function Zu(e){var t=this,r=e.data,n=Gp(r);n.name="ReactiveDom",n.value=r;var i=nn(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var m=Vr(function(){var y=n.value.value;return y===0?0:y===!0?"":y||""}),b=Vr(function(){return!Array.isArray(m.value)&&!gs(m.value)}),f=dr(function(){if(this.N=Xu,b.value){var y=m.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=y)}}),h=t.__$u.d;return t.__$u.d=function(){f(),h.call(this)},[b,m]},[]),s=i[0],a=i[1];return s.value?a.peek():a.value}Zu.displayName="ReactiveTextNode";Object.defineProperties(lt.prototype,{constructor:{configurable:!0,value:xl(A,null).constructor},type:{configurable:!0,value:Zu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Br("__b",function(e,t){if(_o(),fi=void 0,typeof t.type=="string"){var r,n=t.props;for(var i in n)if(i!=="children"){var s=n[i];s instanceof lt&&(r||(t.__np=r={}),r[i]=s,n[i]=s.peek())}}e(t)});Br("__r",function(e,t){if(e(t),t.type!==A){_o();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(i,s){var a;return dr(function(){a=this},{name:s}),a.c=i,a})((function(i){return function(){var s;qp&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),fi=n,_o(r)}});Br("__e",function(e,t,r,n){_o(),fi=void 0,e(t,r,n)});Br("diffed",function(e,t){_o(),fi=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,i=t.props,s=r.U;if(s)for(var a in s){var u=s[a];u===void 0||n&&a in n||(u.d(),s[a]=void 0)}if(n){s||(s={},r.U=s);for(var d in n){var m=s[d],b=n[d];m===void 0?(m=Bp(r,d,b,i),s[d]=m):m.o(b,i)}}}e(t)});function Bp(e,t,r,n){var i=t in e&&e.ownerSVGElement===void 0,s=Fe(r);return{o:function(a,u){s.value=a,n=u},d:dr(function(){this.N=Xu;var a=s.value.value;n[t]!==a&&(n[t]=a,i?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Br("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var i in n){var s=n[i];s&&s.d()}}}var a=t.__np;if(a){var u=t.props;for(var d in a)u[d]=a[d]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var b=m.__$u;b&&(m.__$u=void 0,b.d())}}e(t)});Br("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Qn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(n||s||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!=="__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Gp(e,t){return nn(function(){return Fe(e,t)},[])}var Qp=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Hp(){Ws(function(){for(var e;e=Ju.shift();)Yu.call(e)})}function Xu(){Ju.push(this)===1&&(ke.requestAnimationFrame||Qp)(Hp)}var Gr=Fe(location.hash),Qr=Fe(""),ec=e=>e.split("?")[0];addEventListener("hashchange",()=>{Qr.value&&ec(location.hash)!==ec(Gr.value)&&!confirm(Qr.value)?history.pushState(null,"",Gr.value):Gr.value=location.hash});addEventListener("beforeunload",e=>{Qr.value&&e.preventDefault()});var bt=Vr(()=>{let[e="",t=""]=Gr.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(tc),params:new URLSearchParams(t)}});function tc(e){try{return decodeURIComponent(e)}catch{return e}}function fe(e,t={}){let r=new URLSearchParams;for(let[i,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&r.set(i,String(s));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function ge(e){let{path:t,params:r}=bt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",fe(t,n)),Gr.value=location.hash}function Hr(e,t){let r=bt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Le(e,t,r){let n=bt.value.params.get(e);return t.find(i=>i===n)??r}function nc(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),Gr.value=location.hash,tc(e[1])}var Ln=Fe(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(Ln.value=Date.now())},1e3);var To=new Intl.NumberFormat("en",{maximumFractionDigits:0}),rc=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function S(e){return To.format(e)}function we(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?rc.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?To.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function xo(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?To.format(r):r.toPrecision(3)} ${t[n]}`}function gi(e){return e>=10||e===0?To.format(e):e.toPrecision(2)}function Ve(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${To.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function je(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function $t(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Co(e){return Math.abs(e)>=1e5?rc.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function Bt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var dn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Se(e){if(e in dn)return dn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var zp=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Xe(e){for(let[t,r]of zp)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var Tt=e=>Math.floor(Date.parse(e)/1e3);function hi(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Xe(r)} ago`}var jp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Kp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),jb=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function rn(e){return`${jp.format(new Date(e))} UTC`}function Dt(e){return Kp.format(new Date(e))}var Yp=Symbol.for("pv"),Jp=0;function o(e,t,r,n,i,s){t||(t={});var a,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?a=t[u]:d[u]=t[u];var m={type:e,props:d,key:r,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Yp,__v:--Jp,__i:-1,__u:0};return(i||s)&&(m.__source=i,m.__self=s),ke.vnode&&ke.vnode(m),m}var et={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ot=Object.keys(et);function it({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:et[e]})}function yi({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Gt({value:e,right:t=e}){return o("span",{class:oc(t),children:$t(e)})}function wt({value:e}){return o("span",{class:oc(e),children:we(e,!0)})}function oc(e){return e?e>0?"num good":"num bad":"num"}function te({at:e}){return e?o("time",{dateTime:e,title:rn(e),children:hi(e,Ln.value)}):o("span",{class:"muted",children:"never"})}function Un({chain:e,address:t,class:r=""}){return o("a",{class:`mono ${r}`,href:fe(["wallet",e,t]),title:t,children:Bt(t)})}function It({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:fe(["token",e,t]),title:t,children:r||Bt(t)})}function jn({text:e,label:t}){let[r,n]=ie(!1),i=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{i()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function B({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function Ke({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function Ae({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function zr({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function Z({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var ic={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function mn({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),ic[e.code]&&o("div",{children:ic[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function se({query:e,children:t}){let{data:r,refusal:n,loading:i,reload:s}=e;return r===void 0?n?o(mn,{refusal:n,retry:s}):o(zr,{}):o("div",{"aria-busy":i,class:"stack",children:[n&&o(mn,{refusal:n,retry:s}),t(r)]})}var sc=50,Zp="1200px 0px";function ac({rows:e,id:t,line:r,columns:n}){let i=_t(void 0),s=_t(new Map),a=Xp(e,t,i.current);Ge(()=>{i.current=e[0]===void 0?void 0:{id:t(e[0]),at:a}}),Ge(()=>{let d=()=>s.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,m)=>{let b=Math.floor((a+m)/sc),f=u.at(-1);f?.number===b?f.rows.push(d):u.push({number:b,from:m,rows:[d]})}),o(A,{children:u.map(d=>o(ef,{...d,drawn:d.from<sc,line:r,columns:n,heights:s.current},d.number))})}function Xp(e,t,r){if(!r)return 0;let n=e.findIndex(i=>t(i)===r.id);return n<0?0:r.at-n}function ef({number:e,from:t,rows:r,drawn:n,line:i,columns:s,heights:a}){let u=_t(null),[d,m]=ie(n),b=_t(0);if(Ge(()=>{let h=u.current;if(!h)return;let y=new IntersectionObserver(_=>{let{isIntersecting:D,boundingClientRect:U}=_.at(-1),R=D||h.contains(document.activeElement);!R&&b.current&&a.set(e,U.height/b.current),m(R)},{rootMargin:Zp});return y.observe(h),()=>y.disconnect()},[]),b.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((h,y)=>i(h,y===0?t+2:void 0))});let f=(a.get(e)??tf(a))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function tf(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ne({label:e,columns:t,rows:r,id:n,class:i,long:s=!1}){let[a,u]=ie(),d=t.find(y=>y.name===a?.name)?.sort,m=d&&a?[...r].sort((y,_)=>nf(d(y),d(_))*(a.up?1:-1)):r,b=t.some(y=>y.width!==void 0),f=y=>u(_=>_?.name===y?{name:y,up:!_.up}:{name:y,up:!1}),h=(y,_)=>o(Os,{row:y,columns:t,class:i?.(y),index:_},n(y));return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{class:b?"fixed":void 0,"aria-rowcount":s?r.length+1:void 0,children:[b&&o("colgroup",{children:t.map(y=>o("col",{style:y.width===void 0?void 0:{width:`${y.width}rem`}},y.name))}),o("thead",{children:o("tr",{children:t.map(y=>o("th",{scope:"col",title:y.title,class:lc(y),"aria-sort":a?.name===y.name?a.up?"ascending":"descending":void 0,children:y.sort?o("button",{type:"button",class:"sort",onClick:()=>f(y.name),children:y.name}):y.name},y.name))})}),s?o(ac,{rows:m,id:n,line:h,columns:t.length}):o("tbody",{children:m.map(y=>h(y))})]})})}var Os=class extends Qn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:i}){return o("tr",{class:n,"aria-rowindex":i,children:r.map(s=>o("td",{"data-name":s.name,class:lc(s),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function lc(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function nf(e,t){return e<t?-1:e>t?1:0}function jr({shown:e,total:t,noun:r,more:n,first:i}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),i&&o("button",{type:"button",onClick:i,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function uc(){let e=X(Jl,{},{every:15e3});return o(A,{children:[o(Ae,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(se,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Fs,{of:t})})})]})}var rf=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(A,{children:["revoked ",o(te,{at:e.revokedAt})]}):e.expiresAt?`until ${Dt(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(te,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>S(e.uses)},{name:"Created",wide:!0,cell:e=>Dt(e.createdAt)}],of=[{name:"Webhook",cell:e=>o(A,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(A,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(te,{at:e.lastSuccessAt})}];function Fs({of:e}){return o(A,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(te,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(B,{title:"Budget",children:o(sf,{of:e.budget})}),o(B,{title:"Limits of all keys together",class:"spaced",children:o(af,{of:e})}),o(B,{title:"Keys",children:o(ne,{label:"Keys, newest first",columns:rf,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(B,{title:"Webhooks",children:o(ne,{label:"Webhooks",columns:of,rows:e.webhooks,id:t=>String(t.number)})})]})}function sf({of:e}){let t=(Date.parse(e.day)+864e5-Ln.value)/1e3;return o(Ke,{items:[{name:"Signals today",value:S(e.dailyUsed),note:`of ${S(e.dailyBudget)}, ${Dt(e.day)}`},{name:"Starts anew",value:t>0?`in ${Xe(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:Se(r.type),value:S(r.used),note:r.limit===null?"no limit":`of ${S(r.limit)}`}))]})}function af({of:e}){let t=(r,n)=>({value:r===null?"none":Co(r),note:r===null?void 0:n});return o(A,{children:[o(Ke,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function cc({args:[e]}){return e?o(df,{id:e}):o(cf,{})}var lf=[{name:"Customer",cell:e=>o(A,{children:[o("a",{href:fe(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>S(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(te,{at:uf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>S(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(A,{children:[S(e.budget.dailyUsed),o("small",{children:["of ",S(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Dt(e.createdAt)}];function uf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function cf(){let[e,t]=ie(),r=X(Kl,{after:e},{every:15e3});return o(A,{children:[o(Ae,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(se,{query:r,children:({customers:n})=>n.totalCount===0?o(Z,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(B,{children:[o(ne,{label:"Customers",columns:lf,rows:n.nodes,id:i=>i.customerId}),o(jr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function df({id:e}){let t=X(Yl,{id:e},{every:15e3});return o(se,{query:t,children:({customer:r})=>r?o(mf,{customer:r}):o(Z,{title:"There is no such customer",children:o("a",{href:fe(["customers"]),children:"All customers"})})})}function mf({customer:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:fe(["customers"]),children:"All customers"})}),o(Fs,{of:e}),o(pf,{id:e.customerId,suspended:!!e.suspendedAt})]})}function pf({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(B,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(jn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function pn({label:e,choices:t,chosen:r,change:n}){let i=s=>n(r.includes(s)?r.filter(a=>a!==s):[...r,s]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:s,label:a})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(s),onClick:()=>i(s),children:a},s))})}function Ye({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:i,label:s})=>o("button",{type:"button","aria-pressed":i===r,onClick:()=>n(i),children:s},i))})}function mr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:i=>n(i.currentTarget.value),children:t.map(({value:i,label:s})=>o("option",{value:i,children:s},i))})]})}function xn({value:e,change:t,type:r,...n}){let[i,s]=ie();return o("input",{...n,type:r,value:i??e,onInput:a=>s(a.currentTarget.value),onChange:a=>{a.currentTarget.validity.valid&&t(a.currentTarget.value)},onBlur:a=>{a.currentTarget.validity.valid&&s(void 0)}})}function Vs({label:e,value:t,change:r,min:n=0,max:i,step:s="any",hint:a}){return o("label",{class:"field",children:[o("span",{children:e}),o(xn,{type:"number",inputMode:"decimal",value:t,change:r,min:n,max:i,step:s,placeholder:a})]})}function mc(){let[e,t]=ie(bt.value.params.get("text")??""),r=li(e.trim(),300);return Ge(()=>ge({text:r}),[r]),o("div",{class:"stack",children:[o(Ae,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(Z,{title:"Write at least two characters"}):o(ff,{text:r})]})}function ff({text:e}){let t=X(Zl,{text:e});return o(se,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(Z,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(gf,{found:r})})}function gf({found:e}){return o(A,{children:[e.tokens.length>0&&o(B,{title:"Tokens",children:o(ne,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(pc,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(it,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Ve(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":we(t.volume24hUsd)}]})}),e.markets.length>0&&o(B,{title:"Markets",children:o(ne,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:fe(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>we(t.volume24hr)}]})}),e.wallets.length>0&&o(B,{title:"Wallets",children:o(ne,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Un,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(it,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(wt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>S(t.tradeCount)},{name:"Last trade",cell:t=>o(te,{at:t.lastTradeTime})}]})})]})}function pc({chain:e,address:t,symbol:r,market:n}){return n?o(A,{children:[o("a",{class:"symbol",href:fe(["token",e,t]),children:n.outcomeLabel||Bt(t)})," ",o("small",{class:"muted",children:n.question})]}):o(It,{chain:e,address:t,symbol:r})}var dc=["HOUR","SIX_HOURS","DAY"],hf={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function fc(){let e=Le("chain",ot,"BASE"),t=Le("window",dc,"DAY"),r=X(Xl,{chain:e,window:t},{every:15e3});return o(A,{children:[o(Ae,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(Ye,{label:"Chain",choices:ot.map(n=>({value:n,label:et[n]})),chosen:e,change:n=>ge({chain:n})}),o(Ye,{label:"Hours",choices:dc.map(n=>({value:n,label:hf[n]})),chosen:t,change:n=>ge({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(se,{query:r,children:({trendingTokens:n})=>n.length===0?o(Z,{title:"No top wallet bought anything",children:["In these hours of ",et[e],". A longer time, or another chain, may show more."]}):o(A,{children:[o("p",{class:"muted small",children:["Since ",rn(n[0].since)]}),o(ne,{label:"Tokens that top wallets buy",rows:n,id:i=>i.token.address,columns:[{name:"Token",cell:i=>o(pc,{chain:e,address:i.token.address,symbol:i.token.symbol,market:i.token.market})},{name:"Buyers",number:!0,cell:i=>S(i.buyers),sort:i=>i.buyers},{name:"Sellers",number:!0,cell:i=>S(i.sellers),sort:i=>i.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:i=>o(wt,{value:i.netFlowUsd}),sort:i=>i.netFlowUsd},{name:"Price",number:!0,cell:i=>Ve(i.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:i=>o(Gt,{value:i.priceChangePct===null?null:i.priceChangePct/100}),sort:i=>i.priceChangePct??-1/0}]})]})})})]})}var yf="uplot",bf="u-hz",wf="u-vt",vf="u-title",kf="u-wrap",Sf="u-under",_f="u-over",Tf="u-axis",gr="u-off",xf="u-select",Cf="u-cursor-x",Af="u-cursor-y",Rf="u-cursor-pt",Pf="u-legend",Df="u-live",Ef="u-inline",Lf="u-series",Uf="u-marker",gc="u-label",Nf="u-value",Ro="width",Po="height";var hc="bottom",Kr="left",qs="right",ia="#000",yc=ia+"0",Bs="mousemove",bc="mousedown",Gs="mouseup",wc="mouseenter",vc="mouseleave",kc="dblclick",$f="resize",If="scroll",Sc="change",Si="dppxchange",sa="--",no=typeof window<"u",Ks=no?document:null,Jr=no?window:null,Wf=no?navigator:null,Re,bi;function Ys(){let e=devicePixelRatio;Re!=e&&(Re=e,bi&&Zs(Sc,bi,Ys),bi=matchMedia(`(min-resolution: ${Re-.001}dppx) and (max-resolution: ${Re+.001}dppx)`),hr(Sc,bi,Ys),Jr.dispatchEvent(new CustomEvent(Si)))}function Qt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Js(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function qe(e,t,r){e.style[t]=r+"px"}function fn(e,t,r,n){let i=Ks.createElement(e);return t!=null&&Qt(i,t),r?.insertBefore(i,n),i}function on(e,t){return fn("div",e,t)}var _c=new WeakMap;function Cn(e,t,r,n,i){let s="translate("+t+"px,"+r+"px)",a=_c.get(e);s!=a&&(e.style.transform=s,_c.set(e,s),t<0||r<0||t>n||r>i?Qt(e,gr):Js(e,gr))}var Tc=new WeakMap;function xc(e,t,r){let n=t+r,i=Tc.get(e);n!=i&&(Tc.set(e,n),e.style.background=t,e.style.borderColor=r)}var Cc=new WeakMap;function Ac(e,t,r,n){let i=t+""+r,s=Cc.get(e);i!=s&&(Cc.set(e,i),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var aa={passive:!0},Mf={...aa,capture:!0};function hr(e,t,r,n){t.addEventListener(e,r,n?Mf:aa)}function Zs(e,t,r,n){t.removeEventListener(e,r,aa)}no&&Ys();function gn(e,t,r,n){let i;r=r||0,n=n||t.length-1;let s=n<=2147483647;for(;n-r>1;)i=s?r+n>>1:Ht((r+n)/2),t[i]<e?r=i:n=i;return e-t[r]<=t[n]-e?r:n}function td(e){return(r,n,i)=>{let s=-1,a=-1;for(let u=n;u<=i;u++)if(e(r[u])){s=u;break}for(let u=i;u>=n;u--)if(e(r[u])){a=u;break}return[s,a]}}var nd=e=>e!=null,rd=e=>e!=null&&e>0,xi=td(nd),Of=td(rd);function Ff(e,t,r,n=0,i=!1){let s=i?Of:xi,a=i?rd:nd;[t,r]=s(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let m=t;m<=r;m++){let b=e[m];a(b)&&(b<u?u=b:b>d&&(d=b))}return[u??Ue,d??-Ue]}function Ci(e,t,r,n){let i=Dc(e),s=Dc(t);e==t&&(i==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Nn:od,u=i==1?Ht:sn,d=s==1?sn:Ht,m=u(a(ct(e))),b=d(a(ct(t))),f=Zr(r,m),h=Zr(r,b);return r==10&&(m<0&&(f=Ne(f,-m)),b<0&&(h=Ne(h,-b))),n||r==2?(e=f*i,t=h*s):(e=ld(e,f),t=Ai(t,h)),[e,t]}function la(e,t,r,n){let i=Ci(e,t,r,n);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var ua=.1,Rc={mode:3,pad:ua},Eo={pad:0,soft:null,mode:0},Vf={min:Eo,max:Eo};function _i(e,t,r,n){return Ri(r)?Pc(e,t,r):(Eo.pad=r,Eo.soft=n?0:null,Eo.mode=n?3:0,Pc(e,t,Vf))}function xe(e,t){return e??t}function qf(e,t,r){for(t=xe(t,0),r=xe(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function Pc(e,t,r){let n=r.min,i=r.max,s=xe(n.pad,0),a=xe(i.pad,0),u=xe(n.hard,-Ue),d=xe(i.hard,Ue),m=xe(n.soft,Ue),b=xe(i.soft,-Ue),f=xe(n.mode,0),h=xe(i.mode,0),y=t-e,_=Nn(y),D=Et(ct(e),ct(t)),U=Nn(D),R=ct(U-_);(y<1e-24||R>10)&&(y=0,(e==0||t==0)&&(y=1e-24,f==2&&m!=Ue&&(s=0),h==2&&b!=-Ue&&(a=0)));let k=y||D||1e3,C=Nn(k),x=Zr(10,Ht(C)),K=k*(y==0?e==0?.1:1:s),W=Ne(ld(e-K,x/10),24),oe=e>=m&&(f==1||f==3&&W<=m||f==2&&W>=m)?m:Ue,Y=Et(u,W<oe&&e>=oe?oe:hn(oe,W)),ce=k*(y==0?t==0?.1:1:a),J=Ne(Ai(t+ce,x/10),24),E=t<=b&&(h==1||h==3&&J>=b||h==2&&J<=b)?b:-Ue,ee=hn(d,J>E&&t<=E?E:Et(E,J));return Y==ee&&Y==0&&(ee=100),[Y,ee]}var Bf=new Intl.NumberFormat(no?Wf.language:"en-US"),ca=e=>Bf.format(e),zt=Math,ki=zt.PI,ct=zt.abs,Ht=zt.floor,ut=zt.round,sn=zt.ceil,hn=zt.min,Et=zt.max,Zr=zt.pow,Dc=zt.sign,Nn=zt.log10,od=zt.log2,Gf=(e,t=1)=>zt.sinh(e)*t,Qs=(e,t=1)=>zt.asinh(e/t),Ue=1/0;function Ec(e){return(Nn((e^e>>31)-(e>>31))|0)+1}function Xs(e,t,r){return hn(Et(e,t),r)}function id(e){return typeof e=="function"}function ye(e){return id(e)?e:()=>e}var Qf=()=>{},sd=e=>e,ad=(e,t)=>t,Hf=e=>null,Lc=e=>!0,Uc=(e,t)=>e==t,zf=/\.\d*?(?=9{6,}|0{6,})/gm,yr=e=>{if(cd(e)||Yn.has(e))return e;let t=`${e}`,r=t.match(zf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[i,s]=t.split("e");return+`${yr(i)}e${s}`}return Ne(e,n)};function pr(e,t){return yr(Ne(yr(e/t))*t)}function Ai(e,t){return yr(sn(yr(e/t))*t)}function ld(e,t){return yr(Ht(yr(e/t))*t)}function Ne(e,t=0){if(cd(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ut(n)/r}var Yn=new Map;function ud(e){return((""+e).split(".")[1]||"").length}function Uo(e,t,r,n){let i=[],s=n.map(ud);for(let a=t;a<r;a++){let u=ct(a),d=Ne(Zr(e,a),u);for(let m=0;m<n.length;m++){let b=e==10?+`${n[m]}e${a}`:n[m]*d,f=(a>=0?0:u)+(a>=s[m]?0:s[m]),h=e==10?b:Ne(b,f);i.push(h),Yn.set(h,f)}}return i}var Lo={},da=[],Xr=[null,null],Kn=Array.isArray,cd=Number.isInteger,jf=e=>e===void 0;function Nc(e){return typeof e=="string"}function Ri(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Kf(e){return e!=null&&typeof e=="object"}var Yf=Object.getPrototypeOf(Uint8Array),dd="__proto__";function eo(e,t=Ri){let r;if(Kn(e)){let n=e.find(i=>i!=null);if(Kn(n)||t(n)){r=Array(e.length);for(let i=0;i<e.length;i++)r[i]=eo(e[i],t)}else r=e.slice()}else if(e instanceof Yf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=dd&&(r[n]=eo(e[n],t))}else r=e;return r}function st(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let i in n)i!=dd&&(Ri(e[i])?st(e[i],eo(n[i])):e[i]=eo(n[i]))}return e}var Jf=0,Zf=1,Xf=2;function eg(e,t,r){for(let n=0,i,s=-1;n<t.length;n++){let a=t[n];if(a>s){for(i=a-1;i>=0&&e[i]==null;)e[i--]=null;for(i=a+1;i<r&&e[i]==null;)e[s=i++]=null}}}function tg(e,t){if(og(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return ig(a[0])||(a=rg(a)),a}let r=new Set;for(let a=0;a<e.length;a++){let d=e[a][0],m=d.length;for(let b=0;b<m;b++)r.add(d[b])}let n=[Array.from(r).sort((a,u)=>a-u)],i=n[0].length,s=new Map;for(let a=0;a<i;a++)s.set(n[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],d=u[0];for(let m=1;m<u.length;m++){let b=u[m],f=Array(i).fill(void 0),h=t?t[a][m]:Zf,y=[];for(let _=0;_<b.length;_++){let D=b[_],U=s.get(d[_]);D===null?h!=Jf&&(f[U]=D,h==Xf&&y.push(U)):f[U]=D}eg(f,y,i),n.push(f)}}return n}var ng=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function rg(e){let t=e[0],r=t.length,n=Array(r);for(let s=0;s<n.length;s++)n[s]=s;n.sort((s,a)=>t[s]-t[a]);let i=[];for(let s=0;s<e.length;s++){let a=e[s],u=Array(r);for(let d=0;d<r;d++)u[d]=a[n[d]];i.push(u)}return i}function og(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let i=e[n][0];if(i.length!=r)return!1;if(i!=t){for(let s=0;s<r;s++)if(i[s]!=t[s])return!1}}return!0}function ig(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,i=r-1;for(;n<=i&&e[n]==null;)n++;for(;i>=n&&e[i]==null;)i--;if(i<=n)return!0;let s=Et(1,Ht((i-n+1)/t));for(let a=e[n],u=n+s;u<=i;u+=s){let d=e[u];if(d!=null){if(d<=a)return!1;a=d}}return!0}var md=["January","February","March","April","May","June","July","August","September","October","November","December"],pd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function fd(e){return e.slice(0,3)}var sg=pd.map(fd),ag=md.map(fd),lg={MMMM:md,MMM:ag,WWWW:pd,WWW:sg};function Ao(e){return(e<10?"0":"")+e}function ug(e){return(e<10?"00":e<100?"0":"")+e}var cg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ao(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ao(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Ao(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ao(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ao(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>ug(e.getMilliseconds())};function ma(e,t){t=t||lg;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=n.exec(e);)r.push(i[0][0]=="{"?cg[i[1]]:i[0]);return s=>{let a="";for(let u=0;u<r.length;u++)a+=typeof r[u]=="string"?r[u]:r[u](s,t);return a}}var dg=new Intl.DateTimeFormat().resolvedOptions().timeZone;function mg(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==dg?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var gd=e=>e%1==0,Ti=[1,2,2.5,5],pg=Uo(10,-32,0,Ti),hd=Uo(10,0,32,Ti),fg=hd.filter(gd),fr=pg.concat(hd),pa=`
`,yd="{YYYY}",$c=pa+yd,bd="{M}/{D}",Do=pa+bd,wi=Do+"/{YY}",wd="{aa}",gg="{h}:{mm}",Yr=gg+wd,Ic=pa+Yr,Wc=":{ss}",Pe=null;function vd(e){let t=e*1e3,r=t*60,n=r*60,i=n*24,s=i*30,a=i*365,d=(e==1?Uo(10,0,3,Ti).filter(gd):Uo(10,-3,0,Ti)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,s,s*2,s*3,s*4,s*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),m=[[a,yd,Pe,Pe,Pe,Pe,Pe,Pe,1],[i*28,"{MMM}",$c,Pe,Pe,Pe,Pe,Pe,1],[i,bd,$c,Pe,Pe,Pe,Pe,Pe,1],[n,"{h}"+wd,wi,Pe,Do,Pe,Pe,Pe,1],[r,Yr,wi,Pe,Do,Pe,Pe,Pe,1],[t,Wc,wi+" "+Yr,Pe,Do+" "+Yr,Pe,Ic,Pe,1],[e,Wc+".{fff}",wi+" "+Yr,Pe,Do+" "+Yr,Pe,Ic,Pe,1]];function b(f){return(h,y,_,D,U,R)=>{let k=[],C=U>=a,x=U>=s&&U<a,K=f(_),W=Ne(K*e,3),oe=Hs(K.getFullYear(),C?0:K.getMonth(),x||C?1:K.getDate()),Y=Ne(oe*e,3);if(x||C){let ce=x?U/s:0,J=C?U/a:0,E=W==Y?W:Ne(Hs(oe.getFullYear()+J,oe.getMonth()+ce,1)*e,3),ee=new Date(ut(E/e)),O=ee.getFullYear(),$=ee.getMonth();for(let I=0;E<=D;I++){let M=Hs(O+J*I,$+ce*I,1),N=M-f(Ne(M*e,3));E=Ne((+M+N)*e,3),E<=D&&k.push(E)}}else{let ce=U>=i?i:U,J=Ht(_)-Ht(W),E=Y+J+Ai(W-Y,ce);k.push(E);let ee=f(E),O=ee.getHours()+ee.getMinutes()/r+ee.getSeconds()/n,$=U/n,I=h.axes[y]._space,M=R/I;for(;E=Ne(E+U,e==1?0:3),!(E>D);)if($>1){let N=Ht(Ne(O+$,6))%24,Q=f(E).getHours()-N;Q>1&&(Q=-1),E-=Q*n,O=(O+$)%24;let pe=k[k.length-1];Ne((E-pe)/U,3)*M>=.7&&k.push(E)}else k.push(E)}return k}}return[d,m,b]}var[hg,yg,bg]=vd(1),[wg,vg,kg]=vd(.001);Uo(2,-53,53,[1]);function Mc(e,t){return e.map(r=>r.map((n,i)=>i==0||i==8||n==null?n:t(i==1||r[8]==0?n:r[1]+n)))}function Oc(e,t){return(r,n,i,s,a)=>{let u=t.find(_=>a>=_[0])||t[t.length-1],d,m,b,f,h,y;return n.map(_=>{let D=e(_),U=D.getFullYear(),R=D.getMonth(),k=D.getDate(),C=D.getHours(),x=D.getMinutes(),K=D.getSeconds(),W=U!=d&&u[2]||R!=m&&u[3]||k!=b&&u[4]||C!=f&&u[5]||x!=h&&u[6]||K!=y&&u[7]||u[1];return d=U,m=R,b=k,f=C,h=x,y=K,W(D)})}}function Sg(e,t){let r=ma(t);return(n,i,s,a,u)=>i.map(d=>r(e(d)))}function Hs(e,t,r){return new Date(e,t,r)}function Fc(e,t){return t(e)}var _g="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Vc(e,t){return(r,n,i,s)=>s==null?sa:t(e(n))}function Tg(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function xg(e,t){return e.series[t].fill(e,t)}var Cg={show:!0,live:!0,isolate:!1,mount:Qf,markers:{show:!0,width:2,stroke:Tg,fill:xg,dash:"solid"},idx:null,idxs:null,values:[]};function Ag(e,t){let r=e.cursor.points,n=on(),i=r.size(e,t);qe(n,Ro,i),qe(n,Po,i);let s=i/-2;qe(n,"marginLeft",s),qe(n,"marginTop",s);let a=r.width(e,t,i);return a&&qe(n,"borderWidth",a),n}function Rg(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Pg(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Dg(e,t){return e.series[t].points.size}var zs=[0,0];function Eg(e,t,r){return zs[0]=t,zs[1]=r,zs}function vi(e,t,r,n=!0){return i=>{i.button==0&&(!n||i.target==t)&&r(i)}}function js(e,t,r,n=!0){return i=>{(!n||i.target==t)&&r(i)}}var Lg={show:!0,x:!0,y:!0,lock:!1,move:Eg,points:{one:!1,show:Ag,size:Dg,width:0,stroke:Pg,fill:Rg},bind:{mousedown:vi,mouseup:vi,click:vi,dblclick:vi,mousemove:js,mouseleave:js,mouseenter:js},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,i)=>n-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},kd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},fa=st({},kd,{filter:ad}),Sd=st({},fa,{size:10}),_d=st({},kd,{show:!1}),ga='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Td="bold "+ga,xd=1.5,qc={show:!0,scale:"x",stroke:ia,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Td,side:2,grid:fa,ticks:Sd,border:_d,font:ga,lineGap:xd,rotate:0},Ug="Value",Ng="Time",Bc={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function $g(e,t,r,n,i){return t.map(s=>s==null?"":ca(s))}function Ig(e,t,r,n,i,s,a){let u=[],d=Yn.get(i)||0;r=a?r:Ne(Ai(r,i),d);for(let m=r;m<=n;m=Ne(m+i,d))u.push(Object.is(m,-0)?0:m);return u}function ea(e,t,r,n,i,s,a){let u=[],d=e.scales[e.axes[t].scale].log,m=d==10?Nn:od,b=Ht(m(r));i=Zr(d,b),d==10&&(i=fr[gn(i,fr)]);let f=r,h=i*d;d==10&&(h=fr[gn(h,fr)]);do u.push(f),f=f+i,d==10&&!Yn.has(f)&&(f=Ne(f,Yn.get(i))),f>=h&&(i=f,h=i*d,d==10&&(h=fr[gn(h,fr)]));while(f<=n);return u}function Wg(e,t,r,n,i,s,a){let d=e.scales[e.axes[t].scale].asinh,m=n>d?ea(e,t,Et(d,r),n,i):[d],b=n>=0&&r<=0?[0]:[];return(r<-d?ea(e,t,Et(d,-n),-r,i):[d]).reverse().map(h=>-h).concat(b,m)}var Cd=/./,Mg=/[12357]/,Og=/[125]/,Gc=/1/,ta=(e,t,r,n)=>e.map((i,s)=>t==4&&i==0||s%n==0&&r.test(i.toExponential()[i<0?1:0])?i:null);function Fg(e,t,r,n,i){let s=e.axes[r],a=s.scale,u=e.scales[a],d=e.valToPos,m=s._space,b=d(10,a),f=d(9,a)-b>=m?Cd:d(7,a)-b>=m?Mg:d(5,a)-b>=m?Og:Gc;if(f==Gc){let h=ct(d(1,a)-b);if(h<m)return ta(t.slice().reverse(),u.distr,f,sn(m/h)).reverse()}return ta(t,u.distr,f,1)}function Vg(e,t,r,n,i){let s=e.axes[r],a=s.scale,u=s._space,d=e.valToPos,m=ct(d(1,a)-d(2,a));return m<u?ta(t.slice().reverse(),3,Cd,sn(u/m)).reverse():t}function qg(e,t,r,n){return n==null?sa:t==null?"":ca(t)}var Qc={show:!0,scale:"y",stroke:ia,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Td,side:3,grid:fa,ticks:Sd,border:_d,font:ga,lineGap:xd,rotate:0};function Bg(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function Gg(e,t){let{scale:r,idxs:n}=e.series[0],i=e._data[0],s=e.valToPos(i[n[0]],r,!0),a=e.valToPos(i[n[1]],r,!0),u=ct(a-s),d=e.series[t],m=u/(d.points.space*Re);return n[1]-n[0]<=m}var Hc={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},Ad=(e,t,r,n,i)=>i,zc={show:!0,auto:!0,sorted:0,gaps:Ad,alpha:1,facets:[st({},Hc,{scale:"x"}),st({},Hc,{scale:"y"})]},jc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ad,alpha:1,points:{show:Gg,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function Qg(e,t,r,n,i){return r/10}var Rd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Hg=st({},Rd,{time:!1,ori:1}),Kc={};function Pd(e,t){let r=Kc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(i=>i!=n)},pub(n,i,s,a,u,d,m){for(let b=0;b<r.plots.length;b++)r.plots[b]!=i&&r.plots[b].pub(n,i,s,a,u,d,m)}},e!=null&&(Kc[e]=r)),r}var to=1,na=2;function br(e,t,r){let n=e.mode,i=e.series[t],s=n==2?e._data[t]:e._data,a=e.scales,u=e.bbox,d=s[0],m=n==2?s[1]:s[t],b=n==2?a[i.facets[0].scale]:a[e.series[0].scale],f=n==2?a[i.facets[1].scale]:a[i.scale],h=u.left,y=u.top,_=u.width,D=u.height,U=e.valToPosH,R=e.valToPosV;return b.ori==0?r(i,d,m,b,f,U,R,h,y,_,D,Di,ro,Li,Ed,Ud):r(i,d,m,b,f,R,U,y,h,D,_,Ei,oo,ba,Ld,Nd)}function ha(e,t){let r=0,n=0,i=xe(e.bands,da);for(let s=0;s<i.length;s++){let a=i[s];a.series[0]==t?r=a.dir:a.series[1]==t&&(a.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function zg(e,t,r,n,i){let s=e.mode,a=e.series[t],u=s==2?a.facets[1].scale:a.scale,d=e.scales[u];return i==-1?d.min:i==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function $n(e,t,r,n,i,s){return br(e,t,(a,u,d,m,b,f,h,y,_,D,U)=>{let R=a.pxRound,k=m.dir*(m.ori==0?1:-1),C=m.ori==0?ro:oo,x,K;k==1?(x=r,K=n):(x=n,K=r);let W=R(f(u[x],m,D,y)),oe=R(h(d[x],b,U,_)),Y=R(f(u[K],m,D,y)),ce=R(h(s==1?b.max:b.min,b,U,_)),J=new Path2D(i);return C(J,Y,ce),C(J,W,ce),C(J,W,oe),J})}function Pi(e,t,r,n,i,s){let a=null;if(e.length>0){a=new Path2D;let u=t==0?Li:ba,d=r;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){let y=h[0]-d;y>0&&u(a,d,n,y,n+s),d=h[1]}}let m=r+i-d,b=10;m>0&&u(a,d,n-b/2,m,n+s+b)}return a}function jg(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function ya(e,t,r,n,i,s,a){let u=[],d=e.length;for(let m=i==1?r:n;m>=r&&m<=n;m+=i)if(t[m]===null){let f=m,h=m;if(i==1)for(;++m<=n&&t[m]===null;)h=m;else for(;--m>=r&&t[m]===null;)h=m;let y=s(e[f]),_=h==f?y:s(e[h]),D=f-i;y=a<=0&&D>=0&&D<d?s(e[D]):y;let R=h+i;_=a>=0&&R>=0&&R<d?s(e[R]):_,_>=y&&u.push([y,_])}return u}function Yc(e){return e==0?sd:e==1?ut:t=>pr(t,e)}function Dd(e){let t=e==0?Di:Ei,r=e==0?(i,s,a,u,d,m)=>{i.arcTo(s,a,u,d,m)}:(i,s,a,u,d,m)=>{i.arcTo(a,s,d,u,m)},n=e==0?(i,s,a,u,d)=>{i.rect(s,a,u,d)}:(i,s,a,u,d)=>{i.rect(a,s,d,u)};return(i,s,a,u,d,m=0,b=0)=>{m==0&&b==0?n(i,s,a,u,d):(m=hn(m,u/2,d/2),b=hn(b,u/2,d/2),t(i,s+m,a),r(i,s+u,a,s+u,a+d,m),r(i,s+u,a+d,s,a+d,b),r(i,s,a+d,s,a,b),r(i,s,a,s+u,a,m),i.closePath())}}var Di=(e,t,r)=>{e.moveTo(t,r)},Ei=(e,t,r)=>{e.moveTo(r,t)},ro=(e,t,r)=>{e.lineTo(t,r)},oo=(e,t,r)=>{e.lineTo(r,t)},Li=Dd(0),ba=Dd(1),Ed=(e,t,r,n,i,s)=>{e.arc(t,r,n,i,s)},Ld=(e,t,r,n,i,s)=>{e.arc(r,t,n,i,s)},Ud=(e,t,r,n,i,s,a)=>{e.bezierCurveTo(t,r,n,i,s,a)},Nd=(e,t,r,n,i,s,a)=>{e.bezierCurveTo(r,t,i,n,a,s)};function $d(e){return(t,r,n,i,s)=>br(t,r,(a,u,d,m,b,f,h,y,_,D,U)=>{let{pxRound:R,points:k}=a,C,x;m.ori==0?(C=Di,x=Ed):(C=Ei,x=Ld);let K=Ne(k.width*Re,3),W=(k.size-k.width)/2*Re,oe=Ne(W*2,3),Y=new Path2D,ce=new Path2D,{left:J,top:E,width:ee,height:O}=t.bbox;Li(ce,J-oe,E-oe,ee+oe*2,O+oe*2);let $=I=>{if(d[I]!=null){let M=R(f(u[I],m,D,y)),N=R(h(d[I],b,U,_));C(Y,M+W,N),x(Y,M,N,W,0,ki*2)}};if(s)s.forEach($);else for(let I=n;I<=i;I++)$(I);return{stroke:K>0?Y:null,fill:Y,clip:ce,flags:to|na}})}function Id(e){return(t,r,n,i,s,a)=>{n!=i&&(s!=n&&a!=n&&e(t,r,n),s!=i&&a!=i&&e(t,r,i),e(t,r,a))}}var Kg=Id(ro),Yg=Id(oo);function Wd(e){let t=xe(e?.alignGaps,0);return(r,n,i,s)=>br(r,n,(a,u,d,m,b,f,h,y,_,D,U)=>{[i,s]=xi(d,i,s);let R=a.pxRound,k=O=>R(f(O,m,D,y)),C=O=>R(h(O,b,U,_)),x,K;m.ori==0?(x=ro,K=Kg):(x=oo,K=Yg);let W=m.dir*(m.ori==0?1:-1),oe={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:to},Y=oe.stroke,ce=!1;if(s-i>=D*4){let O=H=>r.posToVal(H,m.key,!0),$=null,I=null,M,N,be,ae=k(u[W==1?i:s]),Q=k(u[i]),pe=k(u[s]),le=O(W==1?Q+1:pe-1);for(let H=W==1?i:s;H>=i&&H<=s;H+=W){let $e=u[H],de=(W==1?$e<le:$e>le)?ae:k($e),ve=d[H];de==ae?ve!=null?(N=ve,$==null?(x(Y,de,C(N)),M=$=I=N):N<$?$=N:N>I&&(I=N)):ve===null&&(ce=!0):($!=null&&K(Y,ae,C($),C(I),C(M),C(N)),ve!=null?(N=ve,x(Y,de,C(N)),$=I=M=N):($=I=null,ve===null&&(ce=!0)),ae=de,le=O(ae+W))}$!=null&&$!=I&&be!=ae&&K(Y,ae,C($),C(I),C(M),C(N))}else for(let O=W==1?i:s;O>=i&&O<=s;O+=W){let $=d[O];$===null?ce=!0:$!=null&&x(Y,k(u[O]),C($))}let[E,ee]=ha(r,n);if(a.fill!=null||E!=0){let O=oe.fill=new Path2D(Y),$=a.fillTo(r,n,a.min,a.max,E),I=C($),M=k(u[i]),N=k(u[s]);W==-1&&([N,M]=[M,N]),x(O,N,I),x(O,M,I)}if(!a.spanGaps){let O=[];ce&&O.push(...ya(u,d,i,s,W,k,t)),oe.gaps=O=a.gaps(r,n,i,s,O),oe.clip=Pi(O,m.ori,y,_,D,U)}return ee!=0&&(oe.band=ee==2?[$n(r,n,i,s,Y,-1),$n(r,n,i,s,Y,1)]:$n(r,n,i,s,Y,ee)),oe})}function Jg(e){let t=xe(e.align,1),r=xe(e.ascDesc,!1),n=xe(e.alignGaps,0),i=xe(e.extend,!1);return(s,a,u,d)=>br(s,a,(m,b,f,h,y,_,D,U,R,k,C)=>{[u,d]=xi(f,u,d);let x=m.pxRound,{left:K,width:W}=s.bbox,oe=Q=>x(_(Q,h,k,U)),Y=Q=>x(D(Q,y,C,R)),ce=h.ori==0?ro:oo,J={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:to},E=J.stroke,ee=h.dir*(h.ori==0?1:-1),O=Y(f[ee==1?u:d]),$=oe(b[ee==1?u:d]),I=$,M=$;i&&t==-1&&(M=K,ce(E,M,O)),ce(E,$,O);for(let Q=ee==1?u:d;Q>=u&&Q<=d;Q+=ee){let pe=f[Q];if(pe==null)continue;let le=oe(b[Q]),H=Y(pe);t==1?ce(E,le,O):ce(E,I,H),ce(E,le,H),O=H,I=le}let N=I;i&&t==1&&(N=K+W,ce(E,N,O));let[be,ae]=ha(s,a);if(m.fill!=null||be!=0){let Q=J.fill=new Path2D(E),pe=m.fillTo(s,a,m.min,m.max,be),le=Y(pe);ce(Q,N,le),ce(Q,M,le)}if(!m.spanGaps){let Q=[];Q.push(...ya(b,f,u,d,ee,oe,n));let pe=m.width*Re/2,le=r||t==1?pe:-pe,H=r||t==-1?-pe:pe;Q.forEach($e=>{$e[0]+=le,$e[1]+=H}),J.gaps=Q=m.gaps(s,a,u,d,Q),J.clip=Pi(Q,h.ori,U,R,k,C)}return ae!=0&&(J.band=ae==2?[$n(s,a,u,d,E,-1),$n(s,a,u,d,E,1)]:$n(s,a,u,d,E,ae)),J})}function Jc(e,t,r,n,i,s,a=Ue){if(e.length>1){let u=null;for(let d=0,m=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let b=ct(e[d]-e[u]);b<m&&(m=b,a=ct(r(e[d],n,i,s)-r(e[u],n,i,s)))}u=d}}return a}function Zg(e){e=e||Lo;let t=xe(e.size,[.6,Ue,1]),r=e.align||0,n=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i=="number"?[i,0]:i;let s=ye(i),a=1-t[0],u=xe(t[1],Ue),d=xe(t[2],1),m=xe(e.disp,Lo),b=xe(e.each,y=>{}),{fill:f,stroke:h}=m;return(y,_,D,U)=>br(y,_,(R,k,C,x,K,W,oe,Y,ce,J,E)=>{let ee=R.pxRound,O=r,$=n*Re,I=u*Re,M=d*Re,N,be;x.ori==0?[N,be]=s(y,_):[be,N]=s(y,_);let ae=x.dir*(x.ori==0?1:-1),Q=x.ori==0?Li:ba,pe=x.ori==0?b:(q,Ie,at,_r,er,wn,tr)=>{b(q,Ie,at,er,_r,tr,wn)},le=xe(y.bands,da).find(q=>q.series[0]==_),H=le!=null?le.dir:0,$e=R.fillTo(y,_,R.min,R.max,H),_e=ee(oe($e,K,E,ce)),de,ve,Kt,xt=J,He=ee(R.width*Re),bn=!1,Rn=null,Yt=null,Mn=null,vr=null;f!=null&&(He==0||h!=null)&&(bn=!0,Rn=f.values(y,_,D,U),Yt=new Map,new Set(Rn).forEach(q=>{q!=null&&Yt.set(q,new Path2D)}),He>0&&(Mn=h.values(y,_,D,U),vr=new Map,new Set(Mn).forEach(q=>{q!=null&&vr.set(q,new Path2D)})));let{x0:kr,size:so}=m;if(kr!=null&&so!=null){O=1,k=kr.values(y,_,D,U),kr.unit==2&&(k=k.map(at=>y.posToVal(Y+at*J,x.key,!0)));let q=so.values(y,_,D,U);so.unit==2?ve=q[0]*J:ve=W(q[0],x,J,Y)-W(0,x,J,Y),xt=Jc(k,C,W,x,J,Y,xt),Kt=xt-ve+$}else xt=Jc(k,C,W,x,J,Y,xt),Kt=xt*a+$,ve=xt-Kt;Kt<1&&(Kt=0),He>=ve/2&&(He=0),Kt<5&&(ee=sd);let Vo=Kt>0,Zn=xt-Kt-(Vo?He:0);ve=ee(Xs(Zn,M,I)),de=(O==0?ve/2:O==ae?0:ve)-O*ae*((O==0?$/2:0)+(Vo?He/2:0));let Ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Sr=bn?null:new Path2D,Pn=null;if(le!=null)Pn=y.data[le.series[1]];else{let{y0:q,y1:Ie}=m;q!=null&&Ie!=null&&(C=Ie.values(y,_,D,U),Pn=q.values(y,_,D,U))}let Xn=N*ve,me=be*ve;for(let q=ae==1?D:U;q>=D&&q<=U;q+=ae){let Ie=C[q];if(Ie==null)continue;if(Pn!=null){let Lt=Pn[q]??0;if(Ie-Lt==0)continue;_e=oe(Lt,K,E,ce)}let at=x.distr!=2||m!=null?k[q]:q,_r=W(at,x,J,Y),er=oe(xe(Ie,$e),K,E,ce),wn=ee(_r-de),tr=ee(Et(er,_e)),Wt=ee(hn(er,_e)),Jt=tr-Wt;if(Ie!=null){let Lt=Ie<0?me:Xn,an=Ie<0?Xn:me;bn?(He>0&&Mn[q]!=null&&Q(vr.get(Mn[q]),wn,Wt+Ht(He/2),ve,Et(0,Jt-He),Lt,an),Rn[q]!=null&&Q(Yt.get(Rn[q]),wn,Wt+Ht(He/2),ve,Et(0,Jt-He),Lt,an)):Q(Sr,wn,Wt+Ht(He/2),ve,Et(0,Jt-He),Lt,an),pe(y,_,q,wn-He/2,Wt,ve+He,Jt)}}return He>0?Ct.stroke=bn?vr:Sr:bn||(Ct._fill=R.width==0?R._fill:R._stroke??R._fill,Ct.width=0),Ct.fill=bn?Yt:Sr,Ct})}function Xg(e,t){let r=xe(t?.alignGaps,0);return(n,i,s,a)=>br(n,i,(u,d,m,b,f,h,y,_,D,U,R)=>{[s,a]=xi(m,s,a);let k=u.pxRound,C=N=>k(h(N,b,U,_)),x=N=>k(y(N,f,R,D)),K,W,oe;b.ori==0?(K=Di,oe=ro,W=Ud):(K=Ei,oe=oo,W=Nd);let Y=b.dir*(b.ori==0?1:-1),ce=C(d[Y==1?s:a]),J=ce,E=[],ee=[];for(let N=Y==1?s:a;N>=s&&N<=a;N+=Y)if(m[N]!=null){let ae=d[N],Q=C(ae);E.push(J=Q),ee.push(x(m[N]))}let O={stroke:e(E,ee,K,oe,W,k),fill:null,clip:null,band:null,gaps:null,flags:to},$=O.stroke,[I,M]=ha(n,i);if(u.fill!=null||I!=0){let N=O.fill=new Path2D($),be=u.fillTo(n,i,u.min,u.max,I),ae=x(be);oe(N,J,ae),oe(N,ce,ae)}if(!u.spanGaps){let N=[];N.push(...ya(d,m,s,a,Y,C,r)),O.gaps=N=u.gaps(n,i,s,a,N),O.clip=Pi(N,b.ori,_,D,U,R)}return M!=0&&(O.band=M==2?[$n(n,i,s,a,$,-1),$n(n,i,s,a,$,1)]:$n(n,i,s,a,$,M)),O})}function eh(e){return Xg(th,e)}function th(e,t,r,n,i,s){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),a==2)n(u,e[1],t[1]);else{let d=Array(a),m=Array(a-1),b=Array(a-1),f=Array(a-1);for(let h=0;h<a-1;h++)b[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],m[h]=b[h]/f[h];d[0]=m[0];for(let h=1;h<a-1;h++)m[h]===0||m[h-1]===0||m[h-1]>0!=m[h]>0?d[h]=0:(d[h]=3*(f[h-1]+f[h])/((2*f[h]+f[h-1])/m[h-1]+(f[h]+2*f[h-1])/m[h]),isFinite(d[h])||(d[h]=0));d[a-1]=m[a-2];for(let h=0;h<a-1;h++)i(u,e[h]+f[h]/3,t[h]+d[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-d[h+1]*f[h]/3,e[h+1],t[h+1])}return u}var ra=new Set;function Zc(){for(let e of ra)e.syncRect(!0)}no&&(hr($f,Jr,Zc),hr(If,Jr,Zc,!0),hr(Si,Jr,()=>{dt.pxRatio=Re}));var nh=Wd(),rh=$d();function Xc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,a)=>oa(s,a,t,r))}function oh(e,t){return e.map((r,n)=>n==0?{}:st({},t,r))}function oa(e,t,r,n){return st({},t==0?r:n,e)}function Md(e,t,r){return t==null?Xr:[t,r]}var ih=Md;function sh(e,t,r){return t==null?Xr:_i(t,r,ua,!0)}function Od(e,t,r,n){return t==null?Xr:Ci(t,r,e.scales[n].log,!1)}var ah=Od;function Fd(e,t,r,n){return t==null?Xr:la(t,r,e.scales[n].log,!1)}var lh=Fd;function uh(e,t,r,n,i){let s=Et(Ec(e),Ec(t)),a=t-e,u=gn(i/n*a,r);do{let d=r[u],m=n*d/a;if(m>=i&&s+(d<5?Yn.get(d):0)<=17)return[d,m]}while(++u<r.length);return[0,0]}function ed(e){let t,r;return e=e.replace(/(\d+)px/,(n,i)=>(t=ut((r=+i)*Re))+"px"),[e,t,r]}function ch(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Re,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function dt(e,t,r){let n={mode:xe(e.mode,1)},i=n.mode;function s(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?1-w:w)}function a(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?w:1-w)}function u(l,c,p,g){return c.ori==0?s(l,c,p,g):a(l,c,p,g)}n.valToPosH=s,n.valToPosV=a;let d=!1;n.status=0;let m=n.root=on(yf);if(e.id!=null&&(m.id=e.id),Qt(m,e.class),e.title){let l=on(vf,m);l.textContent=e.title}let b=fn("canvas"),f=n.ctx=b.getContext("2d"),h=on(kf,m);hr("click",h,l=>{l.target===_&&(We!=Nr||Be!=$r)&&kt.click(n,l)},!0);let y=n.under=on(Sf,h);h.appendChild(b);let _=n.over=on(_f,h);e=eo(e);let D=+xe(e.pxAlign,1),U=Yc(D);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let R=e.ms||.001,k=n.series=i==1?Xc(e.series||[],Bc,jc,!1):oh(e.series||[null],zc),C=n.axes=Xc(e.axes||[],qc,Qc,!0),x=n.scales={},K=n.bands=e.bands||[];K.forEach(l=>{l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1)});let W=i==2?k[1].facets[0].scale:k[0].scale,oe={axes:ap,series:np},Y=(e.drawOrder||["axes","series"]).map(l=>oe[l]);function ce(l){let c=l.distr==3?p=>Nn(p>0?p:l.clamp(n,p,l.min,l.max,l.key)):l.distr==4?p=>Qs(p,l.asinh):l.distr==100?p=>l.fwd(p):p=>p;return p=>{let g=c(p),{_min:w,_max:v}=l,T=v-w;return(g-w)/T}}function J(l){let c=x[l];if(c==null){let p=(e.scales||Lo)[l]||Lo;if(p.from!=null){J(p.from);let g=st({},x[p.from],p,{key:l});g.valToPct=ce(g),x[l]=g}else{c=x[l]=st({},l==W?Rd:Hg,p),c.key=l;let g=c.time,w=c.range,v=Kn(w);if((l!=W||i==2&&!g)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Rc:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Rc:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&Ri(w))){let T=w;w=(P,L,F)=>L==null?Xr:_i(L,F,T)}c.range=ye(w||(g?ih:l==W?c.distr==3?ah:c.distr==4?lh:Md:c.distr==3?Od:c.distr==4?Fd:sh)),c.auto=ye(v?!1:c.auto),c.clamp=ye(c.clamp||Qg),c._min=c._max=null,c.valToPct=ce(c)}}}J("x"),J("y"),i==1&&k.forEach(l=>{J(l.scale)}),C.forEach(l=>{J(l.scale)});for(let l in e.scales)J(l);let E=x[W],ee=E.distr,O,$;E.ori==0?(Qt(m,bf),O=s,$=a):(Qt(m,wf),O=a,$=s);let I={};for(let l in x){let c=x[l];(c.min!=null||c.max!=null)&&(I[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ut(l/R))),N=e.fmtDate||ma,be=R==1?bg(M):kg(M),ae=Oc(M,Mc(R==1?yg:vg,N)),Q=Vc(M,Fc(_g,N)),pe=[],le=n.legend=st({},Cg,e.legend),H=n.cursor=st({},Lg,{drag:{y:i==2}},e.cursor),$e=le.show,_e=H.show,de=le.markers;le.idxs=pe,de.width=ye(de.width),de.dash=ye(de.dash),de.stroke=ye(de.stroke),de.fill=ye(de.fill);let ve,Kt,xt,He=[],bn=[],Rn,Yt=!1,Mn={};if(le.live){let l=k[1]?k[1].values:null;Yt=l!=null,Rn=Yt?l(n,1,0):{_:0};for(let c in Rn)Mn[c]=sa}if($e)if(ve=fn("table",Pf,m),xt=fn("tbody",null,ve),le.mount(n,ve),Yt){Kt=fn("thead",null,ve,xt);let l=fn("tr",null,Kt);fn("th",null,l);for(var vr in Rn)fn("th",gc,l).textContent=vr}else Qt(ve,Ef),le.live&&Qt(ve,Df);let kr={show:!0},so={show:!1};function Vo(l,c){if(c==0&&(Yt||!le.live||i==2))return Xr;let p=[],g=fn("tr",Lf,xt,xt.childNodes[c]);Qt(g,l.class),l.show||Qt(g,gr);let w=fn("th",null,g);if(de.show){let P=on(Uf,w);if(c>0){let L=de.width(n,c);L&&(P.style.border=L+"px "+de.dash(n,c)+" "+de.stroke(n,c)),P.style.background=de.fill(n,c)}}let v=on(gc,w);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(de.show||(v.style.color=l.width>0?de.stroke(n,c):de.fill(n,c)),Ct("click",w,P=>{if(H._lock)return;rr(P);let L=k.indexOf(l);if((P.ctrlKey||P.metaKey)!=le.isolate){let F=k.some((V,G)=>G>0&&G!=L&&V.show);k.forEach((V,G)=>{G>0&&kn(G,F?G==L?kr:so:kr,!0,tt.setSeries)})}else kn(L,{show:!l.show},!0,tt.setSeries)},!1),xr&&Ct(wc,w,P=>{H._lock||(rr(P),kn(k.indexOf(l),Wr,!0,tt.setSeries))},!1));for(var T in Rn){let P=fn("td",Nf,g);P.textContent="--",p.push(P)}return[g,p]}let Zn=new Map;function Ct(l,c,p,g=!0){let w=Zn.get(c)||{},v=H.bind[l](n,c,p,g);v&&(hr(l,c,w[l]=v),Zn.set(c,w))}function Sr(l,c,p){let g=Zn.get(c)||{};for(let w in g)(l==null||w==l)&&(Zs(w,c,g[w]),delete g[w]);l==null&&Zn.delete(c)}let Pn=0,Xn=0,me=0,q=0,Ie=0,at=0,_r=Ie,er=at,wn=me,tr=q,Wt=0,Jt=0,Lt=0,an=0;n.bbox={};let Gi=!1,qo=!1,Tr=!1,nr=!1,Bo=!1,Zt=!1;function Qi(l,c,p){(p||l!=n.width||c!=n.height)&&Ga(l,c),Dr(!1),Tr=!0,qo=!0,Er()}function Ga(l,c){n.width=Pn=me=l,n.height=Xn=q=c,Ie=at=0,Km(),Ym();let p=n.bbox;Wt=p.left=pr(Ie*Re,.5),Jt=p.top=pr(at*Re,.5),Lt=p.width=pr(me*Re,.5),an=p.height=pr(q*Re,.5)}let Hm=3;function zm(){let l=!1,c=0;for(;!l;){c++;let p=ip(c),g=sp(c);l=c==Hm||p&&g,l||(Ga(n.width,n.height),qo=!0)}}function jm({width:l,height:c}){Qi(l,c)}n.setSize=jm;function Km(){let l=!1,c=!1,p=!1,g=!1;C.forEach((w,v)=>{if(w.show&&w._show){let{side:T,_size:P}=w,L=T%2,F=w.label!=null?w.labelSize:0,V=P+F;V>0&&(L?(me-=V,T==3?(Ie+=V,g=!0):p=!0):(q-=V,T==0?(at+=V,l=!0):c=!0))}}),or[0]=l,or[1]=p,or[2]=c,or[3]=g,me-=On[1]+On[3],Ie+=On[3],q-=On[2]+On[0],at+=On[0]}function Ym(){let l=Ie+me,c=at+q,p=Ie,g=at;function w(v,T){switch(v){case 1:return l+=T,l-T;case 2:return c+=T,c-T;case 3:return p-=T,p+T;case 0:return g-=T,g+T}}C.forEach((v,T)=>{if(v.show&&v._show){let P=v.side;v._pos=w(P,v._size),v.label!=null&&(v._lpos=w(P,v.labelSize))}})}if(H.dataIdx==null){let l=H.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let p=l.prox=ye(l.prox),g=l.bias??=0;H.dataIdx=(w,v,T,P)=>{if(v==0)return T;let L=T,F=p(w,v,T,P)??Ue,V=F>=0&&F<Ue,G=E.ori==0?me:q,ue=H.left,Ce=t[0],Te=t[v];if(c.has(Te[T])){L=null;let he=null,re=null,j;if(g==0||g==-1)for(j=T;he==null&&j-- >0;)c.has(Te[j])||(he=j);if(g==0||g==1)for(j=T;re==null&&j++<Te.length;)c.has(Te[j])||(re=j);if(he!=null||re!=null)if(V){let Oe=he==null?-1/0:O(Ce[he],E,G,0),Je=re==null?1/0:O(Ce[re],E,G,0),yt=ue-Oe,De=Je-ue;yt<=De?yt<=F&&(L=he):De<=F&&(L=re)}else L=re==null?he:he==null?re:T-he<=re-T?he:re}else V&&ct(ue-O(Ce[T],E,G,0))>F&&(L=null);return L}}let rr=l=>{H.event=l};H.idxs=pe,H._lock=!1;let St=H.points;St.show=ye(St.show),St.size=ye(St.size),St.stroke=ye(St.stroke),St.width=ye(St.width),St.fill=ye(St.fill);let vn=n.focus=st({},e.focus||{alpha:.3},H.focus),xr=vn.prox>=0,Cr=xr&&St.one,Xt=[],Ar=[],Rr=[];function Qa(l,c){let p=St.show(n,c);if(p instanceof HTMLElement)return Qt(p,Rf),Qt(p,l.class),Cn(p,-10,-10,me,q),_.insertBefore(p,Xt[c]),p}function Ha(l,c){if(i==1||c>0){let p=i==1&&x[l.scale].time,g=l.value;l.value=p?Nc(g)?Vc(M,Fc(g,N)):g||Q:g||qg,l.label=l.label||(p?Ng:Ug)}if(Cr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||nh||Hf,l.fillTo=ye(l.fillTo||zg),l.pxAlign=+xe(l.pxAlign,D),l.pxRound=Yc(l.pxAlign),l.stroke=ye(l.stroke||null),l.fill=ye(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let p=Bg(Et(1,l.width),1),g=l.points=st({},{size:p,width:Et(1,p*.2),stroke:l.stroke,space:p*2,paths:rh,_stroke:null,_fill:null},l.points);g.show=ye(g.show),g.filter=ye(g.filter),g.fill=ye(g.fill),g.stroke=ye(g.stroke),g.paths=ye(g.paths),g.pxAlign=l.pxAlign}if($e){let p=Vo(l,c);He.splice(c,0,p[0]),bn.splice(c,0,p[1]),le.values.push(null)}if(_e){pe.splice(c,0,null);let p=null;Cr?c==0&&(p=Qa(l,c)):c>0&&(p=Qa(l,c)),Xt.splice(c,0,p),Ar.splice(c,0,0),Rr.splice(c,0,0)}ht("addSeries",c)}function Jm(l,c){c=c??k.length,l=i==1?oa(l,c,Bc,jc):oa(l,c,{},zc),k.splice(c,0,l),Ha(k[c],c)}n.addSeries=Jm;function Zm(l){if(k.splice(l,1),$e){le.values.splice(l,1),bn.splice(l,1);let c=He.splice(l,1)[0];Sr(null,c.firstChild),c.remove()}_e&&(pe.splice(l,1),Xt.splice(l,1)[0].remove(),Ar.splice(l,1),Rr.splice(l,1)),ht("delSeries",l)}n.delSeries=Zm;let or=[!1,!1,!1,!1];function Xm(l,c){if(l._show=l.show,l.show){let p=l.side%2,g=x[l.scale];g==null&&(l.scale=p?k[1].scale:W,g=x[l.scale]);let w=g.time;l.size=ye(l.size),l.space=ye(l.space),l.rotate=ye(l.rotate),Kn(l.incrs)&&l.incrs.forEach(T=>{!Yn.has(T)&&Yn.set(T,ud(T))}),l.incrs=ye(l.incrs||(g.distr==2?fg:w?R==1?hg:wg:fr)),l.splits=ye(l.splits||(w&&g.distr==1?be:g.distr==3?ea:g.distr==4?Wg:Ig)),l.stroke=ye(l.stroke),l.grid.stroke=ye(l.grid.stroke),l.ticks.stroke=ye(l.ticks.stroke),l.border.stroke=ye(l.border.stroke);let v=l.values;l.values=Kn(v)&&!Kn(v[0])?ye(v):w?Kn(v)?Oc(M,Mc(v,N)):Nc(v)?Sg(M,v):v||ae:v||$g,l.filter=ye(l.filter||(g.distr>=3&&g.log==10?Fg:g.distr==3&&g.log==2?Vg:ad)),l.font=ed(l.font),l.labelFont=ed(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(or[c]=!0,l._el=on(Tf,h))}}function ao(l,c,p,g){let[w,v,T,P]=p,L=c%2,F=0;return L==0&&(P||v)&&(F=c==0&&!w||c==2&&!T?ut(qc.size/3):0),L==1&&(w||T)&&(F=c==1&&!v||c==3&&!P?ut(Qc.size/2):0),F}let za=n.padding=(e.padding||[ao,ao,ao,ao]).map(l=>ye(xe(l,ao))),On=n._padding=za.map((l,c)=>l(n,c,or,0)),vt,mt=null,pt=null,Go=i==1?k[0].idxs:null,ln=null,lo=!1;function ja(l,c){if(t=l??[],n.data=n._data=t,i==2){vt=0;for(let p=1;p<k.length;p++)vt+=t[p][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),ln=t[0],vt=ln.length;let p=t;if(ee==2){p=t.slice();let g=p[0]=Array(vt);for(let w=0;w<vt;w++)g[w]=w}n._data=t=p}if(Dr(!0),ht("setData"),ee==2&&(Tr=!0),c!==!1){let p=E;p.auto(n,lo)?Hi():Vn(W,p.min,p.max),nr=nr||H.left>=0,Zt=!0,Er()}}n.setData=ja;function Hi(){lo=!0;let l,c;i==1&&(vt>0?(mt=Go[0]=0,pt=Go[1]=vt-1,l=t[0][mt],c=t[0][pt],ee==2?(l=mt,c=pt):l==c&&(ee==3?[l,c]=Ci(l,l,E.log,!1):ee==4?[l,c]=la(l,l,E.log,!1):E.time?c=l+ut(86400/R):[l,c]=_i(l,c,ua,!0))):(mt=Go[0]=l=null,pt=Go[1]=c=null)),Vn(W,l,c)}let Qo,Pr,zi,ji,Ki,Yi,Ji,Zi,Xi,Ut;function Ka(l,c,p,g,w,v){l??=yc,p??=da,g??="butt",w??=yc,v??="round",l!=Qo&&(f.strokeStyle=Qo=l),w!=Pr&&(f.fillStyle=Pr=w),c!=zi&&(f.lineWidth=zi=c),v!=Ki&&(f.lineJoin=Ki=v),g!=Yi&&(f.lineCap=Yi=g),p!=ji&&f.setLineDash(ji=p)}function Ya(l,c,p,g){c!=Pr&&(f.fillStyle=Pr=c),l!=Ji&&(f.font=Ji=l),p!=Zi&&(f.textAlign=Zi=p),g!=Xi&&(f.textBaseline=Xi=g)}function es(l,c,p,g,w=0){if(g.length>0&&l.auto(n,lo)&&(c==null||c.min==null)){let v=xe(mt,0),T=xe(pt,g.length-1),P=p.min==null?Ff(g,v,T,w,l.distr==3):[p.min,p.max];l.min=hn(l.min,p.min=P[0]),l.max=Et(l.max,p.max=P[1])}}let Ja={min:null,max:null};function ep(){for(let g in x){let w=x[g];I[g]==null&&(w.min==null||I[W]!=null&&w.auto(n,lo))&&(I[g]=Ja)}for(let g in x){let w=x[g];I[g]==null&&w.from!=null&&I[w.from]!=null&&(I[g]=Ja)}I[W]!=null&&Dr(!0);let l={};for(let g in I){let w=I[g];if(w!=null){let v=l[g]=eo(x[g],Kf);if(w.min!=null)st(v,w);else if(g!=W||i==2)if(vt==0&&v.from==null){let T=v.range(n,null,null,g);v.min=T[0],v.max=T[1]}else v.min=Ue,v.max=-Ue}}if(vt>0){k.forEach((g,w)=>{if(i==1){let v=g.scale,T=I[v];if(T==null)return;let P=l[v];if(w==0){let L=P.range(n,P.min,P.max,v);P.min=L[0],P.max=L[1],mt=gn(P.min,t[0]),pt=gn(P.max,t[0]),pt-mt>1&&(t[0][mt]<P.min&&mt++,t[0][pt]>P.max&&pt--),g.min=ln[mt],g.max=ln[pt]}else g.show&&g.auto&&es(P,T,g,t[w],g.sorted);g.idxs[0]=mt,g.idxs[1]=pt}else if(w>0&&g.show&&g.auto){let[v,T]=g.facets,P=v.scale,L=T.scale,[F,V]=t[w],G=l[P],ue=l[L];G!=null&&es(G,I[P],v,F,v.sorted),ue!=null&&es(ue,I[L],T,V,T.sorted),g.min=T.min,g.max=T.max}});for(let g in l){let w=l[g],v=I[g];if(w.from==null&&(v==null||v.min==null)){let T=w.range(n,w.min==Ue?null:w.min,w.max==-Ue?null:w.max,g);w.min=T[0],w.max=T[1]}}}for(let g in l){let w=l[g];if(w.from!=null){let v=l[w.from];if(v.min==null)w.min=w.max=null;else{let T=w.range(n,v.min,v.max,g);w.min=T[0],w.max=T[1]}}}let c={},p=!1;for(let g in l){let w=l[g],v=x[g];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let T=v.distr;v._min=T==3?Nn(v.min):T==4?Qs(v.min,v.asinh):T==100?v.fwd(v.min):v.min,v._max=T==3?Nn(v.max):T==4?Qs(v.max,v.asinh):T==100?v.fwd(v.max):v.max,c[g]=p=!0}}if(p){k.forEach((g,w)=>{i==2?w>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)Tr=!0,ht("setScale",g);_e&&H.left>=0&&(nr=Zt=!0)}for(let g in I)I[g]=null}function tp(l){let c=Xs(mt-1,0,vt-1),p=Xs(pt+1,0,vt-1);for(;l[c]==null&&c>0;)c--;for(;l[p]==null&&p<vt-1;)p++;return[c,p]}function np(){if(vt>0){let l=k.some(c=>c._focus)&&Ut!=vn.alpha;l&&(f.globalAlpha=Ut=vn.alpha),k.forEach((c,p)=>{if(p>0&&c.show&&(Za(p,!1),Za(p,!0),c._paths==null)){let g=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha);let w=i==2?[0,t[p][0].length-1]:tp(t[p]);c._paths=c.paths(n,p,w[0],w[1]),Ut!=g&&(f.globalAlpha=Ut=g)}}),k.forEach((c,p)=>{if(p>0&&c.show){let g=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha),c._paths!=null&&Xa(p,!1);{let w=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,p,mt,pt,w),T=c.points.filter(n,p,v,w);(v||T)&&(c.points._paths=c.points.paths(n,p,mt,pt,T),Xa(p,!0))}Ut!=g&&(f.globalAlpha=Ut=g),ht("drawSeries",p)}}),l&&(f.globalAlpha=Ut=1)}}function Za(l,c){let p=c?k[l].points:k[l];p._stroke=p.stroke(n,l),p._fill=p.fill(n,l)}function Xa(l,c){let p=c?k[l].points:k[l],{stroke:g,fill:w,clip:v,flags:T,_stroke:P=p._stroke,_fill:L=p._fill,_width:F=p.width}=p._paths;F=Ne(F*Re,3);let V=null,G=F%2/2;c&&L==null&&(L=F>0?"#fff":P);let ue=p.pxAlign==1&&G>0;if(ue&&f.translate(G,G),!c){let Ce=Wt-F/2,Te=Jt-F/2,he=Lt+F,re=an+F;V=new Path2D,V.rect(Ce,Te,he,re)}c?ts(P,F,p.dash,p.cap,L,g,w,T,v):rp(l,P,F,p.dash,p.cap,L,g,w,T,V,v),ue&&f.translate(-G,-G)}function rp(l,c,p,g,w,v,T,P,L,F,V){let G=!1;L!=0&&K.forEach((ue,Ce)=>{if(ue.series[0]==l){let Te=k[ue.series[1]],he=t[ue.series[1]],re=(Te._paths||Lo).band;Kn(re)&&(re=ue.dir==1?re[0]:re[1]);let j,Oe=null;Te.show&&re&&qf(he,mt,pt)?(Oe=ue.fill(n,Ce)||v,j=Te._paths.clip):re=null,ts(c,p,g,w,Oe,T,P,L,F,V,j,re),G=!0}}),G||ts(c,p,g,w,v,T,P,L,F,V)}let el=to|na;function ts(l,c,p,g,w,v,T,P,L,F,V,G){Ka(l,c,p,g,w),(L||F||G)&&(f.save(),L&&f.clip(L),F&&f.clip(F)),G?(P&el)==el?(f.clip(G),V&&f.clip(V),zo(w,T),Ho(l,v,c)):P&na?(zo(w,T),f.clip(G),Ho(l,v,c)):P&to&&(f.save(),f.clip(G),V&&f.clip(V),zo(w,T),f.restore(),Ho(l,v,c)):(zo(w,T),Ho(l,v,c)),(L||F||G)&&f.restore()}function Ho(l,c,p){p>0&&(c instanceof Map?c.forEach((g,w)=>{f.strokeStyle=Qo=w,f.stroke(g)}):c!=null&&l&&f.stroke(c))}function zo(l,c){c instanceof Map?c.forEach((p,g)=>{f.fillStyle=Pr=g,f.fill(p)}):c!=null&&l&&f.fill(c)}function op(l,c,p,g){let w=C[l],v;if(g<=0)v=[0,0];else{let T=w._space=w.space(n,l,c,p,g),P=w._incrs=w.incrs(n,l,c,p,g,T);v=uh(c,p,P,g,T)}return w._found=v}function ns(l,c,p,g,w,v,T,P,L,F){let V=T%2/2;D==1&&f.translate(V,V),Ka(P,T,L,F,P),f.beginPath();let G,ue,Ce,Te,he=w+(g==0||g==3?-v:v);p==0?(ue=w,Te=he):(G=w,Ce=he);for(let re=0;re<l.length;re++)c[re]!=null&&(p==0?G=Ce=l[re]:ue=Te=l[re],f.moveTo(G,ue),f.lineTo(Ce,Te));f.stroke(),D==1&&f.translate(-V,-V)}function ip(l){let c=!0;return C.forEach((p,g)=>{if(!p.show)return;let w=x[p.scale];if(w.min==null){p._show&&(c=!1,p._show=!1,Dr(!1));return}else p._show||(c=!1,p._show=!0,Dr(!1));let v=p.side,T=v%2,{min:P,max:L}=w,[F,V]=op(g,P,L,T==0?me:q);if(V==0)return;let G=w.distr==2,ue=p._splits=p.splits(n,g,P,L,F,V,G),Ce=w.distr==2?ue.map(j=>ln[j]):ue,Te=w.distr==2?ln[ue[1]]-ln[ue[0]]:F,he=p._values=p.values(n,p.filter(n,Ce,g,V,Te),g,V,Te);p._rotate=v==2?p.rotate(n,he,g,V):0;let re=p._size;p._size=sn(p.size(n,he,g,l)),re!=null&&p._size!=re&&(c=!1)}),c}function sp(l){let c=!0;return za.forEach((p,g)=>{let w=p(n,g,or,l);w!=On[g]&&(c=!1),On[g]=w}),c}function ap(){for(let l=0;l<C.length;l++){let c=C[l];if(!c.show||!c._show)continue;let p=c.side,g=p%2,w,v,T=c.stroke(n,l),P=p==0||p==3?-1:1,[L,F]=c._found;if(c.label!=null){let Rt=c.labelGap*P,Ft=ut((c._lpos+Rt)*Re);Ya(c.labelFont[0],T,"center",p==2?"top":hc),f.save(),g==1?(w=v=0,f.translate(Ft,ut(Jt+an/2)),f.rotate((p==3?-ki:ki)/2)):(w=ut(Wt+Lt/2),v=Ft);let ar=id(c.label)?c.label(n,l,L,F):c.label;f.fillText(ar,w,v),f.restore()}if(F==0)continue;let V=x[c.scale],G=g==0?Lt:an,ue=g==0?Wt:Jt,Ce=c._splits,Te=V.distr==2?Ce.map(Rt=>ln[Rt]):Ce,he=V.distr==2?ln[Ce[1]]-ln[Ce[0]]:L,re=c.ticks,j=c.border,Oe=re.show?re.size:0,Je=ut(Oe*Re),yt=ut((c.alignTo==2?c._size-Oe-c.gap:c.gap)*Re),De=c._rotate*-ki/180,Ze=U(c._pos*Re),Mt=(Je+yt)*P,At=Ze+Mt;v=g==0?At:0,w=g==1?At:0;let en=c.font[0],un=c.align==1?Kr:c.align==2?qs:De>0?Kr:De<0?qs:g==0?"center":p==3?qs:Kr,_n=De||g==1?"middle":p==2?"top":hc;Ya(en,T,un,_n);let Ot=c.font[1]*c.lineGap,tn=Ce.map(Rt=>U(u(Rt,V,G,ue))),cn=c._values;for(let Rt=0;Rt<cn.length;Rt++){let Ft=cn[Rt];if(Ft!=null){g==0?w=tn[Rt]:v=tn[Rt],Ft=""+Ft;let ar=Ft.indexOf(`
`)==-1?[Ft]:Ft.split(/\n/gm);for(let Pt=0;Pt<ar.length;Pt++){let wl=ar[Pt];De?(f.save(),f.translate(w,v+Pt*Ot),f.rotate(De),f.fillText(wl,0,0),f.restore()):f.fillText(wl,w,v+Pt*Ot)}}}re.show&&ns(tn,re.filter(n,Te,l,F,he),g,p,Ze,Je,Ne(re.width*Re,3),re.stroke(n,l),re.dash,re.cap);let Tn=c.grid;Tn.show&&ns(tn,Tn.filter(n,Te,l,F,he),g,g==0?2:1,g==0?Jt:Wt,g==0?an:Lt,Ne(Tn.width*Re,3),Tn.stroke(n,l),Tn.dash,Tn.cap),j.show&&ns([Ze],[1],g==0?1:0,g==0?1:2,g==1?Jt:Wt,g==1?an:Lt,Ne(j.width*Re,3),j.stroke(n,l),j.dash,j.cap)}ht("drawAxes")}function Dr(l){k.forEach((c,p)=>{p>0&&(c._paths=null,l&&(i==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let jo=!1,rs=!1,uo=[];function lp(){rs=!1;for(let l=0;l<uo.length;l++)ht(...uo[l]);uo.length=0}function Er(){jo||(ng(tl),jo=!0)}function up(l,c=!1){jo=!0,rs=c,l(n),tl(),c&&uo.length>0&&queueMicrotask(lp)}n.batch=up;function tl(){if(Gi&&(ep(),Gi=!1),Tr&&(zm(),Tr=!1),qo){if(qe(y,Kr,Ie),qe(y,"top",at),qe(y,Ro,me),qe(y,Po,q),qe(_,Kr,Ie),qe(_,"top",at),qe(_,Ro,me),qe(_,Po,q),qe(h,Ro,Pn),qe(h,Po,Xn),b.width=ut(Pn*Re),b.height=ut(Xn*Re),C.forEach(({_el:l,_show:c,_size:p,_pos:g,side:w})=>{if(l!=null)if(c){let v=w===3||w===0?p:0,T=w%2==1;qe(l,T?"left":"top",g-v),qe(l,T?"width":"height",p),qe(l,T?"top":"left",T?at:Ie),qe(l,T?"height":"width",T?q:me),Js(l,gr)}else Qt(l,gr)}),Qo=Pr=zi=Ki=Yi=Ji=Zi=Xi=ji=null,Ut=1,po(!0),Ie!=_r||at!=er||me!=wn||q!=tr){Dr(!1);let l=me/wn,c=q/tr;if(_e&&!nr&&H.left>=0){H.left*=l,H.top*=c,Lr&&Cn(Lr,ut(H.left),0,me,q),Ur&&Cn(Ur,0,ut(H.top),me,q);for(let p=0;p<Xt.length;p++){let g=Xt[p];g!=null&&(Ar[p]*=l,Rr[p]*=c,Cn(g,sn(Ar[p]),sn(Rr[p]),me,q))}}if(Me.show&&!Bo&&Me.left>=0&&Me.width>0){Me.left*=l,Me.width*=l,Me.top*=c,Me.height*=c;for(let p in us)qe(Ir,p,Me[p])}_r=Ie,er=at,wn=me,tr=q}ht("setSize"),qo=!1}Pn>0&&Xn>0&&(f.clearRect(0,0,b.width,b.height),ht("drawClear"),Y.forEach(l=>l()),ht("draw")),Me.show&&Bo&&(Ko(Me),Bo=!1),_e&&nr&&(sr(null,!0,!1),nr=!1),le.show&&le.live&&Zt&&(as(),Zt=!1),d||(d=!0,n.status=1,ht("ready")),lo=!1,jo=!1}n.redraw=(l,c)=>{Tr=c||!1,l!==!1?Vn(W,E.min,E.max):Er()};function os(l,c){let p=x[l];if(p.from==null){if(vt==0){let g=p.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(vt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==W&&p.distr==2&&vt>0&&(c.min=gn(c.min,t[0]),c.max=gn(c.max,t[0]),c.min==c.max&&c.max++),I[l]=c,Gi=!0,Er()}}n.setScale=os;let is,ss,Lr,Ur,nl,rl,Nr,$r,ol,il,We,Be,Fn=!1,kt=H.drag,ft=kt.x,gt=kt.y;_e&&(H.x&&(is=on(Cf,_)),H.y&&(ss=on(Af,_)),E.ori==0?(Lr=is,Ur=ss):(Lr=ss,Ur=is),We=H.left,Be=H.top);let Me=n.select=st({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Ir=Me.show?on(xf,Me.over?_:y):null;function Ko(l,c){if(Me.show){for(let p in l)Me[p]=l[p],p in us&&qe(Ir,p,l[p]);c!==!1&&ht("setSelect")}}n.setSelect=Ko;function cp(l){if(k[l].show)$e&&Js(He[l],gr);else if($e&&Qt(He[l],gr),_e){let p=Cr?Xt[0]:Xt[l];p!=null&&Cn(p,-10,-10,me,q)}}function Vn(l,c,p){os(l,{min:c,max:p})}function kn(l,c,p,g){c.focus!=null&&gp(l),c.show!=null&&k.forEach((w,v)=>{v>0&&(l==v||l==null)&&(w.show=c.show,cp(v),i==2?(Vn(w.facets[0].scale,null,null),Vn(w.facets[1].scale,null,null)):Vn(w.scale,null,null),Er())}),p!==!1&&ht("setSeries",l,c),g&&fo("setSeries",n,l,c)}n.setSeries=kn;function dp(l,c){st(K[l],c)}function mp(l,c){l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1),c=c??K.length,K.splice(c,0,l)}function pp(l){l==null?K.length=0:K.splice(l,1)}n.addBand=mp,n.setBand=dp,n.delBand=pp;function fp(l,c){k[l].alpha=c,_e&&Xt[l]!=null&&(Xt[l].style.opacity=c),$e&&He[l]&&(He[l].style.opacity=c)}let Dn,qn,ir,Wr={focus:!0};function gp(l){if(l!=ir){let c=l==null,p=vn.alpha!=1;k.forEach((g,w)=>{if(i==1||w>0){let v=c||w==0||w==l;g._focus=c?null:v,p&&fp(w,v?1:vn.alpha)}}),ir=l,p&&Er()}}$e&&xr&&Ct(vc,ve,l=>{H._lock||(rr(l),ir!=null&&kn(null,Wr,!0,tt.setSeries))});function Sn(l,c,p){let g=x[c];p&&(l=l/Re-(g.ori==1?at:Ie));let w=me;g.ori==1&&(w=q,l=w-l),g.dir==-1&&(l=w-l);let v=g._min,T=g._max,P=l/w,L=v+(T-v)*P,F=g.distr;return F==3?Zr(10,L):F==4?Gf(L,g.asinh):F==100?g.bwd(L):L}function hp(l,c){let p=Sn(l,W,c);return gn(p,t[0],mt,pt)}n.valToIdx=l=>gn(l,t[0]),n.posToIdx=hp,n.posToVal=Sn,n.valToPos=(l,c,p)=>x[c].ori==0?s(l,x[c],p?Lt:me,p?Wt:0):a(l,x[c],p?an:q,p?Jt:0),n.setCursor=(l,c,p)=>{We=l.left,Be=l.top,sr(null,c,p)};function sl(l,c){qe(Ir,Kr,Me.left=l),qe(Ir,Ro,Me.width=c)}function al(l,c){qe(Ir,"top",Me.top=l),qe(Ir,Po,Me.height=c)}let co=E.ori==0?sl:al,mo=E.ori==1?sl:al;function yp(){if($e&&le.live)for(let l=i==2?1:0;l<k.length;l++){if(l==0&&Yt)continue;let c=le.values[l],p=0;for(let g in c)bn[l][p++].firstChild.nodeValue=c[g]}}function as(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((p,g)=>{pe[g]=p}):jf(l.idx)||pe.fill(l.idx),le.idx=pe[0]),$e&&le.live){for(let p=0;p<k.length;p++)(p>0||i==1&&!Yt)&&bp(p,pe[p]);yp()}Zt=!1,c!==!1&&ht("setLegend")}n.setLegend=as;function bp(l,c){let p=k[l],g=l==0&&ee==2?ln:t[l],w;Yt?w=p.values(n,l,c)??Mn:(w=p.value(n,c==null?null:g[c],l,c),w=w==null?Mn:{_:w}),le.values[l]=w}function sr(l,c,p){ol=We,il=Be,[We,Be]=H.move(n,We,Be),H.left=We,H.top=Be,_e&&(Lr&&Cn(Lr,ut(We),0,me,q),Ur&&Cn(Ur,0,ut(Be),me,q));let g,w=mt>pt;Dn=Ue,qn=null;let v=E.ori==0?me:q,T=E.ori==1?me:q;if(We<0||vt==0||w){g=H.idx=null;for(let P=0;P<k.length;P++){let L=Xt[P];L!=null&&Cn(L,-10,-10,me,q)}xr&&kn(null,Wr,!0,l==null&&tt.setSeries),le.live&&(pe.fill(g),Zt=!0)}else{let P,L,F;i==1&&(P=E.ori==0?We:Be,L=Sn(P,W),g=H.idx=gn(L,t[0],mt,pt),F=O(t[0][g],E,v,0));let V=-10,G=-10,ue=0,Ce=0,Te=!0,he="",re="";for(let j=i==2?1:0;j<k.length;j++){let Oe=k[j],Je=pe[j],yt=Je==null?null:i==1?t[j][Je]:t[j][1][Je],De=H.dataIdx(n,j,g,L),Ze=De==null?null:i==1?t[j][De]:t[j][1][De];if(Zt=Zt||Ze!=yt||De!=Je,pe[j]=De,j>0&&Oe.show){let Mt=De==null?-10:De==g?F:O(i==1?t[0][De]:t[j][0][De],E,v,0),At=Ze==null?-10:$(Ze,i==1?x[Oe.scale]:x[Oe.facets[1].scale],T,0);if(xr&&Ze!=null){let en=E.ori==1?We:Be,un=ct(vn.dist(n,j,De,At,en));if(un<Dn){let _n=vn.bias;if(_n!=0){let Ot=Sn(en,Oe.scale),tn=Ze>=0?1:-1,cn=Ot>=0?1:-1;cn==tn&&(cn==1?_n==1?Ze>=Ot:Ze<=Ot:_n==1?Ze<=Ot:Ze>=Ot)&&(Dn=un,qn=j)}else Dn=un,qn=j}}if(Zt||Cr){let en,un;E.ori==0?(en=Mt,un=At):(en=At,un=Mt);let _n,Ot,tn,cn,Tn,Rt,Ft=!0,ar=St.bbox;if(ar!=null){Ft=!1;let Pt=ar(n,j);tn=Pt.left,cn=Pt.top,_n=Pt.width,Ot=Pt.height}else tn=en,cn=un,_n=Ot=St.size(n,j);if(Rt=St.fill(n,j),Tn=St.stroke(n,j),Cr)j==qn&&Dn<=vn.prox&&(V=tn,G=cn,ue=_n,Ce=Ot,Te=Ft,he=Rt,re=Tn);else{let Pt=Xt[j];Pt!=null&&(Ar[j]=tn,Rr[j]=cn,Ac(Pt,_n,Ot,Ft),xc(Pt,Rt,Tn),Cn(Pt,sn(tn),sn(cn),me,q))}}}}if(Cr){let j=vn.prox,Oe=ir==null?Dn<=j:Dn>j||qn!=ir;if(Zt||Oe){let Je=Xt[0];Je!=null&&(Ar[0]=V,Rr[0]=G,Ac(Je,ue,Ce,Te),xc(Je,he,re),Cn(Je,sn(V),sn(G),me,q))}}}if(Me.show&&Fn)if(l!=null){let[P,L]=tt.scales,[F,V]=tt.match,[G,ue]=l.cursor.sync.scales,Ce=l.cursor.drag;if(ft=Ce._x,gt=Ce._y,ft||gt){let{left:Te,top:he,width:re,height:j}=l.select,Oe=l.scales[G].ori,Je=l.posToVal,yt,De,Ze,Mt,At,en=P!=null&&F(P,G),un=L!=null&&V(L,ue);en&&ft?(Oe==0?(yt=Te,De=re):(yt=he,De=j),Ze=x[P],Mt=O(Je(yt,G),Ze,v,0),At=O(Je(yt+De,G),Ze,v,0),co(hn(Mt,At),ct(At-Mt))):co(0,v),un&&gt?(Oe==1?(yt=Te,De=re):(yt=he,De=j),Ze=x[L],Mt=$(Je(yt,ue),Ze,T,0),At=$(Je(yt+De,ue),Ze,T,0),mo(hn(Mt,At),ct(At-Mt))):mo(0,T)}else cs()}else{let P=ct(ol-nl),L=ct(il-rl);if(E.ori==1){let ue=P;P=L,L=ue}ft=kt.x&&P>=kt.dist,gt=kt.y&&L>=kt.dist;let F=kt.uni;F!=null?ft&&gt&&(ft=P>=F,gt=L>=F,!ft&&!gt&&(L>P?gt=!0:ft=!0)):kt.x&&kt.y&&(ft||gt)&&(ft=gt=!0);let V,G;ft&&(E.ori==0?(V=Nr,G=We):(V=$r,G=Be),co(hn(V,G),ct(G-V)),gt||mo(0,T)),gt&&(E.ori==1?(V=Nr,G=We):(V=$r,G=Be),mo(hn(V,G),ct(G-V)),ft||co(0,v)),!ft&&!gt&&(co(0,0),mo(0,0))}if(kt._x=ft,kt._y=gt,l==null){if(p){if(bl!=null){let[P,L]=tt.scales;tt.values[0]=P!=null?Sn(E.ori==0?We:Be,P):null,tt.values[1]=L!=null?Sn(E.ori==1?We:Be,L):null}fo(Bs,n,We,Be,me,q,g)}if(xr){let P=p&&tt.setSeries,L=vn.prox;ir==null?Dn<=L&&kn(qn,Wr,!0,P):Dn>L?kn(null,Wr,!0,P):qn!=ir&&kn(qn,Wr,!0,P)}}Zt&&(le.idx=g,as()),c!==!1&&ht("setCursor")}let Bn=null;Object.defineProperty(n,"rect",{get(){return Bn==null&&po(!1),Bn}});function po(l=!1){l?Bn=null:(Bn=_.getBoundingClientRect(),ht("syncRect",Bn))}function ll(l,c,p,g,w,v,T){H._lock||Fn&&l!=null&&l.movementX==0&&l.movementY==0||(ls(l,c,p,g,w,v,T,!1,l!=null),l!=null?sr(null,!0,!0):sr(c,!0,!1))}function ls(l,c,p,g,w,v,T,P,L){if(Bn==null&&po(!1),rr(l),l!=null)p=l.clientX-Bn.left,g=l.clientY-Bn.top;else{if(p<0||g<0){We=-10,Be=-10;return}let[F,V]=tt.scales,G=c.cursor.sync,[ue,Ce]=G.values,[Te,he]=G.scales,[re,j]=tt.match,Oe=c.axes[0].side%2==1,Je=E.ori==0?me:q,yt=E.ori==1?me:q,De=Oe?v:w,Ze=Oe?w:v,Mt=Oe?g:p,At=Oe?p:g;if(Te!=null?p=re(F,Te)?u(ue,x[F],Je,0):-10:p=Je*(Mt/De),he!=null?g=j(V,he)?u(Ce,x[V],yt,0):-10:g=yt*(At/Ze),E.ori==1){let en=p;p=g,g=en}}L&&(c==null||c.cursor.event.type==Bs)&&((p<=1||p>=me-1)&&(p=pr(p,me)),(g<=1||g>=q-1)&&(g=pr(g,q))),P?(nl=p,rl=g,[Nr,$r]=H.move(n,p,g)):(We=p,Be=g)}let us={width:0,height:0,left:0,top:0};function cs(){Ko(us,!1)}let ul,cl,dl,ml;function pl(l,c,p,g,w,v,T){Fn=!0,ft=gt=kt._x=kt._y=!1,ls(l,c,p,g,w,v,T,!0,!1),l!=null&&(Ct(Gs,Ks,fl,!1),fo(bc,n,Nr,$r,me,q,null));let{left:P,top:L,width:F,height:V}=Me;ul=P,cl=L,dl=F,ml=V}function fl(l,c,p,g,w,v,T){Fn=kt._x=kt._y=!1,ls(l,c,p,g,w,v,T,!1,!0);let{left:P,top:L,width:F,height:V}=Me,G=F>0||V>0,ue=ul!=P||cl!=L||dl!=F||ml!=V;if(G&&ue&&Ko(Me),kt.setScale&&G&&ue){let Ce=P,Te=F,he=L,re=V;if(E.ori==1&&(Ce=L,Te=V,he=P,re=F),ft&&Vn(W,Sn(Ce,W),Sn(Ce+Te,W)),gt)for(let j in x){let Oe=x[j];j!=W&&Oe.from==null&&Oe.min!=Ue&&Vn(j,Sn(he+re,j),Sn(he,j))}cs()}else H.lock&&(H._lock=!H._lock,sr(c,!0,l!=null));l!=null&&(Sr(Gs,Ks),fo(Gs,n,We,Be,me,q,null))}function wp(l,c,p,g,w,v,T){if(H._lock)return;rr(l);let P=Fn;if(Fn){let L=!0,F=!0,V=10,G,ue;E.ori==0?(G=ft,ue=gt):(G=gt,ue=ft),G&&ue&&(L=We<=V||We>=me-V,F=Be<=V||Be>=q-V),G&&L&&(We=We<Nr?0:me),ue&&F&&(Be=Be<$r?0:q),sr(null,!0,!0),Fn=!1}We=-10,Be=-10,pe.fill(null),sr(null,!0,!0),P&&(Fn=P)}function gl(l,c,p,g,w,v,T){H._lock||(rr(l),Hi(),cs(),l!=null&&fo(kc,n,We,Be,me,q,null))}function hl(){C.forEach(ch),Qi(n.width,n.height,!0)}hr(Si,Jr,hl);let Mr={};Mr.mousedown=pl,Mr.mousemove=ll,Mr.mouseup=fl,Mr.dblclick=gl,Mr.setSeries=(l,c,p,g)=>{let w=tt.match[2];p=w(n,c,p),p!=-1&&kn(p,g,!0,!1)},_e&&(Ct(bc,_,pl),Ct(Bs,_,ll),Ct(wc,_,l=>{rr(l),po(!1)}),Ct(vc,_,wp),Ct(kc,_,gl),ra.add(n),n.syncRect=po);let Yo=n.hooks=e.hooks||{};function ht(l,c,p){rs?uo.push([l,c,p]):l in Yo&&Yo[l].forEach(g=>{g.call(null,n,c,p)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Yo[c]=(Yo[c]||[]).concat(l.hooks[c])});let yl=(l,c,p)=>p,tt=st({key:null,setSeries:!1,filters:{pub:Lc,sub:Lc},scales:[W,k[1]?k[1].scale:null],match:[Uc,Uc,yl],values:[null,null]},H.sync);tt.match.length==2&&tt.match.push(yl),H.sync=tt;let bl=tt.key,ds=Pd(bl);function fo(l,c,p,g,w,v,T){tt.filters.pub(l,c,p,g,w,v,T)&&ds.pub(l,c,p,g,w,v,T)}ds.sub(n);function vp(l,c,p,g,w,v,T){tt.filters.sub(l,c,p,g,w,v,T)&&Mr[l](null,c,p,g,w,v,T)}n.pub=vp;function kp(){ds.unsub(n),ra.delete(n),Zn.clear(),Zs(Si,Jr,hl),m.remove(),ve?.remove(),ht("destroy")}n.destroy=kp;function ms(){ht("init",e,t),ja(t||e.data,!1),I[W]?os(W,I[W]):Hi(),Bo=Me.show&&(Me.width>0||Me.height>0),nr=Zt=!0,Qi(e.width,e.height)}return k.forEach(Ha),C.forEach(Xm),r?r instanceof HTMLElement?(r.appendChild(m),ms()):r(n,ms):ms(),n}dt.assign=st;dt.fmtNum=ca;dt.rangeNum=_i;dt.rangeLog=Ci;dt.rangeAsinh=la;dt.orient=br;dt.pxRatio=Re;dt.join=tg;dt.fmtDate=ma,dt.tzDate=mg;dt.sync=Pd;{dt.addGap=jg,dt.clipGaps=Pi;let e=dt.paths={points:$d};e.linear=Wd,e.stepped=Jg,e.bars=Zg,e.spline=eh}var wa="smartmoney.theme",Vd=matchMedia("(prefers-color-scheme: dark)");function dh(){let e=localStorage.getItem(wa);return e==="light"||e==="dark"?e:"system"}var No=Fe(dh()),Ui=Fe("light");function va(){Ui.value=No.value==="system"?Vd.matches?"dark":"light":No.value,document.documentElement.dataset.theme=Ui.value}Vd.addEventListener("change",va);va();function qd(e){No.value=e,e==="system"?localStorage.removeItem(wa):localStorage.setItem(wa,e),va()}function yn({label:e,times:t,lines:r,format:n,height:i=240,moment:s}){let a=_t(null),u=Ui.value,d=JSON.stringify([t,r,s]);Ge(()=>{let f=a.current;if(!f)return;let h=new dt(mh(f,r,n,i,s),[t,...r.map(_=>_.values)],f),y=new ResizeObserver(()=>h.setSize({width:Math.max(f.clientWidth,200),height:i}));return y.observe(f),()=>{y.disconnect(),h.destroy()}},[d,u,i]);let m=Math.max(1,Math.floor(t.length/12)),b=f=>f%m===0||f===t.length-1||r.some(h=>h.points&&h.values[f]!=null);return o("figure",{class:"chart",children:[o("div",{ref:a,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),r.map(f=>o("th",{scope:"col",children:f.name},f.name))]})}),o("tbody",{children:t.map((f,h)=>b(h)&&o("tr",{children:[o("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(y=>o("td",{children:y.values[h]==null?"":n(y.values[h])},y.name))]},h))})]})]})]})}function mh(e,t,r,n,i){let s=ka(e,"--muted"),a=ka(e,"--line"),u="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:d=>dt.tzDate(new Date(d*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},scales:{x:{range:(d,m,b)=>ph(m,b)}},hooks:i===void 0?{}:{drawAxes:[d=>fh(d,i,s)]},axes:[{stroke:s,font:u,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(d,m,b,f,h)=>m.map(y=>gh(y,h))},{stroke:s,font:u,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(d,m)=>m.map(b=>r(b))}],series:[{value:(d,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(d=>{let m=ka(e,`--${d.tone??"accent"}`);return{label:d.name,stroke:m,width:d.points?0:2,spanGaps:!d.points,points:{show:d.points!==void 0||d.values.filter(b=>b!==null).length===1,size:d.points??6,fill:m},paths:d.bars?dt.paths.bars?.({size:[.7,24]}):void 0,fill:d.bars?Bd(m,.6):d.points||t.length>1?void 0:Bd(m,.1),value:(b,f)=>f==null?"\u2013":r(f)}})]}}function ph(e,t){let r=Math.max((t-e)*.02,60);return[e-r,t+r]}function fh(e,t,r){let{ctx:n,bbox:i}=e,s=e.valToPos(t,"x",!0);n.save(),n.strokeStyle=r,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),n.beginPath(),n.moveTo(s,i.top),n.lineTo(s,i.top+i.height),n.stroke(),n.restore()}function gh(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function ka(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function Bd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Ni({values:e,label:t,tone:r="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let n=Math.min(...e),i=Math.max(...e),s=88,a=24,u=f=>f/(e.length-1)*(s-4)+2,d=f=>i===n?a/2:a-3-(f-n)/(i-n)*(a-6),m=e[e.length-1]??0,b=m>=(e[0]??0);return o("svg",{class:`spark ${r==="plain"?"plain":b?"good":"bad"}`,width:s,height:a,viewBox:`0 0 ${s} ${a}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((f,h)=>`${u(h).toFixed(1)},${d(f).toFixed(1)}`).join(" ")}),o("circle",{cx:u(e.length-1),cy:d(m),r:"2"})]})}var Gd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],Qd=["ALL","DAY","WEEK","MONTH"],hh={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Hd=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],zd=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],yh=20,$i=4;function jd(){let e=Le("chain",ot,"BASE"),t=Le("by",Gd,"TRADER_SCORE"),r=Le("window",Qd,"ALL"),n=bt.value.params,i=n.get("asof")??"",s=n.get("after"),a={chain:e,rankBy:t,first:yh,after:s,window:r==="ALL"||i?null:r,asOf:i?`${i}T23:59:59Z`:null,filter:{...Object.fromEntries([...Hd,...zd].flatMap(({name:h})=>n.get(h)?[[h,Number(n.get(h))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=X(eu,a,{every:i?void 0:1e4}),d=X(nu,a),m=X(tu,{chain:e,window:a.window,filter:{...a.filter,minBuyVol:0}},{every:6e4,skip:!!i||a.filter?.minBuyVol===0}),b=new Map(d.data?.wallets.nodes.map(h=>[h.walletAddress,h.equity.map(y=>y.realizedPnlUsd)])),f=h=>ge({after:"",...h});return o(A,{children:[o(Ae,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(Ye,{label:"Chain",choices:ot.map(h=>({value:h,label:et[h]})),chosen:e,change:h=>f({chain:h,compare:""})}),o(Ye,{label:"Window",choices:Qd.map(h=>({value:h,label:hh[h]})),chosen:i?"ALL":r,change:h=>f({window:h==="ALL"?"":h,asof:""})}),o(mr,{label:"Ranked by",choices:Gd.map(h=>({value:h,label:Se(h)})),chosen:t,change:h=>f({by:h})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(xn,{type:"date",value:i,change:h=>f({asof:h,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[Hd.map(({name:h,label:y})=>o(Vs,{label:y,value:n.get(h)??"",change:_=>f({[h]:_}),hint:`${S(u.data?.wallets.chainDefaults[h]??0)} (default)`},h)),zd.map(({name:h,label:y,max:_})=>o(Vs,{label:y,value:n.get(h)??"",change:D=>f({[h]:D}),max:_,hint:"any"},h)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(xn,{type:"date",value:n.get("activeSince")??"",change:h=>f({activeSince:h})})]})]})]})]}),o(kh,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(se,{query:u,children:({wallets:h})=>o(bh,{page:h,chain:e,trend:b,all:m.data?.wallets.totalCount})})})]})}function bh({page:e,chain:t,trend:r,all:n=0}){let i=bt.value.params,s=Number(i.get("minBuyVol")||e.chainDefaults.minBuyVol),a=n-e.totalCount,u=a>0&&s>0&&o("p",{class:"muted small",children:[S(a)," more bought for less than ",we(s),". ",o("button",{type:"button",onClick:()=>ge({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let m=e.chainDefaults;return o(Z,{title:"No wallet passes",children:["By default ",et[t]," asks for ",S(m.minTrades)," trades, ",S(m.minTokens)," tokens, ",S(m.minClosed)," closed positions and ",we(m.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",u]})}let d=e.asOf?`profits of all time, as it stood on ${Dt(e.asOf)}`:e.windowStart?`since ${Dt(e.windowStart)}`:"all time";return o(A,{children:[o("p",{class:"muted small",children:[S(e.totalCount)," wallets, ",d,e.asOf?"":o(A,{children:[", updated ",o(te,{at:e.updatedAt})]})]}),u,o(ne,{label:`Wallets of ${et[t]}, best first`,columns:wh(t,r),rows:e.edges,id:m=>m.node.id}),o(jr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:i.get("after")?()=>ge({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>ge({after:e.pageInfo.endCursor}):void 0})]})}function wh(e,t){let r=Kd(),n=(i,s)=>ge({compare:(s?[...r,i]:r.filter(a=>a!==i)).slice(0,$i).join(",")});return[{name:"Rank",number:!0,cell:i=>S(i.rank)},{name:"Wallet",cell:i=>o(Un,{chain:e,address:i.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:i=>i.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:i=>o(wt,{value:i.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:i=>o(wt,{value:i.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:i=>o(vh,{of:i.node})},{name:"Trades",number:!0,cell:i=>o(A,{children:[S(i.node.tradeCount),o("small",{children:[S(i.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:i=>we(i.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:i=>o(te,{at:i.node.lastTradeTime})},{name:"Trend",cell:i=>o(Ni,{values:t.get(i.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:i=>o("input",{type:"checkbox","aria-label":`Compare ${i.node.walletAddress}`,checked:r.includes(i.node.walletAddress),disabled:!r.includes(i.node.walletAddress)&&r.length>=$i,onChange:s=>n(i.node.walletAddress,s.currentTarget.checked)})}]}function vh({of:e}){return o(A,{children:[je(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",S(e.closedPositions)]})]})}function Kd(){return(bt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,$i)}function kh({chain:e}){let t=Kd(),r=Array.from({length:$i},(s,a)=>X(ru,{chain:e,address:t[a]??""},{skip:!t[a]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(s=>s.data?.wallet?[s.data.wallet]:[]),i=[{name:"Rank",of:s=>s.defaultRank?`#${S(s.defaultRank)}`:"not ranked"},{name:"Score",of:s=>s.traderScore.toFixed(3)},{name:"Profit",of:s=>o(wt,{value:s.netPnlUsd})},{name:"Win rate",of:s=>`${je(s.trueWinRate)} of ${S(s.closedPositions)}`},{name:"Trades",of:s=>S(s.tradeCount)},{name:"Average trade",of:s=>we(s.avgTradeSizeUsd)},{name:"Largest trade",of:s=>we(s.largestTradeUsd)},{name:"Last trade",of:s=>o(te,{at:s.lastTradeTime})}];return o(B,{title:"Compared",actions:o("button",{type:"button",onClick:()=>ge({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(_h,{wallets:n}),o(ne,{label:"Compared wallets",rows:i,id:s=>s.name,columns:[{name:"Number",cell:s=>s.name},...n.map(s=>({name:s.walletAddress.slice(0,10),number:!0,cell:a=>a.of(s)}))]})]})}var Sh=["accent","second","third","fourth"];function _h({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(i=>Tt(i.date))))].sort((n,i)=>n-i);if(t.length<2)return null;let r=e.map((n,i)=>{let s=new Map(n.equity.map(a=>[Tt(a.date),a.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:Sh[i],values:t.map(a=>s.get(a)??null)}});return o(yn,{label:"Realized profit over time",times:t,lines:r,format:n=>we(n)})}var $o="smartmoney.key",An=Fe(void 0),Ii=Fe("");Bu({key:()=>An.value?.key??"",refused:()=>Sa("The service no longer accepts this key: it was revoked or has expired.")});async function Io(e){let t=await Th(e);await $s(),sessionStorage.setItem($o,e),Ii.value="",An.value=t}async function Th(e){try{let{config:t}=await ze(Ql,{},{key:e}),r=await Yd(()=>ze(Hl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ee))throw t;if(t.code==="FORBIDDEN"&&await Yd(()=>ze(zl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ee("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ee("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Yd(e){try{return await e(),!0}catch(t){if(t instanceof Ee&&t.code==="FORBIDDEN")return!1;throw t}}function Jd(){return sessionStorage.getItem($o)!==null}function Zd(e){let t=sessionStorage.getItem($o);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Wi(){let e=sessionStorage.getItem($o);e&&await Io(e)}function Sa(e=""){sessionStorage.removeItem($o),An.value=void 0,Ii.value=e,$s()}var xh=50,Ch=200,Ah=5,Jn=1e4,Rh=15e3,Ph=250,Mi=class{constructor(t){this.filter=t}filter;rows=Fe(void 0);waiting=Fe([]);paused=Fe(!1);link=Fe("connecting");said=Fe("Connecting\u2026");gap=Fe(!1);older=Fe(void 0);loading=Fe(!1);refusal=Fe(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await ze(As,{filter:this.filter,last:xh},{signal:this.abort.signal});this.rows.value=_a(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Rh)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Ah&&this.older.value;t++){let{signals:r}=await ze(As,{filter:this.filter,last:Ch,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Gu(iu,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${S(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Jn&&(this.arrivals=this.arrivals.slice(-Jn)),this.showing||(this.showing=setTimeout(()=>this.show(),Ph))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Jn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=_a([...t,...this.waiting.value]).slice(0,Jn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(s=>s.sequence)),i=_a([...r,...t.filter(s=>!n.has(s.sequence))]);this.rows.value=i.slice(0,Jn),i.length>=Jn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=i=>i.signalId===t?{...i,retractedAt:r}:i;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await ze(ou,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(i=>[i.signalId,i]));this.rows.value=this.rows.value?.map(i=>{let s=n.get(i.signalId);return s?{...i,retractedAt:s.retractedAt,token:{...i.token,profile:s.token.profile}}:i})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ee?t:new Ee("",String(t)))}};function _a(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var Dh=200,Ta=2e3;function Eh(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Wo(e,t){return Mo(e.notificationType,Eh(e,t))}function Mo(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function Xd(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(Lh).join(",")).join(`\r
`)}function Lh(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function em(e,t,r){let[n,i]=ie({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return Ge(()=>{let a=new AbortController;return i({signals:[],done:!1,cut:!1}),Uh(e,t,a.signal,i),()=>a.abort()},[s,t,r]),n}async function Uh(e,t,r,n){let i=[],s=null;try{for(;;){let a=await ze(Su,{filter:e,last:Dh,before:s},{signal:r}),{nodes:u,pageInfo:d}=a.signals,m=u.filter(h=>h.sentAt>t).sort((h,y)=>y.sequence-h.sequence);i.push(...m),s=d.startCursor;let b=m.length===u.length&&d.hasPreviousPage&&s!==null,f=!b||i.length>=Ta;if(n({signals:[...i],done:f,cut:b&&f}),f)return}}catch(a){r.aborted||n({signals:i,done:!0,cut:!1,refusal:a instanceof Ee?a:new Ee("",String(a))})}}var jt=Object.keys(dn),wr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},Oi=Object.keys(wr);function xa({traderCount:e,highestRank:t,totalUsdInflow:r}){let n=(i,s)=>Math.min(Math.max(Math.log(i)/Math.log(s),0),1);return Math.round(40*n(e,25)+40*n(r/1e3,1e3)+20*(1-n(t,200)))}function Ca({summary:e}){let t=xa(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var io=[{name:"Time",width:6.4,cell:e=>o(te,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(A,{children:[o(yi,{priority:e.priority,means:wr[e.priority]})," ",o(Ca,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:fe(["signal",e.signalId]),children:e.headline}),o("small",{children:[dn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(A,{children:[o(It,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(it,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(A,{children:[e.summary.traderCount,o("small",{children:["best #",S(e.summary.highestRank)]})]})},{name:"Volume",width:6,number:!0,cell:e=>we(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(A,{children:[o("span",{class:"num",children:$t(e.token.priceChangePct/100)}),o("small",{children:Ve(e.token.currentPriceUsd)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(A,{children:[o(Aa,{s:e}),o("small",{children:Ve(e.token.profile?.priceUsd)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>Ra(e)??"\u2013"}];function Aa({s:e}){let t=e.token.profile?.priceUsd,r=e.token.currentPriceUsd,n=t&&r?t/r-1:null;return o(Gt,{value:n,right:Mo(e.notificationType,n)})}function Ra(e){return e.latency?Xe(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var tm=[...new Set(jt.map(e=>dn[e]))];function nm(){let e={chains:Hr("chains",ot),types:Hr("types",jt),priorities:Hr("priorities",Oi)},t=bt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=nn(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[r]),i=s=>a=>ge({[s]:a.join(",")});return o(A,{children:[o(Ae,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(pn,{label:"Chains",choices:ot.map(s=>({value:s,label:et[s]})),chosen:e.chains,change:i("chains")}),o(pn,{label:"Types",choices:tm.map(s=>({value:s,label:s})),chosen:tm.filter(s=>e.types.some(a=>dn[a]===s)),change:s=>i("types")(s.flatMap(a=>Nh(a,e.types)))}),o(pn,{label:"Priorities",choices:Oi.map(s=>({value:s,label:s})),chosen:e.priorities,change:i("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(xn,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>i("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:Oi.map(s=>`${s}: ${wr[s]}`).join(" \xB7 ")}),o($h,{filter:n},r)]})}function Nh(e,t){let r=jt.filter(i=>dn[i]===e),n=r.filter(i=>t.includes(i));return n.length>0?n:r}function $h({filter:e}){let[t,r]=ie(0),n=nn(()=>new Mi(e),[t]);Ge(()=>(n.start(),()=>n.stop()),[n]);let i=n.rows.value,s=n.waiting.value,a=n.paused.value,u=_t(void 0),d=n.refusal.value??(i?void 0:u.current);u.current=d;let m=si(n.refusal.value);return Ge(()=>{if(!m)return;let b=setTimeout(()=>r(f=>f+1),ai);return()=>clearTimeout(b)},[n,m]),d?o(mn,{refusal:d,retry:()=>r(b=>b+1)}):i?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",S(s.length)," new"]}),o("button",{type:"button",onClick:()=>{a?n.resume():n.paused.value=!0},children:a?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),i.length===0?o(Ih,{filtered:Object.keys(e).length>0}):o(ne,{long:!0,label:"Signals, newest first",columns:io,rows:i,id:b=>b.signalId,class:b=>b.retractedAt?"gone":n.fresh.has(b.signalId)?"fresh":""}),i.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[S(i.length)," signals",i.length>=Jn&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(zr,{label:"Loading the newest signals"})}function Ih({filtered:e}){let t=nn(()=>new Date(Date.now()-864e5).toISOString(),[]),r=X(su,{since:t},{every:3e4}),n=X(au,{},{skip:An.value?.scope!=="customer"});return o(se,{query:r,children:i=>o(Z,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),Wh(i,n.data?.usage.budget,Ln.value).map(s=>o("li",{children:s},s))]})})})}function Wh(e,t,r){let n=[],i=e.chains.filter(u=>e.config.chains.includes(u.chain));i.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of i)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${et[u.chain]} is quiet: its last trade was ${hi(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${et[u.chain]} yet.`),u.reason&&n.push(`${et[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${S(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let u of e.decisions.nodes)s.set(u.rule??"",(s.get(u.rule??"")??0)+u.count);let[a]=[...s].sort((u,d)=>d[1]-u[1]);return a?n.push(`In the last 24 hours the rule \u201C${Se(a[0])}\u201D held back ${S(a[1])} candidates, more than any other.`):i.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function om(){let e=X(lu,{},{every:5e3}),t=X(uu,{},{every:6e4});return o(A,{children:[o(Ae,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(se,{query:e,children:r=>{let n=r.serviceStatus;return o("div",{class:"stack",children:[o(Mh,{all:n.attention}),o(B,{children:o(Ke,{items:Fh(n)})}),o(B,{title:"The last hour",children:o(se,{query:t,children:i=>o(Oh,{minutes:i.serviceStatus.lastHour})})}),o(B,{title:"Disk space",actions:o("a",{href:fe(["settings"]),children:"Retention, in Settings"}),children:o(Ke,{items:Qh(n.database)})}),o(B,{title:"Chains",children:o(ne,{label:"Chains",columns:qh,rows:n.chains,id:i=>i.chain})}),o(B,{title:"Delivery",children:[o(ne,{label:"How long delivery takes",columns:Bh,rows:n.deliveries.steps,id:i=>i.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(B,{title:"Processes",children:o(ne,{label:"Processes",columns:Gh,rows:n.processes,id:i=>`${i.role} ${i.name}`})}),o(zh,{status:n})]})}})]})}function Mh({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(r=>r.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(r=>o("li",{children:r.text},r.text))})]})}function Oh({minutes:e}){if(e.length<2)return o(Z,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(r=>r.eventsPerSecond),gi],["Behind",e.map(r=>r.lagSeconds),Xe],["From trade to signal",e.map(r=>r.signalSeconds),Xe],["Database",e.map(r=>r.databaseBytes||null),xo]];return o(Ke,{items:t.map(([r,n,i])=>{let s=n.filter(u=>u!==null),a=s.at(-1);return{name:r,value:o(Ni,{values:s,label:`${r} in the last ${e.length} minutes`,tone:"plain"}),note:a===void 0?"none in this time":`${i(Math.min(...s))} to ${i(Math.max(...s))}, now ${i(a)}`}})})}function Fh(e){let t=e.chains.map(i=>i.eventsPerSecond).filter(i=>i!=null),r=e.deliveries.steps.find(i=>i.step==="webhook"),n=e.processes.filter(i=>!i.leader&&["all","api","engine"].includes(i.role)).length;return[{name:"Events",value:t.length>0?`${gi(t.reduce((i,s)=>i+s,0))}/s`:"not measured yet",note:`${S(e.chains.reduce((i,s)=>i+s.events,0))} since the start`},{name:"Behind",value:Xe(Math.max(...e.chains.map(i=>i.lagSeconds))),note:`${S(e.chains.reduce((i,s)=>i+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(i=>i.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:S(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${Xe(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:S(e.errors),note:`${S(e.warnings)} warnings, ${S(e.failedRequests)} failed requests`},{name:"Runs since",value:o(te,{at:e.startedAt}),note:e.version}]}function Vh(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var qh=[{name:"Chain",cell:e=>o(it,{chain:e.chain})},{name:"State",cell:e=>Vh(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":gi(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(te,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(A,{children:[Xe(e.lagSeconds),o("small",{children:[S(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>S(e.events)}],rm={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Bh=[{name:"Step",cell:e=>o(A,{children:[rm[e.step]?.[0]??e.step,o("small",{children:rm[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":Xe(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":Xe(e.p99Seconds)},{name:"Times",number:!0,cell:e=>S(e.count)}],Gh=[{name:"Process",cell:e=>o(A,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function Qh(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${Xe(e.measuredSeconds)}`,r=e.rough?"about ":"";return[{name:"Used",value:xo(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":r+xo(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":xo(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${je(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${r}${S(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var Hh=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(A,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>S(e.count)},{name:"First",wide:!0,cell:e=>o(te,{at:e.firstAt})},{name:"Last",cell:e=>o(te,{at:e.lastAt})}];function zh({status:e}){return o(B,{title:"Warnings and errors",actions:o("a",{href:fe(["sources"]),children:"Sources"}),children:e.problems.length===0?o(Z,{title:"None",children:"This process has logged no warning and no error since it started."}):o(ne,{label:"Warnings and errors, the last first",columns:Hh,rows:e.problems,id:t=>t.level+t.message})})}var im=["FLAG","ENVIRONMENT","FILE","DEFAULT"],sm={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function am(){let e=Hr("origins",im),t=X(cu,{});return o(A,{children:[o(Ae,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(pn,{label:"Where from",choices:im.map(r=>({value:r,label:sm[r]})),chosen:e,change:r=>ge({origins:r.join(",")})})}),o(se,{query:t,children:({settings:r})=>o(jh,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function jh({settings:e,all:t}){if(e.length===0)return o(Z,{title:"No setting comes from there",children:["All ",S(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,i)=>+(n==="")-+(i===""));return o("div",{class:"stack",children:[r.map(n=>o(B,{title:n||"Every command, and sections of the file",children:o(ne,{label:`Settings: ${n||"every command"}`,columns:Kh,rows:e.filter(i=>i.group===n),id:i=>i.name})},n)),o("p",{class:"muted",children:[S(e.length)," of ",S(t)," settings. Change one where it comes from, then restart the process."]})]})}var Kh=[{name:"Setting",cell:e=>o(A,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(A,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(A,{children:[o("strong",{children:sm[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];function Fi({label:e,points:t,interval:r,marks:n,moment:i}){let s=t[0];if(!s)return o(Z,{title:"No price is known yet"});let a=[],u=1+n.length,d=r==="HOUR"?3600:86400,m=Math.floor(Date.now()/1e3);for(let f of t)lm(a,u,0,Math.min(Tt(f.at)+d,m),f.value);n.forEach((f,h)=>{for(let y of f.points)Tt(y.at)>=Tt(s.at)&&lm(a,u,h+1,Tt(y.at),y.value)}),a.sort((f,h)=>f.at-h.at);let b=f=>a.map(h=>h.values[f]??null);return o(yn,{label:e,times:a.map(f=>f.at),format:f=>Ve(f),moment:i?Tt(i):void 0,lines:[{name:"Price",values:b(0)},...n.map((f,h)=>({name:f.name,tone:f.tone,points:f.size,values:b(h+1)}))]})}function lm(e,t,r,n,i){let s=e.find(a=>a.at===n&&a.values[r]===null);s||(s={at:n,values:Array(t).fill(null)},e.push(s)),s.values[r]=i}var um=6,Pa=24;function dm({s:e}){let t=X(fu,{chain:e.chain,address:e.token.address},{every:15e3}),r=Jh(e),n=i=>i[0]!==void 0&&Date.parse(i[0].at)<=Date.parse(e.timestamp);return o(se,{query:t,children:({token:i})=>{let s=i?.hours??[],a=i?.days??[];return n(s)?o(cm,{s:e,points:s,interval:"HOUR",trades:r}):n(a)?o(cm,{s:e,points:a,interval:"DAY",trades:r}):a.length===0?o(Z,{title:"No price is known yet"}):o(Z,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal."})}})}function cm({s:e,points:t,interval:r,trades:n}){let i=Date.parse(t[0]?.at??""),s=n.points.filter(a=>Date.parse(a.at)>=i);return o(A,{children:[o(Fi,{label:`Price at the end of each ${r.toLowerCase()}, the signal, and its wallets' trades`,points:t,interval:r,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:s}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(Yh,{trades:n,shown:s.length,all:e.traders.length})]})]})}function Yh({trades:e,shown:t,all:r}){return e.problem?o(A,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(A,{children:["Marked: the trades of ",S(t)," of ",S(r)," wallets.",t<r&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<r&&(r>Pa?`, or of wallets after the first ${Pa}.`:".")]}):o(A,{children:"The trades of its wallets are being looked for."})}function Jh(e){let t=e.userTrades.map(a=>({at:a.trade.tradedAt,value:a.trade.priceUsd})),[r,n]=ie({next:0,points:[]}),i=t.length>0?[]:e.traders.slice(r.next,Math.min(r.next+um,Pa)),s=X(gu,{chain:e.chain,addresses:i.map(a=>a.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:i.length===0});return Ge(()=>{let{data:a}=s;a&&n(u=>({next:u.next+um,points:[...u.points,...a.walletsByAddress.flatMap(d=>Zh(d,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:r.points,done:i.length===0,problem:s.refusal?.message}}function Zh(e,t){let r=t.traders.find(i=>i.walletAddress===e?.walletAddress),n=e?.trades.nodes.find(i=>Math.abs(i.amountUsd-(r?.tradeSizeUsd??0))<=i.amountUsd*1e-6);return n?[{at:n.tradedAt,value:n.priceUsd}]:[]}function mm({args:[e=""]}){let t=X(du,{id:e},{every:15e3});return o(se,{query:t,children:({signal:r})=>r?o(Xh,{s:r}):o(Z,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function Xh({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:fe(["live"]),children:"Live"})," \u203A signal ",S(e.sequence)]}),o(Ae,{title:e.headline,about:o(A,{children:[o(yi,{priority:e.priority,means:wr[e.priority]})," ",o(Ca,{summary:e.summary})," ",o(it,{chain:e.chain})," ",dn[e.notificationType]," \xB7 ",rn(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",wr[e.priority],". Strength ",xa(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(It,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(te,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:fe(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(A,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(B,{title:"Price since",children:o(ey,{s:e})}),o(B,{title:"Price around it",children:o(dm,{s:e})}),o(B,{title:`Wallets (${S(e.summary.traderCount)})`,children:o(ty,{s:e})}),o("div",{class:"columns",children:[o(B,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(ry,{s:e})]}),o(oy,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(iy,{token:e.token.address,own:e.signalId})]})}function ey({s:e}){let t=e.token.currentPriceUsd,r=Ra(e),n=Date.now()-Date.parse(e.timestamp),i=(s,a,u)=>({name:s,value:o(Gt,{value:u,right:Mo(e.notificationType,u)}),note:u!==null?Ve(t*(1+u)):n<a*36e5?"not yet":"no price known"});return o(Ke,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:Ve(e.token.firstSmartEntryPrice),note:`${$t(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Ve(t),note:r&&`raised ${r} after the trade`},{name:"Now",value:Ve(e.token.profile?.priceUsd),note:o(Aa,{s:e})},i("After 1 hour",1,e.outcome.return1h),i("After 6 hours",6,e.outcome.return6h),i("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":Ve(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function ty({s:e}){let t=new Map(e.userTrades.map(i=>[i.trader.walletAddress,i.trade])),r=[{name:"Rank",number:!0,cell:i=>`#${S(i.leaderboardRank)}`,sort:i=>i.leaderboardRank},{name:"Wallet",cell:i=>o(Un,{chain:e.chain,address:i.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:i=>i.windowVolumeUsd??i.tradeSizeUsd,cell:i=>o(A,{children:[we(i.windowVolumeUsd??i.tradeSizeUsd),o("small",{children:ny(i)})]})},...t.size>0?[{name:"Price",number:!0,cell:i=>Ve(t.get(i.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:i=>o(wt,{value:i.totalPnl}),sort:i=>i.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:i=>i.winRate,cell:i=>o(A,{children:[je(i.winRate),i.profile&&o("small",{children:["today ",je(i.profile.trueWinRate)," of ",S(i.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:i=>i.profile?.defaultRank?`#${S(i.profile.defaultRank)}`:"\u2013"}],n=e.traders.reduce((i,s)=>i+(s.windowTradeCount??NaN),0);return o(A,{children:[o(ne,{label:"Wallets of the signal",columns:r,rows:e.traders,id:i=>i.walletAddress}),n>0&&o("p",{class:"muted small",children:["Together ",we(e.summary.totalUsdInflow)," in ",pm(n),"."]})]})}var pm=e=>e===1?"1 trade":`${S(e)} trades`;function ny(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${pm(e.windowTradeCount)}, last ${we(e.tradeSizeUsd)}`}function ry({s:e}){let t=e.decision.delivered;return o(B,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ke,{items:[{name:"Signal of the day",value:S(t.dailyUsed),note:`of ${S(t.dailyBudget)}`},{name:"Of this type",value:S(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${S(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function oy({id:e,at:t}){let r=X(mu,{},{skip:An.value?.scope!=="customer",every:3e4});if(An.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:i=>o("span",{class:"mono",children:i.url||"removed"})},{name:"What",cell:i=>i.retraction?"retraction":"signal"},{name:"State",cell:i=>o("span",{class:`badge ${i.state==="DELIVERED"?"good":i.state==="FAILED"?"bad":""}`,children:Se(i.state)})},{name:"Attempts",cell:i=>i.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:i=>o(te,{at:i.createdAt})}];return o(B,{title:"Deliveries to webhooks",children:o(se,{query:r,children:({webhooks:i})=>{let s=i.flatMap(a=>a.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:a.url})));return s.length>0?o(ne,{label:"Deliveries",columns:n,rows:s,id:a=>a.url+String(a.retraction)}):i.some(a=>a.url)?o(Z,{title:"Not among the last 200 deliveries",children:t?o(A,{children:["A webhook accepted it ",o(te,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(Z,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:fe(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function iy({token:e,own:t}){let r=X(pu,{token:e});return o(B,{title:"Everything decided about this token",children:o(se,{query:r,children:({decisions:n})=>n.nodes.length===0?o(Z,{title:"Nothing in the last 7 days"}):o(ne,{label:"Decisions about the token",rows:n.nodes,id:i=>`${i.type}${i.firstAt}${i.rule}`,columns:[{name:"When",cell:i=>o(te,{at:i.lastAt})},{name:"Type",cell:i=>Se(i.type)},{name:"Result",cell:i=>o("span",{class:`badge ${i.outcome==="DELIVERED"?"good":""}`,children:i.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:i=>i.signalId&&i.signalId!==t?o("a",{href:fe(["signal",i.signalId]),children:i.text}):i.text},{name:"Times",number:!0,cell:i=>S(i.count)}]})})})}function fm(){let e=X(hu,{},{every:5e3});return o(A,{children:[o(Ae,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(se,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(Z,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(r=>o(sy,{source:r},r.name)),t.length>0&&o(dy,{names:t.map(r=>r.name)})]})})]})}function sy({source:e}){let t=e.events.reduce((n,i)=>n+i.count,0),r=e.skipped.reduce((n,i)=>n+i.count,0);return o(B,{class:"spaced",title:e.name,actions:o(ly,{source:e}),children:[Da(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(te,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ke,{items:[{name:"Reads",value:Se(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":S(e.lag),note:uy(e)},{name:"Events in the log",value:S(t),note:e.events.map(n=>`${S(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:S(r),note:e.skipped.slice(0,3).map(n=>`${S(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:S(e.retracted),note:`${S(e.duplicates)} duplicates`},{name:"Last stored",value:o(te,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(ne,{label:`What of ${e.name} did not go into the log`,columns:ay,rows:[...e.skipped,...e.leftOut],id:n=>n.name})]}),e.lastError&&!Da(e)&&o("p",{class:"muted",children:["Last error, ",o(te,{at:e.lastErrorAt}),": ",e.lastError]})]})}var ay=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(te,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>S(e.count)},{name:"Since",cell:e=>o(te,{at:e.since})}],Da=e=>e.state==="FAILING"||e.state==="REFUSED";function ly({source:e}){let t=Da(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Se(e.state)})}function uy(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Xe(e.lagSeconds)}var cy=[{name:"When",cell:e=>o(te,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(A,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function dy({names:e}){let t=Le("source",e,e[0]??""),r=X(yu,{source:t},{every:5e3});return o(B,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>ge({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(se,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(Z,{title:"None",children:["Every message of ",t," was understood."]}):o(A,{children:[o(ne,{label:`Messages of ${t} that became no event, newest first`,columns:cy,rows:n.nodes,id:i=>String(i.number)}),o("p",{class:"muted",children:[S(n.nodes.length)," of ",S(n.totalCount)," that are kept."]})]})})})}function hm({args:[e="",t=""]}){let r=ot.find(i=>i===e.toUpperCase())??"BASE",n=X(bu,{chain:r,address:t},{every:15e3});return o(se,{query:n,children:({token:i})=>i?o(my,{t:i}):o(Z,{title:"This token is unknown",children:["The service has seen no trade of ",Bt(t)," on this chain."]})})}function my({t:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.symbol||Bt(e.address),about:o(A,{children:[o(it,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(jn,{text:e.address,label:"the address"})}),o(B,{children:o(Ke,{items:[{name:"Price",value:Ve(e.priceUsd),note:e.priceAt?o(te,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":we(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":S(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(wm,{m:e.market}),o(ym,{chain:e.chain,address:e.address})]})}var py=["HOUR","DAY"];function fy(e){return{name:"Signal",tone:"second",size:9,points:e.filter(r=>!r.retractedAt).map(r=>({at:r.timestamp,value:r.token.currentPriceUsd}))}}function ym({chain:e,address:t}){let r=Le("interval",py,"HOUR"),n=X(wu,{chain:e,token:t},{every:15e3}),i=X(ku,{chain:e,address:t,interval:r},{every:15e3}),s=o(Ye,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:a=>ge({interval:a})});return o(A,{children:[o(se,{query:i,children:({token:a})=>a&&o(A,{children:[o(B,{title:"Price, with your signals",actions:s,children:o(Fi,{label:"Price at the end of each interval, and at your signals",points:a.prices,interval:r,marks:[fy(n.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(B,{title:"Volume",children:o(gm,{name:"Volume",points:a.volume,label:`Volume by ${r.toLowerCase()}`})}),o(B,{title:"Top wallets bought, less sold, by hour",children:o(gm,{name:"Net flow",points:a.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(B,{title:"Top wallets that hold it",children:o(gy,{day:a,chain:e})})]})}),o(hy,{chain:e,query:n})]})}function gm({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(Z,{title:"Nothing in this time"}):o(yn,{label:r,times:t.map(n=>Tt(n.at)),format:n=>we(n),height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}function gy({day:e,chain:t}){return e.topHolders.length===0?o(Z,{title:"None of the first 200 wallets holds it"}):o(ne,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${S(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Un,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>Ve(r.position.quantity?r.position.costUsd/r.position.quantity:null)},{name:"Value",number:!0,cell:r=>we(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(wt,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function hy({chain:e,query:t}){return o(se,{query:t,children:({signals:r})=>o(A,{children:[o(B,{title:"Signals on it",children:r.nodes.length===0?o(Z,{title:"None of your signals is on it",children:o("a",{href:fe(["live"]),children:"See all signals"})}):o(ne,{label:"Signals on the token",columns:io,rows:[...r.nodes].sort((n,i)=>i.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(B,{title:"Top wallets in these signals",children:o(yy,{chain:e,nodes:r.nodes})})]})})}function yy({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(i=>!i.retractedAt).flatMap(i=>i.traders)){let i=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(i?.sizeUsd??0,n.tradeSizeUsd),signals:(i?.signals??0)+1})}return o(ne,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,i)=>n.rank-i.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${S(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Un,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>we(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>S(n.signals),sort:n=>n.signals}]})}function bm({args:[e=""]}){let t=X(vu,{itemId:e},{every:15e3});return o(se,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(Ae,{title:r.question||"A market without a question",about:o(it,{chain:"POLYMARKET"})}),o(wm,{m:r}),o(by,{outcomes:r.outcomes??[]})]}):o(Z,{title:"This market is unknown",children:"No source has described it yet."})})}function by({outcomes:e}){let t=e[0];if(!t)return o(Z,{title:"No outcome of this market is known yet"});let r=Le("outcome",e.map(n=>n.token),t.token);return o(A,{children:[o("div",{class:"filters",children:o(Ye,{label:"Outcomes",choices:e.map(n=>({value:n.token,label:n.outcomeLabel||Bt(n.token)})),chosen:r,change:n=>ge({outcome:n})})}),o(ym,{chain:"POLYMARKET",address:r},r)]})}function wm({m:e}){return o(B,{title:e.outcomeLabel?o("a",{href:fe(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ke,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:we(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(ne,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:fe(["token","POLYMARKET",t.token]),children:t.outcomeLabel||Bt(t.token)})},{name:"Price",number:!0,cell:t=>Ve(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var vm=["7","30","90"],La=["1h","6h","24h","settled"],Oo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Ua={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},km=["all","wins","losses","open"],Sm={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Tm=30,Ea=100;function xm(){let e=Le("days",vm,"30"),t=Le("after",La,"1h"),r=Le("chain",["ALL",...ot],"ALL"),n=Le("type",["ALL",...jt],"ALL"),[i,s]=ie(0),a=nn(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,i]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=em(u,a,i),m=X(_u,{since:a,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),b=()=>s(f=>f+1);return o(A,{children:[o(Ae,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:b,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>wy(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(Ye,{label:"Period",choices:vm.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>ge({days:f})}),o(Ye,{label:"Graded after",choices:La.map(f=>({value:f,label:Ua[f]})),chosen:t,change:f=>ge({after:f})}),o(mr,{label:"Chain",choices:[{value:"ALL",label:"All"},...ot.map(f=>({value:f,label:et[f]}))],chosen:r,change:f=>ge({chain:f==="ALL"?"":f})}),o(mr,{label:"Type",choices:[{value:"ALL",label:"All"},...jt.map(f=>({value:f,label:Se(f)}))],chosen:n,change:f=>ge({type:f==="ALL"?"":f})})]}),o(se,{query:m,children:f=>o(vy,{record:f.types,weeks:f.weeks.groups,span:t})}),d.refusal&&o(mn,{refusal:d.refusal,retry:b}),d.signals.length===0&&!d.refusal&&(d.done?o(Z,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:fe(["live"]),children:"See what comes now"})]}):o(zr,{label:"Loading signals"})),d.signals.length>0&&o(B,{title:"Every signal",children:[!d.done&&o(zr,{label:`${S(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",S(Ta)," signals of the period; the numbers above are of all."]}),o(xy,{signals:d.signals,span:t})]})]})}function wy(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([Xd(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function vy({record:e,weeks:t,span:r}){return o(A,{children:[o(B,{children:o(ky,{record:e,span:r})}),e.all.count>0&&o(A,{children:[o("div",{class:"columns",children:[o(B,{title:"Wins and losses",children:o(Sy,{record:e.all,span:r})}),o(B,{title:"What waiting costs",children:o(_y,{delays:e.delays})})]}),o(B,{title:"By type",children:o(_m,{label:"By type",first:"Type",groups:e.groups,name:n=>Se(n.type??""),span:r})}),o(B,{title:"By week",children:[o(Ty,{weeks:t,span:r}),o(_m,{label:"By week",first:"Week from",groups:t,name:n=>Dt(n.weekFrom??""),span:r})]})]})]})}function ky({record:e,span:t}){let r=a=>{let u=e.all[Oo[a]];return{name:`Right after ${Ua[a].toLowerCase()}`,value:o("span",{class:a===t?"chosen":"",children:je(u.hitRate)}),note:u.count===0?"none graded yet":o(A,{children:["of ",S(u.count),": ",je(u.hitRateLow)," to ",je(u.hitRateHigh),o("br",{}),"median gain ",$t(u.medianGain)]})}},{keptSince:n,since:i,all:s}=e;return o(A,{children:[n&&n>i&&o("p",{class:"note warn",children:["Signals before ",rn(n)," are no longer kept and not counted."]}),o(Ke,{items:[{name:"Signals",value:S(s.count),note:s.retracted>0?`and ${S(s.retracted)} retracted, not counted`:`since ${Dt(i)}`},...La.map(r)]})]})}function Sy({record:e,span:t}){let r=e[Oo[t]];return r.count===0?o(Z,{title:"None is graded yet",children:[S(e.count)," signals wait: a price is taken ",Ua[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ke,{items:[{name:"Wins",value:o("span",{class:"good",children:S(r.wins)}),note:`best ${$t(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:S(r.losses)}),note:`worst ${$t(r.worstGain)}`},{name:"Right",value:je(r.hitRate),note:`95 %: ${je(r.hitRateLow)} to ${je(r.hitRateHigh)}`},{name:"Median gain",value:o(Gt,{value:r.medianGain}),note:r.count<Tm?`only ${S(r.count)}: says little`:`of ${S(r.count)}`}]})}function _y({delays:e}){let t=e[0]?.count??0;return t===0?o(Z,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(A,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",S(t)," that are a day old, if one follows"]}),o(Ke,{items:e.map(r=>({name:r.minutes===0?"At once":`${S(r.minutes)} minutes later`,value:o(Gt,{value:r.medianGain})}))})]})}function _m({label:e,first:t,groups:r,name:n,span:i}){let s=u=>u.record[Oo[i]];return o(ne,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>S(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>S(s(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:S(s(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:S(s(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>s(u).hitRate??-1,cell:u=>s(u).count===0?"\u2013":o(A,{children:[je(s(u).hitRate),o("small",{class:s(u).count<Tm?"few":"",children:[je(s(u).hitRateLow)," to ",je(s(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Gt,{value:s(u).medianGain}),sort:u=>s(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Gt,{value:s(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Gt,{value:s(u).bestGain})}],rows:r,id:n})}function Ty({weeks:e,span:t}){let r=e.filter(n=>n.record[Oo[t]].medianGain!==null);return r.length<2?null:o(yn,{label:"Median gain by week",times:r.map(n=>Tt(n.weekFrom??"")),format:n=>$t(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Oo[t]].medianGain)}]})}function xy({signals:e,span:t}){let r=Le("grade",km,"all"),n=e.filter(s=>{let a=s.retractedAt?null:Wo(s,t);return r==="all"||(r==="open"?a===null:a!==null&&r==="wins"==a>0)}),i=[{name:"Time",cell:s=>o(te,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(Cy,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Gt,{value:Wo(s,t)}),sort:s=>Wo(s,t)??-9},{name:"Signal",cell:s=>o(A,{children:[o("a",{href:fe(["signal",s.signalId]),children:s.headline}),o("small",{children:Se(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(it,{chain:s.chain})},{name:"Token",cell:s=>o(It,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>Ve(s.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:s=>$t(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>$t(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>$t(s.outcome.return24h)}];return o(A,{children:[o(Ye,{label:"Grades",choices:km.map(s=>({value:s,label:Sm[s]})),chosen:r,change:s=>ge({grade:s==="all"?"":s})}),n.length===0?o(Z,{title:`None: ${Sm[r].toLowerCase()}`}):o(ne,{label:"Graded signals",columns:i,rows:n.slice(0,Ea),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),n.length>Ea&&o("p",{class:"muted small",children:["The newest ",S(Ea)," of ",S(n.length),"; the CSV has all."]})]})}function Cy({s:e,span:t}){let r=Wo(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var Cm=["positions","closed","trades","signals"],Ay={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Pm({args:[e="",t=""]}){let r=ot.find(i=>i===e.toUpperCase())??"BASE",n=X(Au,{chain:r,address:t},{every:15e3});return o(se,{query:n,children:({wallet:i})=>i?o(Ry,{w:i}):o(Z,{title:"This wallet is unknown",children:["The service has seen no trade of ",Bt(t)," on this chain."]})})}function Ry({w:e}){let t=Le("tab",Cm,"positions"),r={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:fe(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${S(e.defaultRank)}`:"not ranked"]}),o(Ae,{title:o("span",{class:"mono",children:Bt(e.walletAddress)}),about:o(A,{children:[o(it,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(jn,{text:e.walletAddress,label:"the address"}),o("a",{href:fe(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(B,{children:o(Py,{w:e})}),e.scoreParts&&o(B,{title:"What the score is made of",children:o(Dy,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(B,{title:"Realized profit over time",children:o(Ey,{w:e})}),o(B,{title:"Score at each midnight",children:o(Ly,{w:e})})]}),o(B,{title:o(Ye,{label:"Lists",choices:Cm.map(n=>({value:n,label:Ay[n]})),chosen:t,change:n=>ge({tab:n,after:""})}),children:[t==="positions"&&o(Ny,{of:r}),t==="closed"&&o($y,{of:r}),t==="trades"&&o(Wy,{of:r}),t==="signals"&&o(My,{of:r})]})]})}function Py({w:e}){return o(Ke,{items:[{name:"Rank",value:e.defaultRank?`#${S(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(wt,{value:e.netPnlUsd}),note:o(A,{children:[o(wt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:je(e.trueWinRate),note:`${S(e.winningPositions)} of ${S(e.closedPositions)} closed positions`},{name:"Trades",value:S(e.tradeCount),note:`${S(e.buyCount)} buys, ${S(e.sellCount)} sells, ${S(e.tokensTraded)} tokens`},{name:"Bought",value:we(e.totalBuyVolumeUsd),note:`sold ${we(e.totalSellVolumeUsd)}`},{name:"Average trade",value:we(e.avgTradeSizeUsd),note:`largest ${we(e.largestTradeUsd)}`},{name:"Last trade",value:o(te,{at:e.lastTradeTime}),note:e.firstTradeTime?o(A,{children:["first ",o(te,{at:e.firstTradeTime})]}):void 0}]})}function Dy({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(A,{children:[o(wt,{value:e.netPnlUsd})," for ",we(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${S(e.winningPositions)} of ${S(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${S(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${S(e.tradeCount)} trades; 1,000 are full`}];return o(ne,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>je(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function Ey({w:e}){return e.equity.length<2?o(Z,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(yn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Tt(t.date)),format:t=>we(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Ly({w:e}){return e.rankHistory.length<2?o(Z,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(yn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Tt(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Vi({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(Z,{title:r});let{hasNextPage:i,endCursor:s}=e.pageInfo;return o(A,{children:[e.nodes.length===0?o(Z,{title:r}):n(e.nodes),o(jr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:bt.value.params.get("after")?()=>ge({after:""}):void 0,more:i?()=>ge({after:s}):void 0})]})}var qi=()=>bt.value.params.get("after"),Am=["VALUE","OPENED"],Uy={VALUE:"Largest first",OPENED:"Oldest first"};function Ny({of:e}){let t=Le("order",Am,"VALUE"),r=X(Ru,{...e,orderBy:t,after:qi()},{every:15e3});return o(A,{children:[o(Ye,{label:"Order",choices:Am.map(n=>({value:n,label:Uy[n]})),chosen:t,change:n=>ge({order:n,after:""})}),o(se,{query:r,children:({wallet:n})=>o(Vi,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:i=>o(ne,{label:"Open positions",rows:i,id:s=>s.token,columns:[{name:"Token",cell:s=>o(It,{chain:e.chain,address:s.token,symbol:s.symbol}),sort:s=>s.symbol},{name:"Quantity",number:!0,wide:!0,cell:s=>Co(s.quantity)},{name:"Paid per token",number:!0,cell:s=>Ve(s.quantity?s.costUsd/s.quantity:null)},{name:"Price",number:!0,cell:s=>Ve(s.priceUsd)},{name:"Value",number:!0,cell:s=>we(s.valueUsd),sort:s=>s.valueUsd},{name:"Profit",number:!0,cell:s=>o(wt,{value:s.pnlUsd}),sort:s=>s.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:s=>o(wt,{value:s.countedPnlUsd}),sort:s=>s.countedPnlUsd}]})})})]})}function $y({of:e}){let t=X(Pu,{...e,after:qi()});return o(se,{query:t,children:({wallet:r})=>o(Vi,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(ne,{label:"Closed positions",rows:n,id:i=>i.token+i.openedAt+i.closedAt,columns:[{name:"Closed",cell:i=>o(te,{at:i.closedAt})},{name:"Token",cell:i=>o(It,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Held",number:!0,cell:i=>Xe((Date.parse(i.closedAt)-Date.parse(i.openedAt))/1e3)},{name:"Paid",number:!0,cell:i=>we(i.costUsd),sort:i=>i.costUsd},{name:"Received",number:!0,wide:!0,cell:i=>we(i.proceedsUsd)},{name:"Profit",number:!0,cell:i=>o(wt,{value:i.profitUsd}),sort:i=>i.profitUsd}]})})})}var Rm=["ALL","BUY","SELL"],Iy={ALL:"All",BUY:"Buys",SELL:"Sells"};function Wy({of:e}){let t=Le("side",Rm,"ALL"),r=X(Du,{...e,filter:t==="ALL"?null:{side:t},after:qi()},{every:15e3});return o(A,{children:[o(Ye,{label:"Side",choices:Rm.map(n=>({value:n,label:Iy[n]})),chosen:t,change:n=>ge({side:n,after:""})}),o(se,{query:r,children:({wallet:n})=>o(Vi,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:i=>o(A,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",rn(n.trades.keptSince)," some are no longer kept."]}),o(ne,{label:"Trades, newest first",rows:i,id:s=>s.id,columns:[{name:"Time",cell:s=>o(te,{at:s.tradedAt})},{name:"Side",cell:s=>o("span",{class:`badge ${s.side==="BUY"?"good":"bad"}`,children:s.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:s=>o(It,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Quantity",number:!0,wide:!0,cell:s=>Co(s.quantity)},{name:"Price",number:!0,cell:s=>Ve(s.priceUsd)},{name:"Amount",number:!0,cell:s=>we(s.amountUsd),sort:s=>s.amountUsd}]})]})})})]})}function My({of:e}){let t=X(Eu,{...e,after:qi()},{every:15e3});return o(se,{query:t,children:({wallet:r})=>o(Vi,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(ne,{label:"Signals of the wallet",columns:io,rows:n,id:i=>i.signalId})})})}var Fo=e=>Number(e.toPrecision(12)),Oy=e=>Fo(e/100);function Na(e,{min:t,max:r,whole:n,percent:i,optional:s}){let a=i&&r!==void 0?r*100:r,u=a!==void 0?`${(t??0).toLocaleString("en")} to ${a.toLocaleString("en")}${i?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return s?void 0:`Write a number: ${u}`;let d=Number(e);return Number.isNaN(d)?`Write a number: ${u}`:d<(t??0)||a!==void 0&&d>a?r===1&&!i&&d>1&&d<=100?`${u}: write ${Oy(d)} for ${d} %`:`${u}, not ${d.toLocaleString("en")}`:n&&!Number.isInteger(d)?`A whole number: ${u}`:void 0}function Fy(e,{percent:t}){let r=Number(e);return t&&r>0&&r<=1?`${r} %: write ${Fo(r*100)} for ${Fo(r*100)} %`:void 0}function $a({label:e,value:t,change:r,wrong:n,hint:i,...s}){let a=ql(),[u,d]=ie(),[m,b]=ie(),{min:f,max:h,whole:y,percent:_}=s,D=_?100:1,U=u??(t===void 0?"":String(Fo(t*D))),R=(C,x)=>{let K=C.validity.badInput?Na("x",s):Na(C.value,s);d(C.value),K||r(C.value===""?void 0:Fo(Number(C.value)/D)),(!K||x||m)&&(b(K),n(K))},k=m??Fy(U,s);return o("label",{class:"field",children:[o("span",{children:[e,_&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:f,max:h===void 0?void 0:h*D,step:y?1:"any",placeholder:i,value:U,"aria-invalid":m!==void 0,"aria-describedby":k?a:void 0,onInput:C=>R(C.currentTarget,!1),onChange:C=>R(C.currentTarget,!0),onBlur:C=>{!Na(C.currentTarget.value,s)&&C.currentTarget.validity.valid&&d(void 0)}}),k&&o("small",{id:a,class:m?"bad":"few",role:"alert",children:k})]})}var Dm=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Em=["webhookUrl"];function Lm(e){let t=new Set([...Dm.flatMap(([,i])=>i),...Em]),r=i=>i.flatMap(s=>e.filter(a=>a.name===s)),n=e.filter(i=>!t.has(i.name));return[...Dm.map(([i,s])=>[i,r(s)]),["More",n]]}function Um(e){return e.map(({name:t,description:r,type:n})=>{let i=r??"",s=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?s.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":s==="String"?"text":"number",d=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=Vy(i),b=u==="number"&&m.max===1&&t.endsWith("Rate"),f=b?i.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):i;return{name:t,rule:d,label:Se(d),text:f,kind:u,whole:s==="Int",percent:b,of:s,...m}})}function Vy(e){let t=i=>Number((i??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function In(e,t){return e[t]??""}function Ia(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(i=>JSON.stringify(i)).sort():n);return r(e)===r(t)}function Bi(e,t,r){return e.filter(n=>!Em.includes(n.name)&&!Ia(In(t,n.name),In(r,n.name)))}var Nm=["ALL","DELIVERED","HELD_BACK"],qy=[{name:"Latest",cell:e=>o(te,{at:e.lastAt})},{name:"Candidate",cell:e=>o(A,{children:[Se(e.type),o("small",{children:o(it,{chain:e.chain})})]})},{name:"Token",cell:e=>o(It,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(A,{children:[o("a",{href:fe(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(A,{children:[Se(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>S(e.count)}];function $m(){let e=Le("outcome",Nm,"ALL"),t=bt.value.params.get("token")??"",[r,n]=ie(),i=X(Cu,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=a=>{n(void 0),ge(a)};return o(B,{title:"Decisions",actions:o(A,{children:[o(Ye,{label:"Outcome",choices:Nm.map(a=>({value:a,label:Se(a)})),chosen:e,change:a=>s({outcome:a==="ALL"?"":a})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(xn,{value:t,size:18,placeholder:"address",change:a=>s({token:a.trim()})})]})]}),children:o(se,{query:i,children:({decisions:a})=>a.nodes.length===0?o(Z,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(A,{children:[o(ne,{label:"Decisions, latest first",columns:qy,rows:a.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),a.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(a.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var Im=["1","3","7"],Wm=36e5;function Fm(){let e=X(Tu,{});return o(A,{children:[o(Ae,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(se,{query:e,children:t=>o(Gy,{data:t,saved:e.reload},t.config.version)})]})}function By(e){let[t,r]=ie({busy:!1}),n=async i=>{r({busy:!0});try{await ze(xu,{input:i}),r({busy:!1}),e()}catch(s){if(!(s instanceof Ee))throw s;r({busy:!1,refusal:s})}};return{...t,save:i=>{n(i)}}}function Gy({data:e,saved:t}){let r=nn(()=>Um(e.fields?.inputFields??[]),[e]),[n,i]=ie({}),[s,a]=ie({}),[u,d]=ie(0),m=By(t),b=(R,k)=>i(C=>{let x={...C,[R]:k};return Ia(k,In(e.config,R))&&delete x[R],x}),f=(R,k)=>a(({[R]:C,...x})=>k?{...x,[R]:k}:x),h=()=>{i({}),a({}),d(u+1)},y=r.filter(R=>R.name in n),_=Object.keys(s),D=y.length+_.length;Ge(()=>(Qr.value=D>0?"Leave this page? What you changed is not saved.":"",()=>{Qr.value=""}),[D>0]);let U=R=>m.save(Object.fromEntries(Bi(r,e.config,R).map(k=>[k.name,In(R,k.name)])));return o(A,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:Lm(r).filter(([,R])=>R.length>0).map(([R,k])=>o(B,{title:R,children:o("div",{class:"stack",children:k.map(C=>o(Qy,{field:C,value:n[C.name]??In(e.config,C.name),changed:C.name in n,change:x=>b(C.name,x),wrong:f},`${C.name} ${u}`))})},R))}),o("div",{class:"stack beside",children:[y.length>0&&o(B,{title:"Changes",children:o(Vm,{fields:y,from:R=>In(e.config,R),to:R=>n[R]??""})}),o(jy,{draft:n,chains:e.chains})]})]}),o(Zy,{data:e,fields:r,restore:U,edits:D,busy:m.busy}),o($m,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[m.refusal&&o(mn,{refusal:m.refusal}),o("span",{role:"status",children:[D===0&&o(A,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(te,{at:e.config.updatedAt}),"."]}),D>0&&o("strong",{children:y.length===1?"1 change":`${y.length} changes`}),_.length>0&&o("span",{class:"bad",children:[" \xB7 ",_.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:D===0,onClick:h,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:m.busy||y.length===0||_.length>0,onClick:()=>m.save(n),children:["Save as version ",e.config.version+1]})]})]})]})}function Qy({field:e,value:t,changed:r,change:n,wrong:i}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o($a,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:s=>{s!==void 0&&n(s)},wrong:s=>i(e.label,s)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(xn,{value:String(t),change:n})]}),e.kind==="choice"&&o(mr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(s=>({value:s,label:s.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(pn,{label:e.label,choices:Hy(e),chosen:t,change:n})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(zy,{value:t,change:n,wrong:i})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function Hy(e){return e.of==="Chain"?ot.map(t=>({value:t,label:et[t]})):jt.map(t=>({value:t,label:Se(t)}))}function zy({value:e,change:t,wrong:r}){let n=(i,s)=>{let a=e.filter(u=>u.type!==i);t(s===void 0?a:[...a,{type:i,limit:s}])};return o("div",{class:"filters",children:jt.map(i=>o($a,{label:Se(i),value:e.find(s=>s.type===i)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:s=>n(i,s),wrong:s=>r(Se(i),s)},i))})}function jy({draft:e,chains:t}){let r=Le("days",Im,"1"),n=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),i=new Date((n||Date.now())-Number(r)*24*Wm+Wm/4).toISOString(),s=li(e,500),a=Object.keys(s).length>0,u=X(Rs,{input:{},since:i}),d=X(Rs,{input:s,since:i},{skip:!a});return o(B,{class:"spaced",title:"Replay",actions:o(Ye,{label:"Days",choices:Im.map(m=>({value:m,label:m==="1"?"1 day":`${m} days`})),chosen:r,change:m=>ge({days:m})}),children:o(se,{query:u,children:m=>o(Ky,{present:m.simulateConfig,next:a?d:void 0})})})}function Ky({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(mn,{refusal:t.refusal,retry:t.reload});let n=r??e,i=jt.map(s=>({type:s,now:Mm(e,s),then:Mm(n,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[S(n.total)," signals"]}),r&&`, ${Yy(r.total-e.total)}`,t?.loading&&" \u2026"]}),n.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",rn(n.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),i.length>0&&o(ne,{label:"Signals by type",rows:i,id:s=>s.type,columns:[{name:"Type",cell:s=>Se(s.type)},{name:"Now",number:!0,cell:s=>S(s.now)},...r?[{name:"Then",number:!0,cell:s=>o("strong",{children:S(s.then)})}]:[]]}),o(Jy,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((s,a)=>a.count-s.count).slice(0,5).map(s=>o("li",{children:[Se(s.rule),": ",S(s.count)]},s.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(it,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(te,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function Mm(e,t){return e.byType.find(r=>r.type===t)?.count??0}function Yy(e){return e===0?"as many as now":e>0?`${S(e)} more than now`:`${S(-e)} fewer than now`}function Jy({present:e,then:t}){let r=(i,s)=>i.byDay.filter(a=>a.day===s).reduce((a,u)=>a+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(i=>i.day))].sort();return n.length<2?null:o(ne,{label:"Signals by day",rows:n,id:i=>i,columns:[{name:"Day",cell:i=>Dt(i)},{name:"Now",number:!0,cell:i=>S(r(e,i))},...t?[{name:"Then",number:!0,cell:i=>o("strong",{children:S(r(t,i))})}]:[]]})}function Vm({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:Om(t(n.name),n)})," \u2192 ",o("strong",{children:Om(r(n.name),n)})]},n.name))})}function Om(e,t){return!Array.isArray(e)&&t.percent?je(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(r=>typeof r=="string"?Se(r):`${Se(r.type)} ${r.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Zy({data:e,fields:t,restore:r,edits:n,busy:i}){let[s,a]=ie(),u=e.configVersions.filter(d=>d.version!==e.config.version);return u.length===0?null:o(B,{title:"Earlier versions",children:o(ne,{label:"Earlier versions, newest first",rows:u,id:d=>String(d.version),columns:[{name:"Version",cell:d=>d.version},{name:"Saved",cell:d=>o(te,{at:d.changedAt})},{name:"By",wide:!0,cell:d=>o(Xy,{id:d.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:d=>{let m=Bi(t,e.config,d.config);return m.length===0?"nothing":o(Vm,{fields:m,from:b=>In(e.config,b),to:b=>In(d.config,b)})}},{name:"Restore",cell:d=>Bi(t,e.config,d.config).length===0?"\u2013":s!==d.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${d.version}`,onClick:()=>a(d.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${d.version}`,children:[o("span",{children:["It is saved as version ",e.config.version+1,n>0&&", and what you changed here is dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>a(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:i,onClick:()=>r(d.config),children:"Restore and save"})]})]})}]})})}function Xy({id:e,keys:t}){if(e===null)return o(A,{children:"the operator"});let r=t.filter(a=>a.scope==="customer"&&!a.revokedAt&&!(a.expiresAt&&Date.parse(a.expiresAt)<=Date.now())),n=t.find(a=>a.keyId===e),s=r.length===1&&r[0]?.keyId===e?"this key":n?`${n.revokedAt?"revoked key":"key"} created ${Dt(n.createdAt)}`:"a key that is not listed";return o(A,{children:[s,o("small",{class:"mono break",children:e})]})}var Wa=["node","python","go"],Ma={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var eb=jt.map(e=>({value:e,label:Se(e)})),tb=ot.map(e=>({value:e,label:et[e]}));function qm(){let e=X(Lu,{},{every:5e3}),[t,r]=ie({});return o(A,{children:[o(Ae,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(se,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(Z,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(i=>o(nb,{webhook:i,changed:e.reload},i.id)),o(ab,{configured:n.some(i=>i.configured),created:i=>{r(i),e.reload()}}),o(Gm,{outcome:t}),o(lb,{})]})})]})}async function Bm(e){try{return await e()}catch(t){if(t instanceof Ee)return{refusal:t};throw t}}function nb({webhook:e,changed:t}){let[r,n]=ie({}),[i,s]=ie(!1),[a,u]=ie(!1),d=async f=>{s(!0),n(await Bm(f)),s(!1),u(!1),t()},m=(f,h)=>d(async()=>(await ze(Nu,{id:e.id,input:f}),{text:h})),b=()=>d(async()=>(e.configured?await ze(Ps,{url:""}):await ze($u,{id:e.id}),{}));return o(B,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(A,{children:[o("button",{type:"button",disabled:i,onClick:()=>{d(()=>rb(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:i,onClick:()=>{d(()=>ob(e.id))},children:"New secret"}),o("button",{type:"button",disabled:i,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:i,onClick:()=>a?void b():u(!0),children:a?"Really delete":"Delete"})]}),children:[o(Gm,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(te,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ke,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(te,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(te,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:S(e.deliveries.totalCount),note:e.previousSecretUntil?o(A,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(pn,{label:`Types sent to ${e.url}`,choices:eb,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(pn,{label:`Chains sent to ${e.url}`,choices:tb,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(ib,{webhook:e,redeliver:f=>{d(async()=>(await ze(Mu,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function rb(e){let{attempt:t}=(await ze(Iu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function ob(e){let{secret:t}=(await ze(Wu,{id:e})).rotateWebhookSecret;return{secret:t}}function Gm({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(mn,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(jn,{text:e.secret,label:"the secret"})]})]})}function ib({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(Z,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(A,{children:[o("a",{href:fe(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:Se(n.state)})},{name:"Attempts",number:!0,cell:n=>S(n.attempts.length)},{name:"Last answer",cell:n=>sb(n)},{name:"Since",wide:!0,cell:n=>o(te,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(ne,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function sb(e){let t=e.attempts.at(-1);return t?o(A,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function ab({configured:e,created:t}){let[r,n]=ie(!1),i=async s=>{s.preventDefault();let a=s.currentTarget,u=String(new FormData(a).get("url")).trim();n(!0);let d=await Bm(async()=>e?{secret:(await ze(Uu,{input:{url:u}})).createWebhook.secret}:{secret:(await ze(Ps,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||a.reset(),t(d)};return o(B,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:s=>{i(s)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function lb(){let e=Le("verify",Wa,"node");return o(B,{title:"Verify what you receive",actions:o(Ye,{label:"Language",choices:Wa.map(t=>({value:t,label:Ma[t].name})),chosen:e,change:t=>ge({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Ma[e].code})})]})}var Wn=["read","customer"],Oa=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Wn,component:nm},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Wn,component:mm},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Wn,component:jd},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Wn,component:fc},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Wn,component:mc},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Wn,component:xm},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Wn,component:Pm},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Wn,component:hm},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Wn,component:bm},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Fm},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:qm},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:uc},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:om},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:fm},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:cc},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:am}];function Qm({problem:e}){let[t,r]=ie(e),[n,i]=ie(!1),s=u=>{u.preventDefault();let d=String(new FormData(u.currentTarget).get("key")).trim();return a(()=>Io(d))},a=async u=>{i(!0);try{await u()}catch(d){r(d.message),i(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:u=>{s(u)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Ii.value}),Jd()&&o("button",{type:"button",disabled:n,onClick:()=>{a(Wi)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function Va({problem:e=""}){let t=An.value;return t?o(ub,{who:t}):o(Qm,{problem:e})}function ub({who:e}){let[t,r]=ie(!1),n=_t(null),{path:i}=bt.value,s=Oa.filter(m=>m.scopes.includes(e.scope)),a=i.length===0?s[0]:Oa.find(m=>m.path===i[0]),u=i.join("/"),d=_t(!0);return Ge(()=>{document.title=`${a?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:m=>{m.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Fa,{pages:s.filter(m=>m.group==="analyst"),at:a,title:"Signals"}),o(Fa,{pages:s.filter(m=>m.group==="settings"),at:a,title:"Delivery"}),o(Fa,{pages:s.filter(m=>m.group==="operator"),at:a,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(mb,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[a&&a.scopes.includes(e.scope)&&o(a.component,{args:i.slice(1)},u),a&&!a.scopes.includes(e.scope)&&o(Z,{title:`${a.title} needs a key of scope ${a.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!a&&o(Z,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function Fa({pages:e,at:t,title:r}){let n=e.filter(i=>i.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(i=>o("li",{children:o("a",{href:fe([i.path]),"aria-current":i===t?"page":void 0,children:i.title})},i.path))})]})}var cb=3600;function db({chains:e}){let t=Math.max(...e.map(i=>Date.parse(i.lastEventAt??"")||0)),r=(Ln.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(r>cb)return o("p",{class:"health muted",children:["Quiet: last trade ",Xe(r)," ago"]});let n=Math.max(...e.map(i=>i.lagSeconds));return o("p",{class:"health good",children:["Up to date",n>1?`, ${Xe(n)} behind`:""]})}function mb({who:e}){let t=X(jl,{operator:e.scope==="operator"},{every:15e3}),r=t.data?.chains.filter(i=>!i.healthy)??[],n=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length+n.length===0&&o(db,{chains:t.data.chains}),n.length>0&&o("p",{class:`health ${n.some(i=>i.level==="error")?"bad":"few"}`,children:o("a",{href:fe(["overview"]),children:"Needs attention"})}),r.map(i=>o("p",{class:"health bad",title:i.reason??"",children:[et[i.chain]," is ",Xe(i.lagSeconds)," behind"]},i.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:No.value,onChange:i=>qd(i.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>Sa(),children:"Sign out"})]})}var Ba=document.getElementById("app");if(!Ba)throw new Error("BUG: page.html has no element app");var qa=nc(),pb=qa&&Zd(qa)?Io(qa):Wi();pb.then(()=>Ss(o(Va,{}),Ba),e=>Ss(o(Va,{problem:e instanceof Error?e.message:String(e)}),Ba));
