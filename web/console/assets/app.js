var w,mn,xt,pe,kt,nt,fn,et,hn,Ct,St,jr,Me=Symbol.for("pv"),rt={},ot=[],Hr=/^m(i|n|o|s|text|space)$/,Tt=Array.isArray,At=ot.slice,ve=Object.assign;function _e(e){e&&e.parentNode&&e.remove()}function gn(e,t,n){var r,i,a,s={},l=arguments.length;for(a in t)a=="key"?r=t[a]:a=="ref"&&typeof e!="function"?i=t[a]:s[a]=t[a];return l>2&&(s.children=l>3?At.call(arguments,2):n),Oe(e,s,r,i,null)}function Oe(e,t,n,r,i){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Me,__v:i||++mn,__i:-1,__u:0};return!i&&w.vnode&&w.vnode(a),a}function v(e){return e.children}function Ae(e,t){this.props=e,this.context=t,this.__g=0}function me(e,t){if(t==null)return e.__&&me(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:me(e)}function Gr(e){var t,n=e.__v,r=n.__e,i=[],a=[],s=e.__P;s&&((t=ve({constructor:Me},n)).__v=n.__v+1,w.vnode&&w.vnode(t),Et(s,t,n,e.__n,s.namespaceURI,32&n.__u?[r]:null,i,r||me(n),32&n.__u,a),t.__v=n.__v,t.__.__k[t.__i]=t,kn(i,t,a),n.__=n.__e=null,t.__e!=r&&yn(t))}function yn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),yn(e)}function dn(e){(8&e.__g||(e.__g|=8,pe.push(e),nt++))&&kt==w.debounceRendering||((kt=w.debounceRendering)||queueMicrotask)(bn)}function bn(){try{for(var e,t=1;pe.length;)pe.length>t&&pe.sort(fn),e=pe.shift(),t=pe.length,8&e.__g&&Gr(e)}finally{(nt=pe.length)&&(kt||queueMicrotask)(bn)}}function _n(e,t,n,r,i,a,s,l,d,p,u){var f,m,c,y,P,x,C=r.__k||ot,g=t.length;for(d=zr(n,t,C,d,g),f=0;f<g;f++)(c=n.__k[f])!=null&&(m=~c.__i&&C[c.__i]||rt,c.__i=f,x=Et(e,c,m,i,a,s,l,d,p,u),y=c.__e,(m.ref!=c.ref||8&m.__u)&&(m.ref&&Rt(m.ref,null,c,m),c.ref&&u.push(c.ref,c.__c||y,c)),P=P||y,4&c.__u?(d=vn(c,d,e,!m.__v),m.__e&&(m.__e=null)):typeof c.type=="function"&&x!==void 0?d=x:y&&(d=y.nextSibling),c.__u&=-21);return n.__e=P,d}function zr(e,t,n,r,i){var a,s,l,d,p,u,f,m,c,y=n.length,P=y,x=0,C=0,g=e.__k=Array(i);for(a=0;a<i;a++)(s=t[a])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[a]=Oe(null,s):Tt(s)?s=g[a]=Oe(v,{children:s}):s.constructor===Me&&s.__b?s=g[a]=Oe(s.type,s.props,s.key,s.ref,s.__v):g[a]=s,d=a+x,s.__=e,s.__b=e.__b+1,l=null,~(p=s.__i=Kr(s,n,d,P))&&(P--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(s.__u|=16,p==d-1?x--:p==d+1?x++:p!=d&&(p>d?x--:x++,C=1)):(~p||(i>y?x--:i<y&&x++),typeof s.type!="function"&&(s.__u|=4))):g[a]=null;if(C){for(u=[],f=[],a=0;a<i;a++)if((s=g[a])&&16&s.__u){for(x=0,m=u.length;x<m;)u[c=x+m>>1]<s.__i?x=c+1:m=c;u[x]=s.__i,f[a]=x+1}for(x=u.length;a--;)f[a]&&(f[a]==x?x--:g[a].__u|=4)}if(P)for(a=0;a<y;a++)!(l=n[a])||2&l.__u||(l.__e==r&&(r=me(l)),It(l,l));return r}function vn(e,t,n,r){var i,a,s,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=vn(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=me(e))&&!t.parentNode&&(t=null),s=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(s!=l&&(!r&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Kr(e,t,n,r){var i,a=e.key,s=e.type,l=t[n],d=l&&!(2&l.__u);if(l===null&&a==null||d&&a==l.key&&s==l.type)return n;if(r>(d?1:0)){for(i=n-1;i>=0;i--)if((l=t[i])&&!(2&l.__u)&&a==l.key&&s==l.type)return i;for(i=n+1;i<t.length;i++)if((l=t[i])&&!(2&l.__u)&&a==l.key&&s==l.type)return i}return-1}function pn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ze(e,t,n,r,i){var a,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||pn(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||pn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(s=St[t]||(St[t]=Yr(t)),(e.__a||(e.__a={}))[t]=Ct,a=t!=(t=t.replace(hn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,a):e.removeEventListener(t,s,a));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Yr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[et]==null)t[et]=Ct++;else if(t[et]<this.__a[e])return;return n(w.event?w.event(t):t)}}}function Et(e,t,n,r,i,a,s,l,d,p){var u,f,m,c,y,P,x,C,g,b,A,te,ne,de,z,be,re,ae,Z=t.type;if(t.constructor!==Me)return null;128&n.__u&&(d=32&n.__u,u=n.__c.__z)&&(t.__u|=d,f=a=[],u.nodeType==8?l=tt(u,a):a.push(u),l=a[0]||l),(u=w.__b)&&u(t);e:if(typeof Z=="function"){m=s.length;try{if(C=t.props,g=(u=Z.prototype)&&u.render,b=(u=Z.contextType)&&r[u.__c],A=u?b?b.props.value:u.__:r,(c=n.__c)?(t.__c=c,2&c.__g&&(c.__g|=1)):(g?t.__c=c=new Z(C,A):(t.__c=c=new Ae(C,A),c.constructor=Z,c.render=Xr),b&&b.sub(c),c.state||(c.state={}),c.__n=r,c.__g|=8,c.__h=[],c.__k=[]),g&&(c.__s||(c.__s=c.state),Z.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=ve({},c.__s)),ve(c.__s,Z.getDerivedStateFromProps(C,c.__s)))),y=c.props,P=c.state,c.__v=t,n.__c){if(C!==y&&g&&!Z.getDerivedStateFromProps&&c.componentWillReceiveProps&&c.componentWillReceiveProps(C,A),t.__v==n.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(C,c.__s,A)===!1){t.__v!=n.__v&&(c.props=C,c.state=c.__s,c.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(B){B&&(B.__=t)}),ot.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&s.push(c),l=me(n);break e}c.componentWillUpdate&&c.componentWillUpdate(C,c.__s,A),g&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate(y,P,x)})}else g&&!Z.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),g&&c.componentDidMount&&c.__h.push(c.componentDidMount);c.context=A,c.props=C,c.__P=e,c.__g&=-5,te=w.__r,ne=g?25:0;do c.__g&=-9,te&&te(t),u=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++ne<25);g&&(ot.push.apply(c.__h,c.__k),c.__k=[]),c.state=c.__s,c.getChildContext&&(r=ve({},r,c.getChildContext())),g&&n.__c&&c.getSnapshotBeforeUpdate&&(x=c.getSnapshotBeforeUpdate(y,P)),de=u&&u.type===v&&u.key==null?u.props.children:u,C.__P&&(u=l,i=(e=C.__P).namespaceURI,d=a=null,n.props&&n.props.__P!=e&&(n.__k.some(function(B){B&&It(B,B)}),n.__k=null),l=n.__k?me(n,0):null),l=_n(e,Tt(de)?de:[de],t,n,r,i,a,s,l,d,p),C.__P&&(t.__e=null,l=u),t.__u&=-161,f&&f.some(_e),c.__h.length&&s.push(c),1&c.__g&&(c.__g&=-4)}catch(B){if(s.length=m,t.__v=null,d||a)if(B&&B.then){if(t.__u|=128|d,a){for(~(re=a.indexOf(l||void 0))||(re=a.length);(ae=a[re-1])&&ae.nodeType==8;)re--;for(;re<a.length;re++)if(ae=a[re])if(a[re]=null,z){if(ae==be)break}else{if(ae.nodeType!=8)break;ae.data.startsWith("$s")&&(be=tt(z=ae))}}if(!z){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;z=l}(u=tt(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,l=u):t.__e=l,l=l&&l.nextSibling}else a&&a.some(_e);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),B&&B.then||wn(t),w.__e(B,t,n)}}else l=t.__e=Jr(n.__e,t,n,r,i,a,s,d,p,e);return(u=w.diffed)&&u(t),l}function tt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function wn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(wn))}function kn(e,t,n){for(var r=0;r<n.length;)Rt(n[r++],n[r++],n[r++]);w.__c&&w.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(a){a.call(i)})}catch(a){w.__e(a,i.__v)}})}function Jr(e,t,n,r,i,a,s,l,d,p){var u,f,m,c,y,P,x,C,g=n.props||rt,b=t.props,A=t.type;if(A=="svg"?i="http://www.w3.org/2000/svg":A=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.length;u++)if((y=a[u])&&(A?y.localName==A:y.nodeType==3)){e=y,a[u]=null;break}}if(!e){if(C=p.ownerDocument||document,!A)return C.createTextNode(b);e=C.createElementNS(i,A,b.is?b:p),l&&(w.__m&&w.__m(t,a),l=!1),a=null}if(A){if(p=A=="template"&&e.content||e,a=A=="textarea"&&b.defaultValue!=null?null:a&&At.call(p.childNodes),!l&&a)for(g={},u=0;u<e.attributes.length;u++)g[(y=e.attributes[u]).name]=y.value;for(u in g)y=g[u],u=="dangerouslySetInnerHTML"?m=y:u=="children"||u in b||u=="value"&&"defaultValue"in b||u=="checked"&&"defaultChecked"in b||Ze(e,u,null,y,i);for(u in b)y=b[u],u=="children"?c=y:u=="dangerouslySetInnerHTML"?f=y:u=="value"?P=y:u=="checked"?x=y:l&&typeof y!="function"||g[u]===y||Ze(e,u,y,g[u],i);f?(l||m&&(f.__html==m.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(m&&(e.textContent=""),(A=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Hr.test(A))&&(i="http://www.w3.org/1999/xhtml"),_n(p,Tt(c)?c:[c],t,n,r,i,a,s,a?a[0]:n.__k&&me(n,0),l,d),a&&a.some(_e)),l&&A!="textarea"||(u="value",A=="progress"&&P==null?e.removeAttribute(u):P==null||P===e[u]&&(A!="progress"||P)||Ze(e,u,P,g[u],i),u="checked",x!=null&&x!=e[u]&&Ze(e,u,x,g[u],i))}else g===b||l&&e.data==b||(e.data=b);return e}function Rt(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){w.__e(i,n)}}function It(e,t,n){var r,i,a,s;if(w.unmount&&w.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Rt(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){w.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&It(r[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(i=tt(r,a=[]))&&(r==e.__e&&a.some(_e),_e(i),_e(r)),n||_e(e.__e),e.__e=e.__c=e.__=null}function Xr(e,t,n){return this.constructor(e,n)}function Pt(e,t){var n,r,i,a;w.__&&w.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Oe(v,{children:[e]}),i=[],a=[],Et(t,t.__k,r||rt,rt,t.namespaceURI,r?null:t.firstChild?At.call(t.childNodes):null,i,r?r.__e:t.firstChild,n,a),kn(i,t.__k,a),t.__k.props.children=null}w={__e:function(e,t,n,r){for(var i,a,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(a=i.constructor)&&a.getDerivedStateFromError)&&i.setState(a.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(l){e=l}}throw nt=0,e}},mn=0,xt=function(e){return e!=null&&e.constructor===Me},Ae.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ve({},this.state)),typeof e=="function"&&(e=e(ve({},n),this.props)),e&&(ve(n,e),this.__v&&(t&&this.__k.push(t),dn(this)))},Ae.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),dn(this))},Ae.prototype.render=v,pe=[],nt=0,fn=function(e,t){return e.__v.__b-t.__v.__b},et=Symbol(),hn=/(PointerCapture)$|Capture$/i,Ct=0,St={},jr=0;var Le,U,Dt,Sn,Nt=Object.is,it=0,Dn=[],$t=[],M=w,xn=M.__b,Cn=M.__r,Tn=M.diffed,An=M.__c,En=M.unmount,Rn=M.__;function Ot(e,t){M.__h&&M.__h(U,e,it||t),it=0;var n=U.__H||(U.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function N(e){return it=1,Zr($n,e)}function Zr(e,t,n){var r=Ot(Le++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):$n(void 0,t),function(a){var s=(r.__N||r.__)[0],l=r.t(s,a);Nt(s,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=U,!U.__f)){U.__f=!0;var i=U.shouldComponentUpdate;U.shouldComponentUpdate=function(a,s,l){var d=this.__H;if(!d)return!0;var p=!1,u=this.props!=a;if(d.__.some(function(m){m.__N&&(p=!0,Nt(m.__[0],m.__N[0])||(u=!0))}),i){var f=i.call(this,a,s,l);return p?f||u:f}return!p||u}}return r.__}function fe(e,t){var n=Ot(Le++,3);!M.__s&&Nn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,U.__H.__h.push(n))}function Ee(e){return it=5,he(function(){return{current:e}},[])}function he(e,t){var n=Ot(Le++,7);return Nn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function eo(){var e;do{for(;e=$t.shift();)try{Ue(e)}catch(n){M.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Dn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ue),t.__h.some(Wt),t.__h=[]}catch(n){t.__h=[],M.__e(n,e.__v)}}}while($t.length)}M.__b=function(e){U=null,xn&&xn(e)},M.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Rn&&Rn(e,t)},M.__r=function(e){Cn&&Cn(e),Le=0;var t=(U=e.__c).__H;t&&(Dt==U?U.__h=[]:(t.__h.some(Ue),t.__h.some(Wt),Le=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Dt=U},M.diffed=function(e){Tn&&Tn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Pn(Dn.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Dt=U=null},M.__c=function(e,t){t.some(function(n){try{n.__h.some(Ue),n.__h=n.__h.filter(function(r){return!r.__||Wt(r)})}catch(r){n.__h=[function(){throw r}]}}),An&&An(e,t)},M.unmount=function(e){En&&En(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Pn($t.push(i))}else Ue(i)}catch(a){t=a}}),r.__H=void 0,t&&M.__e(t,r.__v))};var In=typeof requestAnimationFrame=="function";function to(e){var t,n=function(){clearTimeout(r),In&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);In&&(t=requestAnimationFrame(n))}function Pn(e){e!=1&&Sn==M.requestAnimationFrame||((Sn=M.requestAnimationFrame)||to)(eo)}function Ue(e){var t=U,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),U=t}function Wt(e){var t=U;e.__c=e.__(),U=t}function Nn(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Nt(n,e[r])})}function $n(e,t){return typeof t=="function"?t(e):t}var R=class extends String{__apiType;value;__meta__;constructor(t,n){super(t),this.value=t,this.__meta__=n}toString(){return this.value}},ui=new R(`
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
    `,{fragmentName:"SignalRow"}),ci=new R(`
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
    `,{fragmentName:"WebhookParts"}),Wn=new R(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),On=new R(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Mn=new R(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Un=new R(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),Ln=new R(`
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
    `),qn=new R(`
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
    `),Mt=new R(`
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
}`),Fn=new R(`
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
    `),Vn=new R(`
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
}`),Qn=new R(`
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
    `),Bn=new R(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),jn=new R(`
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
    `),Hn=new R(`
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
    `),Gn=new R(`
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
}`),zn=new R(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Kn=new R(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Yn=new R(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Jn=new R(`
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
    `),Xn=new R(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Zn=new R(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),Ut=new R(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function j(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function ge(e){return j(e)==="object"}function no(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function Lt(e,t){return e.length<124?e:t}var er="graphql-transport-ws";var K=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(K||{}),Y=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(Y||{});function tr(e){if(!ge(e))throw new Error(`Message is expected to be an object, but got ${j(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${j(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!ge(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${j(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!ge(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${j(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${j(e.payload.query)}`);if(e.payload.variables!=null&&!ge(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${j(e.payload.variables)}`);if(e.payload.operationName!=null&&j(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${j(e.payload.operationName)}`);if(e.payload.extensions!=null&&!ge(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${j(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${j(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!ge(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${j(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${j(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!no(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${j(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function nr(e,t){return tr(typeof e=="string"?JSON.parse(e,t):e)}function Re(e,t){return tr(e),JSON.stringify(e,t)}function Ft(e){let{url:t,connectionParams:n,lazy:r=!0,onNonLazyError:i=console.error,lazyCloseTimeout:a=0,keepAlive:s=0,disablePong:l,connectionAckWaitTimeout:d=0,retryAttempts:p=5,retryWait:u=async function(E){let h=Math.pow(2,E);await new Promise(T=>setTimeout(T,h*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:f=qt,on:m,webSocketImpl:c,generateID:y=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,E=>{let h=Math.random()*16|0;return(E=="x"?h:h&3|8).toString(16)})},jsonMessageReplacer:P,jsonMessageReviver:x}=e,C;if(c){if(!oo(c))throw new Error("Invalid WebSocket implementation provided");C=c}else typeof WebSocket<"u"?C=WebSocket:typeof global<"u"?C=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(C=window.WebSocket||window.MozWebSocket);if(!C)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let g=C,b=(()=>{let _=(()=>{let h={};return{on(T,W){return h[T]=W,()=>{delete h[T]}},emit(T){"id"in T&&h[T.id]?.(T)}}})(),E={connecting:m?.connecting?[m.connecting]:[],opened:m?.opened?[m.opened]:[],connected:m?.connected?[m.connected]:[],ping:m?.ping?[m.ping]:[],pong:m?.pong?[m.pong]:[],message:m?.message?[_.emit,m.message]:[_.emit],closed:m?.closed?[m.closed]:[],error:m?.error?[m.error]:[]};return{onMessage:_.on,on(h,T){let W=E[h];return W.push(T),()=>{let O=W.indexOf(T);O>-1&&W.splice(O,1)}},emit(h,...T){for(let W of[...E[h]])W(...T)}}})();function A(_){let E=[b.on("error",h=>{E.forEach(T=>T()),_(h)}),b.on("closed",h=>{E.forEach(T=>T()),_(h)})];return()=>E.forEach(h=>h())}let te,ne=0,de,z=!1,be=0,re=!1;async function ae(){clearTimeout(de);let[_,E]=await(te??(te=new Promise((W,O)=>(async()=>{if(z){if(await u(be),!ne)return te=void 0,O({code:1e3,reason:"All Subscriptions Gone"});be++}b.emit("connecting",z);let S=new g(typeof t=="function"?await t():t,er),le,Ce;function Xe(){isFinite(s)&&s>0&&(clearTimeout(Ce),Ce=setTimeout(()=>{S.readyState===g.OPEN&&(S.send(Re({type:Y.Ping})),b.emit("ping",!1,void 0))},s))}A(Q=>{te=void 0,clearTimeout(le),clearTimeout(Ce),O(Q),Q instanceof qe&&(S.close(4499,"Terminated"),S.onerror=null,S.onclose=null)}),S.onerror=Q=>b.emit("error",Q),S.onclose=Q=>b.emit("closed",Q),S.onopen=async()=>{try{b.emit("opened",S);let Q=typeof n=="function"?await n():n;if(S.readyState!==g.OPEN)return;S.send(Re(Q?{type:Y.ConnectionInit,payload:Q}:{type:Y.ConnectionInit},P)),isFinite(d)&&d>0&&(le=setTimeout(()=>{S.close(K.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),Xe()}catch(Q){b.emit("error",Q),S.close(K.InternalClientError,Lt(Q instanceof Error?Q.message:String(Q),"Internal client error"))}};let Te=!1;S.onmessage=({data:Q})=>{try{let V=nr(Q,x);if(b.emit("message",V),V.type==="ping"||V.type==="pong"){b.emit(V.type,!0,V.payload),V.type==="pong"?Xe():l||(S.send(Re(V.payload?{type:Y.Pong,payload:V.payload}:{type:Y.Pong},P)),b.emit("pong",!1,V.payload));return}if(Te)return;if(V.type!==Y.ConnectionAck)throw new Error(`First message cannot be of type ${V.type}`);clearTimeout(le),Te=!0,b.emit("connected",S,V.payload,z),z=!1,be=0;let cn=new Promise((ii,Br)=>A(Br));cn.catch(()=>{}),W([S,cn])}catch(V){S.onmessage=null,b.emit("error",V),S.close(K.BadResponse,Lt(V instanceof Error?V.message:String(V),"Bad response"))}}})())));_.readyState===g.CLOSING&&await E;let h=()=>{},T=new Promise(W=>h=W);return[_,h,new Promise((W,O)=>{let S=A(O);_.readyState!==g.OPEN&&E.catch(O),T.then(()=>{if(S(),!ne){let le=()=>_.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(de),de=setTimeout(()=>{!ne&&_.readyState===g.OPEN&&le()},a)):le()}W()})})]}function Z(_){if(qt(_)&&(ro(_.code)||[K.InternalServerError,K.InternalClientError,K.BadRequest,K.BadResponse,K.Unauthorized,K.SubprotocolNotAcceptable,K.SubscriberAlreadyExists,K.TooManyInitialisationRequests].includes(_.code)))throw _;if(re)return!1;if(qt(_)&&_.code===1e3)return ne>0;if(!p||be>=p||!f(_))throw _;return z=!0}r||(async()=>{for(ne++;;)try{let[,,_]=await ae();await _}catch(_){try{if(!Z(_))return}catch(E){return i?.(E)}}})();function B(_,E){let h=y(_),T=!1,W=!1,O=()=>{ne--,T=!0};return(async()=>{for(ne++;;)try{let[S,le,Ce]=await ae();if(T)return Ce.catch(()=>{}),le();let Xe=b.onMessage(h,Te=>{switch(Te.type){case Y.Next:{E.next(Te.payload);return}case Y.Error:{W=!0,T=!0,E.error(Te.payload),O();return}case Y.Complete:{T=!0,O();return}}});S.send(Re({id:h,type:Y.Subscribe,payload:_},P)),O=()=>{!T&&S.readyState===g.OPEN&&S.send(Re({id:h,type:Y.Complete},P)),ne--,T=!0,le()},await Ce.finally(Xe);return}catch(S){if(!Z(S))return}})().then(()=>{W||E.complete()}).catch(S=>{E.error(S)}),()=>{T||O()}}return{on:b.on,subscribe:B,iterate(_){let E=[],h={done:!1,error:null,resolve:()=>{}},T=B(_,{next(O){E.push(O),h.resolve()},error(O){h.done=!0,h.error=O,h.resolve()},complete(){h.done=!0,h.resolve()}}),W=(async function*(){for(;;){for(E.length||await new Promise(S=>h.resolve=S);E.length;)yield E.shift();if(h.error)throw h.error;if(h.done)return}})();return W.throw=async O=>(h.done||(h.done=!0,h.error=O,h.resolve()),{done:!0,value:void 0}),W.return=async()=>(T(),{done:!0,value:void 0}),W},async dispose(){if(re=!0,te){let[_]=await te;_.close(1e3,"Normal Closure")}},terminate(){te&&b.emit("closed",new qe)}}}var qe=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function qt(e){return ge(e)&&"code"in e&&"reason"in e}function ro(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function oo(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var rr=new URL("graphql",document.baseURI),$=class extends Error{constructor(n,r,i){super(r);this.code=n;this.requestId=i}code;requestId},Fe={key:()=>"",refused:()=>{}};function or(e){Fe=e}async function L(e,t,n={}){let r=n.key??Fe.key(),i;try{i=await fetch(rr,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${r}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:n.signal})}catch(d){throw n.signal?.aborted?d:new $("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=i.headers.get("X-Request-Id")??void 0,s;try{s=await i.json()}catch{throw new $("NETWORK",`The answer cannot be read: status ${i.status}.`,a)}let l=s.errors?.[0];if(l||!s.data){let d=l?.extensions?.code??"INTERNAL_SERVER_ERROR",p=new $(d,l?.message??`status ${i.status}`,a);throw d==="UNAUTHENTICATED"&&n.key===void 0&&Fe.refused(p.message),p}return s.data}var at,Qt=new Set;function io(){return at??=Ft({url:rr.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${Fe.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>Vt("connecting"),connected:()=>Vt("open"),closed:()=>Vt("broken")}}),at}function Vt(e){for(let t of Qt)t(e)}async function Bt(){let e=at;at=void 0,await e?.dispose()}function ir(e,t,n){let r=n.link;r&&Qt.add(r);let i=io().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:s})=>{s?.[0]?n.failed(new $(String(s[0].extensions?.code??""),s[0].message)):a&&n.next(a)},error:a=>n.failed(ao(a)),complete:()=>{}});return()=>{r&&Qt.delete(r),i()}}function ao(e){if(Array.isArray(e)){let t=e[0];return new $(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&Fe.refused("The key is no longer accepted."),new $("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new $("NETWORK","The connection is broken.")}function J(e,t,n={}){let[r,i]=N({loading:!n.skip}),[a,s]=N(0),l=Ee(""),d=JSON.stringify(t)+e.toString();return fe(()=>{if(n.skip){i({loading:!1});return}let p=new AbortController;return i(u=>({...u,loading:!0})),L(e,t,{signal:p.signal}).then(u=>{l.current=d,i({data:u,loading:!1})},u=>{if(p.signal.aborted)return;let f=u instanceof $?u:new $("",String(u));i(m=>({data:l.current===d?m.data:void 0,refusal:f,loading:!1}))}),()=>p.abort()},[d,a,n.skip]),fe(()=>{if(!n.every||n.skip)return;let p=setInterval(()=>{document.visibilityState==="visible"&&s(u=>u+1)},n.every);return()=>clearInterval(p)},[n.every,n.skip]),{...r,reload:()=>s(p=>p+1)}}var so=Symbol.for("preact-signals");function ct(){if(ue>1)ue--;else{var e,t=!1;for((function(){var i=lt;for(lt=void 0;i!==void 0;){var a=i.S;if(a.v===i.v)for(var s=a.t;s!==void 0;s=s.x)s.i===i.i&&(s.i=a.i);i=i.o}})();Qe!==void 0;){var n=Qe;for(Qe=void 0,st++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&sr(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=r}}if(st=0,ue--,t)throw e}}function Ht(e){if(ue>0)return e();jt=++lo,ue++;try{return e()}finally{ct()}}var Ve,I=void 0;function Be(e){var t=I,n=Ve;I=void 0,Ve=void 0;try{return e()}finally{I=t,Ve=n}}var Qe=void 0,ue=0,st=0,lo=0,jt=0,lt=void 0,ut=0;function ar(e){if(I!==void 0){var t=e.n;if(t===void 0||t.t!==I)return t={i:0,S:e,p:I.s,n:void 0,t:I,e:void 0,x:void 0,r:t},I.s!==void 0&&(I.s.n=t),I.s=t,e.n=t,32&I.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=I.s,t.n=void 0,I.s.n=t,I.s=t),t}}function q(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}q.prototype.brand=so;q.prototype.h=function(){return!0};q.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Be(function(){var r;(r=t.W)==null||r.call(t)}))};q.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Be(function(){var i;(i=t.Z)==null||i.call(t)}))}};q.prototype.subscribe=function(e){var t=this;return ke(function(){var n=t.value;Be(function(){return e(n)})},{name:"sub"})};q.prototype.valueOf=function(){return this.value};q.prototype.toString=function(){return this.value+""};q.prototype.toJSON=function(){return this.value};q.prototype.peek=function(){var e=this;return Be(function(){return e.value})};Object.defineProperty(q.prototype,"value",{get:function(){var e=ar(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(st>100)throw new Error("Cycle detected");(function(n){ue!==0&&st===0&&n.l!==jt&&(n.l=jt,lt={S:n,v:n.v,i:n.i,o:lt})})(this),this.v=e,this.i++,ut++,ue++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ct()}}}});function D(e,t){return new q(e,t)}function sr(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function lr(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ur(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function we(e,t){q.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ut-1,this.f=4}we.prototype=new q;we.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ut))return!0;if(this.g=ut,this.f|=1,this.i>0&&!sr(this))return this.f&=-2,!0;var e=I;try{lr(this),I=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return I=e,ur(this),this.f&=-2,!0};we.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}q.prototype.S.call(this,e)};we.prototype.U=function(e){if(this.t!==void 0&&(q.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};we.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(we.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ar(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ie(e,t){return new we(e,t)}function cr(e){var t=e.j;if(e.j=void 0,typeof t=="function"){ue++;var n=I;I=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,Gt(e),r}finally{I=n,ct()}}}function Gt(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,cr(e)}function uo(e){if(I!==this)throw new Error("Out-of-order effect");ur(this),I=e,this.f&=-2;try{8&this.f&&Gt(this)}finally{ct()}}function Pe(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ve&&Ve.push(this)}Pe.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Pe.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,cr(this),lr(this),ue++;var e=I;return I=this,uo.bind(this,e)};Pe.prototype.N=function(){2&this.f||(this.f|=2,this.u=Qe,Qe=this)};Pe.prototype.d=function(){this.f|=8,1&this.f||Gt(this)};Pe.prototype.dispose=function(){this.d()};function ke(e,t){var n=new Pe(e,t);try{n.c()}catch(i){throw n.d(),i}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var dr,pt,dt,co=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var pr=[];ke(function(){dr=this.N})();function De(e,t){w[e]=t.bind(null,w[e]||function(){})}function je(e){if(dt){var t=dt;dt=void 0,t()}dt=e&&e.S()}function mr(e){var t=this,n=e.data,r=mo(n);r.name="ReactiveDom",r.value=n;var i=he(function(){for(var l=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var p=Ie(function(){var c=r.value.value;return c===0?0:c===!0?"":c||""}),u=Ie(function(){return!Array.isArray(p.value)&&!xt(p.value)}),f=ke(function(){if(this.N=fr,u.value){var c=p.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=c)}}),m=t.__$u.d;return t.__$u.d=function(){f(),m.call(this)},[u,p]},[]),a=i[0],s=i[1];return a.value?s.peek():s.value}mr.displayName="ReactiveTextNode";Object.defineProperties(q.prototype,{constructor:{configurable:!0,value:gn(v,null).constructor},type:{configurable:!0,value:mr},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});De("__b",function(e,t){if(je(),pt=void 0,typeof t.type=="string"){var n,r=t.props;for(var i in r)if(i!=="children"){var a=r[i];a instanceof q&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)});De("__r",function(e,t){if(e(t),t.type!==v){je();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=(function(i,a){var s;return ke(function(){s=this},{name:a}),s.c=i,s})((function(i){return function(){var a;co&&((a=this.y)==null||a.call(this)),i.__$f|=1,i.setState({})}})(r),typeof t.type=="function"?t.type.displayName||t.type.name:""))),pt=r,je(n)}});De("__e",function(e,t,n,r){je(),pt=void 0,e(t,n,r)});De("diffed",function(e,t){je(),pt=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var s in a){var l=a[s];l===void 0||r&&s in r||(l.d(),a[s]=void 0)}if(r){a||(a={},n.U=a);for(var d in r){var p=a[d],u=r[d];p===void 0?(p=po(n,d,u,i),a[d]=p):p.o(u,i)}}}e(t)});function po(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=D(n);return{o:function(s,l){a.value=s,r=l},d:ke(function(){this.N=fr;var s=a.value.value;r[t]!==s&&(r[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}De("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var r=n.U;if(r){n.U=void 0;for(var i in r){var a=r[i];a&&a.d()}}}var s=t.__np;if(s){var l=t.props;for(var d in s)l[d]=s[d]}t.__np=void 0}else{var p=t.__c;if(p){p.__$f|=8;var u=p.__$u;u&&(p.__$u=void 0,u.d())}}e(t)});De("__h",function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)});Ae.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function mo(e,t){return he(function(){return D(e,t)},[])}var fo=function(e){queueMicrotask(function(){queueMicrotask(e)})};function ho(){Ht(function(){for(var e;e=pr.shift();)dr.call(e)})}function fr(){pr.push(this)===1&&(w.requestAnimationFrame||fo)(ho)}var mt=D(location.hash);addEventListener("hashchange",()=>{mt.value=location.hash});var He=Ie(()=>{let[e="",t=""]=mt.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(hr),params:new URLSearchParams(t)}});function hr(e){try{return decodeURIComponent(e)}catch{return e}}function X(e,t={}){let n=new URLSearchParams;for(let[i,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&n.set(i,String(a));let r=n.toString();return`#/${e.map(encodeURIComponent).join("/")}${r?`?${r}`:""}`}function Ne(e){let{path:t,params:n}=He.value,r=Object.fromEntries(n);Object.assign(r,e),history.replaceState(null,"",X(t,r)),mt.value=location.hash}function ft(e,t){let n=He.value.params.get(e)?.split(",")??[];return t.filter(r=>n.includes(r))}function ht(e,t,n){let r=He.value.params.get(e);return t.find(i=>i===r)??n}function gr(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),mt.value=location.hash,hr(e[1])}var Ge=D(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(Ge.value=Date.now())},1e3);var zt=new Intl.NumberFormat("en",{maximumFractionDigits:0}),go=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function k(e){return zt.format(e)}function Kt(e,t=!1){if(e==null)return"\u2013";let n=Math.abs(e),r=n>=1e5?go.format(n):n>=100||n===0?zt.format(n):n.toFixed(2);return`${e<0&&r!=="0.00"?"\u2212":t&&e>0?"+":""}$${r}`}function Yt(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${zt.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function yr(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function br(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function ee(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var yo=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function ye(e){for(let[t,n]of yo)if(e>=t)return`${Math.floor(e/t)} ${n}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function gt(e,t){let n=(t-Date.parse(e))/1e3;return n<1?"now":`${ye(n)} ago`}var bo=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),_o=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),Ni=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function _r(e){return`${bo.format(new Date(e))} UTC`}function ze(e){return _o.format(new Date(e))}var vo=Symbol.for("pv"),wo=0;function o(e,t,n,r,i,a){t||(t={});var s,l,d=t;if("ref"in d&&typeof e!="function")for(l in d={},t)l=="ref"?s=t[l]:d[l]=t[l];var p={type:e,props:d,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vo,__v:--wo,__i:-1,__u:0};return(i||a)&&(p.__source=i,p.__self=a),w.vnode&&w.vnode(p),p}var oe={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},Ke=Object.keys(oe);function vr({chain:e}){return o("span",{class:`badge chain-${e.toLowerCase()}`,children:oe[e]})}function wr({priority:e}){return o("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Jt({value:e}){return o("span",{class:ko(e),children:yr(e)})}function ko(e){return e?e>0?"num good":"num bad":"num"}function F({at:e}){return e?o("time",{dateTime:e,title:_r(e),children:gt(e,Ge.value)}):o("span",{class:"muted",children:"never"})}function kr({chain:e,address:t,symbol:n}){return o("a",{class:n?"symbol":"mono",href:X(["token",e,t]),title:t,children:n||br(t)})}function yt({text:e,label:t}){let[n,r]=N(!1),i=async()=>{await navigator.clipboard.writeText(e),r(!0),setTimeout(()=>r(!1),1500)};return o("button",{type:"button",class:"quiet small",onClick:()=>{i()},"aria-label":`Copy ${t}`,children:n?"Copied":"Copy"})}function H({title:e,actions:t,children:n,class:r=""}){return o("section",{class:`card ${r}`,children:[(e||t)&&o("header",{class:"card-head",children:[e&&o("h2",{children:e}),t&&o("div",{class:"actions",children:t})]}),n]})}function $e({items:e}){return o("dl",{class:"stats",children:e.map(({name:t,value:n,note:r})=>o("div",{children:[o("dt",{children:t}),o("dd",{children:[n,r!==void 0&&o("small",{children:r})]})]},t))})}function ce({title:e,about:t,children:n}){return o("div",{class:"head",children:[o("div",{children:[o("h1",{tabIndex:-1,children:e}),t&&o("p",{class:"muted",children:t})]}),n&&o("div",{class:"actions",children:n})]})}function Xt({label:e="Loading"}){return o("div",{class:"state",role:"status",children:[o("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function G({title:e,children:t}){return o("div",{class:"state empty",children:[o("strong",{children:e}),t&&o("div",{children:t})]})}var Sr={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function We({refusal:e,retry:t}){return o("div",{class:"state problem",role:"alert",children:[o("strong",{children:e.message}),Sr[e.code]&&o("div",{children:Sr[e.code]}),o("div",{class:"actions",children:[t&&o("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&o("small",{class:"muted",children:["Request ",o("code",{children:e.requestId})]})]})]})}function se({query:e,children:t}){let{data:n,refusal:r,loading:i,reload:a}=e;return n===void 0?r?o(We,{refusal:r,retry:a}):o(Xt,{}):o("div",{"aria-busy":i,class:i?"renewing":void 0,children:[r&&o(We,{refusal:r,retry:a}),t(n)]})}function ie({label:e,columns:t,rows:n,id:r,class:i}){let[a,s]=N(),l=t.find(u=>u.name===a?.name)?.sort,d=l&&a?[...n].sort((u,f)=>So(l(u),l(f))*(a.up?1:-1)):n,p=u=>s(f=>f?.name===u?{name:u,up:!f.up}:{name:u,up:!1});return o("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:o("table",{children:[o("thead",{children:o("tr",{children:t.map(u=>o("th",{scope:"col",title:u.title,class:xr(u),"aria-sort":a?.name===u.name?a.up?"ascending":"descending":void 0,children:u.sort?o("button",{type:"button",class:"sort",onClick:()=>p(u.name),children:u.name}):u.name},u.name))})}),o("tbody",{children:d.map(u=>o("tr",{class:i?.(u),children:t.map(f=>o("td",{"data-name":f.name,class:xr(f),children:o("span",{class:"cell",children:f.cell(u)})},f.name))},r(u)))})]})})}function xr(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function So(e,t){return e<t?-1:e>t?1:0}function Cr({shown:e,total:t,noun:n,more:r,first:i}){return o("nav",{class:"pager","aria-label":`Pages of ${n}`,children:[o("span",{class:"muted",children:[e.toLocaleString("en")," of ",t.toLocaleString("en")," ",n]}),i&&o("button",{type:"button",onClick:i,children:"First page"}),r&&o("button",{type:"button",onClick:r,children:"Next page"})]})}function Tr({args:[e]}){return e?o(Ao,{id:e}):o(To,{})}var xo=[{name:"Customer",cell:e=>o(v,{children:[o("a",{href:X(["customers",e.customerId]),children:e.name||e.customerId}),o("small",{class:"mono",children:e.customerId})]})},{name:"State",cell:e=>e.suspendedAt?o("span",{class:"badge bad",children:"Suspended"}):o("span",{class:"badge good",children:"Active"})},{name:"Keys",number:!0,title:"Keys that are not revoked",cell:e=>k(e.keys.filter(t=>!t.revokedAt).length)},{name:"Last use",cell:e=>o(F,{at:Co(e)})},{name:"Requests",number:!0,title:"By its newest keys, since they were created",cell:e=>k(e.keys.reduce((t,n)=>t+n.uses,0))},{name:"Signals today",number:!0,cell:e=>o(v,{children:[k(e.budget.dailyUsed),o("small",{children:["of ",k(e.budget.dailyBudget)]})]})},{name:"Since",wide:!0,cell:e=>ze(e.createdAt)}];function Co(e){return e.keys.map(t=>t.lastUsedAt??"").sort().at(-1)||void 0}function To(){let[e,t]=N(),n=J(Ln,{after:e},{every:15e3});return o(v,{children:[o(ce,{title:"Customers",about:"Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets."}),o(se,{query:n,children:({customers:r})=>r.totalCount===0?o(G,{title:"No customer yet",children:["Create one with ",o("code",{children:"smartmoney customer create NAME"}),"."]}):o(H,{children:[o(ie,{label:"Customers",columns:xo,rows:r.nodes,id:i=>i.customerId}),o(Cr,{shown:r.nodes.length,total:r.totalCount,noun:"customers",first:e?()=>t(void 0):void 0,more:r.pageInfo.hasNextPage?()=>t(r.pageInfo.endCursor??void 0):void 0})]})})]})}function Ao({id:e}){let t=J(qn,{id:e},{every:15e3});return o(se,{query:t,children:({customer:n})=>n?o(Io,{customer:n}):o(G,{title:"There is no such customer",children:o("a",{href:X(["customers"]),children:"All customers"})})})}var Eo=[{name:"Key",cell:e=>o("span",{class:"mono break",children:e.keyId})},{name:"Scope",cell:e=>e.scope},{name:"State",cell:e=>e.revokedAt?o(v,{children:["revoked ",o(F,{at:e.revokedAt})]}):e.expiresAt?`until ${ze(e.expiresAt)}`:"valid"},{name:"Last use",cell:e=>o(F,{at:e.lastUsedAt})},{name:"Requests",number:!0,cell:e=>k(e.uses)},{name:"Created",wide:!0,cell:e=>ze(e.createdAt)}],Ro=[{name:"Webhook",cell:e=>o(v,{children:[e.host,o("small",{children:e.number===0?"of the configuration":`number ${e.number}`})]})},{name:"State",cell:e=>e.enabled?e.failingSince?o("span",{class:"bad",children:"failing"}):"on":o(v,{children:["off",e.disabledReason&&o("small",{children:e.disabledReason})]})},{name:"Last accepted",cell:e=>o(F,{at:e.lastSuccessAt})}];function Io({customer:e}){let t=[["requests/s",e.requestsPerSecond],["cost/s",e.costPerSecond],["events/s",e.ingestEventsPerSecond],["streams",e.streams]].filter(([,n])=>n!=null).map(([n,r])=>`${r} ${n}`);return o("div",{class:"stack",children:[o(ce,{title:e.name||e.customerId,about:o("span",{class:"mono",children:e.customerId}),children:o("a",{href:X(["customers"]),children:"All customers"})}),e.suspendedAt&&o("p",{class:"note bad",children:["Suspended ",o(F,{at:e.suspendedAt}),": its keys are refused, and it gets no signals."]}),o(H,{children:o($e,{items:[{name:"Signals today",value:k(e.budget.dailyUsed),note:`of ${k(e.budget.dailyBudget)}, ${ze(e.budget.day)}`},...e.budget.types.filter(n=>n.used>0||n.limit!==null).map(n=>({name:ee(n.type),value:k(n.used),note:n.limit===null||n.limit===void 0?"no limit":`of ${k(n.limit)}`})),{name:"Limits",value:t.length>0?t.join(", "):"none of its own",note:"each process counts alone"}]})}),o(H,{title:"Keys",children:o(ie,{label:"Keys, newest first",columns:Eo,rows:e.keys,id:n=>n.keyId})}),e.webhooks.length>0&&o(H,{title:"Webhooks",children:o(ie,{label:"Webhooks",columns:Ro,rows:e.webhooks,id:n=>String(n.number)})}),o(Po,{id:e.customerId,suspended:!!e.suspendedAt})]})}function Po({id:e,suspended:t}){let n=[`smartmoney key create --customer ${e} --scope read`,"smartmoney key rotate KEY","smartmoney key revoke KEY",`smartmoney customer limits ${e} --requests-per-second 50`,`smartmoney customer ${t?"resume":"suspend"} ${e}`];return o(H,{title:"Change it",children:[o("p",{class:"muted",children:"Keys and customers are changed by commands, which show a new key once and leave it in no page."}),o("ul",{class:"why",children:n.map(r=>o("li",{children:[o("code",{class:"break",children:r})," ",o(yt,{text:r,label:`\u201C${r}\u201D`})]},r))})]})}var Zt="smartmoney.key",Se=D(void 0),bt=D("");or({key:()=>Se.value?.key??"",refused:()=>en("The service no longer accepts this key: it was revoked or has expired.")});async function Ye(e){let t=await Do(e);await Bt(),sessionStorage.setItem(Zt,e),bt.value="",Se.value=t}async function Do(e){try{let{config:t}=await L(Wn,{},{key:e}),n=await Ar(()=>L(On,{},{key:e}))?"customer":"read";return{key:e,scope:n,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof $))throw t;if(t.code==="FORBIDDEN"&&await Ar(()=>L(Mn,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new $("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new $("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function Ar(e){try{return await e(),!0}catch(t){if(t instanceof $&&t.code==="FORBIDDEN")return!1;throw t}}async function Er(){let e=sessionStorage.getItem(Zt);e&&await Ye(e)}function en(e=""){sessionStorage.removeItem(Zt),Se.value=void 0,bt.value=e,Bt()}function xe({label:e,choices:t,chosen:n,change:r}){let i=a=>r(n.includes(a)?n.filter(s=>s!==a):[...n,a]);return o("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>o("button",{type:"button",class:"chip","aria-pressed":n.includes(a),onClick:()=>i(a),children:s},a))})}function Rr({label:e,choices:t,chosen:n,change:r}){return o("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:i,label:a})=>o("button",{type:"button","aria-pressed":i===n,onClick:()=>r(i),children:a},i))})}var Ir=50,_t=500,No=15e3,vt=class{constructor(t){this.filter=t}filter;rows=D(void 0);waiting=D([]);paused=D(!1);link=D("connecting");said=D("Connecting\u2026");gap=D(!1);older=D(void 0);refusal=D(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await L(Mt,{filter:this.filter,last:Ir},{signal:this.abort.signal});this.rows.value=Pr(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},No)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){try{let{signals:t}=await L(Mt,{filter:this.filter,last:Ir,before:this.older.value},{signal:this.abort.signal});this.add(t.nodes),this.older.value=t.pageInfo.hasPreviousPage&&(this.rows.value?.length??0)<_t?t.pageInfo.startCursor??void 0:void 0}catch(t){this.fail(t)}}follow(){let t=this,n={get after(){return t.cursor},filter:this.filter};this.unsubscribe=ir(Vn,n,{link:r=>this.linked(r),failed:r=>this.fail(r),next:({signals:r})=>{this.cursor=r.cursor,r.gap&&(this.gap.value=!0),r.retraction&&this.retract(r.retraction.signalId,r.retraction.at),r.signal&&this.arrived(r.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let n=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?n?`Connected again, continued after signal ${k(n)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.fresh.add(t.signalId),this.paused.value?this.waiting.value=[t,...this.waiting.value].slice(0,_t):this.add([t])}add(t){let n=this.rows.value??[],r=new Set(n.map(i=>i.sequence));this.rows.value=Pr([...n,...t.filter(i=>!r.has(i.sequence))]).slice(0,_t),this.fresh.size>2*_t&&this.fresh.clear()}retract(t,n){let r=i=>i.signalId===t?{...i,retractedAt:n}:i;this.rows.value=this.rows.value?.map(r),this.waiting.value=this.waiting.value.map(r)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:n}=await L(Fn,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),r=new Map(n.nodes.map(i=>[i.signalId,i]));this.rows.value=this.rows.value?.map(i=>{let a=r.get(i.signalId);return a?{...i,retractedAt:a.retractedAt,token:{...i.token,profile:a.token.profile}}:i})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof $?t:new $("",String(t)))}};function Pr(e){return[...e].sort((t,n)=>n.sequence-t.sequence)}var wt=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],Dr=["P0","P1","P2"];function Nr(){let e={chains:ft("chains",Ke),types:ft("types",wt),priorities:ft("priorities",Dr)},t=JSON.stringify(e),n=he(()=>{let i={};return e.chains.length>0&&(i.chains=e.chains),e.types.length>0&&(i.types=e.types),e.priorities.length>0&&(i.priorities=e.priorities),i},[t]),r=i=>a=>Ne({[i]:a.join(",")});return o(v,{children:[o(ce,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),o("div",{class:"filters",children:[o(xe,{label:"Chains",choices:Ke.map(i=>({value:i,label:oe[i]})),chosen:e.chains,change:r("chains")}),o(xe,{label:"Types",choices:wt.map(i=>({value:i,label:ee(i)})),chosen:e.types,change:r("types")}),o(xe,{label:"Priorities",choices:Dr.map(i=>({value:i,label:i})),chosen:e.priorities,change:r("priorities")})]}),o($o,{filter:n},t)]})}function $o({filter:e}){let[t,n]=N(0),r=he(()=>new vt(e),[t]);fe(()=>(r.start(),()=>r.stop()),[r]);let i=r.rows.value,a=r.waiting.value,s=r.paused.value;return r.refusal.value?o(We,{refusal:r.refusal.value,retry:()=>n(l=>l+1)}):i?o("section",{class:"card","aria-label":"Signals",children:[o("header",{class:"card-head",children:[o("span",{role:"status",class:`link ${r.link.value}`,children:r.said.value}),o("div",{class:"actions",children:[a.length>0&&o("button",{type:"button",class:"primary",onClick:()=>r.resume(),children:["Show ",k(a.length)," new"]}),o("button",{type:"button",onClick:()=>{s?r.resume():r.paused.value=!0},children:s?"Resume":"Pause"})]})]}),r.gap.value&&o("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),i.length===0?o(Uo,{filtered:Object.keys(e).length>0}):o(ie,{label:"Signals, newest first",columns:Wo,rows:i,id:l=>l.signalId,class:l=>l.retractedAt?"gone":r.fresh.has(l.signalId)?"fresh":""}),r.older.value&&o("div",{class:"pager",children:o("button",{type:"button",onClick:()=>{r.loadOlder()},children:"Older signals"})})]}):o(Xt,{label:"Loading the newest signals"})}var Wo=[{name:"Time",cell:e=>o(F,{at:e.sentAt})},{name:"Priority",cell:e=>o(wr,{priority:e.priority})},{name:"Signal",cell:e=>o("span",{children:[o("a",{href:X(["signal",e.signalId]),children:e.headline}),o("small",{children:[ee(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>o(vr,{chain:e.chain})},{name:"Token",cell:e=>o(kr,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>o(v,{children:[e.summary.traderCount,o("small",{children:["best #",k(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Kt(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>Yt(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>o(v,{children:[Yt(e.token.profile?.priceUsd),o("small",{children:o(Jt,{value:Oo(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>o(v,{children:[o(Jt,{value:e.token.priceChangePct/100}),o("small",{children:Mo(e)})]})}];function Oo(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function Mo(e){return e.latency?`after ${ye((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function Uo({filtered:e}){let t=he(()=>new Date(Date.now()-864e5).toISOString(),[]),n=J(Qn,{since:t},{every:3e4}),r=J(Bn,{},{skip:Se.value?.scope!=="customer"});return o(se,{query:n,children:i=>o(G,{title:e?"No signal passes this filter":"No signals yet",children:o("ul",{class:"why",children:[e&&o("li",{children:"Fewer chips may show more."}),Lo(i,r.data?.usage.budget,Ge.value).map(a=>o("li",{children:a},a))]})})})}function Lo(e,t,n){let r=[],i=e.chains.filter(l=>e.config.chains.includes(l.chain));i.length===0&&r.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&r.push("Your configuration includes no type of signals.");for(let l of i)l.lastEventAt?n-Date.parse(l.lastEventAt)>6e5&&r.push(`${oe[l.chain]} is quiet: its last trade was ${gt(l.lastEventAt,n)}.`):r.push(`No trade has come in on ${oe[l.chain]} yet.`),l.reason&&r.push(`${oe[l.chain]}: ${l.reason}`);t&&t.dailyUsed>=t.dailyBudget&&r.push(`Today's budget of ${k(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let l of e.decisions.nodes)a.set(l.rule??"",(a.get(l.rule??"")??0)+l.count);let[s]=[...a].sort((l,d)=>d[1]-l[1]);return s?r.push(`In the last 24 hours the rule \u201C${ee(s[0])}\u201D held back ${k(s[1])} candidates, more than any other.`):i.some(l=>l.lastEventAt)&&r.push("No top wallet did anything in the last 24 hours that could have become a signal."),r}function $r(){let e=J(jn,{},{every:5e3});return o(v,{children:[o(ce,{title:"Sources",about:"Where trades come from, how far each source is, and what of it did not go into the log."}),o(se,{query:e,children:({sources:t,sinks:n})=>o("div",{class:"stack",children:[t.length===0&&o(G,{title:"No live source",children:["Trades come by ",o("code",{children:"POST /ingest/events"})," alone. A source is added with ",o("code",{children:"smartmoney source add"})," or in ",o("code",{children:"smartmoney.yaml"}),"."]}),t.map(r=>o(qo,{source:r},r.name)),t.length>0&&o(Qo,{names:t.map(r=>r.name)}),n.length>0&&o(H,{title:"Sinks",children:o(ie,{label:"Sinks",columns:Bo,rows:n,id:r=>r.name})})]})})]})}function qo({source:e}){let t=e.events.reduce((r,i)=>r+i.count,0),n=e.skipped.reduce((r,i)=>r+i.count,0);return o(H,{class:"spaced",title:e.name,actions:o(Wr,{healthy:e.healthy,state:e.state}),children:[e.problem&&o("p",{class:"note bad",children:e.problem}),e.waiting&&o("p",{class:"note",children:["Waits for ",e.waiting]}),o($e,{items:[{name:"Reads",value:ee(e.kind),note:e.holder?`process ${e.holder}`:"no process reads it"},{name:"Position",value:e.position??"\u2013",note:e.head?`of ${e.head}`:void 0},{name:"Behind",value:e.lag===null||e.lag===void 0?"\u2013":k(e.lag),note:Fo(e)},{name:"Events in the log",value:k(t),note:e.events.map(r=>`${k(r.count)} ${r.name}`).join(", ")||void 0},{name:"Not in the log",value:k(n),note:e.skipped.slice(0,3).map(r=>`${k(r.count)} ${r.name}`).join(", ")||void 0},{name:"Taken back",value:k(e.retracted),note:`${k(e.duplicates)} duplicates`},{name:"Last stored",value:o(F,{at:e.lastBatchAt})}]}),e.lastError&&o("p",{class:"muted",children:["Last error, ",o(F,{at:e.lastErrorAt}),": ",e.lastError]})]})}function Wr({healthy:e,state:t}){return o("span",{class:`badge ${e?"good":"bad"}`,children:ee(t)})}function Fo(e){return e.lagSeconds===null||e.lagSeconds===void 0?void 0:ye(e.lagSeconds)}var Vo=[{name:"When",cell:e=>o(F,{at:e.at})},{name:"Where",cell:e=>o("span",{class:"mono break",children:e.ref})},{name:"Reason",cell:e=>o(v,{children:[e.reason,e.detail&&o("small",{children:e.detail})]})},{name:"Message",cell:e=>o("details",{children:[o("summary",{children:"Show"}),o("pre",{class:"code",tabIndex:0,children:e.sample})]})}];function Qo({names:e}){let t=ht("source",e,e[0]??""),n=J(Hn,{source:t});return o(H,{title:"Messages that became no event",actions:o("label",{class:"field inline",children:[o("span",{children:"Source"}),o("select",{value:t,onChange:r=>Ne({source:r.currentTarget.value}),children:e.map(r=>o("option",{children:r},r))})]}),children:o(se,{query:n,children:({sourceRejects:r})=>r.nodes.length===0?o(G,{title:"None",children:["Every message of ",t," was understood."]}):o(v,{children:[o(ie,{label:`Messages of ${t} that became no event, newest first`,columns:Vo,rows:r.nodes,id:i=>String(i.number)}),o("p",{class:"muted",children:[k(r.nodes.length)," of ",k(r.totalCount)," that are kept."]})]})})})}var Bo=[{name:"Sink",cell:e=>o(v,{children:[e.name,o("small",{children:[e.kind,": ",e.streams.join(", ")]})]})},{name:"State",cell:e=>o(v,{children:[o(Wr,{healthy:e.healthy,state:e.state}),e.problem&&o("small",{children:e.problem})]})},{name:"Published",number:!0,cell:e=>k(e.published)},{name:"To publish",number:!0,cell:e=>k(e.lag)},{name:"Failed tries",number:!0,wide:!0,cell:e=>k(e.failures)},{name:"Last published",cell:e=>o(F,{at:e.publishedAt})},{name:"Last error",wide:!0,cell:e=>e.lastError?o(v,{children:[e.lastError,o("small",{children:o(F,{at:e.lastErrorAt})})]}):"\u2013"}];var tn=["node","python","go"],nn={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var jo=wt.map(e=>({value:e,label:ee(e)})),Ho=Ke.map(e=>({value:e,label:oe[e]}));function Or(){let e=J(Gn,{},{every:5e3}),[t,n]=N({});return o(v,{children:[o(ce,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),o(se,{query:e,children:({webhooks:r})=>o("div",{class:"stack",children:[r.length===0&&o(G,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),r.map(i=>o(Go,{webhook:i,changed:e.reload},i.id)),o(Xo,{configured:r.some(i=>i.configured),created:i=>{n(i),e.reload()}}),o(Ur,{outcome:t}),o(Zo,{})]})})]})}async function Mr(e){try{return await e()}catch(t){if(t instanceof $)return{refusal:t};throw t}}function Go({webhook:e,changed:t}){let[n,r]=N({}),[i,a]=N(!1),[s,l]=N(!1),d=async f=>{a(!0),r(await Mr(f)),a(!1),l(!1),t()},p=(f,m)=>d(async()=>(await L(Kn,{id:e.id,input:f}),{text:m})),u=()=>d(async()=>(e.configured?await L(Ut,{url:""}):await L(Yn,{id:e.id}),{}));return o(H,{class:"spaced",title:o("span",{class:"break",children:e.url}),actions:o(v,{children:[o("button",{type:"button",disabled:i,onClick:()=>{d(()=>zo(e.id))},children:"Send a sample"}),o("button",{type:"button",disabled:i,onClick:()=>{d(()=>Ko(e.id))},children:"New secret"}),o("button",{type:"button",disabled:i,onClick:()=>{p({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),o("button",{type:"button",class:"danger",disabled:i,onClick:()=>s?void u():l(!0),children:s?"Really delete":"Delete"})]}),children:[o(Ur,{outcome:n}),e.disabledReason&&o("p",{class:"note warn",children:["Disabled ",o(F,{at:e.disabledAt}),": ",e.disabledReason]}),o($e,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:o(F,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?o(F,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:k(e.deliveries.totalCount),note:e.previousSecretUntil?o(v,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),o("div",{class:"filters",children:[o(xe,{label:`Types sent to ${e.url}`,choices:jo,chosen:e.types,change:f=>{p({types:f},"Types saved, for later signals.")}}),o(xe,{label:`Chains sent to ${e.url}`,choices:Ho,chosen:e.chains,change:f=>{p({chains:f},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&o("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),o(Yo,{webhook:e,redeliver:f=>{d(async()=>(await L(Zn,{webhook:e.id,signal:f}),{text:"Sent again, with all its attempts."}))}})]})}async function zo(e){let{attempt:t}=(await L(Jn,{id:e})).testWebhook,n=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${n} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Ko(e){let{secret:t}=(await L(Xn,{id:e})).rotateWebhookSecret;return{secret:t}}function Ur({outcome:e}){return o("div",{role:"status",children:[e.refusal&&o(We,{refusal:e.refusal}),e.text&&o("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&o("p",{class:"note warn",children:["The secret, which is not shown again: ",o("code",{class:"break",children:e.secret})," ",o(yt,{text:e.secret,label:"the secret"})]})]})}function Yo({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return o(G,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let n=[{name:"Signal",cell:r=>o(v,{children:[o("a",{href:X(["signal",r.signalId]),children:["#",r.sequence]}),r.retraction&&o("small",{children:"retraction"})]})},{name:"State",cell:r=>o("span",{class:r.state==="FAILED"?"bad":r.state==="DELIVERED"?"good":"muted",children:ee(r.state)})},{name:"Attempts",number:!0,cell:r=>k(r.attempts.length)},{name:"Last answer",cell:r=>Jo(r)},{name:"Since",wide:!0,cell:r=>o(F,{at:r.createdAt})},{name:"Next attempt",wide:!0,cell:r=>r.nextAttemptAt?r.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:r=>o("button",{type:"button",class:"small","aria-label":`Send again #${r.sequence}`,onClick:()=>t(r.signalId),children:"Send again"})}];return o(ie,{label:`Deliveries to ${e.url}, newest first`,columns:n,rows:e.deliveries.nodes,id:r=>r.messageId})}function Jo(e){let t=e.attempts.at(-1);return t?o(v,{children:[t.status??"no answer",o("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Xo({configured:e,created:t}){let[n,r]=N(!1),i=async a=>{a.preventDefault();let s=a.currentTarget,l=String(new FormData(s).get("url")).trim();r(!0);let d=await Mr(async()=>e?{secret:(await L(zn,{input:{url:l}})).createWebhook.secret}:{secret:(await L(Ut,{url:l})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});r(!1),d.refusal||s.reset(),t(d)};return o(H,{title:"Add a webhook",children:o("form",{class:"filters",onSubmit:a=>{i(a)},children:[o("label",{class:"field grow",children:[o("span",{children:"Address, https"}),o("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:n,children:"Add"})]})})}function Zo(){let e=ht("verify",tn,"node");return o(H,{title:"Verify what you receive",actions:o(Rr,{label:"Language",choices:tn.map(t=>({value:t,label:nn[t].name})),chosen:e,change:t=>Ne({verify:t})}),children:[o("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",o("code",{children:"webhook-signature"})," over the body as it came. Keep each ",o("code",{children:"webhook-id"})," that you have processed."]}),o("pre",{class:"code",tabIndex:0,children:o("code",{children:nn[e].code})})]})}var ei=["read","customer"],rn=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:ei,component:Nr},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Or},{path:"sources",title:"Sources",group:"operator",listed:!0,scopes:["operator"],component:$r},{path:"customers",title:"Customers and keys",group:"operator",listed:!0,scopes:["operator"],component:Tr}];function Lr({problem:e}){let[t,n]=N(e),[r,i]=N(!1),a=async s=>{s.preventDefault();let l=String(new FormData(s.currentTarget).get("key")).trim();i(!0);try{await Ye(l)}catch(d){n(d.message),i(!1)}};return o("main",{class:"signin",children:[o("form",{class:"card",onSubmit:s=>{a(s)},children:[o("h1",{children:[o("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),o("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),o("label",{class:"field",children:[o("span",{children:"API key"}),o("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),o("button",{type:"submit",class:"primary",disabled:r,children:r?"Signing in\u2026":"Sign in"}),o("p",{role:"alert",class:"problem-text",children:t||bt.value}),o("p",{class:"muted small",children:["The operator creates keys with ",o("code",{children:"smartmoney key create"}),"; ",o("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),o("p",{class:"muted small links",children:[o("a",{href:"graphiql",children:"GraphiQL"})," ",o("a",{href:"docs",children:"REST reference"})," ",o("a",{href:"schema.graphql",children:"Schema"})," ",o("a",{href:"openapi.json",children:"OpenAPI"})," ",o("a",{href:"readyz",children:"readyz"})," ",o("a",{href:"console/licences.txt",children:"Licences"})]})]})}var on="smartmoney.theme",Fr=matchMedia("(prefers-color-scheme: dark)");function ti(){let e=localStorage.getItem(on);return e==="light"||e==="dark"?e:"system"}var Je=D(ti()),qr=D("light");function an(){qr.value=Je.value==="system"?Fr.matches?"dark":"light":Je.value,document.documentElement.dataset.theme=qr.value}Fr.addEventListener("change",an);an();function Vr(e){Je.value=e,e==="system"?localStorage.removeItem(on):localStorage.setItem(on,e),an()}function ln({problem:e=""}){let t=Se.value;return t?o(ni,{who:t}):o(Lr,{problem:e})}function ni({who:e}){let[t,n]=N(!1),r=Ee(null),{path:i}=He.value,a=rn.filter(p=>p.scopes.includes(e.scope)),s=i.length===0?a[0]:rn.find(p=>p.path===i[0]),l=i.join("/"),d=Ee(!0);return fe(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,n(!1),d.current||(scrollTo(0,0),r.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[l]),o("div",{class:`frame ${t?"open":""}`,children:[o("a",{class:"skip",href:"#main",onClick:p=>{p.preventDefault(),r.current?.focus()},children:"Skip to the page"}),o("header",{class:"bar",children:[o("a",{class:"brand",href:"#/",children:[o("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),o("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>n(!t),children:"Menu"})]}),o("nav",{id:"nav","aria-label":"Pages",children:[o(sn,{pages:a.filter(p=>p.group==="analyst"),at:s,title:"Signals"}),o(sn,{pages:a.filter(p=>p.group==="settings"),at:s,title:"Delivery"}),o(sn,{pages:a.filter(p=>p.group==="operator"),at:s,title:"Operator"}),o("div",{class:"group",children:[o("h2",{children:"Build"}),o("ul",{children:[o("li",{children:o("a",{href:"graphiql",children:"GraphiQL"})}),o("li",{children:o("a",{href:"docs",children:"REST reference"})}),o("li",{children:o("a",{href:"schema.graphql",children:"Schema"})})]})]}),o(ri,{who:e})]}),o("main",{id:"main",ref:r,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&o(s.component,{args:i.slice(1)},i.slice(0,1).join()),s&&!s.scopes.includes(e.scope)&&o(G,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!s&&o(G,{title:"There is no such page",children:o("a",{href:"#/",children:"Go to the first page"})})]})]})}function sn({pages:e,at:t,title:n}){let r=e.filter(i=>i.listed);return r.length===0?null:o("div",{class:"group",children:[o("h2",{children:n}),o("ul",{children:r.map(i=>o("li",{children:o("a",{href:X([i.path]),"aria-current":i===t?"page":void 0,children:i.title})},i.path))})]})}function ri({who:e}){let t=J(Un,{},{every:15e3}),n=t.data?.chains.filter(i=>!i.healthy)??[],r=Math.max(0,...t.data?.chains.map(i=>i.lagSeconds)??[]);return o("div",{class:"account",children:[t.refusal&&o("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&n.length===0&&o("p",{class:"health good",children:["Up to date",r>1?`, ${ye(r)} behind`:""]}),n.map(i=>o("p",{class:"health bad",title:i.reason??"",children:[oe[i.chain]," is ",ye(i.lagSeconds)," behind"]},i.chain)),o("label",{class:"field inline",children:[o("span",{children:"Theme"}),o("select",{value:Je.value,onChange:i=>Vr(i.currentTarget.value),children:[o("option",{value:"system",children:"System"}),o("option",{value:"light",children:"Light"}),o("option",{value:"dark",children:"Dark"})]})]}),o("p",{children:[o("strong",{children:e.name||"Operator"}),o("br",{}),o("small",{class:"muted",children:["key of scope ",e.scope]})]}),o("button",{type:"button",class:"quiet",onClick:()=>en(),children:"Sign out"})]})}var un=document.getElementById("app");if(!un)throw new Error("BUG: page.html has no element app");var Qr=gr(),oi=Qr?Ye(Qr):Er();oi.then(()=>Pt(o(ln,{}),un),e=>Pt(o(ln,{problem:e instanceof Error?e.message:String(e)}),un));
