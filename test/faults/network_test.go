package faults

import (
	"fmt"
	"strings"
	"testing"

	toxiproxy "github.com/Shopify/toxiproxy/v2"
	"github.com/rs/zerolog"
)

// network is a proxy between service and database that breaks as it is told.
type network struct {
	t     testing.TB
	proxy *toxiproxy.Proxy
}

func newNetwork(t testing.TB, upstream string) *network {
	t.Helper()
	server := toxiproxy.NewServer(toxiproxy.NewMetricsContainer(nil), zerolog.Nop())
	n := &network{t, toxiproxy.NewProxy(server, "postgres", "127.0.0.1:0", upstream)}
	if err := n.proxy.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(n.proxy.Stop)
	return n
}

// toxin adds a fault of a kind in one direction: to the service is downstream.
func (n *network) toxin(kind, stream, attributes string) {
	n.t.Helper()
	text := fmt.Sprintf(`{"name":"%s-%s","type":"%[1]s","stream":"%[2]s","attributes":{%s}}`, kind, stream, attributes)
	if _, err := n.proxy.Toxics.AddToxicJson(strings.NewReader(text)); err != nil {
		n.t.Fatal(err)
	}
}

// mend removes every fault and accepts connections again.
func (n *network) mend() {
	n.t.Helper()
	n.proxy.Toxics.ResetToxics(n.t.Context())
	if err := n.proxy.Start(); err != nil && !strings.Contains(err.Error(), "already started") {
		n.t.Fatal(err)
	}
}

// TestNetwork breaks the connection between service and server.
func TestNetwork(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	c := newCluster(t, 0)
	for i, f := range []struct {
		name   string
		strike func(n *network)
		light  bool
	}{
		{name: "slow", strike: func(n *network) { n.toxin("latency", "downstream", `"latency":100,"jitter":50`) }, light: true},
		{name: "silent", strike: func(n *network) { // nothing arrives, and nothing says so
			n.toxin("timeout", "downstream", `"timeout":0`)
			n.toxin("timeout", "upstream", `"timeout":0`)
		}},
		{name: "half open", strike: func(n *network) { n.toxin("timeout", "downstream", `"timeout":0`) }}, // the server hears, its answers are lost
		{name: "cut", strike: func(n *network) { n.proxy.Stop() }},
		{name: "reset", strike: func(n *network) { n.toxin("reset_peer", "downstream", `"timeout":100`) }},
		{name: "too slow", strike: func(n *network) { n.toxin("latency", "downstream", `"latency":20000`) }},
	} {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			name := fmt.Sprintf("network_%d", i)
			c.database(name)
			n := newNetwork(t, c.address())
			s := newSite(t, fmt.Sprintf("postgres://service@%s/%s?sslmode=disable", n.proxy.Listen, name))
			p := s.serve()
			p.undergo(t, fault{name: f.name, strike: func() { f.strike(n) }, heal: n.mend, light: f.light}, want)
			p.stop()
		})
	}
}
