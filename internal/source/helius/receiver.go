// Package helius is the source kind of Helius' enhanced-transaction webhooks: Helius POSTs the
// transactions of the addresses that a user chose, and each swap becomes trades of Solana as
// docs/sources.md says of the format helius.
//
// It promises that a body becomes a batch or an error as a whole, that a transaction which is no
// usable swap is a reject with its reason, and that one delivered twice has the same trade ids. The
// price of SOL comes from listed pools, whose price points are the position, so that a late
// delivery lies in its own time. A receiver keeps nothing between requests, so that any number of
// processes may receive.
//
// Helius sets the Authorization header to the value of the webhook's authHeader, and repeats a
// delivery that is not answered with 200 three times, a minute apart, then drops it
// (https://www.helius.dev/docs/faqs/webhooks). So a process must answer while others are down, and
// the package must not refuse a body for what a single transaction in it is like.
package helius

import (
	"bytes"
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math"
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

const (
	anyPool     = "any" // of price_pools
	maxAccounts = 100   // of a list in the settings
)

// defaultPools returns the pools of SOL and a stablecoin that tell the price of SOL unless the
// settings list others. Each owns the vaults of itself only. All but the first were seen with these
// vaults in recorded transactions.
func defaultPools() source.List {
	return source.List{
		"Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE", // Orca, SOL and USDC
		"8sLbNZoA1cfnvMJLPfp98ZLAnFSYCFApfJKMbiXNLwxj", // Raydium, SOL and USDC
		"3nMFwZXwY1s1M5s8vYAHqd4wGs4iSxXE4LRoUMMYqEgF", // Raydium, SOL and USDT
		"FwewVm8u6tFPGewAyHmWAqad9hmF7mvqxK4mJ7iNqqGC", // Orca, SOL and USDT
		"4YVLUZGEhsjfsWuxRbo6h18vL297HYRHTrLVE8bwpyCW", // Meteora, SOL and USDC
	}
}

// checkAccounts checks a list of accounts of Solana; other is one more value that may stand in it,
// alone.
func checkAccounts(setting string, accounts []string, other string) error {
	if len(accounts) > maxAccounts {
		return smartmoney.BadInput(setting, "%s must have at most %d accounts, got %d", setting, maxAccounts, len(accounts))
	}
	for _, account := range accounts {
		if account == other && other != "" && len(accounts) == 1 {
			continue
		}
		if _, ok := smartmoney.NormalAddress(smartmoney.Solana, account); !ok {
			return smartmoney.BadInput(setting, "%s must be accounts of Solana, got %s", setting, smartmoney.Shown(account))
		}
	}
	return nil
}

// poolsOf returns the pools of the setting price_pools as importers take them, nil for any.
func poolsOf(pools []string) map[string]bool {
	if slices.Contains(pools, anyPool) {
		return nil
	}
	return setOf(pools)
}

func setOf(accounts []string) map[string]bool {
	set := make(map[string]bool, len(accounts))
	for _, account := range accounts {
		set[account] = true
	}
	return set
}

const (
	kindName = "helius"
	format   = "helius"

	hashed     = "sha256:" // prefix of a secret of which only the digest is kept
	minSecret  = 16        // bytes
	maxSecret  = 4096      // bytes
	maxSetting = 1024      // bytes of a reference to a secret

	defaultSilence = "1h"
)

// Kind implements source.PushKind.
type Kind struct{}

var _ source.PushKind = Kind{}

// settings are the settings of a source of this kind.
type settings struct {
	// Secret is what the Authorization header of every request must be: file:PATH or env:NAME where
	// it is, or "sha256:" and its digest in hexadecimal. Check turns any other value into its
	// digest.
	Secret string `json:"secret"`
	// PricePools are the pools whose vaults tell the price of SOL; "any" alone: every swap against
	// a stablecoin does.
	PricePools source.List `json:"price_pools"`
	// Authorities are accounts that are never the trader, beside the built-in ones.
	Authorities source.List `json:"authorities,omitempty"`
	// NativePrice is the price of SOL in USD until there is another one; 0 for none.
	NativePrice float64 `json:"native_price"`
	// MaxSilence is the time after which a source that receives nothing is unhealthy; "0s" is
	// never.
	MaxSilence string `json:"max_silence"`
}

// Name implements source.Kind.
func (Kind) Name() string { return kindName }

// Check implements source.Kind. The secret itself is not in its result, unless it is a reference.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	s, err := read(raw)
	if err != nil {
		return nil, err
	}
	if s.Secret, err = checkedSecret(s.Secret); err != nil {
		return nil, err
	}
	if !(s.NativePrice >= 0) || math.IsInf(s.NativePrice, 0) {
		return nil, smartmoney.BadInput("native_price", "native_price must be 0 or more USD, got %v", s.NativePrice)
	}
	if silence, err := time.ParseDuration(s.MaxSilence); err != nil || silence < 0 {
		return nil, smartmoney.BadInput("max_silence", "max_silence must be a duration of 0s or more such as %s, got %s", defaultSilence, smartmoney.Shown(s.MaxSilence))
	}
	if err := checkAccounts("price_pools", s.PricePools, anyPool); err != nil {
		return nil, err
	}
	if err := checkAccounts("authorities", s.Authorities, ""); err != nil {
		return nil, err
	}
	return json.Marshal(s)
}

func checkedSecret(secret string) (string, error) {
	digest, isDigest := strings.CutPrefix(secret, hashed)
	sum, err := hex.DecodeString(digest)
	switch {
	case secret == "":
		return "", smartmoney.BadInput("secret", "secret is required: the value of the webhook's authHeader, or file:PATH or env:NAME where it is")
	case strings.HasPrefix(secret, "file:") || strings.HasPrefix(secret, "env:"):
		if len(secret) > maxSetting {
			return "", smartmoney.BadInput("secret", "secret must be at most %d bytes if it is a reference, got %d", maxSetting, len(secret))
		}
		return secret, nil
	case isDigest && (err != nil || len(sum) != sha256.Size):
		return "", smartmoney.BadInput("secret", "secret must have 64 hexadecimal digits after %s", hashed)
	case isDigest:
		return hashed + hex.EncodeToString(sum), nil
	case len(secret) < minSecret || len(secret) > maxSecret:
		return "", smartmoney.BadInput("secret", "secret must be %d to %d bytes long, got %d", minSecret, maxSecret, len(secret))
	}
	own := sha256.Sum256([]byte(secret))
	return hashed + hex.EncodeToString(own[:]), nil
}

// New implements source.Kind. Sources of this kind have no reader.
func (Kind) New(source.Spec) (source.Reader, error) {
	return nil, errors.New("helius: a source of this kind is not read, Helius sends to it")
}

// NewSecret returns a new secret of 256 random bits, for the webhook's authHeader.
func NewSecret() string { return "smh_" + rand.Text() + rand.Text() }

// read parses settings.
func read(raw json.RawMessage) (settings, error) {
	s := settings{MaxSilence: defaultSilence, PricePools: defaultPools()}
	if err := source.ReadSettings(raw, &s); err != nil {
		return settings{}, err
	}
	return s, nil
}
