package event

import (
	"math"
	"strconv"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// AppendJSON appends the wire form of e to dst: one JSON object without a line end,
// with the fields of semantics 1 and 7. Times are RFC 3339 in UTC. Numbers are in the
// shortest form that reads back as the same float64; they must be finite, because
// JSON has no NaN and AppendJSON does not check. Empty optional fields are left out, and so is
// what the event log adds to a correction.
// Invalid UTF-8 becomes U+FFFD.
func AppendJSON(dst []byte, e *Event) []byte {
	dst = append(dst, `{"type":`...)
	dst = appendText(dst, string(e.Type))
	switch e.Type {
	case TypeTrade:
		dst = appendTrade(dst, e.Trade)
	case TypeToken:
		dst = appendToken(dst, e.Token)
	case TypeWallet:
		dst = appendWallet(dst, e.Wallet)
	case TypeMarket:
		dst = appendMarket(dst, e.Market)
	case TypeMapping:
		dst = appendMapping(dst, e.Mapping)
	case TypeResolution:
		dst = appendResolution(dst, e.Resolution)
	case TypeRetract:
		dst = field(field(dst, "chain", string(e.Chain)), "id", e.Correction.ID)
	case TypeRewind:
		dst = integer(field(dst, "chain", string(e.Chain)), "block", e.Correction.Block)
	}
	return append(dst, '}')
}

func appendTrade(dst []byte, t *smartmoney.Trade) []byte {
	dst = field(dst, "id", t.ID)
	dst = field(dst, "chain", string(t.Chain))
	dst = field(dst, "wallet", t.Wallet)
	dst = field(dst, "token", t.Token)
	dst = field(dst, "side", string(t.Side))
	dst = number(dst, "quantity", t.Quantity)
	dst = number(dst, "price_usd", t.PriceUSD)
	dst = number(dst, "amount_usd", t.AmountUSD)
	dst = instant(dst, "traded_at", t.TradedAt)
	dst = optional(dst, "symbol", t.Symbol)
	dst = optional(dst, "tx_hash", t.TxHash)
	if t.HasBlock {
		dst = integer(dst, "block", t.Block)
	}
	if len(t.Aka) > 0 {
		dst = texts(dst, "aka", t.Aka)
	}
	if t.OffMarket {
		dst = strconv.AppendBool(name(dst, "off_market"), true)
	}
	return dst
}

func appendToken(dst []byte, t *smartmoney.TokenUpdate) []byte {
	dst = field(dst, "chain", string(t.Chain))
	dst = field(dst, "token", t.Token)
	dst = instant(dst, "updated_at", t.UpdatedAt)
	if t.Symbol != nil {
		dst = field(dst, "symbol", *t.Symbol)
	}
	dst = optionalNumber(dst, "price_usd", t.PriceUSD)
	dst = optionalNumber(dst, "volume_24h_usd", t.Volume24hUSD)
	if t.Holders != nil {
		dst = integer(dst, "holders", *t.Holders)
	}
	return optionalBool(dst, "excluded", t.Excluded)
}

func appendWallet(dst []byte, w *smartmoney.WalletStats) []byte {
	dst = field(dst, "chain", string(w.Chain))
	dst = field(dst, "wallet", w.Wallet)
	dst = optionalNumber(dst, "net_pnl_usd", w.NetPnlUSD)
	dst = optionalNumber(dst, "win_rate", w.WinRate)
	return optionalBool(dst, "excluded", w.Excluded)
}

func appendMarket(dst []byte, m *smartmoney.Market) []byte {
	dst = field(dst, "item_id", m.ItemID)
	dst = field(dst, "question", m.Question)
	dst = field(dst, "slug", m.Slug)
	dst = field(dst, "end_date", m.EndDate)
	dst = texts(dst, "tags", m.Tags)
	dst = number(dst, "volume_24hr", m.Volume24hr)
	dst = strconv.AppendBool(name(dst, "closed"), m.Closed)
	if m.Details != nil {
		dst = appendDetails(dst, m.Details)
	}
	return dst
}

func appendDetails(dst []byte, d *smartmoney.MarketDetails) []byte {
	dst = optional(dst, "description", d.Description)
	dst = optionalInstant(dst, "start_date", d.StartDate)
	dst = optionalInstant(dst, "created_at", d.CreatedAt)
	dst = optionalInstant(dst, "updated_at", d.UpdatedAt)
	dst = optionalBool(dst, "active", d.Active)
	dst = optionalNumber(dst, "liquidity", d.LiquidityUSD)
	return optionalNumber(dst, "spread", d.Spread)
}

func appendMapping(dst []byte, m *smartmoney.MarketMapping) []byte {
	dst = field(dst, "token", m.Token)
	dst = field(dst, "item_id", m.ItemID)
	dst = field(dst, "outcome_label", m.OutcomeLabel)
	dst = optional(dst, "question", m.Question)
	return optional(dst, "slug", m.Slug)
}

func appendResolution(dst []byte, r *smartmoney.Resolution) []byte {
	dst = field(dst, "chain", string(smartmoney.Polymarket))
	dst = field(dst, "token", r.Token)
	dst = number(dst, "payout", r.Payout)
	return instant(dst, "resolved_at", r.ResolvedAt)
}

// name appends the separator and a field's name, which must not need escaping.
func name(dst []byte, key string) []byte {
	dst = append(dst, ',', '"')
	dst = append(dst, key...)
	return append(dst, '"', ':')
}

func field(dst []byte, key, value string) []byte {
	return appendText(name(dst, key), value)
}

// texts appends a list of strings.
func texts(dst []byte, key string, values []string) []byte {
	dst = append(name(dst, key), '[')
	for i, value := range values {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendText(dst, value)
	}
	return append(dst, ']')
}

func optional(dst []byte, key, value string) []byte {
	if value == "" {
		return dst
	}
	return field(dst, key, value)
}

func number(dst []byte, key string, value float64) []byte {
	return appendFloat(name(dst, key), value)
}

func integer(dst []byte, key string, value int64) []byte {
	return strconv.AppendInt(name(dst, key), value, 10)
}

func optionalNumber(dst []byte, key string, value *float64) []byte {
	if value == nil {
		return dst
	}
	return number(dst, key, *value)
}

func optionalBool(dst []byte, key string, value *bool) []byte {
	if value == nil {
		return dst
	}
	return strconv.AppendBool(name(dst, key), *value)
}

func optionalInstant(dst []byte, key string, t time.Time) []byte {
	if t.IsZero() {
		return dst
	}
	return instant(dst, key, t)
}

func instant(dst []byte, key string, t time.Time) []byte {
	dst = append(name(dst, key), '"')
	dst = t.UTC().AppendFormat(dst, time.RFC3339Nano)
	return append(dst, '"')
}

// appendFloat uses an exponent only where the plain form would be long.
func appendFloat(dst []byte, value float64) []byte {
	format := byte('f')
	if abs := math.Abs(value); abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		format = 'e'
	}
	return strconv.AppendFloat(dst, value, format, -1, 64)
}

// appendText appends value as a JSON string. It ignores the only possible error, invalid
// UTF-8, because AppendQuote has already replaced those bytes.
func appendText(dst []byte, value string) []byte {
	dst, _ = jsontext.AppendQuote(dst, value)
	return dst
}
