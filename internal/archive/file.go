package archive

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"
	"github.com/parquet-go/parquet-go/format"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
)

// rowGroup is the number of rows that a writer holds in memory, and a reader of one column skips at once.
const rowGroup = 50_000

// chunk is the number of rows that are converted at once.
const chunk = 1024

// Keys of what a file says about itself.
const (
	chainKey = "smartmoney.chain"
	firstKey = "smartmoney.first_seq"
	lastKey  = "smartmoney.last_seq"
)

// output is a file that is being written.
type output interface {
	io.Writer
	Sync() error
	Close() error
}

// createFile creates a file for writing, in place of one that a killed process left.
func createFile(path string) (output, error) {
	return os.OpenFile(path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o640)
}

// temporary begins the names of files that are not finished. Readers of data sets leave such names out.
const temporary = ".unfinished-"

// writeFile writes events to a new file below the directory, durable and under its name at once: a kill leaves
// either the whole file or one that no reader takes for a part of the archive. It returns the file's entry.
func (a *Archive) writeFile(ctx context.Context, s *eventlog.Segment, chain smartmoney.Chain, month string) (entry, error) {
	dir := filepath.Join("chain="+string(chain), "month="+month)
	name := fmt.Sprintf("%s-%015d-%015d.parquet", chain, s.First, s.Last())
	e := entry{File: filepath.ToSlash(filepath.Join(dir, name)), First: s.First, Last: s.Last()}
	if err := makeDirs(a.dir, dir); err != nil {
		return e, err
	}
	unfinished := filepath.Join(a.dir, dir, temporary+name)
	if err := a.writeRows(ctx, unfinished, chain, s, &e); err != nil {
		_ = os.Remove(unfinished) // it makes room; one that stays is written over
		return e, err
	}
	if err := os.Rename(unfinished, filepath.Join(a.dir, dir, name)); err != nil {
		return e, err
	}
	return e, syncDir(filepath.Join(a.dir, dir))
}

func (a *Archive) writeRows(ctx context.Context, path string, chain smartmoney.Chain, s *eventlog.Segment, e *entry) (err error) {
	f, err := a.create(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	sum := sha256.New()
	size := &counter{w: io.MultiWriter(f, sum)}
	w := parquet.NewGenericWriter[row](size, parquet.Compression(&zstd.Codec{}), parquet.MaxRowsPerRowGroup(rowGroup),
		parquet.CreatedBy("smartmoney", "1", ""), parquet.KeyValueMetadata(chainKey, string(chain)),
		parquet.KeyValueMetadata(firstKey, strconv.FormatInt(s.First, 10)), parquet.KeyValueMetadata(lastKey, strconv.FormatInt(s.Last(), 10)))
	rows := make([]row, 0, chunk)
	for i := range s.Events {
		rows = append(rows, rowOf(s.First+int64(i), s.Offsets[i], &s.Events[i]))
		e.count(&s.Events[i])
		if len(rows) < chunk && i+1 < len(s.Events) {
			continue
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if _, err := w.Write(rows); err != nil {
			return err
		}
		rows = rows[:0]
	}
	if err := w.Close(); err != nil {
		return err
	}
	e.Bytes, e.SHA256 = size.n, hex.EncodeToString(sum.Sum(nil))
	return f.Sync()
}

// counter counts what is written through it.
type counter struct {
	w io.Writer
	n int64
}

func (c *counter) Write(p []byte) (int, error) {
	n, err := c.w.Write(p)
	c.n += int64(n)
	return n, err
}

// makeDirs makes directories below root, so that they survive a loss of power.
func makeDirs(root, below string) error {
	if err := os.MkdirAll(filepath.Join(root, below), 0o750); err != nil {
		return err
	}
	for dir := below; ; dir = filepath.Dir(dir) {
		if err := syncDir(filepath.Join(root, filepath.Dir(dir))); err != nil || filepath.Dir(dir) == "." {
			return err
		}
	}
}

// syncDir makes the names in a directory durable.
func syncDir(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// errDamaged is the error of a file whose checksum fits, or that has none yet, and that is no archive's.
var errDamaged = errors.New("it is no whole file of the archive")

// openRegular opens a file for reading. Anything but a regular file, of which a pipe would block, is an error.
func openRegular(path string) (f *os.File, size int64, err error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, 0, err
	}
	if !info.Mode().IsRegular() {
		return nil, 0, fmt.Errorf("%s is not a regular file", path)
	}
	f, err = os.Open(path)
	return f, info.Size(), err
}

// readFile calls f for the rows of a file in order, with their events, maxFile at most. It stops at the first error of f and
// returns it. The file may be anything: the library panics for some damage, which becomes an error.
func readFile(ctx context.Context, path string, chain smartmoney.Chain, f func(r *row, e *event.Event) error) (err error) {
	in, size, err := openRegular(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, in.Close()) }()
	var reader *parquet.GenericReader[row]
	err = guard(func() error {
		file, err := parquet.OpenFile(in, size)
		if err != nil {
			return err
		}
		if of, _ := file.Lookup(chainKey); of != string(chain) {
			return fmt.Errorf("is of the chain %q, not of %s", of, chain)
		}
		if n := file.NumRows(); n < 0 || n > maxFile {
			return fmt.Errorf("says that it has %d rows, %d are the most: %w", n, maxFile, errDamaged)
		}
		for _, group := range file.Metadata().RowGroups {
			for i := range group.Columns {
				if c := &group.Columns[i].MetaData; c.Codec != format.Zstd { // others do not bound what a page unpacks to
					return fmt.Errorf("column %d is not compressed with zstd: %w", i, errDamaged)
				}
			}
		}
		reader = parquet.NewGenericReader[row](file)
		return nil
	})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, guard(reader.Close)) }()
	for left := maxFile; ; {
		rows := make([]row, chunk) // anew: events keep what rows point to
		n := 0
		readErr := guard(func() (err error) {
			n, err = reader.Read(rows)
			return err
		})
		if left -= n; left < 0 || n == 0 && readErr == nil {
			return errDamaged
		}
		for i := range rows[:n] {
			e, err := rows[i].event(chain)
			if err == nil {
				err = f(&rows[i], &e)
			}
			if err != nil {
				return err
			}
		}
		if errors.Is(readErr, io.EOF) {
			return nil
		}
		if err := errors.Join(readErr, ctx.Err()); err != nil {
			return err
		}
	}
}

// guard calls f, which reads Parquet, and makes a panic of it an error: the library trusts most of a file's numbers.
func guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v: %w", p, errDamaged)
		}
	}()
	return f()
}

// checksum returns the size of a file and its SHA-256 in hexadecimal digits.
func checksum(path string) (size int64, sum string, err error) {
	in, _, err := openRegular(path)
	if err != nil {
		return 0, "", err
	}
	h := sha256.New()
	size, err = io.Copy(h, in)
	if err := errors.Join(err, in.Close()); err != nil {
		return 0, "", err
	}
	return size, hex.EncodeToString(h.Sum(nil)), nil
}
