package archive

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// manifests is the directory of the manifests, a file for each chain with a line for each data file. Readers of data
// sets leave out names that begin with an underscore.
const manifests = "_manifest"

// maxManifest is the size of a manifest at most, in bytes: that of some 300,000 files.
const maxManifest = 64 << 20

// entry describes a data file: a line of a manifest.
type entry struct {
	File   string `json:"file"`      // relative to the directory, with slashes
	First  int64  `json:"first_seq"` // the file has every event from it …
	Last   int64  `json:"last_seq"`  // … to it
	Trades int64  `json:"trades"`
	Bytes  int64  `json:"bytes"`
	SHA256 string `json:"sha256"`
	// EventTime is the largest traded_at up to the end of the file, in UTC; the zero time before the first trade.
	EventTime time.Time `json:"event_time"`
}

// count adds an event to what the entry says of the file.
func (e *entry) count(ev *event.Event) {
	if ev.Type == event.TypeTrade {
		e.Trades++
		if ev.Trade.TradedAt.After(e.EventTime) {
			e.EventTime = ev.Trade.TradedAt
		}
	}
}

// valid returns an error unless the entry can be one of a chain's: another file of the computer must not be read.
func (e *entry) valid(chain smartmoney.Chain) error {
	dir, month := path.Split(path.Dir(e.File))
	switch {
	case !filepath.IsLocal(e.File) || path.Clean(dir) != "chain="+string(chain) || !strings.HasPrefix(month, "month=") || strings.Contains(e.File, `\`):
		return fmt.Errorf("file %q is not one of the archive of %s", e.File, chain)
	case e.First < 1 || e.Last < e.First || e.Last-e.First >= maxFile:
		return fmt.Errorf("%s: events %d to %d are not 1 to %d", e.File, e.First, e.Last, maxFile)
	}
	return nil
}

func manifestPath(dir string, chain smartmoney.Chain) string {
	return filepath.Join(dir, manifests, string(chain)+".ndjson")
}

// readManifest returns a chain's entries in order, and the length of the manifest up to the end of its last whole
// line: a kill may leave a part of a line, which describes nothing that was dropped.
func readManifest(dir string, chain smartmoney.Chain) (entries []entry, length int64, err error) {
	f, size, err := openRegular(manifestPath(dir, chain))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, err
	}
	if size > maxManifest {
		return nil, 0, errors.Join(fmt.Errorf("the manifest of %s has %d bytes, %d are the most", chain, size, maxManifest), f.Close())
	}
	text, err := io.ReadAll(io.LimitReader(f, maxManifest))
	if err := errors.Join(err, f.Close()); err != nil {
		return nil, 0, err
	}
	length = int64(bytes.LastIndexByte(text, '\n') + 1)
	for i, line := range bytes.Split(bytes.TrimSuffix(text[:length], []byte("\n")), []byte("\n")) {
		if len(line) == 0 {
			continue
		}
		var e entry
		err := json.Unmarshal(line, &e)
		if err == nil {
			err = e.valid(chain)
		}
		if err != nil {
			return nil, 0, fmt.Errorf("line %d of the manifest of %s: %w", i+1, chain, err)
		}
		entries = append(entries, e)
	}
	return entries, length, nil
}

// appendEntry adds a line behind the first length bytes of a manifest, durably, and returns its new length.
func (a *Archive) appendEntry(chain smartmoney.Chain, length int64, e *entry) (int64, error) {
	line, err := json.Marshal(e)
	if err != nil {
		return length, err
	}
	f, err := os.OpenFile(manifestPath(a.dir, chain), os.O_CREATE|os.O_RDWR, 0o640)
	if err != nil {
		return length, err
	}
	err = f.Truncate(length)
	if err == nil {
		_, err = f.WriteAt(append(line, '\n'), length)
	}
	if err == nil {
		err = f.Sync()
	}
	if err := errors.Join(err, f.Close()); err != nil {
		return length, err
	}
	return length + int64(len(line)) + 1, syncDir(filepath.Join(a.dir, manifests))
}

// monthOfFile returns the month in the name of a file of a manifest.
func monthOfFile(name string) string {
	_, month, _ := strings.Cut(path.Dir(name), "month=")
	return month
}
