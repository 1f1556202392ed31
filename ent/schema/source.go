package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
)

// Source is a live connection to a provider. A process reads it while lease_owner is not NULL and
// lease_until is in the future, by the database's clock. What people change raises lease_number, so
// that the holder of the lease changes nothing more.
type Source struct{ ent.Schema }

// Fields of a source.
func (Source) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.String("name").Unique().Immutable().Annotations(bytewise),
		field.String("kind").Immutable(),
		field.Text("settings").Comment("JSON. Secrets may be in it."),
		field.String("origin").Immutable().Comment("file: of the settings file; command."),
		field.Bool("paused"),
		field.Bool("stopped").Comment("Gone from the settings file. The position is kept."),
		field.Int64("created_at").Immutable(),
		field.Int64("changed_at").Comment("When it was added, paused, resumed, stopped or its settings changed."),
		field.Bytes("position").Optional().Nillable().Comment("JSON of the kind, with a checksum; NULL before the first batch."),
		field.Int64("position_number").Default(0).Comment("Incremented by each batch."),
		field.Text("lease_owner").Optional().Nillable(),
		field.Int64("lease_number").Default(0).Comment("Incremented by each lease and change."),
		field.Int64("lease_until").Optional().Nillable(),
		field.Int64("leased_at").Optional().Nillable().Comment("When the last lease began."),
		field.Text("progress").Default("{}").Comment("JSON: position, head and lag in words."),
		field.Text("counts").Default("{}").Comment("JSON: events by type, skipped ones by reason."),
		field.Int64("reject_number").Default(0).Comment("The number of the last reject."),
		field.Int64("heard_at").Optional().Nillable().Comment("When the last batch was stored."),
		field.Int64("last_event_at").Optional().Nillable().Comment("Time of the newest message, by the provider."),
		field.Text("last_error").Optional().Nillable(),
		field.Int64("error_at").Optional().Nillable(),
		field.Int64("refused_at").Optional().Nillable().Comment("When the provider refused the source; NULL: it does not."),
	}
}

// SourceReject is a message of a source that did not go into the log. Only the last ones are kept.
type SourceReject struct{ ent.Schema }

// Fields of a reject.
func (SourceReject) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("The source's id times 2^40 plus the number of the reject, from 1."),
		field.Int64("at").Immutable(),
		field.Text("ref").Immutable().Comment("Where the message is."),
		field.Text("reason").Immutable(),
		field.Text("detail").Immutable(),
		field.Bytes("sample").Immutable().Comment("The beginning of the message."),
	}
}
