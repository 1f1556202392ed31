package recovery

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
)

// A trailer of fixed length follows the database in a backup. SQLite ignores it, so that a backup
// can be opened as it is.
const (
	trailerFormat = "\nsmartmoney backup 1, sha256 %s, %020d bytes\n"
	trailerSize   = len("\nsmartmoney backup 1, sha256 , ") + 2*sha256.Size + 20 + len(" bytes\n")
)

// errCut is the error of a file without a trailer.
var errCut = errors.New("it does not end as a backup does: it was cut, or `smartmoney backup` did not write it")

// appendTrailer hashes a file, appends the trailer and syncs the file.
func appendTrailer(ctx context.Context, f *os.File) (b Backup, err error) {
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return b, err
	}
	sum := sha256.New()
	if b.Bytes, err = io.Copy(sum, &cancelable{ctx, f}); err != nil {
		return b, err
	}
	b.SHA256 = hex.EncodeToString(sum.Sum(nil))
	if _, err := fmt.Fprintf(io.MultiWriter(f, sum), trailerFormat, b.SHA256, b.Bytes); err != nil {
		return b, err
	}
	b.FileBytes, b.FileSHA256 = b.Bytes+int64(trailerSize), hex.EncodeToString(sum.Sum(nil))
	return b, f.Sync()
}

// readTrailer returns what a backup's trailer says.
func readTrailer(f *os.File) (b Backup, err error) {
	info, err := f.Stat()
	if err != nil {
		return b, err
	}
	size := info.Size() - int64(trailerSize)
	if size < 0 {
		return b, errCut
	}
	text := make([]byte, trailerSize)
	if _, err := f.ReadAt(text, size); err != nil {
		return b, err
	}
	if n, err := fmt.Sscanf(string(text), "\nsmartmoney backup 1, sha256 %64s, %d bytes\n", &b.SHA256, &b.Bytes); n != 2 || err != nil {
		return b, errCut
	}
	if b.Bytes != size {
		return b, fmt.Errorf("it has %d bytes where %d were written", size, b.Bytes)
	}
	return b, nil
}

// copyVerified copies the database in a backup to a file, and compares its checksum.
func copyVerified(ctx context.Context, to io.Writer, from *os.File) (Backup, error) {
	b, err := readTrailer(from)
	if err != nil {
		return b, err
	}
	sum := sha256.New()
	if _, err := io.Copy(io.MultiWriter(to, sum), &cancelable{ctx, io.NewSectionReader(from, 0, b.Bytes)}); err != nil {
		return b, err
	}
	if got := hex.EncodeToString(sum.Sum(nil)); got != b.SHA256 {
		return b, errors.New("it is damaged: its checksum does not fit")
	}
	return b, nil
}

// cancelable is a reader that ends with a context.
type cancelable struct {
	ctx  context.Context //nolint:containedctx // of one copy
	from io.Reader
}

// Read reads, unless the context has ended.
func (c *cancelable) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	return c.from.Read(p)
}
