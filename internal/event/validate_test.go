package event

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	testEVM     = `"0x00000000000000000000000000000000000000a1"`
	testDecimal = `"71321045679252212594626385532706912750332728571942532289631379312455583992563"`
	testSolana  = `"4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T"`
)

// object maps the names of a JSON object to raw values.
type object map[string]string

// with returns a copy with the given pairs of name and raw value; a raw "" removes the name.
func (o object) with(pairs ...string) object {
	c := object{}
	for name, raw := range o {
		c[name] = raw
	}
	for i := 0; i < len(pairs); i += 2 {
		c[pairs[i]] = pairs[i+1]
		if pairs[i+1] == "" {
			delete(c, pairs[i])
		}
	}
	return c
}

func (o object) String() string {
	members := make([]string, 0, len(o))
	for name, raw := range o {
		members = append(members, fmt.Sprintf("%q:%s", name, raw))
	}
	return "{" + strings.Join(members, ",") + "}"
}

func tradeObject() object {
	return object{
		"type": `"trade"`, "id": `"t1"`, "chain": `"base"`, "wallet": testEVM, "token": testEVM, "side": `"buy"`,
		"quantity": "2", "price_usd": "3", "amount_usd": "7", "traded_at": `"2026-11-11T00:00:00Z"`,
	}
}

func tokenObject() object {
	return object{"type": `"token"`, "chain": `"base"`, "token": testEVM, "updated_at": `"2026-11-11T00:00:00Z"`}
}

func walletObject() object {
	return object{"type": `"wallet_stats"`, "chain": `"base"`, "wallet": testEVM}
}

func marketObject() object {
	return object{
		"type": `"market"`, "item_id": `"m1"`, "question": `"Will it?"`, "slug": `"will-it"`, "end_date": `"2026-12-01"`,
		"tags": `["a"]`, "volume_24hr": "12.5", "closed": "false",
	}
}

func mappingObject() object {
	return object{"type": `"market_mapping"`, "token": testDecimal, "item_id": `"m1"`, "outcome_label": `"Yes"`}
}

func resolutionObject() object {
	return object{
		"type": `"resolution"`, "chain": `"polymarket"`, "token": testDecimal, "payout": "1",
		"resolved_at": `"2026-11-11T00:00:00Z"`,
	}
}

// quoted returns a JSON string that repeats s n times.
func quoted(s string, n int) string { return `"` + strings.Repeat(s, n) + `"` }

func onSolana() object {
	return tradeObject().with("chain", `"solana"`, "wallet", testSolana, "token", testSolana)
}

func onPolymarket() object {
	return tradeObject().with("chain", `"polymarket"`, "token", testDecimal)
}

// rule is one case of a table: an object and the message it is refused with, "" if it is
// accepted. If field is empty the message's first word names it.
type rule struct {
	name    string
	object  object
	message string
	field   string
}

