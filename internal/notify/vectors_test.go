package notify_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// TestVectors checks that the decider, without a database, sends each customer what an
// independent implementation sends.
func TestVectors(t *testing.T) {
	for _, set := range vectors.WithCustomers(t) {
		t.Run(set.Name, func(t *testing.T) {
			got := replay(t, &set)
			for _, c := range set.Customers {
				t.Run(c.Name, func(t *testing.T) { vectors.CompareNotifications(t, c.Notifications, got[c.Name]) })
			}
		})
	}
}

// replay returns the signals that each customer of a set receives.
func replay(t *testing.T, set *vectors.Set) map[string][]*smartmoney.Signal {
	decider := notify.NewDecider(notify.Options{TopWallets: set.Settings.TopWallets, SignalMinVolume: set.Settings.SignalMinVolume})
	var customers []notify.Customer
	for _, c := range set.Customers {
		customers = append(customers, notify.Customer{CustomerID: c.Name, ConfigVersion: 1, Config: c.Config})
	}
	if err := decider.Restore(t.Context(), customers, [smartmoney.ChainCount]int64{}, nil); err != nil {
		t.Fatal(err)
	}
	var chains [smartmoney.ChainCount]*pipeline.Chain
	for i, chain := range smartmoney.Chains() {
		chains[i] = pipeline.New(ledger.New(chain), pipeline.Options{
			RankInterval: set.Settings.RankInterval, TopWallets: set.Settings.TopWallets,
			Filter: set.Settings.Filter(chain), Keep: decider.Window(), OpenGainLimit: set.Settings.OpenGainLimit,
		})
	}
	for n, e := range vectors.DecodeAll(t, set.Events, time.Now) {
		i := e.Chain.Index()
		r := chains[i].Apply(&e, int64(n)+1)
		if r.Candidate == nil {
			continue
		}
		if err := decider.Consider(t.Context(), r.Candidate, chains[i], time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	got := map[string][]*smartmoney.Signal{}
	for _, d := range decider.Pending() {
		got[d.CustomerID] = append(got[d.CustomerID], d.Signal)
	}
	return got
}
