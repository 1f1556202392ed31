package archive

import (
	"context"
	"fmt"
	"io/fs"
	"os"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Found is what Verify found of a chain.
type Found struct {
	Chain       smartmoney.Chain
	Files       int
	First, Last int64 // sequence numbers of the first and last archived event; 0: there is none
	Events      int64
	Trades      int64
	Bytes       int64
	Problems    []string // each names the file or the range; none: all is well
}

// maxProblems bounds the problems that are told of one chain.
const maxProblems = 100

func (f *Found) problem(format string, args ...any) {
	switch len(f.Problems) {
	case maxProblems:
	case maxProblems - 1:
		f.Problems = append(f.Problems, "there are more problems")
	default:
		f.Problems = append(f.Problems, fmt.Sprintf(format, args...))
	}
}

// Verify reads every file of the archive in a directory: its checksum, that its rows are the events that its name
// and the manifest tell, in order, and that the files follow each other without a gap or an overlap. It returns an
// error only if the directory cannot be read.
func Verify(ctx context.Context, dir string) ([]Found, error) {
	if _, err := os.Stat(dir); err != nil {
		return nil, fmt.Errorf("verify the archive: %w", err)
	}
	var all []Found
	for _, chain := range smartmoney.Chains() {
		f, err := verifyChain(ctx, dir, chain)
		if err != nil {
			return nil, fmt.Errorf("verify the archive of %s: %w", chain, err)
		}
		all = append(all, *f)
	}
	return all, nil
}

func verifyChain(ctx context.Context, dir string, chain smartmoney.Chain) (*Found, error) {
	f := &Found{Chain: chain}
	entries, length, err := readManifest(dir, chain)
	if err != nil {
		f.problem("%v", err)
		return f, nil
	}
	if info, err := os.Stat(manifestPath(dir, chain)); err == nil && info.Size() > length {
		f.problem("the manifest ends in a part of a line, as a kill leaves it: the next archived events mend it")
	}
	stray, err := strays(dir, chain, entries)
	if err != nil {
		return nil, err
	}
	for _, name := range stray {
		f.problem("%s is not in the manifest: the next archived events take it up if it follows the others", name)
	}
	a := New(dir)
	for i := range entries {
		e := &entries[i]
		switch {
		case i > 0 && e.First > f.Last+1:
			f.problem("events %d to %d are missing before %s", f.Last+1, e.First-1, e.File)
		case i > 0 && e.First <= f.Last:
			f.problem("%s begins at event %d, which an earlier file has", e.File, e.First)
		case i == 0:
			f.First = e.First
		}
		f.Last = max(f.Last, e.Last)
		f.Files, f.Events, f.Trades, f.Bytes = f.Files+1, f.Events+e.Last-e.First+1, f.Trades+e.Trades, f.Bytes+e.Bytes
		if err := verifyFile(ctx, a.path(e.File), chain, e); err != nil {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			f.problem("%s: %v", e.File, err)
		}
	}
	return f, nil
}

func verifyFile(ctx context.Context, path string, chain smartmoney.Chain, e *entry) error {
	size, sum, err := checksum(path)
	switch {
	case os.IsNotExist(err):
		return fs.ErrNotExist
	case err != nil:
		return err
	case size != e.Bytes || sum != e.SHA256:
		return fmt.Errorf("its checksum is not the manifest's (%d bytes, %d in the manifest)", size, e.Bytes)
	}
	found := entry{}
	next := e.First
	err = readFile(ctx, path, chain, func(r *row, ev *event.Event) error {
		if r.Seq != next {
			return fmt.Errorf("has event %d where %d is due", r.Seq, next)
		}
		next++
		found.count(ev)
		return nil
	})
	switch {
	case err != nil:
		return err
	case next != e.Last+1:
		return fmt.Errorf("ends before event %d, not at %d", next, e.Last)
	case found.Trades != e.Trades:
		return fmt.Errorf("has %d trades, %d in the manifest", found.Trades, e.Trades)
	}
	return nil
}

// Compare adds the problems of the archive beside a database whose log of the chain begins at firstKept: every event
// before it was dropped and must be in the archive from the archive's first event on.
func (f *Found) Compare(firstKept int64) {
	switch {
	case firstKept <= 1:
	case f.Files == 0:
		f.problem("events 1 to %d were dropped from the database and are not in the archive", firstKept-1)
	case f.Last < firstKept-1:
		f.problem("events %d to %d were dropped from the database and are not in the archive", f.Last+1, firstKept-1)
	}
}

// Events calls f for the archived events of a chain in order, with their sequence numbers, those of a month of event
// time only ("2026-10") unless it is "", and returns how many files had them. It stops at the first error of f and returns it.
func Events(ctx context.Context, dir string, chain smartmoney.Chain, month string, f func(seq int64, e *event.Event) error) (files int, err error) {
	entries, _, err := readManifest(dir, chain)
	if err != nil {
		return 0, fmt.Errorf("read the archive: %w", err)
	}
	a := New(dir)
	for i := range entries {
		name := entries[i].File
		if month != "" && monthOfFile(name) != month {
			continue
		}
		if err := readFile(ctx, a.path(name), chain, func(r *row, e *event.Event) error { return f(r.Seq, e) }); err != nil {
			return files, fmt.Errorf("read the archived file %s: %w", name, err)
		}
		files++
	}
	return files, nil
}
