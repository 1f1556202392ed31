package webhook

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"strings"
	"unicode"

	"golang.org/x/net/idna"
)

// Check rejects an address that no delivery could ever reach, by the rules that apply to
// each connection: plain http and literal IP addresses that are not allowed, and hosts that
// are no name of the DNS or, unless every address is allowed, one of a private network. It does not
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
	ip, err := netip.ParseAddr(u.Hostname())
	if err != nil {
		name, err := nameOf(u.Hostname())
		if err != nil {
			return err
		}
		if name != localhost && !strings.HasSuffix(name, "."+localhost) {
			return allow.checkName(name)
		}
		ip = netip.AddrFrom4([4]byte{127, 0, 0, 1})
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

const localhost = "localhost"

// maxName and maxLabel bound a name of the DNS and its parts between dots, bytes.
const (
	maxName  = 253
	maxLabel = 63
)

// nameOf returns the name that is looked up for a host that is no IP address: in ASCII, in lower
// case and without a dot at the end.
func nameOf(host string) (string, error) {
	name := strings.ToLower(host)
	if strings.ContainsFunc(name, func(r rune) bool { return r > unicode.MaxASCII }) {
		var err error
		if name, err = idna.Lookup.ToASCII(name); err != nil { // as net/http does
			return "", errors.New("must have a host that is a valid international name")
		}
	}
	name = strings.TrimSuffix(name, ".")
	if numeric(name) {
		return "", errors.New("must name a host, or have an IP address in its usual form: numbers with dots, or with colons in brackets")
	}
	if len(name) > maxName {
		return "", fmt.Errorf("must have a host of at most %d bytes, got %d", maxName, len(name))
	}
	for label := range strings.SplitSeq(name, ".") {
		switch {
		case label == "" || len(label) > maxLabel:
			return "", fmt.Errorf("must have a host whose parts between dots have 1 to %d bytes, got %d", maxLabel, len(label))
		case label[0] == '-' || label[len(label)-1] == '-':
			return "", errors.New("must have a host whose parts between dots neither begin nor end with a hyphen")
		case strings.Trim(label, "abcdefghijklmnopqrstuvwxyz0123456789-_") != "":
			return "", errors.New("must have a host of letters, digits, hyphens and dots")
		}
	}
	return name, nil
}

// checkName rejects names that only the DNS of a private network knows, unless every address is
// allowed.
func (allow Allow) checkName(name string) error {
	if allow == AllowAny {
		return nil
	}
	if !strings.Contains(name, ".") {
		return errors.New("must have a public host: a name without a dot is known in a private network only")
	}
	for _, private := range []string{".local", ".internal", ".home.arpa"} {
		if strings.HasSuffix(name, private) {
			return fmt.Errorf("must have a public host: names that end with %s are known in a private network only", private)
		}
	}
	return nil
}

// numeric reports whether a host would be an IPv4 address in one of its old forms, such as 127.1 or
// 0x7f.1: no name of the DNS ends like this (WHATWG URL, "ends in a number").
func numeric(host string) bool {
	last := host[strings.LastIndexByte(host, '.')+1:]
	if digits, ok := strings.CutPrefix(last, "0x"); ok {
		return strings.Trim(digits, "0123456789abcdef") == ""
	}
	return last != "" && strings.Trim(last, "0123456789") == ""
}
