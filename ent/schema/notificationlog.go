package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

// NotificationLog is a customer's notification log. Its row is locked while entries are added,
// while the log is reset and while the configuration changes.
type NotificationLog struct{ ent.Schema }

// Fields of a notification log.
func (NotificationLog) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").SchemaType(integer).Immutable(),
		field.String("customer_id").Immutable().Unique().Annotations(bytewise),
		field.Int64("last_sequence").Default(0),
		field.Int64("last_sent_at").Default(0),
		field.Int64("version").Default(0).Comment("Incremented by each reset of the log and each change of the configuration."),
		field.Int64("config_revision").Default(0).Comment("The configuration revision of the last change of version."),
		field.Int64("config_version").Default(0).Comment("The newest configuration version; 0: none."),
		field.Bool("webhook_on").Default(false).Comment("A webhook of the customer is enabled."),
	}
}

// Edges of a notification log.
func (NotificationLog) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("log").Field("customer_id").Unique().Required().Immutable(),
		edge.To("notifications", Notification.Type),
	}
}

// Indexes of notification logs.
func (NotificationLog) Indexes() []ent.Index { return []ent.Index{index.Fields("config_revision")} }
