package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// slot marks where a request has a number of twelve digits, a new one each time.
const slot = "############"

// loadJob sends requests on a few connections for some time. Its client implements a
// minimum of HTTP, because it shares the processors with the service.
type loadJob struct {
	Addr      string
	Requests  []string // whole HTTP requests, asked in turn
	Conns     int
	Seconds   float64
	First     int64 // first number for slots
	LeastBody int   // bytes; a shorter response is an error
}

// loadResult is the result of a loadJob.
type loadResult struct {
	Requests int
	Seconds  float64
	P50, P99 float64 // ms
}

// rate returns the requests per second.
func (l *loadResult) rate() float64 { return float64(l.Requests) / l.Seconds }

// askQuestions runs a loadJob.
func askQuestions(ctx context.Context, job *loadJob) (*loadResult, error) {
	var next atomic.Int64
	next.Store(job.First)
	var wg sync.WaitGroup
	took := make([][]time.Duration, job.Conns)
	errs := make([]error, job.Conns)
	began := time.Now()
	until := began.Add(time.Duration(job.Seconds * float64(time.Second)))
	for i := range job.Conns {
		wg.Go(func() { took[i], errs[i] = askInTurn(ctx, job, &next, until) })
	}
	wg.Wait()
	result := &loadResult{Seconds: time.Since(began).Seconds()}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	all := slices.Concat(took...)
	slices.Sort(all)
	result.Requests = len(all)
	result.P50 = all[len(all)/2].Seconds() * 1e3
	result.P99 = all[len(all)*99/100].Seconds() * 1e3
	return result, nil
}

// askInTurn sends requests on one connection.
func askInTurn(ctx context.Context, job *loadJob, next *atomic.Int64, until time.Time) ([]time.Duration, error) {
	conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", job.Addr)
	if err != nil {
		return nil, err
	}
	defer func() { _ = conn.Close() }() // every response has been read
	in := bufio.NewReaderSize(conn, 64<<10)
	var took []time.Duration
	var out []byte
	for began := time.Now(); began.Before(until) || len(took) == 0; {
		n := next.Add(1)
		out = append(out[:0], job.Requests[n%int64(len(job.Requests))]...)
		if at := bytes.Index(out, []byte(slot)); at >= 0 {
			copy(out[at:], fmt.Sprintf("%0*d", len(slot), n))
		}
		if _, err := conn.Write(out); err != nil {
			return nil, err
		}
		if err := readAnswer(in, job.LeastBody); err != nil {
			return nil, fmt.Errorf("%.600s: %w", out, err)
		}
		end := time.Now()
		took = append(took, end.Sub(began))
		began = end
	}
	return took, nil
}

func readAnswer(in *bufio.Reader, least int) error {
	res, err := http.ReadResponse(in, nil)
	if err != nil {
		return err
	}
	size, err := io.Copy(io.Discard, res.Body)
	err = errors.Join(err, res.Body.Close())
	switch {
	case err != nil:
		return err
	case res.StatusCode != http.StatusOK:
		return fmt.Errorf("answer of status %s", res.Status)
	case size < int64(least):
		return fmt.Errorf("answer of %d bytes, expected at least %d", size, least)
	}
	return nil
}
