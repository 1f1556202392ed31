package webhook

import (
	"errors"
	"net"
	"net/netip"
	"net/url"
	"strings"
)

// Check refuses an address that no delivery could ever reach, by the rule that holds for
// each connection: plain http where it is not allowed, and hosts that are addresses which
// are not. Names are not looked up, since what they lead to may change; localhost, and
// what ends in it, means this machine. The error's text is safe to show and goes on behind
// the setting's name.
func (allow Allow) Check(address string) error {
	u, err := url.Parse(address)
	if err != nil {
		return errors.New("must be an absolute URL")
	}
	if checkScheme(u.Scheme, allow) != nil {
		return errors.New("must begin with https://: this service sends nothing by plain http")
	}
	host := strings.TrimSuffix(strings.ToLower(u.Hostname()), ".")
	if host == "localhost" || strings.HasSuffix(host, ".localhost") {
		host = "127.0.0.1"
	}
	ip, err := netip.ParseAddr(host)
	if err != nil {
		return nil
	}
	check, network := guard(allow), "tcp4"
	if u.Scheme == "http" {
		check = guardPlain(allow)
	}
	if ip.Is6() {
		network = "tcp6"
	}
	if check != nil && check(network, net.JoinHostPort(ip.String(), "443"), nil) != nil {
		return errors.New("must lead to a public address: this service sends nothing to its own machine or to private networks")
	}
	return nil
}
