package server

import (
	"net/http"
	"net/netip"
	"strings"
)

const (
	forwardedFor = "X-Forwarded-For"
	// maxForwarded bounds an entry of the header, in bytes: an IPv6 address in brackets with its
	// port has 47.
	maxForwarded = 64
)

// remote returns the address that the request log shows: the client's that the proxy in front
// reports, if there is one, or the peer's with its port.
func (s *Server) remote(r *http.Request) string {
	if s.options.BehindProxy {
		if client, ok := forwarded(r.Header); ok {
			return client.String()
		}
	}
	return r.RemoteAddr
}

// forwarded returns the last address of X-Forwarded-For, the one that the nearest proxy appended;
// those before it may be a client's invention. It returns false if there is none or it is no
// address.
func forwarded(h http.Header) (netip.Addr, bool) {
	lines := h.Values(forwardedFor)
	if len(lines) == 0 {
		return netip.Addr{}, false
	}
	last := lines[len(lines)-1]
	last = strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
	if len(last) > maxForwarded {
		return netip.Addr{}, false
	}
	if withPort, err := netip.ParseAddrPort(last); err == nil {
		return withPort.Addr().WithZone("").Unmap(), true
	}
	addr, err := netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(last, "["), "]"))
	return addr.WithZone("").Unmap(), err == nil
}
