package spill

import (
	"bytes"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func newFile(t *testing.T) *File {
	t.Helper()
	return New(t.TempDir(), slog.New(slog.NewTextHandler(io.Discard, nil)))
}

// block returns data of a size that differs by n.
func block(n, size int) []byte {
	return bytes.Repeat([]byte{byte(n), byte(n >> 8), byte(n >> 16)}, size/3+1)[:size]
}

func put(t *testing.T, f *File, data []byte) *Block {
	t.Helper()
	b, err := f.Put(data)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestBlocksStay: what was put into a file is read again, whatever is put there later and however often memory is freed;
// and the file has no name.
func TestBlocksStay(t *testing.T) {
	f := newFile(t)
	sizes := []int{1, 4095, 4096, 4097, 180_224, 1 << 20, MaxBlock}
	all := map[int]*Block{}
	for n := range 120 { // more than one map
		all[n] = put(t, f, block(n, sizes[n%len(sizes)]))
	}
	if len(f.maps.all) < 2 {
		t.Fatalf("the blocks fit into %d maps: too few to tell", len(f.maps.all))
	}
	for range 2 {
		for n, b := range all {
			if !bytes.Equal(b.Data(), block(n, sizes[n%len(sizes)])) {
				t.Fatalf("block %d has become another one", n)
			}
		}
		if err := f.Forget(); err != nil {
			t.Fatal(err)
		}
	}
	if names, err := filepath.Glob(filepath.Join(f.dir, "*")); err != nil || len(names) > 0 {
		t.Errorf("the file is %v, %v", names, err)
	}
}

// TestRoomIsUsedAgain once nobody refers to a block, and not while somebody does.
func TestRoomIsUsedAgain(t *testing.T) {
	f := newFile(t)
	f.grace = time.Millisecond
	const size, count = 1 << 20, 50
	kept := put(t, f, block(1, size))
	all := make([]*Block, count)
	for n := range all {
		all[n] = put(t, f, block(n+2, size))
	}
	if used := f.Used(); used != (count+1)*size {
		t.Fatalf("%d bytes are in use", used)
	}
	runtime.KeepAlive(all)
	for deadline := time.Now().Add(time.Minute); f.Used() > size; {
		if time.Now().After(deadline) {
			t.Fatalf("%d bytes are still in use", f.Used())
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	end := f.end
	for n := range count / 2 {
		put(t, f, block(n+100, size))
	}
	if f.end != end {
		t.Errorf("the file grew from %d to %d bytes", end, f.end)
	}
	if !bytes.Equal(kept.Data(), block(1, size)) {
		t.Error("a block that is in use has become another one")
	}
	runtime.KeepAlive(kept)
}

// TestKeepWithoutRoom returns nothing, keeps nothing in use, and says so once.
func TestKeepWithoutRoom(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	noDirectory := New(filepath.Join(file, "dir"), slog.New(slog.NewTextHandler(&log, nil)))
	gone := newFile(t)
	put(t, gone, block(1, 10))
	used := gone.Used()
	if err := gone.file.Close(); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		for _, f := range []*File{noDirectory, gone} {
			if kept, owner := f.Keep(block(2, 5000))(); kept != nil || owner != nil {
				t.Errorf("%d bytes were kept", len(kept))
			}
		}
	}
	if n := strings.Count(log.String(), "cold wallets stay in memory"); n != 1 {
		t.Errorf("it was logged %d times:\n%s", n, &log)
	}
	if noDirectory.Used() != 0 || gone.Used() != used {
		t.Errorf("%d and %d bytes are in use", noDirectory.Used(), gone.Used())
	}
	for _, size := range []int{0, MaxBlock + 1} {
		if _, err := gone.Put(make([]byte, size)); err == nil {
			t.Errorf("%d bytes were put", size)
		}
	}
}

// TestFileAtOnce reads and writes a file from many goroutines, while its memory is freed.
func TestFileAtOnce(t *testing.T) {
	f := newFile(t)
	f.grace = time.Microsecond
	if err := f.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for g := range 4 {
		all.Go(func() {
			for n := range 300 {
				data := block(g*1000+n, 10_000)
				kept, owner := f.Keep(data)()
				if n%50 == 0 {
					runtime.GC()
					if err := f.Forget(); err != nil {
						t.Error(err)
					}
				}
				if !bytes.Equal(kept, data) {
					t.Errorf("block %d of %d has become another one", n, g)
				}
				runtime.KeepAlive(owner)
			}
		})
	}
	all.Wait()
	if err := f.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
}
