package studio

import (
	"context"
	"fmt"
	"hash/maphash"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

const (
	// rankedWallets is the number of wallets of a chain that have a rank in their documents.
	rankedWallets = 10_000
	walletBatch   = 2048 // wallets written at a time
	// tagBatch bounds the wallets that get new tags in one refresh; the next refresh continues.
	tagBatch = 8192
)

// walletIndex is an index of wallets with the rows of a chain's wallets in it.
type walletIndex struct {
	*search.Index
	id   func(address string) string
	rows []uint32 // by the ledger's number of the wallet; search.NoRow: not there yet
}

// walletBuilder keeps the documents of one chain's wallets.
type walletBuilder struct {
	chain    smartmoney.Chain
	state    *activity.State
	filter   smartmoney.Filter
	indexes  []*walletIndex
	shown    *rank.Snapshot      // what the documents show; nil: nothing
	ranked   []uint32            // wallets that have a rank, in its order
	waiting  map[uint32]struct{} // wallets whose windows changed before they had a document
	untagged []uint32            // wallets that traded and whose tags have not been looked at since
	tags     map[uint32]uint64   // hashes of the tags that documents show, of wallets with tags
	seed     maphash.Seed
}

func newWalletBuilder(chain smartmoney.Chain, state *activity.State, filter smartmoney.Filter, wallets, polymarket *search.Index) *walletBuilder {
	b := &walletBuilder{
		chain: chain, state: state, filter: filter, waiting: map[uint32]struct{}{}, tags: map[uint32]uint64{}, seed: maphash.MakeSeed(),
		indexes: []*walletIndex{{Index: wallets, id: func(address string) string { return string(chain) + ":" + address }}},
	}
	if chain == smartmoney.Polymarket {
		b.indexes = append(b.indexes, &walletIndex{Index: polymarket, id: func(address string) string { return address }})
	}
	return b
}

// refresh updates the documents to a snapshot and to the changes of the activity.
func (wb *walletBuilder) refresh(ctx context.Context, snap *rank.Snapshot, changed *activity.Changed) error {
	for _, ix := range wb.indexes {
		for len(ix.rows) < snap.Len() {
			ix.rows = append(ix.rows, search.NoRow)
		}
	}
	if err := wb.writeTotals(ctx, snap); err != nil {
		return err
	}
	if wb.shown == nil || wb.shown.Generation() != snap.Generation() {
		if err := wb.writeRanks(snap); err != nil {
			return err
		}
	}
	wb.shown = snap
	if err := wb.writeWindows(ctx, changed.Windows); err != nil {
		return err
	}
	return wb.writeTags(ctx, changed.Wallets)
}

// writeTotals writes the rows of wallets that differ from those shown, and deletes the documents of
// wallets that corrections left without trades.
func (wb *walletBuilder) writeTotals(ctx context.Context, snap *rank.Snapshot) error {
	fields := totals()
	batch := newNumberBatch(len(fields), walletBatch)
	for f := range fields {
		batch.fields[f] = fields[f].name
	}
	for now, before := range snap.Changed(wb.shown) {
		for k := range now.Len {
			if now.Buys[k]+now.Sells[k] == 0 {
				wb.remove(snap, now.First+uint32(k))
				continue
			}
			if same(&now, &before, k) {
				continue
			}
			batch.numbers = append(batch.numbers, now.First+uint32(k))
			for f := range fields {
				batch.values[f] = append(batch.values[f], fields[f].of(&now, k))
			}
		}
		if len(batch.numbers) >= walletBatch {
			if err := wb.flushTotals(snap, batch); err != nil {
				return err
			}
			if err := ctx.Err(); err != nil {
				return err
			}
		}
	}
	return wb.flushTotals(snap, batch)
}

// remove deletes the documents of a wallet, if it has any.
func (wb *walletBuilder) remove(snap *rank.Snapshot, number uint32) {
	for _, ix := range wb.indexes {
		if ix.rows[number] != search.NoRow {
			ix.Delete(ix.id(snap.Address(number)))
			ix.rows[number] = search.NoRow
		}
	}
	delete(wb.tags, number)
}

// flushTotals adds the documents that are missing, and writes their numbers.
func (wb *walletBuilder) flushTotals(snap *rank.Snapshot, batch *numberBatch) error {
	defer batch.clear()
	for _, ix := range wb.indexes {
		var added []uint32
		var docs []search.Document
		var ids []string
		for _, n := range batch.numbers {
			if ix.rows[n] != search.NoRow {
				continue
			}
			address := snap.Address(n)
			fields := map[string]any{"chain": string(wb.chain)}
			if ix.Schema().Index == Wallets {
				fields["wallet_address"], fields["chains"] = address, []string{string(wb.chain)}
			}
			added, ids = append(added, n), append(ids, ix.id(address))
			docs = append(docs, search.Document{ID: ids[len(ids)-1], Fields: fields})
		}
		if err := ix.Merge(docs); err != nil {
			return fmt.Errorf("add %d wallets of %s: %w", len(docs), wb.chain, err)
		}
		rows := make([]uint32, len(ids))
		ix.Rows(ids, rows)
		for i, n := range added {
			ix.rows[n] = rows[i]
		}
	}
	return batch.write(wb.indexes)
}

// writeRanks writes the ranks of the leaderboard's first wallets.
func (wb *walletBuilder) writeRanks(snap *rank.Snapshot) error {
	page := snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: wb.filter, Limit: rankedWallets})
	batch := newNumberBatch(1, len(page.Wallets))
	batch.fields[0] = "rank"
	has := make(map[uint32]bool, len(page.Wallets))
	ranked := make([]uint32, 0, len(page.Wallets))
	for i := range page.Wallets {
		n, ok := snap.Number(page.Wallets[i].Address)
		if !ok {
			continue
		}
		has[n] = true
		ranked = append(ranked, n)
		if i >= len(wb.ranked) || wb.ranked[i] != n {
			batch.add(n, float64(page.Wallets[i].Rank))
		}
	}
	for _, n := range wb.ranked {
		if !has[n] {
			batch.add(n, absent)
		}
	}
	wb.ranked = ranked
	return batch.write(wb.indexes)
}

