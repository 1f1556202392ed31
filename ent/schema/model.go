package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
)

// Model is what one training run of the models of taste made. The oldest are deleted when there are many.
type Model struct{ ent.Schema }

// Fields of a training run.
func (Model) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("The version, from 1. No number is used twice."),
		field.Int64("created_at").Immutable(),
		field.Int64("trained_until").Immutable().Comment("Event time of the newest trade that the models were fitted to."),
		field.Text("report").SchemaType(asText).Immutable().Comment("JSON: the quality of each model."),
		field.Bytes("body").Immutable().Comment("The models, with a checksum."),
		field.Bool("in_use").Comment("Chosen to answer. Where none is chosen, the newest answers."),
	}
}
