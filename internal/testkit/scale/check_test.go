package scale

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestFirst: a law is looked at so many times as wanted, and a failing check again and again until
// it is small.
func TestFirst(t *testing.T) {
	looks := 0
	rapid.Check(t, first(3, func(*rapid.T) { looks++ }))
	if looks != 3 {
		t.Errorf("%d checks looked, want 3", looks)
	}
	quietly(t)
	failing := &failed{TB: t}
	func() {
		defer func() { _ = recover() }() // of FailNow
		rapid.Check(failing, first(3, func(rt *rapid.T) {
			if n := rapid.IntRange(0, 1_000_000).Draw(rt, "n"); n >= 0 {
				rt.Fatalf("found %d", n)
			}
		}))
	}()
	if !strings.Contains(failing.text, "found 0") || strings.Contains(failing.text, "flaky") {
		t.Errorf("the failure was not made smaller:\n%s", failing.text)
	}
}

// quietly has rapid write no file of failures until the test ends.
func quietly(t *testing.T) {
	t.Helper()
	f := flag.Lookup("rapid.nofailfile")
	was := f.Value.String()
	t.Cleanup(func() { _ = f.Value.Set(was) })
	if err := f.Value.Set("true"); err != nil {
		t.Fatal(err)
	}
}

// failed is a test that notes why it fails.
type failed struct {
	testing.TB
	text string
	is   bool
}

func (f *failed) Helper()                   {}
func (f *failed) Failed() bool              { return f.is }
func (f *failed) Fail()                     { f.is = true }
func (f *failed) FailNow()                  { f.is = true; panic(f.text) }
func (f *failed) Errorf(s string, a ...any) { f.is = true; f.Logf(s, a...) }
func (f *failed) Logf(s string, a ...any)   { f.text += fmt.Sprintf(s, a...) + "\n" }
func (f *failed) Fatalf(s string, a ...any) { f.Errorf(s, a...); f.FailNow() }
func (f *failed) Log(a ...any)              { f.text += fmt.Sprintln(a...) }

// TestCheckUntil: a law is checked again until it met enough, within a bound.
func TestCheckUntil(t *testing.T) {
	n := 0
	rapid.Check(t, func(*rapid.T) { n++ })
	for want, enough := range map[int]int{n: 1, 2 * n: n + 1, longest * n: 100 * n} {
		met := 0
		CheckUntil(t, func() bool { return met >= enough }, func(*rapid.T) { met++ })
		if met != want {
			t.Errorf("%d checks for %d, want %d", met, enough, want)
		}
	}
}

// TestCheck: on the second database a fourth of the checks look.
func TestCheck(t *testing.T) {
	t.Setenv(fullVariable, "")
	count := func(second bool) (n int) {
		Check(t, second, func(*rapid.T) { n++ })
		return n
	}
	whole, want := count(false), 0
	if want = max(whole/fewer, 1); chosen("rapid.checks") {
		want = whole
	}
	if part := count(true); part != want {
		t.Errorf("%d checks, on the second database %d, want %d", whole, part, want)
	}
	t.Setenv(fullVariable, "1")
	if part := count(true); part != whole {
		t.Errorf("%d checks of %d with %s", part, whole, fullVariable)
	}
}

// TestPart: on the second database a size is a fourth, at least 1.
func TestPart(t *testing.T) {
	for _, c := range []struct {
		full    string
		second  bool
		n, want int
	}{{"", false, 100, 100}, {"", true, 100, 25}, {"", true, 3, 1}, {"1", true, 100, 100}} {
		t.Setenv(fullVariable, c.full)
		if got := Part(c.second, c.n); got != c.want {
			t.Errorf("Part(%t, %d) with %s=%s is %d, want %d", c.second, c.n, fullVariable, c.full, got, c.want)
		}
	}
}
