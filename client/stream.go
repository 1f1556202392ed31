package client

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"time"

	"github.com/Khan/genqlient/graphql"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// SignalsOptions say which signals a stream brings, and where it begins.
type SignalsOptions struct {
	// Filter chooses among the customer's signals. Nil: all.
	Filter *SignalFilter
	// After is the cursor after which the stream begins, unless Store has one. Empty: it begins with
	// what is raised from now on.
	After string
	// Store keeps the place that the reader has reached. Nil: nobody does, and each stream begins anew.
	Store Store
}

// Signals follows the customer's log: each signal and each retraction once, in order, whatever
// breaks in between. An event with Gap says that signals before it are missing: they are no longer
// kept, or the service was restored from before them.
//
// The stream connects again after pauses that grow and are spread at random, unless an error is
// final: a refused key, a wrong filter. That error, or that of ctx, is the last pair. An event
// counts as read when the loop asks for the next: Store has its cursor then, and whoever leaves the
// loop gets the event again. Nothing is left running after the loop.
func (c *Client) Signals(ctx context.Context, o SignalsOptions) iter.Seq2[*SignalEvent, error] {
	return func(yield func(*SignalEvent, error) bool) {
		after, err := c.beginning(ctx, o)
		if err != nil {
			yield(nil, err)
			return
		}
		request := &graphql.Request{
			OpName: "followSignals", Query: followSignals_Operation, Variables: &__followSignalsInput{After: &after, Filter: o.Filter},
		}
		err = c.follow(ctx, request, func(data json.RawMessage) error {
			var r followSignalsResponse
			if err := json.Unmarshal(data, &r); err != nil {
				return &finalError{fmt.Errorf("decode a signal: %w", err)}
			}
			if !yield(&r.Signals, nil) {
				return errLeft
			}
			after = r.Signals.Cursor
			return save(ctx, o.Store, after)
		})
		if !errors.Is(err, errLeft) {
			yield(nil, err)
		}
	}
}

// beginning returns the cursor after which a stream of signals begins. Without one it is the end of
// the log, so that a connection that breaks before its first signal misses nothing either.
func (c *Client) beginning(ctx context.Context, o SignalsOptions) (string, error) {
	after := o.After
	if o.Store != nil {
		kept, err := o.Store.Load(ctx)
		if err != nil {
			return "", fmt.Errorf("load the cursor: %w", err)
		}
		if kept != "" {
			return kept, nil
		}
	}
	if after != "" {
		return after, nil
	}
	err := c.persist(ctx, func(func()) error {
		r, err := position(ctx, c)
		if err == nil && r.Signals.PageInfo.EndCursor == nil {
			err = &Error{Code: Unavailable, Message: "the log has no end"}
		}
		if err == nil {
			after = *r.Signals.PageInfo.EndCursor
		}
		return err
	})
	if err != nil {
		return "", err
	}
	return after, save(ctx, o.Store, after)
}

// save keeps a cursor. Its error is final.
func save(ctx context.Context, s Store, cursor string) error {
	if s == nil {
		return nil
	}
	if err := s.Save(ctx, cursor); err != nil {
		return &finalError{fmt.Errorf("save the cursor: %w", err)}
	}
	return nil
}

// LeaderboardOptions say which leaderboard a stream shows. Chain is required.
type LeaderboardOptions struct {
	Chain  Chain
	RankBy RankBy // the metric to sort by; empty: RankByTraderScore
	Window Window // what the wallets did in it; empty: in their whole life
	First  int    // number of wallets, 1 to 200; 0: 10
}

