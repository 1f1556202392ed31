package store_test

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// The files of testdata were made with this flag by the last commit whose tables they hold; no
// later one can make them:
//
//	scripts/with-postgres.sh go test ./internal/store -run TestCarryOver -carry-over-write
var carryOverWrite = flag.Bool("carry-over-write", false, "make the databases that TestCarryOver takes over, with the tables of this version")

// carryOverNow is when the fixture ends.
var carryOverNow = noon.Add(2 * time.Hour)

// TestCarryOver holds that a database of an earlier release answers as it did there: its
// dump and its answers are in testdata. What is done to it afterwards goes on where it stopped.
func TestCarryOver(t *testing.T) {
	fresh(t, func(t *testing.T, o store.Options) {
		clock := smtest.NewClock(noon)
		o.Now = clock.Now
		dialect := string(store.SQLite)
		if strings.HasPrefix(o.URL, "postgres") {
			dialect = string(store.Postgres)
		}
		dump, golden := "testdata/before_entities."+dialect+".sql", "testdata/before_entities."+dialect+".json"
		if *carryOverWrite {
			db := smtest.Open(t, o)
			h := &hooks{TB: t, db: db, clock: clock, signals: map[string]*smartmoney.Signal{}, version: map[string]int64{}}
			h.check(db.Migrate(t.Context()))
			h.fill()
			h.check(os.WriteFile(dump, dumpOf(t, o.URL), 0o600))
			h.check(os.WriteFile(golden, h.answers(), 0o600))
			return
		}
		restore(t, o.URL, dump)
		db := smtest.Open(t, o)
		h := &hooks{TB: t, db: db, clock: clock, signals: map[string]*smartmoney.Signal{}, version: map[string]int64{}}
		h.check(db.Migrate(t.Context()))
		clock.Set(carryOverNow)
		want, err := os.ReadFile(golden)
		h.check(err)
		if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(string(h.answers()), "\n")); diff != "" {
			t.Errorf("answers before and after (-before +after):\n%s", diff)
		}
		h.goesOn()
	})
}

// fill makes a database in which every table has rows, some of them deleted, failed,
// disabled or replaced, by what the service itself calls.
func (h *hooks) fill() {
	h.Helper()
	ctx := h.Context()
	for i, chain := range smartmoney.Chains() {
		_, err := h.db.Append(ctx, smtest.Events(uint64(i), chain, 40, 5, 4), noon, func(*store.Appended) ([]store.IdempotencyRecord, error) {
			return []store.IdempotencyRecord{{Key: fmt.Sprint("request ", i), Answer: "{}"}}, nil
		})
		h.check(err)
		h.check(h.db.CommitState(ctx, &store.Commit{
			Arrived: int64(40 * i), Chains: []*store.ChainCommit{{Chain: chain, From: 0, To: int64(30 + i), EventTime: noon.UnixNano()}},
		}))
	}
	journalOf(h, h.db, smartmoney.Base, 5)
	customers(h, h.db, "plain", "silent")
	h.check(second(h.db.ChangeConfig(ctx, "plain", "key", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c.DisplayName, c.DailyBudget, c.Chains = "É \x00 <&>", 77, []smartmoney.Chain{smartmoney.Solana}
		return c, nil
	})))
	expires := noon.Add(time.Hour)
	for i, e := range []*time.Time{nil, &expires} {
		k, err := h.db.CreateKey(ctx, "plain", smartmoney.ScopeCustomer, e, [32]byte{byte(i)}, "sm_")
		h.check(err)
		if e == nil {
			h.check(h.db.RevokeKey(ctx, k.ID))
		}
	}
	h.hooked("a", "b", "c")
	h.version["plain"] = 2
	types := smartmoney.NotificationTypes()
	for i := range 6 {
		h.clock.Advance(time.Minute)
		kind := types[i%len(types)]
		h.signals[fmt.Sprint("s", i)] = testSignal(fmt.Sprint("s", i), kind, fmt.Sprint("0xt", i/2), noon.Add(time.Duration(i/2)*time.Hour-25*time.Hour), "0xw0", fmt.Sprint("0xw", i))
		h.sent(fmt.Sprint("s", i), [][]string{{"a"}, {"a", "b"}, {"plain", "a", "c"}}[i%3]...)
	}
	h.check(h.db.CommitState(ctx, &store.Commit{Outcomes: []store.OutcomeUpdate{
		{SignalID: "s0", Horizon: store.Horizon1h, Price: 1.5}, {SignalID: "s2", Horizon: store.Horizon24h, Price: 0.1}, {SignalID: "s4", Horizon: store.HorizonSettled, Price: 1},
	}}))
	h.fillOutbox()
	h.check(second(h.resetAll("plain")))
	h.clock.Set(carryOverNow)
	h.sent("s7", "a", "plain")
}

