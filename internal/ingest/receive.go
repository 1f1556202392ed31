package ingest

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"

	"smartmoney/internal/smartmoney"
)

// receiver takes the bodies of requests in, as fast as their clients send them and
// before anything else is held for them: a client that is slow keeps no other from
// its turn. What waits is bounded all the same.
type receiver struct {
	limits  Limits
	waiting atomic.Int64 // bytes of all bodies that are held
}

// parcel is a body as it was sent.
type parcel struct {
	from *receiver
	sent []byte
	held int64 // counted in from.waiting
}

// release lets go of the body.
func (p *parcel) release() {
	p.from.waiting.Add(-p.held)
	p.sent, p.held = nil, 0
}

// grow counts n more bytes, unless too much is held by now.
func (p *parcel) grow(n int) error {
	p.held += int64(n)
	if p.from.waiting.Add(int64(n)) > p.from.limits.Waiting {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "too many events wait to be taken in, try again")
	}
	return nil
}

// receive reads a request's body to its end. release it, unless there is an error.
func (v *receiver) receive(r *http.Request) (*parcel, error) {
	if r.ContentLength > v.limits.Body {
		return nil, v.tooLarge()
	}
	p := &parcel{from: v}
	var sent bytes.Buffer
	if n := min(r.ContentLength, firstPiece); n > 0 {
		sent.Grow(int(n) + bytes.MinRead)
	}
	in := &counted{r: http.MaxBytesReader(nil, r.Body, v.limits.Body), count: p.grow}
	if _, err := sent.ReadFrom(in); err != nil {
		p.release()
		return nil, v.failure(err)
	}
	p.sent = sent.Bytes()
	return p, nil
}

// firstPiece bounds the bytes that a Content-Length alone makes ready.
const firstPiece = 1 << 20

// counted tells of every byte that is read.
type counted struct {
	r     io.Reader
	count func(n int) error
}

func (c *counted) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	if refused := c.count(n); refused != nil {
		return n, refused
	}
	return n, err
}

// unpack gives the body as it was before it was encoded for the way.
func (v *receiver) unpack(p *parcel, encoding string) (io.Reader, error) {
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
		return nil, &httpError{http.StatusUnsupportedMediaType, "Content-Encoding must be gzip or absent"}
	}
}

// bounded gives an error, not an end, past its bound.
type bounded struct {
	r    io.Reader
	left int64
}

var errUnpacked = errors.New("too large once unpacked")

func (b *bounded) Read(p []byte) (int, error) {
	n, err := b.r.Read(p)
	if b.left -= int64(n); b.left < 0 {
		return 0, errUnpacked
	}
	return n, err
}

// failure words an error of reading a body for the client.
func (v *receiver) failure(err error) error {
	if _, ok := errors.AsType[*httpError](err); ok {
		return err
	}
	if known, ok := errors.AsType[*smartmoney.Error](err); ok {
		return known
	}
	_, tooLarge := errors.AsType[*http.MaxBytesError](err)
	_, broken := errors.AsType[flate.CorruptInputError](err)
	switch {
	case tooLarge:
		return v.tooLarge()
	case errors.Is(err, errUnpacked):
		return &httpError{http.StatusRequestEntityTooLarge, fmt.Sprintf("the body must be at most %d bytes once unpacked", v.limits.Unpacked)}
	case broken, errors.Is(err, gzip.ErrHeader), errors.Is(err, gzip.ErrChecksum):
		return &httpError{http.StatusBadRequest, "the body could not be read: it is no valid gzip"}
	default:
		return &httpError{http.StatusBadRequest, "the body could not be read to its end"}
	}
}

func (v *receiver) tooLarge() error {
	return &httpError{http.StatusRequestEntityTooLarge, fmt.Sprintf("the body must be at most %d bytes", v.limits.Body)}
}
