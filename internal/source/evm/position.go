package evm

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// mark is a block that was read.
type mark struct {
	Number int64   `json:"n"`
	Hash   hash    `json:"h"`
	Price  float64 `json:"p,omitempty"` // of the native coin after the block while no point tells it, USD; 0 if unknown
	// Point is the price point of the native coin that the block makes, the largest one; nil if
	// none.
	Point *smartmoney.PricePoint `json:"c,omitempty"`
	// Early says that Price is the first price, which a later block told: the block waited for it.
	Early bool `json:"e,omitempty"`
}

// position is how far a source is. It is stored as JSON.
type position struct {
	Chain  int64  `json:"chain,omitempty"` // EIP-155 id of the chain of the blocks; 0 in positions of earlier versions
	Blocks []mark `json:"blocks"`          // the last blocks that were read, consecutive, at least one
	// Points are the price points of the native coin that blocks before those make.
	Points smartmoney.PricePoints `json:"points,omitempty"`
	// Part is set after a part of the block that follows, which has more trades than fit into one
	// batch.
	Part *part `json:"part,omitempty"`
	// LeftOut counts the swaps of unknown factories' pools, of mostLeftOut factories.
	LeftOut []leftOut `json:"left_out,omitempty"`
}

// part is the beginning of a block.
type part struct {
	Hash hash  `json:"h"`   // of the block
	Log  int64 `json:"log"` // a log of the last transaction of the part
	// Point is the price point of the native coin that the part makes; nil if none.
	Point *smartmoney.PricePoint `json:"c,omitempty"`
}

// readPosition reads a stored position; nil if there is none.
func readPosition(raw json.RawMessage) (*position, error) {
	if len(raw) == 0 || string(raw) == "null" {
		return nil, nil
	}
	var p position
	if err := json.Unmarshal(raw, &p); err != nil {
		return nil, fmt.Errorf("read position: %w", err)
	}
	if len(p.Blocks) == 0 {
		return nil, fmt.Errorf("read position: it has no block")
	}
	for i := 1; i < len(p.Blocks); i++ {
		if p.Blocks[i].Number != p.Blocks[i-1].Number+1 {
			return nil, fmt.Errorf("read position: block %d follows block %d", p.Blocks[i].Number, p.Blocks[i-1].Number)
		}
	}
	return &p, nil
}

// setChain says which chain the position is of. It returns an error for one of another chain:
// looking for its blocks would end as if a reorganisation were too deep.
func (p *position) setChain(id int64) error {
	if p.Chain != 0 && p.Chain != id {
		return fmt.Errorf("the source's position is on the chain with the id %d, and chain_id is %d: give the source of another chain another name", p.Chain, id)
	}
	p.Chain = id
	return nil
}

func (p *position) encode() json.RawMessage {
	raw, err := json.Marshal(p)
	if err != nil {
		panic("BUG: a position cannot be encoded: " + err.Error())
	}
	return raw
}

func (p *position) tip() mark { return p.Blocks[len(p.Blocks)-1] }

// push adds the block that follows and drops what is beyond keep blocks. Blocks that waited for the
// first price are kept as long again, so that a reorganisation that takes that price back finds
// them.
func (p *position) push(m mark, keep int) {
	p.Blocks = append(p.Blocks, m)
	first := max(0, len(p.Blocks)-keep)
	if p.Blocks[first].Early {
		first = max(0, len(p.Blocks)-2*keep-1)
	}
	for i := range p.Blocks[:first] {
		if point := p.Blocks[i].Point; point != nil {
			p.Points = p.Points.Add(*point, smartmoney.MostPoints)
		}
	}
	p.Blocks = append(p.Blocks[:0:0], p.Blocks[first:]...)
	p.Part = nil
}