func (h *hooks) resetAll(id string) (int, error) {
	n, _, err := h.db.ResetNotifications(h.Context(), id)
	h.version[id]++
	return n, err
}

// fillOutbox sends to a with and without success, disables b, and leaves c leased.
func (h *hooks) fillOutbox() {
	h.Helper()
	for _, l := range h.lease("worker", 3) {
		due := h.due(l)
		switch l.CustomerID {
		case "a":
			h.delivered(l, &due[0])
			h.failed(l, &due[1], time.Minute)
			h.failed(l, &due[2], 0)
			h.release(l)
		case "b":
			h.check(h.db.RecordAttempt(h.Context(), l, &due[0], store.AttemptResult{
				At: h.clock.Now(), Error: new("gone"), State: smartmoney.DeliveryFailed, Disable: new("answered 410"),
			}))
		}
	}
	h.check(second(h.db.RotateWebhookSecret(h.Context(), "a", "rotated", carryOverNow.Add(time.Hour))))
	h.check(second(h.db.Redeliver(h.Context(), "a", "s0")))
}

// answers is what every reading method of the store returns, as JSON.
func (h *hooks) answers() []byte {
	h.Helper()
	ctx, db := h.Context(), h.db
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	add := func(what string, args ...any) {
		h.check(enc.Encode(map[string]any{what: append([]any{}, args...)}))
	}
	text := func(err error) string { return fmt.Sprint(err) }
	list := func(v any, err error) []any { return []any{v, text(err)} }
	add("customers", list(db.Customers(ctx))...)
	add("keys", list(db.Keys(ctx, ""))...)
	revision, err := db.ConfigRevision(ctx)
	add("revision", revision, text(err))
	for _, after := range []int64{0, revision - 2, revision} {
		accounts, revision, err := db.Accounts(ctx, after)
		add("accounts", accounts, revision, text(err))
	}
	all := []string{"a", "b", "c", "nobody", "plain", "silent"}
	since := noon.Add(-26 * time.Hour)
	for _, id := range all {
		add("config "+id, list(db.Config(ctx, id))...)
		add("configs "+id, list(db.ConfigVersions(ctx, id, 1))...)
		add("history "+id, list(db.ConfigHistory(ctx, id))...)
		for i, q := range []store.NotificationQuery{
			{}, {After: 1, Limit: 2}, {Before: 4, Newest: true, Limit: 2}, {Since: new(noon.Add(3 * time.Minute))}, {Token: "0xt1"},
			{Wallet: &store.WalletRef{Chain: smartmoney.Base, Address: "0xw0"}}, {Chains: []smartmoney.Chain{smartmoney.Polymarket}}, {Types: []smartmoney.NotificationType{smartmoney.WhaleMove}},
		} {
			q.CustomerID = id
			add(fmt.Sprint("notifications ", i, " ", id), list(db.Notifications(ctx, q))...)
			add(fmt.Sprint("count ", i, " ", id), list(db.CountNotifications(ctx, q))...)
		}
		add("notification "+id, list(db.Notification(ctx, id, "s2"))...)
		add("last "+id, list(db.LastSequence(ctx, id))...)
		add("log "+id, list(db.LogAfter(ctx, id, 1, 3))...)
		add("sent "+id, list(db.SentNotifications(ctx, id, since))...)
		add("outcomes "+id, list(db.OutcomesOf(ctx, id, since, nil, nil))...)
		add("webhook "+id, list(db.Webhook(ctx, id))...)
		if id != "c" { // it has no secret while nothing was sent
			url, secrets, err := db.WebhookTarget(ctx, id, h.clock.Now(), h.secret)
			add("target "+id, url, secrets, text(err))
		}
		add("deliveries "+id, list(db.WebhookDeliveries(ctx, id, 0, 10))...)
		add("delivery "+id, list(db.WebhookDelivery(ctx, id, 1))...)
		add("count deliveries "+id, list(db.CountWebhookDeliveries(ctx, id))...)
		add("ends "+id, list(db.LastNumbers(ctx, []string{id}))...)
	}
	h.answersOfAll(add, since)
	return out.Bytes()
}

