package importer

import (
	"math"
	"slices"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Of the ids of Polymarket's fills.
const (
	shareUnits  = 1e6       // smallest units of a share and of a USD
	priceBucket = 1e4       // buckets of prices to a USD
	bucketShift = 0.0000317 // moves the bounds of buckets away from the prices of orders
	idDigits    = 16
)

// fillID returns the id of a fill of Polymarket, whichever way it is read: its transaction hash
// with a digest of the token, side, quantity and wallet, and of the price in steps of 0.0001. The
// Data API wrote the same price with 17 digits in 2025 and with 10 in 2026.
func fillID(t *smartmoney.Trade, price float64) string {
	units := strconv.FormatFloat(math.Round(t.Quantity*shareUnits), 'f', -1, 64)
	bucket := strconv.FormatFloat(math.Floor((price+bucketShift)*priceBucket), 'f', -1, 64)
	return t.TxHash + ":" + digest(t.Token, string(t.Side), units, bucket, t.Wallet)[:idDigits]
}

// formerIDs returns the other ids that a fill may have in a log: those with the price as written,
// as earlier versions made them, for the ways in which the API has written it, and the present one
// if a rounded price is in another step.
func formerIDs(t *smartmoney.Trade, id string) []string {
	units := math.Round(t.Quantity * shareUnits)
	exact := t.PriceUSD
	if quote := math.Round(t.PriceUSD * units); units > 0 && math.Abs(quote/units-t.PriceUSD) < 1e-9 {
		exact = quote / units
	}
	rounded := math.Round(exact*1e10) / 1e10
	var ids []string
	for _, price := range []float64{t.PriceUSD, exact, rounded} {
		former := t.TxHash + ":" + digest(t.Token, string(t.Side), canonical(t.Quantity), canonical(price), t.Wallet)[:idDigits]
		if !slices.Contains(ids, former) {
			ids = append(ids, former)
		}
	}
	for _, price := range []float64{exact, rounded} {
		if other := fillID(t, price); other != id && !slices.Contains(ids, other) {
			ids = append(ids, other)
		}
	}
	return ids[:min(len(ids), smartmoney.MaxAka)]
}