// points returns the price points of the native coin after the last block.
func (p *position) points() smartmoney.PricePoints {
	all := slices.Clone(p.Points)
	for i := range p.Blocks {
		if point := p.Blocks[i].Point; point != nil {
			all = all.Add(*point, smartmoney.MostPoints)
		}
	}
	return all
}

// dropPoints drops the price points that are later than a time, which earlier versions took from
// blocks with wrong times.
func (p *position) dropPoints(until time.Time) {
	p.Points = p.Points.Until(until)
	for i := range p.Blocks {
		if point := p.Blocks[i].Point; point != nil && point.At().After(until) {
			p.Blocks[i].Point = nil
		}
	}
	if p.Part != nil && p.Part.Point != nil && p.Part.Point.At().After(until) {
		p.Part.Point = nil
	}
}

// at returns the block of a number, if it is kept.
func (p *position) at(number int64) (mark, bool) {
	i := number - p.Blocks[0].Number
	if i < 0 || i >= int64(len(p.Blocks)) {
		return mark{}, false
	}
	return p.Blocks[i], true
}

// cut drops the blocks after a number, which is that of a kept block, and those whose price was
// told by a dropped one.
func (p *position) cut(number int64) {
	p.Blocks = p.Blocks[:number-p.Blocks[0].Number+1]
	for len(p.Blocks) > 1 && p.tip().Early {
		p.Blocks = p.Blocks[:len(p.Blocks)-1]
	}
	p.Part = nil
}

// Bounds of a batch, within those of package source: what one more log adds still fits.
const (
	batchEvents  = source.MaxBatchEvents - 16
	batchBytes   = source.MaxBatchBytes - 64<<10
	batchRejects = source.MaxRejects - 16
	// enough is the number of events after which a batch ends with its block.
	enough = 2000
)

// writer collects batches and appends them, one at a time, while the next one is collected. It is
// not safe for concurrent use.
type writer struct {
	out     source.Output
	most    int // events of a batch, batchEvents but in tests
	batch   source.Batch
	bytes   int
	pending chan error // the result of the append that runs; nil if none does
}

// add adds the trades of a log, or its reject.
func (w *writer) add(events []event.Event, reject *source.Reject) {
	for i := range events {
		w.bytes += events[i].Size()
	}
	w.batch.Events = append(w.batch.Events, events...)
	switch {
	case reject == nil:
	case worthKeeping(reject.Reason):
		reject.Lost, reject.Noise = isLoss(reject.Reason), !isLoss(reject.Reason)
		w.batch.Rejects = append(w.batch.Rejects, *reject)
	case isLoss(reject.Reason):
		if w.batch.Lost == nil {
			w.batch.Lost = map[string]int64{}
		}
		w.batch.Lost[reject.Reason]++
	default:
		if w.batch.Skipped == nil {
			w.batch.Skipped = map[string]int64{}
		}
		w.batch.Skipped[reject.Reason]++
	}
}

// full reports whether the batch must be appended before more is added.
func (w *writer) full() bool {
	return len(w.batch.Events) >= w.most || w.bytes >= batchBytes || len(w.batch.Rejects) >= batchRejects
}

// large reports whether the batch is worth a transaction.
func (w *writer) large() bool {
	return len(w.batch.Events) >= enough || w.bytes >= batchBytes/2 || len(w.batch.Rejects) >= batchRejects/2
}

// flush begins to append what was collected, with the position after it. It returns the error of
// the append before.
func (w *writer) flush(ctx context.Context, position json.RawMessage, at time.Time) error {
	if err := w.wait(); err != nil {
		return err
	}
	batch := w.batch
	batch.Position, batch.At = position, at
	w.batch, w.bytes = source.Batch{}, 0
	pending := make(chan error, 1)
	w.pending = pending
	go func() { pending <- w.out.Append(ctx, &batch) }()
	return nil
}

// wait waits for the append that runs, and returns its error.
func (w *writer) wait() error {
	if w.pending == nil {
		return nil
	}
	err := <-w.pending
	w.pending = nil
	return err
}
