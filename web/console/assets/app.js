var Ce,Pu,zs,Zn,Hs,ka,Du,wa,Lu,Ks,Gs,xh,No=Symbol.for("pv"),Sa={},_a=[],Th=/^m(i|n|o|s|text|space)$/,js=Array.isArray,Ys=_a.slice,wr=Object.assign;function br(e){e&&e.parentNode&&e.remove()}function Eu(e,t,n){var r,a,s,i={},l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Ys.call(arguments,2):n),Eo(e,i,r,a,null)}function Eo(e,t,n,r,a){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:No,__v:a||++Pu,__i:-1,__u:0};return!a&&Ce.vnode&&Ce.vnode(s),s}function x(e){return e.children}function Jn(e,t){this.props=e,this.context=t,this.__g=0}function Xn(e,t){if(t==null)return e.__&&Xn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Xn(e)}function Ch(e){var t,n=e.__v,r=n.__e,a=[],s=[],i=e.__P;i&&((t=wr({constructor:No},n)).__v=n.__v+1,Ce.vnode&&Ce.vnode(t),Zs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,a,r||Xn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Mu(a,t,s),n.__=n.__e=null,t.__e!=r&&Nu(t))}function Nu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Nu(e)}function Au(e){(8&e.__g||(e.__g|=8,Zn.push(e),ka++))&&Hs==Ce.debounceRendering||((Hs=Ce.debounceRendering)||queueMicrotask)($u)}function $u(){try{for(var e,t=1;Zn.length;)Zn.length>t&&Zn.sort(Du),e=Zn.shift(),t=Zn.length,8&e.__g&&Ch(e)}finally{(ka=Zn.length)&&(Hs||queueMicrotask)($u)}}function Uu(e,t,n,r,a,s,i,l,c,m,g){var p,f,b,v,P,D,R=r.__k||_a,k=t.length;for(c=Ah(n,t,R,c,k),p=0;p<k;p++)(b=n.__k[p])!=null&&(f=~b.__i&&R[b.__i]||Sa,b.__i=p,D=Zs(e,b,f,a,s,i,l,c,m,g),v=b.__e,(f.ref!=b.ref||8&f.__u)&&(f.ref&&Js(f.ref,null,b,f),b.ref&&g.push(b.ref,b.__c||v,b)),P=P||v,4&b.__u?(c=Iu(b,c,e,!f.__v),f.__e&&(f.__e=null)):typeof b.type=="function"&&D!==void 0?c=D:v&&(c=v.nextSibling),b.__u&=-21);return n.__e=P,c}function Ah(e,t,n,r,a){var s,i,l,c,m,g,p,f,b,v=n.length,P=v,D=0,R=0,k=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[s]=Eo(null,i):js(i)?i=k[s]=Eo(x,{children:i}):i.constructor===No&&i.__b?i=k[s]=Eo(i.type,i.props,i.key,i.ref,i.__v):k[s]=i,c=s+D,i.__=e,i.__b=e.__b+1,l=null,~(m=i.__i=Rh(i,n,c,P))&&(P--,(l=n[m])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,m==c-1?D--:m==c+1?D++:m!=c&&(m>c?D--:D++,R=1)):(~m||(a>v?D--:a<v&&D++),typeof i.type!="function"&&(i.__u|=4))):k[s]=null;if(R){for(g=[],p=[],s=0;s<a;s++)if((i=k[s])&&16&i.__u){for(D=0,f=g.length;D<f;)g[b=D+f>>1]<i.__i?D=b+1:f=b;g[D]=i.__i,p[s]=D+1}for(D=g.length;s--;)p[s]&&(p[s]==D?D--:k[s].__u|=4)}if(P)for(s=0;s<v;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Xn(l)),Xs(l,l));return r}function Iu(e,t,n,r){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=Iu(a[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Xn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Rh(e,t,n,r){var a,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(a=n-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=n+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function Ru(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ba(e,t,n,r,a){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Ru(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||Ru(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Gs[t]||(Gs[t]=Ph(t)),(e.__a||(e.__a={}))[t]=Ks,s=t!=(t=t.replace(Lu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ph(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[wa]==null)t[wa]=Ks++;else if(t[wa]<this.__a[e])return;return n(Ce.event?Ce.event(t):t)}}}function Zs(e,t,n,r,a,s,i,l,c,m){var g,p,f,b,v,P,D,R,k,C,T,L,E,te,ee,pe,ne,$,ae=t.type;if(t.constructor!==No)return null;128&n.__u&&(c=32&n.__u,g=n.__c.__z)&&(t.__u|=c,p=s=[],g.nodeType==8?l=va(g,s):s.push(g),l=s[0]||l),(g=Ce.__b)&&g(t);e:if(typeof ae=="function"){f=i.length;try{if(R=t.props,k=(g=ae.prototype)&&g.render,C=(g=ae.contextType)&&r[g.__c],T=g?C?C.props.value:g.__:r,(b=n.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(k?t.__c=b=new ae(R,T):(t.__c=b=new Jn(R,T),b.constructor=ae,b.render=Lh),C&&C.sub(b),b.state||(b.state={}),b.__n=r,b.__g|=8,b.__h=[],b.__k=[]),k&&(b.__s||(b.__s=b.state),ae.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=wr({},b.__s)),wr(b.__s,ae.getDerivedStateFromProps(R,b.__s)))),v=b.props,P=b.state,b.__v=t,n.__c){if(R!==v&&k&&!ae.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(R,T),t.__v==n.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(R,b.__s,T)===!1){t.__v!=n.__v&&(b.props=R,b.state=b.__s,b.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(q){q&&(q.__=t)}),_a.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&i.push(b),l=Xn(n);break e}b.componentWillUpdate&&b.componentWillUpdate(R,b.__s,T),k&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(v,P,D)})}else k&&!ae.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),k&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=T,b.props=R,b.__P=e,b.__g&=-5,L=Ce.__r,E=k?25:0;do b.__g&=-9,L&&L(t),g=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++E<25);k&&(_a.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(r=wr({},r,b.getChildContext())),k&&n.__c&&b.getSnapshotBeforeUpdate&&(D=b.getSnapshotBeforeUpdate(v,P)),te=g&&g.type===x&&g.key==null?g.props.children:g,R.__P&&(g=l,a=(e=R.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(q){q&&Xs(q,q)}),n.__k=null),l=n.__k?Xn(n,0):null),l=Uu(e,js(te)?te:[te],t,n,r,a,s,i,l,c,m),R.__P&&(t.__e=null,l=g),t.__u&=-161,p&&p.some(br),b.__h.length&&i.push(b),1&b.__g&&(b.__g&=-4)}catch(q){if(i.length=f,t.__v=null,c||s)if(q&&q.then){if(t.__u|=128|c,s){for(~(ne=s.indexOf(l||void 0))||(ne=s.length);($=s[ne-1])&&$.nodeType==8;)ne--;for(;ne<s.length;ne++)if($=s[ne])if(s[ne]=null,ee){if($==pe)break}else{if($.nodeType!=8)break;$.data.startsWith("$s")&&(pe=va(ee=$))}}if(!ee){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;ee=l}(g=va(ee=t.__c.__z||(t.__c.__z=ee)))?(t.__e=ee,l=g):t.__e=l,l=l&&l.nextSibling}else s&&s.some(br);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),q&&q.then||Wu(t),Ce.__e(q,t,n)}}else l=t.__e=Dh(n.__e,t,n,r,a,s,i,c,m,e);return(g=Ce.diffed)&&g(t),l}function va(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Wu(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Wu))}function Mu(e,t,n){for(var r=0;r<n.length;)Js(n[r++],n[r++],n[r++]);Ce.__c&&Ce.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){Ce.__e(s,a.__v)}})}function Dh(e,t,n,r,a,s,i,l,c,m){var g,p,f,b,v,P,D,R,k=n.props||Sa,C=t.props,T=t.type;if(T=="svg"?a="http://www.w3.org/2000/svg":T=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(g=0;g<s.length;g++)if((v=s[g])&&(T?v.localName==T:v.nodeType==3)){e=v,s[g]=null;break}}if(!e){if(R=m.ownerDocument||document,!T)return R.createTextNode(C);e=R.createElementNS(a,T,C.is?C:m),l&&(Ce.__m&&Ce.__m(t,s),l=!1),s=null}if(T){if(m=T=="template"&&e.content||e,s=T=="textarea"&&C.defaultValue!=null?null:s&&Ys.call(m.childNodes),!l&&s)for(k={},g=0;g<e.attributes.length;g++)k[(v=e.attributes[g]).name]=v.value;for(g in k)v=k[g],g=="dangerouslySetInnerHTML"?f=v:g=="children"||g in C||g=="value"&&"defaultValue"in C||g=="checked"&&"defaultChecked"in C||ba(e,g,null,v,a);for(g in C)v=C[g],g=="children"?b=v:g=="dangerouslySetInnerHTML"?p=v:g=="value"?P=v:g=="checked"?D=v:l&&typeof v!="function"||k[g]===v||ba(e,g,v,k[g],a);p?(l||f&&(p.__html==f.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(f&&(e.textContent=""),(T=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Th.test(T))&&(a="http://www.w3.org/1999/xhtml"),Uu(m,js(b)?b:[b],t,n,r,a,s,i,s?s[0]:n.__k&&Xn(n,0),l,c),s&&s.some(br)),l&&T!="textarea"||(g="value",T=="progress"&&P==null?e.removeAttribute(g):P==null||P===e[g]&&(T!="progress"||P)||ba(e,g,P,k[g],a),g="checked",D!=null&&D!=e[g]&&ba(e,g,D,k[g],a))}else k===C||l&&e.data==C||(e.data=C);return e}function Js(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){Ce.__e(a,n)}}function Xs(e,t,n){var r,a,s,i;if(Ce.unmount&&Ce.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Js(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){Ce.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&Xs(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(a=va(r,s=[]))&&(r==e.__e&&s.some(br),br(a),br(r)),n||br(e.__e),e.__e=e.__c=e.__=null}function Lh(e,t,n){return this.constructor(e,n)}function ei(e,t){var n,r,a,s;Ce.__&&Ce.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Eo(x,{children:[e]}),a=[],s=[],Zs(t,t.__k,r||Sa,Sa,t.namespaceURI,r?null:t.firstChild?Ys.call(t.childNodes):null,a,r?r.__e:t.firstChild,n,s),Mu(a,t.__k,s),t.__k.props.children=null}Ce={__e:function(e,t,n,r){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,r||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw ka=0,e}},Pu=0,zs=function(e){return e!=null&&e.constructor===No},Jn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=wr({},this.state)),typeof e=="function"&&(e=e(wr({},n),this.props)),e&&(wr(n,e),this.__v&&(t&&this.__k.push(t),Au(this)))},Jn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Au(this))},Jn.prototype.render=x,Zn=[],ka=0,Du=function(e,t){return e.__v.__b-t.__v.__b},wa=Symbol(),Lu=/(PointerCapture)$|Capture$/i,Ks=0,Gs={},xh=0;var Zr,it,ti,Ou,ni=Object.is,xa=0,Ku=[],ri=[],st=Ce,Fu=st.__b,Vu=st.__r,qu=st.diffed,Qu=st.__c,Bu=st.unmount,Hu=st.__;function Ta(e,t){st.__h&&st.__h(it,e,xa||t),xa=0;var n=it.__H||(it.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Q(e){return xa=1,Eh(Yu,e)}function Eh(e,t,n){var r=Ta(Zr++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Yu(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);ni(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=it,!it.__f)){it.__f=!0;var a=it.shouldComponentUpdate;it.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var m=!1,g=this.props!=s;if(c.__.some(function(f){f.__N&&(m=!0,ni(f.__[0],f.__N[0])||(g=!0))}),a){var p=a.call(this,s,i,l);return m?p||g:p}return!m||g}}return r.__}function xe(e,t){var n=Ta(Zr++,3);!st.__s&&ju(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,it.__H.__h.push(n))}function nt(e){return xa=5,Et(function(){return{current:e}},[])}function Et(e,t){var n=Ta(Zr++,7);return ju(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ca(){var e=Ta(Zr++,11);if(!e.__){for(var t=it.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Nh(){var e;do{for(;e=ri.shift();)try{$o(e)}catch(n){st.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ku.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($o),t.__h.some(oi),t.__h=[]}catch(n){t.__h=[],st.__e(n,e.__v)}}}while(ri.length)}st.__b=function(e){it=null,Fu&&Fu(e)},st.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Hu&&Hu(e,t)},st.__r=function(e){Vu&&Vu(e),Zr=0;var t=(it=e.__c).__H;t&&(ti==it?it.__h=[]:(t.__h.some($o),t.__h.some(oi),Zr=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ti=it},st.diffed=function(e){qu&&qu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&zu(Ku.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ti=it=null},st.__c=function(e,t){t.some(function(n){try{n.__h.some($o),n.__h=n.__h.filter(function(r){return!r.__||oi(r)})}catch(r){n.__h=[function(){throw r}]}}),Qu&&Qu(e,t)},st.unmount=function(e){Bu&&Bu(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,zu(ri.push(a))}else $o(a)}catch(s){t=s}}),r.__H=void 0,t&&st.__e(t,r.__v))};var Gu=typeof requestAnimationFrame=="function";function $h(e){var t,n=function(){clearTimeout(r),Gu&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Gu&&(t=requestAnimationFrame(n))}function zu(e){e!=1&&Ou==st.requestAnimationFrame||((Ou=st.requestAnimationFrame)||$h)(Nh)}function $o(e){var t=it,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),it=t}function oi(e){var t=it;e.__c=e.__(),it=t}function ju(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!ni(n,e[r])})}function Yu(e,t){return typeof t=="function"?t(e):t}var O=class extends String{__apiType;value;__meta__;constructor(t,n){super(t),this.value=t,this.__meta__=n}toString(){return this.value}},bk=new O(`
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
    format
    enabled
    lastSuccessAt
    failingSince
    disabledReason
  }
}
    `,{fragmentName:"CustomerUse"}),wk=new O(`
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
    `,{fragmentName:"WalletNumbers"}),vk=new O(`
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
    `,{fragmentName:"SignalRow"}),kk=new O(`
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
    `,{fragmentName:"MarketFacts"}),Sk=new O(`
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
    `,{fragmentName:"Gains"}),_k=new O(`
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
}`,{fragmentName:"Graded"}),xk=new O(`
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
}`,{fragmentName:"TrackGroups"}),Tk=new O(`
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
    `,{fragmentName:"ConfigParts"}),Ck=new O(`
    fragment WebhookParts on Webhook {
  id
  url
  format
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
    `,{fragmentName:"WebhookParts"}),Ak=new O(`
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}
    `,{fragmentName:"LabelParts"}),Zu=new O(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Ju=new O(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Xu=new O(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),ec=new O(`
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
    `),tc=new O(`
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
    `),nc=new O(`
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
    format
    enabled
    lastSuccessAt
    failingSince
    disabledReason
  }
}`),rc=new O(`
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
    format
    enabled
    lastSuccessAt
    failingSince
    disabledReason
  }
}`),oc=new O(`
    query OperatorKeys {
  operatorKeys {
    keyId
    scope
    createdAt
    expiresAt
    revokedAt
    lastUsedAt
    uses
  }
}
    `),ac=new O(`
    mutation CreateCustomer($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    customer {
      customerId
    }
  }
}
    `),sc=new O(`
    mutation SuspendCustomer($id: String!) {
  suspendCustomer(id: $id) {
    customer {
      suspendedAt
    }
  }
}
    `),ic=new O(`
    mutation ResumeCustomer($id: String!) {
  resumeCustomer(id: $id) {
    customer {
      suspendedAt
    }
  }
}
    `),lc=new O(`
    mutation SetCustomerLimits($id: String!, $input: CustomerLimitsInput!) {
  setCustomerLimits(id: $id, input: $input) {
    customer {
      customerId
    }
  }
}
    `),uc=new O(`
    mutation DeleteCustomer($id: String!) {
  deleteCustomer(id: $id) {
    id
  }
}
    `),cc=new O(`
    mutation CreateKey($input: CreateKeyInput!) {
  createKey(input: $input) {
    secret
    key {
      keyId
      scope
    }
  }
}
    `),dc=new O(`
    mutation RotateKey($id: String!) {
  rotateKey(keyId: $id) {
    secret
  }
}
    `),mc=new O(`
    mutation RevokeKey($id: String!) {
  revokeKey(keyId: $id) {
    key {
      keyId
    }
  }
}
    `),pc=new O(`
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
    `),Aa=new O(`
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
    `),fc=new O(`
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
    `),hc=new O(`
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
}`),gc=new O(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),yc=new O(`
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
    `),bc=new O(`
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
}`),ai=new O(`
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
}`),wc=new O(`
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
    `),vc=new O(`
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
}`),kc=new O(`
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
    `),Sc=new O(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),_c=new O(`
    query Yesterday($since: DateTime!, $until: DateTime!) {
  signals(since: $since, until: $until, first: 200) {
    nodes {
      signalId
      headline
      notificationType
      retractedAt
      outcome {
        return6h
      }
    }
  }
}
    `),xc=new O(`
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
    `),Tc=new O(`
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
    `),Cc=new O(`
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
    `),Ac=new O(`
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
}`),Rc=new O(`
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
    `),Pc=new O(`
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
    `),Dc=new O(`
    query SignalPrice($id: ID!, $chain: Chain!, $address: String!) {
  signal(id: $id) {
    priceMinutes {
      at
      priceUsd
    }
  }
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
    `),Lc=new O(`
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
    `),Ec=new O(`
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
    `),Nc=new O(`
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
    `),$c=new O(`
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
}`),Uc=new O(`
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
}`),Ic=new O(`
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
}`),Wc=new O(`
    query TokenTopTraders($chain: Chain!, $address: String!, $by: TraderOrder!, $window: Window, $first: Int!) {
  token(chain: $chain, address: $address) {
    topTraders(by: $by, window: $window, first: $first) {
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
    `),Mc=new O(`
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
    `),Oc=new O(`
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
    `),Fc=new O(`
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
}`),Vc=new O(`
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
}`),si=new O(`
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
    `),qc=new O(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Qc=new O(`
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
    `),Bc=new O(`
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
}`),ii=new O(`
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
    `),li=new O(`
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
    `),ui=new O(`
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
    `),ci=new O(`
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
}`),Hc=new O(`
    query Webhooks {
  webhooks {
    ...WebhookParts
  }
}
    fragment WebhookParts on Webhook {
  id
  url
  format
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
}`),di=new O(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Gc=new O(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),zc=new O(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Kc=new O(`
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
    `),jc=new O(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Yc=new O(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),mi=new O(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `),Zc=new O(`
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
}`),Jc=new O(`
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
}`),Xc=new O(`
    mutation RemoveLabel($kind: LabelKind!, $chain: Chain!, $address: String!) {
  removeLabel(kind: $kind, chain: $chain, address: $address) {
    address
  }
}
    `),ed=new O(`
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
    `);function Wt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function er(e){return Wt(e)==="object"}function Uh(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function pi(e,t){return e.length<124?e:t}var td="graphql-transport-ws";var Ht=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Ht||{}),Gt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Gt||{});function nd(e){if(!er(e))throw new Error(`Message is expected to be an object, but got ${Wt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Wt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!er(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!er(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Wt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Wt(e.payload.query)}`);if(e.payload.variables!=null&&!er(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Wt(e.payload.variables)}`);if(e.payload.operationName!=null&&Wt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Wt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!er(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Wt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!er(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Wt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Uh(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function rd(e,t){return nd(typeof e=="string"?JSON.parse(e,t):e)}function Jr(e,t){return nd(e),JSON.stringify(e,t)}function hi(e){let{url:t,connectionParams:n,lazy:r=!0,onNonLazyError:a=console.error,lazyCloseTimeout:s=0,keepAlive:i=0,disablePong:l,connectionAckWaitTimeout:c=0,retryAttempts:m=5,retryWait:g=async function(M){let F=Math.pow(2,M);await new Promise(I=>setTimeout(I,F*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:p=fi,on:f,webSocketImpl:b,generateID:v=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,M=>{let F=Math.random()*16|0;return(M=="x"?F:F&3|8).toString(16)})},jsonMessageReplacer:P,jsonMessageReviver:D}=e,R;if(b){if(!Wh(b))throw new Error("Invalid WebSocket implementation provided");R=b}else typeof WebSocket<"u"?R=WebSocket:typeof global<"u"?R=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(R=window.WebSocket||window.MozWebSocket);if(!R)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=R,C=(()=>{let W=(()=>{let F={};return{on(I,Se){return F[I]=Se,()=>{delete F[I]}},emit(I){"id"in I&&F[I.id]?.(I)}}})(),M={connecting:f?.connecting?[f.connecting]:[],opened:f?.opened?[f.opened]:[],connected:f?.connected?[f.connected]:[],ping:f?.ping?[f.ping]:[],pong:f?.pong?[f.pong]:[],message:f?.message?[W.emit,f.message]:[W.emit],closed:f?.closed?[f.closed]:[],error:f?.error?[f.error]:[]};return{onMessage:W.on,on(F,I){let Se=M[F];return Se.push(I),()=>{let ce=Se.indexOf(I);ce>-1&&Se.splice(ce,1)}},emit(F,...I){for(let Se of[...M[F]])Se(...I)}}})();function T(W){let M=[C.on("error",F=>{M.forEach(I=>I()),W(F)}),C.on("closed",F=>{M.forEach(I=>I()),W(F)})];return()=>M.forEach(F=>F())}let L,E=0,te,ee=!1,pe=0,ne=!1;async function $(){clearTimeout(te);let[W,M]=await(L??(L=new Promise((Se,ce)=>(async()=>{if(ee){if(await g(pe),!E)return L=void 0,ce({code:1e3,reason:"All Subscriptions Gone"});pe++}C.emit("connecting",ee);let K=new k(typeof t=="function"?await t():t,td),ge,de;function j(){isFinite(i)&&i>0&&(clearTimeout(de),de=setTimeout(()=>{K.readyState===k.OPEN&&(K.send(Jr({type:Gt.Ping})),C.emit("ping",!1,void 0))},i))}T(Re=>{L=void 0,clearTimeout(ge),clearTimeout(de),ce(Re),Re instanceof Uo&&(K.close(4499,"Terminated"),K.onerror=null,K.onclose=null)}),K.onerror=Re=>C.emit("error",Re),K.onclose=Re=>C.emit("closed",Re),K.onopen=async()=>{try{C.emit("opened",K);let Re=typeof n=="function"?await n():n;if(K.readyState!==k.OPEN)return;K.send(Jr(Re?{type:Gt.ConnectionInit,payload:Re}:{type:Gt.ConnectionInit},P)),isFinite(c)&&c>0&&(ge=setTimeout(()=>{K.close(Ht.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},c)),j()}catch(Re){C.emit("error",Re),K.close(Ht.InternalClientError,pi(Re instanceof Error?Re.message:String(Re),"Internal client error"))}};let Fe=!1;K.onmessage=({data:Re})=>{try{let fe=rd(Re,D);if(C.emit("message",fe),fe.type==="ping"||fe.type==="pong"){C.emit(fe.type,!0,fe.payload),fe.type==="pong"?j():l||(K.send(Jr(fe.payload?{type:Gt.Pong,payload:fe.payload}:{type:Gt.Pong},P)),C.emit("pong",!1,fe.payload));return}if(Fe)return;if(fe.type!==Gt.ConnectionAck)throw new Error(`First message cannot be of type ${fe.type}`);clearTimeout(ge),Fe=!0,C.emit("connected",K,fe.payload,ee),ee=!1,pe=0;let Te=new Promise((Xt,At)=>T(At));Te.catch(()=>{}),Se([K,Te])}catch(fe){K.onmessage=null,C.emit("error",fe),K.close(Ht.BadResponse,pi(fe instanceof Error?fe.message:String(fe),"Bad response"))}}})())));W.readyState===k.CLOSING&&await M;let F=()=>{},I=new Promise(Se=>F=Se);return[W,F,new Promise((Se,ce)=>{let K=T(ce);W.readyState!==k.OPEN&&M.catch(ce),I.then(()=>{if(K(),!E){let ge=()=>W.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(te),te=setTimeout(()=>{!E&&W.readyState===k.OPEN&&ge()},s)):ge()}Se()})})]}function ae(W){if(fi(W)&&(Ih(W.code)||[Ht.InternalServerError,Ht.InternalClientError,Ht.BadRequest,Ht.BadResponse,Ht.Unauthorized,Ht.SubprotocolNotAcceptable,Ht.SubscriberAlreadyExists,Ht.TooManyInitialisationRequests].includes(W.code)))throw W;if(ne)return!1;if(fi(W)&&W.code===1e3)return E>0;if(!m||pe>=m||!p(W))throw W;return ee=!0}r||(async()=>{for(E++;;)try{let[,,W]=await $();await W}catch(W){try{if(!ae(W))return}catch(M){return a?.(M)}}})();function q(W,M){let F=v(W),I=!1,Se=!1,ce=()=>{E--,I=!0};return(async()=>{for(E++;;)try{let[K,ge,de]=await $();if(I)return de.catch(()=>{}),ge();let j=C.onMessage(F,Fe=>{switch(Fe.type){case Gt.Next:{M.next(Fe.payload);return}case Gt.Error:{Se=!0,I=!0,M.error(Fe.payload),ce();return}case Gt.Complete:{I=!0,ce();return}}});K.send(Jr({id:F,type:Gt.Subscribe,payload:W},P)),ce=()=>{!I&&K.readyState===k.OPEN&&K.send(Jr({id:F,type:Gt.Complete},P)),E--,I=!0,ge()},await de.finally(j);return}catch(K){if(!ae(K))return}})().then(()=>{Se||M.complete()}).catch(K=>{M.error(K)}),()=>{I||ce()}}return{on:C.on,subscribe:q,iterate(W){let M=[],F={done:!1,error:null,resolve:()=>{}},I=q(W,{next(ce){M.push(ce),F.resolve()},error(ce){F.done=!0,F.error=ce,F.resolve()},complete(){F.done=!0,F.resolve()}}),Se=(async function*(){for(;;){for(M.length||await new Promise(K=>F.resolve=K);M.length;)yield M.shift();if(F.error)throw F.error;if(F.done)return}})();return Se.throw=async ce=>(F.done||(F.done=!0,F.error=ce,F.resolve()),{done:!0,value:void 0}),Se.return=async()=>(I(),{done:!0,value:void 0}),Se},async dispose(){if(ne=!0,L){let[W]=await L;W.close(1e3,"Normal Closure")}},terminate(){L&&C.emit("closed",new Uo)}}}var Uo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function fi(e){return er(e)&&"code"in e&&"reason"in e}function Ih(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Wh(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var od=new URL("graphql",document.baseURI),$e=class extends Error{constructor(n,r,a){super(r);this.code=n;this.requestId=a}code;requestId};function Pa(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var Da=5e3,Io={key:()=>"",refused:()=>{}};function ad(e){Io=e}async function ue(e,t,n={}){let r=n.key??Io.key(),a;try{a=await fetch(od,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${r}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:n.signal})}catch(c){throw n.signal?.aborted?c:new $e("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=a.headers.get("X-Request-Id")??void 0,i;try{i=await a.json()}catch{throw a.status>=500?new $e("NETWORK",`The service does not answer: status ${a.status}. It may be restarting.`,s):new $e("NETWORK",`The answer cannot be read: status ${a.status}.`,s)}let l=i.errors?.[0];if(l||!i.data){let c=l?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new $e(c,l?.message??`status ${a.status}`,s);throw c==="UNAUTHENTICATED"&&n.key===void 0&&Io.refused(m.message),m}return i.data}var Ra,yi=new Set;function Mh(){return Ra??=hi({url:od.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${Io.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>gi("connecting"),connected:()=>gi("open"),closed:()=>gi("broken")}}),Ra}function gi(e){for(let t of yi)t(e)}async function bi(){let e=Ra;Ra=void 0;try{await e?.dispose()}catch{}}function La(e,t,n){let r=n.link;r&&yi.add(r);let a=Mh().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:i})=>{i?.[0]?n.failed(new $e(String(i[0].extensions?.code??""),i[0].message)):s&&n.next(s)},error:s=>n.failed(Oh(s)),complete:()=>{}});return()=>{r&&yi.delete(r),a()}}function Oh(e){if(Array.isArray(e)){let t=e[0];return new $e(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&Io.refused("The key is no longer accepted."),new $e("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new $e("NETWORK","The connection is broken.")}var Fh=15e4;function X(e,t,n={}){let[r,a]=Q({loading:!n.skip}),[s,i]=Q(0),l=nt(""),c=nt(void 0),m=JSON.stringify(t)+e.toString();xe(()=>{if(n.skip){a({loading:!1});return}let p=new AbortController;return c.current=Date.now(),a(f=>({...f,loading:!0})),ue(e,t,{signal:p.signal}).then(f=>{c.current=void 0,l.current=m,a({data:f,loading:!1})},f=>{if(p.signal.aborted)return;c.current=void 0;let b=f instanceof $e?f:new $e("",String(f));a(v=>({data:l.current===m?v.data:void 0,refusal:b,loading:!1}))}),()=>p.abort()},[m,s,n.skip]);let g=Pa(r.refusal)?Da:n.every;return xe(()=>{if(!g||n.skip)return;let p=setInterval(()=>{let f=c.current===void 0||Date.now()-c.current>Fh;document.visibilityState==="visible"&&f&&i(b=>b+1)},g);return()=>clearInterval(p)},[g,n.skip]),{...r,reload:()=>i(p=>p+1)}}function Ea(e,t){let[n,r]=Q(e),a=JSON.stringify(e);return xe(()=>{let s=setTimeout(()=>r(e),t);return()=>clearTimeout(s)},[a,t]),n}var Vh=Symbol.for("preact-signals");function Ia(){if(Mn>1)Mn--;else{var e,t=!1;for((function(){var a=$a;for($a=void 0;a!==void 0;){var s=a.S;if(s.v===a.v)for(var i=s.t;i!==void 0;i=i.x)i.i===a.i&&(i.i=s.i);a=a.o}})();Mo!==void 0;){var n=Mo;for(Mo=void 0,Na++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&id(n))try{n.c()}catch(a){t||(e=a,t=!0)}n=r}}if(Na=0,Mn--,t)throw e}}function vi(e){if(Mn>0)return e();wi=++qh,Mn++;try{return e()}finally{Ia()}}var Wo,ze=void 0;function Oo(e){var t=ze,n=Wo;ze=void 0,Wo=void 0;try{return e()}finally{ze=t,Wo=n}}var Mo=void 0,Mn=0,Na=0,qh=0,wi=0,$a=void 0,Ua=0;function sd(e){if(ze!==void 0){var t=e.n;if(t===void 0||t.t!==ze)return t={i:0,S:e,p:ze.s,n:void 0,t:ze,e:void 0,x:void 0,r:t},ze.s!==void 0&&(ze.s.n=t),ze.s=t,e.n=t,32&ze.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ze.s,t.n=void 0,ze.s.n=t,ze.s=t),t}}function pt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}pt.prototype.brand=Vh;pt.prototype.h=function(){return!0};pt.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Oo(function(){var r;(r=t.W)==null||r.call(t)}))};pt.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Oo(function(){var a;(a=t.Z)==null||a.call(t)}))}};pt.prototype.subscribe=function(e){var t=this;return On(function(){var n=t.value;Oo(function(){return e(n)})},{name:"sub"})};pt.prototype.valueOf=function(){return this.value};pt.prototype.toString=function(){return this.value+""};pt.prototype.toJSON=function(){return this.value};pt.prototype.peek=function(){var e=this;return Oo(function(){return e.value})};Object.defineProperty(pt.prototype,"value",{get:function(){var e=sd(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Na>100)throw new Error("Cycle detected");(function(n){Mn!==0&&Na===0&&n.l!==wi&&(n.l=wi,$a={S:n,v:n.v,i:n.i,o:$a})})(this),this.v=e,this.i++,Ua++,Mn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ia()}}}});function ve(e,t){return new pt(e,t)}function id(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ld(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ud(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function vr(e,t){pt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Ua-1,this.f=4}vr.prototype=new pt;vr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ua))return!0;if(this.g=Ua,this.f|=1,this.i>0&&!id(this))return this.f&=-2,!0;var e=ze;try{ld(this),ze=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ze=e,ud(this),this.f&=-2,!0};vr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}pt.prototype.S.call(this,e)};vr.prototype.U=function(e){if(this.t!==void 0&&(pt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};vr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(vr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=sd(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Dn(e,t){return new vr(e,t)}function cd(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Mn++;var n=ze;ze=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,ki(e),r}finally{ze=n,Ia()}}}function ki(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,cd(e)}function Qh(e){if(ze!==this)throw new Error("Out-of-order effect");ud(this),ze=e,this.f&=-2;try{8&this.f&&ki(this)}finally{Ia()}}function Xr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Wo&&Wo.push(this)}Xr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Xr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,cd(this),ld(this),Mn++;var e=ze;return ze=this,Qh.bind(this,e)};Xr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Mo,Mo=this)};Xr.prototype.d=function(){this.f|=8,1&this.f||ki(this)};Xr.prototype.dispose=function(){this.d()};function On(e,t){var n=new Xr(e,t);try{n.c()}catch(a){throw n.d(),a}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var dd,Ma,Wa,Bh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var md=[];On(function(){dd=this.N})();function eo(e,t){Ce[e]=t.bind(null,Ce[e]||function(){})}function Fo(e){if(Wa){var t=Wa;Wa=void 0,t()}Wa=e&&e.S()}function pd(e){var t=this,n=e.data,r=Gh(n);r.name="ReactiveDom",r.value=n;var a=Et(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var m=Dn(function(){var b=r.value.value;return b===0?0:b===!0?"":b||""}),g=Dn(function(){return!Array.isArray(m.value)&&!zs(m.value)}),p=On(function(){if(this.N=fd,g.value){var b=m.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=b)}}),f=t.__$u.d;return t.__$u.d=function(){p(),f.call(this)},[g,m]},[]),s=a[0],i=a[1];return s.value?i.peek():i.value}pd.displayName="ReactiveTextNode";Object.defineProperties(pt.prototype,{constructor:{configurable:!0,value:Eu(x,null).constructor},type:{configurable:!0,value:pd},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});eo("__b",function(e,t){if(Fo(),Ma=void 0,typeof t.type=="string"){var n,r=t.props;for(var a in r)if(a!=="children"){var s=r[a];s instanceof pt&&(n||(t.__np=n={}),n[a]=s,r[a]=s.peek())}}e(t)});eo("__r",function(e,t){if(e(t),t.type!==x){Fo();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=(function(a,s){var i;return On(function(){i=this},{name:s}),i.c=a,i})((function(a){return function(){var s;Bh&&((s=this.y)==null||s.call(this)),a.__$f|=1,a.setState({})}})(r),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Ma=r,Fo(n)}});eo("__e",function(e,t,n,r){Fo(),Ma=void 0,e(t,n,r)});eo("diffed",function(e,t){Fo(),Ma=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var r=t.__np,a=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||r&&i in r||(l.d(),s[i]=void 0)}if(r){s||(s={},n.U=s);for(var c in r){var m=s[c],g=r[c];m===void 0?(m=Hh(n,c,g,a),s[c]=m):m.o(g,a)}}}e(t)});function Hh(e,t,n,r){var a=t in e&&e.ownerSVGElement===void 0,s=ve(n);return{o:function(i,l){s.value=i,r=l},d:On(function(){this.N=fd;var i=s.value.value;r[t]!==i&&(r[t]=i,a?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}eo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var r=n.U;if(r){n.U=void 0;for(var a in r){var s=r[a];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var g=m.__$u;g&&(m.__$u=void 0,g.d())}}e(t)});eo("__h",function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)});Jn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var a in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(r||s||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Gh(e,t){return Et(function(){return ve(e,t)},[])}var zh=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Kh(){vi(function(){for(var e;e=md.shift();)dd.call(e)})}function fd(){md.push(this)===1&&(Ce.requestAnimationFrame||zh)(Kh)}var no=new Map,jh=200,Yh=5e3,Oa=()=>history.state,tr=Oa()?.entry??0,ro=Oa()?.y,to=()=>{};history.scrollRestoration="manual";Oa()||hd();function hd(){tr=Date.now(),history.replaceState({entry:tr},"")}addEventListener("scroll",()=>{ro===void 0&&(no.delete(tr),no.set(tr,scrollY),no.size>jh&&no.delete(no.keys().next().value))},{passive:!0});addEventListener("pagehide",()=>history.replaceState({entry:tr,y:scrollY},""));var Si=ve(0);function gd(){let e=Oa();e?(tr=e.entry,ro=no.get(tr)??e.y??0):(hd(),ro=0),Si.value++}var yd=()=>({entry:tr});function bd(){if(to(),ro===void 0)return;let e=ro,t=new ResizeObserver(s),n=setTimeout(()=>to(),Yh),r=["wheel","touchstart","keydown","pointerdown"];to=()=>{t.disconnect(),clearTimeout(n);for(let i of r)removeEventListener(i,to);to=()=>{},ro=void 0};let a=to;for(let i of r)addEventListener(i,a,{passive:!0});function s(){scrollTo(0,e),Math.abs(scrollY-e)<=1&&a()}t.observe(document.body),s()}var oo=ve(location.hash),ao=ve(""),_i=()=>!ao.value||confirm(ao.value),wd=e=>e.split("?")[0];addEventListener("hashchange",()=>{if(wd(location.hash)!==wd(oo.value)&&!_i()){history.pushState(yd(),"",oo.value);return}gd(),oo.value=location.hash});addEventListener("beforeunload",e=>{ao.value&&e.preventDefault()});var Ze=Dn(()=>{let[e="",t=""]=oo.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(vd),params:new URLSearchParams(t)}});function vd(e){try{return decodeURIComponent(e)}catch{return e}}function Z(e,t={}){let n=new URLSearchParams;for(let[a,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&n.set(a,String(s));let r=n.toString();return`#/${e.map(encodeURIComponent).join("/")}${r?`?${r}`:""}`}function se(e){let{path:t,params:n}=Ze.value,r=Object.fromEntries(n);Object.assign(r,e),history.replaceState(history.state,"",Z(t,r)),oo.value=location.hash}function xi(e,t={}){location.hash=Z(e,t)}function so(e,t){let n=Ze.value.params.get(e)?.split(",")??[];return t.filter(r=>n.includes(r))}function be(e,t,n){let r=Ze.value.params.get(e);return t.find(a=>a===r)??n}function kd(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(history.state,"","#/"),oo.value=location.hash,vd(e[1])}var hn=ve(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(hn.value=Date.now())},1e3);var Vo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Ti=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function _(e){return Vo.format(e)}function we(e,t=!1){if(e==null)return"\u2013";let n=Math.abs(e),r=n>=1e9?Ti.format(n):n>=100||n===0?Vo.format(n):n.toFixed(2);return`${e<0&&r!=="0.00"?"\u2212":t&&e>0?"+":""}$${r}`}function qo(e){let t=["B","kB","MB","GB","TB","PB"],n=Math.abs(e),r=0;for(;n>=999.5&&r<t.length-1;r++)n/=1e3;return`${e<0?"\u2212":""}${r===0||n>=100?Vo.format(n):n.toPrecision(3)} ${t[r]}`}function Fa(e){return e>=10||e===0?Vo.format(e):e.toPrecision(2)}function Ke(e,t){return e==null?"\u2013":t==="POLYMARKET"?Zh(e):e===0?"\u2013":e>=1e3?`$${Vo.format(e)}`:e>=1?`$${e.toFixed(2)}`:`$${_d(e.toFixed(Sd(e,4)))}`}function Zh(e){let t=e*100,n=t<4||t>96;return`${Number(t.toFixed(n?1:0))} %`}var Sd=(e,t)=>Math.min(t-1-Math.floor(Math.log10(Math.abs(e))),100);function _d(e){return e.replace(/^(-?0\.)(0{3,})(?=[1-9])/,(t,n,r)=>`${n}0${Jh(r.length)}`)}var Jh=e=>String(e).replace(/\d/g,t=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089".charAt(Number(t)));function xd(e,t){let n=t==="POLYMARKET"?100:1,r=Number((Math.abs((e[1]??0)-(e[0]??0))*n).toPrecision(3)),a=r>0&&r<1?Sd(r,r===Number(r.toPrecision(1))?1:2):0,s=i=>i===0?"0":Math.abs(i)>=1?i.toLocaleString("en",{minimumFractionDigits:a,maximumFractionDigits:a}):_d(i.toFixed(a));return e.map(i=>n===1?`$${s(i)}`:`${s(i*n)} %`)}function io(e){return e.map(t=>`${t<0?"\u2212":""}$${Ti.format(Math.abs(t))}`)}function Je(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Mt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Qo(e){return Math.abs(e)>=1e5?Ti.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function lt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var fn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Ae(e){if(e in fn)return fn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var Xh=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function je(e){for(let[t,n]of Xh)if(e>=t)return`${Math.floor(e/t)} ${n}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var Ct=e=>Math.floor(Date.parse(e)/1e3);function Va(e,t){let n=(t-Date.parse(e))/1e3;return n<1?"now":`${je(n)} ago`}var eg=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),tg=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),ng=new Intl.DateTimeFormat("en-GB",{day:"2-digit",month:"short",hour:"2-digit",minute:"2-digit",timeZoneName:"shortOffset"}),Xk=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function sn(e){let t=new Date(e),n=`${eg.format(t)} UTC`;return t.getTimezoneOffset()===0?n:`${n} (${ng.format(t)} here)`}function St(e){return tg.format(new Date(e))}var Ci="smartmoney.recent",rg=8;function og(){try{return JSON.parse(sessionStorage.getItem(Ci)??"[]")}catch{return[]}}var lo=ve(og());function Td(e){lo.value=[e,...lo.value.filter(t=>t.to!==e.to)].slice(0,rg),sessionStorage.setItem(Ci,JSON.stringify(lo.value))}function Cd(){lo.value=[],sessionStorage.removeItem(Ci)}var Bo="smartmoney.key",Ot=ve(void 0),qa=ve("");ad({key:()=>Ot.value?.key??"",refused:()=>Ai("The service no longer accepts this key: it was revoked or has expired.")});async function Ho(e){let t=await ag(e);await bi(),sessionStorage.setItem(Bo,e),qa.value="",Ot.value=t}async function ag(e){try{let{config:t}=await ue(Zu,{},{key:e}),n=await Ad(()=>ue(Ju,{},{key:e}))?"customer":"read";return{key:e,scope:n,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof $e))throw t;if(t.code==="FORBIDDEN"&&await Ad(()=>ue(Xu,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new $e("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new $e("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Ad(e){try{return await e(),!0}catch(t){if(t instanceof $e&&t.code==="FORBIDDEN")return!1;throw t}}function Rd(){return sessionStorage.getItem(Bo)!==null}function Pd(e){let t=sessionStorage.getItem(Bo);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Qa(){let e=sessionStorage.getItem(Bo);e&&await Ho(e)}function Ai(e=""){sessionStorage.removeItem(Bo),Cd(),Ot.value=void 0,qa.value=e,bi()}var Ld=64,Ed=500,nr=ve([]),Ba=({kind:e,chain:t,address:n})=>`${e}/${t}/${t==="SOLANA"?n:n.toLowerCase()}`,sg=Dn(()=>new Map(nr.value.map(e=>[Ba(e),e]))),Go=Dn(()=>nr.value),Nd=Dn(()=>nr.value.filter(e=>e.watched)),uo=e=>sg.value.get(Ba(e)),$d=e=>uo(e)?.name??"",Pi=e=>uo(e)?.watched??!1,Ri=0;async function Di(){let e=Ri,{labels:t}=await ue(Zc,{});e===Ri&&(nr.value=t)}function Ud(){Ri++,nr.value=[]}var Dd=e=>nr.value.filter(t=>Ba(t)!==Ba(e));async function Ha(e,t){let{kind:n,chain:r,address:a}=e,s=uo(e),i={name:s?.name??"",note:s?.note??"",watched:s?.watched??!1,...t};if(i.name.trim()||i.note.trim()||i.watched){let{setLabel:l}=await ue(Jc,{input:{kind:n,chain:r,address:a,...i}});nr.value=[l.label,...Dd(e)]}else s&&(await ue(Xc,{kind:n,chain:r,address:a}),nr.value=Dd(e))}var ig=Symbol.for("pv"),lg=0;function o(e,t,n,r,a,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var m={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ig,__v:--lg,__i:-1,__u:0};return(a||s)&&(m.__source=a,m.__self=s),Ce.vnode&&Ce.vnode(m),m}function kr(e){let t=uo(e);return t?o("small",{class:"label",title:t.note||void 0,children:[t.watched&&o("span",{class:"star",role:"img","aria-label":"Watched",children:"\u2605"})," ",t.name||(t.watched?"":"noted")]}):null}function Ga(e){let t=uo(e),n=t?.watched??!1,[r,a]=Q(""),[s,i]=Q(!1),l=async c=>{a("");try{return await Ha(e,c),!0}catch(m){return a(m instanceof Error?m.message:String(m)),!1}};return Ot.value?.scope!=="customer"?t?.note?o("p",{class:"muted",children:t.note}):null:o(x,{children:[o("button",{type:"button","aria-pressed":n,onClick:()=>{l({watched:!n})},children:n?"\u2605 Watching":"\u2606 Watch"}),o("button",{type:"button","aria-expanded":s,onClick:()=>i(!s),children:t?.name||t?.note?"Edit label":"Add label"}),r&&o("span",{role:"alert",class:"bad",children:r}),s&&o(ug,{name:t?.name??"",note:t?.note??"",save:c=>{l(c).then(m=>{m&&i(!1)})}},e.address),!s&&t?.note&&o("p",{class:"muted note-text",children:t.note})]})}function ug({name:e,note:t,save:n}){let[r,a]=Q(e),[s,i]=Q(t);return o("form",{class:"label-form",onSubmit:l=>{l.preventDefault(),n({name:r,note:s})},children:[o("label",{class:"field",children:[o("span",{children:"Name"}),o("input",{value:r,maxLength:Ld,size:24,onInput:l=>a(l.currentTarget.value)})]}),o("label",{class:"field grow",children:[o("span",{children:"Note"}),o("input",{value:s,maxLength:Ed,onInput:l=>i(l.currentTarget.value)})]}),o("button",{type:"submit",class:"primary",children:"Save"}),(e||t)&&o("button",{type:"button",onClick:()=>n({name:"",note:""}),children:"Remove"})]})}var We={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ut=Object.keys(We),zt={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Fn=Object.keys(zt),gn=e=>e==="ALL"?null:e;function rt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:We[e]})}function za({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Nt({value:e,right:t=e}){return o("span",{class:Id(t),children:Mt(e)})}function ct({value:e}){return o("span",{class:Id(e),children:we(e,!0)})}function Id(e){return e?e>0?"num good":"num bad":"num"}function re({at:e}){return e?o("time",{dateTime:e,title:sn(e),children:Va(e,hn.value)}):o("span",{class:"muted",children:"never"})}function Ln({chain:e,address:t,window:n="ALL",class:r=""}){return o(x,{children:[o("a",{class:`mono ${r}`,href:Z(["wallet",e,t],{window:gn(n)}),title:t,children:lt(t)}),o(kr,{kind:"WALLET",chain:e,address:t})]})}function Ft({chain:e,address:t,symbol:n}){return o(x,{children:[o("a",{class:n?"symbol":"mono",href:Z(["token",e,t]),title:t,children:n||lt(t)}),o(kr,{kind:"TOKEN",chain:e,address:t})]})}function co({text:e,label:t}){let[n,r]=Q(!1),a=async()=>{await navigator.clipboard.writeText(e),r(!0),setTimeout(()=>r(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{a()},"aria-label":`Copy ${t}`,children:n?"Copied":"Copy"})}function V({title:e,actions:t,children:n,class:r=""}){return o("section",{class:`card ${r}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),n]})}function Xe({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:n,note:r})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[n,r!==void 0&&o("small",{children:r})]})]},t))})}function _e({title:e,about:t,children:n}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),n&&o("div",{class:"actions",children:n})]})}function rr({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function Y({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var Wd={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function Kt({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),Wd[e.code]&&o("div",{children:Wd[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function le({query:e,children:t}){let{data:n,refusal:r,loading:a,reload:s}=e;return n===void 0?r?o(Kt,{refusal:r,retry:s}):o(rr,{}):o("div",{"aria-busy":a,class:"stack",children:[r&&o(Kt,{refusal:r,retry:s}),t(n)]})}async function zo(e){try{return await e()}catch(t){if(t instanceof $e)return{refusal:t};throw t}}function Sr({outcome:e,what:t="secret"}){return o("div",{role:"status",children:[e.refusal&&o(Kt,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The ",t,", which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(co,{text:e.secret,label:`the ${t}`})]})]})}var Md=50,cg="1200px 0px";function Od({rows:e,id:t,line:n,columns:r}){let a=nt(void 0),s=nt(new Map),i=dg(e,t,a.current);xe(()=>{a.current=e[0]===void 0?void 0:{id:t(e[0]),at:i}}),xe(()=>{let c=()=>s.current.clear();return addEventListener("resize",c),()=>removeEventListener("resize",c)},[]);let l=[];return e.forEach((c,m)=>{let g=Math.floor((i+m)/Md),p=l.at(-1);p?.number===g?p.rows.push(c):l.push({number:g,from:m,rows:[c]})}),o(x,{children:l.map(c=>o(mg,{...c,drawn:c.from<Md,line:n,columns:r,heights:s.current},c.number))})}function dg(e,t,n){if(!n)return 0;let r=e.findIndex(a=>t(a)===n.id);return r<0?0:n.at-r}function mg({number:e,from:t,rows:n,drawn:r,line:a,columns:s,heights:i}){let l=nt(null),[c,m]=Q(r),g=nt(0);if(xe(()=>{let f=l.current;if(!f)return;let b=new IntersectionObserver(v=>{let{isIntersecting:P,boundingClientRect:D}=v.at(-1),R=P||f.contains(document.activeElement);!R&&g.current&&i.set(e,D.height/g.current),m(R)},{rootMargin:cg});return b.observe(f),()=>b.disconnect()},[]),g.current=c?n.length:0,c)return o("tbody",{ref:l,children:n.map((f,b)=>a(f,b===0?t+2:void 0))});let p=(i.get(e)??pg(i))*n.length;return o("tbody",{ref:l,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${p}px`},children:o("span",{class:"sr-only",children:[n.length," rows, drawn when they are near the window"]})})})})}function pg(e){return e.size===0?56:[...e.values()].reduce((t,n)=>t+n,0)/e.size}var Ka=2e3;function fg(e){if(e==null)return"";if(typeof e!="string")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Li(e){return e.map(t=>t.map(fg).join(",")).join(`\r
`)}function Vd(e,t,n){if(e===null||["string","number","boolean"].includes(typeof e))n.set(t||"value",e);else if(Array.isArray(e))e.every(r=>typeof r=="string")&&n.set(t,e.join(" "));else if(typeof e=="object"&&e?.constructor===Object)for(let[r,a]of Object.entries(e)){let s=r.replace(/([A-Z])/g,"_$1").toLowerCase();Vd(a,t&&s!=="node"&&t!=="node"?`${t}_${s}`:s,n)}}function Fd(e){let t=e.map(r=>{let a=new Map;return Vd(r,"",a),a}),n=[...new Set(t.flatMap(r=>[...r.keys()]))];return Li([n,...t.map(r=>n.map(a=>r.get(a)))])}function ja(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"text/csv"})),n.download=`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,60)}-${new Date().toISOString().slice(0,10)}.csv`,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function _r(e){return{rows:e?.nodes??[],next:e?.pageInfo.hasNextPage?e.pageInfo.endCursor:null}}async function hg(e){let t=[];for(let n=null;;){let{rows:r,next:a}=await e(n);if(t.push(...r),a===null||t.length>=Ka)return t.slice(0,Ka);n=a}}function qd({label:e,rows:t,page:n}){let[r,a]=Q(""),s=async()=>{if(!n)return ja(e,Fd(t));a("Loading\u2026");try{let i=await hg(n);ja(e,Fd(i)),a(i.length===Ka?`the first ${Ka.toLocaleString("en")}`:"")}catch(i){a(i instanceof Error?i.message:String(i))}};return o("div",{class:"csv",children:[o("span",{role:"status",class:"muted",children:r}),o("button",{type:"button",class:"quiet small","aria-label":`CSV of ${e}`,title:"Save this list as CSV",disabled:r==="Loading\u2026",onClick:()=>{s()},children:"CSV"})]})}var Ei=matchMedia("(max-width: 640px)"),Ni=ve(Ei.matches);Ei.addEventListener("change",()=>{Ni.value=Ei.matches});var gg=["Signal","Wallet","Token","Market","Outcome","Setting"],yg=["Since signal","Gain","Profit","Net flow","Adds","Right","Volume","Value","Amount"],Qd=["Rank","Rank then"],bg=["Trend"],$i=20;function oe({label:e,columns:t,rows:n,id:r,class:a,long:s=!1,part:i=!1,ordered:l,csv:c}){let[m,g]=Q(),p=i?void 0:t.find(L=>L.name===m?.name)?.sort,f=p&&m?[...n].sort((L,E)=>vg(p(L),p(E))*(m.up?1:-1)):n,b=t.some(L=>L.width!==void 0),v=L=>g(E=>E?.name===L?{name:L,up:!E.up}:{name:L,up:!1}),P=(L,E)=>o(Ui,{row:L,columns:t,class:a?.(L),index:E},r(L)),D=L=>{let{order:E}=L;if(E&&l)return{sorted:E===l.by?"descending":"none",click:()=>l.choose(E)};if(!(!L.sort||i))return{sorted:m?.name!==L.name?"none":m.up?"ascending":"descending",click:()=>v(L.name)}},[R,k]=Q($i),C=Ni.value&&f.length>R?f.slice(0,R):f,T=f.length-C.length;return o(x,{children:[o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:[o("table",{class:b?"fixed":void 0,"aria-rowcount":s?n.length+1:void 0,children:[b&&o("colgroup",{children:t.map(L=>o("col",{style:L.width===void 0?void 0:{width:`${L.width}rem`}},L.name))}),o("thead",{children:o("tr",{children:t.map(L=>{let E=D(L);return o("th",{scope:"col",title:L.title,class:Bd(L),"aria-sort":E?.sorted,children:E?o("button",{type:"button",class:"sort",onClick:E.click,children:L.name}):L.name},L.name)})})}),s?o(Od,{rows:C,id:r,line:P,columns:t.length}):o("tbody",{children:C.map(L=>P(L))})]}),T>0&&o("button",{type:"button",class:"more-rows",onClick:()=>k(R+2*$i),children:["Show ",Math.min(T,2*$i)," more of ",T.toLocaleString("en")]})]}),c!==!1&&n.length>0&&o(qd,{label:e,rows:f,page:c})]})}var Ui=class extends Jn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:n,class:r,index:a}){return o("tr",{class:r,"aria-rowindex":a,children:n.map(s=>o("td",{"data-name":s.name,class:Bd(s,n),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function Bd(e,t){return[e.number&&"number",e.wide&&"wide",t&&wg(e,t)].filter(Boolean).join(" ")||void 0}function wg(e,t){if(Qd.includes(e.name))return"lead";if(bg.includes(e.name))return"trend";let n=s=>s.map(i=>t.find(l=>l.name===i)).find(i=>i&&!i.wide),r=n(gg)??t.find(s=>!s.number)??t[0];if(e===r)return"subject";let a=n(yg.filter(s=>s!==r?.name))??t.findLast(s=>s.number&&!s.wide&&s!==r&&!Qd.includes(s.name))??(t.length===2?t[1]:void 0);return e===a?"outcome":void 0}function vg(e,t){return e<t?-1:e>t?1:0}function mo({shown:e,total:t,noun:n,more:r,first:a}){return o("nav",{class:"pager","aria-label":`Pages of ${n}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",n]}),a&&o("button",{type:"button",onClick:a,children:"First page"}),r&&o("button",{type:"button",onClick:r,children:"Next page"})]})}function Hd(){let e=X(rc,{},{every:15e3});return o(x,{children:[o(_e,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(le,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Wi,{of:t})})})]})}var Ii=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(x,{children:["revoked ",o(re,{at:e.revokedAt})]}):e.expiresAt?`until ${St(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(re,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>_(e.uses)},{name:"Created",wide:!0,cell:e=>St(e.createdAt)}],kg=[{name:"Webhook",cell:e=>o(x,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(x,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(re,{at:e.lastSuccessAt})}];function Wi({of:e,limits:t,keys:n}){return o(x,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(re,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(V,{title:"Budget",children:o(Sg,{of:e.budget})}),o(V,{title:"Limits of all keys together",class:"spaced",children:[o(_g,{of:e}),t]}),n??o(V,{title:"Keys",children:o(oe,{label:"Keys, newest first",columns:Ii,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&o(V,{title:"Webhooks",children:o(oe,{label:"Webhooks",columns:kg,rows:e.webhooks,id:r=>String(r.number)})})]})}function Sg({of:e}){let t=(Date.parse(e.day)+864e5-hn.value)/1e3;return o(Xe,{items:[{name:"Signals today",value:_(e.dailyUsed),note:`of ${_(e.dailyBudget)}, ${St(e.day)}`},{name:"Starts anew",value:t>0?`in ${je(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(n=>n.used>0||n.limit!==null).map(n=>({name:Ae(n.type),value:_(n.used),note:n.limit===null?"no limit":`of ${_(n.limit)}`}))]})}function _g({of:e}){let t=(n,r)=>({value:n===null?"no limit":Qo(n),note:n===null?void 0:r});return o(x,{children:[o(Xe,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function zd({args:[e]}){return e?o(Ag,{id:e}):o(Cg,{})}var xg=[{name:"Customer",cell:e=>o(x,{children:[o("a",{href:Z(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>_(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(re,{at:Tg(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>_(e.keys.reduce((t,n)=>t+n.uses,0))},{name:"Signals today",number:!0,cell:e=>o(x,{children:[_(e.budget.dailyUsed),o("small",{children:["of ",_(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>St(e.createdAt)}];function Tg(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function Cg(){let[e,t]=Q(),n=X(tc,{after:e},{every:15e3});return o(x,{children:[o(_e,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(le,{query:n,children:({customers:r})=>r.totalCount===0?o(Y,{title:"No customer yet",children:"Create one below."}):o(V,{children:[o(oe,{label:"Customers",columns:xg,rows:r.nodes,id:a=>a.customerId}),o(mo,{shown:r.nodes.length,total:r.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:r.pageInfo.hasNextPage?()=>t(r.pageInfo.endCursor??void 0):void 0})]})}),o("div",{class:"stack",children:[o(Ng,{}),o(Eg,{})]})]})}function Ag({id:e}){let t=X(nc,{id:e},{every:15e3});return o(le,{query:t,children:({customer:n})=>n?o(Rg,{customer:n,changed:t.reload}):o(Y,{title:"There is no such customer",children:o("a",{href:Z(["customers"]),children:"All customers"})})})}function Mi(e){let[t,n]=Q({}),[r,a]=Q(!1);return[t,async s=>{a(!0),n(await zo(s)),a(!1),e()},r]}function Rg({customer:e,changed:t}){let[n,r,a]=Mi(t),s=e.customerId,i=()=>r(async()=>(e.suspendedAt?await ue(ic,{id:s}):await ue(sc,{id:s}),{text:e.suspendedAt?"Its keys work again within 5 seconds.":"Every process refuses its keys within 5 seconds."})),l=()=>r(async()=>(await ue(uc,{id:s}),xi(["customers"]),{}));return o("div",{class:"stack",children:[o(_e,{title:e.name||s,about:o("span",{class:"mono",children:s}),children:[o("a",{href:Z(["customers"]),children:"All customers"}),o("button",{type:"button",disabled:a,onClick:()=>{i()},children:e.suspendedAt?"Resume":"Suspend"}),o(Kd,{label:"Delete",sure:`Really delete all of ${s}`,busy:a,onSure:()=>{l()}})]}),o(Sr,{outcome:n}),o(Wi,{of:e,limits:o(Pg,{customer:e,run:r,busy:a},s),keys:o(jd,{of:s,keys:e.keys,changed:t})})]})}function Kd({label:e,sure:t,busy:n,name:r,onSure:a,small:s}){let[i,l]=Q(!1);return o("button",{type:"button",class:s?"small danger":"danger",disabled:n,"aria-label":r&&`${i?t:e} ${r}`,onBlur:()=>l(!1),onClick:()=>{i&&a(),l(!i)},children:i?t:e})}var Gd=[{name:"requestsPerSecond",label:"Requests a second",step:"any"},{name:"costPerSecond",label:"Cost a second",step:"any"},{name:"ingestEventsPerSecond",label:"Ingested events a second",step:"any"},{name:"streams",label:"Open streams",step:"1"}];function Pg({customer:e,run:t,busy:n}){let r=a=>{a.preventDefault();let s=new FormData(a.currentTarget),i=Object.fromEntries(Gd.map(({name:l})=>[l,s.get(l)?Number(s.get(l)):null]));t(async()=>(await ue(lc,{id:e.customerId,input:i}),{text:"Limits saved: every process obeys within 5 seconds."}))};return o("form",{class:"filters","aria-label":"Limits",onSubmit:a=>r(a),children:[Gd.map(({name:a,label:s,step:i})=>o("label",{class:"field",children:[o("span",{children:s}),o("input",{name:a,type:"number",min:0,step:i,placeholder:"none",defaultValue:e[a]===null?"":String(e[a])})]},a)),o("button",{type:"submit",disabled:n,children:"Save limits"})]})}var Dg=[{value:"READ",label:"read"},{value:"CUSTOMER",label:"customer"},{value:"INGEST",label:"ingest"}],Lg=[{value:"",label:"never"},{value:"30",label:"in 30 days"},{value:"90",label:"in 90 days"},{value:"365",label:"in a year"}];function jd({of:e,keys:t,changed:n}){let[r,a,s]=Mi(n),i=p=>{p.preventDefault();let f=new FormData(p.currentTarget),b=Number(f.get("days"));a(async()=>{let{secret:v,key:P}=(await ue(cc,{input:{customerId:e,scope:e?f.get("scope"):"OPERATOR",expiresAt:b?new Date(Date.now()+b*864e5).toISOString():null}})).createKey;return{secret:v,text:`Key ${P.keyId} of scope ${P.scope}.`}})},l=p=>{a(async()=>({secret:(await ue(dc,{id:p})).rotateKey.secret,text:`It replaces key ${p}, which works for another 24 hours.`}))},c=p=>{a(async()=>(await ue(mc,{id:p}),{text:`Key ${p} is revoked: every process refuses it within 5 seconds.`}))},m=p=>!p.revokedAt&&!(p.expiresAt&&Date.parse(p.expiresAt)<=hn.value),g=[...Ii,{name:"",cell:p=>m(p)&&o(x,{children:[o("button",{type:"button",class:"small",disabled:s,"aria-label":`Rotate ${p.keyId}`,onClick:()=>l(p.keyId),children:"Rotate"})," ",o(Kd,{small:!0,label:"Revoke",sure:"Really revoke",name:p.keyId,busy:s,onSure:()=>c(p.keyId)})]})}];return o(V,{title:e?"Keys":"Keys of operators",class:"spaced",children:[o(Sr,{outcome:r,what:"key"}),o(oe,{label:e?"Keys, newest first":"Keys of operators, newest first",columns:g,rows:t,id:p=>p.keyId}),o("form",{class:"filters","aria-label":"Create a key",onSubmit:p=>i(p),children:[e&&o("label",{class:"field",children:[o("span",{children:"Scope"}),o("select",{name:"scope",children:Dg.map(({value:p,label:f})=>o("option",{value:p,children:f},p))})]}),o("label",{class:"field",children:[o("span",{children:"Expires"}),o("select",{name:"days",children:Lg.map(({value:p,label:f})=>o("option",{value:p,children:f},p))})]}),o("button",{type:"submit",disabled:s,children:"Create a key"})]})]})}function Eg(){let e=X(oc,{},{every:15e3});return o(le,{query:e,children:({operatorKeys:t})=>o(jd,{keys:t,changed:e.reload})})}function Ng(){let[e,t,n]=Mi(()=>{}),r=a=>{a.preventDefault();let s=new FormData(a.currentTarget);t(async()=>{let{customer:i}=(await ue(ac,{input:{name:String(s.get("name")),id:String(s.get("id"))||null}})).createCustomer;return xi(["customers",i.customerId]),{}})};return o(V,{title:"New customer",class:"spaced",children:[o("form",{class:"filters",onSubmit:a=>r(a),children:[o("label",{class:"field grow",children:[o("span",{children:"Name, which operators see"}),o("input",{name:"name",maxLength:200,required:!0})]}),o("label",{class:"field",children:[o("span",{children:"Id; empty: one is made"}),o("input",{name:"id",maxLength:64,pattern:"[A-Za-z0-9._\\-]+"})]}),o("button",{type:"submit",class:"primary",disabled:n,children:"Create"})]}),o(Sr,{outcome:e})]})}function yn({label:e,choices:t,chosen:n,change:r,nothing:a=!1}){let s=i=>r(n.includes(i)?n.filter(l=>l!==i):[...n,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:[o("button",{type:"button",class:"chip","aria-pressed":n.length===0&&!a,onClick:()=>r([]),children:"All"}),t.map(({value:i,label:l})=>o("button",{type:"button",class:"chip","aria-pressed":n.includes(i),onClick:()=>s(i),children:l},i))]})}function Ee({label:e,choices:t,chosen:n,change:r}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button","aria-pressed":a===n,onClick:()=>r(a),children:s},a))})}function Vn({label:e,choices:t,chosen:n,change:r}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:n,onChange:a=>r(a.currentTarget.value),children:t.map(({value:a,label:s})=>o("option",{value:a,children:s},a))})]})}function En({value:e,change:t,type:n,...r}){let[a,s]=Q();return o("input",{...r,type:n,value:a??e,onInput:i=>s(i.currentTarget.value),onChange:i=>{i.currentTarget.reportValidity()&&t(i.currentTarget.value)},onBlur:i=>{i.currentTarget.validity.valid&&s(void 0)}})}function Oi({label:e,value:t,change:n,min:r=0,max:a,step:s="any",hint:i}){return o("label",{class:"field",children:[o("span",{children:e}),o(En,{type:"number",inputMode:"decimal",value:t,change:n,min:r,max:a,step:s,placeholder:i})]})}function Nn({names:e,children:t}){let[n,r]=Q(!1),a=Ca(),s=e.filter(i=>Ze.value.params.get(i)).length;return o(x,{children:[o("button",{type:"button",class:"narrow-only","aria-expanded":n,"aria-controls":a,onClick:()=>r(!n),children:["Filter (",s,")"]}),o("div",{id:a,class:n?"filters open":"filters folded",children:t})]})}function Zd(){let[e,t]=Q(Ze.value.params.get("text")??""),n=Ea(e.trim(),300);return xe(()=>se({text:n}),[n]),o("div",{class:"stack",children:[o(_e,{title:"Find",about:"Wallets and tokens by a part of an address or a symbol, markets by a part of the question. The box in the header finds the same from any page."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:r=>t(r.currentTarget.value)})]}),[...n].length<2?o(Y,{title:"Write at least two characters"}):o($g,{text:n})]})}function $g({text:e}){let t=X(Aa,{text:e});return o(le,{query:t,children:({lookup:n})=>n.wallets.length+n.tokens.length+n.markets.length===0?o(Y,{title:"Nothing contains this",children:"What no source has sent yet is not known."}):o(Ug,{found:n})})}function Ug({found:e}){return o(x,{children:[e.tokens.length>0&&o(V,{title:"Tokens",children:o(oe,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(Jd,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Ke(t.priceUsd,t.chain)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":we(t.volume24hUsd)}]})}),e.markets.length>0&&o(V,{title:"Markets",children:o(oe,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:Z(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>we(t.volume24hr)}]})}),e.wallets.length>0&&o(V,{title:"Wallets",children:o(oe,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Ln,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(ct,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>_(t.tradeCount)},{name:"Last trade",cell:t=>o(re,{at:t.lastTradeTime})}]})})]})}function Jd({chain:e,address:t,symbol:n,market:r}){return r?o(x,{children:[o("a",{class:"symbol",href:Z(["token",e,t]),children:r.outcomeLabel||lt(t)})," ",o("small",{class:"muted",children:r.question})]}):o(Ft,{chain:e,address:t,symbol:n})}var Yd=["HOUR","SIX_HOURS","DAY"],Ig={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function Xd(){let e=be("chain",ut,"BASE"),t=be("window",Yd,"DAY"),n=X(fc,{chain:e,window:t},{every:15e3});return o(x,{children:[o(_e,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o(Nn,{names:["chain","window"],children:[o(Ee,{label:"Chain",choices:ut.map(r=>({value:r,label:We[r]})),chosen:e,change:r=>se({chain:r})}),o(Ee,{label:"Hours",choices:Yd.map(r=>({value:r,label:Ig[r]})),chosen:t,change:r=>se({window:r})})]}),o("section",{class:"card","aria-label":"Trending",children:o(le,{query:n,children:({trendingTokens:r})=>r.length===0?o(Y,{title:"No top wallet bought anything",children:["In these hours of ",We[e],". A longer time, or another chain, may show more."]}):o(x,{children:[o("p",{class:"muted small",children:["Since ",sn(r[0].since)]}),o(oe,{label:"Tokens that top wallets buy",rows:r,id:a=>a.token.address,columns:[{name:"Token",cell:a=>o(Jd,{chain:e,address:a.token.address,symbol:a.token.symbol,market:a.token.market})},{name:"Buyers",number:!0,cell:a=>_(a.buyers),sort:a=>a.buyers},{name:"Sellers",number:!0,cell:a=>_(a.sellers),sort:a=>a.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:a=>o(ct,{value:a.netFlowUsd}),sort:a=>a.netFlowUsd},{name:"Price",number:!0,cell:a=>Ke(a.token.priceUsd,e)},{name:"Change",number:!0,title:"Of the price since then",cell:a=>o(Nt,{value:a.priceChangePct===null?null:a.priceChangePct/100}),sort:a=>a.priceChangePct??-1/0}]})]})})})]})}var Wg="uplot",Mg="u-hz",Og="u-vt",Fg="u-title",Vg="u-wrap",qg="u-under",Qg="u-over",Bg="u-axis",Cr="u-off",Hg="u-select",Gg="u-cursor-x",zg="u-cursor-y",Kg="u-cursor-pt",jg="u-legend",Yg="u-live",Zg="u-inline",Jg="u-series",Xg="u-marker",em="u-label",ey="u-value",jo="width",Yo="height";var tm="bottom",po="left",Fi="right",rl="#000",nm=rl+"0",Vi="mousemove",rm="mousedown",qi="mouseup",om="mouseenter",am="mouseleave",sm="dblclick",ty="resize",ny="scroll",im="change",es="dppxchange",ol="--",vo=typeof window<"u",zi=vo?document:null,ho=vo?window:null,ry=vo?navigator:null,Ne,Ya;function Ki(){let e=devicePixelRatio;Ne!=e&&(Ne=e,Ya&&Yi(im,Ya,Ki),Ya=matchMedia(`(min-resolution: ${Ne-.001}dppx) and (max-resolution: ${Ne+.001}dppx)`),Ar(im,Ya,Ki),ho.dispatchEvent(new CustomEvent(es)))}function jt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ji(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function He(e,t,n){e.style[t]=n+"px"}function bn(e,t,n,r){let a=zi.createElement(e);return t!=null&&jt(a,t),n?.insertBefore(a,r),a}function ln(e,t){return bn("div",e,t)}var lm=new WeakMap;function $n(e,t,n,r,a){let s="translate("+t+"px,"+n+"px)",i=lm.get(e);s!=i&&(e.style.transform=s,lm.set(e,s),t<0||n<0||t>r||n>a?jt(e,Cr):ji(e,Cr))}var um=new WeakMap;function cm(e,t,n){let r=t+n,a=um.get(e);r!=a&&(um.set(e,r),e.style.background=t,e.style.borderColor=n)}var dm=new WeakMap;function mm(e,t,n,r){let a=t+""+n,s=dm.get(e);a!=s&&(dm.set(e,a),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=r?-t/2+"px":0,e.style.marginTop=r?-n/2+"px":0)}var al={passive:!0},oy={...al,capture:!0};function Ar(e,t,n,r){t.addEventListener(e,n,r?oy:al)}function Yi(e,t,n,r){t.removeEventListener(e,n,al)}vo&&Ki();function wn(e,t,n,r){let a;n=n||0,r=r||t.length-1;let s=r<=2147483647;for(;r-n>1;)a=s?n+r>>1:Yt((n+r)/2),t[a]<e?n=a:r=a;return e-t[n]<=t[r]-e?n:r}function Fm(e){return(n,r,a)=>{let s=-1,i=-1;for(let l=r;l<=a;l++)if(e(n[l])){s=l;break}for(let l=a;l>=r;l--)if(e(n[l])){i=l;break}return[s,i]}}var Vm=e=>e!=null,qm=e=>e!=null&&e>0,rs=Fm(Vm),ay=Fm(qm);function sy(e,t,n,r=0,a=!1){let s=a?ay:rs,i=a?qm:Vm;[t,n]=s(e,t,n);let l=e[t],c=e[t];if(t>-1)if(r==1)l=e[t],c=e[n];else if(r==-1)l=e[n],c=e[t];else for(let m=t;m<=n;m++){let g=e[m];i(g)&&(g<l?l=g:g>c&&(c=g))}return[l??Me,c??-Me]}function os(e,t,n,r){let a=hm(e),s=hm(t);e==t&&(a==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?qn:Qm,l=a==1?Yt:un,c=s==1?un:Yt,m=l(i(ht(e))),g=c(i(ht(t))),p=go(n,m),f=go(n,g);return n==10&&(m<0&&(p=Oe(p,-m)),g<0&&(f=Oe(f,-g))),r||n==2?(e=p*a,t=f*s):(e=zm(e,p),t=as(t,f)),[e,t]}function sl(e,t,n,r){let a=os(e,t,n,r);return e==0&&(a[0]=0),t==0&&(a[1]=0),a}var il=.1,pm={mode:3,pad:il},Jo={pad:0,soft:null,mode:0},iy={min:Jo,max:Jo};function ts(e,t,n,r){return ss(n)?fm(e,t,n):(Jo.pad=n,Jo.soft=r?0:null,Jo.mode=r?3:0,fm(e,t,iy))}function De(e,t){return e??t}function ly(e,t,n){for(t=De(t,0),n=De(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function fm(e,t,n){let r=n.min,a=n.max,s=De(r.pad,0),i=De(a.pad,0),l=De(r.hard,-Me),c=De(a.hard,Me),m=De(r.soft,Me),g=De(a.soft,-Me),p=De(r.mode,0),f=De(a.mode,0),b=t-e,v=qn(b),P=$t(ht(e),ht(t)),D=qn(P),R=ht(D-v);(b<1e-24||R>10)&&(b=0,(e==0||t==0)&&(b=1e-24,p==2&&m!=Me&&(s=0),f==2&&g!=-Me&&(i=0)));let k=b||P||1e3,C=qn(k),T=go(10,Yt(C)),L=k*(b==0?e==0?.1:1:s),E=Oe(zm(e-L,T/10),24),te=e>=m&&(p==1||p==3&&E<=m||p==2&&E>=m)?m:Me,ee=$t(l,E<te&&e>=te?te:vn(te,E)),pe=k*(b==0?t==0?.1:1:i),ne=Oe(as(t+pe,T/10),24),$=t<=g&&(f==1||f==3&&ne>=g||f==2&&ne<=g)?g:-Me,ae=vn(c,ne>$&&t<=$?$:$t($,ne));return ee==ae&&ee==0&&(ae=100),[ee,ae]}var uy=new Intl.NumberFormat(vo?ry.language:"en-US"),ll=e=>uy.format(e),Zt=Math,Xa=Zt.PI,ht=Zt.abs,Yt=Zt.floor,ft=Zt.round,un=Zt.ceil,vn=Zt.min,$t=Zt.max,go=Zt.pow,hm=Zt.sign,qn=Zt.log10,Qm=Zt.log2,cy=(e,t=1)=>Zt.sinh(e)*t,Qi=(e,t=1)=>Zt.asinh(e/t),Me=1/0;function gm(e){return(qn((e^e>>31)-(e>>31))|0)+1}function Zi(e,t,n){return vn($t(e,t),n)}function Bm(e){return typeof e=="function"}function ke(e){return Bm(e)?e:()=>e}var dy=()=>{},Hm=e=>e,Gm=(e,t)=>t,my=e=>null,ym=e=>!0,bm=(e,t)=>e==t,py=/\.\d*?(?=9{6,}|0{6,})/gm,Rr=e=>{if(jm(e)||ar.has(e))return e;let t=`${e}`,n=t.match(py);if(n==null)return e;let r=n[0].length-1;if(t.indexOf("e-")!=-1){let[a,s]=t.split("e");return+`${Rr(a)}e${s}`}return Oe(e,r)};function xr(e,t){return Rr(Oe(Rr(e/t))*t)}function as(e,t){return Rr(un(Rr(e/t))*t)}function zm(e,t){return Rr(Yt(Rr(e/t))*t)}function Oe(e,t=0){if(jm(e))return e;let n=10**t,r=e*n*(1+Number.EPSILON);return ft(r)/n}var ar=new Map;function Km(e){return((""+e).split(".")[1]||"").length}function ea(e,t,n,r){let a=[],s=r.map(Km);for(let i=t;i<n;i++){let l=ht(i),c=Oe(go(e,i),l);for(let m=0;m<r.length;m++){let g=e==10?+`${r[m]}e${i}`:r[m]*c,p=(i>=0?0:l)+(i>=s[m]?0:s[m]),f=e==10?g:Oe(g,p);a.push(f),ar.set(f,p)}}return a}var Xo={},ul=[],yo=[null,null],or=Array.isArray,jm=Number.isInteger,fy=e=>e===void 0;function wm(e){return typeof e=="string"}function ss(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function hy(e){return e!=null&&typeof e=="object"}var gy=Object.getPrototypeOf(Uint8Array),Ym="__proto__";function bo(e,t=ss){let n;if(or(e)){let r=e.find(a=>a!=null);if(or(r)||t(r)){n=Array(e.length);for(let a=0;a<e.length;a++)n[a]=bo(e[a],t)}else n=e.slice()}else if(e instanceof gy)n=e.slice();else if(t(e)){n={};for(let r in e)r!=Ym&&(n[r]=bo(e[r],t))}else n=e;return n}function dt(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let a in r)a!=Ym&&(ss(e[a])?dt(e[a],bo(r[a])):e[a]=bo(r[a]))}return e}var yy=0,by=1,wy=2;function vy(e,t,n){for(let r=0,a,s=-1;r<t.length;r++){let i=t[r];if(i>s){for(a=i-1;a>=0&&e[a]==null;)e[a--]=null;for(a=i+1;a<n&&e[a]==null;)e[s=a++]=null}}}function ky(e,t){if(xy(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Ty(i[0])||(i=_y(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],m=c.length;for(let g=0;g<m;g++)n.add(c[g])}let r=[Array.from(n).sort((i,l)=>i-l)],a=r[0].length,s=new Map;for(let i=0;i<a;i++)s.set(r[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];for(let m=1;m<l.length;m++){let g=l[m],p=Array(a).fill(void 0),f=t?t[i][m]:by,b=[];for(let v=0;v<g.length;v++){let P=g[v],D=s.get(c[v]);P===null?f!=yy&&(p[D]=P,f==wy&&b.push(D)):p[D]=P}vy(p,b,a),r.push(p)}}return r}var Sy=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function _y(e){let t=e[0],n=t.length,r=Array(n);for(let s=0;s<r.length;s++)r[s]=s;r.sort((s,i)=>t[s]-t[i]);let a=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let c=0;c<n;c++)l[c]=i[r[c]];a.push(l)}return a}function xy(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let a=e[r][0];if(a.length!=n)return!1;if(a!=t){for(let s=0;s<n;s++)if(a[s]!=t[s])return!1}}return!0}function Ty(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,a=n-1;for(;r<=a&&e[r]==null;)r++;for(;a>=r&&e[a]==null;)a--;if(a<=r)return!0;let s=$t(1,Yt((a-r+1)/t));for(let i=e[r],l=r+s;l<=a;l+=s){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}var Zm=["January","February","March","April","May","June","July","August","September","October","November","December"],Jm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Xm(e){return e.slice(0,3)}var Cy=Jm.map(Xm),Ay=Zm.map(Xm),Ry={MMMM:Zm,MMM:Ay,WWWW:Jm,WWW:Cy};function Ko(e){return(e<10?"0":"")+e}function Py(e){return(e<10?"00":e<100?"0":"")+e}var Dy={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ko(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ko(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Ko(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ko(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ko(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Py(e.getMilliseconds())};function cl(e,t){t=t||Ry;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,a;for(;a=r.exec(e);)n.push(a[0][0]=="{"?Dy[a[1]]:a[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var Ly=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Ey(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Ly?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var ep=e=>e%1==0,ns=[1,2,2.5,5],Ny=ea(10,-32,0,ns),tp=ea(10,0,32,ns),$y=tp.filter(ep),Tr=Ny.concat(tp),dl=`
`,np="{YYYY}",vm=dl+np,rp="{M}/{D}",Zo=dl+rp,Za=Zo+"/{YY}",op="{aa}",Uy="{h}:{mm}",fo=Uy+op,km=dl+fo,Sm=":{ss}",Ue=null;function ap(e){let t=e*1e3,n=t*60,r=n*60,a=r*24,s=a*30,i=a*365,c=(e==1?ea(10,0,3,ns).filter(ep):ea(10,-3,0,ns)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,a,a*2,a*3,a*4,a*5,a*6,a*7,a*8,a*9,a*10,a*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),m=[[i,np,Ue,Ue,Ue,Ue,Ue,Ue,1],[a*28,"{MMM}",vm,Ue,Ue,Ue,Ue,Ue,1],[a,rp,vm,Ue,Ue,Ue,Ue,Ue,1],[r,"{h}"+op,Za,Ue,Zo,Ue,Ue,Ue,1],[n,fo,Za,Ue,Zo,Ue,Ue,Ue,1],[t,Sm,Za+" "+fo,Ue,Zo+" "+fo,Ue,km,Ue,1],[e,Sm+".{fff}",Za+" "+fo,Ue,Zo+" "+fo,Ue,km,Ue,1]];function g(p){return(f,b,v,P,D,R)=>{let k=[],C=D>=i,T=D>=s&&D<i,L=p(v),E=Oe(L*e,3),te=Bi(L.getFullYear(),C?0:L.getMonth(),T||C?1:L.getDate()),ee=Oe(te*e,3);if(T||C){let pe=T?D/s:0,ne=C?D/i:0,$=E==ee?E:Oe(Bi(te.getFullYear()+ne,te.getMonth()+pe,1)*e,3),ae=new Date(ft($/e)),q=ae.getFullYear(),W=ae.getMonth();for(let M=0;$<=P;M++){let F=Bi(q+ne*M,W+pe*M,1),I=F-p(Oe(F*e,3));$=Oe((+F+I)*e,3),$<=P&&k.push($)}}else{let pe=D>=a?a:D,ne=Yt(v)-Yt(E),$=ee+ne+as(E-ee,pe);k.push($);let ae=p($),q=ae.getHours()+ae.getMinutes()/n+ae.getSeconds()/r,W=D/r,M=f.axes[b]._space,F=R/M;for(;$=Oe($+D,e==1?0:3),!($>P);)if(W>1){let I=Yt(Oe(q+W,6))%24,K=p($).getHours()-I;K>1&&(K=-1),$-=K*r,q=(q+W)%24;let ge=k[k.length-1];Oe(($-ge)/D,3)*F>=.7&&k.push($)}else k.push($)}return k}}return[c,m,g]}var[Iy,Wy,My]=ap(1),[Oy,Fy,Vy]=ap(.001);ea(2,-53,53,[1]);function _m(e,t){return e.map(n=>n.map((r,a)=>a==0||a==8||r==null?r:t(a==1||n[8]==0?r:n[1]+r)))}function xm(e,t){return(n,r,a,s,i)=>{let l=t.find(v=>i>=v[0])||t[t.length-1],c,m,g,p,f,b;return r.map(v=>{let P=e(v),D=P.getFullYear(),R=P.getMonth(),k=P.getDate(),C=P.getHours(),T=P.getMinutes(),L=P.getSeconds(),E=D!=c&&l[2]||R!=m&&l[3]||k!=g&&l[4]||C!=p&&l[5]||T!=f&&l[6]||L!=b&&l[7]||l[1];return c=D,m=R,g=k,p=C,f=T,b=L,E(P)})}}function qy(e,t){let n=cl(t);return(r,a,s,i,l)=>a.map(c=>n(e(c)))}function Bi(e,t,n){return new Date(e,t,n)}function Tm(e,t){return t(e)}var Qy="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Cm(e,t){return(n,r,a,s)=>s==null?ol:t(e(r))}function By(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Hy(e,t){return e.series[t].fill(e,t)}var Gy={show:!0,live:!0,isolate:!1,mount:dy,markers:{show:!0,width:2,stroke:By,fill:Hy,dash:"solid"},idx:null,idxs:null,values:[]};function zy(e,t){let n=e.cursor.points,r=ln(),a=n.size(e,t);He(r,jo,a),He(r,Yo,a);let s=a/-2;He(r,"marginLeft",s),He(r,"marginTop",s);let i=n.width(e,t,a);return i&&He(r,"borderWidth",i),r}function Ky(e,t){let n=e.series[t].points;return n._fill||n._stroke}function jy(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Yy(e,t){return e.series[t].points.size}var Hi=[0,0];function Zy(e,t,n){return Hi[0]=t,Hi[1]=n,Hi}function Ja(e,t,n,r=!0){return a=>{a.button==0&&(!r||a.target==t)&&n(a)}}function Gi(e,t,n,r=!0){return a=>{(!r||a.target==t)&&n(a)}}var Jy={show:!0,x:!0,y:!0,lock:!1,move:Zy,points:{one:!1,show:zy,size:Yy,width:0,stroke:jy,fill:Ky},bind:{mousedown:Ja,mouseup:Ja,click:Ja,dblclick:Ja,mousemove:Gi,mouseleave:Gi,mouseenter:Gi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,a)=>r-a,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},sp={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ml=dt({},sp,{filter:Gm}),ip=dt({},ml,{size:10}),lp=dt({},sp,{show:!1}),pl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',up="bold "+pl,cp=1.5,Am={show:!0,scale:"x",stroke:rl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:up,side:2,grid:ml,ticks:ip,border:lp,font:pl,lineGap:cp,rotate:0},Xy="Value",eb="Time",Rm={show:!0,scale:"x",auto:!1,sorted:1,min:Me,max:-Me,idxs:[]};function tb(e,t,n,r,a){return t.map(s=>s==null?"":ll(s))}function nb(e,t,n,r,a,s,i){let l=[],c=ar.get(a)||0;n=i?n:Oe(as(n,a),c);for(let m=n;m<=r;m=Oe(m+a,c))l.push(Object.is(m,-0)?0:m);return l}function Ji(e,t,n,r,a,s,i){let l=[],c=e.scales[e.axes[t].scale].log,m=c==10?qn:Qm,g=Yt(m(n));a=go(c,g),c==10&&(a=Tr[wn(a,Tr)]);let p=n,f=a*c;c==10&&(f=Tr[wn(f,Tr)]);do l.push(p),p=p+a,c==10&&!ar.has(p)&&(p=Oe(p,ar.get(a))),p>=f&&(a=p,f=a*c,c==10&&(f=Tr[wn(f,Tr)]));while(p<=r);return l}function rb(e,t,n,r,a,s,i){let c=e.scales[e.axes[t].scale].asinh,m=r>c?Ji(e,t,$t(c,n),r,a):[c],g=r>=0&&n<=0?[0]:[];return(n<-c?Ji(e,t,$t(c,-r),-n,a):[c]).reverse().map(f=>-f).concat(g,m)}var dp=/./,ob=/[12357]/,ab=/[125]/,Pm=/1/,Xi=(e,t,n,r)=>e.map((a,s)=>t==4&&a==0||s%r==0&&n.test(a.toExponential()[a<0?1:0])?a:null);function sb(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=e.scales[i],c=e.valToPos,m=s._space,g=c(10,i),p=c(9,i)-g>=m?dp:c(7,i)-g>=m?ob:c(5,i)-g>=m?ab:Pm;if(p==Pm){let f=ht(c(1,i)-g);if(f<m)return Xi(t.slice().reverse(),l.distr,p,un(m/f)).reverse()}return Xi(t,l.distr,p,1)}function ib(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=s._space,c=e.valToPos,m=ht(c(1,i)-c(2,i));return m<l?Xi(t.slice().reverse(),3,dp,un(l/m)).reverse():t}function lb(e,t,n,r){return r==null?ol:t==null?"":ll(t)}var Dm={show:!0,scale:"y",stroke:rl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:up,side:3,grid:ml,ticks:ip,border:lp,font:pl,lineGap:cp,rotate:0};function ub(e,t){let n=3+(e||1)*2;return Oe(n*t,3)}function cb(e,t){let{scale:n,idxs:r}=e.series[0],a=e._data[0],s=e.valToPos(a[r[0]],n,!0),i=e.valToPos(a[r[1]],n,!0),l=ht(i-s),c=e.series[t],m=l/(c.points.space*Ne);return r[1]-r[0]<=m}var Lm={scale:null,auto:!0,sorted:0,min:Me,max:-Me},mp=(e,t,n,r,a)=>a,Em={show:!0,auto:!0,sorted:0,gaps:mp,alpha:1,facets:[dt({},Lm,{scale:"x"}),dt({},Lm,{scale:"y"})]},Nm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:mp,alpha:1,points:{show:cb,filter:null},values:null,min:Me,max:-Me,idxs:[],path:null,clip:null};function db(e,t,n,r,a){return n/10}var pp={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},mb=dt({},pp,{time:!1,ori:1}),$m={};function fp(e,t){let n=$m[e];return n||(n={key:e,plots:[],sub(r){n.plots.push(r)},unsub(r){n.plots=n.plots.filter(a=>a!=r)},pub(r,a,s,i,l,c,m){for(let g=0;g<n.plots.length;g++)n.plots[g]!=a&&n.plots[g].pub(r,a,s,i,l,c,m)}},e!=null&&($m[e]=n)),n}var wo=1,el=2;function Pr(e,t,n){let r=e.mode,a=e.series[t],s=r==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=s[0],m=r==2?s[1]:s[t],g=r==2?i[a.facets[0].scale]:i[e.series[0].scale],p=r==2?i[a.facets[1].scale]:i[a.scale],f=l.left,b=l.top,v=l.width,P=l.height,D=e.valToPosH,R=e.valToPosV;return g.ori==0?n(a,c,m,g,p,D,R,f,b,v,P,ls,ko,cs,gp,bp):n(a,c,m,g,p,R,D,b,f,P,v,us,So,gl,yp,wp)}function fl(e,t){let n=0,r=0,a=De(e.bands,ul);for(let s=0;s<a.length;s++){let i=a[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function pb(e,t,n,r,a){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,c=e.scales[l];return a==-1?c.min:a==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Qn(e,t,n,r,a,s){return Pr(e,t,(i,l,c,m,g,p,f,b,v,P,D)=>{let R=i.pxRound,k=m.dir*(m.ori==0?1:-1),C=m.ori==0?ko:So,T,L;k==1?(T=n,L=r):(T=r,L=n);let E=R(p(l[T],m,P,b)),te=R(f(c[T],g,D,v)),ee=R(p(l[L],m,P,b)),pe=R(f(s==1?g.max:g.min,g,D,v)),ne=new Path2D(a);return C(ne,ee,pe),C(ne,E,pe),C(ne,E,te),ne})}function is(e,t,n,r,a,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?cs:gl,c=n;for(let p=0;p<e.length;p++){let f=e[p];if(f[1]>f[0]){let b=f[0]-c;b>0&&l(i,c,r,b,r+s),c=f[1]}}let m=n+a-c,g=10;m>0&&l(i,c,r-g/2,m,r+s+g)}return i}function fb(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function hl(e,t,n,r,a,s,i){let l=[],c=e.length;for(let m=a==1?n:r;m>=n&&m<=r;m+=a)if(t[m]===null){let p=m,f=m;if(a==1)for(;++m<=r&&t[m]===null;)f=m;else for(;--m>=n&&t[m]===null;)f=m;let b=s(e[p]),v=f==p?b:s(e[f]),P=p-a;b=i<=0&&P>=0&&P<c?s(e[P]):b;let R=f+a;v=i>=0&&R>=0&&R<c?s(e[R]):v,v>=b&&l.push([b,v])}return l}function Um(e){return e==0?Hm:e==1?ft:t=>xr(t,e)}function hp(e){let t=e==0?ls:us,n=e==0?(a,s,i,l,c,m)=>{a.arcTo(s,i,l,c,m)}:(a,s,i,l,c,m)=>{a.arcTo(i,s,c,l,m)},r=e==0?(a,s,i,l,c)=>{a.rect(s,i,l,c)}:(a,s,i,l,c)=>{a.rect(i,s,c,l)};return(a,s,i,l,c,m=0,g=0)=>{m==0&&g==0?r(a,s,i,l,c):(m=vn(m,l/2,c/2),g=vn(g,l/2,c/2),t(a,s+m,i),n(a,s+l,i,s+l,i+c,m),n(a,s+l,i+c,s,i+c,g),n(a,s,i+c,s,i,g),n(a,s,i,s+l,i,m),a.closePath())}}var ls=(e,t,n)=>{e.moveTo(t,n)},us=(e,t,n)=>{e.moveTo(n,t)},ko=(e,t,n)=>{e.lineTo(t,n)},So=(e,t,n)=>{e.lineTo(n,t)},cs=hp(0),gl=hp(1),gp=(e,t,n,r,a,s)=>{e.arc(t,n,r,a,s)},yp=(e,t,n,r,a,s)=>{e.arc(n,t,r,a,s)},bp=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(t,n,r,a,s,i)},wp=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(n,t,a,r,i,s)};function vp(e){return(t,n,r,a,s)=>Pr(t,n,(i,l,c,m,g,p,f,b,v,P,D)=>{let{pxRound:R,points:k}=i,C,T;m.ori==0?(C=ls,T=gp):(C=us,T=yp);let L=Oe(k.width*Ne,3),E=(k.size-k.width)/2*Ne,te=Oe(E*2,3),ee=new Path2D,pe=new Path2D,{left:ne,top:$,width:ae,height:q}=t.bbox;cs(pe,ne-te,$-te,ae+te*2,q+te*2);let W=M=>{if(c[M]!=null){let F=R(p(l[M],m,P,b)),I=R(f(c[M],g,D,v));C(ee,F+E,I),T(ee,F,I,E,0,Xa*2)}};if(s)s.forEach(W);else for(let M=r;M<=a;M++)W(M);return{stroke:L>0?ee:null,fill:ee,clip:pe,flags:wo|el}})}function kp(e){return(t,n,r,a,s,i)=>{r!=a&&(s!=r&&i!=r&&e(t,n,r),s!=a&&i!=a&&e(t,n,a),e(t,n,i))}}var hb=kp(ko),gb=kp(So);function Sp(e){let t=De(e?.alignGaps,0);return(n,r,a,s)=>Pr(n,r,(i,l,c,m,g,p,f,b,v,P,D)=>{[a,s]=rs(c,a,s);let R=i.pxRound,k=q=>R(p(q,m,P,b)),C=q=>R(f(q,g,D,v)),T,L;m.ori==0?(T=ko,L=hb):(T=So,L=gb);let E=m.dir*(m.ori==0?1:-1),te={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:wo},ee=te.stroke,pe=!1;if(s-a>=P*4){let q=j=>n.posToVal(j,m.key,!0),W=null,M=null,F,I,Se,ce=k(l[E==1?a:s]),K=k(l[a]),ge=k(l[s]),de=q(E==1?K+1:ge-1);for(let j=E==1?a:s;j>=a&&j<=s;j+=E){let Fe=l[j],fe=(E==1?Fe<de:Fe>de)?ce:k(Fe),Te=c[j];fe==ce?Te!=null?(I=Te,W==null?(T(ee,fe,C(I)),F=W=M=I):I<W?W=I:I>M&&(M=I)):Te===null&&(pe=!0):(W!=null&&L(ee,ce,C(W),C(M),C(F),C(I)),Te!=null?(I=Te,T(ee,fe,C(I)),W=M=F=I):(W=M=null,Te===null&&(pe=!0)),ce=fe,de=q(ce+E))}W!=null&&W!=M&&Se!=ce&&L(ee,ce,C(W),C(M),C(F),C(I))}else for(let q=E==1?a:s;q>=a&&q<=s;q+=E){let W=c[q];W===null?pe=!0:W!=null&&T(ee,k(l[q]),C(W))}let[$,ae]=fl(n,r);if(i.fill!=null||$!=0){let q=te.fill=new Path2D(ee),W=i.fillTo(n,r,i.min,i.max,$),M=C(W),F=k(l[a]),I=k(l[s]);E==-1&&([I,F]=[F,I]),T(q,I,M),T(q,F,M)}if(!i.spanGaps){let q=[];pe&&q.push(...hl(l,c,a,s,E,k,t)),te.gaps=q=i.gaps(n,r,a,s,q),te.clip=is(q,m.ori,b,v,P,D)}return ae!=0&&(te.band=ae==2?[Qn(n,r,a,s,ee,-1),Qn(n,r,a,s,ee,1)]:Qn(n,r,a,s,ee,ae)),te})}function yb(e){let t=De(e.align,1),n=De(e.ascDesc,!1),r=De(e.alignGaps,0),a=De(e.extend,!1);return(s,i,l,c)=>Pr(s,i,(m,g,p,f,b,v,P,D,R,k,C)=>{[l,c]=rs(p,l,c);let T=m.pxRound,{left:L,width:E}=s.bbox,te=K=>T(v(K,f,k,D)),ee=K=>T(P(K,b,C,R)),pe=f.ori==0?ko:So,ne={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:wo},$=ne.stroke,ae=f.dir*(f.ori==0?1:-1),q=ee(p[ae==1?l:c]),W=te(g[ae==1?l:c]),M=W,F=W;a&&t==-1&&(F=L,pe($,F,q)),pe($,W,q);for(let K=ae==1?l:c;K>=l&&K<=c;K+=ae){let ge=p[K];if(ge==null)continue;let de=te(g[K]),j=ee(ge);t==1?pe($,de,q):pe($,M,j),pe($,de,j),q=j,M=de}let I=M;a&&t==1&&(I=L+E,pe($,I,q));let[Se,ce]=fl(s,i);if(m.fill!=null||Se!=0){let K=ne.fill=new Path2D($),ge=m.fillTo(s,i,m.min,m.max,Se),de=ee(ge);pe(K,I,de),pe(K,F,de)}if(!m.spanGaps){let K=[];K.push(...hl(g,p,l,c,ae,te,r));let ge=m.width*Ne/2,de=n||t==1?ge:-ge,j=n||t==-1?-ge:ge;K.forEach(Fe=>{Fe[0]+=de,Fe[1]+=j}),ne.gaps=K=m.gaps(s,i,l,c,K),ne.clip=is(K,f.ori,D,R,k,C)}return ce!=0&&(ne.band=ce==2?[Qn(s,i,l,c,$,-1),Qn(s,i,l,c,$,1)]:Qn(s,i,l,c,$,ce)),ne})}function Im(e,t,n,r,a,s,i=Me){if(e.length>1){let l=null;for(let c=0,m=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let g=ht(e[c]-e[l]);g<m&&(m=g,i=ht(n(e[c],r,a,s)-n(e[l],r,a,s)))}l=c}}return i}function bb(e){e=e||Xo;let t=De(e.size,[.6,Me,1]),n=e.align||0,r=e.gap||0,a=e.radius;a=a==null?[0,0]:typeof a=="number"?[a,0]:a;let s=ke(a),i=1-t[0],l=De(t[1],Me),c=De(t[2],1),m=De(e.disp,Xo),g=De(e.each,b=>{}),{fill:p,stroke:f}=m;return(b,v,P,D)=>Pr(b,v,(R,k,C,T,L,E,te,ee,pe,ne,$)=>{let ae=R.pxRound,q=n,W=r*Ne,M=l*Ne,F=c*Ne,I,Se;T.ori==0?[I,Se]=s(b,v):[Se,I]=s(b,v);let ce=T.dir*(T.ori==0?1:-1),K=T.ori==0?cs:gl,ge=T.ori==0?g:(G,Ve,mt,Ur,cr,xn,dr)=>{g(G,Ve,mt,cr,Ur,dr,xn)},de=De(b.bands,ul).find(G=>G.series[0]==v),j=de!=null?de.dir:0,Fe=R.fillTo(b,v,R.min,R.max,j),Re=ae(te(Fe,L,$,pe)),fe,Te,Xt,At=ne,Ye=ae(R.width*Ne),_n=!1,Un=null,en=null,Hn=null,Er=null;p!=null&&(Ye==0||f!=null)&&(_n=!0,Un=p.values(b,v,P,D),en=new Map,new Set(Un).forEach(G=>{G!=null&&en.set(G,new Path2D)}),Ye>0&&(Hn=f.values(b,v,P,D),Er=new Map,new Set(Hn).forEach(G=>{G!=null&&Er.set(G,new Path2D)})));let{x0:Nr,size:xo}=m;if(Nr!=null&&xo!=null){q=1,k=Nr.values(b,v,P,D),Nr.unit==2&&(k=k.map(mt=>b.posToVal(ee+mt*ne,T.key,!0)));let G=xo.values(b,v,P,D);xo.unit==2?Te=G[0]*ne:Te=E(G[0],T,ne,ee)-E(0,T,ne,ee),At=Im(k,C,E,T,ne,ee,At),Xt=At-Te+W}else At=Im(k,C,E,T,ne,ee,At),Xt=At*i+W,Te=At-Xt;Xt<1&&(Xt=0),Ye>=Te/2&&(Ye=0),Xt<5&&(ae=Hm);let la=Xt>0,lr=At-Xt-(la?Ye:0);Te=ae(Zi(lr,F,M)),fe=(q==0?Te/2:q==ce?0:Te)-q*ce*((q==0?W/2:0)+(la?Ye/2:0));let Rt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},$r=_n?null:new Path2D,In=null;if(de!=null)In=b.data[de.series[1]];else{let{y0:G,y1:Ve}=m;G!=null&&Ve!=null&&(C=Ve.values(b,v,P,D),In=G.values(b,v,P,D))}let ur=I*Te,he=Se*Te;for(let G=ce==1?P:D;G>=P&&G<=D;G+=ce){let Ve=C[G];if(Ve==null)continue;if(In!=null){let Ut=In[G]??0;if(Ve-Ut==0)continue;Re=te(Ut,L,$,pe)}let mt=T.distr!=2||m!=null?k[G]:G,Ur=E(mt,T,ne,ee),cr=te(De(Ve,Fe),L,$,pe),xn=ae(Ur-fe),dr=ae($t(cr,Re)),Vt=ae(vn(cr,Re)),tn=dr-Vt;if(Ve!=null){let Ut=Ve<0?he:ur,cn=Ve<0?ur:he;_n?(Ye>0&&Hn[G]!=null&&K(Er.get(Hn[G]),xn,Vt+Yt(Ye/2),Te,$t(0,tn-Ye),Ut,cn),Un[G]!=null&&K(en.get(Un[G]),xn,Vt+Yt(Ye/2),Te,$t(0,tn-Ye),Ut,cn)):K($r,xn,Vt+Yt(Ye/2),Te,$t(0,tn-Ye),Ut,cn),ge(b,v,G,xn-Ye/2,Vt,Te+Ye,tn)}}return Ye>0?Rt.stroke=_n?Er:$r:_n||(Rt._fill=R.width==0?R._fill:R._stroke??R._fill,Rt.width=0),Rt.fill=_n?en:$r,Rt})}function wb(e,t){let n=De(t?.alignGaps,0);return(r,a,s,i)=>Pr(r,a,(l,c,m,g,p,f,b,v,P,D,R)=>{[s,i]=rs(m,s,i);let k=l.pxRound,C=I=>k(f(I,g,D,v)),T=I=>k(b(I,p,R,P)),L,E,te;g.ori==0?(L=ls,te=ko,E=bp):(L=us,te=So,E=wp);let ee=g.dir*(g.ori==0?1:-1),pe=C(c[ee==1?s:i]),ne=pe,$=[],ae=[];for(let I=ee==1?s:i;I>=s&&I<=i;I+=ee)if(m[I]!=null){let ce=c[I],K=C(ce);$.push(ne=K),ae.push(T(m[I]))}let q={stroke:e($,ae,L,te,E,k),fill:null,clip:null,band:null,gaps:null,flags:wo},W=q.stroke,[M,F]=fl(r,a);if(l.fill!=null||M!=0){let I=q.fill=new Path2D(W),Se=l.fillTo(r,a,l.min,l.max,M),ce=T(Se);te(I,ne,ce),te(I,pe,ce)}if(!l.spanGaps){let I=[];I.push(...hl(c,m,s,i,ee,C,n)),q.gaps=I=l.gaps(r,a,s,i,I),q.clip=is(I,g.ori,v,P,D,R)}return F!=0&&(q.band=F==2?[Qn(r,a,s,i,W,-1),Qn(r,a,s,i,W,1)]:Qn(r,a,s,i,W,F)),q})}function vb(e){return wb(kb,e)}function kb(e,t,n,r,a,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)r(l,e[1],t[1]);else{let c=Array(i),m=Array(i-1),g=Array(i-1),p=Array(i-1);for(let f=0;f<i-1;f++)g[f]=t[f+1]-t[f],p[f]=e[f+1]-e[f],m[f]=g[f]/p[f];c[0]=m[0];for(let f=1;f<i-1;f++)m[f]===0||m[f-1]===0||m[f-1]>0!=m[f]>0?c[f]=0:(c[f]=3*(p[f-1]+p[f])/((2*p[f]+p[f-1])/m[f-1]+(p[f]+2*p[f-1])/m[f]),isFinite(c[f])||(c[f]=0));c[i-1]=m[i-2];for(let f=0;f<i-1;f++)a(l,e[f]+p[f]/3,t[f]+c[f]*p[f]/3,e[f+1]-p[f]/3,t[f+1]-c[f+1]*p[f]/3,e[f+1],t[f+1])}return l}var tl=new Set;function Wm(){for(let e of tl)e.syncRect(!0)}vo&&(Ar(ty,ho,Wm),Ar(ny,ho,Wm,!0),Ar(es,ho,()=>{ot.pxRatio=Ne}));var Sb=Sp(),_b=vp();function Mm(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>nl(s,i,t,n))}function xb(e,t){return e.map((n,r)=>r==0?{}:dt({},t,n))}function nl(e,t,n,r){return dt({},t==0?n:r,e)}function _p(e,t,n){return t==null?yo:[t,n]}var Tb=_p;function Cb(e,t,n){return t==null?yo:ts(t,n,il,!0)}function xp(e,t,n,r){return t==null?yo:os(t,n,e.scales[r].log,!1)}var Ab=xp;function Tp(e,t,n,r){return t==null?yo:sl(t,n,e.scales[r].log,!1)}var Rb=Tp;function Pb(e,t,n,r,a){let s=$t(gm(e),gm(t)),i=t-e,l=wn(a/r*i,n);do{let c=n[l],m=r*c/i;if(m>=a&&s+(c<5?ar.get(c):0)<=17)return[c,m]}while(++l<n.length);return[0,0]}function Om(e){let t,n;return e=e.replace(/(\d+)px/,(r,a)=>(t=ft((n=+a)*Ne))+"px"),[e,t,n]}function Db(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Oe(t[2]*Ne,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let r={mode:De(e.mode,1)},a=r.mode;function s(u,d,h,y){let w=d.valToPct(u);return y+h*(d.dir==-1?1-w:w)}function i(u,d,h,y){let w=d.valToPct(u);return y+h*(d.dir==-1?w:1-w)}function l(u,d,h,y){return d.ori==0?s(u,d,h,y):i(u,d,h,y)}r.valToPosH=s,r.valToPosV=i;let c=!1;r.status=0;let m=r.root=ln(Wg);if(e.id!=null&&(m.id=e.id),jt(m,e.class),e.title){let u=ln(Fg,m);u.textContent=e.title}let g=bn("canvas"),p=r.ctx=g.getContext("2d"),f=ln(Vg,m);Ar("click",f,u=>{u.target===v&&(qe!=Gr||Ge!=zr)&&xt.click(r,u)},!0);let b=r.under=ln(qg,f);f.appendChild(g);let v=r.over=ln(Qg,f);e=bo(e);let P=+De(e.pxAlign,1),D=Um(P);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(r,e)||e)});let R=e.ms||.001,k=r.series=a==1?Mm(e.series||[],Rm,Nm,!1):xb(e.series||[null],Em),C=r.axes=Mm(e.axes||[],Am,Dm,!0),T=r.scales={},L=r.bands=e.bands||[];L.forEach(u=>{u.fill=ke(u.fill||null),u.dir=De(u.dir,-1)});let E=a==2?k[1].facets[0].scale:k[0].scale,te={axes:uh,series:oh},ee=(e.drawOrder||["axes","series"]).map(u=>te[u]);function pe(u){let d=u.distr==3?h=>qn(h>0?h:u.clamp(r,h,u.min,u.max,u.key)):u.distr==4?h=>Qi(h,u.asinh):u.distr==100?h=>u.fwd(h):h=>h;return h=>{let y=d(h),{_min:w,_max:S}=u,A=S-w;return(y-w)/A}}function ne(u){let d=T[u];if(d==null){let h=(e.scales||Xo)[u]||Xo;if(h.from!=null){ne(h.from);let y=dt({},T[h.from],h,{key:u});y.valToPct=pe(y),T[u]=y}else{d=T[u]=dt({},u==E?pp:mb,h),d.key=u;let y=d.time,w=d.range,S=or(w);if((u!=E||a==2&&!y)&&(S&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?pm:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?pm:{mode:1,hard:w[1],soft:w[1]}},S=!1),!S&&ss(w))){let A=w;w=(N,U,B)=>U==null?yo:ts(U,B,A)}d.range=ke(w||(y?Tb:u==E?d.distr==3?Ab:d.distr==4?Rb:_p:d.distr==3?xp:d.distr==4?Tp:Cb)),d.auto=ke(S?!1:d.auto),d.clamp=ke(d.clamp||db),d._min=d._max=null,d.valToPct=pe(d)}}}ne("x"),ne("y"),a==1&&k.forEach(u=>{ne(u.scale)}),C.forEach(u=>{ne(u.scale)});for(let u in e.scales)ne(u);let $=T[E],ae=$.distr,q,W;$.ori==0?(jt(m,Mg),q=s,W=i):(jt(m,Og),q=i,W=s);let M={};for(let u in T){let d=T[u];(d.min!=null||d.max!=null)&&(M[u]={min:d.min,max:d.max},d.min=d.max=null)}let F=e.tzDate||(u=>new Date(ft(u/R))),I=e.fmtDate||cl,Se=R==1?My(F):Vy(F),ce=xm(F,_m(R==1?Wy:Fy,I)),K=Cm(F,Tm(Qy,I)),ge=[],de=r.legend=dt({},Gy,e.legend),j=r.cursor=dt({},Jy,{drag:{y:a==2}},e.cursor),Fe=de.show,Re=j.show,fe=de.markers;de.idxs=ge,fe.width=ke(fe.width),fe.dash=ke(fe.dash),fe.stroke=ke(fe.stroke),fe.fill=ke(fe.fill);let Te,Xt,At,Ye=[],_n=[],Un,en=!1,Hn={};if(de.live){let u=k[1]?k[1].values:null;en=u!=null,Un=en?u(r,1,0):{_:0};for(let d in Un)Hn[d]=ol}if(Fe)if(Te=bn("table",jg,m),At=bn("tbody",null,Te),de.mount(r,Te),en){Xt=bn("thead",null,Te,At);let u=bn("tr",null,Xt);bn("th",null,u);for(var Er in Un)bn("th",em,u).textContent=Er}else jt(Te,Zg),de.live&&jt(Te,Yg);let Nr={show:!0},xo={show:!1};function la(u,d){if(d==0&&(en||!de.live||a==2))return yo;let h=[],y=bn("tr",Jg,At,At.childNodes[d]);jt(y,u.class),u.show||jt(y,Cr);let w=bn("th",null,y);if(fe.show){let N=ln(Xg,w);if(d>0){let U=fe.width(r,d);U&&(N.style.border=U+"px "+fe.dash(r,d)+" "+fe.stroke(r,d)),N.style.background=fe.fill(r,d)}}let S=ln(em,w);u.label instanceof HTMLElement?S.appendChild(u.label):S.textContent=u.label,d>0&&(fe.show||(S.style.color=u.width>0?fe.stroke(r,d):fe.fill(r,d)),Rt("click",w,N=>{if(j._lock)return;pr(N);let U=k.indexOf(u);if((N.ctrlKey||N.metaKey)!=de.isolate){let B=k.some((H,z)=>z>0&&z!=U&&H.show);k.forEach((H,z)=>{z>0&&Cn(z,B?z==U?Nr:xo:Nr,!0,at.setSeries)})}else Cn(U,{show:!u.show},!0,at.setSeries)},!1),Wr&&Rt(om,w,N=>{j._lock||(pr(N),Cn(k.indexOf(u),jr,!0,at.setSeries))},!1));for(var A in Un){let N=bn("td",ey,y);N.textContent="--",h.push(N)}return[y,h]}let lr=new Map;function Rt(u,d,h,y=!0){let w=lr.get(d)||{},S=j.bind[u](r,d,h,y);S&&(Ar(u,d,w[u]=S),lr.set(d,w))}function $r(u,d,h){let y=lr.get(d)||{};for(let w in y)(u==null||w==u)&&(Yi(w,d,y[w]),delete y[w]);u==null&&lr.delete(d)}let In=0,ur=0,he=0,G=0,Ve=0,mt=0,Ur=Ve,cr=mt,xn=he,dr=G,Vt=0,tn=0,Ut=0,cn=0;r.bbox={};let Ss=!1,ua=!1,Ir=!1,mr=!1,ca=!1,nn=!1;function _s(u,d,h){(h||u!=r.width||d!=r.height)&&Zl(u,d),qr(!1),Ir=!0,ua=!0,Qr()}function Zl(u,d){r.width=In=he=u,r.height=ur=G=d,Ve=mt=0,Zf(),Jf();let h=r.bbox;Vt=h.left=xr(Ve*Ne,.5),tn=h.top=xr(mt*Ne,.5),Ut=h.width=xr(he*Ne,.5),cn=h.height=xr(G*Ne,.5)}let Kf=3;function jf(){let u=!1,d=0;for(;!u;){d++;let h=ih(d),y=lh(d);u=d==Kf||h&&y,u||(Zl(r.width,r.height),ua=!0)}}function Yf({width:u,height:d}){_s(u,d)}r.setSize=Yf;function Zf(){let u=!1,d=!1,h=!1,y=!1;C.forEach((w,S)=>{if(w.show&&w._show){let{side:A,_size:N}=w,U=A%2,B=w.label!=null?w.labelSize:0,H=N+B;H>0&&(U?(he-=H,A==3?(Ve+=H,y=!0):h=!0):(G-=H,A==0?(mt+=H,u=!0):d=!0))}}),fr[0]=u,fr[1]=h,fr[2]=d,fr[3]=y,he-=Gn[1]+Gn[3],Ve+=Gn[3],G-=Gn[2]+Gn[0],mt+=Gn[0]}function Jf(){let u=Ve+he,d=mt+G,h=Ve,y=mt;function w(S,A){switch(S){case 1:return u+=A,u-A;case 2:return d+=A,d-A;case 3:return h-=A,h+A;case 0:return y-=A,y+A}}C.forEach((S,A)=>{if(S.show&&S._show){let N=S.side;S._pos=w(N,S._size),S.label!=null&&(S._lpos=w(N,S.labelSize))}})}if(j.dataIdx==null){let u=j.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let h=u.prox=ke(u.prox),y=u.bias??=0;j.dataIdx=(w,S,A,N)=>{if(S==0)return A;let U=A,B=h(w,S,A,N)??Me,H=B>=0&&B<Me,z=$.ori==0?he:G,me=j.left,Le=t[0],Pe=t[S];if(d.has(Pe[A])){U=null;let ye=null,ie=null,J;if(y==0||y==-1)for(J=A;ye==null&&J-- >0;)d.has(Pe[J])||(ye=J);if(y==0||y==1)for(J=A;ie==null&&J++<Pe.length;)d.has(Pe[J])||(ie=J);if(ye!=null||ie!=null)if(H){let Be=ye==null?-1/0:q(Le[ye],$,z,0),et=ie==null?1/0:q(Le[ie],$,z,0),kt=me-Be,Ie=et-me;kt<=Ie?kt<=B&&(U=ye):Ie<=B&&(U=ie)}else U=ie==null?ye:ye==null?ie:A-ye<=ie-A?ye:ie}else H&&ht(me-q(Le[A],$,z,0))>B&&(U=null);return U}}let pr=u=>{j.event=u};j.idxs=ge,j._lock=!1;let Tt=j.points;Tt.show=ke(Tt.show),Tt.size=ke(Tt.size),Tt.stroke=ke(Tt.stroke),Tt.width=ke(Tt.width),Tt.fill=ke(Tt.fill);let Tn=r.focus=dt({},e.focus||{alpha:.3},j.focus),Wr=Tn.prox>=0,Mr=Wr&&Tt.one,rn=[],Or=[],Fr=[];function Jl(u,d){let h=Tt.show(r,d);if(h instanceof HTMLElement)return jt(h,Kg),jt(h,u.class),$n(h,-10,-10,he,G),v.insertBefore(h,rn[d]),h}function Xl(u,d){if(a==1||d>0){let h=a==1&&T[u.scale].time,y=u.value;u.value=h?wm(y)?Cm(F,Tm(y,I)):y||K:y||lb,u.label=u.label||(h?eb:Xy)}if(Mr||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Sb||my,u.fillTo=ke(u.fillTo||pb),u.pxAlign=+De(u.pxAlign,P),u.pxRound=Um(u.pxAlign),u.stroke=ke(u.stroke||null),u.fill=ke(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let h=ub($t(1,u.width),1),y=u.points=dt({},{size:h,width:$t(1,h*.2),stroke:u.stroke,space:h*2,paths:_b,_stroke:null,_fill:null},u.points);y.show=ke(y.show),y.filter=ke(y.filter),y.fill=ke(y.fill),y.stroke=ke(y.stroke),y.paths=ke(y.paths),y.pxAlign=u.pxAlign}if(Fe){let h=la(u,d);Ye.splice(d,0,h[0]),_n.splice(d,0,h[1]),de.values.push(null)}if(Re){ge.splice(d,0,null);let h=null;Mr?d==0&&(h=Jl(u,d)):d>0&&(h=Jl(u,d)),rn.splice(d,0,h),Or.splice(d,0,0),Fr.splice(d,0,0)}vt("addSeries",d)}function Xf(u,d){d=d??k.length,u=a==1?nl(u,d,Rm,Nm):nl(u,d,{},Em),k.splice(d,0,u),Xl(k[d],d)}r.addSeries=Xf;function eh(u){if(k.splice(u,1),Fe){de.values.splice(u,1),_n.splice(u,1);let d=Ye.splice(u,1)[0];$r(null,d.firstChild),d.remove()}Re&&(ge.splice(u,1),rn.splice(u,1)[0].remove(),Or.splice(u,1),Fr.splice(u,1)),vt("delSeries",u)}r.delSeries=eh;let fr=[!1,!1,!1,!1];function th(u,d){if(u._show=u.show,u.show){let h=u.side%2,y=T[u.scale];y==null&&(u.scale=h?k[1].scale:E,y=T[u.scale]);let w=y.time;u.size=ke(u.size),u.space=ke(u.space),u.rotate=ke(u.rotate),or(u.incrs)&&u.incrs.forEach(A=>{!ar.has(A)&&ar.set(A,Km(A))}),u.incrs=ke(u.incrs||(y.distr==2?$y:w?R==1?Iy:Oy:Tr)),u.splits=ke(u.splits||(w&&y.distr==1?Se:y.distr==3?Ji:y.distr==4?rb:nb)),u.stroke=ke(u.stroke),u.grid.stroke=ke(u.grid.stroke),u.ticks.stroke=ke(u.ticks.stroke),u.border.stroke=ke(u.border.stroke);let S=u.values;u.values=or(S)&&!or(S[0])?ke(S):w?or(S)?xm(F,_m(S,I)):wm(S)?qy(F,S):S||ce:S||tb,u.filter=ke(u.filter||(y.distr>=3&&y.log==10?sb:y.distr==3&&y.log==2?ib:Gm)),u.font=Om(u.font),u.labelFont=Om(u.labelFont),u._size=u.size(r,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(fr[d]=!0,u._el=ln(Bg,f))}}function To(u,d,h,y){let[w,S,A,N]=h,U=d%2,B=0;return U==0&&(N||S)&&(B=d==0&&!w||d==2&&!A?ft(Am.size/3):0),U==1&&(w||A)&&(B=d==1&&!S||d==3&&!N?ft(Dm.size/2):0),B}let eu=r.padding=(e.padding||[To,To,To,To]).map(u=>ke(De(u,To))),Gn=r._padding=eu.map((u,d)=>u(r,d,fr,0)),_t,gt=null,yt=null,da=a==1?k[0].idxs:null,dn=null,Co=!1;function tu(u,d){if(t=u??[],r.data=r._data=t,a==2){_t=0;for(let h=1;h<k.length;h++)_t+=t[h][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),dn=t[0],_t=dn.length;let h=t;if(ae==2){h=t.slice();let y=h[0]=Array(_t);for(let w=0;w<_t;w++)y[w]=w}r._data=t=h}if(qr(!0),vt("setData"),ae==2&&(Ir=!0),d!==!1){let h=$;h.auto(r,Co)?xs():Kn(E,h.min,h.max),mr=mr||j.left>=0,nn=!0,Qr()}}r.setData=tu;function xs(){Co=!0;let u,d;a==1&&(_t>0?(gt=da[0]=0,yt=da[1]=_t-1,u=t[0][gt],d=t[0][yt],ae==2?(u=gt,d=yt):u==d&&(ae==3?[u,d]=os(u,u,$.log,!1):ae==4?[u,d]=sl(u,u,$.log,!1):$.time?d=u+ft(86400/R):[u,d]=ts(u,d,il,!0))):(gt=da[0]=u=null,yt=da[1]=d=null)),Kn(E,u,d)}let ma,Vr,Ts,Cs,As,Rs,Ps,Ds,Ls,It;function nu(u,d,h,y,w,S){u??=nm,h??=ul,y??="butt",w??=nm,S??="round",u!=ma&&(p.strokeStyle=ma=u),w!=Vr&&(p.fillStyle=Vr=w),d!=Ts&&(p.lineWidth=Ts=d),S!=As&&(p.lineJoin=As=S),y!=Rs&&(p.lineCap=Rs=y),h!=Cs&&p.setLineDash(Cs=h)}function ru(u,d,h,y){d!=Vr&&(p.fillStyle=Vr=d),u!=Ps&&(p.font=Ps=u),h!=Ds&&(p.textAlign=Ds=h),y!=Ls&&(p.textBaseline=Ls=y)}function Es(u,d,h,y,w=0){if(y.length>0&&u.auto(r,Co)&&(d==null||d.min==null)){let S=De(gt,0),A=De(yt,y.length-1),N=h.min==null?sy(y,S,A,w,u.distr==3):[h.min,h.max];u.min=vn(u.min,h.min=N[0]),u.max=$t(u.max,h.max=N[1])}}let ou={min:null,max:null};function nh(){for(let y in T){let w=T[y];M[y]==null&&(w.min==null||M[E]!=null&&w.auto(r,Co))&&(M[y]=ou)}for(let y in T){let w=T[y];M[y]==null&&w.from!=null&&M[w.from]!=null&&(M[y]=ou)}M[E]!=null&&qr(!0);let u={};for(let y in M){let w=M[y];if(w!=null){let S=u[y]=bo(T[y],hy);if(w.min!=null)dt(S,w);else if(y!=E||a==2)if(_t==0&&S.from==null){let A=S.range(r,null,null,y);S.min=A[0],S.max=A[1]}else S.min=Me,S.max=-Me}}if(_t>0){k.forEach((y,w)=>{if(a==1){let S=y.scale,A=M[S];if(A==null)return;let N=u[S];if(w==0){let U=N.range(r,N.min,N.max,S);N.min=U[0],N.max=U[1],gt=wn(N.min,t[0]),yt=wn(N.max,t[0]),yt-gt>1&&(t[0][gt]<N.min&&gt++,t[0][yt]>N.max&&yt--),y.min=dn[gt],y.max=dn[yt]}else y.show&&y.auto&&Es(N,A,y,t[w],y.sorted);y.idxs[0]=gt,y.idxs[1]=yt}else if(w>0&&y.show&&y.auto){let[S,A]=y.facets,N=S.scale,U=A.scale,[B,H]=t[w],z=u[N],me=u[U];z!=null&&Es(z,M[N],S,B,S.sorted),me!=null&&Es(me,M[U],A,H,A.sorted),y.min=A.min,y.max=A.max}});for(let y in u){let w=u[y],S=M[y];if(w.from==null&&(S==null||S.min==null)){let A=w.range(r,w.min==Me?null:w.min,w.max==-Me?null:w.max,y);w.min=A[0],w.max=A[1]}}}for(let y in u){let w=u[y];if(w.from!=null){let S=u[w.from];if(S.min==null)w.min=w.max=null;else{let A=w.range(r,S.min,S.max,y);w.min=A[0],w.max=A[1]}}}let d={},h=!1;for(let y in u){let w=u[y],S=T[y];if(S.min!=w.min||S.max!=w.max){S.min=w.min,S.max=w.max;let A=S.distr;S._min=A==3?qn(S.min):A==4?Qi(S.min,S.asinh):A==100?S.fwd(S.min):S.min,S._max=A==3?qn(S.max):A==4?Qi(S.max,S.asinh):A==100?S.fwd(S.max):S.max,d[y]=h=!0}}if(h){k.forEach((y,w)=>{a==2?w>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});for(let y in d)Ir=!0,vt("setScale",y);Re&&j.left>=0&&(mr=nn=!0)}for(let y in M)M[y]=null}function rh(u){let d=Zi(gt-1,0,_t-1),h=Zi(yt+1,0,_t-1);for(;u[d]==null&&d>0;)d--;for(;u[h]==null&&h<_t-1;)h++;return[d,h]}function oh(){if(_t>0){let u=k.some(d=>d._focus)&&It!=Tn.alpha;u&&(p.globalAlpha=It=Tn.alpha),k.forEach((d,h)=>{if(h>0&&d.show&&(au(h,!1),au(h,!0),d._paths==null)){let y=It;It!=d.alpha&&(p.globalAlpha=It=d.alpha);let w=a==2?[0,t[h][0].length-1]:rh(t[h]);d._paths=d.paths(r,h,w[0],w[1]),It!=y&&(p.globalAlpha=It=y)}}),k.forEach((d,h)=>{if(h>0&&d.show){let y=It;It!=d.alpha&&(p.globalAlpha=It=d.alpha),d._paths!=null&&su(h,!1);{let w=d._paths!=null?d._paths.gaps:null,S=d.points.show(r,h,gt,yt,w),A=d.points.filter(r,h,S,w);(S||A)&&(d.points._paths=d.points.paths(r,h,gt,yt,A),su(h,!0))}It!=y&&(p.globalAlpha=It=y),vt("drawSeries",h)}}),u&&(p.globalAlpha=It=1)}}function au(u,d){let h=d?k[u].points:k[u];h._stroke=h.stroke(r,u),h._fill=h.fill(r,u)}function su(u,d){let h=d?k[u].points:k[u],{stroke:y,fill:w,clip:S,flags:A,_stroke:N=h._stroke,_fill:U=h._fill,_width:B=h.width}=h._paths;B=Oe(B*Ne,3);let H=null,z=B%2/2;d&&U==null&&(U=B>0?"#fff":N);let me=h.pxAlign==1&&z>0;if(me&&p.translate(z,z),!d){let Le=Vt-B/2,Pe=tn-B/2,ye=Ut+B,ie=cn+B;H=new Path2D,H.rect(Le,Pe,ye,ie)}d?Ns(N,B,h.dash,h.cap,U,y,w,A,S):ah(u,N,B,h.dash,h.cap,U,y,w,A,H,S),me&&p.translate(-z,-z)}function ah(u,d,h,y,w,S,A,N,U,B,H){let z=!1;U!=0&&L.forEach((me,Le)=>{if(me.series[0]==u){let Pe=k[me.series[1]],ye=t[me.series[1]],ie=(Pe._paths||Xo).band;or(ie)&&(ie=me.dir==1?ie[0]:ie[1]);let J,Be=null;Pe.show&&ie&&ly(ye,gt,yt)?(Be=me.fill(r,Le)||S,J=Pe._paths.clip):ie=null,Ns(d,h,y,w,Be,A,N,U,B,H,J,ie),z=!0}}),z||Ns(d,h,y,w,S,A,N,U,B,H)}let iu=wo|el;function Ns(u,d,h,y,w,S,A,N,U,B,H,z){nu(u,d,h,y,w),(U||B||z)&&(p.save(),U&&p.clip(U),B&&p.clip(B)),z?(N&iu)==iu?(p.clip(z),H&&p.clip(H),fa(w,A),pa(u,S,d)):N&el?(fa(w,A),p.clip(z),pa(u,S,d)):N&wo&&(p.save(),p.clip(z),H&&p.clip(H),fa(w,A),p.restore(),pa(u,S,d)):(fa(w,A),pa(u,S,d)),(U||B||z)&&p.restore()}function pa(u,d,h){h>0&&(d instanceof Map?d.forEach((y,w)=>{p.strokeStyle=ma=w,p.stroke(y)}):d!=null&&u&&p.stroke(d))}function fa(u,d){d instanceof Map?d.forEach((h,y)=>{p.fillStyle=Vr=y,p.fill(h)}):d!=null&&u&&p.fill(d)}function sh(u,d,h,y){let w=C[u],S;if(y<=0)S=[0,0];else{let A=w._space=w.space(r,u,d,h,y),N=w._incrs=w.incrs(r,u,d,h,y,A);S=Pb(d,h,N,y,A)}return w._found=S}function $s(u,d,h,y,w,S,A,N,U,B){let H=A%2/2;P==1&&p.translate(H,H),nu(N,A,U,B,N),p.beginPath();let z,me,Le,Pe,ye=w+(y==0||y==3?-S:S);h==0?(me=w,Pe=ye):(z=w,Le=ye);for(let ie=0;ie<u.length;ie++)d[ie]!=null&&(h==0?z=Le=u[ie]:me=Pe=u[ie],p.moveTo(z,me),p.lineTo(Le,Pe));p.stroke(),P==1&&p.translate(-H,-H)}function ih(u){let d=!0;return C.forEach((h,y)=>{if(!h.show)return;let w=T[h.scale];if(w.min==null){h._show&&(d=!1,h._show=!1,qr(!1));return}else h._show||(d=!1,h._show=!0,qr(!1));let S=h.side,A=S%2,{min:N,max:U}=w,[B,H]=sh(y,N,U,A==0?he:G);if(H==0)return;let z=w.distr==2,me=h._splits=h.splits(r,y,N,U,B,H,z),Le=w.distr==2?me.map(J=>dn[J]):me,Pe=w.distr==2?dn[me[1]]-dn[me[0]]:B,ye=h._values=h.values(r,h.filter(r,Le,y,H,Pe),y,H,Pe);h._rotate=S==2?h.rotate(r,ye,y,H):0;let ie=h._size;h._size=un(h.size(r,ye,y,u)),ie!=null&&h._size!=ie&&(d=!1)}),d}function lh(u){let d=!0;return eu.forEach((h,y)=>{let w=h(r,y,fr,u);w!=Gn[y]&&(d=!1),Gn[y]=w}),d}function uh(){for(let u=0;u<C.length;u++){let d=C[u];if(!d.show||!d._show)continue;let h=d.side,y=h%2,w,S,A=d.stroke(r,u),N=h==0||h==3?-1:1,[U,B]=d._found;if(d.label!=null){let Dt=d.labelGap*N,Bt=ft((d._lpos+Dt)*Ne);ru(d.labelFont[0],A,"center",h==2?"top":tm),p.save(),y==1?(w=S=0,p.translate(Bt,ft(tn+cn/2)),p.rotate((h==3?-Xa:Xa)/2)):(w=ft(Vt+Ut/2),S=Bt);let yr=Bm(d.label)?d.label(r,u,U,B):d.label;p.fillText(yr,w,S),p.restore()}if(B==0)continue;let H=T[d.scale],z=y==0?Ut:cn,me=y==0?Vt:tn,Le=d._splits,Pe=H.distr==2?Le.map(Dt=>dn[Dt]):Le,ye=H.distr==2?dn[Le[1]]-dn[Le[0]]:U,ie=d.ticks,J=d.border,Be=ie.show?ie.size:0,et=ft(Be*Ne),kt=ft((d.alignTo==2?d._size-Be-d.gap:d.gap)*Ne),Ie=d._rotate*-Xa/180,tt=D(d._pos*Ne),qt=(et+kt)*N,Pt=tt+qt;S=y==0?Pt:0,w=y==1?Pt:0;let on=d.font[0],mn=d.align==1?po:d.align==2?Fi:Ie>0?po:Ie<0?Fi:y==0?"center":h==3?Fi:po,Rn=Ie||y==1?"middle":h==2?"top":tm;ru(on,A,mn,Rn);let Qt=d.font[1]*d.lineGap,an=Le.map(Dt=>D(l(Dt,H,z,me))),pn=d._values;for(let Dt=0;Dt<pn.length;Dt++){let Bt=pn[Dt];if(Bt!=null){y==0?w=an[Dt]:S=an[Dt],Bt=""+Bt;let yr=Bt.indexOf(`
`)==-1?[Bt]:Bt.split(/\n/gm);for(let Lt=0;Lt<yr.length;Lt++){let Cu=yr[Lt];Ie?(p.save(),p.translate(w,S+Lt*Qt),p.rotate(Ie),p.fillText(Cu,0,0),p.restore()):p.fillText(Cu,w,S+Lt*Qt)}}}ie.show&&$s(an,ie.filter(r,Pe,u,B,ye),y,h,tt,et,Oe(ie.width*Ne,3),ie.stroke(r,u),ie.dash,ie.cap);let Pn=d.grid;Pn.show&&$s(an,Pn.filter(r,Pe,u,B,ye),y,y==0?2:1,y==0?tn:Vt,y==0?cn:Ut,Oe(Pn.width*Ne,3),Pn.stroke(r,u),Pn.dash,Pn.cap),J.show&&$s([tt],[1],y==0?1:0,y==0?1:2,y==1?tn:Vt,y==1?cn:Ut,Oe(J.width*Ne,3),J.stroke(r,u),J.dash,J.cap)}vt("drawAxes")}function qr(u){k.forEach((d,h)=>{h>0&&(d._paths=null,u&&(a==1?(d.min=null,d.max=null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}let ha=!1,Us=!1,Ao=[];function ch(){Us=!1;for(let u=0;u<Ao.length;u++)vt(...Ao[u]);Ao.length=0}function Qr(){ha||(Sy(lu),ha=!0)}function dh(u,d=!1){ha=!0,Us=d,u(r),lu(),d&&Ao.length>0&&queueMicrotask(ch)}r.batch=dh;function lu(){if(Ss&&(nh(),Ss=!1),Ir&&(jf(),Ir=!1),ua){if(He(b,po,Ve),He(b,"top",mt),He(b,jo,he),He(b,Yo,G),He(v,po,Ve),He(v,"top",mt),He(v,jo,he),He(v,Yo,G),He(f,jo,In),He(f,Yo,ur),g.width=ft(In*Ne),g.height=ft(ur*Ne),C.forEach(({_el:u,_show:d,_size:h,_pos:y,side:w})=>{if(u!=null)if(d){let S=w===3||w===0?h:0,A=w%2==1;He(u,A?"left":"top",y-S),He(u,A?"width":"height",h),He(u,A?"top":"left",A?mt:Ve),He(u,A?"height":"width",A?G:he),ji(u,Cr)}else jt(u,Cr)}),ma=Vr=Ts=As=Rs=Ps=Ds=Ls=Cs=null,It=1,Do(!0),Ve!=Ur||mt!=cr||he!=xn||G!=dr){qr(!1);let u=he/xn,d=G/dr;if(Re&&!mr&&j.left>=0){j.left*=u,j.top*=d,Br&&$n(Br,ft(j.left),0,he,G),Hr&&$n(Hr,0,ft(j.top),he,G);for(let h=0;h<rn.length;h++){let y=rn[h];y!=null&&(Or[h]*=u,Fr[h]*=d,$n(y,un(Or[h]),un(Fr[h]),he,G))}}if(Qe.show&&!ca&&Qe.left>=0&&Qe.width>0){Qe.left*=u,Qe.width*=u,Qe.top*=d,Qe.height*=d;for(let h in Vs)He(Kr,h,Qe[h])}Ur=Ve,cr=mt,xn=he,dr=G}vt("setSize"),ua=!1}In>0&&ur>0&&(p.clearRect(0,0,g.width,g.height),vt("drawClear"),ee.forEach(u=>u()),vt("draw")),Qe.show&&ca&&(ga(Qe),ca=!1),Re&&mr&&(gr(null,!0,!1),mr=!1),de.show&&de.live&&nn&&(Os(),nn=!1),c||(c=!0,r.status=1,vt("ready")),Co=!1,ha=!1}r.redraw=(u,d)=>{Ir=d||!1,u!==!1?Kn(E,$.min,$.max):Qr()};function Is(u,d){let h=T[u];if(h.from==null){if(_t==0){let y=h.range(r,d.min,d.max,u);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(_t>1&&d.min!=null&&d.max!=null&&d.max-d.min<1e-16)return;u==E&&h.distr==2&&_t>0&&(d.min=wn(d.min,t[0]),d.max=wn(d.max,t[0]),d.min==d.max&&d.max++),M[u]=d,Ss=!0,Qr()}}r.setScale=Is;let Ws,Ms,Br,Hr,uu,cu,Gr,zr,du,mu,qe,Ge,zn=!1,xt=j.drag,bt=xt.x,wt=xt.y;Re&&(j.x&&(Ws=ln(Gg,v)),j.y&&(Ms=ln(zg,v)),$.ori==0?(Br=Ws,Hr=Ms):(Br=Ms,Hr=Ws),qe=j.left,Ge=j.top);let Qe=r.select=dt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Kr=Qe.show?ln(Hg,Qe.over?v:b):null;function ga(u,d){if(Qe.show){for(let h in u)Qe[h]=u[h],h in Vs&&He(Kr,h,u[h]);d!==!1&&vt("setSelect")}}r.setSelect=ga;function mh(u){if(k[u].show)Fe&&ji(Ye[u],Cr);else if(Fe&&jt(Ye[u],Cr),Re){let h=Mr?rn[0]:rn[u];h!=null&&$n(h,-10,-10,he,G)}}function Kn(u,d,h){Is(u,{min:d,max:h})}function Cn(u,d,h,y){d.focus!=null&&yh(u),d.show!=null&&k.forEach((w,S)=>{S>0&&(u==S||u==null)&&(w.show=d.show,mh(S),a==2?(Kn(w.facets[0].scale,null,null),Kn(w.facets[1].scale,null,null)):Kn(w.scale,null,null),Qr())}),h!==!1&&vt("setSeries",u,d),y&&Lo("setSeries",r,u,d)}r.setSeries=Cn;function ph(u,d){dt(L[u],d)}function fh(u,d){u.fill=ke(u.fill||null),u.dir=De(u.dir,-1),d=d??L.length,L.splice(d,0,u)}function hh(u){u==null?L.length=0:L.splice(u,1)}r.addBand=fh,r.setBand=ph,r.delBand=hh;function gh(u,d){k[u].alpha=d,Re&&rn[u]!=null&&(rn[u].style.opacity=d),Fe&&Ye[u]&&(Ye[u].style.opacity=d)}let Wn,jn,hr,jr={focus:!0};function yh(u){if(u!=hr){let d=u==null,h=Tn.alpha!=1;k.forEach((y,w)=>{if(a==1||w>0){let S=d||w==0||w==u;y._focus=d?null:S,h&&gh(w,S?1:Tn.alpha)}}),hr=u,h&&Qr()}}Fe&&Wr&&Rt(am,Te,u=>{j._lock||(pr(u),hr!=null&&Cn(null,jr,!0,at.setSeries))});function An(u,d,h){let y=T[d];h&&(u=u/Ne-(y.ori==1?mt:Ve));let w=he;y.ori==1&&(w=G,u=w-u),y.dir==-1&&(u=w-u);let S=y._min,A=y._max,N=u/w,U=S+(A-S)*N,B=y.distr;return B==3?go(10,U):B==4?cy(U,y.asinh):B==100?y.bwd(U):U}function bh(u,d){let h=An(u,E,d);return wn(h,t[0],gt,yt)}r.valToIdx=u=>wn(u,t[0]),r.posToIdx=bh,r.posToVal=An,r.valToPos=(u,d,h)=>T[d].ori==0?s(u,T[d],h?Ut:he,h?Vt:0):i(u,T[d],h?cn:G,h?tn:0),r.setCursor=(u,d,h)=>{qe=u.left,Ge=u.top,gr(null,d,h)};function pu(u,d){He(Kr,po,Qe.left=u),He(Kr,jo,Qe.width=d)}function fu(u,d){He(Kr,"top",Qe.top=u),He(Kr,Yo,Qe.height=d)}let Ro=$.ori==0?pu:fu,Po=$.ori==1?pu:fu;function wh(){if(Fe&&de.live)for(let u=a==2?1:0;u<k.length;u++){if(u==0&&en)continue;let d=de.values[u],h=0;for(let y in d)_n[u][h++].firstChild.nodeValue=d[y]}}function Os(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((h,y)=>{ge[y]=h}):fy(u.idx)||ge.fill(u.idx),de.idx=ge[0]),Fe&&de.live){for(let h=0;h<k.length;h++)(h>0||a==1&&!en)&&vh(h,ge[h]);wh()}nn=!1,d!==!1&&vt("setLegend")}r.setLegend=Os;function vh(u,d){let h=k[u],y=u==0&&ae==2?dn:t[u],w;en?w=h.values(r,u,d)??Hn:(w=h.value(r,d==null?null:y[d],u,d),w=w==null?Hn:{_:w}),de.values[u]=w}function gr(u,d,h){du=qe,mu=Ge,[qe,Ge]=j.move(r,qe,Ge),j.left=qe,j.top=Ge,Re&&(Br&&$n(Br,ft(qe),0,he,G),Hr&&$n(Hr,0,ft(Ge),he,G));let y,w=gt>yt;Wn=Me,jn=null;let S=$.ori==0?he:G,A=$.ori==1?he:G;if(qe<0||_t==0||w){y=j.idx=null;for(let N=0;N<k.length;N++){let U=rn[N];U!=null&&$n(U,-10,-10,he,G)}Wr&&Cn(null,jr,!0,u==null&&at.setSeries),de.live&&(ge.fill(y),nn=!0)}else{let N,U,B;a==1&&(N=$.ori==0?qe:Ge,U=An(N,E),y=j.idx=wn(U,t[0],gt,yt),B=q(t[0][y],$,S,0));let H=-10,z=-10,me=0,Le=0,Pe=!0,ye="",ie="";for(let J=a==2?1:0;J<k.length;J++){let Be=k[J],et=ge[J],kt=et==null?null:a==1?t[J][et]:t[J][1][et],Ie=j.dataIdx(r,J,y,U),tt=Ie==null?null:a==1?t[J][Ie]:t[J][1][Ie];if(nn=nn||tt!=kt||Ie!=et,ge[J]=Ie,J>0&&Be.show){let qt=Ie==null?-10:Ie==y?B:q(a==1?t[0][Ie]:t[J][0][Ie],$,S,0),Pt=tt==null?-10:W(tt,a==1?T[Be.scale]:T[Be.facets[1].scale],A,0);if(Wr&&tt!=null){let on=$.ori==1?qe:Ge,mn=ht(Tn.dist(r,J,Ie,Pt,on));if(mn<Wn){let Rn=Tn.bias;if(Rn!=0){let Qt=An(on,Be.scale),an=tt>=0?1:-1,pn=Qt>=0?1:-1;pn==an&&(pn==1?Rn==1?tt>=Qt:tt<=Qt:Rn==1?tt<=Qt:tt>=Qt)&&(Wn=mn,jn=J)}else Wn=mn,jn=J}}if(nn||Mr){let on,mn;$.ori==0?(on=qt,mn=Pt):(on=Pt,mn=qt);let Rn,Qt,an,pn,Pn,Dt,Bt=!0,yr=Tt.bbox;if(yr!=null){Bt=!1;let Lt=yr(r,J);an=Lt.left,pn=Lt.top,Rn=Lt.width,Qt=Lt.height}else an=on,pn=mn,Rn=Qt=Tt.size(r,J);if(Dt=Tt.fill(r,J),Pn=Tt.stroke(r,J),Mr)J==jn&&Wn<=Tn.prox&&(H=an,z=pn,me=Rn,Le=Qt,Pe=Bt,ye=Dt,ie=Pn);else{let Lt=rn[J];Lt!=null&&(Or[J]=an,Fr[J]=pn,mm(Lt,Rn,Qt,Bt),cm(Lt,Dt,Pn),$n(Lt,un(an),un(pn),he,G))}}}}if(Mr){let J=Tn.prox,Be=hr==null?Wn<=J:Wn>J||jn!=hr;if(nn||Be){let et=rn[0];et!=null&&(Or[0]=H,Fr[0]=z,mm(et,me,Le,Pe),cm(et,ye,ie),$n(et,un(H),un(z),he,G))}}}if(Qe.show&&zn)if(u!=null){let[N,U]=at.scales,[B,H]=at.match,[z,me]=u.cursor.sync.scales,Le=u.cursor.drag;if(bt=Le._x,wt=Le._y,bt||wt){let{left:Pe,top:ye,width:ie,height:J}=u.select,Be=u.scales[z].ori,et=u.posToVal,kt,Ie,tt,qt,Pt,on=N!=null&&B(N,z),mn=U!=null&&H(U,me);on&&bt?(Be==0?(kt=Pe,Ie=ie):(kt=ye,Ie=J),tt=T[N],qt=q(et(kt,z),tt,S,0),Pt=q(et(kt+Ie,z),tt,S,0),Ro(vn(qt,Pt),ht(Pt-qt))):Ro(0,S),mn&&wt?(Be==1?(kt=Pe,Ie=ie):(kt=ye,Ie=J),tt=T[U],qt=W(et(kt,me),tt,A,0),Pt=W(et(kt+Ie,me),tt,A,0),Po(vn(qt,Pt),ht(Pt-qt))):Po(0,A)}else qs()}else{let N=ht(du-uu),U=ht(mu-cu);if($.ori==1){let me=N;N=U,U=me}bt=xt.x&&N>=xt.dist,wt=xt.y&&U>=xt.dist;let B=xt.uni;B!=null?bt&&wt&&(bt=N>=B,wt=U>=B,!bt&&!wt&&(U>N?wt=!0:bt=!0)):xt.x&&xt.y&&(bt||wt)&&(bt=wt=!0);let H,z;bt&&($.ori==0?(H=Gr,z=qe):(H=zr,z=Ge),Ro(vn(H,z),ht(z-H)),wt||Po(0,A)),wt&&($.ori==1?(H=Gr,z=qe):(H=zr,z=Ge),Po(vn(H,z),ht(z-H)),bt||Ro(0,S)),!bt&&!wt&&(Ro(0,0),Po(0,0))}if(xt._x=bt,xt._y=wt,u==null){if(h){if(Tu!=null){let[N,U]=at.scales;at.values[0]=N!=null?An($.ori==0?qe:Ge,N):null,at.values[1]=U!=null?An($.ori==1?qe:Ge,U):null}Lo(Vi,r,qe,Ge,he,G,y)}if(Wr){let N=h&&at.setSeries,U=Tn.prox;hr==null?Wn<=U&&Cn(jn,jr,!0,N):Wn>U?Cn(null,jr,!0,N):jn!=hr&&Cn(jn,jr,!0,N)}}nn&&(de.idx=y,Os()),d!==!1&&vt("setCursor")}let Yn=null;Object.defineProperty(r,"rect",{get(){return Yn==null&&Do(!1),Yn}});function Do(u=!1){u?Yn=null:(Yn=v.getBoundingClientRect(),vt("syncRect",Yn))}function hu(u,d,h,y,w,S,A){j._lock||zn&&u!=null&&u.movementX==0&&u.movementY==0||(Fs(u,d,h,y,w,S,A,!1,u!=null),u!=null?gr(null,!0,!0):gr(d,!0,!1))}function Fs(u,d,h,y,w,S,A,N,U){if(Yn==null&&Do(!1),pr(u),u!=null)h=u.clientX-Yn.left,y=u.clientY-Yn.top;else{if(h<0||y<0){qe=-10,Ge=-10;return}let[B,H]=at.scales,z=d.cursor.sync,[me,Le]=z.values,[Pe,ye]=z.scales,[ie,J]=at.match,Be=d.axes[0].side%2==1,et=$.ori==0?he:G,kt=$.ori==1?he:G,Ie=Be?S:w,tt=Be?w:S,qt=Be?y:h,Pt=Be?h:y;if(Pe!=null?h=ie(B,Pe)?l(me,T[B],et,0):-10:h=et*(qt/Ie),ye!=null?y=J(H,ye)?l(Le,T[H],kt,0):-10:y=kt*(Pt/tt),$.ori==1){let on=h;h=y,y=on}}U&&(d==null||d.cursor.event.type==Vi)&&((h<=1||h>=he-1)&&(h=xr(h,he)),(y<=1||y>=G-1)&&(y=xr(y,G))),N?(uu=h,cu=y,[Gr,zr]=j.move(r,h,y)):(qe=h,Ge=y)}let Vs={width:0,height:0,left:0,top:0};function qs(){ga(Vs,!1)}let gu,yu,bu,wu;function vu(u,d,h,y,w,S,A){zn=!0,bt=wt=xt._x=xt._y=!1,Fs(u,d,h,y,w,S,A,!0,!1),u!=null&&(Rt(qi,zi,ku,!1),Lo(rm,r,Gr,zr,he,G,null));let{left:N,top:U,width:B,height:H}=Qe;gu=N,yu=U,bu=B,wu=H}function ku(u,d,h,y,w,S,A){zn=xt._x=xt._y=!1,Fs(u,d,h,y,w,S,A,!1,!0);let{left:N,top:U,width:B,height:H}=Qe,z=B>0||H>0,me=gu!=N||yu!=U||bu!=B||wu!=H;if(z&&me&&ga(Qe),xt.setScale&&z&&me){let Le=N,Pe=B,ye=U,ie=H;if($.ori==1&&(Le=U,Pe=H,ye=N,ie=B),bt&&Kn(E,An(Le,E),An(Le+Pe,E)),wt)for(let J in T){let Be=T[J];J!=E&&Be.from==null&&Be.min!=Me&&Kn(J,An(ye+ie,J),An(ye,J))}qs()}else j.lock&&(j._lock=!j._lock,gr(d,!0,u!=null));u!=null&&($r(qi,zi),Lo(qi,r,qe,Ge,he,G,null))}function kh(u,d,h,y,w,S,A){if(j._lock)return;pr(u);let N=zn;if(zn){let U=!0,B=!0,H=10,z,me;$.ori==0?(z=bt,me=wt):(z=wt,me=bt),z&&me&&(U=qe<=H||qe>=he-H,B=Ge<=H||Ge>=G-H),z&&U&&(qe=qe<Gr?0:he),me&&B&&(Ge=Ge<zr?0:G),gr(null,!0,!0),zn=!1}qe=-10,Ge=-10,ge.fill(null),gr(null,!0,!0),N&&(zn=N)}function Su(u,d,h,y,w,S,A){j._lock||(pr(u),xs(),qs(),u!=null&&Lo(sm,r,qe,Ge,he,G,null))}function _u(){C.forEach(Db),_s(r.width,r.height,!0)}Ar(es,ho,_u);let Yr={};Yr.mousedown=vu,Yr.mousemove=hu,Yr.mouseup=ku,Yr.dblclick=Su,Yr.setSeries=(u,d,h,y)=>{let w=at.match[2];h=w(r,d,h),h!=-1&&Cn(h,y,!0,!1)},Re&&(Rt(rm,v,vu),Rt(Vi,v,hu),Rt(om,v,u=>{pr(u),Do(!1)}),Rt(am,v,kh),Rt(sm,v,Su),tl.add(r),r.syncRect=Do);let ya=r.hooks=e.hooks||{};function vt(u,d,h){Us?Ao.push([u,d,h]):u in ya&&ya[u].forEach(y=>{y.call(null,r,d,h)})}(e.plugins||[]).forEach(u=>{for(let d in u.hooks)ya[d]=(ya[d]||[]).concat(u.hooks[d])});let xu=(u,d,h)=>h,at=dt({key:null,setSeries:!1,filters:{pub:ym,sub:ym},scales:[E,k[1]?k[1].scale:null],match:[bm,bm,xu],values:[null,null]},j.sync);at.match.length==2&&at.match.push(xu),j.sync=at;let Tu=at.key,Qs=fp(Tu);function Lo(u,d,h,y,w,S,A){at.filters.pub(u,d,h,y,w,S,A)&&Qs.pub(u,d,h,y,w,S,A)}Qs.sub(r);function Sh(u,d,h,y,w,S,A){at.filters.sub(u,d,h,y,w,S,A)&&Yr[u](null,d,h,y,w,S,A)}r.pub=Sh;function _h(){Qs.unsub(r),tl.delete(r),lr.clear(),Yi(es,ho,_u),m.remove(),Te?.remove(),vt("destroy")}r.destroy=_h;function Bs(){vt("init",e,t),tu(t||e.data,!1),M[E]?Is(E,M[E]):xs(),ca=Qe.show&&(Qe.width>0||Qe.height>0),mr=nn=!0,_s(e.width,e.height)}return k.forEach(Xl),C.forEach(th),n?n instanceof HTMLElement?(n.appendChild(m),Bs()):n(r,Bs):Bs(),r}ot.assign=dt;ot.fmtNum=ll;ot.rangeNum=ts;ot.rangeLog=os;ot.rangeAsinh=sl;ot.orient=Pr;ot.pxRatio=Ne;ot.join=ky;ot.fmtDate=cl,ot.tzDate=Ey;ot.sync=fp;{ot.addGap=fb,ot.clipGaps=is;let e=ot.paths={points:vp};e.linear=Sp,e.stepped=yb,e.bars=bb,e.spline=vb}var yl="smartmoney.theme",bl=matchMedia("(prefers-color-scheme: dark)");function Cp(){let e=localStorage.getItem(yl);return e==="light"||e==="dark"?e:"system"}function Ap(e){e==="system"?localStorage.removeItem(yl):localStorage.setItem(yl,e)}function Rp(e){let t=e==="system"?bl.matches?"dark":"light":e,n=document.documentElement;return n.dataset.theme=t,n.classList.toggle("dark-mode",t==="dark"),t}var ds=ve(Cp()),wl=ve("light");function vl(){wl.value=Rp(ds.value)}bl.addEventListener("change",vl);vl();function Pp(e){ds.value=e,Ap(e),vl()}function Dp(e,t){let n=e.over.querySelector(".tip");if(!t||(e.cursor.left??-1)<0){n?.remove();return}n||(n=document.createElement("div"),n.className="tip",e.over.append(n)),n.replaceChildren(ms("strong",t.head),...t.rows.map(({name:l,value:c,tone:m})=>{let g=ms("div","");return g.append(ms("span",l,`dot tone-${m}`),ms("b",c)),g}));let{clientWidth:r,clientHeight:a}=e.over,s=12,i=t.left+s+n.offsetWidth<=r;n.style.left=`${i?t.left+s:Math.max(0,t.left-s-n.offsetWidth)}px`,n.style.top=`${Math.max(0,Math.min((e.cursor.top??0)-n.offsetHeight/2,a-n.offsetHeight))}px`}function ms(e,t,n=""){let r=document.createElement(e);return r.textContent=t,r.className=n,r}function kn({label:e,times:t,lines:n,format:r,ticks:a,height:s=240,moment:i}){let l=nt(null),c=nt(void 0),m=nt({times:t,lines:n,format:r,ticks:a,moment:i}),g=nt(void 0),[p,f]=Q(!1);m.current={times:t,lines:n,format:r,ticks:a,moment:i};let b=wl.value,v=JSON.stringify(n.map(({values:R,...k})=>k)),P=JSON.stringify([t,n.map(R=>R.values),i]);xe(()=>{let R=l.current;if(!R)return;let k=L=>{g.current=L,f(L!==void 0)},C=new ot(Eb(R,m,s,k),Lp(m.current),R);g.current&&C.setScale("x",{min:g.current[0],max:g.current[1]}),c.current=C;let T=new ResizeObserver(()=>C.setSize({width:Math.max(R.clientWidth,200),height:s}));return T.observe(R),()=>{T.disconnect(),C.destroy(),c.current=void 0}},[v,b,s]),xe(()=>{c.current?.batch(R=>{let k=g.current;R.setData(Lp(m.current),k===void 0),k&&R.setScale("x",{min:k[0],max:k[1]})})},[P]);let D=()=>c.current?.setScale("x",{min:t[0]??0,max:t.at(-1)??0});return o("figure",{class:"chart",children:[n.length>1&&o("ul",{class:"legend","aria-hidden":"true",children:n.map(R=>o("li",{class:`${R.points?"dot":"dash"} tone-${R.tone??"accent"}`,children:R.name},R.name))}),p&&o("button",{type:"button",class:"small whole",onClick:D,children:"Show all"}),o("div",{ref:l,class:"plot","aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o(Lb,{times:t,lines:n,format:r})]})]})}function Lb({times:e,lines:t,format:n}){let r=Math.max(1,Math.floor(e.length/12)),a=s=>s%r===0||s===e.length-1||t.some(i=>i.points&&i.values[s]!=null);return o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),t.map(s=>o("th",{scope:"col",children:s.name},s.name))]})}),o("tbody",{children:e.map((s,i)=>a(i)&&o("tr",{children:[o("th",{scope:"row",children:new Date(s*1e3).toISOString().slice(0,16)}),t.map(l=>o("td",{children:l.values[i]==null?"":n(l.values[i])},l.name))]},i))})]})}var Lp=({times:e,lines:t})=>[e,...t.map(n=>n.values)];function Eb(e,t,n,r){let a=kl(e,"--muted"),s=kl(e,"--line"),l={stroke:a,font:"12px system-ui, sans-serif",grid:{stroke:s,width:1},ticks:{show:!1}},c=()=>t.current.times[0]??0,m=()=>t.current.times.at(-1)??0;return{width:Math.max(e.clientWidth,200),height:n,tzDate:g=>ot.tzDate(new Date(g*1e3),"Etc/UTC"),legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!0,y:!1,dist:6}},scales:{x:{range:(g,p,f)=>p<=c()&&f>=m()?Wb(c(),m()):[p,f]},y:{range:(g,p,f)=>p==null||f==null?[0,1]:p===f?Ib(p):ot.rangeNum(p,f,.1,!0)}},hooks:{drawAxes:[g=>{t.current.moment!==void 0&&Mb(g,t.current.moment,a)}],setScale:[(g,p)=>{let{min:f,max:b}=g.scales.x??{};p==="x"&&f!=null&&b!=null&&r(f>c()||b<m()?[f,b]:void 0)}],setCursor:[g=>Dp(g,Ub(g,t))]},axes:[{...l,space:64,size:30,values:(g,p,f,b,v)=>p.map(P=>Ob(P,v))},{...l,gap:6,size:$b,values:(g,p)=>{let{ticks:f,format:b}=t.current;return f?f(p):p.map(v=>b(v))}}],series:[{},...t.current.lines.map(g=>Nb(e,g,t.current.lines.length))]}}function Nb(e,t,n){let r=kl(e,`--${t.tone??"accent"}`);return{label:t.name,stroke:r,width:t.points?0:2,spanGaps:!t.points,points:{show:t.points!==void 0||t.values.filter(a=>a!==null).length===1,size:t.points??6,fill:r},paths:t.bars?ot.paths.bars?.({size:[.7,24]}):t.steps?ot.paths.stepped?.({align:1}):void 0,fill:t.bars?Ep(r,.6):t.points||n>1?void 0:Ep(r,.1)}}function $b(e,t,n,r){let{font:a,gap:s,_size:i}=e.axes[n];if(r>1)return i;e.ctx.save(),e.ctx.font=Array.isArray(a)?String(a[0]):String(a);let l=Math.max(0,...(t??[]).map(c=>e.ctx.measureText(c).width));return e.ctx.restore(),Math.ceil(l/devicePixelRatio+Number(s)+4)}function Ub(e,t){let{times:n,lines:r,format:a}=t.current,s=e.cursor.idx,i=s==null?void 0:n[s];if(s==null||i===void 0)return;let l=r.flatMap(c=>{let m=c.values[s]??(c.steps?c.values.slice(0,s).findLast(g=>g!==null):void 0);return m==null?[]:[{name:c.name,value:a(m),tone:c.tone??"accent"}]});return{left:e.valToPos(i,"x"),head:`${new Date(i*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`,rows:l}}function Ib(e){let t=Math.abs(e)/10||.01;return[e-t,e+t]}function Wb(e,t){let n=Math.max((t-e)*.02,60);return[e-n,t+n]}function Mb(e,t,n){let{ctx:r,bbox:a}=e,s=e.valToPos(t,"x",!0);s<a.left||s>a.left+a.width||(r.save(),r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),r.beginPath(),r.moveTo(s,a.top),r.lineTo(s,a.top+a.height),r.stroke(),r.restore())}function Ob(e,t){let n=new Date(e*1e3);return t>=86400||e%86400===0?n.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):n.toISOString().slice(11,t<60?19:16)}function kl(e,t){let n=document.createElement("span");n.style.color=`var(${t})`,e.append(n);let r=getComputedStyle(n).color;return n.remove(),r}function Ep(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function ps({values:e,label:t,tone:n="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),a=Math.max(...e),s=88,i=24,l=p=>p/(e.length-1)*(s-4)+2,c=p=>a===r?i/2:i-3-(p-r)/(a-r)*(i-6),m=e[e.length-1]??0,g=m>=(e[0]??0);return o("svg",{class:`spark ${n==="plain"?"plain":g?"good":"bad"}`,width:s,height:i,viewBox:`0 0 ${s} ${i}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((p,f)=>`${l(f).toFixed(1)},${c(p).toFixed(1)}`).join(" ")}),o("circle",{cx:l(e.length-1),cy:c(m),r:"2"})]})}var Np=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],fs=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],hs=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],Fb=20,Sl=4;function $p(){let e=be("chain",ut,"BASE"),t=be("by",Np,"TRADER_SCORE"),n=Ze.value.params,r=n.get("asof")??"",a=n.get("after"),s=be("window",Fn,"ALL"),i=r?"ALL":s,l={chain:e,rankBy:t,first:Fb,after:a,window:gn(i),asOf:r?`${r}T23:59:59Z`:null,filter:{...Object.fromEntries([...fs,...hs].flatMap(({name:v})=>n.get(v)?[[v,Number(n.get(v))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},c=X(hc,l,{every:r?void 0:1e4}),m=X(yc,l),g=X(gc,{chain:e,window:l.window,filter:{...l.filter,minBuyVol:0}},{every:6e4,skip:!!r||l.filter?.minBuyVol===0}),p=new Map(m.data?.wallets.nodes.map(v=>[v.walletAddress,v.equity.map(P=>P.realizedPnlUsd)])),f=v=>se({after:"",...v}),b=async v=>{let{wallets:P}=await ue(pc,{...l,first:200,after:v});return _r({nodes:P.edges,pageInfo:P.pageInfo})};return o(x,{children:[o(_e,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o(Nn,{names:["chain","window","by","asof","activeSince",...[...fs,...hs].map(v=>v.name)],children:[o(Ee,{label:"Chain",choices:ut.map(v=>({value:v,label:We[v]})),chosen:e,change:v=>f({chain:v,compare:""})}),o(Ee,{label:"Window",choices:Fn.map(v=>({value:v,label:zt[v]})),chosen:i,change:v=>f({window:v==="ALL"?"":v,asof:""})}),o(Vn,{label:"Ranked by",choices:Np.map(v=>({value:v,label:Ae(v)})),chosen:t,change:v=>f({by:v})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(En,{type:"date",value:r,change:v=>f({asof:v})})]}),o("details",{class:"more",open:[...fs,...hs].some(({name:v})=>n.get(v)),children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[fs.map(({name:v,label:P})=>o(Oi,{label:P,value:n.get(v)??"",change:D=>f({[v]:D}),hint:`${_(c.data?.wallets.chainDefaults[v]??0)} (default)`},v)),hs.map(({name:v,label:P,max:D})=>o(Oi,{label:P,value:n.get(v)??"",change:R=>f({[v]:R}),max:D,hint:"any"},v)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(En,{type:"date",value:n.get("activeSince")??"",change:v=>f({activeSince:v})})]})]})]})]}),r&&o("p",{class:"note",children:["A past day is kept with each wallet's numbers of all time, so no window applies to it."," ",s!=="ALL"&&o("button",{type:"button",onClick:()=>f({asof:""}),children:["Back to ",zt[s].toLowerCase(),", up to now"]})]}),o(Bb,{chain:e,window:i,now:r!==""}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(le,{query:c,children:({wallets:v})=>o(Vb,{page:v,chain:e,window:i,trend:p,all:g.data?.wallets.totalCount,by:t,csv:b})})})]})}function Vb({page:e,chain:t,window:n,trend:r,all:a=0,by:s,csv:i}){let l=Ze.value.params,c=Number(l.get("minBuyVol")||e.chainDefaults.minBuyVol),m=a-e.totalCount,g=m>0&&c>0&&o("p",{class:"muted small",children:[_(m)," more bought for less than ",we(c),". ",o("button",{type:"button",onClick:()=>se({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let f=e.chainDefaults;return o(Y,{title:"No wallet passes",children:["By default ",We[t]," asks for ",_(f.minTrades)," trades, ",_(f.minTokens)," tokens, ",_(f.minClosed)," closed positions and ",we(f.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",g]})}let p=e.asOf?`profits of all time, as it stood on ${St(e.asOf)}`:e.windowStart?`since ${St(e.windowStart)}`:"all time";return o(x,{children:[o("p",{class:"muted small",children:[_(e.totalCount)," wallets, ",p,e.asOf?"":o(x,{children:[", updated ",o(re,{at:e.updatedAt})]})]}),g,o(oe,{label:`Wallets of ${We[t]}, best first`,columns:qb(t,n,r),rows:e.edges,id:f=>f.node.id,csv:i,ordered:{by:s,choose:f=>se({by:f,after:""})}}),o(mo,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:l.get("after")?()=>se({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>se({after:e.pageInfo.endCursor}):void 0})]})}function qb(e,t,n){let r=Up(),a=(s,i)=>se({compare:(i?[...r,s]:r.filter(l=>l!==s)).slice(0,Sl).join(",")});return[{name:"Rank",number:!0,cell:s=>_(s.rank)},{name:"Wallet",cell:s=>o(Ln,{chain:e,address:s.node.walletAddress,window:t})},{name:"Score",number:!0,order:"TRADER_SCORE",title:"Composite score, 0 to 1",cell:s=>s.node.traderScore.toFixed(3)},{name:"Profit",number:!0,order:"NET_PNL_USD",cell:s=>o(ct,{value:s.node.netPnlUsd})},{name:"Realized",number:!0,order:"REALIZED_PNL_USD",wide:!0,cell:s=>o(ct,{value:s.node.realizedPnlUsd})},{name:"Win rate",number:!0,order:"TRUE_WIN_RATE",title:"Share of closed positions with a profit, and how many there are",cell:s=>o(Qb,{of:s.node})},{name:"Trades",number:!0,order:"TRADE_COUNT",cell:s=>o(x,{children:[_(s.node.tradeCount),o("small",{children:[_(s.node.tokensTraded)," tokens",t!=="ALL"&&" ever"]})]})},{name:"Bought",number:!0,order:"TOTAL_BUY_VOLUME_USD",wide:!0,cell:s=>we(s.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:s=>o(re,{at:s.node.lastTradeTime})},{name:"Trend",title:`Realized profit, ${zt[t].toLowerCase()}`,cell:s=>o(ps,{values:n.get(s.node.walletAddress)??[],label:`Realized profit, ${zt[t].toLowerCase()}`})},{name:"Compare",cell:s=>o("input",{type:"checkbox","aria-label":`Compare ${s.node.walletAddress}`,checked:r.includes(s.node.walletAddress),disabled:!r.includes(s.node.walletAddress)&&r.length>=Sl,onChange:i=>a(s.node.walletAddress,i.currentTarget.checked)})}]}function Qb({of:e}){return o(x,{children:[Je(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",_(e.closedPositions)]})]})}function Up(){return(Ze.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Sl)}function Bb({chain:e,window:t,now:n}){let r=Up(),a=X(bc,{chain:e,addresses:r,window:gn(t)},{skip:r.length===0});if(r.length===0)return null;let s=(a.data?.walletsByAddress??[]).flatMap(l=>l??[]),i=[{name:"Rank",of:l=>l.defaultRank?`#${_(l.defaultRank)}`:"not ranked"},{name:"Score",of:l=>l.traderScore.toFixed(3)},{name:"Profit",of:l=>o(ct,{value:l.netPnlUsd})},{name:"Win rate",of:l=>`${Je(l.trueWinRate)} of ${_(l.closedPositions)}`},{name:"Trades",of:l=>_(l.tradeCount)},{name:"Average trade",of:l=>we(l.avgTradeSizeUsd)},{name:t==="ALL"?"Largest trade":"Largest trade ever",of:l=>we(l.largestTradeUsd)},{name:"Last trade",of:l=>o(re,{at:l.lastTradeTime})}];return o(V,{title:o(x,{children:["Compared ",o("span",{class:"badge",children:[zt[t],n&&", up to now"]})]}),actions:o("button",{type:"button",onClick:()=>se({compare:""}),children:"Close"}),children:[r.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Gb,{wallets:s}),o(oe,{csv:!1,label:"Compared wallets",rows:i,id:l=>l.name,columns:[{name:"Number",cell:l=>l.name},...s.map(l=>({name:l.walletAddress.slice(0,10),number:!0,cell:c=>c.of(l)}))]})]})}var Hb=["accent","second","third","fourth"];function Gb({wallets:e}){let t=[...new Set(e.flatMap(r=>r.equity.map(a=>Ct(a.date))))].sort((r,a)=>r-a);if(t.length<2)return null;let n=e.map((r,a)=>{let s=new Map(r.equity.map(i=>[Ct(i.date),i.realizedPnlUsd]));return{name:r.walletAddress.slice(0,10),tone:Hb[a],values:t.map(i=>s.get(i)??null)}});return o(kn,{label:"Realized profit over time",times:t,lines:n,format:r=>we(r),ticks:io})}var zb=50,Kb=200,jb=5,sr=1e4,Yb=15e3,Zb=250,gs=class{constructor(t){this.filter=t}filter;rows=ve(void 0);waiting=ve([]);paused=ve(!1);link=ve("connecting");said=ve("Connecting\u2026");gap=ve(!1);older=ve(void 0);loading=ve(!1);refusal=ve(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await ue(ai,{filter:this.filter,last:zb},{signal:this.abort.signal});this.rows.value=_l(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Yb)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<jb&&this.older.value;t++){let{signals:n}=await ue(ai,{filter:this.filter,last:Kb,before:this.older.value},{signal:this.abort.signal});this.older.value=n.pageInfo.hasPreviousPage?n.pageInfo.startCursor??void 0:void 0,this.add(n.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,n={get after(){return t.cursor},filter:this.filter};this.unsubscribe=La(vc,n,{link:r=>this.linked(r),failed:r=>this.fail(r),next:({signals:r})=>{this.cursor=r.cursor,r.gap&&(this.gap.value=!0),r.retraction&&this.retract(r.retraction.signalId,r.retraction.at),r.signal&&this.arrived(r.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let n=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?n?`Connected again, continued after signal ${_(n)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*sr&&(this.arrivals=this.arrivals.slice(-sr)),this.showing||(this.showing=setTimeout(()=>this.show(),Zb))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*sr&&this.fresh.clear();for(let n of t)this.fresh.add(n.signalId);this.paused.value?this.waiting.value=_l([...t,...this.waiting.value]).slice(0,sr):this.add(t)}add(t){let n=this.rows.value??[],r=new Set(n.map(s=>s.sequence)),a=_l([...n,...t.filter(s=>!r.has(s.sequence))]);this.rows.value=a.slice(0,sr),a.length>=sr&&(this.older.value=void 0)}retract(t,n){this.showing&&(clearTimeout(this.showing),this.show());let r=a=>a.signalId===t?{...a,retractedAt:n}:a;this.rows.value=this.rows.value?.map(r),this.waiting.value=this.waiting.value.map(r)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:n}=await ue(wc,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),r=new Map(n.nodes.map(a=>[a.signalId,a]));this.rows.value=this.rows.value?.map(a=>{let s=r.get(a.signalId);return s?{...a,retractedAt:s.retractedAt,token:{...a.token,profile:s.token.profile}}:a})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof $e?t:new $e("",String(t)))}};function _l(e){return[...e].sort((t,n)=>n.sequence-t.sequence)}var Jb=200,xl=2e3;function Xb(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let n=e.outcome.settledPayout;return n===null||!e.token.currentPriceUsd?null:n/e.token.currentPriceUsd-1}function ta(e,t){return Dr(e.notificationType,Xb(e,t))}function Dr(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function Ip(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],n=e.map(r=>[r.sequence,r.signalId,r.sentAt,r.notificationType,r.chain,r.token.address,r.token.symbol,r.headline,r.token.currentPriceUsd,r.outcome.return1h,r.outcome.return6h,r.outcome.return24h,r.outcome.settledPayout,r.retractedAt]);ja("signals",Li([t,...n]))}function Wp(e,t,n){let[r,a]=Q({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return xe(()=>{let i=new AbortController;return a({signals:[],done:!1,cut:!1}),ew(e,t,i.signal,a),()=>i.abort()},[s,t,n]),r}async function ew(e,t,n,r){let a=[],s=null;try{for(;;){let i=await ue(Oc,{filter:e,last:Jb,before:s},{signal:n}),{nodes:l,pageInfo:c}=i.signals,m=l.filter(f=>f.sentAt>t).sort((f,b)=>b.sequence-f.sequence);a.push(...m),s=c.startCursor;let g=m.length===l.length&&c.hasPreviousPage&&s!==null,p=!g||a.length>=xl;if(r({signals:[...a],done:p,cut:g&&p}),p)return}}catch(i){n.aborted||r({signals:a,done:!0,cut:!1,refusal:i instanceof $e?i:new $e("",String(i))})}}var Jt=Object.keys(fn),Lr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},ys=Object.keys(Lr);function Tl({traderCount:e,highestRank:t,totalUsdInflow:n}){let r=(a,s)=>Math.min(Math.max(Math.log(a)/Math.log(s),0),1);return Math.round(40*r(e,25)+40*r(n/1e3,1e3)+20*(1-r(t,200)))}function Cl({summary:e}){let t=Tl(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var _o=[{name:"Time",width:6.4,cell:e=>o(re,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(x,{children:[o(za,{priority:e.priority,means:Lr[e.priority]})," ",o(Cl,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:Z(["signal",e.signalId]),children:e.headline}),o("small",{children:[fn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(x,{children:[o(Ft,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(x,{children:[e.summary.traderCount,o("small",{children:["best #",_(e.summary.highestRank)]})]})},{name:"Volume",width:6.6,number:!0,cell:e=>we(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(x,{children:[o("span",{class:"num",children:Mt(e.token.priceChangePct/100)}),o("small",{children:Ke(e.token.currentPriceUsd,e.chain)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(x,{children:[o(Al,{s:e}),o("small",{children:Ke(e.token.profile?.priceUsd,e.chain)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>Rl(e)??"\u2013"}];function Al({s:e}){let t=e.token.profile?.priceUsd,n=e.token.currentPriceUsd,r=t&&n?t/n-1:null;return o(Nt,{value:r,right:Dr(e.notificationType,r)})}function Rl(e){return e.latency?je(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var Mp=[...new Set(Jt.map(e=>fn[e]))];function Op(){let e={chains:so("chains",ut),types:so("types",Jt),priorities:so("priorities",ys)},t=Ze.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],n=JSON.stringify([e,t]),r=Et(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[n]),a=s=>i=>se({[s]:i.join(",")});return o(x,{children:[o(_e,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o(tw,{}),o(Nn,{names:["chains","types","priorities","wallets"],children:[o(yn,{label:"Chains",choices:ut.map(s=>({value:s,label:We[s]})),chosen:e.chains,change:a("chains")}),o(yn,{label:"Types",choices:Mp.map(s=>({value:s,label:s})),chosen:Mp.filter(s=>e.types.some(i=>fn[i]===s)),change:s=>a("types")(s.flatMap(i=>nw(i,e.types)))}),o(yn,{label:"Priorities",choices:ys.map(s=>({value:s,label:s})),chosen:e.priorities,change:a("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Wallets"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(En,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>a("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:ys.map(s=>`${s}: ${Lr[s]}`).join(" \xB7 ")}),o(rw,{filter:r},n)]})}function tw(){let[e,t]=Et(()=>{let c=Math.floor(Date.now()/864e5)*864e5;return[new Date(c-864e5).toISOString(),new Date(c).toISOString()]},[]),{data:n}=X(_c,{since:e,until:t}),r=(n?.signals.nodes??[]).filter(c=>!c.retractedAt),a=r.flatMap(c=>{let m=Dr(c.notificationType,c.outcome.return6h);return m===null?[]:[{...c,gain:m}]}).sort((c,m)=>m.gain-c.gain),s=a[0],i=a.at(-1);if(!s||!i)return null;let l=c=>o(x,{children:[o("a",{href:Z(["signal",c.signalId]),children:c.headline})," ",o(Nt,{value:c.gain})]});return o("p",{children:["Of ",_(r.length)," signals of yesterday ",_(a.length)," are graded after 6 hours: ",_(a.filter(c=>c.gain>0).length)," were right."," ","The best: ",l(s),". The worst: ",l(i),". ",o("a",{href:Z(["track"],{days:"7",after:"6h"}),children:"All signals, graded"})]})}function nw(e,t){let n=Jt.filter(a=>fn[a]===e),r=n.filter(a=>t.includes(a));return r.length>0?r:n}function rw({filter:e}){let[t,n]=Q(0),r=Et(()=>new gs(e),[t]);xe(()=>(r.start(),()=>r.stop()),[r]);let a=r.rows.value,s=r.waiting.value,i=r.paused.value,l=nt(void 0),c=r.refusal.value??(a?void 0:l.current);l.current=c;let m=Pa(r.refusal.value);return xe(()=>{if(!m)return;let g=setTimeout(()=>n(p=>p+1),Da);return()=>clearTimeout(g)},[r,m]),c?o(Kt,{refusal:c,retry:()=>n(g=>g+1)}):a?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${r.link.value}`,children:r.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>r.resume(),children:["Show ",_(s.length)," new"]}),o("button",{type:"button",onClick:()=>{i?r.resume():r.paused.value=!0},children:i?"Resume":"Pause"})]})]}),r.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),a.length===0?o(ow,{filtered:Object.keys(e).length>0}):o(oe,{long:!0,label:"Signals, newest first",columns:_o,rows:a,id:g=>g.signalId,class:g=>g.retractedAt?"gone":r.fresh.has(g.signalId)?"fresh":""}),a.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[_(a.length)," signals",a.length>=sr&&", the most that this page holds"]}),r.older.value&&o("button",{type:"button",disabled:r.loading.value,onClick:()=>{r.loadOlder()},children:"Older signals"})]})]}):o(rr,{label:"Loading the newest signals"})}function ow({filtered:e}){let t=Et(()=>new Date(Date.now()-864e5).toISOString(),[]),n=X(kc,{since:t},{every:3e4}),r=X(Sc,{},{skip:Ot.value?.scope!=="customer"});return o(le,{query:n,children:a=>o(Y,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or more wallets, may show more."}),aw(a,r.data?.usage.budget,hn.value).map(s=>o("li",{children:s},s))]})})})}function aw(e,t,n){let r=[],a=e.chains.filter(l=>e.config.chains.includes(l.chain));a.length===0&&r.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&r.push("Your configuration includes no type of signals.");for(let l of a)l.lastEventAt?n-Date.parse(l.lastEventAt)>6e5&&r.push(`${We[l.chain]} is quiet: its last trade was ${Va(l.lastEventAt,n)}.`):r.push(`No trade has come in on ${We[l.chain]} yet.`),l.reason&&r.push(`${We[l.chain]}: ${l.reason}`);t&&t.dailyUsed>=t.dailyBudget&&r.push(`Today's budget of ${_(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let l of e.decisions.nodes)s.set(l.rule??"",(s.get(l.rule??"")??0)+l.count);let[i]=[...s].sort((l,c)=>c[1]-l[1]);return i?r.push(`In the last 24 hours the rule \u201C${Ae(i[0])}\u201D held back ${_(i[1])} candidates, more than any other.`):a.some(l=>l.lastEventAt)&&r.push("No top wallet did anything in the last 24 hours that could have become a signal."),r}function Vp(){let e=X(xc,{},{every:5e3}),t=X(Tc,{},{every:6e4});return o(x,{children:[o(_e,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(le,{query:e,children:n=>{let r=n.serviceStatus;return o("div",{class:"stack",children:[o(sw,{all:r.attention}),o(V,{children:o(Xe,{items:lw(r)})}),o(V,{title:"The last hour",children:o(le,{query:t,children:a=>o(iw,{minutes:a.serviceStatus.lastHour})})}),o(V,{title:"Disk space",actions:o("a",{href:Z(["settings"]),children:"Retention, in Settings"}),children:o(Xe,{items:pw(r.database)})}),o(V,{title:"Chains",children:o(oe,{label:"Chains",columns:cw,rows:r.chains,id:a=>a.chain})}),o(V,{title:"Delivery",children:[o(oe,{label:"How long delivery takes",columns:dw,rows:r.deliveries.steps,id:a=>a.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(V,{title:"Processes",children:o(oe,{label:"Processes",columns:mw,rows:r.processes,id:a=>`${a.role} ${a.name}`})}),o(hw,{status:r})]})}})]})}function sw({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(n=>n.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(n=>o("li",{children:n.text},n.text))})]})}function iw({minutes:e}){if(e.length<2)return o(Y,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(n=>n.eventsPerSecond),Fa],["Behind",e.map(n=>n.lagSeconds),je],["From trade to signal",e.map(n=>n.signalSeconds),je],["Database",e.map(n=>n.databaseBytes||null),qo]];return o(Xe,{items:t.map(([n,r,a])=>{let s=r.filter(l=>l!==null),i=s.at(-1);return{name:n,value:o(ps,{values:s,label:`${n} in the last ${e.length} minutes`,tone:"plain"}),note:i===void 0?"none in this time":`${a(Math.min(...s))} to ${a(Math.max(...s))}, now ${a(i)}`}})})}function lw(e){let t=e.chains.map(a=>a.eventsPerSecond).filter(a=>a!=null),n=e.deliveries.steps.find(a=>a.step==="webhook"),r=e.processes.filter(a=>!a.leader&&["all","api","engine"].includes(a.role)).length;return[{name:"Events",value:t.length>0?`${Fa(t.reduce((a,s)=>a+s,0))}/s`:"not measured yet",note:`${_(e.chains.reduce((a,s)=>a+s.events,0))} since the start`},{name:"Behind",value:je(Math.max(...e.chains.map(a=>a.lagSeconds))),note:`${_(e.chains.reduce((a,s)=>a+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(a=>a.leader)?.name||"none"}),note:r===1?"1 follower":`${r} followers`},{name:"To webhooks",value:_(e.deliveries.pending+e.deliveries.retrying),note:n?.p99Seconds!=null?`99 % within ${je(n.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:_(e.errors),note:`${_(e.warnings)} warnings, ${_(e.failedRequests)} failed requests`},{name:"Runs since",value:o(re,{at:e.startedAt}),note:e.version}]}function uw(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var cw=[{name:"Chain",cell:e=>o(rt,{chain:e.chain})},{name:"State",cell:e=>uw(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Fa(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(re,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(x,{children:[je(e.lagSeconds),o("small",{children:[_(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>_(e.events)}],Fp={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},dw=[{name:"Step",cell:e=>o(x,{children:[Fp[e.step]?.[0]??e.step,o("small",{children:Fp[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":je(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":je(e.p99Seconds)},{name:"Times",number:!0,cell:e=>_(e.count)}],mw=[{name:"Process",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function pw(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${je(e.measuredSeconds)}`,n=e.rough?"about ":"";return[{name:"Used",value:qo(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":n+qo(e.growthPerDay),note:e.growthPerDay==null?"known an hour after the start":t},{name:"Free",value:e.freeBytes==null?"\u2013":qo(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${Je(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${n}${_(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var fw=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(x,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>_(e.count)},{name:"First",wide:!0,cell:e=>o(re,{at:e.firstAt})},{name:"Last",cell:e=>o(re,{at:e.lastAt})}];function hw({status:e}){return o(V,{title:"Warnings and errors",actions:o("a",{href:Z(["sources"]),children:"Sources"}),children:e.problems.length===0?o(Y,{title:"None",children:"This process has logged no warning and no error since it started."}):o(oe,{label:"Warnings and errors, the last first",columns:fw,rows:e.problems,id:t=>t.level+t.message})})}var qp=["FLAG","ENVIRONMENT","FILE","DEFAULT"],Qp={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Bp(){let e=so("origins",qp),t=X(Cc,{});return o(x,{children:[o(_e,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o(Nn,{names:["origins"],children:o(yn,{label:"Where from",choices:qp.map(n=>({value:n,label:Qp[n]})),chosen:e,change:n=>se({origins:n.join(",")})})}),o(le,{query:t,children:({settings:n})=>o(gw,{settings:n.filter(r=>e.length===0||e.includes(r.origin)),all:n.length})})]})}function gw({settings:e,all:t}){if(e.length===0)return o(Y,{title:"No setting comes from there",children:["All ",_(t)," have other origins."]});let n=[...new Set(e.map(r=>r.group))].sort((r,a)=>+(r==="")-+(a===""));return o("div",{class:"stack",children:[n.map(r=>o(V,{title:r||"Every command, and sections of the file",children:o(oe,{label:`Settings: ${r||"every command"}`,columns:yw,rows:e.filter(a=>a.group===r),id:a=>a.name})},r)),o("p",{class:"muted",children:[_(e.length)," of ",_(t)," settings. Change one where it comes from, then restart the process."]})]})}var yw=[{name:"Setting",cell:e=>o(x,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(x,{children:[o("strong",{children:Qp[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];var bw={roots:"Operations",type:"Types",interface:"Interfaces",union:"Unions",input:"Inputs",enum:"Enums",scalar:"Scalars",directive:"Directives"},ww=["Query","Mutation","Subscription"],vw=/^(?:"""[\s\S]*?"""\n|"[^\n]*"\n)?(type|interface|enum|input|union|scalar|directive) @?(\w+)[^\n]*?(?:\{[\s\S]*?^\}|$)/gm;function kw(e){return[...e.matchAll(vw)].map(([t,n="",r=""])=>({kind:ww.includes(r)?"roots":n,name:r,text:t}))}function Hp({args:[e]}){let[t,n]=Q(),[r,a]=Q(),s=async()=>{a(void 0);try{let l=await fetch("schema.graphql");if(!l.ok)throw new Error(`status ${l.status}`);n(await l.text())}catch{a(new $e("NETWORK","The schema cannot be loaded: the service does not answer."))}};xe(()=>{s()},[]);let i=Et(()=>kw(t??""),[t]);return o("div",{class:"stack",children:[e&&o("p",{class:"small",children:[o("a",{href:Z(["schema"]),children:"Schema"})," \u203A ",e]}),o(_e,{title:e??"Schema",about:e?void 0:"What GraphQL can be asked, with units and bounds. Queries run in GraphiQL.",children:[o("a",{href:"schema.graphql",children:"schema.graphql"}),o("a",{href:"graphiql",children:"GraphiQL"})]}),r&&o(Kt,{refusal:r,retry:()=>{s()}}),!r&&t===void 0&&o(rr,{}),t!==void 0&&(e?o(_w,{all:i,name:e}):o(Sw,{all:i}))]})}function Sw({all:e}){let t=Ze.value.params.get("text")??"",n=t.toLowerCase(),r=e.filter(a=>a.name.toLowerCase().includes(n)||n.length>2&&a.text.toLowerCase().includes(n));return o(x,{children:[o("label",{class:"field",children:[o("span",{children:"A name, or a word of a description"}),o("input",{type:"search",value:t,maxLength:60,onInput:a=>se({text:a.currentTarget.value})})]}),r.length===0&&o(Y,{title:"Nothing in the schema has this text"}),Object.entries(bw).map(([a,s])=>{let i=r.filter(l=>l.kind===a);return i.length>0&&o(V,{title:s,children:o("ul",{class:"names",children:i.map(l=>o("li",{children:o("a",{href:Z(["schema",l.name]),children:l.name})},l.name))})},a)})]})}function _w({all:e,name:t}){let n=e.find(s=>s.name===t);if(!n)return o(Y,{title:"The schema has no such type",children:o("a",{href:Z(["schema"]),children:"See all"})});let r=new Set(e.map(s=>s.name)),a=e.filter(s=>s!==n&&new RegExp(`[[: ]${t}\\b[^"]*$`,"m").test(s.text));return o(x,{children:[o("pre",{class:"code sdl",tabIndex:0,"aria-label":`Definition of ${t}`,children:xw(n.text).map(({text:s,told:i},l)=>o("span",{class:i?"muted":void 0,children:[i?s:s.split(/\b([A-Z]\w+)\b/).map((c,m)=>m%2&&c!==t&&r.has(c)?o("a",{href:Z(["schema",c]),children:c},m):c),`
`]},l))}),a.length>0&&o(V,{title:"Used by",children:o("ul",{class:"names",children:a.map(s=>o("li",{children:o("a",{href:Z(["schema",s.name]),children:s.name})},s.name))})})]})}function xw(e){let t=!1;return e.split(`
`).map(n=>{let r=n.split('"""').length-1,a=t||n.trim().startsWith('"');return r===1&&(t=!t),{text:n,told:a}})}var Tw={MINUTE:0,HOUR:3600,DAY:86400};function bs({label:e,points:t,interval:n,chain:r,marks:a,moment:s}){let i=t[0];if(!i)return o(Y,{title:"No price is known yet"});let l=[],c=1+a.length,m=Tw[n],g=Math.floor(Date.now()/1e3);for(let f of t)Gp(l,c,0,Math.min(Ct(f.at)+m,g),f.value);a.forEach((f,b)=>{for(let v of f.points)Ct(v.at)>=Ct(i.at)&&Gp(l,c,b+1,Ct(v.at),v.value)}),l.sort((f,b)=>f.at-b.at);let p=f=>l.map(b=>b.values[f]??null);return o(kn,{label:e,times:l.map(f=>f.at),format:f=>Ke(f,r),ticks:f=>xd(f,r),moment:s?Ct(s):void 0,lines:[{name:"Price",steps:!0,values:p(0)},...a.map((f,b)=>({name:f.name,tone:f.tone,points:f.size,values:p(b+1)}))]},n)}function Gp(e,t,n,r,a){let s=e.find(i=>i.at===r&&i.values[n]===null);s||(s={at:r,values:Array(t).fill(null)},e.push(s)),s.values[n]=a}var zp=6,Pl=24,Cw=["MINUTE","HOUR","DAY"],Aw={MINUTE:"Minutes",HOUR:"Hours",DAY:"Days"},Rw={MINUTE:"Price by the minute",HOUR:"Price at the end of each hour",DAY:"Price at the end of each day"};function jp({s:e}){let t=X(Dc,{id:e.signalId,chain:e.chain,address:e.token.address},{every:6e4}),n=Lw(e);return o(le,{query:t,children:({token:r,signal:a})=>{let s=r?.days??[],i={MINUTE:a?.priceMinutes.map(c=>({at:c.at,value:c.priceUsd}))??[],HOUR:Kp(r?.hours,e),DAY:Kp(s,e)},l=Cw.filter(c=>i[c].length>(c==="MINUTE"?1:0));return l.length>0?o(Pw,{s:e,kept:i,found:l,trades:n}):s.length===0?o(Y,{title:"No price is known yet"}):o(Y,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days, and by the minute as long as trades. Above is how the price went after the signal."})}})}function Kp(e=[],t){return e[0]!==void 0&&Date.parse(e[0].at)<=Date.parse(t.timestamp)?e:[]}function Pw({s:e,kept:t,found:n,trades:r}){let a=be("prices",n,n[0]??"MINUTE"),s=t[a],i=Date.parse(s[0]?.at??""),l=r.points.filter(c=>Date.parse(c.at)>=i);return o(x,{children:[n.length>1&&o(Ee,{label:"Prices by",choices:n.map(c=>({value:c,label:Aw[c]})),chosen:a,change:c=>se({prices:c===n[0]?"":c})}),o(bs,{label:`${Rw[a]}, the signal, and its wallets' trades`,points:s,interval:a,chain:e.chain,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:l}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(Dw,{trades:r,shown:l.length,all:e.traders.length})]})]})}function Dw({trades:e,shown:t,all:n}){return e.problem?o(x,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(x,{children:["Marked: the trades of ",_(t)," of ",_(n)," wallets.",t<n&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<n&&(n>Pl?`, or of wallets after the first ${Pl}.`:".")]}):o(x,{children:"The trades of its wallets are being looked for."})}function Lw(e){let t=e.userTrades.map(i=>({at:i.trade.tradedAt,value:i.trade.priceUsd})),[n,r]=Q({next:0,points:[]}),a=t.length>0?[]:e.traders.slice(n.next,Math.min(n.next+zp,Pl)),s=X(Lc,{chain:e.chain,addresses:a.map(i=>i.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:a.length===0});return xe(()=>{let{data:i}=s;i&&r(l=>({next:l.next+zp,points:[...l.points,...i.walletsByAddress.flatMap(c=>Ew(c,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:n.points,done:a.length===0,problem:s.refusal?.message}}function Ew(e,t){let n=t.traders.find(a=>a.walletAddress===e?.walletAddress),r=e?.trades.nodes.find(a=>Math.abs(a.amountUsd-(n?.tradeSizeUsd??0))<=a.amountUsd*1e-6);return r?[{at:r.tradedAt,value:r.priceUsd}]:[]}function Dl(e){let t=new Map;for(let n of e){let r=[n.chain,n.token,n.type,n.outcome,n.rule,n.signalId,n.lastAt.slice(0,10)].join(" "),a=t.get(r);t.set(r,a?{...a.lastAt>n.lastAt?a:n,count:a.count+n.count,firstAt:a.firstAt<n.firstAt?a.firstAt:n.firstAt}:n)}return[...t.values()].sort((n,r)=>r.lastAt.localeCompare(n.lastAt))}var Yp=["ALL","DELIVERED","HELD_BACK"],Nw=[{name:"Latest",cell:e=>o(re,{at:e.lastAt})},{name:"Candidate",cell:e=>o(x,{children:[Ae(e.type),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Ft,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(x,{children:[o("a",{href:Z(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(x,{children:[Ae(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>_(e.count)}];function Zp(){let e=be("outcome",Yp,"ALL"),t=Ze.value.params.get("token")??"",[n,r]=Q(),a=X(Qc,{first:20,after:n,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=i=>{r(void 0),se(i)};return o(V,{title:"Decisions",actions:o(x,{children:[o(Ee,{label:"Outcome",choices:Yp.map(i=>({value:i,label:Ae(i)})),chosen:e,change:i=>s({outcome:i==="ALL"?"":i})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(En,{value:t,size:18,placeholder:"address",change:i=>s({token:i.trim()})})]})]}),children:o(le,{query:a,children:({decisions:i})=>i.nodes.length===0?o(Y,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(x,{children:[o(oe,{label:"Decisions, latest first",columns:Nw,rows:Dl(i.nodes),id:l=>`${l.type}${l.token}${l.rule}${l.signalId}${l.firstAt}`}),o("div",{class:"pager",children:[n&&o("button",{type:"button",onClick:()=>r(void 0),children:"First page"}),i.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>r(i.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}function Jp({args:[e=""]}){let t=X(Ac,{id:e},{every:15e3});return o(le,{query:t,children:({signal:n})=>n?o($w,{s:n}):o(Y,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function $w({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:Z(["live"]),children:"Live"})," \u203A signal ",_(e.sequence)]}),o(_e,{title:e.headline,about:o(x,{children:[o(za,{priority:e.priority,means:Lr[e.priority]})," ",o(Cl,{summary:e.summary})," ",o(rt,{chain:e.chain})," ",fn[e.notificationType]," \xB7 ",sn(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",Lr[e.priority],". Strength ",Tl(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(Ft,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(re,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:Z(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(x,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(V,{title:"Price since",children:[o(Uw,{s:e}),o("p",{class:"muted small",children:"Quoted prices: close to the median of recent trades, so that one trade alone does not set them. What wallets paid may differ."})]}),o(V,{title:"Price around it",children:o(jp,{s:e})}),o(V,{title:`Wallets (${_(e.summary.traderCount)})`,children:o(Iw,{s:e})}),o("div",{class:"columns",children:[o(V,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(Mw,{s:e})]}),o(Ow,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(Fw,{token:e.token.address,own:e.signalId})]})}function Uw({s:e}){let t=e.token.currentPriceUsd,n=Rl(e),r=Date.now()-Date.parse(e.timestamp),a=(s,i,l)=>({name:s,value:o(Nt,{value:l,right:Dr(e.notificationType,l)}),note:l!==null?Ke(t*(1+l),e.chain):r<i*36e5?"not yet":"no price known"});return o(Xe,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First sold at":"First bought at",value:Ke(e.token.firstSmartEntryPrice,e.chain),note:`${Mt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Ke(t,e.chain),note:n&&`raised ${n} after the trade`},{name:"Now",value:Ke(e.token.profile?.priceUsd,e.chain),note:o(Al,{s:e})},a("After 1 hour",1,e.outcome.return1h),a("After 6 hours",6,e.outcome.return6h),a("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":we(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Iw({s:e}){let t=new Map(e.userTrades.map(a=>[a.trader.walletAddress,a.trade])),n=[{name:"Rank",number:!0,cell:a=>`#${_(a.leaderboardRank)}`,sort:a=>a.leaderboardRank},{name:"Wallet",cell:a=>o(Ln,{chain:e.chain,address:a.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:a=>a.windowVolumeUsd??a.tradeSizeUsd,cell:a=>o(x,{children:[we(a.windowVolumeUsd??a.tradeSizeUsd),o("small",{children:Ww(a)})]})},...t.size>0?[{name:"Price",number:!0,cell:a=>Ke(t.get(a.walletAddress)?.priceUsd,e.chain)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:a=>o(ct,{value:a.totalPnl}),sort:a=>a.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:a=>a.winRate,cell:a=>o(x,{children:[Je(a.winRate),a.profile&&o("small",{children:["today ",Je(a.profile.trueWinRate)," of ",_(a.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:a=>a.profile?.defaultRank?`#${_(a.profile.defaultRank)}`:"\u2013"}],r=e.traders.reduce((a,s)=>a+(s.windowTradeCount??NaN),0);return o(x,{children:[o(oe,{label:"Wallets of the signal",columns:n,rows:e.traders,id:a=>a.walletAddress}),r>0&&o("p",{class:"muted small",children:["Together ",we(e.summary.totalUsdInflow)," in ",Xp(r),"."]})]})}var Xp=e=>e===1?"1 trade":`${_(e)} trades`;function Ww(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${Xp(e.windowTradeCount)}, last ${we(e.tradeSizeUsd)}`}function Mw({s:e}){let t=e.decision.delivered;return o(V,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Xe,{items:[{name:"Signal of the day",value:_(t.dailyUsed),note:`of ${_(t.dailyBudget)}`},{name:"Of this type",value:_(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${_(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function Ow({id:e,at:t}){let n=X(Rc,{},{skip:Ot.value?.scope!=="customer",every:3e4});if(Ot.value?.scope!=="customer")return null;let r=[{name:"Webhook",cell:a=>o("span",{class:"mono",children:a.url||"removed"})},{name:"What",cell:a=>a.retraction?"retraction":"signal"},{name:"State",cell:a=>o("span",{class:`badge ${a.state==="DELIVERED"?"good":a.state==="FAILED"?"bad":""}`,children:Ae(a.state)})},{name:"Attempts",cell:a=>a.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:a=>o(re,{at:a.createdAt})}];return o(V,{title:"Deliveries to webhooks",children:o(le,{query:n,children:({webhooks:a})=>{let s=a.flatMap(i=>i.deliveries.nodes.filter(l=>l.signalId===e).map(l=>({...l,url:i.url})));return s.length>0?o(oe,{label:"Deliveries",columns:r,rows:s,id:i=>i.url+String(i.retraction)}):a.some(i=>i.url)?o(Y,{title:"Not among the last 200 deliveries",children:t?o(x,{children:["A webhook accepted it ",o(re,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(Y,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:Z(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function Fw({token:e,own:t}){let n=X(Pc,{token:e});return o(V,{title:"Everything decided about this token",children:o(le,{query:n,children:({decisions:r})=>r.nodes.length===0?o(Y,{title:"Nothing in the last 7 days"}):o(oe,{label:"Decisions about the token",rows:Dl(r.nodes),id:a=>`${a.type}${a.firstAt}${a.rule}${a.signalId}`,columns:[{name:"When",cell:a=>o(re,{at:a.lastAt})},{name:"Type",cell:a=>Ae(a.type)},{name:"Result",cell:a=>o("span",{class:`badge ${a.outcome==="DELIVERED"?"good":""}`,children:a.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:a=>a.signalId&&a.signalId!==t?o("a",{href:Z(["signal",a.signalId]),children:a.text}):a.text},{name:"Times",number:!0,cell:a=>_(a.count)}]})})})}function ef(){let e=X(Ec,{},{every:5e3});return o(x,{children:[o(_e,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(le,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(Y,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>o(Vw,{source:n},n.name)),t.length>0&&o(Gw,{names:t.map(n=>n.name)})]})})]})}function Vw({source:e}){let t=e.events.reduce((r,a)=>r+a.count,0),n=e.skipped.reduce((r,a)=>r+a.count,0);return o(V,{class:"spaced",title:e.name,actions:o(Qw,{source:e}),children:[Ll(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(re,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Xe,{items:[{name:"Reads",value:Ae(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":_(e.lag),note:Bw(e)},{name:"Events in the log",value:_(t),note:e.events.map(r=>`${_(r.count)} ${r.name}`).join(", ")||void 0},{name:"Not in the log",value:_(n),note:e.skipped.slice(0,3).map(r=>`${_(r.count)} ${r.name}`).join(", ")||void 0},{name:"Taken back",value:_(e.retracted),note:`${_(e.duplicates)} duplicates`},{name:"Last stored",value:o(re,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(oe,{label:`What of ${e.name} did not go into the log`,columns:qw,rows:[...e.skipped,...e.leftOut],id:r=>r.name})]}),e.lastError&&!Ll(e)&&o("p",{class:"muted",children:["Last error, ",o(re,{at:e.lastErrorAt}),": ",e.lastError]})]})}var qw=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(re,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>_(e.count)},{name:"Since",cell:e=>o(re,{at:e.since})}],Ll=e=>e.state==="FAILING"||e.state==="REFUSED";function Qw({source:e}){let t=Ll(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Ae(e.state)})}function Bw(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:je(e.lagSeconds)}var Hw=[{name:"When",cell:e=>o(re,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(x,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Gw({names:e}){let t=be("source",e,e[0]??""),n=X(Nc,{source:t},{every:5e3});return o(V,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:r=>se({source:r.currentTarget.value}),children:e.map(r=>o("option",{children:r},r))})]}),children:o(le,{query:n,children:({sourceRejects:r})=>r.nodes.length===0?o(Y,{title:"None",children:["Every message of ",t," was understood."]}):o(x,{children:[o(oe,{label:`Messages of ${t} that became no event, newest first`,columns:Hw,rows:r.nodes,id:a=>String(a.number)}),o("p",{class:"muted",children:[_(r.nodes.length)," of ",_(r.totalCount)," that are kept."]})]})})})}var ws=document.querySelector("meta[name=explorers]")?.content!=="off",Nl=(e,t)=>({wallet:[{name:e,at:n=>`https://${t}/address/${n}`}],token:[{name:e,at:n=>`https://${t}/token/${n}`}],transaction:[{name:e,at:n=>`https://${t}/tx/${n}`}]}),El=e=>({name:"Dexscreener",at:t=>`https://dexscreener.com/${e}/${t}`}),tf=Nl("Basescan","basescan.org"),nf=Nl("Etherscan","etherscan.io"),rf=Nl("Polygonscan","polygonscan.com"),zw={BASE:{...tf,token:[...tf.token,El("base")]},ETHEREUM:{...nf,token:[...nf.token,El("ethereum")]},SOLANA:{wallet:[{name:"Solscan",at:e=>`https://solscan.io/account/${e}`}],token:[{name:"Solscan",at:e=>`https://solscan.io/token/${e}`},El("solana")],transaction:[{name:"Solscan",at:e=>`https://solscan.io/tx/${e}`}]},POLYMARKET:{wallet:[{name:"Polymarket",at:e=>`https://polymarket.com/profile/${e}`},...rf.wallet],token:[],transaction:rf.transaction}},Kw={name:"Polymarket",at:e=>`https://polymarket.com/market/${e}`};function of({place:{name:e,at:t},id:n}){return o("a",{class:"outside",href:t(encodeURIComponent(n)),target:"_blank",rel:"noopener noreferrer",title:`Opens ${e}, which sees what you look at`,children:e})}function na({kind:e,chain:t,id:n}){return!ws||!n?null:o(x,{children:zw[t][e].map(r=>o(of,{place:r,id:n},r.name))})}function $l({slug:e}){return ws&&e?o(of,{place:Kw,id:e}):null}function cf({args:[e="",t=""]}){let n=ut.find(a=>a===e.toUpperCase())??"BASE",r=X($c,{chain:n,address:t},{every:15e3});return o(le,{query:r,children:({token:a})=>a?o(jw,{t:a}):o(Y,{title:"This token is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function jw({t:e}){return o("div",{class:"stack",children:[o(_e,{title:o(x,{children:[e.symbol||lt(e.address)," ",o(kr,{kind:"TOKEN",chain:e.chain,address:e.address})]}),about:o(x,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:[o(co,{text:e.address,label:"the address"}),o(na,{kind:"token",chain:e.chain,id:e.address}),e.market&&o($l,{slug:e.market.slug}),o(Ga,{kind:"TOKEN",chain:e.chain,address:e.address})]}),o(V,{children:o(Xe,{items:[{name:"Price",value:Ke(e.priceUsd,e.chain),note:e.priceAt?o(re,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":we(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":_(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(pf,{m:e.market}),o(df,{chain:e.chain,address:e.address})]})}var Yw=["HOUR","DAY"];function Zw(e){return{name:"Signal",tone:"second",size:9,points:e.filter(n=>!n.retractedAt).map(n=>({at:n.timestamp,value:n.token.currentPriceUsd}))}}function df({chain:e,address:t}){let n=be("interval",Yw,"HOUR"),r=X(Uc,{chain:e,token:t},{every:15e3}),a=X(Mc,{chain:e,address:t,interval:n},{every:15e3}),s=o(Ee,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:n,change:i=>se({interval:i})});return o(x,{children:[o(le,{query:a,children:({token:i})=>i&&o(x,{children:[o(V,{title:"Price, with your signals",actions:s,children:o(bs,{label:"Price at the end of each interval, and at your signals",points:i.prices,interval:n,chain:e,marks:[Zw(r.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(V,{title:"Volume",children:o(af,{name:"Volume",points:i.volume,label:`Volume by ${n.toLowerCase()}`})}),o(V,{title:"Top wallets bought, less sold, by hour",children:o(af,{name:"Net flow",points:i.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]})]})}),o(Xw,{chain:e,address:t,query:a}),o(ov,{chain:e,query:r})]})}function af({name:e,points:t,label:n}){return t.every(r=>r.value===0)?o(Y,{title:"Nothing in this time"}):o(kn,{label:n,times:t.map(r=>Ct(r.at)),format:r=>we(r),ticks:io,height:180,lines:[{name:e,bars:!0,values:t.map(r=>r.value)}]})}var sf=["holders","profit"],Jw={holders:"Holders",profit:"Most profit"};function Xw({chain:e,address:t,query:n}){let r=be("list",sf,"holders");return o(V,{title:o(Ee,{label:"Wallets",choices:sf.map(a=>({value:a,label:Jw[a]})),chosen:r,change:a=>se({list:a})}),children:r==="holders"?o(le,{query:n,children:({token:a})=>a&&o(rv,{day:a,chain:e})}):o(tv,{chain:e,address:t})})}var lf=["REALIZED_PNL","NET_PNL"],ev={REALIZED_PNL:"Realized",NET_PNL:"With open positions"},Ul=["20","200"],uf=Number(Ul[1]);function tv({chain:e,address:t}){let n=be("window",Fn,"ALL"),r=n==="ALL"?be("by",lf,"REALIZED_PNL"):"REALIZED_PNL",a=Number(be("rows",Ul,"20")),s=X(Wc,{chain:e,address:t,by:r,window:gn(n),first:a},{every:6e4});return o(x,{children:[o("div",{class:"filters",children:[o(Ee,{label:"Window",choices:Fn.map(i=>({value:i,label:zt[i]})),chosen:n,change:i=>se({window:gn(i)})}),n==="ALL"&&o(Ee,{label:"Profit",choices:lf.map(i=>({value:i,label:ev[i]})),chosen:r,change:i=>se({by:i})})]}),o(le,{query:s,children:({token:i})=>i&&o(nv,{top:i.topTraders,chain:e,window:n})})]})}function nv({top:e,chain:t,window:n}){if(e.traders.length===0)return o(Y,{title:`No wallet closed a position in it${n==="ALL"?" yet":" in this window"}`});let r=e.traders.map((a,s)=>({...a,place:s+1}));return o(x,{children:[o("p",{class:"muted small",children:[_(e.totalCount)," ",e.totalCount===1?"wallet":"wallets",", ",e.windowStart?`positions closed since ${St(e.windowStart)}`:"all time",e.keptSince&&`; of positions closed before ${St(e.keptSince)} none is kept`]}),o(oe,{label:"Wallets with the most profit in the token",rows:r,id:a=>a.wallet.walletAddress,columns:[{name:"Place",number:!0,cell:a=>_(a.place)},{name:"Wallet",cell:a=>o(Ln,{chain:t,address:a.wallet.walletAddress,window:n})},{name:"Realized",number:!0,title:"Profit of its positions in the token that closed",cell:a=>o(ct,{value:a.realizedPnlUsd})},...n==="ALL"?[{name:"With open",number:!0,title:"The same, and what its open position adds",cell:a=>o(ct,{value:a.netPnlUsd})}]:[],{name:"Closed",number:!0,cell:a=>o(x,{children:[_(a.closedPositions),o("small",{children:[_(a.winningPositions)," won"]})]})},{name:"Holds",number:!0,cell:a=>a.position?we(a.position.valueUsd):"\u2013"}]}),r.length<e.totalCount&&o("nav",{class:"pager","aria-label":"Pages of wallets",children:[o("span",{class:"muted",children:["The first ",_(r.length)," of ",_(e.totalCount)," wallets"]}),r.length<uf&&o("button",{type:"button",onClick:()=>se({rows:Ul[1]}),children:["Show ",_(Math.min(e.totalCount,uf))]})]})]})}function rv({day:e,chain:t}){return e.topHolders.length===0?o(Y,{title:"None of the first 200 wallets holds it"}):o(oe,{label:"Top wallets that hold the token",rows:e.topHolders,id:n=>n.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:n=>`#${_(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Ln,{chain:t,address:n.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:n=>Ke(n.position.quantity?n.position.costUsd/n.position.quantity:null,t)},{name:"Value",number:!0,cell:n=>we(n.position.valueUsd),sort:n=>n.position.valueUsd},{name:"Profit",number:!0,cell:n=>o(ct,{value:n.position.pnlUsd}),sort:n=>n.position.pnlUsd}]})}function ov({chain:e,query:t}){return o(le,{query:t,children:({signals:n})=>o(x,{children:[o(V,{title:"Signals on it",children:n.nodes.length===0?o(Y,{title:"None of your signals is on it",children:o("a",{href:Z(["live"]),children:"See all signals"})}):o(oe,{label:"Signals on the token",columns:_o,rows:[...n.nodes].sort((r,a)=>a.sequence-r.sequence),id:r=>r.signalId})}),n.nodes.length>0&&o(V,{title:"Top wallets in these signals",children:o(av,{chain:e,nodes:n.nodes})})]})})}function av({chain:e,nodes:t}){let n=new Map;for(let r of t.filter(a=>!a.retractedAt).flatMap(a=>a.traders)){let a=n.get(r.walletAddress);n.set(r.walletAddress,{address:r.walletAddress,rank:r.leaderboardRank,sizeUsd:Math.max(a?.sizeUsd??0,r.tradeSizeUsd),signals:(a?.signals??0)+1})}return o(oe,{label:"Top wallets in these signals",rows:[...n.values()].sort((r,a)=>r.rank-a.rank),id:r=>r.address,columns:[{name:"Rank then",number:!0,cell:r=>`#${_(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Ln,{chain:e,address:r.address})},{name:"Largest trade",number:!0,cell:r=>we(r.sizeUsd),sort:r=>r.sizeUsd},{name:"Signals",number:!0,cell:r=>_(r.signals),sort:r=>r.signals}]})}function mf({args:[e=""]}){let t=X(Ic,{itemId:e},{every:15e3});return o(le,{query:t,children:({market:n})=>n?o("div",{class:"stack",children:[o(_e,{title:n.question||"A market without a question",about:o(rt,{chain:"POLYMARKET"}),children:o($l,{slug:n.slug})}),o(pf,{m:n}),o(sv,{outcomes:n.outcomes??[]})]}):o(Y,{title:"This market is unknown",children:"No source has described it yet."})})}function sv({outcomes:e}){let t=e[0];if(!t)return o(Y,{title:"No outcome of this market is known yet"});let n=be("outcome",e.map(r=>r.token),t.token);return o(x,{children:[o("div",{class:"filters",children:o(Ee,{label:"Outcomes",choices:e.map(r=>({value:r.token,label:r.outcomeLabel||lt(r.token)})),chosen:n,change:r=>se({outcome:r})})}),o(df,{chain:"POLYMARKET",address:n},n)]})}function pf({m:e}){return o(V,{title:e.outcomeLabel?o("a",{href:Z(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Xe,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:we(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(oe,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:Z(["token","POLYMARKET",t.token]),children:t.outcomeLabel||lt(t.token)})},{name:"Price",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Ke(t.priceUsd,"POLYMARKET")]})}]})]})}var ff=["7","30","90"],Wl=["1h","6h","24h","settled"],ra={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Ml={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},hf=["all","wins","losses","open"],gf={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},bf=30,Il=100;function wf(){let e=be("days",ff,"30"),t=be("after",Wl,"1h"),n=be("chain",["ALL",...ut],"ALL"),r=be("type",["ALL",...Jt],"ALL"),[a,s]=Q(0),i=Et(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,a]),l={...n==="ALL"?{}:{chains:[n]},...r==="ALL"?{}:{types:[r]}},c=Wp(l,i,a),m=X(Fc,{since:i,chain:n==="ALL"?null:n,type:r==="ALL"?null:r}),g=()=>s(p=>p+1);return o(x,{children:[o(_e,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Where it stayed the same, a gain of 0, the signal counts as a loss. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:g,children:"Renew"}),o("button",{type:"button",disabled:!c.done||c.signals.length===0,onClick:()=>Ip(c.signals),children:"CSV"})]}),o(Nn,{names:["days","after","chain","type"],children:[o(Ee,{label:"Period",choices:ff.map(p=>({value:p,label:`${p} days`})),chosen:e,change:p=>se({days:p})}),o(Ee,{label:"Graded after",choices:Wl.map(p=>({value:p,label:Ml[p]})),chosen:t,change:p=>se({after:p})}),o(Vn,{label:"Chain",choices:[{value:"ALL",label:"All"},...ut.map(p=>({value:p,label:We[p]}))],chosen:n,change:p=>se({chain:p==="ALL"?"":p})}),o(Vn,{label:"Type",choices:[{value:"ALL",label:"All"},...Jt.map(p=>({value:p,label:Ae(p)}))],chosen:r,change:p=>se({type:p==="ALL"?"":p})})]}),o(le,{query:m,children:p=>o(iv,{record:p.types,weeks:p.weeks.groups,span:t})}),c.refusal&&o(Kt,{refusal:c.refusal,retry:g}),c.signals.length===0&&!c.refusal&&(c.done?o(Y,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:Z(["live"]),children:"See what comes now"})]}):o(rr,{label:"Loading signals"})),c.signals.length>0&&o(V,{title:"Every signal",children:[!c.done&&o(rr,{label:`${_(c.signals.length)} signals loaded`}),c.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",_(xl)," signals of the period; the numbers above are of all."]}),o(mv,{signals:c.signals,span:t})]})]})}function iv({record:e,weeks:t,span:n}){return o(x,{children:[o(V,{children:o(lv,{record:e,span:n})}),e.all.count>0&&o(x,{children:[o("div",{class:"columns",children:[o(V,{title:"Wins and losses",children:o(uv,{record:e.all,span:n})}),o(V,{title:"What waiting costs",children:o(cv,{delays:e.delays})})]}),o(V,{title:"By type",children:o(yf,{label:"By type",first:"Type",groups:e.groups,name:r=>Ae(r.type??""),span:n})}),o(V,{title:"By week",children:[o(dv,{weeks:t,span:n}),o(yf,{label:"By week",first:"Week from",groups:t,name:r=>St(r.weekFrom??""),span:n})]})]})]})}function lv({record:e,span:t}){let n=i=>{let l=e.all[ra[i]];return{name:`Right after ${Ml[i].toLowerCase()}`,value:o("span",{class:i===t?"chosen":"",children:Je(l.hitRate)}),note:l.count===0?"none graded yet":o(x,{children:["of ",_(l.count),": ",Je(l.hitRateLow)," to ",Je(l.hitRateHigh),o("br",{}),"median gain ",Mt(l.medianGain)]})}},{keptSince:r,since:a,all:s}=e;return o(x,{children:[r&&r>a&&o("p",{class:"note warn",children:["Signals before ",sn(r)," are no longer kept and not counted."]}),o(Xe,{items:[{name:"Signals",value:_(s.count),note:s.retracted>0?`and ${_(s.retracted)} retracted, not counted`:`since ${St(a)}`},...Wl.map(n)]})]})}function uv({record:e,span:t}){let n=e[ra[t]];return n.count===0?o(Y,{title:"None is graded yet",children:[_(e.count)," signals wait: a price is taken ",Ml[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Xe,{items:[{name:"Wins",value:o("span",{class:"good",children:_(n.wins)}),note:`best ${Mt(n.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:_(n.losses)}),note:`worst ${Mt(n.worstGain)}`},{name:"Right",value:Je(n.hitRate),note:`95 %: ${Je(n.hitRateLow)} to ${Je(n.hitRateHigh)}`},{name:"Median gain",value:o(Nt,{value:n.medianGain}),note:n.count<bf?`only ${_(n.count)}: says little`:`of ${_(n.count)}`}]})}function cv({delays:e}){let t=e[0]?.count??0;return t===0?o(Y,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(x,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",_(t)," that are a day old, if one follows"]}),o(Xe,{items:e.map(n=>({name:n.minutes===0?"At once":`${je(60*n.minutes)} later`,value:o(Nt,{value:n.medianGain})}))})]})}function yf({label:e,first:t,groups:n,name:r,span:a}){let s=l=>l.record[ra[a]];return o(oe,{label:e,columns:[{name:t,cell:r,sort:l=>l.weekFrom??r(l)},{name:"Signals",number:!0,cell:l=>_(l.record.count),sort:l=>l.record.count},{name:"Graded",number:!0,wide:!0,cell:l=>_(s(l).count)},{name:"Wins",number:!0,cell:l=>o("span",{class:"good",children:_(s(l).wins)})},{name:"Losses",number:!0,cell:l=>o("span",{class:"bad",children:_(s(l).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:l=>s(l).hitRate??-1,cell:l=>s(l).count===0?"\u2013":o(x,{children:[Je(s(l).hitRate),o("small",{class:s(l).count<bf?"few":"",children:[Je(s(l).hitRateLow)," to ",Je(s(l).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:l=>o(Nt,{value:s(l).medianGain}),sort:l=>s(l).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:l=>o(Nt,{value:s(l).worstGain})},{name:"Best",number:!0,wide:!0,cell:l=>o(Nt,{value:s(l).bestGain})}],rows:n,id:r})}function dv({weeks:e,span:t}){let n=e.filter(r=>r.record[ra[t]].medianGain!==null);return n.length<2?null:o(kn,{label:"Median gain by week",times:n.map(r=>Ct(r.weekFrom??"")),format:r=>Mt(r),height:180,lines:[{name:"Median gain",values:n.map(r=>r.record[ra[t]].medianGain)}]})}function mv({signals:e,span:t}){let n=be("grade",hf,"all"),r=e.filter(s=>{let i=s.retractedAt?null:ta(s,t);return n==="all"||(n==="open"?i===null:i!==null&&n==="wins"==i>0)}),a=[{name:"Time",cell:s=>o(re,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(pv,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Nt,{value:ta(s,t)}),sort:s=>ta(s,t)??-9},{name:"Signal",cell:s=>o(x,{children:[o("a",{href:Z(["signal",s.signalId]),children:s.headline}),o("small",{children:Ae(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(rt,{chain:s.chain})},{name:"Token",cell:s=>o(Ft,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>Ke(s.token.currentPriceUsd,s.chain)},{name:"1 h",number:!0,wide:!0,cell:s=>Mt(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>Mt(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>Mt(s.outcome.return24h)}];return o(x,{children:[o(Ee,{label:"Grades",choices:hf.map(s=>({value:s,label:gf[s]})),chosen:n,change:s=>se({grade:s==="all"?"":s})}),r.length===0?o(Y,{title:`None: ${gf[n].toLowerCase()}`}):o(oe,{label:"Graded signals",columns:a,rows:r.slice(0,Il),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),r.length>Il&&o("p",{class:"muted small",children:["The newest ",_(Il)," of ",_(r.length),"; the CSV has all."]})]})}function pv({s:e,span:t}){let n=ta(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):n===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${n>0?"good":"bad"}`,title:n===0?"A gain of 0 counts as a loss":void 0,children:n>0?"Win":"Loss"})}var vf=["positions","closed","trades","signals"],fv={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function _f({args:[e="",t=""]}){let n=ut.find(s=>s===e.toUpperCase())??"BASE",r=be("window",Fn,"ALL"),a=X(Bc,{chain:n,address:t,window:gn(r)},{every:15e3});return o(le,{query:a,children:({wallet:s})=>s?o(hv,{w:s,window:r}):o(Y,{title:"This wallet is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function hv({w:e,window:t}){let n=be("tab",vf,"positions"),r=o("span",{class:"badge",children:zt[t]}),a={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:Z(["leaderboard"],{chain:e.chain,window:gn(t)}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${_(e.defaultRank)}`:"not ranked"]}),o(_e,{title:o(x,{children:[o("span",{class:"mono",children:lt(e.walletAddress)})," ",o(kr,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),about:o(x,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(co,{text:e.walletAddress,label:"the address"}),o(na,{kind:"wallet",chain:e.chain,id:e.walletAddress}),o("a",{href:Z(["live"],{wallets:e.walletAddress}),children:"Live signals of it"}),o(Ga,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),o(Ee,{label:"Window",choices:Fn.map(s=>({value:s,label:zt[s]})),chosen:t,change:s=>se({window:gn(s)})}),o(V,{title:"Numbers",actions:r,children:o(gv,{w:e,window:t})}),e.scoreParts&&o(V,{title:"What the score is made of",actions:r,children:o(yv,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(V,{title:"Realized profit over time",actions:r,children:o(bv,{w:e})}),o(V,{title:"Score at each midnight",actions:o("span",{class:"badge",children:zt.ALL}),children:o(wv,{w:e})})]}),o(V,{title:o(Ee,{label:"Lists",choices:vf.map(s=>({value:s,label:fv[s]})),chosen:n,change:s=>se({tab:s,after:""})}),children:[n==="positions"&&o(kv,{of:a}),n==="closed"&&o(Sv,{of:a}),n==="trades"&&o(xv,{of:a}),n==="signals"&&o(Tv,{of:a})]})]})}function gv({w:e,window:t}){let n=t==="ALL"?"":" ever";return t!=="ALL"&&e.tradeCount===0?o(Y,{title:"No trade in this window",children:["Its last one was ",o(re,{at:e.lastTradeTime}),"."]}):o(Xe,{items:[{name:"Rank",value:e.defaultRank?`#${_(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(ct,{value:e.netPnlUsd}),note:o(x,{children:[o(ct,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Je(e.trueWinRate),note:`${_(e.winningPositions)} of ${_(e.closedPositions)} closed positions`},{name:"Trades",value:_(e.tradeCount),note:`${_(e.buyCount)} buys, ${_(e.sellCount)} sells, ${_(e.tokensTraded)} tokens${n}`},{name:"Bought",value:we(e.totalBuyVolumeUsd),note:`sold ${we(e.totalSellVolumeUsd)}`},{name:"Average trade",value:we(e.avgTradeSizeUsd),note:`largest${n} ${we(e.largestTradeUsd)}`},{name:"Last trade",value:o(re,{at:e.lastTradeTime}),note:e.firstTradeTime?o(x,{children:["first",n," ",o(re,{at:e.firstTradeTime})]}):void 0}]})}function yv({w:e,parts:t}){let n=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(x,{children:[o(ct,{value:e.netPnlUsd})," for ",we(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${_(e.winningPositions)} of ${_(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${_(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${_(e.tradeCount)} trades; 1,000 are full`}];return o(oe,{label:"Parts of the score",rows:n,id:r=>r.name,columns:[{name:"Part",cell:r=>r.name},{name:"From",cell:r=>r.from},{name:"Value",number:!0,cell:r=>r.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:r=>Je(r.weight)},{name:"Adds",number:!0,cell:r=>o("strong",{children:(r.weight*r.value).toFixed(3)})}]})}function bv({w:e}){return e.equity.length<2?o(Y,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(kn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Ct(t.date)),format:t=>we(t),ticks:io,lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function wv({w:e}){return e.rankHistory.length<2?o(Y,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(kn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Ct(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}var oa=()=>Ze.value.params.get("after");function vs({page:e,noun:t,empty:n,children:r}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(Y,{title:n});let{hasNextPage:a,endCursor:s}=e.pageInfo;return o(x,{children:[e.nodes.length===0?o(Y,{title:n}):r(e.nodes,a||oa()!==null),o(mo,{shown:e.nodes.length,total:e.totalCount,noun:t,first:Ze.value.params.get("after")?()=>se({after:""}):void 0,more:a?()=>se({after:s}):void 0})]})}var kf=["VALUE","OPENED"],vv={VALUE:"Largest first",OPENED:"Oldest first"};function kv({of:e}){let t=be("order",kf,"VALUE"),n=X(ii,{...e,orderBy:t,after:oa()},{every:15e3});return o(x,{children:[o(Ee,{label:"Order",choices:kf.map(r=>({value:r,label:vv[r]})),chosen:t,change:r=>se({order:r,after:""})}),o(le,{query:n,children:({wallet:r})=>o(vs,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:(a,s)=>o(oe,{label:"Open positions",rows:a,id:i=>i.token,part:s,ordered:{by:t,choose:i=>se({order:i,after:""})},csv:async i=>_r((await ue(ii,{...e,orderBy:t,after:i})).wallet?.positions),columns:[{name:"Token",cell:i=>o(Ft,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>Qo(i.quantity)},{name:"Paid per token",number:!0,cell:i=>Ke(i.quantity?i.costUsd/i.quantity:null,e.chain)},{name:"Price",number:!0,cell:i=>Ke(i.priceUsd,e.chain)},{name:"Value",number:!0,order:"VALUE",cell:i=>we(i.valueUsd)},{name:"Profit",number:!0,cell:i=>o(ct,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(ct,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function Sv({of:e}){let t=X(li,{...e,after:oa()});return o(le,{query:t,children:({wallet:n})=>o(vs,{page:n?.closings,noun:"closed positions",empty:"It has closed no position yet",children:(r,a)=>o(oe,{label:"Closed positions",rows:r,id:s=>s.token+s.openedAt+s.closedAt,part:a,csv:async s=>_r((await ue(li,{...e,after:s})).wallet?.closings),columns:[{name:"Closed",cell:s=>o(re,{at:s.closedAt})},{name:"Token",cell:s=>o(Ft,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Held",number:!0,cell:s=>je((Date.parse(s.closedAt)-Date.parse(s.openedAt))/1e3)},{name:"Paid",number:!0,cell:s=>we(s.costUsd),sort:s=>s.costUsd},{name:"Received",number:!0,wide:!0,cell:s=>we(s.proceedsUsd)},{name:"Profit",number:!0,cell:s=>o(ct,{value:s.profitUsd}),sort:s=>s.profitUsd}]})})})}var Sf=["ALL","BUY","SELL"],_v={ALL:"All",BUY:"Buys",SELL:"Sells"};function xv({of:e}){let t=be("side",Sf,"ALL"),n=t==="ALL"?null:{side:t},r=X(ui,{...e,filter:n,after:oa()},{every:15e3});return o(x,{children:[e.chain==="POLYMARKET"&&o("p",{class:"muted small",children:["The payout of a market is no trade: it is in ",o("a",{href:Z(["wallet",e.chain,e.address],{tab:"closed",window:Ze.value.params.get("window")}),children:"what closed positions received"}),"."]}),o(Ee,{label:"Side",choices:Sf.map(a=>({value:a,label:_v[a]})),chosen:t,change:a=>se({side:a,after:""})}),o(le,{query:r,children:({wallet:a})=>o(vs,{page:a?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:(s,i)=>o(x,{children:[a?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",sn(a.trades.keptSince)," some are no longer kept."]}),o(oe,{label:"Trades, newest first",rows:s,id:l=>l.id,part:i,csv:async l=>_r((await ue(ui,{...e,filter:n,after:l})).wallet?.trades),columns:[{name:"Time",cell:l=>o(re,{at:l.tradedAt})},{name:"Side",cell:l=>o("span",{class:`badge ${l.side==="BUY"?"good":"bad"}`,children:l.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:l=>o(Ft,{chain:e.chain,address:l.token,symbol:l.symbol})},{name:"Quantity",number:!0,wide:!0,cell:l=>Qo(l.quantity)},{name:"Price",number:!0,cell:l=>Ke(l.priceUsd,e.chain)},{name:"Amount",number:!0,cell:l=>we(l.amountUsd),sort:l=>l.amountUsd},...ws?[{name:"Transaction",wide:!0,cell:l=>o(na,{kind:"transaction",chain:e.chain,id:l.txHash})}]:[]]})]})})})]})}function Tv({of:e}){let t=X(ci,{...e,after:oa()},{every:15e3});return o(le,{query:t,children:({wallet:n})=>o(vs,{page:n?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:r=>o(oe,{label:"Signals of the wallet",columns:_o,rows:r,id:a=>a.signalId,csv:async a=>_r((await ue(ci,{...e,after:a})).wallet?.signals)})})})}var aa=e=>Number(e.toPrecision(12)),Cv=e=>aa(e/100);function Ol(e,{min:t,max:n,whole:r,percent:a,optional:s}){let i=a&&n!==void 0?n*100:n,l=i!==void 0?`${(t??0).toLocaleString("en")} to ${i.toLocaleString("en")}${a?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return s?void 0:`Write a number: ${l}`;let c=Number(e);return Number.isNaN(c)?`Write a number: ${l}`:c<(t??0)||i!==void 0&&c>i?n===1&&!a&&c>1&&c<=100?`${l}: write ${Cv(c)} for ${c} %`:`${l}, not ${c.toLocaleString("en")}`:r&&!Number.isInteger(c)?`A whole number: ${l}`:void 0}function Av(e,{percent:t}){let n=Number(e);return t&&n>0&&n<=1?`${n} %: write ${aa(n*100)} for ${aa(n*100)} %`:void 0}function Fl({label:e,value:t,change:n,wrong:r,hint:a,...s}){let i=Ca(),[l,c]=Q(),[m,g]=Q(),{min:p,max:f,whole:b,percent:v}=s,P=v?100:1,D=l??(t===void 0?"":String(aa(t*P))),R=(C,T)=>{let L=C.validity.badInput?Ol("x",s):Ol(C.value,s);c(C.value),L||n(C.value===""?void 0:aa(Number(C.value)/P)),(!L||T||m)&&(g(L),r(L))},k=m??Av(D,s);return o("label",{class:"field",children:[o("span",{children:[e,v&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:p,max:f===void 0?void 0:f*P,step:b?1:"any",placeholder:a,value:D,"aria-invalid":m!==void 0,"aria-describedby":k?i:void 0,onInput:C=>R(C.currentTarget,!1),onChange:C=>R(C.currentTarget,!0),onBlur:C=>{!Ol(C.currentTarget.value,s)&&C.currentTarget.validity.valid&&c(void 0)}}),k&&o("small",{id:i,class:m?"bad":"few",role:"alert",children:k})]})}var xf=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Tf=["webhookUrl"];function Cf(e){let t=new Set([...xf.flatMap(([,a])=>a),...Tf]),n=a=>a.flatMap(s=>e.filter(i=>i.name===s)),r=e.filter(a=>!t.has(a.name));return[...xf.map(([a,s])=>[a,n(s)]),["More",r]]}function Af(e){return e.map(({name:t,description:n,type:r})=>{let a=n??"",s=r.kind==="LIST"?r.ofType?.ofType?.name??r.ofType?.name??"":r.name??"",l=r.kind==="LIST"?s.endsWith("Input")?"limits":"choices":r.kind==="ENUM"?"choice":s==="String"?"text":"number",c=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=Rv(a),g=l==="number"&&m.max===1&&t.endsWith("Rate"),p=g?a.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):a;return{name:t,rule:c,label:Ae(c),text:p,kind:l,whole:s==="Int",percent:g,of:s,...m}})}function Rv(e){let t=a=>Number((a??"").replaceAll(",","")),n=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(n)return{min:t(n[1]),max:t(n[2])};let r=/([\d.,]*\d) or more/.exec(e);return r?{min:t(r[1])}:{}}function Bn(e,t){return e[t]??""}function Vl(e,t){let n=r=>JSON.stringify(Array.isArray(r)?r.map(a=>JSON.stringify(a)).sort():r);return n(e)===n(t)}function ks(e,t,n){return e.filter(r=>!Tf.includes(r.name)&&!Vl(Bn(t,r.name),Bn(n,r.name)))}var Lf=["1","3","7"],Rf=36e5;function Ef(){let e=X(Vc,{});return o(x,{children:[o(_e,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(le,{query:e,children:t=>o(Dv,{data:t,saved:e.reload},t.config.version)})]})}function Pv(e){let[t,n]=Q({busy:!1}),r=async a=>{n({busy:!0});try{await ue(qc,{input:a}),n({busy:!1}),e()}catch(s){if(!(s instanceof $e))throw s;n({busy:!1,refusal:s})}};return{...t,save:a=>{r(a)}}}function Dv({data:e,saved:t}){let n=Et(()=>Af(e.fields?.inputFields??[]),[e]),[r,a]=Q({}),[s,i]=Q({}),[l,c]=Q(0),[m,g]=Q(!1),p=Pv(t),f=Uv(r,e.chains),b=(T,L)=>a(E=>{let te={...E,[T]:L};return Vl(L,Bn(e.config,T))&&delete te[T],te}),v=(T,L)=>i(({[T]:E,...te})=>L?{...te,[T]:L}:te),P=()=>{a({}),i({}),c(l+1)},D=n.filter(T=>T.name in r),R=Object.keys(s),k=D.length+R.length;xe(()=>(ao.value=k>0?"Leave this page? What you changed is not saved.":"",()=>{ao.value=""}),[k>0]);let C=T=>p.save(Object.fromEntries(ks(n,e.config,T).map(L=>[L.name,Bn(T,L.name)])));return o(x,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:Cf(n).filter(([,T])=>T.length>0).map(([T,L])=>o(V,{title:T,children:o("div",{class:"stack",children:L.map(E=>o(Ev,{field:E,value:r[E.name]??Bn(e.config,E.name),changed:E.name in r,change:te=>b(E.name,te),wrong:v},`${E.name} ${l}`))})},T))}),o("div",{id:"replay",class:m?"stack beside open":"stack beside",children:[m&&o("button",{type:"button",class:"narrow-only",onClick:()=>g(!1),children:"Close the replay"}),D.length>0&&o(V,{title:"Changes",children:o($f,{fields:D,from:T=>Bn(e.config,T),to:T=>r[T]??""})}),o(Wv,{...f})]})]}),o(Fv,{data:e,fields:n,restore:C,edits:k,busy:p.busy}),o(Zp,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[p.refusal&&o(Kt,{refusal:p.refusal}),o("div",{class:"bar-replay",children:[o("span",{children:o(Iv,{...f})}),o("button",{type:"button","aria-expanded":m,"aria-controls":"replay",onClick:()=>g(!m),children:"Replay"})]}),o("span",{role:"status",children:[k===0&&o(x,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(re,{at:e.config.updatedAt}),"."]}),k>0&&o("strong",{children:D.length===1?"1 change":`${D.length} changes`}),R.length>0&&o("span",{class:"bad",children:[" \xB7 ",R.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:k===0,onClick:P,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:p.busy||D.length===0||R.length>0,onClick:()=>p.save(r),children:["Save as version ",e.config.version+1]})]})]})]})}function Lv({label:e,choices:t,value:n,change:r}){return o(x,{children:[o(yn,{label:e,choices:t,chosen:n.length===t.length?[]:n,nothing:n.length===0,change:a=>r(a.length>0?a:t.map(s=>s.value))}),n.length===0&&o("small",{class:"few",children:"None is chosen: no signal is raised."})]})}function Ev({field:e,value:t,changed:n,change:r,wrong:a}){return o("div",{class:n?"setting changed":"setting",children:[e.kind==="number"&&o(Fl,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:s=>{s!==void 0&&r(s)},wrong:s=>a(e.label,s)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(En,{value:String(t),change:r})]}),e.kind==="choice"&&o(Vn,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(s=>({value:s,label:s.replace("_"," and ")})),chosen:String(t),change:r}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(Lv,{label:e.label,choices:Nv(e),value:t,change:r})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o($v,{value:t,change:r,wrong:a})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function Nv(e){return e.of==="Chain"?ut.map(t=>({value:t,label:We[t]})):Jt.map(t=>({value:t,label:Ae(t)}))}function $v({value:e,change:t,wrong:n}){let r=(a,s)=>{let i=e.filter(l=>l.type!==a);t(s===void 0?i:[...i,{type:a,limit:s}])};return o("div",{class:"filters",children:Jt.map(a=>o(Fl,{label:Ae(a),value:e.find(s=>s.type===a)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:s=>r(a,s),wrong:s=>n(Ae(a),s)},a))})}function Uv(e,t){let n=be("days",Lf,"1"),r=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),a=new Date((r||Date.now())-Number(n)*24*Rf+Rf/4).toISOString(),s=Ea(e,500),i=Object.keys(s).length>0,l=X(si,{input:{},since:a}),c=X(si,{input:s,since:a},{skip:!i});return{days:n,present:l,next:i?c:void 0}}function Iv({days:e,present:t,next:n}){let r=t.data?.simulateConfig,a=n?.data?.simulateConfig;return!r||n?.refusal||t.refusal?o(x,{children:"Replay: \u2013"}):o(x,{children:[o("strong",{children:_((a??r).total)})," in ",e==="1"?"1 day":`${e} days`,a&&`, ${Nf(a.total-r.total)}`,n?.loading&&" \u2026"]})}function Wv({days:e,present:t,next:n}){return o(V,{class:"spaced",title:"Replay",actions:o(Ee,{label:"Days",choices:Lf.map(r=>({value:r,label:r==="1"?"1 day":`${r} days`})),chosen:e,change:r=>se({days:r})}),children:o(le,{query:t,children:r=>o(Mv,{present:r.simulateConfig,next:n})})})}function Mv({present:e,next:t}){let n=t?.data?.simulateConfig;if(t?.refusal)return o(Kt,{refusal:t.refusal,retry:t.reload});let r=n??e,a=Jt.map(s=>({type:s,now:Pf(e,s),then:Pf(r,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[_(r.total)," signals"]}),n&&`, ${Nf(n.total-e.total)}`,t?.loading&&" \u2026"]}),r.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",sn(r.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),a.length>0&&o(oe,{label:"Signals by type",rows:a,id:s=>s.type,columns:[{name:"Type",cell:s=>Ae(s.type)},{name:"Now",number:!0,cell:s=>_(s.now)},...n?[{name:"Then",number:!0,cell:s=>o("strong",{children:_(s.then)})}]:[]]}),o(Ov,{present:e,then:n}),r.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...r.heldBack].sort((s,i)=>i.count-s.count).slice(0,5).map(s=>o("li",{children:[Ae(s.rule),": ",_(s.count)]},s.rule))})]}),r.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...r.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(rt,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(re,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function Pf(e,t){return e.byType.find(n=>n.type===t)?.count??0}function Nf(e){return e===0?"as many as now":e>0?`${_(e)} more than now`:`${_(-e)} fewer than now`}function Ov({present:e,then:t}){let n=(a,s)=>a.byDay.filter(i=>i.day===s).reduce((i,l)=>i+l.count,0),r=[...new Set([...e.byDay,...t?.byDay??[]].map(a=>a.day))].sort();return r.length<2?null:o(oe,{label:"Signals by day",rows:r,id:a=>a,columns:[{name:"Day",cell:a=>St(a)},{name:"Now",number:!0,cell:a=>_(n(e,a))},...t?[{name:"Then",number:!0,cell:a=>o("strong",{children:_(n(t,a))})}]:[]]})}function $f({fields:e,from:t,to:n}){return o("ul",{class:"why",children:e.map(r=>o("li",{children:[r.label,": ",o("span",{class:"muted",children:Df(t(r.name),r)})," \u2192 ",o("strong",{children:Df(n(r.name),r)})]},r.name))})}function Df(e,t){return!Array.isArray(e)&&t.percent?Je(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(n=>typeof n=="string"?Ae(n):`${Ae(n.type)} ${n.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Fv({data:e,fields:t,restore:n,edits:r,busy:a}){let[s,i]=Q(),l=e.configVersions.filter(c=>c.version!==e.config.version);return l.length===0?null:o(V,{title:"Earlier versions",children:o(oe,{label:"Earlier versions, newest first",rows:l,id:c=>String(c.version),columns:[{name:"Version",cell:c=>c.version},{name:"Saved",cell:c=>o(re,{at:c.changedAt})},{name:"By",wide:!0,cell:c=>o(Vv,{id:c.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:c=>{let m=ks(t,e.config,c.config);return m.length===0?"nothing":o($f,{fields:m,from:g=>Bn(e.config,g),to:g=>Bn(c.config,g)})}},{name:"Restore",cell:c=>ks(t,e.config,c.config).length===0?"\u2013":s!==c.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${c.version}`,onClick:()=>i(c.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${c.version}`,children:[o("span",{children:["It will be saved as version ",e.config.version+1,r>0&&", and what you changed here will be dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>i(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:a,onClick:()=>n(c.config),children:"Restore and save"})]})]})}]})})}function Vv({id:e,keys:t}){if(e===null)return o(x,{children:"the operator"});let n=t.filter(i=>i.scope==="customer"&&!i.revokedAt&&!(i.expiresAt&&Date.parse(i.expiresAt)<=Date.now())),r=t.find(i=>i.keyId===e),s=n.length===1&&n[0]?.keyId===e?"this key":r?`${r.revokedAt?"revoked key":"key"} created ${St(r.createdAt)}`:"a key that is not listed";return o(x,{children:[s,o("small",{class:"mono break",children:e})]})}var ql="smartmoney.notify",sa=ve(0),ir=ve(Uf()&&Notification.permission==="granted"&&localStorage.getItem(ql)==="on");function Uf(){return"Notification"in globalThis}async function If(){return Uf()?await Notification.requestPermission()!=="granted"?"The browser does not allow notifications of this page.":(localStorage.setItem(ql,"on"),ir.value=!0,""):"This browser has no notifications here: they need HTTPS, or this computer\u2019s own address."}function Wf(){localStorage.removeItem(ql),ir.value=!1}function qv({chain:e,token:t,traders:n}){return Pi({kind:"TOKEN",chain:e,address:t.address})||n.some(r=>Pi({kind:"WALLET",chain:e,address:r.walletAddress}))}var Mf=()=>document.visibilityState==="visible"&&document.hasFocus();function Qv(e){if(!(Mf()||!qv(e))&&(sa.value++,!!ir.value))try{let t=new Notification(e.headline,{body:`${e.priority} on ${We[e.chain]}`,tag:e.signalId});t.onclick=()=>{window.focus(),location.hash=Z(["signal",e.signalId]),t.close()}}catch{ir.value=!1}}function Bv(){Mf()&&(sa.value=0)}for(let e of["focus","visibilitychange"])addEventListener(e,Bv,!0);function Of(){let e,t=null,n=On(()=>{let r=Nd.value.length>0;r&&!e?e=La(ed,{get after(){return t}},{next:({signals:a})=>{t=a.cursor,a.signal&&Qv(a.signal)},failed:()=>{e=void 0}}):!r&&e&&(e(),e=void 0)});return()=>{n(),e?.(),e=void 0,sa.value=0}}var Ff=["watched","all"],Hv={watched:"Watched",all:"All labels"},Ql=50;function Vf(){let e=be("show",Ff,"watched"),[t,n]=Q(""),r=Go.value.filter(i=>e==="all"||i.watched),a=Go.value.filter(i=>i.watched&&i.kind==="WALLET").map(i=>i.address),s=async i=>{try{let l=await i();n(typeof l=="string"?l:"")}catch(l){n(l instanceof Error?l.message:String(l))}};return o(x,{children:[o(_e,{title:"Watch list",about:"Wallets and tokens that you watch or have a name for. Signals about what you watch are counted in the tab\u2019s title while you look elsewhere.",children:[o("button",{type:"button",onClick:()=>ir.value?Wf():void s(If),children:ir.value?"Stop notifying me":"Notify me"}),a.length>0&&o("a",{href:Z(["live"],{wallets:a.slice(0,Ql).join(",")}),children:["Live signals of ",a.length>Ql?`the first ${Ql}`:"the"," wallets"]})]}),ir.value&&o("p",{class:"note good",children:"This browser notifies you of signals about what you watch, while a page of the console is open in it."}),t&&o("p",{class:"note bad",role:"alert",children:t}),o("div",{class:"filters",children:o(Ee,{label:"Labels",choices:Ff.map(i=>({value:i,label:Hv[i]})),chosen:e,change:i=>se({show:i==="watched"?"":i})})}),o(V,{children:r.length===0?o(Y,{title:e==="all"?"Nothing has a label":"Nothing is watched",children:["On the page of a wallet or a token, press Watch or Add label. ",o("a",{href:Z(["leaderboard"]),children:"See the leaderboard"})]}):o(oe,{label:e==="all"?"Labels":"What you watch",columns:Gv(s),rows:r,id:i=>i.kind+i.chain+i.address})})]})}function Gv(e){let t=[{name:"Name",cell:n=>o("strong",{children:n.name||"\u2013"}),sort:n=>n.name.toLowerCase()},{name:"Address",cell:n=>o(x,{children:[o("a",{class:"mono",href:Z([n.kind.toLowerCase(),n.chain,n.address]),title:n.address,children:lt(n.address)}),o("small",{children:n.kind==="WALLET"?"Wallet":"Token"})]})},{name:"Chain",cell:n=>o(rt,{chain:n.chain}),sort:n=>n.chain},{name:"Note",cell:n=>o("span",{class:"break",children:n.note})},{name:"Changed",wide:!0,cell:n=>o(re,{at:n.changedAt}),sort:n=>n.changedAt}];return Ot.value?.scope!=="customer"?t:[...t,{name:"Watch",cell:n=>{let r=n.watched?"\u2605 Watching":"\u2606 Watch";return o("button",{type:"button",class:"small","aria-pressed":n.watched,"aria-label":`${r} ${n.name||n.address}`,onClick:()=>{e(()=>Ha(n,{watched:!n.watched}))},children:r})}}]}var Bl=["node","python","go"],Hl={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var zv=Jt.map(e=>({value:e,label:Ae(e)})),Kv=ut.map(e=>({value:e,label:We[e]})),ia={STANDARD:{name:"A program",address:"https://desk.example/signals"},SLACK:{name:"Slack",address:"https://hooks.slack.com/services/T\u2026/B\u2026/\u2026"},DISCORD:{name:"Discord",address:"https://discord.com/api/webhooks/ID/TOKEN"},TELEGRAM:{name:"Telegram",address:"https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT"}},jv=Object.keys(ia).map(e=>({value:e,label:ia[e].name}));function qf(){let e=X(Hc,{},{every:5e3}),[t,n]=Q({});return o(x,{children:[o(_e,{title:"Webhooks",about:"Signals are sent to each address as they are raised, and again until they are accepted: signed to programs, as messages to chats."}),o(le,{query:e,children:({webhooks:r})=>o("div",{class:"stack",children:[r.length===0&&o(Y,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),r.map(a=>o(Yv,{webhook:a,changed:e.reload},a.id)),o(tk,{configured:r.some(a=>a.configured),created:a=>{n(a),e.reload()}}),o(Sr,{outcome:t}),o(nk,{})]})})]})}function Yv({webhook:e,changed:t}){let[n,r]=Q({}),[a,s]=Q(!1),[i,l]=Q(!1),c=async p=>{s(!0),r(await zo(p)),s(!1),l(!1),t()},m=(p,f)=>c(async()=>(await ue(Gc,{id:e.id,input:p}),{text:f})),g=()=>c(async()=>(e.configured?await ue(mi,{url:""}):await ue(zc,{id:e.id}),{}));return o(V,{class:"spaced",title:o("span",{class:"break",children:[e.url,e.format!=="STANDARD"&&` (${ia[e.format].name})`]}),actions:o(x,{children:[o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Zv(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Jv(e.id))},children:"New secret"}),o("button",{type:"button",disabled:a,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:a,onClick:()=>i?void g():l(!0),children:i?"Really delete":"Delete"})]}),children:[o(Sr,{outcome:n}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(re,{at:e.disabledAt}),": ",e.disabledReason]}),o(Xe,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(re,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(re,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:_(e.deliveries.totalCount),note:e.previousSecretUntil?o(x,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(yn,{label:`Types sent to ${e.url}`,choices:zv,chosen:e.types,change:p=>{m({types:p},"Types saved, for later signals.")}}),o(yn,{label:`Chains sent to ${e.url}`,choices:Kv,chosen:e.chains,change:p=>{m({chains:p},"Chains saved, for later signals.")}})]}),o(Xv,{webhook:e,redeliver:p=>{c(async()=>(await ue(Yc,{webhook:e.id,signal:p}),{text:"Sent again, with all its attempts."}))}})]})}async function Zv(e){let{attempt:t}=(await ue(Kc,{id:e})).testWebhook,n=t.status?`status ${t.status}`:"no answer",r=t.error?`, ${t.error}`:"";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${n} after ${t.durationMs} ms${r}. The list below has signals only, no samples.`,bad:!!t.error}}async function Jv(e){let{secret:t}=(await ue(jc,{id:e})).rotateWebhookSecret;return{secret:t}}function Xv({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(Y,{title:"No signal was sent yet",children:"The next signal that passes the filter is."});let n=[{name:"Signal",cell:r=>o(x,{children:[o("a",{href:Z(["signal",r.signalId]),children:["#",r.sequence]}),r.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:r=>o("span",{class:r.state==="FAILED"?"bad":r.state==="DELIVERED"?"good":"muted",children:Ae(r.state)})},{name:"Attempts",number:!0,cell:r=>_(r.attempts.length)},{name:"Last answer",cell:r=>ek(r)},{name:"Since",wide:!0,cell:r=>o(re,{at:r.createdAt})},{name:"Next attempt",wide:!0,cell:r=>r.nextAttemptAt?r.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:r=>o("button",{type:"button",class:"small","aria-label":`Send again #${r.sequence}`,onClick:()=>t(r.signalId),children:"Send again"})}];return o(oe,{label:`Deliveries to ${e.url}, newest first`,columns:n,rows:e.deliveries.nodes,id:r=>r.messageId})}function ek(e){let t=e.attempts.at(-1);return t?o(x,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function tk({configured:e,created:t}){let[n,r]=Q(!1),[a,s]=Q("STANDARD"),i=async l=>{l.preventDefault();let c=l.currentTarget,m=String(new FormData(c).get("url")).trim();r(!0);let g=await zo(async()=>a!=="STANDARD"?(await ue(di,{input:{url:m,format:a}}),{text:`Added for ${ia[a].name}. Of its address only the host is shown from now on.`}):e?{secret:(await ue(di,{input:{url:m}})).createWebhook.secret}:{secret:(await ue(mi,{url:m})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});r(!1),g.refusal||c.reset(),t(g)};return o(V,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:l=>{i(l)},children:[o(Vn,{label:"Receiver",choices:jv,chosen:a,change:l=>s(l)}),o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:ia[a].address,maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:"Add"})]})})}function nk(){let e=be("verify",Bl,"node");return o(V,{title:"Verify what you receive",actions:o(Ee,{label:"Language",choices:Bl.map(t=>({value:t,label:Hl[t].name})),chosen:e,change:t=>se({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Hl[e].code})})]})}var Sn=["read","customer"],Gl=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Sn,component:Op},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Sn,component:Jp},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Sn,component:$p},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Sn,component:Xd},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Sn,component:Zd},{path:"watchlist",title:"Watch list",group:"analyst",listed:!0,scopes:Sn,component:Vf},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Sn,component:wf},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Sn,component:_f},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Sn,component:cf},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Sn,component:mf},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Ef},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:qf},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:Hd},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:Vp},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:ef},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:zd},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Bp},{path:"schema",title:"Schema",group:"build",listed:!0,scopes:[...Sn,"operator"],component:Hp}];function Qf({problem:e}){let[t,n]=Q(e),[r,a]=Q(!1),s=l=>{l.preventDefault();let c=String(new FormData(l.currentTarget).get("key")).trim();return i(()=>Ho(c))},i=async l=>{a(!0);try{await l()}catch(c){n(c.message),a(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:l=>{s(l)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:r?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||qa.value}),Rd()&&o("button",{type:"button",disabled:r,onClick:()=>{i(Qa)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}var rk=200,ok=12,Gf=2;function ak(e,{wallets:t,tokens:n,markets:r}){let a=e.toLowerCase(),s=(...m)=>Math.min(...m.map(g=>{let p=g.toLowerCase().indexOf(a);return p<0?3:p>0?2:g.length>a.length?1:0})),l=[...Go.value.filter(m=>m.name.toLowerCase().includes(a)).map(m=>({near:s(m.name),hit:m.kind==="WALLET"?Bf(m.chain,m.address):Hf(m.chain,m.address,m.name)})),...n.map(m=>({near:s(m.symbol,m.address),hit:Hf(m.chain,m.address,m.market?.outcomeLabel||m.symbol,m.market?.question)})),...r.map(m=>({near:s(m.question),hit:{to:Z(["market",m.itemId]),name:m.question||m.itemId,kind:"Market",about:m.closed?"closed":"open"}})),...t.map(m=>({near:s(m.walletAddress),hit:Bf(m.chain,m.walletAddress)}))],c=new Set;return l.sort((m,g)=>m.near-g.near).map(({hit:m})=>m).filter(({to:m})=>!c.has(m)&&c.add(m)).slice(0,ok)}function Bf(e,t){let n=$d({kind:"WALLET",chain:e,address:t});return{to:Z(["wallet",e,t]),name:n||lt(t),kind:"Wallet",about:`${We[e]}${n?` \xB7 ${lt(t)}`:""}`}}function Hf(e,t,n,r){return{to:Z(["token",e,t]),name:n||lt(t),kind:"Token",about:`${We[e]} \xB7 ${r||lt(t)}`}}function sk(e){let[t,n]=Q({text:"",hits:[]});return xe(()=>{if([...e].length<Gf)return;let r=new AbortController,a=setTimeout(()=>{ue(Aa,{text:e},{signal:r.signal}).then(({lookup:s})=>n({text:e,hits:ak(e,s)}),s=>{r.signal.aborted||n({text:e,hits:[],problem:s instanceof Error?s.message:String(s)})})},rk);return()=>{clearTimeout(a),r.abort()}},[e]),t}function ik(e){xe(()=>{let t=n=>{let r=n.target instanceof HTMLElement?n.target:document.body;n.key!=="/"||n.ctrlKey||n.metaKey||n.altKey||r.isContentEditable||r.matches("input, textarea, select")||(n.preventDefault(),e())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[])}function zf(){let e=nt(null),[t,n]=Q(""),[r,a]=Q(!1),[s,i]=Q(0),l=nt(""),c=t.trim(),m=[...c].length>=Gf,g=sk(c),p=g.text===c,f=m?p?g.hits:[]:c===""?lo.value:[],b=f[Math.min(s,f.length-1)],v=k=>{Td(k),a(!1),n(""),e.current?.blur(),location.hash=k.to};ik(()=>{e.current?.focus(),e.current?.select(),a(!0)}),xe(()=>{let k=g.hits[0];k&&l.current===g.text&&v(k),l.current=""},[g]);let P=k=>{let C={ArrowDown:1,ArrowUp:-1}[k.key];C?(k.preventDefault(),a(!0),r&&f.length>0&&i((Math.min(s,f.length-1)+C+f.length)%f.length)):k.key==="Enter"?(k.preventDefault(),r&&b?v(b):m&&!p&&(l.current=c)):k.key==="Escape"&&(a(!1),n(""))},D=r?m?p?g.problem??(f.length===0?`Nothing contains \u201C${c}\u201D`:""):"Searching\u2026":c?"Write at least two characters":f.length>0?"Recent":"A part of an address, a symbol, a name or a word":"",R=r&&f.length>0;return o("div",{class:"search",role:"search",children:[o("input",{ref:e,type:"text",inputMode:"search",enterKeyHint:"go",role:"combobox","aria-label":"Search wallets, tokens and markets","aria-keyshortcuts":"/",placeholder:"Search: press /","aria-expanded":R,"aria-controls":"hits","aria-autocomplete":"list","aria-activedescendant":R?`hit-${f.indexOf(b)}`:void 0,autocomplete:"off",spellcheck:!1,maxLength:100,value:t,onKeyDown:P,onClick:()=>a(!0),onBlur:()=>a(!1),onInput:k=>{n(k.currentTarget.value),a(!0),i(0)}}),o("div",{class:r?"hits":"hits closed",children:[o("p",{class:"muted small",role:"status",children:D}),R&&o("ul",{id:"hits",role:"listbox","aria-label":"Hits",children:f.map((k,C)=>o("li",{id:`hit-${C}`,role:"option","aria-selected":k===b,onMouseDown:T=>T.preventDefault(),onClick:()=>v(k),children:[o("strong",{children:k.name})," ",o("small",{class:"muted",children:[k.kind," \xB7 ",k.about]})]},k.to))})]})]})}function Kl({problem:e=""}){let t=Ot.value;return t?o(lk,{who:t}):o(Qf,{problem:e})}function lk({who:e}){let[t,n]=Q(!1),r=nt(null),{path:a}=Ze.value,s=Gl.filter(f=>f.scopes.includes(e.scope)),i=a.length===0?s[0]:Gl.find(f=>f.path===a[0]),l=a.join("/"),c=nt(!0);xe(()=>{n(!1),c.current||r.current?.querySelector("h1")?.focus({preventScroll:!0}),c.current=!1},[l]);let m=Si.value;xe(()=>bd(),[l,m]);let g=sa.value;xe(()=>{document.title=`${g>0?`(${g}) `:""}${i?.title??"Not found"} \xB7 smartmoney`},[l,g]);let p=e.scope!=="operator";return xe(()=>p?ck():void 0,[e]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:f=>{f.preventDefault(),r.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/","aria-label":"smartmoney",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),o("span",{children:"smartmoney"})]}),p&&o(zf,{}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>n(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(zl,{pages:s.filter(f=>f.group==="analyst"),at:i,title:"Signals"}),o(zl,{pages:s.filter(f=>f.group==="settings"),at:i,title:"Delivery"}),o(zl,{pages:s.filter(f=>f.group==="operator"),at:i,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:Z(["schema"]),"aria-current":i?.path==="schema"?"page":void 0,children:"Schema"})})]})]}),o(pk,{who:e})]}),o("main",{id:"main",ref:r,tabIndex:-1,children:[i&&i.scopes.includes(e.scope)&&o(i.component,{args:a.slice(1)},l),i&&!i.scopes.includes(e.scope)&&o(Y,{title:`${i.title} needs a key of scope ${i.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!i&&o(Y,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}var uk=6e4;function ck(){let e=()=>{document.visibilityState==="visible"&&Di().catch(()=>{})};Di().catch(()=>{});let t=setInterval(e,uk),n=Of();return()=>{clearInterval(t),n(),Ud()}}function zl({pages:e,at:t,title:n}){let r=e.filter(a=>a.listed);return r.length===0?null:o("div",{class:"group",children:[o("h2",{children:n}),o("ul",{children:r.map(a=>o("li",{children:o("a",{href:Z([a.path]),"aria-current":a===t?"page":void 0,children:a.title})},a.path))})]})}var dk=3600;function mk({chains:e}){let t=Math.max(...e.map(a=>Date.parse(a.lastEventAt??"")||0)),n=(hn.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(n>dk)return o("p",{class:"health muted",children:["Quiet: last trade ",je(n)," ago"]});let r=Math.max(...e.map(a=>a.lagSeconds));return o("p",{class:"health good",children:["Up to date",r>1?`, ${je(r)} behind`:""]})}function pk({who:e}){let t=X(ec,{operator:e.scope==="operator"},{every:15e3}),n=t.data?.chains.filter(a=>!a.healthy)??[],r=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&n.length+r.length===0&&o(mk,{chains:t.data.chains}),r.length>0&&o("p",{class:`health ${r.some(a=>a.level==="error")?"bad":"few"}`,children:o("a",{href:Z(["overview"]),children:"Needs attention"})}),n.map(a=>o("p",{class:"health bad",title:a.reason??"",children:[We[a.chain]," is ",je(a.lagSeconds)," behind"]},a.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:ds.value,onChange:a=>Pp(a.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>{_i()&&Ai()},children:"Sign out"})]})}var Yl=document.getElementById("app");if(!Yl)throw new Error("BUG: page.html has no element app");var jl=kd(),fk=jl&&Pd(jl)?Ho(jl):Qa();fk.then(()=>ei(o(Kl,{}),Yl),e=>ei(o(Kl,{problem:e instanceof Error?e.message:String(e)}),Yl));
