package webhook

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"

	"code.dny.dev/ssrf"
)

// Allow says which addresses deliveries may go to. It is judged by the address of
// every single connection, whatever DNS said before.
type Allow int

// The degrees, each with all of those before.
const (
	AllowPublic   Allow = iota // what is routed on the public internet
	AllowLoopback              // this machine too, there by plain HTTP as well: a demo
	AllowAny                   // any address: development
)

const (
	maxHeader    = 32 << 10         // bytes of an answer's header
	idleTimeout  = 30 * time.Second // of a connection between deliveries
	maxIdle      = 512              // connections kept between deliveries
	pingAfter    = 5 * time.Second  // of silence on an HTTP/2 connection; then it has as long to answer
	errorBeyond  = "the host's name is not known, or leads to an address that is not public"
	errorNoPlain = "webhooks by plain http are not allowed here: the address must begin with https://"
)

// refusal is an address that may not be dialled. Its text tells no address: a
// receiver's name may lead into a network whose shape is nobody's business.
type refusal string

func (r refusal) Error() string { return string(r) }

// control is a check of an address before it is dialled, as net.Dialer has it.
type control func(network, address string, _ syscall.RawConn) error

// guard returns the check of the addresses that https may go to.
//
// Any port is fine: a configuration may name any, and on a public address nothing is
// reached that others do not reach as well.
func guard(allow Allow) control {
	options := []ssrf.Option{ssrf.WithAnyPort()}
	switch allow {
	case AllowAny:
		return nil
	case AllowLoopback:
		options = append(options,
			ssrf.WithAllowedV4Prefixes(netip.MustParsePrefix("127.0.0.0/8")), ssrf.WithAllowedV6Prefixes(netip.MustParsePrefix("::1/128")))
	default:
	}
	guardian := ssrf.New(options...)
	return func(network, address string, conn syscall.RawConn) error {
		if err := guardian.Safe(network, address, conn); err != nil {
			return refusal(errorBeyond)
		}
		return nil
	}
}

// guardPlain returns the check of the addresses that plain http may go to: this
// machine, where it is allowed. A name such as localhost may lead elsewhere.
func guardPlain(allow Allow) control {
	return func(_, address string, _ syscall.RawConn) error {
		if allow == AllowPublic {
			return refusal(errorNoPlain)
		}
		if at, err := netip.ParseAddrPort(address); err != nil || !at.Addr().Unmap().IsLoopback() {
			return refusal("by plain http webhooks go to this machine only, and the host leads elsewhere")
		}
		return nil
	}
}

// newTransport makes what connections are made with. The environment's proxy is not
// used: it would be asked for addresses that the check never sees.
func newTransport(check control, o *ClientOptions) *http.Transport {
	dialer := &net.Dialer{Control: check, Resolver: o.Resolver}
	return &http.Transport{
		Proxy:                  nil,
		DialContext:            dialer.DialContext,
		TLSClientConfig:        o.TLS.Clone(),
		ForceAttemptHTTP2:      true,
		DisableCompression:     true, // answers are thrown away
		MaxIdleConns:           maxIdle,
		MaxIdleConnsPerHost:    maxIdle, // many customers may have one host
		IdleConnTimeout:        idleTimeout,
		MaxResponseHeaderBytes: maxHeader,
		// A connection that went silent would fail every delivery that is put on it.
		HTTP2: &http.HTTP2Config{SendPingTimeout: pingAfter, PingTimeout: pingAfter},
	}
}

// checkScheme refuses what no transport is for.
func checkScheme(scheme string, allow Allow) error {
	switch {
	case scheme == "https", scheme == "http" && allow >= AllowLoopback:
		return nil
	case scheme == "http":
		return refusal(errorNoPlain)
	}
	return fmt.Errorf("a webhook's scheme is %q", scheme)
}
