var Ce,wu,qs,Yn,Fs,ba,vu,ga,ku,Bs,Vs,rh,Eo=Symbol.for("pv"),wa={},va=[],oh=/^m(i|n|o|s|text|space)$/,Qs=Array.isArray,Hs=va.slice,wr=Object.assign;function br(e){e&&e.parentNode&&e.remove()}function Su(e,t,n){var r,a,s,i={},l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Hs.call(arguments,2):n),Lo(e,i,r,a,null)}function Lo(e,t,n,r,a){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Eo,__v:a||++wu,__i:-1,__u:0};return!a&&Ce.vnode&&Ce.vnode(s),s}function S(e){return e.children}function Zn(e,t){this.props=e,this.context=t,this.__g=0}function Jn(e,t){if(t==null)return e.__&&Jn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Jn(e)}function ah(e){var t,n=e.__v,r=n.__e,a=[],s=[],i=e.__P;i&&((t=wr({constructor:Eo},n)).__v=n.__v+1,Ce.vnode&&Ce.vnode(t),Gs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,a,r||Jn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Pu(a,t,s),n.__=n.__e=null,t.__e!=r&&_u(t))}function _u(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),_u(e)}function yu(e){(8&e.__g||(e.__g|=8,Yn.push(e),ba++))&&Fs==Ce.debounceRendering||((Fs=Ce.debounceRendering)||queueMicrotask)(xu)}function xu(){try{for(var e,t=1;Yn.length;)Yn.length>t&&Yn.sort(vu),e=Yn.shift(),t=Yn.length,8&e.__g&&ah(e)}finally{(ba=Yn.length)&&(Fs||queueMicrotask)(xu)}}function Tu(e,t,n,r,a,s,i,l,c,m,g){var f,h,b,T,D,E,P=r.__k||va,v=t.length;for(c=sh(n,t,P,c,v),f=0;f<v;f++)(b=n.__k[f])!=null&&(h=~b.__i&&P[b.__i]||wa,b.__i=f,E=Gs(e,b,h,a,s,i,l,c,m,g),T=b.__e,(h.ref!=b.ref||8&h.__u)&&(h.ref&&zs(h.ref,null,b,h),b.ref&&g.push(b.ref,b.__c||T,b)),D=D||T,4&b.__u?(c=Cu(b,c,e,!h.__v),h.__e&&(h.__e=null)):typeof b.type=="function"&&E!==void 0?c=E:T&&(c=T.nextSibling),b.__u&=-21);return n.__e=D,c}function sh(e,t,n,r,a){var s,i,l,c,m,g,f,h,b,T=n.length,D=T,E=0,P=0,v=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[s]=Lo(null,i):Qs(i)?i=v[s]=Lo(S,{children:i}):i.constructor===Eo&&i.__b?i=v[s]=Lo(i.type,i.props,i.key,i.ref,i.__v):v[s]=i,c=s+E,i.__=e,i.__b=e.__b+1,l=null,~(m=i.__i=ih(i,n,c,D))&&(D--,(l=n[m])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,m==c-1?E--:m==c+1?E++:m!=c&&(m>c?E--:E++,P=1)):(~m||(a>T?E--:a<T&&E++),typeof i.type!="function"&&(i.__u|=4))):v[s]=null;if(P){for(g=[],f=[],s=0;s<a;s++)if((i=v[s])&&16&i.__u){for(E=0,h=g.length;E<h;)g[b=E+h>>1]<i.__i?E=b+1:h=b;g[E]=i.__i,f[s]=E+1}for(E=g.length;s--;)f[s]&&(f[s]==E?E--:v[s].__u|=4)}if(D)for(s=0;s<T;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Jn(l)),js(l,l));return r}function Cu(e,t,n,r){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=Cu(a[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Jn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ih(e,t,n,r){var a,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(a=n-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=n+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function bu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ha(e,t,n,r,a){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||bu(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||bu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Vs[t]||(Vs[t]=lh(t)),(e.__a||(e.__a={}))[t]=Bs,s=t!=(t=t.replace(ku,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function lh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ga]==null)t[ga]=Bs++;else if(t[ga]<this.__a[e])return;return n(Ce.event?Ce.event(t):t)}}}function Gs(e,t,n,r,a,s,i,l,c,m){var g,f,h,b,T,D,E,P,v,C,_,R,L,X,J,me,ee,U,ae=t.type;if(t.constructor!==Eo)return null;128&n.__u&&(c=32&n.__u,g=n.__c.__z)&&(t.__u|=c,f=s=[],g.nodeType==8?l=ya(g,s):s.push(g),l=s[0]||l),(g=Ce.__b)&&g(t);e:if(typeof ae=="function"){h=i.length;try{if(P=t.props,v=(g=ae.prototype)&&g.render,C=(g=ae.contextType)&&r[g.__c],_=g?C?C.props.value:g.__:r,(b=n.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(v?t.__c=b=new ae(P,_):(t.__c=b=new Zn(P,_),b.constructor=ae,b.render=ch),C&&C.sub(b),b.state||(b.state={}),b.__n=r,b.__g|=8,b.__h=[],b.__k=[]),v&&(b.__s||(b.__s=b.state),ae.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=wr({},b.__s)),wr(b.__s,ae.getDerivedStateFromProps(P,b.__s)))),T=b.props,D=b.state,b.__v=t,n.__c){if(P!==T&&v&&!ae.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(P,_),t.__v==n.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(P,b.__s,_)===!1){t.__v!=n.__v&&(b.props=P,b.state=b.__s,b.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(F){F&&(F.__=t)}),va.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&i.push(b),l=Jn(n);break e}b.componentWillUpdate&&b.componentWillUpdate(P,b.__s,_),v&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(T,D,E)})}else v&&!ae.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),v&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=_,b.props=P,b.__P=e,b.__g&=-5,R=Ce.__r,L=v?25:0;do b.__g&=-9,R&&R(t),g=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++L<25);v&&(va.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(r=wr({},r,b.getChildContext())),v&&n.__c&&b.getSnapshotBeforeUpdate&&(E=b.getSnapshotBeforeUpdate(T,D)),X=g&&g.type===S&&g.key==null?g.props.children:g,P.__P&&(g=l,a=(e=P.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(F){F&&js(F,F)}),n.__k=null),l=n.__k?Jn(n,0):null),l=Tu(e,Qs(X)?X:[X],t,n,r,a,s,i,l,c,m),P.__P&&(t.__e=null,l=g),t.__u&=-161,f&&f.some(br),b.__h.length&&i.push(b),1&b.__g&&(b.__g&=-4)}catch(F){if(i.length=h,t.__v=null,c||s)if(F&&F.then){if(t.__u|=128|c,s){for(~(ee=s.indexOf(l||void 0))||(ee=s.length);(U=s[ee-1])&&U.nodeType==8;)ee--;for(;ee<s.length;ee++)if(U=s[ee])if(s[ee]=null,J){if(U==me)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(me=ya(J=U))}}if(!J){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;J=l}(g=ya(J=t.__c.__z||(t.__c.__z=J)))?(t.__e=J,l=g):t.__e=l,l=l&&l.nextSibling}else s&&s.some(br);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),F&&F.then||Au(t),Ce.__e(F,t,n)}}else l=t.__e=uh(n.__e,t,n,r,a,s,i,c,m,e);return(g=Ce.diffed)&&g(t),l}function ya(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Au(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Au))}function Pu(e,t,n){for(var r=0;r<n.length;)zs(n[r++],n[r++],n[r++]);Ce.__c&&Ce.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){Ce.__e(s,a.__v)}})}function uh(e,t,n,r,a,s,i,l,c,m){var g,f,h,b,T,D,E,P,v=n.props||wa,C=t.props,_=t.type;if(_=="svg"?a="http://www.w3.org/2000/svg":_=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(g=0;g<s.length;g++)if((T=s[g])&&(_?T.localName==_:T.nodeType==3)){e=T,s[g]=null;break}}if(!e){if(P=m.ownerDocument||document,!_)return P.createTextNode(C);e=P.createElementNS(a,_,C.is?C:m),l&&(Ce.__m&&Ce.__m(t,s),l=!1),s=null}if(_){if(m=_=="template"&&e.content||e,s=_=="textarea"&&C.defaultValue!=null?null:s&&Hs.call(m.childNodes),!l&&s)for(v={},g=0;g<e.attributes.length;g++)v[(T=e.attributes[g]).name]=T.value;for(g in v)T=v[g],g=="dangerouslySetInnerHTML"?h=T:g=="children"||g in C||g=="value"&&"defaultValue"in C||g=="checked"&&"defaultChecked"in C||ha(e,g,null,T,a);for(g in C)T=C[g],g=="children"?b=T:g=="dangerouslySetInnerHTML"?f=T:g=="value"?D=T:g=="checked"?E=T:l&&typeof T!="function"||v[g]===T||ha(e,g,T,v[g],a);f?(l||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(_=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&oh.test(_))&&(a="http://www.w3.org/1999/xhtml"),Tu(m,Qs(b)?b:[b],t,n,r,a,s,i,s?s[0]:n.__k&&Jn(n,0),l,c),s&&s.some(br)),l&&_!="textarea"||(g="value",_=="progress"&&D==null?e.removeAttribute(g):D==null||D===e[g]&&(_!="progress"||D)||ha(e,g,D,v[g],a),g="checked",E!=null&&E!=e[g]&&ha(e,g,E,v[g],a))}else v===C||l&&e.data==C||(e.data=C);return e}function zs(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){Ce.__e(a,n)}}function js(e,t,n){var r,a,s,i;if(Ce.unmount&&Ce.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||zs(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){Ce.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&js(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(a=ya(r,s=[]))&&(r==e.__e&&s.some(br),br(a),br(r)),n||br(e.__e),e.__e=e.__c=e.__=null}function ch(e,t,n){return this.constructor(e,n)}function Ks(e,t){var n,r,a,s;Ce.__&&Ce.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Lo(S,{children:[e]}),a=[],s=[],Gs(t,t.__k,r||wa,wa,t.namespaceURI,r?null:t.firstChild?Hs.call(t.childNodes):null,a,r?r.__e:t.firstChild,n,s),Pu(a,t.__k,s),t.__k.props.children=null}Ce={__e:function(e,t,n,r){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,r||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw ba=0,e}},wu=0,qs=function(e){return e!=null&&e.constructor===Eo},Zn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=wr({},this.state)),typeof e=="function"&&(e=e(wr({},n),this.props)),e&&(wr(n,e),this.__v&&(t&&this.__k.push(t),yu(this)))},Zn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),yu(this))},Zn.prototype.render=S,Yn=[],ba=0,vu=function(e,t){return e.__v.__b-t.__v.__b},ga=Symbol(),ku=/(PointerCapture)$|Capture$/i,Bs=0,Vs={},rh=0;var Yr,it,Ys,Ru,Zs=Object.is,ka=0,Mu=[],Js=[],st=Ce,Lu=st.__b,Eu=st.__r,Du=st.diffed,Nu=st.__c,Uu=st.unmount,$u=st.__;function Sa(e,t){st.__h&&st.__h(it,e,ka||t),ka=0;var n=it.__H||(it.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Q(e){return ka=1,dh(Fu,e)}function dh(e,t,n){var r=Sa(Yr++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Fu(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Zs(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=it,!it.__f)){it.__f=!0;var a=it.shouldComponentUpdate;it.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var m=!1,g=this.props!=s;if(c.__.some(function(h){h.__N&&(m=!0,Zs(h.__[0],h.__N[0])||(g=!0))}),a){var f=a.call(this,s,i,l);return m?f||g:f}return!m||g}}return r.__}function xe(e,t){var n=Sa(Yr++,3);!st.__s&&Ou(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,it.__H.__h.push(n))}function et(e){return ka=5,$t(function(){return{current:e}},[])}function $t(e,t){var n=Sa(Yr++,7);return Ou(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function _a(){var e=Sa(Yr++,11);if(!e.__){for(var t=it.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function mh(){var e;do{for(;e=Js.shift();)try{Do(e)}catch(n){st.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Mu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Do),t.__h.some(Xs),t.__h=[]}catch(n){t.__h=[],st.__e(n,e.__v)}}}while(Js.length)}st.__b=function(e){it=null,Lu&&Lu(e)},st.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),$u&&$u(e,t)},st.__r=function(e){Eu&&Eu(e),Yr=0;var t=(it=e.__c).__H;t&&(Ys==it?it.__h=[]:(t.__h.some(Do),t.__h.some(Xs),Yr=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ys=it},st.diffed=function(e){Du&&Du(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Wu(Mu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ys=it=null},st.__c=function(e,t){t.some(function(n){try{n.__h.some(Do),n.__h=n.__h.filter(function(r){return!r.__||Xs(r)})}catch(r){n.__h=[function(){throw r}]}}),Nu&&Nu(e,t)},st.unmount=function(e){Uu&&Uu(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Wu(Js.push(a))}else Do(a)}catch(s){t=s}}),r.__H=void 0,t&&st.__e(t,r.__v))};var Iu=typeof requestAnimationFrame=="function";function ph(e){var t,n=function(){clearTimeout(r),Iu&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Iu&&(t=requestAnimationFrame(n))}function Wu(e){e!=1&&Ru==st.requestAnimationFrame||((Ru=st.requestAnimationFrame)||ph)(mh)}function Do(e){var t=it,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),it=t}function Xs(e){var t=it;e.__c=e.__(),it=t}function Ou(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Zs(n,e[r])})}function Fu(e,t){return typeof t=="function"?t(e):t}var H=class extends String{__apiType;value;__meta__;constructor(t,n){super(t),this.value=t,this.__meta__=n}toString(){return this.value}},zv=new H(`
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
    `,{fragmentName:"CustomerUse"}),jv=new H(`
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
    `,{fragmentName:"WalletNumbers"}),Kv=new H(`
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
    `,{fragmentName:"SignalRow"}),Yv=new H(`
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
    `,{fragmentName:"MarketFacts"}),Zv=new H(`
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
    `,{fragmentName:"Gains"}),Jv=new H(`
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
}`,{fragmentName:"Graded"}),Xv=new H(`
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
}`,{fragmentName:"TrackGroups"}),e0=new H(`
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
    `,{fragmentName:"ConfigParts"}),t0=new H(`
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
    `,{fragmentName:"WebhookParts"}),n0=new H(`
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}
    `,{fragmentName:"LabelParts"}),Vu=new H(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),qu=new H(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Bu=new H(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Qu=new H(`
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
    `),Hu=new H(`
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
    `),Gu=new H(`
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
}`),zu=new H(`
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
}`),ju=new H(`
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
    `),xa=new H(`
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
    `),Ku=new H(`
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
    `),Yu=new H(`
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
}`),Zu=new H(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),Ju=new H(`
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
    `),Xu=new H(`
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
}`),ei=new H(`
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
}`),ec=new H(`
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
    `),tc=new H(`
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
}`),nc=new H(`
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
    `),rc=new H(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),oc=new H(`
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
    `),ac=new H(`
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
    `),sc=new H(`
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
    `),ic=new H(`
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
}`),lc=new H(`
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
    `),uc=new H(`
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
    `),cc=new H(`
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
    `),dc=new H(`
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
    `),mc=new H(`
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
    `),pc=new H(`
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
    `),fc=new H(`
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
}`),hc=new H(`
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
}`),gc=new H(`
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
}`),yc=new H(`
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
    `),bc=new H(`
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
    `),wc=new H(`
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
    `),vc=new H(`
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
}`),kc=new H(`
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
}`),ti=new H(`
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
    `),Sc=new H(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),_c=new H(`
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
    `),xc=new H(`
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
}`),ni=new H(`
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
    `),ri=new H(`
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
    `),oi=new H(`
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
    `),ai=new H(`
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
}`),Tc=new H(`
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
}`),Cc=new H(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Ac=new H(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Pc=new H(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Rc=new H(`
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
    `),Lc=new H(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Ec=new H(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),si=new H(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `),Dc=new H(`
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
}`),Nc=new H(`
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
}`),Uc=new H(`
    mutation RemoveLabel($kind: LabelKind!, $chain: Chain!, $address: String!) {
  removeLabel(kind: $kind, chain: $chain, address: $address) {
    address
  }
}
    `),$c=new H(`
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
    `);function It(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function Xn(e){return It(e)==="object"}function fh(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function ii(e,t){return e.length<124?e:t}var Ic="graphql-transport-ws";var Qt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Qt||{}),Ht=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Ht||{});function Wc(e){if(!Xn(e))throw new Error(`Message is expected to be an object, but got ${It(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${It(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!Xn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Xn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${It(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${It(e.payload.query)}`);if(e.payload.variables!=null&&!Xn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${It(e.payload.variables)}`);if(e.payload.operationName!=null&&It(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${It(e.payload.operationName)}`);if(e.payload.extensions!=null&&!Xn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${It(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Xn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${It(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!fh(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Mc(e,t){return Wc(typeof e=="string"?JSON.parse(e,t):e)}function Zr(e,t){return Wc(e),JSON.stringify(e,t)}function ui(e){let{url:t,connectionParams:n,lazy:r=!0,onNonLazyError:a=console.error,lazyCloseTimeout:s=0,keepAlive:i=0,disablePong:l,connectionAckWaitTimeout:c=0,retryAttempts:m=5,retryWait:g=async function(M){let O=Math.pow(2,M);await new Promise(I=>setTimeout(I,O*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=li,on:h,webSocketImpl:b,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,M=>{let O=Math.random()*16|0;return(M=="x"?O:O&3|8).toString(16)})},jsonMessageReplacer:D,jsonMessageReviver:E}=e,P;if(b){if(!gh(b))throw new Error("Invalid WebSocket implementation provided");P=b}else typeof WebSocket<"u"?P=WebSocket:typeof global<"u"?P=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(P=window.WebSocket||window.MozWebSocket);if(!P)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let v=P,C=(()=>{let W=(()=>{let O={};return{on(I,Se){return O[I]=Se,()=>{delete O[I]}},emit(I){"id"in I&&O[I.id]?.(I)}}})(),M={connecting:h?.connecting?[h.connecting]:[],opened:h?.opened?[h.opened]:[],connected:h?.connected?[h.connected]:[],ping:h?.ping?[h.ping]:[],pong:h?.pong?[h.pong]:[],message:h?.message?[W.emit,h.message]:[W.emit],closed:h?.closed?[h.closed]:[],error:h?.error?[h.error]:[]};return{onMessage:W.on,on(O,I){let Se=M[O];return Se.push(I),()=>{let ue=Se.indexOf(I);ue>-1&&Se.splice(ue,1)}},emit(O,...I){for(let Se of[...M[O]])Se(...I)}}})();function _(W){let M=[C.on("error",O=>{M.forEach(I=>I()),W(O)}),C.on("closed",O=>{M.forEach(I=>I()),W(O)})];return()=>M.forEach(O=>O())}let R,L=0,X,J=!1,me=0,ee=!1;async function U(){clearTimeout(X);let[W,M]=await(R??(R=new Promise((Se,ue)=>(async()=>{if(J){if(await g(me),!L)return R=void 0,ue({code:1e3,reason:"All Subscriptions Gone"});me++}C.emit("connecting",J);let j=new v(typeof t=="function"?await t():t,Ic),he,ce;function K(){isFinite(i)&&i>0&&(clearTimeout(ce),ce=setTimeout(()=>{j.readyState===v.OPEN&&(j.send(Zr({type:Ht.Ping})),C.emit("ping",!1,void 0))},i))}_(Pe=>{R=void 0,clearTimeout(he),clearTimeout(ce),ue(Pe),Pe instanceof No&&(j.close(4499,"Terminated"),j.onerror=null,j.onclose=null)}),j.onerror=Pe=>C.emit("error",Pe),j.onclose=Pe=>C.emit("closed",Pe),j.onopen=async()=>{try{C.emit("opened",j);let Pe=typeof n=="function"?await n():n;if(j.readyState!==v.OPEN)return;j.send(Zr(Pe?{type:Ht.ConnectionInit,payload:Pe}:{type:Ht.ConnectionInit},D)),isFinite(c)&&c>0&&(he=setTimeout(()=>{j.close(Qt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},c)),K()}catch(Pe){C.emit("error",Pe),j.close(Qt.InternalClientError,ii(Pe instanceof Error?Pe.message:String(Pe),"Internal client error"))}};let Fe=!1;j.onmessage=({data:Pe})=>{try{let pe=Mc(Pe,E);if(C.emit("message",pe),pe.type==="ping"||pe.type==="pong"){C.emit(pe.type,!0,pe.payload),pe.type==="pong"?K():l||(j.send(Zr(pe.payload?{type:Ht.Pong,payload:pe.payload}:{type:Ht.Pong},D)),C.emit("pong",!1,pe.payload));return}if(Fe)return;if(pe.type!==Ht.ConnectionAck)throw new Error(`First message cannot be of type ${pe.type}`);clearTimeout(he),Fe=!0,C.emit("connected",j,pe.payload,J),J=!1,me=0;let Te=new Promise((Jt,At)=>_(At));Te.catch(()=>{}),Se([j,Te])}catch(pe){j.onmessage=null,C.emit("error",pe),j.close(Qt.BadResponse,ii(pe instanceof Error?pe.message:String(pe),"Bad response"))}}})())));W.readyState===v.CLOSING&&await M;let O=()=>{},I=new Promise(Se=>O=Se);return[W,O,new Promise((Se,ue)=>{let j=_(ue);W.readyState!==v.OPEN&&M.catch(ue),I.then(()=>{if(j(),!L){let he=()=>W.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(X),X=setTimeout(()=>{!L&&W.readyState===v.OPEN&&he()},s)):he()}Se()})})]}function ae(W){if(li(W)&&(hh(W.code)||[Qt.InternalServerError,Qt.InternalClientError,Qt.BadRequest,Qt.BadResponse,Qt.Unauthorized,Qt.SubprotocolNotAcceptable,Qt.SubscriberAlreadyExists,Qt.TooManyInitialisationRequests].includes(W.code)))throw W;if(ee)return!1;if(li(W)&&W.code===1e3)return L>0;if(!m||me>=m||!f(W))throw W;return J=!0}r||(async()=>{for(L++;;)try{let[,,W]=await U();await W}catch(W){try{if(!ae(W))return}catch(M){return a?.(M)}}})();function F(W,M){let O=T(W),I=!1,Se=!1,ue=()=>{L--,I=!0};return(async()=>{for(L++;;)try{let[j,he,ce]=await U();if(I)return ce.catch(()=>{}),he();let K=C.onMessage(O,Fe=>{switch(Fe.type){case Ht.Next:{M.next(Fe.payload);return}case Ht.Error:{Se=!0,I=!0,M.error(Fe.payload),ue();return}case Ht.Complete:{I=!0,ue();return}}});j.send(Zr({id:O,type:Ht.Subscribe,payload:W},D)),ue=()=>{!I&&j.readyState===v.OPEN&&j.send(Zr({id:O,type:Ht.Complete},D)),L--,I=!0,he()},await ce.finally(K);return}catch(j){if(!ae(j))return}})().then(()=>{Se||M.complete()}).catch(j=>{M.error(j)}),()=>{I||ue()}}return{on:C.on,subscribe:F,iterate(W){let M=[],O={done:!1,error:null,resolve:()=>{}},I=F(W,{next(ue){M.push(ue),O.resolve()},error(ue){O.done=!0,O.error=ue,O.resolve()},complete(){O.done=!0,O.resolve()}}),Se=(async function*(){for(;;){for(M.length||await new Promise(j=>O.resolve=j);M.length;)yield M.shift();if(O.error)throw O.error;if(O.done)return}})();return Se.throw=async ue=>(O.done||(O.done=!0,O.error=ue,O.resolve()),{done:!0,value:void 0}),Se.return=async()=>(I(),{done:!0,value:void 0}),Se},async dispose(){if(ee=!0,R){let[W]=await R;W.close(1e3,"Normal Closure")}},terminate(){R&&C.emit("closed",new No)}}}var No=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function li(e){return Xn(e)&&"code"in e&&"reason"in e}function hh(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function gh(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Oc=new URL("graphql",document.baseURI),Ue=class extends Error{constructor(n,r,a){super(r);this.code=n;this.requestId=a}code;requestId};function Ca(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var Aa=5e3,Uo={key:()=>"",refused:()=>{}};function Fc(e){Uo=e}async function be(e,t,n={}){let r=n.key??Uo.key(),a;try{a=await fetch(Oc,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${r}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:n.signal})}catch(c){throw n.signal?.aborted?c:new Ue("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=a.headers.get("X-Request-Id")??void 0,i;try{i=await a.json()}catch{throw a.status>=500?new Ue("NETWORK",`The service does not answer: status ${a.status}. It may be restarting.`,s):new Ue("NETWORK",`The answer cannot be read: status ${a.status}.`,s)}let l=i.errors?.[0];if(l||!i.data){let c=l?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Ue(c,l?.message??`status ${a.status}`,s);throw c==="UNAUTHENTICATED"&&n.key===void 0&&Uo.refused(m.message),m}return i.data}var Ta,di=new Set;function yh(){return Ta??=ui({url:Oc.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${Uo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>ci("connecting"),connected:()=>ci("open"),closed:()=>ci("broken")}}),Ta}function ci(e){for(let t of di)t(e)}async function mi(){let e=Ta;Ta=void 0;try{await e?.dispose()}catch{}}function Pa(e,t,n){let r=n.link;r&&di.add(r);let a=yh().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:i})=>{i?.[0]?n.failed(new Ue(String(i[0].extensions?.code??""),i[0].message)):s&&n.next(s)},error:s=>n.failed(bh(s)),complete:()=>{}});return()=>{r&&di.delete(r),a()}}function bh(e){if(Array.isArray(e)){let t=e[0];return new Ue(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&Uo.refused("The key is no longer accepted."),new Ue("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ue("NETWORK","The connection is broken.")}var wh=15e4;function te(e,t,n={}){let[r,a]=Q({loading:!n.skip}),[s,i]=Q(0),l=et(""),c=et(void 0),m=JSON.stringify(t)+e.toString();xe(()=>{if(n.skip){a({loading:!1});return}let f=new AbortController;return c.current=Date.now(),a(h=>({...h,loading:!0})),be(e,t,{signal:f.signal}).then(h=>{c.current=void 0,l.current=m,a({data:h,loading:!1})},h=>{if(f.signal.aborted)return;c.current=void 0;let b=h instanceof Ue?h:new Ue("",String(h));a(T=>({data:l.current===m?T.data:void 0,refusal:b,loading:!1}))}),()=>f.abort()},[m,s,n.skip]);let g=Ca(r.refusal)?Aa:n.every;return xe(()=>{if(!g||n.skip)return;let f=setInterval(()=>{let h=c.current===void 0||Date.now()-c.current>wh;document.visibilityState==="visible"&&h&&i(b=>b+1)},g);return()=>clearInterval(f)},[g,n.skip]),{...r,reload:()=>i(f=>f+1)}}function Ra(e,t){let[n,r]=Q(e),a=JSON.stringify(e);return xe(()=>{let s=setTimeout(()=>r(e),t);return()=>clearTimeout(s)},[a,t]),n}var vh=Symbol.for("preact-signals");function Na(){if(Wn>1)Wn--;else{var e,t=!1;for((function(){var a=Ea;for(Ea=void 0;a!==void 0;){var s=a.S;if(s.v===a.v)for(var i=s.t;i!==void 0;i=i.x)i.i===a.i&&(i.i=s.i);a=a.o}})();Io!==void 0;){var n=Io;for(Io=void 0,La++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&qc(n))try{n.c()}catch(a){t||(e=a,t=!0)}n=r}}if(La=0,Wn--,t)throw e}}function fi(e){if(Wn>0)return e();pi=++kh,Wn++;try{return e()}finally{Na()}}var $o,ze=void 0;function Wo(e){var t=ze,n=$o;ze=void 0,$o=void 0;try{return e()}finally{ze=t,$o=n}}var Io=void 0,Wn=0,La=0,kh=0,pi=0,Ea=void 0,Da=0;function Vc(e){if(ze!==void 0){var t=e.n;if(t===void 0||t.t!==ze)return t={i:0,S:e,p:ze.s,n:void 0,t:ze,e:void 0,x:void 0,r:t},ze.s!==void 0&&(ze.s.n=t),ze.s=t,e.n=t,32&ze.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ze.s,t.n=void 0,ze.s.n=t,ze.s=t),t}}function pt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}pt.prototype.brand=vh;pt.prototype.h=function(){return!0};pt.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Wo(function(){var r;(r=t.W)==null||r.call(t)}))};pt.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Wo(function(){var a;(a=t.Z)==null||a.call(t)}))}};pt.prototype.subscribe=function(e){var t=this;return Mn(function(){var n=t.value;Wo(function(){return e(n)})},{name:"sub"})};pt.prototype.valueOf=function(){return this.value};pt.prototype.toString=function(){return this.value+""};pt.prototype.toJSON=function(){return this.value};pt.prototype.peek=function(){var e=this;return Wo(function(){return e.value})};Object.defineProperty(pt.prototype,"value",{get:function(){var e=Vc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(La>100)throw new Error("Cycle detected");(function(n){Wn!==0&&La===0&&n.l!==pi&&(n.l=pi,Ea={S:n,v:n.v,i:n.i,o:Ea})})(this),this.v=e,this.i++,Da++,Wn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Na()}}}});function we(e,t){return new pt(e,t)}function qc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Bc(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Qc(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function vr(e,t){pt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Da-1,this.f=4}vr.prototype=new pt;vr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Da))return!0;if(this.g=Da,this.f|=1,this.i>0&&!qc(this))return this.f&=-2,!0;var e=ze;try{Bc(this),ze=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ze=e,Qc(this),this.f&=-2,!0};vr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}pt.prototype.S.call(this,e)};vr.prototype.U=function(e){if(this.t!==void 0&&(pt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};vr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(vr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Vc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Rn(e,t){return new vr(e,t)}function Hc(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Wn++;var n=ze;ze=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,hi(e),r}finally{ze=n,Na()}}}function hi(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Hc(e)}function Sh(e){if(ze!==this)throw new Error("Out-of-order effect");Qc(this),ze=e,this.f&=-2;try{8&this.f&&hi(this)}finally{Na()}}function Jr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,$o&&$o.push(this)}Jr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Jr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Hc(this),Bc(this),Wn++;var e=ze;return ze=this,Sh.bind(this,e)};Jr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Io,Io=this)};Jr.prototype.d=function(){this.f|=8,1&this.f||hi(this)};Jr.prototype.dispose=function(){this.d()};function Mn(e,t){var n=new Jr(e,t);try{n.c()}catch(a){throw n.d(),a}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var Gc,$a,Ua,_h=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var zc=[];Mn(function(){Gc=this.N})();function Xr(e,t){Ce[e]=t.bind(null,Ce[e]||function(){})}function Mo(e){if(Ua){var t=Ua;Ua=void 0,t()}Ua=e&&e.S()}function jc(e){var t=this,n=e.data,r=Th(n);r.name="ReactiveDom",r.value=n;var a=$t(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var m=Rn(function(){var b=r.value.value;return b===0?0:b===!0?"":b||""}),g=Rn(function(){return!Array.isArray(m.value)&&!qs(m.value)}),f=Mn(function(){if(this.N=Kc,g.value){var b=m.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=b)}}),h=t.__$u.d;return t.__$u.d=function(){f(),h.call(this)},[g,m]},[]),s=a[0],i=a[1];return s.value?i.peek():i.value}jc.displayName="ReactiveTextNode";Object.defineProperties(pt.prototype,{constructor:{configurable:!0,value:Su(S,null).constructor},type:{configurable:!0,value:jc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Xr("__b",function(e,t){if(Mo(),$a=void 0,typeof t.type=="string"){var n,r=t.props;for(var a in r)if(a!=="children"){var s=r[a];s instanceof pt&&(n||(t.__np=n={}),n[a]=s,r[a]=s.peek())}}e(t)});Xr("__r",function(e,t){if(e(t),t.type!==S){Mo();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=(function(a,s){var i;return Mn(function(){i=this},{name:s}),i.c=a,i})((function(a){return function(){var s;_h&&((s=this.y)==null||s.call(this)),a.__$f|=1,a.setState({})}})(r),typeof t.type=="function"?t.type.displayName||t.type.name:""))),$a=r,Mo(n)}});Xr("__e",function(e,t,n,r){Mo(),$a=void 0,e(t,n,r)});Xr("diffed",function(e,t){Mo(),$a=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var r=t.__np,a=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||r&&i in r||(l.d(),s[i]=void 0)}if(r){s||(s={},n.U=s);for(var c in r){var m=s[c],g=r[c];m===void 0?(m=xh(n,c,g,a),s[c]=m):m.o(g,a)}}}e(t)});function xh(e,t,n,r){var a=t in e&&e.ownerSVGElement===void 0,s=we(n);return{o:function(i,l){s.value=i,r=l},d:Mn(function(){this.N=Kc;var i=s.value.value;r[t]!==i&&(r[t]=i,a?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Xr("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var r=n.U;if(r){n.U=void 0;for(var a in r){var s=r[a];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var g=m.__$u;g&&(m.__$u=void 0,g.d())}}e(t)});Xr("__h",function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)});Zn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var a in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(r||s||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Th(e,t){return $t(function(){return we(e,t)},[])}var Ch=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ah(){fi(function(){for(var e;e=zc.shift();)Gc.call(e)})}function Kc(){zc.push(this)===1&&(Ce.requestAnimationFrame||Ch)(Ah)}var to=new Map,Ph=200,Rh=5e3,Ia=()=>history.state,er=Ia()?.entry??0,no=Ia()?.y,eo=()=>{};history.scrollRestoration="manual";Ia()||Yc();function Yc(){er=Date.now(),history.replaceState({entry:er},"")}addEventListener("scroll",()=>{no===void 0&&(to.delete(er),to.set(er,scrollY),to.size>Ph&&to.delete(to.keys().next().value))},{passive:!0});addEventListener("pagehide",()=>history.replaceState({entry:er,y:scrollY},""));var gi=we(0);function Zc(){let e=Ia();e?(er=e.entry,no=to.get(er)??e.y??0):(Yc(),no=0),gi.value++}var Jc=()=>({entry:er});function Xc(){if(eo(),no===void 0)return;let e=no,t=new ResizeObserver(s),n=setTimeout(()=>eo(),Rh),r=["wheel","touchstart","keydown","pointerdown"];eo=()=>{t.disconnect(),clearTimeout(n);for(let i of r)removeEventListener(i,eo);eo=()=>{},no=void 0};let a=eo;for(let i of r)addEventListener(i,a,{passive:!0});function s(){scrollTo(0,e),Math.abs(scrollY-e)<=1&&a()}t.observe(document.body),s()}var ro=we(location.hash),oo=we(""),ed=e=>e.split("?")[0];addEventListener("hashchange",()=>{if(oo.value&&ed(location.hash)!==ed(ro.value)&&!confirm(oo.value)){history.pushState(Jc(),"",ro.value);return}Zc(),ro.value=location.hash});addEventListener("beforeunload",e=>{oo.value&&e.preventDefault()});var tt=Rn(()=>{let[e="",t=""]=ro.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(td),params:new URLSearchParams(t)}});function td(e){try{return decodeURIComponent(e)}catch{return e}}function ne(e,t={}){let n=new URLSearchParams;for(let[a,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&n.set(a,String(s));let r=n.toString();return`#/${e.map(encodeURIComponent).join("/")}${r?`?${r}`:""}`}function se(e){let{path:t,params:n}=tt.value,r=Object.fromEntries(n);Object.assign(r,e),history.replaceState(history.state,"",ne(t,r)),ro.value=location.hash}function ao(e,t){let n=tt.value.params.get(e)?.split(",")??[];return t.filter(r=>n.includes(r))}function ve(e,t,n){let r=tt.value.params.get(e);return t.find(a=>a===r)??n}function nd(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(history.state,"","#/"),ro.value=location.hash,td(e[1])}var On=we(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(On.value=Date.now())},1e3);var Oo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),yi=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function x(e){return Oo.format(e)}function ye(e,t=!1){if(e==null)return"\u2013";let n=Math.abs(e),r=n>=1e9?yi.format(n):n>=100||n===0?Oo.format(n):n.toFixed(2);return`${e<0&&r!=="0.00"?"\u2212":t&&e>0?"+":""}$${r}`}function Fo(e){let t=["B","kB","MB","GB","TB","PB"],n=Math.abs(e),r=0;for(;n>=999.5&&r<t.length-1;r++)n/=1e3;return`${e<0?"\u2212":""}${r===0||n>=100?Oo.format(n):n.toPrecision(3)} ${t[r]}`}function Wa(e){return e>=10||e===0?Oo.format(e):e.toPrecision(2)}function je(e,t){return e==null?"\u2013":t==="POLYMARKET"?Lh(e):e===0?"\u2013":e>=1e3?`$${Oo.format(e)}`:e>=1?`$${e.toFixed(2)}`:`$${od(e.toFixed(rd(e,4)))}`}function Lh(e){let t=e*100,n=t<4||t>96;return`${Number(t.toFixed(n?1:0))} %`}var rd=(e,t)=>Math.min(t-1-Math.floor(Math.log10(Math.abs(e))),100);function od(e){return e.replace(/^(-?0\.)(0{3,})(?=[1-9])/,(t,n,r)=>`${n}0${Eh(r.length)}`)}var Eh=e=>String(e).replace(/\d/g,t=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089".charAt(Number(t)));function ad(e,t){let n=t==="POLYMARKET"?100:1,r=Number((Math.abs((e[1]??0)-(e[0]??0))*n).toPrecision(3)),a=r>0&&r<1?rd(r,r===Number(r.toPrecision(1))?1:2):0,s=i=>i===0?"0":Math.abs(i)>=1?i.toLocaleString("en",{minimumFractionDigits:a,maximumFractionDigits:a}):od(i.toFixed(a));return e.map(i=>n===1?`$${s(i)}`:`${s(i*n)} %`)}function so(e){return e.map(t=>`${t<0?"\u2212":""}$${yi.format(Math.abs(t))}`)}function Ye(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Wt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Vo(e){return Math.abs(e)>=1e5?yi.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function lt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var fn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Ae(e){if(e in fn)return fn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var Dh=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function nt(e){for(let[t,n]of Dh)if(e>=t)return`${Math.floor(e/t)} ${n}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var Ct=e=>Math.floor(Date.parse(e)/1e3);function Ma(e,t){let n=(t-Date.parse(e))/1e3;return n<1?"now":`${nt(n)} ago`}var Nh=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Uh=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),$h=new Intl.DateTimeFormat("en-GB",{day:"2-digit",month:"short",hour:"2-digit",minute:"2-digit",timeZoneName:"shortOffset"}),P0=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function an(e){let t=new Date(e),n=`${Nh.format(t)} UTC`;return t.getTimezoneOffset()===0?n:`${n} (${$h.format(t)} here)`}function St(e){return Uh.format(new Date(e))}var bi="smartmoney.recent",Ih=8;function Wh(){try{return JSON.parse(sessionStorage.getItem(bi)??"[]")}catch{return[]}}var io=we(Wh());function sd(e){io.value=[e,...io.value.filter(t=>t.to!==e.to)].slice(0,Ih),sessionStorage.setItem(bi,JSON.stringify(io.value))}function id(){io.value=[],sessionStorage.removeItem(bi)}var qo="smartmoney.key",Mt=we(void 0),Oa=we("");Fc({key:()=>Mt.value?.key??"",refused:()=>wi("The service no longer accepts this key: it was revoked or has expired.")});async function Bo(e){let t=await Mh(e);await mi(),sessionStorage.setItem(qo,e),Oa.value="",Mt.value=t}async function Mh(e){try{let{config:t}=await be(Vu,{},{key:e}),n=await ld(()=>be(qu,{},{key:e}))?"customer":"read";return{key:e,scope:n,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ue))throw t;if(t.code==="FORBIDDEN"&&await ld(()=>be(Bu,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ue("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ue("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function ld(e){try{return await e(),!0}catch(t){if(t instanceof Ue&&t.code==="FORBIDDEN")return!1;throw t}}function ud(){return sessionStorage.getItem(qo)!==null}function cd(e){let t=sessionStorage.getItem(qo);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Fa(){let e=sessionStorage.getItem(qo);e&&await Bo(e)}function wi(e=""){sessionStorage.removeItem(qo),id(),Mt.value=void 0,Oa.value=e,mi()}var md=64,pd=500,tr=we([]),Va=({kind:e,chain:t,address:n})=>`${e}/${t}/${t==="SOLANA"?n:n.toLowerCase()}`,Oh=Rn(()=>new Map(tr.value.map(e=>[Va(e),e]))),Qo=Rn(()=>tr.value),fd=Rn(()=>tr.value.filter(e=>e.watched)),lo=e=>Oh.value.get(Va(e)),hd=e=>lo(e)?.name??"",ki=e=>lo(e)?.watched??!1,vi=0;async function Si(){let e=vi,{labels:t}=await be(Dc,{});e===vi&&(tr.value=t)}function gd(){vi++,tr.value=[]}var dd=e=>tr.value.filter(t=>Va(t)!==Va(e));async function qa(e,t){let{kind:n,chain:r,address:a}=e,s=lo(e),i={name:s?.name??"",note:s?.note??"",watched:s?.watched??!1,...t};if(i.name.trim()||i.note.trim()||i.watched){let{setLabel:l}=await be(Nc,{input:{kind:n,chain:r,address:a,...i}});tr.value=[l.label,...dd(e)]}else s&&(await be(Uc,{kind:n,chain:r,address:a}),tr.value=dd(e))}var Fh=Symbol.for("pv"),Vh=0;function o(e,t,n,r,a,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var m={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fh,__v:--Vh,__i:-1,__u:0};return(a||s)&&(m.__source=a,m.__self=s),Ce.vnode&&Ce.vnode(m),m}function kr(e){let t=lo(e);return t?o("small",{class:"label",title:t.note||void 0,children:[t.watched&&o("span",{class:"star",role:"img","aria-label":"Watched",children:"\u2605"})," ",t.name||(t.watched?"":"noted")]}):null}function Ba(e){let t=lo(e),n=t?.watched??!1,[r,a]=Q(""),[s,i]=Q(!1),l=async c=>{a("");try{return await qa(e,c),!0}catch(m){return a(m instanceof Error?m.message:String(m)),!1}};return Mt.value?.scope!=="customer"?t?.note?o("p",{class:"muted",children:t.note}):null:o(S,{children:[o("button",{type:"button","aria-pressed":n,onClick:()=>{l({watched:!n})},children:n?"\u2605 Watching":"\u2606 Watch"}),o("button",{type:"button","aria-expanded":s,onClick:()=>i(!s),children:t?.name||t?.note?"Edit label":"Add label"}),r&&o("span",{role:"alert",class:"bad",children:r}),s&&o(qh,{name:t?.name??"",note:t?.note??"",save:c=>{l(c).then(m=>{m&&i(!1)})}},e.address),!s&&t?.note&&o("p",{class:"muted note-text",children:t.note})]})}function qh({name:e,note:t,save:n}){let[r,a]=Q(e),[s,i]=Q(t);return o("form",{class:"label-form",onSubmit:l=>{l.preventDefault(),n({name:r,note:s})},children:[o("label",{class:"field",children:[o("span",{children:"Name"}),o("input",{value:r,maxLength:md,size:24,onInput:l=>a(l.currentTarget.value)})]}),o("label",{class:"field grow",children:[o("span",{children:"Note"}),o("input",{value:s,maxLength:pd,onInput:l=>i(l.currentTarget.value)})]}),o("button",{type:"submit",class:"primary",children:"Save"}),(e||t)&&o("button",{type:"button",onClick:()=>n({name:"",note:""}),children:"Remove"})]})}var We={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ut=Object.keys(We),sn={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Fn=Object.keys(sn),hn=e=>e==="ALL"?null:e;function rt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:We[e]})}function Qa({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Gt({value:e,right:t=e}){return o("span",{class:yd(t),children:Wt(e)})}function ct({value:e}){return o("span",{class:yd(e),children:ye(e,!0)})}function yd(e){return e?e>0?"num good":"num bad":"num"}function re({at:e}){return e?o("time",{dateTime:e,title:an(e),children:Ma(e,On.value)}):o("span",{class:"muted",children:"never"})}function Ln({chain:e,address:t,window:n="ALL",class:r=""}){return o(S,{children:[o("a",{class:`mono ${r}`,href:ne(["wallet",e,t],{window:hn(n)}),title:t,children:lt(t)}),o(kr,{kind:"WALLET",chain:e,address:t})]})}function Ot({chain:e,address:t,symbol:n}){return o(S,{children:[o("a",{class:n?"symbol":"mono",href:ne(["token",e,t]),title:t,children:n||lt(t)}),o(kr,{kind:"TOKEN",chain:e,address:t})]})}function nr({text:e,label:t}){let[n,r]=Q(!1),a=async()=>{await navigator.clipboard.writeText(e),r(!0),setTimeout(()=>r(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{a()},"aria-label":`Copy ${t}`,children:n?"Copied":"Copy"})}function V({title:e,actions:t,children:n,class:r=""}){return o("section",{class:`card ${r}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),n]})}function Ze({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:n,note:r})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[n,r!==void 0&&o("small",{children:r})]})]},t))})}function _e({title:e,about:t,children:n}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),n&&o("div",{class:"actions",children:n})]})}function rr({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function Y({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var bd={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function zt({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),bd[e.code]&&o("div",{children:bd[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function le({query:e,children:t}){let{data:n,refusal:r,loading:a,reload:s}=e;return n===void 0?r?o(zt,{refusal:r,retry:s}):o(rr,{}):o("div",{"aria-busy":a,class:"stack",children:[r&&o(zt,{refusal:r,retry:s}),t(n)]})}var wd=50,Bh="1200px 0px";function vd({rows:e,id:t,line:n,columns:r}){let a=et(void 0),s=et(new Map),i=Qh(e,t,a.current);xe(()=>{a.current=e[0]===void 0?void 0:{id:t(e[0]),at:i}}),xe(()=>{let c=()=>s.current.clear();return addEventListener("resize",c),()=>removeEventListener("resize",c)},[]);let l=[];return e.forEach((c,m)=>{let g=Math.floor((i+m)/wd),f=l.at(-1);f?.number===g?f.rows.push(c):l.push({number:g,from:m,rows:[c]})}),o(S,{children:l.map(c=>o(Hh,{...c,drawn:c.from<wd,line:n,columns:r,heights:s.current},c.number))})}function Qh(e,t,n){if(!n)return 0;let r=e.findIndex(a=>t(a)===n.id);return r<0?0:n.at-r}function Hh({number:e,from:t,rows:n,drawn:r,line:a,columns:s,heights:i}){let l=et(null),[c,m]=Q(r),g=et(0);if(xe(()=>{let h=l.current;if(!h)return;let b=new IntersectionObserver(T=>{let{isIntersecting:D,boundingClientRect:E}=T.at(-1),P=D||h.contains(document.activeElement);!P&&g.current&&i.set(e,E.height/g.current),m(P)},{rootMargin:Bh});return b.observe(h),()=>b.disconnect()},[]),g.current=c?n.length:0,c)return o("tbody",{ref:l,children:n.map((h,b)=>a(h,b===0?t+2:void 0))});let f=(i.get(e)??Gh(i))*n.length;return o("tbody",{ref:l,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[n.length," rows, drawn when they are near the window"]})})})})}function Gh(e){return e.size===0?56:[...e.values()].reduce((t,n)=>t+n,0)/e.size}var Ha=2e3;function zh(e){if(e==null)return"";if(typeof e!="string")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function _i(e){return e.map(t=>t.map(zh).join(",")).join(`\r
`)}function Sd(e,t,n){if(e===null||["string","number","boolean"].includes(typeof e))n.set(t||"value",e);else if(Array.isArray(e))e.every(r=>typeof r=="string")&&n.set(t,e.join(" "));else if(typeof e=="object"&&e?.constructor===Object)for(let[r,a]of Object.entries(e)){let s=r.replace(/([A-Z])/g,"_$1").toLowerCase();Sd(a,t&&s!=="node"&&t!=="node"?`${t}_${s}`:s,n)}}function kd(e){let t=e.map(r=>{let a=new Map;return Sd(r,"",a),a}),n=[...new Set(t.flatMap(r=>[...r.keys()]))];return _i([n,...t.map(r=>n.map(a=>r.get(a)))])}function Ga(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"text/csv"})),n.download=`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,60)}-${new Date().toISOString().slice(0,10)}.csv`,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function Sr(e){return{rows:e?.nodes??[],next:e?.pageInfo.hasNextPage?e.pageInfo.endCursor:null}}async function jh(e){let t=[];for(let n=null;;){let{rows:r,next:a}=await e(n);if(t.push(...r),a===null||t.length>=Ha)return t.slice(0,Ha);n=a}}function _d({label:e,rows:t,page:n}){let[r,a]=Q(""),s=async()=>{if(!n)return Ga(e,kd(t));a("Loading\u2026");try{let i=await jh(n);Ga(e,kd(i)),a(i.length===Ha?`the first ${Ha.toLocaleString("en")}`:"")}catch(i){a(i instanceof Error?i.message:String(i))}};return o("div",{class:"csv",children:[o("span",{role:"status",class:"muted",children:r}),o("button",{type:"button",class:"quiet small","aria-label":`CSV of ${e}`,title:"Save this list as CSV",disabled:r==="Loading\u2026",onClick:()=>{s()},children:"CSV"})]})}var xi=matchMedia("(max-width: 640px)"),Ti=we(xi.matches);xi.addEventListener("change",()=>{Ti.value=xi.matches});var Kh=["Signal","Wallet","Token","Market","Outcome","Setting"],Yh=["Since signal","Gain","Profit","Net flow","Adds","Right","Volume","Value","Amount"],xd=["Rank","Rank then"],Zh=["Trend"],Ci=20;function oe({label:e,columns:t,rows:n,id:r,class:a,long:s=!1,part:i=!1,ordered:l,csv:c}){let[m,g]=Q(),f=i?void 0:t.find(R=>R.name===m?.name)?.sort,h=f&&m?[...n].sort((R,L)=>Xh(f(R),f(L))*(m.up?1:-1)):n,b=t.some(R=>R.width!==void 0),T=R=>g(L=>L?.name===R?{name:R,up:!L.up}:{name:R,up:!1}),D=(R,L)=>o(Ai,{row:R,columns:t,class:a?.(R),index:L},r(R)),E=R=>{let{order:L}=R;if(L&&l)return{sorted:L===l.by?"descending":"none",click:()=>l.choose(L)};if(!(!R.sort||i))return{sorted:m?.name!==R.name?"none":m.up?"ascending":"descending",click:()=>T(R.name)}},[P,v]=Q(Ci),C=Ti.value&&h.length>P?h.slice(0,P):h,_=h.length-C.length;return o(S,{children:[o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:[o("table",{class:b?"fixed":void 0,"aria-rowcount":s?n.length+1:void 0,children:[b&&o("colgroup",{children:t.map(R=>o("col",{style:R.width===void 0?void 0:{width:`${R.width}rem`}},R.name))}),o("thead",{children:o("tr",{children:t.map(R=>{let L=E(R);return o("th",{scope:"col",title:R.title,class:Td(R),"aria-sort":L?.sorted,children:L?o("button",{type:"button",class:"sort",onClick:L.click,children:R.name}):R.name},R.name)})})}),s?o(vd,{rows:C,id:r,line:D,columns:t.length}):o("tbody",{children:C.map(R=>D(R))})]}),_>0&&o("button",{type:"button",class:"more-rows",onClick:()=>v(P+2*Ci),children:["Show ",Math.min(_,2*Ci)," more of ",_.toLocaleString("en")]})]}),c!==!1&&n.length>0&&o(_d,{label:e,rows:h,page:c})]})}var Ai=class extends Zn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:n,class:r,index:a}){return o("tr",{class:r,"aria-rowindex":a,children:n.map(s=>o("td",{"data-name":s.name,class:Td(s,n),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function Td(e,t){return[e.number&&"number",e.wide&&"wide",t&&Jh(e,t)].filter(Boolean).join(" ")||void 0}function Jh(e,t){if(xd.includes(e.name))return"lead";if(Zh.includes(e.name))return"trend";let n=s=>s.map(i=>t.find(l=>l.name===i)).find(i=>i&&!i.wide),r=n(Kh)??t.find(s=>!s.number)??t[0];if(e===r)return"subject";let a=n(Yh.filter(s=>s!==r?.name))??t.findLast(s=>s.number&&!s.wide&&s!==r&&!xd.includes(s.name))??(t.length===2?t[1]:void 0);return e===a?"outcome":void 0}function Xh(e,t){return e<t?-1:e>t?1:0}function uo({shown:e,total:t,noun:n,more:r,first:a}){return o("nav",{class:"pager","aria-label":`Pages of ${n}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",n]}),a&&o("button",{type:"button",onClick:a,children:"First page"}),r&&o("button",{type:"button",onClick:r,children:"Next page"})]})}function Cd(){let e=te(zu,{},{every:15e3});return o(S,{children:[o(_e,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(le,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Pi,{of:t})})})]})}var eg=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(S,{children:["revoked ",o(re,{at:e.revokedAt})]}):e.expiresAt?`until ${St(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(re,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>x(e.uses)},{name:"Created",wide:!0,cell:e=>St(e.createdAt)}],tg=[{name:"Webhook",cell:e=>o(S,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(S,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(re,{at:e.lastSuccessAt})}];function Pi({of:e}){return o(S,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(re,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(V,{title:"Budget",children:o(ng,{of:e.budget})}),o(V,{title:"Limits of all keys together",class:"spaced",children:o(rg,{of:e})}),o(V,{title:"Keys",children:o(oe,{label:"Keys, newest first",columns:eg,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(V,{title:"Webhooks",children:o(oe,{label:"Webhooks",columns:tg,rows:e.webhooks,id:t=>String(t.number)})})]})}function ng({of:e}){let t=(Date.parse(e.day)+864e5-On.value)/1e3;return o(Ze,{items:[{name:"Signals today",value:x(e.dailyUsed),note:`of ${x(e.dailyBudget)}, ${St(e.day)}`},{name:"Starts anew",value:t>0?`in ${nt(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(n=>n.used>0||n.limit!==null).map(n=>({name:Ae(n.type),value:x(n.used),note:n.limit===null?"no limit":`of ${x(n.limit)}`}))]})}function rg({of:e}){let t=(n,r)=>({value:n===null?"none":Vo(n),note:n===null?void 0:r});return o(S,{children:[o(Ze,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function Ad({args:[e]}){return e?o(ig,{id:e}):o(sg,{})}var og=[{name:"Customer",cell:e=>o(S,{children:[o("a",{href:ne(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>x(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(re,{at:ag(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>x(e.keys.reduce((t,n)=>t+n.uses,0))},{name:"Signals today",number:!0,cell:e=>o(S,{children:[x(e.budget.dailyUsed),o("small",{children:["of ",x(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>St(e.createdAt)}];function ag(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function sg(){let[e,t]=Q(),n=te(Hu,{after:e},{every:15e3});return o(S,{children:[o(_e,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(le,{query:n,children:({customers:r})=>r.totalCount===0?o(Y,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(V,{children:[o(oe,{label:"Customers",columns:og,rows:r.nodes,id:a=>a.customerId}),o(uo,{shown:r.nodes.length,total:r.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:r.pageInfo.hasNextPage?()=>t(r.pageInfo.endCursor??void 0):void 0})]})})]})}function ig({id:e}){let t=te(Gu,{id:e},{every:15e3});return o(le,{query:t,children:({customer:n})=>n?o(lg,{customer:n}):o(Y,{title:"There is no such customer",children:o("a",{href:ne(["customers"]),children:"All customers"})})})}function lg({customer:e}){return o("div",{class:"stack",children:[o(_e,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:ne(["customers"]),children:"All customers"})}),o(Pi,{of:e}),o(ug,{id:e.customerId,suspended:!!e.suspendedAt})]})}function ug({id:e,suspended:t}){let n=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(V,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:n.map(r=>o("li",{children:[o("code",{class:"break",children:r})," ",o(nr,{text:r,label:`\u201C${r}\u201D`})]},r))})]})}function gn({label:e,choices:t,chosen:n,change:r,nothing:a=!1}){let s=i=>r(n.includes(i)?n.filter(l=>l!==i):[...n,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:[o("button",{type:"button",class:"chip","aria-pressed":n.length===0&&!a,onClick:()=>r([]),children:"All"}),t.map(({value:i,label:l})=>o("button",{type:"button",class:"chip","aria-pressed":n.includes(i),onClick:()=>s(i),children:l},i))]})}function De({label:e,choices:t,chosen:n,change:r}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button","aria-pressed":a===n,onClick:()=>r(a),children:s},a))})}function _r({label:e,choices:t,chosen:n,change:r}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:n,onChange:a=>r(a.currentTarget.value),children:t.map(({value:a,label:s})=>o("option",{value:a,children:s},a))})]})}function En({value:e,change:t,type:n,...r}){let[a,s]=Q();return o("input",{...r,type:n,value:a??e,onInput:i=>s(i.currentTarget.value),onChange:i=>{i.currentTarget.validity.valid&&t(i.currentTarget.value)},onBlur:i=>{i.currentTarget.validity.valid&&s(void 0)}})}function Ri({label:e,value:t,change:n,min:r=0,max:a,step:s="any",hint:i}){return o("label",{class:"field",children:[o("span",{children:e}),o(En,{type:"number",inputMode:"decimal",value:t,change:n,min:r,max:a,step:s,placeholder:i})]})}function Dn({names:e,children:t}){let[n,r]=Q(!1),a=_a(),s=e.filter(i=>tt.value.params.get(i)).length;return o(S,{children:[o("button",{type:"button",class:"narrow-only","aria-expanded":n,"aria-controls":a,onClick:()=>r(!n),children:["Filter (",s,")"]}),o("div",{id:a,class:n?"filters open":"filters folded",children:t})]})}function Rd(){let[e,t]=Q(tt.value.params.get("text")??""),n=Ra(e.trim(),300);return xe(()=>se({text:n}),[n]),o("div",{class:"stack",children:[o(_e,{title:"Find",about:"Wallets and tokens by a part of an address or a symbol, markets by a part of the question. The box in the header finds the same from any page."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:r=>t(r.currentTarget.value)})]}),[...n].length<2?o(Y,{title:"Write at least two characters"}):o(cg,{text:n})]})}function cg({text:e}){let t=te(xa,{text:e});return o(le,{query:t,children:({lookup:n})=>n.wallets.length+n.tokens.length+n.markets.length===0?o(Y,{title:"Nothing contains this",children:"What no source has sent yet is not known."}):o(dg,{found:n})})}function dg({found:e}){return o(S,{children:[e.tokens.length>0&&o(V,{title:"Tokens",children:o(oe,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(Ld,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>je(t.priceUsd,t.chain)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":ye(t.volume24hUsd)}]})}),e.markets.length>0&&o(V,{title:"Markets",children:o(oe,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:ne(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>ye(t.volume24hr)}]})}),e.wallets.length>0&&o(V,{title:"Wallets",children:o(oe,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Ln,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(ct,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>x(t.tradeCount)},{name:"Last trade",cell:t=>o(re,{at:t.lastTradeTime})}]})})]})}function Ld({chain:e,address:t,symbol:n,market:r}){return r?o(S,{children:[o("a",{class:"symbol",href:ne(["token",e,t]),children:r.outcomeLabel||lt(t)})," ",o("small",{class:"muted",children:r.question})]}):o(Ot,{chain:e,address:t,symbol:n})}var Pd=["HOUR","SIX_HOURS","DAY"],mg={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function Ed(){let e=ve("chain",ut,"BASE"),t=ve("window",Pd,"DAY"),n=te(Ku,{chain:e,window:t},{every:15e3});return o(S,{children:[o(_e,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o(Dn,{names:["chain","window"],children:[o(De,{label:"Chain",choices:ut.map(r=>({value:r,label:We[r]})),chosen:e,change:r=>se({chain:r})}),o(De,{label:"Hours",choices:Pd.map(r=>({value:r,label:mg[r]})),chosen:t,change:r=>se({window:r})})]}),o("section",{class:"card","aria-label":"Trending",children:o(le,{query:n,children:({trendingTokens:r})=>r.length===0?o(Y,{title:"No top wallet bought anything",children:["In these hours of ",We[e],". A longer time, or another chain, may show more."]}):o(S,{children:[o("p",{class:"muted small",children:["Since ",an(r[0].since)]}),o(oe,{label:"Tokens that top wallets buy",rows:r,id:a=>a.token.address,columns:[{name:"Token",cell:a=>o(Ld,{chain:e,address:a.token.address,symbol:a.token.symbol,market:a.token.market})},{name:"Buyers",number:!0,cell:a=>x(a.buyers),sort:a=>a.buyers},{name:"Sellers",number:!0,cell:a=>x(a.sellers),sort:a=>a.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:a=>o(ct,{value:a.netFlowUsd}),sort:a=>a.netFlowUsd},{name:"Price",number:!0,cell:a=>je(a.token.priceUsd,e)},{name:"Change",number:!0,title:"Of the price since then",cell:a=>o(Gt,{value:a.priceChangePct===null?null:a.priceChangePct/100}),sort:a=>a.priceChangePct??-1/0}]})]})})})]})}var pg="uplot",fg="u-hz",hg="u-vt",gg="u-title",yg="u-wrap",bg="u-under",wg="u-over",vg="u-axis",Cr="u-off",kg="u-select",Sg="u-cursor-x",_g="u-cursor-y",xg="u-cursor-pt",Tg="u-legend",Cg="u-live",Ag="u-inline",Pg="u-series",Rg="u-marker",Dd="u-label",Lg="u-value",Go="width",zo="height";var Nd="bottom",co="left",Li="right",zi="#000",Ud=zi+"0",Ei="mousemove",$d="mousedown",Di="mouseup",Id="mouseenter",Wd="mouseleave",Md="dblclick",Eg="resize",Dg="scroll",Od="change",Za="dppxchange",ji="--",bo=typeof window<"u",Wi=bo?document:null,po=bo?window:null,Ng=bo?navigator:null,Ne,za;function Mi(){let e=devicePixelRatio;Ne!=e&&(Ne=e,za&&Fi(Od,za,Mi),za=matchMedia(`(min-resolution: ${Ne-.001}dppx) and (max-resolution: ${Ne+.001}dppx)`),Ar(Od,za,Mi),po.dispatchEvent(new CustomEvent(Za)))}function jt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Oi(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function He(e,t,n){e.style[t]=n+"px"}function yn(e,t,n,r){let a=Wi.createElement(e);return t!=null&&jt(a,t),n?.insertBefore(a,r),a}function ln(e,t){return yn("div",e,t)}var Fd=new WeakMap;function Nn(e,t,n,r,a){let s="translate("+t+"px,"+n+"px)",i=Fd.get(e);s!=i&&(e.style.transform=s,Fd.set(e,s),t<0||n<0||t>r||n>a?jt(e,Cr):Oi(e,Cr))}var Vd=new WeakMap;function qd(e,t,n){let r=t+n,a=Vd.get(e);r!=a&&(Vd.set(e,r),e.style.background=t,e.style.borderColor=n)}var Bd=new WeakMap;function Qd(e,t,n,r){let a=t+""+n,s=Bd.get(e);a!=s&&(Bd.set(e,a),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=r?-t/2+"px":0,e.style.marginTop=r?-n/2+"px":0)}var Ki={passive:!0},Ug={...Ki,capture:!0};function Ar(e,t,n,r){t.addEventListener(e,n,r?Ug:Ki)}function Fi(e,t,n,r){t.removeEventListener(e,n,Ki)}bo&&Mi();function bn(e,t,n,r){let a;n=n||0,r=r||t.length-1;let s=r<=2147483647;for(;r-n>1;)a=s?n+r>>1:Kt((n+r)/2),t[a]<e?n=a:r=a;return e-t[n]<=t[r]-e?n:r}function bm(e){return(n,r,a)=>{let s=-1,i=-1;for(let l=r;l<=a;l++)if(e(n[l])){s=l;break}for(let l=a;l>=r;l--)if(e(n[l])){i=l;break}return[s,i]}}var wm=e=>e!=null,vm=e=>e!=null&&e>0,es=bm(wm),$g=bm(vm);function Ig(e,t,n,r=0,a=!1){let s=a?$g:es,i=a?vm:wm;[t,n]=s(e,t,n);let l=e[t],c=e[t];if(t>-1)if(r==1)l=e[t],c=e[n];else if(r==-1)l=e[n],c=e[t];else for(let m=t;m<=n;m++){let g=e[m];i(g)&&(g<l?l=g:g>c&&(c=g))}return[l??Me,c??-Me]}function ts(e,t,n,r){let a=zd(e),s=zd(t);e==t&&(a==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Vn:km,l=a==1?Kt:un,c=s==1?un:Kt,m=l(i(ht(e))),g=c(i(ht(t))),f=fo(n,m),h=fo(n,g);return n==10&&(m<0&&(f=Oe(f,-m)),g<0&&(h=Oe(h,-g))),r||n==2?(e=f*a,t=h*s):(e=Tm(e,f),t=ns(t,h)),[e,t]}function Yi(e,t,n,r){let a=ts(e,t,n,r);return e==0&&(a[0]=0),t==0&&(a[1]=0),a}var Zi=.1,Hd={mode:3,pad:Zi},Ko={pad:0,soft:null,mode:0},Wg={min:Ko,max:Ko};function Ja(e,t,n,r){return rs(n)?Gd(e,t,n):(Ko.pad=n,Ko.soft=r?0:null,Ko.mode=r?3:0,Gd(e,t,Wg))}function Le(e,t){return e??t}function Mg(e,t,n){for(t=Le(t,0),n=Le(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Gd(e,t,n){let r=n.min,a=n.max,s=Le(r.pad,0),i=Le(a.pad,0),l=Le(r.hard,-Me),c=Le(a.hard,Me),m=Le(r.soft,Me),g=Le(a.soft,-Me),f=Le(r.mode,0),h=Le(a.mode,0),b=t-e,T=Vn(b),D=Dt(ht(e),ht(t)),E=Vn(D),P=ht(E-T);(b<1e-24||P>10)&&(b=0,(e==0||t==0)&&(b=1e-24,f==2&&m!=Me&&(s=0),h==2&&g!=-Me&&(i=0)));let v=b||D||1e3,C=Vn(v),_=fo(10,Kt(C)),R=v*(b==0?e==0?.1:1:s),L=Oe(Tm(e-R,_/10),24),X=e>=m&&(f==1||f==3&&L<=m||f==2&&L>=m)?m:Me,J=Dt(l,L<X&&e>=X?X:wn(X,L)),me=v*(b==0?t==0?.1:1:i),ee=Oe(ns(t+me,_/10),24),U=t<=g&&(h==1||h==3&&ee>=g||h==2&&ee<=g)?g:-Me,ae=wn(c,ee>U&&t<=U?U:Dt(U,ee));return J==ae&&J==0&&(ae=100),[J,ae]}var Og=new Intl.NumberFormat(bo?Ng.language:"en-US"),Ji=e=>Og.format(e),Yt=Math,Ya=Yt.PI,ht=Yt.abs,Kt=Yt.floor,ft=Yt.round,un=Yt.ceil,wn=Yt.min,Dt=Yt.max,fo=Yt.pow,zd=Yt.sign,Vn=Yt.log10,km=Yt.log2,Fg=(e,t=1)=>Yt.sinh(e)*t,Ni=(e,t=1)=>Yt.asinh(e/t),Me=1/0;function jd(e){return(Vn((e^e>>31)-(e>>31))|0)+1}function Vi(e,t,n){return wn(Dt(e,t),n)}function Sm(e){return typeof e=="function"}function ke(e){return Sm(e)?e:()=>e}var Vg=()=>{},_m=e=>e,xm=(e,t)=>t,qg=e=>null,Kd=e=>!0,Yd=(e,t)=>e==t,Bg=/\.\d*?(?=9{6,}|0{6,})/gm,Pr=e=>{if(Am(e)||ar.has(e))return e;let t=`${e}`,n=t.match(Bg);if(n==null)return e;let r=n[0].length-1;if(t.indexOf("e-")!=-1){let[a,s]=t.split("e");return+`${Pr(a)}e${s}`}return Oe(e,r)};function xr(e,t){return Pr(Oe(Pr(e/t))*t)}function ns(e,t){return Pr(un(Pr(e/t))*t)}function Tm(e,t){return Pr(Kt(Pr(e/t))*t)}function Oe(e,t=0){if(Am(e))return e;let n=10**t,r=e*n*(1+Number.EPSILON);return ft(r)/n}var ar=new Map;function Cm(e){return((""+e).split(".")[1]||"").length}function Zo(e,t,n,r){let a=[],s=r.map(Cm);for(let i=t;i<n;i++){let l=ht(i),c=Oe(fo(e,i),l);for(let m=0;m<r.length;m++){let g=e==10?+`${r[m]}e${i}`:r[m]*c,f=(i>=0?0:l)+(i>=s[m]?0:s[m]),h=e==10?g:Oe(g,f);a.push(h),ar.set(h,f)}}return a}var Yo={},Xi=[],ho=[null,null],or=Array.isArray,Am=Number.isInteger,Qg=e=>e===void 0;function Zd(e){return typeof e=="string"}function rs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Hg(e){return e!=null&&typeof e=="object"}var Gg=Object.getPrototypeOf(Uint8Array),Pm="__proto__";function go(e,t=rs){let n;if(or(e)){let r=e.find(a=>a!=null);if(or(r)||t(r)){n=Array(e.length);for(let a=0;a<e.length;a++)n[a]=go(e[a],t)}else n=e.slice()}else if(e instanceof Gg)n=e.slice();else if(t(e)){n={};for(let r in e)r!=Pm&&(n[r]=go(e[r],t))}else n=e;return n}function dt(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let a in r)a!=Pm&&(rs(e[a])?dt(e[a],go(r[a])):e[a]=go(r[a]))}return e}var zg=0,jg=1,Kg=2;function Yg(e,t,n){for(let r=0,a,s=-1;r<t.length;r++){let i=t[r];if(i>s){for(a=i-1;a>=0&&e[a]==null;)e[a--]=null;for(a=i+1;a<n&&e[a]==null;)e[s=a++]=null}}}function Zg(e,t){if(ey(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return ty(i[0])||(i=Xg(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],m=c.length;for(let g=0;g<m;g++)n.add(c[g])}let r=[Array.from(n).sort((i,l)=>i-l)],a=r[0].length,s=new Map;for(let i=0;i<a;i++)s.set(r[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];for(let m=1;m<l.length;m++){let g=l[m],f=Array(a).fill(void 0),h=t?t[i][m]:jg,b=[];for(let T=0;T<g.length;T++){let D=g[T],E=s.get(c[T]);D===null?h!=zg&&(f[E]=D,h==Kg&&b.push(E)):f[E]=D}Yg(f,b,a),r.push(f)}}return r}var Jg=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Xg(e){let t=e[0],n=t.length,r=Array(n);for(let s=0;s<r.length;s++)r[s]=s;r.sort((s,i)=>t[s]-t[i]);let a=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let c=0;c<n;c++)l[c]=i[r[c]];a.push(l)}return a}function ey(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let a=e[r][0];if(a.length!=n)return!1;if(a!=t){for(let s=0;s<n;s++)if(a[s]!=t[s])return!1}}return!0}function ty(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,a=n-1;for(;r<=a&&e[r]==null;)r++;for(;a>=r&&e[a]==null;)a--;if(a<=r)return!0;let s=Dt(1,Kt((a-r+1)/t));for(let i=e[r],l=r+s;l<=a;l+=s){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}var Rm=["January","February","March","April","May","June","July","August","September","October","November","December"],Lm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Em(e){return e.slice(0,3)}var ny=Lm.map(Em),ry=Rm.map(Em),oy={MMMM:Rm,MMM:ry,WWWW:Lm,WWW:ny};function Ho(e){return(e<10?"0":"")+e}function ay(e){return(e<10?"00":e<100?"0":"")+e}var sy={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ho(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ho(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Ho(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ho(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ho(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>ay(e.getMilliseconds())};function el(e,t){t=t||oy;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,a;for(;a=r.exec(e);)n.push(a[0][0]=="{"?sy[a[1]]:a[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var iy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ly(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==iy?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Dm=e=>e%1==0,Xa=[1,2,2.5,5],uy=Zo(10,-32,0,Xa),Nm=Zo(10,0,32,Xa),cy=Nm.filter(Dm),Tr=uy.concat(Nm),tl=`
`,Um="{YYYY}",Jd=tl+Um,$m="{M}/{D}",jo=tl+$m,ja=jo+"/{YY}",Im="{aa}",dy="{h}:{mm}",mo=dy+Im,Xd=tl+mo,em=":{ss}",$e=null;function Wm(e){let t=e*1e3,n=t*60,r=n*60,a=r*24,s=a*30,i=a*365,c=(e==1?Zo(10,0,3,Xa).filter(Dm):Zo(10,-3,0,Xa)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,a,a*2,a*3,a*4,a*5,a*6,a*7,a*8,a*9,a*10,a*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),m=[[i,Um,$e,$e,$e,$e,$e,$e,1],[a*28,"{MMM}",Jd,$e,$e,$e,$e,$e,1],[a,$m,Jd,$e,$e,$e,$e,$e,1],[r,"{h}"+Im,ja,$e,jo,$e,$e,$e,1],[n,mo,ja,$e,jo,$e,$e,$e,1],[t,em,ja+" "+mo,$e,jo+" "+mo,$e,Xd,$e,1],[e,em+".{fff}",ja+" "+mo,$e,jo+" "+mo,$e,Xd,$e,1]];function g(f){return(h,b,T,D,E,P)=>{let v=[],C=E>=i,_=E>=s&&E<i,R=f(T),L=Oe(R*e,3),X=Ui(R.getFullYear(),C?0:R.getMonth(),_||C?1:R.getDate()),J=Oe(X*e,3);if(_||C){let me=_?E/s:0,ee=C?E/i:0,U=L==J?L:Oe(Ui(X.getFullYear()+ee,X.getMonth()+me,1)*e,3),ae=new Date(ft(U/e)),F=ae.getFullYear(),W=ae.getMonth();for(let M=0;U<=D;M++){let O=Ui(F+ee*M,W+me*M,1),I=O-f(Oe(O*e,3));U=Oe((+O+I)*e,3),U<=D&&v.push(U)}}else{let me=E>=a?a:E,ee=Kt(T)-Kt(L),U=J+ee+ns(L-J,me);v.push(U);let ae=f(U),F=ae.getHours()+ae.getMinutes()/n+ae.getSeconds()/r,W=E/r,M=h.axes[b]._space,O=P/M;for(;U=Oe(U+E,e==1?0:3),!(U>D);)if(W>1){let I=Kt(Oe(F+W,6))%24,j=f(U).getHours()-I;j>1&&(j=-1),U-=j*r,F=(F+W)%24;let he=v[v.length-1];Oe((U-he)/E,3)*O>=.7&&v.push(U)}else v.push(U)}return v}}return[c,m,g]}var[my,py,fy]=Wm(1),[hy,gy,yy]=Wm(.001);Zo(2,-53,53,[1]);function tm(e,t){return e.map(n=>n.map((r,a)=>a==0||a==8||r==null?r:t(a==1||n[8]==0?r:n[1]+r)))}function nm(e,t){return(n,r,a,s,i)=>{let l=t.find(T=>i>=T[0])||t[t.length-1],c,m,g,f,h,b;return r.map(T=>{let D=e(T),E=D.getFullYear(),P=D.getMonth(),v=D.getDate(),C=D.getHours(),_=D.getMinutes(),R=D.getSeconds(),L=E!=c&&l[2]||P!=m&&l[3]||v!=g&&l[4]||C!=f&&l[5]||_!=h&&l[6]||R!=b&&l[7]||l[1];return c=E,m=P,g=v,f=C,h=_,b=R,L(D)})}}function by(e,t){let n=el(t);return(r,a,s,i,l)=>a.map(c=>n(e(c)))}function Ui(e,t,n){return new Date(e,t,n)}function rm(e,t){return t(e)}var wy="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function om(e,t){return(n,r,a,s)=>s==null?ji:t(e(r))}function vy(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function ky(e,t){return e.series[t].fill(e,t)}var Sy={show:!0,live:!0,isolate:!1,mount:Vg,markers:{show:!0,width:2,stroke:vy,fill:ky,dash:"solid"},idx:null,idxs:null,values:[]};function _y(e,t){let n=e.cursor.points,r=ln(),a=n.size(e,t);He(r,Go,a),He(r,zo,a);let s=a/-2;He(r,"marginLeft",s),He(r,"marginTop",s);let i=n.width(e,t,a);return i&&He(r,"borderWidth",i),r}function xy(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Ty(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Cy(e,t){return e.series[t].points.size}var $i=[0,0];function Ay(e,t,n){return $i[0]=t,$i[1]=n,$i}function Ka(e,t,n,r=!0){return a=>{a.button==0&&(!r||a.target==t)&&n(a)}}function Ii(e,t,n,r=!0){return a=>{(!r||a.target==t)&&n(a)}}var Py={show:!0,x:!0,y:!0,lock:!1,move:Ay,points:{one:!1,show:_y,size:Cy,width:0,stroke:Ty,fill:xy},bind:{mousedown:Ka,mouseup:Ka,click:Ka,dblclick:Ka,mousemove:Ii,mouseleave:Ii,mouseenter:Ii},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,a)=>r-a,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Mm={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},nl=dt({},Mm,{filter:xm}),Om=dt({},nl,{size:10}),Fm=dt({},Mm,{show:!1}),rl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Vm="bold "+rl,qm=1.5,am={show:!0,scale:"x",stroke:zi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Vm,side:2,grid:nl,ticks:Om,border:Fm,font:rl,lineGap:qm,rotate:0},Ry="Value",Ly="Time",sm={show:!0,scale:"x",auto:!1,sorted:1,min:Me,max:-Me,idxs:[]};function Ey(e,t,n,r,a){return t.map(s=>s==null?"":Ji(s))}function Dy(e,t,n,r,a,s,i){let l=[],c=ar.get(a)||0;n=i?n:Oe(ns(n,a),c);for(let m=n;m<=r;m=Oe(m+a,c))l.push(Object.is(m,-0)?0:m);return l}function qi(e,t,n,r,a,s,i){let l=[],c=e.scales[e.axes[t].scale].log,m=c==10?Vn:km,g=Kt(m(n));a=fo(c,g),c==10&&(a=Tr[bn(a,Tr)]);let f=n,h=a*c;c==10&&(h=Tr[bn(h,Tr)]);do l.push(f),f=f+a,c==10&&!ar.has(f)&&(f=Oe(f,ar.get(a))),f>=h&&(a=f,h=a*c,c==10&&(h=Tr[bn(h,Tr)]));while(f<=r);return l}function Ny(e,t,n,r,a,s,i){let c=e.scales[e.axes[t].scale].asinh,m=r>c?qi(e,t,Dt(c,n),r,a):[c],g=r>=0&&n<=0?[0]:[];return(n<-c?qi(e,t,Dt(c,-r),-n,a):[c]).reverse().map(h=>-h).concat(g,m)}var Bm=/./,Uy=/[12357]/,$y=/[125]/,im=/1/,Bi=(e,t,n,r)=>e.map((a,s)=>t==4&&a==0||s%r==0&&n.test(a.toExponential()[a<0?1:0])?a:null);function Iy(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=e.scales[i],c=e.valToPos,m=s._space,g=c(10,i),f=c(9,i)-g>=m?Bm:c(7,i)-g>=m?Uy:c(5,i)-g>=m?$y:im;if(f==im){let h=ht(c(1,i)-g);if(h<m)return Bi(t.slice().reverse(),l.distr,f,un(m/h)).reverse()}return Bi(t,l.distr,f,1)}function Wy(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=s._space,c=e.valToPos,m=ht(c(1,i)-c(2,i));return m<l?Bi(t.slice().reverse(),3,Bm,un(l/m)).reverse():t}function My(e,t,n,r){return r==null?ji:t==null?"":Ji(t)}var lm={show:!0,scale:"y",stroke:zi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Vm,side:3,grid:nl,ticks:Om,border:Fm,font:rl,lineGap:qm,rotate:0};function Oy(e,t){let n=3+(e||1)*2;return Oe(n*t,3)}function Fy(e,t){let{scale:n,idxs:r}=e.series[0],a=e._data[0],s=e.valToPos(a[r[0]],n,!0),i=e.valToPos(a[r[1]],n,!0),l=ht(i-s),c=e.series[t],m=l/(c.points.space*Ne);return r[1]-r[0]<=m}var um={scale:null,auto:!0,sorted:0,min:Me,max:-Me},Qm=(e,t,n,r,a)=>a,cm={show:!0,auto:!0,sorted:0,gaps:Qm,alpha:1,facets:[dt({},um,{scale:"x"}),dt({},um,{scale:"y"})]},dm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Qm,alpha:1,points:{show:Fy,filter:null},values:null,min:Me,max:-Me,idxs:[],path:null,clip:null};function Vy(e,t,n,r,a){return n/10}var Hm={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},qy=dt({},Hm,{time:!1,ori:1}),mm={};function Gm(e,t){let n=mm[e];return n||(n={key:e,plots:[],sub(r){n.plots.push(r)},unsub(r){n.plots=n.plots.filter(a=>a!=r)},pub(r,a,s,i,l,c,m){for(let g=0;g<n.plots.length;g++)n.plots[g]!=a&&n.plots[g].pub(r,a,s,i,l,c,m)}},e!=null&&(mm[e]=n)),n}var yo=1,Qi=2;function Rr(e,t,n){let r=e.mode,a=e.series[t],s=r==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=s[0],m=r==2?s[1]:s[t],g=r==2?i[a.facets[0].scale]:i[e.series[0].scale],f=r==2?i[a.facets[1].scale]:i[a.scale],h=l.left,b=l.top,T=l.width,D=l.height,E=e.valToPosH,P=e.valToPosV;return g.ori==0?n(a,c,m,g,f,E,P,h,b,T,D,as,wo,is,jm,Ym):n(a,c,m,g,f,P,E,b,h,D,T,ss,vo,sl,Km,Zm)}function ol(e,t){let n=0,r=0,a=Le(e.bands,Xi);for(let s=0;s<a.length;s++){let i=a[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function By(e,t,n,r,a){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,c=e.scales[l];return a==-1?c.min:a==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function qn(e,t,n,r,a,s){return Rr(e,t,(i,l,c,m,g,f,h,b,T,D,E)=>{let P=i.pxRound,v=m.dir*(m.ori==0?1:-1),C=m.ori==0?wo:vo,_,R;v==1?(_=n,R=r):(_=r,R=n);let L=P(f(l[_],m,D,b)),X=P(h(c[_],g,E,T)),J=P(f(l[R],m,D,b)),me=P(h(s==1?g.max:g.min,g,E,T)),ee=new Path2D(a);return C(ee,J,me),C(ee,L,me),C(ee,L,X),ee})}function os(e,t,n,r,a,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?is:sl,c=n;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){let b=h[0]-c;b>0&&l(i,c,r,b,r+s),c=h[1]}}let m=n+a-c,g=10;m>0&&l(i,c,r-g/2,m,r+s+g)}return i}function Qy(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function al(e,t,n,r,a,s,i){let l=[],c=e.length;for(let m=a==1?n:r;m>=n&&m<=r;m+=a)if(t[m]===null){let f=m,h=m;if(a==1)for(;++m<=r&&t[m]===null;)h=m;else for(;--m>=n&&t[m]===null;)h=m;let b=s(e[f]),T=h==f?b:s(e[h]),D=f-a;b=i<=0&&D>=0&&D<c?s(e[D]):b;let P=h+a;T=i>=0&&P>=0&&P<c?s(e[P]):T,T>=b&&l.push([b,T])}return l}function pm(e){return e==0?_m:e==1?ft:t=>xr(t,e)}function zm(e){let t=e==0?as:ss,n=e==0?(a,s,i,l,c,m)=>{a.arcTo(s,i,l,c,m)}:(a,s,i,l,c,m)=>{a.arcTo(i,s,c,l,m)},r=e==0?(a,s,i,l,c)=>{a.rect(s,i,l,c)}:(a,s,i,l,c)=>{a.rect(i,s,c,l)};return(a,s,i,l,c,m=0,g=0)=>{m==0&&g==0?r(a,s,i,l,c):(m=wn(m,l/2,c/2),g=wn(g,l/2,c/2),t(a,s+m,i),n(a,s+l,i,s+l,i+c,m),n(a,s+l,i+c,s,i+c,g),n(a,s,i+c,s,i,g),n(a,s,i,s+l,i,m),a.closePath())}}var as=(e,t,n)=>{e.moveTo(t,n)},ss=(e,t,n)=>{e.moveTo(n,t)},wo=(e,t,n)=>{e.lineTo(t,n)},vo=(e,t,n)=>{e.lineTo(n,t)},is=zm(0),sl=zm(1),jm=(e,t,n,r,a,s)=>{e.arc(t,n,r,a,s)},Km=(e,t,n,r,a,s)=>{e.arc(n,t,r,a,s)},Ym=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(t,n,r,a,s,i)},Zm=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(n,t,a,r,i,s)};function Jm(e){return(t,n,r,a,s)=>Rr(t,n,(i,l,c,m,g,f,h,b,T,D,E)=>{let{pxRound:P,points:v}=i,C,_;m.ori==0?(C=as,_=jm):(C=ss,_=Km);let R=Oe(v.width*Ne,3),L=(v.size-v.width)/2*Ne,X=Oe(L*2,3),J=new Path2D,me=new Path2D,{left:ee,top:U,width:ae,height:F}=t.bbox;is(me,ee-X,U-X,ae+X*2,F+X*2);let W=M=>{if(c[M]!=null){let O=P(f(l[M],m,D,b)),I=P(h(c[M],g,E,T));C(J,O+L,I),_(J,O,I,L,0,Ya*2)}};if(s)s.forEach(W);else for(let M=r;M<=a;M++)W(M);return{stroke:R>0?J:null,fill:J,clip:me,flags:yo|Qi}})}function Xm(e){return(t,n,r,a,s,i)=>{r!=a&&(s!=r&&i!=r&&e(t,n,r),s!=a&&i!=a&&e(t,n,a),e(t,n,i))}}var Hy=Xm(wo),Gy=Xm(vo);function ep(e){let t=Le(e?.alignGaps,0);return(n,r,a,s)=>Rr(n,r,(i,l,c,m,g,f,h,b,T,D,E)=>{[a,s]=es(c,a,s);let P=i.pxRound,v=F=>P(f(F,m,D,b)),C=F=>P(h(F,g,E,T)),_,R;m.ori==0?(_=wo,R=Hy):(_=vo,R=Gy);let L=m.dir*(m.ori==0?1:-1),X={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},J=X.stroke,me=!1;if(s-a>=D*4){let F=K=>n.posToVal(K,m.key,!0),W=null,M=null,O,I,Se,ue=v(l[L==1?a:s]),j=v(l[a]),he=v(l[s]),ce=F(L==1?j+1:he-1);for(let K=L==1?a:s;K>=a&&K<=s;K+=L){let Fe=l[K],pe=(L==1?Fe<ce:Fe>ce)?ue:v(Fe),Te=c[K];pe==ue?Te!=null?(I=Te,W==null?(_(J,pe,C(I)),O=W=M=I):I<W?W=I:I>M&&(M=I)):Te===null&&(me=!0):(W!=null&&R(J,ue,C(W),C(M),C(O),C(I)),Te!=null?(I=Te,_(J,pe,C(I)),W=M=O=I):(W=M=null,Te===null&&(me=!0)),ue=pe,ce=F(ue+L))}W!=null&&W!=M&&Se!=ue&&R(J,ue,C(W),C(M),C(O),C(I))}else for(let F=L==1?a:s;F>=a&&F<=s;F+=L){let W=c[F];W===null?me=!0:W!=null&&_(J,v(l[F]),C(W))}let[U,ae]=ol(n,r);if(i.fill!=null||U!=0){let F=X.fill=new Path2D(J),W=i.fillTo(n,r,i.min,i.max,U),M=C(W),O=v(l[a]),I=v(l[s]);L==-1&&([I,O]=[O,I]),_(F,I,M),_(F,O,M)}if(!i.spanGaps){let F=[];me&&F.push(...al(l,c,a,s,L,v,t)),X.gaps=F=i.gaps(n,r,a,s,F),X.clip=os(F,m.ori,b,T,D,E)}return ae!=0&&(X.band=ae==2?[qn(n,r,a,s,J,-1),qn(n,r,a,s,J,1)]:qn(n,r,a,s,J,ae)),X})}function zy(e){let t=Le(e.align,1),n=Le(e.ascDesc,!1),r=Le(e.alignGaps,0),a=Le(e.extend,!1);return(s,i,l,c)=>Rr(s,i,(m,g,f,h,b,T,D,E,P,v,C)=>{[l,c]=es(f,l,c);let _=m.pxRound,{left:R,width:L}=s.bbox,X=j=>_(T(j,h,v,E)),J=j=>_(D(j,b,C,P)),me=h.ori==0?wo:vo,ee={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},U=ee.stroke,ae=h.dir*(h.ori==0?1:-1),F=J(f[ae==1?l:c]),W=X(g[ae==1?l:c]),M=W,O=W;a&&t==-1&&(O=R,me(U,O,F)),me(U,W,F);for(let j=ae==1?l:c;j>=l&&j<=c;j+=ae){let he=f[j];if(he==null)continue;let ce=X(g[j]),K=J(he);t==1?me(U,ce,F):me(U,M,K),me(U,ce,K),F=K,M=ce}let I=M;a&&t==1&&(I=R+L,me(U,I,F));let[Se,ue]=ol(s,i);if(m.fill!=null||Se!=0){let j=ee.fill=new Path2D(U),he=m.fillTo(s,i,m.min,m.max,Se),ce=J(he);me(j,I,ce),me(j,O,ce)}if(!m.spanGaps){let j=[];j.push(...al(g,f,l,c,ae,X,r));let he=m.width*Ne/2,ce=n||t==1?he:-he,K=n||t==-1?-he:he;j.forEach(Fe=>{Fe[0]+=ce,Fe[1]+=K}),ee.gaps=j=m.gaps(s,i,l,c,j),ee.clip=os(j,h.ori,E,P,v,C)}return ue!=0&&(ee.band=ue==2?[qn(s,i,l,c,U,-1),qn(s,i,l,c,U,1)]:qn(s,i,l,c,U,ue)),ee})}function fm(e,t,n,r,a,s,i=Me){if(e.length>1){let l=null;for(let c=0,m=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let g=ht(e[c]-e[l]);g<m&&(m=g,i=ht(n(e[c],r,a,s)-n(e[l],r,a,s)))}l=c}}return i}function jy(e){e=e||Yo;let t=Le(e.size,[.6,Me,1]),n=e.align||0,r=e.gap||0,a=e.radius;a=a==null?[0,0]:typeof a=="number"?[a,0]:a;let s=ke(a),i=1-t[0],l=Le(t[1],Me),c=Le(t[2],1),m=Le(e.disp,Yo),g=Le(e.each,b=>{}),{fill:f,stroke:h}=m;return(b,T,D,E)=>Rr(b,T,(P,v,C,_,R,L,X,J,me,ee,U)=>{let ae=P.pxRound,F=n,W=r*Ne,M=l*Ne,O=c*Ne,I,Se;_.ori==0?[I,Se]=s(b,T):[Se,I]=s(b,T);let ue=_.dir*(_.ori==0?1:-1),j=_.ori==0?is:sl,he=_.ori==0?g:(G,Ve,mt,Ur,cr,_n,dr)=>{g(G,Ve,mt,cr,Ur,dr,_n)},ce=Le(b.bands,Xi).find(G=>G.series[0]==T),K=ce!=null?ce.dir:0,Fe=P.fillTo(b,T,P.min,P.max,K),Pe=ae(X(Fe,R,U,me)),pe,Te,Jt,At=ee,Ke=ae(P.width*Ne),Sn=!1,Un=null,Xt=null,Qn=null,Er=null;f!=null&&(Ke==0||h!=null)&&(Sn=!0,Un=f.values(b,T,D,E),Xt=new Map,new Set(Un).forEach(G=>{G!=null&&Xt.set(G,new Path2D)}),Ke>0&&(Qn=h.values(b,T,D,E),Er=new Map,new Set(Qn).forEach(G=>{G!=null&&Er.set(G,new Path2D)})));let{x0:Dr,size:So}=m;if(Dr!=null&&So!=null){F=1,v=Dr.values(b,T,D,E),Dr.unit==2&&(v=v.map(mt=>b.posToVal(J+mt*ee,_.key,!0)));let G=So.values(b,T,D,E);So.unit==2?Te=G[0]*ee:Te=L(G[0],_,ee,J)-L(0,_,ee,J),At=fm(v,C,L,_,ee,J,At),Jt=At-Te+W}else At=fm(v,C,L,_,ee,J,At),Jt=At*i+W,Te=At-Jt;Jt<1&&(Jt=0),Ke>=Te/2&&(Ke=0),Jt<5&&(ae=_m);let aa=Jt>0,lr=At-Jt-(aa?Ke:0);Te=ae(Vi(lr,O,M)),pe=(F==0?Te/2:F==ue?0:Te)-F*ue*((F==0?W/2:0)+(aa?Ke/2:0));let Pt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Nr=Sn?null:new Path2D,$n=null;if(ce!=null)$n=b.data[ce.series[1]];else{let{y0:G,y1:Ve}=m;G!=null&&Ve!=null&&(C=Ve.values(b,T,D,E),$n=G.values(b,T,D,E))}let ur=I*Te,fe=Se*Te;for(let G=ue==1?D:E;G>=D&&G<=E;G+=ue){let Ve=C[G];if(Ve==null)continue;if($n!=null){let Nt=$n[G]??0;if(Ve-Nt==0)continue;Pe=X(Nt,R,U,me)}let mt=_.distr!=2||m!=null?v[G]:G,Ur=L(mt,_,ee,J),cr=X(Le(Ve,Fe),R,U,me),_n=ae(Ur-pe),dr=ae(Dt(cr,Pe)),Ft=ae(wn(cr,Pe)),en=dr-Ft;if(Ve!=null){let Nt=Ve<0?fe:ur,cn=Ve<0?ur:fe;Sn?(Ke>0&&Qn[G]!=null&&j(Er.get(Qn[G]),_n,Ft+Kt(Ke/2),Te,Dt(0,en-Ke),Nt,cn),Un[G]!=null&&j(Xt.get(Un[G]),_n,Ft+Kt(Ke/2),Te,Dt(0,en-Ke),Nt,cn)):j(Nr,_n,Ft+Kt(Ke/2),Te,Dt(0,en-Ke),Nt,cn),he(b,T,G,_n-Ke/2,Ft,Te+Ke,en)}}return Ke>0?Pt.stroke=Sn?Er:Nr:Sn||(Pt._fill=P.width==0?P._fill:P._stroke??P._fill,Pt.width=0),Pt.fill=Sn?Xt:Nr,Pt})}function Ky(e,t){let n=Le(t?.alignGaps,0);return(r,a,s,i)=>Rr(r,a,(l,c,m,g,f,h,b,T,D,E,P)=>{[s,i]=es(m,s,i);let v=l.pxRound,C=I=>v(h(I,g,E,T)),_=I=>v(b(I,f,P,D)),R,L,X;g.ori==0?(R=as,X=wo,L=Ym):(R=ss,X=vo,L=Zm);let J=g.dir*(g.ori==0?1:-1),me=C(c[J==1?s:i]),ee=me,U=[],ae=[];for(let I=J==1?s:i;I>=s&&I<=i;I+=J)if(m[I]!=null){let ue=c[I],j=C(ue);U.push(ee=j),ae.push(_(m[I]))}let F={stroke:e(U,ae,R,X,L,v),fill:null,clip:null,band:null,gaps:null,flags:yo},W=F.stroke,[M,O]=ol(r,a);if(l.fill!=null||M!=0){let I=F.fill=new Path2D(W),Se=l.fillTo(r,a,l.min,l.max,M),ue=_(Se);X(I,ee,ue),X(I,me,ue)}if(!l.spanGaps){let I=[];I.push(...al(c,m,s,i,J,C,n)),F.gaps=I=l.gaps(r,a,s,i,I),F.clip=os(I,g.ori,T,D,E,P)}return O!=0&&(F.band=O==2?[qn(r,a,s,i,W,-1),qn(r,a,s,i,W,1)]:qn(r,a,s,i,W,O)),F})}function Yy(e){return Ky(Zy,e)}function Zy(e,t,n,r,a,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)r(l,e[1],t[1]);else{let c=Array(i),m=Array(i-1),g=Array(i-1),f=Array(i-1);for(let h=0;h<i-1;h++)g[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],m[h]=g[h]/f[h];c[0]=m[0];for(let h=1;h<i-1;h++)m[h]===0||m[h-1]===0||m[h-1]>0!=m[h]>0?c[h]=0:(c[h]=3*(f[h-1]+f[h])/((2*f[h]+f[h-1])/m[h-1]+(f[h]+2*f[h-1])/m[h]),isFinite(c[h])||(c[h]=0));c[i-1]=m[i-2];for(let h=0;h<i-1;h++)a(l,e[h]+f[h]/3,t[h]+c[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-c[h+1]*f[h]/3,e[h+1],t[h+1])}return l}var Hi=new Set;function hm(){for(let e of Hi)e.syncRect(!0)}bo&&(Ar(Eg,po,hm),Ar(Dg,po,hm,!0),Ar(Za,po,()=>{ot.pxRatio=Ne}));var Jy=ep(),Xy=Jm();function gm(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Gi(s,i,t,n))}function eb(e,t){return e.map((n,r)=>r==0?{}:dt({},t,n))}function Gi(e,t,n,r){return dt({},t==0?n:r,e)}function tp(e,t,n){return t==null?ho:[t,n]}var tb=tp;function nb(e,t,n){return t==null?ho:Ja(t,n,Zi,!0)}function np(e,t,n,r){return t==null?ho:ts(t,n,e.scales[r].log,!1)}var rb=np;function rp(e,t,n,r){return t==null?ho:Yi(t,n,e.scales[r].log,!1)}var ob=rp;function ab(e,t,n,r,a){let s=Dt(jd(e),jd(t)),i=t-e,l=bn(a/r*i,n);do{let c=n[l],m=r*c/i;if(m>=a&&s+(c<5?ar.get(c):0)<=17)return[c,m]}while(++l<n.length);return[0,0]}function ym(e){let t,n;return e=e.replace(/(\d+)px/,(r,a)=>(t=ft((n=+a)*Ne))+"px"),[e,t,n]}function sb(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Oe(t[2]*Ne,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let r={mode:Le(e.mode,1)},a=r.mode;function s(u,d,p,y){let w=d.valToPct(u);return y+p*(d.dir==-1?1-w:w)}function i(u,d,p,y){let w=d.valToPct(u);return y+p*(d.dir==-1?w:1-w)}function l(u,d,p,y){return d.ori==0?s(u,d,p,y):i(u,d,p,y)}r.valToPosH=s,r.valToPosV=i;let c=!1;r.status=0;let m=r.root=ln(pg);if(e.id!=null&&(m.id=e.id),jt(m,e.class),e.title){let u=ln(gg,m);u.textContent=e.title}let g=yn("canvas"),f=r.ctx=g.getContext("2d"),h=ln(yg,m);Ar("click",h,u=>{u.target===T&&(qe!=Hr||Ge!=Gr)&&xt.click(r,u)},!0);let b=r.under=ln(bg,h);h.appendChild(g);let T=r.over=ln(wg,h);e=go(e);let D=+Le(e.pxAlign,1),E=pm(D);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(r,e)||e)});let P=e.ms||.001,v=r.series=a==1?gm(e.series||[],sm,dm,!1):eb(e.series||[null],cm),C=r.axes=gm(e.axes||[],am,lm,!0),_=r.scales={},R=r.bands=e.bands||[];R.forEach(u=>{u.fill=ke(u.fill||null),u.dir=Le(u.dir,-1)});let L=a==2?v[1].facets[0].scale:v[0].scale,X={axes:qf,series:Wf},J=(e.drawOrder||["axes","series"]).map(u=>X[u]);function me(u){let d=u.distr==3?p=>Vn(p>0?p:u.clamp(r,p,u.min,u.max,u.key)):u.distr==4?p=>Ni(p,u.asinh):u.distr==100?p=>u.fwd(p):p=>p;return p=>{let y=d(p),{_min:w,_max:k}=u,A=k-w;return(y-w)/A}}function ee(u){let d=_[u];if(d==null){let p=(e.scales||Yo)[u]||Yo;if(p.from!=null){ee(p.from);let y=dt({},_[p.from],p,{key:u});y.valToPct=me(y),_[u]=y}else{d=_[u]=dt({},u==L?Hm:qy,p),d.key=u;let y=d.time,w=d.range,k=or(w);if((u!=L||a==2&&!y)&&(k&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Hd:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Hd:{mode:1,hard:w[1],soft:w[1]}},k=!1),!k&&rs(w))){let A=w;w=(N,$,q)=>$==null?ho:Ja($,q,A)}d.range=ke(w||(y?tb:u==L?d.distr==3?rb:d.distr==4?ob:tp:d.distr==3?np:d.distr==4?rp:nb)),d.auto=ke(k?!1:d.auto),d.clamp=ke(d.clamp||Vy),d._min=d._max=null,d.valToPct=me(d)}}}ee("x"),ee("y"),a==1&&v.forEach(u=>{ee(u.scale)}),C.forEach(u=>{ee(u.scale)});for(let u in e.scales)ee(u);let U=_[L],ae=U.distr,F,W;U.ori==0?(jt(m,fg),F=s,W=i):(jt(m,hg),F=i,W=s);let M={};for(let u in _){let d=_[u];(d.min!=null||d.max!=null)&&(M[u]={min:d.min,max:d.max},d.min=d.max=null)}let O=e.tzDate||(u=>new Date(ft(u/P))),I=e.fmtDate||el,Se=P==1?fy(O):yy(O),ue=nm(O,tm(P==1?py:gy,I)),j=om(O,rm(wy,I)),he=[],ce=r.legend=dt({},Sy,e.legend),K=r.cursor=dt({},Py,{drag:{y:a==2}},e.cursor),Fe=ce.show,Pe=K.show,pe=ce.markers;ce.idxs=he,pe.width=ke(pe.width),pe.dash=ke(pe.dash),pe.stroke=ke(pe.stroke),pe.fill=ke(pe.fill);let Te,Jt,At,Ke=[],Sn=[],Un,Xt=!1,Qn={};if(ce.live){let u=v[1]?v[1].values:null;Xt=u!=null,Un=Xt?u(r,1,0):{_:0};for(let d in Un)Qn[d]=ji}if(Fe)if(Te=yn("table",Tg,m),At=yn("tbody",null,Te),ce.mount(r,Te),Xt){Jt=yn("thead",null,Te,At);let u=yn("tr",null,Jt);yn("th",null,u);for(var Er in Un)yn("th",Dd,u).textContent=Er}else jt(Te,Ag),ce.live&&jt(Te,Cg);let Dr={show:!0},So={show:!1};function aa(u,d){if(d==0&&(Xt||!ce.live||a==2))return ho;let p=[],y=yn("tr",Pg,At,At.childNodes[d]);jt(y,u.class),u.show||jt(y,Cr);let w=yn("th",null,y);if(pe.show){let N=ln(Rg,w);if(d>0){let $=pe.width(r,d);$&&(N.style.border=$+"px "+pe.dash(r,d)+" "+pe.stroke(r,d)),N.style.background=pe.fill(r,d)}}let k=ln(Dd,w);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,d>0&&(pe.show||(k.style.color=u.width>0?pe.stroke(r,d):pe.fill(r,d)),Pt("click",w,N=>{if(K._lock)return;pr(N);let $=v.indexOf(u);if((N.ctrlKey||N.metaKey)!=ce.isolate){let q=v.some((B,z)=>z>0&&z!=$&&B.show);v.forEach((B,z)=>{z>0&&Tn(z,q?z==$?Dr:So:Dr,!0,at.setSeries)})}else Tn($,{show:!u.show},!0,at.setSeries)},!1),Ir&&Pt(Id,w,N=>{K._lock||(pr(N),Tn(v.indexOf(u),jr,!0,at.setSeries))},!1));for(var A in Un){let N=yn("td",Lg,y);N.textContent="--",p.push(N)}return[y,p]}let lr=new Map;function Pt(u,d,p,y=!0){let w=lr.get(d)||{},k=K.bind[u](r,d,p,y);k&&(Ar(u,d,w[u]=k),lr.set(d,w))}function Nr(u,d,p){let y=lr.get(d)||{};for(let w in y)(u==null||w==u)&&(Fi(w,d,y[w]),delete y[w]);u==null&&lr.delete(d)}let $n=0,ur=0,fe=0,G=0,Ve=0,mt=0,Ur=Ve,cr=mt,_n=fe,dr=G,Ft=0,en=0,Nt=0,cn=0;r.bbox={};let ys=!1,sa=!1,$r=!1,mr=!1,ia=!1,tn=!1;function bs(u,d,p){(p||u!=r.width||d!=r.height)&&Vl(u,d),Vr(!1),$r=!0,sa=!0,qr()}function Vl(u,d){r.width=$n=fe=u,r.height=ur=G=d,Ve=mt=0,Lf(),Ef();let p=r.bbox;Ft=p.left=xr(Ve*Ne,.5),en=p.top=xr(mt*Ne,.5),Nt=p.width=xr(fe*Ne,.5),cn=p.height=xr(G*Ne,.5)}let Af=3;function Pf(){let u=!1,d=0;for(;!u;){d++;let p=Ff(d),y=Vf(d);u=d==Af||p&&y,u||(Vl(r.width,r.height),sa=!0)}}function Rf({width:u,height:d}){bs(u,d)}r.setSize=Rf;function Lf(){let u=!1,d=!1,p=!1,y=!1;C.forEach((w,k)=>{if(w.show&&w._show){let{side:A,_size:N}=w,$=A%2,q=w.label!=null?w.labelSize:0,B=N+q;B>0&&($?(fe-=B,A==3?(Ve+=B,y=!0):p=!0):(G-=B,A==0?(mt+=B,u=!0):d=!0))}}),fr[0]=u,fr[1]=p,fr[2]=d,fr[3]=y,fe-=Hn[1]+Hn[3],Ve+=Hn[3],G-=Hn[2]+Hn[0],mt+=Hn[0]}function Ef(){let u=Ve+fe,d=mt+G,p=Ve,y=mt;function w(k,A){switch(k){case 1:return u+=A,u-A;case 2:return d+=A,d-A;case 3:return p-=A,p+A;case 0:return y-=A,y+A}}C.forEach((k,A)=>{if(k.show&&k._show){let N=k.side;k._pos=w(N,k._size),k.label!=null&&(k._lpos=w(N,k.labelSize))}})}if(K.dataIdx==null){let u=K.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let p=u.prox=ke(u.prox),y=u.bias??=0;K.dataIdx=(w,k,A,N)=>{if(k==0)return A;let $=A,q=p(w,k,A,N)??Me,B=q>=0&&q<Me,z=U.ori==0?fe:G,de=K.left,Ee=t[0],Re=t[k];if(d.has(Re[A])){$=null;let ge=null,ie=null,Z;if(y==0||y==-1)for(Z=A;ge==null&&Z-- >0;)d.has(Re[Z])||(ge=Z);if(y==0||y==1)for(Z=A;ie==null&&Z++<Re.length;)d.has(Re[Z])||(ie=Z);if(ge!=null||ie!=null)if(B){let Qe=ge==null?-1/0:F(Ee[ge],U,z,0),Je=ie==null?1/0:F(Ee[ie],U,z,0),kt=de-Qe,Ie=Je-de;kt<=Ie?kt<=q&&($=ge):Ie<=q&&($=ie)}else $=ie==null?ge:ge==null?ie:A-ge<=ie-A?ge:ie}else B&&ht(de-F(Ee[A],U,z,0))>q&&($=null);return $}}let pr=u=>{K.event=u};K.idxs=he,K._lock=!1;let Tt=K.points;Tt.show=ke(Tt.show),Tt.size=ke(Tt.size),Tt.stroke=ke(Tt.stroke),Tt.width=ke(Tt.width),Tt.fill=ke(Tt.fill);let xn=r.focus=dt({},e.focus||{alpha:.3},K.focus),Ir=xn.prox>=0,Wr=Ir&&Tt.one,nn=[],Mr=[],Or=[];function ql(u,d){let p=Tt.show(r,d);if(p instanceof HTMLElement)return jt(p,xg),jt(p,u.class),Nn(p,-10,-10,fe,G),T.insertBefore(p,nn[d]),p}function Bl(u,d){if(a==1||d>0){let p=a==1&&_[u.scale].time,y=u.value;u.value=p?Zd(y)?om(O,rm(y,I)):y||j:y||My,u.label=u.label||(p?Ly:Ry)}if(Wr||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Jy||qg,u.fillTo=ke(u.fillTo||By),u.pxAlign=+Le(u.pxAlign,D),u.pxRound=pm(u.pxAlign),u.stroke=ke(u.stroke||null),u.fill=ke(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let p=Oy(Dt(1,u.width),1),y=u.points=dt({},{size:p,width:Dt(1,p*.2),stroke:u.stroke,space:p*2,paths:Xy,_stroke:null,_fill:null},u.points);y.show=ke(y.show),y.filter=ke(y.filter),y.fill=ke(y.fill),y.stroke=ke(y.stroke),y.paths=ke(y.paths),y.pxAlign=u.pxAlign}if(Fe){let p=aa(u,d);Ke.splice(d,0,p[0]),Sn.splice(d,0,p[1]),ce.values.push(null)}if(Pe){he.splice(d,0,null);let p=null;Wr?d==0&&(p=ql(u,d)):d>0&&(p=ql(u,d)),nn.splice(d,0,p),Mr.splice(d,0,0),Or.splice(d,0,0)}vt("addSeries",d)}function Df(u,d){d=d??v.length,u=a==1?Gi(u,d,sm,dm):Gi(u,d,{},cm),v.splice(d,0,u),Bl(v[d],d)}r.addSeries=Df;function Nf(u){if(v.splice(u,1),Fe){ce.values.splice(u,1),Sn.splice(u,1);let d=Ke.splice(u,1)[0];Nr(null,d.firstChild),d.remove()}Pe&&(he.splice(u,1),nn.splice(u,1)[0].remove(),Mr.splice(u,1),Or.splice(u,1)),vt("delSeries",u)}r.delSeries=Nf;let fr=[!1,!1,!1,!1];function Uf(u,d){if(u._show=u.show,u.show){let p=u.side%2,y=_[u.scale];y==null&&(u.scale=p?v[1].scale:L,y=_[u.scale]);let w=y.time;u.size=ke(u.size),u.space=ke(u.space),u.rotate=ke(u.rotate),or(u.incrs)&&u.incrs.forEach(A=>{!ar.has(A)&&ar.set(A,Cm(A))}),u.incrs=ke(u.incrs||(y.distr==2?cy:w?P==1?my:hy:Tr)),u.splits=ke(u.splits||(w&&y.distr==1?Se:y.distr==3?qi:y.distr==4?Ny:Dy)),u.stroke=ke(u.stroke),u.grid.stroke=ke(u.grid.stroke),u.ticks.stroke=ke(u.ticks.stroke),u.border.stroke=ke(u.border.stroke);let k=u.values;u.values=or(k)&&!or(k[0])?ke(k):w?or(k)?nm(O,tm(k,I)):Zd(k)?by(O,k):k||ue:k||Ey,u.filter=ke(u.filter||(y.distr>=3&&y.log==10?Iy:y.distr==3&&y.log==2?Wy:xm)),u.font=ym(u.font),u.labelFont=ym(u.labelFont),u._size=u.size(r,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(fr[d]=!0,u._el=ln(vg,h))}}function _o(u,d,p,y){let[w,k,A,N]=p,$=d%2,q=0;return $==0&&(N||k)&&(q=d==0&&!w||d==2&&!A?ft(am.size/3):0),$==1&&(w||A)&&(q=d==1&&!k||d==3&&!N?ft(lm.size/2):0),q}let Ql=r.padding=(e.padding||[_o,_o,_o,_o]).map(u=>ke(Le(u,_o))),Hn=r._padding=Ql.map((u,d)=>u(r,d,fr,0)),_t,gt=null,yt=null,la=a==1?v[0].idxs:null,dn=null,xo=!1;function Hl(u,d){if(t=u??[],r.data=r._data=t,a==2){_t=0;for(let p=1;p<v.length;p++)_t+=t[p][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),dn=t[0],_t=dn.length;let p=t;if(ae==2){p=t.slice();let y=p[0]=Array(_t);for(let w=0;w<_t;w++)y[w]=w}r._data=t=p}if(Vr(!0),vt("setData"),ae==2&&($r=!0),d!==!1){let p=U;p.auto(r,xo)?ws():zn(L,p.min,p.max),mr=mr||K.left>=0,tn=!0,qr()}}r.setData=Hl;function ws(){xo=!0;let u,d;a==1&&(_t>0?(gt=la[0]=0,yt=la[1]=_t-1,u=t[0][gt],d=t[0][yt],ae==2?(u=gt,d=yt):u==d&&(ae==3?[u,d]=ts(u,u,U.log,!1):ae==4?[u,d]=Yi(u,u,U.log,!1):U.time?d=u+ft(86400/P):[u,d]=Ja(u,d,Zi,!0))):(gt=la[0]=u=null,yt=la[1]=d=null)),zn(L,u,d)}let ua,Fr,vs,ks,Ss,_s,xs,Ts,Cs,Ut;function Gl(u,d,p,y,w,k){u??=Ud,p??=Xi,y??="butt",w??=Ud,k??="round",u!=ua&&(f.strokeStyle=ua=u),w!=Fr&&(f.fillStyle=Fr=w),d!=vs&&(f.lineWidth=vs=d),k!=Ss&&(f.lineJoin=Ss=k),y!=_s&&(f.lineCap=_s=y),p!=ks&&f.setLineDash(ks=p)}function zl(u,d,p,y){d!=Fr&&(f.fillStyle=Fr=d),u!=xs&&(f.font=xs=u),p!=Ts&&(f.textAlign=Ts=p),y!=Cs&&(f.textBaseline=Cs=y)}function As(u,d,p,y,w=0){if(y.length>0&&u.auto(r,xo)&&(d==null||d.min==null)){let k=Le(gt,0),A=Le(yt,y.length-1),N=p.min==null?Ig(y,k,A,w,u.distr==3):[p.min,p.max];u.min=wn(u.min,p.min=N[0]),u.max=Dt(u.max,p.max=N[1])}}let jl={min:null,max:null};function $f(){for(let y in _){let w=_[y];M[y]==null&&(w.min==null||M[L]!=null&&w.auto(r,xo))&&(M[y]=jl)}for(let y in _){let w=_[y];M[y]==null&&w.from!=null&&M[w.from]!=null&&(M[y]=jl)}M[L]!=null&&Vr(!0);let u={};for(let y in M){let w=M[y];if(w!=null){let k=u[y]=go(_[y],Hg);if(w.min!=null)dt(k,w);else if(y!=L||a==2)if(_t==0&&k.from==null){let A=k.range(r,null,null,y);k.min=A[0],k.max=A[1]}else k.min=Me,k.max=-Me}}if(_t>0){v.forEach((y,w)=>{if(a==1){let k=y.scale,A=M[k];if(A==null)return;let N=u[k];if(w==0){let $=N.range(r,N.min,N.max,k);N.min=$[0],N.max=$[1],gt=bn(N.min,t[0]),yt=bn(N.max,t[0]),yt-gt>1&&(t[0][gt]<N.min&&gt++,t[0][yt]>N.max&&yt--),y.min=dn[gt],y.max=dn[yt]}else y.show&&y.auto&&As(N,A,y,t[w],y.sorted);y.idxs[0]=gt,y.idxs[1]=yt}else if(w>0&&y.show&&y.auto){let[k,A]=y.facets,N=k.scale,$=A.scale,[q,B]=t[w],z=u[N],de=u[$];z!=null&&As(z,M[N],k,q,k.sorted),de!=null&&As(de,M[$],A,B,A.sorted),y.min=A.min,y.max=A.max}});for(let y in u){let w=u[y],k=M[y];if(w.from==null&&(k==null||k.min==null)){let A=w.range(r,w.min==Me?null:w.min,w.max==-Me?null:w.max,y);w.min=A[0],w.max=A[1]}}}for(let y in u){let w=u[y];if(w.from!=null){let k=u[w.from];if(k.min==null)w.min=w.max=null;else{let A=w.range(r,k.min,k.max,y);w.min=A[0],w.max=A[1]}}}let d={},p=!1;for(let y in u){let w=u[y],k=_[y];if(k.min!=w.min||k.max!=w.max){k.min=w.min,k.max=w.max;let A=k.distr;k._min=A==3?Vn(k.min):A==4?Ni(k.min,k.asinh):A==100?k.fwd(k.min):k.min,k._max=A==3?Vn(k.max):A==4?Ni(k.max,k.asinh):A==100?k.fwd(k.max):k.max,d[y]=p=!0}}if(p){v.forEach((y,w)=>{a==2?w>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});for(let y in d)$r=!0,vt("setScale",y);Pe&&K.left>=0&&(mr=tn=!0)}for(let y in M)M[y]=null}function If(u){let d=Vi(gt-1,0,_t-1),p=Vi(yt+1,0,_t-1);for(;u[d]==null&&d>0;)d--;for(;u[p]==null&&p<_t-1;)p++;return[d,p]}function Wf(){if(_t>0){let u=v.some(d=>d._focus)&&Ut!=xn.alpha;u&&(f.globalAlpha=Ut=xn.alpha),v.forEach((d,p)=>{if(p>0&&d.show&&(Kl(p,!1),Kl(p,!0),d._paths==null)){let y=Ut;Ut!=d.alpha&&(f.globalAlpha=Ut=d.alpha);let w=a==2?[0,t[p][0].length-1]:If(t[p]);d._paths=d.paths(r,p,w[0],w[1]),Ut!=y&&(f.globalAlpha=Ut=y)}}),v.forEach((d,p)=>{if(p>0&&d.show){let y=Ut;Ut!=d.alpha&&(f.globalAlpha=Ut=d.alpha),d._paths!=null&&Yl(p,!1);{let w=d._paths!=null?d._paths.gaps:null,k=d.points.show(r,p,gt,yt,w),A=d.points.filter(r,p,k,w);(k||A)&&(d.points._paths=d.points.paths(r,p,gt,yt,A),Yl(p,!0))}Ut!=y&&(f.globalAlpha=Ut=y),vt("drawSeries",p)}}),u&&(f.globalAlpha=Ut=1)}}function Kl(u,d){let p=d?v[u].points:v[u];p._stroke=p.stroke(r,u),p._fill=p.fill(r,u)}function Yl(u,d){let p=d?v[u].points:v[u],{stroke:y,fill:w,clip:k,flags:A,_stroke:N=p._stroke,_fill:$=p._fill,_width:q=p.width}=p._paths;q=Oe(q*Ne,3);let B=null,z=q%2/2;d&&$==null&&($=q>0?"#fff":N);let de=p.pxAlign==1&&z>0;if(de&&f.translate(z,z),!d){let Ee=Ft-q/2,Re=en-q/2,ge=Nt+q,ie=cn+q;B=new Path2D,B.rect(Ee,Re,ge,ie)}d?Ps(N,q,p.dash,p.cap,$,y,w,A,k):Mf(u,N,q,p.dash,p.cap,$,y,w,A,B,k),de&&f.translate(-z,-z)}function Mf(u,d,p,y,w,k,A,N,$,q,B){let z=!1;$!=0&&R.forEach((de,Ee)=>{if(de.series[0]==u){let Re=v[de.series[1]],ge=t[de.series[1]],ie=(Re._paths||Yo).band;or(ie)&&(ie=de.dir==1?ie[0]:ie[1]);let Z,Qe=null;Re.show&&ie&&Mg(ge,gt,yt)?(Qe=de.fill(r,Ee)||k,Z=Re._paths.clip):ie=null,Ps(d,p,y,w,Qe,A,N,$,q,B,Z,ie),z=!0}}),z||Ps(d,p,y,w,k,A,N,$,q,B)}let Zl=yo|Qi;function Ps(u,d,p,y,w,k,A,N,$,q,B,z){Gl(u,d,p,y,w),($||q||z)&&(f.save(),$&&f.clip($),q&&f.clip(q)),z?(N&Zl)==Zl?(f.clip(z),B&&f.clip(B),da(w,A),ca(u,k,d)):N&Qi?(da(w,A),f.clip(z),ca(u,k,d)):N&yo&&(f.save(),f.clip(z),B&&f.clip(B),da(w,A),f.restore(),ca(u,k,d)):(da(w,A),ca(u,k,d)),($||q||z)&&f.restore()}function ca(u,d,p){p>0&&(d instanceof Map?d.forEach((y,w)=>{f.strokeStyle=ua=w,f.stroke(y)}):d!=null&&u&&f.stroke(d))}function da(u,d){d instanceof Map?d.forEach((p,y)=>{f.fillStyle=Fr=y,f.fill(p)}):d!=null&&u&&f.fill(d)}function Of(u,d,p,y){let w=C[u],k;if(y<=0)k=[0,0];else{let A=w._space=w.space(r,u,d,p,y),N=w._incrs=w.incrs(r,u,d,p,y,A);k=ab(d,p,N,y,A)}return w._found=k}function Rs(u,d,p,y,w,k,A,N,$,q){let B=A%2/2;D==1&&f.translate(B,B),Gl(N,A,$,q,N),f.beginPath();let z,de,Ee,Re,ge=w+(y==0||y==3?-k:k);p==0?(de=w,Re=ge):(z=w,Ee=ge);for(let ie=0;ie<u.length;ie++)d[ie]!=null&&(p==0?z=Ee=u[ie]:de=Re=u[ie],f.moveTo(z,de),f.lineTo(Ee,Re));f.stroke(),D==1&&f.translate(-B,-B)}function Ff(u){let d=!0;return C.forEach((p,y)=>{if(!p.show)return;let w=_[p.scale];if(w.min==null){p._show&&(d=!1,p._show=!1,Vr(!1));return}else p._show||(d=!1,p._show=!0,Vr(!1));let k=p.side,A=k%2,{min:N,max:$}=w,[q,B]=Of(y,N,$,A==0?fe:G);if(B==0)return;let z=w.distr==2,de=p._splits=p.splits(r,y,N,$,q,B,z),Ee=w.distr==2?de.map(Z=>dn[Z]):de,Re=w.distr==2?dn[de[1]]-dn[de[0]]:q,ge=p._values=p.values(r,p.filter(r,Ee,y,B,Re),y,B,Re);p._rotate=k==2?p.rotate(r,ge,y,B):0;let ie=p._size;p._size=un(p.size(r,ge,y,u)),ie!=null&&p._size!=ie&&(d=!1)}),d}function Vf(u){let d=!0;return Ql.forEach((p,y)=>{let w=p(r,y,fr,u);w!=Hn[y]&&(d=!1),Hn[y]=w}),d}function qf(){for(let u=0;u<C.length;u++){let d=C[u];if(!d.show||!d._show)continue;let p=d.side,y=p%2,w,k,A=d.stroke(r,u),N=p==0||p==3?-1:1,[$,q]=d._found;if(d.label!=null){let Lt=d.labelGap*N,Bt=ft((d._lpos+Lt)*Ne);zl(d.labelFont[0],A,"center",p==2?"top":Nd),f.save(),y==1?(w=k=0,f.translate(Bt,ft(en+cn/2)),f.rotate((p==3?-Ya:Ya)/2)):(w=ft(Ft+Nt/2),k=Bt);let yr=Sm(d.label)?d.label(r,u,$,q):d.label;f.fillText(yr,w,k),f.restore()}if(q==0)continue;let B=_[d.scale],z=y==0?Nt:cn,de=y==0?Ft:en,Ee=d._splits,Re=B.distr==2?Ee.map(Lt=>dn[Lt]):Ee,ge=B.distr==2?dn[Ee[1]]-dn[Ee[0]]:$,ie=d.ticks,Z=d.border,Qe=ie.show?ie.size:0,Je=ft(Qe*Ne),kt=ft((d.alignTo==2?d._size-Qe-d.gap:d.gap)*Ne),Ie=d._rotate*-Ya/180,Xe=E(d._pos*Ne),Vt=(Je+kt)*N,Rt=Xe+Vt;k=y==0?Rt:0,w=y==1?Rt:0;let rn=d.font[0],mn=d.align==1?co:d.align==2?Li:Ie>0?co:Ie<0?Li:y==0?"center":p==3?Li:co,An=Ie||y==1?"middle":p==2?"top":Nd;zl(rn,A,mn,An);let qt=d.font[1]*d.lineGap,on=Ee.map(Lt=>E(l(Lt,B,z,de))),pn=d._values;for(let Lt=0;Lt<pn.length;Lt++){let Bt=pn[Lt];if(Bt!=null){y==0?w=on[Lt]:k=on[Lt],Bt=""+Bt;let yr=Bt.indexOf(`
`)==-1?[Bt]:Bt.split(/\n/gm);for(let Et=0;Et<yr.length;Et++){let gu=yr[Et];Ie?(f.save(),f.translate(w,k+Et*qt),f.rotate(Ie),f.fillText(gu,0,0),f.restore()):f.fillText(gu,w,k+Et*qt)}}}ie.show&&Rs(on,ie.filter(r,Re,u,q,ge),y,p,Xe,Je,Oe(ie.width*Ne,3),ie.stroke(r,u),ie.dash,ie.cap);let Pn=d.grid;Pn.show&&Rs(on,Pn.filter(r,Re,u,q,ge),y,y==0?2:1,y==0?en:Ft,y==0?cn:Nt,Oe(Pn.width*Ne,3),Pn.stroke(r,u),Pn.dash,Pn.cap),Z.show&&Rs([Xe],[1],y==0?1:0,y==0?1:2,y==1?en:Ft,y==1?cn:Nt,Oe(Z.width*Ne,3),Z.stroke(r,u),Z.dash,Z.cap)}vt("drawAxes")}function Vr(u){v.forEach((d,p)=>{p>0&&(d._paths=null,u&&(a==1?(d.min=null,d.max=null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}let ma=!1,Ls=!1,To=[];function Bf(){Ls=!1;for(let u=0;u<To.length;u++)vt(...To[u]);To.length=0}function qr(){ma||(Jg(Jl),ma=!0)}function Qf(u,d=!1){ma=!0,Ls=d,u(r),Jl(),d&&To.length>0&&queueMicrotask(Bf)}r.batch=Qf;function Jl(){if(ys&&($f(),ys=!1),$r&&(Pf(),$r=!1),sa){if(He(b,co,Ve),He(b,"top",mt),He(b,Go,fe),He(b,zo,G),He(T,co,Ve),He(T,"top",mt),He(T,Go,fe),He(T,zo,G),He(h,Go,$n),He(h,zo,ur),g.width=ft($n*Ne),g.height=ft(ur*Ne),C.forEach(({_el:u,_show:d,_size:p,_pos:y,side:w})=>{if(u!=null)if(d){let k=w===3||w===0?p:0,A=w%2==1;He(u,A?"left":"top",y-k),He(u,A?"width":"height",p),He(u,A?"top":"left",A?mt:Ve),He(u,A?"height":"width",A?G:fe),Oi(u,Cr)}else jt(u,Cr)}),ua=Fr=vs=Ss=_s=xs=Ts=Cs=ks=null,Ut=1,Po(!0),Ve!=Ur||mt!=cr||fe!=_n||G!=dr){Vr(!1);let u=fe/_n,d=G/dr;if(Pe&&!mr&&K.left>=0){K.left*=u,K.top*=d,Br&&Nn(Br,ft(K.left),0,fe,G),Qr&&Nn(Qr,0,ft(K.top),fe,G);for(let p=0;p<nn.length;p++){let y=nn[p];y!=null&&(Mr[p]*=u,Or[p]*=d,Nn(y,un(Mr[p]),un(Or[p]),fe,G))}}if(Be.show&&!ia&&Be.left>=0&&Be.width>0){Be.left*=u,Be.width*=u,Be.top*=d,Be.height*=d;for(let p in Is)He(zr,p,Be[p])}Ur=Ve,cr=mt,_n=fe,dr=G}vt("setSize"),sa=!1}$n>0&&ur>0&&(f.clearRect(0,0,g.width,g.height),vt("drawClear"),J.forEach(u=>u()),vt("draw")),Be.show&&ia&&(pa(Be),ia=!1),Pe&&mr&&(gr(null,!0,!1),mr=!1),ce.show&&ce.live&&tn&&(Us(),tn=!1),c||(c=!0,r.status=1,vt("ready")),xo=!1,ma=!1}r.redraw=(u,d)=>{$r=d||!1,u!==!1?zn(L,U.min,U.max):qr()};function Es(u,d){let p=_[u];if(p.from==null){if(_t==0){let y=p.range(r,d.min,d.max,u);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(_t>1&&d.min!=null&&d.max!=null&&d.max-d.min<1e-16)return;u==L&&p.distr==2&&_t>0&&(d.min=bn(d.min,t[0]),d.max=bn(d.max,t[0]),d.min==d.max&&d.max++),M[u]=d,ys=!0,qr()}}r.setScale=Es;let Ds,Ns,Br,Qr,Xl,eu,Hr,Gr,tu,nu,qe,Ge,Gn=!1,xt=K.drag,bt=xt.x,wt=xt.y;Pe&&(K.x&&(Ds=ln(Sg,T)),K.y&&(Ns=ln(_g,T)),U.ori==0?(Br=Ds,Qr=Ns):(Br=Ns,Qr=Ds),qe=K.left,Ge=K.top);let Be=r.select=dt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),zr=Be.show?ln(kg,Be.over?T:b):null;function pa(u,d){if(Be.show){for(let p in u)Be[p]=u[p],p in Is&&He(zr,p,u[p]);d!==!1&&vt("setSelect")}}r.setSelect=pa;function Hf(u){if(v[u].show)Fe&&Oi(Ke[u],Cr);else if(Fe&&jt(Ke[u],Cr),Pe){let p=Wr?nn[0]:nn[u];p!=null&&Nn(p,-10,-10,fe,G)}}function zn(u,d,p){Es(u,{min:d,max:p})}function Tn(u,d,p,y){d.focus!=null&&Yf(u),d.show!=null&&v.forEach((w,k)=>{k>0&&(u==k||u==null)&&(w.show=d.show,Hf(k),a==2?(zn(w.facets[0].scale,null,null),zn(w.facets[1].scale,null,null)):zn(w.scale,null,null),qr())}),p!==!1&&vt("setSeries",u,d),y&&Ro("setSeries",r,u,d)}r.setSeries=Tn;function Gf(u,d){dt(R[u],d)}function zf(u,d){u.fill=ke(u.fill||null),u.dir=Le(u.dir,-1),d=d??R.length,R.splice(d,0,u)}function jf(u){u==null?R.length=0:R.splice(u,1)}r.addBand=zf,r.setBand=Gf,r.delBand=jf;function Kf(u,d){v[u].alpha=d,Pe&&nn[u]!=null&&(nn[u].style.opacity=d),Fe&&Ke[u]&&(Ke[u].style.opacity=d)}let In,jn,hr,jr={focus:!0};function Yf(u){if(u!=hr){let d=u==null,p=xn.alpha!=1;v.forEach((y,w)=>{if(a==1||w>0){let k=d||w==0||w==u;y._focus=d?null:k,p&&Kf(w,k?1:xn.alpha)}}),hr=u,p&&qr()}}Fe&&Ir&&Pt(Wd,Te,u=>{K._lock||(pr(u),hr!=null&&Tn(null,jr,!0,at.setSeries))});function Cn(u,d,p){let y=_[d];p&&(u=u/Ne-(y.ori==1?mt:Ve));let w=fe;y.ori==1&&(w=G,u=w-u),y.dir==-1&&(u=w-u);let k=y._min,A=y._max,N=u/w,$=k+(A-k)*N,q=y.distr;return q==3?fo(10,$):q==4?Fg($,y.asinh):q==100?y.bwd($):$}function Zf(u,d){let p=Cn(u,L,d);return bn(p,t[0],gt,yt)}r.valToIdx=u=>bn(u,t[0]),r.posToIdx=Zf,r.posToVal=Cn,r.valToPos=(u,d,p)=>_[d].ori==0?s(u,_[d],p?Nt:fe,p?Ft:0):i(u,_[d],p?cn:G,p?en:0),r.setCursor=(u,d,p)=>{qe=u.left,Ge=u.top,gr(null,d,p)};function ru(u,d){He(zr,co,Be.left=u),He(zr,Go,Be.width=d)}function ou(u,d){He(zr,"top",Be.top=u),He(zr,zo,Be.height=d)}let Co=U.ori==0?ru:ou,Ao=U.ori==1?ru:ou;function Jf(){if(Fe&&ce.live)for(let u=a==2?1:0;u<v.length;u++){if(u==0&&Xt)continue;let d=ce.values[u],p=0;for(let y in d)Sn[u][p++].firstChild.nodeValue=d[y]}}function Us(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((p,y)=>{he[y]=p}):Qg(u.idx)||he.fill(u.idx),ce.idx=he[0]),Fe&&ce.live){for(let p=0;p<v.length;p++)(p>0||a==1&&!Xt)&&Xf(p,he[p]);Jf()}tn=!1,d!==!1&&vt("setLegend")}r.setLegend=Us;function Xf(u,d){let p=v[u],y=u==0&&ae==2?dn:t[u],w;Xt?w=p.values(r,u,d)??Qn:(w=p.value(r,d==null?null:y[d],u,d),w=w==null?Qn:{_:w}),ce.values[u]=w}function gr(u,d,p){tu=qe,nu=Ge,[qe,Ge]=K.move(r,qe,Ge),K.left=qe,K.top=Ge,Pe&&(Br&&Nn(Br,ft(qe),0,fe,G),Qr&&Nn(Qr,0,ft(Ge),fe,G));let y,w=gt>yt;In=Me,jn=null;let k=U.ori==0?fe:G,A=U.ori==1?fe:G;if(qe<0||_t==0||w){y=K.idx=null;for(let N=0;N<v.length;N++){let $=nn[N];$!=null&&Nn($,-10,-10,fe,G)}Ir&&Tn(null,jr,!0,u==null&&at.setSeries),ce.live&&(he.fill(y),tn=!0)}else{let N,$,q;a==1&&(N=U.ori==0?qe:Ge,$=Cn(N,L),y=K.idx=bn($,t[0],gt,yt),q=F(t[0][y],U,k,0));let B=-10,z=-10,de=0,Ee=0,Re=!0,ge="",ie="";for(let Z=a==2?1:0;Z<v.length;Z++){let Qe=v[Z],Je=he[Z],kt=Je==null?null:a==1?t[Z][Je]:t[Z][1][Je],Ie=K.dataIdx(r,Z,y,$),Xe=Ie==null?null:a==1?t[Z][Ie]:t[Z][1][Ie];if(tn=tn||Xe!=kt||Ie!=Je,he[Z]=Ie,Z>0&&Qe.show){let Vt=Ie==null?-10:Ie==y?q:F(a==1?t[0][Ie]:t[Z][0][Ie],U,k,0),Rt=Xe==null?-10:W(Xe,a==1?_[Qe.scale]:_[Qe.facets[1].scale],A,0);if(Ir&&Xe!=null){let rn=U.ori==1?qe:Ge,mn=ht(xn.dist(r,Z,Ie,Rt,rn));if(mn<In){let An=xn.bias;if(An!=0){let qt=Cn(rn,Qe.scale),on=Xe>=0?1:-1,pn=qt>=0?1:-1;pn==on&&(pn==1?An==1?Xe>=qt:Xe<=qt:An==1?Xe<=qt:Xe>=qt)&&(In=mn,jn=Z)}else In=mn,jn=Z}}if(tn||Wr){let rn,mn;U.ori==0?(rn=Vt,mn=Rt):(rn=Rt,mn=Vt);let An,qt,on,pn,Pn,Lt,Bt=!0,yr=Tt.bbox;if(yr!=null){Bt=!1;let Et=yr(r,Z);on=Et.left,pn=Et.top,An=Et.width,qt=Et.height}else on=rn,pn=mn,An=qt=Tt.size(r,Z);if(Lt=Tt.fill(r,Z),Pn=Tt.stroke(r,Z),Wr)Z==jn&&In<=xn.prox&&(B=on,z=pn,de=An,Ee=qt,Re=Bt,ge=Lt,ie=Pn);else{let Et=nn[Z];Et!=null&&(Mr[Z]=on,Or[Z]=pn,Qd(Et,An,qt,Bt),qd(Et,Lt,Pn),Nn(Et,un(on),un(pn),fe,G))}}}}if(Wr){let Z=xn.prox,Qe=hr==null?In<=Z:In>Z||jn!=hr;if(tn||Qe){let Je=nn[0];Je!=null&&(Mr[0]=B,Or[0]=z,Qd(Je,de,Ee,Re),qd(Je,ge,ie),Nn(Je,un(B),un(z),fe,G))}}}if(Be.show&&Gn)if(u!=null){let[N,$]=at.scales,[q,B]=at.match,[z,de]=u.cursor.sync.scales,Ee=u.cursor.drag;if(bt=Ee._x,wt=Ee._y,bt||wt){let{left:Re,top:ge,width:ie,height:Z}=u.select,Qe=u.scales[z].ori,Je=u.posToVal,kt,Ie,Xe,Vt,Rt,rn=N!=null&&q(N,z),mn=$!=null&&B($,de);rn&&bt?(Qe==0?(kt=Re,Ie=ie):(kt=ge,Ie=Z),Xe=_[N],Vt=F(Je(kt,z),Xe,k,0),Rt=F(Je(kt+Ie,z),Xe,k,0),Co(wn(Vt,Rt),ht(Rt-Vt))):Co(0,k),mn&&wt?(Qe==1?(kt=Re,Ie=ie):(kt=ge,Ie=Z),Xe=_[$],Vt=W(Je(kt,de),Xe,A,0),Rt=W(Je(kt+Ie,de),Xe,A,0),Ao(wn(Vt,Rt),ht(Rt-Vt))):Ao(0,A)}else Ws()}else{let N=ht(tu-Xl),$=ht(nu-eu);if(U.ori==1){let de=N;N=$,$=de}bt=xt.x&&N>=xt.dist,wt=xt.y&&$>=xt.dist;let q=xt.uni;q!=null?bt&&wt&&(bt=N>=q,wt=$>=q,!bt&&!wt&&($>N?wt=!0:bt=!0)):xt.x&&xt.y&&(bt||wt)&&(bt=wt=!0);let B,z;bt&&(U.ori==0?(B=Hr,z=qe):(B=Gr,z=Ge),Co(wn(B,z),ht(z-B)),wt||Ao(0,A)),wt&&(U.ori==1?(B=Hr,z=qe):(B=Gr,z=Ge),Ao(wn(B,z),ht(z-B)),bt||Co(0,k)),!bt&&!wt&&(Co(0,0),Ao(0,0))}if(xt._x=bt,xt._y=wt,u==null){if(p){if(hu!=null){let[N,$]=at.scales;at.values[0]=N!=null?Cn(U.ori==0?qe:Ge,N):null,at.values[1]=$!=null?Cn(U.ori==1?qe:Ge,$):null}Ro(Ei,r,qe,Ge,fe,G,y)}if(Ir){let N=p&&at.setSeries,$=xn.prox;hr==null?In<=$&&Tn(jn,jr,!0,N):In>$?Tn(null,jr,!0,N):jn!=hr&&Tn(jn,jr,!0,N)}}tn&&(ce.idx=y,Us()),d!==!1&&vt("setCursor")}let Kn=null;Object.defineProperty(r,"rect",{get(){return Kn==null&&Po(!1),Kn}});function Po(u=!1){u?Kn=null:(Kn=T.getBoundingClientRect(),vt("syncRect",Kn))}function au(u,d,p,y,w,k,A){K._lock||Gn&&u!=null&&u.movementX==0&&u.movementY==0||($s(u,d,p,y,w,k,A,!1,u!=null),u!=null?gr(null,!0,!0):gr(d,!0,!1))}function $s(u,d,p,y,w,k,A,N,$){if(Kn==null&&Po(!1),pr(u),u!=null)p=u.clientX-Kn.left,y=u.clientY-Kn.top;else{if(p<0||y<0){qe=-10,Ge=-10;return}let[q,B]=at.scales,z=d.cursor.sync,[de,Ee]=z.values,[Re,ge]=z.scales,[ie,Z]=at.match,Qe=d.axes[0].side%2==1,Je=U.ori==0?fe:G,kt=U.ori==1?fe:G,Ie=Qe?k:w,Xe=Qe?w:k,Vt=Qe?y:p,Rt=Qe?p:y;if(Re!=null?p=ie(q,Re)?l(de,_[q],Je,0):-10:p=Je*(Vt/Ie),ge!=null?y=Z(B,ge)?l(Ee,_[B],kt,0):-10:y=kt*(Rt/Xe),U.ori==1){let rn=p;p=y,y=rn}}$&&(d==null||d.cursor.event.type==Ei)&&((p<=1||p>=fe-1)&&(p=xr(p,fe)),(y<=1||y>=G-1)&&(y=xr(y,G))),N?(Xl=p,eu=y,[Hr,Gr]=K.move(r,p,y)):(qe=p,Ge=y)}let Is={width:0,height:0,left:0,top:0};function Ws(){pa(Is,!1)}let su,iu,lu,uu;function cu(u,d,p,y,w,k,A){Gn=!0,bt=wt=xt._x=xt._y=!1,$s(u,d,p,y,w,k,A,!0,!1),u!=null&&(Pt(Di,Wi,du,!1),Ro($d,r,Hr,Gr,fe,G,null));let{left:N,top:$,width:q,height:B}=Be;su=N,iu=$,lu=q,uu=B}function du(u,d,p,y,w,k,A){Gn=xt._x=xt._y=!1,$s(u,d,p,y,w,k,A,!1,!0);let{left:N,top:$,width:q,height:B}=Be,z=q>0||B>0,de=su!=N||iu!=$||lu!=q||uu!=B;if(z&&de&&pa(Be),xt.setScale&&z&&de){let Ee=N,Re=q,ge=$,ie=B;if(U.ori==1&&(Ee=$,Re=B,ge=N,ie=q),bt&&zn(L,Cn(Ee,L),Cn(Ee+Re,L)),wt)for(let Z in _){let Qe=_[Z];Z!=L&&Qe.from==null&&Qe.min!=Me&&zn(Z,Cn(ge+ie,Z),Cn(ge,Z))}Ws()}else K.lock&&(K._lock=!K._lock,gr(d,!0,u!=null));u!=null&&(Nr(Di,Wi),Ro(Di,r,qe,Ge,fe,G,null))}function eh(u,d,p,y,w,k,A){if(K._lock)return;pr(u);let N=Gn;if(Gn){let $=!0,q=!0,B=10,z,de;U.ori==0?(z=bt,de=wt):(z=wt,de=bt),z&&de&&($=qe<=B||qe>=fe-B,q=Ge<=B||Ge>=G-B),z&&$&&(qe=qe<Hr?0:fe),de&&q&&(Ge=Ge<Gr?0:G),gr(null,!0,!0),Gn=!1}qe=-10,Ge=-10,he.fill(null),gr(null,!0,!0),N&&(Gn=N)}function mu(u,d,p,y,w,k,A){K._lock||(pr(u),ws(),Ws(),u!=null&&Ro(Md,r,qe,Ge,fe,G,null))}function pu(){C.forEach(sb),bs(r.width,r.height,!0)}Ar(Za,po,pu);let Kr={};Kr.mousedown=cu,Kr.mousemove=au,Kr.mouseup=du,Kr.dblclick=mu,Kr.setSeries=(u,d,p,y)=>{let w=at.match[2];p=w(r,d,p),p!=-1&&Tn(p,y,!0,!1)},Pe&&(Pt($d,T,cu),Pt(Ei,T,au),Pt(Id,T,u=>{pr(u),Po(!1)}),Pt(Wd,T,eh),Pt(Md,T,mu),Hi.add(r),r.syncRect=Po);let fa=r.hooks=e.hooks||{};function vt(u,d,p){Ls?To.push([u,d,p]):u in fa&&fa[u].forEach(y=>{y.call(null,r,d,p)})}(e.plugins||[]).forEach(u=>{for(let d in u.hooks)fa[d]=(fa[d]||[]).concat(u.hooks[d])});let fu=(u,d,p)=>p,at=dt({key:null,setSeries:!1,filters:{pub:Kd,sub:Kd},scales:[L,v[1]?v[1].scale:null],match:[Yd,Yd,fu],values:[null,null]},K.sync);at.match.length==2&&at.match.push(fu),K.sync=at;let hu=at.key,Ms=Gm(hu);function Ro(u,d,p,y,w,k,A){at.filters.pub(u,d,p,y,w,k,A)&&Ms.pub(u,d,p,y,w,k,A)}Ms.sub(r);function th(u,d,p,y,w,k,A){at.filters.sub(u,d,p,y,w,k,A)&&Kr[u](null,d,p,y,w,k,A)}r.pub=th;function nh(){Ms.unsub(r),Hi.delete(r),lr.clear(),Fi(Za,po,pu),m.remove(),Te?.remove(),vt("destroy")}r.destroy=nh;function Os(){vt("init",e,t),Hl(t||e.data,!1),M[L]?Es(L,M[L]):ws(),ia=Be.show&&(Be.width>0||Be.height>0),mr=tn=!0,bs(e.width,e.height)}return v.forEach(Bl),C.forEach(Uf),n?n instanceof HTMLElement?(n.appendChild(m),Os()):n(r,Os):Os(),r}ot.assign=dt;ot.fmtNum=Ji;ot.rangeNum=Ja;ot.rangeLog=ts;ot.rangeAsinh=Yi;ot.orient=Rr;ot.pxRatio=Ne;ot.join=Zg;ot.fmtDate=el,ot.tzDate=ly;ot.sync=Gm;{ot.addGap=Qy,ot.clipGaps=os;let e=ot.paths={points:Jm};e.linear=ep,e.stepped=zy,e.bars=jy,e.spline=Yy}var il="smartmoney.theme",ll=matchMedia("(prefers-color-scheme: dark)");function op(){let e=localStorage.getItem(il);return e==="light"||e==="dark"?e:"system"}function ap(e){e==="system"?localStorage.removeItem(il):localStorage.setItem(il,e)}function sp(e){let t=e==="system"?ll.matches?"dark":"light":e,n=document.documentElement;return n.dataset.theme=t,n.classList.toggle("dark-mode",t==="dark"),t}var ls=we(op()),ul=we("light");function cl(){ul.value=sp(ls.value)}ll.addEventListener("change",cl);cl();function ip(e){ls.value=e,ap(e),cl()}function lp(e,t){let n=e.over.querySelector(".tip");if(!t||(e.cursor.left??-1)<0){n?.remove();return}n||(n=document.createElement("div"),n.className="tip",e.over.append(n)),n.replaceChildren(us("strong",t.head),...t.rows.map(({name:l,value:c,tone:m})=>{let g=us("div","");return g.append(us("span",l,`dot tone-${m}`),us("b",c)),g}));let{clientWidth:r,clientHeight:a}=e.over,s=12,i=t.left+s+n.offsetWidth<=r;n.style.left=`${i?t.left+s:Math.max(0,t.left-s-n.offsetWidth)}px`,n.style.top=`${Math.max(0,Math.min((e.cursor.top??0)-n.offsetHeight/2,a-n.offsetHeight))}px`}function us(e,t,n=""){let r=document.createElement(e);return r.textContent=t,r.className=n,r}function vn({label:e,times:t,lines:n,format:r,ticks:a,height:s=240,moment:i}){let l=et(null),c=et(void 0),m=et({times:t,lines:n,format:r,ticks:a,moment:i}),g=et(void 0),[f,h]=Q(!1);m.current={times:t,lines:n,format:r,ticks:a,moment:i};let b=ul.value,T=JSON.stringify(n.map(({values:P,...v})=>v)),D=JSON.stringify([t,n.map(P=>P.values),i]);xe(()=>{let P=l.current;if(!P)return;let v=R=>{g.current=R,h(R!==void 0)},C=new ot(lb(P,m,s,v),up(m.current),P);g.current&&C.setScale("x",{min:g.current[0],max:g.current[1]}),c.current=C;let _=new ResizeObserver(()=>C.setSize({width:Math.max(P.clientWidth,200),height:s}));return _.observe(P),()=>{_.disconnect(),C.destroy(),c.current=void 0}},[T,b,s]),xe(()=>{c.current?.batch(P=>{let v=g.current;P.setData(up(m.current),v===void 0),v&&P.setScale("x",{min:v[0],max:v[1]})})},[D]);let E=()=>c.current?.setScale("x",{min:t[0]??0,max:t.at(-1)??0});return o("figure",{class:"chart",children:[n.length>1&&o("ul",{class:"legend","aria-hidden":"true",children:n.map(P=>o("li",{class:`${P.points?"dot":"dash"} tone-${P.tone??"accent"}`,children:P.name},P.name))}),f&&o("button",{type:"button",class:"small whole",onClick:E,children:"Show all"}),o("div",{ref:l,class:"plot","aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o(ib,{times:t,lines:n,format:r})]})]})}function ib({times:e,lines:t,format:n}){let r=Math.max(1,Math.floor(e.length/12)),a=s=>s%r===0||s===e.length-1||t.some(i=>i.points&&i.values[s]!=null);return o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),t.map(s=>o("th",{scope:"col",children:s.name},s.name))]})}),o("tbody",{children:e.map((s,i)=>a(i)&&o("tr",{children:[o("th",{scope:"row",children:new Date(s*1e3).toISOString().slice(0,16)}),t.map(l=>o("td",{children:l.values[i]==null?"":n(l.values[i])},l.name))]},i))})]})}var up=({times:e,lines:t})=>[e,...t.map(n=>n.values)];function lb(e,t,n,r){let a=dl(e,"--muted"),s=dl(e,"--line"),l={stroke:a,font:"12px system-ui, sans-serif",grid:{stroke:s,width:1},ticks:{show:!1}},c=()=>t.current.times[0]??0,m=()=>t.current.times.at(-1)??0;return{width:Math.max(e.clientWidth,200),height:n,tzDate:g=>ot.tzDate(new Date(g*1e3),"Etc/UTC"),legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!0,y:!1,dist:6}},scales:{x:{range:(g,f,h)=>f<=c()&&h>=m()?pb(c(),m()):[f,h]},y:{range:(g,f,h)=>f==null||h==null?[0,1]:f===h?mb(f):ot.rangeNum(f,h,.1,!0)}},hooks:{drawAxes:[g=>{t.current.moment!==void 0&&fb(g,t.current.moment,a)}],setScale:[(g,f)=>{let{min:h,max:b}=g.scales.x??{};f==="x"&&h!=null&&b!=null&&r(h>c()||b<m()?[h,b]:void 0)}],setCursor:[g=>lp(g,db(g,t))]},axes:[{...l,space:64,size:30,values:(g,f,h,b,T)=>f.map(D=>hb(D,T))},{...l,gap:6,size:cb,values:(g,f)=>{let{ticks:h,format:b}=t.current;return h?h(f):f.map(T=>b(T))}}],series:[{},...t.current.lines.map(g=>ub(e,g,t.current.lines.length))]}}function ub(e,t,n){let r=dl(e,`--${t.tone??"accent"}`);return{label:t.name,stroke:r,width:t.points?0:2,spanGaps:!t.points,points:{show:t.points!==void 0||t.values.filter(a=>a!==null).length===1,size:t.points??6,fill:r},paths:t.bars?ot.paths.bars?.({size:[.7,24]}):t.steps?ot.paths.stepped?.({align:1}):void 0,fill:t.bars?cp(r,.6):t.points||n>1?void 0:cp(r,.1)}}function cb(e,t,n,r){let{font:a,gap:s,_size:i}=e.axes[n];if(r>1)return i;e.ctx.save(),e.ctx.font=Array.isArray(a)?String(a[0]):String(a);let l=Math.max(0,...(t??[]).map(c=>e.ctx.measureText(c).width));return e.ctx.restore(),Math.ceil(l/devicePixelRatio+Number(s)+4)}function db(e,t){let{times:n,lines:r,format:a}=t.current,s=e.cursor.idx,i=s==null?void 0:n[s];if(s==null||i===void 0)return;let l=r.flatMap(c=>{let m=c.values[s]??(c.steps?c.values.slice(0,s).findLast(g=>g!==null):void 0);return m==null?[]:[{name:c.name,value:a(m),tone:c.tone??"accent"}]});return{left:e.valToPos(i,"x"),head:`${new Date(i*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`,rows:l}}function mb(e){let t=Math.abs(e)/10||.01;return[e-t,e+t]}function pb(e,t){let n=Math.max((t-e)*.02,60);return[e-n,t+n]}function fb(e,t,n){let{ctx:r,bbox:a}=e,s=e.valToPos(t,"x",!0);s<a.left||s>a.left+a.width||(r.save(),r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),r.beginPath(),r.moveTo(s,a.top),r.lineTo(s,a.top+a.height),r.stroke(),r.restore())}function hb(e,t){let n=new Date(e*1e3);return t>=86400||e%86400===0?n.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):n.toISOString().slice(11,t<60?19:16)}function dl(e,t){let n=document.createElement("span");n.style.color=`var(${t})`,e.append(n);let r=getComputedStyle(n).color;return n.remove(),r}function cp(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function cs({values:e,label:t,tone:n="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),a=Math.max(...e),s=88,i=24,l=f=>f/(e.length-1)*(s-4)+2,c=f=>a===r?i/2:i-3-(f-r)/(a-r)*(i-6),m=e[e.length-1]??0,g=m>=(e[0]??0);return o("svg",{class:`spark ${n==="plain"?"plain":g?"good":"bad"}`,width:s,height:i,viewBox:`0 0 ${s} ${i}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((f,h)=>`${l(h).toFixed(1)},${c(f).toFixed(1)}`).join(" ")}),o("circle",{cx:l(e.length-1),cy:c(m),r:"2"})]})}var dp=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],ml=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],pl=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],gb=20,fl=4;function mp(){let e=ve("chain",ut,"BASE"),t=ve("by",dp,"TRADER_SCORE"),n=tt.value.params,r=n.get("asof")??"",a=n.get("after"),s=r?"ALL":ve("window",Fn,"ALL"),i={chain:e,rankBy:t,first:gb,after:a,window:hn(s),asOf:r?`${r}T23:59:59Z`:null,filter:{...Object.fromEntries([...ml,...pl].flatMap(({name:b})=>n.get(b)?[[b,Number(n.get(b))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},l=te(Yu,i,{every:r?void 0:1e4}),c=te(Ju,i),m=te(Zu,{chain:e,window:i.window,filter:{...i.filter,minBuyVol:0}},{every:6e4,skip:!!r||i.filter?.minBuyVol===0}),g=new Map(c.data?.wallets.nodes.map(b=>[b.walletAddress,b.equity.map(T=>T.realizedPnlUsd)])),f=b=>se({after:"",...b}),h=async b=>{let{wallets:T}=await be(ju,{...i,first:200,after:b});return Sr({nodes:T.edges,pageInfo:T.pageInfo})};return o(S,{children:[o(_e,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o(Dn,{names:["chain","window","by","asof","activeSince",...[...ml,...pl].map(b=>b.name)],children:[o(De,{label:"Chain",choices:ut.map(b=>({value:b,label:We[b]})),chosen:e,change:b=>f({chain:b,compare:""})}),o(De,{label:"Window",choices:Fn.map(b=>({value:b,label:sn[b]})),chosen:s,change:b=>f({window:b==="ALL"?"":b,asof:""})}),o(_r,{label:"Ranked by",choices:dp.map(b=>({value:b,label:Ae(b)})),chosen:t,change:b=>f({by:b})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(En,{type:"date",value:r,change:b=>f({asof:b,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[ml.map(({name:b,label:T})=>o(Ri,{label:T,value:n.get(b)??"",change:D=>f({[b]:D}),hint:`${x(l.data?.wallets.chainDefaults[b]??0)} (default)`},b)),pl.map(({name:b,label:T,max:D})=>o(Ri,{label:T,value:n.get(b)??"",change:E=>f({[b]:E}),max:D,hint:"any"},b)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(En,{type:"date",value:n.get("activeSince")??"",change:b=>f({activeSince:b})})]})]})]})]}),o(vb,{chain:e,window:s,now:r!==""}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(le,{query:l,children:({wallets:b})=>o(yb,{page:b,chain:e,window:s,trend:g,all:m.data?.wallets.totalCount,by:t,csv:h})})})]})}function yb({page:e,chain:t,window:n,trend:r,all:a=0,by:s,csv:i}){let l=tt.value.params,c=Number(l.get("minBuyVol")||e.chainDefaults.minBuyVol),m=a-e.totalCount,g=m>0&&c>0&&o("p",{class:"muted small",children:[x(m)," more bought for less than ",ye(c),". ",o("button",{type:"button",onClick:()=>se({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let h=e.chainDefaults;return o(Y,{title:"No wallet passes",children:["By default ",We[t]," asks for ",x(h.minTrades)," trades, ",x(h.minTokens)," tokens, ",x(h.minClosed)," closed positions and ",ye(h.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",g]})}let f=e.asOf?`profits of all time, as it stood on ${St(e.asOf)}`:e.windowStart?`since ${St(e.windowStart)}`:"all time";return o(S,{children:[o("p",{class:"muted small",children:[x(e.totalCount)," wallets, ",f,e.asOf?"":o(S,{children:[", updated ",o(re,{at:e.updatedAt})]})]}),g,o(oe,{label:`Wallets of ${We[t]}, best first`,columns:bb(t,n,r),rows:e.edges,id:h=>h.node.id,csv:i,ordered:{by:s,choose:h=>se({by:h,after:""})}}),o(uo,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:l.get("after")?()=>se({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>se({after:e.pageInfo.endCursor}):void 0})]})}function bb(e,t,n){let r=pp(),a=(s,i)=>se({compare:(i?[...r,s]:r.filter(l=>l!==s)).slice(0,fl).join(",")});return[{name:"Rank",number:!0,cell:s=>x(s.rank)},{name:"Wallet",cell:s=>o(Ln,{chain:e,address:s.node.walletAddress,window:t})},{name:"Score",number:!0,order:"TRADER_SCORE",title:"Composite score, 0 to 1",cell:s=>s.node.traderScore.toFixed(3)},{name:"Profit",number:!0,order:"NET_PNL_USD",cell:s=>o(ct,{value:s.node.netPnlUsd})},{name:"Realized",number:!0,order:"REALIZED_PNL_USD",wide:!0,cell:s=>o(ct,{value:s.node.realizedPnlUsd})},{name:"Win rate",number:!0,order:"TRUE_WIN_RATE",title:"Share of closed positions with a profit, and how many there are",cell:s=>o(wb,{of:s.node})},{name:"Trades",number:!0,order:"TRADE_COUNT",cell:s=>o(S,{children:[x(s.node.tradeCount),o("small",{children:[x(s.node.tokensTraded)," tokens",t!=="ALL"&&" ever"]})]})},{name:"Bought",number:!0,order:"TOTAL_BUY_VOLUME_USD",wide:!0,cell:s=>ye(s.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:s=>o(re,{at:s.node.lastTradeTime})},{name:"Trend",title:`Realized profit, ${sn[t].toLowerCase()}`,cell:s=>o(cs,{values:n.get(s.node.walletAddress)??[],label:`Realized profit, ${sn[t].toLowerCase()}`})},{name:"Compare",cell:s=>o("input",{type:"checkbox","aria-label":`Compare ${s.node.walletAddress}`,checked:r.includes(s.node.walletAddress),disabled:!r.includes(s.node.walletAddress)&&r.length>=fl,onChange:i=>a(s.node.walletAddress,i.currentTarget.checked)})}]}function wb({of:e}){return o(S,{children:[Ye(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",x(e.closedPositions)]})]})}function pp(){return(tt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,fl)}function vb({chain:e,window:t,now:n}){let r=pp(),a=te(Xu,{chain:e,addresses:r,window:hn(t)},{skip:r.length===0});if(r.length===0)return null;let s=(a.data?.walletsByAddress??[]).flatMap(l=>l??[]),i=[{name:"Rank",of:l=>l.defaultRank?`#${x(l.defaultRank)}`:"not ranked"},{name:"Score",of:l=>l.traderScore.toFixed(3)},{name:"Profit",of:l=>o(ct,{value:l.netPnlUsd})},{name:"Win rate",of:l=>`${Ye(l.trueWinRate)} of ${x(l.closedPositions)}`},{name:"Trades",of:l=>x(l.tradeCount)},{name:"Average trade",of:l=>ye(l.avgTradeSizeUsd)},{name:t==="ALL"?"Largest trade":"Largest trade ever",of:l=>ye(l.largestTradeUsd)},{name:"Last trade",of:l=>o(re,{at:l.lastTradeTime})}];return o(V,{title:o(S,{children:["Compared ",o("span",{class:"badge",children:[sn[t],n&&", up to now"]})]}),actions:o("button",{type:"button",onClick:()=>se({compare:""}),children:"Close"}),children:[r.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Sb,{wallets:s}),o(oe,{csv:!1,label:"Compared wallets",rows:i,id:l=>l.name,columns:[{name:"Number",cell:l=>l.name},...s.map(l=>({name:l.walletAddress.slice(0,10),number:!0,cell:c=>c.of(l)}))]})]})}var kb=["accent","second","third","fourth"];function Sb({wallets:e}){let t=[...new Set(e.flatMap(r=>r.equity.map(a=>Ct(a.date))))].sort((r,a)=>r-a);if(t.length<2)return null;let n=e.map((r,a)=>{let s=new Map(r.equity.map(i=>[Ct(i.date),i.realizedPnlUsd]));return{name:r.walletAddress.slice(0,10),tone:kb[a],values:t.map(i=>s.get(i)??null)}});return o(vn,{label:"Realized profit over time",times:t,lines:n,format:r=>ye(r),ticks:so})}var _b=50,xb=200,Tb=5,sr=1e4,Cb=15e3,Ab=250,ds=class{constructor(t){this.filter=t}filter;rows=we(void 0);waiting=we([]);paused=we(!1);link=we("connecting");said=we("Connecting\u2026");gap=we(!1);older=we(void 0);loading=we(!1);refusal=we(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await be(ei,{filter:this.filter,last:_b},{signal:this.abort.signal});this.rows.value=hl(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Cb)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Tb&&this.older.value;t++){let{signals:n}=await be(ei,{filter:this.filter,last:xb,before:this.older.value},{signal:this.abort.signal});this.older.value=n.pageInfo.hasPreviousPage?n.pageInfo.startCursor??void 0:void 0,this.add(n.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,n={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Pa(tc,n,{link:r=>this.linked(r),failed:r=>this.fail(r),next:({signals:r})=>{this.cursor=r.cursor,r.gap&&(this.gap.value=!0),r.retraction&&this.retract(r.retraction.signalId,r.retraction.at),r.signal&&this.arrived(r.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let n=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?n?`Connected again, continued after signal ${x(n)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*sr&&(this.arrivals=this.arrivals.slice(-sr)),this.showing||(this.showing=setTimeout(()=>this.show(),Ab))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*sr&&this.fresh.clear();for(let n of t)this.fresh.add(n.signalId);this.paused.value?this.waiting.value=hl([...t,...this.waiting.value]).slice(0,sr):this.add(t)}add(t){let n=this.rows.value??[],r=new Set(n.map(s=>s.sequence)),a=hl([...n,...t.filter(s=>!r.has(s.sequence))]);this.rows.value=a.slice(0,sr),a.length>=sr&&(this.older.value=void 0)}retract(t,n){this.showing&&(clearTimeout(this.showing),this.show());let r=a=>a.signalId===t?{...a,retractedAt:n}:a;this.rows.value=this.rows.value?.map(r),this.waiting.value=this.waiting.value.map(r)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:n}=await be(ec,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),r=new Map(n.nodes.map(a=>[a.signalId,a]));this.rows.value=this.rows.value?.map(a=>{let s=r.get(a.signalId);return s?{...a,retractedAt:s.retractedAt,token:{...a.token,profile:s.token.profile}}:a})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ue?t:new Ue("",String(t)))}};function hl(e){return[...e].sort((t,n)=>n.sequence-t.sequence)}var Pb=200,gl=2e3;function Rb(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let n=e.outcome.settledPayout;return n===null||!e.token.currentPriceUsd?null:n/e.token.currentPriceUsd-1}function Jo(e,t){return Xo(e.notificationType,Rb(e,t))}function Xo(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function fp(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],n=e.map(r=>[r.sequence,r.signalId,r.sentAt,r.notificationType,r.chain,r.token.address,r.token.symbol,r.headline,r.token.currentPriceUsd,r.outcome.return1h,r.outcome.return6h,r.outcome.return24h,r.outcome.settledPayout,r.retractedAt]);Ga("signals",_i([t,...n]))}function hp(e,t,n){let[r,a]=Q({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return xe(()=>{let i=new AbortController;return a({signals:[],done:!1,cut:!1}),Lb(e,t,i.signal,a),()=>i.abort()},[s,t,n]),r}async function Lb(e,t,n,r){let a=[],s=null;try{for(;;){let i=await be(wc,{filter:e,last:Pb,before:s},{signal:n}),{nodes:l,pageInfo:c}=i.signals,m=l.filter(h=>h.sentAt>t).sort((h,b)=>b.sequence-h.sequence);a.push(...m),s=c.startCursor;let g=m.length===l.length&&c.hasPreviousPage&&s!==null,f=!g||a.length>=gl;if(r({signals:[...a],done:f,cut:g&&f}),f)return}}catch(i){n.aborted||r({signals:a,done:!0,cut:!1,refusal:i instanceof Ue?i:new Ue("",String(i))})}}var Zt=Object.keys(fn),Lr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},ms=Object.keys(Lr);function yl({traderCount:e,highestRank:t,totalUsdInflow:n}){let r=(a,s)=>Math.min(Math.max(Math.log(a)/Math.log(s),0),1);return Math.round(40*r(e,25)+40*r(n/1e3,1e3)+20*(1-r(t,200)))}function bl({summary:e}){let t=yl(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var ko=[{name:"Time",width:6.4,cell:e=>o(re,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(S,{children:[o(Qa,{priority:e.priority,means:Lr[e.priority]})," ",o(bl,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:ne(["signal",e.signalId]),children:e.headline}),o("small",{children:[fn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(S,{children:[o(Ot,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(S,{children:[e.summary.traderCount,o("small",{children:["best #",x(e.summary.highestRank)]})]})},{name:"Volume",width:6.6,number:!0,cell:e=>ye(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(S,{children:[o("span",{class:"num",children:Wt(e.token.priceChangePct/100)}),o("small",{children:je(e.token.currentPriceUsd,e.chain)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(S,{children:[o(wl,{s:e}),o("small",{children:je(e.token.profile?.priceUsd,e.chain)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>vl(e)??"\u2013"}];function wl({s:e}){let t=e.token.profile?.priceUsd,n=e.token.currentPriceUsd,r=t&&n?t/n-1:null;return o(Gt,{value:r,right:Xo(e.notificationType,r)})}function vl(e){return e.latency?nt(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var gp=[...new Set(Zt.map(e=>fn[e]))];function yp(){let e={chains:ao("chains",ut),types:ao("types",Zt),priorities:ao("priorities",ms)},t=tt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],n=JSON.stringify([e,t]),r=$t(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[n]),a=s=>i=>se({[s]:i.join(",")});return o(S,{children:[o(_e,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o(Dn,{names:["chains","types","priorities","wallets"],children:[o(gn,{label:"Chains",choices:ut.map(s=>({value:s,label:We[s]})),chosen:e.chains,change:a("chains")}),o(gn,{label:"Types",choices:gp.map(s=>({value:s,label:s})),chosen:gp.filter(s=>e.types.some(i=>fn[i]===s)),change:s=>a("types")(s.flatMap(i=>Eb(i,e.types)))}),o(gn,{label:"Priorities",choices:ms.map(s=>({value:s,label:s})),chosen:e.priorities,change:a("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Wallets"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(En,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>a("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:ms.map(s=>`${s}: ${Lr[s]}`).join(" \xB7 ")}),o(Db,{filter:r},n)]})}function Eb(e,t){let n=Zt.filter(a=>fn[a]===e),r=n.filter(a=>t.includes(a));return r.length>0?r:n}function Db({filter:e}){let[t,n]=Q(0),r=$t(()=>new ds(e),[t]);xe(()=>(r.start(),()=>r.stop()),[r]);let a=r.rows.value,s=r.waiting.value,i=r.paused.value,l=et(void 0),c=r.refusal.value??(a?void 0:l.current);l.current=c;let m=Ca(r.refusal.value);return xe(()=>{if(!m)return;let g=setTimeout(()=>n(f=>f+1),Aa);return()=>clearTimeout(g)},[r,m]),c?o(zt,{refusal:c,retry:()=>n(g=>g+1)}):a?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${r.link.value}`,children:r.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>r.resume(),children:["Show ",x(s.length)," new"]}),o("button",{type:"button",onClick:()=>{i?r.resume():r.paused.value=!0},children:i?"Resume":"Pause"})]})]}),r.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),a.length===0?o(Nb,{filtered:Object.keys(e).length>0}):o(oe,{long:!0,label:"Signals, newest first",columns:ko,rows:a,id:g=>g.signalId,class:g=>g.retractedAt?"gone":r.fresh.has(g.signalId)?"fresh":""}),a.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[x(a.length)," signals",a.length>=sr&&", the most that this page holds"]}),r.older.value&&o("button",{type:"button",disabled:r.loading.value,onClick:()=>{r.loadOlder()},children:"Older signals"})]})]}):o(rr,{label:"Loading the newest signals"})}function Nb({filtered:e}){let t=$t(()=>new Date(Date.now()-864e5).toISOString(),[]),n=te(nc,{since:t},{every:3e4}),r=te(rc,{},{skip:Mt.value?.scope!=="customer"});return o(le,{query:n,children:a=>o(Y,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or more wallets, may show more."}),Ub(a,r.data?.usage.budget,On.value).map(s=>o("li",{children:s},s))]})})})}function Ub(e,t,n){let r=[],a=e.chains.filter(l=>e.config.chains.includes(l.chain));a.length===0&&r.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&r.push("Your configuration includes no type of signals.");for(let l of a)l.lastEventAt?n-Date.parse(l.lastEventAt)>6e5&&r.push(`${We[l.chain]} is quiet: its last trade was ${Ma(l.lastEventAt,n)}.`):r.push(`No trade has come in on ${We[l.chain]} yet.`),l.reason&&r.push(`${We[l.chain]}: ${l.reason}`);t&&t.dailyUsed>=t.dailyBudget&&r.push(`Today's budget of ${x(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let l of e.decisions.nodes)s.set(l.rule??"",(s.get(l.rule??"")??0)+l.count);let[i]=[...s].sort((l,c)=>c[1]-l[1]);return i?r.push(`In the last 24 hours the rule \u201C${Ae(i[0])}\u201D held back ${x(i[1])} candidates, more than any other.`):a.some(l=>l.lastEventAt)&&r.push("No top wallet did anything in the last 24 hours that could have become a signal."),r}function wp(){let e=te(oc,{},{every:5e3}),t=te(ac,{},{every:6e4});return o(S,{children:[o(_e,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(le,{query:e,children:n=>{let r=n.serviceStatus;return o("div",{class:"stack",children:[o($b,{all:r.attention}),o(V,{children:o(Ze,{items:Wb(r)})}),o(V,{title:"The last hour",children:o(le,{query:t,children:a=>o(Ib,{minutes:a.serviceStatus.lastHour})})}),o(V,{title:"Disk space",actions:o("a",{href:ne(["settings"]),children:"Retention, in Settings"}),children:o(Ze,{items:qb(r.database)})}),o(V,{title:"Chains",children:o(oe,{label:"Chains",columns:Ob,rows:r.chains,id:a=>a.chain})}),o(V,{title:"Delivery",children:[o(oe,{label:"How long delivery takes",columns:Fb,rows:r.deliveries.steps,id:a=>a.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(V,{title:"Processes",children:o(oe,{label:"Processes",columns:Vb,rows:r.processes,id:a=>`${a.role} ${a.name}`})}),o(Qb,{status:r})]})}})]})}function $b({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(n=>n.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(n=>o("li",{children:n.text},n.text))})]})}function Ib({minutes:e}){if(e.length<2)return o(Y,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(n=>n.eventsPerSecond),Wa],["Behind",e.map(n=>n.lagSeconds),nt],["From trade to signal",e.map(n=>n.signalSeconds),nt],["Database",e.map(n=>n.databaseBytes||null),Fo]];return o(Ze,{items:t.map(([n,r,a])=>{let s=r.filter(l=>l!==null),i=s.at(-1);return{name:n,value:o(cs,{values:s,label:`${n} in the last ${e.length} minutes`,tone:"plain"}),note:i===void 0?"none in this time":`${a(Math.min(...s))} to ${a(Math.max(...s))}, now ${a(i)}`}})})}function Wb(e){let t=e.chains.map(a=>a.eventsPerSecond).filter(a=>a!=null),n=e.deliveries.steps.find(a=>a.step==="webhook"),r=e.processes.filter(a=>!a.leader&&["all","api","engine"].includes(a.role)).length;return[{name:"Events",value:t.length>0?`${Wa(t.reduce((a,s)=>a+s,0))}/s`:"not measured yet",note:`${x(e.chains.reduce((a,s)=>a+s.events,0))} since the start`},{name:"Behind",value:nt(Math.max(...e.chains.map(a=>a.lagSeconds))),note:`${x(e.chains.reduce((a,s)=>a+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(a=>a.leader)?.name||"none"}),note:r===1?"1 follower":`${r} followers`},{name:"To webhooks",value:x(e.deliveries.pending+e.deliveries.retrying),note:n?.p99Seconds!=null?`99 % within ${nt(n.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:x(e.errors),note:`${x(e.warnings)} warnings, ${x(e.failedRequests)} failed requests`},{name:"Runs since",value:o(re,{at:e.startedAt}),note:e.version}]}function Mb(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var Ob=[{name:"Chain",cell:e=>o(rt,{chain:e.chain})},{name:"State",cell:e=>Mb(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Wa(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(re,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(S,{children:[nt(e.lagSeconds),o("small",{children:[x(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>x(e.events)}],bp={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Fb=[{name:"Step",cell:e=>o(S,{children:[bp[e.step]?.[0]??e.step,o("small",{children:bp[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":nt(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":nt(e.p99Seconds)},{name:"Times",number:!0,cell:e=>x(e.count)}],Vb=[{name:"Process",cell:e=>o(S,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function qb(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${nt(e.measuredSeconds)}`,n=e.rough?"about ":"";return[{name:"Used",value:Fo(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":n+Fo(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":Fo(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${Ye(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${n}${x(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var Bb=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(S,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>x(e.count)},{name:"First",wide:!0,cell:e=>o(re,{at:e.firstAt})},{name:"Last",cell:e=>o(re,{at:e.lastAt})}];function Qb({status:e}){return o(V,{title:"Warnings and errors",actions:o("a",{href:ne(["sources"]),children:"Sources"}),children:e.problems.length===0?o(Y,{title:"None",children:"This process has logged no warning and no error since it started."}):o(oe,{label:"Warnings and errors, the last first",columns:Bb,rows:e.problems,id:t=>t.level+t.message})})}var vp=["FLAG","ENVIRONMENT","FILE","DEFAULT"],kp={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Sp(){let e=ao("origins",vp),t=te(sc,{});return o(S,{children:[o(_e,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o(Dn,{names:["origins"],children:o(gn,{label:"Where from",choices:vp.map(n=>({value:n,label:kp[n]})),chosen:e,change:n=>se({origins:n.join(",")})})}),o(le,{query:t,children:({settings:n})=>o(Hb,{settings:n.filter(r=>e.length===0||e.includes(r.origin)),all:n.length})})]})}function Hb({settings:e,all:t}){if(e.length===0)return o(Y,{title:"No setting comes from there",children:["All ",x(t)," have other origins."]});let n=[...new Set(e.map(r=>r.group))].sort((r,a)=>+(r==="")-+(a===""));return o("div",{class:"stack",children:[n.map(r=>o(V,{title:r||"Every command, and sections of the file",children:o(oe,{label:`Settings: ${r||"every command"}`,columns:Gb,rows:e.filter(a=>a.group===r),id:a=>a.name})},r)),o("p",{class:"muted",children:[x(e.length)," of ",x(t)," settings. Change one where it comes from, then restart the process."]})]})}var Gb=[{name:"Setting",cell:e=>o(S,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(S,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(S,{children:[o("strong",{children:kp[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];var zb={roots:"Operations",type:"Types",interface:"Interfaces",union:"Unions",input:"Inputs",enum:"Enums",scalar:"Scalars",directive:"Directives"},jb=["Query","Mutation","Subscription"],Kb=/^(?:"""[\s\S]*?"""\n|"[^\n]*"\n)?(type|interface|enum|input|union|scalar|directive) @?(\w+)[^\n]*?(?:\{[\s\S]*?^\}|$)/gm;function Yb(e){return[...e.matchAll(Kb)].map(([t,n="",r=""])=>({kind:jb.includes(r)?"roots":n,name:r,text:t}))}function _p({args:[e]}){let[t,n]=Q(),[r,a]=Q(),s=async()=>{a(void 0);try{let l=await fetch("schema.graphql");if(!l.ok)throw new Error(`status ${l.status}`);n(await l.text())}catch{a(new Ue("NETWORK","The schema cannot be loaded: the service does not answer."))}};xe(()=>{s()},[]);let i=$t(()=>Yb(t??""),[t]);return o("div",{class:"stack",children:[e&&o("p",{class:"small",children:[o("a",{href:ne(["schema"]),children:"Schema"})," \u203A ",e]}),o(_e,{title:e??"Schema",about:e?void 0:"What GraphQL can be asked, with units and bounds. Queries run in GraphiQL.",children:[o("a",{href:"schema.graphql",children:"schema.graphql"}),o("a",{href:"graphiql",children:"GraphiQL"})]}),r&&o(zt,{refusal:r,retry:()=>{s()}}),!r&&t===void 0&&o(rr,{}),t!==void 0&&(e?o(Jb,{all:i,name:e}):o(Zb,{all:i}))]})}function Zb({all:e}){let t=tt.value.params.get("text")??"",n=t.toLowerCase(),r=e.filter(a=>a.name.toLowerCase().includes(n)||n.length>2&&a.text.toLowerCase().includes(n));return o(S,{children:[o("label",{class:"field",children:[o("span",{children:"A name, or a word of a description"}),o("input",{type:"search",value:t,maxLength:60,onInput:a=>se({text:a.currentTarget.value})})]}),r.length===0&&o(Y,{title:"Nothing in the schema has this text"}),Object.entries(zb).map(([a,s])=>{let i=r.filter(l=>l.kind===a);return i.length>0&&o(V,{title:s,children:o("ul",{class:"names",children:i.map(l=>o("li",{children:o("a",{href:ne(["schema",l.name]),children:l.name})},l.name))})},a)})]})}function Jb({all:e,name:t}){let n=e.find(s=>s.name===t);if(!n)return o(Y,{title:"The schema has no such type",children:o("a",{href:ne(["schema"]),children:"See all"})});let r=new Set(e.map(s=>s.name)),a=e.filter(s=>s!==n&&new RegExp(`[[: ]${t}\\b[^"]*$`,"m").test(s.text));return o(S,{children:[o("pre",{class:"code sdl",tabIndex:0,"aria-label":`Definition of ${t}`,children:Xb(n.text).map(({text:s,told:i},l)=>o("span",{class:i?"muted":void 0,children:[i?s:s.split(/\b([A-Z]\w+)\b/).map((c,m)=>m%2&&c!==t&&r.has(c)?o("a",{href:ne(["schema",c]),children:c},m):c),`
`]},l))}),a.length>0&&o(V,{title:"Used by",children:o("ul",{class:"names",children:a.map(s=>o("li",{children:o("a",{href:ne(["schema",s.name]),children:s.name})},s.name))})})]})}function Xb(e){let t=!1;return e.split(`
`).map(n=>{let r=n.split('"""').length-1,a=t||n.trim().startsWith('"');return r===1&&(t=!t),{text:n,told:a}})}var ew={MINUTE:0,HOUR:3600,DAY:86400};function ps({label:e,points:t,interval:n,chain:r,marks:a,moment:s}){let i=t[0];if(!i)return o(Y,{title:"No price is known yet"});let l=[],c=1+a.length,m=ew[n],g=Math.floor(Date.now()/1e3);for(let h of t)xp(l,c,0,Math.min(Ct(h.at)+m,g),h.value);a.forEach((h,b)=>{for(let T of h.points)Ct(T.at)>=Ct(i.at)&&xp(l,c,b+1,Ct(T.at),T.value)}),l.sort((h,b)=>h.at-b.at);let f=h=>l.map(b=>b.values[h]??null);return o(vn,{label:e,times:l.map(h=>h.at),format:h=>je(h,r),ticks:h=>ad(h,r),moment:s?Ct(s):void 0,lines:[{name:"Price",steps:!0,values:f(0)},...a.map((h,b)=>({name:h.name,tone:h.tone,points:h.size,values:f(b+1)}))]},n)}function xp(e,t,n,r,a){let s=e.find(i=>i.at===r&&i.values[n]===null);s||(s={at:r,values:Array(t).fill(null)},e.push(s)),s.values[n]=a}var Tp=6,kl=24,tw=["MINUTE","HOUR","DAY"],nw={MINUTE:"Minutes",HOUR:"Hours",DAY:"Days"},rw={MINUTE:"Price by the minute",HOUR:"Price at the end of each hour",DAY:"Price at the end of each day"};function Ap({s:e}){let t=te(cc,{id:e.signalId,chain:e.chain,address:e.token.address},{every:6e4}),n=sw(e);return o(le,{query:t,children:({token:r,signal:a})=>{let s=r?.days??[],i={MINUTE:a?.priceMinutes.map(c=>({at:c.at,value:c.priceUsd}))??[],HOUR:Cp(r?.hours,e),DAY:Cp(s,e)},l=tw.filter(c=>i[c].length>(c==="MINUTE"?1:0));return l.length>0?o(ow,{s:e,kept:i,found:l,trades:n}):s.length===0?o(Y,{title:"No price is known yet"}):o(Y,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days, and by the minute as long as trades. Above is how the price went after the signal."})}})}function Cp(e=[],t){return e[0]!==void 0&&Date.parse(e[0].at)<=Date.parse(t.timestamp)?e:[]}function ow({s:e,kept:t,found:n,trades:r}){let a=ve("prices",n,n[0]??"MINUTE"),s=t[a],i=Date.parse(s[0]?.at??""),l=r.points.filter(c=>Date.parse(c.at)>=i);return o(S,{children:[n.length>1&&o(De,{label:"Prices by",choices:n.map(c=>({value:c,label:nw[c]})),chosen:a,change:c=>se({prices:c===n[0]?"":c})}),o(ps,{label:`${rw[a]}, the signal, and its wallets' trades`,points:s,interval:a,chain:e.chain,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:l}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(aw,{trades:r,shown:l.length,all:e.traders.length})]})]})}function aw({trades:e,shown:t,all:n}){return e.problem?o(S,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(S,{children:["Marked: the trades of ",x(t)," of ",x(n)," wallets.",t<n&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<n&&(n>kl?`, or of wallets after the first ${kl}.`:".")]}):o(S,{children:"The trades of its wallets are being looked for."})}function sw(e){let t=e.userTrades.map(i=>({at:i.trade.tradedAt,value:i.trade.priceUsd})),[n,r]=Q({next:0,points:[]}),a=t.length>0?[]:e.traders.slice(n.next,Math.min(n.next+Tp,kl)),s=te(dc,{chain:e.chain,addresses:a.map(i=>i.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:a.length===0});return xe(()=>{let{data:i}=s;i&&r(l=>({next:l.next+Tp,points:[...l.points,...i.walletsByAddress.flatMap(c=>iw(c,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:n.points,done:a.length===0,problem:s.refusal?.message}}function iw(e,t){let n=t.traders.find(a=>a.walletAddress===e?.walletAddress),r=e?.trades.nodes.find(a=>Math.abs(a.amountUsd-(n?.tradeSizeUsd??0))<=a.amountUsd*1e-6);return r?[{at:r.tradedAt,value:r.priceUsd}]:[]}function Pp({args:[e=""]}){let t=te(ic,{id:e},{every:15e3});return o(le,{query:t,children:({signal:n})=>n?o(lw,{s:n}):o(Y,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function lw({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ne(["live"]),children:"Live"})," \u203A signal ",x(e.sequence)]}),o(_e,{title:e.headline,about:o(S,{children:[o(Qa,{priority:e.priority,means:Lr[e.priority]})," ",o(bl,{summary:e.summary})," ",o(rt,{chain:e.chain})," ",fn[e.notificationType]," \xB7 ",an(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",Lr[e.priority],". Strength ",yl(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(Ot,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(re,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:ne(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(S,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(V,{title:"Price since",children:o(uw,{s:e})}),o(V,{title:"Price around it",children:o(Ap,{s:e})}),o(V,{title:`Wallets (${x(e.summary.traderCount)})`,children:o(cw,{s:e})}),o("div",{class:"columns",children:[o(V,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(mw,{s:e})]}),o(pw,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(hw,{token:e.token.address,own:e.signalId})]})}function uw({s:e}){let t=e.token.currentPriceUsd,n=vl(e),r=Date.now()-Date.parse(e.timestamp),a=(s,i,l)=>({name:s,value:o(Gt,{value:l,right:Xo(e.notificationType,l)}),note:l!==null?je(t*(1+l),e.chain):r<i*36e5?"not yet":"no price known"});return o(Ze,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:je(e.token.firstSmartEntryPrice,e.chain),note:`${Wt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:je(t,e.chain),note:n&&`raised ${n} after the trade`},{name:"Now",value:je(e.token.profile?.priceUsd,e.chain),note:o(wl,{s:e})},a("After 1 hour",1,e.outcome.return1h),a("After 6 hours",6,e.outcome.return6h),a("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":ye(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function cw({s:e}){let t=new Map(e.userTrades.map(a=>[a.trader.walletAddress,a.trade])),n=[{name:"Rank",number:!0,cell:a=>`#${x(a.leaderboardRank)}`,sort:a=>a.leaderboardRank},{name:"Wallet",cell:a=>o(Ln,{chain:e.chain,address:a.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:a=>a.windowVolumeUsd??a.tradeSizeUsd,cell:a=>o(S,{children:[ye(a.windowVolumeUsd??a.tradeSizeUsd),o("small",{children:dw(a)})]})},...t.size>0?[{name:"Price",number:!0,cell:a=>je(t.get(a.walletAddress)?.priceUsd,e.chain)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:a=>o(ct,{value:a.totalPnl}),sort:a=>a.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:a=>a.winRate,cell:a=>o(S,{children:[Ye(a.winRate),a.profile&&o("small",{children:["today ",Ye(a.profile.trueWinRate)," of ",x(a.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:a=>a.profile?.defaultRank?`#${x(a.profile.defaultRank)}`:"\u2013"}],r=e.traders.reduce((a,s)=>a+(s.windowTradeCount??NaN),0);return o(S,{children:[o(oe,{label:"Wallets of the signal",columns:n,rows:e.traders,id:a=>a.walletAddress}),r>0&&o("p",{class:"muted small",children:["Together ",ye(e.summary.totalUsdInflow)," in ",Rp(r),"."]})]})}var Rp=e=>e===1?"1 trade":`${x(e)} trades`;function dw(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${Rp(e.windowTradeCount)}, last ${ye(e.tradeSizeUsd)}`}function mw({s:e}){let t=e.decision.delivered;return o(V,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ze,{items:[{name:"Signal of the day",value:x(t.dailyUsed),note:`of ${x(t.dailyBudget)}`},{name:"Of this type",value:x(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${x(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function pw({id:e,at:t}){let n=te(lc,{},{skip:Mt.value?.scope!=="customer",every:3e4});if(Mt.value?.scope!=="customer")return null;let r=[{name:"Webhook",cell:a=>o("span",{class:"mono",children:a.url||"removed"})},{name:"What",cell:a=>a.retraction?"retraction":"signal"},{name:"State",cell:a=>o("span",{class:`badge ${a.state==="DELIVERED"?"good":a.state==="FAILED"?"bad":""}`,children:Ae(a.state)})},{name:"Attempts",cell:a=>a.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:a=>o(re,{at:a.createdAt})}];return o(V,{title:"Deliveries to webhooks",children:o(le,{query:n,children:({webhooks:a})=>{let s=a.flatMap(i=>i.deliveries.nodes.filter(l=>l.signalId===e).map(l=>({...l,url:i.url})));return s.length>0?o(oe,{label:"Deliveries",columns:r,rows:s,id:i=>i.url+String(i.retraction)}):a.some(i=>i.url)?o(Y,{title:"Not among the last 200 deliveries",children:t?o(S,{children:["A webhook accepted it ",o(re,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(Y,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:ne(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function fw(e){let t=new Map;for(let n of e){let r=[n.type,n.outcome,n.rule,n.signalId,n.lastAt.slice(0,10)].join(" "),a=t.get(r);t.set(r,a?{...a.lastAt>n.lastAt?a:n,count:a.count+n.count,firstAt:a.firstAt<n.firstAt?a.firstAt:n.firstAt}:n)}return[...t.values()].sort((n,r)=>r.lastAt.localeCompare(n.lastAt))}function hw({token:e,own:t}){let n=te(uc,{token:e});return o(V,{title:"Everything decided about this token",children:o(le,{query:n,children:({decisions:r})=>r.nodes.length===0?o(Y,{title:"Nothing in the last 7 days"}):o(oe,{label:"Decisions about the token",rows:fw(r.nodes),id:a=>`${a.type}${a.firstAt}${a.rule}${a.signalId}`,columns:[{name:"When",cell:a=>o(re,{at:a.lastAt})},{name:"Type",cell:a=>Ae(a.type)},{name:"Result",cell:a=>o("span",{class:`badge ${a.outcome==="DELIVERED"?"good":""}`,children:a.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:a=>a.signalId&&a.signalId!==t?o("a",{href:ne(["signal",a.signalId]),children:a.text}):a.text},{name:"Times",number:!0,cell:a=>x(a.count)}]})})})}function Lp(){let e=te(mc,{},{every:5e3});return o(S,{children:[o(_e,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(le,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(Y,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>o(gw,{source:n},n.name)),t.length>0&&o(kw,{names:t.map(n=>n.name)})]})})]})}function gw({source:e}){let t=e.events.reduce((r,a)=>r+a.count,0),n=e.skipped.reduce((r,a)=>r+a.count,0);return o(V,{class:"spaced",title:e.name,actions:o(bw,{source:e}),children:[Sl(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(re,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ze,{items:[{name:"Reads",value:Ae(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":x(e.lag),note:ww(e)},{name:"Events in the log",value:x(t),note:e.events.map(r=>`${x(r.count)} ${r.name}`).join(", ")||void 0},{name:"Not in the log",value:x(n),note:e.skipped.slice(0,3).map(r=>`${x(r.count)} ${r.name}`).join(", ")||void 0},{name:"Taken back",value:x(e.retracted),note:`${x(e.duplicates)} duplicates`},{name:"Last stored",value:o(re,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(oe,{label:`What of ${e.name} did not go into the log`,columns:yw,rows:[...e.skipped,...e.leftOut],id:r=>r.name})]}),e.lastError&&!Sl(e)&&o("p",{class:"muted",children:["Last error, ",o(re,{at:e.lastErrorAt}),": ",e.lastError]})]})}var yw=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(re,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>x(e.count)},{name:"Since",cell:e=>o(re,{at:e.since})}],Sl=e=>e.state==="FAILING"||e.state==="REFUSED";function bw({source:e}){let t=Sl(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Ae(e.state)})}function ww(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:nt(e.lagSeconds)}var vw=[{name:"When",cell:e=>o(re,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(S,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function kw({names:e}){let t=ve("source",e,e[0]??""),n=te(pc,{source:t},{every:5e3});return o(V,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:r=>se({source:r.currentTarget.value}),children:e.map(r=>o("option",{children:r},r))})]}),children:o(le,{query:n,children:({sourceRejects:r})=>r.nodes.length===0?o(Y,{title:"None",children:["Every message of ",t," was understood."]}):o(S,{children:[o(oe,{label:`Messages of ${t} that became no event, newest first`,columns:vw,rows:r.nodes,id:a=>String(a.number)}),o("p",{class:"muted",children:[x(r.nodes.length)," of ",x(r.totalCount)," that are kept."]})]})})})}var fs=document.querySelector("meta[name=explorers]")?.content!=="off",xl=(e,t)=>({wallet:[{name:e,at:n=>`https://${t}/address/${n}`}],token:[{name:e,at:n=>`https://${t}/token/${n}`}],transaction:[{name:e,at:n=>`https://${t}/tx/${n}`}]}),_l=e=>({name:"Dexscreener",at:t=>`https://dexscreener.com/${e}/${t}`}),Ep=xl("Basescan","basescan.org"),Dp=xl("Etherscan","etherscan.io"),Np=xl("Polygonscan","polygonscan.com"),Sw={BASE:{...Ep,token:[...Ep.token,_l("base")]},ETHEREUM:{...Dp,token:[...Dp.token,_l("ethereum")]},SOLANA:{wallet:[{name:"Solscan",at:e=>`https://solscan.io/account/${e}`}],token:[{name:"Solscan",at:e=>`https://solscan.io/token/${e}`},_l("solana")],transaction:[{name:"Solscan",at:e=>`https://solscan.io/tx/${e}`}]},POLYMARKET:{wallet:[{name:"Polymarket",at:e=>`https://polymarket.com/profile/${e}`},...Np.wallet],token:[],transaction:Np.transaction}},_w={name:"Polymarket",at:e=>`https://polymarket.com/market/${e}`};function Up({place:{name:e,at:t},id:n}){return o("a",{class:"outside",href:t(encodeURIComponent(n)),target:"_blank",rel:"noopener noreferrer",title:`Opens ${e}, which sees what you look at`,children:e})}function ea({kind:e,chain:t,id:n}){return!fs||!n?null:o(S,{children:Sw[t][e].map(r=>o(Up,{place:r,id:n},r.name))})}function Tl({slug:e}){return fs&&e?o(Up,{place:_w,id:e}):null}function Mp({args:[e="",t=""]}){let n=ut.find(a=>a===e.toUpperCase())??"BASE",r=te(fc,{chain:n,address:t},{every:15e3});return o(le,{query:r,children:({token:a})=>a?o(xw,{t:a}):o(Y,{title:"This token is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function xw({t:e}){return o("div",{class:"stack",children:[o(_e,{title:o(S,{children:[e.symbol||lt(e.address)," ",o(kr,{kind:"TOKEN",chain:e.chain,address:e.address})]}),about:o(S,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:[o(nr,{text:e.address,label:"the address"}),o(ea,{kind:"token",chain:e.chain,id:e.address}),e.market&&o(Tl,{slug:e.market.slug}),o(Ba,{kind:"TOKEN",chain:e.chain,address:e.address})]}),o(V,{children:o(Ze,{items:[{name:"Price",value:je(e.priceUsd,e.chain),note:e.priceAt?o(re,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":ye(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":x(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(Vp,{m:e.market}),o(Op,{chain:e.chain,address:e.address})]})}var Tw=["HOUR","DAY"];function Cw(e){return{name:"Signal",tone:"second",size:9,points:e.filter(n=>!n.retractedAt).map(n=>({at:n.timestamp,value:n.token.currentPriceUsd}))}}function Op({chain:e,address:t}){let n=ve("interval",Tw,"HOUR"),r=te(hc,{chain:e,token:t},{every:15e3}),a=te(bc,{chain:e,address:t,interval:n},{every:15e3}),s=o(De,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:n,change:i=>se({interval:i})});return o(S,{children:[o(le,{query:a,children:({token:i})=>i&&o(S,{children:[o(V,{title:"Price, with your signals",actions:s,children:o(ps,{label:"Price at the end of each interval, and at your signals",points:i.prices,interval:n,chain:e,marks:[Cw(r.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(V,{title:"Volume",children:o($p,{name:"Volume",points:i.volume,label:`Volume by ${n.toLowerCase()}`})}),o(V,{title:"Top wallets bought, less sold, by hour",children:o($p,{name:"Net flow",points:i.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]})]})}),o(Pw,{chain:e,address:t,query:a}),o(Nw,{chain:e,query:r})]})}function $p({name:e,points:t,label:n}){return t.every(r=>r.value===0)?o(Y,{title:"Nothing in this time"}):o(vn,{label:n,times:t.map(r=>Ct(r.at)),format:r=>ye(r),ticks:so,height:180,lines:[{name:e,bars:!0,values:t.map(r=>r.value)}]})}var Ip=["holders","profit"],Aw={holders:"Holders",profit:"Most profit"};function Pw({chain:e,address:t,query:n}){let r=ve("list",Ip,"holders");return o(V,{title:o(De,{label:"Wallets",choices:Ip.map(a=>({value:a,label:Aw[a]})),chosen:r,change:a=>se({list:a})}),children:r==="holders"?o(le,{query:n,children:({token:a})=>a&&o(Dw,{day:a,chain:e})}):o(Lw,{chain:e,address:t})})}var Wp=["REALIZED_PNL","NET_PNL"],Rw={REALIZED_PNL:"Realized",NET_PNL:"With open positions"};function Lw({chain:e,address:t}){let n=ve("window",Fn,"ALL"),r=n==="ALL"?ve("by",Wp,"REALIZED_PNL"):"REALIZED_PNL",a=te(yc,{chain:e,address:t,by:r,window:hn(n)},{every:6e4});return o(S,{children:[o("div",{class:"filters",children:[o(De,{label:"Window",choices:Fn.map(s=>({value:s,label:sn[s]})),chosen:n,change:s=>se({window:hn(s)})}),n==="ALL"&&o(De,{label:"Profit",choices:Wp.map(s=>({value:s,label:Rw[s]})),chosen:r,change:s=>se({by:s})})]}),o(le,{query:a,children:({token:s})=>s&&o(Ew,{top:s.topTraders,chain:e,window:n})})]})}function Ew({top:e,chain:t,window:n}){if(e.traders.length===0)return o(Y,{title:`No wallet closed a position in it${n==="ALL"?" yet":" in this window"}`});let r=e.traders.map((a,s)=>({...a,place:s+1}));return o(S,{children:[o("p",{class:"muted small",children:[x(e.totalCount)," ",e.totalCount===1?"wallet":"wallets",", ",e.windowStart?`positions closed since ${St(e.windowStart)}`:"all time",e.keptSince&&`; of positions closed before ${St(e.keptSince)} none is kept`]}),o(oe,{label:"Wallets with the most profit in the token",rows:r,id:a=>a.wallet.walletAddress,columns:[{name:"Place",number:!0,cell:a=>x(a.place)},{name:"Wallet",cell:a=>o(Ln,{chain:t,address:a.wallet.walletAddress,window:n})},{name:"Realized",number:!0,title:"Profit of its positions in the token that closed",cell:a=>o(ct,{value:a.realizedPnlUsd})},...n==="ALL"?[{name:"With open",number:!0,title:"The same, and what its open position adds",cell:a=>o(ct,{value:a.netPnlUsd})}]:[],{name:"Closed",number:!0,cell:a=>o(S,{children:[x(a.closedPositions),o("small",{children:[x(a.winningPositions)," won"]})]})},{name:"Holds",number:!0,cell:a=>a.position?ye(a.position.valueUsd):"\u2013"}]})]})}function Dw({day:e,chain:t}){return e.topHolders.length===0?o(Y,{title:"None of the first 200 wallets holds it"}):o(oe,{label:"Top wallets that hold the token",rows:e.topHolders,id:n=>n.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:n=>`#${x(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Ln,{chain:t,address:n.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:n=>je(n.position.quantity?n.position.costUsd/n.position.quantity:null,t)},{name:"Value",number:!0,cell:n=>ye(n.position.valueUsd),sort:n=>n.position.valueUsd},{name:"Profit",number:!0,cell:n=>o(ct,{value:n.position.pnlUsd}),sort:n=>n.position.pnlUsd}]})}function Nw({chain:e,query:t}){return o(le,{query:t,children:({signals:n})=>o(S,{children:[o(V,{title:"Signals on it",children:n.nodes.length===0?o(Y,{title:"None of your signals is on it",children:o("a",{href:ne(["live"]),children:"See all signals"})}):o(oe,{label:"Signals on the token",columns:ko,rows:[...n.nodes].sort((r,a)=>a.sequence-r.sequence),id:r=>r.signalId})}),n.nodes.length>0&&o(V,{title:"Top wallets in these signals",children:o(Uw,{chain:e,nodes:n.nodes})})]})})}function Uw({chain:e,nodes:t}){let n=new Map;for(let r of t.filter(a=>!a.retractedAt).flatMap(a=>a.traders)){let a=n.get(r.walletAddress);n.set(r.walletAddress,{address:r.walletAddress,rank:r.leaderboardRank,sizeUsd:Math.max(a?.sizeUsd??0,r.tradeSizeUsd),signals:(a?.signals??0)+1})}return o(oe,{label:"Top wallets in these signals",rows:[...n.values()].sort((r,a)=>r.rank-a.rank),id:r=>r.address,columns:[{name:"Rank then",number:!0,cell:r=>`#${x(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Ln,{chain:e,address:r.address})},{name:"Largest trade",number:!0,cell:r=>ye(r.sizeUsd),sort:r=>r.sizeUsd},{name:"Signals",number:!0,cell:r=>x(r.signals),sort:r=>r.signals}]})}function Fp({args:[e=""]}){let t=te(gc,{itemId:e},{every:15e3});return o(le,{query:t,children:({market:n})=>n?o("div",{class:"stack",children:[o(_e,{title:n.question||"A market without a question",about:o(rt,{chain:"POLYMARKET"}),children:o(Tl,{slug:n.slug})}),o(Vp,{m:n}),o($w,{outcomes:n.outcomes??[]})]}):o(Y,{title:"This market is unknown",children:"No source has described it yet."})})}function $w({outcomes:e}){let t=e[0];if(!t)return o(Y,{title:"No outcome of this market is known yet"});let n=ve("outcome",e.map(r=>r.token),t.token);return o(S,{children:[o("div",{class:"filters",children:o(De,{label:"Outcomes",choices:e.map(r=>({value:r.token,label:r.outcomeLabel||lt(r.token)})),chosen:n,change:r=>se({outcome:r})})}),o(Op,{chain:"POLYMARKET",address:n},n)]})}function Vp({m:e}){return o(V,{title:e.outcomeLabel?o("a",{href:ne(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ze,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:ye(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(oe,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:ne(["token","POLYMARKET",t.token]),children:t.outcomeLabel||lt(t.token)})},{name:"Price",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",je(t.priceUsd,"POLYMARKET")]})}]})]})}var qp=["7","30","90"],Al=["1h","6h","24h","settled"],ta={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Pl={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Bp=["all","wins","losses","open"],Qp={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Gp=30,Cl=100;function zp(){let e=ve("days",qp,"30"),t=ve("after",Al,"1h"),n=ve("chain",["ALL",...ut],"ALL"),r=ve("type",["ALL",...Zt],"ALL"),[a,s]=Q(0),i=$t(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,a]),l={...n==="ALL"?{}:{chains:[n]},...r==="ALL"?{}:{types:[r]}},c=hp(l,i,a),m=te(vc,{since:i,chain:n==="ALL"?null:n,type:r==="ALL"?null:r}),g=()=>s(f=>f+1);return o(S,{children:[o(_e,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:g,children:"Renew"}),o("button",{type:"button",disabled:!c.done||c.signals.length===0,onClick:()=>fp(c.signals),children:"CSV"})]}),o(Dn,{names:["days","after","chain","type"],children:[o(De,{label:"Period",choices:qp.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>se({days:f})}),o(De,{label:"Graded after",choices:Al.map(f=>({value:f,label:Pl[f]})),chosen:t,change:f=>se({after:f})}),o(_r,{label:"Chain",choices:[{value:"ALL",label:"All"},...ut.map(f=>({value:f,label:We[f]}))],chosen:n,change:f=>se({chain:f==="ALL"?"":f})}),o(_r,{label:"Type",choices:[{value:"ALL",label:"All"},...Zt.map(f=>({value:f,label:Ae(f)}))],chosen:r,change:f=>se({type:f==="ALL"?"":f})})]}),o(le,{query:m,children:f=>o(Iw,{record:f.types,weeks:f.weeks.groups,span:t})}),c.refusal&&o(zt,{refusal:c.refusal,retry:g}),c.signals.length===0&&!c.refusal&&(c.done?o(Y,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:ne(["live"]),children:"See what comes now"})]}):o(rr,{label:"Loading signals"})),c.signals.length>0&&o(V,{title:"Every signal",children:[!c.done&&o(rr,{label:`${x(c.signals.length)} signals loaded`}),c.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",x(gl)," signals of the period; the numbers above are of all."]}),o(Vw,{signals:c.signals,span:t})]})]})}function Iw({record:e,weeks:t,span:n}){return o(S,{children:[o(V,{children:o(Ww,{record:e,span:n})}),e.all.count>0&&o(S,{children:[o("div",{class:"columns",children:[o(V,{title:"Wins and losses",children:o(Mw,{record:e.all,span:n})}),o(V,{title:"What waiting costs",children:o(Ow,{delays:e.delays})})]}),o(V,{title:"By type",children:o(Hp,{label:"By type",first:"Type",groups:e.groups,name:r=>Ae(r.type??""),span:n})}),o(V,{title:"By week",children:[o(Fw,{weeks:t,span:n}),o(Hp,{label:"By week",first:"Week from",groups:t,name:r=>St(r.weekFrom??""),span:n})]})]})]})}function Ww({record:e,span:t}){let n=i=>{let l=e.all[ta[i]];return{name:`Right after ${Pl[i].toLowerCase()}`,value:o("span",{class:i===t?"chosen":"",children:Ye(l.hitRate)}),note:l.count===0?"none graded yet":o(S,{children:["of ",x(l.count),": ",Ye(l.hitRateLow)," to ",Ye(l.hitRateHigh),o("br",{}),"median gain ",Wt(l.medianGain)]})}},{keptSince:r,since:a,all:s}=e;return o(S,{children:[r&&r>a&&o("p",{class:"note warn",children:["Signals before ",an(r)," are no longer kept and not counted."]}),o(Ze,{items:[{name:"Signals",value:x(s.count),note:s.retracted>0?`and ${x(s.retracted)} retracted, not counted`:`since ${St(a)}`},...Al.map(n)]})]})}function Mw({record:e,span:t}){let n=e[ta[t]];return n.count===0?o(Y,{title:"None is graded yet",children:[x(e.count)," signals wait: a price is taken ",Pl[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ze,{items:[{name:"Wins",value:o("span",{class:"good",children:x(n.wins)}),note:`best ${Wt(n.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:x(n.losses)}),note:`worst ${Wt(n.worstGain)}`},{name:"Right",value:Ye(n.hitRate),note:`95 %: ${Ye(n.hitRateLow)} to ${Ye(n.hitRateHigh)}`},{name:"Median gain",value:o(Gt,{value:n.medianGain}),note:n.count<Gp?`only ${x(n.count)}: says little`:`of ${x(n.count)}`}]})}function Ow({delays:e}){let t=e[0]?.count??0;return t===0?o(Y,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(S,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",x(t)," that are a day old, if one follows"]}),o(Ze,{items:e.map(n=>({name:n.minutes===0?"At once":`${x(n.minutes)} minutes later`,value:o(Gt,{value:n.medianGain})}))})]})}function Hp({label:e,first:t,groups:n,name:r,span:a}){let s=l=>l.record[ta[a]];return o(oe,{label:e,columns:[{name:t,cell:r,sort:l=>l.weekFrom??r(l)},{name:"Signals",number:!0,cell:l=>x(l.record.count),sort:l=>l.record.count},{name:"Graded",number:!0,wide:!0,cell:l=>x(s(l).count)},{name:"Wins",number:!0,cell:l=>o("span",{class:"good",children:x(s(l).wins)})},{name:"Losses",number:!0,cell:l=>o("span",{class:"bad",children:x(s(l).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:l=>s(l).hitRate??-1,cell:l=>s(l).count===0?"\u2013":o(S,{children:[Ye(s(l).hitRate),o("small",{class:s(l).count<Gp?"few":"",children:[Ye(s(l).hitRateLow)," to ",Ye(s(l).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:l=>o(Gt,{value:s(l).medianGain}),sort:l=>s(l).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:l=>o(Gt,{value:s(l).worstGain})},{name:"Best",number:!0,wide:!0,cell:l=>o(Gt,{value:s(l).bestGain})}],rows:n,id:r})}function Fw({weeks:e,span:t}){let n=e.filter(r=>r.record[ta[t]].medianGain!==null);return n.length<2?null:o(vn,{label:"Median gain by week",times:n.map(r=>Ct(r.weekFrom??"")),format:r=>Wt(r),height:180,lines:[{name:"Median gain",values:n.map(r=>r.record[ta[t]].medianGain)}]})}function Vw({signals:e,span:t}){let n=ve("grade",Bp,"all"),r=e.filter(s=>{let i=s.retractedAt?null:Jo(s,t);return n==="all"||(n==="open"?i===null:i!==null&&n==="wins"==i>0)}),a=[{name:"Time",cell:s=>o(re,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(qw,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Gt,{value:Jo(s,t)}),sort:s=>Jo(s,t)??-9},{name:"Signal",cell:s=>o(S,{children:[o("a",{href:ne(["signal",s.signalId]),children:s.headline}),o("small",{children:Ae(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(rt,{chain:s.chain})},{name:"Token",cell:s=>o(Ot,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>je(s.token.currentPriceUsd,s.chain)},{name:"1 h",number:!0,wide:!0,cell:s=>Wt(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>Wt(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>Wt(s.outcome.return24h)}];return o(S,{children:[o(De,{label:"Grades",choices:Bp.map(s=>({value:s,label:Qp[s]})),chosen:n,change:s=>se({grade:s==="all"?"":s})}),r.length===0?o(Y,{title:`None: ${Qp[n].toLowerCase()}`}):o(oe,{label:"Graded signals",columns:a,rows:r.slice(0,Cl),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),r.length>Cl&&o("p",{class:"muted small",children:["The newest ",x(Cl)," of ",x(r.length),"; the CSV has all."]})]})}function qw({s:e,span:t}){let n=Jo(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):n===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${n>0?"good":"bad"}`,children:n>0?"Win":"Loss"})}var jp=["positions","closed","trades","signals"],Bw={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Zp({args:[e="",t=""]}){let n=ut.find(s=>s===e.toUpperCase())??"BASE",r=ve("window",Fn,"ALL"),a=te(xc,{chain:n,address:t,window:hn(r)},{every:15e3});return o(le,{query:a,children:({wallet:s})=>s?o(Qw,{w:s,window:r}):o(Y,{title:"This wallet is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function Qw({w:e,window:t}){let n=ve("tab",jp,"positions"),r=o("span",{class:"badge",children:sn[t]}),a={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ne(["leaderboard"],{chain:e.chain,window:hn(t)}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${x(e.defaultRank)}`:"not ranked"]}),o(_e,{title:o(S,{children:[o("span",{class:"mono",children:lt(e.walletAddress)})," ",o(kr,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),about:o(S,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(nr,{text:e.walletAddress,label:"the address"}),o(ea,{kind:"wallet",chain:e.chain,id:e.walletAddress}),o("a",{href:ne(["live"],{wallets:e.walletAddress}),children:"Live signals of it"}),o(Ba,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),o(De,{label:"Window",choices:Fn.map(s=>({value:s,label:sn[s]})),chosen:t,change:s=>se({window:hn(s)})}),o(V,{title:"Numbers",actions:r,children:o(Hw,{w:e,window:t})}),e.scoreParts&&o(V,{title:"What the score is made of",actions:r,children:o(Gw,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(V,{title:"Realized profit over time",actions:r,children:o(zw,{w:e})}),o(V,{title:"Score at each midnight",actions:o("span",{class:"badge",children:sn.ALL}),children:o(jw,{w:e})})]}),o(V,{title:o(De,{label:"Lists",choices:jp.map(s=>({value:s,label:Bw[s]})),chosen:n,change:s=>se({tab:s,after:""})}),children:[n==="positions"&&o(Yw,{of:a}),n==="closed"&&o(Zw,{of:a}),n==="trades"&&o(Xw,{of:a}),n==="signals"&&o(ev,{of:a})]})]})}function Hw({w:e,window:t}){let n=t==="ALL"?"":" ever";return t!=="ALL"&&e.tradeCount===0?o(Y,{title:"No trade in this window",children:["Its last one was ",o(re,{at:e.lastTradeTime}),"."]}):o(Ze,{items:[{name:"Rank",value:e.defaultRank?`#${x(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(ct,{value:e.netPnlUsd}),note:o(S,{children:[o(ct,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Ye(e.trueWinRate),note:`${x(e.winningPositions)} of ${x(e.closedPositions)} closed positions`},{name:"Trades",value:x(e.tradeCount),note:`${x(e.buyCount)} buys, ${x(e.sellCount)} sells, ${x(e.tokensTraded)} tokens${n}`},{name:"Bought",value:ye(e.totalBuyVolumeUsd),note:`sold ${ye(e.totalSellVolumeUsd)}`},{name:"Average trade",value:ye(e.avgTradeSizeUsd),note:`largest${n} ${ye(e.largestTradeUsd)}`},{name:"Last trade",value:o(re,{at:e.lastTradeTime}),note:e.firstTradeTime?o(S,{children:["first",n," ",o(re,{at:e.firstTradeTime})]}):void 0}]})}function Gw({w:e,parts:t}){let n=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(S,{children:[o(ct,{value:e.netPnlUsd})," for ",ye(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${x(e.winningPositions)} of ${x(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${x(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${x(e.tradeCount)} trades; 1,000 are full`}];return o(oe,{label:"Parts of the score",rows:n,id:r=>r.name,columns:[{name:"Part",cell:r=>r.name},{name:"From",cell:r=>r.from},{name:"Value",number:!0,cell:r=>r.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:r=>Ye(r.weight)},{name:"Adds",number:!0,cell:r=>o("strong",{children:(r.weight*r.value).toFixed(3)})}]})}function zw({w:e}){return e.equity.length<2?o(Y,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(vn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Ct(t.date)),format:t=>ye(t),ticks:so,lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function jw({w:e}){return e.rankHistory.length<2?o(Y,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(vn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Ct(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}var na=()=>tt.value.params.get("after");function hs({page:e,noun:t,empty:n,children:r}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(Y,{title:n});let{hasNextPage:a,endCursor:s}=e.pageInfo;return o(S,{children:[e.nodes.length===0?o(Y,{title:n}):r(e.nodes,a||na()!==null),o(uo,{shown:e.nodes.length,total:e.totalCount,noun:t,first:tt.value.params.get("after")?()=>se({after:""}):void 0,more:a?()=>se({after:s}):void 0})]})}var Kp=["VALUE","OPENED"],Kw={VALUE:"Largest first",OPENED:"Oldest first"};function Yw({of:e}){let t=ve("order",Kp,"VALUE"),n=te(ni,{...e,orderBy:t,after:na()},{every:15e3});return o(S,{children:[o(De,{label:"Order",choices:Kp.map(r=>({value:r,label:Kw[r]})),chosen:t,change:r=>se({order:r,after:""})}),o(le,{query:n,children:({wallet:r})=>o(hs,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:(a,s)=>o(oe,{label:"Open positions",rows:a,id:i=>i.token,part:s,ordered:{by:t,choose:i=>se({order:i,after:""})},csv:async i=>Sr((await be(ni,{...e,orderBy:t,after:i})).wallet?.positions),columns:[{name:"Token",cell:i=>o(Ot,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>Vo(i.quantity)},{name:"Paid per token",number:!0,cell:i=>je(i.quantity?i.costUsd/i.quantity:null,e.chain)},{name:"Price",number:!0,cell:i=>je(i.priceUsd,e.chain)},{name:"Value",number:!0,order:"VALUE",cell:i=>ye(i.valueUsd)},{name:"Profit",number:!0,cell:i=>o(ct,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(ct,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function Zw({of:e}){let t=te(ri,{...e,after:na()});return o(le,{query:t,children:({wallet:n})=>o(hs,{page:n?.closings,noun:"closed positions",empty:"It has closed no position yet",children:(r,a)=>o(oe,{label:"Closed positions",rows:r,id:s=>s.token+s.openedAt+s.closedAt,part:a,csv:async s=>Sr((await be(ri,{...e,after:s})).wallet?.closings),columns:[{name:"Closed",cell:s=>o(re,{at:s.closedAt})},{name:"Token",cell:s=>o(Ot,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Held",number:!0,cell:s=>nt((Date.parse(s.closedAt)-Date.parse(s.openedAt))/1e3)},{name:"Paid",number:!0,cell:s=>ye(s.costUsd),sort:s=>s.costUsd},{name:"Received",number:!0,wide:!0,cell:s=>ye(s.proceedsUsd)},{name:"Profit",number:!0,cell:s=>o(ct,{value:s.profitUsd}),sort:s=>s.profitUsd}]})})})}var Yp=["ALL","BUY","SELL"],Jw={ALL:"All",BUY:"Buys",SELL:"Sells"};function Xw({of:e}){let t=ve("side",Yp,"ALL"),n=t==="ALL"?null:{side:t},r=te(oi,{...e,filter:n,after:na()},{every:15e3});return o(S,{children:[o(De,{label:"Side",choices:Yp.map(a=>({value:a,label:Jw[a]})),chosen:t,change:a=>se({side:a,after:""})}),o(le,{query:r,children:({wallet:a})=>o(hs,{page:a?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:(s,i)=>o(S,{children:[a?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",an(a.trades.keptSince)," some are no longer kept."]}),o(oe,{label:"Trades, newest first",rows:s,id:l=>l.id,part:i,csv:async l=>Sr((await be(oi,{...e,filter:n,after:l})).wallet?.trades),columns:[{name:"Time",cell:l=>o(re,{at:l.tradedAt})},{name:"Side",cell:l=>o("span",{class:`badge ${l.side==="BUY"?"good":"bad"}`,children:l.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:l=>o(Ot,{chain:e.chain,address:l.token,symbol:l.symbol})},{name:"Quantity",number:!0,wide:!0,cell:l=>Vo(l.quantity)},{name:"Price",number:!0,cell:l=>je(l.priceUsd,e.chain)},{name:"Amount",number:!0,cell:l=>ye(l.amountUsd),sort:l=>l.amountUsd},...fs?[{name:"Transaction",wide:!0,cell:l=>o(ea,{kind:"transaction",chain:e.chain,id:l.txHash})}]:[]]})]})})})]})}function ev({of:e}){let t=te(ai,{...e,after:na()},{every:15e3});return o(le,{query:t,children:({wallet:n})=>o(hs,{page:n?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:r=>o(oe,{label:"Signals of the wallet",columns:ko,rows:r,id:a=>a.signalId,csv:async a=>Sr((await be(ai,{...e,after:a})).wallet?.signals)})})})}var ra=e=>Number(e.toPrecision(12)),tv=e=>ra(e/100);function Rl(e,{min:t,max:n,whole:r,percent:a,optional:s}){let i=a&&n!==void 0?n*100:n,l=i!==void 0?`${(t??0).toLocaleString("en")} to ${i.toLocaleString("en")}${a?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return s?void 0:`Write a number: ${l}`;let c=Number(e);return Number.isNaN(c)?`Write a number: ${l}`:c<(t??0)||i!==void 0&&c>i?n===1&&!a&&c>1&&c<=100?`${l}: write ${tv(c)} for ${c} %`:`${l}, not ${c.toLocaleString("en")}`:r&&!Number.isInteger(c)?`A whole number: ${l}`:void 0}function nv(e,{percent:t}){let n=Number(e);return t&&n>0&&n<=1?`${n} %: write ${ra(n*100)} for ${ra(n*100)} %`:void 0}function Ll({label:e,value:t,change:n,wrong:r,hint:a,...s}){let i=_a(),[l,c]=Q(),[m,g]=Q(),{min:f,max:h,whole:b,percent:T}=s,D=T?100:1,E=l??(t===void 0?"":String(ra(t*D))),P=(C,_)=>{let R=C.validity.badInput?Rl("x",s):Rl(C.value,s);c(C.value),R||n(C.value===""?void 0:ra(Number(C.value)/D)),(!R||_||m)&&(g(R),r(R))},v=m??nv(E,s);return o("label",{class:"field",children:[o("span",{children:[e,T&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:f,max:h===void 0?void 0:h*D,step:b?1:"any",placeholder:a,value:E,"aria-invalid":m!==void 0,"aria-describedby":v?i:void 0,onInput:C=>P(C.currentTarget,!1),onChange:C=>P(C.currentTarget,!0),onBlur:C=>{!Rl(C.currentTarget.value,s)&&C.currentTarget.validity.valid&&c(void 0)}}),v&&o("small",{id:i,class:m?"bad":"few",role:"alert",children:v})]})}var Jp=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Xp=["webhookUrl"];function ef(e){let t=new Set([...Jp.flatMap(([,a])=>a),...Xp]),n=a=>a.flatMap(s=>e.filter(i=>i.name===s)),r=e.filter(a=>!t.has(a.name));return[...Jp.map(([a,s])=>[a,n(s)]),["More",r]]}function tf(e){return e.map(({name:t,description:n,type:r})=>{let a=n??"",s=r.kind==="LIST"?r.ofType?.ofType?.name??r.ofType?.name??"":r.name??"",l=r.kind==="LIST"?s.endsWith("Input")?"limits":"choices":r.kind==="ENUM"?"choice":s==="String"?"text":"number",c=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=rv(a),g=l==="number"&&m.max===1&&t.endsWith("Rate"),f=g?a.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):a;return{name:t,rule:c,label:Ae(c),text:f,kind:l,whole:s==="Int",percent:g,of:s,...m}})}function rv(e){let t=a=>Number((a??"").replaceAll(",","")),n=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(n)return{min:t(n[1]),max:t(n[2])};let r=/([\d.,]*\d) or more/.exec(e);return r?{min:t(r[1])}:{}}function Bn(e,t){return e[t]??""}function El(e,t){let n=r=>JSON.stringify(Array.isArray(r)?r.map(a=>JSON.stringify(a)).sort():r);return n(e)===n(t)}function gs(e,t,n){return e.filter(r=>!Xp.includes(r.name)&&!El(Bn(t,r.name),Bn(n,r.name)))}var nf=["ALL","DELIVERED","HELD_BACK"],ov=[{name:"Latest",cell:e=>o(re,{at:e.lastAt})},{name:"Candidate",cell:e=>o(S,{children:[Ae(e.type),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Ot,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(S,{children:[o("a",{href:ne(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(S,{children:[Ae(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>x(e.count)}];function rf(){let e=ve("outcome",nf,"ALL"),t=tt.value.params.get("token")??"",[n,r]=Q(),a=te(_c,{first:20,after:n,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=i=>{r(void 0),se(i)};return o(V,{title:"Decisions",actions:o(S,{children:[o(De,{label:"Outcome",choices:nf.map(i=>({value:i,label:Ae(i)})),chosen:e,change:i=>s({outcome:i==="ALL"?"":i})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(En,{value:t,size:18,placeholder:"address",change:i=>s({token:i.trim()})})]})]}),children:o(le,{query:a,children:({decisions:i})=>i.nodes.length===0?o(Y,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(S,{children:[o(oe,{label:"Decisions, latest first",columns:ov,rows:i.nodes,id:l=>`${l.type}${l.token}${l.rule}${l.signalId}${l.firstAt}`}),o("div",{class:"pager",children:[n&&o("button",{type:"button",onClick:()=>r(void 0),children:"First page"}),i.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>r(i.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var lf=["1","3","7"],of=36e5;function uf(){let e=te(kc,{});return o(S,{children:[o(_e,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(le,{query:e,children:t=>o(sv,{data:t,saved:e.reload},t.config.version)})]})}function av(e){let[t,n]=Q({busy:!1}),r=async a=>{n({busy:!0});try{await be(Sc,{input:a}),n({busy:!1}),e()}catch(s){if(!(s instanceof Ue))throw s;n({busy:!1,refusal:s})}};return{...t,save:a=>{r(a)}}}function sv({data:e,saved:t}){let n=$t(()=>tf(e.fields?.inputFields??[]),[e]),[r,a]=Q({}),[s,i]=Q({}),[l,c]=Q(0),[m,g]=Q(!1),f=av(t),h=dv(r,e.chains),b=(_,R)=>a(L=>{let X={...L,[_]:R};return El(R,Bn(e.config,_))&&delete X[_],X}),T=(_,R)=>i(({[_]:L,...X})=>R?{...X,[_]:R}:X),D=()=>{a({}),i({}),c(l+1)},E=n.filter(_=>_.name in r),P=Object.keys(s),v=E.length+P.length;xe(()=>(oo.value=v>0?"Leave this page? What you changed is not saved.":"",()=>{oo.value=""}),[v>0]);let C=_=>f.save(Object.fromEntries(gs(n,e.config,_).map(R=>[R.name,Bn(_,R.name)])));return o(S,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:ef(n).filter(([,_])=>_.length>0).map(([_,R])=>o(V,{title:_,children:o("div",{class:"stack",children:R.map(L=>o(lv,{field:L,value:r[L.name]??Bn(e.config,L.name),changed:L.name in r,change:X=>b(L.name,X),wrong:T},`${L.name} ${l}`))})},_))}),o("div",{id:"replay",class:m?"stack beside open":"stack beside",children:[m&&o("button",{type:"button",class:"narrow-only",onClick:()=>g(!1),children:"Close the replay"}),E.length>0&&o(V,{title:"Changes",children:o(df,{fields:E,from:_=>Bn(e.config,_),to:_=>r[_]??""})}),o(pv,{...h})]})]}),o(gv,{data:e,fields:n,restore:C,edits:v,busy:f.busy}),o(rf,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[f.refusal&&o(zt,{refusal:f.refusal}),o("div",{class:"bar-replay",children:[o("span",{children:o(mv,{...h})}),o("button",{type:"button","aria-expanded":m,"aria-controls":"replay",onClick:()=>g(!m),children:"Replay"})]}),o("span",{role:"status",children:[v===0&&o(S,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(re,{at:e.config.updatedAt}),"."]}),v>0&&o("strong",{children:E.length===1?"1 change":`${E.length} changes`}),P.length>0&&o("span",{class:"bad",children:[" \xB7 ",P.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:v===0,onClick:D,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:f.busy||E.length===0||P.length>0,onClick:()=>f.save(r),children:["Save as version ",e.config.version+1]})]})]})]})}function iv({label:e,choices:t,value:n,change:r}){return o(S,{children:[o(gn,{label:e,choices:t,chosen:n.length===t.length?[]:n,nothing:n.length===0,change:a=>r(a.length>0?a:t.map(s=>s.value))}),n.length===0&&o("small",{class:"few",children:"None is chosen: no signal is raised."})]})}function lv({field:e,value:t,changed:n,change:r,wrong:a}){return o("div",{class:n?"setting changed":"setting",children:[e.kind==="number"&&o(Ll,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:s=>{s!==void 0&&r(s)},wrong:s=>a(e.label,s)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(En,{value:String(t),change:r})]}),e.kind==="choice"&&o(_r,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(s=>({value:s,label:s.replace("_"," and ")})),chosen:String(t),change:r}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(iv,{label:e.label,choices:uv(e),value:t,change:r})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(cv,{value:t,change:r,wrong:a})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function uv(e){return e.of==="Chain"?ut.map(t=>({value:t,label:We[t]})):Zt.map(t=>({value:t,label:Ae(t)}))}function cv({value:e,change:t,wrong:n}){let r=(a,s)=>{let i=e.filter(l=>l.type!==a);t(s===void 0?i:[...i,{type:a,limit:s}])};return o("div",{class:"filters",children:Zt.map(a=>o(Ll,{label:Ae(a),value:e.find(s=>s.type===a)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:s=>r(a,s),wrong:s=>n(Ae(a),s)},a))})}function dv(e,t){let n=ve("days",lf,"1"),r=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),a=new Date((r||Date.now())-Number(n)*24*of+of/4).toISOString(),s=Ra(e,500),i=Object.keys(s).length>0,l=te(ti,{input:{},since:a}),c=te(ti,{input:s,since:a},{skip:!i});return{days:n,present:l,next:i?c:void 0}}function mv({days:e,present:t,next:n}){let r=t.data?.simulateConfig,a=n?.data?.simulateConfig;return!r||n?.refusal||t.refusal?o(S,{children:"Replay: \u2013"}):o(S,{children:[o("strong",{children:x((a??r).total)})," in ",e==="1"?"1 day":`${e} days`,a&&`, ${cf(a.total-r.total)}`,n?.loading&&" \u2026"]})}function pv({days:e,present:t,next:n}){return o(V,{class:"spaced",title:"Replay",actions:o(De,{label:"Days",choices:lf.map(r=>({value:r,label:r==="1"?"1 day":`${r} days`})),chosen:e,change:r=>se({days:r})}),children:o(le,{query:t,children:r=>o(fv,{present:r.simulateConfig,next:n})})})}function fv({present:e,next:t}){let n=t?.data?.simulateConfig;if(t?.refusal)return o(zt,{refusal:t.refusal,retry:t.reload});let r=n??e,a=Zt.map(s=>({type:s,now:af(e,s),then:af(r,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[x(r.total)," signals"]}),n&&`, ${cf(n.total-e.total)}`,t?.loading&&" \u2026"]}),r.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",an(r.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),a.length>0&&o(oe,{label:"Signals by type",rows:a,id:s=>s.type,columns:[{name:"Type",cell:s=>Ae(s.type)},{name:"Now",number:!0,cell:s=>x(s.now)},...n?[{name:"Then",number:!0,cell:s=>o("strong",{children:x(s.then)})}]:[]]}),o(hv,{present:e,then:n}),r.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...r.heldBack].sort((s,i)=>i.count-s.count).slice(0,5).map(s=>o("li",{children:[Ae(s.rule),": ",x(s.count)]},s.rule))})]}),r.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...r.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(rt,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(re,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function af(e,t){return e.byType.find(n=>n.type===t)?.count??0}function cf(e){return e===0?"as many as now":e>0?`${x(e)} more than now`:`${x(-e)} fewer than now`}function hv({present:e,then:t}){let n=(a,s)=>a.byDay.filter(i=>i.day===s).reduce((i,l)=>i+l.count,0),r=[...new Set([...e.byDay,...t?.byDay??[]].map(a=>a.day))].sort();return r.length<2?null:o(oe,{label:"Signals by day",rows:r,id:a=>a,columns:[{name:"Day",cell:a=>St(a)},{name:"Now",number:!0,cell:a=>x(n(e,a))},...t?[{name:"Then",number:!0,cell:a=>o("strong",{children:x(n(t,a))})}]:[]]})}function df({fields:e,from:t,to:n}){return o("ul",{class:"why",children:e.map(r=>o("li",{children:[r.label,": ",o("span",{class:"muted",children:sf(t(r.name),r)})," \u2192 ",o("strong",{children:sf(n(r.name),r)})]},r.name))})}function sf(e,t){return!Array.isArray(e)&&t.percent?Ye(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(n=>typeof n=="string"?Ae(n):`${Ae(n.type)} ${n.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function gv({data:e,fields:t,restore:n,edits:r,busy:a}){let[s,i]=Q(),l=e.configVersions.filter(c=>c.version!==e.config.version);return l.length===0?null:o(V,{title:"Earlier versions",children:o(oe,{label:"Earlier versions, newest first",rows:l,id:c=>String(c.version),columns:[{name:"Version",cell:c=>c.version},{name:"Saved",cell:c=>o(re,{at:c.changedAt})},{name:"By",wide:!0,cell:c=>o(yv,{id:c.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:c=>{let m=gs(t,e.config,c.config);return m.length===0?"nothing":o(df,{fields:m,from:g=>Bn(e.config,g),to:g=>Bn(c.config,g)})}},{name:"Restore",cell:c=>gs(t,e.config,c.config).length===0?"\u2013":s!==c.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${c.version}`,onClick:()=>i(c.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${c.version}`,children:[o("span",{children:["It is saved as version ",e.config.version+1,r>0&&", and what you changed here is dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>i(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:a,onClick:()=>n(c.config),children:"Restore and save"})]})]})}]})})}function yv({id:e,keys:t}){if(e===null)return o(S,{children:"the operator"});let n=t.filter(i=>i.scope==="customer"&&!i.revokedAt&&!(i.expiresAt&&Date.parse(i.expiresAt)<=Date.now())),r=t.find(i=>i.keyId===e),s=n.length===1&&n[0]?.keyId===e?"this key":r?`${r.revokedAt?"revoked key":"key"} created ${St(r.createdAt)}`:"a key that is not listed";return o(S,{children:[s,o("small",{class:"mono break",children:e})]})}var Dl="smartmoney.notify",oa=we(0),ir=we(mf()&&Notification.permission==="granted"&&localStorage.getItem(Dl)==="on");function mf(){return"Notification"in globalThis}async function pf(){return mf()?await Notification.requestPermission()!=="granted"?"The browser does not allow notifications of this page.":(localStorage.setItem(Dl,"on"),ir.value=!0,""):"This browser has no notifications here: they need HTTPS, or this computer\u2019s own address."}function ff(){localStorage.removeItem(Dl),ir.value=!1}function bv({chain:e,token:t,traders:n}){return ki({kind:"TOKEN",chain:e,address:t.address})||n.some(r=>ki({kind:"WALLET",chain:e,address:r.walletAddress}))}var hf=()=>document.visibilityState==="visible"&&document.hasFocus();function wv(e){if(!(hf()||!bv(e))&&(oa.value++,!!ir.value))try{let t=new Notification(e.headline,{body:`${e.priority} on ${We[e.chain]}`,tag:e.signalId});t.onclick=()=>{window.focus(),location.hash=ne(["signal",e.signalId]),t.close()}}catch{ir.value=!1}}function vv(){hf()&&(oa.value=0)}for(let e of["focus","visibilitychange"])addEventListener(e,vv,!0);function gf(){let e,t=null,n=Mn(()=>{let r=fd.value.length>0;r&&!e?e=Pa($c,{get after(){return t}},{next:({signals:a})=>{t=a.cursor,a.signal&&wv(a.signal)},failed:()=>{e=void 0}}):!r&&e&&(e(),e=void 0)});return()=>{n(),e?.(),e=void 0,oa.value=0}}var yf=["watched","all"],kv={watched:"Watched",all:"All labels"},Nl=50;function bf(){let e=ve("show",yf,"watched"),[t,n]=Q(""),r=Qo.value.filter(i=>e==="all"||i.watched),a=Qo.value.filter(i=>i.watched&&i.kind==="WALLET").map(i=>i.address),s=async i=>{try{let l=await i();n(typeof l=="string"?l:"")}catch(l){n(l instanceof Error?l.message:String(l))}};return o(S,{children:[o(_e,{title:"Watch list",about:"Wallets and tokens that you watch or have a name for. Signals about what you watch are counted in the tab\u2019s title while you look elsewhere.",children:[o("button",{type:"button",onClick:()=>ir.value?ff():void s(pf),children:ir.value?"Stop notifying me":"Notify me"}),a.length>0&&o("a",{href:ne(["live"],{wallets:a.slice(0,Nl).join(",")}),children:["Live signals of ",a.length>Nl?`the first ${Nl}`:"the"," wallets"]})]}),ir.value&&o("p",{class:"note good",children:"This browser notifies you of signals about what you watch, while a page of the console is open in it."}),t&&o("p",{class:"note bad",role:"alert",children:t}),o("div",{class:"filters",children:o(De,{label:"Labels",choices:yf.map(i=>({value:i,label:kv[i]})),chosen:e,change:i=>se({show:i==="watched"?"":i})})}),o(V,{children:r.length===0?o(Y,{title:e==="all"?"Nothing has a label":"Nothing is watched",children:["On the page of a wallet or a token, press Watch or Add label. ",o("a",{href:ne(["leaderboard"]),children:"See the leaderboard"})]}):o(oe,{label:e==="all"?"Labels":"What you watch",columns:Sv(s),rows:r,id:i=>i.kind+i.chain+i.address})})]})}function Sv(e){let t=[{name:"Name",cell:n=>o("strong",{children:n.name||"\u2013"}),sort:n=>n.name.toLowerCase()},{name:"Address",cell:n=>o(S,{children:[o("a",{class:"mono",href:ne([n.kind.toLowerCase(),n.chain,n.address]),title:n.address,children:lt(n.address)}),o("small",{children:n.kind==="WALLET"?"Wallet":"Token"})]})},{name:"Chain",cell:n=>o(rt,{chain:n.chain}),sort:n=>n.chain},{name:"Note",cell:n=>o("span",{class:"break",children:n.note})},{name:"Changed",wide:!0,cell:n=>o(re,{at:n.changedAt}),sort:n=>n.changedAt}];return Mt.value?.scope!=="customer"?t:[...t,{name:"Watch",cell:n=>{let r=n.watched?"\u2605 Watching":"\u2606 Watch";return o("button",{type:"button",class:"small","aria-pressed":n.watched,"aria-label":`${r} ${n.name||n.address}`,onClick:()=>{e(()=>qa(n,{watched:!n.watched}))},children:r})}}]}var Ul=["node","python","go"],$l={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var _v=Zt.map(e=>({value:e,label:Ae(e)})),xv=ut.map(e=>({value:e,label:We[e]}));function wf(){let e=te(Tc,{},{every:5e3}),[t,n]=Q({});return o(S,{children:[o(_e,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(le,{query:e,children:({webhooks:r})=>o("div",{class:"stack",children:[r.length===0&&o(Y,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),r.map(a=>o(Tv,{webhook:a,changed:e.reload},a.id)),o(Lv,{configured:r.some(a=>a.configured),created:a=>{n(a),e.reload()}}),o(kf,{outcome:t}),o(Ev,{})]})})]})}async function vf(e){try{return await e()}catch(t){if(t instanceof Ue)return{refusal:t};throw t}}function Tv({webhook:e,changed:t}){let[n,r]=Q({}),[a,s]=Q(!1),[i,l]=Q(!1),c=async f=>{s(!0),r(await vf(f)),s(!1),l(!1),t()},m=(f,h)=>c(async()=>(await be(Ac,{id:e.id,input:f}),{text:h})),g=()=>c(async()=>(e.configured?await be(si,{url:""}):await be(Pc,{id:e.id}),{}));return o(V,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(S,{children:[o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Cv(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Av(e.id))},children:"New secret"}),o("button",{type:"button",disabled:a,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:a,onClick:()=>i?void g():l(!0),children:i?"Really delete":"Delete"})]}),children:[o(kf,{outcome:n}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(re,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ze,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(re,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(re,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:x(e.deliveries.totalCount),note:e.previousSecretUntil?o(S,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(gn,{label:`Types sent to ${e.url}`,choices:_v,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(gn,{label:`Chains sent to ${e.url}`,choices:xv,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}})]}),o(Pv,{webhook:e,redeliver:f=>{c(async()=>(await be(Ec,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function Cv(e){let{attempt:t}=(await be(Rc,{id:e})).testWebhook,n=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${n} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Av(e){let{secret:t}=(await be(Lc,{id:e})).rotateWebhookSecret;return{secret:t}}function kf({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(zt,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(nr,{text:e.secret,label:"the secret"})]})]})}function Pv({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(Y,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let n=[{name:"Signal",cell:r=>o(S,{children:[o("a",{href:ne(["signal",r.signalId]),children:["#",r.sequence]}),r.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:r=>o("span",{class:r.state==="FAILED"?"bad":r.state==="DELIVERED"?"good":"muted",children:Ae(r.state)})},{name:"Attempts",number:!0,cell:r=>x(r.attempts.length)},{name:"Last answer",cell:r=>Rv(r)},{name:"Since",wide:!0,cell:r=>o(re,{at:r.createdAt})},{name:"Next attempt",wide:!0,cell:r=>r.nextAttemptAt?r.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:r=>o("button",{type:"button",class:"small","aria-label":`Send again #${r.sequence}`,onClick:()=>t(r.signalId),children:"Send again"})}];return o(oe,{label:`Deliveries to ${e.url}, newest first`,columns:n,rows:e.deliveries.nodes,id:r=>r.messageId})}function Rv(e){let t=e.attempts.at(-1);return t?o(S,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Lv({configured:e,created:t}){let[n,r]=Q(!1),a=async s=>{s.preventDefault();let i=s.currentTarget,l=String(new FormData(i).get("url")).trim();r(!0);let c=await vf(async()=>e?{secret:(await be(Cc,{input:{url:l}})).createWebhook.secret}:{secret:(await be(si,{url:l})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});r(!1),c.refusal||i.reset(),t(c)};return o(V,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:s=>{a(s)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:"Add"})]})})}function Ev(){let e=ve("verify",Ul,"node");return o(V,{title:"Verify what you receive",actions:o(De,{label:"Language",choices:Ul.map(t=>({value:t,label:$l[t].name})),chosen:e,change:t=>se({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:$l[e].code})})]})}var kn=["read","customer"],Il=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:kn,component:yp},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:kn,component:Pp},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:kn,component:mp},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:kn,component:Ed},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:kn,component:Rd},{path:"watchlist",title:"Watch list",group:"analyst",listed:!0,scopes:kn,component:bf},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:kn,component:zp},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:kn,component:Zp},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:kn,component:Mp},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:kn,component:Fp},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:uf},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:wf},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:Cd},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:wp},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Lp},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Ad},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Sp},{path:"schema",title:"Schema",group:"build",listed:!0,scopes:[...kn,"operator"],component:_p}];function Sf({problem:e}){let[t,n]=Q(e),[r,a]=Q(!1),s=l=>{l.preventDefault();let c=String(new FormData(l.currentTarget).get("key")).trim();return i(()=>Bo(c))},i=async l=>{a(!0);try{await l()}catch(c){n(c.message),a(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:l=>{s(l)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:r?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Oa.value}),ud()&&o("button",{type:"button",disabled:r,onClick:()=>{i(Fa)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}var Dv=200,Nv=12,Tf=2;function Uv(e,{wallets:t,tokens:n,markets:r}){let a=e.toLowerCase(),s=(...m)=>Math.min(...m.map(g=>{let f=g.toLowerCase().indexOf(a);return f<0?3:f>0?2:g.length>a.length?1:0})),l=[...Qo.value.filter(m=>m.name.toLowerCase().includes(a)).map(m=>({near:s(m.name),hit:m.kind==="WALLET"?_f(m.chain,m.address):xf(m.chain,m.address,m.name)})),...n.map(m=>({near:s(m.symbol,m.address),hit:xf(m.chain,m.address,m.market?.outcomeLabel||m.symbol,m.market?.question)})),...r.map(m=>({near:s(m.question),hit:{to:ne(["market",m.itemId]),name:m.question||m.itemId,kind:"Market",about:m.closed?"closed":"open"}})),...t.map(m=>({near:s(m.walletAddress),hit:_f(m.chain,m.walletAddress)}))],c=new Set;return l.sort((m,g)=>m.near-g.near).map(({hit:m})=>m).filter(({to:m})=>!c.has(m)&&c.add(m)).slice(0,Nv)}function _f(e,t){let n=hd({kind:"WALLET",chain:e,address:t});return{to:ne(["wallet",e,t]),name:n||lt(t),kind:"Wallet",about:`${We[e]}${n?` \xB7 ${lt(t)}`:""}`}}function xf(e,t,n,r){return{to:ne(["token",e,t]),name:n||lt(t),kind:"Token",about:`${We[e]} \xB7 ${r||lt(t)}`}}function $v(e){let[t,n]=Q({text:"",hits:[]});return xe(()=>{if([...e].length<Tf)return;let r=new AbortController,a=setTimeout(()=>{be(xa,{text:e},{signal:r.signal}).then(({lookup:s})=>n({text:e,hits:Uv(e,s)}),s=>{r.signal.aborted||n({text:e,hits:[],problem:s instanceof Error?s.message:String(s)})})},Dv);return()=>{clearTimeout(a),r.abort()}},[e]),t}function Iv(e){xe(()=>{let t=n=>{let r=n.target instanceof HTMLElement?n.target:document.body;n.key!=="/"||n.ctrlKey||n.metaKey||n.altKey||r.isContentEditable||r.matches("input, textarea, select")||(n.preventDefault(),e())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[])}function Cf(){let e=et(null),[t,n]=Q(""),[r,a]=Q(!1),[s,i]=Q(0),l=et(""),c=t.trim(),m=[...c].length>=Tf,g=$v(c),f=g.text===c,h=m?f?g.hits:[]:c===""?io.value:[],b=h[Math.min(s,h.length-1)],T=v=>{sd(v),a(!1),n(""),e.current?.blur(),location.hash=v.to};Iv(()=>{e.current?.focus(),e.current?.select(),a(!0)}),xe(()=>{let v=g.hits[0];v&&l.current===g.text&&T(v),l.current=""},[g]);let D=v=>{let C={ArrowDown:1,ArrowUp:-1}[v.key];C?(v.preventDefault(),a(!0),r&&h.length>0&&i((Math.min(s,h.length-1)+C+h.length)%h.length)):v.key==="Enter"?(v.preventDefault(),r&&b?T(b):m&&!f&&(l.current=c)):v.key==="Escape"&&(a(!1),n(""))},E=r?m?f?g.problem??(h.length===0?`Nothing contains \u201C${c}\u201D`:""):"Searching\u2026":c?"Write at least two characters":h.length>0?"Recent":"A part of an address, a symbol, a name or a word":"",P=r&&h.length>0;return o("div",{class:"search",role:"search",children:[o("input",{ref:e,type:"text",inputMode:"search",enterKeyHint:"go",role:"combobox","aria-label":"Search wallets, tokens and markets","aria-keyshortcuts":"/",placeholder:"Search: press /","aria-expanded":P,"aria-controls":"hits","aria-autocomplete":"list","aria-activedescendant":P?`hit-${h.indexOf(b)}`:void 0,autocomplete:"off",spellcheck:!1,maxLength:100,value:t,onKeyDown:D,onClick:()=>a(!0),onBlur:()=>a(!1),onInput:v=>{n(v.currentTarget.value),a(!0),i(0)}}),o("div",{class:r?"hits":"hits closed",children:[o("p",{class:"muted small",role:"status",children:E}),P&&o("ul",{id:"hits",role:"listbox","aria-label":"Hits",children:h.map((v,C)=>o("li",{id:`hit-${C}`,role:"option","aria-selected":v===b,onMouseDown:_=>_.preventDefault(),onClick:()=>T(v),children:[o("strong",{children:v.name})," ",o("small",{class:"muted",children:[v.kind," \xB7 ",v.about]})]},v.to))})]})]})}function Ml({problem:e=""}){let t=Mt.value;return t?o(Wv,{who:t}):o(Sf,{problem:e})}function Wv({who:e}){let[t,n]=Q(!1),r=et(null),{path:a}=tt.value,s=Il.filter(h=>h.scopes.includes(e.scope)),i=a.length===0?s[0]:Il.find(h=>h.path===a[0]),l=a.join("/"),c=et(!0);xe(()=>{n(!1),c.current||r.current?.querySelector("h1")?.focus({preventScroll:!0}),c.current=!1},[l]);let m=gi.value;xe(()=>Xc(),[l,m]);let g=oa.value;xe(()=>{document.title=`${g>0?`(${g}) `:""}${i?.title??"Not found"} \xB7 smartmoney`},[l,g]);let f=e.scope!=="operator";return xe(()=>f?Ov():void 0,[e]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:h=>{h.preventDefault(),r.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/","aria-label":"smartmoney",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),o("span",{children:"smartmoney"})]}),f&&o(Cf,{}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>n(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Wl,{pages:s.filter(h=>h.group==="analyst"),at:i,title:"Signals"}),o(Wl,{pages:s.filter(h=>h.group==="settings"),at:i,title:"Delivery"}),o(Wl,{pages:s.filter(h=>h.group==="operator"),at:i,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:ne(["schema"]),"aria-current":i?.path==="schema"?"page":void 0,children:"Schema"})})]})]}),o(qv,{who:e})]}),o("main",{id:"main",ref:r,tabIndex:-1,children:[i&&i.scopes.includes(e.scope)&&o(i.component,{args:a.slice(1)},l),i&&!i.scopes.includes(e.scope)&&o(Y,{title:`${i.title} needs a key of scope ${i.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!i&&o(Y,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}var Mv=6e4;function Ov(){let e=()=>{document.visibilityState==="visible"&&Si().catch(()=>{})};Si().catch(()=>{});let t=setInterval(e,Mv),n=gf();return()=>{clearInterval(t),n(),gd()}}function Wl({pages:e,at:t,title:n}){let r=e.filter(a=>a.listed);return r.length===0?null:o("div",{class:"group",children:[o("h2",{children:n}),o("ul",{children:r.map(a=>o("li",{children:o("a",{href:ne([a.path]),"aria-current":a===t?"page":void 0,children:a.title})},a.path))})]})}var Fv=3600;function Vv({chains:e}){let t=Math.max(...e.map(a=>Date.parse(a.lastEventAt??"")||0)),n=(On.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(n>Fv)return o("p",{class:"health muted",children:["Quiet: last trade ",nt(n)," ago"]});let r=Math.max(...e.map(a=>a.lagSeconds));return o("p",{class:"health good",children:["Up to date",r>1?`, ${nt(r)} behind`:""]})}function qv({who:e}){let t=te(Qu,{operator:e.scope==="operator"},{every:15e3}),n=t.data?.chains.filter(a=>!a.healthy)??[],r=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&n.length+r.length===0&&o(Vv,{chains:t.data.chains}),r.length>0&&o("p",{class:`health ${r.some(a=>a.level==="error")?"bad":"few"}`,children:o("a",{href:ne(["overview"]),children:"Needs attention"})}),n.map(a=>o("p",{class:"health bad",title:a.reason??"",children:[We[a.chain]," is ",nt(a.lagSeconds)," behind"]},a.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:ls.value,onChange:a=>ip(a.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>wi(),children:"Sign out"})]})}var Fl=document.getElementById("app");if(!Fl)throw new Error("BUG: page.html has no element app");var Ol=nd(),Bv=Ol&&cd(Ol)?Bo(Ol):Fa();Bv.then(()=>Ks(o(Ml,{}),Fl),e=>Ks(o(Ml,{problem:e instanceof Error?e.message:String(e)}),Fl));
