var Ae,ku,qs,Yn,Fs,ba,Su,ga,_u,Bs,Vs,sh,Eo=Symbol.for("pv"),wa={},va=[],ih=/^m(i|n|o|s|text|space)$/,Qs=Array.isArray,Hs=va.slice,wr=Object.assign;function br(e){e&&e.parentNode&&e.remove()}function xu(e,t,n){var r,a,s,i={},l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Hs.call(arguments,2):n),Do(e,i,r,a,null)}function Do(e,t,n,r,a){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Eo,__v:a||++ku,__i:-1,__u:0};return!a&&Ae.vnode&&Ae.vnode(s),s}function S(e){return e.children}function Zn(e,t){this.props=e,this.context=t,this.__g=0}function Jn(e,t){if(t==null)return e.__&&Jn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Jn(e)}function lh(e){var t,n=e.__v,r=n.__e,a=[],s=[],i=e.__P;i&&((t=wr({constructor:Eo},n)).__v=n.__v+1,Ae.vnode&&Ae.vnode(t),Gs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,a,r||Jn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Lu(a,t,s),n.__=n.__e=null,t.__e!=r&&Tu(t))}function Tu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Tu(e)}function wu(e){(8&e.__g||(e.__g|=8,Yn.push(e),ba++))&&Fs==Ae.debounceRendering||((Fs=Ae.debounceRendering)||queueMicrotask)(Au)}function Au(){try{for(var e,t=1;Yn.length;)Yn.length>t&&Yn.sort(Su),e=Yn.shift(),t=Yn.length,8&e.__g&&lh(e)}finally{(ba=Yn.length)&&(Fs||queueMicrotask)(Au)}}function Cu(e,t,n,r,a,s,i,l,c,m,g){var f,h,b,T,E,D,P=r.__k||va,v=t.length;for(c=uh(n,t,P,c,v),f=0;f<v;f++)(b=n.__k[f])!=null&&(h=~b.__i&&P[b.__i]||wa,b.__i=f,D=Gs(e,b,h,a,s,i,l,c,m,g),T=b.__e,(h.ref!=b.ref||8&h.__u)&&(h.ref&&zs(h.ref,null,b,h),b.ref&&g.push(b.ref,b.__c||T,b)),E=E||T,4&b.__u?(c=Pu(b,c,e,!h.__v),h.__e&&(h.__e=null)):typeof b.type=="function"&&D!==void 0?c=D:T&&(c=T.nextSibling),b.__u&=-21);return n.__e=E,c}function uh(e,t,n,r,a){var s,i,l,c,m,g,f,h,b,T=n.length,E=T,D=0,P=0,v=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[s]=Do(null,i):Qs(i)?i=v[s]=Do(S,{children:i}):i.constructor===Eo&&i.__b?i=v[s]=Do(i.type,i.props,i.key,i.ref,i.__v):v[s]=i,c=s+D,i.__=e,i.__b=e.__b+1,l=null,~(m=i.__i=ch(i,n,c,E))&&(E--,(l=n[m])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,m==c-1?D--:m==c+1?D++:m!=c&&(m>c?D--:D++,P=1)):(~m||(a>T?D--:a<T&&D++),typeof i.type!="function"&&(i.__u|=4))):v[s]=null;if(P){for(g=[],f=[],s=0;s<a;s++)if((i=v[s])&&16&i.__u){for(D=0,h=g.length;D<h;)g[b=D+h>>1]<i.__i?D=b+1:h=b;g[D]=i.__i,f[s]=D+1}for(D=g.length;s--;)f[s]&&(f[s]==D?D--:v[s].__u|=4)}if(E)for(s=0;s<T;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Jn(l)),js(l,l));return r}function Pu(e,t,n,r){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=Pu(a[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Jn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ch(e,t,n,r){var a,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(a=n-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=n+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function vu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ha(e,t,n,r,a){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||vu(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||vu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Vs[t]||(Vs[t]=dh(t)),(e.__a||(e.__a={}))[t]=Bs,s=t!=(t=t.replace(_u,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function dh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ga]==null)t[ga]=Bs++;else if(t[ga]<this.__a[e])return;return n(Ae.event?Ae.event(t):t)}}}function Gs(e,t,n,r,a,s,i,l,c,m){var g,f,h,b,T,E,D,P,v,A,x,R,L,te,X,me,ne,U,ae=t.type;if(t.constructor!==Eo)return null;128&n.__u&&(c=32&n.__u,g=n.__c.__z)&&(t.__u|=c,f=s=[],g.nodeType==8?l=ya(g,s):s.push(g),l=s[0]||l),(g=Ae.__b)&&g(t);e:if(typeof ae=="function"){h=i.length;try{if(P=t.props,v=(g=ae.prototype)&&g.render,A=(g=ae.contextType)&&r[g.__c],x=g?A?A.props.value:g.__:r,(b=n.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(v?t.__c=b=new ae(P,x):(t.__c=b=new Zn(P,x),b.constructor=ae,b.render=ph),A&&A.sub(b),b.state||(b.state={}),b.__n=r,b.__g|=8,b.__h=[],b.__k=[]),v&&(b.__s||(b.__s=b.state),ae.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=wr({},b.__s)),wr(b.__s,ae.getDerivedStateFromProps(P,b.__s)))),T=b.props,E=b.state,b.__v=t,n.__c){if(P!==T&&v&&!ae.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(P,x),t.__v==n.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(P,b.__s,x)===!1){t.__v!=n.__v&&(b.props=P,b.state=b.__s,b.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(F){F&&(F.__=t)}),va.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&i.push(b),l=Jn(n);break e}b.componentWillUpdate&&b.componentWillUpdate(P,b.__s,x),v&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(T,E,D)})}else v&&!ae.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),v&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=x,b.props=P,b.__P=e,b.__g&=-5,R=Ae.__r,L=v?25:0;do b.__g&=-9,R&&R(t),g=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++L<25);v&&(va.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(r=wr({},r,b.getChildContext())),v&&n.__c&&b.getSnapshotBeforeUpdate&&(D=b.getSnapshotBeforeUpdate(T,E)),te=g&&g.type===S&&g.key==null?g.props.children:g,P.__P&&(g=l,a=(e=P.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(F){F&&js(F,F)}),n.__k=null),l=n.__k?Jn(n,0):null),l=Cu(e,Qs(te)?te:[te],t,n,r,a,s,i,l,c,m),P.__P&&(t.__e=null,l=g),t.__u&=-161,f&&f.some(br),b.__h.length&&i.push(b),1&b.__g&&(b.__g&=-4)}catch(F){if(i.length=h,t.__v=null,c||s)if(F&&F.then){if(t.__u|=128|c,s){for(~(ne=s.indexOf(l||void 0))||(ne=s.length);(U=s[ne-1])&&U.nodeType==8;)ne--;for(;ne<s.length;ne++)if(U=s[ne])if(s[ne]=null,X){if(U==me)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(me=ya(X=U))}}if(!X){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;X=l}(g=ya(X=t.__c.__z||(t.__c.__z=X)))?(t.__e=X,l=g):t.__e=l,l=l&&l.nextSibling}else s&&s.some(br);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),F&&F.then||Ru(t),Ae.__e(F,t,n)}}else l=t.__e=mh(n.__e,t,n,r,a,s,i,c,m,e);return(g=Ae.diffed)&&g(t),l}function ya(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ru(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ru))}function Lu(e,t,n){for(var r=0;r<n.length;)zs(n[r++],n[r++],n[r++]);Ae.__c&&Ae.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){Ae.__e(s,a.__v)}})}function mh(e,t,n,r,a,s,i,l,c,m){var g,f,h,b,T,E,D,P,v=n.props||wa,A=t.props,x=t.type;if(x=="svg"?a="http://www.w3.org/2000/svg":x=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(g=0;g<s.length;g++)if((T=s[g])&&(x?T.localName==x:T.nodeType==3)){e=T,s[g]=null;break}}if(!e){if(P=m.ownerDocument||document,!x)return P.createTextNode(A);e=P.createElementNS(a,x,A.is?A:m),l&&(Ae.__m&&Ae.__m(t,s),l=!1),s=null}if(x){if(m=x=="template"&&e.content||e,s=x=="textarea"&&A.defaultValue!=null?null:s&&Hs.call(m.childNodes),!l&&s)for(v={},g=0;g<e.attributes.length;g++)v[(T=e.attributes[g]).name]=T.value;for(g in v)T=v[g],g=="dangerouslySetInnerHTML"?h=T:g=="children"||g in A||g=="value"&&"defaultValue"in A||g=="checked"&&"defaultChecked"in A||ha(e,g,null,T,a);for(g in A)T=A[g],g=="children"?b=T:g=="dangerouslySetInnerHTML"?f=T:g=="value"?E=T:g=="checked"?D=T:l&&typeof T!="function"||v[g]===T||ha(e,g,T,v[g],a);f?(l||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&ih.test(x))&&(a="http://www.w3.org/1999/xhtml"),Cu(m,Qs(b)?b:[b],t,n,r,a,s,i,s?s[0]:n.__k&&Jn(n,0),l,c),s&&s.some(br)),l&&x!="textarea"||(g="value",x=="progress"&&E==null?e.removeAttribute(g):E==null||E===e[g]&&(x!="progress"||E)||ha(e,g,E,v[g],a),g="checked",D!=null&&D!=e[g]&&ha(e,g,D,v[g],a))}else v===A||l&&e.data==A||(e.data=A);return e}function zs(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){Ae.__e(a,n)}}function js(e,t,n){var r,a,s,i;if(Ae.unmount&&Ae.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||zs(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){Ae.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&js(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(a=ya(r,s=[]))&&(r==e.__e&&s.some(br),br(a),br(r)),n||br(e.__e),e.__e=e.__c=e.__=null}function ph(e,t,n){return this.constructor(e,n)}function Ks(e,t){var n,r,a,s;Ae.__&&Ae.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Do(S,{children:[e]}),a=[],s=[],Gs(t,t.__k,r||wa,wa,t.namespaceURI,r?null:t.firstChild?Hs.call(t.childNodes):null,a,r?r.__e:t.firstChild,n,s),Lu(a,t.__k,s),t.__k.props.children=null}Ae={__e:function(e,t,n,r){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,r||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw ba=0,e}},ku=0,qs=function(e){return e!=null&&e.constructor===Eo},Zn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=wr({},this.state)),typeof e=="function"&&(e=e(wr({},n),this.props)),e&&(wr(n,e),this.__v&&(t&&this.__k.push(t),wu(this)))},Zn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),wu(this))},Zn.prototype.render=S,Yn=[],ba=0,Su=function(e,t){return e.__v.__b-t.__v.__b},ga=Symbol(),_u=/(PointerCapture)$|Capture$/i,Bs=0,Vs={},sh=0;var Zr,it,Ys,Du,Zs=Object.is,ka=0,Fu=[],Js=[],st=Ae,Eu=st.__b,Nu=st.__r,Uu=st.diffed,$u=st.__c,Iu=st.unmount,Wu=st.__;function Sa(e,t){st.__h&&st.__h(it,e,ka||t),ka=0;var n=it.__H||(it.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function H(e){return ka=1,fh(qu,e)}function fh(e,t,n){var r=Sa(Zr++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):qu(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Zs(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=it,!it.__f)){it.__f=!0;var a=it.shouldComponentUpdate;it.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var m=!1,g=this.props!=s;if(c.__.some(function(h){h.__N&&(m=!0,Zs(h.__[0],h.__N[0])||(g=!0))}),a){var f=a.call(this,s,i,l);return m?f||g:f}return!m||g}}return r.__}function xe(e,t){var n=Sa(Zr++,3);!st.__s&&Vu(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,it.__H.__h.push(n))}function et(e){return ka=5,Et(function(){return{current:e}},[])}function Et(e,t){var n=Sa(Zr++,7);return Vu(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function _a(){var e=Sa(Zr++,11);if(!e.__){for(var t=it.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function hh(){var e;do{for(;e=Js.shift();)try{No(e)}catch(n){st.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Fu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(No),t.__h.some(Xs),t.__h=[]}catch(n){t.__h=[],st.__e(n,e.__v)}}}while(Js.length)}st.__b=function(e){it=null,Eu&&Eu(e)},st.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Wu&&Wu(e,t)},st.__r=function(e){Nu&&Nu(e),Zr=0;var t=(it=e.__c).__H;t&&(Ys==it?it.__h=[]:(t.__h.some(No),t.__h.some(Xs),Zr=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ys=it},st.diffed=function(e){Uu&&Uu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ou(Fu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ys=it=null},st.__c=function(e,t){t.some(function(n){try{n.__h.some(No),n.__h=n.__h.filter(function(r){return!r.__||Xs(r)})}catch(r){n.__h=[function(){throw r}]}}),$u&&$u(e,t)},st.unmount=function(e){Iu&&Iu(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Ou(Js.push(a))}else No(a)}catch(s){t=s}}),r.__H=void 0,t&&st.__e(t,r.__v))};var Mu=typeof requestAnimationFrame=="function";function gh(e){var t,n=function(){clearTimeout(r),Mu&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Mu&&(t=requestAnimationFrame(n))}function Ou(e){e!=1&&Du==st.requestAnimationFrame||((Du=st.requestAnimationFrame)||gh)(hh)}function No(e){var t=it,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),it=t}function Xs(e){var t=it;e.__c=e.__(),it=t}function Vu(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Zs(n,e[r])})}function qu(e,t){return typeof t=="function"?t(e):t}var Q=class extends String{__apiType;value;__meta__;constructor(t,n){super(t),this.value=t,this.__meta__=n}toString(){return this.value}},Yv=new Q(`
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
    `,{fragmentName:"CustomerUse"}),Zv=new Q(`
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
    `,{fragmentName:"WalletNumbers"}),Jv=new Q(`
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
    `,{fragmentName:"SignalRow"}),Xv=new Q(`
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
    `,{fragmentName:"MarketFacts"}),e0=new Q(`
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
    `,{fragmentName:"Gains"}),t0=new Q(`
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
}`,{fragmentName:"Graded"}),n0=new Q(`
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
}`,{fragmentName:"TrackGroups"}),r0=new Q(`
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
    `,{fragmentName:"ConfigParts"}),o0=new Q(`
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
    `,{fragmentName:"WebhookParts"}),a0=new Q(`
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}
    `,{fragmentName:"LabelParts"}),Bu=new Q(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Qu=new Q(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Hu=new Q(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Gu=new Q(`
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
    `),zu=new Q(`
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
    `),ju=new Q(`
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
}`),Ku=new Q(`
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
}`),Yu=new Q(`
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
    `),xa=new Q(`
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
    `),Zu=new Q(`
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
    `),Ju=new Q(`
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
}`),Xu=new Q(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),ec=new Q(`
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
    `),tc=new Q(`
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
}`),ei=new Q(`
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
}`),nc=new Q(`
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
    `),rc=new Q(`
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
}`),oc=new Q(`
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
    `),ac=new Q(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),sc=new Q(`
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
    `),ic=new Q(`
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
    `),lc=new Q(`
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
    `),uc=new Q(`
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
    `),cc=new Q(`
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
}`),dc=new Q(`
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
    `),mc=new Q(`
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
    `),pc=new Q(`
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
    `),fc=new Q(`
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
    `),hc=new Q(`
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
    `),gc=new Q(`
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
    `),yc=new Q(`
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
}`),bc=new Q(`
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
}`),wc=new Q(`
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
}`),vc=new Q(`
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
    `),kc=new Q(`
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
    `),Sc=new Q(`
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
    `),_c=new Q(`
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
}`),xc=new Q(`
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
}`),ti=new Q(`
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
    `),Tc=new Q(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Ac=new Q(`
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
    `),Cc=new Q(`
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
}`),ni=new Q(`
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
    `),ri=new Q(`
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
    `),oi=new Q(`
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
    `),ai=new Q(`
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
}`),Pc=new Q(`
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
}`),Rc=new Q(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Lc=new Q(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Dc=new Q(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Ec=new Q(`
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
    `),Nc=new Q(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Uc=new Q(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),si=new Q(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `),$c=new Q(`
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
}`),Ic=new Q(`
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
}`),Wc=new Q(`
    mutation RemoveLabel($kind: LabelKind!, $chain: Chain!, $address: String!) {
  removeLabel(kind: $kind, chain: $chain, address: $address) {
    address
  }
}
    `),Mc=new Q(`
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
    `);function Wt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function Xn(e){return Wt(e)==="object"}function yh(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function ii(e,t){return e.length<124?e:t}var Oc="graphql-transport-ws";var Ht=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Ht||{}),Gt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Gt||{});function Fc(e){if(!Xn(e))throw new Error(`Message is expected to be an object, but got ${Wt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Wt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!Xn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Xn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Wt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Wt(e.payload.query)}`);if(e.payload.variables!=null&&!Xn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Wt(e.payload.variables)}`);if(e.payload.operationName!=null&&Wt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Wt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!Xn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Wt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Xn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Wt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!yh(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Vc(e,t){return Fc(typeof e=="string"?JSON.parse(e,t):e)}function Jr(e,t){return Fc(e),JSON.stringify(e,t)}function ui(e){let{url:t,connectionParams:n,lazy:r=!0,onNonLazyError:a=console.error,lazyCloseTimeout:s=0,keepAlive:i=0,disablePong:l,connectionAckWaitTimeout:c=0,retryAttempts:m=5,retryWait:g=async function(M){let O=Math.pow(2,M);await new Promise(I=>setTimeout(I,O*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=li,on:h,webSocketImpl:b,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,M=>{let O=Math.random()*16|0;return(M=="x"?O:O&3|8).toString(16)})},jsonMessageReplacer:E,jsonMessageReviver:D}=e,P;if(b){if(!wh(b))throw new Error("Invalid WebSocket implementation provided");P=b}else typeof WebSocket<"u"?P=WebSocket:typeof global<"u"?P=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(P=window.WebSocket||window.MozWebSocket);if(!P)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let v=P,A=(()=>{let W=(()=>{let O={};return{on(I,Se){return O[I]=Se,()=>{delete O[I]}},emit(I){"id"in I&&O[I.id]?.(I)}}})(),M={connecting:h?.connecting?[h.connecting]:[],opened:h?.opened?[h.opened]:[],connected:h?.connected?[h.connected]:[],ping:h?.ping?[h.ping]:[],pong:h?.pong?[h.pong]:[],message:h?.message?[W.emit,h.message]:[W.emit],closed:h?.closed?[h.closed]:[],error:h?.error?[h.error]:[]};return{onMessage:W.on,on(O,I){let Se=M[O];return Se.push(I),()=>{let ue=Se.indexOf(I);ue>-1&&Se.splice(ue,1)}},emit(O,...I){for(let Se of[...M[O]])Se(...I)}}})();function x(W){let M=[A.on("error",O=>{M.forEach(I=>I()),W(O)}),A.on("closed",O=>{M.forEach(I=>I()),W(O)})];return()=>M.forEach(O=>O())}let R,L=0,te,X=!1,me=0,ne=!1;async function U(){clearTimeout(te);let[W,M]=await(R??(R=new Promise((Se,ue)=>(async()=>{if(X){if(await g(me),!L)return R=void 0,ue({code:1e3,reason:"All Subscriptions Gone"});me++}A.emit("connecting",X);let j=new v(typeof t=="function"?await t():t,Oc),he,ce;function K(){isFinite(i)&&i>0&&(clearTimeout(ce),ce=setTimeout(()=>{j.readyState===v.OPEN&&(j.send(Jr({type:Gt.Ping})),A.emit("ping",!1,void 0))},i))}x(Pe=>{R=void 0,clearTimeout(he),clearTimeout(ce),ue(Pe),Pe instanceof Uo&&(j.close(4499,"Terminated"),j.onerror=null,j.onclose=null)}),j.onerror=Pe=>A.emit("error",Pe),j.onclose=Pe=>A.emit("closed",Pe),j.onopen=async()=>{try{A.emit("opened",j);let Pe=typeof n=="function"?await n():n;if(j.readyState!==v.OPEN)return;j.send(Jr(Pe?{type:Gt.ConnectionInit,payload:Pe}:{type:Gt.ConnectionInit},E)),isFinite(c)&&c>0&&(he=setTimeout(()=>{j.close(Ht.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},c)),K()}catch(Pe){A.emit("error",Pe),j.close(Ht.InternalClientError,ii(Pe instanceof Error?Pe.message:String(Pe),"Internal client error"))}};let Fe=!1;j.onmessage=({data:Pe})=>{try{let pe=Vc(Pe,D);if(A.emit("message",pe),pe.type==="ping"||pe.type==="pong"){A.emit(pe.type,!0,pe.payload),pe.type==="pong"?K():l||(j.send(Jr(pe.payload?{type:Gt.Pong,payload:pe.payload}:{type:Gt.Pong},E)),A.emit("pong",!1,pe.payload));return}if(Fe)return;if(pe.type!==Gt.ConnectionAck)throw new Error(`First message cannot be of type ${pe.type}`);clearTimeout(he),Fe=!0,A.emit("connected",j,pe.payload,X),X=!1,me=0;let Te=new Promise((Jt,Ct)=>x(Ct));Te.catch(()=>{}),Se([j,Te])}catch(pe){j.onmessage=null,A.emit("error",pe),j.close(Ht.BadResponse,ii(pe instanceof Error?pe.message:String(pe),"Bad response"))}}})())));W.readyState===v.CLOSING&&await M;let O=()=>{},I=new Promise(Se=>O=Se);return[W,O,new Promise((Se,ue)=>{let j=x(ue);W.readyState!==v.OPEN&&M.catch(ue),I.then(()=>{if(j(),!L){let he=()=>W.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(te),te=setTimeout(()=>{!L&&W.readyState===v.OPEN&&he()},s)):he()}Se()})})]}function ae(W){if(li(W)&&(bh(W.code)||[Ht.InternalServerError,Ht.InternalClientError,Ht.BadRequest,Ht.BadResponse,Ht.Unauthorized,Ht.SubprotocolNotAcceptable,Ht.SubscriberAlreadyExists,Ht.TooManyInitialisationRequests].includes(W.code)))throw W;if(ne)return!1;if(li(W)&&W.code===1e3)return L>0;if(!m||me>=m||!f(W))throw W;return X=!0}r||(async()=>{for(L++;;)try{let[,,W]=await U();await W}catch(W){try{if(!ae(W))return}catch(M){return a?.(M)}}})();function F(W,M){let O=T(W),I=!1,Se=!1,ue=()=>{L--,I=!0};return(async()=>{for(L++;;)try{let[j,he,ce]=await U();if(I)return ce.catch(()=>{}),he();let K=A.onMessage(O,Fe=>{switch(Fe.type){case Gt.Next:{M.next(Fe.payload);return}case Gt.Error:{Se=!0,I=!0,M.error(Fe.payload),ue();return}case Gt.Complete:{I=!0,ue();return}}});j.send(Jr({id:O,type:Gt.Subscribe,payload:W},E)),ue=()=>{!I&&j.readyState===v.OPEN&&j.send(Jr({id:O,type:Gt.Complete},E)),L--,I=!0,he()},await ce.finally(K);return}catch(j){if(!ae(j))return}})().then(()=>{Se||M.complete()}).catch(j=>{M.error(j)}),()=>{I||ue()}}return{on:A.on,subscribe:F,iterate(W){let M=[],O={done:!1,error:null,resolve:()=>{}},I=F(W,{next(ue){M.push(ue),O.resolve()},error(ue){O.done=!0,O.error=ue,O.resolve()},complete(){O.done=!0,O.resolve()}}),Se=(async function*(){for(;;){for(M.length||await new Promise(j=>O.resolve=j);M.length;)yield M.shift();if(O.error)throw O.error;if(O.done)return}})();return Se.throw=async ue=>(O.done||(O.done=!0,O.error=ue,O.resolve()),{done:!0,value:void 0}),Se.return=async()=>(I(),{done:!0,value:void 0}),Se},async dispose(){if(ne=!0,R){let[W]=await R;W.close(1e3,"Normal Closure")}},terminate(){R&&A.emit("closed",new Uo)}}}var Uo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function li(e){return Xn(e)&&"code"in e&&"reason"in e}function bh(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function wh(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var qc=new URL("graphql",document.baseURI),Ue=class extends Error{constructor(n,r,a){super(r);this.code=n;this.requestId=a}code;requestId};function Aa(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var Ca=5e3,$o={key:()=>"",refused:()=>{}};function Bc(e){$o=e}async function be(e,t,n={}){let r=n.key??$o.key(),a;try{a=await fetch(qc,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${r}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:n.signal})}catch(c){throw n.signal?.aborted?c:new Ue("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=a.headers.get("X-Request-Id")??void 0,i;try{i=await a.json()}catch{throw a.status>=500?new Ue("NETWORK",`The service does not answer: status ${a.status}. It may be restarting.`,s):new Ue("NETWORK",`The answer cannot be read: status ${a.status}.`,s)}let l=i.errors?.[0];if(l||!i.data){let c=l?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Ue(c,l?.message??`status ${a.status}`,s);throw c==="UNAUTHENTICATED"&&n.key===void 0&&$o.refused(m.message),m}return i.data}var Ta,di=new Set;function vh(){return Ta??=ui({url:qc.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${$o.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>ci("connecting"),connected:()=>ci("open"),closed:()=>ci("broken")}}),Ta}function ci(e){for(let t of di)t(e)}async function mi(){let e=Ta;Ta=void 0;try{await e?.dispose()}catch{}}function Pa(e,t,n){let r=n.link;r&&di.add(r);let a=vh().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:i})=>{i?.[0]?n.failed(new Ue(String(i[0].extensions?.code??""),i[0].message)):s&&n.next(s)},error:s=>n.failed(kh(s)),complete:()=>{}});return()=>{r&&di.delete(r),a()}}function kh(e){if(Array.isArray(e)){let t=e[0];return new Ue(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&$o.refused("The key is no longer accepted."),new Ue("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ue("NETWORK","The connection is broken.")}var Sh=15e4;function ee(e,t,n={}){let[r,a]=H({loading:!n.skip}),[s,i]=H(0),l=et(""),c=et(void 0),m=JSON.stringify(t)+e.toString();xe(()=>{if(n.skip){a({loading:!1});return}let f=new AbortController;return c.current=Date.now(),a(h=>({...h,loading:!0})),be(e,t,{signal:f.signal}).then(h=>{c.current=void 0,l.current=m,a({data:h,loading:!1})},h=>{if(f.signal.aborted)return;c.current=void 0;let b=h instanceof Ue?h:new Ue("",String(h));a(T=>({data:l.current===m?T.data:void 0,refusal:b,loading:!1}))}),()=>f.abort()},[m,s,n.skip]);let g=Aa(r.refusal)?Ca:n.every;return xe(()=>{if(!g||n.skip)return;let f=setInterval(()=>{let h=c.current===void 0||Date.now()-c.current>Sh;document.visibilityState==="visible"&&h&&i(b=>b+1)},g);return()=>clearInterval(f)},[g,n.skip]),{...r,reload:()=>i(f=>f+1)}}function Ra(e,t){let[n,r]=H(e),a=JSON.stringify(e);return xe(()=>{let s=setTimeout(()=>r(e),t);return()=>clearTimeout(s)},[a,t]),n}var _h=Symbol.for("preact-signals");function Na(){if(Wn>1)Wn--;else{var e,t=!1;for((function(){var a=Da;for(Da=void 0;a!==void 0;){var s=a.S;if(s.v===a.v)for(var i=s.t;i!==void 0;i=i.x)i.i===a.i&&(i.i=s.i);a=a.o}})();Wo!==void 0;){var n=Wo;for(Wo=void 0,La++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Hc(n))try{n.c()}catch(a){t||(e=a,t=!0)}n=r}}if(La=0,Wn--,t)throw e}}function fi(e){if(Wn>0)return e();pi=++xh,Wn++;try{return e()}finally{Na()}}var Io,ze=void 0;function Mo(e){var t=ze,n=Io;ze=void 0,Io=void 0;try{return e()}finally{ze=t,Io=n}}var Wo=void 0,Wn=0,La=0,xh=0,pi=0,Da=void 0,Ea=0;function Qc(e){if(ze!==void 0){var t=e.n;if(t===void 0||t.t!==ze)return t={i:0,S:e,p:ze.s,n:void 0,t:ze,e:void 0,x:void 0,r:t},ze.s!==void 0&&(ze.s.n=t),ze.s=t,e.n=t,32&ze.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ze.s,t.n=void 0,ze.s.n=t,ze.s=t),t}}function pt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}pt.prototype.brand=_h;pt.prototype.h=function(){return!0};pt.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Mo(function(){var r;(r=t.W)==null||r.call(t)}))};pt.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Mo(function(){var a;(a=t.Z)==null||a.call(t)}))}};pt.prototype.subscribe=function(e){var t=this;return Mn(function(){var n=t.value;Mo(function(){return e(n)})},{name:"sub"})};pt.prototype.valueOf=function(){return this.value};pt.prototype.toString=function(){return this.value+""};pt.prototype.toJSON=function(){return this.value};pt.prototype.peek=function(){var e=this;return Mo(function(){return e.value})};Object.defineProperty(pt.prototype,"value",{get:function(){var e=Qc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(La>100)throw new Error("Cycle detected");(function(n){Wn!==0&&La===0&&n.l!==pi&&(n.l=pi,Da={S:n,v:n.v,i:n.i,o:Da})})(this),this.v=e,this.i++,Ea++,Wn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Na()}}}});function we(e,t){return new pt(e,t)}function Hc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Gc(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function zc(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function vr(e,t){pt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Ea-1,this.f=4}vr.prototype=new pt;vr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ea))return!0;if(this.g=Ea,this.f|=1,this.i>0&&!Hc(this))return this.f&=-2,!0;var e=ze;try{Gc(this),ze=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ze=e,zc(this),this.f&=-2,!0};vr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}pt.prototype.S.call(this,e)};vr.prototype.U=function(e){if(this.t!==void 0&&(pt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};vr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(vr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Qc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Rn(e,t){return new vr(e,t)}function jc(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Wn++;var n=ze;ze=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,hi(e),r}finally{ze=n,Na()}}}function hi(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,jc(e)}function Th(e){if(ze!==this)throw new Error("Out-of-order effect");zc(this),ze=e,this.f&=-2;try{8&this.f&&hi(this)}finally{Na()}}function Xr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Io&&Io.push(this)}Xr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Xr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,jc(this),Gc(this),Wn++;var e=ze;return ze=this,Th.bind(this,e)};Xr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Wo,Wo=this)};Xr.prototype.d=function(){this.f|=8,1&this.f||hi(this)};Xr.prototype.dispose=function(){this.d()};function Mn(e,t){var n=new Xr(e,t);try{n.c()}catch(a){throw n.d(),a}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var Kc,$a,Ua,Ah=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Yc=[];Mn(function(){Kc=this.N})();function eo(e,t){Ae[e]=t.bind(null,Ae[e]||function(){})}function Oo(e){if(Ua){var t=Ua;Ua=void 0,t()}Ua=e&&e.S()}function Zc(e){var t=this,n=e.data,r=Ph(n);r.name="ReactiveDom",r.value=n;var a=Et(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var m=Rn(function(){var b=r.value.value;return b===0?0:b===!0?"":b||""}),g=Rn(function(){return!Array.isArray(m.value)&&!qs(m.value)}),f=Mn(function(){if(this.N=Jc,g.value){var b=m.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=b)}}),h=t.__$u.d;return t.__$u.d=function(){f(),h.call(this)},[g,m]},[]),s=a[0],i=a[1];return s.value?i.peek():i.value}Zc.displayName="ReactiveTextNode";Object.defineProperties(pt.prototype,{constructor:{configurable:!0,value:xu(S,null).constructor},type:{configurable:!0,value:Zc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});eo("__b",function(e,t){if(Oo(),$a=void 0,typeof t.type=="string"){var n,r=t.props;for(var a in r)if(a!=="children"){var s=r[a];s instanceof pt&&(n||(t.__np=n={}),n[a]=s,r[a]=s.peek())}}e(t)});eo("__r",function(e,t){if(e(t),t.type!==S){Oo();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=(function(a,s){var i;return Mn(function(){i=this},{name:s}),i.c=a,i})((function(a){return function(){var s;Ah&&((s=this.y)==null||s.call(this)),a.__$f|=1,a.setState({})}})(r),typeof t.type=="function"?t.type.displayName||t.type.name:""))),$a=r,Oo(n)}});eo("__e",function(e,t,n,r){Oo(),$a=void 0,e(t,n,r)});eo("diffed",function(e,t){Oo(),$a=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var r=t.__np,a=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||r&&i in r||(l.d(),s[i]=void 0)}if(r){s||(s={},n.U=s);for(var c in r){var m=s[c],g=r[c];m===void 0?(m=Ch(n,c,g,a),s[c]=m):m.o(g,a)}}}e(t)});function Ch(e,t,n,r){var a=t in e&&e.ownerSVGElement===void 0,s=we(n);return{o:function(i,l){s.value=i,r=l},d:Mn(function(){this.N=Jc;var i=s.value.value;r[t]!==i&&(r[t]=i,a?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}eo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var r=n.U;if(r){n.U=void 0;for(var a in r){var s=r[a];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var g=m.__$u;g&&(m.__$u=void 0,g.d())}}e(t)});eo("__h",function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)});Zn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var a in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(r||s||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Ph(e,t){return Et(function(){return we(e,t)},[])}var Rh=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Lh(){fi(function(){for(var e;e=Yc.shift();)Kc.call(e)})}function Jc(){Yc.push(this)===1&&(Ae.requestAnimationFrame||Rh)(Lh)}var no=new Map,Dh=200,Eh=5e3,Ia=()=>history.state,er=Ia()?.entry??0,ro=Ia()?.y,to=()=>{};history.scrollRestoration="manual";Ia()||Xc();function Xc(){er=Date.now(),history.replaceState({entry:er},"")}addEventListener("scroll",()=>{ro===void 0&&(no.delete(er),no.set(er,scrollY),no.size>Dh&&no.delete(no.keys().next().value))},{passive:!0});addEventListener("pagehide",()=>history.replaceState({entry:er,y:scrollY},""));var gi=we(0);function ed(){let e=Ia();e?(er=e.entry,ro=no.get(er)??e.y??0):(Xc(),ro=0),gi.value++}var td=()=>({entry:er});function nd(){if(to(),ro===void 0)return;let e=ro,t=new ResizeObserver(s),n=setTimeout(()=>to(),Eh),r=["wheel","touchstart","keydown","pointerdown"];to=()=>{t.disconnect(),clearTimeout(n);for(let i of r)removeEventListener(i,to);to=()=>{},ro=void 0};let a=to;for(let i of r)addEventListener(i,a,{passive:!0});function s(){scrollTo(0,e),Math.abs(scrollY-e)<=1&&a()}t.observe(document.body),s()}var oo=we(location.hash),ao=we(""),yi=()=>!ao.value||confirm(ao.value),rd=e=>e.split("?")[0];addEventListener("hashchange",()=>{if(rd(location.hash)!==rd(oo.value)&&!yi()){history.pushState(td(),"",oo.value);return}ed(),oo.value=location.hash});addEventListener("beforeunload",e=>{ao.value&&e.preventDefault()});var tt=Rn(()=>{let[e="",t=""]=oo.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(od),params:new URLSearchParams(t)}});function od(e){try{return decodeURIComponent(e)}catch{return e}}function Z(e,t={}){let n=new URLSearchParams;for(let[a,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&n.set(a,String(s));let r=n.toString();return`#/${e.map(encodeURIComponent).join("/")}${r?`?${r}`:""}`}function se(e){let{path:t,params:n}=tt.value,r=Object.fromEntries(n);Object.assign(r,e),history.replaceState(history.state,"",Z(t,r)),oo.value=location.hash}function so(e,t){let n=tt.value.params.get(e)?.split(",")??[];return t.filter(r=>n.includes(r))}function ve(e,t,n){let r=tt.value.params.get(e);return t.find(a=>a===r)??n}function ad(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(history.state,"","#/"),oo.value=location.hash,od(e[1])}var On=we(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(On.value=Date.now())},1e3);var Fo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),bi=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function _(e){return Fo.format(e)}function ye(e,t=!1){if(e==null)return"\u2013";let n=Math.abs(e),r=n>=1e9?bi.format(n):n>=100||n===0?Fo.format(n):n.toFixed(2);return`${e<0&&r!=="0.00"?"\u2212":t&&e>0?"+":""}$${r}`}function Vo(e){let t=["B","kB","MB","GB","TB","PB"],n=Math.abs(e),r=0;for(;n>=999.5&&r<t.length-1;r++)n/=1e3;return`${e<0?"\u2212":""}${r===0||n>=100?Fo.format(n):n.toPrecision(3)} ${t[r]}`}function Wa(e){return e>=10||e===0?Fo.format(e):e.toPrecision(2)}function je(e,t){return e==null?"\u2013":t==="POLYMARKET"?Nh(e):e===0?"\u2013":e>=1e3?`$${Fo.format(e)}`:e>=1?`$${e.toFixed(2)}`:`$${id(e.toFixed(sd(e,4)))}`}function Nh(e){let t=e*100,n=t<4||t>96;return`${Number(t.toFixed(n?1:0))} %`}var sd=(e,t)=>Math.min(t-1-Math.floor(Math.log10(Math.abs(e))),100);function id(e){return e.replace(/^(-?0\.)(0{3,})(?=[1-9])/,(t,n,r)=>`${n}0${Uh(r.length)}`)}var Uh=e=>String(e).replace(/\d/g,t=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089".charAt(Number(t)));function ld(e,t){let n=t==="POLYMARKET"?100:1,r=Number((Math.abs((e[1]??0)-(e[0]??0))*n).toPrecision(3)),a=r>0&&r<1?sd(r,r===Number(r.toPrecision(1))?1:2):0,s=i=>i===0?"0":Math.abs(i)>=1?i.toLocaleString("en",{minimumFractionDigits:a,maximumFractionDigits:a}):id(i.toFixed(a));return e.map(i=>n===1?`$${s(i)}`:`${s(i*n)} %`)}function io(e){return e.map(t=>`${t<0?"\u2212":""}$${bi.format(Math.abs(t))}`)}function Ye(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Mt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function qo(e){return Math.abs(e)>=1e5?bi.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function lt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var fn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Ce(e){if(e in fn)return fn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var $h=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function nt(e){for(let[t,n]of $h)if(e>=t)return`${Math.floor(e/t)} ${n}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var At=e=>Math.floor(Date.parse(e)/1e3);function Ma(e,t){let n=(t-Date.parse(e))/1e3;return n<1?"now":`${nt(n)} ago`}var Ih=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Wh=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Mh=new Intl.DateTimeFormat("en-GB",{day:"2-digit",month:"short",hour:"2-digit",minute:"2-digit",timeZoneName:"shortOffset"}),D0=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function an(e){let t=new Date(e),n=`${Ih.format(t)} UTC`;return t.getTimezoneOffset()===0?n:`${n} (${Mh.format(t)} here)`}function St(e){return Wh.format(new Date(e))}var wi="smartmoney.recent",Oh=8;function Fh(){try{return JSON.parse(sessionStorage.getItem(wi)??"[]")}catch{return[]}}var lo=we(Fh());function ud(e){lo.value=[e,...lo.value.filter(t=>t.to!==e.to)].slice(0,Oh),sessionStorage.setItem(wi,JSON.stringify(lo.value))}function cd(){lo.value=[],sessionStorage.removeItem(wi)}var Bo="smartmoney.key",Ot=we(void 0),Oa=we("");Bc({key:()=>Ot.value?.key??"",refused:()=>vi("The service no longer accepts this key: it was revoked or has expired.")});async function Qo(e){let t=await Vh(e);await mi(),sessionStorage.setItem(Bo,e),Oa.value="",Ot.value=t}async function Vh(e){try{let{config:t}=await be(Bu,{},{key:e}),n=await dd(()=>be(Qu,{},{key:e}))?"customer":"read";return{key:e,scope:n,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ue))throw t;if(t.code==="FORBIDDEN"&&await dd(()=>be(Hu,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ue("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ue("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function dd(e){try{return await e(),!0}catch(t){if(t instanceof Ue&&t.code==="FORBIDDEN")return!1;throw t}}function md(){return sessionStorage.getItem(Bo)!==null}function pd(e){let t=sessionStorage.getItem(Bo);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Fa(){let e=sessionStorage.getItem(Bo);e&&await Qo(e)}function vi(e=""){sessionStorage.removeItem(Bo),cd(),Ot.value=void 0,Oa.value=e,mi()}var hd=64,gd=500,tr=we([]),Va=({kind:e,chain:t,address:n})=>`${e}/${t}/${t==="SOLANA"?n:n.toLowerCase()}`,qh=Rn(()=>new Map(tr.value.map(e=>[Va(e),e]))),Ho=Rn(()=>tr.value),yd=Rn(()=>tr.value.filter(e=>e.watched)),uo=e=>qh.value.get(Va(e)),bd=e=>uo(e)?.name??"",Si=e=>uo(e)?.watched??!1,ki=0;async function _i(){let e=ki,{labels:t}=await be($c,{});e===ki&&(tr.value=t)}function wd(){ki++,tr.value=[]}var fd=e=>tr.value.filter(t=>Va(t)!==Va(e));async function qa(e,t){let{kind:n,chain:r,address:a}=e,s=uo(e),i={name:s?.name??"",note:s?.note??"",watched:s?.watched??!1,...t};if(i.name.trim()||i.note.trim()||i.watched){let{setLabel:l}=await be(Ic,{input:{kind:n,chain:r,address:a,...i}});tr.value=[l.label,...fd(e)]}else s&&(await be(Wc,{kind:n,chain:r,address:a}),tr.value=fd(e))}var Bh=Symbol.for("pv"),Qh=0;function o(e,t,n,r,a,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var m={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Bh,__v:--Qh,__i:-1,__u:0};return(a||s)&&(m.__source=a,m.__self=s),Ae.vnode&&Ae.vnode(m),m}function kr(e){let t=uo(e);return t?o("small",{class:"label",title:t.note||void 0,children:[t.watched&&o("span",{class:"star",role:"img","aria-label":"Watched",children:"\u2605"})," ",t.name||(t.watched?"":"noted")]}):null}function Ba(e){let t=uo(e),n=t?.watched??!1,[r,a]=H(""),[s,i]=H(!1),l=async c=>{a("");try{return await qa(e,c),!0}catch(m){return a(m instanceof Error?m.message:String(m)),!1}};return Ot.value?.scope!=="customer"?t?.note?o("p",{class:"muted",children:t.note}):null:o(S,{children:[o("button",{type:"button","aria-pressed":n,onClick:()=>{l({watched:!n})},children:n?"\u2605 Watching":"\u2606 Watch"}),o("button",{type:"button","aria-expanded":s,onClick:()=>i(!s),children:t?.name||t?.note?"Edit label":"Add label"}),r&&o("span",{role:"alert",class:"bad",children:r}),s&&o(Hh,{name:t?.name??"",note:t?.note??"",save:c=>{l(c).then(m=>{m&&i(!1)})}},e.address),!s&&t?.note&&o("p",{class:"muted note-text",children:t.note})]})}function Hh({name:e,note:t,save:n}){let[r,a]=H(e),[s,i]=H(t);return o("form",{class:"label-form",onSubmit:l=>{l.preventDefault(),n({name:r,note:s})},children:[o("label",{class:"field",children:[o("span",{children:"Name"}),o("input",{value:r,maxLength:hd,size:24,onInput:l=>a(l.currentTarget.value)})]}),o("label",{class:"field grow",children:[o("span",{children:"Note"}),o("input",{value:s,maxLength:gd,onInput:l=>i(l.currentTarget.value)})]}),o("button",{type:"submit",class:"primary",children:"Save"}),(e||t)&&o("button",{type:"button",onClick:()=>n({name:"",note:""}),children:"Remove"})]})}var We={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ut=Object.keys(We),sn={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Fn=Object.keys(sn),hn=e=>e==="ALL"?null:e;function rt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:We[e]})}function Qa({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Nt({value:e,right:t=e}){return o("span",{class:vd(t),children:Mt(e)})}function ct({value:e}){return o("span",{class:vd(e),children:ye(e,!0)})}function vd(e){return e?e>0?"num good":"num bad":"num"}function re({at:e}){return e?o("time",{dateTime:e,title:an(e),children:Ma(e,On.value)}):o("span",{class:"muted",children:"never"})}function Ln({chain:e,address:t,window:n="ALL",class:r=""}){return o(S,{children:[o("a",{class:`mono ${r}`,href:Z(["wallet",e,t],{window:hn(n)}),title:t,children:lt(t)}),o(kr,{kind:"WALLET",chain:e,address:t})]})}function Ft({chain:e,address:t,symbol:n}){return o(S,{children:[o("a",{class:n?"symbol":"mono",href:Z(["token",e,t]),title:t,children:n||lt(t)}),o(kr,{kind:"TOKEN",chain:e,address:t})]})}function nr({text:e,label:t}){let[n,r]=H(!1),a=async()=>{await navigator.clipboard.writeText(e),r(!0),setTimeout(()=>r(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{a()},"aria-label":`Copy ${t}`,children:n?"Copied":"Copy"})}function V({title:e,actions:t,children:n,class:r=""}){return o("section",{class:`card ${r}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),n]})}function Ze({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:n,note:r})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[n,r!==void 0&&o("small",{children:r})]})]},t))})}function _e({title:e,about:t,children:n}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),n&&o("div",{class:"actions",children:n})]})}function rr({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function Y({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var kd={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function zt({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),kd[e.code]&&o("div",{children:kd[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function le({query:e,children:t}){let{data:n,refusal:r,loading:a,reload:s}=e;return n===void 0?r?o(zt,{refusal:r,retry:s}):o(rr,{}):o("div",{"aria-busy":a,class:"stack",children:[r&&o(zt,{refusal:r,retry:s}),t(n)]})}var Sd=50,Gh="1200px 0px";function _d({rows:e,id:t,line:n,columns:r}){let a=et(void 0),s=et(new Map),i=zh(e,t,a.current);xe(()=>{a.current=e[0]===void 0?void 0:{id:t(e[0]),at:i}}),xe(()=>{let c=()=>s.current.clear();return addEventListener("resize",c),()=>removeEventListener("resize",c)},[]);let l=[];return e.forEach((c,m)=>{let g=Math.floor((i+m)/Sd),f=l.at(-1);f?.number===g?f.rows.push(c):l.push({number:g,from:m,rows:[c]})}),o(S,{children:l.map(c=>o(jh,{...c,drawn:c.from<Sd,line:n,columns:r,heights:s.current},c.number))})}function zh(e,t,n){if(!n)return 0;let r=e.findIndex(a=>t(a)===n.id);return r<0?0:n.at-r}function jh({number:e,from:t,rows:n,drawn:r,line:a,columns:s,heights:i}){let l=et(null),[c,m]=H(r),g=et(0);if(xe(()=>{let h=l.current;if(!h)return;let b=new IntersectionObserver(T=>{let{isIntersecting:E,boundingClientRect:D}=T.at(-1),P=E||h.contains(document.activeElement);!P&&g.current&&i.set(e,D.height/g.current),m(P)},{rootMargin:Gh});return b.observe(h),()=>b.disconnect()},[]),g.current=c?n.length:0,c)return o("tbody",{ref:l,children:n.map((h,b)=>a(h,b===0?t+2:void 0))});let f=(i.get(e)??Kh(i))*n.length;return o("tbody",{ref:l,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[n.length," rows, drawn when they are near the window"]})})})})}function Kh(e){return e.size===0?56:[...e.values()].reduce((t,n)=>t+n,0)/e.size}var Ha=2e3;function Yh(e){if(e==null)return"";if(typeof e!="string")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function xi(e){return e.map(t=>t.map(Yh).join(",")).join(`\r
`)}function Td(e,t,n){if(e===null||["string","number","boolean"].includes(typeof e))n.set(t||"value",e);else if(Array.isArray(e))e.every(r=>typeof r=="string")&&n.set(t,e.join(" "));else if(typeof e=="object"&&e?.constructor===Object)for(let[r,a]of Object.entries(e)){let s=r.replace(/([A-Z])/g,"_$1").toLowerCase();Td(a,t&&s!=="node"&&t!=="node"?`${t}_${s}`:s,n)}}function xd(e){let t=e.map(r=>{let a=new Map;return Td(r,"",a),a}),n=[...new Set(t.flatMap(r=>[...r.keys()]))];return xi([n,...t.map(r=>n.map(a=>r.get(a)))])}function Ga(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"text/csv"})),n.download=`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,60)}-${new Date().toISOString().slice(0,10)}.csv`,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function Sr(e){return{rows:e?.nodes??[],next:e?.pageInfo.hasNextPage?e.pageInfo.endCursor:null}}async function Zh(e){let t=[];for(let n=null;;){let{rows:r,next:a}=await e(n);if(t.push(...r),a===null||t.length>=Ha)return t.slice(0,Ha);n=a}}function Ad({label:e,rows:t,page:n}){let[r,a]=H(""),s=async()=>{if(!n)return Ga(e,xd(t));a("Loading\u2026");try{let i=await Zh(n);Ga(e,xd(i)),a(i.length===Ha?`the first ${Ha.toLocaleString("en")}`:"")}catch(i){a(i instanceof Error?i.message:String(i))}};return o("div",{class:"csv",children:[o("span",{role:"status",class:"muted",children:r}),o("button",{type:"button",class:"quiet small","aria-label":`CSV of ${e}`,title:"Save this list as CSV",disabled:r==="Loading\u2026",onClick:()=>{s()},children:"CSV"})]})}var Ti=matchMedia("(max-width: 640px)"),Ai=we(Ti.matches);Ti.addEventListener("change",()=>{Ai.value=Ti.matches});var Jh=["Signal","Wallet","Token","Market","Outcome","Setting"],Xh=["Since signal","Gain","Profit","Net flow","Adds","Right","Volume","Value","Amount"],Cd=["Rank","Rank then"],eg=["Trend"],Ci=20;function oe({label:e,columns:t,rows:n,id:r,class:a,long:s=!1,part:i=!1,ordered:l,csv:c}){let[m,g]=H(),f=i?void 0:t.find(R=>R.name===m?.name)?.sort,h=f&&m?[...n].sort((R,L)=>ng(f(R),f(L))*(m.up?1:-1)):n,b=t.some(R=>R.width!==void 0),T=R=>g(L=>L?.name===R?{name:R,up:!L.up}:{name:R,up:!1}),E=(R,L)=>o(Pi,{row:R,columns:t,class:a?.(R),index:L},r(R)),D=R=>{let{order:L}=R;if(L&&l)return{sorted:L===l.by?"descending":"none",click:()=>l.choose(L)};if(!(!R.sort||i))return{sorted:m?.name!==R.name?"none":m.up?"ascending":"descending",click:()=>T(R.name)}},[P,v]=H(Ci),A=Ai.value&&h.length>P?h.slice(0,P):h,x=h.length-A.length;return o(S,{children:[o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:[o("table",{class:b?"fixed":void 0,"aria-rowcount":s?n.length+1:void 0,children:[b&&o("colgroup",{children:t.map(R=>o("col",{style:R.width===void 0?void 0:{width:`${R.width}rem`}},R.name))}),o("thead",{children:o("tr",{children:t.map(R=>{let L=D(R);return o("th",{scope:"col",title:R.title,class:Pd(R),"aria-sort":L?.sorted,children:L?o("button",{type:"button",class:"sort",onClick:L.click,children:R.name}):R.name},R.name)})})}),s?o(_d,{rows:A,id:r,line:E,columns:t.length}):o("tbody",{children:A.map(R=>E(R))})]}),x>0&&o("button",{type:"button",class:"more-rows",onClick:()=>v(P+2*Ci),children:["Show ",Math.min(x,2*Ci)," more of ",x.toLocaleString("en")]})]}),c!==!1&&n.length>0&&o(Ad,{label:e,rows:h,page:c})]})}var Pi=class extends Zn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:n,class:r,index:a}){return o("tr",{class:r,"aria-rowindex":a,children:n.map(s=>o("td",{"data-name":s.name,class:Pd(s,n),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function Pd(e,t){return[e.number&&"number",e.wide&&"wide",t&&tg(e,t)].filter(Boolean).join(" ")||void 0}function tg(e,t){if(Cd.includes(e.name))return"lead";if(eg.includes(e.name))return"trend";let n=s=>s.map(i=>t.find(l=>l.name===i)).find(i=>i&&!i.wide),r=n(Jh)??t.find(s=>!s.number)??t[0];if(e===r)return"subject";let a=n(Xh.filter(s=>s!==r?.name))??t.findLast(s=>s.number&&!s.wide&&s!==r&&!Cd.includes(s.name))??(t.length===2?t[1]:void 0);return e===a?"outcome":void 0}function ng(e,t){return e<t?-1:e>t?1:0}function co({shown:e,total:t,noun:n,more:r,first:a}){return o("nav",{class:"pager","aria-label":`Pages of ${n}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",n]}),a&&o("button",{type:"button",onClick:a,children:"First page"}),r&&o("button",{type:"button",onClick:r,children:"Next page"})]})}function Rd(){let e=ee(Ku,{},{every:15e3});return o(S,{children:[o(_e,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(le,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Ri,{of:t})})})]})}var rg=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(S,{children:["revoked ",o(re,{at:e.revokedAt})]}):e.expiresAt?`until ${St(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(re,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>_(e.uses)},{name:"Created",wide:!0,cell:e=>St(e.createdAt)}],og=[{name:"Webhook",cell:e=>o(S,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(S,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(re,{at:e.lastSuccessAt})}];function Ri({of:e}){return o(S,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(re,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(V,{title:"Budget",children:o(ag,{of:e.budget})}),o(V,{title:"Limits of all keys together",class:"spaced",children:o(sg,{of:e})}),o(V,{title:"Keys",children:o(oe,{label:"Keys, newest first",columns:rg,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(V,{title:"Webhooks",children:o(oe,{label:"Webhooks",columns:og,rows:e.webhooks,id:t=>String(t.number)})})]})}function ag({of:e}){let t=(Date.parse(e.day)+864e5-On.value)/1e3;return o(Ze,{items:[{name:"Signals today",value:_(e.dailyUsed),note:`of ${_(e.dailyBudget)}, ${St(e.day)}`},{name:"Starts anew",value:t>0?`in ${nt(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(n=>n.used>0||n.limit!==null).map(n=>({name:Ce(n.type),value:_(n.used),note:n.limit===null?"no limit":`of ${_(n.limit)}`}))]})}function sg({of:e}){let t=(n,r)=>({value:n===null?"none":qo(n),note:n===null?void 0:r});return o(S,{children:[o(Ze,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function Ld({args:[e]}){return e?o(cg,{id:e}):o(ug,{})}var ig=[{name:"Customer",cell:e=>o(S,{children:[o("a",{href:Z(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>_(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(re,{at:lg(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>_(e.keys.reduce((t,n)=>t+n.uses,0))},{name:"Signals today",number:!0,cell:e=>o(S,{children:[_(e.budget.dailyUsed),o("small",{children:["of ",_(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>St(e.createdAt)}];function lg(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function ug(){let[e,t]=H(),n=ee(zu,{after:e},{every:15e3});return o(S,{children:[o(_e,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(le,{query:n,children:({customers:r})=>r.totalCount===0?o(Y,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(V,{children:[o(oe,{label:"Customers",columns:ig,rows:r.nodes,id:a=>a.customerId}),o(co,{shown:r.nodes.length,total:r.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:r.pageInfo.hasNextPage?()=>t(r.pageInfo.endCursor??void 0):void 0})]})})]})}function cg({id:e}){let t=ee(ju,{id:e},{every:15e3});return o(le,{query:t,children:({customer:n})=>n?o(dg,{customer:n}):o(Y,{title:"There is no such customer",children:o("a",{href:Z(["customers"]),children:"All customers"})})})}function dg({customer:e}){return o("div",{class:"stack",children:[o(_e,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:Z(["customers"]),children:"All customers"})}),o(Ri,{of:e}),o(mg,{id:e.customerId,suspended:!!e.suspendedAt})]})}function mg({id:e,suspended:t}){let n=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(V,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:n.map(r=>o("li",{children:[o("code",{class:"break",children:r})," ",o(nr,{text:r,label:`\u201C${r}\u201D`})]},r))})]})}function gn({label:e,choices:t,chosen:n,change:r,nothing:a=!1}){let s=i=>r(n.includes(i)?n.filter(l=>l!==i):[...n,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:[o("button",{type:"button",class:"chip","aria-pressed":n.length===0&&!a,onClick:()=>r([]),children:"All"}),t.map(({value:i,label:l})=>o("button",{type:"button",class:"chip","aria-pressed":n.includes(i),onClick:()=>s(i),children:l},i))]})}function Ee({label:e,choices:t,chosen:n,change:r}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button","aria-pressed":a===n,onClick:()=>r(a),children:s},a))})}function _r({label:e,choices:t,chosen:n,change:r}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:n,onChange:a=>r(a.currentTarget.value),children:t.map(({value:a,label:s})=>o("option",{value:a,children:s},a))})]})}function Dn({value:e,change:t,type:n,...r}){let[a,s]=H();return o("input",{...r,type:n,value:a??e,onInput:i=>s(i.currentTarget.value),onChange:i=>{i.currentTarget.validity.valid&&t(i.currentTarget.value)},onBlur:i=>{i.currentTarget.validity.valid&&s(void 0)}})}function Li({label:e,value:t,change:n,min:r=0,max:a,step:s="any",hint:i}){return o("label",{class:"field",children:[o("span",{children:e}),o(Dn,{type:"number",inputMode:"decimal",value:t,change:n,min:r,max:a,step:s,placeholder:i})]})}function En({names:e,children:t}){let[n,r]=H(!1),a=_a(),s=e.filter(i=>tt.value.params.get(i)).length;return o(S,{children:[o("button",{type:"button",class:"narrow-only","aria-expanded":n,"aria-controls":a,onClick:()=>r(!n),children:["Filter (",s,")"]}),o("div",{id:a,class:n?"filters open":"filters folded",children:t})]})}function Ed(){let[e,t]=H(tt.value.params.get("text")??""),n=Ra(e.trim(),300);return xe(()=>se({text:n}),[n]),o("div",{class:"stack",children:[o(_e,{title:"Find",about:"Wallets and tokens by a part of an address or a symbol, markets by a part of the question. The box in the header finds the same from any page."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:r=>t(r.currentTarget.value)})]}),[...n].length<2?o(Y,{title:"Write at least two characters"}):o(pg,{text:n})]})}function pg({text:e}){let t=ee(xa,{text:e});return o(le,{query:t,children:({lookup:n})=>n.wallets.length+n.tokens.length+n.markets.length===0?o(Y,{title:"Nothing contains this",children:"What no source has sent yet is not known."}):o(fg,{found:n})})}function fg({found:e}){return o(S,{children:[e.tokens.length>0&&o(V,{title:"Tokens",children:o(oe,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(Nd,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>je(t.priceUsd,t.chain)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":ye(t.volume24hUsd)}]})}),e.markets.length>0&&o(V,{title:"Markets",children:o(oe,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:Z(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>ye(t.volume24hr)}]})}),e.wallets.length>0&&o(V,{title:"Wallets",children:o(oe,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Ln,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(ct,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>_(t.tradeCount)},{name:"Last trade",cell:t=>o(re,{at:t.lastTradeTime})}]})})]})}function Nd({chain:e,address:t,symbol:n,market:r}){return r?o(S,{children:[o("a",{class:"symbol",href:Z(["token",e,t]),children:r.outcomeLabel||lt(t)})," ",o("small",{class:"muted",children:r.question})]}):o(Ft,{chain:e,address:t,symbol:n})}var Dd=["HOUR","SIX_HOURS","DAY"],hg={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function Ud(){let e=ve("chain",ut,"BASE"),t=ve("window",Dd,"DAY"),n=ee(Zu,{chain:e,window:t},{every:15e3});return o(S,{children:[o(_e,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o(En,{names:["chain","window"],children:[o(Ee,{label:"Chain",choices:ut.map(r=>({value:r,label:We[r]})),chosen:e,change:r=>se({chain:r})}),o(Ee,{label:"Hours",choices:Dd.map(r=>({value:r,label:hg[r]})),chosen:t,change:r=>se({window:r})})]}),o("section",{class:"card","aria-label":"Trending",children:o(le,{query:n,children:({trendingTokens:r})=>r.length===0?o(Y,{title:"No top wallet bought anything",children:["In these hours of ",We[e],". A longer time, or another chain, may show more."]}):o(S,{children:[o("p",{class:"muted small",children:["Since ",an(r[0].since)]}),o(oe,{label:"Tokens that top wallets buy",rows:r,id:a=>a.token.address,columns:[{name:"Token",cell:a=>o(Nd,{chain:e,address:a.token.address,symbol:a.token.symbol,market:a.token.market})},{name:"Buyers",number:!0,cell:a=>_(a.buyers),sort:a=>a.buyers},{name:"Sellers",number:!0,cell:a=>_(a.sellers),sort:a=>a.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:a=>o(ct,{value:a.netFlowUsd}),sort:a=>a.netFlowUsd},{name:"Price",number:!0,cell:a=>je(a.token.priceUsd,e)},{name:"Change",number:!0,title:"Of the price since then",cell:a=>o(Nt,{value:a.priceChangePct===null?null:a.priceChangePct/100}),sort:a=>a.priceChangePct??-1/0}]})]})})})]})}var gg="uplot",yg="u-hz",bg="u-vt",wg="u-title",vg="u-wrap",kg="u-under",Sg="u-over",_g="u-axis",Ar="u-off",xg="u-select",Tg="u-cursor-x",Ag="u-cursor-y",Cg="u-cursor-pt",Pg="u-legend",Rg="u-live",Lg="u-inline",Dg="u-series",Eg="u-marker",$d="u-label",Ng="u-value",zo="width",jo="height";var Id="bottom",mo="left",Di="right",ji="#000",Wd=ji+"0",Ei="mousemove",Md="mousedown",Ni="mouseup",Od="mouseenter",Fd="mouseleave",Vd="dblclick",Ug="resize",$g="scroll",qd="change",Za="dppxchange",Ki="--",wo=typeof window<"u",Mi=wo?document:null,fo=wo?window:null,Ig=wo?navigator:null,Ne,za;function Oi(){let e=devicePixelRatio;Ne!=e&&(Ne=e,za&&Vi(qd,za,Oi),za=matchMedia(`(min-resolution: ${Ne-.001}dppx) and (max-resolution: ${Ne+.001}dppx)`),Cr(qd,za,Oi),fo.dispatchEvent(new CustomEvent(Za)))}function jt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Fi(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function He(e,t,n){e.style[t]=n+"px"}function yn(e,t,n,r){let a=Mi.createElement(e);return t!=null&&jt(a,t),n?.insertBefore(a,r),a}function ln(e,t){return yn("div",e,t)}var Bd=new WeakMap;function Nn(e,t,n,r,a){let s="translate("+t+"px,"+n+"px)",i=Bd.get(e);s!=i&&(e.style.transform=s,Bd.set(e,s),t<0||n<0||t>r||n>a?jt(e,Ar):Fi(e,Ar))}var Qd=new WeakMap;function Hd(e,t,n){let r=t+n,a=Qd.get(e);r!=a&&(Qd.set(e,r),e.style.background=t,e.style.borderColor=n)}var Gd=new WeakMap;function zd(e,t,n,r){let a=t+""+n,s=Gd.get(e);a!=s&&(Gd.set(e,a),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=r?-t/2+"px":0,e.style.marginTop=r?-n/2+"px":0)}var Yi={passive:!0},Wg={...Yi,capture:!0};function Cr(e,t,n,r){t.addEventListener(e,n,r?Wg:Yi)}function Vi(e,t,n,r){t.removeEventListener(e,n,Yi)}wo&&Oi();function bn(e,t,n,r){let a;n=n||0,r=r||t.length-1;let s=r<=2147483647;for(;r-n>1;)a=s?n+r>>1:Kt((n+r)/2),t[a]<e?n=a:r=a;return e-t[n]<=t[r]-e?n:r}function km(e){return(n,r,a)=>{let s=-1,i=-1;for(let l=r;l<=a;l++)if(e(n[l])){s=l;break}for(let l=a;l>=r;l--)if(e(n[l])){i=l;break}return[s,i]}}var Sm=e=>e!=null,_m=e=>e!=null&&e>0,es=km(Sm),Mg=km(_m);function Og(e,t,n,r=0,a=!1){let s=a?Mg:es,i=a?_m:Sm;[t,n]=s(e,t,n);let l=e[t],c=e[t];if(t>-1)if(r==1)l=e[t],c=e[n];else if(r==-1)l=e[n],c=e[t];else for(let m=t;m<=n;m++){let g=e[m];i(g)&&(g<l?l=g:g>c&&(c=g))}return[l??Me,c??-Me]}function ts(e,t,n,r){let a=Yd(e),s=Yd(t);e==t&&(a==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Vn:xm,l=a==1?Kt:un,c=s==1?un:Kt,m=l(i(ht(e))),g=c(i(ht(t))),f=ho(n,m),h=ho(n,g);return n==10&&(m<0&&(f=Oe(f,-m)),g<0&&(h=Oe(h,-g))),r||n==2?(e=f*a,t=h*s):(e=Pm(e,f),t=ns(t,h)),[e,t]}function Zi(e,t,n,r){let a=ts(e,t,n,r);return e==0&&(a[0]=0),t==0&&(a[1]=0),a}var Ji=.1,jd={mode:3,pad:Ji},Yo={pad:0,soft:null,mode:0},Fg={min:Yo,max:Yo};function Ja(e,t,n,r){return rs(n)?Kd(e,t,n):(Yo.pad=n,Yo.soft=r?0:null,Yo.mode=r?3:0,Kd(e,t,Fg))}function Le(e,t){return e??t}function Vg(e,t,n){for(t=Le(t,0),n=Le(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Kd(e,t,n){let r=n.min,a=n.max,s=Le(r.pad,0),i=Le(a.pad,0),l=Le(r.hard,-Me),c=Le(a.hard,Me),m=Le(r.soft,Me),g=Le(a.soft,-Me),f=Le(r.mode,0),h=Le(a.mode,0),b=t-e,T=Vn(b),E=Ut(ht(e),ht(t)),D=Vn(E),P=ht(D-T);(b<1e-24||P>10)&&(b=0,(e==0||t==0)&&(b=1e-24,f==2&&m!=Me&&(s=0),h==2&&g!=-Me&&(i=0)));let v=b||E||1e3,A=Vn(v),x=ho(10,Kt(A)),R=v*(b==0?e==0?.1:1:s),L=Oe(Pm(e-R,x/10),24),te=e>=m&&(f==1||f==3&&L<=m||f==2&&L>=m)?m:Me,X=Ut(l,L<te&&e>=te?te:wn(te,L)),me=v*(b==0?t==0?.1:1:i),ne=Oe(ns(t+me,x/10),24),U=t<=g&&(h==1||h==3&&ne>=g||h==2&&ne<=g)?g:-Me,ae=wn(c,ne>U&&t<=U?U:Ut(U,ne));return X==ae&&X==0&&(ae=100),[X,ae]}var qg=new Intl.NumberFormat(wo?Ig.language:"en-US"),Xi=e=>qg.format(e),Yt=Math,Ya=Yt.PI,ht=Yt.abs,Kt=Yt.floor,ft=Yt.round,un=Yt.ceil,wn=Yt.min,Ut=Yt.max,ho=Yt.pow,Yd=Yt.sign,Vn=Yt.log10,xm=Yt.log2,Bg=(e,t=1)=>Yt.sinh(e)*t,Ui=(e,t=1)=>Yt.asinh(e/t),Me=1/0;function Zd(e){return(Vn((e^e>>31)-(e>>31))|0)+1}function qi(e,t,n){return wn(Ut(e,t),n)}function Tm(e){return typeof e=="function"}function ke(e){return Tm(e)?e:()=>e}var Qg=()=>{},Am=e=>e,Cm=(e,t)=>t,Hg=e=>null,Jd=e=>!0,Xd=(e,t)=>e==t,Gg=/\.\d*?(?=9{6,}|0{6,})/gm,Pr=e=>{if(Lm(e)||ar.has(e))return e;let t=`${e}`,n=t.match(Gg);if(n==null)return e;let r=n[0].length-1;if(t.indexOf("e-")!=-1){let[a,s]=t.split("e");return+`${Pr(a)}e${s}`}return Oe(e,r)};function xr(e,t){return Pr(Oe(Pr(e/t))*t)}function ns(e,t){return Pr(un(Pr(e/t))*t)}function Pm(e,t){return Pr(Kt(Pr(e/t))*t)}function Oe(e,t=0){if(Lm(e))return e;let n=10**t,r=e*n*(1+Number.EPSILON);return ft(r)/n}var ar=new Map;function Rm(e){return((""+e).split(".")[1]||"").length}function Jo(e,t,n,r){let a=[],s=r.map(Rm);for(let i=t;i<n;i++){let l=ht(i),c=Oe(ho(e,i),l);for(let m=0;m<r.length;m++){let g=e==10?+`${r[m]}e${i}`:r[m]*c,f=(i>=0?0:l)+(i>=s[m]?0:s[m]),h=e==10?g:Oe(g,f);a.push(h),ar.set(h,f)}}return a}var Zo={},el=[],go=[null,null],or=Array.isArray,Lm=Number.isInteger,zg=e=>e===void 0;function em(e){return typeof e=="string"}function rs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function jg(e){return e!=null&&typeof e=="object"}var Kg=Object.getPrototypeOf(Uint8Array),Dm="__proto__";function yo(e,t=rs){let n;if(or(e)){let r=e.find(a=>a!=null);if(or(r)||t(r)){n=Array(e.length);for(let a=0;a<e.length;a++)n[a]=yo(e[a],t)}else n=e.slice()}else if(e instanceof Kg)n=e.slice();else if(t(e)){n={};for(let r in e)r!=Dm&&(n[r]=yo(e[r],t))}else n=e;return n}function dt(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let a in r)a!=Dm&&(rs(e[a])?dt(e[a],yo(r[a])):e[a]=yo(r[a]))}return e}var Yg=0,Zg=1,Jg=2;function Xg(e,t,n){for(let r=0,a,s=-1;r<t.length;r++){let i=t[r];if(i>s){for(a=i-1;a>=0&&e[a]==null;)e[a--]=null;for(a=i+1;a<n&&e[a]==null;)e[s=a++]=null}}}function ey(e,t){if(ry(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return oy(i[0])||(i=ny(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],m=c.length;for(let g=0;g<m;g++)n.add(c[g])}let r=[Array.from(n).sort((i,l)=>i-l)],a=r[0].length,s=new Map;for(let i=0;i<a;i++)s.set(r[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];for(let m=1;m<l.length;m++){let g=l[m],f=Array(a).fill(void 0),h=t?t[i][m]:Zg,b=[];for(let T=0;T<g.length;T++){let E=g[T],D=s.get(c[T]);E===null?h!=Yg&&(f[D]=E,h==Jg&&b.push(D)):f[D]=E}Xg(f,b,a),r.push(f)}}return r}var ty=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function ny(e){let t=e[0],n=t.length,r=Array(n);for(let s=0;s<r.length;s++)r[s]=s;r.sort((s,i)=>t[s]-t[i]);let a=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let c=0;c<n;c++)l[c]=i[r[c]];a.push(l)}return a}function ry(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let a=e[r][0];if(a.length!=n)return!1;if(a!=t){for(let s=0;s<n;s++)if(a[s]!=t[s])return!1}}return!0}function oy(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,a=n-1;for(;r<=a&&e[r]==null;)r++;for(;a>=r&&e[a]==null;)a--;if(a<=r)return!0;let s=Ut(1,Kt((a-r+1)/t));for(let i=e[r],l=r+s;l<=a;l+=s){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}var Em=["January","February","March","April","May","June","July","August","September","October","November","December"],Nm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Um(e){return e.slice(0,3)}var ay=Nm.map(Um),sy=Em.map(Um),iy={MMMM:Em,MMM:sy,WWWW:Nm,WWW:ay};function Go(e){return(e<10?"0":"")+e}function ly(e){return(e<10?"00":e<100?"0":"")+e}var uy={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Go(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Go(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Go(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Go(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Go(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>ly(e.getMilliseconds())};function tl(e,t){t=t||iy;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,a;for(;a=r.exec(e);)n.push(a[0][0]=="{"?uy[a[1]]:a[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var cy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function dy(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==cy?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var $m=e=>e%1==0,Xa=[1,2,2.5,5],my=Jo(10,-32,0,Xa),Im=Jo(10,0,32,Xa),py=Im.filter($m),Tr=my.concat(Im),nl=`
`,Wm="{YYYY}",tm=nl+Wm,Mm="{M}/{D}",Ko=nl+Mm,ja=Ko+"/{YY}",Om="{aa}",fy="{h}:{mm}",po=fy+Om,nm=nl+po,rm=":{ss}",$e=null;function Fm(e){let t=e*1e3,n=t*60,r=n*60,a=r*24,s=a*30,i=a*365,c=(e==1?Jo(10,0,3,Xa).filter($m):Jo(10,-3,0,Xa)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,a,a*2,a*3,a*4,a*5,a*6,a*7,a*8,a*9,a*10,a*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),m=[[i,Wm,$e,$e,$e,$e,$e,$e,1],[a*28,"{MMM}",tm,$e,$e,$e,$e,$e,1],[a,Mm,tm,$e,$e,$e,$e,$e,1],[r,"{h}"+Om,ja,$e,Ko,$e,$e,$e,1],[n,po,ja,$e,Ko,$e,$e,$e,1],[t,rm,ja+" "+po,$e,Ko+" "+po,$e,nm,$e,1],[e,rm+".{fff}",ja+" "+po,$e,Ko+" "+po,$e,nm,$e,1]];function g(f){return(h,b,T,E,D,P)=>{let v=[],A=D>=i,x=D>=s&&D<i,R=f(T),L=Oe(R*e,3),te=$i(R.getFullYear(),A?0:R.getMonth(),x||A?1:R.getDate()),X=Oe(te*e,3);if(x||A){let me=x?D/s:0,ne=A?D/i:0,U=L==X?L:Oe($i(te.getFullYear()+ne,te.getMonth()+me,1)*e,3),ae=new Date(ft(U/e)),F=ae.getFullYear(),W=ae.getMonth();for(let M=0;U<=E;M++){let O=$i(F+ne*M,W+me*M,1),I=O-f(Oe(O*e,3));U=Oe((+O+I)*e,3),U<=E&&v.push(U)}}else{let me=D>=a?a:D,ne=Kt(T)-Kt(L),U=X+ne+ns(L-X,me);v.push(U);let ae=f(U),F=ae.getHours()+ae.getMinutes()/n+ae.getSeconds()/r,W=D/r,M=h.axes[b]._space,O=P/M;for(;U=Oe(U+D,e==1?0:3),!(U>E);)if(W>1){let I=Kt(Oe(F+W,6))%24,j=f(U).getHours()-I;j>1&&(j=-1),U-=j*r,F=(F+W)%24;let he=v[v.length-1];Oe((U-he)/D,3)*O>=.7&&v.push(U)}else v.push(U)}return v}}return[c,m,g]}var[hy,gy,yy]=Fm(1),[by,wy,vy]=Fm(.001);Jo(2,-53,53,[1]);function om(e,t){return e.map(n=>n.map((r,a)=>a==0||a==8||r==null?r:t(a==1||n[8]==0?r:n[1]+r)))}function am(e,t){return(n,r,a,s,i)=>{let l=t.find(T=>i>=T[0])||t[t.length-1],c,m,g,f,h,b;return r.map(T=>{let E=e(T),D=E.getFullYear(),P=E.getMonth(),v=E.getDate(),A=E.getHours(),x=E.getMinutes(),R=E.getSeconds(),L=D!=c&&l[2]||P!=m&&l[3]||v!=g&&l[4]||A!=f&&l[5]||x!=h&&l[6]||R!=b&&l[7]||l[1];return c=D,m=P,g=v,f=A,h=x,b=R,L(E)})}}function ky(e,t){let n=tl(t);return(r,a,s,i,l)=>a.map(c=>n(e(c)))}function $i(e,t,n){return new Date(e,t,n)}function sm(e,t){return t(e)}var Sy="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function im(e,t){return(n,r,a,s)=>s==null?Ki:t(e(r))}function _y(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function xy(e,t){return e.series[t].fill(e,t)}var Ty={show:!0,live:!0,isolate:!1,mount:Qg,markers:{show:!0,width:2,stroke:_y,fill:xy,dash:"solid"},idx:null,idxs:null,values:[]};function Ay(e,t){let n=e.cursor.points,r=ln(),a=n.size(e,t);He(r,zo,a),He(r,jo,a);let s=a/-2;He(r,"marginLeft",s),He(r,"marginTop",s);let i=n.width(e,t,a);return i&&He(r,"borderWidth",i),r}function Cy(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Py(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Ry(e,t){return e.series[t].points.size}var Ii=[0,0];function Ly(e,t,n){return Ii[0]=t,Ii[1]=n,Ii}function Ka(e,t,n,r=!0){return a=>{a.button==0&&(!r||a.target==t)&&n(a)}}function Wi(e,t,n,r=!0){return a=>{(!r||a.target==t)&&n(a)}}var Dy={show:!0,x:!0,y:!0,lock:!1,move:Ly,points:{one:!1,show:Ay,size:Ry,width:0,stroke:Py,fill:Cy},bind:{mousedown:Ka,mouseup:Ka,click:Ka,dblclick:Ka,mousemove:Wi,mouseleave:Wi,mouseenter:Wi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,a)=>r-a,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Vm={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},rl=dt({},Vm,{filter:Cm}),qm=dt({},rl,{size:10}),Bm=dt({},Vm,{show:!1}),ol='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Qm="bold "+ol,Hm=1.5,lm={show:!0,scale:"x",stroke:ji,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qm,side:2,grid:rl,ticks:qm,border:Bm,font:ol,lineGap:Hm,rotate:0},Ey="Value",Ny="Time",um={show:!0,scale:"x",auto:!1,sorted:1,min:Me,max:-Me,idxs:[]};function Uy(e,t,n,r,a){return t.map(s=>s==null?"":Xi(s))}function $y(e,t,n,r,a,s,i){let l=[],c=ar.get(a)||0;n=i?n:Oe(ns(n,a),c);for(let m=n;m<=r;m=Oe(m+a,c))l.push(Object.is(m,-0)?0:m);return l}function Bi(e,t,n,r,a,s,i){let l=[],c=e.scales[e.axes[t].scale].log,m=c==10?Vn:xm,g=Kt(m(n));a=ho(c,g),c==10&&(a=Tr[bn(a,Tr)]);let f=n,h=a*c;c==10&&(h=Tr[bn(h,Tr)]);do l.push(f),f=f+a,c==10&&!ar.has(f)&&(f=Oe(f,ar.get(a))),f>=h&&(a=f,h=a*c,c==10&&(h=Tr[bn(h,Tr)]));while(f<=r);return l}function Iy(e,t,n,r,a,s,i){let c=e.scales[e.axes[t].scale].asinh,m=r>c?Bi(e,t,Ut(c,n),r,a):[c],g=r>=0&&n<=0?[0]:[];return(n<-c?Bi(e,t,Ut(c,-r),-n,a):[c]).reverse().map(h=>-h).concat(g,m)}var Gm=/./,Wy=/[12357]/,My=/[125]/,cm=/1/,Qi=(e,t,n,r)=>e.map((a,s)=>t==4&&a==0||s%r==0&&n.test(a.toExponential()[a<0?1:0])?a:null);function Oy(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=e.scales[i],c=e.valToPos,m=s._space,g=c(10,i),f=c(9,i)-g>=m?Gm:c(7,i)-g>=m?Wy:c(5,i)-g>=m?My:cm;if(f==cm){let h=ht(c(1,i)-g);if(h<m)return Qi(t.slice().reverse(),l.distr,f,un(m/h)).reverse()}return Qi(t,l.distr,f,1)}function Fy(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=s._space,c=e.valToPos,m=ht(c(1,i)-c(2,i));return m<l?Qi(t.slice().reverse(),3,Gm,un(l/m)).reverse():t}function Vy(e,t,n,r){return r==null?Ki:t==null?"":Xi(t)}var dm={show:!0,scale:"y",stroke:ji,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qm,side:3,grid:rl,ticks:qm,border:Bm,font:ol,lineGap:Hm,rotate:0};function qy(e,t){let n=3+(e||1)*2;return Oe(n*t,3)}function By(e,t){let{scale:n,idxs:r}=e.series[0],a=e._data[0],s=e.valToPos(a[r[0]],n,!0),i=e.valToPos(a[r[1]],n,!0),l=ht(i-s),c=e.series[t],m=l/(c.points.space*Ne);return r[1]-r[0]<=m}var mm={scale:null,auto:!0,sorted:0,min:Me,max:-Me},zm=(e,t,n,r,a)=>a,pm={show:!0,auto:!0,sorted:0,gaps:zm,alpha:1,facets:[dt({},mm,{scale:"x"}),dt({},mm,{scale:"y"})]},fm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:zm,alpha:1,points:{show:By,filter:null},values:null,min:Me,max:-Me,idxs:[],path:null,clip:null};function Qy(e,t,n,r,a){return n/10}var jm={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Hy=dt({},jm,{time:!1,ori:1}),hm={};function Km(e,t){let n=hm[e];return n||(n={key:e,plots:[],sub(r){n.plots.push(r)},unsub(r){n.plots=n.plots.filter(a=>a!=r)},pub(r,a,s,i,l,c,m){for(let g=0;g<n.plots.length;g++)n.plots[g]!=a&&n.plots[g].pub(r,a,s,i,l,c,m)}},e!=null&&(hm[e]=n)),n}var bo=1,Hi=2;function Rr(e,t,n){let r=e.mode,a=e.series[t],s=r==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=s[0],m=r==2?s[1]:s[t],g=r==2?i[a.facets[0].scale]:i[e.series[0].scale],f=r==2?i[a.facets[1].scale]:i[a.scale],h=l.left,b=l.top,T=l.width,E=l.height,D=e.valToPosH,P=e.valToPosV;return g.ori==0?n(a,c,m,g,f,D,P,h,b,T,E,as,vo,is,Zm,Xm):n(a,c,m,g,f,P,D,b,h,E,T,ss,ko,il,Jm,ep)}function al(e,t){let n=0,r=0,a=Le(e.bands,el);for(let s=0;s<a.length;s++){let i=a[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Gy(e,t,n,r,a){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,c=e.scales[l];return a==-1?c.min:a==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function qn(e,t,n,r,a,s){return Rr(e,t,(i,l,c,m,g,f,h,b,T,E,D)=>{let P=i.pxRound,v=m.dir*(m.ori==0?1:-1),A=m.ori==0?vo:ko,x,R;v==1?(x=n,R=r):(x=r,R=n);let L=P(f(l[x],m,E,b)),te=P(h(c[x],g,D,T)),X=P(f(l[R],m,E,b)),me=P(h(s==1?g.max:g.min,g,D,T)),ne=new Path2D(a);return A(ne,X,me),A(ne,L,me),A(ne,L,te),ne})}function os(e,t,n,r,a,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?is:il,c=n;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){let b=h[0]-c;b>0&&l(i,c,r,b,r+s),c=h[1]}}let m=n+a-c,g=10;m>0&&l(i,c,r-g/2,m,r+s+g)}return i}function zy(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function sl(e,t,n,r,a,s,i){let l=[],c=e.length;for(let m=a==1?n:r;m>=n&&m<=r;m+=a)if(t[m]===null){let f=m,h=m;if(a==1)for(;++m<=r&&t[m]===null;)h=m;else for(;--m>=n&&t[m]===null;)h=m;let b=s(e[f]),T=h==f?b:s(e[h]),E=f-a;b=i<=0&&E>=0&&E<c?s(e[E]):b;let P=h+a;T=i>=0&&P>=0&&P<c?s(e[P]):T,T>=b&&l.push([b,T])}return l}function gm(e){return e==0?Am:e==1?ft:t=>xr(t,e)}function Ym(e){let t=e==0?as:ss,n=e==0?(a,s,i,l,c,m)=>{a.arcTo(s,i,l,c,m)}:(a,s,i,l,c,m)=>{a.arcTo(i,s,c,l,m)},r=e==0?(a,s,i,l,c)=>{a.rect(s,i,l,c)}:(a,s,i,l,c)=>{a.rect(i,s,c,l)};return(a,s,i,l,c,m=0,g=0)=>{m==0&&g==0?r(a,s,i,l,c):(m=wn(m,l/2,c/2),g=wn(g,l/2,c/2),t(a,s+m,i),n(a,s+l,i,s+l,i+c,m),n(a,s+l,i+c,s,i+c,g),n(a,s,i+c,s,i,g),n(a,s,i,s+l,i,m),a.closePath())}}var as=(e,t,n)=>{e.moveTo(t,n)},ss=(e,t,n)=>{e.moveTo(n,t)},vo=(e,t,n)=>{e.lineTo(t,n)},ko=(e,t,n)=>{e.lineTo(n,t)},is=Ym(0),il=Ym(1),Zm=(e,t,n,r,a,s)=>{e.arc(t,n,r,a,s)},Jm=(e,t,n,r,a,s)=>{e.arc(n,t,r,a,s)},Xm=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(t,n,r,a,s,i)},ep=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(n,t,a,r,i,s)};function tp(e){return(t,n,r,a,s)=>Rr(t,n,(i,l,c,m,g,f,h,b,T,E,D)=>{let{pxRound:P,points:v}=i,A,x;m.ori==0?(A=as,x=Zm):(A=ss,x=Jm);let R=Oe(v.width*Ne,3),L=(v.size-v.width)/2*Ne,te=Oe(L*2,3),X=new Path2D,me=new Path2D,{left:ne,top:U,width:ae,height:F}=t.bbox;is(me,ne-te,U-te,ae+te*2,F+te*2);let W=M=>{if(c[M]!=null){let O=P(f(l[M],m,E,b)),I=P(h(c[M],g,D,T));A(X,O+L,I),x(X,O,I,L,0,Ya*2)}};if(s)s.forEach(W);else for(let M=r;M<=a;M++)W(M);return{stroke:R>0?X:null,fill:X,clip:me,flags:bo|Hi}})}function np(e){return(t,n,r,a,s,i)=>{r!=a&&(s!=r&&i!=r&&e(t,n,r),s!=a&&i!=a&&e(t,n,a),e(t,n,i))}}var jy=np(vo),Ky=np(ko);function rp(e){let t=Le(e?.alignGaps,0);return(n,r,a,s)=>Rr(n,r,(i,l,c,m,g,f,h,b,T,E,D)=>{[a,s]=es(c,a,s);let P=i.pxRound,v=F=>P(f(F,m,E,b)),A=F=>P(h(F,g,D,T)),x,R;m.ori==0?(x=vo,R=jy):(x=ko,R=Ky);let L=m.dir*(m.ori==0?1:-1),te={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:bo},X=te.stroke,me=!1;if(s-a>=E*4){let F=K=>n.posToVal(K,m.key,!0),W=null,M=null,O,I,Se,ue=v(l[L==1?a:s]),j=v(l[a]),he=v(l[s]),ce=F(L==1?j+1:he-1);for(let K=L==1?a:s;K>=a&&K<=s;K+=L){let Fe=l[K],pe=(L==1?Fe<ce:Fe>ce)?ue:v(Fe),Te=c[K];pe==ue?Te!=null?(I=Te,W==null?(x(X,pe,A(I)),O=W=M=I):I<W?W=I:I>M&&(M=I)):Te===null&&(me=!0):(W!=null&&R(X,ue,A(W),A(M),A(O),A(I)),Te!=null?(I=Te,x(X,pe,A(I)),W=M=O=I):(W=M=null,Te===null&&(me=!0)),ue=pe,ce=F(ue+L))}W!=null&&W!=M&&Se!=ue&&R(X,ue,A(W),A(M),A(O),A(I))}else for(let F=L==1?a:s;F>=a&&F<=s;F+=L){let W=c[F];W===null?me=!0:W!=null&&x(X,v(l[F]),A(W))}let[U,ae]=al(n,r);if(i.fill!=null||U!=0){let F=te.fill=new Path2D(X),W=i.fillTo(n,r,i.min,i.max,U),M=A(W),O=v(l[a]),I=v(l[s]);L==-1&&([I,O]=[O,I]),x(F,I,M),x(F,O,M)}if(!i.spanGaps){let F=[];me&&F.push(...sl(l,c,a,s,L,v,t)),te.gaps=F=i.gaps(n,r,a,s,F),te.clip=os(F,m.ori,b,T,E,D)}return ae!=0&&(te.band=ae==2?[qn(n,r,a,s,X,-1),qn(n,r,a,s,X,1)]:qn(n,r,a,s,X,ae)),te})}function Yy(e){let t=Le(e.align,1),n=Le(e.ascDesc,!1),r=Le(e.alignGaps,0),a=Le(e.extend,!1);return(s,i,l,c)=>Rr(s,i,(m,g,f,h,b,T,E,D,P,v,A)=>{[l,c]=es(f,l,c);let x=m.pxRound,{left:R,width:L}=s.bbox,te=j=>x(T(j,h,v,D)),X=j=>x(E(j,b,A,P)),me=h.ori==0?vo:ko,ne={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:bo},U=ne.stroke,ae=h.dir*(h.ori==0?1:-1),F=X(f[ae==1?l:c]),W=te(g[ae==1?l:c]),M=W,O=W;a&&t==-1&&(O=R,me(U,O,F)),me(U,W,F);for(let j=ae==1?l:c;j>=l&&j<=c;j+=ae){let he=f[j];if(he==null)continue;let ce=te(g[j]),K=X(he);t==1?me(U,ce,F):me(U,M,K),me(U,ce,K),F=K,M=ce}let I=M;a&&t==1&&(I=R+L,me(U,I,F));let[Se,ue]=al(s,i);if(m.fill!=null||Se!=0){let j=ne.fill=new Path2D(U),he=m.fillTo(s,i,m.min,m.max,Se),ce=X(he);me(j,I,ce),me(j,O,ce)}if(!m.spanGaps){let j=[];j.push(...sl(g,f,l,c,ae,te,r));let he=m.width*Ne/2,ce=n||t==1?he:-he,K=n||t==-1?-he:he;j.forEach(Fe=>{Fe[0]+=ce,Fe[1]+=K}),ne.gaps=j=m.gaps(s,i,l,c,j),ne.clip=os(j,h.ori,D,P,v,A)}return ue!=0&&(ne.band=ue==2?[qn(s,i,l,c,U,-1),qn(s,i,l,c,U,1)]:qn(s,i,l,c,U,ue)),ne})}function ym(e,t,n,r,a,s,i=Me){if(e.length>1){let l=null;for(let c=0,m=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let g=ht(e[c]-e[l]);g<m&&(m=g,i=ht(n(e[c],r,a,s)-n(e[l],r,a,s)))}l=c}}return i}function Zy(e){e=e||Zo;let t=Le(e.size,[.6,Me,1]),n=e.align||0,r=e.gap||0,a=e.radius;a=a==null?[0,0]:typeof a=="number"?[a,0]:a;let s=ke(a),i=1-t[0],l=Le(t[1],Me),c=Le(t[2],1),m=Le(e.disp,Zo),g=Le(e.each,b=>{}),{fill:f,stroke:h}=m;return(b,T,E,D)=>Rr(b,T,(P,v,A,x,R,L,te,X,me,ne,U)=>{let ae=P.pxRound,F=n,W=r*Ne,M=l*Ne,O=c*Ne,I,Se;x.ori==0?[I,Se]=s(b,T):[Se,I]=s(b,T);let ue=x.dir*(x.ori==0?1:-1),j=x.ori==0?is:il,he=x.ori==0?g:(G,Ve,mt,$r,cr,_n,dr)=>{g(G,Ve,mt,cr,$r,dr,_n)},ce=Le(b.bands,el).find(G=>G.series[0]==T),K=ce!=null?ce.dir:0,Fe=P.fillTo(b,T,P.min,P.max,K),Pe=ae(te(Fe,R,U,me)),pe,Te,Jt,Ct=ne,Ke=ae(P.width*Ne),Sn=!1,Un=null,Xt=null,Qn=null,Er=null;f!=null&&(Ke==0||h!=null)&&(Sn=!0,Un=f.values(b,T,E,D),Xt=new Map,new Set(Un).forEach(G=>{G!=null&&Xt.set(G,new Path2D)}),Ke>0&&(Qn=h.values(b,T,E,D),Er=new Map,new Set(Qn).forEach(G=>{G!=null&&Er.set(G,new Path2D)})));let{x0:Nr,size:_o}=m;if(Nr!=null&&_o!=null){F=1,v=Nr.values(b,T,E,D),Nr.unit==2&&(v=v.map(mt=>b.posToVal(X+mt*ne,x.key,!0)));let G=_o.values(b,T,E,D);_o.unit==2?Te=G[0]*ne:Te=L(G[0],x,ne,X)-L(0,x,ne,X),Ct=ym(v,A,L,x,ne,X,Ct),Jt=Ct-Te+W}else Ct=ym(v,A,L,x,ne,X,Ct),Jt=Ct*i+W,Te=Ct-Jt;Jt<1&&(Jt=0),Ke>=Te/2&&(Ke=0),Jt<5&&(ae=Am);let aa=Jt>0,lr=Ct-Jt-(aa?Ke:0);Te=ae(qi(lr,O,M)),pe=(F==0?Te/2:F==ue?0:Te)-F*ue*((F==0?W/2:0)+(aa?Ke/2:0));let Pt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Ur=Sn?null:new Path2D,$n=null;if(ce!=null)$n=b.data[ce.series[1]];else{let{y0:G,y1:Ve}=m;G!=null&&Ve!=null&&(A=Ve.values(b,T,E,D),$n=G.values(b,T,E,D))}let ur=I*Te,fe=Se*Te;for(let G=ue==1?E:D;G>=E&&G<=D;G+=ue){let Ve=A[G];if(Ve==null)continue;if($n!=null){let $t=$n[G]??0;if(Ve-$t==0)continue;Pe=te($t,R,U,me)}let mt=x.distr!=2||m!=null?v[G]:G,$r=L(mt,x,ne,X),cr=te(Le(Ve,Fe),R,U,me),_n=ae($r-pe),dr=ae(Ut(cr,Pe)),Vt=ae(wn(cr,Pe)),en=dr-Vt;if(Ve!=null){let $t=Ve<0?fe:ur,cn=Ve<0?ur:fe;Sn?(Ke>0&&Qn[G]!=null&&j(Er.get(Qn[G]),_n,Vt+Kt(Ke/2),Te,Ut(0,en-Ke),$t,cn),Un[G]!=null&&j(Xt.get(Un[G]),_n,Vt+Kt(Ke/2),Te,Ut(0,en-Ke),$t,cn)):j(Ur,_n,Vt+Kt(Ke/2),Te,Ut(0,en-Ke),$t,cn),he(b,T,G,_n-Ke/2,Vt,Te+Ke,en)}}return Ke>0?Pt.stroke=Sn?Er:Ur:Sn||(Pt._fill=P.width==0?P._fill:P._stroke??P._fill,Pt.width=0),Pt.fill=Sn?Xt:Ur,Pt})}function Jy(e,t){let n=Le(t?.alignGaps,0);return(r,a,s,i)=>Rr(r,a,(l,c,m,g,f,h,b,T,E,D,P)=>{[s,i]=es(m,s,i);let v=l.pxRound,A=I=>v(h(I,g,D,T)),x=I=>v(b(I,f,P,E)),R,L,te;g.ori==0?(R=as,te=vo,L=Xm):(R=ss,te=ko,L=ep);let X=g.dir*(g.ori==0?1:-1),me=A(c[X==1?s:i]),ne=me,U=[],ae=[];for(let I=X==1?s:i;I>=s&&I<=i;I+=X)if(m[I]!=null){let ue=c[I],j=A(ue);U.push(ne=j),ae.push(x(m[I]))}let F={stroke:e(U,ae,R,te,L,v),fill:null,clip:null,band:null,gaps:null,flags:bo},W=F.stroke,[M,O]=al(r,a);if(l.fill!=null||M!=0){let I=F.fill=new Path2D(W),Se=l.fillTo(r,a,l.min,l.max,M),ue=x(Se);te(I,ne,ue),te(I,me,ue)}if(!l.spanGaps){let I=[];I.push(...sl(c,m,s,i,X,A,n)),F.gaps=I=l.gaps(r,a,s,i,I),F.clip=os(I,g.ori,T,E,D,P)}return O!=0&&(F.band=O==2?[qn(r,a,s,i,W,-1),qn(r,a,s,i,W,1)]:qn(r,a,s,i,W,O)),F})}function Xy(e){return Jy(eb,e)}function eb(e,t,n,r,a,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)r(l,e[1],t[1]);else{let c=Array(i),m=Array(i-1),g=Array(i-1),f=Array(i-1);for(let h=0;h<i-1;h++)g[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],m[h]=g[h]/f[h];c[0]=m[0];for(let h=1;h<i-1;h++)m[h]===0||m[h-1]===0||m[h-1]>0!=m[h]>0?c[h]=0:(c[h]=3*(f[h-1]+f[h])/((2*f[h]+f[h-1])/m[h-1]+(f[h]+2*f[h-1])/m[h]),isFinite(c[h])||(c[h]=0));c[i-1]=m[i-2];for(let h=0;h<i-1;h++)a(l,e[h]+f[h]/3,t[h]+c[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-c[h+1]*f[h]/3,e[h+1],t[h+1])}return l}var Gi=new Set;function bm(){for(let e of Gi)e.syncRect(!0)}wo&&(Cr(Ug,fo,bm),Cr($g,fo,bm,!0),Cr(Za,fo,()=>{ot.pxRatio=Ne}));var tb=rp(),nb=tp();function wm(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>zi(s,i,t,n))}function rb(e,t){return e.map((n,r)=>r==0?{}:dt({},t,n))}function zi(e,t,n,r){return dt({},t==0?n:r,e)}function op(e,t,n){return t==null?go:[t,n]}var ob=op;function ab(e,t,n){return t==null?go:Ja(t,n,Ji,!0)}function ap(e,t,n,r){return t==null?go:ts(t,n,e.scales[r].log,!1)}var sb=ap;function sp(e,t,n,r){return t==null?go:Zi(t,n,e.scales[r].log,!1)}var ib=sp;function lb(e,t,n,r,a){let s=Ut(Zd(e),Zd(t)),i=t-e,l=bn(a/r*i,n);do{let c=n[l],m=r*c/i;if(m>=a&&s+(c<5?ar.get(c):0)<=17)return[c,m]}while(++l<n.length);return[0,0]}function vm(e){let t,n;return e=e.replace(/(\d+)px/,(r,a)=>(t=ft((n=+a)*Ne))+"px"),[e,t,n]}function ub(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Oe(t[2]*Ne,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let r={mode:Le(e.mode,1)},a=r.mode;function s(u,d,p,y){let w=d.valToPct(u);return y+p*(d.dir==-1?1-w:w)}function i(u,d,p,y){let w=d.valToPct(u);return y+p*(d.dir==-1?w:1-w)}function l(u,d,p,y){return d.ori==0?s(u,d,p,y):i(u,d,p,y)}r.valToPosH=s,r.valToPosV=i;let c=!1;r.status=0;let m=r.root=ln(gg);if(e.id!=null&&(m.id=e.id),jt(m,e.class),e.title){let u=ln(wg,m);u.textContent=e.title}let g=yn("canvas"),f=r.ctx=g.getContext("2d"),h=ln(vg,m);Cr("click",h,u=>{u.target===T&&(qe!=Gr||Ge!=zr)&&xt.click(r,u)},!0);let b=r.under=ln(kg,h);h.appendChild(g);let T=r.over=ln(Sg,h);e=yo(e);let E=+Le(e.pxAlign,1),D=gm(E);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(r,e)||e)});let P=e.ms||.001,v=r.series=a==1?wm(e.series||[],um,fm,!1):rb(e.series||[null],pm),A=r.axes=wm(e.axes||[],lm,dm,!0),x=r.scales={},R=r.bands=e.bands||[];R.forEach(u=>{u.fill=ke(u.fill||null),u.dir=Le(u.dir,-1)});let L=a==2?v[1].facets[0].scale:v[0].scale,te={axes:Hf,series:Ff},X=(e.drawOrder||["axes","series"]).map(u=>te[u]);function me(u){let d=u.distr==3?p=>Vn(p>0?p:u.clamp(r,p,u.min,u.max,u.key)):u.distr==4?p=>Ui(p,u.asinh):u.distr==100?p=>u.fwd(p):p=>p;return p=>{let y=d(p),{_min:w,_max:k}=u,C=k-w;return(y-w)/C}}function ne(u){let d=x[u];if(d==null){let p=(e.scales||Zo)[u]||Zo;if(p.from!=null){ne(p.from);let y=dt({},x[p.from],p,{key:u});y.valToPct=me(y),x[u]=y}else{d=x[u]=dt({},u==L?jm:Hy,p),d.key=u;let y=d.time,w=d.range,k=or(w);if((u!=L||a==2&&!y)&&(k&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?jd:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?jd:{mode:1,hard:w[1],soft:w[1]}},k=!1),!k&&rs(w))){let C=w;w=(N,$,q)=>$==null?go:Ja($,q,C)}d.range=ke(w||(y?ob:u==L?d.distr==3?sb:d.distr==4?ib:op:d.distr==3?ap:d.distr==4?sp:ab)),d.auto=ke(k?!1:d.auto),d.clamp=ke(d.clamp||Qy),d._min=d._max=null,d.valToPct=me(d)}}}ne("x"),ne("y"),a==1&&v.forEach(u=>{ne(u.scale)}),A.forEach(u=>{ne(u.scale)});for(let u in e.scales)ne(u);let U=x[L],ae=U.distr,F,W;U.ori==0?(jt(m,yg),F=s,W=i):(jt(m,bg),F=i,W=s);let M={};for(let u in x){let d=x[u];(d.min!=null||d.max!=null)&&(M[u]={min:d.min,max:d.max},d.min=d.max=null)}let O=e.tzDate||(u=>new Date(ft(u/P))),I=e.fmtDate||tl,Se=P==1?yy(O):vy(O),ue=am(O,om(P==1?gy:wy,I)),j=im(O,sm(Sy,I)),he=[],ce=r.legend=dt({},Ty,e.legend),K=r.cursor=dt({},Dy,{drag:{y:a==2}},e.cursor),Fe=ce.show,Pe=K.show,pe=ce.markers;ce.idxs=he,pe.width=ke(pe.width),pe.dash=ke(pe.dash),pe.stroke=ke(pe.stroke),pe.fill=ke(pe.fill);let Te,Jt,Ct,Ke=[],Sn=[],Un,Xt=!1,Qn={};if(ce.live){let u=v[1]?v[1].values:null;Xt=u!=null,Un=Xt?u(r,1,0):{_:0};for(let d in Un)Qn[d]=Ki}if(Fe)if(Te=yn("table",Pg,m),Ct=yn("tbody",null,Te),ce.mount(r,Te),Xt){Jt=yn("thead",null,Te,Ct);let u=yn("tr",null,Jt);yn("th",null,u);for(var Er in Un)yn("th",$d,u).textContent=Er}else jt(Te,Lg),ce.live&&jt(Te,Rg);let Nr={show:!0},_o={show:!1};function aa(u,d){if(d==0&&(Xt||!ce.live||a==2))return go;let p=[],y=yn("tr",Dg,Ct,Ct.childNodes[d]);jt(y,u.class),u.show||jt(y,Ar);let w=yn("th",null,y);if(pe.show){let N=ln(Eg,w);if(d>0){let $=pe.width(r,d);$&&(N.style.border=$+"px "+pe.dash(r,d)+" "+pe.stroke(r,d)),N.style.background=pe.fill(r,d)}}let k=ln($d,w);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,d>0&&(pe.show||(k.style.color=u.width>0?pe.stroke(r,d):pe.fill(r,d)),Pt("click",w,N=>{if(K._lock)return;pr(N);let $=v.indexOf(u);if((N.ctrlKey||N.metaKey)!=ce.isolate){let q=v.some((B,z)=>z>0&&z!=$&&B.show);v.forEach((B,z)=>{z>0&&Tn(z,q?z==$?Nr:_o:Nr,!0,at.setSeries)})}else Tn($,{show:!u.show},!0,at.setSeries)},!1),Wr&&Pt(Od,w,N=>{K._lock||(pr(N),Tn(v.indexOf(u),Kr,!0,at.setSeries))},!1));for(var C in Un){let N=yn("td",Ng,y);N.textContent="--",p.push(N)}return[y,p]}let lr=new Map;function Pt(u,d,p,y=!0){let w=lr.get(d)||{},k=K.bind[u](r,d,p,y);k&&(Cr(u,d,w[u]=k),lr.set(d,w))}function Ur(u,d,p){let y=lr.get(d)||{};for(let w in y)(u==null||w==u)&&(Vi(w,d,y[w]),delete y[w]);u==null&&lr.delete(d)}let $n=0,ur=0,fe=0,G=0,Ve=0,mt=0,$r=Ve,cr=mt,_n=fe,dr=G,Vt=0,en=0,$t=0,cn=0;r.bbox={};let ys=!1,sa=!1,Ir=!1,mr=!1,ia=!1,tn=!1;function bs(u,d,p){(p||u!=r.width||d!=r.height)&&Bl(u,d),qr(!1),Ir=!0,sa=!0,Br()}function Bl(u,d){r.width=$n=fe=u,r.height=ur=G=d,Ve=mt=0,Nf(),Uf();let p=r.bbox;Vt=p.left=xr(Ve*Ne,.5),en=p.top=xr(mt*Ne,.5),$t=p.width=xr(fe*Ne,.5),cn=p.height=xr(G*Ne,.5)}let Lf=3;function Df(){let u=!1,d=0;for(;!u;){d++;let p=Bf(d),y=Qf(d);u=d==Lf||p&&y,u||(Bl(r.width,r.height),sa=!0)}}function Ef({width:u,height:d}){bs(u,d)}r.setSize=Ef;function Nf(){let u=!1,d=!1,p=!1,y=!1;A.forEach((w,k)=>{if(w.show&&w._show){let{side:C,_size:N}=w,$=C%2,q=w.label!=null?w.labelSize:0,B=N+q;B>0&&($?(fe-=B,C==3?(Ve+=B,y=!0):p=!0):(G-=B,C==0?(mt+=B,u=!0):d=!0))}}),fr[0]=u,fr[1]=p,fr[2]=d,fr[3]=y,fe-=Hn[1]+Hn[3],Ve+=Hn[3],G-=Hn[2]+Hn[0],mt+=Hn[0]}function Uf(){let u=Ve+fe,d=mt+G,p=Ve,y=mt;function w(k,C){switch(k){case 1:return u+=C,u-C;case 2:return d+=C,d-C;case 3:return p-=C,p+C;case 0:return y-=C,y+C}}A.forEach((k,C)=>{if(k.show&&k._show){let N=k.side;k._pos=w(N,k._size),k.label!=null&&(k._lpos=w(N,k.labelSize))}})}if(K.dataIdx==null){let u=K.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let p=u.prox=ke(u.prox),y=u.bias??=0;K.dataIdx=(w,k,C,N)=>{if(k==0)return C;let $=C,q=p(w,k,C,N)??Me,B=q>=0&&q<Me,z=U.ori==0?fe:G,de=K.left,De=t[0],Re=t[k];if(d.has(Re[C])){$=null;let ge=null,ie=null,J;if(y==0||y==-1)for(J=C;ge==null&&J-- >0;)d.has(Re[J])||(ge=J);if(y==0||y==1)for(J=C;ie==null&&J++<Re.length;)d.has(Re[J])||(ie=J);if(ge!=null||ie!=null)if(B){let Qe=ge==null?-1/0:F(De[ge],U,z,0),Je=ie==null?1/0:F(De[ie],U,z,0),kt=de-Qe,Ie=Je-de;kt<=Ie?kt<=q&&($=ge):Ie<=q&&($=ie)}else $=ie==null?ge:ge==null?ie:C-ge<=ie-C?ge:ie}else B&&ht(de-F(De[C],U,z,0))>q&&($=null);return $}}let pr=u=>{K.event=u};K.idxs=he,K._lock=!1;let Tt=K.points;Tt.show=ke(Tt.show),Tt.size=ke(Tt.size),Tt.stroke=ke(Tt.stroke),Tt.width=ke(Tt.width),Tt.fill=ke(Tt.fill);let xn=r.focus=dt({},e.focus||{alpha:.3},K.focus),Wr=xn.prox>=0,Mr=Wr&&Tt.one,nn=[],Or=[],Fr=[];function Ql(u,d){let p=Tt.show(r,d);if(p instanceof HTMLElement)return jt(p,Cg),jt(p,u.class),Nn(p,-10,-10,fe,G),T.insertBefore(p,nn[d]),p}function Hl(u,d){if(a==1||d>0){let p=a==1&&x[u.scale].time,y=u.value;u.value=p?em(y)?im(O,sm(y,I)):y||j:y||Vy,u.label=u.label||(p?Ny:Ey)}if(Mr||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||tb||Hg,u.fillTo=ke(u.fillTo||Gy),u.pxAlign=+Le(u.pxAlign,E),u.pxRound=gm(u.pxAlign),u.stroke=ke(u.stroke||null),u.fill=ke(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let p=qy(Ut(1,u.width),1),y=u.points=dt({},{size:p,width:Ut(1,p*.2),stroke:u.stroke,space:p*2,paths:nb,_stroke:null,_fill:null},u.points);y.show=ke(y.show),y.filter=ke(y.filter),y.fill=ke(y.fill),y.stroke=ke(y.stroke),y.paths=ke(y.paths),y.pxAlign=u.pxAlign}if(Fe){let p=aa(u,d);Ke.splice(d,0,p[0]),Sn.splice(d,0,p[1]),ce.values.push(null)}if(Pe){he.splice(d,0,null);let p=null;Mr?d==0&&(p=Ql(u,d)):d>0&&(p=Ql(u,d)),nn.splice(d,0,p),Or.splice(d,0,0),Fr.splice(d,0,0)}vt("addSeries",d)}function $f(u,d){d=d??v.length,u=a==1?zi(u,d,um,fm):zi(u,d,{},pm),v.splice(d,0,u),Hl(v[d],d)}r.addSeries=$f;function If(u){if(v.splice(u,1),Fe){ce.values.splice(u,1),Sn.splice(u,1);let d=Ke.splice(u,1)[0];Ur(null,d.firstChild),d.remove()}Pe&&(he.splice(u,1),nn.splice(u,1)[0].remove(),Or.splice(u,1),Fr.splice(u,1)),vt("delSeries",u)}r.delSeries=If;let fr=[!1,!1,!1,!1];function Wf(u,d){if(u._show=u.show,u.show){let p=u.side%2,y=x[u.scale];y==null&&(u.scale=p?v[1].scale:L,y=x[u.scale]);let w=y.time;u.size=ke(u.size),u.space=ke(u.space),u.rotate=ke(u.rotate),or(u.incrs)&&u.incrs.forEach(C=>{!ar.has(C)&&ar.set(C,Rm(C))}),u.incrs=ke(u.incrs||(y.distr==2?py:w?P==1?hy:by:Tr)),u.splits=ke(u.splits||(w&&y.distr==1?Se:y.distr==3?Bi:y.distr==4?Iy:$y)),u.stroke=ke(u.stroke),u.grid.stroke=ke(u.grid.stroke),u.ticks.stroke=ke(u.ticks.stroke),u.border.stroke=ke(u.border.stroke);let k=u.values;u.values=or(k)&&!or(k[0])?ke(k):w?or(k)?am(O,om(k,I)):em(k)?ky(O,k):k||ue:k||Uy,u.filter=ke(u.filter||(y.distr>=3&&y.log==10?Oy:y.distr==3&&y.log==2?Fy:Cm)),u.font=vm(u.font),u.labelFont=vm(u.labelFont),u._size=u.size(r,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(fr[d]=!0,u._el=ln(_g,h))}}function xo(u,d,p,y){let[w,k,C,N]=p,$=d%2,q=0;return $==0&&(N||k)&&(q=d==0&&!w||d==2&&!C?ft(lm.size/3):0),$==1&&(w||C)&&(q=d==1&&!k||d==3&&!N?ft(dm.size/2):0),q}let Gl=r.padding=(e.padding||[xo,xo,xo,xo]).map(u=>ke(Le(u,xo))),Hn=r._padding=Gl.map((u,d)=>u(r,d,fr,0)),_t,gt=null,yt=null,la=a==1?v[0].idxs:null,dn=null,To=!1;function zl(u,d){if(t=u??[],r.data=r._data=t,a==2){_t=0;for(let p=1;p<v.length;p++)_t+=t[p][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),dn=t[0],_t=dn.length;let p=t;if(ae==2){p=t.slice();let y=p[0]=Array(_t);for(let w=0;w<_t;w++)y[w]=w}r._data=t=p}if(qr(!0),vt("setData"),ae==2&&(Ir=!0),d!==!1){let p=U;p.auto(r,To)?ws():zn(L,p.min,p.max),mr=mr||K.left>=0,tn=!0,Br()}}r.setData=zl;function ws(){To=!0;let u,d;a==1&&(_t>0?(gt=la[0]=0,yt=la[1]=_t-1,u=t[0][gt],d=t[0][yt],ae==2?(u=gt,d=yt):u==d&&(ae==3?[u,d]=ts(u,u,U.log,!1):ae==4?[u,d]=Zi(u,u,U.log,!1):U.time?d=u+ft(86400/P):[u,d]=Ja(u,d,Ji,!0))):(gt=la[0]=u=null,yt=la[1]=d=null)),zn(L,u,d)}let ua,Vr,vs,ks,Ss,_s,xs,Ts,As,It;function jl(u,d,p,y,w,k){u??=Wd,p??=el,y??="butt",w??=Wd,k??="round",u!=ua&&(f.strokeStyle=ua=u),w!=Vr&&(f.fillStyle=Vr=w),d!=vs&&(f.lineWidth=vs=d),k!=Ss&&(f.lineJoin=Ss=k),y!=_s&&(f.lineCap=_s=y),p!=ks&&f.setLineDash(ks=p)}function Kl(u,d,p,y){d!=Vr&&(f.fillStyle=Vr=d),u!=xs&&(f.font=xs=u),p!=Ts&&(f.textAlign=Ts=p),y!=As&&(f.textBaseline=As=y)}function Cs(u,d,p,y,w=0){if(y.length>0&&u.auto(r,To)&&(d==null||d.min==null)){let k=Le(gt,0),C=Le(yt,y.length-1),N=p.min==null?Og(y,k,C,w,u.distr==3):[p.min,p.max];u.min=wn(u.min,p.min=N[0]),u.max=Ut(u.max,p.max=N[1])}}let Yl={min:null,max:null};function Mf(){for(let y in x){let w=x[y];M[y]==null&&(w.min==null||M[L]!=null&&w.auto(r,To))&&(M[y]=Yl)}for(let y in x){let w=x[y];M[y]==null&&w.from!=null&&M[w.from]!=null&&(M[y]=Yl)}M[L]!=null&&qr(!0);let u={};for(let y in M){let w=M[y];if(w!=null){let k=u[y]=yo(x[y],jg);if(w.min!=null)dt(k,w);else if(y!=L||a==2)if(_t==0&&k.from==null){let C=k.range(r,null,null,y);k.min=C[0],k.max=C[1]}else k.min=Me,k.max=-Me}}if(_t>0){v.forEach((y,w)=>{if(a==1){let k=y.scale,C=M[k];if(C==null)return;let N=u[k];if(w==0){let $=N.range(r,N.min,N.max,k);N.min=$[0],N.max=$[1],gt=bn(N.min,t[0]),yt=bn(N.max,t[0]),yt-gt>1&&(t[0][gt]<N.min&&gt++,t[0][yt]>N.max&&yt--),y.min=dn[gt],y.max=dn[yt]}else y.show&&y.auto&&Cs(N,C,y,t[w],y.sorted);y.idxs[0]=gt,y.idxs[1]=yt}else if(w>0&&y.show&&y.auto){let[k,C]=y.facets,N=k.scale,$=C.scale,[q,B]=t[w],z=u[N],de=u[$];z!=null&&Cs(z,M[N],k,q,k.sorted),de!=null&&Cs(de,M[$],C,B,C.sorted),y.min=C.min,y.max=C.max}});for(let y in u){let w=u[y],k=M[y];if(w.from==null&&(k==null||k.min==null)){let C=w.range(r,w.min==Me?null:w.min,w.max==-Me?null:w.max,y);w.min=C[0],w.max=C[1]}}}for(let y in u){let w=u[y];if(w.from!=null){let k=u[w.from];if(k.min==null)w.min=w.max=null;else{let C=w.range(r,k.min,k.max,y);w.min=C[0],w.max=C[1]}}}let d={},p=!1;for(let y in u){let w=u[y],k=x[y];if(k.min!=w.min||k.max!=w.max){k.min=w.min,k.max=w.max;let C=k.distr;k._min=C==3?Vn(k.min):C==4?Ui(k.min,k.asinh):C==100?k.fwd(k.min):k.min,k._max=C==3?Vn(k.max):C==4?Ui(k.max,k.asinh):C==100?k.fwd(k.max):k.max,d[y]=p=!0}}if(p){v.forEach((y,w)=>{a==2?w>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});for(let y in d)Ir=!0,vt("setScale",y);Pe&&K.left>=0&&(mr=tn=!0)}for(let y in M)M[y]=null}function Of(u){let d=qi(gt-1,0,_t-1),p=qi(yt+1,0,_t-1);for(;u[d]==null&&d>0;)d--;for(;u[p]==null&&p<_t-1;)p++;return[d,p]}function Ff(){if(_t>0){let u=v.some(d=>d._focus)&&It!=xn.alpha;u&&(f.globalAlpha=It=xn.alpha),v.forEach((d,p)=>{if(p>0&&d.show&&(Zl(p,!1),Zl(p,!0),d._paths==null)){let y=It;It!=d.alpha&&(f.globalAlpha=It=d.alpha);let w=a==2?[0,t[p][0].length-1]:Of(t[p]);d._paths=d.paths(r,p,w[0],w[1]),It!=y&&(f.globalAlpha=It=y)}}),v.forEach((d,p)=>{if(p>0&&d.show){let y=It;It!=d.alpha&&(f.globalAlpha=It=d.alpha),d._paths!=null&&Jl(p,!1);{let w=d._paths!=null?d._paths.gaps:null,k=d.points.show(r,p,gt,yt,w),C=d.points.filter(r,p,k,w);(k||C)&&(d.points._paths=d.points.paths(r,p,gt,yt,C),Jl(p,!0))}It!=y&&(f.globalAlpha=It=y),vt("drawSeries",p)}}),u&&(f.globalAlpha=It=1)}}function Zl(u,d){let p=d?v[u].points:v[u];p._stroke=p.stroke(r,u),p._fill=p.fill(r,u)}function Jl(u,d){let p=d?v[u].points:v[u],{stroke:y,fill:w,clip:k,flags:C,_stroke:N=p._stroke,_fill:$=p._fill,_width:q=p.width}=p._paths;q=Oe(q*Ne,3);let B=null,z=q%2/2;d&&$==null&&($=q>0?"#fff":N);let de=p.pxAlign==1&&z>0;if(de&&f.translate(z,z),!d){let De=Vt-q/2,Re=en-q/2,ge=$t+q,ie=cn+q;B=new Path2D,B.rect(De,Re,ge,ie)}d?Ps(N,q,p.dash,p.cap,$,y,w,C,k):Vf(u,N,q,p.dash,p.cap,$,y,w,C,B,k),de&&f.translate(-z,-z)}function Vf(u,d,p,y,w,k,C,N,$,q,B){let z=!1;$!=0&&R.forEach((de,De)=>{if(de.series[0]==u){let Re=v[de.series[1]],ge=t[de.series[1]],ie=(Re._paths||Zo).band;or(ie)&&(ie=de.dir==1?ie[0]:ie[1]);let J,Qe=null;Re.show&&ie&&Vg(ge,gt,yt)?(Qe=de.fill(r,De)||k,J=Re._paths.clip):ie=null,Ps(d,p,y,w,Qe,C,N,$,q,B,J,ie),z=!0}}),z||Ps(d,p,y,w,k,C,N,$,q,B)}let Xl=bo|Hi;function Ps(u,d,p,y,w,k,C,N,$,q,B,z){jl(u,d,p,y,w),($||q||z)&&(f.save(),$&&f.clip($),q&&f.clip(q)),z?(N&Xl)==Xl?(f.clip(z),B&&f.clip(B),da(w,C),ca(u,k,d)):N&Hi?(da(w,C),f.clip(z),ca(u,k,d)):N&bo&&(f.save(),f.clip(z),B&&f.clip(B),da(w,C),f.restore(),ca(u,k,d)):(da(w,C),ca(u,k,d)),($||q||z)&&f.restore()}function ca(u,d,p){p>0&&(d instanceof Map?d.forEach((y,w)=>{f.strokeStyle=ua=w,f.stroke(y)}):d!=null&&u&&f.stroke(d))}function da(u,d){d instanceof Map?d.forEach((p,y)=>{f.fillStyle=Vr=y,f.fill(p)}):d!=null&&u&&f.fill(d)}function qf(u,d,p,y){let w=A[u],k;if(y<=0)k=[0,0];else{let C=w._space=w.space(r,u,d,p,y),N=w._incrs=w.incrs(r,u,d,p,y,C);k=lb(d,p,N,y,C)}return w._found=k}function Rs(u,d,p,y,w,k,C,N,$,q){let B=C%2/2;E==1&&f.translate(B,B),jl(N,C,$,q,N),f.beginPath();let z,de,De,Re,ge=w+(y==0||y==3?-k:k);p==0?(de=w,Re=ge):(z=w,De=ge);for(let ie=0;ie<u.length;ie++)d[ie]!=null&&(p==0?z=De=u[ie]:de=Re=u[ie],f.moveTo(z,de),f.lineTo(De,Re));f.stroke(),E==1&&f.translate(-B,-B)}function Bf(u){let d=!0;return A.forEach((p,y)=>{if(!p.show)return;let w=x[p.scale];if(w.min==null){p._show&&(d=!1,p._show=!1,qr(!1));return}else p._show||(d=!1,p._show=!0,qr(!1));let k=p.side,C=k%2,{min:N,max:$}=w,[q,B]=qf(y,N,$,C==0?fe:G);if(B==0)return;let z=w.distr==2,de=p._splits=p.splits(r,y,N,$,q,B,z),De=w.distr==2?de.map(J=>dn[J]):de,Re=w.distr==2?dn[de[1]]-dn[de[0]]:q,ge=p._values=p.values(r,p.filter(r,De,y,B,Re),y,B,Re);p._rotate=k==2?p.rotate(r,ge,y,B):0;let ie=p._size;p._size=un(p.size(r,ge,y,u)),ie!=null&&p._size!=ie&&(d=!1)}),d}function Qf(u){let d=!0;return Gl.forEach((p,y)=>{let w=p(r,y,fr,u);w!=Hn[y]&&(d=!1),Hn[y]=w}),d}function Hf(){for(let u=0;u<A.length;u++){let d=A[u];if(!d.show||!d._show)continue;let p=d.side,y=p%2,w,k,C=d.stroke(r,u),N=p==0||p==3?-1:1,[$,q]=d._found;if(d.label!=null){let Lt=d.labelGap*N,Qt=ft((d._lpos+Lt)*Ne);Kl(d.labelFont[0],C,"center",p==2?"top":Id),f.save(),y==1?(w=k=0,f.translate(Qt,ft(en+cn/2)),f.rotate((p==3?-Ya:Ya)/2)):(w=ft(Vt+$t/2),k=Qt);let yr=Tm(d.label)?d.label(r,u,$,q):d.label;f.fillText(yr,w,k),f.restore()}if(q==0)continue;let B=x[d.scale],z=y==0?$t:cn,de=y==0?Vt:en,De=d._splits,Re=B.distr==2?De.map(Lt=>dn[Lt]):De,ge=B.distr==2?dn[De[1]]-dn[De[0]]:$,ie=d.ticks,J=d.border,Qe=ie.show?ie.size:0,Je=ft(Qe*Ne),kt=ft((d.alignTo==2?d._size-Qe-d.gap:d.gap)*Ne),Ie=d._rotate*-Ya/180,Xe=D(d._pos*Ne),qt=(Je+kt)*N,Rt=Xe+qt;k=y==0?Rt:0,w=y==1?Rt:0;let rn=d.font[0],mn=d.align==1?mo:d.align==2?Di:Ie>0?mo:Ie<0?Di:y==0?"center":p==3?Di:mo,Cn=Ie||y==1?"middle":p==2?"top":Id;Kl(rn,C,mn,Cn);let Bt=d.font[1]*d.lineGap,on=De.map(Lt=>D(l(Lt,B,z,de))),pn=d._values;for(let Lt=0;Lt<pn.length;Lt++){let Qt=pn[Lt];if(Qt!=null){y==0?w=on[Lt]:k=on[Lt],Qt=""+Qt;let yr=Qt.indexOf(`
`)==-1?[Qt]:Qt.split(/\n/gm);for(let Dt=0;Dt<yr.length;Dt++){let bu=yr[Dt];Ie?(f.save(),f.translate(w,k+Dt*Bt),f.rotate(Ie),f.fillText(bu,0,0),f.restore()):f.fillText(bu,w,k+Dt*Bt)}}}ie.show&&Rs(on,ie.filter(r,Re,u,q,ge),y,p,Xe,Je,Oe(ie.width*Ne,3),ie.stroke(r,u),ie.dash,ie.cap);let Pn=d.grid;Pn.show&&Rs(on,Pn.filter(r,Re,u,q,ge),y,y==0?2:1,y==0?en:Vt,y==0?cn:$t,Oe(Pn.width*Ne,3),Pn.stroke(r,u),Pn.dash,Pn.cap),J.show&&Rs([Xe],[1],y==0?1:0,y==0?1:2,y==1?en:Vt,y==1?cn:$t,Oe(J.width*Ne,3),J.stroke(r,u),J.dash,J.cap)}vt("drawAxes")}function qr(u){v.forEach((d,p)=>{p>0&&(d._paths=null,u&&(a==1?(d.min=null,d.max=null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}let ma=!1,Ls=!1,Ao=[];function Gf(){Ls=!1;for(let u=0;u<Ao.length;u++)vt(...Ao[u]);Ao.length=0}function Br(){ma||(ty(eu),ma=!0)}function zf(u,d=!1){ma=!0,Ls=d,u(r),eu(),d&&Ao.length>0&&queueMicrotask(Gf)}r.batch=zf;function eu(){if(ys&&(Mf(),ys=!1),Ir&&(Df(),Ir=!1),sa){if(He(b,mo,Ve),He(b,"top",mt),He(b,zo,fe),He(b,jo,G),He(T,mo,Ve),He(T,"top",mt),He(T,zo,fe),He(T,jo,G),He(h,zo,$n),He(h,jo,ur),g.width=ft($n*Ne),g.height=ft(ur*Ne),A.forEach(({_el:u,_show:d,_size:p,_pos:y,side:w})=>{if(u!=null)if(d){let k=w===3||w===0?p:0,C=w%2==1;He(u,C?"left":"top",y-k),He(u,C?"width":"height",p),He(u,C?"top":"left",C?mt:Ve),He(u,C?"height":"width",C?G:fe),Fi(u,Ar)}else jt(u,Ar)}),ua=Vr=vs=Ss=_s=xs=Ts=As=ks=null,It=1,Ro(!0),Ve!=$r||mt!=cr||fe!=_n||G!=dr){qr(!1);let u=fe/_n,d=G/dr;if(Pe&&!mr&&K.left>=0){K.left*=u,K.top*=d,Qr&&Nn(Qr,ft(K.left),0,fe,G),Hr&&Nn(Hr,0,ft(K.top),fe,G);for(let p=0;p<nn.length;p++){let y=nn[p];y!=null&&(Or[p]*=u,Fr[p]*=d,Nn(y,un(Or[p]),un(Fr[p]),fe,G))}}if(Be.show&&!ia&&Be.left>=0&&Be.width>0){Be.left*=u,Be.width*=u,Be.top*=d,Be.height*=d;for(let p in Is)He(jr,p,Be[p])}$r=Ve,cr=mt,_n=fe,dr=G}vt("setSize"),sa=!1}$n>0&&ur>0&&(f.clearRect(0,0,g.width,g.height),vt("drawClear"),X.forEach(u=>u()),vt("draw")),Be.show&&ia&&(pa(Be),ia=!1),Pe&&mr&&(gr(null,!0,!1),mr=!1),ce.show&&ce.live&&tn&&(Us(),tn=!1),c||(c=!0,r.status=1,vt("ready")),To=!1,ma=!1}r.redraw=(u,d)=>{Ir=d||!1,u!==!1?zn(L,U.min,U.max):Br()};function Ds(u,d){let p=x[u];if(p.from==null){if(_t==0){let y=p.range(r,d.min,d.max,u);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(_t>1&&d.min!=null&&d.max!=null&&d.max-d.min<1e-16)return;u==L&&p.distr==2&&_t>0&&(d.min=bn(d.min,t[0]),d.max=bn(d.max,t[0]),d.min==d.max&&d.max++),M[u]=d,ys=!0,Br()}}r.setScale=Ds;let Es,Ns,Qr,Hr,tu,nu,Gr,zr,ru,ou,qe,Ge,Gn=!1,xt=K.drag,bt=xt.x,wt=xt.y;Pe&&(K.x&&(Es=ln(Tg,T)),K.y&&(Ns=ln(Ag,T)),U.ori==0?(Qr=Es,Hr=Ns):(Qr=Ns,Hr=Es),qe=K.left,Ge=K.top);let Be=r.select=dt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),jr=Be.show?ln(xg,Be.over?T:b):null;function pa(u,d){if(Be.show){for(let p in u)Be[p]=u[p],p in Is&&He(jr,p,u[p]);d!==!1&&vt("setSelect")}}r.setSelect=pa;function jf(u){if(v[u].show)Fe&&Fi(Ke[u],Ar);else if(Fe&&jt(Ke[u],Ar),Pe){let p=Mr?nn[0]:nn[u];p!=null&&Nn(p,-10,-10,fe,G)}}function zn(u,d,p){Ds(u,{min:d,max:p})}function Tn(u,d,p,y){d.focus!=null&&Xf(u),d.show!=null&&v.forEach((w,k)=>{k>0&&(u==k||u==null)&&(w.show=d.show,jf(k),a==2?(zn(w.facets[0].scale,null,null),zn(w.facets[1].scale,null,null)):zn(w.scale,null,null),Br())}),p!==!1&&vt("setSeries",u,d),y&&Lo("setSeries",r,u,d)}r.setSeries=Tn;function Kf(u,d){dt(R[u],d)}function Yf(u,d){u.fill=ke(u.fill||null),u.dir=Le(u.dir,-1),d=d??R.length,R.splice(d,0,u)}function Zf(u){u==null?R.length=0:R.splice(u,1)}r.addBand=Yf,r.setBand=Kf,r.delBand=Zf;function Jf(u,d){v[u].alpha=d,Pe&&nn[u]!=null&&(nn[u].style.opacity=d),Fe&&Ke[u]&&(Ke[u].style.opacity=d)}let In,jn,hr,Kr={focus:!0};function Xf(u){if(u!=hr){let d=u==null,p=xn.alpha!=1;v.forEach((y,w)=>{if(a==1||w>0){let k=d||w==0||w==u;y._focus=d?null:k,p&&Jf(w,k?1:xn.alpha)}}),hr=u,p&&Br()}}Fe&&Wr&&Pt(Fd,Te,u=>{K._lock||(pr(u),hr!=null&&Tn(null,Kr,!0,at.setSeries))});function An(u,d,p){let y=x[d];p&&(u=u/Ne-(y.ori==1?mt:Ve));let w=fe;y.ori==1&&(w=G,u=w-u),y.dir==-1&&(u=w-u);let k=y._min,C=y._max,N=u/w,$=k+(C-k)*N,q=y.distr;return q==3?ho(10,$):q==4?Bg($,y.asinh):q==100?y.bwd($):$}function eh(u,d){let p=An(u,L,d);return bn(p,t[0],gt,yt)}r.valToIdx=u=>bn(u,t[0]),r.posToIdx=eh,r.posToVal=An,r.valToPos=(u,d,p)=>x[d].ori==0?s(u,x[d],p?$t:fe,p?Vt:0):i(u,x[d],p?cn:G,p?en:0),r.setCursor=(u,d,p)=>{qe=u.left,Ge=u.top,gr(null,d,p)};function au(u,d){He(jr,mo,Be.left=u),He(jr,zo,Be.width=d)}function su(u,d){He(jr,"top",Be.top=u),He(jr,jo,Be.height=d)}let Co=U.ori==0?au:su,Po=U.ori==1?au:su;function th(){if(Fe&&ce.live)for(let u=a==2?1:0;u<v.length;u++){if(u==0&&Xt)continue;let d=ce.values[u],p=0;for(let y in d)Sn[u][p++].firstChild.nodeValue=d[y]}}function Us(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((p,y)=>{he[y]=p}):zg(u.idx)||he.fill(u.idx),ce.idx=he[0]),Fe&&ce.live){for(let p=0;p<v.length;p++)(p>0||a==1&&!Xt)&&nh(p,he[p]);th()}tn=!1,d!==!1&&vt("setLegend")}r.setLegend=Us;function nh(u,d){let p=v[u],y=u==0&&ae==2?dn:t[u],w;Xt?w=p.values(r,u,d)??Qn:(w=p.value(r,d==null?null:y[d],u,d),w=w==null?Qn:{_:w}),ce.values[u]=w}function gr(u,d,p){ru=qe,ou=Ge,[qe,Ge]=K.move(r,qe,Ge),K.left=qe,K.top=Ge,Pe&&(Qr&&Nn(Qr,ft(qe),0,fe,G),Hr&&Nn(Hr,0,ft(Ge),fe,G));let y,w=gt>yt;In=Me,jn=null;let k=U.ori==0?fe:G,C=U.ori==1?fe:G;if(qe<0||_t==0||w){y=K.idx=null;for(let N=0;N<v.length;N++){let $=nn[N];$!=null&&Nn($,-10,-10,fe,G)}Wr&&Tn(null,Kr,!0,u==null&&at.setSeries),ce.live&&(he.fill(y),tn=!0)}else{let N,$,q;a==1&&(N=U.ori==0?qe:Ge,$=An(N,L),y=K.idx=bn($,t[0],gt,yt),q=F(t[0][y],U,k,0));let B=-10,z=-10,de=0,De=0,Re=!0,ge="",ie="";for(let J=a==2?1:0;J<v.length;J++){let Qe=v[J],Je=he[J],kt=Je==null?null:a==1?t[J][Je]:t[J][1][Je],Ie=K.dataIdx(r,J,y,$),Xe=Ie==null?null:a==1?t[J][Ie]:t[J][1][Ie];if(tn=tn||Xe!=kt||Ie!=Je,he[J]=Ie,J>0&&Qe.show){let qt=Ie==null?-10:Ie==y?q:F(a==1?t[0][Ie]:t[J][0][Ie],U,k,0),Rt=Xe==null?-10:W(Xe,a==1?x[Qe.scale]:x[Qe.facets[1].scale],C,0);if(Wr&&Xe!=null){let rn=U.ori==1?qe:Ge,mn=ht(xn.dist(r,J,Ie,Rt,rn));if(mn<In){let Cn=xn.bias;if(Cn!=0){let Bt=An(rn,Qe.scale),on=Xe>=0?1:-1,pn=Bt>=0?1:-1;pn==on&&(pn==1?Cn==1?Xe>=Bt:Xe<=Bt:Cn==1?Xe<=Bt:Xe>=Bt)&&(In=mn,jn=J)}else In=mn,jn=J}}if(tn||Mr){let rn,mn;U.ori==0?(rn=qt,mn=Rt):(rn=Rt,mn=qt);let Cn,Bt,on,pn,Pn,Lt,Qt=!0,yr=Tt.bbox;if(yr!=null){Qt=!1;let Dt=yr(r,J);on=Dt.left,pn=Dt.top,Cn=Dt.width,Bt=Dt.height}else on=rn,pn=mn,Cn=Bt=Tt.size(r,J);if(Lt=Tt.fill(r,J),Pn=Tt.stroke(r,J),Mr)J==jn&&In<=xn.prox&&(B=on,z=pn,de=Cn,De=Bt,Re=Qt,ge=Lt,ie=Pn);else{let Dt=nn[J];Dt!=null&&(Or[J]=on,Fr[J]=pn,zd(Dt,Cn,Bt,Qt),Hd(Dt,Lt,Pn),Nn(Dt,un(on),un(pn),fe,G))}}}}if(Mr){let J=xn.prox,Qe=hr==null?In<=J:In>J||jn!=hr;if(tn||Qe){let Je=nn[0];Je!=null&&(Or[0]=B,Fr[0]=z,zd(Je,de,De,Re),Hd(Je,ge,ie),Nn(Je,un(B),un(z),fe,G))}}}if(Be.show&&Gn)if(u!=null){let[N,$]=at.scales,[q,B]=at.match,[z,de]=u.cursor.sync.scales,De=u.cursor.drag;if(bt=De._x,wt=De._y,bt||wt){let{left:Re,top:ge,width:ie,height:J}=u.select,Qe=u.scales[z].ori,Je=u.posToVal,kt,Ie,Xe,qt,Rt,rn=N!=null&&q(N,z),mn=$!=null&&B($,de);rn&&bt?(Qe==0?(kt=Re,Ie=ie):(kt=ge,Ie=J),Xe=x[N],qt=F(Je(kt,z),Xe,k,0),Rt=F(Je(kt+Ie,z),Xe,k,0),Co(wn(qt,Rt),ht(Rt-qt))):Co(0,k),mn&&wt?(Qe==1?(kt=Re,Ie=ie):(kt=ge,Ie=J),Xe=x[$],qt=W(Je(kt,de),Xe,C,0),Rt=W(Je(kt+Ie,de),Xe,C,0),Po(wn(qt,Rt),ht(Rt-qt))):Po(0,C)}else Ws()}else{let N=ht(ru-tu),$=ht(ou-nu);if(U.ori==1){let de=N;N=$,$=de}bt=xt.x&&N>=xt.dist,wt=xt.y&&$>=xt.dist;let q=xt.uni;q!=null?bt&&wt&&(bt=N>=q,wt=$>=q,!bt&&!wt&&($>N?wt=!0:bt=!0)):xt.x&&xt.y&&(bt||wt)&&(bt=wt=!0);let B,z;bt&&(U.ori==0?(B=Gr,z=qe):(B=zr,z=Ge),Co(wn(B,z),ht(z-B)),wt||Po(0,C)),wt&&(U.ori==1?(B=Gr,z=qe):(B=zr,z=Ge),Po(wn(B,z),ht(z-B)),bt||Co(0,k)),!bt&&!wt&&(Co(0,0),Po(0,0))}if(xt._x=bt,xt._y=wt,u==null){if(p){if(yu!=null){let[N,$]=at.scales;at.values[0]=N!=null?An(U.ori==0?qe:Ge,N):null,at.values[1]=$!=null?An(U.ori==1?qe:Ge,$):null}Lo(Ei,r,qe,Ge,fe,G,y)}if(Wr){let N=p&&at.setSeries,$=xn.prox;hr==null?In<=$&&Tn(jn,Kr,!0,N):In>$?Tn(null,Kr,!0,N):jn!=hr&&Tn(jn,Kr,!0,N)}}tn&&(ce.idx=y,Us()),d!==!1&&vt("setCursor")}let Kn=null;Object.defineProperty(r,"rect",{get(){return Kn==null&&Ro(!1),Kn}});function Ro(u=!1){u?Kn=null:(Kn=T.getBoundingClientRect(),vt("syncRect",Kn))}function iu(u,d,p,y,w,k,C){K._lock||Gn&&u!=null&&u.movementX==0&&u.movementY==0||($s(u,d,p,y,w,k,C,!1,u!=null),u!=null?gr(null,!0,!0):gr(d,!0,!1))}function $s(u,d,p,y,w,k,C,N,$){if(Kn==null&&Ro(!1),pr(u),u!=null)p=u.clientX-Kn.left,y=u.clientY-Kn.top;else{if(p<0||y<0){qe=-10,Ge=-10;return}let[q,B]=at.scales,z=d.cursor.sync,[de,De]=z.values,[Re,ge]=z.scales,[ie,J]=at.match,Qe=d.axes[0].side%2==1,Je=U.ori==0?fe:G,kt=U.ori==1?fe:G,Ie=Qe?k:w,Xe=Qe?w:k,qt=Qe?y:p,Rt=Qe?p:y;if(Re!=null?p=ie(q,Re)?l(de,x[q],Je,0):-10:p=Je*(qt/Ie),ge!=null?y=J(B,ge)?l(De,x[B],kt,0):-10:y=kt*(Rt/Xe),U.ori==1){let rn=p;p=y,y=rn}}$&&(d==null||d.cursor.event.type==Ei)&&((p<=1||p>=fe-1)&&(p=xr(p,fe)),(y<=1||y>=G-1)&&(y=xr(y,G))),N?(tu=p,nu=y,[Gr,zr]=K.move(r,p,y)):(qe=p,Ge=y)}let Is={width:0,height:0,left:0,top:0};function Ws(){pa(Is,!1)}let lu,uu,cu,du;function mu(u,d,p,y,w,k,C){Gn=!0,bt=wt=xt._x=xt._y=!1,$s(u,d,p,y,w,k,C,!0,!1),u!=null&&(Pt(Ni,Mi,pu,!1),Lo(Md,r,Gr,zr,fe,G,null));let{left:N,top:$,width:q,height:B}=Be;lu=N,uu=$,cu=q,du=B}function pu(u,d,p,y,w,k,C){Gn=xt._x=xt._y=!1,$s(u,d,p,y,w,k,C,!1,!0);let{left:N,top:$,width:q,height:B}=Be,z=q>0||B>0,de=lu!=N||uu!=$||cu!=q||du!=B;if(z&&de&&pa(Be),xt.setScale&&z&&de){let De=N,Re=q,ge=$,ie=B;if(U.ori==1&&(De=$,Re=B,ge=N,ie=q),bt&&zn(L,An(De,L),An(De+Re,L)),wt)for(let J in x){let Qe=x[J];J!=L&&Qe.from==null&&Qe.min!=Me&&zn(J,An(ge+ie,J),An(ge,J))}Ws()}else K.lock&&(K._lock=!K._lock,gr(d,!0,u!=null));u!=null&&(Ur(Ni,Mi),Lo(Ni,r,qe,Ge,fe,G,null))}function rh(u,d,p,y,w,k,C){if(K._lock)return;pr(u);let N=Gn;if(Gn){let $=!0,q=!0,B=10,z,de;U.ori==0?(z=bt,de=wt):(z=wt,de=bt),z&&de&&($=qe<=B||qe>=fe-B,q=Ge<=B||Ge>=G-B),z&&$&&(qe=qe<Gr?0:fe),de&&q&&(Ge=Ge<zr?0:G),gr(null,!0,!0),Gn=!1}qe=-10,Ge=-10,he.fill(null),gr(null,!0,!0),N&&(Gn=N)}function fu(u,d,p,y,w,k,C){K._lock||(pr(u),ws(),Ws(),u!=null&&Lo(Vd,r,qe,Ge,fe,G,null))}function hu(){A.forEach(ub),bs(r.width,r.height,!0)}Cr(Za,fo,hu);let Yr={};Yr.mousedown=mu,Yr.mousemove=iu,Yr.mouseup=pu,Yr.dblclick=fu,Yr.setSeries=(u,d,p,y)=>{let w=at.match[2];p=w(r,d,p),p!=-1&&Tn(p,y,!0,!1)},Pe&&(Pt(Md,T,mu),Pt(Ei,T,iu),Pt(Od,T,u=>{pr(u),Ro(!1)}),Pt(Fd,T,rh),Pt(Vd,T,fu),Gi.add(r),r.syncRect=Ro);let fa=r.hooks=e.hooks||{};function vt(u,d,p){Ls?Ao.push([u,d,p]):u in fa&&fa[u].forEach(y=>{y.call(null,r,d,p)})}(e.plugins||[]).forEach(u=>{for(let d in u.hooks)fa[d]=(fa[d]||[]).concat(u.hooks[d])});let gu=(u,d,p)=>p,at=dt({key:null,setSeries:!1,filters:{pub:Jd,sub:Jd},scales:[L,v[1]?v[1].scale:null],match:[Xd,Xd,gu],values:[null,null]},K.sync);at.match.length==2&&at.match.push(gu),K.sync=at;let yu=at.key,Ms=Km(yu);function Lo(u,d,p,y,w,k,C){at.filters.pub(u,d,p,y,w,k,C)&&Ms.pub(u,d,p,y,w,k,C)}Ms.sub(r);function oh(u,d,p,y,w,k,C){at.filters.sub(u,d,p,y,w,k,C)&&Yr[u](null,d,p,y,w,k,C)}r.pub=oh;function ah(){Ms.unsub(r),Gi.delete(r),lr.clear(),Vi(Za,fo,hu),m.remove(),Te?.remove(),vt("destroy")}r.destroy=ah;function Os(){vt("init",e,t),zl(t||e.data,!1),M[L]?Ds(L,M[L]):ws(),ia=Be.show&&(Be.width>0||Be.height>0),mr=tn=!0,bs(e.width,e.height)}return v.forEach(Hl),A.forEach(Wf),n?n instanceof HTMLElement?(n.appendChild(m),Os()):n(r,Os):Os(),r}ot.assign=dt;ot.fmtNum=Xi;ot.rangeNum=Ja;ot.rangeLog=ts;ot.rangeAsinh=Zi;ot.orient=Rr;ot.pxRatio=Ne;ot.join=ey;ot.fmtDate=tl,ot.tzDate=dy;ot.sync=Km;{ot.addGap=zy,ot.clipGaps=os;let e=ot.paths={points:tp};e.linear=rp,e.stepped=Yy,e.bars=Zy,e.spline=Xy}var ll="smartmoney.theme",ul=matchMedia("(prefers-color-scheme: dark)");function ip(){let e=localStorage.getItem(ll);return e==="light"||e==="dark"?e:"system"}function lp(e){e==="system"?localStorage.removeItem(ll):localStorage.setItem(ll,e)}function up(e){let t=e==="system"?ul.matches?"dark":"light":e,n=document.documentElement;return n.dataset.theme=t,n.classList.toggle("dark-mode",t==="dark"),t}var ls=we(ip()),cl=we("light");function dl(){cl.value=up(ls.value)}ul.addEventListener("change",dl);dl();function cp(e){ls.value=e,lp(e),dl()}function dp(e,t){let n=e.over.querySelector(".tip");if(!t||(e.cursor.left??-1)<0){n?.remove();return}n||(n=document.createElement("div"),n.className="tip",e.over.append(n)),n.replaceChildren(us("strong",t.head),...t.rows.map(({name:l,value:c,tone:m})=>{let g=us("div","");return g.append(us("span",l,`dot tone-${m}`),us("b",c)),g}));let{clientWidth:r,clientHeight:a}=e.over,s=12,i=t.left+s+n.offsetWidth<=r;n.style.left=`${i?t.left+s:Math.max(0,t.left-s-n.offsetWidth)}px`,n.style.top=`${Math.max(0,Math.min((e.cursor.top??0)-n.offsetHeight/2,a-n.offsetHeight))}px`}function us(e,t,n=""){let r=document.createElement(e);return r.textContent=t,r.className=n,r}function vn({label:e,times:t,lines:n,format:r,ticks:a,height:s=240,moment:i}){let l=et(null),c=et(void 0),m=et({times:t,lines:n,format:r,ticks:a,moment:i}),g=et(void 0),[f,h]=H(!1);m.current={times:t,lines:n,format:r,ticks:a,moment:i};let b=cl.value,T=JSON.stringify(n.map(({values:P,...v})=>v)),E=JSON.stringify([t,n.map(P=>P.values),i]);xe(()=>{let P=l.current;if(!P)return;let v=R=>{g.current=R,h(R!==void 0)},A=new ot(db(P,m,s,v),mp(m.current),P);g.current&&A.setScale("x",{min:g.current[0],max:g.current[1]}),c.current=A;let x=new ResizeObserver(()=>A.setSize({width:Math.max(P.clientWidth,200),height:s}));return x.observe(P),()=>{x.disconnect(),A.destroy(),c.current=void 0}},[T,b,s]),xe(()=>{c.current?.batch(P=>{let v=g.current;P.setData(mp(m.current),v===void 0),v&&P.setScale("x",{min:v[0],max:v[1]})})},[E]);let D=()=>c.current?.setScale("x",{min:t[0]??0,max:t.at(-1)??0});return o("figure",{class:"chart",children:[n.length>1&&o("ul",{class:"legend","aria-hidden":"true",children:n.map(P=>o("li",{class:`${P.points?"dot":"dash"} tone-${P.tone??"accent"}`,children:P.name},P.name))}),f&&o("button",{type:"button",class:"small whole",onClick:D,children:"Show all"}),o("div",{ref:l,class:"plot","aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o(cb,{times:t,lines:n,format:r})]})]})}function cb({times:e,lines:t,format:n}){let r=Math.max(1,Math.floor(e.length/12)),a=s=>s%r===0||s===e.length-1||t.some(i=>i.points&&i.values[s]!=null);return o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),t.map(s=>o("th",{scope:"col",children:s.name},s.name))]})}),o("tbody",{children:e.map((s,i)=>a(i)&&o("tr",{children:[o("th",{scope:"row",children:new Date(s*1e3).toISOString().slice(0,16)}),t.map(l=>o("td",{children:l.values[i]==null?"":n(l.values[i])},l.name))]},i))})]})}var mp=({times:e,lines:t})=>[e,...t.map(n=>n.values)];function db(e,t,n,r){let a=ml(e,"--muted"),s=ml(e,"--line"),l={stroke:a,font:"12px system-ui, sans-serif",grid:{stroke:s,width:1},ticks:{show:!1}},c=()=>t.current.times[0]??0,m=()=>t.current.times.at(-1)??0;return{width:Math.max(e.clientWidth,200),height:n,tzDate:g=>ot.tzDate(new Date(g*1e3),"Etc/UTC"),legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!0,y:!1,dist:6}},scales:{x:{range:(g,f,h)=>f<=c()&&h>=m()?gb(c(),m()):[f,h]},y:{range:(g,f,h)=>f==null||h==null?[0,1]:f===h?hb(f):ot.rangeNum(f,h,.1,!0)}},hooks:{drawAxes:[g=>{t.current.moment!==void 0&&yb(g,t.current.moment,a)}],setScale:[(g,f)=>{let{min:h,max:b}=g.scales.x??{};f==="x"&&h!=null&&b!=null&&r(h>c()||b<m()?[h,b]:void 0)}],setCursor:[g=>dp(g,fb(g,t))]},axes:[{...l,space:64,size:30,values:(g,f,h,b,T)=>f.map(E=>bb(E,T))},{...l,gap:6,size:pb,values:(g,f)=>{let{ticks:h,format:b}=t.current;return h?h(f):f.map(T=>b(T))}}],series:[{},...t.current.lines.map(g=>mb(e,g,t.current.lines.length))]}}function mb(e,t,n){let r=ml(e,`--${t.tone??"accent"}`);return{label:t.name,stroke:r,width:t.points?0:2,spanGaps:!t.points,points:{show:t.points!==void 0||t.values.filter(a=>a!==null).length===1,size:t.points??6,fill:r},paths:t.bars?ot.paths.bars?.({size:[.7,24]}):t.steps?ot.paths.stepped?.({align:1}):void 0,fill:t.bars?pp(r,.6):t.points||n>1?void 0:pp(r,.1)}}function pb(e,t,n,r){let{font:a,gap:s,_size:i}=e.axes[n];if(r>1)return i;e.ctx.save(),e.ctx.font=Array.isArray(a)?String(a[0]):String(a);let l=Math.max(0,...(t??[]).map(c=>e.ctx.measureText(c).width));return e.ctx.restore(),Math.ceil(l/devicePixelRatio+Number(s)+4)}function fb(e,t){let{times:n,lines:r,format:a}=t.current,s=e.cursor.idx,i=s==null?void 0:n[s];if(s==null||i===void 0)return;let l=r.flatMap(c=>{let m=c.values[s]??(c.steps?c.values.slice(0,s).findLast(g=>g!==null):void 0);return m==null?[]:[{name:c.name,value:a(m),tone:c.tone??"accent"}]});return{left:e.valToPos(i,"x"),head:`${new Date(i*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`,rows:l}}function hb(e){let t=Math.abs(e)/10||.01;return[e-t,e+t]}function gb(e,t){let n=Math.max((t-e)*.02,60);return[e-n,t+n]}function yb(e,t,n){let{ctx:r,bbox:a}=e,s=e.valToPos(t,"x",!0);s<a.left||s>a.left+a.width||(r.save(),r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),r.beginPath(),r.moveTo(s,a.top),r.lineTo(s,a.top+a.height),r.stroke(),r.restore())}function bb(e,t){let n=new Date(e*1e3);return t>=86400||e%86400===0?n.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):n.toISOString().slice(11,t<60?19:16)}function ml(e,t){let n=document.createElement("span");n.style.color=`var(${t})`,e.append(n);let r=getComputedStyle(n).color;return n.remove(),r}function pp(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function cs({values:e,label:t,tone:n="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),a=Math.max(...e),s=88,i=24,l=f=>f/(e.length-1)*(s-4)+2,c=f=>a===r?i/2:i-3-(f-r)/(a-r)*(i-6),m=e[e.length-1]??0,g=m>=(e[0]??0);return o("svg",{class:`spark ${n==="plain"?"plain":g?"good":"bad"}`,width:s,height:i,viewBox:`0 0 ${s} ${i}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((f,h)=>`${l(h).toFixed(1)},${c(f).toFixed(1)}`).join(" ")}),o("circle",{cx:l(e.length-1),cy:c(m),r:"2"})]})}var fp=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],pl=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],fl=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],wb=20,hl=4;function hp(){let e=ve("chain",ut,"BASE"),t=ve("by",fp,"TRADER_SCORE"),n=tt.value.params,r=n.get("asof")??"",a=n.get("after"),s=r?"ALL":ve("window",Fn,"ALL"),i={chain:e,rankBy:t,first:wb,after:a,window:hn(s),asOf:r?`${r}T23:59:59Z`:null,filter:{...Object.fromEntries([...pl,...fl].flatMap(({name:b})=>n.get(b)?[[b,Number(n.get(b))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},l=ee(Ju,i,{every:r?void 0:1e4}),c=ee(ec,i),m=ee(Xu,{chain:e,window:i.window,filter:{...i.filter,minBuyVol:0}},{every:6e4,skip:!!r||i.filter?.minBuyVol===0}),g=new Map(c.data?.wallets.nodes.map(b=>[b.walletAddress,b.equity.map(T=>T.realizedPnlUsd)])),f=b=>se({after:"",...b}),h=async b=>{let{wallets:T}=await be(Yu,{...i,first:200,after:b});return Sr({nodes:T.edges,pageInfo:T.pageInfo})};return o(S,{children:[o(_e,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o(En,{names:["chain","window","by","asof","activeSince",...[...pl,...fl].map(b=>b.name)],children:[o(Ee,{label:"Chain",choices:ut.map(b=>({value:b,label:We[b]})),chosen:e,change:b=>f({chain:b,compare:""})}),o(Ee,{label:"Window",choices:Fn.map(b=>({value:b,label:sn[b]})),chosen:s,change:b=>f({window:b==="ALL"?"":b,asof:""})}),o(_r,{label:"Ranked by",choices:fp.map(b=>({value:b,label:Ce(b)})),chosen:t,change:b=>f({by:b})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(Dn,{type:"date",value:r,change:b=>f({asof:b,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[pl.map(({name:b,label:T})=>o(Li,{label:T,value:n.get(b)??"",change:E=>f({[b]:E}),hint:`${_(l.data?.wallets.chainDefaults[b]??0)} (default)`},b)),fl.map(({name:b,label:T,max:E})=>o(Li,{label:T,value:n.get(b)??"",change:D=>f({[b]:D}),max:E,hint:"any"},b)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(Dn,{type:"date",value:n.get("activeSince")??"",change:b=>f({activeSince:b})})]})]})]})]}),o(_b,{chain:e,window:s,now:r!==""}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(le,{query:l,children:({wallets:b})=>o(vb,{page:b,chain:e,window:s,trend:g,all:m.data?.wallets.totalCount,by:t,csv:h})})})]})}function vb({page:e,chain:t,window:n,trend:r,all:a=0,by:s,csv:i}){let l=tt.value.params,c=Number(l.get("minBuyVol")||e.chainDefaults.minBuyVol),m=a-e.totalCount,g=m>0&&c>0&&o("p",{class:"muted small",children:[_(m)," more bought for less than ",ye(c),". ",o("button",{type:"button",onClick:()=>se({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let h=e.chainDefaults;return o(Y,{title:"No wallet passes",children:["By default ",We[t]," asks for ",_(h.minTrades)," trades, ",_(h.minTokens)," tokens, ",_(h.minClosed)," closed positions and ",ye(h.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",g]})}let f=e.asOf?`profits of all time, as it stood on ${St(e.asOf)}`:e.windowStart?`since ${St(e.windowStart)}`:"all time";return o(S,{children:[o("p",{class:"muted small",children:[_(e.totalCount)," wallets, ",f,e.asOf?"":o(S,{children:[", updated ",o(re,{at:e.updatedAt})]})]}),g,o(oe,{label:`Wallets of ${We[t]}, best first`,columns:kb(t,n,r),rows:e.edges,id:h=>h.node.id,csv:i,ordered:{by:s,choose:h=>se({by:h,after:""})}}),o(co,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:l.get("after")?()=>se({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>se({after:e.pageInfo.endCursor}):void 0})]})}function kb(e,t,n){let r=gp(),a=(s,i)=>se({compare:(i?[...r,s]:r.filter(l=>l!==s)).slice(0,hl).join(",")});return[{name:"Rank",number:!0,cell:s=>_(s.rank)},{name:"Wallet",cell:s=>o(Ln,{chain:e,address:s.node.walletAddress,window:t})},{name:"Score",number:!0,order:"TRADER_SCORE",title:"Composite score, 0 to 1",cell:s=>s.node.traderScore.toFixed(3)},{name:"Profit",number:!0,order:"NET_PNL_USD",cell:s=>o(ct,{value:s.node.netPnlUsd})},{name:"Realized",number:!0,order:"REALIZED_PNL_USD",wide:!0,cell:s=>o(ct,{value:s.node.realizedPnlUsd})},{name:"Win rate",number:!0,order:"TRUE_WIN_RATE",title:"Share of closed positions with a profit, and how many there are",cell:s=>o(Sb,{of:s.node})},{name:"Trades",number:!0,order:"TRADE_COUNT",cell:s=>o(S,{children:[_(s.node.tradeCount),o("small",{children:[_(s.node.tokensTraded)," tokens",t!=="ALL"&&" ever"]})]})},{name:"Bought",number:!0,order:"TOTAL_BUY_VOLUME_USD",wide:!0,cell:s=>ye(s.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:s=>o(re,{at:s.node.lastTradeTime})},{name:"Trend",title:`Realized profit, ${sn[t].toLowerCase()}`,cell:s=>o(cs,{values:n.get(s.node.walletAddress)??[],label:`Realized profit, ${sn[t].toLowerCase()}`})},{name:"Compare",cell:s=>o("input",{type:"checkbox","aria-label":`Compare ${s.node.walletAddress}`,checked:r.includes(s.node.walletAddress),disabled:!r.includes(s.node.walletAddress)&&r.length>=hl,onChange:i=>a(s.node.walletAddress,i.currentTarget.checked)})}]}function Sb({of:e}){return o(S,{children:[Ye(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",_(e.closedPositions)]})]})}function gp(){return(tt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,hl)}function _b({chain:e,window:t,now:n}){let r=gp(),a=ee(tc,{chain:e,addresses:r,window:hn(t)},{skip:r.length===0});if(r.length===0)return null;let s=(a.data?.walletsByAddress??[]).flatMap(l=>l??[]),i=[{name:"Rank",of:l=>l.defaultRank?`#${_(l.defaultRank)}`:"not ranked"},{name:"Score",of:l=>l.traderScore.toFixed(3)},{name:"Profit",of:l=>o(ct,{value:l.netPnlUsd})},{name:"Win rate",of:l=>`${Ye(l.trueWinRate)} of ${_(l.closedPositions)}`},{name:"Trades",of:l=>_(l.tradeCount)},{name:"Average trade",of:l=>ye(l.avgTradeSizeUsd)},{name:t==="ALL"?"Largest trade":"Largest trade ever",of:l=>ye(l.largestTradeUsd)},{name:"Last trade",of:l=>o(re,{at:l.lastTradeTime})}];return o(V,{title:o(S,{children:["Compared ",o("span",{class:"badge",children:[sn[t],n&&", up to now"]})]}),actions:o("button",{type:"button",onClick:()=>se({compare:""}),children:"Close"}),children:[r.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Tb,{wallets:s}),o(oe,{csv:!1,label:"Compared wallets",rows:i,id:l=>l.name,columns:[{name:"Number",cell:l=>l.name},...s.map(l=>({name:l.walletAddress.slice(0,10),number:!0,cell:c=>c.of(l)}))]})]})}var xb=["accent","second","third","fourth"];function Tb({wallets:e}){let t=[...new Set(e.flatMap(r=>r.equity.map(a=>At(a.date))))].sort((r,a)=>r-a);if(t.length<2)return null;let n=e.map((r,a)=>{let s=new Map(r.equity.map(i=>[At(i.date),i.realizedPnlUsd]));return{name:r.walletAddress.slice(0,10),tone:xb[a],values:t.map(i=>s.get(i)??null)}});return o(vn,{label:"Realized profit over time",times:t,lines:n,format:r=>ye(r),ticks:io})}var Ab=50,Cb=200,Pb=5,sr=1e4,Rb=15e3,Lb=250,ds=class{constructor(t){this.filter=t}filter;rows=we(void 0);waiting=we([]);paused=we(!1);link=we("connecting");said=we("Connecting\u2026");gap=we(!1);older=we(void 0);loading=we(!1);refusal=we(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await be(ei,{filter:this.filter,last:Ab},{signal:this.abort.signal});this.rows.value=gl(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Rb)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Pb&&this.older.value;t++){let{signals:n}=await be(ei,{filter:this.filter,last:Cb,before:this.older.value},{signal:this.abort.signal});this.older.value=n.pageInfo.hasPreviousPage?n.pageInfo.startCursor??void 0:void 0,this.add(n.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,n={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Pa(rc,n,{link:r=>this.linked(r),failed:r=>this.fail(r),next:({signals:r})=>{this.cursor=r.cursor,r.gap&&(this.gap.value=!0),r.retraction&&this.retract(r.retraction.signalId,r.retraction.at),r.signal&&this.arrived(r.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let n=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?n?`Connected again, continued after signal ${_(n)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*sr&&(this.arrivals=this.arrivals.slice(-sr)),this.showing||(this.showing=setTimeout(()=>this.show(),Lb))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*sr&&this.fresh.clear();for(let n of t)this.fresh.add(n.signalId);this.paused.value?this.waiting.value=gl([...t,...this.waiting.value]).slice(0,sr):this.add(t)}add(t){let n=this.rows.value??[],r=new Set(n.map(s=>s.sequence)),a=gl([...n,...t.filter(s=>!r.has(s.sequence))]);this.rows.value=a.slice(0,sr),a.length>=sr&&(this.older.value=void 0)}retract(t,n){this.showing&&(clearTimeout(this.showing),this.show());let r=a=>a.signalId===t?{...a,retractedAt:n}:a;this.rows.value=this.rows.value?.map(r),this.waiting.value=this.waiting.value.map(r)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:n}=await be(nc,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),r=new Map(n.nodes.map(a=>[a.signalId,a]));this.rows.value=this.rows.value?.map(a=>{let s=r.get(a.signalId);return s?{...a,retractedAt:s.retractedAt,token:{...a.token,profile:s.token.profile}}:a})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ue?t:new Ue("",String(t)))}};function gl(e){return[...e].sort((t,n)=>n.sequence-t.sequence)}var Db=200,yl=2e3;function Eb(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let n=e.outcome.settledPayout;return n===null||!e.token.currentPriceUsd?null:n/e.token.currentPriceUsd-1}function Xo(e,t){return Lr(e.notificationType,Eb(e,t))}function Lr(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function yp(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],n=e.map(r=>[r.sequence,r.signalId,r.sentAt,r.notificationType,r.chain,r.token.address,r.token.symbol,r.headline,r.token.currentPriceUsd,r.outcome.return1h,r.outcome.return6h,r.outcome.return24h,r.outcome.settledPayout,r.retractedAt]);Ga("signals",xi([t,...n]))}function bp(e,t,n){let[r,a]=H({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return xe(()=>{let i=new AbortController;return a({signals:[],done:!1,cut:!1}),Nb(e,t,i.signal,a),()=>i.abort()},[s,t,n]),r}async function Nb(e,t,n,r){let a=[],s=null;try{for(;;){let i=await be(Sc,{filter:e,last:Db,before:s},{signal:n}),{nodes:l,pageInfo:c}=i.signals,m=l.filter(h=>h.sentAt>t).sort((h,b)=>b.sequence-h.sequence);a.push(...m),s=c.startCursor;let g=m.length===l.length&&c.hasPreviousPage&&s!==null,f=!g||a.length>=yl;if(r({signals:[...a],done:f,cut:g&&f}),f)return}}catch(i){n.aborted||r({signals:a,done:!0,cut:!1,refusal:i instanceof Ue?i:new Ue("",String(i))})}}var Zt=Object.keys(fn),Dr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},ms=Object.keys(Dr);function bl({traderCount:e,highestRank:t,totalUsdInflow:n}){let r=(a,s)=>Math.min(Math.max(Math.log(a)/Math.log(s),0),1);return Math.round(40*r(e,25)+40*r(n/1e3,1e3)+20*(1-r(t,200)))}function wl({summary:e}){let t=bl(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var So=[{name:"Time",width:6.4,cell:e=>o(re,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(S,{children:[o(Qa,{priority:e.priority,means:Dr[e.priority]})," ",o(wl,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:Z(["signal",e.signalId]),children:e.headline}),o("small",{children:[fn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(S,{children:[o(Ft,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(S,{children:[e.summary.traderCount,o("small",{children:["best #",_(e.summary.highestRank)]})]})},{name:"Volume",width:6.6,number:!0,cell:e=>ye(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(S,{children:[o("span",{class:"num",children:Mt(e.token.priceChangePct/100)}),o("small",{children:je(e.token.currentPriceUsd,e.chain)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(S,{children:[o(vl,{s:e}),o("small",{children:je(e.token.profile?.priceUsd,e.chain)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>kl(e)??"\u2013"}];function vl({s:e}){let t=e.token.profile?.priceUsd,n=e.token.currentPriceUsd,r=t&&n?t/n-1:null;return o(Nt,{value:r,right:Lr(e.notificationType,r)})}function kl(e){return e.latency?nt(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var wp=[...new Set(Zt.map(e=>fn[e]))];function vp(){let e={chains:so("chains",ut),types:so("types",Zt),priorities:so("priorities",ms)},t=tt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],n=JSON.stringify([e,t]),r=Et(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[n]),a=s=>i=>se({[s]:i.join(",")});return o(S,{children:[o(_e,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o(Ub,{}),o(En,{names:["chains","types","priorities","wallets"],children:[o(gn,{label:"Chains",choices:ut.map(s=>({value:s,label:We[s]})),chosen:e.chains,change:a("chains")}),o(gn,{label:"Types",choices:wp.map(s=>({value:s,label:s})),chosen:wp.filter(s=>e.types.some(i=>fn[i]===s)),change:s=>a("types")(s.flatMap(i=>$b(i,e.types)))}),o(gn,{label:"Priorities",choices:ms.map(s=>({value:s,label:s})),chosen:e.priorities,change:a("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Wallets"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(Dn,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>a("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:ms.map(s=>`${s}: ${Dr[s]}`).join(" \xB7 ")}),o(Ib,{filter:r},n)]})}function Ub(){let[e,t]=Et(()=>{let l=Math.floor(Date.now()/864e5)*864e5;return[new Date(l-864e5).toISOString(),new Date(l).toISOString()]},[]),{data:n}=ee(sc,{since:e,until:t}),r=(n?.signals.nodes??[]).flatMap(l=>{let c=l.retractedAt?null:Lr(l.notificationType,l.outcome.return6h);return c===null?[]:[{...l,gain:c}]}).sort((l,c)=>c.gain-l.gain),a=r[0],s=r.at(-1);if(!a||!s)return null;let i=l=>o(S,{children:[o("a",{href:Z(["signal",l.signalId]),children:l.headline})," ",o(Nt,{value:l.gain})]});return o("p",{children:["Of ",_(r.length)," signals of yesterday ",_(r.filter(l=>l.gain>0).length)," were right after 6 hours."," ","The best: ",i(a),". The worst: ",i(s),". ",o("a",{href:Z(["track"]),children:"All of them, graded"})]})}function $b(e,t){let n=Zt.filter(a=>fn[a]===e),r=n.filter(a=>t.includes(a));return r.length>0?r:n}function Ib({filter:e}){let[t,n]=H(0),r=Et(()=>new ds(e),[t]);xe(()=>(r.start(),()=>r.stop()),[r]);let a=r.rows.value,s=r.waiting.value,i=r.paused.value,l=et(void 0),c=r.refusal.value??(a?void 0:l.current);l.current=c;let m=Aa(r.refusal.value);return xe(()=>{if(!m)return;let g=setTimeout(()=>n(f=>f+1),Ca);return()=>clearTimeout(g)},[r,m]),c?o(zt,{refusal:c,retry:()=>n(g=>g+1)}):a?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${r.link.value}`,children:r.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>r.resume(),children:["Show ",_(s.length)," new"]}),o("button",{type:"button",onClick:()=>{i?r.resume():r.paused.value=!0},children:i?"Resume":"Pause"})]})]}),r.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),a.length===0?o(Wb,{filtered:Object.keys(e).length>0}):o(oe,{long:!0,label:"Signals, newest first",columns:So,rows:a,id:g=>g.signalId,class:g=>g.retractedAt?"gone":r.fresh.has(g.signalId)?"fresh":""}),a.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[_(a.length)," signals",a.length>=sr&&", the most that this page holds"]}),r.older.value&&o("button",{type:"button",disabled:r.loading.value,onClick:()=>{r.loadOlder()},children:"Older signals"})]})]}):o(rr,{label:"Loading the newest signals"})}function Wb({filtered:e}){let t=Et(()=>new Date(Date.now()-864e5).toISOString(),[]),n=ee(oc,{since:t},{every:3e4}),r=ee(ac,{},{skip:Ot.value?.scope!=="customer"});return o(le,{query:n,children:a=>o(Y,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or more wallets, may show more."}),Mb(a,r.data?.usage.budget,On.value).map(s=>o("li",{children:s},s))]})})})}function Mb(e,t,n){let r=[],a=e.chains.filter(l=>e.config.chains.includes(l.chain));a.length===0&&r.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&r.push("Your configuration includes no type of signals.");for(let l of a)l.lastEventAt?n-Date.parse(l.lastEventAt)>6e5&&r.push(`${We[l.chain]} is quiet: its last trade was ${Ma(l.lastEventAt,n)}.`):r.push(`No trade has come in on ${We[l.chain]} yet.`),l.reason&&r.push(`${We[l.chain]}: ${l.reason}`);t&&t.dailyUsed>=t.dailyBudget&&r.push(`Today's budget of ${_(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let l of e.decisions.nodes)s.set(l.rule??"",(s.get(l.rule??"")??0)+l.count);let[i]=[...s].sort((l,c)=>c[1]-l[1]);return i?r.push(`In the last 24 hours the rule \u201C${Ce(i[0])}\u201D held back ${_(i[1])} candidates, more than any other.`):a.some(l=>l.lastEventAt)&&r.push("No top wallet did anything in the last 24 hours that could have become a signal."),r}function Sp(){let e=ee(ic,{},{every:5e3}),t=ee(lc,{},{every:6e4});return o(S,{children:[o(_e,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(le,{query:e,children:n=>{let r=n.serviceStatus;return o("div",{class:"stack",children:[o(Ob,{all:r.attention}),o(V,{children:o(Ze,{items:Vb(r)})}),o(V,{title:"The last hour",children:o(le,{query:t,children:a=>o(Fb,{minutes:a.serviceStatus.lastHour})})}),o(V,{title:"Disk space",actions:o("a",{href:Z(["settings"]),children:"Retention, in Settings"}),children:o(Ze,{items:Gb(r.database)})}),o(V,{title:"Chains",children:o(oe,{label:"Chains",columns:Bb,rows:r.chains,id:a=>a.chain})}),o(V,{title:"Delivery",children:[o(oe,{label:"How long delivery takes",columns:Qb,rows:r.deliveries.steps,id:a=>a.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(V,{title:"Processes",children:o(oe,{label:"Processes",columns:Hb,rows:r.processes,id:a=>`${a.role} ${a.name}`})}),o(jb,{status:r})]})}})]})}function Ob({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(n=>n.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(n=>o("li",{children:n.text},n.text))})]})}function Fb({minutes:e}){if(e.length<2)return o(Y,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(n=>n.eventsPerSecond),Wa],["Behind",e.map(n=>n.lagSeconds),nt],["From trade to signal",e.map(n=>n.signalSeconds),nt],["Database",e.map(n=>n.databaseBytes||null),Vo]];return o(Ze,{items:t.map(([n,r,a])=>{let s=r.filter(l=>l!==null),i=s.at(-1);return{name:n,value:o(cs,{values:s,label:`${n} in the last ${e.length} minutes`,tone:"plain"}),note:i===void 0?"none in this time":`${a(Math.min(...s))} to ${a(Math.max(...s))}, now ${a(i)}`}})})}function Vb(e){let t=e.chains.map(a=>a.eventsPerSecond).filter(a=>a!=null),n=e.deliveries.steps.find(a=>a.step==="webhook"),r=e.processes.filter(a=>!a.leader&&["all","api","engine"].includes(a.role)).length;return[{name:"Events",value:t.length>0?`${Wa(t.reduce((a,s)=>a+s,0))}/s`:"not measured yet",note:`${_(e.chains.reduce((a,s)=>a+s.events,0))} since the start`},{name:"Behind",value:nt(Math.max(...e.chains.map(a=>a.lagSeconds))),note:`${_(e.chains.reduce((a,s)=>a+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(a=>a.leader)?.name||"none"}),note:r===1?"1 follower":`${r} followers`},{name:"To webhooks",value:_(e.deliveries.pending+e.deliveries.retrying),note:n?.p99Seconds!=null?`99 % within ${nt(n.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:_(e.errors),note:`${_(e.warnings)} warnings, ${_(e.failedRequests)} failed requests`},{name:"Runs since",value:o(re,{at:e.startedAt}),note:e.version}]}function qb(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var Bb=[{name:"Chain",cell:e=>o(rt,{chain:e.chain})},{name:"State",cell:e=>qb(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Wa(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(re,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(S,{children:[nt(e.lagSeconds),o("small",{children:[_(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>_(e.events)}],kp={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Qb=[{name:"Step",cell:e=>o(S,{children:[kp[e.step]?.[0]??e.step,o("small",{children:kp[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":nt(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":nt(e.p99Seconds)},{name:"Times",number:!0,cell:e=>_(e.count)}],Hb=[{name:"Process",cell:e=>o(S,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function Gb(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${nt(e.measuredSeconds)}`,n=e.rough?"about ":"";return[{name:"Used",value:Vo(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":n+Vo(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":Vo(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${Ye(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${n}${_(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var zb=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(S,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>_(e.count)},{name:"First",wide:!0,cell:e=>o(re,{at:e.firstAt})},{name:"Last",cell:e=>o(re,{at:e.lastAt})}];function jb({status:e}){return o(V,{title:"Warnings and errors",actions:o("a",{href:Z(["sources"]),children:"Sources"}),children:e.problems.length===0?o(Y,{title:"None",children:"This process has logged no warning and no error since it started."}):o(oe,{label:"Warnings and errors, the last first",columns:zb,rows:e.problems,id:t=>t.level+t.message})})}var _p=["FLAG","ENVIRONMENT","FILE","DEFAULT"],xp={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Tp(){let e=so("origins",_p),t=ee(uc,{});return o(S,{children:[o(_e,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o(En,{names:["origins"],children:o(gn,{label:"Where from",choices:_p.map(n=>({value:n,label:xp[n]})),chosen:e,change:n=>se({origins:n.join(",")})})}),o(le,{query:t,children:({settings:n})=>o(Kb,{settings:n.filter(r=>e.length===0||e.includes(r.origin)),all:n.length})})]})}function Kb({settings:e,all:t}){if(e.length===0)return o(Y,{title:"No setting comes from there",children:["All ",_(t)," have other origins."]});let n=[...new Set(e.map(r=>r.group))].sort((r,a)=>+(r==="")-+(a===""));return o("div",{class:"stack",children:[n.map(r=>o(V,{title:r||"Every command, and sections of the file",children:o(oe,{label:`Settings: ${r||"every command"}`,columns:Yb,rows:e.filter(a=>a.group===r),id:a=>a.name})},r)),o("p",{class:"muted",children:[_(e.length)," of ",_(t)," settings. Change one where it comes from, then restart the process."]})]})}var Yb=[{name:"Setting",cell:e=>o(S,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(S,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(S,{children:[o("strong",{children:xp[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];var Zb={roots:"Operations",type:"Types",interface:"Interfaces",union:"Unions",input:"Inputs",enum:"Enums",scalar:"Scalars",directive:"Directives"},Jb=["Query","Mutation","Subscription"],Xb=/^(?:"""[\s\S]*?"""\n|"[^\n]*"\n)?(type|interface|enum|input|union|scalar|directive) @?(\w+)[^\n]*?(?:\{[\s\S]*?^\}|$)/gm;function ew(e){return[...e.matchAll(Xb)].map(([t,n="",r=""])=>({kind:Jb.includes(r)?"roots":n,name:r,text:t}))}function Ap({args:[e]}){let[t,n]=H(),[r,a]=H(),s=async()=>{a(void 0);try{let l=await fetch("schema.graphql");if(!l.ok)throw new Error(`status ${l.status}`);n(await l.text())}catch{a(new Ue("NETWORK","The schema cannot be loaded: the service does not answer."))}};xe(()=>{s()},[]);let i=Et(()=>ew(t??""),[t]);return o("div",{class:"stack",children:[e&&o("p",{class:"small",children:[o("a",{href:Z(["schema"]),children:"Schema"})," \u203A ",e]}),o(_e,{title:e??"Schema",about:e?void 0:"What GraphQL can be asked, with units and bounds. Queries run in GraphiQL.",children:[o("a",{href:"schema.graphql",children:"schema.graphql"}),o("a",{href:"graphiql",children:"GraphiQL"})]}),r&&o(zt,{refusal:r,retry:()=>{s()}}),!r&&t===void 0&&o(rr,{}),t!==void 0&&(e?o(nw,{all:i,name:e}):o(tw,{all:i}))]})}function tw({all:e}){let t=tt.value.params.get("text")??"",n=t.toLowerCase(),r=e.filter(a=>a.name.toLowerCase().includes(n)||n.length>2&&a.text.toLowerCase().includes(n));return o(S,{children:[o("label",{class:"field",children:[o("span",{children:"A name, or a word of a description"}),o("input",{type:"search",value:t,maxLength:60,onInput:a=>se({text:a.currentTarget.value})})]}),r.length===0&&o(Y,{title:"Nothing in the schema has this text"}),Object.entries(Zb).map(([a,s])=>{let i=r.filter(l=>l.kind===a);return i.length>0&&o(V,{title:s,children:o("ul",{class:"names",children:i.map(l=>o("li",{children:o("a",{href:Z(["schema",l.name]),children:l.name})},l.name))})},a)})]})}function nw({all:e,name:t}){let n=e.find(s=>s.name===t);if(!n)return o(Y,{title:"The schema has no such type",children:o("a",{href:Z(["schema"]),children:"See all"})});let r=new Set(e.map(s=>s.name)),a=e.filter(s=>s!==n&&new RegExp(`[[: ]${t}\\b[^"]*$`,"m").test(s.text));return o(S,{children:[o("pre",{class:"code sdl",tabIndex:0,"aria-label":`Definition of ${t}`,children:rw(n.text).map(({text:s,told:i},l)=>o("span",{class:i?"muted":void 0,children:[i?s:s.split(/\b([A-Z]\w+)\b/).map((c,m)=>m%2&&c!==t&&r.has(c)?o("a",{href:Z(["schema",c]),children:c},m):c),`
`]},l))}),a.length>0&&o(V,{title:"Used by",children:o("ul",{class:"names",children:a.map(s=>o("li",{children:o("a",{href:Z(["schema",s.name]),children:s.name})},s.name))})})]})}function rw(e){let t=!1;return e.split(`
`).map(n=>{let r=n.split('"""').length-1,a=t||n.trim().startsWith('"');return r===1&&(t=!t),{text:n,told:a}})}var ow={MINUTE:0,HOUR:3600,DAY:86400};function ps({label:e,points:t,interval:n,chain:r,marks:a,moment:s}){let i=t[0];if(!i)return o(Y,{title:"No price is known yet"});let l=[],c=1+a.length,m=ow[n],g=Math.floor(Date.now()/1e3);for(let h of t)Cp(l,c,0,Math.min(At(h.at)+m,g),h.value);a.forEach((h,b)=>{for(let T of h.points)At(T.at)>=At(i.at)&&Cp(l,c,b+1,At(T.at),T.value)}),l.sort((h,b)=>h.at-b.at);let f=h=>l.map(b=>b.values[h]??null);return o(vn,{label:e,times:l.map(h=>h.at),format:h=>je(h,r),ticks:h=>ld(h,r),moment:s?At(s):void 0,lines:[{name:"Price",steps:!0,values:f(0)},...a.map((h,b)=>({name:h.name,tone:h.tone,points:h.size,values:f(b+1)}))]},n)}function Cp(e,t,n,r,a){let s=e.find(i=>i.at===r&&i.values[n]===null);s||(s={at:r,values:Array(t).fill(null)},e.push(s)),s.values[n]=a}var Pp=6,Sl=24,aw=["MINUTE","HOUR","DAY"],sw={MINUTE:"Minutes",HOUR:"Hours",DAY:"Days"},iw={MINUTE:"Price by the minute",HOUR:"Price at the end of each hour",DAY:"Price at the end of each day"};function Lp({s:e}){let t=ee(pc,{id:e.signalId,chain:e.chain,address:e.token.address},{every:6e4}),n=cw(e);return o(le,{query:t,children:({token:r,signal:a})=>{let s=r?.days??[],i={MINUTE:a?.priceMinutes.map(c=>({at:c.at,value:c.priceUsd}))??[],HOUR:Rp(r?.hours,e),DAY:Rp(s,e)},l=aw.filter(c=>i[c].length>(c==="MINUTE"?1:0));return l.length>0?o(lw,{s:e,kept:i,found:l,trades:n}):s.length===0?o(Y,{title:"No price is known yet"}):o(Y,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days, and by the minute as long as trades. Above is how the price went after the signal."})}})}function Rp(e=[],t){return e[0]!==void 0&&Date.parse(e[0].at)<=Date.parse(t.timestamp)?e:[]}function lw({s:e,kept:t,found:n,trades:r}){let a=ve("prices",n,n[0]??"MINUTE"),s=t[a],i=Date.parse(s[0]?.at??""),l=r.points.filter(c=>Date.parse(c.at)>=i);return o(S,{children:[n.length>1&&o(Ee,{label:"Prices by",choices:n.map(c=>({value:c,label:sw[c]})),chosen:a,change:c=>se({prices:c===n[0]?"":c})}),o(ps,{label:`${iw[a]}, the signal, and its wallets' trades`,points:s,interval:a,chain:e.chain,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:l}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(uw,{trades:r,shown:l.length,all:e.traders.length})]})]})}function uw({trades:e,shown:t,all:n}){return e.problem?o(S,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(S,{children:["Marked: the trades of ",_(t)," of ",_(n)," wallets.",t<n&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<n&&(n>Sl?`, or of wallets after the first ${Sl}.`:".")]}):o(S,{children:"The trades of its wallets are being looked for."})}function cw(e){let t=e.userTrades.map(i=>({at:i.trade.tradedAt,value:i.trade.priceUsd})),[n,r]=H({next:0,points:[]}),a=t.length>0?[]:e.traders.slice(n.next,Math.min(n.next+Pp,Sl)),s=ee(fc,{chain:e.chain,addresses:a.map(i=>i.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:a.length===0});return xe(()=>{let{data:i}=s;i&&r(l=>({next:l.next+Pp,points:[...l.points,...i.walletsByAddress.flatMap(c=>dw(c,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:n.points,done:a.length===0,problem:s.refusal?.message}}function dw(e,t){let n=t.traders.find(a=>a.walletAddress===e?.walletAddress),r=e?.trades.nodes.find(a=>Math.abs(a.amountUsd-(n?.tradeSizeUsd??0))<=a.amountUsd*1e-6);return r?[{at:r.tradedAt,value:r.priceUsd}]:[]}function _l(e){let t=new Map;for(let n of e){let r=[n.chain,n.token,n.type,n.outcome,n.rule,n.signalId,n.lastAt.slice(0,10)].join(" "),a=t.get(r);t.set(r,a?{...a.lastAt>n.lastAt?a:n,count:a.count+n.count,firstAt:a.firstAt<n.firstAt?a.firstAt:n.firstAt}:n)}return[...t.values()].sort((n,r)=>r.lastAt.localeCompare(n.lastAt))}var Dp=["ALL","DELIVERED","HELD_BACK"],mw=[{name:"Latest",cell:e=>o(re,{at:e.lastAt})},{name:"Candidate",cell:e=>o(S,{children:[Ce(e.type),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Ft,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(S,{children:[o("a",{href:Z(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(S,{children:[Ce(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>_(e.count)}];function Ep(){let e=ve("outcome",Dp,"ALL"),t=tt.value.params.get("token")??"",[n,r]=H(),a=ee(Ac,{first:20,after:n,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=i=>{r(void 0),se(i)};return o(V,{title:"Decisions",actions:o(S,{children:[o(Ee,{label:"Outcome",choices:Dp.map(i=>({value:i,label:Ce(i)})),chosen:e,change:i=>s({outcome:i==="ALL"?"":i})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(Dn,{value:t,size:18,placeholder:"address",change:i=>s({token:i.trim()})})]})]}),children:o(le,{query:a,children:({decisions:i})=>i.nodes.length===0?o(Y,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(S,{children:[o(oe,{label:"Decisions, latest first",columns:mw,rows:_l(i.nodes),id:l=>`${l.type}${l.token}${l.rule}${l.signalId}${l.firstAt}`}),o("div",{class:"pager",children:[n&&o("button",{type:"button",onClick:()=>r(void 0),children:"First page"}),i.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>r(i.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}function Np({args:[e=""]}){let t=ee(cc,{id:e},{every:15e3});return o(le,{query:t,children:({signal:n})=>n?o(pw,{s:n}):o(Y,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function pw({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:Z(["live"]),children:"Live"})," \u203A signal ",_(e.sequence)]}),o(_e,{title:e.headline,about:o(S,{children:[o(Qa,{priority:e.priority,means:Dr[e.priority]})," ",o(wl,{summary:e.summary})," ",o(rt,{chain:e.chain})," ",fn[e.notificationType]," \xB7 ",an(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",Dr[e.priority],". Strength ",bl(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(Ft,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(re,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:Z(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(S,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(V,{title:"Price since",children:o(fw,{s:e})}),o(V,{title:"Price around it",children:o(Lp,{s:e})}),o(V,{title:`Wallets (${_(e.summary.traderCount)})`,children:o(hw,{s:e})}),o("div",{class:"columns",children:[o(V,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(yw,{s:e})]}),o(bw,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(ww,{token:e.token.address,own:e.signalId})]})}function fw({s:e}){let t=e.token.currentPriceUsd,n=kl(e),r=Date.now()-Date.parse(e.timestamp),a=(s,i,l)=>({name:s,value:o(Nt,{value:l,right:Lr(e.notificationType,l)}),note:l!==null?je(t*(1+l),e.chain):r<i*36e5?"not yet":"no price known"});return o(Ze,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:je(e.token.firstSmartEntryPrice,e.chain),note:`${Mt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:je(t,e.chain),note:n&&`raised ${n} after the trade`},{name:"Now",value:je(e.token.profile?.priceUsd,e.chain),note:o(vl,{s:e})},a("After 1 hour",1,e.outcome.return1h),a("After 6 hours",6,e.outcome.return6h),a("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":ye(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function hw({s:e}){let t=new Map(e.userTrades.map(a=>[a.trader.walletAddress,a.trade])),n=[{name:"Rank",number:!0,cell:a=>`#${_(a.leaderboardRank)}`,sort:a=>a.leaderboardRank},{name:"Wallet",cell:a=>o(Ln,{chain:e.chain,address:a.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:a=>a.windowVolumeUsd??a.tradeSizeUsd,cell:a=>o(S,{children:[ye(a.windowVolumeUsd??a.tradeSizeUsd),o("small",{children:gw(a)})]})},...t.size>0?[{name:"Price",number:!0,cell:a=>je(t.get(a.walletAddress)?.priceUsd,e.chain)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:a=>o(ct,{value:a.totalPnl}),sort:a=>a.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:a=>a.winRate,cell:a=>o(S,{children:[Ye(a.winRate),a.profile&&o("small",{children:["today ",Ye(a.profile.trueWinRate)," of ",_(a.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:a=>a.profile?.defaultRank?`#${_(a.profile.defaultRank)}`:"\u2013"}],r=e.traders.reduce((a,s)=>a+(s.windowTradeCount??NaN),0);return o(S,{children:[o(oe,{label:"Wallets of the signal",columns:n,rows:e.traders,id:a=>a.walletAddress}),r>0&&o("p",{class:"muted small",children:["Together ",ye(e.summary.totalUsdInflow)," in ",Up(r),"."]})]})}var Up=e=>e===1?"1 trade":`${_(e)} trades`;function gw(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${Up(e.windowTradeCount)}, last ${ye(e.tradeSizeUsd)}`}function yw({s:e}){let t=e.decision.delivered;return o(V,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ze,{items:[{name:"Signal of the day",value:_(t.dailyUsed),note:`of ${_(t.dailyBudget)}`},{name:"Of this type",value:_(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${_(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function bw({id:e,at:t}){let n=ee(dc,{},{skip:Ot.value?.scope!=="customer",every:3e4});if(Ot.value?.scope!=="customer")return null;let r=[{name:"Webhook",cell:a=>o("span",{class:"mono",children:a.url||"removed"})},{name:"What",cell:a=>a.retraction?"retraction":"signal"},{name:"State",cell:a=>o("span",{class:`badge ${a.state==="DELIVERED"?"good":a.state==="FAILED"?"bad":""}`,children:Ce(a.state)})},{name:"Attempts",cell:a=>a.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:a=>o(re,{at:a.createdAt})}];return o(V,{title:"Deliveries to webhooks",children:o(le,{query:n,children:({webhooks:a})=>{let s=a.flatMap(i=>i.deliveries.nodes.filter(l=>l.signalId===e).map(l=>({...l,url:i.url})));return s.length>0?o(oe,{label:"Deliveries",columns:r,rows:s,id:i=>i.url+String(i.retraction)}):a.some(i=>i.url)?o(Y,{title:"Not among the last 200 deliveries",children:t?o(S,{children:["A webhook accepted it ",o(re,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(Y,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:Z(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function ww({token:e,own:t}){let n=ee(mc,{token:e});return o(V,{title:"Everything decided about this token",children:o(le,{query:n,children:({decisions:r})=>r.nodes.length===0?o(Y,{title:"Nothing in the last 7 days"}):o(oe,{label:"Decisions about the token",rows:_l(r.nodes),id:a=>`${a.type}${a.firstAt}${a.rule}${a.signalId}`,columns:[{name:"When",cell:a=>o(re,{at:a.lastAt})},{name:"Type",cell:a=>Ce(a.type)},{name:"Result",cell:a=>o("span",{class:`badge ${a.outcome==="DELIVERED"?"good":""}`,children:a.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:a=>a.signalId&&a.signalId!==t?o("a",{href:Z(["signal",a.signalId]),children:a.text}):a.text},{name:"Times",number:!0,cell:a=>_(a.count)}]})})})}function $p(){let e=ee(hc,{},{every:5e3});return o(S,{children:[o(_e,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(le,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(Y,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>o(vw,{source:n},n.name)),t.length>0&&o(Tw,{names:t.map(n=>n.name)})]})})]})}function vw({source:e}){let t=e.events.reduce((r,a)=>r+a.count,0),n=e.skipped.reduce((r,a)=>r+a.count,0);return o(V,{class:"spaced",title:e.name,actions:o(Sw,{source:e}),children:[xl(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(re,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ze,{items:[{name:"Reads",value:Ce(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":_(e.lag),note:_w(e)},{name:"Events in the log",value:_(t),note:e.events.map(r=>`${_(r.count)} ${r.name}`).join(", ")||void 0},{name:"Not in the log",value:_(n),note:e.skipped.slice(0,3).map(r=>`${_(r.count)} ${r.name}`).join(", ")||void 0},{name:"Taken back",value:_(e.retracted),note:`${_(e.duplicates)} duplicates`},{name:"Last stored",value:o(re,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(oe,{label:`What of ${e.name} did not go into the log`,columns:kw,rows:[...e.skipped,...e.leftOut],id:r=>r.name})]}),e.lastError&&!xl(e)&&o("p",{class:"muted",children:["Last error, ",o(re,{at:e.lastErrorAt}),": ",e.lastError]})]})}var kw=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(re,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>_(e.count)},{name:"Since",cell:e=>o(re,{at:e.since})}],xl=e=>e.state==="FAILING"||e.state==="REFUSED";function Sw({source:e}){let t=xl(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Ce(e.state)})}function _w(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:nt(e.lagSeconds)}var xw=[{name:"When",cell:e=>o(re,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(S,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Tw({names:e}){let t=ve("source",e,e[0]??""),n=ee(gc,{source:t},{every:5e3});return o(V,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:r=>se({source:r.currentTarget.value}),children:e.map(r=>o("option",{children:r},r))})]}),children:o(le,{query:n,children:({sourceRejects:r})=>r.nodes.length===0?o(Y,{title:"None",children:["Every message of ",t," was understood."]}):o(S,{children:[o(oe,{label:`Messages of ${t} that became no event, newest first`,columns:xw,rows:r.nodes,id:a=>String(a.number)}),o("p",{class:"muted",children:[_(r.nodes.length)," of ",_(r.totalCount)," that are kept."]})]})})})}var fs=document.querySelector("meta[name=explorers]")?.content!=="off",Al=(e,t)=>({wallet:[{name:e,at:n=>`https://${t}/address/${n}`}],token:[{name:e,at:n=>`https://${t}/token/${n}`}],transaction:[{name:e,at:n=>`https://${t}/tx/${n}`}]}),Tl=e=>({name:"Dexscreener",at:t=>`https://dexscreener.com/${e}/${t}`}),Ip=Al("Basescan","basescan.org"),Wp=Al("Etherscan","etherscan.io"),Mp=Al("Polygonscan","polygonscan.com"),Aw={BASE:{...Ip,token:[...Ip.token,Tl("base")]},ETHEREUM:{...Wp,token:[...Wp.token,Tl("ethereum")]},SOLANA:{wallet:[{name:"Solscan",at:e=>`https://solscan.io/account/${e}`}],token:[{name:"Solscan",at:e=>`https://solscan.io/token/${e}`},Tl("solana")],transaction:[{name:"Solscan",at:e=>`https://solscan.io/tx/${e}`}]},POLYMARKET:{wallet:[{name:"Polymarket",at:e=>`https://polymarket.com/profile/${e}`},...Mp.wallet],token:[],transaction:Mp.transaction}},Cw={name:"Polymarket",at:e=>`https://polymarket.com/market/${e}`};function Op({place:{name:e,at:t},id:n}){return o("a",{class:"outside",href:t(encodeURIComponent(n)),target:"_blank",rel:"noopener noreferrer",title:`Opens ${e}, which sees what you look at`,children:e})}function ea({kind:e,chain:t,id:n}){return!fs||!n?null:o(S,{children:Aw[t][e].map(r=>o(Op,{place:r,id:n},r.name))})}function Cl({slug:e}){return fs&&e?o(Op,{place:Cw,id:e}):null}function Bp({args:[e="",t=""]}){let n=ut.find(a=>a===e.toUpperCase())??"BASE",r=ee(yc,{chain:n,address:t},{every:15e3});return o(le,{query:r,children:({token:a})=>a?o(Pw,{t:a}):o(Y,{title:"This token is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function Pw({t:e}){return o("div",{class:"stack",children:[o(_e,{title:o(S,{children:[e.symbol||lt(e.address)," ",o(kr,{kind:"TOKEN",chain:e.chain,address:e.address})]}),about:o(S,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:[o(nr,{text:e.address,label:"the address"}),o(ea,{kind:"token",chain:e.chain,id:e.address}),e.market&&o(Cl,{slug:e.market.slug}),o(Ba,{kind:"TOKEN",chain:e.chain,address:e.address})]}),o(V,{children:o(Ze,{items:[{name:"Price",value:je(e.priceUsd,e.chain),note:e.priceAt?o(re,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":ye(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":_(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(Gp,{m:e.market}),o(Qp,{chain:e.chain,address:e.address})]})}var Rw=["HOUR","DAY"];function Lw(e){return{name:"Signal",tone:"second",size:9,points:e.filter(n=>!n.retractedAt).map(n=>({at:n.timestamp,value:n.token.currentPriceUsd}))}}function Qp({chain:e,address:t}){let n=ve("interval",Rw,"HOUR"),r=ee(bc,{chain:e,token:t},{every:15e3}),a=ee(kc,{chain:e,address:t,interval:n},{every:15e3}),s=o(Ee,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:n,change:i=>se({interval:i})});return o(S,{children:[o(le,{query:a,children:({token:i})=>i&&o(S,{children:[o(V,{title:"Price, with your signals",actions:s,children:o(ps,{label:"Price at the end of each interval, and at your signals",points:i.prices,interval:n,chain:e,marks:[Lw(r.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(V,{title:"Volume",children:o(Fp,{name:"Volume",points:i.volume,label:`Volume by ${n.toLowerCase()}`})}),o(V,{title:"Top wallets bought, less sold, by hour",children:o(Fp,{name:"Net flow",points:i.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]})]})}),o(Ew,{chain:e,address:t,query:a}),o(Ww,{chain:e,query:r})]})}function Fp({name:e,points:t,label:n}){return t.every(r=>r.value===0)?o(Y,{title:"Nothing in this time"}):o(vn,{label:n,times:t.map(r=>At(r.at)),format:r=>ye(r),ticks:io,height:180,lines:[{name:e,bars:!0,values:t.map(r=>r.value)}]})}var Vp=["holders","profit"],Dw={holders:"Holders",profit:"Most profit"};function Ew({chain:e,address:t,query:n}){let r=ve("list",Vp,"holders");return o(V,{title:o(Ee,{label:"Wallets",choices:Vp.map(a=>({value:a,label:Dw[a]})),chosen:r,change:a=>se({list:a})}),children:r==="holders"?o(le,{query:n,children:({token:a})=>a&&o(Iw,{day:a,chain:e})}):o(Uw,{chain:e,address:t})})}var qp=["REALIZED_PNL","NET_PNL"],Nw={REALIZED_PNL:"Realized",NET_PNL:"With open positions"};function Uw({chain:e,address:t}){let n=ve("window",Fn,"ALL"),r=n==="ALL"?ve("by",qp,"REALIZED_PNL"):"REALIZED_PNL",a=ee(vc,{chain:e,address:t,by:r,window:hn(n)},{every:6e4});return o(S,{children:[o("div",{class:"filters",children:[o(Ee,{label:"Window",choices:Fn.map(s=>({value:s,label:sn[s]})),chosen:n,change:s=>se({window:hn(s)})}),n==="ALL"&&o(Ee,{label:"Profit",choices:qp.map(s=>({value:s,label:Nw[s]})),chosen:r,change:s=>se({by:s})})]}),o(le,{query:a,children:({token:s})=>s&&o($w,{top:s.topTraders,chain:e,window:n})})]})}function $w({top:e,chain:t,window:n}){if(e.traders.length===0)return o(Y,{title:`No wallet closed a position in it${n==="ALL"?" yet":" in this window"}`});let r=e.traders.map((a,s)=>({...a,place:s+1}));return o(S,{children:[o("p",{class:"muted small",children:[_(e.totalCount)," ",e.totalCount===1?"wallet":"wallets",", ",e.windowStart?`positions closed since ${St(e.windowStart)}`:"all time",e.keptSince&&`; of positions closed before ${St(e.keptSince)} none is kept`]}),o(oe,{label:"Wallets with the most profit in the token",rows:r,id:a=>a.wallet.walletAddress,columns:[{name:"Place",number:!0,cell:a=>_(a.place)},{name:"Wallet",cell:a=>o(Ln,{chain:t,address:a.wallet.walletAddress,window:n})},{name:"Realized",number:!0,title:"Profit of its positions in the token that closed",cell:a=>o(ct,{value:a.realizedPnlUsd})},...n==="ALL"?[{name:"With open",number:!0,title:"The same, and what its open position adds",cell:a=>o(ct,{value:a.netPnlUsd})}]:[],{name:"Closed",number:!0,cell:a=>o(S,{children:[_(a.closedPositions),o("small",{children:[_(a.winningPositions)," won"]})]})},{name:"Holds",number:!0,cell:a=>a.position?ye(a.position.valueUsd):"\u2013"}]})]})}function Iw({day:e,chain:t}){return e.topHolders.length===0?o(Y,{title:"None of the first 200 wallets holds it"}):o(oe,{label:"Top wallets that hold the token",rows:e.topHolders,id:n=>n.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:n=>`#${_(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Ln,{chain:t,address:n.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:n=>je(n.position.quantity?n.position.costUsd/n.position.quantity:null,t)},{name:"Value",number:!0,cell:n=>ye(n.position.valueUsd),sort:n=>n.position.valueUsd},{name:"Profit",number:!0,cell:n=>o(ct,{value:n.position.pnlUsd}),sort:n=>n.position.pnlUsd}]})}function Ww({chain:e,query:t}){return o(le,{query:t,children:({signals:n})=>o(S,{children:[o(V,{title:"Signals on it",children:n.nodes.length===0?o(Y,{title:"None of your signals is on it",children:o("a",{href:Z(["live"]),children:"See all signals"})}):o(oe,{label:"Signals on the token",columns:So,rows:[...n.nodes].sort((r,a)=>a.sequence-r.sequence),id:r=>r.signalId})}),n.nodes.length>0&&o(V,{title:"Top wallets in these signals",children:o(Mw,{chain:e,nodes:n.nodes})})]})})}function Mw({chain:e,nodes:t}){let n=new Map;for(let r of t.filter(a=>!a.retractedAt).flatMap(a=>a.traders)){let a=n.get(r.walletAddress);n.set(r.walletAddress,{address:r.walletAddress,rank:r.leaderboardRank,sizeUsd:Math.max(a?.sizeUsd??0,r.tradeSizeUsd),signals:(a?.signals??0)+1})}return o(oe,{label:"Top wallets in these signals",rows:[...n.values()].sort((r,a)=>r.rank-a.rank),id:r=>r.address,columns:[{name:"Rank then",number:!0,cell:r=>`#${_(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Ln,{chain:e,address:r.address})},{name:"Largest trade",number:!0,cell:r=>ye(r.sizeUsd),sort:r=>r.sizeUsd},{name:"Signals",number:!0,cell:r=>_(r.signals),sort:r=>r.signals}]})}function Hp({args:[e=""]}){let t=ee(wc,{itemId:e},{every:15e3});return o(le,{query:t,children:({market:n})=>n?o("div",{class:"stack",children:[o(_e,{title:n.question||"A market without a question",about:o(rt,{chain:"POLYMARKET"}),children:o(Cl,{slug:n.slug})}),o(Gp,{m:n}),o(Ow,{outcomes:n.outcomes??[]})]}):o(Y,{title:"This market is unknown",children:"No source has described it yet."})})}function Ow({outcomes:e}){let t=e[0];if(!t)return o(Y,{title:"No outcome of this market is known yet"});let n=ve("outcome",e.map(r=>r.token),t.token);return o(S,{children:[o("div",{class:"filters",children:o(Ee,{label:"Outcomes",choices:e.map(r=>({value:r.token,label:r.outcomeLabel||lt(r.token)})),chosen:n,change:r=>se({outcome:r})})}),o(Qp,{chain:"POLYMARKET",address:n},n)]})}function Gp({m:e}){return o(V,{title:e.outcomeLabel?o("a",{href:Z(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ze,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:ye(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(oe,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:Z(["token","POLYMARKET",t.token]),children:t.outcomeLabel||lt(t.token)})},{name:"Price",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",je(t.priceUsd,"POLYMARKET")]})}]})]})}var zp=["7","30","90"],Rl=["1h","6h","24h","settled"],ta={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Ll={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},jp=["all","wins","losses","open"],Kp={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Zp=30,Pl=100;function Jp(){let e=ve("days",zp,"30"),t=ve("after",Rl,"1h"),n=ve("chain",["ALL",...ut],"ALL"),r=ve("type",["ALL",...Zt],"ALL"),[a,s]=H(0),i=Et(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,a]),l={...n==="ALL"?{}:{chains:[n]},...r==="ALL"?{}:{types:[r]}},c=bp(l,i,a),m=ee(_c,{since:i,chain:n==="ALL"?null:n,type:r==="ALL"?null:r}),g=()=>s(f=>f+1);return o(S,{children:[o(_e,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:g,children:"Renew"}),o("button",{type:"button",disabled:!c.done||c.signals.length===0,onClick:()=>yp(c.signals),children:"CSV"})]}),o(En,{names:["days","after","chain","type"],children:[o(Ee,{label:"Period",choices:zp.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>se({days:f})}),o(Ee,{label:"Graded after",choices:Rl.map(f=>({value:f,label:Ll[f]})),chosen:t,change:f=>se({after:f})}),o(_r,{label:"Chain",choices:[{value:"ALL",label:"All"},...ut.map(f=>({value:f,label:We[f]}))],chosen:n,change:f=>se({chain:f==="ALL"?"":f})}),o(_r,{label:"Type",choices:[{value:"ALL",label:"All"},...Zt.map(f=>({value:f,label:Ce(f)}))],chosen:r,change:f=>se({type:f==="ALL"?"":f})})]}),o(le,{query:m,children:f=>o(Fw,{record:f.types,weeks:f.weeks.groups,span:t})}),c.refusal&&o(zt,{refusal:c.refusal,retry:g}),c.signals.length===0&&!c.refusal&&(c.done?o(Y,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:Z(["live"]),children:"See what comes now"})]}):o(rr,{label:"Loading signals"})),c.signals.length>0&&o(V,{title:"Every signal",children:[!c.done&&o(rr,{label:`${_(c.signals.length)} signals loaded`}),c.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",_(yl)," signals of the period; the numbers above are of all."]}),o(Hw,{signals:c.signals,span:t})]})]})}function Fw({record:e,weeks:t,span:n}){return o(S,{children:[o(V,{children:o(Vw,{record:e,span:n})}),e.all.count>0&&o(S,{children:[o("div",{class:"columns",children:[o(V,{title:"Wins and losses",children:o(qw,{record:e.all,span:n})}),o(V,{title:"What waiting costs",children:o(Bw,{delays:e.delays})})]}),o(V,{title:"By type",children:o(Yp,{label:"By type",first:"Type",groups:e.groups,name:r=>Ce(r.type??""),span:n})}),o(V,{title:"By week",children:[o(Qw,{weeks:t,span:n}),o(Yp,{label:"By week",first:"Week from",groups:t,name:r=>St(r.weekFrom??""),span:n})]})]})]})}function Vw({record:e,span:t}){let n=i=>{let l=e.all[ta[i]];return{name:`Right after ${Ll[i].toLowerCase()}`,value:o("span",{class:i===t?"chosen":"",children:Ye(l.hitRate)}),note:l.count===0?"none graded yet":o(S,{children:["of ",_(l.count),": ",Ye(l.hitRateLow)," to ",Ye(l.hitRateHigh),o("br",{}),"median gain ",Mt(l.medianGain)]})}},{keptSince:r,since:a,all:s}=e;return o(S,{children:[r&&r>a&&o("p",{class:"note warn",children:["Signals before ",an(r)," are no longer kept and not counted."]}),o(Ze,{items:[{name:"Signals",value:_(s.count),note:s.retracted>0?`and ${_(s.retracted)} retracted, not counted`:`since ${St(a)}`},...Rl.map(n)]})]})}function qw({record:e,span:t}){let n=e[ta[t]];return n.count===0?o(Y,{title:"None is graded yet",children:[_(e.count)," signals wait: a price is taken ",Ll[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ze,{items:[{name:"Wins",value:o("span",{class:"good",children:_(n.wins)}),note:`best ${Mt(n.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:_(n.losses)}),note:`worst ${Mt(n.worstGain)}`},{name:"Right",value:Ye(n.hitRate),note:`95 %: ${Ye(n.hitRateLow)} to ${Ye(n.hitRateHigh)}`},{name:"Median gain",value:o(Nt,{value:n.medianGain}),note:n.count<Zp?`only ${_(n.count)}: says little`:`of ${_(n.count)}`}]})}function Bw({delays:e}){let t=e[0]?.count??0;return t===0?o(Y,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(S,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",_(t)," that are a day old, if one follows"]}),o(Ze,{items:e.map(n=>({name:n.minutes===0?"At once":`${_(n.minutes)} minutes later`,value:o(Nt,{value:n.medianGain})}))})]})}function Yp({label:e,first:t,groups:n,name:r,span:a}){let s=l=>l.record[ta[a]];return o(oe,{label:e,columns:[{name:t,cell:r,sort:l=>l.weekFrom??r(l)},{name:"Signals",number:!0,cell:l=>_(l.record.count),sort:l=>l.record.count},{name:"Graded",number:!0,wide:!0,cell:l=>_(s(l).count)},{name:"Wins",number:!0,cell:l=>o("span",{class:"good",children:_(s(l).wins)})},{name:"Losses",number:!0,cell:l=>o("span",{class:"bad",children:_(s(l).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:l=>s(l).hitRate??-1,cell:l=>s(l).count===0?"\u2013":o(S,{children:[Ye(s(l).hitRate),o("small",{class:s(l).count<Zp?"few":"",children:[Ye(s(l).hitRateLow)," to ",Ye(s(l).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:l=>o(Nt,{value:s(l).medianGain}),sort:l=>s(l).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:l=>o(Nt,{value:s(l).worstGain})},{name:"Best",number:!0,wide:!0,cell:l=>o(Nt,{value:s(l).bestGain})}],rows:n,id:r})}function Qw({weeks:e,span:t}){let n=e.filter(r=>r.record[ta[t]].medianGain!==null);return n.length<2?null:o(vn,{label:"Median gain by week",times:n.map(r=>At(r.weekFrom??"")),format:r=>Mt(r),height:180,lines:[{name:"Median gain",values:n.map(r=>r.record[ta[t]].medianGain)}]})}function Hw({signals:e,span:t}){let n=ve("grade",jp,"all"),r=e.filter(s=>{let i=s.retractedAt?null:Xo(s,t);return n==="all"||(n==="open"?i===null:i!==null&&n==="wins"==i>0)}),a=[{name:"Time",cell:s=>o(re,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(Gw,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Nt,{value:Xo(s,t)}),sort:s=>Xo(s,t)??-9},{name:"Signal",cell:s=>o(S,{children:[o("a",{href:Z(["signal",s.signalId]),children:s.headline}),o("small",{children:Ce(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(rt,{chain:s.chain})},{name:"Token",cell:s=>o(Ft,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>je(s.token.currentPriceUsd,s.chain)},{name:"1 h",number:!0,wide:!0,cell:s=>Mt(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>Mt(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>Mt(s.outcome.return24h)}];return o(S,{children:[o(Ee,{label:"Grades",choices:jp.map(s=>({value:s,label:Kp[s]})),chosen:n,change:s=>se({grade:s==="all"?"":s})}),r.length===0?o(Y,{title:`None: ${Kp[n].toLowerCase()}`}):o(oe,{label:"Graded signals",columns:a,rows:r.slice(0,Pl),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),r.length>Pl&&o("p",{class:"muted small",children:["The newest ",_(Pl)," of ",_(r.length),"; the CSV has all."]})]})}function Gw({s:e,span:t}){let n=Xo(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):n===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${n>0?"good":"bad"}`,children:n>0?"Win":"Loss"})}var Xp=["positions","closed","trades","signals"],zw={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function nf({args:[e="",t=""]}){let n=ut.find(s=>s===e.toUpperCase())??"BASE",r=ve("window",Fn,"ALL"),a=ee(Cc,{chain:n,address:t,window:hn(r)},{every:15e3});return o(le,{query:a,children:({wallet:s})=>s?o(jw,{w:s,window:r}):o(Y,{title:"This wallet is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function jw({w:e,window:t}){let n=ve("tab",Xp,"positions"),r=o("span",{class:"badge",children:sn[t]}),a={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:Z(["leaderboard"],{chain:e.chain,window:hn(t)}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${_(e.defaultRank)}`:"not ranked"]}),o(_e,{title:o(S,{children:[o("span",{class:"mono",children:lt(e.walletAddress)})," ",o(kr,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),about:o(S,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(nr,{text:e.walletAddress,label:"the address"}),o(ea,{kind:"wallet",chain:e.chain,id:e.walletAddress}),o("a",{href:Z(["live"],{wallets:e.walletAddress}),children:"Live signals of it"}),o(Ba,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),o(Ee,{label:"Window",choices:Fn.map(s=>({value:s,label:sn[s]})),chosen:t,change:s=>se({window:hn(s)})}),o(V,{title:"Numbers",actions:r,children:o(Kw,{w:e,window:t})}),e.scoreParts&&o(V,{title:"What the score is made of",actions:r,children:o(Yw,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(V,{title:"Realized profit over time",actions:r,children:o(Zw,{w:e})}),o(V,{title:"Score at each midnight",actions:o("span",{class:"badge",children:sn.ALL}),children:o(Jw,{w:e})})]}),o(V,{title:o(Ee,{label:"Lists",choices:Xp.map(s=>({value:s,label:zw[s]})),chosen:n,change:s=>se({tab:s,after:""})}),children:[n==="positions"&&o(ev,{of:a}),n==="closed"&&o(tv,{of:a}),n==="trades"&&o(rv,{of:a}),n==="signals"&&o(ov,{of:a})]})]})}function Kw({w:e,window:t}){let n=t==="ALL"?"":" ever";return t!=="ALL"&&e.tradeCount===0?o(Y,{title:"No trade in this window",children:["Its last one was ",o(re,{at:e.lastTradeTime}),"."]}):o(Ze,{items:[{name:"Rank",value:e.defaultRank?`#${_(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(ct,{value:e.netPnlUsd}),note:o(S,{children:[o(ct,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Ye(e.trueWinRate),note:`${_(e.winningPositions)} of ${_(e.closedPositions)} closed positions`},{name:"Trades",value:_(e.tradeCount),note:`${_(e.buyCount)} buys, ${_(e.sellCount)} sells, ${_(e.tokensTraded)} tokens${n}`},{name:"Bought",value:ye(e.totalBuyVolumeUsd),note:`sold ${ye(e.totalSellVolumeUsd)}`},{name:"Average trade",value:ye(e.avgTradeSizeUsd),note:`largest${n} ${ye(e.largestTradeUsd)}`},{name:"Last trade",value:o(re,{at:e.lastTradeTime}),note:e.firstTradeTime?o(S,{children:["first",n," ",o(re,{at:e.firstTradeTime})]}):void 0}]})}function Yw({w:e,parts:t}){let n=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(S,{children:[o(ct,{value:e.netPnlUsd})," for ",ye(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${_(e.winningPositions)} of ${_(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${_(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${_(e.tradeCount)} trades; 1,000 are full`}];return o(oe,{label:"Parts of the score",rows:n,id:r=>r.name,columns:[{name:"Part",cell:r=>r.name},{name:"From",cell:r=>r.from},{name:"Value",number:!0,cell:r=>r.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:r=>Ye(r.weight)},{name:"Adds",number:!0,cell:r=>o("strong",{children:(r.weight*r.value).toFixed(3)})}]})}function Zw({w:e}){return e.equity.length<2?o(Y,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(vn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>At(t.date)),format:t=>ye(t),ticks:io,lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Jw({w:e}){return e.rankHistory.length<2?o(Y,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(vn,{label:"Score at each midnight",times:e.rankHistory.map(t=>At(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}var na=()=>tt.value.params.get("after");function hs({page:e,noun:t,empty:n,children:r}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(Y,{title:n});let{hasNextPage:a,endCursor:s}=e.pageInfo;return o(S,{children:[e.nodes.length===0?o(Y,{title:n}):r(e.nodes,a||na()!==null),o(co,{shown:e.nodes.length,total:e.totalCount,noun:t,first:tt.value.params.get("after")?()=>se({after:""}):void 0,more:a?()=>se({after:s}):void 0})]})}var ef=["VALUE","OPENED"],Xw={VALUE:"Largest first",OPENED:"Oldest first"};function ev({of:e}){let t=ve("order",ef,"VALUE"),n=ee(ni,{...e,orderBy:t,after:na()},{every:15e3});return o(S,{children:[o(Ee,{label:"Order",choices:ef.map(r=>({value:r,label:Xw[r]})),chosen:t,change:r=>se({order:r,after:""})}),o(le,{query:n,children:({wallet:r})=>o(hs,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:(a,s)=>o(oe,{label:"Open positions",rows:a,id:i=>i.token,part:s,ordered:{by:t,choose:i=>se({order:i,after:""})},csv:async i=>Sr((await be(ni,{...e,orderBy:t,after:i})).wallet?.positions),columns:[{name:"Token",cell:i=>o(Ft,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>qo(i.quantity)},{name:"Paid per token",number:!0,cell:i=>je(i.quantity?i.costUsd/i.quantity:null,e.chain)},{name:"Price",number:!0,cell:i=>je(i.priceUsd,e.chain)},{name:"Value",number:!0,order:"VALUE",cell:i=>ye(i.valueUsd)},{name:"Profit",number:!0,cell:i=>o(ct,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(ct,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function tv({of:e}){let t=ee(ri,{...e,after:na()});return o(le,{query:t,children:({wallet:n})=>o(hs,{page:n?.closings,noun:"closed positions",empty:"It has closed no position yet",children:(r,a)=>o(oe,{label:"Closed positions",rows:r,id:s=>s.token+s.openedAt+s.closedAt,part:a,csv:async s=>Sr((await be(ri,{...e,after:s})).wallet?.closings),columns:[{name:"Closed",cell:s=>o(re,{at:s.closedAt})},{name:"Token",cell:s=>o(Ft,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Held",number:!0,cell:s=>nt((Date.parse(s.closedAt)-Date.parse(s.openedAt))/1e3)},{name:"Paid",number:!0,cell:s=>ye(s.costUsd),sort:s=>s.costUsd},{name:"Received",number:!0,wide:!0,cell:s=>ye(s.proceedsUsd)},{name:"Profit",number:!0,cell:s=>o(ct,{value:s.profitUsd}),sort:s=>s.profitUsd}]})})})}var tf=["ALL","BUY","SELL"],nv={ALL:"All",BUY:"Buys",SELL:"Sells"};function rv({of:e}){let t=ve("side",tf,"ALL"),n=t==="ALL"?null:{side:t},r=ee(oi,{...e,filter:n,after:na()},{every:15e3});return o(S,{children:[o(Ee,{label:"Side",choices:tf.map(a=>({value:a,label:nv[a]})),chosen:t,change:a=>se({side:a,after:""})}),o(le,{query:r,children:({wallet:a})=>o(hs,{page:a?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:(s,i)=>o(S,{children:[a?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",an(a.trades.keptSince)," some are no longer kept."]}),o(oe,{label:"Trades, newest first",rows:s,id:l=>l.id,part:i,csv:async l=>Sr((await be(oi,{...e,filter:n,after:l})).wallet?.trades),columns:[{name:"Time",cell:l=>o(re,{at:l.tradedAt})},{name:"Side",cell:l=>o("span",{class:`badge ${l.side==="BUY"?"good":"bad"}`,children:l.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:l=>o(Ft,{chain:e.chain,address:l.token,symbol:l.symbol})},{name:"Quantity",number:!0,wide:!0,cell:l=>qo(l.quantity)},{name:"Price",number:!0,cell:l=>je(l.priceUsd,e.chain)},{name:"Amount",number:!0,cell:l=>ye(l.amountUsd),sort:l=>l.amountUsd},...fs?[{name:"Transaction",wide:!0,cell:l=>o(ea,{kind:"transaction",chain:e.chain,id:l.txHash})}]:[]]})]})})})]})}function ov({of:e}){let t=ee(ai,{...e,after:na()},{every:15e3});return o(le,{query:t,children:({wallet:n})=>o(hs,{page:n?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:r=>o(oe,{label:"Signals of the wallet",columns:So,rows:r,id:a=>a.signalId,csv:async a=>Sr((await be(ai,{...e,after:a})).wallet?.signals)})})})}var ra=e=>Number(e.toPrecision(12)),av=e=>ra(e/100);function Dl(e,{min:t,max:n,whole:r,percent:a,optional:s}){let i=a&&n!==void 0?n*100:n,l=i!==void 0?`${(t??0).toLocaleString("en")} to ${i.toLocaleString("en")}${a?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return s?void 0:`Write a number: ${l}`;let c=Number(e);return Number.isNaN(c)?`Write a number: ${l}`:c<(t??0)||i!==void 0&&c>i?n===1&&!a&&c>1&&c<=100?`${l}: write ${av(c)} for ${c} %`:`${l}, not ${c.toLocaleString("en")}`:r&&!Number.isInteger(c)?`A whole number: ${l}`:void 0}function sv(e,{percent:t}){let n=Number(e);return t&&n>0&&n<=1?`${n} %: write ${ra(n*100)} for ${ra(n*100)} %`:void 0}function El({label:e,value:t,change:n,wrong:r,hint:a,...s}){let i=_a(),[l,c]=H(),[m,g]=H(),{min:f,max:h,whole:b,percent:T}=s,E=T?100:1,D=l??(t===void 0?"":String(ra(t*E))),P=(A,x)=>{let R=A.validity.badInput?Dl("x",s):Dl(A.value,s);c(A.value),R||n(A.value===""?void 0:ra(Number(A.value)/E)),(!R||x||m)&&(g(R),r(R))},v=m??sv(D,s);return o("label",{class:"field",children:[o("span",{children:[e,T&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:f,max:h===void 0?void 0:h*E,step:b?1:"any",placeholder:a,value:D,"aria-invalid":m!==void 0,"aria-describedby":v?i:void 0,onInput:A=>P(A.currentTarget,!1),onChange:A=>P(A.currentTarget,!0),onBlur:A=>{!Dl(A.currentTarget.value,s)&&A.currentTarget.validity.valid&&c(void 0)}}),v&&o("small",{id:i,class:m?"bad":"few",role:"alert",children:v})]})}var rf=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],of=["webhookUrl"];function af(e){let t=new Set([...rf.flatMap(([,a])=>a),...of]),n=a=>a.flatMap(s=>e.filter(i=>i.name===s)),r=e.filter(a=>!t.has(a.name));return[...rf.map(([a,s])=>[a,n(s)]),["More",r]]}function sf(e){return e.map(({name:t,description:n,type:r})=>{let a=n??"",s=r.kind==="LIST"?r.ofType?.ofType?.name??r.ofType?.name??"":r.name??"",l=r.kind==="LIST"?s.endsWith("Input")?"limits":"choices":r.kind==="ENUM"?"choice":s==="String"?"text":"number",c=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=iv(a),g=l==="number"&&m.max===1&&t.endsWith("Rate"),f=g?a.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):a;return{name:t,rule:c,label:Ce(c),text:f,kind:l,whole:s==="Int",percent:g,of:s,...m}})}function iv(e){let t=a=>Number((a??"").replaceAll(",","")),n=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(n)return{min:t(n[1]),max:t(n[2])};let r=/([\d.,]*\d) or more/.exec(e);return r?{min:t(r[1])}:{}}function Bn(e,t){return e[t]??""}function Nl(e,t){let n=r=>JSON.stringify(Array.isArray(r)?r.map(a=>JSON.stringify(a)).sort():r);return n(e)===n(t)}function gs(e,t,n){return e.filter(r=>!of.includes(r.name)&&!Nl(Bn(t,r.name),Bn(n,r.name)))}var df=["1","3","7"],lf=36e5;function mf(){let e=ee(xc,{});return o(S,{children:[o(_e,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(le,{query:e,children:t=>o(uv,{data:t,saved:e.reload},t.config.version)})]})}function lv(e){let[t,n]=H({busy:!1}),r=async a=>{n({busy:!0});try{await be(Tc,{input:a}),n({busy:!1}),e()}catch(s){if(!(s instanceof Ue))throw s;n({busy:!1,refusal:s})}};return{...t,save:a=>{r(a)}}}function uv({data:e,saved:t}){let n=Et(()=>sf(e.fields?.inputFields??[]),[e]),[r,a]=H({}),[s,i]=H({}),[l,c]=H(0),[m,g]=H(!1),f=lv(t),h=fv(r,e.chains),b=(x,R)=>a(L=>{let te={...L,[x]:R};return Nl(R,Bn(e.config,x))&&delete te[x],te}),T=(x,R)=>i(({[x]:L,...te})=>R?{...te,[x]:R}:te),E=()=>{a({}),i({}),c(l+1)},D=n.filter(x=>x.name in r),P=Object.keys(s),v=D.length+P.length;xe(()=>(ao.value=v>0?"Leave this page? What you changed is not saved.":"",()=>{ao.value=""}),[v>0]);let A=x=>f.save(Object.fromEntries(gs(n,e.config,x).map(R=>[R.name,Bn(x,R.name)])));return o(S,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:af(n).filter(([,x])=>x.length>0).map(([x,R])=>o(V,{title:x,children:o("div",{class:"stack",children:R.map(L=>o(dv,{field:L,value:r[L.name]??Bn(e.config,L.name),changed:L.name in r,change:te=>b(L.name,te),wrong:T},`${L.name} ${l}`))})},x))}),o("div",{id:"replay",class:m?"stack beside open":"stack beside",children:[m&&o("button",{type:"button",class:"narrow-only",onClick:()=>g(!1),children:"Close the replay"}),D.length>0&&o(V,{title:"Changes",children:o(ff,{fields:D,from:x=>Bn(e.config,x),to:x=>r[x]??""})}),o(gv,{...h})]})]}),o(wv,{data:e,fields:n,restore:A,edits:v,busy:f.busy}),o(Ep,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[f.refusal&&o(zt,{refusal:f.refusal}),o("div",{class:"bar-replay",children:[o("span",{children:o(hv,{...h})}),o("button",{type:"button","aria-expanded":m,"aria-controls":"replay",onClick:()=>g(!m),children:"Replay"})]}),o("span",{role:"status",children:[v===0&&o(S,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(re,{at:e.config.updatedAt}),"."]}),v>0&&o("strong",{children:D.length===1?"1 change":`${D.length} changes`}),P.length>0&&o("span",{class:"bad",children:[" \xB7 ",P.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:v===0,onClick:E,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:f.busy||D.length===0||P.length>0,onClick:()=>f.save(r),children:["Save as version ",e.config.version+1]})]})]})]})}function cv({label:e,choices:t,value:n,change:r}){return o(S,{children:[o(gn,{label:e,choices:t,chosen:n.length===t.length?[]:n,nothing:n.length===0,change:a=>r(a.length>0?a:t.map(s=>s.value))}),n.length===0&&o("small",{class:"few",children:"None is chosen: no signal is raised."})]})}function dv({field:e,value:t,changed:n,change:r,wrong:a}){return o("div",{class:n?"setting changed":"setting",children:[e.kind==="number"&&o(El,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:s=>{s!==void 0&&r(s)},wrong:s=>a(e.label,s)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(Dn,{value:String(t),change:r})]}),e.kind==="choice"&&o(_r,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(s=>({value:s,label:s.replace("_"," and ")})),chosen:String(t),change:r}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(cv,{label:e.label,choices:mv(e),value:t,change:r})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(pv,{value:t,change:r,wrong:a})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function mv(e){return e.of==="Chain"?ut.map(t=>({value:t,label:We[t]})):Zt.map(t=>({value:t,label:Ce(t)}))}function pv({value:e,change:t,wrong:n}){let r=(a,s)=>{let i=e.filter(l=>l.type!==a);t(s===void 0?i:[...i,{type:a,limit:s}])};return o("div",{class:"filters",children:Zt.map(a=>o(El,{label:Ce(a),value:e.find(s=>s.type===a)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:s=>r(a,s),wrong:s=>n(Ce(a),s)},a))})}function fv(e,t){let n=ve("days",df,"1"),r=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),a=new Date((r||Date.now())-Number(n)*24*lf+lf/4).toISOString(),s=Ra(e,500),i=Object.keys(s).length>0,l=ee(ti,{input:{},since:a}),c=ee(ti,{input:s,since:a},{skip:!i});return{days:n,present:l,next:i?c:void 0}}function hv({days:e,present:t,next:n}){let r=t.data?.simulateConfig,a=n?.data?.simulateConfig;return!r||n?.refusal||t.refusal?o(S,{children:"Replay: \u2013"}):o(S,{children:[o("strong",{children:_((a??r).total)})," in ",e==="1"?"1 day":`${e} days`,a&&`, ${pf(a.total-r.total)}`,n?.loading&&" \u2026"]})}function gv({days:e,present:t,next:n}){return o(V,{class:"spaced",title:"Replay",actions:o(Ee,{label:"Days",choices:df.map(r=>({value:r,label:r==="1"?"1 day":`${r} days`})),chosen:e,change:r=>se({days:r})}),children:o(le,{query:t,children:r=>o(yv,{present:r.simulateConfig,next:n})})})}function yv({present:e,next:t}){let n=t?.data?.simulateConfig;if(t?.refusal)return o(zt,{refusal:t.refusal,retry:t.reload});let r=n??e,a=Zt.map(s=>({type:s,now:uf(e,s),then:uf(r,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[_(r.total)," signals"]}),n&&`, ${pf(n.total-e.total)}`,t?.loading&&" \u2026"]}),r.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",an(r.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),a.length>0&&o(oe,{label:"Signals by type",rows:a,id:s=>s.type,columns:[{name:"Type",cell:s=>Ce(s.type)},{name:"Now",number:!0,cell:s=>_(s.now)},...n?[{name:"Then",number:!0,cell:s=>o("strong",{children:_(s.then)})}]:[]]}),o(bv,{present:e,then:n}),r.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...r.heldBack].sort((s,i)=>i.count-s.count).slice(0,5).map(s=>o("li",{children:[Ce(s.rule),": ",_(s.count)]},s.rule))})]}),r.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...r.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(rt,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(re,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function uf(e,t){return e.byType.find(n=>n.type===t)?.count??0}function pf(e){return e===0?"as many as now":e>0?`${_(e)} more than now`:`${_(-e)} fewer than now`}function bv({present:e,then:t}){let n=(a,s)=>a.byDay.filter(i=>i.day===s).reduce((i,l)=>i+l.count,0),r=[...new Set([...e.byDay,...t?.byDay??[]].map(a=>a.day))].sort();return r.length<2?null:o(oe,{label:"Signals by day",rows:r,id:a=>a,columns:[{name:"Day",cell:a=>St(a)},{name:"Now",number:!0,cell:a=>_(n(e,a))},...t?[{name:"Then",number:!0,cell:a=>o("strong",{children:_(n(t,a))})}]:[]]})}function ff({fields:e,from:t,to:n}){return o("ul",{class:"why",children:e.map(r=>o("li",{children:[r.label,": ",o("span",{class:"muted",children:cf(t(r.name),r)})," \u2192 ",o("strong",{children:cf(n(r.name),r)})]},r.name))})}function cf(e,t){return!Array.isArray(e)&&t.percent?Ye(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(n=>typeof n=="string"?Ce(n):`${Ce(n.type)} ${n.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function wv({data:e,fields:t,restore:n,edits:r,busy:a}){let[s,i]=H(),l=e.configVersions.filter(c=>c.version!==e.config.version);return l.length===0?null:o(V,{title:"Earlier versions",children:o(oe,{label:"Earlier versions, newest first",rows:l,id:c=>String(c.version),columns:[{name:"Version",cell:c=>c.version},{name:"Saved",cell:c=>o(re,{at:c.changedAt})},{name:"By",wide:!0,cell:c=>o(vv,{id:c.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:c=>{let m=gs(t,e.config,c.config);return m.length===0?"nothing":o(ff,{fields:m,from:g=>Bn(e.config,g),to:g=>Bn(c.config,g)})}},{name:"Restore",cell:c=>gs(t,e.config,c.config).length===0?"\u2013":s!==c.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${c.version}`,onClick:()=>i(c.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${c.version}`,children:[o("span",{children:["It is saved as version ",e.config.version+1,r>0&&", and what you changed here is dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>i(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:a,onClick:()=>n(c.config),children:"Restore and save"})]})]})}]})})}function vv({id:e,keys:t}){if(e===null)return o(S,{children:"the operator"});let n=t.filter(i=>i.scope==="customer"&&!i.revokedAt&&!(i.expiresAt&&Date.parse(i.expiresAt)<=Date.now())),r=t.find(i=>i.keyId===e),s=n.length===1&&n[0]?.keyId===e?"this key":r?`${r.revokedAt?"revoked key":"key"} created ${St(r.createdAt)}`:"a key that is not listed";return o(S,{children:[s,o("small",{class:"mono break",children:e})]})}var Ul="smartmoney.notify",oa=we(0),ir=we(hf()&&Notification.permission==="granted"&&localStorage.getItem(Ul)==="on");function hf(){return"Notification"in globalThis}async function gf(){return hf()?await Notification.requestPermission()!=="granted"?"The browser does not allow notifications of this page.":(localStorage.setItem(Ul,"on"),ir.value=!0,""):"This browser has no notifications here: they need HTTPS, or this computer\u2019s own address."}function yf(){localStorage.removeItem(Ul),ir.value=!1}function kv({chain:e,token:t,traders:n}){return Si({kind:"TOKEN",chain:e,address:t.address})||n.some(r=>Si({kind:"WALLET",chain:e,address:r.walletAddress}))}var bf=()=>document.visibilityState==="visible"&&document.hasFocus();function Sv(e){if(!(bf()||!kv(e))&&(oa.value++,!!ir.value))try{let t=new Notification(e.headline,{body:`${e.priority} on ${We[e.chain]}`,tag:e.signalId});t.onclick=()=>{window.focus(),location.hash=Z(["signal",e.signalId]),t.close()}}catch{ir.value=!1}}function _v(){bf()&&(oa.value=0)}for(let e of["focus","visibilitychange"])addEventListener(e,_v,!0);function wf(){let e,t=null,n=Mn(()=>{let r=yd.value.length>0;r&&!e?e=Pa(Mc,{get after(){return t}},{next:({signals:a})=>{t=a.cursor,a.signal&&Sv(a.signal)},failed:()=>{e=void 0}}):!r&&e&&(e(),e=void 0)});return()=>{n(),e?.(),e=void 0,oa.value=0}}var vf=["watched","all"],xv={watched:"Watched",all:"All labels"},$l=50;function kf(){let e=ve("show",vf,"watched"),[t,n]=H(""),r=Ho.value.filter(i=>e==="all"||i.watched),a=Ho.value.filter(i=>i.watched&&i.kind==="WALLET").map(i=>i.address),s=async i=>{try{let l=await i();n(typeof l=="string"?l:"")}catch(l){n(l instanceof Error?l.message:String(l))}};return o(S,{children:[o(_e,{title:"Watch list",about:"Wallets and tokens that you watch or have a name for. Signals about what you watch are counted in the tab\u2019s title while you look elsewhere.",children:[o("button",{type:"button",onClick:()=>ir.value?yf():void s(gf),children:ir.value?"Stop notifying me":"Notify me"}),a.length>0&&o("a",{href:Z(["live"],{wallets:a.slice(0,$l).join(",")}),children:["Live signals of ",a.length>$l?`the first ${$l}`:"the"," wallets"]})]}),ir.value&&o("p",{class:"note good",children:"This browser notifies you of signals about what you watch, while a page of the console is open in it."}),t&&o("p",{class:"note bad",role:"alert",children:t}),o("div",{class:"filters",children:o(Ee,{label:"Labels",choices:vf.map(i=>({value:i,label:xv[i]})),chosen:e,change:i=>se({show:i==="watched"?"":i})})}),o(V,{children:r.length===0?o(Y,{title:e==="all"?"Nothing has a label":"Nothing is watched",children:["On the page of a wallet or a token, press Watch or Add label. ",o("a",{href:Z(["leaderboard"]),children:"See the leaderboard"})]}):o(oe,{label:e==="all"?"Labels":"What you watch",columns:Tv(s),rows:r,id:i=>i.kind+i.chain+i.address})})]})}function Tv(e){let t=[{name:"Name",cell:n=>o("strong",{children:n.name||"\u2013"}),sort:n=>n.name.toLowerCase()},{name:"Address",cell:n=>o(S,{children:[o("a",{class:"mono",href:Z([n.kind.toLowerCase(),n.chain,n.address]),title:n.address,children:lt(n.address)}),o("small",{children:n.kind==="WALLET"?"Wallet":"Token"})]})},{name:"Chain",cell:n=>o(rt,{chain:n.chain}),sort:n=>n.chain},{name:"Note",cell:n=>o("span",{class:"break",children:n.note})},{name:"Changed",wide:!0,cell:n=>o(re,{at:n.changedAt}),sort:n=>n.changedAt}];return Ot.value?.scope!=="customer"?t:[...t,{name:"Watch",cell:n=>{let r=n.watched?"\u2605 Watching":"\u2606 Watch";return o("button",{type:"button",class:"small","aria-pressed":n.watched,"aria-label":`${r} ${n.name||n.address}`,onClick:()=>{e(()=>qa(n,{watched:!n.watched}))},children:r})}}]}var Il=["node","python","go"],Wl={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Av=Zt.map(e=>({value:e,label:Ce(e)})),Cv=ut.map(e=>({value:e,label:We[e]}));function Sf(){let e=ee(Pc,{},{every:5e3}),[t,n]=H({});return o(S,{children:[o(_e,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(le,{query:e,children:({webhooks:r})=>o("div",{class:"stack",children:[r.length===0&&o(Y,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),r.map(a=>o(Pv,{webhook:a,changed:e.reload},a.id)),o(Nv,{configured:r.some(a=>a.configured),created:a=>{n(a),e.reload()}}),o(xf,{outcome:t}),o(Uv,{})]})})]})}async function _f(e){try{return await e()}catch(t){if(t instanceof Ue)return{refusal:t};throw t}}function Pv({webhook:e,changed:t}){let[n,r]=H({}),[a,s]=H(!1),[i,l]=H(!1),c=async f=>{s(!0),r(await _f(f)),s(!1),l(!1),t()},m=(f,h)=>c(async()=>(await be(Lc,{id:e.id,input:f}),{text:h})),g=()=>c(async()=>(e.configured?await be(si,{url:""}):await be(Dc,{id:e.id}),{}));return o(V,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(S,{children:[o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Rv(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Lv(e.id))},children:"New secret"}),o("button",{type:"button",disabled:a,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:a,onClick:()=>i?void g():l(!0),children:i?"Really delete":"Delete"})]}),children:[o(xf,{outcome:n}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(re,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ze,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(re,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(re,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:_(e.deliveries.totalCount),note:e.previousSecretUntil?o(S,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(gn,{label:`Types sent to ${e.url}`,choices:Av,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(gn,{label:`Chains sent to ${e.url}`,choices:Cv,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}})]}),o(Dv,{webhook:e,redeliver:f=>{c(async()=>(await be(Uc,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function Rv(e){let{attempt:t}=(await be(Ec,{id:e})).testWebhook,n=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${n} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Lv(e){let{secret:t}=(await be(Nc,{id:e})).rotateWebhookSecret;return{secret:t}}function xf({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(zt,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(nr,{text:e.secret,label:"the secret"})]})]})}function Dv({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(Y,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let n=[{name:"Signal",cell:r=>o(S,{children:[o("a",{href:Z(["signal",r.signalId]),children:["#",r.sequence]}),r.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:r=>o("span",{class:r.state==="FAILED"?"bad":r.state==="DELIVERED"?"good":"muted",children:Ce(r.state)})},{name:"Attempts",number:!0,cell:r=>_(r.attempts.length)},{name:"Last answer",cell:r=>Ev(r)},{name:"Since",wide:!0,cell:r=>o(re,{at:r.createdAt})},{name:"Next attempt",wide:!0,cell:r=>r.nextAttemptAt?r.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:r=>o("button",{type:"button",class:"small","aria-label":`Send again #${r.sequence}`,onClick:()=>t(r.signalId),children:"Send again"})}];return o(oe,{label:`Deliveries to ${e.url}, newest first`,columns:n,rows:e.deliveries.nodes,id:r=>r.messageId})}function Ev(e){let t=e.attempts.at(-1);return t?o(S,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Nv({configured:e,created:t}){let[n,r]=H(!1),a=async s=>{s.preventDefault();let i=s.currentTarget,l=String(new FormData(i).get("url")).trim();r(!0);let c=await _f(async()=>e?{secret:(await be(Rc,{input:{url:l}})).createWebhook.secret}:{secret:(await be(si,{url:l})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});r(!1),c.refusal||i.reset(),t(c)};return o(V,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:s=>{a(s)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:"Add"})]})})}function Uv(){let e=ve("verify",Il,"node");return o(V,{title:"Verify what you receive",actions:o(Ee,{label:"Language",choices:Il.map(t=>({value:t,label:Wl[t].name})),chosen:e,change:t=>se({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Wl[e].code})})]})}var kn=["read","customer"],Ml=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:kn,component:vp},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:kn,component:Np},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:kn,component:hp},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:kn,component:Ud},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:kn,component:Ed},{path:"watchlist",title:"Watch list",group:"analyst",listed:!0,scopes:kn,component:kf},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:kn,component:Jp},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:kn,component:nf},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:kn,component:Bp},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:kn,component:Hp},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:mf},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Sf},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:Rd},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:Sp},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:$p},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Ld},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Tp},{path:"schema",title:"Schema",group:"build",listed:!0,scopes:[...kn,"operator"],component:Ap}];function Tf({problem:e}){let[t,n]=H(e),[r,a]=H(!1),s=l=>{l.preventDefault();let c=String(new FormData(l.currentTarget).get("key")).trim();return i(()=>Qo(c))},i=async l=>{a(!0);try{await l()}catch(c){n(c.message),a(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:l=>{s(l)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:r?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Oa.value}),md()&&o("button",{type:"button",disabled:r,onClick:()=>{i(Fa)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}var $v=200,Iv=12,Pf=2;function Wv(e,{wallets:t,tokens:n,markets:r}){let a=e.toLowerCase(),s=(...m)=>Math.min(...m.map(g=>{let f=g.toLowerCase().indexOf(a);return f<0?3:f>0?2:g.length>a.length?1:0})),l=[...Ho.value.filter(m=>m.name.toLowerCase().includes(a)).map(m=>({near:s(m.name),hit:m.kind==="WALLET"?Af(m.chain,m.address):Cf(m.chain,m.address,m.name)})),...n.map(m=>({near:s(m.symbol,m.address),hit:Cf(m.chain,m.address,m.market?.outcomeLabel||m.symbol,m.market?.question)})),...r.map(m=>({near:s(m.question),hit:{to:Z(["market",m.itemId]),name:m.question||m.itemId,kind:"Market",about:m.closed?"closed":"open"}})),...t.map(m=>({near:s(m.walletAddress),hit:Af(m.chain,m.walletAddress)}))],c=new Set;return l.sort((m,g)=>m.near-g.near).map(({hit:m})=>m).filter(({to:m})=>!c.has(m)&&c.add(m)).slice(0,Iv)}function Af(e,t){let n=bd({kind:"WALLET",chain:e,address:t});return{to:Z(["wallet",e,t]),name:n||lt(t),kind:"Wallet",about:`${We[e]}${n?` \xB7 ${lt(t)}`:""}`}}function Cf(e,t,n,r){return{to:Z(["token",e,t]),name:n||lt(t),kind:"Token",about:`${We[e]} \xB7 ${r||lt(t)}`}}function Mv(e){let[t,n]=H({text:"",hits:[]});return xe(()=>{if([...e].length<Pf)return;let r=new AbortController,a=setTimeout(()=>{be(xa,{text:e},{signal:r.signal}).then(({lookup:s})=>n({text:e,hits:Wv(e,s)}),s=>{r.signal.aborted||n({text:e,hits:[],problem:s instanceof Error?s.message:String(s)})})},$v);return()=>{clearTimeout(a),r.abort()}},[e]),t}function Ov(e){xe(()=>{let t=n=>{let r=n.target instanceof HTMLElement?n.target:document.body;n.key!=="/"||n.ctrlKey||n.metaKey||n.altKey||r.isContentEditable||r.matches("input, textarea, select")||(n.preventDefault(),e())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[])}function Rf(){let e=et(null),[t,n]=H(""),[r,a]=H(!1),[s,i]=H(0),l=et(""),c=t.trim(),m=[...c].length>=Pf,g=Mv(c),f=g.text===c,h=m?f?g.hits:[]:c===""?lo.value:[],b=h[Math.min(s,h.length-1)],T=v=>{ud(v),a(!1),n(""),e.current?.blur(),location.hash=v.to};Ov(()=>{e.current?.focus(),e.current?.select(),a(!0)}),xe(()=>{let v=g.hits[0];v&&l.current===g.text&&T(v),l.current=""},[g]);let E=v=>{let A={ArrowDown:1,ArrowUp:-1}[v.key];A?(v.preventDefault(),a(!0),r&&h.length>0&&i((Math.min(s,h.length-1)+A+h.length)%h.length)):v.key==="Enter"?(v.preventDefault(),r&&b?T(b):m&&!f&&(l.current=c)):v.key==="Escape"&&(a(!1),n(""))},D=r?m?f?g.problem??(h.length===0?`Nothing contains \u201C${c}\u201D`:""):"Searching\u2026":c?"Write at least two characters":h.length>0?"Recent":"A part of an address, a symbol, a name or a word":"",P=r&&h.length>0;return o("div",{class:"search",role:"search",children:[o("input",{ref:e,type:"text",inputMode:"search",enterKeyHint:"go",role:"combobox","aria-label":"Search wallets, tokens and markets","aria-keyshortcuts":"/",placeholder:"Search: press /","aria-expanded":P,"aria-controls":"hits","aria-autocomplete":"list","aria-activedescendant":P?`hit-${h.indexOf(b)}`:void 0,autocomplete:"off",spellcheck:!1,maxLength:100,value:t,onKeyDown:E,onClick:()=>a(!0),onBlur:()=>a(!1),onInput:v=>{n(v.currentTarget.value),a(!0),i(0)}}),o("div",{class:r?"hits":"hits closed",children:[o("p",{class:"muted small",role:"status",children:D}),P&&o("ul",{id:"hits",role:"listbox","aria-label":"Hits",children:h.map((v,A)=>o("li",{id:`hit-${A}`,role:"option","aria-selected":v===b,onMouseDown:x=>x.preventDefault(),onClick:()=>T(v),children:[o("strong",{children:v.name})," ",o("small",{class:"muted",children:[v.kind," \xB7 ",v.about]})]},v.to))})]})]})}function Fl({problem:e=""}){let t=Ot.value;return t?o(Fv,{who:t}):o(Tf,{problem:e})}function Fv({who:e}){let[t,n]=H(!1),r=et(null),{path:a}=tt.value,s=Ml.filter(h=>h.scopes.includes(e.scope)),i=a.length===0?s[0]:Ml.find(h=>h.path===a[0]),l=a.join("/"),c=et(!0);xe(()=>{n(!1),c.current||r.current?.querySelector("h1")?.focus({preventScroll:!0}),c.current=!1},[l]);let m=gi.value;xe(()=>nd(),[l,m]);let g=oa.value;xe(()=>{document.title=`${g>0?`(${g}) `:""}${i?.title??"Not found"} \xB7 smartmoney`},[l,g]);let f=e.scope!=="operator";return xe(()=>f?qv():void 0,[e]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:h=>{h.preventDefault(),r.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/","aria-label":"smartmoney",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),o("span",{children:"smartmoney"})]}),f&&o(Rf,{}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>n(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Ol,{pages:s.filter(h=>h.group==="analyst"),at:i,title:"Signals"}),o(Ol,{pages:s.filter(h=>h.group==="settings"),at:i,title:"Delivery"}),o(Ol,{pages:s.filter(h=>h.group==="operator"),at:i,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:Z(["schema"]),"aria-current":i?.path==="schema"?"page":void 0,children:"Schema"})})]})]}),o(Hv,{who:e})]}),o("main",{id:"main",ref:r,tabIndex:-1,children:[i&&i.scopes.includes(e.scope)&&o(i.component,{args:a.slice(1)},l),i&&!i.scopes.includes(e.scope)&&o(Y,{title:`${i.title} needs a key of scope ${i.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!i&&o(Y,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}var Vv=6e4;function qv(){let e=()=>{document.visibilityState==="visible"&&_i().catch(()=>{})};_i().catch(()=>{});let t=setInterval(e,Vv),n=wf();return()=>{clearInterval(t),n(),wd()}}function Ol({pages:e,at:t,title:n}){let r=e.filter(a=>a.listed);return r.length===0?null:o("div",{class:"group",children:[o("h2",{children:n}),o("ul",{children:r.map(a=>o("li",{children:o("a",{href:Z([a.path]),"aria-current":a===t?"page":void 0,children:a.title})},a.path))})]})}var Bv=3600;function Qv({chains:e}){let t=Math.max(...e.map(a=>Date.parse(a.lastEventAt??"")||0)),n=(On.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(n>Bv)return o("p",{class:"health muted",children:["Quiet: last trade ",nt(n)," ago"]});let r=Math.max(...e.map(a=>a.lagSeconds));return o("p",{class:"health good",children:["Up to date",r>1?`, ${nt(r)} behind`:""]})}function Hv({who:e}){let t=ee(Gu,{operator:e.scope==="operator"},{every:15e3}),n=t.data?.chains.filter(a=>!a.healthy)??[],r=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&n.length+r.length===0&&o(Qv,{chains:t.data.chains}),r.length>0&&o("p",{class:`health ${r.some(a=>a.level==="error")?"bad":"few"}`,children:o("a",{href:Z(["overview"]),children:"Needs attention"})}),n.map(a=>o("p",{class:"health bad",title:a.reason??"",children:[We[a.chain]," is ",nt(a.lagSeconds)," behind"]},a.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:ls.value,onChange:a=>cp(a.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>{yi()&&vi()},children:"Sign out"})]})}var ql=document.getElementById("app");if(!ql)throw new Error("BUG: page.html has no element app");var Vl=ad(),Gv=Vl&&pd(Vl)?Qo(Vl):Fa();Gv.then(()=>Ks(o(Fl,{}),ql),e=>Ks(o(Fl,{problem:e instanceof Error?e.message:String(e)}),ql));
