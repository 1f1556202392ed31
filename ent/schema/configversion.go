package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"

	"smartmoney/internal/smartmoney"
)

// ConfigVersion is a configuration that a customer has or had. Rows are only added.
type ConfigVersion struct{ ent.Schema }

// Fields of a configuration version.
func (ConfigVersion) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("Of the customer's log and version."),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.Int64("version").Immutable().Comment("From 1 for each customer."),
		field.Int64("config_revision").Immutable().Comment("The configuration revision that it was made as."),
		field.Int64("changed_at").Immutable(),
		field.Text("key_id").Immutable().Comment("The API key that asked for it; empty: the operator."),
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
