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

// sampled is how many bytes at the start and at the end of a file its identity covers.
const sampled = 64 << 10

// Progress stores the progress of unfinished uploads in a directory.
type Progress struct{ dir string }

// DefaultStateDir returns $XDG_STATE_HOME/smartmoney/ingest, by default
// ~/.local/state/smartmoney/ingest. It returns an error if there is no home directory.
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

// OpenProgress returns the Progress in dir and creates the directory if it is missing.
func OpenProgress(dir string) (*Progress, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("create the state directory: %w", err)
	}
	return &Progress{dir: dir}, nil
}

// progress is the progress of one upload.
type progress struct {
	Run      string `json:"run"`      // id of this upload, kept when it is resumed
	Records  int    `json:"records"`  // of the file, acknowledged
	Requests int    `json:"requests"` // acknowledged
}

// identity returns the id of an upload, which is equal for the same file, service and
// variant, and the file's size in bytes.
func identity(target, variant string, file *os.File) (string, int64, error) {
	path, err := filepath.Abs(file.Name())
	if err != nil {
		return "", 0, fmt.Errorf("find %s: %w", file.Name(), err)
	}
	info, err := file.Stat()
	if err != nil {
		return "", 0, fmt.Errorf("stat %s: %w", file.Name(), err)
	}
	size := info.Size()
	if !info.Mode().IsRegular() {
		return "", 0, fmt.Errorf("%s is not a regular file", file.Name())
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

// load returns the progress of an upload. It returns the zero progress if none is stored
// or the file was damaged by a crash.
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

// save stores the progress atomically: a reader sees the old or the new one.
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

// forget removes the progress of a finished upload.
func (p *Progress) forget(id string) error {
	if err := os.Remove(p.path(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("remove the progress: %w", err)
	}
	return nil
}
