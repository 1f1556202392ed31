package sqldb_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// carryOverWrite writes a dump of a database with the tables of this version, and its answers, for
// the next release:
//
//	scripts/with-postgres.sh go test ./internal/sqldb -run TestCarryOver -carry-over-write before_something
var carryOverWrite = flag.String("carry-over-write", "", "make the databases that TestCarryOver takes over, with the tables of this version, under this name")

// carryOverFrom names the dumps of testdata by what the release that wrote them did not have yet.
var carryOverFrom = []string{"before_entities", "before_corrections"}

// carryOverNow is when the fixture ends.
var carryOverNow = testkit.Noon.Add(2 * time.Hour)

// TestCarryOver holds that a database of an earlier release answers as it did there: its dump is in
// testdata, and so are the answers, which were the same in every release. What is done to it
// afterwards goes on where it stopped.
func TestCarryOver(t *testing.T) {
	t.Parallel()
	if *carryOverWrite != "" {
		carryOver(t, *carryOverWrite)
	}
	for _, name := range carryOverFrom {
		t.Run(name, func(t *testing.T) { carryOver(t, name) })
	}
}

func carryOver(t *testing.T, name string) {
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		clock := testkit.NewClock(testkit.Noon)
		o.Now = clock.Now
		dialect := string(sqldb.SQLite)
		if strings.HasPrefix(o.URL, "postgres") {
			dialect = string(sqldb.Postgres)
		}
		dump := "testdata/" + name + "." + dialect + ".sql"
		if name == *carryOverWrite {
			db := testkit.Open(t, o)
			h := &hooks{testkit.NewHooks(t, db, clock)}
			h.Check(db.Migrate(t.Context()))
			h.fill()
			h.Check(os.WriteFile(dump, testkit.Dump(t, o.URL), 0o600))
			h.Check(os.WriteFile(carryOverAnswers, []byte(sameInAll(h.answers())), 0o600))
			return
		}
		testkit.Restore(t, o.URL, dump)
		db := testkit.Open(t, o)
		h := &hooks{testkit.NewHooks(t, db, clock)}
		h.Check(db.Migrate(t.Context()))
		clock.Set(carryOverNow)
		want, err := os.ReadFile(carryOverAnswers)
		h.Check(err)
		if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(sameInAll(h.answers()), "\n")); diff != "" {
			t.Errorf("answers before and after (-before +after):\n%s", diff)
		}
		h.goesOn()
		h.corrects()
	})
}

// corrects holds that trades of an earlier release can be taken back after a rebuild, not before.
func (h *hooks) corrects() {
	h.Helper()
	ctx := h.Context()
	log, _, err := h.DB.ReadLog(ctx, smartmoney.Base, 0, 1000)
	h.Check(err)
	first := slices.IndexFunc(log.Events, func(e event.Event) bool { return e.Trade != nil })
	retract := []event.Event{{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: log.Events[first].Trade.ID}}}
	done, err := h.DB.Append(ctx, retract, testkit.Noon, nil)
	h.Check(err)
	if len(done.Rejected) != 1 || !strings.Contains(done.Rejected[0].Err.Error(), "smartmoney rebuild") {
		h.Errorf("a retraction before the rebuild: %+v", done)
	}
	for range 2 { // it may be repeated
		h.Check(h.DB.NumberTrades(ctx))
	}
	h.Check(h.DB.Rebuild(ctx, false, func(*enginestate.Rebuild) error { return nil }))
	done, err = h.DB.Append(ctx, retract, testkit.Noon, nil)
	h.Check(err)
	got := done.Chains[smartmoney.Base.Index()].Events
	if len(got) != 1 || !slices.Equal(got[0].Correction.Seqs, []int64{int64(first) + 1}) {
		h.Errorf("a retraction after the rebuild: %+v", done)
	}
}

const carryOverAnswers = "testdata/answers.json"

// keyID is the id of a key, which is random.
var keyID = regexp.MustCompile(`"ID":"[0-9a-f-]{36}"`)

