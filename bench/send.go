package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ingestJob sends every body of some files and waits until they are processed.
type ingestJob struct {
	URL, Key string
	Files    []string                   // one connection each, its bodies in order
	Target   map[smartmoney.Chain]int64 // log position at the end
}

// ingestResult is the result of an ingestJob.
type ingestResult struct {
	Acknowledged float64 // seconds from the first byte sent to the last answer
	Processed    float64 // seconds until the state of every event was committed
	Accepted     int     // events
}

// sendBodies runs an ingestJob. It reads the files into memory before it starts the clock.
func sendBodies(ctx context.Context, job *ingestJob) (*ingestResult, error) {
	var all [][][]byte
	for _, name := range job.Files {
		b, err := readBodies(name)
		if err != nil {
			return nil, err
		}
		all = append(all, b)
	}
	began, result := time.Now(), &ingestResult{}
	var wg sync.WaitGroup
	var mu sync.Mutex // guards accepted and errs
	var errs error
	for _, b := range all {
		wg.Go(func() {
			accepted, err := sendInOrder(ctx, job, slices.Values(b))
			mu.Lock()
			defer mu.Unlock()
			result.Accepted, errs = result.Accepted+accepted, errors.Join(errs, err)
		})
	}
	wg.Wait()
	if errs != nil {
		return nil, errs
	}
	result.Acknowledged = time.Since(began).Seconds()
	if err := awaitTarget(ctx, job); err != nil {
		return nil, err
	}
	result.Processed = time.Since(began).Seconds()
	return result, nil
}

func sendInOrder(ctx context.Context, job *ingestJob, bodies iter.Seq[[]byte]) (accepted int, err error) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1}}
	defer client.CloseIdleConnections()
	for body := range bodies {
		var answer struct {
			Accepted, Duplicates int
			Rejected             []struct{ Error string }
		}
		if err := call(ctx, client, job, http.MethodPost, "/ingest/events", body, &answer); err != nil {
			return accepted, err
		}
		if answer.Duplicates > 0 || len(answer.Rejected) > 0 {
			return accepted, fmt.Errorf("%d duplicates among the generated events, %d rejected: %.200s",
				answer.Duplicates, len(answer.Rejected), fmt.Sprint(answer.Rejected))
		}
		accepted += answer.Accepted
	}
	return accepted, nil
}

// awaitTarget waits until the service's status says that all is durable and processed.
func awaitTarget(ctx context.Context, job *ingestJob) error {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1}}
	defer client.CloseIdleConnections()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for deadline := time.Now().Add(5 * time.Minute); time.Now().Before(deadline); <-tick.C {
		var status struct {
			Chains map[smartmoney.Chain]struct{ Durable, Processed int64 }
		}
		if err := call(ctx, client, job, http.MethodGet, "/ingest/status", nil, &status); err != nil {
			return err
		}
		done := true
		for chain, position := range job.Target {
			at := status.Chains[chain]
			if at.Durable > position {
				return fmt.Errorf("%s holds %d events, expected %d", chain, at.Durable, position)
			}
			done = done && at.Durable == position && at.Processed == position
		}
		if done {
			return nil
		}
	}
	return errors.New("the events are not processed after 5 minutes")
}

func call(ctx context.Context, client *http.Client, job *ingestJob, method, path string, body []byte, into any) error {
	r, err := http.NewRequestWithContext(ctx, method, job.URL+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Authorization", "Bearer "+job.Key)
	r.Header.Set("Content-Type", "application/x-ndjson")
	res, err := client.Do(r)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		return err
	}
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("%s answered %s: %.300s", path, res.Status, text)
	}
	return json.Unmarshal(text, into)
}
