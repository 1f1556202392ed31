package client

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// Store keeps the place that a reader of signals has reached. Memory and File are stores; one in the
// reader's own database can be changed with what the reader makes of the signals.
type Store interface {
	// Load returns the cursor that was saved last; empty if none was.
	Load(context.Context) (string, error)
	// Save keeps a cursor in place of the one before. A stream ends with its error.
	Save(ctx context.Context, cursor string) error
}

// Memory is a Store for as long as the program runs. The zero value is empty; it is safe for
// concurrent use.
type Memory struct {
	mu     sync.Mutex // guards cursor
	cursor string
}

// Load returns the cursor.
func (m *Memory) Load(context.Context) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.cursor, nil
}

// Save keeps the cursor.
func (m *Memory) Save(_ context.Context, cursor string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.cursor = cursor
	return nil
}

// File is a Store in the file of that path, which one stream at a time may use. The file is replaced
// as a whole: a program or a machine that dies leaves the cursor before, or the new one.
type File string

// Load returns the cursor in the file; empty if there is no file.
func (f File) Load(context.Context) (string, error) {
	text, err := os.ReadFile(string(f))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return strings.TrimSpace(string(text)), err
}

// Save replaces the file.
func (f File) Save(_ context.Context, cursor string) error {
	next, err := os.CreateTemp(filepath.Dir(string(f)), filepath.Base(string(f))+".*")
	if err != nil {
		return err
	}
	_, err = next.WriteString(cursor + "\n")
	err = errors.Join(err, next.Sync(), next.Close())
	if err == nil {
		err = os.Rename(next.Name(), string(f))
	}
	if err != nil {
		_ = os.Remove(next.Name()) // the error before tells
	}
	return err
}
