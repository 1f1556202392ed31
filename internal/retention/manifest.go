package retention

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/klauspost/compress/zstd"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
)

const (
	manifestName = "manifest.ndjson" // in the directory of a chain: a line for each frame
	suffix       = ".ndjson.zst"     // of the files, after the month
	monthLayout  = "2006-01"         // 0001-01 where there was no trade
)

const (
	maxManifest = 64 << 20 // bytes, those of some 300,000 frames
	maxLine     = 1 << 20  // bytes of a line of a frame, as the importer reads them
	maxWindow   = 8 << 20  // bytes of memory that a frame may ask for, as archive.go writes them
)

// frame is a run of events in a file: a line of a manifest.
type frame struct {
	Month  string `json:"month"`     // of event time; the name of its file
	Offset int64  `json:"offset"`    // of its first byte in the file
	Bytes  int64  `json:"bytes"`     // its size there
	First  int64  `json:"first_seq"` // it has every event from this sequence number …
	Last   int64  `json:"last_seq"`  // … to this
	SHA256 string `json:"sha256"`
	// EventTime is the largest traded_at up to the end of the frame, in UTC; the zero time before
	// the first trade.
	EventTime time.Time `json:"event_time"`
}

func (f *frame) events() int64 { return f.Last - f.First + 1 }

// valid returns an error unless archive.go can have written the frame: another file of the computer
// must not be read.
func (f *frame) valid() error {
	if _, err := time.Parse(monthLayout, f.Month); err != nil {
		return fmt.Errorf("month %q is not one such as 2026-10", f.Month)
	}
	if f.Offset < 0 || f.Bytes < 1 || f.First < 1 || f.Last < f.First || f.Last-f.First >= maxFrame {
		return fmt.Errorf("%d bytes from %d are not the 1 to %d events %d to %d", f.Bytes, f.Offset, maxFrame, f.First, f.Last)
	}
	return nil
}

// manifest lists the frames of a chain in the order of their events.
type manifest struct {
	dir    string // of the chain
	frames []frame
	length int64 // bytes up to the end of the last whole line
	torn   bool  // a part of a line follows
}

// readManifest reads the manifest in the directory of a chain; one that does not exist is empty. A
// kill may leave a part of a line at its end, whose frame was not dropped from the log.
func readManifest(dir string) (*manifest, error) {
	m := &manifest{dir: dir}
	path := filepath.Join(dir, manifestName)
	size, err := sizeOf(path)
	if err != nil || size == 0 {
		return m, err
	}
	if size > maxManifest {
		return nil, fmt.Errorf("the manifest of %s has %d bytes, %d are the most", filepath.Base(dir), size, maxManifest)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	for line := range bytes.Lines(text) {
		if m.torn = !bytes.HasSuffix(line, []byte("\n")); m.torn {
			break
		}
		var f frame
		err := json.Unmarshal(line, &f)
		if err == nil {
			err = f.valid()
		}
		if err != nil {
			return nil, fmt.Errorf("line %d of the manifest of %s: %w", len(m.frames)+1, filepath.Base(dir), err)
		}
		m.frames, m.length = append(m.frames, f), m.length+int64(len(line))
	}
	return m, nil
}

// sizeOf returns the size of a file, 0 where there is none. Anything but a regular file, of which a
// pipe would block, is an error.
func sizeOf(path string) (int64, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0, nil
	case err != nil:
		return 0, err
	case !info.Mode().IsRegular():
		return 0, fmt.Errorf("%s is not a regular file", path)
	}
	return info.Size(), nil
}

// path returns the path of the file of a month.
func (m *manifest) path(month string) string { return filepath.Join(m.dir, month+suffix) }

// last returns the last frame, the zero frame where there is none.
func (m *manifest) last() frame {
	if len(m.frames) == 0 {
		return frame{}
	}
	return m.frames[len(m.frames)-1]
}

