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

// Text says in plain words what the gates of delivery counted when they let a
// signal of a type through.
func (d *Delivered) Text(t NotificationType) string {
	text := fmt.Sprintf("Delivered as number %d of the day's %d, and number %d of the day's", d.DailyUsed, d.DailyBudget, d.TypeUsed)
	if d.TypeLimit != nil {
		text += fmt.Sprintf(" %d", *d.TypeLimit)
	}
	return text + fmt.Sprintf(" of type %s, by version %d of the configuration.", t, d.ConfigVersion)
}
