package feed

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// words are the templates of an engine.
type words struct{ market bool }

var marketWords, tokenWords = words{market: true}, words{}

// sentence ends a text as a sentence.
func sentence(text string) string { return text + "." }

func (w words) yours(title string) string {
	if w.market {
		return "Your bets: " + title
	}
	return "Your trades in " + title
}

func (w words) fresh(title string) string {
	if w.market {
		return "New market: " + title
	}
	return "New token: " + title
}

func (w words) likes(title string) string {
	if w.market {
		return "Wallets like yours bet: " + title
	}
	return "Wallets like yours trade " + title
}

func (w words) traded(x float64, trades int) string {
	return sentence("You traded " + usd(x) + " in " + count(trades, "trade"))
}

func (w words) alike(wallets int, x float64) string {
	return sentence(count(wallets, "wallet") + " with a history like yours traded " + usd(x))
}

func (w words) moved(title string, change float64) string {
	if change < 0 {
		return "Price fell: " + title
	}
	return "Price rose: " + title
}

// change says how a price moved within a day: by USD of a market, by percent of a token.
func (w words) change(item *Item) string {
	how, by := "rose", price(math.Abs(*item.Change24h))
	if *item.Change24h < 0 {
		how = "fell"
	}
	if !w.market {
		by = strconv.FormatFloat(math.Abs(*item.Change24h), 'f', 1, 64) + "%"
	}
	return sentence("It " + how + " by " + by + " to " + price(*item.Price) + " in a day")
}

// one says who traded what for how much.
func (w words) one(who string, b *Bet, title string) string {
	what := title
	if b.Outcome != "" {
		what = b.Outcome + " on " + title
	}
	if b.Side == "sell" {
		return who + " sold " + usd(b.USD) + " of " + what
	}
	return who + " bought " + usd(b.USD) + " of " + what
}

func (w words) at(b *Bet, now time.Time) string {
	return sentence("The price was " + price(b.Price) + ", " + ago(now.Sub(b.At)))
}

// usd writes an amount: whole dollars with thousands separated, cents below 10 USD.
func usd(x float64) string {
	if math.Abs(x) < 10 {
		return "$" + strconv.FormatFloat(x, 'f', 2, 64)
	}
	digits := strconv.FormatFloat(x, 'f', 0, 64)
	for at := len(digits) - 3; at > 0 && digits[at-1] != '-'; at -= 3 {
		digits = digits[:at] + "," + digits[at:]
	}
	return "$" + digits
}

// price writes a price in USD: two digits after the point, or three significant ones if it is
// small.
func price(x float64) string {
	if math.Abs(x) < 0.1 && x != 0 {
		digits := 2 - int(math.Floor(math.Log10(math.Abs(x))))
		return "$" + strings.TrimRight(strconv.FormatFloat(x, 'f', min(digits, 30), 64), "0")
	}
	return "$" + strconv.FormatFloat(x, 'f', 2, 64)
}

func count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// ago writes a time before now in its largest whole unit.
func ago(d time.Duration) string {
	switch {
	case d < time.Minute:
		return "just now"
	case d < time.Hour:
		return count(int(d/time.Minute), "minute") + " ago"
	case d < 2*day:
		return count(int(d/time.Hour), "hour") + " ago"
	default:
		return count(int(d/day), "day") + " ago"
	}
}
