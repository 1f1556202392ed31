package importer

import (
	"bufio"
	"io"
	"runtime"
	"strings"
	"testing"
)

// lines is a reader of a line that repeats.
type lines struct {
	line string
	left int // how often
}

// Read implements io.Reader.
func (l *lines) Read(p []byte) (n int, err error) {
	for l.left > 0 && n+len(l.line) <= len(p) {
		n += copy(p[n:], l.line)
		l.left--
	}
	if l.left == 0 && n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// TestMemoryIsBounded reads files of many records, and checks that nothing of them is kept.
func TestMemoryIsBounded(t *testing.T) {
	const count = 300_000
	heap := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	for name, read := range map[string]func(in *bufio.Reader, fn func() error) error{
		"CSV": func(in *bufio.Reader, fn func() error) error {
			return eachCSV(in, nameDuneBots, nil, func(int, *table) error { return fn() }, nil)
		},
		"NDJSON": func(in *bufio.Reader, fn func() error) error {
			return eachJSON(in, func(int, []byte) error { return fn() }, nil)
		},
		"arrays": func(in *bufio.Reader, fn func() error) error {
			return eachElement(in, func(int, []byte) error { return fn() })
		},
	} {
		line := map[string]string{"CSV": "a\n", "NDJSON": "{}\n", "arrays": "[]\n[1]\n"}[name]
		before, seen, grown := heap(), 0, int64(0)
		in := bufio.NewReader(io.MultiReader(strings.NewReader(line), &lines{line, count}))
		err := read(in, func() error {
			if seen++; seen == count {
				grown = heap() - before
			}
			return nil
		})
		if err != nil || seen < count || grown > 1<<20 {
			t.Errorf("%s: %d records, error %v, the heap grew by %d bytes, want at most 1 MiB", name, seen, err, grown)
		}
	}
}
