package webhook

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"

	"code.dny.dev/ssrf"
)

// Allow is the set of addresses that deliveries may go to. It is checked for the address of
// every connection, independent of earlier DNS results.
type Allow int

// The values of Allow, each including the ones before.
const (
	AllowPublic   Allow = iota // public addresses
	AllowLoopback              // also loopback, there over plain http too: for demos
	AllowAny                   // any address: for development
)

const (
	maxHeader   = 32 << 10         // bytes of a response header
	idleTimeout = 30 * time.Second // of a connection between deliveries
	maxIdle     = 512              // connections kept between deliveries
	// of silence before a ping on an HTTP/2 connection, and time limit for the reply
	pingAfter      = 5 * time.Second
	errorNotPublic = "the host's name is unknown or resolves to an address that is not public"
	errorNoPlain   = "webhooks over plain http are not allowed: the address must begin with https://"
	errorNotHere   = "webhooks over plain http may go to this machine only, but the host resolves to another address"
)

// refusal is the reason why an address must not be dialled. Its text contains no address,
// since a receiver's name may resolve to an address in a private network.
type refusal string

func (r refusal) Error() string { return string(r) }

// control checks an address before it is dialled, in the form of net.Dialer.
type control func(network, address string, _ syscall.RawConn) error

// guard returns the check of addresses for https.
//
// Every port is allowed: customers may use any port, and a public address is reachable for
// others, too.
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
			return refusal(errorNotPublic)
		}
		return nil
	}
}

// guardPlain returns the check of addresses for plain http, which allows loopback only, if
// at all. A name such as localhost may resolve to another address.
func guardPlain(allow Allow) control {
	return func(_, address string, _ syscall.RawConn) error {
		if allow == AllowPublic {
			return refusal(errorNoPlain)
		}
		if at, err := netip.ParseAddrPort(address); err != nil || !at.Addr().Unmap().IsLoopback() {
			return refusal(errorNotHere)
		}
		return nil
	}
}

// newTransport returns the transport of a client. It ignores the environment's proxy, since
// the proxy would connect to addresses that are not checked.
func newTransport(check control, o *ClientOptions) *http.Transport {
	dialer := &net.Dialer{Control: check, Resolver: o.Resolver}
	return &http.Transport{
		Proxy:                  nil,
		DialContext:            dialer.DialContext,
		TLSClientConfig:        o.TLS.Clone(),
		ForceAttemptHTTP2:      true,
		DisableCompression:     true, // response bodies are discarded
		MaxIdleConns:           maxIdle,
		MaxIdleConnsPerHost:    maxIdle, // many customers may share a host
		IdleConnTimeout:        idleTimeout,
		MaxResponseHeaderBytes: maxHeader,
		// A dead connection would fail every delivery sent over it.
		HTTP2: &http.HTTP2Config{SendPingTimeout: pingAfter, PingTimeout: pingAfter},
	}
}

// checkScheme rejects schemes without a transport.
func checkScheme(scheme string, allow Allow) error {
	switch {
	case scheme == "https", scheme == "http" && allow >= AllowLoopback:
		return nil
	case scheme == "http":
		return refusal(errorNoPlain)
	}
	return fmt.Errorf("unsupported webhook scheme %q", scheme)
}

// explain returns a sentence for an error of an attempt. It never uses the error's own
// text, which contains the addresses that the host's name resolved to.
func explain(err error) string {
	if refused, ok := errors.AsType[refusal](err); ok {
		return refused.Error()
	}
	if unknown, ok := errors.AsType[*net.DNSError](err); ok {
		if unknown.IsNotFound {
			// same text as for a private name, so that it reveals no internal names
			return errorNotPublic
		}
		return "the host's name could not be resolved"
	}
	if text := explainTLS(err); text != "" {
		return text
	}
	switch {
	case errors.Is(err, syscall.ECONNREFUSED):
		return "the host refused the connection"
	case errors.Is(err, syscall.EHOSTUNREACH), errors.Is(err, syscall.ENETUNREACH):
		return "the host could not be reached"
	case errors.Is(err, syscall.ECONNRESET), errors.Is(err, syscall.EPIPE), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "the connection was closed before a response"
	}
	if op, ok := errors.AsType[*net.OpError](err); ok {
		switch op.Op {
		case "dial":
			return "the connection failed"
		case "remote error": // an alert
			return "the receiver refused the TLS handshake"
		}
	}
	return "the receiver sent no valid HTTP response"
}

// explainTLS returns a sentence for a TLS error, "" for another error.
func explainTLS(err error) string {
	if _, ok := errors.AsType[x509.HostnameError](err); ok {
		return "the receiver's certificate is for another host"
	}
	if _, ok := errors.AsType[x509.UnknownAuthorityError](err); ok {
		return "the receiver's certificate is signed by an unknown authority"
	}
	if invalid, ok := errors.AsType[x509.CertificateInvalidError](err); ok {
		if invalid.Reason == x509.Expired {
			return "the receiver's certificate has expired, or is not valid yet"
		}
		return "the receiver's certificate is not valid"
	}
	if _, ok := errors.AsType[*tls.CertificateVerificationError](err); ok {
		return "the receiver's certificate could not be verified"
	}
	if _, ok := errors.AsType[tls.RecordHeaderError](err); ok {
		return "the receiver does not speak TLS"
	}
	return ""
}
