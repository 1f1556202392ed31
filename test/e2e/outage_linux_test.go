package e2e

import (
	"math"
	"testing"

	"golang.org/x/sys/unix"
)

// TestFullSQLite checks a full disk: no file of the process can be written to.
func TestFullSQLite(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve()
	o := newOutage(t, s, p)
	limit := func(size uint64) {
		t.Helper()
		if err := unix.Prlimit(p.cmd.Process.Pid, unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: size, Max: math.MaxUint64}, nil); err != nil {
			t.Fatal(err)
		}
	}
	o.refusesWrites(p.url, func() func() {
		limit(0)
		return func() { limit(math.MaxUint64) }
	})
	p.stop()
}
