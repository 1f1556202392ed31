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