// Leaderboard follows the first page of a leaderboard with the chain's default filter: the present
// page, then each that differs from the one before, at most one a second. It goes on and ends as
// Signals does; pages that came while a connection was broken are not made up for.
func (c *Client) Leaderboard(ctx context.Context, o LeaderboardOptions) iter.Seq2[*Leaderboard, error] {
	in := &__followLeaderboardInput{
		Chain: o.Chain, RankBy: cmp.Or(o.RankBy, RankByTraderScore), First: cmp.Or(o.First, 10),
	}
	if o.Window != "" {
		in.Window = &o.Window
	}
	return func(yield func(*Leaderboard, error) bool) {
		request := &graphql.Request{OpName: "followLeaderboard", Query: followLeaderboard_Operation, Variables: in}
		var last json.RawMessage
		err := c.follow(ctx, request, func(data json.RawMessage) error {
			if bytes.Equal(data, last) {
				return nil // the page before the connection broke
			}
			last = data
			var r followLeaderboardResponse
			if err := json.Unmarshal(data, &r); err != nil {
				return &finalError{fmt.Errorf("decode a leaderboard: %w", err)}
			}
			if !yield(&r.Leaderboard, nil) {
				return errLeft
			}
			return nil
		})
		if !errors.Is(err, errLeft) {
			yield(nil, err)
		}
	}
}

// finalError is an error that no retry mends, though it is none of the service.
type finalError struct{ error }

func (f *finalError) Unwrap() error { return f.error }

// errLeft ends a stream whose reader has left the loop.
var errLeft = errors.New("the reader has left")

// final reports whether an error would come again.
func final(err error) bool {
	if e, ok := errors.AsType[*Error](err); ok {
		return !e.Temporary()
	}
	_, ok := errors.AsType[*finalError](err)
	return ok || errors.Is(err, errLeft)
}

// persist calls try until it succeeds, its error is final, or ctx ends; then it returns the error.
// try calls worked when the service gave it something, after which the next pause is the shortest.
func (c *Client) persist(ctx context.Context, try func(worked func()) error) error {
	pauses := c.pace.again.Backoff()
	for {
		err := try(pauses.Reset)
		if err == nil || final(err) { // a reader who has left, perhaps since ctx ended, must not be called again
			return err
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		pause := pauses.Next()
		if e, ok := errors.AsType[*Error](err); ok {
			pause = max(pause, e.RetryAfter)
		}
		c.report(err, pause)
		if err := retry.Sleep(ctx, pause); err != nil {
			return err
		}
	}
}

// follow passes each result of a subscription to take, over one connection after another, until take
// returns a final error. Each connection begins with the variables as they are then.
func (c *Client) follow(ctx context.Context, request *graphql.Request, take func(json.RawMessage) error) error {
	return c.persist(ctx, func(worked func()) error {
		s, err := c.open(ctx)
		if err != nil {
			return err
		}
		defer s.close()
		defer context.AfterFunc(ctx, s.hangUp)()
		began := time.Now()
		if err := s.begin(request); err != nil {
			return err
		}
		for {
			data, err := s.result()
			if err != nil {
				if time.Since(began) > c.pace.again.Most {
					worked() // a quiet subscription is none that fails
				}
				return c.expired(err)
			}
			worked()
			if err := take(data); err != nil {
				return err
			}
		}
	})
}

// expired returns the error of a connection that had been accepted. If its token is refused now,
// there may be a new one.
func (c *Client) expired(err error) error {
	if e, ok := errors.AsType[*Error](err); ok && e.Code == Unauthenticated && c.fresh {
		return &Error{Code: Unavailable, Message: "the token has expired"}
	}
	return err
}

// String returns the event as a line: the signal's place in the log and its headline, the id of a
// signal that is taken back and why, or that signals are missing. It is empty for nil.
func (e *SignalEvent) String() string {
	switch {
	case e == nil:
		return ""
	case e.Signal != nil:
		return fmt.Sprint(e.Signal.Sequence, " ", e.Signal.Headline)
	case e.Retraction != nil:
		return fmt.Sprint("retracted: ", e.Retraction.SignalId, " ", e.Retraction.Reason)
	default:
		return "signals are missing"
	}
}
