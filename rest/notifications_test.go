package rest_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

const notificationsPath = "/v3/alpha/notifications"

// holder is a wallet that holds base's token 50.
var holder = servicetest.Address(smartmoney.Base, 900)

// newNotified returns a fixture whose customer was sent signals 1 to 6: the first two days ago,
// the others one per second, starting an hour ago.
func newNotified(t *testing.T, db *testkit.DB) (f *fixture, second time.Time) {
	t.Helper()
	f = newFixtureOn(t, servicetest.On(t, db))
	second = time.Now().Add(-time.Hour).UTC().Truncate(time.Millisecond)
	f.Append(t, smartmoney.Base, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
		ID: "holder", Chain: smartmoney.Base, Wallet: holder, Token: servicetest.Token(smartmoney.Base, 50), Side: smartmoney.Buy,
		Quantity: 10, PriceUSD: 0.5, AmountUSD: 5, TradedAt: time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC),
	}})
	old := second.Add(-47 * time.Hour)
	f.Send(t, servicetest.Customer, old, servicetest.Signal(smartmoney.Base, smartmoney.SellSignal, 1, old, 1, 2))
	for i, s := range []*smartmoney.Signal{
		servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP0, 2, second, 1, 2, 3, 4, 5),
		servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP1, 3, second, 6, 7, 8),
		servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 50, second, 2, 3, 4),
		servicetest.Signal(smartmoney.Solana, smartmoney.WhaleMove, 5, second, 9),
		servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP0, 6, second, 1),
	} {
		if i == 4 {
			s.Market = nil
		}
		f.Send(t, servicetest.Customer, second.Add(time.Duration(i)*time.Second), s)
	}
	return f, second
}

// notified holds the fields of a NotificationsResponse that tests check.
type notified struct {
	Notifications []map[string]any `json:"notifications"`
	Count         int              `json:"count"`
	Since         time.Time        `json:"since"`
}

func (f *fixture) poll(t testing.TB, params url.Values) notified {
	t.Helper()
	w := f.send(http.MethodGet, notificationsPath+"?"+params.Encode())
	if w.Code != http.StatusOK || w.Header().Get("Cache-Control") != "no-store" || w.Header().Get("Etag") != "" {
		t.Fatalf("%v: status %d, %v: %s", params, w.Code, w.Header(), w.Body)
	}
	var got notified
	decode(t, w.Body.Bytes(), &got)
	if got.Count != len(got.Notifications) {
		t.Errorf("count %d of %d", got.Count, len(got.Notifications))
	}
	return got
}

// types returns the types of signals.
func types(n notified) string {
	list := []string{}
	for _, s := range n.Notifications {
		list = append(list, fmt.Sprint(s["notification_type"]))
	}
	return fmt.Sprint(list)
}

func TestNotifications(t *testing.T) {
	t.Parallel()
	const lastDay = "[convergence_p0 pm_convergence_bet_p1 convergence_p1 whale_move pm_convergence_bet_p0]"
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f, second := newNotified(t, db)
		at := func(d time.Duration) string { return second.Add(d).Format(time.RFC3339Nano) }
		for name, c := range map[string]struct {
			params url.Values
			want   string
		}{
			"the last day":       {url.Values{}, lastDay},
			"the newest of it":   {url.Values{"limit": {"2"}}, "[whale_move pm_convergence_bet_p0]"},
			"since, the oldest":  {url.Values{"since": {at(time.Second)}, "limit": {"1"}}, "[convergence_p1]"},
			"since, another way": {url.Values{"since": {second.Add(3 * time.Second).In(time.FixedZone("", 5400)).Format(time.RFC3339Nano)}}, "[pm_convergence_bet_p0]"},
			"since long ago":     {url.Values{"since": {at(-72 * time.Hour)}, "limit": {"2"}}, "[sell_signal convergence_p0]"},
			"since the year 1":   {url.Values{"since": {"0001-01-01T00:00:00Z"}, "limit": {"2"}}, "[sell_signal convergence_p0]"},
			"since the last":     {url.Values{"since": {at(4 * time.Second)}}, "[]"},
			"a wallet":           {url.Values{"wallet_id": {holder}}, "[convergence_p1 convergence_p0 pm_convergence_bet_p1 whale_move pm_convergence_bet_p0]"},
			"another wallet":     {url.Values{"wallet_id": {servicetest.Address(smartmoney.Base, 901)}}, lastDay},
		} {
			got := f.poll(t, c.params)
			if types(got) != c.want {
				t.Errorf("%s: %s, want %s", name, types(got), c.want)
			}
			want := time.Now().Add(-24 * time.Hour)
			if given := c.params.Get("since"); given != "" {
				var err error
				if want, err = time.Parse(time.RFC3339Nano, given); err != nil || !got.Since.Equal(want) {
					t.Errorf("%s: since %v, want %v, %v", name, got.Since, want, err)
				}
			} else if off := want.Sub(got.Since); off < 0 || off > time.Minute {
				t.Errorf("%s: since %v, want about %v", name, got.Since, want)
			}
			for _, s := range got.Notifications {
				if _, personal := s["personal"]; personal != (c.params.Get("wallet_id") == holder && s["notification_type"] == "convergence_p1") {
					t.Errorf("%s: personal of %v: %v", name, s["notification_type"], s["personal"])
				}
			}
		}
	})
}

