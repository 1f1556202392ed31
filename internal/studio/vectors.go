package studio

import (
	"cmp"
	"context"
	"fmt"
	"hash/maphash"
	"iter"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// VectorsOptions configures NewVectors. All fields but Pause and Log are required.
type VectorsOptions struct {
	// Shown returns an index as it stands, as Catalog.Shown does: vectors alone are no reason to
	// refresh it.
	Shown  func(name string) (*search.Index, error)
	Fitter search.Fitter
	Pause  time.Duration // between two looks at the indexes; 0: 2 s
	Log    *slog.Logger  // nil: discarded
}

// Vectors keeps the vectors of markets and tokens, which semantic search and features compare.
// A new or changed document has its vector after Pause and the time that the embedder takes.
// Vectors uses one goroutine, and on average at most a tenth of one processor.
type Vectors struct {
	o       VectorsOptions
	indexes []*embedded
	stop    context.CancelFunc
	running sync.WaitGroup
}

// embedded is an index with its vectors.
type embedded struct {
	name     string
	fields   []string // of the text
	embedder atomic.Pointer[search.Embedder]
	empty    atomic.Bool // no document had a text when it was last read
	// hash of the text that each document's vector is of; belongs to the loop
	made  map[string]uint64
	space string // name of the embedder that they are of
	seen  uint64 // changes of texts up to which all vectors are made
}

// embeddable is a document's text with its hash.
type embeddable struct {
	text string
	hash uint64
}

const (
	vectorBatch = 256 // documents whose texts are embedded at a time
	idleShare   = 9   // how many times as long as it works it rests
)

// NewVectors returns Vectors, which Start starts.
func NewVectors(o VectorsOptions) *Vectors {
	o.Pause = cmp.Or(o.Pause, 2*time.Second)
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	return &Vectors{o: o, indexes: []*embedded{
		{name: feed.Markets, fields: []string{"question", "description", "tags"}, made: map[string]uint64{}},
		{name: feed.Tokens, fields: []string{"symbol", "chain"}, made: map[string]uint64{}},
	}}
}

// Embed returns the vector of a text in the space of an index; nil, which is like no document, for
// an index that has no text yet. An index without vectors is a BAD_USER_INPUT error; one whose
// vectors are not made yet, UNAVAILABLE.
func (v *Vectors) Embed(ctx context.Context, index, text string) ([]float32, error) {
	for _, e := range v.indexes {
		if e.name != index {
			continue
		}
		embedder := e.embedder.Load()
		if embedder == nil {
			if e.empty.Load() {
				return nil, nil
			}
			return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "the vectors of index %s are being made, try again", index)
		}
		vectors, err := (*embedder).Embed(ctx, []string{text})
		if err != nil {
			return nil, err
		}
		return vectors[0], nil
	}
	return nil, smartmoney.BadInput("index", "index %s has no vectors: semantic search is possible in %s and %s", index, feed.Markets, feed.Tokens)
}

// Start starts computing vectors, until Stop.
func (v *Vectors) Start(ctx context.Context) error {
	ctx, v.stop = context.WithCancel(context.WithoutCancel(ctx))
	v.running.Go(func() { v.run(ctx) })
	return nil
}

// Stop stops computing vectors and waits.
func (v *Vectors) Stop(context.Context) error {
	v.stop()
	v.running.Wait()
	return nil
}

func (v *Vectors) run(ctx context.Context) {
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		}
		began := time.Now()
		for _, e := range v.indexes {
			if err := v.refresh(ctx, e); err != nil && ctx.Err() == nil {
				v.o.Log.WarnContext(ctx, "the vectors of an index could not be made, the present ones stay", "index", e.name, "error", err)
			}
		}
		timer.Reset(max(v.o.Pause, idleShare*time.Since(began)))
	}
}

// refresh computes the vectors of new and changed documents, and of all after a new fit.
func (v *Vectors) refresh(ctx context.Context, e *embedded) error {
	ix, err := v.o.Shown(e.name)
	if smartmoney.CodeOf(err) == smartmoney.CodeUnavailable {
		return nil // not filled yet
	}
	if err != nil {
		return err
	}
	changes := ix.TextChanges(e.fields)
	if changes == e.seen && e.embedder.Load() != nil {
		return nil
	}
	texts, changed, err := e.texts(ix)
	e.empty.Store(err == nil && len(texts) == 0)
	if err != nil || len(texts) == 0 || !changed && e.embedder.Load() != nil {
		return err
	}
	var before search.Embedder
	if p := e.embedder.Load(); p != nil {
		before = *p
	}
	embedder, err := v.o.Fitter.Fit(ctx, before, values(texts))
	if err != nil {
		return err
	}
	if embedder.Name() != e.space {
		clear(e.made)
		e.space = embedder.Name()
	}
	// Embed uses the new space at once; the vectors of documents follow shortly.
	e.embedder.Store(&embedder)
	if err := e.embed(ctx, ix, embedder, texts); err != nil {
		return err
	}
	e.seen = changes
	return nil
}

// values yields the texts of documents.
func values(texts map[string]embeddable) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, t := range texts {
			if !yield(t.text) {
				return
			}
		}
	}
}

// texts returns the text of every document that has one, and whether any is new, changed or gone.
func (e *embedded) texts(ix *search.Index) (texts map[string]embeddable, changed bool, err error) {
	all, err := ix.All(e.fields)
	if err != nil {
		return nil, false, err
	}
	texts = map[string]embeddable{}
	for d := range all {
		text := textOf(&d, e.fields)
		if text == "" {
			continue
		}
		hash := maphash.String(seed, text)
		texts[d.ID] = embeddable{text, hash}
		made, known := e.made[d.ID]
		changed = changed || !known || made != hash
	}
	for id := range e.made {
		if _, there := texts[id]; !there {
			delete(e.made, id)
			changed = true
		}
	}
	return texts, changed, nil
}

var seed = maphash.MakeSeed()

// textOf returns the text from which a document's vector is computed.
func textOf(d *search.Document, fields []string) string {
	var parts []string
	for _, name := range fields {
		switch value := d.Fields[name].(type) {
		case string:
			parts = append(parts, value)
		case []string:
			parts = append(parts, strings.Join(value, " "))
		}
	}
	return strings.Join(parts, ". ")
}

// embed computes the vectors of the documents whose text has none yet.
func (e *embedded) embed(ctx context.Context, ix *search.Index, embedder search.Embedder, texts map[string]embeddable) error {
	var ids, batch []string
	flush := func() error {
		if len(ids) == 0 {
			return nil
		}
		vectors, err := embedder.Embed(ctx, batch)
		if err != nil {
			return fmt.Errorf("embed %d texts of index %s: %w", len(batch), e.name, err)
		}
		for i, made := range vectors {
			if search.IsZero(made) {
				vectors[i] = nil
			}
		}
		if err := ix.SetVectors(ids, vectors); err != nil {
			return err
		}
		for _, id := range ids {
			e.made[id] = texts[id].hash
		}
		ids, batch = ids[:0], batch[:0]
		return nil
	}
	for id, t := range texts {
		if made, known := e.made[id]; known && made == t.hash {
			continue
		}
		if ids, batch = append(ids, id), append(batch, t.text); len(ids) == vectorBatch {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	return flush()
}
