package archive

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
)

// segment returns events as a segment whose global offsets are twice their sequence numbers.
func segment(first int64, events []event.Event) eventlog.Segment {
	s := eventlog.Segment{First: first, Events: events}
	for i := range events {
		s.Offsets = append(s.Offsets, 2*(first+int64(i)))
	}
	return s
}

// everyKind returns events of every kind with every optional field, once given and once not.
func everyKind() []event.Event {
	at := time.Date(2026, 10, 31, 12, 59, 59, 123456789, time.UTC)
	chain := smartmoney.Polymarket
	wallet, token := testkit.Wallet(chain, 1), testkit.Token(chain, 1)
	trade := smartmoney.Trade{
		ID: "t1", Chain: chain, Wallet: wallet, Token: token, Side: smartmoney.Sell,
		Quantity: 0.1, PriceUSD: 1e-300, AmountUSD: 123456789.123456789, TradedAt: at,
	}
	whole := trade
	whole.ID, whole.Symbol, whole.TxHash, whole.Block, whole.HasBlock, whole.Side = "t2", "SYM", "0xabc", 0, true, smartmoney.Buy
	whole.TradedAt = at.Add(time.Second)
	return []event.Event{
		{Type: event.TypeMapping, Mapping: &smartmoney.MarketMapping{Token: token, ItemID: "7", OutcomeLabel: "Yes"}},
		{Type: event.TypeMapping, Mapping: &smartmoney.MarketMapping{Token: token, ItemID: "7", OutcomeLabel: "Yes", Question: "Q?", Slug: "q"}},
		{Type: event.TypeTrade, Trade: &trade},
		{Type: event.TypeTrade, Trade: &whole},
		{Type: event.TypeToken, Token: &smartmoney.TokenUpdate{Chain: chain, Token: token, UpdatedAt: at}},
		{Type: event.TypeToken, Token: &smartmoney.TokenUpdate{
			Chain: chain, Token: token, UpdatedAt: at, Symbol: new(""), PriceUSD: new(0.0), Volume24hUSD: new(0.1), Holders: new(int64(0)),
		}},
		{Type: event.TypeWallet, Wallet: &smartmoney.WalletStats{Chain: chain, Wallet: wallet}},
		{Type: event.TypeWallet, Wallet: &smartmoney.WalletStats{Chain: chain, Wallet: wallet, NetPnlUSD: new(-0.1), WinRate: new(0.3)}},
		{Type: event.TypeMarket, Market: &smartmoney.Market{ItemID: "7"}},
		{Type: event.TypeMarket, Market: &smartmoney.Market{
			ItemID: "7", Question: "Q?", Slug: "q", EndDate: "2026-12-31", Tags: []string{"a", "", "b"}, Volume24hr: 0.7, Closed: true,
			Details: &smartmoney.MarketDetails{
				Description: "d", StartDate: at, CreatedAt: at.Add(time.Nanosecond), UpdatedAt: at.Add(-time.Hour),
				Active: new(false), LiquidityUSD: new(0.0), Spread: new(0.01),
			},
		}},
		{Type: event.TypeMarket, Market: &smartmoney.Market{ItemID: "8", Details: &smartmoney.MarketDetails{}}},
		{Type: event.TypeResolution, Resolution: &smartmoney.Resolution{Token: token, Payout: 0, ResolvedAt: time.Date(1969, 1, 1, 0, 0, 0, 1, time.UTC)}},
		{Type: event.TypeRetract, Correction: &event.Correction{ID: "t1"}},
		{Type: event.TypeRewind, Correction: &event.Correction{Block: 9, Seqs: []int64{3, 4}}},
	}
}