// end returns where the frames of a month end in its file.
func (m *manifest) end(month string) (end int64) {
	for i := range m.frames {
		if f := &m.frames[i]; f.Month == month {
			end = f.Offset + f.Bytes
		}
	}
	return end
}

// writable returns an error unless a frame may be written at its offset. Bytes from there on are of
// a killed process, if the frame has the events that follow the manifest's: then the log has them
// still. Else lines of the manifest are lost, and the bytes may be all that is left of events.
func (m *manifest) writable(f *frame) error {
	size, err := sizeOf(m.path(f.Month))
	switch {
	case err != nil:
		return err
	case size < f.Offset:
		return fmt.Errorf("%s has %d bytes, %d by the manifest: restore it from a copy", m.path(f.Month), size, f.Offset)
	case size > f.Offset && f.First != m.last().Last+1:
		return fmt.Errorf("%s has %d bytes, %d by the manifest, which ends at event %d, and the log begins at event %d: restore the manifest from a copy",
			m.path(f.Month), size, f.Offset, m.last().Last, f.First)
	}
	return nil
}

// enter adds a frame to a manifest, durably.
func (a *Archive) enter(m *manifest, f frame) error {
	line, err := json.Marshal(&f)
	if err != nil {
		return err
	}
	line = append(line, '\n')
	if err := a.append(filepath.Join(m.dir, manifestName), m.length, line); err != nil {
		return err
	}
	m.frames, m.length = append(m.frames, f), m.length+int64(len(line))
	return nil
}

// read calls each for the lines of a frame in order, with their sequence numbers, after it compared
// the checksum. The file may be anything. It stops at the first error of each and returns it.
func (m *manifest) read(f *frame, each func(seq int64, line []byte) error) (err error) {
	if _, err := sizeOf(m.path(f.Month)); err != nil {
		return err
	}
	file, err := os.Open(m.path(f.Month))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	hash := sha256.New()
	if n, err := io.Copy(hash, io.NewSectionReader(file, f.Offset, f.Bytes)); err != nil {
		return err
	} else if n != f.Bytes || hex.EncodeToString(hash.Sum(nil)) != f.SHA256 {
		return fmt.Errorf("its checksum is not the manifest's (events %d to %d, %d bytes from %d)", f.First, f.Last, f.Bytes, f.Offset)
	}
	plain, err := zstd.NewReader(io.NewSectionReader(file, f.Offset, f.Bytes), zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return err
	}
	defer plain.Close()
	lines := bufio.NewScanner(plain)
	lines.Buffer(nil, maxLine)
	seq := f.First
	for ; lines.Scan(); seq++ {
		if seq > f.Last || !bytes.HasSuffix(lines.Bytes(), fmt.Appendf(nil, `,"seq":%d}`, seq)) {
			return fmt.Errorf("has another line than that of event %d where it is due", seq)
		}
		if err := each(seq, lines.Bytes()); err != nil {
			return err
		}
	}
	if err := lines.Err(); err == nil && seq <= f.Last {
		return fmt.Errorf("ends before event %d, not after event %d", seq, f.Last)
	}
	return lines.Err()
}

// compare returns an error if an event of some segments is another one in the archive.
func (m *manifest) compare(segments []eventlog.Segment) error {
	var want []byte
	for i := range m.frames {
		f := &m.frames[i]
		if len(segments) == 0 || f.Last < segments[0].First {
			continue
		}
		err := m.read(f, func(seq int64, line []byte) error {
			for len(segments) > 0 && segments[0].Last() < seq {
				segments = segments[1:]
			}
			if len(segments) == 0 || segments[0].First > seq {
				return nil
			}
			want = appendLine(want[:0], seq, &segments[0].Events[seq-segments[0].First])
			if !bytes.Equal(line, want) {
				return fmt.Errorf("event %d of the log is another one in %s: a directory holds the archive of one database", seq, m.path(f.Month))
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}
