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
func (p *reservation) release() {
	p.from.reserved.Add(-p.size)
	p.sent, p.size = nil, 0
}

// decoded frees the memory of the body; that of the events stays reserved.
func (p *reservation) decoded() {
	p.from.reserved.Add(-int64(cap(p.sent)))
	p.size -= int64(cap(p.sent))
	p.sent = nil
}

// grow reserves n more bytes. It returns an error if that exceeds the limit.
func (p *reservation) grow(n int) error {
	p.size += int64(n)
	if p.from.reserved.Add(int64(n)) > p.from.limits.Waiting {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "too many events are waiting to be stored; retry the request")
	}
	return nil
}

// initialBuffer is the initial size of a body's buffer, in bytes. The buffer doubles as
// the body arrives.
const initialBuffer = 4 << 10

// receive reads a request's body to its end. The caller must release the reservation,
// unless there is an error.
func (v *receiver) receive(r *http.Request) (*reservation, error) {
	if r.ContentLength > v.limits.Body {
		return nil, v.tooLarge()
	}
	p := &reservation{from: v}
	if err := p.read(http.MaxBytesReader(nil, r.Body, v.limits.Body), r.ContentLength); err != nil {
		p.release()
		return nil, v.failure(err)
	}
	return p, nil
}

// read reads a body whose Content-Length is length, −1 if unknown. It reserves memory
// before it allocates, and allocates as the body arrives, so that a large Content-Length
// alone costs nothing.
func (p *reservation) read(in io.Reader, length int64) error {
	for {
		if len(p.sent) == cap(p.sent) {
			size := max(2*cap(p.sent), initialBuffer)
			if length >= int64(len(p.sent)) && length < int64(size) {
				size = int(length) + 1 // one more byte to detect the end
			}
			if err := p.grow(size - cap(p.sent)); err != nil {
				return err
			}
			p.sent = append(make([]byte, 0, size), p.sent...)
		}
		n, err := in.Read(p.sent[len(p.sent):cap(p.sent)])
		p.sent = p.sent[:len(p.sent)+n]
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// unpack returns a reader of the body with its Content-Encoding removed.
func (v *receiver) unpack(p *reservation, encoding string) (io.Reader, error) {
	switch strings.ToLower(encoding) {
	case "", "identity":
		return bytes.NewReader(p.sent), nil
	case "gzip", "x-gzip":
		unpacked, err := gzip.NewReader(bytes.NewReader(p.sent))
		if err != nil {
			return nil, v.failure(err)
		}
		return &bounded{unpacked, v.limits.Unpacked}, nil
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
func (v *receiver) failure(err error) error {
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
		return v.tooLarge()
	case errors.Is(err, errUnpacked):
		return &httpapi.Error{Status: http.StatusRequestEntityTooLarge, Message: fmt.Sprintf("the body must be at most %d bytes after decompression", v.limits.Unpacked)}
	case broken, errors.Is(err, gzip.ErrHeader), errors.Is(err, gzip.ErrChecksum):
		return &httpapi.Error{Status: http.StatusBadRequest, Message: "the body is not valid gzip"}
	default:
		return &httpapi.Error{Status: http.StatusBadRequest, Message: "failed to read the body to its end"}
	}
}

func (v *receiver) tooLarge() error {
	return &httpapi.Error{Status: http.StatusRequestEntityTooLarge, Message: fmt.Sprintf("the body must be at most %d bytes", v.limits.Body)}
}