// addedLater removes fields that releases after the first one added, as they are where nothing uses
// them.
var addedLater = strings.NewReplacer(
	`,"RetractedAt":null`, "", `,"Retraction":null`, "", `,"Retraction":false`, "", `,"Retracted":false`, "",
	`,"Block":0,"HasBlock":false`, "", `,"Correction":null`, "", `,"Aka":null`, "",
	`,"IngestedAt":"0001-01-01T00:00:00Z","DetectedAt":"0001-01-01T00:00:00Z"`, "", `,"Suspended":false`, "",
	`,"OffMarket":false`, "", `,"Excluded":null`, "", `"convergence_min_usd":25,`, "", `"convergence_min_usd":0,`, "",
)

// sameInAll returns answers as every release returns them.
func sameInAll(answers []byte) string {
	return addedLater.Replace(keyID.ReplaceAllString(string(answers), `"ID":"of a key"`))
}

// hooks is a database whose customers have webhooks, as this test fills and reads it.
type hooks struct{ *testkit.Hooks }

// fill makes a database in which every table has rows, some of them deleted, failed,
// disabled or replaced, by what the service itself calls.
func (h *hooks) fill() {
	h.Helper()
	ctx := h.Context()
	for i, chain := range smartmoney.Chains() {
		_, err := h.DB.Append(ctx, testkit.Events(uint64(i), chain, 40, 5, 4), testkit.Noon, func(*eventlog.Appended) (eventlog.Kept, error) {
			return eventlog.Kept{Records: []eventlog.IdempotencyRecord{{Key: fmt.Sprint("request ", i), Answer: "{}"}}}, nil
		})
		h.Check(err)
		h.Check(h.DB.CommitState(ctx, &enginestate.Commit{
			Arrived: int64(40 * i), Chains: []*enginestate.ChainCommit{{Chain: chain, From: 0, To: int64(30 + i), EventTime: testkit.Noon.UnixNano()}},
		}))
	}
	testkit.CommitJournal(h, h.DB, smartmoney.Base, 5)
	testkit.Customers(h, h.DB, "plain", "silent")
	h.Check(testkit.Second(h.DB.ChangeConfig(ctx, "plain", "key", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c.DisplayName, c.DailyBudget, c.Chains = "É \x00 <&>", 77, []smartmoney.Chain{smartmoney.Solana}
		return c, nil
	})))
	expires := testkit.Noon.Add(time.Hour)
	for i, e := range []*time.Time{nil, &expires} {
		k, err := h.DB.CreateKey(ctx, "plain", smartmoney.ScopeCustomer, e, [32]byte{byte(i)}, "sm_")
		h.Check(err)
		if e == nil {
			h.Check(h.DB.RevokeKey(ctx, k.ID))
		}
	}
	h.Hooked("a", "b", "c")
	h.Versions["plain"] = 2
	types := smartmoney.NotificationTypes()
	for i := range 6 {
		h.Clock.Advance(time.Minute)
		kind := types[i%len(types)]
		h.Signals[fmt.Sprint("s", i)] = testkit.Signal(fmt.Sprint("s", i), kind, fmt.Sprint("0xt", i/2), testkit.Noon.Add(time.Duration(i/2)*time.Hour-25*time.Hour), "0xw0", fmt.Sprint("0xw", i))
		h.Sent(fmt.Sprint("s", i), [][]string{{"a"}, {"a", "b"}, {"plain", "a", "c"}}[i%3]...)
	}
	h.Check(h.DB.CommitState(ctx, &enginestate.Commit{Outcomes: []notify.RecordedPrice{
		{SignalID: "s0", Horizon: notify.Horizon1h, Price: 1.5}, {SignalID: "s2", Horizon: notify.Horizon24h, Price: 0.1}, {SignalID: "s4", Horizon: notify.HorizonSettled, Price: 1},
	}}))
	h.fillOutbox()
	h.Check(testkit.Second(h.resetAll("plain")))
	h.Clock.Set(carryOverNow)
	h.Sent("s7", "a", "plain")
}

func (h *hooks) resetAll(id string) (int, error) {
	n, _, err := h.DB.ResetNotifications(h.Context(), id)
	h.Versions[id]++
	return n, err
}

