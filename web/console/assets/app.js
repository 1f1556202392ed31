var pe,qs,Hi,Rn,Bi,Wo,Qs,Io,Bs,Gi,zi,rf,eo=Symbol.for("pv"),Mo={},$o=[],of=/^m(i|n|o|s|text|space)$/,ji=Array.isArray,Ki=$o.slice,Jn=Object.assign;function Yn(e){e&&e.parentNode&&e.remove()}function zs(e,t,r){var n,o,a,l={},c=arguments.length;for(a in t)a=="key"?n=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:l[a]=t[a];return c>2&&(l.children=c>3?Ki.call(arguments,2):r),Xr(e,l,n,o,null)}function Xr(e,t,r,n,o){var a={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:eo,__v:o||++qs,__i:-1,__u:0};return!o&&pe.vnode&&pe.vnode(a),a}function B(e){return e.children}function Tr(e,t){this.props=e,this.context=t,this.__g=0}function Un(e,t){if(t==null)return e.__&&Un(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Un(e)}function af(e){var t,r=e.__v,n=r.__e,o=[],a=[],l=e.__P;l&&((t=Jn({constructor:eo},r)).__v=r.__v+1,pe.vnode&&pe.vnode(t),Yi(l,t,r,e.__n,l.namespaceURI,32&r.__u?[n]:null,o,n||Un(r),32&r.__u,a),t.__v=r.__v,t.__.__k[t.__i]=t,Js(o,t,a),r.__=r.__e=null,t.__e!=n&&Hs(t))}function Hs(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Hs(e)}function Vs(e){(8&e.__g||(e.__g|=8,Rn.push(e),Wo++))&&Bi==pe.debounceRendering||((Bi=pe.debounceRendering)||queueMicrotask)(Gs)}function Gs(){try{for(var e,t=1;Rn.length;)Rn.length>t&&Rn.sort(Qs),e=Rn.shift(),t=Rn.length,8&e.__g&&af(e)}finally{(Wo=Rn.length)&&(Bi||queueMicrotask)(Gs)}}function js(e,t,r,n,o,a,l,c,m,f,g){var h,_,b,x,I,U,L=n.__k||$o,v=t.length;for(m=sf(r,t,L,m,v),h=0;h<v;h++)(b=r.__k[h])!=null&&(_=~b.__i&&L[b.__i]||Mo,b.__i=h,U=Yi(e,b,_,o,a,l,c,m,f,g),x=b.__e,(_.ref!=b.ref||8&_.__u)&&(_.ref&&Ji(_.ref,null,b,_),b.ref&&g.push(b.ref,b.__c||x,b)),I=I||x,4&b.__u?(m=Ks(b,m,e,!_.__v),_.__e&&(_.__e=null)):typeof b.type=="function"&&U!==void 0?m=U:x&&(m=x.nextSibling),b.__u&=-21);return r.__e=I,m}function sf(e,t,r,n,o){var a,l,c,m,f,g,h,_,b,x=r.length,I=x,U=0,L=0,v=e.__k=Array(o);for(a=0;a<o;a++)(l=t[a])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=v[a]=Xr(null,l):ji(l)?l=v[a]=Xr(B,{children:l}):l.constructor===eo&&l.__b?l=v[a]=Xr(l.type,l.props,l.key,l.ref,l.__v):v[a]=l,m=a+U,l.__=e,l.__b=e.__b+1,c=null,~(f=l.__i=lf(l,r,m,I))&&(I--,(c=r[f])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,f==m-1?U--:f==m+1?U++:f!=m&&(f>m?U--:U++,L=1)):(~f||(o>x?U--:o<x&&U++),typeof l.type!="function"&&(l.__u|=4))):v[a]=null;if(L){for(g=[],h=[],a=0;a<o;a++)if((l=v[a])&&16&l.__u){for(U=0,_=g.length;U<_;)g[b=U+_>>1]<l.__i?U=b+1:_=b;g[U]=l.__i,h[a]=U+1}for(U=g.length;a--;)h[a]&&(h[a]==U?U--:v[a].__u|=4)}if(I)for(a=0;a<x;a++)!(c=r[a])||2&c.__u||(c.__e==n&&(n=Un(c)),Zi(c,c));return n}function Ks(e,t,r,n){var o,a,l,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=Ks(o[a],t,r,!1));return t}for(t&&!t.parentNode&&(t=Un(e))&&!t.parentNode&&(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!n&&r.moveBefore&&l.parentNode?r.moveBefore(l,t):r.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function lf(e,t,r,n){var o,a=e.key,l=e.type,c=t[r],m=c&&!(2&c.__u);if(c===null&&a==null||m&&a==c.key&&l==c.type)return r;if(n>(m?1:0)){for(o=r-1;o>=0;o--)if((c=t[o])&&!(2&c.__u)&&a==c.key&&l==c.type)return o;for(o=r+1;o<t.length;o++)if((c=t[o])&&!(2&c.__u)&&a==c.key&&l==c.type)return o}return-1}function Fs(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function No(e,t,r,n,o){var a,l;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Fs(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Fs(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(l=zi[t]||(zi[t]=uf(t)),(e.__a||(e.__a={}))[t]=Gi,a=t!=(t=t.replace(Bs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,l,a):e.removeEventListener(t,l,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function uf(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Io]==null)t[Io]=Gi++;else if(t[Io]<this.__a[e])return;return r(pe.event?pe.event(t):t)}}}function Yi(e,t,r,n,o,a,l,c,m,f){var g,h,_,b,x,I,U,L,v,C,S,Y,W,Z,G,re,j,A,K=t.type;if(t.constructor!==eo)return null;128&r.__u&&(m=32&r.__u,g=r.__c.__z)&&(t.__u|=m,h=a=[],g.nodeType==8?c=Lo(g,a):a.push(g),c=a[0]||c),(g=pe.__b)&&g(t);e:if(typeof K=="function"){_=l.length;try{if(L=t.props,v=(g=K.prototype)&&g.render,C=(g=K.contextType)&&n[g.__c],S=g?C?C.props.value:g.__:n,(b=r.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(v?t.__c=b=new K(L,S):(t.__c=b=new Tr(L,S),b.constructor=K,b.render=df),C&&C.sub(b),b.state||(b.state={}),b.__n=n,b.__g|=8,b.__h=[],b.__k=[]),v&&(b.__s||(b.__s=b.state),K.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=Jn({},b.__s)),Jn(b.__s,K.getDerivedStateFromProps(L,b.__s)))),x=b.props,I=b.state,b.__v=t,r.__c){if(L!==x&&v&&!K.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(L,S),t.__v==r.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(L,b.__s,S)===!1){t.__v!=r.__v&&(b.props=L,b.state=b.__s,b.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function($){$&&($.__=t)}),$o.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&l.push(b),c=Un(r);break e}b.componentWillUpdate&&b.componentWillUpdate(L,b.__s,S),v&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(x,I,U)})}else v&&!K.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),v&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=S,b.props=L,b.__P=e,b.__g&=-5,Y=pe.__r,W=v?25:0;do b.__g&=-9,Y&&Y(t),g=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++W<25);v&&($o.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(n=Jn({},n,b.getChildContext())),v&&r.__c&&b.getSnapshotBeforeUpdate&&(U=b.getSnapshotBeforeUpdate(x,I)),Z=g&&g.type===B&&g.key==null?g.props.children:g,L.__P&&(g=c,o=(e=L.__P).namespaceURI,m=a=null,r.props&&r.props.__P!=e&&(r.__k.some(function($){$&&Zi($,$)}),r.__k=null),c=r.__k?Un(r,0):null),c=js(e,ji(Z)?Z:[Z],t,r,n,o,a,l,c,m,f),L.__P&&(t.__e=null,c=g),t.__u&=-161,h&&h.some(Yn),b.__h.length&&l.push(b),1&b.__g&&(b.__g&=-4)}catch($){if(l.length=_,t.__v=null,m||a)if($&&$.then){if(t.__u|=128|m,a){for(~(j=a.indexOf(c||void 0))||(j=a.length);(A=a[j-1])&&A.nodeType==8;)j--;for(;j<a.length;j++)if(A=a[j])if(a[j]=null,G){if(A==re)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(re=Lo(G=A))}}if(!G){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;G=c}(g=Lo(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,c=g):t.__e=c,c=c&&c.nextSibling}else a&&a.some(Yn);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),$&&$.then||Ys(t),pe.__e($,t,r)}}else c=t.__e=cf(r.__e,t,r,n,o,a,l,m,f,e);return(g=pe.diffed)&&g(t),c}function Lo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function Ys(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ys))}function Js(e,t,r){for(var n=0;n<r.length;)Ji(r[n++],r[n++],r[n++]);pe.__c&&pe.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){pe.__e(a,o.__v)}})}function cf(e,t,r,n,o,a,l,c,m,f){var g,h,_,b,x,I,U,L,v=r.props||Mo,C=t.props,S=t.type;if(S=="svg"?o="http://www.w3.org/2000/svg":S=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(g=0;g<a.length;g++)if((x=a[g])&&(S?x.localName==S:x.nodeType==3)){e=x,a[g]=null;break}}if(!e){if(L=f.ownerDocument||document,!S)return L.createTextNode(C);e=L.createElementNS(o,S,C.is?C:f),c&&(pe.__m&&pe.__m(t,a),c=!1),a=null}if(S){if(f=S=="template"&&e.content||e,a=S=="textarea"&&C.defaultValue!=null?null:a&&Ki.call(f.childNodes),!c&&a)for(v={},g=0;g<e.attributes.length;g++)v[(x=e.attributes[g]).name]=x.value;for(g in v)x=v[g],g=="dangerouslySetInnerHTML"?_=x:g=="children"||g in C||g=="value"&&"defaultValue"in C||g=="checked"&&"defaultChecked"in C||No(e,g,null,x,o);for(g in C)x=C[g],g=="children"?b=x:g=="dangerouslySetInnerHTML"?h=x:g=="value"?I=x:g=="checked"?U=x:c&&typeof x!="function"||v[g]===x||No(e,g,x,v[g],o);h?(c||_&&(h.__html==_.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(_&&(e.textContent=""),(S=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&of.test(S))&&(o="http://www.w3.org/1999/xhtml"),js(f,ji(b)?b:[b],t,r,n,o,a,l,a?a[0]:r.__k&&Un(r,0),c,m),a&&a.some(Yn)),c&&S!="textarea"||(g="value",S=="progress"&&I==null?e.removeAttribute(g):I==null||I===e[g]&&(S!="progress"||I)||No(e,g,I,v[g],o),g="checked",U!=null&&U!=e[g]&&No(e,g,U,v[g],o))}else v===C||c&&e.data==C||(e.data=C);return e}function Ji(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){pe.__e(o,r)}}function Zi(e,t,r){var n,o,a,l;if(pe.unmount&&pe.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||Ji(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(c){pe.__e(c,t)}n.__P=n.__n=null}if(n=e.__k)for(l=0;l<n.length;l++)n[l]&&Zi(n[l],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(o=Lo(n,a=[]))&&(n==e.__e&&a.some(Yn),Yn(o),Yn(n)),r||Yn(e.__e),e.__e=e.__c=e.__=null}function df(e,t,r){return this.constructor(e,r)}function Xi(e,t){var r,n,o,a;pe.__&&pe.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=Xr(B,{children:[e]}),o=[],a=[],Yi(t,t.__k,n||Mo,Mo,t.namespaceURI,n?null:t.firstChild?Ki.call(t.childNodes):null,o,n?n.__e:t.firstChild,r,a),Js(o,t.__k,a),t.__k.props.children=null}pe={__e:function(e,t,r,n){for(var o,a,l;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((l=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,n||{}),l=1),l&&8&o.__g)return void(o.__g|=2)}catch(c){e=c}}throw Wo=0,e}},qs=0,Hi=function(e){return e!=null&&e.constructor===eo},Tr.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=Jn({},this.state)),typeof e=="function"&&(e=e(Jn({},r),this.props)),e&&(Jn(r,e),this.__v&&(t&&this.__k.push(t),Vs(this)))},Tr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Vs(this))},Tr.prototype.render=B,Rn=[],Wo=0,Qs=function(e,t){return e.__v.__b-t.__v.__b},Io=Symbol(),Bs=/(PointerCapture)$|Capture$/i,Gi=0,zi={},rf=0;var no,Je,ea,Zs,ta=Object.is,Oo=0,sl=[],na=[],He=pe,Xs=He.__b,el=He.__r,tl=He.diffed,nl=He.__c,rl=He.unmount,ol=He.__;function oa(e,t){He.__h&&He.__h(Je,e,Oo||t),Oo=0;var r=Je.__H||(Je.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function xe(e){return Oo=1,ff(ul,e)}function ff(e,t,r){var n=oa(no++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):ul(void 0,t),function(a){var l=(n.__N||n.__)[0],c=n.t(l,a);ta(l,c)||(n.__N=[c,n.__[1]],n.__c.setState({}))}],n.__c=Je,!Je.__f)){Je.__f=!0;var o=Je.shouldComponentUpdate;Je.shouldComponentUpdate=function(a,l,c){var m=this.__H;if(!m)return!0;var f=!1,g=this.props!=a;if(m.__.some(function(_){_.__N&&(f=!0,ta(_.__[0],_.__N[0])||(g=!0))}),o){var h=o.call(this,a,l,c);return f?h||g:h}return!f||g}}return n.__}function Yt(e,t){var r=oa(no++,3);!He.__s&&ll(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,Je.__H.__h.push(r))}function Nn(e){return Oo=5,cn(function(){return{current:e}},[])}function cn(e,t){var r=oa(no++,7);return ll(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function mf(){var e;do{for(;e=na.shift();)try{to(e)}catch(r){He.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=sl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(to),t.__h.some(ra),t.__h=[]}catch(r){t.__h=[],He.__e(r,e.__v)}}}while(na.length)}He.__b=function(e){Je=null,Xs&&Xs(e)},He.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ol&&ol(e,t)},He.__r=function(e){el&&el(e),no=0;var t=(Je=e.__c).__H;t&&(ea==Je?Je.__h=[]:(t.__h.some(to),t.__h.some(ra),no=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),ea=Je},He.diffed=function(e){tl&&tl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&al(sl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),ea=Je=null},He.__c=function(e,t){t.some(function(r){try{r.__h.some(to),r.__h=r.__h.filter(function(n){return!n.__||ra(n)})}catch(n){r.__h=[function(){throw n}]}}),nl&&nl(e,t)},He.unmount=function(e){rl&&rl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(o){try{if(o.__P&&o.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}o.__P=r,al(na.push(o))}else to(o)}catch(a){t=a}}),n.__H=void 0,t&&He.__e(t,n.__v))};var il=typeof requestAnimationFrame=="function";function pf(e){var t,r=function(){clearTimeout(n),il&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);il&&(t=requestAnimationFrame(r))}function al(e){e!=1&&Zs==He.requestAnimationFrame||((Zs=He.requestAnimationFrame)||pf)(mf)}function to(e){var t=Je,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),Je=t}function ra(e){var t=Je;e.__c=e.__(),Je=t}function ll(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!ta(r,e[n])})}function ul(e,t){return typeof t=="function"?t(e):t}var X=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},Jg=new X(`
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
    `,{fragmentName:"WalletNumbers"}),Zg=new X(`
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
    `,{fragmentName:"SignalRow"}),Xg=new X(`
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
    `,{fragmentName:"MarketFacts"}),eh=new X(`
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
    `,{fragmentName:"ConfigParts"}),th=new X(`
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
    `,{fragmentName:"WebhookParts"}),cl=new X(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),dl=new X(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),fl=new X(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),ml=new X(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),pl=new X(`
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
    `),gl=new X(`
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
    `),hl=new X(`
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
}`),yl=new X(`
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
    `),bl=new X(`
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
}`),ia=new X(`
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
}`),_l=new X(`
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
    `),wl=new X(`
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
}`),vl=new X(`
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
    `),kl=new X(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),Sl=new X(`
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
}`),xl=new X(`
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
    `),Tl=new X(`
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
    `),Cl=new X(`
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
    `),Al=new X(`
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
    `),Dl=new X(`
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
}`),Pl=new X(`
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
}`),El=new X(`
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
}`),Rl=new X(`
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
  whaleMinTradeUsd
  whaleMaxRank
  minTraderScore
  minTriggerWinRate
  minTriggerClosed
  minTokenLiquidityUsd
  minTokenHolders
  priorityFilter
  cooldownHours
}`),aa=new X(`
    query Simulate($input: ConfigUpdate!, $since: DateTime) {
  simulateConfig(input: $input, since: $since) {
    since
    until
    total
    retracted
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
    `),Ul=new X(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Nl=new X(`
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
    `),Il=new X(`
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
}`),Ll=new X(`
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
    `),Wl=new X(`
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
    `),Ml=new X(`
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
    `),$l=new X(`
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
}`),Ol=new X(`
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
}`),Vl=new X(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Fl=new X(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),ql=new X(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Ql=new X(`
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
    `),Bl=new X(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),zl=new X(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),sa=new X(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function vt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function In(e){return vt(e)==="object"}function gf(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function la(e,t){return e.length<124?e:t}var Hl="graphql-transport-ws";var Et=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Et||{}),Rt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Rt||{});function Gl(e){if(!In(e))throw new Error(`Message is expected to be an object, but got ${vt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${vt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!In(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${vt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!In(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${vt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${vt(e.payload.query)}`);if(e.payload.variables!=null&&!In(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${vt(e.payload.variables)}`);if(e.payload.operationName!=null&&vt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${vt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!In(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${vt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${vt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!In(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${vt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${vt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!gf(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${vt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function jl(e,t){return Gl(typeof e=="string"?JSON.parse(e,t):e)}function Cr(e,t){return Gl(e),JSON.stringify(e,t)}function ca(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:o=console.error,lazyCloseTimeout:a=0,keepAlive:l=0,disablePong:c,connectionAckWaitTimeout:m=0,retryAttempts:f=5,retryWait:g=async function(N){let M=Math.pow(2,N);await new Promise(P=>setTimeout(P,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:h=ua,on:_,webSocketImpl:b,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,N=>{let M=Math.random()*16|0;return(N=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:I,jsonMessageReviver:U}=e,L;if(b){if(!yf(b))throw new Error("Invalid WebSocket implementation provided");L=b}else typeof WebSocket<"u"?L=WebSocket:typeof global<"u"?L=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(L=window.WebSocket||window.MozWebSocket);if(!L)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let v=L,C=(()=>{let E=(()=>{let M={};return{on(P,fe){return M[P]=fe,()=>{delete M[P]}},emit(P){"id"in P&&M[P.id]?.(P)}}})(),N={connecting:_?.connecting?[_.connecting]:[],opened:_?.opened?[_.opened]:[],connected:_?.connected?[_.connected]:[],ping:_?.ping?[_.ping]:[],pong:_?.pong?[_.pong]:[],message:_?.message?[E.emit,_.message]:[E.emit],closed:_?.closed?[_.closed]:[],error:_?.error?[_.error]:[]};return{onMessage:E.on,on(M,P){let fe=N[M];return fe.push(P),()=>{let ee=fe.indexOf(P);ee>-1&&fe.splice(ee,1)}},emit(M,...P){for(let fe of[...N[M]])fe(...P)}}})();function S(E){let N=[C.on("error",M=>{N.forEach(P=>P()),E(M)}),C.on("closed",M=>{N.forEach(P=>P()),E(M)})];return()=>N.forEach(M=>M())}let Y,W=0,Z,G=!1,re=0,j=!1;async function A(){clearTimeout(Z);let[E,N]=await(Y??(Y=new Promise((fe,ee)=>(async()=>{if(G){if(await g(re),!W)return Y=void 0,ee({code:1e3,reason:"All Subscriptions Gone"});re++}C.emit("connecting",G);let Q=new v(typeof t=="function"?await t():t,Hl),le,te;function z(){isFinite(l)&&l>0&&(clearTimeout(te),te=setTimeout(()=>{Q.readyState===v.OPEN&&(Q.send(Cr({type:Rt.Ping})),C.emit("ping",!1,void 0))},l))}S(he=>{Y=void 0,clearTimeout(le),clearTimeout(te),ee(he),he instanceof ro&&(Q.close(4499,"Terminated"),Q.onerror=null,Q.onclose=null)}),Q.onerror=he=>C.emit("error",he),Q.onclose=he=>C.emit("closed",he),Q.onopen=async()=>{try{C.emit("opened",Q);let he=typeof r=="function"?await r():r;if(Q.readyState!==v.OPEN)return;Q.send(Cr(he?{type:Rt.ConnectionInit,payload:he}:{type:Rt.ConnectionInit},I)),isFinite(m)&&m>0&&(le=setTimeout(()=>{Q.close(Et.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},m)),z()}catch(he){C.emit("error",he),Q.close(Et.InternalClientError,la(he instanceof Error?he.message:String(he),"Internal client error"))}};let Pe=!1;Q.onmessage=({data:he})=>{try{let oe=jl(he,U);if(C.emit("message",oe),oe.type==="ping"||oe.type==="pong"){C.emit(oe.type,!0,oe.payload),oe.type==="pong"?z():c||(Q.send(Cr(oe.payload?{type:Rt.Pong,payload:oe.payload}:{type:Rt.Pong},I)),C.emit("pong",!1,oe.payload));return}if(Pe)return;if(oe.type!==Rt.ConnectionAck)throw new Error(`First message cannot be of type ${oe.type}`);clearTimeout(le),Pe=!0,C.emit("connected",Q,oe.payload,G),G=!1,re=0;let me=new Promise((Wt,mt)=>S(mt));me.catch(()=>{}),fe([Q,me])}catch(oe){Q.onmessage=null,C.emit("error",oe),Q.close(Et.BadResponse,la(oe instanceof Error?oe.message:String(oe),"Bad response"))}}})())));E.readyState===v.CLOSING&&await N;let M=()=>{},P=new Promise(fe=>M=fe);return[E,M,new Promise((fe,ee)=>{let Q=S(ee);E.readyState!==v.OPEN&&N.catch(ee),P.then(()=>{if(Q(),!W){let le=()=>E.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(Z),Z=setTimeout(()=>{!W&&E.readyState===v.OPEN&&le()},a)):le()}fe()})})]}function K(E){if(ua(E)&&(hf(E.code)||[Et.InternalServerError,Et.InternalClientError,Et.BadRequest,Et.BadResponse,Et.Unauthorized,Et.SubprotocolNotAcceptable,Et.SubscriberAlreadyExists,Et.TooManyInitialisationRequests].includes(E.code)))throw E;if(j)return!1;if(ua(E)&&E.code===1e3)return W>0;if(!f||re>=f||!h(E))throw E;return G=!0}n||(async()=>{for(W++;;)try{let[,,E]=await A();await E}catch(E){try{if(!K(E))return}catch(N){return o?.(N)}}})();function $(E,N){let M=x(E),P=!1,fe=!1,ee=()=>{W--,P=!0};return(async()=>{for(W++;;)try{let[Q,le,te]=await A();if(P)return te.catch(()=>{}),le();let z=C.onMessage(M,Pe=>{switch(Pe.type){case Rt.Next:{N.next(Pe.payload);return}case Rt.Error:{fe=!0,P=!0,N.error(Pe.payload),ee();return}case Rt.Complete:{P=!0,ee();return}}});Q.send(Cr({id:M,type:Rt.Subscribe,payload:E},I)),ee=()=>{!P&&Q.readyState===v.OPEN&&Q.send(Cr({id:M,type:Rt.Complete},I)),W--,P=!0,le()},await te.finally(z);return}catch(Q){if(!K(Q))return}})().then(()=>{fe||N.complete()}).catch(Q=>{N.error(Q)}),()=>{P||ee()}}return{on:C.on,subscribe:$,iterate(E){let N=[],M={done:!1,error:null,resolve:()=>{}},P=$(E,{next(ee){N.push(ee),M.resolve()},error(ee){M.done=!0,M.error=ee,M.resolve()},complete(){M.done=!0,M.resolve()}}),fe=(async function*(){for(;;){for(N.length||await new Promise(Q=>M.resolve=Q);N.length;)yield N.shift();if(M.error)throw M.error;if(M.done)return}})();return fe.throw=async ee=>(M.done||(M.done=!0,M.error=ee,M.resolve()),{done:!0,value:void 0}),fe.return=async()=>(P(),{done:!0,value:void 0}),fe},async dispose(){if(j=!0,Y){let[E]=await Y;E.close(1e3,"Normal Closure")}},terminate(){Y&&C.emit("closed",new ro)}}}var ro=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function ua(e){return In(e)&&"code"in e&&"reason"in e}function hf(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function yf(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Kl=new URL("graphql",document.baseURI),$e=class extends Error{constructor(r,n,o){super(n);this.code=r;this.requestId=o}code;requestId},oo={key:()=>"",refused:()=>{}};function Yl(e){oo=e}async function Be(e,t,r={}){let n=r.key??oo.key(),o;try{o=await fetch(Kl,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(m){throw r.signal?.aborted?m:new $e("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=o.headers.get("X-Request-Id")??void 0,l;try{l=await o.json()}catch{throw new $e("NETWORK",`The answer cannot be read: status ${o.status}.`,a)}let c=l.errors?.[0];if(c||!l.data){let m=c?.extensions?.code??"INTERNAL_SERVER_ERROR",f=new $e(m,c?.message??`status ${o.status}`,a);throw m==="UNAUTHENTICATED"&&r.key===void 0&&oo.refused(f.message),f}return l.data}var Vo,fa=new Set;function bf(){return Vo??=ca({url:Kl.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${oo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>da("connecting"),connected:()=>da("open"),closed:()=>da("broken")}}),Vo}function da(e){for(let t of fa)t(e)}async function ma(){let e=Vo;Vo=void 0,await e?.dispose()}function Jl(e,t,r){let n=r.link;n&&fa.add(n);let o=bf().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:l})=>{l?.[0]?r.failed(new $e(String(l[0].extensions?.code??""),l[0].message)):a&&r.next(a)},error:a=>r.failed(_f(a)),complete:()=>{}});return()=>{n&&fa.delete(n),o()}}function _f(e){if(Array.isArray(e)){let t=e[0];return new $e(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&oo.refused("The key is no longer accepted."),new $e("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new $e("NETWORK","The connection is broken.")}function ce(e,t,r={}){let[n,o]=xe({loading:!r.skip}),[a,l]=xe(0),c=Nn(""),m=JSON.stringify(t)+e.toString();return Yt(()=>{if(r.skip){o({loading:!1});return}let f=new AbortController;return o(g=>({...g,loading:!0})),Be(e,t,{signal:f.signal}).then(g=>{c.current=m,o({data:g,loading:!1})},g=>{if(f.signal.aborted)return;let h=g instanceof $e?g:new $e("",String(g));o(_=>({data:c.current===m?_.data:void 0,refusal:h,loading:!1}))}),()=>f.abort()},[m,a,r.skip]),Yt(()=>{if(!r.every||r.skip)return;let f=setInterval(()=>{document.visibilityState==="visible"&&l(g=>g+1)},r.every);return()=>clearInterval(f)},[r.every,r.skip]),{...n,reload:()=>l(f=>f+1)}}function Zl(e,t){let[r,n]=xe(e),o=JSON.stringify(e);return Yt(()=>{let a=setTimeout(()=>n(e),t);return()=>clearTimeout(a)},[o,t]),r}var wf=Symbol.for("preact-signals");function Bo(){if(_n>1)_n--;else{var e,t=!1;for((function(){var o=qo;for(qo=void 0;o!==void 0;){var a=o.S;if(a.v===o.v)for(var l=a.t;l!==void 0;l=l.x)l.i===o.i&&(l.i=a.i);o=o.o}})();ao!==void 0;){var r=ao;for(ao=void 0,Fo++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&eu(r))try{r.c()}catch(o){t||(e=o,t=!0)}r=n}}if(Fo=0,_n--,t)throw e}}function ga(e){if(_n>0)return e();pa=++vf,_n++;try{return e()}finally{Bo()}}var io,Oe=void 0;function so(e){var t=Oe,r=io;Oe=void 0,io=void 0;try{return e()}finally{Oe=t,io=r}}var ao=void 0,_n=0,Fo=0,vf=0,pa=0,qo=void 0,Qo=0;function Xl(e){if(Oe!==void 0){var t=e.n;if(t===void 0||t.t!==Oe)return t={i:0,S:e,p:Oe.s,n:void 0,t:Oe,e:void 0,x:void 0,r:t},Oe.s!==void 0&&(Oe.s.n=t),Oe.s=t,e.n=t,32&Oe.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Oe.s,t.n=void 0,Oe.s.n=t,Oe.s=t),t}}function Ze(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ze.prototype.brand=wf;Ze.prototype.h=function(){return!0};Ze.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:so(function(){var n;(n=t.W)==null||n.call(t)}))};Ze.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&so(function(){var o;(o=t.Z)==null||o.call(t)}))}};Ze.prototype.subscribe=function(e){var t=this;return Xn(function(){var r=t.value;so(function(){return e(r)})},{name:"sub"})};Ze.prototype.valueOf=function(){return this.value};Ze.prototype.toString=function(){return this.value+""};Ze.prototype.toJSON=function(){return this.value};Ze.prototype.peek=function(){var e=this;return so(function(){return e.value})};Object.defineProperty(Ze.prototype,"value",{get:function(){var e=Xl(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Fo>100)throw new Error("Cycle detected");(function(r){_n!==0&&Fo===0&&r.l!==pa&&(r.l=pa,qo={S:r,v:r.v,i:r.i,o:qo})})(this),this.v=e,this.i++,Qo++,_n++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Bo()}}}});function Fe(e,t){return new Ze(e,t)}function eu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function tu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function nu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function Zn(e,t){Ze.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Qo-1,this.f=4}Zn.prototype=new Ze;Zn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Qo))return!0;if(this.g=Qo,this.f|=1,this.i>0&&!eu(this))return this.f&=-2,!0;var e=Oe;try{tu(this),Oe=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Oe=e,nu(this),this.f&=-2,!0};Zn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ze.prototype.S.call(this,e)};Zn.prototype.U=function(e){if(this.t!==void 0&&(Ze.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Zn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Zn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Xl(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ar(e,t){return new Zn(e,t)}function ru(e){var t=e.j;if(e.j=void 0,typeof t=="function"){_n++;var r=Oe;Oe=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,ha(e),n}finally{Oe=r,Bo()}}}function ha(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ru(e)}function kf(e){if(Oe!==this)throw new Error("Out-of-order effect");nu(this),Oe=e,this.f&=-2;try{8&this.f&&ha(this)}finally{Bo()}}function Dr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,io&&io.push(this)}Dr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Dr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ru(this),tu(this),_n++;var e=Oe;return Oe=this,kf.bind(this,e)};Dr.prototype.N=function(){2&this.f||(this.f|=2,this.u=ao,ao=this)};Dr.prototype.d=function(){this.f|=8,1&this.f||ha(this)};Dr.prototype.dispose=function(){this.d()};function Xn(e,t){var r=new Dr(e,t);try{r.c()}catch(o){throw r.d(),o}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var ou,Ho,zo,Sf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var iu=[];Xn(function(){ou=this.N})();function Pr(e,t){pe[e]=t.bind(null,pe[e]||function(){})}function lo(e){if(zo){var t=zo;zo=void 0,t()}zo=e&&e.S()}function au(e){var t=this,r=e.data,n=Tf(r);n.name="ReactiveDom",n.value=r;var o=cn(function(){for(var c=t,m=t.__v;m=m.__;)if(m.__c){m.__c.__$f|=4;break}var f=Ar(function(){var b=n.value.value;return b===0?0:b===!0?"":b||""}),g=Ar(function(){return!Array.isArray(f.value)&&!Hi(f.value)}),h=Xn(function(){if(this.N=su,g.value){var b=f.value;c.__v&&c.__v.__e&&c.__v.__e.nodeType===3&&(c.__v.__e.data=b)}}),_=t.__$u.d;return t.__$u.d=function(){h(),_.call(this)},[g,f]},[]),a=o[0],l=o[1];return a.value?l.peek():l.value}au.displayName="ReactiveTextNode";Object.defineProperties(Ze.prototype,{constructor:{configurable:!0,value:zs(B,null).constructor},type:{configurable:!0,value:au},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Pr("__b",function(e,t){if(lo(),Ho=void 0,typeof t.type=="string"){var r,n=t.props;for(var o in n)if(o!=="children"){var a=n[o];a instanceof Ze&&(r||(t.__np=r={}),r[o]=a,n[o]=a.peek())}}e(t)});Pr("__r",function(e,t){if(e(t),t.type!==B){lo();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(o,a){var l;return Xn(function(){l=this},{name:a}),l.c=o,l})((function(o){return function(){var a;Sf&&((a=this.y)==null||a.call(this)),o.__$f|=1,o.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Ho=n,lo(r)}});Pr("__e",function(e,t,r,n){lo(),Ho=void 0,e(t,r,n)});Pr("diffed",function(e,t){lo(),Ho=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,o=t.props,a=r.U;if(a)for(var l in a){var c=a[l];c===void 0||n&&l in n||(c.d(),a[l]=void 0)}if(n){a||(a={},r.U=a);for(var m in n){var f=a[m],g=n[m];f===void 0?(f=xf(r,m,g,o),a[m]=f):f.o(g,o)}}}e(t)});function xf(e,t,r,n){var o=t in e&&e.ownerSVGElement===void 0,a=Fe(r);return{o:function(l,c){a.value=l,n=c},d:Xn(function(){this.N=su;var l=a.value.value;n[t]!==l&&(n[t]=l,o?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Pr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var o in n){var a=n[o];a&&a.d()}}}var l=t.__np;if(l){var c=t.props;for(var m in l)c[m]=l[m]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var g=f.__$u;g&&(f.__$u=void 0,g.d())}}e(t)});Pr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Tr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(n||a||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var c in this.props)if(!(c in e))return!0;return!1};function Tf(e,t){return cn(function(){return Fe(e,t)},[])}var Cf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Af(){ga(function(){for(var e;e=iu.shift();)ou.call(e)})}function su(){iu.push(this)===1&&(pe.requestAnimationFrame||Cf)(Af)}var Go=Fe(location.hash);addEventListener("hashchange",()=>{Go.value=location.hash});var kt=Ar(()=>{let[e="",t=""]=Go.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(lu),params:new URLSearchParams(t)}});function lu(e){try{return decodeURIComponent(e)}catch{return e}}function Re(e,t={}){let r=new URLSearchParams;for(let[o,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&r.set(o,String(a));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function Ge(e){let{path:t,params:r}=kt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",Re(t,n)),Go.value=location.hash}function jo(e,t){let r=kt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function St(e,t,r){let n=kt.value.params.get(e);return t.find(o=>o===n)??r}function uu(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),Go.value=location.hash,lu(e[1])}var uo=Fe(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(uo.value=Date.now())},1e3);var ya=new Intl.NumberFormat("en",{maximumFractionDigits:0}),cu=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function R(e){return ya.format(e)}function Le(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?cu.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?ya.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function ct(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${ya.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function Ln(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Ko(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function ba(e){return Math.abs(e)>=1e5?cu.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function dn(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function Te(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var Df=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Qt(e){for(let[t,r]of Df)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function Yo(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Qt(r)} ago`}var Pf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Ef=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),xh=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function Er(e){return`${Pf.format(new Date(e))} UTC`}function fn(e){return Ef.format(new Date(e))}var Rf=Symbol.for("pv"),Uf=0;function i(e,t,r,n,o,a){t||(t={});var l,c,m=t;if("ref"in m&&typeof e!="function")for(c in m={},t)c=="ref"?l=t[c]:m[c]=t[c];var f={type:e,props:m,key:r,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Rf,__v:--Uf,__i:-1,__u:0};return(o||a)&&(f.__source=o,f.__self=a),pe.vnode&&pe.vnode(f),f}var dt={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},xt=Object.keys(dt);function Ut({chain:e}){return i("span",{class:`badge chain-${e.toLowerCase()}`,children:dt[e]})}function Jo({priority:e}){return i("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Rr({value:e}){return i("span",{class:du(e),children:Ko(e)})}function Jt({value:e}){return i("span",{class:du(e),children:Le(e,!0)})}function du(e){return e?e>0?"num good":"num bad":"num"}function ae({at:e}){return e?i("time",{dateTime:e,title:Er(e),children:Yo(e,uo.value)}):i("span",{class:"muted",children:"never"})}function Ur({chain:e,address:t,class:r=""}){return i("a",{class:`mono ${r}`,href:Re(["wallet",e,t]),title:t,children:dn(t)})}function mn({chain:e,address:t,symbol:r}){return i("a",{class:r?"symbol":"mono",href:Re(["token",e,t]),title:t,children:r||dn(t)})}function Wn({text:e,label:t}){let[r,n]=xe(!1),o=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return i("button",{type:"button",class:"quiet small",onClick:()=>{o()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function se({title:e,actions:t,children:r,class:n=""}){return i("section",{class:`card ${n}`,children:[(e||t)&&i("header",{class:"card-head",children:[e&&i("h2",{children:e}),t&&i("div",{class:"actions",children:t})]}),r]})}function Tt({items:e}){return i("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>i("div",{children:[i("dt",{children:t}),i("dd",{children:[r,n!==void 0&&i("small",{children:n})]})]},t))})}function je({title:e,about:t,children:r}){return i("div",{class:"head",children:[i("div",{children:[i("h1",{tabIndex:-1,children:e}),t&&i("p",{class:"muted",children:t})]}),r&&i("div",{class:"actions",children:r})]})}function _a({label:e="Loading"}){return i("div",{class:"state",role:"status",children:[i("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function be({title:e,children:t}){return i("div",{class:"state empty",children:[i("strong",{children:e}),t&&i("div",{children:t})]})}var fu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function wn({refusal:e,retry:t}){return i("div",{class:"state problem",role:"alert",children:[i("strong",{children:e.message}),fu[e.code]&&i("div",{children:fu[e.code]}),i("div",{class:"actions",children:[t&&i("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&i("small",{class:"muted",children:["Request ",i("code",{children:e.requestId})]})]})]})}function ve({query:e,children:t}){let{data:r,refusal:n,loading:o,reload:a}=e;return r===void 0?n?i(wn,{refusal:n,retry:a}):i(_a,{}):i("div",{"aria-busy":o,class:"stack",children:[n&&i(wn,{refusal:n,retry:a}),t(r)]})}function ge({label:e,columns:t,rows:r,id:n,class:o}){let[a,l]=xe(),c=t.find(g=>g.name===a?.name)?.sort,m=c&&a?[...r].sort((g,h)=>Nf(c(g),c(h))*(a.up?1:-1)):r,f=g=>l(h=>h?.name===g?{name:g,up:!h.up}:{name:g,up:!1});return i("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:i("table",{children:[i("thead",{children:i("tr",{children:t.map(g=>i("th",{scope:"col",title:g.title,class:mu(g),"aria-sort":a?.name===g.name?a.up?"ascending":"descending":void 0,children:g.sort?i("button",{type:"button",class:"sort",onClick:()=>f(g.name),children:g.name}):g.name},g.name))})}),i("tbody",{children:m.map(g=>i("tr",{class:o?.(g),children:t.map(h=>i("td",{"data-name":h.name,class:mu(h),children:i("span",{class:"cell",children:h.cell(g)})},h.name))},n(g)))})]})})}function mu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function Nf(e,t){return e<t?-1:e>t?1:0}function Nr({shown:e,total:t,noun:r,more:n,first:o}){return i("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[i("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),o&&i("button",{type:"button",onClick:o,children:"First page"}),n&&i("button",{type:"button",onClick:n,children:"Next page"})]})}function pu({args:[e]}){return e?i(Mf,{id:e}):i(Wf,{})}var If=[{name:"Customer",cell:e=>i(B,{children:[i("a",{href:Re(["customers",e.customerId]),children:e.name||e.customerId}),i("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?i("span",{class:"badge bad",children:"Suspended"}):i("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>R(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>i(ae,{at:Lf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>R(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>i(B,{children:[R(e.budget.dailyUsed),i("small",{children:["of ",R(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>fn(e.createdAt)}];function Lf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function Wf(){let[e,t]=xe(),r=ce(pl,{after:e},{every:15e3});return i(B,{children:[i(je,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),i(ve,{query:r,children:({customers:n})=>n.totalCount===0?i(be,{title:"No customer yet",children:["Create one with ",i("code",{children:"smartmoney customer create NAME"}),"."]}):i(se,{children:[i(ge,{label:"Customers",columns:If,rows:n.nodes,id:o=>o.customerId}),i(Nr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function Mf({id:e}){let t=ce(gl,{id:e},{every:15e3});return i(ve,{query:t,children:({customer:r})=>r?i(Vf,{customer:r}):i(be,{title:"There is no such customer",children:i("a",{href:Re(["customers"]),children:"All customers"})})})}var $f=[{name:"Key",cell:e=>i("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?i(B,{children:["revoked ",i(ae,{at:e.revokedAt})]}):e.expiresAt?`until ${fn(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>i(ae,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>R(e.uses)},{name:"Created",wide:!0,cell:e=>fn(e.createdAt)}],Of=[{name:"Webhook",cell:e=>i(B,{children:[e.host,i("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?i("span",{class:"bad",children:"failing"}):"on":i(B,{children:["off",e.disabledReason&&i("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>i(ae,{at:e.lastSuccessAt})}];function Vf({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return i("div",{class:"stack",children:[i(je,{title:e.name||e.customerId,about:i("span",{class:"mono",children:e.customerId}),children:i("a",{href:Re(["customers"]),children:"All customers"})}),e.suspendedAt&&i("p",{class:"note bad",children:["Suspended ",i(ae,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),i(se,{children:i(Tt,{items:[{name:"Signals today",value:R(e.budget.dailyUsed),note:`of ${R(e.budget.dailyBudget)}, ${fn(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:Te(r.type),value:R(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${R(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),i(se,{title:"Keys",children:i(ge,{label:"Keys, newest first",columns:$f,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&i(se,{title:"Webhooks",children:i(ge,{label:"Webhooks",columns:Of,rows:e.webhooks,id:r=>String(r.number)})}),i(Ff,{id:e.customerId,suspended:!!e.suspendedAt})]})}function Ff({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return i(se,{title:"Change it",children:[i("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),i("ul",{class:"why",children:r.map(n=>i("li",{children:[i("code",{class:"break",children:n})," ",i(Wn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}var qf="uplot",Qf="u-hz",Bf="u-vt",zf="u-title",Hf="u-wrap",Gf="u-under",jf="u-over",Kf="u-axis",nr="u-off",Yf="u-select",Jf="u-cursor-x",Zf="u-cursor-y",Xf="u-cursor-pt",em="u-legend",tm="u-live",nm="u-inline",rm="u-series",om="u-marker",gu="u-label",im="u-value",fo="width",mo="height";var hu="bottom",Ir="left",wa="right",Ma="#000",yu=Ma+"0",va="mousemove",bu="mousedown",ka="mouseup",_u="mouseenter",wu="mouseleave",vu="dblclick",am="resize",sm="scroll",ku="change",ni="dppxchange",$a="--",Fr=typeof window<"u",Aa=Fr?document:null,Wr=Fr?window:null,lm=Fr?navigator:null,ke,Zo;function Da(){let e=devicePixelRatio;ke!=e&&(ke=e,Zo&&Ea(ku,Zo,Da),Zo=matchMedia(`(min-resolution: ${ke-.001}dppx) and (max-resolution: ${ke+.001}dppx)`),rr(ku,Zo,Da),Wr.dispatchEvent(new CustomEvent(ni)))}function Nt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Pa(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function We(e,t,r){e.style[t]=r+"px"}function Zt(e,t,r,n){let o=Aa.createElement(e);return t!=null&&Nt(o,t),r?.insertBefore(o,n),o}function Bt(e,t){return Zt("div",e,t)}var Su=new WeakMap;function pn(e,t,r,n,o){let a="translate("+t+"px,"+r+"px)",l=Su.get(e);a!=l&&(e.style.transform=a,Su.set(e,a),t<0||r<0||t>n||r>o?Nt(e,nr):Pa(e,nr))}var xu=new WeakMap;function Tu(e,t,r){let n=t+r,o=xu.get(e);n!=o&&(xu.set(e,n),e.style.background=t,e.style.borderColor=r)}var Cu=new WeakMap;function Au(e,t,r,n){let o=t+""+r,a=Cu.get(e);o!=a&&(Cu.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var Oa={passive:!0},um={...Oa,capture:!0};function rr(e,t,r,n){t.addEventListener(e,r,n?um:Oa)}function Ea(e,t,r,n){t.removeEventListener(e,r,Oa)}Fr&&Da();function Xt(e,t,r,n){let o;r=r||0,n=n||t.length-1;let a=n<=2147483647;for(;n-r>1;)o=a?r+n>>1:It((r+n)/2),t[o]<e?r=o:n=o;return e-t[r]<=t[n]-e?r:n}function tc(e){return(r,n,o)=>{let a=-1,l=-1;for(let c=n;c<=o;c++)if(e(r[c])){a=c;break}for(let c=o;c>=n;c--)if(e(r[c])){l=c;break}return[a,l]}}var nc=e=>e!=null,rc=e=>e!=null&&e>0,ii=tc(nc),cm=tc(rc);function dm(e,t,r,n=0,o=!1){let a=o?cm:ii,l=o?rc:nc;[t,r]=a(e,t,r);let c=e[t],m=e[t];if(t>-1)if(n==1)c=e[t],m=e[r];else if(n==-1)c=e[r],m=e[t];else for(let f=t;f<=r;f++){let g=e[f];l(g)&&(g<c?c=g:g>m&&(m=g))}return[c??Ae,m??-Ae]}function ai(e,t,r,n){let o=Eu(e),a=Eu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let l=r==10?vn:oc,c=o==1?It:zt,m=a==1?zt:It,f=c(l(et(e))),g=m(l(et(t))),h=Mr(r,f),_=Mr(r,g);return r==10&&(f<0&&(h=De(h,-f)),g<0&&(_=De(_,-g))),n||r==2?(e=h*o,t=_*a):(e=lc(e,h),t=si(t,_)),[e,t]}function Va(e,t,r,n){let o=ai(e,t,r,n);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var Fa=.1,Du={mode:3,pad:Fa},go={pad:0,soft:null,mode:0},fm={min:go,max:go};function ri(e,t,r,n){return li(r)?Pu(e,t,r):(go.pad=r,go.soft=n?0:null,go.mode=n?3:0,Pu(e,t,fm))}function _e(e,t){return e??t}function mm(e,t,r){for(t=_e(t,0),r=_e(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function Pu(e,t,r){let n=r.min,o=r.max,a=_e(n.pad,0),l=_e(o.pad,0),c=_e(n.hard,-Ae),m=_e(o.hard,Ae),f=_e(n.soft,Ae),g=_e(o.soft,-Ae),h=_e(n.mode,0),_=_e(o.mode,0),b=t-e,x=vn(b),I=bt(et(e),et(t)),U=vn(I),L=et(U-x);(b<1e-24||L>10)&&(b=0,(e==0||t==0)&&(b=1e-24,h==2&&f!=Ae&&(a=0),_==2&&g!=-Ae&&(l=0)));let v=b||I||1e3,C=vn(v),S=Mr(10,It(C)),Y=v*(b==0?e==0?.1:1:a),W=De(lc(e-Y,S/10),24),Z=e>=f&&(h==1||h==3&&W<=f||h==2&&W>=f)?f:Ae,G=bt(c,W<Z&&e>=Z?Z:en(Z,W)),re=v*(b==0?t==0?.1:1:l),j=De(si(t+re,S/10),24),A=t<=g&&(_==1||_==3&&j>=g||_==2&&j<=g)?g:-Ae,K=en(m,j>A&&t<=A?A:bt(A,j));return G==K&&G==0&&(K=100),[G,K]}var pm=new Intl.NumberFormat(Fr?lm.language:"en-US"),qa=e=>pm.format(e),Lt=Math,ti=Lt.PI,et=Lt.abs,It=Lt.floor,Xe=Lt.round,zt=Lt.ceil,en=Lt.min,bt=Lt.max,Mr=Lt.pow,Eu=Lt.sign,vn=Lt.log10,oc=Lt.log2,gm=(e,t=1)=>Lt.sinh(e)*t,Sa=(e,t=1)=>Lt.asinh(e/t),Ae=1/0;function Ru(e){return(vn((e^e>>31)-(e>>31))|0)+1}function Ra(e,t,r){return en(bt(e,t),r)}function ic(e){return typeof e=="function"}function de(e){return ic(e)?e:()=>e}var hm=()=>{},ac=e=>e,sc=(e,t)=>t,ym=e=>null,Uu=e=>!0,Nu=(e,t)=>e==t,bm=/\.\d*?(?=9{6,}|0{6,})/gm,or=e=>{if(cc(e)||$n.has(e))return e;let t=`${e}`,r=t.match(bm);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[o,a]=t.split("e");return+`${or(o)}e${a}`}return De(e,n)};function er(e,t){return or(De(or(e/t))*t)}function si(e,t){return or(zt(or(e/t))*t)}function lc(e,t){return or(It(or(e/t))*t)}function De(e,t=0){if(cc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return Xe(n)/r}var $n=new Map;function uc(e){return((""+e).split(".")[1]||"").length}function yo(e,t,r,n){let o=[],a=n.map(uc);for(let l=t;l<r;l++){let c=et(l),m=De(Mr(e,l),c);for(let f=0;f<n.length;f++){let g=e==10?+`${n[f]}e${l}`:n[f]*m,h=(l>=0?0:c)+(l>=a[f]?0:a[f]),_=e==10?g:De(g,h);o.push(_),$n.set(_,h)}}return o}var ho={},Qa=[],$r=[null,null],Mn=Array.isArray,cc=Number.isInteger,_m=e=>e===void 0;function Iu(e){return typeof e=="string"}function li(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function wm(e){return e!=null&&typeof e=="object"}var vm=Object.getPrototypeOf(Uint8Array),dc="__proto__";function Or(e,t=li){let r;if(Mn(e)){let n=e.find(o=>o!=null);if(Mn(n)||t(n)){r=Array(e.length);for(let o=0;o<e.length;o++)r[o]=Or(e[o],t)}else r=e.slice()}else if(e instanceof vm)r=e.slice();else if(t(e)){r={};for(let n in e)n!=dc&&(r[n]=Or(e[n],t))}else r=e;return r}function Ke(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let o in n)o!=dc&&(li(e[o])?Ke(e[o],Or(n[o])):e[o]=Or(n[o]))}return e}var km=0,Sm=1,xm=2;function Tm(e,t,r){for(let n=0,o,a=-1;n<t.length;n++){let l=t[n];if(l>a){for(o=l-1;o>=0&&e[o]==null;)e[o--]=null;for(o=l+1;o<r&&e[o]==null;)e[a=o++]=null}}}function Cm(e,t){if(Pm(e)){let l=e[0].slice();for(let c=1;c<e.length;c++)l.push(...e[c].slice(1));return Em(l[0])||(l=Dm(l)),l}let r=new Set;for(let l=0;l<e.length;l++){let m=e[l][0],f=m.length;for(let g=0;g<f;g++)r.add(m[g])}let n=[Array.from(r).sort((l,c)=>l-c)],o=n[0].length,a=new Map;for(let l=0;l<o;l++)a.set(n[0][l],l);for(let l=0;l<e.length;l++){let c=e[l],m=c[0];for(let f=1;f<c.length;f++){let g=c[f],h=Array(o).fill(void 0),_=t?t[l][f]:Sm,b=[];for(let x=0;x<g.length;x++){let I=g[x],U=a.get(m[x]);I===null?_!=km&&(h[U]=I,_==xm&&b.push(U)):h[U]=I}Tm(h,b,o),n.push(h)}}return n}var Am=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Dm(e){let t=e[0],r=t.length,n=Array(r);for(let a=0;a<n.length;a++)n[a]=a;n.sort((a,l)=>t[a]-t[l]);let o=[];for(let a=0;a<e.length;a++){let l=e[a],c=Array(r);for(let m=0;m<r;m++)c[m]=l[n[m]];o.push(c)}return o}function Pm(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let o=e[n][0];if(o.length!=r)return!1;if(o!=t){for(let a=0;a<r;a++)if(o[a]!=t[a])return!1}}return!0}function Em(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,o=r-1;for(;n<=o&&e[n]==null;)n++;for(;o>=n&&e[o]==null;)o--;if(o<=n)return!0;let a=bt(1,It((o-n+1)/t));for(let l=e[n],c=n+a;c<=o;c+=a){let m=e[c];if(m!=null){if(m<=l)return!1;l=m}}return!0}var fc=["January","February","March","April","May","June","July","August","September","October","November","December"],mc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function pc(e){return e.slice(0,3)}var Rm=mc.map(pc),Um=fc.map(pc),Nm={MMMM:fc,MMM:Um,WWWW:mc,WWW:Rm};function co(e){return(e<10?"0":"")+e}function Im(e){return(e<10?"00":e<100?"0":"")+e}var Lm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>co(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>co(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>co(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>co(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>co(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Im(e.getMilliseconds())};function Ba(e,t){t=t||Nm;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=n.exec(e);)r.push(o[0][0]=="{"?Lm[o[1]]:o[0]);return a=>{let l="";for(let c=0;c<r.length;c++)l+=typeof r[c]=="string"?r[c]:r[c](a,t);return l}}var Wm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Mm(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Wm?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var gc=e=>e%1==0,oi=[1,2,2.5,5],$m=yo(10,-32,0,oi),hc=yo(10,0,32,oi),Om=hc.filter(gc),tr=$m.concat(hc),za=`
`,yc="{YYYY}",Lu=za+yc,bc="{M}/{D}",po=za+bc,Xo=po+"/{YY}",_c="{aa}",Vm="{h}:{mm}",Lr=Vm+_c,Wu=za+Lr,Mu=":{ss}",Se=null;function wc(e){let t=e*1e3,r=t*60,n=r*60,o=n*24,a=o*30,l=o*365,m=(e==1?yo(10,0,3,oi).filter(gc):yo(10,-3,0,oi)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,a,a*2,a*3,a*4,a*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),f=[[l,yc,Se,Se,Se,Se,Se,Se,1],[o*28,"{MMM}",Lu,Se,Se,Se,Se,Se,1],[o,bc,Lu,Se,Se,Se,Se,Se,1],[n,"{h}"+_c,Xo,Se,po,Se,Se,Se,1],[r,Lr,Xo,Se,po,Se,Se,Se,1],[t,Mu,Xo+" "+Lr,Se,po+" "+Lr,Se,Wu,Se,1],[e,Mu+".{fff}",Xo+" "+Lr,Se,po+" "+Lr,Se,Wu,Se,1]];function g(h){return(_,b,x,I,U,L)=>{let v=[],C=U>=l,S=U>=a&&U<l,Y=h(x),W=De(Y*e,3),Z=xa(Y.getFullYear(),C?0:Y.getMonth(),S||C?1:Y.getDate()),G=De(Z*e,3);if(S||C){let re=S?U/a:0,j=C?U/l:0,A=W==G?W:De(xa(Z.getFullYear()+j,Z.getMonth()+re,1)*e,3),K=new Date(Xe(A/e)),$=K.getFullYear(),E=K.getMonth();for(let N=0;A<=I;N++){let M=xa($+j*N,E+re*N,1),P=M-h(De(M*e,3));A=De((+M+P)*e,3),A<=I&&v.push(A)}}else{let re=U>=o?o:U,j=It(x)-It(W),A=G+j+si(W-G,re);v.push(A);let K=h(A),$=K.getHours()+K.getMinutes()/r+K.getSeconds()/n,E=U/n,N=_.axes[b]._space,M=L/N;for(;A=De(A+U,e==1?0:3),!(A>I);)if(E>1){let P=It(De($+E,6))%24,Q=h(A).getHours()-P;Q>1&&(Q=-1),A-=Q*n,$=($+E)%24;let le=v[v.length-1];De((A-le)/U,3)*M>=.7&&v.push(A)}else v.push(A)}return v}}return[m,f,g]}var[Fm,qm,Qm]=wc(1),[Bm,zm,Hm]=wc(.001);yo(2,-53,53,[1]);function $u(e,t){return e.map(r=>r.map((n,o)=>o==0||o==8||n==null?n:t(o==1||r[8]==0?n:r[1]+n)))}function Ou(e,t){return(r,n,o,a,l)=>{let c=t.find(x=>l>=x[0])||t[t.length-1],m,f,g,h,_,b;return n.map(x=>{let I=e(x),U=I.getFullYear(),L=I.getMonth(),v=I.getDate(),C=I.getHours(),S=I.getMinutes(),Y=I.getSeconds(),W=U!=m&&c[2]||L!=f&&c[3]||v!=g&&c[4]||C!=h&&c[5]||S!=_&&c[6]||Y!=b&&c[7]||c[1];return m=U,f=L,g=v,h=C,_=S,b=Y,W(I)})}}function Gm(e,t){let r=Ba(t);return(n,o,a,l,c)=>o.map(m=>r(e(m)))}function xa(e,t,r){return new Date(e,t,r)}function Vu(e,t){return t(e)}var jm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Fu(e,t){return(r,n,o,a)=>a==null?$a:t(e(n))}function Km(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Ym(e,t){return e.series[t].fill(e,t)}var Jm={show:!0,live:!0,isolate:!1,mount:hm,markers:{show:!0,width:2,stroke:Km,fill:Ym,dash:"solid"},idx:null,idxs:null,values:[]};function Zm(e,t){let r=e.cursor.points,n=Bt(),o=r.size(e,t);We(n,fo,o),We(n,mo,o);let a=o/-2;We(n,"marginLeft",a),We(n,"marginTop",a);let l=r.width(e,t,o);return l&&We(n,"borderWidth",l),n}function Xm(e,t){let r=e.series[t].points;return r._fill||r._stroke}function ep(e,t){let r=e.series[t].points;return r._stroke||r._fill}function tp(e,t){return e.series[t].points.size}var Ta=[0,0];function np(e,t,r){return Ta[0]=t,Ta[1]=r,Ta}function ei(e,t,r,n=!0){return o=>{o.button==0&&(!n||o.target==t)&&r(o)}}function Ca(e,t,r,n=!0){return o=>{(!n||o.target==t)&&r(o)}}var rp={show:!0,x:!0,y:!0,lock:!1,move:np,points:{one:!1,show:Zm,size:tp,width:0,stroke:ep,fill:Xm},bind:{mousedown:ei,mouseup:ei,click:ei,dblclick:ei,mousemove:Ca,mouseleave:Ca,mouseenter:Ca},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,o)=>n-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},vc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ha=Ke({},vc,{filter:sc}),kc=Ke({},Ha,{size:10}),Sc=Ke({},vc,{show:!1}),Ga='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',xc="bold "+Ga,Tc=1.5,qu={show:!0,scale:"x",stroke:Ma,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xc,side:2,grid:Ha,ticks:kc,border:Sc,font:Ga,lineGap:Tc,rotate:0},op="Value",ip="Time",Qu={show:!0,scale:"x",auto:!1,sorted:1,min:Ae,max:-Ae,idxs:[]};function ap(e,t,r,n,o){return t.map(a=>a==null?"":qa(a))}function sp(e,t,r,n,o,a,l){let c=[],m=$n.get(o)||0;r=l?r:De(si(r,o),m);for(let f=r;f<=n;f=De(f+o,m))c.push(Object.is(f,-0)?0:f);return c}function Ua(e,t,r,n,o,a,l){let c=[],m=e.scales[e.axes[t].scale].log,f=m==10?vn:oc,g=It(f(r));o=Mr(m,g),m==10&&(o=tr[Xt(o,tr)]);let h=r,_=o*m;m==10&&(_=tr[Xt(_,tr)]);do c.push(h),h=h+o,m==10&&!$n.has(h)&&(h=De(h,$n.get(o))),h>=_&&(o=h,_=o*m,m==10&&(_=tr[Xt(_,tr)]));while(h<=n);return c}function lp(e,t,r,n,o,a,l){let m=e.scales[e.axes[t].scale].asinh,f=n>m?Ua(e,t,bt(m,r),n,o):[m],g=n>=0&&r<=0?[0]:[];return(r<-m?Ua(e,t,bt(m,-n),-r,o):[m]).reverse().map(_=>-_).concat(g,f)}var Cc=/./,up=/[12357]/,cp=/[125]/,Bu=/1/,Na=(e,t,r,n)=>e.map((o,a)=>t==4&&o==0||a%n==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function dp(e,t,r,n,o){let a=e.axes[r],l=a.scale,c=e.scales[l],m=e.valToPos,f=a._space,g=m(10,l),h=m(9,l)-g>=f?Cc:m(7,l)-g>=f?up:m(5,l)-g>=f?cp:Bu;if(h==Bu){let _=et(m(1,l)-g);if(_<f)return Na(t.slice().reverse(),c.distr,h,zt(f/_)).reverse()}return Na(t,c.distr,h,1)}function fp(e,t,r,n,o){let a=e.axes[r],l=a.scale,c=a._space,m=e.valToPos,f=et(m(1,l)-m(2,l));return f<c?Na(t.slice().reverse(),3,Cc,zt(c/f)).reverse():t}function mp(e,t,r,n){return n==null?$a:t==null?"":qa(t)}var zu={show:!0,scale:"y",stroke:Ma,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xc,side:3,grid:Ha,ticks:kc,border:Sc,font:Ga,lineGap:Tc,rotate:0};function pp(e,t){let r=3+(e||1)*2;return De(r*t,3)}function gp(e,t){let{scale:r,idxs:n}=e.series[0],o=e._data[0],a=e.valToPos(o[n[0]],r,!0),l=e.valToPos(o[n[1]],r,!0),c=et(l-a),m=e.series[t],f=c/(m.points.space*ke);return n[1]-n[0]<=f}var Hu={scale:null,auto:!0,sorted:0,min:Ae,max:-Ae},Ac=(e,t,r,n,o)=>o,Gu={show:!0,auto:!0,sorted:0,gaps:Ac,alpha:1,facets:[Ke({},Hu,{scale:"x"}),Ke({},Hu,{scale:"y"})]},ju={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ac,alpha:1,points:{show:gp,filter:null},values:null,min:Ae,max:-Ae,idxs:[],path:null,clip:null};function hp(e,t,r,n,o){return r/10}var Dc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},yp=Ke({},Dc,{time:!1,ori:1}),Ku={};function Pc(e,t){let r=Ku[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(o=>o!=n)},pub(n,o,a,l,c,m,f){for(let g=0;g<r.plots.length;g++)r.plots[g]!=o&&r.plots[g].pub(n,o,a,l,c,m,f)}},e!=null&&(Ku[e]=r)),r}var Vr=1,Ia=2;function ir(e,t,r){let n=e.mode,o=e.series[t],a=n==2?e._data[t]:e._data,l=e.scales,c=e.bbox,m=a[0],f=n==2?a[1]:a[t],g=n==2?l[o.facets[0].scale]:l[e.series[0].scale],h=n==2?l[o.facets[1].scale]:l[o.scale],_=c.left,b=c.top,x=c.width,I=c.height,U=e.valToPosH,L=e.valToPosV;return g.ori==0?r(o,m,f,g,h,U,L,_,b,x,I,ci,qr,fi,Rc,Nc):r(o,m,f,g,h,L,U,b,_,I,x,di,Qr,Ya,Uc,Ic)}function ja(e,t){let r=0,n=0,o=_e(e.bands,Qa);for(let a=0;a<o.length;a++){let l=o[a];l.series[0]==t?r=l.dir:l.series[1]==t&&(l.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function bp(e,t,r,n,o){let a=e.mode,l=e.series[t],c=a==2?l.facets[1].scale:l.scale,m=e.scales[c];return o==-1?m.min:o==1?m.max:m.distr==3?m.dir==1?m.min:m.max:0}function kn(e,t,r,n,o,a){return ir(e,t,(l,c,m,f,g,h,_,b,x,I,U)=>{let L=l.pxRound,v=f.dir*(f.ori==0?1:-1),C=f.ori==0?qr:Qr,S,Y;v==1?(S=r,Y=n):(S=n,Y=r);let W=L(h(c[S],f,I,b)),Z=L(_(m[S],g,U,x)),G=L(h(c[Y],f,I,b)),re=L(_(a==1?g.max:g.min,g,U,x)),j=new Path2D(o);return C(j,G,re),C(j,W,re),C(j,W,Z),j})}function ui(e,t,r,n,o,a){let l=null;if(e.length>0){l=new Path2D;let c=t==0?fi:Ya,m=r;for(let h=0;h<e.length;h++){let _=e[h];if(_[1]>_[0]){let b=_[0]-m;b>0&&c(l,m,n,b,n+a),m=_[1]}}let f=r+o-m,g=10;f>0&&c(l,m,n-g/2,f,n+a+g)}return l}function _p(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function Ka(e,t,r,n,o,a,l){let c=[],m=e.length;for(let f=o==1?r:n;f>=r&&f<=n;f+=o)if(t[f]===null){let h=f,_=f;if(o==1)for(;++f<=n&&t[f]===null;)_=f;else for(;--f>=r&&t[f]===null;)_=f;let b=a(e[h]),x=_==h?b:a(e[_]),I=h-o;b=l<=0&&I>=0&&I<m?a(e[I]):b;let L=_+o;x=l>=0&&L>=0&&L<m?a(e[L]):x,x>=b&&c.push([b,x])}return c}function Yu(e){return e==0?ac:e==1?Xe:t=>er(t,e)}function Ec(e){let t=e==0?ci:di,r=e==0?(o,a,l,c,m,f)=>{o.arcTo(a,l,c,m,f)}:(o,a,l,c,m,f)=>{o.arcTo(l,a,m,c,f)},n=e==0?(o,a,l,c,m)=>{o.rect(a,l,c,m)}:(o,a,l,c,m)=>{o.rect(l,a,m,c)};return(o,a,l,c,m,f=0,g=0)=>{f==0&&g==0?n(o,a,l,c,m):(f=en(f,c/2,m/2),g=en(g,c/2,m/2),t(o,a+f,l),r(o,a+c,l,a+c,l+m,f),r(o,a+c,l+m,a,l+m,g),r(o,a,l+m,a,l,g),r(o,a,l,a+c,l,f),o.closePath())}}var ci=(e,t,r)=>{e.moveTo(t,r)},di=(e,t,r)=>{e.moveTo(r,t)},qr=(e,t,r)=>{e.lineTo(t,r)},Qr=(e,t,r)=>{e.lineTo(r,t)},fi=Ec(0),Ya=Ec(1),Rc=(e,t,r,n,o,a)=>{e.arc(t,r,n,o,a)},Uc=(e,t,r,n,o,a)=>{e.arc(r,t,n,o,a)},Nc=(e,t,r,n,o,a,l)=>{e.bezierCurveTo(t,r,n,o,a,l)},Ic=(e,t,r,n,o,a,l)=>{e.bezierCurveTo(r,t,o,n,l,a)};function Lc(e){return(t,r,n,o,a)=>ir(t,r,(l,c,m,f,g,h,_,b,x,I,U)=>{let{pxRound:L,points:v}=l,C,S;f.ori==0?(C=ci,S=Rc):(C=di,S=Uc);let Y=De(v.width*ke,3),W=(v.size-v.width)/2*ke,Z=De(W*2,3),G=new Path2D,re=new Path2D,{left:j,top:A,width:K,height:$}=t.bbox;fi(re,j-Z,A-Z,K+Z*2,$+Z*2);let E=N=>{if(m[N]!=null){let M=L(h(c[N],f,I,b)),P=L(_(m[N],g,U,x));C(G,M+W,P),S(G,M,P,W,0,ti*2)}};if(a)a.forEach(E);else for(let N=n;N<=o;N++)E(N);return{stroke:Y>0?G:null,fill:G,clip:re,flags:Vr|Ia}})}function Wc(e){return(t,r,n,o,a,l)=>{n!=o&&(a!=n&&l!=n&&e(t,r,n),a!=o&&l!=o&&e(t,r,o),e(t,r,l))}}var wp=Wc(qr),vp=Wc(Qr);function Mc(e){let t=_e(e?.alignGaps,0);return(r,n,o,a)=>ir(r,n,(l,c,m,f,g,h,_,b,x,I,U)=>{[o,a]=ii(m,o,a);let L=l.pxRound,v=$=>L(h($,f,I,b)),C=$=>L(_($,g,U,x)),S,Y;f.ori==0?(S=qr,Y=wp):(S=Qr,Y=vp);let W=f.dir*(f.ori==0?1:-1),Z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Vr},G=Z.stroke,re=!1;if(a-o>=I*4){let $=z=>r.posToVal(z,f.key,!0),E=null,N=null,M,P,fe,ee=v(c[W==1?o:a]),Q=v(c[o]),le=v(c[a]),te=$(W==1?Q+1:le-1);for(let z=W==1?o:a;z>=o&&z<=a;z+=W){let Pe=c[z],oe=(W==1?Pe<te:Pe>te)?ee:v(Pe),me=m[z];oe==ee?me!=null?(P=me,E==null?(S(G,oe,C(P)),M=E=N=P):P<E?E=P:P>N&&(N=P)):me===null&&(re=!0):(E!=null&&Y(G,ee,C(E),C(N),C(M),C(P)),me!=null?(P=me,S(G,oe,C(P)),E=N=M=P):(E=N=null,me===null&&(re=!0)),ee=oe,te=$(ee+W))}E!=null&&E!=N&&fe!=ee&&Y(G,ee,C(E),C(N),C(M),C(P))}else for(let $=W==1?o:a;$>=o&&$<=a;$+=W){let E=m[$];E===null?re=!0:E!=null&&S(G,v(c[$]),C(E))}let[A,K]=ja(r,n);if(l.fill!=null||A!=0){let $=Z.fill=new Path2D(G),E=l.fillTo(r,n,l.min,l.max,A),N=C(E),M=v(c[o]),P=v(c[a]);W==-1&&([P,M]=[M,P]),S($,P,N),S($,M,N)}if(!l.spanGaps){let $=[];re&&$.push(...Ka(c,m,o,a,W,v,t)),Z.gaps=$=l.gaps(r,n,o,a,$),Z.clip=ui($,f.ori,b,x,I,U)}return K!=0&&(Z.band=K==2?[kn(r,n,o,a,G,-1),kn(r,n,o,a,G,1)]:kn(r,n,o,a,G,K)),Z})}function kp(e){let t=_e(e.align,1),r=_e(e.ascDesc,!1),n=_e(e.alignGaps,0),o=_e(e.extend,!1);return(a,l,c,m)=>ir(a,l,(f,g,h,_,b,x,I,U,L,v,C)=>{[c,m]=ii(h,c,m);let S=f.pxRound,{left:Y,width:W}=a.bbox,Z=Q=>S(x(Q,_,v,U)),G=Q=>S(I(Q,b,C,L)),re=_.ori==0?qr:Qr,j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Vr},A=j.stroke,K=_.dir*(_.ori==0?1:-1),$=G(h[K==1?c:m]),E=Z(g[K==1?c:m]),N=E,M=E;o&&t==-1&&(M=Y,re(A,M,$)),re(A,E,$);for(let Q=K==1?c:m;Q>=c&&Q<=m;Q+=K){let le=h[Q];if(le==null)continue;let te=Z(g[Q]),z=G(le);t==1?re(A,te,$):re(A,N,z),re(A,te,z),$=z,N=te}let P=N;o&&t==1&&(P=Y+W,re(A,P,$));let[fe,ee]=ja(a,l);if(f.fill!=null||fe!=0){let Q=j.fill=new Path2D(A),le=f.fillTo(a,l,f.min,f.max,fe),te=G(le);re(Q,P,te),re(Q,M,te)}if(!f.spanGaps){let Q=[];Q.push(...Ka(g,h,c,m,K,Z,n));let le=f.width*ke/2,te=r||t==1?le:-le,z=r||t==-1?-le:le;Q.forEach(Pe=>{Pe[0]+=te,Pe[1]+=z}),j.gaps=Q=f.gaps(a,l,c,m,Q),j.clip=ui(Q,_.ori,U,L,v,C)}return ee!=0&&(j.band=ee==2?[kn(a,l,c,m,A,-1),kn(a,l,c,m,A,1)]:kn(a,l,c,m,A,ee)),j})}function Ju(e,t,r,n,o,a,l=Ae){if(e.length>1){let c=null;for(let m=0,f=1/0;m<e.length;m++)if(t[m]!==void 0){if(c!=null){let g=et(e[m]-e[c]);g<f&&(f=g,l=et(r(e[m],n,o,a)-r(e[c],n,o,a)))}c=m}}return l}function Sp(e){e=e||ho;let t=_e(e.size,[.6,Ae,1]),r=e.align||0,n=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let a=de(o),l=1-t[0],c=_e(t[1],Ae),m=_e(t[2],1),f=_e(e.disp,ho),g=_e(e.each,b=>{}),{fill:h,stroke:_}=f;return(b,x,I,U)=>ir(b,x,(L,v,C,S,Y,W,Z,G,re,j,A)=>{let K=L.pxRound,$=r,E=n*ke,N=c*ke,M=m*ke,P,fe;S.ori==0?[P,fe]=a(b,x):[fe,P]=a(b,x);let ee=S.dir*(S.ori==0?1:-1),Q=S.ori==0?fi:Ya,le=S.ori==0?g:(F,Ee,Ye,ur,qn,rn,Qn)=>{g(F,Ee,Ye,qn,ur,Qn,rn)},te=_e(b.bands,Qa).find(F=>F.series[0]==x),z=te!=null?te.dir:0,Pe=L.fillTo(b,x,L.min,L.max,z),he=K(Z(Pe,Y,A,re)),oe,me,Wt,mt=j,Ve=K(L.width*ke),nn=!1,hn=null,Mt=null,Tn=null,ar=null;h!=null&&(Ve==0||_!=null)&&(nn=!0,hn=h.values(b,x,I,U),Mt=new Map,new Set(hn).forEach(F=>{F!=null&&Mt.set(F,new Path2D)}),Ve>0&&(Tn=_.values(b,x,I,U),ar=new Map,new Set(Tn).forEach(F=>{F!=null&&ar.set(F,new Path2D)})));let{x0:sr,size:zr}=f;if(sr!=null&&zr!=null){$=1,v=sr.values(b,x,I,U),sr.unit==2&&(v=v.map(Ye=>b.posToVal(G+Ye*j,S.key,!0)));let F=zr.values(b,x,I,U);zr.unit==2?me=F[0]*j:me=W(F[0],S,j,G)-W(0,S,j,G),mt=Ju(v,C,W,S,j,G,mt),Wt=mt-me+E}else mt=Ju(v,C,W,S,j,G,mt),Wt=mt*l+E,me=mt-Wt;Wt<1&&(Wt=0),Ve>=me/2&&(Ve=0),Wt<5&&(K=ac);let So=Wt>0,Vn=mt-Wt-(So?Ve:0);me=K(Ra(Vn,M,N)),oe=($==0?me/2:$==ee?0:me)-$*ee*(($==0?E/2:0)+(So?Ve/2:0));let pt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},lr=nn?null:new Path2D,yn=null;if(te!=null)yn=b.data[te.series[1]];else{let{y0:F,y1:Ee}=f;F!=null&&Ee!=null&&(C=Ee.values(b,x,I,U),yn=F.values(b,x,I,U))}let Fn=P*me,ie=fe*me;for(let F=ee==1?I:U;F>=I&&F<=U;F+=ee){let Ee=C[F];if(Ee==null)continue;if(yn!=null){let _t=yn[F]??0;if(Ee-_t==0)continue;he=Z(_t,Y,A,re)}let Ye=S.distr!=2||f!=null?v[F]:F,ur=W(Ye,S,j,G),qn=Z(_e(Ee,Pe),Y,A,re),rn=K(ur-oe),Qn=K(bt(qn,he)),Ct=K(en(qn,he)),$t=Qn-Ct;if(Ee!=null){let _t=Ee<0?ie:Fn,Ht=Ee<0?Fn:ie;nn?(Ve>0&&Tn[F]!=null&&Q(ar.get(Tn[F]),rn,Ct+It(Ve/2),me,bt(0,$t-Ve),_t,Ht),hn[F]!=null&&Q(Mt.get(hn[F]),rn,Ct+It(Ve/2),me,bt(0,$t-Ve),_t,Ht)):Q(lr,rn,Ct+It(Ve/2),me,bt(0,$t-Ve),_t,Ht),le(b,x,F,rn-Ve/2,Ct,me+Ve,$t)}}return Ve>0?pt.stroke=nn?ar:lr:nn||(pt._fill=L.width==0?L._fill:L._stroke??L._fill,pt.width=0),pt.fill=nn?Mt:lr,pt})}function xp(e,t){let r=_e(t?.alignGaps,0);return(n,o,a,l)=>ir(n,o,(c,m,f,g,h,_,b,x,I,U,L)=>{[a,l]=ii(f,a,l);let v=c.pxRound,C=P=>v(_(P,g,U,x)),S=P=>v(b(P,h,L,I)),Y,W,Z;g.ori==0?(Y=ci,Z=qr,W=Nc):(Y=di,Z=Qr,W=Ic);let G=g.dir*(g.ori==0?1:-1),re=C(m[G==1?a:l]),j=re,A=[],K=[];for(let P=G==1?a:l;P>=a&&P<=l;P+=G)if(f[P]!=null){let ee=m[P],Q=C(ee);A.push(j=Q),K.push(S(f[P]))}let $={stroke:e(A,K,Y,Z,W,v),fill:null,clip:null,band:null,gaps:null,flags:Vr},E=$.stroke,[N,M]=ja(n,o);if(c.fill!=null||N!=0){let P=$.fill=new Path2D(E),fe=c.fillTo(n,o,c.min,c.max,N),ee=S(fe);Z(P,j,ee),Z(P,re,ee)}if(!c.spanGaps){let P=[];P.push(...Ka(m,f,a,l,G,C,r)),$.gaps=P=c.gaps(n,o,a,l,P),$.clip=ui(P,g.ori,x,I,U,L)}return M!=0&&($.band=M==2?[kn(n,o,a,l,E,-1),kn(n,o,a,l,E,1)]:kn(n,o,a,l,E,M)),$})}function Tp(e){return xp(Cp,e)}function Cp(e,t,r,n,o,a){let l=e.length;if(l<2)return null;let c=new Path2D;if(r(c,e[0],t[0]),l==2)n(c,e[1],t[1]);else{let m=Array(l),f=Array(l-1),g=Array(l-1),h=Array(l-1);for(let _=0;_<l-1;_++)g[_]=t[_+1]-t[_],h[_]=e[_+1]-e[_],f[_]=g[_]/h[_];m[0]=f[0];for(let _=1;_<l-1;_++)f[_]===0||f[_-1]===0||f[_-1]>0!=f[_]>0?m[_]=0:(m[_]=3*(h[_-1]+h[_])/((2*h[_]+h[_-1])/f[_-1]+(h[_]+2*h[_-1])/f[_]),isFinite(m[_])||(m[_]=0));m[l-1]=f[l-2];for(let _=0;_<l-1;_++)o(c,e[_]+h[_]/3,t[_]+m[_]*h[_]/3,e[_+1]-h[_]/3,t[_+1]-m[_+1]*h[_]/3,e[_+1],t[_+1])}return c}var La=new Set;function Zu(){for(let e of La)e.syncRect(!0)}Fr&&(rr(am,Wr,Zu),rr(sm,Wr,Zu,!0),rr(ni,Wr,()=>{tt.pxRatio=ke}));var Ap=Mc(),Dp=Lc();function Xu(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,l)=>Wa(a,l,t,r))}function Pp(e,t){return e.map((r,n)=>n==0?{}:Ke({},t,r))}function Wa(e,t,r,n){return Ke({},t==0?r:n,e)}function $c(e,t,r){return t==null?$r:[t,r]}var Ep=$c;function Rp(e,t,r){return t==null?$r:ri(t,r,Fa,!0)}function Oc(e,t,r,n){return t==null?$r:ai(t,r,e.scales[n].log,!1)}var Up=Oc;function Vc(e,t,r,n){return t==null?$r:Va(t,r,e.scales[n].log,!1)}var Np=Vc;function Ip(e,t,r,n,o){let a=bt(Ru(e),Ru(t)),l=t-e,c=Xt(o/n*l,r);do{let m=r[c],f=n*m/l;if(f>=o&&a+(m<5?$n.get(m):0)<=17)return[m,f]}while(++c<r.length);return[0,0]}function ec(e){let t,r;return e=e.replace(/(\d+)px/,(n,o)=>(t=Xe((r=+o)*ke))+"px"),[e,t,r]}function Lp(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=De(t[2]*ke,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function tt(e,t,r){let n={mode:_e(e.mode,1)},o=n.mode;function a(s,u,d,p){let y=u.valToPct(s);return p+d*(u.dir==-1?1-y:y)}function l(s,u,d,p){let y=u.valToPct(s);return p+d*(u.dir==-1?y:1-y)}function c(s,u,d,p){return u.ori==0?a(s,u,d,p):l(s,u,d,p)}n.valToPosH=a,n.valToPosV=l;let m=!1;n.status=0;let f=n.root=Bt(qf);if(e.id!=null&&(f.id=e.id),Nt(f,e.class),e.title){let s=Bt(zf,f);s.textContent=e.title}let g=Zt("canvas"),h=n.ctx=g.getContext("2d"),_=Bt(Hf,f);rr("click",_,s=>{s.target===x&&(Ue!=wr||Me!=vr)&&ut.click(n,s)},!0);let b=n.under=Bt(Gf,_);_.appendChild(g);let x=n.over=Bt(jf,_);e=Or(e);let I=+_e(e.pxAlign,1),U=Yu(I);(e.plugins||[]).forEach(s=>{s.opts&&(e=s.opts(n,e)||e)});let L=e.ms||.001,v=n.series=o==1?Xu(e.series||[],Qu,ju,!1):Pp(e.series||[null],Gu),C=n.axes=Xu(e.axes||[],qu,zu,!0),S=n.scales={},Y=n.bands=e.bands||[];Y.forEach(s=>{s.fill=de(s.fill||null),s.dir=_e(s.dir,-1)});let W=o==2?v[1].facets[0].scale:v[0].scale,Z={axes:qd,series:Md},G=(e.drawOrder||["axes","series"]).map(s=>Z[s]);function re(s){let u=s.distr==3?d=>vn(d>0?d:s.clamp(n,d,s.min,s.max,s.key)):s.distr==4?d=>Sa(d,s.asinh):s.distr==100?d=>s.fwd(d):d=>d;return d=>{let p=u(d),{_min:y,_max:w}=s,k=w-y;return(p-y)/k}}function j(s){let u=S[s];if(u==null){let d=(e.scales||ho)[s]||ho;if(d.from!=null){j(d.from);let p=Ke({},S[d.from],d,{key:s});p.valToPct=re(p),S[s]=p}else{u=S[s]=Ke({},s==W?Dc:yp,d),u.key=s;let p=u.time,y=u.range,w=Mn(y);if((s!=W||o==2&&!p)&&(w&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Du:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Du:{mode:1,hard:y[1],soft:y[1]}},w=!1),!w&&li(y))){let k=y;y=(T,D,O)=>D==null?$r:ri(D,O,k)}u.range=de(y||(p?Ep:s==W?u.distr==3?Up:u.distr==4?Np:$c:u.distr==3?Oc:u.distr==4?Vc:Rp)),u.auto=de(w?!1:u.auto),u.clamp=de(u.clamp||hp),u._min=u._max=null,u.valToPct=re(u)}}}j("x"),j("y"),o==1&&v.forEach(s=>{j(s.scale)}),C.forEach(s=>{j(s.scale)});for(let s in e.scales)j(s);let A=S[W],K=A.distr,$,E;A.ori==0?(Nt(f,Qf),$=a,E=l):(Nt(f,Bf),$=l,E=a);let N={};for(let s in S){let u=S[s];(u.min!=null||u.max!=null)&&(N[s]={min:u.min,max:u.max},u.min=u.max=null)}let M=e.tzDate||(s=>new Date(Xe(s/L))),P=e.fmtDate||Ba,fe=L==1?Qm(M):Hm(M),ee=Ou(M,$u(L==1?qm:zm,P)),Q=Fu(M,Vu(jm,P)),le=[],te=n.legend=Ke({},Jm,e.legend),z=n.cursor=Ke({},rp,{drag:{y:o==2}},e.cursor),Pe=te.show,he=z.show,oe=te.markers;te.idxs=le,oe.width=de(oe.width),oe.dash=de(oe.dash),oe.stroke=de(oe.stroke),oe.fill=de(oe.fill);let me,Wt,mt,Ve=[],nn=[],hn,Mt=!1,Tn={};if(te.live){let s=v[1]?v[1].values:null;Mt=s!=null,hn=Mt?s(n,1,0):{_:0};for(let u in hn)Tn[u]=$a}if(Pe)if(me=Zt("table",em,f),mt=Zt("tbody",null,me),te.mount(n,me),Mt){Wt=Zt("thead",null,me,mt);let s=Zt("tr",null,Wt);Zt("th",null,s);for(var ar in hn)Zt("th",gu,s).textContent=ar}else Nt(me,nm),te.live&&Nt(me,tm);let sr={show:!0},zr={show:!1};function So(s,u){if(u==0&&(Mt||!te.live||o==2))return $r;let d=[],p=Zt("tr",rm,mt,mt.childNodes[u]);Nt(p,s.class),s.show||Nt(p,nr);let y=Zt("th",null,p);if(oe.show){let T=Bt(om,y);if(u>0){let D=oe.width(n,u);D&&(T.style.border=D+"px "+oe.dash(n,u)+" "+oe.stroke(n,u)),T.style.background=oe.fill(n,u)}}let w=Bt(gu,y);s.label instanceof HTMLElement?w.appendChild(s.label):w.textContent=s.label,u>0&&(oe.show||(w.style.color=s.width>0?oe.stroke(n,u):oe.fill(n,u)),pt("click",y,T=>{if(z._lock)return;zn(T);let D=v.indexOf(s);if((T.ctrlKey||T.metaKey)!=te.isolate){let O=v.some((V,q)=>q>0&&q!=D&&V.show);v.forEach((V,q)=>{q>0&&an(q,O?q==D?sr:zr:sr,!0,ze.setSeries)})}else an(D,{show:!s.show},!0,ze.setSeries)},!1),dr&&pt(_u,y,T=>{z._lock||(zn(T),an(v.indexOf(s),Sr,!0,ze.setSeries))},!1));for(var k in hn){let T=Zt("td",im,p);T.textContent="--",d.push(T)}return[p,d]}let Vn=new Map;function pt(s,u,d,p=!0){let y=Vn.get(u)||{},w=z.bind[s](n,u,d,p);w&&(rr(s,u,y[s]=w),Vn.set(u,y))}function lr(s,u,d){let p=Vn.get(u)||{};for(let y in p)(s==null||y==s)&&(Ea(y,u,p[y]),delete p[y]);s==null&&Vn.delete(u)}let yn=0,Fn=0,ie=0,F=0,Ee=0,Ye=0,ur=Ee,qn=Ye,rn=ie,Qn=F,Ct=0,$t=0,_t=0,Ht=0;n.bbox={};let vi=!1,xo=!1,cr=!1,Bn=!1,To=!1,Ot=!1;function ki(s,u,d){(d||s!=n.width||u!=n.height)&&cs(s,u),hr(!1),cr=!0,xo=!0,yr()}function cs(s,u){n.width=yn=ie=s,n.height=Fn=F=u,Ee=Ye=0,Ed(),Rd();let d=n.bbox;Ct=d.left=er(Ee*ke,.5),$t=d.top=er(Ye*ke,.5),_t=d.width=er(ie*ke,.5),Ht=d.height=er(F*ke,.5)}let Ad=3;function Dd(){let s=!1,u=0;for(;!s;){u++;let d=Vd(u),p=Fd(u);s=u==Ad||d&&p,s||(cs(n.width,n.height),xo=!0)}}function Pd({width:s,height:u}){ki(s,u)}n.setSize=Pd;function Ed(){let s=!1,u=!1,d=!1,p=!1;C.forEach((y,w)=>{if(y.show&&y._show){let{side:k,_size:T}=y,D=k%2,O=y.label!=null?y.labelSize:0,V=T+O;V>0&&(D?(ie-=V,k==3?(Ee+=V,p=!0):d=!0):(F-=V,k==0?(Ye+=V,s=!0):u=!0))}}),Hn[0]=s,Hn[1]=d,Hn[2]=u,Hn[3]=p,ie-=Cn[1]+Cn[3],Ee+=Cn[3],F-=Cn[2]+Cn[0],Ye+=Cn[0]}function Rd(){let s=Ee+ie,u=Ye+F,d=Ee,p=Ye;function y(w,k){switch(w){case 1:return s+=k,s-k;case 2:return u+=k,u-k;case 3:return d-=k,d+k;case 0:return p-=k,p+k}}C.forEach((w,k)=>{if(w.show&&w._show){let T=w.side;w._pos=y(T,w._size),w.label!=null&&(w._lpos=y(T,w.labelSize))}})}if(z.dataIdx==null){let s=z.hover,u=s.skip=new Set(s.skip??[]);u.add(void 0);let d=s.prox=de(s.prox),p=s.bias??=0;z.dataIdx=(y,w,k,T)=>{if(w==0)return k;let D=k,O=d(y,w,k,T)??Ae,V=O>=0&&O<Ae,q=A.ori==0?ie:F,ne=z.left,we=t[0],ye=t[w];if(u.has(ye[k])){D=null;let ue=null,J=null,H;if(p==0||p==-1)for(H=k;ue==null&&H-- >0;)u.has(ye[H])||(ue=H);if(p==0||p==1)for(H=k;J==null&&H++<ye.length;)u.has(ye[H])||(J=H);if(ue!=null||J!=null)if(V){let Ie=ue==null?-1/0:$(we[ue],A,q,0),qe=J==null?1/0:$(we[J],A,q,0),st=ne-Ie,Ce=qe-ne;st<=Ce?st<=O&&(D=ue):Ce<=O&&(D=J)}else D=J==null?ue:ue==null?J:k-ue<=J-k?ue:J}else V&&et(ne-$(we[k],A,q,0))>O&&(D=null);return D}}let zn=s=>{z.event=s};z.idxs=le,z._lock=!1;let ft=z.points;ft.show=de(ft.show),ft.size=de(ft.size),ft.stroke=de(ft.stroke),ft.width=de(ft.width),ft.fill=de(ft.fill);let on=n.focus=Ke({},e.focus||{alpha:.3},z.focus),dr=on.prox>=0,fr=dr&&ft.one,Vt=[],mr=[],pr=[];function ds(s,u){let d=ft.show(n,u);if(d instanceof HTMLElement)return Nt(d,Xf),Nt(d,s.class),pn(d,-10,-10,ie,F),x.insertBefore(d,Vt[u]),d}function fs(s,u){if(o==1||u>0){let d=o==1&&S[s.scale].time,p=s.value;s.value=d?Iu(p)?Fu(M,Vu(p,P)):p||Q:p||mp,s.label=s.label||(d?ip:op)}if(fr||u>0){s.width=s.width==null?1:s.width,s.paths=s.paths||Ap||ym,s.fillTo=de(s.fillTo||bp),s.pxAlign=+_e(s.pxAlign,I),s.pxRound=Yu(s.pxAlign),s.stroke=de(s.stroke||null),s.fill=de(s.fill||null),s._stroke=s._fill=s._paths=s._focus=null;let d=pp(bt(1,s.width),1),p=s.points=Ke({},{size:d,width:bt(1,d*.2),stroke:s.stroke,space:d*2,paths:Dp,_stroke:null,_fill:null},s.points);p.show=de(p.show),p.filter=de(p.filter),p.fill=de(p.fill),p.stroke=de(p.stroke),p.paths=de(p.paths),p.pxAlign=s.pxAlign}if(Pe){let d=So(s,u);Ve.splice(u,0,d[0]),nn.splice(u,0,d[1]),te.values.push(null)}if(he){le.splice(u,0,null);let d=null;fr?u==0&&(d=ds(s,u)):u>0&&(d=ds(s,u)),Vt.splice(u,0,d),mr.splice(u,0,0),pr.splice(u,0,0)}at("addSeries",u)}function Ud(s,u){u=u??v.length,s=o==1?Wa(s,u,Qu,ju):Wa(s,u,{},Gu),v.splice(u,0,s),fs(v[u],u)}n.addSeries=Ud;function Nd(s){if(v.splice(s,1),Pe){te.values.splice(s,1),nn.splice(s,1);let u=Ve.splice(s,1)[0];lr(null,u.firstChild),u.remove()}he&&(le.splice(s,1),Vt.splice(s,1)[0].remove(),mr.splice(s,1),pr.splice(s,1)),at("delSeries",s)}n.delSeries=Nd;let Hn=[!1,!1,!1,!1];function Id(s,u){if(s._show=s.show,s.show){let d=s.side%2,p=S[s.scale];p==null&&(s.scale=d?v[1].scale:W,p=S[s.scale]);let y=p.time;s.size=de(s.size),s.space=de(s.space),s.rotate=de(s.rotate),Mn(s.incrs)&&s.incrs.forEach(k=>{!$n.has(k)&&$n.set(k,uc(k))}),s.incrs=de(s.incrs||(p.distr==2?Om:y?L==1?Fm:Bm:tr)),s.splits=de(s.splits||(y&&p.distr==1?fe:p.distr==3?Ua:p.distr==4?lp:sp)),s.stroke=de(s.stroke),s.grid.stroke=de(s.grid.stroke),s.ticks.stroke=de(s.ticks.stroke),s.border.stroke=de(s.border.stroke);let w=s.values;s.values=Mn(w)&&!Mn(w[0])?de(w):y?Mn(w)?Ou(M,$u(w,P)):Iu(w)?Gm(M,w):w||ee:w||ap,s.filter=de(s.filter||(p.distr>=3&&p.log==10?dp:p.distr==3&&p.log==2?fp:sc)),s.font=ec(s.font),s.labelFont=ec(s.labelFont),s._size=s.size(n,null,u,0),s._space=s._rotate=s._incrs=s._found=s._splits=s._values=null,s._size>0&&(Hn[u]=!0,s._el=Bt(Kf,_))}}function Hr(s,u,d,p){let[y,w,k,T]=d,D=u%2,O=0;return D==0&&(T||w)&&(O=u==0&&!y||u==2&&!k?Xe(qu.size/3):0),D==1&&(y||k)&&(O=u==1&&!w||u==3&&!T?Xe(zu.size/2):0),O}let ms=n.padding=(e.padding||[Hr,Hr,Hr,Hr]).map(s=>de(_e(s,Hr))),Cn=n._padding=ms.map((s,u)=>s(n,u,Hn,0)),lt,nt=null,rt=null,Co=o==1?v[0].idxs:null,Gt=null,Gr=!1;function ps(s,u){if(t=s??[],n.data=n._data=t,o==2){lt=0;for(let d=1;d<v.length;d++)lt+=t[d][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),Gt=t[0],lt=Gt.length;let d=t;if(K==2){d=t.slice();let p=d[0]=Array(lt);for(let y=0;y<lt;y++)p[y]=y}n._data=t=d}if(hr(!0),at("setData"),K==2&&(cr=!0),u!==!1){let d=A;d.auto(n,Gr)?Si():Dn(W,d.min,d.max),Bn=Bn||z.left>=0,Ot=!0,yr()}}n.setData=ps;function Si(){Gr=!0;let s,u;o==1&&(lt>0?(nt=Co[0]=0,rt=Co[1]=lt-1,s=t[0][nt],u=t[0][rt],K==2?(s=nt,u=rt):s==u&&(K==3?[s,u]=ai(s,s,A.log,!1):K==4?[s,u]=Va(s,s,A.log,!1):A.time?u=s+Xe(86400/L):[s,u]=ri(s,u,Fa,!0))):(nt=Co[0]=s=null,rt=Co[1]=u=null)),Dn(W,s,u)}let Ao,gr,xi,Ti,Ci,Ai,Di,Pi,Ei,wt;function gs(s,u,d,p,y,w){s??=yu,d??=Qa,p??="butt",y??=yu,w??="round",s!=Ao&&(h.strokeStyle=Ao=s),y!=gr&&(h.fillStyle=gr=y),u!=xi&&(h.lineWidth=xi=u),w!=Ci&&(h.lineJoin=Ci=w),p!=Ai&&(h.lineCap=Ai=p),d!=Ti&&h.setLineDash(Ti=d)}function hs(s,u,d,p){u!=gr&&(h.fillStyle=gr=u),s!=Di&&(h.font=Di=s),d!=Pi&&(h.textAlign=Pi=d),p!=Ei&&(h.textBaseline=Ei=p)}function Ri(s,u,d,p,y=0){if(p.length>0&&s.auto(n,Gr)&&(u==null||u.min==null)){let w=_e(nt,0),k=_e(rt,p.length-1),T=d.min==null?dm(p,w,k,y,s.distr==3):[d.min,d.max];s.min=en(s.min,d.min=T[0]),s.max=bt(s.max,d.max=T[1])}}let ys={min:null,max:null};function Ld(){for(let p in S){let y=S[p];N[p]==null&&(y.min==null||N[W]!=null&&y.auto(n,Gr))&&(N[p]=ys)}for(let p in S){let y=S[p];N[p]==null&&y.from!=null&&N[y.from]!=null&&(N[p]=ys)}N[W]!=null&&hr(!0);let s={};for(let p in N){let y=N[p];if(y!=null){let w=s[p]=Or(S[p],wm);if(y.min!=null)Ke(w,y);else if(p!=W||o==2)if(lt==0&&w.from==null){let k=w.range(n,null,null,p);w.min=k[0],w.max=k[1]}else w.min=Ae,w.max=-Ae}}if(lt>0){v.forEach((p,y)=>{if(o==1){let w=p.scale,k=N[w];if(k==null)return;let T=s[w];if(y==0){let D=T.range(n,T.min,T.max,w);T.min=D[0],T.max=D[1],nt=Xt(T.min,t[0]),rt=Xt(T.max,t[0]),rt-nt>1&&(t[0][nt]<T.min&&nt++,t[0][rt]>T.max&&rt--),p.min=Gt[nt],p.max=Gt[rt]}else p.show&&p.auto&&Ri(T,k,p,t[y],p.sorted);p.idxs[0]=nt,p.idxs[1]=rt}else if(y>0&&p.show&&p.auto){let[w,k]=p.facets,T=w.scale,D=k.scale,[O,V]=t[y],q=s[T],ne=s[D];q!=null&&Ri(q,N[T],w,O,w.sorted),ne!=null&&Ri(ne,N[D],k,V,k.sorted),p.min=k.min,p.max=k.max}});for(let p in s){let y=s[p],w=N[p];if(y.from==null&&(w==null||w.min==null)){let k=y.range(n,y.min==Ae?null:y.min,y.max==-Ae?null:y.max,p);y.min=k[0],y.max=k[1]}}}for(let p in s){let y=s[p];if(y.from!=null){let w=s[y.from];if(w.min==null)y.min=y.max=null;else{let k=y.range(n,w.min,w.max,p);y.min=k[0],y.max=k[1]}}}let u={},d=!1;for(let p in s){let y=s[p],w=S[p];if(w.min!=y.min||w.max!=y.max){w.min=y.min,w.max=y.max;let k=w.distr;w._min=k==3?vn(w.min):k==4?Sa(w.min,w.asinh):k==100?w.fwd(w.min):w.min,w._max=k==3?vn(w.max):k==4?Sa(w.max,w.asinh):k==100?w.fwd(w.max):w.max,u[p]=d=!0}}if(d){v.forEach((p,y)=>{o==2?y>0&&u.y&&(p._paths=null):u[p.scale]&&(p._paths=null)});for(let p in u)cr=!0,at("setScale",p);he&&z.left>=0&&(Bn=Ot=!0)}for(let p in N)N[p]=null}function Wd(s){let u=Ra(nt-1,0,lt-1),d=Ra(rt+1,0,lt-1);for(;s[u]==null&&u>0;)u--;for(;s[d]==null&&d<lt-1;)d++;return[u,d]}function Md(){if(lt>0){let s=v.some(u=>u._focus)&&wt!=on.alpha;s&&(h.globalAlpha=wt=on.alpha),v.forEach((u,d)=>{if(d>0&&u.show&&(bs(d,!1),bs(d,!0),u._paths==null)){let p=wt;wt!=u.alpha&&(h.globalAlpha=wt=u.alpha);let y=o==2?[0,t[d][0].length-1]:Wd(t[d]);u._paths=u.paths(n,d,y[0],y[1]),wt!=p&&(h.globalAlpha=wt=p)}}),v.forEach((u,d)=>{if(d>0&&u.show){let p=wt;wt!=u.alpha&&(h.globalAlpha=wt=u.alpha),u._paths!=null&&_s(d,!1);{let y=u._paths!=null?u._paths.gaps:null,w=u.points.show(n,d,nt,rt,y),k=u.points.filter(n,d,w,y);(w||k)&&(u.points._paths=u.points.paths(n,d,nt,rt,k),_s(d,!0))}wt!=p&&(h.globalAlpha=wt=p),at("drawSeries",d)}}),s&&(h.globalAlpha=wt=1)}}function bs(s,u){let d=u?v[s].points:v[s];d._stroke=d.stroke(n,s),d._fill=d.fill(n,s)}function _s(s,u){let d=u?v[s].points:v[s],{stroke:p,fill:y,clip:w,flags:k,_stroke:T=d._stroke,_fill:D=d._fill,_width:O=d.width}=d._paths;O=De(O*ke,3);let V=null,q=O%2/2;u&&D==null&&(D=O>0?"#fff":T);let ne=d.pxAlign==1&&q>0;if(ne&&h.translate(q,q),!u){let we=Ct-O/2,ye=$t-O/2,ue=_t+O,J=Ht+O;V=new Path2D,V.rect(we,ye,ue,J)}u?Ui(T,O,d.dash,d.cap,D,p,y,k,w):$d(s,T,O,d.dash,d.cap,D,p,y,k,V,w),ne&&h.translate(-q,-q)}function $d(s,u,d,p,y,w,k,T,D,O,V){let q=!1;D!=0&&Y.forEach((ne,we)=>{if(ne.series[0]==s){let ye=v[ne.series[1]],ue=t[ne.series[1]],J=(ye._paths||ho).band;Mn(J)&&(J=ne.dir==1?J[0]:J[1]);let H,Ie=null;ye.show&&J&&mm(ue,nt,rt)?(Ie=ne.fill(n,we)||w,H=ye._paths.clip):J=null,Ui(u,d,p,y,Ie,k,T,D,O,V,H,J),q=!0}}),q||Ui(u,d,p,y,w,k,T,D,O,V)}let ws=Vr|Ia;function Ui(s,u,d,p,y,w,k,T,D,O,V,q){gs(s,u,d,p,y),(D||O||q)&&(h.save(),D&&h.clip(D),O&&h.clip(O)),q?(T&ws)==ws?(h.clip(q),V&&h.clip(V),Po(y,k),Do(s,w,u)):T&Ia?(Po(y,k),h.clip(q),Do(s,w,u)):T&Vr&&(h.save(),h.clip(q),V&&h.clip(V),Po(y,k),h.restore(),Do(s,w,u)):(Po(y,k),Do(s,w,u)),(D||O||q)&&h.restore()}function Do(s,u,d){d>0&&(u instanceof Map?u.forEach((p,y)=>{h.strokeStyle=Ao=y,h.stroke(p)}):u!=null&&s&&h.stroke(u))}function Po(s,u){u instanceof Map?u.forEach((d,p)=>{h.fillStyle=gr=p,h.fill(d)}):u!=null&&s&&h.fill(u)}function Od(s,u,d,p){let y=C[s],w;if(p<=0)w=[0,0];else{let k=y._space=y.space(n,s,u,d,p),T=y._incrs=y.incrs(n,s,u,d,p,k);w=Ip(u,d,T,p,k)}return y._found=w}function Ni(s,u,d,p,y,w,k,T,D,O){let V=k%2/2;I==1&&h.translate(V,V),gs(T,k,D,O,T),h.beginPath();let q,ne,we,ye,ue=y+(p==0||p==3?-w:w);d==0?(ne=y,ye=ue):(q=y,we=ue);for(let J=0;J<s.length;J++)u[J]!=null&&(d==0?q=we=s[J]:ne=ye=s[J],h.moveTo(q,ne),h.lineTo(we,ye));h.stroke(),I==1&&h.translate(-V,-V)}function Vd(s){let u=!0;return C.forEach((d,p)=>{if(!d.show)return;let y=S[d.scale];if(y.min==null){d._show&&(u=!1,d._show=!1,hr(!1));return}else d._show||(u=!1,d._show=!0,hr(!1));let w=d.side,k=w%2,{min:T,max:D}=y,[O,V]=Od(p,T,D,k==0?ie:F);if(V==0)return;let q=y.distr==2,ne=d._splits=d.splits(n,p,T,D,O,V,q),we=y.distr==2?ne.map(H=>Gt[H]):ne,ye=y.distr==2?Gt[ne[1]]-Gt[ne[0]]:O,ue=d._values=d.values(n,d.filter(n,we,p,V,ye),p,V,ye);d._rotate=w==2?d.rotate(n,ue,p,V):0;let J=d._size;d._size=zt(d.size(n,ue,p,s)),J!=null&&d._size!=J&&(u=!1)}),u}function Fd(s){let u=!0;return ms.forEach((d,p)=>{let y=d(n,p,Hn,s);y!=Cn[p]&&(u=!1),Cn[p]=y}),u}function qd(){for(let s=0;s<C.length;s++){let u=C[s];if(!u.show||!u._show)continue;let d=u.side,p=d%2,y,w,k=u.stroke(n,s),T=d==0||d==3?-1:1,[D,O]=u._found;if(u.label!=null){let ht=u.labelGap*T,Pt=Xe((u._lpos+ht)*ke);hs(u.labelFont[0],k,"center",d==2?"top":hu),h.save(),p==1?(y=w=0,h.translate(Pt,Xe($t+Ht/2)),h.rotate((d==3?-ti:ti)/2)):(y=Xe(Ct+_t/2),w=Pt);let Kn=ic(u.label)?u.label(n,s,D,O):u.label;h.fillText(Kn,y,w),h.restore()}if(O==0)continue;let V=S[u.scale],q=p==0?_t:Ht,ne=p==0?Ct:$t,we=u._splits,ye=V.distr==2?we.map(ht=>Gt[ht]):we,ue=V.distr==2?Gt[we[1]]-Gt[we[0]]:D,J=u.ticks,H=u.border,Ie=J.show?J.size:0,qe=Xe(Ie*ke),st=Xe((u.alignTo==2?u._size-Ie-u.gap:u.gap)*ke),Ce=u._rotate*-ti/180,Qe=U(u._pos*ke),At=(qe+st)*T,gt=Qe+At;w=p==0?gt:0,y=p==1?gt:0;let Ft=u.font[0],jt=u.align==1?Ir:u.align==2?wa:Ce>0?Ir:Ce<0?wa:p==0?"center":d==3?wa:Ir,ln=Ce||p==1?"middle":d==2?"top":hu;hs(Ft,k,jt,ln);let Dt=u.font[1]*u.lineGap,qt=we.map(ht=>U(c(ht,V,q,ne))),Kt=u._values;for(let ht=0;ht<Kt.length;ht++){let Pt=Kt[ht];if(Pt!=null){p==0?y=qt[ht]:w=qt[ht],Pt=""+Pt;let Kn=Pt.indexOf(`
`)==-1?[Pt]:Pt.split(/\n/gm);for(let yt=0;yt<Kn.length;yt++){let Os=Kn[yt];Ce?(h.save(),h.translate(y,w+yt*Dt),h.rotate(Ce),h.fillText(Os,0,0),h.restore()):h.fillText(Os,y,w+yt*Dt)}}}J.show&&Ni(qt,J.filter(n,ye,s,O,ue),p,d,Qe,qe,De(J.width*ke,3),J.stroke(n,s),J.dash,J.cap);let un=u.grid;un.show&&Ni(qt,un.filter(n,ye,s,O,ue),p,p==0?2:1,p==0?$t:Ct,p==0?Ht:_t,De(un.width*ke,3),un.stroke(n,s),un.dash,un.cap),H.show&&Ni([Qe],[1],p==0?1:0,p==0?1:2,p==1?$t:Ct,p==1?Ht:_t,De(H.width*ke,3),H.stroke(n,s),H.dash,H.cap)}at("drawAxes")}function hr(s){v.forEach((u,d)=>{d>0&&(u._paths=null,s&&(o==1?(u.min=null,u.max=null):u.facets.forEach(p=>{p.min=null,p.max=null})))})}let Eo=!1,Ii=!1,jr=[];function Qd(){Ii=!1;for(let s=0;s<jr.length;s++)at(...jr[s]);jr.length=0}function yr(){Eo||(Am(vs),Eo=!0)}function Bd(s,u=!1){Eo=!0,Ii=u,s(n),vs(),u&&jr.length>0&&queueMicrotask(Qd)}n.batch=Bd;function vs(){if(vi&&(Ld(),vi=!1),cr&&(Dd(),cr=!1),xo){if(We(b,Ir,Ee),We(b,"top",Ye),We(b,fo,ie),We(b,mo,F),We(x,Ir,Ee),We(x,"top",Ye),We(x,fo,ie),We(x,mo,F),We(_,fo,yn),We(_,mo,Fn),g.width=Xe(yn*ke),g.height=Xe(Fn*ke),C.forEach(({_el:s,_show:u,_size:d,_pos:p,side:y})=>{if(s!=null)if(u){let w=y===3||y===0?d:0,k=y%2==1;We(s,k?"left":"top",p-w),We(s,k?"width":"height",d),We(s,k?"top":"left",k?Ye:Ee),We(s,k?"height":"width",k?F:ie),Pa(s,nr)}else Nt(s,nr)}),Ao=gr=xi=Ci=Ai=Di=Pi=Ei=Ti=null,wt=1,Jr(!0),Ee!=ur||Ye!=qn||ie!=rn||F!=Qn){hr(!1);let s=ie/rn,u=F/Qn;if(he&&!Bn&&z.left>=0){z.left*=s,z.top*=u,br&&pn(br,Xe(z.left),0,ie,F),_r&&pn(_r,0,Xe(z.top),ie,F);for(let d=0;d<Vt.length;d++){let p=Vt[d];p!=null&&(mr[d]*=s,pr[d]*=u,pn(p,zt(mr[d]),zt(pr[d]),ie,F))}}if(Ne.show&&!To&&Ne.left>=0&&Ne.width>0){Ne.left*=s,Ne.width*=s,Ne.top*=u,Ne.height*=u;for(let d in Vi)We(kr,d,Ne[d])}ur=Ee,qn=Ye,rn=ie,Qn=F}at("setSize"),xo=!1}yn>0&&Fn>0&&(h.clearRect(0,0,g.width,g.height),at("drawClear"),G.forEach(s=>s()),at("draw")),Ne.show&&To&&(Ro(Ne),To=!1),he&&Bn&&(jn(null,!0,!1),Bn=!1),te.show&&te.live&&Ot&&($i(),Ot=!1),m||(m=!0,n.status=1,at("ready")),Gr=!1,Eo=!1}n.redraw=(s,u)=>{cr=u||!1,s!==!1?Dn(W,A.min,A.max):yr()};function Li(s,u){let d=S[s];if(d.from==null){if(lt==0){let p=d.range(n,u.min,u.max,s);u.min=p[0],u.max=p[1]}if(u.min>u.max){let p=u.min;u.min=u.max,u.max=p}if(lt>1&&u.min!=null&&u.max!=null&&u.max-u.min<1e-16)return;s==W&&d.distr==2&&lt>0&&(u.min=Xt(u.min,t[0]),u.max=Xt(u.max,t[0]),u.min==u.max&&u.max++),N[s]=u,vi=!0,yr()}}n.setScale=Li;let Wi,Mi,br,_r,ks,Ss,wr,vr,xs,Ts,Ue,Me,An=!1,ut=z.drag,ot=ut.x,it=ut.y;he&&(z.x&&(Wi=Bt(Jf,x)),z.y&&(Mi=Bt(Zf,x)),A.ori==0?(br=Wi,_r=Mi):(br=Mi,_r=Wi),Ue=z.left,Me=z.top);let Ne=n.select=Ke({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),kr=Ne.show?Bt(Yf,Ne.over?x:b):null;function Ro(s,u){if(Ne.show){for(let d in s)Ne[d]=s[d],d in Vi&&We(kr,d,s[d]);u!==!1&&at("setSelect")}}n.setSelect=Ro;function zd(s){if(v[s].show)Pe&&Pa(Ve[s],nr);else if(Pe&&Nt(Ve[s],nr),he){let d=fr?Vt[0]:Vt[s];d!=null&&pn(d,-10,-10,ie,F)}}function Dn(s,u,d){Li(s,{min:u,max:d})}function an(s,u,d,p){u.focus!=null&&Yd(s),u.show!=null&&v.forEach((y,w)=>{w>0&&(s==w||s==null)&&(y.show=u.show,zd(w),o==2?(Dn(y.facets[0].scale,null,null),Dn(y.facets[1].scale,null,null)):Dn(y.scale,null,null),yr())}),d!==!1&&at("setSeries",s,u),p&&Zr("setSeries",n,s,u)}n.setSeries=an;function Hd(s,u){Ke(Y[s],u)}function Gd(s,u){s.fill=de(s.fill||null),s.dir=_e(s.dir,-1),u=u??Y.length,Y.splice(u,0,s)}function jd(s){s==null?Y.length=0:Y.splice(s,1)}n.addBand=Gd,n.setBand=Hd,n.delBand=jd;function Kd(s,u){v[s].alpha=u,he&&Vt[s]!=null&&(Vt[s].style.opacity=u),Pe&&Ve[s]&&(Ve[s].style.opacity=u)}let bn,Pn,Gn,Sr={focus:!0};function Yd(s){if(s!=Gn){let u=s==null,d=on.alpha!=1;v.forEach((p,y)=>{if(o==1||y>0){let w=u||y==0||y==s;p._focus=u?null:w,d&&Kd(y,w?1:on.alpha)}}),Gn=s,d&&yr()}}Pe&&dr&&pt(wu,me,s=>{z._lock||(zn(s),Gn!=null&&an(null,Sr,!0,ze.setSeries))});function sn(s,u,d){let p=S[u];d&&(s=s/ke-(p.ori==1?Ye:Ee));let y=ie;p.ori==1&&(y=F,s=y-s),p.dir==-1&&(s=y-s);let w=p._min,k=p._max,T=s/y,D=w+(k-w)*T,O=p.distr;return O==3?Mr(10,D):O==4?gm(D,p.asinh):O==100?p.bwd(D):D}function Jd(s,u){let d=sn(s,W,u);return Xt(d,t[0],nt,rt)}n.valToIdx=s=>Xt(s,t[0]),n.posToIdx=Jd,n.posToVal=sn,n.valToPos=(s,u,d)=>S[u].ori==0?a(s,S[u],d?_t:ie,d?Ct:0):l(s,S[u],d?Ht:F,d?$t:0),n.setCursor=(s,u,d)=>{Ue=s.left,Me=s.top,jn(null,u,d)};function Cs(s,u){We(kr,Ir,Ne.left=s),We(kr,fo,Ne.width=u)}function As(s,u){We(kr,"top",Ne.top=s),We(kr,mo,Ne.height=u)}let Kr=A.ori==0?Cs:As,Yr=A.ori==1?Cs:As;function Zd(){if(Pe&&te.live)for(let s=o==2?1:0;s<v.length;s++){if(s==0&&Mt)continue;let u=te.values[s],d=0;for(let p in u)nn[s][d++].firstChild.nodeValue=u[p]}}function $i(s,u){if(s!=null&&(s.idxs?s.idxs.forEach((d,p)=>{le[p]=d}):_m(s.idx)||le.fill(s.idx),te.idx=le[0]),Pe&&te.live){for(let d=0;d<v.length;d++)(d>0||o==1&&!Mt)&&Xd(d,le[d]);Zd()}Ot=!1,u!==!1&&at("setLegend")}n.setLegend=$i;function Xd(s,u){let d=v[s],p=s==0&&K==2?Gt:t[s],y;Mt?y=d.values(n,s,u)??Tn:(y=d.value(n,u==null?null:p[u],s,u),y=y==null?Tn:{_:y}),te.values[s]=y}function jn(s,u,d){xs=Ue,Ts=Me,[Ue,Me]=z.move(n,Ue,Me),z.left=Ue,z.top=Me,he&&(br&&pn(br,Xe(Ue),0,ie,F),_r&&pn(_r,0,Xe(Me),ie,F));let p,y=nt>rt;bn=Ae,Pn=null;let w=A.ori==0?ie:F,k=A.ori==1?ie:F;if(Ue<0||lt==0||y){p=z.idx=null;for(let T=0;T<v.length;T++){let D=Vt[T];D!=null&&pn(D,-10,-10,ie,F)}dr&&an(null,Sr,!0,s==null&&ze.setSeries),te.live&&(le.fill(p),Ot=!0)}else{let T,D,O;o==1&&(T=A.ori==0?Ue:Me,D=sn(T,W),p=z.idx=Xt(D,t[0],nt,rt),O=$(t[0][p],A,w,0));let V=-10,q=-10,ne=0,we=0,ye=!0,ue="",J="";for(let H=o==2?1:0;H<v.length;H++){let Ie=v[H],qe=le[H],st=qe==null?null:o==1?t[H][qe]:t[H][1][qe],Ce=z.dataIdx(n,H,p,D),Qe=Ce==null?null:o==1?t[H][Ce]:t[H][1][Ce];if(Ot=Ot||Qe!=st||Ce!=qe,le[H]=Ce,H>0&&Ie.show){let At=Ce==null?-10:Ce==p?O:$(o==1?t[0][Ce]:t[H][0][Ce],A,w,0),gt=Qe==null?-10:E(Qe,o==1?S[Ie.scale]:S[Ie.facets[1].scale],k,0);if(dr&&Qe!=null){let Ft=A.ori==1?Ue:Me,jt=et(on.dist(n,H,Ce,gt,Ft));if(jt<bn){let ln=on.bias;if(ln!=0){let Dt=sn(Ft,Ie.scale),qt=Qe>=0?1:-1,Kt=Dt>=0?1:-1;Kt==qt&&(Kt==1?ln==1?Qe>=Dt:Qe<=Dt:ln==1?Qe<=Dt:Qe>=Dt)&&(bn=jt,Pn=H)}else bn=jt,Pn=H}}if(Ot||fr){let Ft,jt;A.ori==0?(Ft=At,jt=gt):(Ft=gt,jt=At);let ln,Dt,qt,Kt,un,ht,Pt=!0,Kn=ft.bbox;if(Kn!=null){Pt=!1;let yt=Kn(n,H);qt=yt.left,Kt=yt.top,ln=yt.width,Dt=yt.height}else qt=Ft,Kt=jt,ln=Dt=ft.size(n,H);if(ht=ft.fill(n,H),un=ft.stroke(n,H),fr)H==Pn&&bn<=on.prox&&(V=qt,q=Kt,ne=ln,we=Dt,ye=Pt,ue=ht,J=un);else{let yt=Vt[H];yt!=null&&(mr[H]=qt,pr[H]=Kt,Au(yt,ln,Dt,Pt),Tu(yt,ht,un),pn(yt,zt(qt),zt(Kt),ie,F))}}}}if(fr){let H=on.prox,Ie=Gn==null?bn<=H:bn>H||Pn!=Gn;if(Ot||Ie){let qe=Vt[0];qe!=null&&(mr[0]=V,pr[0]=q,Au(qe,ne,we,ye),Tu(qe,ue,J),pn(qe,zt(V),zt(q),ie,F))}}}if(Ne.show&&An)if(s!=null){let[T,D]=ze.scales,[O,V]=ze.match,[q,ne]=s.cursor.sync.scales,we=s.cursor.drag;if(ot=we._x,it=we._y,ot||it){let{left:ye,top:ue,width:J,height:H}=s.select,Ie=s.scales[q].ori,qe=s.posToVal,st,Ce,Qe,At,gt,Ft=T!=null&&O(T,q),jt=D!=null&&V(D,ne);Ft&&ot?(Ie==0?(st=ye,Ce=J):(st=ue,Ce=H),Qe=S[T],At=$(qe(st,q),Qe,w,0),gt=$(qe(st+Ce,q),Qe,w,0),Kr(en(At,gt),et(gt-At))):Kr(0,w),jt&&it?(Ie==1?(st=ye,Ce=J):(st=ue,Ce=H),Qe=S[D],At=E(qe(st,ne),Qe,k,0),gt=E(qe(st+Ce,ne),Qe,k,0),Yr(en(At,gt),et(gt-At))):Yr(0,k)}else Fi()}else{let T=et(xs-ks),D=et(Ts-Ss);if(A.ori==1){let ne=T;T=D,D=ne}ot=ut.x&&T>=ut.dist,it=ut.y&&D>=ut.dist;let O=ut.uni;O!=null?ot&&it&&(ot=T>=O,it=D>=O,!ot&&!it&&(D>T?it=!0:ot=!0)):ut.x&&ut.y&&(ot||it)&&(ot=it=!0);let V,q;ot&&(A.ori==0?(V=wr,q=Ue):(V=vr,q=Me),Kr(en(V,q),et(q-V)),it||Yr(0,k)),it&&(A.ori==1?(V=wr,q=Ue):(V=vr,q=Me),Yr(en(V,q),et(q-V)),ot||Kr(0,w)),!ot&&!it&&(Kr(0,0),Yr(0,0))}if(ut._x=ot,ut._y=it,s==null){if(d){if($s!=null){let[T,D]=ze.scales;ze.values[0]=T!=null?sn(A.ori==0?Ue:Me,T):null,ze.values[1]=D!=null?sn(A.ori==1?Ue:Me,D):null}Zr(va,n,Ue,Me,ie,F,p)}if(dr){let T=d&&ze.setSeries,D=on.prox;Gn==null?bn<=D&&an(Pn,Sr,!0,T):bn>D?an(null,Sr,!0,T):Pn!=Gn&&an(Pn,Sr,!0,T)}}Ot&&(te.idx=p,$i()),u!==!1&&at("setCursor")}let En=null;Object.defineProperty(n,"rect",{get(){return En==null&&Jr(!1),En}});function Jr(s=!1){s?En=null:(En=x.getBoundingClientRect(),at("syncRect",En))}function Ds(s,u,d,p,y,w,k){z._lock||An&&s!=null&&s.movementX==0&&s.movementY==0||(Oi(s,u,d,p,y,w,k,!1,s!=null),s!=null?jn(null,!0,!0):jn(u,!0,!1))}function Oi(s,u,d,p,y,w,k,T,D){if(En==null&&Jr(!1),zn(s),s!=null)d=s.clientX-En.left,p=s.clientY-En.top;else{if(d<0||p<0){Ue=-10,Me=-10;return}let[O,V]=ze.scales,q=u.cursor.sync,[ne,we]=q.values,[ye,ue]=q.scales,[J,H]=ze.match,Ie=u.axes[0].side%2==1,qe=A.ori==0?ie:F,st=A.ori==1?ie:F,Ce=Ie?w:y,Qe=Ie?y:w,At=Ie?p:d,gt=Ie?d:p;if(ye!=null?d=J(O,ye)?c(ne,S[O],qe,0):-10:d=qe*(At/Ce),ue!=null?p=H(V,ue)?c(we,S[V],st,0):-10:p=st*(gt/Qe),A.ori==1){let Ft=d;d=p,p=Ft}}D&&(u==null||u.cursor.event.type==va)&&((d<=1||d>=ie-1)&&(d=er(d,ie)),(p<=1||p>=F-1)&&(p=er(p,F))),T?(ks=d,Ss=p,[wr,vr]=z.move(n,d,p)):(Ue=d,Me=p)}let Vi={width:0,height:0,left:0,top:0};function Fi(){Ro(Vi,!1)}let Ps,Es,Rs,Us;function Ns(s,u,d,p,y,w,k){An=!0,ot=it=ut._x=ut._y=!1,Oi(s,u,d,p,y,w,k,!0,!1),s!=null&&(pt(ka,Aa,Is,!1),Zr(bu,n,wr,vr,ie,F,null));let{left:T,top:D,width:O,height:V}=Ne;Ps=T,Es=D,Rs=O,Us=V}function Is(s,u,d,p,y,w,k){An=ut._x=ut._y=!1,Oi(s,u,d,p,y,w,k,!1,!0);let{left:T,top:D,width:O,height:V}=Ne,q=O>0||V>0,ne=Ps!=T||Es!=D||Rs!=O||Us!=V;if(q&&ne&&Ro(Ne),ut.setScale&&q&&ne){let we=T,ye=O,ue=D,J=V;if(A.ori==1&&(we=D,ye=V,ue=T,J=O),ot&&Dn(W,sn(we,W),sn(we+ye,W)),it)for(let H in S){let Ie=S[H];H!=W&&Ie.from==null&&Ie.min!=Ae&&Dn(H,sn(ue+J,H),sn(ue,H))}Fi()}else z.lock&&(z._lock=!z._lock,jn(u,!0,s!=null));s!=null&&(lr(ka,Aa),Zr(ka,n,Ue,Me,ie,F,null))}function ef(s,u,d,p,y,w,k){if(z._lock)return;zn(s);let T=An;if(An){let D=!0,O=!0,V=10,q,ne;A.ori==0?(q=ot,ne=it):(q=it,ne=ot),q&&ne&&(D=Ue<=V||Ue>=ie-V,O=Me<=V||Me>=F-V),q&&D&&(Ue=Ue<wr?0:ie),ne&&O&&(Me=Me<vr?0:F),jn(null,!0,!0),An=!1}Ue=-10,Me=-10,le.fill(null),jn(null,!0,!0),T&&(An=T)}function Ls(s,u,d,p,y,w,k){z._lock||(zn(s),Si(),Fi(),s!=null&&Zr(vu,n,Ue,Me,ie,F,null))}function Ws(){C.forEach(Lp),ki(n.width,n.height,!0)}rr(ni,Wr,Ws);let xr={};xr.mousedown=Ns,xr.mousemove=Ds,xr.mouseup=Is,xr.dblclick=Ls,xr.setSeries=(s,u,d,p)=>{let y=ze.match[2];d=y(n,u,d),d!=-1&&an(d,p,!0,!1)},he&&(pt(bu,x,Ns),pt(va,x,Ds),pt(_u,x,s=>{zn(s),Jr(!1)}),pt(wu,x,ef),pt(vu,x,Ls),La.add(n),n.syncRect=Jr);let Uo=n.hooks=e.hooks||{};function at(s,u,d){Ii?jr.push([s,u,d]):s in Uo&&Uo[s].forEach(p=>{p.call(null,n,u,d)})}(e.plugins||[]).forEach(s=>{for(let u in s.hooks)Uo[u]=(Uo[u]||[]).concat(s.hooks[u])});let Ms=(s,u,d)=>d,ze=Ke({key:null,setSeries:!1,filters:{pub:Uu,sub:Uu},scales:[W,v[1]?v[1].scale:null],match:[Nu,Nu,Ms],values:[null,null]},z.sync);ze.match.length==2&&ze.match.push(Ms),z.sync=ze;let $s=ze.key,qi=Pc($s);function Zr(s,u,d,p,y,w,k){ze.filters.pub(s,u,d,p,y,w,k)&&qi.pub(s,u,d,p,y,w,k)}qi.sub(n);function tf(s,u,d,p,y,w,k){ze.filters.sub(s,u,d,p,y,w,k)&&xr[s](null,u,d,p,y,w,k)}n.pub=tf;function nf(){qi.unsub(n),La.delete(n),Vn.clear(),Ea(ni,Wr,Ws),f.remove(),me?.remove(),at("destroy")}n.destroy=nf;function Qi(){at("init",e,t),ps(t||e.data,!1),N[W]?Li(W,N[W]):Si(),To=Ne.show&&(Ne.width>0||Ne.height>0),Bn=Ot=!0,ki(e.width,e.height)}return v.forEach(fs),C.forEach(Id),r?r instanceof HTMLElement?(r.appendChild(f),Qi()):r(n,Qi):Qi(),n}tt.assign=Ke;tt.fmtNum=qa;tt.rangeNum=ri;tt.rangeLog=ai;tt.rangeAsinh=Va;tt.orient=ir;tt.pxRatio=ke;tt.join=Cm;tt.fmtDate=Ba,tt.tzDate=Mm;tt.sync=Pc;{tt.addGap=_p,tt.clipGaps=ui;let e=tt.paths={points:Lc};e.linear=Mc,e.stepped=kp,e.bars=Sp,e.spline=Tp}var Ja="smartmoney.theme",Fc=matchMedia("(prefers-color-scheme: dark)");function Wp(){let e=localStorage.getItem(Ja);return e==="light"||e==="dark"?e:"system"}var bo=Fe(Wp()),mi=Fe("light");function Za(){mi.value=bo.value==="system"?Fc.matches?"dark":"light":bo.value,document.documentElement.dataset.theme=mi.value}Fc.addEventListener("change",Za);Za();function qc(e){bo.value=e,e==="system"?localStorage.removeItem(Ja):localStorage.setItem(Ja,e),Za()}function _o({label:e,times:t,lines:r,format:n,height:o=240}){let a=Nn(null),l=mi.value,c=JSON.stringify([t,r]);Yt(()=>{let f=a.current;if(!f)return;let g=new tt(Mp(f,r,n,o),[t,...r.map(_=>_.values)],f),h=new ResizeObserver(()=>g.setSize({width:Math.max(f.clientWidth,200),height:o}));return h.observe(f),()=>{h.disconnect(),g.destroy()}},[c,l,o]);let m=Math.max(1,Math.floor(t.length/12));return i("figure",{class:"chart",children:[i("div",{ref:a,"aria-hidden":"true"}),i("figcaption",{class:"sr-only",children:[e,i("table",{children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Time"}),r.map(f=>i("th",{scope:"col",children:f.name},f.name))]})}),i("tbody",{children:t.map((f,g)=>(g%m===0||g===t.length-1)&&i("tr",{children:[i("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(h=>i("td",{children:h.values[g]==null?"":n(h.values[g])},h.name))]},f))})]})]})]})}function Mp(e,t,r,n){let o=Xa(e,"--muted"),a=Xa(e,"--line"),l="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:c=>tt.tzDate(new Date(c*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},axes:[{stroke:o,font:l,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(c,m,f,g,h)=>m.map(_=>$p(_,h))},{stroke:o,font:l,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(c,m)=>m.map(f=>r(f))}],series:[{value:(c,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(c=>{let m=Xa(e,`--${c.tone??"accent"}`);return{label:c.name,stroke:m,width:c.points?0:2,spanGaps:!c.points,points:{show:c.points??!1,size:9,fill:m},paths:c.bars?tt.paths.bars?.({size:[.7,24]}):void 0,fill:c.bars?Qc(m,.6):c.points||t.length>1?void 0:Qc(m,.1),value:(f,g)=>g==null?"\u2013":r(g)}})]}}function $p(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function Xa(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function Qc(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Bc({values:e,label:t}){if(e.length<2)return i("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),o=88,a=24,l=g=>g/(e.length-1)*(o-4)+2,c=g=>n===r?a/2:a-3-(g-r)/(n-r)*(a-6),m=e[e.length-1]??0,f=m>=(e[0]??0);return i("svg",{class:`spark ${f?"good":"bad"}`,width:o,height:a,viewBox:`0 0 ${o} ${a}`,role:"img","aria-label":t,children:[i("polyline",{points:e.map((g,h)=>`${l(h).toFixed(1)},${c(g).toFixed(1)}`).join(" ")}),i("circle",{cx:l(e.length-1),cy:c(m),r:"2"})]})}function Sn({label:e,choices:t,chosen:r,change:n}){let o=a=>n(r.includes(a)?r.filter(l=>l!==a):[...r,a]);return i("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:l})=>i("button",{type:"button",class:"chip","aria-pressed":r.includes(a),onClick:()=>o(a),children:l},a))})}function tn({label:e,choices:t,chosen:r,change:n}){return i("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:o,label:a})=>i("button",{type:"button","aria-pressed":o===r,onClick:()=>n(o),children:a},o))})}function pi({label:e,choices:t,chosen:r,change:n}){return i("label",{class:"field",children:[i("span",{children:e}),i("select",{value:r,onChange:o=>n(o.currentTarget.value),children:t.map(({value:o,label:a})=>i("option",{value:o,children:a},o))})]})}function wo({label:e,value:t,change:r,min:n=0,max:o,step:a="any",hint:l}){return i("label",{class:"field",children:[i("span",{children:e}),i("input",{type:"number",inputMode:"decimal",value:t,min:n,max:o,step:a,placeholder:l,onChange:c=>{c.currentTarget.validity.valid&&r(c.currentTarget.value)}})]})}var zc=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],Hc=["ALL","DAY","WEEK","MONTH"],Op={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Gc=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],Vp=20,gi=4;function jc(){let e=St("chain",xt,"BASE"),t=St("by",zc,"TRADER_SCORE"),r=St("window",Hc,"ALL"),n=kt.value.params,o=n.get("asof")??"",a=n.get("after"),l={chain:e,rankBy:t,first:Vp,after:a,window:r==="ALL"||o?null:r,asOf:o?`${o}T23:59:59Z`:null,filter:Object.fromEntries(Gc.flatMap(({name:h})=>n.get(h)?[[h,Number(n.get(h))]]:[]))},c=ce(hl,l,{every:o?void 0:1e4}),m=ce(yl,l),f=new Map(m.data?.wallets.nodes.map(h=>[h.walletAddress,h.equity.map(_=>_.realizedPnlUsd)])),g=h=>Ge({after:"",...h});return i(B,{children:[i(je,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),i("div",{class:"filters",children:[i(tn,{label:"Chain",choices:xt.map(h=>({value:h,label:dt[h]})),chosen:e,change:h=>g({chain:h,compare:""})}),i(tn,{label:"Window",choices:Hc.map(h=>({value:h,label:Op[h]})),chosen:o?"ALL":r,change:h=>g({window:h==="ALL"?"":h,asof:""})}),i(pi,{label:"Ranked by",choices:zc.map(h=>({value:h,label:Te(h)})),chosen:t,change:h=>g({by:h})}),i("label",{class:"field",children:[i("span",{children:"As of the start of"}),i("input",{type:"date",value:o,onChange:h=>g({asof:h.currentTarget.value,window:""})})]}),i("details",{class:"more",children:[i("summary",{children:"Filter"}),i("div",{class:"filters",children:Gc.map(({name:h,label:_})=>i(wo,{label:_,value:n.get(h)??"",change:b=>g({[h]:b}),hint:`${R(c.data?.wallets.chainDefaults[h]??0)} (default)`},h))})]})]}),i(Bp,{chain:e}),i("section",{class:"card","aria-label":"Ranked wallets",children:i(ve,{query:c,children:({wallets:h})=>i(Fp,{page:h,chain:e,trend:f})})})]})}function Fp({page:e,chain:t,trend:r}){let n=kt.value.params;if(e.edges.length===0){let a=e.chainDefaults;return i(be,{title:"No wallet passes",children:["By default ",dt[t]," asks for ",R(a.minTrades)," trades, ",R(a.minTokens)," tokens and ",R(a.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let o=e.asOf?`as it stood on ${fn(e.asOf)}`:e.windowStart?`since ${fn(e.windowStart)}`:"all time";return i(B,{children:[i("p",{class:"muted small",children:[R(e.totalCount)," wallets, ",o,e.asOf?"":i(B,{children:[", updated ",i(ae,{at:e.updatedAt})]})]}),i(ge,{label:`Wallets of ${dt[t]}, best first`,columns:qp(t,r),rows:e.edges,id:a=>a.node.id}),i(Nr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>Ge({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>Ge({after:e.pageInfo.endCursor}):void 0})]})}function qp(e,t){let r=Kc(),n=(o,a)=>Ge({compare:(a?[...r,o]:r.filter(l=>l!==o)).slice(0,gi).join(",")});return[{name:"Rank",number:!0,cell:o=>R(o.rank)},{name:"Wallet",cell:o=>i(Ur,{chain:e,address:o.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:o=>o.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:o=>i(Jt,{value:o.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:o=>i(Qp,{of:o.node})},{name:"Trades",number:!0,cell:o=>i(B,{children:[R(o.node.tradeCount),i("small",{children:[R(o.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:o=>Le(o.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:o=>i(ae,{at:o.node.lastTradeTime})},{name:"Trend",cell:o=>i(Bc,{values:t.get(o.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:o=>i("input",{type:"checkbox","aria-label":`Compare ${o.node.walletAddress}`,checked:r.includes(o.node.walletAddress),disabled:!r.includes(o.node.walletAddress)&&r.length>=gi,onChange:a=>n(o.node.walletAddress,a.currentTarget.checked)})}]}function Qp({of:e}){return i(B,{children:[Ln(e.trueWinRate),i("small",{class:e.closedPositions<10?"few":void 0,children:["of ",R(e.closedPositions)]})]})}function Kc(){return(kt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,gi)}function Bp({chain:e}){let t=Kc(),r=Array.from({length:gi},(a,l)=>ce(bl,{chain:e,address:t[l]??""},{skip:!t[l]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(a=>a.data?.wallet?[a.data.wallet]:[]),o=[{name:"Rank",of:a=>a.defaultRank?`#${R(a.defaultRank)}`:"not ranked"},{name:"Score",of:a=>a.traderScore.toFixed(3)},{name:"Profit",of:a=>i(Jt,{value:a.netPnlUsd})},{name:"Win rate",of:a=>`${Ln(a.trueWinRate)} of ${R(a.closedPositions)}`},{name:"Trades",of:a=>R(a.tradeCount)},{name:"Average trade",of:a=>Le(a.avgTradeSizeUsd)},{name:"Largest trade",of:a=>Le(a.largestTradeUsd)},{name:"Last trade",of:a=>i(ae,{at:a.lastTradeTime})}];return i(se,{title:"Compared",actions:i("button",{type:"button",onClick:()=>Ge({compare:""}),children:"Close"}),children:[t.length===1&&i("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),i(Hp,{wallets:n}),i(ge,{label:"Compared wallets",rows:o,id:a=>a.name,columns:[{name:"Number",cell:a=>a.name},...n.map(a=>({name:a.walletAddress.slice(0,10),number:!0,cell:l=>l.of(a)}))]})]})}var zp=["accent","second","third","fourth"];function Hp({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(o=>Date.parse(o.date)/1e3)))].sort((n,o)=>n-o);if(t.length<2)return null;let r=e.map((n,o)=>{let a=new Map(n.equity.map(l=>[Date.parse(l.date)/1e3,l.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:zp[o],values:t.map(l=>a.get(l)??null)}});return i(_o,{label:"Realized profit over time",times:t,lines:r,format:n=>Le(n)})}var es="smartmoney.key",gn=Fe(void 0),hi=Fe("");Yl({key:()=>gn.value?.key??"",refused:()=>ts("The service no longer accepts this key: it was revoked or has expired.")});async function vo(e){let t=await Gp(e);await ma(),sessionStorage.setItem(es,e),hi.value="",gn.value=t}async function Gp(e){try{let{config:t}=await Be(cl,{},{key:e}),r=await Yc(()=>Be(dl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof $e))throw t;if(t.code==="FORBIDDEN"&&await Yc(()=>Be(fl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new $e("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new $e("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Yc(e){try{return await e(),!0}catch(t){if(t instanceof $e&&t.code==="FORBIDDEN")return!1;throw t}}async function Jc(){let e=sessionStorage.getItem(es);e&&await vo(e)}function ts(e=""){sessionStorage.removeItem(es),gn.value=void 0,hi.value=e,ma()}var Zc=50,yi=500,jp=15e3,bi=class{constructor(t){this.filter=t}filter;rows=Fe(void 0);waiting=Fe([]);paused=Fe(!1);link=Fe("connecting");said=Fe("Connecting\u2026");gap=Fe(!1);older=Fe(void 0);refusal=Fe(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await Be(ia,{filter:this.filter,last:Zc},{signal:this.abort.signal});this.rows.value=Xc(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},jp)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){try{let{signals:t}=await Be(ia,{filter:this.filter,last:Zc,before:this.older.value},{signal:this.abort.signal});this.add(t.nodes),this.older.value=t.pageInfo.hasPreviousPage&&(this.rows.value?.length??0)<yi?t.pageInfo.startCursor??void 0:void 0}catch(t){this.fail(t)}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Jl(wl,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${R(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.fresh.add(t.signalId),this.paused.value?this.waiting.value=[t,...this.waiting.value].slice(0,yi):this.add([t])}add(t){let r=this.rows.value??[],n=new Set(r.map(o=>o.sequence));this.rows.value=Xc([...r,...t.filter(o=>!n.has(o.sequence))]).slice(0,yi),this.fresh.size>2*yi&&this.fresh.clear()}retract(t,r){let n=o=>o.signalId===t?{...o,retractedAt:r}:o;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await Be(_l,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(o=>[o.signalId,o]));this.rows.value=this.rows.value?.map(o=>{let a=n.get(o.signalId);return a?{...o,retractedAt:a.retractedAt,token:{...o.token,profile:a.token.profile}}:o})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof $e?t:new $e("",String(t)))}};function Xc(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var On=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],ed=["P0","P1","P2"];function td(){let e={chains:jo("chains",xt),types:jo("types",On),priorities:jo("priorities",ed)},t=JSON.stringify(e),r=cn(()=>{let o={};return e.chains.length>0&&(o.chains=e.chains),e.types.length>0&&(o.types=e.types),e.priorities.length>0&&(o.priorities=e.priorities),o},[t]),n=o=>a=>Ge({[o]:a.join(",")});return i(B,{children:[i(je,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),i("div",{class:"filters",children:[i(Sn,{label:"Chains",choices:xt.map(o=>({value:o,label:dt[o]})),chosen:e.chains,change:n("chains")}),i(Sn,{label:"Types",choices:On.map(o=>({value:o,label:Te(o)})),chosen:e.types,change:n("types")}),i(Sn,{label:"Priorities",choices:ed.map(o=>({value:o,label:o})),chosen:e.priorities,change:n("priorities")})]}),i(Kp,{filter:r},t)]})}function Kp({filter:e}){let[t,r]=xe(0),n=cn(()=>new bi(e),[t]);Yt(()=>(n.start(),()=>n.stop()),[n]);let o=n.rows.value,a=n.waiting.value,l=n.paused.value;return n.refusal.value?i(wn,{refusal:n.refusal.value,retry:()=>r(c=>c+1)}):o?i("section",{class:"card","aria-label":"Signals",children:[i("header",{class:"card-head",children:[i("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),i("div",{class:"actions",children:[a.length>0&&i("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",R(a.length)," new"]}),i("button",{type:"button",onClick:()=>{l?n.resume():n.paused.value=!0},children:l?"Resume":"Pause"})]})]}),n.gap.value&&i("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),o.length===0?i(Zp,{filtered:Object.keys(e).length>0}):i(ge,{label:"Signals, newest first",columns:ko,rows:o,id:c=>c.signalId,class:c=>c.retractedAt?"gone":n.fresh.has(c.signalId)?"fresh":""}),n.older.value&&i("div",{class:"pager",children:i("button",{type:"button",onClick:()=>{n.loadOlder()},children:"Older signals"})})]}):i(_a,{label:"Loading the newest signals"})}var ko=[{name:"Time",cell:e=>i(ae,{at:e.sentAt})},{name:"Priority",cell:e=>i(Jo,{priority:e.priority})},{name:"Signal",cell:e=>i("span",{children:[i("a",{href:Re(["signal",e.signalId]),children:e.headline}),i("small",{children:[Te(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>i(Ut,{chain:e.chain})},{name:"Token",cell:e=>i(mn,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>i(B,{children:[e.summary.traderCount,i("small",{children:["best #",R(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Le(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>ct(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>i(B,{children:[ct(e.token.profile?.priceUsd),i("small",{children:i(Rr,{value:Yp(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>i(B,{children:[i(Rr,{value:e.token.priceChangePct/100}),i("small",{children:Jp(e)})]})}];function Yp(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function Jp(e){return e.latency?`after ${Qt((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function Zp({filtered:e}){let t=cn(()=>new Date(Date.now()-864e5).toISOString(),[]),r=ce(vl,{since:t},{every:3e4}),n=ce(kl,{},{skip:gn.value?.scope!=="customer"});return i(ve,{query:r,children:o=>i(be,{title:e?"No signal passes this filter":"No signals yet",children:i("ul",{class:"why",children:[e&&i("li",{children:"Fewer chips may show more."}),Xp(o,n.data?.usage.budget,uo.value).map(a=>i("li",{children:a},a))]})})})}function Xp(e,t,r){let n=[],o=e.chains.filter(c=>e.config.chains.includes(c.chain));o.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let c of o)c.lastEventAt?r-Date.parse(c.lastEventAt)>6e5&&n.push(`${dt[c.chain]} is quiet: its last trade was ${Yo(c.lastEventAt,r)}.`):n.push(`No trade has come in on ${dt[c.chain]} yet.`),c.reason&&n.push(`${dt[c.chain]}: ${c.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${R(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let c of e.decisions.nodes)a.set(c.rule??"",(a.get(c.rule??"")??0)+c.count);let[l]=[...a].sort((c,m)=>m[1]-c[1]);return l?n.push(`In the last 24 hours the rule \u201C${Te(l[0])}\u201D held back ${R(l[1])} candidates, more than any other.`):o.some(c=>c.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function nd({args:[e=""]}){let t=ce(Sl,{id:e},{every:15e3});return i(ve,{query:t,children:({signal:r})=>r?i(eg,{s:r}):i(be,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function eg({s:e}){return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:Re(["live"]),children:"Live"})," \u203A signal ",R(e.sequence)]}),i(je,{title:e.headline,about:i(B,{children:[i(Jo,{priority:e.priority})," ",i(Ut,{chain:e.chain})," ",Te(e.notificationType)," \xB7 ",Er(e.timestamp)]}),children:i(mn,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&i("p",{class:"note bad",role:"alert",children:["Retracted ",i(ae,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&i("p",{class:"note",children:[i("a",{href:Re(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&i(B,{children:[" \xB7 outcome ",i("strong",{children:e.market.outcomeLabel})]})]}),i(se,{title:"Price since",children:i(tg,{s:e})}),i(se,{title:`Wallets (${R(e.summary.traderCount)})`,children:i(ng,{s:e})}),i("div",{class:"columns",children:[i(se,{title:"Why it was raised",children:i("ul",{class:"reasons",children:e.why.reasons.map(t=>i("li",{children:t.text},t.text))})}),i(rg,{s:e})]}),i(og,{id:e.signalId,at:e.latency?.deliveredAt??null}),i(ig,{token:e.token.address,own:e.signalId})]})}function tg({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),o=(a,l,c)=>({name:a,value:i(Rr,{value:c}),note:c!==null?ct(t*(1+c)):n<l*36e5?"not yet":"no price known"});return i(Tt,{items:[{name:"First wallet paid",value:ct(e.token.firstSmartEntryPrice),note:`${Ko(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:ct(t),note:e.latency?`raised ${Qt(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:ct(r),note:i(Rr,{value:r&&t?r/t-1:null})},o("After 1 hour",1,e.outcome.return1h),o("After 6 hours",6,e.outcome.return6h),o("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":ct(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function ng({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${R(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>i(Ur,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Le(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>ct(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>i(Jt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; beside it today\u2019s, with the number of positions",sort:n=>n.winRate,cell:n=>i(B,{children:[Ln(n.winRate),n.profile&&i("small",{children:["today ",Ln(n.profile.trueWinRate)," of ",R(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${R(n.profile.defaultRank)}`:"\u2013"}];return i(ge,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function rg({s:e}){let t=e.decision.delivered;return i(se,{title:"Why you got it",children:[i("p",{class:"lead",children:e.decision.text}),t&&i(Tt,{items:[{name:"Signal of the day",value:R(t.dailyUsed),note:`of ${R(t.dailyBudget)}`},{name:"Of this type",value:R(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${R(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function og({id:e,at:t}){let r=ce(xl,{},{skip:gn.value?.scope!=="customer",every:3e4});if(gn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:o=>i("span",{class:"mono",children:o.url||"removed"})},{name:"What",cell:o=>o.retraction?"retraction":"signal"},{name:"State",cell:o=>i("span",{class:`badge ${o.state==="DELIVERED"?"good":o.state==="FAILED"?"bad":""}`,children:Te(o.state)})},{name:"Attempts",cell:o=>o.attempts.map(a=>a.status??a.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:o=>i(ae,{at:o.createdAt})}];return i(se,{title:"Deliveries to webhooks",children:i(ve,{query:r,children:({webhooks:o})=>{let a=o.flatMap(l=>l.deliveries.nodes.filter(c=>c.signalId===e).map(c=>({...c,url:l.url})));return a.length>0?i(ge,{label:"Deliveries",columns:n,rows:a,id:l=>l.url+String(l.retraction)}):o.some(l=>l.url)?i(be,{title:"Not among the last 200 deliveries",children:t?i(B,{children:["A webhook accepted it ",i(ae,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):i(be,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function ig({token:e,own:t}){let r=ce(Tl,{token:e});return i(se,{title:"Everything decided about this token",children:i(ve,{query:r,children:({decisions:n})=>n.nodes.length===0?i(be,{title:"Nothing in the last 7 days"}):i(ge,{label:"Decisions about the token",rows:n.nodes,id:o=>`${o.type}${o.firstAt}${o.rule}`,columns:[{name:"When",cell:o=>i(ae,{at:o.lastAt})},{name:"Type",cell:o=>Te(o.type)},{name:"Result",cell:o=>i("span",{class:`badge ${o.outcome==="DELIVERED"?"good":""}`,children:o.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:o=>o.signalId&&o.signalId!==t?i("a",{href:Re(["signal",o.signalId]),children:o.text}):o.text},{name:"Times",number:!0,cell:o=>R(o.count)}]})})})}function rd(){let e=ce(Cl,{},{every:5e3});return i(B,{children:[i(je,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),i(ve,{query:e,children:({sources:t,sinks:r})=>i("div",{class:"stack",children:[t.length===0&&i(be,{title:"No live source",children:["Trades come by ",i("code",{children:"POST /ingest/events"})," alone. A source is added with ",i("code",{children:"smartmoney source add"})," or in ",i("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>i(ag,{source:n},n.name)),t.length>0&&i(ug,{names:t.map(n=>n.name)}),r.length>0&&i(se,{title:"Sinks",children:i(ge,{label:"Sinks",columns:cg,rows:r,id:n=>n.name})})]})})]})}function ag({source:e}){let t=e.events.reduce((n,o)=>n+o.count,0),r=e.skipped.reduce((n,o)=>n+o.count,0);return i(se,{class:"spaced",title:e.name,actions:i(od,{healthy:e.healthy,state:e.state}),children:[e.problem&&i("p",{class:"note bad",children:e.problem}),e.waiting&&i("p",{class:"note",children:["Waits for ",e.waiting]}),i(Tt,{items:[{name:"Reads",value:Te(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":R(e.lag),note:sg(e)},{name:"Events in the log",value:R(t),note:e.events.map(n=>`${R(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:R(r),note:e.skipped.slice(0,3).map(n=>`${R(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:R(e.retracted),note:`${R(e.duplicates)} duplicates`},{name:"Last stored",value:i(ae,{at:e.lastBatchAt})}]}),e.lastError&&i("p",{class:"muted",children:["Last error, ",i(ae,{at:e.lastErrorAt}),": ",e.lastError]})]})}function od({healthy:e,state:t}){return i("span",{class:`badge ${e?"good":"bad"}`,children:Te(t)})}function sg(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Qt(e.lagSeconds)}var lg=[{name:"When",cell:e=>i(ae,{at:e.at})},{name:"Where",cell:e=>i("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>i(B,{children:[e.reason,e.detail&&i("small",{children:e.detail})]})},{name:"Message",cell:e=>i("details",{children:[i("summary",{children:"Show"}),i("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function ug({names:e}){let t=St("source",e,e[0]??""),r=ce(Al,{source:t});return i(se,{title:"Messages that became no event",actions:i("label",{class:"field inline",children:[i("span",{children:"Source"}),i("select",{value:t,onChange:n=>Ge({source:n.currentTarget.value}),children:e.map(n=>i("option",{children:n},n))})]}),children:i(ve,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?i(be,{title:"None",children:["Every message of ",t," was understood."]}):i(B,{children:[i(ge,{label:`Messages of ${t} that became no event, newest first`,columns:lg,rows:n.nodes,id:o=>String(o.number)}),i("p",{class:"muted",children:[R(n.nodes.length)," of ",R(n.totalCount)," that are kept."]})]})})})}var cg=[{name:"Sink",cell:e=>i(B,{children:[e.name,i("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>i(B,{children:[i(od,{healthy:e.healthy,state:e.state}),e.problem&&i("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>R(e.published)},{name:"To publish",number:!0,cell:e=>R(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>R(e.failures)},{name:"Last published",cell:e=>i(ae,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?i(B,{children:[e.lastError,i("small",{children:i(ae,{at:e.lastErrorAt})})]}):"\u2013"}];function id({args:[e="",t=""]}){let r=xt.find(o=>o===e.toUpperCase())??"BASE",n=ce(Dl,{chain:r,address:t},{every:15e3});return i(ve,{query:n,children:({token:o})=>o?i(dg,{t:o}):i(be,{title:"This token is unknown",children:["The service has seen no trade of ",dn(t)," on this chain."]})})}function dg({t:e}){return i("div",{class:"stack",children:[i(je,{title:e.symbol||dn(e.address),about:i(B,{children:[i(Ut,{chain:e.chain})," ",i("span",{class:"mono address",children:e.address})]}),children:i(Wn,{text:e.address,label:"the address"})}),i(se,{children:i(Tt,{items:[{name:"Price",value:ct(e.priceUsd),note:e.priceAt?i(ae,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Le(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":R(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&i(sd,{m:e.market}),i(fg,{chain:e.chain,token:e.address})]})}function fg({chain:e,token:t}){let r=ce(Pl,{chain:e,token:t},{every:15e3});return i(ve,{query:r,children:({signals:n})=>i(B,{children:[i(se,{title:"Signals on it",children:n.nodes.length===0?i(be,{title:"None of your signals is on it",children:i("a",{href:Re(["live"]),children:"See all signals"})}):i(ge,{label:"Signals on the token",columns:ko,rows:[...n.nodes].sort((o,a)=>a.sequence-o.sequence),id:o=>o.signalId})}),n.nodes.length>0&&i(se,{title:"Top wallets in these signals",children:i(mg,{chain:e,nodes:n.nodes})})]})})}function mg({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(o=>!o.retractedAt).flatMap(o=>o.traders)){let o=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(o?.sizeUsd??0,n.tradeSizeUsd),signals:(o?.signals??0)+1})}return i(ge,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,o)=>n.rank-o.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${R(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>i(Ur,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Le(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>R(n.signals),sort:n=>n.signals}]})}function ad({args:[e=""]}){let t=ce(El,{itemId:e},{every:15e3});return i(ve,{query:t,children:({market:r})=>r?i("div",{class:"stack",children:[i(je,{title:r.question||"A market without a question",about:i(Ut,{chain:"POLYMARKET"})}),i(sd,{m:r})]}):i(be,{title:"This market is unknown",children:"No source has described it yet."})})}function sd({m:e}){return i(se,{title:e.outcomeLabel?i("a",{href:Re(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[i(Tt,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Le(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:i("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&i(ge,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>i("a",{class:"symbol",href:Re(["token","POLYMARKET",t.token]),children:t.outcomeLabel||dn(t.token)})},{name:"Price",number:!0,cell:t=>ct(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":i("span",{class:"chance",children:[i("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var ld=["positions","closed","trades","signals"],pg={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function ud({args:[e="",t=""]}){let r=xt.find(o=>o===e.toUpperCase())??"BASE",n=ce(Il,{chain:r,address:t},{every:15e3});return i(ve,{query:n,children:({wallet:o})=>o?i(gg,{w:o}):i(be,{title:"This wallet is unknown",children:["The service has seen no trade of ",dn(t)," on this chain."]})})}function gg({w:e}){let t=St("tab",ld,"positions"),r={chain:e.chain,address:e.walletAddress};return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:Re(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${R(e.defaultRank)}`:"not ranked"]}),i(je,{title:i("span",{class:"mono",children:dn(e.walletAddress)}),about:i(B,{children:[i(Ut,{chain:e.chain})," ",i("span",{class:"mono address",children:e.walletAddress})]}),children:i(Wn,{text:e.walletAddress,label:"the address"})}),i(se,{children:i(hg,{w:e})}),i("div",{class:"columns",children:[i(se,{title:"Realized profit over time",children:i(yg,{w:e})}),i(se,{title:"Score at each midnight",children:i(bg,{w:e})})]}),i(se,{title:i(tn,{label:"Lists",choices:ld.map(n=>({value:n,label:pg[n]})),chosen:t,change:n=>Ge({tab:n,after:""})}),children:[t==="positions"&&i(_g,{of:r}),t==="closed"&&i(wg,{of:r}),t==="trades"&&i(vg,{of:r}),t==="signals"&&i(kg,{of:r})]})]})}function hg({w:e}){return i(Tt,{items:[{name:"Rank",value:e.defaultRank?`#${R(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:i(Jt,{value:e.netPnlUsd}),note:i(B,{children:[i(Jt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Ln(e.trueWinRate),note:`${R(e.winningPositions)} of ${R(e.closedPositions)} closed positions`},{name:"Trades",value:R(e.tradeCount),note:`${R(e.buyCount)} buys, ${R(e.sellCount)} sells, ${R(e.tokensTraded)} tokens`},{name:"Bought",value:Le(e.totalBuyVolumeUsd),note:`sold ${Le(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Le(e.avgTradeSizeUsd),note:`largest ${Le(e.largestTradeUsd)}`},{name:"Last trade",value:i(ae,{at:e.lastTradeTime}),note:e.firstTradeTime?i(B,{children:["first ",i(ae,{at:e.firstTradeTime})]}):void 0}]})}function yg({w:e}){return e.equity.length<2?i(be,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):i(_o,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Le(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function bg({w:e}){return e.rankHistory.length<2?i(be,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):i(_o,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function _i({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0)return i(be,{title:r});let{hasNextPage:o,endCursor:a}=e.pageInfo;return i(B,{children:[n(e.nodes),i(Nr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:kt.value.params.get("after")?()=>Ge({after:""}):void 0,more:o?()=>Ge({after:a}):void 0})]})}var wi=()=>kt.value.params.get("after");function _g({of:e}){let t=ce(Ll,{...e,after:wi()},{every:15e3});return i(ve,{query:t,children:({wallet:r})=>i(_i,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:n=>i(ge,{label:"Open positions",rows:n,id:o=>o.token,columns:[{name:"Token",cell:o=>i(mn,{chain:e.chain,address:o.token,symbol:o.symbol}),sort:o=>o.symbol},{name:"Quantity",number:!0,wide:!0,cell:o=>ba(o.quantity)},{name:"Paid per token",number:!0,cell:o=>ct(o.quantity?o.costUsd/o.quantity:null)},{name:"Price",number:!0,cell:o=>ct(o.priceUsd)},{name:"Value",number:!0,cell:o=>Le(o.valueUsd),sort:o=>o.valueUsd},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.pnlUsd}),sort:o=>o.pnlUsd}]})})})}function wg({of:e}){let t=ce(Wl,{...e,after:wi()});return i(ve,{query:t,children:({wallet:r})=>i(_i,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>i(ge,{label:"Closed positions",rows:n,id:o=>o.token+o.openedAt+o.closedAt,columns:[{name:"Closed",cell:o=>i(ae,{at:o.closedAt})},{name:"Token",cell:o=>i(mn,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Held",number:!0,cell:o=>Qt((Date.parse(o.closedAt)-Date.parse(o.openedAt))/1e3)},{name:"Paid",number:!0,cell:o=>Le(o.costUsd),sort:o=>o.costUsd},{name:"Received",number:!0,wide:!0,cell:o=>Le(o.proceedsUsd)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.profitUsd}),sort:o=>o.profitUsd}]})})})}function vg({of:e}){let t=ce(Ml,{...e,after:wi()},{every:15e3});return i(ve,{query:t,children:({wallet:r})=>i(_i,{page:r?.trades,noun:"trades",empty:"No trade of it is kept",children:n=>i(B,{children:[r?.trades.keptSince&&i("p",{class:"note",children:["Trades before ",Er(r.trades.keptSince)," are no longer kept."]}),i(ge,{label:"Trades, newest first",rows:n,id:o=>o.id,columns:[{name:"Time",cell:o=>i(ae,{at:o.tradedAt})},{name:"Side",cell:o=>i("span",{class:`badge ${o.side==="BUY"?"good":"bad"}`,children:o.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:o=>i(mn,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Quantity",number:!0,wide:!0,cell:o=>ba(o.quantity)},{name:"Price",number:!0,cell:o=>ct(o.priceUsd)},{name:"Amount",number:!0,cell:o=>Le(o.amountUsd),sort:o=>o.amountUsd}]})]})})})}function kg({of:e}){let t=ce($l,{...e,after:wi()},{every:15e3});return i(ve,{query:t,children:({wallet:r})=>i(_i,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>i(ge,{label:"Signals of the wallet",columns:ko,rows:n,id:o=>o.signalId})})})}var cd=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],dd=["webhookUrl"];function fd(e){let t=new Set([...cd.flatMap(([,o])=>o),...dd]),r=o=>o.flatMap(a=>e.filter(l=>l.name===a)),n=e.filter(o=>!t.has(o.name));return[...cd.map(([o,a])=>[o,r(a)]),["More",n]]}function md(e){return e.map(({name:t,description:r,type:n})=>{let o=r??"",a=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",c=n.kind==="LIST"?a.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":a==="String"?"text":"number";return{name:t,label:Sg(t),text:o,kind:c,whole:a==="Int",of:a,...xg(o)}})}function Sg(e){let t=e.replace(/([A-Z])/g," $1").toLowerCase().replace(/\busd\b/,"USD").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}function xg(e){let t=o=>Number((o??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function xn(e,t){return e[t]??""}function ns(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(o=>JSON.stringify(o)).sort():n);return r(e)===r(t)}function rs(e,t,r){return e.filter(n=>!dd.includes(n.name)&&!ns(xn(t,n.name),xn(r,n.name)))}var pd=["ALL","DELIVERED","HELD_BACK"],Tg=[{name:"Latest",cell:e=>i(ae,{at:e.lastAt})},{name:"Candidate",cell:e=>i(B,{children:[Te(e.type),i("small",{children:i(Ut,{chain:e.chain})})]})},{name:"Token",cell:e=>i(mn,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?i(B,{children:[i("a",{href:Re(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&i("small",{children:"retracted"})]}):i(B,{children:[Te(e.rule??""),i("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>R(e.count)}];function gd(){let e=St("outcome",pd,"ALL"),t=kt.value.params.get("token")??"",[r,n]=xe(),o=ce(Nl,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),a=l=>{n(void 0),Ge(l)};return i(se,{title:"Decisions",actions:i(B,{children:[i(tn,{label:"Outcome",choices:pd.map(l=>({value:l,label:Te(l)})),chosen:e,change:l=>a({outcome:l==="ALL"?"":l})}),i("label",{class:"field inline",children:[i("span",{children:"Token"}),i("input",{value:t,size:18,placeholder:"address",onChange:l=>a({token:l.currentTarget.value.trim()})})]})]}),children:i(ve,{query:o,children:({decisions:l})=>l.nodes.length===0?i(be,{title:"No decision",children:"No candidate of the last 7 days fits."}):i(B,{children:[i(ge,{label:"Decisions, latest first",columns:Tg,rows:l.nodes,id:c=>`${c.type}${c.token}${c.rule}${c.signalId}${c.firstAt}`}),i("div",{class:"pager",children:[r&&i("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),l.pageInfo.hasNextPage&&i("button",{type:"button",onClick:()=>n(l.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var hd=["1","3","7"],yd=36e5;function wd(){let e=ce(Rl,{});return i(B,{children:[i(je,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),i(ve,{query:e,children:t=>i(Cg,{data:t,saved:e.reload},t.config.version)}),i(gd,{})]})}function Cg({data:e,saved:t}){let r=cn(()=>md(e.fields?.inputFields??[]),[e]),[n,o]=xe({}),a=(c,m)=>o(f=>{let g={...f,[c]:m};return ns(m,xn(e.config,c))&&delete g[c],g}),l=c=>{o(Object.fromEntries(rs(r,e.config,c).map(m=>[m.name,xn(c,m.name)]))),scrollTo(0,0)};return i(B,{children:[i("div",{class:"tuning",children:[i("div",{class:"stack",children:fd(r).filter(([,c])=>c.length>0).map(([c,m])=>i(se,{title:c,children:i("div",{class:"stack",children:m.map(f=>i(Ag,{field:f,value:n[f.name]??xn(e.config,f.name),changed:f.name in n,change:g=>a(f.name,g)},f.name))})},c))}),i("div",{class:"stack beside",children:[i(Eg,{draft:n,chains:e.chains}),i(Ig,{draft:n,fields:r,config:e.config,discard:()=>o({}),saved:t})]})]}),i(Lg,{data:e,fields:r,restore:l})]})}function Ag({field:e,value:t,changed:r,change:n}){return i("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&i(wo,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:o=>{o!==""&&n(Number(o))}}),e.kind==="text"&&i("label",{class:"field",children:[i("span",{children:e.label}),i("input",{value:String(t),onChange:o=>n(o.currentTarget.value)})]}),e.kind==="choice"&&i(pi,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(o=>({value:o,label:o.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&i("div",{class:"field",children:[i("span",{children:e.label}),i(Sn,{label:e.label,choices:Dg(e),chosen:t,change:n})]}),e.kind==="limits"&&i(Pg,{value:t,change:n}),i("small",{class:"muted",children:e.text})]})}function Dg(e){return e.of==="Chain"?xt.map(t=>({value:t,label:dt[t]})):On.map(t=>({value:t,label:Te(t)}))}function Pg({value:e,change:t}){let r=(n,o)=>{let a=e.filter(l=>l.type!==n);t(o===""?a:[...a,{type:n,limit:Number(o)}])};return i("div",{class:"filters",children:On.map(n=>i(wo,{label:Te(n),value:String(e.find(o=>o.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:o=>r(n,o)},n))})}function Eg({draft:e,chains:t}){let r=St("days",hd,"1"),n=Math.max(0,...t.map(f=>Date.parse(f.lastEventAt??"")).filter(f=>!Number.isNaN(f))),o=new Date((n||Date.now())-Number(r)*24*yd+yd/4).toISOString(),a=Zl(e,500),l=Object.keys(a).length>0,c=ce(aa,{input:{},since:o}),m=ce(aa,{input:a,since:o},{skip:!l});return i(se,{class:"spaced",title:"Replay",actions:i(tn,{label:"Days",choices:hd.map(f=>({value:f,label:f==="1"?"1 day":`${f} days`})),chosen:r,change:f=>Ge({days:f})}),children:i(ve,{query:c,children:f=>i(Rg,{present:f.simulateConfig,next:l?m:void 0})})})}function Rg({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return i(wn,{refusal:t.refusal,retry:t.reload});let n=r??e,o=On.map(a=>({type:a,now:bd(e,a),then:bd(n,a)})).filter(a=>a.now+a.then>0);return i("div",{class:"stack","aria-busy":t?.loading,children:[i("p",{role:"status",class:"total",children:[i("strong",{children:[R(n.total)," signals"]}),r&&`, ${Ug(r.total-e.total)}`,t?.loading&&" \u2026"]}),o.length>0&&i(ge,{label:"Signals by type",rows:o,id:a=>a.type,columns:[{name:"Type",cell:a=>Te(a.type)},{name:"Now",number:!0,cell:a=>R(a.now)},...r?[{name:"Then",number:!0,cell:a=>i("strong",{children:R(a.then)})}]:[]]}),i(Ng,{present:e,then:r}),n.heldBack.length>0&&i("div",{children:[i("h3",{children:"Held back most by"}),i("ul",{class:"why",children:[...n.heldBack].sort((a,l)=>l.count-a.count).slice(0,5).map(a=>i("li",{children:[Te(a.rule),": ",R(a.count)]},a.rule))})]}),n.samples.length>0&&i("div",{children:[i("h3",{children:"Some of them"}),i("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(a=>i("li",{children:[i(Ut,{chain:a.chain})," ",a.headline," ",i("small",{class:"muted",children:i(ae,{at:a.timestamp})})]},`${a.headline}${a.timestamp}`))})]})]})}function bd(e,t){return e.byType.find(r=>r.type===t)?.count??0}function Ug(e){return e===0?"as many as now":e>0?`${R(e)} more than now`:`${R(-e)} fewer than now`}function Ng({present:e,then:t}){let r=(o,a)=>o.byDay.filter(l=>l.day===a).reduce((l,c)=>l+c.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(o=>o.day))].sort();return n.length<2?null:i(ge,{label:"Signals by day",rows:n,id:o=>o,columns:[{name:"Day",cell:o=>fn(o)},{name:"Now",number:!0,cell:o=>R(r(e,o))},...t?[{name:"Then",number:!0,cell:o=>i("strong",{children:R(r(t,o))})}]:[]]})}function Ig({draft:e,fields:t,config:r,discard:n,saved:o}){let[a,l]=xe(),[c,m]=xe(!1),f=t.filter(h=>h.name in e),g=async()=>{m(!0);try{await Be(Ul,{input:e}),o()}catch(h){if(!(h instanceof $e))throw h;l(h)}m(!1)};return i(se,{class:"spaced",title:`Version ${r.version}`,children:[a&&i(wn,{refusal:a}),f.length===0&&i("p",{class:"muted",children:["In force, saved ",i(ae,{at:r.updatedAt}),". Nothing is changed."]}),f.length>0&&i(B,{children:[i(vd,{fields:f,from:h=>xn(r,h),to:h=>e[h]??""}),i("div",{class:"actions",children:[i("button",{type:"button",class:"primary",disabled:c,onClick:()=>{g()},children:["Save as version ",r.version+1]}),i("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function vd({fields:e,from:t,to:r}){return i("ul",{class:"why",children:e.map(n=>i("li",{children:[n.label,": ",i("span",{class:"muted",children:_d(t(n.name))})," \u2192 ",i("strong",{children:_d(r(n.name))})]},n.name))})}function _d(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?Te(t):`${Te(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Lg({data:e,fields:t,restore:r}){let n=e.configVersions.filter(o=>o.version!==e.config.version);return n.length===0?null:i(se,{title:"Earlier versions",children:i(ge,{label:"Earlier versions, newest first",rows:n,id:o=>String(o.version),columns:[{name:"Version",cell:o=>o.version},{name:"Saved",cell:o=>i(ae,{at:o.changedAt})},{name:"By",wide:!0,cell:o=>i("span",{class:"mono",children:o.keyId??"the operator"})},{name:"Going back to it would change",cell:o=>{let a=rs(t,e.config,o.config);return a.length===0?"nothing":i(vd,{fields:a,from:l=>xn(e.config,l),to:l=>xn(o.config,l)})}},{name:"",cell:o=>i("button",{type:"button",class:"small","aria-label":`Restore version ${o.version}`,onClick:()=>r(o.config),children:"Restore"})}]})})}var os=["node","python","go"],is={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Wg=On.map(e=>({value:e,label:Te(e)})),Mg=xt.map(e=>({value:e,label:dt[e]}));function kd(){let e=ce(Ol,{},{every:5e3}),[t,r]=xe({});return i(B,{children:[i(je,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),i(ve,{query:e,children:({webhooks:n})=>i("div",{class:"stack",children:[n.length===0&&i(be,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(o=>i($g,{webhook:o,changed:e.reload},o.id)),i(Qg,{configured:n.some(o=>o.configured),created:o=>{r(o),e.reload()}}),i(xd,{outcome:t}),i(Bg,{})]})})]})}async function Sd(e){try{return await e()}catch(t){if(t instanceof $e)return{refusal:t};throw t}}function $g({webhook:e,changed:t}){let[r,n]=xe({}),[o,a]=xe(!1),[l,c]=xe(!1),m=async h=>{a(!0),n(await Sd(h)),a(!1),c(!1),t()},f=(h,_)=>m(async()=>(await Be(Fl,{id:e.id,input:h}),{text:_})),g=()=>m(async()=>(e.configured?await Be(sa,{url:""}):await Be(ql,{id:e.id}),{}));return i(se,{class:"spaced",title:i("span",{class:"break",children:e.url}),actions:i(B,{children:[i("button",{type:"button",disabled:o,onClick:()=>{m(()=>Og(e.id))},children:"Send a sample"}),i("button",{type:"button",disabled:o,onClick:()=>{m(()=>Vg(e.id))},children:"New secret"}),i("button",{type:"button",disabled:o,onClick:()=>{f({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),i("button",{type:"button",class:"danger",disabled:o,onClick:()=>l?void g():c(!0),children:l?"Really delete":"Delete"})]}),children:[i(xd,{outcome:r}),e.disabledReason&&i("p",{class:"note warn",children:["Disabled ",i(ae,{at:e.disabledAt}),": ",e.disabledReason]}),i(Tt,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:i(ae,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?i(ae,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:R(e.deliveries.totalCount),note:e.previousSecretUntil?i(B,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),i("div",{class:"filters",children:[i(Sn,{label:`Types sent to ${e.url}`,choices:Wg,chosen:e.types,change:h=>{f({types:h},"Types saved, for later signals.")}}),i(Sn,{label:`Chains sent to ${e.url}`,choices:Mg,chosen:e.chains,change:h=>{f({chains:h},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&i("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),i(Fg,{webhook:e,redeliver:h=>{m(async()=>(await Be(zl,{webhook:e.id,signal:h}),{text:"Sent again, with all its attempts."}))}})]})}async function Og(e){let{attempt:t}=(await Be(Ql,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Vg(e){let{secret:t}=(await Be(Bl,{id:e})).rotateWebhookSecret;return{secret:t}}function xd({outcome:e}){return i("div",{role:"status",children:[e.refusal&&i(wn,{refusal:e.refusal}),e.text&&i("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&i("p",{class:"note warn",children:["The secret, which is not shown again: ",i("code",{class:"break",children:e.secret})," ",i(Wn,{text:e.secret,label:"the secret"})]})]})}function Fg({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return i(be,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>i(B,{children:[i("a",{href:Re(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&i("small",{children:"retraction"})]})},{name:"State",cell:n=>i("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:Te(n.state)})},{name:"Attempts",number:!0,cell:n=>R(n.attempts.length)},{name:"Last answer",cell:n=>qg(n)},{name:"Since",wide:!0,cell:n=>i(ae,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>i("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return i(ge,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function qg(e){let t=e.attempts.at(-1);return t?i(B,{children:[t.status??"no answer",i("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Qg({configured:e,created:t}){let[r,n]=xe(!1),o=async a=>{a.preventDefault();let l=a.currentTarget,c=String(new FormData(l).get("url")).trim();n(!0);let m=await Sd(async()=>e?{secret:(await Be(Vl,{input:{url:c}})).createWebhook.secret}:{secret:(await Be(sa,{url:c})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),m.refusal||l.reset(),t(m)};return i(se,{title:"Add a webhook",children:i("form",{class:"filters",onSubmit:a=>{o(a)},children:[i("label",{class:"field grow",children:[i("span",{children:"Address, https"}),i("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function Bg(){let e=St("verify",os,"node");return i(se,{title:"Verify what you receive",actions:i(tn,{label:"Language",choices:os.map(t=>({value:t,label:is[t].name})),chosen:e,change:t=>Ge({verify:t})}),children:[i("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",i("code",{children:"webhook-signature"})," over the body as it came. Keep each ",i("code",{children:"webhook-id"})," that you have processed."]}),i("pre",{class:"code",tabIndex:0,children:i("code",{children:is[e].code})})]})}var Br=["read","customer"],as=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Br,component:td},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Br,component:nd},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Br,component:jc},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Br,component:ud},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Br,component:id},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Br,component:ad},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:wd},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:kd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:rd},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:pu}];function Td({problem:e}){let[t,r]=xe(e),[n,o]=xe(!1),a=async l=>{l.preventDefault();let c=String(new FormData(l.currentTarget).get("key")).trim();o(!0);try{await vo(c)}catch(m){r(m.message),o(!1)}};return i("main",{class:"signin",children:[i("form",{class:"card",onSubmit:l=>{a(l)},children:[i("h1",{children:[i("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),i("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),i("label",{class:"field",children:[i("span",{children:"API key"}),i("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),i("p",{role:"alert",class:"problem-text",children:t||hi.value}),i("p",{class:"muted small",children:["The operator creates keys with ",i("code",{children:"smartmoney key create"}),"; ",i("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),i("p",{class:"muted small links",children:[i("a",{href:"graphiql",children:"GraphiQL"})," ",i("a",{href:"docs",children:"REST reference"})," ",i("a",{href:"schema.graphql",children:"Schema"})," ",i("a",{href:"openapi.json",children:"OpenAPI"})," ",i("a",{href:"readyz",children:"readyz"})," ",i("a",{href:"console/licences.txt",children:"Licences"})]})]})}function ls({problem:e=""}){let t=gn.value;return t?i(zg,{who:t}):i(Td,{problem:e})}function zg({who:e}){let[t,r]=xe(!1),n=Nn(null),{path:o}=kt.value,a=as.filter(f=>f.scopes.includes(e.scope)),l=o.length===0?a[0]:as.find(f=>f.path===o[0]),c=o.join("/"),m=Nn(!0);return Yt(()=>{document.title=`${l?.title??"Not found"} \xB7 smartmoney`,r(!1),m.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),m.current=!1},[c]),i("div",{class:`frame ${t?"open":""}`,children:[i("a",{class:"skip",href:"#main",onClick:f=>{f.preventDefault(),n.current?.focus()},children:"Skip to the page"}),i("header",{class:"bar",children:[i("a",{class:"brand",href:"#/",children:[i("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),i("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),i("nav",{id:"nav","aria-label":"Pages",children:[i(ss,{pages:a.filter(f=>f.group==="analyst"),at:l,title:"Signals"}),i(ss,{pages:a.filter(f=>f.group==="settings"),at:l,title:"Delivery"}),i(ss,{pages:a.filter(f=>f.group==="operator"),at:l,title:"Operator"}),i("div",{class:"group",children:[i("h2",{children:"Build"}),i("ul",{children:[i("li",{children:i("a",{href:"graphiql",children:"GraphiQL"})}),i("li",{children:i("a",{href:"docs",children:"REST reference"})}),i("li",{children:i("a",{href:"schema.graphql",children:"Schema"})})]})]}),i(Hg,{who:e})]}),i("main",{id:"main",ref:n,tabIndex:-1,children:[l&&l.scopes.includes(e.scope)&&i(l.component,{args:o.slice(1)},c),l&&!l.scopes.includes(e.scope)&&i(be,{title:`${l.title} needs a key of scope ${l.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!l&&i(be,{title:"There is no such page",children:i("a",{href:"#/",children:"Go to the first page"})})]})]})}function ss({pages:e,at:t,title:r}){let n=e.filter(o=>o.listed);return n.length===0?null:i("div",{class:"group",children:[i("h2",{children:r}),i("ul",{children:n.map(o=>i("li",{children:i("a",{href:Re([o.path]),"aria-current":o===t?"page":void 0,children:o.title})},o.path))})]})}function Hg({who:e}){let t=ce(ml,{},{every:15e3}),r=t.data?.chains.filter(o=>!o.healthy)??[],n=Math.max(0,...t.data?.chains.map(o=>o.lagSeconds)??[]);return i("div",{class:"account",children:[t.refusal&&i("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&i("p",{class:"health good",children:["Up to date",n>1?`, ${Qt(n)} behind`:""]}),r.map(o=>i("p",{class:"health bad",title:o.reason??"",children:[dt[o.chain]," is ",Qt(o.lagSeconds)," behind"]},o.chain)),i("label",{class:"field inline",children:[i("span",{children:"Theme"}),i("select",{value:bo.value,onChange:o=>qc(o.currentTarget.value),children:[i("option",{value:"system",children:"System"}),i("option",{value:"light",children:"Light"}),i("option",{value:"dark",children:"Dark"})]})]}),i("p",{children:[i("strong",{children:e.name||"Operator"}),i("br",{}),i("small",{class:"muted",children:["key of scope ",e.scope]})]}),i("button",{type:"button",class:"quiet",onClick:()=>ts(),children:"Sign out"})]})}var us=document.getElementById("app");if(!us)throw new Error("BUG: page.html has no element app");var Cd=uu(),Gg=Cd?vo(Cd):Jc();Gg.then(()=>Xi(i(ls,{}),us),e=>Xi(i(ls,{problem:e instanceof Error?e.message:String(e)}),us));
