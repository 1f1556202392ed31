package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

// NotificationLog is where a customer's notifications end. Its row is locked while entries are added, while
// the log is reset and while the configuration changes.
type NotificationLog struct{ ent.Schema }

// Fields of a notification log.
func (NotificationLog) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").SchemaType(integer).Immutable(),
		field.String("customer_id").Immutable().Unique().Annotations(bytewise),
		field.Int64("last_sequence").Default(0),
		field.Int64("last_sent_at").Default(0),
		field.Int64("version").Default(0).Comment("Rises with each reset of the log and each change of the configuration."),
		field.Int64("config_revision").Default(0).Comment("The configuration revision when version last rose."),
		field.Int64("config_version").Default(0).Comment("The newest configuration's; 0: the customer has none."),
		field.Bool("webhook_on").Default(false).Comment("There is an address and it is not disabled: new entries get a delivery."),
	}
}

// Edges of a notification log.
func (NotificationLog) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("log").Field("customer_id").Unique().Required().Immutable(),
		edge.To("notifications", Notification.Type),
		edge.To("deliveries", WebhookDelivery.Type),
	}
}

// Indexes of notification logs.
func (NotificationLog) Indexes() []ent.Index { return []ent.Index{index.Fields("config_revision")} }
