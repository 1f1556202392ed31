package faults

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// clock is the package that a program under a moved clock reads the time from, instead of time.
// Only the wall clock is moved, as it is when an operator or NTP sets it: the monotonic reading in
// the same value goes on. A Time with one has the seconds of its wall clock in the bits of its
// first word from 30 on.
const clock = `// Package clock is time with a wall clock that the file in $CLOCK moves by its number of seconds.
package clock

import (
	"os"
	"strconv"
	"sync/atomic"
	"time"
	"unsafe"
)

var offset atomic.Int64

func init() {
	go func() {
		for ; ; time.Sleep(10 * time.Millisecond) {
			text, _ := os.ReadFile(os.Getenv("CLOCK"))
			if n, err := strconv.ParseInt(string(text), 10, 64); err == nil {
				offset.Store(n)
			}
		}
	}()
}

func Now() time.Time {
	t := time.Now()
	*(*uint64)(unsafe.Pointer(&t)) += uint64(offset.Load()) << 30
	return t
}

func Since(t time.Time) time.Duration { return Now().Sub(t) }

func Until(t time.Time) time.Duration { return t.Sub(Now()) }
`

var (
	readsClock  = regexp.MustCompile(`\btime\.(Now|Since|Until)\b`)
	packageLine = regexp.MustCompile(`(?m)^package .*$`)
)

// movable builds the program with that package: an overlay replaces the sources that read the time,
// and no file of the project changes.
func movable(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	replaced := map[string]string{}
	write := func(path, text string) {
		t.Helper()
		to := filepath.Join(dir, fmt.Sprintf("%d.go", len(replaced)))
		if err := os.WriteFile(to, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		replaced[path] = to
	}
	write(filepath.Join(root, "internal", "clock", "clock.go"), clock)
	for _, top := range []string{"internal", "graph", "resolvers", "rest"} {
		err := filepath.WalkDir(filepath.Join(root, top), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil || !readsClock.Match(text) {
				return err
			}
			moved := readsClock.ReplaceAllString(string(text), "movedclock.$1")
			at := packageLine.FindStringIndex(moved)[1]
			write(path, moved[:at]+"\n\nimport movedclock \"github.com/smartmoneyhq/smartmoney/internal/clock\"\n"+moved[at:]+"\nvar _ time.Time\n")
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(replaced) < 20 {
		t.Fatalf("only %d files read the time", len(replaced))
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(list, overlay, 0o600); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(dir, "smartmoney")
	if err := build(program, "-overlay", list); err != nil {
		t.Fatalf("build with a movable clock: %v", err)
	}
	return program
}

// TestClock moves the clock of the service by an hour forth and back while events arrive: no
// request fails, and nothing is lost, doubled or out of order. The database's clock stays, as that
// of another machine does.
func TestClock(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	program := movable(t)
	c := newCluster(t, 0)
	for name, database := range map[string]string{
		"postgres": c.url(c.address()), "sqlite": "sqlite:" + filepath.Join(t.TempDir(), "smartmoney.db"),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "clock")
			set := func(seconds int) {
				t.Helper()
				if err := os.WriteFile(file+".new", []byte(fmt.Sprint(seconds)), 0o600); err != nil {
					t.Fatal(err)
				}
				if err := os.Rename(file+".new", file); err != nil {
					t.Fatal(err)
				}
			}
			set(0)
			s := &site{t: t, dir: t.TempDir(), program: program, database: database, env: []string{"CLOCK=" + file}}
			s.setUp()
			p := s.serve()
			p.configure()
			uploads := p.load()
			for i, seconds := range []int{3600, 0, -3600, 0} {
				mark := int64((i + 1) * len(base) / 6)
				eventually(t, "uploads go on", func() bool { return uploads[0].acked.Load() > mark })
				set(seconds)
				p.says(seconds)
				for _, c := range append(append([]call{}, reads...), writes...) {
					if result, _ := p.make(c); result != "" {
						t.Errorf("with the clock moved by %d s, %s %s: %s", seconds, c.method, c.path, result)
					}
				}
				if !p.ready() {
					t.Errorf("with the clock moved by %d s it is not ready", seconds)
				}
			}
			for _, u := range uploads {
				u.await(t)
			}
			p.complete(want)
			p.stop()
		})
	}
}

// says waits until the service's clock is what it was set to, by the time that an answer states:
// that of a leaderboard, which is taken anew with the event that is sent before.
func (p *process) says(offset int) {
	p.t.Helper()
	eventually(p.t, "the clock is moved", func() bool {
		if result, _ := p.make(newEvents); result != "" {
			p.t.Fatalf("%s %s: %s", newEvents.method, newEvents.path, result)
		}
		var page struct {
			UpdatedAt time.Time `json:"updated_at"`
		}
		body := p.get("/v3/alpha/leaderboard?chain=solana&limit=1", p.customer)
		if err := json.Unmarshal([]byte(body), &page); err != nil {
			p.t.Fatal(err)
		}
		off := time.Until(page.UpdatedAt) - time.Duration(offset)*time.Second
		return off.Abs() < time.Minute
	})
}
