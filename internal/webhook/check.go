package webhook

import (
	"errors"
	"net"
	"net/netip"
	"net/url"
	"strings"
)

// Check rejects an address that no delivery could ever reach, by the rules that apply to
// each connection: plain http and literal IP addresses that are not allowed. It does not
// resolve names, since the result may change; localhost and names below it mean this
// machine. The text of the error is safe to show and follows the setting's name.
func (allow Allow) Check(address string) error {
	u, err := url.Parse(address)
	if err != nil {
		return errors.New("must be an absolute URL")
	}
	if checkScheme(u.Scheme, allow) != nil {
		return errors.New("must begin with https://: this service does not send over plain http")
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
		return errors.New("must be a public address: this service does not send to its own machine or to private networks")
	}
	return nil
}
