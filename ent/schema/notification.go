package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

// Notification is an entry of a customer's log: a signal, or, where retracts is not NULL, the
// retraction of one, which repeats the signal's own fields. A reset marks it as deleted.
type Notification struct{ ent.Schema }

// Fields of a notification. config_version to type_limit record what the delivery rules decided
// with.
func (Notification) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("log_id and sequence."),
		field.Int64("log_id").SchemaType(integer).Immutable(),
		field.Int64("sequence").Immutable().Comment("Position in the log, from 1."),
		field.Int64("sent_at").Immutable().Comment("Strictly increasing with sequence."),
		field.Int64("timestamp").Immutable().Comment("The signal's event time."),
		field.Int64("global_offset").Immutable().Comment("The trade that raised the signal."),
		field.Int64("deleted_at").Optional().Nillable(),
		field.Int64("deleted_offset").Optional().Nillable().Comment("The engine's global offset at deleted_at."),
		field.Int64("config_version").Immutable(),
		field.Int("daily_used").SchemaType(integer).Immutable(),
		field.Int("daily_budget").SchemaType(integer).Immutable(),
		field.Int("type_used").SchemaType(integer).Immutable(),
		field.Int("type_limit").SchemaType(integer).Immutable().Optional().Nillable(),
		field.Int("chain").SchemaType(smallint).Immutable().Comment("smartmoney.Chain.Index."),
		field.Int("type").SchemaType(smallint).Immutable().Comment("smartmoney.NotificationType.Index."),
		field.Text("signal_id").Immutable().Annotations(bytewise),
		field.Int("least_wallets").SchemaType(smallint).Optional().Nillable().Immutable().
			Comment("Wallets that the signal needs to stand, by the configuration that raised it. NULL: not known; a correction leaves it."),
		field.Bytes("raised_from").Optional().Nillable().
			Comment("smartmoney.RaisedFrom where it is not the signal's: trades that were taken back and came again raised the same signal. NULL: the signal's."),
		field.Int64("retracted_at").Optional().Nillable().Comment("Of a signal: the sent_at of its retraction."),
		field.Int64("retracts").Optional().Nillable().Immutable().Comment("Of a retraction: the sequence of the signal's entry. NULL: a signal."),
		field.Text("reason").Optional().Nillable().Immutable().Comment("Of a retraction: a sentence."),
	}
}

// Edges of a notification.
func (Notification) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("log", NotificationLog.Type).Ref("notifications").Field("log_id").Unique().Required().Immutable(),
		edge.From("signal", Signal.Type).Ref("notifications").Field("signal_id").Unique().Required().Immutable(),
	}
}

// Indexes of notifications. The last one finds those that a correction judges by trades of their
// own.
func (Notification) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("log_id", "sent_at"), index.Fields("log_id", "timestamp"), index.Fields("signal_id", "log_id"),
		index.Fields("signal_id").StorageKey("notifications_raised_again").Annotations(entsql.IndexWhere("raised_from IS NOT NULL")),
	}
}

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
