package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
)

// Model is the trained model that scores items for wallets. Only the newest is kept.
type Model struct{ ent.Schema }

// Fields of a trained model.
func (Model) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("The version, from 1. Numbers are not reused."),
		field.Int64("created_at").Immutable(),
		field.Int64("trained_until").Immutable().Comment("Event time of the newest trade used in training."),
		field.Text("report").SchemaType(asText).Immutable().Comment("JSON: the quality of the model beside popularity."),
		field.Bytes("body").Immutable().Comment("The model, with a checksum."),
	}
}
