package server_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestRemote checks that the request log has the client's address behind a proxy, and there only:
// the last entry of the header, which the proxy appended, if it is an address.
func TestRemote(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("1", 70)
	for name, c := range map[string]struct {
		proxied bool
		sent    []string
		want    string // "": the peer's address
	}{
		"no proxy":               {sent: []string{"203.0.113.7"}},
		"no header":              {proxied: true},
		"one":                    {proxied: true, sent: []string{"203.0.113.7"}, want: "203.0.113.7"},
		"a forged one before":    {proxied: true, sent: []string{"198.51.100.1, 203.0.113.7"}, want: "203.0.113.7"},
		"a forged header before": {proxied: true, sent: []string{"198.51.100.1", "203.0.113.7"}, want: "203.0.113.7"},
		"IPv6":                   {proxied: true, sent: []string{"2001:db8::7"}, want: "2001:db8::7"},
		"IPv6 in brackets":       {proxied: true, sent: []string{"[2001:db8::7]"}, want: "2001:db8::7"},
		"IPv6 with a port":       {proxied: true, sent: []string{"[2001:db8::7]:4711"}, want: "2001:db8::7"},
		"IPv4 with a port":       {proxied: true, sent: []string{"203.0.113.7:4711"}, want: "203.0.113.7"},
		"IPv4 within IPv6":       {proxied: true, sent: []string{"::ffff:203.0.113.7"}, want: "203.0.113.7"},
		"a zone":                 {proxied: true, sent: []string{"fe80::1%forged"}, want: "fe80::1"},
		"no address":             {proxied: true, sent: []string{"203.0.113.7, unknown"}},
		"empty":                  {proxied: true, sent: []string{"203.0.113.7,"}},
		"too long":               {proxied: true, sent: []string{"fe80::1%" + long}},
	} {
		t.Run(name, func(t *testing.T) {
			f := start(t, func(o *server.Options) { o.BehindProxy = c.proxied })
			f.do(t, http.MethodGet, "/nothing", http.Header{"X-Forwarded-For": c.sent})
			testkit.Eventually(t, "the request is logged", func() bool { return strings.Contains(f.log.String(), `"msg":"request"`) })
			want := `"remote":"` + c.want + `"`
			if c.want == "" {
				want = `"remote":"127.0.0.1:`
			}
			if !strings.Contains(f.log.String(), want) {
				t.Errorf("sent %q, want %s in %s", c.sent, want, f.log.String())
			}
		})
	}
}
