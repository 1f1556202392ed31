var fe,Ns,zi,xn,qi,Io,Ms,Ro,$s,Qi,Fi,Md,Zr=Symbol.for("pv"),Wo={},Lo=[],$d=/^m(i|n|o|s|text|space)$/,Bi=Array.isArray,Hi=Lo.slice,Hn=Object.assign;function Bn(e){e&&e.parentNode&&e.remove()}function Os(e,t,r){var n,o,a,l={},c=arguments.length;for(a in t)a=="key"?n=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:l[a]=t[a];return c>2&&(l.children=c>3?Hi.call(arguments,2):r),Jr(e,l,n,o,null)}function Jr(e,t,r,n,o){var a={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zr,__v:o||++Ns,__i:-1,__u:0};return!o&&fe.vnode&&fe.vnode(a),a}function j(e){return e.children}function kr(e,t){this.props=e,this.context=t,this.__g=0}function Tn(e,t){if(t==null)return e.__&&Tn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Tn(e)}function Od(e){var t,r=e.__v,n=r.__e,o=[],a=[],l=e.__P;l&&((t=Hn({constructor:Zr},r)).__v=r.__v+1,fe.vnode&&fe.vnode(t),Gi(l,t,r,e.__n,l.namespaceURI,32&r.__u?[n]:null,o,n||Tn(r),32&r.__u,a),t.__v=r.__v,t.__.__k[t.__i]=t,Bs(o,t,a),r.__=r.__e=null,t.__e!=n&&Vs(t))}function Vs(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Vs(e)}function Ws(e){(8&e.__g||(e.__g|=8,xn.push(e),Io++))&&qi==fe.debounceRendering||((qi=fe.debounceRendering)||queueMicrotask)(qs)}function qs(){try{for(var e,t=1;xn.length;)xn.length>t&&xn.sort(Ms),e=xn.shift(),t=xn.length,8&e.__g&&Od(e)}finally{(Io=xn.length)&&(qi||queueMicrotask)(qs)}}function Fs(e,t,r,n,o,a,l,c,p,m,h){var g,_,b,x,I,R,W=n.__k||Lo,w=t.length;for(p=Vd(r,t,W,p,w),g=0;g<w;g++)(b=r.__k[g])!=null&&(_=~b.__i&&W[b.__i]||Wo,b.__i=g,R=Gi(e,b,_,o,a,l,c,p,m,h),x=b.__e,(_.ref!=b.ref||8&_.__u)&&(_.ref&&ji(_.ref,null,b,_),b.ref&&h.push(b.ref,b.__c||x,b)),I=I||x,4&b.__u?(p=zs(b,p,e,!_.__v),_.__e&&(_.__e=null)):typeof b.type=="function"&&R!==void 0?p=R:x&&(p=x.nextSibling),b.__u&=-21);return r.__e=I,p}function Vd(e,t,r,n,o){var a,l,c,p,m,h,g,_,b,x=r.length,I=x,R=0,W=0,w=e.__k=Array(o);for(a=0;a<o;a++)(l=t[a])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=w[a]=Jr(null,l):Bi(l)?l=w[a]=Jr(j,{children:l}):l.constructor===Zr&&l.__b?l=w[a]=Jr(l.type,l.props,l.key,l.ref,l.__v):w[a]=l,p=a+R,l.__=e,l.__b=e.__b+1,c=null,~(m=l.__i=qd(l,r,p,I))&&(I--,(c=r[m])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,m==p-1?R--:m==p+1?R++:m!=p&&(m>p?R--:R++,W=1)):(~m||(o>x?R--:o<x&&R++),typeof l.type!="function"&&(l.__u|=4))):w[a]=null;if(W){for(h=[],g=[],a=0;a<o;a++)if((l=w[a])&&16&l.__u){for(R=0,_=h.length;R<_;)h[b=R+_>>1]<l.__i?R=b+1:_=b;h[R]=l.__i,g[a]=R+1}for(R=h.length;a--;)g[a]&&(g[a]==R?R--:w[a].__u|=4)}if(I)for(a=0;a<x;a++)!(c=r[a])||2&c.__u||(c.__e==n&&(n=Tn(c)),Ki(c,c));return n}function zs(e,t,r,n){var o,a,l,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=zs(o[a],t,r,!1));return t}for(t&&!t.parentNode&&(t=Tn(e))&&!t.parentNode&&(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!n&&r.moveBefore&&l.parentNode?r.moveBefore(l,t):r.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function qd(e,t,r,n){var o,a=e.key,l=e.type,c=t[r],p=c&&!(2&c.__u);if(c===null&&a==null||p&&a==c.key&&l==c.type)return r;if(n>(p?1:0)){for(o=r-1;o>=0;o--)if((c=t[o])&&!(2&c.__u)&&a==c.key&&l==c.type)return o;for(o=r+1;o<t.length;o++)if((c=t[o])&&!(2&c.__u)&&a==c.key&&l==c.type)return o}return-1}function Ls(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Po(e,t,r,n,o){var a,l;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Ls(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Ls(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(l=Fi[t]||(Fi[t]=Fd(t)),(e.__a||(e.__a={}))[t]=Qi,a=t!=(t=t.replace($s,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,l,a):e.removeEventListener(t,l,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Fd(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Ro]==null)t[Ro]=Qi++;else if(t[Ro]<this.__a[e])return;return r(fe.event?fe.event(t):t)}}}function Gi(e,t,r,n,o,a,l,c,p,m){var h,g,_,b,x,I,R,W,w,C,S,Y,L,Z,H,ne,G,A,K=t.type;if(t.constructor!==Zr)return null;128&r.__u&&(p=32&r.__u,h=r.__c.__z)&&(t.__u|=p,g=a=[],h.nodeType==8?c=Uo(h,a):a.push(h),c=a[0]||c),(h=fe.__b)&&h(t);e:if(typeof K=="function"){_=l.length;try{if(W=t.props,w=(h=K.prototype)&&h.render,C=(h=K.contextType)&&n[h.__c],S=h?C?C.props.value:h.__:n,(b=r.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(w?t.__c=b=new K(W,S):(t.__c=b=new kr(W,S),b.constructor=K,b.render=Qd),C&&C.sub(b),b.state||(b.state={}),b.__n=n,b.__g|=8,b.__h=[],b.__k=[]),w&&(b.__s||(b.__s=b.state),K.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=Hn({},b.__s)),Hn(b.__s,K.getDerivedStateFromProps(W,b.__s)))),x=b.props,I=b.state,b.__v=t,r.__c){if(W!==x&&w&&!K.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(W,S),t.__v==r.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(W,b.__s,S)===!1){t.__v!=r.__v&&(b.props=W,b.state=b.__s,b.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(M){M&&(M.__=t)}),Lo.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&l.push(b),c=Tn(r);break e}b.componentWillUpdate&&b.componentWillUpdate(W,b.__s,S),w&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(x,I,R)})}else w&&!K.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),w&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=S,b.props=W,b.__P=e,b.__g&=-5,Y=fe.__r,L=w?25:0;do b.__g&=-9,Y&&Y(t),h=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++L<25);w&&(Lo.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(n=Hn({},n,b.getChildContext())),w&&r.__c&&b.getSnapshotBeforeUpdate&&(R=b.getSnapshotBeforeUpdate(x,I)),Z=h&&h.type===j&&h.key==null?h.props.children:h,W.__P&&(h=c,o=(e=W.__P).namespaceURI,p=a=null,r.props&&r.props.__P!=e&&(r.__k.some(function(M){M&&Ki(M,M)}),r.__k=null),c=r.__k?Tn(r,0):null),c=Fs(e,Bi(Z)?Z:[Z],t,r,n,o,a,l,c,p,m),W.__P&&(t.__e=null,c=h),t.__u&=-161,g&&g.some(Bn),b.__h.length&&l.push(b),1&b.__g&&(b.__g&=-4)}catch(M){if(l.length=_,t.__v=null,p||a)if(M&&M.then){if(t.__u|=128|p,a){for(~(G=a.indexOf(c||void 0))||(G=a.length);(A=a[G-1])&&A.nodeType==8;)G--;for(;G<a.length;G++)if(A=a[G])if(a[G]=null,H){if(A==ne)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(ne=Uo(H=A))}}if(!H){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;H=c}(h=Uo(H=t.__c.__z||(t.__c.__z=H)))?(t.__e=H,c=h):t.__e=c,c=c&&c.nextSibling}else a&&a.some(Bn);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),M&&M.then||Qs(t),fe.__e(M,t,r)}}else c=t.__e=zd(r.__e,t,r,n,o,a,l,p,m,e);return(h=fe.diffed)&&h(t),c}function Uo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function Qs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Qs))}function Bs(e,t,r){for(var n=0;n<r.length;)ji(r[n++],r[n++],r[n++]);fe.__c&&fe.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){fe.__e(a,o.__v)}})}function zd(e,t,r,n,o,a,l,c,p,m){var h,g,_,b,x,I,R,W,w=r.props||Wo,C=t.props,S=t.type;if(S=="svg"?o="http://www.w3.org/2000/svg":S=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(h=0;h<a.length;h++)if((x=a[h])&&(S?x.localName==S:x.nodeType==3)){e=x,a[h]=null;break}}if(!e){if(W=m.ownerDocument||document,!S)return W.createTextNode(C);e=W.createElementNS(o,S,C.is?C:m),c&&(fe.__m&&fe.__m(t,a),c=!1),a=null}if(S){if(m=S=="template"&&e.content||e,a=S=="textarea"&&C.defaultValue!=null?null:a&&Hi.call(m.childNodes),!c&&a)for(w={},h=0;h<e.attributes.length;h++)w[(x=e.attributes[h]).name]=x.value;for(h in w)x=w[h],h=="dangerouslySetInnerHTML"?_=x:h=="children"||h in C||h=="value"&&"defaultValue"in C||h=="checked"&&"defaultChecked"in C||Po(e,h,null,x,o);for(h in C)x=C[h],h=="children"?b=x:h=="dangerouslySetInnerHTML"?g=x:h=="value"?I=x:h=="checked"?R=x:c&&typeof x!="function"||w[h]===x||Po(e,h,x,w[h],o);g?(c||_&&(g.__html==_.__html||g.__html==e.innerHTML)||(e.innerHTML=g.__html),t.__k=[]):(_&&(e.textContent=""),(S=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&$d.test(S))&&(o="http://www.w3.org/1999/xhtml"),Fs(m,Bi(b)?b:[b],t,r,n,o,a,l,a?a[0]:r.__k&&Tn(r,0),c,p),a&&a.some(Bn)),c&&S!="textarea"||(h="value",S=="progress"&&I==null?e.removeAttribute(h):I==null||I===e[h]&&(S!="progress"||I)||Po(e,h,I,w[h],o),h="checked",R!=null&&R!=e[h]&&Po(e,h,R,w[h],o))}else w===C||c&&e.data==C||(e.data=C);return e}function ji(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){fe.__e(o,r)}}function Ki(e,t,r){var n,o,a,l;if(fe.unmount&&fe.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||ji(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(c){fe.__e(c,t)}n.__P=n.__n=null}if(n=e.__k)for(l=0;l<n.length;l++)n[l]&&Ki(n[l],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(o=Uo(n,a=[]))&&(n==e.__e&&a.some(Bn),Bn(o),Bn(n)),r||Bn(e.__e),e.__e=e.__c=e.__=null}function Qd(e,t,r){return this.constructor(e,r)}function Yi(e,t){var r,n,o,a;fe.__&&fe.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=Jr(j,{children:[e]}),o=[],a=[],Gi(t,t.__k,n||Wo,Wo,t.namespaceURI,n?null:t.firstChild?Hi.call(t.childNodes):null,o,n?n.__e:t.firstChild,r,a),Bs(o,t.__k,a),t.__k.props.children=null}fe={__e:function(e,t,r,n){for(var o,a,l;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((l=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,n||{}),l=1),l&&8&o.__g)return void(o.__g|=2)}catch(c){e=c}}throw Io=0,e}},Ns=0,zi=function(e){return e!=null&&e.constructor===Zr},kr.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=Hn({},this.state)),typeof e=="function"&&(e=e(Hn({},r),this.props)),e&&(Hn(r,e),this.__v&&(t&&this.__k.push(t),Ws(this)))},kr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ws(this))},kr.prototype.render=j,xn=[],Io=0,Ms=function(e,t){return e.__v.__b-t.__v.__b},Ro=Symbol(),$s=/(PointerCapture)$|Capture$/i,Qi=0,Fi={},Md=0;var eo,Ge,Ji,Hs,Zi=Object.is,No=0,tl=[],Xi=[],Qe=fe,Gs=Qe.__b,js=Qe.__r,Ks=Qe.diffed,Ys=Qe.__c,Js=Qe.unmount,Zs=Qe.__;function ta(e,t){Qe.__h&&Qe.__h(Ge,e,No||t),No=0;var r=Ge.__H||(Ge.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function qe(e){return No=1,Bd(rl,e)}function Bd(e,t,r){var n=ta(eo++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):rl(void 0,t),function(a){var l=(n.__N||n.__)[0],c=n.t(l,a);Zi(l,c)||(n.__N=[c,n.__[1]],n.__c.setState({}))}],n.__c=Ge,!Ge.__f)){Ge.__f=!0;var o=Ge.shouldComponentUpdate;Ge.shouldComponentUpdate=function(a,l,c){var p=this.__H;if(!p)return!0;var m=!1,h=this.props!=a;if(p.__.some(function(_){_.__N&&(m=!0,Zi(_.__[0],_.__N[0])||(h=!0))}),o){var g=o.call(this,a,l,c);return m?g||h:g}return!m||h}}return n.__}function an(e,t){var r=ta(eo++,3);!Qe.__s&&nl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,Ge.__H.__h.push(r))}function Cn(e){return No=5,An(function(){return{current:e}},[])}function An(e,t){var r=ta(eo++,7);return nl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function Hd(){var e;do{for(;e=Xi.shift();)try{Xr(e)}catch(r){Qe.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=tl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Xr),t.__h.some(ea),t.__h=[]}catch(r){t.__h=[],Qe.__e(r,e.__v)}}}while(Xi.length)}Qe.__b=function(e){Ge=null,Gs&&Gs(e)},Qe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Zs&&Zs(e,t)},Qe.__r=function(e){js&&js(e),eo=0;var t=(Ge=e.__c).__H;t&&(Ji==Ge?Ge.__h=[]:(t.__h.some(Xr),t.__h.some(ea),eo=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),Ji=Ge},Qe.diffed=function(e){Ks&&Ks(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&el(tl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),Ji=Ge=null},Qe.__c=function(e,t){t.some(function(r){try{r.__h.some(Xr),r.__h=r.__h.filter(function(n){return!n.__||ea(n)})}catch(n){r.__h=[function(){throw n}]}}),Ys&&Ys(e,t)},Qe.unmount=function(e){Js&&Js(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(o){try{if(o.__P&&o.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}o.__P=r,el(Xi.push(o))}else Xr(o)}catch(a){t=a}}),n.__H=void 0,t&&Qe.__e(t,n.__v))};var Xs=typeof requestAnimationFrame=="function";function Gd(e){var t,r=function(){clearTimeout(n),Xs&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);Xs&&(t=requestAnimationFrame(r))}function el(e){e!=1&&Hs==Qe.requestAnimationFrame||((Hs=Qe.requestAnimationFrame)||Gd)(Hd)}function Xr(e){var t=Ge,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),Ge=t}function ea(e){var t=Ge;e.__c=e.__(),Ge=t}function nl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!Zi(r,e[n])})}function rl(e,t){return typeof t=="function"?t(e):t}var ie=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},bh=new ie(`
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
    `,{fragmentName:"WalletNumbers"}),_h=new ie(`
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
    `,{fragmentName:"SignalRow"}),vh=new ie(`
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
    `,{fragmentName:"MarketFacts"}),wh=new ie(`
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
    `,{fragmentName:"WebhookParts"}),ol=new ie(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),il=new ie(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),al=new ie(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),sl=new ie(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),ll=new ie(`
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
    `),ul=new ie(`
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
    `),cl=new ie(`
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
}`),dl=new ie(`
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
    `),fl=new ie(`
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
}`),na=new ie(`
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
}`),pl=new ie(`
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
    `),ml=new ie(`
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
}`),hl=new ie(`
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
    `),gl=new ie(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),yl=new ie(`
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
}`),bl=new ie(`
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
    `),_l=new ie(`
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
    `),vl=new ie(`
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
    `),wl=new ie(`
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
    `),kl=new ie(`
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
}`),Sl=new ie(`
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
}`),xl=new ie(`
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
}`),Tl=new ie(`
    query WalletDetail($chain: Chain!, $address: String!) {
  wallet(chain: $chain, address: $address) {
    ...WalletNumbers
    buyCount
    sellCount
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
}`),Cl=new ie(`
    query WalletPositions($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    positions(first: 50, after: $after) {
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
    `),Al=new ie(`
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
    `),El=new ie(`
    query WalletTrades($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    trades(first: 50, after: $after) {
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
    `),Dl=new ie(`
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
}`),Pl=new ie(`
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
}`),Rl=new ie(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Ul=new ie(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Il=new ie(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Wl=new ie(`
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
    `),Ll=new ie(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Nl=new ie(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),ra=new ie(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function wt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function En(e){return wt(e)==="object"}function jd(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function oa(e,t){return e.length<124?e:t}var Ml="graphql-transport-ws";var At=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(At||{}),Et=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Et||{});function $l(e){if(!En(e))throw new Error(`Message is expected to be an object, but got ${wt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${wt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!En(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!En(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${wt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${wt(e.payload.query)}`);if(e.payload.variables!=null&&!En(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${wt(e.payload.variables)}`);if(e.payload.operationName!=null&&wt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${wt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!En(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${wt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!En(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${wt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!jd(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${wt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Ol(e,t){return $l(typeof e=="string"?JSON.parse(e,t):e)}function Sr(e,t){return $l(e),JSON.stringify(e,t)}function aa(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:o=console.error,lazyCloseTimeout:a=0,keepAlive:l=0,disablePong:c,connectionAckWaitTimeout:p=0,retryAttempts:m=5,retryWait:h=async function(U){let N=Math.pow(2,U);await new Promise(D=>setTimeout(D,N*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:g=ia,on:_,webSocketImpl:b,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,U=>{let N=Math.random()*16|0;return(U=="x"?N:N&3|8).toString(16)})},jsonMessageReplacer:I,jsonMessageReviver:R}=e,W;if(b){if(!Yd(b))throw new Error("Invalid WebSocket implementation provided");W=b}else typeof WebSocket<"u"?W=WebSocket:typeof global<"u"?W=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(W=window.WebSocket||window.MozWebSocket);if(!W)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let w=W,C=(()=>{let P=(()=>{let N={};return{on(D,ue){return N[D]=ue,()=>{delete N[D]}},emit(D){"id"in D&&N[D.id]?.(D)}}})(),U={connecting:_?.connecting?[_.connecting]:[],opened:_?.opened?[_.opened]:[],connected:_?.connected?[_.connected]:[],ping:_?.ping?[_.ping]:[],pong:_?.pong?[_.pong]:[],message:_?.message?[P.emit,_.message]:[P.emit],closed:_?.closed?[_.closed]:[],error:_?.error?[_.error]:[]};return{onMessage:P.on,on(N,D){let ue=U[N];return ue.push(D),()=>{let X=ue.indexOf(D);X>-1&&ue.splice(X,1)}},emit(N,...D){for(let ue of[...U[N]])ue(...D)}}})();function S(P){let U=[C.on("error",N=>{U.forEach(D=>D()),P(N)}),C.on("closed",N=>{U.forEach(D=>D()),P(N)})];return()=>U.forEach(N=>N())}let Y,L=0,Z,H=!1,ne=0,G=!1;async function A(){clearTimeout(Z);let[P,U]=await(Y??(Y=new Promise((ue,X)=>(async()=>{if(H){if(await h(ne),!L)return Y=void 0,X({code:1e3,reason:"All Subscriptions Gone"});ne++}C.emit("connecting",H);let z=new w(typeof t=="function"?await t():t,Ml),ae,ee;function Q(){isFinite(l)&&l>0&&(clearTimeout(ee),ee=setTimeout(()=>{z.readyState===w.OPEN&&(z.send(Sr({type:Et.Ping})),C.emit("ping",!1,void 0))},l))}S(me=>{Y=void 0,clearTimeout(ae),clearTimeout(ee),X(me),me instanceof to&&(z.close(4499,"Terminated"),z.onerror=null,z.onclose=null)}),z.onerror=me=>C.emit("error",me),z.onclose=me=>C.emit("closed",me),z.onopen=async()=>{try{C.emit("opened",z);let me=typeof r=="function"?await r():r;if(z.readyState!==w.OPEN)return;z.send(Sr(me?{type:Et.ConnectionInit,payload:me}:{type:Et.ConnectionInit},I)),isFinite(p)&&p>0&&(ae=setTimeout(()=>{z.close(At.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},p)),Q()}catch(me){C.emit("error",me),z.close(At.InternalClientError,oa(me instanceof Error?me.message:String(me),"Internal client error"))}};let Ce=!1;z.onmessage=({data:me})=>{try{let re=Ol(me,R);if(C.emit("message",re),re.type==="ping"||re.type==="pong"){C.emit(re.type,!0,re.payload),re.type==="pong"?Q():c||(z.send(Sr(re.payload?{type:Et.Pong,payload:re.payload}:{type:Et.Pong},I)),C.emit("pong",!1,re.payload));return}if(Ce)return;if(re.type!==Et.ConnectionAck)throw new Error(`First message cannot be of type ${re.type}`);clearTimeout(ae),Ce=!0,C.emit("connected",z,re.payload,H),H=!1,ne=0;let de=new Promise((Ut,ft)=>S(ft));de.catch(()=>{}),ue([z,de])}catch(re){z.onmessage=null,C.emit("error",re),z.close(At.BadResponse,oa(re instanceof Error?re.message:String(re),"Bad response"))}}})())));P.readyState===w.CLOSING&&await U;let N=()=>{},D=new Promise(ue=>N=ue);return[P,N,new Promise((ue,X)=>{let z=S(X);P.readyState!==w.OPEN&&U.catch(X),D.then(()=>{if(z(),!L){let ae=()=>P.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(Z),Z=setTimeout(()=>{!L&&P.readyState===w.OPEN&&ae()},a)):ae()}ue()})})]}function K(P){if(ia(P)&&(Kd(P.code)||[At.InternalServerError,At.InternalClientError,At.BadRequest,At.BadResponse,At.Unauthorized,At.SubprotocolNotAcceptable,At.SubscriberAlreadyExists,At.TooManyInitialisationRequests].includes(P.code)))throw P;if(G)return!1;if(ia(P)&&P.code===1e3)return L>0;if(!m||ne>=m||!g(P))throw P;return H=!0}n||(async()=>{for(L++;;)try{let[,,P]=await A();await P}catch(P){try{if(!K(P))return}catch(U){return o?.(U)}}})();function M(P,U){let N=x(P),D=!1,ue=!1,X=()=>{L--,D=!0};return(async()=>{for(L++;;)try{let[z,ae,ee]=await A();if(D)return ee.catch(()=>{}),ae();let Q=C.onMessage(N,Ce=>{switch(Ce.type){case Et.Next:{U.next(Ce.payload);return}case Et.Error:{ue=!0,D=!0,U.error(Ce.payload),X();return}case Et.Complete:{D=!0,X();return}}});z.send(Sr({id:N,type:Et.Subscribe,payload:P},I)),X=()=>{!D&&z.readyState===w.OPEN&&z.send(Sr({id:N,type:Et.Complete},I)),L--,D=!0,ae()},await ee.finally(Q);return}catch(z){if(!K(z))return}})().then(()=>{ue||U.complete()}).catch(z=>{U.error(z)}),()=>{D||X()}}return{on:C.on,subscribe:M,iterate(P){let U=[],N={done:!1,error:null,resolve:()=>{}},D=M(P,{next(X){U.push(X),N.resolve()},error(X){N.done=!0,N.error=X,N.resolve()},complete(){N.done=!0,N.resolve()}}),ue=(async function*(){for(;;){for(U.length||await new Promise(z=>N.resolve=z);U.length;)yield U.shift();if(N.error)throw N.error;if(N.done)return}})();return ue.throw=async X=>(N.done||(N.done=!0,N.error=X,N.resolve()),{done:!0,value:void 0}),ue.return=async()=>(D(),{done:!0,value:void 0}),ue},async dispose(){if(G=!0,Y){let[P]=await Y;P.close(1e3,"Normal Closure")}},terminate(){Y&&C.emit("closed",new to)}}}var to=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function ia(e){return En(e)&&"code"in e&&"reason"in e}function Kd(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Yd(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Vl=new URL("graphql",document.baseURI),Fe=class extends Error{constructor(r,n,o){super(n);this.code=r;this.requestId=o}code;requestId},no={key:()=>"",refused:()=>{}};function ql(e){no=e}async function je(e,t,r={}){let n=r.key??no.key(),o;try{o=await fetch(Vl,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(p){throw r.signal?.aborted?p:new Fe("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=o.headers.get("X-Request-Id")??void 0,l;try{l=await o.json()}catch{throw new Fe("NETWORK",`The answer cannot be read: status ${o.status}.`,a)}let c=l.errors?.[0];if(c||!l.data){let p=c?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Fe(p,c?.message??`status ${o.status}`,a);throw p==="UNAUTHENTICATED"&&r.key===void 0&&no.refused(m.message),m}return l.data}var Mo,la=new Set;function Jd(){return Mo??=aa({url:Vl.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${no.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>sa("connecting"),connected:()=>sa("open"),closed:()=>sa("broken")}}),Mo}function sa(e){for(let t of la)t(e)}async function ua(){let e=Mo;Mo=void 0,await e?.dispose()}function Fl(e,t,r){let n=r.link;n&&la.add(n);let o=Jd().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:l})=>{l?.[0]?r.failed(new Fe(String(l[0].extensions?.code??""),l[0].message)):a&&r.next(a)},error:a=>r.failed(Zd(a)),complete:()=>{}});return()=>{n&&la.delete(n),o()}}function Zd(e){if(Array.isArray(e)){let t=e[0];return new Fe(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&no.refused("The key is no longer accepted."),new Fe("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Fe("NETWORK","The connection is broken.")}function be(e,t,r={}){let[n,o]=qe({loading:!r.skip}),[a,l]=qe(0),c=Cn(""),p=JSON.stringify(t)+e.toString();return an(()=>{if(r.skip){o({loading:!1});return}let m=new AbortController;return o(h=>({...h,loading:!0})),je(e,t,{signal:m.signal}).then(h=>{c.current=p,o({data:h,loading:!1})},h=>{if(m.signal.aborted)return;let g=h instanceof Fe?h:new Fe("",String(h));o(_=>({data:c.current===p?_.data:void 0,refusal:g,loading:!1}))}),()=>m.abort()},[p,a,r.skip]),an(()=>{if(!r.every||r.skip)return;let m=setInterval(()=>{document.visibilityState==="visible"&&l(h=>h+1)},r.every);return()=>clearInterval(m)},[r.every,r.skip]),{...n,reload:()=>l(m=>m+1)}}var Xd=Symbol.for("preact-signals");function qo(){if(mn>1)mn--;else{var e,t=!1;for((function(){var o=Oo;for(Oo=void 0;o!==void 0;){var a=o.S;if(a.v===o.v)for(var l=a.t;l!==void 0;l=l.x)l.i===o.i&&(l.i=a.i);o=o.o}})();oo!==void 0;){var r=oo;for(oo=void 0,$o++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Ql(r))try{r.c()}catch(o){t||(e=o,t=!0)}r=n}}if($o=0,mn--,t)throw e}}function da(e){if(mn>0)return e();ca=++ef,mn++;try{return e()}finally{qo()}}var ro,Le=void 0;function io(e){var t=Le,r=ro;Le=void 0,ro=void 0;try{return e()}finally{Le=t,ro=r}}var oo=void 0,mn=0,$o=0,ef=0,ca=0,Oo=void 0,Vo=0;function zl(e){if(Le!==void 0){var t=e.n;if(t===void 0||t.t!==Le)return t={i:0,S:e,p:Le.s,n:void 0,t:Le,e:void 0,x:void 0,r:t},Le.s!==void 0&&(Le.s.n=t),Le.s=t,e.n=t,32&Le.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Le.s,t.n=void 0,Le.s.n=t,Le.s=t),t}}function Ke(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ke.prototype.brand=Xd;Ke.prototype.h=function(){return!0};Ke.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:io(function(){var n;(n=t.W)==null||n.call(t)}))};Ke.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&io(function(){var o;(o=t.Z)==null||o.call(t)}))}};Ke.prototype.subscribe=function(e){var t=this;return jn(function(){var r=t.value;io(function(){return e(r)})},{name:"sub"})};Ke.prototype.valueOf=function(){return this.value};Ke.prototype.toString=function(){return this.value+""};Ke.prototype.toJSON=function(){return this.value};Ke.prototype.peek=function(){var e=this;return io(function(){return e.value})};Object.defineProperty(Ke.prototype,"value",{get:function(){var e=zl(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if($o>100)throw new Error("Cycle detected");(function(r){mn!==0&&$o===0&&r.l!==ca&&(r.l=ca,Oo={S:r,v:r.v,i:r.i,o:Oo})})(this),this.v=e,this.i++,Vo++,mn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{qo()}}}});function $e(e,t){return new Ke(e,t)}function Ql(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Bl(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Hl(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function Gn(e,t){Ke.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Vo-1,this.f=4}Gn.prototype=new Ke;Gn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Vo))return!0;if(this.g=Vo,this.f|=1,this.i>0&&!Ql(this))return this.f&=-2,!0;var e=Le;try{Bl(this),Le=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Le=e,Hl(this),this.f&=-2,!0};Gn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ke.prototype.S.call(this,e)};Gn.prototype.U=function(e){if(this.t!==void 0&&(Ke.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Gn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Gn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=zl(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function xr(e,t){return new Gn(e,t)}function Gl(e){var t=e.j;if(e.j=void 0,typeof t=="function"){mn++;var r=Le;Le=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,fa(e),n}finally{Le=r,qo()}}}function fa(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Gl(e)}function tf(e){if(Le!==this)throw new Error("Out-of-order effect");Hl(this),Le=e,this.f&=-2;try{8&this.f&&fa(this)}finally{qo()}}function Tr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,ro&&ro.push(this)}Tr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Tr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Gl(this),Bl(this),mn++;var e=Le;return Le=this,tf.bind(this,e)};Tr.prototype.N=function(){2&this.f||(this.f|=2,this.u=oo,oo=this)};Tr.prototype.d=function(){this.f|=8,1&this.f||fa(this)};Tr.prototype.dispose=function(){this.d()};function jn(e,t){var r=new Tr(e,t);try{r.c()}catch(o){throw r.d(),o}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var jl,zo,Fo,nf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Kl=[];jn(function(){jl=this.N})();function Cr(e,t){fe[e]=t.bind(null,fe[e]||function(){})}function ao(e){if(Fo){var t=Fo;Fo=void 0,t()}Fo=e&&e.S()}function Yl(e){var t=this,r=e.data,n=of(r);n.name="ReactiveDom",n.value=r;var o=An(function(){for(var c=t,p=t.__v;p=p.__;)if(p.__c){p.__c.__$f|=4;break}var m=xr(function(){var b=n.value.value;return b===0?0:b===!0?"":b||""}),h=xr(function(){return!Array.isArray(m.value)&&!zi(m.value)}),g=jn(function(){if(this.N=Jl,h.value){var b=m.value;c.__v&&c.__v.__e&&c.__v.__e.nodeType===3&&(c.__v.__e.data=b)}}),_=t.__$u.d;return t.__$u.d=function(){g(),_.call(this)},[h,m]},[]),a=o[0],l=o[1];return a.value?l.peek():l.value}Yl.displayName="ReactiveTextNode";Object.defineProperties(Ke.prototype,{constructor:{configurable:!0,value:Os(j,null).constructor},type:{configurable:!0,value:Yl},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Cr("__b",function(e,t){if(ao(),zo=void 0,typeof t.type=="string"){var r,n=t.props;for(var o in n)if(o!=="children"){var a=n[o];a instanceof Ke&&(r||(t.__np=r={}),r[o]=a,n[o]=a.peek())}}e(t)});Cr("__r",function(e,t){if(e(t),t.type!==j){ao();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(o,a){var l;return jn(function(){l=this},{name:a}),l.c=o,l})((function(o){return function(){var a;nf&&((a=this.y)==null||a.call(this)),o.__$f|=1,o.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),zo=n,ao(r)}});Cr("__e",function(e,t,r,n){ao(),zo=void 0,e(t,r,n)});Cr("diffed",function(e,t){ao(),zo=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,o=t.props,a=r.U;if(a)for(var l in a){var c=a[l];c===void 0||n&&l in n||(c.d(),a[l]=void 0)}if(n){a||(a={},r.U=a);for(var p in n){var m=a[p],h=n[p];m===void 0?(m=rf(r,p,h,o),a[p]=m):m.o(h,o)}}}e(t)});function rf(e,t,r,n){var o=t in e&&e.ownerSVGElement===void 0,a=$e(r);return{o:function(l,c){a.value=l,n=c},d:jn(function(){this.N=Jl;var l=a.value.value;n[t]!==l&&(n[t]=l,o?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Cr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var o in n){var a=n[o];a&&a.d()}}}var l=t.__np;if(l){var c=t.props;for(var p in l)c[p]=l[p]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var h=m.__$u;h&&(m.__$u=void 0,h.d())}}e(t)});Cr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});kr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(n||a||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var c in this.props)if(!(c in e))return!0;return!1};function of(e,t){return An(function(){return $e(e,t)},[])}var af=function(e){queueMicrotask(function(){queueMicrotask(e)})};function sf(){da(function(){for(var e;e=Kl.shift();)jl.call(e)})}function Jl(){Kl.push(this)===1&&(fe.requestAnimationFrame||af)(sf)}var Qo=$e(location.hash);addEventListener("hashchange",()=>{Qo.value=location.hash});var Ot=xr(()=>{let[e="",t=""]=Qo.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Zl),params:new URLSearchParams(t)}});function Zl(e){try{return decodeURIComponent(e)}catch{return e}}function Ne(e,t={}){let r=new URLSearchParams;for(let[o,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&r.set(o,String(a));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function dt(e){let{path:t,params:r}=Ot.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",Ne(t,n)),Qo.value=location.hash}function Bo(e,t){let r=Ot.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function sn(e,t,r){let n=Ot.value.params.get(e);return t.find(o=>o===n)??r}function Xl(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),Qo.value=location.hash,Zl(e[1])}var so=$e(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(so.value=Date.now())},1e3);var pa=new Intl.NumberFormat("en",{maximumFractionDigits:0}),eu=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function V(e){return pa.format(e)}function Ue(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?eu.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?pa.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function ut(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${pa.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function Dn(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Ho(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function ma(e){return Math.abs(e)>=1e5?eu.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function ln(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function it(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var lf=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Vt(e){for(let[t,r]of lf)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function Go(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Vt(r)} ago`}var uf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),cf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Qh=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function Ar(e){return`${uf.format(new Date(e))} UTC`}function Pn(e){return cf.format(new Date(e))}var df=Symbol.for("pv"),ff=0;function i(e,t,r,n,o,a){t||(t={});var l,c,p=t;if("ref"in p&&typeof e!="function")for(c in p={},t)c=="ref"?l=t[c]:p[c]=t[c];var m={type:e,props:p,key:r,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:df,__v:--ff,__i:-1,__u:0};return(o||a)&&(m.__source=o,m.__self=a),fe.vnode&&fe.vnode(m),m}var yt={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},qt=Object.keys(yt);function hn({chain:e}){return i("span",{class:`badge chain-${e.toLowerCase()}`,children:yt[e]})}function jo({priority:e}){return i("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Er({value:e}){return i("span",{class:tu(e),children:Ho(e)})}function jt({value:e}){return i("span",{class:tu(e),children:Ue(e,!0)})}function tu(e){return e?e>0?"num good":"num bad":"num"}function ce({at:e}){return e?i("time",{dateTime:e,title:Ar(e),children:Go(e,so.value)}):i("span",{class:"muted",children:"never"})}function Dr({chain:e,address:t,class:r=""}){return i("a",{class:`mono ${r}`,href:Ne(["wallet",e,t]),title:t,children:ln(t)})}function Rn({chain:e,address:t,symbol:r}){return i("a",{class:r?"symbol":"mono",href:Ne(["token",e,t]),title:t,children:r||ln(t)})}function Un({text:e,label:t}){let[r,n]=qe(!1),o=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return i("button",{type:"button",class:"quiet small",onClick:()=>{o()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function pe({title:e,actions:t,children:r,class:n=""}){return i("section",{class:`card ${n}`,children:[(e||t)&&i("header",{class:"card-head",children:[e&&i("h2",{children:e}),t&&i("div",{class:"actions",children:t})]}),r]})}function kt({items:e}){return i("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>i("div",{children:[i("dt",{children:t}),i("dd",{children:[r,n!==void 0&&i("small",{children:n})]})]},t))})}function at({title:e,about:t,children:r}){return i("div",{class:"head",children:[i("div",{children:[i("h1",{tabIndex:-1,children:e}),t&&i("p",{class:"muted",children:t})]}),r&&i("div",{class:"actions",children:r})]})}function ha({label:e="Loading"}){return i("div",{class:"state",role:"status",children:[i("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function ve({title:e,children:t}){return i("div",{class:"state empty",children:[i("strong",{children:e}),t&&i("div",{children:t})]})}var nu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function Pr({refusal:e,retry:t}){return i("div",{class:"state problem",role:"alert",children:[i("strong",{children:e.message}),nu[e.code]&&i("div",{children:nu[e.code]}),i("div",{class:"actions",children:[t&&i("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&i("small",{class:"muted",children:["Request ",i("code",{children:e.requestId})]})]})]})}function Ee({query:e,children:t}){let{data:r,refusal:n,loading:o,reload:a}=e;return r===void 0?n?i(Pr,{refusal:n,retry:a}):i(ha,{}):i("div",{"aria-busy":o,class:"stack",children:[n&&i(Pr,{refusal:n,retry:a}),t(r)]})}function Se({label:e,columns:t,rows:r,id:n,class:o}){let[a,l]=qe(),c=t.find(h=>h.name===a?.name)?.sort,p=c&&a?[...r].sort((h,g)=>pf(c(h),c(g))*(a.up?1:-1)):r,m=h=>l(g=>g?.name===h?{name:h,up:!g.up}:{name:h,up:!1});return i("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:i("table",{children:[i("thead",{children:i("tr",{children:t.map(h=>i("th",{scope:"col",title:h.title,class:ru(h),"aria-sort":a?.name===h.name?a.up?"ascending":"descending":void 0,children:h.sort?i("button",{type:"button",class:"sort",onClick:()=>m(h.name),children:h.name}):h.name},h.name))})}),i("tbody",{children:p.map(h=>i("tr",{class:o?.(h),children:t.map(g=>i("td",{"data-name":g.name,class:ru(g),children:i("span",{class:"cell",children:g.cell(h)})},g.name))},n(h)))})]})})}function ru(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function pf(e,t){return e<t?-1:e>t?1:0}function Rr({shown:e,total:t,noun:r,more:n,first:o}){return i("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[i("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),o&&i("button",{type:"button",onClick:o,children:"First page"}),n&&i("button",{type:"button",onClick:n,children:"Next page"})]})}function ou({args:[e]}){return e?i(yf,{id:e}):i(gf,{})}var mf=[{name:"Customer",cell:e=>i(j,{children:[i("a",{href:Ne(["customers",e.customerId]),children:e.name||e.customerId}),i("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?i("span",{class:"badge bad",children:"Suspended"}):i("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>V(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>i(ce,{at:hf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>V(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>i(j,{children:[V(e.budget.dailyUsed),i("small",{children:["of ",V(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Pn(e.createdAt)}];function hf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function gf(){let[e,t]=qe(),r=be(ll,{after:e},{every:15e3});return i(j,{children:[i(at,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),i(Ee,{query:r,children:({customers:n})=>n.totalCount===0?i(ve,{title:"No customer yet",children:["Create one with ",i("code",{children:"smartmoney customer create NAME"}),"."]}):i(pe,{children:[i(Se,{label:"Customers",columns:mf,rows:n.nodes,id:o=>o.customerId}),i(Rr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function yf({id:e}){let t=be(ul,{id:e},{every:15e3});return i(Ee,{query:t,children:({customer:r})=>r?i(vf,{customer:r}):i(ve,{title:"There is no such customer",children:i("a",{href:Ne(["customers"]),children:"All customers"})})})}var bf=[{name:"Key",cell:e=>i("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?i(j,{children:["revoked ",i(ce,{at:e.revokedAt})]}):e.expiresAt?`until ${Pn(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>i(ce,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>V(e.uses)},{name:"Created",wide:!0,cell:e=>Pn(e.createdAt)}],_f=[{name:"Webhook",cell:e=>i(j,{children:[e.host,i("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?i("span",{class:"bad",children:"failing"}):"on":i(j,{children:["off",e.disabledReason&&i("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>i(ce,{at:e.lastSuccessAt})}];function vf({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return i("div",{class:"stack",children:[i(at,{title:e.name||e.customerId,about:i("span",{class:"mono",children:e.customerId}),children:i("a",{href:Ne(["customers"]),children:"All customers"})}),e.suspendedAt&&i("p",{class:"note bad",children:["Suspended ",i(ce,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),i(pe,{children:i(kt,{items:[{name:"Signals today",value:V(e.budget.dailyUsed),note:`of ${V(e.budget.dailyBudget)}, ${Pn(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:it(r.type),value:V(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${V(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),i(pe,{title:"Keys",children:i(Se,{label:"Keys, newest first",columns:bf,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&i(pe,{title:"Webhooks",children:i(Se,{label:"Webhooks",columns:_f,rows:e.webhooks,id:r=>String(r.number)})}),i(wf,{id:e.customerId,suspended:!!e.suspendedAt})]})}function wf({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return i(pe,{title:"Change it",children:[i("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),i("ul",{class:"why",children:r.map(n=>i("li",{children:[i("code",{class:"break",children:n})," ",i(Un,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}var kf="uplot",Sf="u-hz",xf="u-vt",Tf="u-title",Cf="u-wrap",Af="u-under",Ef="u-over",Df="u-axis",Jn="u-off",Pf="u-select",Rf="u-cursor-x",Uf="u-cursor-y",If="u-cursor-pt",Wf="u-legend",Lf="u-live",Nf="u-inline",Mf="u-series",$f="u-marker",iu="u-label",Of="u-value",uo="width",co="height";var au="bottom",Ur="left",ga="right",Ia="#000",su=Ia+"0",ya="mousemove",lu="mousedown",ba="mouseup",uu="mouseenter",cu="mouseleave",du="dblclick",Vf="resize",qf="scroll",fu="change",Xo="dppxchange",Wa="--",Or=typeof window<"u",Sa=Or?document:null,Wr=Or?window:null,Ff=Or?navigator:null,_e,Ko;function xa(){let e=devicePixelRatio;_e!=e&&(_e=e,Ko&&Ca(fu,Ko,xa),Ko=matchMedia(`(min-resolution: ${_e-.001}dppx) and (max-resolution: ${_e+.001}dppx)`),Zn(fu,Ko,xa),Wr.dispatchEvent(new CustomEvent(Xo)))}function Dt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Ta(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ie(e,t,r){e.style[t]=r+"px"}function Kt(e,t,r,n){let o=Sa.createElement(e);return t!=null&&Dt(o,t),r?.insertBefore(o,n),o}function Ft(e,t){return Kt("div",e,t)}var pu=new WeakMap;function un(e,t,r,n,o){let a="translate("+t+"px,"+r+"px)",l=pu.get(e);a!=l&&(e.style.transform=a,pu.set(e,a),t<0||r<0||t>n||r>o?Dt(e,Jn):Ta(e,Jn))}var mu=new WeakMap;function hu(e,t,r){let n=t+r,o=mu.get(e);n!=o&&(mu.set(e,n),e.style.background=t,e.style.borderColor=r)}var gu=new WeakMap;function yu(e,t,r,n){let o=t+""+r,a=gu.get(e);o!=a&&(gu.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var La={passive:!0},zf={...La,capture:!0};function Zn(e,t,r,n){t.addEventListener(e,r,n?zf:La)}function Ca(e,t,r,n){t.removeEventListener(e,r,La)}Or&&xa();function Yt(e,t,r,n){let o;r=r||0,n=n||t.length-1;let a=n<=2147483647;for(;n-r>1;)o=a?r+n>>1:Pt((r+n)/2),t[o]<e?r=o:n=o;return e-t[r]<=t[n]-e?r:n}function Bu(e){return(r,n,o)=>{let a=-1,l=-1;for(let c=n;c<=o;c++)if(e(r[c])){a=c;break}for(let c=o;c>=n;c--)if(e(r[c])){l=c;break}return[a,l]}}var Hu=e=>e!=null,Gu=e=>e!=null&&e>0,ni=Bu(Hu),Qf=Bu(Gu);function Bf(e,t,r,n=0,o=!1){let a=o?Qf:ni,l=o?Gu:Hu;[t,r]=a(e,t,r);let c=e[t],p=e[t];if(t>-1)if(n==1)c=e[t],p=e[r];else if(n==-1)c=e[r],p=e[t];else for(let m=t;m<=r;m++){let h=e[m];l(h)&&(h<c?c=h:h>p&&(p=h))}return[c??xe,p??-xe]}function ri(e,t,r,n){let o=vu(e),a=vu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let l=r==10?gn:ju,c=o==1?Pt:zt,p=a==1?zt:Pt,m=c(l(Je(e))),h=p(l(Je(t))),g=Lr(r,m),_=Lr(r,h);return r==10&&(m<0&&(g=Te(g,-m)),h<0&&(_=Te(_,-h))),n||r==2?(e=g*o,t=_*a):(e=Zu(e,g),t=oi(t,_)),[e,t]}function Na(e,t,r,n){let o=ri(e,t,r,n);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var Ma=.1,bu={mode:3,pad:Ma},po={pad:0,soft:null,mode:0},Hf={min:po,max:po};function ei(e,t,r,n){return ii(r)?_u(e,t,r):(po.pad=r,po.soft=n?0:null,po.mode=n?3:0,_u(e,t,Hf))}function ge(e,t){return e??t}function Gf(e,t,r){for(t=ge(t,0),r=ge(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function _u(e,t,r){let n=r.min,o=r.max,a=ge(n.pad,0),l=ge(o.pad,0),c=ge(n.hard,-xe),p=ge(o.hard,xe),m=ge(n.soft,xe),h=ge(o.soft,-xe),g=ge(n.mode,0),_=ge(o.mode,0),b=t-e,x=gn(b),I=bt(Je(e),Je(t)),R=gn(I),W=Je(R-x);(b<1e-24||W>10)&&(b=0,(e==0||t==0)&&(b=1e-24,g==2&&m!=xe&&(a=0),_==2&&h!=-xe&&(l=0)));let w=b||I||1e3,C=gn(w),S=Lr(10,Pt(C)),Y=w*(b==0?e==0?.1:1:a),L=Te(Zu(e-Y,S/10),24),Z=e>=m&&(g==1||g==3&&L<=m||g==2&&L>=m)?m:xe,H=bt(c,L<Z&&e>=Z?Z:Jt(Z,L)),ne=w*(b==0?t==0?.1:1:l),G=Te(oi(t+ne,S/10),24),A=t<=h&&(_==1||_==3&&G>=h||_==2&&G<=h)?h:-xe,K=Jt(p,G>A&&t<=A?A:bt(A,G));return H==K&&H==0&&(K=100),[H,K]}var jf=new Intl.NumberFormat(Or?Ff.language:"en-US"),$a=e=>jf.format(e),Rt=Math,Zo=Rt.PI,Je=Rt.abs,Pt=Rt.floor,Ye=Rt.round,zt=Rt.ceil,Jt=Rt.min,bt=Rt.max,Lr=Rt.pow,vu=Rt.sign,gn=Rt.log10,ju=Rt.log2,Kf=(e,t=1)=>Rt.sinh(e)*t,_a=(e,t=1)=>Rt.asinh(e/t),xe=1/0;function wu(e){return(gn((e^e>>31)-(e>>31))|0)+1}function Aa(e,t,r){return Jt(bt(e,t),r)}function Ku(e){return typeof e=="function"}function le(e){return Ku(e)?e:()=>e}var Yf=()=>{},Yu=e=>e,Ju=(e,t)=>t,Jf=e=>null,ku=e=>!0,Su=(e,t)=>e==t,Zf=/\.\d*?(?=9{6,}|0{6,})/gm,Xn=e=>{if(ec(e)||Wn.has(e))return e;let t=`${e}`,r=t.match(Zf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[o,a]=t.split("e");return+`${Xn(o)}e${a}`}return Te(e,n)};function Kn(e,t){return Xn(Te(Xn(e/t))*t)}function oi(e,t){return Xn(zt(Xn(e/t))*t)}function Zu(e,t){return Xn(Pt(Xn(e/t))*t)}function Te(e,t=0){if(ec(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return Ye(n)/r}var Wn=new Map;function Xu(e){return((""+e).split(".")[1]||"").length}function ho(e,t,r,n){let o=[],a=n.map(Xu);for(let l=t;l<r;l++){let c=Je(l),p=Te(Lr(e,l),c);for(let m=0;m<n.length;m++){let h=e==10?+`${n[m]}e${l}`:n[m]*p,g=(l>=0?0:c)+(l>=a[m]?0:a[m]),_=e==10?h:Te(h,g);o.push(_),Wn.set(_,g)}}return o}var mo={},Oa=[],Nr=[null,null],In=Array.isArray,ec=Number.isInteger,Xf=e=>e===void 0;function xu(e){return typeof e=="string"}function ii(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function ep(e){return e!=null&&typeof e=="object"}var tp=Object.getPrototypeOf(Uint8Array),tc="__proto__";function Mr(e,t=ii){let r;if(In(e)){let n=e.find(o=>o!=null);if(In(n)||t(n)){r=Array(e.length);for(let o=0;o<e.length;o++)r[o]=Mr(e[o],t)}else r=e.slice()}else if(e instanceof tp)r=e.slice();else if(t(e)){r={};for(let n in e)n!=tc&&(r[n]=Mr(e[n],t))}else r=e;return r}function Be(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let o in n)o!=tc&&(ii(e[o])?Be(e[o],Mr(n[o])):e[o]=Mr(n[o]))}return e}var np=0,rp=1,op=2;function ip(e,t,r){for(let n=0,o,a=-1;n<t.length;n++){let l=t[n];if(l>a){for(o=l-1;o>=0&&e[o]==null;)e[o--]=null;for(o=l+1;o<r&&e[o]==null;)e[a=o++]=null}}}function ap(e,t){if(up(e)){let l=e[0].slice();for(let c=1;c<e.length;c++)l.push(...e[c].slice(1));return cp(l[0])||(l=lp(l)),l}let r=new Set;for(let l=0;l<e.length;l++){let p=e[l][0],m=p.length;for(let h=0;h<m;h++)r.add(p[h])}let n=[Array.from(r).sort((l,c)=>l-c)],o=n[0].length,a=new Map;for(let l=0;l<o;l++)a.set(n[0][l],l);for(let l=0;l<e.length;l++){let c=e[l],p=c[0];for(let m=1;m<c.length;m++){let h=c[m],g=Array(o).fill(void 0),_=t?t[l][m]:rp,b=[];for(let x=0;x<h.length;x++){let I=h[x],R=a.get(p[x]);I===null?_!=np&&(g[R]=I,_==op&&b.push(R)):g[R]=I}ip(g,b,o),n.push(g)}}return n}var sp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function lp(e){let t=e[0],r=t.length,n=Array(r);for(let a=0;a<n.length;a++)n[a]=a;n.sort((a,l)=>t[a]-t[l]);let o=[];for(let a=0;a<e.length;a++){let l=e[a],c=Array(r);for(let p=0;p<r;p++)c[p]=l[n[p]];o.push(c)}return o}function up(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let o=e[n][0];if(o.length!=r)return!1;if(o!=t){for(let a=0;a<r;a++)if(o[a]!=t[a])return!1}}return!0}function cp(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,o=r-1;for(;n<=o&&e[n]==null;)n++;for(;o>=n&&e[o]==null;)o--;if(o<=n)return!0;let a=bt(1,Pt((o-n+1)/t));for(let l=e[n],c=n+a;c<=o;c+=a){let p=e[c];if(p!=null){if(p<=l)return!1;l=p}}return!0}var nc=["January","February","March","April","May","June","July","August","September","October","November","December"],rc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function oc(e){return e.slice(0,3)}var dp=rc.map(oc),fp=nc.map(oc),pp={MMMM:nc,MMM:fp,WWWW:rc,WWW:dp};function lo(e){return(e<10?"0":"")+e}function mp(e){return(e<10?"00":e<100?"0":"")+e}var hp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>lo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>lo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>lo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>lo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>lo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>mp(e.getMilliseconds())};function Va(e,t){t=t||pp;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=n.exec(e);)r.push(o[0][0]=="{"?hp[o[1]]:o[0]);return a=>{let l="";for(let c=0;c<r.length;c++)l+=typeof r[c]=="string"?r[c]:r[c](a,t);return l}}var gp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function yp(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==gp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var ic=e=>e%1==0,ti=[1,2,2.5,5],bp=ho(10,-32,0,ti),ac=ho(10,0,32,ti),_p=ac.filter(ic),Yn=bp.concat(ac),qa=`
`,sc="{YYYY}",Tu=qa+sc,lc="{M}/{D}",fo=qa+lc,Yo=fo+"/{YY}",uc="{aa}",vp="{h}:{mm}",Ir=vp+uc,Cu=qa+Ir,Au=":{ss}",we=null;function cc(e){let t=e*1e3,r=t*60,n=r*60,o=n*24,a=o*30,l=o*365,p=(e==1?ho(10,0,3,ti).filter(ic):ho(10,-3,0,ti)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,a,a*2,a*3,a*4,a*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),m=[[l,sc,we,we,we,we,we,we,1],[o*28,"{MMM}",Tu,we,we,we,we,we,1],[o,lc,Tu,we,we,we,we,we,1],[n,"{h}"+uc,Yo,we,fo,we,we,we,1],[r,Ir,Yo,we,fo,we,we,we,1],[t,Au,Yo+" "+Ir,we,fo+" "+Ir,we,Cu,we,1],[e,Au+".{fff}",Yo+" "+Ir,we,fo+" "+Ir,we,Cu,we,1]];function h(g){return(_,b,x,I,R,W)=>{let w=[],C=R>=l,S=R>=a&&R<l,Y=g(x),L=Te(Y*e,3),Z=va(Y.getFullYear(),C?0:Y.getMonth(),S||C?1:Y.getDate()),H=Te(Z*e,3);if(S||C){let ne=S?R/a:0,G=C?R/l:0,A=L==H?L:Te(va(Z.getFullYear()+G,Z.getMonth()+ne,1)*e,3),K=new Date(Ye(A/e)),M=K.getFullYear(),P=K.getMonth();for(let U=0;A<=I;U++){let N=va(M+G*U,P+ne*U,1),D=N-g(Te(N*e,3));A=Te((+N+D)*e,3),A<=I&&w.push(A)}}else{let ne=R>=o?o:R,G=Pt(x)-Pt(L),A=H+G+oi(L-H,ne);w.push(A);let K=g(A),M=K.getHours()+K.getMinutes()/r+K.getSeconds()/n,P=R/n,U=_.axes[b]._space,N=W/U;for(;A=Te(A+R,e==1?0:3),!(A>I);)if(P>1){let D=Pt(Te(M+P,6))%24,z=g(A).getHours()-D;z>1&&(z=-1),A-=z*n,M=(M+P)%24;let ae=w[w.length-1];Te((A-ae)/R,3)*N>=.7&&w.push(A)}else w.push(A)}return w}}return[p,m,h]}var[wp,kp,Sp]=cc(1),[xp,Tp,Cp]=cc(.001);ho(2,-53,53,[1]);function Eu(e,t){return e.map(r=>r.map((n,o)=>o==0||o==8||n==null?n:t(o==1||r[8]==0?n:r[1]+n)))}function Du(e,t){return(r,n,o,a,l)=>{let c=t.find(x=>l>=x[0])||t[t.length-1],p,m,h,g,_,b;return n.map(x=>{let I=e(x),R=I.getFullYear(),W=I.getMonth(),w=I.getDate(),C=I.getHours(),S=I.getMinutes(),Y=I.getSeconds(),L=R!=p&&c[2]||W!=m&&c[3]||w!=h&&c[4]||C!=g&&c[5]||S!=_&&c[6]||Y!=b&&c[7]||c[1];return p=R,m=W,h=w,g=C,_=S,b=Y,L(I)})}}function Ap(e,t){let r=Va(t);return(n,o,a,l,c)=>o.map(p=>r(e(p)))}function va(e,t,r){return new Date(e,t,r)}function Pu(e,t){return t(e)}var Ep="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ru(e,t){return(r,n,o,a)=>a==null?Wa:t(e(n))}function Dp(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Pp(e,t){return e.series[t].fill(e,t)}var Rp={show:!0,live:!0,isolate:!1,mount:Yf,markers:{show:!0,width:2,stroke:Dp,fill:Pp,dash:"solid"},idx:null,idxs:null,values:[]};function Up(e,t){let r=e.cursor.points,n=Ft(),o=r.size(e,t);Ie(n,uo,o),Ie(n,co,o);let a=o/-2;Ie(n,"marginLeft",a),Ie(n,"marginTop",a);let l=r.width(e,t,o);return l&&Ie(n,"borderWidth",l),n}function Ip(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Wp(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Lp(e,t){return e.series[t].points.size}var wa=[0,0];function Np(e,t,r){return wa[0]=t,wa[1]=r,wa}function Jo(e,t,r,n=!0){return o=>{o.button==0&&(!n||o.target==t)&&r(o)}}function ka(e,t,r,n=!0){return o=>{(!n||o.target==t)&&r(o)}}var Mp={show:!0,x:!0,y:!0,lock:!1,move:Np,points:{one:!1,show:Up,size:Lp,width:0,stroke:Wp,fill:Ip},bind:{mousedown:Jo,mouseup:Jo,click:Jo,dblclick:Jo,mousemove:ka,mouseleave:ka,mouseenter:ka},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,o)=>n-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},dc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Fa=Be({},dc,{filter:Ju}),fc=Be({},Fa,{size:10}),pc=Be({},dc,{show:!1}),za='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',mc="bold "+za,hc=1.5,Uu={show:!0,scale:"x",stroke:Ia,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:mc,side:2,grid:Fa,ticks:fc,border:pc,font:za,lineGap:hc,rotate:0},$p="Value",Op="Time",Iu={show:!0,scale:"x",auto:!1,sorted:1,min:xe,max:-xe,idxs:[]};function Vp(e,t,r,n,o){return t.map(a=>a==null?"":$a(a))}function qp(e,t,r,n,o,a,l){let c=[],p=Wn.get(o)||0;r=l?r:Te(oi(r,o),p);for(let m=r;m<=n;m=Te(m+o,p))c.push(Object.is(m,-0)?0:m);return c}function Ea(e,t,r,n,o,a,l){let c=[],p=e.scales[e.axes[t].scale].log,m=p==10?gn:ju,h=Pt(m(r));o=Lr(p,h),p==10&&(o=Yn[Yt(o,Yn)]);let g=r,_=o*p;p==10&&(_=Yn[Yt(_,Yn)]);do c.push(g),g=g+o,p==10&&!Wn.has(g)&&(g=Te(g,Wn.get(o))),g>=_&&(o=g,_=o*p,p==10&&(_=Yn[Yt(_,Yn)]));while(g<=n);return c}function Fp(e,t,r,n,o,a,l){let p=e.scales[e.axes[t].scale].asinh,m=n>p?Ea(e,t,bt(p,r),n,o):[p],h=n>=0&&r<=0?[0]:[];return(r<-p?Ea(e,t,bt(p,-n),-r,o):[p]).reverse().map(_=>-_).concat(h,m)}var gc=/./,zp=/[12357]/,Qp=/[125]/,Wu=/1/,Da=(e,t,r,n)=>e.map((o,a)=>t==4&&o==0||a%n==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function Bp(e,t,r,n,o){let a=e.axes[r],l=a.scale,c=e.scales[l],p=e.valToPos,m=a._space,h=p(10,l),g=p(9,l)-h>=m?gc:p(7,l)-h>=m?zp:p(5,l)-h>=m?Qp:Wu;if(g==Wu){let _=Je(p(1,l)-h);if(_<m)return Da(t.slice().reverse(),c.distr,g,zt(m/_)).reverse()}return Da(t,c.distr,g,1)}function Hp(e,t,r,n,o){let a=e.axes[r],l=a.scale,c=a._space,p=e.valToPos,m=Je(p(1,l)-p(2,l));return m<c?Da(t.slice().reverse(),3,gc,zt(c/m)).reverse():t}function Gp(e,t,r,n){return n==null?Wa:t==null?"":$a(t)}var Lu={show:!0,scale:"y",stroke:Ia,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:mc,side:3,grid:Fa,ticks:fc,border:pc,font:za,lineGap:hc,rotate:0};function jp(e,t){let r=3+(e||1)*2;return Te(r*t,3)}function Kp(e,t){let{scale:r,idxs:n}=e.series[0],o=e._data[0],a=e.valToPos(o[n[0]],r,!0),l=e.valToPos(o[n[1]],r,!0),c=Je(l-a),p=e.series[t],m=c/(p.points.space*_e);return n[1]-n[0]<=m}var Nu={scale:null,auto:!0,sorted:0,min:xe,max:-xe},yc=(e,t,r,n,o)=>o,Mu={show:!0,auto:!0,sorted:0,gaps:yc,alpha:1,facets:[Be({},Nu,{scale:"x"}),Be({},Nu,{scale:"y"})]},$u={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:yc,alpha:1,points:{show:Kp,filter:null},values:null,min:xe,max:-xe,idxs:[],path:null,clip:null};function Yp(e,t,r,n,o){return r/10}var bc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Jp=Be({},bc,{time:!1,ori:1}),Ou={};function _c(e,t){let r=Ou[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(o=>o!=n)},pub(n,o,a,l,c,p,m){for(let h=0;h<r.plots.length;h++)r.plots[h]!=o&&r.plots[h].pub(n,o,a,l,c,p,m)}},e!=null&&(Ou[e]=r)),r}var $r=1,Pa=2;function er(e,t,r){let n=e.mode,o=e.series[t],a=n==2?e._data[t]:e._data,l=e.scales,c=e.bbox,p=a[0],m=n==2?a[1]:a[t],h=n==2?l[o.facets[0].scale]:l[e.series[0].scale],g=n==2?l[o.facets[1].scale]:l[o.scale],_=c.left,b=c.top,x=c.width,I=c.height,R=e.valToPosH,W=e.valToPosV;return h.ori==0?r(o,p,m,h,g,R,W,_,b,x,I,si,Vr,ui,wc,Sc):r(o,p,m,h,g,W,R,b,_,I,x,li,qr,Ha,kc,xc)}function Qa(e,t){let r=0,n=0,o=ge(e.bands,Oa);for(let a=0;a<o.length;a++){let l=o[a];l.series[0]==t?r=l.dir:l.series[1]==t&&(l.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Zp(e,t,r,n,o){let a=e.mode,l=e.series[t],c=a==2?l.facets[1].scale:l.scale,p=e.scales[c];return o==-1?p.min:o==1?p.max:p.distr==3?p.dir==1?p.min:p.max:0}function yn(e,t,r,n,o,a){return er(e,t,(l,c,p,m,h,g,_,b,x,I,R)=>{let W=l.pxRound,w=m.dir*(m.ori==0?1:-1),C=m.ori==0?Vr:qr,S,Y;w==1?(S=r,Y=n):(S=n,Y=r);let L=W(g(c[S],m,I,b)),Z=W(_(p[S],h,R,x)),H=W(g(c[Y],m,I,b)),ne=W(_(a==1?h.max:h.min,h,R,x)),G=new Path2D(o);return C(G,H,ne),C(G,L,ne),C(G,L,Z),G})}function ai(e,t,r,n,o,a){let l=null;if(e.length>0){l=new Path2D;let c=t==0?ui:Ha,p=r;for(let g=0;g<e.length;g++){let _=e[g];if(_[1]>_[0]){let b=_[0]-p;b>0&&c(l,p,n,b,n+a),p=_[1]}}let m=r+o-p,h=10;m>0&&c(l,p,n-h/2,m,n+a+h)}return l}function Xp(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function Ba(e,t,r,n,o,a,l){let c=[],p=e.length;for(let m=o==1?r:n;m>=r&&m<=n;m+=o)if(t[m]===null){let g=m,_=m;if(o==1)for(;++m<=n&&t[m]===null;)_=m;else for(;--m>=r&&t[m]===null;)_=m;let b=a(e[g]),x=_==g?b:a(e[_]),I=g-o;b=l<=0&&I>=0&&I<p?a(e[I]):b;let W=_+o;x=l>=0&&W>=0&&W<p?a(e[W]):x,x>=b&&c.push([b,x])}return c}function Vu(e){return e==0?Yu:e==1?Ye:t=>Kn(t,e)}function vc(e){let t=e==0?si:li,r=e==0?(o,a,l,c,p,m)=>{o.arcTo(a,l,c,p,m)}:(o,a,l,c,p,m)=>{o.arcTo(l,a,p,c,m)},n=e==0?(o,a,l,c,p)=>{o.rect(a,l,c,p)}:(o,a,l,c,p)=>{o.rect(l,a,p,c)};return(o,a,l,c,p,m=0,h=0)=>{m==0&&h==0?n(o,a,l,c,p):(m=Jt(m,c/2,p/2),h=Jt(h,c/2,p/2),t(o,a+m,l),r(o,a+c,l,a+c,l+p,m),r(o,a+c,l+p,a,l+p,h),r(o,a,l+p,a,l,h),r(o,a,l,a+c,l,m),o.closePath())}}var si=(e,t,r)=>{e.moveTo(t,r)},li=(e,t,r)=>{e.moveTo(r,t)},Vr=(e,t,r)=>{e.lineTo(t,r)},qr=(e,t,r)=>{e.lineTo(r,t)},ui=vc(0),Ha=vc(1),wc=(e,t,r,n,o,a)=>{e.arc(t,r,n,o,a)},kc=(e,t,r,n,o,a)=>{e.arc(r,t,n,o,a)},Sc=(e,t,r,n,o,a,l)=>{e.bezierCurveTo(t,r,n,o,a,l)},xc=(e,t,r,n,o,a,l)=>{e.bezierCurveTo(r,t,o,n,l,a)};function Tc(e){return(t,r,n,o,a)=>er(t,r,(l,c,p,m,h,g,_,b,x,I,R)=>{let{pxRound:W,points:w}=l,C,S;m.ori==0?(C=si,S=wc):(C=li,S=kc);let Y=Te(w.width*_e,3),L=(w.size-w.width)/2*_e,Z=Te(L*2,3),H=new Path2D,ne=new Path2D,{left:G,top:A,width:K,height:M}=t.bbox;ui(ne,G-Z,A-Z,K+Z*2,M+Z*2);let P=U=>{if(p[U]!=null){let N=W(g(c[U],m,I,b)),D=W(_(p[U],h,R,x));C(H,N+L,D),S(H,N,D,L,0,Zo*2)}};if(a)a.forEach(P);else for(let U=n;U<=o;U++)P(U);return{stroke:Y>0?H:null,fill:H,clip:ne,flags:$r|Pa}})}function Cc(e){return(t,r,n,o,a,l)=>{n!=o&&(a!=n&&l!=n&&e(t,r,n),a!=o&&l!=o&&e(t,r,o),e(t,r,l))}}var em=Cc(Vr),tm=Cc(qr);function Ac(e){let t=ge(e?.alignGaps,0);return(r,n,o,a)=>er(r,n,(l,c,p,m,h,g,_,b,x,I,R)=>{[o,a]=ni(p,o,a);let W=l.pxRound,w=M=>W(g(M,m,I,b)),C=M=>W(_(M,h,R,x)),S,Y;m.ori==0?(S=Vr,Y=em):(S=qr,Y=tm);let L=m.dir*(m.ori==0?1:-1),Z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:$r},H=Z.stroke,ne=!1;if(a-o>=I*4){let M=Q=>r.posToVal(Q,m.key,!0),P=null,U=null,N,D,ue,X=w(c[L==1?o:a]),z=w(c[o]),ae=w(c[a]),ee=M(L==1?z+1:ae-1);for(let Q=L==1?o:a;Q>=o&&Q<=a;Q+=L){let Ce=c[Q],re=(L==1?Ce<ee:Ce>ee)?X:w(Ce),de=p[Q];re==X?de!=null?(D=de,P==null?(S(H,re,C(D)),N=P=U=D):D<P?P=D:D>U&&(U=D)):de===null&&(ne=!0):(P!=null&&Y(H,X,C(P),C(U),C(N),C(D)),de!=null?(D=de,S(H,re,C(D)),P=U=N=D):(P=U=null,de===null&&(ne=!0)),X=re,ee=M(X+L))}P!=null&&P!=U&&ue!=X&&Y(H,X,C(P),C(U),C(N),C(D))}else for(let M=L==1?o:a;M>=o&&M<=a;M+=L){let P=p[M];P===null?ne=!0:P!=null&&S(H,w(c[M]),C(P))}let[A,K]=Qa(r,n);if(l.fill!=null||A!=0){let M=Z.fill=new Path2D(H),P=l.fillTo(r,n,l.min,l.max,A),U=C(P),N=w(c[o]),D=w(c[a]);L==-1&&([D,N]=[N,D]),S(M,D,U),S(M,N,U)}if(!l.spanGaps){let M=[];ne&&M.push(...Ba(c,p,o,a,L,w,t)),Z.gaps=M=l.gaps(r,n,o,a,M),Z.clip=ai(M,m.ori,b,x,I,R)}return K!=0&&(Z.band=K==2?[yn(r,n,o,a,H,-1),yn(r,n,o,a,H,1)]:yn(r,n,o,a,H,K)),Z})}function nm(e){let t=ge(e.align,1),r=ge(e.ascDesc,!1),n=ge(e.alignGaps,0),o=ge(e.extend,!1);return(a,l,c,p)=>er(a,l,(m,h,g,_,b,x,I,R,W,w,C)=>{[c,p]=ni(g,c,p);let S=m.pxRound,{left:Y,width:L}=a.bbox,Z=z=>S(x(z,_,w,R)),H=z=>S(I(z,b,C,W)),ne=_.ori==0?Vr:qr,G={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:$r},A=G.stroke,K=_.dir*(_.ori==0?1:-1),M=H(g[K==1?c:p]),P=Z(h[K==1?c:p]),U=P,N=P;o&&t==-1&&(N=Y,ne(A,N,M)),ne(A,P,M);for(let z=K==1?c:p;z>=c&&z<=p;z+=K){let ae=g[z];if(ae==null)continue;let ee=Z(h[z]),Q=H(ae);t==1?ne(A,ee,M):ne(A,U,Q),ne(A,ee,Q),M=Q,U=ee}let D=U;o&&t==1&&(D=Y+L,ne(A,D,M));let[ue,X]=Qa(a,l);if(m.fill!=null||ue!=0){let z=G.fill=new Path2D(A),ae=m.fillTo(a,l,m.min,m.max,ue),ee=H(ae);ne(z,D,ee),ne(z,N,ee)}if(!m.spanGaps){let z=[];z.push(...Ba(h,g,c,p,K,Z,n));let ae=m.width*_e/2,ee=r||t==1?ae:-ae,Q=r||t==-1?-ae:ae;z.forEach(Ce=>{Ce[0]+=ee,Ce[1]+=Q}),G.gaps=z=m.gaps(a,l,c,p,z),G.clip=ai(z,_.ori,R,W,w,C)}return X!=0&&(G.band=X==2?[yn(a,l,c,p,A,-1),yn(a,l,c,p,A,1)]:yn(a,l,c,p,A,X)),G})}function qu(e,t,r,n,o,a,l=xe){if(e.length>1){let c=null;for(let p=0,m=1/0;p<e.length;p++)if(t[p]!==void 0){if(c!=null){let h=Je(e[p]-e[c]);h<m&&(m=h,l=Je(r(e[p],n,o,a)-r(e[c],n,o,a)))}c=p}}return l}function rm(e){e=e||mo;let t=ge(e.size,[.6,xe,1]),r=e.align||0,n=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let a=le(o),l=1-t[0],c=ge(t[1],xe),p=ge(t[2],1),m=ge(e.disp,mo),h=ge(e.each,b=>{}),{fill:g,stroke:_}=m;return(b,x,I,R)=>er(b,x,(W,w,C,S,Y,L,Z,H,ne,G,A)=>{let K=W.pxRound,M=r,P=n*_e,U=c*_e,N=p*_e,D,ue;S.ori==0?[D,ue]=a(b,x):[ue,D]=a(b,x);let X=S.dir*(S.ori==0?1:-1),z=S.ori==0?ui:Ha,ae=S.ori==0?h:(q,Ae,He,ar,Mn,Xt,$n)=>{h(q,Ae,He,Mn,ar,$n,Xt)},ee=ge(b.bands,Oa).find(q=>q.series[0]==x),Q=ee!=null?ee.dir:0,Ce=W.fillTo(b,x,W.min,W.max,Q),me=K(Z(Ce,Y,A,ne)),re,de,Ut,ft=G,Me=K(W.width*_e),Zt=!1,dn=null,It=null,bn=null,rr=null;g!=null&&(Me==0||_!=null)&&(Zt=!0,dn=g.values(b,x,I,R),It=new Map,new Set(dn).forEach(q=>{q!=null&&It.set(q,new Path2D)}),Me>0&&(bn=_.values(b,x,I,R),rr=new Map,new Set(bn).forEach(q=>{q!=null&&rr.set(q,new Path2D)})));let{x0:or,size:zr}=m;if(or!=null&&zr!=null){M=1,w=or.values(b,x,I,R),or.unit==2&&(w=w.map(He=>b.posToVal(H+He*G,S.key,!0)));let q=zr.values(b,x,I,R);zr.unit==2?de=q[0]*G:de=L(q[0],S,G,H)-L(0,S,G,H),ft=qu(w,C,L,S,G,H,ft),Ut=ft-de+P}else ft=qu(w,C,L,S,G,H,ft),Ut=ft*l+P,de=ft-Ut;Ut<1&&(Ut=0),Me>=de/2&&(Me=0),Ut<5&&(K=Yu);let vo=Ut>0,Ln=ft-Ut-(vo?Me:0);de=K(Aa(Ln,N,U)),re=(M==0?de/2:M==X?0:de)-M*X*((M==0?P/2:0)+(vo?Me/2:0));let pt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ir=Zt?null:new Path2D,fn=null;if(ee!=null)fn=b.data[ee.series[1]];else{let{y0:q,y1:Ae}=m;q!=null&&Ae!=null&&(C=Ae.values(b,x,I,R),fn=q.values(b,x,I,R))}let Nn=D*de,oe=ue*de;for(let q=X==1?I:R;q>=I&&q<=R;q+=X){let Ae=C[q];if(Ae==null)continue;if(fn!=null){let _t=fn[q]??0;if(Ae-_t==0)continue;me=Z(_t,Y,A,ne)}let He=S.distr!=2||m!=null?w[q]:q,ar=L(He,S,G,H),Mn=Z(ge(Ae,Ce),Y,A,ne),Xt=K(ar-re),$n=K(bt(Mn,me)),St=K(Jt(Mn,me)),Wt=$n-St;if(Ae!=null){let _t=Ae<0?oe:Nn,Qt=Ae<0?Nn:oe;Zt?(Me>0&&bn[q]!=null&&z(rr.get(bn[q]),Xt,St+Pt(Me/2),de,bt(0,Wt-Me),_t,Qt),dn[q]!=null&&z(It.get(dn[q]),Xt,St+Pt(Me/2),de,bt(0,Wt-Me),_t,Qt)):z(ir,Xt,St+Pt(Me/2),de,bt(0,Wt-Me),_t,Qt),ae(b,x,q,Xt-Me/2,St,de+Me,Wt)}}return Me>0?pt.stroke=Zt?rr:ir:Zt||(pt._fill=W.width==0?W._fill:W._stroke??W._fill,pt.width=0),pt.fill=Zt?It:ir,pt})}function om(e,t){let r=ge(t?.alignGaps,0);return(n,o,a,l)=>er(n,o,(c,p,m,h,g,_,b,x,I,R,W)=>{[a,l]=ni(m,a,l);let w=c.pxRound,C=D=>w(_(D,h,R,x)),S=D=>w(b(D,g,W,I)),Y,L,Z;h.ori==0?(Y=si,Z=Vr,L=Sc):(Y=li,Z=qr,L=xc);let H=h.dir*(h.ori==0?1:-1),ne=C(p[H==1?a:l]),G=ne,A=[],K=[];for(let D=H==1?a:l;D>=a&&D<=l;D+=H)if(m[D]!=null){let X=p[D],z=C(X);A.push(G=z),K.push(S(m[D]))}let M={stroke:e(A,K,Y,Z,L,w),fill:null,clip:null,band:null,gaps:null,flags:$r},P=M.stroke,[U,N]=Qa(n,o);if(c.fill!=null||U!=0){let D=M.fill=new Path2D(P),ue=c.fillTo(n,o,c.min,c.max,U),X=S(ue);Z(D,G,X),Z(D,ne,X)}if(!c.spanGaps){let D=[];D.push(...Ba(p,m,a,l,H,C,r)),M.gaps=D=c.gaps(n,o,a,l,D),M.clip=ai(D,h.ori,x,I,R,W)}return N!=0&&(M.band=N==2?[yn(n,o,a,l,P,-1),yn(n,o,a,l,P,1)]:yn(n,o,a,l,P,N)),M})}function im(e){return om(am,e)}function am(e,t,r,n,o,a){let l=e.length;if(l<2)return null;let c=new Path2D;if(r(c,e[0],t[0]),l==2)n(c,e[1],t[1]);else{let p=Array(l),m=Array(l-1),h=Array(l-1),g=Array(l-1);for(let _=0;_<l-1;_++)h[_]=t[_+1]-t[_],g[_]=e[_+1]-e[_],m[_]=h[_]/g[_];p[0]=m[0];for(let _=1;_<l-1;_++)m[_]===0||m[_-1]===0||m[_-1]>0!=m[_]>0?p[_]=0:(p[_]=3*(g[_-1]+g[_])/((2*g[_]+g[_-1])/m[_-1]+(g[_]+2*g[_-1])/m[_]),isFinite(p[_])||(p[_]=0));p[l-1]=m[l-2];for(let _=0;_<l-1;_++)o(c,e[_]+g[_]/3,t[_]+p[_]*g[_]/3,e[_+1]-g[_]/3,t[_+1]-p[_+1]*g[_]/3,e[_+1],t[_+1])}return c}var Ra=new Set;function Fu(){for(let e of Ra)e.syncRect(!0)}Or&&(Zn(Vf,Wr,Fu),Zn(qf,Wr,Fu,!0),Zn(Xo,Wr,()=>{Ze.pxRatio=_e}));var sm=Ac(),lm=Tc();function zu(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,l)=>Ua(a,l,t,r))}function um(e,t){return e.map((r,n)=>n==0?{}:Be({},t,r))}function Ua(e,t,r,n){return Be({},t==0?r:n,e)}function Ec(e,t,r){return t==null?Nr:[t,r]}var cm=Ec;function dm(e,t,r){return t==null?Nr:ei(t,r,Ma,!0)}function Dc(e,t,r,n){return t==null?Nr:ri(t,r,e.scales[n].log,!1)}var fm=Dc;function Pc(e,t,r,n){return t==null?Nr:Na(t,r,e.scales[n].log,!1)}var pm=Pc;function mm(e,t,r,n,o){let a=bt(wu(e),wu(t)),l=t-e,c=Yt(o/n*l,r);do{let p=r[c],m=n*p/l;if(m>=o&&a+(p<5?Wn.get(p):0)<=17)return[p,m]}while(++c<r.length);return[0,0]}function Qu(e){let t,r;return e=e.replace(/(\d+)px/,(n,o)=>(t=Ye((r=+o)*_e))+"px"),[e,t,r]}function hm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Te(t[2]*_e,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function Ze(e,t,r){let n={mode:ge(e.mode,1)},o=n.mode;function a(s,u,d,f){let y=u.valToPct(s);return f+d*(u.dir==-1?1-y:y)}function l(s,u,d,f){let y=u.valToPct(s);return f+d*(u.dir==-1?y:1-y)}function c(s,u,d,f){return u.ori==0?a(s,u,d,f):l(s,u,d,f)}n.valToPosH=a,n.valToPosV=l;let p=!1;n.status=0;let m=n.root=Ft(kf);if(e.id!=null&&(m.id=e.id),Dt(m,e.class),e.title){let s=Ft(Tf,m);s.textContent=e.title}let h=Kt("canvas"),g=n.ctx=h.getContext("2d"),_=Ft(Cf,m);Zn("click",_,s=>{s.target===x&&(De!=yr||We!=br)&&lt.click(n,s)},!0);let b=n.under=Ft(Af,_);_.appendChild(h);let x=n.over=Ft(Ef,_);e=Mr(e);let I=+ge(e.pxAlign,1),R=Vu(I);(e.plugins||[]).forEach(s=>{s.opts&&(e=s.opts(n,e)||e)});let W=e.ms||.001,w=n.series=o==1?zu(e.series||[],Iu,$u,!1):um(e.series||[null],Mu),C=n.axes=zu(e.axes||[],Uu,Lu,!0),S=n.scales={},Y=n.bands=e.bands||[];Y.forEach(s=>{s.fill=le(s.fill||null),s.dir=ge(s.dir,-1)});let L=o==2?w[1].facets[0].scale:w[0].scale,Z={axes:kd,series:yd},H=(e.drawOrder||["axes","series"]).map(s=>Z[s]);function ne(s){let u=s.distr==3?d=>gn(d>0?d:s.clamp(n,d,s.min,s.max,s.key)):s.distr==4?d=>_a(d,s.asinh):s.distr==100?d=>s.fwd(d):d=>d;return d=>{let f=u(d),{_min:y,_max:v}=s,k=v-y;return(f-y)/k}}function G(s){let u=S[s];if(u==null){let d=(e.scales||mo)[s]||mo;if(d.from!=null){G(d.from);let f=Be({},S[d.from],d,{key:s});f.valToPct=ne(f),S[s]=f}else{u=S[s]=Be({},s==L?bc:Jp,d),u.key=s;let f=u.time,y=u.range,v=In(y);if((s!=L||o==2&&!f)&&(v&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?bu:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?bu:{mode:1,hard:y[1],soft:y[1]}},v=!1),!v&&ii(y))){let k=y;y=(T,E,$)=>E==null?Nr:ei(E,$,k)}u.range=le(y||(f?cm:s==L?u.distr==3?fm:u.distr==4?pm:Ec:u.distr==3?Dc:u.distr==4?Pc:dm)),u.auto=le(v?!1:u.auto),u.clamp=le(u.clamp||Yp),u._min=u._max=null,u.valToPct=ne(u)}}}G("x"),G("y"),o==1&&w.forEach(s=>{G(s.scale)}),C.forEach(s=>{G(s.scale)});for(let s in e.scales)G(s);let A=S[L],K=A.distr,M,P;A.ori==0?(Dt(m,Sf),M=a,P=l):(Dt(m,xf),M=l,P=a);let U={};for(let s in S){let u=S[s];(u.min!=null||u.max!=null)&&(U[s]={min:u.min,max:u.max},u.min=u.max=null)}let N=e.tzDate||(s=>new Date(Ye(s/W))),D=e.fmtDate||Va,ue=W==1?Sp(N):Cp(N),X=Du(N,Eu(W==1?kp:Tp,D)),z=Ru(N,Pu(Ep,D)),ae=[],ee=n.legend=Be({},Rp,e.legend),Q=n.cursor=Be({},Mp,{drag:{y:o==2}},e.cursor),Ce=ee.show,me=Q.show,re=ee.markers;ee.idxs=ae,re.width=le(re.width),re.dash=le(re.dash),re.stroke=le(re.stroke),re.fill=le(re.fill);let de,Ut,ft,Me=[],Zt=[],dn,It=!1,bn={};if(ee.live){let s=w[1]?w[1].values:null;It=s!=null,dn=It?s(n,1,0):{_:0};for(let u in dn)bn[u]=Wa}if(Ce)if(de=Kt("table",Wf,m),ft=Kt("tbody",null,de),ee.mount(n,de),It){Ut=Kt("thead",null,de,ft);let s=Kt("tr",null,Ut);Kt("th",null,s);for(var rr in dn)Kt("th",iu,s).textContent=rr}else Dt(de,Nf),ee.live&&Dt(de,Lf);let or={show:!0},zr={show:!1};function vo(s,u){if(u==0&&(It||!ee.live||o==2))return Nr;let d=[],f=Kt("tr",Mf,ft,ft.childNodes[u]);Dt(f,s.class),s.show||Dt(f,Jn);let y=Kt("th",null,f);if(re.show){let T=Ft($f,y);if(u>0){let E=re.width(n,u);E&&(T.style.border=E+"px "+re.dash(n,u)+" "+re.stroke(n,u)),T.style.background=re.fill(n,u)}}let v=Ft(iu,y);s.label instanceof HTMLElement?v.appendChild(s.label):v.textContent=s.label,u>0&&(re.show||(v.style.color=s.width>0?re.stroke(n,u):re.fill(n,u)),pt("click",y,T=>{if(Q._lock)return;Vn(T);let E=w.indexOf(s);if((T.ctrlKey||T.metaKey)!=ee.isolate){let $=w.some((O,F)=>F>0&&F!=E&&O.show);w.forEach((O,F)=>{F>0&&tn(F,$?F==E?or:zr:or,!0,ze.setSeries)})}else tn(E,{show:!s.show},!0,ze.setSeries)},!1),lr&&pt(uu,y,T=>{Q._lock||(Vn(T),tn(w.indexOf(s),vr,!0,ze.setSeries))},!1));for(var k in dn){let T=Kt("td",Of,f);T.textContent="--",d.push(T)}return[f,d]}let Ln=new Map;function pt(s,u,d,f=!0){let y=Ln.get(u)||{},v=Q.bind[s](n,u,d,f);v&&(Zn(s,u,y[s]=v),Ln.set(u,y))}function ir(s,u,d){let f=Ln.get(u)||{};for(let y in f)(s==null||y==s)&&(Ca(y,u,f[y]),delete f[y]);s==null&&Ln.delete(u)}let fn=0,Nn=0,oe=0,q=0,Ae=0,He=0,ar=Ae,Mn=He,Xt=oe,$n=q,St=0,Wt=0,_t=0,Qt=0;n.bbox={};let bi=!1,wo=!1,sr=!1,On=!1,ko=!1,Lt=!1;function _i(s,u,d){(d||s!=n.width||u!=n.height)&&os(s,u),pr(!1),sr=!0,wo=!0,mr()}function os(s,u){n.width=fn=oe=s,n.height=Nn=q=u,Ae=He=0,cd(),dd();let d=n.bbox;St=d.left=Kn(Ae*_e,.5),Wt=d.top=Kn(He*_e,.5),_t=d.width=Kn(oe*_e,.5),Qt=d.height=Kn(q*_e,.5)}let sd=3;function ld(){let s=!1,u=0;for(;!s;){u++;let d=vd(u),f=wd(u);s=u==sd||d&&f,s||(os(n.width,n.height),wo=!0)}}function ud({width:s,height:u}){_i(s,u)}n.setSize=ud;function cd(){let s=!1,u=!1,d=!1,f=!1;C.forEach((y,v)=>{if(y.show&&y._show){let{side:k,_size:T}=y,E=k%2,$=y.label!=null?y.labelSize:0,O=T+$;O>0&&(E?(oe-=O,k==3?(Ae+=O,f=!0):d=!0):(q-=O,k==0?(He+=O,s=!0):u=!0))}}),qn[0]=s,qn[1]=d,qn[2]=u,qn[3]=f,oe-=_n[1]+_n[3],Ae+=_n[3],q-=_n[2]+_n[0],He+=_n[0]}function dd(){let s=Ae+oe,u=He+q,d=Ae,f=He;function y(v,k){switch(v){case 1:return s+=k,s-k;case 2:return u+=k,u-k;case 3:return d-=k,d+k;case 0:return f-=k,f+k}}C.forEach((v,k)=>{if(v.show&&v._show){let T=v.side;v._pos=y(T,v._size),v.label!=null&&(v._lpos=y(T,v.labelSize))}})}if(Q.dataIdx==null){let s=Q.hover,u=s.skip=new Set(s.skip??[]);u.add(void 0);let d=s.prox=le(s.prox),f=s.bias??=0;Q.dataIdx=(y,v,k,T)=>{if(v==0)return k;let E=k,$=d(y,v,k,T)??xe,O=$>=0&&$<xe,F=A.ori==0?oe:q,te=Q.left,ye=t[0],he=t[v];if(u.has(he[k])){E=null;let se=null,J=null,B;if(f==0||f==-1)for(B=k;se==null&&B-- >0;)u.has(he[B])||(se=B);if(f==0||f==1)for(B=k;J==null&&B++<he.length;)u.has(he[B])||(J=B);if(se!=null||J!=null)if(O){let Re=se==null?-1/0:M(ye[se],A,F,0),Oe=J==null?1/0:M(ye[J],A,F,0),ot=te-Re,ke=Oe-te;ot<=ke?ot<=$&&(E=se):ke<=$&&(E=J)}else E=J==null?se:se==null?J:k-se<=J-k?se:J}else O&&Je(te-M(ye[k],A,F,0))>$&&(E=null);return E}}let Vn=s=>{Q.event=s};Q.idxs=ae,Q._lock=!1;let ct=Q.points;ct.show=le(ct.show),ct.size=le(ct.size),ct.stroke=le(ct.stroke),ct.width=le(ct.width),ct.fill=le(ct.fill);let en=n.focus=Be({},e.focus||{alpha:.3},Q.focus),lr=en.prox>=0,ur=lr&&ct.one,Nt=[],cr=[],dr=[];function is(s,u){let d=ct.show(n,u);if(d instanceof HTMLElement)return Dt(d,If),Dt(d,s.class),un(d,-10,-10,oe,q),x.insertBefore(d,Nt[u]),d}function as(s,u){if(o==1||u>0){let d=o==1&&S[s.scale].time,f=s.value;s.value=d?xu(f)?Ru(N,Pu(f,D)):f||z:f||Gp,s.label=s.label||(d?Op:$p)}if(ur||u>0){s.width=s.width==null?1:s.width,s.paths=s.paths||sm||Jf,s.fillTo=le(s.fillTo||Zp),s.pxAlign=+ge(s.pxAlign,I),s.pxRound=Vu(s.pxAlign),s.stroke=le(s.stroke||null),s.fill=le(s.fill||null),s._stroke=s._fill=s._paths=s._focus=null;let d=jp(bt(1,s.width),1),f=s.points=Be({},{size:d,width:bt(1,d*.2),stroke:s.stroke,space:d*2,paths:lm,_stroke:null,_fill:null},s.points);f.show=le(f.show),f.filter=le(f.filter),f.fill=le(f.fill),f.stroke=le(f.stroke),f.paths=le(f.paths),f.pxAlign=s.pxAlign}if(Ce){let d=vo(s,u);Me.splice(u,0,d[0]),Zt.splice(u,0,d[1]),ee.values.push(null)}if(me){ae.splice(u,0,null);let d=null;ur?u==0&&(d=is(s,u)):u>0&&(d=is(s,u)),Nt.splice(u,0,d),cr.splice(u,0,0),dr.splice(u,0,0)}rt("addSeries",u)}function fd(s,u){u=u??w.length,s=o==1?Ua(s,u,Iu,$u):Ua(s,u,{},Mu),w.splice(u,0,s),as(w[u],u)}n.addSeries=fd;function pd(s){if(w.splice(s,1),Ce){ee.values.splice(s,1),Zt.splice(s,1);let u=Me.splice(s,1)[0];ir(null,u.firstChild),u.remove()}me&&(ae.splice(s,1),Nt.splice(s,1)[0].remove(),cr.splice(s,1),dr.splice(s,1)),rt("delSeries",s)}n.delSeries=pd;let qn=[!1,!1,!1,!1];function md(s,u){if(s._show=s.show,s.show){let d=s.side%2,f=S[s.scale];f==null&&(s.scale=d?w[1].scale:L,f=S[s.scale]);let y=f.time;s.size=le(s.size),s.space=le(s.space),s.rotate=le(s.rotate),In(s.incrs)&&s.incrs.forEach(k=>{!Wn.has(k)&&Wn.set(k,Xu(k))}),s.incrs=le(s.incrs||(f.distr==2?_p:y?W==1?wp:xp:Yn)),s.splits=le(s.splits||(y&&f.distr==1?ue:f.distr==3?Ea:f.distr==4?Fp:qp)),s.stroke=le(s.stroke),s.grid.stroke=le(s.grid.stroke),s.ticks.stroke=le(s.ticks.stroke),s.border.stroke=le(s.border.stroke);let v=s.values;s.values=In(v)&&!In(v[0])?le(v):y?In(v)?Du(N,Eu(v,D)):xu(v)?Ap(N,v):v||X:v||Vp,s.filter=le(s.filter||(f.distr>=3&&f.log==10?Bp:f.distr==3&&f.log==2?Hp:Ju)),s.font=Qu(s.font),s.labelFont=Qu(s.labelFont),s._size=s.size(n,null,u,0),s._space=s._rotate=s._incrs=s._found=s._splits=s._values=null,s._size>0&&(qn[u]=!0,s._el=Ft(Df,_))}}function Qr(s,u,d,f){let[y,v,k,T]=d,E=u%2,$=0;return E==0&&(T||v)&&($=u==0&&!y||u==2&&!k?Ye(Uu.size/3):0),E==1&&(y||k)&&($=u==1&&!v||u==3&&!T?Ye(Lu.size/2):0),$}let ss=n.padding=(e.padding||[Qr,Qr,Qr,Qr]).map(s=>le(ge(s,Qr))),_n=n._padding=ss.map((s,u)=>s(n,u,qn,0)),st,Xe=null,et=null,So=o==1?w[0].idxs:null,Bt=null,Br=!1;function ls(s,u){if(t=s??[],n.data=n._data=t,o==2){st=0;for(let d=1;d<w.length;d++)st+=t[d][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),Bt=t[0],st=Bt.length;let d=t;if(K==2){d=t.slice();let f=d[0]=Array(st);for(let y=0;y<st;y++)f[y]=y}n._data=t=d}if(pr(!0),rt("setData"),K==2&&(sr=!0),u!==!1){let d=A;d.auto(n,Br)?vi():wn(L,d.min,d.max),On=On||Q.left>=0,Lt=!0,mr()}}n.setData=ls;function vi(){Br=!0;let s,u;o==1&&(st>0?(Xe=So[0]=0,et=So[1]=st-1,s=t[0][Xe],u=t[0][et],K==2?(s=Xe,u=et):s==u&&(K==3?[s,u]=ri(s,s,A.log,!1):K==4?[s,u]=Na(s,s,A.log,!1):A.time?u=s+Ye(86400/W):[s,u]=ei(s,u,Ma,!0))):(Xe=So[0]=s=null,et=So[1]=u=null)),wn(L,s,u)}let xo,fr,wi,ki,Si,xi,Ti,Ci,Ai,vt;function us(s,u,d,f,y,v){s??=su,d??=Oa,f??="butt",y??=su,v??="round",s!=xo&&(g.strokeStyle=xo=s),y!=fr&&(g.fillStyle=fr=y),u!=wi&&(g.lineWidth=wi=u),v!=Si&&(g.lineJoin=Si=v),f!=xi&&(g.lineCap=xi=f),d!=ki&&g.setLineDash(ki=d)}function cs(s,u,d,f){u!=fr&&(g.fillStyle=fr=u),s!=Ti&&(g.font=Ti=s),d!=Ci&&(g.textAlign=Ci=d),f!=Ai&&(g.textBaseline=Ai=f)}function Ei(s,u,d,f,y=0){if(f.length>0&&s.auto(n,Br)&&(u==null||u.min==null)){let v=ge(Xe,0),k=ge(et,f.length-1),T=d.min==null?Bf(f,v,k,y,s.distr==3):[d.min,d.max];s.min=Jt(s.min,d.min=T[0]),s.max=bt(s.max,d.max=T[1])}}let ds={min:null,max:null};function hd(){for(let f in S){let y=S[f];U[f]==null&&(y.min==null||U[L]!=null&&y.auto(n,Br))&&(U[f]=ds)}for(let f in S){let y=S[f];U[f]==null&&y.from!=null&&U[y.from]!=null&&(U[f]=ds)}U[L]!=null&&pr(!0);let s={};for(let f in U){let y=U[f];if(y!=null){let v=s[f]=Mr(S[f],ep);if(y.min!=null)Be(v,y);else if(f!=L||o==2)if(st==0&&v.from==null){let k=v.range(n,null,null,f);v.min=k[0],v.max=k[1]}else v.min=xe,v.max=-xe}}if(st>0){w.forEach((f,y)=>{if(o==1){let v=f.scale,k=U[v];if(k==null)return;let T=s[v];if(y==0){let E=T.range(n,T.min,T.max,v);T.min=E[0],T.max=E[1],Xe=Yt(T.min,t[0]),et=Yt(T.max,t[0]),et-Xe>1&&(t[0][Xe]<T.min&&Xe++,t[0][et]>T.max&&et--),f.min=Bt[Xe],f.max=Bt[et]}else f.show&&f.auto&&Ei(T,k,f,t[y],f.sorted);f.idxs[0]=Xe,f.idxs[1]=et}else if(y>0&&f.show&&f.auto){let[v,k]=f.facets,T=v.scale,E=k.scale,[$,O]=t[y],F=s[T],te=s[E];F!=null&&Ei(F,U[T],v,$,v.sorted),te!=null&&Ei(te,U[E],k,O,k.sorted),f.min=k.min,f.max=k.max}});for(let f in s){let y=s[f],v=U[f];if(y.from==null&&(v==null||v.min==null)){let k=y.range(n,y.min==xe?null:y.min,y.max==-xe?null:y.max,f);y.min=k[0],y.max=k[1]}}}for(let f in s){let y=s[f];if(y.from!=null){let v=s[y.from];if(v.min==null)y.min=y.max=null;else{let k=y.range(n,v.min,v.max,f);y.min=k[0],y.max=k[1]}}}let u={},d=!1;for(let f in s){let y=s[f],v=S[f];if(v.min!=y.min||v.max!=y.max){v.min=y.min,v.max=y.max;let k=v.distr;v._min=k==3?gn(v.min):k==4?_a(v.min,v.asinh):k==100?v.fwd(v.min):v.min,v._max=k==3?gn(v.max):k==4?_a(v.max,v.asinh):k==100?v.fwd(v.max):v.max,u[f]=d=!0}}if(d){w.forEach((f,y)=>{o==2?y>0&&u.y&&(f._paths=null):u[f.scale]&&(f._paths=null)});for(let f in u)sr=!0,rt("setScale",f);me&&Q.left>=0&&(On=Lt=!0)}for(let f in U)U[f]=null}function gd(s){let u=Aa(Xe-1,0,st-1),d=Aa(et+1,0,st-1);for(;s[u]==null&&u>0;)u--;for(;s[d]==null&&d<st-1;)d++;return[u,d]}function yd(){if(st>0){let s=w.some(u=>u._focus)&&vt!=en.alpha;s&&(g.globalAlpha=vt=en.alpha),w.forEach((u,d)=>{if(d>0&&u.show&&(fs(d,!1),fs(d,!0),u._paths==null)){let f=vt;vt!=u.alpha&&(g.globalAlpha=vt=u.alpha);let y=o==2?[0,t[d][0].length-1]:gd(t[d]);u._paths=u.paths(n,d,y[0],y[1]),vt!=f&&(g.globalAlpha=vt=f)}}),w.forEach((u,d)=>{if(d>0&&u.show){let f=vt;vt!=u.alpha&&(g.globalAlpha=vt=u.alpha),u._paths!=null&&ps(d,!1);{let y=u._paths!=null?u._paths.gaps:null,v=u.points.show(n,d,Xe,et,y),k=u.points.filter(n,d,v,y);(v||k)&&(u.points._paths=u.points.paths(n,d,Xe,et,k),ps(d,!0))}vt!=f&&(g.globalAlpha=vt=f),rt("drawSeries",d)}}),s&&(g.globalAlpha=vt=1)}}function fs(s,u){let d=u?w[s].points:w[s];d._stroke=d.stroke(n,s),d._fill=d.fill(n,s)}function ps(s,u){let d=u?w[s].points:w[s],{stroke:f,fill:y,clip:v,flags:k,_stroke:T=d._stroke,_fill:E=d._fill,_width:$=d.width}=d._paths;$=Te($*_e,3);let O=null,F=$%2/2;u&&E==null&&(E=$>0?"#fff":T);let te=d.pxAlign==1&&F>0;if(te&&g.translate(F,F),!u){let ye=St-$/2,he=Wt-$/2,se=_t+$,J=Qt+$;O=new Path2D,O.rect(ye,he,se,J)}u?Di(T,$,d.dash,d.cap,E,f,y,k,v):bd(s,T,$,d.dash,d.cap,E,f,y,k,O,v),te&&g.translate(-F,-F)}function bd(s,u,d,f,y,v,k,T,E,$,O){let F=!1;E!=0&&Y.forEach((te,ye)=>{if(te.series[0]==s){let he=w[te.series[1]],se=t[te.series[1]],J=(he._paths||mo).band;In(J)&&(J=te.dir==1?J[0]:J[1]);let B,Re=null;he.show&&J&&Gf(se,Xe,et)?(Re=te.fill(n,ye)||v,B=he._paths.clip):J=null,Di(u,d,f,y,Re,k,T,E,$,O,B,J),F=!0}}),F||Di(u,d,f,y,v,k,T,E,$,O)}let ms=$r|Pa;function Di(s,u,d,f,y,v,k,T,E,$,O,F){us(s,u,d,f,y),(E||$||F)&&(g.save(),E&&g.clip(E),$&&g.clip($)),F?(T&ms)==ms?(g.clip(F),O&&g.clip(O),Co(y,k),To(s,v,u)):T&Pa?(Co(y,k),g.clip(F),To(s,v,u)):T&$r&&(g.save(),g.clip(F),O&&g.clip(O),Co(y,k),g.restore(),To(s,v,u)):(Co(y,k),To(s,v,u)),(E||$||F)&&g.restore()}function To(s,u,d){d>0&&(u instanceof Map?u.forEach((f,y)=>{g.strokeStyle=xo=y,g.stroke(f)}):u!=null&&s&&g.stroke(u))}function Co(s,u){u instanceof Map?u.forEach((d,f)=>{g.fillStyle=fr=f,g.fill(d)}):u!=null&&s&&g.fill(u)}function _d(s,u,d,f){let y=C[s],v;if(f<=0)v=[0,0];else{let k=y._space=y.space(n,s,u,d,f),T=y._incrs=y.incrs(n,s,u,d,f,k);v=mm(u,d,T,f,k)}return y._found=v}function Pi(s,u,d,f,y,v,k,T,E,$){let O=k%2/2;I==1&&g.translate(O,O),us(T,k,E,$,T),g.beginPath();let F,te,ye,he,se=y+(f==0||f==3?-v:v);d==0?(te=y,he=se):(F=y,ye=se);for(let J=0;J<s.length;J++)u[J]!=null&&(d==0?F=ye=s[J]:te=he=s[J],g.moveTo(F,te),g.lineTo(ye,he));g.stroke(),I==1&&g.translate(-O,-O)}function vd(s){let u=!0;return C.forEach((d,f)=>{if(!d.show)return;let y=S[d.scale];if(y.min==null){d._show&&(u=!1,d._show=!1,pr(!1));return}else d._show||(u=!1,d._show=!0,pr(!1));let v=d.side,k=v%2,{min:T,max:E}=y,[$,O]=_d(f,T,E,k==0?oe:q);if(O==0)return;let F=y.distr==2,te=d._splits=d.splits(n,f,T,E,$,O,F),ye=y.distr==2?te.map(B=>Bt[B]):te,he=y.distr==2?Bt[te[1]]-Bt[te[0]]:$,se=d._values=d.values(n,d.filter(n,ye,f,O,he),f,O,he);d._rotate=v==2?d.rotate(n,se,f,O):0;let J=d._size;d._size=zt(d.size(n,se,f,s)),J!=null&&d._size!=J&&(u=!1)}),u}function wd(s){let u=!0;return ss.forEach((d,f)=>{let y=d(n,f,qn,s);y!=_n[f]&&(u=!1),_n[f]=y}),u}function kd(){for(let s=0;s<C.length;s++){let u=C[s];if(!u.show||!u._show)continue;let d=u.side,f=d%2,y,v,k=u.stroke(n,s),T=d==0||d==3?-1:1,[E,$]=u._found;if(u.label!=null){let ht=u.labelGap*T,Ct=Ye((u._lpos+ht)*_e);cs(u.labelFont[0],k,"center",d==2?"top":au),g.save(),f==1?(y=v=0,g.translate(Ct,Ye(Wt+Qt/2)),g.rotate((d==3?-Zo:Zo)/2)):(y=Ye(St+_t/2),v=Ct);let Qn=Ku(u.label)?u.label(n,s,E,$):u.label;g.fillText(Qn,y,v),g.restore()}if($==0)continue;let O=S[u.scale],F=f==0?_t:Qt,te=f==0?St:Wt,ye=u._splits,he=O.distr==2?ye.map(ht=>Bt[ht]):ye,se=O.distr==2?Bt[ye[1]]-Bt[ye[0]]:E,J=u.ticks,B=u.border,Re=J.show?J.size:0,Oe=Ye(Re*_e),ot=Ye((u.alignTo==2?u._size-Re-u.gap:u.gap)*_e),ke=u._rotate*-Zo/180,Ve=R(u._pos*_e),xt=(Oe+ot)*T,mt=Ve+xt;v=f==0?mt:0,y=f==1?mt:0;let Mt=u.font[0],Ht=u.align==1?Ur:u.align==2?ga:ke>0?Ur:ke<0?ga:f==0?"center":d==3?ga:Ur,rn=ke||f==1?"middle":d==2?"top":au;cs(Mt,k,Ht,rn);let Tt=u.font[1]*u.lineGap,$t=ye.map(ht=>R(c(ht,O,F,te))),Gt=u._values;for(let ht=0;ht<Gt.length;ht++){let Ct=Gt[ht];if(Ct!=null){f==0?y=$t[ht]:v=$t[ht],Ct=""+Ct;let Qn=Ct.indexOf(`
`)==-1?[Ct]:Ct.split(/\n/gm);for(let gt=0;gt<Qn.length;gt++){let Is=Qn[gt];ke?(g.save(),g.translate(y,v+gt*Tt),g.rotate(ke),g.fillText(Is,0,0),g.restore()):g.fillText(Is,y,v+gt*Tt)}}}J.show&&Pi($t,J.filter(n,he,s,$,se),f,d,Ve,Oe,Te(J.width*_e,3),J.stroke(n,s),J.dash,J.cap);let on=u.grid;on.show&&Pi($t,on.filter(n,he,s,$,se),f,f==0?2:1,f==0?Wt:St,f==0?Qt:_t,Te(on.width*_e,3),on.stroke(n,s),on.dash,on.cap),B.show&&Pi([Ve],[1],f==0?1:0,f==0?1:2,f==1?Wt:St,f==1?Qt:_t,Te(B.width*_e,3),B.stroke(n,s),B.dash,B.cap)}rt("drawAxes")}function pr(s){w.forEach((u,d)=>{d>0&&(u._paths=null,s&&(o==1?(u.min=null,u.max=null):u.facets.forEach(f=>{f.min=null,f.max=null})))})}let Ao=!1,Ri=!1,Hr=[];function Sd(){Ri=!1;for(let s=0;s<Hr.length;s++)rt(...Hr[s]);Hr.length=0}function mr(){Ao||(sp(hs),Ao=!0)}function xd(s,u=!1){Ao=!0,Ri=u,s(n),hs(),u&&Hr.length>0&&queueMicrotask(Sd)}n.batch=xd;function hs(){if(bi&&(hd(),bi=!1),sr&&(ld(),sr=!1),wo){if(Ie(b,Ur,Ae),Ie(b,"top",He),Ie(b,uo,oe),Ie(b,co,q),Ie(x,Ur,Ae),Ie(x,"top",He),Ie(x,uo,oe),Ie(x,co,q),Ie(_,uo,fn),Ie(_,co,Nn),h.width=Ye(fn*_e),h.height=Ye(Nn*_e),C.forEach(({_el:s,_show:u,_size:d,_pos:f,side:y})=>{if(s!=null)if(u){let v=y===3||y===0?d:0,k=y%2==1;Ie(s,k?"left":"top",f-v),Ie(s,k?"width":"height",d),Ie(s,k?"top":"left",k?He:Ae),Ie(s,k?"height":"width",k?q:oe),Ta(s,Jn)}else Dt(s,Jn)}),xo=fr=wi=Si=xi=Ti=Ci=Ai=ki=null,vt=1,Kr(!0),Ae!=ar||He!=Mn||oe!=Xt||q!=$n){pr(!1);let s=oe/Xt,u=q/$n;if(me&&!On&&Q.left>=0){Q.left*=s,Q.top*=u,hr&&un(hr,Ye(Q.left),0,oe,q),gr&&un(gr,0,Ye(Q.top),oe,q);for(let d=0;d<Nt.length;d++){let f=Nt[d];f!=null&&(cr[d]*=s,dr[d]*=u,un(f,zt(cr[d]),zt(dr[d]),oe,q))}}if(Pe.show&&!ko&&Pe.left>=0&&Pe.width>0){Pe.left*=s,Pe.width*=s,Pe.top*=u,Pe.height*=u;for(let d in Mi)Ie(_r,d,Pe[d])}ar=Ae,Mn=He,Xt=oe,$n=q}rt("setSize"),wo=!1}fn>0&&Nn>0&&(g.clearRect(0,0,h.width,h.height),rt("drawClear"),H.forEach(s=>s()),rt("draw")),Pe.show&&ko&&(Eo(Pe),ko=!1),me&&On&&(zn(null,!0,!1),On=!1),ee.show&&ee.live&&Lt&&(Li(),Lt=!1),p||(p=!0,n.status=1,rt("ready")),Br=!1,Ao=!1}n.redraw=(s,u)=>{sr=u||!1,s!==!1?wn(L,A.min,A.max):mr()};function Ui(s,u){let d=S[s];if(d.from==null){if(st==0){let f=d.range(n,u.min,u.max,s);u.min=f[0],u.max=f[1]}if(u.min>u.max){let f=u.min;u.min=u.max,u.max=f}if(st>1&&u.min!=null&&u.max!=null&&u.max-u.min<1e-16)return;s==L&&d.distr==2&&st>0&&(u.min=Yt(u.min,t[0]),u.max=Yt(u.max,t[0]),u.min==u.max&&u.max++),U[s]=u,bi=!0,mr()}}n.setScale=Ui;let Ii,Wi,hr,gr,gs,ys,yr,br,bs,_s,De,We,vn=!1,lt=Q.drag,tt=lt.x,nt=lt.y;me&&(Q.x&&(Ii=Ft(Rf,x)),Q.y&&(Wi=Ft(Uf,x)),A.ori==0?(hr=Ii,gr=Wi):(hr=Wi,gr=Ii),De=Q.left,We=Q.top);let Pe=n.select=Be({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),_r=Pe.show?Ft(Pf,Pe.over?x:b):null;function Eo(s,u){if(Pe.show){for(let d in s)Pe[d]=s[d],d in Mi&&Ie(_r,d,s[d]);u!==!1&&rt("setSelect")}}n.setSelect=Eo;function Td(s){if(w[s].show)Ce&&Ta(Me[s],Jn);else if(Ce&&Dt(Me[s],Jn),me){let d=ur?Nt[0]:Nt[s];d!=null&&un(d,-10,-10,oe,q)}}function wn(s,u,d){Ui(s,{min:u,max:d})}function tn(s,u,d,f){u.focus!=null&&Pd(s),u.show!=null&&w.forEach((y,v)=>{v>0&&(s==v||s==null)&&(y.show=u.show,Td(v),o==2?(wn(y.facets[0].scale,null,null),wn(y.facets[1].scale,null,null)):wn(y.scale,null,null),mr())}),d!==!1&&rt("setSeries",s,u),f&&Yr("setSeries",n,s,u)}n.setSeries=tn;function Cd(s,u){Be(Y[s],u)}function Ad(s,u){s.fill=le(s.fill||null),s.dir=ge(s.dir,-1),u=u??Y.length,Y.splice(u,0,s)}function Ed(s){s==null?Y.length=0:Y.splice(s,1)}n.addBand=Ad,n.setBand=Cd,n.delBand=Ed;function Dd(s,u){w[s].alpha=u,me&&Nt[s]!=null&&(Nt[s].style.opacity=u),Ce&&Me[s]&&(Me[s].style.opacity=u)}let pn,kn,Fn,vr={focus:!0};function Pd(s){if(s!=Fn){let u=s==null,d=en.alpha!=1;w.forEach((f,y)=>{if(o==1||y>0){let v=u||y==0||y==s;f._focus=u?null:v,d&&Dd(y,v?1:en.alpha)}}),Fn=s,d&&mr()}}Ce&&lr&&pt(cu,de,s=>{Q._lock||(Vn(s),Fn!=null&&tn(null,vr,!0,ze.setSeries))});function nn(s,u,d){let f=S[u];d&&(s=s/_e-(f.ori==1?He:Ae));let y=oe;f.ori==1&&(y=q,s=y-s),f.dir==-1&&(s=y-s);let v=f._min,k=f._max,T=s/y,E=v+(k-v)*T,$=f.distr;return $==3?Lr(10,E):$==4?Kf(E,f.asinh):$==100?f.bwd(E):E}function Rd(s,u){let d=nn(s,L,u);return Yt(d,t[0],Xe,et)}n.valToIdx=s=>Yt(s,t[0]),n.posToIdx=Rd,n.posToVal=nn,n.valToPos=(s,u,d)=>S[u].ori==0?a(s,S[u],d?_t:oe,d?St:0):l(s,S[u],d?Qt:q,d?Wt:0),n.setCursor=(s,u,d)=>{De=s.left,We=s.top,zn(null,u,d)};function vs(s,u){Ie(_r,Ur,Pe.left=s),Ie(_r,uo,Pe.width=u)}function ws(s,u){Ie(_r,"top",Pe.top=s),Ie(_r,co,Pe.height=u)}let Gr=A.ori==0?vs:ws,jr=A.ori==1?vs:ws;function Ud(){if(Ce&&ee.live)for(let s=o==2?1:0;s<w.length;s++){if(s==0&&It)continue;let u=ee.values[s],d=0;for(let f in u)Zt[s][d++].firstChild.nodeValue=u[f]}}function Li(s,u){if(s!=null&&(s.idxs?s.idxs.forEach((d,f)=>{ae[f]=d}):Xf(s.idx)||ae.fill(s.idx),ee.idx=ae[0]),Ce&&ee.live){for(let d=0;d<w.length;d++)(d>0||o==1&&!It)&&Id(d,ae[d]);Ud()}Lt=!1,u!==!1&&rt("setLegend")}n.setLegend=Li;function Id(s,u){let d=w[s],f=s==0&&K==2?Bt:t[s],y;It?y=d.values(n,s,u)??bn:(y=d.value(n,u==null?null:f[u],s,u),y=y==null?bn:{_:y}),ee.values[s]=y}function zn(s,u,d){bs=De,_s=We,[De,We]=Q.move(n,De,We),Q.left=De,Q.top=We,me&&(hr&&un(hr,Ye(De),0,oe,q),gr&&un(gr,0,Ye(We),oe,q));let f,y=Xe>et;pn=xe,kn=null;let v=A.ori==0?oe:q,k=A.ori==1?oe:q;if(De<0||st==0||y){f=Q.idx=null;for(let T=0;T<w.length;T++){let E=Nt[T];E!=null&&un(E,-10,-10,oe,q)}lr&&tn(null,vr,!0,s==null&&ze.setSeries),ee.live&&(ae.fill(f),Lt=!0)}else{let T,E,$;o==1&&(T=A.ori==0?De:We,E=nn(T,L),f=Q.idx=Yt(E,t[0],Xe,et),$=M(t[0][f],A,v,0));let O=-10,F=-10,te=0,ye=0,he=!0,se="",J="";for(let B=o==2?1:0;B<w.length;B++){let Re=w[B],Oe=ae[B],ot=Oe==null?null:o==1?t[B][Oe]:t[B][1][Oe],ke=Q.dataIdx(n,B,f,E),Ve=ke==null?null:o==1?t[B][ke]:t[B][1][ke];if(Lt=Lt||Ve!=ot||ke!=Oe,ae[B]=ke,B>0&&Re.show){let xt=ke==null?-10:ke==f?$:M(o==1?t[0][ke]:t[B][0][ke],A,v,0),mt=Ve==null?-10:P(Ve,o==1?S[Re.scale]:S[Re.facets[1].scale],k,0);if(lr&&Ve!=null){let Mt=A.ori==1?De:We,Ht=Je(en.dist(n,B,ke,mt,Mt));if(Ht<pn){let rn=en.bias;if(rn!=0){let Tt=nn(Mt,Re.scale),$t=Ve>=0?1:-1,Gt=Tt>=0?1:-1;Gt==$t&&(Gt==1?rn==1?Ve>=Tt:Ve<=Tt:rn==1?Ve<=Tt:Ve>=Tt)&&(pn=Ht,kn=B)}else pn=Ht,kn=B}}if(Lt||ur){let Mt,Ht;A.ori==0?(Mt=xt,Ht=mt):(Mt=mt,Ht=xt);let rn,Tt,$t,Gt,on,ht,Ct=!0,Qn=ct.bbox;if(Qn!=null){Ct=!1;let gt=Qn(n,B);$t=gt.left,Gt=gt.top,rn=gt.width,Tt=gt.height}else $t=Mt,Gt=Ht,rn=Tt=ct.size(n,B);if(ht=ct.fill(n,B),on=ct.stroke(n,B),ur)B==kn&&pn<=en.prox&&(O=$t,F=Gt,te=rn,ye=Tt,he=Ct,se=ht,J=on);else{let gt=Nt[B];gt!=null&&(cr[B]=$t,dr[B]=Gt,yu(gt,rn,Tt,Ct),hu(gt,ht,on),un(gt,zt($t),zt(Gt),oe,q))}}}}if(ur){let B=en.prox,Re=Fn==null?pn<=B:pn>B||kn!=Fn;if(Lt||Re){let Oe=Nt[0];Oe!=null&&(cr[0]=O,dr[0]=F,yu(Oe,te,ye,he),hu(Oe,se,J),un(Oe,zt(O),zt(F),oe,q))}}}if(Pe.show&&vn)if(s!=null){let[T,E]=ze.scales,[$,O]=ze.match,[F,te]=s.cursor.sync.scales,ye=s.cursor.drag;if(tt=ye._x,nt=ye._y,tt||nt){let{left:he,top:se,width:J,height:B}=s.select,Re=s.scales[F].ori,Oe=s.posToVal,ot,ke,Ve,xt,mt,Mt=T!=null&&$(T,F),Ht=E!=null&&O(E,te);Mt&&tt?(Re==0?(ot=he,ke=J):(ot=se,ke=B),Ve=S[T],xt=M(Oe(ot,F),Ve,v,0),mt=M(Oe(ot+ke,F),Ve,v,0),Gr(Jt(xt,mt),Je(mt-xt))):Gr(0,v),Ht&&nt?(Re==1?(ot=he,ke=J):(ot=se,ke=B),Ve=S[E],xt=P(Oe(ot,te),Ve,k,0),mt=P(Oe(ot+ke,te),Ve,k,0),jr(Jt(xt,mt),Je(mt-xt))):jr(0,k)}else $i()}else{let T=Je(bs-gs),E=Je(_s-ys);if(A.ori==1){let te=T;T=E,E=te}tt=lt.x&&T>=lt.dist,nt=lt.y&&E>=lt.dist;let $=lt.uni;$!=null?tt&&nt&&(tt=T>=$,nt=E>=$,!tt&&!nt&&(E>T?nt=!0:tt=!0)):lt.x&&lt.y&&(tt||nt)&&(tt=nt=!0);let O,F;tt&&(A.ori==0?(O=yr,F=De):(O=br,F=We),Gr(Jt(O,F),Je(F-O)),nt||jr(0,k)),nt&&(A.ori==1?(O=yr,F=De):(O=br,F=We),jr(Jt(O,F),Je(F-O)),tt||Gr(0,v)),!tt&&!nt&&(Gr(0,0),jr(0,0))}if(lt._x=tt,lt._y=nt,s==null){if(d){if(Us!=null){let[T,E]=ze.scales;ze.values[0]=T!=null?nn(A.ori==0?De:We,T):null,ze.values[1]=E!=null?nn(A.ori==1?De:We,E):null}Yr(ya,n,De,We,oe,q,f)}if(lr){let T=d&&ze.setSeries,E=en.prox;Fn==null?pn<=E&&tn(kn,vr,!0,T):pn>E?tn(null,vr,!0,T):kn!=Fn&&tn(kn,vr,!0,T)}}Lt&&(ee.idx=f,Li()),u!==!1&&rt("setCursor")}let Sn=null;Object.defineProperty(n,"rect",{get(){return Sn==null&&Kr(!1),Sn}});function Kr(s=!1){s?Sn=null:(Sn=x.getBoundingClientRect(),rt("syncRect",Sn))}function ks(s,u,d,f,y,v,k){Q._lock||vn&&s!=null&&s.movementX==0&&s.movementY==0||(Ni(s,u,d,f,y,v,k,!1,s!=null),s!=null?zn(null,!0,!0):zn(u,!0,!1))}function Ni(s,u,d,f,y,v,k,T,E){if(Sn==null&&Kr(!1),Vn(s),s!=null)d=s.clientX-Sn.left,f=s.clientY-Sn.top;else{if(d<0||f<0){De=-10,We=-10;return}let[$,O]=ze.scales,F=u.cursor.sync,[te,ye]=F.values,[he,se]=F.scales,[J,B]=ze.match,Re=u.axes[0].side%2==1,Oe=A.ori==0?oe:q,ot=A.ori==1?oe:q,ke=Re?v:y,Ve=Re?y:v,xt=Re?f:d,mt=Re?d:f;if(he!=null?d=J($,he)?c(te,S[$],Oe,0):-10:d=Oe*(xt/ke),se!=null?f=B(O,se)?c(ye,S[O],ot,0):-10:f=ot*(mt/Ve),A.ori==1){let Mt=d;d=f,f=Mt}}E&&(u==null||u.cursor.event.type==ya)&&((d<=1||d>=oe-1)&&(d=Kn(d,oe)),(f<=1||f>=q-1)&&(f=Kn(f,q))),T?(gs=d,ys=f,[yr,br]=Q.move(n,d,f)):(De=d,We=f)}let Mi={width:0,height:0,left:0,top:0};function $i(){Eo(Mi,!1)}let Ss,xs,Ts,Cs;function As(s,u,d,f,y,v,k){vn=!0,tt=nt=lt._x=lt._y=!1,Ni(s,u,d,f,y,v,k,!0,!1),s!=null&&(pt(ba,Sa,Es,!1),Yr(lu,n,yr,br,oe,q,null));let{left:T,top:E,width:$,height:O}=Pe;Ss=T,xs=E,Ts=$,Cs=O}function Es(s,u,d,f,y,v,k){vn=lt._x=lt._y=!1,Ni(s,u,d,f,y,v,k,!1,!0);let{left:T,top:E,width:$,height:O}=Pe,F=$>0||O>0,te=Ss!=T||xs!=E||Ts!=$||Cs!=O;if(F&&te&&Eo(Pe),lt.setScale&&F&&te){let ye=T,he=$,se=E,J=O;if(A.ori==1&&(ye=E,he=O,se=T,J=$),tt&&wn(L,nn(ye,L),nn(ye+he,L)),nt)for(let B in S){let Re=S[B];B!=L&&Re.from==null&&Re.min!=xe&&wn(B,nn(se+J,B),nn(se,B))}$i()}else Q.lock&&(Q._lock=!Q._lock,zn(u,!0,s!=null));s!=null&&(ir(ba,Sa),Yr(ba,n,De,We,oe,q,null))}function Wd(s,u,d,f,y,v,k){if(Q._lock)return;Vn(s);let T=vn;if(vn){let E=!0,$=!0,O=10,F,te;A.ori==0?(F=tt,te=nt):(F=nt,te=tt),F&&te&&(E=De<=O||De>=oe-O,$=We<=O||We>=q-O),F&&E&&(De=De<yr?0:oe),te&&$&&(We=We<br?0:q),zn(null,!0,!0),vn=!1}De=-10,We=-10,ae.fill(null),zn(null,!0,!0),T&&(vn=T)}function Ds(s,u,d,f,y,v,k){Q._lock||(Vn(s),vi(),$i(),s!=null&&Yr(du,n,De,We,oe,q,null))}function Ps(){C.forEach(hm),_i(n.width,n.height,!0)}Zn(Xo,Wr,Ps);let wr={};wr.mousedown=As,wr.mousemove=ks,wr.mouseup=Es,wr.dblclick=Ds,wr.setSeries=(s,u,d,f)=>{let y=ze.match[2];d=y(n,u,d),d!=-1&&tn(d,f,!0,!1)},me&&(pt(lu,x,As),pt(ya,x,ks),pt(uu,x,s=>{Vn(s),Kr(!1)}),pt(cu,x,Wd),pt(du,x,Ds),Ra.add(n),n.syncRect=Kr);let Do=n.hooks=e.hooks||{};function rt(s,u,d){Ri?Hr.push([s,u,d]):s in Do&&Do[s].forEach(f=>{f.call(null,n,u,d)})}(e.plugins||[]).forEach(s=>{for(let u in s.hooks)Do[u]=(Do[u]||[]).concat(s.hooks[u])});let Rs=(s,u,d)=>d,ze=Be({key:null,setSeries:!1,filters:{pub:ku,sub:ku},scales:[L,w[1]?w[1].scale:null],match:[Su,Su,Rs],values:[null,null]},Q.sync);ze.match.length==2&&ze.match.push(Rs),Q.sync=ze;let Us=ze.key,Oi=_c(Us);function Yr(s,u,d,f,y,v,k){ze.filters.pub(s,u,d,f,y,v,k)&&Oi.pub(s,u,d,f,y,v,k)}Oi.sub(n);function Ld(s,u,d,f,y,v,k){ze.filters.sub(s,u,d,f,y,v,k)&&wr[s](null,u,d,f,y,v,k)}n.pub=Ld;function Nd(){Oi.unsub(n),Ra.delete(n),Ln.clear(),Ca(Xo,Wr,Ps),m.remove(),de?.remove(),rt("destroy")}n.destroy=Nd;function Vi(){rt("init",e,t),ls(t||e.data,!1),U[L]?Ui(L,U[L]):vi(),ko=Pe.show&&(Pe.width>0||Pe.height>0),On=Lt=!0,_i(e.width,e.height)}return w.forEach(as),C.forEach(md),r?r instanceof HTMLElement?(r.appendChild(m),Vi()):r(n,Vi):Vi(),n}Ze.assign=Be;Ze.fmtNum=$a;Ze.rangeNum=ei;Ze.rangeLog=ri;Ze.rangeAsinh=Na;Ze.orient=er;Ze.pxRatio=_e;Ze.join=ap;Ze.fmtDate=Va,Ze.tzDate=yp;Ze.sync=_c;{Ze.addGap=Xp,Ze.clipGaps=ai;let e=Ze.paths={points:Tc};e.linear=Ac,e.stepped=nm,e.bars=rm,e.spline=im}var Ga="smartmoney.theme",Rc=matchMedia("(prefers-color-scheme: dark)");function gm(){let e=localStorage.getItem(Ga);return e==="light"||e==="dark"?e:"system"}var go=$e(gm()),ci=$e("light");function ja(){ci.value=go.value==="system"?Rc.matches?"dark":"light":go.value,document.documentElement.dataset.theme=ci.value}Rc.addEventListener("change",ja);ja();function Uc(e){go.value=e,e==="system"?localStorage.removeItem(Ga):localStorage.setItem(Ga,e),ja()}function yo({label:e,times:t,lines:r,format:n,height:o=240}){let a=Cn(null),l=ci.value,c=JSON.stringify([t,r]);an(()=>{let m=a.current;if(!m)return;let h=new Ze(ym(m,r,n,o),[t,...r.map(_=>_.values)],m),g=new ResizeObserver(()=>h.setSize({width:Math.max(m.clientWidth,200),height:o}));return g.observe(m),()=>{g.disconnect(),h.destroy()}},[c,l,o]);let p=Math.max(1,Math.floor(t.length/12));return i("figure",{class:"chart",children:[i("div",{ref:a,"aria-hidden":"true"}),i("figcaption",{class:"sr-only",children:[e,i("table",{children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Time"}),r.map(m=>i("th",{scope:"col",children:m.name},m.name))]})}),i("tbody",{children:t.map((m,h)=>(h%p===0||h===t.length-1)&&i("tr",{children:[i("th",{scope:"row",children:new Date(m*1e3).toISOString().slice(0,16)}),r.map(g=>i("td",{children:g.values[h]==null?"":n(g.values[h])},g.name))]},m))})]})]})]})}function ym(e,t,r,n){let o=Ka(e,"--muted"),a=Ka(e,"--line"),l="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:c=>Ze.tzDate(new Date(c*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},axes:[{stroke:o,font:l,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(c,p,m,h,g)=>p.map(_=>bm(_,g))},{stroke:o,font:l,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(c,p)=>p.map(m=>r(m))}],series:[{value:(c,p)=>p==null?"":`${new Date(p*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(c=>{let p=Ka(e,`--${c.tone??"accent"}`);return{label:c.name,stroke:p,width:c.points?0:2,spanGaps:!c.points,points:{show:c.points??!1,size:9,fill:p},paths:c.bars?Ze.paths.bars?.({size:[.7,24]}):void 0,fill:c.bars?Ic(p,.6):c.points||t.length>1?void 0:Ic(p,.1),value:(m,h)=>h==null?"\u2013":r(h)}})]}}function bm(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function Ka(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function Ic(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Wc({values:e,label:t}){if(e.length<2)return i("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),o=88,a=24,l=h=>h/(e.length-1)*(o-4)+2,c=h=>n===r?a/2:a-3-(h-r)/(n-r)*(a-6),p=e[e.length-1]??0,m=p>=(e[0]??0);return i("svg",{class:`spark ${m?"good":"bad"}`,width:o,height:a,viewBox:`0 0 ${o} ${a}`,role:"img","aria-label":t,children:[i("polyline",{points:e.map((h,g)=>`${l(g).toFixed(1)},${c(h).toFixed(1)}`).join(" ")}),i("circle",{cx:l(e.length-1),cy:c(p),r:"2"})]})}function tr({label:e,choices:t,chosen:r,change:n}){let o=a=>n(r.includes(a)?r.filter(l=>l!==a):[...r,a]);return i("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:l})=>i("button",{type:"button",class:"chip","aria-pressed":r.includes(a),onClick:()=>o(a),children:l},a))})}function nr({label:e,choices:t,chosen:r,change:n}){return i("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:o,label:a})=>i("button",{type:"button","aria-pressed":o===r,onClick:()=>n(o),children:a},o))})}function Lc({label:e,choices:t,chosen:r,change:n}){return i("label",{class:"field",children:[i("span",{children:e}),i("select",{value:r,onChange:o=>n(o.currentTarget.value),children:t.map(({value:o,label:a})=>i("option",{value:o,children:a},o))})]})}function Nc({label:e,value:t,change:r,min:n=0,max:o,step:a="any",hint:l}){return i("label",{class:"field",children:[i("span",{children:e}),i("input",{type:"number",inputMode:"decimal",value:t,min:n,max:o,step:a,placeholder:l,onChange:c=>{c.currentTarget.validity.valid&&r(c.currentTarget.value)}})]})}var Mc=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],$c=["ALL","DAY","WEEK","MONTH"],_m={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Oc=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],vm=20,di=4;function Vc(){let e=sn("chain",qt,"BASE"),t=sn("by",Mc,"TRADER_SCORE"),r=sn("window",$c,"ALL"),n=Ot.value.params,o=n.get("asof")??"",a=n.get("after"),l={chain:e,rankBy:t,first:vm,after:a,window:r==="ALL"||o?null:r,asOf:o?`${o}T23:59:59Z`:null,filter:Object.fromEntries(Oc.flatMap(({name:g})=>n.get(g)?[[g,Number(n.get(g))]]:[]))},c=be(cl,l,{every:o?void 0:1e4}),p=be(dl,l),m=new Map(p.data?.wallets.nodes.map(g=>[g.walletAddress,g.equity.map(_=>_.realizedPnlUsd)])),h=g=>dt({after:"",...g});return i(j,{children:[i(at,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),i("div",{class:"filters",children:[i(nr,{label:"Chain",choices:qt.map(g=>({value:g,label:yt[g]})),chosen:e,change:g=>h({chain:g,compare:""})}),i(nr,{label:"Window",choices:$c.map(g=>({value:g,label:_m[g]})),chosen:o?"ALL":r,change:g=>h({window:g==="ALL"?"":g,asof:""})}),i(Lc,{label:"Ranked by",choices:Mc.map(g=>({value:g,label:it(g)})),chosen:t,change:g=>h({by:g})}),i("label",{class:"field",children:[i("span",{children:"As of the start of"}),i("input",{type:"date",value:o,onChange:g=>h({asof:g.currentTarget.value,window:""})})]}),i("details",{class:"more",children:[i("summary",{children:"Filter"}),i("div",{class:"filters",children:Oc.map(({name:g,label:_})=>i(Nc,{label:_,value:n.get(g)??"",change:b=>h({[g]:b}),hint:`${V(c.data?.wallets.chainDefaults[g]??0)} (default)`},g))})]})]}),i(xm,{chain:e}),i("section",{class:"card","aria-label":"Ranked wallets",children:i(Ee,{query:c,children:({wallets:g})=>i(wm,{page:g,chain:e,trend:m})})})]})}function wm({page:e,chain:t,trend:r}){let n=Ot.value.params;if(e.edges.length===0){let a=e.chainDefaults;return i(ve,{title:"No wallet passes",children:["By default ",yt[t]," asks for ",V(a.minTrades)," trades, ",V(a.minTokens)," tokens and ",V(a.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let o=e.asOf?`as it stood on ${Pn(e.asOf)}`:e.windowStart?`since ${Pn(e.windowStart)}`:"all time";return i(j,{children:[i("p",{class:"muted small",children:[V(e.totalCount)," wallets, ",o,e.asOf?"":i(j,{children:[", updated ",i(ce,{at:e.updatedAt})]})]}),i(Se,{label:`Wallets of ${yt[t]}, best first`,columns:km(t,r),rows:e.edges,id:a=>a.node.id}),i(Rr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>dt({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>dt({after:e.pageInfo.endCursor}):void 0})]})}function km(e,t){let r=qc(),n=(o,a)=>dt({compare:(a?[...r,o]:r.filter(l=>l!==o)).slice(0,di).join(",")});return[{name:"Rank",number:!0,cell:o=>V(o.rank)},{name:"Wallet",cell:o=>i(Dr,{chain:e,address:o.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:o=>o.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:o=>i(jt,{value:o.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:o=>i(jt,{value:o.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:o=>i(Sm,{of:o.node})},{name:"Trades",number:!0,cell:o=>i(j,{children:[V(o.node.tradeCount),i("small",{children:[V(o.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:o=>Ue(o.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:o=>i(ce,{at:o.node.lastTradeTime})},{name:"Trend",cell:o=>i(Wc,{values:t.get(o.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:o=>i("input",{type:"checkbox","aria-label":`Compare ${o.node.walletAddress}`,checked:r.includes(o.node.walletAddress),disabled:!r.includes(o.node.walletAddress)&&r.length>=di,onChange:a=>n(o.node.walletAddress,a.currentTarget.checked)})}]}function Sm({of:e}){return i(j,{children:[Dn(e.trueWinRate),i("small",{class:e.closedPositions<10?"few":void 0,children:["of ",V(e.closedPositions)]})]})}function qc(){return(Ot.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,di)}function xm({chain:e}){let t=qc(),r=Array.from({length:di},(a,l)=>be(fl,{chain:e,address:t[l]??""},{skip:!t[l]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(a=>a.data?.wallet?[a.data.wallet]:[]),o=[{name:"Rank",of:a=>a.defaultRank?`#${V(a.defaultRank)}`:"not ranked"},{name:"Score",of:a=>a.traderScore.toFixed(3)},{name:"Profit",of:a=>i(jt,{value:a.netPnlUsd})},{name:"Win rate",of:a=>`${Dn(a.trueWinRate)} of ${V(a.closedPositions)}`},{name:"Trades",of:a=>V(a.tradeCount)},{name:"Average trade",of:a=>Ue(a.avgTradeSizeUsd)},{name:"Largest trade",of:a=>Ue(a.largestTradeUsd)},{name:"Last trade",of:a=>i(ce,{at:a.lastTradeTime})}];return i(pe,{title:"Compared",actions:i("button",{type:"button",onClick:()=>dt({compare:""}),children:"Close"}),children:[t.length===1&&i("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),i(Cm,{wallets:n}),i(Se,{label:"Compared wallets",rows:o,id:a=>a.name,columns:[{name:"Number",cell:a=>a.name},...n.map(a=>({name:a.walletAddress.slice(0,10),number:!0,cell:l=>l.of(a)}))]})]})}var Tm=["accent","second","third","fourth"];function Cm({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(o=>Date.parse(o.date)/1e3)))].sort((n,o)=>n-o);if(t.length<2)return null;let r=e.map((n,o)=>{let a=new Map(n.equity.map(l=>[Date.parse(l.date)/1e3,l.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:Tm[o],values:t.map(l=>a.get(l)??null)}});return i(yo,{label:"Realized profit over time",times:t,lines:r,format:n=>Ue(n)})}var Ya="smartmoney.key",cn=$e(void 0),fi=$e("");ql({key:()=>cn.value?.key??"",refused:()=>Ja("The service no longer accepts this key: it was revoked or has expired.")});async function bo(e){let t=await Am(e);await ua(),sessionStorage.setItem(Ya,e),fi.value="",cn.value=t}async function Am(e){try{let{config:t}=await je(ol,{},{key:e}),r=await Fc(()=>je(il,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Fe))throw t;if(t.code==="FORBIDDEN"&&await Fc(()=>je(al,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Fe("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Fe("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Fc(e){try{return await e(),!0}catch(t){if(t instanceof Fe&&t.code==="FORBIDDEN")return!1;throw t}}async function zc(){let e=sessionStorage.getItem(Ya);e&&await bo(e)}function Ja(e=""){sessionStorage.removeItem(Ya),cn.value=void 0,fi.value=e,ua()}var Qc=50,pi=500,Em=15e3,mi=class{constructor(t){this.filter=t}filter;rows=$e(void 0);waiting=$e([]);paused=$e(!1);link=$e("connecting");said=$e("Connecting\u2026");gap=$e(!1);older=$e(void 0);refusal=$e(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await je(na,{filter:this.filter,last:Qc},{signal:this.abort.signal});this.rows.value=Bc(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Em)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){try{let{signals:t}=await je(na,{filter:this.filter,last:Qc,before:this.older.value},{signal:this.abort.signal});this.add(t.nodes),this.older.value=t.pageInfo.hasPreviousPage&&(this.rows.value?.length??0)<pi?t.pageInfo.startCursor??void 0:void 0}catch(t){this.fail(t)}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Fl(ml,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${V(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.fresh.add(t.signalId),this.paused.value?this.waiting.value=[t,...this.waiting.value].slice(0,pi):this.add([t])}add(t){let r=this.rows.value??[],n=new Set(r.map(o=>o.sequence));this.rows.value=Bc([...r,...t.filter(o=>!n.has(o.sequence))]).slice(0,pi),this.fresh.size>2*pi&&this.fresh.clear()}retract(t,r){let n=o=>o.signalId===t?{...o,retractedAt:r}:o;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await je(pl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(o=>[o.signalId,o]));this.rows.value=this.rows.value?.map(o=>{let a=n.get(o.signalId);return a?{...o,retractedAt:a.retractedAt,token:{...o.token,profile:a.token.profile}}:o})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Fe?t:new Fe("",String(t)))}};function Bc(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var hi=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],Hc=["P0","P1","P2"];function Gc(){let e={chains:Bo("chains",qt),types:Bo("types",hi),priorities:Bo("priorities",Hc)},t=JSON.stringify(e),r=An(()=>{let o={};return e.chains.length>0&&(o.chains=e.chains),e.types.length>0&&(o.types=e.types),e.priorities.length>0&&(o.priorities=e.priorities),o},[t]),n=o=>a=>dt({[o]:a.join(",")});return i(j,{children:[i(at,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),i("div",{class:"filters",children:[i(tr,{label:"Chains",choices:qt.map(o=>({value:o,label:yt[o]})),chosen:e.chains,change:n("chains")}),i(tr,{label:"Types",choices:hi.map(o=>({value:o,label:it(o)})),chosen:e.types,change:n("types")}),i(tr,{label:"Priorities",choices:Hc.map(o=>({value:o,label:o})),chosen:e.priorities,change:n("priorities")})]}),i(Dm,{filter:r},t)]})}function Dm({filter:e}){let[t,r]=qe(0),n=An(()=>new mi(e),[t]);an(()=>(n.start(),()=>n.stop()),[n]);let o=n.rows.value,a=n.waiting.value,l=n.paused.value;return n.refusal.value?i(Pr,{refusal:n.refusal.value,retry:()=>r(c=>c+1)}):o?i("section",{class:"card","aria-label":"Signals",children:[i("header",{class:"card-head",children:[i("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),i("div",{class:"actions",children:[a.length>0&&i("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",V(a.length)," new"]}),i("button",{type:"button",onClick:()=>{l?n.resume():n.paused.value=!0},children:l?"Resume":"Pause"})]})]}),n.gap.value&&i("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),o.length===0?i(Um,{filtered:Object.keys(e).length>0}):i(Se,{label:"Signals, newest first",columns:_o,rows:o,id:c=>c.signalId,class:c=>c.retractedAt?"gone":n.fresh.has(c.signalId)?"fresh":""}),n.older.value&&i("div",{class:"pager",children:i("button",{type:"button",onClick:()=>{n.loadOlder()},children:"Older signals"})})]}):i(ha,{label:"Loading the newest signals"})}var _o=[{name:"Time",cell:e=>i(ce,{at:e.sentAt})},{name:"Priority",cell:e=>i(jo,{priority:e.priority})},{name:"Signal",cell:e=>i("span",{children:[i("a",{href:Ne(["signal",e.signalId]),children:e.headline}),i("small",{children:[it(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>i(hn,{chain:e.chain})},{name:"Token",cell:e=>i(Rn,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>i(j,{children:[e.summary.traderCount,i("small",{children:["best #",V(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Ue(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>ut(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>i(j,{children:[ut(e.token.profile?.priceUsd),i("small",{children:i(Er,{value:Pm(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>i(j,{children:[i(Er,{value:e.token.priceChangePct/100}),i("small",{children:Rm(e)})]})}];function Pm(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function Rm(e){return e.latency?`after ${Vt((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function Um({filtered:e}){let t=An(()=>new Date(Date.now()-864e5).toISOString(),[]),r=be(hl,{since:t},{every:3e4}),n=be(gl,{},{skip:cn.value?.scope!=="customer"});return i(Ee,{query:r,children:o=>i(ve,{title:e?"No signal passes this filter":"No signals yet",children:i("ul",{class:"why",children:[e&&i("li",{children:"Fewer chips may show more."}),Im(o,n.data?.usage.budget,so.value).map(a=>i("li",{children:a},a))]})})})}function Im(e,t,r){let n=[],o=e.chains.filter(c=>e.config.chains.includes(c.chain));o.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let c of o)c.lastEventAt?r-Date.parse(c.lastEventAt)>6e5&&n.push(`${yt[c.chain]} is quiet: its last trade was ${Go(c.lastEventAt,r)}.`):n.push(`No trade has come in on ${yt[c.chain]} yet.`),c.reason&&n.push(`${yt[c.chain]}: ${c.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${V(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let c of e.decisions.nodes)a.set(c.rule??"",(a.get(c.rule??"")??0)+c.count);let[l]=[...a].sort((c,p)=>p[1]-c[1]);return l?n.push(`In the last 24 hours the rule \u201C${it(l[0])}\u201D held back ${V(l[1])} candidates, more than any other.`):o.some(c=>c.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function jc({args:[e=""]}){let t=be(yl,{id:e},{every:15e3});return i(Ee,{query:t,children:({signal:r})=>r?i(Wm,{s:r}):i(ve,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function Wm({s:e}){return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:Ne(["live"]),children:"Live"})," \u203A signal ",V(e.sequence)]}),i(at,{title:e.headline,about:i(j,{children:[i(jo,{priority:e.priority})," ",i(hn,{chain:e.chain})," ",it(e.notificationType)," \xB7 ",Ar(e.timestamp)]}),children:i(Rn,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&i("p",{class:"note bad",role:"alert",children:["Retracted ",i(ce,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&i("p",{class:"note",children:[i("a",{href:Ne(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&i(j,{children:[" \xB7 outcome ",i("strong",{children:e.market.outcomeLabel})]})]}),i(pe,{title:"Price since",children:i(Lm,{s:e})}),i(pe,{title:`Wallets (${V(e.summary.traderCount)})`,children:i(Nm,{s:e})}),i("div",{class:"columns",children:[i(pe,{title:"Why it was raised",children:i("ul",{class:"reasons",children:e.why.reasons.map(t=>i("li",{children:t.text},t.text))})}),i(Mm,{s:e})]}),i($m,{id:e.signalId,at:e.latency?.deliveredAt??null}),i(Om,{token:e.token.address,own:e.signalId})]})}function Lm({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),o=(a,l,c)=>({name:a,value:i(Er,{value:c}),note:c!==null?ut(t*(1+c)):n<l*36e5?"not yet":"no price known"});return i(kt,{items:[{name:"First wallet paid",value:ut(e.token.firstSmartEntryPrice),note:`${Ho(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:ut(t),note:e.latency?`raised ${Vt(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:ut(r),note:i(Er,{value:r&&t?r/t-1:null})},o("After 1 hour",1,e.outcome.return1h),o("After 6 hours",6,e.outcome.return6h),o("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":ut(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Nm({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${V(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>i(Dr,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Ue(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>ut(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>i(jt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; beside it today\u2019s, with the number of positions",sort:n=>n.winRate,cell:n=>i(j,{children:[Dn(n.winRate),n.profile&&i("small",{children:["today ",Dn(n.profile.trueWinRate)," of ",V(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${V(n.profile.defaultRank)}`:"\u2013"}];return i(Se,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function Mm({s:e}){let t=e.decision.delivered;return i(pe,{title:"Why you got it",children:[i("p",{class:"lead",children:e.decision.text}),t&&i(kt,{items:[{name:"Signal of the day",value:V(t.dailyUsed),note:`of ${V(t.dailyBudget)}`},{name:"Of this type",value:V(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${V(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function $m({id:e,at:t}){let r=be(bl,{},{skip:cn.value?.scope!=="customer",every:3e4});if(cn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:o=>i("span",{class:"mono",children:o.url||"removed"})},{name:"What",cell:o=>o.retraction?"retraction":"signal"},{name:"State",cell:o=>i("span",{class:`badge ${o.state==="DELIVERED"?"good":o.state==="FAILED"?"bad":""}`,children:it(o.state)})},{name:"Attempts",cell:o=>o.attempts.map(a=>a.status??a.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:o=>i(ce,{at:o.createdAt})}];return i(pe,{title:"Deliveries to webhooks",children:i(Ee,{query:r,children:({webhooks:o})=>{let a=o.flatMap(l=>l.deliveries.nodes.filter(c=>c.signalId===e).map(c=>({...c,url:l.url})));return a.length>0?i(Se,{label:"Deliveries",columns:n,rows:a,id:l=>l.url+String(l.retraction)}):o.some(l=>l.url)?i(ve,{title:"Not among the last 200 deliveries",children:t?i(j,{children:["A webhook accepted it ",i(ce,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):i(ve,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function Om({token:e,own:t}){let r=be(_l,{token:e});return i(pe,{title:"Everything decided about this token",children:i(Ee,{query:r,children:({decisions:n})=>n.nodes.length===0?i(ve,{title:"Nothing in the last 7 days"}):i(Se,{label:"Decisions about the token",rows:n.nodes,id:o=>`${o.type}${o.firstAt}${o.rule}`,columns:[{name:"When",cell:o=>i(ce,{at:o.lastAt})},{name:"Type",cell:o=>it(o.type)},{name:"Result",cell:o=>i("span",{class:`badge ${o.outcome==="DELIVERED"?"good":""}`,children:o.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:o=>o.signalId&&o.signalId!==t?i("a",{href:Ne(["signal",o.signalId]),children:o.text}):o.text},{name:"Times",number:!0,cell:o=>V(o.count)}]})})})}function Kc(){let e=be(vl,{},{every:5e3});return i(j,{children:[i(at,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),i(Ee,{query:e,children:({sources:t,sinks:r})=>i("div",{class:"stack",children:[t.length===0&&i(ve,{title:"No live source",children:["Trades come by ",i("code",{children:"POST /ingest/events"})," alone. A source is added with ",i("code",{children:"smartmoney source add"})," or in ",i("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>i(Vm,{source:n},n.name)),t.length>0&&i(zm,{names:t.map(n=>n.name)}),r.length>0&&i(pe,{title:"Sinks",children:i(Se,{label:"Sinks",columns:Qm,rows:r,id:n=>n.name})})]})})]})}function Vm({source:e}){let t=e.events.reduce((n,o)=>n+o.count,0),r=e.skipped.reduce((n,o)=>n+o.count,0);return i(pe,{class:"spaced",title:e.name,actions:i(Yc,{healthy:e.healthy,state:e.state}),children:[e.problem&&i("p",{class:"note bad",children:e.problem}),e.waiting&&i("p",{class:"note",children:["Waits for ",e.waiting]}),i(kt,{items:[{name:"Reads",value:it(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":V(e.lag),note:qm(e)},{name:"Events in the log",value:V(t),note:e.events.map(n=>`${V(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:V(r),note:e.skipped.slice(0,3).map(n=>`${V(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:V(e.retracted),note:`${V(e.duplicates)} duplicates`},{name:"Last stored",value:i(ce,{at:e.lastBatchAt})}]}),e.lastError&&i("p",{class:"muted",children:["Last error, ",i(ce,{at:e.lastErrorAt}),": ",e.lastError]})]})}function Yc({healthy:e,state:t}){return i("span",{class:`badge ${e?"good":"bad"}`,children:it(t)})}function qm(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Vt(e.lagSeconds)}var Fm=[{name:"When",cell:e=>i(ce,{at:e.at})},{name:"Where",cell:e=>i("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>i(j,{children:[e.reason,e.detail&&i("small",{children:e.detail})]})},{name:"Message",cell:e=>i("details",{children:[i("summary",{children:"Show"}),i("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function zm({names:e}){let t=sn("source",e,e[0]??""),r=be(wl,{source:t});return i(pe,{title:"Messages that became no event",actions:i("label",{class:"field inline",children:[i("span",{children:"Source"}),i("select",{value:t,onChange:n=>dt({source:n.currentTarget.value}),children:e.map(n=>i("option",{children:n},n))})]}),children:i(Ee,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?i(ve,{title:"None",children:["Every message of ",t," was understood."]}):i(j,{children:[i(Se,{label:`Messages of ${t} that became no event, newest first`,columns:Fm,rows:n.nodes,id:o=>String(o.number)}),i("p",{class:"muted",children:[V(n.nodes.length)," of ",V(n.totalCount)," that are kept."]})]})})})}var Qm=[{name:"Sink",cell:e=>i(j,{children:[e.name,i("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>i(j,{children:[i(Yc,{healthy:e.healthy,state:e.state}),e.problem&&i("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>V(e.published)},{name:"To publish",number:!0,cell:e=>V(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>V(e.failures)},{name:"Last published",cell:e=>i(ce,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?i(j,{children:[e.lastError,i("small",{children:i(ce,{at:e.lastErrorAt})})]}):"\u2013"}];function Jc({args:[e="",t=""]}){let r=qt.find(o=>o===e.toUpperCase())??"BASE",n=be(kl,{chain:r,address:t},{every:15e3});return i(Ee,{query:n,children:({token:o})=>o?i(Bm,{t:o}):i(ve,{title:"This token is unknown",children:["The service has seen no trade of ",ln(t)," on this chain."]})})}function Bm({t:e}){return i("div",{class:"stack",children:[i(at,{title:e.symbol||ln(e.address),about:i(j,{children:[i(hn,{chain:e.chain})," ",i("span",{class:"mono address",children:e.address})]}),children:i(Un,{text:e.address,label:"the address"})}),i(pe,{children:i(kt,{items:[{name:"Price",value:ut(e.priceUsd),note:e.priceAt?i(ce,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Ue(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":V(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&i(Xc,{m:e.market}),i(Hm,{chain:e.chain,token:e.address})]})}function Hm({chain:e,token:t}){let r=be(Sl,{chain:e,token:t},{every:15e3});return i(Ee,{query:r,children:({signals:n})=>i(j,{children:[i(pe,{title:"Signals on it",children:n.nodes.length===0?i(ve,{title:"None of your signals is on it",children:i("a",{href:Ne(["live"]),children:"See all signals"})}):i(Se,{label:"Signals on the token",columns:_o,rows:[...n.nodes].sort((o,a)=>a.sequence-o.sequence),id:o=>o.signalId})}),n.nodes.length>0&&i(pe,{title:"Top wallets in these signals",children:i(Gm,{chain:e,nodes:n.nodes})})]})})}function Gm({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(o=>!o.retractedAt).flatMap(o=>o.traders)){let o=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(o?.sizeUsd??0,n.tradeSizeUsd),signals:(o?.signals??0)+1})}return i(Se,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,o)=>n.rank-o.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${V(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>i(Dr,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Ue(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>V(n.signals),sort:n=>n.signals}]})}function Zc({args:[e=""]}){let t=be(xl,{itemId:e},{every:15e3});return i(Ee,{query:t,children:({market:r})=>r?i("div",{class:"stack",children:[i(at,{title:r.question||"A market without a question",about:i(hn,{chain:"POLYMARKET"})}),i(Xc,{m:r})]}):i(ve,{title:"This market is unknown",children:"No source has described it yet."})})}function Xc({m:e}){return i(pe,{title:e.outcomeLabel?i("a",{href:Ne(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[i(kt,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Ue(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:i("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&i(Se,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>i("a",{class:"symbol",href:Ne(["token","POLYMARKET",t.token]),children:t.outcomeLabel||ln(t.token)})},{name:"Price",number:!0,cell:t=>ut(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":i("span",{class:"chance",children:[i("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var ed=["positions","closed","trades","signals"],jm={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function td({args:[e="",t=""]}){let r=qt.find(o=>o===e.toUpperCase())??"BASE",n=be(Tl,{chain:r,address:t},{every:15e3});return i(Ee,{query:n,children:({wallet:o})=>o?i(Km,{w:o}):i(ve,{title:"This wallet is unknown",children:["The service has seen no trade of ",ln(t)," on this chain."]})})}function Km({w:e}){let t=sn("tab",ed,"positions"),r={chain:e.chain,address:e.walletAddress};return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:Ne(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${V(e.defaultRank)}`:"not ranked"]}),i(at,{title:i("span",{class:"mono",children:ln(e.walletAddress)}),about:i(j,{children:[i(hn,{chain:e.chain})," ",i("span",{class:"mono address",children:e.walletAddress})]}),children:i(Un,{text:e.walletAddress,label:"the address"})}),i(pe,{children:i(Ym,{w:e})}),i("div",{class:"columns",children:[i(pe,{title:"Realized profit over time",children:i(Jm,{w:e})}),i(pe,{title:"Score at each midnight",children:i(Zm,{w:e})})]}),i(pe,{title:i(nr,{label:"Lists",choices:ed.map(n=>({value:n,label:jm[n]})),chosen:t,change:n=>dt({tab:n,after:""})}),children:[t==="positions"&&i(Xm,{of:r}),t==="closed"&&i(eh,{of:r}),t==="trades"&&i(th,{of:r}),t==="signals"&&i(nh,{of:r})]})]})}function Ym({w:e}){return i(kt,{items:[{name:"Rank",value:e.defaultRank?`#${V(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:i(jt,{value:e.netPnlUsd}),note:i(j,{children:[i(jt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Dn(e.trueWinRate),note:`${V(e.winningPositions)} of ${V(e.closedPositions)} closed positions`},{name:"Trades",value:V(e.tradeCount),note:`${V(e.buyCount)} buys, ${V(e.sellCount)} sells, ${V(e.tokensTraded)} tokens`},{name:"Bought",value:Ue(e.totalBuyVolumeUsd),note:`sold ${Ue(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Ue(e.avgTradeSizeUsd),note:`largest ${Ue(e.largestTradeUsd)}`},{name:"Last trade",value:i(ce,{at:e.lastTradeTime}),note:e.firstTradeTime?i(j,{children:["first ",i(ce,{at:e.firstTradeTime})]}):void 0}]})}function Jm({w:e}){return e.equity.length<2?i(ve,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):i(yo,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Ue(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Zm({w:e}){return e.rankHistory.length<2?i(ve,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):i(yo,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function gi({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0)return i(ve,{title:r});let{hasNextPage:o,endCursor:a}=e.pageInfo;return i(j,{children:[n(e.nodes),i(Rr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:Ot.value.params.get("after")?()=>dt({after:""}):void 0,more:o?()=>dt({after:a}):void 0})]})}var yi=()=>Ot.value.params.get("after");function Xm({of:e}){let t=be(Cl,{...e,after:yi()},{every:15e3});return i(Ee,{query:t,children:({wallet:r})=>i(gi,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:n=>i(Se,{label:"Open positions",rows:n,id:o=>o.token,columns:[{name:"Token",cell:o=>i(Rn,{chain:e.chain,address:o.token,symbol:o.symbol}),sort:o=>o.symbol},{name:"Quantity",number:!0,wide:!0,cell:o=>ma(o.quantity)},{name:"Paid per token",number:!0,cell:o=>ut(o.quantity?o.costUsd/o.quantity:null)},{name:"Price",number:!0,cell:o=>ut(o.priceUsd)},{name:"Value",number:!0,cell:o=>Ue(o.valueUsd),sort:o=>o.valueUsd},{name:"Profit",number:!0,cell:o=>i(jt,{value:o.pnlUsd}),sort:o=>o.pnlUsd}]})})})}function eh({of:e}){let t=be(Al,{...e,after:yi()});return i(Ee,{query:t,children:({wallet:r})=>i(gi,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>i(Se,{label:"Closed positions",rows:n,id:o=>o.token+o.openedAt+o.closedAt,columns:[{name:"Closed",cell:o=>i(ce,{at:o.closedAt})},{name:"Token",cell:o=>i(Rn,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Held",number:!0,cell:o=>Vt((Date.parse(o.closedAt)-Date.parse(o.openedAt))/1e3)},{name:"Paid",number:!0,cell:o=>Ue(o.costUsd),sort:o=>o.costUsd},{name:"Received",number:!0,wide:!0,cell:o=>Ue(o.proceedsUsd)},{name:"Profit",number:!0,cell:o=>i(jt,{value:o.profitUsd}),sort:o=>o.profitUsd}]})})})}function th({of:e}){let t=be(El,{...e,after:yi()},{every:15e3});return i(Ee,{query:t,children:({wallet:r})=>i(gi,{page:r?.trades,noun:"trades",empty:"No trade of it is kept",children:n=>i(j,{children:[r?.trades.keptSince&&i("p",{class:"note",children:["Trades before ",Ar(r.trades.keptSince)," are no longer kept."]}),i(Se,{label:"Trades, newest first",rows:n,id:o=>o.id,columns:[{name:"Time",cell:o=>i(ce,{at:o.tradedAt})},{name:"Side",cell:o=>i("span",{class:`badge ${o.side==="BUY"?"good":"bad"}`,children:o.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:o=>i(Rn,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Quantity",number:!0,wide:!0,cell:o=>ma(o.quantity)},{name:"Price",number:!0,cell:o=>ut(o.priceUsd)},{name:"Amount",number:!0,cell:o=>Ue(o.amountUsd),sort:o=>o.amountUsd}]})]})})})}function nh({of:e}){let t=be(Dl,{...e,after:yi()},{every:15e3});return i(Ee,{query:t,children:({wallet:r})=>i(gi,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>i(Se,{label:"Signals of the wallet",columns:_o,rows:n,id:o=>o.signalId})})})}var Za=["node","python","go"],Xa={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var rh=hi.map(e=>({value:e,label:it(e)})),oh=qt.map(e=>({value:e,label:yt[e]}));function nd(){let e=be(Pl,{},{every:5e3}),[t,r]=qe({});return i(j,{children:[i(at,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),i(Ee,{query:e,children:({webhooks:n})=>i("div",{class:"stack",children:[n.length===0&&i(ve,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(o=>i(ih,{webhook:o,changed:e.reload},o.id)),i(ch,{configured:n.some(o=>o.configured),created:o=>{r(o),e.reload()}}),i(od,{outcome:t}),i(dh,{})]})})]})}async function rd(e){try{return await e()}catch(t){if(t instanceof Fe)return{refusal:t};throw t}}function ih({webhook:e,changed:t}){let[r,n]=qe({}),[o,a]=qe(!1),[l,c]=qe(!1),p=async g=>{a(!0),n(await rd(g)),a(!1),c(!1),t()},m=(g,_)=>p(async()=>(await je(Ul,{id:e.id,input:g}),{text:_})),h=()=>p(async()=>(e.configured?await je(ra,{url:""}):await je(Il,{id:e.id}),{}));return i(pe,{class:"spaced",title:i("span",{class:"break",children:e.url}),actions:i(j,{children:[i("button",{type:"button",disabled:o,onClick:()=>{p(()=>ah(e.id))},children:"Send a sample"}),i("button",{type:"button",disabled:o,onClick:()=>{p(()=>sh(e.id))},children:"New secret"}),i("button",{type:"button",disabled:o,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),i("button",{type:"button",class:"danger",disabled:o,onClick:()=>l?void h():c(!0),children:l?"Really delete":"Delete"})]}),children:[i(od,{outcome:r}),e.disabledReason&&i("p",{class:"note warn",children:["Disabled ",i(ce,{at:e.disabledAt}),": ",e.disabledReason]}),i(kt,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:i(ce,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?i(ce,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:V(e.deliveries.totalCount),note:e.previousSecretUntil?i(j,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),i("div",{class:"filters",children:[i(tr,{label:`Types sent to ${e.url}`,choices:rh,chosen:e.types,change:g=>{m({types:g},"Types saved, for later signals.")}}),i(tr,{label:`Chains sent to ${e.url}`,choices:oh,chosen:e.chains,change:g=>{m({chains:g},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&i("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),i(lh,{webhook:e,redeliver:g=>{p(async()=>(await je(Nl,{webhook:e.id,signal:g}),{text:"Sent again, with all its attempts."}))}})]})}async function ah(e){let{attempt:t}=(await je(Wl,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function sh(e){let{secret:t}=(await je(Ll,{id:e})).rotateWebhookSecret;return{secret:t}}function od({outcome:e}){return i("div",{role:"status",children:[e.refusal&&i(Pr,{refusal:e.refusal}),e.text&&i("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&i("p",{class:"note warn",children:["The secret, which is not shown again: ",i("code",{class:"break",children:e.secret})," ",i(Un,{text:e.secret,label:"the secret"})]})]})}function lh({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return i(ve,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>i(j,{children:[i("a",{href:Ne(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&i("small",{children:"retraction"})]})},{name:"State",cell:n=>i("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:it(n.state)})},{name:"Attempts",number:!0,cell:n=>V(n.attempts.length)},{name:"Last answer",cell:n=>uh(n)},{name:"Since",wide:!0,cell:n=>i(ce,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>i("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return i(Se,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function uh(e){let t=e.attempts.at(-1);return t?i(j,{children:[t.status??"no answer",i("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function ch({configured:e,created:t}){let[r,n]=qe(!1),o=async a=>{a.preventDefault();let l=a.currentTarget,c=String(new FormData(l).get("url")).trim();n(!0);let p=await rd(async()=>e?{secret:(await je(Rl,{input:{url:c}})).createWebhook.secret}:{secret:(await je(ra,{url:c})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),p.refusal||l.reset(),t(p)};return i(pe,{title:"Add a webhook",children:i("form",{class:"filters",onSubmit:a=>{o(a)},children:[i("label",{class:"field grow",children:[i("span",{children:"Address, https"}),i("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function dh(){let e=sn("verify",Za,"node");return i(pe,{title:"Verify what you receive",actions:i(nr,{label:"Language",choices:Za.map(t=>({value:t,label:Xa[t].name})),chosen:e,change:t=>dt({verify:t})}),children:[i("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",i("code",{children:"webhook-signature"})," over the body as it came. Keep each ",i("code",{children:"webhook-id"})," that you have processed."]}),i("pre",{class:"code",tabIndex:0,children:i("code",{children:Xa[e].code})})]})}var Fr=["read","customer"],es=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Fr,component:Gc},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Fr,component:jc},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Fr,component:Vc},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Fr,component:td},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Fr,component:Jc},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Fr,component:Zc},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:nd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Kc},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:ou}];function id({problem:e}){let[t,r]=qe(e),[n,o]=qe(!1),a=async l=>{l.preventDefault();let c=String(new FormData(l.currentTarget).get("key")).trim();o(!0);try{await bo(c)}catch(p){r(p.message),o(!1)}};return i("main",{class:"signin",children:[i("form",{class:"card",onSubmit:l=>{a(l)},children:[i("h1",{children:[i("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),i("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),i("label",{class:"field",children:[i("span",{children:"API key"}),i("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),i("p",{role:"alert",class:"problem-text",children:t||fi.value}),i("p",{class:"muted small",children:["The operator creates keys with ",i("code",{children:"smartmoney key create"}),"; ",i("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),i("p",{class:"muted small links",children:[i("a",{href:"graphiql",children:"GraphiQL"})," ",i("a",{href:"docs",children:"REST reference"})," ",i("a",{href:"schema.graphql",children:"Schema"})," ",i("a",{href:"openapi.json",children:"OpenAPI"})," ",i("a",{href:"readyz",children:"readyz"})," ",i("a",{href:"console/licences.txt",children:"Licences"})]})]})}function ns({problem:e=""}){let t=cn.value;return t?i(fh,{who:t}):i(id,{problem:e})}function fh({who:e}){let[t,r]=qe(!1),n=Cn(null),{path:o}=Ot.value,a=es.filter(m=>m.scopes.includes(e.scope)),l=o.length===0?a[0]:es.find(m=>m.path===o[0]),c=o.join("/"),p=Cn(!0);return an(()=>{document.title=`${l?.title??"Not found"} \xB7 smartmoney`,r(!1),p.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),p.current=!1},[c]),i("div",{class:`frame ${t?"open":""}`,children:[i("a",{class:"skip",href:"#main",onClick:m=>{m.preventDefault(),n.current?.focus()},children:"Skip to the page"}),i("header",{class:"bar",children:[i("a",{class:"brand",href:"#/",children:[i("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),i("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),i("nav",{id:"nav","aria-label":"Pages",children:[i(ts,{pages:a.filter(m=>m.group==="analyst"),at:l,title:"Signals"}),i(ts,{pages:a.filter(m=>m.group==="settings"),at:l,title:"Delivery"}),i(ts,{pages:a.filter(m=>m.group==="operator"),at:l,title:"Operator"}),i("div",{class:"group",children:[i("h2",{children:"Build"}),i("ul",{children:[i("li",{children:i("a",{href:"graphiql",children:"GraphiQL"})}),i("li",{children:i("a",{href:"docs",children:"REST reference"})}),i("li",{children:i("a",{href:"schema.graphql",children:"Schema"})})]})]}),i(ph,{who:e})]}),i("main",{id:"main",ref:n,tabIndex:-1,children:[l&&l.scopes.includes(e.scope)&&i(l.component,{args:o.slice(1)},c),l&&!l.scopes.includes(e.scope)&&i(ve,{title:`${l.title} needs a key of scope ${l.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!l&&i(ve,{title:"There is no such page",children:i("a",{href:"#/",children:"Go to the first page"})})]})]})}function ts({pages:e,at:t,title:r}){let n=e.filter(o=>o.listed);return n.length===0?null:i("div",{class:"group",children:[i("h2",{children:r}),i("ul",{children:n.map(o=>i("li",{children:i("a",{href:Ne([o.path]),"aria-current":o===t?"page":void 0,children:o.title})},o.path))})]})}function ph({who:e}){let t=be(sl,{},{every:15e3}),r=t.data?.chains.filter(o=>!o.healthy)??[],n=Math.max(0,...t.data?.chains.map(o=>o.lagSeconds)??[]);return i("div",{class:"account",children:[t.refusal&&i("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&i("p",{class:"health good",children:["Up to date",n>1?`, ${Vt(n)} behind`:""]}),r.map(o=>i("p",{class:"health bad",title:o.reason??"",children:[yt[o.chain]," is ",Vt(o.lagSeconds)," behind"]},o.chain)),i("label",{class:"field inline",children:[i("span",{children:"Theme"}),i("select",{value:go.value,onChange:o=>Uc(o.currentTarget.value),children:[i("option",{value:"system",children:"System"}),i("option",{value:"light",children:"Light"}),i("option",{value:"dark",children:"Dark"})]})]}),i("p",{children:[i("strong",{children:e.name||"Operator"}),i("br",{}),i("small",{class:"muted",children:["key of scope ",e.scope]})]}),i("button",{type:"button",class:"quiet",onClick:()=>Ja(),children:"Sign out"})]})}var rs=document.getElementById("app");if(!rs)throw new Error("BUG: page.html has no element app");var ad=Xl(),mh=ad?bo(ad):zc();mh.then(()=>Yi(i(ns,{}),rs),e=>Yi(i(ns,{problem:e instanceof Error?e.message:String(e)}),rs));
