package webhook

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"syscall"
)

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
