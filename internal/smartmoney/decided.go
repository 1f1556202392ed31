package smartmoney

import "fmt"

// Decided returns the decision that delivered the notification.
func (n *Notification) Decided() Decision {
	s, delivered := n.Signal, n.Decision
	return Decision{
		Outcome: OutcomeDelivered, Chain: s.Chain, Token: s.Token.Address, Symbol: s.Token.Symbol, Type: s.Type,
		Text: delivered.Text(s.Type), Count: 1, FirstAt: s.Timestamp, LastAt: s.Timestamp,
		SignalID: s.ID, Delivered: &delivered, RetractedAt: n.RetractedAt,
	}
}

// Text returns a sentence with the counts that the delivery rules compared when they let
// a signal of the type through.
func (d *Delivered) Text(t NotificationType) string {
	limit := "which has no limit of its own"
	if d.TypeLimit != nil {
		limit = fmt.Sprintf("of which a day may have %d", *d.TypeLimit)
	}
	return fmt.Sprintf("Delivered by version %d of the configuration: number %d of the day's %d, and number %d of the type %s, %s.",
		d.ConfigVersion, d.DailyUsed, d.DailyBudget, d.TypeUsed, t.Words(), limit)
}
