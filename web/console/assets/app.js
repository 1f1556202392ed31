var ye,Xa,Xi,Wn,Ji,Qo,el,Vo,tl,es,Zi,Um,lo=Symbol.for("pv"),Bo={},zo=[],Nm=/^m(i|n|o|s|text|space)$/,ts=Array.isArray,ns=zo.slice,tr=Object.assign;function er(e){e&&e.parentNode&&e.remove()}function nl(e,t,r){var n,o,s,a={},u=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:a[s]=t[s];return u>2&&(a.children=u>3?ns.call(arguments,2):r),ao(e,a,n,o,null)}function ao(e,t,r,n,o){var s={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:lo,__v:o||++Xa,__i:-1,__u:0};return!o&&ye.vnode&&ye.vnode(s),s}function R(e){return e.children}function In(e,t){this.props=e,this.context=t,this.__g=0}function $n(e,t){if(t==null)return e.__&&$n(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:$n(e)}function Wm(e){var t,r=e.__v,n=r.__e,o=[],s=[],a=e.__P;a&&((t=tr({constructor:lo},r)).__v=r.__v+1,ye.vnode&&ye.vnode(t),rs(a,t,r,e.__n,a.namespaceURI,32&r.__u?[n]:null,o,n||$n(r),32&r.__u,s),t.__v=r.__v,t.__.__k[t.__i]=t,ll(o,t,s),r.__=r.__e=null,t.__e!=n&&rl(t))}function rl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),rl(e)}function Ja(e){(8&e.__g||(e.__g|=8,Wn.push(e),Qo++))&&Ji==ye.debounceRendering||((Ji=ye.debounceRendering)||queueMicrotask)(ol)}function ol(){try{for(var e,t=1;Wn.length;)Wn.length>t&&Wn.sort(el),e=Wn.shift(),t=Wn.length,8&e.__g&&Wm(e)}finally{(Qo=Wn.length)&&(Ji||queueMicrotask)(ol)}}function il(e,t,r,n,o,s,a,u,m,f,h){var p,b,w,x,W,U,I=n.__k||zo,k=t.length;for(m=Im(r,t,I,m,k),p=0;p<k;p++)(w=r.__k[p])!=null&&(b=~w.__i&&I[w.__i]||Bo,w.__i=p,U=rs(e,w,b,o,s,a,u,m,f,h),x=w.__e,(b.ref!=w.ref||8&b.__u)&&(b.ref&&os(b.ref,null,w,b),w.ref&&h.push(w.ref,w.__c||x,w)),W=W||x,4&w.__u?(m=sl(w,m,e,!b.__v),b.__e&&(b.__e=null)):typeof w.type=="function"&&U!==void 0?m=U:x&&(m=x.nextSibling),w.__u&=-21);return r.__e=W,m}function Im(e,t,r,n,o){var s,a,u,m,f,h,p,b,w,x=r.length,W=x,U=0,I=0,k=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=k[s]=ao(null,a):ts(a)?a=k[s]=ao(R,{children:a}):a.constructor===lo&&a.__b?a=k[s]=ao(a.type,a.props,a.key,a.ref,a.__v):k[s]=a,m=s+U,a.__=e,a.__b=e.__b+1,u=null,~(f=a.__i=$m(a,r,m,W))&&(W--,(u=r[f])&&(u.__u|=2)),u&&u.__v?(a.__u|=16,f==m-1?U--:f==m+1?U++:f!=m&&(f>m?U--:U++,I=1)):(~f||(o>x?U--:o<x&&U++),typeof a.type!="function"&&(a.__u|=4))):k[s]=null;if(I){for(h=[],p=[],s=0;s<o;s++)if((a=k[s])&&16&a.__u){for(U=0,b=h.length;U<b;)h[w=U+b>>1]<a.__i?U=w+1:b=w;h[U]=a.__i,p[s]=U+1}for(U=h.length;s--;)p[s]&&(p[s]==U?U--:k[s].__u|=4)}if(W)for(s=0;s<x;s++)!(u=r[s])||2&u.__u||(u.__e==n&&(n=$n(u)),is(u,u));return n}function sl(e,t,r,n){var o,s,a,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=sl(o[s],t,r,!1));return t}for(t&&!t.parentNode&&(t=$n(e))&&!t.parentNode&&(t=null),a=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(a!=u&&(!n&&r.moveBefore&&a.parentNode?r.moveBefore(a,t):r.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function $m(e,t,r,n){var o,s=e.key,a=e.type,u=t[r],m=u&&!(2&u.__u);if(u===null&&s==null||m&&s==u.key&&a==u.type)return r;if(n>(m?1:0)){for(o=r-1;o>=0;o--)if((u=t[o])&&!(2&u.__u)&&s==u.key&&a==u.type)return o;for(o=r+1;o<t.length;o++)if((u=t[o])&&!(2&u.__u)&&s==u.key&&a==u.type)return o}return-1}function Za(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Fo(e,t,r,n,o){var s,a;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Za(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Za(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(a=Zi[t]||(Zi[t]=Mm(t)),(e.__a||(e.__a={}))[t]=es,s=t!=(t=t.replace(tl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Mm(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Vo]==null)t[Vo]=es++;else if(t[Vo]<this.__a[e])return;return r(ye.event?ye.event(t):t)}}}function rs(e,t,r,n,o,s,a,u,m,f){var h,p,b,w,x,W,U,I,k,A,T,J,$,te,j,ie,K,P,Y=t.type;if(t.constructor!==lo)return null;128&r.__u&&(m=32&r.__u,h=r.__c.__z)&&(t.__u|=m,p=s=[],h.nodeType==8?u=qo(h,s):s.push(h),u=s[0]||u),(h=ye.__b)&&h(t);e:if(typeof Y=="function"){b=a.length;try{if(I=t.props,k=(h=Y.prototype)&&h.render,A=(h=Y.contextType)&&n[h.__c],T=h?A?A.props.value:h.__:n,(w=r.__c)?(t.__c=w,2&w.__g&&(w.__g|=1)):(k?t.__c=w=new Y(I,T):(t.__c=w=new In(I,T),w.constructor=Y,w.render=Fm),A&&A.sub(w),w.state||(w.state={}),w.__n=n,w.__g|=8,w.__h=[],w.__k=[]),k&&(w.__s||(w.__s=w.state),Y.getDerivedStateFromProps&&(w.__s==w.state&&(w.__s=tr({},w.__s)),tr(w.__s,Y.getDerivedStateFromProps(I,w.__s)))),x=w.props,W=w.state,w.__v=t,r.__c){if(I!==x&&k&&!Y.getDerivedStateFromProps&&w.componentWillReceiveProps&&w.componentWillReceiveProps(I,T),t.__v==r.__v&&!(8&w.__g)||!(4&w.__g)&&w.shouldComponentUpdate&&w.shouldComponentUpdate(I,w.__s,T)===!1){t.__v!=r.__v&&(w.props=I,w.state=w.__s,w.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),zo.push.apply(w.__h,w.__k),w.__k=[],w.__h.length&&a.push(w),u=$n(r);break e}w.componentWillUpdate&&w.componentWillUpdate(I,w.__s,T),k&&w.componentDidUpdate&&w.__h.push(function(){w.componentDidUpdate(x,W,U)})}else k&&!Y.getDerivedStateFromProps&&w.componentWillMount&&w.componentWillMount(),k&&w.componentDidMount&&w.__h.push(w.componentDidMount);w.context=T,w.props=I,w.__P=e,w.__g&=-5,J=ye.__r,$=k?25:0;do w.__g&=-9,J&&J(t),h=w.render(w.props,w.state=w.__s,w.context);while(8&w.__g&&++$<25);k&&(zo.push.apply(w.__h,w.__k),w.__k=[]),w.state=w.__s,w.getChildContext&&(n=tr({},n,w.getChildContext())),k&&r.__c&&w.getSnapshotBeforeUpdate&&(U=w.getSnapshotBeforeUpdate(x,W)),te=h&&h.type===R&&h.key==null?h.props.children:h,I.__P&&(h=u,o=(e=I.__P).namespaceURI,m=s=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&is(O,O)}),r.__k=null),u=r.__k?$n(r,0):null),u=il(e,ts(te)?te:[te],t,r,n,o,s,a,u,m,f),I.__P&&(t.__e=null,u=h),t.__u&=-161,p&&p.some(er),w.__h.length&&a.push(w),1&w.__g&&(w.__g&=-4)}catch(O){if(a.length=b,t.__v=null,m||s)if(O&&O.then){if(t.__u|=128|m,s){for(~(K=s.indexOf(u||void 0))||(K=s.length);(P=s[K-1])&&P.nodeType==8;)K--;for(;K<s.length;K++)if(P=s[K])if(s[K]=null,j){if(P==ie)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(ie=qo(j=P))}}if(!j){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;j=u}(h=qo(j=t.__c.__z||(t.__c.__z=j)))?(t.__e=j,u=h):t.__e=u,u=u&&u.nextSibling}else s&&s.some(er);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||al(t),ye.__e(O,t,r)}}else u=t.__e=Om(r.__e,t,r,n,o,s,a,m,f,e);return(h=ye.diffed)&&h(t),u}function qo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function al(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(al))}function ll(e,t,r){for(var n=0;n<r.length;)os(r[n++],r[n++],r[n++]);ye.__c&&ye.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){ye.__e(s,o.__v)}})}function Om(e,t,r,n,o,s,a,u,m,f){var h,p,b,w,x,W,U,I,k=r.props||Bo,A=t.props,T=t.type;if(T=="svg"?o="http://www.w3.org/2000/svg":T=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(h=0;h<s.length;h++)if((x=s[h])&&(T?x.localName==T:x.nodeType==3)){e=x,s[h]=null;break}}if(!e){if(I=f.ownerDocument||document,!T)return I.createTextNode(A);e=I.createElementNS(o,T,A.is?A:f),u&&(ye.__m&&ye.__m(t,s),u=!1),s=null}if(T){if(f=T=="template"&&e.content||e,s=T=="textarea"&&A.defaultValue!=null?null:s&&ns.call(f.childNodes),!u&&s)for(k={},h=0;h<e.attributes.length;h++)k[(x=e.attributes[h]).name]=x.value;for(h in k)x=k[h],h=="dangerouslySetInnerHTML"?b=x:h=="children"||h in A||h=="value"&&"defaultValue"in A||h=="checked"&&"defaultChecked"in A||Fo(e,h,null,x,o);for(h in A)x=A[h],h=="children"?w=x:h=="dangerouslySetInnerHTML"?p=x:h=="value"?W=x:h=="checked"?U=x:u&&typeof x!="function"||k[h]===x||Fo(e,h,x,k[h],o);p?(u||b&&(p.__html==b.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(b&&(e.textContent=""),(T=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Nm.test(T))&&(o="http://www.w3.org/1999/xhtml"),il(f,ts(w)?w:[w],t,r,n,o,s,a,s?s[0]:r.__k&&$n(r,0),u,m),s&&s.some(er)),u&&T!="textarea"||(h="value",T=="progress"&&W==null?e.removeAttribute(h):W==null||W===e[h]&&(T!="progress"||W)||Fo(e,h,W,k[h],o),h="checked",U!=null&&U!=e[h]&&Fo(e,h,U,k[h],o))}else k===A||u&&e.data==A||(e.data=A);return e}function os(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ye.__e(o,r)}}function is(e,t,r){var n,o,s,a;if(ye.unmount&&ye.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||os(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ye.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&is(n[a],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(o=qo(n,s=[]))&&(n==e.__e&&s.some(er),er(o),er(n)),r||er(e.__e),e.__e=e.__c=e.__=null}function Fm(e,t,r){return this.constructor(e,r)}function ss(e,t){var r,n,o,s;ye.__&&ye.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=ao(R,{children:[e]}),o=[],s=[],rs(t,t.__k,n||Bo,Bo,t.namespaceURI,n?null:t.firstChild?ns.call(t.childNodes):null,o,n?n.__e:t.firstChild,r,s),ll(o,t.__k,s),t.__k.props.children=null}ye={__e:function(e,t,r,n){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,n||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(u){e=u}}throw Qo=0,e}},Xa=0,Xi=function(e){return e!=null&&e.constructor===lo},In.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=tr({},this.state)),typeof e=="function"&&(e=e(tr({},r),this.props)),e&&(tr(r,e),this.__v&&(t&&this.__k.push(t),Ja(this)))},In.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ja(this))},In.prototype.render=R,Wn=[],Qo=0,el=function(e,t){return e.__v.__b-t.__v.__b},Vo=Symbol(),tl=/(PointerCapture)$|Capture$/i,es=0,Zi={},Um=0;var co,tt,as,ul,ls=Object.is,Ho=0,bl=[],us=[],Je=ye,cl=Je.__b,dl=Je.__r,ml=Je.diffed,fl=Je.__c,pl=Je.unmount,gl=Je.__;function ds(e,t){Je.__h&&Je.__h(tt,e,Ho||t),Ho=0;var r=tt.__H||(tt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function be(e){return Ho=1,Vm(vl,e)}function Vm(e,t,r){var n=ds(co++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):vl(void 0,t),function(s){var a=(n.__N||n.__)[0],u=n.t(a,s);ls(a,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=tt,!tt.__f)){tt.__f=!0;var o=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(s,a,u){var m=this.__H;if(!m)return!0;var f=!1,h=this.props!=s;if(m.__.some(function(b){b.__N&&(f=!0,ls(b.__[0],b.__N[0])||(h=!0))}),o){var p=o.call(this,s,a,u);return f?p||h:p}return!f||h}}return n.__}function Nt(e,t){var r=ds(co++,3);!Je.__s&&wl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,tt.__H.__h.push(r))}function Mn(e){return Ho=5,jt(function(){return{current:e}},[])}function jt(e,t){var r=ds(co++,7);return wl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function qm(){var e;do{for(;e=us.shift();)try{uo(e)}catch(r){Je.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=bl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(uo),t.__h.some(cs),t.__h=[]}catch(r){t.__h=[],Je.__e(r,e.__v)}}}while(us.length)}Je.__b=function(e){tt=null,cl&&cl(e)},Je.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gl&&gl(e,t)},Je.__r=function(e){dl&&dl(e),co=0;var t=(tt=e.__c).__H;t&&(as==tt?tt.__h=[]:(t.__h.some(uo),t.__h.some(cs),co=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),as=tt},Je.diffed=function(e){ml&&ml(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&yl(bl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),as=tt=null},Je.__c=function(e,t){t.some(function(r){try{r.__h.some(uo),r.__h=r.__h.filter(function(n){return!n.__||cs(n)})}catch(n){r.__h=[function(){throw n}]}}),fl&&fl(e,t)},Je.unmount=function(e){pl&&pl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(o){try{if(o.__P&&o.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}o.__P=r,yl(us.push(o))}else uo(o)}catch(s){t=s}}),n.__H=void 0,t&&Je.__e(t,n.__v))};var hl=typeof requestAnimationFrame=="function";function Qm(e){var t,r=function(){clearTimeout(n),hl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);hl&&(t=requestAnimationFrame(r))}function yl(e){e!=1&&ul==Je.requestAnimationFrame||((ul=Je.requestAnimationFrame)||Qm)(qm)}function uo(e){var t=tt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),tt=t}function cs(e){var t=tt;e.__c=e.__(),tt=t}function wl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!ls(r,e[n])})}function vl(e,t){return typeof t=="function"?t(e):t}var Z=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},Jh=new Z(`
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
    `,{fragmentName:"WalletNumbers"}),Zh=new Z(`
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
    `,{fragmentName:"SignalRow"}),Xh=new Z(`
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
    `,{fragmentName:"MarketFacts"}),ey=new Z(`
    fragment Returns on ReturnStats {
  count
  medianReturn
  medianStdError
  hitRate
  hitRateStdError
}
    `,{fragmentName:"Returns"}),ty=new Z(`
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
    `,{fragmentName:"ConfigParts"}),ny=new Z(`
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
    `,{fragmentName:"WebhookParts"}),kl=new Z(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),_l=new Z(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Sl=new Z(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Tl=new Z(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),xl=new Z(`
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
    `),Cl=new Z(`
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
    `),Al=new Z(`
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
}`),Pl=new Z(`
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
    `),Dl=new Z(`
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
}`),ms=new Z(`
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
}`),El=new Z(`
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
    `),Rl=new Z(`
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
}`),Ll=new Z(`
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
    `),Ul=new Z(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),Nl=new Z(`
    query Overview {
  serviceStatus {
    version
    startedAt
    errors
    warnings
    failedRequests
    chains {
      chain
      events
      unprocessed
      eventsPerSecond
      lastEventAt
      lagSeconds
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
      overdueSeconds
      pending
      retrying
      disabledWebhooks
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
      growthPerDay
      measuredSeconds
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
  sources {
    name
    healthy
    problem
  }
  sinks {
    name
    healthy
    problem
  }
}
    `),Wl=new Z(`
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
    `),Il=new Z(`
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
}`),$l=new Z(`
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
    `),Ml=new Z(`
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
    `),Ol=new Z(`
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
    `),Fl=new Z(`
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
    `),Vl=new Z(`
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
}`),ql=new Z(`
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
}`),Ql=new Z(`
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
}`),Bl=new Z(`
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
    `),zl=new Z(`
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
}`),Hl=new Z(`
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
}`),fs=new Z(`
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
    `),Gl=new Z(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),jl=new Z(`
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
    `),Kl=new Z(`
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
}`),Yl=new Z(`
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
    `),Jl=new Z(`
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
    `),Zl=new Z(`
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
    `),Xl=new Z(`
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
}`),eu=new Z(`
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
}`),tu=new Z(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),nu=new Z(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),ru=new Z(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),ou=new Z(`
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
    `),iu=new Z(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),su=new Z(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),ps=new Z(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function Dt(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function On(e){return Dt(e)==="object"}function Bm(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function gs(e,t){return e.length<124?e:t}var au="graphql-transport-ws";var Wt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Wt||{}),It=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(It||{});function lu(e){if(!On(e))throw new Error(`Message is expected to be an object, but got ${Dt(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${Dt(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Dt(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${Dt(e.payload.query)}`);if(e.payload.variables!=null&&!On(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${Dt(e.payload.variables)}`);if(e.payload.operationName!=null&&Dt(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${Dt(e.payload.operationName)}`);if(e.payload.extensions!=null&&!On(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${Dt(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!On(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${Dt(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Bm(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${Dt(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function uu(e,t){return lu(typeof e=="string"?JSON.parse(e,t):e)}function Lr(e,t){return lu(e),JSON.stringify(e,t)}function ys(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:o=console.error,lazyCloseTimeout:s=0,keepAlive:a=0,disablePong:u,connectionAckWaitTimeout:m=0,retryAttempts:f=5,retryWait:h=async function(N){let M=Math.pow(2,N);await new Promise(E=>setTimeout(E,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:p=hs,on:b,webSocketImpl:w,generateID:x=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,N=>{let M=Math.random()*16|0;return(N=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:W,jsonMessageReviver:U}=e,I;if(w){if(!Hm(w))throw new Error("Invalid WebSocket implementation provided");I=w}else typeof WebSocket<"u"?I=WebSocket:typeof global<"u"?I=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(I=window.WebSocket||window.MozWebSocket);if(!I)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=I,A=(()=>{let L=(()=>{let M={};return{on(E,ge){return M[E]=ge,()=>{delete M[E]}},emit(E){"id"in E&&M[E.id]?.(E)}}})(),N={connecting:b?.connecting?[b.connecting]:[],opened:b?.opened?[b.opened]:[],connected:b?.connected?[b.connected]:[],ping:b?.ping?[b.ping]:[],pong:b?.pong?[b.pong]:[],message:b?.message?[L.emit,b.message]:[L.emit],closed:b?.closed?[b.closed]:[],error:b?.error?[b.error]:[]};return{onMessage:L.on,on(M,E){let ge=N[M];return ge.push(E),()=>{let ne=ge.indexOf(E);ne>-1&&ge.splice(ne,1)}},emit(M,...E){for(let ge of[...N[M]])ge(...E)}}})();function T(L){let N=[A.on("error",M=>{N.forEach(E=>E()),L(M)}),A.on("closed",M=>{N.forEach(E=>E()),L(M)})];return()=>N.forEach(M=>M())}let J,$=0,te,j=!1,ie=0,K=!1;async function P(){clearTimeout(te);let[L,N]=await(J??(J=new Promise((ge,ne)=>(async()=>{if(j){if(await h(ie),!$)return J=void 0,ne({code:1e3,reason:"All Subscriptions Gone"});ie++}A.emit("connecting",j);let B=new k(typeof t=="function"?await t():t,au),de,re;function z(){isFinite(a)&&a>0&&(clearTimeout(re),re=setTimeout(()=>{B.readyState===k.OPEN&&(B.send(Lr({type:It.Ping})),A.emit("ping",!1,void 0))},a))}T(ve=>{J=void 0,clearTimeout(de),clearTimeout(re),ne(ve),ve instanceof mo&&(B.close(4499,"Terminated"),B.onerror=null,B.onclose=null)}),B.onerror=ve=>A.emit("error",ve),B.onclose=ve=>A.emit("closed",ve),B.onopen=async()=>{try{A.emit("opened",B);let ve=typeof r=="function"?await r():r;if(B.readyState!==k.OPEN)return;B.send(Lr(ve?{type:It.ConnectionInit,payload:ve}:{type:It.ConnectionInit},W)),isFinite(m)&&m>0&&(de=setTimeout(()=>{B.close(Wt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},m)),z()}catch(ve){A.emit("error",ve),B.close(Wt.InternalClientError,gs(ve instanceof Error?ve.message:String(ve),"Internal client error"))}};let Le=!1;B.onmessage=({data:ve})=>{try{let le=uu(ve,U);if(A.emit("message",le),le.type==="ping"||le.type==="pong"){A.emit(le.type,!0,le.payload),le.type==="pong"?z():u||(B.send(Lr(le.payload?{type:It.Pong,payload:le.payload}:{type:It.Pong},W)),A.emit("pong",!1,le.payload));return}if(Le)return;if(le.type!==It.ConnectionAck)throw new Error(`First message cannot be of type ${le.type}`);clearTimeout(de),Le=!0,A.emit("connected",B,le.payload,j),j=!1,ie=0;let he=new Promise((Vt,vt)=>T(vt));he.catch(()=>{}),ge([B,he])}catch(le){B.onmessage=null,A.emit("error",le),B.close(Wt.BadResponse,gs(le instanceof Error?le.message:String(le),"Bad response"))}}})())));L.readyState===k.CLOSING&&await N;let M=()=>{},E=new Promise(ge=>M=ge);return[L,M,new Promise((ge,ne)=>{let B=T(ne);L.readyState!==k.OPEN&&N.catch(ne),E.then(()=>{if(B(),!$){let de=()=>L.close(1e3,"Normal Closure");isFinite(s)&&s>0?(clearTimeout(te),te=setTimeout(()=>{!$&&L.readyState===k.OPEN&&de()},s)):de()}ge()})})]}function Y(L){if(hs(L)&&(zm(L.code)||[Wt.InternalServerError,Wt.InternalClientError,Wt.BadRequest,Wt.BadResponse,Wt.Unauthorized,Wt.SubprotocolNotAcceptable,Wt.SubscriberAlreadyExists,Wt.TooManyInitialisationRequests].includes(L.code)))throw L;if(K)return!1;if(hs(L)&&L.code===1e3)return $>0;if(!f||ie>=f||!p(L))throw L;return j=!0}n||(async()=>{for($++;;)try{let[,,L]=await P();await L}catch(L){try{if(!Y(L))return}catch(N){return o?.(N)}}})();function O(L,N){let M=x(L),E=!1,ge=!1,ne=()=>{$--,E=!0};return(async()=>{for($++;;)try{let[B,de,re]=await P();if(E)return re.catch(()=>{}),de();let z=A.onMessage(M,Le=>{switch(Le.type){case It.Next:{N.next(Le.payload);return}case It.Error:{ge=!0,E=!0,N.error(Le.payload),ne();return}case It.Complete:{E=!0,ne();return}}});B.send(Lr({id:M,type:It.Subscribe,payload:L},W)),ne=()=>{!E&&B.readyState===k.OPEN&&B.send(Lr({id:M,type:It.Complete},W)),$--,E=!0,de()},await re.finally(z);return}catch(B){if(!Y(B))return}})().then(()=>{ge||N.complete()}).catch(B=>{N.error(B)}),()=>{E||ne()}}return{on:A.on,subscribe:O,iterate(L){let N=[],M={done:!1,error:null,resolve:()=>{}},E=O(L,{next(ne){N.push(ne),M.resolve()},error(ne){M.done=!0,M.error=ne,M.resolve()},complete(){M.done=!0,M.resolve()}}),ge=(async function*(){for(;;){for(N.length||await new Promise(B=>M.resolve=B);N.length;)yield N.shift();if(M.error)throw M.error;if(M.done)return}})();return ge.throw=async ne=>(M.done||(M.done=!0,M.error=ne,M.resolve()),{done:!0,value:void 0}),ge.return=async()=>(E(),{done:!0,value:void 0}),ge},async dispose(){if(K=!0,J){let[L]=await J;L.close(1e3,"Normal Closure")}},terminate(){J&&A.emit("closed",new mo)}}}var mo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function hs(e){return On(e)&&"code"in e&&"reason"in e}function zm(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Hm(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var cu=new URL("graphql",document.baseURI),De=class extends Error{constructor(r,n,o){super(n);this.code=r;this.requestId=o}code;requestId},fo={key:()=>"",refused:()=>{}};function du(e){fo=e}async function Qe(e,t,r={}){let n=r.key??fo.key(),o;try{o=await fetch(cu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(m){throw r.signal?.aborted?m:new De("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let s=o.headers.get("X-Request-Id")??void 0,a;try{a=await o.json()}catch{throw new De("NETWORK",`The answer cannot be read: status ${o.status}.`,s)}let u=a.errors?.[0];if(u||!a.data){let m=u?.extensions?.code??"INTERNAL_SERVER_ERROR",f=new De(m,u?.message??`status ${o.status}`,s);throw m==="UNAUTHENTICATED"&&r.key===void 0&&fo.refused(f.message),f}return a.data}var Go,ws=new Set;function Gm(){return Go??=ys({url:cu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${fo.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>bs("connecting"),connected:()=>bs("open"),closed:()=>bs("broken")}}),Go}function bs(e){for(let t of ws)t(e)}async function vs(){let e=Go;Go=void 0,await e?.dispose()}function mu(e,t,r){let n=r.link;n&&ws.add(n);let o=Gm().subscribe({query:e.toString(),variables:t},{next:({data:s,errors:a})=>{a?.[0]?r.failed(new De(String(a[0].extensions?.code??""),a[0].message)):s&&r.next(s)},error:s=>r.failed(jm(s)),complete:()=>{}});return()=>{n&&ws.delete(n),o()}}function jm(e){if(Array.isArray(e)){let t=e[0];return new De(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&fo.refused("The key is no longer accepted."),new De("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new De("NETWORK","The connection is broken.")}function ae(e,t,r={}){let[n,o]=be({loading:!r.skip}),[s,a]=be(0),u=Mn(""),m=JSON.stringify(t)+e.toString();return Nt(()=>{if(r.skip){o({loading:!1});return}let f=new AbortController;return o(h=>({...h,loading:!0})),Qe(e,t,{signal:f.signal}).then(h=>{u.current=m,o({data:h,loading:!1})},h=>{if(f.signal.aborted)return;let p=h instanceof De?h:new De("",String(h));o(b=>({data:u.current===m?b.data:void 0,refusal:p,loading:!1}))}),()=>f.abort()},[m,s,r.skip]),Nt(()=>{if(!r.every||r.skip)return;let f=setInterval(()=>{document.visibilityState==="visible"&&a(h=>h+1)},r.every);return()=>clearInterval(f)},[r.every,r.skip]),{...n,reload:()=>a(f=>f+1)}}function fu(e,t){let[r,n]=be(e),o=JSON.stringify(e);return Nt(()=>{let s=setTimeout(()=>n(e),t);return()=>clearTimeout(s)},[o,t]),r}var Km=Symbol.for("preact-signals");function Jo(){if(xn>1)xn--;else{var e,t=!1;for((function(){var o=Ko;for(Ko=void 0;o!==void 0;){var s=o.S;if(s.v===o.v)for(var a=s.t;a!==void 0;a=a.x)a.i===o.i&&(a.i=s.i);o=o.o}})();go!==void 0;){var r=go;for(go=void 0,jo++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&gu(r))try{r.c()}catch(o){t||(e=o,t=!0)}r=n}}if(jo=0,xn--,t)throw e}}function _s(e){if(xn>0)return e();ks=++Ym,xn++;try{return e()}finally{Jo()}}var po,Ve=void 0;function ho(e){var t=Ve,r=po;Ve=void 0,po=void 0;try{return e()}finally{Ve=t,po=r}}var go=void 0,xn=0,jo=0,Ym=0,ks=0,Ko=void 0,Yo=0;function pu(e){if(Ve!==void 0){var t=e.n;if(t===void 0||t.t!==Ve)return t={i:0,S:e,p:Ve.s,n:void 0,t:Ve,e:void 0,x:void 0,r:t},Ve.s!==void 0&&(Ve.s.n=t),Ve.s=t,e.n=t,32&Ve.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ve.s,t.n=void 0,Ve.s.n=t,Ve.s=t),t}}function nt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}nt.prototype.brand=Km;nt.prototype.h=function(){return!0};nt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:ho(function(){var n;(n=t.W)==null||n.call(t)}))};nt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ho(function(){var o;(o=t.Z)==null||o.call(t)}))}};nt.prototype.subscribe=function(e){var t=this;return rr(function(){var r=t.value;ho(function(){return e(r)})},{name:"sub"})};nt.prototype.valueOf=function(){return this.value};nt.prototype.toString=function(){return this.value+""};nt.prototype.toJSON=function(){return this.value};nt.prototype.peek=function(){var e=this;return ho(function(){return e.value})};Object.defineProperty(nt.prototype,"value",{get:function(){var e=pu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(jo>100)throw new Error("Cycle detected");(function(r){xn!==0&&jo===0&&r.l!==ks&&(r.l=ks,Ko={S:r,v:r.v,i:r.i,o:Ko})})(this),this.v=e,this.i++,Yo++,xn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Jo()}}}});function Be(e,t){return new nt(e,t)}function gu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function hu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function yu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function nr(e,t){nt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Yo-1,this.f=4}nr.prototype=new nt;nr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Yo))return!0;if(this.g=Yo,this.f|=1,this.i>0&&!gu(this))return this.f&=-2,!0;var e=Ve;try{hu(this),Ve=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ve=e,yu(this),this.f&=-2,!0};nr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}nt.prototype.S.call(this,e)};nr.prototype.U=function(e){if(this.t!==void 0&&(nt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};nr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(nr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=pu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ur(e,t){return new nr(e,t)}function bu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){xn++;var r=Ve;Ve=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Ss(e),n}finally{Ve=r,Jo()}}}function Ss(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,bu(e)}function Jm(e){if(Ve!==this)throw new Error("Out-of-order effect");yu(this),Ve=e,this.f&=-2;try{8&this.f&&Ss(this)}finally{Jo()}}function Nr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,po&&po.push(this)}Nr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Nr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,bu(this),hu(this),xn++;var e=Ve;return Ve=this,Jm.bind(this,e)};Nr.prototype.N=function(){2&this.f||(this.f|=2,this.u=go,go=this)};Nr.prototype.d=function(){this.f|=8,1&this.f||Ss(this)};Nr.prototype.dispose=function(){this.d()};function rr(e,t){var r=new Nr(e,t);try{r.c()}catch(o){throw r.d(),o}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var wu,Xo,Zo,Zm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var vu=[];rr(function(){wu=this.N})();function Wr(e,t){ye[e]=t.bind(null,ye[e]||function(){})}function yo(e){if(Zo){var t=Zo;Zo=void 0,t()}Zo=e&&e.S()}function ku(e){var t=this,r=e.data,n=ef(r);n.name="ReactiveDom",n.value=r;var o=jt(function(){for(var u=t,m=t.__v;m=m.__;)if(m.__c){m.__c.__$f|=4;break}var f=Ur(function(){var w=n.value.value;return w===0?0:w===!0?"":w||""}),h=Ur(function(){return!Array.isArray(f.value)&&!Xi(f.value)}),p=rr(function(){if(this.N=_u,h.value){var w=f.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=w)}}),b=t.__$u.d;return t.__$u.d=function(){p(),b.call(this)},[h,f]},[]),s=o[0],a=o[1];return s.value?a.peek():a.value}ku.displayName="ReactiveTextNode";Object.defineProperties(nt.prototype,{constructor:{configurable:!0,value:nl(R,null).constructor},type:{configurable:!0,value:ku},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Wr("__b",function(e,t){if(yo(),Xo=void 0,typeof t.type=="string"){var r,n=t.props;for(var o in n)if(o!=="children"){var s=n[o];s instanceof nt&&(r||(t.__np=r={}),r[o]=s,n[o]=s.peek())}}e(t)});Wr("__r",function(e,t){if(e(t),t.type!==R){yo();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(o,s){var a;return rr(function(){a=this},{name:s}),a.c=o,a})((function(o){return function(){var s;Zm&&((s=this.y)==null||s.call(this)),o.__$f|=1,o.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Xo=n,yo(r)}});Wr("__e",function(e,t,r,n){yo(),Xo=void 0,e(t,r,n)});Wr("diffed",function(e,t){yo(),Xo=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,o=t.props,s=r.U;if(s)for(var a in s){var u=s[a];u===void 0||n&&a in n||(u.d(),s[a]=void 0)}if(n){s||(s={},r.U=s);for(var m in n){var f=s[m],h=n[m];f===void 0?(f=Xm(r,m,h,o),s[m]=f):f.o(h,o)}}}e(t)});function Xm(e,t,r,n){var o=t in e&&e.ownerSVGElement===void 0,s=Be(r);return{o:function(a,u){s.value=a,n=u},d:rr(function(){this.N=_u;var a=s.value.value;n[t]!==a&&(n[t]=a,o?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Wr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var o in n){var s=n[o];s&&s.d()}}}var a=t.__np;if(a){var u=t.props;for(var m in a)u[m]=a[m]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var h=f.__$u;h&&(f.__$u=void 0,h.d())}}e(t)});Wr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});In.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(n||s||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!=="__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function ef(e,t){return jt(function(){return Be(e,t)},[])}var tf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function nf(){_s(function(){for(var e;e=vu.shift();)wu.call(e)})}function _u(){vu.push(this)===1&&(ye.requestAnimationFrame||tf)(nf)}var ei=Be(location.hash);addEventListener("hashchange",()=>{ei.value=location.hash});var wt=Ur(()=>{let[e="",t=""]=ei.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Su),params:new URLSearchParams(t)}});function Su(e){try{return decodeURIComponent(e)}catch{return e}}function _e(e,t={}){let r=new URLSearchParams;for(let[o,s]of Object.entries(t))s!=null&&s!==""&&s!==!1&&r.set(o,String(s));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function Pe(e){let{path:t,params:r}=wt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",_e(t,n)),ei.value=location.hash}function Ir(e,t){let r=wt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Ze(e,t,r){let n=wt.value.params.get(e);return t.find(o=>o===n)??r}function Tu(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),ei.value=location.hash,Su(e[1])}var bo=Be(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(bo.value=Date.now())},1e3);var wo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),xu=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function _(e){return wo.format(e)}function Ne(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?xu.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?wo.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function ti(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?wo.format(r):r.toPrecision(3)} ${t[n]}`}function Ts(e){return e>=10||e===0?wo.format(e):e.toPrecision(2)}function rt(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${wo.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function gt(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function Kt(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function xs(e){return Math.abs(e)>=1e5?xu.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function wn(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function we(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var rf=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Ge(e){for(let[t,r]of rf)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function ni(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${Ge(r)} ago`}var of=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),sf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),xy=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function Fn(e){return`${of.format(new Date(e))} UTC`}function Yt(e){return sf.format(new Date(e))}var af=Symbol.for("pv"),lf=0;function i(e,t,r,n,o,s){t||(t={});var a,u,m=t;if("ref"in m&&typeof e!="function")for(u in m={},t)u=="ref"?a=t[u]:m[u]=t[u];var f={type:e,props:m,key:r,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:af,__v:--lf,__i:-1,__u:0};return(o||s)&&(f.__source=o,f.__self=s),ye.vnode&&ye.vnode(f),f}var je={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},ht=Object.keys(je);function yt({chain:e}){return i("span",{class:`badge chain-${e.toLowerCase()}`,children:je[e]})}function ri({priority:e}){return i("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function $t({value:e}){return i("span",{class:Cu(e),children:Kt(e)})}function Jt({value:e}){return i("span",{class:Cu(e),children:Ne(e,!0)})}function Cu(e){return e?e>0?"num good":"num bad":"num"}function ee({at:e}){return e?i("time",{dateTime:e,title:Fn(e),children:ni(e,bo.value)}):i("span",{class:"muted",children:"never"})}function $r({chain:e,address:t,class:r=""}){return i("a",{class:`mono ${r}`,href:_e(["wallet",e,t]),title:t,children:wn(t)})}function Zt({chain:e,address:t,symbol:r}){return i("a",{class:r?"symbol":"mono",href:_e(["token",e,t]),title:t,children:r||wn(t)})}function Vn({text:e,label:t}){let[r,n]=be(!1),o=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return i("button",{type:"button",class:"quiet small",onClick:()=>{o()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function G({title:e,actions:t,children:r,class:n=""}){return i("section",{class:`card ${n}`,children:[(e||t)&&i("header",{class:"card-head",children:[e&&i("h2",{children:e}),t&&i("div",{class:"actions",children:t})]}),r]})}function Ke({items:e}){return i("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>i("div",{children:[i("dt",{children:t}),i("dd",{children:[r,n!==void 0&&i("small",{children:n})]})]},t))})}function We({title:e,about:t,children:r}){return i("div",{class:"head",children:[i("div",{children:[i("h1",{tabIndex:-1,children:e}),t&&i("p",{class:"muted",children:t})]}),r&&i("div",{class:"actions",children:r})]})}function Mr({label:e="Loading"}){return i("div",{class:"state",role:"status",children:[i("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function ce({title:e,children:t}){return i("div",{class:"state empty",children:[i("strong",{children:e}),t&&i("div",{children:t})]})}var Au={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function sn({refusal:e,retry:t}){return i("div",{class:"state problem",role:"alert",children:[i("strong",{children:e.message}),Au[e.code]&&i("div",{children:Au[e.code]}),i("div",{class:"actions",children:[t&&i("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&i("small",{class:"muted",children:["Request ",i("code",{children:e.requestId})]})]})]})}function fe({query:e,children:t}){let{data:r,refusal:n,loading:o,reload:s}=e;return r===void 0?n?i(sn,{refusal:n,retry:s}):i(Mr,{}):i("div",{"aria-busy":o,class:"stack",children:[n&&i(sn,{refusal:n,retry:s}),t(r)]})}function se({label:e,columns:t,rows:r,id:n,class:o}){let[s,a]=be(),u=t.find(h=>h.name===s?.name)?.sort,m=u&&s?[...r].sort((h,p)=>uf(u(h),u(p))*(s.up?1:-1)):r,f=h=>a(p=>p?.name===h?{name:h,up:!p.up}:{name:h,up:!1});return i("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:i("table",{children:[i("thead",{children:i("tr",{children:t.map(h=>i("th",{scope:"col",title:h.title,class:Pu(h),"aria-sort":s?.name===h.name?s.up?"ascending":"descending":void 0,children:h.sort?i("button",{type:"button",class:"sort",onClick:()=>f(h.name),children:h.name}):h.name},h.name))})}),i("tbody",{children:m.map(h=>i(Cs,{row:h,columns:t,class:o?.(h)},n(h)))})]})})}var Cs=class extends In{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class}render({row:t,columns:r,class:n}){return i("tr",{class:n,children:r.map(o=>i("td",{"data-name":o.name,class:Pu(o),children:i("span",{class:"cell",children:o.cell(t)})},o.name))})}};function Pu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function uf(e,t){return e<t?-1:e>t?1:0}function Or({shown:e,total:t,noun:r,more:n,first:o}){return i("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[i("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),o&&i("button",{type:"button",onClick:o,children:"First page"}),n&&i("button",{type:"button",onClick:n,children:"Next page"})]})}function Du({args:[e]}){return e?i(ff,{id:e}):i(mf,{})}var cf=[{name:"Customer",cell:e=>i(R,{children:[i("a",{href:_e(["customers",e.customerId]),children:e.name||e.customerId}),i("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?i("span",{class:"badge bad",children:"Suspended"}):i("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>_(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>i(ee,{at:df(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>_(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>i(R,{children:[_(e.budget.dailyUsed),i("small",{children:["of ",_(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Yt(e.createdAt)}];function df(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function mf(){let[e,t]=be(),r=ae(xl,{after:e},{every:15e3});return i(R,{children:[i(We,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),i(fe,{query:r,children:({customers:n})=>n.totalCount===0?i(ce,{title:"No customer yet",children:["Create one with ",i("code",{children:"smartmoney customer create NAME"}),"."]}):i(G,{children:[i(se,{label:"Customers",columns:cf,rows:n.nodes,id:o=>o.customerId}),i(Or,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function ff({id:e}){let t=ae(Cl,{id:e},{every:15e3});return i(fe,{query:t,children:({customer:r})=>r?i(hf,{customer:r}):i(ce,{title:"There is no such customer",children:i("a",{href:_e(["customers"]),children:"All customers"})})})}var pf=[{name:"Key",cell:e=>i("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?i(R,{children:["revoked ",i(ee,{at:e.revokedAt})]}):e.expiresAt?`until ${Yt(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>i(ee,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>_(e.uses)},{name:"Created",wide:!0,cell:e=>Yt(e.createdAt)}],gf=[{name:"Webhook",cell:e=>i(R,{children:[e.host,i("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?i("span",{class:"bad",children:"failing"}):"on":i(R,{children:["off",e.disabledReason&&i("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>i(ee,{at:e.lastSuccessAt})}];function hf({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,r])=>r!=null).map(([r,n])=>`${n} ${r}`);return i("div",{class:"stack",children:[i(We,{title:e.name||e.customerId,about:i("span",{class:"mono",children:e.customerId}),children:i("a",{href:_e(["customers"]),children:"All customers"})}),e.suspendedAt&&i("p",{class:"note bad",children:["Suspended ",i(ee,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),i(G,{children:i(Ke,{items:[{name:"Signals today",value:_(e.budget.dailyUsed),note:`of ${_(e.budget.dailyBudget)}, ${Yt(e.budget.day)}`},...e.budget.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:we(r.type),value:_(r.used),note:r.limit===null||r.limit===void 0?"no limit":`of ${_(r.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),i(G,{title:"Keys",children:i(se,{label:"Keys, newest first",columns:pf,rows:e.keys,id:r=>r.keyId})}),e.webhooks.length>0&&i(G,{title:"Webhooks",children:i(se,{label:"Webhooks",columns:gf,rows:e.webhooks,id:r=>String(r.number)})}),i(yf,{id:e.customerId,suspended:!!e.suspendedAt})]})}function yf({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return i(G,{title:"Change it",children:[i("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),i("ul",{class:"why",children:r.map(n=>i("li",{children:[i("code",{class:"break",children:n})," ",i(Vn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}var bf="uplot",wf="u-hz",vf="u-vt",kf="u-title",_f="u-wrap",Sf="u-under",Tf="u-over",xf="u-axis",sr="u-off",Cf="u-select",Af="u-cursor-x",Pf="u-cursor-y",Df="u-cursor-pt",Ef="u-legend",Rf="u-live",Lf="u-inline",Uf="u-series",Nf="u-marker",Eu="u-label",Wf="u-value",ko="width",_o="height";var Ru="bottom",Fr="left",As="right",Bs="#000",Lu=Bs+"0",Ps="mousemove",Uu="mousedown",Ds="mouseup",Nu="mouseenter",Wu="mouseleave",Iu="dblclick",If="resize",$f="scroll",$u="change",li="dppxchange",zs="--",Gr=typeof window<"u",Ns=Gr?document:null,qr=Gr?window:null,Mf=Gr?navigator:null,xe,oi;function Ws(){let e=devicePixelRatio;xe!=e&&(xe=e,oi&&$s($u,oi,Ws),oi=matchMedia(`(min-resolution: ${xe-.001}dppx) and (max-resolution: ${xe+.001}dppx)`),ar($u,oi,Ws),qr.dispatchEvent(new CustomEvent(li)))}function Mt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Is(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Oe(e,t,r){e.style[t]=r+"px"}function an(e,t,r,n){let o=Ns.createElement(e);return t!=null&&Mt(o,t),r?.insertBefore(o,n),o}function Xt(e,t){return an("div",e,t)}var Mu=new WeakMap;function vn(e,t,r,n,o){let s="translate("+t+"px,"+r+"px)",a=Mu.get(e);s!=a&&(e.style.transform=s,Mu.set(e,s),t<0||r<0||t>n||r>o?Mt(e,sr):Is(e,sr))}var Ou=new WeakMap;function Fu(e,t,r){let n=t+r,o=Ou.get(e);n!=o&&(Ou.set(e,n),e.style.background=t,e.style.borderColor=r)}var Vu=new WeakMap;function qu(e,t,r,n){let o=t+""+r,s=Vu.get(e);o!=s&&(Vu.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var Hs={passive:!0},Of={...Hs,capture:!0};function ar(e,t,r,n){t.addEventListener(e,r,n?Of:Hs)}function $s(e,t,r,n){t.removeEventListener(e,r,Hs)}Gr&&Ws();function ln(e,t,r,n){let o;r=r||0,n=n||t.length-1;let s=n<=2147483647;for(;n-r>1;)o=s?r+n>>1:Ot((r+n)/2),t[o]<e?r=o:n=o;return e-t[r]<=t[n]-e?r:n}function hc(e){return(r,n,o)=>{let s=-1,a=-1;for(let u=n;u<=o;u++)if(e(r[u])){s=u;break}for(let u=o;u>=n;u--)if(e(r[u])){a=u;break}return[s,a]}}var yc=e=>e!=null,bc=e=>e!=null&&e>0,di=hc(yc),Ff=hc(bc);function Vf(e,t,r,n=0,o=!1){let s=o?Ff:di,a=o?bc:yc;[t,r]=s(e,t,r);let u=e[t],m=e[t];if(t>-1)if(n==1)u=e[t],m=e[r];else if(n==-1)u=e[r],m=e[t];else for(let f=t;f<=r;f++){let h=e[f];a(h)&&(h<u?u=h:h>m&&(m=h))}return[u??Ee,m??-Ee]}function mi(e,t,r,n){let o=zu(e),s=zu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Cn:wc,u=o==1?Ot:en,m=s==1?en:Ot,f=u(a(it(e))),h=m(a(it(t))),p=Qr(r,f),b=Qr(r,h);return r==10&&(f<0&&(p=Re(p,-f)),h<0&&(b=Re(b,-h))),n||r==2?(e=p*o,t=b*s):(e=Sc(e,p),t=fi(t,b)),[e,t]}function Gs(e,t,r,n){let o=mi(e,t,r,n);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var js=.1,Qu={mode:3,pad:js},To={pad:0,soft:null,mode:0},qf={min:To,max:To};function ui(e,t,r,n){return pi(r)?Bu(e,t,r):(To.pad=r,To.soft=n?0:null,To.mode=n?3:0,Bu(e,t,qf))}function Se(e,t){return e??t}function Qf(e,t,r){for(t=Se(t,0),r=Se(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function Bu(e,t,r){let n=r.min,o=r.max,s=Se(n.pad,0),a=Se(o.pad,0),u=Se(n.hard,-Ee),m=Se(o.hard,Ee),f=Se(n.soft,Ee),h=Se(o.soft,-Ee),p=Se(n.mode,0),b=Se(o.mode,0),w=t-e,x=Cn(w),W=xt(it(e),it(t)),U=Cn(W),I=it(U-x);(w<1e-24||I>10)&&(w=0,(e==0||t==0)&&(w=1e-24,p==2&&f!=Ee&&(s=0),b==2&&h!=-Ee&&(a=0)));let k=w||W||1e3,A=Cn(k),T=Qr(10,Ot(A)),J=k*(w==0?e==0?.1:1:s),$=Re(Sc(e-J,T/10),24),te=e>=f&&(p==1||p==3&&$<=f||p==2&&$>=f)?f:Ee,j=xt(u,$<te&&e>=te?te:un(te,$)),ie=k*(w==0?t==0?.1:1:a),K=Re(fi(t+ie,T/10),24),P=t<=h&&(b==1||b==3&&K>=h||b==2&&K<=h)?h:-Ee,Y=un(m,K>P&&t<=P?P:xt(P,K));return j==Y&&j==0&&(Y=100),[j,Y]}var Bf=new Intl.NumberFormat(Gr?Mf.language:"en-US"),Ks=e=>Bf.format(e),Ft=Math,ai=Ft.PI,it=Ft.abs,Ot=Ft.floor,ot=Ft.round,en=Ft.ceil,un=Ft.min,xt=Ft.max,Qr=Ft.pow,zu=Ft.sign,Cn=Ft.log10,wc=Ft.log2,zf=(e,t=1)=>Ft.sinh(e)*t,Es=(e,t=1)=>Ft.asinh(e/t),Ee=1/0;function Hu(e){return(Cn((e^e>>31)-(e>>31))|0)+1}function Ms(e,t,r){return un(xt(e,t),r)}function vc(e){return typeof e=="function"}function pe(e){return vc(e)?e:()=>e}var Hf=()=>{},kc=e=>e,_c=(e,t)=>t,Gf=e=>null,Gu=e=>!0,ju=(e,t)=>e==t,jf=/\.\d*?(?=9{6,}|0{6,})/gm,lr=e=>{if(xc(e)||Qn.has(e))return e;let t=`${e}`,r=t.match(jf);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[o,s]=t.split("e");return+`${lr(o)}e${s}`}return Re(e,n)};function or(e,t){return lr(Re(lr(e/t))*t)}function fi(e,t){return lr(en(lr(e/t))*t)}function Sc(e,t){return lr(Ot(lr(e/t))*t)}function Re(e,t=0){if(xc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ot(n)/r}var Qn=new Map;function Tc(e){return((""+e).split(".")[1]||"").length}function Co(e,t,r,n){let o=[],s=n.map(Tc);for(let a=t;a<r;a++){let u=it(a),m=Re(Qr(e,a),u);for(let f=0;f<n.length;f++){let h=e==10?+`${n[f]}e${a}`:n[f]*m,p=(a>=0?0:u)+(a>=s[f]?0:s[f]),b=e==10?h:Re(h,p);o.push(b),Qn.set(b,p)}}return o}var xo={},Ys=[],Br=[null,null],qn=Array.isArray,xc=Number.isInteger,Kf=e=>e===void 0;function Ku(e){return typeof e=="string"}function pi(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Yf(e){return e!=null&&typeof e=="object"}var Jf=Object.getPrototypeOf(Uint8Array),Cc="__proto__";function zr(e,t=pi){let r;if(qn(e)){let n=e.find(o=>o!=null);if(qn(n)||t(n)){r=Array(e.length);for(let o=0;o<e.length;o++)r[o]=zr(e[o],t)}else r=e.slice()}else if(e instanceof Jf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=Cc&&(r[n]=zr(e[n],t))}else r=e;return r}function Xe(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let o in n)o!=Cc&&(pi(e[o])?Xe(e[o],zr(n[o])):e[o]=zr(n[o]))}return e}var Zf=0,Xf=1,ep=2;function tp(e,t,r){for(let n=0,o,s=-1;n<t.length;n++){let a=t[n];if(a>s){for(o=a-1;o>=0&&e[o]==null;)e[o--]=null;for(o=a+1;o<r&&e[o]==null;)e[s=o++]=null}}}function np(e,t){if(ip(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return sp(a[0])||(a=op(a)),a}let r=new Set;for(let a=0;a<e.length;a++){let m=e[a][0],f=m.length;for(let h=0;h<f;h++)r.add(m[h])}let n=[Array.from(r).sort((a,u)=>a-u)],o=n[0].length,s=new Map;for(let a=0;a<o;a++)s.set(n[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],m=u[0];for(let f=1;f<u.length;f++){let h=u[f],p=Array(o).fill(void 0),b=t?t[a][f]:Xf,w=[];for(let x=0;x<h.length;x++){let W=h[x],U=s.get(m[x]);W===null?b!=Zf&&(p[U]=W,b==ep&&w.push(U)):p[U]=W}tp(p,w,o),n.push(p)}}return n}var rp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function op(e){let t=e[0],r=t.length,n=Array(r);for(let s=0;s<n.length;s++)n[s]=s;n.sort((s,a)=>t[s]-t[a]);let o=[];for(let s=0;s<e.length;s++){let a=e[s],u=Array(r);for(let m=0;m<r;m++)u[m]=a[n[m]];o.push(u)}return o}function ip(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let o=e[n][0];if(o.length!=r)return!1;if(o!=t){for(let s=0;s<r;s++)if(o[s]!=t[s])return!1}}return!0}function sp(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,o=r-1;for(;n<=o&&e[n]==null;)n++;for(;o>=n&&e[o]==null;)o--;if(o<=n)return!0;let s=xt(1,Ot((o-n+1)/t));for(let a=e[n],u=n+s;u<=o;u+=s){let m=e[u];if(m!=null){if(m<=a)return!1;a=m}}return!0}var Ac=["January","February","March","April","May","June","July","August","September","October","November","December"],Pc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Dc(e){return e.slice(0,3)}var ap=Pc.map(Dc),lp=Ac.map(Dc),up={MMMM:Ac,MMM:lp,WWWW:Pc,WWW:ap};function vo(e){return(e<10?"0":"")+e}function cp(e){return(e<10?"00":e<100?"0":"")+e}var dp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>vo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>vo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>vo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>vo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>vo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>cp(e.getMilliseconds())};function Js(e,t){t=t||up;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=n.exec(e);)r.push(o[0][0]=="{"?dp[o[1]]:o[0]);return s=>{let a="";for(let u=0;u<r.length;u++)a+=typeof r[u]=="string"?r[u]:r[u](s,t);return a}}var mp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function fp(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==mp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Ec=e=>e%1==0,ci=[1,2,2.5,5],pp=Co(10,-32,0,ci),Rc=Co(10,0,32,ci),gp=Rc.filter(Ec),ir=pp.concat(Rc),Zs=`
`,Lc="{YYYY}",Yu=Zs+Lc,Uc="{M}/{D}",So=Zs+Uc,ii=So+"/{YY}",Nc="{aa}",hp="{h}:{mm}",Vr=hp+Nc,Ju=Zs+Vr,Zu=":{ss}",Ce=null;function Wc(e){let t=e*1e3,r=t*60,n=r*60,o=n*24,s=o*30,a=o*365,m=(e==1?Co(10,0,3,ci).filter(Ec):Co(10,-3,0,ci)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,s,s*2,s*3,s*4,s*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),f=[[a,Lc,Ce,Ce,Ce,Ce,Ce,Ce,1],[o*28,"{MMM}",Yu,Ce,Ce,Ce,Ce,Ce,1],[o,Uc,Yu,Ce,Ce,Ce,Ce,Ce,1],[n,"{h}"+Nc,ii,Ce,So,Ce,Ce,Ce,1],[r,Vr,ii,Ce,So,Ce,Ce,Ce,1],[t,Zu,ii+" "+Vr,Ce,So+" "+Vr,Ce,Ju,Ce,1],[e,Zu+".{fff}",ii+" "+Vr,Ce,So+" "+Vr,Ce,Ju,Ce,1]];function h(p){return(b,w,x,W,U,I)=>{let k=[],A=U>=a,T=U>=s&&U<a,J=p(x),$=Re(J*e,3),te=Rs(J.getFullYear(),A?0:J.getMonth(),T||A?1:J.getDate()),j=Re(te*e,3);if(T||A){let ie=T?U/s:0,K=A?U/a:0,P=$==j?$:Re(Rs(te.getFullYear()+K,te.getMonth()+ie,1)*e,3),Y=new Date(ot(P/e)),O=Y.getFullYear(),L=Y.getMonth();for(let N=0;P<=W;N++){let M=Rs(O+K*N,L+ie*N,1),E=M-p(Re(M*e,3));P=Re((+M+E)*e,3),P<=W&&k.push(P)}}else{let ie=U>=o?o:U,K=Ot(x)-Ot($),P=j+K+fi($-j,ie);k.push(P);let Y=p(P),O=Y.getHours()+Y.getMinutes()/r+Y.getSeconds()/n,L=U/n,N=b.axes[w]._space,M=I/N;for(;P=Re(P+U,e==1?0:3),!(P>W);)if(L>1){let E=Ot(Re(O+L,6))%24,B=p(P).getHours()-E;B>1&&(B=-1),P-=B*n,O=(O+L)%24;let de=k[k.length-1];Re((P-de)/U,3)*M>=.7&&k.push(P)}else k.push(P)}return k}}return[m,f,h]}var[yp,bp,wp]=Wc(1),[vp,kp,_p]=Wc(.001);Co(2,-53,53,[1]);function Xu(e,t){return e.map(r=>r.map((n,o)=>o==0||o==8||n==null?n:t(o==1||r[8]==0?n:r[1]+n)))}function ec(e,t){return(r,n,o,s,a)=>{let u=t.find(x=>a>=x[0])||t[t.length-1],m,f,h,p,b,w;return n.map(x=>{let W=e(x),U=W.getFullYear(),I=W.getMonth(),k=W.getDate(),A=W.getHours(),T=W.getMinutes(),J=W.getSeconds(),$=U!=m&&u[2]||I!=f&&u[3]||k!=h&&u[4]||A!=p&&u[5]||T!=b&&u[6]||J!=w&&u[7]||u[1];return m=U,f=I,h=k,p=A,b=T,w=J,$(W)})}}function Sp(e,t){let r=Js(t);return(n,o,s,a,u)=>o.map(m=>r(e(m)))}function Rs(e,t,r){return new Date(e,t,r)}function tc(e,t){return t(e)}var Tp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function nc(e,t){return(r,n,o,s)=>s==null?zs:t(e(n))}function xp(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Cp(e,t){return e.series[t].fill(e,t)}var Ap={show:!0,live:!0,isolate:!1,mount:Hf,markers:{show:!0,width:2,stroke:xp,fill:Cp,dash:"solid"},idx:null,idxs:null,values:[]};function Pp(e,t){let r=e.cursor.points,n=Xt(),o=r.size(e,t);Oe(n,ko,o),Oe(n,_o,o);let s=o/-2;Oe(n,"marginLeft",s),Oe(n,"marginTop",s);let a=r.width(e,t,o);return a&&Oe(n,"borderWidth",a),n}function Dp(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Ep(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Rp(e,t){return e.series[t].points.size}var Ls=[0,0];function Lp(e,t,r){return Ls[0]=t,Ls[1]=r,Ls}function si(e,t,r,n=!0){return o=>{o.button==0&&(!n||o.target==t)&&r(o)}}function Us(e,t,r,n=!0){return o=>{(!n||o.target==t)&&r(o)}}var Up={show:!0,x:!0,y:!0,lock:!1,move:Lp,points:{one:!1,show:Pp,size:Rp,width:0,stroke:Ep,fill:Dp},bind:{mousedown:si,mouseup:si,click:si,dblclick:si,mousemove:Us,mouseleave:Us,mouseenter:Us},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,o)=>n-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ic={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Xs=Xe({},Ic,{filter:_c}),$c=Xe({},Xs,{size:10}),Mc=Xe({},Ic,{show:!1}),ea='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Oc="bold "+ea,Fc=1.5,rc={show:!0,scale:"x",stroke:Bs,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Oc,side:2,grid:Xs,ticks:$c,border:Mc,font:ea,lineGap:Fc,rotate:0},Np="Value",Wp="Time",oc={show:!0,scale:"x",auto:!1,sorted:1,min:Ee,max:-Ee,idxs:[]};function Ip(e,t,r,n,o){return t.map(s=>s==null?"":Ks(s))}function $p(e,t,r,n,o,s,a){let u=[],m=Qn.get(o)||0;r=a?r:Re(fi(r,o),m);for(let f=r;f<=n;f=Re(f+o,m))u.push(Object.is(f,-0)?0:f);return u}function Os(e,t,r,n,o,s,a){let u=[],m=e.scales[e.axes[t].scale].log,f=m==10?Cn:wc,h=Ot(f(r));o=Qr(m,h),m==10&&(o=ir[ln(o,ir)]);let p=r,b=o*m;m==10&&(b=ir[ln(b,ir)]);do u.push(p),p=p+o,m==10&&!Qn.has(p)&&(p=Re(p,Qn.get(o))),p>=b&&(o=p,b=o*m,m==10&&(b=ir[ln(b,ir)]));while(p<=n);return u}function Mp(e,t,r,n,o,s,a){let m=e.scales[e.axes[t].scale].asinh,f=n>m?Os(e,t,xt(m,r),n,o):[m],h=n>=0&&r<=0?[0]:[];return(r<-m?Os(e,t,xt(m,-n),-r,o):[m]).reverse().map(b=>-b).concat(h,f)}var Vc=/./,Op=/[12357]/,Fp=/[125]/,ic=/1/,Fs=(e,t,r,n)=>e.map((o,s)=>t==4&&o==0||s%n==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function Vp(e,t,r,n,o){let s=e.axes[r],a=s.scale,u=e.scales[a],m=e.valToPos,f=s._space,h=m(10,a),p=m(9,a)-h>=f?Vc:m(7,a)-h>=f?Op:m(5,a)-h>=f?Fp:ic;if(p==ic){let b=it(m(1,a)-h);if(b<f)return Fs(t.slice().reverse(),u.distr,p,en(f/b)).reverse()}return Fs(t,u.distr,p,1)}function qp(e,t,r,n,o){let s=e.axes[r],a=s.scale,u=s._space,m=e.valToPos,f=it(m(1,a)-m(2,a));return f<u?Fs(t.slice().reverse(),3,Vc,en(u/f)).reverse():t}function Qp(e,t,r,n){return n==null?zs:t==null?"":Ks(t)}var sc={show:!0,scale:"y",stroke:Bs,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Oc,side:3,grid:Xs,ticks:$c,border:Mc,font:ea,lineGap:Fc,rotate:0};function Bp(e,t){let r=3+(e||1)*2;return Re(r*t,3)}function zp(e,t){let{scale:r,idxs:n}=e.series[0],o=e._data[0],s=e.valToPos(o[n[0]],r,!0),a=e.valToPos(o[n[1]],r,!0),u=it(a-s),m=e.series[t],f=u/(m.points.space*xe);return n[1]-n[0]<=f}var ac={scale:null,auto:!0,sorted:0,min:Ee,max:-Ee},qc=(e,t,r,n,o)=>o,lc={show:!0,auto:!0,sorted:0,gaps:qc,alpha:1,facets:[Xe({},ac,{scale:"x"}),Xe({},ac,{scale:"y"})]},uc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:qc,alpha:1,points:{show:zp,filter:null},values:null,min:Ee,max:-Ee,idxs:[],path:null,clip:null};function Hp(e,t,r,n,o){return r/10}var Qc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Gp=Xe({},Qc,{time:!1,ori:1}),cc={};function Bc(e,t){let r=cc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(o=>o!=n)},pub(n,o,s,a,u,m,f){for(let h=0;h<r.plots.length;h++)r.plots[h]!=o&&r.plots[h].pub(n,o,s,a,u,m,f)}},e!=null&&(cc[e]=r)),r}var Hr=1,Vs=2;function ur(e,t,r){let n=e.mode,o=e.series[t],s=n==2?e._data[t]:e._data,a=e.scales,u=e.bbox,m=s[0],f=n==2?s[1]:s[t],h=n==2?a[o.facets[0].scale]:a[e.series[0].scale],p=n==2?a[o.facets[1].scale]:a[o.scale],b=u.left,w=u.top,x=u.width,W=u.height,U=e.valToPosH,I=e.valToPosV;return h.ori==0?r(o,m,f,h,p,U,I,b,w,x,W,hi,jr,bi,Hc,jc):r(o,m,f,h,p,I,U,w,b,W,x,yi,Kr,ra,Gc,Kc)}function ta(e,t){let r=0,n=0,o=Se(e.bands,Ys);for(let s=0;s<o.length;s++){let a=o[s];a.series[0]==t?r=a.dir:a.series[1]==t&&(a.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function jp(e,t,r,n,o){let s=e.mode,a=e.series[t],u=s==2?a.facets[1].scale:a.scale,m=e.scales[u];return o==-1?m.min:o==1?m.max:m.distr==3?m.dir==1?m.min:m.max:0}function An(e,t,r,n,o,s){return ur(e,t,(a,u,m,f,h,p,b,w,x,W,U)=>{let I=a.pxRound,k=f.dir*(f.ori==0?1:-1),A=f.ori==0?jr:Kr,T,J;k==1?(T=r,J=n):(T=n,J=r);let $=I(p(u[T],f,W,w)),te=I(b(m[T],h,U,x)),j=I(p(u[J],f,W,w)),ie=I(b(s==1?h.max:h.min,h,U,x)),K=new Path2D(o);return A(K,j,ie),A(K,$,ie),A(K,$,te),K})}function gi(e,t,r,n,o,s){let a=null;if(e.length>0){a=new Path2D;let u=t==0?bi:ra,m=r;for(let p=0;p<e.length;p++){let b=e[p];if(b[1]>b[0]){let w=b[0]-m;w>0&&u(a,m,n,w,n+s),m=b[1]}}let f=r+o-m,h=10;f>0&&u(a,m,n-h/2,f,n+s+h)}return a}function Kp(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function na(e,t,r,n,o,s,a){let u=[],m=e.length;for(let f=o==1?r:n;f>=r&&f<=n;f+=o)if(t[f]===null){let p=f,b=f;if(o==1)for(;++f<=n&&t[f]===null;)b=f;else for(;--f>=r&&t[f]===null;)b=f;let w=s(e[p]),x=b==p?w:s(e[b]),W=p-o;w=a<=0&&W>=0&&W<m?s(e[W]):w;let I=b+o;x=a>=0&&I>=0&&I<m?s(e[I]):x,x>=w&&u.push([w,x])}return u}function dc(e){return e==0?kc:e==1?ot:t=>or(t,e)}function zc(e){let t=e==0?hi:yi,r=e==0?(o,s,a,u,m,f)=>{o.arcTo(s,a,u,m,f)}:(o,s,a,u,m,f)=>{o.arcTo(a,s,m,u,f)},n=e==0?(o,s,a,u,m)=>{o.rect(s,a,u,m)}:(o,s,a,u,m)=>{o.rect(a,s,m,u)};return(o,s,a,u,m,f=0,h=0)=>{f==0&&h==0?n(o,s,a,u,m):(f=un(f,u/2,m/2),h=un(h,u/2,m/2),t(o,s+f,a),r(o,s+u,a,s+u,a+m,f),r(o,s+u,a+m,s,a+m,h),r(o,s,a+m,s,a,h),r(o,s,a,s+u,a,f),o.closePath())}}var hi=(e,t,r)=>{e.moveTo(t,r)},yi=(e,t,r)=>{e.moveTo(r,t)},jr=(e,t,r)=>{e.lineTo(t,r)},Kr=(e,t,r)=>{e.lineTo(r,t)},bi=zc(0),ra=zc(1),Hc=(e,t,r,n,o,s)=>{e.arc(t,r,n,o,s)},Gc=(e,t,r,n,o,s)=>{e.arc(r,t,n,o,s)},jc=(e,t,r,n,o,s,a)=>{e.bezierCurveTo(t,r,n,o,s,a)},Kc=(e,t,r,n,o,s,a)=>{e.bezierCurveTo(r,t,o,n,a,s)};function Yc(e){return(t,r,n,o,s)=>ur(t,r,(a,u,m,f,h,p,b,w,x,W,U)=>{let{pxRound:I,points:k}=a,A,T;f.ori==0?(A=hi,T=Hc):(A=yi,T=Gc);let J=Re(k.width*xe,3),$=(k.size-k.width)/2*xe,te=Re($*2,3),j=new Path2D,ie=new Path2D,{left:K,top:P,width:Y,height:O}=t.bbox;bi(ie,K-te,P-te,Y+te*2,O+te*2);let L=N=>{if(m[N]!=null){let M=I(p(u[N],f,W,w)),E=I(b(m[N],h,U,x));A(j,M+$,E),T(j,M,E,$,0,ai*2)}};if(s)s.forEach(L);else for(let N=n;N<=o;N++)L(N);return{stroke:J>0?j:null,fill:j,clip:ie,flags:Hr|Vs}})}function Jc(e){return(t,r,n,o,s,a)=>{n!=o&&(s!=n&&a!=n&&e(t,r,n),s!=o&&a!=o&&e(t,r,o),e(t,r,a))}}var Yp=Jc(jr),Jp=Jc(Kr);function Zc(e){let t=Se(e?.alignGaps,0);return(r,n,o,s)=>ur(r,n,(a,u,m,f,h,p,b,w,x,W,U)=>{[o,s]=di(m,o,s);let I=a.pxRound,k=O=>I(p(O,f,W,w)),A=O=>I(b(O,h,U,x)),T,J;f.ori==0?(T=jr,J=Yp):(T=Kr,J=Jp);let $=f.dir*(f.ori==0?1:-1),te={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Hr},j=te.stroke,ie=!1;if(s-o>=W*4){let O=z=>r.posToVal(z,f.key,!0),L=null,N=null,M,E,ge,ne=k(u[$==1?o:s]),B=k(u[o]),de=k(u[s]),re=O($==1?B+1:de-1);for(let z=$==1?o:s;z>=o&&z<=s;z+=$){let Le=u[z],le=($==1?Le<re:Le>re)?ne:k(Le),he=m[z];le==ne?he!=null?(E=he,L==null?(T(j,le,A(E)),M=L=N=E):E<L?L=E:E>N&&(N=E)):he===null&&(ie=!0):(L!=null&&J(j,ne,A(L),A(N),A(M),A(E)),he!=null?(E=he,T(j,le,A(E)),L=N=M=E):(L=N=null,he===null&&(ie=!0)),ne=le,re=O(ne+$))}L!=null&&L!=N&&ge!=ne&&J(j,ne,A(L),A(N),A(M),A(E))}else for(let O=$==1?o:s;O>=o&&O<=s;O+=$){let L=m[O];L===null?ie=!0:L!=null&&T(j,k(u[O]),A(L))}let[P,Y]=ta(r,n);if(a.fill!=null||P!=0){let O=te.fill=new Path2D(j),L=a.fillTo(r,n,a.min,a.max,P),N=A(L),M=k(u[o]),E=k(u[s]);$==-1&&([E,M]=[M,E]),T(O,E,N),T(O,M,N)}if(!a.spanGaps){let O=[];ie&&O.push(...na(u,m,o,s,$,k,t)),te.gaps=O=a.gaps(r,n,o,s,O),te.clip=gi(O,f.ori,w,x,W,U)}return Y!=0&&(te.band=Y==2?[An(r,n,o,s,j,-1),An(r,n,o,s,j,1)]:An(r,n,o,s,j,Y)),te})}function Zp(e){let t=Se(e.align,1),r=Se(e.ascDesc,!1),n=Se(e.alignGaps,0),o=Se(e.extend,!1);return(s,a,u,m)=>ur(s,a,(f,h,p,b,w,x,W,U,I,k,A)=>{[u,m]=di(p,u,m);let T=f.pxRound,{left:J,width:$}=s.bbox,te=B=>T(x(B,b,k,U)),j=B=>T(W(B,w,A,I)),ie=b.ori==0?jr:Kr,K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Hr},P=K.stroke,Y=b.dir*(b.ori==0?1:-1),O=j(p[Y==1?u:m]),L=te(h[Y==1?u:m]),N=L,M=L;o&&t==-1&&(M=J,ie(P,M,O)),ie(P,L,O);for(let B=Y==1?u:m;B>=u&&B<=m;B+=Y){let de=p[B];if(de==null)continue;let re=te(h[B]),z=j(de);t==1?ie(P,re,O):ie(P,N,z),ie(P,re,z),O=z,N=re}let E=N;o&&t==1&&(E=J+$,ie(P,E,O));let[ge,ne]=ta(s,a);if(f.fill!=null||ge!=0){let B=K.fill=new Path2D(P),de=f.fillTo(s,a,f.min,f.max,ge),re=j(de);ie(B,E,re),ie(B,M,re)}if(!f.spanGaps){let B=[];B.push(...na(h,p,u,m,Y,te,n));let de=f.width*xe/2,re=r||t==1?de:-de,z=r||t==-1?-de:de;B.forEach(Le=>{Le[0]+=re,Le[1]+=z}),K.gaps=B=f.gaps(s,a,u,m,B),K.clip=gi(B,b.ori,U,I,k,A)}return ne!=0&&(K.band=ne==2?[An(s,a,u,m,P,-1),An(s,a,u,m,P,1)]:An(s,a,u,m,P,ne)),K})}function mc(e,t,r,n,o,s,a=Ee){if(e.length>1){let u=null;for(let m=0,f=1/0;m<e.length;m++)if(t[m]!==void 0){if(u!=null){let h=it(e[m]-e[u]);h<f&&(f=h,a=it(r(e[m],n,o,s)-r(e[u],n,o,s)))}u=m}}return a}function Xp(e){e=e||xo;let t=Se(e.size,[.6,Ee,1]),r=e.align||0,n=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let s=pe(o),a=1-t[0],u=Se(t[1],Ee),m=Se(t[2],1),f=Se(e.disp,xo),h=Se(e.each,w=>{}),{fill:p,stroke:b}=f;return(w,x,W,U)=>ur(w,x,(I,k,A,T,J,$,te,j,ie,K,P)=>{let Y=I.pxRound,O=r,L=n*xe,N=u*xe,M=m*xe,E,ge;T.ori==0?[E,ge]=s(w,x):[ge,E]=s(w,x);let ne=T.dir*(T.ori==0?1:-1),B=T.ori==0?bi:ra,de=T.ori==0?h:(q,Ue,et,hr,Hn,fn,Gn)=>{h(q,Ue,et,Hn,hr,Gn,fn)},re=Se(w.bands,Ys).find(q=>q.series[0]==x),z=re!=null?re.dir:0,Le=I.fillTo(w,x,I.min,I.max,z),ve=Y(te(Le,J,P,ie)),le,he,Vt,vt=K,qe=Y(I.width*xe),mn=!1,_n=null,qt=null,Dn=null,fr=null;p!=null&&(qe==0||b!=null)&&(mn=!0,_n=p.values(w,x,W,U),qt=new Map,new Set(_n).forEach(q=>{q!=null&&qt.set(q,new Path2D)}),qe>0&&(Dn=b.values(w,x,W,U),fr=new Map,new Set(Dn).forEach(q=>{q!=null&&fr.set(q,new Path2D)})));let{x0:pr,size:Xr}=f;if(pr!=null&&Xr!=null){O=1,k=pr.values(w,x,W,U),pr.unit==2&&(k=k.map(et=>w.posToVal(j+et*K,T.key,!0)));let q=Xr.values(w,x,W,U);Xr.unit==2?he=q[0]*K:he=$(q[0],T,K,j)-$(0,T,K,j),vt=mc(k,A,$,T,K,j,vt),Vt=vt-he+L}else vt=mc(k,A,$,T,K,j,vt),Vt=vt*a+L,he=vt-Vt;Vt<1&&(Vt=0),qe>=he/2&&(qe=0),Vt<5&&(Y=kc);let Eo=Vt>0,Bn=vt-Vt-(Eo?qe:0);he=Y(Ms(Bn,M,N)),le=(O==0?he/2:O==ne?0:he)-O*ne*((O==0?L/2:0)+(Eo?qe/2:0));let kt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},gr=mn?null:new Path2D,Sn=null;if(re!=null)Sn=w.data[re.series[1]];else{let{y0:q,y1:Ue}=f;q!=null&&Ue!=null&&(A=Ue.values(w,x,W,U),Sn=q.values(w,x,W,U))}let zn=E*he,ue=ge*he;for(let q=ne==1?W:U;q>=W&&q<=U;q+=ne){let Ue=A[q];if(Ue==null)continue;if(Sn!=null){let At=Sn[q]??0;if(Ue-At==0)continue;ve=te(At,J,P,ie)}let et=T.distr!=2||f!=null?k[q]:q,hr=$(et,T,K,j),Hn=te(Se(Ue,Le),J,P,ie),fn=Y(hr-le),Gn=Y(xt(Hn,ve)),Et=Y(un(Hn,ve)),Qt=Gn-Et;if(Ue!=null){let At=Ue<0?ue:zn,tn=Ue<0?zn:ue;mn?(qe>0&&Dn[q]!=null&&B(fr.get(Dn[q]),fn,Et+Ot(qe/2),he,xt(0,Qt-qe),At,tn),_n[q]!=null&&B(qt.get(_n[q]),fn,Et+Ot(qe/2),he,xt(0,Qt-qe),At,tn)):B(gr,fn,Et+Ot(qe/2),he,xt(0,Qt-qe),At,tn),de(w,x,q,fn-qe/2,Et,he+qe,Qt)}}return qe>0?kt.stroke=mn?fr:gr:mn||(kt._fill=I.width==0?I._fill:I._stroke??I._fill,kt.width=0),kt.fill=mn?qt:gr,kt})}function eg(e,t){let r=Se(t?.alignGaps,0);return(n,o,s,a)=>ur(n,o,(u,m,f,h,p,b,w,x,W,U,I)=>{[s,a]=di(f,s,a);let k=u.pxRound,A=E=>k(b(E,h,U,x)),T=E=>k(w(E,p,I,W)),J,$,te;h.ori==0?(J=hi,te=jr,$=jc):(J=yi,te=Kr,$=Kc);let j=h.dir*(h.ori==0?1:-1),ie=A(m[j==1?s:a]),K=ie,P=[],Y=[];for(let E=j==1?s:a;E>=s&&E<=a;E+=j)if(f[E]!=null){let ne=m[E],B=A(ne);P.push(K=B),Y.push(T(f[E]))}let O={stroke:e(P,Y,J,te,$,k),fill:null,clip:null,band:null,gaps:null,flags:Hr},L=O.stroke,[N,M]=ta(n,o);if(u.fill!=null||N!=0){let E=O.fill=new Path2D(L),ge=u.fillTo(n,o,u.min,u.max,N),ne=T(ge);te(E,K,ne),te(E,ie,ne)}if(!u.spanGaps){let E=[];E.push(...na(m,f,s,a,j,A,r)),O.gaps=E=u.gaps(n,o,s,a,E),O.clip=gi(E,h.ori,x,W,U,I)}return M!=0&&(O.band=M==2?[An(n,o,s,a,L,-1),An(n,o,s,a,L,1)]:An(n,o,s,a,L,M)),O})}function tg(e){return eg(ng,e)}function ng(e,t,r,n,o,s){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),a==2)n(u,e[1],t[1]);else{let m=Array(a),f=Array(a-1),h=Array(a-1),p=Array(a-1);for(let b=0;b<a-1;b++)h[b]=t[b+1]-t[b],p[b]=e[b+1]-e[b],f[b]=h[b]/p[b];m[0]=f[0];for(let b=1;b<a-1;b++)f[b]===0||f[b-1]===0||f[b-1]>0!=f[b]>0?m[b]=0:(m[b]=3*(p[b-1]+p[b])/((2*p[b]+p[b-1])/f[b-1]+(p[b]+2*p[b-1])/f[b]),isFinite(m[b])||(m[b]=0));m[a-1]=f[a-2];for(let b=0;b<a-1;b++)o(u,e[b]+p[b]/3,t[b]+m[b]*p[b]/3,e[b+1]-p[b]/3,t[b+1]-m[b+1]*p[b]/3,e[b+1],t[b+1])}return u}var qs=new Set;function fc(){for(let e of qs)e.syncRect(!0)}Gr&&(ar(If,qr,fc),ar($f,qr,fc,!0),ar(li,qr,()=>{st.pxRatio=xe}));var rg=Zc(),og=Yc();function pc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,a)=>Qs(s,a,t,r))}function ig(e,t){return e.map((r,n)=>n==0?{}:Xe({},t,r))}function Qs(e,t,r,n){return Xe({},t==0?r:n,e)}function Xc(e,t,r){return t==null?Br:[t,r]}var sg=Xc;function ag(e,t,r){return t==null?Br:ui(t,r,js,!0)}function ed(e,t,r,n){return t==null?Br:mi(t,r,e.scales[n].log,!1)}var lg=ed;function td(e,t,r,n){return t==null?Br:Gs(t,r,e.scales[n].log,!1)}var ug=td;function cg(e,t,r,n,o){let s=xt(Hu(e),Hu(t)),a=t-e,u=ln(o/n*a,r);do{let m=r[u],f=n*m/a;if(f>=o&&s+(m<5?Qn.get(m):0)<=17)return[m,f]}while(++u<r.length);return[0,0]}function gc(e){let t,r;return e=e.replace(/(\d+)px/,(n,o)=>(t=ot((r=+o)*xe))+"px"),[e,t,r]}function dg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Re(t[2]*xe,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function st(e,t,r){let n={mode:Se(e.mode,1)},o=n.mode;function s(l,c,d,g){let y=c.valToPct(l);return g+d*(c.dir==-1?1-y:y)}function a(l,c,d,g){let y=c.valToPct(l);return g+d*(c.dir==-1?y:1-y)}function u(l,c,d,g){return c.ori==0?s(l,c,d,g):a(l,c,d,g)}n.valToPosH=s,n.valToPosV=a;let m=!1;n.status=0;let f=n.root=Xt(bf);if(e.id!=null&&(f.id=e.id),Mt(f,e.class),e.title){let l=Xt(kf,f);l.textContent=e.title}let h=an("canvas"),p=n.ctx=h.getContext("2d"),b=Xt(_f,f);ar("click",b,l=>{l.target===x&&(Ie!=Ar||Fe!=Pr)&&pt.click(n,l)},!0);let w=n.under=Xt(Sf,b);b.appendChild(h);let x=n.over=Xt(Tf,b);e=zr(e);let W=+Se(e.pxAlign,1),U=dc(W);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let I=e.ms||.001,k=n.series=o==1?pc(e.series||[],oc,uc,!1):ig(e.series||[null],lc),A=n.axes=pc(e.axes||[],rc,sc,!0),T=n.scales={},J=n.bands=e.bands||[];J.forEach(l=>{l.fill=pe(l.fill||null),l.dir=Se(l.dir,-1)});let $=o==2?k[1].facets[0].scale:k[0].scale,te={axes:bm,series:fm},j=(e.drawOrder||["axes","series"]).map(l=>te[l]);function ie(l){let c=l.distr==3?d=>Cn(d>0?d:l.clamp(n,d,l.min,l.max,l.key)):l.distr==4?d=>Es(d,l.asinh):l.distr==100?d=>l.fwd(d):d=>d;return d=>{let g=c(d),{_min:y,_max:v}=l,S=v-y;return(g-y)/S}}function K(l){let c=T[l];if(c==null){let d=(e.scales||xo)[l]||xo;if(d.from!=null){K(d.from);let g=Xe({},T[d.from],d,{key:l});g.valToPct=ie(g),T[l]=g}else{c=T[l]=Xe({},l==$?Qc:Gp,d),c.key=l;let g=c.time,y=c.range,v=qn(y);if((l!=$||o==2&&!g)&&(v&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Qu:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Qu:{mode:1,hard:y[1],soft:y[1]}},v=!1),!v&&pi(y))){let S=y;y=(C,D,F)=>D==null?Br:ui(D,F,S)}c.range=pe(y||(g?sg:l==$?c.distr==3?lg:c.distr==4?ug:Xc:c.distr==3?ed:c.distr==4?td:ag)),c.auto=pe(v?!1:c.auto),c.clamp=pe(c.clamp||Hp),c._min=c._max=null,c.valToPct=ie(c)}}}K("x"),K("y"),o==1&&k.forEach(l=>{K(l.scale)}),A.forEach(l=>{K(l.scale)});for(let l in e.scales)K(l);let P=T[$],Y=P.distr,O,L;P.ori==0?(Mt(f,wf),O=s,L=a):(Mt(f,vf),O=a,L=s);let N={};for(let l in T){let c=T[l];(c.min!=null||c.max!=null)&&(N[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ot(l/I))),E=e.fmtDate||Js,ge=I==1?wp(M):_p(M),ne=ec(M,Xu(I==1?bp:kp,E)),B=nc(M,tc(Tp,E)),de=[],re=n.legend=Xe({},Ap,e.legend),z=n.cursor=Xe({},Up,{drag:{y:o==2}},e.cursor),Le=re.show,ve=z.show,le=re.markers;re.idxs=de,le.width=pe(le.width),le.dash=pe(le.dash),le.stroke=pe(le.stroke),le.fill=pe(le.fill);let he,Vt,vt,qe=[],mn=[],_n,qt=!1,Dn={};if(re.live){let l=k[1]?k[1].values:null;qt=l!=null,_n=qt?l(n,1,0):{_:0};for(let c in _n)Dn[c]=zs}if(Le)if(he=an("table",Ef,f),vt=an("tbody",null,he),re.mount(n,he),qt){Vt=an("thead",null,he,vt);let l=an("tr",null,Vt);an("th",null,l);for(var fr in _n)an("th",Eu,l).textContent=fr}else Mt(he,Lf),re.live&&Mt(he,Rf);let pr={show:!0},Xr={show:!1};function Eo(l,c){if(c==0&&(qt||!re.live||o==2))return Br;let d=[],g=an("tr",Uf,vt,vt.childNodes[c]);Mt(g,l.class),l.show||Mt(g,sr);let y=an("th",null,g);if(le.show){let C=Xt(Nf,y);if(c>0){let D=le.width(n,c);D&&(C.style.border=D+"px "+le.dash(n,c)+" "+le.stroke(n,c)),C.style.background=le.fill(n,c)}}let v=Xt(Eu,y);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(le.show||(v.style.color=l.width>0?le.stroke(n,c):le.fill(n,c)),kt("click",y,C=>{if(z._lock)return;Kn(C);let D=k.indexOf(l);if((C.ctrlKey||C.metaKey)!=re.isolate){let F=k.some((V,Q)=>Q>0&&Q!=D&&V.show);k.forEach((V,Q)=>{Q>0&&gn(Q,F?Q==D?pr:Xr:pr,!0,Ye.setSeries)})}else gn(D,{show:!l.show},!0,Ye.setSeries)},!1),br&&kt(Nu,y,C=>{z._lock||(Kn(C),gn(k.indexOf(l),Er,!0,Ye.setSeries))},!1));for(var S in _n){let C=an("td",Wf,g);C.textContent="--",d.push(C)}return[g,d]}let Bn=new Map;function kt(l,c,d,g=!0){let y=Bn.get(c)||{},v=z.bind[l](n,c,d,g);v&&(ar(l,c,y[l]=v),Bn.set(c,y))}function gr(l,c,d){let g=Bn.get(c)||{};for(let y in g)(l==null||y==l)&&($s(y,c,g[y]),delete g[y]);l==null&&Bn.delete(c)}let Sn=0,zn=0,ue=0,q=0,Ue=0,et=0,hr=Ue,Hn=et,fn=ue,Gn=q,Et=0,Qt=0,At=0,tn=0;n.bbox={};let Pi=!1,Ro=!1,yr=!1,jn=!1,Lo=!1,Bt=!1;function Di(l,c,d){(d||l!=n.width||c!=n.height)&&ka(l,c),Sr(!1),yr=!0,Ro=!0,Tr()}function ka(l,c){n.width=Sn=ue=l,n.height=zn=q=c,Ue=et=0,sm(),am();let d=n.bbox;Et=d.left=or(Ue*xe,.5),Qt=d.top=or(et*xe,.5),At=d.width=or(ue*xe,.5),tn=d.height=or(q*xe,.5)}let rm=3;function om(){let l=!1,c=0;for(;!l;){c++;let d=hm(c),g=ym(c);l=c==rm||d&&g,l||(ka(n.width,n.height),Ro=!0)}}function im({width:l,height:c}){Di(l,c)}n.setSize=im;function sm(){let l=!1,c=!1,d=!1,g=!1;A.forEach((y,v)=>{if(y.show&&y._show){let{side:S,_size:C}=y,D=S%2,F=y.label!=null?y.labelSize:0,V=C+F;V>0&&(D?(ue-=V,S==3?(Ue+=V,g=!0):d=!0):(q-=V,S==0?(et+=V,l=!0):c=!0))}}),Yn[0]=l,Yn[1]=d,Yn[2]=c,Yn[3]=g,ue-=En[1]+En[3],Ue+=En[3],q-=En[2]+En[0],et+=En[0]}function am(){let l=Ue+ue,c=et+q,d=Ue,g=et;function y(v,S){switch(v){case 1:return l+=S,l-S;case 2:return c+=S,c-S;case 3:return d-=S,d+S;case 0:return g-=S,g+S}}A.forEach((v,S)=>{if(v.show&&v._show){let C=v.side;v._pos=y(C,v._size),v.label!=null&&(v._lpos=y(C,v.labelSize))}})}if(z.dataIdx==null){let l=z.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let d=l.prox=pe(l.prox),g=l.bias??=0;z.dataIdx=(y,v,S,C)=>{if(v==0)return S;let D=S,F=d(y,v,S,C)??Ee,V=F>=0&&F<Ee,Q=P.ori==0?ue:q,oe=z.left,Te=t[0],ke=t[v];if(c.has(ke[S])){D=null;let me=null,X=null,H;if(g==0||g==-1)for(H=S;me==null&&H-- >0;)c.has(ke[H])||(me=H);if(g==0||g==1)for(H=S;X==null&&H++<ke.length;)c.has(ke[H])||(X=H);if(me!=null||X!=null)if(V){let Me=me==null?-1/0:O(Te[me],P,Q,0),ze=X==null?1/0:O(Te[X],P,Q,0),mt=oe-Me,Ae=ze-oe;mt<=Ae?mt<=F&&(D=me):Ae<=F&&(D=X)}else D=X==null?me:me==null?X:S-me<=X-S?me:X}else V&&it(oe-O(Te[S],P,Q,0))>F&&(D=null);return D}}let Kn=l=>{z.event=l};z.idxs=de,z._lock=!1;let bt=z.points;bt.show=pe(bt.show),bt.size=pe(bt.size),bt.stroke=pe(bt.stroke),bt.width=pe(bt.width),bt.fill=pe(bt.fill);let pn=n.focus=Xe({},e.focus||{alpha:.3},z.focus),br=pn.prox>=0,wr=br&&bt.one,zt=[],vr=[],kr=[];function _a(l,c){let d=bt.show(n,c);if(d instanceof HTMLElement)return Mt(d,Df),Mt(d,l.class),vn(d,-10,-10,ue,q),x.insertBefore(d,zt[c]),d}function Sa(l,c){if(o==1||c>0){let d=o==1&&T[l.scale].time,g=l.value;l.value=d?Ku(g)?nc(M,tc(g,E)):g||B:g||Qp,l.label=l.label||(d?Wp:Np)}if(wr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||rg||Gf,l.fillTo=pe(l.fillTo||jp),l.pxAlign=+Se(l.pxAlign,W),l.pxRound=dc(l.pxAlign),l.stroke=pe(l.stroke||null),l.fill=pe(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let d=Bp(xt(1,l.width),1),g=l.points=Xe({},{size:d,width:xt(1,d*.2),stroke:l.stroke,space:d*2,paths:og,_stroke:null,_fill:null},l.points);g.show=pe(g.show),g.filter=pe(g.filter),g.fill=pe(g.fill),g.stroke=pe(g.stroke),g.paths=pe(g.paths),g.pxAlign=l.pxAlign}if(Le){let d=Eo(l,c);qe.splice(c,0,d[0]),mn.splice(c,0,d[1]),re.values.push(null)}if(ve){de.splice(c,0,null);let d=null;wr?c==0&&(d=_a(l,c)):c>0&&(d=_a(l,c)),zt.splice(c,0,d),vr.splice(c,0,0),kr.splice(c,0,0)}dt("addSeries",c)}function lm(l,c){c=c??k.length,l=o==1?Qs(l,c,oc,uc):Qs(l,c,{},lc),k.splice(c,0,l),Sa(k[c],c)}n.addSeries=lm;function um(l){if(k.splice(l,1),Le){re.values.splice(l,1),mn.splice(l,1);let c=qe.splice(l,1)[0];gr(null,c.firstChild),c.remove()}ve&&(de.splice(l,1),zt.splice(l,1)[0].remove(),vr.splice(l,1),kr.splice(l,1)),dt("delSeries",l)}n.delSeries=um;let Yn=[!1,!1,!1,!1];function cm(l,c){if(l._show=l.show,l.show){let d=l.side%2,g=T[l.scale];g==null&&(l.scale=d?k[1].scale:$,g=T[l.scale]);let y=g.time;l.size=pe(l.size),l.space=pe(l.space),l.rotate=pe(l.rotate),qn(l.incrs)&&l.incrs.forEach(S=>{!Qn.has(S)&&Qn.set(S,Tc(S))}),l.incrs=pe(l.incrs||(g.distr==2?gp:y?I==1?yp:vp:ir)),l.splits=pe(l.splits||(y&&g.distr==1?ge:g.distr==3?Os:g.distr==4?Mp:$p)),l.stroke=pe(l.stroke),l.grid.stroke=pe(l.grid.stroke),l.ticks.stroke=pe(l.ticks.stroke),l.border.stroke=pe(l.border.stroke);let v=l.values;l.values=qn(v)&&!qn(v[0])?pe(v):y?qn(v)?ec(M,Xu(v,E)):Ku(v)?Sp(M,v):v||ne:v||Ip,l.filter=pe(l.filter||(g.distr>=3&&g.log==10?Vp:g.distr==3&&g.log==2?qp:_c)),l.font=gc(l.font),l.labelFont=gc(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(Yn[c]=!0,l._el=Xt(xf,b))}}function eo(l,c,d,g){let[y,v,S,C]=d,D=c%2,F=0;return D==0&&(C||v)&&(F=c==0&&!y||c==2&&!S?ot(rc.size/3):0),D==1&&(y||S)&&(F=c==1&&!v||c==3&&!C?ot(sc.size/2):0),F}let Ta=n.padding=(e.padding||[eo,eo,eo,eo]).map(l=>pe(Se(l,eo))),En=n._padding=Ta.map((l,c)=>l(n,c,Yn,0)),ft,at=null,lt=null,Uo=o==1?k[0].idxs:null,nn=null,to=!1;function xa(l,c){if(t=l??[],n.data=n._data=t,o==2){ft=0;for(let d=1;d<k.length;d++)ft+=t[d][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),nn=t[0],ft=nn.length;let d=t;if(Y==2){d=t.slice();let g=d[0]=Array(ft);for(let y=0;y<ft;y++)g[y]=y}n._data=t=d}if(Sr(!0),dt("setData"),Y==2&&(yr=!0),c!==!1){let d=P;d.auto(n,to)?Ei():Ln($,d.min,d.max),jn=jn||z.left>=0,Bt=!0,Tr()}}n.setData=xa;function Ei(){to=!0;let l,c;o==1&&(ft>0?(at=Uo[0]=0,lt=Uo[1]=ft-1,l=t[0][at],c=t[0][lt],Y==2?(l=at,c=lt):l==c&&(Y==3?[l,c]=mi(l,l,P.log,!1):Y==4?[l,c]=Gs(l,l,P.log,!1):P.time?c=l+ot(86400/I):[l,c]=ui(l,c,js,!0))):(at=Uo[0]=l=null,lt=Uo[1]=c=null)),Ln($,l,c)}let No,_r,Ri,Li,Ui,Ni,Wi,Ii,$i,Pt;function Ca(l,c,d,g,y,v){l??=Lu,d??=Ys,g??="butt",y??=Lu,v??="round",l!=No&&(p.strokeStyle=No=l),y!=_r&&(p.fillStyle=_r=y),c!=Ri&&(p.lineWidth=Ri=c),v!=Ui&&(p.lineJoin=Ui=v),g!=Ni&&(p.lineCap=Ni=g),d!=Li&&p.setLineDash(Li=d)}function Aa(l,c,d,g){c!=_r&&(p.fillStyle=_r=c),l!=Wi&&(p.font=Wi=l),d!=Ii&&(p.textAlign=Ii=d),g!=$i&&(p.textBaseline=$i=g)}function Mi(l,c,d,g,y=0){if(g.length>0&&l.auto(n,to)&&(c==null||c.min==null)){let v=Se(at,0),S=Se(lt,g.length-1),C=d.min==null?Vf(g,v,S,y,l.distr==3):[d.min,d.max];l.min=un(l.min,d.min=C[0]),l.max=xt(l.max,d.max=C[1])}}let Pa={min:null,max:null};function dm(){for(let g in T){let y=T[g];N[g]==null&&(y.min==null||N[$]!=null&&y.auto(n,to))&&(N[g]=Pa)}for(let g in T){let y=T[g];N[g]==null&&y.from!=null&&N[y.from]!=null&&(N[g]=Pa)}N[$]!=null&&Sr(!0);let l={};for(let g in N){let y=N[g];if(y!=null){let v=l[g]=zr(T[g],Yf);if(y.min!=null)Xe(v,y);else if(g!=$||o==2)if(ft==0&&v.from==null){let S=v.range(n,null,null,g);v.min=S[0],v.max=S[1]}else v.min=Ee,v.max=-Ee}}if(ft>0){k.forEach((g,y)=>{if(o==1){let v=g.scale,S=N[v];if(S==null)return;let C=l[v];if(y==0){let D=C.range(n,C.min,C.max,v);C.min=D[0],C.max=D[1],at=ln(C.min,t[0]),lt=ln(C.max,t[0]),lt-at>1&&(t[0][at]<C.min&&at++,t[0][lt]>C.max&&lt--),g.min=nn[at],g.max=nn[lt]}else g.show&&g.auto&&Mi(C,S,g,t[y],g.sorted);g.idxs[0]=at,g.idxs[1]=lt}else if(y>0&&g.show&&g.auto){let[v,S]=g.facets,C=v.scale,D=S.scale,[F,V]=t[y],Q=l[C],oe=l[D];Q!=null&&Mi(Q,N[C],v,F,v.sorted),oe!=null&&Mi(oe,N[D],S,V,S.sorted),g.min=S.min,g.max=S.max}});for(let g in l){let y=l[g],v=N[g];if(y.from==null&&(v==null||v.min==null)){let S=y.range(n,y.min==Ee?null:y.min,y.max==-Ee?null:y.max,g);y.min=S[0],y.max=S[1]}}}for(let g in l){let y=l[g];if(y.from!=null){let v=l[y.from];if(v.min==null)y.min=y.max=null;else{let S=y.range(n,v.min,v.max,g);y.min=S[0],y.max=S[1]}}}let c={},d=!1;for(let g in l){let y=l[g],v=T[g];if(v.min!=y.min||v.max!=y.max){v.min=y.min,v.max=y.max;let S=v.distr;v._min=S==3?Cn(v.min):S==4?Es(v.min,v.asinh):S==100?v.fwd(v.min):v.min,v._max=S==3?Cn(v.max):S==4?Es(v.max,v.asinh):S==100?v.fwd(v.max):v.max,c[g]=d=!0}}if(d){k.forEach((g,y)=>{o==2?y>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)yr=!0,dt("setScale",g);ve&&z.left>=0&&(jn=Bt=!0)}for(let g in N)N[g]=null}function mm(l){let c=Ms(at-1,0,ft-1),d=Ms(lt+1,0,ft-1);for(;l[c]==null&&c>0;)c--;for(;l[d]==null&&d<ft-1;)d++;return[c,d]}function fm(){if(ft>0){let l=k.some(c=>c._focus)&&Pt!=pn.alpha;l&&(p.globalAlpha=Pt=pn.alpha),k.forEach((c,d)=>{if(d>0&&c.show&&(Da(d,!1),Da(d,!0),c._paths==null)){let g=Pt;Pt!=c.alpha&&(p.globalAlpha=Pt=c.alpha);let y=o==2?[0,t[d][0].length-1]:mm(t[d]);c._paths=c.paths(n,d,y[0],y[1]),Pt!=g&&(p.globalAlpha=Pt=g)}}),k.forEach((c,d)=>{if(d>0&&c.show){let g=Pt;Pt!=c.alpha&&(p.globalAlpha=Pt=c.alpha),c._paths!=null&&Ea(d,!1);{let y=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,d,at,lt,y),S=c.points.filter(n,d,v,y);(v||S)&&(c.points._paths=c.points.paths(n,d,at,lt,S),Ea(d,!0))}Pt!=g&&(p.globalAlpha=Pt=g),dt("drawSeries",d)}}),l&&(p.globalAlpha=Pt=1)}}function Da(l,c){let d=c?k[l].points:k[l];d._stroke=d.stroke(n,l),d._fill=d.fill(n,l)}function Ea(l,c){let d=c?k[l].points:k[l],{stroke:g,fill:y,clip:v,flags:S,_stroke:C=d._stroke,_fill:D=d._fill,_width:F=d.width}=d._paths;F=Re(F*xe,3);let V=null,Q=F%2/2;c&&D==null&&(D=F>0?"#fff":C);let oe=d.pxAlign==1&&Q>0;if(oe&&p.translate(Q,Q),!c){let Te=Et-F/2,ke=Qt-F/2,me=At+F,X=tn+F;V=new Path2D,V.rect(Te,ke,me,X)}c?Oi(C,F,d.dash,d.cap,D,g,y,S,v):pm(l,C,F,d.dash,d.cap,D,g,y,S,V,v),oe&&p.translate(-Q,-Q)}function pm(l,c,d,g,y,v,S,C,D,F,V){let Q=!1;D!=0&&J.forEach((oe,Te)=>{if(oe.series[0]==l){let ke=k[oe.series[1]],me=t[oe.series[1]],X=(ke._paths||xo).band;qn(X)&&(X=oe.dir==1?X[0]:X[1]);let H,Me=null;ke.show&&X&&Qf(me,at,lt)?(Me=oe.fill(n,Te)||v,H=ke._paths.clip):X=null,Oi(c,d,g,y,Me,S,C,D,F,V,H,X),Q=!0}}),Q||Oi(c,d,g,y,v,S,C,D,F,V)}let Ra=Hr|Vs;function Oi(l,c,d,g,y,v,S,C,D,F,V,Q){Ca(l,c,d,g,y),(D||F||Q)&&(p.save(),D&&p.clip(D),F&&p.clip(F)),Q?(C&Ra)==Ra?(p.clip(Q),V&&p.clip(V),Io(y,S),Wo(l,v,c)):C&Vs?(Io(y,S),p.clip(Q),Wo(l,v,c)):C&Hr&&(p.save(),p.clip(Q),V&&p.clip(V),Io(y,S),p.restore(),Wo(l,v,c)):(Io(y,S),Wo(l,v,c)),(D||F||Q)&&p.restore()}function Wo(l,c,d){d>0&&(c instanceof Map?c.forEach((g,y)=>{p.strokeStyle=No=y,p.stroke(g)}):c!=null&&l&&p.stroke(c))}function Io(l,c){c instanceof Map?c.forEach((d,g)=>{p.fillStyle=_r=g,p.fill(d)}):c!=null&&l&&p.fill(c)}function gm(l,c,d,g){let y=A[l],v;if(g<=0)v=[0,0];else{let S=y._space=y.space(n,l,c,d,g),C=y._incrs=y.incrs(n,l,c,d,g,S);v=cg(c,d,C,g,S)}return y._found=v}function Fi(l,c,d,g,y,v,S,C,D,F){let V=S%2/2;W==1&&p.translate(V,V),Ca(C,S,D,F,C),p.beginPath();let Q,oe,Te,ke,me=y+(g==0||g==3?-v:v);d==0?(oe=y,ke=me):(Q=y,Te=me);for(let X=0;X<l.length;X++)c[X]!=null&&(d==0?Q=Te=l[X]:oe=ke=l[X],p.moveTo(Q,oe),p.lineTo(Te,ke));p.stroke(),W==1&&p.translate(-V,-V)}function hm(l){let c=!0;return A.forEach((d,g)=>{if(!d.show)return;let y=T[d.scale];if(y.min==null){d._show&&(c=!1,d._show=!1,Sr(!1));return}else d._show||(c=!1,d._show=!0,Sr(!1));let v=d.side,S=v%2,{min:C,max:D}=y,[F,V]=gm(g,C,D,S==0?ue:q);if(V==0)return;let Q=y.distr==2,oe=d._splits=d.splits(n,g,C,D,F,V,Q),Te=y.distr==2?oe.map(H=>nn[H]):oe,ke=y.distr==2?nn[oe[1]]-nn[oe[0]]:F,me=d._values=d.values(n,d.filter(n,Te,g,V,ke),g,V,ke);d._rotate=v==2?d.rotate(n,me,g,V):0;let X=d._size;d._size=en(d.size(n,me,g,l)),X!=null&&d._size!=X&&(c=!1)}),c}function ym(l){let c=!0;return Ta.forEach((d,g)=>{let y=d(n,g,Yn,l);y!=En[g]&&(c=!1),En[g]=y}),c}function bm(){for(let l=0;l<A.length;l++){let c=A[l];if(!c.show||!c._show)continue;let d=c.side,g=d%2,y,v,S=c.stroke(n,l),C=d==0||d==3?-1:1,[D,F]=c._found;if(c.label!=null){let St=c.labelGap*C,Ut=ot((c._lpos+St)*xe);Aa(c.labelFont[0],S,"center",d==2?"top":Ru),p.save(),g==1?(y=v=0,p.translate(Ut,ot(Qt+tn/2)),p.rotate((d==3?-ai:ai)/2)):(y=ot(Et+At/2),v=Ut);let Xn=vc(c.label)?c.label(n,l,D,F):c.label;p.fillText(Xn,y,v),p.restore()}if(F==0)continue;let V=T[c.scale],Q=g==0?At:tn,oe=g==0?Et:Qt,Te=c._splits,ke=V.distr==2?Te.map(St=>nn[St]):Te,me=V.distr==2?nn[Te[1]]-nn[Te[0]]:D,X=c.ticks,H=c.border,Me=X.show?X.size:0,ze=ot(Me*xe),mt=ot((c.alignTo==2?c._size-Me-c.gap:c.gap)*xe),Ae=c._rotate*-ai/180,He=U(c._pos*xe),Rt=(ze+mt)*C,_t=He+Rt;v=g==0?_t:0,y=g==1?_t:0;let Ht=c.font[0],rn=c.align==1?Fr:c.align==2?As:Ae>0?Fr:Ae<0?As:g==0?"center":d==3?As:Fr,yn=Ae||g==1?"middle":d==2?"top":Ru;Aa(Ht,S,rn,yn);let Lt=c.font[1]*c.lineGap,Gt=Te.map(St=>U(u(St,V,Q,oe))),on=c._values;for(let St=0;St<on.length;St++){let Ut=on[St];if(Ut!=null){g==0?y=Gt[St]:v=Gt[St],Ut=""+Ut;let Xn=Ut.indexOf(`
`)==-1?[Ut]:Ut.split(/\n/gm);for(let Tt=0;Tt<Xn.length;Tt++){let Ya=Xn[Tt];Ae?(p.save(),p.translate(y,v+Tt*Lt),p.rotate(Ae),p.fillText(Ya,0,0),p.restore()):p.fillText(Ya,y,v+Tt*Lt)}}}X.show&&Fi(Gt,X.filter(n,ke,l,F,me),g,d,He,ze,Re(X.width*xe,3),X.stroke(n,l),X.dash,X.cap);let bn=c.grid;bn.show&&Fi(Gt,bn.filter(n,ke,l,F,me),g,g==0?2:1,g==0?Qt:Et,g==0?tn:At,Re(bn.width*xe,3),bn.stroke(n,l),bn.dash,bn.cap),H.show&&Fi([He],[1],g==0?1:0,g==0?1:2,g==1?Qt:Et,g==1?tn:At,Re(H.width*xe,3),H.stroke(n,l),H.dash,H.cap)}dt("drawAxes")}function Sr(l){k.forEach((c,d)=>{d>0&&(c._paths=null,l&&(o==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let $o=!1,Vi=!1,no=[];function wm(){Vi=!1;for(let l=0;l<no.length;l++)dt(...no[l]);no.length=0}function Tr(){$o||(rp(La),$o=!0)}function vm(l,c=!1){$o=!0,Vi=c,l(n),La(),c&&no.length>0&&queueMicrotask(wm)}n.batch=vm;function La(){if(Pi&&(dm(),Pi=!1),yr&&(om(),yr=!1),Ro){if(Oe(w,Fr,Ue),Oe(w,"top",et),Oe(w,ko,ue),Oe(w,_o,q),Oe(x,Fr,Ue),Oe(x,"top",et),Oe(x,ko,ue),Oe(x,_o,q),Oe(b,ko,Sn),Oe(b,_o,zn),h.width=ot(Sn*xe),h.height=ot(zn*xe),A.forEach(({_el:l,_show:c,_size:d,_pos:g,side:y})=>{if(l!=null)if(c){let v=y===3||y===0?d:0,S=y%2==1;Oe(l,S?"left":"top",g-v),Oe(l,S?"width":"height",d),Oe(l,S?"top":"left",S?et:Ue),Oe(l,S?"height":"width",S?q:ue),Is(l,sr)}else Mt(l,sr)}),No=_r=Ri=Ui=Ni=Wi=Ii=$i=Li=null,Pt=1,io(!0),Ue!=hr||et!=Hn||ue!=fn||q!=Gn){Sr(!1);let l=ue/fn,c=q/Gn;if(ve&&!jn&&z.left>=0){z.left*=l,z.top*=c,xr&&vn(xr,ot(z.left),0,ue,q),Cr&&vn(Cr,0,ot(z.top),ue,q);for(let d=0;d<zt.length;d++){let g=zt[d];g!=null&&(vr[d]*=l,kr[d]*=c,vn(g,en(vr[d]),en(kr[d]),ue,q))}}if($e.show&&!Lo&&$e.left>=0&&$e.width>0){$e.left*=l,$e.width*=l,$e.top*=c,$e.height*=c;for(let d in Gi)Oe(Dr,d,$e[d])}hr=Ue,Hn=et,fn=ue,Gn=q}dt("setSize"),Ro=!1}Sn>0&&zn>0&&(p.clearRect(0,0,h.width,h.height),dt("drawClear"),j.forEach(l=>l()),dt("draw")),$e.show&&Lo&&(Mo($e),Lo=!1),ve&&jn&&(Zn(null,!0,!1),jn=!1),re.show&&re.live&&Bt&&(zi(),Bt=!1),m||(m=!0,n.status=1,dt("ready")),to=!1,$o=!1}n.redraw=(l,c)=>{yr=c||!1,l!==!1?Ln($,P.min,P.max):Tr()};function qi(l,c){let d=T[l];if(d.from==null){if(ft==0){let g=d.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(ft>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==$&&d.distr==2&&ft>0&&(c.min=ln(c.min,t[0]),c.max=ln(c.max,t[0]),c.min==c.max&&c.max++),N[l]=c,Pi=!0,Tr()}}n.setScale=qi;let Qi,Bi,xr,Cr,Ua,Na,Ar,Pr,Wa,Ia,Ie,Fe,Rn=!1,pt=z.drag,ut=pt.x,ct=pt.y;ve&&(z.x&&(Qi=Xt(Af,x)),z.y&&(Bi=Xt(Pf,x)),P.ori==0?(xr=Qi,Cr=Bi):(xr=Bi,Cr=Qi),Ie=z.left,Fe=z.top);let $e=n.select=Xe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Dr=$e.show?Xt(Cf,$e.over?x:w):null;function Mo(l,c){if($e.show){for(let d in l)$e[d]=l[d],d in Gi&&Oe(Dr,d,l[d]);c!==!1&&dt("setSelect")}}n.setSelect=Mo;function km(l){if(k[l].show)Le&&Is(qe[l],sr);else if(Le&&Mt(qe[l],sr),ve){let d=wr?zt[0]:zt[l];d!=null&&vn(d,-10,-10,ue,q)}}function Ln(l,c,d){qi(l,{min:c,max:d})}function gn(l,c,d,g){c.focus!=null&&Cm(l),c.show!=null&&k.forEach((y,v)=>{v>0&&(l==v||l==null)&&(y.show=c.show,km(v),o==2?(Ln(y.facets[0].scale,null,null),Ln(y.facets[1].scale,null,null)):Ln(y.scale,null,null),Tr())}),d!==!1&&dt("setSeries",l,c),g&&so("setSeries",n,l,c)}n.setSeries=gn;function _m(l,c){Xe(J[l],c)}function Sm(l,c){l.fill=pe(l.fill||null),l.dir=Se(l.dir,-1),c=c??J.length,J.splice(c,0,l)}function Tm(l){l==null?J.length=0:J.splice(l,1)}n.addBand=Sm,n.setBand=_m,n.delBand=Tm;function xm(l,c){k[l].alpha=c,ve&&zt[l]!=null&&(zt[l].style.opacity=c),Le&&qe[l]&&(qe[l].style.opacity=c)}let Tn,Un,Jn,Er={focus:!0};function Cm(l){if(l!=Jn){let c=l==null,d=pn.alpha!=1;k.forEach((g,y)=>{if(o==1||y>0){let v=c||y==0||y==l;g._focus=c?null:v,d&&xm(y,v?1:pn.alpha)}}),Jn=l,d&&Tr()}}Le&&br&&kt(Wu,he,l=>{z._lock||(Kn(l),Jn!=null&&gn(null,Er,!0,Ye.setSeries))});function hn(l,c,d){let g=T[c];d&&(l=l/xe-(g.ori==1?et:Ue));let y=ue;g.ori==1&&(y=q,l=y-l),g.dir==-1&&(l=y-l);let v=g._min,S=g._max,C=l/y,D=v+(S-v)*C,F=g.distr;return F==3?Qr(10,D):F==4?zf(D,g.asinh):F==100?g.bwd(D):D}function Am(l,c){let d=hn(l,$,c);return ln(d,t[0],at,lt)}n.valToIdx=l=>ln(l,t[0]),n.posToIdx=Am,n.posToVal=hn,n.valToPos=(l,c,d)=>T[c].ori==0?s(l,T[c],d?At:ue,d?Et:0):a(l,T[c],d?tn:q,d?Qt:0),n.setCursor=(l,c,d)=>{Ie=l.left,Fe=l.top,Zn(null,c,d)};function $a(l,c){Oe(Dr,Fr,$e.left=l),Oe(Dr,ko,$e.width=c)}function Ma(l,c){Oe(Dr,"top",$e.top=l),Oe(Dr,_o,$e.height=c)}let ro=P.ori==0?$a:Ma,oo=P.ori==1?$a:Ma;function Pm(){if(Le&&re.live)for(let l=o==2?1:0;l<k.length;l++){if(l==0&&qt)continue;let c=re.values[l],d=0;for(let g in c)mn[l][d++].firstChild.nodeValue=c[g]}}function zi(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((d,g)=>{de[g]=d}):Kf(l.idx)||de.fill(l.idx),re.idx=de[0]),Le&&re.live){for(let d=0;d<k.length;d++)(d>0||o==1&&!qt)&&Dm(d,de[d]);Pm()}Bt=!1,c!==!1&&dt("setLegend")}n.setLegend=zi;function Dm(l,c){let d=k[l],g=l==0&&Y==2?nn:t[l],y;qt?y=d.values(n,l,c)??Dn:(y=d.value(n,c==null?null:g[c],l,c),y=y==null?Dn:{_:y}),re.values[l]=y}function Zn(l,c,d){Wa=Ie,Ia=Fe,[Ie,Fe]=z.move(n,Ie,Fe),z.left=Ie,z.top=Fe,ve&&(xr&&vn(xr,ot(Ie),0,ue,q),Cr&&vn(Cr,0,ot(Fe),ue,q));let g,y=at>lt;Tn=Ee,Un=null;let v=P.ori==0?ue:q,S=P.ori==1?ue:q;if(Ie<0||ft==0||y){g=z.idx=null;for(let C=0;C<k.length;C++){let D=zt[C];D!=null&&vn(D,-10,-10,ue,q)}br&&gn(null,Er,!0,l==null&&Ye.setSeries),re.live&&(de.fill(g),Bt=!0)}else{let C,D,F;o==1&&(C=P.ori==0?Ie:Fe,D=hn(C,$),g=z.idx=ln(D,t[0],at,lt),F=O(t[0][g],P,v,0));let V=-10,Q=-10,oe=0,Te=0,ke=!0,me="",X="";for(let H=o==2?1:0;H<k.length;H++){let Me=k[H],ze=de[H],mt=ze==null?null:o==1?t[H][ze]:t[H][1][ze],Ae=z.dataIdx(n,H,g,D),He=Ae==null?null:o==1?t[H][Ae]:t[H][1][Ae];if(Bt=Bt||He!=mt||Ae!=ze,de[H]=Ae,H>0&&Me.show){let Rt=Ae==null?-10:Ae==g?F:O(o==1?t[0][Ae]:t[H][0][Ae],P,v,0),_t=He==null?-10:L(He,o==1?T[Me.scale]:T[Me.facets[1].scale],S,0);if(br&&He!=null){let Ht=P.ori==1?Ie:Fe,rn=it(pn.dist(n,H,Ae,_t,Ht));if(rn<Tn){let yn=pn.bias;if(yn!=0){let Lt=hn(Ht,Me.scale),Gt=He>=0?1:-1,on=Lt>=0?1:-1;on==Gt&&(on==1?yn==1?He>=Lt:He<=Lt:yn==1?He<=Lt:He>=Lt)&&(Tn=rn,Un=H)}else Tn=rn,Un=H}}if(Bt||wr){let Ht,rn;P.ori==0?(Ht=Rt,rn=_t):(Ht=_t,rn=Rt);let yn,Lt,Gt,on,bn,St,Ut=!0,Xn=bt.bbox;if(Xn!=null){Ut=!1;let Tt=Xn(n,H);Gt=Tt.left,on=Tt.top,yn=Tt.width,Lt=Tt.height}else Gt=Ht,on=rn,yn=Lt=bt.size(n,H);if(St=bt.fill(n,H),bn=bt.stroke(n,H),wr)H==Un&&Tn<=pn.prox&&(V=Gt,Q=on,oe=yn,Te=Lt,ke=Ut,me=St,X=bn);else{let Tt=zt[H];Tt!=null&&(vr[H]=Gt,kr[H]=on,qu(Tt,yn,Lt,Ut),Fu(Tt,St,bn),vn(Tt,en(Gt),en(on),ue,q))}}}}if(wr){let H=pn.prox,Me=Jn==null?Tn<=H:Tn>H||Un!=Jn;if(Bt||Me){let ze=zt[0];ze!=null&&(vr[0]=V,kr[0]=Q,qu(ze,oe,Te,ke),Fu(ze,me,X),vn(ze,en(V),en(Q),ue,q))}}}if($e.show&&Rn)if(l!=null){let[C,D]=Ye.scales,[F,V]=Ye.match,[Q,oe]=l.cursor.sync.scales,Te=l.cursor.drag;if(ut=Te._x,ct=Te._y,ut||ct){let{left:ke,top:me,width:X,height:H}=l.select,Me=l.scales[Q].ori,ze=l.posToVal,mt,Ae,He,Rt,_t,Ht=C!=null&&F(C,Q),rn=D!=null&&V(D,oe);Ht&&ut?(Me==0?(mt=ke,Ae=X):(mt=me,Ae=H),He=T[C],Rt=O(ze(mt,Q),He,v,0),_t=O(ze(mt+Ae,Q),He,v,0),ro(un(Rt,_t),it(_t-Rt))):ro(0,v),rn&&ct?(Me==1?(mt=ke,Ae=X):(mt=me,Ae=H),He=T[D],Rt=L(ze(mt,oe),He,S,0),_t=L(ze(mt+Ae,oe),He,S,0),oo(un(Rt,_t),it(_t-Rt))):oo(0,S)}else ji()}else{let C=it(Wa-Ua),D=it(Ia-Na);if(P.ori==1){let oe=C;C=D,D=oe}ut=pt.x&&C>=pt.dist,ct=pt.y&&D>=pt.dist;let F=pt.uni;F!=null?ut&&ct&&(ut=C>=F,ct=D>=F,!ut&&!ct&&(D>C?ct=!0:ut=!0)):pt.x&&pt.y&&(ut||ct)&&(ut=ct=!0);let V,Q;ut&&(P.ori==0?(V=Ar,Q=Ie):(V=Pr,Q=Fe),ro(un(V,Q),it(Q-V)),ct||oo(0,S)),ct&&(P.ori==1?(V=Ar,Q=Ie):(V=Pr,Q=Fe),oo(un(V,Q),it(Q-V)),ut||ro(0,v)),!ut&&!ct&&(ro(0,0),oo(0,0))}if(pt._x=ut,pt._y=ct,l==null){if(d){if(Ka!=null){let[C,D]=Ye.scales;Ye.values[0]=C!=null?hn(P.ori==0?Ie:Fe,C):null,Ye.values[1]=D!=null?hn(P.ori==1?Ie:Fe,D):null}so(Ps,n,Ie,Fe,ue,q,g)}if(br){let C=d&&Ye.setSeries,D=pn.prox;Jn==null?Tn<=D&&gn(Un,Er,!0,C):Tn>D?gn(null,Er,!0,C):Un!=Jn&&gn(Un,Er,!0,C)}}Bt&&(re.idx=g,zi()),c!==!1&&dt("setCursor")}let Nn=null;Object.defineProperty(n,"rect",{get(){return Nn==null&&io(!1),Nn}});function io(l=!1){l?Nn=null:(Nn=x.getBoundingClientRect(),dt("syncRect",Nn))}function Oa(l,c,d,g,y,v,S){z._lock||Rn&&l!=null&&l.movementX==0&&l.movementY==0||(Hi(l,c,d,g,y,v,S,!1,l!=null),l!=null?Zn(null,!0,!0):Zn(c,!0,!1))}function Hi(l,c,d,g,y,v,S,C,D){if(Nn==null&&io(!1),Kn(l),l!=null)d=l.clientX-Nn.left,g=l.clientY-Nn.top;else{if(d<0||g<0){Ie=-10,Fe=-10;return}let[F,V]=Ye.scales,Q=c.cursor.sync,[oe,Te]=Q.values,[ke,me]=Q.scales,[X,H]=Ye.match,Me=c.axes[0].side%2==1,ze=P.ori==0?ue:q,mt=P.ori==1?ue:q,Ae=Me?v:y,He=Me?y:v,Rt=Me?g:d,_t=Me?d:g;if(ke!=null?d=X(F,ke)?u(oe,T[F],ze,0):-10:d=ze*(Rt/Ae),me!=null?g=H(V,me)?u(Te,T[V],mt,0):-10:g=mt*(_t/He),P.ori==1){let Ht=d;d=g,g=Ht}}D&&(c==null||c.cursor.event.type==Ps)&&((d<=1||d>=ue-1)&&(d=or(d,ue)),(g<=1||g>=q-1)&&(g=or(g,q))),C?(Ua=d,Na=g,[Ar,Pr]=z.move(n,d,g)):(Ie=d,Fe=g)}let Gi={width:0,height:0,left:0,top:0};function ji(){Mo(Gi,!1)}let Fa,Va,qa,Qa;function Ba(l,c,d,g,y,v,S){Rn=!0,ut=ct=pt._x=pt._y=!1,Hi(l,c,d,g,y,v,S,!0,!1),l!=null&&(kt(Ds,Ns,za,!1),so(Uu,n,Ar,Pr,ue,q,null));let{left:C,top:D,width:F,height:V}=$e;Fa=C,Va=D,qa=F,Qa=V}function za(l,c,d,g,y,v,S){Rn=pt._x=pt._y=!1,Hi(l,c,d,g,y,v,S,!1,!0);let{left:C,top:D,width:F,height:V}=$e,Q=F>0||V>0,oe=Fa!=C||Va!=D||qa!=F||Qa!=V;if(Q&&oe&&Mo($e),pt.setScale&&Q&&oe){let Te=C,ke=F,me=D,X=V;if(P.ori==1&&(Te=D,ke=V,me=C,X=F),ut&&Ln($,hn(Te,$),hn(Te+ke,$)),ct)for(let H in T){let Me=T[H];H!=$&&Me.from==null&&Me.min!=Ee&&Ln(H,hn(me+X,H),hn(me,H))}ji()}else z.lock&&(z._lock=!z._lock,Zn(c,!0,l!=null));l!=null&&(gr(Ds,Ns),so(Ds,n,Ie,Fe,ue,q,null))}function Em(l,c,d,g,y,v,S){if(z._lock)return;Kn(l);let C=Rn;if(Rn){let D=!0,F=!0,V=10,Q,oe;P.ori==0?(Q=ut,oe=ct):(Q=ct,oe=ut),Q&&oe&&(D=Ie<=V||Ie>=ue-V,F=Fe<=V||Fe>=q-V),Q&&D&&(Ie=Ie<Ar?0:ue),oe&&F&&(Fe=Fe<Pr?0:q),Zn(null,!0,!0),Rn=!1}Ie=-10,Fe=-10,de.fill(null),Zn(null,!0,!0),C&&(Rn=C)}function Ha(l,c,d,g,y,v,S){z._lock||(Kn(l),Ei(),ji(),l!=null&&so(Iu,n,Ie,Fe,ue,q,null))}function Ga(){A.forEach(dg),Di(n.width,n.height,!0)}ar(li,qr,Ga);let Rr={};Rr.mousedown=Ba,Rr.mousemove=Oa,Rr.mouseup=za,Rr.dblclick=Ha,Rr.setSeries=(l,c,d,g)=>{let y=Ye.match[2];d=y(n,c,d),d!=-1&&gn(d,g,!0,!1)},ve&&(kt(Uu,x,Ba),kt(Ps,x,Oa),kt(Nu,x,l=>{Kn(l),io(!1)}),kt(Wu,x,Em),kt(Iu,x,Ha),qs.add(n),n.syncRect=io);let Oo=n.hooks=e.hooks||{};function dt(l,c,d){Vi?no.push([l,c,d]):l in Oo&&Oo[l].forEach(g=>{g.call(null,n,c,d)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Oo[c]=(Oo[c]||[]).concat(l.hooks[c])});let ja=(l,c,d)=>d,Ye=Xe({key:null,setSeries:!1,filters:{pub:Gu,sub:Gu},scales:[$,k[1]?k[1].scale:null],match:[ju,ju,ja],values:[null,null]},z.sync);Ye.match.length==2&&Ye.match.push(ja),z.sync=Ye;let Ka=Ye.key,Ki=Bc(Ka);function so(l,c,d,g,y,v,S){Ye.filters.pub(l,c,d,g,y,v,S)&&Ki.pub(l,c,d,g,y,v,S)}Ki.sub(n);function Rm(l,c,d,g,y,v,S){Ye.filters.sub(l,c,d,g,y,v,S)&&Rr[l](null,c,d,g,y,v,S)}n.pub=Rm;function Lm(){Ki.unsub(n),qs.delete(n),Bn.clear(),$s(li,qr,Ga),f.remove(),he?.remove(),dt("destroy")}n.destroy=Lm;function Yi(){dt("init",e,t),xa(t||e.data,!1),N[$]?qi($,N[$]):Ei(),Lo=$e.show&&($e.width>0||$e.height>0),jn=Bt=!0,Di(e.width,e.height)}return k.forEach(Sa),A.forEach(cm),r?r instanceof HTMLElement?(r.appendChild(f),Yi()):r(n,Yi):Yi(),n}st.assign=Xe;st.fmtNum=Ks;st.rangeNum=ui;st.rangeLog=mi;st.rangeAsinh=Gs;st.orient=ur;st.pxRatio=xe;st.join=np;st.fmtDate=Js,st.tzDate=fp;st.sync=Bc;{st.addGap=Kp,st.clipGaps=gi;let e=st.paths={points:Yc};e.linear=Zc,e.stepped=Zp,e.bars=Xp,e.spline=tg}var oa="smartmoney.theme",nd=matchMedia("(prefers-color-scheme: dark)");function mg(){let e=localStorage.getItem(oa);return e==="light"||e==="dark"?e:"system"}var Ao=Be(mg()),wi=Be("light");function ia(){wi.value=Ao.value==="system"?nd.matches?"dark":"light":Ao.value,document.documentElement.dataset.theme=wi.value}nd.addEventListener("change",ia);ia();function rd(e){Ao.value=e,e==="system"?localStorage.removeItem(oa):localStorage.setItem(oa,e),ia()}function cr({label:e,times:t,lines:r,format:n,height:o=240}){let s=Mn(null),a=wi.value,u=JSON.stringify([t,r]);Nt(()=>{let f=s.current;if(!f)return;let h=new st(fg(f,r,n,o),[t,...r.map(b=>b.values)],f),p=new ResizeObserver(()=>h.setSize({width:Math.max(f.clientWidth,200),height:o}));return p.observe(f),()=>{p.disconnect(),h.destroy()}},[u,a,o]);let m=Math.max(1,Math.floor(t.length/12));return i("figure",{class:"chart",children:[i("div",{ref:s,"aria-hidden":"true"}),i("figcaption",{class:"sr-only",children:[e,i("table",{children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Time"}),r.map(f=>i("th",{scope:"col",children:f.name},f.name))]})}),i("tbody",{children:t.map((f,h)=>(h%m===0||h===t.length-1)&&i("tr",{children:[i("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(p=>i("td",{children:p.values[h]==null?"":n(p.values[h])},p.name))]},f))})]})]})]})}function fg(e,t,r,n){let o=sa(e,"--muted"),s=sa(e,"--line"),a="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:u=>st.tzDate(new Date(u*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},axes:[{stroke:o,font:a,grid:{stroke:s,width:1},ticks:{show:!1},space:64,values:(u,m,f,h,p)=>m.map(b=>pg(b,p))},{stroke:o,font:a,size:68,grid:{stroke:s,width:1},ticks:{show:!1},values:(u,m)=>m.map(f=>r(f))}],series:[{value:(u,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(u=>{let m=sa(e,`--${u.tone??"accent"}`);return{label:u.name,stroke:m,width:u.points?0:2,spanGaps:!u.points,points:{show:u.points??!1,size:9,fill:m},paths:u.bars?st.paths.bars?.({size:[.7,24]}):void 0,fill:u.bars?od(m,.6):u.points||t.length>1?void 0:od(m,.1),value:(f,h)=>h==null?"\u2013":r(h)}})]}}function pg(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function sa(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function od(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function id({values:e,label:t}){if(e.length<2)return i("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),o=88,s=24,a=h=>h/(e.length-1)*(o-4)+2,u=h=>n===r?s/2:s-3-(h-r)/(n-r)*(s-6),m=e[e.length-1]??0,f=m>=(e[0]??0);return i("svg",{class:`spark ${f?"good":"bad"}`,width:o,height:s,viewBox:`0 0 ${o} ${s}`,role:"img","aria-label":t,children:[i("polyline",{points:e.map((h,p)=>`${a(p).toFixed(1)},${u(h).toFixed(1)}`).join(" ")}),i("circle",{cx:a(e.length-1),cy:u(m),r:"2"})]})}function cn({label:e,choices:t,chosen:r,change:n}){let o=s=>n(r.includes(s)?r.filter(a=>a!==s):[...r,s]);return i("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:s,label:a})=>i("button",{type:"button",class:"chip","aria-pressed":r.includes(s),onClick:()=>o(s),children:a},s))})}function Ct({label:e,choices:t,chosen:r,change:n}){return i("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:o,label:s})=>i("button",{type:"button","aria-pressed":o===r,onClick:()=>n(o),children:s},o))})}function dr({label:e,choices:t,chosen:r,change:n}){return i("label",{class:"field",children:[i("span",{children:e}),i("select",{value:r,onChange:o=>n(o.currentTarget.value),children:t.map(({value:o,label:s})=>i("option",{value:o,children:s},o))})]})}function Yr({label:e,value:t,change:r,min:n=0,max:o,step:s="any",hint:a}){return i("label",{class:"field",children:[i("span",{children:e}),i("input",{type:"number",inputMode:"decimal",value:t,min:n,max:o,step:s,placeholder:a,onChange:u=>{u.currentTarget.validity.valid&&r(u.currentTarget.value)}})]})}var sd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],ad=["ALL","DAY","WEEK","MONTH"],gg={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},ld=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"maxBuyVol",label:"Most bought, USD"}],ud=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],hg=20,vi=4;function cd(){let e=Ze("chain",ht,"BASE"),t=Ze("by",sd,"TRADER_SCORE"),r=Ze("window",ad,"ALL"),n=wt.value.params,o=n.get("asof")??"",s=n.get("after"),a={chain:e,rankBy:t,first:hg,after:s,window:r==="ALL"||o?null:r,asOf:o?`${o}T23:59:59Z`:null,filter:{...Object.fromEntries([...ld,...ud].flatMap(({name:p})=>n.get(p)?[[p,Number(n.get(p))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=ae(Al,a,{every:o?void 0:1e4}),m=ae(Pl,a),f=new Map(m.data?.wallets.nodes.map(p=>[p.walletAddress,p.equity.map(b=>b.realizedPnlUsd)])),h=p=>Pe({after:"",...p});return i(R,{children:[i(We,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),i("div",{class:"filters",children:[i(Ct,{label:"Chain",choices:ht.map(p=>({value:p,label:je[p]})),chosen:e,change:p=>h({chain:p,compare:""})}),i(Ct,{label:"Window",choices:ad.map(p=>({value:p,label:gg[p]})),chosen:o?"ALL":r,change:p=>h({window:p==="ALL"?"":p,asof:""})}),i(dr,{label:"Ranked by",choices:sd.map(p=>({value:p,label:we(p)})),chosen:t,change:p=>h({by:p})}),i("label",{class:"field",children:[i("span",{children:"As of the start of"}),i("input",{type:"date",value:o,onChange:p=>h({asof:p.currentTarget.value,window:""})})]}),i("details",{class:"more",children:[i("summary",{children:"Filter"}),i("div",{class:"filters",children:[ld.map(({name:p,label:b})=>i(Yr,{label:b,value:n.get(p)??"",change:w=>h({[p]:w}),hint:`${_(u.data?.wallets.chainDefaults[p]??0)} (default)`},p)),ud.map(({name:p,label:b,max:w})=>i(Yr,{label:b,value:n.get(p)??"",change:x=>h({[p]:x}),max:w,hint:"any"},p)),i("label",{class:"field",children:[i("span",{children:"Active since the start of"}),i("input",{type:"date",value:n.get("activeSince")??"",onChange:p=>h({activeSince:p.currentTarget.value})})]})]})]})]}),i(vg,{chain:e}),i("section",{class:"card","aria-label":"Ranked wallets",children:i(fe,{query:u,children:({wallets:p})=>i(yg,{page:p,chain:e,trend:f})})})]})}function yg({page:e,chain:t,trend:r}){let n=wt.value.params;if(e.edges.length===0){let s=e.chainDefaults;return i(ce,{title:"No wallet passes",children:["By default ",je[t]," asks for ",_(s.minTrades)," trades, ",_(s.minTokens)," tokens and ",_(s.minClosed)," closed positions. Lower the filter, or wait until more trades have come in."]})}let o=e.asOf?`as it stood on ${Yt(e.asOf)}`:e.windowStart?`since ${Yt(e.windowStart)}`:"all time";return i(R,{children:[i("p",{class:"muted small",children:[_(e.totalCount)," wallets, ",o,e.asOf?"":i(R,{children:[", updated ",i(ee,{at:e.updatedAt})]})]}),i(se,{label:`Wallets of ${je[t]}, best first`,columns:bg(t,r),rows:e.edges,id:s=>s.node.id}),i(Or,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:n.get("after")?()=>Pe({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>Pe({after:e.pageInfo.endCursor}):void 0})]})}function bg(e,t){let r=dd(),n=(o,s)=>Pe({compare:(s?[...r,o]:r.filter(a=>a!==o)).slice(0,vi).join(",")});return[{name:"Rank",number:!0,cell:o=>_(o.rank)},{name:"Wallet",cell:o=>i($r,{chain:e,address:o.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:o=>o.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:o=>i(Jt,{value:o.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:o=>i(wg,{of:o.node})},{name:"Trades",number:!0,cell:o=>i(R,{children:[_(o.node.tradeCount),i("small",{children:[_(o.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:o=>Ne(o.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:o=>i(ee,{at:o.node.lastTradeTime})},{name:"Trend",cell:o=>i(id,{values:t.get(o.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:o=>i("input",{type:"checkbox","aria-label":`Compare ${o.node.walletAddress}`,checked:r.includes(o.node.walletAddress),disabled:!r.includes(o.node.walletAddress)&&r.length>=vi,onChange:s=>n(o.node.walletAddress,s.currentTarget.checked)})}]}function wg({of:e}){return i(R,{children:[gt(e.trueWinRate),i("small",{class:e.closedPositions<10?"few":void 0,children:["of ",_(e.closedPositions)]})]})}function dd(){return(wt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,vi)}function vg({chain:e}){let t=dd(),r=Array.from({length:vi},(s,a)=>ae(Dl,{chain:e,address:t[a]??""},{skip:!t[a]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(s=>s.data?.wallet?[s.data.wallet]:[]),o=[{name:"Rank",of:s=>s.defaultRank?`#${_(s.defaultRank)}`:"not ranked"},{name:"Score",of:s=>s.traderScore.toFixed(3)},{name:"Profit",of:s=>i(Jt,{value:s.netPnlUsd})},{name:"Win rate",of:s=>`${gt(s.trueWinRate)} of ${_(s.closedPositions)}`},{name:"Trades",of:s=>_(s.tradeCount)},{name:"Average trade",of:s=>Ne(s.avgTradeSizeUsd)},{name:"Largest trade",of:s=>Ne(s.largestTradeUsd)},{name:"Last trade",of:s=>i(ee,{at:s.lastTradeTime})}];return i(G,{title:"Compared",actions:i("button",{type:"button",onClick:()=>Pe({compare:""}),children:"Close"}),children:[t.length===1&&i("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),i(_g,{wallets:n}),i(se,{label:"Compared wallets",rows:o,id:s=>s.name,columns:[{name:"Number",cell:s=>s.name},...n.map(s=>({name:s.walletAddress.slice(0,10),number:!0,cell:a=>a.of(s)}))]})]})}var kg=["accent","second","third","fourth"];function _g({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(o=>Date.parse(o.date)/1e3)))].sort((n,o)=>n-o);if(t.length<2)return null;let r=e.map((n,o)=>{let s=new Map(n.equity.map(a=>[Date.parse(a.date)/1e3,a.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:kg[o],values:t.map(a=>s.get(a)??null)}});return i(cr,{label:"Realized profit over time",times:t,lines:r,format:n=>Ne(n)})}var aa="smartmoney.key",kn=Be(void 0),ki=Be("");du({key:()=>kn.value?.key??"",refused:()=>la("The service no longer accepts this key: it was revoked or has expired.")});async function Po(e){let t=await Sg(e);await vs(),sessionStorage.setItem(aa,e),ki.value="",kn.value=t}async function Sg(e){try{let{config:t}=await Qe(kl,{},{key:e}),r=await md(()=>Qe(_l,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof De))throw t;if(t.code==="FORBIDDEN"&&await md(()=>Qe(Sl,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new De("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new De("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function md(e){try{return await e(),!0}catch(t){if(t instanceof De&&t.code==="FORBIDDEN")return!1;throw t}}async function fd(){let e=sessionStorage.getItem(aa);e&&await Po(e)}function la(e=""){sessionStorage.removeItem(aa),kn.value=void 0,ki.value=e,vs()}var pd=50,Jr=500,Tg=15e3,xg=250,_i=class{constructor(t){this.filter=t}filter;rows=Be(void 0);waiting=Be([]);paused=Be(!1);link=Be("connecting");said=Be("Connecting\u2026");gap=Be(!1);older=Be(void 0);refusal=Be(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await Qe(ms,{filter:this.filter,last:pd},{signal:this.abort.signal});this.rows.value=ua(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},Tg)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){try{let{signals:t}=await Qe(ms,{filter:this.filter,last:pd,before:this.older.value},{signal:this.abort.signal});this.add(t.nodes),this.older.value=t.pageInfo.hasPreviousPage&&(this.rows.value?.length??0)<Jr?t.pageInfo.startCursor??void 0:void 0}catch(t){this.fail(t)}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=mu(Rl,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${_(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Jr&&(this.arrivals=this.arrivals.slice(-Jr)),this.showing||(this.showing=setTimeout(()=>this.show(),xg))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Jr&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=ua([...t,...this.waiting.value]).slice(0,Jr):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(o=>o.sequence));this.rows.value=ua([...r,...t.filter(o=>!n.has(o.sequence))]).slice(0,Jr)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=o=>o.signalId===t?{...o,retractedAt:r}:o;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await Qe(El,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(o=>[o.signalId,o]));this.rows.value=this.rows.value?.map(o=>{let s=n.get(o.signalId);return s?{...o,retractedAt:s.retractedAt,token:{...o.token,profile:s.token.profile}}:o})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof De?t:new De("",String(t)))}};function ua(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var dn=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],gd=["P0","P1","P2"];function hd(){let e={chains:Ir("chains",ht),types:Ir("types",dn),priorities:Ir("priorities",gd)},t=wt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=jt(()=>{let s={};return e.chains.length>0&&(s.chains=e.chains),e.types.length>0&&(s.types=e.types),e.priorities.length>0&&(s.priorities=e.priorities),t.length>0&&(s.wallets=t),s},[r]),o=s=>a=>Pe({[s]:a.join(",")});return i(R,{children:[i(We,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),i("div",{class:"filters",children:[i(cn,{label:"Chains",choices:ht.map(s=>({value:s,label:je[s]})),chosen:e.chains,change:o("chains")}),i(cn,{label:"Types",choices:dn.map(s=>({value:s,label:we(s)})),chosen:e.types,change:o("types")}),i(cn,{label:"Priorities",choices:gd.map(s=>({value:s,label:s})),chosen:e.priorities,change:o("priorities")}),i("details",{class:"more",open:t.length>0,children:[i("summary",{children:"Watch list"}),i("label",{class:"field",children:[i("span",{children:"Only signals of these wallets: up to 50 addresses"}),i("input",{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",onChange:s=>o("wallets")(s.currentTarget.value.split(/[\s,]+/).filter(Boolean))})]})]})]}),i(Cg,{filter:n},r)]})}function Cg({filter:e}){let[t,r]=be(0),n=jt(()=>new _i(e),[t]);Nt(()=>(n.start(),()=>n.stop()),[n]);let o=n.rows.value,s=n.waiting.value,a=n.paused.value;return n.refusal.value?i(sn,{refusal:n.refusal.value,retry:()=>r(u=>u+1)}):o?i("section",{class:"card","aria-label":"Signals",children:[i("header",{class:"card-head",children:[i("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),i("div",{class:"actions",children:[s.length>0&&i("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",_(s.length)," new"]}),i("button",{type:"button",onClick:()=>{a?n.resume():n.paused.value=!0},children:a?"Resume":"Pause"})]})]}),n.gap.value&&i("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),o.length===0?i(Dg,{filtered:Object.keys(e).length>0}):i(se,{label:"Signals, newest first",columns:Do,rows:o,id:u=>u.signalId,class:u=>u.retractedAt?"gone":n.fresh.has(u.signalId)?"fresh":""}),n.older.value&&i("div",{class:"pager",children:i("button",{type:"button",onClick:()=>{n.loadOlder()},children:"Older signals"})})]}):i(Mr,{label:"Loading the newest signals"})}var Do=[{name:"Time",cell:e=>i(ee,{at:e.sentAt})},{name:"Priority",cell:e=>i(ri,{priority:e.priority})},{name:"Signal",cell:e=>i("span",{children:[i("a",{href:_e(["signal",e.signalId]),children:e.headline}),i("small",{children:[we(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>i(yt,{chain:e.chain})},{name:"Token",cell:e=>i(Zt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>i(R,{children:[e.summary.traderCount,i("small",{children:["best #",_(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Ne(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>rt(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>i(R,{children:[rt(e.token.profile?.priceUsd),i("small",{children:i($t,{value:Ag(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>i(R,{children:[i($t,{value:e.token.priceChangePct/100}),i("small",{children:Pg(e)})]})}];function Ag(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function Pg(e){return e.latency?`after ${Ge((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function Dg({filtered:e}){let t=jt(()=>new Date(Date.now()-864e5).toISOString(),[]),r=ae(Ll,{since:t},{every:3e4}),n=ae(Ul,{},{skip:kn.value?.scope!=="customer"});return i(fe,{query:r,children:o=>i(ce,{title:e?"No signal passes this filter":"No signals yet",children:i("ul",{class:"why",children:[e&&i("li",{children:"Fewer chips, or a longer watch list, may show more."}),Eg(o,n.data?.usage.budget,bo.value).map(s=>i("li",{children:s},s))]})})})}function Eg(e,t,r){let n=[],o=e.chains.filter(u=>e.config.chains.includes(u.chain));o.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of o)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${je[u.chain]} is quiet: its last trade was ${ni(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${je[u.chain]} yet.`),u.reason&&n.push(`${je[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${_(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let s=new Map;for(let u of e.decisions.nodes)s.set(u.rule??"",(s.get(u.rule??"")??0)+u.count);let[a]=[...s].sort((u,m)=>m[1]-u[1]);return a?n.push(`In the last 24 hours the rule \u201C${we(a[0])}\u201D held back ${_(a[1])} candidates, more than any other.`):o.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function bd(){let e=ae(Nl,{},{every:5e3});return i(R,{children:[i(We,{title:"Overview",about:"Whether the service does its work, and for how long the disk will do."}),i(fe,{query:e,children:t=>{let r=t.serviceStatus;return i("div",{class:"stack",children:[i(Lg,{data:t}),i(G,{children:i(Ke,{items:Ug(r)})}),i(G,{title:"Chains",children:i(se,{label:"Chains",columns:Ng,rows:r.chains,id:n=>n.chain})}),i(G,{title:"Delivery",children:[i(se,{label:"How long delivery takes",columns:Wg,rows:r.deliveries.steps,id:n=>n.step}),i("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),i(G,{title:"Database",children:i(Ke,{items:$g(r.database)})}),i(G,{title:"Processes",children:i(se,{label:"Processes",columns:Ig,rows:r.processes,id:n=>`${n.role} ${n.name}`})}),i(Og,{status:r})]})}})]})}function Rg({serviceStatus:e,sources:t,sinks:r}){let n=[];for(let a of e.chains)a.reason&&n.push(`${je[a.chain]}: ${a.reason}.`);e.processes.some(a=>a.leader)||n.push("No process leads: events are stored, and no signal is found until one does.");for(let a of[...t,...r])a.healthy||n.push(`${a.name}: ${a.problem??"not healthy"}`);let o=e.deliveries;o.overdueSeconds>60&&n.push(`The oldest delivery to a webhook has been due for ${Ge(o.overdueSeconds)}.`),o.disabledWebhooks>0&&n.push(`${_(o.disabledWebhooks)} webhooks are switched off after failures.`);let s=e.database?.daysUntilFull;return s!=null&&s<30&&n.push(`At its present growth the database fills the disk in ${Ge(s*86400)}.`),n}function Lg({data:e}){let t=Rg(e);return t.length===0?i("p",{class:"note good",role:"status",children:"All is well."}):i("div",{class:"note bad",role:"alert",children:[i("strong",{children:"Needs attention"}),i("ul",{class:"why",children:t.map(r=>i("li",{children:r},r))})]})}function Ug(e){let t=e.chains.map(o=>o.eventsPerSecond).filter(o=>o!=null),r=e.deliveries.steps.find(o=>o.step==="webhook"),n=e.processes.filter(o=>!o.leader&&["all","api","engine"].includes(o.role)).length;return[{name:"Events",value:t.length>0?`${Ts(t.reduce((o,s)=>o+s,0))}/s`:"not measured yet",note:`${_(e.chains.reduce((o,s)=>o+s.events,0))} since the start`},{name:"Behind",value:Ge(Math.max(...e.chains.map(o=>o.lagSeconds))),note:`${_(e.chains.reduce((o,s)=>o+s.unprocessed,0))} events to process`},{name:"Leader",value:i("span",{class:"break",children:e.processes.find(o=>o.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:_(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${Ge(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:_(e.errors),note:`${_(e.warnings)} warnings, ${_(e.failedRequests)} failed requests`},{name:"Runs since",value:i(ee,{at:e.startedAt}),note:e.version}]}var Ng=[{name:"Chain",cell:e=>i(yt,{chain:e.chain})},{name:"State",cell:e=>i("span",{class:`badge ${e.healthy?"good":"bad"}`,title:e.reason??"",children:e.healthy?"Healthy":"Behind"})},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Ts(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>i(ee,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>i(R,{children:[Ge(e.lagSeconds),i("small",{children:[_(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>_(e.events)}],yd={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},Wg=[{name:"Step",cell:e=>i(R,{children:[yd[e.step]?.[0]??e.step,i("small",{children:yd[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":Ge(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":Ge(e.p99Seconds)},{name:"Times",number:!0,cell:e=>_(e.count)}],Ig=[{name:"Process",cell:e=>i(R,{children:[i("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&i("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?i("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function $g(e){if(!e)return[{name:"Size",value:"not measured yet"}];let t=`measured over ${Ge(e.measuredSeconds)}`;return[{name:"Size",value:ti(e.bytes),note:e.kind==="postgres"?"PostgreSQL":"SQLite"},{name:"Growth a day",value:e.growthPerDay==null?"after ten minutes":ti(e.growthPerDay),note:t},{name:"Free",value:e.freeBytes==null?"unknown":ti(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":"on its disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${_(e.daysUntilFull)} days`,note:e.daysUntilFull==null?"not known":"at this growth"}]}var Mg=[{name:"Level",cell:e=>i("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>i(R,{children:[e.message,e.details&&i("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>_(e.count)},{name:"First",wide:!0,cell:e=>i(ee,{at:e.firstAt})},{name:"Last",cell:e=>i(ee,{at:e.lastAt})}];function Og({status:e}){return i(G,{title:"Warnings and errors",actions:i("a",{href:_e(["sources"]),children:"Sources"}),children:e.problems.length===0?i(ce,{title:"None",children:"This process has logged no warning and no error since it started."}):i(se,{label:"Warnings and errors, the last first",columns:Mg,rows:e.problems,id:t=>t.level+t.message})})}var wd=["FLAG","ENVIRONMENT","FILE","DEFAULT"],vd={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function kd(){let e=Ir("origins",wd),t=ae(Wl,{});return i(R,{children:[i(We,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),i("div",{class:"filters",children:i(cn,{label:"Where from",choices:wd.map(r=>({value:r,label:vd[r]})),chosen:e,change:r=>Pe({origins:r.join(",")})})}),i(fe,{query:t,children:({settings:r})=>i(Fg,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function Fg({settings:e,all:t}){if(e.length===0)return i(ce,{title:"No setting comes from there",children:["All ",_(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,o)=>+(n==="")-+(o===""));return i("div",{class:"stack",children:[r.map(n=>i(G,{title:n||"Every command, and sections of the file",children:i(se,{label:`Settings: ${n||"every command"}`,columns:Vg,rows:e.filter(o=>o.group===n),id:o=>o.name})},n)),i("p",{class:"muted",children:[_(e.length)," of ",_(t)," settings. Change one where it comes from, then restart the process."]})]})}var Vg=[{name:"Setting",cell:e=>i(R,{children:[i("span",{class:"mono",children:e.name}),e.description&&i("small",{children:e.description})]})},{name:"Value",cell:e=>i(R,{children:[i("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&i("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?i("span",{class:"muted",children:"default"}):i(R,{children:[i("strong",{children:vd[e.origin]}),i("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":i("span",{class:"mono break",children:e.default||"not set"})}];function _d({args:[e=""]}){let t=ae(Il,{id:e},{every:15e3});return i(fe,{query:t,children:({signal:r})=>r?i(qg,{s:r}):i(ce,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function qg({s:e}){return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:_e(["live"]),children:"Live"})," \u203A signal ",_(e.sequence)]}),i(We,{title:e.headline,about:i(R,{children:[i(ri,{priority:e.priority})," ",i(yt,{chain:e.chain})," ",we(e.notificationType)," \xB7 ",Fn(e.timestamp)]}),children:i(Zt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&i("p",{class:"note bad",role:"alert",children:["Retracted ",i(ee,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&i("p",{class:"note",children:[i("a",{href:_e(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&i(R,{children:[" \xB7 outcome ",i("strong",{children:e.market.outcomeLabel})]})]}),i(G,{title:"Price since",children:i(Qg,{s:e})}),i(G,{title:`Wallets (${_(e.summary.traderCount)})`,children:i(Bg,{s:e})}),i("div",{class:"columns",children:[i(G,{title:"Why it was raised",children:i("ul",{class:"reasons",children:e.why.reasons.map(t=>i("li",{children:t.text},t.text))})}),i(zg,{s:e})]}),i(Hg,{id:e.signalId,at:e.latency?.deliveredAt??null}),i(Gg,{token:e.token.address,own:e.signalId})]})}function Qg({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),o=(s,a,u)=>({name:s,value:i($t,{value:u}),note:u!==null?rt(t*(1+u)):n<a*36e5?"not yet":"no price known"});return i(Ke,{items:[{name:"First wallet paid",value:rt(e.token.firstSmartEntryPrice),note:`${Kt(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:rt(t),note:e.latency?`raised ${Ge(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:rt(r),note:i($t,{value:r&&t?r/t-1:null})},o("After 1 hour",1,e.outcome.return1h),o("After 6 hours",6,e.outcome.return6h),o("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":rt(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Bg({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${_(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>i($r,{chain:e.chain,address:n.walletAddress})},{name:"Size",number:!0,cell:n=>Ne(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Paid",number:!0,cell:n=>rt(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>i(Jt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; beside it today\u2019s, with the number of positions",sort:n=>n.winRate,cell:n=>i(R,{children:[gt(n.winRate),n.profile&&i("small",{children:["today ",gt(n.profile.trueWinRate)," of ",_(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${_(n.profile.defaultRank)}`:"\u2013"}];return i(se,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function zg({s:e}){let t=e.decision.delivered;return i(G,{title:"Why you got it",children:[i("p",{class:"lead",children:e.decision.text}),t&&i(Ke,{items:[{name:"Signal of the day",value:_(t.dailyUsed),note:`of ${_(t.dailyBudget)}`},{name:"Of this type",value:_(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${_(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function Hg({id:e,at:t}){let r=ae($l,{},{skip:kn.value?.scope!=="customer",every:3e4});if(kn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:o=>i("span",{class:"mono",children:o.url||"removed"})},{name:"What",cell:o=>o.retraction?"retraction":"signal"},{name:"State",cell:o=>i("span",{class:`badge ${o.state==="DELIVERED"?"good":o.state==="FAILED"?"bad":""}`,children:we(o.state)})},{name:"Attempts",cell:o=>o.attempts.map(s=>s.status??s.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:o=>i(ee,{at:o.createdAt})}];return i(G,{title:"Deliveries to webhooks",children:i(fe,{query:r,children:({webhooks:o})=>{let s=o.flatMap(a=>a.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:a.url})));return s.length>0?i(se,{label:"Deliveries",columns:n,rows:s,id:a=>a.url+String(a.retraction)}):o.some(a=>a.url)?i(ce,{title:"Not among the last 200 deliveries",children:t?i(R,{children:["A webhook accepted it ",i(ee,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):i(ce,{title:"You have no webhook",children:"Signals are in your log, and reach whoever subscribes or polls."})}})})}function Gg({token:e,own:t}){let r=ae(Ml,{token:e});return i(G,{title:"Everything decided about this token",children:i(fe,{query:r,children:({decisions:n})=>n.nodes.length===0?i(ce,{title:"Nothing in the last 7 days"}):i(se,{label:"Decisions about the token",rows:n.nodes,id:o=>`${o.type}${o.firstAt}${o.rule}`,columns:[{name:"When",cell:o=>i(ee,{at:o.lastAt})},{name:"Type",cell:o=>we(o.type)},{name:"Result",cell:o=>i("span",{class:`badge ${o.outcome==="DELIVERED"?"good":""}`,children:o.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:o=>o.signalId&&o.signalId!==t?i("a",{href:_e(["signal",o.signalId]),children:o.text}):o.text},{name:"Times",number:!0,cell:o=>_(o.count)}]})})})}function Sd(){let e=ae(Ol,{},{every:5e3});return i(R,{children:[i(We,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),i(fe,{query:e,children:({sources:t,sinks:r})=>i("div",{class:"stack",children:[t.length===0&&i(ce,{title:"No live source",children:["Trades come by ",i("code",{children:"POST /ingest/events"})," alone. A source is added with ",i("code",{children:"smartmoney source add"})," or in ",i("code",{children:"smartmoney.yaml"}),"."]}),t.map(n=>i(jg,{source:n},n.name)),t.length>0&&i(Jg,{names:t.map(n=>n.name)}),r.length>0&&i(G,{title:"Sinks",children:i(se,{label:"Sinks",columns:Zg,rows:r,id:n=>n.name})})]})})]})}function jg({source:e}){let t=e.events.reduce((n,o)=>n+o.count,0),r=e.skipped.reduce((n,o)=>n+o.count,0);return i(G,{class:"spaced",title:e.name,actions:i(Td,{healthy:e.healthy,state:e.state}),children:[e.problem&&i("p",{class:"note bad",children:e.problem}),e.waiting&&i("p",{class:"note",children:["Waits for ",e.waiting]}),i(Ke,{items:[{name:"Reads",value:we(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":_(e.lag),note:Kg(e)},{name:"Events in the log",value:_(t),note:e.events.map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:_(r),note:e.skipped.slice(0,3).map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:_(e.retracted),note:`${_(e.duplicates)} duplicates`},{name:"Last stored",value:i(ee,{at:e.lastBatchAt})}]}),e.lastError&&i("p",{class:"muted",children:["Last error, ",i(ee,{at:e.lastErrorAt}),": ",e.lastError]})]})}function Td({healthy:e,state:t}){return i("span",{class:`badge ${e?"good":"bad"}`,children:we(t)})}function Kg(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:Ge(e.lagSeconds)}var Yg=[{name:"When",cell:e=>i(ee,{at:e.at})},{name:"Where",cell:e=>i("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>i(R,{children:[e.reason,e.detail&&i("small",{children:e.detail})]})},{name:"Message",cell:e=>i("details",{children:[i("summary",{children:"Show"}),i("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Jg({names:e}){let t=Ze("source",e,e[0]??""),r=ae(Fl,{source:t});return i(G,{title:"Messages that became no event",actions:i("label",{class:"field inline",children:[i("span",{children:"Source"}),i("select",{value:t,onChange:n=>Pe({source:n.currentTarget.value}),children:e.map(n=>i("option",{children:n},n))})]}),children:i(fe,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?i(ce,{title:"None",children:["Every message of ",t," was understood."]}):i(R,{children:[i(se,{label:`Messages of ${t} that became no event, newest first`,columns:Yg,rows:n.nodes,id:o=>String(o.number)}),i("p",{class:"muted",children:[_(n.nodes.length)," of ",_(n.totalCount)," that are kept."]})]})})})}var Zg=[{name:"Sink",cell:e=>i(R,{children:[e.name,i("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>i(R,{children:[i(Td,{healthy:e.healthy,state:e.state}),e.problem&&i("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>_(e.published)},{name:"To publish",number:!0,cell:e=>_(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>_(e.failures)},{name:"Last published",cell:e=>i(ee,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?i(R,{children:[e.lastError,i("small",{children:i(ee,{at:e.lastErrorAt})})]}):"\u2013"}];function xd({args:[e="",t=""]}){let r=ht.find(o=>o===e.toUpperCase())??"BASE",n=ae(Vl,{chain:r,address:t},{every:15e3});return i(fe,{query:n,children:({token:o})=>o?i(Xg,{t:o}):i(ce,{title:"This token is unknown",children:["The service has seen no trade of ",wn(t)," on this chain."]})})}function Xg({t:e}){return i("div",{class:"stack",children:[i(We,{title:e.symbol||wn(e.address),about:i(R,{children:[i(yt,{chain:e.chain})," ",i("span",{class:"mono address",children:e.address})]}),children:i(Vn,{text:e.address,label:"the address"})}),i(G,{children:i(Ke,{items:[{name:"Price",value:rt(e.priceUsd),note:e.priceAt?i(ee,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":Ne(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":_(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&i(Ad,{m:e.market}),i(eh,{chain:e.chain,token:e.address})]})}function eh({chain:e,token:t}){let r=ae(ql,{chain:e,token:t},{every:15e3});return i(fe,{query:r,children:({signals:n})=>i(R,{children:[i(G,{title:"Signals on it",children:n.nodes.length===0?i(ce,{title:"None of your signals is on it",children:i("a",{href:_e(["live"]),children:"See all signals"})}):i(se,{label:"Signals on the token",columns:Do,rows:[...n.nodes].sort((o,s)=>s.sequence-o.sequence),id:o=>o.signalId})}),n.nodes.length>0&&i(G,{title:"Top wallets in these signals",children:i(th,{chain:e,nodes:n.nodes})})]})})}function th({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(o=>!o.retractedAt).flatMap(o=>o.traders)){let o=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(o?.sizeUsd??0,n.tradeSizeUsd),signals:(o?.signals??0)+1})}return i(se,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,o)=>n.rank-o.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${_(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>i($r,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>Ne(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>_(n.signals),sort:n=>n.signals}]})}function Cd({args:[e=""]}){let t=ae(Ql,{itemId:e},{every:15e3});return i(fe,{query:t,children:({market:r})=>r?i("div",{class:"stack",children:[i(We,{title:r.question||"A market without a question",about:i(yt,{chain:"POLYMARKET"})}),i(Ad,{m:r})]}):i(ce,{title:"This market is unknown",children:"No source has described it yet."})})}function Ad({m:e}){return i(G,{title:e.outcomeLabel?i("a",{href:_e(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[i(Ke,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:Ne(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:i("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&i(se,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>i("a",{class:"symbol",href:_e(["token","POLYMARKET",t.token]),children:t.outcomeLabel||wn(t.token)})},{name:"Price",number:!0,cell:t=>rt(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":i("span",{class:"chance",children:[i("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var nh=200,ca=2e3;function da(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Zr(e,t){let r=da(e,t);return r===null?null:e.notificationType==="SELL_SIGNAL"?-r:r}function Si(e,t){let r=e.filter(a=>!a.retractedAt).map(a=>Zr(a,t)).filter(a=>a!==null).sort((a,u)=>a-u),n=r.filter(a=>a>0).length,o=r.length/2,s=r.length===0?null:r.length%2===1?r[Math.floor(o)]??null:((r[o-1]??0)+(r[o]??0))/2;return{known:r.length,wins:n,...rh(n,r.length),median:s,worst:r[0]??null,best:r.at(-1)??null}}function rh(e,t){if(t===0)return{low:0,high:1};let r=1.96,n=e/t,o=1+r*r/t,s=(n+r*r/(2*t))/o,a=r/o*Math.sqrt(n*(1-n)/t+r*r/(4*t*t));return{low:Math.max(0,s-a),high:Math.min(1,s+a)}}function Pd(e){let t=new Date(e);return t.setUTCDate(t.getUTCDate()-(t.getUTCDay()+6)%7),t.toISOString().slice(0,10)}function Dd(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(oh).join(",")).join(`\r
`)}function oh(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Ed(e,t,r){let[n,o]=be({signals:[],done:!1,cut:!1}),s=JSON.stringify(e);return Nt(()=>{let a=new AbortController;return o({signals:[],done:!1,cut:!1}),ih(e,t,a.signal,o),()=>a.abort()},[s,t,r]),n}async function ih(e,t,r,n){let o=[],s=null;try{for(;;){let a=await Qe(Bl,{filter:e,last:nh,before:s},{signal:r}),{nodes:u,pageInfo:m}=a.signals,f=u.filter(b=>b.sentAt>t).sort((b,w)=>w.sequence-b.sequence);o.push(...f),s=m.startCursor;let h=f.length===u.length&&m.hasPreviousPage&&s!==null,p=!h||o.length>=ca;if(n({signals:[...o],done:p,cut:h&&p}),p)return}}catch(a){r.aborted||n({signals:o,done:!0,cut:!1,refusal:a instanceof De?a:new De("",String(a))})}}var Rd=["7","30","90"],Ti=["1h","6h","24h","settled"],xi={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Ld=["all","wins","losses","open"],Ud={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Id=30,ma=100;function $d(){let e=Ze("days",Rd,"30"),t=Ze("after",Ti,"1h"),r=Ze("chain",["ALL",...ht],"ALL"),n=Ze("type",["ALL",...dn],"ALL"),[o,s]=be(0),a=jt(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,o]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},m=Ed(u,a,o),f=ae(zl,{since:a,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),h=()=>s(p=>p+1);return i(R,{children:[i(We,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[i("button",{type:"button",onClick:h,children:"Renew"}),i("button",{type:"button",disabled:!m.done||m.signals.length===0,onClick:()=>sh(m.signals),children:"CSV"})]}),i("div",{class:"filters",children:[i(Ct,{label:"Period",choices:Rd.map(p=>({value:p,label:`${p} days`})),chosen:e,change:p=>Pe({days:p})}),i(Ct,{label:"Graded after",choices:Ti.map(p=>({value:p,label:xi[p]})),chosen:t,change:p=>Pe({after:p})}),i(dr,{label:"Chain",choices:[{value:"ALL",label:"All"},...ht.map(p=>({value:p,label:je[p]}))],chosen:r,change:p=>Pe({chain:p==="ALL"?"":p})}),i(dr,{label:"Type",choices:[{value:"ALL",label:"All"},...dn.map(p=>({value:p,label:we(p)}))],chosen:n,change:p=>Pe({type:p==="ALL"?"":p})})]}),i(G,{children:i(fe,{query:f,children:({signalStats:p})=>i(ah,{stats:p,since:a,span:t})})}),m.refusal&&i(sn,{refusal:m.refusal,retry:h}),m.signals.length===0&&!m.refusal&&(m.done?i(ce,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",i("a",{href:_e(["live"]),children:"See what comes now"})]}):i(Mr,{label:"Loading signals"})),m.signals.length>0&&i(lh,{signals:m.signals,span:t,done:m.done,cut:m.cut})]})}function sh(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([Dd(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function ah({stats:e,since:t,span:r}){let n={"1h":e.return1h,"6h":e.return6h,"24h":e.return24h,settled:e.settled},o=s=>({name:`Right after ${xi[s].toLowerCase()}`,value:i("span",{class:s===r?"chosen":"",children:gt(n[s].hitRate)}),note:n[s].count===0?"none graded yet":i(R,{children:["of ",_(n[s].count),n[s].hitRateStdError!==null&&` \xB1 ${((n[s].hitRateStdError??0)*196).toFixed(0)}`,i("br",{}),"median ",Kt(n[s].medianReturn)]})});return i(R,{children:[e.keptSince&&e.keptSince>t&&i("p",{class:"note warn",children:["Signals before ",Fn(e.keptSince)," are no longer kept and not counted."]}),i(Ke,{items:[{name:"Signals",value:_(e.count),note:e.retracted>0?`and ${_(e.retracted)} retracted, not counted`:`since ${Yt(t)}`},o("1h"),o("6h"),o("24h"),o("settled")]})]})}function lh({signals:e,span:t,done:r,cut:n}){let o=Si(e,t),s=Nd(e,u=>we(u.notificationType)),a=Nd(e,u=>Pd(u.sentAt));return i(R,{children:[!r&&i(Mr,{label:`${_(e.length)} signals loaded`}),n&&i("p",{class:"note warn",children:["Below are the newest ",_(ca)," signals of the period; the numbers above are of all."]}),i("div",{class:"columns",children:[i(G,{title:"Wins and losses",children:i(uh,{all:o,signals:e,span:t})}),i(G,{title:"How long it pays to wait",children:i(ch,{signals:e})})]}),i(G,{title:"By type",children:i(Wd,{label:"By type",first:"Type",groups:s,span:t})}),i(G,{title:"By week",children:i(Wd,{label:"By week",first:"Week from",groups:a,span:t})}),i(G,{title:"Every signal",children:i(dh,{signals:e,span:t})})]})}function uh({all:e,signals:t,span:r}){return e.known===0?i(ce,{title:"None is graded yet",children:[_(t.length)," signals wait: a price is taken ",xi[r].toLowerCase()," after each",r==="settled"?", if it is on a prediction market":"","."]}):i(Ke,{items:[{name:"Wins",value:i("span",{class:"good",children:_(e.wins)}),note:`best ${Kt(e.best)}`},{name:"Losses",value:i("span",{class:"bad",children:_(e.known-e.wins)}),note:`worst ${Kt(e.worst)}`},{name:"Right",value:gt(e.wins/e.known),note:`95 %: ${gt(e.low)} to ${gt(e.high)}`},{name:"Median gain",value:i($t,{value:e.median}),note:e.known<Id?`only ${_(e.known)}: says little`:`of ${_(e.known)}`}]})}function ch({signals:e}){let t=e.filter(n=>Ti.slice(0,3).every(o=>da(n,o)!==null));if(t.length===0)return i(ce,{title:"No signal is a day old yet",children:"The same signals are compared after 1, 6 and 24 hours."});let r=["1h","6h","24h"].map(n=>Si(t,n).median??0);return i(R,{children:[i("p",{class:"muted small",children:["Median gain of the ",_(t.length)," signals that are a day old"]}),i(Ke,{items:r.map((n,o)=>({name:`After ${xi[Ti[o]??"1h"]}`,value:i($t,{value:n})}))})]})}function Nd(e,t){let r=new Map;for(let n of e)r.set(t(n),[...r.get(t(n))??[],n]);return[...r].map(([n,o])=>({name:n,signals:o}))}function Wd({label:e,first:t,groups:r,span:n}){let o=r.map(u=>({...u,sum:Si(u.signals,n)})),s=[{name:t,cell:u=>u.name,sort:u=>u.name},{name:"Signals",number:!0,cell:u=>_(u.signals.length),sort:u=>u.signals.length},{name:"Graded",number:!0,cell:u=>_(u.sum.known)},{name:"Wins",number:!0,cell:u=>i("span",{class:"good",children:_(u.sum.wins)})},{name:"Losses",number:!0,cell:u=>i("span",{class:"bad",children:_(u.sum.known-u.sum.wins)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>u.sum.known?u.sum.wins/u.sum.known:-1,cell:u=>u.sum.known===0?"\u2013":i(R,{children:[gt(u.sum.wins/u.sum.known),i("small",{class:u.sum.known<Id?"few":"",children:[gt(u.sum.low)," to ",gt(u.sum.high)]})]})},{name:"Median gain",number:!0,cell:u=>i($t,{value:u.sum.median}),sort:u=>u.sum.median??-9},{name:"Worst",number:!0,cell:u=>i($t,{value:u.sum.worst})},{name:"Best",number:!0,cell:u=>i($t,{value:u.sum.best})}],a=[...o].filter(u=>/^\d{4}-/.test(u.name)&&u.sum.median!==null).sort((u,m)=>u.name.localeCompare(m.name));return i(R,{children:[a.length>1&&i(cr,{label:"Median gain by week",times:a.map(u=>Date.parse(u.name)/1e3),format:u=>Kt(u),height:180,lines:[{name:"Median gain",values:a.map(u=>u.sum.median)}]}),i(se,{label:e,columns:s,rows:o,id:u=>u.name})]})}function dh({signals:e,span:t}){let r=Ze("grade",Ld,"all"),n=e.filter(s=>{let a=s.retractedAt?null:Zr(s,t);return r==="all"||(r==="open"?a===null:a!==null&&r==="wins"==a>0)}),o=[{name:"Time",cell:s=>i(ee,{at:s.sentAt}),sort:s=>s.sequence},{name:"Grade",cell:s=>i(mh,{s,span:t})},{name:"Gain",number:!0,cell:s=>i($t,{value:Zr(s,t)}),sort:s=>Zr(s,t)??-9},{name:"Signal",cell:s=>i(R,{children:[i("a",{href:_e(["signal",s.signalId]),children:s.headline}),i("small",{children:we(s.notificationType)})]})},{name:"Chain",wide:!0,cell:s=>i(yt,{chain:s.chain})},{name:"Token",cell:s=>i(Zt,{chain:s.chain,address:s.token.address,symbol:s.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:s=>rt(s.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:s=>Kt(s.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:s=>Kt(s.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:s=>Kt(s.outcome.return24h)}];return i(R,{children:[i(Ct,{label:"Grades",choices:Ld.map(s=>({value:s,label:Ud[s]})),chosen:r,change:s=>Pe({grade:s==="all"?"":s})}),n.length===0?i(ce,{title:`None: ${Ud[r].toLowerCase()}`}):i(se,{label:"Graded signals",columns:o,rows:n.slice(0,ma),id:s=>s.signalId,class:s=>s.retractedAt?"gone":""}),n.length>ma&&i("p",{class:"muted small",children:["The newest ",_(ma)," of ",_(n.length),"; the CSV has all."]})]})}function mh({s:e,span:t}){let r=Zr(e,t);return e.retractedAt?i("span",{class:"badge",children:"Retracted"}):r===null?i("span",{class:"badge",children:"Open"}):i("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var Md=["positions","closed","trades","signals"],fh={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Od({args:[e="",t=""]}){let r=ht.find(o=>o===e.toUpperCase())??"BASE",n=ae(Kl,{chain:r,address:t},{every:15e3});return i(fe,{query:n,children:({wallet:o})=>o?i(ph,{w:o}):i(ce,{title:"This wallet is unknown",children:["The service has seen no trade of ",wn(t)," on this chain."]})})}function ph({w:e}){let t=Ze("tab",Md,"positions"),r={chain:e.chain,address:e.walletAddress};return i("div",{class:"stack",children:[i("p",{class:"small",children:[i("a",{href:_e(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${_(e.defaultRank)}`:"not ranked"]}),i(We,{title:i("span",{class:"mono",children:wn(e.walletAddress)}),about:i(R,{children:[i(yt,{chain:e.chain})," ",i("span",{class:"mono address",children:e.walletAddress})]}),children:[i(Vn,{text:e.walletAddress,label:"the address"}),i("a",{href:_e(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),i(G,{children:i(gh,{w:e})}),e.scoreParts&&i(G,{title:"What the score is made of",children:i(hh,{w:e,parts:e.scoreParts})}),i("div",{class:"columns",children:[i(G,{title:"Realized profit over time",children:i(yh,{w:e})}),i(G,{title:"Score at each midnight",children:i(bh,{w:e})})]}),i(G,{title:i(Ct,{label:"Lists",choices:Md.map(n=>({value:n,label:fh[n]})),chosen:t,change:n=>Pe({tab:n,after:""})}),children:[t==="positions"&&i(wh,{of:r}),t==="closed"&&i(vh,{of:r}),t==="trades"&&i(kh,{of:r}),t==="signals"&&i(_h,{of:r})]})]})}function gh({w:e}){return i(Ke,{items:[{name:"Rank",value:e.defaultRank?`#${_(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:i(Jt,{value:e.netPnlUsd}),note:i(R,{children:[i(Jt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:gt(e.trueWinRate),note:`${_(e.winningPositions)} of ${_(e.closedPositions)} closed positions`},{name:"Trades",value:_(e.tradeCount),note:`${_(e.buyCount)} buys, ${_(e.sellCount)} sells, ${_(e.tokensTraded)} tokens`},{name:"Bought",value:Ne(e.totalBuyVolumeUsd),note:`sold ${Ne(e.totalSellVolumeUsd)}`},{name:"Average trade",value:Ne(e.avgTradeSizeUsd),note:`largest ${Ne(e.largestTradeUsd)}`},{name:"Last trade",value:i(ee,{at:e.lastTradeTime}),note:e.firstTradeTime?i(R,{children:["first ",i(ee,{at:e.firstTradeTime})]}):void 0}]})}function hh({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:i(R,{children:[i(Jt,{value:e.netPnlUsd})," for ",Ne(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${_(e.winningPositions)} of ${_(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${_(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${_(e.tradeCount)} trades; 1,000 are full`}];return i(se,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>gt(n.weight)},{name:"Adds",number:!0,cell:n=>i("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function yh({w:e}){return e.equity.length<2?i(ce,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):i(cr,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Date.parse(t.date)/1e3),format:t=>Ne(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function bh({w:e}){return e.rankHistory.length<2?i(ce,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):i(cr,{label:"Score at each midnight",times:e.rankHistory.map(t=>Date.parse(t.at)/1e3),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Ci({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0)return i(ce,{title:r});let{hasNextPage:o,endCursor:s}=e.pageInfo;return i(R,{children:[n(e.nodes),i(Or,{shown:e.nodes.length,total:e.totalCount,noun:t,first:wt.value.params.get("after")?()=>Pe({after:""}):void 0,more:o?()=>Pe({after:s}):void 0})]})}var Ai=()=>wt.value.params.get("after");function wh({of:e}){let t=ae(Yl,{...e,after:Ai()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ci,{page:r?.positions,noun:"positions",empty:"It holds nothing now",children:n=>i(se,{label:"Open positions",rows:n,id:o=>o.token,columns:[{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol}),sort:o=>o.symbol},{name:"Quantity",number:!0,wide:!0,cell:o=>xs(o.quantity)},{name:"Paid per token",number:!0,cell:o=>rt(o.quantity?o.costUsd/o.quantity:null)},{name:"Price",number:!0,cell:o=>rt(o.priceUsd)},{name:"Value",number:!0,cell:o=>Ne(o.valueUsd),sort:o=>o.valueUsd},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.pnlUsd}),sort:o=>o.pnlUsd}]})})})}function vh({of:e}){let t=ae(Jl,{...e,after:Ai()});return i(fe,{query:t,children:({wallet:r})=>i(Ci,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>i(se,{label:"Closed positions",rows:n,id:o=>o.token+o.openedAt+o.closedAt,columns:[{name:"Closed",cell:o=>i(ee,{at:o.closedAt})},{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Held",number:!0,cell:o=>Ge((Date.parse(o.closedAt)-Date.parse(o.openedAt))/1e3)},{name:"Paid",number:!0,cell:o=>Ne(o.costUsd),sort:o=>o.costUsd},{name:"Received",number:!0,wide:!0,cell:o=>Ne(o.proceedsUsd)},{name:"Profit",number:!0,cell:o=>i(Jt,{value:o.profitUsd}),sort:o=>o.profitUsd}]})})})}function kh({of:e}){let t=ae(Zl,{...e,after:Ai()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ci,{page:r?.trades,noun:"trades",empty:"No trade of it is kept",children:n=>i(R,{children:[r?.trades.keptSince&&i("p",{class:"note",children:["Trades before ",Fn(r.trades.keptSince)," are no longer kept."]}),i(se,{label:"Trades, newest first",rows:n,id:o=>o.id,columns:[{name:"Time",cell:o=>i(ee,{at:o.tradedAt})},{name:"Side",cell:o=>i("span",{class:`badge ${o.side==="BUY"?"good":"bad"}`,children:o.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:o=>i(Zt,{chain:e.chain,address:o.token,symbol:o.symbol})},{name:"Quantity",number:!0,wide:!0,cell:o=>xs(o.quantity)},{name:"Price",number:!0,cell:o=>rt(o.priceUsd)},{name:"Amount",number:!0,cell:o=>Ne(o.amountUsd),sort:o=>o.amountUsd}]})]})})})}function _h({of:e}){let t=ae(Xl,{...e,after:Ai()},{every:15e3});return i(fe,{query:t,children:({wallet:r})=>i(Ci,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>i(se,{label:"Signals of the wallet",columns:Do,rows:n,id:o=>o.signalId})})})}var Fd=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],Vd=["webhookUrl"];function qd(e){let t=new Set([...Fd.flatMap(([,o])=>o),...Vd]),r=o=>o.flatMap(s=>e.filter(a=>a.name===s)),n=e.filter(o=>!t.has(o.name));return[...Fd.map(([o,s])=>[o,r(s)]),["More",n]]}function Qd(e){return e.map(({name:t,description:r,type:n})=>{let o=r??"",s=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?s.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":s==="String"?"text":"number";return{name:t,label:Sh(t),text:o,kind:u,whole:s==="Int",of:s,...Th(o)}})}function Sh(e){let t=e.replace(/([A-Z])/g," $1").toLowerCase().replace(/\busd\b/,"USD").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}function Th(e){let t=o=>Number((o??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Pn(e,t){return e[t]??""}function fa(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(o=>JSON.stringify(o)).sort():n);return r(e)===r(t)}function pa(e,t,r){return e.filter(n=>!Vd.includes(n.name)&&!fa(Pn(t,n.name),Pn(r,n.name)))}var Bd=["ALL","DELIVERED","HELD_BACK"],xh=[{name:"Latest",cell:e=>i(ee,{at:e.lastAt})},{name:"Candidate",cell:e=>i(R,{children:[we(e.type),i("small",{children:i(yt,{chain:e.chain})})]})},{name:"Token",cell:e=>i(Zt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?i(R,{children:[i("a",{href:_e(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&i("small",{children:"retracted"})]}):i(R,{children:[we(e.rule??""),i("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>_(e.count)}];function zd(){let e=Ze("outcome",Bd,"ALL"),t=wt.value.params.get("token")??"",[r,n]=be(),o=ae(jl,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),s=a=>{n(void 0),Pe(a)};return i(G,{title:"Decisions",actions:i(R,{children:[i(Ct,{label:"Outcome",choices:Bd.map(a=>({value:a,label:we(a)})),chosen:e,change:a=>s({outcome:a==="ALL"?"":a})}),i("label",{class:"field inline",children:[i("span",{children:"Token"}),i("input",{value:t,size:18,placeholder:"address",onChange:a=>s({token:a.currentTarget.value.trim()})})]})]}),children:i(fe,{query:o,children:({decisions:a})=>a.nodes.length===0?i(ce,{title:"No decision",children:"No candidate of the last 7 days fits."}):i(R,{children:[i(se,{label:"Decisions, latest first",columns:xh,rows:a.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),i("div",{class:"pager",children:[r&&i("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),a.pageInfo.hasNextPage&&i("button",{type:"button",onClick:()=>n(a.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var Hd=["1","3","7"],Gd=36e5;function Yd(){let e=ae(Hl,{});return i(R,{children:[i(We,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),i(fe,{query:e,children:t=>i(Ch,{data:t,saved:e.reload},t.config.version)}),i(zd,{})]})}function Ch({data:e,saved:t}){let r=jt(()=>Qd(e.fields?.inputFields??[]),[e]),[n,o]=be({}),s=(u,m)=>o(f=>{let h={...f,[u]:m};return fa(m,Pn(e.config,u))&&delete h[u],h}),a=u=>{o(Object.fromEntries(pa(r,e.config,u).map(m=>[m.name,Pn(u,m.name)]))),scrollTo(0,0)};return i(R,{children:[i("div",{class:"tuning",children:[i("div",{class:"stack",children:qd(r).filter(([,u])=>u.length>0).map(([u,m])=>i(G,{title:u,children:i("div",{class:"stack",children:m.map(f=>i(Ah,{field:f,value:n[f.name]??Pn(e.config,f.name),changed:f.name in n,change:h=>s(f.name,h)},f.name))})},u))}),i("div",{class:"stack beside",children:[i(Eh,{draft:n,chains:e.chains}),i(Nh,{draft:n,fields:r,config:e.config,discard:()=>o({}),saved:t})]})]}),i(Wh,{data:e,fields:r,restore:a})]})}function Ah({field:e,value:t,changed:r,change:n}){return i("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&i(Yr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:o=>{o!==""&&n(Number(o))}}),e.kind==="text"&&i("label",{class:"field",children:[i("span",{children:e.label}),i("input",{value:String(t),onChange:o=>n(o.currentTarget.value)})]}),e.kind==="choice"&&i(dr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(o=>({value:o,label:o.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&i("div",{class:"field",children:[i("span",{children:e.label}),i(cn,{label:e.label,choices:Ph(e),chosen:t,change:n})]}),e.kind==="limits"&&i(Dh,{value:t,change:n}),i("small",{class:"muted",children:e.text})]})}function Ph(e){return e.of==="Chain"?ht.map(t=>({value:t,label:je[t]})):dn.map(t=>({value:t,label:we(t)}))}function Dh({value:e,change:t}){let r=(n,o)=>{let s=e.filter(a=>a.type!==n);t(o===""?s:[...s,{type:n,limit:Number(o)}])};return i("div",{class:"filters",children:dn.map(n=>i(Yr,{label:we(n),value:String(e.find(o=>o.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:o=>r(n,o)},n))})}function Eh({draft:e,chains:t}){let r=Ze("days",Hd,"1"),n=Math.max(0,...t.map(f=>Date.parse(f.lastEventAt??"")).filter(f=>!Number.isNaN(f))),o=new Date((n||Date.now())-Number(r)*24*Gd+Gd/4).toISOString(),s=fu(e,500),a=Object.keys(s).length>0,u=ae(fs,{input:{},since:o}),m=ae(fs,{input:s,since:o},{skip:!a});return i(G,{class:"spaced",title:"Replay",actions:i(Ct,{label:"Days",choices:Hd.map(f=>({value:f,label:f==="1"?"1 day":`${f} days`})),chosen:r,change:f=>Pe({days:f})}),children:i(fe,{query:u,children:f=>i(Rh,{present:f.simulateConfig,next:a?m:void 0})})})}function Rh({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return i(sn,{refusal:t.refusal,retry:t.reload});let n=r??e,o=dn.map(s=>({type:s,now:jd(e,s),then:jd(n,s)})).filter(s=>s.now+s.then>0);return i("div",{class:"stack","aria-busy":t?.loading,children:[i("p",{role:"status",class:"total",children:[i("strong",{children:[_(n.total)," signals"]}),r&&`, ${Lh(r.total-e.total)}`,t?.loading&&" \u2026"]}),o.length>0&&i(se,{label:"Signals by type",rows:o,id:s=>s.type,columns:[{name:"Type",cell:s=>we(s.type)},{name:"Now",number:!0,cell:s=>_(s.now)},...r?[{name:"Then",number:!0,cell:s=>i("strong",{children:_(s.then)})}]:[]]}),i(Uh,{present:e,then:r}),n.heldBack.length>0&&i("div",{children:[i("h3",{children:"Held back most by"}),i("ul",{class:"why",children:[...n.heldBack].sort((s,a)=>a.count-s.count).slice(0,5).map(s=>i("li",{children:[we(s.rule),": ",_(s.count)]},s.rule))})]}),n.samples.length>0&&i("div",{children:[i("h3",{children:"Some of them"}),i("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(s=>i("li",{children:[i(yt,{chain:s.chain})," ",s.headline," ",i("small",{class:"muted",children:i(ee,{at:s.timestamp})})]},`${s.headline}${s.timestamp}`))})]})]})}function jd(e,t){return e.byType.find(r=>r.type===t)?.count??0}function Lh(e){return e===0?"as many as now":e>0?`${_(e)} more than now`:`${_(-e)} fewer than now`}function Uh({present:e,then:t}){let r=(o,s)=>o.byDay.filter(a=>a.day===s).reduce((a,u)=>a+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(o=>o.day))].sort();return n.length<2?null:i(se,{label:"Signals by day",rows:n,id:o=>o,columns:[{name:"Day",cell:o=>Yt(o)},{name:"Now",number:!0,cell:o=>_(r(e,o))},...t?[{name:"Then",number:!0,cell:o=>i("strong",{children:_(r(t,o))})}]:[]]})}function Nh({draft:e,fields:t,config:r,discard:n,saved:o}){let[s,a]=be(),[u,m]=be(!1),f=t.filter(p=>p.name in e),h=async()=>{m(!0);try{await Qe(Gl,{input:e}),o()}catch(p){if(!(p instanceof De))throw p;a(p)}m(!1)};return i(G,{class:"spaced",title:`Version ${r.version}`,children:[s&&i(sn,{refusal:s}),f.length===0&&i("p",{class:"muted",children:["In force, saved ",i(ee,{at:r.updatedAt}),". Nothing is changed."]}),f.length>0&&i(R,{children:[i(Jd,{fields:f,from:p=>Pn(r,p),to:p=>e[p]??""}),i("div",{class:"actions",children:[i("button",{type:"button",class:"primary",disabled:u,onClick:()=>{h()},children:["Save as version ",r.version+1]}),i("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function Jd({fields:e,from:t,to:r}){return i("ul",{class:"why",children:e.map(n=>i("li",{children:[n.label,": ",i("span",{class:"muted",children:Kd(t(n.name))})," \u2192 ",i("strong",{children:Kd(r(n.name))})]},n.name))})}function Kd(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?we(t):`${we(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Wh({data:e,fields:t,restore:r}){let n=e.configVersions.filter(o=>o.version!==e.config.version);return n.length===0?null:i(G,{title:"Earlier versions",children:i(se,{label:"Earlier versions, newest first",rows:n,id:o=>String(o.version),columns:[{name:"Version",cell:o=>o.version},{name:"Saved",cell:o=>i(ee,{at:o.changedAt})},{name:"By",wide:!0,cell:o=>i("span",{class:"mono",children:o.keyId??"the operator"})},{name:"Going back to it would change",cell:o=>{let s=pa(t,e.config,o.config);return s.length===0?"nothing":i(Jd,{fields:s,from:a=>Pn(e.config,a),to:a=>Pn(o.config,a)})}},{name:"",cell:o=>i("button",{type:"button",class:"small","aria-label":`Restore version ${o.version}`,onClick:()=>r(o.config),children:"Restore"})}]})})}var ga=["node","python","go"],ha={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Ih=dn.map(e=>({value:e,label:we(e)})),$h=ht.map(e=>({value:e,label:je[e]}));function Zd(){let e=ae(eu,{},{every:5e3}),[t,r]=be({});return i(R,{children:[i(We,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),i(fe,{query:e,children:({webhooks:n})=>i("div",{class:"stack",children:[n.length===0&&i(ce,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(o=>i(Mh,{webhook:o,changed:e.reload},o.id)),i(Qh,{configured:n.some(o=>o.configured),created:o=>{r(o),e.reload()}}),i(em,{outcome:t}),i(Bh,{})]})})]})}async function Xd(e){try{return await e()}catch(t){if(t instanceof De)return{refusal:t};throw t}}function Mh({webhook:e,changed:t}){let[r,n]=be({}),[o,s]=be(!1),[a,u]=be(!1),m=async p=>{s(!0),n(await Xd(p)),s(!1),u(!1),t()},f=(p,b)=>m(async()=>(await Qe(nu,{id:e.id,input:p}),{text:b})),h=()=>m(async()=>(e.configured?await Qe(ps,{url:""}):await Qe(ru,{id:e.id}),{}));return i(G,{class:"spaced",title:i("span",{class:"break",children:e.url}),actions:i(R,{children:[i("button",{type:"button",disabled:o,onClick:()=>{m(()=>Oh(e.id))},children:"Send a sample"}),i("button",{type:"button",disabled:o,onClick:()=>{m(()=>Fh(e.id))},children:"New secret"}),i("button",{type:"button",disabled:o,onClick:()=>{f({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),i("button",{type:"button",class:"danger",disabled:o,onClick:()=>a?void h():u(!0),children:a?"Really delete":"Delete"})]}),children:[i(em,{outcome:r}),e.disabledReason&&i("p",{class:"note warn",children:["Disabled ",i(ee,{at:e.disabledAt}),": ",e.disabledReason]}),i(Ke,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:i(ee,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?i(ee,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:_(e.deliveries.totalCount),note:e.previousSecretUntil?i(R,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),i("div",{class:"filters",children:[i(cn,{label:`Types sent to ${e.url}`,choices:Ih,chosen:e.types,change:p=>{f({types:p},"Types saved, for later signals.")}}),i(cn,{label:`Chains sent to ${e.url}`,choices:$h,chosen:e.chains,change:p=>{f({chains:p},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&i("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),i(Vh,{webhook:e,redeliver:p=>{m(async()=>(await Qe(su,{webhook:e.id,signal:p}),{text:"Sent again, with all its attempts."}))}})]})}async function Oh(e){let{attempt:t}=(await Qe(ou,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Fh(e){let{secret:t}=(await Qe(iu,{id:e})).rotateWebhookSecret;return{secret:t}}function em({outcome:e}){return i("div",{role:"status",children:[e.refusal&&i(sn,{refusal:e.refusal}),e.text&&i("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&i("p",{class:"note warn",children:["The secret, which is not shown again: ",i("code",{class:"break",children:e.secret})," ",i(Vn,{text:e.secret,label:"the secret"})]})]})}function Vh({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return i(ce,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>i(R,{children:[i("a",{href:_e(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&i("small",{children:"retraction"})]})},{name:"State",cell:n=>i("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:we(n.state)})},{name:"Attempts",number:!0,cell:n=>_(n.attempts.length)},{name:"Last answer",cell:n=>qh(n)},{name:"Since",wide:!0,cell:n=>i(ee,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>i("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return i(se,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function qh(e){let t=e.attempts.at(-1);return t?i(R,{children:[t.status??"no answer",i("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Qh({configured:e,created:t}){let[r,n]=be(!1),o=async s=>{s.preventDefault();let a=s.currentTarget,u=String(new FormData(a).get("url")).trim();n(!0);let m=await Xd(async()=>e?{secret:(await Qe(tu,{input:{url:u}})).createWebhook.secret}:{secret:(await Qe(ps,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),m.refusal||a.reset(),t(m)};return i(G,{title:"Add a webhook",children:i("form",{class:"filters",onSubmit:s=>{o(s)},children:[i("label",{class:"field grow",children:[i("span",{children:"Address, https"}),i("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function Bh(){let e=Ze("verify",ga,"node");return i(G,{title:"Verify what you receive",actions:i(Ct,{label:"Language",choices:ga.map(t=>({value:t,label:ha[t].name})),chosen:e,change:t=>Pe({verify:t})}),children:[i("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",i("code",{children:"webhook-signature"})," over the body as it came. Keep each ",i("code",{children:"webhook-id"})," that you have processed."]}),i("pre",{class:"code",tabIndex:0,children:i("code",{children:ha[e].code})})]})}var mr=["read","customer"],ya=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:mr,component:hd},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:mr,component:_d},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:mr,component:cd},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:mr,component:$d},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:mr,component:Od},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:mr,component:xd},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:mr,component:Cd},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Yd},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Zd},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:bd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Sd},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Du},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:kd}];function tm({problem:e}){let[t,r]=be(e),[n,o]=be(!1),s=async a=>{a.preventDefault();let u=String(new FormData(a.currentTarget).get("key")).trim();o(!0);try{await Po(u)}catch(m){r(m.message),o(!1)}};return i("main",{class:"signin",children:[i("form",{class:"card",onSubmit:a=>{s(a)},children:[i("h1",{children:[i("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),i("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),i("label",{class:"field",children:[i("span",{children:"API key"}),i("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),i("p",{role:"alert",class:"problem-text",children:t||ki.value}),i("p",{class:"muted small",children:["The operator creates keys with ",i("code",{children:"smartmoney key create"}),"; ",i("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),i("p",{class:"muted small links",children:[i("a",{href:"graphiql",children:"GraphiQL"})," ",i("a",{href:"docs",children:"REST reference"})," ",i("a",{href:"schema.graphql",children:"Schema"})," ",i("a",{href:"openapi.json",children:"OpenAPI"})," ",i("a",{href:"readyz",children:"readyz"})," ",i("a",{href:"console/licences.txt",children:"Licences"})]})]})}function wa({problem:e=""}){let t=kn.value;return t?i(zh,{who:t}):i(tm,{problem:e})}function zh({who:e}){let[t,r]=be(!1),n=Mn(null),{path:o}=wt.value,s=ya.filter(f=>f.scopes.includes(e.scope)),a=o.length===0?s[0]:ya.find(f=>f.path===o[0]),u=o.join("/"),m=Mn(!0);return Nt(()=>{document.title=`${a?.title??"Not found"} \xB7 smartmoney`,r(!1),m.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),m.current=!1},[u]),i("div",{class:`frame ${t?"open":""}`,children:[i("a",{class:"skip",href:"#main",onClick:f=>{f.preventDefault(),n.current?.focus()},children:"Skip to the page"}),i("header",{class:"bar",children:[i("a",{class:"brand",href:"#/",children:[i("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),i("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),i("nav",{id:"nav","aria-label":"Pages",children:[i(ba,{pages:s.filter(f=>f.group==="analyst"),at:a,title:"Signals"}),i(ba,{pages:s.filter(f=>f.group==="settings"),at:a,title:"Delivery"}),i(ba,{pages:s.filter(f=>f.group==="operator"),at:a,title:"Operator"}),i("div",{class:"group",children:[i("h2",{children:"Build"}),i("ul",{children:[i("li",{children:i("a",{href:"graphiql",children:"GraphiQL"})}),i("li",{children:i("a",{href:"docs",children:"REST reference"})}),i("li",{children:i("a",{href:"schema.graphql",children:"Schema"})})]})]}),i(Hh,{who:e})]}),i("main",{id:"main",ref:n,tabIndex:-1,children:[a&&a.scopes.includes(e.scope)&&i(a.component,{args:o.slice(1)},u),a&&!a.scopes.includes(e.scope)&&i(ce,{title:`${a.title} needs a key of scope ${a.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!a&&i(ce,{title:"There is no such page",children:i("a",{href:"#/",children:"Go to the first page"})})]})]})}function ba({pages:e,at:t,title:r}){let n=e.filter(o=>o.listed);return n.length===0?null:i("div",{class:"group",children:[i("h2",{children:r}),i("ul",{children:n.map(o=>i("li",{children:i("a",{href:_e([o.path]),"aria-current":o===t?"page":void 0,children:o.title})},o.path))})]})}function Hh({who:e}){let t=ae(Tl,{},{every:15e3}),r=t.data?.chains.filter(o=>!o.healthy)??[],n=Math.max(0,...t.data?.chains.map(o=>o.lagSeconds)??[]);return i("div",{class:"account",children:[t.refusal&&i("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&i("p",{class:"health good",children:["Up to date",n>1?`, ${Ge(n)} behind`:""]}),r.map(o=>i("p",{class:"health bad",title:o.reason??"",children:[je[o.chain]," is ",Ge(o.lagSeconds)," behind"]},o.chain)),i("label",{class:"field inline",children:[i("span",{children:"Theme"}),i("select",{value:Ao.value,onChange:o=>rd(o.currentTarget.value),children:[i("option",{value:"system",children:"System"}),i("option",{value:"light",children:"Light"}),i("option",{value:"dark",children:"Dark"})]})]}),i("p",{children:[i("strong",{children:e.name||"Operator"}),i("br",{}),i("small",{class:"muted",children:["key of scope ",e.scope]})]}),i("button",{type:"button",class:"quiet",onClick:()=>la(),children:"Sign out"})]})}var va=document.getElementById("app");if(!va)throw new Error("BUG: page.html has no element app");var nm=Tu(),Gh=nm?Po(nm):fd();Gh.then(()=>ss(i(wa,{}),va),e=>ss(i(wa,{problem:e instanceof Error?e.message:String(e)}),va));
