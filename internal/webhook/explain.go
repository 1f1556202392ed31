package webhook

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"syscall"
)

// explain says in words why there was no answer. The words are chosen here: an
// error's own text names addresses that the host's name led to.
func explain(err error) string {
	if refused, ok := errors.AsType[refusal](err); ok {
		return refused.Error()
	}
	if unknown, ok := errors.AsType[*net.DNSError](err); ok {
		if unknown.IsNotFound {
			return errorBeyond // the same as for a name inside: nobody is told which there are
		}
		return "the host's name could not be looked up"
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
		return "the connection was closed before an answer"
	}
	if op, ok := errors.AsType[*net.OpError](err); ok {
		switch op.Op {
		case "dial":
			return "no connection could be made"
		case "remote error": // an alert
			return "the receiver refused the TLS handshake"
		}
	}
	return "there was no valid HTTP answer"
}

// explainTLS says what is wrong with the receiver's TLS, "" for another error.
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
