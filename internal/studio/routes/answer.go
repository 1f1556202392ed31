package routes

import (
	"fmt"
	"net/http"
	"strconv"

	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// pieceSize is the size of the pieces of an answer, bytes.
const pieceSize = 64 << 10

// encoded is an answer as JSON, in pieces, so that a large one is neither copied as it grows nor
// made before there is room for it.
type encoded struct {
	reserved *limits.Reservation
	forced   bool // the request has taken effect: the answer must not be refused
	pieces   [][]byte
	size     int
}

// encode returns the answer with a body. It returns RATE_LIMITED if there is no room for it.
func encode(body any, reserved *limits.Reservation, forced bool) (*encoded, error) {
	a := &encoded{reserved: reserved, forced: forced}
	if err := json.MarshalWrite(a, body, json.Deterministic(true)); err != nil {
		return nil, fmt.Errorf("encode a response: %w", err)
	}
	return a, nil
}

// Write adds bytes to the answer.
func (e *encoded) Write(p []byte) (int, error) {
	written := len(p)
	for len(p) > 0 {
		last := len(e.pieces) - 1
		if last < 0 || len(e.pieces[last]) == pieceSize {
			if err := e.grow(min(pieceSize, len(p))); err != nil {
				return 0, err
			}
			last++
		}
		n := min(len(p), pieceSize-len(e.pieces[last]))
		e.pieces[last] = append(e.pieces[last], p[:n]...)
		e.size += n
		p = p[n:]
	}
	return written, nil
}

// grow adds a piece with room for n bytes. The first one is not counted, nor is it made larger than
// it must be.
func (e *encoded) grow(n int) error {
	if len(e.pieces) > 0 {
		n = pieceSize
		if e.forced {
			e.reserved.Force(n)
		} else if err := e.reserved.Grow(n); err != nil {
			return err
		}
	}
	e.pieces = append(e.pieces, make([]byte, 0, n))
	return nil
}

// write responds with the answer.
func (e *encoded) write(w http.ResponseWriter, status int) {
	header := w.Header()
	header["Content-Type"] = []string{"application/json"}
	header["Content-Length"] = []string{strconv.Itoa(e.size)}
	w.WriteHeader(status)
	if len(e.pieces) == 1 {
		_, _ = w.Write(e.pieces[0])
		return
	}
	body := httpapi.NewBodyWriter(w)
	for _, piece := range e.pieces {
		body.Write(piece)
	}
}
