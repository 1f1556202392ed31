package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

// Signal is a detected signal. All customers who were notified of it share the row.
type Signal struct{ ent.Schema }

// Fields of a signal.
func (Signal) Fields() []ent.Field {
	return []ent.Field{
		field.Text("id").Immutable().Annotations(bytewise),
		field.Text("context_id").Immutable().Annotations(bytewise),
		field.Text("participant_mask").Immutable().Annotations(bytewise).
			Comment("A 1 for each line of the context's participant_lines that is of this signal, from its first character on."),
		field.Text("body").Immutable().Comment("The signal as JSON, without its participants."),
		field.Bytes("raised_from").Optional().Nillable().Immutable().
			Comment("The sequence numbers of the trades that it was raised from: smartmoney.RaisedFrom. NULL or empty: not kept."),
		field.Int64("ingested_at").Optional().Nillable().Immutable().Comment("When its last trade was appended to the log. NULL: not kept."),
		field.Int64("detected_at").Optional().Nillable().Immutable().Comment("When it was found. NULL: not kept."),
	}
}

// Edges of a signal. Its participants are those of its context that the mask selects.
func (Signal) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("context", SignalContext.Type).Ref("signals").Field("context_id").Unique().Required().Immutable(),
		edge.To("notifications", Notification.Type),
	}
}

// Indexes of signals.
func (Signal) Indexes() []ent.Index { return []ent.Index{index.Fields("context_id")} }

// SignalContext holds what all signals of one trade share: their participants, and the token's
// price at the trade and after it.
type SignalContext struct{ ent.Schema }

// Fields of a signal context.
func (SignalContext) Fields() []ent.Field {
	return []ent.Field{
		field.Text("id").Immutable().Annotations(bytewise).Comment("Hash of the content."),
		field.Int("chain").SchemaType(smallint).Immutable(),
		field.Int64("timestamp").Immutable(),
		field.Float("price").Immutable().Comment("USD per token, at the signal."),
		field.Float("price_1h").Optional().Nillable(),
		field.Float("price_6h").Optional().Nillable(),
		field.Float("price_24h").Optional().Nillable(),
		field.Float("settled").Optional().Nillable().Comment("The payout of a prediction market's outcome token, 0 to 1."),
		field.Text("token").Immutable().Annotations(bytewise),
		field.Text("participant_lines").Immutable().Comment("One JSON object per participant, one per line."),
	}
}

// Edges of a signal context.
func (SignalContext) Edges() []ent.Edge {
	return []ent.Edge{edge.To("signals", Signal.Type), edge.To("participants", Participant.Type)}
}

// Indexes of signal contexts. The second one finds those of a token that a correction may retract,
// the third those that a resolution can still settle.
func (SignalContext) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("chain", "timestamp"),
		index.Fields("chain", "token", "timestamp"),
		index.Fields("timestamp").StorageKey("signal_contexts_unsettled").Annotations(entsql.IndexWhere("(chain = 3) AND (settled IS NULL)")),
	}
}

// Participant is a wallet of a signal context.
type Participant struct{ ent.Schema }

// Fields of a participant.
func (Participant) Fields() []ent.Field {
	return []ent.Field{
		field.Int("chain").SchemaType(smallint).Immutable(),
		field.Text("wallet").Immutable().Annotations(bytewise),
		field.Text("context_id").Immutable().Annotations(bytewise),
		field.Int("line").SchemaType(integer).Immutable().Comment("Index in the context's participant_lines, from 0."),
	}
}

// Edges of a participant.
func (Participant) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("context", SignalContext.Type).Ref("participants").Field("context_id").Unique().Required().Immutable(),
	}
}

// Indexes of participants. A wallet may have several lines of a context.
func (Participant) Indexes() []ent.Index {
	return []ent.Index{index.Fields("chain", "wallet", "context_id", "line").Unique()}
}
