package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
)

// Model is a training run of the recommendation models. Only the newest runs and the one in use are
// kept.
type Model struct{ ent.Schema }

// Fields of a training run.
func (Model) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("The version, from 1. Numbers are not reused."),
		field.Int64("created_at").Immutable(),
		field.Int64("trained_until").Immutable().Comment("Event time of the newest trade used in training."),
		field.Text("report").SchemaType(asText).Immutable().Comment("JSON: the quality of each model."),
		field.Bytes("body").Immutable().Comment("The models, with a checksum."),
		field.Bool("in_use").Comment("Selected to serve. If none is selected, the newest serves."),
	}
}
