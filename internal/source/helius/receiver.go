package helius

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Bounds of the transactions of one body and of those in a position. Each becomes at most two
// trades or one reject, so a batch stays within its bounds.
const (
	maxTransactions = 800
	maxWaiting      = 200
	maxWaitingBytes = 200 << 10
)

// receiver implements source.Receiver.
type receiver struct {
	secret [sha256.Size]byte // digest of the Authorization header
	quotes importer.Settings
	now    func() time.Time
	// tokenPrice is that of the source's Spec.
	tokenPrice func(smartmoney.Chain, string) (float64, time.Time, bool)
}

var _ source.Receiver = (*receiver)(nil)

// position is what a source of this kind keeps.
type position struct {
	SOL     importer.CoinPrice `json:"sol"`               // what is known of the price of SOL
	Former  float64            `json:"sol_usd,omitempty"` // the last price, of an earlier version; read only
	Waiting []json.RawMessage  `json:"waiting,omitempty"` // trimmed swaps that wait for the first price, oldest first
}

// transaction has the fields by which transactions are put in order.
type transaction struct {
	raw       json.RawMessage
	signature string
	at        int64 // seconds since the Unix epoch; 0 if unknown
}

// NewReceiver implements source.PushKind. It returns an error for a secret that cannot be read now.
func (Kind) NewReceiver(spec source.Spec) (source.Receiver, error) {
	s, err := read(spec.Settings)
	if err != nil {
		return nil, err
	}
	r := &receiver{quotes: spec.Quotes, now: spec.Now, tokenPrice: spec.TokenPrice}
	r.quotes.PricePools, r.quotes.Authorities = poolsOf(s.PricePools), setOf(s.Authorities)
	if digest, ok := strings.CutPrefix(s.Secret, hashed); ok {
		if _, err := hex.Decode(r.secret[:], []byte(digest)); err != nil {
			return nil, smartmoney.BadInput("secret", "secret must have 64 hexadecimal digits after %s", hashed)
		}
	} else {
		value, err := source.Secret("secret", s.Secret)
		if err != nil {
			return nil, err
		}
		if len(value) < minSecret || len(value) > maxSecret {
			return nil, smartmoney.BadInput("secret", "secret must be %d to %d bytes long, got %d", minSecret, maxSecret, len(value))
		}
		r.secret = sha256.Sum256([]byte(value))
	}
	if s.NativePrice > 0 {
		r.quotes.NativeUSD = map[smartmoney.Chain]float64{smartmoney.Solana: s.NativePrice}
	}
	return r, nil
}

// Authorize implements source.Receiver.
func (r *receiver) Authorize(header http.Header) error {
	values := header.Values("Authorization")
	if len(values) != 1 {
		return source.ErrSecret
	}
	sum := sha256.Sum256([]byte(values[0]))
	if subtle.ConstantTimeCompare(sum[:], r.secret[:]) != 1 {
		return source.ErrSecret
	}
	return nil
}

// Receive implements source.Receiver.
func (r *receiver) Receive(body []byte, stored json.RawMessage) (*source.Batch, error) {
	var at position
	if len(stored) > 0 {
		if err := json.Unmarshal(stored, &at); err != nil {
			return nil, smartmoney.Internal(err)
		}
	}
	all, err := transactions(body)
	if err != nil {
		return nil, err
	}
	if at.Former > 0 {
		at.SOL.Start, at.Former = at.Former, 0
	}
	if price, updated, ok := r.provided(); ok {
		at.SOL.Stated = nil
		at.SOL.State(updated, price, 1)
	}
	converter, err := importer.NewConverter(format, r.quotes, importer.Prices{smartmoney.Solana: at.SOL}, r.now)
	if err != nil {
		return nil, smartmoney.Internal(err)
	}
	d := delivery{batch: source.Batch{Skipped: map[string]int64{}}, converter: converter, settings: r.quotes, waiting: at.Waiting}
	for i := range all {
		d.add(&all[i])
	}
	at.SOL = converter.Prices()[smartmoney.Solana]
	if d.priced() {
		d.catchUp()
	}
	at.Waiting = d.waiting
	d.batch.PricedAt, d.batch.Unpriced = at.SOL.Newest(), int64(len(d.waiting))
	if d.batch.Position, err = json.Marshal(at); err != nil {
		return nil, smartmoney.Internal(err)
	}
	return &d.batch, nil
}

