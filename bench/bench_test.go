package main

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestMain lets the test's binary also run as the children.
func TestMain(m *testing.M) {
	if len(os.Args) == 2 && strings.HasPrefix(os.Args[1], childPrefix) {
		if err := runChild(os.Args[1]); err != nil {
			os.Stderr.WriteString(err.Error() + "\n")
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// TestPart measures one part alone.
func TestPart(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	var out bytes.Buffer
	if err := run(t.Context(), []string{"-only", "quality", "-tastes", "800", "-demo-days", "5"}, &out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "\nRecall@20, demo, 5 days: ") || strings.Contains(out.String(), "\nPOST of events") {
		t.Errorf("the table is not that of quality alone:\n%s", &out)
	}
}

// TestRun makes a whole run on a small scale, which has every line, and checks that it leaves
// nothing behind. The run fails unless PostgreSQL and Bleve find the same documents as the index,
// in the same order.
func TestRun(t *testing.T) {
	admin := os.Getenv("SMARTMONEY_TEST_POSTGRES")
	if admin == "" {
		t.Fatal("SMARTMONEY_TEST_POSTGRES is empty: run `make test`")
	}
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	before := databaseCount(t, admin)
	var out bytes.Buffer
	err := run(t.Context(), []string{"-n", "6000", "-known", "100", "-wallets", "1000", "-rounds", "1", "-seconds", "0.05",
		"-market", "1000", "-day", "1500", "-customers", "120", "-live", "1", "-subscribers", "20", "-signals", "20", "-cuts", "40",
		"-hostile", "0.5", "-bot-tokens", "5", "-items", "1000", "-history", "1000", "-tastes", "800", "-demo-days", "5"}, &out)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"COPY into one bare", "hand-built SQL", "ingest on postgres, 100.0 wallets", "ingest on sqlite, 1 000 wallets",
		"start-up on postgres", "start-up on sqlite", "memory per wallet", "memory per open position", stockQL, differQL, repeatREST, newQL,
		"engine on postgres with 120 customers", "engine on sqlite with 100 customers", "start-up on postgres with 1 500 trades",
		"simulateConfig over GraphQL", "POST of events", "poll by one of 4", "trade to notification",
		kindStock + ", 20 subscribers: commit", kindCentrifuge + ", 20 subscribers: commit", kindOurs + ", 20 subscribers: CPU",
		kindOurs + ", 20 subscribers: resident", "slowest of 20 signals", "websockets left after 40", "goroutines left after 40",
		"engine beside a hostile tenant", "ordinary reader beside a hostile tenant", "beside a tenant at its limits",
		"retraction of a trade on postgres", "retraction of 10 000 trades on sqlite", "rewind of 100 blocks, 10 000 trades, on postgres",
		"retraction of one of a wallet's 1 000 trades on sqlite", "retraction of one of a wallet's 1 000 trades on postgres: longest stall",
		"ingest over a midnight on postgres", "midnight on sqlite, 1 000 wallets known: until 1 000 rows of snapshots and",
		"leaderboard as of a midnight on sqlite, read from the database, p99", "a month's leaderboard with stored days on postgres",
		"time to index 1 000 documents of wallet-users", "memory per document of wallet-users", "setting 8 numbers of each of 1 000 wallets",
		"filter_and_sort of 100 of 1 000 wallets, three filters, p99", "the same on PostgreSQL with indexes, with the total, p99", "three filters over 1 000 wallets on Bleve, p99",
		"two words in the questions of 1 000 markets", "the same words on Bleve, p99",
		"boost by eight filters", "semantic search over 1 000 vectors of 256 numbers, p99", "semantic search over 1 000 vectors of 768 numbers, p99",
		"for-you over 1 000 items and 1 000 wallets, p99", "for-you over 1 000 items and 1 000 wallets, processor time, p99", "for-you of unknown users", "for-you with metadata and impressions",
		"Recall@20, tastes planted: ", "Recall@20, tastes weak: ", "NDCG@20, no tastes: ",
	} {
		if !strings.Contains(out.String(), "\n"+line) {
			t.Errorf("no line %q in the table:\n%s", line, &out)
		}
	}
	if left, err := filepath.Glob(filepath.Join(temporary, "*")); err != nil || len(left) > 0 {
		t.Errorf("files left: %v, %v", left, err)
	}
	if after := databaseCount(t, admin); after != before {
		t.Errorf("%d databases before, %d after", before, after)
	}
}

func databaseCount(t *testing.T, url string) int {
	t.Helper()
	db, err := sql.Open("postgres", url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var n int
	if err := db.QueryRowContext(t.Context(), "SELECT count(*) FROM pg_database WHERE datname LIKE 'smbench%'").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestWorld checks what README.md says about the data: every trade is valid, ids are
// unique, a wallet holds three tokens on average, chains have their shares.
func TestWorld(t *testing.T) {
	w := &world{wallets: 2000, dist: uniform}
	decoder := event.NewDecoder(func() time.Time { return begin().AddDate(1, 0, 0) })
	ids := map[string]bool{}
	held := map[string]bool{}
	chains := map[smartmoney.Chain]int{}
	check := func(tr *smartmoney.Trade) error {
		line := event.AppendJSON(nil, &event.Event{Type: event.TypeTrade, Chain: tr.Chain, Trade: tr})
		if _, err := decoder.Decode(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if key := string(tr.Chain) + tr.ID; ids[key] {
			t.Fatalf("id %s occurs twice", tr.ID)
		} else {
			ids[key] = true
		}
		chains[tr.Chain]++
		return nil
	}
	past, err := w.past(func(tr *smartmoney.Trade) error {
		held[tr.Wallet+tr.Token] = true
		return check(tr)
	})
	if err != nil || past != 3*w.wallets+2*3*w.wallets/10 || len(held) != 3*w.wallets {
		t.Errorf("%d trades, %d positions, error %v; want 3.6 and 3 a wallet", past, len(held), err)
	}
	if got := w.pastTrades(); got != past {
		t.Errorf("pastTrades gives %d, want %d", got, past)
	}
	if err := w.pass(past, 10_000, check); err != nil {
		t.Fatal(err)
	}
	if err := w.pass(past+10_000, 10_000, check); err != nil {
		t.Fatal(err)
	}
	for chain, share := range map[smartmoney.Chain]float64{"base": 0.3, "ethereum": 0.2, "solana": 0.3, "polymarket": 0.2} {
		if got := float64(chains[chain]) / float64(len(ids)); got < share-0.02 || got > share+0.02 {
			t.Errorf("%s has %.3f of the trades, want %.1f", chain, got, share)
		}
	}
}

// TestBodies checks that the requests carry the trades of the pass, in order.
func TestBodies(t *testing.T) {
	w := &world{wallets: 500, dist: zipf}
	b, err := writeBodies(t.TempDir(), "pass", func(f func(*smartmoney.Trade) error) error { return w.pass(700, 21_000, f) })
	if err != nil {
		t.Fatal(err)
	}
	var want, got [smartmoney.ChainCount]bytes.Buffer
	if err := w.pass(700, 21_000, func(tr *smartmoney.Trade) error {
		i := tr.Chain.Index()
		want[i].Write(append(event.AppendJSON(nil, &event.Event{Type: event.TypeTrade, Chain: tr.Chain, Trade: tr}), '\n'))
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	for i, name := range b.files {
		all, err := readBodies(name)
		if err != nil {
			t.Fatal(err)
		}
		for k, body := range all {
			if n := bytes.Count(body, []byte("\n")); n != bodyEvents && k < len(all)-1 {
				t.Errorf("body %d of %s has %d events", k, name, n)
			}
			got[i].Write(body)
		}
		if !bytes.Equal(want[i].Bytes(), got[i].Bytes()) {
			t.Errorf("the bodies of chain %d are not the pass", i)
		}
	}
	if err := b.remove(); err != nil {
		t.Error(err)
	}
}

// TestQuestions checks that each request of differing has another text for a filter that
// was asked before, and that each filter of unasked is new.
func TestQuestions(t *testing.T) {
	value := func(q question, n int) (v float64) {
		text := strings.Replace(q.maxBuyVol, slot, fmt.Sprintf("%0*d", len(slot), n), 1)
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		return v
	}
	known := asked()
	for i, q := range differing() {
		for _, n := range []int{1, 999_999_999_999} {
			if value(q, n) != value(known[i], 0) || !strings.Contains(q.maxBuyVol, slot) {
				t.Errorf("question %d of %q asks another filter than %q", n, q.maxBuyVol, known[i].maxBuyVol)
			}
		}
	}
	for _, q := range unasked() {
		for n := range 1000 {
			if value(q, n) == value(q, n+1) {
				t.Fatalf("questions %d and %d of %q ask the same filter", n, n+1, q.maxBuyVol)
			}
		}
	}
}

func TestNumber(t *testing.T) {
	for v, want := range map[float64]string{0.123: "0.12", 12.34: "12.3", 1000: "1 000", 999.96: "1000.0", 1234567: "1 234 567"} {
		if got := number(v); got != want {
			t.Errorf("%v is written %q, want %q", v, got, want)
		}
	}
}
