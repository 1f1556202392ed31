package streams

import (
	"context"
	"fmt"
	"slices"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/detect/journal"
	"smartmoney/internal/enginestate"
	"smartmoney/internal/replay"
	"smartmoney/internal/retry"
	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/wire"
)

// Journal reads the detection journal in the order of the log.
type Journal interface {
	// JournalFrom calls f for a chain's journal rows in order, from the one that has a sequence number on. An error of
	// f ends it, and is returned.
	JournalFrom(ctx context.Context, chain smartmoney.Chain, seq int64, f func(enginestate.JournalRow) error) error
	// SinkPositions returns the positions of a sink in a stream, by key.
	SinkPositions(ctx context.Context, sink int64, s sink.Stream) ([]sink.Position, error)
}

// Trades publishes the trades of ranked wallets, chain by chain, and which trades corrections take back.
type Trades struct {
	journal Journal
	poll    time.Duration
}

var _ sink.Reader = (*Trades)(nil)

// NewTrades returns a reader that looks at the journal every poll; 0 is every second.
func NewTrades(journal Journal, poll time.Duration) *Trades {
	if poll == 0 {
		poll = time.Second
	}
	return &Trades{journal: journal, poll: poll}
}

// Run implements sink.Reader.
func (t *Trades) Run(ctx context.Context, s sink.Claimed, out sink.Output) error {
	positions := make([]sink.Position, smartmoney.ChainCount)
	for i := range positions {
		positions[i].Key = int64(i)
	}
	stored, err := t.journal.SinkPositions(ctx, s.ID, sink.Trades)
	if err != nil {
		return err
	}
	for _, p := range stored {
		if p.Key >= 0 && p.Key < int64(len(positions)) {
			positions[p.Key] = p
		}
	}
	for {
		for i, chain := range smartmoney.Chains() {
			if err := t.publish(ctx, chain, &positions[i], out); err != nil {
				return err
			}
		}
		out.Idle()
		if err := retry.Sleep(ctx, t.poll); err != nil {
			return err
		}
	}
}

// publish publishes what is new on a chain, and moves the position.
func (t *Trades) publish(ctx context.Context, chain smartmoney.Chain, at *sink.Position, out sink.Output) error {
	c := &chainTrades{chain: chain, at: at, batch: &batch{out: out}}
	err := t.journal.JournalFrom(ctx, chain, sink.NumberOf(at.Reached+1), func(r enginestate.JournalRow) error {
		c.names = replay.NewNames(nil) // of one row, so that names do not pile up
		if err := journal.Read(r.Body, c.names.Interner(), func(r journal.Record) error { return c.record(ctx, &r) }); err != nil {
			return fmt.Errorf("journal of %s from %d: %w", chain, r.FirstSeq, err)
		}
		at.Reached, c.moved = max(at.Reached, sink.SequenceOf(r.LastSeq, sink.SequencesPerNumber-1)), true
		return c.flush(ctx, false)
	})
	if err != nil {
		return err
	}
	return c.flush(ctx, true)
}

// chainTrades makes messages of one chain's journal.
type chainTrades struct {
	chain smartmoney.Chain
	names *replay.Names
	at    *sink.Position // behind the last message of batch
	moved bool           // since the last flush
	batch *batch
}

// flush publishes the batch with the position behind it.
func (c *chainTrades) flush(ctx context.Context, anyway bool) error {
	if !c.moved || !anyway && !c.batch.full() {
		return nil
	}
	c.batch.move(*c.at)
	c.moved = false
	return c.batch.flush(ctx, true)
}

// record adds what a record says, unless it was published. A batch ends with a record.
func (c *chainTrades) record(ctx context.Context, r *journal.Record) error {
	switch {
	case r.Trade != nil:
		c.add(sink.SequenceOf(r.Trade.Seq, 0), "trade", func(o *wire.Object) { c.trade(o, r.Trade) })
	case r.Retraction != nil:
		for n, part := range partsOf(r.Retraction) {
			c.add(sink.SequenceOf(r.Retraction.Seq, n), "trades.retracted", func(o *wire.Object) { c.retraction(o, part) })
		}
	}
	return c.flush(ctx, false)
}

