package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

// Sink is a broker that messages are published to, as the settings file names it. A process publishes for it while
// lease_owner is not NULL and lease_until is in the future, by the database's clock. Its settings are in the file only.
type Sink struct{ ent.Schema }

// Fields of a sink.
func (Sink) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.String("name").Unique().Immutable().MaxLen(64).Annotations(bytewise),
		field.String("kind").MaxLen(16),
		field.Text("streams").Comment("Those that it publishes, with commas between."),
		field.Text("begun").Comment("Those that it ever published, with commas between: their positions are kept."),
		field.Bool("stopped").Comment("Gone from the settings file. The positions are kept."),
		field.Int64("created_at").Immutable(),
		field.Int64("changed_at").Comment("When it was added, stopped or started again."),
		field.Text("lease_owner").Optional().Nillable(),
		field.Int64("lease_number").Default(0).Comment("Incremented by each lease and change."),
		field.Int64("lease_until").Optional().Nillable(),
		field.Int64("leased_at").Optional().Nillable().Comment("When the last lease began."),
		field.Text("progress").Default("{}").Comment("JSON: whether it fails, and what it waits for."),
		field.Int64("published").Default(0).Comment("Messages that the broker stored since the sink was added; repeated ones count again."),
		field.Int64("failures").Default(0).Comment("Tries that failed since the sink was added."),
		field.Int64("published_at").Optional().Nillable().Comment("When the last messages were published."),
		field.Text("last_error").Optional().Nillable(),
		field.Int64("error_at").Optional().Nillable(),
		field.Int64("refused_at").Optional().Nillable().Comment("When the broker refused the sink; NULL: it does not."),
	}
}

// SinkPosition is how far a sink has published a stream for a key.
type SinkPosition struct{ ent.Schema }

// Fields of a position.
func (SinkPosition) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("sink_id").Immutable(),
		field.Int("stream").SchemaType(smallint).Immutable().Comment("sink.Stream.Index."),
		field.Int64("key").Immutable().Comment("The id of a customer's log; of trades the chain by smartmoney.Chain.Index."),
		field.Int64("reached").Comment("Everything up to it was published or needs not be."),
		field.Int64("sequence").Comment("Of the last message; 0: none."),
	}
}

// Indexes of positions.
func (SinkPosition) Indexes() []ent.Index {
	return []ent.Index{index.Fields("sink_id", "stream", "key").Unique()}
}
