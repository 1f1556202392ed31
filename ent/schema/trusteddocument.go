package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

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
