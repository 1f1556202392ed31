package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// settings returns the flags under which a set's notifications were generated.
func (s *site) settings(set *vectors.Set) []string {
	s.t.Helper()
	return append(s.ranking(set), "--max-signal-age", "0", "--keep-journal", "744h")
}

// ranking returns those that the service and a backtest share.
func (s *site) ranking(set *vectors.Set) []string {
	s.t.Helper()
	filters := fmt.Sprintf("retraction-horizon: %s\nfilters:\n", vectors.Horizon)
	for chain, f := range set.Settings.AllFilters() {
		filters += fmt.Sprintf("  %s: {min-buy-vol: %v}\n", chain, f.MinBuyVol)
	}
	return []string{
		"--settings", s.writeText("settings.yaml", []byte(filters)),
		"--open-gain-limit", fmt.Sprint(set.Settings.OpenGainLimit),
		"--signal-min-volume", fmt.Sprint(set.Settings.SignalMinVolume),
		"--rank-interval", set.Settings.RankInterval.String(),
		"--top-wallets", fmt.Sprint(set.Settings.TopWallets),
	}
}

// customers creates the customers of a set and returns their keys.
func (s *site) customers(set *vectors.Set) map[string]string {
	s.t.Helper()
	keys := map[string]string{}
	for _, c := range set.Customers {
		keys[c.Name] = s.customer(c.Name)
	}
	return keys
}

// configureAll sends each customer's changes of the default configuration.
func configureAll(t testing.TB, url string, set *vectors.Set, keys map[string]string) {
	t.Helper()
	for _, c := range set.Customers {
		if !bytes.Equal(c.Update, []byte("{}")) {
			newClient(t, url, keys[c.Name]).configure(string(c.Update))
		}
	}
}

// writeText writes a file into the site's directory.
func (s *site) writeText(name string, text []byte) string {
	s.t.Helper()
	path := filepath.Join(s.dir, name)
	if err := os.WriteFile(path, text, 0o600); err != nil {
		s.t.Fatal(err)
	}
	return path
}

// TestNotificationsOfVectors loads the vectors into the real binary and checks that customers
// receive what the independent implementation expects, over REST and GraphQL.
func TestNotificationsOfVectors(t *testing.T) {
	t.Parallel()
	for _, set := range vectors.WithCustomers(t) {
		t.Run(set.Name, func(t *testing.T) {
			t.Parallel()
			databases(t, func(t *testing.T, fresh func() *site) {
				t.Parallel()
				s := fresh()
				feeder, keys := s.key("ingest"), s.customers(&set)
				p := s.serve(s.settings(&set)...)
				configureAll(t, p.url, &set, keys)
				file := s.writeText("events.ndjson", set.Events)
				s.summary(s.finish(s.ingestCommand(p.url, feeder, file, "--batch", "700")))
				checkVectors(t, p.url, &set, keys)
				for i, customer := range set.Customers {
					c := newClient(t, p.url, keys[customer.Name])
					log, config := c.entries(100), string(customer.Update)
					if i%2 == 0 {
						config = c.get("/v3/alpha/config") // is also accepted
					}
					if strings.HasPrefix(s.database, "sqlite:") { // it reads the file, no database
						s.backtest(&set, config, log, file)
					}
					c.simulate(startOf(t, &set), log)
				}
				p.stop()
			})
		})
	}
}

// backtest compares the result of `smartmoney backtest` for a configuration with the log of a
// customer that had it from the beginning.
func (s *site) backtest(set *vectors.Set, config string, log []entry, file string) {
	s.t.Helper()
	path := s.writeText("config.json", []byte(config))
	var report struct {
		Total   int
		Signals []struct {
			SignalID string `json:"signal_id"`
		}
	}
	printed := s.must(append(append([]string{"backtest", "--config", path, "--json"}, s.ranking(set)...), file)...)
	if err := json.Unmarshal([]byte(printed), &report); err != nil {
		s.t.Fatal(err)
	}
	if report.Total != len(log) || len(report.Signals) != len(log) {
		s.t.Errorf("a backtest of %.60s returns %d signals, lists %d; the log has %d", config, report.Total, len(report.Signals), len(log))
		return
	}
	for i := range log {
		if log[i].SignalID != report.Signals[i].SignalID {
			s.t.Errorf("a backtest of %.60s returns the signal %s in place of %s", config, report.Signals[i].SignalID, log[i].SignalID)
			return
		}
	}
}

