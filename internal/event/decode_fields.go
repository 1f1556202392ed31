package event

import "strings"

// fieldKey identifies a JSON field of an event.
type fieldKey uint8

const (
	fieldType fieldKey = iota
	fieldChain
	fieldID
	fieldWallet
	fieldToken
	fieldSide
	fieldQuantity
	fieldPriceUSD
	fieldAmountUSD
	fieldTradedAt
	fieldSymbol
	fieldTxHash
	fieldBlock
	fieldAka
	fieldOffMarket
	fieldUpdatedAt
	fieldVolume24hUSD
	fieldHolders
	fieldNetPnlUSD
	fieldWinRate
	fieldExcluded
	fieldItemID
	fieldQuestion
	fieldSlug
	fieldEndDate
	fieldTags
	fieldVolume24hr
	fieldClosed
	fieldOutcomeLabel
	fieldPayout
	fieldResolvedAt
	fieldDescription
	fieldStartDate
	fieldCreatedAt
	fieldActive
	fieldLiquidity
	fieldSpread
	fieldCount
)

// fieldOf returns the field of a JSON name. ok is false if the name is unknown.
func fieldOf(name []byte) (f fieldKey, ok bool) {
	switch string(name) {
	case "type":
		return fieldType, true
	case "chain":
		return fieldChain, true
	case "id":
		return fieldID, true
	case "wallet":
		return fieldWallet, true
	case "token":
		return fieldToken, true
	case "side":
		return fieldSide, true
	case "quantity":
		return fieldQuantity, true
	case "price_usd":
		return fieldPriceUSD, true
	case "amount_usd":
		return fieldAmountUSD, true
	case "traded_at":
		return fieldTradedAt, true
	case "symbol":
		return fieldSymbol, true
	case "tx_hash":
		return fieldTxHash, true
	case "block":
		return fieldBlock, true
	case "aka":
		return fieldAka, true
	case "off_market":
		return fieldOffMarket, true
	default:
		return otherFieldOf(name)
	}
}

// otherFieldOf is fieldOf for the names that trades do not have.
func otherFieldOf(name []byte) (f fieldKey, ok bool) {
	switch string(name) {
	case "updated_at":
		return fieldUpdatedAt, true
	case "volume_24h_usd":
		return fieldVolume24hUSD, true
	case "holders":
		return fieldHolders, true
	case "net_pnl_usd":
		return fieldNetPnlUSD, true
	case "win_rate":
		return fieldWinRate, true
	case "excluded":
		return fieldExcluded, true
	case "item_id":
		return fieldItemID, true
	case "question":
		return fieldQuestion, true
	case "slug":
		return fieldSlug, true
	case "end_date":
		return fieldEndDate, true
	case "tags":
		return fieldTags, true
	case "volume_24hr":
		return fieldVolume24hr, true
	case "closed":
		return fieldClosed, true
	case "outcome_label":
		return fieldOutcomeLabel, true
	case "payout":
		return fieldPayout, true
	case "resolved_at":
		return fieldResolvedAt, true
	default:
		return detailOf(name)
	}
}

// detailOf is fieldOf for the optional fields of markets.
func detailOf(name []byte) (f fieldKey, ok bool) {
	switch string(name) {
	case "description":
		return fieldDescription, true
	case "start_date":
		return fieldStartDate, true
	case "created_at":
		return fieldCreatedAt, true
	case "active":
		return fieldActive, true
	case "liquidity":
		return fieldLiquidity, true
	case "spread":
		return fieldSpread, true
	default:
		return 0, false
	}
}

// HasField reports whether events of some type have a field of a JSON name.
func HasField(name string) bool {
	_, ok := fieldOf([]byte(name))
	return ok
}

// String returns the field's JSON name.
func (f fieldKey) String() string {
	return [fieldCount]string{
		"type", "chain", "id", "wallet", "token", "side", "quantity", "price_usd", "amount_usd",
		"traded_at", "symbol", "tx_hash", "block", "aka", "off_market", "updated_at", "volume_24h_usd", "holders", "net_pnl_usd",
		"win_rate", "excluded", "item_id", "question", "slug", "end_date", "tags", "volume_24hr", "closed",
		"outcome_label", "payout", "resolved_at", "description", "start_date", "created_at", "active",
		"liquidity", "spread",
	}[f]
}

// kind is the JSON type of a scanned value.
type kind uint8

const (
	kindAbsent kind = iota // missing or null
	kindText               // text is the string, unescaped
	kindPlain              // kindText of printable ASCII only
	kindNumber             // text is the literal
	kindTrue
	kindFalse
	kindArray  // text is the raw JSON
	kindObject // text is the raw JSON
)

// String returns the name of the JSON type with its article, for error messages.
func (k kind) String() string {
	switch k {
	case kindText, kindPlain:
		return "a string"
	case kindNumber:
		return "a number"
	case kindTrue, kindFalse:
		return "a boolean"
	case kindArray:
		return "an array"
	case kindObject:
		return "an object"
	default:
		return "null"
	}
}

// value is one scanned JSON value. Its text aliases the line, or the strict
// scanner's scratch space.
type value struct {
	kind kind
	text []byte
}

// fields holds the scanned values of one object.
type fields struct {
	seen   uint64 // bit set of the fields that values holds
	values [fieldCount]value
}

func (f *fields) reset() { f.seen = 0 }

func (f *fields) has(id fieldKey) bool { return f.seen&(1<<id) != 0 }

func (f *fields) set(id fieldKey, v value) {
	f.seen |= 1 << id
	f.values[id] = v
}

// get returns a field's value, of kindAbsent if the object lacks the field.
func (f *fields) get(id fieldKey) value {
	if !f.has(id) {
		return value{}
	}
	return f.values[id]
}

// slab allocates the strings of one event together.
type slab struct{ b strings.Builder }

func newSlab(size int) *slab {
	s := new(slab)
	s.b.Grow(size)
	return s
}

// add copies text into the slab and returns it as a string. The string stays valid
// because the slab never grows beyond its initial size.
func (s *slab) add(text []byte) string {
	start := s.b.Len()
	s.b.Write(text)
	return s.b.String()[start:]
}
