package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"path/filepath"
	"time"
)

// theatre is a server and its audience, a process each.
type theatre struct {
	stage, audience *companion
	at              *staged
	job             audienceJob
}

// openTheatre starts the processes; nobody is connected yet.
func openTheatre(ctx context.Context, s *settings, kind string, size int) (*theatre, error) {
	h := &theatre{}
	var err error
	if h.stage, err = callCompanion(ctx, childStage); err != nil {
		return nil, err
	}
	if h.audience, err = callCompanion(ctx, childAudience); err != nil {
		return nil, errors.Join(err, h.stage.end())
	}
	database := "sqlite:" + filepath.Join(s.dir, rand.Text()+".db")
	if h.at, err = tell[staged](h.stage, "open", stageJob{kind, database}); err != nil {
		return nil, errors.Join(err, h.close())
	}
	h.job = audienceJob{Kind: kind, Addr: h.at.Addr, Key: h.at.Key, Members: size}
	return h, nil
}

// close ends both processes.
func (h *theatre) close() error {
	return errors.Join(h.audience.end(), h.stage.end())
}

// finish has everybody leave and the server stop as it does in order, before both
// processes end.
func (h *theatre) finish() error {
	_, left := tell[nothing](h.audience, "leave", nothing{})
	_, closed := tell[nothing](h.stage, "close", nothing{})
	return errors.Join(left, closed)
}

// fillSeats connects everybody and sends signals until one has come to all: nobody
// is told when a subscription has begun.
func (h *theatre) fillSeats() error {
	if _, err := tell[nothing](h.audience, "connect", h.job); err != nil {
		return err
	}
	for range 30 {
		sent, err := tell[sendings](h.stage, "send", sendJob{Count: 1})
		if err != nil {
			return err
		}
		got, err := tell[awaited](h.audience, "await", awaitJob{sent.First, 2})
		if err != nil {
			return err
		}
		if got.Members == h.job.Members {
			return nil
		}
	}
	return errors.New("there is no signal that all subscribers get")
}

// play sends signals and gives how long each took from its commit to the last
// receipt, in order.
func (h *theatre) play(count int) ([]time.Duration, error) {
	sent, err := tell[sendings](h.stage, "send", sendJob{count, paceMS})
	if err != nil {
		return nil, err
	}
	last := sent.First + int64(count) - 1
	got, err := tell[awaited](h.audience, "await", awaitJob{last, waitSeconds})
	if err != nil {
		return nil, err
	}
	if got.Members != h.job.Members {
		return nil, fmt.Errorf("%d of %d subscribers have the last signal after %d s", got.Members, h.job.Members, waitSeconds)
	}
	r, err := tell[receipts](h.audience, "receipts", receiptsJob{sent.First, last})
	if err != nil {
		return nil, err
	}
	took := make([]time.Duration, count)
	for i := range took {
		took[i] = time.Duration(r.Last[i] - sent.Committed[i])
	}
	return took, nil
}

// until waits until the server stands in some way. Where it does not within 20 s it
// gives an error, with how it stands.
func (h *theatre) until(good func(*standing) bool) (*standing, error) {
	for deadline := time.Now().Add(20 * time.Second); ; {
		st, err := tell[standing](h.stage, "state", nothing{})
		if err != nil {
			return nil, err
		}
		if good(st) {
			return st, nil
		}
		if time.Now().After(deadline) {
			return st, fmt.Errorf("the server has %d websockets and %d goroutines after 20 s", st.Open, st.Goroutines)
		}
		time.Sleep(20 * time.Millisecond)
	}
}