// simulate compares simulateConfig, with the customer's present configuration over the whole
// journal, with the customer's log.
func (c *client) simulate(start time.Time, log []entry) {
	c.t.Helper()
	var out struct {
		Data struct {
			SimulateConfig struct {
				Total  int
				ByType []struct {
					Type  string
					Count int
				}
			}
		}
	}
	body := c.query(`query($since: DateTime) { simulateConfig(input: {}, since: $since) { total byType { type count } } }`,
		map[string]any{"since": start})
	if err := json.Unmarshal([]byte(body), &out); err != nil {
		c.t.Fatal(err)
	}
	got := out.Data.SimulateConfig
	types := map[string]int{}
	for _, e := range log {
		types[e.NotificationType]++
	}
	for _, of := range got.ByType {
		if types[of.Type] != of.Count {
			c.t.Errorf("a simulation returns %d signals of type %s, the log has %d", of.Count, of.Type, types[of.Type])
		}
	}
	if got.Total != len(log) || len(got.ByType) != len(types) {
		c.t.Errorf("a simulation returns %d signals of %d types, the log has %d of %d", got.Total, len(got.ByType), len(log), len(types))
	}
}

// startOf returns a time before every event of a set.
func startOf(t testing.TB, set *vectors.Set) time.Time {
	t.Helper()
	for _, e := range vectors.DecodeAll(t, set.Events, time.Now) {
		if e.Trade != nil {
			return e.Trade.TradedAt.Add(-24 * time.Hour)
		}
	}
	t.Fatalf("%s: no trade", set.Name)
	return time.Time{}
}

// checkVectors compares every customer's log with what a set expects.
func checkVectors(t *testing.T, url string, set *vectors.Set, keys map[string]string) {
	t.Helper()
	for _, customer := range set.Customers {
		c := newClient(t, url, keys[customer.Name])
		polled, listed := c.pollAll(beginning, 37), c.entries(41)
		compareLogs(t, polled, listed)
		byREST, byGraphQL := make([]*smartmoney.Signal, len(polled)), make([]*smartmoney.Signal, len(listed))
		for i := range polled {
			byREST[i] = polled[i].signal(t)
		}
		for i := range listed {
			byGraphQL[i] = listed[i].signal()
		}
		t.Logf("%s: %d notifications", customer.Name, len(listed))
		vectors.CompareNotifications(t, shortened(customer.Notifications), byREST)
		vectors.CompareNotifications(t, customer.Notifications, byGraphQL)
	}
}

// shortened returns notifications as in REST, with truncated addresses and without the settled
// price.
func shortened(list []vectors.Notification) []vectors.Notification {
	list = slices.Clone(list)
	for i := range list {
		wallets := make([]string, len(list[i].Wallets))
		for j, address := range list[i].Wallets {
			wallets[j] = smartmoney.TruncatedAddress(address)
		}
		list[i].Wallets, list[i].SettledPriceUSD = wallets, 0
	}
	return list
}

// sameTime reports whether two texts are the same time: REST writes six digits of the second,
// GraphQL as many as it needs.
func sameTime(t testing.TB, a, b string) bool {
	t.Helper()
	one, err := time.Parse(time.RFC3339Nano, a)
	other, failed := time.Parse(time.RFC3339Nano, b)
	if err := errors.Join(err, failed); err != nil {
		t.Fatal(err)
	}
	return one.Equal(other)
}

// compareLogs fails the test unless REST and GraphQL return the same log, complete from its
// first number on.
func compareLogs(t testing.TB, polled []notice, listed []entry) {
	t.Helper()
	numbered(t, listed)
	if len(polled) != len(listed) {
		t.Fatalf("%d signals over REST, %d over GraphQL", len(polled), len(listed))
	}
	for i := range listed {
		if polled[i].SignalID != listed[i].SignalID || !sameTime(t, polled[i].SentAt, listed[i].SentAt) {
			t.Fatalf("signal %d is %s of %s by REST, %s of %s by GraphQL", i+1,
				polled[i].SignalID, polled[i].SentAt, listed[i].SignalID, listed[i].SentAt)
		}
	}
}
