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

	"smartmoney/internal/smartmoney"
)

// receiver takes the bodies of requests in, as fast as their clients send them and
// before anything else is held for them: a client that is slow keeps no other from
// its turn. What waits is bounded all the same.
type receiver struct {
	limits  Limits
	waiting atomic.Int64 // bytes of all bodies, and of all events until they are stored
}

// parcel is a request as far as it is held in memory: its body as it was sent, then
// its events.
type parcel struct {
	from *receiver
	sent []byte
	held int64 // bytes counted in from.waiting
}

// release lets go of the request.
func (p *parcel) release() {
	p.from.waiting.Add(-p.held)
	p.sent, p.held = nil, 0
}

// decoded lets go of the body, whose events are counted.
func (p *parcel) decoded() {
	p.from.waiting.Add(-int64(cap(p.sent)))
	p.held -= int64(cap(p.sent))
	p.sent = nil
}

// grow counts n more bytes, unless too much is held by now.
func (p *parcel) grow(n int) error {
	p.held += int64(n)
	if p.from.waiting.Add(int64(n)) > p.from.limits.Waiting {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "too many events wait to be taken in, try again")
	}
	return nil
}

// firstPiece is the memory that a body begins with. It doubles as the body comes.
const firstPiece = 4 << 10

// receive reads a request's body to its end. release it, unless there is an error.
func (v *receiver) receive(r *http.Request) (*parcel, error) {
	if r.ContentLength > v.limits.Body {
		return nil, v.tooLarge()
	}
	p := &parcel{from: v}
	if err := p.read(http.MaxBytesReader(nil, r.Body, v.limits.Body), r.ContentLength); err != nil {
		p.release()
		return nil, v.failure(err)
	}
	return p, nil
}

// read reads a body, of which length bytes are announced; −1: it is not known. Memory
// is counted before it is taken, and taken as the body comes: an announcement alone
// takes none.
func (p *parcel) read(in io.Reader, length int64) error {
	for {
		if len(p.sent) == cap(p.sent) {
			size := max(2*cap(p.sent), firstPiece)
			if length >= int64(len(p.sent)) && length < int64(size) {
				size = int(length) + 1 // one more to see the end
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

// unpack returns the body as it was before it was encoded for the way.
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

// bounded returns an error, not an end, past its bound.
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
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "the body came too slowly: send the request again")
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
