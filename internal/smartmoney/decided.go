package smartmoney

import "fmt"

// Decided is the decision that put the notification into its customer's log.
func (n *Notification) Decided() Decision {
	s, delivered := n.Signal, n.Decision
	return Decision{
		Outcome: OutcomeDelivered, Chain: s.Chain, Token: s.Token.Address, Symbol: s.Token.Symbol, Type: s.Type,
		Text: delivered.Text(s.Type), Count: 1, FirstAt: s.Timestamp, LastAt: s.Timestamp,
		SignalID: s.ID, Delivered: &delivered,
	}
}

// Text says in plain words what the delivery rules counted when they let a
// signal of a type through.
func (d *Delivered) Text(t NotificationType) string {
	limit := "which has no limit of its own"
	if d.TypeLimit != nil {
		limit = fmt.Sprintf("of which a day may have %d", *d.TypeLimit)
	}
	return fmt.Sprintf("Delivered by version %d of the configuration: number %d of the day's %d, and number %d of type %s, %s.",
		d.ConfigVersion, d.DailyUsed, d.DailyBudget, d.TypeUsed, t, limit)
}
