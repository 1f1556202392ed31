package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
