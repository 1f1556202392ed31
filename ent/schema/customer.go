package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Customer owns a configuration, a notification log, feeds, labels, webhooks and API keys.
type Customer struct{ ent.Schema }

// Fields of a customer.
func (Customer) Fields() []ent.Field {
	return []ent.Field{
		field.String("id").Immutable(),
		field.String("name"),
		field.Time("created_at").Immutable(),
		field.Time("suspended_at").Optional().Nillable().Comment("Since when its keys are refused and it gets no signals."),
		field.Time("deleted_at").Optional().Nillable().Comment("When its deletion began. The row stays, without a name, so that the id is not used again."),
		field.JSON("limits", smartmoney.Limits{}).SchemaType(asText).Optional().Comment("What its requests may use; NULL: no limits."),
		field.JSON("token_signer", &smartmoney.TokenSigner{}).SchemaType(asText).Optional().Sensitive().Comment("Who signs tokens for its end users, with the secret; NULL: nobody."),
		field.Bool("documents_only").Default(false).Comment("Whether its keys of scope read and its end users run registered documents only."),
	}
}

// Edges of a customer. Notifications and deliveries are reached through its log.
func (Customer) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("keys", APIKey.Type).Annotations(entsql.OnDelete(entsql.NoAction)),
		edge.To("versions", ConfigVersion.Type),
		edge.To("feeds", FeedConfig.Type),
		edge.To("labels", Label.Type),
		edge.To("log", NotificationLog.Type).Unique(),
		edge.To("webhooks", WebhookEndpoint.Type),
	}
}
