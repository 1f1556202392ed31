package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"

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

// ConfigVersion is a version of a customer's configuration. A row changes only while its customer
// sends the same configuration again, which moves its time and key.
type ConfigVersion struct{ ent.Schema }

// Fields of a configuration version.
func (ConfigVersion) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("The customer's log and the version."),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.Int64("version").Immutable().Comment("From 1 for each customer."),
		field.Int64("config_revision").Immutable().Comment("The configuration revision of this change."),
		field.Int64("changed_at").Immutable(),
		field.Text("key_id").Immutable().Comment("The API key that requested it; empty: the operator."),
		field.JSON("config", smartmoney.Config{}).SchemaType(asText).Immutable(),
	}
}

// Edges of a configuration version.
func (ConfigVersion) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("versions").Field("customer_id").Unique().Required().Immutable(),
	}
}

// Indexes of configuration versions.
func (ConfigVersion) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id", "version").Unique()}
}

// APIKey is a key of a customer, or of nobody if its scope is operator. The secret is not stored,
// only its SHA-256.
type APIKey struct{ ent.Schema }

// Annotations of a key: its table's name.
func (APIKey) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Annotation{Table: "api_keys"}}
}

// Fields of a key.
func (APIKey) Fields() []ent.Field {
	return []ent.Field{
		field.String("id").Immutable(),
		field.String("customer_id").Optional().Nillable().Immutable(),
		field.String("scope").GoType(smartmoney.Scope("")).Immutable(),
		field.Bytes("hash").Immutable().Unique(),
		field.String("hint").Immutable(),
		field.Time("created_at").Immutable(),
		field.Time("expires_at").Optional().Nillable(),
		field.Time("revoked_at").Optional().Nillable(),
		field.Time("last_used_at").Optional().Nillable().Comment("Written about twice a minute."),
		field.Int64("uses").Default(0).Comment("Requests that it authenticated, written with last_used_at."),
	}
}

// Edges of a key.
func (APIKey) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("keys").Field("customer_id").Unique().Immutable(),
	}
}

// Indexes of a key.
func (APIKey) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id", "created_at")}
}

// TrustedDocument is a GraphQL document that the operator registered, for one customer or for all.
// Those of a customer are changed while the row of its log is locked.
type TrustedDocument struct{ ent.Schema }

// Fields of a document.
func (TrustedDocument) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.String("customer_id").Immutable().Annotations(bytewise).Comment("Empty: for every customer. No reference, for that reason."),
		field.String("document_id").Immutable().Annotations(bytewise).Comment("As requests name it, without sha256: before it."),
		field.Text("text").Immutable(),
	}
}

// Indexes of documents.
func (TrustedDocument) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id", "document_id").Unique()}
}
