var ke,ll,ii,qn,oi,jo,ul,Ho,cl,ai,si,sp,co=Symbol.for("pv"),Ko={},Yo=[],ip=/^m(i|n|o|s|text|space)$/,li=Array.isArray,ui=Yo.slice,ar=Object.assign;function ir(e){e&&e.parentNode&&e.remove()}function dl(e,t,r){var n,s,i,a={},u=arguments.length;for(i in t)i=="key"?n=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:a[i]=t[i];return u>2&&(a.children=u>3?ui.call(arguments,2):r),uo(e,a,n,s,null)}function uo(e,t,r,n,s){var i={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:co,__v:s||++ll,__i:-1,__u:0};return!s&&ke.vnode&&ke.vnode(i),i}function x(e){return e.children}function Gn(e,t){this.props=e,this.context=t,this.__g=0}function Qn(e,t){if(t==null)return e.__&&Qn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:Qn(e)}function ap(e){var t,r=e.__v,n=r.__e,s=[],i=[],a=e.__P;a&&((t=ar({constructor:co},r)).__v=r.__v+1,ke.vnode&&ke.vnode(t),ci(a,t,r,e.__n,a.namespaceURI,32&r.__u?[n]:null,s,n||Qn(r),32&r.__u,i),t.__v=r.__v,t.__.__k[t.__i]=t,yl(s,t,i),r.__=r.__e=null,t.__e!=n&&ml(t))}function ml(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ml(e)}function il(e){(8&e.__g||(e.__g|=8,qn.push(e),jo++))&&oi==ke.debounceRendering||((oi=ke.debounceRendering)||queueMicrotask)(pl)}function pl(){try{for(var e,t=1;qn.length;)qn.length>t&&qn.sort(ul),e=qn.shift(),t=qn.length,8&e.__g&&ap(e)}finally{(jo=qn.length)&&(oi||queueMicrotask)(pl)}}function fl(e,t,r,n,s,i,a,u,d,m,y){var f,g,b,T,U,L,I=n.__k||Yo,_=t.length;for(d=lp(r,t,I,d,_),f=0;f<_;f++)(b=r.__k[f])!=null&&(g=~b.__i&&I[b.__i]||Ko,b.__i=f,L=ci(e,b,g,s,i,a,u,d,m,y),T=b.__e,(g.ref!=b.ref||8&g.__u)&&(g.ref&&di(g.ref,null,b,g),b.ref&&y.push(b.ref,b.__c||T,b)),U=U||T,4&b.__u?(d=gl(b,d,e,!g.__v),g.__e&&(g.__e=null)):typeof b.type=="function"&&L!==void 0?d=L:T&&(d=T.nextSibling),b.__u&=-21);return r.__e=U,d}function lp(e,t,r,n,s){var i,a,u,d,m,y,f,g,b,T=r.length,U=T,L=0,I=0,_=e.__k=Array(s);for(i=0;i<s;i++)(a=t[i])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[i]=uo(null,a):li(a)?a=_[i]=uo(x,{children:a}):a.constructor===co&&a.__b?a=_[i]=uo(a.type,a.props,a.key,a.ref,a.__v):_[i]=a,d=i+L,a.__=e,a.__b=e.__b+1,u=null,~(m=a.__i=up(a,r,d,U))&&(U--,(u=r[m])&&(u.__u|=2)),u&&u.__v?(a.__u|=16,m==d-1?L--:m==d+1?L++:m!=d&&(m>d?L--:L++,I=1)):(~m||(s>T?L--:s<T&&L++),typeof a.type!="function"&&(a.__u|=4))):_[i]=null;if(I){for(y=[],f=[],i=0;i<s;i++)if((a=_[i])&&16&a.__u){for(L=0,g=y.length;L<g;)y[b=L+g>>1]<a.__i?L=b+1:g=b;y[L]=a.__i,f[i]=L+1}for(L=y.length;i--;)f[i]&&(f[i]==L?L--:_[i].__u|=4)}if(U)for(i=0;i<T;i++)!(u=r[i])||2&u.__u||(u.__e==n&&(n=Qn(u)),mi(u,u));return n}function gl(e,t,r,n){var s,i,a,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=gl(s[i],t,r,!1));return t}for(t&&!t.parentNode&&(t=Qn(e))&&!t.parentNode&&(t=null),a=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(a!=u&&(!n&&r.moveBefore&&a.parentNode?r.moveBefore(a,t):r.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function up(e,t,r,n){var s,i=e.key,a=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&i==null||d&&i==u.key&&a==u.type)return r;if(n>(d?1:0)){for(s=r-1;s>=0;s--)if((u=t[s])&&!(2&u.__u)&&i==u.key&&a==u.type)return s;for(s=r+1;s<t.length;s++)if((u=t[s])&&!(2&u.__u)&&i==u.key&&a==u.type)return s}return-1}function al(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Bo(e,t,r,n,s){var i,a;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||al(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||al(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(a=si[t]||(si[t]=cp(t)),(e.__a||(e.__a={}))[t]=ai,i=t!=(t=t.replace(cl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,a,i):e.removeEventListener(t,a,i));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function cp(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Ho]==null)t[Ho]=ai++;else if(t[Ho]<this.__a[e])return;return r(ke.event?ke.event(t):t)}}}function ci(e,t,r,n,s,i,a,u,d,m){var y,f,g,b,T,U,L,I,_,P,C,ee,$,oe,K,ue,Y,R,Z=t.type;if(t.constructor!==co)return null;128&r.__u&&(d=32&r.__u,y=r.__c.__z)&&(t.__u|=d,f=i=[],y.nodeType==8?u=zo(y,i):i.push(y),u=i[0]||u),(y=ke.__b)&&y(t);e:if(typeof Z=="function"){g=a.length;try{if(I=t.props,_=(y=Z.prototype)&&y.render,P=(y=Z.contextType)&&n[y.__c],C=y?P?P.props.value:y.__:n,(b=r.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(_?t.__c=b=new Z(I,C):(t.__c=b=new Gn(I,C),b.constructor=Z,b.render=mp),P&&P.sub(b),b.state||(b.state={}),b.__n=n,b.__g|=8,b.__h=[],b.__k=[]),_&&(b.__s||(b.__s=b.state),Z.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=ar({},b.__s)),ar(b.__s,Z.getDerivedStateFromProps(I,b.__s)))),T=b.props,U=b.state,b.__v=t,r.__c){if(I!==T&&_&&!Z.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(I,C),t.__v==r.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(I,b.__s,C)===!1){t.__v!=r.__v&&(b.props=I,b.state=b.__s,b.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),Yo.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&a.push(b),u=Qn(r);break e}b.componentWillUpdate&&b.componentWillUpdate(I,b.__s,C),_&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(T,U,L)})}else _&&!Z.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),_&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=C,b.props=I,b.__P=e,b.__g&=-5,ee=ke.__r,$=_?25:0;do b.__g&=-9,ee&&ee(t),y=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++$<25);_&&(Yo.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(n=ar({},n,b.getChildContext())),_&&r.__c&&b.getSnapshotBeforeUpdate&&(L=b.getSnapshotBeforeUpdate(T,U)),oe=y&&y.type===x&&y.key==null?y.props.children:y,I.__P&&(y=u,s=(e=I.__P).namespaceURI,d=i=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&mi(O,O)}),r.__k=null),u=r.__k?Qn(r,0):null),u=fl(e,li(oe)?oe:[oe],t,r,n,s,i,a,u,d,m),I.__P&&(t.__e=null,u=y),t.__u&=-161,f&&f.some(ir),b.__h.length&&a.push(b),1&b.__g&&(b.__g&=-4)}catch(O){if(a.length=g,t.__v=null,d||i)if(O&&O.then){if(t.__u|=128|d,i){for(~(Y=i.indexOf(u||void 0))||(Y=i.length);(R=i[Y-1])&&R.nodeType==8;)Y--;for(;Y<i.length;Y++)if(R=i[Y])if(i[Y]=null,K){if(R==ue)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(ue=zo(K=R))}}if(!K){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;K=u}(y=zo(K=t.__c.__z||(t.__c.__z=K)))?(t.__e=K,u=y):t.__e=u,u=u&&u.nextSibling}else i&&i.some(ir);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||hl(t),ke.__e(O,t,r)}}else u=t.__e=dp(r.__e,t,r,n,s,i,a,d,m,e);return(y=ke.diffed)&&y(t),u}function zo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function hl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(hl))}function yl(e,t,r){for(var n=0;n<r.length;)di(r[n++],r[n++],r[n++]);ke.__c&&ke.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(i){i.call(s)})}catch(i){ke.__e(i,s.__v)}})}function dp(e,t,r,n,s,i,a,u,d,m){var y,f,g,b,T,U,L,I,_=r.props||Ko,P=t.props,C=t.type;if(C=="svg"?s="http://www.w3.org/2000/svg":C=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(y=0;y<i.length;y++)if((T=i[y])&&(C?T.localName==C:T.nodeType==3)){e=T,i[y]=null;break}}if(!e){if(I=m.ownerDocument||document,!C)return I.createTextNode(P);e=I.createElementNS(s,C,P.is?P:m),u&&(ke.__m&&ke.__m(t,i),u=!1),i=null}if(C){if(m=C=="template"&&e.content||e,i=C=="textarea"&&P.defaultValue!=null?null:i&&ui.call(m.childNodes),!u&&i)for(_={},y=0;y<e.attributes.length;y++)_[(T=e.attributes[y]).name]=T.value;for(y in _)T=_[y],y=="dangerouslySetInnerHTML"?g=T:y=="children"||y in P||y=="value"&&"defaultValue"in P||y=="checked"&&"defaultChecked"in P||Bo(e,y,null,T,s);for(y in P)T=P[y],y=="children"?b=T:y=="dangerouslySetInnerHTML"?f=T:y=="value"?U=T:y=="checked"?L=T:u&&typeof T!="function"||_[y]===T||Bo(e,y,T,_[y],s);f?(u||g&&(f.__html==g.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(g&&(e.textContent=""),(C=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&ip.test(C))&&(s="http://www.w3.org/1999/xhtml"),fl(m,li(b)?b:[b],t,r,n,s,i,a,i?i[0]:r.__k&&Qn(r,0),u,d),i&&i.some(ir)),u&&C!="textarea"||(y="value",C=="progress"&&U==null?e.removeAttribute(y):U==null||U===e[y]&&(C!="progress"||U)||Bo(e,y,U,_[y],s),y="checked",L!=null&&L!=e[y]&&Bo(e,y,L,_[y],s))}else _===P||u&&e.data==P||(e.data=P);return e}function di(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ke.__e(s,r)}}function mi(e,t,r){var n,s,i,a;if(ke.unmount&&ke.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||di(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ke.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(a=0;a<n.length;a++)n[a]&&mi(n[a],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(s=zo(n,i=[]))&&(n==e.__e&&i.some(ir),ir(s),ir(n)),r||ir(e.__e),e.__e=e.__c=e.__=null}function mp(e,t,r){return this.constructor(e,r)}function pi(e,t){var r,n,s,i;ke.__&&ke.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=uo(x,{children:[e]}),s=[],i=[],ci(t,t.__k,n||Ko,Ko,t.namespaceURI,n?null:t.firstChild?ui.call(t.childNodes):null,s,n?n.__e:t.firstChild,r,i),yl(s,t.__k,i),t.__k.props.children=null}ke={__e:function(e,t,r,n){for(var s,i,a;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(i=s.constructor)&&i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,n||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(u){e=u}}throw jo=0,e}},ll=0,ii=function(e){return e!=null&&e.constructor===co},Gn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=ar({},this.state)),typeof e=="function"&&(e=e(ar({},r),this.props)),e&&(ar(r,e),this.__v&&(t&&this.__k.push(t),il(this)))},Gn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),il(this))},Gn.prototype.render=x,qn=[],jo=0,ul=function(e,t){return e.__v.__b-t.__v.__b},Ho=Symbol(),cl=/(PointerCapture)$|Capture$/i,ai=0,si={},sp=0;var po,it,fi,bl,gi=Object.is,Jo=0,Al=[],hi=[],tt=ke,wl=tt.__b,vl=tt.__r,kl=tt.diffed,_l=tt.__c,Sl=tt.unmount,Tl=tt.__;function bi(e,t){tt.__h&&tt.__h(it,e,Jo||t),Jo=0;var r=it.__H||(it.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function me(e){return Jo=1,pp(Rl,e)}function pp(e,t,r){var n=bi(po++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):Rl(void 0,t),function(i){var a=(n.__N||n.__)[0],u=n.t(a,i);gi(a,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=it,!it.__f)){it.__f=!0;var s=it.shouldComponentUpdate;it.shouldComponentUpdate=function(i,a,u){var d=this.__H;if(!d)return!0;var m=!1,y=this.props!=i;if(d.__.some(function(g){g.__N&&(m=!0,gi(g.__[0],g.__N[0])||(y=!0))}),s){var f=s.call(this,i,a,u);return m?f||y:f}return!m||y}}return n.__}function Ze(e,t){var r=bi(po++,3);!tt.__s&&Pl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,it.__H.__h.push(r))}function St(e){return Jo=5,en(function(){return{current:e}},[])}function en(e,t){var r=bi(po++,7);return Pl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function fp(){var e;do{for(;e=hi.shift();)try{mo(e)}catch(r){tt.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=Al.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(mo),t.__h.some(yi),t.__h=[]}catch(r){t.__h=[],tt.__e(r,e.__v)}}}while(hi.length)}tt.__b=function(e){it=null,wl&&wl(e)},tt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Tl&&Tl(e,t)},tt.__r=function(e){vl&&vl(e),po=0;var t=(it=e.__c).__H;t&&(fi==it?it.__h=[]:(t.__h.some(mo),t.__h.some(yi),po=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),fi=it},tt.diffed=function(e){kl&&kl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Cl(Al.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),fi=it=null},tt.__c=function(e,t){t.some(function(r){try{r.__h.some(mo),r.__h=r.__h.filter(function(n){return!n.__||yi(n)})}catch(n){r.__h=[function(){throw n}]}}),_l&&_l(e,t)},tt.unmount=function(e){Sl&&Sl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(s){try{if(s.__P&&s.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}s.__P=r,Cl(hi.push(s))}else mo(s)}catch(i){t=i}}),n.__H=void 0,t&&tt.__e(t,n.__v))};var xl=typeof requestAnimationFrame=="function";function gp(e){var t,r=function(){clearTimeout(n),xl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);xl&&(t=requestAnimationFrame(r))}function Cl(e){e!=1&&bl==tt.requestAnimationFrame||((bl=tt.requestAnimationFrame)||gp)(fp)}function mo(e){var t=it,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),it=t}function yi(e){var t=it;e.__c=e.__(),it=t}function Pl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!gi(r,e[n])})}function Rl(e,t){return typeof t=="function"?t(e):t}var z=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},Ky=new z(`
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
    `,{fragmentName:"CustomerUse"}),Yy=new z(`
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
    `,{fragmentName:"WalletNumbers"}),Jy=new z(`
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
    `,{fragmentName:"SignalRow"}),Zy=new z(`
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
    `,{fragmentName:"MarketFacts"}),Xy=new z(`
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
    `,{fragmentName:"Gains"}),eb=new z(`
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
}`,{fragmentName:"Graded"}),tb=new z(`
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
}`,{fragmentName:"TrackGroups"}),nb=new z(`
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
    `,{fragmentName:"ConfigParts"}),rb=new z(`
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
    `,{fragmentName:"WebhookParts"}),Dl=new z(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),El=new z(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Ll=new z(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Ul=new z(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),Nl=new z(`
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
    `),Il=new z(`
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
}`),Wl=new z(`
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
}`),$l=new z(`
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
    `),Ml=new z(`
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
    `),Ol=new z(`
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
}`),Fl=new z(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),Vl=new z(`
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
    `),ql=new z(`
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
}`),wi=new z(`
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
}`),Gl=new z(`
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
    `),Ql=new z(`
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
}`),Bl=new z(`
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
    `),Hl=new z(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),zl=new z(`
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
}
    `),jl=new z(`
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
    `),Kl=new z(`
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
}`),Yl=new z(`
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
    `),Jl=new z(`
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
    `),Zl=new z(`
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
    `),Xl=new z(`
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
    `),eu=new z(`
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
    `),tu=new z(`
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
    `),nu=new z(`
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
}`),ru=new z(`
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
}`),ou=new z(`
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
}`),su=new z(`
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
    `),iu=new z(`
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
    `),au=new z(`
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
}`),lu=new z(`
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
}`),vi=new z(`
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
    `),uu=new z(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),cu=new z(`
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
    `),du=new z(`
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
}`),mu=new z(`
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
    `),pu=new z(`
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
    `),fu=new z(`
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
    `),gu=new z(`
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
}`),hu=new z(`
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
}`),yu=new z(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),bu=new z(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),wu=new z(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),vu=new z(`
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
    `),ku=new z(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),_u=new z(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),ki=new z(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function It(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function Bn(e){return It(e)==="object"}function hp(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function _i(e,t){return e.length<124?e:t}var Su="graphql-transport-ws";var Vt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Vt||{}),qt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(qt||{});function Tu(e){if(!Bn(e))throw new Error(`Message is expected to be an object, but got ${It(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${It(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!Bn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Bn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${It(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${It(e.payload.query)}`);if(e.payload.variables!=null&&!Bn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${It(e.payload.variables)}`);if(e.payload.operationName!=null&&It(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${It(e.payload.operationName)}`);if(e.payload.extensions!=null&&!Bn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${It(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Bn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${It(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!hp(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${It(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function xu(e,t){return Tu(typeof e=="string"?JSON.parse(e,t):e)}function $r(e,t){return Tu(e),JSON.stringify(e,t)}function Ti(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:s=console.error,lazyCloseTimeout:i=0,keepAlive:a=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:m=5,retryWait:y=async function(W){let M=Math.pow(2,W);await new Promise(E=>setTimeout(E,M*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=Si,on:g,webSocketImpl:b,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,W=>{let M=Math.random()*16|0;return(W=="x"?M:M&3|8).toString(16)})},jsonMessageReplacer:U,jsonMessageReviver:L}=e,I;if(b){if(!bp(b))throw new Error("Invalid WebSocket implementation provided");I=b}else typeof WebSocket<"u"?I=WebSocket:typeof global<"u"?I=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(I=window.WebSocket||window.MozWebSocket);if(!I)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let _=I,P=(()=>{let N=(()=>{let M={};return{on(E,be){return M[E]=be,()=>{delete M[E]}},emit(E){"id"in E&&M[E.id]?.(E)}}})(),W={connecting:g?.connecting?[g.connecting]:[],opened:g?.opened?[g.opened]:[],connected:g?.connected?[g.connected]:[],ping:g?.ping?[g.ping]:[],pong:g?.pong?[g.pong]:[],message:g?.message?[N.emit,g.message]:[N.emit],closed:g?.closed?[g.closed]:[],error:g?.error?[g.error]:[]};return{onMessage:N.on,on(M,E){let be=W[M];return be.push(E),()=>{let se=be.indexOf(E);se>-1&&be.splice(se,1)}},emit(M,...E){for(let be of[...W[M]])be(...E)}}})();function C(N){let W=[P.on("error",M=>{W.forEach(E=>E()),N(M)}),P.on("closed",M=>{W.forEach(E=>E()),N(M)})];return()=>W.forEach(M=>M())}let ee,$=0,oe,K=!1,ue=0,Y=!1;async function R(){clearTimeout(oe);let[N,W]=await(ee??(ee=new Promise((be,se)=>(async()=>{if(K){if(await y(ue),!$)return ee=void 0,se({code:1e3,reason:"All Subscriptions Gone"});ue++}P.emit("connecting",K);let B=new _(typeof t=="function"?await t():t,Su),pe,ie;function H(){isFinite(a)&&a>0&&(clearTimeout(ie),ie=setTimeout(()=>{B.readyState===_.OPEN&&(B.send($r({type:qt.Ping})),P.emit("ping",!1,void 0))},a))}C(Se=>{ee=void 0,clearTimeout(pe),clearTimeout(ie),se(Se),Se instanceof fo&&(B.close(4499,"Terminated"),B.onerror=null,B.onclose=null)}),B.onerror=Se=>P.emit("error",Se),B.onclose=Se=>P.emit("closed",Se),B.onopen=async()=>{try{P.emit("opened",B);let Se=typeof r=="function"?await r():r;if(B.readyState!==_.OPEN)return;B.send($r(Se?{type:qt.ConnectionInit,payload:Se}:{type:qt.ConnectionInit},U)),isFinite(d)&&d>0&&(pe=setTimeout(()=>{B.close(Vt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),H()}catch(Se){P.emit("error",Se),B.close(Vt.InternalClientError,_i(Se instanceof Error?Se.message:String(Se),"Internal client error"))}};let Ie=!1;B.onmessage=({data:Se})=>{try{let ce=xu(Se,L);if(P.emit("message",ce),ce.type==="ping"||ce.type==="pong"){P.emit(ce.type,!0,ce.payload),ce.type==="pong"?H():u||(B.send($r(ce.payload?{type:qt.Pong,payload:ce.payload}:{type:qt.Pong},U)),P.emit("pong",!1,ce.payload));return}if(Ie)return;if(ce.type!==qt.ConnectionAck)throw new Error(`First message cannot be of type ${ce.type}`);clearTimeout(pe),Ie=!0,P.emit("connected",B,ce.payload,K),K=!1,ue=0;let ve=new Promise((zt,xt)=>C(xt));ve.catch(()=>{}),be([B,ve])}catch(ce){B.onmessage=null,P.emit("error",ce),B.close(Vt.BadResponse,_i(ce instanceof Error?ce.message:String(ce),"Bad response"))}}})())));N.readyState===_.CLOSING&&await W;let M=()=>{},E=new Promise(be=>M=be);return[N,M,new Promise((be,se)=>{let B=C(se);N.readyState!==_.OPEN&&W.catch(se),E.then(()=>{if(B(),!$){let pe=()=>N.close(1e3,"Normal Closure");isFinite(i)&&i>0?(clearTimeout(oe),oe=setTimeout(()=>{!$&&N.readyState===_.OPEN&&pe()},i)):pe()}be()})})]}function Z(N){if(Si(N)&&(yp(N.code)||[Vt.InternalServerError,Vt.InternalClientError,Vt.BadRequest,Vt.BadResponse,Vt.Unauthorized,Vt.SubprotocolNotAcceptable,Vt.SubscriberAlreadyExists,Vt.TooManyInitialisationRequests].includes(N.code)))throw N;if(Y)return!1;if(Si(N)&&N.code===1e3)return $>0;if(!m||ue>=m||!f(N))throw N;return K=!0}n||(async()=>{for($++;;)try{let[,,N]=await R();await N}catch(N){try{if(!Z(N))return}catch(W){return s?.(W)}}})();function O(N,W){let M=T(N),E=!1,be=!1,se=()=>{$--,E=!0};return(async()=>{for($++;;)try{let[B,pe,ie]=await R();if(E)return ie.catch(()=>{}),pe();let H=P.onMessage(M,Ie=>{switch(Ie.type){case qt.Next:{W.next(Ie.payload);return}case qt.Error:{be=!0,E=!0,W.error(Ie.payload),se();return}case qt.Complete:{E=!0,se();return}}});B.send($r({id:M,type:qt.Subscribe,payload:N},U)),se=()=>{!E&&B.readyState===_.OPEN&&B.send($r({id:M,type:qt.Complete},U)),$--,E=!0,pe()},await ie.finally(H);return}catch(B){if(!Z(B))return}})().then(()=>{be||W.complete()}).catch(B=>{W.error(B)}),()=>{E||se()}}return{on:P.on,subscribe:O,iterate(N){let W=[],M={done:!1,error:null,resolve:()=>{}},E=O(N,{next(se){W.push(se),M.resolve()},error(se){M.done=!0,M.error=se,M.resolve()},complete(){M.done=!0,M.resolve()}}),be=(async function*(){for(;;){for(W.length||await new Promise(B=>M.resolve=B);W.length;)yield W.shift();if(M.error)throw M.error;if(M.done)return}})();return be.throw=async se=>(M.done||(M.done=!0,M.error=se,M.resolve()),{done:!0,value:void 0}),be.return=async()=>(E(),{done:!0,value:void 0}),be},async dispose(){if(Y=!0,ee){let[N]=await ee;N.close(1e3,"Normal Closure")}},terminate(){ee&&P.emit("closed",new fo)}}}var fo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function Si(e){return Bn(e)&&"code"in e&&"reason"in e}function yp(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function bp(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Cu=new URL("graphql",document.baseURI),Ee=class extends Error{constructor(r,n,s){super(n);this.code=r;this.requestId=s}code;requestId};function Xo(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var es=5e3,go={key:()=>"",refused:()=>{}};function Au(e){go=e}async function ze(e,t,r={}){let n=r.key??go.key(),s;try{s=await fetch(Cu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Ee("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let i=s.headers.get("X-Request-Id")??void 0,a;try{a=await s.json()}catch{throw s.status>=500?new Ee("NETWORK",`The service does not answer: status ${s.status}. It may be restarting.`,i):new Ee("NETWORK",`The answer cannot be read: status ${s.status}.`,i)}let u=a.errors?.[0];if(u||!a.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Ee(d,u?.message??`status ${s.status}`,i);throw d==="UNAUTHENTICATED"&&r.key===void 0&&go.refused(m.message),m}return a.data}var Zo,Ci=new Set;function wp(){return Zo??=Ti({url:Cu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${go.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>xi("connecting"),connected:()=>xi("open"),closed:()=>xi("broken")}}),Zo}function xi(e){for(let t of Ci)t(e)}async function Ai(){let e=Zo;Zo=void 0;try{await e?.dispose()}catch{}}function Pu(e,t,r){let n=r.link;n&&Ci.add(n);let s=wp().subscribe({query:e.toString(),variables:t},{next:({data:i,errors:a})=>{a?.[0]?r.failed(new Ee(String(a[0].extensions?.code??""),a[0].message)):i&&r.next(i)},error:i=>r.failed(vp(i)),complete:()=>{}});return()=>{n&&Ci.delete(n),s()}}function vp(e){if(Array.isArray(e)){let t=e[0];return new Ee(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&go.refused("The key is no longer accepted."),new Ee("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Ee("NETWORK","The connection is broken.")}var kp=15e4;function X(e,t,r={}){let[n,s]=me({loading:!r.skip}),[i,a]=me(0),u=St(""),d=St(void 0),m=JSON.stringify(t)+e.toString();Ze(()=>{if(r.skip){s({loading:!1});return}let f=new AbortController;return d.current=Date.now(),s(g=>({...g,loading:!0})),ze(e,t,{signal:f.signal}).then(g=>{d.current=void 0,u.current=m,s({data:g,loading:!1})},g=>{if(f.signal.aborted)return;d.current=void 0;let b=g instanceof Ee?g:new Ee("",String(g));s(T=>({data:u.current===m?T.data:void 0,refusal:b,loading:!1}))}),()=>f.abort()},[m,i,r.skip]);let y=Xo(n.refusal)?es:r.every;return Ze(()=>{if(!y||r.skip)return;let f=setInterval(()=>{let g=d.current===void 0||Date.now()-d.current>kp;document.visibilityState==="visible"&&g&&a(b=>b+1)},y);return()=>clearInterval(f)},[y,r.skip]),{...n,reload:()=>a(f=>f+1)}}function ts(e,t){let[r,n]=me(e),s=JSON.stringify(e);return Ze(()=>{let i=setTimeout(()=>n(e),t);return()=>clearTimeout(i)},[s,t]),r}var _p=Symbol.for("preact-signals");function ss(){if(Dn>1)Dn--;else{var e,t=!1;for((function(){var s=rs;for(rs=void 0;s!==void 0;){var i=s.S;if(i.v===s.v)for(var a=i.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=i.i);s=s.o}})();yo!==void 0;){var r=yo;for(yo=void 0,ns++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Du(r))try{r.c()}catch(s){t||(e=s,t=!0)}r=n}}if(ns=0,Dn--,t)throw e}}function Ri(e){if(Dn>0)return e();Pi=++Sp,Dn++;try{return e()}finally{ss()}}var ho,Ge=void 0;function bo(e){var t=Ge,r=ho;Ge=void 0,ho=void 0;try{return e()}finally{Ge=t,ho=r}}var yo=void 0,Dn=0,ns=0,Sp=0,Pi=0,rs=void 0,os=0;function Ru(e){if(Ge!==void 0){var t=e.n;if(t===void 0||t.t!==Ge)return t={i:0,S:e,p:Ge.s,n:void 0,t:Ge,e:void 0,x:void 0,r:t},Ge.s!==void 0&&(Ge.s.n=t),Ge.s=t,e.n=t,32&Ge.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ge.s,t.n=void 0,Ge.s.n=t,Ge.s=t),t}}function at(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}at.prototype.brand=_p;at.prototype.h=function(){return!0};at.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:bo(function(){var n;(n=t.W)==null||n.call(t)}))};at.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&bo(function(){var s;(s=t.Z)==null||s.call(t)}))}};at.prototype.subscribe=function(e){var t=this;return ur(function(){var r=t.value;bo(function(){return e(r)})},{name:"sub"})};at.prototype.valueOf=function(){return this.value};at.prototype.toString=function(){return this.value+""};at.prototype.toJSON=function(){return this.value};at.prototype.peek=function(){var e=this;return bo(function(){return e.value})};Object.defineProperty(at.prototype,"value",{get:function(){var e=Ru(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ns>100)throw new Error("Cycle detected");(function(r){Dn!==0&&ns===0&&r.l!==Pi&&(r.l=Pi,rs={S:r,v:r.v,i:r.i,o:rs})})(this),this.v=e,this.i++,os++,Dn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ss()}}}});function Qe(e,t){return new at(e,t)}function Du(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Eu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Lu(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function lr(e,t){at.call(this,void 0,t),this.x=e,this.s=void 0,this.g=os-1,this.f=4}lr.prototype=new at;lr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===os))return!0;if(this.g=os,this.f|=1,this.i>0&&!Du(this))return this.f&=-2,!0;var e=Ge;try{Eu(this),Ge=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ge=e,Lu(this),this.f&=-2,!0};lr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}at.prototype.S.call(this,e)};lr.prototype.U=function(e){if(this.t!==void 0&&(at.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};lr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(lr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ru(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Mr(e,t){return new lr(e,t)}function Uu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Dn++;var r=Ge;Ge=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Di(e),n}finally{Ge=r,ss()}}}function Di(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Uu(e)}function Tp(e){if(Ge!==this)throw new Error("Out-of-order effect");Lu(this),Ge=e,this.f&=-2;try{8&this.f&&Di(this)}finally{ss()}}function Or(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,ho&&ho.push(this)}Or.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Or.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Uu(this),Eu(this),Dn++;var e=Ge;return Ge=this,Tp.bind(this,e)};Or.prototype.N=function(){2&this.f||(this.f|=2,this.u=yo,yo=this)};Or.prototype.d=function(){this.f|=8,1&this.f||Di(this)};Or.prototype.dispose=function(){this.d()};function ur(e,t){var r=new Or(e,t);try{r.c()}catch(s){throw r.d(),s}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var Nu,as,is,xp=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Iu=[];ur(function(){Nu=this.N})();function Fr(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function wo(e){if(is){var t=is;is=void 0,t()}is=e&&e.S()}function Wu(e){var t=this,r=e.data,n=Ap(r);n.name="ReactiveDom",n.value=r;var s=en(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var m=Mr(function(){var b=n.value.value;return b===0?0:b===!0?"":b||""}),y=Mr(function(){return!Array.isArray(m.value)&&!ii(m.value)}),f=ur(function(){if(this.N=$u,y.value){var b=m.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=b)}}),g=t.__$u.d;return t.__$u.d=function(){f(),g.call(this)},[y,m]},[]),i=s[0],a=s[1];return i.value?a.peek():a.value}Wu.displayName="ReactiveTextNode";Object.defineProperties(at.prototype,{constructor:{configurable:!0,value:dl(x,null).constructor},type:{configurable:!0,value:Wu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Fr("__b",function(e,t){if(wo(),as=void 0,typeof t.type=="string"){var r,n=t.props;for(var s in n)if(s!=="children"){var i=n[s];i instanceof at&&(r||(t.__np=r={}),r[s]=i,n[s]=i.peek())}}e(t)});Fr("__r",function(e,t){if(e(t),t.type!==x){wo();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(s,i){var a;return ur(function(){a=this},{name:i}),a.c=s,a})((function(s){return function(){var i;xp&&((i=this.y)==null||i.call(this)),s.__$f|=1,s.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),as=n,wo(r)}});Fr("__e",function(e,t,r,n){wo(),as=void 0,e(t,r,n)});Fr("diffed",function(e,t){wo(),as=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,s=t.props,i=r.U;if(i)for(var a in i){var u=i[a];u===void 0||n&&a in n||(u.d(),i[a]=void 0)}if(n){i||(i={},r.U=i);for(var d in n){var m=i[d],y=n[d];m===void 0?(m=Cp(r,d,y,s),i[d]=m):m.o(y,s)}}}e(t)});function Cp(e,t,r,n){var s=t in e&&e.ownerSVGElement===void 0,i=Qe(r);return{o:function(a,u){i.value=a,n=u},d:ur(function(){this.N=$u;var a=i.value.value;n[t]!==a&&(n[t]=a,s?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Fr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var s in n){var i=n[s];i&&i.d()}}}var a=t.__np;if(a){var u=t.props;for(var d in a)u[d]=a[d]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var y=m.__$u;y&&(m.__$u=void 0,y.d())}}e(t)});Fr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Gn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var i=2&this.__$f;if(!(n||i||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!=="__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Ap(e,t){return en(function(){return Qe(e,t)},[])}var Pp=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Rp(){Ri(function(){for(var e;e=Iu.shift();)Nu.call(e)})}function $u(){Iu.push(this)===1&&(ke.requestAnimationFrame||Pp)(Rp)}var ls=Qe(location.hash);addEventListener("hashchange",()=>{ls.value=location.hash});var bt=Mr(()=>{let[e="",t=""]=ls.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(Mu),params:new URLSearchParams(t)}});function Mu(e){try{return decodeURIComponent(e)}catch{return e}}function he(e,t={}){let r=new URLSearchParams;for(let[s,i]of Object.entries(t))i!=null&&i!==""&&i!==!1&&r.set(s,String(i));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function fe(e){let{path:t,params:r}=bt.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",he(t,n)),ls.value=location.hash}function Vr(e,t){let r=bt.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function Le(e,t,r){let n=bt.value.params.get(e);return t.find(s=>s===n)??r}function Ou(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),ls.value=location.hash,Mu(e[1])}var cr=Qe(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(cr.value=Date.now())},1e3);var vo=new Intl.NumberFormat("en",{maximumFractionDigits:0}),Fu=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function k(e){return vo.format(e)}function _e(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e6?Fu.format(r):r>=1e5?`${(r/1e3).toFixed(1)}K`:r>=100||r===0?vo.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function us(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?vo.format(r):r.toPrecision(3)} ${t[n]}`}function Ei(e){return e>=10||e===0?vo.format(e):e.toPrecision(2)}function Fe(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${vo.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function lt(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function tn(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function ko(e){return Math.abs(e)>=1e5?Fu.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function Gt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function we(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var Dp=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function je(e){for(let[t,r]of Dp)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var Tt=e=>Math.floor(Date.parse(e)/1e3);function cs(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${je(r)} ago`}var Ep=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),Lp=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Cb=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function nn(e){return`${Ep.format(new Date(e))} UTC`}function Dt(e){return Lp.format(new Date(e))}var Up=Symbol.for("pv"),Np=0;function o(e,t,r,n,s,i){t||(t={});var a,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?a=t[u]:d[u]=t[u];var m={type:e,props:d,key:r,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Up,__v:--Np,__i:-1,__u:0};return(s||i)&&(m.__source=s,m.__self=i),ke.vnode&&ke.vnode(m),m}var Be={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},nt=Object.keys(Be);function rt({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:Be[e]})}function ds({priority:e}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Et({value:e}){return o("span",{class:Vu(e),children:tn(e)})}function wt({value:e}){return o("span",{class:Vu(e),children:_e(e,!0)})}function Vu(e){return e?e>0?"num good":"num bad":"num"}function te({at:e}){return e?o("time",{dateTime:e,title:nn(e),children:cs(e,cr.value)}):o("span",{class:"muted",children:"never"})}function En({chain:e,address:t,class:r=""}){return o("a",{class:`mono ${r}`,href:he(["wallet",e,t]),title:t,children:Gt(t)})}function Wt({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:he(["token",e,t]),title:t,children:r||Gt(t)})}function Hn({text:e,label:t}){let[r,n]=me(!1),s=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{s()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function G({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function Xe({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function Ae({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function qr({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function J({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var qu={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function cn({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),qu[e.code]&&o("div",{children:qu[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function le({query:e,children:t}){let{data:r,refusal:n,loading:s,reload:i}=e;return r===void 0?n?o(cn,{refusal:n,retry:i}):o(qr,{}):o("div",{"aria-busy":s,class:"stack",children:[n&&o(cn,{refusal:n,retry:i}),t(r)]})}var Gu=50,Ip="1200px 0px";function Qu({rows:e,id:t,line:r,columns:n}){let s=St(void 0),i=St(new Map),a=Wp(e,t,s.current);Ze(()=>{s.current=e[0]===void 0?void 0:{id:t(e[0]),at:a}}),Ze(()=>{let d=()=>i.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,m)=>{let y=Math.floor((a+m)/Gu),f=u.at(-1);f?.number===y?f.rows.push(d):u.push({number:y,from:m,rows:[d]})}),o(x,{children:u.map(d=>o($p,{...d,drawn:d.from<Gu,line:r,columns:n,heights:i.current},d.number))})}function Wp(e,t,r){if(!r)return 0;let n=e.findIndex(s=>t(s)===r.id);return n<0?0:r.at-n}function $p({number:e,from:t,rows:r,drawn:n,line:s,columns:i,heights:a}){let u=St(null),[d,m]=me(n),y=St(0);if(Ze(()=>{let g=u.current;if(!g)return;let b=new IntersectionObserver(T=>{let{isIntersecting:U,boundingClientRect:L}=T.at(-1),I=U||g.contains(document.activeElement);!I&&y.current&&a.set(e,L.height/y.current),m(I)},{rootMargin:Ip});return b.observe(g),()=>b.disconnect()},[]),y.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((g,b)=>s(g,b===0?t+2:void 0))});let f=(a.get(e)??Mp(a))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:i,style:{height:`${f}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function Mp(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}function ne({label:e,columns:t,rows:r,id:n,class:s,long:i=!1}){let[a,u]=me(),d=t.find(g=>g.name===a?.name)?.sort,m=d&&a?[...r].sort((g,b)=>Op(d(g),d(b))*(a.up?1:-1)):r,y=g=>u(b=>b?.name===g?{name:g,up:!b.up}:{name:g,up:!1}),f=(g,b)=>o(Li,{row:g,columns:t,class:s?.(g),index:b},n(g));return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{"aria-rowcount":i?r.length+1:void 0,children:[o("thead",{children:o("tr",{children:t.map(g=>o("th",{scope:"col",title:g.title,class:Bu(g),"aria-sort":a?.name===g.name?a.up?"ascending":"descending":void 0,children:g.sort?o("button",{type:"button",class:"sort",onClick:()=>y(g.name),children:g.name}):g.name},g.name))})}),i?o(Qu,{rows:m,id:n,line:f,columns:t.length}):o("tbody",{children:m.map(g=>f(g))})]})})}var Li=class extends Gn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:s}){return o("tr",{class:n,"aria-rowindex":s,children:r.map(i=>o("td",{"data-name":i.name,class:Bu(i),children:o("span",{class:"cell",children:i.cell(t)})},i.name))})}};function Bu(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function Op(e,t){return e<t?-1:e>t?1:0}function Gr({shown:e,total:t,noun:r,more:n,first:s}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),s&&o("button",{type:"button",onClick:s,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function Hu(){let e=X(Wl,{},{every:15e3});return o(x,{children:[o(Ae,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(le,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(Ui,{of:t})})})]})}var Fp=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(x,{children:["revoked ",o(te,{at:e.revokedAt})]}):e.expiresAt?`until ${Dt(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(te,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>k(e.uses)},{name:"Created",wide:!0,cell:e=>Dt(e.createdAt)}],Vp=[{name:"Webhook",cell:e=>o(x,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(x,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(te,{at:e.lastSuccessAt})}];function Ui({of:e}){return o(x,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(te,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(G,{title:"Budget",children:o(qp,{of:e.budget})}),o(G,{title:"Limits of all keys together",class:"spaced",children:o(Gp,{of:e})}),o(G,{title:"Keys",children:o(ne,{label:"Keys, newest first",columns:Fp,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(G,{title:"Webhooks",children:o(ne,{label:"Webhooks",columns:Vp,rows:e.webhooks,id:t=>String(t.number)})})]})}function qp({of:e}){let t=(Date.parse(e.day)+864e5-cr.value)/1e3;return o(Xe,{items:[{name:"Signals today",value:k(e.dailyUsed),note:`of ${k(e.dailyBudget)}, ${Dt(e.day)}`},{name:"Starts anew",value:t>0?`in ${je(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:we(r.type),value:k(r.used),note:r.limit===null?"no limit":`of ${k(r.limit)}`}))]})}function Gp({of:e}){let t=(r,n)=>({value:r===null?"none":ko(r),note:r===null?void 0:n});return o(x,{children:[o(Xe,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function zu({args:[e]}){return e?o(zp,{id:e}):o(Hp,{})}var Qp=[{name:"Customer",cell:e=>o(x,{children:[o("a",{href:he(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>k(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(te,{at:Bp(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>k(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(x,{children:[k(e.budget.dailyUsed),o("small",{children:["of ",k(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Dt(e.createdAt)}];function Bp(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function Hp(){let[e,t]=me(),r=X(Nl,{after:e},{every:15e3});return o(x,{children:[o(Ae,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(le,{query:r,children:({customers:n})=>n.totalCount===0?o(J,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(G,{children:[o(ne,{label:"Customers",columns:Qp,rows:n.nodes,id:s=>s.customerId}),o(Gr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function zp({id:e}){let t=X(Il,{id:e},{every:15e3});return o(le,{query:t,children:({customer:r})=>r?o(jp,{customer:r}):o(J,{title:"There is no such customer",children:o("a",{href:he(["customers"]),children:"All customers"})})})}function jp({customer:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:he(["customers"]),children:"All customers"})}),o(Ui,{of:e}),o(Kp,{id:e.customerId,suspended:!!e.suspendedAt})]})}function Kp({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(G,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(Hn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function dn({label:e,choices:t,chosen:r,change:n}){let s=i=>n(r.includes(i)?r.filter(a=>a!==i):[...r,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:i,label:a})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(i),onClick:()=>s(i),children:a},i))})}function Ke({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:s,label:i})=>o("button",{type:"button","aria-pressed":s===r,onClick:()=>n(s),children:i},s))})}function dr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:s=>n(s.currentTarget.value),children:t.map(({value:s,label:i})=>o("option",{value:s,children:i},s))})]})}function Tn({value:e,change:t,type:r,...n}){let[s,i]=me();return o("input",{...n,type:r,value:s??e,onInput:a=>i(a.currentTarget.value),onChange:a=>{a.currentTarget.validity.valid&&t(a.currentTarget.value)},onBlur:a=>{a.currentTarget.validity.valid&&i(void 0)}})}function Qr({label:e,value:t,change:r,min:n=0,max:s,step:i="any",hint:a}){return o("label",{class:"field",children:[o("span",{children:e}),o(Tn,{type:"number",inputMode:"decimal",value:t,change:r,min:n,max:s,step:i,placeholder:a})]})}function Ku(){let[e,t]=me(bt.value.params.get("text")??""),r=ts(e.trim(),300);return Ze(()=>fe({text:r}),[r]),o("div",{class:"stack",children:[o(Ae,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(J,{title:"Write at least two characters"}):o(Yp,{text:r})]})}function Yp({text:e}){let t=X($l,{text:e});return o(le,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(J,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(Jp,{found:r})})}function Jp({found:e}){return o(x,{children:[e.tokens.length>0&&o(G,{title:"Tokens",children:o(ne,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(Yu,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":_e(t.volume24hUsd)}]})}),e.markets.length>0&&o(G,{title:"Markets",children:o(ne,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:he(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>_e(t.volume24hr)}]})}),e.wallets.length>0&&o(G,{title:"Wallets",children:o(ne,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o(En,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(rt,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(wt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>k(t.tradeCount)},{name:"Last trade",cell:t=>o(te,{at:t.lastTradeTime})}]})})]})}function Yu({chain:e,address:t,symbol:r,market:n}){return n?o(x,{children:[o("a",{class:"symbol",href:he(["token",e,t]),children:n.outcomeLabel||Gt(t)})," ",o("small",{class:"muted",children:n.question})]}):o(Wt,{chain:e,address:t,symbol:r})}var ju=["HOUR","SIX_HOURS","DAY"],Zp={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function Ju(){let e=Le("chain",nt,"BASE"),t=Le("window",ju,"DAY"),r=X(Ml,{chain:e,window:t},{every:15e3});return o(x,{children:[o(Ae,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o("div",{class:"filters",children:[o(Ke,{label:"Chain",choices:nt.map(n=>({value:n,label:Be[n]})),chosen:e,change:n=>fe({chain:n})}),o(Ke,{label:"Hours",choices:ju.map(n=>({value:n,label:Zp[n]})),chosen:t,change:n=>fe({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(le,{query:r,children:({trendingTokens:n})=>n.length===0?o(J,{title:"No top wallet bought anything",children:["In these hours of ",Be[e],". A longer time, or another chain, may show more."]}):o(x,{children:[o("p",{class:"muted small",children:["Since ",nn(n[0].since)]}),o(ne,{label:"Tokens that top wallets buy",rows:n,id:s=>s.token.address,columns:[{name:"Token",cell:s=>o(Yu,{chain:e,address:s.token.address,symbol:s.token.symbol,market:s.token.market})},{name:"Buyers",number:!0,cell:s=>k(s.buyers),sort:s=>s.buyers},{name:"Sellers",number:!0,cell:s=>k(s.sellers),sort:s=>s.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:s=>o(wt,{value:s.netFlowUsd}),sort:s=>s.netFlowUsd},{name:"Price",number:!0,cell:s=>Fe(s.token.priceUsd)},{name:"Change",number:!0,title:"Of the price since then",cell:s=>o(Et,{value:s.priceChangePct===null?null:s.priceChangePct/100}),sort:s=>s.priceChangePct??-1/0}]})]})})})]})}var Xp="uplot",ef="u-hz",tf="u-vt",nf="u-title",rf="u-wrap",of="u-under",sf="u-over",af="u-axis",fr="u-off",lf="u-select",uf="u-cursor-x",cf="u-cursor-y",df="u-cursor-pt",mf="u-legend",pf="u-live",ff="u-inline",gf="u-series",hf="u-marker",Zu="u-label",yf="u-value",So="width",To="height";var Xu="bottom",Br="left",Ni="right",Ji="#000",ec=Ji+"0",Ii="mousemove",tc="mousedown",Wi="mouseup",nc="mouseenter",rc="mouseleave",oc="dblclick",bf="resize",wf="scroll",sc="change",hs="dppxchange",Zi="--",Zr=typeof window<"u",Vi=Zr?document:null,zr=Zr?window:null,vf=Zr?navigator:null,Pe,ms;function qi(){let e=devicePixelRatio;Pe!=e&&(Pe=e,ms&&Qi(sc,ms,qi),ms=matchMedia(`(min-resolution: ${Pe-.001}dppx) and (max-resolution: ${Pe+.001}dppx)`),gr(sc,ms,qi),zr.dispatchEvent(new CustomEvent(hs)))}function Qt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Gi(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ve(e,t,r){e.style[t]=r+"px"}function mn(e,t,r,n){let s=Vi.createElement(e);return t!=null&&Qt(s,t),r?.insertBefore(s,n),s}function rn(e,t){return mn("div",e,t)}var ic=new WeakMap;function xn(e,t,r,n,s){let i="translate("+t+"px,"+r+"px)",a=ic.get(e);i!=a&&(e.style.transform=i,ic.set(e,i),t<0||r<0||t>n||r>s?Qt(e,fr):Gi(e,fr))}var ac=new WeakMap;function lc(e,t,r){let n=t+r,s=ac.get(e);n!=s&&(ac.set(e,n),e.style.background=t,e.style.borderColor=r)}var uc=new WeakMap;function cc(e,t,r,n){let s=t+""+r,i=uc.get(e);s!=i&&(uc.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var Xi={passive:!0},kf={...Xi,capture:!0};function gr(e,t,r,n){t.addEventListener(e,r,n?kf:Xi)}function Qi(e,t,r,n){t.removeEventListener(e,r,Xi)}Zr&&qi();function pn(e,t,r,n){let s;r=r||0,n=n||t.length-1;let i=n<=2147483647;for(;n-r>1;)s=i?r+n>>1:Bt((r+n)/2),t[s]<e?r=s:n=s;return e-t[r]<=t[n]-e?r:n}function Mc(e){return(r,n,s)=>{let i=-1,a=-1;for(let u=n;u<=s;u++)if(e(r[u])){i=u;break}for(let u=s;u>=n;u--)if(e(r[u])){a=u;break}return[i,a]}}var Oc=e=>e!=null,Fc=e=>e!=null&&e>0,ws=Mc(Oc),_f=Mc(Fc);function Sf(e,t,r,n=0,s=!1){let i=s?_f:ws,a=s?Fc:Oc;[t,r]=i(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let m=t;m<=r;m++){let y=e[m];a(y)&&(y<u?u=y:y>d&&(d=y))}return[u??Ue,d??-Ue]}function vs(e,t,r,n){let s=pc(e),i=pc(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Ln:Vc,u=s==1?Bt:on,d=i==1?on:Bt,m=u(a(ct(e))),y=d(a(ct(t))),f=jr(r,m),g=jr(r,y);return r==10&&(m<0&&(f=Ne(f,-m)),y<0&&(g=Ne(g,-y))),n||r==2?(e=f*s,t=g*i):(e=Bc(e,f),t=ks(t,g)),[e,t]}function ea(e,t,r,n){let s=vs(e,t,r,n);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var ta=.1,dc={mode:3,pad:ta},Co={pad:0,soft:null,mode:0},Tf={min:Co,max:Co};function ys(e,t,r,n){return _s(r)?mc(e,t,r):(Co.pad=r,Co.soft=n?0:null,Co.mode=n?3:0,mc(e,t,Tf))}function xe(e,t){return e??t}function xf(e,t,r){for(t=xe(t,0),r=xe(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function mc(e,t,r){let n=r.min,s=r.max,i=xe(n.pad,0),a=xe(s.pad,0),u=xe(n.hard,-Ue),d=xe(s.hard,Ue),m=xe(n.soft,Ue),y=xe(s.soft,-Ue),f=xe(n.mode,0),g=xe(s.mode,0),b=t-e,T=Ln(b),U=Lt(ct(e),ct(t)),L=Ln(U),I=ct(L-T);(b<1e-24||I>10)&&(b=0,(e==0||t==0)&&(b=1e-24,f==2&&m!=Ue&&(i=0),g==2&&y!=-Ue&&(a=0)));let _=b||U||1e3,P=Ln(_),C=jr(10,Bt(P)),ee=_*(b==0?e==0?.1:1:i),$=Ne(Bc(e-ee,C/10),24),oe=e>=m&&(f==1||f==3&&$<=m||f==2&&$>=m)?m:Ue,K=Lt(u,$<oe&&e>=oe?oe:fn(oe,$)),ue=_*(b==0?t==0?.1:1:a),Y=Ne(ks(t+ue,C/10),24),R=t<=y&&(g==1||g==3&&Y>=y||g==2&&Y<=y)?y:-Ue,Z=fn(d,Y>R&&t<=R?R:Lt(R,Y));return K==Z&&K==0&&(Z=100),[K,Z]}var Cf=new Intl.NumberFormat(Zr?vf.language:"en-US"),na=e=>Cf.format(e),Ht=Math,gs=Ht.PI,ct=Ht.abs,Bt=Ht.floor,ut=Ht.round,on=Ht.ceil,fn=Ht.min,Lt=Ht.max,jr=Ht.pow,pc=Ht.sign,Ln=Ht.log10,Vc=Ht.log2,Af=(e,t=1)=>Ht.sinh(e)*t,$i=(e,t=1)=>Ht.asinh(e/t),Ue=1/0;function fc(e){return(Ln((e^e>>31)-(e>>31))|0)+1}function Bi(e,t,r){return fn(Lt(e,t),r)}function qc(e){return typeof e=="function"}function ye(e){return qc(e)?e:()=>e}var Pf=()=>{},Gc=e=>e,Qc=(e,t)=>t,Rf=e=>null,gc=e=>!0,hc=(e,t)=>e==t,Df=/\.\d*?(?=9{6,}|0{6,})/gm,hr=e=>{if(zc(e)||jn.has(e))return e;let t=`${e}`,r=t.match(Df);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[s,i]=t.split("e");return+`${hr(s)}e${i}`}return Ne(e,n)};function mr(e,t){return hr(Ne(hr(e/t))*t)}function ks(e,t){return hr(on(hr(e/t))*t)}function Bc(e,t){return hr(Bt(hr(e/t))*t)}function Ne(e,t=0){if(zc(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return ut(n)/r}var jn=new Map;function Hc(e){return((""+e).split(".")[1]||"").length}function Po(e,t,r,n){let s=[],i=n.map(Hc);for(let a=t;a<r;a++){let u=ct(a),d=Ne(jr(e,a),u);for(let m=0;m<n.length;m++){let y=e==10?+`${n[m]}e${a}`:n[m]*d,f=(a>=0?0:u)+(a>=i[m]?0:i[m]),g=e==10?y:Ne(y,f);s.push(g),jn.set(g,f)}}return s}var Ao={},ra=[],Kr=[null,null],zn=Array.isArray,zc=Number.isInteger,Ef=e=>e===void 0;function yc(e){return typeof e=="string"}function _s(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Lf(e){return e!=null&&typeof e=="object"}var Uf=Object.getPrototypeOf(Uint8Array),jc="__proto__";function Yr(e,t=_s){let r;if(zn(e)){let n=e.find(s=>s!=null);if(zn(n)||t(n)){r=Array(e.length);for(let s=0;s<e.length;s++)r[s]=Yr(e[s],t)}else r=e.slice()}else if(e instanceof Uf)r=e.slice();else if(t(e)){r={};for(let n in e)n!=jc&&(r[n]=Yr(e[n],t))}else r=e;return r}function ot(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let s in n)s!=jc&&(_s(e[s])?ot(e[s],Yr(n[s])):e[s]=Yr(n[s]))}return e}var Nf=0,If=1,Wf=2;function $f(e,t,r){for(let n=0,s,i=-1;n<t.length;n++){let a=t[n];if(a>i){for(s=a-1;s>=0&&e[s]==null;)e[s--]=null;for(s=a+1;s<r&&e[s]==null;)e[i=s++]=null}}}function Mf(e,t){if(Vf(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return qf(a[0])||(a=Ff(a)),a}let r=new Set;for(let a=0;a<e.length;a++){let d=e[a][0],m=d.length;for(let y=0;y<m;y++)r.add(d[y])}let n=[Array.from(r).sort((a,u)=>a-u)],s=n[0].length,i=new Map;for(let a=0;a<s;a++)i.set(n[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],d=u[0];for(let m=1;m<u.length;m++){let y=u[m],f=Array(s).fill(void 0),g=t?t[a][m]:If,b=[];for(let T=0;T<y.length;T++){let U=y[T],L=i.get(d[T]);U===null?g!=Nf&&(f[L]=U,g==Wf&&b.push(L)):f[L]=U}$f(f,b,s),n.push(f)}}return n}var Of=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Ff(e){let t=e[0],r=t.length,n=Array(r);for(let i=0;i<n.length;i++)n[i]=i;n.sort((i,a)=>t[i]-t[a]);let s=[];for(let i=0;i<e.length;i++){let a=e[i],u=Array(r);for(let d=0;d<r;d++)u[d]=a[n[d]];s.push(u)}return s}function Vf(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let s=e[n][0];if(s.length!=r)return!1;if(s!=t){for(let i=0;i<r;i++)if(s[i]!=t[i])return!1}}return!0}function qf(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,s=r-1;for(;n<=s&&e[n]==null;)n++;for(;s>=n&&e[s]==null;)s--;if(s<=n)return!0;let i=Lt(1,Bt((s-n+1)/t));for(let a=e[n],u=n+i;u<=s;u+=i){let d=e[u];if(d!=null){if(d<=a)return!1;a=d}}return!0}var Kc=["January","February","March","April","May","June","July","August","September","October","November","December"],Yc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Jc(e){return e.slice(0,3)}var Gf=Yc.map(Jc),Qf=Kc.map(Jc),Bf={MMMM:Kc,MMM:Qf,WWWW:Yc,WWW:Gf};function _o(e){return(e<10?"0":"")+e}function Hf(e){return(e<10?"00":e<100?"0":"")+e}var zf={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>_o(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>_o(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>_o(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>_o(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>_o(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Hf(e.getMilliseconds())};function oa(e,t){t=t||Bf;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(e);)r.push(s[0][0]=="{"?zf[s[1]]:s[0]);return i=>{let a="";for(let u=0;u<r.length;u++)a+=typeof r[u]=="string"?r[u]:r[u](i,t);return a}}var jf=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Kf(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==jf?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Zc=e=>e%1==0,bs=[1,2,2.5,5],Yf=Po(10,-32,0,bs),Xc=Po(10,0,32,bs),Jf=Xc.filter(Zc),pr=Yf.concat(Xc),sa=`
`,ed="{YYYY}",bc=sa+ed,td="{M}/{D}",xo=sa+td,ps=xo+"/{YY}",nd="{aa}",Zf="{h}:{mm}",Hr=Zf+nd,wc=sa+Hr,vc=":{ss}",Re=null;function rd(e){let t=e*1e3,r=t*60,n=r*60,s=n*24,i=s*30,a=s*365,d=(e==1?Po(10,0,3,bs).filter(Zc):Po(10,-3,0,bs)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),m=[[a,ed,Re,Re,Re,Re,Re,Re,1],[s*28,"{MMM}",bc,Re,Re,Re,Re,Re,1],[s,td,bc,Re,Re,Re,Re,Re,1],[n,"{h}"+nd,ps,Re,xo,Re,Re,Re,1],[r,Hr,ps,Re,xo,Re,Re,Re,1],[t,vc,ps+" "+Hr,Re,xo+" "+Hr,Re,wc,Re,1],[e,vc+".{fff}",ps+" "+Hr,Re,xo+" "+Hr,Re,wc,Re,1]];function y(f){return(g,b,T,U,L,I)=>{let _=[],P=L>=a,C=L>=i&&L<a,ee=f(T),$=Ne(ee*e,3),oe=Mi(ee.getFullYear(),P?0:ee.getMonth(),C||P?1:ee.getDate()),K=Ne(oe*e,3);if(C||P){let ue=C?L/i:0,Y=P?L/a:0,R=$==K?$:Ne(Mi(oe.getFullYear()+Y,oe.getMonth()+ue,1)*e,3),Z=new Date(ut(R/e)),O=Z.getFullYear(),N=Z.getMonth();for(let W=0;R<=U;W++){let M=Mi(O+Y*W,N+ue*W,1),E=M-f(Ne(M*e,3));R=Ne((+M+E)*e,3),R<=U&&_.push(R)}}else{let ue=L>=s?s:L,Y=Bt(T)-Bt($),R=K+Y+ks($-K,ue);_.push(R);let Z=f(R),O=Z.getHours()+Z.getMinutes()/r+Z.getSeconds()/n,N=L/n,W=g.axes[b]._space,M=I/W;for(;R=Ne(R+L,e==1?0:3),!(R>U);)if(N>1){let E=Bt(Ne(O+N,6))%24,B=f(R).getHours()-E;B>1&&(B=-1),R-=B*n,O=(O+N)%24;let pe=_[_.length-1];Ne((R-pe)/L,3)*M>=.7&&_.push(R)}else _.push(R)}return _}}return[d,m,y]}var[Xf,eg,tg]=rd(1),[ng,rg,og]=rd(.001);Po(2,-53,53,[1]);function kc(e,t){return e.map(r=>r.map((n,s)=>s==0||s==8||n==null?n:t(s==1||r[8]==0?n:r[1]+n)))}function _c(e,t){return(r,n,s,i,a)=>{let u=t.find(T=>a>=T[0])||t[t.length-1],d,m,y,f,g,b;return n.map(T=>{let U=e(T),L=U.getFullYear(),I=U.getMonth(),_=U.getDate(),P=U.getHours(),C=U.getMinutes(),ee=U.getSeconds(),$=L!=d&&u[2]||I!=m&&u[3]||_!=y&&u[4]||P!=f&&u[5]||C!=g&&u[6]||ee!=b&&u[7]||u[1];return d=L,m=I,y=_,f=P,g=C,b=ee,$(U)})}}function sg(e,t){let r=oa(t);return(n,s,i,a,u)=>s.map(d=>r(e(d)))}function Mi(e,t,r){return new Date(e,t,r)}function Sc(e,t){return t(e)}var ig="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Tc(e,t){return(r,n,s,i)=>i==null?Zi:t(e(n))}function ag(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function lg(e,t){return e.series[t].fill(e,t)}var ug={show:!0,live:!0,isolate:!1,mount:Pf,markers:{show:!0,width:2,stroke:ag,fill:lg,dash:"solid"},idx:null,idxs:null,values:[]};function cg(e,t){let r=e.cursor.points,n=rn(),s=r.size(e,t);Ve(n,So,s),Ve(n,To,s);let i=s/-2;Ve(n,"marginLeft",i),Ve(n,"marginTop",i);let a=r.width(e,t,s);return a&&Ve(n,"borderWidth",a),n}function dg(e,t){let r=e.series[t].points;return r._fill||r._stroke}function mg(e,t){let r=e.series[t].points;return r._stroke||r._fill}function pg(e,t){return e.series[t].points.size}var Oi=[0,0];function fg(e,t,r){return Oi[0]=t,Oi[1]=r,Oi}function fs(e,t,r,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&r(s)}}function Fi(e,t,r,n=!0){return s=>{(!n||s.target==t)&&r(s)}}var gg={show:!0,x:!0,y:!0,lock:!1,move:fg,points:{one:!1,show:cg,size:pg,width:0,stroke:mg,fill:dg},bind:{mousedown:fs,mouseup:fs,click:fs,dblclick:fs,mousemove:Fi,mouseleave:Fi,mouseenter:Fi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},od={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ia=ot({},od,{filter:Qc}),sd=ot({},ia,{size:10}),id=ot({},od,{show:!1}),aa='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',ad="bold "+aa,ld=1.5,xc={show:!0,scale:"x",stroke:Ji,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ad,side:2,grid:ia,ticks:sd,border:id,font:aa,lineGap:ld,rotate:0},hg="Value",yg="Time",Cc={show:!0,scale:"x",auto:!1,sorted:1,min:Ue,max:-Ue,idxs:[]};function bg(e,t,r,n,s){return t.map(i=>i==null?"":na(i))}function wg(e,t,r,n,s,i,a){let u=[],d=jn.get(s)||0;r=a?r:Ne(ks(r,s),d);for(let m=r;m<=n;m=Ne(m+s,d))u.push(Object.is(m,-0)?0:m);return u}function Hi(e,t,r,n,s,i,a){let u=[],d=e.scales[e.axes[t].scale].log,m=d==10?Ln:Vc,y=Bt(m(r));s=jr(d,y),d==10&&(s=pr[pn(s,pr)]);let f=r,g=s*d;d==10&&(g=pr[pn(g,pr)]);do u.push(f),f=f+s,d==10&&!jn.has(f)&&(f=Ne(f,jn.get(s))),f>=g&&(s=f,g=s*d,d==10&&(g=pr[pn(g,pr)]));while(f<=n);return u}function vg(e,t,r,n,s,i,a){let d=e.scales[e.axes[t].scale].asinh,m=n>d?Hi(e,t,Lt(d,r),n,s):[d],y=n>=0&&r<=0?[0]:[];return(r<-d?Hi(e,t,Lt(d,-n),-r,s):[d]).reverse().map(g=>-g).concat(y,m)}var ud=/./,kg=/[12357]/,_g=/[125]/,Ac=/1/,zi=(e,t,r,n)=>e.map((s,i)=>t==4&&s==0||i%n==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function Sg(e,t,r,n,s){let i=e.axes[r],a=i.scale,u=e.scales[a],d=e.valToPos,m=i._space,y=d(10,a),f=d(9,a)-y>=m?ud:d(7,a)-y>=m?kg:d(5,a)-y>=m?_g:Ac;if(f==Ac){let g=ct(d(1,a)-y);if(g<m)return zi(t.slice().reverse(),u.distr,f,on(m/g)).reverse()}return zi(t,u.distr,f,1)}function Tg(e,t,r,n,s){let i=e.axes[r],a=i.scale,u=i._space,d=e.valToPos,m=ct(d(1,a)-d(2,a));return m<u?zi(t.slice().reverse(),3,ud,on(u/m)).reverse():t}function xg(e,t,r,n){return n==null?Zi:t==null?"":na(t)}var Pc={show:!0,scale:"y",stroke:Ji,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ad,side:3,grid:ia,ticks:sd,border:id,font:aa,lineGap:ld,rotate:0};function Cg(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function Ag(e,t){let{scale:r,idxs:n}=e.series[0],s=e._data[0],i=e.valToPos(s[n[0]],r,!0),a=e.valToPos(s[n[1]],r,!0),u=ct(a-i),d=e.series[t],m=u/(d.points.space*Pe);return n[1]-n[0]<=m}var Rc={scale:null,auto:!0,sorted:0,min:Ue,max:-Ue},cd=(e,t,r,n,s)=>s,Dc={show:!0,auto:!0,sorted:0,gaps:cd,alpha:1,facets:[ot({},Rc,{scale:"x"}),ot({},Rc,{scale:"y"})]},Ec={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:cd,alpha:1,points:{show:Ag,filter:null},values:null,min:Ue,max:-Ue,idxs:[],path:null,clip:null};function Pg(e,t,r,n,s){return r/10}var dd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Rg=ot({},dd,{time:!1,ori:1}),Lc={};function md(e,t){let r=Lc[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(s=>s!=n)},pub(n,s,i,a,u,d,m){for(let y=0;y<r.plots.length;y++)r.plots[y]!=s&&r.plots[y].pub(n,s,i,a,u,d,m)}},e!=null&&(Lc[e]=r)),r}var Jr=1,ji=2;function yr(e,t,r){let n=e.mode,s=e.series[t],i=n==2?e._data[t]:e._data,a=e.scales,u=e.bbox,d=i[0],m=n==2?i[1]:i[t],y=n==2?a[s.facets[0].scale]:a[e.series[0].scale],f=n==2?a[s.facets[1].scale]:a[s.scale],g=u.left,b=u.top,T=u.width,U=u.height,L=e.valToPosH,I=e.valToPosV;return y.ori==0?r(s,d,m,y,f,L,I,g,b,T,U,Ts,Xr,Cs,fd,hd):r(s,d,m,y,f,I,L,b,g,U,T,xs,eo,ca,gd,yd)}function la(e,t){let r=0,n=0,s=xe(e.bands,ra);for(let i=0;i<s.length;i++){let a=s[i];a.series[0]==t?r=a.dir:a.series[1]==t&&(a.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function Dg(e,t,r,n,s){let i=e.mode,a=e.series[t],u=i==2?a.facets[1].scale:a.scale,d=e.scales[u];return s==-1?d.min:s==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Un(e,t,r,n,s,i){return yr(e,t,(a,u,d,m,y,f,g,b,T,U,L)=>{let I=a.pxRound,_=m.dir*(m.ori==0?1:-1),P=m.ori==0?Xr:eo,C,ee;_==1?(C=r,ee=n):(C=n,ee=r);let $=I(f(u[C],m,U,b)),oe=I(g(d[C],y,L,T)),K=I(f(u[ee],m,U,b)),ue=I(g(i==1?y.max:y.min,y,L,T)),Y=new Path2D(s);return P(Y,K,ue),P(Y,$,ue),P(Y,$,oe),Y})}function Ss(e,t,r,n,s,i){let a=null;if(e.length>0){a=new Path2D;let u=t==0?Cs:ca,d=r;for(let f=0;f<e.length;f++){let g=e[f];if(g[1]>g[0]){let b=g[0]-d;b>0&&u(a,d,n,b,n+i),d=g[1]}}let m=r+s-d,y=10;m>0&&u(a,d,n-y/2,m,n+i+y)}return a}function Eg(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function ua(e,t,r,n,s,i,a){let u=[],d=e.length;for(let m=s==1?r:n;m>=r&&m<=n;m+=s)if(t[m]===null){let f=m,g=m;if(s==1)for(;++m<=n&&t[m]===null;)g=m;else for(;--m>=r&&t[m]===null;)g=m;let b=i(e[f]),T=g==f?b:i(e[g]),U=f-s;b=a<=0&&U>=0&&U<d?i(e[U]):b;let I=g+s;T=a>=0&&I>=0&&I<d?i(e[I]):T,T>=b&&u.push([b,T])}return u}function Uc(e){return e==0?Gc:e==1?ut:t=>mr(t,e)}function pd(e){let t=e==0?Ts:xs,r=e==0?(s,i,a,u,d,m)=>{s.arcTo(i,a,u,d,m)}:(s,i,a,u,d,m)=>{s.arcTo(a,i,d,u,m)},n=e==0?(s,i,a,u,d)=>{s.rect(i,a,u,d)}:(s,i,a,u,d)=>{s.rect(a,i,d,u)};return(s,i,a,u,d,m=0,y=0)=>{m==0&&y==0?n(s,i,a,u,d):(m=fn(m,u/2,d/2),y=fn(y,u/2,d/2),t(s,i+m,a),r(s,i+u,a,i+u,a+d,m),r(s,i+u,a+d,i,a+d,y),r(s,i,a+d,i,a,y),r(s,i,a,i+u,a,m),s.closePath())}}var Ts=(e,t,r)=>{e.moveTo(t,r)},xs=(e,t,r)=>{e.moveTo(r,t)},Xr=(e,t,r)=>{e.lineTo(t,r)},eo=(e,t,r)=>{e.lineTo(r,t)},Cs=pd(0),ca=pd(1),fd=(e,t,r,n,s,i)=>{e.arc(t,r,n,s,i)},gd=(e,t,r,n,s,i)=>{e.arc(r,t,n,s,i)},hd=(e,t,r,n,s,i,a)=>{e.bezierCurveTo(t,r,n,s,i,a)},yd=(e,t,r,n,s,i,a)=>{e.bezierCurveTo(r,t,s,n,a,i)};function bd(e){return(t,r,n,s,i)=>yr(t,r,(a,u,d,m,y,f,g,b,T,U,L)=>{let{pxRound:I,points:_}=a,P,C;m.ori==0?(P=Ts,C=fd):(P=xs,C=gd);let ee=Ne(_.width*Pe,3),$=(_.size-_.width)/2*Pe,oe=Ne($*2,3),K=new Path2D,ue=new Path2D,{left:Y,top:R,width:Z,height:O}=t.bbox;Cs(ue,Y-oe,R-oe,Z+oe*2,O+oe*2);let N=W=>{if(d[W]!=null){let M=I(f(u[W],m,U,b)),E=I(g(d[W],y,L,T));P(K,M+$,E),C(K,M,E,$,0,gs*2)}};if(i)i.forEach(N);else for(let W=n;W<=s;W++)N(W);return{stroke:ee>0?K:null,fill:K,clip:ue,flags:Jr|ji}})}function wd(e){return(t,r,n,s,i,a)=>{n!=s&&(i!=n&&a!=n&&e(t,r,n),i!=s&&a!=s&&e(t,r,s),e(t,r,a))}}var Lg=wd(Xr),Ug=wd(eo);function vd(e){let t=xe(e?.alignGaps,0);return(r,n,s,i)=>yr(r,n,(a,u,d,m,y,f,g,b,T,U,L)=>{[s,i]=ws(d,s,i);let I=a.pxRound,_=O=>I(f(O,m,U,b)),P=O=>I(g(O,y,L,T)),C,ee;m.ori==0?(C=Xr,ee=Lg):(C=eo,ee=Ug);let $=m.dir*(m.ori==0?1:-1),oe={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Jr},K=oe.stroke,ue=!1;if(i-s>=U*4){let O=H=>r.posToVal(H,m.key,!0),N=null,W=null,M,E,be,se=_(u[$==1?s:i]),B=_(u[s]),pe=_(u[i]),ie=O($==1?B+1:pe-1);for(let H=$==1?s:i;H>=s&&H<=i;H+=$){let Ie=u[H],ce=($==1?Ie<ie:Ie>ie)?se:_(Ie),ve=d[H];ce==se?ve!=null?(E=ve,N==null?(C(K,ce,P(E)),M=N=W=E):E<N?N=E:E>W&&(W=E)):ve===null&&(ue=!0):(N!=null&&ee(K,se,P(N),P(W),P(M),P(E)),ve!=null?(E=ve,C(K,ce,P(E)),N=W=M=E):(N=W=null,ve===null&&(ue=!0)),se=ce,ie=O(se+$))}N!=null&&N!=W&&be!=se&&ee(K,se,P(N),P(W),P(M),P(E))}else for(let O=$==1?s:i;O>=s&&O<=i;O+=$){let N=d[O];N===null?ue=!0:N!=null&&C(K,_(u[O]),P(N))}let[R,Z]=la(r,n);if(a.fill!=null||R!=0){let O=oe.fill=new Path2D(K),N=a.fillTo(r,n,a.min,a.max,R),W=P(N),M=_(u[s]),E=_(u[i]);$==-1&&([E,M]=[M,E]),C(O,E,W),C(O,M,W)}if(!a.spanGaps){let O=[];ue&&O.push(...ua(u,d,s,i,$,_,t)),oe.gaps=O=a.gaps(r,n,s,i,O),oe.clip=Ss(O,m.ori,b,T,U,L)}return Z!=0&&(oe.band=Z==2?[Un(r,n,s,i,K,-1),Un(r,n,s,i,K,1)]:Un(r,n,s,i,K,Z)),oe})}function Ng(e){let t=xe(e.align,1),r=xe(e.ascDesc,!1),n=xe(e.alignGaps,0),s=xe(e.extend,!1);return(i,a,u,d)=>yr(i,a,(m,y,f,g,b,T,U,L,I,_,P)=>{[u,d]=ws(f,u,d);let C=m.pxRound,{left:ee,width:$}=i.bbox,oe=B=>C(T(B,g,_,L)),K=B=>C(U(B,b,P,I)),ue=g.ori==0?Xr:eo,Y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Jr},R=Y.stroke,Z=g.dir*(g.ori==0?1:-1),O=K(f[Z==1?u:d]),N=oe(y[Z==1?u:d]),W=N,M=N;s&&t==-1&&(M=ee,ue(R,M,O)),ue(R,N,O);for(let B=Z==1?u:d;B>=u&&B<=d;B+=Z){let pe=f[B];if(pe==null)continue;let ie=oe(y[B]),H=K(pe);t==1?ue(R,ie,O):ue(R,W,H),ue(R,ie,H),O=H,W=ie}let E=W;s&&t==1&&(E=ee+$,ue(R,E,O));let[be,se]=la(i,a);if(m.fill!=null||be!=0){let B=Y.fill=new Path2D(R),pe=m.fillTo(i,a,m.min,m.max,be),ie=K(pe);ue(B,E,ie),ue(B,M,ie)}if(!m.spanGaps){let B=[];B.push(...ua(y,f,u,d,Z,oe,n));let pe=m.width*Pe/2,ie=r||t==1?pe:-pe,H=r||t==-1?-pe:pe;B.forEach(Ie=>{Ie[0]+=ie,Ie[1]+=H}),Y.gaps=B=m.gaps(i,a,u,d,B),Y.clip=Ss(B,g.ori,L,I,_,P)}return se!=0&&(Y.band=se==2?[Un(i,a,u,d,R,-1),Un(i,a,u,d,R,1)]:Un(i,a,u,d,R,se)),Y})}function Nc(e,t,r,n,s,i,a=Ue){if(e.length>1){let u=null;for(let d=0,m=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let y=ct(e[d]-e[u]);y<m&&(m=y,a=ct(r(e[d],n,s,i)-r(e[u],n,s,i)))}u=d}}return a}function Ig(e){e=e||Ao;let t=xe(e.size,[.6,Ue,1]),r=e.align||0,n=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=ye(s),a=1-t[0],u=xe(t[1],Ue),d=xe(t[2],1),m=xe(e.disp,Ao),y=xe(e.each,b=>{}),{fill:f,stroke:g}=m;return(b,T,U,L)=>yr(b,T,(I,_,P,C,ee,$,oe,K,ue,Y,R)=>{let Z=I.pxRound,O=r,N=n*Pe,W=u*Pe,M=d*Pe,E,be;C.ori==0?[E,be]=i(b,T):[be,E]=i(b,T);let se=C.dir*(C.ori==0?1:-1),B=C.ori==0?Cs:ca,pe=C.ori==0?y:(q,We,st,kr,Zn,bn,Xn)=>{y(q,We,st,Zn,kr,Xn,bn)},ie=xe(b.bands,ra).find(q=>q.series[0]==T),H=ie!=null?ie.dir:0,Ie=I.fillTo(b,T,I.min,I.max,H),Se=Z(oe(Ie,ee,R,ue)),ce,ve,zt,xt=Y,He=Z(I.width*Pe),yn=!1,An=null,jt=null,Wn=null,br=null;f!=null&&(He==0||g!=null)&&(yn=!0,An=f.values(b,T,U,L),jt=new Map,new Set(An).forEach(q=>{q!=null&&jt.set(q,new Path2D)}),He>0&&(Wn=g.values(b,T,U,L),br=new Map,new Set(Wn).forEach(q=>{q!=null&&br.set(q,new Path2D)})));let{x0:wr,size:to}=m;if(wr!=null&&to!=null){O=1,_=wr.values(b,T,U,L),wr.unit==2&&(_=_.map(st=>b.posToVal(K+st*Y,C.key,!0)));let q=to.values(b,T,U,L);to.unit==2?ve=q[0]*Y:ve=$(q[0],C,Y,K)-$(0,C,Y,K),xt=Nc(_,P,$,C,Y,K,xt),zt=xt-ve+N}else xt=Nc(_,P,$,C,Y,K,xt),zt=xt*a+N,ve=xt-zt;zt<1&&(zt=0),He>=ve/2&&(He=0),zt<5&&(Z=Gc);let Io=zt>0,Yn=xt-zt-(Io?He:0);ve=Z(Bi(Yn,M,W)),ce=(O==0?ve/2:O==se?0:ve)-O*se*((O==0?N/2:0)+(Io?He/2:0));let Ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},vr=yn?null:new Path2D,Pn=null;if(ie!=null)Pn=b.data[ie.series[1]];else{let{y0:q,y1:We}=m;q!=null&&We!=null&&(P=We.values(b,T,U,L),Pn=q.values(b,T,U,L))}let Jn=E*ve,de=be*ve;for(let q=se==1?U:L;q>=U&&q<=L;q+=se){let We=P[q];if(We==null)continue;if(Pn!=null){let Ut=Pn[q]??0;if(We-Ut==0)continue;Se=oe(Ut,ee,R,ue)}let st=C.distr!=2||m!=null?_[q]:q,kr=$(st,C,Y,K),Zn=oe(xe(We,Ie),ee,R,ue),bn=Z(kr-ce),Xn=Z(Lt(Zn,Se)),$t=Z(fn(Zn,Se)),Kt=Xn-$t;if(We!=null){let Ut=We<0?de:Jn,sn=We<0?Jn:de;yn?(He>0&&Wn[q]!=null&&B(br.get(Wn[q]),bn,$t+Bt(He/2),ve,Lt(0,Kt-He),Ut,sn),An[q]!=null&&B(jt.get(An[q]),bn,$t+Bt(He/2),ve,Lt(0,Kt-He),Ut,sn)):B(vr,bn,$t+Bt(He/2),ve,Lt(0,Kt-He),Ut,sn),pe(b,T,q,bn-He/2,$t,ve+He,Kt)}}return He>0?Ct.stroke=yn?br:vr:yn||(Ct._fill=I.width==0?I._fill:I._stroke??I._fill,Ct.width=0),Ct.fill=yn?jt:vr,Ct})}function Wg(e,t){let r=xe(t?.alignGaps,0);return(n,s,i,a)=>yr(n,s,(u,d,m,y,f,g,b,T,U,L,I)=>{[i,a]=ws(m,i,a);let _=u.pxRound,P=E=>_(g(E,y,L,T)),C=E=>_(b(E,f,I,U)),ee,$,oe;y.ori==0?(ee=Ts,oe=Xr,$=hd):(ee=xs,oe=eo,$=yd);let K=y.dir*(y.ori==0?1:-1),ue=P(d[K==1?i:a]),Y=ue,R=[],Z=[];for(let E=K==1?i:a;E>=i&&E<=a;E+=K)if(m[E]!=null){let se=d[E],B=P(se);R.push(Y=B),Z.push(C(m[E]))}let O={stroke:e(R,Z,ee,oe,$,_),fill:null,clip:null,band:null,gaps:null,flags:Jr},N=O.stroke,[W,M]=la(n,s);if(u.fill!=null||W!=0){let E=O.fill=new Path2D(N),be=u.fillTo(n,s,u.min,u.max,W),se=C(be);oe(E,Y,se),oe(E,ue,se)}if(!u.spanGaps){let E=[];E.push(...ua(d,m,i,a,K,P,r)),O.gaps=E=u.gaps(n,s,i,a,E),O.clip=Ss(E,y.ori,T,U,L,I)}return M!=0&&(O.band=M==2?[Un(n,s,i,a,N,-1),Un(n,s,i,a,N,1)]:Un(n,s,i,a,N,M)),O})}function $g(e){return Wg(Mg,e)}function Mg(e,t,r,n,s,i){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),a==2)n(u,e[1],t[1]);else{let d=Array(a),m=Array(a-1),y=Array(a-1),f=Array(a-1);for(let g=0;g<a-1;g++)y[g]=t[g+1]-t[g],f[g]=e[g+1]-e[g],m[g]=y[g]/f[g];d[0]=m[0];for(let g=1;g<a-1;g++)m[g]===0||m[g-1]===0||m[g-1]>0!=m[g]>0?d[g]=0:(d[g]=3*(f[g-1]+f[g])/((2*f[g]+f[g-1])/m[g-1]+(f[g]+2*f[g-1])/m[g]),isFinite(d[g])||(d[g]=0));d[a-1]=m[a-2];for(let g=0;g<a-1;g++)s(u,e[g]+f[g]/3,t[g]+d[g]*f[g]/3,e[g+1]-f[g]/3,t[g+1]-d[g+1]*f[g]/3,e[g+1],t[g+1])}return u}var Ki=new Set;function Ic(){for(let e of Ki)e.syncRect(!0)}Zr&&(gr(bf,zr,Ic),gr(wf,zr,Ic,!0),gr(hs,zr,()=>{dt.pxRatio=Pe}));var Og=vd(),Fg=bd();function Wc(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,a)=>Yi(i,a,t,r))}function Vg(e,t){return e.map((r,n)=>n==0?{}:ot({},t,r))}function Yi(e,t,r,n){return ot({},t==0?r:n,e)}function kd(e,t,r){return t==null?Kr:[t,r]}var qg=kd;function Gg(e,t,r){return t==null?Kr:ys(t,r,ta,!0)}function _d(e,t,r,n){return t==null?Kr:vs(t,r,e.scales[n].log,!1)}var Qg=_d;function Sd(e,t,r,n){return t==null?Kr:ea(t,r,e.scales[n].log,!1)}var Bg=Sd;function Hg(e,t,r,n,s){let i=Lt(fc(e),fc(t)),a=t-e,u=pn(s/n*a,r);do{let d=r[u],m=n*d/a;if(m>=s&&i+(d<5?jn.get(d):0)<=17)return[d,m]}while(++u<r.length);return[0,0]}function $c(e){let t,r;return e=e.replace(/(\d+)px/,(n,s)=>(t=ut((r=+s)*Pe))+"px"),[e,t,r]}function zg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Pe,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function dt(e,t,r){let n={mode:xe(e.mode,1)},s=n.mode;function i(l,c,p,h){let w=c.valToPct(l);return h+p*(c.dir==-1?1-w:w)}function a(l,c,p,h){let w=c.valToPct(l);return h+p*(c.dir==-1?w:1-w)}function u(l,c,p,h){return c.ori==0?i(l,c,p,h):a(l,c,p,h)}n.valToPosH=i,n.valToPosV=a;let d=!1;n.status=0;let m=n.root=rn(Xp);if(e.id!=null&&(m.id=e.id),Qt(m,e.class),e.title){let l=rn(nf,m);l.textContent=e.title}let y=mn("canvas"),f=n.ctx=y.getContext("2d"),g=rn(rf,m);gr("click",g,l=>{l.target===T&&($e!=Lr||qe!=Ur)&&kt.click(n,l)},!0);let b=n.under=rn(of,g);g.appendChild(y);let T=n.over=rn(sf,g);e=Yr(e);let U=+xe(e.pxAlign,1),L=Uc(U);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let I=e.ms||.001,_=n.series=s==1?Wc(e.series||[],Cc,Ec,!1):Vg(e.series||[null],Dc),P=n.axes=Wc(e.axes||[],xc,Pc,!0),C=n.scales={},ee=n.bands=e.bands||[];ee.forEach(l=>{l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1)});let $=s==2?_[1].facets[0].scale:_[0].scale,oe={axes:Qm,series:Om},K=(e.drawOrder||["axes","series"]).map(l=>oe[l]);function ue(l){let c=l.distr==3?p=>Ln(p>0?p:l.clamp(n,p,l.min,l.max,l.key)):l.distr==4?p=>$i(p,l.asinh):l.distr==100?p=>l.fwd(p):p=>p;return p=>{let h=c(p),{_min:w,_max:v}=l,S=v-w;return(h-w)/S}}function Y(l){let c=C[l];if(c==null){let p=(e.scales||Ao)[l]||Ao;if(p.from!=null){Y(p.from);let h=ot({},C[p.from],p,{key:l});h.valToPct=ue(h),C[l]=h}else{c=C[l]=ot({},l==$?dd:Rg,p),c.key=l;let h=c.time,w=c.range,v=zn(w);if((l!=$||s==2&&!h)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?dc:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?dc:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&_s(w))){let S=w;w=(A,D,F)=>D==null?Kr:ys(D,F,S)}c.range=ye(w||(h?qg:l==$?c.distr==3?Qg:c.distr==4?Bg:kd:c.distr==3?_d:c.distr==4?Sd:Gg)),c.auto=ye(v?!1:c.auto),c.clamp=ye(c.clamp||Pg),c._min=c._max=null,c.valToPct=ue(c)}}}Y("x"),Y("y"),s==1&&_.forEach(l=>{Y(l.scale)}),P.forEach(l=>{Y(l.scale)});for(let l in e.scales)Y(l);let R=C[$],Z=R.distr,O,N;R.ori==0?(Qt(m,ef),O=i,N=a):(Qt(m,tf),O=a,N=i);let W={};for(let l in C){let c=C[l];(c.min!=null||c.max!=null)&&(W[l]={min:c.min,max:c.max},c.min=c.max=null)}let M=e.tzDate||(l=>new Date(ut(l/I))),E=e.fmtDate||oa,be=I==1?tg(M):og(M),se=_c(M,kc(I==1?eg:rg,E)),B=Tc(M,Sc(ig,E)),pe=[],ie=n.legend=ot({},ug,e.legend),H=n.cursor=ot({},gg,{drag:{y:s==2}},e.cursor),Ie=ie.show,Se=H.show,ce=ie.markers;ie.idxs=pe,ce.width=ye(ce.width),ce.dash=ye(ce.dash),ce.stroke=ye(ce.stroke),ce.fill=ye(ce.fill);let ve,zt,xt,He=[],yn=[],An,jt=!1,Wn={};if(ie.live){let l=_[1]?_[1].values:null;jt=l!=null,An=jt?l(n,1,0):{_:0};for(let c in An)Wn[c]=Zi}if(Ie)if(ve=mn("table",mf,m),xt=mn("tbody",null,ve),ie.mount(n,ve),jt){zt=mn("thead",null,ve,xt);let l=mn("tr",null,zt);mn("th",null,l);for(var br in An)mn("th",Zu,l).textContent=br}else Qt(ve,ff),ie.live&&Qt(ve,pf);let wr={show:!0},to={show:!1};function Io(l,c){if(c==0&&(jt||!ie.live||s==2))return Kr;let p=[],h=mn("tr",gf,xt,xt.childNodes[c]);Qt(h,l.class),l.show||Qt(h,fr);let w=mn("th",null,h);if(ce.show){let A=rn(hf,w);if(c>0){let D=ce.width(n,c);D&&(A.style.border=D+"px "+ce.dash(n,c)+" "+ce.stroke(n,c)),A.style.background=ce.fill(n,c)}}let v=rn(Zu,w);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(ce.show||(v.style.color=l.width>0?ce.stroke(n,c):ce.fill(n,c)),Ct("click",w,A=>{if(H._lock)return;tr(A);let D=_.indexOf(l);if((A.ctrlKey||A.metaKey)!=ie.isolate){let F=_.some((V,Q)=>Q>0&&Q!=D&&V.show);_.forEach((V,Q)=>{Q>0&&vn(Q,F?Q==D?wr:to:wr,!0,et.setSeries)})}else vn(D,{show:!l.show},!0,et.setSeries)},!1),Sr&&Ct(nc,w,A=>{H._lock||(tr(A),vn(_.indexOf(l),Ir,!0,et.setSeries))},!1));for(var S in An){let A=mn("td",yf,h);A.textContent="--",p.push(A)}return[h,p]}let Yn=new Map;function Ct(l,c,p,h=!0){let w=Yn.get(c)||{},v=H.bind[l](n,c,p,h);v&&(gr(l,c,w[l]=v),Yn.set(c,w))}function vr(l,c,p){let h=Yn.get(c)||{};for(let w in h)(l==null||w==l)&&(Qi(w,c,h[w]),delete h[w]);l==null&&Yn.delete(c)}let Pn=0,Jn=0,de=0,q=0,We=0,st=0,kr=We,Zn=st,bn=de,Xn=q,$t=0,Kt=0,Ut=0,sn=0;n.bbox={};let Is=!1,Wo=!1,_r=!1,er=!1,$o=!1,Yt=!1;function Ws(l,c,p){(p||l!=n.width||c!=n.height)&&Da(l,c),Pr(!1),_r=!0,Wo=!0,Rr()}function Da(l,c){n.width=Pn=de=l,n.height=Jn=q=c,We=st=0,Lm(),Um();let p=n.bbox;$t=p.left=mr(We*Pe,.5),Kt=p.top=mr(st*Pe,.5),Ut=p.width=mr(de*Pe,.5),sn=p.height=mr(q*Pe,.5)}let Rm=3;function Dm(){let l=!1,c=0;for(;!l;){c++;let p=qm(c),h=Gm(c);l=c==Rm||p&&h,l||(Da(n.width,n.height),Wo=!0)}}function Em({width:l,height:c}){Ws(l,c)}n.setSize=Em;function Lm(){let l=!1,c=!1,p=!1,h=!1;P.forEach((w,v)=>{if(w.show&&w._show){let{side:S,_size:A}=w,D=S%2,F=w.label!=null?w.labelSize:0,V=A+F;V>0&&(D?(de-=V,S==3?(We+=V,h=!0):p=!0):(q-=V,S==0?(st+=V,l=!0):c=!0))}}),nr[0]=l,nr[1]=p,nr[2]=c,nr[3]=h,de-=$n[1]+$n[3],We+=$n[3],q-=$n[2]+$n[0],st+=$n[0]}function Um(){let l=We+de,c=st+q,p=We,h=st;function w(v,S){switch(v){case 1:return l+=S,l-S;case 2:return c+=S,c-S;case 3:return p-=S,p+S;case 0:return h-=S,h+S}}P.forEach((v,S)=>{if(v.show&&v._show){let A=v.side;v._pos=w(A,v._size),v.label!=null&&(v._lpos=w(A,v.labelSize))}})}if(H.dataIdx==null){let l=H.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let p=l.prox=ye(l.prox),h=l.bias??=0;H.dataIdx=(w,v,S,A)=>{if(v==0)return S;let D=S,F=p(w,v,S,A)??Ue,V=F>=0&&F<Ue,Q=R.ori==0?de:q,ae=H.left,Ce=t[0],Te=t[v];if(c.has(Te[S])){D=null;let ge=null,re=null,j;if(h==0||h==-1)for(j=S;ge==null&&j-- >0;)c.has(Te[j])||(ge=j);if(h==0||h==1)for(j=S;re==null&&j++<Te.length;)c.has(Te[j])||(re=j);if(ge!=null||re!=null)if(V){let Oe=ge==null?-1/0:O(Ce[ge],R,Q,0),Ye=re==null?1/0:O(Ce[re],R,Q,0),yt=ae-Oe,De=Ye-ae;yt<=De?yt<=F&&(D=ge):De<=F&&(D=re)}else D=re==null?ge:ge==null?re:S-ge<=re-S?ge:re}else V&&ct(ae-O(Ce[S],R,Q,0))>F&&(D=null);return D}}let tr=l=>{H.event=l};H.idxs=pe,H._lock=!1;let _t=H.points;_t.show=ye(_t.show),_t.size=ye(_t.size),_t.stroke=ye(_t.stroke),_t.width=ye(_t.width),_t.fill=ye(_t.fill);let wn=n.focus=ot({},e.focus||{alpha:.3},H.focus),Sr=wn.prox>=0,Tr=Sr&&_t.one,Jt=[],xr=[],Cr=[];function Ea(l,c){let p=_t.show(n,c);if(p instanceof HTMLElement)return Qt(p,df),Qt(p,l.class),xn(p,-10,-10,de,q),T.insertBefore(p,Jt[c]),p}function La(l,c){if(s==1||c>0){let p=s==1&&C[l.scale].time,h=l.value;l.value=p?yc(h)?Tc(M,Sc(h,E)):h||B:h||xg,l.label=l.label||(p?yg:hg)}if(Tr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||Og||Rf,l.fillTo=ye(l.fillTo||Dg),l.pxAlign=+xe(l.pxAlign,U),l.pxRound=Uc(l.pxAlign),l.stroke=ye(l.stroke||null),l.fill=ye(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let p=Cg(Lt(1,l.width),1),h=l.points=ot({},{size:p,width:Lt(1,p*.2),stroke:l.stroke,space:p*2,paths:Fg,_stroke:null,_fill:null},l.points);h.show=ye(h.show),h.filter=ye(h.filter),h.fill=ye(h.fill),h.stroke=ye(h.stroke),h.paths=ye(h.paths),h.pxAlign=l.pxAlign}if(Ie){let p=Io(l,c);He.splice(c,0,p[0]),yn.splice(c,0,p[1]),ie.values.push(null)}if(Se){pe.splice(c,0,null);let p=null;Tr?c==0&&(p=Ea(l,c)):c>0&&(p=Ea(l,c)),Jt.splice(c,0,p),xr.splice(c,0,0),Cr.splice(c,0,0)}ht("addSeries",c)}function Nm(l,c){c=c??_.length,l=s==1?Yi(l,c,Cc,Ec):Yi(l,c,{},Dc),_.splice(c,0,l),La(_[c],c)}n.addSeries=Nm;function Im(l){if(_.splice(l,1),Ie){ie.values.splice(l,1),yn.splice(l,1);let c=He.splice(l,1)[0];vr(null,c.firstChild),c.remove()}Se&&(pe.splice(l,1),Jt.splice(l,1)[0].remove(),xr.splice(l,1),Cr.splice(l,1)),ht("delSeries",l)}n.delSeries=Im;let nr=[!1,!1,!1,!1];function Wm(l,c){if(l._show=l.show,l.show){let p=l.side%2,h=C[l.scale];h==null&&(l.scale=p?_[1].scale:$,h=C[l.scale]);let w=h.time;l.size=ye(l.size),l.space=ye(l.space),l.rotate=ye(l.rotate),zn(l.incrs)&&l.incrs.forEach(S=>{!jn.has(S)&&jn.set(S,Hc(S))}),l.incrs=ye(l.incrs||(h.distr==2?Jf:w?I==1?Xf:ng:pr)),l.splits=ye(l.splits||(w&&h.distr==1?be:h.distr==3?Hi:h.distr==4?vg:wg)),l.stroke=ye(l.stroke),l.grid.stroke=ye(l.grid.stroke),l.ticks.stroke=ye(l.ticks.stroke),l.border.stroke=ye(l.border.stroke);let v=l.values;l.values=zn(v)&&!zn(v[0])?ye(v):w?zn(v)?_c(M,kc(v,E)):yc(v)?sg(M,v):v||se:v||bg,l.filter=ye(l.filter||(h.distr>=3&&h.log==10?Sg:h.distr==3&&h.log==2?Tg:Qc)),l.font=$c(l.font),l.labelFont=$c(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(nr[c]=!0,l._el=rn(af,g))}}function no(l,c,p,h){let[w,v,S,A]=p,D=c%2,F=0;return D==0&&(A||v)&&(F=c==0&&!w||c==2&&!S?ut(xc.size/3):0),D==1&&(w||S)&&(F=c==1&&!v||c==3&&!A?ut(Pc.size/2):0),F}let Ua=n.padding=(e.padding||[no,no,no,no]).map(l=>ye(xe(l,no))),$n=n._padding=Ua.map((l,c)=>l(n,c,nr,0)),vt,mt=null,pt=null,Mo=s==1?_[0].idxs:null,an=null,ro=!1;function Na(l,c){if(t=l??[],n.data=n._data=t,s==2){vt=0;for(let p=1;p<_.length;p++)vt+=t[p][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),an=t[0],vt=an.length;let p=t;if(Z==2){p=t.slice();let h=p[0]=Array(vt);for(let w=0;w<vt;w++)h[w]=w}n._data=t=p}if(Pr(!0),ht("setData"),Z==2&&(_r=!0),c!==!1){let p=R;p.auto(n,ro)?$s():On($,p.min,p.max),er=er||H.left>=0,Yt=!0,Rr()}}n.setData=Na;function $s(){ro=!0;let l,c;s==1&&(vt>0?(mt=Mo[0]=0,pt=Mo[1]=vt-1,l=t[0][mt],c=t[0][pt],Z==2?(l=mt,c=pt):l==c&&(Z==3?[l,c]=vs(l,l,R.log,!1):Z==4?[l,c]=ea(l,l,R.log,!1):R.time?c=l+ut(86400/I):[l,c]=ys(l,c,ta,!0))):(mt=Mo[0]=l=null,pt=Mo[1]=c=null)),On($,l,c)}let Oo,Ar,Ms,Os,Fs,Vs,qs,Gs,Qs,Nt;function Ia(l,c,p,h,w,v){l??=ec,p??=ra,h??="butt",w??=ec,v??="round",l!=Oo&&(f.strokeStyle=Oo=l),w!=Ar&&(f.fillStyle=Ar=w),c!=Ms&&(f.lineWidth=Ms=c),v!=Fs&&(f.lineJoin=Fs=v),h!=Vs&&(f.lineCap=Vs=h),p!=Os&&f.setLineDash(Os=p)}function Wa(l,c,p,h){c!=Ar&&(f.fillStyle=Ar=c),l!=qs&&(f.font=qs=l),p!=Gs&&(f.textAlign=Gs=p),h!=Qs&&(f.textBaseline=Qs=h)}function Bs(l,c,p,h,w=0){if(h.length>0&&l.auto(n,ro)&&(c==null||c.min==null)){let v=xe(mt,0),S=xe(pt,h.length-1),A=p.min==null?Sf(h,v,S,w,l.distr==3):[p.min,p.max];l.min=fn(l.min,p.min=A[0]),l.max=Lt(l.max,p.max=A[1])}}let $a={min:null,max:null};function $m(){for(let h in C){let w=C[h];W[h]==null&&(w.min==null||W[$]!=null&&w.auto(n,ro))&&(W[h]=$a)}for(let h in C){let w=C[h];W[h]==null&&w.from!=null&&W[w.from]!=null&&(W[h]=$a)}W[$]!=null&&Pr(!0);let l={};for(let h in W){let w=W[h];if(w!=null){let v=l[h]=Yr(C[h],Lf);if(w.min!=null)ot(v,w);else if(h!=$||s==2)if(vt==0&&v.from==null){let S=v.range(n,null,null,h);v.min=S[0],v.max=S[1]}else v.min=Ue,v.max=-Ue}}if(vt>0){_.forEach((h,w)=>{if(s==1){let v=h.scale,S=W[v];if(S==null)return;let A=l[v];if(w==0){let D=A.range(n,A.min,A.max,v);A.min=D[0],A.max=D[1],mt=pn(A.min,t[0]),pt=pn(A.max,t[0]),pt-mt>1&&(t[0][mt]<A.min&&mt++,t[0][pt]>A.max&&pt--),h.min=an[mt],h.max=an[pt]}else h.show&&h.auto&&Bs(A,S,h,t[w],h.sorted);h.idxs[0]=mt,h.idxs[1]=pt}else if(w>0&&h.show&&h.auto){let[v,S]=h.facets,A=v.scale,D=S.scale,[F,V]=t[w],Q=l[A],ae=l[D];Q!=null&&Bs(Q,W[A],v,F,v.sorted),ae!=null&&Bs(ae,W[D],S,V,S.sorted),h.min=S.min,h.max=S.max}});for(let h in l){let w=l[h],v=W[h];if(w.from==null&&(v==null||v.min==null)){let S=w.range(n,w.min==Ue?null:w.min,w.max==-Ue?null:w.max,h);w.min=S[0],w.max=S[1]}}}for(let h in l){let w=l[h];if(w.from!=null){let v=l[w.from];if(v.min==null)w.min=w.max=null;else{let S=w.range(n,v.min,v.max,h);w.min=S[0],w.max=S[1]}}}let c={},p=!1;for(let h in l){let w=l[h],v=C[h];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let S=v.distr;v._min=S==3?Ln(v.min):S==4?$i(v.min,v.asinh):S==100?v.fwd(v.min):v.min,v._max=S==3?Ln(v.max):S==4?$i(v.max,v.asinh):S==100?v.fwd(v.max):v.max,c[h]=p=!0}}if(p){_.forEach((h,w)=>{s==2?w>0&&c.y&&(h._paths=null):c[h.scale]&&(h._paths=null)});for(let h in c)_r=!0,ht("setScale",h);Se&&H.left>=0&&(er=Yt=!0)}for(let h in W)W[h]=null}function Mm(l){let c=Bi(mt-1,0,vt-1),p=Bi(pt+1,0,vt-1);for(;l[c]==null&&c>0;)c--;for(;l[p]==null&&p<vt-1;)p++;return[c,p]}function Om(){if(vt>0){let l=_.some(c=>c._focus)&&Nt!=wn.alpha;l&&(f.globalAlpha=Nt=wn.alpha),_.forEach((c,p)=>{if(p>0&&c.show&&(Ma(p,!1),Ma(p,!0),c._paths==null)){let h=Nt;Nt!=c.alpha&&(f.globalAlpha=Nt=c.alpha);let w=s==2?[0,t[p][0].length-1]:Mm(t[p]);c._paths=c.paths(n,p,w[0],w[1]),Nt!=h&&(f.globalAlpha=Nt=h)}}),_.forEach((c,p)=>{if(p>0&&c.show){let h=Nt;Nt!=c.alpha&&(f.globalAlpha=Nt=c.alpha),c._paths!=null&&Oa(p,!1);{let w=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,p,mt,pt,w),S=c.points.filter(n,p,v,w);(v||S)&&(c.points._paths=c.points.paths(n,p,mt,pt,S),Oa(p,!0))}Nt!=h&&(f.globalAlpha=Nt=h),ht("drawSeries",p)}}),l&&(f.globalAlpha=Nt=1)}}function Ma(l,c){let p=c?_[l].points:_[l];p._stroke=p.stroke(n,l),p._fill=p.fill(n,l)}function Oa(l,c){let p=c?_[l].points:_[l],{stroke:h,fill:w,clip:v,flags:S,_stroke:A=p._stroke,_fill:D=p._fill,_width:F=p.width}=p._paths;F=Ne(F*Pe,3);let V=null,Q=F%2/2;c&&D==null&&(D=F>0?"#fff":A);let ae=p.pxAlign==1&&Q>0;if(ae&&f.translate(Q,Q),!c){let Ce=$t-F/2,Te=Kt-F/2,ge=Ut+F,re=sn+F;V=new Path2D,V.rect(Ce,Te,ge,re)}c?Hs(A,F,p.dash,p.cap,D,h,w,S,v):Fm(l,A,F,p.dash,p.cap,D,h,w,S,V,v),ae&&f.translate(-Q,-Q)}function Fm(l,c,p,h,w,v,S,A,D,F,V){let Q=!1;D!=0&&ee.forEach((ae,Ce)=>{if(ae.series[0]==l){let Te=_[ae.series[1]],ge=t[ae.series[1]],re=(Te._paths||Ao).band;zn(re)&&(re=ae.dir==1?re[0]:re[1]);let j,Oe=null;Te.show&&re&&xf(ge,mt,pt)?(Oe=ae.fill(n,Ce)||v,j=Te._paths.clip):re=null,Hs(c,p,h,w,Oe,S,A,D,F,V,j,re),Q=!0}}),Q||Hs(c,p,h,w,v,S,A,D,F,V)}let Fa=Jr|ji;function Hs(l,c,p,h,w,v,S,A,D,F,V,Q){Ia(l,c,p,h,w),(D||F||Q)&&(f.save(),D&&f.clip(D),F&&f.clip(F)),Q?(A&Fa)==Fa?(f.clip(Q),V&&f.clip(V),Vo(w,S),Fo(l,v,c)):A&ji?(Vo(w,S),f.clip(Q),Fo(l,v,c)):A&Jr&&(f.save(),f.clip(Q),V&&f.clip(V),Vo(w,S),f.restore(),Fo(l,v,c)):(Vo(w,S),Fo(l,v,c)),(D||F||Q)&&f.restore()}function Fo(l,c,p){p>0&&(c instanceof Map?c.forEach((h,w)=>{f.strokeStyle=Oo=w,f.stroke(h)}):c!=null&&l&&f.stroke(c))}function Vo(l,c){c instanceof Map?c.forEach((p,h)=>{f.fillStyle=Ar=h,f.fill(p)}):c!=null&&l&&f.fill(c)}function Vm(l,c,p,h){let w=P[l],v;if(h<=0)v=[0,0];else{let S=w._space=w.space(n,l,c,p,h),A=w._incrs=w.incrs(n,l,c,p,h,S);v=Hg(c,p,A,h,S)}return w._found=v}function zs(l,c,p,h,w,v,S,A,D,F){let V=S%2/2;U==1&&f.translate(V,V),Ia(A,S,D,F,A),f.beginPath();let Q,ae,Ce,Te,ge=w+(h==0||h==3?-v:v);p==0?(ae=w,Te=ge):(Q=w,Ce=ge);for(let re=0;re<l.length;re++)c[re]!=null&&(p==0?Q=Ce=l[re]:ae=Te=l[re],f.moveTo(Q,ae),f.lineTo(Ce,Te));f.stroke(),U==1&&f.translate(-V,-V)}function qm(l){let c=!0;return P.forEach((p,h)=>{if(!p.show)return;let w=C[p.scale];if(w.min==null){p._show&&(c=!1,p._show=!1,Pr(!1));return}else p._show||(c=!1,p._show=!0,Pr(!1));let v=p.side,S=v%2,{min:A,max:D}=w,[F,V]=Vm(h,A,D,S==0?de:q);if(V==0)return;let Q=w.distr==2,ae=p._splits=p.splits(n,h,A,D,F,V,Q),Ce=w.distr==2?ae.map(j=>an[j]):ae,Te=w.distr==2?an[ae[1]]-an[ae[0]]:F,ge=p._values=p.values(n,p.filter(n,Ce,h,V,Te),h,V,Te);p._rotate=v==2?p.rotate(n,ge,h,V):0;let re=p._size;p._size=on(p.size(n,ge,h,l)),re!=null&&p._size!=re&&(c=!1)}),c}function Gm(l){let c=!0;return Ua.forEach((p,h)=>{let w=p(n,h,nr,l);w!=$n[h]&&(c=!1),$n[h]=w}),c}function Qm(){for(let l=0;l<P.length;l++){let c=P[l];if(!c.show||!c._show)continue;let p=c.side,h=p%2,w,v,S=c.stroke(n,l),A=p==0||p==3?-1:1,[D,F]=c._found;if(c.label!=null){let Pt=c.labelGap*A,Ft=ut((c._lpos+Pt)*Pe);Wa(c.labelFont[0],S,"center",p==2?"top":Xu),f.save(),h==1?(w=v=0,f.translate(Ft,ut(Kt+sn/2)),f.rotate((p==3?-gs:gs)/2)):(w=ut($t+Ut/2),v=Ft);let sr=qc(c.label)?c.label(n,l,D,F):c.label;f.fillText(sr,w,v),f.restore()}if(F==0)continue;let V=C[c.scale],Q=h==0?Ut:sn,ae=h==0?$t:Kt,Ce=c._splits,Te=V.distr==2?Ce.map(Pt=>an[Pt]):Ce,ge=V.distr==2?an[Ce[1]]-an[Ce[0]]:D,re=c.ticks,j=c.border,Oe=re.show?re.size:0,Ye=ut(Oe*Pe),yt=ut((c.alignTo==2?c._size-Oe-c.gap:c.gap)*Pe),De=c._rotate*-gs/180,Je=L(c._pos*Pe),Mt=(Ye+yt)*A,At=Je+Mt;v=h==0?At:0,w=h==1?At:0;let Zt=c.font[0],ln=c.align==1?Br:c.align==2?Ni:De>0?Br:De<0?Ni:h==0?"center":p==3?Ni:Br,_n=De||h==1?"middle":p==2?"top":Xu;Wa(Zt,S,ln,_n);let Ot=c.font[1]*c.lineGap,Xt=Ce.map(Pt=>L(u(Pt,V,Q,ae))),un=c._values;for(let Pt=0;Pt<un.length;Pt++){let Ft=un[Pt];if(Ft!=null){h==0?w=Xt[Pt]:v=Xt[Pt],Ft=""+Ft;let sr=Ft.indexOf(`
`)==-1?[Ft]:Ft.split(/\n/gm);for(let Rt=0;Rt<sr.length;Rt++){let sl=sr[Rt];De?(f.save(),f.translate(w,v+Rt*Ot),f.rotate(De),f.fillText(sl,0,0),f.restore()):f.fillText(sl,w,v+Rt*Ot)}}}re.show&&zs(Xt,re.filter(n,Te,l,F,ge),h,p,Je,Ye,Ne(re.width*Pe,3),re.stroke(n,l),re.dash,re.cap);let Sn=c.grid;Sn.show&&zs(Xt,Sn.filter(n,Te,l,F,ge),h,h==0?2:1,h==0?Kt:$t,h==0?sn:Ut,Ne(Sn.width*Pe,3),Sn.stroke(n,l),Sn.dash,Sn.cap),j.show&&zs([Je],[1],h==0?1:0,h==0?1:2,h==1?Kt:$t,h==1?sn:Ut,Ne(j.width*Pe,3),j.stroke(n,l),j.dash,j.cap)}ht("drawAxes")}function Pr(l){_.forEach((c,p)=>{p>0&&(c._paths=null,l&&(s==1?(c.min=null,c.max=null):c.facets.forEach(h=>{h.min=null,h.max=null})))})}let qo=!1,js=!1,oo=[];function Bm(){js=!1;for(let l=0;l<oo.length;l++)ht(...oo[l]);oo.length=0}function Rr(){qo||(Of(Va),qo=!0)}function Hm(l,c=!1){qo=!0,js=c,l(n),Va(),c&&oo.length>0&&queueMicrotask(Bm)}n.batch=Hm;function Va(){if(Is&&($m(),Is=!1),_r&&(Dm(),_r=!1),Wo){if(Ve(b,Br,We),Ve(b,"top",st),Ve(b,So,de),Ve(b,To,q),Ve(T,Br,We),Ve(T,"top",st),Ve(T,So,de),Ve(T,To,q),Ve(g,So,Pn),Ve(g,To,Jn),y.width=ut(Pn*Pe),y.height=ut(Jn*Pe),P.forEach(({_el:l,_show:c,_size:p,_pos:h,side:w})=>{if(l!=null)if(c){let v=w===3||w===0?p:0,S=w%2==1;Ve(l,S?"left":"top",h-v),Ve(l,S?"width":"height",p),Ve(l,S?"top":"left",S?st:We),Ve(l,S?"height":"width",S?q:de),Gi(l,fr)}else Qt(l,fr)}),Oo=Ar=Ms=Fs=Vs=qs=Gs=Qs=Os=null,Nt=1,ao(!0),We!=kr||st!=Zn||de!=bn||q!=Xn){Pr(!1);let l=de/bn,c=q/Xn;if(Se&&!er&&H.left>=0){H.left*=l,H.top*=c,Dr&&xn(Dr,ut(H.left),0,de,q),Er&&xn(Er,0,ut(H.top),de,q);for(let p=0;p<Jt.length;p++){let h=Jt[p];h!=null&&(xr[p]*=l,Cr[p]*=c,xn(h,on(xr[p]),on(Cr[p]),de,q))}}if(Me.show&&!$o&&Me.left>=0&&Me.width>0){Me.left*=l,Me.width*=l,Me.top*=c,Me.height*=c;for(let p in ei)Ve(Nr,p,Me[p])}kr=We,Zn=st,bn=de,Xn=q}ht("setSize"),Wo=!1}Pn>0&&Jn>0&&(f.clearRect(0,0,y.width,y.height),ht("drawClear"),K.forEach(l=>l()),ht("draw")),Me.show&&$o&&(Go(Me),$o=!1),Se&&er&&(or(null,!0,!1),er=!1),ie.show&&ie.live&&Yt&&(Zs(),Yt=!1),d||(d=!0,n.status=1,ht("ready")),ro=!1,qo=!1}n.redraw=(l,c)=>{_r=c||!1,l!==!1?On($,R.min,R.max):Rr()};function Ks(l,c){let p=C[l];if(p.from==null){if(vt==0){let h=p.range(n,c.min,c.max,l);c.min=h[0],c.max=h[1]}if(c.min>c.max){let h=c.min;c.min=c.max,c.max=h}if(vt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==$&&p.distr==2&&vt>0&&(c.min=pn(c.min,t[0]),c.max=pn(c.max,t[0]),c.min==c.max&&c.max++),W[l]=c,Is=!0,Rr()}}n.setScale=Ks;let Ys,Js,Dr,Er,qa,Ga,Lr,Ur,Qa,Ba,$e,qe,Mn=!1,kt=H.drag,ft=kt.x,gt=kt.y;Se&&(H.x&&(Ys=rn(uf,T)),H.y&&(Js=rn(cf,T)),R.ori==0?(Dr=Ys,Er=Js):(Dr=Js,Er=Ys),$e=H.left,qe=H.top);let Me=n.select=ot({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Nr=Me.show?rn(lf,Me.over?T:b):null;function Go(l,c){if(Me.show){for(let p in l)Me[p]=l[p],p in ei&&Ve(Nr,p,l[p]);c!==!1&&ht("setSelect")}}n.setSelect=Go;function zm(l){if(_[l].show)Ie&&Gi(He[l],fr);else if(Ie&&Qt(He[l],fr),Se){let p=Tr?Jt[0]:Jt[l];p!=null&&xn(p,-10,-10,de,q)}}function On(l,c,p){Ks(l,{min:c,max:p})}function vn(l,c,p,h){c.focus!=null&&Zm(l),c.show!=null&&_.forEach((w,v)=>{v>0&&(l==v||l==null)&&(w.show=c.show,zm(v),s==2?(On(w.facets[0].scale,null,null),On(w.facets[1].scale,null,null)):On(w.scale,null,null),Rr())}),p!==!1&&ht("setSeries",l,c),h&&lo("setSeries",n,l,c)}n.setSeries=vn;function jm(l,c){ot(ee[l],c)}function Km(l,c){l.fill=ye(l.fill||null),l.dir=xe(l.dir,-1),c=c??ee.length,ee.splice(c,0,l)}function Ym(l){l==null?ee.length=0:ee.splice(l,1)}n.addBand=Km,n.setBand=jm,n.delBand=Ym;function Jm(l,c){_[l].alpha=c,Se&&Jt[l]!=null&&(Jt[l].style.opacity=c),Ie&&He[l]&&(He[l].style.opacity=c)}let Rn,Fn,rr,Ir={focus:!0};function Zm(l){if(l!=rr){let c=l==null,p=wn.alpha!=1;_.forEach((h,w)=>{if(s==1||w>0){let v=c||w==0||w==l;h._focus=c?null:v,p&&Jm(w,v?1:wn.alpha)}}),rr=l,p&&Rr()}}Ie&&Sr&&Ct(rc,ve,l=>{H._lock||(tr(l),rr!=null&&vn(null,Ir,!0,et.setSeries))});function kn(l,c,p){let h=C[c];p&&(l=l/Pe-(h.ori==1?st:We));let w=de;h.ori==1&&(w=q,l=w-l),h.dir==-1&&(l=w-l);let v=h._min,S=h._max,A=l/w,D=v+(S-v)*A,F=h.distr;return F==3?jr(10,D):F==4?Af(D,h.asinh):F==100?h.bwd(D):D}function Xm(l,c){let p=kn(l,$,c);return pn(p,t[0],mt,pt)}n.valToIdx=l=>pn(l,t[0]),n.posToIdx=Xm,n.posToVal=kn,n.valToPos=(l,c,p)=>C[c].ori==0?i(l,C[c],p?Ut:de,p?$t:0):a(l,C[c],p?sn:q,p?Kt:0),n.setCursor=(l,c,p)=>{$e=l.left,qe=l.top,or(null,c,p)};function Ha(l,c){Ve(Nr,Br,Me.left=l),Ve(Nr,So,Me.width=c)}function za(l,c){Ve(Nr,"top",Me.top=l),Ve(Nr,To,Me.height=c)}let so=R.ori==0?Ha:za,io=R.ori==1?Ha:za;function ep(){if(Ie&&ie.live)for(let l=s==2?1:0;l<_.length;l++){if(l==0&&jt)continue;let c=ie.values[l],p=0;for(let h in c)yn[l][p++].firstChild.nodeValue=c[h]}}function Zs(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((p,h)=>{pe[h]=p}):Ef(l.idx)||pe.fill(l.idx),ie.idx=pe[0]),Ie&&ie.live){for(let p=0;p<_.length;p++)(p>0||s==1&&!jt)&&tp(p,pe[p]);ep()}Yt=!1,c!==!1&&ht("setLegend")}n.setLegend=Zs;function tp(l,c){let p=_[l],h=l==0&&Z==2?an:t[l],w;jt?w=p.values(n,l,c)??Wn:(w=p.value(n,c==null?null:h[c],l,c),w=w==null?Wn:{_:w}),ie.values[l]=w}function or(l,c,p){Qa=$e,Ba=qe,[$e,qe]=H.move(n,$e,qe),H.left=$e,H.top=qe,Se&&(Dr&&xn(Dr,ut($e),0,de,q),Er&&xn(Er,0,ut(qe),de,q));let h,w=mt>pt;Rn=Ue,Fn=null;let v=R.ori==0?de:q,S=R.ori==1?de:q;if($e<0||vt==0||w){h=H.idx=null;for(let A=0;A<_.length;A++){let D=Jt[A];D!=null&&xn(D,-10,-10,de,q)}Sr&&vn(null,Ir,!0,l==null&&et.setSeries),ie.live&&(pe.fill(h),Yt=!0)}else{let A,D,F;s==1&&(A=R.ori==0?$e:qe,D=kn(A,$),h=H.idx=pn(D,t[0],mt,pt),F=O(t[0][h],R,v,0));let V=-10,Q=-10,ae=0,Ce=0,Te=!0,ge="",re="";for(let j=s==2?1:0;j<_.length;j++){let Oe=_[j],Ye=pe[j],yt=Ye==null?null:s==1?t[j][Ye]:t[j][1][Ye],De=H.dataIdx(n,j,h,D),Je=De==null?null:s==1?t[j][De]:t[j][1][De];if(Yt=Yt||Je!=yt||De!=Ye,pe[j]=De,j>0&&Oe.show){let Mt=De==null?-10:De==h?F:O(s==1?t[0][De]:t[j][0][De],R,v,0),At=Je==null?-10:N(Je,s==1?C[Oe.scale]:C[Oe.facets[1].scale],S,0);if(Sr&&Je!=null){let Zt=R.ori==1?$e:qe,ln=ct(wn.dist(n,j,De,At,Zt));if(ln<Rn){let _n=wn.bias;if(_n!=0){let Ot=kn(Zt,Oe.scale),Xt=Je>=0?1:-1,un=Ot>=0?1:-1;un==Xt&&(un==1?_n==1?Je>=Ot:Je<=Ot:_n==1?Je<=Ot:Je>=Ot)&&(Rn=ln,Fn=j)}else Rn=ln,Fn=j}}if(Yt||Tr){let Zt,ln;R.ori==0?(Zt=Mt,ln=At):(Zt=At,ln=Mt);let _n,Ot,Xt,un,Sn,Pt,Ft=!0,sr=_t.bbox;if(sr!=null){Ft=!1;let Rt=sr(n,j);Xt=Rt.left,un=Rt.top,_n=Rt.width,Ot=Rt.height}else Xt=Zt,un=ln,_n=Ot=_t.size(n,j);if(Pt=_t.fill(n,j),Sn=_t.stroke(n,j),Tr)j==Fn&&Rn<=wn.prox&&(V=Xt,Q=un,ae=_n,Ce=Ot,Te=Ft,ge=Pt,re=Sn);else{let Rt=Jt[j];Rt!=null&&(xr[j]=Xt,Cr[j]=un,cc(Rt,_n,Ot,Ft),lc(Rt,Pt,Sn),xn(Rt,on(Xt),on(un),de,q))}}}}if(Tr){let j=wn.prox,Oe=rr==null?Rn<=j:Rn>j||Fn!=rr;if(Yt||Oe){let Ye=Jt[0];Ye!=null&&(xr[0]=V,Cr[0]=Q,cc(Ye,ae,Ce,Te),lc(Ye,ge,re),xn(Ye,on(V),on(Q),de,q))}}}if(Me.show&&Mn)if(l!=null){let[A,D]=et.scales,[F,V]=et.match,[Q,ae]=l.cursor.sync.scales,Ce=l.cursor.drag;if(ft=Ce._x,gt=Ce._y,ft||gt){let{left:Te,top:ge,width:re,height:j}=l.select,Oe=l.scales[Q].ori,Ye=l.posToVal,yt,De,Je,Mt,At,Zt=A!=null&&F(A,Q),ln=D!=null&&V(D,ae);Zt&&ft?(Oe==0?(yt=Te,De=re):(yt=ge,De=j),Je=C[A],Mt=O(Ye(yt,Q),Je,v,0),At=O(Ye(yt+De,Q),Je,v,0),so(fn(Mt,At),ct(At-Mt))):so(0,v),ln&&gt?(Oe==1?(yt=Te,De=re):(yt=ge,De=j),Je=C[D],Mt=N(Ye(yt,ae),Je,S,0),At=N(Ye(yt+De,ae),Je,S,0),io(fn(Mt,At),ct(At-Mt))):io(0,S)}else ti()}else{let A=ct(Qa-qa),D=ct(Ba-Ga);if(R.ori==1){let ae=A;A=D,D=ae}ft=kt.x&&A>=kt.dist,gt=kt.y&&D>=kt.dist;let F=kt.uni;F!=null?ft&&gt&&(ft=A>=F,gt=D>=F,!ft&&!gt&&(D>A?gt=!0:ft=!0)):kt.x&&kt.y&&(ft||gt)&&(ft=gt=!0);let V,Q;ft&&(R.ori==0?(V=Lr,Q=$e):(V=Ur,Q=qe),so(fn(V,Q),ct(Q-V)),gt||io(0,S)),gt&&(R.ori==1?(V=Lr,Q=$e):(V=Ur,Q=qe),io(fn(V,Q),ct(Q-V)),ft||so(0,v)),!ft&&!gt&&(so(0,0),io(0,0))}if(kt._x=ft,kt._y=gt,l==null){if(p){if(ol!=null){let[A,D]=et.scales;et.values[0]=A!=null?kn(R.ori==0?$e:qe,A):null,et.values[1]=D!=null?kn(R.ori==1?$e:qe,D):null}lo(Ii,n,$e,qe,de,q,h)}if(Sr){let A=p&&et.setSeries,D=wn.prox;rr==null?Rn<=D&&vn(Fn,Ir,!0,A):Rn>D?vn(null,Ir,!0,A):Fn!=rr&&vn(Fn,Ir,!0,A)}}Yt&&(ie.idx=h,Zs()),c!==!1&&ht("setCursor")}let Vn=null;Object.defineProperty(n,"rect",{get(){return Vn==null&&ao(!1),Vn}});function ao(l=!1){l?Vn=null:(Vn=T.getBoundingClientRect(),ht("syncRect",Vn))}function ja(l,c,p,h,w,v,S){H._lock||Mn&&l!=null&&l.movementX==0&&l.movementY==0||(Xs(l,c,p,h,w,v,S,!1,l!=null),l!=null?or(null,!0,!0):or(c,!0,!1))}function Xs(l,c,p,h,w,v,S,A,D){if(Vn==null&&ao(!1),tr(l),l!=null)p=l.clientX-Vn.left,h=l.clientY-Vn.top;else{if(p<0||h<0){$e=-10,qe=-10;return}let[F,V]=et.scales,Q=c.cursor.sync,[ae,Ce]=Q.values,[Te,ge]=Q.scales,[re,j]=et.match,Oe=c.axes[0].side%2==1,Ye=R.ori==0?de:q,yt=R.ori==1?de:q,De=Oe?v:w,Je=Oe?w:v,Mt=Oe?h:p,At=Oe?p:h;if(Te!=null?p=re(F,Te)?u(ae,C[F],Ye,0):-10:p=Ye*(Mt/De),ge!=null?h=j(V,ge)?u(Ce,C[V],yt,0):-10:h=yt*(At/Je),R.ori==1){let Zt=p;p=h,h=Zt}}D&&(c==null||c.cursor.event.type==Ii)&&((p<=1||p>=de-1)&&(p=mr(p,de)),(h<=1||h>=q-1)&&(h=mr(h,q))),A?(qa=p,Ga=h,[Lr,Ur]=H.move(n,p,h)):($e=p,qe=h)}let ei={width:0,height:0,left:0,top:0};function ti(){Go(ei,!1)}let Ka,Ya,Ja,Za;function Xa(l,c,p,h,w,v,S){Mn=!0,ft=gt=kt._x=kt._y=!1,Xs(l,c,p,h,w,v,S,!0,!1),l!=null&&(Ct(Wi,Vi,el,!1),lo(tc,n,Lr,Ur,de,q,null));let{left:A,top:D,width:F,height:V}=Me;Ka=A,Ya=D,Ja=F,Za=V}function el(l,c,p,h,w,v,S){Mn=kt._x=kt._y=!1,Xs(l,c,p,h,w,v,S,!1,!0);let{left:A,top:D,width:F,height:V}=Me,Q=F>0||V>0,ae=Ka!=A||Ya!=D||Ja!=F||Za!=V;if(Q&&ae&&Go(Me),kt.setScale&&Q&&ae){let Ce=A,Te=F,ge=D,re=V;if(R.ori==1&&(Ce=D,Te=V,ge=A,re=F),ft&&On($,kn(Ce,$),kn(Ce+Te,$)),gt)for(let j in C){let Oe=C[j];j!=$&&Oe.from==null&&Oe.min!=Ue&&On(j,kn(ge+re,j),kn(ge,j))}ti()}else H.lock&&(H._lock=!H._lock,or(c,!0,l!=null));l!=null&&(vr(Wi,Vi),lo(Wi,n,$e,qe,de,q,null))}function np(l,c,p,h,w,v,S){if(H._lock)return;tr(l);let A=Mn;if(Mn){let D=!0,F=!0,V=10,Q,ae;R.ori==0?(Q=ft,ae=gt):(Q=gt,ae=ft),Q&&ae&&(D=$e<=V||$e>=de-V,F=qe<=V||qe>=q-V),Q&&D&&($e=$e<Lr?0:de),ae&&F&&(qe=qe<Ur?0:q),or(null,!0,!0),Mn=!1}$e=-10,qe=-10,pe.fill(null),or(null,!0,!0),A&&(Mn=A)}function tl(l,c,p,h,w,v,S){H._lock||(tr(l),$s(),ti(),l!=null&&lo(oc,n,$e,qe,de,q,null))}function nl(){P.forEach(zg),Ws(n.width,n.height,!0)}gr(hs,zr,nl);let Wr={};Wr.mousedown=Xa,Wr.mousemove=ja,Wr.mouseup=el,Wr.dblclick=tl,Wr.setSeries=(l,c,p,h)=>{let w=et.match[2];p=w(n,c,p),p!=-1&&vn(p,h,!0,!1)},Se&&(Ct(tc,T,Xa),Ct(Ii,T,ja),Ct(nc,T,l=>{tr(l),ao(!1)}),Ct(rc,T,np),Ct(oc,T,tl),Ki.add(n),n.syncRect=ao);let Qo=n.hooks=e.hooks||{};function ht(l,c,p){js?oo.push([l,c,p]):l in Qo&&Qo[l].forEach(h=>{h.call(null,n,c,p)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Qo[c]=(Qo[c]||[]).concat(l.hooks[c])});let rl=(l,c,p)=>p,et=ot({key:null,setSeries:!1,filters:{pub:gc,sub:gc},scales:[$,_[1]?_[1].scale:null],match:[hc,hc,rl],values:[null,null]},H.sync);et.match.length==2&&et.match.push(rl),H.sync=et;let ol=et.key,ni=md(ol);function lo(l,c,p,h,w,v,S){et.filters.pub(l,c,p,h,w,v,S)&&ni.pub(l,c,p,h,w,v,S)}ni.sub(n);function rp(l,c,p,h,w,v,S){et.filters.sub(l,c,p,h,w,v,S)&&Wr[l](null,c,p,h,w,v,S)}n.pub=rp;function op(){ni.unsub(n),Ki.delete(n),Yn.clear(),Qi(hs,zr,nl),m.remove(),ve?.remove(),ht("destroy")}n.destroy=op;function ri(){ht("init",e,t),Na(t||e.data,!1),W[$]?Ks($,W[$]):$s(),$o=Me.show&&(Me.width>0||Me.height>0),er=Yt=!0,Ws(e.width,e.height)}return _.forEach(La),P.forEach(Wm),r?r instanceof HTMLElement?(r.appendChild(m),ri()):r(n,ri):ri(),n}dt.assign=ot;dt.fmtNum=na;dt.rangeNum=ys;dt.rangeLog=vs;dt.rangeAsinh=ea;dt.orient=yr;dt.pxRatio=Pe;dt.join=Mf;dt.fmtDate=oa,dt.tzDate=Kf;dt.sync=md;{dt.addGap=Eg,dt.clipGaps=Ss;let e=dt.paths={points:bd};e.linear=vd,e.stepped=Ng,e.bars=Ig,e.spline=$g}var da="smartmoney.theme",Td=matchMedia("(prefers-color-scheme: dark)");function jg(){let e=localStorage.getItem(da);return e==="light"||e==="dark"?e:"system"}var Ro=Qe(jg()),As=Qe("light");function ma(){As.value=Ro.value==="system"?Td.matches?"dark":"light":Ro.value,document.documentElement.dataset.theme=As.value}Td.addEventListener("change",ma);ma();function xd(e){Ro.value=e,e==="system"?localStorage.removeItem(da):localStorage.setItem(da,e),ma()}function gn({label:e,times:t,lines:r,format:n,height:s=240,moment:i}){let a=St(null),u=As.value,d=JSON.stringify([t,r,i]);Ze(()=>{let f=a.current;if(!f)return;let g=new dt(Kg(f,r,n,s,i),[t,...r.map(T=>T.values)],f),b=new ResizeObserver(()=>g.setSize({width:Math.max(f.clientWidth,200),height:s}));return b.observe(f),()=>{b.disconnect(),g.destroy()}},[d,u,s]);let m=Math.max(1,Math.floor(t.length/12)),y=f=>f%m===0||f===t.length-1||r.some(g=>g.points&&g.values[f]!=null);return o("figure",{class:"chart",children:[o("div",{ref:a,"aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),r.map(f=>o("th",{scope:"col",children:f.name},f.name))]})}),o("tbody",{children:t.map((f,g)=>y(g)&&o("tr",{children:[o("th",{scope:"row",children:new Date(f*1e3).toISOString().slice(0,16)}),r.map(b=>o("td",{children:b.values[g]==null?"":n(b.values[g])},b.name))]},g))})]})]})]})}function Kg(e,t,r,n,s){let i=pa(e,"--muted"),a=pa(e,"--line"),u="12px system-ui, sans-serif";return{width:Math.max(e.clientWidth,200),height:n,tzDate:d=>dt.tzDate(new Date(d*1e3),"Etc/UTC"),legend:{live:!0},cursor:{y:!1,points:{size:7}},scales:{x:{range:(d,m,y)=>Yg(m,y)}},hooks:s===void 0?{}:{drawAxes:[d=>Jg(d,s,i)]},axes:[{stroke:i,font:u,grid:{stroke:a,width:1},ticks:{show:!1},space:64,values:(d,m,y,f,g)=>m.map(b=>Zg(b,g))},{stroke:i,font:u,size:68,grid:{stroke:a,width:1},ticks:{show:!1},values:(d,m)=>m.map(y=>r(y))}],series:[{value:(d,m)=>m==null?"":`${new Date(m*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`},...t.map(d=>{let m=pa(e,`--${d.tone??"accent"}`);return{label:d.name,stroke:m,width:d.points?0:2,spanGaps:!d.points,points:{show:d.points!==void 0||d.values.filter(y=>y!==null).length===1,size:d.points??6,fill:m},paths:d.bars?dt.paths.bars?.({size:[.7,24]}):void 0,fill:d.bars?Cd(m,.6):d.points||t.length>1?void 0:Cd(m,.1),value:(y,f)=>f==null?"\u2013":r(f)}})]}}function Yg(e,t){let r=Math.max((t-e)*.02,60);return[e-r,t+r]}function Jg(e,t,r){let{ctx:n,bbox:s}=e,i=e.valToPos(t,"x",!0);n.save(),n.strokeStyle=r,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),n.beginPath(),n.moveTo(i,s.top),n.lineTo(i,s.top+s.height),n.stroke(),n.restore()}function Zg(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,16)}function pa(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function Cd(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Ad({values:e,label:t}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let r=Math.min(...e),n=Math.max(...e),s=88,i=24,a=y=>y/(e.length-1)*(s-4)+2,u=y=>n===r?i/2:i-3-(y-r)/(n-r)*(i-6),d=e[e.length-1]??0,m=d>=(e[0]??0);return o("svg",{class:`spark ${m?"good":"bad"}`,width:s,height:i,viewBox:`0 0 ${s} ${i}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((y,f)=>`${a(f).toFixed(1)},${u(y).toFixed(1)}`).join(" ")}),o("circle",{cx:a(e.length-1),cy:u(d),r:"2"})]})}var Pd=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],Rd=["ALL","DAY","WEEK","MONTH"],Xg={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Dd=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],Ed=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],eh=20,Ps=4;function Ld(){let e=Le("chain",nt,"BASE"),t=Le("by",Pd,"TRADER_SCORE"),r=Le("window",Rd,"ALL"),n=bt.value.params,s=n.get("asof")??"",i=n.get("after"),a={chain:e,rankBy:t,first:eh,after:i,window:r==="ALL"||s?null:r,asOf:s?`${s}T23:59:59Z`:null,filter:{...Object.fromEntries([...Dd,...Ed].flatMap(({name:g})=>n.get(g)?[[g,Number(n.get(g))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=X(Ol,a,{every:s?void 0:1e4}),d=X(Vl,a),m=X(Fl,{chain:e,window:a.window,filter:{...a.filter,minBuyVol:0}},{every:6e4,skip:!!s||a.filter?.minBuyVol===0}),y=new Map(d.data?.wallets.nodes.map(g=>[g.walletAddress,g.equity.map(b=>b.realizedPnlUsd)])),f=g=>fe({after:"",...g});return o(x,{children:[o(Ae,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o("div",{class:"filters",children:[o(Ke,{label:"Chain",choices:nt.map(g=>({value:g,label:Be[g]})),chosen:e,change:g=>f({chain:g,compare:""})}),o(Ke,{label:"Window",choices:Rd.map(g=>({value:g,label:Xg[g]})),chosen:s?"ALL":r,change:g=>f({window:g==="ALL"?"":g,asof:""})}),o(dr,{label:"Ranked by",choices:Pd.map(g=>({value:g,label:we(g)})),chosen:t,change:g=>f({by:g})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(Tn,{type:"date",value:s,change:g=>f({asof:g,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[Dd.map(({name:g,label:b})=>o(Qr,{label:b,value:n.get(g)??"",change:T=>f({[g]:T}),hint:`${k(u.data?.wallets.chainDefaults[g]??0)} (default)`},g)),Ed.map(({name:g,label:b,max:T})=>o(Qr,{label:b,value:n.get(g)??"",change:U=>f({[g]:U}),max:T,hint:"any"},g)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(Tn,{type:"date",value:n.get("activeSince")??"",change:g=>f({activeSince:g})})]})]})]})]}),o(oh,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(le,{query:u,children:({wallets:g})=>o(th,{page:g,chain:e,trend:y,all:m.data?.wallets.totalCount})})})]})}function th({page:e,chain:t,trend:r,all:n=0}){let s=bt.value.params,i=Number(s.get("minBuyVol")||e.chainDefaults.minBuyVol),a=n-e.totalCount,u=a>0&&i>0&&o("p",{class:"muted small",children:[k(a)," more bought for less than ",_e(i),". ",o("button",{type:"button",onClick:()=>fe({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let m=e.chainDefaults;return o(J,{title:"No wallet passes",children:["By default ",Be[t]," asks for ",k(m.minTrades)," trades, ",k(m.minTokens)," tokens, ",k(m.minClosed)," closed positions and ",_e(m.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",u]})}let d=e.asOf?`profits of all time, as it stood on ${Dt(e.asOf)}`:e.windowStart?`since ${Dt(e.windowStart)}`:"all time";return o(x,{children:[o("p",{class:"muted small",children:[k(e.totalCount)," wallets, ",d,e.asOf?"":o(x,{children:[", updated ",o(te,{at:e.updatedAt})]})]}),u,o(ne,{label:`Wallets of ${Be[t]}, best first`,columns:nh(t,r),rows:e.edges,id:m=>m.node.id}),o(Gr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:s.get("after")?()=>fe({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>fe({after:e.pageInfo.endCursor}):void 0})]})}function nh(e,t){let r=Ud(),n=(s,i)=>fe({compare:(i?[...r,s]:r.filter(a=>a!==s)).slice(0,Ps).join(",")});return[{name:"Rank",number:!0,cell:s=>k(s.rank)},{name:"Wallet",cell:s=>o(En,{chain:e,address:s.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:s=>s.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:s=>o(wt,{value:s.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:s=>o(wt,{value:s.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:s=>o(rh,{of:s.node})},{name:"Trades",number:!0,cell:s=>o(x,{children:[k(s.node.tradeCount),o("small",{children:[k(s.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:s=>_e(s.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:s=>o(te,{at:s.node.lastTradeTime})},{name:"Trend",cell:s=>o(Ad,{values:t.get(s.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:s=>o("input",{type:"checkbox","aria-label":`Compare ${s.node.walletAddress}`,checked:r.includes(s.node.walletAddress),disabled:!r.includes(s.node.walletAddress)&&r.length>=Ps,onChange:i=>n(s.node.walletAddress,i.currentTarget.checked)})}]}function rh({of:e}){return o(x,{children:[lt(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",k(e.closedPositions)]})]})}function Ud(){return(bt.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Ps)}function oh({chain:e}){let t=Ud(),r=Array.from({length:Ps},(i,a)=>X(ql,{chain:e,address:t[a]??""},{skip:!t[a]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(i=>i.data?.wallet?[i.data.wallet]:[]),s=[{name:"Rank",of:i=>i.defaultRank?`#${k(i.defaultRank)}`:"not ranked"},{name:"Score",of:i=>i.traderScore.toFixed(3)},{name:"Profit",of:i=>o(wt,{value:i.netPnlUsd})},{name:"Win rate",of:i=>`${lt(i.trueWinRate)} of ${k(i.closedPositions)}`},{name:"Trades",of:i=>k(i.tradeCount)},{name:"Average trade",of:i=>_e(i.avgTradeSizeUsd)},{name:"Largest trade",of:i=>_e(i.largestTradeUsd)},{name:"Last trade",of:i=>o(te,{at:i.lastTradeTime})}];return o(G,{title:"Compared",actions:o("button",{type:"button",onClick:()=>fe({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(ih,{wallets:n}),o(ne,{label:"Compared wallets",rows:s,id:i=>i.name,columns:[{name:"Number",cell:i=>i.name},...n.map(i=>({name:i.walletAddress.slice(0,10),number:!0,cell:a=>a.of(i)}))]})]})}var sh=["accent","second","third","fourth"];function ih({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(s=>Tt(s.date))))].sort((n,s)=>n-s);if(t.length<2)return null;let r=e.map((n,s)=>{let i=new Map(n.equity.map(a=>[Tt(a.date),a.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:sh[s],values:t.map(a=>i.get(a)??null)}});return o(gn,{label:"Realized profit over time",times:t,lines:r,format:n=>_e(n)})}var Do="smartmoney.key",Cn=Qe(void 0),Rs=Qe("");Au({key:()=>Cn.value?.key??"",refused:()=>fa("The service no longer accepts this key: it was revoked or has expired.")});async function Eo(e){let t=await ah(e);await Ai(),sessionStorage.setItem(Do,e),Rs.value="",Cn.value=t}async function ah(e){try{let{config:t}=await ze(Dl,{},{key:e}),r=await Nd(()=>ze(El,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Ee))throw t;if(t.code==="FORBIDDEN"&&await Nd(()=>ze(Ll,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Ee("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Ee("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Nd(e){try{return await e(),!0}catch(t){if(t instanceof Ee&&t.code==="FORBIDDEN")return!1;throw t}}function Id(){return sessionStorage.getItem(Do)!==null}function Wd(e){let t=sessionStorage.getItem(Do);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Ds(){let e=sessionStorage.getItem(Do);e&&await Eo(e)}function fa(e=""){sessionStorage.removeItem(Do),Cn.value=void 0,Rs.value=e,Ai()}var lh=50,uh=200,ch=5,Kn=1e4,dh=15e3,mh=250,Es=class{constructor(t){this.filter=t}filter;rows=Qe(void 0);waiting=Qe([]);paused=Qe(!1);link=Qe("connecting");said=Qe("Connecting\u2026");gap=Qe(!1);older=Qe(void 0);loading=Qe(!1);refusal=Qe(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await ze(wi,{filter:this.filter,last:lh},{signal:this.abort.signal});this.rows.value=ga(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},dh)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<ch&&this.older.value;t++){let{signals:r}=await ze(wi,{filter:this.filter,last:uh,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Pu(Ql,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${k(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Kn&&(this.arrivals=this.arrivals.slice(-Kn)),this.showing||(this.showing=setTimeout(()=>this.show(),mh))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Kn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=ga([...t,...this.waiting.value]).slice(0,Kn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(i=>i.sequence)),s=ga([...r,...t.filter(i=>!n.has(i.sequence))]);this.rows.value=s.slice(0,Kn),s.length>=Kn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=s=>s.signalId===t?{...s,retractedAt:r}:s;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await ze(Gl,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(s=>[s.signalId,s]));this.rows.value=this.rows.value?.map(s=>{let i=n.get(s.signalId);return i?{...s,retractedAt:i.retractedAt,token:{...s.token,profile:i.token.profile}}:s})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Ee?t:new Ee("",String(t)))}};function ga(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var hn=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],$d=["P0","P1","P2"];function Md(){let e={chains:Vr("chains",nt),types:Vr("types",hn),priorities:Vr("priorities",$d)},t=bt.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=en(()=>{let i={};return e.chains.length>0&&(i.chains=e.chains),e.types.length>0&&(i.types=e.types),e.priorities.length>0&&(i.priorities=e.priorities),t.length>0&&(i.wallets=t),i},[r]),s=i=>a=>fe({[i]:a.join(",")});return o(x,{children:[o(Ae,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(dn,{label:"Chains",choices:nt.map(i=>({value:i,label:Be[i]})),chosen:e.chains,change:s("chains")}),o(dn,{label:"Types",choices:hn.map(i=>({value:i,label:we(i)})),chosen:e.types,change:s("types")}),o(dn,{label:"Priorities",choices:$d.map(i=>({value:i,label:i})),chosen:e.priorities,change:s("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(Tn,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:i=>s("wallets")(i.split(/[\s,]+/).filter(Boolean))})]})]})]}),o(ph,{filter:n},r)]})}function ph({filter:e}){let[t,r]=me(0),n=en(()=>new Es(e),[t]);Ze(()=>(n.start(),()=>n.stop()),[n]);let s=n.rows.value,i=n.waiting.value,a=n.paused.value,u=St(void 0),d=n.refusal.value??(s?void 0:u.current);u.current=d;let m=Xo(n.refusal.value);return Ze(()=>{if(!m)return;let y=setTimeout(()=>r(f=>f+1),es);return()=>clearTimeout(y)},[n,m]),d?o(cn,{refusal:d,retry:()=>r(y=>y+1)}):s?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[i.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",k(i.length)," new"]}),o("button",{type:"button",onClick:()=>{a?n.resume():n.paused.value=!0},children:a?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),s.length===0?o(hh,{filtered:Object.keys(e).length>0}):o(ne,{long:!0,label:"Signals, newest first",columns:Lo,rows:s,id:y=>y.signalId,class:y=>y.retractedAt?"gone":n.fresh.has(y.signalId)?"fresh":""}),s.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[k(s.length)," signals",s.length>=Kn&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(qr,{label:"Loading the newest signals"})}var Lo=[{name:"Time",cell:e=>o(te,{at:e.sentAt})},{name:"Priority",cell:e=>o(ds,{priority:e.priority})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:he(["signal",e.signalId]),children:e.headline}),o("small",{children:[we(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",cell:e=>o(x,{children:[o(Wt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Wallets",number:!0,wide:!0,cell:e=>o(x,{children:[e.summary.traderCount,o("small",{children:["best #",k(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>_e(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>Fe(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>o(x,{children:[Fe(e.token.profile?.priceUsd),o("small",{children:o(Et,{value:fh(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>o(x,{children:[o(Et,{value:e.token.priceChangePct/100}),o("small",{children:gh(e)})]})}];function fh(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function gh(e){return e.latency?`after ${je((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function hh({filtered:e}){let t=en(()=>new Date(Date.now()-864e5).toISOString(),[]),r=X(Bl,{since:t},{every:3e4}),n=X(Hl,{},{skip:Cn.value?.scope!=="customer"});return o(le,{query:r,children:s=>o(J,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),yh(s,n.data?.usage.budget,cr.value).map(i=>o("li",{children:i},i))]})})})}function yh(e,t,r){let n=[],s=e.chains.filter(u=>e.config.chains.includes(u.chain));s.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of s)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${Be[u.chain]} is quiet: its last trade was ${cs(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${Be[u.chain]} yet.`),u.reason&&n.push(`${Be[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${k(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let i=new Map;for(let u of e.decisions.nodes)i.set(u.rule??"",(i.get(u.rule??"")??0)+u.count);let[a]=[...i].sort((u,d)=>d[1]-u[1]);return a?n.push(`In the last 24 hours the rule \u201C${we(a[0])}\u201D held back ${k(a[1])} candidates, more than any other.`):s.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function Fd(){let e=X(zl,{},{every:5e3});return o(x,{children:[o(Ae,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(le,{query:e,children:t=>{let r=t.serviceStatus;return o("div",{class:"stack",children:[o(wh,{data:t}),o(G,{children:o(Xe,{items:vh(r)})}),o(G,{title:"Disk space",actions:o("a",{href:he(["settings"]),children:"Retention, in Settings"}),children:o(Xe,{items:Th(r.database)})}),o(G,{title:"Chains",children:o(ne,{label:"Chains",columns:kh,rows:r.chains,id:n=>n.chain})}),o(G,{title:"Delivery",children:[o(ne,{label:"How long delivery takes",columns:_h,rows:r.deliveries.steps,id:n=>n.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(G,{title:"Processes",children:o(ne,{label:"Processes",columns:Sh,rows:r.processes,id:n=>`${n.role} ${n.name}`})}),o(Ch,{status:r})]})}})]})}function bh({serviceStatus:e,sources:t}){let r=[];for(let i of e.chains)i.reason&&r.push(`${Be[i.chain]}: ${i.reason}.`);e.processes.some(i=>i.leader)||r.push("No process leads: events are stored, and no signal is found until one does.");for(let i of t)i.healthy||r.push(`${i.name}: ${i.problem??"not healthy"}`);let n=e.deliveries;n.overdueSeconds>60&&r.push(`The oldest delivery to a webhook has been due for ${je(n.overdueSeconds)}.`),n.disabledWebhooks>0&&r.push(`${k(n.disabledWebhooks)} webhooks are switched off after failures.`);let s=e.database?.daysUntilFull;return s!=null&&s<30&&r.push(`At its present growth the database fills the disk in ${je(s*86400)}.`),r}function wh({data:e}){let t=bh(e);return t.length===0?o("p",{class:"note good",role:"status",children:"All is well."}):o("div",{class:"note bad",role:"alert",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:t.map(r=>o("li",{children:r},r))})]})}function vh(e){let t=e.chains.map(s=>s.eventsPerSecond).filter(s=>s!=null),r=e.deliveries.steps.find(s=>s.step==="webhook"),n=e.processes.filter(s=>!s.leader&&["all","api","engine"].includes(s.role)).length;return[{name:"Events",value:t.length>0?`${Ei(t.reduce((s,i)=>s+i,0))}/s`:"not measured yet",note:`${k(e.chains.reduce((s,i)=>s+i.events,0))} since the start`},{name:"Behind",value:je(Math.max(...e.chains.map(s=>s.lagSeconds))),note:`${k(e.chains.reduce((s,i)=>s+i.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(s=>s.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:k(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${je(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:k(e.errors),note:`${k(e.warnings)} warnings, ${k(e.failedRequests)} failed requests`},{name:"Runs since",value:o(te,{at:e.startedAt}),note:e.version}]}var kh=[{name:"Chain",cell:e=>o(rt,{chain:e.chain})},{name:"State",cell:e=>o("span",{class:`badge ${e.healthy?"good":"bad"}`,title:e.reason??"",children:e.healthy?"Healthy":"Behind"})},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":Ei(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(te,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(x,{children:[je(e.lagSeconds),o("small",{children:[k(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>k(e.events)}],Od={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},_h=[{name:"Step",cell:e=>o(x,{children:[Od[e.step]?.[0]??e.step,o("small",{children:Od[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":je(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":je(e.p99Seconds)},{name:"Times",number:!0,cell:e=>k(e.count)}],Sh=[{name:"Process",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function Th(e){return e?[{name:"Used",value:us(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":us(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":`measured over ${je(e.measuredSeconds)}`},{name:"Free",value:e.freeBytes==null?"\u2013":us(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${k(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]:[{name:"Used",value:"not measured yet"}]}var xh=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(x,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>k(e.count)},{name:"First",wide:!0,cell:e=>o(te,{at:e.firstAt})},{name:"Last",cell:e=>o(te,{at:e.lastAt})}];function Ch({status:e}){return o(G,{title:"Warnings and errors",actions:o("a",{href:he(["sources"]),children:"Sources"}),children:e.problems.length===0?o(J,{title:"None",children:"This process has logged no warning and no error since it started."}):o(ne,{label:"Warnings and errors, the last first",columns:xh,rows:e.problems,id:t=>t.level+t.message})})}var Vd=["FLAG","ENVIRONMENT","FILE","DEFAULT"],qd={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Gd(){let e=Vr("origins",Vd),t=X(jl,{});return o(x,{children:[o(Ae,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o("div",{class:"filters",children:o(dn,{label:"Where from",choices:Vd.map(r=>({value:r,label:qd[r]})),chosen:e,change:r=>fe({origins:r.join(",")})})}),o(le,{query:t,children:({settings:r})=>o(Ah,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function Ah({settings:e,all:t}){if(e.length===0)return o(J,{title:"No setting comes from there",children:["All ",k(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,s)=>+(n==="")-+(s===""));return o("div",{class:"stack",children:[r.map(n=>o(G,{title:n||"Every command, and sections of the file",children:o(ne,{label:`Settings: ${n||"every command"}`,columns:Ph,rows:e.filter(s=>s.group===n),id:s=>s.name})},n)),o("p",{class:"muted",children:[k(e.length)," of ",k(t)," settings. Change one where it comes from, then restart the process."]})]})}var Ph=[{name:"Setting",cell:e=>o(x,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(x,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(x,{children:[o("strong",{children:qd[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];function Ls({label:e,points:t,interval:r,marks:n,moment:s}){let i=t[0];if(!i)return o(J,{title:"No price is known yet"});let a=[],u=1+n.length,d=r==="HOUR"?3600:86400,m=Math.floor(Date.now()/1e3);for(let f of t)Qd(a,u,0,Math.min(Tt(f.at)+d,m),f.value);n.forEach((f,g)=>{for(let b of f.points)Tt(b.at)>=Tt(i.at)&&Qd(a,u,g+1,Tt(b.at),b.value)}),a.sort((f,g)=>f.at-g.at);let y=f=>a.map(g=>g.values[f]??null);return o(gn,{label:e,times:a.map(f=>f.at),format:f=>Fe(f),moment:s?Tt(s):void 0,lines:[{name:"Price",values:y(0)},...n.map((f,g)=>({name:f.name,tone:f.tone,points:f.size,values:y(g+1)}))]})}function Qd(e,t,r,n,s){let i=e.find(a=>a.at===n&&a.values[r]===null);i||(i={at:n,values:Array(t).fill(null)},e.push(i)),i.values[r]=s}var Bd=6,ha=24;function zd({s:e}){let t=X(Zl,{chain:e.chain,address:e.token.address},{every:15e3}),r=Dh(e),n=s=>s[0]!==void 0&&Date.parse(s[0].at)<=Date.parse(e.timestamp);return o(le,{query:t,children:({token:s})=>{let i=s?.hours??[],a=s?.days??[];return n(i)?o(Hd,{s:e,points:i,interval:"HOUR",trades:r}):n(a)?o(Hd,{s:e,points:a,interval:"DAY",trades:r}):a.length===0?o(J,{title:"No price is known yet"}):o(J,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal."})}})}function Hd({s:e,points:t,interval:r,trades:n}){let s=Date.parse(t[0]?.at??""),i=n.points.filter(a=>Date.parse(a.at)>=s);return o(x,{children:[o(Ls,{label:`Price at the end of each ${r.toLowerCase()}, the signal, and its wallets' trades`,points:t,interval:r,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:i}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o(Rh,{trades:n,shown:i.length,all:e.traders.length})]})]})}function Rh({trades:e,shown:t,all:r}){return e.problem?o(x,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(x,{children:["Marked: the trades of ",k(t)," of ",k(r)," wallets.",t<r&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<r&&(r>ha?`, or of wallets after the first ${ha}.`:".")]}):o(x,{children:"The trades of its wallets are being looked for."})}function Dh(e){let t=e.userTrades.map(a=>({at:a.trade.tradedAt,value:a.trade.priceUsd})),[r,n]=me({next:0,points:[]}),s=t.length>0?[]:e.traders.slice(r.next,Math.min(r.next+Bd,ha)),i=X(Xl,{chain:e.chain,addresses:s.map(a=>a.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:s.length===0});return Ze(()=>{let{data:a}=i;a&&n(u=>({next:u.next+Bd,points:[...u.points,...a.walletsByAddress.flatMap(d=>Eh(d,e))]}))},[i.data]),t.length>0?{points:t,done:!0}:{points:r.points,done:s.length===0,problem:i.refusal?.message}}function Eh(e,t){let r=t.traders.find(s=>s.walletAddress===e?.walletAddress),n=e?.trades.nodes.find(s=>Math.abs(s.amountUsd-(r?.tradeSizeUsd??0))<=s.amountUsd*1e-6);return n?[{at:n.tradedAt,value:n.priceUsd}]:[]}function jd({args:[e=""]}){let t=X(Kl,{id:e},{every:15e3});return o(le,{query:t,children:({signal:r})=>r?o(Lh,{s:r}):o(J,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function Lh({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:he(["live"]),children:"Live"})," \u203A signal ",k(e.sequence)]}),o(Ae,{title:e.headline,about:o(x,{children:[o(ds,{priority:e.priority})," ",o(rt,{chain:e.chain})," ",we(e.notificationType)," \xB7 ",nn(e.timestamp)]}),children:o(Wt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(te,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:he(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(x,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(G,{title:"Price since",children:o(Uh,{s:e})}),o(G,{title:"Price around it",children:o(zd,{s:e})}),o(G,{title:`Wallets (${k(e.summary.traderCount)})`,children:o(Nh,{s:e})}),o("div",{class:"columns",children:[o(G,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(Ih,{s:e})]}),o(Wh,{id:e.signalId,at:e.latency?.deliveredAt??null}),o($h,{token:e.token.address,own:e.signalId})]})}function Uh({s:e}){let t=e.token.currentPriceUsd,r=e.token.profile?.priceUsd,n=Date.now()-Date.parse(e.timestamp),s=(i,a,u)=>({name:i,value:o(Et,{value:u}),note:u!==null?Fe(t*(1+u)):n<a*36e5?"not yet":"no price known"});return o(Xe,{items:[{name:"First wallet paid",value:Fe(e.token.firstSmartEntryPrice),note:`${tn(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:Fe(t),note:e.latency?`raised ${je(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)} after the trade`:void 0},{name:"Now",value:Fe(r),note:o(Et,{value:r&&t?r/t-1:null})},s("After 1 hour",1,e.outcome.return1h),s("After 6 hours",6,e.outcome.return6h),s("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":Fe(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Nh({s:e}){let t=new Map(e.userTrades.map(n=>[n.trader.walletAddress,n.trade])),r=[{name:"Rank",number:!0,cell:n=>`#${k(n.leaderboardRank)}`,sort:n=>n.leaderboardRank},{name:"Wallet",cell:n=>o(En,{chain:e.chain,address:n.walletAddress})},{name:e.notificationType==="SELL_SIGNAL"?"Sold for":"Bought for",number:!0,title:"The latest of its trades that the signal counts",cell:n=>_e(n.tradeSizeUsd),sort:n=>n.tradeSizeUsd},...t.size>0?[{name:"Price",number:!0,cell:n=>Fe(t.get(n.walletAddress)?.priceUsd)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:n=>o(wt,{value:n.totalPnl}),sort:n=>n.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:n=>n.winRate,cell:n=>o(x,{children:[lt(n.winRate),n.profile&&o("small",{children:["today ",lt(n.profile.trueWinRate)," of ",k(n.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:n=>n.profile?.defaultRank?`#${k(n.profile.defaultRank)}`:"\u2013"}];return o(ne,{label:"Wallets of the signal",columns:r,rows:e.traders,id:n=>n.walletAddress})}function Ih({s:e}){let t=e.decision.delivered;return o(G,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Xe,{items:[{name:"Signal of the day",value:k(t.dailyUsed),note:`of ${k(t.dailyBudget)}`},{name:"Of this type",value:k(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${k(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function Wh({id:e,at:t}){let r=X(Yl,{},{skip:Cn.value?.scope!=="customer",every:3e4});if(Cn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:s=>o("span",{class:"mono",children:s.url||"removed"})},{name:"What",cell:s=>s.retraction?"retraction":"signal"},{name:"State",cell:s=>o("span",{class:`badge ${s.state==="DELIVERED"?"good":s.state==="FAILED"?"bad":""}`,children:we(s.state)})},{name:"Attempts",cell:s=>s.attempts.map(i=>i.status??i.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:s=>o(te,{at:s.createdAt})}];return o(G,{title:"Deliveries to webhooks",children:o(le,{query:r,children:({webhooks:s})=>{let i=s.flatMap(a=>a.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:a.url})));return i.length>0?o(ne,{label:"Deliveries",columns:n,rows:i,id:a=>a.url+String(a.retraction)}):s.some(a=>a.url)?o(J,{title:"Not among the last 200 deliveries",children:t?o(x,{children:["A webhook accepted it ",o(te,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(J,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:he(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function $h({token:e,own:t}){let r=X(Jl,{token:e});return o(G,{title:"Everything decided about this token",children:o(le,{query:r,children:({decisions:n})=>n.nodes.length===0?o(J,{title:"Nothing in the last 7 days"}):o(ne,{label:"Decisions about the token",rows:n.nodes,id:s=>`${s.type}${s.firstAt}${s.rule}`,columns:[{name:"When",cell:s=>o(te,{at:s.lastAt})},{name:"Type",cell:s=>we(s.type)},{name:"Result",cell:s=>o("span",{class:`badge ${s.outcome==="DELIVERED"?"good":""}`,children:s.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:s=>s.signalId&&s.signalId!==t?o("a",{href:he(["signal",s.signalId]),children:s.text}):s.text},{name:"Times",number:!0,cell:s=>k(s.count)}]})})})}function Kd(){let e=X(eu,{},{every:5e3});return o(x,{children:[o(Ae,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(le,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(J,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(r=>o(Mh,{source:r},r.name)),t.length>0&&o(Gh,{names:t.map(r=>r.name)})]})})]})}function Mh({source:e}){let t=e.events.reduce((n,s)=>n+s.count,0),r=e.skipped.reduce((n,s)=>n+s.count,0);return o(G,{class:"spaced",title:e.name,actions:o(Fh,{healthy:e.healthy,state:e.state}),children:[e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Xe,{items:[{name:"Reads",value:we(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":k(e.lag),note:Vh(e)},{name:"Events in the log",value:k(t),note:e.events.map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:k(r),note:e.skipped.slice(0,3).map(n=>`${k(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:k(e.retracted),note:`${k(e.duplicates)} duplicates`},{name:"Last stored",value:o(te,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(ne,{label:`What of ${e.name} did not go into the log`,columns:Oh,rows:[...e.skipped,...e.leftOut],id:n=>n.name})]}),e.lastError&&o("p",{class:"muted",children:["Last error, ",o(te,{at:e.lastErrorAt}),": ",e.lastError]})]})}var Oh=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(te,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>k(e.count)},{name:"Since",cell:e=>o(te,{at:e.since})}];function Fh({healthy:e,state:t}){return o("span",{class:`badge ${e?"good":"bad"}`,children:we(t)})}function Vh(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:je(e.lagSeconds)}var qh=[{name:"When",cell:e=>o(te,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(x,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Gh({names:e}){let t=Le("source",e,e[0]??""),r=X(tu,{source:t},{every:5e3});return o(G,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>fe({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(le,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(J,{title:"None",children:["Every message of ",t," was understood."]}):o(x,{children:[o(ne,{label:`Messages of ${t} that became no event, newest first`,columns:qh,rows:n.nodes,id:s=>String(s.number)}),o("p",{class:"muted",children:[k(n.nodes.length)," of ",k(n.totalCount)," that are kept."]})]})})})}function Jd({args:[e="",t=""]}){let r=nt.find(s=>s===e.toUpperCase())??"BASE",n=X(nu,{chain:r,address:t},{every:15e3});return o(le,{query:n,children:({token:s})=>s?o(Qh,{t:s}):o(J,{title:"This token is unknown",children:["The service has seen no trade of ",Gt(t)," on this chain."]})})}function Qh({t:e}){return o("div",{class:"stack",children:[o(Ae,{title:e.symbol||Gt(e.address),about:o(x,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(Hn,{text:e.address,label:"the address"})}),o(G,{children:o(Xe,{items:[{name:"Price",value:Fe(e.priceUsd),note:e.priceAt?o(te,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":_e(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":k(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o(em,{m:e.market}),o(Zd,{chain:e.chain,address:e.address})]})}var Bh=["HOUR","DAY"];function Hh(e){return{name:"Signal",tone:"second",size:9,points:e.filter(r=>!r.retractedAt).map(r=>({at:r.timestamp,value:r.token.currentPriceUsd}))}}function Zd({chain:e,address:t}){let r=Le("interval",Bh,"HOUR"),n=X(ru,{chain:e,token:t},{every:15e3}),s=X(su,{chain:e,address:t,interval:r},{every:15e3}),i=o(Ke,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:a=>fe({interval:a})});return o(x,{children:[o(le,{query:s,children:({token:a})=>a&&o(x,{children:[o(G,{title:"Price, with your signals",actions:i,children:o(Ls,{label:"Price at the end of each interval, and at your signals",points:a.prices,interval:r,marks:[Hh(n.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(G,{title:"Volume",children:o(Yd,{name:"Volume",points:a.volume,label:`Volume by ${r.toLowerCase()}`})}),o(G,{title:"Top wallets bought, less sold, by hour",children:o(Yd,{name:"Net flow",points:a.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(G,{title:"Top wallets that hold it",children:o(zh,{day:a,chain:e})})]})}),o(jh,{chain:e,query:n})]})}function Yd({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(J,{title:"Nothing in this time"}):o(gn,{label:r,times:t.map(n=>Tt(n.at)),format:n=>_e(n),height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}function zh({day:e,chain:t}){return e.topHolders.length===0?o(J,{title:"None of the first 200 wallets holds it"}):o(ne,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${k(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o(En,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>Fe(r.position.quantity?r.position.costUsd/r.position.quantity:null)},{name:"Value",number:!0,cell:r=>_e(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(wt,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function jh({chain:e,query:t}){return o(le,{query:t,children:({signals:r})=>o(x,{children:[o(G,{title:"Signals on it",children:r.nodes.length===0?o(J,{title:"None of your signals is on it",children:o("a",{href:he(["live"]),children:"See all signals"})}):o(ne,{label:"Signals on the token",columns:Lo,rows:[...r.nodes].sort((n,s)=>s.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(G,{title:"Top wallets in these signals",children:o(Kh,{chain:e,nodes:r.nodes})})]})})}function Kh({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(s=>!s.retractedAt).flatMap(s=>s.traders)){let s=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(s?.sizeUsd??0,n.tradeSizeUsd),signals:(s?.signals??0)+1})}return o(ne,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,s)=>n.rank-s.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${k(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o(En,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>_e(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>k(n.signals),sort:n=>n.signals}]})}function Xd({args:[e=""]}){let t=X(ou,{itemId:e},{every:15e3});return o(le,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(Ae,{title:r.question||"A market without a question",about:o(rt,{chain:"POLYMARKET"})}),o(em,{m:r}),o(Yh,{outcomes:r.outcomes??[]})]}):o(J,{title:"This market is unknown",children:"No source has described it yet."})})}function Yh({outcomes:e}){let t=e[0];if(!t)return o(J,{title:"No outcome of this market is known yet"});let r=Le("outcome",e.map(n=>n.token),t.token);return o(x,{children:[o("div",{class:"filters",children:o(Ke,{label:"Outcomes",choices:e.map(n=>({value:n.token,label:n.outcomeLabel||Gt(n.token)})),chosen:r,change:n=>fe({outcome:n})})}),o(Zd,{chain:"POLYMARKET",address:r},r)]})}function em({m:e}){return o(G,{title:e.outcomeLabel?o("a",{href:he(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Xe,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:_e(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(ne,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:he(["token","POLYMARKET",t.token]),children:t.outcomeLabel||Gt(t.token)})},{name:"Price",number:!0,cell:t=>Fe(t.priceUsd)},{name:"Chance",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",Math.round(t.priceUsd*100)," %"]})}]})]})}var Jh=200,ya=2e3;function Zh(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Uo(e,t){let r=Zh(e,t);return r===null?null:e.notificationType==="SELL_SIGNAL"?-r:r}function tm(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(Xh).join(",")).join(`\r
`)}function Xh(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function nm(e,t,r){let[n,s]=me({signals:[],done:!1,cut:!1}),i=JSON.stringify(e);return Ze(()=>{let a=new AbortController;return s({signals:[],done:!1,cut:!1}),ey(e,t,a.signal,s),()=>a.abort()},[i,t,r]),n}async function ey(e,t,r,n){let s=[],i=null;try{for(;;){let a=await ze(iu,{filter:e,last:Jh,before:i},{signal:r}),{nodes:u,pageInfo:d}=a.signals,m=u.filter(g=>g.sentAt>t).sort((g,b)=>b.sequence-g.sequence);s.push(...m),i=d.startCursor;let y=m.length===u.length&&d.hasPreviousPage&&i!==null,f=!y||s.length>=ya;if(n({signals:[...s],done:f,cut:y&&f}),f)return}}catch(a){r.aborted||n({signals:s,done:!0,cut:!1,refusal:a instanceof Ee?a:new Ee("",String(a))})}}var rm=["7","30","90"],wa=["1h","6h","24h","settled"],No={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},va={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},om=["all","wins","losses","open"],sm={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},am=30,ba=100;function lm(){let e=Le("days",rm,"30"),t=Le("after",wa,"1h"),r=Le("chain",["ALL",...nt],"ALL"),n=Le("type",["ALL",...hn],"ALL"),[s,i]=me(0),a=en(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,s]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=nm(u,a,s),m=X(au,{since:a,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),y=()=>i(f=>f+1);return o(x,{children:[o(Ae,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:y,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>ty(d.signals),children:"CSV"})]}),o("div",{class:"filters",children:[o(Ke,{label:"Period",choices:rm.map(f=>({value:f,label:`${f} days`})),chosen:e,change:f=>fe({days:f})}),o(Ke,{label:"Graded after",choices:wa.map(f=>({value:f,label:va[f]})),chosen:t,change:f=>fe({after:f})}),o(dr,{label:"Chain",choices:[{value:"ALL",label:"All"},...nt.map(f=>({value:f,label:Be[f]}))],chosen:r,change:f=>fe({chain:f==="ALL"?"":f})}),o(dr,{label:"Type",choices:[{value:"ALL",label:"All"},...hn.map(f=>({value:f,label:we(f)}))],chosen:n,change:f=>fe({type:f==="ALL"?"":f})})]}),o(le,{query:m,children:f=>o(ny,{record:f.types,weeks:f.weeks.groups,span:t})}),d.refusal&&o(cn,{refusal:d.refusal,retry:y}),d.signals.length===0&&!d.refusal&&(d.done?o(J,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:he(["live"]),children:"See what comes now"})]}):o(qr,{label:"Loading signals"})),d.signals.length>0&&o(G,{title:"Every signal",children:[!d.done&&o(qr,{label:`${k(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",k(ya)," signals of the period; the numbers above are of all."]}),o(ay,{signals:d.signals,span:t})]})]})}function ty(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([tm(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function ny({record:e,weeks:t,span:r}){return o(x,{children:[o(G,{children:o(ry,{record:e,span:r})}),e.all.count>0&&o(x,{children:[o("div",{class:"columns",children:[o(G,{title:"Wins and losses",children:o(oy,{record:e.all,span:r})}),o(G,{title:"What waiting costs",children:o(sy,{delays:e.delays})})]}),o(G,{title:"By type",children:o(im,{label:"By type",first:"Type",groups:e.groups,name:n=>we(n.type??""),span:r})}),o(G,{title:"By week",children:[o(iy,{weeks:t,span:r}),o(im,{label:"By week",first:"Week from",groups:t,name:n=>Dt(n.weekFrom??""),span:r})]})]})]})}function ry({record:e,span:t}){let r=a=>{let u=e.all[No[a]];return{name:`Right after ${va[a].toLowerCase()}`,value:o("span",{class:a===t?"chosen":"",children:lt(u.hitRate)}),note:u.count===0?"none graded yet":o(x,{children:["of ",k(u.count),": ",lt(u.hitRateLow)," to ",lt(u.hitRateHigh),o("br",{}),"median gain ",tn(u.medianGain)]})}},{keptSince:n,since:s,all:i}=e;return o(x,{children:[n&&n>s&&o("p",{class:"note warn",children:["Signals before ",nn(n)," are no longer kept and not counted."]}),o(Xe,{items:[{name:"Signals",value:k(i.count),note:i.retracted>0?`and ${k(i.retracted)} retracted, not counted`:`since ${Dt(s)}`},...wa.map(r)]})]})}function oy({record:e,span:t}){let r=e[No[t]];return r.count===0?o(J,{title:"None is graded yet",children:[k(e.count)," signals wait: a price is taken ",va[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Xe,{items:[{name:"Wins",value:o("span",{class:"good",children:k(r.wins)}),note:`best ${tn(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:k(r.losses)}),note:`worst ${tn(r.worstGain)}`},{name:"Right",value:lt(r.hitRate),note:`95 %: ${lt(r.hitRateLow)} to ${lt(r.hitRateHigh)}`},{name:"Median gain",value:o(Et,{value:r.medianGain}),note:r.count<am?`only ${k(r.count)}: says little`:`of ${k(r.count)}`}]})}function sy({delays:e}){let t=e[0]?.count??0;return t===0?o(J,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(x,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",k(t)," that are a day old, if one follows"]}),o(Xe,{items:e.map(r=>({name:r.minutes===0?"At once":`${k(r.minutes)} minutes later`,value:o(Et,{value:r.medianGain})}))})]})}function im({label:e,first:t,groups:r,name:n,span:s}){let i=u=>u.record[No[s]];return o(ne,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>k(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,cell:u=>k(i(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:k(i(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:k(i(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>i(u).hitRate??-1,cell:u=>i(u).count===0?"\u2013":o(x,{children:[lt(i(u).hitRate),o("small",{class:i(u).count<am?"few":"",children:[lt(i(u).hitRateLow)," to ",lt(i(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Et,{value:i(u).medianGain}),sort:u=>i(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Et,{value:i(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Et,{value:i(u).bestGain})}],rows:r,id:n})}function iy({weeks:e,span:t}){let r=e.filter(n=>n.record[No[t]].medianGain!==null);return r.length<2?null:o(gn,{label:"Median gain by week",times:r.map(n=>Tt(n.weekFrom??"")),format:n=>tn(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[No[t]].medianGain)}]})}function ay({signals:e,span:t}){let r=Le("grade",om,"all"),n=e.filter(i=>{let a=i.retractedAt?null:Uo(i,t);return r==="all"||(r==="open"?a===null:a!==null&&r==="wins"==a>0)}),s=[{name:"Time",cell:i=>o(te,{at:i.sentAt}),sort:i=>i.sequence},{name:"Grade",cell:i=>o(ly,{s:i,span:t})},{name:"Gain",number:!0,cell:i=>o(Et,{value:Uo(i,t)}),sort:i=>Uo(i,t)??-9},{name:"Signal",cell:i=>o(x,{children:[o("a",{href:he(["signal",i.signalId]),children:i.headline}),o("small",{children:we(i.notificationType)})]})},{name:"Chain",wide:!0,cell:i=>o(rt,{chain:i.chain})},{name:"Token",cell:i=>o(Wt,{chain:i.chain,address:i.token.address,symbol:i.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:i=>Fe(i.token.currentPriceUsd)},{name:"1 h",number:!0,wide:!0,cell:i=>tn(i.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:i=>tn(i.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:i=>tn(i.outcome.return24h)}];return o(x,{children:[o(Ke,{label:"Grades",choices:om.map(i=>({value:i,label:sm[i]})),chosen:r,change:i=>fe({grade:i==="all"?"":i})}),n.length===0?o(J,{title:`None: ${sm[r].toLowerCase()}`}):o(ne,{label:"Graded signals",columns:s,rows:n.slice(0,ba),id:i=>i.signalId,class:i=>i.retractedAt?"gone":""}),n.length>ba&&o("p",{class:"muted small",children:["The newest ",k(ba)," of ",k(n.length),"; the CSV has all."]})]})}function ly({s:e,span:t}){let r=Uo(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var um=["positions","closed","trades","signals"],uy={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function mm({args:[e="",t=""]}){let r=nt.find(s=>s===e.toUpperCase())??"BASE",n=X(du,{chain:r,address:t},{every:15e3});return o(le,{query:n,children:({wallet:s})=>s?o(cy,{w:s}):o(J,{title:"This wallet is unknown",children:["The service has seen no trade of ",Gt(t)," on this chain."]})})}function cy({w:e}){let t=Le("tab",um,"positions"),r={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:he(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${k(e.defaultRank)}`:"not ranked"]}),o(Ae,{title:o("span",{class:"mono",children:Gt(e.walletAddress)}),about:o(x,{children:[o(rt,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(Hn,{text:e.walletAddress,label:"the address"}),o("a",{href:he(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(G,{children:o(dy,{w:e})}),e.scoreParts&&o(G,{title:"What the score is made of",children:o(my,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(G,{title:"Realized profit over time",children:o(py,{w:e})}),o(G,{title:"Score at each midnight",children:o(fy,{w:e})})]}),o(G,{title:o(Ke,{label:"Lists",choices:um.map(n=>({value:n,label:uy[n]})),chosen:t,change:n=>fe({tab:n,after:""})}),children:[t==="positions"&&o(hy,{of:r}),t==="closed"&&o(yy,{of:r}),t==="trades"&&o(wy,{of:r}),t==="signals"&&o(vy,{of:r})]})]})}function dy({w:e}){return o(Xe,{items:[{name:"Rank",value:e.defaultRank?`#${k(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(wt,{value:e.netPnlUsd}),note:o(x,{children:[o(wt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:lt(e.trueWinRate),note:`${k(e.winningPositions)} of ${k(e.closedPositions)} closed positions`},{name:"Trades",value:k(e.tradeCount),note:`${k(e.buyCount)} buys, ${k(e.sellCount)} sells, ${k(e.tokensTraded)} tokens`},{name:"Bought",value:_e(e.totalBuyVolumeUsd),note:`sold ${_e(e.totalSellVolumeUsd)}`},{name:"Average trade",value:_e(e.avgTradeSizeUsd),note:`largest ${_e(e.largestTradeUsd)}`},{name:"Last trade",value:o(te,{at:e.lastTradeTime}),note:e.firstTradeTime?o(x,{children:["first ",o(te,{at:e.firstTradeTime})]}):void 0}]})}function my({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(x,{children:[o(wt,{value:e.netPnlUsd})," for ",_e(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${k(e.winningPositions)} of ${k(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${k(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${k(e.tradeCount)} trades; 1,000 are full`}];return o(ne,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>lt(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function py({w:e}){return e.equity.length<2?o(J,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(gn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>Tt(t.date)),format:t=>_e(t),lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function fy({w:e}){return e.rankHistory.length<2?o(J,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(gn,{label:"Score at each midnight",times:e.rankHistory.map(t=>Tt(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Us({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(J,{title:r});let{hasNextPage:s,endCursor:i}=e.pageInfo;return o(x,{children:[e.nodes.length===0?o(J,{title:r}):n(e.nodes),o(Gr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:bt.value.params.get("after")?()=>fe({after:""}):void 0,more:s?()=>fe({after:i}):void 0})]})}var Ns=()=>bt.value.params.get("after"),cm=["VALUE","OPENED"],gy={VALUE:"Largest first",OPENED:"Oldest first"};function hy({of:e}){let t=Le("order",cm,"VALUE"),r=X(mu,{...e,orderBy:t,after:Ns()},{every:15e3});return o(x,{children:[o(Ke,{label:"Order",choices:cm.map(n=>({value:n,label:gy[n]})),chosen:t,change:n=>fe({order:n,after:""})}),o(le,{query:r,children:({wallet:n})=>o(Us,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:s=>o(ne,{label:"Open positions",rows:s,id:i=>i.token,columns:[{name:"Token",cell:i=>o(Wt,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>ko(i.quantity)},{name:"Paid per token",number:!0,cell:i=>Fe(i.quantity?i.costUsd/i.quantity:null)},{name:"Price",number:!0,cell:i=>Fe(i.priceUsd)},{name:"Value",number:!0,cell:i=>_e(i.valueUsd),sort:i=>i.valueUsd},{name:"Profit",number:!0,cell:i=>o(wt,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(wt,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function yy({of:e}){let t=X(pu,{...e,after:Ns()});return o(le,{query:t,children:({wallet:r})=>o(Us,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(ne,{label:"Closed positions",rows:n,id:s=>s.token+s.openedAt+s.closedAt,columns:[{name:"Closed",cell:s=>o(te,{at:s.closedAt})},{name:"Token",cell:s=>o(Wt,{chain:e.chain,address:s.token,symbol:s.symbol})},{name:"Held",number:!0,cell:s=>je((Date.parse(s.closedAt)-Date.parse(s.openedAt))/1e3)},{name:"Paid",number:!0,cell:s=>_e(s.costUsd),sort:s=>s.costUsd},{name:"Received",number:!0,wide:!0,cell:s=>_e(s.proceedsUsd)},{name:"Profit",number:!0,cell:s=>o(wt,{value:s.profitUsd}),sort:s=>s.profitUsd}]})})})}var dm=["ALL","BUY","SELL"],by={ALL:"All",BUY:"Buys",SELL:"Sells"};function wy({of:e}){let t=Le("side",dm,"ALL"),r=X(fu,{...e,filter:t==="ALL"?null:{side:t},after:Ns()},{every:15e3});return o(x,{children:[o(Ke,{label:"Side",choices:dm.map(n=>({value:n,label:by[n]})),chosen:t,change:n=>fe({side:n,after:""})}),o(le,{query:r,children:({wallet:n})=>o(Us,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:s=>o(x,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",nn(n.trades.keptSince)," some are no longer kept."]}),o(ne,{label:"Trades, newest first",rows:s,id:i=>i.id,columns:[{name:"Time",cell:i=>o(te,{at:i.tradedAt})},{name:"Side",cell:i=>o("span",{class:`badge ${i.side==="BUY"?"good":"bad"}`,children:i.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:i=>o(Wt,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Quantity",number:!0,wide:!0,cell:i=>ko(i.quantity)},{name:"Price",number:!0,cell:i=>Fe(i.priceUsd)},{name:"Amount",number:!0,cell:i=>_e(i.amountUsd),sort:i=>i.amountUsd}]})]})})})]})}function vy({of:e}){let t=X(gu,{...e,after:Ns()},{every:15e3});return o(le,{query:t,children:({wallet:r})=>o(Us,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(ne,{label:"Signals of the wallet",columns:Lo,rows:n,id:s=>s.signalId})})})}var pm=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],fm=["webhookUrl"];function gm(e){let t=new Set([...pm.flatMap(([,s])=>s),...fm]),r=s=>s.flatMap(i=>e.filter(a=>a.name===i)),n=e.filter(s=>!t.has(s.name));return[...pm.map(([s,i])=>[s,r(i)]),["More",n]]}function hm(e){return e.map(({name:t,description:r,type:n})=>{let s=r??"",i=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?i.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":i==="String"?"text":"number",d=t.replace(/([A-Z])/g,"_$1").toLowerCase();return{name:t,rule:d,label:we(d),text:s,kind:u,whole:i==="Int",of:i,...ky(s)}})}function ky(e){let t=s=>Number((s??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Nn(e,t){return e[t]??""}function ka(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(s=>JSON.stringify(s)).sort():n);return r(e)===r(t)}function _a(e,t,r){return e.filter(n=>!fm.includes(n.name)&&!ka(Nn(t,n.name),Nn(r,n.name)))}var ym=["ALL","DELIVERED","HELD_BACK"],_y=[{name:"Latest",cell:e=>o(te,{at:e.lastAt})},{name:"Candidate",cell:e=>o(x,{children:[we(e.type),o("small",{children:o(rt,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Wt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(x,{children:[o("a",{href:he(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(x,{children:[we(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>k(e.count)}];function bm(){let e=Le("outcome",ym,"ALL"),t=bt.value.params.get("token")??"",[r,n]=me(),s=X(cu,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),i=a=>{n(void 0),fe(a)};return o(G,{title:"Decisions",actions:o(x,{children:[o(Ke,{label:"Outcome",choices:ym.map(a=>({value:a,label:we(a)})),chosen:e,change:a=>i({outcome:a==="ALL"?"":a})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(Tn,{value:t,size:18,placeholder:"address",change:a=>i({token:a.trim()})})]})]}),children:o(le,{query:s,children:({decisions:a})=>a.nodes.length===0?o(J,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(x,{children:[o(ne,{label:"Decisions, latest first",columns:_y,rows:a.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),a.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(a.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var wm=["1","3","7"],vm=36e5;function Sm(){let e=X(lu,{});return o(x,{children:[o(Ae,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(le,{query:e,children:t=>o(Sy,{data:t,saved:e.reload},t.config.version)}),o(bm,{})]})}function Sy({data:e,saved:t}){let r=en(()=>hm(e.fields?.inputFields??[]),[e]),[n,s]=me({}),i=(u,d)=>s(m=>{let y={...m,[u]:d};return ka(d,Nn(e.config,u))&&delete y[u],y}),a=u=>{s(Object.fromEntries(_a(r,e.config,u).map(d=>[d.name,Nn(u,d.name)]))),scrollTo(0,0)};return o(x,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:gm(r).filter(([,u])=>u.length>0).map(([u,d])=>o(G,{title:u,children:o("div",{class:"stack",children:d.map(m=>o(Ty,{field:m,value:n[m.name]??Nn(e.config,m.name),changed:m.name in n,change:y=>i(m.name,y)},m.name))})},u))}),o("div",{class:"stack beside",children:[o(Ay,{draft:n,chains:e.chains}),o(Ey,{draft:n,fields:r,config:e.config,discard:()=>s({}),saved:t})]})]}),o(Ly,{data:e,fields:r,restore:a})]})}function Ty({field:e,value:t,changed:r,change:n}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o(Qr,{label:e.label,value:String(t),min:e.min,max:e.max,step:e.whole?1:"any",change:s=>{s!==""&&n(Number(s))}}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(Tn,{value:String(t),change:n})]}),e.kind==="choice"&&o(dr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(s=>({value:s,label:s.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(dn,{label:e.label,choices:xy(e),chosen:t,change:n})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(Cy,{value:t,change:n})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function xy(e){return e.of==="Chain"?nt.map(t=>({value:t,label:Be[t]})):hn.map(t=>({value:t,label:we(t)}))}function Cy({value:e,change:t}){let r=(n,s)=>{let i=e.filter(a=>a.type!==n);t(s===""?i:[...i,{type:n,limit:Number(s)}])};return o("div",{class:"filters",children:hn.map(n=>o(Qr,{label:we(n),value:String(e.find(s=>s.type===n)?.limit??""),max:200,step:1,hint:"no limit",change:s=>r(n,s)},n))})}function Ay({draft:e,chains:t}){let r=Le("days",wm,"1"),n=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),s=new Date((n||Date.now())-Number(r)*24*vm+vm/4).toISOString(),i=ts(e,500),a=Object.keys(i).length>0,u=X(vi,{input:{},since:s}),d=X(vi,{input:i,since:s},{skip:!a});return o(G,{class:"spaced",title:"Replay",actions:o(Ke,{label:"Days",choices:wm.map(m=>({value:m,label:m==="1"?"1 day":`${m} days`})),chosen:r,change:m=>fe({days:m})}),children:o(le,{query:u,children:m=>o(Py,{present:m.simulateConfig,next:a?d:void 0})})})}function Py({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(cn,{refusal:t.refusal,retry:t.reload});let n=r??e,s=hn.map(i=>({type:i,now:km(e,i),then:km(n,i)})).filter(i=>i.now+i.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[k(n.total)," signals"]}),r&&`, ${Ry(r.total-e.total)}`,t?.loading&&" \u2026"]}),n.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",nn(n.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),s.length>0&&o(ne,{label:"Signals by type",rows:s,id:i=>i.type,columns:[{name:"Type",cell:i=>we(i.type)},{name:"Now",number:!0,cell:i=>k(i.now)},...r?[{name:"Then",number:!0,cell:i=>o("strong",{children:k(i.then)})}]:[]]}),o(Dy,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((i,a)=>a.count-i.count).slice(0,5).map(i=>o("li",{children:[we(i.rule),": ",k(i.count)]},i.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(i=>o("li",{children:[o(rt,{chain:i.chain})," ",i.headline," ",o("small",{class:"muted",children:o(te,{at:i.timestamp})})]},`${i.headline}${i.timestamp}`))})]})]})}function km(e,t){return e.byType.find(r=>r.type===t)?.count??0}function Ry(e){return e===0?"as many as now":e>0?`${k(e)} more than now`:`${k(-e)} fewer than now`}function Dy({present:e,then:t}){let r=(s,i)=>s.byDay.filter(a=>a.day===i).reduce((a,u)=>a+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(s=>s.day))].sort();return n.length<2?null:o(ne,{label:"Signals by day",rows:n,id:s=>s,columns:[{name:"Day",cell:s=>Dt(s)},{name:"Now",number:!0,cell:s=>k(r(e,s))},...t?[{name:"Then",number:!0,cell:s=>o("strong",{children:k(r(t,s))})}]:[]]})}function Ey({draft:e,fields:t,config:r,discard:n,saved:s}){let[i,a]=me(),[u,d]=me(!1),m=t.filter(f=>f.name in e),y=async()=>{d(!0);try{await ze(uu,{input:e}),s()}catch(f){if(!(f instanceof Ee))throw f;a(f)}d(!1)};return o(G,{class:"spaced",title:`Version ${r.version}`,children:[i&&o(cn,{refusal:i}),m.length===0&&o("p",{class:"muted",children:["In force, saved ",o(te,{at:r.updatedAt}),". Nothing is changed."]}),m.length>0&&o(x,{children:[o(Tm,{fields:m,from:f=>Nn(r,f),to:f=>e[f]??""}),o("div",{class:"actions",children:[o("button",{type:"button",class:"primary",disabled:u,onClick:()=>{y()},children:["Save as version ",r.version+1]}),o("button",{type:"button",onClick:n,children:"Discard"})]})]})]})}function Tm({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:_m(t(n.name))})," \u2192 ",o("strong",{children:_m(r(n.name))})]},n.name))})}function _m(e){return Array.isArray(e)?e.length===0?"none":e.map(t=>typeof t=="string"?we(t):`${we(t.type)} ${t.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Ly({data:e,fields:t,restore:r}){let n=e.configVersions.filter(s=>s.version!==e.config.version);return n.length===0?null:o(G,{title:"Earlier versions",children:o(ne,{label:"Earlier versions, newest first",rows:n,id:s=>String(s.version),columns:[{name:"Version",cell:s=>s.version},{name:"Saved",cell:s=>o(te,{at:s.changedAt})},{name:"By",wide:!0,cell:s=>o(Uy,{id:s.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:s=>{let i=_a(t,e.config,s.config);return i.length===0?"nothing":o(Tm,{fields:i,from:a=>Nn(e.config,a),to:a=>Nn(s.config,a)})}},{name:"",cell:s=>o("button",{type:"button",class:"small","aria-label":`Restore version ${s.version}`,onClick:()=>r(s.config),children:"Restore"})}]})})}function Uy({id:e,keys:t}){if(e===null)return o(x,{children:"the operator"});let r=t.filter(a=>a.scope==="customer"&&!a.revokedAt&&!(a.expiresAt&&Date.parse(a.expiresAt)<=Date.now())),n=t.find(a=>a.keyId===e),i=r.length===1&&r[0]?.keyId===e?"this key":n?`${n.revokedAt?"revoked key":"key"} created ${Dt(n.createdAt)}`:"a key that is not listed";return o(x,{children:[i,o("small",{class:"mono break",children:e})]})}var Sa=["node","python","go"],Ta={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Ny=hn.map(e=>({value:e,label:we(e)})),Iy=nt.map(e=>({value:e,label:Be[e]}));function xm(){let e=X(hu,{},{every:5e3}),[t,r]=me({});return o(x,{children:[o(Ae,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(le,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(J,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(s=>o(Wy,{webhook:s,changed:e.reload},s.id)),o(Vy,{configured:n.some(s=>s.configured),created:s=>{r(s),e.reload()}}),o(Am,{outcome:t}),o(qy,{})]})})]})}async function Cm(e){try{return await e()}catch(t){if(t instanceof Ee)return{refusal:t};throw t}}function Wy({webhook:e,changed:t}){let[r,n]=me({}),[s,i]=me(!1),[a,u]=me(!1),d=async f=>{i(!0),n(await Cm(f)),i(!1),u(!1),t()},m=(f,g)=>d(async()=>(await ze(bu,{id:e.id,input:f}),{text:g})),y=()=>d(async()=>(e.configured?await ze(ki,{url:""}):await ze(wu,{id:e.id}),{}));return o(G,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(x,{children:[o("button",{type:"button",disabled:s,onClick:()=>{d(()=>$y(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:s,onClick:()=>{d(()=>My(e.id))},children:"New secret"}),o("button",{type:"button",disabled:s,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:s,onClick:()=>a?void y():u(!0),children:a?"Really delete":"Delete"})]}),children:[o(Am,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(te,{at:e.disabledAt}),": ",e.disabledReason]}),o(Xe,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(te,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(te,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:k(e.deliveries.totalCount),note:e.previousSecretUntil?o(x,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(dn,{label:`Types sent to ${e.url}`,choices:Ny,chosen:e.types,change:f=>{m({types:f},"Types saved, for later signals.")}}),o(dn,{label:`Chains sent to ${e.url}`,choices:Iy,chosen:e.chains,change:f=>{m({chains:f},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(Oy,{webhook:e,redeliver:f=>{d(async()=>(await ze(_u,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function $y(e){let{attempt:t}=(await ze(vu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function My(e){let{secret:t}=(await ze(ku,{id:e})).rotateWebhookSecret;return{secret:t}}function Am({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(cn,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(Hn,{text:e.secret,label:"the secret"})]})]})}function Oy({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(J,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(x,{children:[o("a",{href:he(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:we(n.state)})},{name:"Attempts",number:!0,cell:n=>k(n.attempts.length)},{name:"Last answer",cell:n=>Fy(n)},{name:"Since",wide:!0,cell:n=>o(te,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(ne,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function Fy(e){let t=e.attempts.at(-1);return t?o(x,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Vy({configured:e,created:t}){let[r,n]=me(!1),s=async i=>{i.preventDefault();let a=i.currentTarget,u=String(new FormData(a).get("url")).trim();n(!0);let d=await Cm(async()=>e?{secret:(await ze(yu,{input:{url:u}})).createWebhook.secret}:{secret:(await ze(ki,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||a.reset(),t(d)};return o(G,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:i=>{s(i)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function qy(){let e=Le("verify",Sa,"node");return o(G,{title:"Verify what you receive",actions:o(Ke,{label:"Language",choices:Sa.map(t=>({value:t,label:Ta[t].name})),chosen:e,change:t=>fe({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Ta[e].code})})]})}var In=["read","customer"],xa=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:In,component:Md},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:In,component:jd},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:In,component:Ld},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:In,component:Ju},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:In,component:Ku},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:In,component:lm},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:In,component:mm},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:In,component:Jd},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:In,component:Xd},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:Sm},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:xm},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:Hu},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:Fd},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Kd},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:zu},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Gd}];function Pm({problem:e}){let[t,r]=me(e),[n,s]=me(!1),i=u=>{u.preventDefault();let d=String(new FormData(u.currentTarget).get("key")).trim();return a(()=>Eo(d))},a=async u=>{s(!0);try{await u()}catch(d){r(d.message),s(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:u=>{i(u)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Rs.value}),Id()&&o("button",{type:"button",disabled:n,onClick:()=>{a(Ds)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function Aa({problem:e=""}){let t=Cn.value;return t?o(Gy,{who:t}):o(Pm,{problem:e})}function Gy({who:e}){let[t,r]=me(!1),n=St(null),{path:s}=bt.value,i=xa.filter(m=>m.scopes.includes(e.scope)),a=s.length===0?i[0]:xa.find(m=>m.path===s[0]),u=s.join("/"),d=St(!0);return Ze(()=>{document.title=`${a?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:m=>{m.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Ca,{pages:i.filter(m=>m.group==="analyst"),at:a,title:"Signals"}),o(Ca,{pages:i.filter(m=>m.group==="settings"),at:a,title:"Delivery"}),o(Ca,{pages:i.filter(m=>m.group==="operator"),at:a,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(Qy,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[a&&a.scopes.includes(e.scope)&&o(a.component,{args:s.slice(1)},u),a&&!a.scopes.includes(e.scope)&&o(J,{title:`${a.title} needs a key of scope ${a.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!a&&o(J,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function Ca({pages:e,at:t,title:r}){let n=e.filter(s=>s.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(s=>o("li",{children:o("a",{href:he([s.path]),"aria-current":s===t?"page":void 0,children:s.title})},s.path))})]})}function Qy({who:e}){let t=X(Ul,{},{every:15e3}),r=t.data?.chains.filter(s=>!s.healthy)??[],n=Math.max(0,...t.data?.chains.map(s=>s.lagSeconds)??[]);return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length===0&&o("p",{class:"health good",children:["Up to date",n>1?`, ${je(n)} behind`:""]}),r.map(s=>o("p",{class:"health bad",title:s.reason??"",children:[Be[s.chain]," is ",je(s.lagSeconds)," behind"]},s.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:Ro.value,onChange:s=>xd(s.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>fa(),children:"Sign out"})]})}var Ra=document.getElementById("app");if(!Ra)throw new Error("BUG: page.html has no element app");var Pa=Ou(),By=Pa&&Wd(Pa)?Eo(Pa):Ds();By.then(()=>pi(o(Aa,{}),Ra),e=>pi(o(Aa,{problem:e instanceof Error?e.message:String(e)}),Ra));
