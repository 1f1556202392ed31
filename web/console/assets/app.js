var _e,au,Ws,Hn,$s,fa,su,ma,iu,Ms,Is,$f,Co=Symbol.for("pv"),ga={},ha=[],If=/^m(i|n|o|s|text|space)$/,Os=Array.isArray,Fs=ha.slice,fr=Object.assign;function pr(e){e&&e.parentNode&&e.remove()}function lu(e,t,n){var r,a,s,i={},l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Fs.call(arguments,2):n),To(e,i,r,a,null)}function To(e,t,n,r,a){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Co,__v:a||++au,__i:-1,__u:0};return!a&&_e.vnode&&_e.vnode(s),s}function T(e){return e.children}function zn(e,t){this.props=e,this.context=t,this.__g=0}function Kn(e,t){if(t==null)return e.__&&Kn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Kn(e)}function Wf(e){var t,n=e.__v,r=n.__e,a=[],s=[],i=e.__P;i&&((t=fr({constructor:Co},n)).__v=n.__v+1,_e.vnode&&_e.vnode(t),Vs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,a,r||Kn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,fu(a,t,s),n.__=n.__e=null,t.__e!=r&&uu(t))}function uu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),uu(e)}function ru(e){(8&e.__g||(e.__g|=8,Hn.push(e),fa++))&&$s==_e.debounceRendering||(($s=_e.debounceRendering)||queueMicrotask)(cu)}function cu(){try{for(var e,t=1;Hn.length;)Hn.length>t&&Hn.sort(su),e=Hn.shift(),t=Hn.length,8&e.__g&&Wf(e)}finally{(fa=Hn.length)&&($s||queueMicrotask)(cu)}}function du(e,t,n,r,a,s,i,l,d,m,y){var p,b,h,x,R,E,S=r.__k||ha,v=t.length;for(d=Mf(n,t,S,d,v),p=0;p<v;p++)(h=n.__k[p])!=null&&(b=~h.__i&&S[h.__i]||ga,h.__i=p,E=Vs(e,h,b,a,s,i,l,d,m,y),x=h.__e,(b.ref!=h.ref||8&b.__u)&&(b.ref&&qs(b.ref,null,h,b),h.ref&&y.push(h.ref,h.__c||x,h)),R=R||x,4&h.__u?(d=mu(h,d,e,!b.__v),b.__e&&(b.__e=null)):typeof h.type=="function"&&E!==void 0?d=E:x&&(d=x.nextSibling),h.__u&=-21);return n.__e=R,d}function Mf(e,t,n,r,a){var s,i,l,d,m,y,p,b,h,x=n.length,R=x,E=0,S=0,v=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[s]=To(null,i):Os(i)?i=v[s]=To(T,{children:i}):i.constructor===Co&&i.__b?i=v[s]=To(i.type,i.props,i.key,i.ref,i.__v):v[s]=i,d=s+E,i.__=e,i.__b=e.__b+1,l=null,~(m=i.__i=Of(i,n,d,R))&&(R--,(l=n[m])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,m==d-1?E--:m==d+1?E++:m!=d&&(m>d?E--:E++,S=1)):(~m||(a>x?E--:a<x&&E++),typeof i.type!="function"&&(i.__u|=4))):v[s]=null;if(S){for(y=[],p=[],s=0;s<a;s++)if((i=v[s])&&16&i.__u){for(E=0,b=y.length;E<b;)y[h=E+b>>1]<i.__i?E=h+1:b=h;y[E]=i.__i,p[s]=E+1}for(E=y.length;s--;)p[s]&&(p[s]==E?E--:v[s].__u|=4)}if(R)for(s=0;s<x;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Kn(l)),Bs(l,l));return r}function mu(e,t,n,r){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=mu(a[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Kn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Of(e,t,n,r){var a,s=e.key,i=e.type,l=t[n],d=l&&!(2&l.__u);if(l===null&&s==null||d&&s==l.key&&i==l.type)return n;if(r>(d?1:0)){for(a=n-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=n+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function ou(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function da(e,t,n,r,a){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||ou(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||ou(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Is[t]||(Is[t]=Ff(t)),(e.__a||(e.__a={}))[t]=Ms,s=t!=(t=t.replace(iu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ff(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ma]==null)t[ma]=Ms++;else if(t[ma]<this.__a[e])return;return n(_e.event?_e.event(t):t)}}}function Vs(e,t,n,r,a,s,i,l,d,m){var y,p,b,h,x,R,E,S,v,C,P,J,W,se,Z,de,X,L,ne=t.type;if(t.constructor!==Co)return null;128&n.__u&&(d=32&n.__u,y=n.__c.__z)&&(t.__u|=d,p=s=[],y.nodeType==8?l=pa(y,s):s.push(y),l=s[0]||l),(y=_e.__b)&&y(t);e:if(typeof ne=="function"){b=i.length;try{if(S=t.props,v=(y=ne.prototype)&&y.render,C=(y=ne.contextType)&&r[y.__c],P=y?C?C.props.value:y.__:r,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(v?t.__c=h=new ne(S,P):(t.__c=h=new zn(S,P),h.constructor=ne,h.render=qf),C&&C.sub(h),h.state||(h.state={}),h.__n=r,h.__g|=8,h.__h=[],h.__k=[]),v&&(h.__s||(h.__s=h.state),ne.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=fr({},h.__s)),fr(h.__s,ne.getDerivedStateFromProps(S,h.__s)))),x=h.props,R=h.state,h.__v=t,n.__c){if(S!==x&&v&&!ne.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(S,P),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(S,h.__s,P)===!1){t.__v!=n.__v&&(h.props=S,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),ha.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=Kn(n);break e}h.componentWillUpdate&&h.componentWillUpdate(S,h.__s,P),v&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(x,R,E)})}else v&&!ne.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),v&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=P,h.props=S,h.__P=e,h.__g&=-5,J=_e.__r,W=v?25:0;do h.__g&=-9,J&&J(t),y=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++W<25);v&&(ha.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(r=fr({},r,h.getChildContext())),v&&n.__c&&h.getSnapshotBeforeUpdate&&(E=h.getSnapshotBeforeUpdate(x,R)),se=y&&y.type===T&&y.key==null?y.props.children:y,S.__P&&(y=l,a=(e=S.__P).namespaceURI,d=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&Bs(O,O)}),n.__k=null),l=n.__k?Kn(n,0):null),l=du(e,Os(se)?se:[se],t,n,r,a,s,i,l,d,m),S.__P&&(t.__e=null,l=y),t.__u&=-161,p&&p.some(pr),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(O){if(i.length=b,t.__v=null,d||s)if(O&&O.then){if(t.__u|=128|d,s){for(~(X=s.indexOf(l||void 0))||(X=s.length);(L=s[X-1])&&L.nodeType==8;)X--;for(;X<s.length;X++)if(L=s[X])if(s[X]=null,Z){if(L==de)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(de=pa(Z=L))}}if(!Z){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;Z=l}(y=pa(Z=t.__c.__z||(t.__c.__z=Z)))?(t.__e=Z,l=y):t.__e=l,l=l&&l.nextSibling}else s&&s.some(pr);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&O.then||pu(t),_e.__e(O,t,n)}}else l=t.__e=Vf(n.__e,t,n,r,a,s,i,d,m,e);return(y=_e.diffed)&&y(t),l}function pa(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function pu(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(pu))}function fu(e,t,n){for(var r=0;r<n.length;)qs(n[r++],n[r++],n[r++]);_e.__c&&_e.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){_e.__e(s,a.__v)}})}function Vf(e,t,n,r,a,s,i,l,d,m){var y,p,b,h,x,R,E,S,v=n.props||ga,C=t.props,P=t.type;if(P=="svg"?a="http://www.w3.org/2000/svg":P=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(y=0;y<s.length;y++)if((x=s[y])&&(P?x.localName==P:x.nodeType==3)){e=x,s[y]=null;break}}if(!e){if(S=m.ownerDocument||document,!P)return S.createTextNode(C);e=S.createElementNS(a,P,C.is?C:m),l&&(_e.__m&&_e.__m(t,s),l=!1),s=null}if(P){if(m=P=="template"&&e.content||e,s=P=="textarea"&&C.defaultValue!=null?null:s&&Fs.call(m.childNodes),!l&&s)for(v={},y=0;y<e.attributes.length;y++)v[(x=e.attributes[y]).name]=x.value;for(y in v)x=v[y],y=="dangerouslySetInnerHTML"?b=x:y=="children"||y in C||y=="value"&&"defaultValue"in C||y=="checked"&&"defaultChecked"in C||da(e,y,null,x,a);for(y in C)x=C[y],y=="children"?h=x:y=="dangerouslySetInnerHTML"?p=x:y=="value"?R=x:y=="checked"?E=x:l&&typeof x!="function"||v[y]===x||da(e,y,x,v[y],a);p?(l||b&&(p.__html==b.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(b&&(e.textContent=""),(P=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&If.test(P))&&(a="http://www.w3.org/1999/xhtml"),du(m,Os(h)?h:[h],t,n,r,a,s,i,s?s[0]:n.__k&&Kn(n,0),l,d),s&&s.some(pr)),l&&P!="textarea"||(y="value",P=="progress"&&R==null?e.removeAttribute(y):R==null||R===e[y]&&(P!="progress"||R)||da(e,y,R,v[y],a),y="checked",E!=null&&E!=e[y]&&da(e,y,E,v[y],a))}else v===C||l&&e.data==C||(e.data=C);return e}function qs(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){_e.__e(a,n)}}function Bs(e,t,n){var r,a,s,i;if(_e.unmount&&_e.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||qs(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){_e.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&Bs(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(a=pa(r,s=[]))&&(r==e.__e&&s.some(pr),pr(a),pr(r)),n||pr(e.__e),e.__e=e.__c=e.__=null}function qf(e,t,n){return this.constructor(e,n)}function Qs(e,t){var n,r,a,s;_e.__&&_e.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=To(T,{children:[e]}),a=[],s=[],Vs(t,t.__k,r||ga,ga,t.namespaceURI,r?null:t.firstChild?Fs.call(t.childNodes):null,a,r?r.__e:t.firstChild,n,s),fu(a,t.__k,s),t.__k.props.children=null}_e={__e:function(e,t,n,r){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,r||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw fa=0,e}},au=0,Ws=function(e){return e!=null&&e.constructor===Co},zn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=fr({},this.state)),typeof e=="function"&&(e=e(fr({},n),this.props)),e&&(fr(n,e),this.__v&&(t&&this.__k.push(t),ru(this)))},zn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ru(this))},zn.prototype.render=T,Hn=[],fa=0,su=function(e,t){return e.__v.__b-t.__v.__b},ma=Symbol(),iu=/(PointerCapture)$|Capture$/i,Ms=0,Is={},$f=0;var Gr,ot,Gs,gu,Hs=Object.is,ya=0,xu=[],zs=[],rt=_e,hu=rt.__b,yu=rt.__r,bu=rt.diffed,wu=rt.__c,vu=rt.unmount,ku=rt.__;function ba(e,t){rt.__h&&rt.__h(ot,e,ya||t),ya=0;var n=ot.__H||(ot.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function K(e){return ya=1,Bf(Au,e)}function Bf(e,t,n){var r=ba(Gr++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Au(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Hs(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=ot,!ot.__f)){ot.__f=!0;var a=ot.shouldComponentUpdate;ot.shouldComponentUpdate=function(s,i,l){var d=this.__H;if(!d)return!0;var m=!1,y=this.props!=s;if(d.__.some(function(b){b.__N&&(m=!0,Hs(b.__[0],b.__N[0])||(y=!0))}),a){var p=a.call(this,s,i,l);return m?p||y:p}return!m||y}}return r.__}function De(e,t){var n=ba(Gr++,3);!rt.__s&&Cu(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ot.__H.__h.push(n))}function ut(e){return ya=5,rn(function(){return{current:e}},[])}function rn(e,t){var n=ba(Gr++,7);return Cu(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Tu(){var e=ba(Gr++,11);if(!e.__){for(var t=ot.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Qf(){var e;do{for(;e=zs.shift();)try{Ao(e)}catch(n){rt.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=xu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ao),t.__h.some(Ks),t.__h=[]}catch(n){t.__h=[],rt.__e(n,e.__v)}}}while(zs.length)}rt.__b=function(e){ot=null,hu&&hu(e)},rt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ku&&ku(e,t)},rt.__r=function(e){yu&&yu(e),Gr=0;var t=(ot=e.__c).__H;t&&(Gs==ot?ot.__h=[]:(t.__h.some(Ao),t.__h.some(Ks),Gr=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Gs=ot},rt.diffed=function(e){bu&&bu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&_u(xu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gs=ot=null},rt.__c=function(e,t){t.some(function(n){try{n.__h.some(Ao),n.__h=n.__h.filter(function(r){return!r.__||Ks(r)})}catch(r){n.__h=[function(){throw r}]}}),wu&&wu(e,t)},rt.unmount=function(e){vu&&vu(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,_u(zs.push(a))}else Ao(a)}catch(s){t=s}}),r.__H=void 0,t&&rt.__e(t,r.__v))};var Su=typeof requestAnimationFrame=="function";function Gf(e){var t,n=function(){clearTimeout(r),Su&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Su&&(t=requestAnimationFrame(n))}function _u(e){e!=1&&gu==rt.requestAnimationFrame||((gu=rt.requestAnimationFrame)||Gf)(Qf)}function Ao(e){var t=ot,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ot=t}function Ks(e){var t=ot;e.__c=e.__(),ot=t}function Cu(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Hs(n,e[r])})}function Au(e,t){return typeof t=="function"?t(e):t}var Q=class extends String{__apiType;value;__meta__;constructor(t,n){super(t),this.value=t,this.__meta__=n}toString(){return this.value}},Zw=new Q(`
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
    `,{fragmentName:"CustomerUse"}),Xw=new Q(`
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
    `,{fragmentName:"WalletNumbers"}),ev=new Q(`
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
    `,{fragmentName:"SignalRow"}),tv=new Q(`
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
    `,{fragmentName:"MarketFacts"}),nv=new Q(`
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
    `,{fragmentName:"Gains"}),rv=new Q(`
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
}`,{fragmentName:"Graded"}),ov=new Q(`
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
}`,{fragmentName:"TrackGroups"}),av=new Q(`
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
    `,{fragmentName:"ConfigParts"}),sv=new Q(`
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
    `,{fragmentName:"WebhookParts"}),iv=new Q(`
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}
    `,{fragmentName:"LabelParts"}),Pu=new Q(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Ru=new Q(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Du=new Q(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Eu=new Q(`
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
    `),Lu=new Q(`
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
    `),Uu=new Q(`
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
}`),Nu=new Q(`
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
}`),$u=new Q(`
    query LeaderboardExport($chain: Chain!, $rankBy: RankBy!, $window: Window, $asOf: DateTime, $filter: WalletFilter, $first: Int!, $after: String) {
  wallets(
    chain: $chain
    rankBy: $rankBy
    window: $window
    asOf: $asOf
    filter: $filter
    first: $first
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      rank
      node {
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
    }
  }
}
    `),wa=new Q(`
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
    `),Iu=new Q(`
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
    `),Wu=new Q(`
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
}`),Mu=new Q(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),Ou=new Q(`
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
    `),Fu=new Q(`
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
}`),js=new Q(`
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
}`),Vu=new Q(`
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
    `),qu=new Q(`
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
}`),Bu=new Q(`
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
    `),Qu=new Q(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),Gu=new Q(`
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
    `),Hu=new Q(`
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
    `),zu=new Q(`
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
    `),Ku=new Q(`
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
}`),ju=new Q(`
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
    `),Yu=new Q(`
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
    `),Ju=new Q(`
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
    `),Zu=new Q(`
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
    `),Xu=new Q(`
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
    `),ec=new Q(`
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
    `),tc=new Q(`
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
}`),nc=new Q(`
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
}`),rc=new Q(`
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
}`),oc=new Q(`
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
    `),ac=new Q(`
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
    `),sc=new Q(`
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
}`),ic=new Q(`
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
}`),Ys=new Q(`
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
    `),lc=new Q(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),uc=new Q(`
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
    `),cc=new Q(`
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
}`),Js=new Q(`
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
    `),Zs=new Q(`
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
    `),Xs=new Q(`
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
    `),ei=new Q(`
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
}`),dc=new Q(`
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
}`),mc=new Q(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),pc=new Q(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),fc=new Q(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),gc=new Q(`
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
    `),hc=new Q(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),yc=new Q(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),ti=new Q(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `),bc=new Q(`
    query Labels {
  labels {
    ...LabelParts
  }
}
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}`),wc=new Q(`
    mutation SetLabel($input: SetLabelInput!) {
  setLabel(input: $input) {
    label {
      ...LabelParts
    }
  }
}
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}`),vc=new Q(`
    mutation RemoveLabel($kind: LabelKind!, $chain: Chain!, $address: String!) {
  removeLabel(kind: $kind, chain: $chain, address: $address) {
    address
  }
}
    `),kc=new Q(`
    subscription WatchedSignals($after: String) {
  signals(after: $after) {
    cursor
    signal {
      signalId
      headline
      chain
      priority
      token {
        address
      }
      traders {
        walletAddress
      }
    }
  }
}
    `);function $t(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function jn(e){return $t(e)==="object"}function Hf(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function ni(e,t){return e.length<124?e:t}var Sc="graphql-transport-ws";var Bt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Bt||{}),Qt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Qt||{});function _c(e){if(!jn(e))throw new Error(`Message is expected to be an object, but got ${$t(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${$t(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!jn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!jn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${$t(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${$t(e.payload.query)}`);if(e.payload.variables!=null&&!jn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${$t(e.payload.variables)}`);if(e.payload.operationName!=null&&$t(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${$t(e.payload.operationName)}`);if(e.payload.extensions!=null&&!jn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${$t(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!jn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${$t(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Hf(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function xc(e,t){return _c(typeof e=="string"?JSON.parse(e,t):e)}function Hr(e,t){return _c(e),JSON.stringify(e,t)}function oi(e){let{url:t,connectionParams:n,lazy:r=!0,onNonLazyError:a=console.error,lazyCloseTimeout:s=0,keepAlive:i=0,disablePong:l,connectionAckWaitTimeout:d=0,retryAttempts:m=5,retryWait:y=async function(I){let M=Math.pow(2,I);await new Promise(N=>setTimeout(N,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:p=ri,on:b,webSocketImpl:h,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,I=>{let M=Math.random()*16|0;return(I=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:R,jsonMessageReviver:E}=e,S;if(h){if(!Kf(h))throw new Error("Invalid WebSocket implementation provided");S=h}else typeof WebSocket<"u"?S=WebSocket:typeof global<"u"?S=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(S=window.WebSocket||window.MozWebSocket);if(!S)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let v=S,C=(()=>{let $=(()=>{let M={};return{on(N,we){return M[N]=we,()=>{delete M[N]}},emit(N){"id"in N&&M[N.id]?.(N)}}})(),I={connecting:b?.connecting?[b.connecting]:[],opened:b?.opened?[b.opened]:[],connected:b?.connected?[b.connected]:[],ping:b?.ping?[b.ping]:[],pong:b?.pong?[b.pong]:[],message:b?.message?[$.emit,b.message]:[$.emit],closed:b?.closed?[b.closed]:[],error:b?.error?[b.error]:[]};return{onMessage:$.on,on(M,N){let we=I[M];return we.push(N),()=>{let le=we.indexOf(N);le>-1&&we.splice(le,1)}},emit(M,...N){for(let we of[...I[M]])we(...N)}}})();function P($){let I=[C.on("error",M=>{I.forEach(N=>N()),$(M)}),C.on("closed",M=>{I.forEach(N=>N()),$(M)})];return()=>I.forEach(M=>M())}let J,W=0,se,Z=!1,de=0,X=!1;async function L(){clearTimeout(se);let[$,I]=await(J??(J=new Promise((we,le)=>(async()=>{if(Z){if(await y(de),!W)return J=void 0,le({code:1e3,reason:"All Subscriptions Gone"});de++}C.emit("connecting",Z);let H=new v(typeof t=="function"?await t():t,Sc),ge,ue;function z(){isFinite(i)&&i>0&&(clearTimeout(ue),ue=setTimeout(()=>{H.readyState===v.OPEN&&(H.send(Hr({type:Qt.Ping})),C.emit("ping",!1,void 0))},i))}P(Ce=>{J=void 0,clearTimeout(ge),clearTimeout(ue),le(Ce),Ce instanceof Po&&(H.close(4499,"Terminated"),H.onerror=null,H.onclose=null)}),H.onerror=Ce=>C.emit("error",Ce),H.onclose=Ce=>C.emit("closed",Ce),H.onopen=async()=>{try{C.emit("opened",H);let Ce=typeof n=="function"?await n():n;if(H.readyState!==v.OPEN)return;H.send(Hr(Ce?{type:Qt.ConnectionInit,payload:Ce}:{type:Qt.ConnectionInit},R)),isFinite(d)&&d>0&&(ge=setTimeout(()=>{H.close(Bt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),z()}catch(Ce){C.emit("error",Ce),H.close(Bt.InternalClientError,ni(Ce instanceof Error?Ce.message:String(Ce),"Internal client error"))}};let Oe=!1;H.onmessage=({data:Ce})=>{try{let me=xc(Ce,E);if(C.emit("message",me),me.type==="ping"||me.type==="pong"){C.emit(me.type,!0,me.payload),me.type==="pong"?z():l||(H.send(Hr(me.payload?{type:Qt.Pong,payload:me.payload}:{type:Qt.Pong},R)),C.emit("pong",!1,me.payload));return}if(Oe)return;if(me.type!==Qt.ConnectionAck)throw new Error(`First message cannot be of type ${me.type}`);clearTimeout(ge),Oe=!0,C.emit("connected",H,me.payload,Z),Z=!1,de=0;let Se=new Promise((Yt,Ct)=>P(Ct));Se.catch(()=>{}),we([H,Se])}catch(me){H.onmessage=null,C.emit("error",me),H.close(Bt.BadResponse,ni(me instanceof Error?me.message:String(me),"Bad response"))}}})())));$.readyState===v.CLOSING&&await I;let M=()=>{},N=new Promise(we=>M=we);return[$,M,new Promise((we,le)=>{let H=P(le);$.readyState!==v.OPEN&&I.catch(le),N.then(()=>{if(H(),!W){let ge=()=>$.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(se),se=setTimeout(()=>{!W&&$.readyState===v.OPEN&&ge()},s)):ge()}we()})})]}function ne($){if(ri($)&&(zf($.code)||[Bt.InternalServerError,Bt.InternalClientError,Bt.BadRequest,Bt.BadResponse,Bt.Unauthorized,Bt.SubprotocolNotAcceptable,Bt.SubscriberAlreadyExists,Bt.TooManyInitialisationRequests].includes($.code)))throw $;if(X)return!1;if(ri($)&&$.code===1e3)return W>0;if(!m||de>=m||!p($))throw $;return Z=!0}r||(async()=>{for(W++;;)try{let[,,$]=await L();await $}catch($){try{if(!ne($))return}catch(I){return a?.(I)}}})();function O($,I){let M=x($),N=!1,we=!1,le=()=>{W--,N=!0};return(async()=>{for(W++;;)try{let[H,ge,ue]=await L();if(N)return ue.catch(()=>{}),ge();let z=C.onMessage(M,Oe=>{switch(Oe.type){case Qt.Next:{I.next(Oe.payload);return}case Qt.Error:{we=!0,N=!0,I.error(Oe.payload),le();return}case Qt.Complete:{N=!0,le();return}}});H.send(Hr({id:M,type:Qt.Subscribe,payload:$},R)),le=()=>{!N&&H.readyState===v.OPEN&&H.send(Hr({id:M,type:Qt.Complete},R)),W--,N=!0,ge()},await ue.finally(z);return}catch(H){if(!ne(H))return}})().then(()=>{we||I.complete()}).catch(H=>{I.error(H)}),()=>{N||le()}}return{on:C.on,subscribe:O,iterate($){let I=[],M={done:!1,error:null,resolve:()=>{}},N=O($,{next(le){I.push(le),M.resolve()},error(le){M.done=!0,M.error=le,M.resolve()},complete(){M.done=!0,M.resolve()}}),we=(async function*(){for(;;){for(I.length||await new Promise(H=>M.resolve=H);I.length;)yield I.shift();if(M.error)throw M.error;if(M.done)return}})();return we.throw=async le=>(M.done||(M.done=!0,M.error=le,M.resolve()),{done:!0,value:void 0}),we.return=async()=>(N(),{done:!0,value:void 0}),we},async dispose(){if(X=!0,J){let[$]=await J;$.close(1e3,"Normal Closure")}},terminate(){J&&C.emit("closed",new Po)}}}var Po=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function ri(e){return jn(e)&&"code"in e&&"reason"in e}function zf(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Kf(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Tc=new URL("graphql",document.baseURI),$e=class extends Error{constructor(n,r,a){super(r);this.code=n;this.requestId=a}code;requestId};function ka(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var Sa=5e3,Ro={key:()=>"",refused:()=>{}};function Cc(e){Ro=e}async function ye(e,t,n={}){let r=n.key??Ro.key(),a;try{a=await fetch(Tc,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${r}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:n.signal})}catch(d){throw n.signal?.aborted?d:new $e("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=a.headers.get("X-Request-Id")??void 0,i;try{i=await a.json()}catch{throw a.status>=500?new $e("NETWORK",`The service does not answer: status ${a.status}. It may be restarting.`,s):new $e("NETWORK",`The answer cannot be read: status ${a.status}.`,s)}let l=i.errors?.[0];if(l||!i.data){let d=l?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new $e(d,l?.message??`status ${a.status}`,s);throw d==="UNAUTHENTICATED"&&n.key===void 0&&Ro.refused(m.message),m}return i.data}var va,si=new Set;function jf(){return va??=oi({url:Tc.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${Ro.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>ai("connecting"),connected:()=>ai("open"),closed:()=>ai("broken")}}),va}function ai(e){for(let t of si)t(e)}async function ii(){let e=va;va=void 0;try{await e?.dispose()}catch{}}function _a(e,t,n){let r=n.link;r&&si.add(r);let a=jf().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:i})=>{i?.[0]?n.failed(new $e(String(i[0].extensions?.code??""),i[0].message)):s&&n.next(s)},error:s=>n.failed(Yf(s)),complete:()=>{}});return()=>{r&&si.delete(r),a()}}function Yf(e){if(Array.isArray(e)){let t=e[0];return new $e(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&Ro.refused("The key is no longer accepted."),new $e("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new $e("NETWORK","The connection is broken.")}var Jf=15e4;function ee(e,t,n={}){let[r,a]=K({loading:!n.skip}),[s,i]=K(0),l=ut(""),d=ut(void 0),m=JSON.stringify(t)+e.toString();De(()=>{if(n.skip){a({loading:!1});return}let p=new AbortController;return d.current=Date.now(),a(b=>({...b,loading:!0})),ye(e,t,{signal:p.signal}).then(b=>{d.current=void 0,l.current=m,a({data:b,loading:!1})},b=>{if(p.signal.aborted)return;d.current=void 0;let h=b instanceof $e?b:new $e("",String(b));a(x=>({data:l.current===m?x.data:void 0,refusal:h,loading:!1}))}),()=>p.abort()},[m,s,n.skip]);let y=ka(r.refusal)?Sa:n.every;return De(()=>{if(!y||n.skip)return;let p=setInterval(()=>{let b=d.current===void 0||Date.now()-d.current>Jf;document.visibilityState==="visible"&&b&&i(h=>h+1)},y);return()=>clearInterval(p)},[y,n.skip]),{...r,reload:()=>i(p=>p+1)}}function xa(e,t){let[n,r]=K(e),a=JSON.stringify(e);return De(()=>{let s=setTimeout(()=>r(e),t);return()=>clearTimeout(s)},[a,t]),n}var Zf=Symbol.for("preact-signals");function Pa(){if(Un>1)Un--;else{var e,t=!1;for((function(){var a=Ca;for(Ca=void 0;a!==void 0;){var s=a.S;if(s.v===a.v)for(var i=s.t;i!==void 0;i=i.x)i.i===a.i&&(i.i=s.i);a=a.o}})();Eo!==void 0;){var n=Eo;for(Eo=void 0,Ta++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Pc(n))try{n.c()}catch(a){t||(e=a,t=!0)}n=r}}if(Ta=0,Un--,t)throw e}}function ui(e){if(Un>0)return e();li=++Xf,Un++;try{return e()}finally{Pa()}}var Do,Ke=void 0;function Lo(e){var t=Ke,n=Do;Ke=void 0,Do=void 0;try{return e()}finally{Ke=t,Do=n}}var Eo=void 0,Un=0,Ta=0,Xf=0,li=0,Ca=void 0,Aa=0;function Ac(e){if(Ke!==void 0){var t=e.n;if(t===void 0||t.t!==Ke)return t={i:0,S:e,p:Ke.s,n:void 0,t:Ke,e:void 0,x:void 0,r:t},Ke.s!==void 0&&(Ke.s.n=t),Ke.s=t,e.n=t,32&Ke.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ke.s,t.n=void 0,Ke.s.n=t,Ke.s=t),t}}function ct(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ct.prototype.brand=Zf;ct.prototype.h=function(){return!0};ct.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Lo(function(){var r;(r=t.W)==null||r.call(t)}))};ct.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Lo(function(){var a;(a=t.Z)==null||a.call(t)}))}};ct.prototype.subscribe=function(e){var t=this;return Nn(function(){var n=t.value;Lo(function(){return e(n)})},{name:"sub"})};ct.prototype.valueOf=function(){return this.value};ct.prototype.toString=function(){return this.value+""};ct.prototype.toJSON=function(){return this.value};ct.prototype.peek=function(){var e=this;return Lo(function(){return e.value})};Object.defineProperty(ct.prototype,"value",{get:function(){var e=Ac(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ta>100)throw new Error("Cycle detected");(function(n){Un!==0&&Ta===0&&n.l!==li&&(n.l=li,Ca={S:n,v:n.v,i:n.i,o:Ca})})(this),this.v=e,this.i++,Aa++,Un++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Pa()}}}});function ke(e,t){return new ct(e,t)}function Pc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Rc(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Dc(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function gr(e,t){ct.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Aa-1,this.f=4}gr.prototype=new ct;gr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Aa))return!0;if(this.g=Aa,this.f|=1,this.i>0&&!Pc(this))return this.f&=-2,!0;var e=Ke;try{Rc(this),Ke=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ke=e,Dc(this),this.f&=-2,!0};gr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}ct.prototype.S.call(this,e)};gr.prototype.U=function(e){if(this.t!==void 0&&(ct.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};gr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(gr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ac(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Cn(e,t){return new gr(e,t)}function Ec(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Un++;var n=Ke;Ke=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,ci(e),r}finally{Ke=n,Pa()}}}function ci(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ec(e)}function eg(e){if(Ke!==this)throw new Error("Out-of-order effect");Dc(this),Ke=e,this.f&=-2;try{8&this.f&&ci(this)}finally{Pa()}}function zr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Do&&Do.push(this)}zr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};zr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ec(this),Rc(this),Un++;var e=Ke;return Ke=this,eg.bind(this,e)};zr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Eo,Eo=this)};zr.prototype.d=function(){this.f|=8,1&this.f||ci(this)};zr.prototype.dispose=function(){this.d()};function Nn(e,t){var n=new zr(e,t);try{n.c()}catch(a){throw n.d(),a}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var Lc,Da,Ra,tg=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Uc=[];Nn(function(){Lc=this.N})();function Kr(e,t){_e[e]=t.bind(null,_e[e]||function(){})}function Uo(e){if(Ra){var t=Ra;Ra=void 0,t()}Ra=e&&e.S()}function Nc(e){var t=this,n=e.data,r=rg(n);r.name="ReactiveDom",r.value=n;var a=rn(function(){for(var l=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var m=Cn(function(){var h=r.value.value;return h===0?0:h===!0?"":h||""}),y=Cn(function(){return!Array.isArray(m.value)&&!Ws(m.value)}),p=Nn(function(){if(this.N=$c,y.value){var h=m.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=h)}}),b=t.__$u.d;return t.__$u.d=function(){p(),b.call(this)},[y,m]},[]),s=a[0],i=a[1];return s.value?i.peek():i.value}Nc.displayName="ReactiveTextNode";Object.defineProperties(ct.prototype,{constructor:{configurable:!0,value:lu(T,null).constructor},type:{configurable:!0,value:Nc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Kr("__b",function(e,t){if(Uo(),Da=void 0,typeof t.type=="string"){var n,r=t.props;for(var a in r)if(a!=="children"){var s=r[a];s instanceof ct&&(n||(t.__np=n={}),n[a]=s,r[a]=s.peek())}}e(t)});Kr("__r",function(e,t){if(e(t),t.type!==T){Uo();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=(function(a,s){var i;return Nn(function(){i=this},{name:s}),i.c=a,i})((function(a){return function(){var s;tg&&((s=this.y)==null||s.call(this)),a.__$f|=1,a.setState({})}})(r),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Da=r,Uo(n)}});Kr("__e",function(e,t,n,r){Uo(),Da=void 0,e(t,n,r)});Kr("diffed",function(e,t){Uo(),Da=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var r=t.__np,a=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||r&&i in r||(l.d(),s[i]=void 0)}if(r){s||(s={},n.U=s);for(var d in r){var m=s[d],y=r[d];m===void 0?(m=ng(n,d,y,a),s[d]=m):m.o(y,a)}}}e(t)});function ng(e,t,n,r){var a=t in e&&e.ownerSVGElement===void 0,s=ke(n);return{o:function(i,l){s.value=i,r=l},d:Nn(function(){this.N=$c;var i=s.value.value;r[t]!==i&&(r[t]=i,a?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Kr("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var r=n.U;if(r){n.U=void 0;for(var a in r){var s=r[a];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var d in i)l[d]=i[d]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var y=m.__$u;y&&(m.__$u=void 0,y.d())}}e(t)});Kr("__h",function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)});zn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var a in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(r||s||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function rg(e,t){return rn(function(){return ke(e,t)},[])}var og=function(e){queueMicrotask(function(){queueMicrotask(e)})};function ag(){ui(function(){for(var e;e=Uc.shift();)Lc.call(e)})}function $c(){Uc.push(this)===1&&(_e.requestAnimationFrame||og)(ag)}var Yr=new Map,sg=200,ig=5e3,Ea=()=>history.state,Yn=Ea()?.entry??0,Jr=Ea()?.y,jr=()=>{};history.scrollRestoration="manual";Ea()||Ic();function Ic(){Yn=Date.now(),history.replaceState({entry:Yn},"")}addEventListener("scroll",()=>{Jr===void 0&&(Yr.delete(Yn),Yr.set(Yn,scrollY),Yr.size>sg&&Yr.delete(Yr.keys().next().value))},{passive:!0});addEventListener("pagehide",()=>history.replaceState({entry:Yn,y:scrollY},""));var di=ke(0);function Wc(){let e=Ea();e?(Yn=e.entry,Jr=Yr.get(Yn)??e.y??0):(Ic(),Jr=0),di.value++}var Mc=()=>({entry:Yn});function Oc(){if(jr(),Jr===void 0)return;let e=Jr,t=new ResizeObserver(s),n=setTimeout(()=>jr(),ig),r=["wheel","touchstart","keydown","pointerdown"];jr=()=>{t.disconnect(),clearTimeout(n);for(let i of r)removeEventListener(i,jr);jr=()=>{},Jr=void 0};let a=jr;for(let i of r)addEventListener(i,a,{passive:!0});function s(){scrollTo(0,e),Math.abs(scrollY-e)<=1&&a()}t.observe(document.body),s()}var Zr=ke(location.hash),Xr=ke(""),Fc=e=>e.split("?")[0];addEventListener("hashchange",()=>{if(Xr.value&&Fc(location.hash)!==Fc(Zr.value)&&!confirm(Xr.value)){history.pushState(Mc(),"",Zr.value);return}Wc(),Zr.value=location.hash});addEventListener("beforeunload",e=>{Xr.value&&e.preventDefault()});var vt=Cn(()=>{let[e="",t=""]=Zr.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Vc),params:new URLSearchParams(t)}});function Vc(e){try{return decodeURIComponent(e)}catch{return e}}function ae(e,t={}){let n=new URLSearchParams;for(let[a,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&n.set(a,String(s));let r=n.toString();return`#/${e.map(encodeURIComponent).join("/")}${r?`?${r}`:""}`}function pe(e){let{path:t,params:n}=vt.value,r=Object.fromEntries(n);Object.assign(r,e),history.replaceState(history.state,"",ae(t,r)),Zr.value=location.hash}function eo(e,t){let n=vt.value.params.get(e)?.split(",")??[];return t.filter(r=>n.includes(r))}function Le(e,t,n){let r=vt.value.params.get(e);return t.find(a=>a===r)??n}function qc(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(history.state,"","#/"),Zr.value=location.hash,Vc(e[1])}var $n=ke(Date.now());setInterval(()=>{document.visibilityState==="visible"&&($n.value=Date.now())},1e3);var No=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Bc=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function _(e){return No.format(e)}function ve(e,t=!1){if(e==null)return"\u2013";let n=Math.abs(e),r=n>=1e6?Bc.format(n):n>=1e5?`${(n/1e3).toFixed(1)}K`:n>=100||n===0?No.format(n):n.toFixed(2);return`${e<0&&r!=="0.00"?"\u2212":t&&e>0?"+":""}$${r}`}function $o(e){let t=["B","kB","MB","GB","TB","PB"],n=Math.abs(e),r=0;for(;n>=999.5&&r<t.length-1;r++)n/=1e3;return`${e<0?"\u2212":""}${r===0||n>=100?No.format(n):n.toPrecision(3)} ${t[r]}`}function La(e){return e>=10||e===0?No.format(e):e.toPrecision(2)}function Qe(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${No.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function Ye(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function It(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Io(e){return Math.abs(e)>=1e5?Bc.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function at(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var mn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function xe(e){if(e in mn)return mn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var lg=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function et(e){for(let[t,n]of lg)if(e>=t)return`${Math.floor(e/t)} ${n}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var Tt=e=>Math.floor(Date.parse(e)/1e3);function Ua(e,t){let n=(t-Date.parse(e))/1e3;return n<1?"now":`${et(n)} ago`}var ug=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),cg=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),dg=new Intl.DateTimeFormat("en-GB",{day:"2-digit",month:"short",hour:"2-digit",minute:"2-digit",timeZoneName:"shortOffset"}),Uv=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function on(e){let t=new Date(e),n=`${ug.format(t)} UTC`;return t.getTimezoneOffset()===0?n:`${n} (${dg.format(t)} here)`}function Et(e){return cg.format(new Date(e))}var mi="smartmoney.recent",mg=8;function pg(){try{return JSON.parse(sessionStorage.getItem(mi)??"[]")}catch{return[]}}var to=ke(pg());function Qc(e){to.value=[e,...to.value.filter(t=>t.to!==e.to)].slice(0,mg),sessionStorage.setItem(mi,JSON.stringify(to.value))}function Gc(){to.value=[],sessionStorage.removeItem(mi)}var Wo="smartmoney.key",Wt=ke(void 0),Na=ke("");Cc({key:()=>Wt.value?.key??"",refused:()=>pi("The service no longer accepts this key: it was revoked or has expired.")});async function Mo(e){let t=await fg(e);await ii(),sessionStorage.setItem(Wo,e),Na.value="",Wt.value=t}async function fg(e){try{let{config:t}=await ye(Pu,{},{key:e}),n=await Hc(()=>ye(Ru,{},{key:e}))?"customer":"read";return{key:e,scope:n,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof $e))throw t;if(t.code==="FORBIDDEN"&&await Hc(()=>ye(Du,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new $e("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new $e("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Hc(e){try{return await e(),!0}catch(t){if(t instanceof $e&&t.code==="FORBIDDEN")return!1;throw t}}function zc(){return sessionStorage.getItem(Wo)!==null}function Kc(e){let t=sessionStorage.getItem(Wo);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function $a(){let e=sessionStorage.getItem(Wo);e&&await Mo(e)}function pi(e=""){sessionStorage.removeItem(Wo),Gc(),Wt.value=void 0,Na.value=e,ii()}var Yc=64,Jc=500,Jn=ke([]),Ia=({kind:e,chain:t,address:n})=>`${e}/${t}/${t==="SOLANA"?n:n.toLowerCase()}`,gg=Cn(()=>new Map(Jn.value.map(e=>[Ia(e),e]))),Oo=Cn(()=>Jn.value),Zc=Cn(()=>Jn.value.filter(e=>e.watched)),no=e=>gg.value.get(Ia(e)),Xc=e=>no(e)?.name??"",gi=e=>no(e)?.watched??!1,fi=0;async function hi(){let e=fi,{labels:t}=await ye(bc,{});e===fi&&(Jn.value=t)}function ed(){fi++,Jn.value=[]}var jc=e=>Jn.value.filter(t=>Ia(t)!==Ia(e));async function Wa(e,t){let{kind:n,chain:r,address:a}=e,s=no(e),i={name:s?.name??"",note:s?.note??"",watched:s?.watched??!1,...t};if(i.name.trim()||i.note.trim()||i.watched){let{setLabel:l}=await ye(wc,{input:{kind:n,chain:r,address:a,...i}});Jn.value=[l.label,...jc(e)]}else s&&(await ye(vc,{kind:n,chain:r,address:a}),Jn.value=jc(e))}var hg=Symbol.for("pv"),yg=0;function o(e,t,n,r,a,s){t||(t={});var i,l,d=t;if("ref"in d&&typeof e!="function")for(l in d={},t)l=="ref"?i=t[l]:d[l]=t[l];var m={type:e,props:d,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:hg,__v:--yg,__i:-1,__u:0};return(a||s)&&(m.__source=a,m.__self=s),_e.vnode&&_e.vnode(m),m}function hr(e){let t=no(e);return t?o("small",{class:"label",title:t.note||void 0,children:[t.watched&&o("span",{class:"star",role:"img","aria-label":"Watched",children:"\u2605"})," ",t.name||(t.watched?"":"noted")]}):null}function Ma(e){let t=no(e),n=t?.watched??!1,[r,a]=K(""),[s,i]=K(!1),l=async d=>{a("");try{return await Wa(e,d),!0}catch(m){return a(m instanceof Error?m.message:String(m)),!1}};return Wt.value?.scope!=="customer"?t?.note?o("p",{class:"muted",children:t.note}):null:o(T,{children:[o("button",{type:"button","aria-pressed":n,onClick:()=>{l({watched:!n})},children:n?"\u2605 Watching":"\u2606 Watch"}),o("button",{type:"button","aria-expanded":s,onClick:()=>i(!s),children:t?.name||t?.note?"Edit label":"Add label"}),r&&o("span",{role:"alert",class:"bad",children:r}),s&&o(bg,{name:t?.name??"",note:t?.note??"",save:d=>{l(d).then(m=>{m&&i(!1)})}},e.address),!s&&t?.note&&o("p",{class:"muted note-text",children:t.note})]})}function bg({name:e,note:t,save:n}){let[r,a]=K(e),[s,i]=K(t);return o("form",{class:"label-form",onSubmit:l=>{l.preventDefault(),n({name:r,note:s})},children:[o("label",{class:"field",children:[o("span",{children:"Name"}),o("input",{value:r,maxLength:Yc,size:24,onInput:l=>a(l.currentTarget.value)})]}),o("label",{class:"field grow",children:[o("span",{children:"Note"}),o("input",{value:s,maxLength:Jc,onInput:l=>i(l.currentTarget.value)})]}),o("button",{type:"submit",class:"primary",children:"Save"}),(e||t)&&o("button",{type:"button",onClick:()=>n({name:"",note:""}),children:"Remove"})]})}var Ie={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},st=Object.keys(Ie);function tt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:Ie[e]})}function Oa({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Gt({value:e,right:t=e}){return o("span",{class:td(t),children:It(e)})}function kt({value:e}){return o("span",{class:td(e),children:ve(e,!0)})}function td(e){return e?e>0?"num good":"num bad":"num"}function te({at:e}){return e?o("time",{dateTime:e,title:on(e),children:Ua(e,$n.value)}):o("span",{class:"muted",children:"never"})}function In({chain:e,address:t,class:n=""}){return o(T,{children:[o("a",{class:`mono ${n}`,href:ae(["wallet",e,t]),title:t,children:at(t)}),o(hr,{kind:"WALLET",chain:e,address:t})]})}function Mt({chain:e,address:t,symbol:n}){return o(T,{children:[o("a",{class:n?"symbol":"mono",href:ae(["token",e,t]),title:t,children:n||at(t)}),o(hr,{kind:"TOKEN",chain:e,address:t})]})}function Zn({text:e,label:t}){let[n,r]=K(!1),a=async()=>{await navigator.clipboard.writeText(e),r(!0),setTimeout(()=>r(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{a()},"aria-label":`Copy ${t}`,children:n?"Copied":"Copy"})}function q({title:e,actions:t,children:n,class:r=""}){return o("section",{class:`card ${r}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),n]})}function Je({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:n,note:r})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[n,r!==void 0&&o("small",{children:r})]})]},t))})}function Te({title:e,about:t,children:n}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),n&&o("div",{class:"actions",children:n})]})}function ro({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function Y({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var nd={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function pn({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),nd[e.code]&&o("div",{children:nd[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function ie({query:e,children:t}){let{data:n,refusal:r,loading:a,reload:s}=e;return n===void 0?r?o(pn,{refusal:r,retry:s}):o(ro,{}):o("div",{"aria-busy":a,class:"stack",children:[r&&o(pn,{refusal:r,retry:s}),t(n)]})}var rd=50,wg="1200px 0px";function od({rows:e,id:t,line:n,columns:r}){let a=ut(void 0),s=ut(new Map),i=vg(e,t,a.current);De(()=>{a.current=e[0]===void 0?void 0:{id:t(e[0]),at:i}}),De(()=>{let d=()=>s.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let l=[];return e.forEach((d,m)=>{let y=Math.floor((i+m)/rd),p=l.at(-1);p?.number===y?p.rows.push(d):l.push({number:y,from:m,rows:[d]})}),o(T,{children:l.map(d=>o(kg,{...d,drawn:d.from<rd,line:n,columns:r,heights:s.current},d.number))})}function vg(e,t,n){if(!n)return 0;let r=e.findIndex(a=>t(a)===n.id);return r<0?0:n.at-r}function kg({number:e,from:t,rows:n,drawn:r,line:a,columns:s,heights:i}){let l=ut(null),[d,m]=K(r),y=ut(0);if(De(()=>{let b=l.current;if(!b)return;let h=new IntersectionObserver(x=>{let{isIntersecting:R,boundingClientRect:E}=x.at(-1),S=R||b.contains(document.activeElement);!S&&y.current&&i.set(e,E.height/y.current),m(S)},{rootMargin:wg});return h.observe(b),()=>h.disconnect()},[]),y.current=d?n.length:0,d)return o("tbody",{ref:l,children:n.map((b,h)=>a(b,h===0?t+2:void 0))});let p=(i.get(e)??Sg(i))*n.length;return o("tbody",{ref:l,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${p}px`},children:o("span",{class:"sr-only",children:[n.length," rows, drawn when they are near the window"]})})})})}function Sg(e){return e.size===0?56:[...e.values()].reduce((t,n)=>t+n,0)/e.size}var Fa=2e3;function _g(e){if(e==null)return"";if(typeof e!="string")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function yi(e){return e.map(t=>t.map(_g).join(",")).join(`\r
`)}function sd(e,t,n){if(e===null||["string","number","boolean"].includes(typeof e))n.set(t||"value",e);else if(Array.isArray(e))e.every(r=>typeof r=="string")&&n.set(t,e.join(" "));else if(typeof e=="object"&&e?.constructor===Object)for(let[r,a]of Object.entries(e)){let s=r.replace(/([A-Z])/g,"_$1").toLowerCase();sd(a,t&&s!=="node"&&t!=="node"?`${t}_${s}`:s,n)}}function ad(e){let t=e.map(r=>{let a=new Map;return sd(r,"",a),a}),n=[...new Set(t.flatMap(r=>[...r.keys()]))];return yi([n,...t.map(r=>n.map(a=>r.get(a)))])}function Va(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"text/csv"})),n.download=`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,60)}-${new Date().toISOString().slice(0,10)}.csv`,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function yr(e){return{rows:e?.nodes??[],next:e?.pageInfo.hasNextPage?e.pageInfo.endCursor:null}}async function xg(e){let t=[];for(let n=null;;){let{rows:r,next:a}=await e(n);if(t.push(...r),a===null||t.length>=Fa)return t.slice(0,Fa);n=a}}function id({label:e,rows:t,page:n}){let[r,a]=K(""),s=async()=>{if(!n)return Va(e,ad(t));a("Loading\u2026");try{let i=await xg(n);Va(e,ad(i)),a(i.length===Fa?`the first ${Fa.toLocaleString("en")}`:"")}catch(i){a(i instanceof Error?i.message:String(i))}};return o("div",{class:"csv",children:[o("span",{role:"status",class:"muted",children:r}),o("button",{type:"button",class:"quiet small","aria-label":`CSV of ${e}`,title:"Save this list as CSV",disabled:r==="Loading\u2026",onClick:()=>{s()},children:"CSV"})]})}function re({label:e,columns:t,rows:n,id:r,class:a,long:s=!1,part:i=!1,ordered:l,csv:d}){let[m,y]=K(),p=i?void 0:t.find(S=>S.name===m?.name)?.sort,b=p&&m?[...n].sort((S,v)=>Tg(p(S),p(v))*(m.up?1:-1)):n,h=t.some(S=>S.width!==void 0),x=S=>y(v=>v?.name===S?{name:S,up:!v.up}:{name:S,up:!1}),R=(S,v)=>o(bi,{row:S,columns:t,class:a?.(S),index:v},r(S)),E=S=>{let{order:v}=S;if(v&&l)return{sorted:v===l.by?"descending":"none",click:()=>l.choose(v)};if(!(!S.sort||i))return{sorted:m?.name!==S.name?"none":m.up?"ascending":"descending",click:()=>x(S.name)}};return o(T,{children:[o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{class:h?"fixed":void 0,"aria-rowcount":s?n.length+1:void 0,children:[h&&o("colgroup",{children:t.map(S=>o("col",{style:S.width===void 0?void 0:{width:`${S.width}rem`}},S.name))}),o("thead",{children:o("tr",{children:t.map(S=>{let v=E(S);return o("th",{scope:"col",title:S.title,class:ld(S),"aria-sort":v?.sorted,children:v?o("button",{type:"button",class:"sort",onClick:v.click,children:S.name}):S.name},S.name)})})}),s?o(od,{rows:b,id:r,line:R,columns:t.length}):o("tbody",{children:b.map(S=>R(S))})]})}),d!==!1&&n.length>0&&o(id,{label:e,rows:b,page:d})]})}var bi=class extends zn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:n,class:r,index:a}){return o("tr",{class:r,"aria-rowindex":a,children:n.map(s=>o("td",{"data-name":s.name,class:ld(s),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function ld(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function Tg(e,t){return e<t?-1:e>t?1:0}function oo({shown:e,total:t,noun:n,more:r,first:a}){return o("nav",{class:"pager","aria-label":`Pages of ${n}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",n]}),a&&o("button",{type:"button",onClick:a,children:"First page"}),r&&o("button",{type:"button",onClick:r,children:"Next page"})]})}function ud(){let e=ee(Nu,{},{every:15e3});return o(T,{children:[o(Te,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(ie,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(wi,{of:t})})})]})}var Cg=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(T,{children:["revoked ",o(te,{at:e.revokedAt})]}):e.expiresAt?`until ${Et(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(te,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>_(e.uses)},{name:"Created",wide:!0,cell:e=>Et(e.createdAt)}],Ag=[{name:"Webhook",cell:e=>o(T,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(T,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(te,{at:e.lastSuccessAt})}];function wi({of:e}){return o(T,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(te,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(q,{title:"Budget",children:o(Pg,{of:e.budget})}),o(q,{title:"Limits of all keys together",class:"spaced",children:o(Rg,{of:e})}),o(q,{title:"Keys",children:o(re,{label:"Keys, newest first",columns:Cg,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(q,{title:"Webhooks",children:o(re,{label:"Webhooks",columns:Ag,rows:e.webhooks,id:t=>String(t.number)})})]})}function Pg({of:e}){let t=(Date.parse(e.day)+864e5-$n.value)/1e3;return o(Je,{items:[{name:"Signals today",value:_(e.dailyUsed),note:`of ${_(e.dailyBudget)}, ${Et(e.day)}`},{name:"Starts anew",value:t>0?`in ${et(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(n=>n.used>0||n.limit!==null).map(n=>({name:xe(n.type),value:_(n.used),note:n.limit===null?"no limit":`of ${_(n.limit)}`}))]})}function Rg({of:e}){let t=(n,r)=>({value:n===null?"none":Io(n),note:n===null?void 0:r});return o(T,{children:[o(Je,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function cd({args:[e]}){return e?o(Ug,{id:e}):o(Lg,{})}var Dg=[{name:"Customer",cell:e=>o(T,{children:[o("a",{href:ae(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>_(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(te,{at:Eg(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>_(e.keys.reduce((t,n)=>t+n.uses,0))},{name:"Signals today",number:!0,cell:e=>o(T,{children:[_(e.budget.dailyUsed),o("small",{children:["of ",_(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Et(e.createdAt)}];function Eg(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function Lg(){let[e,t]=K(),n=ee(Lu,{after:e},{every:15e3});return o(T,{children:[o(Te,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(ie,{query:n,children:({customers:r})=>r.totalCount===0?o(Y,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(q,{children:[o(re,{label:"Customers",columns:Dg,rows:r.nodes,id:a=>a.customerId}),o(oo,{shown:r.nodes.length,total:r.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:r.pageInfo.hasNextPage?()=>t(r.pageInfo.endCursor??void 0):void 0})]})})]})}function Ug({id:e}){let t=ee(Uu,{id:e},{every:15e3});return o(ie,{query:t,children:({customer:n})=>n?o(Ng,{customer:n}):o(Y,{title:"There is no such customer",children:o("a",{href:ae(["customers"]),children:"All customers"})})})}function Ng({customer:e}){return o("div",{class:"stack",children:[o(Te,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:ae(["customers"]),children:"All customers"})}),o(wi,{of:e}),o($g,{id:e.customerId,suspended:!!e.suspendedAt})]})}function $g({id:e,suspended:t}){let n=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(q,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:n.map(r=>o("li",{children:[o("code",{class:"break",children:r})," ",o(Zn,{text:r,label:`\u201C${r}\u201D`})]},r))})]})}function fn({label:e,choices:t,chosen:n,change:r,nothing:a=!1}){let s=i=>r(n.includes(i)?n.filter(l=>l!==i):[...n,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:[o("button",{type:"button",class:"chip","aria-pressed":n.length===0&&!a,onClick:()=>r([]),children:"All"}),t.map(({value:i,label:l})=>o("button",{type:"button",class:"chip","aria-pressed":n.includes(i),onClick:()=>s(i),children:l},i))]})}function Ge({label:e,choices:t,chosen:n,change:r}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button","aria-pressed":a===n,onClick:()=>r(a),children:s},a))})}function br({label:e,choices:t,chosen:n,change:r}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:n,onChange:a=>r(a.currentTarget.value),children:t.map(({value:a,label:s})=>o("option",{value:a,children:s},a))})]})}function An({value:e,change:t,type:n,...r}){let[a,s]=K();return o("input",{...r,type:n,value:a??e,onInput:i=>s(i.currentTarget.value),onChange:i=>{i.currentTarget.validity.valid&&t(i.currentTarget.value)},onBlur:i=>{i.currentTarget.validity.valid&&s(void 0)}})}function vi({label:e,value:t,change:n,min:r=0,max:a,step:s="any",hint:i}){return o("label",{class:"field",children:[o("span",{children:e}),o(An,{type:"number",inputMode:"decimal",value:t,change:n,min:r,max:a,step:s,placeholder:i})]})}function md(){let[e,t]=K(vt.value.params.get("text")??""),n=xa(e.trim(),300);return De(()=>pe({text:n}),[n]),o("div",{class:"stack",children:[o(Te,{title:"Find",about:"Wallets and tokens by a part of an address or a symbol, markets by a part of the question. The box in the header finds the same from any page."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:r=>t(r.currentTarget.value)})]}),[...n].length<2?o(Y,{title:"Write at least two characters"}):o(Ig,{text:n})]})}function Ig({text:e}){let t=ee(wa,{text:e});return o(ie,{query:t,children:({lookup:n})=>n.wallets.length+n.tokens.length+n.markets.length===0?o(Y,{title:"Nothing contains this",children:"What no source has sent yet is not known."}):o(Wg,{found:n})})}function Wg({found:e}){return o(T,{children:[e.tokens.length>0&&o(q,{title:"Tokens",children:o(re,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(pd,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(tt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Qe(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":ve(t.volume24hUsd)}]})}),e.markets.length>0&&o(q,{title:"Markets",children:o(re,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:ae(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>ve(t.volume24hr)}]})}),e.wallets.length>0&&o(q,{title:"Wallets",children:o(re,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(In,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(tt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(kt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>_(t.tradeCount)},{name:"Last trade",cell:t=>o(te,{at:t.lastTradeTime})}]})})]})}function pd({chain:e,address:t,symbol:n,market:r}){return r?o(T,{children:[o("a",{class:"symbol",href:ae(["token",e,t]),children:r.outcomeLabel||at(t)})," ",o("small",{class:"muted",children:r.question})]}):o(Mt,{chain:e,address:t,symbol:n})}var dd=["HOUR","SIX_HOURS","DAY"],Mg={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function fd(){let e=Le("chain",st,"BASE"),t=Le("window",dd,"DAY"),n=ee(Iu,{chain:e,window:t},{every:15e3});return o(T,{children:[o(Te,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(Ge,{label:"Chain",choices:st.map(r=>({value:r,label:Ie[r]})),chosen:e,change:r=>pe({chain:r})}),o(Ge,{label:"Hours",choices:dd.map(r=>({value:r,label:Mg[r]})),chosen:t,change:r=>pe({window:r})})]}),o("section",{class:"card","aria-label":"Trending",children:o(ie,{query:n,children:({trendingTokens:r})=>r.length===0?o(Y,{title:"No top wallet bought anything",children:["In these hours of ",Ie[e],". A longer time, or another chain, may show more."]}):o(T,{children:[o("p",{class:"muted small",children:["Since ",on(r[0].since)]}),o(re,{label:"Tokens that top wallets buy",rows:r,id:a=>a.token.address,columns:[{name:"Token",cell:a=>o(pd,{chain:e,address:a.token.address,symbol:a.token.symbol,market:a.token.market})},{name:"Buyers",number:!0,cell:a=>_(a.buyers),sort:a=>a.buyers},{name:"Sellers",number:!0,cell:a=>_(a.sellers),sort:a=>a.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:a=>o(kt,{value:a.netFlowUsd}),sort:a=>a.netFlowUsd},{name:"Price",number:!0,cell:a=>Qe(a.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:a=>o(Gt,{value:a.priceChangePct===null?null:a.priceChangePct/100}),sort:a=>a.priceChangePct??-1/0}]})]})})})]})}var Og="uplot",Fg="u-hz",Vg="u-vt",qg="u-title",Bg="u-wrap",Qg="u-under",Gg="u-over",Hg="u-axis",kr="u-off",zg="u-select",Kg="u-cursor-x",jg="u-cursor-y",Yg="u-cursor-pt",Jg="u-legend",Zg="u-live",Xg="u-inline",eh="u-series",th="u-marker",gd="u-label",nh="u-value",Vo="width",qo="height";var hd="bottom",ao="left",ki="right",Mi="#000",yd=Mi+"0",Si="mousemove",bd="mousedown",_i="mouseup",wd="mouseenter",vd="mouseleave",kd="dblclick",rh="resize",oh="scroll",Sd="change",Ha="dppxchange",Oi="--",po=typeof window<"u",Pi=po?document:null,io=po?window:null,ah=po?navigator:null,Ee,qa;function Ri(){let e=devicePixelRatio;Ee!=e&&(Ee=e,qa&&Ei(Sd,qa,Ri),qa=matchMedia(`(min-resolution: ${Ee-.001}dppx) and (max-resolution: ${Ee+.001}dppx)`),Sr(Sd,qa,Ri),io.dispatchEvent(new CustomEvent(Ha)))}function Ht(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Di(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function He(e,t,n){e.style[t]=n+"px"}function gn(e,t,n,r){let a=Pi.createElement(e);return t!=null&&Ht(a,t),n?.insertBefore(a,r),a}function an(e,t){return gn("div",e,t)}var _d=new WeakMap;function Pn(e,t,n,r,a){let s="translate("+t+"px,"+n+"px)",i=_d.get(e);s!=i&&(e.style.transform=s,_d.set(e,s),t<0||n<0||t>r||n>a?Ht(e,kr):Di(e,kr))}var xd=new WeakMap;function Td(e,t,n){let r=t+n,a=xd.get(e);r!=a&&(xd.set(e,r),e.style.background=t,e.style.borderColor=n)}var Cd=new WeakMap;function Ad(e,t,n,r){let a=t+""+n,s=Cd.get(e);a!=s&&(Cd.set(e,a),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=r?-t/2+"px":0,e.style.marginTop=r?-n/2+"px":0)}var Fi={passive:!0},sh={...Fi,capture:!0};function Sr(e,t,n,r){t.addEventListener(e,n,r?sh:Fi)}function Ei(e,t,n,r){t.removeEventListener(e,n,Fi)}po&&Ri();function hn(e,t,n,r){let a;n=n||0,r=r||t.length-1;let s=r<=2147483647;for(;r-n>1;)a=s?n+r>>1:zt((n+r)/2),t[a]<e?n=a:r=a;return e-t[n]<=t[r]-e?n:r}function tm(e){return(n,r,a)=>{let s=-1,i=-1;for(let l=r;l<=a;l++)if(e(n[l])){s=l;break}for(let l=a;l>=r;l--)if(e(n[l])){i=l;break}return[s,i]}}var nm=e=>e!=null,rm=e=>e!=null&&e>0,ja=tm(nm),ih=tm(rm);function lh(e,t,n,r=0,a=!1){let s=a?ih:ja,i=a?rm:nm;[t,n]=s(e,t,n);let l=e[t],d=e[t];if(t>-1)if(r==1)l=e[t],d=e[n];else if(r==-1)l=e[n],d=e[t];else for(let m=t;m<=n;m++){let y=e[m];i(y)&&(y<l?l=y:y>d&&(d=y))}return[l??We,d??-We]}function Ya(e,t,n,r){let a=Dd(e),s=Dd(t);e==t&&(a==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Wn:om,l=a==1?zt:sn,d=s==1?sn:zt,m=l(i(mt(e))),y=d(i(mt(t))),p=lo(n,m),b=lo(n,y);return n==10&&(m<0&&(p=Me(p,-m)),y<0&&(b=Me(b,-y))),r||n==2?(e=p*a,t=b*s):(e=lm(e,p),t=Ja(t,b)),[e,t]}function Vi(e,t,n,r){let a=Ya(e,t,n,r);return e==0&&(a[0]=0),t==0&&(a[1]=0),a}var qi=.1,Pd={mode:3,pad:qi},Qo={pad:0,soft:null,mode:0},uh={min:Qo,max:Qo};function za(e,t,n,r){return Za(n)?Rd(e,t,n):(Qo.pad=n,Qo.soft=r?0:null,Qo.mode=r?3:0,Rd(e,t,uh))}function Pe(e,t){return e??t}function ch(e,t,n){for(t=Pe(t,0),n=Pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Rd(e,t,n){let r=n.min,a=n.max,s=Pe(r.pad,0),i=Pe(a.pad,0),l=Pe(r.hard,-We),d=Pe(a.hard,We),m=Pe(r.soft,We),y=Pe(a.soft,-We),p=Pe(r.mode,0),b=Pe(a.mode,0),h=t-e,x=Wn(h),R=Lt(mt(e),mt(t)),E=Wn(R),S=mt(E-x);(h<1e-24||S>10)&&(h=0,(e==0||t==0)&&(h=1e-24,p==2&&m!=We&&(s=0),b==2&&y!=-We&&(i=0)));let v=h||R||1e3,C=Wn(v),P=lo(10,zt(C)),J=v*(h==0?e==0?.1:1:s),W=Me(lm(e-J,P/10),24),se=e>=m&&(p==1||p==3&&W<=m||p==2&&W>=m)?m:We,Z=Lt(l,W<se&&e>=se?se:yn(se,W)),de=v*(h==0?t==0?.1:1:i),X=Me(Ja(t+de,P/10),24),L=t<=y&&(b==1||b==3&&X>=y||b==2&&X<=y)?y:-We,ne=yn(d,X>L&&t<=L?L:Lt(L,X));return Z==ne&&Z==0&&(ne=100),[Z,ne]}var dh=new Intl.NumberFormat(po?ah.language:"en-US"),Bi=e=>dh.format(e),Kt=Math,Ga=Kt.PI,mt=Kt.abs,zt=Kt.floor,dt=Kt.round,sn=Kt.ceil,yn=Kt.min,Lt=Kt.max,lo=Kt.pow,Dd=Kt.sign,Wn=Kt.log10,om=Kt.log2,mh=(e,t=1)=>Kt.sinh(e)*t,xi=(e,t=1)=>Kt.asinh(e/t),We=1/0;function Ed(e){return(Wn((e^e>>31)-(e>>31))|0)+1}function Li(e,t,n){return yn(Lt(e,t),n)}function am(e){return typeof e=="function"}function be(e){return am(e)?e:()=>e}var ph=()=>{},sm=e=>e,im=(e,t)=>t,fh=e=>null,Ld=e=>!0,Ud=(e,t)=>e==t,gh=/\.\d*?(?=9{6,}|0{6,})/gm,_r=e=>{if(cm(e)||er.has(e))return e;let t=`${e}`,n=t.match(gh);if(n==null)return e;let r=n[0].length-1;if(t.indexOf("e-")!=-1){let[a,s]=t.split("e");return+`${_r(a)}e${s}`}return Me(e,r)};function wr(e,t){return _r(Me(_r(e/t))*t)}function Ja(e,t){return _r(sn(_r(e/t))*t)}function lm(e,t){return _r(zt(_r(e/t))*t)}function Me(e,t=0){if(cm(e))return e;let n=10**t,r=e*n*(1+Number.EPSILON);return dt(r)/n}var er=new Map;function um(e){return((""+e).split(".")[1]||"").length}function Ho(e,t,n,r){let a=[],s=r.map(um);for(let i=t;i<n;i++){let l=mt(i),d=Me(lo(e,i),l);for(let m=0;m<r.length;m++){let y=e==10?+`${r[m]}e${i}`:r[m]*d,p=(i>=0?0:l)+(i>=s[m]?0:s[m]),b=e==10?y:Me(y,p);a.push(b),er.set(b,p)}}return a}var Go={},Qi=[],uo=[null,null],Xn=Array.isArray,cm=Number.isInteger,hh=e=>e===void 0;function Nd(e){return typeof e=="string"}function Za(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function yh(e){return e!=null&&typeof e=="object"}var bh=Object.getPrototypeOf(Uint8Array),dm="__proto__";function co(e,t=Za){let n;if(Xn(e)){let r=e.find(a=>a!=null);if(Xn(r)||t(r)){n=Array(e.length);for(let a=0;a<e.length;a++)n[a]=co(e[a],t)}else n=e.slice()}else if(e instanceof bh)n=e.slice();else if(t(e)){n={};for(let r in e)r!=dm&&(n[r]=co(e[r],t))}else n=e;return n}function it(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let a in r)a!=dm&&(Za(e[a])?it(e[a],co(r[a])):e[a]=co(r[a]))}return e}var wh=0,vh=1,kh=2;function Sh(e,t,n){for(let r=0,a,s=-1;r<t.length;r++){let i=t[r];if(i>s){for(a=i-1;a>=0&&e[a]==null;)e[a--]=null;for(a=i+1;a<n&&e[a]==null;)e[s=a++]=null}}}function _h(e,t){if(Ch(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Ah(i[0])||(i=Th(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let d=e[i][0],m=d.length;for(let y=0;y<m;y++)n.add(d[y])}let r=[Array.from(n).sort((i,l)=>i-l)],a=r[0].length,s=new Map;for(let i=0;i<a;i++)s.set(r[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],d=l[0];for(let m=1;m<l.length;m++){let y=l[m],p=Array(a).fill(void 0),b=t?t[i][m]:vh,h=[];for(let x=0;x<y.length;x++){let R=y[x],E=s.get(d[x]);R===null?b!=wh&&(p[E]=R,b==kh&&h.push(E)):p[E]=R}Sh(p,h,a),r.push(p)}}return r}var xh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Th(e){let t=e[0],n=t.length,r=Array(n);for(let s=0;s<r.length;s++)r[s]=s;r.sort((s,i)=>t[s]-t[i]);let a=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let d=0;d<n;d++)l[d]=i[r[d]];a.push(l)}return a}function Ch(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let a=e[r][0];if(a.length!=n)return!1;if(a!=t){for(let s=0;s<n;s++)if(a[s]!=t[s])return!1}}return!0}function Ah(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,a=n-1;for(;r<=a&&e[r]==null;)r++;for(;a>=r&&e[a]==null;)a--;if(a<=r)return!0;let s=Lt(1,zt((a-r+1)/t));for(let i=e[r],l=r+s;l<=a;l+=s){let d=e[l];if(d!=null){if(d<=i)return!1;i=d}}return!0}var mm=["January","February","March","April","May","June","July","August","September","October","November","December"],pm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function fm(e){return e.slice(0,3)}var Ph=pm.map(fm),Rh=mm.map(fm),Dh={MMMM:mm,MMM:Rh,WWWW:pm,WWW:Ph};function Fo(e){return(e<10?"0":"")+e}function Eh(e){return(e<10?"00":e<100?"0":"")+e}var Lh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Fo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Fo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Fo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Fo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Fo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Eh(e.getMilliseconds())};function Gi(e,t){t=t||Dh;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,a;for(;a=r.exec(e);)n.push(a[0][0]=="{"?Lh[a[1]]:a[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var Uh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Nh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Uh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var gm=e=>e%1==0,Ka=[1,2,2.5,5],$h=Ho(10,-32,0,Ka),hm=Ho(10,0,32,Ka),Ih=hm.filter(gm),vr=$h.concat(hm),Hi=`
`,ym="{YYYY}",$d=Hi+ym,bm="{M}/{D}",Bo=Hi+bm,Ba=Bo+"/{YY}",wm="{aa}",Wh="{h}:{mm}",so=Wh+wm,Id=Hi+so,Wd=":{ss}",Ue=null;function vm(e){let t=e*1e3,n=t*60,r=n*60,a=r*24,s=a*30,i=a*365,d=(e==1?Ho(10,0,3,Ka).filter(gm):Ho(10,-3,0,Ka)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,a,a*2,a*3,a*4,a*5,a*6,a*7,a*8,a*9,a*10,a*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),m=[[i,ym,Ue,Ue,Ue,Ue,Ue,Ue,1],[a*28,"{MMM}",$d,Ue,Ue,Ue,Ue,Ue,1],[a,bm,$d,Ue,Ue,Ue,Ue,Ue,1],[r,"{h}"+wm,Ba,Ue,Bo,Ue,Ue,Ue,1],[n,so,Ba,Ue,Bo,Ue,Ue,Ue,1],[t,Wd,Ba+" "+so,Ue,Bo+" "+so,Ue,Id,Ue,1],[e,Wd+".{fff}",Ba+" "+so,Ue,Bo+" "+so,Ue,Id,Ue,1]];function y(p){return(b,h,x,R,E,S)=>{let v=[],C=E>=i,P=E>=s&&E<i,J=p(x),W=Me(J*e,3),se=Ti(J.getFullYear(),C?0:J.getMonth(),P||C?1:J.getDate()),Z=Me(se*e,3);if(P||C){let de=P?E/s:0,X=C?E/i:0,L=W==Z?W:Me(Ti(se.getFullYear()+X,se.getMonth()+de,1)*e,3),ne=new Date(dt(L/e)),O=ne.getFullYear(),$=ne.getMonth();for(let I=0;L<=R;I++){let M=Ti(O+X*I,$+de*I,1),N=M-p(Me(M*e,3));L=Me((+M+N)*e,3),L<=R&&v.push(L)}}else{let de=E>=a?a:E,X=zt(x)-zt(W),L=Z+X+Ja(W-Z,de);v.push(L);let ne=p(L),O=ne.getHours()+ne.getMinutes()/n+ne.getSeconds()/r,$=E/r,I=b.axes[h]._space,M=S/I;for(;L=Me(L+E,e==1?0:3),!(L>R);)if($>1){let N=zt(Me(O+$,6))%24,H=p(L).getHours()-N;H>1&&(H=-1),L-=H*r,O=(O+$)%24;let ge=v[v.length-1];Me((L-ge)/E,3)*M>=.7&&v.push(L)}else v.push(L)}return v}}return[d,m,y]}var[Mh,Oh,Fh]=vm(1),[Vh,qh,Bh]=vm(.001);Ho(2,-53,53,[1]);function Md(e,t){return e.map(n=>n.map((r,a)=>a==0||a==8||r==null?r:t(a==1||n[8]==0?r:n[1]+r)))}function Od(e,t){return(n,r,a,s,i)=>{let l=t.find(x=>i>=x[0])||t[t.length-1],d,m,y,p,b,h;return r.map(x=>{let R=e(x),E=R.getFullYear(),S=R.getMonth(),v=R.getDate(),C=R.getHours(),P=R.getMinutes(),J=R.getSeconds(),W=E!=d&&l[2]||S!=m&&l[3]||v!=y&&l[4]||C!=p&&l[5]||P!=b&&l[6]||J!=h&&l[7]||l[1];return d=E,m=S,y=v,p=C,b=P,h=J,W(R)})}}function Qh(e,t){let n=Gi(t);return(r,a,s,i,l)=>a.map(d=>n(e(d)))}function Ti(e,t,n){return new Date(e,t,n)}function Fd(e,t){return t(e)}var Gh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Vd(e,t){return(n,r,a,s)=>s==null?Oi:t(e(r))}function Hh(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function zh(e,t){return e.series[t].fill(e,t)}var Kh={show:!0,live:!0,isolate:!1,mount:ph,markers:{show:!0,width:2,stroke:Hh,fill:zh,dash:"solid"},idx:null,idxs:null,values:[]};function jh(e,t){let n=e.cursor.points,r=an(),a=n.size(e,t);He(r,Vo,a),He(r,qo,a);let s=a/-2;He(r,"marginLeft",s),He(r,"marginTop",s);let i=n.width(e,t,a);return i&&He(r,"borderWidth",i),r}function Yh(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Jh(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Zh(e,t){return e.series[t].points.size}var Ci=[0,0];function Xh(e,t,n){return Ci[0]=t,Ci[1]=n,Ci}function Qa(e,t,n,r=!0){return a=>{a.button==0&&(!r||a.target==t)&&n(a)}}function Ai(e,t,n,r=!0){return a=>{(!r||a.target==t)&&n(a)}}var ey={show:!0,x:!0,y:!0,lock:!1,move:Xh,points:{one:!1,show:jh,size:Zh,width:0,stroke:Jh,fill:Yh},bind:{mousedown:Qa,mouseup:Qa,click:Qa,dblclick:Qa,mousemove:Ai,mouseleave:Ai,mouseenter:Ai},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,a)=>r-a,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},km={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},zi=it({},km,{filter:im}),Sm=it({},zi,{size:10}),_m=it({},km,{show:!1}),Ki='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',xm="bold "+Ki,Tm=1.5,qd={show:!0,scale:"x",stroke:Mi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xm,side:2,grid:zi,ticks:Sm,border:_m,font:Ki,lineGap:Tm,rotate:0},ty="Value",ny="Time",Bd={show:!0,scale:"x",auto:!1,sorted:1,min:We,max:-We,idxs:[]};function ry(e,t,n,r,a){return t.map(s=>s==null?"":Bi(s))}function oy(e,t,n,r,a,s,i){let l=[],d=er.get(a)||0;n=i?n:Me(Ja(n,a),d);for(let m=n;m<=r;m=Me(m+a,d))l.push(Object.is(m,-0)?0:m);return l}function Ui(e,t,n,r,a,s,i){let l=[],d=e.scales[e.axes[t].scale].log,m=d==10?Wn:om,y=zt(m(n));a=lo(d,y),d==10&&(a=vr[hn(a,vr)]);let p=n,b=a*d;d==10&&(b=vr[hn(b,vr)]);do l.push(p),p=p+a,d==10&&!er.has(p)&&(p=Me(p,er.get(a))),p>=b&&(a=p,b=a*d,d==10&&(b=vr[hn(b,vr)]));while(p<=r);return l}function ay(e,t,n,r,a,s,i){let d=e.scales[e.axes[t].scale].asinh,m=r>d?Ui(e,t,Lt(d,n),r,a):[d],y=r>=0&&n<=0?[0]:[];return(n<-d?Ui(e,t,Lt(d,-r),-n,a):[d]).reverse().map(b=>-b).concat(y,m)}var Cm=/./,sy=/[12357]/,iy=/[125]/,Qd=/1/,Ni=(e,t,n,r)=>e.map((a,s)=>t==4&&a==0||s%r==0&&n.test(a.toExponential()[a<0?1:0])?a:null);function ly(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=e.scales[i],d=e.valToPos,m=s._space,y=d(10,i),p=d(9,i)-y>=m?Cm:d(7,i)-y>=m?sy:d(5,i)-y>=m?iy:Qd;if(p==Qd){let b=mt(d(1,i)-y);if(b<m)return Ni(t.slice().reverse(),l.distr,p,sn(m/b)).reverse()}return Ni(t,l.distr,p,1)}function uy(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=s._space,d=e.valToPos,m=mt(d(1,i)-d(2,i));return m<l?Ni(t.slice().reverse(),3,Cm,sn(l/m)).reverse():t}function cy(e,t,n,r){return r==null?Oi:t==null?"":Bi(t)}var Gd={show:!0,scale:"y",stroke:Mi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xm,side:3,grid:zi,ticks:Sm,border:_m,font:Ki,lineGap:Tm,rotate:0};function dy(e,t){let n=3+(e||1)*2;return Me(n*t,3)}function my(e,t){let{scale:n,idxs:r}=e.series[0],a=e._data[0],s=e.valToPos(a[r[0]],n,!0),i=e.valToPos(a[r[1]],n,!0),l=mt(i-s),d=e.series[t],m=l/(d.points.space*Ee);return r[1]-r[0]<=m}var Hd={scale:null,auto:!0,sorted:0,min:We,max:-We},Am=(e,t,n,r,a)=>a,zd={show:!0,auto:!0,sorted:0,gaps:Am,alpha:1,facets:[it({},Hd,{scale:"x"}),it({},Hd,{scale:"y"})]},Kd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Am,alpha:1,points:{show:my,filter:null},values:null,min:We,max:-We,idxs:[],path:null,clip:null};function py(e,t,n,r,a){return n/10}var Pm={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},fy=it({},Pm,{time:!1,ori:1}),jd={};function Rm(e,t){let n=jd[e];return n||(n={key:e,plots:[],sub(r){n.plots.push(r)},unsub(r){n.plots=n.plots.filter(a=>a!=r)},pub(r,a,s,i,l,d,m){for(let y=0;y<n.plots.length;y++)n.plots[y]!=a&&n.plots[y].pub(r,a,s,i,l,d,m)}},e!=null&&(jd[e]=n)),n}var mo=1,$i=2;function xr(e,t,n){let r=e.mode,a=e.series[t],s=r==2?e._data[t]:e._data,i=e.scales,l=e.bbox,d=s[0],m=r==2?s[1]:s[t],y=r==2?i[a.facets[0].scale]:i[e.series[0].scale],p=r==2?i[a.facets[1].scale]:i[a.scale],b=l.left,h=l.top,x=l.width,R=l.height,E=e.valToPosH,S=e.valToPosV;return y.ori==0?n(a,d,m,y,p,E,S,b,h,x,R,es,fo,ns,Em,Um):n(a,d,m,y,p,S,E,h,b,R,x,ts,go,Ji,Lm,Nm)}function ji(e,t){let n=0,r=0,a=Pe(e.bands,Qi);for(let s=0;s<a.length;s++){let i=a[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function gy(e,t,n,r,a){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,d=e.scales[l];return a==-1?d.min:a==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Mn(e,t,n,r,a,s){return xr(e,t,(i,l,d,m,y,p,b,h,x,R,E)=>{let S=i.pxRound,v=m.dir*(m.ori==0?1:-1),C=m.ori==0?fo:go,P,J;v==1?(P=n,J=r):(P=r,J=n);let W=S(p(l[P],m,R,h)),se=S(b(d[P],y,E,x)),Z=S(p(l[J],m,R,h)),de=S(b(s==1?y.max:y.min,y,E,x)),X=new Path2D(a);return C(X,Z,de),C(X,W,de),C(X,W,se),X})}function Xa(e,t,n,r,a,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?ns:Ji,d=n;for(let p=0;p<e.length;p++){let b=e[p];if(b[1]>b[0]){let h=b[0]-d;h>0&&l(i,d,r,h,r+s),d=b[1]}}let m=n+a-d,y=10;m>0&&l(i,d,r-y/2,m,r+s+y)}return i}function hy(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function Yi(e,t,n,r,a,s,i){let l=[],d=e.length;for(let m=a==1?n:r;m>=n&&m<=r;m+=a)if(t[m]===null){let p=m,b=m;if(a==1)for(;++m<=r&&t[m]===null;)b=m;else for(;--m>=n&&t[m]===null;)b=m;let h=s(e[p]),x=b==p?h:s(e[b]),R=p-a;h=i<=0&&R>=0&&R<d?s(e[R]):h;let S=b+a;x=i>=0&&S>=0&&S<d?s(e[S]):x,x>=h&&l.push([h,x])}return l}function Yd(e){return e==0?sm:e==1?dt:t=>wr(t,e)}function Dm(e){let t=e==0?es:ts,n=e==0?(a,s,i,l,d,m)=>{a.arcTo(s,i,l,d,m)}:(a,s,i,l,d,m)=>{a.arcTo(i,s,d,l,m)},r=e==0?(a,s,i,l,d)=>{a.rect(s,i,l,d)}:(a,s,i,l,d)=>{a.rect(i,s,d,l)};return(a,s,i,l,d,m=0,y=0)=>{m==0&&y==0?r(a,s,i,l,d):(m=yn(m,l/2,d/2),y=yn(y,l/2,d/2),t(a,s+m,i),n(a,s+l,i,s+l,i+d,m),n(a,s+l,i+d,s,i+d,y),n(a,s,i+d,s,i,y),n(a,s,i,s+l,i,m),a.closePath())}}var es=(e,t,n)=>{e.moveTo(t,n)},ts=(e,t,n)=>{e.moveTo(n,t)},fo=(e,t,n)=>{e.lineTo(t,n)},go=(e,t,n)=>{e.lineTo(n,t)},ns=Dm(0),Ji=Dm(1),Em=(e,t,n,r,a,s)=>{e.arc(t,n,r,a,s)},Lm=(e,t,n,r,a,s)=>{e.arc(n,t,r,a,s)},Um=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(t,n,r,a,s,i)},Nm=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(n,t,a,r,i,s)};function $m(e){return(t,n,r,a,s)=>xr(t,n,(i,l,d,m,y,p,b,h,x,R,E)=>{let{pxRound:S,points:v}=i,C,P;m.ori==0?(C=es,P=Em):(C=ts,P=Lm);let J=Me(v.width*Ee,3),W=(v.size-v.width)/2*Ee,se=Me(W*2,3),Z=new Path2D,de=new Path2D,{left:X,top:L,width:ne,height:O}=t.bbox;ns(de,X-se,L-se,ne+se*2,O+se*2);let $=I=>{if(d[I]!=null){let M=S(p(l[I],m,R,h)),N=S(b(d[I],y,E,x));C(Z,M+W,N),P(Z,M,N,W,0,Ga*2)}};if(s)s.forEach($);else for(let I=r;I<=a;I++)$(I);return{stroke:J>0?Z:null,fill:Z,clip:de,flags:mo|$i}})}function Im(e){return(t,n,r,a,s,i)=>{r!=a&&(s!=r&&i!=r&&e(t,n,r),s!=a&&i!=a&&e(t,n,a),e(t,n,i))}}var yy=Im(fo),by=Im(go);function Wm(e){let t=Pe(e?.alignGaps,0);return(n,r,a,s)=>xr(n,r,(i,l,d,m,y,p,b,h,x,R,E)=>{[a,s]=ja(d,a,s);let S=i.pxRound,v=O=>S(p(O,m,R,h)),C=O=>S(b(O,y,E,x)),P,J;m.ori==0?(P=fo,J=yy):(P=go,J=by);let W=m.dir*(m.ori==0?1:-1),se={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:mo},Z=se.stroke,de=!1;if(s-a>=R*4){let O=z=>n.posToVal(z,m.key,!0),$=null,I=null,M,N,we,le=v(l[W==1?a:s]),H=v(l[a]),ge=v(l[s]),ue=O(W==1?H+1:ge-1);for(let z=W==1?a:s;z>=a&&z<=s;z+=W){let Oe=l[z],me=(W==1?Oe<ue:Oe>ue)?le:v(Oe),Se=d[z];me==le?Se!=null?(N=Se,$==null?(P(Z,me,C(N)),M=$=I=N):N<$?$=N:N>I&&(I=N)):Se===null&&(de=!0):($!=null&&J(Z,le,C($),C(I),C(M),C(N)),Se!=null?(N=Se,P(Z,me,C(N)),$=I=M=N):($=I=null,Se===null&&(de=!0)),le=me,ue=O(le+W))}$!=null&&$!=I&&we!=le&&J(Z,le,C($),C(I),C(M),C(N))}else for(let O=W==1?a:s;O>=a&&O<=s;O+=W){let $=d[O];$===null?de=!0:$!=null&&P(Z,v(l[O]),C($))}let[L,ne]=ji(n,r);if(i.fill!=null||L!=0){let O=se.fill=new Path2D(Z),$=i.fillTo(n,r,i.min,i.max,L),I=C($),M=v(l[a]),N=v(l[s]);W==-1&&([N,M]=[M,N]),P(O,N,I),P(O,M,I)}if(!i.spanGaps){let O=[];de&&O.push(...Yi(l,d,a,s,W,v,t)),se.gaps=O=i.gaps(n,r,a,s,O),se.clip=Xa(O,m.ori,h,x,R,E)}return ne!=0&&(se.band=ne==2?[Mn(n,r,a,s,Z,-1),Mn(n,r,a,s,Z,1)]:Mn(n,r,a,s,Z,ne)),se})}function wy(e){let t=Pe(e.align,1),n=Pe(e.ascDesc,!1),r=Pe(e.alignGaps,0),a=Pe(e.extend,!1);return(s,i,l,d)=>xr(s,i,(m,y,p,b,h,x,R,E,S,v,C)=>{[l,d]=ja(p,l,d);let P=m.pxRound,{left:J,width:W}=s.bbox,se=H=>P(x(H,b,v,E)),Z=H=>P(R(H,h,C,S)),de=b.ori==0?fo:go,X={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:mo},L=X.stroke,ne=b.dir*(b.ori==0?1:-1),O=Z(p[ne==1?l:d]),$=se(y[ne==1?l:d]),I=$,M=$;a&&t==-1&&(M=J,de(L,M,O)),de(L,$,O);for(let H=ne==1?l:d;H>=l&&H<=d;H+=ne){let ge=p[H];if(ge==null)continue;let ue=se(y[H]),z=Z(ge);t==1?de(L,ue,O):de(L,I,z),de(L,ue,z),O=z,I=ue}let N=I;a&&t==1&&(N=J+W,de(L,N,O));let[we,le]=ji(s,i);if(m.fill!=null||we!=0){let H=X.fill=new Path2D(L),ge=m.fillTo(s,i,m.min,m.max,we),ue=Z(ge);de(H,N,ue),de(H,M,ue)}if(!m.spanGaps){let H=[];H.push(...Yi(y,p,l,d,ne,se,r));let ge=m.width*Ee/2,ue=n||t==1?ge:-ge,z=n||t==-1?-ge:ge;H.forEach(Oe=>{Oe[0]+=ue,Oe[1]+=z}),X.gaps=H=m.gaps(s,i,l,d,H),X.clip=Xa(H,b.ori,E,S,v,C)}return le!=0&&(X.band=le==2?[Mn(s,i,l,d,L,-1),Mn(s,i,l,d,L,1)]:Mn(s,i,l,d,L,le)),X})}function Jd(e,t,n,r,a,s,i=We){if(e.length>1){let l=null;for(let d=0,m=1/0;d<e.length;d++)if(t[d]!==void 0){if(l!=null){let y=mt(e[d]-e[l]);y<m&&(m=y,i=mt(n(e[d],r,a,s)-n(e[l],r,a,s)))}l=d}}return i}function vy(e){e=e||Go;let t=Pe(e.size,[.6,We,1]),n=e.align||0,r=e.gap||0,a=e.radius;a=a==null?[0,0]:typeof a=="number"?[a,0]:a;let s=be(a),i=1-t[0],l=Pe(t[1],We),d=Pe(t[2],1),m=Pe(e.disp,Go),y=Pe(e.each,h=>{}),{fill:p,stroke:b}=m;return(h,x,R,E)=>xr(h,x,(S,v,C,P,J,W,se,Z,de,X,L)=>{let ne=S.pxRound,O=n,$=r*Ee,I=l*Ee,M=d*Ee,N,we;P.ori==0?[N,we]=s(h,x):[we,N]=s(h,x);let le=P.dir*(P.ori==0?1:-1),H=P.ori==0?ns:Ji,ge=P.ori==0?y:(B,Fe,lt,Rr,ar,vn,sr)=>{y(B,Fe,lt,ar,Rr,sr,vn)},ue=Pe(h.bands,Qi).find(B=>B.series[0]==x),z=ue!=null?ue.dir:0,Oe=S.fillTo(h,x,S.min,S.max,z),Ce=ne(se(Oe,J,L,de)),me,Se,Yt,Ct=X,je=ne(S.width*Ee),wn=!1,Dn=null,Jt=null,Fn=null,Cr=null;p!=null&&(je==0||b!=null)&&(wn=!0,Dn=p.values(h,x,R,E),Jt=new Map,new Set(Dn).forEach(B=>{B!=null&&Jt.set(B,new Path2D)}),je>0&&(Fn=b.values(h,x,R,E),Cr=new Map,new Set(Fn).forEach(B=>{B!=null&&Cr.set(B,new Path2D)})));let{x0:Ar,size:yo}=m;if(Ar!=null&&yo!=null){O=1,v=Ar.values(h,x,R,E),Ar.unit==2&&(v=v.map(lt=>h.posToVal(Z+lt*X,P.key,!0)));let B=yo.values(h,x,R,E);yo.unit==2?Se=B[0]*X:Se=W(B[0],P,X,Z)-W(0,P,X,Z),Ct=Jd(v,C,W,P,X,Z,Ct),Yt=Ct-Se+$}else Ct=Jd(v,C,W,P,X,Z,Ct),Yt=Ct*i+$,Se=Ct-Yt;Yt<1&&(Yt=0),je>=Se/2&&(je=0),Yt<5&&(ne=sm);let ta=Yt>0,rr=Ct-Yt-(ta?je:0);Se=ne(Li(rr,M,I)),me=(O==0?Se/2:O==le?0:Se)-O*le*((O==0?$/2:0)+(ta?je/2:0));let At={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Pr=wn?null:new Path2D,En=null;if(ue!=null)En=h.data[ue.series[1]];else{let{y0:B,y1:Fe}=m;B!=null&&Fe!=null&&(C=Fe.values(h,x,R,E),En=B.values(h,x,R,E))}let or=N*Se,fe=we*Se;for(let B=le==1?R:E;B>=R&&B<=E;B+=le){let Fe=C[B];if(Fe==null)continue;if(En!=null){let Ut=En[B]??0;if(Fe-Ut==0)continue;Ce=se(Ut,J,L,de)}let lt=P.distr!=2||m!=null?v[B]:B,Rr=W(lt,P,X,Z),ar=se(Pe(Fe,Oe),J,L,de),vn=ne(Rr-me),sr=ne(Lt(ar,Ce)),Ot=ne(yn(ar,Ce)),Zt=sr-Ot;if(Fe!=null){let Ut=Fe<0?fe:or,ln=Fe<0?or:fe;wn?(je>0&&Fn[B]!=null&&H(Cr.get(Fn[B]),vn,Ot+zt(je/2),Se,Lt(0,Zt-je),Ut,ln),Dn[B]!=null&&H(Jt.get(Dn[B]),vn,Ot+zt(je/2),Se,Lt(0,Zt-je),Ut,ln)):H(Pr,vn,Ot+zt(je/2),Se,Lt(0,Zt-je),Ut,ln),ge(h,x,B,vn-je/2,Ot,Se+je,Zt)}}return je>0?At.stroke=wn?Cr:Pr:wn||(At._fill=S.width==0?S._fill:S._stroke??S._fill,At.width=0),At.fill=wn?Jt:Pr,At})}function ky(e,t){let n=Pe(t?.alignGaps,0);return(r,a,s,i)=>xr(r,a,(l,d,m,y,p,b,h,x,R,E,S)=>{[s,i]=ja(m,s,i);let v=l.pxRound,C=N=>v(b(N,y,E,x)),P=N=>v(h(N,p,S,R)),J,W,se;y.ori==0?(J=es,se=fo,W=Um):(J=ts,se=go,W=Nm);let Z=y.dir*(y.ori==0?1:-1),de=C(d[Z==1?s:i]),X=de,L=[],ne=[];for(let N=Z==1?s:i;N>=s&&N<=i;N+=Z)if(m[N]!=null){let le=d[N],H=C(le);L.push(X=H),ne.push(P(m[N]))}let O={stroke:e(L,ne,J,se,W,v),fill:null,clip:null,band:null,gaps:null,flags:mo},$=O.stroke,[I,M]=ji(r,a);if(l.fill!=null||I!=0){let N=O.fill=new Path2D($),we=l.fillTo(r,a,l.min,l.max,I),le=P(we);se(N,X,le),se(N,de,le)}if(!l.spanGaps){let N=[];N.push(...Yi(d,m,s,i,Z,C,n)),O.gaps=N=l.gaps(r,a,s,i,N),O.clip=Xa(N,y.ori,x,R,E,S)}return M!=0&&(O.band=M==2?[Mn(r,a,s,i,$,-1),Mn(r,a,s,i,$,1)]:Mn(r,a,s,i,$,M)),O})}function Sy(e){return ky(_y,e)}function _y(e,t,n,r,a,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)r(l,e[1],t[1]);else{let d=Array(i),m=Array(i-1),y=Array(i-1),p=Array(i-1);for(let b=0;b<i-1;b++)y[b]=t[b+1]-t[b],p[b]=e[b+1]-e[b],m[b]=y[b]/p[b];d[0]=m[0];for(let b=1;b<i-1;b++)m[b]===0||m[b-1]===0||m[b-1]>0!=m[b]>0?d[b]=0:(d[b]=3*(p[b-1]+p[b])/((2*p[b]+p[b-1])/m[b-1]+(p[b]+2*p[b-1])/m[b]),isFinite(d[b])||(d[b]=0));d[i-1]=m[i-2];for(let b=0;b<i-1;b++)a(l,e[b]+p[b]/3,t[b]+d[b]*p[b]/3,e[b+1]-p[b]/3,t[b+1]-d[b+1]*p[b]/3,e[b+1],t[b+1])}return l}var Ii=new Set;function Zd(){for(let e of Ii)e.syncRect(!0)}po&&(Sr(rh,io,Zd),Sr(oh,io,Zd,!0),Sr(Ha,io,()=>{pt.pxRatio=Ee}));var xy=Wm(),Ty=$m();function Xd(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Wi(s,i,t,n))}function Cy(e,t){return e.map((n,r)=>r==0?{}:it({},t,n))}function Wi(e,t,n,r){return it({},t==0?n:r,e)}function Mm(e,t,n){return t==null?uo:[t,n]}var Ay=Mm;function Py(e,t,n){return t==null?uo:za(t,n,qi,!0)}function Om(e,t,n,r){return t==null?uo:Ya(t,n,e.scales[r].log,!1)}var Ry=Om;function Fm(e,t,n,r){return t==null?uo:Vi(t,n,e.scales[r].log,!1)}var Dy=Fm;function Ey(e,t,n,r,a){let s=Lt(Ed(e),Ed(t)),i=t-e,l=hn(a/r*i,n);do{let d=n[l],m=r*d/i;if(m>=a&&s+(d<5?er.get(d):0)<=17)return[d,m]}while(++l<n.length);return[0,0]}function em(e){let t,n;return e=e.replace(/(\d+)px/,(r,a)=>(t=dt((n=+a)*Ee))+"px"),[e,t,n]}function Ly(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Me(t[2]*Ee,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function pt(e,t,n){let r={mode:Pe(e.mode,1)},a=r.mode;function s(u,c,f,g){let w=c.valToPct(u);return g+f*(c.dir==-1?1-w:w)}function i(u,c,f,g){let w=c.valToPct(u);return g+f*(c.dir==-1?w:1-w)}function l(u,c,f,g){return c.ori==0?s(u,c,f,g):i(u,c,f,g)}r.valToPosH=s,r.valToPosV=i;let d=!1;r.status=0;let m=r.root=an(Og);if(e.id!=null&&(m.id=e.id),Ht(m,e.class),e.title){let u=an(qg,m);u.textContent=e.title}let y=gn("canvas"),p=r.ctx=y.getContext("2d"),b=an(Bg,m);Sr("click",b,u=>{u.target===x&&(Ve!=Fr||ze!=Vr)&&_t.click(r,u)},!0);let h=r.under=an(Qg,b);b.appendChild(y);let x=r.over=an(Gg,b);e=co(e);let R=+Pe(e.pxAlign,1),E=Yd(R);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(r,e)||e)});let S=e.ms||.001,v=r.series=a==1?Xd(e.series||[],Bd,Kd,!1):Cy(e.series||[null],zd),C=r.axes=Xd(e.axes||[],qd,Gd,!0),P=r.scales={},J=r.bands=e.bands||[];J.forEach(u=>{u.fill=be(u.fill||null),u.dir=Pe(u.dir,-1)});let W=a==2?v[1].facets[0].scale:v[0].scale,se={axes:vf,series:gf},Z=(e.drawOrder||["axes","series"]).map(u=>se[u]);function de(u){let c=u.distr==3?f=>Wn(f>0?f:u.clamp(r,f,u.min,u.max,u.key)):u.distr==4?f=>xi(f,u.asinh):u.distr==100?f=>u.fwd(f):f=>f;return f=>{let g=c(f),{_min:w,_max:k}=u,A=k-w;return(g-w)/A}}function X(u){let c=P[u];if(c==null){let f=(e.scales||Go)[u]||Go;if(f.from!=null){X(f.from);let g=it({},P[f.from],f,{key:u});g.valToPct=de(g),P[u]=g}else{c=P[u]=it({},u==W?Pm:fy,f),c.key=u;let g=c.time,w=c.range,k=Xn(w);if((u!=W||a==2&&!g)&&(k&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Pd:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Pd:{mode:1,hard:w[1],soft:w[1]}},k=!1),!k&&Za(w))){let A=w;w=(D,U,F)=>U==null?uo:za(U,F,A)}c.range=be(w||(g?Ay:u==W?c.distr==3?Ry:c.distr==4?Dy:Mm:c.distr==3?Om:c.distr==4?Fm:Py)),c.auto=be(k?!1:c.auto),c.clamp=be(c.clamp||py),c._min=c._max=null,c.valToPct=de(c)}}}X("x"),X("y"),a==1&&v.forEach(u=>{X(u.scale)}),C.forEach(u=>{X(u.scale)});for(let u in e.scales)X(u);let L=P[W],ne=L.distr,O,$;L.ori==0?(Ht(m,Fg),O=s,$=i):(Ht(m,Vg),O=i,$=s);let I={};for(let u in P){let c=P[u];(c.min!=null||c.max!=null)&&(I[u]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(u=>new Date(dt(u/S))),N=e.fmtDate||Gi,we=S==1?Fh(M):Bh(M),le=Od(M,Md(S==1?Oh:qh,N)),H=Vd(M,Fd(Gh,N)),ge=[],ue=r.legend=it({},Kh,e.legend),z=r.cursor=it({},ey,{drag:{y:a==2}},e.cursor),Oe=ue.show,Ce=z.show,me=ue.markers;ue.idxs=ge,me.width=be(me.width),me.dash=be(me.dash),me.stroke=be(me.stroke),me.fill=be(me.fill);let Se,Yt,Ct,je=[],wn=[],Dn,Jt=!1,Fn={};if(ue.live){let u=v[1]?v[1].values:null;Jt=u!=null,Dn=Jt?u(r,1,0):{_:0};for(let c in Dn)Fn[c]=Oi}if(Oe)if(Se=gn("table",Jg,m),Ct=gn("tbody",null,Se),ue.mount(r,Se),Jt){Yt=gn("thead",null,Se,Ct);let u=gn("tr",null,Yt);gn("th",null,u);for(var Cr in Dn)gn("th",gd,u).textContent=Cr}else Ht(Se,Xg),ue.live&&Ht(Se,Zg);let Ar={show:!0},yo={show:!1};function ta(u,c){if(c==0&&(Jt||!ue.live||a==2))return uo;let f=[],g=gn("tr",eh,Ct,Ct.childNodes[c]);Ht(g,u.class),u.show||Ht(g,kr);let w=gn("th",null,g);if(me.show){let D=an(th,w);if(c>0){let U=me.width(r,c);U&&(D.style.border=U+"px "+me.dash(r,c)+" "+me.stroke(r,c)),D.style.background=me.fill(r,c)}}let k=an(gd,w);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,c>0&&(me.show||(k.style.color=u.width>0?me.stroke(r,c):me.fill(r,c)),At("click",w,D=>{if(z._lock)return;lr(D);let U=v.indexOf(u);if((D.ctrlKey||D.metaKey)!=ue.isolate){let F=v.some((V,G)=>G>0&&G!=U&&V.show);v.forEach((V,G)=>{G>0&&Sn(G,F?G==U?Ar:yo:Ar,!0,nt.setSeries)})}else Sn(U,{show:!u.show},!0,nt.setSeries)},!1),Er&&At(wd,w,D=>{z._lock||(lr(D),Sn(v.indexOf(u),Br,!0,nt.setSeries))},!1));for(var A in Dn){let D=gn("td",nh,g);D.textContent="--",f.push(D)}return[g,f]}let rr=new Map;function At(u,c,f,g=!0){let w=rr.get(c)||{},k=z.bind[u](r,c,f,g);k&&(Sr(u,c,w[u]=k),rr.set(c,w))}function Pr(u,c,f){let g=rr.get(c)||{};for(let w in g)(u==null||w==u)&&(Ei(w,c,g[w]),delete g[w]);u==null&&rr.delete(c)}let En=0,or=0,fe=0,B=0,Fe=0,lt=0,Rr=Fe,ar=lt,vn=fe,sr=B,Ot=0,Zt=0,Ut=0,ln=0;r.bbox={};let ms=!1,na=!1,Dr=!1,ir=!1,ra=!1,Xt=!1;function ps(u,c,f){(f||u!=r.width||c!=r.height)&&Al(u,c),Ir(!1),Dr=!0,na=!0,Wr()}function Al(u,c){r.width=En=fe=u,r.height=or=B=c,Fe=lt=0,lf(),uf();let f=r.bbox;Ot=f.left=wr(Fe*Ee,.5),Zt=f.top=wr(lt*Ee,.5),Ut=f.width=wr(fe*Ee,.5),ln=f.height=wr(B*Ee,.5)}let of=3;function af(){let u=!1,c=0;for(;!u;){c++;let f=bf(c),g=wf(c);u=c==of||f&&g,u||(Al(r.width,r.height),na=!0)}}function sf({width:u,height:c}){ps(u,c)}r.setSize=sf;function lf(){let u=!1,c=!1,f=!1,g=!1;C.forEach((w,k)=>{if(w.show&&w._show){let{side:A,_size:D}=w,U=A%2,F=w.label!=null?w.labelSize:0,V=D+F;V>0&&(U?(fe-=V,A==3?(Fe+=V,g=!0):f=!0):(B-=V,A==0?(lt+=V,u=!0):c=!0))}}),ur[0]=u,ur[1]=f,ur[2]=c,ur[3]=g,fe-=Vn[1]+Vn[3],Fe+=Vn[3],B-=Vn[2]+Vn[0],lt+=Vn[0]}function uf(){let u=Fe+fe,c=lt+B,f=Fe,g=lt;function w(k,A){switch(k){case 1:return u+=A,u-A;case 2:return c+=A,c-A;case 3:return f-=A,f+A;case 0:return g-=A,g+A}}C.forEach((k,A)=>{if(k.show&&k._show){let D=k.side;k._pos=w(D,k._size),k.label!=null&&(k._lpos=w(D,k.labelSize))}})}if(z.dataIdx==null){let u=z.hover,c=u.skip=new Set(u.skip??[]);c.add(void 0);let f=u.prox=be(u.prox),g=u.bias??=0;z.dataIdx=(w,k,A,D)=>{if(k==0)return A;let U=A,F=f(w,k,A,D)??We,V=F>=0&&F<We,G=L.ori==0?fe:B,ce=z.left,Re=t[0],Ae=t[k];if(c.has(Ae[A])){U=null;let he=null,oe=null,j;if(g==0||g==-1)for(j=A;he==null&&j-- >0;)c.has(Ae[j])||(he=j);if(g==0||g==1)for(j=A;oe==null&&j++<Ae.length;)c.has(Ae[j])||(oe=j);if(he!=null||oe!=null)if(V){let Be=he==null?-1/0:O(Re[he],L,G,0),Ze=oe==null?1/0:O(Re[oe],L,G,0),wt=ce-Be,Ne=Ze-ce;wt<=Ne?wt<=F&&(U=he):Ne<=F&&(U=oe)}else U=oe==null?he:he==null?oe:A-he<=oe-A?he:oe}else V&&mt(ce-O(Re[A],L,G,0))>F&&(U=null);return U}}let lr=u=>{z.event=u};z.idxs=ge,z._lock=!1;let xt=z.points;xt.show=be(xt.show),xt.size=be(xt.size),xt.stroke=be(xt.stroke),xt.width=be(xt.width),xt.fill=be(xt.fill);let kn=r.focus=it({},e.focus||{alpha:.3},z.focus),Er=kn.prox>=0,Lr=Er&&xt.one,en=[],Ur=[],Nr=[];function Pl(u,c){let f=xt.show(r,c);if(f instanceof HTMLElement)return Ht(f,Yg),Ht(f,u.class),Pn(f,-10,-10,fe,B),x.insertBefore(f,en[c]),f}function Rl(u,c){if(a==1||c>0){let f=a==1&&P[u.scale].time,g=u.value;u.value=f?Nd(g)?Vd(M,Fd(g,N)):g||H:g||cy,u.label=u.label||(f?ny:ty)}if(Lr||c>0){u.width=u.width==null?1:u.width,u.paths=u.paths||xy||fh,u.fillTo=be(u.fillTo||gy),u.pxAlign=+Pe(u.pxAlign,R),u.pxRound=Yd(u.pxAlign),u.stroke=be(u.stroke||null),u.fill=be(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let f=dy(Lt(1,u.width),1),g=u.points=it({},{size:f,width:Lt(1,f*.2),stroke:u.stroke,space:f*2,paths:Ty,_stroke:null,_fill:null},u.points);g.show=be(g.show),g.filter=be(g.filter),g.fill=be(g.fill),g.stroke=be(g.stroke),g.paths=be(g.paths),g.pxAlign=u.pxAlign}if(Oe){let f=ta(u,c);je.splice(c,0,f[0]),wn.splice(c,0,f[1]),ue.values.push(null)}if(Ce){ge.splice(c,0,null);let f=null;Lr?c==0&&(f=Pl(u,c)):c>0&&(f=Pl(u,c)),en.splice(c,0,f),Ur.splice(c,0,0),Nr.splice(c,0,0)}bt("addSeries",c)}function cf(u,c){c=c??v.length,u=a==1?Wi(u,c,Bd,Kd):Wi(u,c,{},zd),v.splice(c,0,u),Rl(v[c],c)}r.addSeries=cf;function df(u){if(v.splice(u,1),Oe){ue.values.splice(u,1),wn.splice(u,1);let c=je.splice(u,1)[0];Pr(null,c.firstChild),c.remove()}Ce&&(ge.splice(u,1),en.splice(u,1)[0].remove(),Ur.splice(u,1),Nr.splice(u,1)),bt("delSeries",u)}r.delSeries=df;let ur=[!1,!1,!1,!1];function mf(u,c){if(u._show=u.show,u.show){let f=u.side%2,g=P[u.scale];g==null&&(u.scale=f?v[1].scale:W,g=P[u.scale]);let w=g.time;u.size=be(u.size),u.space=be(u.space),u.rotate=be(u.rotate),Xn(u.incrs)&&u.incrs.forEach(A=>{!er.has(A)&&er.set(A,um(A))}),u.incrs=be(u.incrs||(g.distr==2?Ih:w?S==1?Mh:Vh:vr)),u.splits=be(u.splits||(w&&g.distr==1?we:g.distr==3?Ui:g.distr==4?ay:oy)),u.stroke=be(u.stroke),u.grid.stroke=be(u.grid.stroke),u.ticks.stroke=be(u.ticks.stroke),u.border.stroke=be(u.border.stroke);let k=u.values;u.values=Xn(k)&&!Xn(k[0])?be(k):w?Xn(k)?Od(M,Md(k,N)):Nd(k)?Qh(M,k):k||le:k||ry,u.filter=be(u.filter||(g.distr>=3&&g.log==10?ly:g.distr==3&&g.log==2?uy:im)),u.font=em(u.font),u.labelFont=em(u.labelFont),u._size=u.size(r,null,c,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(ur[c]=!0,u._el=an(Hg,b))}}function bo(u,c,f,g){let[w,k,A,D]=f,U=c%2,F=0;return U==0&&(D||k)&&(F=c==0&&!w||c==2&&!A?dt(qd.size/3):0),U==1&&(w||A)&&(F=c==1&&!k||c==3&&!D?dt(Gd.size/2):0),F}let Dl=r.padding=(e.padding||[bo,bo,bo,bo]).map(u=>be(Pe(u,bo))),Vn=r._padding=Dl.map((u,c)=>u(r,c,ur,0)),St,ft=null,gt=null,oa=a==1?v[0].idxs:null,un=null,wo=!1;function El(u,c){if(t=u??[],r.data=r._data=t,a==2){St=0;for(let f=1;f<v.length;f++)St+=t[f][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),un=t[0],St=un.length;let f=t;if(ne==2){f=t.slice();let g=f[0]=Array(St);for(let w=0;w<St;w++)g[w]=w}r._data=t=f}if(Ir(!0),bt("setData"),ne==2&&(Dr=!0),c!==!1){let f=L;f.auto(r,wo)?fs():Bn(W,f.min,f.max),ir=ir||z.left>=0,Xt=!0,Wr()}}r.setData=El;function fs(){wo=!0;let u,c;a==1&&(St>0?(ft=oa[0]=0,gt=oa[1]=St-1,u=t[0][ft],c=t[0][gt],ne==2?(u=ft,c=gt):u==c&&(ne==3?[u,c]=Ya(u,u,L.log,!1):ne==4?[u,c]=Vi(u,u,L.log,!1):L.time?c=u+dt(86400/S):[u,c]=za(u,c,qi,!0))):(ft=oa[0]=u=null,gt=oa[1]=c=null)),Bn(W,u,c)}let aa,$r,gs,hs,ys,bs,ws,vs,ks,Nt;function Ll(u,c,f,g,w,k){u??=yd,f??=Qi,g??="butt",w??=yd,k??="round",u!=aa&&(p.strokeStyle=aa=u),w!=$r&&(p.fillStyle=$r=w),c!=gs&&(p.lineWidth=gs=c),k!=ys&&(p.lineJoin=ys=k),g!=bs&&(p.lineCap=bs=g),f!=hs&&p.setLineDash(hs=f)}function Ul(u,c,f,g){c!=$r&&(p.fillStyle=$r=c),u!=ws&&(p.font=ws=u),f!=vs&&(p.textAlign=vs=f),g!=ks&&(p.textBaseline=ks=g)}function Ss(u,c,f,g,w=0){if(g.length>0&&u.auto(r,wo)&&(c==null||c.min==null)){let k=Pe(ft,0),A=Pe(gt,g.length-1),D=f.min==null?lh(g,k,A,w,u.distr==3):[f.min,f.max];u.min=yn(u.min,f.min=D[0]),u.max=Lt(u.max,f.max=D[1])}}let Nl={min:null,max:null};function pf(){for(let g in P){let w=P[g];I[g]==null&&(w.min==null||I[W]!=null&&w.auto(r,wo))&&(I[g]=Nl)}for(let g in P){let w=P[g];I[g]==null&&w.from!=null&&I[w.from]!=null&&(I[g]=Nl)}I[W]!=null&&Ir(!0);let u={};for(let g in I){let w=I[g];if(w!=null){let k=u[g]=co(P[g],yh);if(w.min!=null)it(k,w);else if(g!=W||a==2)if(St==0&&k.from==null){let A=k.range(r,null,null,g);k.min=A[0],k.max=A[1]}else k.min=We,k.max=-We}}if(St>0){v.forEach((g,w)=>{if(a==1){let k=g.scale,A=I[k];if(A==null)return;let D=u[k];if(w==0){let U=D.range(r,D.min,D.max,k);D.min=U[0],D.max=U[1],ft=hn(D.min,t[0]),gt=hn(D.max,t[0]),gt-ft>1&&(t[0][ft]<D.min&&ft++,t[0][gt]>D.max&&gt--),g.min=un[ft],g.max=un[gt]}else g.show&&g.auto&&Ss(D,A,g,t[w],g.sorted);g.idxs[0]=ft,g.idxs[1]=gt}else if(w>0&&g.show&&g.auto){let[k,A]=g.facets,D=k.scale,U=A.scale,[F,V]=t[w],G=u[D],ce=u[U];G!=null&&Ss(G,I[D],k,F,k.sorted),ce!=null&&Ss(ce,I[U],A,V,A.sorted),g.min=A.min,g.max=A.max}});for(let g in u){let w=u[g],k=I[g];if(w.from==null&&(k==null||k.min==null)){let A=w.range(r,w.min==We?null:w.min,w.max==-We?null:w.max,g);w.min=A[0],w.max=A[1]}}}for(let g in u){let w=u[g];if(w.from!=null){let k=u[w.from];if(k.min==null)w.min=w.max=null;else{let A=w.range(r,k.min,k.max,g);w.min=A[0],w.max=A[1]}}}let c={},f=!1;for(let g in u){let w=u[g],k=P[g];if(k.min!=w.min||k.max!=w.max){k.min=w.min,k.max=w.max;let A=k.distr;k._min=A==3?Wn(k.min):A==4?xi(k.min,k.asinh):A==100?k.fwd(k.min):k.min,k._max=A==3?Wn(k.max):A==4?xi(k.max,k.asinh):A==100?k.fwd(k.max):k.max,c[g]=f=!0}}if(f){v.forEach((g,w)=>{a==2?w>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)Dr=!0,bt("setScale",g);Ce&&z.left>=0&&(ir=Xt=!0)}for(let g in I)I[g]=null}function ff(u){let c=Li(ft-1,0,St-1),f=Li(gt+1,0,St-1);for(;u[c]==null&&c>0;)c--;for(;u[f]==null&&f<St-1;)f++;return[c,f]}function gf(){if(St>0){let u=v.some(c=>c._focus)&&Nt!=kn.alpha;u&&(p.globalAlpha=Nt=kn.alpha),v.forEach((c,f)=>{if(f>0&&c.show&&($l(f,!1),$l(f,!0),c._paths==null)){let g=Nt;Nt!=c.alpha&&(p.globalAlpha=Nt=c.alpha);let w=a==2?[0,t[f][0].length-1]:ff(t[f]);c._paths=c.paths(r,f,w[0],w[1]),Nt!=g&&(p.globalAlpha=Nt=g)}}),v.forEach((c,f)=>{if(f>0&&c.show){let g=Nt;Nt!=c.alpha&&(p.globalAlpha=Nt=c.alpha),c._paths!=null&&Il(f,!1);{let w=c._paths!=null?c._paths.gaps:null,k=c.points.show(r,f,ft,gt,w),A=c.points.filter(r,f,k,w);(k||A)&&(c.points._paths=c.points.paths(r,f,ft,gt,A),Il(f,!0))}Nt!=g&&(p.globalAlpha=Nt=g),bt("drawSeries",f)}}),u&&(p.globalAlpha=Nt=1)}}function $l(u,c){let f=c?v[u].points:v[u];f._stroke=f.stroke(r,u),f._fill=f.fill(r,u)}function Il(u,c){let f=c?v[u].points:v[u],{stroke:g,fill:w,clip:k,flags:A,_stroke:D=f._stroke,_fill:U=f._fill,_width:F=f.width}=f._paths;F=Me(F*Ee,3);let V=null,G=F%2/2;c&&U==null&&(U=F>0?"#fff":D);let ce=f.pxAlign==1&&G>0;if(ce&&p.translate(G,G),!c){let Re=Ot-F/2,Ae=Zt-F/2,he=Ut+F,oe=ln+F;V=new Path2D,V.rect(Re,Ae,he,oe)}c?_s(D,F,f.dash,f.cap,U,g,w,A,k):hf(u,D,F,f.dash,f.cap,U,g,w,A,V,k),ce&&p.translate(-G,-G)}function hf(u,c,f,g,w,k,A,D,U,F,V){let G=!1;U!=0&&J.forEach((ce,Re)=>{if(ce.series[0]==u){let Ae=v[ce.series[1]],he=t[ce.series[1]],oe=(Ae._paths||Go).band;Xn(oe)&&(oe=ce.dir==1?oe[0]:oe[1]);let j,Be=null;Ae.show&&oe&&ch(he,ft,gt)?(Be=ce.fill(r,Re)||k,j=Ae._paths.clip):oe=null,_s(c,f,g,w,Be,A,D,U,F,V,j,oe),G=!0}}),G||_s(c,f,g,w,k,A,D,U,F,V)}let Wl=mo|$i;function _s(u,c,f,g,w,k,A,D,U,F,V,G){Ll(u,c,f,g,w),(U||F||G)&&(p.save(),U&&p.clip(U),F&&p.clip(F)),G?(D&Wl)==Wl?(p.clip(G),V&&p.clip(V),ia(w,A),sa(u,k,c)):D&$i?(ia(w,A),p.clip(G),sa(u,k,c)):D&mo&&(p.save(),p.clip(G),V&&p.clip(V),ia(w,A),p.restore(),sa(u,k,c)):(ia(w,A),sa(u,k,c)),(U||F||G)&&p.restore()}function sa(u,c,f){f>0&&(c instanceof Map?c.forEach((g,w)=>{p.strokeStyle=aa=w,p.stroke(g)}):c!=null&&u&&p.stroke(c))}function ia(u,c){c instanceof Map?c.forEach((f,g)=>{p.fillStyle=$r=g,p.fill(f)}):c!=null&&u&&p.fill(c)}function yf(u,c,f,g){let w=C[u],k;if(g<=0)k=[0,0];else{let A=w._space=w.space(r,u,c,f,g),D=w._incrs=w.incrs(r,u,c,f,g,A);k=Ey(c,f,D,g,A)}return w._found=k}function xs(u,c,f,g,w,k,A,D,U,F){let V=A%2/2;R==1&&p.translate(V,V),Ll(D,A,U,F,D),p.beginPath();let G,ce,Re,Ae,he=w+(g==0||g==3?-k:k);f==0?(ce=w,Ae=he):(G=w,Re=he);for(let oe=0;oe<u.length;oe++)c[oe]!=null&&(f==0?G=Re=u[oe]:ce=Ae=u[oe],p.moveTo(G,ce),p.lineTo(Re,Ae));p.stroke(),R==1&&p.translate(-V,-V)}function bf(u){let c=!0;return C.forEach((f,g)=>{if(!f.show)return;let w=P[f.scale];if(w.min==null){f._show&&(c=!1,f._show=!1,Ir(!1));return}else f._show||(c=!1,f._show=!0,Ir(!1));let k=f.side,A=k%2,{min:D,max:U}=w,[F,V]=yf(g,D,U,A==0?fe:B);if(V==0)return;let G=w.distr==2,ce=f._splits=f.splits(r,g,D,U,F,V,G),Re=w.distr==2?ce.map(j=>un[j]):ce,Ae=w.distr==2?un[ce[1]]-un[ce[0]]:F,he=f._values=f.values(r,f.filter(r,Re,g,V,Ae),g,V,Ae);f._rotate=k==2?f.rotate(r,he,g,V):0;let oe=f._size;f._size=sn(f.size(r,he,g,u)),oe!=null&&f._size!=oe&&(c=!1)}),c}function wf(u){let c=!0;return Dl.forEach((f,g)=>{let w=f(r,g,ur,u);w!=Vn[g]&&(c=!1),Vn[g]=w}),c}function vf(){for(let u=0;u<C.length;u++){let c=C[u];if(!c.show||!c._show)continue;let f=c.side,g=f%2,w,k,A=c.stroke(r,u),D=f==0||f==3?-1:1,[U,F]=c._found;if(c.label!=null){let Rt=c.labelGap*D,qt=dt((c._lpos+Rt)*Ee);Ul(c.labelFont[0],A,"center",f==2?"top":hd),p.save(),g==1?(w=k=0,p.translate(qt,dt(Zt+ln/2)),p.rotate((f==3?-Ga:Ga)/2)):(w=dt(Ot+Ut/2),k=qt);let mr=am(c.label)?c.label(r,u,U,F):c.label;p.fillText(mr,w,k),p.restore()}if(F==0)continue;let V=P[c.scale],G=g==0?Ut:ln,ce=g==0?Ot:Zt,Re=c._splits,Ae=V.distr==2?Re.map(Rt=>un[Rt]):Re,he=V.distr==2?un[Re[1]]-un[Re[0]]:U,oe=c.ticks,j=c.border,Be=oe.show?oe.size:0,Ze=dt(Be*Ee),wt=dt((c.alignTo==2?c._size-Be-c.gap:c.gap)*Ee),Ne=c._rotate*-Ga/180,Xe=E(c._pos*Ee),Ft=(Ze+wt)*D,Pt=Xe+Ft;k=g==0?Pt:0,w=g==1?Pt:0;let tn=c.font[0],cn=c.align==1?ao:c.align==2?ki:Ne>0?ao:Ne<0?ki:g==0?"center":f==3?ki:ao,xn=Ne||g==1?"middle":f==2?"top":hd;Ul(tn,A,cn,xn);let Vt=c.font[1]*c.lineGap,nn=Re.map(Rt=>E(l(Rt,V,G,ce))),dn=c._values;for(let Rt=0;Rt<dn.length;Rt++){let qt=dn[Rt];if(qt!=null){g==0?w=nn[Rt]:k=nn[Rt],qt=""+qt;let mr=qt.indexOf(`
`)==-1?[qt]:qt.split(/\n/gm);for(let Dt=0;Dt<mr.length;Dt++){let nu=mr[Dt];Ne?(p.save(),p.translate(w,k+Dt*Vt),p.rotate(Ne),p.fillText(nu,0,0),p.restore()):p.fillText(nu,w,k+Dt*Vt)}}}oe.show&&xs(nn,oe.filter(r,Ae,u,F,he),g,f,Xe,Ze,Me(oe.width*Ee,3),oe.stroke(r,u),oe.dash,oe.cap);let Tn=c.grid;Tn.show&&xs(nn,Tn.filter(r,Ae,u,F,he),g,g==0?2:1,g==0?Zt:Ot,g==0?ln:Ut,Me(Tn.width*Ee,3),Tn.stroke(r,u),Tn.dash,Tn.cap),j.show&&xs([Xe],[1],g==0?1:0,g==0?1:2,g==1?Zt:Ot,g==1?ln:Ut,Me(j.width*Ee,3),j.stroke(r,u),j.dash,j.cap)}bt("drawAxes")}function Ir(u){v.forEach((c,f)=>{f>0&&(c._paths=null,u&&(a==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let la=!1,Ts=!1,vo=[];function kf(){Ts=!1;for(let u=0;u<vo.length;u++)bt(...vo[u]);vo.length=0}function Wr(){la||(xh(Ml),la=!0)}function Sf(u,c=!1){la=!0,Ts=c,u(r),Ml(),c&&vo.length>0&&queueMicrotask(kf)}r.batch=Sf;function Ml(){if(ms&&(pf(),ms=!1),Dr&&(af(),Dr=!1),na){if(He(h,ao,Fe),He(h,"top",lt),He(h,Vo,fe),He(h,qo,B),He(x,ao,Fe),He(x,"top",lt),He(x,Vo,fe),He(x,qo,B),He(b,Vo,En),He(b,qo,or),y.width=dt(En*Ee),y.height=dt(or*Ee),C.forEach(({_el:u,_show:c,_size:f,_pos:g,side:w})=>{if(u!=null)if(c){let k=w===3||w===0?f:0,A=w%2==1;He(u,A?"left":"top",g-k),He(u,A?"width":"height",f),He(u,A?"top":"left",A?lt:Fe),He(u,A?"height":"width",A?B:fe),Di(u,kr)}else Ht(u,kr)}),aa=$r=gs=ys=bs=ws=vs=ks=hs=null,Nt=1,_o(!0),Fe!=Rr||lt!=ar||fe!=vn||B!=sr){Ir(!1);let u=fe/vn,c=B/sr;if(Ce&&!ir&&z.left>=0){z.left*=u,z.top*=c,Mr&&Pn(Mr,dt(z.left),0,fe,B),Or&&Pn(Or,0,dt(z.top),fe,B);for(let f=0;f<en.length;f++){let g=en[f];g!=null&&(Ur[f]*=u,Nr[f]*=c,Pn(g,sn(Ur[f]),sn(Nr[f]),fe,B))}}if(qe.show&&!ra&&qe.left>=0&&qe.width>0){qe.left*=u,qe.width*=u,qe.top*=c,qe.height*=c;for(let f in Es)He(qr,f,qe[f])}Rr=Fe,ar=lt,vn=fe,sr=B}bt("setSize"),na=!1}En>0&&or>0&&(p.clearRect(0,0,y.width,y.height),bt("drawClear"),Z.forEach(u=>u()),bt("draw")),qe.show&&ra&&(ua(qe),ra=!1),Ce&&ir&&(dr(null,!0,!1),ir=!1),ue.show&&ue.live&&Xt&&(Rs(),Xt=!1),d||(d=!0,r.status=1,bt("ready")),wo=!1,la=!1}r.redraw=(u,c)=>{Dr=c||!1,u!==!1?Bn(W,L.min,L.max):Wr()};function Cs(u,c){let f=P[u];if(f.from==null){if(St==0){let g=f.range(r,c.min,c.max,u);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(St>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;u==W&&f.distr==2&&St>0&&(c.min=hn(c.min,t[0]),c.max=hn(c.max,t[0]),c.min==c.max&&c.max++),I[u]=c,ms=!0,Wr()}}r.setScale=Cs;let As,Ps,Mr,Or,Ol,Fl,Fr,Vr,Vl,ql,Ve,ze,qn=!1,_t=z.drag,ht=_t.x,yt=_t.y;Ce&&(z.x&&(As=an(Kg,x)),z.y&&(Ps=an(jg,x)),L.ori==0?(Mr=As,Or=Ps):(Mr=Ps,Or=As),Ve=z.left,ze=z.top);let qe=r.select=it({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),qr=qe.show?an(zg,qe.over?x:h):null;function ua(u,c){if(qe.show){for(let f in u)qe[f]=u[f],f in Es&&He(qr,f,u[f]);c!==!1&&bt("setSelect")}}r.setSelect=ua;function _f(u){if(v[u].show)Oe&&Di(je[u],kr);else if(Oe&&Ht(je[u],kr),Ce){let f=Lr?en[0]:en[u];f!=null&&Pn(f,-10,-10,fe,B)}}function Bn(u,c,f){Cs(u,{min:c,max:f})}function Sn(u,c,f,g){c.focus!=null&&Pf(u),c.show!=null&&v.forEach((w,k)=>{k>0&&(u==k||u==null)&&(w.show=c.show,_f(k),a==2?(Bn(w.facets[0].scale,null,null),Bn(w.facets[1].scale,null,null)):Bn(w.scale,null,null),Wr())}),f!==!1&&bt("setSeries",u,c),g&&xo("setSeries",r,u,c)}r.setSeries=Sn;function xf(u,c){it(J[u],c)}function Tf(u,c){u.fill=be(u.fill||null),u.dir=Pe(u.dir,-1),c=c??J.length,J.splice(c,0,u)}function Cf(u){u==null?J.length=0:J.splice(u,1)}r.addBand=Tf,r.setBand=xf,r.delBand=Cf;function Af(u,c){v[u].alpha=c,Ce&&en[u]!=null&&(en[u].style.opacity=c),Oe&&je[u]&&(je[u].style.opacity=c)}let Ln,Qn,cr,Br={focus:!0};function Pf(u){if(u!=cr){let c=u==null,f=kn.alpha!=1;v.forEach((g,w)=>{if(a==1||w>0){let k=c||w==0||w==u;g._focus=c?null:k,f&&Af(w,k?1:kn.alpha)}}),cr=u,f&&Wr()}}Oe&&Er&&At(vd,Se,u=>{z._lock||(lr(u),cr!=null&&Sn(null,Br,!0,nt.setSeries))});function _n(u,c,f){let g=P[c];f&&(u=u/Ee-(g.ori==1?lt:Fe));let w=fe;g.ori==1&&(w=B,u=w-u),g.dir==-1&&(u=w-u);let k=g._min,A=g._max,D=u/w,U=k+(A-k)*D,F=g.distr;return F==3?lo(10,U):F==4?mh(U,g.asinh):F==100?g.bwd(U):U}function Rf(u,c){let f=_n(u,W,c);return hn(f,t[0],ft,gt)}r.valToIdx=u=>hn(u,t[0]),r.posToIdx=Rf,r.posToVal=_n,r.valToPos=(u,c,f)=>P[c].ori==0?s(u,P[c],f?Ut:fe,f?Ot:0):i(u,P[c],f?ln:B,f?Zt:0),r.setCursor=(u,c,f)=>{Ve=u.left,ze=u.top,dr(null,c,f)};function Bl(u,c){He(qr,ao,qe.left=u),He(qr,Vo,qe.width=c)}function Ql(u,c){He(qr,"top",qe.top=u),He(qr,qo,qe.height=c)}let ko=L.ori==0?Bl:Ql,So=L.ori==1?Bl:Ql;function Df(){if(Oe&&ue.live)for(let u=a==2?1:0;u<v.length;u++){if(u==0&&Jt)continue;let c=ue.values[u],f=0;for(let g in c)wn[u][f++].firstChild.nodeValue=c[g]}}function Rs(u,c){if(u!=null&&(u.idxs?u.idxs.forEach((f,g)=>{ge[g]=f}):hh(u.idx)||ge.fill(u.idx),ue.idx=ge[0]),Oe&&ue.live){for(let f=0;f<v.length;f++)(f>0||a==1&&!Jt)&&Ef(f,ge[f]);Df()}Xt=!1,c!==!1&&bt("setLegend")}r.setLegend=Rs;function Ef(u,c){let f=v[u],g=u==0&&ne==2?un:t[u],w;Jt?w=f.values(r,u,c)??Fn:(w=f.value(r,c==null?null:g[c],u,c),w=w==null?Fn:{_:w}),ue.values[u]=w}function dr(u,c,f){Vl=Ve,ql=ze,[Ve,ze]=z.move(r,Ve,ze),z.left=Ve,z.top=ze,Ce&&(Mr&&Pn(Mr,dt(Ve),0,fe,B),Or&&Pn(Or,0,dt(ze),fe,B));let g,w=ft>gt;Ln=We,Qn=null;let k=L.ori==0?fe:B,A=L.ori==1?fe:B;if(Ve<0||St==0||w){g=z.idx=null;for(let D=0;D<v.length;D++){let U=en[D];U!=null&&Pn(U,-10,-10,fe,B)}Er&&Sn(null,Br,!0,u==null&&nt.setSeries),ue.live&&(ge.fill(g),Xt=!0)}else{let D,U,F;a==1&&(D=L.ori==0?Ve:ze,U=_n(D,W),g=z.idx=hn(U,t[0],ft,gt),F=O(t[0][g],L,k,0));let V=-10,G=-10,ce=0,Re=0,Ae=!0,he="",oe="";for(let j=a==2?1:0;j<v.length;j++){let Be=v[j],Ze=ge[j],wt=Ze==null?null:a==1?t[j][Ze]:t[j][1][Ze],Ne=z.dataIdx(r,j,g,U),Xe=Ne==null?null:a==1?t[j][Ne]:t[j][1][Ne];if(Xt=Xt||Xe!=wt||Ne!=Ze,ge[j]=Ne,j>0&&Be.show){let Ft=Ne==null?-10:Ne==g?F:O(a==1?t[0][Ne]:t[j][0][Ne],L,k,0),Pt=Xe==null?-10:$(Xe,a==1?P[Be.scale]:P[Be.facets[1].scale],A,0);if(Er&&Xe!=null){let tn=L.ori==1?Ve:ze,cn=mt(kn.dist(r,j,Ne,Pt,tn));if(cn<Ln){let xn=kn.bias;if(xn!=0){let Vt=_n(tn,Be.scale),nn=Xe>=0?1:-1,dn=Vt>=0?1:-1;dn==nn&&(dn==1?xn==1?Xe>=Vt:Xe<=Vt:xn==1?Xe<=Vt:Xe>=Vt)&&(Ln=cn,Qn=j)}else Ln=cn,Qn=j}}if(Xt||Lr){let tn,cn;L.ori==0?(tn=Ft,cn=Pt):(tn=Pt,cn=Ft);let xn,Vt,nn,dn,Tn,Rt,qt=!0,mr=xt.bbox;if(mr!=null){qt=!1;let Dt=mr(r,j);nn=Dt.left,dn=Dt.top,xn=Dt.width,Vt=Dt.height}else nn=tn,dn=cn,xn=Vt=xt.size(r,j);if(Rt=xt.fill(r,j),Tn=xt.stroke(r,j),Lr)j==Qn&&Ln<=kn.prox&&(V=nn,G=dn,ce=xn,Re=Vt,Ae=qt,he=Rt,oe=Tn);else{let Dt=en[j];Dt!=null&&(Ur[j]=nn,Nr[j]=dn,Ad(Dt,xn,Vt,qt),Td(Dt,Rt,Tn),Pn(Dt,sn(nn),sn(dn),fe,B))}}}}if(Lr){let j=kn.prox,Be=cr==null?Ln<=j:Ln>j||Qn!=cr;if(Xt||Be){let Ze=en[0];Ze!=null&&(Ur[0]=V,Nr[0]=G,Ad(Ze,ce,Re,Ae),Td(Ze,he,oe),Pn(Ze,sn(V),sn(G),fe,B))}}}if(qe.show&&qn)if(u!=null){let[D,U]=nt.scales,[F,V]=nt.match,[G,ce]=u.cursor.sync.scales,Re=u.cursor.drag;if(ht=Re._x,yt=Re._y,ht||yt){let{left:Ae,top:he,width:oe,height:j}=u.select,Be=u.scales[G].ori,Ze=u.posToVal,wt,Ne,Xe,Ft,Pt,tn=D!=null&&F(D,G),cn=U!=null&&V(U,ce);tn&&ht?(Be==0?(wt=Ae,Ne=oe):(wt=he,Ne=j),Xe=P[D],Ft=O(Ze(wt,G),Xe,k,0),Pt=O(Ze(wt+Ne,G),Xe,k,0),ko(yn(Ft,Pt),mt(Pt-Ft))):ko(0,k),cn&&yt?(Be==1?(wt=Ae,Ne=oe):(wt=he,Ne=j),Xe=P[U],Ft=$(Ze(wt,ce),Xe,A,0),Pt=$(Ze(wt+Ne,ce),Xe,A,0),So(yn(Ft,Pt),mt(Pt-Ft))):So(0,A)}else Ls()}else{let D=mt(Vl-Ol),U=mt(ql-Fl);if(L.ori==1){let ce=D;D=U,U=ce}ht=_t.x&&D>=_t.dist,yt=_t.y&&U>=_t.dist;let F=_t.uni;F!=null?ht&&yt&&(ht=D>=F,yt=U>=F,!ht&&!yt&&(U>D?yt=!0:ht=!0)):_t.x&&_t.y&&(ht||yt)&&(ht=yt=!0);let V,G;ht&&(L.ori==0?(V=Fr,G=Ve):(V=Vr,G=ze),ko(yn(V,G),mt(G-V)),yt||So(0,A)),yt&&(L.ori==1?(V=Fr,G=Ve):(V=Vr,G=ze),So(yn(V,G),mt(G-V)),ht||ko(0,k)),!ht&&!yt&&(ko(0,0),So(0,0))}if(_t._x=ht,_t._y=yt,u==null){if(f){if(tu!=null){let[D,U]=nt.scales;nt.values[0]=D!=null?_n(L.ori==0?Ve:ze,D):null,nt.values[1]=U!=null?_n(L.ori==1?Ve:ze,U):null}xo(Si,r,Ve,ze,fe,B,g)}if(Er){let D=f&&nt.setSeries,U=kn.prox;cr==null?Ln<=U&&Sn(Qn,Br,!0,D):Ln>U?Sn(null,Br,!0,D):Qn!=cr&&Sn(Qn,Br,!0,D)}}Xt&&(ue.idx=g,Rs()),c!==!1&&bt("setCursor")}let Gn=null;Object.defineProperty(r,"rect",{get(){return Gn==null&&_o(!1),Gn}});function _o(u=!1){u?Gn=null:(Gn=x.getBoundingClientRect(),bt("syncRect",Gn))}function Gl(u,c,f,g,w,k,A){z._lock||qn&&u!=null&&u.movementX==0&&u.movementY==0||(Ds(u,c,f,g,w,k,A,!1,u!=null),u!=null?dr(null,!0,!0):dr(c,!0,!1))}function Ds(u,c,f,g,w,k,A,D,U){if(Gn==null&&_o(!1),lr(u),u!=null)f=u.clientX-Gn.left,g=u.clientY-Gn.top;else{if(f<0||g<0){Ve=-10,ze=-10;return}let[F,V]=nt.scales,G=c.cursor.sync,[ce,Re]=G.values,[Ae,he]=G.scales,[oe,j]=nt.match,Be=c.axes[0].side%2==1,Ze=L.ori==0?fe:B,wt=L.ori==1?fe:B,Ne=Be?k:w,Xe=Be?w:k,Ft=Be?g:f,Pt=Be?f:g;if(Ae!=null?f=oe(F,Ae)?l(ce,P[F],Ze,0):-10:f=Ze*(Ft/Ne),he!=null?g=j(V,he)?l(Re,P[V],wt,0):-10:g=wt*(Pt/Xe),L.ori==1){let tn=f;f=g,g=tn}}U&&(c==null||c.cursor.event.type==Si)&&((f<=1||f>=fe-1)&&(f=wr(f,fe)),(g<=1||g>=B-1)&&(g=wr(g,B))),D?(Ol=f,Fl=g,[Fr,Vr]=z.move(r,f,g)):(Ve=f,ze=g)}let Es={width:0,height:0,left:0,top:0};function Ls(){ua(Es,!1)}let Hl,zl,Kl,jl;function Yl(u,c,f,g,w,k,A){qn=!0,ht=yt=_t._x=_t._y=!1,Ds(u,c,f,g,w,k,A,!0,!1),u!=null&&(At(_i,Pi,Jl,!1),xo(bd,r,Fr,Vr,fe,B,null));let{left:D,top:U,width:F,height:V}=qe;Hl=D,zl=U,Kl=F,jl=V}function Jl(u,c,f,g,w,k,A){qn=_t._x=_t._y=!1,Ds(u,c,f,g,w,k,A,!1,!0);let{left:D,top:U,width:F,height:V}=qe,G=F>0||V>0,ce=Hl!=D||zl!=U||Kl!=F||jl!=V;if(G&&ce&&ua(qe),_t.setScale&&G&&ce){let Re=D,Ae=F,he=U,oe=V;if(L.ori==1&&(Re=U,Ae=V,he=D,oe=F),ht&&Bn(W,_n(Re,W),_n(Re+Ae,W)),yt)for(let j in P){let Be=P[j];j!=W&&Be.from==null&&Be.min!=We&&Bn(j,_n(he+oe,j),_n(he,j))}Ls()}else z.lock&&(z._lock=!z._lock,dr(c,!0,u!=null));u!=null&&(Pr(_i,Pi),xo(_i,r,Ve,ze,fe,B,null))}function Lf(u,c,f,g,w,k,A){if(z._lock)return;lr(u);let D=qn;if(qn){let U=!0,F=!0,V=10,G,ce;L.ori==0?(G=ht,ce=yt):(G=yt,ce=ht),G&&ce&&(U=Ve<=V||Ve>=fe-V,F=ze<=V||ze>=B-V),G&&U&&(Ve=Ve<Fr?0:fe),ce&&F&&(ze=ze<Vr?0:B),dr(null,!0,!0),qn=!1}Ve=-10,ze=-10,ge.fill(null),dr(null,!0,!0),D&&(qn=D)}function Zl(u,c,f,g,w,k,A){z._lock||(lr(u),fs(),Ls(),u!=null&&xo(kd,r,Ve,ze,fe,B,null))}function Xl(){C.forEach(Ly),ps(r.width,r.height,!0)}Sr(Ha,io,Xl);let Qr={};Qr.mousedown=Yl,Qr.mousemove=Gl,Qr.mouseup=Jl,Qr.dblclick=Zl,Qr.setSeries=(u,c,f,g)=>{let w=nt.match[2];f=w(r,c,f),f!=-1&&Sn(f,g,!0,!1)},Ce&&(At(bd,x,Yl),At(Si,x,Gl),At(wd,x,u=>{lr(u),_o(!1)}),At(vd,x,Lf),At(kd,x,Zl),Ii.add(r),r.syncRect=_o);let ca=r.hooks=e.hooks||{};function bt(u,c,f){Ts?vo.push([u,c,f]):u in ca&&ca[u].forEach(g=>{g.call(null,r,c,f)})}(e.plugins||[]).forEach(u=>{for(let c in u.hooks)ca[c]=(ca[c]||[]).concat(u.hooks[c])});let eu=(u,c,f)=>f,nt=it({key:null,setSeries:!1,filters:{pub:Ld,sub:Ld},scales:[W,v[1]?v[1].scale:null],match:[Ud,Ud,eu],values:[null,null]},z.sync);nt.match.length==2&&nt.match.push(eu),z.sync=nt;let tu=nt.key,Us=Rm(tu);function xo(u,c,f,g,w,k,A){nt.filters.pub(u,c,f,g,w,k,A)&&Us.pub(u,c,f,g,w,k,A)}Us.sub(r);function Uf(u,c,f,g,w,k,A){nt.filters.sub(u,c,f,g,w,k,A)&&Qr[u](null,c,f,g,w,k,A)}r.pub=Uf;function Nf(){Us.unsub(r),Ii.delete(r),rr.clear(),Ei(Ha,io,Xl),m.remove(),Se?.remove(),bt("destroy")}r.destroy=Nf;function Ns(){bt("init",e,t),El(t||e.data,!1),I[W]?Cs(W,I[W]):fs(),ra=qe.show&&(qe.width>0||qe.height>0),ir=Xt=!0,ps(e.width,e.height)}return v.forEach(Rl),C.forEach(mf),n?n instanceof HTMLElement?(n.appendChild(m),Ns()):n(r,Ns):Ns(),r}pt.assign=it;pt.fmtNum=Bi;pt.rangeNum=za;pt.rangeLog=Ya;pt.rangeAsinh=Vi;pt.orient=xr;pt.pxRatio=Ee;pt.join=_h;pt.fmtDate=Gi,pt.tzDate=Nh;pt.sync=Rm;{pt.addGap=hy,pt.clipGaps=Xa;let e=pt.paths={points:$m};e.linear=Wm,e.stepped=wy,e.bars=vy,e.spline=Sy}var Zi="smartmoney.theme",Vm=matchMedia("(prefers-color-scheme: dark)");function Uy(){let e=localStorage.getItem(Zi);return e==="light"||e==="dark"?e:"system"}var zo=ke(Uy()),rs=ke("light");function Xi(){rs.value=zo.value==="system"?Vm.matches?"dark":"light":zo.value,document.documentElement.dataset.theme=rs.value}Vm.addEventListener("change",Xi);Xi();function qm(e){zo.value=e,e==="system"?localStorage.removeItem(Zi):localStorage.setItem(Zi,e),Xi()}function bn({label:e,times:t,lines:n,format:r,height:a=240,moment:s}){let i=ut(null),l=rs.value,d=JSON.stringify([t,n,s]);De(()=>{let p=i.current;if(!p)return;let b=new pt(Ny(p,n,r,a,s),[t,...n.map(x=>x.values)],p),h=new ResizeObserver(()=>b.setSize({width:Math.max(p.clientWidth,200),height:a}));return h.observe(p),()=>{h.disconnect(),b.destroy()}},[d,l,a]);let m=Math.max(1,Math.floor(t.length/12)),y=p=>p%m===0||p===t.length-1||n.some(b=>b.points&&b.values[p]!=null);return o("figure",{class:"chart",children:[o("div",{ref:i,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),n.map(p=>o("th",{scope:"col",children:p.name},p.name))]})}),o("tbody",{children:t.map((p,b)=>y(b)&&o("tr",{children:[o("th",{scope:"row",children:new Date(p*1e3).toISOString().slice(0,16)}),n.map(h=>o("td",{children:h.values[b]==null?"":r(h.values[b])},h.name))]},b))})]})]})]})}function Ny(e,t,n,r,a){let s=el(e,"--muted"),i=el(e,"--line"),l="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:r,tzDate:d=>pt.tzDate(new Date(d*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},scales:{x:{range:(d,m,y)=>$y(m,y)}},hooks:a===void 0?{}:{drawAxes:[d=>Iy(d,a,s)]},axes:[{stroke:s,font:l,grid:{stroke:i,width:1},ticks:{show:!1},space:64,values:(d,m,y,p,b)=>m.map(h=>Wy(h,b))},{stroke:s,font:l,size:68,grid:{stroke:i,width:1},ticks:{show:!1},values:(d,m)=>m.map(y=>n(y))}],series:[{value:(d,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(d=>{let m=el(e,`--${d.tone??"accent"}`);return{label:d.name,stroke:m,width:d.points?0:2,spanGaps:!d.points,points:{show:d.points!==void 0||d.values.filter(y=>y!==null).length===1,size:d.points??6,fill:m},paths:d.bars?pt.paths.bars?.({size:[.7,24]}):void 0,fill:d.bars?Bm(m,.6):d.points||t.length>1?void 0:Bm(m,.1),value:(y,p)=>p==null?"\u2013":n(p)}})]}}function $y(e,t){let n=Math.max((t-e)*.02,60);return[e-n,t+n]}function Iy(e,t,n){let{ctx:r,bbox:a}=e,s=e.valToPos(t,"x",!0);r.save(),r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),r.beginPath(),r.moveTo(s,a.top),r.lineTo(s,a.top+a.height),r.stroke(),r.restore()}function Wy(e,t){let n=new Date(e*1e3);return t>=86400||e%86400===0?n.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):n.toISOString().slice(11,16)}function el(e,t){let n=document.createElement("span");n.style.color=`var(${t})`,e.append(n);let r=getComputedStyle(n).color;return n.remove(),r}function Bm(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function os({values:e,label:t,tone:n="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),a=Math.max(...e),s=88,i=24,l=p=>p/(e.length-1)*(s-4)+2,d=p=>a===r?i/2:i-3-(p-r)/(a-r)*(i-6),m=e[e.length-1]??0,y=m>=(e[0]??0);return o("svg",{class:`spark ${n==="plain"?"plain":y?"good":"bad"}`,width:s,height:i,viewBox:`0 0 ${s} ${i}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((p,b)=>`${l(b).toFixed(1)},${d(p).toFixed(1)}`).join(" ")}),o("circle",{cx:l(e.length-1),cy:d(m),r:"2"})]})}var Qm=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],Gm=["ALL","DAY","WEEK","MONTH"],My={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Hm=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],zm=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],Oy=20,as=4;function Km(){let e=Le("chain",st,"BASE"),t=Le("by",Qm,"TRADER_SCORE"),n=Le("window",Gm,"ALL"),r=vt.value.params,a=r.get("asof")??"",s=r.get("after"),i={chain:e,rankBy:t,first:Oy,after:s,window:n==="ALL"||a?null:n,asOf:a?`${a}T23:59:59Z`:null,filter:{...Object.fromEntries([...Hm,...zm].flatMap(({name:h})=>r.get(h)?[[h,Number(r.get(h))]]:[])),...r.get("activeSince")&&{activeSince:`${r.get("activeSince")}T00:00:00Z`}}},l=ee(Wu,i,{every:a?void 0:1e4}),d=ee(Ou,i),m=ee(Mu,{chain:e,window:i.window,filter:{...i.filter,minBuyVol:0}},{every:6e4,skip:!!a||i.filter?.minBuyVol===0}),y=new Map(d.data?.wallets.nodes.map(h=>[h.walletAddress,h.equity.map(x=>x.realizedPnlUsd)])),p=h=>pe({after:"",...h}),b=async h=>{let{wallets:x}=await ye($u,{...i,first:200,after:h});return yr({nodes:x.edges,pageInfo:x.pageInfo})};return o(T,{children:[o(Te,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(Ge,{label:"Chain",choices:st.map(h=>({value:h,label:Ie[h]})),chosen:e,change:h=>p({chain:h,compare:""})}),o(Ge,{label:"Window",choices:Gm.map(h=>({value:h,label:My[h]})),chosen:a?"ALL":n,change:h=>p({window:h==="ALL"?"":h,asof:""})}),o(br,{label:"Ranked by",choices:Qm.map(h=>({value:h,label:xe(h)})),chosen:t,change:h=>p({by:h})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(An,{type:"date",value:a,change:h=>p({asof:h,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[Hm.map(({name:h,label:x})=>o(vi,{label:x,value:r.get(h)??"",change:R=>p({[h]:R}),hint:`${_(l.data?.wallets.chainDefaults[h]??0)} (default)`},h)),zm.map(({name:h,label:x,max:R})=>o(vi,{label:x,value:r.get(h)??"",change:E=>p({[h]:E}),max:R,hint:"any"},h)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(An,{type:"date",value:r.get("activeSince")??"",change:h=>p({activeSince:h})})]})]})]})]}),o(By,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(ie,{query:l,children:({wallets:h})=>o(Fy,{page:h,chain:e,trend:y,all:m.data?.wallets.totalCount,by:t,csv:b})})})]})}function Fy({page:e,chain:t,trend:n,all:r=0,by:a,csv:s}){let i=vt.value.params,l=Number(i.get("minBuyVol")||e.chainDefaults.minBuyVol),d=r-e.totalCount,m=d>0&&l>0&&o("p",{class:"muted small",children:[_(d)," more bought for less than ",ve(l),". ",o("button",{type:"button",onClick:()=>pe({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let p=e.chainDefaults;return o(Y,{title:"No wallet passes",children:["By default ",Ie[t]," asks for ",_(p.minTrades)," trades, ",_(p.minTokens)," tokens, ",_(p.minClosed)," closed positions and ",ve(p.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",m]})}let y=e.asOf?`profits of all time, as it stood on ${Et(e.asOf)}`:e.windowStart?`since ${Et(e.windowStart)}`:"all time";return o(T,{children:[o("p",{class:"muted small",children:[_(e.totalCount)," wallets, ",y,e.asOf?"":o(T,{children:[", updated ",o(te,{at:e.updatedAt})]})]}),m,o(re,{label:`Wallets of ${Ie[t]}, best first`,columns:Vy(t,n),rows:e.edges,id:p=>p.node.id,csv:s,ordered:{by:a,choose:p=>pe({by:p,after:""})}}),o(oo,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:i.get("after")?()=>pe({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>pe({after:e.pageInfo.endCursor}):void 0})]})}function Vy(e,t){let n=jm(),r=(a,s)=>pe({compare:(s?[...n,a]:n.filter(i=>i!==a)).slice(0,as).join(",")});return[{name:"Rank",number:!0,cell:a=>_(a.rank)},{name:"Wallet",cell:a=>o(In,{chain:e,address:a.node.walletAddress})},{name:"Score",number:!0,order:"TRADER_SCORE",title:"Composite score, 0 to 1",cell:a=>a.node.traderScore.toFixed(3)},{name:"Profit",number:!0,order:"NET_PNL_USD",cell:a=>o(kt,{value:a.node.netPnlUsd})},{name:"Realized",number:!0,order:"REALIZED_PNL_USD",wide:!0,cell:a=>o(kt,{value:a.node.realizedPnlUsd})},{name:"Win rate",number:!0,order:"TRUE_WIN_RATE",title:"Share of closed positions with a profit, and how many there are",cell:a=>o(qy,{of:a.node})},{name:"Trades",number:!0,order:"TRADE_COUNT",cell:a=>o(T,{children:[_(a.node.tradeCount),o("small",{children:[_(a.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,order:"TOTAL_BUY_VOLUME_USD",wide:!0,cell:a=>ve(a.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:a=>o(te,{at:a.node.lastTradeTime})},{name:"Trend",cell:a=>o(os,{values:t.get(a.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:a=>o("input",{type:"checkbox","aria-label":`Compare ${a.node.walletAddress}`,checked:n.includes(a.node.walletAddress),disabled:!n.includes(a.node.walletAddress)&&n.length>=as,onChange:s=>r(a.node.walletAddress,s.currentTarget.checked)})}]}function qy({of:e}){return o(T,{children:[Ye(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",_(e.closedPositions)]})]})}function jm(){return(vt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,as)}function By({chain:e}){let t=jm(),n=Array.from({length:as},(s,i)=>ee(Fu,{chain:e,address:t[i]??""},{skip:!t[i]}));if(t.length===0)return null;let r=n.slice(0,t.length).flatMap(s=>s.data?.wallet?[s.data.wallet]:[]),a=[{name:"Rank",of:s=>s.defaultRank?`#${_(s.defaultRank)}`:"not ranked"},{name:"Score",of:s=>s.traderScore.toFixed(3)},{name:"Profit",of:s=>o(kt,{value:s.netPnlUsd})},{name:"Win rate",of:s=>`${Ye(s.trueWinRate)} of ${_(s.closedPositions)}`},{name:"Trades",of:s=>_(s.tradeCount)},{name:"Average trade",of:s=>ve(s.avgTradeSizeUsd)},{name:"Largest trade",of:s=>ve(s.largestTradeUsd)},{name:"Last trade",of:s=>o(te,{at:s.lastTradeTime})}];return o(q,{title:"Compared",actions:o("button",{type:"button",onClick:()=>pe({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Gy,{wallets:r}),o(re,{csv:!1,label:"Compared wallets",rows:a,id:s=>s.name,columns:[{name:"Number",cell:s=>s.name},...r.map(s=>({name:s.walletAddress.slice(0,10),number:!0,cell:i=>i.of(s)}))]})]})}var Qy=["accent","second","third","fourth"];function Gy({wallets:e}){let t=[...new Set(e.flatMap(r=>r.equity.map(a=>Tt(a.date))))].sort((r,a)=>r-a);if(t.length<2)return null;let n=e.map((r,a)=>{let s=new Map(r.equity.map(i=>[Tt(i.date),i.realizedPnlUsd]));return{name:r.walletAddress.slice(0,10),tone:Qy[a],values:t.map(i=>s.get(i)??null)}});return o(bn,{label:"Realized profit over time",times:t,lines:n,format:r=>ve(r)})}var Hy=50,zy=200,Ky=5,tr=1e4,jy=15e3,Yy=250,ss=class{constructor(t){this.filter=t}filter;rows=ke(void 0);waiting=ke([]);paused=ke(!1);link=ke("connecting");said=ke("Connecting\u2026");gap=ke(!1);older=ke(void 0);loading=ke(!1);refusal=ke(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await ye(js,{filter:this.filter,last:Hy},{signal:this.abort.signal});this.rows.value=tl(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},jy)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Ky&&this.older.value;t++){let{signals:n}=await ye(js,{filter:this.filter,last:zy,before:this.older.value},{signal:this.abort.signal});this.older.value=n.pageInfo.hasPreviousPage?n.pageInfo.startCursor??void 0:void 0,this.add(n.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,n={get after(){return t.cursor},filter:this.filter};this.unsubscribe=_a(qu,n,{link:r=>this.linked(r),failed:r=>this.fail(r),next:({signals:r})=>{this.cursor=r.cursor,r.gap&&(this.gap.value=!0),r.retraction&&this.retract(r.retraction.signalId,r.retraction.at),r.signal&&this.arrived(r.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let n=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?n?`Connected again, continued after signal ${_(n)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*tr&&(this.arrivals=this.arrivals.slice(-tr)),this.showing||(this.showing=setTimeout(()=>this.show(),Yy))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*tr&&this.fresh.clear();for(let n of t)this.fresh.add(n.signalId);this.paused.value?this.waiting.value=tl([...t,...this.waiting.value]).slice(0,tr):this.add(t)}add(t){let n=this.rows.value??[],r=new Set(n.map(s=>s.sequence)),a=tl([...n,...t.filter(s=>!r.has(s.sequence))]);this.rows.value=a.slice(0,tr),a.length>=tr&&(this.older.value=void 0)}retract(t,n){this.showing&&(clearTimeout(this.showing),this.show());let r=a=>a.signalId===t?{...a,retractedAt:n}:a;this.rows.value=this.rows.value?.map(r),this.waiting.value=this.waiting.value.map(r)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:n}=await ye(Vu,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),r=new Map(n.nodes.map(a=>[a.signalId,a]));this.rows.value=this.rows.value?.map(a=>{let s=r.get(a.signalId);return s?{...a,retractedAt:s.retractedAt,token:{...a.token,profile:s.token.profile}}:a})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof $e?t:new $e("",String(t)))}};function tl(e){return[...e].sort((t,n)=>n.sequence-t.sequence)}var Jy=200,nl=2e3;function Zy(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let n=e.outcome.settledPayout;return n===null||!e.token.currentPriceUsd?null:n/e.token.currentPriceUsd-1}function Ko(e,t){return jo(e.notificationType,Zy(e,t))}function jo(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function Ym(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],n=e.map(r=>[r.sequence,r.signalId,r.sentAt,r.notificationType,r.chain,r.token.address,r.token.symbol,r.headline,r.token.currentPriceUsd,r.outcome.return1h,r.outcome.return6h,r.outcome.return24h,r.outcome.settledPayout,r.retractedAt]);Va("signals",yi([t,...n]))}function Jm(e,t,n){let[r,a]=K({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return De(()=>{let i=new AbortController;return a({signals:[],done:!1,cut:!1}),Xy(e,t,i.signal,a),()=>i.abort()},[s,t,n]),r}async function Xy(e,t,n,r){let a=[],s=null;try{for(;;){let i=await ye(ac,{filter:e,last:Jy,before:s},{signal:n}),{nodes:l,pageInfo:d}=i.signals,m=l.filter(b=>b.sentAt>t).sort((b,h)=>h.sequence-b.sequence);a.push(...m),s=d.startCursor;let y=m.length===l.length&&d.hasPreviousPage&&s!==null,p=!y||a.length>=nl;if(r({signals:[...a],done:p,cut:y&&p}),p)return}}catch(i){n.aborted||r({signals:a,done:!0,cut:!1,refusal:i instanceof $e?i:new $e("",String(i))})}}var jt=Object.keys(mn),Tr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},is=Object.keys(Tr);function rl({traderCount:e,highestRank:t,totalUsdInflow:n}){let r=(a,s)=>Math.min(Math.max(Math.log(a)/Math.log(s),0),1);return Math.round(40*r(e,25)+40*r(n/1e3,1e3)+20*(1-r(t,200)))}function ol({summary:e}){let t=rl(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var ho=[{name:"Time",width:6.4,cell:e=>o(te,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(T,{children:[o(Oa,{priority:e.priority,means:Tr[e.priority]})," ",o(ol,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:ae(["signal",e.signalId]),children:e.headline}),o("small",{children:[mn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(T,{children:[o(Mt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(tt,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(T,{children:[e.summary.traderCount,o("small",{children:["best #",_(e.summary.highestRank)]})]})},{name:"Volume",width:6,number:!0,cell:e=>ve(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(T,{children:[o("span",{class:"num",children:It(e.token.priceChangePct/100)}),o("small",{children:Qe(e.token.currentPriceUsd)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(T,{children:[o(al,{s:e}),o("small",{children:Qe(e.token.profile?.priceUsd)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>sl(e)??"\u2013"}];function al({s:e}){let t=e.token.profile?.priceUsd,n=e.token.currentPriceUsd,r=t&&n?t/n-1:null;return o(Gt,{value:r,right:jo(e.notificationType,r)})}function sl(e){return e.latency?et(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var Zm=[...new Set(jt.map(e=>mn[e]))];function Xm(){let e={chains:eo("chains",st),types:eo("types",jt),priorities:eo("priorities",is)},t=vt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],n=JSON.stringify([e,t]),r=rn(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[n]),a=s=>i=>pe({[s]:i.join(",")});return o(T,{children:[o(Te,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(fn,{label:"Chains",choices:st.map(s=>({value:s,label:Ie[s]})),chosen:e.chains,change:a("chains")}),o(fn,{label:"Types",choices:Zm.map(s=>({value:s,label:s})),chosen:Zm.filter(s=>e.types.some(i=>mn[i]===s)),change:s=>a("types")(s.flatMap(i=>eb(i,e.types)))}),o(fn,{label:"Priorities",choices:is.map(s=>({value:s,label:s})),chosen:e.priorities,change:a("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Wallets"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(An,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>a("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:is.map(s=>`${s}: ${Tr[s]}`).join(" \xB7 ")}),o(tb,{filter:r},n)]})}function eb(e,t){let n=jt.filter(a=>mn[a]===e),r=n.filter(a=>t.includes(a));return r.length>0?r:n}function tb({filter:e}){let[t,n]=K(0),r=rn(()=>new ss(e),[t]);De(()=>(r.start(),()=>r.stop()),[r]);let a=r.rows.value,s=r.waiting.value,i=r.paused.value,l=ut(void 0),d=r.refusal.value??(a?void 0:l.current);l.current=d;let m=ka(r.refusal.value);return De(()=>{if(!m)return;let y=setTimeout(()=>n(p=>p+1),Sa);return()=>clearTimeout(y)},[r,m]),d?o(pn,{refusal:d,retry:()=>n(y=>y+1)}):a?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${r.link.value}`,children:r.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>r.resume(),children:["Show ",_(s.length)," new"]}),o("button",{type:"button",onClick:()=>{i?r.resume():r.paused.value=!0},children:i?"Resume":"Pause"})]})]}),r.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),a.length===0?o(nb,{filtered:Object.keys(e).length>0}):o(re,{long:!0,label:"Signals, newest first",columns:ho,rows:a,id:y=>y.signalId,class:y=>y.retractedAt?"gone":r.fresh.has(y.signalId)?"fresh":""}),a.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[_(a.length)," signals",a.length>=tr&&", the most that this page holds"]}),r.older.value&&o("button",{type:"button",disabled:r.loading.value,onClick:()=>{r.loadOlder()},children:"Older signals"})]})]}):o(ro,{label:"Loading the newest signals"})}function nb({filtered:e}){let t=rn(()=>new Date(Date.now()-864e5).toISOString(),[]),n=ee(Bu,{since:t},{every:3e4}),r=ee(Qu,{},{skip:Wt.value?.scope!=="customer"});return o(ie,{query:n,children:a=>o(Y,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or more wallets, may show more."}),rb(a,r.data?.usage.budget,$n.value).map(s=>o("li",{children:s},s))]})})})}function rb(e,t,n){let r=[],a=e.chains.filter(l=>e.config.chains.includes(l.chain));a.length===0&&r.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&r.push("Your configuration includes no type of signals.");for(let l of a)l.lastEventAt?n-Date.parse(l.lastEventAt)>6e5&&r.push(`${Ie[l.chain]} is quiet: its last trade was ${Ua(l.lastEventAt,n)}.`):r.push(`No trade has come in on ${Ie[l.chain]} yet.`),l.reason&&r.push(`${Ie[l.chain]}: ${l.reason}`);t&&t.dailyUsed>=t.dailyBudget&&r.push(`Today's budget of ${_(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let l of e.decisions.nodes)s.set(l.rule??"",(s.get(l.rule??"")??0)+l.count);let[i]=[...s].sort((l,d)=>d[1]-l[1]);return i?r.push(`In the last 24 hours the rule \u201C${xe(i[0])}\u201D held back ${_(i[1])} candidates, more than any other.`):a.some(l=>l.lastEventAt)&&r.push("No top wallet did anything in the last 24 hours that could have become a signal."),r}function tp(){let e=ee(Gu,{},{every:5e3}),t=ee(Hu,{},{every:6e4});return o(T,{children:[o(Te,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(ie,{query:e,children:n=>{let r=n.serviceStatus;return o("div",{class:"stack",children:[o(ob,{all:r.attention}),o(q,{children:o(Je,{items:sb(r)})}),o(q,{title:"The last hour",children:o(ie,{query:t,children:a=>o(ab,{minutes:a.serviceStatus.lastHour})})}),o(q,{title:"Disk space",actions:o("a",{href:ae(["settings"]),children:"Retention, in Settings"}),children:o(Je,{items:db(r.database)})}),o(q,{title:"Chains",children:o(re,{label:"Chains",columns:lb,rows:r.chains,id:a=>a.chain})}),o(q,{title:"Delivery",children:[o(re,{label:"How long delivery takes",columns:ub,rows:r.deliveries.steps,id:a=>a.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(q,{title:"Processes",children:o(re,{label:"Processes",columns:cb,rows:r.processes,id:a=>`${a.role} ${a.name}`})}),o(pb,{status:r})]})}})]})}function ob({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(n=>n.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(n=>o("li",{children:n.text},n.text))})]})}function ab({minutes:e}){if(e.length<2)return o(Y,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(n=>n.eventsPerSecond),La],["Behind",e.map(n=>n.lagSeconds),et],["From trade to signal",e.map(n=>n.signalSeconds),et],["Database",e.map(n=>n.databaseBytes||null),$o]];return o(Je,{items:t.map(([n,r,a])=>{let s=r.filter(l=>l!==null),i=s.at(-1);return{name:n,value:o(os,{values:s,label:`${n} in the last ${e.length} minutes`,tone:"plain"}),note:i===void 0?"none in this time":`${a(Math.min(...s))} to ${a(Math.max(...s))}, now ${a(i)}`}})})}function sb(e){let t=e.chains.map(a=>a.eventsPerSecond).filter(a=>a!=null),n=e.deliveries.steps.find(a=>a.step==="webhook"),r=e.processes.filter(a=>!a.leader&&["all","api","engine"].includes(a.role)).length;return[{name:"Events",value:t.length>0?`${La(t.reduce((a,s)=>a+s,0))}/s`:"not measured yet",note:`${_(e.chains.reduce((a,s)=>a+s.events,0))} since the start`},{name:"Behind",value:et(Math.max(...e.chains.map(a=>a.lagSeconds))),note:`${_(e.chains.reduce((a,s)=>a+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(a=>a.leader)?.name||"none"}),note:r===1?"1 follower":`${r} followers`},{name:"To webhooks",value:_(e.deliveries.pending+e.deliveries.retrying),note:n?.p99Seconds!=null?`99 % within ${et(n.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:_(e.errors),note:`${_(e.warnings)} warnings, ${_(e.failedRequests)} failed requests`},{name:"Runs since",value:o(te,{at:e.startedAt}),note:e.version}]}function ib(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var lb=[{name:"Chain",cell:e=>o(tt,{chain:e.chain})},{name:"State",cell:e=>ib(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":La(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(te,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(T,{children:[et(e.lagSeconds),o("small",{children:[_(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>_(e.events)}],ep={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},ub=[{name:"Step",cell:e=>o(T,{children:[ep[e.step]?.[0]??e.step,o("small",{children:ep[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":et(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":et(e.p99Seconds)},{name:"Times",number:!0,cell:e=>_(e.count)}],cb=[{name:"Process",cell:e=>o(T,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function db(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${et(e.measuredSeconds)}`,n=e.rough?"about ":"";return[{name:"Used",value:$o(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":n+$o(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":$o(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${Ye(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${n}${_(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var mb=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(T,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>_(e.count)},{name:"First",wide:!0,cell:e=>o(te,{at:e.firstAt})},{name:"Last",cell:e=>o(te,{at:e.lastAt})}];function pb({status:e}){return o(q,{title:"Warnings and errors",actions:o("a",{href:ae(["sources"]),children:"Sources"}),children:e.problems.length===0?o(Y,{title:"None",children:"This process has logged no warning and no error since it started."}):o(re,{label:"Warnings and errors, the last first",columns:mb,rows:e.problems,id:t=>t.level+t.message})})}var np=["FLAG","ENVIRONMENT","FILE","DEFAULT"],rp={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function op(){let e=eo("origins",np),t=ee(zu,{});return o(T,{children:[o(Te,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(fn,{label:"Where from",choices:np.map(n=>({value:n,label:rp[n]})),chosen:e,change:n=>pe({origins:n.join(",")})})}),o(ie,{query:t,children:({settings:n})=>o(fb,{settings:n.filter(r=>e.length===0||e.includes(r.origin)),all:n.length})})]})}function fb({settings:e,all:t}){if(e.length===0)return o(Y,{title:"No setting comes from there",children:["All ",_(t)," have other origins."]});let n=[...new Set(e.map(r=>r.group))].sort((r,a)=>+(r==="")-+(a===""));return o("div",{class:"stack",children:[n.map(r=>o(q,{title:r||"Every command, and sections of the file",children:o(re,{label:`Settings: ${r||"every command"}`,columns:gb,rows:e.filter(a=>a.group===r),id:a=>a.name})},r)),o("p",{class:"muted",children:[_(e.length)," of ",_(t)," settings. Change one where it comes from, then restart the process."]})]})}var gb=[{name:"Setting",cell:e=>o(T,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(T,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(T,{children:[o("strong",{children:rp[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];function ls({label:e,points:t,interval:n,marks:r,moment:a}){let s=t[0];if(!s)return o(Y,{title:"No price is known yet"});let i=[],l=1+r.length,d=n==="HOUR"?3600:86400,m=Math.floor(Date.now()/1e3);for(let p of t)ap(i,l,0,Math.min(Tt(p.at)+d,m),p.value);r.forEach((p,b)=>{for(let h of p.points)Tt(h.at)>=Tt(s.at)&&ap(i,l,b+1,Tt(h.at),h.value)}),i.sort((p,b)=>p.at-b.at);let y=p=>i.map(b=>b.values[p]??null);return o(bn,{label:e,times:i.map(p=>p.at),format:p=>Qe(p),moment:a?Tt(a):void 0,lines:[{name:"Price",values:y(0)},...r.map((p,b)=>({name:p.name,tone:p.tone,points:p.size,values:y(b+1)}))]})}function ap(e,t,n,r,a){let s=e.find(i=>i.at===r&&i.values[n]===null);s||(s={at:r,values:Array(t).fill(null)},e.push(s)),s.values[n]=a}var sp=6,il=24;function lp({s:e}){let t=ee(Ju,{chain:e.chain,address:e.token.address},{every:15e3}),n=yb(e),r=a=>a[0]!==void 0&&Date.parse(a[0].at)<=Date.parse(e.timestamp);return o(ie,{query:t,children:({token:a})=>{let s=a?.hours??[],i=a?.days??[];return r(s)?o(ip,{s:e,points:s,interval:"HOUR",trades:n}):r(i)?o(ip,{s:e,points:i,interval:"DAY",trades:n}):i.length===0?o(Y,{title:"No price is known yet"}):o(Y,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal."})}})}function ip({s:e,points:t,interval:n,trades:r}){let a=Date.parse(t[0]?.at??""),s=r.points.filter(i=>Date.parse(i.at)>=a);return o(T,{children:[o(ls,{label:`Price at the end of each ${n.toLowerCase()}, the signal, and its wallets' trades`,points:t,interval:n,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:s}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(hb,{trades:r,shown:s.length,all:e.traders.length})]})]})}function hb({trades:e,shown:t,all:n}){return e.problem?o(T,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(T,{children:["Marked: the trades of ",_(t)," of ",_(n)," wallets.",t<n&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<n&&(n>il?`, or of wallets after the first ${il}.`:".")]}):o(T,{children:"The trades of its wallets are being looked for."})}function yb(e){let t=e.userTrades.map(i=>({at:i.trade.tradedAt,value:i.trade.priceUsd})),[n,r]=K({next:0,points:[]}),a=t.length>0?[]:e.traders.slice(n.next,Math.min(n.next+sp,il)),s=ee(Zu,{chain:e.chain,addresses:a.map(i=>i.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:a.length===0});return De(()=>{let{data:i}=s;i&&r(l=>({next:l.next+sp,points:[...l.points,...i.walletsByAddress.flatMap(d=>bb(d,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:n.points,done:a.length===0,problem:s.refusal?.message}}function bb(e,t){let n=t.traders.find(a=>a.walletAddress===e?.walletAddress),r=e?.trades.nodes.find(a=>Math.abs(a.amountUsd-(n?.tradeSizeUsd??0))<=a.amountUsd*1e-6);return r?[{at:r.tradedAt,value:r.priceUsd}]:[]}function up({args:[e=""]}){let t=ee(Ku,{id:e},{every:15e3});return o(ie,{query:t,children:({signal:n})=>n?o(wb,{s:n}):o(Y,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function wb({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ae(["live"]),children:"Live"})," \u203A signal ",_(e.sequence)]}),o(Te,{title:e.headline,about:o(T,{children:[o(Oa,{priority:e.priority,means:Tr[e.priority]})," ",o(ol,{summary:e.summary})," ",o(tt,{chain:e.chain})," ",mn[e.notificationType]," \xB7 ",on(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",Tr[e.priority],". Strength ",rl(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(Mt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(te,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:ae(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(T,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(q,{title:"Price since",children:o(vb,{s:e})}),o(q,{title:"Price around it",children:o(lp,{s:e})}),o(q,{title:`Wallets (${_(e.summary.traderCount)})`,children:o(kb,{s:e})}),o("div",{class:"columns",children:[o(q,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(_b,{s:e})]}),o(xb,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(Cb,{token:e.token.address,own:e.signalId})]})}function vb({s:e}){let t=e.token.currentPriceUsd,n=sl(e),r=Date.now()-Date.parse(e.timestamp),a=(s,i,l)=>({name:s,value:o(Gt,{value:l,right:jo(e.notificationType,l)}),note:l!==null?Qe(t*(1+l)):r<i*36e5?"not yet":"no price known"});return o(Je,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:Qe(e.token.firstSmartEntryPrice),note:`${It(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Qe(t),note:n&&`raised ${n} after the trade`},{name:"Now",value:Qe(e.token.profile?.priceUsd),note:o(al,{s:e})},a("After 1 hour",1,e.outcome.return1h),a("After 6 hours",6,e.outcome.return6h),a("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":Qe(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function kb({s:e}){let t=new Map(e.userTrades.map(a=>[a.trader.walletAddress,a.trade])),n=[{name:"Rank",number:!0,cell:a=>`#${_(a.leaderboardRank)}`,sort:a=>a.leaderboardRank},{name:"Wallet",cell:a=>o(In,{chain:e.chain,address:a.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:a=>a.windowVolumeUsd??a.tradeSizeUsd,cell:a=>o(T,{children:[ve(a.windowVolumeUsd??a.tradeSizeUsd),o("small",{children:Sb(a)})]})},...t.size>0?[{name:"Price",number:!0,cell:a=>Qe(t.get(a.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:a=>o(kt,{value:a.totalPnl}),sort:a=>a.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:a=>a.winRate,cell:a=>o(T,{children:[Ye(a.winRate),a.profile&&o("small",{children:["today ",Ye(a.profile.trueWinRate)," of ",_(a.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:a=>a.profile?.defaultRank?`#${_(a.profile.defaultRank)}`:"\u2013"}],r=e.traders.reduce((a,s)=>a+(s.windowTradeCount??NaN),0);return o(T,{children:[o(re,{label:"Wallets of the signal",columns:n,rows:e.traders,id:a=>a.walletAddress}),r>0&&o("p",{class:"muted small",children:["Together ",ve(e.summary.totalUsdInflow)," in ",cp(r),"."]})]})}var cp=e=>e===1?"1 trade":`${_(e)} trades`;function Sb(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${cp(e.windowTradeCount)}, last ${ve(e.tradeSizeUsd)}`}function _b({s:e}){let t=e.decision.delivered;return o(q,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Je,{items:[{name:"Signal of the day",value:_(t.dailyUsed),note:`of ${_(t.dailyBudget)}`},{name:"Of this type",value:_(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${_(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function xb({id:e,at:t}){let n=ee(ju,{},{skip:Wt.value?.scope!=="customer",every:3e4});if(Wt.value?.scope!=="customer")return null;let r=[{name:"Webhook",cell:a=>o("span",{class:"mono",children:a.url||"removed"})},{name:"What",cell:a=>a.retraction?"retraction":"signal"},{name:"State",cell:a=>o("span",{class:`badge ${a.state==="DELIVERED"?"good":a.state==="FAILED"?"bad":""}`,children:xe(a.state)})},{name:"Attempts",cell:a=>a.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:a=>o(te,{at:a.createdAt})}];return o(q,{title:"Deliveries to webhooks",children:o(ie,{query:n,children:({webhooks:a})=>{let s=a.flatMap(i=>i.deliveries.nodes.filter(l=>l.signalId===e).map(l=>({...l,url:i.url})));return s.length>0?o(re,{label:"Deliveries",columns:r,rows:s,id:i=>i.url+String(i.retraction)}):a.some(i=>i.url)?o(Y,{title:"Not among the last 200 deliveries",children:t?o(T,{children:["A webhook accepted it ",o(te,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(Y,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:ae(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function Tb(e){let t=new Map;for(let n of e){let r=[n.type,n.outcome,n.rule,n.signalId,n.lastAt.slice(0,10)].join(" "),a=t.get(r);t.set(r,a?{...a.lastAt>n.lastAt?a:n,count:a.count+n.count,firstAt:a.firstAt<n.firstAt?a.firstAt:n.firstAt}:n)}return[...t.values()].sort((n,r)=>r.lastAt.localeCompare(n.lastAt))}function Cb({token:e,own:t}){let n=ee(Yu,{token:e});return o(q,{title:"Everything decided about this token",children:o(ie,{query:n,children:({decisions:r})=>r.nodes.length===0?o(Y,{title:"Nothing in the last 7 days"}):o(re,{label:"Decisions about the token",rows:Tb(r.nodes),id:a=>`${a.type}${a.firstAt}${a.rule}${a.signalId}`,columns:[{name:"When",cell:a=>o(te,{at:a.lastAt})},{name:"Type",cell:a=>xe(a.type)},{name:"Result",cell:a=>o("span",{class:`badge ${a.outcome==="DELIVERED"?"good":""}`,children:a.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:a=>a.signalId&&a.signalId!==t?o("a",{href:ae(["signal",a.signalId]),children:a.text}):a.text},{name:"Times",number:!0,cell:a=>_(a.count)}]})})})}function dp(){let e=ee(Xu,{},{every:5e3});return o(T,{children:[o(Te,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(ie,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(Y,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>o(Ab,{source:n},n.name)),t.length>0&&o(Lb,{names:t.map(n=>n.name)})]})})]})}function Ab({source:e}){let t=e.events.reduce((r,a)=>r+a.count,0),n=e.skipped.reduce((r,a)=>r+a.count,0);return o(q,{class:"spaced",title:e.name,actions:o(Rb,{source:e}),children:[ll(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(te,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Je,{items:[{name:"Reads",value:xe(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":_(e.lag),note:Db(e)},{name:"Events in the log",value:_(t),note:e.events.map(r=>`${_(r.count)} ${r.name}`).join(", ")||void 0},{name:"Not in the log",value:_(n),note:e.skipped.slice(0,3).map(r=>`${_(r.count)} ${r.name}`).join(", ")||void 0},{name:"Taken back",value:_(e.retracted),note:`${_(e.duplicates)} duplicates`},{name:"Last stored",value:o(te,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(re,{label:`What of ${e.name} did not go into the log`,columns:Pb,rows:[...e.skipped,...e.leftOut],id:r=>r.name})]}),e.lastError&&!ll(e)&&o("p",{class:"muted",children:["Last error, ",o(te,{at:e.lastErrorAt}),": ",e.lastError]})]})}var Pb=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(te,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>_(e.count)},{name:"Since",cell:e=>o(te,{at:e.since})}],ll=e=>e.state==="FAILING"||e.state==="REFUSED";function Rb({source:e}){let t=ll(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:xe(e.state)})}function Db(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:et(e.lagSeconds)}var Eb=[{name:"When",cell:e=>o(te,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(T,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Lb({names:e}){let t=Le("source",e,e[0]??""),n=ee(ec,{source:t},{every:5e3});return o(q,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:r=>pe({source:r.currentTarget.value}),children:e.map(r=>o("option",{children:r},r))})]}),children:o(ie,{query:n,children:({sourceRejects:r})=>r.nodes.length===0?o(Y,{title:"None",children:["Every message of ",t," was understood."]}):o(T,{children:[o(re,{label:`Messages of ${t} that became no event, newest first`,columns:Eb,rows:r.nodes,id:a=>String(a.number)}),o("p",{class:"muted",children:[_(r.nodes.length)," of ",_(r.totalCount)," that are kept."]})]})})})}var us=document.querySelector("meta[name=explorers]")?.content!=="off",cl=(e,t)=>({wallet:[{name:e,at:n=>`https://${t}/address/${n}`}],token:[{name:e,at:n=>`https://${t}/token/${n}`}],transaction:[{name:e,at:n=>`https://${t}/tx/${n}`}]}),ul=e=>({name:"Dexscreener",at:t=>`https://dexscreener.com/${e}/${t}`}),mp=cl("Basescan","basescan.org"),pp=cl("Etherscan","etherscan.io"),fp=cl("Polygonscan","polygonscan.com"),Ub={BASE:{...mp,token:[...mp.token,ul("base")]},ETHEREUM:{...pp,token:[...pp.token,ul("ethereum")]},SOLANA:{wallet:[{name:"Solscan",at:e=>`https://solscan.io/account/${e}`}],token:[{name:"Solscan",at:e=>`https://solscan.io/token/${e}`},ul("solana")],transaction:[{name:"Solscan",at:e=>`https://solscan.io/tx/${e}`}]},POLYMARKET:{wallet:[{name:"Polymarket",at:e=>`https://polymarket.com/profile/${e}`},...fp.wallet],token:[],transaction:fp.transaction}},Nb={name:"Polymarket",at:e=>`https://polymarket.com/market/${e}`};function gp({place:{name:e,at:t},id:n}){return o("a",{class:"outside",href:t(encodeURIComponent(n)),target:"_blank",rel:"noopener noreferrer",title:`Opens ${e}, which sees what you look at`,children:e})}function Yo({kind:e,chain:t,id:n}){return!us||!n?null:o(T,{children:Ub[t][e].map(r=>o(gp,{place:r,id:n},r.name))})}function dl({slug:e}){return us&&e?o(gp,{place:Nb,id:e}):null}function yp({args:[e="",t=""]}){let n=st.find(a=>a===e.toUpperCase())??"BASE",r=ee(tc,{chain:n,address:t},{every:15e3});return o(ie,{query:r,children:({token:a})=>a?o($b,{t:a}):o(Y,{title:"This token is unknown",children:["The service has seen no trade of ",at(t)," on this chain."]})})}function $b({t:e}){return o("div",{class:"stack",children:[o(Te,{title:o(T,{children:[e.symbol||at(e.address)," ",o(hr,{kind:"TOKEN",chain:e.chain,address:e.address})]}),about:o(T,{children:[o(tt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:[o(Zn,{text:e.address,label:"the address"}),o(Yo,{kind:"token",chain:e.chain,id:e.address}),e.market&&o(dl,{slug:e.market.slug}),o(Ma,{kind:"TOKEN",chain:e.chain,address:e.address})]}),o(q,{children:o(Je,{items:[{name:"Price",value:Qe(e.priceUsd),note:e.priceAt?o(te,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":ve(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":_(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(vp,{m:e.market}),o(bp,{chain:e.chain,address:e.address})]})}var Ib=["HOUR","DAY"];function Wb(e){return{name:"Signal",tone:"second",size:9,points:e.filter(n=>!n.retractedAt).map(n=>({at:n.timestamp,value:n.token.currentPriceUsd}))}}function bp({chain:e,address:t}){let n=Le("interval",Ib,"HOUR"),r=ee(nc,{chain:e,token:t},{every:15e3}),a=ee(oc,{chain:e,address:t,interval:n},{every:15e3}),s=o(Ge,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:n,change:i=>pe({interval:i})});return o(T,{children:[o(ie,{query:a,children:({token:i})=>i&&o(T,{children:[o(q,{title:"Price, with your signals",actions:s,children:o(ls,{label:"Price at the end of each interval, and at your signals",points:i.prices,interval:n,marks:[Wb(r.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(q,{title:"Volume",children:o(hp,{name:"Volume",points:i.volume,label:`Volume by ${n.toLowerCase()}`})}),o(q,{title:"Top wallets bought, less sold, by hour",children:o(hp,{name:"Net flow",points:i.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(q,{title:"Top wallets that hold it",children:o(Mb,{day:i,chain:e})})]})}),o(Ob,{chain:e,query:r})]})}function hp({name:e,points:t,label:n}){return t.every(r=>r.value===0)?o(Y,{title:"Nothing in this time"}):o(bn,{label:n,times:t.map(r=>Tt(r.at)),format:r=>ve(r),height:180,lines:[{name:e,bars:!0,values:t.map(r=>r.value)}]})}function Mb({day:e,chain:t}){return e.topHolders.length===0?o(Y,{title:"None of the first 200 wallets holds it"}):o(re,{label:"Top wallets that hold the token",rows:e.topHolders,id:n=>n.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:n=>`#${_(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(In,{chain:t,address:n.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:n=>Qe(n.position.quantity?n.position.costUsd/n.position.quantity:null)},{name:"Value",number:!0,cell:n=>ve(n.position.valueUsd),sort:n=>n.position.valueUsd},{name:"Profit",number:!0,cell:n=>o(kt,{value:n.position.pnlUsd}),sort:n=>n.position.pnlUsd}]})}function Ob({chain:e,query:t}){return o(ie,{query:t,children:({signals:n})=>o(T,{children:[o(q,{title:"Signals on it",children:n.nodes.length===0?o(Y,{title:"None of your signals is on it",children:o("a",{href:ae(["live"]),children:"See all signals"})}):o(re,{label:"Signals on the token",columns:ho,rows:[...n.nodes].sort((r,a)=>a.sequence-r.sequence),id:r=>r.signalId})}),n.nodes.length>0&&o(q,{title:"Top wallets in these signals",children:o(Fb,{chain:e,nodes:n.nodes})})]})})}function Fb({chain:e,nodes:t}){let n=new Map;for(let r of t.filter(a=>!a.retractedAt).flatMap(a=>a.traders)){let a=n.get(r.walletAddress);n.set(r.walletAddress,{address:r.walletAddress,rank:r.leaderboardRank,sizeUsd:Math.max(a?.sizeUsd??0,r.tradeSizeUsd),signals:(a?.signals??0)+1})}return o(re,{label:"Top wallets in these signals",rows:[...n.values()].sort((r,a)=>r.rank-a.rank),id:r=>r.address,columns:[{name:"Rank then",number:!0,cell:r=>`#${_(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(In,{chain:e,address:r.address})},{name:"Largest trade",number:!0,cell:r=>ve(r.sizeUsd),sort:r=>r.sizeUsd},{name:"Signals",number:!0,cell:r=>_(r.signals),sort:r=>r.signals}]})}function wp({args:[e=""]}){let t=ee(rc,{itemId:e},{every:15e3});return o(ie,{query:t,children:({market:n})=>n?o("div",{class:"stack",children:[o(Te,{title:n.question||"A market without a question",about:o(tt,{chain:"POLYMARKET"}),children:o(dl,{slug:n.slug})}),o(vp,{m:n}),o(Vb,{outcomes:n.outcomes??[]})]}):o(Y,{title:"This market is unknown",children:"No source has described it yet."})})}function Vb({outcomes:e}){let t=e[0];if(!t)return o(Y,{title:"No outcome of this market is known yet"});let n=Le("outcome",e.map(r=>r.token),t.token);return o(T,{children:[o("div",{class:"filters",children:o(Ge,{label:"Outcomes",choices:e.map(r=>({value:r.token,label:r.outcomeLabel||at(r.token)})),chosen:n,change:r=>pe({outcome:r})})}),o(bp,{chain:"POLYMARKET",address:n},n)]})}function vp({m:e}){return o(q,{title:e.outcomeLabel?o("a",{href:ae(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Je,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:ve(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(re,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:ae(["token","POLYMARKET",t.token]),children:t.outcomeLabel||at(t.token)})},{name:"Price",number:!0,cell:t=>Qe(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var kp=["7","30","90"],pl=["1h","6h","24h","settled"],Jo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},fl={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Sp=["all","wins","losses","open"],_p={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Tp=30,ml=100;function Cp(){let e=Le("days",kp,"30"),t=Le("after",pl,"1h"),n=Le("chain",["ALL",...st],"ALL"),r=Le("type",["ALL",...jt],"ALL"),[a,s]=K(0),i=rn(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,a]),l={...n==="ALL"?{}:{chains:[n]},...r==="ALL"?{}:{types:[r]}},d=Jm(l,i,a),m=ee(sc,{since:i,chain:n==="ALL"?null:n,type:r==="ALL"?null:r}),y=()=>s(p=>p+1);return o(T,{children:[o(Te,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:y,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>Ym(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(Ge,{label:"Period",choices:kp.map(p=>({value:p,label:`${p} days`})),chosen:e,change:p=>pe({days:p})}),o(Ge,{label:"Graded after",choices:pl.map(p=>({value:p,label:fl[p]})),chosen:t,change:p=>pe({after:p})}),o(br,{label:"Chain",choices:[{value:"ALL",label:"All"},...st.map(p=>({value:p,label:Ie[p]}))],chosen:n,change:p=>pe({chain:p==="ALL"?"":p})}),o(br,{label:"Type",choices:[{value:"ALL",label:"All"},...jt.map(p=>({value:p,label:xe(p)}))],chosen:r,change:p=>pe({type:p==="ALL"?"":p})})]}),o(ie,{query:m,children:p=>o(qb,{record:p.types,weeks:p.weeks.groups,span:t})}),d.refusal&&o(pn,{refusal:d.refusal,retry:y}),d.signals.length===0&&!d.refusal&&(d.done?o(Y,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:ae(["live"]),children:"See what comes now"})]}):o(ro,{label:"Loading signals"})),d.signals.length>0&&o(q,{title:"Every signal",children:[!d.done&&o(ro,{label:`${_(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",_(nl)," signals of the period; the numbers above are of all."]}),o(zb,{signals:d.signals,span:t})]})]})}function qb({record:e,weeks:t,span:n}){return o(T,{children:[o(q,{children:o(Bb,{record:e,span:n})}),e.all.count>0&&o(T,{children:[o("div",{class:"columns",children:[o(q,{title:"Wins and losses",children:o(Qb,{record:e.all,span:n})}),o(q,{title:"What waiting costs",children:o(Gb,{delays:e.delays})})]}),o(q,{title:"By type",children:o(xp,{label:"By type",first:"Type",groups:e.groups,name:r=>xe(r.type??""),span:n})}),o(q,{title:"By week",children:[o(Hb,{weeks:t,span:n}),o(xp,{label:"By week",first:"Week from",groups:t,name:r=>Et(r.weekFrom??""),span:n})]})]})]})}function Bb({record:e,span:t}){let n=i=>{let l=e.all[Jo[i]];return{name:`Right after ${fl[i].toLowerCase()}`,value:o("span",{class:i===t?"chosen":"",children:Ye(l.hitRate)}),note:l.count===0?"none graded yet":o(T,{children:["of ",_(l.count),": ",Ye(l.hitRateLow)," to ",Ye(l.hitRateHigh),o("br",{}),"median gain ",It(l.medianGain)]})}},{keptSince:r,since:a,all:s}=e;return o(T,{children:[r&&r>a&&o("p",{class:"note warn",children:["Signals before ",on(r)," are no longer kept and not counted."]}),o(Je,{items:[{name:"Signals",value:_(s.count),note:s.retracted>0?`and ${_(s.retracted)} retracted, not counted`:`since ${Et(a)}`},...pl.map(n)]})]})}function Qb({record:e,span:t}){let n=e[Jo[t]];return n.count===0?o(Y,{title:"None is graded yet",children:[_(e.count)," signals wait: a price is taken ",fl[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Je,{items:[{name:"Wins",value:o("span",{class:"good",children:_(n.wins)}),note:`best ${It(n.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:_(n.losses)}),note:`worst ${It(n.worstGain)}`},{name:"Right",value:Ye(n.hitRate),note:`95 %: ${Ye(n.hitRateLow)} to ${Ye(n.hitRateHigh)}`},{name:"Median gain",value:o(Gt,{value:n.medianGain}),note:n.count<Tp?`only ${_(n.count)}: says little`:`of ${_(n.count)}`}]})}function Gb({delays:e}){let t=e[0]?.count??0;return t===0?o(Y,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(T,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",_(t)," that are a day old, if one follows"]}),o(Je,{items:e.map(n=>({name:n.minutes===0?"At once":`${_(n.minutes)} minutes later`,value:o(Gt,{value:n.medianGain})}))})]})}function xp({label:e,first:t,groups:n,name:r,span:a}){let s=l=>l.record[Jo[a]];return o(re,{label:e,columns:[{name:t,cell:r,sort:l=>l.weekFrom??r(l)},{name:"Signals",number:!0,cell:l=>_(l.record.count),sort:l=>l.record.count},{name:"Graded",number:!0,cell:l=>_(s(l).count)},{name:"Wins",number:!0,cell:l=>o("span",{class:"good",children:_(s(l).wins)})},{name:"Losses",number:!0,cell:l=>o("span",{class:"bad",children:_(s(l).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:l=>s(l).hitRate??-1,cell:l=>s(l).count===0?"\u2013":o(T,{children:[Ye(s(l).hitRate),o("small",{class:s(l).count<Tp?"few":"",children:[Ye(s(l).hitRateLow)," to ",Ye(s(l).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:l=>o(Gt,{value:s(l).medianGain}),sort:l=>s(l).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:l=>o(Gt,{value:s(l).worstGain})},{name:"Best",number:!0,wide:!0,cell:l=>o(Gt,{value:s(l).bestGain})}],rows:n,id:r})}function Hb({weeks:e,span:t}){let n=e.filter(r=>r.record[Jo[t]].medianGain!==null);return n.length<2?null:o(bn,{label:"Median gain by week",times:n.map(r=>Tt(r.weekFrom??"")),format:r=>It(r),height:180,lines:[{name:"Median gain",values:n.map(r=>r.record[Jo[t]].medianGain)}]})}function zb({signals:e,span:t}){let n=Le("grade",Sp,"all"),r=e.filter(s=>{let i=s.retractedAt?null:Ko(s,t);return n==="all"||(n==="open"?i===null:i!==null&&n==="wins"==i>0)}),a=[{name:"Time",cell:s=>o(te,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(Kb,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Gt,{value:Ko(s,t)}),sort:s=>Ko(s,t)??-9},{name:"Signal",cell:s=>o(T,{children:[o("a",{href:ae(["signal",s.signalId]),children:s.headline}),o("small",{children:xe(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(tt,{chain:s.chain})},{name:"Token",cell:s=>o(Mt,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>Qe(s.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:s=>It(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>It(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>It(s.outcome.return24h)}];return o(T,{children:[o(Ge,{label:"Grades",choices:Sp.map(s=>({value:s,label:_p[s]})),chosen:n,change:s=>pe({grade:s==="all"?"":s})}),r.length===0?o(Y,{title:`None: ${_p[n].toLowerCase()}`}):o(re,{label:"Graded signals",columns:a,rows:r.slice(0,ml),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),r.length>ml&&o("p",{class:"muted small",children:["The newest ",_(ml)," of ",_(r.length),"; the CSV has all."]})]})}function Kb({s:e,span:t}){let n=Ko(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):n===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${n>0?"good":"bad"}`,children:n>0?"Win":"Loss"})}var Ap=["positions","closed","trades","signals"],jb={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Dp({args:[e="",t=""]}){let n=st.find(a=>a===e.toUpperCase())??"BASE",r=ee(cc,{chain:n,address:t},{every:15e3});return o(ie,{query:r,children:({wallet:a})=>a?o(Yb,{w:a}):o(Y,{title:"This wallet is unknown",children:["The service has seen no trade of ",at(t)," on this chain."]})})}function Yb({w:e}){let t=Le("tab",Ap,"positions"),n={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ae(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${_(e.defaultRank)}`:"not ranked"]}),o(Te,{title:o(T,{children:[o("span",{class:"mono",children:at(e.walletAddress)})," ",o(hr,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),about:o(T,{children:[o(tt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(Zn,{text:e.walletAddress,label:"the address"}),o(Yo,{kind:"wallet",chain:e.chain,id:e.walletAddress}),o("a",{href:ae(["live"],{wallets:e.walletAddress}),children:"Live signals of it"}),o(Ma,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),o(q,{children:o(Jb,{w:e})}),e.scoreParts&&o(q,{title:"What the score is made of",children:o(Zb,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(q,{title:"Realized profit over time",children:o(Xb,{w:e})}),o(q,{title:"Score at each midnight",children:o(ew,{w:e})})]}),o(q,{title:o(Ge,{label:"Lists",choices:Ap.map(r=>({value:r,label:jb[r]})),chosen:t,change:r=>pe({tab:r,after:""})}),children:[t==="positions"&&o(nw,{of:n}),t==="closed"&&o(rw,{of:n}),t==="trades"&&o(aw,{of:n}),t==="signals"&&o(sw,{of:n})]})]})}function Jb({w:e}){return o(Je,{items:[{name:"Rank",value:e.defaultRank?`#${_(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(kt,{value:e.netPnlUsd}),note:o(T,{children:[o(kt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Ye(e.trueWinRate),note:`${_(e.winningPositions)} of ${_(e.closedPositions)} closed positions`},{name:"Trades",value:_(e.tradeCount),note:`${_(e.buyCount)} buys, ${_(e.sellCount)} sells, ${_(e.tokensTraded)} tokens`},{name:"Bought",value:ve(e.totalBuyVolumeUsd),note:`sold ${ve(e.totalSellVolumeUsd)}`},{name:"Average trade",value:ve(e.avgTradeSizeUsd),note:`largest ${ve(e.largestTradeUsd)}`},{name:"Last trade",value:o(te,{at:e.lastTradeTime}),note:e.firstTradeTime?o(T,{children:["first ",o(te,{at:e.firstTradeTime})]}):void 0}]})}function Zb({w:e,parts:t}){let n=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(T,{children:[o(kt,{value:e.netPnlUsd})," for ",ve(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${_(e.winningPositions)} of ${_(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${_(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${_(e.tradeCount)} trades; 1,000 are full`}];return o(re,{label:"Parts of the score",rows:n,id:r=>r.name,columns:[{name:"Part",cell:r=>r.name},{name:"From",cell:r=>r.from},{name:"Value",number:!0,cell:r=>r.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:r=>Ye(r.weight)},{name:"Adds",number:!0,cell:r=>o("strong",{children:(r.weight*r.value).toFixed(3)})}]})}function Xb({w:e}){return e.equity.length<2?o(Y,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(bn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Tt(t.date)),format:t=>ve(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function ew({w:e}){return e.rankHistory.length<2?o(Y,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(bn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Tt(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}var Zo=()=>vt.value.params.get("after");function cs({page:e,noun:t,empty:n,children:r}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(Y,{title:n});let{hasNextPage:a,endCursor:s}=e.pageInfo;return o(T,{children:[e.nodes.length===0?o(Y,{title:n}):r(e.nodes,a||Zo()!==null),o(oo,{shown:e.nodes.length,total:e.totalCount,noun:t,first:vt.value.params.get("after")?()=>pe({after:""}):void 0,more:a?()=>pe({after:s}):void 0})]})}var Pp=["VALUE","OPENED"],tw={VALUE:"Largest first",OPENED:"Oldest first"};function nw({of:e}){let t=Le("order",Pp,"VALUE"),n=ee(Js,{...e,orderBy:t,after:Zo()},{every:15e3});return o(T,{children:[o(Ge,{label:"Order",choices:Pp.map(r=>({value:r,label:tw[r]})),chosen:t,change:r=>pe({order:r,after:""})}),o(ie,{query:n,children:({wallet:r})=>o(cs,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:(a,s)=>o(re,{label:"Open positions",rows:a,id:i=>i.token,part:s,ordered:{by:t,choose:i=>pe({order:i,after:""})},csv:async i=>yr((await ye(Js,{...e,orderBy:t,after:i})).wallet?.positions),columns:[{name:"Token",cell:i=>o(Mt,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>Io(i.quantity)},{name:"Paid per token",number:!0,cell:i=>Qe(i.quantity?i.costUsd/i.quantity:null)},{name:"Price",number:!0,cell:i=>Qe(i.priceUsd)},{name:"Value",number:!0,order:"VALUE",cell:i=>ve(i.valueUsd)},{name:"Profit",number:!0,cell:i=>o(kt,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(kt,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function rw({of:e}){let t=ee(Zs,{...e,after:Zo()});return o(ie,{query:t,children:({wallet:n})=>o(cs,{page:n?.closings,noun:"closed positions",empty:"It has closed no position yet",children:(r,a)=>o(re,{label:"Closed positions",rows:r,id:s=>s.token+s.openedAt+s.closedAt,part:a,csv:async s=>yr((await ye(Zs,{...e,after:s})).wallet?.closings),columns:[{name:"Closed",cell:s=>o(te,{at:s.closedAt})},{name:"Token",cell:s=>o(Mt,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Held",number:!0,cell:s=>et((Date.parse(s.closedAt)-Date.parse(s.openedAt))/1e3)},{name:"Paid",number:!0,cell:s=>ve(s.costUsd),sort:s=>s.costUsd},{name:"Received",number:!0,wide:!0,cell:s=>ve(s.proceedsUsd)},{name:"Profit",number:!0,cell:s=>o(kt,{value:s.profitUsd}),sort:s=>s.profitUsd}]})})})}var Rp=["ALL","BUY","SELL"],ow={ALL:"All",BUY:"Buys",SELL:"Sells"};function aw({of:e}){let t=Le("side",Rp,"ALL"),n=t==="ALL"?null:{side:t},r=ee(Xs,{...e,filter:n,after:Zo()},{every:15e3});return o(T,{children:[o(Ge,{label:"Side",choices:Rp.map(a=>({value:a,label:ow[a]})),chosen:t,change:a=>pe({side:a,after:""})}),o(ie,{query:r,children:({wallet:a})=>o(cs,{page:a?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:(s,i)=>o(T,{children:[a?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",on(a.trades.keptSince)," some are no longer kept."]}),o(re,{label:"Trades, newest first",rows:s,id:l=>l.id,part:i,csv:async l=>yr((await ye(Xs,{...e,filter:n,after:l})).wallet?.trades),columns:[{name:"Time",cell:l=>o(te,{at:l.tradedAt})},{name:"Side",cell:l=>o("span",{class:`badge ${l.side==="BUY"?"good":"bad"}`,children:l.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:l=>o(Mt,{chain:e.chain,address:l.token,symbol:l.symbol})},{name:"Quantity",number:!0,wide:!0,cell:l=>Io(l.quantity)},{name:"Price",number:!0,cell:l=>Qe(l.priceUsd)},{name:"Amount",number:!0,cell:l=>ve(l.amountUsd),sort:l=>l.amountUsd},...us?[{name:"Transaction",wide:!0,cell:l=>o(Yo,{kind:"transaction",chain:e.chain,id:l.txHash})}]:[]]})]})})})]})}function sw({of:e}){let t=ee(ei,{...e,after:Zo()},{every:15e3});return o(ie,{query:t,children:({wallet:n})=>o(cs,{page:n?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:r=>o(re,{label:"Signals of the wallet",columns:ho,rows:r,id:a=>a.signalId,csv:async a=>yr((await ye(ei,{...e,after:a})).wallet?.signals)})})})}var Xo=e=>Number(e.toPrecision(12)),iw=e=>Xo(e/100);function gl(e,{min:t,max:n,whole:r,percent:a,optional:s}){let i=a&&n!==void 0?n*100:n,l=i!==void 0?`${(t??0).toLocaleString("en")} to ${i.toLocaleString("en")}${a?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return s?void 0:`Write a number: ${l}`;let d=Number(e);return Number.isNaN(d)?`Write a number: ${l}`:d<(t??0)||i!==void 0&&d>i?n===1&&!a&&d>1&&d<=100?`${l}: write ${iw(d)} for ${d} %`:`${l}, not ${d.toLocaleString("en")}`:r&&!Number.isInteger(d)?`A whole number: ${l}`:void 0}function lw(e,{percent:t}){let n=Number(e);return t&&n>0&&n<=1?`${n} %: write ${Xo(n*100)} for ${Xo(n*100)} %`:void 0}function hl({label:e,value:t,change:n,wrong:r,hint:a,...s}){let i=Tu(),[l,d]=K(),[m,y]=K(),{min:p,max:b,whole:h,percent:x}=s,R=x?100:1,E=l??(t===void 0?"":String(Xo(t*R))),S=(C,P)=>{let J=C.validity.badInput?gl("x",s):gl(C.value,s);d(C.value),J||n(C.value===""?void 0:Xo(Number(C.value)/R)),(!J||P||m)&&(y(J),r(J))},v=m??lw(E,s);return o("label",{class:"field",children:[o("span",{children:[e,x&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:p,max:b===void 0?void 0:b*R,step:h?1:"any",placeholder:a,value:E,"aria-invalid":m!==void 0,"aria-describedby":v?i:void 0,onInput:C=>S(C.currentTarget,!1),onChange:C=>S(C.currentTarget,!0),onBlur:C=>{!gl(C.currentTarget.value,s)&&C.currentTarget.validity.valid&&d(void 0)}}),v&&o("small",{id:i,class:m?"bad":"few",role:"alert",children:v})]})}var Ep=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Lp=["webhookUrl"];function Up(e){let t=new Set([...Ep.flatMap(([,a])=>a),...Lp]),n=a=>a.flatMap(s=>e.filter(i=>i.name===s)),r=e.filter(a=>!t.has(a.name));return[...Ep.map(([a,s])=>[a,n(s)]),["More",r]]}function Np(e){return e.map(({name:t,description:n,type:r})=>{let a=n??"",s=r.kind==="LIST"?r.ofType?.ofType?.name??r.ofType?.name??"":r.name??"",l=r.kind==="LIST"?s.endsWith("Input")?"limits":"choices":r.kind==="ENUM"?"choice":s==="String"?"text":"number",d=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=uw(a),y=l==="number"&&m.max===1&&t.endsWith("Rate"),p=y?a.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):a;return{name:t,rule:d,label:xe(d),text:p,kind:l,whole:s==="Int",percent:y,of:s,...m}})}function uw(e){let t=a=>Number((a??"").replaceAll(",","")),n=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(n)return{min:t(n[1]),max:t(n[2])};let r=/([\d.,]*\d) or more/.exec(e);return r?{min:t(r[1])}:{}}function On(e,t){return e[t]??""}function yl(e,t){let n=r=>JSON.stringify(Array.isArray(r)?r.map(a=>JSON.stringify(a)).sort():r);return n(e)===n(t)}function ds(e,t,n){return e.filter(r=>!Lp.includes(r.name)&&!yl(On(t,r.name),On(n,r.name)))}var $p=["ALL","DELIVERED","HELD_BACK"],cw=[{name:"Latest",cell:e=>o(te,{at:e.lastAt})},{name:"Candidate",cell:e=>o(T,{children:[xe(e.type),o("small",{children:o(tt,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Mt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(T,{children:[o("a",{href:ae(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(T,{children:[xe(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>_(e.count)}];function Ip(){let e=Le("outcome",$p,"ALL"),t=vt.value.params.get("token")??"",[n,r]=K(),a=ee(uc,{first:20,after:n,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=i=>{r(void 0),pe(i)};return o(q,{title:"Decisions",actions:o(T,{children:[o(Ge,{label:"Outcome",choices:$p.map(i=>({value:i,label:xe(i)})),chosen:e,change:i=>s({outcome:i==="ALL"?"":i})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(An,{value:t,size:18,placeholder:"address",change:i=>s({token:i.trim()})})]})]}),children:o(ie,{query:a,children:({decisions:i})=>i.nodes.length===0?o(Y,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(T,{children:[o(re,{label:"Decisions, latest first",columns:cw,rows:i.nodes,id:l=>`${l.type}${l.token}${l.rule}${l.signalId}${l.firstAt}`}),o("div",{class:"pager",children:[n&&o("button",{type:"button",onClick:()=>r(void 0),children:"First page"}),i.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>r(i.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var Wp=["1","3","7"],Mp=36e5;function Vp(){let e=ee(ic,{});return o(T,{children:[o(Te,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(ie,{query:e,children:t=>o(mw,{data:t,saved:e.reload},t.config.version)})]})}function dw(e){let[t,n]=K({busy:!1}),r=async a=>{n({busy:!0});try{await ye(lc,{input:a}),n({busy:!1}),e()}catch(s){if(!(s instanceof $e))throw s;n({busy:!1,refusal:s})}};return{...t,save:a=>{r(a)}}}function mw({data:e,saved:t}){let n=rn(()=>Np(e.fields?.inputFields??[]),[e]),[r,a]=K({}),[s,i]=K({}),[l,d]=K(0),m=dw(t),y=(S,v)=>a(C=>{let P={...C,[S]:v};return yl(v,On(e.config,S))&&delete P[S],P}),p=(S,v)=>i(({[S]:C,...P})=>v?{...P,[S]:v}:P),b=()=>{a({}),i({}),d(l+1)},h=n.filter(S=>S.name in r),x=Object.keys(s),R=h.length+x.length;De(()=>(Xr.value=R>0?"Leave this page? What you changed is not saved.":"",()=>{Xr.value=""}),[R>0]);let E=S=>m.save(Object.fromEntries(ds(n,e.config,S).map(v=>[v.name,On(S,v.name)])));return o(T,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:Up(n).filter(([,S])=>S.length>0).map(([S,v])=>o(q,{title:S,children:o("div",{class:"stack",children:v.map(C=>o(fw,{field:C,value:r[C.name]??On(e.config,C.name),changed:C.name in r,change:P=>y(C.name,P),wrong:p},`${C.name} ${l}`))})},S))}),o("div",{class:"stack beside",children:[h.length>0&&o(q,{title:"Changes",children:o(qp,{fields:h,from:S=>On(e.config,S),to:S=>r[S]??""})}),o(yw,{draft:r,chains:e.chains})]})]}),o(kw,{data:e,fields:n,restore:E,edits:R,busy:m.busy}),o(Ip,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[m.refusal&&o(pn,{refusal:m.refusal}),o("span",{role:"status",children:[R===0&&o(T,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(te,{at:e.config.updatedAt}),"."]}),R>0&&o("strong",{children:h.length===1?"1 change":`${h.length} changes`}),x.length>0&&o("span",{class:"bad",children:[" \xB7 ",x.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:R===0,onClick:b,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:m.busy||h.length===0||x.length>0,onClick:()=>m.save(r),children:["Save as version ",e.config.version+1]})]})]})]})}function pw({label:e,choices:t,value:n,change:r}){return o(T,{children:[o(fn,{label:e,choices:t,chosen:n.length===t.length?[]:n,nothing:n.length===0,change:a=>r(a.length>0?a:t.map(s=>s.value))}),n.length===0&&o("small",{class:"few",children:"None is chosen: no signal is raised."})]})}function fw({field:e,value:t,changed:n,change:r,wrong:a}){return o("div",{class:n?"setting changed":"setting",children:[e.kind==="number"&&o(hl,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:s=>{s!==void 0&&r(s)},wrong:s=>a(e.label,s)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(An,{value:String(t),change:r})]}),e.kind==="choice"&&o(br,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(s=>({value:s,label:s.replace("_"," and ")})),chosen:String(t),change:r}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(pw,{label:e.label,choices:gw(e),value:t,change:r})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(hw,{value:t,change:r,wrong:a})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function gw(e){return e.of==="Chain"?st.map(t=>({value:t,label:Ie[t]})):jt.map(t=>({value:t,label:xe(t)}))}function hw({value:e,change:t,wrong:n}){let r=(a,s)=>{let i=e.filter(l=>l.type!==a);t(s===void 0?i:[...i,{type:a,limit:s}])};return o("div",{class:"filters",children:jt.map(a=>o(hl,{label:xe(a),value:e.find(s=>s.type===a)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:s=>r(a,s),wrong:s=>n(xe(a),s)},a))})}function yw({draft:e,chains:t}){let n=Le("days",Wp,"1"),r=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),a=new Date((r||Date.now())-Number(n)*24*Mp+Mp/4).toISOString(),s=xa(e,500),i=Object.keys(s).length>0,l=ee(Ys,{input:{},since:a}),d=ee(Ys,{input:s,since:a},{skip:!i});return o(q,{class:"spaced",title:"Replay",actions:o(Ge,{label:"Days",choices:Wp.map(m=>({value:m,label:m==="1"?"1 day":`${m} days`})),chosen:n,change:m=>pe({days:m})}),children:o(ie,{query:l,children:m=>o(bw,{present:m.simulateConfig,next:i?d:void 0})})})}function bw({present:e,next:t}){let n=t?.data?.simulateConfig;if(t?.refusal)return o(pn,{refusal:t.refusal,retry:t.reload});let r=n??e,a=jt.map(s=>({type:s,now:Op(e,s),then:Op(r,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[_(r.total)," signals"]}),n&&`, ${ww(n.total-e.total)}`,t?.loading&&" \u2026"]}),r.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",on(r.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),a.length>0&&o(re,{label:"Signals by type",rows:a,id:s=>s.type,columns:[{name:"Type",cell:s=>xe(s.type)},{name:"Now",number:!0,cell:s=>_(s.now)},...n?[{name:"Then",number:!0,cell:s=>o("strong",{children:_(s.then)})}]:[]]}),o(vw,{present:e,then:n}),r.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...r.heldBack].sort((s,i)=>i.count-s.count).slice(0,5).map(s=>o("li",{children:[xe(s.rule),": ",_(s.count)]},s.rule))})]}),r.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...r.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(tt,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(te,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function Op(e,t){return e.byType.find(n=>n.type===t)?.count??0}function ww(e){return e===0?"as many as now":e>0?`${_(e)} more than now`:`${_(-e)} fewer than now`}function vw({present:e,then:t}){let n=(a,s)=>a.byDay.filter(i=>i.day===s).reduce((i,l)=>i+l.count,0),r=[...new Set([...e.byDay,...t?.byDay??[]].map(a=>a.day))].sort();return r.length<2?null:o(re,{label:"Signals by day",rows:r,id:a=>a,columns:[{name:"Day",cell:a=>Et(a)},{name:"Now",number:!0,cell:a=>_(n(e,a))},...t?[{name:"Then",number:!0,cell:a=>o("strong",{children:_(n(t,a))})}]:[]]})}function qp({fields:e,from:t,to:n}){return o("ul",{class:"why",children:e.map(r=>o("li",{children:[r.label,": ",o("span",{class:"muted",children:Fp(t(r.name),r)})," \u2192 ",o("strong",{children:Fp(n(r.name),r)})]},r.name))})}function Fp(e,t){return!Array.isArray(e)&&t.percent?Ye(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(n=>typeof n=="string"?xe(n):`${xe(n.type)} ${n.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function kw({data:e,fields:t,restore:n,edits:r,busy:a}){let[s,i]=K(),l=e.configVersions.filter(d=>d.version!==e.config.version);return l.length===0?null:o(q,{title:"Earlier versions",children:o(re,{label:"Earlier versions, newest first",rows:l,id:d=>String(d.version),columns:[{name:"Version",cell:d=>d.version},{name:"Saved",cell:d=>o(te,{at:d.changedAt})},{name:"By",wide:!0,cell:d=>o(Sw,{id:d.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:d=>{let m=ds(t,e.config,d.config);return m.length===0?"nothing":o(qp,{fields:m,from:y=>On(e.config,y),to:y=>On(d.config,y)})}},{name:"Restore",cell:d=>ds(t,e.config,d.config).length===0?"\u2013":s!==d.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${d.version}`,onClick:()=>i(d.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${d.version}`,children:[o("span",{children:["It is saved as version ",e.config.version+1,r>0&&", and what you changed here is dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>i(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:a,onClick:()=>n(d.config),children:"Restore and save"})]})]})}]})})}function Sw({id:e,keys:t}){if(e===null)return o(T,{children:"the operator"});let n=t.filter(i=>i.scope==="customer"&&!i.revokedAt&&!(i.expiresAt&&Date.parse(i.expiresAt)<=Date.now())),r=t.find(i=>i.keyId===e),s=n.length===1&&n[0]?.keyId===e?"this key":r?`${r.revokedAt?"revoked key":"key"} created ${Et(r.createdAt)}`:"a key that is not listed";return o(T,{children:[s,o("small",{class:"mono break",children:e})]})}var bl="smartmoney.notify",ea=ke(0),nr=ke(Bp()&&Notification.permission==="granted"&&localStorage.getItem(bl)==="on");function Bp(){return"Notification"in globalThis}async function Qp(){return Bp()?await Notification.requestPermission()!=="granted"?"The browser does not allow notifications of this page.":(localStorage.setItem(bl,"on"),nr.value=!0,""):"This browser has no notifications here: they need HTTPS, or this computer\u2019s own address."}function Gp(){localStorage.removeItem(bl),nr.value=!1}function _w({chain:e,token:t,traders:n}){return gi({kind:"TOKEN",chain:e,address:t.address})||n.some(r=>gi({kind:"WALLET",chain:e,address:r.walletAddress}))}var Hp=()=>document.visibilityState==="visible"&&document.hasFocus();function xw(e){if(!(Hp()||!_w(e))&&(ea.value++,!!nr.value))try{let t=new Notification(e.headline,{body:`${e.priority} on ${Ie[e.chain]}`,tag:e.signalId});t.onclick=()=>{window.focus(),location.hash=ae(["signal",e.signalId]),t.close()}}catch{nr.value=!1}}function Tw(){Hp()&&(ea.value=0)}for(let e of["focus","visibilitychange"])addEventListener(e,Tw,!0);function zp(){let e,t=null,n=Nn(()=>{let r=Zc.value.length>0;r&&!e?e=_a(kc,{get after(){return t}},{next:({signals:a})=>{t=a.cursor,a.signal&&xw(a.signal)},failed:()=>{e=void 0}}):!r&&e&&(e(),e=void 0)});return()=>{n(),e?.(),e=void 0,ea.value=0}}var Kp=["watched","all"],Cw={watched:"Watched",all:"All labels"},wl=50;function jp(){let e=Le("show",Kp,"watched"),[t,n]=K(""),r=Oo.value.filter(i=>e==="all"||i.watched),a=Oo.value.filter(i=>i.watched&&i.kind==="WALLET").map(i=>i.address),s=async i=>{try{let l=await i();n(typeof l=="string"?l:"")}catch(l){n(l instanceof Error?l.message:String(l))}};return o(T,{children:[o(Te,{title:"Watch list",about:"Wallets and tokens that you watch or have a name for. Signals about what you watch are counted in the tab\u2019s title while you look elsewhere.",children:[o("button",{type:"button",onClick:()=>nr.value?Gp():void s(Qp),children:nr.value?"Stop notifying me":"Notify me"}),a.length>0&&o("a",{href:ae(["live"],{wallets:a.slice(0,wl).join(",")}),children:["Live signals of ",a.length>wl?`the first ${wl}`:"the"," wallets"]})]}),nr.value&&o("p",{class:"note good",children:"This browser notifies you of signals about what you watch, while a page of the console is open in it."}),t&&o("p",{class:"note bad",role:"alert",children:t}),o("div",{class:"filters",children:o(Ge,{label:"Labels",choices:Kp.map(i=>({value:i,label:Cw[i]})),chosen:e,change:i=>pe({show:i==="watched"?"":i})})}),o(q,{children:r.length===0?o(Y,{title:e==="all"?"Nothing has a label":"Nothing is watched",children:["On the page of a wallet or a token, press Watch or Add label. ",o("a",{href:ae(["leaderboard"]),children:"See the leaderboard"})]}):o(re,{label:e==="all"?"Labels":"What you watch",columns:Aw(s),rows:r,id:i=>i.kind+i.chain+i.address})})]})}function Aw(e){let t=[{name:"Name",cell:n=>o("strong",{children:n.name||"\u2013"}),sort:n=>n.name.toLowerCase()},{name:"Address",cell:n=>o(T,{children:[o("a",{class:"mono",href:ae([n.kind.toLowerCase(),n.chain,n.address]),title:n.address,children:at(n.address)}),o("small",{children:n.kind==="WALLET"?"Wallet":"Token"})]})},{name:"Chain",cell:n=>o(tt,{chain:n.chain}),sort:n=>n.chain},{name:"Note",cell:n=>o("span",{class:"break",children:n.note})},{name:"Changed",wide:!0,cell:n=>o(te,{at:n.changedAt}),sort:n=>n.changedAt}];return Wt.value?.scope!=="customer"?t:[...t,{name:"Watch",cell:n=>{let r=n.watched?"\u2605 Watching":"\u2606 Watch";return o("button",{type:"button",class:"small","aria-pressed":n.watched,"aria-label":`${r} ${n.name||n.address}`,onClick:()=>{e(()=>Wa(n,{watched:!n.watched}))},children:r})}}]}var vl=["node","python","go"],kl={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Pw=jt.map(e=>({value:e,label:xe(e)})),Rw=st.map(e=>({value:e,label:Ie[e]}));function Yp(){let e=ee(dc,{},{every:5e3}),[t,n]=K({});return o(T,{children:[o(Te,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(ie,{query:e,children:({webhooks:r})=>o("div",{class:"stack",children:[r.length===0&&o(Y,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),r.map(a=>o(Dw,{webhook:a,changed:e.reload},a.id)),o($w,{configured:r.some(a=>a.configured),created:a=>{n(a),e.reload()}}),o(Zp,{outcome:t}),o(Iw,{})]})})]})}async function Jp(e){try{return await e()}catch(t){if(t instanceof $e)return{refusal:t};throw t}}function Dw({webhook:e,changed:t}){let[n,r]=K({}),[a,s]=K(!1),[i,l]=K(!1),d=async p=>{s(!0),r(await Jp(p)),s(!1),l(!1),t()},m=(p,b)=>d(async()=>(await ye(pc,{id:e.id,input:p}),{text:b})),y=()=>d(async()=>(e.configured?await ye(ti,{url:""}):await ye(fc,{id:e.id}),{}));return o(q,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(T,{children:[o("button",{type:"button",disabled:a,onClick:()=>{d(()=>Ew(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:a,onClick:()=>{d(()=>Lw(e.id))},children:"New secret"}),o("button",{type:"button",disabled:a,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:a,onClick:()=>i?void y():l(!0),children:i?"Really delete":"Delete"})]}),children:[o(Zp,{outcome:n}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(te,{at:e.disabledAt}),": ",e.disabledReason]}),o(Je,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(te,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(te,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:_(e.deliveries.totalCount),note:e.previousSecretUntil?o(T,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(fn,{label:`Types sent to ${e.url}`,choices:Pw,chosen:e.types,change:p=>{m({types:p},"Types saved, for later signals.")}}),o(fn,{label:`Chains sent to ${e.url}`,choices:Rw,chosen:e.chains,change:p=>{m({chains:p},"Chains saved, for later signals.")}})]}),o(Uw,{webhook:e,redeliver:p=>{d(async()=>(await ye(yc,{webhook:e.id,signal:p}),{text:"Sent again, with all its attempts."}))}})]})}async function Ew(e){let{attempt:t}=(await ye(gc,{id:e})).testWebhook,n=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${n} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Lw(e){let{secret:t}=(await ye(hc,{id:e})).rotateWebhookSecret;return{secret:t}}function Zp({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(pn,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(Zn,{text:e.secret,label:"the secret"})]})]})}function Uw({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(Y,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let n=[{name:"Signal",cell:r=>o(T,{children:[o("a",{href:ae(["signal",r.signalId]),children:["#",r.sequence]}),r.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:r=>o("span",{class:r.state==="FAILED"?"bad":r.state==="DELIVERED"?"good":"muted",children:xe(r.state)})},{name:"Attempts",number:!0,cell:r=>_(r.attempts.length)},{name:"Last answer",cell:r=>Nw(r)},{name:"Since",wide:!0,cell:r=>o(te,{at:r.createdAt})},{name:"Next attempt",wide:!0,cell:r=>r.nextAttemptAt?r.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:r=>o("button",{type:"button",class:"small","aria-label":`Send again #${r.sequence}`,onClick:()=>t(r.signalId),children:"Send again"})}];return o(re,{label:`Deliveries to ${e.url}, newest first`,columns:n,rows:e.deliveries.nodes,id:r=>r.messageId})}function Nw(e){let t=e.attempts.at(-1);return t?o(T,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function $w({configured:e,created:t}){let[n,r]=K(!1),a=async s=>{s.preventDefault();let i=s.currentTarget,l=String(new FormData(i).get("url")).trim();r(!0);let d=await Jp(async()=>e?{secret:(await ye(mc,{input:{url:l}})).createWebhook.secret}:{secret:(await ye(ti,{url:l})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});r(!1),d.refusal||i.reset(),t(d)};return o(q,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:s=>{a(s)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:"Add"})]})})}function Iw(){let e=Le("verify",vl,"node");return o(q,{title:"Verify what you receive",actions:o(Ge,{label:"Language",choices:vl.map(t=>({value:t,label:kl[t].name})),chosen:e,change:t=>pe({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:kl[e].code})})]})}var Rn=["read","customer"],Sl=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Rn,component:Xm},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Rn,component:up},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Rn,component:Km},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Rn,component:fd},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Rn,component:md},{path:"watchlist",title:"Watch list",group:"analyst",listed:!0,scopes:Rn,component:jp},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Rn,component:Cp},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Rn,component:Dp},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Rn,component:yp},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Rn,component:wp},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Vp},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Yp},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:ud},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:tp},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:dp},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:cd},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:op}];function Xp({problem:e}){let[t,n]=K(e),[r,a]=K(!1),s=l=>{l.preventDefault();let d=String(new FormData(l.currentTarget).get("key")).trim();return i(()=>Mo(d))},i=async l=>{a(!0);try{await l()}catch(d){n(d.message),a(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:l=>{s(l)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:r?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Na.value}),zc()&&o("button",{type:"button",disabled:r,onClick:()=>{i($a)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}var Ww=200,Mw=12,nf=2;function Ow(e,{wallets:t,tokens:n,markets:r}){let a=e.toLowerCase(),s=(...m)=>Math.min(...m.map(y=>{let p=y.toLowerCase().indexOf(a);return p<0?3:p>0?2:y.length>a.length?1:0})),l=[...Oo.value.filter(m=>m.name.toLowerCase().includes(a)).map(m=>({near:s(m.name),hit:m.kind==="WALLET"?ef(m.chain,m.address):tf(m.chain,m.address,m.name)})),...n.map(m=>({near:s(m.symbol,m.address),hit:tf(m.chain,m.address,m.market?.outcomeLabel||m.symbol,m.market?.question)})),...r.map(m=>({near:s(m.question),hit:{to:ae(["market",m.itemId]),name:m.question||m.itemId,kind:"Market",about:m.closed?"closed":"open"}})),...t.map(m=>({near:s(m.walletAddress),hit:ef(m.chain,m.walletAddress)}))],d=new Set;return l.sort((m,y)=>m.near-y.near).map(({hit:m})=>m).filter(({to:m})=>!d.has(m)&&d.add(m)).slice(0,Mw)}function ef(e,t){let n=Xc({kind:"WALLET",chain:e,address:t});return{to:ae(["wallet",e,t]),name:n||at(t),kind:"Wallet",about:`${Ie[e]}${n?` \xB7 ${at(t)}`:""}`}}function tf(e,t,n,r){return{to:ae(["token",e,t]),name:n||at(t),kind:"Token",about:`${Ie[e]} \xB7 ${r||at(t)}`}}function Fw(e){let[t,n]=K({text:"",hits:[]});return De(()=>{if([...e].length<nf)return;let r=new AbortController,a=setTimeout(()=>{ye(wa,{text:e},{signal:r.signal}).then(({lookup:s})=>n({text:e,hits:Ow(e,s)}),s=>{r.signal.aborted||n({text:e,hits:[],problem:s instanceof Error?s.message:String(s)})})},Ww);return()=>{clearTimeout(a),r.abort()}},[e]),t}function Vw(e){De(()=>{let t=n=>{let r=n.target instanceof HTMLElement?n.target:document.body;n.key!=="/"||n.ctrlKey||n.metaKey||n.altKey||r.isContentEditable||r.matches("input, textarea, select")||(n.preventDefault(),e())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[])}function rf(){let e=ut(null),[t,n]=K(""),[r,a]=K(!1),[s,i]=K(0),l=ut(""),d=t.trim(),m=[...d].length>=nf,y=Fw(d),p=y.text===d,b=m?p?y.hits:[]:d===""?to.value:[],h=b[Math.min(s,b.length-1)],x=v=>{Qc(v),a(!1),n(""),e.current?.blur(),location.hash=v.to};Vw(()=>{e.current?.focus(),e.current?.select(),a(!0)}),De(()=>{let v=y.hits[0];v&&l.current===y.text&&x(v),l.current=""},[y]);let R=v=>{let C={ArrowDown:1,ArrowUp:-1}[v.key];C?(v.preventDefault(),a(!0),r&&b.length>0&&i((Math.min(s,b.length-1)+C+b.length)%b.length)):v.key==="Enter"?(v.preventDefault(),r&&h?x(h):m&&!p&&(l.current=d)):v.key==="Escape"&&(a(!1),n(""))},E=r?m?p?y.problem??(b.length===0?`Nothing contains \u201C${d}\u201D`:""):"Searching\u2026":d?"Write at least two characters":b.length>0?"Recent":"A part of an address, a symbol, a name or a word":"",S=r&&b.length>0;return o("div",{class:"search",role:"search",children:[o("input",{ref:e,type:"text",inputMode:"search",enterKeyHint:"go",role:"combobox","aria-label":"Search wallets, tokens and markets","aria-keyshortcuts":"/",placeholder:"Search: press /","aria-expanded":S,"aria-controls":"hits","aria-autocomplete":"list","aria-activedescendant":S?`hit-${b.indexOf(h)}`:void 0,autocomplete:"off",spellcheck:!1,maxLength:100,value:t,onKeyDown:R,onClick:()=>a(!0),onBlur:()=>a(!1),onInput:v=>{n(v.currentTarget.value),a(!0),i(0)}}),o("div",{class:r?"hits":"hits closed",children:[o("p",{class:"muted small",role:"status",children:E}),S&&o("ul",{id:"hits",role:"listbox","aria-label":"Hits",children:b.map((v,C)=>o("li",{id:`hit-${C}`,role:"option","aria-selected":v===h,onMouseDown:P=>P.preventDefault(),onClick:()=>x(v),children:[o("strong",{children:v.name})," ",o("small",{class:"muted",children:[v.kind," \xB7 ",v.about]})]},v.to))})]})]})}function xl({problem:e=""}){let t=Wt.value;return t?o(qw,{who:t}):o(Xp,{problem:e})}function qw({who:e}){let[t,n]=K(!1),r=ut(null),{path:a}=vt.value,s=Sl.filter(b=>b.scopes.includes(e.scope)),i=a.length===0?s[0]:Sl.find(b=>b.path===a[0]),l=a.join("/"),d=ut(!0);De(()=>{n(!1),d.current||r.current?.querySelector("h1")?.focus({preventScroll:!0}),d.current=!1},[l]);let m=di.value;De(()=>Oc(),[l,m]);let y=ea.value;De(()=>{document.title=`${y>0?`(${y}) `:""}${i?.title??"Not found"} \xB7 smartmoney`},[l,y]);let p=e.scope!=="operator";return De(()=>p?Qw():void 0,[e]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:b=>{b.preventDefault(),r.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/","aria-label":"smartmoney",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),o("span",{children:"smartmoney"})]}),p&&o(rf,{}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>n(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(_l,{pages:s.filter(b=>b.group==="analyst"),at:i,title:"Signals"}),o(_l,{pages:s.filter(b=>b.group==="settings"),at:i,title:"Delivery"}),o(_l,{pages:s.filter(b=>b.group==="operator"),at:i,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(zw,{who:e})]}),o("main",{id:"main",ref:r,tabIndex:-1,children:[i&&i.scopes.includes(e.scope)&&o(i.component,{args:a.slice(1)},l),i&&!i.scopes.includes(e.scope)&&o(Y,{title:`${i.title} needs a key of scope ${i.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!i&&o(Y,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}var Bw=6e4;function Qw(){let e=()=>{document.visibilityState==="visible"&&hi().catch(()=>{})};hi().catch(()=>{});let t=setInterval(e,Bw),n=zp();return()=>{clearInterval(t),n(),ed()}}function _l({pages:e,at:t,title:n}){let r=e.filter(a=>a.listed);return r.length===0?null:o("div",{class:"group",children:[o("h2",{children:n}),o("ul",{children:r.map(a=>o("li",{children:o("a",{href:ae([a.path]),"aria-current":a===t?"page":void 0,children:a.title})},a.path))})]})}var Gw=3600;function Hw({chains:e}){let t=Math.max(...e.map(a=>Date.parse(a.lastEventAt??"")||0)),n=($n.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(n>Gw)return o("p",{class:"health muted",children:["Quiet: last trade ",et(n)," ago"]});let r=Math.max(...e.map(a=>a.lagSeconds));return o("p",{class:"health good",children:["Up to date",r>1?`, ${et(r)} behind`:""]})}function zw({who:e}){let t=ee(Eu,{operator:e.scope==="operator"},{every:15e3}),n=t.data?.chains.filter(a=>!a.healthy)??[],r=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&n.length+r.length===0&&o(Hw,{chains:t.data.chains}),r.length>0&&o("p",{class:`health ${r.some(a=>a.level==="error")?"bad":"few"}`,children:o("a",{href:ae(["overview"]),children:"Needs attention"})}),n.map(a=>o("p",{class:"health bad",title:a.reason??"",children:[Ie[a.chain]," is ",et(a.lagSeconds)," behind"]},a.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:zo.value,onChange:a=>qm(a.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>pi(),children:"Sign out"})]})}var Cl=document.getElementById("app");if(!Cl)throw new Error("BUG: page.html has no element app");var Tl=qc(),Kw=Tl&&Kc(Tl)?Mo(Tl):$a();Kw.then(()=>Qs(o(xl,{}),Cl),e=>Qs(o(xl,{problem:e instanceof Error?e.message:String(e)}),Cl));
