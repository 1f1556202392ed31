package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// LeaderboardDay is a wallet's row in the snapshot of a chain's leaderboard at midnight UTC of
// event time, as former versions wrote it. Snapshots are written to leaderboard_parts, in bodies.
type LeaderboardDay struct{ ent.Schema }

// Fields of a snapshot's row.
func (LeaderboardDay) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Annotations(given).Comment("Chain, day and rank, so that a snapshot is one range of ids and the newest one before a day is found by one seek."),
		field.Int("chain").SchemaType(smallint).Immutable(),
		field.Int("day").SchemaType(integer).Immutable().Comment("The day that ended, in days since 1970 UTC."),
		field.Int("rank").SchemaType(integer).Immutable(),
		field.Text("wallet").Immutable().Annotations(bytewise),
		field.Float("trader_score").Immutable(),
		field.Int64("trade_count").Immutable(),
		field.Int64("buy_count").Immutable(),
		field.Int64("sell_count").Immutable(),
		field.Float("buy_volume_usd").Immutable(),
		field.Float("sell_volume_usd").Immutable(),
		field.Float("largest_trade_usd").Immutable(),
		field.Int64("closed_positions").Immutable(),
		field.Int64("winning_positions").Immutable(),
		field.Int64("tokens_traded").Immutable(),
		field.Float("realized_pnl_usd").Immutable(),
		field.Float("net_pnl_usd").Immutable(),
		field.Float("win_rate").Immutable().Comment("The provider's if known, else the computed one."),
		field.Int64("first_trade_at").Immutable().Comment("Event time."),
		field.Int64("last_trade_at").Immutable().Comment("Event time."),
	}
}

// Indexes of snapshots: by wallet and day.
func (LeaderboardDay) Indexes() []ent.Index {
	return []ent.Index{index.Fields("chain", "wallet", "day").Unique()}
}

// WalletDay holds a wallet's totals of a UTC day of event time. There is no row for a day without a
// trade or a closed position. A correction updates the days of the trades that it retracts.
type WalletDay struct{ ent.Schema }

// Fields of a wallet's day.
func (WalletDay) Fields() []ent.Field {
	return []ent.Field{
		field.Int("chain").SchemaType(smallint).Immutable(),
		field.Text("wallet").Immutable().Annotations(bytewise),
		field.Int("day").SchemaType(integer).Immutable().Comment("Days since 1970 UTC."),
		field.Int64("buy_count"),
		field.Int64("sell_count"),
		field.Float("buy_volume_usd"),
		field.Float("sell_volume_usd"),
		field.Float("realized_pnl_usd").Comment("Of positions closed on that day."),
		field.Int64("closed_positions"),
		field.Int64("winning_positions"),
	}
}

// Indexes of wallets' days: by wallet, and by day.
func (WalletDay) Indexes() []ent.Index {
	return []ent.Index{index.Fields("chain", "wallet", "day").Unique(), index.Fields("chain", "day")}
}

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
