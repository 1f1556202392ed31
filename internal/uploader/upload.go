package uploader

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
)

// ahead is how many requests are prepared while one is being sent.
const ahead = 2

// Watcher shows the progress of uploads and of waits for their processing. One goroutine calls its
// methods.
type Watcher interface {
	// Start is called before a file of size bytes, -1 if unknown.
	Start(name string, size int64)
	// Advance is called after each acknowledged request.
	Advance(Status)
	// Wait is called with the current progress of a wait several times a second.
	Wait(Waiting)
	// Finish is called at the end of a file or a wait, complete or not.
	Finish()
}

// Status is the progress of an upload.
type Status struct {
	Bytes   int64 // of the file that are done
	Summary *Summary
}

// UploadFile uploads a file and resumes an interrupted upload of it; a pipe is read once
// from its start. variant identifies everything else that affects the events, such as the
// adapter's settings. The summary is valid even if there is an error.
func (c *Client) UploadFile(ctx context.Context, path, variant string, adapter importer.Adapter, w Watcher) (*Summary, error) {
	file, err := os.Open(path)
	if err != nil {
		return NewSummary(path, adapter.Name()), fmt.Errorf("open the file: %w", err)
	}
	if info, err := file.Stat(); err == nil && info.Mode()&(os.ModeNamedPipe|os.ModeCharDevice|os.ModeSocket) != 0 {
		return c.Upload(ctx, path, file, adapter, w)
	}
	id, size, err := identity(c.target.String(), adapter.Name()+"\n"+variant, file)
	if err != nil {
		_ = file.Close() // it was only read
		return NewSummary(path, adapter.Name()), err
	}
	up := &upload{client: c, id: id, progress: c.options.Progress, sum: NewSummary(path, adapter.Name()), watch: w}
	return up.run(ctx, adapter, file, size)
}

// Upload uploads the content of r. It cannot be resumed. Upload closes r, which also ends
// a blocked read when ctx ends.
func (c *Client) Upload(ctx context.Context, name string, r io.ReadCloser, adapter importer.Adapter, w Watcher) (*Summary, error) {
	up := &upload{client: c, sum: NewSummary(name, adapter.Name()), watch: w}
	return up.run(ctx, adapter, r, -1)
}

// upload is the state of one upload.
type upload struct {
	client   *Client
	id       string
	progress *Progress // nil: not stored
	at       progress
	sum      *Summary
	watch    Watcher
}

func (u *upload) run(ctx context.Context, adapter importer.Adapter, r io.ReadCloser, size int64) (*Summary, error) {
	began := u.client.options.Clock.Now()
	if err := u.begin(); err != nil {
		_ = r.Close() // it was not read
		return u.sum, err
	}
	u.watch.Start(u.sum.File, size)
	defer u.watch.Finish()

	batches := make(chan *batch, ahead)
	group, inner := errgroup.WithContext(ctx)
	in := NewCounter(inner, r)
	context.AfterFunc(inner, func() { _ = r.Close() }) // it is only read; inner ends with Wait
	// from reading; events read before it are sent first
	var broken error
	group.Go(func() error {
		defer close(batches)
		broken = produce(inner, adapter, in, u.client.options.Batch, u.at, batches)
		return nil
	})
	group.Go(func() error { return u.consume(inner, batches) })
	err := group.Wait()
	u.sum.Seconds = u.client.options.Clock.Now().Sub(began).Seconds()
	if err == nil {
		err = broken
	}
	switch {
	case ctx.Err() != nil:
		return u.sum, u.interrupted(ctx.Err())
	case err != nil && errors.Is(err, broken):
		return u.sum, fmt.Errorf("read %s: %w", u.sum.File, err)
	case err != nil:
		return u.sum, fmt.Errorf("upload %s: %w", u.sum.File, err)
	case u.progress != nil:
		return u.sum, u.progress.forget(u.id)
	}
	return u.sum, nil
}

// begin loads the progress. It saves a new upload's id before its first request, so that a
// retry of that request has the same Idempotency-Key.
func (u *upload) begin() error {
	if u.progress == nil {
		u.at = progress{Run: u.client.options.NewRun()}
		return nil
	}
	at, err := u.progress.load(u.id)
	if err != nil {
		return err
	}
	u.at = at
	if at.Run == "" {
		u.at = progress{Run: u.client.options.NewRun()}
		return u.progress.save(u.id, u.at)
	}
	u.sum.Read, u.sum.Resumed = at.Records, at.Records
	if at.Records > 0 {
		u.client.options.Report(fmt.Sprintf("%s: resuming after record %d", u.sum.File, at.Records))
	}
	return nil
}

func (u *upload) interrupted(cause error) error {
	if u.progress == nil {
		return fmt.Errorf("interrupted after record %d of %s: %w", u.at.Records, u.sum.File, cause)
	}
	return fmt.Errorf("interrupted after record %d of %s; run the same command to resume: %w", u.at.Records, u.sum.File, cause)
}

// consume posts the batches in order.
func (u *upload) consume(ctx context.Context, batches <-chan *batch) error {
	for b := range batches {
		var got *answer
		if len(b.lines) > 0 {
			var err error
			if got, err = u.client.post(ctx, b, b.key(u.at.Run)); err != nil {
				return err
			}
			u.at.Requests = b.number
		}
		u.at.Records = b.records
		if u.progress != nil {
			if err := u.progress.save(u.id, u.at); err != nil {
				return err
			}
		}
		u.sum.add(b, got)
		u.watch.Advance(Status{Bytes: b.bytes, Summary: u.sum})
	}
	return nil
}
