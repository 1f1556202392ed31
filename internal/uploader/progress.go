package uploader

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// sampled is how many bytes of a file's head and of its tail its identity covers.
const sampled = 64 << 10

// Progress keeps, in a directory, how far each interrupted upload came.
type Progress struct{ dir string }

// DefaultStateDir is $XDG_STATE_HOME/smartmoney/ingest, by default under
// ~/.local/state. It fails where there is no home directory.
func DefaultStateDir(getenv func(string) string) (string, error) {
	if dir := getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "smartmoney", "ingest"), nil
	}
	home := getenv("HOME")
	if home == "" {
		return "", errors.New("neither XDG_STATE_HOME nor HOME is set")
	}
	return filepath.Join(home, ".local", "state", "smartmoney", "ingest"), nil
}

// OpenProgress makes the directory if it is absent.
func OpenProgress(dir string) (*Progress, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make the state directory: %w", err)
	}
	return &Progress{dir: dir}, nil
}

// progress is how far an upload came.
type progress struct {
	Run      string `json:"run"`      // names this upload; its repeats after an interruption share it
	Records  int    `json:"records"`  // of the source, acknowledged
	Requests int    `json:"requests"` // acknowledged
}

// identity names what is uploaded where: the same file to the same service in the same
// way has the same.
func identity(target, variant string, file *os.File) (string, int64, error) {
	path, err := filepath.Abs(file.Name())
	if err != nil {
		return "", 0, fmt.Errorf("find %s: %w", file.Name(), err)
	}
	info, err := file.Stat()
	if err != nil {
		return "", 0, fmt.Errorf("look at %s: %w", file.Name(), err)
	}
	size := info.Size()
	if !info.Mode().IsRegular() {
		return "", 0, fmt.Errorf("%s is no regular file", file.Name())
	}
	content := sha256.New()
	for _, at := range []int64{0, max(size-sampled, 0)} {
		if _, err := io.Copy(content, io.NewSectionReader(file, at, sampled)); err != nil {
			return "", 0, fmt.Errorf("read %s: %w", file.Name(), err)
		}
	}
	whole := strings.Join([]string{
		target, variant, path, strconv.FormatInt(size, 10), hex.EncodeToString(content.Sum(nil)),
	}, "\n")
	sum := sha256.Sum256([]byte(whole))
	return hex.EncodeToString(sum[:]), size, nil
}

func (p *Progress) path(id string) string { return filepath.Join(p.dir, id+".json") }

// load returns how far the upload came; the zero progress where it is not known, be it
// because the note of it was damaged by a crash.
func (p *Progress) load(id string) (progress, error) {
	raw, err := os.ReadFile(p.path(id))
	if errors.Is(err, fs.ErrNotExist) {
		return progress{}, nil
	}
	if err != nil {
		return progress{}, fmt.Errorf("read the progress: %w", err)
	}
	var got progress
	if json.Unmarshal(raw, &got) != nil || got.Run == "" || got.Records < 0 || got.Requests < 0 {
		return progress{}, nil
	}
	return got, nil
}

// save writes the progress so that a reader sees the old or the new, never a part.
func (p *Progress) save(id string, now progress) error {
	raw, err := json.Marshal(now)
	if err != nil {
		return fmt.Errorf("encode the progress: %w", err)
	}
	temporary, err := os.CreateTemp(p.dir, id+".*.tmp")
	if err != nil {
		return fmt.Errorf("write the progress: %w", err)
	}
	_, err = temporary.Write(raw)
	if closed := temporary.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(temporary.Name(), p.path(id))
	}
	if err != nil {
		_ = os.Remove(temporary.Name()) // nothing reads it
		return fmt.Errorf("write the progress: %w", err)
	}
	return nil
}

// forget removes the progress of an upload that is finished.
func (p *Progress) forget(id string) error {
	if err := os.Remove(p.path(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("remove the progress: %w", err)
	}
	return nil
}
