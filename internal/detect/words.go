package detect

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// headline says in one line what a window's traders did.
func headline(s *smartmoney.Signal, did string, window int64) string {
	n := s.Summary.TraderCount
	return fmt.Sprintf("%d top traders %s %s in %s", n, did, subject(s), Span(time.Duration(window)))
}

// subject names what was walletTrades: a token, or an outcome with its market's question.
func subject(s *smartmoney.Signal) string {
	m := s.Market
	if m == nil {
		return TokenName(s.Token.Symbol, s.Token.Address)
	}
	name := "an outcome"
	if label := oneLine(m.OutcomeLabel); label != "" {
		name = strconv.Quote(label)
	}
	if question := oneLine(m.Question); question != "" {
		name += " (" + question + ")"
	}
	return name
}

// oneLine returns a stranger's text without what would break a headline in two or
// reorder what stands around it: control characters and separators of lines become
// spaces, runs of which become one, and marks that turn the direction of writing are left out.
func oneLine(s string) string {
	if strings.IndexFunc(s, smartmoney.UnfitForLine) < 0 {
		return s
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Bidi_Control, r):
			return -1
		case smartmoney.UnfitForLine(r):
			return ' '
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// TokenName is what texts call a token: its ticker on one line, else its address cut
// short.
func TokenName(symbol, address string) string {
	if symbol = oneLine(symbol); symbol != "" {
		return "$" + strings.TrimPrefix(symbol, "$")
	}
	return smartmoney.TruncatedAddress(address)
}

// Span writes a length of time as people do: "6 hours", "90 minutes", "1 hour".
func Span(d time.Duration) string {
	if d%time.Hour == 0 || d > 48*time.Hour {
		return plural(d.Hours(), "hour")
	}
	return plural(d.Minutes(), "minute")
}

func plural(n float64, unit string) string {
	text := strconv.FormatFloat(n, 'f', -1, 64)
	if text != "1" {
		unit += "s"
	}
	return text + " " + unit
}

func reasons(texts ...string) []smartmoney.Reason {
	list := make([]smartmoney.Reason, 0, len(texts))
	for _, text := range texts {
		if text != "" {
			list = append(list, smartmoney.Reason{Text: text})
		}
	}
	return list
}

// counted says how many wallets there are and how many it takes.
func counted(s *smartmoney.Signal, p *Profile, top int) string {
	text := fmt.Sprintf("%d wallets of the chain's top %d traded within %s; it takes %d",
		s.Summary.TraderCount, top, Span(time.Duration(p.Window)), p.MinWallets)
	if s.Type != smartmoney.SellSignal && p.MinWallets < P0Wallets {
		text += fmt.Sprintf(", and %d for priority P0", P0Wallets)
	}
	return text + "."
}

// spent says how much was traded.
func spent(s *smartmoney.Signal, trades int, sold bool) string {
	did := "bought"
	if sold {
		did = "sold"
	}
	return fmt.Sprintf("They %s for %s in %s.", did, USD(s.Summary.TotalInflowUSD), plural(float64(trades), "trade"))
}

// best says who stands highest.
func best(s *smartmoney.Signal) string {
	return fmt.Sprintf("The best of them has rank %d: %s", s.Summary.HighestRank, record(&s.Traders[0]))
}

// record says what a wallet has done so far.
func record(t *smartmoney.Participant) string {
	return fmt.Sprintf("trader score %.3f, all-time profit %s, %d of %d closed positions won.",
		t.TraderScore, USD(t.TotalPnlUSD), t.WinningPositions, t.ClosedPositions)
}

// moved says where the price went since the first of them traded.
func moved(s *smartmoney.Signal, first int64) string {
	return fmt.Sprintf("The price is %s, %+.2f %% since the first of them traded at %s on %s.",
		price(s.Token.CurrentPriceUSD), s.Token.PriceChangePct, price(s.Token.FirstSmartEntryPrice),
		time.Unix(0, first).UTC().Format("2006-01-02 15:04 MST"))
}

// tokenRuleText says which eligibility rules of the token are set, and its values; "" where none
// is.
func tokenRuleText(p *Profile, t *Trade) string {
	var parts []string
	if p.MinVolume > 0 {
		parts = append(parts, fmt.Sprintf("24-hour volume %s of at least %s", USD(t.Volume24h), USD(p.MinVolume)))
	}
	if p.MinHolders > 0 {
		parts = append(parts, fmt.Sprintf("%s of at least %s", holders(t.Holders), grouped(strconv.FormatInt(p.MinHolders, 10))))
	}
	if len(parts) == 0 {
		return ""
	}
	return "The token passes: " + strings.Join(parts, " and ") + "."
}

// enoughRanked is how many ranked wallets make a top of some weight: where there are
// fewer, a rank says little of a wallet.
const enoughRanked = 50

// few says that few wallets were ranked; "" where enough were, or nobody counted.
func few(chain smartmoney.Chain, t *Trade) string {
	switch {
	case t.Ranked == 0 || t.Ranked >= enoughRanked:
		return ""
	case t.Ranked == 1:
		return fmt.Sprintf("Only 1 wallet was ranked on %s at the time.", chain)
	default:
		return fmt.Sprintf("Only %d wallets were ranked on %s at the time.", t.Ranked, chain)
	}
}

// USD writes an amount of dollars: cents below a thousand, whole dollars above.
func USD(x float64) string {
	digits := 2
	if math.Abs(x) >= 1000 {
		digits = 0
	}
	sign := ""
	if x < 0 {
		if x = -x; x >= 0.005 { // what rounds to nothing has no sign
			sign = "-"
		}
	}
	if x >= 1e15 {
		return sign + "$" + strconv.FormatFloat(x, 'g', 4, 64)
	}
	whole, cents, _ := strings.Cut(strconv.FormatFloat(x, 'f', digits, 64), ".")
	if cents != "" {
		cents = "." + cents
	}
	return sign + "$" + grouped(whole) + cents
}

// grouped writes a whole number, which is not negative, with commas.
func grouped(digits string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

func holders(n int64) string {
	if n == 1 {
		return "1 holder"
	}
	return grouped(strconv.FormatInt(n, 10)) + " holders"
}

// price writes a price with the digits that tell it apart, four of them below a
// thousand.
func price(x float64) string {
	digits := strconv.FormatFloat(x, 'g', 4, 64)
	short, err := strconv.ParseFloat(digits, 64)
	switch {
	case err != nil || short >= 1000:
		return USD(x)
	case short >= 1e-12: // what a whole lot of some token costs still reads as a number
		digits = strconv.FormatFloat(short, 'f', -1, 64)
	}
	return "$" + digits
}
