package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Label names a wallet or a token for one customer, and says whether the customer watches it. The
// row of the customer's log is locked while labels are changed.
type Label struct{ ent.Schema }

// Fields of a label.
func (Label) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.String("kind").GoType(smartmoney.LabelKind("")).Immutable(),
		field.String("chain").GoType(smartmoney.Chain("")).Immutable(),
		field.Text("address").Immutable().Annotations(bytewise).Comment("In the stored form of its chain."),
		field.Text("name").Comment("Empty: none."),
		field.Text("note").Comment("Empty: none."),
		field.Bool("watched"),
		field.Int64("changed_at"),
	}
}

// Edges of a label.
func (Label) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("labels").Field("customer_id").Unique().Required().Immutable(),
	}
}

// Indexes of labels.
func (Label) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id", "kind", "chain", "address").Unique()}
}