// TestPollingLosesNothing polls as the interface describes, with small pages, while new
// signals arrive.
func TestPollingLosesNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f, second := newNotified(t, db)
		since, seen := second.Add(-72*time.Hour).Format(time.RFC3339Nano), 0
		for round := range 12 {
			// Signals sent at the same instant still have distinct times.
			for n := range 3 {
				f.Send(t, servicetest.Customer, second, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 100+3*round+n, second, 1))
			}
			got := f.poll(t, url.Values{"since": {since}, "limit": {"5"}})
			for _, s := range got.Notifications {
				seen++
				since = s["sent_at"].(string)
			}
		}
		if want := 6 + 12*3; seen != want {
			t.Errorf("%d signals were polled, want %d", seen, want)
		}
	})
}

func TestNotificationErrors(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	for params, message := range map[string]string{
		"limit=0":                   "limit must be between 1 and 100, got 0",
		"limit=101":                 "limit must be between 1 and 100, got 101",
		"limit=-1":                  "limit must be between 1 and 100, got -1",
		"limit=abc":                 `limit must be a whole number, got "abc"`,
		"limit=1.5":                 `limit must be a whole number, got "1.5"`,
		"limit=":                    `limit must be a whole number, got ""`,
		"limit=1&limit=2":           "limit must be given once, got 2 times",
		"since=yesterday":           `since must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %2B), got "yesterday"`,
		"since=":                    `since must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %2B), got ""`,
		"since=2031-01-02":          `since must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %2B), got "2031-01-02"`,
		"since=2031-01-02T03:04:05": `since must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %2B), got "2031-01-02T03:04:05"`,
		"since=2031-01-02T03:04:05+01:00": `since must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %2B), ` +
			`got "2031-01-02T03:04:05 01:00"`,
		"since=1893553445":                                      `since must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %2B), got "1893553445"`,
		"since=0000-01-01T00:00:00%2B01:00":                     `since must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %2B), got "0000-01-01T00:00:00+01:00"`,
		"since=2031-01-02T03:04:05Z&since=2031-01-02T03:04:05Z": "since must be given once, got 2 times",
		"wallet_id=me":                                          `wallet_id must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got "me"`,
		"wallet_id=":                                            `wallet_id must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got ""`,
		"wallet_id=a&wallet_id=b":                               "wallet_id must be given once, got 2 times",
		"chain=base":                                            `unknown parameter "chain"`,
		"a=%zz":                                                 "the query string must be URL-encoded parameters",
	} {
		w := f.send(http.MethodGet, notificationsPath+"?"+params)
		var got map[string]string
		decode(t, w.Body.Bytes(), &got)
		if diff := cmp.Diff(map[string]string{"error": message}, got); diff != "" || w.Code != http.StatusBadRequest {
			t.Errorf("%s: status %d: %s", params, w.Code, diff)
		}
	}
}