// stored returns the events of a chain in an archive, each as the log encodes it.
func stored(t *testing.T, dir string, chain smartmoney.Chain) (seqs []int64, events [][]byte) {
	t.Helper()
	_, err := Events(t.Context(), dir, chain, "", func(seq int64, e *event.Event) error {
		seqs, events = append(seqs, seq), append(events, event.AppendBinary(nil, e))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return seqs, events
}

// checkStored fails unless the archive has exactly these events, from sequence number 1, and verifies.
func checkStored(t *testing.T, dir string, chain smartmoney.Chain, want []event.Event) {
	t.Helper()
	seqs, got := stored(t, dir, chain)
	if len(got) != len(want) {
		t.Fatalf("the archive has %d events, want %d", len(got), len(want))
	}
	for i := range want {
		if seqs[i] != int64(i+1) || !bytes.Equal(got[i], event.AppendBinary(nil, &want[i])) {
			t.Fatalf("event %d of the archive differs from the log's (%s)", seqs[i], want[i].Type)
		}
	}
	for _, f := range verify(t, dir) {
		if len(f.Problems) > 0 {
			t.Fatalf("verify: %s: %q", f.Chain, f.Problems)
		}
	}
}

func verify(t *testing.T, dir string) []Found {
	t.Helper()
	found, err := Verify(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func write(t *testing.T, a *Archive, chain smartmoney.Chain, segments ...eventlog.Segment) {
	t.Helper()
	if err := a.Archive(t.Context(), chain, segments); err != nil {
		t.Fatal(err)
	}
}

// Every field of every kind of event comes back bit for bit.
func TestEveryKindComesBack(t *testing.T) {
	t.Parallel()
	dir, events := t.TempDir(), everyKind()
	write(t, New(dir), smartmoney.Polymarket, segment(1, events))
	checkStored(t, dir, smartmoney.Polymarket, events)
}

// A reader that knows no more than the columns' names gets the log's numbers, and times as timestamps.
func TestColumnsForOtherReaders(t *testing.T) {
	t.Parallel()
	dir, events := t.TempDir(), everyKind()
	write(t, New(dir), smartmoney.Polymarket, segment(1, events))
	files, err := filepath.Glob(filepath.Join(dir, "chain=polymarket", "month=2026-10", "polymarket-*.parquet"))
	if err != nil || len(files) != 1 {
		t.Fatalf("files of October: %q, %v", files, err)
	}
	type theirs struct {
		Type   string    `parquet:"type"`
		Time   time.Time `parquet:"time,optional,timestamp(microsecond:utc)"`
		Amount *float64  `parquet:"amount_usd,optional"`
		Tags   []string  `parquet:"tags,list"`
	}
	rows, err := parquet.ReadFile[theirs](files[0])
	if err != nil {
		t.Fatal(err)
	}
	trade := events[2].Trade
	if r := rows[2]; r.Type != "trade" || *r.Amount != trade.AmountUSD || !r.Time.Equal(trade.TradedAt.Truncate(time.Microsecond)) {
		t.Errorf("trade reads as %+v", r)
	}
	if !reflect.DeepEqual(rows[9].Tags, events[9].Market.Tags) || rows[0].Amount != nil {
		t.Errorf("tags %q, amount %v", rows[9].Tags, rows[0].Amount)
	}
}

// Files begin where the month of event time changes; each says its range in its name.
func TestMonths(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(1, chain, 40, 3, 3)
	month := func(i int) time.Time { return time.Date(2026, time.Month(1+i/10), 1+i%10, 0, 0, 0, 0, time.UTC) }
	for i := range events {
		events[i] = event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
			ID: string(rune('a' + i)), Chain: chain, Wallet: testkit.Wallet(chain, 0), Token: testkit.Token(chain, 0), Side: smartmoney.Buy,
			Quantity: 1, PriceUSD: 1, AmountUSD: 1, TradedAt: month(i),
		}}
	}
	events[25].Trade.TradedAt = month(3) // late: event time stays in March
	a := New(dir)
	write(t, a, chain, segment(1, events[:15]), segment(16, events[15:17]))
	write(t, New(dir), chain, segment(18, events[17:]))
	checkStored(t, dir, chain, events)
	var got []string
	entries, _, err := readManifest(dir, chain)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		got = append(got, e.File)
	}
	want := []string{
		"chain=base/month=2026-01/base-000000000000001-000000000000010.parquet",
		"chain=base/month=2026-02/base-000000000000011-000000000000017.parquet",
		"chain=base/month=2026-02/base-000000000000018-000000000000020.parquet",
		"chain=base/month=2026-03/base-000000000000021-000000000000030.parquet",
		"chain=base/month=2026-04/base-000000000000031-000000000000040.parquet",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("files\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	n := 0
	if files, err := Events(t.Context(), dir, chain, "2026-02", func(int64, *event.Event) error { n++; return nil }); err != nil || n != 10 || files != 2 {
		t.Errorf("February has %d events in %d files (%v), want 10 in 2", n, files, err)
	}
}

// A range may be archived again, whole, in part and overlapping, and no event is doubled.
func TestArchiveAgain(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(2, chain, 3000, 20, 5)
	write(t, New(dir), chain, segment(1, events[:1000]), segment(1001, events[1000:1500]))
	write(t, New(dir), chain, segment(1, events[:1000]))
	write(t, New(dir), chain, segment(501, events[500:2000]), segment(2001, events[2000:]))
	checkStored(t, dir, chain, events)
}

// Events of another database are refused instead of being taken for the ones that are archived.
func TestAnotherDatabase(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(2, chain, 100, 20, 5)
	write(t, New(dir), chain, segment(1, events))
	err := New(dir).Archive(t.Context(), chain, []eventlog.Segment{segment(50, testkit.Events(3, chain, 100, 20, 5))})
	if err == nil || !strings.Contains(err.Error(), "the archive of one database") {
		t.Fatalf("error %v", err)
	}
	checkStored(t, dir, chain, events)
}

// A run of more events than a file may have becomes several.
func TestLargeRun(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(9, chain, 250, 20, 5)
	a := New(dir)
	a.most = 100
	write(t, a, chain, segment(1, events[:90]), segment(91, events[90:]))
	checkStored(t, dir, chain, events)
	if found := verify(t, dir)[chain.Index()]; found.Files != 3 || found.Events != 250 {
		t.Errorf("found %+v", found)
	}
}

// limited is a file on a disk that is full after some bytes.
type limited struct {
	output
	left *int
}

func (l limited) Write(p []byte) (int, error) {
	if len(p) > *l.left {
		n, _ := l.output.Write(p[:*l.left])
		*l.left = 0
		return n, syscall.ENOSPC
	}
	*l.left -= len(p)
	return l.output.Write(p)
}

// While the disk is full nothing is archived and no unfinished file takes up room; then the same call succeeds.
func TestDiskFull(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(4, chain, 2000, 20, 5)
	for _, room := range []int{0, 1, 1000, 20_000} {
		a := New(dir)
		left := room
		a.create = func(path string) (output, error) {
			f, err := createFile(path)
			return limited{f, &left}, err
		}
		err := a.Archive(t.Context(), chain, []eventlog.Segment{segment(1, events)})
		if !errors.Is(err, syscall.ENOSPC) {
			t.Fatalf("with %d bytes: error %v", room, err)
		}
		if files, _ := filepath.Glob(filepath.Join(dir, "chain=*", "*", "*")); len(files) > 0 {
			t.Fatalf("with %d bytes it left %q", room, files)
		}
		if hidden, _ := filepath.Glob(filepath.Join(dir, "chain=*", "*", ".*")); len(hidden) > 0 {
			t.Fatalf("with %d bytes it left %q", room, hidden)
		}
	}
	write(t, New(dir), chain, segment(1, events))
	checkStored(t, dir, chain, events)
}

// A process that is killed between any two steps leaves what the next one finishes.
func TestKilledBetweenSteps(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	events := testkit.Events(5, chain, 300, 20, 5)
	for name, damage := range map[string]func(t *testing.T, dir string){
		"unfinished file": func(t *testing.T, dir string) {
			put(t, filepath.Join(dir, "chain=base", "month=2026-03", temporary+"base-000000000000201-000000000000250.parquet"), "PAR1 half")
		},
		"not entered": func(t *testing.T, dir string) {
			write(t, New(dir), chain, segment(201, events[200:250]))
			cutManifest(t, dir, chain, 1, 0)
		},
		"entered in part": func(t *testing.T, dir string) {
			write(t, New(dir), chain, segment(201, events[200:250]))
			cutManifest(t, dir, chain, 1, 40)
		},
		"two not entered": func(t *testing.T, dir string) {
			write(t, New(dir), chain, segment(201, events[200:230]))
			write(t, New(dir), chain, segment(231, events[230:270]))
			cutManifest(t, dir, chain, 2, 0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, New(dir), chain, segment(1, events[:200]))
			damage(t, dir)
			write(t, New(dir), chain, segment(201, events[200:]))
			checkStored(t, dir, chain, events)
			if left, _ := filepath.Glob(filepath.Join(dir, "chain=*", "*", temporary+"*")); len(left) > 0 {
				t.Errorf("it left %q", left)
			}
		})
	}
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// cutManifest removes the last lines of a manifest but for some bytes of the first of them.
func cutManifest(t *testing.T, dir string, chain smartmoney.Chain, lines, keep int) {
	t.Helper()
	text, err := os.ReadFile(manifestPath(dir, chain))
	if err != nil {
		t.Fatal(err)
	}
	at := len(text)
	for range lines {
		at = bytes.LastIndexByte(text[:at-1], '\n') + 1
	}
	put(t, manifestPath(dir, chain), string(text[:at+keep]))
}

// Verify names what is wrong.
func TestVerifyFinds(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	events := testkit.Events(6, chain, 300, 20, 5)
	const second = "base-000000000000101-000000000000200.parquet"
	for name, c := range map[string]struct {
		damage func(t *testing.T, dir string)
		want   string
	}{
		"flipped bit": {func(t *testing.T, dir string) {
			path := filepath.Join(dir, "chain=base", "month=2026-03", second)
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			text[len(text)/2] ^= 1
			put(t, path, string(text))
		}, second + ": its checksum is not the manifest's"},
		"lost file": {func(t *testing.T, dir string) {
			if err := os.Remove(filepath.Join(dir, "chain=base", "month=2026-03", second)); err != nil {
				t.Fatal(err)
			}
		}, second + ": file does not exist"},
		"lost line": {func(t *testing.T, dir string) { dropLine(t, dir, chain, 1) }, "events 101 to 200 are missing before"},
		"doubled line": {func(t *testing.T, dir string) {
			text, _ := os.ReadFile(manifestPath(dir, chain))
			put(t, manifestPath(dir, chain), string(text)+string(text))
		}, "begins at event 1, which an earlier file has"},
		"bad line": {func(t *testing.T, dir string) {
			put(t, manifestPath(dir, chain), "{\n")
		}, "line 1 of the manifest of base"},
		"stray file": {func(t *testing.T, dir string) {
			put(t, filepath.Join(dir, "chain=base", "month=2026-03", "base-copy.parquet"), "x")
		}, "base-copy.parquet is not in the manifest"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for i := range 3 {
				write(t, New(dir), chain, segment(int64(i*100+1), events[i*100:(i+1)*100]))
			}
			c.damage(t, dir)
			found := verify(t, dir)[chain.Index()]
			if all := strings.Join(found.Problems, "\n"); !strings.Contains(all, c.want) {
				t.Errorf("problems %q, want %q", all, c.want)
			}
		})
	}
}

func dropLine(t *testing.T, dir string, chain smartmoney.Chain, line int) {
	t.Helper()
	text, err := os.ReadFile(manifestPath(dir, chain))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	put(t, manifestPath(dir, chain), strings.Join(append(lines[:line:line], lines[line+1:]...), ""))
}

// What the database dropped and the archive lacks is a problem; what both have is none.
func TestCompare(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		found Found
		kept  int64
		want  string
	}{
		{Found{}, 1, ""},
		{Found{}, 11, "events 1 to 10 were dropped"},
		{Found{Files: 1, First: 1, Last: 10}, 11, ""},
		{Found{Files: 1, First: 1, Last: 10}, 5, ""},
		{Found{Files: 1, First: 1, Last: 10}, 13, "events 11 to 12 were dropped"},
	} {
		c.found.Compare(c.kept)
		if got := strings.Join(c.found.Problems, "\n"); (c.want == "") != (got == "") || !strings.Contains(got, c.want) {
			t.Errorf("%+v beside a log from %d: %q, want %q", c.found, c.kept, got, c.want)
		}
	}
}

// Two processes never write at once.
func TestLocked(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	a := New(dir)
	if err := makeDirs(dir, manifests); err != nil {
		t.Fatal(err)
	}
	unlock, err := a.lock()
	if err != nil {
		t.Fatal(err)
	}
	events := testkit.Events(7, smartmoney.Base, 10, 2, 2)
	err = New(dir).Archive(t.Context(), smartmoney.Base, []eventlog.Segment{segment(1, events)})
	if err == nil || !strings.Contains(err.Error(), "another process writes to it") {
		t.Errorf("error %v", err)
	}
	unlock()
	write(t, New(dir), smartmoney.Base, segment(1, events))
}

// A cancelled call writes nothing.
func TestCancelled(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := New(dir).Archive(ctx, smartmoney.Base, []eventlog.Segment{segment(1, testkit.Events(8, smartmoney.Base, 10, 2, 2))})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	if found := verify(t, dir)[smartmoney.Base.Index()]; found.Files != 0 || len(found.Problems) > 0 {
		t.Errorf("found %+v", found)
	}
}

// TestVerifyReadsAnything: a file that was cut or changed, with a manifest that says that it is so, ends in problems or in
// nothing, never in a panic.
func TestVerifyReadsAnything(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	dir := t.TempDir()
	write(t, New(dir), chain, segment(1, testkit.Events(6, chain, 40, 20, 5)))
	entries, _, err := readManifest(dir, chain)
	if err != nil || len(entries) != 1 {
		t.Fatalf("%d entries, error %v", len(entries), err)
	}
	path := filepath.Join(dir, filepath.FromSlash(entries[0].File))
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	problems := func(text []byte) []string {
		put(t, path, string(text))
		e := entries[0]
		if e.Bytes, e.SHA256, err = checksum(path); err != nil {
			t.Fatal(err)
		}
		line, err := json.Marshal(&e)
		if err != nil {
			t.Fatal(err)
		}
		put(t, manifestPath(dir, chain), string(line)+"\n")
		return verify(t, dir)[chain.Index()].Problems
	}
	if got := problems(whole); len(got) > 0 {
		t.Fatalf("the whole file: %q", got)
	}
	for n := 0; n < len(whole); n += 1 + len(whole)/25 {
		if len(problems(whole[:n])) == 0 {
			t.Errorf("no problem in the first %d of %d bytes", n, len(whole))
		}
	}
	random := rand.New(rand.NewPCG(3, 1))
	found := 0
	for range 40 {
		text := bytes.Clone(whole)
		text[random.IntN(len(text))] ^= byte(1 + random.IntN(255))
		if random.IntN(2) == 0 { // the footer has the numbers that are trusted
			text[len(text)-1-random.IntN(len(text)/3)] ^= byte(1 << random.IntN(8))
		}
		if len(problems(text)) > 0 {
			found++
		}
	}
	if found == 0 {
		t.Error("no change was found")
	}
}

// TestVerifyStaysInDirectory checks that a manifest cannot lead to files elsewhere, or to more rows than a file has.
func TestVerifyStaysInDirectory(t *testing.T) {
	t.Parallel()
	for name, line := range map[string]string{
		"above":    `{"file":"../../etc/passwd","first_seq":1,"last_seq":2}`,
		"absolute": `{"file":"/etc/passwd","first_seq":1,"last_seq":2}`,
		"within":   `{"file":"chain=base/month=2026-03/../../../../etc/passwd","first_seq":1,"last_seq":2}`,
		"chain":    `{"file":"chain=solana/month=2026-03/x.parquet","first_seq":1,"last_seq":2}`,
		"rows":     `{"file":"chain=base/month=2026-03/x.parquet","first_seq":1,"last_seq":9000000000000000000}`,
		"backward": `{"file":"chain=base/month=2026-03/x.parquet","first_seq":5,"last_seq":2}`,
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := makeDirs(dir, manifests); err != nil {
				t.Fatal(err)
			}
			put(t, manifestPath(dir, smartmoney.Base), line+"\n")
			got := verify(t, dir)[smartmoney.Base.Index()].Problems
			if len(got) != 1 || !strings.Contains(got[0], "line 1 of the manifest of base") {
				t.Errorf("problems %q, want one of the line", got)
			}
		})
	}
}

// TestVerifyRefusesPipes checks that a pipe in place of a file is a problem, not a wait.
func TestVerifyRefusesPipes(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	dir := t.TempDir()
	write(t, New(dir), chain, segment(1, testkit.Events(6, chain, 10, 5, 5)))
	entries, _, err := readManifest(dir, chain)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, filepath.FromSlash(entries[0].File))
	if err := errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o600)); err != nil {
		t.Fatal(err)
	}
	if got := verify(t, dir)[chain.Index()].Problems; len(got) != 1 || !strings.Contains(got[0], "is not a regular file") {
		t.Errorf("problems %q, want that of a pipe", got)
	}
}
