var v,cn,vt,oe,_t,Ke,un,Ge,dn,wt,bt,Or,Pe=Symbol.for("pv"),Ye={},Je=[],Mr=/^m(i|n|o|s|text|space)$/,kt=Array.isArray,xt=Je.slice,pe=Object.assign;function de(e){e&&e.parentNode&&e.remove()}function pn(e,t,n){var r,o,a,s={},l=arguments.length;for(a in t)a=="key"?r=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:s[a]=t[a];return l>2&&(s.children=l>3?xt.call(arguments,2):n),Ie(e,s,r,o,null)}function Ie(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pe,__v:o||++cn,__i:-1,__u:0};return!o&&v.vnode&&v.vnode(a),a}function W(e){return e.children}function ke(e,t){this.props=e,this.context=t,this.__g=0}function ie(e,t){if(t==null)return e.__&&ie(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ie(e)}function Lr(e){var t,n=e.__v,r=n.__e,o=[],a=[],s=e.__P;s&&((t=pe({constructor:Pe},n)).__v=n.__v+1,v.vnode&&v.vnode(t),St(s,t,n,e.__n,s.namespaceURI,32&n.__u?[r]:null,o,r||ie(n),32&n.__u,a),t.__v=n.__v,t.__.__k[t.__i]=t,_n(o,t,a),n.__=n.__e=null,t.__e!=r&&fn(t))}function fn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),fn(e)}function sn(e){(8&e.__g||(e.__g|=8,oe.push(e),Ke++))&&_t==v.debounceRendering||((_t=v.debounceRendering)||queueMicrotask)(mn)}function mn(){try{for(var e,t=1;oe.length;)oe.length>t&&oe.sort(un),e=oe.shift(),t=oe.length,8&e.__g&&Lr(e)}finally{(Ke=oe.length)&&(_t||queueMicrotask)(mn)}}function hn(e,t,n,r,o,a,s,l,d,p,c){var m,f,u,y,A,k,x=r.__k||Je,g=t.length;for(d=Ur(n,t,x,d,g),m=0;m<g;m++)(u=n.__k[m])!=null&&(f=~u.__i&&x[u.__i]||Ye,u.__i=m,k=St(e,u,f,o,a,s,l,d,p,c),y=u.__e,(f.ref!=u.ref||8&f.__u)&&(f.ref&&Tt(f.ref,null,u,f),u.ref&&c.push(u.ref,u.__c||y,u)),A=A||y,4&u.__u?(d=gn(u,d,e,!f.__v),f.__e&&(f.__e=null)):typeof u.type=="function"&&k!==void 0?d=k:y&&(d=y.nextSibling),u.__u&=-21);return n.__e=A,d}function Ur(e,t,n,r,o){var a,s,l,d,p,c,m,f,u,y=n.length,A=y,k=0,x=0,g=e.__k=Array(o);for(a=0;a<o;a++)(s=t[a])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[a]=Ie(null,s):kt(s)?s=g[a]=Ie(W,{children:s}):s.constructor===Pe&&s.__b?s=g[a]=Ie(s.type,s.props,s.key,s.ref,s.__v):g[a]=s,d=a+k,s.__=e,s.__b=e.__b+1,l=null,~(p=s.__i=qr(s,n,d,A))&&(A--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(s.__u|=16,p==d-1?k--:p==d+1?k++:p!=d&&(p>d?k--:k++,x=1)):(~p||(o>y?k--:o<y&&k++),typeof s.type!="function"&&(s.__u|=4))):g[a]=null;if(x){for(c=[],m=[],a=0;a<o;a++)if((s=g[a])&&16&s.__u){for(k=0,f=c.length;k<f;)c[u=k+f>>1]<s.__i?k=u+1:f=u;c[k]=s.__i,m[a]=k+1}for(k=c.length;a--;)m[a]&&(m[a]==k?k--:g[a].__u|=4)}if(A)for(a=0;a<y;a++)!(l=n[a])||2&l.__u||(l.__e==r&&(r=ie(l)),Ct(l,l));return r}function gn(e,t,n,r){var o,a,s,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=gn(o[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ie(e))&&!t.parentNode&&(t=null),s=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(s!=l&&(!r&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function qr(e,t,n,r){var o,a=e.key,s=e.type,l=t[n],d=l&&!(2&l.__u);if(l===null&&a==null||d&&a==l.key&&s==l.type)return n;if(r>(d?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&a==l.key&&s==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&a==l.key&&s==l.type)return o}return-1}function ln(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function je(e,t,n,r,o){var a,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||ln(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||ln(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(s=bt[t]||(bt[t]=Fr(t)),(e.__a||(e.__a={}))[t]=wt,a=t!=(t=t.replace(dn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,a):e.removeEventListener(t,s,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Fr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ge]==null)t[Ge]=wt++;else if(t[Ge]<this.__a[e])return;return n(v.event?v.event(t):t)}}}function St(e,t,n,r,o,a,s,l,d,p){var c,m,f,u,y,A,k,x,g,_,T,z,K,re,H,ue,Y,X,G=t.type;if(t.constructor!==Pe)return null;128&n.__u&&(d=32&n.__u,c=n.__c.__z)&&(t.__u|=d,m=a=[],c.nodeType==8?l=ze(c,a):a.push(c),l=a[0]||l),(c=v.__b)&&c(t);e:if(typeof G=="function"){f=s.length;try{if(x=t.props,g=(c=G.prototype)&&c.render,_=(c=G.contextType)&&r[c.__c],T=c?_?_.props.value:c.__:r,(u=n.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(g?t.__c=u=new G(x,T):(t.__c=u=new ke(x,T),u.constructor=G,u.render=Br),_&&_.sub(u),u.state||(u.state={}),u.__n=r,u.__g|=8,u.__h=[],u.__k=[]),g&&(u.__s||(u.__s=u.state),G.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=pe({},u.__s)),pe(u.__s,G.getDerivedStateFromProps(x,u.__s)))),y=u.props,A=u.state,u.__v=t,n.__c){if(x!==y&&g&&!G.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(x,T),t.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(x,u.__s,T)===!1){t.__v!=n.__v&&(u.props=x,u.state=u.__s,u.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(V){V&&(V.__=t)}),Je.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&s.push(u),l=ie(n);break e}u.componentWillUpdate&&u.componentWillUpdate(x,u.__s,T),g&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(y,A,k)})}else g&&!G.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),g&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=T,u.props=x,u.__P=e,u.__g&=-5,z=v.__r,K=g?25:0;do u.__g&=-9,z&&z(t),c=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++K<25);g&&(Je.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(r=pe({},r,u.getChildContext())),g&&n.__c&&u.getSnapshotBeforeUpdate&&(k=u.getSnapshotBeforeUpdate(y,A)),re=c&&c.type===W&&c.key==null?c.props.children:c,x.__P&&(c=l,o=(e=x.__P).namespaceURI,d=a=null,n.props&&n.props.__P!=e&&(n.__k.some(function(V){V&&Ct(V,V)}),n.__k=null),l=n.__k?ie(n,0):null),l=hn(e,kt(re)?re:[re],t,n,r,o,a,s,l,d,p),x.__P&&(t.__e=null,l=c),t.__u&=-161,m&&m.some(de),u.__h.length&&s.push(u),1&u.__g&&(u.__g&=-4)}catch(V){if(s.length=f,t.__v=null,d||a)if(V&&V.then){if(t.__u|=128|d,a){for(~(Y=a.indexOf(l||void 0))||(Y=a.length);(X=a[Y-1])&&X.nodeType==8;)Y--;for(;Y<a.length;Y++)if(X=a[Y])if(a[Y]=null,H){if(X==ue)break}else{if(X.nodeType!=8)break;X.data.startsWith("$s")&&(ue=ze(H=X))}}if(!H){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;H=l}(c=ze(H=t.__c.__z||(t.__c.__z=H)))?(t.__e=H,l=c):t.__e=l,l=l&&l.nextSibling}else a&&a.some(de);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),V&&V.then||yn(t),v.__e(V,t,n)}}else l=t.__e=Vr(n.__e,t,n,r,o,a,s,d,p,e);return(c=v.diffed)&&c(t),l}function ze(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function yn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(yn))}function _n(e,t,n){for(var r=0;r<n.length;)Tt(n[r++],n[r++],n[r++]);v.__c&&v.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){v.__e(a,o.__v)}})}function Vr(e,t,n,r,o,a,s,l,d,p){var c,m,f,u,y,A,k,x,g=n.props||Ye,_=t.props,T=t.type;if(T=="svg"?o="http://www.w3.org/2000/svg":T=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(c=0;c<a.length;c++)if((y=a[c])&&(T?y.localName==T:y.nodeType==3)){e=y,a[c]=null;break}}if(!e){if(x=p.ownerDocument||document,!T)return x.createTextNode(_);e=x.createElementNS(o,T,_.is?_:p),l&&(v.__m&&v.__m(t,a),l=!1),a=null}if(T){if(p=T=="template"&&e.content||e,a=T=="textarea"&&_.defaultValue!=null?null:a&&xt.call(p.childNodes),!l&&a)for(g={},c=0;c<e.attributes.length;c++)g[(y=e.attributes[c]).name]=y.value;for(c in g)y=g[c],c=="dangerouslySetInnerHTML"?f=y:c=="children"||c in _||c=="value"&&"defaultValue"in _||c=="checked"&&"defaultChecked"in _||je(e,c,null,y,o);for(c in _)y=_[c],c=="children"?u=y:c=="dangerouslySetInnerHTML"?m=y:c=="value"?A=y:c=="checked"?k=y:l&&typeof y!="function"||g[c]===y||je(e,c,y,g[c],o);m?(l||f&&(m.__html==f.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(f&&(e.textContent=""),(T=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Mr.test(T))&&(o="http://www.w3.org/1999/xhtml"),hn(p,kt(u)?u:[u],t,n,r,o,a,s,a?a[0]:n.__k&&ie(n,0),l,d),a&&a.some(de)),l&&T!="textarea"||(c="value",T=="progress"&&A==null?e.removeAttribute(c):A==null||A===e[c]&&(T!="progress"||A)||je(e,c,A,g[c],o),c="checked",k!=null&&k!=e[c]&&je(e,c,k,g[c],o))}else g===_||l&&e.data==_||(e.data=_);return e}function Tt(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){v.__e(o,n)}}function Ct(e,t,n){var r,o,a,s;if(v.unmount&&v.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Tt(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){v.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&Ct(r[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=ze(r,a=[]))&&(r==e.__e&&a.some(de),de(o),de(r)),n||de(e.__e),e.__e=e.__c=e.__=null}function Br(e,t,n){return this.constructor(e,n)}function Et(e,t){var n,r,o,a;v.__&&v.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ie(W,{children:[e]}),o=[],a=[],St(t,t.__k,r||Ye,Ye,t.namespaceURI,r?null:t.firstChild?xt.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,a),_n(o,t.__k,a),t.__k.props.children=null}v={__e:function(e,t,n,r){for(var o,a,s;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((s=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),s=1),s&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Ke=0,e}},cn=0,vt=function(e){return e!=null&&e.constructor===Pe},ke.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=pe({},this.state)),typeof e=="function"&&(e=e(pe({},n),this.props)),e&&(pe(n,e),this.__v&&(t&&this.__k.push(t),sn(this)))},ke.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),sn(this))},ke.prototype.render=W,oe=[],Ke=0,un=function(e,t){return e.__v.__b-t.__v.__b},Ge=Symbol(),dn=/(PointerCapture)$|Capture$/i,wt=0,bt={},Or=0;var Ne,M,At,bn,Rt=Object.is,Xe=0,An=[],It=[],$=v,vn=$.__b,wn=$.__r,kn=$.diffed,xn=$.__c,Sn=$.unmount,Tn=$.__;function Dt(e,t){$.__h&&$.__h(M,e,Xe||t),Xe=0;var n=M.__H||(M.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function O(e){return Xe=1,Hr(In,e)}function Hr(e,t,n){var r=Dt(Ne++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):In(void 0,t),function(a){var s=(r.__N||r.__)[0],l=r.t(s,a);Rt(s,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=M,!M.__f)){M.__f=!0;var o=M.shouldComponentUpdate;M.shouldComponentUpdate=function(a,s,l){var d=this.__H;if(!d)return!0;var p=!1,c=this.props!=a;if(d.__.some(function(f){f.__N&&(p=!0,Rt(f.__[0],f.__N[0])||(c=!0))}),o){var m=o.call(this,a,s,l);return p?m||c:m}return!p||c}}return r.__}function ae(e,t){var n=Dt(Ne++,3);!$.__s&&Rn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,M.__H.__h.push(n))}function xe(e){return Xe=5,se(function(){return{current:e}},[])}function se(e,t){var n=Dt(Ne++,7);return Rn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Qr(){var e;do{for(;e=It.shift();)try{De(e)}catch(n){$.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=An.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(De),t.__h.some(Pt),t.__h=[]}catch(n){t.__h=[],$.__e(n,e.__v)}}}while(It.length)}$.__b=function(e){M=null,vn&&vn(e)},$.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Tn&&Tn(e,t)},$.__r=function(e){wn&&wn(e),Ne=0;var t=(M=e.__c).__H;t&&(At==M?M.__h=[]:(t.__h.some(De),t.__h.some(Pt),Ne=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),At=M},$.diffed=function(e){kn&&kn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&En(An.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),At=M=null},$.__c=function(e,t){t.some(function(n){try{n.__h.some(De),n.__h=n.__h.filter(function(r){return!r.__||Pt(r)})}catch(r){n.__h=[function(){throw r}]}}),xn&&xn(e,t)},$.unmount=function(e){Sn&&Sn(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,En(It.push(o))}else De(o)}catch(a){t=a}}),r.__H=void 0,t&&$.__e(t,r.__v))};var Cn=typeof requestAnimationFrame=="function";function jr(e){var t,n=function(){clearTimeout(r),Cn&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Cn&&(t=requestAnimationFrame(n))}function En(e){e!=1&&bn==$.requestAnimationFrame||((bn=$.requestAnimationFrame)||jr)(Qr)}function De(e){var t=M,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),M=t}function Pt(e){var t=M;e.__c=e.__(),M=t}function Rn(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Rt(n,e[r])})}function In(e,t){return typeof t=="function"?t(e):t}var P=class extends String{__apiType;value;__meta__;constructor(t,n){super(t),this.value=t,this.__meta__=n}toString(){return this.value}},qo=new P(`
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
    `,{fragmentName:"SignalRow"}),Fo=new P(`
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
    `,{fragmentName:"WebhookParts"}),Pn=new P(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `),Dn=new P(`
    query SignInManages {
  usage {
    customerId
  }
}
    `),Nn=new P(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `),Wn=new P(`
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `),Nt=new P(`
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
}`),$n=new P(`
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
    `),On=new P(`
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
}`),Mn=new P(`
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
    `),Ln=new P(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `),Un=new P(`
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
}`),qn=new P(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `),Fn=new P(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `),Vn=new P(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `),Bn=new P(`
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
    `),Hn=new P(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `),Qn=new P(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `),Wt=new P(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `);function B(e){return e===null?"null":Array.isArray(e)?"array":typeof e}function le(e){return B(e)==="object"}function Gr(e){return Array.isArray(e)&&e.length>0&&e.every(t=>"message"in t)}function $t(e,t){return e.length<124?e:t}var jn="graphql-transport-ws";var Q=(e=>(e[e.InternalServerError=4500]="InternalServerError",e[e.InternalClientError=4005]="InternalClientError",e[e.BadRequest=4400]="BadRequest",e[e.BadResponse=4004]="BadResponse",e[e.Unauthorized=4401]="Unauthorized",e[e.Forbidden=4403]="Forbidden",e[e.SubprotocolNotAcceptable=4406]="SubprotocolNotAcceptable",e[e.ConnectionInitialisationTimeout=4408]="ConnectionInitialisationTimeout",e[e.ConnectionAcknowledgementTimeout=4504]="ConnectionAcknowledgementTimeout",e[e.SubscriberAlreadyExists=4409]="SubscriberAlreadyExists",e[e.TooManyInitialisationRequests=4429]="TooManyInitialisationRequests",e))(Q||{}),j=(e=>(e.ConnectionInit="connection_init",e.ConnectionAck="connection_ack",e.Ping="ping",e.Pong="pong",e.Subscribe="subscribe",e.Next="next",e.Error="error",e.Complete="complete",e))(j||{});function Gn(e){if(!le(e))throw new Error(`Message is expected to be an object, but got ${B(e)}`);if(!e.type)throw new Error("Message is missing the 'type' property");if(typeof e.type!="string")throw new Error(`Message is expects the 'type' property to be a string, but got ${B(e.type)}`);switch(e.type){case"connection_init":case"connection_ack":case"ping":case"pong":{if(e.payload!=null&&!le(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object or nullish or missing, but got "${e.payload}"`);break}case"subscribe":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${B(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!le(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${B(e.payload)}`);if(typeof e.payload.query!="string")throw new Error(`"${e.type}" message payload expects the 'query' property to be a string, but got ${B(e.payload.query)}`);if(e.payload.variables!=null&&!le(e.payload.variables))throw new Error(`"${e.type}" message payload expects the 'variables' property to be a an object or nullish or missing, but got ${B(e.payload.variables)}`);if(e.payload.operationName!=null&&B(e.payload.operationName)!=="string")throw new Error(`"${e.type}" message payload expects the 'operationName' property to be a string or nullish or missing, but got ${B(e.payload.operationName)}`);if(e.payload.extensions!=null&&!le(e.payload.extensions))throw new Error(`"${e.type}" message payload expects the 'extensions' property to be a an object or nullish or missing, but got ${B(e.payload.extensions)}`);break}case"next":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${B(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!le(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an object, but got ${B(e.payload)}`);break}case"error":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${B(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);if(!Gr(e.payload))throw new Error(`"${e.type}" message expects the 'payload' property to be an array of GraphQL errors, but got ${JSON.stringify(e.payload)}`);break}case"complete":{if(typeof e.id!="string")throw new Error(`"${e.type}" message expects the 'id' property to be a string, but got ${B(e.id)}`);if(!e.id)throw new Error(`"${e.type}" message requires a non-empty 'id' property`);break}default:throw new Error(`Invalid message 'type' property "${e.type}"`)}return e}function zn(e,t){return Gn(typeof e=="string"?JSON.parse(e,t):e)}function Se(e,t){return Gn(e),JSON.stringify(e,t)}function Mt(e){let{url:t,connectionParams:n,lazy:r=!0,onNonLazyError:o=console.error,lazyCloseTimeout:a=0,keepAlive:s=0,disablePong:l,connectionAckWaitTimeout:d=0,retryAttempts:p=5,retryWait:c=async function(C){let h=Math.pow(2,C);await new Promise(S=>setTimeout(S,h*1e3+Math.floor(Math.random()*2700+300)))},shouldRetry:m=Ot,on:f,webSocketImpl:u,generateID:y=function(){return"xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g,C=>{let h=Math.random()*16|0;return(C=="x"?h:h&3|8).toString(16)})},jsonMessageReplacer:A,jsonMessageReviver:k}=e,x;if(u){if(!Kr(u))throw new Error("Invalid WebSocket implementation provided");x=u}else typeof WebSocket<"u"?x=WebSocket:typeof global<"u"?x=global.WebSocket||global.MozWebSocket:typeof window<"u"&&(x=window.WebSocket||window.MozWebSocket);if(!x)throw new Error("WebSocket implementation missing; on Node you can `import WebSocket from 'ws';` and pass `webSocketImpl: WebSocket` to `createClient`");let g=x,_=(()=>{let b=(()=>{let h={};return{on(S,D){return h[S]=D,()=>{delete h[S]}},emit(S){"id"in S&&h[S.id]?.(S)}}})(),C={connecting:f?.connecting?[f.connecting]:[],opened:f?.opened?[f.opened]:[],connected:f?.connected?[f.connected]:[],ping:f?.ping?[f.ping]:[],pong:f?.pong?[f.pong]:[],message:f?.message?[b.emit,f.message]:[b.emit],closed:f?.closed?[f.closed]:[],error:f?.error?[f.error]:[]};return{onMessage:b.on,on(h,S){let D=C[h];return D.push(S),()=>{let N=D.indexOf(S);N>-1&&D.splice(N,1)}},emit(h,...S){for(let D of[...C[h]])D(...S)}}})();function T(b){let C=[_.on("error",h=>{C.forEach(S=>S()),b(h)}),_.on("closed",h=>{C.forEach(S=>S()),b(h)})];return()=>C.forEach(h=>h())}let z,K=0,re,H=!1,ue=0,Y=!1;async function X(){clearTimeout(re);let[b,C]=await(z??(z=new Promise((D,N)=>(async()=>{if(H){if(await c(ue),!K)return z=void 0,N({code:1e3,reason:"All Subscriptions Gone"});ue++}_.emit("connecting",H);let w=new g(typeof t=="function"?await t():t,jn),ee,ve;function Qe(){isFinite(s)&&s>0&&(clearTimeout(ve),ve=setTimeout(()=>{w.readyState===g.OPEN&&(w.send(Se({type:j.Ping})),_.emit("ping",!1,void 0))},s))}T(F=>{z=void 0,clearTimeout(ee),clearTimeout(ve),N(F),F instanceof We&&(w.close(4499,"Terminated"),w.onerror=null,w.onclose=null)}),w.onerror=F=>_.emit("error",F),w.onclose=F=>_.emit("closed",F),w.onopen=async()=>{try{_.emit("opened",w);let F=typeof n=="function"?await n():n;if(w.readyState!==g.OPEN)return;w.send(Se(F?{type:j.ConnectionInit,payload:F}:{type:j.ConnectionInit},A)),isFinite(d)&&d>0&&(ee=setTimeout(()=>{w.close(Q.ConnectionAcknowledgementTimeout,"Connection acknowledgement timeout")},d)),Qe()}catch(F){_.emit("error",F),w.close(Q.InternalClientError,$t(F instanceof Error?F.message:String(F),"Internal client error"))}};let we=!1;w.onmessage=({data:F})=>{try{let q=zn(F,k);if(_.emit("message",q),q.type==="ping"||q.type==="pong"){_.emit(q.type,!0,q.payload),q.type==="pong"?Qe():l||(w.send(Se(q.payload?{type:j.Pong,payload:q.payload}:{type:j.Pong},A)),_.emit("pong",!1,q.payload));return}if(we)return;if(q.type!==j.ConnectionAck)throw new Error(`First message cannot be of type ${q.type}`);clearTimeout(ee),we=!0,_.emit("connected",w,q.payload,H),H=!1,ue=0;let an=new Promise((Oo,$r)=>T($r));an.catch(()=>{}),D([w,an])}catch(q){w.onmessage=null,_.emit("error",q),w.close(Q.BadResponse,$t(q instanceof Error?q.message:String(q),"Bad response"))}}})())));b.readyState===g.CLOSING&&await C;let h=()=>{},S=new Promise(D=>h=D);return[b,h,new Promise((D,N)=>{let w=T(N);b.readyState!==g.OPEN&&C.catch(N),S.then(()=>{if(w(),!K){let ee=()=>b.close(1e3,"Normal Closure");isFinite(a)&&a>0?(clearTimeout(re),re=setTimeout(()=>{!K&&b.readyState===g.OPEN&&ee()},a)):ee()}D()})})]}function G(b){if(Ot(b)&&(zr(b.code)||[Q.InternalServerError,Q.InternalClientError,Q.BadRequest,Q.BadResponse,Q.Unauthorized,Q.SubprotocolNotAcceptable,Q.SubscriberAlreadyExists,Q.TooManyInitialisationRequests].includes(b.code)))throw b;if(Y)return!1;if(Ot(b)&&b.code===1e3)return K>0;if(!p||ue>=p||!m(b))throw b;return H=!0}r||(async()=>{for(K++;;)try{let[,,b]=await X();await b}catch(b){try{if(!G(b))return}catch(C){return o?.(C)}}})();function V(b,C){let h=y(b),S=!1,D=!1,N=()=>{K--,S=!0};return(async()=>{for(K++;;)try{let[w,ee,ve]=await X();if(S)return ve.catch(()=>{}),ee();let Qe=_.onMessage(h,we=>{switch(we.type){case j.Next:{C.next(we.payload);return}case j.Error:{D=!0,S=!0,C.error(we.payload),N();return}case j.Complete:{S=!0,N();return}}});w.send(Se({id:h,type:j.Subscribe,payload:b},A)),N=()=>{!S&&w.readyState===g.OPEN&&w.send(Se({id:h,type:j.Complete},A)),K--,S=!0,ee()},await ve.finally(Qe);return}catch(w){if(!G(w))return}})().then(()=>{D||C.complete()}).catch(w=>{C.error(w)}),()=>{S||N()}}return{on:_.on,subscribe:V,iterate(b){let C=[],h={done:!1,error:null,resolve:()=>{}},S=V(b,{next(N){C.push(N),h.resolve()},error(N){h.done=!0,h.error=N,h.resolve()},complete(){h.done=!0,h.resolve()}}),D=(async function*(){for(;;){for(C.length||await new Promise(w=>h.resolve=w);C.length;)yield C.shift();if(h.error)throw h.error;if(h.done)return}})();return D.throw=async N=>(h.done||(h.done=!0,h.error=N,h.resolve()),{done:!0,value:void 0}),D.return=async()=>(S(),{done:!0,value:void 0}),D},async dispose(){if(Y=!0,z){let[b]=await z;b.close(1e3,"Normal Closure")}},terminate(){z&&_.emit("closed",new We)}}}var We=class extends Error{name="TerminatedCloseEvent";message="4499: Terminated";code=4499;reason="Terminated";wasClean=!1};function Ot(e){return le(e)&&"code"in e&&"reason"in e}function zr(e){return[1e3,1001,1006,1005,1012,1013,1014].includes(e)?!1:e>=1e3&&e<=1999}function Kr(e){return typeof e=="function"&&"constructor"in e&&"CLOSED"in e&&"CLOSING"in e&&"CONNECTING"in e&&"OPEN"in e}var Kn=new URL("graphql",document.baseURI),I=class extends Error{constructor(n,r,o){super(r);this.code=n;this.requestId=o}code;requestId},$e={key:()=>"",refused:()=>{}};function Yn(e){$e=e}async function L(e,t,n={}){let r=n.key??$e.key(),o;try{o=await fetch(Kn,{method:"POST",headers:{"Content-Type":"application/json",Accept:"application/json",Authorization:`Bearer ${r}`},body:JSON.stringify({query:e.toString(),variables:t}),signal:n.signal})}catch(d){throw n.signal?.aborted?d:new I("NETWORK","The service does not answer. It may be restarting, or the connection is down.")}let a=o.headers.get("X-Request-Id")??void 0,s;try{s=await o.json()}catch{throw new I("NETWORK",`The answer cannot be read: status ${o.status}.`,a)}let l=s.errors?.[0];if(l||!s.data){let d=l?.extensions?.code??"INTERNAL_SERVER_ERROR",p=new I(d,l?.message??`status ${o.status}`,a);throw d==="UNAUTHENTICATED"&&n.key===void 0&&$e.refused(p.message),p}return s.data}var Ze,Ut=new Set;function Yr(){return Ze??=Mt({url:Kn.href.replace(/^http/,"ws"),connectionParams:()=>({Authorization:`Bearer ${$e.key()}`}),retryAttempts:Number.MAX_SAFE_INTEGER,retryWait:e=>new Promise(t=>setTimeout(t,Math.min(1e4,500*2**Math.min(e,5))*(.75+Math.random()/2))),shouldRetry:e=>!(e instanceof CloseEvent)||e.code!==4403,keepAlive:15e3,on:{connecting:()=>Lt("connecting"),connected:()=>Lt("open"),closed:()=>Lt("broken")}}),Ze}function Lt(e){for(let t of Ut)t(e)}async function qt(){let e=Ze;Ze=void 0,await e?.dispose()}function Jn(e,t,n){let r=n.link;r&&Ut.add(r);let o=Yr().subscribe({query:e.toString(),variables:t},{next:({data:a,errors:s})=>{s?.[0]?n.failed(new I(String(s[0].extensions?.code??""),s[0].message)):a&&n.next(a)},error:a=>n.failed(Jr(a)),complete:()=>{}});return()=>{r&&Ut.delete(r),o()}}function Jr(e){if(Array.isArray(e)){let t=e[0];return new I(t.extensions?.code??"",t.message)}return e instanceof CloseEvent?(e.code===4403&&$e.refused("The key is no longer accepted."),new I("NETWORK",`The connection was closed: ${e.reason||e.code}.`)):new I("NETWORK","The connection is broken.")}function fe(e,t,n={}){let[r,o]=O({loading:!n.skip}),[a,s]=O(0),l=xe(""),d=JSON.stringify(t)+e.toString();return ae(()=>{if(n.skip){o({loading:!1});return}let p=new AbortController;return o(c=>({...c,loading:!0})),L(e,t,{signal:p.signal}).then(c=>{l.current=d,o({data:c,loading:!1})},c=>{if(p.signal.aborted)return;let m=c instanceof I?c:new I("",String(c));o(f=>({data:l.current===d?f.data:void 0,refusal:m,loading:!1}))}),()=>p.abort()},[d,a,n.skip]),ae(()=>{if(!n.every||n.skip)return;let p=setInterval(()=>{document.visibilityState==="visible"&&s(c=>c+1)},n.every);return()=>clearInterval(p)},[n.every,n.skip]),{...r,reload:()=>s(p=>p+1)}}var Xr=Symbol.for("preact-signals");function rt(){if(te>1)te--;else{var e,t=!1;for((function(){var o=tt;for(tt=void 0;o!==void 0;){var a=o.S;if(a.v===o.v)for(var s=a.t;s!==void 0;s=s.x)s.i===o.i&&(s.i=a.i);o=o.o}})();Me!==void 0;){var n=Me;for(Me=void 0,et++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Zn(n))try{n.c()}catch(o){t||(e=o,t=!0)}n=r}}if(et=0,te--,t)throw e}}function Vt(e){if(te>0)return e();Ft=++Zr,te++;try{return e()}finally{rt()}}var Oe,E=void 0;function Le(e){var t=E,n=Oe;E=void 0,Oe=void 0;try{return e()}finally{E=t,Oe=n}}var Me=void 0,te=0,et=0,Zr=0,Ft=0,tt=void 0,nt=0;function Xn(e){if(E!==void 0){var t=e.n;if(t===void 0||t.t!==E)return t={i:0,S:e,p:E.s,n:void 0,t:E,e:void 0,x:void 0,r:t},E.s!==void 0&&(E.s.n=t),E.s=t,e.n=t,32&E.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=E.s,t.n=void 0,E.s.n=t,E.s=t),t}}function U(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}U.prototype.brand=Xr;U.prototype.h=function(){return!0};U.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Le(function(){var r;(r=t.W)==null||r.call(t)}))};U.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Le(function(){var o;(o=t.Z)==null||o.call(t)}))}};U.prototype.subscribe=function(e){var t=this;return he(function(){var n=t.value;Le(function(){return e(n)})},{name:"sub"})};U.prototype.valueOf=function(){return this.value};U.prototype.toString=function(){return this.value+""};U.prototype.toJSON=function(){return this.value};U.prototype.peek=function(){var e=this;return Le(function(){return e.value})};Object.defineProperty(U.prototype,"value",{get:function(){var e=Xn(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(et>100)throw new Error("Cycle detected");(function(n){te!==0&&et===0&&n.l!==Ft&&(n.l=Ft,tt={S:n,v:n.v,i:n.i,o:tt})})(this),this.v=e,this.i++,nt++,te++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{rt()}}}});function R(e,t){return new U(e,t)}function Zn(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function er(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function tr(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function me(e,t){U.call(this,void 0,t),this.x=e,this.s=void 0,this.g=nt-1,this.f=4}me.prototype=new U;me.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===nt))return!0;if(this.g=nt,this.f|=1,this.i>0&&!Zn(this))return this.f&=-2,!0;var e=E;try{er(this),E=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return E=e,tr(this),this.f&=-2,!0};me.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}U.prototype.S.call(this,e)};me.prototype.U=function(e){if(this.t!==void 0&&(U.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};me.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(me.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Xn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Te(e,t){return new me(e,t)}function nr(e){var t=e.j;if(e.j=void 0,typeof t=="function"){te++;var n=E;E=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,Bt(e),r}finally{E=n,rt()}}}function Bt(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,nr(e)}function eo(e){if(E!==this)throw new Error("Out-of-order effect");tr(this),E=e,this.f&=-2;try{8&this.f&&Bt(this)}finally{rt()}}function Ce(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Oe&&Oe.push(this)}Ce.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ce.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,nr(this),er(this),te++;var e=E;return E=this,eo.bind(this,e)};Ce.prototype.N=function(){2&this.f||(this.f|=2,this.u=Me,Me=this)};Ce.prototype.d=function(){this.f|=8,1&this.f||Bt(this)};Ce.prototype.dispose=function(){this.d()};function he(e,t){var n=new Ce(e,t);try{n.c()}catch(o){throw n.d(),o}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var rr,it,ot,to=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var or=[];he(function(){rr=this.N})();function Ee(e,t){v[e]=t.bind(null,v[e]||function(){})}function Ue(e){if(ot){var t=ot;ot=void 0,t()}ot=e&&e.S()}function ir(e){var t=this,n=e.data,r=ro(n);r.name="ReactiveDom",r.value=n;var o=se(function(){for(var l=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var p=Te(function(){var u=r.value.value;return u===0?0:u===!0?"":u||""}),c=Te(function(){return!Array.isArray(p.value)&&!vt(p.value)}),m=he(function(){if(this.N=ar,c.value){var u=p.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=u)}}),f=t.__$u.d;return t.__$u.d=function(){m(),f.call(this)},[c,p]},[]),a=o[0],s=o[1];return a.value?s.peek():s.value}ir.displayName="ReactiveTextNode";Object.defineProperties(U.prototype,{constructor:{configurable:!0,value:pn(W,null).constructor},type:{configurable:!0,value:ir},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ee("__b",function(e,t){if(Ue(),it=void 0,typeof t.type=="string"){var n,r=t.props;for(var o in r)if(o!=="children"){var a=r[o];a instanceof U&&(n||(t.__np=n={}),n[o]=a,r[o]=a.peek())}}e(t)});Ee("__r",function(e,t){if(e(t),t.type!==W){Ue();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=(function(o,a){var s;return he(function(){s=this},{name:a}),s.c=o,s})((function(o){return function(){var a;to&&((a=this.y)==null||a.call(this)),o.__$f|=1,o.setState({})}})(r),typeof t.type=="function"?t.type.displayName||t.type.name:""))),it=r,Ue(n)}});Ee("__e",function(e,t,n,r){Ue(),it=void 0,e(t,n,r)});Ee("diffed",function(e,t){Ue(),it=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var r=t.__np,o=t.props,a=n.U;if(a)for(var s in a){var l=a[s];l===void 0||r&&s in r||(l.d(),a[s]=void 0)}if(r){a||(a={},n.U=a);for(var d in r){var p=a[d],c=r[d];p===void 0?(p=no(n,d,c,o),a[d]=p):p.o(c,o)}}}e(t)});function no(e,t,n,r){var o=t in e&&e.ownerSVGElement===void 0,a=R(n);return{o:function(s,l){a.value=s,r=l},d:he(function(){this.N=ar;var s=a.value.value;r[t]!==s&&(r[t]=s,o?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Ee("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var r=n.U;if(r){n.U=void 0;for(var o in r){var a=r[o];a&&a.d()}}}var s=t.__np;if(s){var l=t.props;for(var d in s)l[d]=s[d]}t.__np=void 0}else{var p=t.__c;if(p){p.__$f|=8;var c=p.__$u;c&&(p.__$u=void 0,c.d())}}e(t)});Ee("__h",function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)});ke.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function ro(e,t){return se(function(){return R(e,t)},[])}var oo=function(e){queueMicrotask(function(){queueMicrotask(e)})};function io(){Vt(function(){for(var e;e=or.shift();)rr.call(e)})}function ar(){or.push(this)===1&&(v.requestAnimationFrame||oo)(io)}var at=R(location.hash);addEventListener("hashchange",()=>{at.value=location.hash});var qe=Te(()=>{let[e="",t=""]=at.value.replace(/^#\/?/,"").split("?",2);return{path:e.split("/").filter(Boolean).map(sr),params:new URLSearchParams(t)}});function sr(e){try{return decodeURIComponent(e)}catch{return e}}function ne(e,t={}){let n=new URLSearchParams;for(let[o,a]of Object.entries(t))a!=null&&a!==""&&a!==!1&&n.set(o,String(a));let r=n.toString();return`#/${e.map(encodeURIComponent).join("/")}${r?`?${r}`:""}`}function st(e){let{path:t,params:n}=qe.value,r=Object.fromEntries(n);Object.assign(r,e),history.replaceState(null,"",ne(t,r)),at.value=location.hash}function lt(e,t){let n=qe.value.params.get(e)?.split(",")??[];return t.filter(r=>n.includes(r))}function lr(e,t,n){let r=qe.value.params.get(e);return t.find(o=>o===r)??n}function cr(){let e=/^#key=([^&]+)/.exec(location.hash);if(e?.[1])return history.replaceState(null,"","#/"),at.value=location.hash,sr(e[1])}var Ht="smartmoney.key",ge=R(void 0),ct=R("");Yn({key:()=>ge.value?.key??"",refused:()=>Qt("The service no longer accepts this key: it was revoked or has expired.")});async function Fe(e){let t=await ao(e);await qt(),sessionStorage.setItem(Ht,e),ct.value="",ge.value=t}async function ao(e){try{let{config:t}=await L(Pn,{},{key:e}),n=await ur(()=>L(Dn,{},{key:e}))?"customer":"read";return{key:e,scope:n,name:t.displayName,customerId:t.customerId}}catch(t){if(!(t instanceof I))throw t;if(t.code==="FORBIDDEN"&&await ur(()=>L(Nn,{},{key:e})))return{key:e,scope:"operator",name:"",customerId:""};throw t.code==="FORBIDDEN"?new I("FORBIDDEN","This key may not read. The console needs a key of scope customer, read or operator."):t.code==="UNAUTHENTICATED"?new I("UNAUTHENTICATED","The service does not know this key, or it was revoked or has expired."):t}}async function ur(e){try{return await e(),!0}catch(t){if(t instanceof I&&t.code==="FORBIDDEN")return!1;throw t}}async function dr(){let e=sessionStorage.getItem(Ht);e&&await Fe(e)}function Qt(e=""){sessionStorage.removeItem(Ht),ge.value=void 0,ct.value=e,qt()}var so=Symbol.for("pv"),lo=0;function i(e,t,n,r,o,a){t||(t={});var s,l,d=t;if("ref"in d&&typeof e!="function")for(l in d={},t)l=="ref"?s=t[l]:d[l]=t[l];var p={type:e,props:d,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:so,__v:--lo,__i:-1,__u:0};return(o||a)&&(p.__source=o,p.__self=a),v.vnode&&v.vnode(p),p}function ye({label:e,choices:t,chosen:n,change:r}){let o=a=>r(n.includes(a)?n.filter(s=>s!==a):[...n,a]);return i("div",{class:"chips",role:"group","aria-label":e,children:t.map(({value:a,label:s})=>i("button",{type:"button",class:"chip","aria-pressed":n.includes(a),onClick:()=>o(a),children:s},a))})}function pr({label:e,choices:t,chosen:n,change:r}){return i("div",{class:"segments",role:"group","aria-label":e,children:t.map(({value:o,label:a})=>i("button",{type:"button","aria-pressed":o===n,onClick:()=>r(o),children:a},o))})}var Ve=R(Date.now());setInterval(()=>{document.visibilityState==="visible"&&(Ve.value=Date.now())},1e3);var jt=new Intl.NumberFormat("en",{maximumFractionDigits:0}),co=new Intl.NumberFormat("en",{notation:"compact",minimumFractionDigits:0,maximumFractionDigits:2});function Z(e){return jt.format(e)}function Gt(e,t=!1){if(e==null)return"\u2013";let n=Math.abs(e),r=n>=1e5?co.format(n):n>=100||n===0?jt.format(n):n.toFixed(2);return`${e<0&&r!=="0.00"?"\u2212":t&&e>0?"+":""}$${r}`}function zt(e){if(e==null||e===0)return"\u2013";let t=Math.abs(e);return t>=1e3?`$${jt.format(e)}`:t>=1?`$${e.toFixed(2)}`:t>=1e-4?`$${e.toPrecision(4)}`:`$${e.toExponential(3)}`}function fr(e){if(e==null)return"\u2013";let t=Math.abs(e*100).toFixed(Math.abs(e)<.1?2:1);return`${e<0&&Number(t)!==0?"\u2212":e>0?"+":""}${t} %`}function mr(e){return e.length<=14?e:`${e.slice(0,6)}\u2026${e.slice(-4)}`}function _e(e){let t=e.toLowerCase().replaceAll("_"," ").replace(/\bp(\d)\b/,"P$1").replace(/\bpm\b/,"PM").replace(/\busd\b/,"USD").replace(/\bpnl\b/,"PnL");return t.charAt(0).toUpperCase()+t.slice(1)}var uo=[[86400,"d"],[3600,"h"],[60,"min"],[1,"s"]];function Ae(e){for(let[t,n]of uo)if(e>=t)return`${Math.floor(e/t)} ${n}`;return e>0?`${Math.round(e*1e3)} ms`:"0 s"}function ut(e,t){let n=(t-Date.parse(e))/1e3;return n<1?"now":`${Ae(n)} ago`}var po=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"}),bi=new Intl.DateTimeFormat("en-GB",{year:"numeric",month:"short",day:"2-digit",timeZone:"UTC"}),vi=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit",second:"2-digit",timeZone:"UTC"});function hr(e){return`${po.format(new Date(e))} UTC`}var J={BASE:"Base",ETHEREUM:"Ethereum",SOLANA:"Solana",POLYMARKET:"Polymarket"},Be=Object.keys(J);function gr({chain:e}){return i("span",{class:`badge chain-${e.toLowerCase()}`,children:J[e]})}function yr({priority:e}){return i("span",{class:`badge priority-${e.toLowerCase()}`,title:`Priority ${e}`,children:e})}function Kt({value:e}){return i("span",{class:fo(e),children:fr(e)})}function fo(e){return e?e>0?"num good":"num bad":"num"}function be({at:e}){return e?i("time",{dateTime:e,title:hr(e),children:ut(e,Ve.value)}):i("span",{class:"muted",children:"never"})}function _r({chain:e,address:t,symbol:n}){return i("a",{class:n?"symbol":"mono",href:ne(["token",e,t]),title:t,children:n||mr(t)})}function br({text:e,label:t}){let[n,r]=O(!1),o=async()=>{await navigator.clipboard.writeText(e),r(!0),setTimeout(()=>r(!1),1500)};return i("button",{type:"button",class:"quiet small",onClick:()=>{o()},"aria-label":`Copy ${t}`,children:n?"Copied":"Copy"})}function dt({title:e,actions:t,children:n,class:r=""}){return i("section",{class:`card ${r}`,children:[(e||t)&&i("header",{class:"card-head",children:[e&&i("h2",{children:e}),t&&i("div",{class:"actions",children:t})]}),n]})}function vr({items:e}){return i("dl",{class:"stats",children:e.map(({name:t,value:n,note:r})=>i("div",{children:[i("dt",{children:t}),i("dd",{children:[n,r!==void 0&&i("small",{children:r})]})]},t))})}function pt({title:e,about:t,children:n}){return i("div",{class:"head",children:[i("div",{children:[i("h1",{tabIndex:-1,children:e}),t&&i("p",{class:"muted",children:t})]}),n&&i("div",{class:"actions",children:n})]})}function Yt({label:e="Loading"}){return i("div",{class:"state",role:"status",children:[i("span",{class:"spinner","aria-hidden":"true"}),e,"\u2026"]})}function ce({title:e,children:t}){return i("div",{class:"state empty",children:[i("strong",{children:e}),t&&i("div",{children:t})]})}var wr={FORBIDDEN:"This key may not see it: sign in with a key of another scope.",RATE_LIMITED:"The limit of this key is reached. Wait a moment, then try again.",UNAVAILABLE:"The service cannot answer now. It tries to recover by itself.",NETWORK:"Check that the service runs and that this computer reaches it."};function Re({refusal:e,retry:t}){return i("div",{class:"state problem",role:"alert",children:[i("strong",{children:e.message}),wr[e.code]&&i("div",{children:wr[e.code]}),i("div",{class:"actions",children:[t&&i("button",{type:"button",onClick:t,children:"Try again"}),e.requestId&&i("small",{class:"muted",children:["Request ",i("code",{children:e.requestId})]})]})]})}function ft({query:e,children:t}){let{data:n,refusal:r,loading:o,reload:a}=e;return n===void 0?r?i(Re,{refusal:r,retry:a}):i(Yt,{}):i("div",{"aria-busy":o,class:o?"renewing":void 0,children:[r&&i(Re,{refusal:r,retry:a}),t(n)]})}function mt({label:e,columns:t,rows:n,id:r,class:o}){let[a,s]=O(),l=t.find(c=>c.name===a?.name)?.sort,d=l&&a?[...n].sort((c,m)=>mo(l(c),l(m))*(a.up?1:-1)):n,p=c=>s(m=>m?.name===c?{name:c,up:!m.up}:{name:c,up:!1});return i("div",{class:"table-box",tabIndex:0,role:"region","aria-label":e,children:i("table",{children:[i("thead",{children:i("tr",{children:t.map(c=>i("th",{scope:"col",title:c.title,class:kr(c),"aria-sort":a?.name===c.name?a.up?"ascending":"descending":void 0,children:c.sort?i("button",{type:"button",class:"sort",onClick:()=>p(c.name),children:c.name}):c.name},c.name))})}),i("tbody",{children:d.map(c=>i("tr",{class:o?.(c),children:t.map(m=>i("td",{"data-name":m.name,class:kr(m),children:i("span",{class:"cell",children:m.cell(c)})},m.name))},r(c)))})]})})}function kr(e){return[e.number&&"number",e.wide&&"wide"].filter(Boolean).join(" ")||void 0}function mo(e,t){return e<t?-1:e>t?1:0}var xr=50,ht=500,ho=15e3,gt=class{constructor(t){this.filter=t}filter;rows=R(void 0);waiting=R([]);paused=R(!1);link=R("connecting");said=R("Connecting\u2026");gap=R(!1);older=R(void 0);refusal=R(void 0);fresh=new Set;abort=new AbortController;unsubscribe=()=>{};timer=0;cursor=null;broken=!1;async start(){try{let{signals:t}=await L(Nt,{filter:this.filter,last:xr},{signal:this.abort.signal});this.rows.value=Sr(t.nodes),this.older.value=t.pageInfo.hasPreviousPage?t.pageInfo.startCursor??void 0:void 0,this.cursor=t.pageInfo.endCursor,this.follow(),this.timer=setInterval(()=>{this.renew()},ho)}catch(t){this.fail(t)}}stop(){this.abort.abort(),this.unsubscribe(),clearInterval(this.timer)}resume(){this.paused.value=!1,this.add(this.waiting.value),this.waiting.value=[]}async loadOlder(){try{let{signals:t}=await L(Nt,{filter:this.filter,last:xr,before:this.older.value},{signal:this.abort.signal});this.add(t.nodes),this.older.value=t.pageInfo.hasPreviousPage&&(this.rows.value?.length??0)<ht?t.pageInfo.startCursor??void 0:void 0}catch(t){this.fail(t)}}follow(){let t=this,n={get after(){return t.cursor},filter:this.filter};this.unsubscribe=Jn(On,n,{link:r=>this.linked(r),failed:r=>this.fail(r),next:({signals:r})=>{this.cursor=r.cursor,r.gap&&(this.gap.value=!0),r.retraction&&this.retract(r.retraction.signalId,r.retraction.at),r.signal&&this.arrived(r.signal)}}),this.link.value==="connecting"&&this.linked("open")}linked(t){this.link.value=t;let n=this.newest();t==="broken"?(this.broken=!0,this.said.value="Connection lost, trying again. What comes meanwhile will be caught up."):t==="open"&&(this.said.value=this.broken?n?`Connected again, continued after signal ${Z(n)}`:"Connected again":"Live",this.broken=!1)}newest(){return this.waiting.value[0]?.sequence??this.rows.value?.[0]?.sequence??0}arrived(t){this.fresh.add(t.signalId),this.paused.value?this.waiting.value=[t,...this.waiting.value].slice(0,ht):this.add([t])}add(t){let n=this.rows.value??[],r=new Set(n.map(o=>o.sequence));this.rows.value=Sr([...n,...t.filter(o=>!r.has(o.sequence))]).slice(0,ht),this.fresh.size>2*ht&&this.fresh.clear()}retract(t,n){let r=o=>o.signalId===t?{...o,retractedAt:n}:o;this.rows.value=this.rows.value?.map(r),this.waiting.value=this.waiting.value.map(r)}async renew(){let t=this.rows.value;if(!(!t?.length||document.visibilityState!=="visible"))try{let{signals:n}=await L($n,{filter:this.filter,last:Math.min(t.length,100)},{signal:this.abort.signal}),r=new Map(n.nodes.map(o=>[o.signalId,o]));this.rows.value=this.rows.value?.map(o=>{let a=r.get(o.signalId);return a?{...o,retractedAt:a.retractedAt,token:{...o.token,profile:a.token.profile}}:o})}catch{}}fail(t){this.abort.signal.aborted||(this.refusal.value=t instanceof I?t:new I("",String(t)))}};function Sr(e){return[...e].sort((t,n)=>n.sequence-t.sequence)}var yt=["CONVERGENCE_P0","CONVERGENCE_P1","WHALE_MOVE","SELL_SIGNAL","PM_CONVERGENCE_BET_P0","PM_CONVERGENCE_BET_P1"],Tr=["P0","P1","P2"];function Cr(){let e={chains:lt("chains",Be),types:lt("types",yt),priorities:lt("priorities",Tr)},t=JSON.stringify(e),n=se(()=>{let o={};return e.chains.length>0&&(o.chains=e.chains),e.types.length>0&&(o.types=e.types),e.priorities.length>0&&(o.priorities=e.priorities),o},[t]),r=o=>a=>st({[o]:a.join(",")});return i(W,{children:[i(pt,{title:"Live signals",about:"What top wallets do that passes your rules, as it happens."}),i("div",{class:"filters",children:[i(ye,{label:"Chains",choices:Be.map(o=>({value:o,label:J[o]})),chosen:e.chains,change:r("chains")}),i(ye,{label:"Types",choices:yt.map(o=>({value:o,label:_e(o)})),chosen:e.types,change:r("types")}),i(ye,{label:"Priorities",choices:Tr.map(o=>({value:o,label:o})),chosen:e.priorities,change:r("priorities")})]}),i(go,{filter:n},t)]})}function go({filter:e}){let[t,n]=O(0),r=se(()=>new gt(e),[t]);ae(()=>(r.start(),()=>r.stop()),[r]);let o=r.rows.value,a=r.waiting.value,s=r.paused.value;return r.refusal.value?i(Re,{refusal:r.refusal.value,retry:()=>n(l=>l+1)}):o?i("section",{class:"card","aria-label":"Signals",children:[i("header",{class:"card-head",children:[i("span",{role:"status",class:`link ${r.link.value}`,children:r.said.value}),i("div",{class:"actions",children:[a.length>0&&i("button",{type:"button",class:"primary",onClick:()=>r.resume(),children:["Show ",Z(a.length)," new"]}),i("button",{type:"button",onClick:()=>{s?r.resume():r.paused.value=!0},children:s?"Resume":"Pause"})]})]}),r.gap.value&&i("p",{class:"note warn",role:"alert",children:"Signals before the newest ones are no longer kept and cannot be shown."}),o.length===0?i(vo,{filtered:Object.keys(e).length>0}):i(mt,{label:"Signals, newest first",columns:yo,rows:o,id:l=>l.signalId,class:l=>l.retractedAt?"gone":r.fresh.has(l.signalId)?"fresh":""}),r.older.value&&i("div",{class:"pager",children:i("button",{type:"button",onClick:()=>{r.loadOlder()},children:"Older signals"})})]}):i(Yt,{label:"Loading the newest signals"})}var yo=[{name:"Time",cell:e=>i(be,{at:e.sentAt})},{name:"Priority",cell:e=>i(yr,{priority:e.priority})},{name:"Signal",cell:e=>i("span",{children:[i("a",{href:ne(["signal",e.signalId]),children:e.headline}),i("small",{children:[_e(e.notificationType),e.retractedAt?" \xB7 retracted":""]})]})},{name:"Chain",wide:!0,cell:e=>i(gr,{chain:e.chain})},{name:"Token",cell:e=>i(_r,{chain:e.chain,address:e.token.address,symbol:e.token.symbol})},{name:"Wallets",number:!0,wide:!0,cell:e=>i(W,{children:[e.summary.traderCount,i("small",{children:["best #",Z(e.summary.highestRank)]})]})},{name:"Volume",number:!0,cell:e=>Gt(e.summary.totalUsdInflow)},{name:"Price then",number:!0,wide:!0,cell:e=>zt(e.token.currentPriceUsd)},{name:"Price now",number:!0,cell:e=>i(W,{children:[zt(e.token.profile?.priceUsd),i("small",{children:i(Kt,{value:_o(e)})})]})},{name:"Late",number:!0,wide:!0,title:"How far the price had moved since the first of the wallets traded, and how long after the trade the signal was raised",cell:e=>i(W,{children:[i(Kt,{value:e.token.priceChangePct/100}),i("small",{children:bo(e)})]})}];function _o(e){let t=e.token.profile?.priceUsd;return t&&e.token.currentPriceUsd?t/e.token.currentPriceUsd-1:null}function bo(e){return e.latency?`after ${Ae((Date.parse(e.latency.committedAt)-Date.parse(e.latency.eventAt))/1e3)}`:""}function vo({filtered:e}){let t=se(()=>new Date(Date.now()-864e5).toISOString(),[]),n=fe(Mn,{since:t},{every:3e4}),r=fe(Ln,{},{skip:ge.value?.scope!=="customer"});return i(ft,{query:n,children:o=>i(ce,{title:e?"No signal passes this filter":"No signals yet",children:i("ul",{class:"why",children:[e&&i("li",{children:"Fewer chips may show more."}),wo(o,r.data?.usage.budget,Ve.value).map(a=>i("li",{children:a},a))]})})})}function wo(e,t,n){let r=[],o=e.chains.filter(l=>e.config.chains.includes(l.chain));o.length===0&&r.push("Your configuration includes no chain."),e.config.signalTypes.length===0&&r.push("Your configuration includes no type of signals.");for(let l of o)l.lastEventAt?n-Date.parse(l.lastEventAt)>6e5&&r.push(`${J[l.chain]} is quiet: its last trade was ${ut(l.lastEventAt,n)}.`):r.push(`No trade has come in on ${J[l.chain]} yet.`),l.reason&&r.push(`${J[l.chain]}: ${l.reason}`);t&&t.dailyUsed>=t.dailyBudget&&r.push(`Today's budget of ${Z(t.dailyBudget)} signals is used up. It starts again at midnight UTC.`);let a=new Map;for(let l of e.decisions.nodes)a.set(l.rule??"",(a.get(l.rule??"")??0)+l.count);let[s]=[...a].sort((l,d)=>d[1]-l[1]);return s?r.push(`In the last 24 hours the rule \u201C${_e(s[0])}\u201D held back ${Z(s[1])} candidates, more than any other.`):o.some(l=>l.lastEventAt)&&r.push("No top wallet did anything in the last 24 hours that could have become a signal."),r}var Jt=["node","python","go"],Xt={node:{name:"Node.js",code:`// npm install standardwebhooks
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
})`}};var ko=yt.map(e=>({value:e,label:_e(e)})),xo=Be.map(e=>({value:e,label:J[e]}));function Er(){let e=fe(Un,{},{every:5e3}),[t,n]=O({});return i(W,{children:[i(pt,{title:"Webhooks",about:"Signals are sent to each address as they are raised, signed, and again until they are accepted."}),i(ft,{query:e,children:({webhooks:r})=>i("div",{class:"stack",children:[r.length===0&&i(ce,{title:"No webhook yet",children:"Add an address below: a sample can be sent to it at once."}),r.map(o=>i(So,{webhook:o,changed:e.reload},o.id)),i(Ro,{configured:r.some(o=>o.configured),created:o=>{n(o),e.reload()}}),i(Rr,{outcome:t}),i(Io,{})]})})]})}async function Ar(e){try{return await e()}catch(t){if(t instanceof I)return{refusal:t};throw t}}function So({webhook:e,changed:t}){let[n,r]=O({}),[o,a]=O(!1),[s,l]=O(!1),d=async m=>{a(!0),r(await Ar(m)),a(!1),l(!1),t()},p=(m,f)=>d(async()=>(await L(Fn,{id:e.id,input:m}),{text:f})),c=()=>d(async()=>(e.configured?await L(Wt,{url:""}):await L(Vn,{id:e.id}),{}));return i(dt,{class:"spaced",title:i("span",{class:"break",children:e.url}),actions:i(W,{children:[i("button",{type:"button",disabled:o,onClick:()=>{d(()=>To(e.id))},children:"Send a sample"}),i("button",{type:"button",disabled:o,onClick:()=>{d(()=>Co(e.id))},children:"New secret"}),i("button",{type:"button",disabled:o,onClick:()=>{p({enabled:!e.enabled},e.enabled?"Turned off: what was on its way has failed.":"Turned on, for signals from now on.")},children:e.enabled?"Turn off":"Turn on"}),i("button",{type:"button",class:"danger",disabled:o,onClick:()=>s?void c():l(!0),children:s?"Really delete":"Delete"})]}),children:[i(Rr,{outcome:n}),e.disabledReason&&i("p",{class:"note warn",children:["Disabled ",i(be,{at:e.disabledAt}),": ",e.disabledReason]}),i(vr,{items:[{name:"State",value:e.enabled?e.failingSince?"Failing":"On":"Off",note:e.configured?"of the configuration":"added here"},{name:"Last accepted",value:i(be,{at:e.lastSuccessAt})},{name:"Failing since",value:e.failingSince?i(be,{at:e.failingSince}):"\u2013"},{name:"Deliveries",value:Z(e.deliveries.totalCount),note:e.previousSecretUntil?i(W,{children:["old secret signs too, until ",e.previousSecretUntil.slice(0,16).replace("T"," ")," UTC"]}):void 0}]}),i("div",{class:"filters",children:[i(ye,{label:`Types sent to ${e.url}`,choices:ko,chosen:e.types,change:m=>{p({types:m},"Types saved, for later signals.")}}),i(ye,{label:`Chains sent to ${e.url}`,choices:xo,chosen:e.chains,change:m=>{p({chains:m},"Chains saved, for later signals.")}}),e.types.length+e.chains.length===0&&i("span",{class:"muted",children:"No chip is chosen: every signal is sent."})]}),i(Eo,{webhook:e,redeliver:m=>{d(async()=>(await L(Qn,{webhook:e.id,signal:m}),{text:"Sent again, with all its attempts."}))}})]})}async function To(e){let{attempt:t}=(await L(Bn,{id:e})).testWebhook,n=t.status?`status ${t.status}`:"no answer";return{text:`The sample ${t.error?"was not accepted":"was accepted"}: ${n} after ${t.durationMs} ms. ${t.error??""}`,bad:!!t.error}}async function Co(e){let{secret:t}=(await L(Hn,{id:e})).rotateWebhookSecret;return{secret:t}}function Rr({outcome:e}){return i("div",{role:"status",children:[e.refusal&&i(Re,{refusal:e.refusal}),e.text&&i("p",{class:e.bad?"note bad":"note",children:e.text}),e.secret&&i("p",{class:"note warn",children:["The secret, which is not shown again: ",i("code",{class:"break",children:e.secret})," ",i(br,{text:e.secret,label:"the secret"})]})]})}function Eo({webhook:e,redeliver:t}){if(e.deliveries.nodes.length===0)return i(ce,{title:"Nothing was sent yet",children:"The next signal that passes the filter is."});let n=[{name:"Signal",cell:r=>i(W,{children:[i("a",{href:ne(["signal",r.signalId]),children:["#",r.sequence]}),r.retraction&&i("small",{children:"retraction"})]})},{name:"State",cell:r=>i("span",{class:r.state==="FAILED"?"bad":r.state==="DELIVERED"?"good":"muted",children:_e(r.state)})},{name:"Attempts",number:!0,cell:r=>Z(r.attempts.length)},{name:"Last answer",cell:r=>Ao(r)},{name:"Since",wide:!0,cell:r=>i(be,{at:r.createdAt})},{name:"Next attempt",wide:!0,cell:r=>r.nextAttemptAt?r.nextAttemptAt.slice(11,19):"\u2013"},{name:"",cell:r=>i("button",{type:"button",class:"small","aria-label":`Send again #${r.sequence}`,onClick:()=>t(r.signalId),children:"Send again"})}];return i(mt,{label:`Deliveries to ${e.url}, newest first`,columns:n,rows:e.deliveries.nodes,id:r=>r.messageId})}function Ao(e){let t=e.attempts.at(-1);return t?i(W,{children:[t.status??"no answer",i("small",{children:t.error??`${t.durationMs} ms`})]}):"\u2013"}function Ro({configured:e,created:t}){let[n,r]=O(!1),o=async a=>{a.preventDefault();let s=a.currentTarget,l=String(new FormData(s).get("url")).trim();r(!0);let d=await Ar(async()=>e?{secret:(await L(qn,{input:{url:l}})).createWebhook.secret}:{secret:(await L(Wt,{url:l})).updateConfig.webhookSecret??void 0,text:"Added as the address of your configuration."});r(!1),d.refusal||s.reset(),t(d)};return i(dt,{title:"Add a webhook",children:i("form",{class:"filters",onSubmit:a=>{o(a)},children:[i("label",{class:"field grow",children:[i("span",{children:"Address, https"}),i("input",{name:"url",type:"url",placeholder:"https://desk.example/signals",maxLength:2048,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:n,children:"Add"})]})})}function Io(){let e=lr("verify",Jt,"node");return i(dt,{title:"Verify what you receive",actions:i(pr,{label:"Language",choices:Jt.map(t=>({value:t,label:Xt[t].name})),chosen:e,change:t=>st({verify:t})}),children:[i("p",{class:"muted",children:["Messages follow Standard Webhooks; its libraries check ",i("code",{children:"webhook-signature"})," over the body as it came. Keep each ",i("code",{children:"webhook-id"})," that you have processed."]}),i("pre",{class:"code",tabIndex:0,children:i("code",{children:Xt[e].code})})]})}var Po=["read","customer"],Zt=[{path:"live",title:"Live",group:"analyst",listed:!0,scopes:Po,component:Cr},{path:"webhooks",title:"Webhooks",group:"settings",listed:!0,scopes:["customer"],component:Er}];function Ir({problem:e}){let[t,n]=O(e),[r,o]=O(!1),a=async s=>{s.preventDefault();let l=String(new FormData(s.currentTarget).get("key")).trim();o(!0);try{await Fe(l)}catch(d){n(d.message),o(!1)}};return i("main",{class:"signin",children:[i("form",{class:"card",onSubmit:s=>{a(s)},children:[i("h1",{children:[i("img",{src:"console/icon.svg",alt:"",width:"32",height:"32"}),"smartmoney"]}),i("p",{class:"muted",children:"See what the best wallets trade, why each signal came, and what came of it."}),i("label",{class:"field",children:[i("span",{children:"API key"}),i("input",{name:"key",type:"password",placeholder:"sms-\u2026",autocomplete:"off",spellcheck:!1,autofocus:!0,required:!0})]}),i("button",{type:"submit",class:"primary",disabled:r,children:r?"Signing in\u2026":"Sign in"}),i("p",{role:"alert",class:"problem-text",children:t||ct.value}),i("p",{class:"muted small",children:["The operator creates keys with ",i("code",{children:"smartmoney key create"}),"; ",i("code",{children:"serve --demo"})," prints one. The key stays in this tab and is forgotten when it closes."]})]}),i("p",{class:"muted small links",children:[i("a",{href:"graphiql",children:"GraphiQL"})," ",i("a",{href:"docs",children:"REST reference"})," ",i("a",{href:"schema.graphql",children:"Schema"})," ",i("a",{href:"openapi.json",children:"OpenAPI"})," ",i("a",{href:"readyz",children:"readyz"})," ",i("a",{href:"console/licences.txt",children:"Licences"})]})]})}var en="smartmoney.theme",Dr=matchMedia("(prefers-color-scheme: dark)");function Do(){let e=localStorage.getItem(en);return e==="light"||e==="dark"?e:"system"}var He=R(Do()),Pr=R("light");function tn(){Pr.value=He.value==="system"?Dr.matches?"dark":"light":He.value,document.documentElement.dataset.theme=Pr.value}Dr.addEventListener("change",tn);tn();function Nr(e){He.value=e,e==="system"?localStorage.removeItem(en):localStorage.setItem(en,e),tn()}function rn({problem:e=""}){let t=ge.value;return t?i(No,{who:t}):i(Ir,{problem:e})}function No({who:e}){let[t,n]=O(!1),r=xe(null),{path:o}=qe.value,a=Zt.filter(p=>p.scopes.includes(e.scope)),s=o.length===0?a[0]:Zt.find(p=>p.path===o[0]),l=o.join("/"),d=xe(!0);return ae(()=>{document.title=`${s?.title??"Not found"} \xB7 smartmoney`,n(!1),d.current||(scrollTo(0,0),r.current?.querySelector("h1")?.focus({preventScroll:!0})),d.current=!1},[l]),i("div",{class:`frame ${t?"open":""}`,children:[i("a",{class:"skip",href:"#main",onClick:p=>{p.preventDefault(),r.current?.focus()},children:"Skip to the page"}),i("header",{class:"bar",children:[i("a",{class:"brand",href:"#/",children:[i("img",{src:"console/icon.svg",alt:"",width:"26",height:"26"}),"smartmoney"]}),i("button",{type:"button",class:"quiet menu","aria-expanded":t,"aria-controls":"nav",onClick:()=>n(!t),children:"Menu"})]}),i("nav",{id:"nav","aria-label":"Pages",children:[i(nn,{pages:a.filter(p=>p.group==="analyst"),at:s,title:"Signals"}),i(nn,{pages:a.filter(p=>p.group==="settings"),at:s,title:"Delivery"}),i(nn,{pages:a.filter(p=>p.group==="operator"),at:s,title:"Operator"}),i("div",{class:"group",children:[i("h2",{children:"Build"}),i("ul",{children:[i("li",{children:i("a",{href:"graphiql",children:"GraphiQL"})}),i("li",{children:i("a",{href:"docs",children:"REST reference"})}),i("li",{children:i("a",{href:"schema.graphql",children:"Schema"})})]})]}),i(Wo,{who:e})]}),i("main",{id:"main",ref:r,tabIndex:-1,children:[s&&s.scopes.includes(e.scope)&&i(s.component,{args:o.slice(1)},o.slice(0,1).join()),s&&!s.scopes.includes(e.scope)&&i(ce,{title:`${s.title} needs a key of scope ${s.scopes.join(" or ")}`,children:["This key has the scope ",e.scope,". Sign out to use another one."]}),!s&&i(ce,{title:"There is no such page",children:i("a",{href:"#/",children:"Go to the first page"})})]})]})}function nn({pages:e,at:t,title:n}){let r=e.filter(o=>o.listed);return r.length===0?null:i("div",{class:"group",children:[i("h2",{children:n}),i("ul",{children:r.map(o=>i("li",{children:i("a",{href:ne([o.path]),"aria-current":o===t?"page":void 0,children:o.title})},o.path))})]})}function Wo({who:e}){let t=fe(Wn,{},{every:15e3}),n=t.data?.chains.filter(o=>!o.healthy)??[],r=Math.max(0,...t.data?.chains.map(o=>o.lagSeconds)??[]);return i("div",{class:"account",children:[t.refusal&&i("p",{class:"health bad",children:"Service does not answer"}),!t.refusal&&t.data&&n.length===0&&i("p",{class:"health good",children:["Up to date",r>1?`, ${Ae(r)} behind`:""]}),n.map(o=>i("p",{class:"health bad",title:o.reason??"",children:[J[o.chain]," is ",Ae(o.lagSeconds)," behind"]},o.chain)),i("label",{class:"field inline",children:[i("span",{children:"Theme"}),i("select",{value:He.value,onChange:o=>Nr(o.currentTarget.value),children:[i("option",{value:"system",children:"System"}),i("option",{value:"light",children:"Light"}),i("option",{value:"dark",children:"Dark"})]})]}),i("p",{children:[i("strong",{children:e.name||"Operator"}),i("br",{}),i("small",{class:"muted",children:["key of scope ",e.scope]})]}),i("button",{type:"button",class:"quiet",onClick:()=>Qt(),children:"Sign out"})]})}var on=document.getElementById("app");if(!on)throw new Error("BUG: page.html has no element app");var Wr=cr(),$o=Wr?Fe(Wr):dr();$o.then(()=>Et(i(rn,{}),on),e=>Et(i(rn,{problem:e instanceof Error?e.message:String(e)}),on));
