// Package spill keeps what is seldom read in a temporary file instead of the process's memory. The file is mapped: it is
// read like memory, and the system holds as much of it as there is room for.
package spill

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"runtime"
	"sync"
	"time"
)

const (
	// mapBytes is how much of the file is mapped at a time.
	mapBytes = 256 << 20
	// MaxBlock is the largest size of a block, bytes.
	MaxBlock = 16 << 20
	// grace is how long the room of a block stays unused once nobody refers to it. Whoever kept the data without its block
	// would read something else afterwards.
	grace = time.Minute
	// forgetEvery is how often the memory is freed that reading the file takes.
	forgetEvery = 10 * time.Second
	// warnEvery is how often the log says that there is no room.
	warnEvery = time.Hour
)

// ErrUnsupported says that the system has no mapped files.
var ErrUnsupported = errors.New("no mapped files on this system")

// File is a temporary file, which is made when something is first put into it. It has no name and so ends with the process. What
// is put into it takes room until nobody refers to it; that room is used again. It is safe for concurrent use.
type File struct {
	dir   string
	log   *slog.Logger
	grace time.Duration
	maps  *maps
	stop  context.CancelFunc
	done  chan struct{}

	mu     sync.Mutex // guards the fields below
	file   *os.File   // nil: nothing was put into it
	end    int64      // bytes that were given out
	used   int64      // bytes of them that are in use
	free   map[int][]int64
	warned time.Time
}

// maps are of consecutive parts of a file, mapBytes each. Its File guards it.
type maps struct{ all [][]byte }

// New returns a file in a directory, which is made with it if need be. Failures of Keep are logged.
func New(dir string, log *slog.Logger) *File {
	f := &File{dir: dir, log: log, grace: grace, maps: new(maps), free: map[int][]int64{}}
	runtime.AddCleanup(f, func(m *maps) {
		for _, mapped := range m.all {
			unmap(mapped)
		}
	}, f.maps)
	return f
}

// Start begins to free the memory that reading the file takes, every few seconds, until Stop.
func (f *File) Start(ctx context.Context) error {
	ctx, f.stop = context.WithCancel(context.WithoutCancel(ctx))
	f.done = make(chan struct{})
	go func() {
		defer close(f.done)
		tick := time.NewTicker(forgetEvery)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				if err := f.Forget(); err != nil {
					f.log.WarnContext(ctx, "memory of cold wallets was not freed", "error", err)
				}
			}
		}
	}()
	return nil
}

// Stop ends what Start began. The file stays readable.
func (f *File) Stop(context.Context) error {
	f.stop()
	<-f.done
	return nil
}

// Block is a piece of data in a File.
type Block struct {
	file *File // keeps it mapped
	data []byte
}

// Data returns the data. It must not be changed, and is valid while the block is reachable: runtime.KeepAlive tells
// the compiler how long that is.
func (b *Block) Data() []byte { return b.data }

// Put stores a copy of data of 1 to MaxBlock bytes. It fails where the file has no room.
func (f *File) Put(data []byte) (*Block, error) {
	if len(data) == 0 || len(data) > MaxBlock {
		return nil, fmt.Errorf("a block has 1 to %d bytes, not %d", MaxBlock, len(data))
	}
	page := os.Getpagesize()
	size := (len(data) + page - 1) / page * page
	file, at, mapped, err := f.take(size)
	if err != nil {
		return nil, err
	}
	if _, err := file.WriteAt(data, at); err != nil {
		f.give(size, at)
		return nil, err
	}
	b := &Block{file: f, data: mapped[:len(data):len(data)]}
	runtime.AddCleanup(b, func(at int64) {
		time.AfterFunc(f.grace, func() { f.give(size, at) })
	}, at)
	return b, nil
}

// take returns room in the file, and where it is mapped.
func (f *File) take(size int) (file *os.File, at int64, mapped []byte, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if free := f.free[size]; len(free) > 0 {
		at = free[len(free)-1]
		f.free[size] = free[:len(free)-1]
	} else if at, err = f.extend(size); err != nil {
		return nil, 0, nil, err
	}
	f.used += int64(size)
	return f.file, at, f.maps.all[at/mapBytes][at%mapBytes:][:size], nil
}

// extend returns room at the end of the file. f.mu must be held.
func (f *File) extend(size int) (at int64, err error) {
	if f.file == nil {
		if f.file, err = create(f.dir); err != nil {
			return 0, err
		}
	}
	at = f.end
	if at%mapBytes+int64(size) > mapBytes {
		at = (at/mapBytes + 1) * mapBytes // no block lies in two maps
	}
	if mapped := int64(len(f.maps.all)) * mapBytes; at+int64(size) > mapped {
		more, err := extend(f.file, mapped, mapBytes)
		if err != nil {
			return 0, err
		}
		f.maps.all = append(f.maps.all, more)
	}
	f.end = at + int64(size)
	return at, nil
}

// create makes a file that has no name.
func create(dir string) (*os.File, error) {
	if !supported {
		return nil, ErrUnsupported
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	file, err := os.CreateTemp(dir, "smartmoney-cold-*")
	if err != nil {
		return nil, err
	}
	if err := os.Remove(file.Name()); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

// give takes room back.
func (f *File) give(size int, at int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.free[size] = append(f.free[size], at)
	f.used -= int64(size)
}

// Keep is Put for a caller that does something else meanwhile, and keeps the data itself where there is no room. The data must not
// be changed before wait returned, the data of the block and the block, or nil. A failure is logged, at most once an hour.
func (f *File) Keep(data []byte) (wait func() (kept []byte, owner any)) {
	var b *Block
	var err error
	done := make(chan struct{})
	go func() {
		defer close(done)
		b, err = f.Put(data)
	}()
	return func() ([]byte, any) {
		<-done
		if err != nil {
			f.warn(err)
			return nil, nil
		}
		return b.Data(), b
	}
}

func (f *File) warn(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if now := time.Now(); now.Sub(f.warned) > warnEvery {
		f.warned = now
		f.log.Warn("cold wallets stay in memory, since they cannot be written to a file", "directory", f.dir, "error", err)
	}
}

// Forget frees the memory that reading the file has taken. The data stays as it is: whoever needs it reads it again, mostly
// without the disk, since the system keeps what it has room for.
func (f *File) Forget() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	var errs []error
	for _, mapped := range f.maps.all {
		errs = append(errs, forget(mapped))
	}
	return errors.Join(errs...)
}

// Used returns the bytes of the file that are in use.
func (f *File) Used() int64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.used
}
