package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"sync"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

// maxBody bounds the body of a webhook, bytes.
const maxBody = 1 << 20

// receive listens for webhooks at an address and prints each signal once. The service may
// deliver a signal more than once, with the same webhook-id.
func receive(ctx context.Context, address, secret string, out io.Writer) error {
	hook, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		return fmt.Errorf("WEBHOOK_SECRET: %w", err)
	}
	var mu sync.Mutex         // guards seen
	seen := map[string]bool{} // a real receiver keeps this in its database
	handle := func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
		if err != nil {
			http.Error(w, "too large", http.StatusRequestEntityTooLarge)
			return
		}
		if err := hook.Verify(body, r.Header); err != nil {
			http.Error(w, "not signed by the service", http.StatusUnauthorized)
			return
		}
		var signal struct {
			Type     string // signal.retracted; none for a signal
			SignalID string `json:"signal_id"`
			Sequence int64
			Headline string
			Reason   string // of a retraction
		}
		if err := json.Unmarshal(body, &signal); err != nil {
			http.Error(w, "not a signal", http.StatusBadRequest)
			return
		}
		mu.Lock()
		defer mu.Unlock()
		if id := r.Header.Get(standardwebhooks.HeaderWebhookID); !seen[id] {
			seen[id] = true
			if signal.Type == "signal.retracted" {
				fmt.Fprintln(out, "retracted:", signal.SignalID, signal.Reason)
			} else {
				fmt.Fprintln(out, signal.Sequence, signal.Headline)
			}
		}
		w.WriteHeader(http.StatusNoContent)
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	log.Printf("receiving at http://%s", listener.Addr())
	server := &http.Server{Handler: http.HandlerFunc(handle), ReadTimeout: 10 * time.Second}
	defer context.AfterFunc(ctx, func() { server.Close() })()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return ctx.Err()
}
