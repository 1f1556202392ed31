package retention

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// segment returns events as a segment whose global offsets are twice their sequence numbers.
func segment(first int64, events []event.Event) eventlog.Segment {
	s := eventlog.Segment{First: first, Events: events}
	for i := range events {
		s.Offsets = append(s.Offsets, 2*(first+int64(i)))
	}
	return s
}

func decode(t *testing.T, line []byte) event.Event {
	t.Helper()
	later := func() time.Time { return time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC) }
	e, err := event.NewDecoder(later).Decode(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return e
}

// everyKind returns events of every kind with every optional field, once given and once not.
func everyKind(t *testing.T) (events []event.Event) {
	t.Helper()
	wallet, token := testkit.Wallet(smartmoney.Polymarket, 1), testkit.Token(smartmoney.Polymarket, 1)
	text := strings.NewReplacer("WALLET", wallet, "TOKEN", token).Replace(
		`{"type":"market_mapping","token":"TOKEN","item_id":"7","outcome_label":"Yes"}
{"type":"market_mapping","token":"TOKEN","item_id":"7","outcome_label":"Yes","question":"Q?\n\"é\"","slug":"q"}
{"type":"trade","id":"t1","chain":"polymarket","wallet":"WALLET","token":"TOKEN","side":"sell","quantity":0.1,"price_usd":0.3,"traded_at":"2026-10-31T12:59:59.123456789Z"}
{"type":"trade","id":"t2","chain":"polymarket","wallet":"WALLET","token":"TOKEN","side":"buy","quantity":1e-9,"amount_usd":3e-10,"traded_at":"2026-10-31T13:00:00Z","symbol":"SYM","tx_hash":"0xabc","block":0,"off_market":true}
{"type":"token","chain":"polymarket","token":"TOKEN","updated_at":"2026-10-31T12:00:00Z"}
{"type":"token","chain":"polymarket","token":"TOKEN","updated_at":"2026-10-31T12:00:00Z","symbol":"S","price_usd":0,"volume_24h_usd":0.1,"holders":0,"excluded":false}
{"type":"wallet_stats","chain":"polymarket","wallet":"WALLET"}
{"type":"wallet_stats","chain":"polymarket","wallet":"WALLET","net_pnl_usd":-0.1,"win_rate":0.3,"excluded":true}
{"type":"market","item_id":"7","question":"","slug":"","end_date":"","tags":[],"volume_24hr":0,"closed":false}
{"type":"market","item_id":"7","question":"Q?","slug":"q","end_date":"2026-12-31","tags":["a","b"],"volume_24hr":0.7,"closed":true,"description":"d","start_date":"2026-10-31T12:59:59.123456789Z","created_at":"2026-10-31T00:00:00.000000001Z","updated_at":"2026-10-30T00:00:00Z","active":false,"liquidity":0,"spread":0.01}
{"type":"resolution","chain":"polymarket","token":"TOKEN","payout":0,"resolved_at":"1970-01-01T00:00:00.000000001Z"}
{"type":"retract","chain":"polymarket","id":"t1"}
{"type":"rewind","chain":"polymarket","block":9}`)
	for line := range strings.Lines(text) {
		events = append(events, decode(t, []byte(line)))
	}
	events[len(events)-1].Correction.Seqs = []int64{3, 4} // the log fills it in
	return events
}

// lines returns the lines of a chain's files in the order of their names, as the importer reads
// them.
func lines(t *testing.T, dir string, chain smartmoney.Chain) (all [][]byte) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, string(chain), "*.ndjson.zst"))
	if err != nil {
		t.Fatal(err)
	}
	adapter, err := importer.New("events", importer.DefaultSettings())
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		err = adapter.Convert(f, func(item importer.Item) error {
			all = append(all, item.Raw)
			return nil
		})
		if err := errors.Join(err, f.Close()); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
	}
	return all
}

