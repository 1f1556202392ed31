package smartmoney

// TokenBase holds the state of a token as the events that left the log made it.
type TokenBase struct {
	Seq         int64        `json:"seq,omitempty"`         // number in the log of its newest price event; 0: it has no price
	Price       float64      `json:"price,omitempty"`       // USD, the latest by time of live events
	At          int64        `json:"at,omitempty"`          // its time, unix ns
	Traded      bool         `json:"traded,omitempty"`      // since its last resolution
	Resolutions []Settlement `json:"resolutions,omitempty"` // that may have closed positions, oldest first
	Symbol      string       `json:"symbol,omitempty"`      // "": unknown
	Volume24h   *float64     `json:"volume24h,omitempty"`   // USD, the provider's; nil: unknown
	Holders     *int64       `json:"holders,omitempty"`     // nil: unknown
}

// Settlement is a resolution of a token, by its place in the log.
type Settlement struct {
	Seq    int64   // number in the log
	Payout float64 // USD per token, 0 to 1
	At     int64   // resolved_at, unix ns
}