// provided returns the price of wrapped SOL that a provider of token events states, and its time.
func (r *receiver) provided() (usd float64, at time.Time, ok bool) {
	if r.tokenPrice == nil {
		return 0, time.Time{}, false
	}
	return r.tokenPrice(smartmoney.Solana, importer.WrappedSOL)
}

// delivery is a body on its way into a batch.
type delivery struct {
	batch     source.Batch
	converter *importer.Converter
	settings  importer.Settings
	waiting   []json.RawMessage // as in a position
}

// add adds what a transaction becomes to the batch. While there is no price of SOL, a swap that
// needs one waits for it.
func (d *delivery) add(one *transaction) {
	for _, item := range d.converter.Convert(one.raw) {
		switch {
		case item.Skip == "":
			d.store(&item)
		case importer.NoFault(item.Skip):
			d.batch.Skipped[item.Skip]++
		case item.Skip == importer.SkipNoUSD && d.wait(one.raw):
		default:
			d.batch.Rejects = append(d.batch.Rejects, source.Reject{
				Ref: one.signature, Reason: item.Skip, Sample: one.raw[:min(len(one.raw), source.MaxSample)],
			})
		}
	}
}

// store adds an item's trades to the batch.
func (d *delivery) store(item *importer.Item) {
	d.batch.Events = append(d.batch.Events, item.Events...)
	for i := range item.Events {
		if trade := item.Events[i].Trade; trade != nil && trade.TradedAt.After(d.batch.At) {
			d.batch.At = trade.TradedAt
		}
	}
}

// catchUp adds the swaps that have waited for a price, which is that of a later swap, before those
// of the body.
func (d *delivery) catchUp() {
	waited, later := d.waiting, d.batch.Events
	d.waiting, d.batch.Events = nil, nil
	for _, raw := range waited {
		d.add(&transaction{raw: raw, signature: identify(raw).Signature})
	}
	d.batch.Events = append(d.batch.Events, later...)
}

// priced reports whether there is a price of SOL.
func (d *delivery) priced() bool { return d.converter.Price(smartmoney.Solana, time.Time{}) > 0 }

// wait keeps a transaction until there is a price of SOL. It returns false if there is one, so that
// it cannot help, or if too many wait.
func (d *delivery) wait(raw json.RawMessage) bool {
	if d.priced() || len(d.waiting) >= maxWaiting {
		return false
	}
	short, ok := importer.HeliusSwap(raw, d.settings)
	size := len(short)
	for _, one := range d.waiting {
		if bytes.Equal(one, short) {
			return true // the same delivery again
		}
		size += len(one)
	}
	if !ok || size > maxWaitingBytes {
		return false
	}
	d.waiting = append(d.waiting, short)
	return true
}

// identify reads the fields by which transactions are told apart and put in order.
func identify(raw json.RawMessage) (fields struct {
	Signature string      `json:"signature"`
	Timestamp json.Number `json:"timestamp"`
}) {
	_ = json.Unmarshal(raw, &fields) // what is no transaction has neither
	return fields
}

// transactions returns the transactions of a body in time order, each signature once: a transaction
// that is repeated within a body is no second trade.
func transactions(body []byte) ([]transaction, error) {
	var raw []json.RawMessage
	if trimmed := bytes.TrimSpace(body); len(trimmed) > 0 && trimmed[0] == '{' {
		if !json.Valid(trimmed) {
			return nil, errBody
		}
		raw = []json.RawMessage{trimmed}
	} else if err := json.Unmarshal(trimmed, &raw); err != nil {
		return nil, errBody
	}
	if len(raw) > maxTransactions {
		return nil, smartmoney.BadInput("body", "the body must have at most %d transactions, got %d", maxTransactions, len(raw))
	}
	all := make([]transaction, 0, len(raw))
	seen := make(map[string]bool, len(raw))
	for _, one := range raw {
		fields := identify(one)
		tx := transaction{raw: one, signature: fields.Signature}
		tx.at, _ = strconv.ParseInt(fields.Timestamp.String(), 10, 64)
		if tx.signature != "" && seen[tx.signature] {
			continue
		}
		seen[tx.signature] = true
		all = append(all, tx)
	}
	slices.SortStableFunc(all, func(a, b transaction) int { return cmp.Compare(a.at, b.at) })
	return all, nil
}

var errBody = smartmoney.BadInput("body", "the body must be a JSON array of enhanced transactions")
