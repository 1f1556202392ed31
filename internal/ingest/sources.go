package ingest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Bounds of what providers send.
const (
	// requests at once; a further one is refused, and its provider repeats it
	maxPushes = 32
	// of a request, so that a provider hears of an outage while it still waits
	pushTimeout = 20 * time.Second
	// pushedSize estimates the memory of a body's events, in bytes for each byte of the body.
	pushedSize = 4
)

// sources answers with the state of every source.
func (h *Handler) sources(r *http.Request) (any, error) {
	if h.Sources == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process does not know the sources")
	}
	ctx, cancel := context.WithTimeout(r.Context(), readTimeout)
	defer cancel()
	all, err := h.Sources(ctx)
	if err != nil {
		return nil, err
	}
	return map[string][]source.Status{"sources": append([]source.Status{}, all...)}, nil
}

// helius stores what Helius sends to a source. It is authorized by the source's own secret. It
// answers after the events are durable, since Helius does not send again what was answered with
// 200.
func (h *Handler) helius(r *http.Request) (any, error) {
	if h.Push == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process does not accept what is sent to sources")
	}
	ctx, cancel := context.WithTimeout(r.Context(), pushTimeout)
	defer cancel()
	var held *reservation
	entered := false
	defer func() {
		if held != nil {
			held.release()
		}
		if entered {
			<-h.pushes
		}
	}()
	err := h.Push(ctx, r.PathValue("source"), r.Header, func() (body []byte, err error) {
		// Only now is the request authorized: nobody without the secret may take a provider's
		// place.
		select {
		case h.pushes <- struct{}{}:
			entered = true
		default:
			return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "too many requests are being stored; send the body again")
		}
		held, body, err = h.pushedBody(r)
		return body, err
	})
	if smartmoney.CodeOf(err) == smartmoney.CodeNotFound { // strangers learn no names of sources
		return nil, source.ErrSecret
	}
	if err != nil {
		return nil, err
	}
	return map[string]string{"status": "stored"}, nil
}

// pushedBody reads a body to its end and reserves memory for it and its events, which the caller
// releases.
func (h *Handler) pushedBody(r *http.Request) (*reservation, []byte, error) {
	p, err := h.bodies.receive(r)
	if err != nil {
		return nil, nil, err
	}
	unpacked, err := h.bodies.unpack(p, r.Header.Get("Content-Encoding"))
	if err != nil {
		return p, nil, err
	}
	// A body that alone takes too much of the memory of all would never be stored, however often it
	// is sent.
	most := min(h.limits.Unpacked, h.limits.Waiting/(2*(1+pushedSize)))
	body, err := io.ReadAll(&growing{&bounded{unpacked, most}, p})
	switch {
	case errors.Is(err, errUnpacked):
		return p, nil, &httpapi.Error{Status: http.StatusRequestEntityTooLarge, Message: fmt.Sprintf("the body must be at most %d bytes after decompression", most)}
	case err != nil:
		return p, nil, h.bodies.failure(err)
	}
	return p, body, nil
}

// growing reserves memory for what it reads.
type growing struct {
	io.Reader
	reserved *reservation
}

func (g *growing) Read(p []byte) (int, error) {
	n, err := g.Reader.Read(p)
	if full := g.reserved.grow(n * (1 + pushedSize)); full != nil {
		return 0, full
	}
	return n, err
}
