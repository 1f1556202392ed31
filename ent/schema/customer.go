package schema

import (
	"regexp"

	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
)

// Customer owns a configuration, a notification log, feeds, a webhook and API keys.
type Customer struct{ ent.Schema }

// Fields of a customer.
func (Customer) Fields() []ent.Field {
	return []ent.Field{
		field.String("id").Match(regexp.MustCompile(`^[A-Za-z0-9._-]{1,64}$`)).MaxLen(64).Immutable(),
		field.String("name").NotEmpty(),
		field.Time("created_at").Immutable(),
	}
}

// Edges of a customer. Notifications and deliveries are reached through its log.
func (Customer) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("keys", APIKey.Type),
		edge.To("versions", ConfigVersion.Type),
		edge.To("feeds", FeedConfig.Type),
		edge.To("log", NotificationLog.Type).Unique(),
		edge.To("webhook", WebhookEndpoint.Type).Unique(),
	}
}
