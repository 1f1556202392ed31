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
		if numeric(host) {
			return errors.New("must name a host, or have an IP address in its usual form: numbers with dots, or with colons in brackets")
		}
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

// numeric reports whether a host would be an IPv4 address in one of its old forms, such as 127.1 or 0x7f.1: no name of
// the DNS ends like this (WHATWG URL, "ends in a number").
func numeric(host string) bool {
	last := host[strings.LastIndexByte(host, '.')+1:]
	if digits, ok := strings.CutPrefix(last, "0x"); ok {
		return strings.Trim(digits, "0123456789abcdef") == ""
	}
	return last != "" && strings.Trim(last, "0123456789") == ""
}
