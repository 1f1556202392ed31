package retention

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// FoundArchive is what VerifyArchive found of a chain.
type FoundArchive struct {
	Chain       smartmoney.Chain
	Files       int
	First, Last int64 // sequence numbers of the first and last archived event; 0: there is none
	Events      int64
	Trades      int64 // that could be read
	Bytes       int64
	Problems    []string // each names the file or the range; none: all is well
}

func (f *FoundArchive) problem(format string, args ...any) {
	f.Problems = append(f.Problems, fmt.Sprintf(format, args...))
}

// VerifyArchive reads every file of the archive in a directory: the checksums of its frames, that
// their lines are the events that the manifest tells, in order, and that the frames follow each
// other without a gap or an overlap. It returns an error only if the directory cannot be read.
func VerifyArchive(ctx context.Context, dir string) ([]FoundArchive, error) {
	if _, err := os.Stat(dir); err != nil {
		return nil, fmt.Errorf("verify the archive: %w", err)
	}
	var all []FoundArchive
	for _, chain := range smartmoney.Chains() {
		f := FoundArchive{Chain: chain}
		if err := f.verify(ctx, filepath.Join(dir, string(chain))); err != nil {
			return nil, fmt.Errorf("verify the archive of %s: %w", chain, err)
		}
		if parquet := filepath.Join(dir, "chain="+string(chain)); exists(parquet) {
			f.problem("%s has Parquet files of an earlier version, which this one does not read: convert them or move them away (docs/data.md)", parquet)
		}
		all = append(all, f)
	}
	return all, nil
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// verify verifies the files in the directory of the chain. It takes their sizes before it reads the
// manifest, so that frames may be added meanwhile.
func (f *FoundArchive) verify(ctx context.Context, dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*"+suffix))
	if err != nil {
		return err
	}
	sizes := make([]int64, len(files))
	for i, path := range files {
		sizes[i], _ = sizeOf(path) // read reports the error
	}
	m, err := readManifest(dir)
	if err != nil {
		f.problem("%v", err)
		return nil
	}
	if m.torn {
		f.problem("the manifest ends in a part of a line, as a kill leaves it: the next archived events mend it")
	}
	for i, path := range files {
		name := filepath.Base(path)
		if end := m.end(strings.TrimSuffix(name, suffix)); end == 0 {
			f.problem("%s is not in the manifest: a process was killed, or lines of the manifest are lost", name)
		} else if sizes[i] > end {
			f.problem("%s has %d bytes, %d by the manifest: a process was killed, or lines of the manifest are lost", name, sizes[i], end)
		}
	}
	for i := range m.frames {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		f.verifyFrame(m, i)
	}
	return nil
}

// verifyFrame verifies a frame and that it follows the one before.
func (f *FoundArchive) verifyFrame(m *manifest, i int) {
	this, before := &m.frames[i], frame{}
	if i > 0 {
		before = m.frames[i-1]
	}
	name := this.Month + suffix
	switch {
	case i == 0:
		f.First = this.First
	case this.First > f.Last+1:
		f.problem("events %d to %d are missing before event %d of %s", f.Last+1, this.First-1, this.First, name)
	case this.First <= f.Last:
		f.problem("%s has event %d, which an earlier file or frame has", name, this.First)
	}
	if this.Month != before.Month {
		f.Files++
	}
	f.Last = max(f.Last, this.Last)
	f.Events, f.Bytes = f.Events+this.events(), f.Bytes+this.Bytes
	err := m.read(this, func(_ int64, line []byte) error {
		if bytes.HasPrefix(line, []byte(`{"type":"trade",`)) {
			f.Trades++
		}
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		err = fs.ErrNotExist // without the path
	}
	if err != nil {
		f.problem("%s: %v", name, err)
	}
}

// Compare adds the problems of the archive beside a database whose log of the chain begins at
// firstKept: every event before it was dropped and must be in the archive from the archive's first
// event on.
func (f *FoundArchive) Compare(firstKept int64) {
	switch {
	case firstKept <= 1:
	case f.Files == 0:
		f.problem("events 1 to %d were dropped from the database and are not in the archive", firstKept-1)
	case f.Last < firstKept-1:
		f.problem("events %d to %d were dropped from the database and are not in the archive", f.Last+1, firstKept-1)
	}
}