// fillOutbox sends to a with and without success, disables b, and leaves c leased.
func (h *hooks) fillOutbox() {
	h.Helper()
	for _, l := range h.Lease("worker", 3) {
		due := h.Due(l)
		switch l.CustomerID {
		case "a":
			h.RecordDelivered(l, &due[0])
			h.RecordFailed(l, &due[1], time.Minute)
			h.RecordFailed(l, &due[2], 0)
			h.Release(l)
		case "b":
			h.Check(h.DB.RecordAttempt(h.Context(), l, &due[0], outbox.AttemptResult{
				At: h.Clock.Now(), Error: new("gone"), State: smartmoney.DeliveryFailed, Disable: new("answered 410"),
			}))
		}
	}
	h.Check(testkit.Second(h.DB.RotateWebhookSecret(h.Context(), "a", 0, "rotated", carryOverNow.Add(time.Hour))))
	h.Check(testkit.Second(h.DB.Redeliver(h.Context(), "a", 0, "s0")))
}

// answers is what every reading method of the store returns, as JSON.
func (h *hooks) answers() []byte {
	h.Helper()
	ctx, db := h.Context(), h.DB
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	add := func(what string, args ...any) {
		h.Check(enc.Encode(map[string]any{what: append([]any{}, args...)}))
	}
	text := func(err error) string { return fmt.Sprint(err) }
	list := func(v any, err error) []any { return []any{v, text(err)} }
	add("customers", list(db.Customers(ctx))...)
	add("keys", list(db.Keys(ctx, ""))...)
	revision, err := db.ConfigRevision(ctx)
	add("revision", revision, text(err))
	for _, after := range []int64{0, revision - 2, revision} {
		customers, revision, err := db.ChangedCustomers(ctx, after)
		add("accounts", customers, revision, text(err)) // as recorded
	}
	all := []string{"a", "b", "c", "nobody", "plain", "silent"}
	since := testkit.Noon.Add(-26 * time.Hour)
	for _, id := range all {
		add("config "+id, list(db.Config(ctx, id))...)
		add("configs "+id, list(db.ConfigVersions(ctx, id, 0, 1))...)
		add("history "+id, list(db.ConfigHistory(ctx, id, 0))...)
		for i, q := range []notifications.Query{
			{}, {After: 1, Limit: 2}, {Before: 4, Newest: true, Limit: 2}, {Since: new(testkit.Noon.Add(3 * time.Minute))}, {Token: "0xt1"},
			{Wallets: []notifications.WalletRef{{Chain: smartmoney.Base, Address: "0xw0"}}}, {Chains: []smartmoney.Chain{smartmoney.Polymarket}}, {Types: []smartmoney.NotificationType{smartmoney.WhaleMove}},
		} {
			q.CustomerID = id
			add(fmt.Sprint("notifications ", i, " ", id), list(db.Notifications(ctx, q))...)
			add(fmt.Sprint("count ", i, " ", id), list(db.CountNotifications(ctx, q))...)
		}
		add("notification "+id, list(db.Notification(ctx, id, "s2"))...)
		add("last "+id, list(lastSequence(db.LogEnd(ctx, id)))...)
		add("log "+id, list(db.LogAfter(ctx, id, 1, 3))...)
		add("sent "+id, list(db.SentNotifications(ctx, id, since))...)
		add("outcomes "+id, list(testkit.Outcomes(ctx, db, notifications.Query{CustomerID: id, Since: &since}))...)
		add("webhook "+id, list(webhookBefore(db.Webhook(ctx, id, 0)))...)
		if id != "c" { // it has no secret while nothing was sent
			target, err := db.WebhookTarget(ctx, id, 0, h.Clock.Now(), h.Secret)
			add("target "+id, target.URL, target.Secrets, text(err))
		}
		add("deliveries "+id, list(db.WebhookDeliveries(ctx, id, 0, 0, 10))...)
		add("delivery "+id, list(db.WebhookDelivery(ctx, id, 0, 1))...)
		add("count deliveries "+id, list(db.CountWebhookDeliveries(ctx, id, 0))...)
		add("ends "+id, list(db.LastNumbers(ctx, []string{id}))...)
	}
	h.answersOfAll(add, since)
	return out.Bytes()
}

