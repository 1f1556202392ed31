var ke,xl,yi,zn,gi,rs,Cl,ts,Al,bi,hi,Ap,wo=Symbol.for("pv"),os={},ss=[],Pp=/^m(i|n|o|s|text|space)$/,wi=Array.isArray,vi=ss.slice,mr=Object.assign;function dr(e){e&&e.parentNode&&e.remove()}function Pl(e,t,r){var n,s,i,a={},u=arguments.length;for(i in t)i=="key"?n=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:a[i]=t[i];return u>2&&(a.children=u>3?vi.call(arguments,2):r),bo(e,a,n,s,null)}function bo(e,t,r,n,s){var i={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wo,__v:s||++xl,__i:-1,__u:0};return!s&&ke.vnode&&ke.vnode(i),i}function x(e){return e.children}function jn(e,t){this.props=e,this.context=t,this.__g=0}function Kn(e,t){if(t==null)return e.__&&Kn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Kn(e)}function Rp(e){var t,r=e.__v,n=r.__e,s=[],i=[],a=e.__P;a&&((t=mr({constructor:wo},r)).__v=r.__v+1,ke.vnode&&ke.vnode(t),ki(a,t,r,e.__n,a.namespaceURI,32&r.__u?[n]:null,s,n||Kn(r),32&r.__u,i),t.__v=r.__v,t.__.__k[t.__i]=t,Nl(s,t,i),r.__=r.__e=null,t.__e!=n&&Rl(t))}function Rl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Rl(e)}function _l(e){(8&e.__g||(e.__g|=8,zn.push(e),rs++))&&gi==ke.debounceRendering||((gi=ke.debounceRendering)||queueMicrotask)(Dl)}function Dl(){try{for(var e,t=1;zn.length;)zn.length>t&&zn.sort(Cl),e=zn.shift(),t=zn.length,8&e.__g&&Rp(e)}finally{(rs=zn.length)&&(gi||queueMicrotask)(Dl)}}function El(e,t,r,n,s,i,a,u,d,m,y){var f,h,b,_,D,U,P=n.__k||ss,k=t.length;for(d=Dp(r,t,P,d,k),f=0;f<k;f++)(b=r.__k[f])!=null&&(h=~b.__i&&P[b.__i]||os,b.__i=f,U=ki(e,b,h,s,i,a,u,d,m,y),_=b.__e,(h.ref!=b.ref||8&h.__u)&&(h.ref&&Si(h.ref,null,b,h),b.ref&&y.push(b.ref,b.__c||_,b)),D=D||_,4&b.__u?(d=Ll(b,d,e,!h.__v),h.__e&&(h.__e=null)):typeof b.type=="function"&&U!==void 0?d=U:_&&(d=_.nextSibling),b.__u&=-21);return r.__e=D,d}function Dp(e,t,r,n,s){var i,a,u,d,m,y,f,h,b,_=r.length,D=_,U=0,P=0,k=e.__k=Array(s);for(i=0;i<s;i++)(a=t[i])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=k[i]=bo(null,a):wi(a)?a=k[i]=bo(x,{children:a}):a.constructor===wo&&a.__b?a=k[i]=bo(a.type,a.props,a.key,a.ref,a.__v):k[i]=a,d=i+U,a.__=e,a.__b=e.__b+1,u=null,~(m=a.__i=Ep(a,r,d,D))&&(D--,(u=r[m])&&(u.__u|=2)),u&&u.__v?(a.__u|=16,m==d-1?U--:m==d+1?U++:m!=d&&(m>d?U--:U++,P=1)):(~m||(s>_?U--:s<_&&U++),typeof a.type!="function"&&(a.__u|=4))):k[i]=null;if(P){for(y=[],f=[],i=0;i<s;i++)if((a=k[i])&&16&a.__u){for(U=0,h=y.length;U<h;)y[b=U+h>>1]<a.__i?U=b+1:h=b;y[U]=a.__i,f[i]=U+1}for(U=y.length;i--;)f[i]&&(f[i]==U?U--:k[i].__u|=4)}if(D)for(i=0;i<_;i++)!(u=r[i])||2&u.__u||(u.__e==n&&(n=Kn(u)),_i(u,u));return n}function Ll(e,t,r,n){var s,i,a,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=Ll(s[i],t,r,!1));return t}for(t&&!t.parentNode&&(t=Kn(e))&&!t.parentNode&&(t=null),a=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(a!=u&&(!n&&r.moveBefore&&a.parentNode?r.moveBefore(a,t):r.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ep(e,t,r,n){var s,i=e.key,a=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&i==null||d&&i==u.key&&a==u.type)return r;if(n>(d?1:0)){for(s=r-1;s>=0;s--)if((u=t[s])&&!(2&u.__u)&&i==u.key&&a==u.type)return s;for(s=r+1;s<t.length;s++)if((u=t[s])&&!(2&u.__u)&&i==u.key&&a==u.type)return s}return-1}function Tl(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function es(e,t,r,n,s){var i,a;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Tl(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Tl(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(a=hi[t]||(hi[t]=Lp(t)),(e.__a||(e.__a={}))[t]=bi,i=t!=(t=t.replace(Al,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,a,i):e.removeEventListener(t,a,i));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Lp(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[ts]==null)t[ts]=bi++;else if(t[ts]<this.__a[e])return;return r(ke.event?ke.event(t):t)}}}function ki(e,t,r,n,s,i,a,u,d,m){var y,f,h,b,_,D,U,P,k,A,C,Y,I,se,Z,ce,J,E,ee=t.type;if(t.constructor!==wo)return null;128&r.__u&&(d=32&r.__u,y=r.__c.__z)&&(t.__u|=d,f=i=[],y.nodeType==8?u=ns(y,i):i.push(y),u=i[0]||u),(y=ke.__b)&&y(t);e:if(typeof ee=="function"){h=a.length;try{if(P=t.props,k=(y=ee.prototype)&&y.render,A=(y=ee.contextType)&&n[y.__c],C=y?A?A.props.value:y.__:n,(b=r.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(k?t.__c=b=new ee(P,C):(t.__c=b=new jn(P,C),b.constructor=ee,b.render=Np),A&&A.sub(b),b.state||(b.state={}),b.__n=n,b.__g|=8,b.__h=[],b.__k=[]),k&&(b.__s||(b.__s=b.state),ee.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=mr({},b.__s)),mr(b.__s,ee.getDerivedStateFromProps(P,b.__s)))),_=b.props,D=b.state,b.__v=t,r.__c){if(P!==_&&k&&!ee.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(P,C),t.__v==r.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(P,b.__s,C)===!1){t.__v!=r.__v&&(b.props=P,b.state=b.__s,b.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),ss.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&a.push(b),u=Kn(r);break e}b.componentWillUpdate&&b.componentWillUpdate(P,b.__s,C),k&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(_,D,U)})}else k&&!ee.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),k&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=C,b.props=P,b.__P=e,b.__g&=-5,Y=ke.__r,I=k?25:0;do b.__g&=-9,Y&&Y(t),y=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++I<25);k&&(ss.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(n=mr({},n,b.getChildContext())),k&&r.__c&&b.getSnapshotBeforeUpdate&&(U=b.getSnapshotBeforeUpdate(_,D)),se=y&&y.type===x&&y.key==null?y.props.children:y,P.__P&&(y=u,s=(e=P.__P).namespaceURI,d=i=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&_i(O,O)}),r.__k=null),u=r.__k?Kn(r,0):null),u=El(e,wi(se)?se:[se],t,r,n,s,i,a,u,d,m),P.__P&&(t.__e=null,u=y),t.__u&=-161,f&&f.some(dr),b.__h.length&&a.push(b),1&b.__g&&(b.__g&=-4)}catch(O){if(a.length=h,t.__v=null,d||i)if(O&&O.then){if(t.__u|=128|d,i){for(~(J=i.indexOf(u||void 0))||(J=i.length);(E=i[J-1])&&E.nodeType==8;)J--;for(;J<i.length;J++)if(E=i[J])if(i[J]=null,Z){if(E==ce)break}else{if(E.nodeType!=8)break;E.data.startsWith("$s")&&(ce=ns(Z=E))}}if(!Z){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;Z=u}(y=ns(Z=t.__c.__z||(t.__c.__z=Z)))?(t.__e=Z,u=y):t.__e=u,u=u&&u.nextSibling}else i&&i.some(dr);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||Ul(t),ke.__e(O,t,r)}}else u=t.__e=Up(r.__e,t,r,n,s,i,a,d,m,e);return(y=ke.diffed)&&y(t),u}function ns(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function Ul(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ul))}function Nl(e,t,r){for(var n=0;n<r.length;)Si(r[n++],r[n++],r[n++]);ke.__c&&ke.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(i){i.call(s)})}catch(i){ke.__e(i,s.__v)}})}function Up(e,t,r,n,s,i,a,u,d,m){var y,f,h,b,_,D,U,P,k=r.props||os,A=t.props,C=t.type;if(C=="svg"?s="http://www.w3.org/2000/svg":C=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(y=0;y<i.length;y++)if((_=i[y])&&(C?_.localName==C:_.nodeType==3)){e=_,i[y]=null;break}}if(!e){if(P=m.ownerDocument||document,!C)return P.createTextNode(A);e=P.createElementNS(s,C,A.is?A:m),u&&(ke.__m&&ke.__m(t,i),u=!1),i=null}if(C){if(m=C=="template"&&e.content||e,i=C=="textarea"&&A.defaultValue!=null?null:i&&vi.call(m.childNodes),!u&&i)for(k={},y=0;y<e.attributes.length;y++)k[(_=e.attributes[y]).name]=_.value;for(y in k)_=k[y],y=="dangerouslySetInnerHTML"?h=_:y=="children"||y in A||y=="value"&&"defaultValue"in A||y=="checked"&&"defaultChecked"in A||es(e,y,null,_,s);for(y in A)_=A[y],y=="children"?b=_:y=="dangerouslySetInnerHTML"?f=_:y=="value"?D=_:y=="checked"?U=_:u&&typeof _!="function"||k[y]===_||es(e,y,_,k[y],s);f?(u||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(C=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Pp.test(C))&&(s="http://www.w3.org/1999/xhtml"),El(m,wi(b)?b:[b],t,r,n,s,i,a,i?i[0]:r.__k&&Kn(r,0),u,d),i&&i.some(dr)),u&&C!="textarea"||(y="value",C=="progress"&&D==null?e.removeAttribute(y):D==null||D===e[y]&&(C!="progress"||D)||es(e,y,D,k[y],s),y="checked",U!=null&&U!=e[y]&&es(e,y,U,k[y],s))}else k===A||u&&e.data==A||(e.data=A);return e}function Si(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ke.__e(s,r)}}function _i(e,t,r){var n,s,i,a;if(ke.unmount&&ke.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||Si(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ke.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&_i(n[a],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(s=ns(n,i=[]))&&(n==e.__e&&i.some(dr),dr(s),dr(n)),r||dr(e.__e),e.__e=e.__c=e.__=null}function Np(e,t,r){return this.constructor(e,r)}function Ti(e,t){var r,n,s,i;ke.__&&ke.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=bo(x,{children:[e]}),s=[],i=[],ki(t,t.__k,n||os,os,t.namespaceURI,n?null:t.firstChild?vi.call(t.childNodes):null,s,n?n.__e:t.firstChild,r,i),Nl(s,t.__k,i),t.__k.props.children=null}ke={__e:function(e,t,r,n){for(var s,i,a;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(i=s.constructor)&&i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,n||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(u){e=u}}throw rs=0,e}},xl=0,yi=function(e){return e!=null&&e.constructor===wo},jn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=mr({},this.state)),typeof e=="function"&&(e=e(mr({},r),this.props)),e&&(mr(r,e),this.__v&&(t&&this.__k.push(t),_l(this)))},jn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),_l(this))},jn.prototype.render=x,zn=[],rs=0,Cl=function(e,t){return e.__v.__b-t.__v.__b},ts=Symbol(),Al=/(PointerCapture)$|Capture$/i,bi=0,hi={},Ap=0;var qr,rt,xi,$l,Ci=Object.is,is=0,Ql=[],Ai=[],nt=ke,Wl=nt.__b,Il=nt.__r,Ml=nt.diffed,Ol=nt.__c,Fl=nt.unmount,Vl=nt.__;function as(e,t){nt.__h&&nt.__h(rt,e,is||t),is=0;var r=rt.__H||(rt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function ie(e){return is=1,$p(zl,e)}function $p(e,t,r){var n=as(qr++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):zl(void 0,t),function(i){var a=(n.__N||n.__)[0],u=n.t(a,i);Ci(a,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=rt,!rt.__f)){rt.__f=!0;var s=rt.shouldComponentUpdate;rt.shouldComponentUpdate=function(i,a,u){var d=this.__H;if(!d)return!0;var m=!1,y=this.props!=i;if(d.__.some(function(h){h.__N&&(m=!0,Ci(h.__[0],h.__N[0])||(y=!0))}),s){var f=s.call(this,i,a,u);return m?f||y:f}return!m||y}}return n.__}function Ge(e,t){var r=as(qr++,3);!nt.__s&&Hl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,rt.__H.__h.push(r))}function Tt(e){return is=5,nn(function(){return{current:e}},[])}function nn(e,t){var r=as(qr++,7);return Hl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function Gl(){var e=as(qr++,11);if(!e.__){for(var t=rt.__v;!t.__m&&t.__;)t=t.__;var r=t.__m||(t.__m=[0,0]);e.__="P"+r[0]+"-"+r[1]++}return e.__}function Wp(){var e;do{for(;e=Ai.shift();)try{vo(e)}catch(r){nt.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=Ql.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(vo),t.__h.some(Pi),t.__h=[]}catch(r){t.__h=[],nt.__e(r,e.__v)}}}while(Ai.length)}nt.__b=function(e){rt=null,Wl&&Wl(e)},nt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Vl&&Vl(e,t)},nt.__r=function(e){Il&&Il(e),qr=0;var t=(rt=e.__c).__H;t&&(xi==rt?rt.__h=[]:(t.__h.some(vo),t.__h.some(Pi),qr=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),xi=rt},nt.diffed=function(e){Ml&&Ml(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Bl(Ql.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),xi=rt=null},nt.__c=function(e,t){t.some(function(r){try{r.__h.some(vo),r.__h=r.__h.filter(function(n){return!n.__||Pi(n)})}catch(n){r.__h=[function(){throw n}]}}),Ol&&Ol(e,t)},nt.unmount=function(e){Fl&&Fl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(s){try{if(s.__P&&s.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}s.__P=r,Bl(Ai.push(s))}else vo(s)}catch(i){t=i}}),n.__H=void 0,t&&nt.__e(t,n.__v))};var ql=typeof requestAnimationFrame=="function";function Ip(e){var t,r=function(){clearTimeout(n),ql&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);ql&&(t=requestAnimationFrame(r))}function Bl(e){e!=1&&$l==nt.requestAnimationFrame||(($l=nt.requestAnimationFrame)||Ip)(Wp)}function vo(e){var t=rt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),rt=t}function Pi(e){var t=rt;e.__c=e.__(),rt=t}function Hl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!Ci(r,e[n])})}function zl(e,t){return typeof t=="function"?t(e):t}var H=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},Cb=new H(`
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
    `,{fragmentName:"CustomerUse"}),Ab=new H(`
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
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
    `,{fragmentName:"WalletNumbers"}),Pb=new H(`
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
    `,{fragmentName:"SignalRow"}),Rb=new H(`
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
    `,{fragmentName:"MarketFacts"}),Db=new H(`
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
    `,{fragmentName:"Gains"}),Eb=new H(`
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
}`,{fragmentName:"Graded"}),Lb=new H(`
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
}`,{fragmentName:"TrackGroups"}),Ub=new H(`
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
    `,{fragmentName:"ConfigParts"}),Nb=new H(`
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
    `,{fragmentName:"WebhookParts"}),jl=new H(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Kl=new H(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Yl=new H(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Zl=new H(`
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
    `),Jl=new H(`
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
    `),Xl=new H(`
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
}`),eu=new H(`
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
}`),tu=new H(`
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
    `),nu=new H(`
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
    `),ru=new H(`
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
}`),ou=new H(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),su=new H(`
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
      equity(points: 20, window: $window, asOf: $asOf) {
        realizedPnlUsd
      }
    }
  }
}
    `),iu=new H(`
    query CompareWallets($chain: Chain!, $addresses: [String!]!, $window: Window) {
  walletsByAddress(chain: $chain, addresses: $addresses, window: $window) {
    ...WalletNumbers
    defaultRank(window: $window)
    equity(points: 100, window: $window) {
      date
      realizedPnlUsd
    }
  }
}
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
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
}`),Ri=new H(`
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
}`),au=new H(`
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
    `),lu=new H(`
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
}`),uu=new H(`
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
    `),cu=new H(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),du=new H(`
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
    `),mu=new H(`
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
    `),pu=new H(`
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
    `),fu=new H(`
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
}`),gu=new H(`
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
    `),hu=new H(`
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
    `),yu=new H(`
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
    `),bu=new H(`
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
    `),wu=new H(`
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
    `),vu=new H(`
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
    `),ku=new H(`
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
}`),Su=new H(`
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
}`),_u=new H(`
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
}`),Tu=new H(`
    query TokenTopTraders($chain: Chain!, $address: String!, $by: TraderOrder!, $window: Window) {
  token(chain: $chain, address: $address) {
    topTraders(by: $by, window: $window) {
      totalCount
      windowStart
      keptSince
      traders {
        wallet {
          walletAddress
        }
        realizedPnlUsd
        netPnlUsd
        closedPositions
        winningPositions
        position {
          valueUsd
        }
      }
    }
  }
}
    `),xu=new H(`
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
    `),Cu=new H(`
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
    `),Au=new H(`
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
}`),Pu=new H(`
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
}`),Di=new H(`
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
    `),Ru=new H(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Du=new H(`
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
    `),Eu=new H(`
    query WalletDetail($chain: Chain!, $address: String!, $window: Window) {
  wallet(chain: $chain, address: $address, window: $window) {
    ...WalletNumbers
    defaultRank(window: $window)
    buyCount
    sellCount
    scoreParts {
      efficiency
      winRate
      consistency
      activity
    }
    equity(points: 200, window: $window) {
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
}`),Lu=new H(`
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
    `),Uu=new H(`
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
    `),Nu=new H(`
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
    `),$u=new H(`
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
}`),Wu=new H(`
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
}`),Iu=new H(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Mu=new H(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Ou=new H(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Fu=new H(`
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
    `),Vu=new H(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),qu=new H(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),Ei=new H(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Nt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function Yn(e){return Nt(e)==="object"}function Mp(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function Li(e,t){return e.length<124?e:t}var Bu="graphql-transport-ws";var Vt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Vt||{}),qt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(qt||{});function Qu(e){if(!Yn(e))throw new Error(`Message is expected to be an object, but got ${Nt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Nt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!Yn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Yn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Nt(e.payload.query)}`);if(e.payload.variables!=null&&!Yn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Nt(e.payload.variables)}`);if(e.payload.operationName!=null&&Nt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Nt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!Yn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Nt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Yn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Nt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Mp(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Nt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Gu(e,t){return Qu(typeof e=="string"?JSON.parse(e,t):e)}function Br(e,t){return Qu(e),JSON.stringify(e,t)}function Ni(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:s=console.error,lazyCloseTimeout:i=0,keepAlive:a=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:m=5,retryWait:y=async function(W){let M=Math.pow(2,W);await new Promise(N=>setTimeout(N,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=Ui,on:h,webSocketImpl:b,generateID:_=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,W=>{let M=Math.random()*16|0;return(W=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:D,jsonMessageReviver:U}=e,P;if(b){if(!Fp(b))throw new Error("Invalid WebSocket implementation provided");P=b}else typeof WebSocket<"u"?P=WebSocket:typeof global<"u"?P=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(P=window.WebSocket||window.MozWebSocket);if(!P)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=P,A=(()=>{let $=(()=>{let M={};return{on(N,we){return M[N]=we,()=>{delete M[N]}},emit(N){"id"in N&&M[N.id]?.(N)}}})(),W={connecting:h?.connecting?[h.connecting]:[],opened:h?.opened?[h.opened]:[],connected:h?.connected?[h.connected]:[],ping:h?.ping?[h.ping]:[],pong:h?.pong?[h.pong]:[],message:h?.message?[$.emit,h.message]:[$.emit],closed:h?.closed?[h.closed]:[],error:h?.error?[h.error]:[]};return{onMessage:$.on,on(M,N){let we=W[M];return we.push(N),()=>{let ae=we.indexOf(N);ae>-1&&we.splice(ae,1)}},emit(M,...N){for(let we of[...W[M]])we(...N)}}})();function C($){let W=[A.on("error",M=>{W.forEach(N=>N()),$(M)}),A.on("closed",M=>{W.forEach(N=>N()),$(M)})];return()=>W.forEach(M=>M())}let Y,I=0,se,Z=!1,ce=0,J=!1;async function E(){clearTimeout(se);let[$,W]=await(Y??(Y=new Promise((we,ae)=>(async()=>{if(Z){if(await y(ce),!I)return Y=void 0,ae({code:1e3,reason:"All Subscriptions Gone"});ce++}A.emit("connecting",Z);let G=new k(typeof t=="function"?await t():t,Bu),fe,le;function z(){isFinite(a)&&a>0&&(clearTimeout(le),le=setTimeout(()=>{G.readyState===k.OPEN&&(G.send(Br({type:qt.Ping})),A.emit("ping",!1,void 0))},a))}C(_e=>{Y=void 0,clearTimeout(fe),clearTimeout(le),ae(_e),_e instanceof ko&&(G.close(4499,"Terminated"),G.onerror=null,G.onclose=null)}),G.onerror=_e=>A.emit("error",_e),G.onclose=_e=>A.emit("closed",_e),G.onopen=async()=>{try{A.emit("opened",G);let _e=typeof r=="function"?await r():r;if(G.readyState!==k.OPEN)return;G.send(Br(_e?{type:qt.ConnectionInit,payload:_e}:{type:qt.ConnectionInit},D)),isFinite(d)&&d>0&&(fe=setTimeout(()=>{G.close(Vt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),z()}catch(_e){A.emit("error",_e),G.close(Vt.InternalClientError,Li(_e instanceof Error?_e.message:String(_e),"Internal client error"))}};let We=!1;G.onmessage=({data:_e})=>{try{let de=Gu(_e,U);if(A.emit("message",de),de.type==="ping"||de.type==="pong"){A.emit(de.type,!0,de.payload),de.type==="pong"?z():u||(G.send(Br(de.payload?{type:qt.Pong,payload:de.payload}:{type:qt.Pong},D)),A.emit("pong",!1,de.payload));return}if(We)return;if(de.type!==qt.ConnectionAck)throw new Error(`First message cannot be of type ${de.type}`);clearTimeout(fe),We=!0,A.emit("connected",G,de.payload,Z),Z=!1,ce=0;let ve=new Promise((Kt,Ct)=>C(Ct));ve.catch(()=>{}),we([G,ve])}catch(de){G.onmessage=null,A.emit("error",de),G.close(Vt.BadResponse,Li(de instanceof Error?de.message:String(de),"Bad response"))}}})())));$.readyState===k.CLOSING&&await W;let M=()=>{},N=new Promise(we=>M=we);return[$,M,new Promise((we,ae)=>{let G=C(ae);$.readyState!==k.OPEN&&W.catch(ae),N.then(()=>{if(G(),!I){let fe=()=>$.close(1e3,"Normal Closure");isFinite(i)&&i>0?(clearTimeout(se),se=setTimeout(()=>{!I&&$.readyState===k.OPEN&&fe()},i)):fe()}we()})})]}function ee($){if(Ui($)&&(Op($.code)||[Vt.InternalServerError,Vt.InternalClientError,Vt.BadRequest,Vt.BadResponse,Vt.Unauthorized,Vt.SubprotocolNotAcceptable,Vt.SubscriberAlreadyExists,Vt.TooManyInitialisationRequests].includes($.code)))throw $;if(J)return!1;if(Ui($)&&$.code===1e3)return I>0;if(!m||ce>=m||!f($))throw $;return Z=!0}n||(async()=>{for(I++;;)try{let[,,$]=await E();await $}catch($){try{if(!ee($))return}catch(W){return s?.(W)}}})();function O($,W){let M=_($),N=!1,we=!1,ae=()=>{I--,N=!0};return(async()=>{for(I++;;)try{let[G,fe,le]=await E();if(N)return le.catch(()=>{}),fe();let z=A.onMessage(M,We=>{switch(We.type){case qt.Next:{W.next(We.payload);return}case qt.Error:{we=!0,N=!0,W.error(We.payload),ae();return}case qt.Complete:{N=!0,ae();return}}});G.send(Br({id:M,type:qt.Subscribe,payload:$},D)),ae=()=>{!N&&G.readyState===k.OPEN&&G.send(Br({id:M,type:qt.Complete},D)),I--,N=!0,fe()},await le.finally(z);return}catch(G){if(!ee(G))return}})().then(()=>{we||W.complete()}).catch(G=>{W.error(G)}),()=>{N||ae()}}return{on:A.on,subscribe:O,iterate($){let W=[],M={done:!1,error:null,resolve:()=>{}},N=O($,{next(ae){W.push(ae),M.resolve()},error(ae){M.done=!0,M.error=ae,M.resolve()},complete(){M.done=!0,M.resolve()}}),we=(async function*(){for(;;){for(W.length||await new Promise(G=>M.resolve=G);W.length;)yield W.shift();if(M.error)throw M.error;if(M.done)return}})();return we.throw=async ae=>(M.done||(M.done=!0,M.error=ae,M.resolve()),{done:!0,value:void 0}),we.return=async()=>(N(),{done:!0,value:void 0}),we},async dispose(){if(J=!0,Y){let[$]=await Y;$.close(1e3,"Normal Closure")}},terminate(){Y&&A.emit("closed",new ko)}}}var ko=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function Ui(e){return Yn(e)&&"code"in e&&"reason"in e}function Op(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Fp(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Hu=new URL("graphql",document.baseURI),Le=class extends Error{constructor(r,n,s){super(n);this.code=r;this.requestId=s}code;requestId};function us(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var cs=5e3,So={key:()=>"",refused:()=>{}};function zu(e){So=e}async function je(e,t,r={}){let n=r.key??So.key(),s;try{s=await fetch(Hu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Le("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let i=s.headers.get("X-Request-Id")??void 0,a;try{a=await s.json()}catch{throw s.status>=500?new Le("NETWORK",`The service does not answer: status ${s.status}. It may be restarting.`,i):new Le("NETWORK",`The answer cannot be read: status ${s.status}.`,i)}let u=a.errors?.[0];if(u||!a.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Le(d,u?.message??`status ${s.status}`,i);throw d==="UNAUTHENTICATED"&&r.key===void 0&&So.refused(m.message),m}return a.data}var ls,Wi=new Set;function Vp(){return ls??=Ni({url:Hu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${So.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>$i("connecting"),connected:()=>$i("open"),closed:()=>$i("broken")}}),ls}function $i(e){for(let t of Wi)t(e)}async function Ii(){let e=ls;ls=void 0;try{await e?.dispose()}catch{}}function ju(e,t,r){let n=r.link;n&&Wi.add(n);let s=Vp().subscribe({query:e.toString(),variables:t},{next:({data:i,errors:a})=>{a?.[0]?r.failed(new Le(String(a[0].extensions?.code??""),a[0].message)):i&&r.next(i)},error:i=>r.failed(qp(i)),complete:()=>{}});return()=>{n&&Wi.delete(n),s()}}function qp(e){if(Array.isArray(e)){let t=e[0];return new Le(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&So.refused("The key is no longer accepted."),new Le("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Le("NETWORK","The connection is broken.")}var Bp=15e4;function X(e,t,r={}){let[n,s]=ie({loading:!r.skip}),[i,a]=ie(0),u=Tt(""),d=Tt(void 0),m=JSON.stringify(t)+e.toString();Ge(()=>{if(r.skip){s({loading:!1});return}let f=new AbortController;return d.current=Date.now(),s(h=>({...h,loading:!0})),je(e,t,{signal:f.signal}).then(h=>{d.current=void 0,u.current=m,s({data:h,loading:!1})},h=>{if(f.signal.aborted)return;d.current=void 0;let b=h instanceof Le?h:new Le("",String(h));s(_=>({data:u.current===m?_.data:void 0,refusal:b,loading:!1}))}),()=>f.abort()},[m,i,r.skip]);let y=us(n.refusal)?cs:r.every;return Ge(()=>{if(!y||r.skip)return;let f=setInterval(()=>{let h=d.current===void 0||Date.now()-d.current>Bp;document.visibilityState==="visible"&&h&&a(b=>b+1)},y);return()=>clearInterval(f)},[y,r.skip]),{...n,reload:()=>a(f=>f+1)}}function ds(e,t){let[r,n]=ie(e),s=JSON.stringify(e);return Ge(()=>{let i=setTimeout(()=>n(e),t);return()=>clearTimeout(i)},[s,t]),r}var Qp=Symbol.for("preact-signals");function gs(){if(Nn>1)Nn--;else{var e,t=!1;for((function(){var s=ps;for(ps=void 0;s!==void 0;){var i=s.S;if(i.v===s.v)for(var a=i.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=i.i);s=s.o}})();To!==void 0;){var r=To;for(To=void 0,ms++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Yu(r))try{r.c()}catch(s){t||(e=s,t=!0)}r=n}}if(ms=0,Nn--,t)throw e}}function Oi(e){if(Nn>0)return e();Mi=++Gp,Nn++;try{return e()}finally{gs()}}var _o,He=void 0;function xo(e){var t=He,r=_o;He=void 0,_o=void 0;try{return e()}finally{He=t,_o=r}}var To=void 0,Nn=0,ms=0,Gp=0,Mi=0,ps=void 0,fs=0;function Ku(e){if(He!==void 0){var t=e.n;if(t===void 0||t.t!==He)return t={i:0,S:e,p:He.s,n:void 0,t:He,e:void 0,x:void 0,r:t},He.s!==void 0&&(He.s.n=t),He.s=t,e.n=t,32&He.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=He.s,t.n=void 0,He.s.n=t,He.s=t),t}}function ut(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ut.prototype.brand=Qp;ut.prototype.h=function(){return!0};ut.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:xo(function(){var n;(n=t.W)==null||n.call(t)}))};ut.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&xo(function(){var s;(s=t.Z)==null||s.call(t)}))}};ut.prototype.subscribe=function(e){var t=this;return fr(function(){var r=t.value;xo(function(){return e(r)})},{name:"sub"})};ut.prototype.valueOf=function(){return this.value};ut.prototype.toString=function(){return this.value+""};ut.prototype.toJSON=function(){return this.value};ut.prototype.peek=function(){var e=this;return xo(function(){return e.value})};Object.defineProperty(ut.prototype,"value",{get:function(){var e=Ku(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ms>100)throw new Error("Cycle detected");(function(r){Nn!==0&&ms===0&&r.l!==Mi&&(r.l=Mi,ps={S:r,v:r.v,i:r.i,o:ps})})(this),this.v=e,this.i++,fs++,Nn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{gs()}}}});function Ve(e,t){return new ut(e,t)}function Yu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Zu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ju(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function pr(e,t){ut.call(this,void 0,t),this.x=e,this.s=void 0,this.g=fs-1,this.f=4}pr.prototype=new ut;pr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===fs))return!0;if(this.g=fs,this.f|=1,this.i>0&&!Yu(this))return this.f&=-2,!0;var e=He;try{Zu(this),He=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return He=e,Ju(this),this.f&=-2,!0};pr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}ut.prototype.S.call(this,e)};pr.prototype.U=function(e){if(this.t!==void 0&&(ut.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};pr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(pr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ku(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Qr(e,t){return new pr(e,t)}function Xu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Nn++;var r=He;He=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Fi(e),n}finally{He=r,gs()}}}function Fi(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Xu(e)}function Hp(e){if(He!==this)throw new Error("Out-of-order effect");Ju(this),He=e,this.f&=-2;try{8&this.f&&Fi(this)}finally{gs()}}function Gr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,_o&&_o.push(this)}Gr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Gr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Xu(this),Zu(this),Nn++;var e=He;return He=this,Hp.bind(this,e)};Gr.prototype.N=function(){2&this.f||(this.f|=2,this.u=To,To=this)};Gr.prototype.d=function(){this.f|=8,1&this.f||Fi(this)};Gr.prototype.dispose=function(){this.d()};function fr(e,t){var r=new Gr(e,t);try{r.c()}catch(s){throw r.d(),s}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var ec,ys,hs,zp=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var tc=[];fr(function(){ec=this.N})();function Hr(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function Co(e){if(hs){var t=hs;hs=void 0,t()}hs=e&&e.S()}function nc(e){var t=this,r=e.data,n=Kp(r);n.name="ReactiveDom",n.value=r;var s=nn(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var m=Qr(function(){var b=n.value.value;return b===0?0:b===!0?"":b||""}),y=Qr(function(){return!Array.isArray(m.value)&&!yi(m.value)}),f=fr(function(){if(this.N=rc,y.value){var b=m.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=b)}}),h=t.__$u.d;return t.__$u.d=function(){f(),h.call(this)},[y,m]},[]),i=s[0],a=s[1];return i.value?a.peek():a.value}nc.displayName="ReactiveTextNode";Object.defineProperties(ut.prototype,{constructor:{configurable:!0,value:Pl(x,null).constructor},type:{configurable:!0,value:nc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Hr("__b",function(e,t){if(Co(),ys=void 0,typeof t.type=="string"){var r,n=t.props;for(var s in n)if(s!=="children"){var i=n[s];i instanceof ut&&(r||(t.__np=r={}),r[s]=i,n[s]=i.peek())}}e(t)});Hr("__r",function(e,t){if(e(t),t.type!==x){Co();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(s,i){var a;return fr(function(){a=this},{name:i}),a.c=s,a})((function(s){return function(){var i;zp&&((i=this.y)==null||i.call(this)),s.__$f|=1,s.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ys=n,Co(r)}});Hr("__e",function(e,t,r,n){Co(),ys=void 0,e(t,r,n)});Hr("diffed",function(e,t){Co(),ys=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,s=t.props,i=r.U;if(i)for(var a in i){var u=i[a];u===void 0||n&&a in n||(u.d(),i[a]=void 0)}if(n){i||(i={},r.U=i);for(var d in n){var m=i[d],y=n[d];m===void 0?(m=jp(r,d,y,s),i[d]=m):m.o(y,s)}}}e(t)});function jp(e,t,r,n){var s=t in e&&e.ownerSVGElement===void 0,i=Ve(r);return{o:function(a,u){i.value=a,n=u},d:fr(function(){this.N=rc;var a=i.value.value;n[t]!==a&&(n[t]=a,s?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Hr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var s in n){var i=n[s];i&&i.d()}}}var a=t.__np;if(a){var u=t.props;for(var d in a)u[d]=a[d]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var y=m.__$u;y&&(m.__$u=void 0,y.d())}}e(t)});Hr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});jn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var i=2&this.__$f;if(!(n||i||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!=="__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Kp(e,t){return nn(function(){return Ve(e,t)},[])}var Yp=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Zp(){Oi(function(){for(var e;e=tc.shift();)ec.call(e)})}function rc(){tc.push(this)===1&&(ke.requestAnimationFrame||Yp)(Zp)}var zr=Ve(location.hash),jr=Ve(""),oc=e=>e.split("?")[0];addEventListener("hashchange",()=>{jr.value&&oc(location.hash)!==oc(zr.value)&&!confirm(jr.value)?history.pushState(null,"",zr.value):zr.value=location.hash});addEventListener("beforeunload",e=>{jr.value&&e.preventDefault()});var wt=Qr(()=>{let[e="",t=""]=zr.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(sc),params:new URLSearchParams(t)}});function sc(e){try{return decodeURIComponent(e)}catch{return e}}function ge(e,t={}){let r=new URLSearchParams;for(let[s,i]of Object.entries(t))i!=null&&i!==""&&i!==!1&&r.set(s,String(i));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function me(e){let{path:t,params:r}=wt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",ge(t,n)),zr.value=location.hash}function Kr(e,t){let r=wt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function xe(e,t,r){let n=wt.value.params.get(e);return t.find(s=>s===n)??r}function ic(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),zr.value=location.hash,sc(e[1])}var $n=Ve(Date.now());setInterval(()=>{document.visibilityState==="visible"&&($n.value=Date.now())},1e3);var Ao=new Intl.NumberFormat("en",{maximumFractionDigits:0}),ac=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function S(e){return Ao.format(e)}function ye(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?ac.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?Ao.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function Po(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?Ao.format(r):r.toPrecision(3)} ${t[n]}`}function bs(e){return e>=10||e===0?Ao.format(e):e.toPrecision(2)}function qe(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${Ao.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function Ke(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function $t(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Ro(e){return Math.abs(e)>=1e5?ac.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function Bt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var mn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Se(e){if(e in mn)return mn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var Jp=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Xe(e){for(let[t,r]of Jp)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var xt=e=>Math.floor(Date.parse(e)/1e3);function ws(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Xe(r)} ago`}var Xp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),ef=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),rw=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function rn(e){return`${Xp.format(new Date(e))} UTC`}function vt(e){return ef.format(new Date(e))}var tf=Symbol.for("pv"),nf=0;function o(e,t,r,n,s,i){t||(t={});var a,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?a=t[u]:d[u]=t[u];var m={type:e,props:d,key:r,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:tf,__v:--nf,__i:-1,__u:0};return(s||i)&&(m.__source=s,m.__self=i),ke.vnode&&ke.vnode(m),m}var et={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ot=Object.keys(et),on={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Wn=Object.keys(on),pn=e=>e==="ALL"?null:e;function st({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:et[e]})}function vs({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Qt({value:e,right:t=e}){return o("span",{class:lc(t),children:$t(e)})}function it({value:e}){return o("span",{class:lc(e),children:ye(e,!0)})}function lc(e){return e?e>0?"num good":"num bad":"num"}function te({at:e}){return e?o("time",{dateTime:e,title:rn(e),children:ws(e,$n.value)}):o("span",{class:"muted",children:"never"})}function An({chain:e,address:t,window:r="ALL",class:n=""}){return o("a",{class:`mono ${n}`,href:ge(["wallet",e,t],{window:pn(r)}),title:t,children:Bt(t)})}function Wt({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:ge(["token",e,t]),title:t,children:r||Bt(t)})}function Zn({text:e,label:t}){let[r,n]=ie(!1),s=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{s()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function B({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function Ye({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function Pe({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function Yr({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function K({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var uc={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function fn({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),uc[e.code]&&o("div",{children:uc[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function oe({query:e,children:t}){let{data:r,refusal:n,loading:s,reload:i}=e;return r===void 0?n?o(fn,{refusal:n,retry:i}):o(Yr,{}):o("div",{"aria-busy":s,class:"stack",children:[n&&o(fn,{refusal:n,retry:i}),t(r)]})}var cc=50,rf="1200px 0px";function dc({rows:e,id:t,line:r,columns:n}){let s=Tt(void 0),i=Tt(new Map),a=of(e,t,s.current);Ge(()=>{s.current=e[0]===void 0?void 0:{id:t(e[0]),at:a}}),Ge(()=>{let d=()=>i.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,m)=>{let y=Math.floor((a+m)/cc),f=u.at(-1);f?.number===y?f.rows.push(d):u.push({number:y,from:m,rows:[d]})}),o(x,{children:u.map(d=>o(sf,{...d,drawn:d.from<cc,line:r,columns:n,heights:i.current},d.number))})}function of(e,t,r){if(!r)return 0;let n=e.findIndex(s=>t(s)===r.id);return n<0?0:r.at-n}function sf({number:e,from:t,rows:r,drawn:n,line:s,columns:i,heights:a}){let u=Tt(null),[d,m]=ie(n),y=Tt(0);if(Ge(()=>{let h=u.current;if(!h)return;let b=new IntersectionObserver(_=>{let{isIntersecting:D,boundingClientRect:U}=_.at(-1),P=D||h.contains(document.activeElement);!P&&y.current&&a.set(e,U.height/y.current),m(P)},{rootMargin:rf});return b.observe(h),()=>b.disconnect()},[]),y.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((h,b)=>s(h,b===0?t+2:void 0))});let f=(a.get(e)??af(a))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:i,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function af(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ne({label:e,columns:t,rows:r,id:n,class:s,long:i=!1}){let[a,u]=ie(),d=t.find(b=>b.name===a?.name)?.sort,m=d&&a?[...r].sort((b,_)=>lf(d(b),d(_))*(a.up?1:-1)):r,y=t.some(b=>b.width!==void 0),f=b=>u(_=>_?.name===b?{name:b,up:!_.up}:{name:b,up:!1}),h=(b,_)=>o(Vi,{row:b,columns:t,class:s?.(b),index:_},n(b));return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{class:y?"fixed":void 0,"aria-rowcount":i?r.length+1:void 0,children:[y&&o("colgroup",{children:t.map(b=>o("col",{style:b.width===void 0?void 0:{width:`${b.width}rem`}},b.name))}),o("thead",{children:o("tr",{children:t.map(b=>o("th",{scope:"col",title:b.title,class:mc(b),"aria-sort":a?.name===b.name?a.up?"ascending":"descending":void 0,children:b.sort?o("button",{type:"button",class:"sort",onClick:()=>f(b.name),children:b.name}):b.name},b.name))})}),i?o(dc,{rows:m,id:n,line:h,columns:t.length}):o("tbody",{children:m.map(b=>h(b))})]})})}var Vi=class extends jn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:s}){return o("tr",{class:n,"aria-rowindex":s,children:r.map(i=>o("td",{"data-name":i.name,class:mc(i),children:o("span",{class:"cell",children:i.cell(t)})},i.name))})}};function mc(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function lf(e,t){return e<t?-1:e>t?1:0}function Zr({shown:e,total:t,noun:r,more:n,first:s}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),s&&o("button",{type:"button",onClick:s,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function pc(){let e=X(eu,{},{every:15e3});return o(x,{children:[o(Pe,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(oe,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(qi,{of:t})})})]})}var uf=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(x,{children:["revoked ",o(te,{at:e.revokedAt})]}):e.expiresAt?`until ${vt(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(te,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>S(e.uses)},{name:"Created",wide:!0,cell:e=>vt(e.createdAt)}],cf=[{name:"Webhook",cell:e=>o(x,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(x,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(te,{at:e.lastSuccessAt})}];function qi({of:e}){return o(x,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(te,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(B,{title:"Budget",children:o(df,{of:e.budget})}),o(B,{title:"Limits of all keys together",class:"spaced",children:o(mf,{of:e})}),o(B,{title:"Keys",children:o(ne,{label:"Keys, newest first",columns:uf,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(B,{title:"Webhooks",children:o(ne,{label:"Webhooks",columns:cf,rows:e.webhooks,id:t=>String(t.number)})})]})}function df({of:e}){let t=(Date.parse(e.day)+864e5-$n.value)/1e3;return o(Ye,{items:[{name:"Signals today",value:S(e.dailyUsed),note:`of ${S(e.dailyBudget)}, ${vt(e.day)}`},{name:"Starts anew",value:t>0?`in ${Xe(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:Se(r.type),value:S(r.used),note:r.limit===null?"no limit":`of ${S(r.limit)}`}))]})}function mf({of:e}){let t=(r,n)=>({value:r===null?"none":Ro(r),note:r===null?void 0:n});return o(x,{children:[o(Ye,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function fc({args:[e]}){return e?o(hf,{id:e}):o(gf,{})}var pf=[{name:"Customer",cell:e=>o(x,{children:[o("a",{href:ge(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>S(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(te,{at:ff(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>S(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(x,{children:[S(e.budget.dailyUsed),o("small",{children:["of ",S(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>vt(e.createdAt)}];function ff(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function gf(){let[e,t]=ie(),r=X(Jl,{after:e},{every:15e3});return o(x,{children:[o(Pe,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(oe,{query:r,children:({customers:n})=>n.totalCount===0?o(K,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(B,{children:[o(ne,{label:"Customers",columns:pf,rows:n.nodes,id:s=>s.customerId}),o(Zr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function hf({id:e}){let t=X(Xl,{id:e},{every:15e3});return o(oe,{query:t,children:({customer:r})=>r?o(yf,{customer:r}):o(K,{title:"There is no such customer",children:o("a",{href:ge(["customers"]),children:"All customers"})})})}function yf({customer:e}){return o("div",{class:"stack",children:[o(Pe,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:ge(["customers"]),children:"All customers"})}),o(qi,{of:e}),o(bf,{id:e.customerId,suspended:!!e.suspendedAt})]})}function bf({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(B,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(Zn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function gn({label:e,choices:t,chosen:r,change:n}){let s=i=>n(r.includes(i)?r.filter(a=>a!==i):[...r,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:i,label:a})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(i),onClick:()=>s(i),children:a},i))})}function Ue({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:s,label:i})=>o("button",{type:"button","aria-pressed":s===r,onClick:()=>n(s),children:i},s))})}function gr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:s=>n(s.currentTarget.value),children:t.map(({value:s,label:i})=>o("option",{value:s,children:i},s))})]})}function Pn({value:e,change:t,type:r,...n}){let[s,i]=ie();return o("input",{...n,type:r,value:s??e,onInput:a=>i(a.currentTarget.value),onChange:a=>{a.currentTarget.validity.valid&&t(a.currentTarget.value)},onBlur:a=>{a.currentTarget.validity.valid&&i(void 0)}})}function Bi({label:e,value:t,change:r,min:n=0,max:s,step:i="any",hint:a}){return o("label",{class:"field",children:[o("span",{children:e}),o(Pn,{type:"number",inputMode:"decimal",value:t,change:r,min:n,max:s,step:i,placeholder:a})]})}function hc(){let[e,t]=ie(wt.value.params.get("text")??""),r=ds(e.trim(),300);return Ge(()=>me({text:r}),[r]),o("div",{class:"stack",children:[o(Pe,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(K,{title:"Write at least two characters"}):o(wf,{text:r})]})}function wf({text:e}){let t=X(tu,{text:e});return o(oe,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(K,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(vf,{found:r})})}function vf({found:e}){return o(x,{children:[e.tokens.length>0&&o(B,{title:"Tokens",children:o(ne,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(yc,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(st,{chain:t.chain})},{name:"Price",number:!0,cell:t=>qe(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":ye(t.volume24hUsd)}]})}),e.markets.length>0&&o(B,{title:"Markets",children:o(ne,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:ge(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>ye(t.volume24hr)}]})}),e.wallets.length>0&&o(B,{title:"Wallets",children:o(ne,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(An,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(st,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(it,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>S(t.tradeCount)},{name:"Last trade",cell:t=>o(te,{at:t.lastTradeTime})}]})})]})}function yc({chain:e,address:t,symbol:r,market:n}){return n?o(x,{children:[o("a",{class:"symbol",href:ge(["token",e,t]),children:n.outcomeLabel||Bt(t)})," ",o("small",{class:"muted",children:n.question})]}):o(Wt,{chain:e,address:t,symbol:r})}var gc=["HOUR","SIX_HOURS","DAY"],kf={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function bc(){let e=xe("chain",ot,"BASE"),t=xe("window",gc,"DAY"),r=X(nu,{chain:e,window:t},{every:15e3});return o(x,{children:[o(Pe,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(Ue,{label:"Chain",choices:ot.map(n=>({value:n,label:et[n]})),chosen:e,change:n=>me({chain:n})}),o(Ue,{label:"Hours",choices:gc.map(n=>({value:n,label:kf[n]})),chosen:t,change:n=>me({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(oe,{query:r,children:({trendingTokens:n})=>n.length===0?o(K,{title:"No top wallet bought anything",children:["In these hours of ",et[e],". A longer time, or another chain, may show more."]}):o(x,{children:[o("p",{class:"muted small",children:["Since ",rn(n[0].since)]}),o(ne,{label:"Tokens that top wallets buy",rows:n,id:s=>s.token.address,columns:[{name:"Token",cell:s=>o(yc,{chain:e,address:s.token.address,symbol:s.token.symbol,market:s.token.market})},{name:"Buyers",number:!0,cell:s=>S(s.buyers),sort:s=>s.buyers},{name:"Sellers",number:!0,cell:s=>S(s.sellers),sort:s=>s.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:s=>o(it,{value:s.netFlowUsd}),sort:s=>s.netFlowUsd},{name:"Price",number:!0,cell:s=>qe(s.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:s=>o(Qt,{value:s.priceChangePct===null?null:s.priceChangePct/100}),sort:s=>s.priceChangePct??-1/0}]})]})})})]})}var Sf="uplot",_f="u-hz",Tf="u-vt",xf="u-title",Cf="u-wrap",Af="u-under",Pf="u-over",Rf="u-axis",br="u-off",Df="u-select",Ef="u-cursor-x",Lf="u-cursor-y",Uf="u-cursor-pt",Nf="u-legend",$f="u-live",Wf="u-inline",If="u-series",Mf="u-marker",wc="u-label",Of="u-value",Eo="width",Lo="height";var vc="bottom",Jr="left",Qi="right",aa="#000",kc=aa+"0",Gi="mousemove",Sc="mousedown",Hi="mouseup",_c="mouseenter",Tc="mouseleave",xc="dblclick",Ff="resize",Vf="scroll",Cc="change",xs="dppxchange",la="--",so=typeof window<"u",Zi=so?document:null,eo=so?window:null,qf=so?navigator:null,Re,ks;function Ji(){let e=devicePixelRatio;Re!=e&&(Re=e,ks&&ea(Cc,ks,Ji),ks=matchMedia(`(min-resolution: ${Re-.001}dppx) and (max-resolution: ${Re+.001}dppx)`),wr(Cc,ks,Ji),eo.dispatchEvent(new CustomEvent(xs)))}function Gt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Xi(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Be(e,t,r){e.style[t]=r+"px"}function hn(e,t,r,n){let s=Zi.createElement(e);return t!=null&&Gt(s,t),r?.insertBefore(s,n),s}function sn(e,t){return hn("div",e,t)}var Ac=new WeakMap;function Rn(e,t,r,n,s){let i="translate("+t+"px,"+r+"px)",a=Ac.get(e);i!=a&&(e.style.transform=i,Ac.set(e,i),t<0||r<0||t>n||r>s?Gt(e,br):Xi(e,br))}var Pc=new WeakMap;function Rc(e,t,r){let n=t+r,s=Pc.get(e);n!=s&&(Pc.set(e,n),e.style.background=t,e.style.borderColor=r)}var Dc=new WeakMap;function Ec(e,t,r,n){let s=t+""+r,i=Dc.get(e);s!=i&&(Dc.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var ua={passive:!0},Bf={...ua,capture:!0};function wr(e,t,r,n){t.addEventListener(e,r,n?Bf:ua)}function ea(e,t,r,n){t.removeEventListener(e,r,ua)}so&&Ji();function yn(e,t,r,n){let s;r=r||0,n=n||t.length-1;let i=n<=2147483647;for(;n-r>1;)s=i?r+n>>1:Ht((r+n)/2),t[s]<e?r=s:n=s;return e-t[r]<=t[n]-e?r:n}function sd(e){return(r,n,s)=>{let i=-1,a=-1;for(let u=n;u<=s;u++)if(e(r[u])){i=u;break}for(let u=s;u>=n;u--)if(e(r[u])){a=u;break}return[i,a]}}var id=e=>e!=null,ad=e=>e!=null&&e>0,Ps=sd(id),Qf=sd(ad);function Gf(e,t,r,n=0,s=!1){let i=s?Qf:Ps,a=s?ad:id;[t,r]=i(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let m=t;m<=r;m++){let y=e[m];a(y)&&(y<u?u=y:y>d&&(d=y))}return[u??Ne,d??-Ne]}function Rs(e,t,r,n){let s=Nc(e),i=Nc(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?In:ld,u=s==1?Ht:an,d=i==1?an:Ht,m=u(a(dt(e))),y=d(a(dt(t))),f=to(r,m),h=to(r,y);return r==10&&(m<0&&(f=$e(f,-m)),y<0&&(h=$e(h,-y))),n||r==2?(e=f*s,t=h*i):(e=md(e,f),t=Ds(t,h)),[e,t]}function ca(e,t,r,n){let s=Rs(e,t,r,n);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var da=.1,Lc={mode:3,pad:da},No={pad:0,soft:null,mode:0},Hf={min:No,max:No};function Cs(e,t,r,n){return Es(r)?Uc(e,t,r):(No.pad=r,No.soft=n?0:null,No.mode=n?3:0,Uc(e,t,Hf))}function Ce(e,t){return e??t}function zf(e,t,r){for(t=Ce(t,0),r=Ce(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function Uc(e,t,r){let n=r.min,s=r.max,i=Ce(n.pad,0),a=Ce(s.pad,0),u=Ce(n.hard,-Ne),d=Ce(s.hard,Ne),m=Ce(n.soft,Ne),y=Ce(s.soft,-Ne),f=Ce(n.mode,0),h=Ce(s.mode,0),b=t-e,_=In(b),D=Et(dt(e),dt(t)),U=In(D),P=dt(U-_);(b<1e-24||P>10)&&(b=0,(e==0||t==0)&&(b=1e-24,f==2&&m!=Ne&&(i=0),h==2&&y!=-Ne&&(a=0)));let k=b||D||1e3,A=In(k),C=to(10,Ht(A)),Y=k*(b==0?e==0?.1:1:i),I=$e(md(e-Y,C/10),24),se=e>=m&&(f==1||f==3&&I<=m||f==2&&I>=m)?m:Ne,Z=Et(u,I<se&&e>=se?se:bn(se,I)),ce=k*(b==0?t==0?.1:1:a),J=$e(Ds(t+ce,C/10),24),E=t<=y&&(h==1||h==3&&J>=y||h==2&&J<=y)?y:-Ne,ee=bn(d,J>E&&t<=E?E:Et(E,J));return Z==ee&&Z==0&&(ee=100),[Z,ee]}var jf=new Intl.NumberFormat(so?qf.language:"en-US"),ma=e=>jf.format(e),zt=Math,Ts=zt.PI,dt=zt.abs,Ht=zt.floor,ct=zt.round,an=zt.ceil,bn=zt.min,Et=zt.max,to=zt.pow,Nc=zt.sign,In=zt.log10,ld=zt.log2,Kf=(e,t=1)=>zt.sinh(e)*t,zi=(e,t=1)=>zt.asinh(e/t),Ne=1/0;function $c(e){return(In((e^e>>31)-(e>>31))|0)+1}function ta(e,t,r){return bn(Et(e,t),r)}function ud(e){return typeof e=="function"}function be(e){return ud(e)?e:()=>e}var Yf=()=>{},cd=e=>e,dd=(e,t)=>t,Zf=e=>null,Wc=e=>!0,Ic=(e,t)=>e==t,Jf=/\.\d*?(?=9{6,}|0{6,})/gm,vr=e=>{if(fd(e)||Xn.has(e))return e;let t=`${e}`,r=t.match(Jf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[s,i]=t.split("e");return+`${vr(s)}e${i}`}return $e(e,n)};function hr(e,t){return vr($e(vr(e/t))*t)}function Ds(e,t){return vr(an(vr(e/t))*t)}function md(e,t){return vr(Ht(vr(e/t))*t)}function $e(e,t=0){if(fd(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ct(n)/r}var Xn=new Map;function pd(e){return((""+e).split(".")[1]||"").length}function Wo(e,t,r,n){let s=[],i=n.map(pd);for(let a=t;a<r;a++){let u=dt(a),d=$e(to(e,a),u);for(let m=0;m<n.length;m++){let y=e==10?+`${n[m]}e${a}`:n[m]*d,f=(a>=0?0:u)+(a>=i[m]?0:i[m]),h=e==10?y:$e(y,f);s.push(h),Xn.set(h,f)}}return s}var $o={},pa=[],no=[null,null],Jn=Array.isArray,fd=Number.isInteger,Xf=e=>e===void 0;function Mc(e){return typeof e=="string"}function Es(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function eg(e){return e!=null&&typeof e=="object"}var tg=Object.getPrototypeOf(Uint8Array),gd="__proto__";function ro(e,t=Es){let r;if(Jn(e)){let n=e.find(s=>s!=null);if(Jn(n)||t(n)){r=Array(e.length);for(let s=0;s<e.length;s++)r[s]=ro(e[s],t)}else r=e.slice()}else if(e instanceof tg)r=e.slice();else if(t(e)){r={};for(let n in e)n!=gd&&(r[n]=ro(e[n],t))}else r=e;return r}function at(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let s in n)s!=gd&&(Es(e[s])?at(e[s],ro(n[s])):e[s]=ro(n[s]))}return e}var ng=0,rg=1,og=2;function sg(e,t,r){for(let n=0,s,i=-1;n<t.length;n++){let a=t[n];if(a>i){for(s=a-1;s>=0&&e[s]==null;)e[s--]=null;for(s=a+1;s<r&&e[s]==null;)e[i=s++]=null}}}function ig(e,t){if(ug(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return cg(a[0])||(a=lg(a)),a}let r=new Set;for(let a=0;a<e.length;a++){let d=e[a][0],m=d.length;for(let y=0;y<m;y++)r.add(d[y])}let n=[Array.from(r).sort((a,u)=>a-u)],s=n[0].length,i=new Map;for(let a=0;a<s;a++)i.set(n[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],d=u[0];for(let m=1;m<u.length;m++){let y=u[m],f=Array(s).fill(void 0),h=t?t[a][m]:rg,b=[];for(let _=0;_<y.length;_++){let D=y[_],U=i.get(d[_]);D===null?h!=ng&&(f[U]=D,h==og&&b.push(U)):f[U]=D}sg(f,b,s),n.push(f)}}return n}var ag=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function lg(e){let t=e[0],r=t.length,n=Array(r);for(let i=0;i<n.length;i++)n[i]=i;n.sort((i,a)=>t[i]-t[a]);let s=[];for(let i=0;i<e.length;i++){let a=e[i],u=Array(r);for(let d=0;d<r;d++)u[d]=a[n[d]];s.push(u)}return s}function ug(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let s=e[n][0];if(s.length!=r)return!1;if(s!=t){for(let i=0;i<r;i++)if(s[i]!=t[i])return!1}}return!0}function cg(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,s=r-1;for(;n<=s&&e[n]==null;)n++;for(;s>=n&&e[s]==null;)s--;if(s<=n)return!0;let i=Et(1,Ht((s-n+1)/t));for(let a=e[n],u=n+i;u<=s;u+=i){let d=e[u];if(d!=null){if(d<=a)return!1;a=d}}return!0}var hd=["January","February","March","April","May","June","July","August","September","October","November","December"],yd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function bd(e){return e.slice(0,3)}var dg=yd.map(bd),mg=hd.map(bd),pg={MMMM:hd,MMM:mg,WWWW:yd,WWW:dg};function Do(e){return(e<10?"0":"")+e}function fg(e){return(e<10?"00":e<100?"0":"")+e}var gg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Do(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Do(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Do(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Do(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Do(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>fg(e.getMilliseconds())};function fa(e,t){t=t||pg;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(e);)r.push(s[0][0]=="{"?gg[s[1]]:s[0]);return i=>{let a="";for(let u=0;u<r.length;u++)a+=typeof r[u]=="string"?r[u]:r[u](i,t);return a}}var hg=new Intl.DateTimeFormat().resolvedOptions().timeZone;function yg(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==hg?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var wd=e=>e%1==0,As=[1,2,2.5,5],bg=Wo(10,-32,0,As),vd=Wo(10,0,32,As),wg=vd.filter(wd),yr=bg.concat(vd),ga=`
`,kd="{YYYY}",Oc=ga+kd,Sd="{M}/{D}",Uo=ga+Sd,Ss=Uo+"/{YY}",_d="{aa}",vg="{h}:{mm}",Xr=vg+_d,Fc=ga+Xr,Vc=":{ss}",De=null;function Td(e){let t=e*1e3,r=t*60,n=r*60,s=n*24,i=s*30,a=s*365,d=(e==1?Wo(10,0,3,As).filter(wd):Wo(10,-3,0,As)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),m=[[a,kd,De,De,De,De,De,De,1],[s*28,"{MMM}",Oc,De,De,De,De,De,1],[s,Sd,Oc,De,De,De,De,De,1],[n,"{h}"+_d,Ss,De,Uo,De,De,De,1],[r,Xr,Ss,De,Uo,De,De,De,1],[t,Vc,Ss+" "+Xr,De,Uo+" "+Xr,De,Fc,De,1],[e,Vc+".{fff}",Ss+" "+Xr,De,Uo+" "+Xr,De,Fc,De,1]];function y(f){return(h,b,_,D,U,P)=>{let k=[],A=U>=a,C=U>=i&&U<a,Y=f(_),I=$e(Y*e,3),se=ji(Y.getFullYear(),A?0:Y.getMonth(),C||A?1:Y.getDate()),Z=$e(se*e,3);if(C||A){let ce=C?U/i:0,J=A?U/a:0,E=I==Z?I:$e(ji(se.getFullYear()+J,se.getMonth()+ce,1)*e,3),ee=new Date(ct(E/e)),O=ee.getFullYear(),$=ee.getMonth();for(let W=0;E<=D;W++){let M=ji(O+J*W,$+ce*W,1),N=M-f($e(M*e,3));E=$e((+M+N)*e,3),E<=D&&k.push(E)}}else{let ce=U>=s?s:U,J=Ht(_)-Ht(I),E=Z+J+Ds(I-Z,ce);k.push(E);let ee=f(E),O=ee.getHours()+ee.getMinutes()/r+ee.getSeconds()/n,$=U/n,W=h.axes[b]._space,M=P/W;for(;E=$e(E+U,e==1?0:3),!(E>D);)if($>1){let N=Ht($e(O+$,6))%24,G=f(E).getHours()-N;G>1&&(G=-1),E-=G*n,O=(O+$)%24;let fe=k[k.length-1];$e((E-fe)/U,3)*M>=.7&&k.push(E)}else k.push(E)}return k}}return[d,m,y]}var[kg,Sg,_g]=Td(1),[Tg,xg,Cg]=Td(.001);Wo(2,-53,53,[1]);function qc(e,t){return e.map(r=>r.map((n,s)=>s==0||s==8||n==null?n:t(s==1||r[8]==0?n:r[1]+n)))}function Bc(e,t){return(r,n,s,i,a)=>{let u=t.find(_=>a>=_[0])||t[t.length-1],d,m,y,f,h,b;return n.map(_=>{let D=e(_),U=D.getFullYear(),P=D.getMonth(),k=D.getDate(),A=D.getHours(),C=D.getMinutes(),Y=D.getSeconds(),I=U!=d&&u[2]||P!=m&&u[3]||k!=y&&u[4]||A!=f&&u[5]||C!=h&&u[6]||Y!=b&&u[7]||u[1];return d=U,m=P,y=k,f=A,h=C,b=Y,I(D)})}}function Ag(e,t){let r=fa(t);return(n,s,i,a,u)=>s.map(d=>r(e(d)))}function ji(e,t,r){return new Date(e,t,r)}function Qc(e,t){return t(e)}var Pg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Gc(e,t){return(r,n,s,i)=>i==null?la:t(e(n))}function Rg(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Dg(e,t){return e.series[t].fill(e,t)}var Eg={show:!0,live:!0,isolate:!1,mount:Yf,markers:{show:!0,width:2,stroke:Rg,fill:Dg,dash:"solid"},idx:null,idxs:null,values:[]};function Lg(e,t){let r=e.cursor.points,n=sn(),s=r.size(e,t);Be(n,Eo,s),Be(n,Lo,s);let i=s/-2;Be(n,"marginLeft",i),Be(n,"marginTop",i);let a=r.width(e,t,s);return a&&Be(n,"borderWidth",a),n}function Ug(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Ng(e,t){let r=e.series[t].points;return r._stroke||r._fill}function $g(e,t){return e.series[t].points.size}var Ki=[0,0];function Wg(e,t,r){return Ki[0]=t,Ki[1]=r,Ki}function _s(e,t,r,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&r(s)}}function Yi(e,t,r,n=!0){return s=>{(!n||s.target==t)&&r(s)}}var Ig={show:!0,x:!0,y:!0,lock:!1,move:Wg,points:{one:!1,show:Lg,size:$g,width:0,stroke:Ng,fill:Ug},bind:{mousedown:_s,mouseup:_s,click:_s,dblclick:_s,mousemove:Yi,mouseleave:Yi,mouseenter:Yi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},xd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ha=at({},xd,{filter:dd}),Cd=at({},ha,{size:10}),Ad=at({},xd,{show:!1}),ya='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Pd="bold "+ya,Rd=1.5,Hc={show:!0,scale:"x",stroke:aa,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Pd,side:2,grid:ha,ticks:Cd,border:Ad,font:ya,lineGap:Rd,rotate:0},Mg="Value",Og="Time",zc={show:!0,scale:"x",auto:!1,sorted:1,min:Ne,max:-Ne,idxs:[]};function Fg(e,t,r,n,s){return t.map(i=>i==null?"":ma(i))}function Vg(e,t,r,n,s,i,a){let u=[],d=Xn.get(s)||0;r=a?r:$e(Ds(r,s),d);for(let m=r;m<=n;m=$e(m+s,d))u.push(Object.is(m,-0)?0:m);return u}function na(e,t,r,n,s,i,a){let u=[],d=e.scales[e.axes[t].scale].log,m=d==10?In:ld,y=Ht(m(r));s=to(d,y),d==10&&(s=yr[yn(s,yr)]);let f=r,h=s*d;d==10&&(h=yr[yn(h,yr)]);do u.push(f),f=f+s,d==10&&!Xn.has(f)&&(f=$e(f,Xn.get(s))),f>=h&&(s=f,h=s*d,d==10&&(h=yr[yn(h,yr)]));while(f<=n);return u}function qg(e,t,r,n,s,i,a){let d=e.scales[e.axes[t].scale].asinh,m=n>d?na(e,t,Et(d,r),n,s):[d],y=n>=0&&r<=0?[0]:[];return(r<-d?na(e,t,Et(d,-n),-r,s):[d]).reverse().map(h=>-h).concat(y,m)}var Dd=/./,Bg=/[12357]/,Qg=/[125]/,jc=/1/,ra=(e,t,r,n)=>e.map((s,i)=>t==4&&s==0||i%n==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function Gg(e,t,r,n,s){let i=e.axes[r],a=i.scale,u=e.scales[a],d=e.valToPos,m=i._space,y=d(10,a),f=d(9,a)-y>=m?Dd:d(7,a)-y>=m?Bg:d(5,a)-y>=m?Qg:jc;if(f==jc){let h=dt(d(1,a)-y);if(h<m)return ra(t.slice().reverse(),u.distr,f,an(m/h)).reverse()}return ra(t,u.distr,f,1)}function Hg(e,t,r,n,s){let i=e.axes[r],a=i.scale,u=i._space,d=e.valToPos,m=dt(d(1,a)-d(2,a));return m<u?ra(t.slice().reverse(),3,Dd,an(u/m)).reverse():t}function zg(e,t,r,n){return n==null?la:t==null?"":ma(t)}var Kc={show:!0,scale:"y",stroke:aa,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Pd,side:3,grid:ha,ticks:Cd,border:Ad,font:ya,lineGap:Rd,rotate:0};function jg(e,t){let r=3+(e||1)*2;return $e(r*t,3)}function Kg(e,t){let{scale:r,idxs:n}=e.series[0],s=e._data[0],i=e.valToPos(s[n[0]],r,!0),a=e.valToPos(s[n[1]],r,!0),u=dt(a-i),d=e.series[t],m=u/(d.points.space*Re);return n[1]-n[0]<=m}var Yc={scale:null,auto:!0,sorted:0,min:Ne,max:-Ne},Ed=(e,t,r,n,s)=>s,Zc={show:!0,auto:!0,sorted:0,gaps:Ed,alpha:1,facets:[at({},Yc,{scale:"x"}),at({},Yc,{scale:"y"})]},Jc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ed,alpha:1,points:{show:Kg,filter:null},values:null,min:Ne,max:-Ne,idxs:[],path:null,clip:null};function Yg(e,t,r,n,s){return r/10}var Ld={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Zg=at({},Ld,{time:!1,ori:1}),Xc={};function Ud(e,t){let r=Xc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(s=>s!=n)},pub(n,s,i,a,u,d,m){for(let y=0;y<r.plots.length;y++)r.plots[y]!=s&&r.plots[y].pub(n,s,i,a,u,d,m)}},e!=null&&(Xc[e]=r)),r}var oo=1,oa=2;function kr(e,t,r){let n=e.mode,s=e.series[t],i=n==2?e._data[t]:e._data,a=e.scales,u=e.bbox,d=i[0],m=n==2?i[1]:i[t],y=n==2?a[s.facets[0].scale]:a[e.series[0].scale],f=n==2?a[s.facets[1].scale]:a[s.scale],h=u.left,b=u.top,_=u.width,D=u.height,U=e.valToPosH,P=e.valToPosV;return y.ori==0?r(s,d,m,y,f,U,P,h,b,_,D,Us,io,$s,$d,Id):r(s,d,m,y,f,P,U,b,h,D,_,Ns,ao,va,Wd,Md)}function ba(e,t){let r=0,n=0,s=Ce(e.bands,pa);for(let i=0;i<s.length;i++){let a=s[i];a.series[0]==t?r=a.dir:a.series[1]==t&&(a.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Jg(e,t,r,n,s){let i=e.mode,a=e.series[t],u=i==2?a.facets[1].scale:a.scale,d=e.scales[u];return s==-1?d.min:s==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Mn(e,t,r,n,s,i){return kr(e,t,(a,u,d,m,y,f,h,b,_,D,U)=>{let P=a.pxRound,k=m.dir*(m.ori==0?1:-1),A=m.ori==0?io:ao,C,Y;k==1?(C=r,Y=n):(C=n,Y=r);let I=P(f(u[C],m,D,b)),se=P(h(d[C],y,U,_)),Z=P(f(u[Y],m,D,b)),ce=P(h(i==1?y.max:y.min,y,U,_)),J=new Path2D(s);return A(J,Z,ce),A(J,I,ce),A(J,I,se),J})}function Ls(e,t,r,n,s,i){let a=null;if(e.length>0){a=new Path2D;let u=t==0?$s:va,d=r;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){let b=h[0]-d;b>0&&u(a,d,n,b,n+i),d=h[1]}}let m=r+s-d,y=10;m>0&&u(a,d,n-y/2,m,n+i+y)}return a}function Xg(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function wa(e,t,r,n,s,i,a){let u=[],d=e.length;for(let m=s==1?r:n;m>=r&&m<=n;m+=s)if(t[m]===null){let f=m,h=m;if(s==1)for(;++m<=n&&t[m]===null;)h=m;else for(;--m>=r&&t[m]===null;)h=m;let b=i(e[f]),_=h==f?b:i(e[h]),D=f-s;b=a<=0&&D>=0&&D<d?i(e[D]):b;let P=h+s;_=a>=0&&P>=0&&P<d?i(e[P]):_,_>=b&&u.push([b,_])}return u}function ed(e){return e==0?cd:e==1?ct:t=>hr(t,e)}function Nd(e){let t=e==0?Us:Ns,r=e==0?(s,i,a,u,d,m)=>{s.arcTo(i,a,u,d,m)}:(s,i,a,u,d,m)=>{s.arcTo(a,i,d,u,m)},n=e==0?(s,i,a,u,d)=>{s.rect(i,a,u,d)}:(s,i,a,u,d)=>{s.rect(a,i,d,u)};return(s,i,a,u,d,m=0,y=0)=>{m==0&&y==0?n(s,i,a,u,d):(m=bn(m,u/2,d/2),y=bn(y,u/2,d/2),t(s,i+m,a),r(s,i+u,a,i+u,a+d,m),r(s,i+u,a+d,i,a+d,y),r(s,i,a+d,i,a,y),r(s,i,a,i+u,a,m),s.closePath())}}var Us=(e,t,r)=>{e.moveTo(t,r)},Ns=(e,t,r)=>{e.moveTo(r,t)},io=(e,t,r)=>{e.lineTo(t,r)},ao=(e,t,r)=>{e.lineTo(r,t)},$s=Nd(0),va=Nd(1),$d=(e,t,r,n,s,i)=>{e.arc(t,r,n,s,i)},Wd=(e,t,r,n,s,i)=>{e.arc(r,t,n,s,i)},Id=(e,t,r,n,s,i,a)=>{e.bezierCurveTo(t,r,n,s,i,a)},Md=(e,t,r,n,s,i,a)=>{e.bezierCurveTo(r,t,s,n,a,i)};function Od(e){return(t,r,n,s,i)=>kr(t,r,(a,u,d,m,y,f,h,b,_,D,U)=>{let{pxRound:P,points:k}=a,A,C;m.ori==0?(A=Us,C=$d):(A=Ns,C=Wd);let Y=$e(k.width*Re,3),I=(k.size-k.width)/2*Re,se=$e(I*2,3),Z=new Path2D,ce=new Path2D,{left:J,top:E,width:ee,height:O}=t.bbox;$s(ce,J-se,E-se,ee+se*2,O+se*2);let $=W=>{if(d[W]!=null){let M=P(f(u[W],m,D,b)),N=P(h(d[W],y,U,_));A(Z,M+I,N),C(Z,M,N,I,0,Ts*2)}};if(i)i.forEach($);else for(let W=n;W<=s;W++)$(W);return{stroke:Y>0?Z:null,fill:Z,clip:ce,flags:oo|oa}})}function Fd(e){return(t,r,n,s,i,a)=>{n!=s&&(i!=n&&a!=n&&e(t,r,n),i!=s&&a!=s&&e(t,r,s),e(t,r,a))}}var eh=Fd(io),th=Fd(ao);function Vd(e){let t=Ce(e?.alignGaps,0);return(r,n,s,i)=>kr(r,n,(a,u,d,m,y,f,h,b,_,D,U)=>{[s,i]=Ps(d,s,i);let P=a.pxRound,k=O=>P(f(O,m,D,b)),A=O=>P(h(O,y,U,_)),C,Y;m.ori==0?(C=io,Y=eh):(C=ao,Y=th);let I=m.dir*(m.ori==0?1:-1),se={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:oo},Z=se.stroke,ce=!1;if(i-s>=D*4){let O=z=>r.posToVal(z,m.key,!0),$=null,W=null,M,N,we,ae=k(u[I==1?s:i]),G=k(u[s]),fe=k(u[i]),le=O(I==1?G+1:fe-1);for(let z=I==1?s:i;z>=s&&z<=i;z+=I){let We=u[z],de=(I==1?We<le:We>le)?ae:k(We),ve=d[z];de==ae?ve!=null?(N=ve,$==null?(C(Z,de,A(N)),M=$=W=N):N<$?$=N:N>W&&(W=N)):ve===null&&(ce=!0):($!=null&&Y(Z,ae,A($),A(W),A(M),A(N)),ve!=null?(N=ve,C(Z,de,A(N)),$=W=M=N):($=W=null,ve===null&&(ce=!0)),ae=de,le=O(ae+I))}$!=null&&$!=W&&we!=ae&&Y(Z,ae,A($),A(W),A(M),A(N))}else for(let O=I==1?s:i;O>=s&&O<=i;O+=I){let $=d[O];$===null?ce=!0:$!=null&&C(Z,k(u[O]),A($))}let[E,ee]=ba(r,n);if(a.fill!=null||E!=0){let O=se.fill=new Path2D(Z),$=a.fillTo(r,n,a.min,a.max,E),W=A($),M=k(u[s]),N=k(u[i]);I==-1&&([N,M]=[M,N]),C(O,N,W),C(O,M,W)}if(!a.spanGaps){let O=[];ce&&O.push(...wa(u,d,s,i,I,k,t)),se.gaps=O=a.gaps(r,n,s,i,O),se.clip=Ls(O,m.ori,b,_,D,U)}return ee!=0&&(se.band=ee==2?[Mn(r,n,s,i,Z,-1),Mn(r,n,s,i,Z,1)]:Mn(r,n,s,i,Z,ee)),se})}function nh(e){let t=Ce(e.align,1),r=Ce(e.ascDesc,!1),n=Ce(e.alignGaps,0),s=Ce(e.extend,!1);return(i,a,u,d)=>kr(i,a,(m,y,f,h,b,_,D,U,P,k,A)=>{[u,d]=Ps(f,u,d);let C=m.pxRound,{left:Y,width:I}=i.bbox,se=G=>C(_(G,h,k,U)),Z=G=>C(D(G,b,A,P)),ce=h.ori==0?io:ao,J={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:oo},E=J.stroke,ee=h.dir*(h.ori==0?1:-1),O=Z(f[ee==1?u:d]),$=se(y[ee==1?u:d]),W=$,M=$;s&&t==-1&&(M=Y,ce(E,M,O)),ce(E,$,O);for(let G=ee==1?u:d;G>=u&&G<=d;G+=ee){let fe=f[G];if(fe==null)continue;let le=se(y[G]),z=Z(fe);t==1?ce(E,le,O):ce(E,W,z),ce(E,le,z),O=z,W=le}let N=W;s&&t==1&&(N=Y+I,ce(E,N,O));let[we,ae]=ba(i,a);if(m.fill!=null||we!=0){let G=J.fill=new Path2D(E),fe=m.fillTo(i,a,m.min,m.max,we),le=Z(fe);ce(G,N,le),ce(G,M,le)}if(!m.spanGaps){let G=[];G.push(...wa(y,f,u,d,ee,se,n));let fe=m.width*Re/2,le=r||t==1?fe:-fe,z=r||t==-1?-fe:fe;G.forEach(We=>{We[0]+=le,We[1]+=z}),J.gaps=G=m.gaps(i,a,u,d,G),J.clip=Ls(G,h.ori,U,P,k,A)}return ae!=0&&(J.band=ae==2?[Mn(i,a,u,d,E,-1),Mn(i,a,u,d,E,1)]:Mn(i,a,u,d,E,ae)),J})}function td(e,t,r,n,s,i,a=Ne){if(e.length>1){let u=null;for(let d=0,m=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let y=dt(e[d]-e[u]);y<m&&(m=y,a=dt(r(e[d],n,s,i)-r(e[u],n,s,i)))}u=d}}return a}function rh(e){e=e||$o;let t=Ce(e.size,[.6,Ne,1]),r=e.align||0,n=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=be(s),a=1-t[0],u=Ce(t[1],Ne),d=Ce(t[2],1),m=Ce(e.disp,$o),y=Ce(e.each,b=>{}),{fill:f,stroke:h}=m;return(b,_,D,U)=>kr(b,_,(P,k,A,C,Y,I,se,Z,ce,J,E)=>{let ee=P.pxRound,O=r,$=n*Re,W=u*Re,M=d*Re,N,we;C.ori==0?[N,we]=i(b,_):[we,N]=i(b,_);let ae=C.dir*(C.ori==0?1:-1),G=C.ori==0?$s:va,fe=C.ori==0?y:(q,Ie,lt,Cr,rr,kn,or)=>{y(q,Ie,lt,rr,Cr,or,kn)},le=Ce(b.bands,pa).find(q=>q.series[0]==_),z=le!=null?le.dir:0,We=P.fillTo(b,_,P.min,P.max,z),_e=ee(se(We,Y,E,ce)),de,ve,Kt,Ct=J,ze=ee(P.width*Re),vn=!1,En=null,Yt=null,Vn=null,_r=null;f!=null&&(ze==0||h!=null)&&(vn=!0,En=f.values(b,_,D,U),Yt=new Map,new Set(En).forEach(q=>{q!=null&&Yt.set(q,new Path2D)}),ze>0&&(Vn=h.values(b,_,D,U),_r=new Map,new Set(Vn).forEach(q=>{q!=null&&_r.set(q,new Path2D)})));let{x0:Tr,size:uo}=m;if(Tr!=null&&uo!=null){O=1,k=Tr.values(b,_,D,U),Tr.unit==2&&(k=k.map(lt=>b.posToVal(Z+lt*J,C.key,!0)));let q=uo.values(b,_,D,U);uo.unit==2?ve=q[0]*J:ve=I(q[0],C,J,Z)-I(0,C,J,Z),Ct=td(k,A,I,C,J,Z,Ct),Kt=Ct-ve+$}else Ct=td(k,A,I,C,J,Z,Ct),Kt=Ct*a+$,ve=Ct-Kt;Kt<1&&(Kt=0),ze>=ve/2&&(ze=0),Kt<5&&(ee=cd);let Qo=Kt>0,tr=Ct-Kt-(Qo?ze:0);ve=ee(ta(tr,M,W)),de=(O==0?ve/2:O==ae?0:ve)-O*ae*((O==0?$/2:0)+(Qo?ze/2:0));let At={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},xr=vn?null:new Path2D,Ln=null;if(le!=null)Ln=b.data[le.series[1]];else{let{y0:q,y1:Ie}=m;q!=null&&Ie!=null&&(A=Ie.values(b,_,D,U),Ln=q.values(b,_,D,U))}let nr=N*ve,pe=we*ve;for(let q=ae==1?D:U;q>=D&&q<=U;q+=ae){let Ie=A[q];if(Ie==null)continue;if(Ln!=null){let Lt=Ln[q]??0;if(Ie-Lt==0)continue;_e=se(Lt,Y,E,ce)}let lt=C.distr!=2||m!=null?k[q]:q,Cr=I(lt,C,J,Z),rr=se(Ce(Ie,We),Y,E,ce),kn=ee(Cr-de),or=ee(Et(rr,_e)),It=ee(bn(rr,_e)),Zt=or-It;if(Ie!=null){let Lt=Ie<0?pe:nr,ln=Ie<0?nr:pe;vn?(ze>0&&Vn[q]!=null&&G(_r.get(Vn[q]),kn,It+Ht(ze/2),ve,Et(0,Zt-ze),Lt,ln),En[q]!=null&&G(Yt.get(En[q]),kn,It+Ht(ze/2),ve,Et(0,Zt-ze),Lt,ln)):G(xr,kn,It+Ht(ze/2),ve,Et(0,Zt-ze),Lt,ln),fe(b,_,q,kn-ze/2,It,ve+ze,Zt)}}return ze>0?At.stroke=vn?_r:xr:vn||(At._fill=P.width==0?P._fill:P._stroke??P._fill,At.width=0),At.fill=vn?Yt:xr,At})}function oh(e,t){let r=Ce(t?.alignGaps,0);return(n,s,i,a)=>kr(n,s,(u,d,m,y,f,h,b,_,D,U,P)=>{[i,a]=Ps(m,i,a);let k=u.pxRound,A=N=>k(h(N,y,U,_)),C=N=>k(b(N,f,P,D)),Y,I,se;y.ori==0?(Y=Us,se=io,I=Id):(Y=Ns,se=ao,I=Md);let Z=y.dir*(y.ori==0?1:-1),ce=A(d[Z==1?i:a]),J=ce,E=[],ee=[];for(let N=Z==1?i:a;N>=i&&N<=a;N+=Z)if(m[N]!=null){let ae=d[N],G=A(ae);E.push(J=G),ee.push(C(m[N]))}let O={stroke:e(E,ee,Y,se,I,k),fill:null,clip:null,band:null,gaps:null,flags:oo},$=O.stroke,[W,M]=ba(n,s);if(u.fill!=null||W!=0){let N=O.fill=new Path2D($),we=u.fillTo(n,s,u.min,u.max,W),ae=C(we);se(N,J,ae),se(N,ce,ae)}if(!u.spanGaps){let N=[];N.push(...wa(d,m,i,a,Z,A,r)),O.gaps=N=u.gaps(n,s,i,a,N),O.clip=Ls(N,y.ori,_,D,U,P)}return M!=0&&(O.band=M==2?[Mn(n,s,i,a,$,-1),Mn(n,s,i,a,$,1)]:Mn(n,s,i,a,$,M)),O})}function sh(e){return oh(ih,e)}function ih(e,t,r,n,s,i){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),a==2)n(u,e[1],t[1]);else{let d=Array(a),m=Array(a-1),y=Array(a-1),f=Array(a-1);for(let h=0;h<a-1;h++)y[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],m[h]=y[h]/f[h];d[0]=m[0];for(let h=1;h<a-1;h++)m[h]===0||m[h-1]===0||m[h-1]>0!=m[h]>0?d[h]=0:(d[h]=3*(f[h-1]+f[h])/((2*f[h]+f[h-1])/m[h-1]+(f[h]+2*f[h-1])/m[h]),isFinite(d[h])||(d[h]=0));d[a-1]=m[a-2];for(let h=0;h<a-1;h++)s(u,e[h]+f[h]/3,t[h]+d[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-d[h+1]*f[h]/3,e[h+1],t[h+1])}return u}var sa=new Set;function nd(){for(let e of sa)e.syncRect(!0)}so&&(wr(Ff,eo,nd),wr(Vf,eo,nd,!0),wr(xs,eo,()=>{mt.pxRatio=Re}));var ah=Vd(),lh=Od();function rd(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,a)=>ia(i,a,t,r))}function uh(e,t){return e.map((r,n)=>n==0?{}:at({},t,r))}function ia(e,t,r,n){return at({},t==0?r:n,e)}function qd(e,t,r){return t==null?no:[t,r]}var ch=qd;function dh(e,t,r){return t==null?no:Cs(t,r,da,!0)}function Bd(e,t,r,n){return t==null?no:Rs(t,r,e.scales[n].log,!1)}var mh=Bd;function Qd(e,t,r,n){return t==null?no:ca(t,r,e.scales[n].log,!1)}var ph=Qd;function fh(e,t,r,n,s){let i=Et($c(e),$c(t)),a=t-e,u=yn(s/n*a,r);do{let d=r[u],m=n*d/a;if(m>=s&&i+(d<5?Xn.get(d):0)<=17)return[d,m]}while(++u<r.length);return[0,0]}function od(e){let t,r;return e=e.replace(/(\d+)px/,(n,s)=>(t=ct((r=+s)*Re))+"px"),[e,t,r]}function gh(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=$e(t[2]*Re,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function mt(e,t,r){let n={mode:Ce(e.mode,1)},s=n.mode;function i(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?1-w:w)}function a(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?w:1-w)}function u(l,c,p,g){return c.ori==0?i(l,c,p,g):a(l,c,p,g)}n.valToPosH=i,n.valToPosV=a;let d=!1;n.status=0;let m=n.root=sn(Sf);if(e.id!=null&&(m.id=e.id),Gt(m,e.class),e.title){let l=sn(xf,m);l.textContent=e.title}let y=hn("canvas"),f=n.ctx=y.getContext("2d"),h=sn(Cf,m);wr("click",h,l=>{l.target===_&&(Me!=Ir||Qe!=Mr)&&St.click(n,l)},!0);let b=n.under=sn(Af,h);h.appendChild(y);let _=n.over=sn(Pf,h);e=ro(e);let D=+Ce(e.pxAlign,1),U=ed(D);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let P=e.ms||.001,k=n.series=s==1?rd(e.series||[],zc,Jc,!1):uh(e.series||[null],Zc),A=n.axes=rd(e.axes||[],Hc,Kc,!0),C=n.scales={},Y=n.bands=e.bands||[];Y.forEach(l=>{l.fill=be(l.fill||null),l.dir=Ce(l.dir,-1)});let I=s==2?k[1].facets[0].scale:k[0].scale,se={axes:mp,series:ap},Z=(e.drawOrder||["axes","series"]).map(l=>se[l]);function ce(l){let c=l.distr==3?p=>In(p>0?p:l.clamp(n,p,l.min,l.max,l.key)):l.distr==4?p=>zi(p,l.asinh):l.distr==100?p=>l.fwd(p):p=>p;return p=>{let g=c(p),{_min:w,_max:v}=l,T=v-w;return(g-w)/T}}function J(l){let c=C[l];if(c==null){let p=(e.scales||$o)[l]||$o;if(p.from!=null){J(p.from);let g=at({},C[p.from],p,{key:l});g.valToPct=ce(g),C[l]=g}else{c=C[l]=at({},l==I?Ld:Zg,p),c.key=l;let g=c.time,w=c.range,v=Jn(w);if((l!=I||s==2&&!g)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Lc:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Lc:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&Es(w))){let T=w;w=(R,L,F)=>L==null?no:Cs(L,F,T)}c.range=be(w||(g?ch:l==I?c.distr==3?mh:c.distr==4?ph:qd:c.distr==3?Bd:c.distr==4?Qd:dh)),c.auto=be(v?!1:c.auto),c.clamp=be(c.clamp||Yg),c._min=c._max=null,c.valToPct=ce(c)}}}J("x"),J("y"),s==1&&k.forEach(l=>{J(l.scale)}),A.forEach(l=>{J(l.scale)});for(let l in e.scales)J(l);let E=C[I],ee=E.distr,O,$;E.ori==0?(Gt(m,_f),O=i,$=a):(Gt(m,Tf),O=a,$=i);let W={};for(let l in C){let c=C[l];(c.min!=null||c.max!=null)&&(W[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ct(l/P))),N=e.fmtDate||fa,we=P==1?_g(M):Cg(M),ae=Bc(M,qc(P==1?Sg:xg,N)),G=Gc(M,Qc(Pg,N)),fe=[],le=n.legend=at({},Eg,e.legend),z=n.cursor=at({},Ig,{drag:{y:s==2}},e.cursor),We=le.show,_e=z.show,de=le.markers;le.idxs=fe,de.width=be(de.width),de.dash=be(de.dash),de.stroke=be(de.stroke),de.fill=be(de.fill);let ve,Kt,Ct,ze=[],vn=[],En,Yt=!1,Vn={};if(le.live){let l=k[1]?k[1].values:null;Yt=l!=null,En=Yt?l(n,1,0):{_:0};for(let c in En)Vn[c]=la}if(We)if(ve=hn("table",Nf,m),Ct=hn("tbody",null,ve),le.mount(n,ve),Yt){Kt=hn("thead",null,ve,Ct);let l=hn("tr",null,Kt);hn("th",null,l);for(var _r in En)hn("th",wc,l).textContent=_r}else Gt(ve,Wf),le.live&&Gt(ve,$f);let Tr={show:!0},uo={show:!1};function Qo(l,c){if(c==0&&(Yt||!le.live||s==2))return no;let p=[],g=hn("tr",If,Ct,Ct.childNodes[c]);Gt(g,l.class),l.show||Gt(g,br);let w=hn("th",null,g);if(de.show){let R=sn(Mf,w);if(c>0){let L=de.width(n,c);L&&(R.style.border=L+"px "+de.dash(n,c)+" "+de.stroke(n,c)),R.style.background=de.fill(n,c)}}let v=sn(wc,w);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(de.show||(v.style.color=l.width>0?de.stroke(n,c):de.fill(n,c)),At("click",w,R=>{if(z._lock)return;ir(R);let L=k.indexOf(l);if((R.ctrlKey||R.metaKey)!=le.isolate){let F=k.some((V,Q)=>Q>0&&Q!=L&&V.show);k.forEach((V,Q)=>{Q>0&&_n(Q,F?Q==L?Tr:uo:Tr,!0,tt.setSeries)})}else _n(L,{show:!l.show},!0,tt.setSeries)},!1),Pr&&At(_c,w,R=>{z._lock||(ir(R),_n(k.indexOf(l),Fr,!0,tt.setSeries))},!1));for(var T in En){let R=hn("td",Of,g);R.textContent="--",p.push(R)}return[g,p]}let tr=new Map;function At(l,c,p,g=!0){let w=tr.get(c)||{},v=z.bind[l](n,c,p,g);v&&(wr(l,c,w[l]=v),tr.set(c,w))}function xr(l,c,p){let g=tr.get(c)||{};for(let w in g)(l==null||w==l)&&(ea(w,c,g[w]),delete g[w]);l==null&&tr.delete(c)}let Ln=0,nr=0,pe=0,q=0,Ie=0,lt=0,Cr=Ie,rr=lt,kn=pe,or=q,It=0,Zt=0,Lt=0,ln=0;n.bbox={};let Hs=!1,Go=!1,Ar=!1,sr=!1,Ho=!1,Jt=!1;function zs(l,c,p){(p||l!=n.width||c!=n.height)&&za(l,c),Ur(!1),Ar=!0,Go=!0,Nr()}function za(l,c){n.width=Ln=pe=l,n.height=nr=q=c,Ie=lt=0,ep(),tp();let p=n.bbox;It=p.left=hr(Ie*Re,.5),Zt=p.top=hr(lt*Re,.5),Lt=p.width=hr(pe*Re,.5),ln=p.height=hr(q*Re,.5)}let Zm=3;function Jm(){let l=!1,c=0;for(;!l;){c++;let p=cp(c),g=dp(c);l=c==Zm||p&&g,l||(za(n.width,n.height),Go=!0)}}function Xm({width:l,height:c}){zs(l,c)}n.setSize=Xm;function ep(){let l=!1,c=!1,p=!1,g=!1;A.forEach((w,v)=>{if(w.show&&w._show){let{side:T,_size:R}=w,L=T%2,F=w.label!=null?w.labelSize:0,V=R+F;V>0&&(L?(pe-=V,T==3?(Ie+=V,g=!0):p=!0):(q-=V,T==0?(lt+=V,l=!0):c=!0))}}),ar[0]=l,ar[1]=p,ar[2]=c,ar[3]=g,pe-=qn[1]+qn[3],Ie+=qn[3],q-=qn[2]+qn[0],lt+=qn[0]}function tp(){let l=Ie+pe,c=lt+q,p=Ie,g=lt;function w(v,T){switch(v){case 1:return l+=T,l-T;case 2:return c+=T,c-T;case 3:return p-=T,p+T;case 0:return g-=T,g+T}}A.forEach((v,T)=>{if(v.show&&v._show){let R=v.side;v._pos=w(R,v._size),v.label!=null&&(v._lpos=w(R,v.labelSize))}})}if(z.dataIdx==null){let l=z.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let p=l.prox=be(l.prox),g=l.bias??=0;z.dataIdx=(w,v,T,R)=>{if(v==0)return T;let L=T,F=p(w,v,T,R)??Ne,V=F>=0&&F<Ne,Q=E.ori==0?pe:q,ue=z.left,Ae=t[0],Te=t[v];if(c.has(Te[T])){L=null;let he=null,re=null,j;if(g==0||g==-1)for(j=T;he==null&&j-- >0;)c.has(Te[j])||(he=j);if(g==0||g==1)for(j=T;re==null&&j++<Te.length;)c.has(Te[j])||(re=j);if(he!=null||re!=null)if(V){let Fe=he==null?-1/0:O(Ae[he],E,Q,0),Ze=re==null?1/0:O(Ae[re],E,Q,0),bt=ue-Fe,Ee=Ze-ue;bt<=Ee?bt<=F&&(L=he):Ee<=F&&(L=re)}else L=re==null?he:he==null?re:T-he<=re-T?he:re}else V&&dt(ue-O(Ae[T],E,Q,0))>F&&(L=null);return L}}let ir=l=>{z.event=l};z.idxs=fe,z._lock=!1;let _t=z.points;_t.show=be(_t.show),_t.size=be(_t.size),_t.stroke=be(_t.stroke),_t.width=be(_t.width),_t.fill=be(_t.fill);let Sn=n.focus=at({},e.focus||{alpha:.3},z.focus),Pr=Sn.prox>=0,Rr=Pr&&_t.one,Xt=[],Dr=[],Er=[];function ja(l,c){let p=_t.show(n,c);if(p instanceof HTMLElement)return Gt(p,Uf),Gt(p,l.class),Rn(p,-10,-10,pe,q),_.insertBefore(p,Xt[c]),p}function Ka(l,c){if(s==1||c>0){let p=s==1&&C[l.scale].time,g=l.value;l.value=p?Mc(g)?Gc(M,Qc(g,N)):g||G:g||zg,l.label=l.label||(p?Og:Mg)}if(Rr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||ah||Zf,l.fillTo=be(l.fillTo||Jg),l.pxAlign=+Ce(l.pxAlign,D),l.pxRound=ed(l.pxAlign),l.stroke=be(l.stroke||null),l.fill=be(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let p=jg(Et(1,l.width),1),g=l.points=at({},{size:p,width:Et(1,p*.2),stroke:l.stroke,space:p*2,paths:lh,_stroke:null,_fill:null},l.points);g.show=be(g.show),g.filter=be(g.filter),g.fill=be(g.fill),g.stroke=be(g.stroke),g.paths=be(g.paths),g.pxAlign=l.pxAlign}if(We){let p=Qo(l,c);ze.splice(c,0,p[0]),vn.splice(c,0,p[1]),le.values.push(null)}if(_e){fe.splice(c,0,null);let p=null;Rr?c==0&&(p=ja(l,c)):c>0&&(p=ja(l,c)),Xt.splice(c,0,p),Dr.splice(c,0,0),Er.splice(c,0,0)}yt("addSeries",c)}function np(l,c){c=c??k.length,l=s==1?ia(l,c,zc,Jc):ia(l,c,{},Zc),k.splice(c,0,l),Ka(k[c],c)}n.addSeries=np;function rp(l){if(k.splice(l,1),We){le.values.splice(l,1),vn.splice(l,1);let c=ze.splice(l,1)[0];xr(null,c.firstChild),c.remove()}_e&&(fe.splice(l,1),Xt.splice(l,1)[0].remove(),Dr.splice(l,1),Er.splice(l,1)),yt("delSeries",l)}n.delSeries=rp;let ar=[!1,!1,!1,!1];function op(l,c){if(l._show=l.show,l.show){let p=l.side%2,g=C[l.scale];g==null&&(l.scale=p?k[1].scale:I,g=C[l.scale]);let w=g.time;l.size=be(l.size),l.space=be(l.space),l.rotate=be(l.rotate),Jn(l.incrs)&&l.incrs.forEach(T=>{!Xn.has(T)&&Xn.set(T,pd(T))}),l.incrs=be(l.incrs||(g.distr==2?wg:w?P==1?kg:Tg:yr)),l.splits=be(l.splits||(w&&g.distr==1?we:g.distr==3?na:g.distr==4?qg:Vg)),l.stroke=be(l.stroke),l.grid.stroke=be(l.grid.stroke),l.ticks.stroke=be(l.ticks.stroke),l.border.stroke=be(l.border.stroke);let v=l.values;l.values=Jn(v)&&!Jn(v[0])?be(v):w?Jn(v)?Bc(M,qc(v,N)):Mc(v)?Ag(M,v):v||ae:v||Fg,l.filter=be(l.filter||(g.distr>=3&&g.log==10?Gg:g.distr==3&&g.log==2?Hg:dd)),l.font=od(l.font),l.labelFont=od(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(ar[c]=!0,l._el=sn(Rf,h))}}function co(l,c,p,g){let[w,v,T,R]=p,L=c%2,F=0;return L==0&&(R||v)&&(F=c==0&&!w||c==2&&!T?ct(Hc.size/3):0),L==1&&(w||T)&&(F=c==1&&!v||c==3&&!R?ct(Kc.size/2):0),F}let Ya=n.padding=(e.padding||[co,co,co,co]).map(l=>be(Ce(l,co))),qn=n._padding=Ya.map((l,c)=>l(n,c,ar,0)),kt,pt=null,ft=null,zo=s==1?k[0].idxs:null,un=null,mo=!1;function Za(l,c){if(t=l??[],n.data=n._data=t,s==2){kt=0;for(let p=1;p<k.length;p++)kt+=t[p][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),un=t[0],kt=un.length;let p=t;if(ee==2){p=t.slice();let g=p[0]=Array(kt);for(let w=0;w<kt;w++)g[w]=w}n._data=t=p}if(Ur(!0),yt("setData"),ee==2&&(Ar=!0),c!==!1){let p=E;p.auto(n,mo)?js():Qn(I,p.min,p.max),sr=sr||z.left>=0,Jt=!0,Nr()}}n.setData=Za;function js(){mo=!0;let l,c;s==1&&(kt>0?(pt=zo[0]=0,ft=zo[1]=kt-1,l=t[0][pt],c=t[0][ft],ee==2?(l=pt,c=ft):l==c&&(ee==3?[l,c]=Rs(l,l,E.log,!1):ee==4?[l,c]=ca(l,l,E.log,!1):E.time?c=l+ct(86400/P):[l,c]=Cs(l,c,da,!0))):(pt=zo[0]=l=null,ft=zo[1]=c=null)),Qn(I,l,c)}let jo,Lr,Ks,Ys,Zs,Js,Xs,ei,ti,Ut;function Ja(l,c,p,g,w,v){l??=kc,p??=pa,g??="butt",w??=kc,v??="round",l!=jo&&(f.strokeStyle=jo=l),w!=Lr&&(f.fillStyle=Lr=w),c!=Ks&&(f.lineWidth=Ks=c),v!=Zs&&(f.lineJoin=Zs=v),g!=Js&&(f.lineCap=Js=g),p!=Ys&&f.setLineDash(Ys=p)}function Xa(l,c,p,g){c!=Lr&&(f.fillStyle=Lr=c),l!=Xs&&(f.font=Xs=l),p!=ei&&(f.textAlign=ei=p),g!=ti&&(f.textBaseline=ti=g)}function ni(l,c,p,g,w=0){if(g.length>0&&l.auto(n,mo)&&(c==null||c.min==null)){let v=Ce(pt,0),T=Ce(ft,g.length-1),R=p.min==null?Gf(g,v,T,w,l.distr==3):[p.min,p.max];l.min=bn(l.min,p.min=R[0]),l.max=Et(l.max,p.max=R[1])}}let el={min:null,max:null};function sp(){for(let g in C){let w=C[g];W[g]==null&&(w.min==null||W[I]!=null&&w.auto(n,mo))&&(W[g]=el)}for(let g in C){let w=C[g];W[g]==null&&w.from!=null&&W[w.from]!=null&&(W[g]=el)}W[I]!=null&&Ur(!0);let l={};for(let g in W){let w=W[g];if(w!=null){let v=l[g]=ro(C[g],eg);if(w.min!=null)at(v,w);else if(g!=I||s==2)if(kt==0&&v.from==null){let T=v.range(n,null,null,g);v.min=T[0],v.max=T[1]}else v.min=Ne,v.max=-Ne}}if(kt>0){k.forEach((g,w)=>{if(s==1){let v=g.scale,T=W[v];if(T==null)return;let R=l[v];if(w==0){let L=R.range(n,R.min,R.max,v);R.min=L[0],R.max=L[1],pt=yn(R.min,t[0]),ft=yn(R.max,t[0]),ft-pt>1&&(t[0][pt]<R.min&&pt++,t[0][ft]>R.max&&ft--),g.min=un[pt],g.max=un[ft]}else g.show&&g.auto&&ni(R,T,g,t[w],g.sorted);g.idxs[0]=pt,g.idxs[1]=ft}else if(w>0&&g.show&&g.auto){let[v,T]=g.facets,R=v.scale,L=T.scale,[F,V]=t[w],Q=l[R],ue=l[L];Q!=null&&ni(Q,W[R],v,F,v.sorted),ue!=null&&ni(ue,W[L],T,V,T.sorted),g.min=T.min,g.max=T.max}});for(let g in l){let w=l[g],v=W[g];if(w.from==null&&(v==null||v.min==null)){let T=w.range(n,w.min==Ne?null:w.min,w.max==-Ne?null:w.max,g);w.min=T[0],w.max=T[1]}}}for(let g in l){let w=l[g];if(w.from!=null){let v=l[w.from];if(v.min==null)w.min=w.max=null;else{let T=w.range(n,v.min,v.max,g);w.min=T[0],w.max=T[1]}}}let c={},p=!1;for(let g in l){let w=l[g],v=C[g];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let T=v.distr;v._min=T==3?In(v.min):T==4?zi(v.min,v.asinh):T==100?v.fwd(v.min):v.min,v._max=T==3?In(v.max):T==4?zi(v.max,v.asinh):T==100?v.fwd(v.max):v.max,c[g]=p=!0}}if(p){k.forEach((g,w)=>{s==2?w>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)Ar=!0,yt("setScale",g);_e&&z.left>=0&&(sr=Jt=!0)}for(let g in W)W[g]=null}function ip(l){let c=ta(pt-1,0,kt-1),p=ta(ft+1,0,kt-1);for(;l[c]==null&&c>0;)c--;for(;l[p]==null&&p<kt-1;)p++;return[c,p]}function ap(){if(kt>0){let l=k.some(c=>c._focus)&&Ut!=Sn.alpha;l&&(f.globalAlpha=Ut=Sn.alpha),k.forEach((c,p)=>{if(p>0&&c.show&&(tl(p,!1),tl(p,!0),c._paths==null)){let g=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha);let w=s==2?[0,t[p][0].length-1]:ip(t[p]);c._paths=c.paths(n,p,w[0],w[1]),Ut!=g&&(f.globalAlpha=Ut=g)}}),k.forEach((c,p)=>{if(p>0&&c.show){let g=Ut;Ut!=c.alpha&&(f.globalAlpha=Ut=c.alpha),c._paths!=null&&nl(p,!1);{let w=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,p,pt,ft,w),T=c.points.filter(n,p,v,w);(v||T)&&(c.points._paths=c.points.paths(n,p,pt,ft,T),nl(p,!0))}Ut!=g&&(f.globalAlpha=Ut=g),yt("drawSeries",p)}}),l&&(f.globalAlpha=Ut=1)}}function tl(l,c){let p=c?k[l].points:k[l];p._stroke=p.stroke(n,l),p._fill=p.fill(n,l)}function nl(l,c){let p=c?k[l].points:k[l],{stroke:g,fill:w,clip:v,flags:T,_stroke:R=p._stroke,_fill:L=p._fill,_width:F=p.width}=p._paths;F=$e(F*Re,3);let V=null,Q=F%2/2;c&&L==null&&(L=F>0?"#fff":R);let ue=p.pxAlign==1&&Q>0;if(ue&&f.translate(Q,Q),!c){let Ae=It-F/2,Te=Zt-F/2,he=Lt+F,re=ln+F;V=new Path2D,V.rect(Ae,Te,he,re)}c?ri(R,F,p.dash,p.cap,L,g,w,T,v):lp(l,R,F,p.dash,p.cap,L,g,w,T,V,v),ue&&f.translate(-Q,-Q)}function lp(l,c,p,g,w,v,T,R,L,F,V){let Q=!1;L!=0&&Y.forEach((ue,Ae)=>{if(ue.series[0]==l){let Te=k[ue.series[1]],he=t[ue.series[1]],re=(Te._paths||$o).band;Jn(re)&&(re=ue.dir==1?re[0]:re[1]);let j,Fe=null;Te.show&&re&&zf(he,pt,ft)?(Fe=ue.fill(n,Ae)||v,j=Te._paths.clip):re=null,ri(c,p,g,w,Fe,T,R,L,F,V,j,re),Q=!0}}),Q||ri(c,p,g,w,v,T,R,L,F,V)}let rl=oo|oa;function ri(l,c,p,g,w,v,T,R,L,F,V,Q){Ja(l,c,p,g,w),(L||F||Q)&&(f.save(),L&&f.clip(L),F&&f.clip(F)),Q?(R&rl)==rl?(f.clip(Q),V&&f.clip(V),Yo(w,T),Ko(l,v,c)):R&oa?(Yo(w,T),f.clip(Q),Ko(l,v,c)):R&oo&&(f.save(),f.clip(Q),V&&f.clip(V),Yo(w,T),f.restore(),Ko(l,v,c)):(Yo(w,T),Ko(l,v,c)),(L||F||Q)&&f.restore()}function Ko(l,c,p){p>0&&(c instanceof Map?c.forEach((g,w)=>{f.strokeStyle=jo=w,f.stroke(g)}):c!=null&&l&&f.stroke(c))}function Yo(l,c){c instanceof Map?c.forEach((p,g)=>{f.fillStyle=Lr=g,f.fill(p)}):c!=null&&l&&f.fill(c)}function up(l,c,p,g){let w=A[l],v;if(g<=0)v=[0,0];else{let T=w._space=w.space(n,l,c,p,g),R=w._incrs=w.incrs(n,l,c,p,g,T);v=fh(c,p,R,g,T)}return w._found=v}function oi(l,c,p,g,w,v,T,R,L,F){let V=T%2/2;D==1&&f.translate(V,V),Ja(R,T,L,F,R),f.beginPath();let Q,ue,Ae,Te,he=w+(g==0||g==3?-v:v);p==0?(ue=w,Te=he):(Q=w,Ae=he);for(let re=0;re<l.length;re++)c[re]!=null&&(p==0?Q=Ae=l[re]:ue=Te=l[re],f.moveTo(Q,ue),f.lineTo(Ae,Te));f.stroke(),D==1&&f.translate(-V,-V)}function cp(l){let c=!0;return A.forEach((p,g)=>{if(!p.show)return;let w=C[p.scale];if(w.min==null){p._show&&(c=!1,p._show=!1,Ur(!1));return}else p._show||(c=!1,p._show=!0,Ur(!1));let v=p.side,T=v%2,{min:R,max:L}=w,[F,V]=up(g,R,L,T==0?pe:q);if(V==0)return;let Q=w.distr==2,ue=p._splits=p.splits(n,g,R,L,F,V,Q),Ae=w.distr==2?ue.map(j=>un[j]):ue,Te=w.distr==2?un[ue[1]]-un[ue[0]]:F,he=p._values=p.values(n,p.filter(n,Ae,g,V,Te),g,V,Te);p._rotate=v==2?p.rotate(n,he,g,V):0;let re=p._size;p._size=an(p.size(n,he,g,l)),re!=null&&p._size!=re&&(c=!1)}),c}function dp(l){let c=!0;return Ya.forEach((p,g)=>{let w=p(n,g,ar,l);w!=qn[g]&&(c=!1),qn[g]=w}),c}function mp(){for(let l=0;l<A.length;l++){let c=A[l];if(!c.show||!c._show)continue;let p=c.side,g=p%2,w,v,T=c.stroke(n,l),R=p==0||p==3?-1:1,[L,F]=c._found;if(c.label!=null){let Rt=c.labelGap*R,Ft=ct((c._lpos+Rt)*Re);Xa(c.labelFont[0],T,"center",p==2?"top":vc),f.save(),g==1?(w=v=0,f.translate(Ft,ct(Zt+ln/2)),f.rotate((p==3?-Ts:Ts)/2)):(w=ct(It+Lt/2),v=Ft);let cr=ud(c.label)?c.label(n,l,L,F):c.label;f.fillText(cr,w,v),f.restore()}if(F==0)continue;let V=C[c.scale],Q=g==0?Lt:ln,ue=g==0?It:Zt,Ae=c._splits,Te=V.distr==2?Ae.map(Rt=>un[Rt]):Ae,he=V.distr==2?un[Ae[1]]-un[Ae[0]]:L,re=c.ticks,j=c.border,Fe=re.show?re.size:0,Ze=ct(Fe*Re),bt=ct((c.alignTo==2?c._size-Fe-c.gap:c.gap)*Re),Ee=c._rotate*-Ts/180,Je=U(c._pos*Re),Mt=(Ze+bt)*R,Pt=Je+Mt;v=g==0?Pt:0,w=g==1?Pt:0;let en=c.font[0],cn=c.align==1?Jr:c.align==2?Qi:Ee>0?Jr:Ee<0?Qi:g==0?"center":p==3?Qi:Jr,xn=Ee||g==1?"middle":p==2?"top":vc;Xa(en,T,cn,xn);let Ot=c.font[1]*c.lineGap,tn=Ae.map(Rt=>U(u(Rt,V,Q,ue))),dn=c._values;for(let Rt=0;Rt<dn.length;Rt++){let Ft=dn[Rt];if(Ft!=null){g==0?w=tn[Rt]:v=tn[Rt],Ft=""+Ft;let cr=Ft.indexOf(`
`)==-1?[Ft]:Ft.split(/\n/gm);for(let Dt=0;Dt<cr.length;Dt++){let Sl=cr[Dt];Ee?(f.save(),f.translate(w,v+Dt*Ot),f.rotate(Ee),f.fillText(Sl,0,0),f.restore()):f.fillText(Sl,w,v+Dt*Ot)}}}re.show&&oi(tn,re.filter(n,Te,l,F,he),g,p,Je,Ze,$e(re.width*Re,3),re.stroke(n,l),re.dash,re.cap);let Cn=c.grid;Cn.show&&oi(tn,Cn.filter(n,Te,l,F,he),g,g==0?2:1,g==0?Zt:It,g==0?ln:Lt,$e(Cn.width*Re,3),Cn.stroke(n,l),Cn.dash,Cn.cap),j.show&&oi([Je],[1],g==0?1:0,g==0?1:2,g==1?Zt:It,g==1?ln:Lt,$e(j.width*Re,3),j.stroke(n,l),j.dash,j.cap)}yt("drawAxes")}function Ur(l){k.forEach((c,p)=>{p>0&&(c._paths=null,l&&(s==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let Zo=!1,si=!1,po=[];function pp(){si=!1;for(let l=0;l<po.length;l++)yt(...po[l]);po.length=0}function Nr(){Zo||(ag(ol),Zo=!0)}function fp(l,c=!1){Zo=!0,si=c,l(n),ol(),c&&po.length>0&&queueMicrotask(pp)}n.batch=fp;function ol(){if(Hs&&(sp(),Hs=!1),Ar&&(Jm(),Ar=!1),Go){if(Be(b,Jr,Ie),Be(b,"top",lt),Be(b,Eo,pe),Be(b,Lo,q),Be(_,Jr,Ie),Be(_,"top",lt),Be(_,Eo,pe),Be(_,Lo,q),Be(h,Eo,Ln),Be(h,Lo,nr),y.width=ct(Ln*Re),y.height=ct(nr*Re),A.forEach(({_el:l,_show:c,_size:p,_pos:g,side:w})=>{if(l!=null)if(c){let v=w===3||w===0?p:0,T=w%2==1;Be(l,T?"left":"top",g-v),Be(l,T?"width":"height",p),Be(l,T?"top":"left",T?lt:Ie),Be(l,T?"height":"width",T?q:pe),Xi(l,br)}else Gt(l,br)}),jo=Lr=Ks=Zs=Js=Xs=ei=ti=Ys=null,Ut=1,ho(!0),Ie!=Cr||lt!=rr||pe!=kn||q!=or){Ur(!1);let l=pe/kn,c=q/or;if(_e&&!sr&&z.left>=0){z.left*=l,z.top*=c,$r&&Rn($r,ct(z.left),0,pe,q),Wr&&Rn(Wr,0,ct(z.top),pe,q);for(let p=0;p<Xt.length;p++){let g=Xt[p];g!=null&&(Dr[p]*=l,Er[p]*=c,Rn(g,an(Dr[p]),an(Er[p]),pe,q))}}if(Oe.show&&!Ho&&Oe.left>=0&&Oe.width>0){Oe.left*=l,Oe.width*=l,Oe.top*=c,Oe.height*=c;for(let p in di)Be(Or,p,Oe[p])}Cr=Ie,rr=lt,kn=pe,or=q}yt("setSize"),Go=!1}Ln>0&&nr>0&&(f.clearRect(0,0,y.width,y.height),yt("drawClear"),Z.forEach(l=>l()),yt("draw")),Oe.show&&Ho&&(Jo(Oe),Ho=!1),_e&&sr&&(ur(null,!0,!1),sr=!1),le.show&&le.live&&Jt&&(ui(),Jt=!1),d||(d=!0,n.status=1,yt("ready")),mo=!1,Zo=!1}n.redraw=(l,c)=>{Ar=c||!1,l!==!1?Qn(I,E.min,E.max):Nr()};function ii(l,c){let p=C[l];if(p.from==null){if(kt==0){let g=p.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(kt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==I&&p.distr==2&&kt>0&&(c.min=yn(c.min,t[0]),c.max=yn(c.max,t[0]),c.min==c.max&&c.max++),W[l]=c,Hs=!0,Nr()}}n.setScale=ii;let ai,li,$r,Wr,sl,il,Ir,Mr,al,ll,Me,Qe,Bn=!1,St=z.drag,gt=St.x,ht=St.y;_e&&(z.x&&(ai=sn(Ef,_)),z.y&&(li=sn(Lf,_)),E.ori==0?($r=ai,Wr=li):($r=li,Wr=ai),Me=z.left,Qe=z.top);let Oe=n.select=at({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Or=Oe.show?sn(Df,Oe.over?_:b):null;function Jo(l,c){if(Oe.show){for(let p in l)Oe[p]=l[p],p in di&&Be(Or,p,l[p]);c!==!1&&yt("setSelect")}}n.setSelect=Jo;function gp(l){if(k[l].show)We&&Xi(ze[l],br);else if(We&&Gt(ze[l],br),_e){let p=Rr?Xt[0]:Xt[l];p!=null&&Rn(p,-10,-10,pe,q)}}function Qn(l,c,p){ii(l,{min:c,max:p})}function _n(l,c,p,g){c.focus!=null&&vp(l),c.show!=null&&k.forEach((w,v)=>{v>0&&(l==v||l==null)&&(w.show=c.show,gp(v),s==2?(Qn(w.facets[0].scale,null,null),Qn(w.facets[1].scale,null,null)):Qn(w.scale,null,null),Nr())}),p!==!1&&yt("setSeries",l,c),g&&yo("setSeries",n,l,c)}n.setSeries=_n;function hp(l,c){at(Y[l],c)}function yp(l,c){l.fill=be(l.fill||null),l.dir=Ce(l.dir,-1),c=c??Y.length,Y.splice(c,0,l)}function bp(l){l==null?Y.length=0:Y.splice(l,1)}n.addBand=yp,n.setBand=hp,n.delBand=bp;function wp(l,c){k[l].alpha=c,_e&&Xt[l]!=null&&(Xt[l].style.opacity=c),We&&ze[l]&&(ze[l].style.opacity=c)}let Un,Gn,lr,Fr={focus:!0};function vp(l){if(l!=lr){let c=l==null,p=Sn.alpha!=1;k.forEach((g,w)=>{if(s==1||w>0){let v=c||w==0||w==l;g._focus=c?null:v,p&&wp(w,v?1:Sn.alpha)}}),lr=l,p&&Nr()}}We&&Pr&&At(Tc,ve,l=>{z._lock||(ir(l),lr!=null&&_n(null,Fr,!0,tt.setSeries))});function Tn(l,c,p){let g=C[c];p&&(l=l/Re-(g.ori==1?lt:Ie));let w=pe;g.ori==1&&(w=q,l=w-l),g.dir==-1&&(l=w-l);let v=g._min,T=g._max,R=l/w,L=v+(T-v)*R,F=g.distr;return F==3?to(10,L):F==4?Kf(L,g.asinh):F==100?g.bwd(L):L}function kp(l,c){let p=Tn(l,I,c);return yn(p,t[0],pt,ft)}n.valToIdx=l=>yn(l,t[0]),n.posToIdx=kp,n.posToVal=Tn,n.valToPos=(l,c,p)=>C[c].ori==0?i(l,C[c],p?Lt:pe,p?It:0):a(l,C[c],p?ln:q,p?Zt:0),n.setCursor=(l,c,p)=>{Me=l.left,Qe=l.top,ur(null,c,p)};function ul(l,c){Be(Or,Jr,Oe.left=l),Be(Or,Eo,Oe.width=c)}function cl(l,c){Be(Or,"top",Oe.top=l),Be(Or,Lo,Oe.height=c)}let fo=E.ori==0?ul:cl,go=E.ori==1?ul:cl;function Sp(){if(We&&le.live)for(let l=s==2?1:0;l<k.length;l++){if(l==0&&Yt)continue;let c=le.values[l],p=0;for(let g in c)vn[l][p++].firstChild.nodeValue=c[g]}}function ui(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((p,g)=>{fe[g]=p}):Xf(l.idx)||fe.fill(l.idx),le.idx=fe[0]),We&&le.live){for(let p=0;p<k.length;p++)(p>0||s==1&&!Yt)&&_p(p,fe[p]);Sp()}Jt=!1,c!==!1&&yt("setLegend")}n.setLegend=ui;function _p(l,c){let p=k[l],g=l==0&&ee==2?un:t[l],w;Yt?w=p.values(n,l,c)??Vn:(w=p.value(n,c==null?null:g[c],l,c),w=w==null?Vn:{_:w}),le.values[l]=w}function ur(l,c,p){al=Me,ll=Qe,[Me,Qe]=z.move(n,Me,Qe),z.left=Me,z.top=Qe,_e&&($r&&Rn($r,ct(Me),0,pe,q),Wr&&Rn(Wr,0,ct(Qe),pe,q));let g,w=pt>ft;Un=Ne,Gn=null;let v=E.ori==0?pe:q,T=E.ori==1?pe:q;if(Me<0||kt==0||w){g=z.idx=null;for(let R=0;R<k.length;R++){let L=Xt[R];L!=null&&Rn(L,-10,-10,pe,q)}Pr&&_n(null,Fr,!0,l==null&&tt.setSeries),le.live&&(fe.fill(g),Jt=!0)}else{let R,L,F;s==1&&(R=E.ori==0?Me:Qe,L=Tn(R,I),g=z.idx=yn(L,t[0],pt,ft),F=O(t[0][g],E,v,0));let V=-10,Q=-10,ue=0,Ae=0,Te=!0,he="",re="";for(let j=s==2?1:0;j<k.length;j++){let Fe=k[j],Ze=fe[j],bt=Ze==null?null:s==1?t[j][Ze]:t[j][1][Ze],Ee=z.dataIdx(n,j,g,L),Je=Ee==null?null:s==1?t[j][Ee]:t[j][1][Ee];if(Jt=Jt||Je!=bt||Ee!=Ze,fe[j]=Ee,j>0&&Fe.show){let Mt=Ee==null?-10:Ee==g?F:O(s==1?t[0][Ee]:t[j][0][Ee],E,v,0),Pt=Je==null?-10:$(Je,s==1?C[Fe.scale]:C[Fe.facets[1].scale],T,0);if(Pr&&Je!=null){let en=E.ori==1?Me:Qe,cn=dt(Sn.dist(n,j,Ee,Pt,en));if(cn<Un){let xn=Sn.bias;if(xn!=0){let Ot=Tn(en,Fe.scale),tn=Je>=0?1:-1,dn=Ot>=0?1:-1;dn==tn&&(dn==1?xn==1?Je>=Ot:Je<=Ot:xn==1?Je<=Ot:Je>=Ot)&&(Un=cn,Gn=j)}else Un=cn,Gn=j}}if(Jt||Rr){let en,cn;E.ori==0?(en=Mt,cn=Pt):(en=Pt,cn=Mt);let xn,Ot,tn,dn,Cn,Rt,Ft=!0,cr=_t.bbox;if(cr!=null){Ft=!1;let Dt=cr(n,j);tn=Dt.left,dn=Dt.top,xn=Dt.width,Ot=Dt.height}else tn=en,dn=cn,xn=Ot=_t.size(n,j);if(Rt=_t.fill(n,j),Cn=_t.stroke(n,j),Rr)j==Gn&&Un<=Sn.prox&&(V=tn,Q=dn,ue=xn,Ae=Ot,Te=Ft,he=Rt,re=Cn);else{let Dt=Xt[j];Dt!=null&&(Dr[j]=tn,Er[j]=dn,Ec(Dt,xn,Ot,Ft),Rc(Dt,Rt,Cn),Rn(Dt,an(tn),an(dn),pe,q))}}}}if(Rr){let j=Sn.prox,Fe=lr==null?Un<=j:Un>j||Gn!=lr;if(Jt||Fe){let Ze=Xt[0];Ze!=null&&(Dr[0]=V,Er[0]=Q,Ec(Ze,ue,Ae,Te),Rc(Ze,he,re),Rn(Ze,an(V),an(Q),pe,q))}}}if(Oe.show&&Bn)if(l!=null){let[R,L]=tt.scales,[F,V]=tt.match,[Q,ue]=l.cursor.sync.scales,Ae=l.cursor.drag;if(gt=Ae._x,ht=Ae._y,gt||ht){let{left:Te,top:he,width:re,height:j}=l.select,Fe=l.scales[Q].ori,Ze=l.posToVal,bt,Ee,Je,Mt,Pt,en=R!=null&&F(R,Q),cn=L!=null&&V(L,ue);en&&gt?(Fe==0?(bt=Te,Ee=re):(bt=he,Ee=j),Je=C[R],Mt=O(Ze(bt,Q),Je,v,0),Pt=O(Ze(bt+Ee,Q),Je,v,0),fo(bn(Mt,Pt),dt(Pt-Mt))):fo(0,v),cn&&ht?(Fe==1?(bt=Te,Ee=re):(bt=he,Ee=j),Je=C[L],Mt=$(Ze(bt,ue),Je,T,0),Pt=$(Ze(bt+Ee,ue),Je,T,0),go(bn(Mt,Pt),dt(Pt-Mt))):go(0,T)}else mi()}else{let R=dt(al-sl),L=dt(ll-il);if(E.ori==1){let ue=R;R=L,L=ue}gt=St.x&&R>=St.dist,ht=St.y&&L>=St.dist;let F=St.uni;F!=null?gt&&ht&&(gt=R>=F,ht=L>=F,!gt&&!ht&&(L>R?ht=!0:gt=!0)):St.x&&St.y&&(gt||ht)&&(gt=ht=!0);let V,Q;gt&&(E.ori==0?(V=Ir,Q=Me):(V=Mr,Q=Qe),fo(bn(V,Q),dt(Q-V)),ht||go(0,T)),ht&&(E.ori==1?(V=Ir,Q=Me):(V=Mr,Q=Qe),go(bn(V,Q),dt(Q-V)),gt||fo(0,v)),!gt&&!ht&&(fo(0,0),go(0,0))}if(St._x=gt,St._y=ht,l==null){if(p){if(kl!=null){let[R,L]=tt.scales;tt.values[0]=R!=null?Tn(E.ori==0?Me:Qe,R):null,tt.values[1]=L!=null?Tn(E.ori==1?Me:Qe,L):null}yo(Gi,n,Me,Qe,pe,q,g)}if(Pr){let R=p&&tt.setSeries,L=Sn.prox;lr==null?Un<=L&&_n(Gn,Fr,!0,R):Un>L?_n(null,Fr,!0,R):Gn!=lr&&_n(Gn,Fr,!0,R)}}Jt&&(le.idx=g,ui()),c!==!1&&yt("setCursor")}let Hn=null;Object.defineProperty(n,"rect",{get(){return Hn==null&&ho(!1),Hn}});function ho(l=!1){l?Hn=null:(Hn=_.getBoundingClientRect(),yt("syncRect",Hn))}function dl(l,c,p,g,w,v,T){z._lock||Bn&&l!=null&&l.movementX==0&&l.movementY==0||(ci(l,c,p,g,w,v,T,!1,l!=null),l!=null?ur(null,!0,!0):ur(c,!0,!1))}function ci(l,c,p,g,w,v,T,R,L){if(Hn==null&&ho(!1),ir(l),l!=null)p=l.clientX-Hn.left,g=l.clientY-Hn.top;else{if(p<0||g<0){Me=-10,Qe=-10;return}let[F,V]=tt.scales,Q=c.cursor.sync,[ue,Ae]=Q.values,[Te,he]=Q.scales,[re,j]=tt.match,Fe=c.axes[0].side%2==1,Ze=E.ori==0?pe:q,bt=E.ori==1?pe:q,Ee=Fe?v:w,Je=Fe?w:v,Mt=Fe?g:p,Pt=Fe?p:g;if(Te!=null?p=re(F,Te)?u(ue,C[F],Ze,0):-10:p=Ze*(Mt/Ee),he!=null?g=j(V,he)?u(Ae,C[V],bt,0):-10:g=bt*(Pt/Je),E.ori==1){let en=p;p=g,g=en}}L&&(c==null||c.cursor.event.type==Gi)&&((p<=1||p>=pe-1)&&(p=hr(p,pe)),(g<=1||g>=q-1)&&(g=hr(g,q))),R?(sl=p,il=g,[Ir,Mr]=z.move(n,p,g)):(Me=p,Qe=g)}let di={width:0,height:0,left:0,top:0};function mi(){Jo(di,!1)}let ml,pl,fl,gl;function hl(l,c,p,g,w,v,T){Bn=!0,gt=ht=St._x=St._y=!1,ci(l,c,p,g,w,v,T,!0,!1),l!=null&&(At(Hi,Zi,yl,!1),yo(Sc,n,Ir,Mr,pe,q,null));let{left:R,top:L,width:F,height:V}=Oe;ml=R,pl=L,fl=F,gl=V}function yl(l,c,p,g,w,v,T){Bn=St._x=St._y=!1,ci(l,c,p,g,w,v,T,!1,!0);let{left:R,top:L,width:F,height:V}=Oe,Q=F>0||V>0,ue=ml!=R||pl!=L||fl!=F||gl!=V;if(Q&&ue&&Jo(Oe),St.setScale&&Q&&ue){let Ae=R,Te=F,he=L,re=V;if(E.ori==1&&(Ae=L,Te=V,he=R,re=F),gt&&Qn(I,Tn(Ae,I),Tn(Ae+Te,I)),ht)for(let j in C){let Fe=C[j];j!=I&&Fe.from==null&&Fe.min!=Ne&&Qn(j,Tn(he+re,j),Tn(he,j))}mi()}else z.lock&&(z._lock=!z._lock,ur(c,!0,l!=null));l!=null&&(xr(Hi,Zi),yo(Hi,n,Me,Qe,pe,q,null))}function Tp(l,c,p,g,w,v,T){if(z._lock)return;ir(l);let R=Bn;if(Bn){let L=!0,F=!0,V=10,Q,ue;E.ori==0?(Q=gt,ue=ht):(Q=ht,ue=gt),Q&&ue&&(L=Me<=V||Me>=pe-V,F=Qe<=V||Qe>=q-V),Q&&L&&(Me=Me<Ir?0:pe),ue&&F&&(Qe=Qe<Mr?0:q),ur(null,!0,!0),Bn=!1}Me=-10,Qe=-10,fe.fill(null),ur(null,!0,!0),R&&(Bn=R)}function bl(l,c,p,g,w,v,T){z._lock||(ir(l),js(),mi(),l!=null&&yo(xc,n,Me,Qe,pe,q,null))}function wl(){A.forEach(gh),zs(n.width,n.height,!0)}wr(xs,eo,wl);let Vr={};Vr.mousedown=hl,Vr.mousemove=dl,Vr.mouseup=yl,Vr.dblclick=bl,Vr.setSeries=(l,c,p,g)=>{let w=tt.match[2];p=w(n,c,p),p!=-1&&_n(p,g,!0,!1)},_e&&(At(Sc,_,hl),At(Gi,_,dl),At(_c,_,l=>{ir(l),ho(!1)}),At(Tc,_,Tp),At(xc,_,bl),sa.add(n),n.syncRect=ho);let Xo=n.hooks=e.hooks||{};function yt(l,c,p){si?po.push([l,c,p]):l in Xo&&Xo[l].forEach(g=>{g.call(null,n,c,p)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Xo[c]=(Xo[c]||[]).concat(l.hooks[c])});let vl=(l,c,p)=>p,tt=at({key:null,setSeries:!1,filters:{pub:Wc,sub:Wc},scales:[I,k[1]?k[1].scale:null],match:[Ic,Ic,vl],values:[null,null]},z.sync);tt.match.length==2&&tt.match.push(vl),z.sync=tt;let kl=tt.key,pi=Ud(kl);function yo(l,c,p,g,w,v,T){tt.filters.pub(l,c,p,g,w,v,T)&&pi.pub(l,c,p,g,w,v,T)}pi.sub(n);function xp(l,c,p,g,w,v,T){tt.filters.sub(l,c,p,g,w,v,T)&&Vr[l](null,c,p,g,w,v,T)}n.pub=xp;function Cp(){pi.unsub(n),sa.delete(n),tr.clear(),ea(xs,eo,wl),m.remove(),ve?.remove(),yt("destroy")}n.destroy=Cp;function fi(){yt("init",e,t),Za(t||e.data,!1),W[I]?ii(I,W[I]):js(),Ho=Oe.show&&(Oe.width>0||Oe.height>0),sr=Jt=!0,zs(e.width,e.height)}return k.forEach(Ka),A.forEach(op),r?r instanceof HTMLElement?(r.appendChild(m),fi()):r(n,fi):fi(),n}mt.assign=at;mt.fmtNum=ma;mt.rangeNum=Cs;mt.rangeLog=Rs;mt.rangeAsinh=ca;mt.orient=kr;mt.pxRatio=Re;mt.join=ig;mt.fmtDate=fa,mt.tzDate=yg;mt.sync=Ud;{mt.addGap=Xg,mt.clipGaps=Ls;let e=mt.paths={points:Od};e.linear=Vd,e.stepped=nh,e.bars=rh,e.spline=sh}var ka="smartmoney.theme",Gd=matchMedia("(prefers-color-scheme: dark)");function hh(){let e=localStorage.getItem(ka);return e==="light"||e==="dark"?e:"system"}var Io=Ve(hh()),Ws=Ve("light");function Sa(){Ws.value=Io.value==="system"?Gd.matches?"dark":"light":Io.value,document.documentElement.dataset.theme=Ws.value}Gd.addEventListener("change",Sa);Sa();function Hd(e){Io.value=e,e==="system"?localStorage.removeItem(ka):localStorage.setItem(ka,e),Sa()}function wn({label:e,times:t,lines:r,format:n,height:s=240,moment:i}){let a=Tt(null),u=Ws.value,d=JSON.stringify([t,r,i]);Ge(()=>{let f=a.current;if(!f)return;let h=new mt(yh(f,r,n,s,i),[t,...r.map(_=>_.values)],f),b=new ResizeObserver(()=>h.setSize({width:Math.max(f.clientWidth,200),height:s}));return b.observe(f),()=>{b.disconnect(),h.destroy()}},[d,u,s]);let m=Math.max(1,Math.floor(t.length/12)),y=f=>f%m===0||f===t.length-1||r.some(h=>h.points&&h.values[f]!=null);return o("figure",{class:"chart",children:[o("div",{ref:a,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),r.map(f=>o("th",{scope:"col",children:f.name},f.name))]})}),o("tbody",{children:t.map((f,h)=>y(h)&&o("tr",{children:[o("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(b=>o("td",{children:b.values[h]==null?"":n(b.values[h])},b.name))]},h))})]})]})]})}function yh(e,t,r,n,s){let i=_a(e,"--muted"),a=_a(e,"--line"),u="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:d=>mt.tzDate(new Date(d*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},scales:{x:{range:(d,m,y)=>bh(m,y)}},hooks:s===void 0?{}:{drawAxes:[d=>wh(d,s,i)]},axes:[{stroke:i,font:u,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(d,m,y,f,h)=>m.map(b=>vh(b,h))},{stroke:i,font:u,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(d,m)=>m.map(y=>r(y))}],series:[{value:(d,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(d=>{let m=_a(e,`--${d.tone??"accent"}`);return{label:d.name,stroke:m,width:d.points?0:2,spanGaps:!d.points,points:{show:d.points!==void 0||d.values.filter(y=>y!==null).length===1,size:d.points??6,fill:m},paths:d.bars?mt.paths.bars?.({size:[.7,24]}):void 0,fill:d.bars?zd(m,.6):d.points||t.length>1?void 0:zd(m,.1),value:(y,f)=>f==null?"\u2013":r(f)}})]}}function bh(e,t){let r=Math.max((t-e)*.02,60);return[e-r,t+r]}function wh(e,t,r){let{ctx:n,bbox:s}=e,i=e.valToPos(t,"x",!0);n.save(),n.strokeStyle=r,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),n.beginPath(),n.moveTo(i,s.top),n.lineTo(i,s.top+s.height),n.stroke(),n.restore()}function vh(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function _a(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function zd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Is({values:e,label:t,tone:r="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let n=Math.min(...e),s=Math.max(...e),i=88,a=24,u=f=>f/(e.length-1)*(i-4)+2,d=f=>s===n?a/2:a-3-(f-n)/(s-n)*(a-6),m=e[e.length-1]??0,y=m>=(e[0]??0);return o("svg",{class:`spark ${r==="plain"?"plain":y?"good":"bad"}`,width:i,height:a,viewBox:`0 0 ${i} ${a}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((f,h)=>`${u(h).toFixed(1)},${d(f).toFixed(1)}`).join(" ")}),o("circle",{cx:u(e.length-1),cy:d(m),r:"2"})]})}var jd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],Kd=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],Yd=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],kh=20,Ta=4;function Zd(){let e=xe("chain",ot,"BASE"),t=xe("by",jd,"TRADER_SCORE"),r=wt.value.params,n=r.get("asof")??"",s=r.get("after"),i=n?"ALL":xe("window",Wn,"ALL"),a={chain:e,rankBy:t,first:kh,after:s,window:pn(i),asOf:n?`${n}T23:59:59Z`:null,filter:{...Object.fromEntries([...Kd,...Yd].flatMap(({name:h})=>r.get(h)?[[h,Number(r.get(h))]]:[])),...r.get("activeSince")&&{activeSince:`${r.get("activeSince")}T00:00:00Z`}}},u=X(ru,a,{every:n?void 0:1e4}),d=X(su,a),m=X(ou,{chain:e,window:a.window,filter:{...a.filter,minBuyVol:0}},{every:6e4,skip:!!n||a.filter?.minBuyVol===0}),y=new Map(d.data?.wallets.nodes.map(h=>[h.walletAddress,h.equity.map(b=>b.realizedPnlUsd)])),f=h=>me({after:"",...h});return o(x,{children:[o(Pe,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(Ue,{label:"Chain",choices:ot.map(h=>({value:h,label:et[h]})),chosen:e,change:h=>f({chain:h,compare:""})}),o(Ue,{label:"Window",choices:Wn.map(h=>({value:h,label:on[h]})),chosen:i,change:h=>f({window:h==="ALL"?"":h,asof:""})}),o(gr,{label:"Ranked by",choices:jd.map(h=>({value:h,label:Se(h)})),chosen:t,change:h=>f({by:h})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(Pn,{type:"date",value:n,change:h=>f({asof:h,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[Kd.map(({name:h,label:b})=>o(Bi,{label:b,value:r.get(h)??"",change:_=>f({[h]:_}),hint:`${S(u.data?.wallets.chainDefaults[h]??0)} (default)`},h)),Yd.map(({name:h,label:b,max:_})=>o(Bi,{label:b,value:r.get(h)??"",change:D=>f({[h]:D}),max:_,hint:"any"},h)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(Pn,{type:"date",value:r.get("activeSince")??"",change:h=>f({activeSince:h})})]})]})]})]}),o(xh,{chain:e,window:i,now:n!==""}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(oe,{query:u,children:({wallets:h})=>o(Sh,{page:h,chain:e,window:i,trend:y,all:m.data?.wallets.totalCount})})})]})}function Sh({page:e,chain:t,window:r,trend:n,all:s=0}){let i=wt.value.params,a=Number(i.get("minBuyVol")||e.chainDefaults.minBuyVol),u=s-e.totalCount,d=u>0&&a>0&&o("p",{class:"muted small",children:[S(u)," more bought for less than ",ye(a),". ",o("button",{type:"button",onClick:()=>me({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let y=e.chainDefaults;return o(K,{title:"No wallet passes",children:["By default ",et[t]," asks for ",S(y.minTrades)," trades, ",S(y.minTokens)," tokens, ",S(y.minClosed)," closed positions and ",ye(y.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",d]})}let m=e.asOf?`profits of all time, as it stood on ${vt(e.asOf)}`:e.windowStart?`since ${vt(e.windowStart)}`:"all time";return o(x,{children:[o("p",{class:"muted small",children:[S(e.totalCount)," wallets, ",m,e.asOf?"":o(x,{children:[", updated ",o(te,{at:e.updatedAt})]})]}),d,o(ne,{label:`Wallets of ${et[t]}, best first`,columns:_h(t,r,n),rows:e.edges,id:y=>y.node.id}),o(Zr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:i.get("after")?()=>me({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>me({after:e.pageInfo.endCursor}):void 0})]})}function _h(e,t,r){let n=Jd(),s=(i,a)=>me({compare:(a?[...n,i]:n.filter(u=>u!==i)).slice(0,Ta).join(",")});return[{name:"Rank",number:!0,cell:i=>S(i.rank)},{name:"Wallet",cell:i=>o(An,{chain:e,address:i.node.walletAddress,window:t})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:i=>i.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:i=>o(it,{value:i.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:i=>o(it,{value:i.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:i=>o(Th,{of:i.node})},{name:"Trades",number:!0,cell:i=>o(x,{children:[S(i.node.tradeCount),o("small",{children:[S(i.node.tokensTraded)," tokens",t!=="ALL"&&" ever"]})]})},{name:"Bought",number:!0,wide:!0,cell:i=>ye(i.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:i=>o(te,{at:i.node.lastTradeTime})},{name:"Trend",title:`Realized profit, ${on[t].toLowerCase()}`,cell:i=>o(Is,{values:r.get(i.node.walletAddress)??[],label:`Realized profit, ${on[t].toLowerCase()}`})},{name:"Compare",cell:i=>o("input",{type:"checkbox","aria-label":`Compare ${i.node.walletAddress}`,checked:n.includes(i.node.walletAddress),disabled:!n.includes(i.node.walletAddress)&&n.length>=Ta,onChange:a=>s(i.node.walletAddress,a.currentTarget.checked)})}]}function Th({of:e}){return o(x,{children:[Ke(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",S(e.closedPositions)]})]})}function Jd(){return(wt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Ta)}function xh({chain:e,window:t,now:r}){let n=Jd(),s=X(iu,{chain:e,addresses:n,window:pn(t)},{skip:n.length===0});if(n.length===0)return null;let i=(s.data?.walletsByAddress??[]).flatMap(u=>u??[]),a=[{name:"Rank",of:u=>u.defaultRank?`#${S(u.defaultRank)}`:"not ranked"},{name:"Score",of:u=>u.traderScore.toFixed(3)},{name:"Profit",of:u=>o(it,{value:u.netPnlUsd})},{name:"Win rate",of:u=>`${Ke(u.trueWinRate)} of ${S(u.closedPositions)}`},{name:"Trades",of:u=>S(u.tradeCount)},{name:"Average trade",of:u=>ye(u.avgTradeSizeUsd)},{name:t==="ALL"?"Largest trade":"Largest trade ever",of:u=>ye(u.largestTradeUsd)},{name:"Last trade",of:u=>o(te,{at:u.lastTradeTime})}];return o(B,{title:o(x,{children:["Compared ",o("span",{class:"badge",children:[on[t],r&&", up to now"]})]}),actions:o("button",{type:"button",onClick:()=>me({compare:""}),children:"Close"}),children:[n.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Ah,{wallets:i}),o(ne,{label:"Compared wallets",rows:a,id:u=>u.name,columns:[{name:"Number",cell:u=>u.name},...i.map(u=>({name:u.walletAddress.slice(0,10),number:!0,cell:d=>d.of(u)}))]})]})}var Ch=["accent","second","third","fourth"];function Ah({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(s=>xt(s.date))))].sort((n,s)=>n-s);if(t.length<2)return null;let r=e.map((n,s)=>{let i=new Map(n.equity.map(a=>[xt(a.date),a.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:Ch[s],values:t.map(a=>i.get(a)??null)}});return o(wn,{label:"Realized profit over time",times:t,lines:r,format:n=>ye(n)})}var Mo="smartmoney.key",Dn=Ve(void 0),Ms=Ve("");zu({key:()=>Dn.value?.key??"",refused:()=>xa("The service no longer accepts this key: it was revoked or has expired.")});async function Oo(e){let t=await Ph(e);await Ii(),sessionStorage.setItem(Mo,e),Ms.value="",Dn.value=t}async function Ph(e){try{let{config:t}=await je(jl,{},{key:e}),r=await Xd(()=>je(Kl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Le))throw t;if(t.code==="FORBIDDEN"&&await Xd(()=>je(Yl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Le("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Le("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Xd(e){try{return await e(),!0}catch(t){if(t instanceof Le&&t.code==="FORBIDDEN")return!1;throw t}}function em(){return sessionStorage.getItem(Mo)!==null}function tm(e){let t=sessionStorage.getItem(Mo);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Os(){let e=sessionStorage.getItem(Mo);e&&await Oo(e)}function xa(e=""){sessionStorage.removeItem(Mo),Dn.value=void 0,Ms.value=e,Ii()}var Rh=50,Dh=200,Eh=5,er=1e4,Lh=15e3,Uh=250,Fs=class{constructor(t){this.filter=t}filter;rows=Ve(void 0);waiting=Ve([]);paused=Ve(!1);link=Ve("connecting");said=Ve("Connecting\u2026");gap=Ve(!1);older=Ve(void 0);loading=Ve(!1);refusal=Ve(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await je(Ri,{filter:this.filter,last:Rh},{signal:this.abort.signal});this.rows.value=Ca(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Lh)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Eh&&this.older.value;t++){let{signals:r}=await je(Ri,{filter:this.filter,last:Dh,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=ju(lu,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${S(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*er&&(this.arrivals=this.arrivals.slice(-er)),this.showing||(this.showing=setTimeout(()=>this.show(),Uh))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*er&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=Ca([...t,...this.waiting.value]).slice(0,er):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(i=>i.sequence)),s=Ca([...r,...t.filter(i=>!n.has(i.sequence))]);this.rows.value=s.slice(0,er),s.length>=er&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=s=>s.signalId===t?{...s,retractedAt:r}:s;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await je(au,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(s=>[s.signalId,s]));this.rows.value=this.rows.value?.map(s=>{let i=n.get(s.signalId);return i?{...s,retractedAt:i.retractedAt,token:{...s.token,profile:i.token.profile}}:s})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Le?t:new Le("",String(t)))}};function Ca(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var Nh=200,Aa=2e3;function $h(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Fo(e,t){return Vo(e.notificationType,$h(e,t))}function Vo(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function nm(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(Wh).join(",")).join(`\r
`)}function Wh(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function rm(e,t,r){let[n,s]=ie({signals:[],done:!1,cut:!1}),i=JSON.stringify(e);return Ge(()=>{let a=new AbortController;return s({signals:[],done:!1,cut:!1}),Ih(e,t,a.signal,s),()=>a.abort()},[i,t,r]),n}async function Ih(e,t,r,n){let s=[],i=null;try{for(;;){let a=await je(Cu,{filter:e,last:Nh,before:i},{signal:r}),{nodes:u,pageInfo:d}=a.signals,m=u.filter(h=>h.sentAt>t).sort((h,b)=>b.sequence-h.sequence);s.push(...m),i=d.startCursor;let y=m.length===u.length&&d.hasPreviousPage&&i!==null,f=!y||s.length>=Aa;if(n({signals:[...s],done:f,cut:y&&f}),f)return}}catch(a){r.aborted||n({signals:s,done:!0,cut:!1,refusal:a instanceof Le?a:new Le("",String(a))})}}var jt=Object.keys(mn),Sr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},Vs=Object.keys(Sr);function Pa({traderCount:e,highestRank:t,totalUsdInflow:r}){let n=(s,i)=>Math.min(Math.max(Math.log(s)/Math.log(i),0),1);return Math.round(40*n(e,25)+40*n(r/1e3,1e3)+20*(1-n(t,200)))}function Ra({summary:e}){let t=Pa(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var lo=[{name:"Time",width:6.4,cell:e=>o(te,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(x,{children:[o(vs,{priority:e.priority,means:Sr[e.priority]})," ",o(Ra,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:ge(["signal",e.signalId]),children:e.headline}),o("small",{children:[mn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(x,{children:[o(Wt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(st,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(x,{children:[e.summary.traderCount,o("small",{children:["best #",S(e.summary.highestRank)]})]})},{name:"Volume",width:6,number:!0,cell:e=>ye(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(x,{children:[o("span",{class:"num",children:$t(e.token.priceChangePct/100)}),o("small",{children:qe(e.token.currentPriceUsd)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(x,{children:[o(Da,{s:e}),o("small",{children:qe(e.token.profile?.priceUsd)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>Ea(e)??"\u2013"}];function Da({s:e}){let t=e.token.profile?.priceUsd,r=e.token.currentPriceUsd,n=t&&r?t/r-1:null;return o(Qt,{value:n,right:Vo(e.notificationType,n)})}function Ea(e){return e.latency?Xe(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var om=[...new Set(jt.map(e=>mn[e]))];function sm(){let e={chains:Kr("chains",ot),types:Kr("types",jt),priorities:Kr("priorities",Vs)},t=wt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=nn(()=>{let i={};return e.chains.length>0&&(i.chains=e.chains),e.types.length>0&&(i.types=e.types),e.priorities.length>0&&(i.priorities=e.priorities),t.length>0&&(i.wallets=t),i},[r]),s=i=>a=>me({[i]:a.join(",")});return o(x,{children:[o(Pe,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(gn,{label:"Chains",choices:ot.map(i=>({value:i,label:et[i]})),chosen:e.chains,change:s("chains")}),o(gn,{label:"Types",choices:om.map(i=>({value:i,label:i})),chosen:om.filter(i=>e.types.some(a=>mn[a]===i)),change:i=>s("types")(i.flatMap(a=>Mh(a,e.types)))}),o(gn,{label:"Priorities",choices:Vs.map(i=>({value:i,label:i})),chosen:e.priorities,change:s("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(Pn,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:i=>s("wallets")(i.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:Vs.map(i=>`${i}: ${Sr[i]}`).join(" \xB7 ")}),o(Oh,{filter:n},r)]})}function Mh(e,t){let r=jt.filter(s=>mn[s]===e),n=r.filter(s=>t.includes(s));return n.length>0?n:r}function Oh({filter:e}){let[t,r]=ie(0),n=nn(()=>new Fs(e),[t]);Ge(()=>(n.start(),()=>n.stop()),[n]);let s=n.rows.value,i=n.waiting.value,a=n.paused.value,u=Tt(void 0),d=n.refusal.value??(s?void 0:u.current);u.current=d;let m=us(n.refusal.value);return Ge(()=>{if(!m)return;let y=setTimeout(()=>r(f=>f+1),cs);return()=>clearTimeout(y)},[n,m]),d?o(fn,{refusal:d,retry:()=>r(y=>y+1)}):s?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[i.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",S(i.length)," new"]}),o("button",{type:"button",onClick:()=>{a?n.resume():n.paused.value=!0},children:a?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),s.length===0?o(Fh,{filtered:Object.keys(e).length>0}):o(ne,{long:!0,label:"Signals, newest first",columns:lo,rows:s,id:y=>y.signalId,class:y=>y.retractedAt?"gone":n.fresh.has(y.signalId)?"fresh":""}),s.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[S(s.length)," signals",s.length>=er&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(Yr,{label:"Loading the newest signals"})}function Fh({filtered:e}){let t=nn(()=>new Date(Date.now()-864e5).toISOString(),[]),r=X(uu,{since:t},{every:3e4}),n=X(cu,{},{skip:Dn.value?.scope!=="customer"});return o(oe,{query:r,children:s=>o(K,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),Vh(s,n.data?.usage.budget,$n.value).map(i=>o("li",{children:i},i))]})})})}function Vh(e,t,r){let n=[],s=e.chains.filter(u=>e.config.chains.includes(u.chain));s.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of s)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${et[u.chain]} is quiet: its last trade was ${ws(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${et[u.chain]} yet.`),u.reason&&n.push(`${et[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${S(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let i=new Map;for(let u of e.decisions.nodes)i.set(u.rule??"",(i.get(u.rule??"")??0)+u.count);let[a]=[...i].sort((u,d)=>d[1]-u[1]);return a?n.push(`In the last 24 hours the rule \u201C${Se(a[0])}\u201D held back ${S(a[1])} candidates, more than any other.`):s.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function am(){let e=X(du,{},{every:5e3}),t=X(mu,{},{every:6e4});return o(x,{children:[o(Pe,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(oe,{query:e,children:r=>{let n=r.serviceStatus;return o("div",{class:"stack",children:[o(qh,{all:n.attention}),o(B,{children:o(Ye,{items:Qh(n)})}),o(B,{title:"The last hour",children:o(oe,{query:t,children:s=>o(Bh,{minutes:s.serviceStatus.lastHour})})}),o(B,{title:"Disk space",actions:o("a",{href:ge(["settings"]),children:"Retention, in Settings"}),children:o(Ye,{items:Kh(n.database)})}),o(B,{title:"Chains",children:o(ne,{label:"Chains",columns:Hh,rows:n.chains,id:s=>s.chain})}),o(B,{title:"Delivery",children:[o(ne,{label:"How long delivery takes",columns:zh,rows:n.deliveries.steps,id:s=>s.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(B,{title:"Processes",children:o(ne,{label:"Processes",columns:jh,rows:n.processes,id:s=>`${s.role} ${s.name}`})}),o(Zh,{status:n})]})}})]})}function qh({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(r=>r.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(r=>o("li",{children:r.text},r.text))})]})}function Bh({minutes:e}){if(e.length<2)return o(K,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(r=>r.eventsPerSecond),bs],["Behind",e.map(r=>r.lagSeconds),Xe],["From trade to signal",e.map(r=>r.signalSeconds),Xe],["Database",e.map(r=>r.databaseBytes||null),Po]];return o(Ye,{items:t.map(([r,n,s])=>{let i=n.filter(u=>u!==null),a=i.at(-1);return{name:r,value:o(Is,{values:i,label:`${r} in the last ${e.length} minutes`,tone:"plain"}),note:a===void 0?"none in this time":`${s(Math.min(...i))} to ${s(Math.max(...i))}, now ${s(a)}`}})})}function Qh(e){let t=e.chains.map(s=>s.eventsPerSecond).filter(s=>s!=null),r=e.deliveries.steps.find(s=>s.step==="webhook"),n=e.processes.filter(s=>!s.leader&&["all","api","engine"].includes(s.role)).length;return[{name:"Events",value:t.length>0?`${bs(t.reduce((s,i)=>s+i,0))}/s`:"not measured yet",note:`${S(e.chains.reduce((s,i)=>s+i.events,0))} since the start`},{name:"Behind",value:Xe(Math.max(...e.chains.map(s=>s.lagSeconds))),note:`${S(e.chains.reduce((s,i)=>s+i.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(s=>s.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:S(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${Xe(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:S(e.errors),note:`${S(e.warnings)} warnings, ${S(e.failedRequests)} failed requests`},{name:"Runs since",value:o(te,{at:e.startedAt}),note:e.version}]}function Gh(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var Hh=[{name:"Chain",cell:e=>o(st,{chain:e.chain})},{name:"State",cell:e=>Gh(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":bs(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(te,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(x,{children:[Xe(e.lagSeconds),o("small",{children:[S(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>S(e.events)}],im={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},zh=[{name:"Step",cell:e=>o(x,{children:[im[e.step]?.[0]??e.step,o("small",{children:im[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":Xe(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":Xe(e.p99Seconds)},{name:"Times",number:!0,cell:e=>S(e.count)}],jh=[{name:"Process",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function Kh(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${Xe(e.measuredSeconds)}`,r=e.rough?"about ":"";return[{name:"Used",value:Po(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":r+Po(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":Po(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${Ke(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${r}${S(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var Yh=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(x,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>S(e.count)},{name:"First",wide:!0,cell:e=>o(te,{at:e.firstAt})},{name:"Last",cell:e=>o(te,{at:e.lastAt})}];function Zh({status:e}){return o(B,{title:"Warnings and errors",actions:o("a",{href:ge(["sources"]),children:"Sources"}),children:e.problems.length===0?o(K,{title:"None",children:"This process has logged no warning and no error since it started."}):o(ne,{label:"Warnings and errors, the last first",columns:Yh,rows:e.problems,id:t=>t.level+t.message})})}var lm=["FLAG","ENVIRONMENT","FILE","DEFAULT"],um={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function cm(){let e=Kr("origins",lm),t=X(pu,{});return o(x,{children:[o(Pe,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(gn,{label:"Where from",choices:lm.map(r=>({value:r,label:um[r]})),chosen:e,change:r=>me({origins:r.join(",")})})}),o(oe,{query:t,children:({settings:r})=>o(Jh,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function Jh({settings:e,all:t}){if(e.length===0)return o(K,{title:"No setting comes from there",children:["All ",S(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,s)=>+(n==="")-+(s===""));return o("div",{class:"stack",children:[r.map(n=>o(B,{title:n||"Every command, and sections of the file",children:o(ne,{label:`Settings: ${n||"every command"}`,columns:Xh,rows:e.filter(s=>s.group===n),id:s=>s.name})},n)),o("p",{class:"muted",children:[S(e.length)," of ",S(t)," settings. Change one where it comes from, then restart the process."]})]})}var Xh=[{name:"Setting",cell:e=>o(x,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(x,{children:[o("strong",{children:um[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];function qs({label:e,points:t,interval:r,marks:n,moment:s}){let i=t[0];if(!i)return o(K,{title:"No price is known yet"});let a=[],u=1+n.length,d=r==="HOUR"?3600:86400,m=Math.floor(Date.now()/1e3);for(let f of t)dm(a,u,0,Math.min(xt(f.at)+d,m),f.value);n.forEach((f,h)=>{for(let b of f.points)xt(b.at)>=xt(i.at)&&dm(a,u,h+1,xt(b.at),b.value)}),a.sort((f,h)=>f.at-h.at);let y=f=>a.map(h=>h.values[f]??null);return o(wn,{label:e,times:a.map(f=>f.at),format:f=>qe(f),moment:s?xt(s):void 0,lines:[{name:"Price",values:y(0)},...n.map((f,h)=>({name:f.name,tone:f.tone,points:f.size,values:y(h+1)}))]})}function dm(e,t,r,n,s){let i=e.find(a=>a.at===n&&a.values[r]===null);i||(i={at:n,values:Array(t).fill(null)},e.push(i)),i.values[r]=s}var mm=6,La=24;function fm({s:e}){let t=X(yu,{chain:e.chain,address:e.token.address},{every:15e3}),r=ty(e),n=s=>s[0]!==void 0&&Date.parse(s[0].at)<=Date.parse(e.timestamp);return o(oe,{query:t,children:({token:s})=>{let i=s?.hours??[],a=s?.days??[];return n(i)?o(pm,{s:e,points:i,interval:"HOUR",trades:r}):n(a)?o(pm,{s:e,points:a,interval:"DAY",trades:r}):a.length===0?o(K,{title:"No price is known yet"}):o(K,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal."})}})}function pm({s:e,points:t,interval:r,trades:n}){let s=Date.parse(t[0]?.at??""),i=n.points.filter(a=>Date.parse(a.at)>=s);return o(x,{children:[o(qs,{label:`Price at the end of each ${r.toLowerCase()}, the signal, and its wallets' trades`,points:t,interval:r,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:i}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(ey,{trades:n,shown:i.length,all:e.traders.length})]})]})}function ey({trades:e,shown:t,all:r}){return e.problem?o(x,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(x,{children:["Marked: the trades of ",S(t)," of ",S(r)," wallets.",t<r&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<r&&(r>La?`, or of wallets after the first ${La}.`:".")]}):o(x,{children:"The trades of its wallets are being looked for."})}function ty(e){let t=e.userTrades.map(a=>({at:a.trade.tradedAt,value:a.trade.priceUsd})),[r,n]=ie({next:0,points:[]}),s=t.length>0?[]:e.traders.slice(r.next,Math.min(r.next+mm,La)),i=X(bu,{chain:e.chain,addresses:s.map(a=>a.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:s.length===0});return Ge(()=>{let{data:a}=i;a&&n(u=>({next:u.next+mm,points:[...u.points,...a.walletsByAddress.flatMap(d=>ny(d,e))]}))},[i.data]),t.length>0?{points:t,done:!0}:{points:r.points,done:s.length===0,problem:i.refusal?.message}}function ny(e,t){let r=t.traders.find(s=>s.walletAddress===e?.walletAddress),n=e?.trades.nodes.find(s=>Math.abs(s.amountUsd-(r?.tradeSizeUsd??0))<=s.amountUsd*1e-6);return n?[{at:n.tradedAt,value:n.priceUsd}]:[]}function gm({args:[e=""]}){let t=X(fu,{id:e},{every:15e3});return o(oe,{query:t,children:({signal:r})=>r?o(ry,{s:r}):o(K,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function ry({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ge(["live"]),children:"Live"})," \u203A signal ",S(e.sequence)]}),o(Pe,{title:e.headline,about:o(x,{children:[o(vs,{priority:e.priority,means:Sr[e.priority]})," ",o(Ra,{summary:e.summary})," ",o(st,{chain:e.chain})," ",mn[e.notificationType]," \xB7 ",rn(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",Sr[e.priority],". Strength ",Pa(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(Wt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(te,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:ge(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(x,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(B,{title:"Price since",children:o(oy,{s:e})}),o(B,{title:"Price around it",children:o(fm,{s:e})}),o(B,{title:`Wallets (${S(e.summary.traderCount)})`,children:o(sy,{s:e})}),o("div",{class:"columns",children:[o(B,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(ay,{s:e})]}),o(ly,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(uy,{token:e.token.address,own:e.signalId})]})}function oy({s:e}){let t=e.token.currentPriceUsd,r=Ea(e),n=Date.now()-Date.parse(e.timestamp),s=(i,a,u)=>({name:i,value:o(Qt,{value:u,right:Vo(e.notificationType,u)}),note:u!==null?qe(t*(1+u)):n<a*36e5?"not yet":"no price known"});return o(Ye,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:qe(e.token.firstSmartEntryPrice),note:`${$t(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:qe(t),note:r&&`raised ${r} after the trade`},{name:"Now",value:qe(e.token.profile?.priceUsd),note:o(Da,{s:e})},s("After 1 hour",1,e.outcome.return1h),s("After 6 hours",6,e.outcome.return6h),s("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":qe(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function sy({s:e}){let t=new Map(e.userTrades.map(s=>[s.trader.walletAddress,s.trade])),r=[{name:"Rank",number:!0,cell:s=>`#${S(s.leaderboardRank)}`,sort:s=>s.leaderboardRank},{name:"Wallet",cell:s=>o(An,{chain:e.chain,address:s.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:s=>s.windowVolumeUsd??s.tradeSizeUsd,cell:s=>o(x,{children:[ye(s.windowVolumeUsd??s.tradeSizeUsd),o("small",{children:iy(s)})]})},...t.size>0?[{name:"Price",number:!0,cell:s=>qe(t.get(s.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:s=>o(it,{value:s.totalPnl}),sort:s=>s.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:s=>s.winRate,cell:s=>o(x,{children:[Ke(s.winRate),s.profile&&o("small",{children:["today ",Ke(s.profile.trueWinRate)," of ",S(s.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:s=>s.profile?.defaultRank?`#${S(s.profile.defaultRank)}`:"\u2013"}],n=e.traders.reduce((s,i)=>s+(i.windowTradeCount??NaN),0);return o(x,{children:[o(ne,{label:"Wallets of the signal",columns:r,rows:e.traders,id:s=>s.walletAddress}),n>0&&o("p",{class:"muted small",children:["Together ",ye(e.summary.totalUsdInflow)," in ",hm(n),"."]})]})}var hm=e=>e===1?"1 trade":`${S(e)} trades`;function iy(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${hm(e.windowTradeCount)}, last ${ye(e.tradeSizeUsd)}`}function ay({s:e}){let t=e.decision.delivered;return o(B,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ye,{items:[{name:"Signal of the day",value:S(t.dailyUsed),note:`of ${S(t.dailyBudget)}`},{name:"Of this type",value:S(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${S(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function ly({id:e,at:t}){let r=X(gu,{},{skip:Dn.value?.scope!=="customer",every:3e4});if(Dn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:s=>o("span",{class:"mono",children:s.url||"removed"})},{name:"What",cell:s=>s.retraction?"retraction":"signal"},{name:"State",cell:s=>o("span",{class:`badge ${s.state==="DELIVERED"?"good":s.state==="FAILED"?"bad":""}`,children:Se(s.state)})},{name:"Attempts",cell:s=>s.attempts.map(i=>i.status??i.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:s=>o(te,{at:s.createdAt})}];return o(B,{title:"Deliveries to webhooks",children:o(oe,{query:r,children:({webhooks:s})=>{let i=s.flatMap(a=>a.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:a.url})));return i.length>0?o(ne,{label:"Deliveries",columns:n,rows:i,id:a=>a.url+String(a.retraction)}):s.some(a=>a.url)?o(K,{title:"Not among the last 200 deliveries",children:t?o(x,{children:["A webhook accepted it ",o(te,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(K,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:ge(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function uy({token:e,own:t}){let r=X(hu,{token:e});return o(B,{title:"Everything decided about this token",children:o(oe,{query:r,children:({decisions:n})=>n.nodes.length===0?o(K,{title:"Nothing in the last 7 days"}):o(ne,{label:"Decisions about the token",rows:n.nodes,id:s=>`${s.type}${s.firstAt}${s.rule}`,columns:[{name:"When",cell:s=>o(te,{at:s.lastAt})},{name:"Type",cell:s=>Se(s.type)},{name:"Result",cell:s=>o("span",{class:`badge ${s.outcome==="DELIVERED"?"good":""}`,children:s.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:s=>s.signalId&&s.signalId!==t?o("a",{href:ge(["signal",s.signalId]),children:s.text}):s.text},{name:"Times",number:!0,cell:s=>S(s.count)}]})})})}function ym(){let e=X(wu,{},{every:5e3});return o(x,{children:[o(Pe,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(oe,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(K,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(r=>o(cy,{source:r},r.name)),t.length>0&&o(gy,{names:t.map(r=>r.name)})]})})]})}function cy({source:e}){let t=e.events.reduce((n,s)=>n+s.count,0),r=e.skipped.reduce((n,s)=>n+s.count,0);return o(B,{class:"spaced",title:e.name,actions:o(my,{source:e}),children:[Ua(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(te,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ye,{items:[{name:"Reads",value:Se(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":S(e.lag),note:py(e)},{name:"Events in the log",value:S(t),note:e.events.map(n=>`${S(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:S(r),note:e.skipped.slice(0,3).map(n=>`${S(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:S(e.retracted),note:`${S(e.duplicates)} duplicates`},{name:"Last stored",value:o(te,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(ne,{label:`What of ${e.name} did not go into the log`,columns:dy,rows:[...e.skipped,...e.leftOut],id:n=>n.name})]}),e.lastError&&!Ua(e)&&o("p",{class:"muted",children:["Last error, ",o(te,{at:e.lastErrorAt}),": ",e.lastError]})]})}var dy=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(te,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>S(e.count)},{name:"Since",cell:e=>o(te,{at:e.since})}],Ua=e=>e.state==="FAILING"||e.state==="REFUSED";function my({source:e}){let t=Ua(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Se(e.state)})}function py(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Xe(e.lagSeconds)}var fy=[{name:"When",cell:e=>o(te,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(x,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function gy({names:e}){let t=xe("source",e,e[0]??""),r=X(vu,{source:t},{every:5e3});return o(B,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>me({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(oe,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(K,{title:"None",children:["Every message of ",t," was understood."]}):o(x,{children:[o(ne,{label:`Messages of ${t} that became no event, newest first`,columns:fy,rows:n.nodes,id:s=>String(s.number)}),o("p",{class:"muted",children:[S(n.nodes.length)," of ",S(n.totalCount)," that are kept."]})]})})})}function km({args:[e="",t=""]}){let r=ot.find(s=>s===e.toUpperCase())??"BASE",n=X(ku,{chain:r,address:t},{every:15e3});return o(oe,{query:n,children:({token:s})=>s?o(hy,{t:s}):o(K,{title:"This token is unknown",children:["The service has seen no trade of ",Bt(t)," on this chain."]})})}function hy({t:e}){return o("div",{class:"stack",children:[o(Pe,{title:e.symbol||Bt(e.address),about:o(x,{children:[o(st,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(Zn,{text:e.address,label:"the address"})}),o(B,{children:o(Ye,{items:[{name:"Price",value:qe(e.priceUsd),note:e.priceAt?o(te,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":ye(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":S(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(Tm,{m:e.market}),o(Sm,{chain:e.chain,address:e.address})]})}var yy=["HOUR","DAY"];function by(e){return{name:"Signal",tone:"second",size:9,points:e.filter(r=>!r.retractedAt).map(r=>({at:r.timestamp,value:r.token.currentPriceUsd}))}}function Sm({chain:e,address:t}){let r=xe("interval",yy,"HOUR"),n=X(Su,{chain:e,token:t},{every:15e3}),s=X(xu,{chain:e,address:t,interval:r},{every:15e3}),i=o(Ue,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:a=>me({interval:a})});return o(x,{children:[o(oe,{query:s,children:({token:a})=>a&&o(x,{children:[o(B,{title:"Price, with your signals",actions:i,children:o(qs,{label:"Price at the end of each interval, and at your signals",points:a.prices,interval:r,marks:[by(n.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(B,{title:"Volume",children:o(bm,{name:"Volume",points:a.volume,label:`Volume by ${r.toLowerCase()}`})}),o(B,{title:"Top wallets bought, less sold, by hour",children:o(bm,{name:"Net flow",points:a.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]})]})}),o(vy,{chain:e,address:t,query:s}),o(xy,{chain:e,query:n})]})}function bm({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(K,{title:"Nothing in this time"}):o(wn,{label:r,times:t.map(n=>xt(n.at)),format:n=>ye(n),height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}var wm=["holders","profit"],wy={holders:"Holders",profit:"Most profit"};function vy({chain:e,address:t,query:r}){let n=xe("list",wm,"holders");return o(B,{title:o(Ue,{label:"Wallets",choices:wm.map(s=>({value:s,label:wy[s]})),chosen:n,change:s=>me({list:s})}),children:n==="holders"?o(oe,{query:r,children:({token:s})=>s&&o(Ty,{day:s,chain:e})}):o(Sy,{chain:e,address:t})})}var vm=["REALIZED_PNL","NET_PNL"],ky={REALIZED_PNL:"Realized",NET_PNL:"With open positions"};function Sy({chain:e,address:t}){let r=xe("window",Wn,"ALL"),n=r==="ALL"?xe("by",vm,"REALIZED_PNL"):"REALIZED_PNL",s=X(Tu,{chain:e,address:t,by:n,window:pn(r)},{every:6e4});return o(x,{children:[o("div",{class:"filters",children:[o(Ue,{label:"Window",choices:Wn.map(i=>({value:i,label:on[i]})),chosen:r,change:i=>me({window:pn(i)})}),r==="ALL"&&o(Ue,{label:"Profit",choices:vm.map(i=>({value:i,label:ky[i]})),chosen:n,change:i=>me({by:i})})]}),o(oe,{query:s,children:({token:i})=>i&&o(_y,{top:i.topTraders,chain:e,window:r})})]})}function _y({top:e,chain:t,window:r}){if(e.traders.length===0)return o(K,{title:`No wallet closed a position in it${r==="ALL"?" yet":" in this window"}`});let n=e.traders.map((s,i)=>({...s,place:i+1}));return o(x,{children:[o("p",{class:"muted small",children:[S(e.totalCount)," ",e.totalCount===1?"wallet":"wallets",", ",e.windowStart?`positions closed since ${vt(e.windowStart)}`:"all time",e.keptSince&&`; of positions closed before ${vt(e.keptSince)} none is kept`]}),o(ne,{label:"Wallets with the most profit in the token",rows:n,id:s=>s.wallet.walletAddress,columns:[{name:"Place",number:!0,cell:s=>S(s.place)},{name:"Wallet",cell:s=>o(An,{chain:t,address:s.wallet.walletAddress,window:r})},{name:"Realized",number:!0,title:"Profit of its positions in the token that closed",cell:s=>o(it,{value:s.realizedPnlUsd})},...r==="ALL"?[{name:"With open",number:!0,title:"The same, and what its open position adds",cell:s=>o(it,{value:s.netPnlUsd})}]:[],{name:"Closed",number:!0,cell:s=>o(x,{children:[S(s.closedPositions),o("small",{children:[S(s.winningPositions)," won"]})]})},{name:"Holds",number:!0,cell:s=>s.position?ye(s.position.valueUsd):"\u2013"}]})]})}function Ty({day:e,chain:t}){return e.topHolders.length===0?o(K,{title:"None of the first 200 wallets holds it"}):o(ne,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${S(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(An,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>qe(r.position.quantity?r.position.costUsd/r.position.quantity:null)},{name:"Value",number:!0,cell:r=>ye(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(it,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function xy({chain:e,query:t}){return o(oe,{query:t,children:({signals:r})=>o(x,{children:[o(B,{title:"Signals on it",children:r.nodes.length===0?o(K,{title:"None of your signals is on it",children:o("a",{href:ge(["live"]),children:"See all signals"})}):o(ne,{label:"Signals on the token",columns:lo,rows:[...r.nodes].sort((n,s)=>s.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(B,{title:"Top wallets in these signals",children:o(Cy,{chain:e,nodes:r.nodes})})]})})}function Cy({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(s=>!s.retractedAt).flatMap(s=>s.traders)){let s=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(s?.sizeUsd??0,n.tradeSizeUsd),signals:(s?.signals??0)+1})}return o(ne,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,s)=>n.rank-s.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${S(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(An,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>ye(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>S(n.signals),sort:n=>n.signals}]})}function _m({args:[e=""]}){let t=X(_u,{itemId:e},{every:15e3});return o(oe,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(Pe,{title:r.question||"A market without a question",about:o(st,{chain:"POLYMARKET"})}),o(Tm,{m:r}),o(Ay,{outcomes:r.outcomes??[]})]}):o(K,{title:"This market is unknown",children:"No source has described it yet."})})}function Ay({outcomes:e}){let t=e[0];if(!t)return o(K,{title:"No outcome of this market is known yet"});let r=xe("outcome",e.map(n=>n.token),t.token);return o(x,{children:[o("div",{class:"filters",children:o(Ue,{label:"Outcomes",choices:e.map(n=>({value:n.token,label:n.outcomeLabel||Bt(n.token)})),chosen:r,change:n=>me({outcome:n})})}),o(Sm,{chain:"POLYMARKET",address:r},r)]})}function Tm({m:e}){return o(B,{title:e.outcomeLabel?o("a",{href:ge(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ye,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:ye(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(ne,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:ge(["token","POLYMARKET",t.token]),children:t.outcomeLabel||Bt(t.token)})},{name:"Price",number:!0,cell:t=>qe(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var xm=["7","30","90"],$a=["1h","6h","24h","settled"],qo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Wa={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Cm=["all","wins","losses","open"],Am={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Rm=30,Na=100;function Dm(){let e=xe("days",xm,"30"),t=xe("after",$a,"1h"),r=xe("chain",["ALL",...ot],"ALL"),n=xe("type",["ALL",...jt],"ALL"),[s,i]=ie(0),a=nn(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,s]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=rm(u,a,s),m=X(Au,{since:a,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),y=()=>i(f=>f+1);return o(x,{children:[o(Pe,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:y,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>Py(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(Ue,{label:"Period",choices:xm.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>me({days:f})}),o(Ue,{label:"Graded after",choices:$a.map(f=>({value:f,label:Wa[f]})),chosen:t,change:f=>me({after:f})}),o(gr,{label:"Chain",choices:[{value:"ALL",label:"All"},...ot.map(f=>({value:f,label:et[f]}))],chosen:r,change:f=>me({chain:f==="ALL"?"":f})}),o(gr,{label:"Type",choices:[{value:"ALL",label:"All"},...jt.map(f=>({value:f,label:Se(f)}))],chosen:n,change:f=>me({type:f==="ALL"?"":f})})]}),o(oe,{query:m,children:f=>o(Ry,{record:f.types,weeks:f.weeks.groups,span:t})}),d.refusal&&o(fn,{refusal:d.refusal,retry:y}),d.signals.length===0&&!d.refusal&&(d.done?o(K,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:ge(["live"]),children:"See what comes now"})]}):o(Yr,{label:"Loading signals"})),d.signals.length>0&&o(B,{title:"Every signal",children:[!d.done&&o(Yr,{label:`${S(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",S(Aa)," signals of the period; the numbers above are of all."]}),o(Ny,{signals:d.signals,span:t})]})]})}function Py(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([nm(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function Ry({record:e,weeks:t,span:r}){return o(x,{children:[o(B,{children:o(Dy,{record:e,span:r})}),e.all.count>0&&o(x,{children:[o("div",{class:"columns",children:[o(B,{title:"Wins and losses",children:o(Ey,{record:e.all,span:r})}),o(B,{title:"What waiting costs",children:o(Ly,{delays:e.delays})})]}),o(B,{title:"By type",children:o(Pm,{label:"By type",first:"Type",groups:e.groups,name:n=>Se(n.type??""),span:r})}),o(B,{title:"By week",children:[o(Uy,{weeks:t,span:r}),o(Pm,{label:"By week",first:"Week from",groups:t,name:n=>vt(n.weekFrom??""),span:r})]})]})]})}function Dy({record:e,span:t}){let r=a=>{let u=e.all[qo[a]];return{name:`Right after ${Wa[a].toLowerCase()}`,value:o("span",{class:a===t?"chosen":"",children:Ke(u.hitRate)}),note:u.count===0?"none graded yet":o(x,{children:["of ",S(u.count),": ",Ke(u.hitRateLow)," to ",Ke(u.hitRateHigh),o("br",{}),"median gain ",$t(u.medianGain)]})}},{keptSince:n,since:s,all:i}=e;return o(x,{children:[n&&n>s&&o("p",{class:"note warn",children:["Signals before ",rn(n)," are no longer kept and not counted."]}),o(Ye,{items:[{name:"Signals",value:S(i.count),note:i.retracted>0?`and ${S(i.retracted)} retracted, not counted`:`since ${vt(s)}`},...$a.map(r)]})]})}function Ey({record:e,span:t}){let r=e[qo[t]];return r.count===0?o(K,{title:"None is graded yet",children:[S(e.count)," signals wait: a price is taken ",Wa[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ye,{items:[{name:"Wins",value:o("span",{class:"good",children:S(r.wins)}),note:`best ${$t(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:S(r.losses)}),note:`worst ${$t(r.worstGain)}`},{name:"Right",value:Ke(r.hitRate),note:`95 %: ${Ke(r.hitRateLow)} to ${Ke(r.hitRateHigh)}`},{name:"Median gain",value:o(Qt,{value:r.medianGain}),note:r.count<Rm?`only ${S(r.count)}: says little`:`of ${S(r.count)}`}]})}function Ly({delays:e}){let t=e[0]?.count??0;return t===0?o(K,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(x,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",S(t)," that are a day old, if one follows"]}),o(Ye,{items:e.map(r=>({name:r.minutes===0?"At once":`${S(r.minutes)} minutes later`,value:o(Qt,{value:r.medianGain})}))})]})}function Pm({label:e,first:t,groups:r,name:n,span:s}){let i=u=>u.record[qo[s]];return o(ne,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>S(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>S(i(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:S(i(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:S(i(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>i(u).hitRate??-1,cell:u=>i(u).count===0?"\u2013":o(x,{children:[Ke(i(u).hitRate),o("small",{class:i(u).count<Rm?"few":"",children:[Ke(i(u).hitRateLow)," to ",Ke(i(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Qt,{value:i(u).medianGain}),sort:u=>i(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Qt,{value:i(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Qt,{value:i(u).bestGain})}],rows:r,id:n})}function Uy({weeks:e,span:t}){let r=e.filter(n=>n.record[qo[t]].medianGain!==null);return r.length<2?null:o(wn,{label:"Median gain by week",times:r.map(n=>xt(n.weekFrom??"")),format:n=>$t(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[qo[t]].medianGain)}]})}function Ny({signals:e,span:t}){let r=xe("grade",Cm,"all"),n=e.filter(i=>{let a=i.retractedAt?null:Fo(i,t);return r==="all"||(r==="open"?a===null:a!==null&&r==="wins"==a>0)}),s=[{name:"Time",cell:i=>o(te,{at:i.sentAt}),sort:i=>i.sequence},{name:"Grade",cell:i=>o($y,{s:i,span:t})},{name:"Gain",number:!0,cell:i=>o(Qt,{value:Fo(i,t)}),sort:i=>Fo(i,t)??-9},{name:"Signal",cell:i=>o(x,{children:[o("a",{href:ge(["signal",i.signalId]),children:i.headline}),o("small",{children:Se(i.notificationType)})]})},{name:"Chain",wide:!0,cell:i=>o(st,{chain:i.chain})},{name:"Token",cell:i=>o(Wt,{chain:i.chain,address:i.token.address,symbol:i.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:i=>qe(i.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:i=>$t(i.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:i=>$t(i.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:i=>$t(i.outcome.return24h)}];return o(x,{children:[o(Ue,{label:"Grades",choices:Cm.map(i=>({value:i,label:Am[i]})),chosen:r,change:i=>me({grade:i==="all"?"":i})}),n.length===0?o(K,{title:`None: ${Am[r].toLowerCase()}`}):o(ne,{label:"Graded signals",columns:s,rows:n.slice(0,Na),id:i=>i.signalId,class:i=>i.retractedAt?"gone":""}),n.length>Na&&o("p",{class:"muted small",children:["The newest ",S(Na)," of ",S(n.length),"; the CSV has all."]})]})}function $y({s:e,span:t}){let r=Fo(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var Em=["positions","closed","trades","signals"],Wy={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Nm({args:[e="",t=""]}){let r=ot.find(i=>i===e.toUpperCase())??"BASE",n=xe("window",Wn,"ALL"),s=X(Eu,{chain:r,address:t,window:pn(n)},{every:15e3});return o(oe,{query:s,children:({wallet:i})=>i?o(Iy,{w:i,window:n}):o(K,{title:"This wallet is unknown",children:["The service has seen no trade of ",Bt(t)," on this chain."]})})}function Iy({w:e,window:t}){let r=xe("tab",Em,"positions"),n=o("span",{class:"badge",children:on[t]}),s={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ge(["leaderboard"],{chain:e.chain,window:pn(t)}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${S(e.defaultRank)}`:"not ranked"]}),o(Pe,{title:o("span",{class:"mono",children:Bt(e.walletAddress)}),about:o(x,{children:[o(st,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(Zn,{text:e.walletAddress,label:"the address"}),o("a",{href:ge(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(Ue,{label:"Window",choices:Wn.map(i=>({value:i,label:on[i]})),chosen:t,change:i=>me({window:pn(i)})}),o(B,{title:"Numbers",actions:n,children:o(My,{w:e,window:t})}),e.scoreParts&&o(B,{title:"What the score is made of",actions:n,children:o(Oy,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(B,{title:"Realized profit over time",actions:n,children:o(Fy,{w:e})}),o(B,{title:"Score at each midnight",actions:o("span",{class:"badge",children:on.ALL}),children:o(Vy,{w:e})})]}),o(B,{title:o(Ue,{label:"Lists",choices:Em.map(i=>({value:i,label:Wy[i]})),chosen:r,change:i=>me({tab:i,after:""})}),children:[r==="positions"&&o(By,{of:s}),r==="closed"&&o(Qy,{of:s}),r==="trades"&&o(Hy,{of:s}),r==="signals"&&o(zy,{of:s})]})]})}function My({w:e,window:t}){let r=t==="ALL"?"":" ever";return t!=="ALL"&&e.tradeCount===0?o(K,{title:"No trade in this window",children:["Its last one was ",o(te,{at:e.lastTradeTime}),"."]}):o(Ye,{items:[{name:"Rank",value:e.defaultRank?`#${S(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(it,{value:e.netPnlUsd}),note:o(x,{children:[o(it,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Ke(e.trueWinRate),note:`${S(e.winningPositions)} of ${S(e.closedPositions)} closed positions`},{name:"Trades",value:S(e.tradeCount),note:`${S(e.buyCount)} buys, ${S(e.sellCount)} sells, ${S(e.tokensTraded)} tokens${r}`},{name:"Bought",value:ye(e.totalBuyVolumeUsd),note:`sold ${ye(e.totalSellVolumeUsd)}`},{name:"Average trade",value:ye(e.avgTradeSizeUsd),note:`largest${r} ${ye(e.largestTradeUsd)}`},{name:"Last trade",value:o(te,{at:e.lastTradeTime}),note:e.firstTradeTime?o(x,{children:["first",r," ",o(te,{at:e.firstTradeTime})]}):void 0}]})}function Oy({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(x,{children:[o(it,{value:e.netPnlUsd})," for ",ye(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${S(e.winningPositions)} of ${S(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${S(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${S(e.tradeCount)} trades; 1,000 are full`}];return o(ne,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>Ke(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function Fy({w:e}){return e.equity.length<2?o(K,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(wn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>xt(t.date)),format:t=>ye(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Vy({w:e}){return e.rankHistory.length<2?o(K,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(wn,{label:"Score at each midnight",times:e.rankHistory.map(t=>xt(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Bs({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(K,{title:r});let{hasNextPage:s,endCursor:i}=e.pageInfo;return o(x,{children:[e.nodes.length===0?o(K,{title:r}):n(e.nodes),o(Zr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:wt.value.params.get("after")?()=>me({after:""}):void 0,more:s?()=>me({after:i}):void 0})]})}var Qs=()=>wt.value.params.get("after"),Lm=["VALUE","OPENED"],qy={VALUE:"Largest first",OPENED:"Oldest first"};function By({of:e}){let t=xe("order",Lm,"VALUE"),r=X(Lu,{...e,orderBy:t,after:Qs()},{every:15e3});return o(x,{children:[o(Ue,{label:"Order",choices:Lm.map(n=>({value:n,label:qy[n]})),chosen:t,change:n=>me({order:n,after:""})}),o(oe,{query:r,children:({wallet:n})=>o(Bs,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:s=>o(ne,{label:"Open positions",rows:s,id:i=>i.token,columns:[{name:"Token",cell:i=>o(Wt,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>Ro(i.quantity)},{name:"Paid per token",number:!0,cell:i=>qe(i.quantity?i.costUsd/i.quantity:null)},{name:"Price",number:!0,cell:i=>qe(i.priceUsd)},{name:"Value",number:!0,cell:i=>ye(i.valueUsd),sort:i=>i.valueUsd},{name:"Profit",number:!0,cell:i=>o(it,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(it,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function Qy({of:e}){let t=X(Uu,{...e,after:Qs()});return o(oe,{query:t,children:({wallet:r})=>o(Bs,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(ne,{label:"Closed positions",rows:n,id:s=>s.token+s.openedAt+s.closedAt,columns:[{name:"Closed",cell:s=>o(te,{at:s.closedAt})},{name:"Token",cell:s=>o(Wt,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Held",number:!0,cell:s=>Xe((Date.parse(s.closedAt)-Date.parse(s.openedAt))/1e3)},{name:"Paid",number:!0,cell:s=>ye(s.costUsd),sort:s=>s.costUsd},{name:"Received",number:!0,wide:!0,cell:s=>ye(s.proceedsUsd)},{name:"Profit",number:!0,cell:s=>o(it,{value:s.profitUsd}),sort:s=>s.profitUsd}]})})})}var Um=["ALL","BUY","SELL"],Gy={ALL:"All",BUY:"Buys",SELL:"Sells"};function Hy({of:e}){let t=xe("side",Um,"ALL"),r=X(Nu,{...e,filter:t==="ALL"?null:{side:t},after:Qs()},{every:15e3});return o(x,{children:[o(Ue,{label:"Side",choices:Um.map(n=>({value:n,label:Gy[n]})),chosen:t,change:n=>me({side:n,after:""})}),o(oe,{query:r,children:({wallet:n})=>o(Bs,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:s=>o(x,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",rn(n.trades.keptSince)," some are no longer kept."]}),o(ne,{label:"Trades, newest first",rows:s,id:i=>i.id,columns:[{name:"Time",cell:i=>o(te,{at:i.tradedAt})},{name:"Side",cell:i=>o("span",{class:`badge ${i.side==="BUY"?"good":"bad"}`,children:i.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:i=>o(Wt,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Quantity",number:!0,wide:!0,cell:i=>Ro(i.quantity)},{name:"Price",number:!0,cell:i=>qe(i.priceUsd)},{name:"Amount",number:!0,cell:i=>ye(i.amountUsd),sort:i=>i.amountUsd}]})]})})})]})}function zy({of:e}){let t=X($u,{...e,after:Qs()},{every:15e3});return o(oe,{query:t,children:({wallet:r})=>o(Bs,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(ne,{label:"Signals of the wallet",columns:lo,rows:n,id:s=>s.signalId})})})}var Bo=e=>Number(e.toPrecision(12)),jy=e=>Bo(e/100);function Ia(e,{min:t,max:r,whole:n,percent:s,optional:i}){let a=s&&r!==void 0?r*100:r,u=a!==void 0?`${(t??0).toLocaleString("en")} to ${a.toLocaleString("en")}${s?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return i?void 0:`Write a number: ${u}`;let d=Number(e);return Number.isNaN(d)?`Write a number: ${u}`:d<(t??0)||a!==void 0&&d>a?r===1&&!s&&d>1&&d<=100?`${u}: write ${jy(d)} for ${d} %`:`${u}, not ${d.toLocaleString("en")}`:n&&!Number.isInteger(d)?`A whole number: ${u}`:void 0}function Ky(e,{percent:t}){let r=Number(e);return t&&r>0&&r<=1?`${r} %: write ${Bo(r*100)} for ${Bo(r*100)} %`:void 0}function Ma({label:e,value:t,change:r,wrong:n,hint:s,...i}){let a=Gl(),[u,d]=ie(),[m,y]=ie(),{min:f,max:h,whole:b,percent:_}=i,D=_?100:1,U=u??(t===void 0?"":String(Bo(t*D))),P=(A,C)=>{let Y=A.validity.badInput?Ia("x",i):Ia(A.value,i);d(A.value),Y||r(A.value===""?void 0:Bo(Number(A.value)/D)),(!Y||C||m)&&(y(Y),n(Y))},k=m??Ky(U,i);return o("label",{class:"field",children:[o("span",{children:[e,_&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:f,max:h===void 0?void 0:h*D,step:b?1:"any",placeholder:s,value:U,"aria-invalid":m!==void 0,"aria-describedby":k?a:void 0,onInput:A=>P(A.currentTarget,!1),onChange:A=>P(A.currentTarget,!0),onBlur:A=>{!Ia(A.currentTarget.value,i)&&A.currentTarget.validity.valid&&d(void 0)}}),k&&o("small",{id:a,class:m?"bad":"few",role:"alert",children:k})]})}var $m=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Wm=["webhookUrl"];function Im(e){let t=new Set([...$m.flatMap(([,s])=>s),...Wm]),r=s=>s.flatMap(i=>e.filter(a=>a.name===i)),n=e.filter(s=>!t.has(s.name));return[...$m.map(([s,i])=>[s,r(i)]),["More",n]]}function Mm(e){return e.map(({name:t,description:r,type:n})=>{let s=r??"",i=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?i.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":i==="String"?"text":"number",d=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=Yy(s),y=u==="number"&&m.max===1&&t.endsWith("Rate"),f=y?s.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):s;return{name:t,rule:d,label:Se(d),text:f,kind:u,whole:i==="Int",percent:y,of:i,...m}})}function Yy(e){let t=s=>Number((s??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function On(e,t){return e[t]??""}function Oa(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(s=>JSON.stringify(s)).sort():n);return r(e)===r(t)}function Gs(e,t,r){return e.filter(n=>!Wm.includes(n.name)&&!Oa(On(t,n.name),On(r,n.name)))}var Om=["ALL","DELIVERED","HELD_BACK"],Zy=[{name:"Latest",cell:e=>o(te,{at:e.lastAt})},{name:"Candidate",cell:e=>o(x,{children:[Se(e.type),o("small",{children:o(st,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Wt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(x,{children:[o("a",{href:ge(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(x,{children:[Se(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>S(e.count)}];function Fm(){let e=xe("outcome",Om,"ALL"),t=wt.value.params.get("token")??"",[r,n]=ie(),s=X(Du,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),i=a=>{n(void 0),me(a)};return o(B,{title:"Decisions",actions:o(x,{children:[o(Ue,{label:"Outcome",choices:Om.map(a=>({value:a,label:Se(a)})),chosen:e,change:a=>i({outcome:a==="ALL"?"":a})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(Pn,{value:t,size:18,placeholder:"address",change:a=>i({token:a.trim()})})]})]}),children:o(oe,{query:s,children:({decisions:a})=>a.nodes.length===0?o(K,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(x,{children:[o(ne,{label:"Decisions, latest first",columns:Zy,rows:a.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),a.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(a.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var Vm=["1","3","7"],qm=36e5;function Gm(){let e=X(Pu,{});return o(x,{children:[o(Pe,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(oe,{query:e,children:t=>o(Xy,{data:t,saved:e.reload},t.config.version)})]})}function Jy(e){let[t,r]=ie({busy:!1}),n=async s=>{r({busy:!0});try{await je(Ru,{input:s}),r({busy:!1}),e()}catch(i){if(!(i instanceof Le))throw i;r({busy:!1,refusal:i})}};return{...t,save:s=>{n(s)}}}function Xy({data:e,saved:t}){let r=nn(()=>Mm(e.fields?.inputFields??[]),[e]),[n,s]=ie({}),[i,a]=ie({}),[u,d]=ie(0),m=Jy(t),y=(P,k)=>s(A=>{let C={...A,[P]:k};return Oa(k,On(e.config,P))&&delete C[P],C}),f=(P,k)=>a(({[P]:A,...C})=>k?{...C,[P]:k}:C),h=()=>{s({}),a({}),d(u+1)},b=r.filter(P=>P.name in n),_=Object.keys(i),D=b.length+_.length;Ge(()=>(jr.value=D>0?"Leave this page? What you changed is not saved.":"",()=>{jr.value=""}),[D>0]);let U=P=>m.save(Object.fromEntries(Gs(r,e.config,P).map(k=>[k.name,On(P,k.name)])));return o(x,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:Im(r).filter(([,P])=>P.length>0).map(([P,k])=>o(B,{title:P,children:o("div",{class:"stack",children:k.map(A=>o(eb,{field:A,value:n[A.name]??On(e.config,A.name),changed:A.name in n,change:C=>y(A.name,C),wrong:f},`${A.name} ${u}`))})},P))}),o("div",{class:"stack beside",children:[b.length>0&&o(B,{title:"Changes",children:o(Hm,{fields:b,from:P=>On(e.config,P),to:P=>n[P]??""})}),o(rb,{draft:n,chains:e.chains})]})]}),o(ab,{data:e,fields:r,restore:U,edits:D,busy:m.busy}),o(Fm,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[m.refusal&&o(fn,{refusal:m.refusal}),o("span",{role:"status",children:[D===0&&o(x,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(te,{at:e.config.updatedAt}),"."]}),D>0&&o("strong",{children:b.length===1?"1 change":`${b.length} changes`}),_.length>0&&o("span",{class:"bad",children:[" \xB7 ",_.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:D===0,onClick:h,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:m.busy||b.length===0||_.length>0,onClick:()=>m.save(n),children:["Save as version ",e.config.version+1]})]})]})]})}function eb({field:e,value:t,changed:r,change:n,wrong:s}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o(Ma,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:i=>{i!==void 0&&n(i)},wrong:i=>s(e.label,i)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(Pn,{value:String(t),change:n})]}),e.kind==="choice"&&o(gr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(i=>({value:i,label:i.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(gn,{label:e.label,choices:tb(e),chosen:t,change:n})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(nb,{value:t,change:n,wrong:s})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function tb(e){return e.of==="Chain"?ot.map(t=>({value:t,label:et[t]})):jt.map(t=>({value:t,label:Se(t)}))}function nb({value:e,change:t,wrong:r}){let n=(s,i)=>{let a=e.filter(u=>u.type!==s);t(i===void 0?a:[...a,{type:s,limit:i}])};return o("div",{class:"filters",children:jt.map(s=>o(Ma,{label:Se(s),value:e.find(i=>i.type===s)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:i=>n(s,i),wrong:i=>r(Se(s),i)},s))})}function rb({draft:e,chains:t}){let r=xe("days",Vm,"1"),n=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),s=new Date((n||Date.now())-Number(r)*24*qm+qm/4).toISOString(),i=ds(e,500),a=Object.keys(i).length>0,u=X(Di,{input:{},since:s}),d=X(Di,{input:i,since:s},{skip:!a});return o(B,{class:"spaced",title:"Replay",actions:o(Ue,{label:"Days",choices:Vm.map(m=>({value:m,label:m==="1"?"1 day":`${m} days`})),chosen:r,change:m=>me({days:m})}),children:o(oe,{query:u,children:m=>o(ob,{present:m.simulateConfig,next:a?d:void 0})})})}function ob({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(fn,{refusal:t.refusal,retry:t.reload});let n=r??e,s=jt.map(i=>({type:i,now:Bm(e,i),then:Bm(n,i)})).filter(i=>i.now+i.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[S(n.total)," signals"]}),r&&`, ${sb(r.total-e.total)}`,t?.loading&&" \u2026"]}),n.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",rn(n.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),s.length>0&&o(ne,{label:"Signals by type",rows:s,id:i=>i.type,columns:[{name:"Type",cell:i=>Se(i.type)},{name:"Now",number:!0,cell:i=>S(i.now)},...r?[{name:"Then",number:!0,cell:i=>o("strong",{children:S(i.then)})}]:[]]}),o(ib,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((i,a)=>a.count-i.count).slice(0,5).map(i=>o("li",{children:[Se(i.rule),": ",S(i.count)]},i.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(i=>o("li",{children:[o(st,{chain:i.chain})," ",i.headline," ",o("small",{class:"muted",children:o(te,{at:i.timestamp})})]},`${i.headline}${i.timestamp}`))})]})]})}function Bm(e,t){return e.byType.find(r=>r.type===t)?.count??0}function sb(e){return e===0?"as many as now":e>0?`${S(e)} more than now`:`${S(-e)} fewer than now`}function ib({present:e,then:t}){let r=(s,i)=>s.byDay.filter(a=>a.day===i).reduce((a,u)=>a+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(s=>s.day))].sort();return n.length<2?null:o(ne,{label:"Signals by day",rows:n,id:s=>s,columns:[{name:"Day",cell:s=>vt(s)},{name:"Now",number:!0,cell:s=>S(r(e,s))},...t?[{name:"Then",number:!0,cell:s=>o("strong",{children:S(r(t,s))})}]:[]]})}function Hm({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:Qm(t(n.name),n)})," \u2192 ",o("strong",{children:Qm(r(n.name),n)})]},n.name))})}function Qm(e,t){return!Array.isArray(e)&&t.percent?Ke(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(r=>typeof r=="string"?Se(r):`${Se(r.type)} ${r.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function ab({data:e,fields:t,restore:r,edits:n,busy:s}){let[i,a]=ie(),u=e.configVersions.filter(d=>d.version!==e.config.version);return u.length===0?null:o(B,{title:"Earlier versions",children:o(ne,{label:"Earlier versions, newest first",rows:u,id:d=>String(d.version),columns:[{name:"Version",cell:d=>d.version},{name:"Saved",cell:d=>o(te,{at:d.changedAt})},{name:"By",wide:!0,cell:d=>o(lb,{id:d.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:d=>{let m=Gs(t,e.config,d.config);return m.length===0?"nothing":o(Hm,{fields:m,from:y=>On(e.config,y),to:y=>On(d.config,y)})}},{name:"Restore",cell:d=>Gs(t,e.config,d.config).length===0?"\u2013":i!==d.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${d.version}`,onClick:()=>a(d.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${d.version}`,children:[o("span",{children:["It is saved as version ",e.config.version+1,n>0&&", and what you changed here is dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>a(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:s,onClick:()=>r(d.config),children:"Restore and save"})]})]})}]})})}function lb({id:e,keys:t}){if(e===null)return o(x,{children:"the operator"});let r=t.filter(a=>a.scope==="customer"&&!a.revokedAt&&!(a.expiresAt&&Date.parse(a.expiresAt)<=Date.now())),n=t.find(a=>a.keyId===e),i=r.length===1&&r[0]?.keyId===e?"this key":n?`${n.revokedAt?"revoked key":"key"} created ${vt(n.createdAt)}`:"a key that is not listed";return o(x,{children:[i,o("small",{class:"mono break",children:e})]})}var Fa=["node","python","go"],Va={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var ub=jt.map(e=>({value:e,label:Se(e)})),cb=ot.map(e=>({value:e,label:et[e]}));function zm(){let e=X(Wu,{},{every:5e3}),[t,r]=ie({});return o(x,{children:[o(Pe,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(oe,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(K,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(s=>o(db,{webhook:s,changed:e.reload},s.id)),o(hb,{configured:n.some(s=>s.configured),created:s=>{r(s),e.reload()}}),o(Km,{outcome:t}),o(yb,{})]})})]})}async function jm(e){try{return await e()}catch(t){if(t instanceof Le)return{refusal:t};throw t}}function db({webhook:e,changed:t}){let[r,n]=ie({}),[s,i]=ie(!1),[a,u]=ie(!1),d=async f=>{i(!0),n(await jm(f)),i(!1),u(!1),t()},m=(f,h)=>d(async()=>(await je(Mu,{id:e.id,input:f}),{text:h})),y=()=>d(async()=>(e.configured?await je(Ei,{url:""}):await je(Ou,{id:e.id}),{}));return o(B,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(x,{children:[o("button",{type:"button",disabled:s,onClick:()=>{d(()=>mb(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:s,onClick:()=>{d(()=>pb(e.id))},children:"New secret"}),o("button",{type:"button",disabled:s,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:s,onClick:()=>a?void y():u(!0),children:a?"Really delete":"Delete"})]}),children:[o(Km,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(te,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ye,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(te,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(te,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:S(e.deliveries.totalCount),note:e.previousSecretUntil?o(x,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(gn,{label:`Types sent to ${e.url}`,choices:ub,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(gn,{label:`Chains sent to ${e.url}`,choices:cb,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(fb,{webhook:e,redeliver:f=>{d(async()=>(await je(qu,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function mb(e){let{attempt:t}=(await je(Fu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function pb(e){let{secret:t}=(await je(Vu,{id:e})).rotateWebhookSecret;return{secret:t}}function Km({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(fn,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(Zn,{text:e.secret,label:"the secret"})]})]})}function fb({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(K,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(x,{children:[o("a",{href:ge(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:Se(n.state)})},{name:"Attempts",number:!0,cell:n=>S(n.attempts.length)},{name:"Last answer",cell:n=>gb(n)},{name:"Since",wide:!0,cell:n=>o(te,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(ne,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function gb(e){let t=e.attempts.at(-1);return t?o(x,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function hb({configured:e,created:t}){let[r,n]=ie(!1),s=async i=>{i.preventDefault();let a=i.currentTarget,u=String(new FormData(a).get("url")).trim();n(!0);let d=await jm(async()=>e?{secret:(await je(Iu,{input:{url:u}})).createWebhook.secret}:{secret:(await je(Ei,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||a.reset(),t(d)};return o(B,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:i=>{s(i)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function yb(){let e=xe("verify",Fa,"node");return o(B,{title:"Verify what you receive",actions:o(Ue,{label:"Language",choices:Fa.map(t=>({value:t,label:Va[t].name})),chosen:e,change:t=>me({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Va[e].code})})]})}var Fn=["read","customer"],qa=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Fn,component:sm},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Fn,component:gm},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Fn,component:Zd},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Fn,component:bc},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Fn,component:hc},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Fn,component:Dm},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Fn,component:Nm},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Fn,component:km},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Fn,component:_m},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Gm},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:zm},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:pc},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:am},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:ym},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:fc},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:cm}];function Ym({problem:e}){let[t,r]=ie(e),[n,s]=ie(!1),i=u=>{u.preventDefault();let d=String(new FormData(u.currentTarget).get("key")).trim();return a(()=>Oo(d))},a=async u=>{s(!0);try{await u()}catch(d){r(d.message),s(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:u=>{i(u)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Ms.value}),em()&&o("button",{type:"button",disabled:n,onClick:()=>{a(Os)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function Qa({problem:e=""}){let t=Dn.value;return t?o(bb,{who:t}):o(Ym,{problem:e})}function bb({who:e}){let[t,r]=ie(!1),n=Tt(null),{path:s}=wt.value,i=qa.filter(m=>m.scopes.includes(e.scope)),a=s.length===0?i[0]:qa.find(m=>m.path===s[0]),u=s.join("/"),d=Tt(!0);return Ge(()=>{document.title=`${a?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:m=>{m.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Ba,{pages:i.filter(m=>m.group==="analyst"),at:a,title:"Signals"}),o(Ba,{pages:i.filter(m=>m.group==="settings"),at:a,title:"Delivery"}),o(Ba,{pages:i.filter(m=>m.group==="operator"),at:a,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(kb,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[a&&a.scopes.includes(e.scope)&&o(a.component,{args:s.slice(1)},u),a&&!a.scopes.includes(e.scope)&&o(K,{title:`${a.title} needs a key of scope ${a.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!a&&o(K,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function Ba({pages:e,at:t,title:r}){let n=e.filter(s=>s.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(s=>o("li",{children:o("a",{href:ge([s.path]),"aria-current":s===t?"page":void 0,children:s.title})},s.path))})]})}var wb=3600;function vb({chains:e}){let t=Math.max(...e.map(s=>Date.parse(s.lastEventAt??"")||0)),r=($n.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(r>wb)return o("p",{class:"health muted",children:["Quiet: last trade ",Xe(r)," ago"]});let n=Math.max(...e.map(s=>s.lagSeconds));return o("p",{class:"health good",children:["Up to date",n>1?`, ${Xe(n)} behind`:""]})}function kb({who:e}){let t=X(Zl,{operator:e.scope==="operator"},{every:15e3}),r=t.data?.chains.filter(s=>!s.healthy)??[],n=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length+n.length===0&&o(vb,{chains:t.data.chains}),n.length>0&&o("p",{class:`health ${n.some(s=>s.level==="error")?"bad":"few"}`,children:o("a",{href:ge(["overview"]),children:"Needs attention"})}),r.map(s=>o("p",{class:"health bad",title:s.reason??"",children:[et[s.chain]," is ",Xe(s.lagSeconds)," behind"]},s.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:Io.value,onChange:s=>Hd(s.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>xa(),children:"Sign out"})]})}var Ha=document.getElementById("app");if(!Ha)throw new Error("BUG: page.html has no element app");var Ga=ic(),Sb=Ga&&tm(Ga)?Oo(Ga):Os();Sb.then(()=>Ti(o(Qa,{}),Ha),e=>Ti(o(Qa,{problem:e instanceof Error?e.message:String(e)}),Ha));