func TestNotificationStatuses(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	for name, test := range map[string]struct {
		method, params string
		headers        []string
		status         int
		body           string // "" for any
	}{
		"no key":              {"GET", "", []string{"Authorization", ""}, 401, ""},
		"no key, bad":         {"GET", "?limit=0", []string{"Authorization", ""}, 401, ""},
		"wrong key":           {"DELETE", "", []string{"Authorization", "Bearer sms-x"}, 401, ""},
		"ingest key":          {"GET", "", []string{"Authorization", "Bearer " + f.IngestKey}, 403, ""},
		"ingest key, delete":  {"DELETE", "", []string{"Authorization", "Bearer " + f.IngestKey}, 403, ""},
		"post":                {"POST", "", nil, 405, `{"error":"the method must be GET or DELETE"}`},
		"put":                 {"PUT", "", nil, 405, `{"error":"the method must be GET or DELETE"}`},
		"delete, a parameter": {"DELETE", "?since=2031-01-02T03:04:05Z", nil, 400, `{"error":"unknown parameter \"since\""}`},
		"head":                {"HEAD", "", nil, 200, ""},
	} {
		w := f.send(test.method, notificationsPath+test.params, test.headers...)
		if w.Code != test.status || test.body != "" && w.Body.String() != test.body {
			t.Errorf("%s: status %d, want %d: %s", name, w.Code, test.status, w.Body)
		}
		if test.status == 405 && w.Header().Get("Allow") != "GET, HEAD, DELETE" {
			t.Errorf("%s: Allow %q", name, w.Header().Get("Allow"))
		}
	}
}

// brokenLog is a notification log that cannot be read.
type brokenLog struct{ *testkit.DB }

var errBroken = errors.New("no such table secrets")

func (brokenLog) Notifications(context.Context, notifications.Query) ([]smartmoney.Notification, error) {
	return nil, errBroken
}

func (brokenLog) ResetNotifications(context.Context, string) (int, time.Time, error) {
	return 0, time.Time{}, errBroken
}

func TestNotificationsOfABrokenLog(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	w.Service = service.New(w.Views, service.Options{Events: w.DB.Log, Days: w.DB.Days, Notifications: brokenLog{w.DB}})
	f := newFixtureOn(t, w)
	now := time.Now()
	// of an empty log nothing is read
	f.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 1, now, 1))
	for _, method := range []string{"GET", "DELETE"} {
		if w := f.send(method, notificationsPath); w.Code != 500 || w.Body.String() != `{"error":"internal error"}` {
			t.Errorf("%s: status %d: %s", method, w.Code, w.Body)
		}
	}
}

func TestDeleteNotifications(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f := newFixtureOn(t, servicetest.On(t, db))
		now := time.Now().UTC()
		// Sent today and raised tomorrow: they count even if the day ends during the test.
		tomorrow := now.Add(24 * time.Hour)
		f.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 1, tomorrow, 1),
			servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 2, tomorrow, 1))
		f.Send(t, servicetest.Rival, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 1, tomorrow, 1))
		for _, deleted := range []int{2, 0} {
			w := f.send(http.MethodDelete, notificationsPath)
			var got struct {
				Deleted int       `json:"deleted"`
				ResetAt time.Time `json:"reset_at"`
			}
			decode(t, w.Body.Bytes(), &got)
			if w.Code != 200 || got.Deleted != deleted || got.ResetAt.Before(now.Truncate(time.Millisecond)) || w.Header().Get("Cache-Control") != "no-store" {
				t.Errorf("status %d: %s, want %d deleted", w.Code, w.Body, deleted)
			}
			if left := f.poll(t, nil); left.Count != 0 || string(mustJSON(t, left.Notifications)) != "[]" {
				t.Errorf("%d are left", left.Count)
			}
		}
		w := f.send(http.MethodGet, notificationsPath, "Authorization", "Bearer "+f.RivalKey)
		var rival notified
		decode(t, w.Body.Bytes(), &rival)
		if rival.Count != 1 {
			t.Errorf("another customer has %d left: %s", rival.Count, w.Body)
		}
	})
}

func mustJSON(t testing.TB, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
