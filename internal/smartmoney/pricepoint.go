package smartmoney

import "time"

// MostPoints is how many price points of a token count at most.
const MostPoints = 7

// SlotSeconds is the length of a slot of price points.
const SlotSeconds = 5

// PricePoint is the largest trade of a token within a slot.
type PricePoint struct {
	Slot      int64   `json:"slot"`          // slots of SlotSeconds since 1970
	PriceUSD  float64 `json:"price_usd"`     // USD per token
	AmountUSD float64 `json:"usd"`           // of the trade
	Seq       int64   `json:"seq,omitempty"` // number of the trade in the log; 0: not known
}

// At returns when the slot began, UTC.
func (p *PricePoint) At() time.Time { return time.Unix(p.Slot*SlotSeconds, 0).UTC() }
