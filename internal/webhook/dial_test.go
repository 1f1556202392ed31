package webhook_test

import (
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

const (
	beyond    = "the host's name is unknown or resolves to an address that is not public"
	noPlain   = "webhooks over plain http are not allowed: the address must begin with https://"
	elsewhere = "webhooks over plain http may go to this machine only, but the host resolves to another address"
)

// TestAddressesThatAreNotPublic tries every way into a private network: by names with
// false DNS records and by literal addresses in every notation.
func TestAddressesThatAreNotPublic(t *testing.T) {
	private := []string{
		"10.0.0.1", "172.16.0.1", "192.168.1.1", "127.0.0.1", "127.9.9.9", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255",
		"192.0.0.192", "198.18.0.1", "224.0.0.1", "192.0.2.1",
		"::", "::1", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1",
		"::ffff:10.0.0.1", "::ffff:127.0.0.1", "::10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:a00:1::", "2001:0:a00:1::1",
	}
	answers := map[string][][]netip.Addr{
		"both.test": always("10.0.0.1", "fd00::1"),
	}
	for _, a := range private {
		answers[nameOf(a)] = always(a)
	}
	n := newNames(t, answers)
	r := newReceiver(t, nil)
	for _, proxy := range []string{"HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"} {
		t.Setenv(proxy, r.URL)
	}
	o := trust(r)
	o.Allow, o.Resolver = webhook.AllowPublic, n.resolver()
	c := newClient(t, o)
	refused := func(url string) {
		t.Helper()
		if out := post(t, c, url); what(out) != beyond || out.Status != nil {
			t.Errorf("%s: %q", url, what(out))
		}
	}
	refused(r.at("both.test"))
	for _, a := range private {
		refused(r.at(nameOf(a)))
		host := a
		if strings.Contains(a, ":") {
			host = "[" + a + "]"
		}
		refused(r.at(host))
	}
	for _, host := range []string{"2130706433", "0x7f000001", "0177.0.0.1", "127.1"} {
		if out := post(t, c, r.at(host)); out.Error == nil || out.Status != nil {
			t.Errorf("%s: %q", host, what(out))
		}
	}
	if n := r.conns.Load(); n != 0 {
		t.Errorf("%d connections were made", n)
	}
}

// nameOf returns a name for an address.
func nameOf(address string) string {
	return "h" + strings.NewReplacer(".", "-", ":", "x").Replace(address) + ".test"
}

// TestRebinding changes the address of a name from an allowed one to a private one.
func TestRebinding(t *testing.T) {
	t.Parallel()
	n := newNames(t, map[string][][]netip.Addr{"example.com": {parsed("127.0.0.1"), parsed("10.0.0.1")}})
	r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Connection", "close") })
	o := trust(r)
	o.Resolver = n.resolver()
	c := newClient(t, o)
	if out := post(t, c, r.at("example.com")); !out.Delivered() {
		t.Fatalf("allowed address: %s", what(out))
	}
	if out := post(t, c, r.at("example.com")); what(out) != beyond {
		t.Errorf("private address: %q", what(out))
	}
	if conns := r.conns.Load(); conns != 1 {
		t.Errorf("%d connections", conns)
	}
}

// TestAllow tries receivers on this machine, and a private address, with each value of Allow.
func TestAllow(t *testing.T) {
	t.Parallel()
	secure := newReceiver(t, nil)
	plain := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	defer plain.Close()
	_, port, _ := net.SplitHostPort(strings.TrimPrefix(plain.URL, "http://"))
	n := newNames(t, map[string][][]netip.Addr{"inside.test": always("10.255.255.1")})
	for mode, want := range map[webhook.Allow][4]string{
		webhook.AllowPublic:   {beyond, noPlain, noPlain, noPlain},
		webhook.AllowLoopback: {"", "", "", elsewhere},
		webhook.AllowAny:      {"", "", "", elsewhere},
	} {
		o := trust(secure)
		o.Allow = mode
		c := newClient(t, o)
		o.Resolver = n.resolver()
		lied := newClient(t, o)
		for i, out := range []webhook.Result{
			post(t, c, secure.URL), post(t, c, plain.URL), post(t, c, "http://localhost:"+port), post(t, lied, "http://inside.test:"+port),
		} {
			if what(out) != want[i] {
				t.Errorf("mode %d, receiver %d: %q, want %q", mode, i, what(out), want[i])
			}
		}
	}
	if out := post(t, newClient(t, trust(secure)), "ftp://127.0.0.1/"); out.Error == nil {
		t.Error("ftp was accepted")
	}
}
