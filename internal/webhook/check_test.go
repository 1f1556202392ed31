package webhook

import (
	"strings"
	"testing"
)

// TestCheck checks that setting an address fails if and only if connections to it fail.
func TestCheck(t *testing.T) {
	t.Parallel()
	for address, most := range map[string]Allow{ // the strictest value that accepts it
		"https://desk.example/":           AllowPublic,
		"https://8.8.8.8/":                AllowPublic,
		"https://[2606:4700:4700::1111]/": AllowPublic,
		"http://127.0.0.1:9/":             AllowLoopback,
		"http://localhost:8081/":          AllowLoopback,
		"http://[::1]/":                   AllowLoopback,
		"https://localhost/":              AllowLoopback,
		"https://LOCALHOST./":             AllowLoopback,
		"https://a.localhost/":            AllowLoopback,
		"https://127.8.9.1/":              AllowLoopback,
		"https://[::1]/":                  AllowLoopback,
		"https://10.0.0.1/":               AllowAny,
		"https://192.168.1.1:8443/hook":   AllowAny,
		"https://169.254.169.254/":        AllowAny,
		"https://100.64.0.1/":             AllowAny,
		"https://0.0.0.0/":                AllowAny,
		"https://[fe80::1]/":              AllowAny,
		"https://[fd00::1]/":              AllowAny,
		"https://[64:ff9b::a00:1]/":       AllowAny,
		"https://example.com/hook?a=b":    AllowPublic,
		"https://hooks.example:8443/":     AllowPublic,
		"https://Desk.Example./":          AllowPublic,
		"https://b\u00fccher.example/":    AllowPublic,
		// the same as desk.example to clients
		"https://desk\u3002example/":                       AllowPublic,
		"https://my_desk.a-b.example/":                     AllowPublic,
		"https://internal.example/":                        AllowPublic,
		"https://notlocal/":                                AllowAny,
		"https://intranet/":                                AllowAny,
		"https://intranet./":                               AllowAny,
		"https://printer.local/":                           AllowAny,
		"https://PRINTER.LOCAL./":                          AllowAny,
		"https://printer\u3002local/":                      AllowAny,
		"https://metadata.google.internal/computeMetadata": AllowAny,
		"https://router.home.arpa/":                        AllowAny,
		"https://" + strings.Repeat("a", 63) + ".example/": AllowPublic,
	} {
		for _, allow := range []Allow{AllowPublic, AllowLoopback, AllowAny} {
			if err := allow.Check(address); (err == nil) != (allow >= most) {
				t.Errorf("%s with Allow %d: %v", address, allow, err)
			}
		}
	}
	// No connection to these succeeds, since no name is like this.
	for _, address := range []string{"ftp://desk.example/", "://", "https://127.1/", "https://2130706433/", "https://0x7f.1/", "https://1.2.3.4.5/", "https://a.0X/", "https://8.8.8.08/"} {
		if AllowAny.Check(address) == nil {
			t.Errorf("%s was accepted", address)
		}
	}
	const ip, hyphen = "must name a host, or have an IP address in its usual form", "must have a host whose parts between dots neither begin nor end with a hyphen"
	for address, want := range map[string]string{
		"https://127.0.0.1\u3002/":                          ip,
		"https://\uff11.2.3.4/":                             ip,
		"https://127.0.0.1./":                               ip,
		"https://8.8.8.8./":                                 ip,
		"https://a..b/":                                     "must have a host whose parts between dots have 1 to 63 bytes, got 0",
		"https://.example/":                                 "must have a host whose parts between dots have 1 to 63 bytes, got 0",
		"https://a.example../":                              "must have a host whose parts between dots have 1 to 63 bytes, got 0",
		"https://-a.com/":                                   hyphen,
		"https://a-.com/":                                   hyphen,
		"https://a.-/":                                      hyphen,
		"https://a,b.com/":                                  "must have a host of letters, digits, hyphens and dots",
		"https://a\u0000b\u00fc/":                           "must be an absolute URL",
		"https://\u2260-.example/":                          "must have a host that is a valid international name",
		"https://" + strings.Repeat("a", 300) + ".com/":     "must have a host of at most 253 bytes, got 304",
		"https://" + strings.Repeat("a", 64) + ".com/":      "must have a host whose parts between dots have 1 to 63 bytes, got 64",
		"https://" + strings.Repeat("\u00fc", 63) + ".com/": "must have a host whose parts between dots have 1 to 63 bytes",
		"https://" + strings.Repeat(strings.Repeat("a", 49)+".", 5) + "example/": "must have a host of at most 253 bytes, got 257",
	} {
		if err := AllowAny.Check(address); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", address, err, want)
		}
	}
	for address, want := range map[string]string{
		"https://intranet/":      "must have a public host: a name without a dot is known in a private network only",
		"https://printer.local/": "must have a public host: names that end with .local are known in a private network only",
	} {
		if err := AllowLoopback.Check(address); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", address, err, want)
		}
	}
}