// checkStored fails unless the importer reads exactly these events from the archive, each as the
// log encodes it, with sequence numbers from 1, and the archive verifies.
func checkStored(t *testing.T, dir string, chain smartmoney.Chain, want []event.Event) {
	t.Helper()
	got := lines(t, dir, chain)
	if len(got) != len(want) {
		t.Fatalf("the archive has %d events, want %d", len(got), len(want))
	}
	for i := range want {
		var place struct{ Seq int }
		if err := json.Unmarshal(got[i], &place); err != nil {
			t.Fatal(err)
		}
		e, logged := decode(t, got[i]), want[i]
		// which trades it took back follows from the events before it
		if c := logged.Correction; c != nil {
			logged.Correction = &event.Correction{ID: c.ID, Block: c.Block}
		}
		if place.Seq != i+1 || !bytes.Equal(event.AppendBinary(nil, &e), event.AppendBinary(nil, &logged)) {
			t.Fatalf("line %d of the archive differs from the log's event (%s): %s", i+1, want[i].Type, got[i])
		}
	}
	for _, f := range verify(t, dir) {
		if len(f.Problems) > 0 {
			t.Fatalf("verify: %s: %q", f.Chain, f.Problems)
		}
	}
}

func verify(t *testing.T, dir string) []FoundArchive {
	t.Helper()
	found, err := VerifyArchive(t.Context(), dir)
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

func frames(t *testing.T, dir string, chain smartmoney.Chain) []frame {
	t.Helper()
	m, err := readManifest(filepath.Join(dir, string(chain)))
	if err != nil {
		t.Fatal(err)
	}
	return m.frames
}

func manifestPath(dir string, chain smartmoney.Chain) string {
	return filepath.Join(dir, string(chain), manifestName)
}

// Every field of every kind of event comes back bit for bit.
func TestEveryKindComesBack(t *testing.T) {
	t.Parallel()
	dir, events := t.TempDir(), everyKind(t)
	write(t, NewArchive(dir), smartmoney.Polymarket, segment(1, events))
	checkStored(t, dir, smartmoney.Polymarket, events)
}

// A reader that knows no more than the fields' names gets the log's numbers and times.
func TestLinesForOtherReaders(t *testing.T) {
	t.Parallel()
	dir, events := t.TempDir(), everyKind(t)
	write(t, NewArchive(dir), smartmoney.Polymarket, segment(1, events))
	all := lines(t, dir, smartmoney.Polymarket)
	var trade, market struct {
		Type   string
		Seq    int
		Time   time.Time `json:"traded_at"`
		Amount *float64  `json:"amount_usd"`
		Tags   []string
	}
	if err := errors.Join(json.Unmarshal(all[2], &trade), json.Unmarshal(all[9], &market)); err != nil {
		t.Fatal(err)
	}
	if want := events[2].Trade; trade.Type != "trade" || trade.Seq != 3 || *trade.Amount != want.AmountUSD || !trade.Time.Equal(want.TradedAt) {
		t.Errorf("trade reads as %+v", trade)
	}
	if !reflect.DeepEqual(market.Tags, events[9].Market.Tags) || market.Amount != nil {
		t.Errorf("tags %q, amount %v", market.Tags, market.Amount)
	}
}

// Files begin where the month of event time changes.
func TestMonths(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := make([]event.Event, 40)
	month := func(i int) time.Time { return time.Date(2026, time.Month(1+i/10), 1+i%10, 0, 0, 0, 0, time.UTC) }
	for i := range events {
		events[i] = testkit.Buy(chain, 0, i, month(i))
	}
	events[25].Trade.TradedAt = month(3) // late: event time stays in March
	events[0] = event.Event{Type: event.TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{Chain: chain, Wallet: testkit.Wallet(chain, 0)}}
	a := NewArchive(dir)
	write(t, a, chain, segment(1, events[:15]), segment(16, events[15:17]))
	write(t, NewArchive(dir), chain, segment(18, events[17:]))
	checkStored(t, dir, chain, events)
	var got []string
	for _, f := range frames(t, dir, chain) {
		got = append(got, fmt.Sprintf("%s %d-%d", f.Month, f.First, f.Last))
	}
	want := []string{"2026-01 1-10", "2026-02 11-17", "2026-02 18-20", "2026-03 21-30", "2026-04 31-40"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("frames\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if f := verify(t, dir)[chain.Index()]; f.Files != 4 || f.Events != 40 || f.Trades != 39 {
		t.Errorf("found %+v", f)
	}
}

// A range may be archived again, whole, in part and overlapping, and no event is doubled.
func TestArchiveAgain(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(2, chain, 3000, 20, 5)
	write(t, NewArchive(dir), chain, segment(1, events[:1000]), segment(1001, events[1000:1500]))
	write(t, NewArchive(dir), chain, segment(1, events[:1000]))
	write(t, NewArchive(dir), chain, segment(501, events[500:2000]), segment(2001, events[2000:]))
	checkStored(t, dir, chain, events)
}

// Events of another database are refused instead of being taken for the ones that are archived.
func TestAnotherDatabase(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(2, chain, 100, 20, 5)
	write(t, NewArchive(dir), chain, segment(1, events))
	err := NewArchive(dir).Archive(t.Context(), chain, []eventlog.Segment{segment(50, testkit.Events(3, chain, 100, 20, 5))})
	if err == nil || !strings.Contains(err.Error(), "the archive of one database") {
		t.Fatalf("error %v", err)
	}
	checkStored(t, dir, chain, events)
}

// A run of more events than a frame may have becomes several.
func TestLargeRun(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(9, chain, 250, 20, 5)
	a := NewArchive(dir)
	a.most = 100
	write(t, a, chain, segment(1, events[:90]), segment(91, events[90:]))
	checkStored(t, dir, chain, events)
	if found := verify(t, dir)[chain.Index()]; len(frames(t, dir, chain)) != 3 || found.Events != 250 {
		t.Errorf("found %+v", found)
	}
}

// fill makes the disk of an archive full after some bytes.
func fill(a *Archive, left int) {
	a.write = func(f *os.File, p []byte, at int64) (int, error) {
		if len(p) > left {
			n, _ := f.WriteAt(p[:left], at)
			left = 0
			return n, syscall.ENOSPC
		}
		left -= len(p)
		return f.WriteAt(p, at)
	}
}

// While the disk is full nothing is archived and no unfinished frame takes up room; then the same
// call succeeds.
func TestDiskFull(t *testing.T) {
	t.Parallel()
	dir, chain := t.TempDir(), smartmoney.Base
	events := testkit.Events(4, chain, 2000, 20, 5)
	for _, room := range []int{0, 1, 1000, 20_000} {
		a := NewArchive(dir)
		fill(a, room)
		err := a.Archive(t.Context(), chain, []eventlog.Segment{segment(1, events)})
		if !errors.Is(err, syscall.ENOSPC) {
			t.Fatalf("with %d bytes: error %v", room, err)
		}
		if files, _ := filepath.Glob(filepath.Join(dir, "*", "*")); len(files) > 0 {
			t.Fatalf("with %d bytes it left %q", room, files)
		}
	}
	write(t, NewArchive(dir), chain, segment(1, events[:1000]))
	a := NewArchive(dir)
	fill(a, 1000)
	if err := a.Archive(t.Context(), chain, []eventlog.Segment{segment(1001, events[1000:])}); !errors.Is(err, syscall.ENOSPC) {
		t.Fatalf("error %v", err)
	}
	checkStored(t, dir, chain, events[:1000])
	write(t, NewArchive(dir), chain, segment(1, events))
	checkStored(t, dir, chain, events)
}

// A process that is killed between any two steps leaves what the next one finishes.
func TestKilledBetweenSteps(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	events := testkit.Events(5, chain, 300, 20, 5)
	for name, damage := range map[string]func(t *testing.T, dir string){
		"unfinished frame": func(t *testing.T, dir string) {
			path := filepath.Join(dir, "base", "2026-03.ndjson.zst")
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			put(t, path, string(text)+string(text[:len(text)/2]))
		},
		"not entered": func(t *testing.T, dir string) {
			write(t, NewArchive(dir), chain, segment(201, events[200:250]))
			cutManifest(t, dir, chain, 1, 0)
		},
		"entered in part": func(t *testing.T, dir string) {
			write(t, NewArchive(dir), chain, segment(201, events[200:250]))
			cutManifest(t, dir, chain, 1, 40)
		},
		"two not entered": func(t *testing.T, dir string) {
			write(t, NewArchive(dir), chain, segment(201, events[200:230]))
			write(t, NewArchive(dir), chain, segment(231, events[230:270]))
			cutManifest(t, dir, chain, 2, 0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, NewArchive(dir), chain, segment(1, events[:200]))
			damage(t, dir)
			if problems := verify(t, dir)[chain.Index()].Problems; len(problems) == 0 {
				t.Error("verify finds no problem")
			}
			write(t, NewArchive(dir), chain, segment(201, events[200:]))
			checkStored(t, dir, chain, events)
		})
	}
}

// Events that neither the log nor the manifest has any more are not written over.
func TestLostManifest(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	events := testkit.Events(5, chain, 300, 20, 5)
	for lines := range 3 {
		dir := t.TempDir()
		write(t, NewArchive(dir), chain, segment(1, events[:100]))
		write(t, NewArchive(dir), chain, segment(101, events[100:200]))
		path := filepath.Join(dir, "base", "2026-03.ndjson.zst")
		before, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		cutManifest(t, dir, chain, lines, 0)
		err = NewArchive(dir).Archive(t.Context(), chain, []eventlog.Segment{segment(201, events[200:])})
		after, _ := os.ReadFile(path)
		if lost := lines > 0; (err != nil) != lost || lost && (!strings.Contains(err.Error(), "restore the manifest") || !bytes.Equal(before, after)) {
			t.Errorf("without %d lines: error %v, the file has %d bytes, it had %d", lines, err, len(after), len(before))
		}
		if err := os.Truncate(path, 10); err != nil {
			t.Fatal(err)
		}
		err = NewArchive(dir).Archive(t.Context(), chain, []eventlog.Segment{segment(201, events[200:]), segment(301, events)})
		if err == nil {
			t.Errorf("without %d lines: events are added to a file that was cut", lines)
		}
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

// VerifyArchive names what is wrong.
func TestVerifyFinds(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	events := testkit.Events(6, chain, 300, 20, 5)
	const file = "2026-03.ndjson.zst"
	for name, c := range map[string]struct {
		damage func(t *testing.T, dir string)
		want   string
	}{
		"flipped bit": {func(t *testing.T, dir string) {
			path := filepath.Join(dir, "base", file)
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			text[len(text)/2] ^= 1
			put(t, path, string(text))
		}, file + ": its checksum is not the manifest's (events 101 to 200"},
		"lost file": {func(t *testing.T, dir string) {
			if err := os.Remove(filepath.Join(dir, "base", file)); err != nil {
				t.Fatal(err)
			}
		}, file + ": file does not exist"},
		"lost end": {func(t *testing.T, dir string) {
			if err := os.Truncate(filepath.Join(dir, "base", file), frames(t, dir, chain)[2].Offset); err != nil {
				t.Fatal(err)
			}
		}, file + ": its checksum is not the manifest's (events 201 to 300"},
		"lost line": {func(t *testing.T, dir string) { dropLine(t, dir, chain, 1) }, "events 101 to 200 are missing before"},
		"doubled line": {func(t *testing.T, dir string) {
			text, _ := os.ReadFile(manifestPath(dir, chain))
			put(t, manifestPath(dir, chain), string(text)+string(text))
		}, "event 1, which an earlier file or frame has"},
		"bad line": {func(t *testing.T, dir string) {
			put(t, manifestPath(dir, chain), "{\n")
		}, "line 1 of the manifest of base"},
		"lost lines": {func(t *testing.T, dir string) { cutManifest(t, dir, chain, 1, 0) }, file + " has "},
		"stray file": {func(t *testing.T, dir string) {
			put(t, filepath.Join(dir, "base", "copy.ndjson.zst"), "x")
		}, "copy.ndjson.zst is not in the manifest"},
		"Parquet": {func(t *testing.T, dir string) {
			if err := os.Mkdir(filepath.Join(dir, "chain=base"), 0o700); err != nil {
				t.Fatal(err)
			}
		}, "has Parquet files of an earlier version"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for i := range 3 {
				write(t, NewArchive(dir), chain, segment(int64(i*100+1), events[i*100:(i+1)*100]))
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
		found FoundArchive
		kept  int64
		want  string
	}{
		{FoundArchive{}, 1, ""},
		{FoundArchive{}, 11, "events 1 to 10 were dropped"},
		{FoundArchive{Files: 1, First: 1, Last: 10}, 11, ""},
		{FoundArchive{Files: 1, First: 1, Last: 10}, 5, ""},
		{FoundArchive{Files: 1, First: 1, Last: 10}, 13, "events 11 to 12 were dropped"},
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
	unlock, err := NewArchive(dir).lock()
	if err != nil {
		t.Fatal(err)
	}
	events := testkit.Events(7, smartmoney.Base, 10, 2, 2)
	err = NewArchive(dir).Archive(t.Context(), smartmoney.Base, []eventlog.Segment{segment(1, events)})
	if err == nil || !strings.Contains(err.Error(), "another process writes to it") {
		t.Errorf("error %v", err)
	}
	unlock()
	write(t, NewArchive(dir), smartmoney.Base, segment(1, events))
}

// A cancelled call writes nothing.
func TestCancelled(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := NewArchive(dir).Archive(ctx, smartmoney.Base, []eventlog.Segment{segment(1, testkit.Events(8, smartmoney.Base, 10, 2, 2))})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	if found := verify(t, dir)[smartmoney.Base.Index()]; found.Files != 0 || len(found.Problems) > 0 {
		t.Errorf("found %+v", found)
	}
}

// TestVerifyReadsAnything: a file that was cut or changed, with a manifest that says that it is so,
// ends in problems or in nothing, never in a panic.
func TestVerifyReadsAnything(t *testing.T) {
	t.Parallel()
	chain := smartmoney.Base
	dir := t.TempDir()
	write(t, NewArchive(dir), chain, segment(1, testkit.Events(6, chain, 40, 20, 5)))
	f := frames(t, dir, chain)[0]
	path := filepath.Join(dir, "base", f.Month+suffix)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	problems := func(text []byte) []string {
		put(t, path, string(text))
		f := f
		f.Bytes, f.SHA256 = int64(len(text)), checksum(text)
		line, err := json.Marshal(&f)
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
		if len(problems(text)) > 0 {
			found++
		}
	}
	if found == 0 {
		t.Error("no change was found")
	}
}

// TestVerifyStaysInDirectory checks that a manifest cannot lead to files elsewhere, or to more
// events than a frame has.
func TestVerifyStaysInDirectory(t *testing.T) {
	t.Parallel()
	for name, line := range map[string]string{
		"above":    `{"month":"../../etc/passwd","bytes":1,"first_seq":1,"last_seq":2}`,
		"absolute": `{"month":"/etc/passwd","bytes":1,"first_seq":1,"last_seq":2}`,
		"within":   `{"month":"2026-03/../../../../etc/passwd","bytes":1,"first_seq":1,"last_seq":2}`,
		"chain":    `{"month":"../solana/2026-03","bytes":1,"first_seq":1,"last_seq":2}`,
		"rows":     `{"month":"2026-03","bytes":1,"first_seq":1,"last_seq":9000000000000000000}`,
		"backward": `{"month":"2026-03","bytes":1,"first_seq":5,"last_seq":2}`,
		"before":   `{"month":"2026-03","offset":-9,"bytes":1,"first_seq":1,"last_seq":2}`,
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.Mkdir(filepath.Join(dir, "base"), 0o700); err != nil {
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
	write(t, NewArchive(dir), chain, segment(1, testkit.Events(6, chain, 10, 5, 5)))
	path := filepath.Join(dir, "base", "2026-03.ndjson.zst")
	if err := errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o600)); err != nil {
		t.Fatal(err)
	}
	if got := verify(t, dir)[chain.Index()].Problems; len(got) != 1 || !strings.Contains(got[0], "is not a regular file") {
		t.Errorf("problems %q, want that of a pipe", got)
	}
}
