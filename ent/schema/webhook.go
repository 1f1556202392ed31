package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

// WebhookEndpoint is a webhook of a customer, or a sink for a customer. The first webhook's id is
// that of the customer's log, and its address is in the configuration: every customer who has or
// had an address there has it. The ids of others are negative, and their address is in url. A sink
// is a broker of the operator: its endpoints have negative ids, one for each customer, and the
// settings file has its address. A worker holds the endpoint while lease_owner is not NULL and
// lease_until is in the future; without an owner, nothing is sent to the endpoint before
// lease_until. The row is locked before its deliveries or attempts are changed.
type WebhookEndpoint struct{ ent.Schema }

// Fields of an endpoint.
func (WebhookEndpoint) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").SchemaType(integer).Immutable().Annotations(given).Comment("The id of the customer's log for the webhook of the configuration, negative for others."),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.Text("url").Optional().Nillable().Comment("NULL: the address of the configuration, or of the sink."),
		field.Text("sink").Optional().Nillable().Immutable().Comment("The sink's name in the settings file; NULL: a webhook, which the customer sees."),
		field.Int64("sink_from").Default(0).Immutable().Comment("Entries up to this sequence are not delivered to the sink."),
		field.Int("types").SchemaType(smallint).Default(0).Comment("The types sent: a bit for each smartmoney.NotificationType.Index; 0: all."),
		field.Int("chains").SchemaType(smallint).Default(0).Comment("The chains sent: a bit for each smartmoney.Chain.Index; 0: all."),
		field.Int("format").SchemaType(smallint).Default(0).Comment("What messages are written for: smartmoney.WebhookFormat.Index."),
		field.Bool("enabled").Default(false).Comment("It has an address and is not disabled, so new entries get a delivery. A sink's: every older entry has one, too."),
		field.Int64("created_at").Immutable(),
		field.Text("secret").Optional().Nillable().Comment("NULL until first needed. Empty for a sink, which signs nothing."),
		field.Text("previous_secret").Optional().Nillable(),
		field.Int64("previous_until").Optional().Nillable().Comment("When the previous secret becomes invalid."),
		field.Int64("last_success_at").Optional().Nillable(),
		field.Int64("failing_since").Optional().Nillable(),
		field.Int64("disabled_at").Optional().Nillable(),
		field.Text("disabled_reason").Optional().Nillable(),
		field.Text("lease_owner").Optional().Nillable(),
		field.Int64("lease_number").Default(0).Comment("Incremented by each lease, so that the holder of an earlier one cannot change anything."),
		field.Int64("lease_until").Optional().Nillable(),
		field.Int64("next_at").Optional().Nillable().Comment("When the next delivery is due; NULL: nothing is pending."),
	}
}

// Edges of an endpoint.
func (WebhookEndpoint) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("webhooks").Field("customer_id").Unique().Required().Immutable(),
		edge.To("deliveries", WebhookDelivery.Type),
	}
}

// Indexes of endpoints.
func (WebhookEndpoint) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("customer_id"),
		index.Fields("sink", "customer_id").Unique().StorageKey("webhook_endpoints_sink").Annotations(entsql.IndexWhere("sink IS NOT NULL")),
		index.Fields("next_at").StorageKey("webhook_endpoints_next").Annotations(entsql.IndexWhere("next_at IS NOT NULL")),
		index.Fields("lease_until").StorageKey("webhook_endpoints_leased").Annotations(entsql.IndexWhere("lease_until IS NOT NULL")),
	}
}

// WebhookDelivery is a notification to be delivered to a webhook. The deliveries are the outbox.
type WebhookDelivery struct{ ent.Schema }

// Fields of a delivery.
func (WebhookDelivery) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("endpoint_id and sequence."),
		field.Int64("endpoint_id").SchemaType(integer).Immutable(),
		field.Int64("sequence").Immutable().Comment("The notification's sequence."),
		field.Int("state").SchemaType(smallint).Comment("0: pending, 1: delivered, 2: failed."),
		field.Int("attempts").SchemaType(integer).Comment("Attempts since the delivery was created or restarted; while 0, next_at is that time."),
		field.Int64("next_at").Optional().Nillable().Comment("NULL unless pending."),
		field.Int64("created_at").Immutable(),
	}
}

// Edges of a delivery. Its notification is the one of the customer's log with its sequence.
func (WebhookDelivery) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("endpoint", WebhookEndpoint.Type).Ref("deliveries").Field("endpoint_id").Unique().Required().Immutable(),
		edge.To("made", WebhookAttempt.Type),
	}
}

// Indexes of deliveries: first attempts, and retries.
func (WebhookDelivery) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("endpoint_id", "sequence").StorageKey("webhook_deliveries_first").Annotations(entsql.IndexWhere("(state = 0) AND (attempts = 0)")),
		index.Fields("endpoint_id", "next_at", "sequence").StorageKey("webhook_deliveries_again").Annotations(entsql.IndexWhere("(state = 0) AND (attempts > 0)")),
	}
}

// WebhookAttempt is one request of a delivery.
type WebhookAttempt struct{ ent.Schema }

// Fields of an attempt.
func (WebhookAttempt) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("delivery_id").Immutable(),
		field.Int("number").SchemaType(integer).Immutable().Comment("From 1 for each delivery."),
		field.Int64("at").Immutable(),
		field.Int("status").SchemaType(smallint).Optional().Nillable().Immutable().Comment("HTTP status; NULL: no response."),
		field.Int64("duration_ms").Immutable(),
		field.Text("error").Optional().Nillable().Immutable().Comment("NULL: delivered."),
	}
}

// Edges of an attempt.
func (WebhookAttempt) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("delivery", WebhookDelivery.Type).Ref("made").Field("delivery_id").Unique().Required().Immutable(),
	}
}

// Indexes of attempts.
func (WebhookAttempt) Indexes() []ent.Index {
	return []ent.Index{index.Fields("delivery_id", "number").Unique()}
}
