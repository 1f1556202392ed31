var Ae,ku,Bs,Zn,Vs,wa,Su,ba,_u,Qs,qs,oh,Lo=Symbol.for("pv"),va={},ka=[],ah=/^m(i|n|o|s|text|space)$/,Gs=Array.isArray,Hs=ka.slice,vr=Object.assign;function wr(e){e&&e.parentNode&&e.remove()}function xu(e,t,n){var r,a,s,i={},l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Hs.call(arguments,2):n),Do(e,i,r,a,null)}function Do(e,t,n,r,a){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Lo,__v:a||++ku,__i:-1,__u:0};return!a&&Ae.vnode&&Ae.vnode(s),s}function S(e){return e.children}function Jn(e,t){this.props=e,this.context=t,this.__g=0}function Xn(e,t){if(t==null)return e.__&&Xn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Xn(e)}function sh(e){var t,n=e.__v,r=n.__e,a=[],s=[],i=e.__P;i&&((t=vr({constructor:Lo},n)).__v=n.__v+1,Ae.vnode&&Ae.vnode(t),zs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,a,r||Xn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Du(a,t,s),n.__=n.__e=null,t.__e!=r&&Tu(t))}function Tu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Tu(e)}function wu(e){(8&e.__g||(e.__g|=8,Zn.push(e),wa++))&&Vs==Ae.debounceRendering||((Vs=Ae.debounceRendering)||queueMicrotask)(Au)}function Au(){try{for(var e,t=1;Zn.length;)Zn.length>t&&Zn.sort(Su),e=Zn.shift(),t=Zn.length,8&e.__g&&sh(e)}finally{(wa=Zn.length)&&(Vs||queueMicrotask)(Au)}}function Cu(e,t,n,r,a,s,i,l,c,m,h){var f,g,y,T,E,L,P=r.__k||ka,v=t.length;for(c=ih(n,t,P,c,v),f=0;f<v;f++)(y=n.__k[f])!=null&&(g=~y.__i&&P[y.__i]||va,y.__i=f,L=zs(e,y,g,a,s,i,l,c,m,h),T=y.__e,(g.ref!=y.ref||8&g.__u)&&(g.ref&&js(g.ref,null,y,g),y.ref&&h.push(y.ref,y.__c||T,y)),E=E||T,4&y.__u?(c=Pu(y,c,e,!g.__v),g.__e&&(g.__e=null)):typeof y.type=="function"&&L!==void 0?c=L:T&&(c=T.nextSibling),y.__u&=-21);return n.__e=E,c}function ih(e,t,n,r,a){var s,i,l,c,m,h,f,g,y,T=n.length,E=T,L=0,P=0,v=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[s]=Do(null,i):Gs(i)?i=v[s]=Do(S,{children:i}):i.constructor===Lo&&i.__b?i=v[s]=Do(i.type,i.props,i.key,i.ref,i.__v):v[s]=i,c=s+L,i.__=e,i.__b=e.__b+1,l=null,~(m=i.__i=lh(i,n,c,E))&&(E--,(l=n[m])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,m==c-1?L--:m==c+1?L++:m!=c&&(m>c?L--:L++,P=1)):(~m||(a>T?L--:a<T&&L++),typeof i.type!="function"&&(i.__u|=4))):v[s]=null;if(P){for(h=[],f=[],s=0;s<a;s++)if((i=v[s])&&16&i.__u){for(L=0,g=h.length;L<g;)h[y=L+g>>1]<i.__i?L=y+1:g=y;h[L]=i.__i,f[s]=L+1}for(L=h.length;s--;)f[s]&&(f[s]==L?L--:v[s].__u|=4)}if(E)for(s=0;s<T;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Xn(l)),Ks(l,l));return r}function Pu(e,t,n,r){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=Pu(a[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Xn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function lh(e,t,n,r){var a,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(a=n-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=n+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function vu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ga(e,t,n,r,a){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||vu(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||vu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=qs[t]||(qs[t]=uh(t)),(e.__a||(e.__a={}))[t]=Qs,s=t!=(t=t.replace(_u,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function uh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ba]==null)t[ba]=Qs++;else if(t[ba]<this.__a[e])return;return n(Ae.event?Ae.event(t):t)}}}function zs(e,t,n,r,a,s,i,l,c,m){var h,f,g,y,T,E,L,P,v,A,_,R,D,X,J,me,ee,U,ae=t.type;if(t.constructor!==Lo)return null;128&n.__u&&(c=32&n.__u,h=n.__c.__z)&&(t.__u|=c,f=s=[],h.nodeType==8?l=ya(h,s):s.push(h),l=s[0]||l),(h=Ae.__b)&&h(t);e:if(typeof ae=="function"){g=i.length;try{if(P=t.props,v=(h=ae.prototype)&&h.render,A=(h=ae.contextType)&&r[h.__c],_=h?A?A.props.value:h.__:r,(y=n.__c)?(t.__c=y,2&y.__g&&(y.__g|=1)):(v?t.__c=y=new ae(P,_):(t.__c=y=new Jn(P,_),y.constructor=ae,y.render=dh),A&&A.sub(y),y.state||(y.state={}),y.__n=r,y.__g|=8,y.__h=[],y.__k=[]),v&&(y.__s||(y.__s=y.state),ae.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=vr({},y.__s)),vr(y.__s,ae.getDerivedStateFromProps(P,y.__s)))),T=y.props,E=y.state,y.__v=t,n.__c){if(P!==T&&v&&!ae.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(P,_),t.__v==n.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&y.shouldComponentUpdate(P,y.__s,_)===!1){t.__v!=n.__v&&(y.props=P,y.state=y.__s,y.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(F){F&&(F.__=t)}),ka.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&i.push(y),l=Xn(n);break e}y.componentWillUpdate&&y.componentWillUpdate(P,y.__s,_),v&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(T,E,L)})}else v&&!ae.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),v&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=_,y.props=P,y.__P=e,y.__g&=-5,R=Ae.__r,D=v?25:0;do y.__g&=-9,R&&R(t),h=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++D<25);v&&(ka.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(r=vr({},r,y.getChildContext())),v&&n.__c&&y.getSnapshotBeforeUpdate&&(L=y.getSnapshotBeforeUpdate(T,E)),X=h&&h.type===S&&h.key==null?h.props.children:h,P.__P&&(h=l,a=(e=P.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(F){F&&Ks(F,F)}),n.__k=null),l=n.__k?Xn(n,0):null),l=Cu(e,Gs(X)?X:[X],t,n,r,a,s,i,l,c,m),P.__P&&(t.__e=null,l=h),t.__u&=-161,f&&f.some(wr),y.__h.length&&i.push(y),1&y.__g&&(y.__g&=-4)}catch(F){if(i.length=g,t.__v=null,c||s)if(F&&F.then){if(t.__u|=128|c,s){for(~(ee=s.indexOf(l||void 0))||(ee=s.length);(U=s[ee-1])&&U.nodeType==8;)ee--;for(;ee<s.length;ee++)if(U=s[ee])if(s[ee]=null,J){if(U==me)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(me=ya(J=U))}}if(!J){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;J=l}(h=ya(J=t.__c.__z||(t.__c.__z=J)))?(t.__e=J,l=h):t.__e=l,l=l&&l.nextSibling}else s&&s.some(wr);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),F&&F.then||Ru(t),Ae.__e(F,t,n)}}else l=t.__e=ch(n.__e,t,n,r,a,s,i,c,m,e);return(h=Ae.diffed)&&h(t),l}function ya(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ru(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ru))}function Du(e,t,n){for(var r=0;r<n.length;)js(n[r++],n[r++],n[r++]);Ae.__c&&Ae.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){Ae.__e(s,a.__v)}})}function ch(e,t,n,r,a,s,i,l,c,m){var h,f,g,y,T,E,L,P,v=n.props||va,A=t.props,_=t.type;if(_=="svg"?a="http://www.w3.org/2000/svg":_=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(h=0;h<s.length;h++)if((T=s[h])&&(_?T.localName==_:T.nodeType==3)){e=T,s[h]=null;break}}if(!e){if(P=m.ownerDocument||document,!_)return P.createTextNode(A);e=P.createElementNS(a,_,A.is?A:m),l&&(Ae.__m&&Ae.__m(t,s),l=!1),s=null}if(_){if(m=_=="template"&&e.content||e,s=_=="textarea"&&A.defaultValue!=null?null:s&&Hs.call(m.childNodes),!l&&s)for(v={},h=0;h<e.attributes.length;h++)v[(T=e.attributes[h]).name]=T.value;for(h in v)T=v[h],h=="dangerouslySetInnerHTML"?g=T:h=="children"||h in A||h=="value"&&"defaultValue"in A||h=="checked"&&"defaultChecked"in A||ga(e,h,null,T,a);for(h in A)T=A[h],h=="children"?y=T:h=="dangerouslySetInnerHTML"?f=T:h=="value"?E=T:h=="checked"?L=T:l&&typeof T!="function"||v[h]===T||ga(e,h,T,v[h],a);f?(l||g&&(f.__html==g.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(g&&(e.textContent=""),(_=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&ah.test(_))&&(a="http://www.w3.org/1999/xhtml"),Cu(m,Gs(y)?y:[y],t,n,r,a,s,i,s?s[0]:n.__k&&Xn(n,0),l,c),s&&s.some(wr)),l&&_!="textarea"||(h="value",_=="progress"&&E==null?e.removeAttribute(h):E==null||E===e[h]&&(_!="progress"||E)||ga(e,h,E,v[h],a),h="checked",L!=null&&L!=e[h]&&ga(e,h,L,v[h],a))}else v===A||l&&e.data==A||(e.data=A);return e}function js(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){Ae.__e(a,n)}}function Ks(e,t,n){var r,a,s,i;if(Ae.unmount&&Ae.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||js(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){Ae.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&Ks(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(a=ya(r,s=[]))&&(r==e.__e&&s.some(wr),wr(a),wr(r)),n||wr(e.__e),e.__e=e.__c=e.__=null}function dh(e,t,n){return this.constructor(e,n)}function Ys(e,t){var n,r,a,s;Ae.__&&Ae.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Do(S,{children:[e]}),a=[],s=[],zs(t,t.__k,r||va,va,t.namespaceURI,r?null:t.firstChild?Hs.call(t.childNodes):null,a,r?r.__e:t.firstChild,n,s),Du(a,t.__k,s),t.__k.props.children=null}Ae={__e:function(e,t,n,r){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,r||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw wa=0,e}},ku=0,Bs=function(e){return e!=null&&e.constructor===Lo},Jn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=vr({},this.state)),typeof e=="function"&&(e=e(vr({},n),this.props)),e&&(vr(n,e),this.__v&&(t&&this.__k.push(t),wu(this)))},Jn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),wu(this))},Jn.prototype.render=S,Zn=[],wa=0,Su=function(e,t){return e.__v.__b-t.__v.__b},ba=Symbol(),_u=/(PointerCapture)$|Capture$/i,Qs=0,qs={},oh=0;var Yr,it,Zs,Lu,Js=Object.is,Sa=0,Fu=[],Xs=[],st=Ae,Eu=st.__b,Nu=st.__r,Uu=st.diffed,$u=st.__c,Wu=st.unmount,Iu=st.__;function _a(e,t){st.__h&&st.__h(it,e,Sa||t),Sa=0;var n=it.__H||(it.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Q(e){return Sa=1,mh(qu,e)}function mh(e,t,n){var r=_a(Yr++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):qu(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Js(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=it,!it.__f)){it.__f=!0;var a=it.shouldComponentUpdate;it.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var m=!1,h=this.props!=s;if(c.__.some(function(g){g.__N&&(m=!0,Js(g.__[0],g.__N[0])||(h=!0))}),a){var f=a.call(this,s,i,l);return m?f||h:f}return!m||h}}return r.__}function xe(e,t){var n=_a(Yr++,3);!st.__s&&Vu(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,it.__H.__h.push(n))}function et(e){return Sa=5,$t(function(){return{current:e}},[])}function $t(e,t){var n=_a(Yr++,7);return Vu(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function xa(){var e=_a(Yr++,11);if(!e.__){for(var t=it.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ph(){var e;do{for(;e=Xs.shift();)try{Eo(e)}catch(n){st.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Fu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Eo),t.__h.some(ei),t.__h=[]}catch(n){t.__h=[],st.__e(n,e.__v)}}}while(Xs.length)}st.__b=function(e){it=null,Eu&&Eu(e)},st.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Iu&&Iu(e,t)},st.__r=function(e){Nu&&Nu(e),Yr=0;var t=(it=e.__c).__H;t&&(Zs==it?it.__h=[]:(t.__h.some(Eo),t.__h.some(ei),Yr=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Zs=it},st.diffed=function(e){Uu&&Uu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ou(Fu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Zs=it=null},st.__c=function(e,t){t.some(function(n){try{n.__h.some(Eo),n.__h=n.__h.filter(function(r){return!r.__||ei(r)})}catch(r){n.__h=[function(){throw r}]}}),$u&&$u(e,t)},st.unmount=function(e){Wu&&Wu(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Ou(Xs.push(a))}else Eo(a)}catch(s){t=s}}),r.__H=void 0,t&&st.__e(t,r.__v))};var Mu=typeof requestAnimationFrame=="function";function fh(e){var t,n=function(){clearTimeout(r),Mu&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Mu&&(t=requestAnimationFrame(n))}function Ou(e){e!=1&&Lu==st.requestAnimationFrame||((Lu=st.requestAnimationFrame)||fh)(ph)}function Eo(e){var t=it,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),it=t}function ei(e){var t=it;e.__c=e.__(),it=t}function Vu(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Js(n,e[r])})}function qu(e,t){return typeof t=="function"?t(e):t}var G=class extends String{__apiType;value;__meta__;constructor(t,n){super(t),this.value=t,this.__meta__=n}toString(){return this.value}},Kv=new G(`
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
    `,{fragmentName:"CustomerUse"}),Yv=new G(`
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
    `,{fragmentName:"WalletNumbers"}),Zv=new G(`
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
    `,{fragmentName:"SignalRow"}),Jv=new G(`
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
    `,{fragmentName:"MarketFacts"}),Xv=new G(`
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
    `,{fragmentName:"Gains"}),e0=new G(`
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
}`,{fragmentName:"Graded"}),t0=new G(`
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
}`,{fragmentName:"TrackGroups"}),n0=new G(`
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
    `,{fragmentName:"ConfigParts"}),r0=new G(`
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
    `,{fragmentName:"WebhookParts"}),o0=new G(`
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}
    `,{fragmentName:"LabelParts"}),Bu=new G(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Qu=new G(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Gu=new G(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Hu=new G(`
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
    `),zu=new G(`
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
    `),ju=new G(`
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
}`),Ku=new G(`
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
}`),Yu=new G(`
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
    `),Ta=new G(`
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
    `),Zu=new G(`
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
    `),Ju=new G(`
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
}`),Xu=new G(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),ec=new G(`
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
    `),tc=new G(`
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
}`),ti=new G(`
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
}`),nc=new G(`
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
    `),rc=new G(`
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
}`),oc=new G(`
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
    `),ac=new G(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),sc=new G(`
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
    `),ic=new G(`
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
    `),lc=new G(`
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
    `),uc=new G(`
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
}`),cc=new G(`
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
    `),dc=new G(`
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
    `),mc=new G(`
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
    `),pc=new G(`
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
    `),fc=new G(`
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
    `),hc=new G(`
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
    `),gc=new G(`
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
}`),bc=new G(`
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
}`),yc=new G(`
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
}`),wc=new G(`
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
    `),vc=new G(`
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
    `),kc=new G(`
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
    `),Sc=new G(`
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
}`),_c=new G(`
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
}`),ni=new G(`
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
    `),xc=new G(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Tc=new G(`
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
    `),Ac=new G(`
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
}`),ri=new G(`
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
    `),oi=new G(`
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
    `),ai=new G(`
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
    `),si=new G(`
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
}`),Cc=new G(`
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
}`),ii=new G(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Pc=new G(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Rc=new G(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Dc=new G(`
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
    `),Lc=new G(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Ec=new G(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),li=new G(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `),Nc=new G(`
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
}`),Uc=new G(`
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
}`),$c=new G(`
    mutation RemoveLabel($kind: LabelKind!, $chain: Chain!, $address: String!) {
  removeLabel(kind: $kind, chain: $chain, address: $address) {
    address
  }
}
    `),Wc=new G(`
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
    `);function Wt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function er(e){return Wt(e)==="object"}function hh(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function ui(e,t){return e.length<124?e:t}var Ic="graphql-transport-ws";var Qt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Qt||{}),Gt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Gt||{});function Mc(e){if(!er(e))throw new Error(`Message is expected to be an object, but got ${Wt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Wt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!er(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!er(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Wt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Wt(e.payload.query)}`);if(e.payload.variables!=null&&!er(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Wt(e.payload.variables)}`);if(e.payload.operationName!=null&&Wt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Wt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!er(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Wt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!er(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Wt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!hh(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Oc(e,t){return Mc(typeof e=="string"?JSON.parse(e,t):e)}function Zr(e,t){return Mc(e),JSON.stringify(e,t)}function di(e){let{url:t,connectionParams:n,lazy:r=!0,onNonLazyError:a=console.error,lazyCloseTimeout:s=0,keepAlive:i=0,disablePong:l,connectionAckWaitTimeout:c=0,retryAttempts:m=5,retryWait:h=async function(M){let O=Math.pow(2,M);await new Promise(W=>setTimeout(W,O*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=ci,on:g,webSocketImpl:y,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,M=>{let O=Math.random()*16|0;return(M=="x"?O:O&3|8).toString(16)})},jsonMessageReplacer:E,jsonMessageReviver:L}=e,P;if(y){if(!bh(y))throw new Error("Invalid WebSocket implementation provided");P=y}else typeof WebSocket<"u"?P=WebSocket:typeof global<"u"?P=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(P=window.WebSocket||window.MozWebSocket);if(!P)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let v=P,A=(()=>{let I=(()=>{let O={};return{on(W,Se){return O[W]=Se,()=>{delete O[W]}},emit(W){"id"in W&&O[W.id]?.(W)}}})(),M={connecting:g?.connecting?[g.connecting]:[],opened:g?.opened?[g.opened]:[],connected:g?.connected?[g.connected]:[],ping:g?.ping?[g.ping]:[],pong:g?.pong?[g.pong]:[],message:g?.message?[I.emit,g.message]:[I.emit],closed:g?.closed?[g.closed]:[],error:g?.error?[g.error]:[]};return{onMessage:I.on,on(O,W){let Se=M[O];return Se.push(W),()=>{let ue=Se.indexOf(W);ue>-1&&Se.splice(ue,1)}},emit(O,...W){for(let Se of[...M[O]])Se(...W)}}})();function _(I){let M=[A.on("error",O=>{M.forEach(W=>W()),I(O)}),A.on("closed",O=>{M.forEach(W=>W()),I(O)})];return()=>M.forEach(O=>O())}let R,D=0,X,J=!1,me=0,ee=!1;async function U(){clearTimeout(X);let[I,M]=await(R??(R=new Promise((Se,ue)=>(async()=>{if(J){if(await h(me),!D)return R=void 0,ue({code:1e3,reason:"All Subscriptions Gone"});me++}A.emit("connecting",J);let j=new v(typeof t=="function"?await t():t,Ic),he,ce;function K(){isFinite(i)&&i>0&&(clearTimeout(ce),ce=setTimeout(()=>{j.readyState===v.OPEN&&(j.send(Zr({type:Gt.Ping})),A.emit("ping",!1,void 0))},i))}_(Pe=>{R=void 0,clearTimeout(he),clearTimeout(ce),ue(Pe),Pe instanceof No&&(j.close(4499,"Terminated"),j.onerror=null,j.onclose=null)}),j.onerror=Pe=>A.emit("error",Pe),j.onclose=Pe=>A.emit("closed",Pe),j.onopen=async()=>{try{A.emit("opened",j);let Pe=typeof n=="function"?await n():n;if(j.readyState!==v.OPEN)return;j.send(Zr(Pe?{type:Gt.ConnectionInit,payload:Pe}:{type:Gt.ConnectionInit},E)),isFinite(c)&&c>0&&(he=setTimeout(()=>{j.close(Qt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},c)),K()}catch(Pe){A.emit("error",Pe),j.close(Qt.InternalClientError,ui(Pe instanceof Error?Pe.message:String(Pe),"Internal client error"))}};let Fe=!1;j.onmessage=({data:Pe})=>{try{let pe=Oc(Pe,L);if(A.emit("message",pe),pe.type==="ping"||pe.type==="pong"){A.emit(pe.type,!0,pe.payload),pe.type==="pong"?K():l||(j.send(Zr(pe.payload?{type:Gt.Pong,payload:pe.payload}:{type:Gt.Pong},E)),A.emit("pong",!1,pe.payload));return}if(Fe)return;if(pe.type!==Gt.ConnectionAck)throw new Error(`First message cannot be of type ${pe.type}`);clearTimeout(he),Fe=!0,A.emit("connected",j,pe.payload,J),J=!1,me=0;let Te=new Promise((Jt,Ct)=>_(Ct));Te.catch(()=>{}),Se([j,Te])}catch(pe){j.onmessage=null,A.emit("error",pe),j.close(Qt.BadResponse,ui(pe instanceof Error?pe.message:String(pe),"Bad response"))}}})())));I.readyState===v.CLOSING&&await M;let O=()=>{},W=new Promise(Se=>O=Se);return[I,O,new Promise((Se,ue)=>{let j=_(ue);I.readyState!==v.OPEN&&M.catch(ue),W.then(()=>{if(j(),!D){let he=()=>I.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(X),X=setTimeout(()=>{!D&&I.readyState===v.OPEN&&he()},s)):he()}Se()})})]}function ae(I){if(ci(I)&&(gh(I.code)||[Qt.InternalServerError,Qt.InternalClientError,Qt.BadRequest,Qt.BadResponse,Qt.Unauthorized,Qt.SubprotocolNotAcceptable,Qt.SubscriberAlreadyExists,Qt.TooManyInitialisationRequests].includes(I.code)))throw I;if(ee)return!1;if(ci(I)&&I.code===1e3)return D>0;if(!m||me>=m||!f(I))throw I;return J=!0}r||(async()=>{for(D++;;)try{let[,,I]=await U();await I}catch(I){try{if(!ae(I))return}catch(M){return a?.(M)}}})();function F(I,M){let O=T(I),W=!1,Se=!1,ue=()=>{D--,W=!0};return(async()=>{for(D++;;)try{let[j,he,ce]=await U();if(W)return ce.catch(()=>{}),he();let K=A.onMessage(O,Fe=>{switch(Fe.type){case Gt.Next:{M.next(Fe.payload);return}case Gt.Error:{Se=!0,W=!0,M.error(Fe.payload),ue();return}case Gt.Complete:{W=!0,ue();return}}});j.send(Zr({id:O,type:Gt.Subscribe,payload:I},E)),ue=()=>{!W&&j.readyState===v.OPEN&&j.send(Zr({id:O,type:Gt.Complete},E)),D--,W=!0,he()},await ce.finally(K);return}catch(j){if(!ae(j))return}})().then(()=>{Se||M.complete()}).catch(j=>{M.error(j)}),()=>{W||ue()}}return{on:A.on,subscribe:F,iterate(I){let M=[],O={done:!1,error:null,resolve:()=>{}},W=F(I,{next(ue){M.push(ue),O.resolve()},error(ue){O.done=!0,O.error=ue,O.resolve()},complete(){O.done=!0,O.resolve()}}),Se=(async function*(){for(;;){for(M.length||await new Promise(j=>O.resolve=j);M.length;)yield M.shift();if(O.error)throw O.error;if(O.done)return}})();return Se.throw=async ue=>(O.done||(O.done=!0,O.error=ue,O.resolve()),{done:!0,value:void 0}),Se.return=async()=>(W(),{done:!0,value:void 0}),Se},async dispose(){if(ee=!0,R){let[I]=await R;I.close(1e3,"Normal Closure")}},terminate(){R&&A.emit("closed",new No)}}}var No=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function ci(e){return er(e)&&"code"in e&&"reason"in e}function gh(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function bh(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Fc=new URL("graphql",document.baseURI),Ue=class extends Error{constructor(n,r,a){super(r);this.code=n;this.requestId=a}code;requestId};function Ca(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var Pa=5e3,Uo={key:()=>"",refused:()=>{}};function Vc(e){Uo=e}async function be(e,t,n={}){let r=n.key??Uo.key(),a;try{a=await fetch(Fc,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${r}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:n.signal})}catch(c){throw n.signal?.aborted?c:new Ue("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=a.headers.get("X-Request-Id")??void 0,i;try{i=await a.json()}catch{throw a.status>=500?new Ue("NETWORK",`The service does not answer: status ${a.status}. It may be restarting.`,s):new Ue("NETWORK",`The answer cannot be read: status ${a.status}.`,s)}let l=i.errors?.[0];if(l||!i.data){let c=l?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Ue(c,l?.message??`status ${a.status}`,s);throw c==="UNAUTHENTICATED"&&n.key===void 0&&Uo.refused(m.message),m}return i.data}var Aa,pi=new Set;function yh(){return Aa??=di({url:Fc.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${Uo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>mi("connecting"),connected:()=>mi("open"),closed:()=>mi("broken")}}),Aa}function mi(e){for(let t of pi)t(e)}async function fi(){let e=Aa;Aa=void 0;try{await e?.dispose()}catch{}}function Ra(e,t,n){let r=n.link;r&&pi.add(r);let a=yh().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:i})=>{i?.[0]?n.failed(new Ue(String(i[0].extensions?.code??""),i[0].message)):s&&n.next(s)},error:s=>n.failed(wh(s)),complete:()=>{}});return()=>{r&&pi.delete(r),a()}}function wh(e){if(Array.isArray(e)){let t=e[0];return new Ue(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&Uo.refused("The key is no longer accepted."),new Ue("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ue("NETWORK","The connection is broken.")}var vh=15e4;function te(e,t,n={}){let[r,a]=Q({loading:!n.skip}),[s,i]=Q(0),l=et(""),c=et(void 0),m=JSON.stringify(t)+e.toString();xe(()=>{if(n.skip){a({loading:!1});return}let f=new AbortController;return c.current=Date.now(),a(g=>({...g,loading:!0})),be(e,t,{signal:f.signal}).then(g=>{c.current=void 0,l.current=m,a({data:g,loading:!1})},g=>{if(f.signal.aborted)return;c.current=void 0;let y=g instanceof Ue?g:new Ue("",String(g));a(T=>({data:l.current===m?T.data:void 0,refusal:y,loading:!1}))}),()=>f.abort()},[m,s,n.skip]);let h=Ca(r.refusal)?Pa:n.every;return xe(()=>{if(!h||n.skip)return;let f=setInterval(()=>{let g=c.current===void 0||Date.now()-c.current>vh;document.visibilityState==="visible"&&g&&i(y=>y+1)},h);return()=>clearInterval(f)},[h,n.skip]),{...r,reload:()=>i(f=>f+1)}}function Da(e,t){let[n,r]=Q(e),a=JSON.stringify(e);return xe(()=>{let s=setTimeout(()=>r(e),t);return()=>clearTimeout(s)},[a,t]),n}var kh=Symbol.for("preact-signals");function Ua(){if(In>1)In--;else{var e,t=!1;for((function(){var a=Ea;for(Ea=void 0;a!==void 0;){var s=a.S;if(s.v===a.v)for(var i=s.t;i!==void 0;i=i.x)i.i===a.i&&(i.i=s.i);a=a.o}})();Wo!==void 0;){var n=Wo;for(Wo=void 0,La++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Bc(n))try{n.c()}catch(a){t||(e=a,t=!0)}n=r}}if(La=0,In--,t)throw e}}function gi(e){if(In>0)return e();hi=++Sh,In++;try{return e()}finally{Ua()}}var $o,ze=void 0;function Io(e){var t=ze,n=$o;ze=void 0,$o=void 0;try{return e()}finally{ze=t,$o=n}}var Wo=void 0,In=0,La=0,Sh=0,hi=0,Ea=void 0,Na=0;function qc(e){if(ze!==void 0){var t=e.n;if(t===void 0||t.t!==ze)return t={i:0,S:e,p:ze.s,n:void 0,t:ze,e:void 0,x:void 0,r:t},ze.s!==void 0&&(ze.s.n=t),ze.s=t,e.n=t,32&ze.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ze.s,t.n=void 0,ze.s.n=t,ze.s=t),t}}function pt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}pt.prototype.brand=kh;pt.prototype.h=function(){return!0};pt.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Io(function(){var r;(r=t.W)==null||r.call(t)}))};pt.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Io(function(){var a;(a=t.Z)==null||a.call(t)}))}};pt.prototype.subscribe=function(e){var t=this;return Mn(function(){var n=t.value;Io(function(){return e(n)})},{name:"sub"})};pt.prototype.valueOf=function(){return this.value};pt.prototype.toString=function(){return this.value+""};pt.prototype.toJSON=function(){return this.value};pt.prototype.peek=function(){var e=this;return Io(function(){return e.value})};Object.defineProperty(pt.prototype,"value",{get:function(){var e=qc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(La>100)throw new Error("Cycle detected");(function(n){In!==0&&La===0&&n.l!==hi&&(n.l=hi,Ea={S:n,v:n.v,i:n.i,o:Ea})})(this),this.v=e,this.i++,Na++,In++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ua()}}}});function we(e,t){return new pt(e,t)}function Bc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Qc(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Gc(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function kr(e,t){pt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Na-1,this.f=4}kr.prototype=new pt;kr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Na))return!0;if(this.g=Na,this.f|=1,this.i>0&&!Bc(this))return this.f&=-2,!0;var e=ze;try{Qc(this),ze=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ze=e,Gc(this),this.f&=-2,!0};kr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}pt.prototype.S.call(this,e)};kr.prototype.U=function(e){if(this.t!==void 0&&(pt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};kr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(kr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=qc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Rn(e,t){return new kr(e,t)}function Hc(e){var t=e.j;if(e.j=void 0,typeof t=="function"){In++;var n=ze;ze=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,bi(e),r}finally{ze=n,Ua()}}}function bi(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Hc(e)}function _h(e){if(ze!==this)throw new Error("Out-of-order effect");Gc(this),ze=e,this.f&=-2;try{8&this.f&&bi(this)}finally{Ua()}}function Jr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,$o&&$o.push(this)}Jr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Jr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Hc(this),Qc(this),In++;var e=ze;return ze=this,_h.bind(this,e)};Jr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Wo,Wo=this)};Jr.prototype.d=function(){this.f|=8,1&this.f||bi(this)};Jr.prototype.dispose=function(){this.d()};function Mn(e,t){var n=new Jr(e,t);try{n.c()}catch(a){throw n.d(),a}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var zc,Wa,$a,xh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var jc=[];Mn(function(){zc=this.N})();function Xr(e,t){Ae[e]=t.bind(null,Ae[e]||function(){})}function Mo(e){if($a){var t=$a;$a=void 0,t()}$a=e&&e.S()}function Kc(e){var t=this,n=e.data,r=Ah(n);r.name="ReactiveDom",r.value=n;var a=$t(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var m=Rn(function(){var y=r.value.value;return y===0?0:y===!0?"":y||""}),h=Rn(function(){return!Array.isArray(m.value)&&!Bs(m.value)}),f=Mn(function(){if(this.N=Yc,h.value){var y=m.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=y)}}),g=t.__$u.d;return t.__$u.d=function(){f(),g.call(this)},[h,m]},[]),s=a[0],i=a[1];return s.value?i.peek():i.value}Kc.displayName="ReactiveTextNode";Object.defineProperties(pt.prototype,{constructor:{configurable:!0,value:xu(S,null).constructor},type:{configurable:!0,value:Kc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Xr("__b",function(e,t){if(Mo(),Wa=void 0,typeof t.type=="string"){var n,r=t.props;for(var a in r)if(a!=="children"){var s=r[a];s instanceof pt&&(n||(t.__np=n={}),n[a]=s,r[a]=s.peek())}}e(t)});Xr("__r",function(e,t){if(e(t),t.type!==S){Mo();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=(function(a,s){var i;return Mn(function(){i=this},{name:s}),i.c=a,i})((function(a){return function(){var s;xh&&((s=this.y)==null||s.call(this)),a.__$f|=1,a.setState({})}})(r),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Wa=r,Mo(n)}});Xr("__e",function(e,t,n,r){Mo(),Wa=void 0,e(t,n,r)});Xr("diffed",function(e,t){Mo(),Wa=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var r=t.__np,a=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||r&&i in r||(l.d(),s[i]=void 0)}if(r){s||(s={},n.U=s);for(var c in r){var m=s[c],h=r[c];m===void 0?(m=Th(n,c,h,a),s[c]=m):m.o(h,a)}}}e(t)});function Th(e,t,n,r){var a=t in e&&e.ownerSVGElement===void 0,s=we(n);return{o:function(i,l){s.value=i,r=l},d:Mn(function(){this.N=Yc;var i=s.value.value;r[t]!==i&&(r[t]=i,a?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Xr("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var r=n.U;if(r){n.U=void 0;for(var a in r){var s=r[a];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var h=m.__$u;h&&(m.__$u=void 0,h.d())}}e(t)});Xr("__h",function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)});Jn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var a in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(r||s||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Ah(e,t){return $t(function(){return we(e,t)},[])}var Ch=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ph(){gi(function(){for(var e;e=jc.shift();)zc.call(e)})}function Yc(){jc.push(this)===1&&(Ae.requestAnimationFrame||Ch)(Ph)}var to=new Map,Rh=200,Dh=5e3,Ia=()=>history.state,tr=Ia()?.entry??0,no=Ia()?.y,eo=()=>{};history.scrollRestoration="manual";Ia()||Zc();function Zc(){tr=Date.now(),history.replaceState({entry:tr},"")}addEventListener("scroll",()=>{no===void 0&&(to.delete(tr),to.set(tr,scrollY),to.size>Rh&&to.delete(to.keys().next().value))},{passive:!0});addEventListener("pagehide",()=>history.replaceState({entry:tr,y:scrollY},""));var yi=we(0);function Jc(){let e=Ia();e?(tr=e.entry,no=to.get(tr)??e.y??0):(Zc(),no=0),yi.value++}var Xc=()=>({entry:tr});function ed(){if(eo(),no===void 0)return;let e=no,t=new ResizeObserver(s),n=setTimeout(()=>eo(),Dh),r=["wheel","touchstart","keydown","pointerdown"];eo=()=>{t.disconnect(),clearTimeout(n);for(let i of r)removeEventListener(i,eo);eo=()=>{},no=void 0};let a=eo;for(let i of r)addEventListener(i,a,{passive:!0});function s(){scrollTo(0,e),Math.abs(scrollY-e)<=1&&a()}t.observe(document.body),s()}var ro=we(location.hash),oo=we(""),td=e=>e.split("?")[0];addEventListener("hashchange",()=>{if(oo.value&&td(location.hash)!==td(ro.value)&&!confirm(oo.value)){history.pushState(Xc(),"",ro.value);return}Jc(),ro.value=location.hash});addEventListener("beforeunload",e=>{oo.value&&e.preventDefault()});var tt=Rn(()=>{let[e="",t=""]=ro.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(nd),params:new URLSearchParams(t)}});function nd(e){try{return decodeURIComponent(e)}catch{return e}}function ne(e,t={}){let n=new URLSearchParams;for(let[a,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&n.set(a,String(s));let r=n.toString();return`#/${e.map(encodeURIComponent).join("/")}${r?`?${r}`:""}`}function se(e){let{path:t,params:n}=tt.value,r=Object.fromEntries(n);Object.assign(r,e),history.replaceState(history.state,"",ne(t,r)),ro.value=location.hash}function ao(e,t){let n=tt.value.params.get(e)?.split(",")??[];return t.filter(r=>n.includes(r))}function ve(e,t,n){let r=tt.value.params.get(e);return t.find(a=>a===r)??n}function rd(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(history.state,"","#/"),ro.value=location.hash,nd(e[1])}var On=we(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(On.value=Date.now())},1e3);var Oo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),wi=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function x(e){return Oo.format(e)}function ye(e,t=!1){if(e==null)return"\u2013";let n=Math.abs(e),r=n>=1e9?wi.format(n):n>=100||n===0?Oo.format(n):n.toFixed(2);return`${e<0&&r!=="0.00"?"\u2212":t&&e>0?"+":""}$${r}`}function Fo(e){let t=["B","kB","MB","GB","TB","PB"],n=Math.abs(e),r=0;for(;n>=999.5&&r<t.length-1;r++)n/=1e3;return`${e<0?"\u2212":""}${r===0||n>=100?Oo.format(n):n.toPrecision(3)} ${t[r]}`}function Ma(e){return e>=10||e===0?Oo.format(e):e.toPrecision(2)}function je(e,t){return e==null?"\u2013":t==="POLYMARKET"?Lh(e):e===0?"\u2013":e>=1e3?`$${Oo.format(e)}`:e>=1?`$${e.toFixed(2)}`:`$${ad(e.toFixed(od(e,4)))}`}function Lh(e){let t=e*100,n=t<4||t>96;return`${Number(t.toFixed(n?1:0))} %`}var od=(e,t)=>Math.min(t-1-Math.floor(Math.log10(Math.abs(e))),100);function ad(e){return e.replace(/^(-?0\.)(0{3,})(?=[1-9])/,(t,n,r)=>`${n}0${Eh(r.length)}`)}var Eh=e=>String(e).replace(/\d/g,t=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089".charAt(Number(t)));function sd(e,t){let n=t==="POLYMARKET"?100:1,r=Number((Math.abs((e[1]??0)-(e[0]??0))*n).toPrecision(3)),a=r>0&&r<1?od(r,r===Number(r.toPrecision(1))?1:2):0,s=i=>i===0?"0":Math.abs(i)>=1?i.toLocaleString("en",{minimumFractionDigits:a,maximumFractionDigits:a}):ad(i.toFixed(a));return e.map(i=>n===1?`$${s(i)}`:`${s(i*n)} %`)}function so(e){return e.map(t=>`${t<0?"\u2212":""}$${wi.format(Math.abs(t))}`)}function Ye(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function It(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Vo(e){return Math.abs(e)>=1e5?wi.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function lt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var fn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Ce(e){if(e in fn)return fn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var Nh=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function nt(e){for(let[t,n]of Nh)if(e>=t)return`${Math.floor(e/t)} ${n}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var At=e=>Math.floor(Date.parse(e)/1e3);function Oa(e,t){let n=(t-Date.parse(e))/1e3;return n<1?"now":`${nt(n)} ago`}var Uh=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),$h=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Wh=new Intl.DateTimeFormat("en-GB",{day:"2-digit",month:"short",hour:"2-digit",minute:"2-digit",timeZoneName:"shortOffset"}),D0=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function an(e){let t=new Date(e),n=`${Uh.format(t)} UTC`;return t.getTimezoneOffset()===0?n:`${n} (${Wh.format(t)} here)`}function St(e){return $h.format(new Date(e))}var vi="smartmoney.recent",Ih=8;function Mh(){try{return JSON.parse(sessionStorage.getItem(vi)??"[]")}catch{return[]}}var io=we(Mh());function id(e){io.value=[e,...io.value.filter(t=>t.to!==e.to)].slice(0,Ih),sessionStorage.setItem(vi,JSON.stringify(io.value))}function ld(){io.value=[],sessionStorage.removeItem(vi)}var qo="smartmoney.key",Mt=we(void 0),Fa=we("");Vc({key:()=>Mt.value?.key??"",refused:()=>ki("The service no longer accepts this key: it was revoked or has expired.")});async function Bo(e){let t=await Oh(e);await fi(),sessionStorage.setItem(qo,e),Fa.value="",Mt.value=t}async function Oh(e){try{let{config:t}=await be(Bu,{},{key:e}),n=await ud(()=>be(Qu,{},{key:e}))?"customer":"read";return{key:e,scope:n,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ue))throw t;if(t.code==="FORBIDDEN"&&await ud(()=>be(Gu,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ue("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ue("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function ud(e){try{return await e(),!0}catch(t){if(t instanceof Ue&&t.code==="FORBIDDEN")return!1;throw t}}function cd(){return sessionStorage.getItem(qo)!==null}function dd(e){let t=sessionStorage.getItem(qo);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Va(){let e=sessionStorage.getItem(qo);e&&await Bo(e)}function ki(e=""){sessionStorage.removeItem(qo),ld(),Mt.value=void 0,Fa.value=e,fi()}var pd=64,fd=500,nr=we([]),qa=({kind:e,chain:t,address:n})=>`${e}/${t}/${t==="SOLANA"?n:n.toLowerCase()}`,Fh=Rn(()=>new Map(nr.value.map(e=>[qa(e),e]))),Qo=Rn(()=>nr.value),hd=Rn(()=>nr.value.filter(e=>e.watched)),lo=e=>Fh.value.get(qa(e)),gd=e=>lo(e)?.name??"",_i=e=>lo(e)?.watched??!1,Si=0;async function xi(){let e=Si,{labels:t}=await be(Nc,{});e===Si&&(nr.value=t)}function bd(){Si++,nr.value=[]}var md=e=>nr.value.filter(t=>qa(t)!==qa(e));async function Ba(e,t){let{kind:n,chain:r,address:a}=e,s=lo(e),i={name:s?.name??"",note:s?.note??"",watched:s?.watched??!1,...t};if(i.name.trim()||i.note.trim()||i.watched){let{setLabel:l}=await be(Uc,{input:{kind:n,chain:r,address:a,...i}});nr.value=[l.label,...md(e)]}else s&&(await be($c,{kind:n,chain:r,address:a}),nr.value=md(e))}var Vh=Symbol.for("pv"),qh=0;function o(e,t,n,r,a,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var m={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Vh,__v:--qh,__i:-1,__u:0};return(a||s)&&(m.__source=a,m.__self=s),Ae.vnode&&Ae.vnode(m),m}function Sr(e){let t=lo(e);return t?o("small",{class:"label",title:t.note||void 0,children:[t.watched&&o("span",{class:"star",role:"img","aria-label":"Watched",children:"\u2605"})," ",t.name||(t.watched?"":"noted")]}):null}function Qa(e){let t=lo(e),n=t?.watched??!1,[r,a]=Q(""),[s,i]=Q(!1),l=async c=>{a("");try{return await Ba(e,c),!0}catch(m){return a(m instanceof Error?m.message:String(m)),!1}};return Mt.value?.scope!=="customer"?t?.note?o("p",{class:"muted",children:t.note}):null:o(S,{children:[o("button",{type:"button","aria-pressed":n,onClick:()=>{l({watched:!n})},children:n?"\u2605 Watching":"\u2606 Watch"}),o("button",{type:"button","aria-expanded":s,onClick:()=>i(!s),children:t?.name||t?.note?"Edit label":"Add label"}),r&&o("span",{role:"alert",class:"bad",children:r}),s&&o(Bh,{name:t?.name??"",note:t?.note??"",save:c=>{l(c).then(m=>{m&&i(!1)})}},e.address),!s&&t?.note&&o("p",{class:"muted note-text",children:t.note})]})}function Bh({name:e,note:t,save:n}){let[r,a]=Q(e),[s,i]=Q(t);return o("form",{class:"label-form",onSubmit:l=>{l.preventDefault(),n({name:r,note:s})},children:[o("label",{class:"field",children:[o("span",{children:"Name"}),o("input",{value:r,maxLength:pd,size:24,onInput:l=>a(l.currentTarget.value)})]}),o("label",{class:"field grow",children:[o("span",{children:"Note"}),o("input",{value:s,maxLength:fd,onInput:l=>i(l.currentTarget.value)})]}),o("button",{type:"submit",class:"primary",children:"Save"}),(e||t)&&o("button",{type:"button",onClick:()=>n({name:"",note:""}),children:"Remove"})]})}var Ie={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ut=Object.keys(Ie),sn={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Fn=Object.keys(sn),hn=e=>e==="ALL"?null:e;function rt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:Ie[e]})}function Ga({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Ht({value:e,right:t=e}){return o("span",{class:yd(t),children:It(e)})}function ct({value:e}){return o("span",{class:yd(e),children:ye(e,!0)})}function yd(e){return e?e>0?"num good":"num bad":"num"}function re({at:e}){return e?o("time",{dateTime:e,title:an(e),children:Oa(e,On.value)}):o("span",{class:"muted",children:"never"})}function Dn({chain:e,address:t,window:n="ALL",class:r=""}){return o(S,{children:[o("a",{class:`mono ${r}`,href:ne(["wallet",e,t],{window:hn(n)}),title:t,children:lt(t)}),o(Sr,{kind:"WALLET",chain:e,address:t})]})}function Ot({chain:e,address:t,symbol:n}){return o(S,{children:[o("a",{class:n?"symbol":"mono",href:ne(["token",e,t]),title:t,children:n||lt(t)}),o(Sr,{kind:"TOKEN",chain:e,address:t})]})}function rr({text:e,label:t}){let[n,r]=Q(!1),a=async()=>{await navigator.clipboard.writeText(e),r(!0),setTimeout(()=>r(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{a()},"aria-label":`Copy ${t}`,children:n?"Copied":"Copy"})}function V({title:e,actions:t,children:n,class:r=""}){return o("section",{class:`card ${r}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),n]})}function Ze({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:n,note:r})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[n,r!==void 0&&o("small",{children:r})]})]},t))})}function _e({title:e,about:t,children:n}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),n&&o("div",{class:"actions",children:n})]})}function or({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function Y({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var wd={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function zt({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),wd[e.code]&&o("div",{children:wd[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function le({query:e,children:t}){let{data:n,refusal:r,loading:a,reload:s}=e;return n===void 0?r?o(zt,{refusal:r,retry:s}):o(or,{}):o("div",{"aria-busy":a,class:"stack",children:[r&&o(zt,{refusal:r,retry:s}),t(n)]})}var vd=50,Qh="1200px 0px";function kd({rows:e,id:t,line:n,columns:r}){let a=et(void 0),s=et(new Map),i=Gh(e,t,a.current);xe(()=>{a.current=e[0]===void 0?void 0:{id:t(e[0]),at:i}}),xe(()=>{let c=()=>s.current.clear();return addEventListener("resize",c),()=>removeEventListener("resize",c)},[]);let l=[];return e.forEach((c,m)=>{let h=Math.floor((i+m)/vd),f=l.at(-1);f?.number===h?f.rows.push(c):l.push({number:h,from:m,rows:[c]})}),o(S,{children:l.map(c=>o(Hh,{...c,drawn:c.from<vd,line:n,columns:r,heights:s.current},c.number))})}function Gh(e,t,n){if(!n)return 0;let r=e.findIndex(a=>t(a)===n.id);return r<0?0:n.at-r}function Hh({number:e,from:t,rows:n,drawn:r,line:a,columns:s,heights:i}){let l=et(null),[c,m]=Q(r),h=et(0);if(xe(()=>{let g=l.current;if(!g)return;let y=new IntersectionObserver(T=>{let{isIntersecting:E,boundingClientRect:L}=T.at(-1),P=E||g.contains(document.activeElement);!P&&h.current&&i.set(e,L.height/h.current),m(P)},{rootMargin:Qh});return y.observe(g),()=>y.disconnect()},[]),h.current=c?n.length:0,c)return o("tbody",{ref:l,children:n.map((g,y)=>a(g,y===0?t+2:void 0))});let f=(i.get(e)??zh(i))*n.length;return o("tbody",{ref:l,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:s,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[n.length," rows, drawn when they are near the window"]})})})})}function zh(e){return e.size===0?56:[...e.values()].reduce((t,n)=>t+n,0)/e.size}var Ha=2e3;function jh(e){if(e==null)return"";if(typeof e!="string")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Ti(e){return e.map(t=>t.map(jh).join(",")).join(`\r
`)}function _d(e,t,n){if(e===null||["string","number","boolean"].includes(typeof e))n.set(t||"value",e);else if(Array.isArray(e))e.every(r=>typeof r=="string")&&n.set(t,e.join(" "));else if(typeof e=="object"&&e?.constructor===Object)for(let[r,a]of Object.entries(e)){let s=r.replace(/([A-Z])/g,"_$1").toLowerCase();_d(a,t&&s!=="node"&&t!=="node"?`${t}_${s}`:s,n)}}function Sd(e){let t=e.map(r=>{let a=new Map;return _d(r,"",a),a}),n=[...new Set(t.flatMap(r=>[...r.keys()]))];return Ti([n,...t.map(r=>n.map(a=>r.get(a)))])}function za(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"text/csv"})),n.download=`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").slice(0,60)}-${new Date().toISOString().slice(0,10)}.csv`,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function _r(e){return{rows:e?.nodes??[],next:e?.pageInfo.hasNextPage?e.pageInfo.endCursor:null}}async function Kh(e){let t=[];for(let n=null;;){let{rows:r,next:a}=await e(n);if(t.push(...r),a===null||t.length>=Ha)return t.slice(0,Ha);n=a}}function xd({label:e,rows:t,page:n}){let[r,a]=Q(""),s=async()=>{if(!n)return za(e,Sd(t));a("Loading\u2026");try{let i=await Kh(n);za(e,Sd(i)),a(i.length===Ha?`the first ${Ha.toLocaleString("en")}`:"")}catch(i){a(i instanceof Error?i.message:String(i))}};return o("div",{class:"csv",children:[o("span",{role:"status",class:"muted",children:r}),o("button",{type:"button",class:"quiet small","aria-label":`CSV of ${e}`,title:"Save this list as CSV",disabled:r==="Loading\u2026",onClick:()=>{s()},children:"CSV"})]})}var Ai=matchMedia("(max-width: 640px)"),Ci=we(Ai.matches);Ai.addEventListener("change",()=>{Ci.value=Ai.matches});var Yh=["Signal","Wallet","Token","Market","Outcome","Setting"],Zh=["Since signal","Gain","Profit","Net flow","Adds","Right","Volume","Value","Amount"],Td=["Rank","Rank then"],Jh=["Trend"],Pi=20;function oe({label:e,columns:t,rows:n,id:r,class:a,long:s=!1,part:i=!1,ordered:l,csv:c}){let[m,h]=Q(),f=i?void 0:t.find(R=>R.name===m?.name)?.sort,g=f&&m?[...n].sort((R,D)=>eg(f(R),f(D))*(m.up?1:-1)):n,y=t.some(R=>R.width!==void 0),T=R=>h(D=>D?.name===R?{name:R,up:!D.up}:{name:R,up:!1}),E=(R,D)=>o(Ri,{row:R,columns:t,class:a?.(R),index:D},r(R)),L=R=>{let{order:D}=R;if(D&&l)return{sorted:D===l.by?"descending":"none",click:()=>l.choose(D)};if(!(!R.sort||i))return{sorted:m?.name!==R.name?"none":m.up?"ascending":"descending",click:()=>T(R.name)}},[P,v]=Q(Pi),A=Ci.value&&g.length>P?g.slice(0,P):g,_=g.length-A.length;return o(S,{children:[o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:[o("table",{class:y?"fixed":void 0,"aria-rowcount":s?n.length+1:void 0,children:[y&&o("colgroup",{children:t.map(R=>o("col",{style:R.width===void 0?void 0:{width:`${R.width}rem`}},R.name))}),o("thead",{children:o("tr",{children:t.map(R=>{let D=L(R);return o("th",{scope:"col",title:R.title,class:Ad(R),"aria-sort":D?.sorted,children:D?o("button",{type:"button",class:"sort",onClick:D.click,children:R.name}):R.name},R.name)})})}),s?o(kd,{rows:A,id:r,line:E,columns:t.length}):o("tbody",{children:A.map(R=>E(R))})]}),_>0&&o("button",{type:"button",class:"more-rows",onClick:()=>v(P+2*Pi),children:["Show ",Math.min(_,2*Pi)," more of ",_.toLocaleString("en")]})]}),c!==!1&&n.length>0&&o(xd,{label:e,rows:g,page:c})]})}var Ri=class extends Jn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:n,class:r,index:a}){return o("tr",{class:r,"aria-rowindex":a,children:n.map(s=>o("td",{"data-name":s.name,class:Ad(s,n),children:o("span",{class:"cell",children:s.cell(t)})},s.name))})}};function Ad(e,t){return[e.number&&"number",e.wide&&"wide",t&&Xh(e,t)].filter(Boolean).join(" ")||void 0}function Xh(e,t){if(Td.includes(e.name))return"lead";if(Jh.includes(e.name))return"trend";let n=s=>s.map(i=>t.find(l=>l.name===i)).find(i=>i&&!i.wide),r=n(Yh)??t.find(s=>!s.number)??t[0];if(e===r)return"subject";let a=n(Zh.filter(s=>s!==r?.name))??t.findLast(s=>s.number&&!s.wide&&s!==r&&!Td.includes(s.name))??(t.length===2?t[1]:void 0);return e===a?"outcome":void 0}function eg(e,t){return e<t?-1:e>t?1:0}function uo({shown:e,total:t,noun:n,more:r,first:a}){return o("nav",{class:"pager","aria-label":`Pages of ${n}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",n]}),a&&o("button",{type:"button",onClick:a,children:"First page"}),r&&o("button",{type:"button",onClick:r,children:"Next page"})]})}function Cd(){let e=te(Ku,{},{every:15e3});return o(S,{children:[o(_e,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(le,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Di,{of:t})})})]})}var tg=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(S,{children:["revoked ",o(re,{at:e.revokedAt})]}):e.expiresAt?`until ${St(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(re,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>x(e.uses)},{name:"Created",wide:!0,cell:e=>St(e.createdAt)}],ng=[{name:"Webhook",cell:e=>o(S,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(S,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(re,{at:e.lastSuccessAt})}];function Di({of:e}){return o(S,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(re,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(V,{title:"Budget",children:o(rg,{of:e.budget})}),o(V,{title:"Limits of all keys together",class:"spaced",children:o(og,{of:e})}),o(V,{title:"Keys",children:o(oe,{label:"Keys, newest first",columns:tg,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(V,{title:"Webhooks",children:o(oe,{label:"Webhooks",columns:ng,rows:e.webhooks,id:t=>String(t.number)})})]})}function rg({of:e}){let t=(Date.parse(e.day)+864e5-On.value)/1e3;return o(Ze,{items:[{name:"Signals today",value:x(e.dailyUsed),note:`of ${x(e.dailyBudget)}, ${St(e.day)}`},{name:"Starts anew",value:t>0?`in ${nt(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(n=>n.used>0||n.limit!==null).map(n=>({name:Ce(n.type),value:x(n.used),note:n.limit===null?"no limit":`of ${x(n.limit)}`}))]})}function og({of:e}){let t=(n,r)=>({value:n===null?"none":Vo(n),note:n===null?void 0:r});return o(S,{children:[o(Ze,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function Pd({args:[e]}){return e?o(lg,{id:e}):o(ig,{})}var ag=[{name:"Customer",cell:e=>o(S,{children:[o("a",{href:ne(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>x(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(re,{at:sg(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>x(e.keys.reduce((t,n)=>t+n.uses,0))},{name:"Signals today",number:!0,cell:e=>o(S,{children:[x(e.budget.dailyUsed),o("small",{children:["of ",x(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>St(e.createdAt)}];function sg(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function ig(){let[e,t]=Q(),n=te(zu,{after:e},{every:15e3});return o(S,{children:[o(_e,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(le,{query:n,children:({customers:r})=>r.totalCount===0?o(Y,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(V,{children:[o(oe,{label:"Customers",columns:ag,rows:r.nodes,id:a=>a.customerId}),o(uo,{shown:r.nodes.length,total:r.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:r.pageInfo.hasNextPage?()=>t(r.pageInfo.endCursor??void 0):void 0})]})})]})}function lg({id:e}){let t=te(ju,{id:e},{every:15e3});return o(le,{query:t,children:({customer:n})=>n?o(ug,{customer:n}):o(Y,{title:"There is no such customer",children:o("a",{href:ne(["customers"]),children:"All customers"})})})}function ug({customer:e}){return o("div",{class:"stack",children:[o(_e,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:ne(["customers"]),children:"All customers"})}),o(Di,{of:e}),o(cg,{id:e.customerId,suspended:!!e.suspendedAt})]})}function cg({id:e,suspended:t}){let n=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(V,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:n.map(r=>o("li",{children:[o("code",{class:"break",children:r})," ",o(rr,{text:r,label:`\u201C${r}\u201D`})]},r))})]})}function gn({label:e,choices:t,chosen:n,change:r,nothing:a=!1}){let s=i=>r(n.includes(i)?n.filter(l=>l!==i):[...n,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:[o("button",{type:"button",class:"chip","aria-pressed":n.length===0&&!a,onClick:()=>r([]),children:"All"}),t.map(({value:i,label:l})=>o("button",{type:"button",class:"chip","aria-pressed":n.includes(i),onClick:()=>s(i),children:l},i))]})}function Ee({label:e,choices:t,chosen:n,change:r}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button","aria-pressed":a===n,onClick:()=>r(a),children:s},a))})}function Vn({label:e,choices:t,chosen:n,change:r}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:n,onChange:a=>r(a.currentTarget.value),children:t.map(({value:a,label:s})=>o("option",{value:a,children:s},a))})]})}function Ln({value:e,change:t,type:n,...r}){let[a,s]=Q();return o("input",{...r,type:n,value:a??e,onInput:i=>s(i.currentTarget.value),onChange:i=>{i.currentTarget.validity.valid&&t(i.currentTarget.value)},onBlur:i=>{i.currentTarget.validity.valid&&s(void 0)}})}function Li({label:e,value:t,change:n,min:r=0,max:a,step:s="any",hint:i}){return o("label",{class:"field",children:[o("span",{children:e}),o(Ln,{type:"number",inputMode:"decimal",value:t,change:n,min:r,max:a,step:s,placeholder:i})]})}function En({names:e,children:t}){let[n,r]=Q(!1),a=xa(),s=e.filter(i=>tt.value.params.get(i)).length;return o(S,{children:[o("button",{type:"button",class:"narrow-only","aria-expanded":n,"aria-controls":a,onClick:()=>r(!n),children:["Filter (",s,")"]}),o("div",{id:a,class:n?"filters open":"filters folded",children:t})]})}function Dd(){let[e,t]=Q(tt.value.params.get("text")??""),n=Da(e.trim(),300);return xe(()=>se({text:n}),[n]),o("div",{class:"stack",children:[o(_e,{title:"Find",about:"Wallets and tokens by a part of an address or a symbol, markets by a part of the question. The box in the header finds the same from any page."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:r=>t(r.currentTarget.value)})]}),[...n].length<2?o(Y,{title:"Write at least two characters"}):o(dg,{text:n})]})}function dg({text:e}){let t=te(Ta,{text:e});return o(le,{query:t,children:({lookup:n})=>n.wallets.length+n.tokens.length+n.markets.length===0?o(Y,{title:"Nothing contains this",children:"What no source has sent yet is not known."}):o(mg,{found:n})})}function mg({found:e}){return o(S,{children:[e.tokens.length>0&&o(V,{title:"Tokens",children:o(oe,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(Ld,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>je(t.priceUsd,t.chain)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":ye(t.volume24hUsd)}]})}),e.markets.length>0&&o(V,{title:"Markets",children:o(oe,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:ne(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>ye(t.volume24hr)}]})}),e.wallets.length>0&&o(V,{title:"Wallets",children:o(oe,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(Dn,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(ct,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>x(t.tradeCount)},{name:"Last trade",cell:t=>o(re,{at:t.lastTradeTime})}]})})]})}function Ld({chain:e,address:t,symbol:n,market:r}){return r?o(S,{children:[o("a",{class:"symbol",href:ne(["token",e,t]),children:r.outcomeLabel||lt(t)})," ",o("small",{class:"muted",children:r.question})]}):o(Ot,{chain:e,address:t,symbol:n})}var Rd=["HOUR","SIX_HOURS","DAY"],pg={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function Ed(){let e=ve("chain",ut,"BASE"),t=ve("window",Rd,"DAY"),n=te(Zu,{chain:e,window:t},{every:15e3});return o(S,{children:[o(_e,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o(En,{names:["chain","window"],children:[o(Ee,{label:"Chain",choices:ut.map(r=>({value:r,label:Ie[r]})),chosen:e,change:r=>se({chain:r})}),o(Ee,{label:"Hours",choices:Rd.map(r=>({value:r,label:pg[r]})),chosen:t,change:r=>se({window:r})})]}),o("section",{class:"card","aria-label":"Trending",children:o(le,{query:n,children:({trendingTokens:r})=>r.length===0?o(Y,{title:"No top wallet bought anything",children:["In these hours of ",Ie[e],". A longer time, or another chain, may show more."]}):o(S,{children:[o("p",{class:"muted small",children:["Since ",an(r[0].since)]}),o(oe,{label:"Tokens that top wallets buy",rows:r,id:a=>a.token.address,columns:[{name:"Token",cell:a=>o(Ld,{chain:e,address:a.token.address,symbol:a.token.symbol,market:a.token.market})},{name:"Buyers",number:!0,cell:a=>x(a.buyers),sort:a=>a.buyers},{name:"Sellers",number:!0,cell:a=>x(a.sellers),sort:a=>a.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:a=>o(ct,{value:a.netFlowUsd}),sort:a=>a.netFlowUsd},{name:"Price",number:!0,cell:a=>je(a.token.priceUsd,e)},{name:"Change",number:!0,title:"Of the price since then",cell:a=>o(Ht,{value:a.priceChangePct===null?null:a.priceChangePct/100}),sort:a=>a.priceChangePct??-1/0}]})]})})})]})}var fg="uplot",hg="u-hz",gg="u-vt",bg="u-title",yg="u-wrap",wg="u-under",vg="u-over",kg="u-axis",Ar="u-off",Sg="u-select",_g="u-cursor-x",xg="u-cursor-y",Tg="u-cursor-pt",Ag="u-legend",Cg="u-live",Pg="u-inline",Rg="u-series",Dg="u-marker",Nd="u-label",Lg="u-value",Ho="width",zo="height";var Ud="bottom",co="left",Ei="right",Ki="#000",$d=Ki+"0",Ni="mousemove",Wd="mousedown",Ui="mouseup",Id="mouseenter",Md="mouseleave",Od="dblclick",Eg="resize",Ng="scroll",Fd="change",Ja="dppxchange",Yi="--",yo=typeof window<"u",Oi=yo?document:null,po=yo?window:null,Ug=yo?navigator:null,Ne,ja;function Fi(){let e=devicePixelRatio;Ne!=e&&(Ne=e,ja&&qi(Fd,ja,Fi),ja=matchMedia(`(min-resolution: ${Ne-.001}dppx) and (max-resolution: ${Ne+.001}dppx)`),Cr(Fd,ja,Fi),po.dispatchEvent(new CustomEvent(Ja)))}function jt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Vi(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ge(e,t,n){e.style[t]=n+"px"}function bn(e,t,n,r){let a=Oi.createElement(e);return t!=null&&jt(a,t),n?.insertBefore(a,r),a}function ln(e,t){return bn("div",e,t)}var Vd=new WeakMap;function Nn(e,t,n,r,a){let s="translate("+t+"px,"+n+"px)",i=Vd.get(e);s!=i&&(e.style.transform=s,Vd.set(e,s),t<0||n<0||t>r||n>a?jt(e,Ar):Vi(e,Ar))}var qd=new WeakMap;function Bd(e,t,n){let r=t+n,a=qd.get(e);r!=a&&(qd.set(e,r),e.style.background=t,e.style.borderColor=n)}var Qd=new WeakMap;function Gd(e,t,n,r){let a=t+""+n,s=Qd.get(e);a!=s&&(Qd.set(e,a),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=r?-t/2+"px":0,e.style.marginTop=r?-n/2+"px":0)}var Zi={passive:!0},$g={...Zi,capture:!0};function Cr(e,t,n,r){t.addEventListener(e,n,r?$g:Zi)}function qi(e,t,n,r){t.removeEventListener(e,n,Zi)}yo&&Fi();function yn(e,t,n,r){let a;n=n||0,r=r||t.length-1;let s=r<=2147483647;for(;r-n>1;)a=s?n+r>>1:Kt((n+r)/2),t[a]<e?n=a:r=a;return e-t[n]<=t[r]-e?n:r}function wm(e){return(n,r,a)=>{let s=-1,i=-1;for(let l=r;l<=a;l++)if(e(n[l])){s=l;break}for(let l=a;l>=r;l--)if(e(n[l])){i=l;break}return[s,i]}}var vm=e=>e!=null,km=e=>e!=null&&e>0,ts=wm(vm),Wg=wm(km);function Ig(e,t,n,r=0,a=!1){let s=a?Wg:ts,i=a?km:vm;[t,n]=s(e,t,n);let l=e[t],c=e[t];if(t>-1)if(r==1)l=e[t],c=e[n];else if(r==-1)l=e[n],c=e[t];else for(let m=t;m<=n;m++){let h=e[m];i(h)&&(h<l?l=h:h>c&&(c=h))}return[l??Me,c??-Me]}function ns(e,t,n,r){let a=jd(e),s=jd(t);e==t&&(a==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?qn:Sm,l=a==1?Kt:un,c=s==1?un:Kt,m=l(i(ht(e))),h=c(i(ht(t))),f=fo(n,m),g=fo(n,h);return n==10&&(m<0&&(f=Oe(f,-m)),h<0&&(g=Oe(g,-h))),r||n==2?(e=f*a,t=g*s):(e=Am(e,f),t=rs(t,g)),[e,t]}function Ji(e,t,n,r){let a=ns(e,t,n,r);return e==0&&(a[0]=0),t==0&&(a[1]=0),a}var Xi=.1,Hd={mode:3,pad:Xi},Ko={pad:0,soft:null,mode:0},Mg={min:Ko,max:Ko};function Xa(e,t,n,r){return os(n)?zd(e,t,n):(Ko.pad=n,Ko.soft=r?0:null,Ko.mode=r?3:0,zd(e,t,Mg))}function De(e,t){return e??t}function Og(e,t,n){for(t=De(t,0),n=De(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function zd(e,t,n){let r=n.min,a=n.max,s=De(r.pad,0),i=De(a.pad,0),l=De(r.hard,-Me),c=De(a.hard,Me),m=De(r.soft,Me),h=De(a.soft,-Me),f=De(r.mode,0),g=De(a.mode,0),y=t-e,T=qn(y),E=Et(ht(e),ht(t)),L=qn(E),P=ht(L-T);(y<1e-24||P>10)&&(y=0,(e==0||t==0)&&(y=1e-24,f==2&&m!=Me&&(s=0),g==2&&h!=-Me&&(i=0)));let v=y||E||1e3,A=qn(v),_=fo(10,Kt(A)),R=v*(y==0?e==0?.1:1:s),D=Oe(Am(e-R,_/10),24),X=e>=m&&(f==1||f==3&&D<=m||f==2&&D>=m)?m:Me,J=Et(l,D<X&&e>=X?X:wn(X,D)),me=v*(y==0?t==0?.1:1:i),ee=Oe(rs(t+me,_/10),24),U=t<=h&&(g==1||g==3&&ee>=h||g==2&&ee<=h)?h:-Me,ae=wn(c,ee>U&&t<=U?U:Et(U,ee));return J==ae&&J==0&&(ae=100),[J,ae]}var Fg=new Intl.NumberFormat(yo?Ug.language:"en-US"),el=e=>Fg.format(e),Yt=Math,Za=Yt.PI,ht=Yt.abs,Kt=Yt.floor,ft=Yt.round,un=Yt.ceil,wn=Yt.min,Et=Yt.max,fo=Yt.pow,jd=Yt.sign,qn=Yt.log10,Sm=Yt.log2,Vg=(e,t=1)=>Yt.sinh(e)*t,$i=(e,t=1)=>Yt.asinh(e/t),Me=1/0;function Kd(e){return(qn((e^e>>31)-(e>>31))|0)+1}function Bi(e,t,n){return wn(Et(e,t),n)}function _m(e){return typeof e=="function"}function ke(e){return _m(e)?e:()=>e}var qg=()=>{},xm=e=>e,Tm=(e,t)=>t,Bg=e=>null,Yd=e=>!0,Zd=(e,t)=>e==t,Qg=/\.\d*?(?=9{6,}|0{6,})/gm,Pr=e=>{if(Pm(e)||sr.has(e))return e;let t=`${e}`,n=t.match(Qg);if(n==null)return e;let r=n[0].length-1;if(t.indexOf("e-")!=-1){let[a,s]=t.split("e");return+`${Pr(a)}e${s}`}return Oe(e,r)};function xr(e,t){return Pr(Oe(Pr(e/t))*t)}function rs(e,t){return Pr(un(Pr(e/t))*t)}function Am(e,t){return Pr(Kt(Pr(e/t))*t)}function Oe(e,t=0){if(Pm(e))return e;let n=10**t,r=e*n*(1+Number.EPSILON);return ft(r)/n}var sr=new Map;function Cm(e){return((""+e).split(".")[1]||"").length}function Zo(e,t,n,r){let a=[],s=r.map(Cm);for(let i=t;i<n;i++){let l=ht(i),c=Oe(fo(e,i),l);for(let m=0;m<r.length;m++){let h=e==10?+`${r[m]}e${i}`:r[m]*c,f=(i>=0?0:l)+(i>=s[m]?0:s[m]),g=e==10?h:Oe(h,f);a.push(g),sr.set(g,f)}}return a}var Yo={},tl=[],ho=[null,null],ar=Array.isArray,Pm=Number.isInteger,Gg=e=>e===void 0;function Jd(e){return typeof e=="string"}function os(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Hg(e){return e!=null&&typeof e=="object"}var zg=Object.getPrototypeOf(Uint8Array),Rm="__proto__";function go(e,t=os){let n;if(ar(e)){let r=e.find(a=>a!=null);if(ar(r)||t(r)){n=Array(e.length);for(let a=0;a<e.length;a++)n[a]=go(e[a],t)}else n=e.slice()}else if(e instanceof zg)n=e.slice();else if(t(e)){n={};for(let r in e)r!=Rm&&(n[r]=go(e[r],t))}else n=e;return n}function dt(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let a in r)a!=Rm&&(os(e[a])?dt(e[a],go(r[a])):e[a]=go(r[a]))}return e}var jg=0,Kg=1,Yg=2;function Zg(e,t,n){for(let r=0,a,s=-1;r<t.length;r++){let i=t[r];if(i>s){for(a=i-1;a>=0&&e[a]==null;)e[a--]=null;for(a=i+1;a<n&&e[a]==null;)e[s=a++]=null}}}function Jg(e,t){if(tb(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return nb(i[0])||(i=eb(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],m=c.length;for(let h=0;h<m;h++)n.add(c[h])}let r=[Array.from(n).sort((i,l)=>i-l)],a=r[0].length,s=new Map;for(let i=0;i<a;i++)s.set(r[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];for(let m=1;m<l.length;m++){let h=l[m],f=Array(a).fill(void 0),g=t?t[i][m]:Kg,y=[];for(let T=0;T<h.length;T++){let E=h[T],L=s.get(c[T]);E===null?g!=jg&&(f[L]=E,g==Yg&&y.push(L)):f[L]=E}Zg(f,y,a),r.push(f)}}return r}var Xg=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function eb(e){let t=e[0],n=t.length,r=Array(n);for(let s=0;s<r.length;s++)r[s]=s;r.sort((s,i)=>t[s]-t[i]);let a=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let c=0;c<n;c++)l[c]=i[r[c]];a.push(l)}return a}function tb(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let a=e[r][0];if(a.length!=n)return!1;if(a!=t){for(let s=0;s<n;s++)if(a[s]!=t[s])return!1}}return!0}function nb(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,a=n-1;for(;r<=a&&e[r]==null;)r++;for(;a>=r&&e[a]==null;)a--;if(a<=r)return!0;let s=Et(1,Kt((a-r+1)/t));for(let i=e[r],l=r+s;l<=a;l+=s){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}var Dm=["January","February","March","April","May","June","July","August","September","October","November","December"],Lm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Em(e){return e.slice(0,3)}var rb=Lm.map(Em),ob=Dm.map(Em),ab={MMMM:Dm,MMM:ob,WWWW:Lm,WWW:rb};function Go(e){return(e<10?"0":"")+e}function sb(e){return(e<10?"00":e<100?"0":"")+e}var ib={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Go(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Go(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Go(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Go(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Go(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>sb(e.getMilliseconds())};function nl(e,t){t=t||ab;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,a;for(;a=r.exec(e);)n.push(a[0][0]=="{"?ib[a[1]]:a[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var lb=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ub(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==lb?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Nm=e=>e%1==0,es=[1,2,2.5,5],cb=Zo(10,-32,0,es),Um=Zo(10,0,32,es),db=Um.filter(Nm),Tr=cb.concat(Um),rl=`
`,$m="{YYYY}",Xd=rl+$m,Wm="{M}/{D}",jo=rl+Wm,Ka=jo+"/{YY}",Im="{aa}",mb="{h}:{mm}",mo=mb+Im,em=rl+mo,tm=":{ss}",$e=null;function Mm(e){let t=e*1e3,n=t*60,r=n*60,a=r*24,s=a*30,i=a*365,c=(e==1?Zo(10,0,3,es).filter(Nm):Zo(10,-3,0,es)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,a,a*2,a*3,a*4,a*5,a*6,a*7,a*8,a*9,a*10,a*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),m=[[i,$m,$e,$e,$e,$e,$e,$e,1],[a*28,"{MMM}",Xd,$e,$e,$e,$e,$e,1],[a,Wm,Xd,$e,$e,$e,$e,$e,1],[r,"{h}"+Im,Ka,$e,jo,$e,$e,$e,1],[n,mo,Ka,$e,jo,$e,$e,$e,1],[t,tm,Ka+" "+mo,$e,jo+" "+mo,$e,em,$e,1],[e,tm+".{fff}",Ka+" "+mo,$e,jo+" "+mo,$e,em,$e,1]];function h(f){return(g,y,T,E,L,P)=>{let v=[],A=L>=i,_=L>=s&&L<i,R=f(T),D=Oe(R*e,3),X=Wi(R.getFullYear(),A?0:R.getMonth(),_||A?1:R.getDate()),J=Oe(X*e,3);if(_||A){let me=_?L/s:0,ee=A?L/i:0,U=D==J?D:Oe(Wi(X.getFullYear()+ee,X.getMonth()+me,1)*e,3),ae=new Date(ft(U/e)),F=ae.getFullYear(),I=ae.getMonth();for(let M=0;U<=E;M++){let O=Wi(F+ee*M,I+me*M,1),W=O-f(Oe(O*e,3));U=Oe((+O+W)*e,3),U<=E&&v.push(U)}}else{let me=L>=a?a:L,ee=Kt(T)-Kt(D),U=J+ee+rs(D-J,me);v.push(U);let ae=f(U),F=ae.getHours()+ae.getMinutes()/n+ae.getSeconds()/r,I=L/r,M=g.axes[y]._space,O=P/M;for(;U=Oe(U+L,e==1?0:3),!(U>E);)if(I>1){let W=Kt(Oe(F+I,6))%24,j=f(U).getHours()-W;j>1&&(j=-1),U-=j*r,F=(F+I)%24;let he=v[v.length-1];Oe((U-he)/L,3)*O>=.7&&v.push(U)}else v.push(U)}return v}}return[c,m,h]}var[pb,fb,hb]=Mm(1),[gb,bb,yb]=Mm(.001);Zo(2,-53,53,[1]);function nm(e,t){return e.map(n=>n.map((r,a)=>a==0||a==8||r==null?r:t(a==1||n[8]==0?r:n[1]+r)))}function rm(e,t){return(n,r,a,s,i)=>{let l=t.find(T=>i>=T[0])||t[t.length-1],c,m,h,f,g,y;return r.map(T=>{let E=e(T),L=E.getFullYear(),P=E.getMonth(),v=E.getDate(),A=E.getHours(),_=E.getMinutes(),R=E.getSeconds(),D=L!=c&&l[2]||P!=m&&l[3]||v!=h&&l[4]||A!=f&&l[5]||_!=g&&l[6]||R!=y&&l[7]||l[1];return c=L,m=P,h=v,f=A,g=_,y=R,D(E)})}}function wb(e,t){let n=nl(t);return(r,a,s,i,l)=>a.map(c=>n(e(c)))}function Wi(e,t,n){return new Date(e,t,n)}function om(e,t){return t(e)}var vb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function am(e,t){return(n,r,a,s)=>s==null?Yi:t(e(r))}function kb(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Sb(e,t){return e.series[t].fill(e,t)}var _b={show:!0,live:!0,isolate:!1,mount:qg,markers:{show:!0,width:2,stroke:kb,fill:Sb,dash:"solid"},idx:null,idxs:null,values:[]};function xb(e,t){let n=e.cursor.points,r=ln(),a=n.size(e,t);Ge(r,Ho,a),Ge(r,zo,a);let s=a/-2;Ge(r,"marginLeft",s),Ge(r,"marginTop",s);let i=n.width(e,t,a);return i&&Ge(r,"borderWidth",i),r}function Tb(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Ab(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Cb(e,t){return e.series[t].points.size}var Ii=[0,0];function Pb(e,t,n){return Ii[0]=t,Ii[1]=n,Ii}function Ya(e,t,n,r=!0){return a=>{a.button==0&&(!r||a.target==t)&&n(a)}}function Mi(e,t,n,r=!0){return a=>{(!r||a.target==t)&&n(a)}}var Rb={show:!0,x:!0,y:!0,lock:!1,move:Pb,points:{one:!1,show:xb,size:Cb,width:0,stroke:Ab,fill:Tb},bind:{mousedown:Ya,mouseup:Ya,click:Ya,dblclick:Ya,mousemove:Mi,mouseleave:Mi,mouseenter:Mi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,a)=>r-a,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Om={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ol=dt({},Om,{filter:Tm}),Fm=dt({},ol,{size:10}),Vm=dt({},Om,{show:!1}),al='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',qm="bold "+al,Bm=1.5,sm={show:!0,scale:"x",stroke:Ki,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:qm,side:2,grid:ol,ticks:Fm,border:Vm,font:al,lineGap:Bm,rotate:0},Db="Value",Lb="Time",im={show:!0,scale:"x",auto:!1,sorted:1,min:Me,max:-Me,idxs:[]};function Eb(e,t,n,r,a){return t.map(s=>s==null?"":el(s))}function Nb(e,t,n,r,a,s,i){let l=[],c=sr.get(a)||0;n=i?n:Oe(rs(n,a),c);for(let m=n;m<=r;m=Oe(m+a,c))l.push(Object.is(m,-0)?0:m);return l}function Qi(e,t,n,r,a,s,i){let l=[],c=e.scales[e.axes[t].scale].log,m=c==10?qn:Sm,h=Kt(m(n));a=fo(c,h),c==10&&(a=Tr[yn(a,Tr)]);let f=n,g=a*c;c==10&&(g=Tr[yn(g,Tr)]);do l.push(f),f=f+a,c==10&&!sr.has(f)&&(f=Oe(f,sr.get(a))),f>=g&&(a=f,g=a*c,c==10&&(g=Tr[yn(g,Tr)]));while(f<=r);return l}function Ub(e,t,n,r,a,s,i){let c=e.scales[e.axes[t].scale].asinh,m=r>c?Qi(e,t,Et(c,n),r,a):[c],h=r>=0&&n<=0?[0]:[];return(n<-c?Qi(e,t,Et(c,-r),-n,a):[c]).reverse().map(g=>-g).concat(h,m)}var Qm=/./,$b=/[12357]/,Wb=/[125]/,lm=/1/,Gi=(e,t,n,r)=>e.map((a,s)=>t==4&&a==0||s%r==0&&n.test(a.toExponential()[a<0?1:0])?a:null);function Ib(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=e.scales[i],c=e.valToPos,m=s._space,h=c(10,i),f=c(9,i)-h>=m?Qm:c(7,i)-h>=m?$b:c(5,i)-h>=m?Wb:lm;if(f==lm){let g=ht(c(1,i)-h);if(g<m)return Gi(t.slice().reverse(),l.distr,f,un(m/g)).reverse()}return Gi(t,l.distr,f,1)}function Mb(e,t,n,r,a){let s=e.axes[n],i=s.scale,l=s._space,c=e.valToPos,m=ht(c(1,i)-c(2,i));return m<l?Gi(t.slice().reverse(),3,Qm,un(l/m)).reverse():t}function Ob(e,t,n,r){return r==null?Yi:t==null?"":el(t)}var um={show:!0,scale:"y",stroke:Ki,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:qm,side:3,grid:ol,ticks:Fm,border:Vm,font:al,lineGap:Bm,rotate:0};function Fb(e,t){let n=3+(e||1)*2;return Oe(n*t,3)}function Vb(e,t){let{scale:n,idxs:r}=e.series[0],a=e._data[0],s=e.valToPos(a[r[0]],n,!0),i=e.valToPos(a[r[1]],n,!0),l=ht(i-s),c=e.series[t],m=l/(c.points.space*Ne);return r[1]-r[0]<=m}var cm={scale:null,auto:!0,sorted:0,min:Me,max:-Me},Gm=(e,t,n,r,a)=>a,dm={show:!0,auto:!0,sorted:0,gaps:Gm,alpha:1,facets:[dt({},cm,{scale:"x"}),dt({},cm,{scale:"y"})]},mm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Gm,alpha:1,points:{show:Vb,filter:null},values:null,min:Me,max:-Me,idxs:[],path:null,clip:null};function qb(e,t,n,r,a){return n/10}var Hm={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Bb=dt({},Hm,{time:!1,ori:1}),pm={};function zm(e,t){let n=pm[e];return n||(n={key:e,plots:[],sub(r){n.plots.push(r)},unsub(r){n.plots=n.plots.filter(a=>a!=r)},pub(r,a,s,i,l,c,m){for(let h=0;h<n.plots.length;h++)n.plots[h]!=a&&n.plots[h].pub(r,a,s,i,l,c,m)}},e!=null&&(pm[e]=n)),n}var bo=1,Hi=2;function Rr(e,t,n){let r=e.mode,a=e.series[t],s=r==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=s[0],m=r==2?s[1]:s[t],h=r==2?i[a.facets[0].scale]:i[e.series[0].scale],f=r==2?i[a.facets[1].scale]:i[a.scale],g=l.left,y=l.top,T=l.width,E=l.height,L=e.valToPosH,P=e.valToPosV;return h.ori==0?n(a,c,m,h,f,L,P,g,y,T,E,ss,wo,ls,Km,Zm):n(a,c,m,h,f,P,L,y,g,E,T,is,vo,ll,Ym,Jm)}function sl(e,t){let n=0,r=0,a=De(e.bands,tl);for(let s=0;s<a.length;s++){let i=a[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Qb(e,t,n,r,a){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,c=e.scales[l];return a==-1?c.min:a==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Bn(e,t,n,r,a,s){return Rr(e,t,(i,l,c,m,h,f,g,y,T,E,L)=>{let P=i.pxRound,v=m.dir*(m.ori==0?1:-1),A=m.ori==0?wo:vo,_,R;v==1?(_=n,R=r):(_=r,R=n);let D=P(f(l[_],m,E,y)),X=P(g(c[_],h,L,T)),J=P(f(l[R],m,E,y)),me=P(g(s==1?h.max:h.min,h,L,T)),ee=new Path2D(a);return A(ee,J,me),A(ee,D,me),A(ee,D,X),ee})}function as(e,t,n,r,a,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?ls:ll,c=n;for(let f=0;f<e.length;f++){let g=e[f];if(g[1]>g[0]){let y=g[0]-c;y>0&&l(i,c,r,y,r+s),c=g[1]}}let m=n+a-c,h=10;m>0&&l(i,c,r-h/2,m,r+s+h)}return i}function Gb(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function il(e,t,n,r,a,s,i){let l=[],c=e.length;for(let m=a==1?n:r;m>=n&&m<=r;m+=a)if(t[m]===null){let f=m,g=m;if(a==1)for(;++m<=r&&t[m]===null;)g=m;else for(;--m>=n&&t[m]===null;)g=m;let y=s(e[f]),T=g==f?y:s(e[g]),E=f-a;y=i<=0&&E>=0&&E<c?s(e[E]):y;let P=g+a;T=i>=0&&P>=0&&P<c?s(e[P]):T,T>=y&&l.push([y,T])}return l}function fm(e){return e==0?xm:e==1?ft:t=>xr(t,e)}function jm(e){let t=e==0?ss:is,n=e==0?(a,s,i,l,c,m)=>{a.arcTo(s,i,l,c,m)}:(a,s,i,l,c,m)=>{a.arcTo(i,s,c,l,m)},r=e==0?(a,s,i,l,c)=>{a.rect(s,i,l,c)}:(a,s,i,l,c)=>{a.rect(i,s,c,l)};return(a,s,i,l,c,m=0,h=0)=>{m==0&&h==0?r(a,s,i,l,c):(m=wn(m,l/2,c/2),h=wn(h,l/2,c/2),t(a,s+m,i),n(a,s+l,i,s+l,i+c,m),n(a,s+l,i+c,s,i+c,h),n(a,s,i+c,s,i,h),n(a,s,i,s+l,i,m),a.closePath())}}var ss=(e,t,n)=>{e.moveTo(t,n)},is=(e,t,n)=>{e.moveTo(n,t)},wo=(e,t,n)=>{e.lineTo(t,n)},vo=(e,t,n)=>{e.lineTo(n,t)},ls=jm(0),ll=jm(1),Km=(e,t,n,r,a,s)=>{e.arc(t,n,r,a,s)},Ym=(e,t,n,r,a,s)=>{e.arc(n,t,r,a,s)},Zm=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(t,n,r,a,s,i)},Jm=(e,t,n,r,a,s,i)=>{e.bezierCurveTo(n,t,a,r,i,s)};function Xm(e){return(t,n,r,a,s)=>Rr(t,n,(i,l,c,m,h,f,g,y,T,E,L)=>{let{pxRound:P,points:v}=i,A,_;m.ori==0?(A=ss,_=Km):(A=is,_=Ym);let R=Oe(v.width*Ne,3),D=(v.size-v.width)/2*Ne,X=Oe(D*2,3),J=new Path2D,me=new Path2D,{left:ee,top:U,width:ae,height:F}=t.bbox;ls(me,ee-X,U-X,ae+X*2,F+X*2);let I=M=>{if(c[M]!=null){let O=P(f(l[M],m,E,y)),W=P(g(c[M],h,L,T));A(J,O+D,W),_(J,O,W,D,0,Za*2)}};if(s)s.forEach(I);else for(let M=r;M<=a;M++)I(M);return{stroke:R>0?J:null,fill:J,clip:me,flags:bo|Hi}})}function ep(e){return(t,n,r,a,s,i)=>{r!=a&&(s!=r&&i!=r&&e(t,n,r),s!=a&&i!=a&&e(t,n,a),e(t,n,i))}}var Hb=ep(wo),zb=ep(vo);function tp(e){let t=De(e?.alignGaps,0);return(n,r,a,s)=>Rr(n,r,(i,l,c,m,h,f,g,y,T,E,L)=>{[a,s]=ts(c,a,s);let P=i.pxRound,v=F=>P(f(F,m,E,y)),A=F=>P(g(F,h,L,T)),_,R;m.ori==0?(_=wo,R=Hb):(_=vo,R=zb);let D=m.dir*(m.ori==0?1:-1),X={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:bo},J=X.stroke,me=!1;if(s-a>=E*4){let F=K=>n.posToVal(K,m.key,!0),I=null,M=null,O,W,Se,ue=v(l[D==1?a:s]),j=v(l[a]),he=v(l[s]),ce=F(D==1?j+1:he-1);for(let K=D==1?a:s;K>=a&&K<=s;K+=D){let Fe=l[K],pe=(D==1?Fe<ce:Fe>ce)?ue:v(Fe),Te=c[K];pe==ue?Te!=null?(W=Te,I==null?(_(J,pe,A(W)),O=I=M=W):W<I?I=W:W>M&&(M=W)):Te===null&&(me=!0):(I!=null&&R(J,ue,A(I),A(M),A(O),A(W)),Te!=null?(W=Te,_(J,pe,A(W)),I=M=O=W):(I=M=null,Te===null&&(me=!0)),ue=pe,ce=F(ue+D))}I!=null&&I!=M&&Se!=ue&&R(J,ue,A(I),A(M),A(O),A(W))}else for(let F=D==1?a:s;F>=a&&F<=s;F+=D){let I=c[F];I===null?me=!0:I!=null&&_(J,v(l[F]),A(I))}let[U,ae]=sl(n,r);if(i.fill!=null||U!=0){let F=X.fill=new Path2D(J),I=i.fillTo(n,r,i.min,i.max,U),M=A(I),O=v(l[a]),W=v(l[s]);D==-1&&([W,O]=[O,W]),_(F,W,M),_(F,O,M)}if(!i.spanGaps){let F=[];me&&F.push(...il(l,c,a,s,D,v,t)),X.gaps=F=i.gaps(n,r,a,s,F),X.clip=as(F,m.ori,y,T,E,L)}return ae!=0&&(X.band=ae==2?[Bn(n,r,a,s,J,-1),Bn(n,r,a,s,J,1)]:Bn(n,r,a,s,J,ae)),X})}function jb(e){let t=De(e.align,1),n=De(e.ascDesc,!1),r=De(e.alignGaps,0),a=De(e.extend,!1);return(s,i,l,c)=>Rr(s,i,(m,h,f,g,y,T,E,L,P,v,A)=>{[l,c]=ts(f,l,c);let _=m.pxRound,{left:R,width:D}=s.bbox,X=j=>_(T(j,g,v,L)),J=j=>_(E(j,y,A,P)),me=g.ori==0?wo:vo,ee={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:bo},U=ee.stroke,ae=g.dir*(g.ori==0?1:-1),F=J(f[ae==1?l:c]),I=X(h[ae==1?l:c]),M=I,O=I;a&&t==-1&&(O=R,me(U,O,F)),me(U,I,F);for(let j=ae==1?l:c;j>=l&&j<=c;j+=ae){let he=f[j];if(he==null)continue;let ce=X(h[j]),K=J(he);t==1?me(U,ce,F):me(U,M,K),me(U,ce,K),F=K,M=ce}let W=M;a&&t==1&&(W=R+D,me(U,W,F));let[Se,ue]=sl(s,i);if(m.fill!=null||Se!=0){let j=ee.fill=new Path2D(U),he=m.fillTo(s,i,m.min,m.max,Se),ce=J(he);me(j,W,ce),me(j,O,ce)}if(!m.spanGaps){let j=[];j.push(...il(h,f,l,c,ae,X,r));let he=m.width*Ne/2,ce=n||t==1?he:-he,K=n||t==-1?-he:he;j.forEach(Fe=>{Fe[0]+=ce,Fe[1]+=K}),ee.gaps=j=m.gaps(s,i,l,c,j),ee.clip=as(j,g.ori,L,P,v,A)}return ue!=0&&(ee.band=ue==2?[Bn(s,i,l,c,U,-1),Bn(s,i,l,c,U,1)]:Bn(s,i,l,c,U,ue)),ee})}function hm(e,t,n,r,a,s,i=Me){if(e.length>1){let l=null;for(let c=0,m=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let h=ht(e[c]-e[l]);h<m&&(m=h,i=ht(n(e[c],r,a,s)-n(e[l],r,a,s)))}l=c}}return i}function Kb(e){e=e||Yo;let t=De(e.size,[.6,Me,1]),n=e.align||0,r=e.gap||0,a=e.radius;a=a==null?[0,0]:typeof a=="number"?[a,0]:a;let s=ke(a),i=1-t[0],l=De(t[1],Me),c=De(t[2],1),m=De(e.disp,Yo),h=De(e.each,y=>{}),{fill:f,stroke:g}=m;return(y,T,E,L)=>Rr(y,T,(P,v,A,_,R,D,X,J,me,ee,U)=>{let ae=P.pxRound,F=n,I=r*Ne,M=l*Ne,O=c*Ne,W,Se;_.ori==0?[W,Se]=s(y,T):[Se,W]=s(y,T);let ue=_.dir*(_.ori==0?1:-1),j=_.ori==0?ls:ll,he=_.ori==0?h:(H,Ve,mt,Ur,dr,_n,mr)=>{h(H,Ve,mt,dr,Ur,mr,_n)},ce=De(y.bands,tl).find(H=>H.series[0]==T),K=ce!=null?ce.dir:0,Fe=P.fillTo(y,T,P.min,P.max,K),Pe=ae(X(Fe,R,U,me)),pe,Te,Jt,Ct=ee,Ke=ae(P.width*Ne),Sn=!1,Un=null,Xt=null,Gn=null,Lr=null;f!=null&&(Ke==0||g!=null)&&(Sn=!0,Un=f.values(y,T,E,L),Xt=new Map,new Set(Un).forEach(H=>{H!=null&&Xt.set(H,new Path2D)}),Ke>0&&(Gn=g.values(y,T,E,L),Lr=new Map,new Set(Gn).forEach(H=>{H!=null&&Lr.set(H,new Path2D)})));let{x0:Er,size:So}=m;if(Er!=null&&So!=null){F=1,v=Er.values(y,T,E,L),Er.unit==2&&(v=v.map(mt=>y.posToVal(J+mt*ee,_.key,!0)));let H=So.values(y,T,E,L);So.unit==2?Te=H[0]*ee:Te=D(H[0],_,ee,J)-D(0,_,ee,J),Ct=hm(v,A,D,_,ee,J,Ct),Jt=Ct-Te+I}else Ct=hm(v,A,D,_,ee,J,Ct),Jt=Ct*i+I,Te=Ct-Jt;Jt<1&&(Jt=0),Ke>=Te/2&&(Ke=0),Jt<5&&(ae=xm);let sa=Jt>0,ur=Ct-Jt-(sa?Ke:0);Te=ae(Bi(ur,O,M)),pe=(F==0?Te/2:F==ue?0:Te)-F*ue*((F==0?I/2:0)+(sa?Ke/2:0));let Pt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Nr=Sn?null:new Path2D,$n=null;if(ce!=null)$n=y.data[ce.series[1]];else{let{y0:H,y1:Ve}=m;H!=null&&Ve!=null&&(A=Ve.values(y,T,E,L),$n=H.values(y,T,E,L))}let cr=W*Te,fe=Se*Te;for(let H=ue==1?E:L;H>=E&&H<=L;H+=ue){let Ve=A[H];if(Ve==null)continue;if($n!=null){let Nt=$n[H]??0;if(Ve-Nt==0)continue;Pe=X(Nt,R,U,me)}let mt=_.distr!=2||m!=null?v[H]:H,Ur=D(mt,_,ee,J),dr=X(De(Ve,Fe),R,U,me),_n=ae(Ur-pe),mr=ae(Et(dr,Pe)),Ft=ae(wn(dr,Pe)),en=mr-Ft;if(Ve!=null){let Nt=Ve<0?fe:cr,cn=Ve<0?cr:fe;Sn?(Ke>0&&Gn[H]!=null&&j(Lr.get(Gn[H]),_n,Ft+Kt(Ke/2),Te,Et(0,en-Ke),Nt,cn),Un[H]!=null&&j(Xt.get(Un[H]),_n,Ft+Kt(Ke/2),Te,Et(0,en-Ke),Nt,cn)):j(Nr,_n,Ft+Kt(Ke/2),Te,Et(0,en-Ke),Nt,cn),he(y,T,H,_n-Ke/2,Ft,Te+Ke,en)}}return Ke>0?Pt.stroke=Sn?Lr:Nr:Sn||(Pt._fill=P.width==0?P._fill:P._stroke??P._fill,Pt.width=0),Pt.fill=Sn?Xt:Nr,Pt})}function Yb(e,t){let n=De(t?.alignGaps,0);return(r,a,s,i)=>Rr(r,a,(l,c,m,h,f,g,y,T,E,L,P)=>{[s,i]=ts(m,s,i);let v=l.pxRound,A=W=>v(g(W,h,L,T)),_=W=>v(y(W,f,P,E)),R,D,X;h.ori==0?(R=ss,X=wo,D=Zm):(R=is,X=vo,D=Jm);let J=h.dir*(h.ori==0?1:-1),me=A(c[J==1?s:i]),ee=me,U=[],ae=[];for(let W=J==1?s:i;W>=s&&W<=i;W+=J)if(m[W]!=null){let ue=c[W],j=A(ue);U.push(ee=j),ae.push(_(m[W]))}let F={stroke:e(U,ae,R,X,D,v),fill:null,clip:null,band:null,gaps:null,flags:bo},I=F.stroke,[M,O]=sl(r,a);if(l.fill!=null||M!=0){let W=F.fill=new Path2D(I),Se=l.fillTo(r,a,l.min,l.max,M),ue=_(Se);X(W,ee,ue),X(W,me,ue)}if(!l.spanGaps){let W=[];W.push(...il(c,m,s,i,J,A,n)),F.gaps=W=l.gaps(r,a,s,i,W),F.clip=as(W,h.ori,T,E,L,P)}return O!=0&&(F.band=O==2?[Bn(r,a,s,i,I,-1),Bn(r,a,s,i,I,1)]:Bn(r,a,s,i,I,O)),F})}function Zb(e){return Yb(Jb,e)}function Jb(e,t,n,r,a,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)r(l,e[1],t[1]);else{let c=Array(i),m=Array(i-1),h=Array(i-1),f=Array(i-1);for(let g=0;g<i-1;g++)h[g]=t[g+1]-t[g],f[g]=e[g+1]-e[g],m[g]=h[g]/f[g];c[0]=m[0];for(let g=1;g<i-1;g++)m[g]===0||m[g-1]===0||m[g-1]>0!=m[g]>0?c[g]=0:(c[g]=3*(f[g-1]+f[g])/((2*f[g]+f[g-1])/m[g-1]+(f[g]+2*f[g-1])/m[g]),isFinite(c[g])||(c[g]=0));c[i-1]=m[i-2];for(let g=0;g<i-1;g++)a(l,e[g]+f[g]/3,t[g]+c[g]*f[g]/3,e[g+1]-f[g]/3,t[g+1]-c[g+1]*f[g]/3,e[g+1],t[g+1])}return l}var zi=new Set;function gm(){for(let e of zi)e.syncRect(!0)}yo&&(Cr(Eg,po,gm),Cr(Ng,po,gm,!0),Cr(Ja,po,()=>{ot.pxRatio=Ne}));var Xb=tp(),ey=Xm();function bm(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>ji(s,i,t,n))}function ty(e,t){return e.map((n,r)=>r==0?{}:dt({},t,n))}function ji(e,t,n,r){return dt({},t==0?n:r,e)}function np(e,t,n){return t==null?ho:[t,n]}var ny=np;function ry(e,t,n){return t==null?ho:Xa(t,n,Xi,!0)}function rp(e,t,n,r){return t==null?ho:ns(t,n,e.scales[r].log,!1)}var oy=rp;function op(e,t,n,r){return t==null?ho:Ji(t,n,e.scales[r].log,!1)}var ay=op;function sy(e,t,n,r,a){let s=Et(Kd(e),Kd(t)),i=t-e,l=yn(a/r*i,n);do{let c=n[l],m=r*c/i;if(m>=a&&s+(c<5?sr.get(c):0)<=17)return[c,m]}while(++l<n.length);return[0,0]}function ym(e){let t,n;return e=e.replace(/(\d+)px/,(r,a)=>(t=ft((n=+a)*Ne))+"px"),[e,t,n]}function iy(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Oe(t[2]*Ne,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let r={mode:De(e.mode,1)},a=r.mode;function s(u,d,p,b){let w=d.valToPct(u);return b+p*(d.dir==-1?1-w:w)}function i(u,d,p,b){let w=d.valToPct(u);return b+p*(d.dir==-1?w:1-w)}function l(u,d,p,b){return d.ori==0?s(u,d,p,b):i(u,d,p,b)}r.valToPosH=s,r.valToPosV=i;let c=!1;r.status=0;let m=r.root=ln(fg);if(e.id!=null&&(m.id=e.id),jt(m,e.class),e.title){let u=ln(bg,m);u.textContent=e.title}let h=bn("canvas"),f=r.ctx=h.getContext("2d"),g=ln(yg,m);Cr("click",g,u=>{u.target===T&&(qe!=Gr||He!=Hr)&&xt.click(r,u)},!0);let y=r.under=ln(wg,g);g.appendChild(h);let T=r.over=ln(vg,g);e=go(e);let E=+De(e.pxAlign,1),L=fm(E);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(r,e)||e)});let P=e.ms||.001,v=r.series=a==1?bm(e.series||[],im,mm,!1):ty(e.series||[null],dm),A=r.axes=bm(e.axes||[],sm,um,!0),_=r.scales={},R=r.bands=e.bands||[];R.forEach(u=>{u.fill=ke(u.fill||null),u.dir=De(u.dir,-1)});let D=a==2?v[1].facets[0].scale:v[0].scale,X={axes:Bf,series:Mf},J=(e.drawOrder||["axes","series"]).map(u=>X[u]);function me(u){let d=u.distr==3?p=>qn(p>0?p:u.clamp(r,p,u.min,u.max,u.key)):u.distr==4?p=>$i(p,u.asinh):u.distr==100?p=>u.fwd(p):p=>p;return p=>{let b=d(p),{_min:w,_max:k}=u,C=k-w;return(b-w)/C}}function ee(u){let d=_[u];if(d==null){let p=(e.scales||Yo)[u]||Yo;if(p.from!=null){ee(p.from);let b=dt({},_[p.from],p,{key:u});b.valToPct=me(b),_[u]=b}else{d=_[u]=dt({},u==D?Hm:Bb,p),d.key=u;let b=d.time,w=d.range,k=ar(w);if((u!=D||a==2&&!b)&&(k&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Hd:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Hd:{mode:1,hard:w[1],soft:w[1]}},k=!1),!k&&os(w))){let C=w;w=(N,$,q)=>$==null?ho:Xa($,q,C)}d.range=ke(w||(b?ny:u==D?d.distr==3?oy:d.distr==4?ay:np:d.distr==3?rp:d.distr==4?op:ry)),d.auto=ke(k?!1:d.auto),d.clamp=ke(d.clamp||qb),d._min=d._max=null,d.valToPct=me(d)}}}ee("x"),ee("y"),a==1&&v.forEach(u=>{ee(u.scale)}),A.forEach(u=>{ee(u.scale)});for(let u in e.scales)ee(u);let U=_[D],ae=U.distr,F,I;U.ori==0?(jt(m,hg),F=s,I=i):(jt(m,gg),F=i,I=s);let M={};for(let u in _){let d=_[u];(d.min!=null||d.max!=null)&&(M[u]={min:d.min,max:d.max},d.min=d.max=null)}let O=e.tzDate||(u=>new Date(ft(u/P))),W=e.fmtDate||nl,Se=P==1?hb(O):yb(O),ue=rm(O,nm(P==1?fb:bb,W)),j=am(O,om(vb,W)),he=[],ce=r.legend=dt({},_b,e.legend),K=r.cursor=dt({},Rb,{drag:{y:a==2}},e.cursor),Fe=ce.show,Pe=K.show,pe=ce.markers;ce.idxs=he,pe.width=ke(pe.width),pe.dash=ke(pe.dash),pe.stroke=ke(pe.stroke),pe.fill=ke(pe.fill);let Te,Jt,Ct,Ke=[],Sn=[],Un,Xt=!1,Gn={};if(ce.live){let u=v[1]?v[1].values:null;Xt=u!=null,Un=Xt?u(r,1,0):{_:0};for(let d in Un)Gn[d]=Yi}if(Fe)if(Te=bn("table",Ag,m),Ct=bn("tbody",null,Te),ce.mount(r,Te),Xt){Jt=bn("thead",null,Te,Ct);let u=bn("tr",null,Jt);bn("th",null,u);for(var Lr in Un)bn("th",Nd,u).textContent=Lr}else jt(Te,Pg),ce.live&&jt(Te,Cg);let Er={show:!0},So={show:!1};function sa(u,d){if(d==0&&(Xt||!ce.live||a==2))return ho;let p=[],b=bn("tr",Rg,Ct,Ct.childNodes[d]);jt(b,u.class),u.show||jt(b,Ar);let w=bn("th",null,b);if(pe.show){let N=ln(Dg,w);if(d>0){let $=pe.width(r,d);$&&(N.style.border=$+"px "+pe.dash(r,d)+" "+pe.stroke(r,d)),N.style.background=pe.fill(r,d)}}let k=ln(Nd,w);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,d>0&&(pe.show||(k.style.color=u.width>0?pe.stroke(r,d):pe.fill(r,d)),Pt("click",w,N=>{if(K._lock)return;fr(N);let $=v.indexOf(u);if((N.ctrlKey||N.metaKey)!=ce.isolate){let q=v.some((B,z)=>z>0&&z!=$&&B.show);v.forEach((B,z)=>{z>0&&Tn(z,q?z==$?Er:So:Er,!0,at.setSeries)})}else Tn($,{show:!u.show},!0,at.setSeries)},!1),Wr&&Pt(Id,w,N=>{K._lock||(fr(N),Tn(v.indexOf(u),jr,!0,at.setSeries))},!1));for(var C in Un){let N=bn("td",Lg,b);N.textContent="--",p.push(N)}return[b,p]}let ur=new Map;function Pt(u,d,p,b=!0){let w=ur.get(d)||{},k=K.bind[u](r,d,p,b);k&&(Cr(u,d,w[u]=k),ur.set(d,w))}function Nr(u,d,p){let b=ur.get(d)||{};for(let w in b)(u==null||w==u)&&(qi(w,d,b[w]),delete b[w]);u==null&&ur.delete(d)}let $n=0,cr=0,fe=0,H=0,Ve=0,mt=0,Ur=Ve,dr=mt,_n=fe,mr=H,Ft=0,en=0,Nt=0,cn=0;r.bbox={};let ys=!1,ia=!1,$r=!1,pr=!1,la=!1,tn=!1;function ws(u,d,p){(p||u!=r.width||d!=r.height)&&Bl(u,d),Vr(!1),$r=!0,ia=!0,qr()}function Bl(u,d){r.width=$n=fe=u,r.height=cr=H=d,Ve=mt=0,Lf(),Ef();let p=r.bbox;Ft=p.left=xr(Ve*Ne,.5),en=p.top=xr(mt*Ne,.5),Nt=p.width=xr(fe*Ne,.5),cn=p.height=xr(H*Ne,.5)}let Pf=3;function Rf(){let u=!1,d=0;for(;!u;){d++;let p=Vf(d),b=qf(d);u=d==Pf||p&&b,u||(Bl(r.width,r.height),ia=!0)}}function Df({width:u,height:d}){ws(u,d)}r.setSize=Df;function Lf(){let u=!1,d=!1,p=!1,b=!1;A.forEach((w,k)=>{if(w.show&&w._show){let{side:C,_size:N}=w,$=C%2,q=w.label!=null?w.labelSize:0,B=N+q;B>0&&($?(fe-=B,C==3?(Ve+=B,b=!0):p=!0):(H-=B,C==0?(mt+=B,u=!0):d=!0))}}),hr[0]=u,hr[1]=p,hr[2]=d,hr[3]=b,fe-=Hn[1]+Hn[3],Ve+=Hn[3],H-=Hn[2]+Hn[0],mt+=Hn[0]}function Ef(){let u=Ve+fe,d=mt+H,p=Ve,b=mt;function w(k,C){switch(k){case 1:return u+=C,u-C;case 2:return d+=C,d-C;case 3:return p-=C,p+C;case 0:return b-=C,b+C}}A.forEach((k,C)=>{if(k.show&&k._show){let N=k.side;k._pos=w(N,k._size),k.label!=null&&(k._lpos=w(N,k.labelSize))}})}if(K.dataIdx==null){let u=K.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let p=u.prox=ke(u.prox),b=u.bias??=0;K.dataIdx=(w,k,C,N)=>{if(k==0)return C;let $=C,q=p(w,k,C,N)??Me,B=q>=0&&q<Me,z=U.ori==0?fe:H,de=K.left,Le=t[0],Re=t[k];if(d.has(Re[C])){$=null;let ge=null,ie=null,Z;if(b==0||b==-1)for(Z=C;ge==null&&Z-- >0;)d.has(Re[Z])||(ge=Z);if(b==0||b==1)for(Z=C;ie==null&&Z++<Re.length;)d.has(Re[Z])||(ie=Z);if(ge!=null||ie!=null)if(B){let Qe=ge==null?-1/0:F(Le[ge],U,z,0),Je=ie==null?1/0:F(Le[ie],U,z,0),kt=de-Qe,We=Je-de;kt<=We?kt<=q&&($=ge):We<=q&&($=ie)}else $=ie==null?ge:ge==null?ie:C-ge<=ie-C?ge:ie}else B&&ht(de-F(Le[C],U,z,0))>q&&($=null);return $}}let fr=u=>{K.event=u};K.idxs=he,K._lock=!1;let Tt=K.points;Tt.show=ke(Tt.show),Tt.size=ke(Tt.size),Tt.stroke=ke(Tt.stroke),Tt.width=ke(Tt.width),Tt.fill=ke(Tt.fill);let xn=r.focus=dt({},e.focus||{alpha:.3},K.focus),Wr=xn.prox>=0,Ir=Wr&&Tt.one,nn=[],Mr=[],Or=[];function Ql(u,d){let p=Tt.show(r,d);if(p instanceof HTMLElement)return jt(p,Tg),jt(p,u.class),Nn(p,-10,-10,fe,H),T.insertBefore(p,nn[d]),p}function Gl(u,d){if(a==1||d>0){let p=a==1&&_[u.scale].time,b=u.value;u.value=p?Jd(b)?am(O,om(b,W)):b||j:b||Ob,u.label=u.label||(p?Lb:Db)}if(Ir||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Xb||Bg,u.fillTo=ke(u.fillTo||Qb),u.pxAlign=+De(u.pxAlign,E),u.pxRound=fm(u.pxAlign),u.stroke=ke(u.stroke||null),u.fill=ke(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let p=Fb(Et(1,u.width),1),b=u.points=dt({},{size:p,width:Et(1,p*.2),stroke:u.stroke,space:p*2,paths:ey,_stroke:null,_fill:null},u.points);b.show=ke(b.show),b.filter=ke(b.filter),b.fill=ke(b.fill),b.stroke=ke(b.stroke),b.paths=ke(b.paths),b.pxAlign=u.pxAlign}if(Fe){let p=sa(u,d);Ke.splice(d,0,p[0]),Sn.splice(d,0,p[1]),ce.values.push(null)}if(Pe){he.splice(d,0,null);let p=null;Ir?d==0&&(p=Ql(u,d)):d>0&&(p=Ql(u,d)),nn.splice(d,0,p),Mr.splice(d,0,0),Or.splice(d,0,0)}vt("addSeries",d)}function Nf(u,d){d=d??v.length,u=a==1?ji(u,d,im,mm):ji(u,d,{},dm),v.splice(d,0,u),Gl(v[d],d)}r.addSeries=Nf;function Uf(u){if(v.splice(u,1),Fe){ce.values.splice(u,1),Sn.splice(u,1);let d=Ke.splice(u,1)[0];Nr(null,d.firstChild),d.remove()}Pe&&(he.splice(u,1),nn.splice(u,1)[0].remove(),Mr.splice(u,1),Or.splice(u,1)),vt("delSeries",u)}r.delSeries=Uf;let hr=[!1,!1,!1,!1];function $f(u,d){if(u._show=u.show,u.show){let p=u.side%2,b=_[u.scale];b==null&&(u.scale=p?v[1].scale:D,b=_[u.scale]);let w=b.time;u.size=ke(u.size),u.space=ke(u.space),u.rotate=ke(u.rotate),ar(u.incrs)&&u.incrs.forEach(C=>{!sr.has(C)&&sr.set(C,Cm(C))}),u.incrs=ke(u.incrs||(b.distr==2?db:w?P==1?pb:gb:Tr)),u.splits=ke(u.splits||(w&&b.distr==1?Se:b.distr==3?Qi:b.distr==4?Ub:Nb)),u.stroke=ke(u.stroke),u.grid.stroke=ke(u.grid.stroke),u.ticks.stroke=ke(u.ticks.stroke),u.border.stroke=ke(u.border.stroke);let k=u.values;u.values=ar(k)&&!ar(k[0])?ke(k):w?ar(k)?rm(O,nm(k,W)):Jd(k)?wb(O,k):k||ue:k||Eb,u.filter=ke(u.filter||(b.distr>=3&&b.log==10?Ib:b.distr==3&&b.log==2?Mb:Tm)),u.font=ym(u.font),u.labelFont=ym(u.labelFont),u._size=u.size(r,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(hr[d]=!0,u._el=ln(kg,g))}}function _o(u,d,p,b){let[w,k,C,N]=p,$=d%2,q=0;return $==0&&(N||k)&&(q=d==0&&!w||d==2&&!C?ft(sm.size/3):0),$==1&&(w||C)&&(q=d==1&&!k||d==3&&!N?ft(um.size/2):0),q}let Hl=r.padding=(e.padding||[_o,_o,_o,_o]).map(u=>ke(De(u,_o))),Hn=r._padding=Hl.map((u,d)=>u(r,d,hr,0)),_t,gt=null,bt=null,ua=a==1?v[0].idxs:null,dn=null,xo=!1;function zl(u,d){if(t=u??[],r.data=r._data=t,a==2){_t=0;for(let p=1;p<v.length;p++)_t+=t[p][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),dn=t[0],_t=dn.length;let p=t;if(ae==2){p=t.slice();let b=p[0]=Array(_t);for(let w=0;w<_t;w++)b[w]=w}r._data=t=p}if(Vr(!0),vt("setData"),ae==2&&($r=!0),d!==!1){let p=U;p.auto(r,xo)?vs():jn(D,p.min,p.max),pr=pr||K.left>=0,tn=!0,qr()}}r.setData=zl;function vs(){xo=!0;let u,d;a==1&&(_t>0?(gt=ua[0]=0,bt=ua[1]=_t-1,u=t[0][gt],d=t[0][bt],ae==2?(u=gt,d=bt):u==d&&(ae==3?[u,d]=ns(u,u,U.log,!1):ae==4?[u,d]=Ji(u,u,U.log,!1):U.time?d=u+ft(86400/P):[u,d]=Xa(u,d,Xi,!0))):(gt=ua[0]=u=null,bt=ua[1]=d=null)),jn(D,u,d)}let ca,Fr,ks,Ss,_s,xs,Ts,As,Cs,Ut;function jl(u,d,p,b,w,k){u??=$d,p??=tl,b??="butt",w??=$d,k??="round",u!=ca&&(f.strokeStyle=ca=u),w!=Fr&&(f.fillStyle=Fr=w),d!=ks&&(f.lineWidth=ks=d),k!=_s&&(f.lineJoin=_s=k),b!=xs&&(f.lineCap=xs=b),p!=Ss&&f.setLineDash(Ss=p)}function Kl(u,d,p,b){d!=Fr&&(f.fillStyle=Fr=d),u!=Ts&&(f.font=Ts=u),p!=As&&(f.textAlign=As=p),b!=Cs&&(f.textBaseline=Cs=b)}function Ps(u,d,p,b,w=0){if(b.length>0&&u.auto(r,xo)&&(d==null||d.min==null)){let k=De(gt,0),C=De(bt,b.length-1),N=p.min==null?Ig(b,k,C,w,u.distr==3):[p.min,p.max];u.min=wn(u.min,p.min=N[0]),u.max=Et(u.max,p.max=N[1])}}let Yl={min:null,max:null};function Wf(){for(let b in _){let w=_[b];M[b]==null&&(w.min==null||M[D]!=null&&w.auto(r,xo))&&(M[b]=Yl)}for(let b in _){let w=_[b];M[b]==null&&w.from!=null&&M[w.from]!=null&&(M[b]=Yl)}M[D]!=null&&Vr(!0);let u={};for(let b in M){let w=M[b];if(w!=null){let k=u[b]=go(_[b],Hg);if(w.min!=null)dt(k,w);else if(b!=D||a==2)if(_t==0&&k.from==null){let C=k.range(r,null,null,b);k.min=C[0],k.max=C[1]}else k.min=Me,k.max=-Me}}if(_t>0){v.forEach((b,w)=>{if(a==1){let k=b.scale,C=M[k];if(C==null)return;let N=u[k];if(w==0){let $=N.range(r,N.min,N.max,k);N.min=$[0],N.max=$[1],gt=yn(N.min,t[0]),bt=yn(N.max,t[0]),bt-gt>1&&(t[0][gt]<N.min&&gt++,t[0][bt]>N.max&&bt--),b.min=dn[gt],b.max=dn[bt]}else b.show&&b.auto&&Ps(N,C,b,t[w],b.sorted);b.idxs[0]=gt,b.idxs[1]=bt}else if(w>0&&b.show&&b.auto){let[k,C]=b.facets,N=k.scale,$=C.scale,[q,B]=t[w],z=u[N],de=u[$];z!=null&&Ps(z,M[N],k,q,k.sorted),de!=null&&Ps(de,M[$],C,B,C.sorted),b.min=C.min,b.max=C.max}});for(let b in u){let w=u[b],k=M[b];if(w.from==null&&(k==null||k.min==null)){let C=w.range(r,w.min==Me?null:w.min,w.max==-Me?null:w.max,b);w.min=C[0],w.max=C[1]}}}for(let b in u){let w=u[b];if(w.from!=null){let k=u[w.from];if(k.min==null)w.min=w.max=null;else{let C=w.range(r,k.min,k.max,b);w.min=C[0],w.max=C[1]}}}let d={},p=!1;for(let b in u){let w=u[b],k=_[b];if(k.min!=w.min||k.max!=w.max){k.min=w.min,k.max=w.max;let C=k.distr;k._min=C==3?qn(k.min):C==4?$i(k.min,k.asinh):C==100?k.fwd(k.min):k.min,k._max=C==3?qn(k.max):C==4?$i(k.max,k.asinh):C==100?k.fwd(k.max):k.max,d[b]=p=!0}}if(p){v.forEach((b,w)=>{a==2?w>0&&d.y&&(b._paths=null):d[b.scale]&&(b._paths=null)});for(let b in d)$r=!0,vt("setScale",b);Pe&&K.left>=0&&(pr=tn=!0)}for(let b in M)M[b]=null}function If(u){let d=Bi(gt-1,0,_t-1),p=Bi(bt+1,0,_t-1);for(;u[d]==null&&d>0;)d--;for(;u[p]==null&&p<_t-1;)p++;return[d,p]}function Mf(){if(_t>0){let u=v.some(d=>d._focus)&&Ut!=xn.alpha;u&&(f.globalAlpha=Ut=xn.alpha),v.forEach((d,p)=>{if(p>0&&d.show&&(Zl(p,!1),Zl(p,!0),d._paths==null)){let b=Ut;Ut!=d.alpha&&(f.globalAlpha=Ut=d.alpha);let w=a==2?[0,t[p][0].length-1]:If(t[p]);d._paths=d.paths(r,p,w[0],w[1]),Ut!=b&&(f.globalAlpha=Ut=b)}}),v.forEach((d,p)=>{if(p>0&&d.show){let b=Ut;Ut!=d.alpha&&(f.globalAlpha=Ut=d.alpha),d._paths!=null&&Jl(p,!1);{let w=d._paths!=null?d._paths.gaps:null,k=d.points.show(r,p,gt,bt,w),C=d.points.filter(r,p,k,w);(k||C)&&(d.points._paths=d.points.paths(r,p,gt,bt,C),Jl(p,!0))}Ut!=b&&(f.globalAlpha=Ut=b),vt("drawSeries",p)}}),u&&(f.globalAlpha=Ut=1)}}function Zl(u,d){let p=d?v[u].points:v[u];p._stroke=p.stroke(r,u),p._fill=p.fill(r,u)}function Jl(u,d){let p=d?v[u].points:v[u],{stroke:b,fill:w,clip:k,flags:C,_stroke:N=p._stroke,_fill:$=p._fill,_width:q=p.width}=p._paths;q=Oe(q*Ne,3);let B=null,z=q%2/2;d&&$==null&&($=q>0?"#fff":N);let de=p.pxAlign==1&&z>0;if(de&&f.translate(z,z),!d){let Le=Ft-q/2,Re=en-q/2,ge=Nt+q,ie=cn+q;B=new Path2D,B.rect(Le,Re,ge,ie)}d?Rs(N,q,p.dash,p.cap,$,b,w,C,k):Of(u,N,q,p.dash,p.cap,$,b,w,C,B,k),de&&f.translate(-z,-z)}function Of(u,d,p,b,w,k,C,N,$,q,B){let z=!1;$!=0&&R.forEach((de,Le)=>{if(de.series[0]==u){let Re=v[de.series[1]],ge=t[de.series[1]],ie=(Re._paths||Yo).band;ar(ie)&&(ie=de.dir==1?ie[0]:ie[1]);let Z,Qe=null;Re.show&&ie&&Og(ge,gt,bt)?(Qe=de.fill(r,Le)||k,Z=Re._paths.clip):ie=null,Rs(d,p,b,w,Qe,C,N,$,q,B,Z,ie),z=!0}}),z||Rs(d,p,b,w,k,C,N,$,q,B)}let Xl=bo|Hi;function Rs(u,d,p,b,w,k,C,N,$,q,B,z){jl(u,d,p,b,w),($||q||z)&&(f.save(),$&&f.clip($),q&&f.clip(q)),z?(N&Xl)==Xl?(f.clip(z),B&&f.clip(B),ma(w,C),da(u,k,d)):N&Hi?(ma(w,C),f.clip(z),da(u,k,d)):N&bo&&(f.save(),f.clip(z),B&&f.clip(B),ma(w,C),f.restore(),da(u,k,d)):(ma(w,C),da(u,k,d)),($||q||z)&&f.restore()}function da(u,d,p){p>0&&(d instanceof Map?d.forEach((b,w)=>{f.strokeStyle=ca=w,f.stroke(b)}):d!=null&&u&&f.stroke(d))}function ma(u,d){d instanceof Map?d.forEach((p,b)=>{f.fillStyle=Fr=b,f.fill(p)}):d!=null&&u&&f.fill(d)}function Ff(u,d,p,b){let w=A[u],k;if(b<=0)k=[0,0];else{let C=w._space=w.space(r,u,d,p,b),N=w._incrs=w.incrs(r,u,d,p,b,C);k=sy(d,p,N,b,C)}return w._found=k}function Ds(u,d,p,b,w,k,C,N,$,q){let B=C%2/2;E==1&&f.translate(B,B),jl(N,C,$,q,N),f.beginPath();let z,de,Le,Re,ge=w+(b==0||b==3?-k:k);p==0?(de=w,Re=ge):(z=w,Le=ge);for(let ie=0;ie<u.length;ie++)d[ie]!=null&&(p==0?z=Le=u[ie]:de=Re=u[ie],f.moveTo(z,de),f.lineTo(Le,Re));f.stroke(),E==1&&f.translate(-B,-B)}function Vf(u){let d=!0;return A.forEach((p,b)=>{if(!p.show)return;let w=_[p.scale];if(w.min==null){p._show&&(d=!1,p._show=!1,Vr(!1));return}else p._show||(d=!1,p._show=!0,Vr(!1));let k=p.side,C=k%2,{min:N,max:$}=w,[q,B]=Ff(b,N,$,C==0?fe:H);if(B==0)return;let z=w.distr==2,de=p._splits=p.splits(r,b,N,$,q,B,z),Le=w.distr==2?de.map(Z=>dn[Z]):de,Re=w.distr==2?dn[de[1]]-dn[de[0]]:q,ge=p._values=p.values(r,p.filter(r,Le,b,B,Re),b,B,Re);p._rotate=k==2?p.rotate(r,ge,b,B):0;let ie=p._size;p._size=un(p.size(r,ge,b,u)),ie!=null&&p._size!=ie&&(d=!1)}),d}function qf(u){let d=!0;return Hl.forEach((p,b)=>{let w=p(r,b,hr,u);w!=Hn[b]&&(d=!1),Hn[b]=w}),d}function Bf(){for(let u=0;u<A.length;u++){let d=A[u];if(!d.show||!d._show)continue;let p=d.side,b=p%2,w,k,C=d.stroke(r,u),N=p==0||p==3?-1:1,[$,q]=d._found;if(d.label!=null){let Dt=d.labelGap*N,Bt=ft((d._lpos+Dt)*Ne);Kl(d.labelFont[0],C,"center",p==2?"top":Ud),f.save(),b==1?(w=k=0,f.translate(Bt,ft(en+cn/2)),f.rotate((p==3?-Za:Za)/2)):(w=ft(Ft+Nt/2),k=Bt);let yr=_m(d.label)?d.label(r,u,$,q):d.label;f.fillText(yr,w,k),f.restore()}if(q==0)continue;let B=_[d.scale],z=b==0?Nt:cn,de=b==0?Ft:en,Le=d._splits,Re=B.distr==2?Le.map(Dt=>dn[Dt]):Le,ge=B.distr==2?dn[Le[1]]-dn[Le[0]]:$,ie=d.ticks,Z=d.border,Qe=ie.show?ie.size:0,Je=ft(Qe*Ne),kt=ft((d.alignTo==2?d._size-Qe-d.gap:d.gap)*Ne),We=d._rotate*-Za/180,Xe=L(d._pos*Ne),Vt=(Je+kt)*N,Rt=Xe+Vt;k=b==0?Rt:0,w=b==1?Rt:0;let rn=d.font[0],mn=d.align==1?co:d.align==2?Ei:We>0?co:We<0?Ei:b==0?"center":p==3?Ei:co,Cn=We||b==1?"middle":p==2?"top":Ud;Kl(rn,C,mn,Cn);let qt=d.font[1]*d.lineGap,on=Le.map(Dt=>L(l(Dt,B,z,de))),pn=d._values;for(let Dt=0;Dt<pn.length;Dt++){let Bt=pn[Dt];if(Bt!=null){b==0?w=on[Dt]:k=on[Dt],Bt=""+Bt;let yr=Bt.indexOf(`
`)==-1?[Bt]:Bt.split(/\n/gm);for(let Lt=0;Lt<yr.length;Lt++){let yu=yr[Lt];We?(f.save(),f.translate(w,k+Lt*qt),f.rotate(We),f.fillText(yu,0,0),f.restore()):f.fillText(yu,w,k+Lt*qt)}}}ie.show&&Ds(on,ie.filter(r,Re,u,q,ge),b,p,Xe,Je,Oe(ie.width*Ne,3),ie.stroke(r,u),ie.dash,ie.cap);let Pn=d.grid;Pn.show&&Ds(on,Pn.filter(r,Re,u,q,ge),b,b==0?2:1,b==0?en:Ft,b==0?cn:Nt,Oe(Pn.width*Ne,3),Pn.stroke(r,u),Pn.dash,Pn.cap),Z.show&&Ds([Xe],[1],b==0?1:0,b==0?1:2,b==1?en:Ft,b==1?cn:Nt,Oe(Z.width*Ne,3),Z.stroke(r,u),Z.dash,Z.cap)}vt("drawAxes")}function Vr(u){v.forEach((d,p)=>{p>0&&(d._paths=null,u&&(a==1?(d.min=null,d.max=null):d.facets.forEach(b=>{b.min=null,b.max=null})))})}let pa=!1,Ls=!1,To=[];function Qf(){Ls=!1;for(let u=0;u<To.length;u++)vt(...To[u]);To.length=0}function qr(){pa||(Xg(eu),pa=!0)}function Gf(u,d=!1){pa=!0,Ls=d,u(r),eu(),d&&To.length>0&&queueMicrotask(Qf)}r.batch=Gf;function eu(){if(ys&&(Wf(),ys=!1),$r&&(Rf(),$r=!1),ia){if(Ge(y,co,Ve),Ge(y,"top",mt),Ge(y,Ho,fe),Ge(y,zo,H),Ge(T,co,Ve),Ge(T,"top",mt),Ge(T,Ho,fe),Ge(T,zo,H),Ge(g,Ho,$n),Ge(g,zo,cr),h.width=ft($n*Ne),h.height=ft(cr*Ne),A.forEach(({_el:u,_show:d,_size:p,_pos:b,side:w})=>{if(u!=null)if(d){let k=w===3||w===0?p:0,C=w%2==1;Ge(u,C?"left":"top",b-k),Ge(u,C?"width":"height",p),Ge(u,C?"top":"left",C?mt:Ve),Ge(u,C?"height":"width",C?H:fe),Vi(u,Ar)}else jt(u,Ar)}),ca=Fr=ks=_s=xs=Ts=As=Cs=Ss=null,Ut=1,Po(!0),Ve!=Ur||mt!=dr||fe!=_n||H!=mr){Vr(!1);let u=fe/_n,d=H/mr;if(Pe&&!pr&&K.left>=0){K.left*=u,K.top*=d,Br&&Nn(Br,ft(K.left),0,fe,H),Qr&&Nn(Qr,0,ft(K.top),fe,H);for(let p=0;p<nn.length;p++){let b=nn[p];b!=null&&(Mr[p]*=u,Or[p]*=d,Nn(b,un(Mr[p]),un(Or[p]),fe,H))}}if(Be.show&&!la&&Be.left>=0&&Be.width>0){Be.left*=u,Be.width*=u,Be.top*=d,Be.height*=d;for(let p in Is)Ge(zr,p,Be[p])}Ur=Ve,dr=mt,_n=fe,mr=H}vt("setSize"),ia=!1}$n>0&&cr>0&&(f.clearRect(0,0,h.width,h.height),vt("drawClear"),J.forEach(u=>u()),vt("draw")),Be.show&&la&&(fa(Be),la=!1),Pe&&pr&&(br(null,!0,!1),pr=!1),ce.show&&ce.live&&tn&&($s(),tn=!1),c||(c=!0,r.status=1,vt("ready")),xo=!1,pa=!1}r.redraw=(u,d)=>{$r=d||!1,u!==!1?jn(D,U.min,U.max):qr()};function Es(u,d){let p=_[u];if(p.from==null){if(_t==0){let b=p.range(r,d.min,d.max,u);d.min=b[0],d.max=b[1]}if(d.min>d.max){let b=d.min;d.min=d.max,d.max=b}if(_t>1&&d.min!=null&&d.max!=null&&d.max-d.min<1e-16)return;u==D&&p.distr==2&&_t>0&&(d.min=yn(d.min,t[0]),d.max=yn(d.max,t[0]),d.min==d.max&&d.max++),M[u]=d,ys=!0,qr()}}r.setScale=Es;let Ns,Us,Br,Qr,tu,nu,Gr,Hr,ru,ou,qe,He,zn=!1,xt=K.drag,yt=xt.x,wt=xt.y;Pe&&(K.x&&(Ns=ln(_g,T)),K.y&&(Us=ln(xg,T)),U.ori==0?(Br=Ns,Qr=Us):(Br=Us,Qr=Ns),qe=K.left,He=K.top);let Be=r.select=dt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),zr=Be.show?ln(Sg,Be.over?T:y):null;function fa(u,d){if(Be.show){for(let p in u)Be[p]=u[p],p in Is&&Ge(zr,p,u[p]);d!==!1&&vt("setSelect")}}r.setSelect=fa;function Hf(u){if(v[u].show)Fe&&Vi(Ke[u],Ar);else if(Fe&&jt(Ke[u],Ar),Pe){let p=Ir?nn[0]:nn[u];p!=null&&Nn(p,-10,-10,fe,H)}}function jn(u,d,p){Es(u,{min:d,max:p})}function Tn(u,d,p,b){d.focus!=null&&Zf(u),d.show!=null&&v.forEach((w,k)=>{k>0&&(u==k||u==null)&&(w.show=d.show,Hf(k),a==2?(jn(w.facets[0].scale,null,null),jn(w.facets[1].scale,null,null)):jn(w.scale,null,null),qr())}),p!==!1&&vt("setSeries",u,d),b&&Ro("setSeries",r,u,d)}r.setSeries=Tn;function zf(u,d){dt(R[u],d)}function jf(u,d){u.fill=ke(u.fill||null),u.dir=De(u.dir,-1),d=d??R.length,R.splice(d,0,u)}function Kf(u){u==null?R.length=0:R.splice(u,1)}r.addBand=jf,r.setBand=zf,r.delBand=Kf;function Yf(u,d){v[u].alpha=d,Pe&&nn[u]!=null&&(nn[u].style.opacity=d),Fe&&Ke[u]&&(Ke[u].style.opacity=d)}let Wn,Kn,gr,jr={focus:!0};function Zf(u){if(u!=gr){let d=u==null,p=xn.alpha!=1;v.forEach((b,w)=>{if(a==1||w>0){let k=d||w==0||w==u;b._focus=d?null:k,p&&Yf(w,k?1:xn.alpha)}}),gr=u,p&&qr()}}Fe&&Wr&&Pt(Md,Te,u=>{K._lock||(fr(u),gr!=null&&Tn(null,jr,!0,at.setSeries))});function An(u,d,p){let b=_[d];p&&(u=u/Ne-(b.ori==1?mt:Ve));let w=fe;b.ori==1&&(w=H,u=w-u),b.dir==-1&&(u=w-u);let k=b._min,C=b._max,N=u/w,$=k+(C-k)*N,q=b.distr;return q==3?fo(10,$):q==4?Vg($,b.asinh):q==100?b.bwd($):$}function Jf(u,d){let p=An(u,D,d);return yn(p,t[0],gt,bt)}r.valToIdx=u=>yn(u,t[0]),r.posToIdx=Jf,r.posToVal=An,r.valToPos=(u,d,p)=>_[d].ori==0?s(u,_[d],p?Nt:fe,p?Ft:0):i(u,_[d],p?cn:H,p?en:0),r.setCursor=(u,d,p)=>{qe=u.left,He=u.top,br(null,d,p)};function au(u,d){Ge(zr,co,Be.left=u),Ge(zr,Ho,Be.width=d)}function su(u,d){Ge(zr,"top",Be.top=u),Ge(zr,zo,Be.height=d)}let Ao=U.ori==0?au:su,Co=U.ori==1?au:su;function Xf(){if(Fe&&ce.live)for(let u=a==2?1:0;u<v.length;u++){if(u==0&&Xt)continue;let d=ce.values[u],p=0;for(let b in d)Sn[u][p++].firstChild.nodeValue=d[b]}}function $s(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((p,b)=>{he[b]=p}):Gg(u.idx)||he.fill(u.idx),ce.idx=he[0]),Fe&&ce.live){for(let p=0;p<v.length;p++)(p>0||a==1&&!Xt)&&eh(p,he[p]);Xf()}tn=!1,d!==!1&&vt("setLegend")}r.setLegend=$s;function eh(u,d){let p=v[u],b=u==0&&ae==2?dn:t[u],w;Xt?w=p.values(r,u,d)??Gn:(w=p.value(r,d==null?null:b[d],u,d),w=w==null?Gn:{_:w}),ce.values[u]=w}function br(u,d,p){ru=qe,ou=He,[qe,He]=K.move(r,qe,He),K.left=qe,K.top=He,Pe&&(Br&&Nn(Br,ft(qe),0,fe,H),Qr&&Nn(Qr,0,ft(He),fe,H));let b,w=gt>bt;Wn=Me,Kn=null;let k=U.ori==0?fe:H,C=U.ori==1?fe:H;if(qe<0||_t==0||w){b=K.idx=null;for(let N=0;N<v.length;N++){let $=nn[N];$!=null&&Nn($,-10,-10,fe,H)}Wr&&Tn(null,jr,!0,u==null&&at.setSeries),ce.live&&(he.fill(b),tn=!0)}else{let N,$,q;a==1&&(N=U.ori==0?qe:He,$=An(N,D),b=K.idx=yn($,t[0],gt,bt),q=F(t[0][b],U,k,0));let B=-10,z=-10,de=0,Le=0,Re=!0,ge="",ie="";for(let Z=a==2?1:0;Z<v.length;Z++){let Qe=v[Z],Je=he[Z],kt=Je==null?null:a==1?t[Z][Je]:t[Z][1][Je],We=K.dataIdx(r,Z,b,$),Xe=We==null?null:a==1?t[Z][We]:t[Z][1][We];if(tn=tn||Xe!=kt||We!=Je,he[Z]=We,Z>0&&Qe.show){let Vt=We==null?-10:We==b?q:F(a==1?t[0][We]:t[Z][0][We],U,k,0),Rt=Xe==null?-10:I(Xe,a==1?_[Qe.scale]:_[Qe.facets[1].scale],C,0);if(Wr&&Xe!=null){let rn=U.ori==1?qe:He,mn=ht(xn.dist(r,Z,We,Rt,rn));if(mn<Wn){let Cn=xn.bias;if(Cn!=0){let qt=An(rn,Qe.scale),on=Xe>=0?1:-1,pn=qt>=0?1:-1;pn==on&&(pn==1?Cn==1?Xe>=qt:Xe<=qt:Cn==1?Xe<=qt:Xe>=qt)&&(Wn=mn,Kn=Z)}else Wn=mn,Kn=Z}}if(tn||Ir){let rn,mn;U.ori==0?(rn=Vt,mn=Rt):(rn=Rt,mn=Vt);let Cn,qt,on,pn,Pn,Dt,Bt=!0,yr=Tt.bbox;if(yr!=null){Bt=!1;let Lt=yr(r,Z);on=Lt.left,pn=Lt.top,Cn=Lt.width,qt=Lt.height}else on=rn,pn=mn,Cn=qt=Tt.size(r,Z);if(Dt=Tt.fill(r,Z),Pn=Tt.stroke(r,Z),Ir)Z==Kn&&Wn<=xn.prox&&(B=on,z=pn,de=Cn,Le=qt,Re=Bt,ge=Dt,ie=Pn);else{let Lt=nn[Z];Lt!=null&&(Mr[Z]=on,Or[Z]=pn,Gd(Lt,Cn,qt,Bt),Bd(Lt,Dt,Pn),Nn(Lt,un(on),un(pn),fe,H))}}}}if(Ir){let Z=xn.prox,Qe=gr==null?Wn<=Z:Wn>Z||Kn!=gr;if(tn||Qe){let Je=nn[0];Je!=null&&(Mr[0]=B,Or[0]=z,Gd(Je,de,Le,Re),Bd(Je,ge,ie),Nn(Je,un(B),un(z),fe,H))}}}if(Be.show&&zn)if(u!=null){let[N,$]=at.scales,[q,B]=at.match,[z,de]=u.cursor.sync.scales,Le=u.cursor.drag;if(yt=Le._x,wt=Le._y,yt||wt){let{left:Re,top:ge,width:ie,height:Z}=u.select,Qe=u.scales[z].ori,Je=u.posToVal,kt,We,Xe,Vt,Rt,rn=N!=null&&q(N,z),mn=$!=null&&B($,de);rn&&yt?(Qe==0?(kt=Re,We=ie):(kt=ge,We=Z),Xe=_[N],Vt=F(Je(kt,z),Xe,k,0),Rt=F(Je(kt+We,z),Xe,k,0),Ao(wn(Vt,Rt),ht(Rt-Vt))):Ao(0,k),mn&&wt?(Qe==1?(kt=Re,We=ie):(kt=ge,We=Z),Xe=_[$],Vt=I(Je(kt,de),Xe,C,0),Rt=I(Je(kt+We,de),Xe,C,0),Co(wn(Vt,Rt),ht(Rt-Vt))):Co(0,C)}else Ms()}else{let N=ht(ru-tu),$=ht(ou-nu);if(U.ori==1){let de=N;N=$,$=de}yt=xt.x&&N>=xt.dist,wt=xt.y&&$>=xt.dist;let q=xt.uni;q!=null?yt&&wt&&(yt=N>=q,wt=$>=q,!yt&&!wt&&($>N?wt=!0:yt=!0)):xt.x&&xt.y&&(yt||wt)&&(yt=wt=!0);let B,z;yt&&(U.ori==0?(B=Gr,z=qe):(B=Hr,z=He),Ao(wn(B,z),ht(z-B)),wt||Co(0,C)),wt&&(U.ori==1?(B=Gr,z=qe):(B=Hr,z=He),Co(wn(B,z),ht(z-B)),yt||Ao(0,k)),!yt&&!wt&&(Ao(0,0),Co(0,0))}if(xt._x=yt,xt._y=wt,u==null){if(p){if(bu!=null){let[N,$]=at.scales;at.values[0]=N!=null?An(U.ori==0?qe:He,N):null,at.values[1]=$!=null?An(U.ori==1?qe:He,$):null}Ro(Ni,r,qe,He,fe,H,b)}if(Wr){let N=p&&at.setSeries,$=xn.prox;gr==null?Wn<=$&&Tn(Kn,jr,!0,N):Wn>$?Tn(null,jr,!0,N):Kn!=gr&&Tn(Kn,jr,!0,N)}}tn&&(ce.idx=b,$s()),d!==!1&&vt("setCursor")}let Yn=null;Object.defineProperty(r,"rect",{get(){return Yn==null&&Po(!1),Yn}});function Po(u=!1){u?Yn=null:(Yn=T.getBoundingClientRect(),vt("syncRect",Yn))}function iu(u,d,p,b,w,k,C){K._lock||zn&&u!=null&&u.movementX==0&&u.movementY==0||(Ws(u,d,p,b,w,k,C,!1,u!=null),u!=null?br(null,!0,!0):br(d,!0,!1))}function Ws(u,d,p,b,w,k,C,N,$){if(Yn==null&&Po(!1),fr(u),u!=null)p=u.clientX-Yn.left,b=u.clientY-Yn.top;else{if(p<0||b<0){qe=-10,He=-10;return}let[q,B]=at.scales,z=d.cursor.sync,[de,Le]=z.values,[Re,ge]=z.scales,[ie,Z]=at.match,Qe=d.axes[0].side%2==1,Je=U.ori==0?fe:H,kt=U.ori==1?fe:H,We=Qe?k:w,Xe=Qe?w:k,Vt=Qe?b:p,Rt=Qe?p:b;if(Re!=null?p=ie(q,Re)?l(de,_[q],Je,0):-10:p=Je*(Vt/We),ge!=null?b=Z(B,ge)?l(Le,_[B],kt,0):-10:b=kt*(Rt/Xe),U.ori==1){let rn=p;p=b,b=rn}}$&&(d==null||d.cursor.event.type==Ni)&&((p<=1||p>=fe-1)&&(p=xr(p,fe)),(b<=1||b>=H-1)&&(b=xr(b,H))),N?(tu=p,nu=b,[Gr,Hr]=K.move(r,p,b)):(qe=p,He=b)}let Is={width:0,height:0,left:0,top:0};function Ms(){fa(Is,!1)}let lu,uu,cu,du;function mu(u,d,p,b,w,k,C){zn=!0,yt=wt=xt._x=xt._y=!1,Ws(u,d,p,b,w,k,C,!0,!1),u!=null&&(Pt(Ui,Oi,pu,!1),Ro(Wd,r,Gr,Hr,fe,H,null));let{left:N,top:$,width:q,height:B}=Be;lu=N,uu=$,cu=q,du=B}function pu(u,d,p,b,w,k,C){zn=xt._x=xt._y=!1,Ws(u,d,p,b,w,k,C,!1,!0);let{left:N,top:$,width:q,height:B}=Be,z=q>0||B>0,de=lu!=N||uu!=$||cu!=q||du!=B;if(z&&de&&fa(Be),xt.setScale&&z&&de){let Le=N,Re=q,ge=$,ie=B;if(U.ori==1&&(Le=$,Re=B,ge=N,ie=q),yt&&jn(D,An(Le,D),An(Le+Re,D)),wt)for(let Z in _){let Qe=_[Z];Z!=D&&Qe.from==null&&Qe.min!=Me&&jn(Z,An(ge+ie,Z),An(ge,Z))}Ms()}else K.lock&&(K._lock=!K._lock,br(d,!0,u!=null));u!=null&&(Nr(Ui,Oi),Ro(Ui,r,qe,He,fe,H,null))}function th(u,d,p,b,w,k,C){if(K._lock)return;fr(u);let N=zn;if(zn){let $=!0,q=!0,B=10,z,de;U.ori==0?(z=yt,de=wt):(z=wt,de=yt),z&&de&&($=qe<=B||qe>=fe-B,q=He<=B||He>=H-B),z&&$&&(qe=qe<Gr?0:fe),de&&q&&(He=He<Hr?0:H),br(null,!0,!0),zn=!1}qe=-10,He=-10,he.fill(null),br(null,!0,!0),N&&(zn=N)}function fu(u,d,p,b,w,k,C){K._lock||(fr(u),vs(),Ms(),u!=null&&Ro(Od,r,qe,He,fe,H,null))}function hu(){A.forEach(iy),ws(r.width,r.height,!0)}Cr(Ja,po,hu);let Kr={};Kr.mousedown=mu,Kr.mousemove=iu,Kr.mouseup=pu,Kr.dblclick=fu,Kr.setSeries=(u,d,p,b)=>{let w=at.match[2];p=w(r,d,p),p!=-1&&Tn(p,b,!0,!1)},Pe&&(Pt(Wd,T,mu),Pt(Ni,T,iu),Pt(Id,T,u=>{fr(u),Po(!1)}),Pt(Md,T,th),Pt(Od,T,fu),zi.add(r),r.syncRect=Po);let ha=r.hooks=e.hooks||{};function vt(u,d,p){Ls?To.push([u,d,p]):u in ha&&ha[u].forEach(b=>{b.call(null,r,d,p)})}(e.plugins||[]).forEach(u=>{for(let d in u.hooks)ha[d]=(ha[d]||[]).concat(u.hooks[d])});let gu=(u,d,p)=>p,at=dt({key:null,setSeries:!1,filters:{pub:Yd,sub:Yd},scales:[D,v[1]?v[1].scale:null],match:[Zd,Zd,gu],values:[null,null]},K.sync);at.match.length==2&&at.match.push(gu),K.sync=at;let bu=at.key,Os=zm(bu);function Ro(u,d,p,b,w,k,C){at.filters.pub(u,d,p,b,w,k,C)&&Os.pub(u,d,p,b,w,k,C)}Os.sub(r);function nh(u,d,p,b,w,k,C){at.filters.sub(u,d,p,b,w,k,C)&&Kr[u](null,d,p,b,w,k,C)}r.pub=nh;function rh(){Os.unsub(r),zi.delete(r),ur.clear(),qi(Ja,po,hu),m.remove(),Te?.remove(),vt("destroy")}r.destroy=rh;function Fs(){vt("init",e,t),zl(t||e.data,!1),M[D]?Es(D,M[D]):vs(),la=Be.show&&(Be.width>0||Be.height>0),pr=tn=!0,ws(e.width,e.height)}return v.forEach(Gl),A.forEach($f),n?n instanceof HTMLElement?(n.appendChild(m),Fs()):n(r,Fs):Fs(),r}ot.assign=dt;ot.fmtNum=el;ot.rangeNum=Xa;ot.rangeLog=ns;ot.rangeAsinh=Ji;ot.orient=Rr;ot.pxRatio=Ne;ot.join=Jg;ot.fmtDate=nl,ot.tzDate=ub;ot.sync=zm;{ot.addGap=Gb,ot.clipGaps=as;let e=ot.paths={points:Xm};e.linear=tp,e.stepped=jb,e.bars=Kb,e.spline=Zb}var ul="smartmoney.theme",cl=matchMedia("(prefers-color-scheme: dark)");function ap(){let e=localStorage.getItem(ul);return e==="light"||e==="dark"?e:"system"}function sp(e){e==="system"?localStorage.removeItem(ul):localStorage.setItem(ul,e)}function ip(e){let t=e==="system"?cl.matches?"dark":"light":e,n=document.documentElement;return n.dataset.theme=t,n.classList.toggle("dark-mode",t==="dark"),t}var us=we(ap()),dl=we("light");function ml(){dl.value=ip(us.value)}cl.addEventListener("change",ml);ml();function lp(e){us.value=e,sp(e),ml()}function up(e,t){let n=e.over.querySelector(".tip");if(!t||(e.cursor.left??-1)<0){n?.remove();return}n||(n=document.createElement("div"),n.className="tip",e.over.append(n)),n.replaceChildren(cs("strong",t.head),...t.rows.map(({name:l,value:c,tone:m})=>{let h=cs("div","");return h.append(cs("span",l,`dot tone-${m}`),cs("b",c)),h}));let{clientWidth:r,clientHeight:a}=e.over,s=12,i=t.left+s+n.offsetWidth<=r;n.style.left=`${i?t.left+s:Math.max(0,t.left-s-n.offsetWidth)}px`,n.style.top=`${Math.max(0,Math.min((e.cursor.top??0)-n.offsetHeight/2,a-n.offsetHeight))}px`}function cs(e,t,n=""){let r=document.createElement(e);return r.textContent=t,r.className=n,r}function vn({label:e,times:t,lines:n,format:r,ticks:a,height:s=240,moment:i}){let l=et(null),c=et(void 0),m=et({times:t,lines:n,format:r,ticks:a,moment:i}),h=et(void 0),[f,g]=Q(!1);m.current={times:t,lines:n,format:r,ticks:a,moment:i};let y=dl.value,T=JSON.stringify(n.map(({values:P,...v})=>v)),E=JSON.stringify([t,n.map(P=>P.values),i]);xe(()=>{let P=l.current;if(!P)return;let v=R=>{h.current=R,g(R!==void 0)},A=new ot(uy(P,m,s,v),cp(m.current),P);h.current&&A.setScale("x",{min:h.current[0],max:h.current[1]}),c.current=A;let _=new ResizeObserver(()=>A.setSize({width:Math.max(P.clientWidth,200),height:s}));return _.observe(P),()=>{_.disconnect(),A.destroy(),c.current=void 0}},[T,y,s]),xe(()=>{c.current?.batch(P=>{let v=h.current;P.setData(cp(m.current),v===void 0),v&&P.setScale("x",{min:v[0],max:v[1]})})},[E]);let L=()=>c.current?.setScale("x",{min:t[0]??0,max:t.at(-1)??0});return o("figure",{class:"chart",children:[n.length>1&&o("ul",{class:"legend","aria-hidden":"true",children:n.map(P=>o("li",{class:`${P.points?"dot":"dash"} tone-${P.tone??"accent"}`,children:P.name},P.name))}),f&&o("button",{type:"button",class:"small whole",onClick:L,children:"Show all"}),o("div",{ref:l,class:"plot","aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o(ly,{times:t,lines:n,format:r})]})]})}function ly({times:e,lines:t,format:n}){let r=Math.max(1,Math.floor(e.length/12)),a=s=>s%r===0||s===e.length-1||t.some(i=>i.points&&i.values[s]!=null);return o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),t.map(s=>o("th",{scope:"col",children:s.name},s.name))]})}),o("tbody",{children:e.map((s,i)=>a(i)&&o("tr",{children:[o("th",{scope:"row",children:new Date(s*1e3).toISOString().slice(0,16)}),t.map(l=>o("td",{children:l.values[i]==null?"":n(l.values[i])},l.name))]},i))})]})}var cp=({times:e,lines:t})=>[e,...t.map(n=>n.values)];function uy(e,t,n,r){let a=pl(e,"--muted"),s=pl(e,"--line"),l={stroke:a,font:"12px system-ui, sans-serif",grid:{stroke:s,width:1},ticks:{show:!1}},c=()=>t.current.times[0]??0,m=()=>t.current.times.at(-1)??0;return{width:Math.max(e.clientWidth,200),height:n,tzDate:h=>ot.tzDate(new Date(h*1e3),"Etc/UTC"),legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!0,y:!1,dist:6}},scales:{x:{range:(h,f,g)=>f<=c()&&g>=m()?fy(c(),m()):[f,g]},y:{range:(h,f,g)=>f==null||g==null?[0,1]:f===g?py(f):ot.rangeNum(f,g,.1,!0)}},hooks:{drawAxes:[h=>{t.current.moment!==void 0&&hy(h,t.current.moment,a)}],setScale:[(h,f)=>{let{min:g,max:y}=h.scales.x??{};f==="x"&&g!=null&&y!=null&&r(g>c()||y<m()?[g,y]:void 0)}],setCursor:[h=>up(h,my(h,t))]},axes:[{...l,space:64,size:30,values:(h,f,g,y,T)=>f.map(E=>gy(E,T))},{...l,gap:6,size:dy,values:(h,f)=>{let{ticks:g,format:y}=t.current;return g?g(f):f.map(T=>y(T))}}],series:[{},...t.current.lines.map(h=>cy(e,h,t.current.lines.length))]}}function cy(e,t,n){let r=pl(e,`--${t.tone??"accent"}`);return{label:t.name,stroke:r,width:t.points?0:2,spanGaps:!t.points,points:{show:t.points!==void 0||t.values.filter(a=>a!==null).length===1,size:t.points??6,fill:r},paths:t.bars?ot.paths.bars?.({size:[.7,24]}):t.steps?ot.paths.stepped?.({align:1}):void 0,fill:t.bars?dp(r,.6):t.points||n>1?void 0:dp(r,.1)}}function dy(e,t,n,r){let{font:a,gap:s,_size:i}=e.axes[n];if(r>1)return i;e.ctx.save(),e.ctx.font=Array.isArray(a)?String(a[0]):String(a);let l=Math.max(0,...(t??[]).map(c=>e.ctx.measureText(c).width));return e.ctx.restore(),Math.ceil(l/devicePixelRatio+Number(s)+4)}function my(e,t){let{times:n,lines:r,format:a}=t.current,s=e.cursor.idx,i=s==null?void 0:n[s];if(s==null||i===void 0)return;let l=r.flatMap(c=>{let m=c.values[s]??(c.steps?c.values.slice(0,s).findLast(h=>h!==null):void 0);return m==null?[]:[{name:c.name,value:a(m),tone:c.tone??"accent"}]});return{left:e.valToPos(i,"x"),head:`${new Date(i*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`,rows:l}}function py(e){let t=Math.abs(e)/10||.01;return[e-t,e+t]}function fy(e,t){let n=Math.max((t-e)*.02,60);return[e-n,t+n]}function hy(e,t,n){let{ctx:r,bbox:a}=e,s=e.valToPos(t,"x",!0);s<a.left||s>a.left+a.width||(r.save(),r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),r.beginPath(),r.moveTo(s,a.top),r.lineTo(s,a.top+a.height),r.stroke(),r.restore())}function gy(e,t){let n=new Date(e*1e3);return t>=86400||e%86400===0?n.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):n.toISOString().slice(11,t<60?19:16)}function pl(e,t){let n=document.createElement("span");n.style.color=`var(${t})`,e.append(n);let r=getComputedStyle(n).color;return n.remove(),r}function dp(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function ds({values:e,label:t,tone:n="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),a=Math.max(...e),s=88,i=24,l=f=>f/(e.length-1)*(s-4)+2,c=f=>a===r?i/2:i-3-(f-r)/(a-r)*(i-6),m=e[e.length-1]??0,h=m>=(e[0]??0);return o("svg",{class:`spark ${n==="plain"?"plain":h?"good":"bad"}`,width:s,height:i,viewBox:`0 0 ${s} ${i}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((f,g)=>`${l(g).toFixed(1)},${c(f).toFixed(1)}`).join(" ")}),o("circle",{cx:l(e.length-1),cy:c(m),r:"2"})]})}var mp=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],fl=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],hl=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],by=20,gl=4;function pp(){let e=ve("chain",ut,"BASE"),t=ve("by",mp,"TRADER_SCORE"),n=tt.value.params,r=n.get("asof")??"",a=n.get("after"),s=r?"ALL":ve("window",Fn,"ALL"),i={chain:e,rankBy:t,first:by,after:a,window:hn(s),asOf:r?`${r}T23:59:59Z`:null,filter:{...Object.fromEntries([...fl,...hl].flatMap(({name:y})=>n.get(y)?[[y,Number(n.get(y))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},l=te(Ju,i,{every:r?void 0:1e4}),c=te(ec,i),m=te(Xu,{chain:e,window:i.window,filter:{...i.filter,minBuyVol:0}},{every:6e4,skip:!!r||i.filter?.minBuyVol===0}),h=new Map(c.data?.wallets.nodes.map(y=>[y.walletAddress,y.equity.map(T=>T.realizedPnlUsd)])),f=y=>se({after:"",...y}),g=async y=>{let{wallets:T}=await be(Yu,{...i,first:200,after:y});return _r({nodes:T.edges,pageInfo:T.pageInfo})};return o(S,{children:[o(_e,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o(En,{names:["chain","window","by","asof","activeSince",...[...fl,...hl].map(y=>y.name)],children:[o(Ee,{label:"Chain",choices:ut.map(y=>({value:y,label:Ie[y]})),chosen:e,change:y=>f({chain:y,compare:""})}),o(Ee,{label:"Window",choices:Fn.map(y=>({value:y,label:sn[y]})),chosen:s,change:y=>f({window:y==="ALL"?"":y,asof:""})}),o(Vn,{label:"Ranked by",choices:mp.map(y=>({value:y,label:Ce(y)})),chosen:t,change:y=>f({by:y})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(Ln,{type:"date",value:r,change:y=>f({asof:y,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[fl.map(({name:y,label:T})=>o(Li,{label:T,value:n.get(y)??"",change:E=>f({[y]:E}),hint:`${x(l.data?.wallets.chainDefaults[y]??0)} (default)`},y)),hl.map(({name:y,label:T,max:E})=>o(Li,{label:T,value:n.get(y)??"",change:L=>f({[y]:L}),max:E,hint:"any"},y)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(Ln,{type:"date",value:n.get("activeSince")??"",change:y=>f({activeSince:y})})]})]})]})]}),o(ky,{chain:e,window:s,now:r!==""}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(le,{query:l,children:({wallets:y})=>o(yy,{page:y,chain:e,window:s,trend:h,all:m.data?.wallets.totalCount,by:t,csv:g})})})]})}function yy({page:e,chain:t,window:n,trend:r,all:a=0,by:s,csv:i}){let l=tt.value.params,c=Number(l.get("minBuyVol")||e.chainDefaults.minBuyVol),m=a-e.totalCount,h=m>0&&c>0&&o("p",{class:"muted small",children:[x(m)," more bought for less than ",ye(c),". ",o("button",{type:"button",onClick:()=>se({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let g=e.chainDefaults;return o(Y,{title:"No wallet passes",children:["By default ",Ie[t]," asks for ",x(g.minTrades)," trades, ",x(g.minTokens)," tokens, ",x(g.minClosed)," closed positions and ",ye(g.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",h]})}let f=e.asOf?`profits of all time, as it stood on ${St(e.asOf)}`:e.windowStart?`since ${St(e.windowStart)}`:"all time";return o(S,{children:[o("p",{class:"muted small",children:[x(e.totalCount)," wallets, ",f,e.asOf?"":o(S,{children:[", updated ",o(re,{at:e.updatedAt})]})]}),h,o(oe,{label:`Wallets of ${Ie[t]}, best first`,columns:wy(t,n,r),rows:e.edges,id:g=>g.node.id,csv:i,ordered:{by:s,choose:g=>se({by:g,after:""})}}),o(uo,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:l.get("after")?()=>se({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>se({after:e.pageInfo.endCursor}):void 0})]})}function wy(e,t,n){let r=fp(),a=(s,i)=>se({compare:(i?[...r,s]:r.filter(l=>l!==s)).slice(0,gl).join(",")});return[{name:"Rank",number:!0,cell:s=>x(s.rank)},{name:"Wallet",cell:s=>o(Dn,{chain:e,address:s.node.walletAddress,window:t})},{name:"Score",number:!0,order:"TRADER_SCORE",title:"Composite score, 0 to 1",cell:s=>s.node.traderScore.toFixed(3)},{name:"Profit",number:!0,order:"NET_PNL_USD",cell:s=>o(ct,{value:s.node.netPnlUsd})},{name:"Realized",number:!0,order:"REALIZED_PNL_USD",wide:!0,cell:s=>o(ct,{value:s.node.realizedPnlUsd})},{name:"Win rate",number:!0,order:"TRUE_WIN_RATE",title:"Share of closed positions with a profit, and how many there are",cell:s=>o(vy,{of:s.node})},{name:"Trades",number:!0,order:"TRADE_COUNT",cell:s=>o(S,{children:[x(s.node.tradeCount),o("small",{children:[x(s.node.tokensTraded)," tokens",t!=="ALL"&&" ever"]})]})},{name:"Bought",number:!0,order:"TOTAL_BUY_VOLUME_USD",wide:!0,cell:s=>ye(s.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:s=>o(re,{at:s.node.lastTradeTime})},{name:"Trend",title:`Realized profit, ${sn[t].toLowerCase()}`,cell:s=>o(ds,{values:n.get(s.node.walletAddress)??[],label:`Realized profit, ${sn[t].toLowerCase()}`})},{name:"Compare",cell:s=>o("input",{type:"checkbox","aria-label":`Compare ${s.node.walletAddress}`,checked:r.includes(s.node.walletAddress),disabled:!r.includes(s.node.walletAddress)&&r.length>=gl,onChange:i=>a(s.node.walletAddress,i.currentTarget.checked)})}]}function vy({of:e}){return o(S,{children:[Ye(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",x(e.closedPositions)]})]})}function fp(){return(tt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,gl)}function ky({chain:e,window:t,now:n}){let r=fp(),a=te(tc,{chain:e,addresses:r,window:hn(t)},{skip:r.length===0});if(r.length===0)return null;let s=(a.data?.walletsByAddress??[]).flatMap(l=>l??[]),i=[{name:"Rank",of:l=>l.defaultRank?`#${x(l.defaultRank)}`:"not ranked"},{name:"Score",of:l=>l.traderScore.toFixed(3)},{name:"Profit",of:l=>o(ct,{value:l.netPnlUsd})},{name:"Win rate",of:l=>`${Ye(l.trueWinRate)} of ${x(l.closedPositions)}`},{name:"Trades",of:l=>x(l.tradeCount)},{name:"Average trade",of:l=>ye(l.avgTradeSizeUsd)},{name:t==="ALL"?"Largest trade":"Largest trade ever",of:l=>ye(l.largestTradeUsd)},{name:"Last trade",of:l=>o(re,{at:l.lastTradeTime})}];return o(V,{title:o(S,{children:["Compared ",o("span",{class:"badge",children:[sn[t],n&&", up to now"]})]}),actions:o("button",{type:"button",onClick:()=>se({compare:""}),children:"Close"}),children:[r.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(_y,{wallets:s}),o(oe,{csv:!1,label:"Compared wallets",rows:i,id:l=>l.name,columns:[{name:"Number",cell:l=>l.name},...s.map(l=>({name:l.walletAddress.slice(0,10),number:!0,cell:c=>c.of(l)}))]})]})}var Sy=["accent","second","third","fourth"];function _y({wallets:e}){let t=[...new Set(e.flatMap(r=>r.equity.map(a=>At(a.date))))].sort((r,a)=>r-a);if(t.length<2)return null;let n=e.map((r,a)=>{let s=new Map(r.equity.map(i=>[At(i.date),i.realizedPnlUsd]));return{name:r.walletAddress.slice(0,10),tone:Sy[a],values:t.map(i=>s.get(i)??null)}});return o(vn,{label:"Realized profit over time",times:t,lines:n,format:r=>ye(r),ticks:so})}var xy=50,Ty=200,Ay=5,ir=1e4,Cy=15e3,Py=250,ms=class{constructor(t){this.filter=t}filter;rows=we(void 0);waiting=we([]);paused=we(!1);link=we("connecting");said=we("Connecting\u2026");gap=we(!1);older=we(void 0);loading=we(!1);refusal=we(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await be(ti,{filter:this.filter,last:xy},{signal:this.abort.signal});this.rows.value=bl(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Cy)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<Ay&&this.older.value;t++){let{signals:n}=await be(ti,{filter:this.filter,last:Ty,before:this.older.value},{signal:this.abort.signal});this.older.value=n.pageInfo.hasPreviousPage?n.pageInfo.startCursor??void 0:void 0,this.add(n.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,n={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Ra(rc,n,{link:r=>this.linked(r),failed:r=>this.fail(r),next:({signals:r})=>{this.cursor=r.cursor,r.gap&&(this.gap.value=!0),r.retraction&&this.retract(r.retraction.signalId,r.retraction.at),r.signal&&this.arrived(r.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let n=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?n?`Connected again, continued after signal ${x(n)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*ir&&(this.arrivals=this.arrivals.slice(-ir)),this.showing||(this.showing=setTimeout(()=>this.show(),Py))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*ir&&this.fresh.clear();for(let n of t)this.fresh.add(n.signalId);this.paused.value?this.waiting.value=bl([...t,...this.waiting.value]).slice(0,ir):this.add(t)}add(t){let n=this.rows.value??[],r=new Set(n.map(s=>s.sequence)),a=bl([...n,...t.filter(s=>!r.has(s.sequence))]);this.rows.value=a.slice(0,ir),a.length>=ir&&(this.older.value=void 0)}retract(t,n){this.showing&&(clearTimeout(this.showing),this.show());let r=a=>a.signalId===t?{...a,retractedAt:n}:a;this.rows.value=this.rows.value?.map(r),this.waiting.value=this.waiting.value.map(r)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:n}=await be(nc,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),r=new Map(n.nodes.map(a=>[a.signalId,a]));this.rows.value=this.rows.value?.map(a=>{let s=r.get(a.signalId);return s?{...a,retractedAt:s.retractedAt,token:{...a.token,profile:s.token.profile}}:a})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ue?t:new Ue("",String(t)))}};function bl(e){return[...e].sort((t,n)=>n.sequence-t.sequence)}var Ry=200,yl=2e3;function Dy(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let n=e.outcome.settledPayout;return n===null||!e.token.currentPriceUsd?null:n/e.token.currentPriceUsd-1}function Jo(e,t){return Xo(e.notificationType,Dy(e,t))}function Xo(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function hp(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],n=e.map(r=>[r.sequence,r.signalId,r.sentAt,r.notificationType,r.chain,r.token.address,r.token.symbol,r.headline,r.token.currentPriceUsd,r.outcome.return1h,r.outcome.return6h,r.outcome.return24h,r.outcome.settledPayout,r.retractedAt]);za("signals",Ti([t,...n]))}function gp(e,t,n){let[r,a]=Q({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return xe(()=>{let i=new AbortController;return a({signals:[],done:!1,cut:!1}),Ly(e,t,i.signal,a),()=>i.abort()},[s,t,n]),r}async function Ly(e,t,n,r){let a=[],s=null;try{for(;;){let i=await be(kc,{filter:e,last:Ry,before:s},{signal:n}),{nodes:l,pageInfo:c}=i.signals,m=l.filter(g=>g.sentAt>t).sort((g,y)=>y.sequence-g.sequence);a.push(...m),s=c.startCursor;let h=m.length===l.length&&c.hasPreviousPage&&s!==null,f=!h||a.length>=yl;if(r({signals:[...a],done:f,cut:h&&f}),f)return}}catch(i){n.aborted||r({signals:a,done:!0,cut:!1,refusal:i instanceof Ue?i:new Ue("",String(i))})}}var Zt=Object.keys(fn),Dr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},ps=Object.keys(Dr);function wl({traderCount:e,highestRank:t,totalUsdInflow:n}){let r=(a,s)=>Math.min(Math.max(Math.log(a)/Math.log(s),0),1);return Math.round(40*r(e,25)+40*r(n/1e3,1e3)+20*(1-r(t,200)))}function vl({summary:e}){let t=wl(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var ko=[{name:"Time",width:6.4,cell:e=>o(re,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(S,{children:[o(Ga,{priority:e.priority,means:Dr[e.priority]})," ",o(vl,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:ne(["signal",e.signalId]),children:e.headline}),o("small",{children:[fn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(S,{children:[o(Ot,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(S,{children:[e.summary.traderCount,o("small",{children:["best #",x(e.summary.highestRank)]})]})},{name:"Volume",width:6.6,number:!0,cell:e=>ye(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(S,{children:[o("span",{class:"num",children:It(e.token.priceChangePct/100)}),o("small",{children:je(e.token.currentPriceUsd,e.chain)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(S,{children:[o(kl,{s:e}),o("small",{children:je(e.token.profile?.priceUsd,e.chain)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>Sl(e)??"\u2013"}];function kl({s:e}){let t=e.token.profile?.priceUsd,n=e.token.currentPriceUsd,r=t&&n?t/n-1:null;return o(Ht,{value:r,right:Xo(e.notificationType,r)})}function Sl(e){return e.latency?nt(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var bp=[...new Set(Zt.map(e=>fn[e]))];function yp(){let e={chains:ao("chains",ut),types:ao("types",Zt),priorities:ao("priorities",ps)},t=tt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],n=JSON.stringify([e,t]),r=$t(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[n]),a=s=>i=>se({[s]:i.join(",")});return o(S,{children:[o(_e,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o(En,{names:["chains","types","priorities","wallets"],children:[o(gn,{label:"Chains",choices:ut.map(s=>({value:s,label:Ie[s]})),chosen:e.chains,change:a("chains")}),o(gn,{label:"Types",choices:bp.map(s=>({value:s,label:s})),chosen:bp.filter(s=>e.types.some(i=>fn[i]===s)),change:s=>a("types")(s.flatMap(i=>Ey(i,e.types)))}),o(gn,{label:"Priorities",choices:ps.map(s=>({value:s,label:s})),chosen:e.priorities,change:a("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Wallets"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(Ln,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:s=>a("wallets")(s.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:ps.map(s=>`${s}: ${Dr[s]}`).join(" \xB7 ")}),o(Ny,{filter:r},n)]})}function Ey(e,t){let n=Zt.filter(a=>fn[a]===e),r=n.filter(a=>t.includes(a));return r.length>0?r:n}function Ny({filter:e}){let[t,n]=Q(0),r=$t(()=>new ms(e),[t]);xe(()=>(r.start(),()=>r.stop()),[r]);let a=r.rows.value,s=r.waiting.value,i=r.paused.value,l=et(void 0),c=r.refusal.value??(a?void 0:l.current);l.current=c;let m=Ca(r.refusal.value);return xe(()=>{if(!m)return;let h=setTimeout(()=>n(f=>f+1),Pa);return()=>clearTimeout(h)},[r,m]),c?o(zt,{refusal:c,retry:()=>n(h=>h+1)}):a?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${r.link.value}`,children:r.said.value}),o("div",{class:"actions",children:[s.length>0&&o("button",{type:"button",class:"primary",onClick:()=>r.resume(),children:["Show ",x(s.length)," new"]}),o("button",{type:"button",onClick:()=>{i?r.resume():r.paused.value=!0},children:i?"Resume":"Pause"})]})]}),r.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),a.length===0?o(Uy,{filtered:Object.keys(e).length>0}):o(oe,{long:!0,label:"Signals, newest first",columns:ko,rows:a,id:h=>h.signalId,class:h=>h.retractedAt?"gone":r.fresh.has(h.signalId)?"fresh":""}),a.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[x(a.length)," signals",a.length>=ir&&", the most that this page holds"]}),r.older.value&&o("button",{type:"button",disabled:r.loading.value,onClick:()=>{r.loadOlder()},children:"Older signals"})]})]}):o(or,{label:"Loading the newest signals"})}function Uy({filtered:e}){let t=$t(()=>new Date(Date.now()-864e5).toISOString(),[]),n=te(oc,{since:t},{every:3e4}),r=te(ac,{},{skip:Mt.value?.scope!=="customer"});return o(le,{query:n,children:a=>o(Y,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or more wallets, may show more."}),$y(a,r.data?.usage.budget,On.value).map(s=>o("li",{children:s},s))]})})})}function $y(e,t,n){let r=[],a=e.chains.filter(l=>e.config.chains.includes(l.chain));a.length===0&&r.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&r.push("Your configuration includes no type of signals.");for(let l of a)l.lastEventAt?n-Date.parse(l.lastEventAt)>6e5&&r.push(`${Ie[l.chain]} is quiet: its last trade was ${Oa(l.lastEventAt,n)}.`):r.push(`No trade has come in on ${Ie[l.chain]} yet.`),l.reason&&r.push(`${Ie[l.chain]}: ${l.reason}`);t&&t.dailyUsed>=t.dailyBudget&&r.push(`Today's budget of ${x(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let l of e.decisions.nodes)s.set(l.rule??"",(s.get(l.rule??"")??0)+l.count);let[i]=[...s].sort((l,c)=>c[1]-l[1]);return i?r.push(`In the last 24 hours the rule \u201C${Ce(i[0])}\u201D held back ${x(i[1])} candidates, more than any other.`):a.some(l=>l.lastEventAt)&&r.push("No top wallet did anything in the last 24 hours that could have become a signal."),r}function vp(){let e=te(sc,{},{every:5e3}),t=te(ic,{},{every:6e4});return o(S,{children:[o(_e,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(le,{query:e,children:n=>{let r=n.serviceStatus;return o("div",{class:"stack",children:[o(Wy,{all:r.attention}),o(V,{children:o(Ze,{items:My(r)})}),o(V,{title:"The last hour",children:o(le,{query:t,children:a=>o(Iy,{minutes:a.serviceStatus.lastHour})})}),o(V,{title:"Disk space",actions:o("a",{href:ne(["settings"]),children:"Retention, in Settings"}),children:o(Ze,{items:By(r.database)})}),o(V,{title:"Chains",children:o(oe,{label:"Chains",columns:Fy,rows:r.chains,id:a=>a.chain})}),o(V,{title:"Delivery",children:[o(oe,{label:"How long delivery takes",columns:Vy,rows:r.deliveries.steps,id:a=>a.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(V,{title:"Processes",children:o(oe,{label:"Processes",columns:qy,rows:r.processes,id:a=>`${a.role} ${a.name}`})}),o(Gy,{status:r})]})}})]})}function Wy({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(n=>n.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(n=>o("li",{children:n.text},n.text))})]})}function Iy({minutes:e}){if(e.length<2)return o(Y,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(n=>n.eventsPerSecond),Ma],["Behind",e.map(n=>n.lagSeconds),nt],["From trade to signal",e.map(n=>n.signalSeconds),nt],["Database",e.map(n=>n.databaseBytes||null),Fo]];return o(Ze,{items:t.map(([n,r,a])=>{let s=r.filter(l=>l!==null),i=s.at(-1);return{name:n,value:o(ds,{values:s,label:`${n} in the last ${e.length} minutes`,tone:"plain"}),note:i===void 0?"none in this time":`${a(Math.min(...s))} to ${a(Math.max(...s))}, now ${a(i)}`}})})}function My(e){let t=e.chains.map(a=>a.eventsPerSecond).filter(a=>a!=null),n=e.deliveries.steps.find(a=>a.step==="webhook"),r=e.processes.filter(a=>!a.leader&&["all","api","engine"].includes(a.role)).length;return[{name:"Events",value:t.length>0?`${Ma(t.reduce((a,s)=>a+s,0))}/s`:"not measured yet",note:`${x(e.chains.reduce((a,s)=>a+s.events,0))} since the start`},{name:"Behind",value:nt(Math.max(...e.chains.map(a=>a.lagSeconds))),note:`${x(e.chains.reduce((a,s)=>a+s.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(a=>a.leader)?.name||"none"}),note:r===1?"1 follower":`${r} followers`},{name:"To webhooks",value:x(e.deliveries.pending+e.deliveries.retrying),note:n?.p99Seconds!=null?`99 % within ${nt(n.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:x(e.errors),note:`${x(e.warnings)} warnings, ${x(e.failedRequests)} failed requests`},{name:"Runs since",value:o(re,{at:e.startedAt}),note:e.version}]}function Oy(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var Fy=[{name:"Chain",cell:e=>o(rt,{chain:e.chain})},{name:"State",cell:e=>Oy(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Ma(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(re,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(S,{children:[nt(e.lagSeconds),o("small",{children:[x(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>x(e.events)}],wp={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Vy=[{name:"Step",cell:e=>o(S,{children:[wp[e.step]?.[0]??e.step,o("small",{children:wp[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":nt(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":nt(e.p99Seconds)},{name:"Times",number:!0,cell:e=>x(e.count)}],qy=[{name:"Process",cell:e=>o(S,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function By(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${nt(e.measuredSeconds)}`,n=e.rough?"about ":"";return[{name:"Used",value:Fo(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":n+Fo(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":Fo(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${Ye(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${n}${x(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var Qy=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(S,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>x(e.count)},{name:"First",wide:!0,cell:e=>o(re,{at:e.firstAt})},{name:"Last",cell:e=>o(re,{at:e.lastAt})}];function Gy({status:e}){return o(V,{title:"Warnings and errors",actions:o("a",{href:ne(["sources"]),children:"Sources"}),children:e.problems.length===0?o(Y,{title:"None",children:"This process has logged no warning and no error since it started."}):o(oe,{label:"Warnings and errors, the last first",columns:Qy,rows:e.problems,id:t=>t.level+t.message})})}var kp=["FLAG","ENVIRONMENT","FILE","DEFAULT"],Sp={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function _p(){let e=ao("origins",kp),t=te(lc,{});return o(S,{children:[o(_e,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o(En,{names:["origins"],children:o(gn,{label:"Where from",choices:kp.map(n=>({value:n,label:Sp[n]})),chosen:e,change:n=>se({origins:n.join(",")})})}),o(le,{query:t,children:({settings:n})=>o(Hy,{settings:n.filter(r=>e.length===0||e.includes(r.origin)),all:n.length})})]})}function Hy({settings:e,all:t}){if(e.length===0)return o(Y,{title:"No setting comes from there",children:["All ",x(t)," have other origins."]});let n=[...new Set(e.map(r=>r.group))].sort((r,a)=>+(r==="")-+(a===""));return o("div",{class:"stack",children:[n.map(r=>o(V,{title:r||"Every command, and sections of the file",children:o(oe,{label:`Settings: ${r||"every command"}`,columns:zy,rows:e.filter(a=>a.group===r),id:a=>a.name})},r)),o("p",{class:"muted",children:[x(e.length)," of ",x(t)," settings. Change one where it comes from, then restart the process."]})]})}var zy=[{name:"Setting",cell:e=>o(S,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(S,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(S,{children:[o("strong",{children:Sp[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];var jy={roots:"Operations",type:"Types",interface:"Interfaces",union:"Unions",input:"Inputs",enum:"Enums",scalar:"Scalars",directive:"Directives"},Ky=["Query","Mutation","Subscription"],Yy=/^(?:"""[\s\S]*?"""\n|"[^\n]*"\n)?(type|interface|enum|input|union|scalar|directive) @?(\w+)[^\n]*?(?:\{[\s\S]*?^\}|$)/gm;function Zy(e){return[...e.matchAll(Yy)].map(([t,n="",r=""])=>({kind:Ky.includes(r)?"roots":n,name:r,text:t}))}function xp({args:[e]}){let[t,n]=Q(),[r,a]=Q(),s=async()=>{a(void 0);try{let l=await fetch("schema.graphql");if(!l.ok)throw new Error(`status ${l.status}`);n(await l.text())}catch{a(new Ue("NETWORK","The schema cannot be loaded: the service does not answer."))}};xe(()=>{s()},[]);let i=$t(()=>Zy(t??""),[t]);return o("div",{class:"stack",children:[e&&o("p",{class:"small",children:[o("a",{href:ne(["schema"]),children:"Schema"})," \u203A ",e]}),o(_e,{title:e??"Schema",about:e?void 0:"What GraphQL can be asked, with units and bounds. Queries run in GraphiQL.",children:[o("a",{href:"schema.graphql",children:"schema.graphql"}),o("a",{href:"graphiql",children:"GraphiQL"})]}),r&&o(zt,{refusal:r,retry:()=>{s()}}),!r&&t===void 0&&o(or,{}),t!==void 0&&(e?o(Xy,{all:i,name:e}):o(Jy,{all:i}))]})}function Jy({all:e}){let t=tt.value.params.get("text")??"",n=t.toLowerCase(),r=e.filter(a=>a.name.toLowerCase().includes(n)||n.length>2&&a.text.toLowerCase().includes(n));return o(S,{children:[o("label",{class:"field",children:[o("span",{children:"A name, or a word of a description"}),o("input",{type:"search",value:t,maxLength:60,onInput:a=>se({text:a.currentTarget.value})})]}),r.length===0&&o(Y,{title:"Nothing in the schema has this text"}),Object.entries(jy).map(([a,s])=>{let i=r.filter(l=>l.kind===a);return i.length>0&&o(V,{title:s,children:o("ul",{class:"names",children:i.map(l=>o("li",{children:o("a",{href:ne(["schema",l.name]),children:l.name})},l.name))})},a)})]})}function Xy({all:e,name:t}){let n=e.find(s=>s.name===t);if(!n)return o(Y,{title:"The schema has no such type",children:o("a",{href:ne(["schema"]),children:"See all"})});let r=new Set(e.map(s=>s.name)),a=e.filter(s=>s!==n&&new RegExp(`[[: ]${t}\\b[^"]*$`,"m").test(s.text));return o(S,{children:[o("pre",{class:"code sdl",tabIndex:0,"aria-label":`Definition of ${t}`,children:ew(n.text).map(({text:s,told:i},l)=>o("span",{class:i?"muted":void 0,children:[i?s:s.split(/\b([A-Z]\w+)\b/).map((c,m)=>m%2&&c!==t&&r.has(c)?o("a",{href:ne(["schema",c]),children:c},m):c),`
`]},l))}),a.length>0&&o(V,{title:"Used by",children:o("ul",{class:"names",children:a.map(s=>o("li",{children:o("a",{href:ne(["schema",s.name]),children:s.name})},s.name))})})]})}function ew(e){let t=!1;return e.split(`
`).map(n=>{let r=n.split('"""').length-1,a=t||n.trim().startsWith('"');return r===1&&(t=!t),{text:n,told:a}})}var tw={MINUTE:0,HOUR:3600,DAY:86400};function fs({label:e,points:t,interval:n,chain:r,marks:a,moment:s}){let i=t[0];if(!i)return o(Y,{title:"No price is known yet"});let l=[],c=1+a.length,m=tw[n],h=Math.floor(Date.now()/1e3);for(let g of t)Tp(l,c,0,Math.min(At(g.at)+m,h),g.value);a.forEach((g,y)=>{for(let T of g.points)At(T.at)>=At(i.at)&&Tp(l,c,y+1,At(T.at),T.value)}),l.sort((g,y)=>g.at-y.at);let f=g=>l.map(y=>y.values[g]??null);return o(vn,{label:e,times:l.map(g=>g.at),format:g=>je(g,r),ticks:g=>sd(g,r),moment:s?At(s):void 0,lines:[{name:"Price",steps:!0,values:f(0)},...a.map((g,y)=>({name:g.name,tone:g.tone,points:g.size,values:f(y+1)}))]},n)}function Tp(e,t,n,r,a){let s=e.find(i=>i.at===r&&i.values[n]===null);s||(s={at:r,values:Array(t).fill(null)},e.push(s)),s.values[n]=a}var Ap=6,_l=24,nw=["MINUTE","HOUR","DAY"],rw={MINUTE:"Minutes",HOUR:"Hours",DAY:"Days"},ow={MINUTE:"Price by the minute",HOUR:"Price at the end of each hour",DAY:"Price at the end of each day"};function Pp({s:e}){let t=te(mc,{id:e.signalId,chain:e.chain,address:e.token.address},{every:6e4}),n=iw(e);return o(le,{query:t,children:({token:r,signal:a})=>{let s=r?.days??[],i={MINUTE:a?.priceMinutes.map(c=>({at:c.at,value:c.priceUsd}))??[],HOUR:Cp(r?.hours,e),DAY:Cp(s,e)},l=nw.filter(c=>i[c].length>(c==="MINUTE"?1:0));return l.length>0?o(aw,{s:e,kept:i,found:l,trades:n}):s.length===0?o(Y,{title:"No price is known yet"}):o(Y,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days, and by the minute as long as trades. Above is how the price went after the signal."})}})}function Cp(e=[],t){return e[0]!==void 0&&Date.parse(e[0].at)<=Date.parse(t.timestamp)?e:[]}function aw({s:e,kept:t,found:n,trades:r}){let a=ve("prices",n,n[0]??"MINUTE"),s=t[a],i=Date.parse(s[0]?.at??""),l=r.points.filter(c=>Date.parse(c.at)>=i);return o(S,{children:[n.length>1&&o(Ee,{label:"Prices by",choices:n.map(c=>({value:c,label:rw[c]})),chosen:a,change:c=>se({prices:c===n[0]?"":c})}),o(fs,{label:`${ow[a]}, the signal, and its wallets' trades`,points:s,interval:a,chain:e.chain,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:l}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(sw,{trades:r,shown:l.length,all:e.traders.length})]})]})}function sw({trades:e,shown:t,all:n}){return e.problem?o(S,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(S,{children:["Marked: the trades of ",x(t)," of ",x(n)," wallets.",t<n&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<n&&(n>_l?`, or of wallets after the first ${_l}.`:".")]}):o(S,{children:"The trades of its wallets are being looked for."})}function iw(e){let t=e.userTrades.map(i=>({at:i.trade.tradedAt,value:i.trade.priceUsd})),[n,r]=Q({next:0,points:[]}),a=t.length>0?[]:e.traders.slice(n.next,Math.min(n.next+Ap,_l)),s=te(pc,{chain:e.chain,addresses:a.map(i=>i.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:a.length===0});return xe(()=>{let{data:i}=s;i&&r(l=>({next:l.next+Ap,points:[...l.points,...i.walletsByAddress.flatMap(c=>lw(c,e))]}))},[s.data]),t.length>0?{points:t,done:!0}:{points:n.points,done:a.length===0,problem:s.refusal?.message}}function lw(e,t){let n=t.traders.find(a=>a.walletAddress===e?.walletAddress),r=e?.trades.nodes.find(a=>Math.abs(a.amountUsd-(n?.tradeSizeUsd??0))<=a.amountUsd*1e-6);return r?[{at:r.tradedAt,value:r.priceUsd}]:[]}function Rp({args:[e=""]}){let t=te(uc,{id:e},{every:15e3});return o(le,{query:t,children:({signal:n})=>n?o(uw,{s:n}):o(Y,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function uw({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ne(["live"]),children:"Live"})," \u203A signal ",x(e.sequence)]}),o(_e,{title:e.headline,about:o(S,{children:[o(Ga,{priority:e.priority,means:Dr[e.priority]})," ",o(vl,{summary:e.summary})," ",o(rt,{chain:e.chain})," ",fn[e.notificationType]," \xB7 ",an(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",Dr[e.priority],". Strength ",wl(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(Ot,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(re,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:ne(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(S,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(V,{title:"Price since",children:o(cw,{s:e})}),o(V,{title:"Price around it",children:o(Pp,{s:e})}),o(V,{title:`Wallets (${x(e.summary.traderCount)})`,children:o(dw,{s:e})}),o("div",{class:"columns",children:[o(V,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(pw,{s:e})]}),o(fw,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(gw,{token:e.token.address,own:e.signalId})]})}function cw({s:e}){let t=e.token.currentPriceUsd,n=Sl(e),r=Date.now()-Date.parse(e.timestamp),a=(s,i,l)=>({name:s,value:o(Ht,{value:l,right:Xo(e.notificationType,l)}),note:l!==null?je(t*(1+l),e.chain):r<i*36e5?"not yet":"no price known"});return o(Ze,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:je(e.token.firstSmartEntryPrice,e.chain),note:`${It(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:je(t,e.chain),note:n&&`raised ${n} after the trade`},{name:"Now",value:je(e.token.profile?.priceUsd,e.chain),note:o(kl,{s:e})},a("After 1 hour",1,e.outcome.return1h),a("After 6 hours",6,e.outcome.return6h),a("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":ye(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function dw({s:e}){let t=new Map(e.userTrades.map(a=>[a.trader.walletAddress,a.trade])),n=[{name:"Rank",number:!0,cell:a=>`#${x(a.leaderboardRank)}`,sort:a=>a.leaderboardRank},{name:"Wallet",cell:a=>o(Dn,{chain:e.chain,address:a.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:a=>a.windowVolumeUsd??a.tradeSizeUsd,cell:a=>o(S,{children:[ye(a.windowVolumeUsd??a.tradeSizeUsd),o("small",{children:mw(a)})]})},...t.size>0?[{name:"Price",number:!0,cell:a=>je(t.get(a.walletAddress)?.priceUsd,e.chain)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:a=>o(ct,{value:a.totalPnl}),sort:a=>a.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:a=>a.winRate,cell:a=>o(S,{children:[Ye(a.winRate),a.profile&&o("small",{children:["today ",Ye(a.profile.trueWinRate)," of ",x(a.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:a=>a.profile?.defaultRank?`#${x(a.profile.defaultRank)}`:"\u2013"}],r=e.traders.reduce((a,s)=>a+(s.windowTradeCount??NaN),0);return o(S,{children:[o(oe,{label:"Wallets of the signal",columns:n,rows:e.traders,id:a=>a.walletAddress}),r>0&&o("p",{class:"muted small",children:["Together ",ye(e.summary.totalUsdInflow)," in ",Dp(r),"."]})]})}var Dp=e=>e===1?"1 trade":`${x(e)} trades`;function mw(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${Dp(e.windowTradeCount)}, last ${ye(e.tradeSizeUsd)}`}function pw({s:e}){let t=e.decision.delivered;return o(V,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ze,{items:[{name:"Signal of the day",value:x(t.dailyUsed),note:`of ${x(t.dailyBudget)}`},{name:"Of this type",value:x(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${x(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function fw({id:e,at:t}){let n=te(cc,{},{skip:Mt.value?.scope!=="customer",every:3e4});if(Mt.value?.scope!=="customer")return null;let r=[{name:"Webhook",cell:a=>o("span",{class:"mono",children:a.url||"removed"})},{name:"What",cell:a=>a.retraction?"retraction":"signal"},{name:"State",cell:a=>o("span",{class:`badge ${a.state==="DELIVERED"?"good":a.state==="FAILED"?"bad":""}`,children:Ce(a.state)})},{name:"Attempts",cell:a=>a.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:a=>o(re,{at:a.createdAt})}];return o(V,{title:"Deliveries to webhooks",children:o(le,{query:n,children:({webhooks:a})=>{let s=a.flatMap(i=>i.deliveries.nodes.filter(l=>l.signalId===e).map(l=>({...l,url:i.url})));return s.length>0?o(oe,{label:"Deliveries",columns:r,rows:s,id:i=>i.url+String(i.retraction)}):a.some(i=>i.url)?o(Y,{title:"Not among the last 200 deliveries",children:t?o(S,{children:["A webhook accepted it ",o(re,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(Y,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:ne(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function hw(e){let t=new Map;for(let n of e){let r=[n.type,n.outcome,n.rule,n.signalId,n.lastAt.slice(0,10)].join(" "),a=t.get(r);t.set(r,a?{...a.lastAt>n.lastAt?a:n,count:a.count+n.count,firstAt:a.firstAt<n.firstAt?a.firstAt:n.firstAt}:n)}return[...t.values()].sort((n,r)=>r.lastAt.localeCompare(n.lastAt))}function gw({token:e,own:t}){let n=te(dc,{token:e});return o(V,{title:"Everything decided about this token",children:o(le,{query:n,children:({decisions:r})=>r.nodes.length===0?o(Y,{title:"Nothing in the last 7 days"}):o(oe,{label:"Decisions about the token",rows:hw(r.nodes),id:a=>`${a.type}${a.firstAt}${a.rule}${a.signalId}`,columns:[{name:"When",cell:a=>o(re,{at:a.lastAt})},{name:"Type",cell:a=>Ce(a.type)},{name:"Result",cell:a=>o("span",{class:`badge ${a.outcome==="DELIVERED"?"good":""}`,children:a.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:a=>a.signalId&&a.signalId!==t?o("a",{href:ne(["signal",a.signalId]),children:a.text}):a.text},{name:"Times",number:!0,cell:a=>x(a.count)}]})})})}function Lp(){let e=te(fc,{},{every:5e3});return o(S,{children:[o(_e,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(le,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(Y,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>o(bw,{source:n},n.name)),t.length>0&&o(Sw,{names:t.map(n=>n.name)})]})})]})}function bw({source:e}){let t=e.events.reduce((r,a)=>r+a.count,0),n=e.skipped.reduce((r,a)=>r+a.count,0);return o(V,{class:"spaced",title:e.name,actions:o(ww,{source:e}),children:[xl(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(re,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ze,{items:[{name:"Reads",value:Ce(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":x(e.lag),note:vw(e)},{name:"Events in the log",value:x(t),note:e.events.map(r=>`${x(r.count)} ${r.name}`).join(", ")||void 0},{name:"Not in the log",value:x(n),note:e.skipped.slice(0,3).map(r=>`${x(r.count)} ${r.name}`).join(", ")||void 0},{name:"Taken back",value:x(e.retracted),note:`${x(e.duplicates)} duplicates`},{name:"Last stored",value:o(re,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(oe,{label:`What of ${e.name} did not go into the log`,columns:yw,rows:[...e.skipped,...e.leftOut],id:r=>r.name})]}),e.lastError&&!xl(e)&&o("p",{class:"muted",children:["Last error, ",o(re,{at:e.lastErrorAt}),": ",e.lastError]})]})}var yw=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(re,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>x(e.count)},{name:"Since",cell:e=>o(re,{at:e.since})}],xl=e=>e.state==="FAILING"||e.state==="REFUSED";function ww({source:e}){let t=xl(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Ce(e.state)})}function vw(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:nt(e.lagSeconds)}var kw=[{name:"When",cell:e=>o(re,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(S,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Sw({names:e}){let t=ve("source",e,e[0]??""),n=te(hc,{source:t},{every:5e3});return o(V,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:r=>se({source:r.currentTarget.value}),children:e.map(r=>o("option",{children:r},r))})]}),children:o(le,{query:n,children:({sourceRejects:r})=>r.nodes.length===0?o(Y,{title:"None",children:["Every message of ",t," was understood."]}):o(S,{children:[o(oe,{label:`Messages of ${t} that became no event, newest first`,columns:kw,rows:r.nodes,id:a=>String(a.number)}),o("p",{class:"muted",children:[x(r.nodes.length)," of ",x(r.totalCount)," that are kept."]})]})})})}var hs=document.querySelector("meta[name=explorers]")?.content!=="off",Al=(e,t)=>({wallet:[{name:e,at:n=>`https://${t}/address/${n}`}],token:[{name:e,at:n=>`https://${t}/token/${n}`}],transaction:[{name:e,at:n=>`https://${t}/tx/${n}`}]}),Tl=e=>({name:"Dexscreener",at:t=>`https://dexscreener.com/${e}/${t}`}),Ep=Al("Basescan","basescan.org"),Np=Al("Etherscan","etherscan.io"),Up=Al("Polygonscan","polygonscan.com"),_w={BASE:{...Ep,token:[...Ep.token,Tl("base")]},ETHEREUM:{...Np,token:[...Np.token,Tl("ethereum")]},SOLANA:{wallet:[{name:"Solscan",at:e=>`https://solscan.io/account/${e}`}],token:[{name:"Solscan",at:e=>`https://solscan.io/token/${e}`},Tl("solana")],transaction:[{name:"Solscan",at:e=>`https://solscan.io/tx/${e}`}]},POLYMARKET:{wallet:[{name:"Polymarket",at:e=>`https://polymarket.com/profile/${e}`},...Up.wallet],token:[],transaction:Up.transaction}},xw={name:"Polymarket",at:e=>`https://polymarket.com/market/${e}`};function $p({place:{name:e,at:t},id:n}){return o("a",{class:"outside",href:t(encodeURIComponent(n)),target:"_blank",rel:"noopener noreferrer",title:`Opens ${e}, which sees what you look at`,children:e})}function ea({kind:e,chain:t,id:n}){return!hs||!n?null:o(S,{children:_w[t][e].map(r=>o($p,{place:r,id:n},r.name))})}function Cl({slug:e}){return hs&&e?o($p,{place:xw,id:e}):null}function Op({args:[e="",t=""]}){let n=ut.find(a=>a===e.toUpperCase())??"BASE",r=te(gc,{chain:n,address:t},{every:15e3});return o(le,{query:r,children:({token:a})=>a?o(Tw,{t:a}):o(Y,{title:"This token is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function Tw({t:e}){return o("div",{class:"stack",children:[o(_e,{title:o(S,{children:[e.symbol||lt(e.address)," ",o(Sr,{kind:"TOKEN",chain:e.chain,address:e.address})]}),about:o(S,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:[o(rr,{text:e.address,label:"the address"}),o(ea,{kind:"token",chain:e.chain,id:e.address}),e.market&&o(Cl,{slug:e.market.slug}),o(Qa,{kind:"TOKEN",chain:e.chain,address:e.address})]}),o(V,{children:o(Ze,{items:[{name:"Price",value:je(e.priceUsd,e.chain),note:e.priceAt?o(re,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":ye(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":x(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(qp,{m:e.market}),o(Fp,{chain:e.chain,address:e.address})]})}var Aw=["HOUR","DAY"];function Cw(e){return{name:"Signal",tone:"second",size:9,points:e.filter(n=>!n.retractedAt).map(n=>({at:n.timestamp,value:n.token.currentPriceUsd}))}}function Fp({chain:e,address:t}){let n=ve("interval",Aw,"HOUR"),r=te(bc,{chain:e,token:t},{every:15e3}),a=te(vc,{chain:e,address:t,interval:n},{every:15e3}),s=o(Ee,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:n,change:i=>se({interval:i})});return o(S,{children:[o(le,{query:a,children:({token:i})=>i&&o(S,{children:[o(V,{title:"Price, with your signals",actions:s,children:o(fs,{label:"Price at the end of each interval, and at your signals",points:i.prices,interval:n,chain:e,marks:[Cw(r.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(V,{title:"Volume",children:o(Wp,{name:"Volume",points:i.volume,label:`Volume by ${n.toLowerCase()}`})}),o(V,{title:"Top wallets bought, less sold, by hour",children:o(Wp,{name:"Net flow",points:i.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]})]})}),o(Rw,{chain:e,address:t,query:a}),o(Uw,{chain:e,query:r})]})}function Wp({name:e,points:t,label:n}){return t.every(r=>r.value===0)?o(Y,{title:"Nothing in this time"}):o(vn,{label:n,times:t.map(r=>At(r.at)),format:r=>ye(r),ticks:so,height:180,lines:[{name:e,bars:!0,values:t.map(r=>r.value)}]})}var Ip=["holders","profit"],Pw={holders:"Holders",profit:"Most profit"};function Rw({chain:e,address:t,query:n}){let r=ve("list",Ip,"holders");return o(V,{title:o(Ee,{label:"Wallets",choices:Ip.map(a=>({value:a,label:Pw[a]})),chosen:r,change:a=>se({list:a})}),children:r==="holders"?o(le,{query:n,children:({token:a})=>a&&o(Nw,{day:a,chain:e})}):o(Lw,{chain:e,address:t})})}var Mp=["REALIZED_PNL","NET_PNL"],Dw={REALIZED_PNL:"Realized",NET_PNL:"With open positions"};function Lw({chain:e,address:t}){let n=ve("window",Fn,"ALL"),r=n==="ALL"?ve("by",Mp,"REALIZED_PNL"):"REALIZED_PNL",a=te(wc,{chain:e,address:t,by:r,window:hn(n)},{every:6e4});return o(S,{children:[o("div",{class:"filters",children:[o(Ee,{label:"Window",choices:Fn.map(s=>({value:s,label:sn[s]})),chosen:n,change:s=>se({window:hn(s)})}),n==="ALL"&&o(Ee,{label:"Profit",choices:Mp.map(s=>({value:s,label:Dw[s]})),chosen:r,change:s=>se({by:s})})]}),o(le,{query:a,children:({token:s})=>s&&o(Ew,{top:s.topTraders,chain:e,window:n})})]})}function Ew({top:e,chain:t,window:n}){if(e.traders.length===0)return o(Y,{title:`No wallet closed a position in it${n==="ALL"?" yet":" in this window"}`});let r=e.traders.map((a,s)=>({...a,place:s+1}));return o(S,{children:[o("p",{class:"muted small",children:[x(e.totalCount)," ",e.totalCount===1?"wallet":"wallets",", ",e.windowStart?`positions closed since ${St(e.windowStart)}`:"all time",e.keptSince&&`; of positions closed before ${St(e.keptSince)} none is kept`]}),o(oe,{label:"Wallets with the most profit in the token",rows:r,id:a=>a.wallet.walletAddress,columns:[{name:"Place",number:!0,cell:a=>x(a.place)},{name:"Wallet",cell:a=>o(Dn,{chain:t,address:a.wallet.walletAddress,window:n})},{name:"Realized",number:!0,title:"Profit of its positions in the token that closed",cell:a=>o(ct,{value:a.realizedPnlUsd})},...n==="ALL"?[{name:"With open",number:!0,title:"The same, and what its open position adds",cell:a=>o(ct,{value:a.netPnlUsd})}]:[],{name:"Closed",number:!0,cell:a=>o(S,{children:[x(a.closedPositions),o("small",{children:[x(a.winningPositions)," won"]})]})},{name:"Holds",number:!0,cell:a=>a.position?ye(a.position.valueUsd):"\u2013"}]})]})}function Nw({day:e,chain:t}){return e.topHolders.length===0?o(Y,{title:"None of the first 200 wallets holds it"}):o(oe,{label:"Top wallets that hold the token",rows:e.topHolders,id:n=>n.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:n=>`#${x(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(Dn,{chain:t,address:n.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:n=>je(n.position.quantity?n.position.costUsd/n.position.quantity:null,t)},{name:"Value",number:!0,cell:n=>ye(n.position.valueUsd),sort:n=>n.position.valueUsd},{name:"Profit",number:!0,cell:n=>o(ct,{value:n.position.pnlUsd}),sort:n=>n.position.pnlUsd}]})}function Uw({chain:e,query:t}){return o(le,{query:t,children:({signals:n})=>o(S,{children:[o(V,{title:"Signals on it",children:n.nodes.length===0?o(Y,{title:"None of your signals is on it",children:o("a",{href:ne(["live"]),children:"See all signals"})}):o(oe,{label:"Signals on the token",columns:ko,rows:[...n.nodes].sort((r,a)=>a.sequence-r.sequence),id:r=>r.signalId})}),n.nodes.length>0&&o(V,{title:"Top wallets in these signals",children:o($w,{chain:e,nodes:n.nodes})})]})})}function $w({chain:e,nodes:t}){let n=new Map;for(let r of t.filter(a=>!a.retractedAt).flatMap(a=>a.traders)){let a=n.get(r.walletAddress);n.set(r.walletAddress,{address:r.walletAddress,rank:r.leaderboardRank,sizeUsd:Math.max(a?.sizeUsd??0,r.tradeSizeUsd),signals:(a?.signals??0)+1})}return o(oe,{label:"Top wallets in these signals",rows:[...n.values()].sort((r,a)=>r.rank-a.rank),id:r=>r.address,columns:[{name:"Rank then",number:!0,cell:r=>`#${x(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(Dn,{chain:e,address:r.address})},{name:"Largest trade",number:!0,cell:r=>ye(r.sizeUsd),sort:r=>r.sizeUsd},{name:"Signals",number:!0,cell:r=>x(r.signals),sort:r=>r.signals}]})}function Vp({args:[e=""]}){let t=te(yc,{itemId:e},{every:15e3});return o(le,{query:t,children:({market:n})=>n?o("div",{class:"stack",children:[o(_e,{title:n.question||"A market without a question",about:o(rt,{chain:"POLYMARKET"}),children:o(Cl,{slug:n.slug})}),o(qp,{m:n}),o(Ww,{outcomes:n.outcomes??[]})]}):o(Y,{title:"This market is unknown",children:"No source has described it yet."})})}function Ww({outcomes:e}){let t=e[0];if(!t)return o(Y,{title:"No outcome of this market is known yet"});let n=ve("outcome",e.map(r=>r.token),t.token);return o(S,{children:[o("div",{class:"filters",children:o(Ee,{label:"Outcomes",choices:e.map(r=>({value:r.token,label:r.outcomeLabel||lt(r.token)})),chosen:n,change:r=>se({outcome:r})})}),o(Fp,{chain:"POLYMARKET",address:n},n)]})}function qp({m:e}){return o(V,{title:e.outcomeLabel?o("a",{href:ne(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ze,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:ye(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(oe,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:ne(["token","POLYMARKET",t.token]),children:t.outcomeLabel||lt(t.token)})},{name:"Price",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",je(t.priceUsd,"POLYMARKET")]})}]})]})}var Bp=["7","30","90"],Rl=["1h","6h","24h","settled"],ta={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Dl={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Qp=["all","wins","losses","open"],Gp={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},zp=30,Pl=100;function jp(){let e=ve("days",Bp,"30"),t=ve("after",Rl,"1h"),n=ve("chain",["ALL",...ut],"ALL"),r=ve("type",["ALL",...Zt],"ALL"),[a,s]=Q(0),i=$t(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,a]),l={...n==="ALL"?{}:{chains:[n]},...r==="ALL"?{}:{types:[r]}},c=gp(l,i,a),m=te(Sc,{since:i,chain:n==="ALL"?null:n,type:r==="ALL"?null:r}),h=()=>s(f=>f+1);return o(S,{children:[o(_e,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:h,children:"Renew"}),o("button",{type:"button",disabled:!c.done||c.signals.length===0,onClick:()=>hp(c.signals),children:"CSV"})]}),o(En,{names:["days","after","chain","type"],children:[o(Ee,{label:"Period",choices:Bp.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>se({days:f})}),o(Ee,{label:"Graded after",choices:Rl.map(f=>({value:f,label:Dl[f]})),chosen:t,change:f=>se({after:f})}),o(Vn,{label:"Chain",choices:[{value:"ALL",label:"All"},...ut.map(f=>({value:f,label:Ie[f]}))],chosen:n,change:f=>se({chain:f==="ALL"?"":f})}),o(Vn,{label:"Type",choices:[{value:"ALL",label:"All"},...Zt.map(f=>({value:f,label:Ce(f)}))],chosen:r,change:f=>se({type:f==="ALL"?"":f})})]}),o(le,{query:m,children:f=>o(Iw,{record:f.types,weeks:f.weeks.groups,span:t})}),c.refusal&&o(zt,{refusal:c.refusal,retry:h}),c.signals.length===0&&!c.refusal&&(c.done?o(Y,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:ne(["live"]),children:"See what comes now"})]}):o(or,{label:"Loading signals"})),c.signals.length>0&&o(V,{title:"Every signal",children:[!c.done&&o(or,{label:`${x(c.signals.length)} signals loaded`}),c.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",x(yl)," signals of the period; the numbers above are of all."]}),o(qw,{signals:c.signals,span:t})]})]})}function Iw({record:e,weeks:t,span:n}){return o(S,{children:[o(V,{children:o(Mw,{record:e,span:n})}),e.all.count>0&&o(S,{children:[o("div",{class:"columns",children:[o(V,{title:"Wins and losses",children:o(Ow,{record:e.all,span:n})}),o(V,{title:"What waiting costs",children:o(Fw,{delays:e.delays})})]}),o(V,{title:"By type",children:o(Hp,{label:"By type",first:"Type",groups:e.groups,name:r=>Ce(r.type??""),span:n})}),o(V,{title:"By week",children:[o(Vw,{weeks:t,span:n}),o(Hp,{label:"By week",first:"Week from",groups:t,name:r=>St(r.weekFrom??""),span:n})]})]})]})}function Mw({record:e,span:t}){let n=i=>{let l=e.all[ta[i]];return{name:`Right after ${Dl[i].toLowerCase()}`,value:o("span",{class:i===t?"chosen":"",children:Ye(l.hitRate)}),note:l.count===0?"none graded yet":o(S,{children:["of ",x(l.count),": ",Ye(l.hitRateLow)," to ",Ye(l.hitRateHigh),o("br",{}),"median gain ",It(l.medianGain)]})}},{keptSince:r,since:a,all:s}=e;return o(S,{children:[r&&r>a&&o("p",{class:"note warn",children:["Signals before ",an(r)," are no longer kept and not counted."]}),o(Ze,{items:[{name:"Signals",value:x(s.count),note:s.retracted>0?`and ${x(s.retracted)} retracted, not counted`:`since ${St(a)}`},...Rl.map(n)]})]})}function Ow({record:e,span:t}){let n=e[ta[t]];return n.count===0?o(Y,{title:"None is graded yet",children:[x(e.count)," signals wait: a price is taken ",Dl[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ze,{items:[{name:"Wins",value:o("span",{class:"good",children:x(n.wins)}),note:`best ${It(n.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:x(n.losses)}),note:`worst ${It(n.worstGain)}`},{name:"Right",value:Ye(n.hitRate),note:`95 %: ${Ye(n.hitRateLow)} to ${Ye(n.hitRateHigh)}`},{name:"Median gain",value:o(Ht,{value:n.medianGain}),note:n.count<zp?`only ${x(n.count)}: says little`:`of ${x(n.count)}`}]})}function Fw({delays:e}){let t=e[0]?.count??0;return t===0?o(Y,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(S,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",x(t)," that are a day old, if one follows"]}),o(Ze,{items:e.map(n=>({name:n.minutes===0?"At once":`${x(n.minutes)} minutes later`,value:o(Ht,{value:n.medianGain})}))})]})}function Hp({label:e,first:t,groups:n,name:r,span:a}){let s=l=>l.record[ta[a]];return o(oe,{label:e,columns:[{name:t,cell:r,sort:l=>l.weekFrom??r(l)},{name:"Signals",number:!0,cell:l=>x(l.record.count),sort:l=>l.record.count},{name:"Graded",number:!0,wide:!0,cell:l=>x(s(l).count)},{name:"Wins",number:!0,cell:l=>o("span",{class:"good",children:x(s(l).wins)})},{name:"Losses",number:!0,cell:l=>o("span",{class:"bad",children:x(s(l).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:l=>s(l).hitRate??-1,cell:l=>s(l).count===0?"\u2013":o(S,{children:[Ye(s(l).hitRate),o("small",{class:s(l).count<zp?"few":"",children:[Ye(s(l).hitRateLow)," to ",Ye(s(l).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:l=>o(Ht,{value:s(l).medianGain}),sort:l=>s(l).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:l=>o(Ht,{value:s(l).worstGain})},{name:"Best",number:!0,wide:!0,cell:l=>o(Ht,{value:s(l).bestGain})}],rows:n,id:r})}function Vw({weeks:e,span:t}){let n=e.filter(r=>r.record[ta[t]].medianGain!==null);return n.length<2?null:o(vn,{label:"Median gain by week",times:n.map(r=>At(r.weekFrom??"")),format:r=>It(r),height:180,lines:[{name:"Median gain",values:n.map(r=>r.record[ta[t]].medianGain)}]})}function qw({signals:e,span:t}){let n=ve("grade",Qp,"all"),r=e.filter(s=>{let i=s.retractedAt?null:Jo(s,t);return n==="all"||(n==="open"?i===null:i!==null&&n==="wins"==i>0)}),a=[{name:"Time",cell:s=>o(re,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>o(Bw,{s,span:t})},{name:"Gain",number:!0,cell:s=>o(Ht,{value:Jo(s,t)}),sort:s=>Jo(s,t)??-9},{name:"Signal",cell:s=>o(S,{children:[o("a",{href:ne(["signal",s.signalId]),children:s.headline}),o("small",{children:Ce(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>o(rt,{chain:s.chain})},{name:"Token",cell:s=>o(Ot,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>je(s.token.currentPriceUsd,s.chain)},{name:"1 h",number:!0,wide:!0,cell:s=>It(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>It(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>It(s.outcome.return24h)}];return o(S,{children:[o(Ee,{label:"Grades",choices:Qp.map(s=>({value:s,label:Gp[s]})),chosen:n,change:s=>se({grade:s==="all"?"":s})}),r.length===0?o(Y,{title:`None: ${Gp[n].toLowerCase()}`}):o(oe,{label:"Graded signals",columns:a,rows:r.slice(0,Pl),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),r.length>Pl&&o("p",{class:"muted small",children:["The newest ",x(Pl)," of ",x(r.length),"; the CSV has all."]})]})}function Bw({s:e,span:t}){let n=Jo(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):n===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${n>0?"good":"bad"}`,children:n>0?"Win":"Loss"})}var Kp=["positions","closed","trades","signals"],Qw={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Jp({args:[e="",t=""]}){let n=ut.find(s=>s===e.toUpperCase())??"BASE",r=ve("window",Fn,"ALL"),a=te(Ac,{chain:n,address:t,window:hn(r)},{every:15e3});return o(le,{query:a,children:({wallet:s})=>s?o(Gw,{w:s,window:r}):o(Y,{title:"This wallet is unknown",children:["The service has seen no trade of ",lt(t)," on this chain."]})})}function Gw({w:e,window:t}){let n=ve("tab",Kp,"positions"),r=o("span",{class:"badge",children:sn[t]}),a={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ne(["leaderboard"],{chain:e.chain,window:hn(t)}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${x(e.defaultRank)}`:"not ranked"]}),o(_e,{title:o(S,{children:[o("span",{class:"mono",children:lt(e.walletAddress)})," ",o(Sr,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),about:o(S,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(rr,{text:e.walletAddress,label:"the address"}),o(ea,{kind:"wallet",chain:e.chain,id:e.walletAddress}),o("a",{href:ne(["live"],{wallets:e.walletAddress}),children:"Live signals of it"}),o(Qa,{kind:"WALLET",chain:e.chain,address:e.walletAddress})]}),o(Ee,{label:"Window",choices:Fn.map(s=>({value:s,label:sn[s]})),chosen:t,change:s=>se({window:hn(s)})}),o(V,{title:"Numbers",actions:r,children:o(Hw,{w:e,window:t})}),e.scoreParts&&o(V,{title:"What the score is made of",actions:r,children:o(zw,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(V,{title:"Realized profit over time",actions:r,children:o(jw,{w:e})}),o(V,{title:"Score at each midnight",actions:o("span",{class:"badge",children:sn.ALL}),children:o(Kw,{w:e})})]}),o(V,{title:o(Ee,{label:"Lists",choices:Kp.map(s=>({value:s,label:Qw[s]})),chosen:n,change:s=>se({tab:s,after:""})}),children:[n==="positions"&&o(Zw,{of:a}),n==="closed"&&o(Jw,{of:a}),n==="trades"&&o(ev,{of:a}),n==="signals"&&o(tv,{of:a})]})]})}function Hw({w:e,window:t}){let n=t==="ALL"?"":" ever";return t!=="ALL"&&e.tradeCount===0?o(Y,{title:"No trade in this window",children:["Its last one was ",o(re,{at:e.lastTradeTime}),"."]}):o(Ze,{items:[{name:"Rank",value:e.defaultRank?`#${x(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(ct,{value:e.netPnlUsd}),note:o(S,{children:[o(ct,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Ye(e.trueWinRate),note:`${x(e.winningPositions)} of ${x(e.closedPositions)} closed positions`},{name:"Trades",value:x(e.tradeCount),note:`${x(e.buyCount)} buys, ${x(e.sellCount)} sells, ${x(e.tokensTraded)} tokens${n}`},{name:"Bought",value:ye(e.totalBuyVolumeUsd),note:`sold ${ye(e.totalSellVolumeUsd)}`},{name:"Average trade",value:ye(e.avgTradeSizeUsd),note:`largest${n} ${ye(e.largestTradeUsd)}`},{name:"Last trade",value:o(re,{at:e.lastTradeTime}),note:e.firstTradeTime?o(S,{children:["first",n," ",o(re,{at:e.firstTradeTime})]}):void 0}]})}function zw({w:e,parts:t}){let n=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(S,{children:[o(ct,{value:e.netPnlUsd})," for ",ye(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${x(e.winningPositions)} of ${x(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${x(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${x(e.tradeCount)} trades; 1,000 are full`}];return o(oe,{label:"Parts of the score",rows:n,id:r=>r.name,columns:[{name:"Part",cell:r=>r.name},{name:"From",cell:r=>r.from},{name:"Value",number:!0,cell:r=>r.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:r=>Ye(r.weight)},{name:"Adds",number:!0,cell:r=>o("strong",{children:(r.weight*r.value).toFixed(3)})}]})}function jw({w:e}){return e.equity.length<2?o(Y,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(vn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>At(t.date)),format:t=>ye(t),ticks:so,lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Kw({w:e}){return e.rankHistory.length<2?o(Y,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(vn,{label:"Score at each midnight",times:e.rankHistory.map(t=>At(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}var na=()=>tt.value.params.get("after");function gs({page:e,noun:t,empty:n,children:r}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(Y,{title:n});let{hasNextPage:a,endCursor:s}=e.pageInfo;return o(S,{children:[e.nodes.length===0?o(Y,{title:n}):r(e.nodes,a||na()!==null),o(uo,{shown:e.nodes.length,total:e.totalCount,noun:t,first:tt.value.params.get("after")?()=>se({after:""}):void 0,more:a?()=>se({after:s}):void 0})]})}var Yp=["VALUE","OPENED"],Yw={VALUE:"Largest first",OPENED:"Oldest first"};function Zw({of:e}){let t=ve("order",Yp,"VALUE"),n=te(ri,{...e,orderBy:t,after:na()},{every:15e3});return o(S,{children:[o(Ee,{label:"Order",choices:Yp.map(r=>({value:r,label:Yw[r]})),chosen:t,change:r=>se({order:r,after:""})}),o(le,{query:n,children:({wallet:r})=>o(gs,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:(a,s)=>o(oe,{label:"Open positions",rows:a,id:i=>i.token,part:s,ordered:{by:t,choose:i=>se({order:i,after:""})},csv:async i=>_r((await be(ri,{...e,orderBy:t,after:i})).wallet?.positions),columns:[{name:"Token",cell:i=>o(Ot,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>Vo(i.quantity)},{name:"Paid per token",number:!0,cell:i=>je(i.quantity?i.costUsd/i.quantity:null,e.chain)},{name:"Price",number:!0,cell:i=>je(i.priceUsd,e.chain)},{name:"Value",number:!0,order:"VALUE",cell:i=>ye(i.valueUsd)},{name:"Profit",number:!0,cell:i=>o(ct,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(ct,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function Jw({of:e}){let t=te(oi,{...e,after:na()});return o(le,{query:t,children:({wallet:n})=>o(gs,{page:n?.closings,noun:"closed positions",empty:"It has closed no position yet",children:(r,a)=>o(oe,{label:"Closed positions",rows:r,id:s=>s.token+s.openedAt+s.closedAt,part:a,csv:async s=>_r((await be(oi,{...e,after:s})).wallet?.closings),columns:[{name:"Closed",cell:s=>o(re,{at:s.closedAt})},{name:"Token",cell:s=>o(Ot,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Held",number:!0,cell:s=>nt((Date.parse(s.closedAt)-Date.parse(s.openedAt))/1e3)},{name:"Paid",number:!0,cell:s=>ye(s.costUsd),sort:s=>s.costUsd},{name:"Received",number:!0,wide:!0,cell:s=>ye(s.proceedsUsd)},{name:"Profit",number:!0,cell:s=>o(ct,{value:s.profitUsd}),sort:s=>s.profitUsd}]})})})}var Zp=["ALL","BUY","SELL"],Xw={ALL:"All",BUY:"Buys",SELL:"Sells"};function ev({of:e}){let t=ve("side",Zp,"ALL"),n=t==="ALL"?null:{side:t},r=te(ai,{...e,filter:n,after:na()},{every:15e3});return o(S,{children:[o(Ee,{label:"Side",choices:Zp.map(a=>({value:a,label:Xw[a]})),chosen:t,change:a=>se({side:a,after:""})}),o(le,{query:r,children:({wallet:a})=>o(gs,{page:a?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:(s,i)=>o(S,{children:[a?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",an(a.trades.keptSince)," some are no longer kept."]}),o(oe,{label:"Trades, newest first",rows:s,id:l=>l.id,part:i,csv:async l=>_r((await be(ai,{...e,filter:n,after:l})).wallet?.trades),columns:[{name:"Time",cell:l=>o(re,{at:l.tradedAt})},{name:"Side",cell:l=>o("span",{class:`badge ${l.side==="BUY"?"good":"bad"}`,children:l.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:l=>o(Ot,{chain:e.chain,address:l.token,symbol:l.symbol})},{name:"Quantity",number:!0,wide:!0,cell:l=>Vo(l.quantity)},{name:"Price",number:!0,cell:l=>je(l.priceUsd,e.chain)},{name:"Amount",number:!0,cell:l=>ye(l.amountUsd),sort:l=>l.amountUsd},...hs?[{name:"Transaction",wide:!0,cell:l=>o(ea,{kind:"transaction",chain:e.chain,id:l.txHash})}]:[]]})]})})})]})}function tv({of:e}){let t=te(si,{...e,after:na()},{every:15e3});return o(le,{query:t,children:({wallet:n})=>o(gs,{page:n?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:r=>o(oe,{label:"Signals of the wallet",columns:ko,rows:r,id:a=>a.signalId,csv:async a=>_r((await be(si,{...e,after:a})).wallet?.signals)})})})}var ra=e=>Number(e.toPrecision(12)),nv=e=>ra(e/100);function Ll(e,{min:t,max:n,whole:r,percent:a,optional:s}){let i=a&&n!==void 0?n*100:n,l=i!==void 0?`${(t??0).toLocaleString("en")} to ${i.toLocaleString("en")}${a?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return s?void 0:`Write a number: ${l}`;let c=Number(e);return Number.isNaN(c)?`Write a number: ${l}`:c<(t??0)||i!==void 0&&c>i?n===1&&!a&&c>1&&c<=100?`${l}: write ${nv(c)} for ${c} %`:`${l}, not ${c.toLocaleString("en")}`:r&&!Number.isInteger(c)?`A whole number: ${l}`:void 0}function rv(e,{percent:t}){let n=Number(e);return t&&n>0&&n<=1?`${n} %: write ${ra(n*100)} for ${ra(n*100)} %`:void 0}function El({label:e,value:t,change:n,wrong:r,hint:a,...s}){let i=xa(),[l,c]=Q(),[m,h]=Q(),{min:f,max:g,whole:y,percent:T}=s,E=T?100:1,L=l??(t===void 0?"":String(ra(t*E))),P=(A,_)=>{let R=A.validity.badInput?Ll("x",s):Ll(A.value,s);c(A.value),R||n(A.value===""?void 0:ra(Number(A.value)/E)),(!R||_||m)&&(h(R),r(R))},v=m??rv(L,s);return o("label",{class:"field",children:[o("span",{children:[e,T&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:f,max:g===void 0?void 0:g*E,step:y?1:"any",placeholder:a,value:L,"aria-invalid":m!==void 0,"aria-describedby":v?i:void 0,onInput:A=>P(A.currentTarget,!1),onChange:A=>P(A.currentTarget,!0),onBlur:A=>{!Ll(A.currentTarget.value,s)&&A.currentTarget.validity.valid&&c(void 0)}}),v&&o("small",{id:i,class:m?"bad":"few",role:"alert",children:v})]})}var Xp=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],ef=["webhookUrl"];function tf(e){let t=new Set([...Xp.flatMap(([,a])=>a),...ef]),n=a=>a.flatMap(s=>e.filter(i=>i.name===s)),r=e.filter(a=>!t.has(a.name));return[...Xp.map(([a,s])=>[a,n(s)]),["More",r]]}function nf(e){return e.map(({name:t,description:n,type:r})=>{let a=n??"",s=r.kind==="LIST"?r.ofType?.ofType?.name??r.ofType?.name??"":r.name??"",l=r.kind==="LIST"?s.endsWith("Input")?"limits":"choices":r.kind==="ENUM"?"choice":s==="String"?"text":"number",c=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=ov(a),h=l==="number"&&m.max===1&&t.endsWith("Rate"),f=h?a.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):a;return{name:t,rule:c,label:Ce(c),text:f,kind:l,whole:s==="Int",percent:h,of:s,...m}})}function ov(e){let t=a=>Number((a??"").replaceAll(",","")),n=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(n)return{min:t(n[1]),max:t(n[2])};let r=/([\d.,]*\d) or more/.exec(e);return r?{min:t(r[1])}:{}}function Qn(e,t){return e[t]??""}function Nl(e,t){let n=r=>JSON.stringify(Array.isArray(r)?r.map(a=>JSON.stringify(a)).sort():r);return n(e)===n(t)}function bs(e,t,n){return e.filter(r=>!ef.includes(r.name)&&!Nl(Qn(t,r.name),Qn(n,r.name)))}var rf=["ALL","DELIVERED","HELD_BACK"],av=[{name:"Latest",cell:e=>o(re,{at:e.lastAt})},{name:"Candidate",cell:e=>o(S,{children:[Ce(e.type),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Ot,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(S,{children:[o("a",{href:ne(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(S,{children:[Ce(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>x(e.count)}];function of(){let e=ve("outcome",rf,"ALL"),t=tt.value.params.get("token")??"",[n,r]=Q(),a=te(Tc,{first:20,after:n,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=i=>{r(void 0),se(i)};return o(V,{title:"Decisions",actions:o(S,{children:[o(Ee,{label:"Outcome",choices:rf.map(i=>({value:i,label:Ce(i)})),chosen:e,change:i=>s({outcome:i==="ALL"?"":i})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(Ln,{value:t,size:18,placeholder:"address",change:i=>s({token:i.trim()})})]})]}),children:o(le,{query:a,children:({decisions:i})=>i.nodes.length===0?o(Y,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(S,{children:[o(oe,{label:"Decisions, latest first",columns:av,rows:i.nodes,id:l=>`${l.type}${l.token}${l.rule}${l.signalId}${l.firstAt}`}),o("div",{class:"pager",children:[n&&o("button",{type:"button",onClick:()=>r(void 0),children:"First page"}),i.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>r(i.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var uf=["1","3","7"],af=36e5;function cf(){let e=te(_c,{});return o(S,{children:[o(_e,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(le,{query:e,children:t=>o(iv,{data:t,saved:e.reload},t.config.version)})]})}function sv(e){let[t,n]=Q({busy:!1}),r=async a=>{n({busy:!0});try{await be(xc,{input:a}),n({busy:!1}),e()}catch(s){if(!(s instanceof Ue))throw s;n({busy:!1,refusal:s})}};return{...t,save:a=>{r(a)}}}function iv({data:e,saved:t}){let n=$t(()=>nf(e.fields?.inputFields??[]),[e]),[r,a]=Q({}),[s,i]=Q({}),[l,c]=Q(0),[m,h]=Q(!1),f=sv(t),g=mv(r,e.chains),y=(_,R)=>a(D=>{let X={...D,[_]:R};return Nl(R,Qn(e.config,_))&&delete X[_],X}),T=(_,R)=>i(({[_]:D,...X})=>R?{...X,[_]:R}:X),E=()=>{a({}),i({}),c(l+1)},L=n.filter(_=>_.name in r),P=Object.keys(s),v=L.length+P.length;xe(()=>(oo.value=v>0?"Leave this page? What you changed is not saved.":"",()=>{oo.value=""}),[v>0]);let A=_=>f.save(Object.fromEntries(bs(n,e.config,_).map(R=>[R.name,Qn(_,R.name)])));return o(S,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:tf(n).filter(([,_])=>_.length>0).map(([_,R])=>o(V,{title:_,children:o("div",{class:"stack",children:R.map(D=>o(uv,{field:D,value:r[D.name]??Qn(e.config,D.name),changed:D.name in r,change:X=>y(D.name,X),wrong:T},`${D.name} ${l}`))})},_))}),o("div",{id:"replay",class:m?"stack beside open":"stack beside",children:[m&&o("button",{type:"button",class:"narrow-only",onClick:()=>h(!1),children:"Close the replay"}),L.length>0&&o(V,{title:"Changes",children:o(mf,{fields:L,from:_=>Qn(e.config,_),to:_=>r[_]??""})}),o(fv,{...g})]})]}),o(bv,{data:e,fields:n,restore:A,edits:v,busy:f.busy}),o(of,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[f.refusal&&o(zt,{refusal:f.refusal}),o("div",{class:"bar-replay",children:[o("span",{children:o(pv,{...g})}),o("button",{type:"button","aria-expanded":m,"aria-controls":"replay",onClick:()=>h(!m),children:"Replay"})]}),o("span",{role:"status",children:[v===0&&o(S,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(re,{at:e.config.updatedAt}),"."]}),v>0&&o("strong",{children:L.length===1?"1 change":`${L.length} changes`}),P.length>0&&o("span",{class:"bad",children:[" \xB7 ",P.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:v===0,onClick:E,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:f.busy||L.length===0||P.length>0,onClick:()=>f.save(r),children:["Save as version ",e.config.version+1]})]})]})]})}function lv({label:e,choices:t,value:n,change:r}){return o(S,{children:[o(gn,{label:e,choices:t,chosen:n.length===t.length?[]:n,nothing:n.length===0,change:a=>r(a.length>0?a:t.map(s=>s.value))}),n.length===0&&o("small",{class:"few",children:"None is chosen: no signal is raised."})]})}function uv({field:e,value:t,changed:n,change:r,wrong:a}){return o("div",{class:n?"setting changed":"setting",children:[e.kind==="number"&&o(El,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:s=>{s!==void 0&&r(s)},wrong:s=>a(e.label,s)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(Ln,{value:String(t),change:r})]}),e.kind==="choice"&&o(Vn,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(s=>({value:s,label:s.replace("_"," and ")})),chosen:String(t),change:r}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(lv,{label:e.label,choices:cv(e),value:t,change:r})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(dv,{value:t,change:r,wrong:a})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function cv(e){return e.of==="Chain"?ut.map(t=>({value:t,label:Ie[t]})):Zt.map(t=>({value:t,label:Ce(t)}))}function dv({value:e,change:t,wrong:n}){let r=(a,s)=>{let i=e.filter(l=>l.type!==a);t(s===void 0?i:[...i,{type:a,limit:s}])};return o("div",{class:"filters",children:Zt.map(a=>o(El,{label:Ce(a),value:e.find(s=>s.type===a)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:s=>r(a,s),wrong:s=>n(Ce(a),s)},a))})}function mv(e,t){let n=ve("days",uf,"1"),r=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),a=new Date((r||Date.now())-Number(n)*24*af+af/4).toISOString(),s=Da(e,500),i=Object.keys(s).length>0,l=te(ni,{input:{},since:a}),c=te(ni,{input:s,since:a},{skip:!i});return{days:n,present:l,next:i?c:void 0}}function pv({days:e,present:t,next:n}){let r=t.data?.simulateConfig,a=n?.data?.simulateConfig;return!r||n?.refusal||t.refusal?o(S,{children:"Replay: \u2013"}):o(S,{children:[o("strong",{children:x((a??r).total)})," in ",e==="1"?"1 day":`${e} days`,a&&`, ${df(a.total-r.total)}`,n?.loading&&" \u2026"]})}function fv({days:e,present:t,next:n}){return o(V,{class:"spaced",title:"Replay",actions:o(Ee,{label:"Days",choices:uf.map(r=>({value:r,label:r==="1"?"1 day":`${r} days`})),chosen:e,change:r=>se({days:r})}),children:o(le,{query:t,children:r=>o(hv,{present:r.simulateConfig,next:n})})})}function hv({present:e,next:t}){let n=t?.data?.simulateConfig;if(t?.refusal)return o(zt,{refusal:t.refusal,retry:t.reload});let r=n??e,a=Zt.map(s=>({type:s,now:sf(e,s),then:sf(r,s)})).filter(s=>s.now+s.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[x(r.total)," signals"]}),n&&`, ${df(n.total-e.total)}`,t?.loading&&" \u2026"]}),r.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",an(r.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),a.length>0&&o(oe,{label:"Signals by type",rows:a,id:s=>s.type,columns:[{name:"Type",cell:s=>Ce(s.type)},{name:"Now",number:!0,cell:s=>x(s.now)},...n?[{name:"Then",number:!0,cell:s=>o("strong",{children:x(s.then)})}]:[]]}),o(gv,{present:e,then:n}),r.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...r.heldBack].sort((s,i)=>i.count-s.count).slice(0,5).map(s=>o("li",{children:[Ce(s.rule),": ",x(s.count)]},s.rule))})]}),r.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...r.samples].reverse().slice(0,6).map(s=>o("li",{children:[o(rt,{chain:s.chain})," ",s.headline," ",o("small",{class:"muted",children:o(re,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function sf(e,t){return e.byType.find(n=>n.type===t)?.count??0}function df(e){return e===0?"as many as now":e>0?`${x(e)} more than now`:`${x(-e)} fewer than now`}function gv({present:e,then:t}){let n=(a,s)=>a.byDay.filter(i=>i.day===s).reduce((i,l)=>i+l.count,0),r=[...new Set([...e.byDay,...t?.byDay??[]].map(a=>a.day))].sort();return r.length<2?null:o(oe,{label:"Signals by day",rows:r,id:a=>a,columns:[{name:"Day",cell:a=>St(a)},{name:"Now",number:!0,cell:a=>x(n(e,a))},...t?[{name:"Then",number:!0,cell:a=>o("strong",{children:x(n(t,a))})}]:[]]})}function mf({fields:e,from:t,to:n}){return o("ul",{class:"why",children:e.map(r=>o("li",{children:[r.label,": ",o("span",{class:"muted",children:lf(t(r.name),r)})," \u2192 ",o("strong",{children:lf(n(r.name),r)})]},r.name))})}function lf(e,t){return!Array.isArray(e)&&t.percent?Ye(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(n=>typeof n=="string"?Ce(n):`${Ce(n.type)} ${n.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function bv({data:e,fields:t,restore:n,edits:r,busy:a}){let[s,i]=Q(),l=e.configVersions.filter(c=>c.version!==e.config.version);return l.length===0?null:o(V,{title:"Earlier versions",children:o(oe,{label:"Earlier versions, newest first",rows:l,id:c=>String(c.version),columns:[{name:"Version",cell:c=>c.version},{name:"Saved",cell:c=>o(re,{at:c.changedAt})},{name:"By",wide:!0,cell:c=>o(yv,{id:c.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:c=>{let m=bs(t,e.config,c.config);return m.length===0?"nothing":o(mf,{fields:m,from:h=>Qn(e.config,h),to:h=>Qn(c.config,h)})}},{name:"Restore",cell:c=>bs(t,e.config,c.config).length===0?"\u2013":s!==c.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${c.version}`,onClick:()=>i(c.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${c.version}`,children:[o("span",{children:["It is saved as version ",e.config.version+1,r>0&&", and what you changed here is dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>i(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:a,onClick:()=>n(c.config),children:"Restore and save"})]})]})}]})})}function yv({id:e,keys:t}){if(e===null)return o(S,{children:"the operator"});let n=t.filter(i=>i.scope==="customer"&&!i.revokedAt&&!(i.expiresAt&&Date.parse(i.expiresAt)<=Date.now())),r=t.find(i=>i.keyId===e),s=n.length===1&&n[0]?.keyId===e?"this key":r?`${r.revokedAt?"revoked key":"key"} created ${St(r.createdAt)}`:"a key that is not listed";return o(S,{children:[s,o("small",{class:"mono break",children:e})]})}var Ul="smartmoney.notify",oa=we(0),lr=we(pf()&&Notification.permission==="granted"&&localStorage.getItem(Ul)==="on");function pf(){return"Notification"in globalThis}async function ff(){return pf()?await Notification.requestPermission()!=="granted"?"The browser does not allow notifications of this page.":(localStorage.setItem(Ul,"on"),lr.value=!0,""):"This browser has no notifications here: they need HTTPS, or this computer\u2019s own address."}function hf(){localStorage.removeItem(Ul),lr.value=!1}function wv({chain:e,token:t,traders:n}){return _i({kind:"TOKEN",chain:e,address:t.address})||n.some(r=>_i({kind:"WALLET",chain:e,address:r.walletAddress}))}var gf=()=>document.visibilityState==="visible"&&document.hasFocus();function vv(e){if(!(gf()||!wv(e))&&(oa.value++,!!lr.value))try{let t=new Notification(e.headline,{body:`${e.priority} on ${Ie[e.chain]}`,tag:e.signalId});t.onclick=()=>{window.focus(),location.hash=ne(["signal",e.signalId]),t.close()}}catch{lr.value=!1}}function kv(){gf()&&(oa.value=0)}for(let e of["focus","visibilitychange"])addEventListener(e,kv,!0);function bf(){let e,t=null,n=Mn(()=>{let r=hd.value.length>0;r&&!e?e=Ra(Wc,{get after(){return t}},{next:({signals:a})=>{t=a.cursor,a.signal&&vv(a.signal)},failed:()=>{e=void 0}}):!r&&e&&(e(),e=void 0)});return()=>{n(),e?.(),e=void 0,oa.value=0}}var yf=["watched","all"],Sv={watched:"Watched",all:"All labels"},$l=50;function wf(){let e=ve("show",yf,"watched"),[t,n]=Q(""),r=Qo.value.filter(i=>e==="all"||i.watched),a=Qo.value.filter(i=>i.watched&&i.kind==="WALLET").map(i=>i.address),s=async i=>{try{let l=await i();n(typeof l=="string"?l:"")}catch(l){n(l instanceof Error?l.message:String(l))}};return o(S,{children:[o(_e,{title:"Watch list",about:"Wallets and tokens that you watch or have a name for. Signals about what you watch are counted in the tab\u2019s title while you look elsewhere.",children:[o("button",{type:"button",onClick:()=>lr.value?hf():void s(ff),children:lr.value?"Stop notifying me":"Notify me"}),a.length>0&&o("a",{href:ne(["live"],{wallets:a.slice(0,$l).join(",")}),children:["Live signals of ",a.length>$l?`the first ${$l}`:"the"," wallets"]})]}),lr.value&&o("p",{class:"note good",children:"This browser notifies you of signals about what you watch, while a page of the console is open in it."}),t&&o("p",{class:"note bad",role:"alert",children:t}),o("div",{class:"filters",children:o(Ee,{label:"Labels",choices:yf.map(i=>({value:i,label:Sv[i]})),chosen:e,change:i=>se({show:i==="watched"?"":i})})}),o(V,{children:r.length===0?o(Y,{title:e==="all"?"Nothing has a label":"Nothing is watched",children:["On the page of a wallet or a token, press Watch or Add label. ",o("a",{href:ne(["leaderboard"]),children:"See the leaderboard"})]}):o(oe,{label:e==="all"?"Labels":"What you watch",columns:_v(s),rows:r,id:i=>i.kind+i.chain+i.address})})]})}function _v(e){let t=[{name:"Name",cell:n=>o("strong",{children:n.name||"\u2013"}),sort:n=>n.name.toLowerCase()},{name:"Address",cell:n=>o(S,{children:[o("a",{class:"mono",href:ne([n.kind.toLowerCase(),n.chain,n.address]),title:n.address,children:lt(n.address)}),o("small",{children:n.kind==="WALLET"?"Wallet":"Token"})]})},{name:"Chain",cell:n=>o(rt,{chain:n.chain}),sort:n=>n.chain},{name:"Note",cell:n=>o("span",{class:"break",children:n.note})},{name:"Changed",wide:!0,cell:n=>o(re,{at:n.changedAt}),sort:n=>n.changedAt}];return Mt.value?.scope!=="customer"?t:[...t,{name:"Watch",cell:n=>{let r=n.watched?"\u2605 Watching":"\u2606 Watch";return o("button",{type:"button",class:"small","aria-pressed":n.watched,"aria-label":`${r} ${n.name||n.address}`,onClick:()=>{e(()=>Ba(n,{watched:!n.watched}))},children:r})}}]}var Wl=["node","python","go"],Il={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var xv=Zt.map(e=>({value:e,label:Ce(e)})),Tv=ut.map(e=>({value:e,label:Ie[e]})),aa={STANDARD:{name:"A program",address:"https://desk.example/signals"},SLACK:{name:"Slack",address:"https://hooks.slack.com/services/T\u2026/B\u2026/\u2026"},DISCORD:{name:"Discord",address:"https://discord.com/api/webhooks/ID/TOKEN"},TELEGRAM:{name:"Telegram",address:"https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT"}},Av=Object.keys(aa).map(e=>({value:e,label:aa[e].name}));function vf(){let e=te(Cc,{},{every:5e3}),[t,n]=Q({});return o(S,{children:[o(_e,{title:"Webhooks",about:"Signals are sent to each address as they are raised, and again until they are accepted: signed to programs, as messages to chats."}),o(le,{query:e,children:({webhooks:r})=>o("div",{class:"stack",children:[r.length===0&&o(Y,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),r.map(a=>o(Cv,{webhook:a,changed:e.reload},a.id)),o(Ev,{configured:r.some(a=>a.configured),created:a=>{n(a),e.reload()}}),o(Sf,{outcome:t}),o(Nv,{})]})})]})}async function kf(e){try{return await e()}catch(t){if(t instanceof Ue)return{refusal:t};throw t}}function Cv({webhook:e,changed:t}){let[n,r]=Q({}),[a,s]=Q(!1),[i,l]=Q(!1),c=async f=>{s(!0),r(await kf(f)),s(!1),l(!1),t()},m=(f,g)=>c(async()=>(await be(Pc,{id:e.id,input:f}),{text:g})),h=()=>c(async()=>(e.configured?await be(li,{url:""}):await be(Rc,{id:e.id}),{}));return o(V,{class:"spaced",title:o("span",{class:"break",children:[e.url,e.format!=="STANDARD"&&` (${aa[e.format].name})`]}),actions:o(S,{children:[o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Pv(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:a,onClick:()=>{c(()=>Rv(e.id))},children:"New secret"}),o("button",{type:"button",disabled:a,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:a,onClick:()=>i?void h():l(!0),children:i?"Really delete":"Delete"})]}),children:[o(Sf,{outcome:n}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(re,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ze,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(re,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(re,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:x(e.deliveries.totalCount),note:e.previousSecretUntil?o(S,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(gn,{label:`Types sent to ${e.url}`,choices:xv,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(gn,{label:`Chains sent to ${e.url}`,choices:Tv,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}})]}),o(Dv,{webhook:e,redeliver:f=>{c(async()=>(await be(Ec,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function Pv(e){let{attempt:t}=(await be(Dc,{id:e})).testWebhook,n=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${n} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Rv(e){let{secret:t}=(await be(Lc,{id:e})).rotateWebhookSecret;return{secret:t}}function Sf({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(zt,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(rr,{text:e.secret,label:"the secret"})]})]})}function Dv({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(Y,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let n=[{name:"Signal",cell:r=>o(S,{children:[o("a",{href:ne(["signal",r.signalId]),children:["#",r.sequence]}),r.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:r=>o("span",{class:r.state==="FAILED"?"bad":r.state==="DELIVERED"?"good":"muted",children:Ce(r.state)})},{name:"Attempts",number:!0,cell:r=>x(r.attempts.length)},{name:"Last answer",cell:r=>Lv(r)},{name:"Since",wide:!0,cell:r=>o(re,{at:r.createdAt})},{name:"Next attempt",wide:!0,cell:r=>r.nextAttemptAt?r.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:r=>o("button",{type:"button",class:"small","aria-label":`Send again #${r.sequence}`,onClick:()=>t(r.signalId),children:"Send again"})}];return o(oe,{label:`Deliveries to ${e.url}, newest first`,columns:n,rows:e.deliveries.nodes,id:r=>r.messageId})}function Lv(e){let t=e.attempts.at(-1);return t?o(S,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Ev({configured:e,created:t}){let[n,r]=Q(!1),[a,s]=Q("STANDARD"),i=async l=>{l.preventDefault();let c=l.currentTarget,m=String(new FormData(c).get("url")).trim();r(!0);let h=await kf(async()=>a!=="STANDARD"?(await be(ii,{input:{url:m,format:a}}),{text:`Added for ${aa[a].name}. Of its address only the host is shown from now on.`}):e?{secret:(await be(ii,{input:{url:m}})).createWebhook.secret}:{secret:(await be(li,{url:m})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});r(!1),h.refusal||c.reset(),t(h)};return o(V,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:l=>{i(l)},children:[o(Vn,{label:"Receiver",choices:Av,chosen:a,change:l=>s(l)}),o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:aa[a].address,maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:"Add"})]})})}function Nv(){let e=ve("verify",Wl,"node");return o(V,{title:"Verify what you receive",actions:o(Ee,{label:"Language",choices:Wl.map(t=>({value:t,label:Il[t].name})),chosen:e,change:t=>se({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Il[e].code})})]})}var kn=["read","customer"],Ml=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:kn,component:yp},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:kn,component:Rp},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:kn,component:pp},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:kn,component:Ed},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:kn,component:Dd},{path:"watchlist",title:"Watch list",group:"analyst",listed:!0,scopes:kn,component:wf},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:kn,component:jp},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:kn,component:Jp},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:kn,component:Op},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:kn,component:Vp},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:cf},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:vf},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:Cd},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:vp},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Lp},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Pd},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:_p},{path:"schema",title:"Schema",group:"build",listed:!0,scopes:[...kn,"operator"],component:xp}];function _f({problem:e}){let[t,n]=Q(e),[r,a]=Q(!1),s=l=>{l.preventDefault();let c=String(new FormData(l.currentTarget).get("key")).trim();return i(()=>Bo(c))},i=async l=>{a(!0);try{await l()}catch(c){n(c.message),a(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:l=>{s(l)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:r?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Fa.value}),cd()&&o("button",{type:"button",disabled:r,onClick:()=>{i(Va)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}var Uv=200,$v=12,Af=2;function Wv(e,{wallets:t,tokens:n,markets:r}){let a=e.toLowerCase(),s=(...m)=>Math.min(...m.map(h=>{let f=h.toLowerCase().indexOf(a);return f<0?3:f>0?2:h.length>a.length?1:0})),l=[...Qo.value.filter(m=>m.name.toLowerCase().includes(a)).map(m=>({near:s(m.name),hit:m.kind==="WALLET"?xf(m.chain,m.address):Tf(m.chain,m.address,m.name)})),...n.map(m=>({near:s(m.symbol,m.address),hit:Tf(m.chain,m.address,m.market?.outcomeLabel||m.symbol,m.market?.question)})),...r.map(m=>({near:s(m.question),hit:{to:ne(["market",m.itemId]),name:m.question||m.itemId,kind:"Market",about:m.closed?"closed":"open"}})),...t.map(m=>({near:s(m.walletAddress),hit:xf(m.chain,m.walletAddress)}))],c=new Set;return l.sort((m,h)=>m.near-h.near).map(({hit:m})=>m).filter(({to:m})=>!c.has(m)&&c.add(m)).slice(0,$v)}function xf(e,t){let n=gd({kind:"WALLET",chain:e,address:t});return{to:ne(["wallet",e,t]),name:n||lt(t),kind:"Wallet",about:`${Ie[e]}${n?` \xB7 ${lt(t)}`:""}`}}function Tf(e,t,n,r){return{to:ne(["token",e,t]),name:n||lt(t),kind:"Token",about:`${Ie[e]} \xB7 ${r||lt(t)}`}}function Iv(e){let[t,n]=Q({text:"",hits:[]});return xe(()=>{if([...e].length<Af)return;let r=new AbortController,a=setTimeout(()=>{be(Ta,{text:e},{signal:r.signal}).then(({lookup:s})=>n({text:e,hits:Wv(e,s)}),s=>{r.signal.aborted||n({text:e,hits:[],problem:s instanceof Error?s.message:String(s)})})},Uv);return()=>{clearTimeout(a),r.abort()}},[e]),t}function Mv(e){xe(()=>{let t=n=>{let r=n.target instanceof HTMLElement?n.target:document.body;n.key!=="/"||n.ctrlKey||n.metaKey||n.altKey||r.isContentEditable||r.matches("input, textarea, select")||(n.preventDefault(),e())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[])}function Cf(){let e=et(null),[t,n]=Q(""),[r,a]=Q(!1),[s,i]=Q(0),l=et(""),c=t.trim(),m=[...c].length>=Af,h=Iv(c),f=h.text===c,g=m?f?h.hits:[]:c===""?io.value:[],y=g[Math.min(s,g.length-1)],T=v=>{id(v),a(!1),n(""),e.current?.blur(),location.hash=v.to};Mv(()=>{e.current?.focus(),e.current?.select(),a(!0)}),xe(()=>{let v=h.hits[0];v&&l.current===h.text&&T(v),l.current=""},[h]);let E=v=>{let A={ArrowDown:1,ArrowUp:-1}[v.key];A?(v.preventDefault(),a(!0),r&&g.length>0&&i((Math.min(s,g.length-1)+A+g.length)%g.length)):v.key==="Enter"?(v.preventDefault(),r&&y?T(y):m&&!f&&(l.current=c)):v.key==="Escape"&&(a(!1),n(""))},L=r?m?f?h.problem??(g.length===0?`Nothing contains \u201C${c}\u201D`:""):"Searching\u2026":c?"Write at least two characters":g.length>0?"Recent":"A part of an address, a symbol, a name or a word":"",P=r&&g.length>0;return o("div",{class:"search",role:"search",children:[o("input",{ref:e,type:"text",inputMode:"search",enterKeyHint:"go",role:"combobox","aria-label":"Search wallets, tokens and markets","aria-keyshortcuts":"/",placeholder:"Search: press /","aria-expanded":P,"aria-controls":"hits","aria-autocomplete":"list","aria-activedescendant":P?`hit-${g.indexOf(y)}`:void 0,autocomplete:"off",spellcheck:!1,maxLength:100,value:t,onKeyDown:E,onClick:()=>a(!0),onBlur:()=>a(!1),onInput:v=>{n(v.currentTarget.value),a(!0),i(0)}}),o("div",{class:r?"hits":"hits closed",children:[o("p",{class:"muted small",role:"status",children:L}),P&&o("ul",{id:"hits",role:"listbox","aria-label":"Hits",children:g.map((v,A)=>o("li",{id:`hit-${A}`,role:"option","aria-selected":v===y,onMouseDown:_=>_.preventDefault(),onClick:()=>T(v),children:[o("strong",{children:v.name})," ",o("small",{class:"muted",children:[v.kind," \xB7 ",v.about]})]},v.to))})]})]})}function Fl({problem:e=""}){let t=Mt.value;return t?o(Ov,{who:t}):o(_f,{problem:e})}function Ov({who:e}){let[t,n]=Q(!1),r=et(null),{path:a}=tt.value,s=Ml.filter(g=>g.scopes.includes(e.scope)),i=a.length===0?s[0]:Ml.find(g=>g.path===a[0]),l=a.join("/"),c=et(!0);xe(()=>{n(!1),c.current||r.current?.querySelector("h1")?.focus({preventScroll:!0}),c.current=!1},[l]);let m=yi.value;xe(()=>ed(),[l,m]);let h=oa.value;xe(()=>{document.title=`${h>0?`(${h}) `:""}${i?.title??"Not found"} \xB7 smartmoney`},[l,h]);let f=e.scope!=="operator";return xe(()=>f?Vv():void 0,[e]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:g=>{g.preventDefault(),r.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/","aria-label":"smartmoney",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),o("span",{children:"smartmoney"})]}),f&&o(Cf,{}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>n(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Ol,{pages:s.filter(g=>g.group==="analyst"),at:i,title:"Signals"}),o(Ol,{pages:s.filter(g=>g.group==="settings"),at:i,title:"Delivery"}),o(Ol,{pages:s.filter(g=>g.group==="operator"),at:i,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:ne(["schema"]),"aria-current":i?.path==="schema"?"page":void 0,children:"Schema"})})]})]}),o(Qv,{who:e})]}),o("main",{id:"main",ref:r,tabIndex:-1,children:[i&&i.scopes.includes(e.scope)&&o(i.component,{args:a.slice(1)},l),i&&!i.scopes.includes(e.scope)&&o(Y,{title:`${i.title} needs a key of scope ${i.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!i&&o(Y,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}var Fv=6e4;function Vv(){let e=()=>{document.visibilityState==="visible"&&xi().catch(()=>{})};xi().catch(()=>{});let t=setInterval(e,Fv),n=bf();return()=>{clearInterval(t),n(),bd()}}function Ol({pages:e,at:t,title:n}){let r=e.filter(a=>a.listed);return r.length===0?null:o("div",{class:"group",children:[o("h2",{children:n}),o("ul",{children:r.map(a=>o("li",{children:o("a",{href:ne([a.path]),"aria-current":a===t?"page":void 0,children:a.title})},a.path))})]})}var qv=3600;function Bv({chains:e}){let t=Math.max(...e.map(a=>Date.parse(a.lastEventAt??"")||0)),n=(On.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(n>qv)return o("p",{class:"health muted",children:["Quiet: last trade ",nt(n)," ago"]});let r=Math.max(...e.map(a=>a.lagSeconds));return o("p",{class:"health good",children:["Up to date",r>1?`, ${nt(r)} behind`:""]})}function Qv({who:e}){let t=te(Hu,{operator:e.scope==="operator"},{every:15e3}),n=t.data?.chains.filter(a=>!a.healthy)??[],r=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&n.length+r.length===0&&o(Bv,{chains:t.data.chains}),r.length>0&&o("p",{class:`health ${r.some(a=>a.level==="error")?"bad":"few"}`,children:o("a",{href:ne(["overview"]),children:"Needs attention"})}),n.map(a=>o("p",{class:"health bad",title:a.reason??"",children:[Ie[a.chain]," is ",nt(a.lagSeconds)," behind"]},a.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:us.value,onChange:a=>lp(a.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>ki(),children:"Sign out"})]})}var ql=document.getElementById("app");if(!ql)throw new Error("BUG: page.html has no element app");var Vl=rd(),Gv=Vl&&dd(Vl)?Bo(Vl):Va();Gv.then(()=>Ys(o(Fl,{}),ql),e=>Ys(o(Fl,{problem:e instanceof Error?e.message:String(e)}),ql));
