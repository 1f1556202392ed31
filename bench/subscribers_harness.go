package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"path/filepath"
	"time"
)

// harness is a server and its load generator, each in a process of its own.
type harness struct {
	fixture, clients *companion
	at               *serverAddress
	job              loadGeneratorJob
}

// openHarness starts the processes, without connecting subscribers.
func openHarness(ctx context.Context, s *settings, kind string, size int) (*harness, error) {
	h := &harness{}
	var err error
	if h.fixture, err = startCompanion(ctx, childFixture); err != nil {
		return nil, err
	}
	if h.clients, err = startCompanion(ctx, childLoadGenerator); err != nil {
		return nil, errors.Join(err, h.fixture.end())
	}
	database := "sqlite:" + filepath.Join(s.dir, rand.Text()+".db")
	if h.at, err = execute[serverAddress](h.fixture, "open", fixtureJob{kind, database}); err != nil {
		return nil, errors.Join(err, h.close())
	}
	h.job = loadGeneratorJob{Kind: kind, Addr: h.at.Addr, Key: h.at.Key, Members: size}
	return h, nil
}

// close stops both processes.
func (h *harness) close() error {
	return errors.Join(h.clients.end(), h.fixture.end())
}

// finish disconnects every subscriber and shuts the server down in order before it stops
// both processes.
func (h *harness) finish() error {
	_, left := execute[nothing](h.clients, "disconnect", nothing{})
	_, closed := execute[nothing](h.fixture, "close", nothing{})
	return errors.Join(left, closed)
}

// connectAll connects every subscriber and sends signals until all have received one, since
// a subscriber cannot see when its subscription has started.
func (h *harness) connectAll() error {
	if _, err := execute[nothing](h.clients, "connect", h.job); err != nil {
		return err
	}
	for range 30 {
		sent, err := execute[sendings](h.fixture, "send", sendJob{Count: 1})
		if err != nil {
			return err
		}
		got, err := execute[awaited](h.clients, "await", awaitJob{sent.First, 2})
		if err != nil {
			return err
		}
		if got.Members == h.job.Members {
			return nil
		}
	}
	return errors.New("no signal reached all subscribers")
}

// measureDelays sends signals and returns, in order, the time from each one's commit to its last
// receipt.
func (h *harness) measureDelays(count int) ([]time.Duration, error) {
	sent, err := execute[sendings](h.fixture, "send", sendJob{count, paceMS})
	if err != nil {
		return nil, err
	}
	last := sent.First + int64(count) - 1
	got, err := execute[awaited](h.clients, "await", awaitJob{last, waitSeconds})
	if err != nil {
		return nil, err
	}
	if got.Members != h.job.Members {
		return nil, fmt.Errorf("%d of %d subscribers have the last signal after %d s", got.Members, h.job.Members, waitSeconds)
	}
	r, err := execute[receiveTimes](h.clients, "receipts", receiveTimesJob{sent.First, last})
	if err != nil {
		return nil, err
	}
	took := make([]time.Duration, count)
	for i := range took {
		took[i] = time.Duration(r.Last[i] - sent.Committed[i])
	}
	return took, nil
}

// until waits until good returns true for the server's usage. After 20 s it returns an
// error, with the usage.
func (h *harness) until(good func(*processUsage) bool) (*processUsage, error) {
	for deadline := time.Now().Add(20 * time.Second); ; {
		st, err := execute[processUsage](h.fixture, "state", nothing{})
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