func (h *hooks) answersOfAll(add func(what string, args ...any), since time.Time) {
	h.Helper()
	ctx, db := h.Context(), h.db
	sent, err := db.LastSent(ctx, nil, [smartmoney.ChainCount]int64{})
	add("last sent", sent, fmt.Sprint(err))
	for _, day := range []int64{noon.Unix() / 86400, noon.Unix()/86400 - 1} {
		counts, err := db.SentOn(ctx, nil, day)
		add("sent on", counts, fmt.Sprint(err))
	}
	for _, chain := range smartmoney.Chains() {
		pending, err := db.PendingOutcomes(ctx, chain, since.UnixNano())
		add("pending", pending, fmt.Sprint(err))
		add("journal", readJournal(h, db, chain, 0, 1000))
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
	accounts, _, err := h.db.Accounts(ctx, 0)
	h.check(err)
	last := map[string]int64{}
	for _, a := range accounts {
		h.version[a.CustomerID] = a.LogVersion
		last[a.CustomerID], err = h.db.LastSequence(ctx, a.CustomerID)
		h.check(err)
	}
	h.clock.Advance(time.Second)
	h.sent("later", "a", "b", "c", "plain", "silent")
	for _, a := range accounts {
		n, err := h.db.Notification(ctx, a.CustomerID, "later")
		h.check(err)
		if n == nil || n.Sequence != last[a.CustomerID]+1 {
			h.Errorf("%s: %+v, want the entry after %d", a.CustomerID, n, last[a.CustomerID])
		}
	}
	customers(h, h.db, "new")
	h.check(second(h.db.ChangeConfig(ctx, "new", "", budget(99))))
	h.version["new"] = 2
	h.sent("later", "new")
	h.clock.Advance(time.Hour)
	for _, l := range h.lease("after", 10) {
		for _, d := range h.due(l) {
			h.delivered(l, &d)
		}
		h.release(l)
	}
	h.equal("states of c", h.states("c"), []string{"1:delivered 1", "2:delivered 1", "3:delivered 1"})
	n, err := h.resetAll("a")
	h.check(err)
	if n != 8 {
		h.Errorf("reset %d entries of a, want 8", n)
	}
	h.check(h.db.Sweep(ctx, h.clock.Now().Add(1000*time.Hour), [smartmoney.ChainCount]int64{}, time.Hour))
	for _, id := range []string{"a", "plain"} {
		h.equal("entries of "+id, len(notifications(h, h.db, store.NotificationQuery{CustomerID: id})), 0)
	}
}

// dumpOf is a database as SQL.
func dumpOf(t testing.TB, url string) []byte {
	t.Helper()
	command := exec.Command("pg_dump", "--inserts", "--no-owner", "--no-privileges", "--dbname", url)
	if path, ok := strings.CutPrefix(url, "sqlite:"); ok {
		command = exec.Command("sqlite3", path, ".dump")
	}
	text, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var kept []byte
	for line := range bytes.Lines(text) {
		// pg_dump's own commands, comments and settings of the session, which would last.
		if !bytes.HasPrefix(line, []byte(`\`)) && !bytes.HasPrefix(line, []byte("--")) && !bytes.HasPrefix(line, []byte("SET ")) &&
			!bytes.HasPrefix(line, []byte("SELECT pg_catalog.set_config")) && len(bytes.TrimSpace(line)) > 0 {
			kept = append(kept, line...)
		}
	}
	return kept
}

// restore fills an empty database from a dump.
func restore(t testing.TB, url, dump string) {
	t.Helper()
	text, err := os.ReadFile(dump)
	if err != nil {
		t.Fatal(err)
	}
	driver, address := "postgres", url
	if path, ok := strings.CutPrefix(url, "sqlite:"); ok {
		if err := os.MkdirAll(path[:strings.LastIndexByte(path, '/')], 0o700); err != nil {
			t.Fatal(err)
		}
		driver, address = "sqlite", path
	}
	db, err := sql.Open(driver, address)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(string(text)); err != nil {
		t.Fatalf("%s: %v", dump, err)
	}
}
