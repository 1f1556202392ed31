package ingest

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"sync/atomic"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// receiver reads request bodies as fast as clients send them, before a request gets a
// decoding slot, so that a slow client does not block others. The memory of all requests
// together is bounded by Limits.Waiting.
type receiver struct {
	limits   Limits
	reserved atomic.Int64 // bytes of all bodies, and of all events until they are stored
}

// reservation is the memory of one request: its body as sent, then its events.
type reservation struct {
	from *receiver
	sent []byte
	size int64 // bytes counted in from.reserved
}

// release frees all memory of the request.
func (r *reservation) release() {
	r.from.reserved.Add(-r.size)
	r.sent, r.size = nil, 0
}

// decoded frees the memory of the body; that of the events stays reserved.
func (r *reservation) decoded() {
	r.from.reserved.Add(-int64(cap(r.sent)))
	r.size -= int64(cap(r.sent))
	r.sent = nil
}

// grow reserves n more bytes. It returns an error if that exceeds the limit.
func (r *reservation) grow(n int) error {
	r.size += int64(n)
	if r.from.reserved.Add(int64(n)) > r.from.limits.Waiting {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "too many events are waiting to be stored; retry the request")
	}
	return nil
}

// initialBuffer is the initial size of a body's buffer, in bytes. The buffer doubles as
// the body arrives.
const initialBuffer = 4 << 10

// receive reads a request's body to its end. The caller must release the reservation,
// unless there is an error.
func (re *receiver) receive(r *http.Request) (*reservation, error) {
	if r.ContentLength > re.limits.Body {
		return nil, re.tooLarge()
	}
	p := &reservation{from: re}
	if err := p.read(http.MaxBytesReader(nil, r.Body, re.limits.Body), r.ContentLength); err != nil {
		p.release()
		return nil, re.failure(err)
	}
	return p, nil
}

// read reads a body whose Content-Length is length, −1 if unknown. It reserves memory
// before it allocates, and allocates as the body arrives, so that a large Content-Length
// alone costs nothing.
func (r *reservation) read(in io.Reader, length int64) error {
	for {
		if len(r.sent) == cap(r.sent) {
			size := max(2*cap(r.sent), initialBuffer)
			if length >= int64(len(r.sent)) && length < int64(size) {
				size = int(length) + 1 // one more byte to detect the end
			}
			if err := r.grow(size - cap(r.sent)); err != nil {
				return err
			}
			r.sent = append(make([]byte, 0, size), r.sent...)
		}
		n, err := in.Read(r.sent[len(r.sent):cap(r.sent)])
		r.sent = r.sent[:len(r.sent)+n]
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// unpack returns a reader of the body with its Content-Encoding removed.
func (re *receiver) unpack(p *reservation, encoding string) (io.Reader, error) {
	switch strings.ToLower(encoding) {
	case "", "identity":
		return bytes.NewReader(p.sent), nil
	case "gzip", "x-gzip":
		unpacked, err := gzip.NewReader(bytes.NewReader(p.sent))
		if err != nil {
			return nil, re.failure(err)
		}
		return &bounded{unpacked, re.limits.Unpacked}, nil
	default:
		return nil, &httpapi.Error{Status: http.StatusUnsupportedMediaType, Message: "Content-Encoding must be gzip or absent"}
	}
}

// bounded is a reader that fails with errUnpacked, not io.EOF, beyond its bound.
type bounded struct {
	r    io.Reader
	left int64
}

var errUnpacked = errors.New("too large after decompression")

func (b *bounded) Read(p []byte) (int, error) {
	n, err := b.r.Read(p)
	if b.left -= int64(n); b.left < 0 {
		return 0, errUnpacked
	}
	return n, err
}

// failure turns an error of reading a body into one for the client.
func (re *receiver) failure(err error) error {
	if _, ok := errors.AsType[*httpapi.Error](err); ok {
		return err
	}
	if known, ok := errors.AsType[*smartmoney.Error](err); ok {
		return known
	}
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "the body arrived too slowly; retry the request")
	}
	_, tooLarge := errors.AsType[*http.MaxBytesError](err)
	_, broken := errors.AsType[flate.CorruptInputError](err)
	switch {
	case tooLarge:
		return re.tooLarge()
	case errors.Is(err, errUnpacked):
		return &httpapi.Error{Status: http.StatusRequestEntityTooLarge, Message: fmt.Sprintf("the body must be at most %d bytes after decompression", re.limits.Unpacked)}
	case broken, errors.Is(err, gzip.ErrHeader), errors.Is(err, gzip.ErrChecksum):
		return &httpapi.Error{Status: http.StatusBadRequest, Message: "the body is not valid gzip"}
	default:
		return &httpapi.Error{Status: http.StatusBadRequest, Message: "failed to read the body to its end"}
	}
}

func (re *receiver) tooLarge() error {
	return &httpapi.Error{Status: http.StatusRequestEntityTooLarge, Message: fmt.Sprintf("the body must be at most %d bytes", re.limits.Body)}
}
