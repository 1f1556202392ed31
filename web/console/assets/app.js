var ke,Ul,bi,Qn,gi,ta,Nl,Xo,$l,wi,yi,Op,bo=Symbol.for("pv"),na={},ra=[],Fp=/^m(i|n|o|s|text|space)$/,vi=Array.isArray,ki=ra.slice,dr=Object.assign;function cr(e){e&&e.parentNode&&e.remove()}function Il(e,t,r){var n,a,i,s={},u=arguments.length;for(i in t)i=="key"?n=t[i]:i=="ref"&&typeof e!="function"?a=t[i]:s[i]=t[i];return u>2&&(s.children=u>3?ki.call(arguments,2):r),yo(e,s,n,a,null)}function yo(e,t,r,n,a){var i={type:e,props:t,key:r,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bo,__v:a||++Ul,__i:-1,__u:0};return!a&&ke.vnode&&ke.vnode(i),i}function C(e){return e.children}function Hn(e,t){this.props=e,this.context=t,this.__g=0}function zn(e,t){if(t==null)return e.__&&zn(e.__,e.__i+1);for(var r;t<e.__k.length;t++)if((r=e.__k[t])&&r.__e)return r.__e;return typeof e.type!="function"||e.props.__P?null:zn(e)}function Vp(e){var t,r=e.__v,n=r.__e,a=[],i=[],s=e.__P;s&&((t=dr({constructor:bo},r)).__v=r.__v+1,ke.vnode&&ke.vnode(t),Si(s,t,r,e.__n,s.namespaceURI,32&r.__u?[n]:null,a,n||zn(r),32&r.__u,i),t.__v=r.__v,t.__.__k[t.__i]=t,ql(a,t,i),r.__=r.__e=null,t.__e!=n&&Ml(t))}function Ml(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ml(e)}function El(e){(8&e.__g||(e.__g|=8,Qn.push(e),ta++))&&gi==ke.debounceRendering||((gi=ke.debounceRendering)||queueMicrotask)(Wl)}function Wl(){try{for(var e,t=1;Qn.length;)Qn.length>t&&Qn.sort(Nl),e=Qn.shift(),t=Qn.length,8&e.__g&&Vp(e)}finally{(ta=Qn.length)&&(gi||queueMicrotask)(Wl)}}function Ol(e,t,r,n,a,i,s,u,d,m,y){var h,f,b,T,E,P,S=n.__k||ra,k=t.length;for(d=qp(r,t,S,d,k),h=0;h<k;h++)(b=r.__k[h])!=null&&(f=~b.__i&&S[b.__i]||na,b.__i=h,P=Si(e,b,f,a,i,s,u,d,m,y),T=b.__e,(f.ref!=b.ref||8&f.__u)&&(f.ref&&_i(f.ref,null,b,f),b.ref&&y.push(b.ref,b.__c||T,b)),E=E||T,4&b.__u?(d=Fl(b,d,e,!f.__v),f.__e&&(f.__e=null)):typeof b.type=="function"&&P!==void 0?d=P:T&&(d=T.nextSibling),b.__u&=-21);return r.__e=E,d}function qp(e,t,r,n,a){var i,s,u,d,m,y,h,f,b,T=r.length,E=T,P=0,S=0,k=e.__k=Array(a);for(i=0;i<a;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=k[i]=yo(null,s):vi(s)?s=k[i]=yo(C,{children:s}):s.constructor===bo&&s.__b?s=k[i]=yo(s.type,s.props,s.key,s.ref,s.__v):k[i]=s,d=i+P,s.__=e,s.__b=e.__b+1,u=null,~(m=s.__i=Bp(s,r,d,E))&&(E--,(u=r[m])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,m==d-1?P--:m==d+1?P++:m!=d&&(m>d?P--:P++,S=1)):(~m||(a>T?P--:a<T&&P++),typeof s.type!="function"&&(s.__u|=4))):k[i]=null;if(S){for(y=[],h=[],i=0;i<a;i++)if((s=k[i])&&16&s.__u){for(P=0,f=y.length;P<f;)y[b=P+f>>1]<s.__i?P=b+1:f=b;y[P]=s.__i,h[i]=P+1}for(P=y.length;i--;)h[i]&&(h[i]==P?P--:k[i].__u|=4)}if(E)for(i=0;i<T;i++)!(u=r[i])||2&u.__u||(u.__e==n&&(n=zn(u)),xi(u,u));return n}function Fl(e,t,r,n){var a,i,s,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(i=0;i<a.length;i++)a[i]&&(a[i].__=e,t=Fl(a[i],t,r,!1));return t}for(t&&!t.parentNode&&(t=zn(e))&&!t.parentNode&&(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!n&&r.moveBefore&&s.parentNode?r.moveBefore(s,t):r.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Bp(e,t,r,n){var a,i=e.key,s=e.type,u=t[r],d=u&&!(2&u.__u);if(u===null&&i==null||d&&i==u.key&&s==u.type)return r;if(n>(d?1:0)){for(a=r-1;a>=0;a--)if((u=t[a])&&!(2&u.__u)&&i==u.key&&s==u.type)return a;for(a=r+1;a<t.length;a++)if((u=t[a])&&!(2&u.__u)&&i==u.key&&s==u.type)return a}return-1}function Ll(e,t,r){r==null&&(r=""),t[0]=="-"?e.setProperty(t,r):e[t]=r}function Zo(e,t,r,n,a){var i,s;if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)r&&t in r||Ll(e.style,t);if(r)for(t in r)n&&r[t]==n[t]||Ll(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")typeof r!="function"&&(r=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=r,r&&n||(s=yi[t]||(yi[t]=Gp(t)),(e.__a||(e.__a={}))[t]=wi,i=t!=(t=t.replace($l,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),r?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=r??"")}catch{}if(typeof r=="function")return;r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r)}}function Gp(e){return function(t){var r=this.__e;if(r){if(r=r[e],t[Xo]==null)t[Xo]=wi++;else if(t[Xo]<this.__a[e])return;return r(ke.event?ke.event(t):t)}}}function Si(e,t,r,n,a,i,s,u,d,m){var y,h,f,b,T,E,P,S,k,R,x,q,N,Z,J,de,X,L,ne=t.type;if(t.constructor!==bo)return null;128&r.__u&&(d=32&r.__u,y=r.__c.__z)&&(t.__u|=d,h=i=[],y.nodeType==8?u=ea(y,i):i.push(y),u=i[0]||u),(y=ke.__b)&&y(t);e:if(typeof ne=="function"){f=s.length;try{if(S=t.props,k=(y=ne.prototype)&&y.render,R=(y=ne.contextType)&&n[y.__c],x=y?R?R.props.value:y.__:n,(b=r.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(k?t.__c=b=new ne(S,x):(t.__c=b=new Hn(S,x),b.constructor=ne,b.render=Hp),R&&R.sub(b),b.state||(b.state={}),b.__n=n,b.__g|=8,b.__h=[],b.__k=[]),k&&(b.__s||(b.__s=b.state),ne.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=dr({},b.__s)),dr(b.__s,ne.getDerivedStateFromProps(S,b.__s)))),T=b.props,E=b.state,b.__v=t,r.__c){if(S!==T&&k&&!ne.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(S,x),t.__v==r.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(S,b.__s,x)===!1){t.__v!=r.__v&&(b.props=S,b.state=b.__s,b.__g&=-9),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),ra.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&s.push(b),u=zn(r);break e}b.componentWillUpdate&&b.componentWillUpdate(S,b.__s,x),k&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(T,E,P)})}else k&&!ne.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),k&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=x,b.props=S,b.__P=e,b.__g&=-5,q=ke.__r,N=k?25:0;do b.__g&=-9,q&&q(t),y=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++N<25);k&&(ra.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(n=dr({},n,b.getChildContext())),k&&r.__c&&b.getSnapshotBeforeUpdate&&(P=b.getSnapshotBeforeUpdate(T,E)),Z=y&&y.type===C&&y.key==null?y.props.children:y,S.__P&&(y=u,a=(e=S.__P).namespaceURI,d=i=null,r.props&&r.props.__P!=e&&(r.__k.some(function(O){O&&xi(O,O)}),r.__k=null),u=r.__k?zn(r,0):null),u=Ol(e,vi(Z)?Z:[Z],t,r,n,a,i,s,u,d,m),S.__P&&(t.__e=null,u=y),t.__u&=-161,h&&h.some(cr),b.__h.length&&s.push(b),1&b.__g&&(b.__g&=-4)}catch(O){if(s.length=f,t.__v=null,d||i)if(O&&O.then){if(t.__u|=128|d,i){for(~(X=i.indexOf(u||void 0))||(X=i.length);(L=i[X-1])&&L.nodeType==8;)X--;for(;X<i.length;X++)if(L=i[X])if(i[X]=null,J){if(L==de)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(de=ea(J=L))}}if(!J){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;J=u}(y=ea(J=t.__c.__z||(t.__c.__z=J)))?(t.__e=J,u=y):t.__e=u,u=u&&u.nextSibling}else i&&i.some(cr);else t.__e=r.__e;t.__k||(t.__k=r.__k||[]),O&&O.then||Vl(t),ke.__e(O,t,r)}}else u=t.__e=Qp(r.__e,t,r,n,a,i,s,d,m,e);return(y=ke.diffed)&&y(t),u}function ea(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var r=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))r++;else if(e.data.startsWith("/$s")&&!--r)return e}t&&t.push(e)}}function Vl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Vl))}function ql(e,t,r){for(var n=0;n<r.length;)_i(r[n++],r[n++],r[n++]);ke.__c&&ke.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(i){i.call(a)})}catch(i){ke.__e(i,a.__v)}})}function Qp(e,t,r,n,a,i,s,u,d,m){var y,h,f,b,T,E,P,S,k=r.props||na,R=t.props,x=t.type;if(x=="svg"?a="http://www.w3.org/2000/svg":x=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),i){for(y=0;y<i.length;y++)if((T=i[y])&&(x?T.localName==x:T.nodeType==3)){e=T,i[y]=null;break}}if(!e){if(S=m.ownerDocument||document,!x)return S.createTextNode(R);e=S.createElementNS(a,x,R.is?R:m),u&&(ke.__m&&ke.__m(t,i),u=!1),i=null}if(x){if(m=x=="template"&&e.content||e,i=x=="textarea"&&R.defaultValue!=null?null:i&&ki.call(m.childNodes),!u&&i)for(k={},y=0;y<e.attributes.length;y++)k[(T=e.attributes[y]).name]=T.value;for(y in k)T=k[y],y=="dangerouslySetInnerHTML"?f=T:y=="children"||y in R||y=="value"&&"defaultValue"in R||y=="checked"&&"defaultChecked"in R||Zo(e,y,null,T,a);for(y in R)T=R[y],y=="children"?b=T:y=="dangerouslySetInnerHTML"?h=T:y=="value"?E=T:y=="checked"?P=T:u&&typeof T!="function"||k[y]===T||Zo(e,y,T,k[y],a);h?(u||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(x=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Fp.test(x))&&(a="http://www.w3.org/1999/xhtml"),Ol(m,vi(b)?b:[b],t,r,n,a,i,s,i?i[0]:r.__k&&zn(r,0),u,d),i&&i.some(cr)),u&&x!="textarea"||(y="value",x=="progress"&&E==null?e.removeAttribute(y):E==null||E===e[y]&&(x!="progress"||E)||Zo(e,y,E,k[y],a),y="checked",P!=null&&P!=e[y]&&Zo(e,y,P,k[y],a))}else k===R||u&&e.data==R||(e.data=R);return e}function _i(e,t,r,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){ke.__e(a,r)}}function xi(e,t,r){var n,a,i,s;if(ke.unmount&&ke.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||_i(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(u){ke.__e(u,t)}n.__P=n.__n=null}if(n=e.__k)for(s=0;s<n.length;s++)n[s]&&xi(n[s],t,typeof e.type!="function"||r&&!e.props.__P);!r&&(n=e.__c)&&(n=n.__z)&&(a=ea(n,i=[]))&&(n==e.__e&&i.some(cr),cr(a),cr(n)),r||cr(e.__e),e.__e=e.__c=e.__=null}function Hp(e,t,r){return this.constructor(e,r)}function Ti(e,t){var r,n,a,i;ke.__&&ke.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(r=e&&32&e.__u)?null:t.__k,t.__k=yo(C,{children:[e]}),a=[],i=[],Si(t,t.__k,n||na,na,t.namespaceURI,n?null:t.firstChild?ki.call(t.childNodes):null,a,n?n.__e:t.firstChild,r,i),ql(a,t.__k,i),t.__k.props.children=null}ke={__e:function(e,t,r,n){for(var a,i,s;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((s=(i=a.constructor)&&i.getDerivedStateFromError)&&a.setState(i.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,n||{}),s=1),s&&8&a.__g)return void(a.__g|=2)}catch(u){e=u}}throw ta=0,e}},Ul=0,bi=function(e){return e!=null&&e.constructor===bo},Hn.prototype.setState=function(e,t){var r=this.__s;r&&r!=this.state||(r=this.__s=dr({},this.state)),typeof e=="function"&&(e=e(dr({},r),this.props)),e&&(dr(r,e),this.__v&&(t&&this.__k.push(t),El(this)))},Hn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),El(this))},Hn.prototype.render=C,Qn=[],ta=0,Nl=function(e,t){return e.__v.__b-t.__v.__b},Xo=Symbol(),$l=/(PointerCapture)$|Capture$/i,wi=0,yi={},Op=0;var Vr,at,Ci,Bl,Ai=Object.is,oa=0,Zl=[],Ri=[],ot=ke,Gl=ot.__b,Ql=ot.__r,Hl=ot.diffed,zl=ot.__c,jl=ot.unmount,Yl=ot.__;function aa(e,t){ot.__h&&ot.__h(at,e,oa||t),oa=0;var r=at.__H||(at.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function ee(e){return oa=1,zp(eu,e)}function zp(e,t,r){var n=aa(Vr++,2);if(n.t=e,!n.__c&&(n.__=[r?r(t):eu(void 0,t),function(i){var s=(n.__N||n.__)[0],u=n.t(s,i);Ai(s,u)||(n.__N=[u,n.__[1]],n.__c.setState({}))}],n.__c=at,!at.__f)){at.__f=!0;var a=at.shouldComponentUpdate;at.shouldComponentUpdate=function(i,s,u){var d=this.__H;if(!d)return!0;var m=!1,y=this.props!=i;if(d.__.some(function(f){f.__N&&(m=!0,Ai(f.__[0],f.__N[0])||(y=!0))}),a){var h=a.call(this,i,s,u);return m?h||y:h}return!m||y}}return n.__}function Ue(e,t){var r=aa(Vr++,3);!ot.__s&&Xl(r.__H,t)&&(r.__P=!0,r.__=e,r.u=t,at.__H.__h.push(r))}function ct(e){return oa=5,Nt(function(){return{current:e}},[])}function Nt(e,t){var r=aa(Vr++,7);return Xl(r.__H,t)&&(r.__=e(),r.__H=t),r.__}function ia(){var e=aa(Vr++,11);if(!e.__){for(var t=at.__v;!t.__m&&t.__;)t=t.__;var r=t.__m||(t.__m=[0,0]);e.__="P"+r[0]+"-"+r[1]++}return e.__}function jp(){var e;do{for(;e=Ri.shift();)try{wo(e)}catch(r){ot.__e(r,{__:(e=e.__P)&&e.__v})}for(;e=Zl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(wo),t.__h.some(Pi),t.__h=[]}catch(r){t.__h=[],ot.__e(r,e.__v)}}}while(Ri.length)}ot.__b=function(e){at=null,Gl&&Gl(e)},ot.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Yl&&Yl(e,t)},ot.__r=function(e){Ql&&Ql(e),Vr=0;var t=(at=e.__c).__H;t&&(Ci==at?at.__h=[]:(t.__h.some(wo),t.__h.some(Pi),Vr=0),t.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})),Ci=at},ot.diffed=function(e){Hl&&Hl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Jl(Zl.push(t)),t.__H.__.some(function(r){r.u&&(r.__H=r.u)})),Ci=at=null},ot.__c=function(e,t){t.some(function(r){try{r.__h.some(wo),r.__h=r.__h.filter(function(n){return!n.__||Pi(n)})}catch(n){r.__h=[function(){throw n}]}}),zl&&zl(e,t)},ot.unmount=function(e){jl&&jl(e);var t,r,n=e.__c;n&&n.__H&&(n.__H.__.some(function(a){try{if(a.__P&&a.__c){if(r===void 0){for(r=e.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}a.__P=r,Jl(Ri.push(a))}else wo(a)}catch(i){t=i}}),n.__H=void 0,t&&ot.__e(t,n.__v))};var Kl=typeof requestAnimationFrame=="function";function Yp(e){var t,r=function(){clearTimeout(n),Kl&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(r,35);Kl&&(t=requestAnimationFrame(r))}function Jl(e){e!=1&&Bl==ot.requestAnimationFrame||((Bl=ot.requestAnimationFrame)||Yp)(jp)}function wo(e){var t=at,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),at=t}function Pi(e){var t=at;e.__c=e.__(),at=t}function Xl(e,t){return!e||e.length!=t.length||t.some(function(r,n){return!Ai(r,e[n])})}function eu(e,t){return typeof t=="function"?t(e):t}var j=class extends String{__apiType;value;__meta__;constructor(t,r){super(t),this.value=t,this.__meta__=r}toString(){return this.value}},rw=new j(`
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
    `,{fragmentName:"CustomerUse"}),ow=new j(`
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
    `,{fragmentName:"WalletNumbers"}),aw=new j(`
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
    `,{fragmentName:"SignalRow"}),iw=new j(`
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
    `,{fragmentName:"MarketFacts"}),sw=new j(`
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
    `,{fragmentName:"Gains"}),lw=new j(`
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
}`,{fragmentName:"Graded"}),uw=new j(`
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
}`,{fragmentName:"TrackGroups"}),cw=new j(`
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
    `,{fragmentName:"ConfigParts"}),dw=new j(`
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
    `,{fragmentName:"WebhookParts"}),tu=new j(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),nu=new j(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),ru=new j(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),ou=new j(`
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
    `),au=new j(`
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
    `),iu=new j(`
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
}`),su=new j(`
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
}`),lu=new j(`
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
    `),uu=new j(`
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
    `),cu=new j(`
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
}`),du=new j(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `),mu=new j(`
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
    `),pu=new j(`
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
}`),Di=new j(`
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
}`),fu=new j(`
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
    `),hu=new j(`
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
}`),gu=new j(`
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
    `),yu=new j(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),bu=new j(`
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
    `),wu=new j(`
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
    `),vu=new j(`
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
    `),ku=new j(`
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
}`),Su=new j(`
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
    `),_u=new j(`
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
    `),xu=new j(`
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
    `),Tu=new j(`
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
    `),Cu=new j(`
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
    `),Au=new j(`
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
    `),Ru=new j(`
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
}`),Pu=new j(`
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
}`),Du=new j(`
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
}`),Eu=new j(`
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
    `),Lu=new j(`
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
    `),Uu=new j(`
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
}`),Nu=new j(`
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
}`),Ei=new j(`
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
    `),$u=new j(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `),Iu=new j(`
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
    `),Mu=new j(`
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
}`),Wu=new j(`
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
    `),Ou=new j(`
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
    `),Fu=new j(`
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
    `),Vu=new j(`
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
}`),qu=new j(`
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
}`),Bu=new j(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Gu=new j(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Qu=new j(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Hu=new j(`
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
    `),zu=new j(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),ju=new j(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),Li=new j(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function $t(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function jn(e){return $t(e)==="object"}function Kp(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function Ui(e,t){return e.length<124?e:t}var Yu="graphql-transport-ws";var qt=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(qt||{}),Bt=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Bt||{});function Ku(e){if(!jn(e))throw new Error(`Message is expected to be an object, but got ${$t(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${$t(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!jn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!jn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${$t(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${$t(e.payload.query)}`);if(e.payload.variables!=null&&!jn(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${$t(e.payload.variables)}`);if(e.payload.operationName!=null&&$t(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${$t(e.payload.operationName)}`);if(e.payload.extensions!=null&&!jn(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${$t(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!jn(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${$t(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Kp(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${$t(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function Ju(e,t){return Ku(typeof e=="string"?JSON.parse(e,t):e)}function qr(e,t){return Ku(e),JSON.stringify(e,t)}function $i(e){let{url:t,connectionParams:r,lazy:n=!0,onNonLazyError:a=console.error,lazyCloseTimeout:i=0,keepAlive:s=0,disablePong:u,connectionAckWaitTimeout:d=0,retryAttempts:m=5,retryWait:y=async function(M){let W=Math.pow(2,M);await new Promise($=>setTimeout($,W*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:h=Ni,on:f,webSocketImpl:b,generateID:T=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,M=>{let W=Math.random()*16|0;return(M=="x"?W:W&3|8).toString(16)})},jsonMessageReplacer:E,jsonMessageReviver:P}=e,S;if(b){if(!Zp(b))throw new Error("Invalid WebSocket implementation provided");S=b}else typeof WebSocket<"u"?S=WebSocket:typeof global<"u"?S=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(S=window.WebSocket||window.MozWebSocket);if(!S)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let k=S,R=(()=>{let I=(()=>{let W={};return{on($,we){return W[$]=we,()=>{delete W[$]}},emit($){"id"in $&&W[$.id]?.($)}}})(),M={connecting:f?.connecting?[f.connecting]:[],opened:f?.opened?[f.opened]:[],connected:f?.connected?[f.connected]:[],ping:f?.ping?[f.ping]:[],pong:f?.pong?[f.pong]:[],message:f?.message?[I.emit,f.message]:[I.emit],closed:f?.closed?[f.closed]:[],error:f?.error?[f.error]:[]};return{onMessage:I.on,on(W,$){let we=M[W];return we.push($),()=>{let se=we.indexOf($);se>-1&&we.splice(se,1)}},emit(W,...$){for(let we of[...M[W]])we(...$)}}})();function x(I){let M=[R.on("error",W=>{M.forEach($=>$()),I(W)}),R.on("closed",W=>{M.forEach($=>$()),I(W)})];return()=>M.forEach(W=>W())}let q,N=0,Z,J=!1,de=0,X=!1;async function L(){clearTimeout(Z);let[I,M]=await(q??(q=new Promise((we,se)=>(async()=>{if(J){if(await y(de),!N)return q=void 0,se({code:1e3,reason:"All Subscriptions Gone"});de++}R.emit("connecting",J);let H=new k(typeof t=="function"?await t():t,Yu),he,le;function z(){isFinite(s)&&s>0&&(clearTimeout(le),le=setTimeout(()=>{H.readyState===k.OPEN&&(H.send(qr({type:Bt.Ping})),R.emit("ping",!1,void 0))},s))}x(xe=>{q=void 0,clearTimeout(he),clearTimeout(le),se(xe),xe instanceof vo&&(H.close(4499,"Terminated"),H.onerror=null,H.onclose=null)}),H.onerror=xe=>R.emit("error",xe),H.onclose=xe=>R.emit("closed",xe),H.onopen=async()=>{try{R.emit("opened",H);let xe=typeof r=="function"?await r():r;if(H.readyState!==k.OPEN)return;H.send(qr(xe?{type:Bt.ConnectionInit,payload:xe}:{type:Bt.ConnectionInit},E)),isFinite(d)&&d>0&&(he=setTimeout(()=>{H.close(qt.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),z()}catch(xe){R.emit("error",xe),H.close(qt.InternalClientError,Ui(xe instanceof Error?xe.message:String(xe),"Internal client error"))}};let Me=!1;H.onmessage=({data:xe})=>{try{let me=Ju(xe,P);if(R.emit("message",me),me.type==="ping"||me.type==="pong"){R.emit(me.type,!0,me.payload),me.type==="pong"?z():u||(H.send(qr(me.payload?{type:Bt.Pong,payload:me.payload}:{type:Bt.Pong},E)),R.emit("pong",!1,me.payload));return}if(Me)return;if(me.type!==Bt.ConnectionAck)throw new Error(`First message cannot be of type ${me.type}`);clearTimeout(he),Me=!0,R.emit("connected",H,me.payload,J),J=!1,de=0;let ve=new Promise((Jt,Tt)=>x(Tt));ve.catch(()=>{}),we([H,ve])}catch(me){H.onmessage=null,R.emit("error",me),H.close(qt.BadResponse,Ui(me instanceof Error?me.message:String(me),"Bad response"))}}})())));I.readyState===k.CLOSING&&await M;let W=()=>{},$=new Promise(we=>W=we);return[I,W,new Promise((we,se)=>{let H=x(se);I.readyState!==k.OPEN&&M.catch(se),$.then(()=>{if(H(),!N){let he=()=>I.close(1e3,"Normal Closure");isFinite(i)&&i>0?(clearTimeout(Z),Z=setTimeout(()=>{!N&&I.readyState===k.OPEN&&he()},i)):he()}we()})})]}function ne(I){if(Ni(I)&&(Jp(I.code)||[qt.InternalServerError,qt.InternalClientError,qt.BadRequest,qt.BadResponse,qt.Unauthorized,qt.SubprotocolNotAcceptable,qt.SubscriberAlreadyExists,qt.TooManyInitialisationRequests].includes(I.code)))throw I;if(X)return!1;if(Ni(I)&&I.code===1e3)return N>0;if(!m||de>=m||!h(I))throw I;return J=!0}n||(async()=>{for(N++;;)try{let[,,I]=await L();await I}catch(I){try{if(!ne(I))return}catch(M){return a?.(M)}}})();function O(I,M){let W=T(I),$=!1,we=!1,se=()=>{N--,$=!0};return(async()=>{for(N++;;)try{let[H,he,le]=await L();if($)return le.catch(()=>{}),he();let z=R.onMessage(W,Me=>{switch(Me.type){case Bt.Next:{M.next(Me.payload);return}case Bt.Error:{we=!0,$=!0,M.error(Me.payload),se();return}case Bt.Complete:{$=!0,se();return}}});H.send(qr({id:W,type:Bt.Subscribe,payload:I},E)),se=()=>{!$&&H.readyState===k.OPEN&&H.send(qr({id:W,type:Bt.Complete},E)),N--,$=!0,he()},await le.finally(z);return}catch(H){if(!ne(H))return}})().then(()=>{we||M.complete()}).catch(H=>{M.error(H)}),()=>{$||se()}}return{on:R.on,subscribe:O,iterate(I){let M=[],W={done:!1,error:null,resolve:()=>{}},$=O(I,{next(se){M.push(se),W.resolve()},error(se){W.done=!0,W.error=se,W.resolve()},complete(){W.done=!0,W.resolve()}}),we=(async function*(){for(;;){for(M.length||await new Promise(H=>W.resolve=H);M.length;)yield M.shift();if(W.error)throw W.error;if(W.done)return}})();return we.throw=async se=>(W.done||(W.done=!0,W.error=se,W.resolve()),{done:!0,value:void 0}),we.return=async()=>($(),{done:!0,value:void 0}),we},async dispose(){if(X=!0,q){let[I]=await q;I.close(1e3,"Normal Closure")}},terminate(){q&&R.emit("closed",new vo)}}}var vo=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function Ni(e){return jn(e)&&"code"in e&&"reason"in e}function Jp(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Zp(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Zu=new URL("graphql",document.baseURI),Pe=class extends Error{constructor(r,n,a){super(n);this.code=r;this.requestId=a}code;requestId};function la(e){return e?.code==="NETWORK"||e?.code==="UNAVAILABLE"}var ua=5e3,ko={key:()=>"",refused:()=>{}};function Xu(e){ko=e}async function je(e,t,r={}){let n=r.key??ko.key(),a;try{a=await fetch(Zu,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${n}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:r.signal})}catch(d){throw r.signal?.aborted?d:new Pe("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let i=a.headers.get("X-Request-Id")??void 0,s;try{s=await a.json()}catch{throw a.status>=500?new Pe("NETWORK",`The service does not answer: status ${a.status}. It may be restarting.`,i):new Pe("NETWORK",`The answer cannot be read: status ${a.status}.`,i)}let u=s.errors?.[0];if(u||!s.data){let d=u?.extensions?.code??"INTERNAL_SERVER_ERROR",m=new Pe(d,u?.message??`status ${a.status}`,i);throw d==="UNAUTHENTICATED"&&r.key===void 0&&ko.refused(m.message),m}return s.data}var sa,Mi=new Set;function Xp(){return sa??=$i({url:Zu.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${ko.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>Ii("connecting"),connected:()=>Ii("open"),closed:()=>Ii("broken")}}),sa}function Ii(e){for(let t of Mi)t(e)}async function Wi(){let e=sa;sa=void 0;try{await e?.dispose()}catch{}}function ec(e,t,r){let n=r.link;n&&Mi.add(n);let a=Xp().subscribe({query:e.toString(),variables:t},{next:({data:i,errors:s})=>{s?.[0]?r.failed(new Pe(String(s[0].extensions?.code??""),s[0].message)):i&&r.next(i)},error:i=>r.failed(ef(i)),complete:()=>{}});return()=>{n&&Mi.delete(n),a()}}function ef(e){if(Array.isArray(e)){let t=e[0];return new Pe(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&ko.refused("The key is no longer accepted."),new Pe("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new Pe("NETWORK","The connection is broken.")}var tf=15e4;function te(e,t,r={}){let[n,a]=ee({loading:!r.skip}),[i,s]=ee(0),u=ct(""),d=ct(void 0),m=JSON.stringify(t)+e.toString();Ue(()=>{if(r.skip){a({loading:!1});return}let h=new AbortController;return d.current=Date.now(),a(f=>({...f,loading:!0})),je(e,t,{signal:h.signal}).then(f=>{d.current=void 0,u.current=m,a({data:f,loading:!1})},f=>{if(h.signal.aborted)return;d.current=void 0;let b=f instanceof Pe?f:new Pe("",String(f));a(T=>({data:u.current===m?T.data:void 0,refusal:b,loading:!1}))}),()=>h.abort()},[m,i,r.skip]);let y=la(n.refusal)?ua:r.every;return Ue(()=>{if(!y||r.skip)return;let h=setInterval(()=>{let f=d.current===void 0||Date.now()-d.current>tf;document.visibilityState==="visible"&&f&&s(b=>b+1)},y);return()=>clearInterval(h)},[y,r.skip]),{...n,reload:()=>s(h=>h+1)}}function ca(e,t){let[r,n]=ee(e),a=JSON.stringify(e);return Ue(()=>{let i=setTimeout(()=>n(e),t);return()=>clearTimeout(i)},[a,t]),r}var nf=Symbol.for("preact-signals");function fa(){if(Un>1)Un--;else{var e,t=!1;for((function(){var a=ma;for(ma=void 0;a!==void 0;){var i=a.S;if(i.v===a.v)for(var s=i.t;s!==void 0;s=s.x)s.i===a.i&&(s.i=i.i);a=a.o}})();_o!==void 0;){var r=_o;for(_o=void 0,da++;r!==void 0;){var n=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&nc(r))try{r.c()}catch(a){t||(e=a,t=!0)}r=n}}if(da=0,Un--,t)throw e}}function Fi(e){if(Un>0)return e();Oi=++rf,Un++;try{return e()}finally{fa()}}var So,Qe=void 0;function xo(e){var t=Qe,r=So;Qe=void 0,So=void 0;try{return e()}finally{Qe=t,So=r}}var _o=void 0,Un=0,da=0,rf=0,Oi=0,ma=void 0,pa=0;function tc(e){if(Qe!==void 0){var t=e.n;if(t===void 0||t.t!==Qe)return t={i:0,S:e,p:Qe.s,n:void 0,t:Qe,e:void 0,x:void 0,r:t},Qe.s!==void 0&&(Qe.s.n=t),Qe.s=t,e.n=t,32&Qe.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Qe.s,t.n=void 0,Qe.s.n=t,Qe.s=t),t}}function dt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}dt.prototype.brand=nf;dt.prototype.h=function(){return!0};dt.prototype.S=function(e){var t=this,r=this.t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:xo(function(){var n;(n=t.W)==null||n.call(t)}))};dt.prototype.U=function(e){var t=this;if(this.t!==void 0){var r=e.e,n=e.x;r!==void 0&&(r.x=n,e.e=void 0),n!==void 0&&(n.e=r,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&xo(function(){var a;(a=t.Z)==null||a.call(t)}))}};dt.prototype.subscribe=function(e){var t=this;return pr(function(){var r=t.value;xo(function(){return e(r)})},{name:"sub"})};dt.prototype.valueOf=function(){return this.value};dt.prototype.toString=function(){return this.value+""};dt.prototype.toJSON=function(){return this.value};dt.prototype.peek=function(){var e=this;return xo(function(){return e.value})};Object.defineProperty(dt.prototype,"value",{get:function(){var e=tc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(da>100)throw new Error("Cycle detected");(function(r){Un!==0&&da===0&&r.l!==Oi&&(r.l=Oi,ma={S:r,v:r.v,i:r.i,o:ma})})(this),this.v=e,this.i++,pa++,Un++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{fa()}}}});function Ne(e,t){return new dt(e,t)}function nc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function rc(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function oc(e){for(var t=e.s,r=void 0;t!==void 0;){var n=t.p;t.i===-1?(t.S.U(t),n!==void 0&&(n.n=t.n),t.n!==void 0&&(t.n.p=n)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=n}e.s=r}function mr(e,t){dt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=pa-1,this.f=4}mr.prototype=new dt;mr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===pa))return!0;if(this.g=pa,this.f|=1,this.i>0&&!nc(this))return this.f&=-2,!0;var e=Qe;try{rc(this),Qe=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Qe=e,oc(this),this.f&=-2,!0};mr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}dt.prototype.S.call(this,e)};mr.prototype.U=function(e){if(this.t!==void 0&&(dt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};mr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(mr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=tc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Br(e,t){return new mr(e,t)}function ac(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Un++;var r=Qe;Qe=void 0;try{t()}catch(n){throw e.f&=-2,e.f|=8,Vi(e),n}finally{Qe=r,fa()}}}function Vi(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ac(e)}function of(e){if(Qe!==this)throw new Error("Out-of-order effect");oc(this),Qe=e,this.f&=-2;try{8&this.f&&Vi(this)}finally{fa()}}function Gr(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,So&&So.push(this)}Gr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Gr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ac(this),rc(this),Un++;var e=Qe;return Qe=this,of.bind(this,e)};Gr.prototype.N=function(){2&this.f||(this.f|=2,this.u=_o,_o=this)};Gr.prototype.d=function(){this.f|=8,1&this.f||Vi(this)};Gr.prototype.dispose=function(){this.d()};function pr(e,t){var r=new Gr(e,t);try{r.c()}catch(a){throw r.d(),a}var n=r.d.bind(r);return n[Symbol.dispose]=n,n}var ic,ga,ha,af=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var sc=[];pr(function(){ic=this.N})();function Qr(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function To(e){if(ha){var t=ha;ha=void 0,t()}ha=e&&e.S()}function lc(e){var t=this,r=e.data,n=lf(r);n.name="ReactiveDom",n.value=r;var a=Nt(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var m=Br(function(){var b=n.value.value;return b===0?0:b===!0?"":b||""}),y=Br(function(){return!Array.isArray(m.value)&&!bi(m.value)}),h=pr(function(){if(this.N=uc,y.value){var b=m.value;u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=b)}}),f=t.__$u.d;return t.__$u.d=function(){h(),f.call(this)},[y,m]},[]),i=a[0],s=a[1];return i.value?s.peek():s.value}lc.displayName="ReactiveTextNode";Object.defineProperties(dt.prototype,{constructor:{configurable:!0,value:Il(C,null).constructor},type:{configurable:!0,value:lc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Qr("__b",function(e,t){if(To(),ga=void 0,typeof t.type=="string"){var r,n=t.props;for(var a in n)if(a!=="children"){var i=n[a];i instanceof dt&&(r||(t.__np=r={}),r[a]=i,n[a]=i.peek())}}e(t)});Qr("__r",function(e,t){if(e(t),t.type!==C){To();var r,n=t.__c;n&&(n.__$f&=-2,(r=n.__$u)===void 0&&(n.__$u=r=(function(a,i){var s;return pr(function(){s=this},{name:i}),s.c=a,s})((function(a){return function(){var i;af&&((i=this.y)==null||i.call(this)),a.__$f|=1,a.setState({})}})(n),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ga=n,To(r)}});Qr("__e",function(e,t,r,n){To(),ga=void 0,e(t,r,n)});Qr("diffed",function(e,t){To(),ga=void 0;var r;if(typeof t.type=="string"&&(r=t.__e)){var n=t.__np,a=t.props,i=r.U;if(i)for(var s in i){var u=i[s];u===void 0||n&&s in n||(u.d(),i[s]=void 0)}if(n){i||(i={},r.U=i);for(var d in n){var m=i[d],y=n[d];m===void 0?(m=sf(r,d,y,a),i[d]=m):m.o(y,a)}}}e(t)});function sf(e,t,r,n){var a=t in e&&e.ownerSVGElement===void 0,i=Ne(r);return{o:function(s,u){i.value=s,n=u},d:pr(function(){this.N=uc;var s=i.value.value;n[t]!==s&&(n[t]=s,a?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Qr("unmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var n=r.U;if(n){r.U=void 0;for(var a in n){var i=n[a];i&&i.d()}}}var s=t.__np;if(s){var u=t.props;for(var d in s)u[d]=s[d]}t.__np=void 0}else{var m=t.__c;if(m){m.__$f|=8;var y=m.__$u;y&&(m.__$u=void 0,y.d())}}e(t)});Qr("__h",function(e,t,r,n){n<3&&(t.__$f|=2),e(t,r,n)});Hn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,n=r&&r.s!==void 0;for(var a in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var i=2&this.__$f;if(!(n||i||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function lf(e,t){return Nt(function(){return Ne(e,t)},[])}var uf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function cf(){Fi(function(){for(var e;e=sc.shift();)ic.call(e)})}function uc(){sc.push(this)===1&&(ke.requestAnimationFrame||uf)(cf)}var Hr=Ne(location.hash),zr=Ne(""),cc=e=>e.split("?")[0];addEventListener("hashchange",()=>{zr.value&&cc(location.hash)!==cc(Hr.value)&&!confirm(zr.value)?history.pushState(null,"",Hr.value):Hr.value=location.hash});addEventListener("beforeunload",e=>{zr.value&&e.preventDefault()});var Xe=Br(()=>{let[e="",t=""]=Hr.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(dc),params:new URLSearchParams(t)}});function dc(e){try{return decodeURIComponent(e)}catch{return e}}function ce(e,t={}){let r=new URLSearchParams;for(let[a,i]of Object.entries(t))i!=null&&i!==""&&i!==!1&&r.set(a,String(i));let n=r.toString();return`#/${e.map(encodeURIComponent).join("/")}${n?`?${n}`:""}`}function pe(e){let{path:t,params:r}=Xe.value,n=Object.fromEntries(r);Object.assign(n,e),history.replaceState(null,"",ce(t,n)),Hr.value=location.hash}function jr(e,t){let r=Xe.value.params.get(e)?.split(",")??[];return t.filter(n=>r.includes(n))}function De(e,t,r){let n=Xe.value.params.get(e);return t.find(a=>a===n)??r}function mc(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),Hr.value=location.hash,dc(e[1])}var Nn=Ne(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(Nn.value=Date.now())},1e3);var Co=new Intl.NumberFormat("en",{maximumFractionDigits:0}),qi=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function _(e){return Co.format(e)}function ye(e,t=!1){if(e==null)return"\u2013";let r=Math.abs(e),n=r>=1e9?qi.format(r):r>=100||r===0?Co.format(r):r.toFixed(2);return`${e<0&&n!=="0.00"?"\u2212":t&&e>0?"+":""}$${n}`}function Ao(e){let t=["B","kB","MB","GB","TB","PB"],r=Math.abs(e),n=0;for(;r>=999.5&&n<t.length-1;n++)r/=1e3;return`${e<0?"\u2212":""}${n===0||r>=100?Co.format(r):r.toPrecision(3)} ${t[n]}`}function ya(e){return e>=10||e===0?Co.format(e):e.toPrecision(2)}function He(e,t){return e==null?"\u2013":t==="POLYMARKET"?df(e):e===0?"\u2013":e>=1e3?`$${Co.format(e)}`:e>=1?`$${e.toFixed(2)}`:`$${fc(e.toFixed(pc(e,4)))}`}function df(e){let t=e*100,r=t<4||t>96;return`${Number(t.toFixed(r?1:0))} %`}var pc=(e,t)=>Math.min(t-1-Math.floor(Math.log10(Math.abs(e))),100);function fc(e){return e.replace(/^(-?0\.)(0{3,})(?=[1-9])/,(t,r,n)=>`${r}0${mf(n.length)}`)}var mf=e=>String(e).replace(/\d/g,t=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089".charAt(Number(t)));function hc(e,t){let r=t==="POLYMARKET"?100:1,n=Number((Math.abs((e[1]??0)-(e[0]??0))*r).toPrecision(3)),a=n>0&&n<1?pc(n,n===Number(n.toPrecision(1))?1:2):0,i=s=>s===0?"0":Math.abs(s)>=1?s.toLocaleString("en",{minimumFractionDigits:a,maximumFractionDigits:a}):fc(s.toFixed(a));return e.map(s=>r===1?`$${i(s)}`:`${i(s*r)} %`)}function Yr(e){return e.map(t=>`${t<0?"\u2212":""}$${qi.format(Math.abs(t))}`)}function Ye(e,t=0){return e==null?"\u2013":`${(e*100).toFixed(t)} %`}function It(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function Ro(e){return Math.abs(e)>=1e5?qi.format(e):e.toLocaleString("en",{maximumSignificantDigits:5})}function Gt(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}var mn={CONVERGENCE_P0:"Bought together",CONVERGENCE_P1:"Bought together",WHALE_MOVE:"Whale buy",SELL_SIGNAL:"Sold together",PM_CONVERGENCE_BET_P0:"Bet together",PM_CONVERGENCE_BET_P1:"Bet together"};function Se(e){if(e in mn)return mn[e]+(/_P\d$/.test(e)?` ${e.slice(-2)}`:"");let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL").replace(/\bmin\b/,"minimum").replace(/\bmax\b/,"maximum");return t.charAt(0).toUpperCase()+t.slice(1)}var pf=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function et(e){for(let[t,r]of pf)if(e>=t)return`${Math.floor(e/t)} ${r}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}var xt=e=>Math.floor(Date.parse(e)/1e3);function ba(e,t){let r=(t-Date.parse(e))/1e3;return r<1?"now":`${et(r)} ago`}var ff=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),hf=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Nw=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function on(e){return`${ff.format(new Date(e))} UTC`}function Dt(e){return hf.format(new Date(e))}var gf=Symbol.for("pv"),yf=0;function o(e,t,r,n,a,i){t||(t={});var s,u,d=t;if("ref"in d&&typeof e!="function")for(u in d={},t)u=="ref"?s=t[u]:d[u]=t[u];var m={type:e,props:d,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gf,__v:--yf,__i:-1,__u:0};return(a||i)&&(m.__source=a,m.__self=i),ke.vnode&&ke.vnode(m),m}var tt={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},it=Object.keys(tt);function st({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:tt[e]})}function wa({priority:e,means:t}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`${e}: ${t}`,children:e})}function Qt({value:e,right:t=e}){return o("span",{class:gc(t),children:It(e)})}function vt({value:e}){return o("span",{class:gc(e),children:ye(e,!0)})}function gc(e){return e?e>0?"num good":"num bad":"num"}function re({at:e}){return e?o("time",{dateTime:e,title:on(e),children:ba(e,Nn.value)}):o("span",{class:"muted",children:"never"})}function $n({chain:e,address:t,class:r=""}){return o("a",{class:`mono ${r}`,href:ce(["wallet",e,t]),title:t,children:Gt(t)})}function Mt({chain:e,address:t,symbol:r}){return o("a",{class:r?"symbol":"mono",href:ce(["token",e,t]),title:t,children:r||Gt(t)})}function Yn({text:e,label:t}){let[r,n]=ee(!1),a=async()=>{await navigator.clipboard.writeText(e),n(!0),setTimeout(()=>n(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{a()},"aria-label":`Copy ${t}`,children:r?"Copied":"Copy"})}function V({title:e,actions:t,children:r,class:n=""}){return o("section",{class:`card ${n}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),r]})}function Ke({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:r,note:n})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[r,n!==void 0&&o("small",{children:n})]})]},t))})}function _e({title:e,about:t,children:r}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),r&&o("div",{class:"actions",children:r})]})}function Kn({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function Y({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var yc={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function Ht({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),yc[e.code]&&o("div",{children:yc[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function ie({query:e,children:t}){let{data:r,refusal:n,loading:a,reload:i}=e;return r===void 0?n?o(Ht,{refusal:n,retry:i}):o(Kn,{}):o("div",{"aria-busy":a,class:"stack",children:[n&&o(Ht,{refusal:n,retry:i}),t(r)]})}var bc=50,bf="1200px 0px";function wc({rows:e,id:t,line:r,columns:n}){let a=ct(void 0),i=ct(new Map),s=wf(e,t,a.current);Ue(()=>{a.current=e[0]===void 0?void 0:{id:t(e[0]),at:s}}),Ue(()=>{let d=()=>i.current.clear();return addEventListener("resize",d),()=>removeEventListener("resize",d)},[]);let u=[];return e.forEach((d,m)=>{let y=Math.floor((s+m)/bc),h=u.at(-1);h?.number===y?h.rows.push(d):u.push({number:y,from:m,rows:[d]})}),o(C,{children:u.map(d=>o(vf,{...d,drawn:d.from<bc,line:r,columns:n,heights:i.current},d.number))})}function wf(e,t,r){if(!r)return 0;let n=e.findIndex(a=>t(a)===r.id);return n<0?0:r.at-n}function vf({number:e,from:t,rows:r,drawn:n,line:a,columns:i,heights:s}){let u=ct(null),[d,m]=ee(n),y=ct(0);if(Ue(()=>{let f=u.current;if(!f)return;let b=new IntersectionObserver(T=>{let{isIntersecting:E,boundingClientRect:P}=T.at(-1),S=E||f.contains(document.activeElement);!S&&y.current&&s.set(e,P.height/y.current),m(S)},{rootMargin:bf});return b.observe(f),()=>b.disconnect()},[]),y.current=d?r.length:0,d)return o("tbody",{ref:u,children:r.map((f,b)=>a(f,b===0?t+2:void 0))});let h=(s.get(e)??kf(s))*r.length;return o("tbody",{ref:u,children:o("tr",{class:"undrawn","aria-rowindex":t+2,children:o("td",{colSpan:i,style:{height:`${h}px`},children:o("span",{class:"sr-only",children:[r.length," rows, drawn when they are near the window"]})})})})}function kf(e){return e.size===0?56:[...e.values()].reduce((t,r)=>t+r,0)/e.size}var Bi=matchMedia("(max-width: 640px)"),Gi=Ne(Bi.matches);Bi.addEventListener("change",()=>{Gi.value=Bi.matches});var Sf=["Signal","Wallet","Token","Market","Outcome","Setting"],_f=["Since signal","Gain","Profit","Net flow","Adds","Right","Volume","Value","Amount"],vc=["Rank","Rank then"],xf=["Trend"],Qi=20;function oe({label:e,columns:t,rows:r,id:n,class:a,long:i=!1}){let[s,u]=ee(),d=t.find(S=>S.name===s?.name)?.sort,m=d&&s?[...r].sort((S,k)=>Cf(d(S),d(k))*(s.up?1:-1)):r,y=t.some(S=>S.width!==void 0),h=S=>u(k=>k?.name===S?{name:S,up:!k.up}:{name:S,up:!1}),f=(S,k)=>o(Hi,{row:S,columns:t,class:a?.(S),index:k},n(S)),[b,T]=ee(Qi),E=Gi.value&&m.length>b?m.slice(0,b):m,P=m.length-E.length;return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:[o("table",{class:y?"fixed":void 0,"aria-rowcount":i?r.length+1:void 0,children:[y&&o("colgroup",{children:t.map(S=>o("col",{style:S.width===void 0?void 0:{width:`${S.width}rem`}},S.name))}),o("thead",{children:o("tr",{children:t.map(S=>o("th",{scope:"col",title:S.title,class:kc(S),"aria-sort":s?.name===S.name?s.up?"ascending":"descending":void 0,children:S.sort?o("button",{type:"button",class:"sort",onClick:()=>h(S.name),children:S.name}):S.name},S.name))})}),i?o(wc,{rows:E,id:n,line:f,columns:t.length}):o("tbody",{children:E.map(S=>f(S))})]}),P>0&&o("button",{type:"button",class:"more-rows",onClick:()=>T(b+2*Qi),children:["Show ",Math.min(P,2*Qi)," more of ",P.toLocaleString("en")]})]})}var Hi=class extends Hn{shouldComponentUpdate(t){return t.row!==this.props.row||t.columns!==this.props.columns||t.class!==this.props.class||t.index!==this.props.index}render({row:t,columns:r,class:n,index:a}){return o("tr",{class:n,"aria-rowindex":a,children:r.map(i=>o("td",{"data-name":i.name,class:kc(i,r),children:o("span",{class:"cell",children:i.cell(t)})},i.name))})}};function kc(e,t){return[e.number&&"number",e.wide&&"wide",t&&Tf(e,t)].filter(Boolean).join(" ")||void 0}function Tf(e,t){if(vc.includes(e.name))return"lead";if(xf.includes(e.name))return"trend";let r=i=>i.map(s=>t.find(u=>u.name===s)).find(s=>s&&!s.wide),n=r(Sf)??t.find(i=>!i.number)??t[0];if(e===n)return"subject";let a=r(_f.filter(i=>i!==n?.name))??t.findLast(i=>i.number&&!i.wide&&i!==n&&!vc.includes(i.name))??(t.length===2?t[1]:void 0);return e===a?"outcome":void 0}function Cf(e,t){return e<t?-1:e>t?1:0}function Kr({shown:e,total:t,noun:r,more:n,first:a}){return o("nav",{class:"pager","aria-label":`Pages of ${r}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",r]}),a&&o("button",{type:"button",onClick:a,children:"First page"}),n&&o("button",{type:"button",onClick:n,children:"Next page"})]})}function Sc(){let e=te(su,{},{every:15e3});return o(C,{children:[o(_e,{title:"Usage",about:"What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets."}),o(ie,{query:e,children:({usage:t})=>o("div",{class:"stack",children:o(zi,{of:t})})})]})}var Af=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(C,{children:["revoked ",o(re,{at:e.revokedAt})]}):e.expiresAt?`until ${Dt(e.expiresAt)}`:"valid"},{name:"Last use",title:"Up to half a minute late",cell:e=>o(re,{at:e.lastUsedAt})},{name:"Requests",number:!0,title:"Since the key was created",cell:e=>_(e.uses)},{name:"Created",wide:!0,cell:e=>Dt(e.createdAt)}],Rf=[{name:"Webhook",cell:e=>o(C,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(C,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(re,{at:e.lastSuccessAt})}];function zi({of:e}){return o(C,{children:[e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(re,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(V,{title:"Budget",children:o(Pf,{of:e.budget})}),o(V,{title:"Limits of all keys together",class:"spaced",children:o(Df,{of:e})}),o(V,{title:"Keys",children:o(oe,{label:"Keys, newest first",columns:Af,rows:e.keys,id:t=>t.keyId})}),e.webhooks.length>0&&o(V,{title:"Webhooks",children:o(oe,{label:"Webhooks",columns:Rf,rows:e.webhooks,id:t=>String(t.number)})})]})}function Pf({of:e}){let t=(Date.parse(e.day)+864e5-Nn.value)/1e3;return o(Ke,{items:[{name:"Signals today",value:_(e.dailyUsed),note:`of ${_(e.dailyBudget)}, ${Dt(e.day)}`},{name:"Starts anew",value:t>0?`in ${et(t)}`:"now",note:"at 00:00 UTC"},...e.types.filter(r=>r.used>0||r.limit!==null).map(r=>({name:Se(r.type),value:_(r.used),note:r.limit===null?"no limit":`of ${_(r.limit)}`}))]})}function Df({of:e}){let t=(r,n)=>({value:r===null?"none":Ro(r),note:r===null?void 0:n});return o(C,{children:[o(Ke,{items:[{name:"Requests",...t(e.requestsPerSecond,"a second")},{name:"Cost of GraphQL",...t(e.costPerSecond,"a second")},{name:"Ingested events",...t(e.ingestEventsPerSecond,"a second")},{name:"Streams",...t(e.streams,"open at a time")}]}),o("p",{class:"muted small",children:"Each process of the service counts alone. The operator may limit each key by itself, too."})]})}function _c({args:[e]}){return e?o(Nf,{id:e}):o(Uf,{})}var Ef=[{name:"Customer",cell:e=>o(C,{children:[o("a",{href:ce(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>_(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(re,{at:Lf(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>_(e.keys.reduce((t,r)=>t+r.uses,0))},{name:"Signals today",number:!0,cell:e=>o(C,{children:[_(e.budget.dailyUsed),o("small",{children:["of ",_(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>Dt(e.createdAt)}];function Lf(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function Uf(){let[e,t]=ee(),r=te(au,{after:e},{every:15e3});return o(C,{children:[o(_e,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(ie,{query:r,children:({customers:n})=>n.totalCount===0?o(Y,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(V,{children:[o(oe,{label:"Customers",columns:Ef,rows:n.nodes,id:a=>a.customerId}),o(Kr,{shown:n.nodes.length,total:n.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:n.pageInfo.hasNextPage?()=>t(n.pageInfo.endCursor??void 0):void 0})]})})]})}function Nf({id:e}){let t=te(iu,{id:e},{every:15e3});return o(ie,{query:t,children:({customer:r})=>r?o($f,{customer:r}):o(Y,{title:"There is no such customer",children:o("a",{href:ce(["customers"]),children:"All customers"})})})}function $f({customer:e}){return o("div",{class:"stack",children:[o(_e,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:ce(["customers"]),children:"All customers"})}),o(zi,{of:e}),o(If,{id:e.customerId,suspended:!!e.suspendedAt})]})}function If({id:e,suspended:t}){let r=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(V,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:r.map(n=>o("li",{children:[o("code",{class:"break",children:n})," ",o(Yn,{text:n,label:`\u201C${n}\u201D`})]},n))})]})}function pn({label:e,choices:t,chosen:r,change:n}){let a=i=>n(r.includes(i)?r.filter(s=>s!==i):[...r,i]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:i,label:s})=>o("button",{type:"button",class:"chip","aria-pressed":r.includes(i),onClick:()=>a(i),children:s},i))})}function qe({label:e,choices:t,chosen:r,change:n}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:a,label:i})=>o("button",{type:"button","aria-pressed":a===r,onClick:()=>n(a),children:i},a))})}function fr({label:e,choices:t,chosen:r,change:n}){return o("label",{class:"field",children:[o("span",{children:e}),o("select",{value:r,onChange:a=>n(a.currentTarget.value),children:t.map(({value:a,label:i})=>o("option",{value:a,children:i},a))})]})}function Tn({value:e,change:t,type:r,...n}){let[a,i]=ee();return o("input",{...n,type:r,value:a??e,onInput:s=>i(s.currentTarget.value),onChange:s=>{s.currentTarget.validity.valid&&t(s.currentTarget.value)},onBlur:s=>{s.currentTarget.validity.valid&&i(void 0)}})}function ji({label:e,value:t,change:r,min:n=0,max:a,step:i="any",hint:s}){return o("label",{class:"field",children:[o("span",{children:e}),o(Tn,{type:"number",inputMode:"decimal",value:t,change:r,min:n,max:a,step:i,placeholder:s})]})}function Cn({names:e,children:t}){let[r,n]=ee(!1),a=ia(),i=e.filter(s=>Xe.value.params.get(s)).length;return o(C,{children:[o("button",{type:"button",class:"narrow-only","aria-expanded":r,"aria-controls":a,onClick:()=>n(!r),children:["Filter (",i,")"]}),o("div",{id:a,class:r?"filters open":"filters folded",children:t})]})}function Tc(){let[e,t]=ee(Xe.value.params.get("text")??""),r=ca(e.trim(),300);return Ue(()=>pe({text:r}),[r]),o("div",{class:"stack",children:[o(_e,{title:"Find",about:"Wallets and tokens by the beginning of an address or a symbol, markets by a word of the question."}),o("label",{class:"field",children:[o("span",{children:"Address, symbol or word"}),o("input",{type:"search",size:48,maxLength:100,value:e,placeholder:"0x\u2026, a symbol, a word",onInput:n=>t(n.currentTarget.value)})]}),[...r].length<2?o(Y,{title:"Write at least two characters"}):o(Mf,{text:r})]})}function Mf({text:e}){let t=te(lu,{text:e});return o(ie,{query:t,children:({lookup:r})=>r.wallets.length+r.tokens.length+r.markets.length===0?o(Y,{title:"Nothing begins like this",children:"Names are compared from their beginning. What no source has sent yet is not known."}):o(Wf,{found:r})})}function Wf({found:e}){return o(C,{children:[e.tokens.length>0&&o(V,{title:"Tokens",children:o(oe,{label:"Tokens found",rows:e.tokens,id:t=>t.chain+t.address,columns:[{name:"Token",cell:t=>o(Cc,{chain:t.chain,address:t.address,symbol:t.symbol,market:t.market})},{name:"Chain",cell:t=>o(st,{chain:t.chain})},{name:"Price",number:!0,cell:t=>He(t.priceUsd,t.chain)},{name:"Volume in 24 h",number:!0,cell:t=>t.volume24hUsd===null?"\u2013":ye(t.volume24hUsd)}]})}),e.markets.length>0&&o(V,{title:"Markets",children:o(oe,{label:"Markets found",rows:e.markets,id:t=>t.itemId,columns:[{name:"Market",cell:t=>o("a",{href:ce(["market",t.itemId]),children:t.question||t.itemId})},{name:"State",cell:t=>t.closed?"Closed":"Open"},{name:"Volume in 24 h",number:!0,cell:t=>ye(t.volume24hr)}]})}),e.wallets.length>0&&o(V,{title:"Wallets",children:o(oe,{label:"Wallets found",rows:e.wallets,id:t=>t.chain+t.walletAddress,columns:[{name:"Wallet",cell:t=>o($n,{chain:t.chain,address:t.walletAddress})},{name:"Chain",cell:t=>o(st,{chain:t.chain})},{name:"Score",number:!0,cell:t=>t.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:t=>o(vt,{value:t.netPnlUsd})},{name:"Trades",number:!0,cell:t=>_(t.tradeCount)},{name:"Last trade",cell:t=>o(re,{at:t.lastTradeTime})}]})})]})}function Cc({chain:e,address:t,symbol:r,market:n}){return n?o(C,{children:[o("a",{class:"symbol",href:ce(["token",e,t]),children:n.outcomeLabel||Gt(t)})," ",o("small",{class:"muted",children:n.question})]}):o(Mt,{chain:e,address:t,symbol:r})}var xc=["HOUR","SIX_HOURS","DAY"],Of={HOUR:"Last hour",SIX_HOURS:"6 hours",DAY:"24 hours"};function Ac(){let e=De("chain",it,"BASE"),t=De("window",xc,"DAY"),r=te(uu,{chain:e,window:t},{every:15e3});return o(C,{children:[o(_e,{title:"Trending tokens",about:"What the first 200 wallets of the leaderboard bought: the most buyers first."}),o(Cn,{names:["chain","window"],children:[o(qe,{label:"Chain",choices:it.map(n=>({value:n,label:tt[n]})),chosen:e,change:n=>pe({chain:n})}),o(qe,{label:"Hours",choices:xc.map(n=>({value:n,label:Of[n]})),chosen:t,change:n=>pe({window:n})})]}),o("section",{class:"card","aria-label":"Trending",children:o(ie,{query:r,children:({trendingTokens:n})=>n.length===0?o(Y,{title:"No top wallet bought anything",children:["In these hours of ",tt[e],". A longer time, or another chain, may show more."]}):o(C,{children:[o("p",{class:"muted small",children:["Since ",on(n[0].since)]}),o(oe,{label:"Tokens that top wallets buy",rows:n,id:a=>a.token.address,columns:[{name:"Token",cell:a=>o(Cc,{chain:e,address:a.token.address,symbol:a.token.symbol,market:a.token.market})},{name:"Buyers",number:!0,cell:a=>_(a.buyers),sort:a=>a.buyers},{name:"Sellers",number:!0,cell:a=>_(a.sellers),sort:a=>a.sellers},{name:"Net flow",number:!0,title:"What they bought, less what they sold",cell:a=>o(vt,{value:a.netFlowUsd}),sort:a=>a.netFlowUsd},{name:"Price",number:!0,cell:a=>He(a.token.priceUsd,e)},{name:"Change",number:!0,title:"Of the price since then",cell:a=>o(Qt,{value:a.priceChangePct===null?null:a.priceChangePct/100}),sort:a=>a.priceChangePct??-1/0}]})]})})})]})}var Ff="uplot",Vf="u-hz",qf="u-vt",Bf="u-title",Gf="u-wrap",Qf="u-under",Hf="u-over",zf="u-axis",yr="u-off",jf="u-select",Yf="u-cursor-x",Kf="u-cursor-y",Jf="u-cursor-pt",Zf="u-legend",Xf="u-live",eh="u-inline",th="u-series",nh="u-marker",Rc="u-label",rh="u-value",Do="width",Eo="height";var Pc="bottom",Jr="left",Yi="right",ms="#000",Dc=ms+"0",Ki="mousemove",Ec="mousedown",Ji="mouseup",Lc="mouseenter",Uc="mouseleave",Nc="dblclick",oh="resize",ah="scroll",$c="change",xa="dppxchange",ps="--",oo=typeof window<"u",ns=oo?document:null,Xr=oo?window:null,ih=oo?navigator:null,Re,va;function rs(){let e=devicePixelRatio;Re!=e&&(Re=e,va&&as($c,va,rs),va=matchMedia(`(min-resolution: ${Re-.001}dppx) and (max-resolution: ${Re+.001}dppx)`),br($c,va,rs),Xr.dispatchEvent(new CustomEvent(xa)))}function zt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function os(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Be(e,t,r){e.style[t]=r+"px"}function fn(e,t,r,n){let a=ns.createElement(e);return t!=null&&zt(a,t),r?.insertBefore(a,n),a}function an(e,t){return fn("div",e,t)}var Ic=new WeakMap;function An(e,t,r,n,a){let i="translate("+t+"px,"+r+"px)",s=Ic.get(e);i!=s&&(e.style.transform=i,Ic.set(e,i),t<0||r<0||t>n||r>a?zt(e,yr):os(e,yr))}var Mc=new WeakMap;function Wc(e,t,r){let n=t+r,a=Mc.get(e);n!=a&&(Mc.set(e,n),e.style.background=t,e.style.borderColor=r)}var Oc=new WeakMap;function Fc(e,t,r,n){let a=t+""+r,i=Oc.get(e);a!=i&&(Oc.set(e,a),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=n?-t/2+"px":0,e.style.marginTop=n?-r/2+"px":0)}var fs={passive:!0},sh={...fs,capture:!0};function br(e,t,r,n){t.addEventListener(e,r,n?sh:fs)}function as(e,t,r,n){t.removeEventListener(e,r,fs)}oo&&rs();function hn(e,t,r,n){let a;r=r||0,n=n||t.length-1;let i=n<=2147483647;for(;n-r>1;)a=i?r+n>>1:jt((r+n)/2),t[a]<e?r=a:n=a;return e-t[r]<=t[n]-e?r:n}function fd(e){return(r,n,a)=>{let i=-1,s=-1;for(let u=n;u<=a;u++)if(e(r[u])){i=u;break}for(let u=a;u>=n;u--)if(e(r[u])){s=u;break}return[i,s]}}var hd=e=>e!=null,gd=e=>e!=null&&e>0,Aa=fd(hd),lh=fd(gd);function uh(e,t,r,n=0,a=!1){let i=a?lh:Aa,s=a?gd:hd;[t,r]=i(e,t,r);let u=e[t],d=e[t];if(t>-1)if(n==1)u=e[t],d=e[r];else if(n==-1)u=e[r],d=e[t];else for(let m=t;m<=r;m++){let y=e[m];s(y)&&(y<u?u=y:y>d&&(d=y))}return[u??$e,d??-$e]}function Ra(e,t,r,n){let a=Bc(e),i=Bc(t);e==t&&(a==-1?(e*=r,t/=r):(e/=r,t*=r));let s=r==10?In:yd,u=a==1?jt:sn,d=i==1?sn:jt,m=u(s(pt(e))),y=d(s(pt(t))),h=eo(r,m),f=eo(r,y);return r==10&&(m<0&&(h=Ie(h,-m)),y<0&&(f=Ie(f,-y))),n||r==2?(e=h*a,t=f*i):(e=kd(e,h),t=Pa(t,f)),[e,t]}function hs(e,t,r,n){let a=Ra(e,t,r,n);return e==0&&(a[0]=0),t==0&&(a[1]=0),a}var gs=.1,Vc={mode:3,pad:gs},Uo={pad:0,soft:null,mode:0},ch={min:Uo,max:Uo};function Ta(e,t,r,n){return Da(r)?qc(e,t,r):(Uo.pad=r,Uo.soft=n?0:null,Uo.mode=n?3:0,qc(e,t,ch))}function Ce(e,t){return e??t}function dh(e,t,r){for(t=Ce(t,0),r=Ce(r,e.length-1);t<=r;){if(e[t]!=null)return!0;t++}return!1}function qc(e,t,r){let n=r.min,a=r.max,i=Ce(n.pad,0),s=Ce(a.pad,0),u=Ce(n.hard,-$e),d=Ce(a.hard,$e),m=Ce(n.soft,$e),y=Ce(a.soft,-$e),h=Ce(n.mode,0),f=Ce(a.mode,0),b=t-e,T=In(b),E=Et(pt(e),pt(t)),P=In(E),S=pt(P-T);(b<1e-24||S>10)&&(b=0,(e==0||t==0)&&(b=1e-24,h==2&&m!=$e&&(i=0),f==2&&y!=-$e&&(s=0)));let k=b||E||1e3,R=In(k),x=eo(10,jt(R)),q=k*(b==0?e==0?.1:1:i),N=Ie(kd(e-q,x/10),24),Z=e>=m&&(h==1||h==3&&N<=m||h==2&&N>=m)?m:$e,J=Et(u,N<Z&&e>=Z?Z:gn(Z,N)),de=k*(b==0?t==0?.1:1:s),X=Ie(Pa(t+de,x/10),24),L=t<=y&&(f==1||f==3&&X>=y||f==2&&X<=y)?y:-$e,ne=gn(d,X>L&&t<=L?L:Et(L,X));return J==ne&&J==0&&(ne=100),[J,ne]}var mh=new Intl.NumberFormat(oo?ih.language:"en-US"),ys=e=>mh.format(e),Yt=Math,_a=Yt.PI,pt=Yt.abs,jt=Yt.floor,mt=Yt.round,sn=Yt.ceil,gn=Yt.min,Et=Yt.max,eo=Yt.pow,Bc=Yt.sign,In=Yt.log10,yd=Yt.log2,ph=(e,t=1)=>Yt.sinh(e)*t,Zi=(e,t=1)=>Yt.asinh(e/t),$e=1/0;function Gc(e){return(In((e^e>>31)-(e>>31))|0)+1}function is(e,t,r){return gn(Et(e,t),r)}function bd(e){return typeof e=="function"}function be(e){return bd(e)?e:()=>e}var fh=()=>{},wd=e=>e,vd=(e,t)=>t,hh=e=>null,Qc=e=>!0,Hc=(e,t)=>e==t,gh=/\.\d*?(?=9{6,}|0{6,})/gm,wr=e=>{if(_d(e)||Zn.has(e))return e;let t=`${e}`,r=t.match(gh);if(r==null)return e;let n=r[0].length-1;if(t.indexOf("e-")!=-1){let[a,i]=t.split("e");return+`${wr(a)}e${i}`}return Ie(e,n)};function hr(e,t){return wr(Ie(wr(e/t))*t)}function Pa(e,t){return wr(sn(wr(e/t))*t)}function kd(e,t){return wr(jt(wr(e/t))*t)}function Ie(e,t=0){if(_d(e))return e;let r=10**t,n=e*r*(1+Number.EPSILON);return mt(n)/r}var Zn=new Map;function Sd(e){return((""+e).split(".")[1]||"").length}function $o(e,t,r,n){let a=[],i=n.map(Sd);for(let s=t;s<r;s++){let u=pt(s),d=Ie(eo(e,s),u);for(let m=0;m<n.length;m++){let y=e==10?+`${n[m]}e${s}`:n[m]*d,h=(s>=0?0:u)+(s>=i[m]?0:i[m]),f=e==10?y:Ie(y,h);a.push(f),Zn.set(f,h)}}return a}var No={},bs=[],to=[null,null],Jn=Array.isArray,_d=Number.isInteger,yh=e=>e===void 0;function zc(e){return typeof e=="string"}function Da(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function bh(e){return e!=null&&typeof e=="object"}var wh=Object.getPrototypeOf(Uint8Array),xd="__proto__";function no(e,t=Da){let r;if(Jn(e)){let n=e.find(a=>a!=null);if(Jn(n)||t(n)){r=Array(e.length);for(let a=0;a<e.length;a++)r[a]=no(e[a],t)}else r=e.slice()}else if(e instanceof wh)r=e.slice();else if(t(e)){r={};for(let n in e)n!=xd&&(r[n]=no(e[n],t))}else r=e;return r}function lt(e){let t=arguments;for(let r=1;r<t.length;r++){let n=t[r];for(let a in n)a!=xd&&(Da(e[a])?lt(e[a],no(n[a])):e[a]=no(n[a]))}return e}var vh=0,kh=1,Sh=2;function _h(e,t,r){for(let n=0,a,i=-1;n<t.length;n++){let s=t[n];if(s>i){for(a=s-1;a>=0&&e[a]==null;)e[a--]=null;for(a=s+1;a<r&&e[a]==null;)e[i=a++]=null}}}function xh(e,t){if(Ah(e)){let s=e[0].slice();for(let u=1;u<e.length;u++)s.push(...e[u].slice(1));return Rh(s[0])||(s=Ch(s)),s}let r=new Set;for(let s=0;s<e.length;s++){let d=e[s][0],m=d.length;for(let y=0;y<m;y++)r.add(d[y])}let n=[Array.from(r).sort((s,u)=>s-u)],a=n[0].length,i=new Map;for(let s=0;s<a;s++)i.set(n[0][s],s);for(let s=0;s<e.length;s++){let u=e[s],d=u[0];for(let m=1;m<u.length;m++){let y=u[m],h=Array(a).fill(void 0),f=t?t[s][m]:kh,b=[];for(let T=0;T<y.length;T++){let E=y[T],P=i.get(d[T]);E===null?f!=vh&&(h[P]=E,f==Sh&&b.push(P)):h[P]=E}_h(h,b,a),n.push(h)}}return n}var Th=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Ch(e){let t=e[0],r=t.length,n=Array(r);for(let i=0;i<n.length;i++)n[i]=i;n.sort((i,s)=>t[i]-t[s]);let a=[];for(let i=0;i<e.length;i++){let s=e[i],u=Array(r);for(let d=0;d<r;d++)u[d]=s[n[d]];a.push(u)}return a}function Ah(e){let t=e[0][0],r=t.length;for(let n=1;n<e.length;n++){let a=e[n][0];if(a.length!=r)return!1;if(a!=t){for(let i=0;i<r;i++)if(a[i]!=t[i])return!1}}return!0}function Rh(e,t=100){let r=e.length;if(r<=1)return!0;let n=0,a=r-1;for(;n<=a&&e[n]==null;)n++;for(;a>=n&&e[a]==null;)a--;if(a<=n)return!0;let i=Et(1,jt((a-n+1)/t));for(let s=e[n],u=n+i;u<=a;u+=i){let d=e[u];if(d!=null){if(d<=s)return!1;s=d}}return!0}var Td=["January","February","March","April","May","June","July","August","September","October","November","December"],Cd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Ad(e){return e.slice(0,3)}var Ph=Cd.map(Ad),Dh=Td.map(Ad),Eh={MMMM:Td,MMM:Dh,WWWW:Cd,WWW:Ph};function Po(e){return(e<10?"0":"")+e}function Lh(e){return(e<10?"00":e<100?"0":"")+e}var Uh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Po(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Po(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Po(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Po(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Po(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Lh(e.getMilliseconds())};function ws(e,t){t=t||Eh;let r=[],n=/\{([a-z]+)\}|[^{]+/gi,a;for(;a=n.exec(e);)r.push(a[0][0]=="{"?Uh[a[1]]:a[0]);return i=>{let s="";for(let u=0;u<r.length;u++)s+=typeof r[u]=="string"?r[u]:r[u](i,t);return s}}var Nh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function $h(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Nh?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Rd=e=>e%1==0,Ca=[1,2,2.5,5],Ih=$o(10,-32,0,Ca),Pd=$o(10,0,32,Ca),Mh=Pd.filter(Rd),gr=Ih.concat(Pd),vs=`
`,Dd="{YYYY}",jc=vs+Dd,Ed="{M}/{D}",Lo=vs+Ed,ka=Lo+"/{YY}",Ld="{aa}",Wh="{h}:{mm}",Zr=Wh+Ld,Yc=vs+Zr,Kc=":{ss}",Ee=null;function Ud(e){let t=e*1e3,r=t*60,n=r*60,a=n*24,i=a*30,s=a*365,d=(e==1?$o(10,0,3,Ca).filter(Rd):$o(10,-3,0,Ca)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,n,n*2,n*3,n*4,n*6,n*8,n*12,a,a*2,a*3,a*4,a*5,a*6,a*7,a*8,a*9,a*10,a*15,i,i*2,i*3,i*4,i*6,s,s*2,s*5,s*10,s*25,s*50,s*100]),m=[[s,Dd,Ee,Ee,Ee,Ee,Ee,Ee,1],[a*28,"{MMM}",jc,Ee,Ee,Ee,Ee,Ee,1],[a,Ed,jc,Ee,Ee,Ee,Ee,Ee,1],[n,"{h}"+Ld,ka,Ee,Lo,Ee,Ee,Ee,1],[r,Zr,ka,Ee,Lo,Ee,Ee,Ee,1],[t,Kc,ka+" "+Zr,Ee,Lo+" "+Zr,Ee,Yc,Ee,1],[e,Kc+".{fff}",ka+" "+Zr,Ee,Lo+" "+Zr,Ee,Yc,Ee,1]];function y(h){return(f,b,T,E,P,S)=>{let k=[],R=P>=s,x=P>=i&&P<s,q=h(T),N=Ie(q*e,3),Z=Xi(q.getFullYear(),R?0:q.getMonth(),x||R?1:q.getDate()),J=Ie(Z*e,3);if(x||R){let de=x?P/i:0,X=R?P/s:0,L=N==J?N:Ie(Xi(Z.getFullYear()+X,Z.getMonth()+de,1)*e,3),ne=new Date(mt(L/e)),O=ne.getFullYear(),I=ne.getMonth();for(let M=0;L<=E;M++){let W=Xi(O+X*M,I+de*M,1),$=W-h(Ie(W*e,3));L=Ie((+W+$)*e,3),L<=E&&k.push(L)}}else{let de=P>=a?a:P,X=jt(T)-jt(N),L=J+X+Pa(N-J,de);k.push(L);let ne=h(L),O=ne.getHours()+ne.getMinutes()/r+ne.getSeconds()/n,I=P/n,M=f.axes[b]._space,W=S/M;for(;L=Ie(L+P,e==1?0:3),!(L>E);)if(I>1){let $=jt(Ie(O+I,6))%24,H=h(L).getHours()-$;H>1&&(H=-1),L-=H*n,O=(O+I)%24;let he=k[k.length-1];Ie((L-he)/P,3)*W>=.7&&k.push(L)}else k.push(L)}return k}}return[d,m,y]}var[Oh,Fh,Vh]=Ud(1),[qh,Bh,Gh]=Ud(.001);$o(2,-53,53,[1]);function Jc(e,t){return e.map(r=>r.map((n,a)=>a==0||a==8||n==null?n:t(a==1||r[8]==0?n:r[1]+n)))}function Zc(e,t){return(r,n,a,i,s)=>{let u=t.find(T=>s>=T[0])||t[t.length-1],d,m,y,h,f,b;return n.map(T=>{let E=e(T),P=E.getFullYear(),S=E.getMonth(),k=E.getDate(),R=E.getHours(),x=E.getMinutes(),q=E.getSeconds(),N=P!=d&&u[2]||S!=m&&u[3]||k!=y&&u[4]||R!=h&&u[5]||x!=f&&u[6]||q!=b&&u[7]||u[1];return d=P,m=S,y=k,h=R,f=x,b=q,N(E)})}}function Qh(e,t){let r=ws(t);return(n,a,i,s,u)=>a.map(d=>r(e(d)))}function Xi(e,t,r){return new Date(e,t,r)}function Xc(e,t){return t(e)}var Hh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ed(e,t){return(r,n,a,i)=>i==null?ps:t(e(n))}function zh(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function jh(e,t){return e.series[t].fill(e,t)}var Yh={show:!0,live:!0,isolate:!1,mount:fh,markers:{show:!0,width:2,stroke:zh,fill:jh,dash:"solid"},idx:null,idxs:null,values:[]};function Kh(e,t){let r=e.cursor.points,n=an(),a=r.size(e,t);Be(n,Do,a),Be(n,Eo,a);let i=a/-2;Be(n,"marginLeft",i),Be(n,"marginTop",i);let s=r.width(e,t,a);return s&&Be(n,"borderWidth",s),n}function Jh(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Zh(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Xh(e,t){return e.series[t].points.size}var es=[0,0];function eg(e,t,r){return es[0]=t,es[1]=r,es}function Sa(e,t,r,n=!0){return a=>{a.button==0&&(!n||a.target==t)&&r(a)}}function ts(e,t,r,n=!0){return a=>{(!n||a.target==t)&&r(a)}}var tg={show:!0,x:!0,y:!0,lock:!1,move:eg,points:{one:!1,show:Kh,size:Xh,width:0,stroke:Zh,fill:Jh},bind:{mousedown:Sa,mouseup:Sa,click:Sa,dblclick:Sa,mousemove:ts,mouseleave:ts,mouseenter:ts},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,n,a)=>n-a,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Nd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ks=lt({},Nd,{filter:vd}),$d=lt({},ks,{size:10}),Id=lt({},Nd,{show:!1}),Ss='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Md="bold "+Ss,Wd=1.5,td={show:!0,scale:"x",stroke:ms,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Md,side:2,grid:ks,ticks:$d,border:Id,font:Ss,lineGap:Wd,rotate:0},ng="Value",rg="Time",nd={show:!0,scale:"x",auto:!1,sorted:1,min:$e,max:-$e,idxs:[]};function og(e,t,r,n,a){return t.map(i=>i==null?"":ys(i))}function ag(e,t,r,n,a,i,s){let u=[],d=Zn.get(a)||0;r=s?r:Ie(Pa(r,a),d);for(let m=r;m<=n;m=Ie(m+a,d))u.push(Object.is(m,-0)?0:m);return u}function ss(e,t,r,n,a,i,s){let u=[],d=e.scales[e.axes[t].scale].log,m=d==10?In:yd,y=jt(m(r));a=eo(d,y),d==10&&(a=gr[hn(a,gr)]);let h=r,f=a*d;d==10&&(f=gr[hn(f,gr)]);do u.push(h),h=h+a,d==10&&!Zn.has(h)&&(h=Ie(h,Zn.get(a))),h>=f&&(a=h,f=a*d,d==10&&(f=gr[hn(f,gr)]));while(h<=n);return u}function ig(e,t,r,n,a,i,s){let d=e.scales[e.axes[t].scale].asinh,m=n>d?ss(e,t,Et(d,r),n,a):[d],y=n>=0&&r<=0?[0]:[];return(r<-d?ss(e,t,Et(d,-n),-r,a):[d]).reverse().map(f=>-f).concat(y,m)}var Od=/./,sg=/[12357]/,lg=/[125]/,rd=/1/,ls=(e,t,r,n)=>e.map((a,i)=>t==4&&a==0||i%n==0&&r.test(a.toExponential()[a<0?1:0])?a:null);function ug(e,t,r,n,a){let i=e.axes[r],s=i.scale,u=e.scales[s],d=e.valToPos,m=i._space,y=d(10,s),h=d(9,s)-y>=m?Od:d(7,s)-y>=m?sg:d(5,s)-y>=m?lg:rd;if(h==rd){let f=pt(d(1,s)-y);if(f<m)return ls(t.slice().reverse(),u.distr,h,sn(m/f)).reverse()}return ls(t,u.distr,h,1)}function cg(e,t,r,n,a){let i=e.axes[r],s=i.scale,u=i._space,d=e.valToPos,m=pt(d(1,s)-d(2,s));return m<u?ls(t.slice().reverse(),3,Od,sn(u/m)).reverse():t}function dg(e,t,r,n){return n==null?ps:t==null?"":ys(t)}var od={show:!0,scale:"y",stroke:ms,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Md,side:3,grid:ks,ticks:$d,border:Id,font:Ss,lineGap:Wd,rotate:0};function mg(e,t){let r=3+(e||1)*2;return Ie(r*t,3)}function pg(e,t){let{scale:r,idxs:n}=e.series[0],a=e._data[0],i=e.valToPos(a[n[0]],r,!0),s=e.valToPos(a[n[1]],r,!0),u=pt(s-i),d=e.series[t],m=u/(d.points.space*Re);return n[1]-n[0]<=m}var ad={scale:null,auto:!0,sorted:0,min:$e,max:-$e},Fd=(e,t,r,n,a)=>a,id={show:!0,auto:!0,sorted:0,gaps:Fd,alpha:1,facets:[lt({},ad,{scale:"x"}),lt({},ad,{scale:"y"})]},sd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Fd,alpha:1,points:{show:pg,filter:null},values:null,min:$e,max:-$e,idxs:[],path:null,clip:null};function fg(e,t,r,n,a){return r/10}var Vd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},hg=lt({},Vd,{time:!1,ori:1}),ld={};function qd(e,t){let r=ld[e];return r||(r={key:e,plots:[],sub(n){r.plots.push(n)},unsub(n){r.plots=r.plots.filter(a=>a!=n)},pub(n,a,i,s,u,d,m){for(let y=0;y<r.plots.length;y++)r.plots[y]!=a&&r.plots[y].pub(n,a,i,s,u,d,m)}},e!=null&&(ld[e]=r)),r}var ro=1,us=2;function vr(e,t,r){let n=e.mode,a=e.series[t],i=n==2?e._data[t]:e._data,s=e.scales,u=e.bbox,d=i[0],m=n==2?i[1]:i[t],y=n==2?s[a.facets[0].scale]:s[e.series[0].scale],h=n==2?s[a.facets[1].scale]:s[a.scale],f=u.left,b=u.top,T=u.width,E=u.height,P=e.valToPosH,S=e.valToPosV;return y.ori==0?r(a,d,m,y,h,P,S,f,b,T,E,La,ao,Na,Gd,Hd):r(a,d,m,y,h,S,P,b,f,E,T,Ua,io,Ts,Qd,zd)}function _s(e,t){let r=0,n=0,a=Ce(e.bands,bs);for(let i=0;i<a.length;i++){let s=a[i];s.series[0]==t?r=s.dir:s.series[1]==t&&(s.dir==1?n|=1:n|=2)}return[r,n==1?-1:n==2?1:n==3?2:0]}function gg(e,t,r,n,a){let i=e.mode,s=e.series[t],u=i==2?s.facets[1].scale:s.scale,d=e.scales[u];return a==-1?d.min:a==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Mn(e,t,r,n,a,i){return vr(e,t,(s,u,d,m,y,h,f,b,T,E,P)=>{let S=s.pxRound,k=m.dir*(m.ori==0?1:-1),R=m.ori==0?ao:io,x,q;k==1?(x=r,q=n):(x=n,q=r);let N=S(h(u[x],m,E,b)),Z=S(f(d[x],y,P,T)),J=S(h(u[q],m,E,b)),de=S(f(i==1?y.max:y.min,y,P,T)),X=new Path2D(a);return R(X,J,de),R(X,N,de),R(X,N,Z),X})}function Ea(e,t,r,n,a,i){let s=null;if(e.length>0){s=new Path2D;let u=t==0?Na:Ts,d=r;for(let h=0;h<e.length;h++){let f=e[h];if(f[1]>f[0]){let b=f[0]-d;b>0&&u(s,d,n,b,n+i),d=f[1]}}let m=r+a-d,y=10;m>0&&u(s,d,n-y/2,m,n+i+y)}return s}function yg(e,t,r){let n=e[e.length-1];n&&n[0]==t?n[1]=r:e.push([t,r])}function xs(e,t,r,n,a,i,s){let u=[],d=e.length;for(let m=a==1?r:n;m>=r&&m<=n;m+=a)if(t[m]===null){let h=m,f=m;if(a==1)for(;++m<=n&&t[m]===null;)f=m;else for(;--m>=r&&t[m]===null;)f=m;let b=i(e[h]),T=f==h?b:i(e[f]),E=h-a;b=s<=0&&E>=0&&E<d?i(e[E]):b;let S=f+a;T=s>=0&&S>=0&&S<d?i(e[S]):T,T>=b&&u.push([b,T])}return u}function ud(e){return e==0?wd:e==1?mt:t=>hr(t,e)}function Bd(e){let t=e==0?La:Ua,r=e==0?(a,i,s,u,d,m)=>{a.arcTo(i,s,u,d,m)}:(a,i,s,u,d,m)=>{a.arcTo(s,i,d,u,m)},n=e==0?(a,i,s,u,d)=>{a.rect(i,s,u,d)}:(a,i,s,u,d)=>{a.rect(s,i,d,u)};return(a,i,s,u,d,m=0,y=0)=>{m==0&&y==0?n(a,i,s,u,d):(m=gn(m,u/2,d/2),y=gn(y,u/2,d/2),t(a,i+m,s),r(a,i+u,s,i+u,s+d,m),r(a,i+u,s+d,i,s+d,y),r(a,i,s+d,i,s,y),r(a,i,s,i+u,s,m),a.closePath())}}var La=(e,t,r)=>{e.moveTo(t,r)},Ua=(e,t,r)=>{e.moveTo(r,t)},ao=(e,t,r)=>{e.lineTo(t,r)},io=(e,t,r)=>{e.lineTo(r,t)},Na=Bd(0),Ts=Bd(1),Gd=(e,t,r,n,a,i)=>{e.arc(t,r,n,a,i)},Qd=(e,t,r,n,a,i)=>{e.arc(r,t,n,a,i)},Hd=(e,t,r,n,a,i,s)=>{e.bezierCurveTo(t,r,n,a,i,s)},zd=(e,t,r,n,a,i,s)=>{e.bezierCurveTo(r,t,a,n,s,i)};function jd(e){return(t,r,n,a,i)=>vr(t,r,(s,u,d,m,y,h,f,b,T,E,P)=>{let{pxRound:S,points:k}=s,R,x;m.ori==0?(R=La,x=Gd):(R=Ua,x=Qd);let q=Ie(k.width*Re,3),N=(k.size-k.width)/2*Re,Z=Ie(N*2,3),J=new Path2D,de=new Path2D,{left:X,top:L,width:ne,height:O}=t.bbox;Na(de,X-Z,L-Z,ne+Z*2,O+Z*2);let I=M=>{if(d[M]!=null){let W=S(h(u[M],m,E,b)),$=S(f(d[M],y,P,T));R(J,W+N,$),x(J,W,$,N,0,_a*2)}};if(i)i.forEach(I);else for(let M=n;M<=a;M++)I(M);return{stroke:q>0?J:null,fill:J,clip:de,flags:ro|us}})}function Yd(e){return(t,r,n,a,i,s)=>{n!=a&&(i!=n&&s!=n&&e(t,r,n),i!=a&&s!=a&&e(t,r,a),e(t,r,s))}}var bg=Yd(ao),wg=Yd(io);function Kd(e){let t=Ce(e?.alignGaps,0);return(r,n,a,i)=>vr(r,n,(s,u,d,m,y,h,f,b,T,E,P)=>{[a,i]=Aa(d,a,i);let S=s.pxRound,k=O=>S(h(O,m,E,b)),R=O=>S(f(O,y,P,T)),x,q;m.ori==0?(x=ao,q=bg):(x=io,q=wg);let N=m.dir*(m.ori==0?1:-1),Z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ro},J=Z.stroke,de=!1;if(i-a>=E*4){let O=z=>r.posToVal(z,m.key,!0),I=null,M=null,W,$,we,se=k(u[N==1?a:i]),H=k(u[a]),he=k(u[i]),le=O(N==1?H+1:he-1);for(let z=N==1?a:i;z>=a&&z<=i;z+=N){let Me=u[z],me=(N==1?Me<le:Me>le)?se:k(Me),ve=d[z];me==se?ve!=null?($=ve,I==null?(x(J,me,R($)),W=I=M=$):$<I?I=$:$>M&&(M=$)):ve===null&&(de=!0):(I!=null&&q(J,se,R(I),R(M),R(W),R($)),ve!=null?($=ve,x(J,me,R($)),I=M=W=$):(I=M=null,ve===null&&(de=!0)),se=me,le=O(se+N))}I!=null&&I!=M&&we!=se&&q(J,se,R(I),R(M),R(W),R($))}else for(let O=N==1?a:i;O>=a&&O<=i;O+=N){let I=d[O];I===null?de=!0:I!=null&&x(J,k(u[O]),R(I))}let[L,ne]=_s(r,n);if(s.fill!=null||L!=0){let O=Z.fill=new Path2D(J),I=s.fillTo(r,n,s.min,s.max,L),M=R(I),W=k(u[a]),$=k(u[i]);N==-1&&([$,W]=[W,$]),x(O,$,M),x(O,W,M)}if(!s.spanGaps){let O=[];de&&O.push(...xs(u,d,a,i,N,k,t)),Z.gaps=O=s.gaps(r,n,a,i,O),Z.clip=Ea(O,m.ori,b,T,E,P)}return ne!=0&&(Z.band=ne==2?[Mn(r,n,a,i,J,-1),Mn(r,n,a,i,J,1)]:Mn(r,n,a,i,J,ne)),Z})}function vg(e){let t=Ce(e.align,1),r=Ce(e.ascDesc,!1),n=Ce(e.alignGaps,0),a=Ce(e.extend,!1);return(i,s,u,d)=>vr(i,s,(m,y,h,f,b,T,E,P,S,k,R)=>{[u,d]=Aa(h,u,d);let x=m.pxRound,{left:q,width:N}=i.bbox,Z=H=>x(T(H,f,k,P)),J=H=>x(E(H,b,R,S)),de=f.ori==0?ao:io,X={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ro},L=X.stroke,ne=f.dir*(f.ori==0?1:-1),O=J(h[ne==1?u:d]),I=Z(y[ne==1?u:d]),M=I,W=I;a&&t==-1&&(W=q,de(L,W,O)),de(L,I,O);for(let H=ne==1?u:d;H>=u&&H<=d;H+=ne){let he=h[H];if(he==null)continue;let le=Z(y[H]),z=J(he);t==1?de(L,le,O):de(L,M,z),de(L,le,z),O=z,M=le}let $=M;a&&t==1&&($=q+N,de(L,$,O));let[we,se]=_s(i,s);if(m.fill!=null||we!=0){let H=X.fill=new Path2D(L),he=m.fillTo(i,s,m.min,m.max,we),le=J(he);de(H,$,le),de(H,W,le)}if(!m.spanGaps){let H=[];H.push(...xs(y,h,u,d,ne,Z,n));let he=m.width*Re/2,le=r||t==1?he:-he,z=r||t==-1?-he:he;H.forEach(Me=>{Me[0]+=le,Me[1]+=z}),X.gaps=H=m.gaps(i,s,u,d,H),X.clip=Ea(H,f.ori,P,S,k,R)}return se!=0&&(X.band=se==2?[Mn(i,s,u,d,L,-1),Mn(i,s,u,d,L,1)]:Mn(i,s,u,d,L,se)),X})}function cd(e,t,r,n,a,i,s=$e){if(e.length>1){let u=null;for(let d=0,m=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let y=pt(e[d]-e[u]);y<m&&(m=y,s=pt(r(e[d],n,a,i)-r(e[u],n,a,i)))}u=d}}return s}function kg(e){e=e||No;let t=Ce(e.size,[.6,$e,1]),r=e.align||0,n=e.gap||0,a=e.radius;a=a==null?[0,0]:typeof a=="number"?[a,0]:a;let i=be(a),s=1-t[0],u=Ce(t[1],$e),d=Ce(t[2],1),m=Ce(e.disp,No),y=Ce(e.each,b=>{}),{fill:h,stroke:f}=m;return(b,T,E,P)=>vr(b,T,(S,k,R,x,q,N,Z,J,de,X,L)=>{let ne=S.pxRound,O=r,I=n*Re,M=u*Re,W=d*Re,$,we;x.ori==0?[$,we]=i(b,T):[we,$]=i(b,T);let se=x.dir*(x.ori==0?1:-1),H=x.ori==0?Na:Ts,he=x.ori==0?y:(G,We,ut,Tr,nr,wn,rr)=>{y(G,We,ut,nr,Tr,rr,wn)},le=Ce(b.bands,bs).find(G=>G.series[0]==T),z=le!=null?le.dir:0,Me=S.fillTo(b,T,S.min,S.max,z),xe=ne(Z(Me,q,L,de)),me,ve,Jt,Tt=X,ze=ne(S.width*Re),bn=!1,Dn=null,Zt=null,On=null,Sr=null;h!=null&&(ze==0||f!=null)&&(bn=!0,Dn=h.values(b,T,E,P),Zt=new Map,new Set(Dn).forEach(G=>{G!=null&&Zt.set(G,new Path2D)}),ze>0&&(On=f.values(b,T,E,P),Sr=new Map,new Set(On).forEach(G=>{G!=null&&Sr.set(G,new Path2D)})));let{x0:_r,size:lo}=m;if(_r!=null&&lo!=null){O=1,k=_r.values(b,T,E,P),_r.unit==2&&(k=k.map(ut=>b.posToVal(J+ut*X,x.key,!0)));let G=lo.values(b,T,E,P);lo.unit==2?ve=G[0]*X:ve=N(G[0],x,X,J)-N(0,x,X,J),Tt=cd(k,R,N,x,X,J,Tt),Jt=Tt-ve+I}else Tt=cd(k,R,N,x,X,J,Tt),Jt=Tt*s+I,ve=Tt-Jt;Jt<1&&(Jt=0),ze>=ve/2&&(ze=0),Jt<5&&(ne=wd);let qo=Jt>0,er=Tt-Jt-(qo?ze:0);ve=ne(is(er,W,M)),me=(O==0?ve/2:O==se?0:ve)-O*se*((O==0?I/2:0)+(qo?ze/2:0));let Ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},xr=bn?null:new Path2D,En=null;if(le!=null)En=b.data[le.series[1]];else{let{y0:G,y1:We}=m;G!=null&&We!=null&&(R=We.values(b,T,E,P),En=G.values(b,T,E,P))}let tr=$*ve,fe=we*ve;for(let G=se==1?E:P;G>=E&&G<=P;G+=se){let We=R[G];if(We==null)continue;if(En!=null){let Lt=En[G]??0;if(We-Lt==0)continue;xe=Z(Lt,q,L,de)}let ut=x.distr!=2||m!=null?k[G]:G,Tr=N(ut,x,X,J),nr=Z(Ce(We,Me),q,L,de),wn=ne(Tr-me),rr=ne(Et(nr,xe)),Wt=ne(gn(nr,xe)),Xt=rr-Wt;if(We!=null){let Lt=We<0?fe:tr,ln=We<0?tr:fe;bn?(ze>0&&On[G]!=null&&H(Sr.get(On[G]),wn,Wt+jt(ze/2),ve,Et(0,Xt-ze),Lt,ln),Dn[G]!=null&&H(Zt.get(Dn[G]),wn,Wt+jt(ze/2),ve,Et(0,Xt-ze),Lt,ln)):H(xr,wn,Wt+jt(ze/2),ve,Et(0,Xt-ze),Lt,ln),he(b,T,G,wn-ze/2,Wt,ve+ze,Xt)}}return ze>0?Ct.stroke=bn?Sr:xr:bn||(Ct._fill=S.width==0?S._fill:S._stroke??S._fill,Ct.width=0),Ct.fill=bn?Zt:xr,Ct})}function Sg(e,t){let r=Ce(t?.alignGaps,0);return(n,a,i,s)=>vr(n,a,(u,d,m,y,h,f,b,T,E,P,S)=>{[i,s]=Aa(m,i,s);let k=u.pxRound,R=$=>k(f($,y,P,T)),x=$=>k(b($,h,S,E)),q,N,Z;y.ori==0?(q=La,Z=ao,N=Hd):(q=Ua,Z=io,N=zd);let J=y.dir*(y.ori==0?1:-1),de=R(d[J==1?i:s]),X=de,L=[],ne=[];for(let $=J==1?i:s;$>=i&&$<=s;$+=J)if(m[$]!=null){let se=d[$],H=R(se);L.push(X=H),ne.push(x(m[$]))}let O={stroke:e(L,ne,q,Z,N,k),fill:null,clip:null,band:null,gaps:null,flags:ro},I=O.stroke,[M,W]=_s(n,a);if(u.fill!=null||M!=0){let $=O.fill=new Path2D(I),we=u.fillTo(n,a,u.min,u.max,M),se=x(we);Z($,X,se),Z($,de,se)}if(!u.spanGaps){let $=[];$.push(...xs(d,m,i,s,J,R,r)),O.gaps=$=u.gaps(n,a,i,s,$),O.clip=Ea($,y.ori,T,E,P,S)}return W!=0&&(O.band=W==2?[Mn(n,a,i,s,I,-1),Mn(n,a,i,s,I,1)]:Mn(n,a,i,s,I,W)),O})}function _g(e){return Sg(xg,e)}function xg(e,t,r,n,a,i){let s=e.length;if(s<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),s==2)n(u,e[1],t[1]);else{let d=Array(s),m=Array(s-1),y=Array(s-1),h=Array(s-1);for(let f=0;f<s-1;f++)y[f]=t[f+1]-t[f],h[f]=e[f+1]-e[f],m[f]=y[f]/h[f];d[0]=m[0];for(let f=1;f<s-1;f++)m[f]===0||m[f-1]===0||m[f-1]>0!=m[f]>0?d[f]=0:(d[f]=3*(h[f-1]+h[f])/((2*h[f]+h[f-1])/m[f-1]+(h[f]+2*h[f-1])/m[f]),isFinite(d[f])||(d[f]=0));d[s-1]=m[s-2];for(let f=0;f<s-1;f++)a(u,e[f]+h[f]/3,t[f]+d[f]*h[f]/3,e[f+1]-h[f]/3,t[f+1]-d[f+1]*h[f]/3,e[f+1],t[f+1])}return u}var cs=new Set;function dd(){for(let e of cs)e.syncRect(!0)}oo&&(br(oh,Xr,dd),br(ah,Xr,dd,!0),br(xa,Xr,()=>{nt.pxRatio=Re}));var Tg=Kd(),Cg=jd();function md(e,t,r,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,s)=>ds(i,s,t,r))}function Ag(e,t){return e.map((r,n)=>n==0?{}:lt({},t,r))}function ds(e,t,r,n){return lt({},t==0?r:n,e)}function Jd(e,t,r){return t==null?to:[t,r]}var Rg=Jd;function Pg(e,t,r){return t==null?to:Ta(t,r,gs,!0)}function Zd(e,t,r,n){return t==null?to:Ra(t,r,e.scales[n].log,!1)}var Dg=Zd;function Xd(e,t,r,n){return t==null?to:hs(t,r,e.scales[n].log,!1)}var Eg=Xd;function Lg(e,t,r,n,a){let i=Et(Gc(e),Gc(t)),s=t-e,u=hn(a/n*s,r);do{let d=r[u],m=n*d/s;if(m>=a&&i+(d<5?Zn.get(d):0)<=17)return[d,m]}while(++u<r.length);return[0,0]}function pd(e){let t,r;return e=e.replace(/(\d+)px/,(n,a)=>(t=mt((r=+a)*Re))+"px"),[e,t,r]}function Ug(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ie(t[2]*Re,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function nt(e,t,r){let n={mode:Ce(e.mode,1)},a=n.mode;function i(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?1-w:w)}function s(l,c,p,g){let w=c.valToPct(l);return g+p*(c.dir==-1?w:1-w)}function u(l,c,p,g){return c.ori==0?i(l,c,p,g):s(l,c,p,g)}n.valToPosH=i,n.valToPosV=s;let d=!1;n.status=0;let m=n.root=an(Ff);if(e.id!=null&&(m.id=e.id),zt(m,e.class),e.title){let l=an(Bf,m);l.textContent=e.title}let y=fn("canvas"),h=n.ctx=y.getContext("2d"),f=an(Gf,m);br("click",f,l=>{l.target===T&&(Oe!=Ir||Ge!=Mr)&&St.click(n,l)},!0);let b=n.under=an(Qf,f);f.appendChild(y);let T=n.over=an(Hf,f);e=no(e);let E=+Ce(e.pxAlign,1),P=ud(E);(e.plugins||[]).forEach(l=>{l.opts&&(e=l.opts(n,e)||e)});let S=e.ms||.001,k=n.series=a==1?md(e.series||[],nd,sd,!1):Ag(e.series||[null],id),R=n.axes=md(e.axes||[],td,od,!0),x=n.scales={},q=n.bands=e.bands||[];q.forEach(l=>{l.fill=be(l.fill||null),l.dir=Ce(l.dir,-1)});let N=a==2?k[1].facets[0].scale:k[0].scale,Z={axes:xp,series:wp},J=(e.drawOrder||["axes","series"]).map(l=>Z[l]);function de(l){let c=l.distr==3?p=>In(p>0?p:l.clamp(n,p,l.min,l.max,l.key)):l.distr==4?p=>Zi(p,l.asinh):l.distr==100?p=>l.fwd(p):p=>p;return p=>{let g=c(p),{_min:w,_max:v}=l,A=v-w;return(g-w)/A}}function X(l){let c=x[l];if(c==null){let p=(e.scales||No)[l]||No;if(p.from!=null){X(p.from);let g=lt({},x[p.from],p,{key:l});g.valToPct=de(g),x[l]=g}else{c=x[l]=lt({},l==N?Vd:hg,p),c.key=l;let g=c.time,w=c.range,v=Jn(w);if((l!=N||a==2&&!g)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Vc:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Vc:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&Da(w))){let A=w;w=(D,U,F)=>U==null?to:Ta(U,F,A)}c.range=be(w||(g?Rg:l==N?c.distr==3?Dg:c.distr==4?Eg:Jd:c.distr==3?Zd:c.distr==4?Xd:Pg)),c.auto=be(v?!1:c.auto),c.clamp=be(c.clamp||fg),c._min=c._max=null,c.valToPct=de(c)}}}X("x"),X("y"),a==1&&k.forEach(l=>{X(l.scale)}),R.forEach(l=>{X(l.scale)});for(let l in e.scales)X(l);let L=x[N],ne=L.distr,O,I;L.ori==0?(zt(m,Vf),O=i,I=s):(zt(m,qf),O=s,I=i);let M={};for(let l in x){let c=x[l];(c.min!=null||c.max!=null)&&(M[l]={min:c.min,max:c.max},c.min=c.max=null)}let W=e.tzDate||(l=>new Date(mt(l/S))),$=e.fmtDate||ws,we=S==1?Vh(W):Gh(W),se=Zc(W,Jc(S==1?Fh:Bh,$)),H=ed(W,Xc(Hh,$)),he=[],le=n.legend=lt({},Yh,e.legend),z=n.cursor=lt({},tg,{drag:{y:a==2}},e.cursor),Me=le.show,xe=z.show,me=le.markers;le.idxs=he,me.width=be(me.width),me.dash=be(me.dash),me.stroke=be(me.stroke),me.fill=be(me.fill);let ve,Jt,Tt,ze=[],bn=[],Dn,Zt=!1,On={};if(le.live){let l=k[1]?k[1].values:null;Zt=l!=null,Dn=Zt?l(n,1,0):{_:0};for(let c in Dn)On[c]=ps}if(Me)if(ve=fn("table",Zf,m),Tt=fn("tbody",null,ve),le.mount(n,ve),Zt){Jt=fn("thead",null,ve,Tt);let l=fn("tr",null,Jt);fn("th",null,l);for(var Sr in Dn)fn("th",Rc,l).textContent=Sr}else zt(ve,eh),le.live&&zt(ve,Xf);let _r={show:!0},lo={show:!1};function qo(l,c){if(c==0&&(Zt||!le.live||a==2))return to;let p=[],g=fn("tr",th,Tt,Tt.childNodes[c]);zt(g,l.class),l.show||zt(g,yr);let w=fn("th",null,g);if(me.show){let D=an(nh,w);if(c>0){let U=me.width(n,c);U&&(D.style.border=U+"px "+me.dash(n,c)+" "+me.stroke(n,c)),D.style.background=me.fill(n,c)}}let v=an(Rc,w);l.label instanceof HTMLElement?v.appendChild(l.label):v.textContent=l.label,c>0&&(me.show||(v.style.color=l.width>0?me.stroke(n,c):me.fill(n,c)),Ct("click",w,D=>{if(z._lock)return;ar(D);let U=k.indexOf(l);if((D.ctrlKey||D.metaKey)!=le.isolate){let F=k.some((B,Q)=>Q>0&&Q!=U&&B.show);k.forEach((B,Q)=>{Q>0&&kn(Q,F?Q==U?_r:lo:_r,!0,rt.setSeries)})}else kn(U,{show:!l.show},!0,rt.setSeries)},!1),Ar&&Ct(Lc,w,D=>{z._lock||(ar(D),kn(k.indexOf(l),Or,!0,rt.setSeries))},!1));for(var A in Dn){let D=fn("td",rh,g);D.textContent="--",p.push(D)}return[g,p]}let er=new Map;function Ct(l,c,p,g=!0){let w=er.get(c)||{},v=z.bind[l](n,c,p,g);v&&(br(l,c,w[l]=v),er.set(c,w))}function xr(l,c,p){let g=er.get(c)||{};for(let w in g)(l==null||w==l)&&(as(w,c,g[w]),delete g[w]);l==null&&er.delete(c)}let En=0,tr=0,fe=0,G=0,We=0,ut=0,Tr=We,nr=ut,wn=fe,rr=G,Wt=0,Xt=0,Lt=0,ln=0;n.bbox={};let za=!1,Bo=!1,Cr=!1,or=!1,Go=!1,en=!1;function ja(l,c,p){(p||l!=n.width||c!=n.height)&&tl(l,c),Lr(!1),Cr=!0,Bo=!0,Ur()}function tl(l,c){n.width=En=fe=l,n.height=tr=G=c,We=ut=0,mp(),pp();let p=n.bbox;Wt=p.left=hr(We*Re,.5),Xt=p.top=hr(ut*Re,.5),Lt=p.width=hr(fe*Re,.5),ln=p.height=hr(G*Re,.5)}let up=3;function cp(){let l=!1,c=0;for(;!l;){c++;let p=Sp(c),g=_p(c);l=c==up||p&&g,l||(tl(n.width,n.height),Bo=!0)}}function dp({width:l,height:c}){ja(l,c)}n.setSize=dp;function mp(){let l=!1,c=!1,p=!1,g=!1;R.forEach((w,v)=>{if(w.show&&w._show){let{side:A,_size:D}=w,U=A%2,F=w.label!=null?w.labelSize:0,B=D+F;B>0&&(U?(fe-=B,A==3?(We+=B,g=!0):p=!0):(G-=B,A==0?(ut+=B,l=!0):c=!0))}}),ir[0]=l,ir[1]=p,ir[2]=c,ir[3]=g,fe-=Fn[1]+Fn[3],We+=Fn[3],G-=Fn[2]+Fn[0],ut+=Fn[0]}function pp(){let l=We+fe,c=ut+G,p=We,g=ut;function w(v,A){switch(v){case 1:return l+=A,l-A;case 2:return c+=A,c-A;case 3:return p-=A,p+A;case 0:return g-=A,g+A}}R.forEach((v,A)=>{if(v.show&&v._show){let D=v.side;v._pos=w(D,v._size),v.label!=null&&(v._lpos=w(D,v.labelSize))}})}if(z.dataIdx==null){let l=z.hover,c=l.skip=new Set(l.skip??[]);c.add(void 0);let p=l.prox=be(l.prox),g=l.bias??=0;z.dataIdx=(w,v,A,D)=>{if(v==0)return A;let U=A,F=p(w,v,A,D)??$e,B=F>=0&&F<$e,Q=L.ori==0?fe:G,ue=z.left,Ae=t[0],Te=t[v];if(c.has(Te[A])){U=null;let ge=null,ae=null,K;if(g==0||g==-1)for(K=A;ge==null&&K-- >0;)c.has(Te[K])||(ge=K);if(g==0||g==1)for(K=A;ae==null&&K++<Te.length;)c.has(Te[K])||(ae=K);if(ge!=null||ae!=null)if(B){let Ve=ge==null?-1/0:O(Ae[ge],L,Q,0),Je=ae==null?1/0:O(Ae[ae],L,Q,0),wt=ue-Ve,Le=Je-ue;wt<=Le?wt<=F&&(U=ge):Le<=F&&(U=ae)}else U=ae==null?ge:ge==null?ae:A-ge<=ae-A?ge:ae}else B&&pt(ue-O(Ae[A],L,Q,0))>F&&(U=null);return U}}let ar=l=>{z.event=l};z.idxs=he,z._lock=!1;let _t=z.points;_t.show=be(_t.show),_t.size=be(_t.size),_t.stroke=be(_t.stroke),_t.width=be(_t.width),_t.fill=be(_t.fill);let vn=n.focus=lt({},e.focus||{alpha:.3},z.focus),Ar=vn.prox>=0,Rr=Ar&&_t.one,tn=[],Pr=[],Dr=[];function nl(l,c){let p=_t.show(n,c);if(p instanceof HTMLElement)return zt(p,Jf),zt(p,l.class),An(p,-10,-10,fe,G),T.insertBefore(p,tn[c]),p}function rl(l,c){if(a==1||c>0){let p=a==1&&x[l.scale].time,g=l.value;l.value=p?zc(g)?ed(W,Xc(g,$)):g||H:g||dg,l.label=l.label||(p?rg:ng)}if(Rr||c>0){l.width=l.width==null?1:l.width,l.paths=l.paths||Tg||hh,l.fillTo=be(l.fillTo||gg),l.pxAlign=+Ce(l.pxAlign,E),l.pxRound=ud(l.pxAlign),l.stroke=be(l.stroke||null),l.fill=be(l.fill||null),l._stroke=l._fill=l._paths=l._focus=null;let p=mg(Et(1,l.width),1),g=l.points=lt({},{size:p,width:Et(1,p*.2),stroke:l.stroke,space:p*2,paths:Cg,_stroke:null,_fill:null},l.points);g.show=be(g.show),g.filter=be(g.filter),g.fill=be(g.fill),g.stroke=be(g.stroke),g.paths=be(g.paths),g.pxAlign=l.pxAlign}if(Me){let p=qo(l,c);ze.splice(c,0,p[0]),bn.splice(c,0,p[1]),le.values.push(null)}if(xe){he.splice(c,0,null);let p=null;Rr?c==0&&(p=nl(l,c)):c>0&&(p=nl(l,c)),tn.splice(c,0,p),Pr.splice(c,0,0),Dr.splice(c,0,0)}bt("addSeries",c)}function fp(l,c){c=c??k.length,l=a==1?ds(l,c,nd,sd):ds(l,c,{},id),k.splice(c,0,l),rl(k[c],c)}n.addSeries=fp;function hp(l){if(k.splice(l,1),Me){le.values.splice(l,1),bn.splice(l,1);let c=ze.splice(l,1)[0];xr(null,c.firstChild),c.remove()}xe&&(he.splice(l,1),tn.splice(l,1)[0].remove(),Pr.splice(l,1),Dr.splice(l,1)),bt("delSeries",l)}n.delSeries=hp;let ir=[!1,!1,!1,!1];function gp(l,c){if(l._show=l.show,l.show){let p=l.side%2,g=x[l.scale];g==null&&(l.scale=p?k[1].scale:N,g=x[l.scale]);let w=g.time;l.size=be(l.size),l.space=be(l.space),l.rotate=be(l.rotate),Jn(l.incrs)&&l.incrs.forEach(A=>{!Zn.has(A)&&Zn.set(A,Sd(A))}),l.incrs=be(l.incrs||(g.distr==2?Mh:w?S==1?Oh:qh:gr)),l.splits=be(l.splits||(w&&g.distr==1?we:g.distr==3?ss:g.distr==4?ig:ag)),l.stroke=be(l.stroke),l.grid.stroke=be(l.grid.stroke),l.ticks.stroke=be(l.ticks.stroke),l.border.stroke=be(l.border.stroke);let v=l.values;l.values=Jn(v)&&!Jn(v[0])?be(v):w?Jn(v)?Zc(W,Jc(v,$)):zc(v)?Qh(W,v):v||se:v||og,l.filter=be(l.filter||(g.distr>=3&&g.log==10?ug:g.distr==3&&g.log==2?cg:vd)),l.font=pd(l.font),l.labelFont=pd(l.labelFont),l._size=l.size(n,null,c,0),l._space=l._rotate=l._incrs=l._found=l._splits=l._values=null,l._size>0&&(ir[c]=!0,l._el=an(zf,f))}}function uo(l,c,p,g){let[w,v,A,D]=p,U=c%2,F=0;return U==0&&(D||v)&&(F=c==0&&!w||c==2&&!A?mt(td.size/3):0),U==1&&(w||A)&&(F=c==1&&!v||c==3&&!D?mt(od.size/2):0),F}let ol=n.padding=(e.padding||[uo,uo,uo,uo]).map(l=>be(Ce(l,uo))),Fn=n._padding=ol.map((l,c)=>l(n,c,ir,0)),kt,ft=null,ht=null,Qo=a==1?k[0].idxs:null,un=null,co=!1;function al(l,c){if(t=l??[],n.data=n._data=t,a==2){kt=0;for(let p=1;p<k.length;p++)kt+=t[p][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),un=t[0],kt=un.length;let p=t;if(ne==2){p=t.slice();let g=p[0]=Array(kt);for(let w=0;w<kt;w++)g[w]=w}n._data=t=p}if(Lr(!0),bt("setData"),ne==2&&(Cr=!0),c!==!1){let p=L;p.auto(n,co)?Ya():qn(N,p.min,p.max),or=or||z.left>=0,en=!0,Ur()}}n.setData=al;function Ya(){co=!0;let l,c;a==1&&(kt>0?(ft=Qo[0]=0,ht=Qo[1]=kt-1,l=t[0][ft],c=t[0][ht],ne==2?(l=ft,c=ht):l==c&&(ne==3?[l,c]=Ra(l,l,L.log,!1):ne==4?[l,c]=hs(l,l,L.log,!1):L.time?c=l+mt(86400/S):[l,c]=Ta(l,c,gs,!0))):(ft=Qo[0]=l=null,ht=Qo[1]=c=null)),qn(N,l,c)}let Ho,Er,Ka,Ja,Za,Xa,ei,ti,ni,Ut;function il(l,c,p,g,w,v){l??=Dc,p??=bs,g??="butt",w??=Dc,v??="round",l!=Ho&&(h.strokeStyle=Ho=l),w!=Er&&(h.fillStyle=Er=w),c!=Ka&&(h.lineWidth=Ka=c),v!=Za&&(h.lineJoin=Za=v),g!=Xa&&(h.lineCap=Xa=g),p!=Ja&&h.setLineDash(Ja=p)}function sl(l,c,p,g){c!=Er&&(h.fillStyle=Er=c),l!=ei&&(h.font=ei=l),p!=ti&&(h.textAlign=ti=p),g!=ni&&(h.textBaseline=ni=g)}function ri(l,c,p,g,w=0){if(g.length>0&&l.auto(n,co)&&(c==null||c.min==null)){let v=Ce(ft,0),A=Ce(ht,g.length-1),D=p.min==null?uh(g,v,A,w,l.distr==3):[p.min,p.max];l.min=gn(l.min,p.min=D[0]),l.max=Et(l.max,p.max=D[1])}}let ll={min:null,max:null};function yp(){for(let g in x){let w=x[g];M[g]==null&&(w.min==null||M[N]!=null&&w.auto(n,co))&&(M[g]=ll)}for(let g in x){let w=x[g];M[g]==null&&w.from!=null&&M[w.from]!=null&&(M[g]=ll)}M[N]!=null&&Lr(!0);let l={};for(let g in M){let w=M[g];if(w!=null){let v=l[g]=no(x[g],bh);if(w.min!=null)lt(v,w);else if(g!=N||a==2)if(kt==0&&v.from==null){let A=v.range(n,null,null,g);v.min=A[0],v.max=A[1]}else v.min=$e,v.max=-$e}}if(kt>0){k.forEach((g,w)=>{if(a==1){let v=g.scale,A=M[v];if(A==null)return;let D=l[v];if(w==0){let U=D.range(n,D.min,D.max,v);D.min=U[0],D.max=U[1],ft=hn(D.min,t[0]),ht=hn(D.max,t[0]),ht-ft>1&&(t[0][ft]<D.min&&ft++,t[0][ht]>D.max&&ht--),g.min=un[ft],g.max=un[ht]}else g.show&&g.auto&&ri(D,A,g,t[w],g.sorted);g.idxs[0]=ft,g.idxs[1]=ht}else if(w>0&&g.show&&g.auto){let[v,A]=g.facets,D=v.scale,U=A.scale,[F,B]=t[w],Q=l[D],ue=l[U];Q!=null&&ri(Q,M[D],v,F,v.sorted),ue!=null&&ri(ue,M[U],A,B,A.sorted),g.min=A.min,g.max=A.max}});for(let g in l){let w=l[g],v=M[g];if(w.from==null&&(v==null||v.min==null)){let A=w.range(n,w.min==$e?null:w.min,w.max==-$e?null:w.max,g);w.min=A[0],w.max=A[1]}}}for(let g in l){let w=l[g];if(w.from!=null){let v=l[w.from];if(v.min==null)w.min=w.max=null;else{let A=w.range(n,v.min,v.max,g);w.min=A[0],w.max=A[1]}}}let c={},p=!1;for(let g in l){let w=l[g],v=x[g];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let A=v.distr;v._min=A==3?In(v.min):A==4?Zi(v.min,v.asinh):A==100?v.fwd(v.min):v.min,v._max=A==3?In(v.max):A==4?Zi(v.max,v.asinh):A==100?v.fwd(v.max):v.max,c[g]=p=!0}}if(p){k.forEach((g,w)=>{a==2?w>0&&c.y&&(g._paths=null):c[g.scale]&&(g._paths=null)});for(let g in c)Cr=!0,bt("setScale",g);xe&&z.left>=0&&(or=en=!0)}for(let g in M)M[g]=null}function bp(l){let c=is(ft-1,0,kt-1),p=is(ht+1,0,kt-1);for(;l[c]==null&&c>0;)c--;for(;l[p]==null&&p<kt-1;)p++;return[c,p]}function wp(){if(kt>0){let l=k.some(c=>c._focus)&&Ut!=vn.alpha;l&&(h.globalAlpha=Ut=vn.alpha),k.forEach((c,p)=>{if(p>0&&c.show&&(ul(p,!1),ul(p,!0),c._paths==null)){let g=Ut;Ut!=c.alpha&&(h.globalAlpha=Ut=c.alpha);let w=a==2?[0,t[p][0].length-1]:bp(t[p]);c._paths=c.paths(n,p,w[0],w[1]),Ut!=g&&(h.globalAlpha=Ut=g)}}),k.forEach((c,p)=>{if(p>0&&c.show){let g=Ut;Ut!=c.alpha&&(h.globalAlpha=Ut=c.alpha),c._paths!=null&&cl(p,!1);{let w=c._paths!=null?c._paths.gaps:null,v=c.points.show(n,p,ft,ht,w),A=c.points.filter(n,p,v,w);(v||A)&&(c.points._paths=c.points.paths(n,p,ft,ht,A),cl(p,!0))}Ut!=g&&(h.globalAlpha=Ut=g),bt("drawSeries",p)}}),l&&(h.globalAlpha=Ut=1)}}function ul(l,c){let p=c?k[l].points:k[l];p._stroke=p.stroke(n,l),p._fill=p.fill(n,l)}function cl(l,c){let p=c?k[l].points:k[l],{stroke:g,fill:w,clip:v,flags:A,_stroke:D=p._stroke,_fill:U=p._fill,_width:F=p.width}=p._paths;F=Ie(F*Re,3);let B=null,Q=F%2/2;c&&U==null&&(U=F>0?"#fff":D);let ue=p.pxAlign==1&&Q>0;if(ue&&h.translate(Q,Q),!c){let Ae=Wt-F/2,Te=Xt-F/2,ge=Lt+F,ae=ln+F;B=new Path2D,B.rect(Ae,Te,ge,ae)}c?oi(D,F,p.dash,p.cap,U,g,w,A,v):vp(l,D,F,p.dash,p.cap,U,g,w,A,B,v),ue&&h.translate(-Q,-Q)}function vp(l,c,p,g,w,v,A,D,U,F,B){let Q=!1;U!=0&&q.forEach((ue,Ae)=>{if(ue.series[0]==l){let Te=k[ue.series[1]],ge=t[ue.series[1]],ae=(Te._paths||No).band;Jn(ae)&&(ae=ue.dir==1?ae[0]:ae[1]);let K,Ve=null;Te.show&&ae&&dh(ge,ft,ht)?(Ve=ue.fill(n,Ae)||v,K=Te._paths.clip):ae=null,oi(c,p,g,w,Ve,A,D,U,F,B,K,ae),Q=!0}}),Q||oi(c,p,g,w,v,A,D,U,F,B)}let dl=ro|us;function oi(l,c,p,g,w,v,A,D,U,F,B,Q){il(l,c,p,g,w),(U||F||Q)&&(h.save(),U&&h.clip(U),F&&h.clip(F)),Q?(D&dl)==dl?(h.clip(Q),B&&h.clip(B),jo(w,A),zo(l,v,c)):D&us?(jo(w,A),h.clip(Q),zo(l,v,c)):D&ro&&(h.save(),h.clip(Q),B&&h.clip(B),jo(w,A),h.restore(),zo(l,v,c)):(jo(w,A),zo(l,v,c)),(U||F||Q)&&h.restore()}function zo(l,c,p){p>0&&(c instanceof Map?c.forEach((g,w)=>{h.strokeStyle=Ho=w,h.stroke(g)}):c!=null&&l&&h.stroke(c))}function jo(l,c){c instanceof Map?c.forEach((p,g)=>{h.fillStyle=Er=g,h.fill(p)}):c!=null&&l&&h.fill(c)}function kp(l,c,p,g){let w=R[l],v;if(g<=0)v=[0,0];else{let A=w._space=w.space(n,l,c,p,g),D=w._incrs=w.incrs(n,l,c,p,g,A);v=Lg(c,p,D,g,A)}return w._found=v}function ai(l,c,p,g,w,v,A,D,U,F){let B=A%2/2;E==1&&h.translate(B,B),il(D,A,U,F,D),h.beginPath();let Q,ue,Ae,Te,ge=w+(g==0||g==3?-v:v);p==0?(ue=w,Te=ge):(Q=w,Ae=ge);for(let ae=0;ae<l.length;ae++)c[ae]!=null&&(p==0?Q=Ae=l[ae]:ue=Te=l[ae],h.moveTo(Q,ue),h.lineTo(Ae,Te));h.stroke(),E==1&&h.translate(-B,-B)}function Sp(l){let c=!0;return R.forEach((p,g)=>{if(!p.show)return;let w=x[p.scale];if(w.min==null){p._show&&(c=!1,p._show=!1,Lr(!1));return}else p._show||(c=!1,p._show=!0,Lr(!1));let v=p.side,A=v%2,{min:D,max:U}=w,[F,B]=kp(g,D,U,A==0?fe:G);if(B==0)return;let Q=w.distr==2,ue=p._splits=p.splits(n,g,D,U,F,B,Q),Ae=w.distr==2?ue.map(K=>un[K]):ue,Te=w.distr==2?un[ue[1]]-un[ue[0]]:F,ge=p._values=p.values(n,p.filter(n,Ae,g,B,Te),g,B,Te);p._rotate=v==2?p.rotate(n,ge,g,B):0;let ae=p._size;p._size=sn(p.size(n,ge,g,l)),ae!=null&&p._size!=ae&&(c=!1)}),c}function _p(l){let c=!0;return ol.forEach((p,g)=>{let w=p(n,g,ir,l);w!=Fn[g]&&(c=!1),Fn[g]=w}),c}function xp(){for(let l=0;l<R.length;l++){let c=R[l];if(!c.show||!c._show)continue;let p=c.side,g=p%2,w,v,A=c.stroke(n,l),D=p==0||p==3?-1:1,[U,F]=c._found;if(c.label!=null){let Rt=c.labelGap*D,Vt=mt((c._lpos+Rt)*Re);sl(c.labelFont[0],A,"center",p==2?"top":Pc),h.save(),g==1?(w=v=0,h.translate(Vt,mt(Xt+ln/2)),h.rotate((p==3?-_a:_a)/2)):(w=mt(Wt+Lt/2),v=Vt);let ur=bd(c.label)?c.label(n,l,U,F):c.label;h.fillText(ur,w,v),h.restore()}if(F==0)continue;let B=x[c.scale],Q=g==0?Lt:ln,ue=g==0?Wt:Xt,Ae=c._splits,Te=B.distr==2?Ae.map(Rt=>un[Rt]):Ae,ge=B.distr==2?un[Ae[1]]-un[Ae[0]]:U,ae=c.ticks,K=c.border,Ve=ae.show?ae.size:0,Je=mt(Ve*Re),wt=mt((c.alignTo==2?c._size-Ve-c.gap:c.gap)*Re),Le=c._rotate*-_a/180,Ze=P(c._pos*Re),Ot=(Je+wt)*D,At=Ze+Ot;v=g==0?At:0,w=g==1?At:0;let nn=c.font[0],cn=c.align==1?Jr:c.align==2?Yi:Le>0?Jr:Le<0?Yi:g==0?"center":p==3?Yi:Jr,_n=Le||g==1?"middle":p==2?"top":Pc;sl(nn,A,cn,_n);let Ft=c.font[1]*c.lineGap,rn=Ae.map(Rt=>P(u(Rt,B,Q,ue))),dn=c._values;for(let Rt=0;Rt<dn.length;Rt++){let Vt=dn[Rt];if(Vt!=null){g==0?w=rn[Rt]:v=rn[Rt],Vt=""+Vt;let ur=Vt.indexOf(`
`)==-1?[Vt]:Vt.split(/\n/gm);for(let Pt=0;Pt<ur.length;Pt++){let Dl=ur[Pt];Le?(h.save(),h.translate(w,v+Pt*Ft),h.rotate(Le),h.fillText(Dl,0,0),h.restore()):h.fillText(Dl,w,v+Pt*Ft)}}}ae.show&&ai(rn,ae.filter(n,Te,l,F,ge),g,p,Ze,Je,Ie(ae.width*Re,3),ae.stroke(n,l),ae.dash,ae.cap);let xn=c.grid;xn.show&&ai(rn,xn.filter(n,Te,l,F,ge),g,g==0?2:1,g==0?Xt:Wt,g==0?ln:Lt,Ie(xn.width*Re,3),xn.stroke(n,l),xn.dash,xn.cap),K.show&&ai([Ze],[1],g==0?1:0,g==0?1:2,g==1?Xt:Wt,g==1?ln:Lt,Ie(K.width*Re,3),K.stroke(n,l),K.dash,K.cap)}bt("drawAxes")}function Lr(l){k.forEach((c,p)=>{p>0&&(c._paths=null,l&&(a==1?(c.min=null,c.max=null):c.facets.forEach(g=>{g.min=null,g.max=null})))})}let Yo=!1,ii=!1,mo=[];function Tp(){ii=!1;for(let l=0;l<mo.length;l++)bt(...mo[l]);mo.length=0}function Ur(){Yo||(Th(ml),Yo=!0)}function Cp(l,c=!1){Yo=!0,ii=c,l(n),ml(),c&&mo.length>0&&queueMicrotask(Tp)}n.batch=Cp;function ml(){if(za&&(yp(),za=!1),Cr&&(cp(),Cr=!1),Bo){if(Be(b,Jr,We),Be(b,"top",ut),Be(b,Do,fe),Be(b,Eo,G),Be(T,Jr,We),Be(T,"top",ut),Be(T,Do,fe),Be(T,Eo,G),Be(f,Do,En),Be(f,Eo,tr),y.width=mt(En*Re),y.height=mt(tr*Re),R.forEach(({_el:l,_show:c,_size:p,_pos:g,side:w})=>{if(l!=null)if(c){let v=w===3||w===0?p:0,A=w%2==1;Be(l,A?"left":"top",g-v),Be(l,A?"width":"height",p),Be(l,A?"top":"left",A?ut:We),Be(l,A?"height":"width",A?G:fe),os(l,yr)}else zt(l,yr)}),Ho=Er=Ka=Za=Xa=ei=ti=ni=Ja=null,Ut=1,ho(!0),We!=Tr||ut!=nr||fe!=wn||G!=rr){Lr(!1);let l=fe/wn,c=G/rr;if(xe&&!or&&z.left>=0){z.left*=l,z.top*=c,Nr&&An(Nr,mt(z.left),0,fe,G),$r&&An($r,0,mt(z.top),fe,G);for(let p=0;p<tn.length;p++){let g=tn[p];g!=null&&(Pr[p]*=l,Dr[p]*=c,An(g,sn(Pr[p]),sn(Dr[p]),fe,G))}}if(Fe.show&&!Go&&Fe.left>=0&&Fe.width>0){Fe.left*=l,Fe.width*=l,Fe.top*=c,Fe.height*=c;for(let p in mi)Be(Wr,p,Fe[p])}Tr=We,nr=ut,wn=fe,rr=G}bt("setSize"),Bo=!1}En>0&&tr>0&&(h.clearRect(0,0,y.width,y.height),bt("drawClear"),J.forEach(l=>l()),bt("draw")),Fe.show&&Go&&(Ko(Fe),Go=!1),xe&&or&&(lr(null,!0,!1),or=!1),le.show&&le.live&&en&&(ci(),en=!1),d||(d=!0,n.status=1,bt("ready")),co=!1,Yo=!1}n.redraw=(l,c)=>{Cr=c||!1,l!==!1?qn(N,L.min,L.max):Ur()};function si(l,c){let p=x[l];if(p.from==null){if(kt==0){let g=p.range(n,c.min,c.max,l);c.min=g[0],c.max=g[1]}if(c.min>c.max){let g=c.min;c.min=c.max,c.max=g}if(kt>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;l==N&&p.distr==2&&kt>0&&(c.min=hn(c.min,t[0]),c.max=hn(c.max,t[0]),c.min==c.max&&c.max++),M[l]=c,za=!0,Ur()}}n.setScale=si;let li,ui,Nr,$r,pl,fl,Ir,Mr,hl,gl,Oe,Ge,Vn=!1,St=z.drag,gt=St.x,yt=St.y;xe&&(z.x&&(li=an(Yf,T)),z.y&&(ui=an(Kf,T)),L.ori==0?(Nr=li,$r=ui):(Nr=ui,$r=li),Oe=z.left,Ge=z.top);let Fe=n.select=lt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Wr=Fe.show?an(jf,Fe.over?T:b):null;function Ko(l,c){if(Fe.show){for(let p in l)Fe[p]=l[p],p in mi&&Be(Wr,p,l[p]);c!==!1&&bt("setSelect")}}n.setSelect=Ko;function Ap(l){if(k[l].show)Me&&os(ze[l],yr);else if(Me&&zt(ze[l],yr),xe){let p=Rr?tn[0]:tn[l];p!=null&&An(p,-10,-10,fe,G)}}function qn(l,c,p){si(l,{min:c,max:p})}function kn(l,c,p,g){c.focus!=null&&Lp(l),c.show!=null&&k.forEach((w,v)=>{v>0&&(l==v||l==null)&&(w.show=c.show,Ap(v),a==2?(qn(w.facets[0].scale,null,null),qn(w.facets[1].scale,null,null)):qn(w.scale,null,null),Ur())}),p!==!1&&bt("setSeries",l,c),g&&go("setSeries",n,l,c)}n.setSeries=kn;function Rp(l,c){lt(q[l],c)}function Pp(l,c){l.fill=be(l.fill||null),l.dir=Ce(l.dir,-1),c=c??q.length,q.splice(c,0,l)}function Dp(l){l==null?q.length=0:q.splice(l,1)}n.addBand=Pp,n.setBand=Rp,n.delBand=Dp;function Ep(l,c){k[l].alpha=c,xe&&tn[l]!=null&&(tn[l].style.opacity=c),Me&&ze[l]&&(ze[l].style.opacity=c)}let Ln,Bn,sr,Or={focus:!0};function Lp(l){if(l!=sr){let c=l==null,p=vn.alpha!=1;k.forEach((g,w)=>{if(a==1||w>0){let v=c||w==0||w==l;g._focus=c?null:v,p&&Ep(w,v?1:vn.alpha)}}),sr=l,p&&Ur()}}Me&&Ar&&Ct(Uc,ve,l=>{z._lock||(ar(l),sr!=null&&kn(null,Or,!0,rt.setSeries))});function Sn(l,c,p){let g=x[c];p&&(l=l/Re-(g.ori==1?ut:We));let w=fe;g.ori==1&&(w=G,l=w-l),g.dir==-1&&(l=w-l);let v=g._min,A=g._max,D=l/w,U=v+(A-v)*D,F=g.distr;return F==3?eo(10,U):F==4?ph(U,g.asinh):F==100?g.bwd(U):U}function Up(l,c){let p=Sn(l,N,c);return hn(p,t[0],ft,ht)}n.valToIdx=l=>hn(l,t[0]),n.posToIdx=Up,n.posToVal=Sn,n.valToPos=(l,c,p)=>x[c].ori==0?i(l,x[c],p?Lt:fe,p?Wt:0):s(l,x[c],p?ln:G,p?Xt:0),n.setCursor=(l,c,p)=>{Oe=l.left,Ge=l.top,lr(null,c,p)};function yl(l,c){Be(Wr,Jr,Fe.left=l),Be(Wr,Do,Fe.width=c)}function bl(l,c){Be(Wr,"top",Fe.top=l),Be(Wr,Eo,Fe.height=c)}let po=L.ori==0?yl:bl,fo=L.ori==1?yl:bl;function Np(){if(Me&&le.live)for(let l=a==2?1:0;l<k.length;l++){if(l==0&&Zt)continue;let c=le.values[l],p=0;for(let g in c)bn[l][p++].firstChild.nodeValue=c[g]}}function ci(l,c){if(l!=null&&(l.idxs?l.idxs.forEach((p,g)=>{he[g]=p}):yh(l.idx)||he.fill(l.idx),le.idx=he[0]),Me&&le.live){for(let p=0;p<k.length;p++)(p>0||a==1&&!Zt)&&$p(p,he[p]);Np()}en=!1,c!==!1&&bt("setLegend")}n.setLegend=ci;function $p(l,c){let p=k[l],g=l==0&&ne==2?un:t[l],w;Zt?w=p.values(n,l,c)??On:(w=p.value(n,c==null?null:g[c],l,c),w=w==null?On:{_:w}),le.values[l]=w}function lr(l,c,p){hl=Oe,gl=Ge,[Oe,Ge]=z.move(n,Oe,Ge),z.left=Oe,z.top=Ge,xe&&(Nr&&An(Nr,mt(Oe),0,fe,G),$r&&An($r,0,mt(Ge),fe,G));let g,w=ft>ht;Ln=$e,Bn=null;let v=L.ori==0?fe:G,A=L.ori==1?fe:G;if(Oe<0||kt==0||w){g=z.idx=null;for(let D=0;D<k.length;D++){let U=tn[D];U!=null&&An(U,-10,-10,fe,G)}Ar&&kn(null,Or,!0,l==null&&rt.setSeries),le.live&&(he.fill(g),en=!0)}else{let D,U,F;a==1&&(D=L.ori==0?Oe:Ge,U=Sn(D,N),g=z.idx=hn(U,t[0],ft,ht),F=O(t[0][g],L,v,0));let B=-10,Q=-10,ue=0,Ae=0,Te=!0,ge="",ae="";for(let K=a==2?1:0;K<k.length;K++){let Ve=k[K],Je=he[K],wt=Je==null?null:a==1?t[K][Je]:t[K][1][Je],Le=z.dataIdx(n,K,g,U),Ze=Le==null?null:a==1?t[K][Le]:t[K][1][Le];if(en=en||Ze!=wt||Le!=Je,he[K]=Le,K>0&&Ve.show){let Ot=Le==null?-10:Le==g?F:O(a==1?t[0][Le]:t[K][0][Le],L,v,0),At=Ze==null?-10:I(Ze,a==1?x[Ve.scale]:x[Ve.facets[1].scale],A,0);if(Ar&&Ze!=null){let nn=L.ori==1?Oe:Ge,cn=pt(vn.dist(n,K,Le,At,nn));if(cn<Ln){let _n=vn.bias;if(_n!=0){let Ft=Sn(nn,Ve.scale),rn=Ze>=0?1:-1,dn=Ft>=0?1:-1;dn==rn&&(dn==1?_n==1?Ze>=Ft:Ze<=Ft:_n==1?Ze<=Ft:Ze>=Ft)&&(Ln=cn,Bn=K)}else Ln=cn,Bn=K}}if(en||Rr){let nn,cn;L.ori==0?(nn=Ot,cn=At):(nn=At,cn=Ot);let _n,Ft,rn,dn,xn,Rt,Vt=!0,ur=_t.bbox;if(ur!=null){Vt=!1;let Pt=ur(n,K);rn=Pt.left,dn=Pt.top,_n=Pt.width,Ft=Pt.height}else rn=nn,dn=cn,_n=Ft=_t.size(n,K);if(Rt=_t.fill(n,K),xn=_t.stroke(n,K),Rr)K==Bn&&Ln<=vn.prox&&(B=rn,Q=dn,ue=_n,Ae=Ft,Te=Vt,ge=Rt,ae=xn);else{let Pt=tn[K];Pt!=null&&(Pr[K]=rn,Dr[K]=dn,Fc(Pt,_n,Ft,Vt),Wc(Pt,Rt,xn),An(Pt,sn(rn),sn(dn),fe,G))}}}}if(Rr){let K=vn.prox,Ve=sr==null?Ln<=K:Ln>K||Bn!=sr;if(en||Ve){let Je=tn[0];Je!=null&&(Pr[0]=B,Dr[0]=Q,Fc(Je,ue,Ae,Te),Wc(Je,ge,ae),An(Je,sn(B),sn(Q),fe,G))}}}if(Fe.show&&Vn)if(l!=null){let[D,U]=rt.scales,[F,B]=rt.match,[Q,ue]=l.cursor.sync.scales,Ae=l.cursor.drag;if(gt=Ae._x,yt=Ae._y,gt||yt){let{left:Te,top:ge,width:ae,height:K}=l.select,Ve=l.scales[Q].ori,Je=l.posToVal,wt,Le,Ze,Ot,At,nn=D!=null&&F(D,Q),cn=U!=null&&B(U,ue);nn&&gt?(Ve==0?(wt=Te,Le=ae):(wt=ge,Le=K),Ze=x[D],Ot=O(Je(wt,Q),Ze,v,0),At=O(Je(wt+Le,Q),Ze,v,0),po(gn(Ot,At),pt(At-Ot))):po(0,v),cn&&yt?(Ve==1?(wt=Te,Le=ae):(wt=ge,Le=K),Ze=x[U],Ot=I(Je(wt,ue),Ze,A,0),At=I(Je(wt+Le,ue),Ze,A,0),fo(gn(Ot,At),pt(At-Ot))):fo(0,A)}else pi()}else{let D=pt(hl-pl),U=pt(gl-fl);if(L.ori==1){let ue=D;D=U,U=ue}gt=St.x&&D>=St.dist,yt=St.y&&U>=St.dist;let F=St.uni;F!=null?gt&&yt&&(gt=D>=F,yt=U>=F,!gt&&!yt&&(U>D?yt=!0:gt=!0)):St.x&&St.y&&(gt||yt)&&(gt=yt=!0);let B,Q;gt&&(L.ori==0?(B=Ir,Q=Oe):(B=Mr,Q=Ge),po(gn(B,Q),pt(Q-B)),yt||fo(0,A)),yt&&(L.ori==1?(B=Ir,Q=Oe):(B=Mr,Q=Ge),fo(gn(B,Q),pt(Q-B)),gt||po(0,v)),!gt&&!yt&&(po(0,0),fo(0,0))}if(St._x=gt,St._y=yt,l==null){if(p){if(Pl!=null){let[D,U]=rt.scales;rt.values[0]=D!=null?Sn(L.ori==0?Oe:Ge,D):null,rt.values[1]=U!=null?Sn(L.ori==1?Oe:Ge,U):null}go(Ki,n,Oe,Ge,fe,G,g)}if(Ar){let D=p&&rt.setSeries,U=vn.prox;sr==null?Ln<=U&&kn(Bn,Or,!0,D):Ln>U?kn(null,Or,!0,D):Bn!=sr&&kn(Bn,Or,!0,D)}}en&&(le.idx=g,ci()),c!==!1&&bt("setCursor")}let Gn=null;Object.defineProperty(n,"rect",{get(){return Gn==null&&ho(!1),Gn}});function ho(l=!1){l?Gn=null:(Gn=T.getBoundingClientRect(),bt("syncRect",Gn))}function wl(l,c,p,g,w,v,A){z._lock||Vn&&l!=null&&l.movementX==0&&l.movementY==0||(di(l,c,p,g,w,v,A,!1,l!=null),l!=null?lr(null,!0,!0):lr(c,!0,!1))}function di(l,c,p,g,w,v,A,D,U){if(Gn==null&&ho(!1),ar(l),l!=null)p=l.clientX-Gn.left,g=l.clientY-Gn.top;else{if(p<0||g<0){Oe=-10,Ge=-10;return}let[F,B]=rt.scales,Q=c.cursor.sync,[ue,Ae]=Q.values,[Te,ge]=Q.scales,[ae,K]=rt.match,Ve=c.axes[0].side%2==1,Je=L.ori==0?fe:G,wt=L.ori==1?fe:G,Le=Ve?v:w,Ze=Ve?w:v,Ot=Ve?g:p,At=Ve?p:g;if(Te!=null?p=ae(F,Te)?u(ue,x[F],Je,0):-10:p=Je*(Ot/Le),ge!=null?g=K(B,ge)?u(Ae,x[B],wt,0):-10:g=wt*(At/Ze),L.ori==1){let nn=p;p=g,g=nn}}U&&(c==null||c.cursor.event.type==Ki)&&((p<=1||p>=fe-1)&&(p=hr(p,fe)),(g<=1||g>=G-1)&&(g=hr(g,G))),D?(pl=p,fl=g,[Ir,Mr]=z.move(n,p,g)):(Oe=p,Ge=g)}let mi={width:0,height:0,left:0,top:0};function pi(){Ko(mi,!1)}let vl,kl,Sl,_l;function xl(l,c,p,g,w,v,A){Vn=!0,gt=yt=St._x=St._y=!1,di(l,c,p,g,w,v,A,!0,!1),l!=null&&(Ct(Ji,ns,Tl,!1),go(Ec,n,Ir,Mr,fe,G,null));let{left:D,top:U,width:F,height:B}=Fe;vl=D,kl=U,Sl=F,_l=B}function Tl(l,c,p,g,w,v,A){Vn=St._x=St._y=!1,di(l,c,p,g,w,v,A,!1,!0);let{left:D,top:U,width:F,height:B}=Fe,Q=F>0||B>0,ue=vl!=D||kl!=U||Sl!=F||_l!=B;if(Q&&ue&&Ko(Fe),St.setScale&&Q&&ue){let Ae=D,Te=F,ge=U,ae=B;if(L.ori==1&&(Ae=U,Te=B,ge=D,ae=F),gt&&qn(N,Sn(Ae,N),Sn(Ae+Te,N)),yt)for(let K in x){let Ve=x[K];K!=N&&Ve.from==null&&Ve.min!=$e&&qn(K,Sn(ge+ae,K),Sn(ge,K))}pi()}else z.lock&&(z._lock=!z._lock,lr(c,!0,l!=null));l!=null&&(xr(Ji,ns),go(Ji,n,Oe,Ge,fe,G,null))}function Ip(l,c,p,g,w,v,A){if(z._lock)return;ar(l);let D=Vn;if(Vn){let U=!0,F=!0,B=10,Q,ue;L.ori==0?(Q=gt,ue=yt):(Q=yt,ue=gt),Q&&ue&&(U=Oe<=B||Oe>=fe-B,F=Ge<=B||Ge>=G-B),Q&&U&&(Oe=Oe<Ir?0:fe),ue&&F&&(Ge=Ge<Mr?0:G),lr(null,!0,!0),Vn=!1}Oe=-10,Ge=-10,he.fill(null),lr(null,!0,!0),D&&(Vn=D)}function Cl(l,c,p,g,w,v,A){z._lock||(ar(l),Ya(),pi(),l!=null&&go(Nc,n,Oe,Ge,fe,G,null))}function Al(){R.forEach(Ug),ja(n.width,n.height,!0)}br(xa,Xr,Al);let Fr={};Fr.mousedown=xl,Fr.mousemove=wl,Fr.mouseup=Tl,Fr.dblclick=Cl,Fr.setSeries=(l,c,p,g)=>{let w=rt.match[2];p=w(n,c,p),p!=-1&&kn(p,g,!0,!1)},xe&&(Ct(Ec,T,xl),Ct(Ki,T,wl),Ct(Lc,T,l=>{ar(l),ho(!1)}),Ct(Uc,T,Ip),Ct(Nc,T,Cl),cs.add(n),n.syncRect=ho);let Jo=n.hooks=e.hooks||{};function bt(l,c,p){ii?mo.push([l,c,p]):l in Jo&&Jo[l].forEach(g=>{g.call(null,n,c,p)})}(e.plugins||[]).forEach(l=>{for(let c in l.hooks)Jo[c]=(Jo[c]||[]).concat(l.hooks[c])});let Rl=(l,c,p)=>p,rt=lt({key:null,setSeries:!1,filters:{pub:Qc,sub:Qc},scales:[N,k[1]?k[1].scale:null],match:[Hc,Hc,Rl],values:[null,null]},z.sync);rt.match.length==2&&rt.match.push(Rl),z.sync=rt;let Pl=rt.key,fi=qd(Pl);function go(l,c,p,g,w,v,A){rt.filters.pub(l,c,p,g,w,v,A)&&fi.pub(l,c,p,g,w,v,A)}fi.sub(n);function Mp(l,c,p,g,w,v,A){rt.filters.sub(l,c,p,g,w,v,A)&&Fr[l](null,c,p,g,w,v,A)}n.pub=Mp;function Wp(){fi.unsub(n),cs.delete(n),er.clear(),as(xa,Xr,Al),m.remove(),ve?.remove(),bt("destroy")}n.destroy=Wp;function hi(){bt("init",e,t),al(t||e.data,!1),M[N]?si(N,M[N]):Ya(),Go=Fe.show&&(Fe.width>0||Fe.height>0),or=en=!0,ja(e.width,e.height)}return k.forEach(rl),R.forEach(gp),r?r instanceof HTMLElement?(r.appendChild(m),hi()):r(n,hi):hi(),n}nt.assign=lt;nt.fmtNum=ys;nt.rangeNum=Ta;nt.rangeLog=Ra;nt.rangeAsinh=hs;nt.orient=vr;nt.pxRatio=Re;nt.join=xh;nt.fmtDate=ws,nt.tzDate=$h;nt.sync=qd;{nt.addGap=yg,nt.clipGaps=Ea;let e=nt.paths={points:jd};e.linear=Kd,e.stepped=vg,e.bars=kg,e.spline=_g}var Cs="smartmoney.theme",As=matchMedia("(prefers-color-scheme: dark)");function em(){let e=localStorage.getItem(Cs);return e==="light"||e==="dark"?e:"system"}function tm(e){e==="system"?localStorage.removeItem(Cs):localStorage.setItem(Cs,e)}function nm(e){let t=e==="system"?As.matches?"dark":"light":e,r=document.documentElement;return r.dataset.theme=t,r.classList.toggle("dark-mode",t==="dark"),t}var $a=Ne(em()),Rs=Ne("light");function Ps(){Rs.value=nm($a.value)}As.addEventListener("change",Ps);Ps();function rm(e){$a.value=e,tm(e),Ps()}function om(e,t){let r=e.over.querySelector(".tip");if(!t||(e.cursor.left??-1)<0){r?.remove();return}r||(r=document.createElement("div"),r.className="tip",e.over.append(r)),r.replaceChildren(Ia("strong",t.head),...t.rows.map(({name:u,value:d,tone:m})=>{let y=Ia("div","");return y.append(Ia("span",u,`dot tone-${m}`),Ia("b",d)),y}));let{clientWidth:n,clientHeight:a}=e.over,i=12,s=t.left+i+r.offsetWidth<=n;r.style.left=`${s?t.left+i:Math.max(0,t.left-i-r.offsetWidth)}px`,r.style.top=`${Math.max(0,Math.min((e.cursor.top??0)-r.offsetHeight/2,a-r.offsetHeight))}px`}function Ia(e,t,r=""){let n=document.createElement(e);return n.textContent=t,n.className=r,n}function yn({label:e,times:t,lines:r,format:n,ticks:a,height:i=240,moment:s}){let u=ct(null),d=ct(void 0),m=ct({times:t,lines:r,format:n,ticks:a,moment:s}),y=ct(void 0),[h,f]=ee(!1);m.current={times:t,lines:r,format:n,ticks:a,moment:s};let b=Rs.value,T=JSON.stringify(r.map(({values:S,...k})=>k)),E=JSON.stringify([t,r.map(S=>S.values),s]);Ue(()=>{let S=u.current;if(!S)return;let k=q=>{y.current=q,f(q!==void 0)},R=new nt($g(S,m,i,k),am(m.current),S);y.current&&R.setScale("x",{min:y.current[0],max:y.current[1]}),d.current=R;let x=new ResizeObserver(()=>R.setSize({width:Math.max(S.clientWidth,200),height:i}));return x.observe(S),()=>{x.disconnect(),R.destroy(),d.current=void 0}},[T,b,i]),Ue(()=>{d.current?.batch(S=>{let k=y.current;S.setData(am(m.current),k===void 0),k&&S.setScale("x",{min:k[0],max:k[1]})})},[E]);let P=()=>d.current?.setScale("x",{min:t[0]??0,max:t.at(-1)??0});return o("figure",{class:"chart",children:[r.length>1&&o("ul",{class:"legend","aria-hidden":"true",children:r.map(S=>o("li",{class:`${S.points?"dot":"dash"} tone-${S.tone??"accent"}`,children:S.name},S.name))}),h&&o("button",{type:"button",class:"small whole",onClick:P,children:"Show all"}),o("div",{ref:u,class:"plot","aria-hidden":"true"}),o("figcaption",{class:"sr-only",children:[e,o(Ng,{times:t,lines:r,format:n})]})]})}function Ng({times:e,lines:t,format:r}){let n=Math.max(1,Math.floor(e.length/12)),a=i=>i%n===0||i===e.length-1||t.some(s=>s.points&&s.values[i]!=null);return o("table",{children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Time"}),t.map(i=>o("th",{scope:"col",children:i.name},i.name))]})}),o("tbody",{children:e.map((i,s)=>a(s)&&o("tr",{children:[o("th",{scope:"row",children:new Date(i*1e3).toISOString().slice(0,16)}),t.map(u=>o("td",{children:u.values[s]==null?"":r(u.values[s])},u.name))]},s))})]})}var am=({times:e,lines:t})=>[e,...t.map(r=>r.values)];function $g(e,t,r,n){let a=Ds(e,"--muted"),i=Ds(e,"--line"),u={stroke:a,font:"12px system-ui, sans-serif",grid:{stroke:i,width:1},ticks:{show:!1}},d=()=>t.current.times[0]??0,m=()=>t.current.times.at(-1)??0;return{width:Math.max(e.clientWidth,200),height:r,tzDate:y=>nt.tzDate(new Date(y*1e3),"Etc/UTC"),legend:{show:!1},cursor:{y:!1,points:{size:7},drag:{x:!0,y:!1,dist:6}},scales:{x:{range:(y,h,f)=>h<=d()&&f>=m()?Fg(d(),m()):[h,f]},y:{range:(y,h,f)=>h==null||f==null?[0,1]:h===f?Og(h):nt.rangeNum(h,f,.1,!0)}},hooks:{drawAxes:[y=>{t.current.moment!==void 0&&Vg(y,t.current.moment,a)}],setScale:[(y,h)=>{let{min:f,max:b}=y.scales.x??{};h==="x"&&f!=null&&b!=null&&n(f>d()||b<m()?[f,b]:void 0)}],setCursor:[y=>om(y,Wg(y,t))]},axes:[{...u,space:64,size:30,values:(y,h,f,b,T)=>h.map(E=>qg(E,T))},{...u,gap:6,size:Mg,values:(y,h)=>{let{ticks:f,format:b}=t.current;return f?f(h):h.map(T=>b(T))}}],series:[{},...t.current.lines.map(y=>Ig(e,y,t.current.lines.length))]}}function Ig(e,t,r){let n=Ds(e,`--${t.tone??"accent"}`);return{label:t.name,stroke:n,width:t.points?0:2,spanGaps:!t.points,points:{show:t.points!==void 0||t.values.filter(a=>a!==null).length===1,size:t.points??6,fill:n},paths:t.bars?nt.paths.bars?.({size:[.7,24]}):t.steps?nt.paths.stepped?.({align:1}):void 0,fill:t.bars?im(n,.6):t.points||r>1?void 0:im(n,.1)}}function Mg(e,t,r,n){let{font:a,gap:i,_size:s}=e.axes[r];if(n>1)return s;e.ctx.save(),e.ctx.font=Array.isArray(a)?String(a[0]):String(a);let u=Math.max(0,...(t??[]).map(d=>e.ctx.measureText(d).width));return e.ctx.restore(),Math.ceil(u/devicePixelRatio+Number(i)+4)}function Wg(e,t){let{times:r,lines:n,format:a}=t.current,i=e.cursor.idx,s=i==null?void 0:r[i];if(i==null||s===void 0)return;let u=n.flatMap(d=>{let m=d.values[i]??(d.steps?d.values.slice(0,i).findLast(y=>y!==null):void 0);return m==null?[]:[{name:d.name,value:a(m),tone:d.tone??"accent"}]});return{left:e.valToPos(s,"x"),head:`${new Date(s*1e3).toISOString().slice(0,16).replace("T"," ")} UTC`,rows:u}}function Og(e){let t=Math.abs(e)/10||.01;return[e-t,e+t]}function Fg(e,t){let r=Math.max((t-e)*.02,60);return[e-r,t+r]}function Vg(e,t,r){let{ctx:n,bbox:a}=e,i=e.valToPos(t,"x",!0);i<a.left||i>a.left+a.width||(n.save(),n.strokeStyle=r,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]),n.beginPath(),n.moveTo(i,a.top),n.lineTo(i,a.top+a.height),n.stroke(),n.restore())}function qg(e,t){let r=new Date(e*1e3);return t>=86400||e%86400===0?r.toLocaleDateString("en-GB",{day:"numeric",month:"short",timeZone:"UTC"}):r.toISOString().slice(11,t<60?19:16)}function Ds(e,t){let r=document.createElement("span");r.style.color=`var(${t})`,e.append(r);let n=getComputedStyle(r).color;return r.remove(),n}function im(e,t){return e.replace(/^rgb\(([^)]*)\)$/,`rgba($1, ${t})`)}function Ma({values:e,label:t,tone:r="rise"}){if(e.length<2)return o("span",{class:"muted",children:"\u2013"});let n=Math.min(...e),a=Math.max(...e),i=88,s=24,u=h=>h/(e.length-1)*(i-4)+2,d=h=>a===n?s/2:s-3-(h-n)/(a-n)*(s-6),m=e[e.length-1]??0,y=m>=(e[0]??0);return o("svg",{class:`spark ${r==="plain"?"plain":y?"good":"bad"}`,width:i,height:s,viewBox:`0 0 ${i} ${s}`,role:"img","aria-label":t,children:[o("polyline",{points:e.map((h,f)=>`${u(f).toFixed(1)},${d(h).toFixed(1)}`).join(" ")}),o("circle",{cx:u(e.length-1),cy:d(m),r:"2"})]})}var sm=["TRADER_SCORE","NET_PNL_USD","REALIZED_PNL_USD","TRUE_WIN_RATE","TRADE_COUNT","TOTAL_BUY_VOLUME_USD","TOKENS_TRADED","AVG_TRADE_SIZE_USD","LARGEST_TRADE_USD"],lm=["ALL","DAY","WEEK","MONTH"],Bg={ALL:"All time",DAY:"Today",WEEK:"7 days",MONTH:"30 days"},Es=[{name:"minTrades",label:"Least trades"},{name:"minTokens",label:"Least tokens"},{name:"minClosed",label:"Least closed positions"},{name:"minBuyVol",label:"Least bought, USD"},{name:"maxBuyVol",label:"Most bought, USD"}],Ls=[{name:"minNetPnlUsd",label:"Least profit, USD",max:void 0},{name:"minTrueWinRate",label:"Least win rate, 0 to 1",max:1}],Gg=20,Wa=4;function um(){let e=De("chain",it,"BASE"),t=De("by",sm,"TRADER_SCORE"),r=De("window",lm,"ALL"),n=Xe.value.params,a=n.get("asof")??"",i=n.get("after"),s={chain:e,rankBy:t,first:Gg,after:i,window:r==="ALL"||a?null:r,asOf:a?`${a}T23:59:59Z`:null,filter:{...Object.fromEntries([...Es,...Ls].flatMap(({name:f})=>n.get(f)?[[f,Number(n.get(f))]]:[])),...n.get("activeSince")&&{activeSince:`${n.get("activeSince")}T00:00:00Z`}}},u=te(cu,s,{every:a?void 0:1e4}),d=te(mu,s),m=te(du,{chain:e,window:s.window,filter:{...s.filter,minBuyVol:0}},{every:6e4,skip:!!a||s.filter?.minBuyVol===0}),y=new Map(d.data?.wallets.nodes.map(f=>[f.walletAddress,f.equity.map(b=>b.realizedPnlUsd)])),h=f=>pe({after:"",...f});return o(C,{children:[o(_e,{title:"Leaderboard",about:"Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of."}),o(Cn,{names:["chain","window","by","asof","activeSince",...[...Es,...Ls].map(f=>f.name)],children:[o(qe,{label:"Chain",choices:it.map(f=>({value:f,label:tt[f]})),chosen:e,change:f=>h({chain:f,compare:""})}),o(qe,{label:"Window",choices:lm.map(f=>({value:f,label:Bg[f]})),chosen:a?"ALL":r,change:f=>h({window:f==="ALL"?"":f,asof:""})}),o(fr,{label:"Ranked by",choices:sm.map(f=>({value:f,label:Se(f)})),chosen:t,change:f=>h({by:f})}),o("label",{class:"field",children:[o("span",{children:"As of the start of"}),o(Tn,{type:"date",value:a,change:f=>h({asof:f,window:""})})]}),o("details",{class:"more",children:[o("summary",{children:"Filter"}),o("div",{class:"filters",children:[Es.map(({name:f,label:b})=>o(ji,{label:b,value:n.get(f)??"",change:T=>h({[f]:T}),hint:`${_(u.data?.wallets.chainDefaults[f]??0)} (default)`},f)),Ls.map(({name:f,label:b,max:T})=>o(ji,{label:b,value:n.get(f)??"",change:E=>h({[f]:E}),max:T,hint:"any"},f)),o("label",{class:"field",children:[o("span",{children:"Active since the start of"}),o(Tn,{type:"date",value:n.get("activeSince")??"",change:f=>h({activeSince:f})})]})]})]})]}),o(jg,{chain:e}),o("section",{class:"card","aria-label":"Ranked wallets",children:o(ie,{query:u,children:({wallets:f})=>o(Qg,{page:f,chain:e,trend:y,all:m.data?.wallets.totalCount})})})]})}function Qg({page:e,chain:t,trend:r,all:n=0}){let a=Xe.value.params,i=Number(a.get("minBuyVol")||e.chainDefaults.minBuyVol),s=n-e.totalCount,u=s>0&&i>0&&o("p",{class:"muted small",children:[_(s)," more bought for less than ",ye(i),". ",o("button",{type:"button",onClick:()=>pe({minBuyVol:"0",after:""}),children:"Show them"})]});if(e.edges.length===0){let m=e.chainDefaults;return o(Y,{title:"No wallet passes",children:["By default ",tt[t]," asks for ",_(m.minTrades)," trades, ",_(m.minTokens)," tokens, ",_(m.minClosed)," closed positions and ",ye(m.minBuyVol)," bought. Lower the filter, or wait until more trades have come in. ",u]})}let d=e.asOf?`profits of all time, as it stood on ${Dt(e.asOf)}`:e.windowStart?`since ${Dt(e.windowStart)}`:"all time";return o(C,{children:[o("p",{class:"muted small",children:[_(e.totalCount)," wallets, ",d,e.asOf?"":o(C,{children:[", updated ",o(re,{at:e.updatedAt})]})]}),u,o(oe,{label:`Wallets of ${tt[t]}, best first`,columns:Hg(t,r),rows:e.edges,id:m=>m.node.id}),o(Kr,{shown:e.edges.length,total:e.totalCount,noun:"wallets",first:a.get("after")?()=>pe({after:""}):void 0,more:e.pageInfo.hasNextPage?()=>pe({after:e.pageInfo.endCursor}):void 0})]})}function Hg(e,t){let r=cm(),n=(a,i)=>pe({compare:(i?[...r,a]:r.filter(s=>s!==a)).slice(0,Wa).join(",")});return[{name:"Rank",number:!0,cell:a=>_(a.rank)},{name:"Wallet",cell:a=>o($n,{chain:e,address:a.node.walletAddress})},{name:"Score",number:!0,title:"Composite score, 0 to 1",cell:a=>a.node.traderScore.toFixed(3)},{name:"Profit",number:!0,cell:a=>o(vt,{value:a.node.netPnlUsd})},{name:"Realized",number:!0,wide:!0,cell:a=>o(vt,{value:a.node.realizedPnlUsd})},{name:"Win rate",number:!0,title:"Share of closed positions with a profit, and how many there are",cell:a=>o(zg,{of:a.node})},{name:"Trades",number:!0,cell:a=>o(C,{children:[_(a.node.tradeCount),o("small",{children:[_(a.node.tokensTraded)," tokens"]})]})},{name:"Bought",number:!0,wide:!0,cell:a=>ye(a.node.totalBuyVolumeUsd)},{name:"Last trade",wide:!0,cell:a=>o(re,{at:a.node.lastTradeTime})},{name:"Trend",cell:a=>o(Ma,{values:t.get(a.node.walletAddress)??[],label:"Realized profit over time"})},{name:"Compare",cell:a=>o("input",{type:"checkbox","aria-label":`Compare ${a.node.walletAddress}`,checked:r.includes(a.node.walletAddress),disabled:!r.includes(a.node.walletAddress)&&r.length>=Wa,onChange:i=>n(a.node.walletAddress,i.currentTarget.checked)})}]}function zg({of:e}){return o(C,{children:[Ye(e.trueWinRate),o("small",{class:e.closedPositions<10?"few":void 0,children:["of ",_(e.closedPositions)]})]})}function cm(){return(Xe.value.params.get("compare")??"").split(",").filter(Boolean).slice(0,Wa)}function jg({chain:e}){let t=cm(),r=Array.from({length:Wa},(i,s)=>te(pu,{chain:e,address:t[s]??""},{skip:!t[s]}));if(t.length===0)return null;let n=r.slice(0,t.length).flatMap(i=>i.data?.wallet?[i.data.wallet]:[]),a=[{name:"Rank",of:i=>i.defaultRank?`#${_(i.defaultRank)}`:"not ranked"},{name:"Score",of:i=>i.traderScore.toFixed(3)},{name:"Profit",of:i=>o(vt,{value:i.netPnlUsd})},{name:"Win rate",of:i=>`${Ye(i.trueWinRate)} of ${_(i.closedPositions)}`},{name:"Trades",of:i=>_(i.tradeCount)},{name:"Average trade",of:i=>ye(i.avgTradeSizeUsd)},{name:"Largest trade",of:i=>ye(i.largestTradeUsd)},{name:"Last trade",of:i=>o(re,{at:i.lastTradeTime})}];return o(V,{title:"Compared",actions:o("button",{type:"button",onClick:()=>pe({compare:""}),children:"Close"}),children:[t.length===1&&o("p",{class:"muted small",children:"Choose up to three more wallets in the list."}),o(Kg,{wallets:n}),o(oe,{label:"Compared wallets",rows:a,id:i=>i.name,columns:[{name:"Number",cell:i=>i.name},...n.map(i=>({name:i.walletAddress.slice(0,10),number:!0,cell:s=>s.of(i)}))]})]})}var Yg=["accent","second","third","fourth"];function Kg({wallets:e}){let t=[...new Set(e.flatMap(n=>n.equity.map(a=>xt(a.date))))].sort((n,a)=>n-a);if(t.length<2)return null;let r=e.map((n,a)=>{let i=new Map(n.equity.map(s=>[xt(s.date),s.realizedPnlUsd]));return{name:n.walletAddress.slice(0,10),tone:Yg[a],values:t.map(s=>i.get(s)??null)}});return o(yn,{label:"Realized profit over time",times:t,lines:r,format:n=>ye(n),ticks:Yr})}var Io="smartmoney.key",Rn=Ne(void 0),Oa=Ne("");Xu({key:()=>Rn.value?.key??"",refused:()=>Us("The service no longer accepts this key: it was revoked or has expired.")});async function Mo(e){let t=await Jg(e);await Wi(),sessionStorage.setItem(Io,e),Oa.value="",Rn.value=t}async function Jg(e){try{let{config:t}=await je(tu,{},{key:e}),r=await dm(()=>je(nu,{},{key:e}))?"customer":"read";return{key:e,scope:r,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof Pe))throw t;if(t.code==="FORBIDDEN"&&await dm(()=>je(ru,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new Pe("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new Pe("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function dm(e){try{return await e(),!0}catch(t){if(t instanceof Pe&&t.code==="FORBIDDEN")return!1;throw t}}function mm(){return sessionStorage.getItem(Io)!==null}function pm(e){let t=sessionStorage.getItem(Io);return t===null||t===e||confirm("This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?")}async function Fa(){let e=sessionStorage.getItem(Io);e&&await Mo(e)}function Us(e=""){sessionStorage.removeItem(Io),Rn.value=void 0,Oa.value=e,Wi()}var Zg=50,Xg=200,ey=5,Xn=1e4,ty=15e3,ny=250,Va=class{constructor(t){this.filter=t}filter;rows=Ne(void 0);waiting=Ne([]);paused=Ne(!1);link=Ne("connecting");said=Ne("Connecting\u2026");gap=Ne(!1);older=Ne(void 0);loading=Ne(!1);refusal=Ne(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;arrivals=[];showing=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await je(Di,{filter:this.filter,last:Zg},{signal:this.abort.signal});this.rows.value=Ns(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},ty)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer),clearTimeout(this.showing)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){if(!this.loading.value){this.loading.value=!0;try{for(let t=0;t<ey&&this.older.value;t++){let{signals:r}=await je(Di,{filter:this.filter,last:Xg,before:this.older.value},{signal:this.abort.signal});this.older.value=r.pageInfo.hasPreviousPage?r.pageInfo.startCursor??void 0:void 0,this.add(r.nodes)}}catch(t){this.fail(t)}this.loading.value=!1}}follow(){let t=this,r={get after(){return t.cursor},filter:this.filter};this.unsubscribe=ec(hu,r,{link:n=>this.linked(n),failed:n=>this.fail(n),next:({signals:n})=>{this.cursor=n.cursor,n.gap&&(this.gap.value=!0),n.retraction&&this.retract(n.retraction.signalId,n.retraction.at),n.signal&&this.arrived(n.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let r=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?r?`Connected again, continued after signal ${_(r)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.arrivals.at(-1)?.sequence??this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.arrivals.push(t),this.arrivals.length>2*Xn&&(this.arrivals=this.arrivals.slice(-Xn)),this.showing||(this.showing=setTimeout(()=>this.show(),ny))}show(){let t=this.arrivals;this.arrivals=[],this.showing=0,this.fresh.size>2*Xn&&this.fresh.clear();for(let r of t)this.fresh.add(r.signalId);this.paused.value?this.waiting.value=Ns([...t,...this.waiting.value]).slice(0,Xn):this.add(t)}add(t){let r=this.rows.value??[],n=new Set(r.map(i=>i.sequence)),a=Ns([...r,...t.filter(i=>!n.has(i.sequence))]);this.rows.value=a.slice(0,Xn),a.length>=Xn&&(this.older.value=void 0)}retract(t,r){this.showing&&(clearTimeout(this.showing),this.show());let n=a=>a.signalId===t?{...a,retractedAt:r}:a;this.rows.value=this.rows.value?.map(n),this.waiting.value=this.waiting.value.map(n)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:r}=await je(fu,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),n=new Map(r.nodes.map(a=>[a.signalId,a]));this.rows.value=this.rows.value?.map(a=>{let i=n.get(a.signalId);return i?{...a,retractedAt:i.retractedAt,token:{...a.token,profile:i.token.profile}}:a})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof Pe?t:new Pe("",String(t)))}};function Ns(e){return[...e].sort((t,r)=>r.sequence-t.sequence)}var ry=200,$s=2e3;function oy(e,t){if(t==="1h")return e.outcome.return1h;if(t==="6h")return e.outcome.return6h;if(t==="24h")return e.outcome.return24h;let r=e.outcome.settledPayout;return r===null||!e.token.currentPriceUsd?null:r/e.token.currentPriceUsd-1}function Wo(e,t){return Oo(e.notificationType,oy(e,t))}function Oo(e,t){return t!==null&&e==="SELL_SIGNAL"?-t:t}function fm(e){let t=["sequence","signal_id","sent_at","type","chain","token","symbol","headline","price_usd","return_1h","return_6h","return_24h","settled_payout","retracted_at"],r=e.map(n=>[n.sequence,n.signalId,n.sentAt,n.notificationType,n.chain,n.token.address,n.token.symbol,n.headline,n.token.currentPriceUsd,n.outcome.return1h,n.outcome.return6h,n.outcome.return24h,n.outcome.settledPayout,n.retractedAt]);return[t,...r].map(n=>n.map(ay).join(",")).join(`\r
`)}function ay(e){if(e===null)return"";if(typeof e=="number")return String(e);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function hm(e,t,r){let[n,a]=ee({signals:[],done:!1,cut:!1}),i=JSON.stringify(e);return Ue(()=>{let s=new AbortController;return a({signals:[],done:!1,cut:!1}),iy(e,t,s.signal,a),()=>s.abort()},[i,t,r]),n}async function iy(e,t,r,n){let a=[],i=null;try{for(;;){let s=await je(Lu,{filter:e,last:ry,before:i},{signal:r}),{nodes:u,pageInfo:d}=s.signals,m=u.filter(f=>f.sentAt>t).sort((f,b)=>b.sequence-f.sequence);a.push(...m),i=d.startCursor;let y=m.length===u.length&&d.hasPreviousPage&&i!==null,h=!y||a.length>=$s;if(n({signals:[...a],done:h,cut:y&&h}),h)return}}catch(s){r.aborted||n({signals:a,done:!0,cut:!1,refusal:s instanceof Pe?s:new Pe("",String(s))})}}var Kt=Object.keys(mn),kr={P0:"5 or more top wallets bought or bet together",P1:"fewer of them, or one whale buy",P2:"top wallets sold together"},qa=Object.keys(kr);function Is({traderCount:e,highestRank:t,totalUsdInflow:r}){let n=(a,i)=>Math.min(Math.max(Math.log(a)/Math.log(i),0),1);return Math.round(40*n(e,25)+40*n(r/1e3,1e3)+20*(1-n(t,200)))}function Ms({summary:e}){let t=Is(e);return o("svg",{class:"strength",width:"52",height:"6",viewBox:"0 0 52 6",role:"img","aria-label":`Strength ${t} of 100`,children:[o("title",{children:["Strength ",t," of 100: number of wallets, volume and best rank"]}),o("rect",{width:"52",height:"6",rx:"3"}),o("rect",{width:Math.max(t*.52,3),height:"6",rx:"3"})]})}var so=[{name:"Time",width:6.4,cell:e=>o(re,{at:e.sentAt})},{name:"Strength",width:5.4,title:"The priority, and how much stands behind the signal: number of wallets, volume and best rank",cell:e=>o(C,{children:[o(wa,{priority:e.priority,means:kr[e.priority]})," ",o(Ms,{summary:e.summary})]})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:ce(["signal",e.signalId]),children:e.headline}),o("small",{children:[mn[e.notificationType],e.retractedAt?" \xB7 retracted":""]})]})},{name:"Token",width:8.4,cell:e=>o(C,{children:[o(Mt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol}),o("small",{children:o(st,{chain:e.chain})})]})},{name:"Wallets",width:5.8,number:!0,wide:!0,cell:e=>o(C,{children:[e.summary.traderCount,o("small",{children:["best #",_(e.summary.highestRank)]})]})},{name:"Volume",width:6.6,number:!0,cell:e=>ye(e.summary.totalUsdInflow)},{name:"Since first buy",width:7.6,number:!0,wide:!0,title:"How far the price had moved from the first of the wallets\u2019 trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale",cell:e=>o(C,{children:[o("span",{class:"num",children:It(e.token.priceChangePct/100)}),o("small",{children:He(e.token.currentPriceUsd,e.chain)})]})},{name:"Since signal",width:7.2,number:!0,title:"How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell",cell:e=>o(C,{children:[o(Ws,{s:e}),o("small",{children:He(e.token.profile?.priceUsd,e.chain)})]})},{name:"Delay",width:4.8,number:!0,wide:!0,title:"How long after its last trade the signal was raised",cell:e=>Os(e)??"\u2013"}];function Ws({s:e}){let t=e.token.profile?.priceUsd,r=e.token.currentPriceUsd,n=t&&r?t/r-1:null;return o(Qt,{value:n,right:Oo(e.notificationType,n)})}function Os(e){return e.latency?et(Math.max(0,Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3):void 0}var gm=[...new Set(Kt.map(e=>mn[e]))];function ym(){let e={chains:jr("chains",it),types:jr("types",Kt),priorities:jr("priorities",qa)},t=Xe.value.params.get("wallets")?.split(/[\s,]+/).filter(Boolean)??[],r=JSON.stringify([e,t]),n=Nt(()=>{let i={};return e.chains.length>0&&(i.chains=e.chains),e.types.length>0&&(i.types=e.types),e.priorities.length>0&&(i.priorities=e.priorities),t.length>0&&(i.wallets=t),i},[r]),a=i=>s=>pe({[i]:s.join(",")});return o(C,{children:[o(_e,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o(Cn,{names:["chains","types","priorities","wallets"],children:[o(pn,{label:"Chains",choices:it.map(i=>({value:i,label:tt[i]})),chosen:e.chains,change:a("chains")}),o(pn,{label:"Types",choices:gm.map(i=>({value:i,label:i})),chosen:gm.filter(i=>e.types.some(s=>mn[s]===i)),change:i=>a("types")(i.flatMap(s=>sy(s,e.types)))}),o(pn,{label:"Priorities",choices:qa.map(i=>({value:i,label:i})),chosen:e.priorities,change:a("priorities")}),o("details",{class:"more",open:t.length>0,children:[o("summary",{children:"Watch list"}),o("label",{class:"field",children:[o("span",{children:"Only signals of these wallets: up to 50 addresses"}),o(Tn,{class:"mono",size:48,value:t.join(" "),placeholder:"0x\u2026, 0x\u2026",change:i=>a("wallets")(i.split(/[\s,]+/).filter(Boolean))})]})]})]}),o("p",{class:"small muted",children:qa.map(i=>`${i}: ${kr[i]}`).join(" \xB7 ")}),o(ly,{filter:n},r)]})}function sy(e,t){let r=Kt.filter(a=>mn[a]===e),n=r.filter(a=>t.includes(a));return n.length>0?n:r}function ly({filter:e}){let[t,r]=ee(0),n=Nt(()=>new Va(e),[t]);Ue(()=>(n.start(),()=>n.stop()),[n]);let a=n.rows.value,i=n.waiting.value,s=n.paused.value,u=ct(void 0),d=n.refusal.value??(a?void 0:u.current);u.current=d;let m=la(n.refusal.value);return Ue(()=>{if(!m)return;let y=setTimeout(()=>r(h=>h+1),ua);return()=>clearTimeout(y)},[n,m]),d?o(Ht,{refusal:d,retry:()=>r(y=>y+1)}):a?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${n.link.value}`,children:n.said.value}),o("div",{class:"actions",children:[i.length>0&&o("button",{type:"button",class:"primary",onClick:()=>n.resume(),children:["Show ",_(i.length)," new"]}),o("button",{type:"button",onClick:()=>{s?n.resume():n.paused.value=!0},children:s?"Resume":"Pause"})]})]}),n.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),a.length===0?o(uy,{filtered:Object.keys(e).length>0}):o(oe,{long:!0,label:"Signals, newest first",columns:so,rows:a,id:y=>y.signalId,class:y=>y.retractedAt?"gone":n.fresh.has(y.signalId)?"fresh":""}),a.length>0&&o("div",{class:"pager",children:[o("span",{class:"muted",children:[_(a.length)," signals",a.length>=Xn&&", the most that this page holds"]}),n.older.value&&o("button",{type:"button",disabled:n.loading.value,onClick:()=>{n.loadOlder()},children:"Older signals"})]})]}):o(Kn,{label:"Loading the newest signals"})}function uy({filtered:e}){let t=Nt(()=>new Date(Date.now()-864e5).toISOString(),[]),r=te(gu,{since:t},{every:3e4}),n=te(yu,{},{skip:Rn.value?.scope!=="customer"});return o(ie,{query:r,children:a=>o(Y,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips, or a longer watch list, may show more."}),cy(a,n.data?.usage.budget,Nn.value).map(i=>o("li",{children:i},i))]})})})}function cy(e,t,r){let n=[],a=e.chains.filter(u=>e.config.chains.includes(u.chain));a.length===0&&n.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&n.push("Your configuration includes no type of signals.");for(let u of a)u.lastEventAt?r-Date.parse(u.lastEventAt)>6e5&&n.push(`${tt[u.chain]} is quiet: its last trade was ${ba(u.lastEventAt,r)}.`):n.push(`No trade has come in on ${tt[u.chain]} yet.`),u.reason&&n.push(`${tt[u.chain]}: ${u.reason}`);t&&t.dailyUsed>=t.dailyBudget&&n.push(`Today's budget of ${_(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let i=new Map;for(let u of e.decisions.nodes)i.set(u.rule??"",(i.get(u.rule??"")??0)+u.count);let[s]=[...i].sort((u,d)=>d[1]-u[1]);return s?n.push(`In the last 24 hours the rule \u201C${Se(s[0])}\u201D held back ${_(s[1])} candidates, more than any other.`):a.some(u=>u.lastEventAt)&&n.push("No top wallet did anything in the last 24 hours that could have become a signal."),n}function wm(){let e=te(bu,{},{every:5e3}),t=te(wu,{},{every:6e4});return o(C,{children:[o(_e,{title:"Overview",about:"Whether the service does its work, and how much disk it takes."}),o(ie,{query:e,children:r=>{let n=r.serviceStatus;return o("div",{class:"stack",children:[o(dy,{all:n.attention}),o(V,{children:o(Ke,{items:py(n)})}),o(V,{title:"The last hour",children:o(ie,{query:t,children:a=>o(my,{minutes:a.serviceStatus.lastHour})})}),o(V,{title:"Disk space",actions:o("a",{href:ce(["settings"]),children:"Retention, in Settings"}),children:o(Ke,{items:by(n.database)})}),o(V,{title:"Chains",children:o(oe,{label:"Chains",columns:hy,rows:n.chains,id:a=>a.chain})}),o(V,{title:"Delivery",children:[o(oe,{label:"How long delivery takes",columns:gy,rows:n.deliveries.steps,id:a=>a.step}),o("p",{class:"muted",children:"The last 1,000 times of each step in the answering process."})]}),o(V,{title:"Processes",children:o(oe,{label:"Processes",columns:yy,rows:n.processes,id:a=>`${a.role} ${a.name}`})}),o(vy,{status:n})]})}})]})}function dy({all:e}){if(e.length===0)return o("p",{class:"note good",role:"status",children:"All is well."});let t=e.some(r=>r.level==="error");return o("div",{class:`note ${t?"bad":"warn"}`,role:"status",children:[o("strong",{children:"Needs attention"}),o("ul",{class:"why",children:e.map(r=>o("li",{children:r.text},r.text))})]})}function my({minutes:e}){if(e.length<2)return o(Y,{title:"Nothing yet",children:"A minute after the start of the answering process there is a first point, after two a line."});let t=[["Events a second",e.map(r=>r.eventsPerSecond),ya],["Behind",e.map(r=>r.lagSeconds),et],["From trade to signal",e.map(r=>r.signalSeconds),et],["Database",e.map(r=>r.databaseBytes||null),Ao]];return o(Ke,{items:t.map(([r,n,a])=>{let i=n.filter(u=>u!==null),s=i.at(-1);return{name:r,value:o(Ma,{values:i,label:`${r} in the last ${e.length} minutes`,tone:"plain"}),note:s===void 0?"none in this time":`${a(Math.min(...i))} to ${a(Math.max(...i))}, now ${a(s)}`}})})}function py(e){let t=e.chains.map(a=>a.eventsPerSecond).filter(a=>a!=null),r=e.deliveries.steps.find(a=>a.step==="webhook"),n=e.processes.filter(a=>!a.leader&&["all","api","engine"].includes(a.role)).length;return[{name:"Events",value:t.length>0?`${ya(t.reduce((a,i)=>a+i,0))}/s`:"not measured yet",note:`${_(e.chains.reduce((a,i)=>a+i.events,0))} since the start`},{name:"Behind",value:et(Math.max(...e.chains.map(a=>a.lagSeconds))),note:`${_(e.chains.reduce((a,i)=>a+i.unprocessed,0))} events to process`},{name:"Leader",value:o("span",{class:"break",children:e.processes.find(a=>a.leader)?.name||"none"}),note:n===1?"1 follower":`${n} followers`},{name:"To webhooks",value:_(e.deliveries.pending+e.deliveries.retrying),note:r?.p99Seconds!=null?`99 % within ${et(r.p99Seconds)}`:"none delivered yet"},{name:"Errors",value:_(e.errors),note:`${_(e.warnings)} warnings, ${_(e.failedRequests)} failed requests`},{name:"Runs since",value:o(re,{at:e.startedAt}),note:e.version}]}function fy(e){return e.healthy?e.lastEventAt?o("span",{class:"badge good",children:"Healthy"}):o("span",{class:"badge",children:e.noSource?"No source":"No trade yet"}):o("span",{class:"badge bad",title:e.reason??"",children:"Behind"})}var hy=[{name:"Chain",cell:e=>o(st,{chain:e.chain})},{name:"State",cell:e=>fy(e)},{name:"Events/s",number:!0,title:"Appended to the log, over the last minute",cell:e=>e.eventsPerSecond==null?"\u2013":ya(e.eventsPerSecond)},{name:"Last trade",title:"The latest time of a trade that is processed",cell:e=>o(re,{at:e.lastEventAt})},{name:"Behind",number:!0,title:"For how long the oldest event has waited",cell:e=>o(C,{children:[et(e.lagSeconds),o("small",{children:[_(e.unprocessed)," events"]})]})},{name:"Events",number:!0,wide:!0,title:"Since the start of the log",cell:e=>_(e.events)}],bm={signal:["Signal","from the append of its trade to its commit"],stream:["Streams","from the commit to every subscriber\u2019s queue"],webhook:["Webhooks","from the commit to the receiver\u2019s answer"]},gy=[{name:"Step",cell:e=>o(C,{children:[bm[e.step]?.[0]??e.step,o("small",{children:bm[e.step]?.[1]})]})},{name:"Half within",number:!0,cell:e=>e.p50Seconds==null?"\u2013":et(e.p50Seconds)},{name:"99 % within",number:!0,cell:e=>e.p99Seconds==null?"\u2013":et(e.p99Seconds)},{name:"Times",number:!0,cell:e=>_(e.count)}],yy=[{name:"Process",cell:e=>o(C,{children:[o("span",{class:"mono break",children:e.name||"unnamed"}),e.this&&o("small",{children:"answers this page"})]})},{name:"Role",cell:e=>e.role||"\u2013"},{name:"Part",cell:e=>e.leader?o("span",{class:"badge good",children:"Leader"}):["all","api","engine"].includes(e.role)?"Follower":"\u2013"}];function by(e){if(!e)return[{name:"Used",value:"not measured yet"}];let t=`${e.rough?"rough, ":""}measured over ${et(e.measuredSeconds)}`,r=e.rough?"about ":"";return[{name:"Used",value:Ao(e.bytes),note:`by the database, ${e.kind==="postgres"?"PostgreSQL":"SQLite"}`},{name:"Growth a day",value:e.growthPerDay==null?"\u2013":r+Ao(e.growthPerDay),note:e.growthPerDay==null?"known after ten minutes":t},{name:"Free",value:e.freeBytes==null?"\u2013":Ao(e.freeBytes),note:e.freeBytes==null?"PostgreSQL does not say":e.diskBytes?`${Ye(e.freeBytes/e.diskBytes,1)} of the disk`:"on the disk"},{name:"Full in",value:e.daysUntilFull==null?"\u2013":e.daysUntilFull>3650?"over ten years":`${r}${_(e.daysUntilFull)} days`,note:e.daysUntilFull!=null?e.rough?t:"at this growth":e.growthPerDay!=null&&e.growthPerDay<=0?"it does not grow":"not known"}]}var wy=[{name:"Level",cell:e=>o("span",{class:`badge ${e.level==="error"?"bad":"warn"}`,children:e.level==="error"?"Error":"Warning"})},{name:"Message",cell:e=>o(C,{children:[e.message,e.details&&o("small",{class:"break",children:e.details})]})},{name:"Times",number:!0,cell:e=>_(e.count)},{name:"First",wide:!0,cell:e=>o(re,{at:e.firstAt})},{name:"Last",cell:e=>o(re,{at:e.lastAt})}];function vy({status:e}){return o(V,{title:"Warnings and errors",actions:o("a",{href:ce(["sources"]),children:"Sources"}),children:e.problems.length===0?o(Y,{title:"None",children:"This process has logged no warning and no error since it started."}):o(oe,{label:"Warnings and errors, the last first",columns:wy,rows:e.problems,id:t=>t.level+t.message})})}var vm=["FLAG","ENVIRONMENT","FILE","DEFAULT"],km={FLAG:"Flag",ENVIRONMENT:"Environment",FILE:"File",DEFAULT:"Default"};function Sm(){let e=jr("origins",vm),t=te(vu,{});return o(C,{children:[o(_e,{title:"Settings",about:"What the answering process was started with. A flag overrides the environment, which overrides the file."}),o(Cn,{names:["origins"],children:o(pn,{label:"Where from",choices:vm.map(r=>({value:r,label:km[r]})),chosen:e,change:r=>pe({origins:r.join(",")})})}),o(ie,{query:t,children:({settings:r})=>o(ky,{settings:r.filter(n=>e.length===0||e.includes(n.origin)),all:r.length})})]})}function ky({settings:e,all:t}){if(e.length===0)return o(Y,{title:"No setting comes from there",children:["All ",_(t)," have other origins."]});let r=[...new Set(e.map(n=>n.group))].sort((n,a)=>+(n==="")-+(a===""));return o("div",{class:"stack",children:[r.map(n=>o(V,{title:n||"Every command, and sections of the file",children:o(oe,{label:`Settings: ${n||"every command"}`,columns:Sy,rows:e.filter(a=>a.group===n),id:a=>a.name})},n)),o("p",{class:"muted",children:[_(e.length)," of ",_(t)," settings. Change one where it comes from, then restart the process."]})]})}var Sy=[{name:"Setting",cell:e=>o(C,{children:[o("span",{class:"mono",children:e.name}),e.description&&o("small",{children:e.description})]})},{name:"Value",cell:e=>o(C,{children:[o("span",{class:"mono break",children:e.value||"not set"}),e.redacted&&o("small",{children:"secrets are left out"})]})},{name:"From",cell:e=>e.origin==="DEFAULT"?o("span",{class:"muted",children:"default"}):o(C,{children:[o("strong",{children:km[e.origin]}),o("small",{class:"mono break",children:e.place})]})},{name:"Default",wide:!0,cell:e=>e.origin==="DEFAULT"?"":o("span",{class:"mono break",children:e.default||"not set"})}];var _y={roots:"Operations",type:"Types",interface:"Interfaces",union:"Unions",input:"Inputs",enum:"Enums",scalar:"Scalars",directive:"Directives"},xy=["Query","Mutation","Subscription"],Ty=/^(?:"""[\s\S]*?"""\n|"[^\n]*"\n)?(type|interface|enum|input|union|scalar|directive) @?(\w+)[^\n]*?(?:\{[\s\S]*?^\}|$)/gm;function Cy(e){return[...e.matchAll(Ty)].map(([t,r="",n=""])=>({kind:xy.includes(n)?"roots":r,name:n,text:t}))}function _m({args:[e]}){let[t,r]=ee(),[n,a]=ee(),i=async()=>{a(void 0);try{let u=await fetch("schema.graphql");if(!u.ok)throw new Error(`status ${u.status}`);r(await u.text())}catch{a(new Pe("NETWORK","The schema cannot be loaded: the service does not answer."))}};Ue(()=>{i()},[]);let s=Nt(()=>Cy(t??""),[t]);return o("div",{class:"stack",children:[e&&o("p",{class:"small",children:[o("a",{href:ce(["schema"]),children:"Schema"})," \u203A ",e]}),o(_e,{title:e??"Schema",about:e?void 0:"What GraphQL can be asked, with units and bounds. Queries run in GraphiQL.",children:[o("a",{href:"schema.graphql",children:"schema.graphql"}),o("a",{href:"graphiql",children:"GraphiQL"})]}),n&&o(Ht,{refusal:n,retry:()=>{i()}}),!n&&t===void 0&&o(Kn,{}),t!==void 0&&(e?o(Ry,{all:s,name:e}):o(Ay,{all:s}))]})}function Ay({all:e}){let t=Xe.value.params.get("text")??"",r=t.toLowerCase(),n=e.filter(a=>a.name.toLowerCase().includes(r)||r.length>2&&a.text.toLowerCase().includes(r));return o(C,{children:[o("label",{class:"field",children:[o("span",{children:"A name, or a word of a description"}),o("input",{type:"search",value:t,maxLength:60,onInput:a=>pe({text:a.currentTarget.value})})]}),n.length===0&&o(Y,{title:"Nothing in the schema has this text"}),Object.entries(_y).map(([a,i])=>{let s=n.filter(u=>u.kind===a);return s.length>0&&o(V,{title:i,children:o("ul",{class:"names",children:s.map(u=>o("li",{children:o("a",{href:ce(["schema",u.name]),children:u.name})},u.name))})},a)})]})}function Ry({all:e,name:t}){let r=e.find(i=>i.name===t);if(!r)return o(Y,{title:"The schema has no such type",children:o("a",{href:ce(["schema"]),children:"See all"})});let n=new Set(e.map(i=>i.name)),a=e.filter(i=>i!==r&&new RegExp(`[[: ]${t}\\b[^"]*$`,"m").test(i.text));return o(C,{children:[o("pre",{class:"code sdl",tabIndex:0,"aria-label":`Definition of ${t}`,children:Py(r.text).map(({text:i,told:s},u)=>o("span",{class:s?"muted":void 0,children:[s?i:i.split(/\b([A-Z]\w+)\b/).map((d,m)=>m%2&&d!==t&&n.has(d)?o("a",{href:ce(["schema",d]),children:d},m):d),`
`]},u))}),a.length>0&&o(V,{title:"Used by",children:o("ul",{class:"names",children:a.map(i=>o("li",{children:o("a",{href:ce(["schema",i.name]),children:i.name})},i.name))})})]})}function Py(e){let t=!1;return e.split(`
`).map(r=>{let n=r.split('"""').length-1,a=t||r.trim().startsWith('"');return n===1&&(t=!t),{text:r,told:a}})}var Dy={MINUTE:0,HOUR:3600,DAY:86400};function Ba({label:e,points:t,interval:r,chain:n,marks:a,moment:i}){let s=t[0];if(!s)return o(Y,{title:"No price is known yet"});let u=[],d=1+a.length,m=Dy[r],y=Math.floor(Date.now()/1e3);for(let f of t)xm(u,d,0,Math.min(xt(f.at)+m,y),f.value);a.forEach((f,b)=>{for(let T of f.points)xt(T.at)>=xt(s.at)&&xm(u,d,b+1,xt(T.at),T.value)}),u.sort((f,b)=>f.at-b.at);let h=f=>u.map(b=>b.values[f]??null);return o(yn,{label:e,times:u.map(f=>f.at),format:f=>He(f,n),ticks:f=>hc(f,n),moment:i?xt(i):void 0,lines:[{name:"Price",steps:!0,values:h(0)},...a.map((f,b)=>({name:f.name,tone:f.tone,points:f.size,values:h(b+1)}))]},r)}function xm(e,t,r,n,a){let i=e.find(s=>s.at===n&&s.values[r]===null);i||(i={at:n,values:Array(t).fill(null)},e.push(i)),i.values[r]=a}var Tm=6,Fs=24,Ey=["MINUTE","HOUR","DAY"],Ly={MINUTE:"Minutes",HOUR:"Hours",DAY:"Days"},Uy={MINUTE:"Price by the minute",HOUR:"Price at the end of each hour",DAY:"Price at the end of each day"};function Am({s:e}){let t=te(xu,{id:e.signalId,chain:e.chain,address:e.token.address},{every:6e4}),r=Iy(e);return o(ie,{query:t,children:({token:n,signal:a})=>{let i=n?.days??[],s={MINUTE:a?.priceMinutes.map(d=>({at:d.at,value:d.priceUsd}))??[],HOUR:Cm(n?.hours,e),DAY:Cm(i,e)},u=Ey.filter(d=>s[d].length>(d==="MINUTE"?1:0));return u.length>0?o(Ny,{s:e,kept:s,found:u,trades:r}):i.length===0?o(Y,{title:"No price is known yet"}):o(Y,{title:"The signal is older than the prices that are kept",children:"The service keeps prices by hour for a day and by day for 7 days, and by the minute as long as trades. Above is how the price went after the signal."})}})}function Cm(e=[],t){return e[0]!==void 0&&Date.parse(e[0].at)<=Date.parse(t.timestamp)?e:[]}function Ny({s:e,kept:t,found:r,trades:n}){let a=De("prices",r,r[0]??"MINUTE"),i=t[a],s=Date.parse(i[0]?.at??""),u=n.points.filter(d=>Date.parse(d.at)>=s);return o(C,{children:[r.length>1&&o(qe,{label:"Prices by",choices:r.map(d=>({value:d,label:Ly[d]})),chosen:a,change:d=>pe({prices:d===r[0]?"":d})}),o(Ba,{label:`${Uy[a]}, the signal, and its wallets' trades`,points:i,interval:a,chain:e.chain,moment:e.timestamp,marks:[{name:"Signal",tone:"second",size:15,points:[{at:e.timestamp,value:e.token.currentPriceUsd}]},{name:"Trade",tone:"fourth",size:8,points:u}]}),o("p",{class:"muted small",children:["The dashed line is the signal. ",o($y,{trades:n,shown:u.length,all:e.traders.length})]})]})}function $y({trades:e,shown:t,all:r}){return e.problem?o(C,{children:["The trades of its wallets could not be read: ",e.problem]}):e.done?o(C,{children:["Marked: the trades of ",_(t)," of ",_(r)," wallets.",t<r&&" Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back",t<r&&(r>Fs?`, or of wallets after the first ${Fs}.`:".")]}):o(C,{children:"The trades of its wallets are being looked for."})}function Iy(e){let t=e.userTrades.map(s=>({at:s.trade.tradedAt,value:s.trade.priceUsd})),[r,n]=ee({next:0,points:[]}),a=t.length>0?[]:e.traders.slice(r.next,Math.min(r.next+Tm,Fs)),i=te(Tu,{chain:e.chain,addresses:a.map(s=>s.walletAddress),filter:{token:e.token.address,side:e.notificationType==="SELL_SIGNAL"?"SELL":"BUY",until:new Date(Date.parse(e.timestamp)+1).toISOString()}},{skip:a.length===0});return Ue(()=>{let{data:s}=i;s&&n(u=>({next:u.next+Tm,points:[...u.points,...s.walletsByAddress.flatMap(d=>My(d,e))]}))},[i.data]),t.length>0?{points:t,done:!0}:{points:r.points,done:a.length===0,problem:i.refusal?.message}}function My(e,t){let r=t.traders.find(a=>a.walletAddress===e?.walletAddress),n=e?.trades.nodes.find(a=>Math.abs(a.amountUsd-(r?.tradeSizeUsd??0))<=a.amountUsd*1e-6);return n?[{at:n.tradedAt,value:n.priceUsd}]:[]}function Rm({args:[e=""]}){let t=te(ku,{id:e},{every:15e3});return o(ie,{query:t,children:({signal:r})=>r?o(Wy,{s:r}):o(Y,{title:"There is no such signal",children:"Your notification log does not have it: it belongs to another customer, or is no longer kept."})})}function Wy({s:e}){return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ce(["live"]),children:"Live"})," \u203A signal ",_(e.sequence)]}),o(_e,{title:e.headline,about:o(C,{children:[o(wa,{priority:e.priority,means:kr[e.priority]})," ",o(Ms,{summary:e.summary})," ",o(st,{chain:e.chain})," ",mn[e.notificationType]," \xB7 ",on(e.timestamp),o("br",{}),o("small",{children:[e.priority,": ",kr[e.priority],". Strength ",Is(e.summary)," of 100, from the number of wallets, the volume and the best rank."]})]}),children:o(Mt,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})}),e.retractedAt&&o("p",{class:"note bad",role:"alert",children:["Retracted ",o(re,{at:e.retractedAt}),": a correction took back trades that it was raised from. It counts in no statistics."]}),e.market&&o("p",{class:"note",children:[o("a",{href:ce(["market",e.market.itemId]),children:e.market.question||"Unknown question"}),e.market.outcomeLabel&&o(C,{children:[" \xB7 outcome ",o("strong",{children:e.market.outcomeLabel})]})]}),o(V,{title:"Price since",children:o(Oy,{s:e})}),o(V,{title:"Price around it",children:o(Am,{s:e})}),o(V,{title:`Wallets (${_(e.summary.traderCount)})`,children:o(Fy,{s:e})}),o("div",{class:"columns",children:[o(V,{title:"Why it was raised",children:o("ul",{class:"reasons",children:e.why.reasons.map(t=>o("li",{children:t.text},t.text))})}),o(qy,{s:e})]}),o(By,{id:e.signalId,at:e.latency?.deliveredAt??null}),o(Gy,{token:e.token.address,own:e.signalId})]})}function Oy({s:e}){let t=e.token.currentPriceUsd,r=Os(e),n=Date.now()-Date.parse(e.timestamp),a=(i,s,u)=>({name:i,value:o(Qt,{value:u,right:Oo(e.notificationType,u)}),note:u!==null?He(t*(1+u),e.chain):n<s*36e5?"not yet":"no price known"});return o(Ke,{items:[{name:e.notificationType==="SELL_SIGNAL"?"First wallet sold at":"First wallet paid",value:He(e.token.firstSmartEntryPrice,e.chain),note:`${It(e.token.priceChangePct/100)} until the signal`},{name:"At the signal",value:He(t,e.chain),note:r&&`raised ${r} after the trade`},{name:"Now",value:He(e.token.profile?.priceUsd,e.chain),note:o(Ws,{s:e})},a("After 1 hour",1,e.outcome.return1h),a("After 6 hours",6,e.outcome.return6h),a("After 24 hours",24,e.outcome.return24h),...e.chain==="POLYMARKET"?[{name:"Settlement",value:e.outcome.settledPayout===null?"\u2013":ye(e.outcome.settledPayout),note:e.outcome.settledPayout===null?"not resolved":"paid per share"}]:[]]})}function Fy({s:e}){let t=new Map(e.userTrades.map(a=>[a.trader.walletAddress,a.trade])),r=[{name:"Rank",number:!0,cell:a=>`#${_(a.leaderboardRank)}`,sort:a=>a.leaderboardRank},{name:"Wallet",cell:a=>o($n,{chain:e.chain,address:a.walletAddress})},{name:`${e.notificationType==="SELL_SIGNAL"?"Sold":"Bought"} for`,number:!0,title:"All its trades that the signal counts, and the latest of them",sort:a=>a.windowVolumeUsd??a.tradeSizeUsd,cell:a=>o(C,{children:[ye(a.windowVolumeUsd??a.tradeSizeUsd),o("small",{children:Vy(a)})]})},...t.size>0?[{name:"Price",number:!0,cell:a=>He(t.get(a.walletAddress)?.priceUsd,e.chain)}]:[],{name:"Profit",number:!0,title:"All-time profit or loss when the signal was raised",cell:a=>o(vt,{value:a.totalPnl}),sort:a=>a.totalPnl},{name:"Win rate",number:!0,title:"When the signal was raised; below it today, as the share of closed positions that won, and how many there are",sort:a=>a.winRate,cell:a=>o(C,{children:[Ye(a.winRate),a.profile&&o("small",{children:["today ",Ye(a.profile.trueWinRate)," of ",_(a.profile.closedPositions)]})]})},{name:"Rank today",number:!0,wide:!0,cell:a=>a.profile?.defaultRank?`#${_(a.profile.defaultRank)}`:"\u2013"}],n=e.traders.reduce((a,i)=>a+(i.windowTradeCount??NaN),0);return o(C,{children:[o(oe,{label:"Wallets of the signal",columns:r,rows:e.traders,id:a=>a.walletAddress}),n>0&&o("p",{class:"muted small",children:["Together ",ye(e.summary.totalUsdInflow)," in ",Pm(n),"."]})]})}var Pm=e=>e===1?"1 trade":`${_(e)} trades`;function Vy(e){return e.windowTradeCount===null?"its last trade":e.windowTradeCount===1?"1 trade":`${Pm(e.windowTradeCount)}, last ${ye(e.tradeSizeUsd)}`}function qy({s:e}){let t=e.decision.delivered;return o(V,{title:"Why you got it",children:[o("p",{class:"lead",children:e.decision.text}),t&&o(Ke,{items:[{name:"Signal of the day",value:_(t.dailyUsed),note:`of ${_(t.dailyBudget)}`},{name:"Of this type",value:_(t.typeUsed),note:t.typeLimit===null?"no limit":`of ${_(t.typeLimit)}`},{name:"Configuration",value:`version ${t.configVersion}`}]})]})}function By({id:e,at:t}){let r=te(Su,{},{skip:Rn.value?.scope!=="customer",every:3e4});if(Rn.value?.scope!=="customer")return null;let n=[{name:"Webhook",cell:a=>o("span",{class:"mono",children:a.url||"removed"})},{name:"What",cell:a=>a.retraction?"retraction":"signal"},{name:"State",cell:a=>o("span",{class:`badge ${a.state==="DELIVERED"?"good":a.state==="FAILED"?"bad":""}`,children:Se(a.state)})},{name:"Attempts",cell:a=>a.attempts.map(i=>i.status??i.error??"\u2013").join(", ")||"none yet"},{name:"Since",cell:a=>o(re,{at:a.createdAt})}];return o(V,{title:"Deliveries to webhooks",children:o(ie,{query:r,children:({webhooks:a})=>{let i=a.flatMap(s=>s.deliveries.nodes.filter(u=>u.signalId===e).map(u=>({...u,url:s.url})));return i.length>0?o(oe,{label:"Deliveries",columns:n,rows:i,id:s=>s.url+String(s.retraction)}):a.some(s=>s.url)?o(Y,{title:"Not among the last 200 deliveries",children:t?o(C,{children:["A webhook accepted it ",o(re,{at:t}),"."]}):"No webhook has accepted it: it may have come before the webhook, or not pass its filter."}):o(Y,{title:"You have no webhook",children:["Signals are in your log, and reach whoever subscribes or polls. ",o("a",{href:ce(["webhooks"]),children:"Add one"})," to have them sent to you."]})}})})}function Gy({token:e,own:t}){let r=te(_u,{token:e});return o(V,{title:"Everything decided about this token",children:o(ie,{query:r,children:({decisions:n})=>n.nodes.length===0?o(Y,{title:"Nothing in the last 7 days"}):o(oe,{label:"Decisions about the token",rows:n.nodes,id:a=>`${a.type}${a.firstAt}${a.rule}`,columns:[{name:"When",cell:a=>o(re,{at:a.lastAt})},{name:"Type",cell:a=>Se(a.type)},{name:"Result",cell:a=>o("span",{class:`badge ${a.outcome==="DELIVERED"?"good":""}`,children:a.outcome==="DELIVERED"?"Delivered":"Held back"})},{name:"Because",cell:a=>a.signalId&&a.signalId!==t?o("a",{href:ce(["signal",a.signalId]),children:a.text}):a.text},{name:"Times",number:!0,cell:a=>_(a.count)}]})})})}function Dm(){let e=te(Cu,{},{every:5e3});return o(C,{children:[o(_e,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(ie,{query:e,children:({sources:t})=>o("div",{class:"stack",children:[t.length===0&&o(Y,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(r=>o(Qy,{source:r},r.name)),t.length>0&&o(Ky,{names:t.map(r=>r.name)})]})})]})}function Qy({source:e}){let t=e.events.reduce((n,a)=>n+a.count,0),r=e.skipped.reduce((n,a)=>n+a.count,0);return o(V,{class:"spaced",title:e.name,actions:o(zy,{source:e}),children:[Vs(e)&&o("p",{class:"note bad",role:"status",children:[e.lastError??"Nothing has worked since the last error."," ",o(re,{at:e.lastErrorAt})]}),e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o(Ke,{items:[{name:"Reads",value:Se(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":_(e.lag),note:jy(e)},{name:"Events in the log",value:_(t),note:e.events.map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Not in the log",value:_(r),note:e.skipped.slice(0,3).map(n=>`${_(n.count)} ${n.name}`).join(", ")||void 0},{name:"Taken back",value:_(e.retracted),note:`${_(e.duplicates)} duplicates`},{name:"Last stored",value:o(re,{at:e.lastBatchAt})}]}),(e.skipped.length>0||e.leftOut.length>0)&&o("details",{children:[o("summary",{children:"What did not go into the log"}),o(oe,{label:`What of ${e.name} did not go into the log`,columns:Hy,rows:[...e.skipped,...e.leftOut],id:n=>n.name})]}),e.lastError&&!Vs(e)&&o("p",{class:"muted",children:["Last error, ",o(re,{at:e.lastErrorAt}),": ",e.lastError]})]})}var Hy=[{name:"Reason",cell:e=>o("span",{class:"break",children:[e.name,e.lostAt&&o("small",{class:"bad",children:["missing, last ",o(re,{at:e.lostAt})]})]})},{name:"How many",number:!0,cell:e=>_(e.count)},{name:"Since",cell:e=>o(re,{at:e.since})}],Vs=e=>e.state==="FAILING"||e.state==="REFUSED";function zy({source:e}){let t=Vs(e)||!e.healthy?"bad":e.state==="RUNNING"?"good":"";return o("span",{class:`badge ${t}`,children:Se(e.state)})}function jy(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:et(e.lagSeconds)}var Yy=[{name:"When",cell:e=>o(re,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(C,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Ky({names:e}){let t=De("source",e,e[0]??""),r=te(Au,{source:t},{every:5e3});return o(V,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:n=>pe({source:n.currentTarget.value}),children:e.map(n=>o("option",{children:n},n))})]}),children:o(ie,{query:r,children:({sourceRejects:n})=>n.nodes.length===0?o(Y,{title:"None",children:["Every message of ",t," was understood."]}):o(C,{children:[o(oe,{label:`Messages of ${t} that became no event, newest first`,columns:Yy,rows:n.nodes,id:a=>String(a.number)}),o("p",{class:"muted",children:[_(n.nodes.length)," of ",_(n.totalCount)," that are kept."]})]})})})}function Lm({args:[e="",t=""]}){let r=it.find(a=>a===e.toUpperCase())??"BASE",n=te(Ru,{chain:r,address:t},{every:15e3});return o(ie,{query:n,children:({token:a})=>a?o(Jy,{t:a}):o(Y,{title:"This token is unknown",children:["The service has seen no trade of ",Gt(t)," on this chain."]})})}function Jy({t:e}){return o("div",{class:"stack",children:[o(_e,{title:e.symbol||Gt(e.address),about:o(C,{children:[o(st,{chain:e.chain})," ",o("span",{class:"mono address",children:e.address})]}),children:o(Yn,{text:e.address,label:"the address"})}),o(V,{children:o(Ke,{items:[{name:"Price",value:He(e.priceUsd,e.chain),note:e.priceAt?o(re,{at:e.priceAt}):"unknown"},{name:"Volume in 24 h",value:e.volume24hUsd===null?"\u2013":ye(e.volume24hUsd),note:e.volume24hUsd===null?"not reported":"by the data provider"},{name:"Holders",value:e.holders===null?"\u2013":_(e.holders),note:e.holders===null?"not reported":"by the data provider"}]})}),e.market&&o($m,{m:e.market}),o(Um,{chain:e.chain,address:e.address})]})}var Zy=["HOUR","DAY"];function Xy(e){return{name:"Signal",tone:"second",size:9,points:e.filter(r=>!r.retractedAt).map(r=>({at:r.timestamp,value:r.token.currentPriceUsd}))}}function Um({chain:e,address:t}){let r=De("interval",Zy,"HOUR"),n=te(Pu,{chain:e,token:t},{every:15e3}),a=te(Eu,{chain:e,address:t,interval:r},{every:15e3}),i=o(qe,{label:"Intervals",choices:[{value:"HOUR",label:"By hour"},{value:"DAY",label:"By day"}],chosen:r,change:s=>pe({interval:s})});return o(C,{children:[o(ie,{query:a,children:({token:s})=>s&&o(C,{children:[o(V,{title:"Price, with your signals",actions:i,children:o(Ba,{label:"Price at the end of each interval, and at your signals",points:s.prices,interval:r,chain:e,marks:[Xy(n.data?.signals.nodes??[])]})}),o("div",{class:"columns",children:[o(V,{title:"Volume",children:o(Em,{name:"Volume",points:s.volume,label:`Volume by ${r.toLowerCase()}`})}),o(V,{title:"Top wallets bought, less sold, by hour",children:o(Em,{name:"Net flow",points:s.flow,label:"What the first 200 wallets bought less what they sold, by hour"})})]}),o(V,{title:"Top wallets that hold it",children:o(eb,{day:s,chain:e})})]})}),o(tb,{chain:e,query:n})]})}function Em({name:e,points:t,label:r}){return t.every(n=>n.value===0)?o(Y,{title:"Nothing in this time"}):o(yn,{label:r,times:t.map(n=>xt(n.at)),format:n=>ye(n),ticks:Yr,height:180,lines:[{name:e,bars:!0,values:t.map(n=>n.value)}]})}function eb({day:e,chain:t}){return e.topHolders.length===0?o(Y,{title:"None of the first 200 wallets holds it"}):o(oe,{label:"Top wallets that hold the token",rows:e.topHolders,id:r=>r.wallet.walletAddress,columns:[{name:"Rank",number:!0,cell:r=>`#${_(r.rank)}`,sort:r=>r.rank},{name:"Wallet",cell:r=>o($n,{chain:t,address:r.wallet.walletAddress})},{name:"Paid per token",number:!0,cell:r=>He(r.position.quantity?r.position.costUsd/r.position.quantity:null,t)},{name:"Value",number:!0,cell:r=>ye(r.position.valueUsd),sort:r=>r.position.valueUsd},{name:"Profit",number:!0,cell:r=>o(vt,{value:r.position.pnlUsd}),sort:r=>r.position.pnlUsd}]})}function tb({chain:e,query:t}){return o(ie,{query:t,children:({signals:r})=>o(C,{children:[o(V,{title:"Signals on it",children:r.nodes.length===0?o(Y,{title:"None of your signals is on it",children:o("a",{href:ce(["live"]),children:"See all signals"})}):o(oe,{label:"Signals on the token",columns:so,rows:[...r.nodes].sort((n,a)=>a.sequence-n.sequence),id:n=>n.signalId})}),r.nodes.length>0&&o(V,{title:"Top wallets in these signals",children:o(nb,{chain:e,nodes:r.nodes})})]})})}function nb({chain:e,nodes:t}){let r=new Map;for(let n of t.filter(a=>!a.retractedAt).flatMap(a=>a.traders)){let a=r.get(n.walletAddress);r.set(n.walletAddress,{address:n.walletAddress,rank:n.leaderboardRank,sizeUsd:Math.max(a?.sizeUsd??0,n.tradeSizeUsd),signals:(a?.signals??0)+1})}return o(oe,{label:"Top wallets in these signals",rows:[...r.values()].sort((n,a)=>n.rank-a.rank),id:n=>n.address,columns:[{name:"Rank then",number:!0,cell:n=>`#${_(n.rank)}`,sort:n=>n.rank},{name:"Wallet",cell:n=>o($n,{chain:e,address:n.address})},{name:"Largest trade",number:!0,cell:n=>ye(n.sizeUsd),sort:n=>n.sizeUsd},{name:"Signals",number:!0,cell:n=>_(n.signals),sort:n=>n.signals}]})}function Nm({args:[e=""]}){let t=te(Du,{itemId:e},{every:15e3});return o(ie,{query:t,children:({market:r})=>r?o("div",{class:"stack",children:[o(_e,{title:r.question||"A market without a question",about:o(st,{chain:"POLYMARKET"})}),o($m,{m:r}),o(rb,{outcomes:r.outcomes??[]})]}):o(Y,{title:"This market is unknown",children:"No source has described it yet."})})}function rb({outcomes:e}){let t=e[0];if(!t)return o(Y,{title:"No outcome of this market is known yet"});let r=De("outcome",e.map(n=>n.token),t.token);return o(C,{children:[o("div",{class:"filters",children:o(qe,{label:"Outcomes",choices:e.map(n=>({value:n.token,label:n.outcomeLabel||Gt(n.token)})),chosen:r,change:n=>pe({outcome:n})})}),o(Um,{chain:"POLYMARKET",address:r},r)]})}function $m({m:e}){return o(V,{title:e.outcomeLabel?o("a",{href:ce(["market",e.itemId]),children:e.question||"Market"}):"Outcomes",children:[o(Ke,{items:[{name:"State",value:e.closed?"Closed":"Open",note:e.endDate?`ends ${e.endDate.slice(0,10)}`:void 0},{name:"Volume in 24 h",value:ye(e.volume24hr)},...e.tags.length>0?[{name:"Tags",value:o("small",{class:"tags",children:e.tags.join(", ")})}]:[]]}),e.outcomes&&e.outcomes.length>0&&o(oe,{label:"Outcomes",rows:e.outcomes,id:t=>t.token,columns:[{name:"Outcome",cell:t=>o("a",{class:"symbol",href:ce(["token","POLYMARKET",t.token]),children:t.outcomeLabel||Gt(t.token)})},{name:"Price",cell:t=>t.priceUsd===null?"\u2013":o("span",{class:"chance",children:[o("meter",{min:0,max:1,value:t.priceUsd,"aria-label":`Chance of ${t.outcomeLabel}`})," ",He(t.priceUsd,"POLYMARKET")]})}]})]})}var Im=["7","30","90"],Bs=["1h","6h","24h","settled"],Fo={"1h":"after1h","6h":"after6h","24h":"after24h",settled:"settled"},Gs={"1h":"1 hour","6h":"6 hours","24h":"24 hours",settled:"Settlement"},Mm=["all","wins","losses","open"],Wm={all:"All",wins:"Wins",losses:"Losses",open:"Not graded"},Fm=30,qs=100;function Vm(){let e=De("days",Im,"30"),t=De("after",Bs,"1h"),r=De("chain",["ALL",...it],"ALL"),n=De("type",["ALL",...Kt],"ALL"),[a,i]=ee(0),s=Nt(()=>new Date(Date.now()-Number(e)*864e5).toISOString(),[e,a]),u={...r==="ALL"?{}:{chains:[r]},...n==="ALL"?{}:{types:[n]}},d=hm(u,s,a),m=te(Uu,{since:s,chain:r==="ALL"?null:r,type:n==="ALL"?null:n}),y=()=>i(h=>h+1);return o(C,{children:[o(_e,{title:"Track record",about:"What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.",children:[o("button",{type:"button",onClick:y,children:"Renew"}),o("button",{type:"button",disabled:!d.done||d.signals.length===0,onClick:()=>ob(d.signals),children:"CSV"})]}),o(Cn,{names:["days","after","chain","type"],children:[o(qe,{label:"Period",choices:Im.map(h=>({value:h,label:`${h} days`})),chosen:e,change:h=>pe({days:h})}),o(qe,{label:"Graded after",choices:Bs.map(h=>({value:h,label:Gs[h]})),chosen:t,change:h=>pe({after:h})}),o(fr,{label:"Chain",choices:[{value:"ALL",label:"All"},...it.map(h=>({value:h,label:tt[h]}))],chosen:r,change:h=>pe({chain:h==="ALL"?"":h})}),o(fr,{label:"Type",choices:[{value:"ALL",label:"All"},...Kt.map(h=>({value:h,label:Se(h)}))],chosen:n,change:h=>pe({type:h==="ALL"?"":h})})]}),o(ie,{query:m,children:h=>o(ab,{record:h.types,weeks:h.weeks.groups,span:t})}),d.refusal&&o(Ht,{refusal:d.refusal,retry:y}),d.signals.length===0&&!d.refusal&&(d.done?o(Y,{title:"No signal in this period",children:["A longer period, or all chains and types, may have some. ",o("a",{href:ce(["live"]),children:"See what comes now"})]}):o(Kn,{label:"Loading signals"})),d.signals.length>0&&o(V,{title:"Every signal",children:[!d.done&&o(Kn,{label:`${_(d.signals.length)} signals loaded`}),d.cut&&o("p",{class:"note warn",children:["Below and in the CSV are the newest ",_($s)," signals of the period; the numbers above are of all."]}),o(cb,{signals:d.signals,span:t})]})]})}function ob(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([fm(e)],{type:"text/csv"})),t.download=`signals-${new Date().toISOString().slice(0,10)}.csv`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function ab({record:e,weeks:t,span:r}){return o(C,{children:[o(V,{children:o(ib,{record:e,span:r})}),e.all.count>0&&o(C,{children:[o("div",{class:"columns",children:[o(V,{title:"Wins and losses",children:o(sb,{record:e.all,span:r})}),o(V,{title:"What waiting costs",children:o(lb,{delays:e.delays})})]}),o(V,{title:"By type",children:o(Om,{label:"By type",first:"Type",groups:e.groups,name:n=>Se(n.type??""),span:r})}),o(V,{title:"By week",children:[o(ub,{weeks:t,span:r}),o(Om,{label:"By week",first:"Week from",groups:t,name:n=>Dt(n.weekFrom??""),span:r})]})]})]})}function ib({record:e,span:t}){let r=s=>{let u=e.all[Fo[s]];return{name:`Right after ${Gs[s].toLowerCase()}`,value:o("span",{class:s===t?"chosen":"",children:Ye(u.hitRate)}),note:u.count===0?"none graded yet":o(C,{children:["of ",_(u.count),": ",Ye(u.hitRateLow)," to ",Ye(u.hitRateHigh),o("br",{}),"median gain ",It(u.medianGain)]})}},{keptSince:n,since:a,all:i}=e;return o(C,{children:[n&&n>a&&o("p",{class:"note warn",children:["Signals before ",on(n)," are no longer kept and not counted."]}),o(Ke,{items:[{name:"Signals",value:_(i.count),note:i.retracted>0?`and ${_(i.retracted)} retracted, not counted`:`since ${Dt(a)}`},...Bs.map(r)]})]})}function sb({record:e,span:t}){let r=e[Fo[t]];return r.count===0?o(Y,{title:"None is graded yet",children:[_(e.count)," signals wait: a price is taken ",Gs[t].toLowerCase()," after each",t==="settled"?", if it is on a prediction market":"","."]}):o(Ke,{items:[{name:"Wins",value:o("span",{class:"good",children:_(r.wins)}),note:`best ${It(r.bestGain)}`},{name:"Losses",value:o("span",{class:"bad",children:_(r.losses)}),note:`worst ${It(r.worstGain)}`},{name:"Right",value:Ye(r.hitRate),note:`95 %: ${Ye(r.hitRateLow)} to ${Ye(r.hitRateHigh)}`},{name:"Median gain",value:o(Qt,{value:r.medianGain}),note:r.count<Fm?`only ${_(r.count)}: says little`:`of ${_(r.count)}`}]})}function lb({delays:e}){let t=e[0]?.count??0;return t===0?o(Y,{title:"No signal is a day old yet",children:"The same signals are compared when followed at once, 1 hour and 6 hours later."}):o(C,{children:[o("p",{class:"muted small",children:["Median gain up to 24 hours after a signal, of the ",_(t)," that are a day old, if one follows"]}),o(Ke,{items:e.map(r=>({name:r.minutes===0?"At once":`${_(r.minutes)} minutes later`,value:o(Qt,{value:r.medianGain})}))})]})}function Om({label:e,first:t,groups:r,name:n,span:a}){let i=u=>u.record[Fo[a]];return o(oe,{label:e,columns:[{name:t,cell:n,sort:u=>u.weekFrom??n(u)},{name:"Signals",number:!0,cell:u=>_(u.record.count),sort:u=>u.record.count},{name:"Graded",number:!0,wide:!0,cell:u=>_(i(u).count)},{name:"Wins",number:!0,cell:u=>o("span",{class:"good",children:_(i(u).wins)})},{name:"Losses",number:!0,cell:u=>o("span",{class:"bad",children:_(i(u).losses)})},{name:"Right",number:!0,title:"Share of wins, with the interval in which the true rate lies with 95 % confidence",sort:u=>i(u).hitRate??-1,cell:u=>i(u).count===0?"\u2013":o(C,{children:[Ye(i(u).hitRate),o("small",{class:i(u).count<Fm?"few":"",children:[Ye(i(u).hitRateLow)," to ",Ye(i(u).hitRateHigh)]})]})},{name:"Median gain",number:!0,cell:u=>o(Qt,{value:i(u).medianGain}),sort:u=>i(u).medianGain??-9},{name:"Worst",number:!0,wide:!0,cell:u=>o(Qt,{value:i(u).worstGain})},{name:"Best",number:!0,wide:!0,cell:u=>o(Qt,{value:i(u).bestGain})}],rows:r,id:n})}function ub({weeks:e,span:t}){let r=e.filter(n=>n.record[Fo[t]].medianGain!==null);return r.length<2?null:o(yn,{label:"Median gain by week",times:r.map(n=>xt(n.weekFrom??"")),format:n=>It(n),height:180,lines:[{name:"Median gain",values:r.map(n=>n.record[Fo[t]].medianGain)}]})}function cb({signals:e,span:t}){let r=De("grade",Mm,"all"),n=e.filter(i=>{let s=i.retractedAt?null:Wo(i,t);return r==="all"||(r==="open"?s===null:s!==null&&r==="wins"==s>0)}),a=[{name:"Time",cell:i=>o(re,{at:i.sentAt}),sort:i=>i.sequence},{name:"Grade",cell:i=>o(db,{s:i,span:t})},{name:"Gain",number:!0,cell:i=>o(Qt,{value:Wo(i,t)}),sort:i=>Wo(i,t)??-9},{name:"Signal",cell:i=>o(C,{children:[o("a",{href:ce(["signal",i.signalId]),children:i.headline}),o("small",{children:Se(i.notificationType)})]})},{name:"Chain",wide:!0,cell:i=>o(st,{chain:i.chain})},{name:"Token",cell:i=>o(Mt,{chain:i.chain,address:i.token.address,symbol:i.token.symbol})},{name:"Price then",number:!0,wide:!0,cell:i=>He(i.token.currentPriceUsd,i.chain)},{name:"1 h",number:!0,wide:!0,cell:i=>It(i.outcome.return1h)},{name:"6 h",number:!0,wide:!0,cell:i=>It(i.outcome.return6h)},{name:"24 h",number:!0,wide:!0,cell:i=>It(i.outcome.return24h)}];return o(C,{children:[o(qe,{label:"Grades",choices:Mm.map(i=>({value:i,label:Wm[i]})),chosen:r,change:i=>pe({grade:i==="all"?"":i})}),n.length===0?o(Y,{title:`None: ${Wm[r].toLowerCase()}`}):o(oe,{label:"Graded signals",columns:a,rows:n.slice(0,qs),id:i=>i.signalId,class:i=>i.retractedAt?"gone":""}),n.length>qs&&o("p",{class:"muted small",children:["The newest ",_(qs)," of ",_(n.length),"; the CSV has all."]})]})}function db({s:e,span:t}){let r=Wo(e,t);return e.retractedAt?o("span",{class:"badge",children:"Retracted"}):r===null?o("span",{class:"badge",children:"Open"}):o("span",{class:`badge ${r>0?"good":"bad"}`,children:r>0?"Win":"Loss"})}var qm=["positions","closed","trades","signals"],mb={positions:"Open positions",closed:"Closed positions",trades:"Trades",signals:"Its signals"};function Qm({args:[e="",t=""]}){let r=it.find(a=>a===e.toUpperCase())??"BASE",n=te(Mu,{chain:r,address:t},{every:15e3});return o(ie,{query:n,children:({wallet:a})=>a?o(pb,{w:a}):o(Y,{title:"This wallet is unknown",children:["The service has seen no trade of ",Gt(t)," on this chain."]})})}function pb({w:e}){let t=De("tab",qm,"positions"),r={chain:e.chain,address:e.walletAddress};return o("div",{class:"stack",children:[o("p",{class:"small",children:[o("a",{href:ce(["leaderboard"],{chain:e.chain}),children:"Leaderboard"})," \u203A ",e.defaultRank?`rank ${_(e.defaultRank)}`:"not ranked"]}),o(_e,{title:o("span",{class:"mono",children:Gt(e.walletAddress)}),about:o(C,{children:[o(st,{chain:e.chain})," ",o("span",{class:"mono address",children:e.walletAddress})]}),children:[o(Yn,{text:e.walletAddress,label:"the address"}),o("a",{href:ce(["live"],{wallets:e.walletAddress}),children:"Watch its signals"})]}),o(V,{children:o(fb,{w:e})}),e.scoreParts&&o(V,{title:"What the score is made of",children:o(hb,{w:e,parts:e.scoreParts})}),o("div",{class:"columns",children:[o(V,{title:"Realized profit over time",children:o(gb,{w:e})}),o(V,{title:"Score at each midnight",children:o(yb,{w:e})})]}),o(V,{title:o(qe,{label:"Lists",choices:qm.map(n=>({value:n,label:mb[n]})),chosen:t,change:n=>pe({tab:n,after:""})}),children:[t==="positions"&&o(wb,{of:r}),t==="closed"&&o(vb,{of:r}),t==="trades"&&o(Sb,{of:r}),t==="signals"&&o(_b,{of:r})]})]})}function fb({w:e}){return o(Ke,{items:[{name:"Rank",value:e.defaultRank?`#${_(e.defaultRank)}`:"\u2013",note:e.defaultRank?"by score":"does not pass the default filter"},{name:"Score",value:e.traderScore.toFixed(3),note:"of 1"},{name:"Profit",value:o(vt,{value:e.netPnlUsd}),note:o(C,{children:[o(vt,{value:e.realizedPnlUsd})," realized"]})},{name:"Win rate",value:Ye(e.trueWinRate),note:`${_(e.winningPositions)} of ${_(e.closedPositions)} closed positions`},{name:"Trades",value:_(e.tradeCount),note:`${_(e.buyCount)} buys, ${_(e.sellCount)} sells, ${_(e.tokensTraded)} tokens`},{name:"Bought",value:ye(e.totalBuyVolumeUsd),note:`sold ${ye(e.totalSellVolumeUsd)}`},{name:"Average trade",value:ye(e.avgTradeSizeUsd),note:`largest ${ye(e.largestTradeUsd)}`},{name:"Last trade",value:o(re,{at:e.lastTradeTime}),note:e.firstTradeTime?o(C,{children:["first ",o(re,{at:e.firstTradeTime})]}):void 0}]})}function hb({w:e,parts:t}){let r=[{name:"PnL efficiency",weight:.4,value:t.efficiency,from:o(C,{children:[o(vt,{value:e.netPnlUsd})," for ",ye(e.totalBuyVolumeUsd)," bought"]})},{name:"Win rate",weight:.3,value:t.winRate,from:`${_(e.winningPositions)} of ${_(e.closedPositions)} positions won, with 5 wins and 5 losses added`},{name:"Closed positions",weight:.2,value:t.consistency,from:`${_(e.closedPositions)} of 50`},{name:"Activity",weight:.1,value:t.activity,from:`${_(e.tradeCount)} trades; 1,000 are full`}];return o(oe,{label:"Parts of the score",rows:r,id:n=>n.name,columns:[{name:"Part",cell:n=>n.name},{name:"From",cell:n=>n.from},{name:"Value",number:!0,cell:n=>n.value.toFixed(3)},{name:"Weight",number:!0,wide:!0,cell:n=>Ye(n.weight)},{name:"Adds",number:!0,cell:n=>o("strong",{children:(n.weight*n.value).toFixed(3)})}]})}function gb({w:e}){return e.equity.length<2?o(Y,{title:"Not enough days yet",children:"A line appears after the second day on which it traded."}):o(yn,{label:"Realized profit at the end of each day",times:e.equity.map(t=>xt(t.date)),format:t=>ye(t),ticks:Yr,lines:[{name:"Realized profit",values:e.equity.map(t=>t.realizedPnlUsd)}]})}function yb({w:e}){return e.rankHistory.length<2?o(Y,{title:"Not ranked on two days yet",children:"The leaderboard is kept at each midnight UTC of event time."}):o(yn,{label:"Score at each midnight",times:e.rankHistory.map(t=>xt(t.at)),format:t=>t.toFixed(2),lines:[{name:"Score",tone:"second",values:e.rankHistory.map(t=>t.traderScore)}]})}function Ga({page:e,noun:t,empty:r,children:n}){if(!e||e.nodes.length===0&&!e.pageInfo.hasNextPage)return o(Y,{title:r});let{hasNextPage:a,endCursor:i}=e.pageInfo;return o(C,{children:[e.nodes.length===0?o(Y,{title:r}):n(e.nodes),o(Kr,{shown:e.nodes.length,total:e.totalCount,noun:t,first:Xe.value.params.get("after")?()=>pe({after:""}):void 0,more:a?()=>pe({after:i}):void 0})]})}var Qa=()=>Xe.value.params.get("after"),Bm=["VALUE","OPENED"],bb={VALUE:"Largest first",OPENED:"Oldest first"};function wb({of:e}){let t=De("order",Bm,"VALUE"),r=te(Wu,{...e,orderBy:t,after:Qa()},{every:15e3});return o(C,{children:[o(qe,{label:"Order",choices:Bm.map(n=>({value:n,label:bb[n]})),chosen:t,change:n=>pe({order:n,after:""})}),o(ie,{query:r,children:({wallet:n})=>o(Ga,{page:n?.positions,noun:"positions",empty:"It holds nothing now",children:a=>o(oe,{label:"Open positions",rows:a,id:i=>i.token,columns:[{name:"Token",cell:i=>o(Mt,{chain:e.chain,address:i.token,symbol:i.symbol}),sort:i=>i.symbol},{name:"Quantity",number:!0,wide:!0,cell:i=>Ro(i.quantity)},{name:"Paid per token",number:!0,cell:i=>He(i.quantity?i.costUsd/i.quantity:null,e.chain)},{name:"Price",number:!0,cell:i=>He(i.priceUsd,e.chain)},{name:"Value",number:!0,cell:i=>ye(i.valueUsd),sort:i=>i.valueUsd},{name:"Profit",number:!0,cell:i=>o(vt,{value:i.pnlUsd}),sort:i=>i.pnlUsd},{name:"Counted",number:!0,title:"What the wallet's profit has of it: gains count up to the token's volume",cell:i=>o(vt,{value:i.countedPnlUsd}),sort:i=>i.countedPnlUsd}]})})})]})}function vb({of:e}){let t=te(Ou,{...e,after:Qa()});return o(ie,{query:t,children:({wallet:r})=>o(Ga,{page:r?.closings,noun:"closed positions",empty:"It has closed no position yet",children:n=>o(oe,{label:"Closed positions",rows:n,id:a=>a.token+a.openedAt+a.closedAt,columns:[{name:"Closed",cell:a=>o(re,{at:a.closedAt})},{name:"Token",cell:a=>o(Mt,{chain:e.chain,address:a.token,symbol:a.symbol})},{name:"Held",number:!0,cell:a=>et((Date.parse(a.closedAt)-Date.parse(a.openedAt))/1e3)},{name:"Paid",number:!0,cell:a=>ye(a.costUsd),sort:a=>a.costUsd},{name:"Received",number:!0,wide:!0,cell:a=>ye(a.proceedsUsd)},{name:"Profit",number:!0,cell:a=>o(vt,{value:a.profitUsd}),sort:a=>a.profitUsd}]})})})}var Gm=["ALL","BUY","SELL"],kb={ALL:"All",BUY:"Buys",SELL:"Sells"};function Sb({of:e}){let t=De("side",Gm,"ALL"),r=te(Fu,{...e,filter:t==="ALL"?null:{side:t},after:Qa()},{every:15e3});return o(C,{children:[o(qe,{label:"Side",choices:Gm.map(n=>({value:n,label:kb[n]})),chosen:t,change:n=>pe({side:n,after:""})}),o(ie,{query:r,children:({wallet:n})=>o(Ga,{page:n?.trades,noun:t==="ALL"?"trades":"trades of both sides",empty:t==="ALL"?"No trade of it is kept":"No such trade among these thousand",children:a=>o(C,{children:[n?.trades.keptSince&&o("p",{class:"note",children:["Of trades before ",on(n.trades.keptSince)," some are no longer kept."]}),o(oe,{label:"Trades, newest first",rows:a,id:i=>i.id,columns:[{name:"Time",cell:i=>o(re,{at:i.tradedAt})},{name:"Side",cell:i=>o("span",{class:`badge ${i.side==="BUY"?"good":"bad"}`,children:i.side==="BUY"?"Buy":"Sell"})},{name:"Token",cell:i=>o(Mt,{chain:e.chain,address:i.token,symbol:i.symbol})},{name:"Quantity",number:!0,wide:!0,cell:i=>Ro(i.quantity)},{name:"Price",number:!0,cell:i=>He(i.priceUsd,e.chain)},{name:"Amount",number:!0,cell:i=>ye(i.amountUsd),sort:i=>i.amountUsd}]})]})})})]})}function _b({of:e}){let t=te(Vu,{...e,after:Qa()},{every:15e3});return o(ie,{query:t,children:({wallet:r})=>o(Ga,{page:r?.signals,noun:"signals",empty:"None of your signals had it among its wallets",children:n=>o(oe,{label:"Signals of the wallet",columns:so,rows:n,id:a=>a.signalId})})})}var Vo=e=>Number(e.toPrecision(12)),xb=e=>Vo(e/100);function Qs(e,{min:t,max:r,whole:n,percent:a,optional:i}){let s=a&&r!==void 0?r*100:r,u=s!==void 0?`${(t??0).toLocaleString("en")} to ${s.toLocaleString("en")}${a?" %":""}`:`${(t??0).toLocaleString("en")} or more`;if(e==="")return i?void 0:`Write a number: ${u}`;let d=Number(e);return Number.isNaN(d)?`Write a number: ${u}`:d<(t??0)||s!==void 0&&d>s?r===1&&!a&&d>1&&d<=100?`${u}: write ${xb(d)} for ${d} %`:`${u}, not ${d.toLocaleString("en")}`:n&&!Number.isInteger(d)?`A whole number: ${u}`:void 0}function Tb(e,{percent:t}){let r=Number(e);return t&&r>0&&r<=1?`${r} %: write ${Vo(r*100)} for ${Vo(r*100)} %`:void 0}function Hs({label:e,value:t,change:r,wrong:n,hint:a,...i}){let s=ia(),[u,d]=ee(),[m,y]=ee(),{min:h,max:f,whole:b,percent:T}=i,E=T?100:1,P=u??(t===void 0?"":String(Vo(t*E))),S=(R,x)=>{let q=R.validity.badInput?Qs("x",i):Qs(R.value,i);d(R.value),q||r(R.value===""?void 0:Vo(Number(R.value)/E)),(!q||x||m)&&(y(q),n(q))},k=m??Tb(P,i);return o("label",{class:"field",children:[o("span",{children:[e,T&&", %"]}),o("input",{type:"number",inputMode:"decimal",min:h,max:f===void 0?void 0:f*E,step:b?1:"any",placeholder:a,value:P,"aria-invalid":m!==void 0,"aria-describedby":k?s:void 0,onInput:R=>S(R.currentTarget,!1),onChange:R=>S(R.currentTarget,!0),onBlur:R=>{!Qs(R.currentTarget.value,i)&&R.currentTarget.validity.valid&&d(void 0)}}),k&&o("small",{id:s,class:m?"bad":"few",role:"alert",children:k})]})}var Hm=[["What you hear",["chains","signalTypes","priorityFilter"]],["How much of it",["dailyBudget","perTypeLimits","cooldownHours"]],["Which wallets count",["minTraderScore","minWinRate","minTrades","minClosedPositions","minTokensTraded","maxBuyVolumeUsd","minTriggerWinRate","minTriggerClosed"]],["What makes a signal",["convergenceMinWallets","convergenceWindowHours","convergenceMinUsd","whaleMinTradeUsd","whaleMaxRank"]],["Which tokens",["minTokenLiquidityUsd","minTokenHolders"]]],zm=["webhookUrl"];function jm(e){let t=new Set([...Hm.flatMap(([,a])=>a),...zm]),r=a=>a.flatMap(i=>e.filter(s=>s.name===i)),n=e.filter(a=>!t.has(a.name));return[...Hm.map(([a,i])=>[a,r(i)]),["More",n]]}function Ym(e){return e.map(({name:t,description:r,type:n})=>{let a=r??"",i=n.kind==="LIST"?n.ofType?.ofType?.name??n.ofType?.name??"":n.name??"",u=n.kind==="LIST"?i.endsWith("Input")?"limits":"choices":n.kind==="ENUM"?"choice":i==="String"?"text":"number",d=t.replace(/([A-Z])/g,"_$1").toLowerCase(),m=Cb(a),y=u==="number"&&m.max===1&&t.endsWith("Rate"),h=y?a.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/,"0 to 100 %"):a;return{name:t,rule:d,label:Se(d),text:h,kind:u,whole:i==="Int",percent:y,of:i,...m}})}function Cb(e){let t=a=>Number((a??"").replaceAll(",","")),r=/([\d.,]*\d) to ([\d.,]*\d)/.exec(e);if(r)return{min:t(r[1]),max:t(r[2])};let n=/([\d.,]*\d) or more/.exec(e);return n?{min:t(n[1])}:{}}function Wn(e,t){return e[t]??""}function zs(e,t){let r=n=>JSON.stringify(Array.isArray(n)?n.map(a=>JSON.stringify(a)).sort():n);return r(e)===r(t)}function Ha(e,t,r){return e.filter(n=>!zm.includes(n.name)&&!zs(Wn(t,n.name),Wn(r,n.name)))}var Km=["ALL","DELIVERED","HELD_BACK"],Ab=[{name:"Latest",cell:e=>o(re,{at:e.lastAt})},{name:"Candidate",cell:e=>o(C,{children:[Se(e.type),o("small",{children:o(st,{chain:e.chain})})]})},{name:"Token",cell:e=>o(Mt,{chain:e.chain,address:e.token,symbol:e.symbol})},{name:"Decision",cell:e=>e.signalId?o(C,{children:[o("a",{href:ce(["signal",e.signalId]),children:"Delivered"}),e.retractedAt&&o("small",{children:"retracted"})]}):o(C,{children:[Se(e.rule??""),o("small",{children:e.text})]})},{name:"Times",number:!0,cell:e=>_(e.count)}];function Jm(){let e=De("outcome",Km,"ALL"),t=Xe.value.params.get("token")??"",[r,n]=ee(),a=te(Iu,{first:20,after:r,outcome:e==="ALL"?void 0:e,token:t||void 0}),i=s=>{n(void 0),pe(s)};return o(V,{title:"Decisions",actions:o(C,{children:[o(qe,{label:"Outcome",choices:Km.map(s=>({value:s,label:Se(s)})),chosen:e,change:s=>i({outcome:s==="ALL"?"":s})}),o("label",{class:"field inline",children:[o("span",{children:"Token"}),o(Tn,{value:t,size:18,placeholder:"address",change:s=>i({token:s.trim()})})]})]}),children:o(ie,{query:a,children:({decisions:s})=>s.nodes.length===0?o(Y,{title:"No decision",children:"No candidate of the last 7 days fits."}):o(C,{children:[o(oe,{label:"Decisions, latest first",columns:Ab,rows:s.nodes,id:u=>`${u.type}${u.token}${u.rule}${u.signalId}${u.firstAt}`}),o("div",{class:"pager",children:[r&&o("button",{type:"button",onClick:()=>n(void 0),children:"First page"}),s.pageInfo.hasNextPage&&o("button",{type:"button",onClick:()=>n(s.pageInfo.endCursor??void 0),children:"Next page"})]})]})})})}var tp=["1","3","7"],Zm=36e5;function np(){let e=te(Nu,{});return o(C,{children:[o(_e,{title:"Tuning",about:"Change what you want to hear. The last days are replayed as you edit; nothing changes before you save."}),o(ie,{query:e,children:t=>o(Pb,{data:t,saved:e.reload},t.config.version)})]})}function Rb(e){let[t,r]=ee({busy:!1}),n=async a=>{r({busy:!0});try{await je($u,{input:a}),r({busy:!1}),e()}catch(i){if(!(i instanceof Pe))throw i;r({busy:!1,refusal:i})}};return{...t,save:a=>{n(a)}}}function Pb({data:e,saved:t}){let r=Nt(()=>Ym(e.fields?.inputFields??[]),[e]),[n,a]=ee({}),[i,s]=ee({}),[u,d]=ee(0),[m,y]=ee(!1),h=Rb(t),f=Ub(n,e.chains),b=(x,q)=>a(N=>{let Z={...N,[x]:q};return zs(q,Wn(e.config,x))&&delete Z[x],Z}),T=(x,q)=>s(({[x]:N,...Z})=>q?{...Z,[x]:q}:Z),E=()=>{a({}),s({}),d(u+1)},P=r.filter(x=>x.name in n),S=Object.keys(i),k=P.length+S.length;Ue(()=>(zr.value=k>0?"Leave this page? What you changed is not saved.":"",()=>{zr.value=""}),[k>0]);let R=x=>h.save(Object.fromEntries(Ha(r,e.config,x).map(q=>[q.name,Wn(x,q.name)])));return o(C,{children:[o("div",{class:"tuning",children:[o("div",{class:"stack",children:jm(r).filter(([,x])=>x.length>0).map(([x,q])=>o(V,{title:x,children:o("div",{class:"stack",children:q.map(N=>o(Db,{field:N,value:n[N.name]??Wn(e.config,N.name),changed:N.name in n,change:Z=>b(N.name,Z),wrong:T},`${N.name} ${u}`))})},x))}),o("div",{id:"replay",class:m?"stack beside open":"stack beside",children:[m&&o("button",{type:"button",class:"narrow-only",onClick:()=>y(!1),children:"Close the replay"}),P.length>0&&o(V,{title:"Changes",children:o(op,{fields:P,from:x=>Wn(e.config,x),to:x=>n[x]??""})}),o($b,{...f})]})]}),o(Wb,{data:e,fields:r,restore:R,edits:k,busy:h.busy}),o(Jm,{}),o("div",{class:"save card",role:"region","aria-label":"Changes to save",children:[h.refusal&&o(Ht,{refusal:h.refusal}),o("div",{class:"bar-replay",children:[o("span",{children:o(Nb,{...f})}),o("button",{type:"button","aria-expanded":m,"aria-controls":"replay",onClick:()=>y(!m),children:"Replay"})]}),o("span",{role:"status",children:[k===0&&o(C,{children:["Nothing is changed. In force: version ",e.config.version,", saved ",o(re,{at:e.config.updatedAt}),"."]}),k>0&&o("strong",{children:P.length===1?"1 change":`${P.length} changes`}),S.length>0&&o("span",{class:"bad",children:[" \xB7 ",S.join(", "),": not within the bounds"]})]}),o("div",{class:"actions",children:[o("button",{type:"button",disabled:k===0,onClick:E,children:"Discard"}),o("button",{type:"button",class:"primary",disabled:h.busy||P.length===0||S.length>0,onClick:()=>h.save(n),children:["Save as version ",e.config.version+1]})]})]})]})}function Db({field:e,value:t,changed:r,change:n,wrong:a}){return o("div",{class:r?"setting changed":"setting",children:[e.kind==="number"&&o(Hs,{label:e.label,value:Number(t),min:e.min,max:e.max,whole:e.whole,percent:e.percent,change:i=>{i!==void 0&&n(i)},wrong:i=>a(e.label,i)}),e.kind==="text"&&o("label",{class:"field",children:[o("span",{children:e.label}),o(Tn,{value:String(t),change:n})]}),e.kind==="choice"&&o(fr,{label:e.label,choices:["ALL","P0","P0_P1","P1_P2"].map(i=>({value:i,label:i.replace("_"," and ")})),chosen:String(t),change:n}),e.kind==="choices"&&o("div",{class:"field",children:[o("span",{children:e.label}),o(pn,{label:e.label,choices:Eb(e),chosen:t,change:n})]}),e.kind==="limits"&&o("div",{class:"field",role:"group","aria-label":e.label,children:[o("span",{children:e.label}),o(Lb,{value:t,change:n,wrong:a})]}),o("small",{class:"muted",children:[e.text," ",o("code",{children:e.rule})]})]})}function Eb(e){return e.of==="Chain"?it.map(t=>({value:t,label:tt[t]})):Kt.map(t=>({value:t,label:Se(t)}))}function Lb({value:e,change:t,wrong:r}){let n=(a,i)=>{let s=e.filter(u=>u.type!==a);t(i===void 0?s:[...s,{type:a,limit:i}])};return o("div",{class:"filters",children:Kt.map(a=>o(Hs,{label:Se(a),value:e.find(i=>i.type===a)?.limit,min:0,max:200,whole:!0,optional:!0,hint:"no limit",change:i=>n(a,i),wrong:i=>r(Se(a),i)},a))})}function Ub(e,t){let r=De("days",tp,"1"),n=Math.max(0,...t.map(m=>Date.parse(m.lastEventAt??"")).filter(m=>!Number.isNaN(m))),a=new Date((n||Date.now())-Number(r)*24*Zm+Zm/4).toISOString(),i=ca(e,500),s=Object.keys(i).length>0,u=te(Ei,{input:{},since:a}),d=te(Ei,{input:i,since:a},{skip:!s});return{days:r,present:u,next:s?d:void 0}}function Nb({days:e,present:t,next:r}){let n=t.data?.simulateConfig,a=r?.data?.simulateConfig;return!n||r?.refusal||t.refusal?o(C,{children:"Replay: \u2013"}):o(C,{children:[o("strong",{children:_((a??n).total)})," in ",e==="1"?"1 day":`${e} days`,a&&`, ${rp(a.total-n.total)}`,r?.loading&&" \u2026"]})}function $b({days:e,present:t,next:r}){return o(V,{class:"spaced",title:"Replay",actions:o(qe,{label:"Days",choices:tp.map(n=>({value:n,label:n==="1"?"1 day":`${n} days`})),chosen:e,change:n=>pe({days:n})}),children:o(ie,{query:t,children:n=>o(Ib,{present:n.simulateConfig,next:r})})})}function Ib({present:e,next:t}){let r=t?.data?.simulateConfig;if(t?.refusal)return o(Ht,{refusal:t.refusal,retry:t.reload});let n=r??e,a=Kt.map(i=>({type:i,now:Xm(e,i),then:Xm(n,i)})).filter(i=>i.now+i.then>0);return o("div",{class:"stack","aria-busy":t?.loading,children:[o("p",{role:"status",class:"total",children:[o("strong",{children:[_(n.total)," signals"]}),r&&`, ${rp(r.total-e.total)}`,t?.loading&&" \u2026"]}),n.windowsCompleteSince&&o("p",{class:"note warn",children:["Before ",on(n.windowsCompleteSince)," some may be missing: the trades at the beginning of so wide a window are no longer kept."]}),a.length>0&&o(oe,{label:"Signals by type",rows:a,id:i=>i.type,columns:[{name:"Type",cell:i=>Se(i.type)},{name:"Now",number:!0,cell:i=>_(i.now)},...r?[{name:"Then",number:!0,cell:i=>o("strong",{children:_(i.then)})}]:[]]}),o(Mb,{present:e,then:r}),n.heldBack.length>0&&o("div",{children:[o("h3",{children:"Held back most by"}),o("ul",{class:"why",children:[...n.heldBack].sort((i,s)=>s.count-i.count).slice(0,5).map(i=>o("li",{children:[Se(i.rule),": ",_(i.count)]},i.rule))})]}),n.samples.length>0&&o("div",{children:[o("h3",{children:"Some of them"}),o("ul",{class:"samples",children:[...n.samples].reverse().slice(0,6).map(i=>o("li",{children:[o(st,{chain:i.chain})," ",i.headline," ",o("small",{class:"muted",children:o(re,{at:i.timestamp})})]},`${i.headline}${i.timestamp}`))})]})]})}function Xm(e,t){return e.byType.find(r=>r.type===t)?.count??0}function rp(e){return e===0?"as many as now":e>0?`${_(e)} more than now`:`${_(-e)} fewer than now`}function Mb({present:e,then:t}){let r=(a,i)=>a.byDay.filter(s=>s.day===i).reduce((s,u)=>s+u.count,0),n=[...new Set([...e.byDay,...t?.byDay??[]].map(a=>a.day))].sort();return n.length<2?null:o(oe,{label:"Signals by day",rows:n,id:a=>a,columns:[{name:"Day",cell:a=>Dt(a)},{name:"Now",number:!0,cell:a=>_(r(e,a))},...t?[{name:"Then",number:!0,cell:a=>o("strong",{children:_(r(t,a))})}]:[]]})}function op({fields:e,from:t,to:r}){return o("ul",{class:"why",children:e.map(n=>o("li",{children:[n.label,": ",o("span",{class:"muted",children:ep(t(n.name),n)})," \u2192 ",o("strong",{children:ep(r(n.name),n)})]},n.name))})}function ep(e,t){return!Array.isArray(e)&&t.percent?Ye(Number(e),1).replace(".0 "," "):Array.isArray(e)?e.length===0?"none":e.map(r=>typeof r=="string"?Se(r):`${Se(r.type)} ${r.limit}`).join(", "):typeof e=="number"?e.toLocaleString("en",{maximumFractionDigits:6}):e}function Wb({data:e,fields:t,restore:r,edits:n,busy:a}){let[i,s]=ee(),u=e.configVersions.filter(d=>d.version!==e.config.version);return u.length===0?null:o(V,{title:"Earlier versions",children:o(oe,{label:"Earlier versions, newest first",rows:u,id:d=>String(d.version),columns:[{name:"Version",cell:d=>d.version},{name:"Saved",cell:d=>o(re,{at:d.changedAt})},{name:"By",wide:!0,cell:d=>o(Ob,{id:d.keyId,keys:e.usage.keys})},{name:"Going back to it would change",cell:d=>{let m=Ha(t,e.config,d.config);return m.length===0?"nothing":o(op,{fields:m,from:y=>Wn(e.config,y),to:y=>Wn(d.config,y)})}},{name:"Restore",cell:d=>Ha(t,e.config,d.config).length===0?"\u2013":i!==d.version?o("button",{type:"button",class:"small","aria-label":`Restore version ${d.version}`,onClick:()=>s(d.version),children:"Restore"}):o("div",{class:"why",role:"group","aria-label":`Restore version ${d.version}`,children:[o("span",{children:["It is saved as version ",e.config.version+1,n>0&&", and what you changed here is dropped","."]}),o("div",{class:"actions",children:[o("button",{type:"button",class:"small",onClick:()=>s(void 0),children:"Cancel"}),o("button",{type:"button",class:"small primary",disabled:a,onClick:()=>r(d.config),children:"Restore and save"})]})]})}]})})}function Ob({id:e,keys:t}){if(e===null)return o(C,{children:"the operator"});let r=t.filter(s=>s.scope==="customer"&&!s.revokedAt&&!(s.expiresAt&&Date.parse(s.expiresAt)<=Date.now())),n=t.find(s=>s.keyId===e),i=r.length===1&&r[0]?.keyId===e?"this key":n?`${n.revokedAt?"revoked key":"key"} created ${Dt(n.createdAt)}`:"a key that is not listed";return o(C,{children:[i,o("small",{class:"mono break",children:e})]})}var js=["node","python","go"],Ys={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var Fb=Kt.map(e=>({value:e,label:Se(e)})),Vb=it.map(e=>({value:e,label:tt[e]}));function ap(){let e=te(qu,{},{every:5e3}),[t,r]=ee({});return o(C,{children:[o(_e,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(ie,{query:e,children:({webhooks:n})=>o("div",{class:"stack",children:[n.length===0&&o(Y,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),n.map(a=>o(qb,{webhook:a,changed:e.reload},a.id)),o(zb,{configured:n.some(a=>a.configured),created:a=>{r(a),e.reload()}}),o(sp,{outcome:t}),o(jb,{})]})})]})}async function ip(e){try{return await e()}catch(t){if(t instanceof Pe)return{refusal:t};throw t}}function qb({webhook:e,changed:t}){let[r,n]=ee({}),[a,i]=ee(!1),[s,u]=ee(!1),d=async h=>{i(!0),n(await ip(h)),i(!1),u(!1),t()},m=(h,f)=>d(async()=>(await je(Gu,{id:e.id,input:h}),{text:f})),y=()=>d(async()=>(e.configured?await je(Li,{url:""}):await je(Qu,{id:e.id}),{}));return o(V,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(C,{children:[o("button",{type:"button",disabled:a,onClick:()=>{d(()=>Bb(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:a,onClick:()=>{d(()=>Gb(e.id))},children:"New secret"}),o("button",{type:"button",disabled:a,onClick:()=>{m({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:a,onClick:()=>s?void y():u(!0),children:s?"Really delete":"Delete"})]}),children:[o(sp,{outcome:r}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(re,{at:e.disabledAt}),": ",e.disabledReason]}),o(Ke,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(re,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(re,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:_(e.deliveries.totalCount),note:e.previousSecretUntil?o(C,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(pn,{label:`Types sent to ${e.url}`,choices:Fb,chosen:e.types,change:h=>{m({types:h},"Types saved, for later signals.")}}),o(pn,{label:`Chains sent to ${e.url}`,choices:Vb,chosen:e.chains,change:h=>{m({chains:h},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(Qb,{webhook:e,redeliver:h=>{d(async()=>(await je(ju,{webhook:e.id,signal:h}),{text:"Sent again, with all its attempts."}))}})]})}async function Bb(e){let{attempt:t}=(await je(Hu,{id:e})).testWebhook,r=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${r} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Gb(e){let{secret:t}=(await je(zu,{id:e})).rotateWebhookSecret;return{secret:t}}function sp({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(Ht,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(Yn,{text:e.secret,label:"the secret"})]})]})}function Qb({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(Y,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let r=[{name:"Signal",cell:n=>o(C,{children:[o("a",{href:ce(["signal",n.signalId]),children:["#",n.sequence]}),n.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:n=>o("span",{class:n.state==="FAILED"?"bad":n.state==="DELIVERED"?"good":"muted",children:Se(n.state)})},{name:"Attempts",number:!0,cell:n=>_(n.attempts.length)},{name:"Last answer",cell:n=>Hb(n)},{name:"Since",wide:!0,cell:n=>o(re,{at:n.createdAt})},{name:"Next attempt",wide:!0,cell:n=>n.nextAttemptAt?n.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:n=>o("button",{type:"button",class:"small","aria-label":`Send again #${n.sequence}`,onClick:()=>t(n.signalId),children:"Send again"})}];return o(oe,{label:`Deliveries to ${e.url}, newest first`,columns:r,rows:e.deliveries.nodes,id:n=>n.messageId})}function Hb(e){let t=e.attempts.at(-1);return t?o(C,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function zb({configured:e,created:t}){let[r,n]=ee(!1),a=async i=>{i.preventDefault();let s=i.currentTarget,u=String(new FormData(s).get("url")).trim();n(!0);let d=await ip(async()=>e?{secret:(await je(Bu,{input:{url:u}})).createWebhook.secret}:{secret:(await je(Li,{url:u})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});n(!1),d.refusal||s.reset(),t(d)};return o(V,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:i=>{a(i)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https; http and private ones where the operator allows them"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:"Add"})]})})}function jb(){let e=De("verify",js,"node");return o(V,{title:"Verify what you receive",actions:o(qe,{label:"Language",choices:js.map(t=>({value:t,label:Ys[t].name})),chosen:e,change:t=>pe({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. ",o("code",{children:"WEBHOOK_SECRET"})," is the secret that was shown when the webhook was added. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:Ys[e].code})})]})}var Pn=["read","customer"],Ks=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Pn,component:ym},{path:"signal",title:"Signal",group:"analyst",listed:!1,scopes:Pn,component:Rm},{path:"leaderboard",title:"Leaderboard",group:"analyst",listed:!0,scopes:Pn,component:um},{path:"trending",title:"Trending tokens",group:"analyst",listed:!0,scopes:Pn,component:Ac},{path:"find",title:"Find",group:"analyst",listed:!0,scopes:Pn,component:Tc},{path:"track",title:"Track record",group:"analyst",listed:!0,scopes:Pn,component:Vm},{path:"wallet",title:"Wallet",group:"analyst",listed:!1,scopes:Pn,component:Qm},{path:"token",title:"Token",group:"analyst",listed:!1,scopes:Pn,component:Lm},{path:"market",title:"Market",group:"analyst",listed:!1,scopes:Pn,component:Nm},{path:"tuning",title:"Tuning",group:"settings",listed:!0,scopes:["customer"],component:np},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:ap},{path:"usage",title:"Usage",group:"settings",listed:!0,scopes:["customer"],component:Sc},{path:"overview",title:"Overview",group:"operator",listed:!0,scopes:["operator"],component:wm},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:Dm},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:_c},{path:"settings",title:"Settings",group:"operator",listed:!0,scopes:["operator"],component:Sm},{path:"schema",title:"Schema",group:"build",listed:!0,scopes:[...Pn,"operator"],component:_m}];function lp({problem:e}){let[t,r]=ee(e),[n,a]=ee(!1),i=u=>{u.preventDefault();let d=String(new FormData(u.currentTarget).get("key")).trim();return s(()=>Mo(d))},s=async u=>{a(!0);try{await u()}catch(d){r(d.message),a(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:u=>{i(u)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:n?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||Oa.value}),mm()&&o("button",{type:"button",disabled:n,onClick:()=>{s(Fa)},children:"Try again with the key of this tab"}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}function Zs({problem:e=""}){let t=Rn.value;return t?o(Yb,{who:t}):o(lp,{problem:e})}function Yb({who:e}){let[t,r]=ee(!1),n=ct(null),{path:a}=Xe.value,i=Ks.filter(m=>m.scopes.includes(e.scope)),s=a.length===0?i[0]:Ks.find(m=>m.path===a[0]),u=a.join("/"),d=ct(!0);return Ue(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,r(!1),d.current||(scrollTo(0,0),n.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[u]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:m=>{m.preventDefault(),n.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>r(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(Js,{pages:i.filter(m=>m.group==="analyst"),at:s,title:"Signals"}),o(Js,{pages:i.filter(m=>m.group==="settings"),at:s,title:"Delivery"}),o(Js,{pages:i.filter(m=>m.group==="operator"),at:s,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:ce(["schema"]),"aria-current":s?.path==="schema"?"page":void 0,children:"Schema"})})]})]}),o(Zb,{who:e})]}),o("main",{id:"main",ref:n,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&o(s.component,{args:a.slice(1)},u),s&&!s.scopes.includes(e.scope)&&o(Y,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". ",o("a",{href:"#/",children:"See its own pages"}),", or sign out to use another one."]}),!s&&o(Y,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function Js({pages:e,at:t,title:r}){let n=e.filter(a=>a.listed);return n.length===0?null:o("div",{class:"group",children:[o("h2",{children:r}),o("ul",{children:n.map(a=>o("li",{children:o("a",{href:ce([a.path]),"aria-current":a===t?"page":void 0,children:a.title})},a.path))})]})}var Kb=3600;function Jb({chains:e}){let t=Math.max(...e.map(a=>Date.parse(a.lastEventAt??"")||0)),r=(Nn.value-t)/1e3;if(t===0)return o("p",{class:"health muted",children:"No trade yet"});if(r>Kb)return o("p",{class:"health muted",children:["Quiet: last trade ",et(r)," ago"]});let n=Math.max(...e.map(a=>a.lagSeconds));return o("p",{class:"health good",children:["Up to date",n>1?`, ${et(n)} behind`:""]})}function Zb({who:e}){let t=te(ou,{operator:e.scope==="operator"},{every:15e3}),r=t.data?.chains.filter(a=>!a.healthy)??[],n=t.data?.serviceStatus?.attention??[];return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&r.length+n.length===0&&o(Jb,{chains:t.data.chains}),n.length>0&&o("p",{class:`health ${n.some(a=>a.level==="error")?"bad":"few"}`,children:o("a",{href:ce(["overview"]),children:"Needs attention"})}),r.map(a=>o("p",{class:"health bad",title:a.reason??"",children:[tt[a.chain]," is ",et(a.lagSeconds)," behind"]},a.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:$a.value,onChange:a=>rm(a.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>Us(),children:"Sign out"})]})}var el=document.getElementById("app");if(!el)throw new Error("BUG: page.html has no element app");var Xs=mc(),Xb=Xs&&pm(Xs)?Mo(Xs):Fa();Xb.then(()=>Ti(o(Zs,{}),el),e=>Ti(o(Zs,{problem:e instanceof Error?e.message:String(e)}),el));