func checkRules(t *testing.T, rules []rule) {
	t.Helper()
	d := NewDecoder(benchClock)
	for _, r := range rules {
		t.Run(r.name, func(t *testing.T) {
			_, err := d.Decode([]byte(r.object.String()))
			if r.message == "" {
				if err != nil {
					t.Fatalf("refused: %v", err)
				}
				return
			}
			refused, ok := errors.AsType[*smartmoney.Error](err)
			if !ok {
				t.Fatalf("error %v is not a *smartmoney.Error", err)
			}
			if r.field == "" {
				r.field, _, _ = strings.Cut(r.message, " ")
			}
			got := []string{string(refused.Code), refused.Field, refused.Message}
			want := []string{string(smartmoney.CodeBadInput), r.field, r.message}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestTypeAndChainRules(t *testing.T) {
	t.Parallel()
	checkRules(t, []rule{
		{"no type", tradeObject().with("type", ""), "type is required", ""},
		{"null type", tradeObject().with("type", "null"), "type is required", ""},
		{
			"unknown type", tradeObject().with("type", `"swap"`),
			`type must be one of trade, token, wallet_stats, market, market_mapping, resolution, retract, rewind, got "swap"`, "",
		},
		{"type is case-sensitive", tradeObject().with("type", `"Trade"`),
			`type must be one of trade, token, wallet_stats, market, market_mapping, resolution, retract, rewind, got "Trade"`, ""},
		{"type of wrong type", tradeObject().with("type", `7`), "type must be a string, got a number", ""},
		{"no chain", tradeObject().with("chain", ""), "chain is required", ""},
		{"unknown chain", tradeObject().with("chain", `"tron"`),
			`chain must be one of base, ethereum, solana, polymarket, got "tron"`, ""},
		{"chain is an object", tradeObject().with("chain", `{"x":[1]}`), "chain must be a string, got an object", ""},
		{"ethereum", tradeObject().with("chain", `"ethereum"`), "", ""},
		{"market without chain", marketObject(), "", ""},
		{"market with null chain", marketObject().with("chain", "null"), "", ""},
		{"market on polymarket", marketObject().with("chain", `"polymarket"`), "", ""},
		{"market on base", marketObject().with("chain", `"base"`), `chain of a market must be polymarket, got "base"`, ""},
		{"mapping without chain", mappingObject(), "", ""},
		{"mapping on base", mappingObject().with("chain", `"base"`),
			`chain of a market_mapping must be polymarket, got "base"`, ""},
		{"resolution on polymarket", resolutionObject(), "", ""},
		{"resolution without chain", resolutionObject().with("chain", ""), "chain is required", ""},
		{"resolution on base", resolutionObject().with("chain", `"base"`),
			`chain of a resolution must be polymarket, got "base"`, ""},
		{"no side", tradeObject().with("side", ""), "side is required", ""},
		{"sell", tradeObject().with("side", `"sell"`), "", ""},
		{"other side", tradeObject().with("side", `"hold"`), `side must be "buy" or "sell", got "hold"`, ""},
		{"side in upper case", tradeObject().with("side", `"BUY"`), `side must be "buy" or "sell", got "BUY"`, ""},
		{"unknown fields", tradeObject().with("extra", `{"a":[1,{"b":null}]}`, "zzz", "true"), "", ""},
		{"fields of other types", tradeObject().with("closed", `"maybe"`, "payout", "9"), "", ""},
	})
}

func TestTextRules(t *testing.T) {
	t.Parallel()
	checkRules(t, []rule{
		{"no id", tradeObject().with("id", ""), "id is required", ""},
		{"empty id", tradeObject().with("id", `""`), "id must be 1 to 200 characters long, got 0", ""},
		{"id of 200", tradeObject().with("id", quoted("x", 200)), "", ""},
		{"id of 200 wide characters", tradeObject().with("id", quoted("日", 200)), "", ""},
		{"id of 201", tradeObject().with("id", quoted("x", 201)), "id must be 1 to 200 characters long, got 201", ""},
		{"id of 201 wide characters", tradeObject().with("id", quoted("日", 201)),
			"id must be 1 to 200 characters long, got 201", ""},
		{"id of spaces", tradeObject().with("id", `" "`), "", ""},
		{"id with NUL", tradeObject().with("id", `"a\u0000b"`), `id must not contain control characters, got "a\x00b"`, ""},
		{"id with line end", tradeObject().with("id", `"a\nb"`), `id must not contain control characters, got "a\nb"`, ""},
		{"id with DEL", tradeObject().with("id", "\"a\x7f\""), `id must not contain control characters, got "a\x7f"`, ""},
		{"id is a number", tradeObject().with("id", "7"), "id must be a string, got a number", ""},
		{"symbol of 64", tradeObject().with("symbol", quoted("x", 64)), "", ""},
		{"symbol of 65", tradeObject().with("symbol", quoted("é", 65)), "symbol must be 0 to 64 characters long, got 65", ""},
		{"null symbol", tradeObject().with("symbol", "null"), "", ""},
		{"symbol with NUL", tradeObject().with("symbol", `"\u0000"`),
			`symbol must not contain control characters, got "\x00"`, ""},
		{"token symbol of 65", tokenObject().with("symbol", quoted("x", 65)),
			"symbol must be 0 to 64 characters long, got 65", ""},
		{"tx_hash of 200", tradeObject().with("tx_hash", quoted("x", 200)), "", ""},
		{"tx_hash of 201", tradeObject().with("tx_hash", quoted("x", 201)),
			"tx_hash must be 0 to 200 characters long, got 201", ""},
		{"tx_hash is true", tradeObject().with("tx_hash", "true"), "tx_hash must be a string, got a boolean", ""},
		{"item_id of 200", marketObject().with("item_id", quoted("x", 200)), "", ""},
		{"item_id of 201", mappingObject().with("item_id", quoted("x", 201)),
			"item_id must be 1 to 200 characters long, got 201", ""},
		{"empty item_id", marketObject().with("item_id", `""`), "item_id must be 1 to 200 characters long, got 0", ""},
		{"question of 4096", marketObject().with("question", quoted("x", 4096)), "", ""},
		{"question of 4097", marketObject().with("question", quoted("x", 4097)),
			"question must be at most 4096 bytes long, got 4097", ""},
		{"question of 4098 bytes", marketObject().with("question", quoted("é", 2049)),
			"question must be at most 4096 bytes long, got 4098", ""},
		{"question on two lines", marketObject().with("question", `"a\nb"`), "", ""},
		{"question with NUL", marketObject().with("question", `"a\u0000"`),
			`question must not contain NUL characters, got "a\x00"`, ""},
		{"empty question", marketObject().with("question", `""`), "", ""},
		{"no question", marketObject().with("question", ""), "question is required", ""},
		{"no slug", marketObject().with("slug", "null"), "slug is required", ""},
		{"long slug", mappingObject().with("slug", quoted("x", 4097)), "slug must be at most 4096 bytes long, got 4097", ""},
		{"no end_date", marketObject().with("end_date", ""), "end_date is required", ""},
		{"no outcome_label", mappingObject().with("outcome_label", ""), "outcome_label is required", ""},
		{"outcome_label is an array", mappingObject().with("outcome_label", `["Yes"]`),
			"outcome_label must be a string, got an array", ""},
		{"no closed", marketObject().with("closed", ""), "closed is required", ""},
		{"closed", marketObject().with("closed", "true"), "", ""},
		{"closed is text", marketObject().with("closed", `"true"`), "closed must be true or false, got a string", ""},
		{"description of 4097", marketObject().with("description", quoted("x", 4097)),
			"description must be at most 4096 bytes long, got 4097", ""},
		{"start_date is a date", marketObject().with("start_date", `"2026-12-01"`),
			`start_date must be an RFC 3339 time with a zone, got "2026-12-01"`, ""},
		{"created_at before 1970", marketObject().with("created_at", `"1969-12-01T00:00:00Z"`),
			`created_at must be between the years 1970 and 2262, got "1969-12-01T00:00:00Z"`, ""},
		{"active is text", marketObject().with("active", `"true"`), "active must be true or false, got a string", ""},
		{"liquidity below 0", marketObject().with("liquidity", "-1"), "liquidity must be a finite number >= 0, got -1", ""},
		{"spread above 1", marketObject().with("spread", "1.5"), "spread must be between 0 and 1, got 1.5", ""},
		{"null details", marketObject().with("description", "null", "start_date", "null", "active", "null", "spread", "null"), "", ""},
		{"no tags", marketObject().with("tags", ""), "tags is required", ""},
		{"no tag in tags", marketObject().with("tags", "[]"), "", ""},
		{"64 tags", marketObject().with("tags", "["+strings.Repeat(`"t",`, 63)+`"t"]`), "", ""},
		{"65 tags", marketObject().with("tags", "["+strings.Repeat(`"t",`, 64)+`"t"]`),
			"tags must have at most 64 entries, got 65", ""},
		{"tag of 128", marketObject().with("tags", "["+quoted("x", 128)+"]"), "", ""},
		{"tag of 129", marketObject().with("tags", `["a",`+quoted("x", 129)+"]"),
			"tags[1] must be at most 128 bytes long, got 129", "tags"},
		{"tag with NUL", marketObject().with("tags", `["\u0000"]`),
			`tags[0] must not contain NUL characters, got "\x00"`, "tags"},
		{"tag is a number", marketObject().with("tags", `["a",7]`), "tags must be an array of strings", ""},
		{"tags is text", marketObject().with("tags", `"a"`), "tags must be an array of strings, got a string", ""},
	})
}

func TestAddressRules(t *testing.T) {
	t.Parallel()
	const evm = "must be 0x and 40 hex digits, got "
	const solana = "must be 32 to 44 base58 characters, got "
	const decimal = "token must be a decimal string of 1 to 78 digits, got "
	checkRules(t, []rule{
		{"no wallet", tradeObject().with("wallet", ""), "wallet is required", ""},
		{"upper-case digits", tradeObject().with("wallet", `"0x`+strings.Repeat("Ab", 20)+`"`), "", ""},
		{"upper-case 0X", tradeObject().with("wallet", `"0X00"`), "wallet " + evm + `"0X00"`, ""},
		{"39 digits", tradeObject().with("wallet", `"0x`+strings.Repeat("a", 39)+`"`),
			"wallet " + evm + `"0x` + strings.Repeat("a", 39) + `"`, ""},
		{"41 digits", tradeObject().with("token", `"0x`+strings.Repeat("a", 41)+`"`),
			"token " + evm + `"0x` + strings.Repeat("a", 41) + `"`, ""},
		{"no hex digit", tradeObject().with("token", `"0x`+strings.Repeat("g", 40)+`"`),
			"token " + evm + `"0x` + strings.Repeat("g", 40) + `"`, ""},
		{"solana wallet on base", tradeObject().with("wallet", testSolana), "wallet " + evm + testSolana, ""},
		{"solana", onSolana(), "", ""},
		{"solana of 32", onSolana().with("wallet", quoted("1", 32)), "", ""},
		{"solana of 31", onSolana().with("wallet", quoted("1", 31)), "wallet " + solana + quoted("1", 31), ""},
		{"solana of 45", onSolana().with("token", quoted("z", 45)), "token " + solana + quoted("z", 45), ""},
		{"solana with 0", onSolana().with("token", quoted("0", 40)), "token " + solana + quoted("0", 40), ""},
		{"solana with l", onSolana().with("wallet", quoted("l", 40)), "wallet " + solana + quoted("l", 40), ""},
		{"polymarket", onPolymarket(), "", ""},
		{"polymarket with a solana wallet", onPolymarket().with("wallet", testSolana), "wallet " + evm + testSolana, ""},
		{"token of 1 digit", onPolymarket().with("token", `"0"`), "", ""},
		{"token of 78 digits", onPolymarket().with("token", quoted("9", 78)), "", ""},
		{"token of 79 digits", onPolymarket().with("token", quoted("9", 79)),
			decimal + `"` + strings.Repeat("9", 61) + `…"`, ""},
		{"leading zeros", onPolymarket().with("token", `"007"`), "", ""},
		{"empty token", onPolymarket().with("token", `""`), decimal + `""`, ""},
		{"token with a sign", onPolymarket().with("token", `"-7"`), decimal + `"-7"`, ""},
		{"hex token", resolutionObject().with("token", testEVM), decimal + testEVM, ""},
		{"token is a number", mappingObject().with("token", "7"), "token must be a string, got a number", ""},
	})
}

func TestNumberRules(t *testing.T) {
	t.Parallel()
	const two = "at least two of quantity, price_usd and amount_usd are required"
	checkRules(t, []rule{
		{"negative quantity", tradeObject().with("quantity", "-1"), "quantity must be a finite number > 0, got -1", ""},
		{"zero price", tradeObject().with("price_usd", "0"), "price_usd must be a finite number > 0, got 0", ""},
		{"minus zero", tradeObject().with("price_usd", "-0.0"), "price_usd must be a finite number > 0, got -0.0", ""},
		{"smallest quantity", tradeObject().with("quantity", "5e-324"), "", ""},
		{"underflow", tradeObject().with("quantity", "1e-400"), "quantity must be a finite number > 0, got 1e-400", ""},
		{"largest amount", tradeObject().with("amount_usd", "1.7976931348623157e308"), "", ""},
		{"overflow", tradeObject().with("amount_usd", "1e309"), "amount_usd must be a finite number > 0, got 1e309", ""},
		{"quantity is text", tradeObject().with("quantity", `"2"`), "quantity must be a number, got a string", ""},
		{"long number", tradeObject().with("quantity", "-"+strings.Repeat("1", 100)),
			"quantity must be a finite number > 0, got -" + strings.Repeat("1", 60) + "…", ""},
		{"only amount", tradeObject().with("quantity", "", "price_usd", "null"), two, "quantity"},
		{"only quantity", tradeObject().with("amount_usd", "", "price_usd", ""), two, "price_usd"},
		{"no amount at all", tradeObject().with("quantity", "", "price_usd", "", "amount_usd", ""), two, "quantity"},
		{"derived amount overflows", tradeObject().with("quantity", "1e300", "price_usd", "1e300", "amount_usd", ""),
			"amount_usd, derived as quantity * price_usd, must be a finite number > 0, got +Inf", "amount_usd"},
		{"derived quantity underflows", tradeObject().with("quantity", "", "price_usd", "1e300", "amount_usd", "1e-300"),
			"quantity, derived as amount_usd / price_usd, must be a finite number > 0, got 0", "quantity"},
		{"derived price overflows", tradeObject().with("quantity", "1e-300", "price_usd", "", "amount_usd", "1e300"),
			"price_usd, derived as amount_usd / quantity, must be a finite number > 0, got +Inf", "price_usd"},
		{"token price 0", tokenObject().with("price_usd", "0"), "", ""},
		{"token price below 0", tokenObject().with("price_usd", "-1e-9"),
			"price_usd must be a finite number >= 0, got -1e-9", ""},
		{"volume 0", tokenObject().with("volume_24h_usd", "0"), "", ""},
		{"volume below 0", tokenObject().with("volume_24h_usd", "-1"),
			"volume_24h_usd must be a finite number >= 0, got -1", ""},
		{"volume beyond float64", tokenObject().with("volume_24h_usd", "1e999"),
			"volume_24h_usd must be a finite number >= 0, got 1e999", ""},
		{"holders 0", tokenObject().with("holders", "0"), "", ""},
		{"holders below 0", tokenObject().with("holders", "-1"), "holders must be an integer from 0 to 9223372036854775807, got -1", ""},
		{"half a holder", tokenObject().with("holders", "0.5"), "holders must be an integer from 0 to 9223372036854775807, got 0.5", ""},
		{"holders with a point", tokenObject().with("holders", "12.0"), "", ""},
		{"most holders", tokenObject().with("holders", "9223372036854775807"), "", ""},
		{"too many holders", tokenObject().with("holders", "9223372036854775808"),
			"holders must be an integer from 0 to 9223372036854775807, got 9223372036854775808", ""},
		{"holders is text", tokenObject().with("holders", `"5"`), "holders must be a number, got a string", ""},
		{"token with nulls", tokenObject().with("price_usd", "null", "holders", "null", "symbol", "null"), "", ""},
		{"loss", walletObject().with("net_pnl_usd", "-1e300"), "", ""},
		{"infinite loss", walletObject().with("net_pnl_usd", "-1e400"), "net_pnl_usd must be a finite number, got -1e400", ""},
		{"win_rate 0", walletObject().with("win_rate", "0"), "", ""},
		{"win_rate 1", walletObject().with("win_rate", "1"), "", ""},
		{"win_rate above 1", walletObject().with("win_rate", "1.0001"), "win_rate must be between 0 and 1, got 1.0001", ""},
		{"win_rate below 0", walletObject().with("win_rate", "-0.1"), "win_rate must be between 0 and 1, got -0.1", ""},
		{"payout 0", resolutionObject().with("payout", "0"), "", ""},
		{"payout above 1", resolutionObject().with("payout", "1.5"), "payout must be between 0 and 1, got 1.5", ""},
		{"payout below 0", resolutionObject().with("payout", "-1"), "payout must be between 0 and 1, got -1", ""},
		{"no payout", resolutionObject().with("payout", ""), "payout is required", ""},
		{"volume_24hr 0", marketObject().with("volume_24hr", "0"), "", ""},
		{"volume_24hr below 0", marketObject().with("volume_24hr", "-1"),
			"volume_24hr must be a finite number >= 0, got -1", ""},
		{"no volume_24hr", marketObject().with("volume_24hr", ""), "volume_24hr is required", ""},
	})
}

func TestTimeRules(t *testing.T) {
	t.Parallel()
	at := func(s string) object { return tradeObject().with("traded_at", `"`+s+`"`) }
	zone := func(s string) string {
		return fmt.Sprintf("traded_at must be an RFC 3339 time with a zone, got %q", s)
	}
	years := func(s string) string {
		return fmt.Sprintf("traded_at must be between the years 1970 and 2262, got %q", s)
	}
	ahead := func(s string) string {
		return fmt.Sprintf("traded_at is more than 5m0s ahead of the clock, got %q", s)
	}
	checkRules(t, []rule{
		{"no time", tradeObject().with("traded_at", ""), "traded_at is required", ""},
		{"unix seconds", tradeObject().with("traded_at", "1762905600"), "traded_at must be a string, got a number", ""},
		{"no zone", at("2026-11-11T00:00:00"), zone("2026-11-11T00:00:00"), ""},
		{"space for T", at("2026-11-11 00:00:00Z"), zone("2026-11-11 00:00:00Z"), ""},
		{"date only", at("2026-11-11"), zone("2026-11-11"), ""},
		{"no such day", at("2026-02-30T00:00:00Z"), zone("2026-02-30T00:00:00Z"), ""},
		{"hour 24", at("2026-11-11T24:00:00Z"), zone("2026-11-11T24:00:00Z"), ""},
		{"comma", at("2026-11-11T00:00:00,5Z"), zone("2026-11-11T00:00:00,5Z"), ""},
		{"comma for a point", at("2026-11-11T00:00:00,123Z"), zone("2026-11-11T00:00:00,123Z"), ""},
		{"hour of one digit", at("2026-11-11T1:00:00Z"), zone("2026-11-11T1:00:00Z"), ""},
		{"offset of a day", at("2026-11-11T00:00:00+24:00"), zone("2026-11-11T00:00:00+24:00"), ""},
		{"offset of 60 minutes", at("2026-11-11T00:00:00+01:60"), zone("2026-11-11T00:00:00+01:60"), ""},
		{"largest offset", at("2026-11-11T00:00:00-23:59"), "", ""},
		{"offset without colon", at("2026-11-11T00:00:00+0100"), zone("2026-11-11T00:00:00+0100"), ""},
		{"text after", at("2026-11-11T00:00:00Z "), zone("2026-11-11T00:00:00Z "), ""},
		{"offset", at("2026-11-11T00:00:00.123456789+05:30"), "", ""},
		{"epoch", at("1970-01-01T00:00:00Z"), "", ""},
		{"before the epoch", at("1969-12-31T23:59:59.999Z"), years("1969-12-31T23:59:59.999Z"), ""},
		{"before the epoch by zone", at("1970-01-01T00:00:00+00:01"), years("1970-01-01T00:00:00+00:01"), ""},
		{"after 2262", at("2262-04-12T00:00:00Z"), years("2262-04-12T00:00:00Z"), ""},
		{"5 minutes ahead", at("2026-11-12T00:05:00Z"), "", ""},
		{"5 minutes ahead by zone", at("2026-11-12T01:05:00+01:00"), "", ""},
		{"a nanosecond more", at("2026-11-12T00:05:00.000000001Z"), ahead("2026-11-12T00:05:00.000000001Z"), ""},
		{"far ahead", at("2262-04-11T00:00:00Z"), ahead("2262-04-11T00:00:00Z"), ""},
		{
			"updated_at ahead", tokenObject().with("updated_at", `"2026-11-13T00:00:00Z"`),
			`updated_at is more than 5m0s ahead of the clock, got "2026-11-13T00:00:00Z"`, "",
		},
		{
			"resolved_at ahead", resolutionObject().with("resolved_at", `"2026-11-13T00:00:00Z"`),
			`resolved_at is more than 5m0s ahead of the clock, got "2026-11-13T00:00:00Z"`, "",
		},
		{"no resolved_at", resolutionObject().with("resolved_at", ""), "resolved_at is required", ""},
	})
}

func TestClip(t *testing.T) {
	t.Parallel()
	for _, s := range []string{"", "short", strings.Repeat("a", 64), strings.Repeat("a", 65), strings.Repeat("日", 40),
		strings.Repeat("é", 33), "\xff\xfe", strings.Repeat("\x80", 100), "x" + strings.Repeat("😀", 20)} {
		got := clip(s)
		if !utf8.ValidString(got) || len(s) > maxQuoted && len(got) > maxQuoted {
			t.Errorf("clip(%q) = %q, %d bytes", s, got, len(got))
		}
		if utf8.ValidString(s) && len(s) <= maxQuoted && got != s {
			t.Errorf("clip(%q) = %q, want it whole", s, got)
		}
	}
}
