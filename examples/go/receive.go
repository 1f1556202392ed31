package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/client"
)

// maxBody bounds the body of a webhook, bytes.
const maxBody = 1 << 20

// receive listens for webhooks at an address and prints each signal once. The service may
// deliver a signal more than once, with the same id.
func receive(ctx context.Context, address, secret string, out io.Writer) error {
	var mu sync.Mutex         // guards seen
	seen := map[string]bool{} // a real receiver keeps this in its database
	handle := func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
		if err != nil {
			http.Error(w, "too large", http.StatusRequestEntityTooLarge)
			return
		}
		message, err := client.VerifyWebhook(r.Header, body, secret)
		if err != nil {
			http.Error(w, err.Error(), http.StatusUnauthorized)
			return
		}
		mu.Lock()
		defer mu.Unlock()
		switch {
		case seen[message.ID]:
		case message.Retracts():
			fmt.Fprintln(out, "retracted:", message.SignalID, message.Reason)
		default:
			fmt.Fprintln(out, message.Sequence, message.Headline)
		}
		seen[message.ID] = true
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