// add adds a message with a sequence, unless it was published.
func (c *chainTrades) add(sequence int64, kind string, fields func(*wire.Object)) {
	if sequence <= c.at.Reached {
		return
	}
	o := wire.Begin(nil)
	o.Text("type", kind)
	o.Text("chain", string(c.chain))
	fields(o)
	o.Whole("sequence", int(sequence))
	c.batch.add(sink.Message{
		Stream: sink.Trades, Key: string(c.chain), ID: fmt.Sprintf("trades_%s_%d", c.chain, sequence), Sequence: sequence,
		Previous: c.at.Sequence, Type: kind, Body: o.End(),
	})
	c.at.Reached, c.at.Sequence, c.moved = sequence, sequence, true
}

// trade adds the fields of a trade.
func (c *chainTrades) trade(o *wire.Object, t *detect.Trade) {
	o.Text("wallet_address", c.names.Wallet(t.Wallet))
	o.Whole("leaderboard_rank", t.Rank)
	side := "buy"
	if t.Sell {
		side = "sell"
	}
	o.Text("side", side)
	addToken(o, c.names, t.Token)
	o.Number("price_usd", t.Price)
	o.Number("size_usd", t.Amount)
	if t.TxHash != "" {
		o.Text("transaction_hash", t.TxHash)
	}
	o.Add("trader", func(b []byte) []byte { return appendRow(b, t.Row) })
	o.Time("traded_at", time.Unix(0, t.At).UTC())
}

func appendRow(dst []byte, r *detect.Row) []byte {
	o := wire.Begin(dst)
	o.Number("trader_score", r.Score)
	o.Number("net_pnl_usd", r.Net)
	o.Number("realized_pnl_usd", r.Realized)
	o.Number("total_buy_volume_usd", r.BuyVolume)
	o.Whole("trade_count", int(r.Trades))
	o.Number("win_rate", r.WinRate)
	o.Whole("winning_positions", int(r.Winning))
	o.Whole("closed_positions", int(r.Closed))
	o.Whole("tokens_traded", int(r.Tokens))
	return o.End()
}

// addToken adds a token of the journal.
func addToken(o *wire.Object, names *replay.Names, number uint32) {
	address, symbol := names.Token(number)
	addNamed(o, address, symbol)
}

// addNamed adds a token.
func addNamed(o *wire.Object, address, symbol string) {
	o.Add("token", func(b []byte) []byte {
		o := wire.Begin(b)
		o.Text("address", address)
		o.Text("symbol", symbol)
		return o.End()
	})
}

// retraction adds the fields of a part of a correction.
func (c *chainTrades) retraction(o *wire.Object, part retractedPart) {
	o.Add("tokens", func(b []byte) []byte {
		return wire.AppendList(b, part.tokens, func(b []byte, t *detect.RetractedToken) []byte {
			o := wire.Begin(b)
			addToken(o, c.names, t.Token)
			o.Add("sequences", func(b []byte) []byte {
				return wire.AppendList(b, t.Seqs, func(b []byte, seq *int64) []byte { return wire.AppendInt(b, int(sink.SequenceOf(*seq, 0))) })
			})
			return o.End()
		})
	})
	if part.truncated {
		o.Bool("truncated", true)
	}
}

// retractedPart is what one message says of a correction.
type retractedPart struct {
	tokens    []detect.RetractedToken
	truncated bool // the correction takes back more, which no message says
}

// About how many bytes a token and a trade take in a message, and how many a message may take.
const (
	tokenBytes  = 160
	numberBytes = 18
	partBytes   = sink.MaxBody / 2
)

// partsOf splits a correction into messages, of which there is at least one.
func partsOf(r *detect.Retraction) []retractedPart {
	parts, size := make([]retractedPart, 1), 0
	for _, t := range r.Tokens {
		for some := range slices.Chunk(t.Seqs, partBytes/2/numberBytes) {
			cost := tokenBytes + len(some)*numberBytes
			if size+cost > partBytes {
				if len(parts) == sink.SequencesPerNumber {
					parts[len(parts)-1].truncated = true
					return parts
				}
				parts, size = append(parts, retractedPart{}), 0
			}
			last := &parts[len(parts)-1]
			last.tokens, size = append(last.tokens, detect.RetractedToken{Token: t.Token, Seqs: some}), size+cost
		}
	}
	return parts
}
