package retention

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"

	"github.com/klauspost/compress/zstd"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// maxFrame is the number of events of a frame at most.
const maxFrame = 65_536

// Archive writes to a directory. It is safe for concurrent use; other processes that write to the
// directory get an error.
//
// Below its directory is a file CHAIN/YYYY-MM.ndjson.zst for each month of event time. A file
// consists of frames, each a run of sequence numbers; the chain's manifest has the place, range and
// checksum of each frame.
//
// It promises that events for which Archive returned nil are on disk, that no event is in two
// frames, that the importer reads the files as they are, and that a kill or a full disk at any
// moment loses nothing. It must not drop anything and does not know the database.
type Archive struct {
	dir   string
	most  int // events of a frame
	write func(f *os.File, p []byte, at int64) (int, error)

	mu sync.Mutex // one Archive call at a time
}

// NewArchive returns the archive in a directory, which is made when the first events are written.
func NewArchive(dir string) *Archive {
	return &Archive{dir: dir, most: maxFrame, write: (*os.File).WriteAt}
}

// Archive stores runs of a chain's log, in the order of the log. When it returns nil they are
// durable. Events in the archive already are compared with it: others under the same sequence
// numbers, as of another database, are an error. After an error what is archived stays so, and the
// call can be repeated.
func (a *Archive) Archive(ctx context.Context, chain smartmoney.Chain, segments []eventlog.Segment) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err := a.archive(ctx, chain, segments); err != nil {
		return fmt.Errorf("archive events of %s in %s: %w", chain, a.dir, err)
	}
	return nil
}

func (a *Archive) archive(ctx context.Context, chain smartmoney.Chain, segments []eventlog.Segment) error {
	dir := filepath.Join(a.dir, string(chain))
	if err := os.MkdirAll(dir, 0o750); err != nil {
		return err
	}
	if err := syncDir(a.dir); err != nil {
		return err
	}
	unlock, err := a.lock()
	if err != nil {
		return err
	}
	defer unlock()
	m, err := readManifest(dir)
	if err != nil {
		return err
	}
	if err := m.compare(segments); err != nil {
		return err
	}
	w := writer{archive: a, manifest: m, next: frame{EventTime: m.last().EventTime}}
	if w.zstd, err = zstd.NewWriter(&w.packed, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest)); err != nil {
		return err
	}
	for i := range segments {
		s := segments[i].After(m.last().Last)
		for n := range s.Events {
			if err := w.add(ctx, s.First+int64(n), &s.Events[n]); err != nil {
				return err
			}
		}
	}
	return w.flush(ctx)
}

// lock keeps other processes from writing to the directory until the returned function is called.
// The kernel ends the lock of a process that dies.
func (a *Archive) lock() (unlock func(), err error) {
	f, err := os.OpenFile(filepath.Join(a.dir, ".lock"), os.O_CREATE|os.O_RDWR, 0o640)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return nil, errors.Join(fmt.Errorf("another process writes to it: %w", err), f.Close())
	}
	return func() { _ = f.Close() }, nil // closing ends the lock
}

// writer adds frames to the files of one chain.
type writer struct {
	archive  *Archive
	manifest *manifest

	next   frame        // of the events that are not written yet; First is 0 where there are none
	packed bytes.Buffer // their lines, compressed by zstd
	zstd   *zstd.Encoder
	line   []byte
}

// add queues an event for the next frame, and before that writes the frame if it is complete.
// Events before a chain's first trade belong to the month of that trade.
func (w *writer) add(ctx context.Context, seq int64, e *event.Event) error {
	now := w.next.EventTime
	if e.Type == event.TypeTrade && e.Trade.TradedAt.After(now) {
		now = e.Trade.TradedAt
	}
	month := now.UTC().Format(monthLayout)
	other := month != w.next.Month && !w.next.EventTime.IsZero()
	if w.next.First > 0 && (seq != w.next.Last+1 || other || w.next.events() == int64(w.archive.most)) {
		if err := w.flush(ctx); err != nil {
			return err
		}
	}
	if w.next.First == 0 {
		w.next.First = seq
	}
	w.next.Last, w.next.Month, w.next.EventTime = seq, month, now
	w.line = append(appendLine(w.line[:0], seq, e), '\n')
	_, err := w.zstd.Write(w.line)
	return err
}

// appendLine appends an event in the importer's format events, with its sequence number, which
// ingest ignores.
func appendLine(dst []byte, seq int64, e *event.Event) []byte {
	dst = event.AppendJSON(dst, e)
	dst = append(dst[:len(dst)-1], `,"seq":`...)
	return append(strconv.AppendInt(dst, seq, 10), '}')
}

// flush writes the queued events as a frame, and then its line of the manifest.
func (w *writer) flush(ctx context.Context) error {
	if w.next.First == 0 {
		return nil
	}
	if err := errors.Join(ctx.Err(), w.zstd.Close()); err != nil {
		return err
	}
	f := w.next
	f.Offset, f.Bytes, f.SHA256 = w.manifest.end(f.Month), int64(w.packed.Len()), checksum(w.packed.Bytes())
	if err := w.manifest.writable(&f); err != nil {
		return err
	}
	if err := w.archive.append(w.manifest.path(f.Month), f.Offset, w.packed.Bytes()); err != nil {
		return err
	}
	if err := w.archive.enter(w.manifest, f); err != nil {
		return err
	}
	w.next = frame{EventTime: f.EventTime}
	w.packed.Reset()
	w.zstd.Reset(&w.packed)
	return nil
}

// append makes a file consist of its first bytes and p, durably. If it cannot, the file keeps the
// first bytes alone.
func (a *Archive) append(path string, first int64, p []byte) (err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o640)
	if err != nil {
		return err
	}
	err = f.Truncate(first)
	if err == nil {
		_, err = a.write(f, p, first)
	}
	if err == nil {
		err = f.Sync()
	}
	if err != nil && first == 0 {
		_ = os.Remove(path) // no reader expects an empty file
	} else if err != nil {
		_ = f.Truncate(first) // it makes room; what stays is written over
	}
	return errors.Join(err, f.Close(), syncDir(filepath.Dir(path)))
}

// checksum returns the SHA-256 of p in hexadecimal digits.
func checksum(p []byte) string {
	sum := sha256.Sum256(p)
	return hex.EncodeToString(sum[:])
}

// syncDir makes the names in a directory durable.
func syncDir(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