func (h *hooks) answersOfAll(add func(what string, args ...any), since time.Time) {
	h.Helper()
	ctx, db := h.Context(), h.DB
	sent, err := db.LastSent(ctx, nil, [smartmoney.ChainCount]int64{})
	add("last sent", sent, fmt.Sprint(err))
	for _, day := range []int64{testkit.Noon.Unix() / 86400, testkit.Noon.Unix()/86400 - 1} {
		counts, err := db.SentOn(ctx, nil, day)
		add("sent on", counts, fmt.Sprint(err))
	}
	for _, chain := range smartmoney.Chains() {
		pending, err := db.PendingOutcomes(ctx, chain, since.UnixNano())
		add("pending", pending, fmt.Sprint(err))
		add("journal", testkit.ReadJournal(h, db, chain, 0, 1000))
		log, more, err := db.ReadLog(ctx, chain, 0, 1000)
		events := make([]event.Event, 0, len(log.Events))
		events = append(events, log.Events...)
		add("events", log.First, len(events), events, more, fmt.Sprint(err))
	}
	arrived, err := db.Arrived(ctx)
	add("arrived", arrived, fmt.Sprint(err))
	progress, err := db.Progress(ctx)
	add("progress", progress, fmt.Sprint(err))
	logs, err := db.ChainLogs(ctx)
	add("logs", logs, fmt.Sprint(err))
	lags, err := db.Lags(ctx)
	add("lags", lags, fmt.Sprint(err))
	records, err := db.IdempotencyRecords(ctx, []string{"request 1", "request 9"})
	add("records", records, fmt.Sprint(err))
	next, err := db.NextWebhook(ctx)
	add("next", next, fmt.Sprint(err))
}

// goesOn does to a database that was taken over what the service does.
func (h *hooks) goesOn() {
	h.Helper()
	ctx := h.Context()
	customers, _, err := h.DB.ChangedCustomers(ctx, 0)
	h.Check(err)
	last := map[string]int64{}
	for _, a := range customers {
		h.Versions[a.CustomerID] = a.LogVersion
		last[a.CustomerID], _, err = h.DB.LogEnd(ctx, a.CustomerID)
		h.Check(err)
	}
	// The trades of the earlier release's signals were not kept: corrections leave these signals.
	if found, err := h.DB.RaisedFrom(ctx, smartmoney.Base, []int64{1, 2, 3}, []string{"0xt0", "0xt1", "0xt2", "0xt"}, 0); err != nil || found != nil {
		h.Errorf("signals of the earlier release by trades: %+v, error %v", found, err)
	}
	h.Clock.Advance(time.Second)
	h.Sent("later", "a", "b", "c", "plain", "silent")
	for _, a := range customers {
		n, err := h.DB.Notification(ctx, a.CustomerID, "later")
		h.Check(err)
		if n == nil || n.Sequence != last[a.CustomerID]+1 {
			h.Errorf("%s: %+v, want the entry after %d", a.CustomerID, n, last[a.CustomerID])
		}
	}
	testkit.Customers(h, h.DB, "new")
	h.Check(testkit.Second(h.DB.ChangeConfig(ctx, "new", "", testkit.Budget(99))))
	h.Versions["new"] = 2
	h.Sent("later", "new")
	h.Clock.Advance(time.Hour)
	for _, l := range h.Lease("after", 10) {
		for _, d := range h.Due(l) {
			h.RecordDelivered(l, &d)
		}
		h.Release(l)
	}
	h.Equal("states of c", h.States("c"), []string{"1:delivered 1", "2:delivered 1", "3:delivered 1"})
	n, err := h.resetAll("a")
	h.Check(err)
	if n != 8 {
		h.Errorf("reset %d entries of a, want 8", n)
	}
	h.Check(testkit.Sweep(ctx, h.DB, h.Clock.Now().Add(1000*time.Hour), [smartmoney.ChainCount]int64{}, time.Hour))
	for _, id := range []string{"a", "plain"} {
		h.Equal("entries of "+id, len(testkit.Entries(h, h.DB, notifications.Query{CustomerID: id})), 0)
	}
}

// webhookBefore returns the webhook of a configuration with the fields of versions in which a
// customer had one.
func webhookBefore(w smartmoney.Webhook, err error) (any, error) {
	return struct {
		CustomerID, URL                         string
		LastSuccessAt, FailingSince, DisabledAt *time.Time
		DisabledReason                          *string
		PreviousSecretUntil                     *time.Time
	}{w.CustomerID, w.URL, w.LastSuccessAt, w.FailingSince, w.DisabledAt, w.DisabledReason, w.PreviousSecretUntil}, err
}

// lastSequence returns where a log ends without the time of its last entry, which the answers of
// earlier releases do not have.
func lastSequence(sequence int64, _ time.Time, err error) (int64, error) { return sequence, err }