// writeWindows writes the windows of wallets, of those without a document once they have one.
func (wb *walletBuilder) writeWindows(ctx context.Context, numbers []uint32) error {
	rows := wb.indexes[0].rows
	known := func(n uint32) bool { return int(n) < len(rows) && rows[n] != search.NoRow }
	due := make([]uint32, 0, len(numbers))
	for n := range wb.waiting {
		if known(n) {
			due = append(due, n)
			delete(wb.waiting, n)
		}
	}
	for _, n := range numbers {
		if known(n) {
			due = append(due, n)
		} else {
			wb.waiting[n] = struct{}{}
		}
	}
	fields := windows()
	var cols activity.Columns
	batch := newNumberBatch(len(fields), 0)
	for some := range slices.Chunk(due, walletBatch) {
		wb.state.Columns(wb.chain, some, &cols)
		batch.numbers = append(batch.numbers[:0], some...)
		for f := range fields {
			batch.fields[f], batch.values[f] = fields[f].name, fields[f].of(&cols)
		}
		if err := batch.write(wb.indexes); err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return nil
}

// writeTags writes the tags of wallets that traded, where these changed.
func (wb *walletBuilder) writeTags(ctx context.Context, traded []uint32) error {
	if wb.chain != smartmoney.Polymarket {
		return nil
	}
	wb.untagged = append(wb.untagged, traded...)
	for range tagBatch / walletBatch {
		n := min(len(wb.untagged), walletBatch)
		if n == 0 || ctx.Err() != nil {
			break
		}
		docs, left := wb.tagDocuments(wb.untagged[:n])
		wb.untagged = append(left, wb.untagged[n:]...)
		for i, ix := range wb.indexes {
			if err := ix.Merge(docs[i]); err != nil {
				return fmt.Errorf("write the tags of %d wallets: %w", len(docs[i]), err)
			}
		}
		if len(left) == n {
			break // the ranking does not have them yet
		}
	}
	if len(wb.untagged) == 0 {
		wb.untagged = nil
	}
	return nil
}

// tagDocuments returns for each index the documents of wallets whose tags changed, and the
// wallets that have no document yet.
func (wb *walletBuilder) tagDocuments(numbers []uint32) (docs [][]search.Document, left []uint32) {
	docs = make([][]search.Document, len(wb.indexes))
	numbers = slices.Clone(numbers)
	numbers = slices.DeleteFunc(numbers, func(n uint32) bool {
		missing := int(n) >= len(wb.indexes[0].rows) || wb.indexes[0].rows[n] == search.NoRow
		if missing {
			left = append(left, n)
		}
		return missing
	})
	for i, w := range wb.state.WalletsOf(wb.chain, numbers) {
		tags := make([]string, 0, topTags)
		for _, t := range w.Tags[:min(len(w.Tags), topTags)] {
			tags = append(tags, t.Tag)
		}
		hash := wb.hash(tags)
		if wb.tags[numbers[i]] == hash {
			continue
		}
		wb.tags[numbers[i]] = hash
		for k, ix := range wb.indexes {
			docs[k] = append(docs[k], search.Document{ID: ix.id(w.Address), Fields: tagFields(tags)})
		}
	}
	return docs, left
}

// hash returns a number that differs for different tags, 0 for none.
func (wb *walletBuilder) hash(tags []string) uint64 {
	if len(tags) == 0 {
		return 0
	}
	var h maphash.Hash
	h.SetSeed(wb.seed)
	for _, t := range tags {
		_, _ = h.WriteString(t) // it returns no error
		_ = h.WriteByte(0)
	}
	return h.Sum64() | 1
}

// tagFields returns the fields of a wallet's tags. Fields beyond the last tag are removed.
func tagFields(tags []string) map[string]any {
	fields := map[string]any{"primary_tags": tags}
	for i := range topTags {
		var tag any
		if i < len(tags) {
			tag = tags[i]
		}
		fields[fmt.Sprintf("label_%02d", i+1)] = tag
		fields[fmt.Sprintf("tag_%02d", i+1)] = tag
	}
	return fields
}

// absent removes a number from a document.
var absent = math.NaN()

// numberBatch is numbers of wallets, to be written together.
type numberBatch struct {
	fields  []string
	numbers []uint32    // wallets
	values  [][]float64 // by field, then as numbers
	rows    []uint32
}

func newNumberBatch(fields, size int) *numberBatch {
	b := &numberBatch{fields: make([]string, fields), values: make([][]float64, fields), numbers: make([]uint32, 0, size)}
	for f := range b.values {
		b.values[f] = make([]float64, 0, size)
	}
	return b
}

// add adds the numbers of a wallet, one per field.
func (nb *numberBatch) add(number uint32, values ...float64) {
	nb.numbers = append(nb.numbers, number)
	for f, v := range values {
		nb.values[f] = append(nb.values[f], v)
	}
}

func (nb *numberBatch) clear() {
	nb.numbers = nb.numbers[:0]
	for f := range nb.values {
		nb.values[f] = nb.values[f][:0]
	}
}

// write writes the numbers to indexes. It skips wallets without a document.
func (nb *numberBatch) write(indexes []*walletIndex) error {
	for _, ix := range indexes {
		nb.rows = nb.rows[:0]
		for _, n := range nb.numbers {
			nb.rows = append(nb.rows, ix.rows[n])
		}
		if err := ix.SetNumbers(nb.fields, nb.rows, nb.values); err != nil {
			return fmt.Errorf("write numbers of %d wallets: %w", len(nb.numbers), err)
		}
	}
	return nil
}
