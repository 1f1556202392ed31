var he,Js,Ji,In,Ki,Fo,Zs,Oo,Xs,Zi,Yi,Tm,so=Symbol.for("pv"),qo={},Qo=[],xm=/^m(i|n|o|s|text|space)$/,Xi=Array.isArray,ea=Qo.slice,tr=Object.assign;function er(e){e&&e.parentNode&&e.remove()}function el(e,t,r){var n,o,a,s={},u=arguments.length;for(a in t)a=="key"?n=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:s[a]=t[a];return u>2&&(s.children=u>3?ea.call(arguments,2):r),ao(e,s,n,o,null)}function ao(e,t,r,n,o){var a={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:so,__v:o||++Js,__i:-1,__u:0};return!o&&he.vnode&&he.vnode(a),a}function M(e){return e.children}function Wn(e,t){this.props=e,this.context=t,this.__g=0}function $n(e,t){if(t==null)return e.__&&$n(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:$n(e)}function Cm(e){var t,r=e.__v,n=r.__e,o=[],a=[],s=e.__P;s&&((t=tr({constructor:so},r)).__v=r.__v+1,he.vnode&&he.vnode(t),ta(s,t,r,e.__n,s.namespaceURI,32&r.__u?[n]:null,o,n||$n(r),32&r.__u,a),t.__v=r.__v,t.__.__k[t.__i]=t,al(o,t,a),r.__=r.__e=null,t.__e!=n&&tl(t))}function tl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),tl(e)}function Ks(e){(8&e.__g||(e.__g|=8,In.push(e),Fo++))&&Ki==he.debounceRendering||((Ki=he.debounceRendering)||queueMicrotask)(nl)}function nl(){try{for(var e,t=1;In.length;)In.length>t&&In.sort(Zs),e=In.shift(),t=In.length,8&e.__g&&Cm(e)}finally{(Fo=In.length)&&(Ki||queueMicrotask)(nl)}}function rl(e,t,r,n,o,a,s,u,m,f,h){var p,b,w,x,N,L,I=n.__k||Qo,k=t.length;for(m=Am(r,t,I,m,k),p=0;p<k;p++)(w=r.__k[p])!=null&&(b=~w.__i&&I[w.__i]||qo,w.__i=p,L=ta(e,w,b,o,a,s,u,m,f,h),x=w.__e,(b.ref!=w.ref||8&b.__u)&&(b.ref&&na(b.ref,null,w,b),w.ref&&h.push(w.ref,w.__c||x,w)),N=N||x,4&w.__u?(m=ol(w,m,e,!b.__v),b.__e&&(b.__e=null)):typeof w.type=="function"&&L!==void 0?m=L:x&&(m=x.nextSibling),w.__u&=-21);return r.__e=N,m}function Am(e,t,r,n,o){var a,s,u,m,f,h,p,b,w,x=r.length,N=x,L=0,I=0,k=e.__k=Array(o);for(a=0;a<o;a++)(s=t[a])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=k[a]=ao(null,s):Xi(s)?s=k[a]=ao(M,{children:s}):s.constructor===so&&s.__b?s=k[a]=ao(s.type,s.props,s.key,s.ref,s.__v):k[a]=s,m=a+L,s.__=e,s.__b=e.__b+1,u=null,~(f=s.__i=Pm(s,r,m,N))&&(N--,(u=r[f])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,f==m-1?L--:f==m+1?L++:f!=m&&(f>m?L--:L++,I=1)):(~f||(o>x?L--:o<x&&L++),typeof s.type!="function"&&(s.__u|=4))):k[a]=null;if(I){for(h=[],p=[],a=0;a<o;a++)if((s=k[a])&&16&s.__u){for(L=0,b=h.length;L<b;)h[w=L+b>>1]<s.__i?L=w+1:b=w;h[L]=s.__i,p[a]=L+1}for(L=h.length;a--;)p[a]&&(p[a]==L?L--:k[a].__u|=4)}if(N)for(a=0;a<x;a++)!(u=r[a])||2&u.__u||(u.__e==n&&(n=$n(u)),ra(u,u));return n}function ol(e,t,r,n){var o,a,s,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=ol(o[a],t,r,!1));return t}for(t&&!t.parentNode&&(t=$n(e))&&!t.parentNode&&(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!n&&r.moveBefore&&s.parentNode?r.moveBefore(s,t):r.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Pm(e,t,r,n){var o,a=e.key,s=e.type,u=t[r],m=u&&!(2&u.__u);if(u===null&&a==null||m&&a==u.key&&s==u.type)return r;if(n>(m?1:0)){for(o=r-1;o>=0;o--)if((u=t[o])&&!(2&u.__u)&&a==u.key&&s==u.type)return o;for(o=r+1;o<t.length;o++)if((u=t[o])&&!(2&u.__u)&&a==u.key&&s==u.type)return o}return-1}function Ys(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Mo(e,t,r,n,o){var a,s;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Ys(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Ys(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(s=Yi[t]||(Yi[t]=Dm(t)),(e.__a||(e.__a={}))[t]=Zi,a=t!=(t=t.replace(Xs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,s,a):e.removeEventListener(t,s,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Dm(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Oo]==null)t[Oo]=Zi++;else if(t[Oo]<this.__a[e])return;return r(he.event?he.event(t):t)}}}function ta(e,t,r,n,o,a,s,u,m,f){var h,p,b,w,x,N,L,I,k,A,S,Y,W,ee,G,oe,j,P,K=t.type;if(t.constructor!==so)return null;128&r.__u&&(m=32&r.__u,h=r.__c.__z)&&(t.__u|=m,p=a=[],h.nodeType==8?u=Vo(h,a):a.push(h),u=a[0]||u),(h=he.__b)&&h(t);e:if(typeof K=="function"){b=s.length;try{if(I=t.props,k=(h=K.prototype)&&h.render,A=(h=K.contextType)&&n[h.__c],S=h?A?A.props.value:h.__:n,(w=r.__c)?(t.__c=w,2&w.__g&&(w.__g|=1)):(k?t.__c=w=new K(I,S):(t.__c=w=new Wn(I,S),w.constructor=K,w.render=Rm),A&&A.sub(w),w.state||(w.state={}),w.__n=n,w.__g|=8,w.__h=[],w.__k=[]),k&&(w.__s||(w.__s=w.state),K.getDerivedStateFromProps&&(w.__s==w.state&&(w.__s=tr({},w.__s)),tr(w.__s,K.getDerivedStateFromProps(I,w.__s)))),x=w.props,N=w.state,w.__v=t,r.__c){if(I!==x&&k&&!K.getDerivedStateFromProps&&w.componentWillReceiveProps&&w.componentWillReceiveProps(I,S),t.__v==r.__v&&!(8&w.__g)||!(4&w.__g)&&w.shouldComponentUpdate&&w.shouldComponentUpdate(I,w.__s,S)===!1){t.__v!=r.__v&&(w.props=I,w.state=w.__s,w.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),Qo.push.apply(w.__h,w.__k),w.__k=[],w.__h.length&&s.push(w),u=$n(r);break e}w.componentWillUpdate&&w.componentWillUpdate(I,w.__s,S),k&&w.componentDidUpdate&&w.__h.push(function(){w.componentDidUpdate(x,N,L)})}else k&&!K.getDerivedStateFromProps&&w.componentWillMount&&w.componentWillMount(),k&&w.componentDidMount&&w.__h.push(w.componentDidMount);w.context=S,w.props=I,w.__P=e,w.__g&=-5,Y=he.__r,W=k?25:0;do w.__g&=-9,Y&&Y(t),h=w.render(w.props,w.state=w.__s,w.context);while(8&w.__g&&++W<25);k&&(Qo.push.apply(w.__h,w.__k),w.__k=[]),w.state=w.__s,w.getChildContext&&(n=tr({},n,w.getChildContext())),k&&r.__c&&w.getSnapshotBeforeUpdate&&(L=w.getSnapshotBeforeUpdate(x,N)),ee=h&&h.type===M&&h.key==null?h.props.children:h,I.__P&&(h=u,o=(e=I.__P).namespaceURI,m=a=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&ra(O,O)}),r.__k=null),u=r.__k?$n(r,0):null),u=rl(e,Xi(ee)?ee:[ee],t,r,n,o,a,s,u,m,f),I.__P&&(t.__e=null,u=h),t.__u&=-161,p&&p.some(er),w.__h.length&&s.push(w),1&w.__g&&(w.__g&=-4)}catch(O){if(s.length=b,t.__v=null,m||a)if(O&&O.then){if(t.__u|=128|m,a){for(~(j=a.indexOf(u||void 0))||(j=a.length);(P=a[j-1])&&P.nodeType==8;)j--;for(;j<a.length;j++)if(P=a[j])if(a[j]=null,G){if(P==oe)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(oe=Vo(G=P))}}if(!G){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;G=u}(h=Vo(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,u=h):t.__e=u,u=u&&u.nextSibling}else a&&a.some(er);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||il(t),he.__e(O,t,r)}}else u=t.__e=Em(r.__e,t,r,n,o,a,s,m,f,e);return(h=he.diffed)&&h(t),u}function Vo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function il(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(il))}function al(e,t,r){for(var n=0;n<r.length;)na(r[n++],r[n++],r[n++]);he.__c&&he.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){he.__e(a,o.__v)}})}function Em(e,t,r,n,o,a,s,u,m,f){var h,p,b,w,x,N,L,I,k=r.props||qo,A=t.props,S=t.type;if(S=="svg"?o="http://www.w3.org/2000/svg":S=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(h=0;h<a.length;h++)if((x=a[h])&&(S?x.localName==S:x.nodeType==3)){e=x,a[h]=null;break}}if(!e){if(I=f.ownerDocument||document,!S)return I.createTextNode(A);e=I.createElementNS(o,S,A.is?A:f),u&&(he.__m&&he.__m(t,a),u=!1),a=null}if(S){if(f=S=="template"&&e.content||e,a=S=="textarea"&&A.defaultValue!=null?null:a&&ea.call(f.childNodes),!u&&a)for(k={},h=0;h<e.attributes.length;h++)k[(x=e.attributes[h]).name]=x.value;for(h in k)x=k[h],h=="dangerouslySetInnerHTML"?b=x:h=="children"||h in A||h=="value"&&"defaultValue"in A||h=="checked"&&"defaultChecked"in A||Mo(e,h,null,x,o);for(h in A)x=A[h],h=="children"?w=x:h=="dangerouslySetInnerHTML"?p=x:h=="value"?N=x:h=="checked"?L=x:u&&typeof x!="function"||k[h]===x||Mo(e,h,x,k[h],o);p?(u||b&&(p.__html==b.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(b&&(e.textContent=""),(S=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&xm.test(S))&&(o="http://www.w3.org/1999/xhtml"),rl(f,Xi(w)?w:[w],t,r,n,o,a,s,a?a[0]:r.__k&&$n(r,0),u,m),a&&a.some(er)),u&&S!="textarea"||(h="value",S=="progress"&&N==null?e.removeAttribute(h):N==null||N===e[h]&&(S!="progress"||N)||Mo(e,h,N,k[h],o),h="checked",L!=null&&L!=e[h]&&Mo(e,h,L,k[h],o))}else k===A||u&&e.data==A||(e.data=A);return e}function na(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){he.__e(o,r)}}function ra(e,t,r){var n,o,a,s;if(he.unmount&&he.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||na(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){he.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(s=0;s<n.length;s++)n[s]&&ra(n[s],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(o=Vo(n,a=[]))&&(n==e.__e&&a.some(er),er(o),er(n)),r||er(e.__e),e.__e=e.__c=e.__=null}function Rm(e,t,r){return this.constructor(e,r)}function oa(e,t){var r,n,o,a;he.__&&he.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=ao(M,{children:[e]}),o=[],a=[],ta(t,t.__k,n||qo,qo,t.namespaceURI,n?null:t.firstChild?ea.call(t.childNodes):null,o,n?n.__e:t.firstChild,r,a),al(o,t.__k,a),t.__k.props.children=null}he={__e:function(e,t,r,n){for(var o,a,s;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((s=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,n||{}),s=1),s&&8&o.__g)return void(o.__g|=2)}catch(u){e=u}}throw Fo=0,e}},Js=0,Ji=function(e){return e!=null&&e.constructor===so},Wn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=tr({},this.state)),typeof e=="function"&&(e=e(tr({},r),this.props)),e&&(tr(r,e),this.__v&&(t&&this.__k.push(t),Ks(this)))},Wn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ks(this))},Wn.prototype.render=M,In=[],Fo=0,Zs=function(e,t){return e.__v.__b-t.__v.__b},Oo=Symbol(),Xs=/(PointerCapture)$|Capture$/i,Zi=0,Yi={},Tm=0;var uo,Ze,ia,sl,aa=Object.is,Bo=0,hl=[],sa=[],je=he,ll=je.__b,ul=je.__r,cl=je.diffed,dl=je.__c,ml=je.unmount,fl=je.__;function ua(e,t){je.__h&&je.__h(Ze,e,Bo||t),Bo=0;var r=Ze.__H||(Ze.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function ye(e){return Bo=1,Lm(bl,e)}function Lm(e,t,r){var n=ua(uo++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):bl(void 0,t),function(a){var s=(n.__N||n.__)[0],u=n.t(s,a);aa(s,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=Ze,!Ze.__f)){Ze.__f=!0;var o=Ze.shouldComponentUpdate;Ze.shouldComponentUpdate=function(a,s,u){var m=this.__H;if(!m)return!0;var f=!1,h=this.props!=a;if(m.__.some(function(b){b.__N&&(f=!0,aa(b.__[0],b.__N[0])||(h=!0))}),o){var p=o.call(this,a,s,u);return f?p||h:p}return!f||h}}return n.__}function Ut(e,t){var r=ua(uo++,3);!je.__s&&yl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,Ze.__H.__h.push(r))}function Mn(e){return Bo=5,Gt(function(){return{current:e}},[])}function Gt(e,t){var r=ua(uo++,7);return yl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function Um(){var e;do{for(;e=sa.shift();)try{lo(e)}catch(r){je.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=hl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(lo),t.__h.some(la),t.__h=[]}catch(r){t.__h=[],je.__e(r,e.__v)}}}while(sa.length)}je.__b=function(e){Ze=null,ll&&ll(e)},je.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),fl&&fl(e,t)},je.__r=function(e){ul&&ul(e),uo=0;var t=(Ze=e.__c).__H;t&&(ia==Ze?Ze.__h=[]:(t.__h.some(lo),t.__h.some(la),uo=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),ia=Ze},je.diffed=function(e){cl&&cl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&gl(hl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),ia=Ze=null},je.__c=function(e,t){t.some(function(r){try{r.__h.some(lo),r.__h=r.__h.filter(function(n){return!n.__||la(n)})}catch(n){r.__h=[function(){throw n}]}}),dl&&dl(e,t)},je.unmount=function(e){ml&&ml(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(o){try{if(o.__P&&o.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}o.__P=r,gl(sa.push(o))}else lo(o)}catch(a){t=a}}),n.__H=void 0,t&&je.__e(t,n.__v))};var pl=typeof requestAnimationFrame=="function";function Nm(e){var t,r=function(){clearTimeout(n),pl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);pl&&(t=requestAnimationFrame(r))}function gl(e){e!=1&&sl==je.requestAnimationFrame||((sl=je.requestAnimationFrame)||Nm)(Um)}function lo(e){var t=Ze,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),Ze=t}function la(e){var t=Ze;e.__c=e.__(),Ze=t}function yl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!aa(r,e[n])})}function bl(e,t){return typeof t=="function"?t(e):t}var Z=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},Rh=new Z(`
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
    `,{fragmentName:"WalletNumbers"}),Lh=new Z(`
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
    `,{fragmentName:"SignalRow"}),Uh=new Z(`
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
    `,{fragmentName:"MarketFacts"}),Nh=new Z(`
    fragment Returns on ReturnStats {
  count
  medianReturn
  medianStdError
  hitRate
  hitRateStdError
}
    `,{fragmentName:"Returns"}),Ih=new Z(`
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
    `,{fragmentName:"ConfigParts"}),Wh=new Z(`
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
    `,{fragmentName:"WebhookParts"}),wl=new Z(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),vl=new Z(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),kl=new Z(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),_l=new Z(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),Sl=new Z(`
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
    `),Tl=new Z(`
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
    `),xl=new Z(`
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
}`),Cl=new Z(`
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
    `),Al=new Z(`
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
}`),ca=new Z(`
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
}`),Pl=new Z(`
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
    `),Dl=new Z(`
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
}`),El=new Z(`
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
    `),Rl=new Z(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),Ll=new Z(`
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
}`),Ul=new Z(`
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
    `),Nl=new Z(`
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
    `),Il=new Z(`
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
    `),Wl=new Z(`
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
    `),$l=new Z(`
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
}`),Ml=new Z(`
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
}`),Ol=new Z(`
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
}`),Vl=new Z(`
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
    `),Fl=new Z(`
    query TrackStats($since: DateTime!, $chain: Chain, $type: NotificationType) {
  signalStats(since: $since, chain: $chain, type: $type) {
    keptSince
    count
    retracted
    return1h {
      ...Returns
    }
    return6h {
      ...Returns
    }
    return24h {
      ...Returns
    }
    settled {
      ...Returns
    }
  }
}
    fragment Returns on ReturnStats {
  count
  medianReturn
  medianStdError
  hitRate
  hitRateStdError
}`),ql=new Z(`
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
}`),da=new Z(`
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
    `),Ql=new Z(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Bl=new Z(`
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
    `),zl=new Z(`
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
}`),Hl=new Z(`
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
    `),Gl=new Z(`
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
    `),jl=new Z(`
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
    `),Kl=new Z(`
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
}`),Yl=new Z(`
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
}`),Jl=new Z(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Zl=new Z(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Xl=new Z(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),eu=new Z(`
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
    `),tu=new Z(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),nu=new Z(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),ma=new Z(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function At(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function On(e){return At(e)==="object"}function Im(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function fa(e,t){return e.length<124?e:t}var ru="graphql-transport-ws";var Nt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Nt||{}),It=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(It||{});function ou(e){if(!On(e))throw new Error(`Message is expected to be an object, but got ${At(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${At(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${At(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${At(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${At(e.payload.query)}`);if(e.payload.variables!=null&&!On(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${At(e.payload.variables)}`);if(e.payload.operationName!=null&&At(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${At(e.payload.operationName)}`);if(e.payload.extensions!=null&&!On(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${At(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${At(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${At(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${At(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Im(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${At(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function iu(e,t){return ou(typeof e=="string"?JSON.parse(e,t):e)}function Lr(e,t){return ou(e),JSON.stringify(e,t)}function ga(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:o=console.error,lazyCloseTimeout:a=0,keepAlive:s=0,disablePong:u,connectionAckWaitTimeout:m=0,retryAttempts:f=5,retryWait:h=async function(U){let $=Math.pow(2,U);await new Promise(E=>setTimeout(E,$*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:p=pa,on:b,webSocketImpl:w,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,U=>{let $=Math.random()*16|0;return(U=="x"?$:$&3|8).toString(16)})},jsonMessageReplacer:N,jsonMessageReviver:L}=e,I;if(w){if(!$m(w))throw new Error("Invalid WebSocket implementation provided");I=w}else typeof WebSocket<"u"?I=WebSocket:typeof global<"u"?I=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(I=window.WebSocket||window.MozWebSocket);if(!I)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=I,A=(()=>{let R=(()=>{let $={};return{on(E,pe){return $[E]=pe,()=>{delete $[E]}},emit(E){"id"in E&&$[E.id]?.(E)}}})(),U={connecting:b?.connecting?[b.connecting]:[],opened:b?.opened?[b.opened]:[],connected:b?.connected?[b.connected]:[],ping:b?.ping?[b.ping]:[],pong:b?.pong?[b.pong]:[],message:b?.message?[R.emit,b.message]:[R.emit],closed:b?.closed?[b.closed]:[],error:b?.error?[b.error]:[]};return{onMessage:R.on,on($,E){let pe=U[$];return pe.push(E),()=>{let te=pe.indexOf(E);te>-1&&pe.splice(te,1)}},emit($,...E){for(let pe of[...U[$]])pe(...E)}}})();function S(R){let U=[A.on("error",$=>{U.forEach(E=>E()),R($)}),A.on("closed",$=>{U.forEach(E=>E()),R($)})];return()=>U.forEach($=>$())}let Y,W=0,ee,G=!1,oe=0,j=!1;async function P(){clearTimeout(ee);let[R,U]=await(Y??(Y=new Promise((pe,te)=>(async()=>{if(G){if(await h(oe),!W)return Y=void 0,te({code:1e3,reason:"All Subscriptions Gone"});oe++}A.emit("connecting",G);let B=new k(typeof t=="function"?await t():t,ru),ue,ne;function z(){isFinite(s)&&s>0&&(clearTimeout(ne),ne=setTimeout(()=>{B.readyState===k.OPEN&&(B.send(Lr({type:It.Ping})),A.emit("ping",!1,void 0))},s))}S(ve=>{Y=void 0,clearTimeout(ue),clearTimeout(ne),te(ve),ve instanceof co&&(B.close(4499,"Terminated"),B.onerror=null,B.onclose=null)}),B.onerror=ve=>A.emit("error",ve),B.onclose=ve=>A.emit("closed",ve),B.onopen=async()=>{try{A.emit("opened",B);let ve=typeof r=="function"?await r():r;if(B.readyState!==k.OPEN)return;B.send(Lr(ve?{type:It.ConnectionInit,payload:ve}:{type:It.ConnectionInit},N)),isFinite(m)&&m>0&&(ue=setTimeout(()=>{B.close(Nt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},m)),z()}catch(ve){A.emit("error",ve),B.close(Nt.InternalClientError,fa(ve instanceof Error?ve.message:String(ve),"Internal client error"))}};let Re=!1;B.onmessage=({data:ve})=>{try{let ae=iu(ve,L);if(A.emit("message",ae),ae.type==="ping"||ae.type==="pong"){A.emit(ae.type,!0,ae.payload),ae.type==="pong"?z():u||(B.send(Lr(ae.payload?{type:It.Pong,payload:ae.payload}:{type:It.Pong},N)),A.emit("pong",!1,ae.payload));return}if(Re)return;if(ae.type!==It.ConnectionAck)throw new Error(`First message cannot be of type ${ae.type}`);clearTimeout(ue),Re=!0,A.emit("connected",B,ae.payload,G),G=!1,oe=0;let ge=new Promise((Vt,yt)=>S(yt));ge.catch(()=>{}),pe([B,ge])}catch(ae){B.onmessage=null,A.emit("error",ae),B.close(Nt.BadResponse,fa(ae instanceof Error?ae.message:String(ae),"Bad response"))}}})())));R.readyState===k.CLOSING&&await U;let $=()=>{},E=new Promise(pe=>$=pe);return[R,$,new Promise((pe,te)=>{let B=S(te);R.readyState!==k.OPEN&&U.catch(te),E.then(()=>{if(B(),!W){let ue=()=>R.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(ee),ee=setTimeout(()=>{!W&&R.readyState===k.OPEN&&ue()},a)):ue()}pe()})})]}function K(R){if(pa(R)&&(Wm(R.code)||[Nt.InternalServerError,Nt.InternalClientError,Nt.BadRequest,Nt.BadResponse,Nt.Unauthorized,Nt.SubprotocolNotAcceptable,Nt.SubscriberAlreadyExists,Nt.TooManyInitialisationRequests].includes(R.code)))throw R;if(j)return!1;if(pa(R)&&R.code===1e3)return W>0;if(!f||oe>=f||!p(R))throw R;return G=!0}n||(async()=>{for(W++;;)try{let[,,R]=await P();await R}catch(R){try{if(!K(R))return}catch(U){return o?.(U)}}})();function O(R,U){let $=x(R),E=!1,pe=!1,te=()=>{W--,E=!0};return(async()=>{for(W++;;)try{let[B,ue,ne]=await P();if(E)return ne.catch(()=>{}),ue();let z=A.onMessage($,Re=>{switch(Re.type){case It.Next:{U.next(Re.payload);return}case It.Error:{pe=!0,E=!0,U.error(Re.payload),te();return}case It.Complete:{E=!0,te();return}}});B.send(Lr({id:$,type:It.Subscribe,payload:R},N)),te=()=>{!E&&B.readyState===k.OPEN&&B.send(Lr({id:$,type:It.Complete},N)),W--,E=!0,ue()},await ne.finally(z);return}catch(B){if(!K(B))return}})().then(()=>{pe||U.complete()}).catch(B=>{U.error(B)}),()=>{E||te()}}return{on:A.on,subscribe:O,iterate(R){let U=[],$={done:!1,error:null,resolve:()=>{}},E=O(R,{next(te){U.push(te),$.resolve()},error(te){$.done=!0,$.error=te,$.resolve()},complete(){$.done=!0,$.resolve()}}),pe=(async function*(){for(;;){for(U.length||await new Promise(B=>$.resolve=B);U.length;)yield U.shift();if($.error)throw $.error;if($.done)return}})();return pe.throw=async te=>($.done||($.done=!0,$.error=te,$.resolve()),{done:!0,value:void 0}),pe.return=async()=>(E(),{done:!0,value:void 0}),pe},async dispose(){if(j=!0,Y){let[R]=await Y;R.close(1e3,"Normal Closure")}},terminate(){Y&&A.emit("closed",new co)}}}var co=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function pa(e){return On(e)&&"code"in e&&"reason"in e}function Wm(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function $m(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var au=new URL("graphql",document.baseURI),Pe=class extends Error{constructor(r,n,o){super(n);this.code=r;this.requestId=o}code;requestId},mo={key:()=>"",refused:()=>{}};function su(e){mo=e}async function qe(e,t,r={}){let n=r.key??mo.key(),o;try{o=await fetch(au,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(m){throw r.signal?.aborted?m:new Pe("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=o.headers.get("X-Request-Id")??void 0,s;try{s=await o.json()}catch{throw new Pe("NETWORK",`The answer cannot be read: status ${o.status}.`,a)}let u=s.errors?.[0];if(u||!s.data){let m=u?.extensions?.code??"INTERNAL_SERVER_ERROR",f=new Pe(m,u?.message??`status ${o.status}`,a);throw m==="UNAUTHENTICATED"&&r.key===void 0&&mo.refused(f.message),f}return s.data}var zo,ya=new Set;function Mm(){return zo??=ga({url:au.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${mo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>ha("connecting"),connected:()=>ha("open"),closed:()=>ha("broken")}}),zo}function ha(e){for(let t of ya)t(e)}async function ba(){let e=zo;zo=void 0,await e?.dispose()}function lu(e,t,r){let n=r.link;n&&ya.add(n);let o=Mm().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:s})=>{s?.[0]?r.failed(new Pe(String(s[0].extensions?.code??""),s[0].message)):a&&r.next(a)},error:a=>r.failed(Om(a)),complete:()=>{}});return()=>{n&&ya.delete(n),o()}}function Om(e){if(Array.isArray(e)){let t=e[0];return new Pe(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&mo.refused("The key is no longer accepted."),new Pe("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Pe("NETWORK","The connection is broken.")}function le(e,t,r={}){let[n,o]=ye({loading:!r.skip}),[a,s]=ye(0),u=Mn(""),m=JSON.stringify(t)+e.toString();return Ut(()=>{if(r.skip){o({loading:!1});return}let f=new AbortController;return o(h=>({...h,loading:!0})),qe(e,t,{signal:f.signal}).then(h=>{u.current=m,o({data:h,loading:!1})},h=>{if(f.signal.aborted)return;let p=h instanceof Pe?h:new Pe("",String(h));o(b=>({data:u.current===m?b.data:void 0,refusal:p,loading:!1}))}),()=>f.abort()},[m,a,r.skip]),Ut(()=>{if(!r.every||r.skip)return;let f=setInterval(()=>{document.visibilityState==="visible"&&s(h=>h+1)},r.every);return()=>clearInterval(f)},[r.every,r.skip]),{...n,reload:()=>s(f=>f+1)}}function uu(e,t){let[r,n]=ye(e),o=JSON.stringify(e);return Ut(()=>{let a=setTimeout(()=>n(e),t);return()=>clearTimeout(a)},[o,t]),r}var Vm=Symbol.for("preact-signals");function Ko(){if(Tn>1)Tn--;else{var e,t=!1;for((function(){var o=Go;for(Go=void 0;o!==void 0;){var a=o.S;if(a.v===o.v)for(var s=a.t;s!==void 0;s=s.x)s.i===o.i&&(s.i=a.i);o=o.o}})();po!==void 0;){var r=po;for(po=void 0,Ho++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&du(r))try{r.c()}catch(o){t||(e=o,t=!0)}r=n}}if(Ho=0,Tn--,t)throw e}}function va(e){if(Tn>0)return e();wa=++Fm,Tn++;try{return e()}finally{Ko()}}var fo,Ve=void 0;function go(e){var t=Ve,r=fo;Ve=void 0,fo=void 0;try{return e()}finally{Ve=t,fo=r}}var po=void 0,Tn=0,Ho=0,Fm=0,wa=0,Go=void 0,jo=0;function cu(e){if(Ve!==void 0){var t=e.n;if(t===void 0||t.t!==Ve)return t={i:0,S:e,p:Ve.s,n:void 0,t:Ve,e:void 0,x:void 0,r:t},Ve.s!==void 0&&(Ve.s.n=t),Ve.s=t,e.n=t,32&Ve.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ve.s,t.n=void 0,Ve.s.n=t,Ve.s=t),t}}function Xe(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Xe.prototype.brand=Vm;Xe.prototype.h=function(){return!0};Xe.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:go(function(){var n;(n=t.W)==null||n.call(t)}))};Xe.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&go(function(){var o;(o=t.Z)==null||o.call(t)}))}};Xe.prototype.subscribe=function(e){var t=this;return rr(function(){var r=t.value;go(function(){return e(r)})},{name:"sub"})};Xe.prototype.valueOf=function(){return this.value};Xe.prototype.toString=function(){return this.value+""};Xe.prototype.toJSON=function(){return this.value};Xe.prototype.peek=function(){var e=this;return go(function(){return e.value})};Object.defineProperty(Xe.prototype,"value",{get:function(){var e=cu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ho>100)throw new Error("Cycle detected");(function(r){Tn!==0&&Ho===0&&r.l!==wa&&(r.l=wa,Go={S:r,v:r.v,i:r.i,o:Go})})(this),this.v=e,this.i++,jo++,Tn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ko()}}}});function Qe(e,t){return new Xe(e,t)}function du(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function mu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function fu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function nr(e,t){Xe.call(this,void 0,t),this.x=e,this.s=void 0,this.g=jo-1,this.f=4}nr.prototype=new Xe;nr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===jo))return!0;if(this.g=jo,this.f|=1,this.i>0&&!du(this))return this.f&=-2,!0;var e=Ve;try{mu(this),Ve=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ve=e,fu(this),this.f&=-2,!0};nr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Xe.prototype.S.call(this,e)};nr.prototype.U=function(e){if(this.t!==void 0&&(Xe.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};nr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(nr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=cu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ur(e,t){return new nr(e,t)}function pu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Tn++;var r=Ve;Ve=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,ka(e),n}finally{Ve=r,Ko()}}}function ka(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,pu(e)}function qm(e){if(Ve!==this)throw new Error("Out-of-order effect");fu(this),Ve=e,this.f&=-2;try{8&this.f&&ka(this)}finally{Ko()}}function Nr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,fo&&fo.push(this)}Nr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Nr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,pu(this),mu(this),Tn++;var e=Ve;return Ve=this,qm.bind(this,e)};Nr.prototype.N=function(){2&this.f||(this.f|=2,this.u=po,po=this)};Nr.prototype.d=function(){this.f|=8,1&this.f||ka(this)};Nr.prototype.dispose=function(){this.d()};function rr(e,t){var r=new Nr(e,t);try{r.c()}catch(o){throw r.d(),o}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var gu,Jo,Yo,Qm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var hu=[];rr(function(){gu=this.N})();function Ir(e,t){he[e]=t.bind(null,he[e]||function(){})}function ho(e){if(Yo){var t=Yo;Yo=void 0,t()}Yo=e&&e.S()}function yu(e){var t=this,r=e.data,n=zm(r);n.name="ReactiveDom",n.value=r;var o=Gt(function(){for(var u=t,m=t.__v;m=m.__;)if(m.__c){m.__c.__$f|=4;break}var f=Ur(function(){var w=n.value.value;return w===0?0:w===!0?"":w||""}),h=Ur(function(){return!Array.isArray(f.value)&&!Ji(f.value)}),p=rr(function(){if(this.N=bu,h.value){var w=f.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=w)}}),b=t.__$u.d;return t.__$u.d=function(){p(),b.call(this)},[h,f]},[]),a=o[0],s=o[1];return a.value?s.peek():s.value}yu.displayName="ReactiveTextNode";Object.defineProperties(Xe.prototype,{constructor:{configurable:!0,value:el(M,null).constructor},type:{configurable:!0,value:yu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ir("__b",function(e,t){if(ho(),Jo=void 0,typeof t.type=="string"){var r,n=t.props;for(var o in n)if(o!=="children"){var a=n[o];a instanceof Xe&&(r||(t.__np=r={}),r[o]=a,n[o]=a.peek())}}e(t)});Ir("__r",function(e,t){if(e(t),t.type!==M){ho();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(o,a){var s;return rr(function(){s=this},{name:a}),s.c=o,s})((function(o){return function(){var a;Qm&&((a=this.y)==null||a.call(this)),o.__$f|=1,o.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Jo=n,ho(r)}});Ir("__e",function(e,t,r,n){ho(),Jo=void 0,e(t,r,n)});Ir("diffed",function(e,t){ho(),Jo=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,o=t.props,a=r.U;if(a)for(var s in a){var u=a[s];u===void 0||n&&s in n||(u.d(),a[s]=void 0)}if(n){a||(a={},r.U=a);for(var m in n){var f=a[m],h=n[m];f===void 0?(f=Bm(r,m,h,o),a[m]=f):f.o(h,o)}}}e(t)});function Bm(e,t,r,n){var o=t in e&&e.ownerSVGElement===void 0,a=Qe(r);return{o:function(s,u){a.value=s,n=u},d:rr(function(){this.N=bu;var s=a.value.value;n[t]!==s&&(n[t]=s,o?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Ir("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var o in n){var a=n[o];a&&a.d()}}}var s=t.__np;if(s){var u=t.props;for(var m in s)u[m]=s[m]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var h=f.__$u;h&&(f.__$u=void 0,h.d())}}e(t)});Ir("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Wn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(n||a||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function zm(e,t){return Gt(function(){return Qe(e,t)},[])}var Hm=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Gm(){va(function(){for(var e;e=hu.shift();)gu.call(e)})}function bu(){hu.push(this)===1&&(he.requestAnimationFrame||Hm)(Gm)}var Zo=Qe(location.hash);addEventListener("hashchange",()=>{Zo.value=location.hash});var Pt=Ur(()=>{let[e="",t=""]=Zo.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(wu),params:new URLSearchParams(t)}});function wu(e){try{return decodeURIComponent(e)}catch{return e}}function Ce(e,t={}){let r=new URLSearchParams;for(let[o,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&r.set(o,String(a));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function Ue(e){let{path:t,params:r}=Pt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",Ce(t,n)),Zo.value=location.hash}function Xo(e,t){let r=Pt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Ke(e,t,r){let n=Pt.value.params.get(e);return t.find(o=>o===n)??r}function vu(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),Zo.value=location.hash,wu(e[1])}var yo=Qe(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(yo.value=Date.now())},1e3);var _a=new Intl.NumberFormat("en",{maximumFractionDigits:0}),ku=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function T(e){return _a.format(e)}function Ne(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?ku.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?_a.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function et(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${_a.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function pt(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function jt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Sa(e){return Math.abs(e)>=1e5?ku.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function bn(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function be(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var jm=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Kt(e){for(let[t,r]of jm)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function ei(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Kt(r)} ago`}var Km=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Ym=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),iy=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function Vn(e){return`${Km.format(new Date(e))} UTC`}function Yt(e){return Ym.format(new Date(e))}var Jm=Symbol.for("pv"),Zm=0;function i(e,t,r,n,o,a){t||(t={});var s,u,m=t;if("ref"in m&&typeof e!="function")for(u in m={},t)u=="ref"?s=t[u]:m[u]=t[u];var f={type:e,props:m,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Jm,__v:--Zm,__i:-1,__u:0};return(o||a)&&(f.__source=o,f.__self=a),he.vnode&&he.vnode(f),f}var tt={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},gt=Object.keys(tt);function _t({chain:e}){return i("span",{class:`badge chain-${e.toLowerCase()}`,children:tt[e]})}function ti({priority:e}){return i("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Wt({value:e}){return i("span",{class:_u(e),children:jt(e)})}function Jt({value:e}){return i("span",{class:_u(e),children:Ne(e,!0)})}function _u(e){return e?e>0?"num good":"num bad":"num"}function ie({at:e}){return e?i("time",{dateTime:e,title:Vn(e),children:ei(e,yo.value)}):i("span",{class:"muted",children:"never"})}function Wr({chain:e,address:t,class:r=""}){return i("a",{class:`mono ${r}`,href:Ce(["wallet",e,t]),title:t,children:bn(t)})}function Zt({chain:e,address:t,symbol:r}){return i("a",{class:r?"symbol":"mono",href:Ce(["token",e,t]),title:t,children:r||bn(t)})}function Fn({text:e,label:t}){let[r,n]=ye(!1),o=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return i("button",{type:"button",class:"quiet small",onClick:()=>{o()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function X({title:e,actions:t,children:r,class:n=""}){return i("section",{class:`card ${n}`,children:[(e||t)&&i("header",{class:"card-head",children:[e&&i("h2",{children:e}),t&&i("div",{class:"actions",children:t})]}),r]})}function dt({items:e}){return i("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>i("div",{children:[i("dt",{children:t}),i("dd",{children:[r,n!==void 0&&i("small",{children:n})]})]},t))})}function He({title:e,about:t,children:r}){return i("div",{class:"head",children:[i("div",{children:[i("h1",{tabIndex:-1,children:e}),t&&i("p",{class:"muted",children:t})]}),r&&i("div",{class:"actions",children:r})]})}function $r({label:e="Loading"}){return i("div",{class:"state",role:"status",children:[i("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function de({title:e,children:t}){return i("div",{class:"state empty",children:[i("strong",{children:e}),t&&i("div",{children:t})]})}var Su={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function an({refusal:e,retry:t}){return i("div",{class:"state problem",role:"alert",children:[i("strong",{children:e.message}),Su[e.code]&&i("div",{children:Su[e.code]}),i("div",{class:"actions",children:[t&&i("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&i("small",{class:"muted",children:["Request ",i("code",{children:e.requestId})]})]})]})}function we({query:e,children:t}){let{data:r,refusal:n,loading:o,reload:a}=e;return r===void 0?n?i(an,{refusal:n,retry:a}):i($r,{}):i("div",{"aria-busy":o,class:"stack",children:[n&&i(an,{refusal:n,retry:a}),t(r)]})}function me({label:e,columns:t,rows:r,id:n,class:o}){let[a,s]=ye(),u=t.find(h=>h.name===a?.name)?.sort,m=u&&a?[...r].sort((h,p)=>Xm(u(h),u(p))*(a.up?1:-1)):r,f=h=>s(p=>p?.name===h?{name:h,up:!p.up}:{name:h,up:!1});return i("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:i("table",{children:[i("thead",{children:i("tr",{children:t.map(h=>i("th",{scope:"col",title:h.title,class:Tu(h),"aria-sort":a?.name===h.name?a.up?"ascending":"descending":void 0,children:h.sort?i("button",{type:"button",class:"sort",onClick:()=>f(h.name),children:h.name}):h.name},h.name))})}),i("tbody",{children:m.map(h=>i(Ta,{row:h,columns:t,class:o?.(h)},n(h)))})]})})}var Ta=class extends Wn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class}render({row:t,columns:r,class:n}){return i("tr",{class:n,children:r.map(o=>i("td",{"data-name":o.name,class:Tu(o),children:i("span",{class:"cell",children:o.cell(t)})},o.name))})}};function Tu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function Xm(e,t){return e<t?-1:e>t?1:0}function Mr({shown:e,total:t,noun:r,more:n,first:o}){return i("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[i("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),o&&i("button",{type:"button",onClick:o,children:"First page"}),n&&i("button",{type:"button",onClick:n,children:"Next page"})]})}function xu({args:[e]}){return e?i(rf,{id:e}):i(nf,{})}var ef=[{name:"Customer",cell:e=>i(M,{children:[i("a",{href:Ce(["customers",e.customerId]),children:e.name||e.customerId}),i("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?i("span",{class:"badge bad",children:"Suspended"}):i("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>T(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>i(ie,{at:tf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>T(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>i(M,{children:[T(e.budget.dailyUsed),i("small",{children:["of ",T(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Yt(e.createdAt)}];function tf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function nf(){let[e,t]=ye(),r=le(Sl,{after:e},{every:15e3});return i(M,{children:[i(He,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),i(we,{query:r,children:({customers:n})=>n.totalCount===0?i(de,{title:"No customer yet",children:["Create one with ",i("code",{children:"smartmoney customer create NAME"}),"."]}):i(X,{children:[i(me,{label:"Customers",columns:ef,rows:n.nodes,id:o=>o.customerId}),i(Mr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function rf({id:e}){let t=le(Tl,{id:e},{every:15e3});return i(we,{query:t,children:({customer:r})=>r?i(sf,{customer:r}):i(de,{title:"There is no such customer",children:i("a",{href:Ce(["customers"]),children:"All customers"})})})}var of=[{name:"Key",cell:e=>i("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?i(M,{children:["revoked ",i(ie,{at:e.revokedAt})]}):e.expiresAt?`until ${Yt(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>i(ie,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>T(e.uses)},{name:"Created",wide:!0,cell:e=>Yt(e.createdAt)}],af=[{name:"Webhook",cell:e=>i(M,{children:[e.host,i("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?i("span",{class:"bad",children:"failing"}):"on":i(M,{children:["off",e.disabledReason&&i("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>i(ie,{at:e.lastSuccessAt})}];function sf({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return i("div",{class:"stack",children:[i(He,{title:e.name||e.customerId,about:i("span",{class:"mono",children:e.customerId}),children:i("a",{href:Ce(["customers"]),children:"All customers"})}),e.suspendedAt&&i("p",{class:"note bad",children:["Suspended ",i(ie,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),i(X,{children:i(dt,{items:[{name:"Signals today",value:T(e.budget.dailyUsed),note:`of ${T(e.budget.dailyBudget)}, ${Yt(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:be(r.type),value:T(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${T(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),i(X,{title:"Keys",children:i(me,{label:"Keys, newest first",columns:of,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&i(X,{title:"Webhooks",children:i(me,{label:"Webhooks",columns:af,rows:e.webhooks,id:r=>String(r.number)})}),i(lf,{id:e.customerId,suspended:!!e.suspendedAt})]})}function lf({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return i(X,{title:"Change it",children:[i("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),i("ul",{class:"why",children:r.map(n=>i("li",{children:[i("code",{class:"break",children:n})," ",i(Fn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}var uf="uplot",cf="u-hz",df="u-vt",mf="u-title",ff="u-wrap",pf="u-under",gf="u-over",hf="u-axis",ar="u-off",yf="u-select",bf="u-cursor-x",wf="u-cursor-y",vf="u-cursor-pt",kf="u-legend",_f="u-live",Sf="u-inline",Tf="u-series",xf="u-marker",Cu="u-label",Cf="u-value",wo="width",vo="height";var Au="bottom",Or="left",xa="right",qa="#000",Pu=qa+"0",Ca="mousemove",Du="mousedown",Aa="mouseup",Eu="mouseenter",Ru="mouseleave",Lu="dblclick",Af="resize",Pf="scroll",Uu="change",ai="dppxchange",Qa="--",Hr=typeof window<"u",La=Hr?document:null,Fr=Hr?window:null,Df=Hr?navigator:null,Te,ni;function Ua(){let e=devicePixelRatio;Te!=e&&(Te=e,ni&&Ia(Uu,ni,Ua),ni=matchMedia(`(min-resolution: ${Te-.001}dppx) and (max-resolution: ${Te+.001}dppx)`),sr(Uu,ni,Ua),Fr.dispatchEvent(new CustomEvent(ai)))}function $t(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Na(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Me(e,t,r){e.style[t]=r+"px"}function sn(e,t,r,n){let o=La.createElement(e);return t!=null&&$t(o,t),r?.insertBefore(o,n),o}function Xt(e,t){return sn("div",e,t)}var Nu=new WeakMap;function wn(e,t,r,n,o){let a="translate("+t+"px,"+r+"px)",s=Nu.get(e);a!=s&&(e.style.transform=a,Nu.set(e,a),t<0||r<0||t>n||r>o?$t(e,ar):Na(e,ar))}var Iu=new WeakMap;function Wu(e,t,r){let n=t+r,o=Iu.get(e);n!=o&&(Iu.set(e,n),e.style.background=t,e.style.borderColor=r)}var $u=new WeakMap;function Mu(e,t,r,n){let o=t+""+r,a=$u.get(e);o!=a&&($u.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var Ba={passive:!0},Ef={...Ba,capture:!0};function sr(e,t,r,n){t.addEventListener(e,r,n?Ef:Ba)}function Ia(e,t,r,n){t.removeEventListener(e,r,Ba)}Hr&&Ua();function ln(e,t,r,n){let o;r=r||0,n=n||t.length-1;let a=n<=2147483647;for(;n-r>1;)o=a?r+n>>1:Mt((r+n)/2),t[o]<e?r=o:n=o;return e-t[r]<=t[n]-e?r:n}function mc(e){return(r,n,o)=>{let a=-1,s=-1;for(let u=n;u<=o;u++)if(e(r[u])){a=u;break}for(let u=o;u>=n;u--)if(e(r[u])){s=u;break}return[a,s]}}var fc=e=>e!=null,pc=e=>e!=null&&e>0,ui=mc(fc),Rf=mc(pc);function Lf(e,t,r,n=0,o=!1){let a=o?Rf:ui,s=o?pc:fc;[t,r]=a(e,t,r);let u=e[t],m=e[t];if(t>-1)if(n==1)u=e[t],m=e[r];else if(n==-1)u=e[r],m=e[t];else for(let f=t;f<=r;f++){let h=e[f];s(h)&&(h<u?u=h:h>m&&(m=h))}return[u??De,m??-De]}function ci(e,t,r,n){let o=Fu(e),a=Fu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let s=r==10?xn:gc,u=o==1?Mt:en,m=a==1?en:Mt,f=u(s(rt(e))),h=m(s(rt(t))),p=qr(r,f),b=qr(r,h);return r==10&&(f<0&&(p=Ee(p,-f)),h<0&&(b=Ee(b,-h))),n||r==2?(e=p*o,t=b*a):(e=wc(e,p),t=di(t,b)),[e,t]}function za(e,t,r,n){let o=ci(e,t,r,n);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var Ha=.1,Ou={mode:3,pad:Ha},_o={pad:0,soft:null,mode:0},Uf={min:_o,max:_o};function si(e,t,r,n){return mi(r)?Vu(e,t,r):(_o.pad=r,_o.soft=n?0:null,_o.mode=n?3:0,Vu(e,t,Uf))}function _e(e,t){return e??t}function Nf(e,t,r){for(t=_e(t,0),r=_e(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function Vu(e,t,r){let n=r.min,o=r.max,a=_e(n.pad,0),s=_e(o.pad,0),u=_e(n.hard,-De),m=_e(o.hard,De),f=_e(n.soft,De),h=_e(o.soft,-De),p=_e(n.mode,0),b=_e(o.mode,0),w=t-e,x=xn(w),N=St(rt(e),rt(t)),L=xn(N),I=rt(L-x);(w<1e-24||I>10)&&(w=0,(e==0||t==0)&&(w=1e-24,p==2&&f!=De&&(a=0),b==2&&h!=-De&&(s=0)));let k=w||N||1e3,A=xn(k),S=qr(10,Mt(A)),Y=k*(w==0?e==0?.1:1:a),W=Ee(wc(e-Y,S/10),24),ee=e>=f&&(p==1||p==3&&W<=f||p==2&&W>=f)?f:De,G=St(u,W<ee&&e>=ee?ee:un(ee,W)),oe=k*(w==0?t==0?.1:1:s),j=Ee(di(t+oe,S/10),24),P=t<=h&&(b==1||b==3&&j>=h||b==2&&j<=h)?h:-De,K=un(m,j>P&&t<=P?P:St(P,j));return G==K&&G==0&&(K=100),[G,K]}var If=new Intl.NumberFormat(Hr?Df.language:"en-US"),Ga=e=>If.format(e),Ot=Math,ii=Ot.PI,rt=Ot.abs,Mt=Ot.floor,nt=Ot.round,en=Ot.ceil,un=Ot.min,St=Ot.max,qr=Ot.pow,Fu=Ot.sign,xn=Ot.log10,gc=Ot.log2,Wf=(e,t=1)=>Ot.sinh(e)*t,Pa=(e,t=1)=>Ot.asinh(e/t),De=1/0;function qu(e){return(xn((e^e>>31)-(e>>31))|0)+1}function Wa(e,t,r){return un(St(e,t),r)}function hc(e){return typeof e=="function"}function fe(e){return hc(e)?e:()=>e}var $f=()=>{},yc=e=>e,bc=(e,t)=>t,Mf=e=>null,Qu=e=>!0,Bu=(e,t)=>e==t,Of=/\.\d*?(?=9{6,}|0{6,})/gm,lr=e=>{if(kc(e)||Qn.has(e))return e;let t=`${e}`,r=t.match(Of);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[o,a]=t.split("e");return+`${lr(o)}e${a}`}return Ee(e,n)};function or(e,t){return lr(Ee(lr(e/t))*t)}function di(e,t){return lr(en(lr(e/t))*t)}function wc(e,t){return lr(Mt(lr(e/t))*t)}function Ee(e,t=0){if(kc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return nt(n)/r}var Qn=new Map;function vc(e){return((""+e).split(".")[1]||"").length}function To(e,t,r,n){let o=[],a=n.map(vc);for(let s=t;s<r;s++){let u=rt(s),m=Ee(qr(e,s),u);for(let f=0;f<n.length;f++){let h=e==10?+`${n[f]}e${s}`:n[f]*m,p=(s>=0?0:u)+(s>=a[f]?0:a[f]),b=e==10?h:Ee(h,p);o.push(b),Qn.set(b,p)}}return o}var So={},ja=[],Qr=[null,null],qn=Array.isArray,kc=Number.isInteger,Vf=e=>e===void 0;function zu(e){return typeof e=="string"}function mi(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Ff(e){return e!=null&&typeof e=="object"}var qf=Object.getPrototypeOf(Uint8Array),_c="__proto__";function Br(e,t=mi){let r;if(qn(e)){let n=e.find(o=>o!=null);if(qn(n)||t(n)){r=Array(e.length);for(let o=0;o<e.length;o++)r[o]=Br(e[o],t)}else r=e.slice()}else if(e instanceof qf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=_c&&(r[n]=Br(e[n],t))}else r=e;return r}function Ye(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let o in n)o!=_c&&(mi(e[o])?Ye(e[o],Br(n[o])):e[o]=Br(n[o]))}return e}var Qf=0,Bf=1,zf=2;function Hf(e,t,r){for(let n=0,o,a=-1;n<t.length;n++){let s=t[n];if(s>a){for(o=s-1;o>=0&&e[o]==null;)e[o--]=null;for(o=s+1;o<r&&e[o]==null;)e[a=o++]=null}}}function Gf(e,t){if(Yf(e)){let s=e[0].slice();for(let u=1;u<e.length;u++)s.push(...e[u].slice(1));return Jf(s[0])||(s=Kf(s)),s}let r=new Set;for(let s=0;s<e.length;s++){let m=e[s][0],f=m.length;for(let h=0;h<f;h++)r.add(m[h])}let n=[Array.from(r).sort((s,u)=>s-u)],o=n[0].length,a=new Map;for(let s=0;s<o;s++)a.set(n[0][s],s);for(let s=0;s<e.length;s++){let u=e[s],m=u[0];for(let f=1;f<u.length;f++){let h=u[f],p=Array(o).fill(void 0),b=t?t[s][f]:Bf,w=[];for(let x=0;x<h.length;x++){let N=h[x],L=a.get(m[x]);N===null?b!=Qf&&(p[L]=N,b==zf&&w.push(L)):p[L]=N}Hf(p,w,o),n.push(p)}}return n}var jf=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Kf(e){let t=e[0],r=t.length,n=Array(r);for(let a=0;a<n.length;a++)n[a]=a;n.sort((a,s)=>t[a]-t[s]);let o=[];for(let a=0;a<e.length;a++){let s=e[a],u=Array(r);for(let m=0;m<r;m++)u[m]=s[n[m]];o.push(u)}return o}function Yf(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let o=e[n][0];if(o.length!=r)return!1;if(o!=t){for(let a=0;a<r;a++)if(o[a]!=t[a])return!1}}return!0}function Jf(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,o=r-1;for(;n<=o&&e[n]==null;)n++;for(;o>=n&&e[o]==null;)o--;if(o<=n)return!0;let a=St(1,Mt((o-n+1)/t));for(let s=e[n],u=n+a;u<=o;u+=a){let m=e[u];if(m!=null){if(m<=s)return!1;s=m}}return!0}var Sc=["January","February","March","April","May","June","July","August","September","October","November","December"],Tc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function xc(e){return e.slice(0,3)}var Zf=Tc.map(xc),Xf=Sc.map(xc),ep={MMMM:Sc,MMM:Xf,WWWW:Tc,WWW:Zf};function bo(e){return(e<10?"0":"")+e}function tp(e){return(e<10?"00":e<100?"0":"")+e}var np={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>bo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>bo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>bo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>bo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>bo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>tp(e.getMilliseconds())};function Ka(e,t){t=t||ep;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=n.exec(e);)r.push(o[0][0]=="{"?np[o[1]]:o[0]);return a=>{let s="";for(let u=0;u<r.length;u++)s+=typeof r[u]=="string"?r[u]:r[u](a,t);return s}}var rp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function op(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==rp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Cc=e=>e%1==0,li=[1,2,2.5,5],ip=To(10,-32,0,li),Ac=To(10,0,32,li),ap=Ac.filter(Cc),ir=ip.concat(Ac),Ya=`
`,Pc="{YYYY}",Hu=Ya+Pc,Dc="{M}/{D}",ko=Ya+Dc,ri=ko+"/{YY}",Ec="{aa}",sp="{h}:{mm}",Vr=sp+Ec,Gu=Ya+Vr,ju=":{ss}",xe=null;function Rc(e){let t=e*1e3,r=t*60,n=r*60,o=n*24,a=o*30,s=o*365,m=(e==1?To(10,0,3,li).filter(Cc):To(10,-3,0,li)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,a,a*2,a*3,a*4,a*6,s,s*2,s*5,s*10,s*25,s*50,s*100]),f=[[s,Pc,xe,xe,xe,xe,xe,xe,1],[o*28,"{MMM}",Hu,xe,xe,xe,xe,xe,1],[o,Dc,Hu,xe,xe,xe,xe,xe,1],[n,"{h}"+Ec,ri,xe,ko,xe,xe,xe,1],[r,Vr,ri,xe,ko,xe,xe,xe,1],[t,ju,ri+" "+Vr,xe,ko+" "+Vr,xe,Gu,xe,1],[e,ju+".{fff}",ri+" "+Vr,xe,ko+" "+Vr,xe,Gu,xe,1]];function h(p){return(b,w,x,N,L,I)=>{let k=[],A=L>=s,S=L>=a&&L<s,Y=p(x),W=Ee(Y*e,3),ee=Da(Y.getFullYear(),A?0:Y.getMonth(),S||A?1:Y.getDate()),G=Ee(ee*e,3);if(S||A){let oe=S?L/a:0,j=A?L/s:0,P=W==G?W:Ee(Da(ee.getFullYear()+j,ee.getMonth()+oe,1)*e,3),K=new Date(nt(P/e)),O=K.getFullYear(),R=K.getMonth();for(let U=0;P<=N;U++){let $=Da(O+j*U,R+oe*U,1),E=$-p(Ee($*e,3));P=Ee((+$+E)*e,3),P<=N&&k.push(P)}}else{let oe=L>=o?o:L,j=Mt(x)-Mt(W),P=G+j+di(W-G,oe);k.push(P);let K=p(P),O=K.getHours()+K.getMinutes()/r+K.getSeconds()/n,R=L/n,U=b.axes[w]._space,$=I/U;for(;P=Ee(P+L,e==1?0:3),!(P>N);)if(R>1){let E=Mt(Ee(O+R,6))%24,B=p(P).getHours()-E;B>1&&(B=-1),P-=B*n,O=(O+R)%24;let ue=k[k.length-1];Ee((P-ue)/L,3)*$>=.7&&k.push(P)}else k.push(P)}return k}}return[m,f,h]}var[lp,up,cp]=Rc(1),[dp,mp,fp]=Rc(.001);To(2,-53,53,[1]);function Ku(e,t){return e.map(r=>r.map((n,o)=>o==0||o==8||n==null?n:t(o==1||r[8]==0?n:r[1]+n)))}function Yu(e,t){return(r,n,o,a,s)=>{let u=t.find(x=>s>=x[0])||t[t.length-1],m,f,h,p,b,w;return n.map(x=>{let N=e(x),L=N.getFullYear(),I=N.getMonth(),k=N.getDate(),A=N.getHours(),S=N.getMinutes(),Y=N.getSeconds(),W=L!=m&&u[2]||I!=f&&u[3]||k!=h&&u[4]||A!=p&&u[5]||S!=b&&u[6]||Y!=w&&u[7]||u[1];return m=L,f=I,h=k,p=A,b=S,w=Y,W(N)})}}function pp(e,t){let r=Ka(t);return(n,o,a,s,u)=>o.map(m=>r(e(m)))}function Da(e,t,r){return new Date(e,t,r)}function Ju(e,t){return t(e)}var gp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Zu(e,t){return(r,n,o,a)=>a==null?Qa:t(e(n))}function hp(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function yp(e,t){return e.series[t].fill(e,t)}var bp={show:!0,live:!0,isolate:!1,mount:$f,markers:{show:!0,width:2,stroke:hp,fill:yp,dash:"solid"},idx:null,idxs:null,values:[]};function wp(e,t){let r=e.cursor.points,n=Xt(),o=r.size(e,t);Me(n,wo,o),Me(n,vo,o);let a=o/-2;Me(n,"marginLeft",a),Me(n,"marginTop",a);let s=r.width(e,t,o);return s&&Me(n,"borderWidth",s),n}function vp(e,t){let r=e.series[t].points;return r._fill||r._stroke}function kp(e,t){let r=e.series[t].points;return r._stroke||r._fill}function _p(e,t){return e.series[t].points.size}var Ea=[0,0];function Sp(e,t,r){return Ea[0]=t,Ea[1]=r,Ea}function oi(e,t,r,n=!0){return o=>{o.button==0&&(!n||o.target==t)&&r(o)}}function Ra(e,t,r,n=!0){return o=>{(!n||o.target==t)&&r(o)}}var Tp={show:!0,x:!0,y:!0,lock:!1,move:Sp,points:{one:!1,show:wp,size:_p,width:0,stroke:kp,fill:vp},bind:{mousedown:oi,mouseup:oi,click:oi,dblclick:oi,mousemove:Ra,mouseleave:Ra,mouseenter:Ra},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,o)=>n-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Lc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ja=Ye({},Lc,{filter:bc}),Uc=Ye({},Ja,{size:10}),Nc=Ye({},Lc,{show:!1}),Za='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Ic="bold "+Za,Wc=1.5,Xu={show:!0,scale:"x",stroke:qa,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ic,side:2,grid:Ja,ticks:Uc,border:Nc,font:Za,lineGap:Wc,rotate:0},xp="Value",Cp="Time",ec={show:!0,scale:"x",auto:!1,sorted:1,min:De,max:-De,idxs:[]};function Ap(e,t,r,n,o){return t.map(a=>a==null?"":Ga(a))}function Pp(e,t,r,n,o,a,s){let u=[],m=Qn.get(o)||0;r=s?r:Ee(di(r,o),m);for(let f=r;f<=n;f=Ee(f+o,m))u.push(Object.is(f,-0)?0:f);return u}function $a(e,t,r,n,o,a,s){let u=[],m=e.scales[e.axes[t].scale].log,f=m==10?xn:gc,h=Mt(f(r));o=qr(m,h),m==10&&(o=ir[ln(o,ir)]);let p=r,b=o*m;m==10&&(b=ir[ln(b,ir)]);do u.push(p),p=p+o,m==10&&!Qn.has(p)&&(p=Ee(p,Qn.get(o))),p>=b&&(o=p,b=o*m,m==10&&(b=ir[ln(b,ir)]));while(p<=n);return u}function Dp(e,t,r,n,o,a,s){let m=e.scales[e.axes[t].scale].asinh,f=n>m?$a(e,t,St(m,r),n,o):[m],h=n>=0&&r<=0?[0]:[];return(r<-m?$a(e,t,St(m,-n),-r,o):[m]).reverse().map(b=>-b).concat(h,f)}var $c=/./,Ep=/[12357]/,Rp=/[125]/,tc=/1/,Ma=(e,t,r,n)=>e.map((o,a)=>t==4&&o==0||a%n==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function Lp(e,t,r,n,o){let a=e.axes[r],s=a.scale,u=e.scales[s],m=e.valToPos,f=a._space,h=m(10,s),p=m(9,s)-h>=f?$c:m(7,s)-h>=f?Ep:m(5,s)-h>=f?Rp:tc;if(p==tc){let b=rt(m(1,s)-h);if(b<f)return Ma(t.slice().reverse(),u.distr,p,en(f/b)).reverse()}return Ma(t,u.distr,p,1)}function Up(e,t,r,n,o){let a=e.axes[r],s=a.scale,u=a._space,m=e.valToPos,f=rt(m(1,s)-m(2,s));return f<u?Ma(t.slice().reverse(),3,$c,en(u/f)).reverse():t}function Np(e,t,r,n){return n==null?Qa:t==null?"":Ga(t)}var nc={show:!0,scale:"y",stroke:qa,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ic,side:3,grid:Ja,ticks:Uc,border:Nc,font:Za,lineGap:Wc,rotate:0};function Ip(e,t){let r=3+(e||1)*2;return Ee(r*t,3)}function Wp(e,t){let{scale:r,idxs:n}=e.series[0],o=e._data[0],a=e.valToPos(o[n[0]],r,!0),s=e.valToPos(o[n[1]],r,!0),u=rt(s-a),m=e.series[t],f=u/(m.points.space*Te);return n[1]-n[0]<=f}var rc={scale:null,auto:!0,sorted:0,min:De,max:-De},Mc=(e,t,r,n,o)=>o,oc={show:!0,auto:!0,sorted:0,gaps:Mc,alpha:1,facets:[Ye({},rc,{scale:"x"}),Ye({},rc,{scale:"y"})]},ic={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Mc,alpha:1,points:{show:Wp,filter:null},values:null,min:De,max:-De,idxs:[],path:null,clip:null};function $p(e,t,r,n,o){return r/10}var Oc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Mp=Ye({},Oc,{time:!1,ori:1}),ac={};function Vc(e,t){let r=ac[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(o=>o!=n)},pub(n,o,a,s,u,m,f){for(let h=0;h<r.plots.length;h++)r.plots[h]!=o&&r.plots[h].pub(n,o,a,s,u,m,f)}},e!=null&&(ac[e]=r)),r}var zr=1,Oa=2;function ur(e,t,r){let n=e.mode,o=e.series[t],a=n==2?e._data[t]:e._data,s=e.scales,u=e.bbox,m=a[0],f=n==2?a[1]:a[t],h=n==2?s[o.facets[0].scale]:s[e.series[0].scale],p=n==2?s[o.facets[1].scale]:s[o.scale],b=u.left,w=u.top,x=u.width,N=u.height,L=e.valToPosH,I=e.valToPosV;return h.ori==0?r(o,m,f,h,p,L,I,b,w,x,N,pi,Gr,hi,qc,Bc):r(o,m,f,h,p,I,L,w,b,N,x,gi,jr,ts,Qc,zc)}function Xa(e,t){let r=0,n=0,o=_e(e.bands,ja);for(let a=0;a<o.length;a++){let s=o[a];s.series[0]==t?r=s.dir:s.series[1]==t&&(s.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Op(e,t,r,n,o){let a=e.mode,s=e.series[t],u=a==2?s.facets[1].scale:s.scale,m=e.scales[u];return o==-1?m.min:o==1?m.max:m.distr==3?m.dir==1?m.min:m.max:0}function Cn(e,t,r,n,o,a){return ur(e,t,(s,u,m,f,h,p,b,w,x,N,L)=>{let I=s.pxRound,k=f.dir*(f.ori==0?1:-1),A=f.ori==0?Gr:jr,S,Y;k==1?(S=r,Y=n):(S=n,Y=r);let W=I(p(u[S],f,N,w)),ee=I(b(m[S],h,L,x)),G=I(p(u[Y],f,N,w)),oe=I(b(a==1?h.max:h.min,h,L,x)),j=new Path2D(o);return A(j,G,oe),A(j,W,oe),A(j,W,ee),j})}function fi(e,t,r,n,o,a){let s=null;if(e.length>0){s=new Path2D;let u=t==0?hi:ts,m=r;for(let p=0;p<e.length;p++){let b=e[p];if(b[1]>b[0]){let w=b[0]-m;w>0&&u(s,m,n,w,n+a),m=b[1]}}let f=r+o-m,h=10;f>0&&u(s,m,n-h/2,f,n+a+h)}return s}function Vp(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function es(e,t,r,n,o,a,s){let u=[],m=e.length;for(let f=o==1?r:n;f>=r&&f<=n;f+=o)if(t[f]===null){let p=f,b=f;if(o==1)for(;++f<=n&&t[f]===null;)b=f;else for(;--f>=r&&t[f]===null;)b=f;let w=a(e[p]),x=b==p?w:a(e[b]),N=p-o;w=s<=0&&N>=0&&N<m?a(e[N]):w;let I=b+o;x=s>=0&&I>=0&&I<m?a(e[I]):x,x>=w&&u.push([w,x])}return u}function sc(e){return e==0?yc:e==1?nt:t=>or(t,e)}function Fc(e){let t=e==0?pi:gi,r=e==0?(o,a,s,u,m,f)=>{o.arcTo(a,s,u,m,f)}:(o,a,s,u,m,f)=>{o.arcTo(s,a,m,u,f)},n=e==0?(o,a,s,u,m)=>{o.rect(a,s,u,m)}:(o,a,s,u,m)=>{o.rect(s,a,m,u)};return(o,a,s,u,m,f=0,h=0)=>{f==0&&h==0?n(o,a,s,u,m):(f=un(f,u/2,m/2),h=un(h,u/2,m/2),t(o,a+f,s),r(o,a+u,s,a+u,s+m,f),r(o,a+u,s+m,a,s+m,h),r(o,a,s+m,a,s,h),r(o,a,s,a+u,s,f),o.closePath())}}var pi=(e,t,r)=>{e.moveTo(t,r)},gi=(e,t,r)=>{e.moveTo(r,t)},Gr=(e,t,r)=>{e.lineTo(t,r)},jr=(e,t,r)=>{e.lineTo(r,t)},hi=Fc(0),ts=Fc(1),qc=(e,t,r,n,o,a)=>{e.arc(t,r,n,o,a)},Qc=(e,t,r,n,o,a)=>{e.arc(r,t,n,o,a)},Bc=(e,t,r,n,o,a,s)=>{e.bezierCurveTo(t,r,n,o,a,s)},zc=(e,t,r,n,o,a,s)=>{e.bezierCurveTo(r,t,o,n,s,a)};function Hc(e){return(t,r,n,o,a)=>ur(t,r,(s,u,m,f,h,p,b,w,x,N,L)=>{let{pxRound:I,points:k}=s,A,S;f.ori==0?(A=pi,S=qc):(A=gi,S=Qc);let Y=Ee(k.width*Te,3),W=(k.size-k.width)/2*Te,ee=Ee(W*2,3),G=new Path2D,oe=new Path2D,{left:j,top:P,width:K,height:O}=t.bbox;hi(oe,j-ee,P-ee,K+ee*2,O+ee*2);let R=U=>{if(m[U]!=null){let $=I(p(u[U],f,N,w)),E=I(b(m[U],h,L,x));A(G,$+W,E),S(G,$,E,W,0,ii*2)}};if(a)a.forEach(R);else for(let U=n;U<=o;U++)R(U);return{stroke:Y>0?G:null,fill:G,clip:oe,flags:zr|Oa}})}function Gc(e){return(t,r,n,o,a,s)=>{n!=o&&(a!=n&&s!=n&&e(t,r,n),a!=o&&s!=o&&e(t,r,o),e(t,r,s))}}var Fp=Gc(Gr),qp=Gc(jr);function jc(e){let t=_e(e?.alignGaps,0);return(r,n,o,a)=>ur(r,n,(s,u,m,f,h,p,b,w,x,N,L)=>{[o,a]=ui(m,o,a);let I=s.pxRound,k=O=>I(p(O,f,N,w)),A=O=>I(b(O,h,L,x)),S,Y;f.ori==0?(S=Gr,Y=Fp):(S=jr,Y=qp);let W=f.dir*(f.ori==0?1:-1),ee={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:zr},G=ee.stroke,oe=!1;if(a-o>=N*4){let O=z=>r.posToVal(z,f.key,!0),R=null,U=null,$,E,pe,te=k(u[W==1?o:a]),B=k(u[o]),ue=k(u[a]),ne=O(W==1?B+1:ue-1);for(let z=W==1?o:a;z>=o&&z<=a;z+=W){let Re=u[z],ae=(W==1?Re<ne:Re>ne)?te:k(Re),ge=m[z];ae==te?ge!=null?(E=ge,R==null?(S(G,ae,A(E)),$=R=U=E):E<R?R=E:E>U&&(U=E)):ge===null&&(oe=!0):(R!=null&&Y(G,te,A(R),A(U),A($),A(E)),ge!=null?(E=ge,S(G,ae,A(E)),R=U=$=E):(R=U=null,ge===null&&(oe=!0)),te=ae,ne=O(te+W))}R!=null&&R!=U&&pe!=te&&Y(G,te,A(R),A(U),A($),A(E))}else for(let O=W==1?o:a;O>=o&&O<=a;O+=W){let R=m[O];R===null?oe=!0:R!=null&&S(G,k(u[O]),A(R))}let[P,K]=Xa(r,n);if(s.fill!=null||P!=0){let O=ee.fill=new Path2D(G),R=s.fillTo(r,n,s.min,s.max,P),U=A(R),$=k(u[o]),E=k(u[a]);W==-1&&([E,$]=[$,E]),S(O,E,U),S(O,$,U)}if(!s.spanGaps){let O=[];oe&&O.push(...es(u,m,o,a,W,k,t)),ee.gaps=O=s.gaps(r,n,o,a,O),ee.clip=fi(O,f.ori,w,x,N,L)}return K!=0&&(ee.band=K==2?[Cn(r,n,o,a,G,-1),Cn(r,n,o,a,G,1)]:Cn(r,n,o,a,G,K)),ee})}function Qp(e){let t=_e(e.align,1),r=_e(e.ascDesc,!1),n=_e(e.alignGaps,0),o=_e(e.extend,!1);return(a,s,u,m)=>ur(a,s,(f,h,p,b,w,x,N,L,I,k,A)=>{[u,m]=ui(p,u,m);let S=f.pxRound,{left:Y,width:W}=a.bbox,ee=B=>S(x(B,b,k,L)),G=B=>S(N(B,w,A,I)),oe=b.ori==0?Gr:jr,j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:zr},P=j.stroke,K=b.dir*(b.ori==0?1:-1),O=G(p[K==1?u:m]),R=ee(h[K==1?u:m]),U=R,$=R;o&&t==-1&&($=Y,oe(P,$,O)),oe(P,R,O);for(let B=K==1?u:m;B>=u&&B<=m;B+=K){let ue=p[B];if(ue==null)continue;let ne=ee(h[B]),z=G(ue);t==1?oe(P,ne,O):oe(P,U,z),oe(P,ne,z),O=z,U=ne}let E=U;o&&t==1&&(E=Y+W,oe(P,E,O));let[pe,te]=Xa(a,s);if(f.fill!=null||pe!=0){let B=j.fill=new Path2D(P),ue=f.fillTo(a,s,f.min,f.max,pe),ne=G(ue);oe(B,E,ne),oe(B,$,ne)}if(!f.spanGaps){let B=[];B.push(...es(h,p,u,m,K,ee,n));let ue=f.width*Te/2,ne=r||t==1?ue:-ue,z=r||t==-1?-ue:ue;B.forEach(Re=>{Re[0]+=ne,Re[1]+=z}),j.gaps=B=f.gaps(a,s,u,m,B),j.clip=fi(B,b.ori,L,I,k,A)}return te!=0&&(j.band=te==2?[Cn(a,s,u,m,P,-1),Cn(a,s,u,m,P,1)]:Cn(a,s,u,m,P,te)),j})}function lc(e,t,r,n,o,a,s=De){if(e.length>1){let u=null;for(let m=0,f=1/0;m<e.length;m++)if(t[m]!==void 0){if(u!=null){let h=rt(e[m]-e[u]);h<f&&(f=h,s=rt(r(e[m],n,o,a)-r(e[u],n,o,a)))}u=m}}return s}function Bp(e){e=e||So;let t=_e(e.size,[.6,De,1]),r=e.align||0,n=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let a=fe(o),s=1-t[0],u=_e(t[1],De),m=_e(t[2],1),f=_e(e.disp,So),h=_e(e.each,w=>{}),{fill:p,stroke:b}=f;return(w,x,N,L)=>ur(w,x,(I,k,A,S,Y,W,ee,G,oe,j,P)=>{let K=I.pxRound,O=r,R=n*Te,U=u*Te,$=m*Te,E,pe;S.ori==0?[E,pe]=a(w,x):[pe,E]=a(w,x);let te=S.dir*(S.ori==0?1:-1),B=S.ori==0?hi:ts,ue=S.ori==0?h:(q,Le,Je,hr,Hn,mn,Gn)=>{h(q,Le,Je,Hn,hr,Gn,mn)},ne=_e(w.bands,ja).find(q=>q.series[0]==x),z=ne!=null?ne.dir:0,Re=I.fillTo(w,x,I.min,I.max,z),ve=K(ee(Re,Y,P,oe)),ae,ge,Vt,yt=j,Fe=K(I.width*Te),dn=!1,kn=null,Ft=null,Dn=null,fr=null;p!=null&&(Fe==0||b!=null)&&(dn=!0,kn=p.values(w,x,N,L),Ft=new Map,new Set(kn).forEach(q=>{q!=null&&Ft.set(q,new Path2D)}),Fe>0&&(Dn=b.values(w,x,N,L),fr=new Map,new Set(Dn).forEach(q=>{q!=null&&fr.set(q,new Path2D)})));let{x0:pr,size:Zr}=f;if(pr!=null&&Zr!=null){O=1,k=pr.values(w,x,N,L),pr.unit==2&&(k=k.map(Je=>w.posToVal(G+Je*j,S.key,!0)));let q=Zr.values(w,x,N,L);Zr.unit==2?ge=q[0]*j:ge=W(q[0],S,j,G)-W(0,S,j,G),yt=lc(k,A,W,S,j,G,yt),Vt=yt-ge+R}else yt=lc(k,A,W,S,j,G,yt),Vt=yt*s+R,ge=yt-Vt;Vt<1&&(Vt=0),Fe>=ge/2&&(Fe=0),Vt<5&&(K=yc);let Po=Vt>0,Bn=yt-Vt-(Po?Fe:0);ge=K(Wa(Bn,$,U)),ae=(O==0?ge/2:O==te?0:ge)-O*te*((O==0?R/2:0)+(Po?Fe/2:0));let bt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},gr=dn?null:new Path2D,_n=null;if(ne!=null)_n=w.data[ne.series[1]];else{let{y0:q,y1:Le}=f;q!=null&&Le!=null&&(A=Le.values(w,x,N,L),_n=q.values(w,x,N,L))}let zn=E*ge,se=pe*ge;for(let q=te==1?N:L;q>=N&&q<=L;q+=te){let Le=A[q];if(Le==null)continue;if(_n!=null){let xt=_n[q]??0;if(Le-xt==0)continue;ve=ee(xt,Y,P,oe)}let Je=S.distr!=2||f!=null?k[q]:q,hr=W(Je,S,j,G),Hn=ee(_e(Le,Re),Y,P,oe),mn=K(hr-ae),Gn=K(St(Hn,ve)),Dt=K(un(Hn,ve)),qt=Gn-Dt;if(Le!=null){let xt=Le<0?se:zn,tn=Le<0?zn:se;dn?(Fe>0&&Dn[q]!=null&&B(fr.get(Dn[q]),mn,Dt+Mt(Fe/2),ge,St(0,qt-Fe),xt,tn),kn[q]!=null&&B(Ft.get(kn[q]),mn,Dt+Mt(Fe/2),ge,St(0,qt-Fe),xt,tn)):B(gr,mn,Dt+Mt(Fe/2),ge,St(0,qt-Fe),xt,tn),ue(w,x,q,mn-Fe/2,Dt,ge+Fe,qt)}}return Fe>0?bt.stroke=dn?fr:gr:dn||(bt._fill=I.width==0?I._fill:I._stroke??I._fill,bt.width=0),bt.fill=dn?Ft:gr,bt})}function zp(e,t){let r=_e(t?.alignGaps,0);return(n,o,a,s)=>ur(n,o,(u,m,f,h,p,b,w,x,N,L,I)=>{[a,s]=ui(f,a,s);let k=u.pxRound,A=E=>k(b(E,h,L,x)),S=E=>k(w(E,p,I,N)),Y,W,ee;h.ori==0?(Y=pi,ee=Gr,W=Bc):(Y=gi,ee=jr,W=zc);let G=h.dir*(h.ori==0?1:-1),oe=A(m[G==1?a:s]),j=oe,P=[],K=[];for(let E=G==1?a:s;E>=a&&E<=s;E+=G)if(f[E]!=null){let te=m[E],B=A(te);P.push(j=B),K.push(S(f[E]))}let O={stroke:e(P,K,Y,ee,W,k),fill:null,clip:null,band:null,gaps:null,flags:zr},R=O.stroke,[U,$]=Xa(n,o);if(u.fill!=null||U!=0){let E=O.fill=new Path2D(R),pe=u.fillTo(n,o,u.min,u.max,U),te=S(pe);ee(E,j,te),ee(E,oe,te)}if(!u.spanGaps){let E=[];E.push(...es(m,f,a,s,G,A,r)),O.gaps=E=u.gaps(n,o,a,s,E),O.clip=fi(E,h.ori,x,N,L,I)}return $!=0&&(O.band=$==2?[Cn(n,o,a,s,R,-1),Cn(n,o,a,s,R,1)]:Cn(n,o,a,s,R,$)),O})}function Hp(e){return zp(Gp,e)}function Gp(e,t,r,n,o,a){let s=e.length;if(s<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),s==2)n(u,e[1],t[1]);else{let m=Array(s),f=Array(s-1),h=Array(s-1),p=Array(s-1);for(let b=0;b<s-1;b++)h[b]=t[b+1]-t[b],p[b]=e[b+1]-e[b],f[b]=h[b]/p[b];m[0]=f[0];for(let b=1;b<s-1;b++)f[b]===0||f[b-1]===0||f[b-1]>0!=f[b]>0?m[b]=0:(m[b]=3*(p[b-1]+p[b])/((2*p[b]+p[b-1])/f[b-1]+(p[b]+2*p[b-1])/f[b]),isFinite(m[b])||(m[b]=0));m[s-1]=f[s-2];for(let b=0;b<s-1;b++)o(u,e[b]+p[b]/3,t[b]+m[b]*p[b]/3,e[b+1]-p[b]/3,t[b+1]-m[b+1]*p[b]/3,e[b+1],t[b+1])}return u}var Va=new Set;function uc(){for(let e of Va)e.syncRect(!0)}Hr&&(sr(Af,Fr,uc),sr(Pf,Fr,uc,!0),sr(ai,Fr,()=>{ot.pxRatio=Te}));var jp=jc(),Kp=Hc();function cc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,s)=>Fa(a,s,t,r))}function Yp(e,t){return e.map((r,n)=>n==0?{}:Ye({},t,r))}function Fa(e,t,r,n){return Ye({},t==0?r:n,e)}function Kc(e,t,r){return t==null?Qr:[t,r]}var Jp=Kc;function Zp(e,t,r){return t==null?Qr:si(t,r,Ha,!0)}function Yc(e,t,r,n){return t==null?Qr:ci(t,r,e.scales[n].log,!1)}var Xp=Yc;function Jc(e,t,r,n){return t==null?Qr:za(t,r,e.scales[n].log,!1)}var eg=Jc;function tg(e,t,r,n,o){let a=St(qu(e),qu(t)),s=t-e,u=ln(o/n*s,r);do{let m=r[u],f=n*m/s;if(f>=o&&a+(m<5?Qn.get(m):0)<=17)return[m,f]}while(++u<r.length);return[0,0]}function dc(e){let t,r;return e=e.replace(/(\d+)px/,(n,o)=>(t=nt((r=+o)*Te))+"px"),[e,t,r]}function ng(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ee(t[2]*Te,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function ot(e,t,r){let n={mode:_e(e.mode,1)},o=n.mode;function a(l,c,d,g){let y=c.valToPct(l);return g+d*(c.dir==-1?1-y:y)}function s(l,c,d,g){let y=c.valToPct(l);return g+d*(c.dir==-1?y:1-y)}function u(l,c,d,g){return c.ori==0?a(l,c,d,g):s(l,c,d,g)}n.valToPosH=a,n.valToPosV=s;let m=!1;n.status=0;let f=n.root=Xt(uf);if(e.id!=null&&(f.id=e.id),$t(f,e.class),e.title){let l=Xt(mf,f);l.textContent=e.title}let h=sn("canvas"),p=n.ctx=h.getContext("2d"),b=Xt(ff,f);sr("click",b,l=>{l.target===x&&(Ie!=Ar||Oe!=Pr)&&ft.click(n,l)},!0);let w=n.under=Xt(pf,b);b.appendChild(h);let x=n.over=Xt(gf,b);e=Br(e);let N=+_e(e.pxAlign,1),L=sc(N);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let I=e.ms||.001,k=n.series=o==1?cc(e.series||[],ec,ic,!1):Yp(e.series||[null],oc),A=n.axes=cc(e.axes||[],Xu,nc,!0),S=n.scales={},Y=n.bands=e.bands||[];Y.forEach(l=>{l.fill=fe(l.fill||null),l.dir=_e(l.dir,-1)});let W=o==2?k[1].facets[0].scale:k[0].scale,ee={axes:um,series:om},G=(e.drawOrder||["axes","series"]).map(l=>ee[l]);function oe(l){let c=l.distr==3?d=>xn(d>0?d:l.clamp(n,d,l.min,l.max,l.key)):l.distr==4?d=>Pa(d,l.asinh):l.distr==100?d=>l.fwd(d):d=>d;return d=>{let g=c(d),{_min:y,_max:v}=l,_=v-y;return(g-y)/_}}function j(l){let c=S[l];if(c==null){let d=(e.scales||So)[l]||So;if(d.from!=null){j(d.from);let g=Ye({},S[d.from],d,{key:l});g.valToPct=oe(g),S[l]=g}else{c=S[l]=Ye({},l==W?Oc:Mp,d),c.key=l;let g=c.time,y=c.range,v=qn(y);if((l!=W||o==2&&!g)&&(v&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Ou:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Ou:{mode:1,hard:y[1],soft:y[1]}},v=!1),!v&&mi(y))){let _=y;y=(C,D,V)=>D==null?Qr:si(D,V,_)}c.range=fe(y||(g?Jp:l==W?c.distr==3?Xp:c.distr==4?eg:Kc:c.distr==3?Yc:c.distr==4?Jc:Zp)),c.auto=fe(v?!1:c.auto),c.clamp=fe(c.clamp||$p),c._min=c._max=null,c.valToPct=oe(c)}}}j("x"),j("y"),o==1&&k.forEach(l=>{j(l.scale)}),A.forEach(l=>{j(l.scale)});for(let l in e.scales)j(l);let P=S[W],K=P.distr,O,R;P.ori==0?($t(f,cf),O=a,R=s):($t(f,df),O=s,R=a);let U={};for(let l in S){let c=S[l];(c.min!=null||c.max!=null)&&(U[l]={min:c.min,max:c.max},c.min=c.max=null)}let $=e.tzDate||(l=>new Date(nt(l/I))),E=e.fmtDate||Ka,pe=I==1?cp($):fp($),te=Yu($,Ku(I==1?up:mp,E)),B=Zu($,Ju(gp,E)),ue=[],ne=n.legend=Ye({},bp,e.legend),z=n.cursor=Ye({},Tp,{drag:{y:o==2}},e.cursor),Re=ne.show,ve=z.show,ae=ne.markers;ne.idxs=ue,ae.width=fe(ae.width),ae.dash=fe(ae.dash),ae.stroke=fe(ae.stroke),ae.fill=fe(ae.fill);let ge,Vt,yt,Fe=[],dn=[],kn,Ft=!1,Dn={};if(ne.live){let l=k[1]?k[1].values:null;Ft=l!=null,kn=Ft?l(n,1,0):{_:0};for(let c in kn)Dn[c]=Qa}if(Re)if(ge=sn("table",kf,f),yt=sn("tbody",null,ge),ne.mount(n,ge),Ft){Vt=sn("thead",null,ge,yt);let l=sn("tr",null,Vt);sn("th",null,l);for(var fr in kn)sn("th",Cu,l).textContent=fr}else $t(ge,Sf),ne.live&&$t(ge,_f);let pr={show:!0},Zr={show:!1};function Po(l,c){if(c==0&&(Ft||!ne.live||o==2))return Qr;let d=[],g=sn("tr",Tf,yt,yt.childNodes[c]);$t(g,l.class),l.show||$t(g,ar);let y=sn("th",null,g);if(ae.show){let C=Xt(xf,y);if(c>0){let D=ae.width(n,c);D&&(C.style.border=D+"px "+ae.dash(n,c)+" "+ae.stroke(n,c)),C.style.background=ae.fill(n,c)}}let v=Xt(Cu,y);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(ae.show||(v.style.color=l.width>0?ae.stroke(n,c):ae.fill(n,c)),bt("click",y,C=>{if(z._lock)return;Kn(C);let D=k.indexOf(l);if((C.ctrlKey||C.metaKey)!=ne.isolate){let V=k.some((F,Q)=>Q>0&&Q!=D&&F.show);k.forEach((F,Q)=>{Q>0&&pn(Q,V?Q==D?pr:Zr:pr,!0,Ge.setSeries)})}else pn(D,{show:!l.show},!0,Ge.setSeries)},!1),br&&bt(Eu,y,C=>{z._lock||(Kn(C),pn(k.indexOf(l),Er,!0,Ge.setSeries))},!1));for(var _ in kn){let C=sn("td",Cf,g);C.textContent="--",d.push(C)}return[g,d]}let Bn=new Map;function bt(l,c,d,g=!0){let y=Bn.get(c)||{},v=z.bind[l](n,c,d,g);v&&(sr(l,c,y[l]=v),Bn.set(c,y))}function gr(l,c,d){let g=Bn.get(c)||{};for(let y in g)(l==null||y==l)&&(Ia(y,c,g[y]),delete g[y]);l==null&&Bn.delete(c)}let _n=0,zn=0,se=0,q=0,Le=0,Je=0,hr=Le,Hn=Je,mn=se,Gn=q,Dt=0,qt=0,xt=0,tn=0;n.bbox={};let Ci=!1,Do=!1,yr=!1,jn=!1,Eo=!1,Qt=!1;function Ai(l,c,d){(d||l!=n.width||c!=n.height)&&ws(l,c),Sr(!1),yr=!0,Do=!0,Tr()}function ws(l,c){n.width=_n=se=l,n.height=zn=q=c,Le=Je=0,Jd(),Zd();let d=n.bbox;Dt=d.left=or(Le*Te,.5),qt=d.top=or(Je*Te,.5),xt=d.width=or(se*Te,.5),tn=d.height=or(q*Te,.5)}let jd=3;function Kd(){let l=!1,c=0;for(;!l;){c++;let d=sm(c),g=lm(c);l=c==jd||d&&g,l||(ws(n.width,n.height),Do=!0)}}function Yd({width:l,height:c}){Ai(l,c)}n.setSize=Yd;function Jd(){let l=!1,c=!1,d=!1,g=!1;A.forEach((y,v)=>{if(y.show&&y._show){let{side:_,_size:C}=y,D=_%2,V=y.label!=null?y.labelSize:0,F=C+V;F>0&&(D?(se-=F,_==3?(Le+=F,g=!0):d=!0):(q-=F,_==0?(Je+=F,l=!0):c=!0))}}),Yn[0]=l,Yn[1]=d,Yn[2]=c,Yn[3]=g,se-=En[1]+En[3],Le+=En[3],q-=En[2]+En[0],Je+=En[0]}function Zd(){let l=Le+se,c=Je+q,d=Le,g=Je;function y(v,_){switch(v){case 1:return l+=_,l-_;case 2:return c+=_,c-_;case 3:return d-=_,d+_;case 0:return g-=_,g+_}}A.forEach((v,_)=>{if(v.show&&v._show){let C=v.side;v._pos=y(C,v._size),v.label!=null&&(v._lpos=y(C,v.labelSize))}})}if(z.dataIdx==null){let l=z.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let d=l.prox=fe(l.prox),g=l.bias??=0;z.dataIdx=(y,v,_,C)=>{if(v==0)return _;let D=_,V=d(y,v,_,C)??De,F=V>=0&&V<De,Q=P.ori==0?se:q,re=z.left,Se=t[0],ke=t[v];if(c.has(ke[_])){D=null;let ce=null,J=null,H;if(g==0||g==-1)for(H=_;ce==null&&H-- >0;)c.has(ke[H])||(ce=H);if(g==0||g==1)for(H=_;J==null&&H++<ke.length;)c.has(ke[H])||(J=H);if(ce!=null||J!=null)if(F){let $e=ce==null?-1/0:O(Se[ce],P,Q,0),Be=J==null?1/0:O(Se[J],P,Q,0),ct=re-$e,Ae=Be-re;ct<=Ae?ct<=V&&(D=ce):Ae<=V&&(D=J)}else D=J==null?ce:ce==null?J:_-ce<=J-_?ce:J}else F&&rt(re-O(Se[_],P,Q,0))>V&&(D=null);return D}}let Kn=l=>{z.event=l};z.idxs=ue,z._lock=!1;let ht=z.points;ht.show=fe(ht.show),ht.size=fe(ht.size),ht.stroke=fe(ht.stroke),ht.width=fe(ht.width),ht.fill=fe(ht.fill);let fn=n.focus=Ye({},e.focus||{alpha:.3},z.focus),br=fn.prox>=0,wr=br&&ht.one,Bt=[],vr=[],kr=[];function vs(l,c){let d=ht.show(n,c);if(d instanceof HTMLElement)return $t(d,vf),$t(d,l.class),wn(d,-10,-10,se,q),x.insertBefore(d,Bt[c]),d}function ks(l,c){if(o==1||c>0){let d=o==1&&S[l.scale].time,g=l.value;l.value=d?zu(g)?Zu($,Ju(g,E)):g||B:g||Np,l.label=l.label||(d?Cp:xp)}if(wr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||jp||Mf,l.fillTo=fe(l.fillTo||Op),l.pxAlign=+_e(l.pxAlign,N),l.pxRound=sc(l.pxAlign),l.stroke=fe(l.stroke||null),l.fill=fe(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let d=Ip(St(1,l.width),1),g=l.points=Ye({},{size:d,width:St(1,d*.2),stroke:l.stroke,space:d*2,paths:Kp,_stroke:null,_fill:null},l.points);g.show=fe(g.show),g.filter=fe(g.filter),g.fill=fe(g.fill),g.stroke=fe(g.stroke),g.paths=fe(g.paths),g.pxAlign=l.pxAlign}if(Re){let d=Po(l,c);Fe.splice(c,0,d[0]),dn.splice(c,0,d[1]),ne.values.push(null)}if(ve){ue.splice(c,0,null);let d=null;wr?c==0&&(d=vs(l,c)):c>0&&(d=vs(l,c)),Bt.splice(c,0,d),vr.splice(c,0,0),kr.splice(c,0,0)}ut("addSeries",c)}function Xd(l,c){c=c??k.length,l=o==1?Fa(l,c,ec,ic):Fa(l,c,{},oc),k.splice(c,0,l),ks(k[c],c)}n.addSeries=Xd;function em(l){if(k.splice(l,1),Re){ne.values.splice(l,1),dn.splice(l,1);let c=Fe.splice(l,1)[0];gr(null,c.firstChild),c.remove()}ve&&(ue.splice(l,1),Bt.splice(l,1)[0].remove(),vr.splice(l,1),kr.splice(l,1)),ut("delSeries",l)}n.delSeries=em;let Yn=[!1,!1,!1,!1];function tm(l,c){if(l._show=l.show,l.show){let d=l.side%2,g=S[l.scale];g==null&&(l.scale=d?k[1].scale:W,g=S[l.scale]);let y=g.time;l.size=fe(l.size),l.space=fe(l.space),l.rotate=fe(l.rotate),qn(l.incrs)&&l.incrs.forEach(_=>{!Qn.has(_)&&Qn.set(_,vc(_))}),l.incrs=fe(l.incrs||(g.distr==2?ap:y?I==1?lp:dp:ir)),l.splits=fe(l.splits||(y&&g.distr==1?pe:g.distr==3?$a:g.distr==4?Dp:Pp)),l.stroke=fe(l.stroke),l.grid.stroke=fe(l.grid.stroke),l.ticks.stroke=fe(l.ticks.stroke),l.border.stroke=fe(l.border.stroke);let v=l.values;l.values=qn(v)&&!qn(v[0])?fe(v):y?qn(v)?Yu($,Ku(v,E)):zu(v)?pp($,v):v||te:v||Ap,l.filter=fe(l.filter||(g.distr>=3&&g.log==10?Lp:g.distr==3&&g.log==2?Up:bc)),l.font=dc(l.font),l.labelFont=dc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(Yn[c]=!0,l._el=Xt(hf,b))}}function Xr(l,c,d,g){let[y,v,_,C]=d,D=c%2,V=0;return D==0&&(C||v)&&(V=c==0&&!y||c==2&&!_?nt(Xu.size/3):0),D==1&&(y||_)&&(V=c==1&&!v||c==3&&!C?nt(nc.size/2):0),V}let _s=n.padding=(e.padding||[Xr,Xr,Xr,Xr]).map(l=>fe(_e(l,Xr))),En=n._padding=_s.map((l,c)=>l(n,c,Yn,0)),mt,it=null,at=null,Ro=o==1?k[0].idxs:null,nn=null,eo=!1;function Ss(l,c){if(t=l??[],n.data=n._data=t,o==2){mt=0;for(let d=1;d<k.length;d++)mt+=t[d][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),nn=t[0],mt=nn.length;let d=t;if(K==2){d=t.slice();let g=d[0]=Array(mt);for(let y=0;y<mt;y++)g[y]=y}n._data=t=d}if(Sr(!0),ut("setData"),K==2&&(yr=!0),c!==!1){let d=P;d.auto(n,eo)?Pi():Ln(W,d.min,d.max),jn=jn||z.left>=0,Qt=!0,Tr()}}n.setData=Ss;function Pi(){eo=!0;let l,c;o==1&&(mt>0?(it=Ro[0]=0,at=Ro[1]=mt-1,l=t[0][it],c=t[0][at],K==2?(l=it,c=at):l==c&&(K==3?[l,c]=ci(l,l,P.log,!1):K==4?[l,c]=za(l,l,P.log,!1):P.time?c=l+nt(86400/I):[l,c]=si(l,c,Ha,!0))):(it=Ro[0]=l=null,at=Ro[1]=c=null)),Ln(W,l,c)}let Lo,_r,Di,Ei,Ri,Li,Ui,Ni,Ii,Ct;function Ts(l,c,d,g,y,v){l??=Pu,d??=ja,g??="butt",y??=Pu,v??="round",l!=Lo&&(p.strokeStyle=Lo=l),y!=_r&&(p.fillStyle=_r=y),c!=Di&&(p.lineWidth=Di=c),v!=Ri&&(p.lineJoin=Ri=v),g!=Li&&(p.lineCap=Li=g),d!=Ei&&p.setLineDash(Ei=d)}function xs(l,c,d,g){c!=_r&&(p.fillStyle=_r=c),l!=Ui&&(p.font=Ui=l),d!=Ni&&(p.textAlign=Ni=d),g!=Ii&&(p.textBaseline=Ii=g)}function Wi(l,c,d,g,y=0){if(g.length>0&&l.auto(n,eo)&&(c==null||c.min==null)){let v=_e(it,0),_=_e(at,g.length-1),C=d.min==null?Lf(g,v,_,y,l.distr==3):[d.min,d.max];l.min=un(l.min,d.min=C[0]),l.max=St(l.max,d.max=C[1])}}let Cs={min:null,max:null};function nm(){for(let g in S){let y=S[g];U[g]==null&&(y.min==null||U[W]!=null&&y.auto(n,eo))&&(U[g]=Cs)}for(let g in S){let y=S[g];U[g]==null&&y.from!=null&&U[y.from]!=null&&(U[g]=Cs)}U[W]!=null&&Sr(!0);let l={};for(let g in U){let y=U[g];if(y!=null){let v=l[g]=Br(S[g],Ff);if(y.min!=null)Ye(v,y);else if(g!=W||o==2)if(mt==0&&v.from==null){let _=v.range(n,null,null,g);v.min=_[0],v.max=_[1]}else v.min=De,v.max=-De}}if(mt>0){k.forEach((g,y)=>{if(o==1){let v=g.scale,_=U[v];if(_==null)return;let C=l[v];if(y==0){let D=C.range(n,C.min,C.max,v);C.min=D[0],C.max=D[1],it=ln(C.min,t[0]),at=ln(C.max,t[0]),at-it>1&&(t[0][it]<C.min&&it++,t[0][at]>C.max&&at--),g.min=nn[it],g.max=nn[at]}else g.show&&g.auto&&Wi(C,_,g,t[y],g.sorted);g.idxs[0]=it,g.idxs[1]=at}else if(y>0&&g.show&&g.auto){let[v,_]=g.facets,C=v.scale,D=_.scale,[V,F]=t[y],Q=l[C],re=l[D];Q!=null&&Wi(Q,U[C],v,V,v.sorted),re!=null&&Wi(re,U[D],_,F,_.sorted),g.min=_.min,g.max=_.max}});for(let g in l){let y=l[g],v=U[g];if(y.from==null&&(v==null||v.min==null)){let _=y.range(n,y.min==De?null:y.min,y.max==-De?null:y.max,g);y.min=_[0],y.max=_[1]}}}for(let g in l){let y=l[g];if(y.from!=null){let v=l[y.from];if(v.min==null)y.min=y.max=null;else{let _=y.range(n,v.min,v.max,g);y.min=_[0],y.max=_[1]}}}let c={},d=!1;for(let g in l){let y=l[g],v=S[g];if(v.min!=y.min||v.max!=y.max){v.min=y.min,v.max=y.max;let _=v.distr;v._min=_==3?xn(v.min):_==4?Pa(v.min,v.asinh):_==100?v.fwd(v.min):v.min,v._max=_==3?xn(v.max):_==4?Pa(v.max,v.asinh):_==100?v.fwd(v.max):v.max,c[g]=d=!0}}if(d){k.forEach((g,y)=>{o==2?y>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)yr=!0,ut("setScale",g);ve&&z.left>=0&&(jn=Qt=!0)}for(let g in U)U[g]=null}function rm(l){let c=Wa(it-1,0,mt-1),d=Wa(at+1,0,mt-1);for(;l[c]==null&&c>0;)c--;for(;l[d]==null&&d<mt-1;)d++;return[c,d]}function om(){if(mt>0){let l=k.some(c=>c._focus)&&Ct!=fn.alpha;l&&(p.globalAlpha=Ct=fn.alpha),k.forEach((c,d)=>{if(d>0&&c.show&&(As(d,!1),As(d,!0),c._paths==null)){let g=Ct;Ct!=c.alpha&&(p.globalAlpha=Ct=c.alpha);let y=o==2?[0,t[d][0].length-1]:rm(t[d]);c._paths=c.paths(n,d,y[0],y[1]),Ct!=g&&(p.globalAlpha=Ct=g)}}),k.forEach((c,d)=>{if(d>0&&c.show){let g=Ct;Ct!=c.alpha&&(p.globalAlpha=Ct=c.alpha),c._paths!=null&&Ps(d,!1);{let y=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,d,it,at,y),_=c.points.filter(n,d,v,y);(v||_)&&(c.points._paths=c.points.paths(n,d,it,at,_),Ps(d,!0))}Ct!=g&&(p.globalAlpha=Ct=g),ut("drawSeries",d)}}),l&&(p.globalAlpha=Ct=1)}}function As(l,c){let d=c?k[l].points:k[l];d._stroke=d.stroke(n,l),d._fill=d.fill(n,l)}function Ps(l,c){let d=c?k[l].points:k[l],{stroke:g,fill:y,clip:v,flags:_,_stroke:C=d._stroke,_fill:D=d._fill,_width:V=d.width}=d._paths;V=Ee(V*Te,3);let F=null,Q=V%2/2;c&&D==null&&(D=V>0?"#fff":C);let re=d.pxAlign==1&&Q>0;if(re&&p.translate(Q,Q),!c){let Se=Dt-V/2,ke=qt-V/2,ce=xt+V,J=tn+V;F=new Path2D,F.rect(Se,ke,ce,J)}c?$i(C,V,d.dash,d.cap,D,g,y,_,v):im(l,C,V,d.dash,d.cap,D,g,y,_,F,v),re&&p.translate(-Q,-Q)}function im(l,c,d,g,y,v,_,C,D,V,F){let Q=!1;D!=0&&Y.forEach((re,Se)=>{if(re.series[0]==l){let ke=k[re.series[1]],ce=t[re.series[1]],J=(ke._paths||So).band;qn(J)&&(J=re.dir==1?J[0]:J[1]);let H,$e=null;ke.show&&J&&Nf(ce,it,at)?($e=re.fill(n,Se)||v,H=ke._paths.clip):J=null,$i(c,d,g,y,$e,_,C,D,V,F,H,J),Q=!0}}),Q||$i(c,d,g,y,v,_,C,D,V,F)}let Ds=zr|Oa;function $i(l,c,d,g,y,v,_,C,D,V,F,Q){Ts(l,c,d,g,y),(D||V||Q)&&(p.save(),D&&p.clip(D),V&&p.clip(V)),Q?(C&Ds)==Ds?(p.clip(Q),F&&p.clip(F),No(y,_),Uo(l,v,c)):C&Oa?(No(y,_),p.clip(Q),Uo(l,v,c)):C&zr&&(p.save(),p.clip(Q),F&&p.clip(F),No(y,_),p.restore(),Uo(l,v,c)):(No(y,_),Uo(l,v,c)),(D||V||Q)&&p.restore()}function Uo(l,c,d){d>0&&(c instanceof Map?c.forEach((g,y)=>{p.strokeStyle=Lo=y,p.stroke(g)}):c!=null&&l&&p.stroke(c))}function No(l,c){c instanceof Map?c.forEach((d,g)=>{p.fillStyle=_r=g,p.fill(d)}):c!=null&&l&&p.fill(c)}function am(l,c,d,g){let y=A[l],v;if(g<=0)v=[0,0];else{let _=y._space=y.space(n,l,c,d,g),C=y._incrs=y.incrs(n,l,c,d,g,_);v=tg(c,d,C,g,_)}return y._found=v}function Mi(l,c,d,g,y,v,_,C,D,V){let F=_%2/2;N==1&&p.translate(F,F),Ts(C,_,D,V,C),p.beginPath();let Q,re,Se,ke,ce=y+(g==0||g==3?-v:v);d==0?(re=y,ke=ce):(Q=y,Se=ce);for(let J=0;J<l.length;J++)c[J]!=null&&(d==0?Q=Se=l[J]:re=ke=l[J],p.moveTo(Q,re),p.lineTo(Se,ke));p.stroke(),N==1&&p.translate(-F,-F)}function sm(l){let c=!0;return A.forEach((d,g)=>{if(!d.show)return;let y=S[d.scale];if(y.min==null){d._show&&(c=!1,d._show=!1,Sr(!1));return}else d._show||(c=!1,d._show=!0,Sr(!1));let v=d.side,_=v%2,{min:C,max:D}=y,[V,F]=am(g,C,D,_==0?se:q);if(F==0)return;let Q=y.distr==2,re=d._splits=d.splits(n,g,C,D,V,F,Q),Se=y.distr==2?re.map(H=>nn[H]):re,ke=y.distr==2?nn[re[1]]-nn[re[0]]:V,ce=d._values=d.values(n,d.filter(n,Se,g,F,ke),g,F,ke);d._rotate=v==2?d.rotate(n,ce,g,F):0;let J=d._size;d._size=en(d.size(n,ce,g,l)),J!=null&&d._size!=J&&(c=!1)}),c}function lm(l){let c=!0;return _s.forEach((d,g)=>{let y=d(n,g,Yn,l);y!=En[g]&&(c=!1),En[g]=y}),c}function um(){for(let l=0;l<A.length;l++){let c=A[l];if(!c.show||!c._show)continue;let d=c.side,g=d%2,y,v,_=c.stroke(n,l),C=d==0||d==3?-1:1,[D,V]=c._found;if(c.label!=null){let vt=c.labelGap*C,Lt=nt((c._lpos+vt)*Te);xs(c.labelFont[0],_,"center",d==2?"top":Au),p.save(),g==1?(y=v=0,p.translate(Lt,nt(qt+tn/2)),p.rotate((d==3?-ii:ii)/2)):(y=nt(Dt+xt/2),v=Lt);let Xn=hc(c.label)?c.label(n,l,D,V):c.label;p.fillText(Xn,y,v),p.restore()}if(V==0)continue;let F=S[c.scale],Q=g==0?xt:tn,re=g==0?Dt:qt,Se=c._splits,ke=F.distr==2?Se.map(vt=>nn[vt]):Se,ce=F.distr==2?nn[Se[1]]-nn[Se[0]]:D,J=c.ticks,H=c.border,$e=J.show?J.size:0,Be=nt($e*Te),ct=nt((c.alignTo==2?c._size-$e-c.gap:c.gap)*Te),Ae=c._rotate*-ii/180,ze=L(c._pos*Te),Et=(Be+ct)*C,wt=ze+Et;v=g==0?wt:0,y=g==1?wt:0;let zt=c.font[0],rn=c.align==1?Or:c.align==2?xa:Ae>0?Or:Ae<0?xa:g==0?"center":d==3?xa:Or,hn=Ae||g==1?"middle":d==2?"top":Au;xs(zt,_,rn,hn);let Rt=c.font[1]*c.lineGap,Ht=Se.map(vt=>L(u(vt,F,Q,re))),on=c._values;for(let vt=0;vt<on.length;vt++){let Lt=on[vt];if(Lt!=null){g==0?y=Ht[vt]:v=Ht[vt],Lt=""+Lt;let Xn=Lt.indexOf(`
`)==-1?[Lt]:Lt.split(/\n/gm);for(let kt=0;kt<Xn.length;kt++){let js=Xn[kt];Ae?(p.save(),p.translate(y,v+kt*Rt),p.rotate(Ae),p.fillText(js,0,0),p.restore()):p.fillText(js,y,v+kt*Rt)}}}J.show&&Mi(Ht,J.filter(n,ke,l,V,ce),g,d,ze,Be,Ee(J.width*Te,3),J.stroke(n,l),J.dash,J.cap);let yn=c.grid;yn.show&&Mi(Ht,yn.filter(n,ke,l,V,ce),g,g==0?2:1,g==0?qt:Dt,g==0?tn:xt,Ee(yn.width*Te,3),yn.stroke(n,l),yn.dash,yn.cap),H.show&&Mi([ze],[1],g==0?1:0,g==0?1:2,g==1?qt:Dt,g==1?tn:xt,Ee(H.width*Te,3),H.stroke(n,l),H.dash,H.cap)}ut("drawAxes")}function Sr(l){k.forEach((c,d)=>{d>0&&(c._paths=null,l&&(o==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let Io=!1,Oi=!1,to=[];function cm(){Oi=!1;for(let l=0;l<to.length;l++)ut(...to[l]);to.length=0}function Tr(){Io||(jf(Es),Io=!0)}function dm(l,c=!1){Io=!0,Oi=c,l(n),Es(),c&&to.length>0&&queueMicrotask(cm)}n.batch=dm;function Es(){if(Ci&&(nm(),Ci=!1),yr&&(Kd(),yr=!1),Do){if(Me(w,Or,Le),Me(w,"top",Je),Me(w,wo,se),Me(w,vo,q),Me(x,Or,Le),Me(x,"top",Je),Me(x,wo,se),Me(x,vo,q),Me(b,wo,_n),Me(b,vo,zn),h.width=nt(_n*Te),h.height=nt(zn*Te),A.forEach(({_el:l,_show:c,_size:d,_pos:g,side:y})=>{if(l!=null)if(c){let v=y===3||y===0?d:0,_=y%2==1;Me(l,_?"left":"top",g-v),Me(l,_?"width":"height",d),Me(l,_?"top":"left",_?Je:Le),Me(l,_?"height":"width",_?q:se),Na(l,ar)}else $t(l,ar)}),Lo=_r=Di=Ri=Li=Ui=Ni=Ii=Ei=null,Ct=1,oo(!0),Le!=hr||Je!=Hn||se!=mn||q!=Gn){Sr(!1);let l=se/mn,c=q/Gn;if(ve&&!jn&&z.left>=0){z.left*=l,z.top*=c,xr&&wn(xr,nt(z.left),0,se,q),Cr&&wn(Cr,0,nt(z.top),se,q);for(let d=0;d<Bt.length;d++){let g=Bt[d];g!=null&&(vr[d]*=l,kr[d]*=c,wn(g,en(vr[d]),en(kr[d]),se,q))}}if(We.show&&!Eo&&We.left>=0&&We.width>0){We.left*=l,We.width*=l,We.top*=c,We.height*=c;for(let d in zi)Me(Dr,d,We[d])}hr=Le,Hn=Je,mn=se,Gn=q}ut("setSize"),Do=!1}_n>0&&zn>0&&(p.clearRect(0,0,h.width,h.height),ut("drawClear"),G.forEach(l=>l()),ut("draw")),We.show&&Eo&&(Wo(We),Eo=!1),ve&&jn&&(Zn(null,!0,!1),jn=!1),ne.show&&ne.live&&Qt&&(Qi(),Qt=!1),m||(m=!0,n.status=1,ut("ready")),eo=!1,Io=!1}n.redraw=(l,c)=>{yr=c||!1,l!==!1?Ln(W,P.min,P.max):Tr()};function Vi(l,c){let d=S[l];if(d.from==null){if(mt==0){let g=d.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(mt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==W&&d.distr==2&&mt>0&&(c.min=ln(c.min,t[0]),c.max=ln(c.max,t[0]),c.min==c.max&&c.max++),U[l]=c,Ci=!0,Tr()}}n.setScale=Vi;let Fi,qi,xr,Cr,Rs,Ls,Ar,Pr,Us,Ns,Ie,Oe,Rn=!1,ft=z.drag,st=ft.x,lt=ft.y;ve&&(z.x&&(Fi=Xt(bf,x)),z.y&&(qi=Xt(wf,x)),P.ori==0?(xr=Fi,Cr=qi):(xr=qi,Cr=Fi),Ie=z.left,Oe=z.top);let We=n.select=Ye({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Dr=We.show?Xt(yf,We.over?x:w):null;function Wo(l,c){if(We.show){for(let d in l)We[d]=l[d],d in zi&&Me(Dr,d,l[d]);c!==!1&&ut("setSelect")}}n.setSelect=Wo;function mm(l){if(k[l].show)Re&&Na(Fe[l],ar);else if(Re&&$t(Fe[l],ar),ve){let d=wr?Bt[0]:Bt[l];d!=null&&wn(d,-10,-10,se,q)}}function Ln(l,c,d){Vi(l,{min:c,max:d})}function pn(l,c,d,g){c.focus!=null&&ym(l),c.show!=null&&k.forEach((y,v)=>{v>0&&(l==v||l==null)&&(y.show=c.show,mm(v),o==2?(Ln(y.facets[0].scale,null,null),Ln(y.facets[1].scale,null,null)):Ln(y.scale,null,null),Tr())}),d!==!1&&ut("setSeries",l,c),g&&io("setSeries",n,l,c)}n.setSeries=pn;function fm(l,c){Ye(Y[l],c)}function pm(l,c){l.fill=fe(l.fill||null),l.dir=_e(l.dir,-1),c=c??Y.length,Y.splice(c,0,l)}function gm(l){l==null?Y.length=0:Y.splice(l,1)}n.addBand=pm,n.setBand=fm,n.delBand=gm;function hm(l,c){k[l].alpha=c,ve&&Bt[l]!=null&&(Bt[l].style.opacity=c),Re&&Fe[l]&&(Fe[l].style.opacity=c)}let Sn,Un,Jn,Er={focus:!0};function ym(l){if(l!=Jn){let c=l==null,d=fn.alpha!=1;k.forEach((g,y)=>{if(o==1||y>0){let v=c||y==0||y==l;g._focus=c?null:v,d&&hm(y,v?1:fn.alpha)}}),Jn=l,d&&Tr()}}Re&&br&&bt(Ru,ge,l=>{z._lock||(Kn(l),Jn!=null&&pn(null,Er,!0,Ge.setSeries))});function gn(l,c,d){let g=S[c];d&&(l=l/Te-(g.ori==1?Je:Le));let y=se;g.ori==1&&(y=q,l=y-l),g.dir==-1&&(l=y-l);let v=g._min,_=g._max,C=l/y,D=v+(_-v)*C,V=g.distr;return V==3?qr(10,D):V==4?Wf(D,g.asinh):V==100?g.bwd(D):D}function bm(l,c){let d=gn(l,W,c);return ln(d,t[0],it,at)}n.valToIdx=l=>ln(l,t[0]),n.posToIdx=bm,n.posToVal=gn,n.valToPos=(l,c,d)=>S[c].ori==0?a(l,S[c],d?xt:se,d?Dt:0):s(l,S[c],d?tn:q,d?qt:0),n.setCursor=(l,c,d)=>{Ie=l.left,Oe=l.top,Zn(null,c,d)};function Is(l,c){Me(Dr,Or,We.left=l),Me(Dr,wo,We.width=c)}function Ws(l,c){Me(Dr,"top",We.top=l),Me(Dr,vo,We.height=c)}let no=P.ori==0?Is:Ws,ro=P.ori==1?Is:Ws;function wm(){if(Re&&ne.live)for(let l=o==2?1:0;l<k.length;l++){if(l==0&&Ft)continue;let c=ne.values[l],d=0;for(let g in c)dn[l][d++].firstChild.nodeValue=c[g]}}function Qi(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((d,g)=>{ue[g]=d}):Vf(l.idx)||ue.fill(l.idx),ne.idx=ue[0]),Re&&ne.live){for(let d=0;d<k.length;d++)(d>0||o==1&&!Ft)&&vm(d,ue[d]);wm()}Qt=!1,c!==!1&&ut("setLegend")}n.setLegend=Qi;function vm(l,c){let d=k[l],g=l==0&&K==2?nn:t[l],y;Ft?y=d.values(n,l,c)??Dn:(y=d.value(n,c==null?null:g[c],l,c),y=y==null?Dn:{_:y}),ne.values[l]=y}function Zn(l,c,d){Us=Ie,Ns=Oe,[Ie,Oe]=z.move(n,Ie,Oe),z.left=Ie,z.top=Oe,ve&&(xr&&wn(xr,nt(Ie),0,se,q),Cr&&wn(Cr,0,nt(Oe),se,q));let g,y=it>at;Sn=De,Un=null;let v=P.ori==0?se:q,_=P.ori==1?se:q;if(Ie<0||mt==0||y){g=z.idx=null;for(let C=0;C<k.length;C++){let D=Bt[C];D!=null&&wn(D,-10,-10,se,q)}br&&pn(null,Er,!0,l==null&&Ge.setSeries),ne.live&&(ue.fill(g),Qt=!0)}else{let C,D,V;o==1&&(C=P.ori==0?Ie:Oe,D=gn(C,W),g=z.idx=ln(D,t[0],it,at),V=O(t[0][g],P,v,0));let F=-10,Q=-10,re=0,Se=0,ke=!0,ce="",J="";for(let H=o==2?1:0;H<k.length;H++){let $e=k[H],Be=ue[H],ct=Be==null?null:o==1?t[H][Be]:t[H][1][Be],Ae=z.dataIdx(n,H,g,D),ze=Ae==null?null:o==1?t[H][Ae]:t[H][1][Ae];if(Qt=Qt||ze!=ct||Ae!=Be,ue[H]=Ae,H>0&&$e.show){let Et=Ae==null?-10:Ae==g?V:O(o==1?t[0][Ae]:t[H][0][Ae],P,v,0),wt=ze==null?-10:R(ze,o==1?S[$e.scale]:S[$e.facets[1].scale],_,0);if(br&&ze!=null){let zt=P.ori==1?Ie:Oe,rn=rt(fn.dist(n,H,Ae,wt,zt));if(rn<Sn){let hn=fn.bias;if(hn!=0){let Rt=gn(zt,$e.scale),Ht=ze>=0?1:-1,on=Rt>=0?1:-1;on==Ht&&(on==1?hn==1?ze>=Rt:ze<=Rt:hn==1?ze<=Rt:ze>=Rt)&&(Sn=rn,Un=H)}else Sn=rn,Un=H}}if(Qt||wr){let zt,rn;P.ori==0?(zt=Et,rn=wt):(zt=wt,rn=Et);let hn,Rt,Ht,on,yn,vt,Lt=!0,Xn=ht.bbox;if(Xn!=null){Lt=!1;let kt=Xn(n,H);Ht=kt.left,on=kt.top,hn=kt.width,Rt=kt.height}else Ht=zt,on=rn,hn=Rt=ht.size(n,H);if(vt=ht.fill(n,H),yn=ht.stroke(n,H),wr)H==Un&&Sn<=fn.prox&&(F=Ht,Q=on,re=hn,Se=Rt,ke=Lt,ce=vt,J=yn);else{let kt=Bt[H];kt!=null&&(vr[H]=Ht,kr[H]=on,Mu(kt,hn,Rt,Lt),Wu(kt,vt,yn),wn(kt,en(Ht),en(on),se,q))}}}}if(wr){let H=fn.prox,$e=Jn==null?Sn<=H:Sn>H||Un!=Jn;if(Qt||$e){let Be=Bt[0];Be!=null&&(vr[0]=F,kr[0]=Q,Mu(Be,re,Se,ke),Wu(Be,ce,J),wn(Be,en(F),en(Q),se,q))}}}if(We.show&&Rn)if(l!=null){let[C,D]=Ge.scales,[V,F]=Ge.match,[Q,re]=l.cursor.sync.scales,Se=l.cursor.drag;if(st=Se._x,lt=Se._y,st||lt){let{left:ke,top:ce,width:J,height:H}=l.select,$e=l.scales[Q].ori,Be=l.posToVal,ct,Ae,ze,Et,wt,zt=C!=null&&V(C,Q),rn=D!=null&&F(D,re);zt&&st?($e==0?(ct=ke,Ae=J):(ct=ce,Ae=H),ze=S[C],Et=O(Be(ct,Q),ze,v,0),wt=O(Be(ct+Ae,Q),ze,v,0),no(un(Et,wt),rt(wt-Et))):no(0,v),rn&&lt?($e==1?(ct=ke,Ae=J):(ct=ce,Ae=H),ze=S[D],Et=R(Be(ct,re),ze,_,0),wt=R(Be(ct+Ae,re),ze,_,0),ro(un(Et,wt),rt(wt-Et))):ro(0,_)}else Hi()}else{let C=rt(Us-Rs),D=rt(Ns-Ls);if(P.ori==1){let re=C;C=D,D=re}st=ft.x&&C>=ft.dist,lt=ft.y&&D>=ft.dist;let V=ft.uni;V!=null?st&&lt&&(st=C>=V,lt=D>=V,!st&&!lt&&(D>C?lt=!0:st=!0)):ft.x&&ft.y&&(st||lt)&&(st=lt=!0);let F,Q;st&&(P.ori==0?(F=Ar,Q=Ie):(F=Pr,Q=Oe),no(un(F,Q),rt(Q-F)),lt||ro(0,_)),lt&&(P.ori==1?(F=Ar,Q=Ie):(F=Pr,Q=Oe),ro(un(F,Q),rt(Q-F)),st||no(0,v)),!st&&!lt&&(no(0,0),ro(0,0))}if(ft._x=st,ft._y=lt,l==null){if(d){if(Gs!=null){let[C,D]=Ge.scales;Ge.values[0]=C!=null?gn(P.ori==0?Ie:Oe,C):null,Ge.values[1]=D!=null?gn(P.ori==1?Ie:Oe,D):null}io(Ca,n,Ie,Oe,se,q,g)}if(br){let C=d&&Ge.setSeries,D=fn.prox;Jn==null?Sn<=D&&pn(Un,Er,!0,C):Sn>D?pn(null,Er,!0,C):Un!=Jn&&pn(Un,Er,!0,C)}}Qt&&(ne.idx=g,Qi()),c!==!1&&ut("setCursor")}let Nn=null;Object.defineProperty(n,"rect",{get(){return Nn==null&&oo(!1),Nn}});function oo(l=!1){l?Nn=null:(Nn=x.getBoundingClientRect(),ut("syncRect",Nn))}function $s(l,c,d,g,y,v,_){z._lock||Rn&&l!=null&&l.movementX==0&&l.movementY==0||(Bi(l,c,d,g,y,v,_,!1,l!=null),l!=null?Zn(null,!0,!0):Zn(c,!0,!1))}function Bi(l,c,d,g,y,v,_,C,D){if(Nn==null&&oo(!1),Kn(l),l!=null)d=l.clientX-Nn.left,g=l.clientY-Nn.top;else{if(d<0||g<0){Ie=-10,Oe=-10;return}let[V,F]=Ge.scales,Q=c.cursor.sync,[re,Se]=Q.values,[ke,ce]=Q.scales,[J,H]=Ge.match,$e=c.axes[0].side%2==1,Be=P.ori==0?se:q,ct=P.ori==1?se:q,Ae=$e?v:y,ze=$e?y:v,Et=$e?g:d,wt=$e?d:g;if(ke!=null?d=J(V,ke)?u(re,S[V],Be,0):-10:d=Be*(Et/Ae),ce!=null?g=H(F,ce)?u(Se,S[F],ct,0):-10:g=ct*(wt/ze),P.ori==1){let zt=d;d=g,g=zt}}D&&(c==null||c.cursor.event.type==Ca)&&((d<=1||d>=se-1)&&(d=or(d,se)),(g<=1||g>=q-1)&&(g=or(g,q))),C?(Rs=d,Ls=g,[Ar,Pr]=z.move(n,d,g)):(Ie=d,Oe=g)}let zi={width:0,height:0,left:0,top:0};function Hi(){Wo(zi,!1)}let Ms,Os,Vs,Fs;function qs(l,c,d,g,y,v,_){Rn=!0,st=lt=ft._x=ft._y=!1,Bi(l,c,d,g,y,v,_,!0,!1),l!=null&&(bt(Aa,La,Qs,!1),io(Du,n,Ar,Pr,se,q,null));let{left:C,top:D,width:V,height:F}=We;Ms=C,Os=D,Vs=V,Fs=F}function Qs(l,c,d,g,y,v,_){Rn=ft._x=ft._y=!1,Bi(l,c,d,g,y,v,_,!1,!0);let{left:C,top:D,width:V,height:F}=We,Q=V>0||F>0,re=Ms!=C||Os!=D||Vs!=V||Fs!=F;if(Q&&re&&Wo(We),ft.setScale&&Q&&re){let Se=C,ke=V,ce=D,J=F;if(P.ori==1&&(Se=D,ke=F,ce=C,J=V),st&&Ln(W,gn(Se,W),gn(Se+ke,W)),lt)for(let H in S){let $e=S[H];H!=W&&$e.from==null&&$e.min!=De&&Ln(H,gn(ce+J,H),gn(ce,H))}Hi()}else z.lock&&(z._lock=!z._lock,Zn(c,!0,l!=null));l!=null&&(gr(Aa,La),io(Aa,n,Ie,Oe,se,q,null))}function km(l,c,d,g,y,v,_){if(z._lock)return;Kn(l);let C=Rn;if(Rn){let D=!0,V=!0,F=10,Q,re;P.ori==0?(Q=st,re=lt):(Q=lt,re=st),Q&&re&&(D=Ie<=F||Ie>=se-F,V=Oe<=F||Oe>=q-F),Q&&D&&(Ie=Ie<Ar?0:se),re&&V&&(Oe=Oe<Pr?0:q),Zn(null,!0,!0),Rn=!1}Ie=-10,Oe=-10,ue.fill(null),Zn(null,!0,!0),C&&(Rn=C)}function Bs(l,c,d,g,y,v,_){z._lock||(Kn(l),Pi(),Hi(),l!=null&&io(Lu,n,Ie,Oe,se,q,null))}function zs(){A.forEach(ng),Ai(n.width,n.height,!0)}sr(ai,Fr,zs);let Rr={};Rr.mousedown=qs,Rr.mousemove=$s,Rr.mouseup=Qs,Rr.dblclick=Bs,Rr.setSeries=(l,c,d,g)=>{let y=Ge.match[2];d=y(n,c,d),d!=-1&&pn(d,g,!0,!1)},ve&&(bt(Du,x,qs),bt(Ca,x,$s),bt(Eu,x,l=>{Kn(l),oo(!1)}),bt(Ru,x,km),bt(Lu,x,Bs),Va.add(n),n.syncRect=oo);let $o=n.hooks=e.hooks||{};function ut(l,c,d){Oi?to.push([l,c,d]):l in $o&&$o[l].forEach(g=>{g.call(null,n,c,d)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)$o[c]=($o[c]||[]).concat(l.hooks[c])});let Hs=(l,c,d)=>d,Ge=Ye({key:null,setSeries:!1,filters:{pub:Qu,sub:Qu},scales:[W,k[1]?k[1].scale:null],match:[Bu,Bu,Hs],values:[null,null]},z.sync);Ge.match.length==2&&Ge.match.push(Hs),z.sync=Ge;let Gs=Ge.key,Gi=Vc(Gs);function io(l,c,d,g,y,v,_){Ge.filters.pub(l,c,d,g,y,v,_)&&Gi.pub(l,c,d,g,y,v,_)}Gi.sub(n);function _m(l,c,d,g,y,v,_){Ge.filters.sub(l,c,d,g,y,v,_)&&Rr[l](null,c,d,g,y,v,_)}n.pub=_m;function Sm(){Gi.unsub(n),Va.delete(n),Bn.clear(),Ia(ai,Fr,zs),f.remove(),ge?.remove(),ut("destroy")}n.destroy=Sm;function ji(){ut("init",e,t),Ss(t||e.data,!1),U[W]?Vi(W,U[W]):Pi(),Eo=We.show&&(We.width>0||We.height>0),jn=Qt=!0,Ai(e.width,e.height)}return k.forEach(ks),A.forEach(tm),r?r instanceof HTMLElement?(r.appendChild(f),ji()):r(n,ji):ji(),n}ot.assign=Ye;ot.fmtNum=Ga;ot.rangeNum=si;ot.rangeLog=ci;ot.rangeAsinh=za;ot.orient=ur;ot.pxRatio=Te;ot.join=Gf;ot.fmtDate=Ka,ot.tzDate=op;ot.sync=Vc;{ot.addGap=Vp,ot.clipGaps=fi;let e=ot.paths={points:Hc};e.linear=jc,e.stepped=Qp,e.bars=Bp,e.spline=Hp}var ns="smartmoney.theme",Zc=matchMedia("(prefers-color-scheme: dark)");function rg(){let e=localStorage.getItem(ns);return e==="light"||e==="dark"?e:"system"}var xo=Qe(rg()),yi=Qe("light");function rs(){yi.value=xo.value==="system"?Zc.matches?"dark":"light":xo.value,document.documentElement.dataset.theme=yi.value}Zc.addEventListener("change",rs);rs();function Xc(e){xo.value=e,e==="system"?localStorage.removeItem(ns):localStorage.setItem(ns,e),rs()}function cr({label:e,times:t,lines:r,format:n,height:o=240}){let a=Mn(null),s=yi.value,u=JSON.stringify([t,r]);Ut(()=>{let f=a.current;if(!f)return;let h=new ot(og(f,r,n,o),[t,...r.map(b=>b.values)],f),p=new ResizeObserver(()=>h.setSize({width:Math.max(f.clientWidth,200),height:o}));return p.observe(f),()=>{p.disconnect(),h.destroy()}},[u,s,o]);let m=Math.max(1,Math.floor(t.length/12));return i("figure",{class:"chart",children:[i("div",{ref:a,"aria-hidden":"true"}),i("figcaption",{class:"sr-only",children:[e,i("table",{children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Time"}),r.map(f=>i("th",{scope:"col",children:f.name},f.name))]})}),i("tbody",{children:t.map((f,h)=>(h%m===0||h===t.length-1)&&i("tr",{children:[i("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(p=>i("td",{children:p.values[h]==null?"":n(p.values[h])},p.name))]},f))})]})]})]})}function og(e,t,r,n){let o=os(e,"--muted"),a=os(e,"--line"),s="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:u=>ot.tzDate(new Date(u*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},axes:[{stroke:o,font:s,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(u,m,f,h,p)=>m.map(b=>ig(b,p))},{stroke:o,font:s,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(u,m)=>m.map(f=>r(f))}],series:[{value:(u,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(u=>{let m=os(e,`--${u.tone??"accent"}`);return{label:u.name,stroke:m,width:u.points?0:2,spanGaps:!u.points,points:{show:u.points??!1,size:9,fill:m},paths:u.bars?ot.paths.bars?.({size:[.7,24]}):void 0,fill:u.bars?ed(m,.6):u.points||t.length>1?void 0:ed(m,.1),value:(f,h)=>h==null?"\u2013":r(h)}})]}}function ig(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function os(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function ed(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function td({values:e,label:t}){if(e.length<2)return i("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),o=88,a=24,s=h=>h/(e.length-1)*(o-4)+2,u=h=>n===r?a/2:a-3-(h-r)/(n-r)*(a-6),m=e[e.length-1]??0,f=m>=(e[0]??0);return i("svg",{class:`spark ${f?"good":"bad"}`,width:o,height:a,viewBox:`0 0 ${o} ${a}`,role:"img","aria-label":t,children:[i("polyline",{points:e.map((h,p)=>`${s(p).toFixed(1)},${u(h).toFixed(1)}`).join(" ")}),i("circle",{cx:s(e.length-1),cy:u(m),r:"2"})]})}function An({label:e,choices:t,chosen:r,change:n}){let o=a=>n(r.includes(a)?r.filter(s=>s!==a):[...r,a]);return i("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>i("button",{type:"button",class:"chip","aria-pressed":r.includes(a),onClick:()=>o(a),children:s},a))})}function Tt({label:e,choices:t,chosen:r,change:n}){return i("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:o,label:a})=>i("button",{type:"button","aria-pressed":o===r,onClick:()=>n(o),children:a},o))})}function dr({label:e,choices:t,chosen:r,change:n}){return i("label",{class:"field",children:[i("span",{children:e}),i("select",{value:r,onChange:o=>n(o.currentTarget.value),children:t.map(({value:o,label:a})=>i("option",{value:o,children:a},o))})]})}function Kr({label:e,value:t,change:r,min:n=0,max:o,step:a="any",hint:s}){return i("label",{class:"field",children:[i("span",{children:e}),i("input",{type:"number",inputMode:"decimal",value:t,min:n,max:o,step:a,placeholder:s,onChange:u=>{u.currentTarget.validity.valid&&r(u.currentTarget.value)}})]})}var nd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],rd=["ALL","DAY","WEEK","MONTH"],ag={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},od=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],id=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],sg=20,bi=4;function ad(){let e=Ke("chain",gt,"BASE"),t=Ke("by",nd,"TRADER_SCORE"),r=Ke("window",rd,"ALL"),n=Pt.value.params,o=n.get("asof")??"",a=n.get("after"),s={chain:e,rankBy:t,first:sg,after:a,window:r==="ALL"||o?null:r,asOf:o?`${o}T23:59:59Z`:null,filter:{...Object.fromEntries([...od,...id].flatMap(({name:p})=>n.get(p)?[[p,Number(n.get(p))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=le(xl,s,{every:o?void 0:1e4}),m=le(Cl,s),f=new Map(m.data?.wallets.nodes.map(p=>[p.walletAddress,p.equity.map(b=>b.realizedPnlUsd)])),h=p=>Ue({after:"",...p});return i(M,{children:[i(He,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),i("div",{class:"filters",children:[i(Tt,{label:"Chain",choices:gt.map(p=>({value:p,label:tt[p]})),chosen:e,change:p=>h({chain:p,compare:""})}),i(Tt,{label:"Window",choices:rd.map(p=>({value:p,label:ag[p]})),chosen:o?"ALL":r,change:p=>h({window:p==="ALL"?"":p,asof:""})}),i(dr,{label:"Ranked by",choices:nd.map(p=>({value:p,label:be(p)})),chosen:t,change:p=>h({by:p})}),i("label",{class:"field",children:[i("span",{children:"As of the start of"}),i("input",{type:"date",value:o,onChange:p=>h({asof:p.currentTarget.value,window:""})})]}),i("details",{class:"more",children:[i("summary",{children:"Filter"}),i("div",{class:"filters",children:[od.map(({name:p,label:b})=>i(Kr,{label:b,value:n.get(p)??"",change:w=>h({[p]:w}),hint:`${T(u.data?.wallets.chainDefaults[p]??0)} (default)`},p)),id.map(({name:p,label:b,max:w})=>i(Kr,{label:b,value:n.get(p)??"",change:x=>h({[p]:x}),max:w,hint:"any"},p)),i("label",{class:"field",children:[i("span",{children:"Active since the start of"}),i("input",{type:"date",value:n.get("activeSince")??"",onChange:p=>h({activeSince:p.currentTarget.value})})]})]})]})]}),i(dg,{chain:e}),i("section",{class:"card","aria-label":"Ranked wallets",children:i(we,{query:u,children:({wallets:p})=>i(lg,{page:p,chain:e,trend:f})})})]})}function lg({page:e,chain:t,trend:r}){let n=Pt.value.params;if(e.edges.length===0){let a=e.chainDefaults;return i(de,{title:"No wallet passes",children:["By default ",tt[t]," asks for ",T(a.minTrades)," trades, ",T(a.minTokens)," tokens and ",T(a.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let o=e.asOf?`as it stood on ${Yt(e.asOf)}`:e.windowStart?`since ${Yt(e.windowStart)}`:"all time";return i(M,{children:[i("p",{class:"muted small",children:[T(e.totalCount)," wallets, ",o,e.asOf?"":i(M,{children:[", updated ",i(ie,{at:e.updatedAt})]})]}),i(me,{label:`Wallets of ${tt[t]}, best first`,columns:ug(t,r),rows:e.edges,id:a=>a.node.id}),i(Mr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>Ue({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>Ue({after:e.pageInfo.endCursor}):void 0})]})}function ug(e,t){let r=sd(),n=(o,a)=>Ue({compare:(a?[...r,o]:r.filter(s=>s!==o)).slice(0,bi).join(",")});return[{name:"Rank",number:!0,cell:o=>T(o.rank)},{name:"Wallet",cell:o=>i(Wr,{chain:e,address:o.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:o=>o.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:o=>i(Jt,{value:o.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:o=>i(cg,{of:o.node})},{name:"Trades",number:!0,cell:o=>i(M,{children:[T(o.node.tradeCount),i("small",{children:[T(o.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:o=>Ne(o.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:o=>i(ie,{at:o.node.lastTradeTime})},{name:"Trend",cell:o=>i(td,{values:t.get(o.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:o=>i("input",{type:"checkbox","aria-label":`Compare ${o.node.walletAddress}`,checked:r.includes(o.node.walletAddress),disabled:!r.includes(o.node.walletAddress)&&r.length>=bi,onChange:a=>n(o.node.walletAddress,a.currentTarget.checked)})}]}function cg({of:e}){return i(M,{children:[pt(e.trueWinRate),i("small",{class:e.closedPositions<10?"few":void 0,children:["of ",T(e.closedPositions)]})]})}function sd(){return(Pt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,bi)}function dg({chain:e}){let t=sd(),r=Array.from({length:bi},(a,s)=>le(Al,{chain:e,address:t[s]??""},{skip:!t[s]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(a=>a.data?.wallet?[a.data.wallet]:[]),o=[{name:"Rank",of:a=>a.defaultRank?`#${T(a.defaultRank)}`:"not ranked"},{name:"Score",of:a=>a.traderScore.toFixed(3)},{name:"Profit",of:a=>i(Jt,{value:a.netPnlUsd})},{name:"Win rate",of:a=>`${pt(a.trueWinRate)} of ${T(a.closedPositions)}`},{name:"Trades",of:a=>T(a.tradeCount)},{name:"Average trade",of:a=>Ne(a.avgTradeSizeUsd)},{name:"Largest trade",of:a=>Ne(a.largestTradeUsd)},{name:"Last trade",of:a=>i(ie,{at:a.lastTradeTime})}];return i(X,{title:"Compared",actions:i("button",{type:"button",onClick:()=>Ue({compare:""}),children:"Close"}),children:[t.length===1&&i("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),i(fg,{wallets:n}),i(me,{label:"Compared wallets",rows:o,id:a=>a.name,columns:[{name:"Number",cell:a=>a.name},...n.map(a=>({name:a.walletAddress.slice(0,10),number:!0,cell:s=>s.of(a)}))]})]})}var mg=["accent","second","third","fourth"];function fg({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(o=>Date.parse(o.date)/1e3)))].sort((n,o)=>n-o);if(t.length<2)return null;let r=e.map((n,o)=>{let a=new Map(n.equity.map(s=>[Date.parse(s.date)/1e3,s.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:mg[o],values:t.map(s=>a.get(s)??null)}});return i(cr,{label:"Realized profit over time",times:t,lines:r,format:n=>Ne(n)})}var is="smartmoney.key",vn=Qe(void 0),wi=Qe("");su({key:()=>vn.value?.key??"",refused:()=>as("The service no longer accepts this key: it was revoked or has expired.")});async function Co(e){let t=await pg(e);await ba(),sessionStorage.setItem(is,e),wi.value="",vn.value=t}async function pg(e){try{let{config:t}=await qe(wl,{},{key:e}),r=await ld(()=>qe(vl,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Pe))throw t;if(t.code==="FORBIDDEN"&&await ld(()=>qe(kl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Pe("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Pe("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function ld(e){try{return await e(),!0}catch(t){if(t instanceof Pe&&t.code==="FORBIDDEN")return!1;throw t}}async function ud(){let e=sessionStorage.getItem(is);e&&await Co(e)}function as(e=""){sessionStorage.removeItem(is),vn.value=void 0,wi.value=e,ba()}var cd=50,Yr=500,gg=15e3,hg=250,vi=class{constructor(t){this.filter=t}filter;rows=Qe(void 0);waiting=Qe([]);paused=Qe(!1);link=Qe("connecting");said=Qe("Connecting\u2026");gap=Qe(!1);older=Qe(void 0);refusal=Qe(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await qe(ca,{filter:this.filter,last:cd},{signal:this.abort.signal});this.rows.value=ss(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},gg)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){try{let{signals:t}=await qe(ca,{filter:this.filter,last:cd,before:this.older.value},{signal:this.abort.signal});this.add(t.nodes),this.older.value=t.pageInfo.hasPreviousPage&&(this.rows.value?.length??0)<Yr?t.pageInfo.startCursor??void 0:void 0}catch(t){this.fail(t)}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=lu(Dl,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${T(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Yr&&(this.arrivals=this.arrivals.slice(-Yr)),this.showing||(this.showing=setTimeout(()=>this.show(),hg))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Yr&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=ss([...t,...this.waiting.value]).slice(0,Yr):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(o=>o.sequence));this.rows.value=ss([...r,...t.filter(o=>!n.has(o.sequence))]).slice(0,Yr)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=o=>o.signalId===t?{...o,retractedAt:r}:o;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await qe(Pl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(o=>[o.signalId,o]));this.rows.value=this.rows.value?.map(o=>{let a=n.get(o.signalId);return a?{...o,retractedAt:a.retractedAt,token:{...o.token,profile:a.token.profile}}:o})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Pe?t:new Pe("",String(t)))}};function ss(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var cn=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],dd=["P0","P1","P2"];function md(){let e={chains:Xo("chains",gt),types:Xo("types",cn),priorities:Xo("priorities",dd)},t=JSON.stringify(e),r=Gt(()=>{let o={};return e.chains.length>0&&(o.chains=e.chains),e.types.length>0&&(o.types=e.types),e.priorities.length>0&&(o.priorities=e.priorities),o},[t]),n=o=>a=>Ue({[o]:a.join(",")});return i(M,{children:[i(He,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),i("div",{class:"filters",children:[i(An,{label:"Chains",choices:gt.map(o=>({value:o,label:tt[o]})),chosen:e.chains,change:n("chains")}),i(An,{label:"Types",choices:cn.map(o=>({value:o,label:be(o)})),chosen:e.types,change:n("types")}),i(An,{label:"Priorities",choices:dd.map(o=>({value:o,label:o})),chosen:e.priorities,change:n("priorities")})]}),i(yg,{filter:r},t)]})}function yg({filter:e}){let[t,r]=ye(0),n=Gt(()=>new vi(e),[t]);Ut(()=>(n.start(),()=>n.stop()),[n]);let o=n.rows.value,a=n.waiting.value,s=n.paused.value;return n.refusal.value?i(an,{refusal:n.refusal.value,retry:()=>r(u=>u+1)}):o?i("section",{class:"card","aria-label":"Signals",children:[i("header",{class:"card-head",children:[i("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),i("div",{class:"actions",children:[a.length>0&&i("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",T(a.length)," new"]}),i("button",{type:"button",onClick:()=>{s?n.resume():n.paused.value=!0},children:s?"Resume":"Pause"})]})]}),n.gap.value&&i("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),o.length===0?i(vg,{filtered:Object.keys(e).length>0}):i(me,{label:"Signals, newest first",columns:Ao,rows:o,id:u=>u.signalId,class:u=>u.retractedAt?"gone":n.fresh.has(u.signalId)?"fresh":""}),n.older.value&&i("div",{class:"pager",children:i("button",{type:"button",onClick:()=>{n.loadOlder()},children:"Older signals"})})]}):i($r,{label:"Loading the newest signals"})}var Ao=[{name:"Time",cell:e=>i(ie,{at:e.sentAt})},{name:"Priority",cell:e=>i(ti,{priority:e.priority})},{name:"Signal",cell:e=>i("span",{children:[i("a",{href:Ce(["signal",e.signalId]),children:e.headline}),i("small",{children:[be(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>i(_t,{chain:e.chain})},{name:"Token",cell:e=>i(Zt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>i(M,{children:[e.summary.traderCount,i("small",{children:["best #",T(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Ne(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>et(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>i(M,{children:[et(e.token.profile?.priceUsd),i("small",{children:i(Wt,{value:bg(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>i(M,{children:[i(Wt,{value:e.token.priceChangePct/100}),i("small",{children:wg(e)})]})}];function bg(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function wg(e){return e.latency?`after ${Kt((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function vg({filtered:e}){let t=Gt(()=>new Date(Date.now()-864e5).toISOString(),[]),r=le(El,{since:t},{every:3e4}),n=le(Rl,{},{skip:vn.value?.scope!=="customer"});return i(we,{query:r,children:o=>i(de,{title:e?"No signal passes this filter":"No signals yet",children:i("ul",{class:"why",children:[e&&i("li",{children:"Fewer chips may show more."}),kg(o,n.data?.usage.budget,yo.value).map(a=>i("li",{children:a},a))]})})})}function kg(e,t,r){let n=[],o=e.chains.filter(u=>e.config.chains.includes(u.chain));o.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of o)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${tt[u.chain]} is quiet: its last trade was ${ei(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${tt[u.chain]} yet.`),u.reason&&n.push(`${tt[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${T(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let u of e.decisions.nodes)a.set(u.rule??"",(a.get(u.rule??"")??0)+u.count);let[s]=[...a].sort((u,m)=>m[1]-u[1]);return s?n.push(`In the last 24 hours the rule \u201C${be(s[0])}\u201D held back ${T(s[1])} candidates, more than any other.`):o.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function fd({args:[e=""]}){let t=le(Ll,{id:e},{every:15e3});return i(we,{query:t,children:({signal:r})=>r?i(_g,{s:r}):i(de,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function _g({s:e}){return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:Ce(["live"]),children:"Live"})," \u203A signal ",T(e.sequence)]}),i(He,{title:e.headline,about:i(M,{children:[i(ti,{priority:e.priority})," ",i(_t,{chain:e.chain})," ",be(e.notificationType)," \xB7 ",Vn(e.timestamp)]}),children:i(Zt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&i("p",{class:"note bad",role:"alert",children:["Retracted ",i(ie,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&i("p",{class:"note",children:[i("a",{href:Ce(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&i(M,{children:[" \xB7 outcome ",i("strong",{children:e.market.outcomeLabel})]})]}),i(X,{title:"Price since",children:i(Sg,{s:e})}),i(X,{title:`Wallets (${T(e.summary.traderCount)})`,children:i(Tg,{s:e})}),i("div",{class:"columns",children:[i(X,{title:"Why it was raised",children:i("ul",{class:"reasons",children:e.why.reasons.map(t=>i("li",{children:t.text},t.text))})}),i(xg,{s:e})]}),i(Cg,{id:e.signalId,at:e.latency?.deliveredAt??null}),i(Ag,{token:e.token.address,own:e.signalId})]})}function Sg({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),o=(a,s,u)=>({name:a,value:i(Wt,{value:u}),note:u!==null?et(t*(1+u)):n<s*36e5?"not yet":"no price known"});return i(dt,{items:[{name:"First wallet paid",value:et(e.token.firstSmartEntryPrice),note:`${jt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:et(t),note:e.latency?`raised ${Kt(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:et(r),note:i(Wt,{value:r&&t?r/t-1:null})},o("After 1 hour",1,e.outcome.return1h),o("After 6 hours",6,e.outcome.return6h),o("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":et(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Tg({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${T(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>i(Wr,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Ne(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>et(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>i(Jt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; beside it today\u2019s, with the number of positions",sort:n=>n.winRate,cell:n=>i(M,{children:[pt(n.winRate),n.profile&&i("small",{children:["today ",pt(n.profile.trueWinRate)," of ",T(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${T(n.profile.defaultRank)}`:"\u2013"}];return i(me,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function xg({s:e}){let t=e.decision.delivered;return i(X,{title:"Why you got it",children:[i("p",{class:"lead",children:e.decision.text}),t&&i(dt,{items:[{name:"Signal of the day",value:T(t.dailyUsed),note:`of ${T(t.dailyBudget)}`},{name:"Of this type",value:T(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${T(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function Cg({id:e,at:t}){let r=le(Ul,{},{skip:vn.value?.scope!=="customer",every:3e4});if(vn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:o=>i("span",{class:"mono",children:o.url||"removed"})},{name:"What",cell:o=>o.retraction?"retraction":"signal"},{name:"State",cell:o=>i("span",{class:`badge ${o.state==="DELIVERED"?"good":o.state==="FAILED"?"bad":""}`,children:be(o.state)})},{name:"Attempts",cell:o=>o.attempts.map(a=>a.status??a.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:o=>i(ie,{at:o.createdAt})}];return i(X,{title:"Deliveries to webhooks",children:i(we,{query:r,children:({webhooks:o})=>{let a=o.flatMap(s=>s.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:s.url})));return a.length>0?i(me,{label:"Deliveries",columns:n,rows:a,id:s=>s.url+String(s.retraction)}):o.some(s=>s.url)?i(de,{title:"Not among the last 200 deliveries",children:t?i(M,{children:["A webhook accepted it ",i(ie,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):i(de,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function Ag({token:e,own:t}){let r=le(Nl,{token:e});return i(X,{title:"Everything decided about this token",children:i(we,{query:r,children:({decisions:n})=>n.nodes.length===0?i(de,{title:"Nothing in the last 7 days"}):i(me,{label:"Decisions about the token",rows:n.nodes,id:o=>`${o.type}${o.firstAt}${o.rule}`,columns:[{name:"When",cell:o=>i(ie,{at:o.lastAt})},{name:"Type",cell:o=>be(o.type)},{name:"Result",cell:o=>i("span",{class:`badge ${o.outcome==="DELIVERED"?"good":""}`,children:o.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:o=>o.signalId&&o.signalId!==t?i("a",{href:Ce(["signal",o.signalId]),children:o.text}):o.text},{name:"Times",number:!0,cell:o=>T(o.count)}]})})})}function pd(){let e=le(Il,{},{every:5e3});return i(M,{children:[i(He,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),i(we,{query:e,children:({sources:t,sinks:r})=>i("div",{class:"stack",children:[t.length===0&&i(de,{title:"No live source",children:["Trades come by ",i("code",{children:"POST /ingest/events"})," alone. A source is added with ",i("code",{children:"smartmoney source add"})," or in ",i("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>i(Pg,{source:n},n.name)),t.length>0&&i(Rg,{names:t.map(n=>n.name)}),r.length>0&&i(X,{title:"Sinks",children:i(me,{label:"Sinks",columns:Lg,rows:r,id:n=>n.name})})]})})]})}function Pg({source:e}){let t=e.events.reduce((n,o)=>n+o.count,0),r=e.skipped.reduce((n,o)=>n+o.count,0);return i(X,{class:"spaced",title:e.name,actions:i(gd,{healthy:e.healthy,state:e.state}),children:[e.problem&&i("p",{class:"note bad",children:e.problem}),e.waiting&&i("p",{class:"note",children:["Waits for ",e.waiting]}),i(dt,{items:[{name:"Reads",value:be(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":T(e.lag),note:Dg(e)},{name:"Events in the log",value:T(t),note:e.events.map(n=>`${T(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:T(r),note:e.skipped.slice(0,3).map(n=>`${T(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:T(e.retracted),note:`${T(e.duplicates)} duplicates`},{name:"Last stored",value:i(ie,{at:e.lastBatchAt})}]}),e.lastError&&i("p",{class:"muted",children:["Last error, ",i(ie,{at:e.lastErrorAt}),": ",e.lastError]})]})}function gd({healthy:e,state:t}){return i("span",{class:`badge ${e?"good":"bad"}`,children:be(t)})}function Dg(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Kt(e.lagSeconds)}var Eg=[{name:"When",cell:e=>i(ie,{at:e.at})},{name:"Where",cell:e=>i("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>i(M,{children:[e.reason,e.detail&&i("small",{children:e.detail})]})},{name:"Message",cell:e=>i("details",{children:[i("summary",{children:"Show"}),i("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Rg({names:e}){let t=Ke("source",e,e[0]??""),r=le(Wl,{source:t});return i(X,{title:"Messages that became no event",actions:i("label",{class:"field inline",children:[i("span",{children:"Source"}),i("select",{value:t,onChange:n=>Ue({source:n.currentTarget.value}),children:e.map(n=>i("option",{children:n},n))})]}),children:i(we,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?i(de,{title:"None",children:["Every message of ",t," was understood."]}):i(M,{children:[i(me,{label:`Messages of ${t} that became no event, newest first`,columns:Eg,rows:n.nodes,id:o=>String(o.number)}),i("p",{class:"muted",children:[T(n.nodes.length)," of ",T(n.totalCount)," that are kept."]})]})})})}var Lg=[{name:"Sink",cell:e=>i(M,{children:[e.name,i("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>i(M,{children:[i(gd,{healthy:e.healthy,state:e.state}),e.problem&&i("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>T(e.published)},{name:"To publish",number:!0,cell:e=>T(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>T(e.failures)},{name:"Last published",cell:e=>i(ie,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?i(M,{children:[e.lastError,i("small",{children:i(ie,{at:e.lastErrorAt})})]}):"\u2013"}];function hd({args:[e="",t=""]}){let r=gt.find(o=>o===e.toUpperCase())??"BASE",n=le($l,{chain:r,address:t},{every:15e3});return i(we,{query:n,children:({token:o})=>o?i(Ug,{t:o}):i(de,{title:"This token is unknown",children:["The service has seen no trade of ",bn(t)," on this chain."]})})}function Ug({t:e}){return i("div",{class:"stack",children:[i(He,{title:e.symbol||bn(e.address),about:i(M,{children:[i(_t,{chain:e.chain})," ",i("span",{class:"mono address",children:e.address})]}),children:i(Fn,{text:e.address,label:"the address"})}),i(X,{children:i(dt,{items:[{name:"Price",value:et(e.priceUsd),note:e.priceAt?i(ie,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Ne(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":T(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&i(bd,{m:e.market}),i(Ng,{chain:e.chain,token:e.address})]})}function Ng({chain:e,token:t}){let r=le(Ml,{chain:e,token:t},{every:15e3});return i(we,{query:r,children:({signals:n})=>i(M,{children:[i(X,{title:"Signals on it",children:n.nodes.length===0?i(de,{title:"None of your signals is on it",children:i("a",{href:Ce(["live"]),children:"See all signals"})}):i(me,{label:"Signals on the token",columns:Ao,rows:[...n.nodes].sort((o,a)=>a.sequence-o.sequence),id:o=>o.signalId})}),n.nodes.length>0&&i(X,{title:"Top wallets in these signals",children:i(Ig,{chain:e,nodes:n.nodes})})]})})}function Ig({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(o=>!o.retractedAt).flatMap(o=>o.traders)){let o=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(o?.sizeUsd??0,n.tradeSizeUsd),signals:(o?.signals??0)+1})}return i(me,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,o)=>n.rank-o.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${T(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>i(Wr,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Ne(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>T(n.signals),sort:n=>n.signals}]})}function yd({args:[e=""]}){let t=le(Ol,{itemId:e},{every:15e3});return i(we,{query:t,children:({market:r})=>r?i("div",{class:"stack",children:[i(He,{title:r.question||"A market without a question",about:i(_t,{chain:"POLYMARKET"})}),i(bd,{m:r})]}):i(de,{title:"This market is unknown",children:"No source has described it yet."})})}function bd({m:e}){return i(X,{title:e.outcomeLabel?i("a",{href:Ce(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[i(dt,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Ne(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:i("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&i(me,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>i("a",{class:"symbol",href:Ce(["token","POLYMARKET",t.token]),children:t.outcomeLabel||bn(t.token)})},{name:"Price",number:!0,cell:t=>et(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":i("span",{class:"chance",children:[i("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var Wg=200,ls=2e3;function us(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Jr(e,t){let r=us(e,t);return r===null?null:e.notificationType==="SELL_SIGNAL"?-r:r}function ki(e,t){let r=e.filter(s=>!s.retractedAt).map(s=>Jr(s,t)).filter(s=>s!==null).sort((s,u)=>s-u),n=r.filter(s=>s>0).length,o=r.length/2,a=r.length===0?null:r.length%2===1?r[Math.floor(o)]??null:((r[o-1]??0)+(r[o]??0))/2;return{known:r.length,wins:n,...$g(n,r.length),median:a,worst:r[0]??null,best:r.at(-1)??null}}function $g(e,t){if(t===0)return{low:0,high:1};let r=1.96,n=e/t,o=1+r*r/t,a=(n+r*r/(2*t))/o,s=r/o*Math.sqrt(n*(1-n)/t+r*r/(4*t*t));return{low:Math.max(0,a-s),high:Math.min(1,a+s)}}function wd(e){let t=new Date(e);return t.setUTCDate(t.getUTCDate()-(t.getUTCDay()+6)%7),t.toISOString().slice(0,10)}function vd(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(Mg).join(",")).join(`\r
`)}function Mg(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function kd(e,t,r){let[n,o]=ye({signals:[],done:!1,cut:!1}),a=JSON.stringify(e);return Ut(()=>{let s=new AbortController;return o({signals:[],done:!1,cut:!1}),Og(e,t,s.signal,o),()=>s.abort()},[a,t,r]),n}async function Og(e,t,r,n){let o=[],a=null;try{for(;;){let s=await qe(Vl,{filter:e,last:Wg,before:a},{signal:r}),{nodes:u,pageInfo:m}=s.signals,f=u.filter(b=>b.sentAt>t).sort((b,w)=>w.sequence-b.sequence);o.push(...f),a=m.startCursor;let h=f.length===u.length&&m.hasPreviousPage&&a!==null,p=!h||o.length>=ls;if(n({signals:[...o],done:p,cut:h&&p}),p)return}}catch(s){r.aborted||n({signals:o,done:!0,cut:!1,refusal:s instanceof Pe?s:new Pe("",String(s))})}}var _d=["7","30","90"],_i=["1h","6h","24h","settled"],Si={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Sd=["all","wins","losses","open"],Td={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Ad=30,cs=100;function Pd(){let e=Ke("days",_d,"30"),t=Ke("after",_i,"1h"),r=Ke("chain",["ALL",...gt],"ALL"),n=Ke("type",["ALL",...cn],"ALL"),[o,a]=ye(0),s=Gt(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,o]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},m=kd(u,s,o),f=le(Fl,{since:s,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),h=()=>a(p=>p+1);return i(M,{children:[i(He,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[i("button",{type:"button",onClick:h,children:"Renew"}),i("button",{type:"button",disabled:!m.done||m.signals.length===0,onClick:()=>Vg(m.signals),children:"CSV"})]}),i("div",{class:"filters",children:[i(Tt,{label:"Period",choices:_d.map(p=>({value:p,label:`${p} days`})),chosen:e,change:p=>Ue({days:p})}),i(Tt,{label:"Graded after",choices:_i.map(p=>({value:p,label:Si[p]})),chosen:t,change:p=>Ue({after:p})}),i(dr,{label:"Chain",choices:[{value:"ALL",label:"All"},...gt.map(p=>({value:p,label:tt[p]}))],chosen:r,change:p=>Ue({chain:p==="ALL"?"":p})}),i(dr,{label:"Type",choices:[{value:"ALL",label:"All"},...cn.map(p=>({value:p,label:be(p)}))],chosen:n,change:p=>Ue({type:p==="ALL"?"":p})})]}),i(X,{children:i(we,{query:f,children:({signalStats:p})=>i(Fg,{stats:p,since:s,span:t})})}),m.refusal&&i(an,{refusal:m.refusal,retry:h}),m.signals.length===0&&!m.refusal&&(m.done?i(de,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",i("a",{href:Ce(["live"]),children:"See what comes now"})]}):i($r,{label:"Loading signals"})),m.signals.length>0&&i(qg,{signals:m.signals,span:t,done:m.done,cut:m.cut})]})}function Vg(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([vd(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function Fg({stats:e,since:t,span:r}){let n={"1h":e.return1h,"6h":e.return6h,"24h":e.return24h,settled:e.settled},o=a=>({name:`Right after ${Si[a].toLowerCase()}`,value:i("span",{class:a===r?"chosen":"",children:pt(n[a].hitRate)}),note:n[a].count===0?"none graded yet":i(M,{children:["of ",T(n[a].count),n[a].hitRateStdError!==null&&` \xB1 ${((n[a].hitRateStdError??0)*196).toFixed(0)}`,i("br",{}),"median ",jt(n[a].medianReturn)]})});return i(M,{children:[e.keptSince&&e.keptSince>t&&i("p",{class:"note warn",children:["Signals before ",Vn(e.keptSince)," are no longer kept and not counted."]}),i(dt,{items:[{name:"Signals",value:T(e.count),note:e.retracted>0?`and ${T(e.retracted)} retracted, not counted`:`since ${Yt(t)}`},o("1h"),o("6h"),o("24h"),o("settled")]})]})}function qg({signals:e,span:t,done:r,cut:n}){let o=ki(e,t),a=xd(e,u=>be(u.notificationType)),s=xd(e,u=>wd(u.sentAt));return i(M,{children:[!r&&i($r,{label:`${T(e.length)} signals loaded`}),n&&i("p",{class:"note warn",children:["Below are the newest ",T(ls)," signals of the period; the numbers above are of all."]}),i("div",{class:"columns",children:[i(X,{title:"Wins and losses",children:i(Qg,{all:o,signals:e,span:t})}),i(X,{title:"How long it pays to wait",children:i(Bg,{signals:e})})]}),i(X,{title:"By type",children:i(Cd,{label:"By type",first:"Type",groups:a,span:t})}),i(X,{title:"By week",children:i(Cd,{label:"By week",first:"Week from",groups:s,span:t})}),i(X,{title:"Every signal",children:i(zg,{signals:e,span:t})})]})}function Qg({all:e,signals:t,span:r}){return e.known===0?i(de,{title:"None is graded yet",children:[T(t.length)," signals wait: a price is taken ",Si[r].toLowerCase()," after each",r==="settled"?", if it is on a prediction market":"","."]}):i(dt,{items:[{name:"Wins",value:i("span",{class:"good",children:T(e.wins)}),note:`best ${jt(e.best)}`},{name:"Losses",value:i("span",{class:"bad",children:T(e.known-e.wins)}),note:`worst ${jt(e.worst)}`},{name:"Right",value:pt(e.wins/e.known),note:`95 %: ${pt(e.low)} to ${pt(e.high)}`},{name:"Median gain",value:i(Wt,{value:e.median}),note:e.known<Ad?`only ${T(e.known)}: says little`:`of ${T(e.known)}`}]})}function Bg({signals:e}){let t=e.filter(n=>_i.slice(0,3).every(o=>us(n,o)!==null));if(t.length===0)return i(de,{title:"No signal is a day old yet",children:"The same signals are compared after 1, 6 and 24 hours."});let r=["1h","6h","24h"].map(n=>ki(t,n).median??0);return i(M,{children:[i("p",{class:"muted small",children:["Median gain of the ",T(t.length)," signals that are a day old"]}),i(dt,{items:r.map((n,o)=>({name:`After ${Si[_i[o]??"1h"]}`,value:i(Wt,{value:n})}))})]})}function xd(e,t){let r=new Map;for(let n of e)r.set(t(n),[...r.get(t(n))??[],n]);return[...r].map(([n,o])=>({name:n,signals:o}))}function Cd({label:e,first:t,groups:r,span:n}){let o=r.map(u=>({...u,sum:ki(u.signals,n)})),a=[{name:t,cell:u=>u.name,sort:u=>u.name},{name:"Signals",number:!0,cell:u=>T(u.signals.length),sort:u=>u.signals.length},{name:"Graded",number:!0,cell:u=>T(u.sum.known)},{name:"Wins",number:!0,cell:u=>i("span",{class:"good",children:T(u.sum.wins)})},{name:"Losses",number:!0,cell:u=>i("span",{class:"bad",children:T(u.sum.known-u.sum.wins)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>u.sum.known?u.sum.wins/u.sum.known:-1,cell:u=>u.sum.known===0?"\u2013":i(M,{children:[pt(u.sum.wins/u.sum.known),i("small",{class:u.sum.known<Ad?"few":"",children:[pt(u.sum.low)," to ",pt(u.sum.high)]})]})},{name:"Median gain",number:!0,cell:u=>i(Wt,{value:u.sum.median}),sort:u=>u.sum.median??-9},{name:"Worst",number:!0,cell:u=>i(Wt,{value:u.sum.worst})},{name:"Best",number:!0,cell:u=>i(Wt,{value:u.sum.best})}],s=[...o].filter(u=>/^\d{4}-/.test(u.name)&&u.sum.median!==null).sort((u,m)=>u.name.localeCompare(m.name));return i(M,{children:[s.length>1&&i(cr,{label:"Median gain by week",times:s.map(u=>Date.parse(u.name)/1e3),format:u=>jt(u),height:180,lines:[{name:"Median gain",values:s.map(u=>u.sum.median)}]}),i(me,{label:e,columns:a,rows:o,id:u=>u.name})]})}function zg({signals:e,span:t}){let r=Ke("grade",Sd,"all"),n=e.filter(a=>{let s=a.retractedAt?null:Jr(a,t);return r==="all"||(r==="open"?s===null:s!==null&&r==="wins"==s>0)}),o=[{name:"Time",cell:a=>i(ie,{at:a.sentAt}),sort:a=>a.sequence},{name:"Grade",cell:a=>i(Hg,{s:a,span:t})},{name:"Gain",number:!0,cell:a=>i(Wt,{value:Jr(a,t)}),sort:a=>Jr(a,t)??-9},{name:"Signal",cell:a=>i(M,{children:[i("a",{href:Ce(["signal",a.signalId]),children:a.headline}),i("small",{children:be(a.notificationType)})]})},{name:"Chain",wide:!0,cell:a=>i(_t,{chain:a.chain})},{name:"Token",cell:a=>i(Zt,{chain:a.chain,address:a.token.address,symbol:a.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:a=>et(a.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:a=>jt(a.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:a=>jt(a.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:a=>jt(a.outcome.return24h)}];return i(M,{children:[i(Tt,{label:"Grades",choices:Sd.map(a=>({value:a,label:Td[a]})),chosen:r,change:a=>Ue({grade:a==="all"?"":a})}),n.length===0?i(de,{title:`None: ${Td[r].toLowerCase()}`}):i(me,{label:"Graded signals",columns:o,rows:n.slice(0,cs),id:a=>a.signalId,class:a=>a.retractedAt?"gone":""}),n.length>cs&&i("p",{class:"muted small",children:["The newest ",T(cs)," of ",T(n.length),"; the CSV has all."]})]})}function Hg({s:e,span:t}){let r=Jr(e,t);return e.retractedAt?i("span",{class:"badge",children:"Retracted"}):r===null?i("span",{class:"badge",children:"Open"}):i("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var Dd=["positions","closed","trades","signals"],Gg={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Ed({args:[e="",t=""]}){let r=gt.find(o=>o===e.toUpperCase())??"BASE",n=le(zl,{chain:r,address:t},{every:15e3});return i(we,{query:n,children:({wallet:o})=>o?i(jg,{w:o}):i(de,{title:"This wallet is unknown",children:["The service has seen no trade of ",bn(t)," on this chain."]})})}function jg({w:e}){let t=Ke("tab",Dd,"positions"),r={chain:e.chain,address:e.walletAddress};return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:Ce(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${T(e.defaultRank)}`:"not ranked"]}),i(He,{title:i("span",{class:"mono",children:bn(e.walletAddress)}),about:i(M,{children:[i(_t,{chain:e.chain})," ",i("span",{class:"mono address",children:e.walletAddress})]}),children:i(Fn,{text:e.walletAddress,label:"the address"})}),i(X,{children:i(Kg,{w:e})}),e.scoreParts&&i(X,{title:"What the score is made of",children:i(Yg,{w:e,parts:e.scoreParts})}),i("div",{class:"columns",children:[i(X,{title:"Realized profit over time",children:i(Jg,{w:e})}),i(X,{title:"Score at each midnight",children:i(Zg,{w:e})})]}),i(X,{title:i(Tt,{label:"Lists",choices:Dd.map(n=>({value:n,label:Gg[n]})),chosen:t,change:n=>Ue({tab:n,after:""})}),children:[t==="positions"&&i(Xg,{of:r}),t==="closed"&&i(eh,{of:r}),t==="trades"&&i(th,{of:r}),t==="signals"&&i(nh,{of:r})]})]})}function Kg({w:e}){return i(dt,{items:[{name:"Rank",value:e.defaultRank?`#${T(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:i(Jt,{value:e.netPnlUsd}),note:i(M,{children:[i(Jt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:pt(e.trueWinRate),note:`${T(e.winningPositions)} of ${T(e.closedPositions)} closed positions`},{name:"Trades",value:T(e.tradeCount),note:`${T(e.buyCount)} buys, ${T(e.sellCount)} sells, ${T(e.tokensTraded)} tokens`},{name:"Bought",value:Ne(e.totalBuyVolumeUsd),note:`sold ${Ne(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Ne(e.avgTradeSizeUsd),note:`largest ${Ne(e.largestTradeUsd)}`},{name:"Last trade",value:i(ie,{at:e.lastTradeTime}),note:e.firstTradeTime?i(M,{children:["first ",i(ie,{at:e.firstTradeTime})]}):void 0}]})}function Yg({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:i(M,{children:[i(Jt,{value:e.netPnlUsd})," for ",Ne(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${T(e.winningPositions)} of ${T(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${T(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${T(e.tradeCount)} trades; 1,000 are full`}];return i(me,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>pt(n.weight)},{name:"Adds",number:!0,cell:n=>i("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function Jg({w:e}){return e.equity.length<2?i(de,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):i(cr,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Ne(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function Zg({w:e}){return e.rankHistory.length<2?i(de,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):i(cr,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Ti({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0)return i(de,{title:r});let{hasNextPage:o,endCursor:a}=e.pageInfo;return i(M,{children:[n(e.nodes),i(Mr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:Pt.value.params.get("after")?()=>Ue({after:""}):void 0,more:o?()=>Ue({after:a}):void 0})]})}var xi=()=>Pt.value.params.get("after");function Xg({of:e}){let t=le(Hl,{...e,after:xi()},{every:15e3});return i(we,{query:t,children:({wallet:r})=>i(Ti,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:n=>i(me,{label:"Open positions",rows:n,id:o=>o.token,columns:[{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol}),sort:o=>o.symbol},{name:"Quantity",number:!0,wide:!0,cell:o=>Sa(o.quantity)},{name:"Paid per token",number:!0,cell:o=>et(o.quantity?o.costUsd/o.quantity:null)},{name:"Price",number:!0,cell:o=>et(o.priceUsd)},{name:"Value",number:!0,cell:o=>Ne(o.valueUsd),sort:o=>o.valueUsd},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.pnlUsd}),sort:o=>o.pnlUsd}]})})})}function eh({of:e}){let t=le(Gl,{...e,after:xi()});return i(we,{query:t,children:({wallet:r})=>i(Ti,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>i(me,{label:"Closed positions",rows:n,id:o=>o.token+o.openedAt+o.closedAt,columns:[{name:"Closed",cell:o=>i(ie,{at:o.closedAt})},{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Held",number:!0,cell:o=>Kt((Date.parse(o.closedAt)-Date.parse(o.openedAt))/1e3)},{name:"Paid",number:!0,cell:o=>Ne(o.costUsd),sort:o=>o.costUsd},{name:"Received",number:!0,wide:!0,cell:o=>Ne(o.proceedsUsd)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.profitUsd}),sort:o=>o.profitUsd}]})})})}function th({of:e}){let t=le(jl,{...e,after:xi()},{every:15e3});return i(we,{query:t,children:({wallet:r})=>i(Ti,{page:r?.trades,noun:"trades",empty:"No trade of it is kept",children:n=>i(M,{children:[r?.trades.keptSince&&i("p",{class:"note",children:["Trades before ",Vn(r.trades.keptSince)," are no longer kept."]}),i(me,{label:"Trades, newest first",rows:n,id:o=>o.id,columns:[{name:"Time",cell:o=>i(ie,{at:o.tradedAt})},{name:"Side",cell:o=>i("span",{class:`badge ${o.side==="BUY"?"good":"bad"}`,children:o.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Quantity",number:!0,wide:!0,cell:o=>Sa(o.quantity)},{name:"Price",number:!0,cell:o=>et(o.priceUsd)},{name:"Amount",number:!0,cell:o=>Ne(o.amountUsd),sort:o=>o.amountUsd}]})]})})})}function nh({of:e}){let t=le(Kl,{...e,after:xi()},{every:15e3});return i(we,{query:t,children:({wallet:r})=>i(Ti,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>i(me,{label:"Signals of the wallet",columns:Ao,rows:n,id:o=>o.signalId})})})}var Rd=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Ld=["webhookUrl"];function Ud(e){let t=new Set([...Rd.flatMap(([,o])=>o),...Ld]),r=o=>o.flatMap(a=>e.filter(s=>s.name===a)),n=e.filter(o=>!t.has(o.name));return[...Rd.map(([o,a])=>[o,r(a)]),["More",n]]}function Nd(e){return e.map(({name:t,description:r,type:n})=>{let o=r??"",a=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?a.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":a==="String"?"text":"number";return{name:t,label:rh(t),text:o,kind:u,whole:a==="Int",of:a,...oh(o)}})}function rh(e){let t=e.replace(/([A-Z])/g," $1").toLowerCase().replace(/\busd\b/,"USD").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}function oh(e){let t=o=>Number((o??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Pn(e,t){return e[t]??""}function ds(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(o=>JSON.stringify(o)).sort():n);return r(e)===r(t)}function ms(e,t,r){return e.filter(n=>!Ld.includes(n.name)&&!ds(Pn(t,n.name),Pn(r,n.name)))}var Id=["ALL","DELIVERED","HELD_BACK"],ih=[{name:"Latest",cell:e=>i(ie,{at:e.lastAt})},{name:"Candidate",cell:e=>i(M,{children:[be(e.type),i("small",{children:i(_t,{chain:e.chain})})]})},{name:"Token",cell:e=>i(Zt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?i(M,{children:[i("a",{href:Ce(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&i("small",{children:"retracted"})]}):i(M,{children:[be(e.rule??""),i("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>T(e.count)}];function Wd(){let e=Ke("outcome",Id,"ALL"),t=Pt.value.params.get("token")??"",[r,n]=ye(),o=le(Bl,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),a=s=>{n(void 0),Ue(s)};return i(X,{title:"Decisions",actions:i(M,{children:[i(Tt,{label:"Outcome",choices:Id.map(s=>({value:s,label:be(s)})),chosen:e,change:s=>a({outcome:s==="ALL"?"":s})}),i("label",{class:"field inline",children:[i("span",{children:"Token"}),i("input",{value:t,size:18,placeholder:"address",onChange:s=>a({token:s.currentTarget.value.trim()})})]})]}),children:i(we,{query:o,children:({decisions:s})=>s.nodes.length===0?i(de,{title:"No decision",children:"No candidate of the last 7 days fits."}):i(M,{children:[i(me,{label:"Decisions, latest first",columns:ih,rows:s.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),i("div",{class:"pager",children:[r&&i("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),s.pageInfo.hasNextPage&&i("button",{type:"button",onClick:()=>n(s.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var $d=["1","3","7"],Md=36e5;function Fd(){let e=le(ql,{});return i(M,{children:[i(He,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),i(we,{query:e,children:t=>i(ah,{data:t,saved:e.reload},t.config.version)}),i(Wd,{})]})}function ah({data:e,saved:t}){let r=Gt(()=>Nd(e.fields?.inputFields??[]),[e]),[n,o]=ye({}),a=(u,m)=>o(f=>{let h={...f,[u]:m};return ds(m,Pn(e.config,u))&&delete h[u],h}),s=u=>{o(Object.fromEntries(ms(r,e.config,u).map(m=>[m.name,Pn(u,m.name)]))),scrollTo(0,0)};return i(M,{children:[i("div",{class:"tuning",children:[i("div",{class:"stack",children:Ud(r).filter(([,u])=>u.length>0).map(([u,m])=>i(X,{title:u,children:i("div",{class:"stack",children:m.map(f=>i(sh,{field:f,value:n[f.name]??Pn(e.config,f.name),changed:f.name in n,change:h=>a(f.name,h)},f.name))})},u))}),i("div",{class:"stack beside",children:[i(ch,{draft:n,chains:e.chains}),i(ph,{draft:n,fields:r,config:e.config,discard:()=>o({}),saved:t})]})]}),i(gh,{data:e,fields:r,restore:s})]})}function sh({field:e,value:t,changed:r,change:n}){return i("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&i(Kr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:o=>{o!==""&&n(Number(o))}}),e.kind==="text"&&i("label",{class:"field",children:[i("span",{children:e.label}),i("input",{value:String(t),onChange:o=>n(o.currentTarget.value)})]}),e.kind==="choice"&&i(dr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(o=>({value:o,label:o.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&i("div",{class:"field",children:[i("span",{children:e.label}),i(An,{label:e.label,choices:lh(e),chosen:t,change:n})]}),e.kind==="limits"&&i(uh,{value:t,change:n}),i("small",{class:"muted",children:e.text})]})}function lh(e){return e.of==="Chain"?gt.map(t=>({value:t,label:tt[t]})):cn.map(t=>({value:t,label:be(t)}))}function uh({value:e,change:t}){let r=(n,o)=>{let a=e.filter(s=>s.type!==n);t(o===""?a:[...a,{type:n,limit:Number(o)}])};return i("div",{class:"filters",children:cn.map(n=>i(Kr,{label:be(n),value:String(e.find(o=>o.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:o=>r(n,o)},n))})}function ch({draft:e,chains:t}){let r=Ke("days",$d,"1"),n=Math.max(0,...t.map(f=>Date.parse(f.lastEventAt??"")).filter(f=>!Number.isNaN(f))),o=new Date((n||Date.now())-Number(r)*24*Md+Md/4).toISOString(),a=uu(e,500),s=Object.keys(a).length>0,u=le(da,{input:{},since:o}),m=le(da,{input:a,since:o},{skip:!s});return i(X,{class:"spaced",title:"Replay",actions:i(Tt,{label:"Days",choices:$d.map(f=>({value:f,label:f==="1"?"1 day":`${f} days`})),chosen:r,change:f=>Ue({days:f})}),children:i(we,{query:u,children:f=>i(dh,{present:f.simulateConfig,next:s?m:void 0})})})}function dh({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return i(an,{refusal:t.refusal,retry:t.reload});let n=r??e,o=cn.map(a=>({type:a,now:Od(e,a),then:Od(n,a)})).filter(a=>a.now+a.then>0);return i("div",{class:"stack","aria-busy":t?.loading,children:[i("p",{role:"status",class:"total",children:[i("strong",{children:[T(n.total)," signals"]}),r&&`, ${mh(r.total-e.total)}`,t?.loading&&" \u2026"]}),o.length>0&&i(me,{label:"Signals by type",rows:o,id:a=>a.type,columns:[{name:"Type",cell:a=>be(a.type)},{name:"Now",number:!0,cell:a=>T(a.now)},...r?[{name:"Then",number:!0,cell:a=>i("strong",{children:T(a.then)})}]:[]]}),i(fh,{present:e,then:r}),n.heldBack.length>0&&i("div",{children:[i("h3",{children:"Held back most by"}),i("ul",{class:"why",children:[...n.heldBack].sort((a,s)=>s.count-a.count).slice(0,5).map(a=>i("li",{children:[be(a.rule),": ",T(a.count)]},a.rule))})]}),n.samples.length>0&&i("div",{children:[i("h3",{children:"Some of them"}),i("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(a=>i("li",{children:[i(_t,{chain:a.chain})," ",a.headline," ",i("small",{class:"muted",children:i(ie,{at:a.timestamp})})]},`${a.headline}${a.timestamp}`))})]})]})}function Od(e,t){return e.byType.find(r=>r.type===t)?.count??0}function mh(e){return e===0?"as many as now":e>0?`${T(e)} more than now`:`${T(-e)} fewer than now`}function fh({present:e,then:t}){let r=(o,a)=>o.byDay.filter(s=>s.day===a).reduce((s,u)=>s+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(o=>o.day))].sort();return n.length<2?null:i(me,{label:"Signals by day",rows:n,id:o=>o,columns:[{name:"Day",cell:o=>Yt(o)},{name:"Now",number:!0,cell:o=>T(r(e,o))},...t?[{name:"Then",number:!0,cell:o=>i("strong",{children:T(r(t,o))})}]:[]]})}function ph({draft:e,fields:t,config:r,discard:n,saved:o}){let[a,s]=ye(),[u,m]=ye(!1),f=t.filter(p=>p.name in e),h=async()=>{m(!0);try{await qe(Ql,{input:e}),o()}catch(p){if(!(p instanceof Pe))throw p;s(p)}m(!1)};return i(X,{class:"spaced",title:`Version ${r.version}`,children:[a&&i(an,{refusal:a}),f.length===0&&i("p",{class:"muted",children:["In force, saved ",i(ie,{at:r.updatedAt}),". Nothing is changed."]}),f.length>0&&i(M,{children:[i(qd,{fields:f,from:p=>Pn(r,p),to:p=>e[p]??""}),i("div",{class:"actions",children:[i("button",{type:"button",class:"primary",disabled:u,onClick:()=>{h()},children:["Save as version ",r.version+1]}),i("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function qd({fields:e,from:t,to:r}){return i("ul",{class:"why",children:e.map(n=>i("li",{children:[n.label,": ",i("span",{class:"muted",children:Vd(t(n.name))})," \u2192 ",i("strong",{children:Vd(r(n.name))})]},n.name))})}function Vd(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?be(t):`${be(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function gh({data:e,fields:t,restore:r}){let n=e.configVersions.filter(o=>o.version!==e.config.version);return n.length===0?null:i(X,{title:"Earlier versions",children:i(me,{label:"Earlier versions, newest first",rows:n,id:o=>String(o.version),columns:[{name:"Version",cell:o=>o.version},{name:"Saved",cell:o=>i(ie,{at:o.changedAt})},{name:"By",wide:!0,cell:o=>i("span",{class:"mono",children:o.keyId??"the operator"})},{name:"Going back to it would change",cell:o=>{let a=ms(t,e.config,o.config);return a.length===0?"nothing":i(qd,{fields:a,from:s=>Pn(e.config,s),to:s=>Pn(o.config,s)})}},{name:"",cell:o=>i("button",{type:"button",class:"small","aria-label":`Restore version ${o.version}`,onClick:()=>r(o.config),children:"Restore"})}]})})}var fs=["node","python","go"],ps={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var hh=cn.map(e=>({value:e,label:be(e)})),yh=gt.map(e=>({value:e,label:tt[e]}));function Qd(){let e=le(Yl,{},{every:5e3}),[t,r]=ye({});return i(M,{children:[i(He,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),i(we,{query:e,children:({webhooks:n})=>i("div",{class:"stack",children:[n.length===0&&i(de,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(o=>i(bh,{webhook:o,changed:e.reload},o.id)),i(Sh,{configured:n.some(o=>o.configured),created:o=>{r(o),e.reload()}}),i(zd,{outcome:t}),i(Th,{})]})})]})}async function Bd(e){try{return await e()}catch(t){if(t instanceof Pe)return{refusal:t};throw t}}function bh({webhook:e,changed:t}){let[r,n]=ye({}),[o,a]=ye(!1),[s,u]=ye(!1),m=async p=>{a(!0),n(await Bd(p)),a(!1),u(!1),t()},f=(p,b)=>m(async()=>(await qe(Zl,{id:e.id,input:p}),{text:b})),h=()=>m(async()=>(e.configured?await qe(ma,{url:""}):await qe(Xl,{id:e.id}),{}));return i(X,{class:"spaced",title:i("span",{class:"break",children:e.url}),actions:i(M,{children:[i("button",{type:"button",disabled:o,onClick:()=>{m(()=>wh(e.id))},children:"Send a sample"}),i("button",{type:"button",disabled:o,onClick:()=>{m(()=>vh(e.id))},children:"New secret"}),i("button",{type:"button",disabled:o,onClick:()=>{f({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),i("button",{type:"button",class:"danger",disabled:o,onClick:()=>s?void h():u(!0),children:s?"Really delete":"Delete"})]}),children:[i(zd,{outcome:r}),e.disabledReason&&i("p",{class:"note warn",children:["Disabled ",i(ie,{at:e.disabledAt}),": ",e.disabledReason]}),i(dt,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:i(ie,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?i(ie,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:T(e.deliveries.totalCount),note:e.previousSecretUntil?i(M,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),i("div",{class:"filters",children:[i(An,{label:`Types sent to ${e.url}`,choices:hh,chosen:e.types,change:p=>{f({types:p},"Types saved, for later signals.")}}),i(An,{label:`Chains sent to ${e.url}`,choices:yh,chosen:e.chains,change:p=>{f({chains:p},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&i("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),i(kh,{webhook:e,redeliver:p=>{m(async()=>(await qe(nu,{webhook:e.id,signal:p}),{text:"Sent again, with all its attempts."}))}})]})}async function wh(e){let{attempt:t}=(await qe(eu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function vh(e){let{secret:t}=(await qe(tu,{id:e})).rotateWebhookSecret;return{secret:t}}function zd({outcome:e}){return i("div",{role:"status",children:[e.refusal&&i(an,{refusal:e.refusal}),e.text&&i("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&i("p",{class:"note warn",children:["The secret, which is not shown again: ",i("code",{class:"break",children:e.secret})," ",i(Fn,{text:e.secret,label:"the secret"})]})]})}function kh({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return i(de,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>i(M,{children:[i("a",{href:Ce(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&i("small",{children:"retraction"})]})},{name:"State",cell:n=>i("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:be(n.state)})},{name:"Attempts",number:!0,cell:n=>T(n.attempts.length)},{name:"Last answer",cell:n=>_h(n)},{name:"Since",wide:!0,cell:n=>i(ie,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>i("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return i(me,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function _h(e){let t=e.attempts.at(-1);return t?i(M,{children:[t.status??"no answer",i("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Sh({configured:e,created:t}){let[r,n]=ye(!1),o=async a=>{a.preventDefault();let s=a.currentTarget,u=String(new FormData(s).get("url")).trim();n(!0);let m=await Bd(async()=>e?{secret:(await qe(Jl,{input:{url:u}})).createWebhook.secret}:{secret:(await qe(ma,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),m.refusal||s.reset(),t(m)};return i(X,{title:"Add a webhook",children:i("form",{class:"filters",onSubmit:a=>{o(a)},children:[i("label",{class:"field grow",children:[i("span",{children:"Address, https"}),i("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function Th(){let e=Ke("verify",fs,"node");return i(X,{title:"Verify what you receive",actions:i(Tt,{label:"Language",choices:fs.map(t=>({value:t,label:ps[t].name})),chosen:e,change:t=>Ue({verify:t})}),children:[i("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",i("code",{children:"webhook-signature"})," over the body as it came. Keep each ",i("code",{children:"webhook-id"})," that you have processed."]}),i("pre",{class:"code",tabIndex:0,children:i("code",{children:ps[e].code})})]})}var mr=["read","customer"],gs=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:mr,component:md},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:mr,component:fd},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:mr,component:ad},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:mr,component:Pd},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:mr,component:Ed},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:mr,component:hd},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:mr,component:yd},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Fd},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Qd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:pd},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:xu}];function Hd({problem:e}){let[t,r]=ye(e),[n,o]=ye(!1),a=async s=>{s.preventDefault();let u=String(new FormData(s.currentTarget).get("key")).trim();o(!0);try{await Co(u)}catch(m){r(m.message),o(!1)}};return i("main",{class:"signin",children:[i("form",{class:"card",onSubmit:s=>{a(s)},children:[i("h1",{children:[i("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),i("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),i("label",{class:"field",children:[i("span",{children:"API key"}),i("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),i("p",{role:"alert",class:"problem-text",children:t||wi.value}),i("p",{class:"muted small",children:["The operator creates keys with ",i("code",{children:"smartmoney key create"}),"; ",i("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),i("p",{class:"muted small links",children:[i("a",{href:"graphiql",children:"GraphiQL"})," ",i("a",{href:"docs",children:"REST reference"})," ",i("a",{href:"schema.graphql",children:"Schema"})," ",i("a",{href:"openapi.json",children:"OpenAPI"})," ",i("a",{href:"readyz",children:"readyz"})," ",i("a",{href:"console/licences.txt",children:"Licences"})]})]})}function ys({problem:e=""}){let t=vn.value;return t?i(xh,{who:t}):i(Hd,{problem:e})}function xh({who:e}){let[t,r]=ye(!1),n=Mn(null),{path:o}=Pt.value,a=gs.filter(f=>f.scopes.includes(e.scope)),s=o.length===0?a[0]:gs.find(f=>f.path===o[0]),u=o.join("/"),m=Mn(!0);return Ut(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,r(!1),m.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),m.current=!1},[u]),i("div",{class:`frame ${t?"open":""}`,children:[i("a",{class:"skip",href:"#main",onClick:f=>{f.preventDefault(),n.current?.focus()},children:"Skip to the page"}),i("header",{class:"bar",children:[i("a",{class:"brand",href:"#/",children:[i("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),i("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),i("nav",{id:"nav","aria-label":"Pages",children:[i(hs,{pages:a.filter(f=>f.group==="analyst"),at:s,title:"Signals"}),i(hs,{pages:a.filter(f=>f.group==="settings"),at:s,title:"Delivery"}),i(hs,{pages:a.filter(f=>f.group==="operator"),at:s,title:"Operator"}),i("div",{class:"group",children:[i("h2",{children:"Build"}),i("ul",{children:[i("li",{children:i("a",{href:"graphiql",children:"GraphiQL"})}),i("li",{children:i("a",{href:"docs",children:"REST reference"})}),i("li",{children:i("a",{href:"schema.graphql",children:"Schema"})})]})]}),i(Ch,{who:e})]}),i("main",{id:"main",ref:n,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&i(s.component,{args:o.slice(1)},u),s&&!s.scopes.includes(e.scope)&&i(de,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!s&&i(de,{title:"There is no such page",children:i("a",{href:"#/",children:"Go to the first page"})})]})]})}function hs({pages:e,at:t,title:r}){let n=e.filter(o=>o.listed);return n.length===0?null:i("div",{class:"group",children:[i("h2",{children:r}),i("ul",{children:n.map(o=>i("li",{children:i("a",{href:Ce([o.path]),"aria-current":o===t?"page":void 0,children:o.title})},o.path))})]})}function Ch({who:e}){let t=le(_l,{},{every:15e3}),r=t.data?.chains.filter(o=>!o.healthy)??[],n=Math.max(0,...t.data?.chains.map(o=>o.lagSeconds)??[]);return i("div",{class:"account",children:[t.refusal&&i("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&i("p",{class:"health good",children:["Up to date",n>1?`, ${Kt(n)} behind`:""]}),r.map(o=>i("p",{class:"health bad",title:o.reason??"",children:[tt[o.chain]," is ",Kt(o.lagSeconds)," behind"]},o.chain)),i("label",{class:"field inline",children:[i("span",{children:"Theme"}),i("select",{value:xo.value,onChange:o=>Xc(o.currentTarget.value),children:[i("option",{value:"system",children:"System"}),i("option",{value:"light",children:"Light"}),i("option",{value:"dark",children:"Dark"})]})]}),i("p",{children:[i("strong",{children:e.name||"Operator"}),i("br",{}),i("small",{class:"muted",children:["key of scope ",e.scope]})]}),i("button",{type:"button",class:"quiet",onClick:()=>as(),children:"Sign out"})]})}var bs=document.getElementById("app");if(!bs)throw new Error("BUG: page.html has no element app");var Gd=vu(),Ah=Gd?Co(Gd):ud();Ah.then(()=>oa(i(ys,{}),bs),e=>oa(i(ys,{problem:e instanceof Error?e.message:String(e)}),bs));
