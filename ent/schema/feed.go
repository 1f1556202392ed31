package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"

	"smartmoney/internal/smartmoney"
)

// FeedConfig is a feed of a customer. Its row is locked while a version is added.
type FeedConfig struct{ ent.Schema }

// Fields of a feed.
func (FeedConfig) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Comment("The N of feed_N. No number is used twice."),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.Int64("version").Comment("The newest version's."),
		field.String("visibility").GoType(smartmoney.FeedVisibility("")).MaxLen(16).Comment("The newest version's."),
		field.Int64("created_at").Immutable(),
	}
}

// Edges of a feed.
func (FeedConfig) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("feeds").Field("customer_id").Unique().Required().Immutable(),
		edge.To("versions", FeedConfigVersion.Type),
	}
}

// Indexes of feeds: a customer's, and those that others see.
func (FeedConfig) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id"), index.Fields("visibility")}
}

// FeedConfigVersion is what the settings of a feed are or were. The oldest are deleted when there are many.
type FeedConfigVersion struct{ ent.Schema }

// Fields of a version of a feed.
func (FeedConfigVersion) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.Int64("feed_id").Immutable(),
		field.Int64("version").Immutable().Comment("From 1 for each feed."),
		field.Int64("changed_at").Immutable(),
		field.Text("key_id").Immutable().Comment("The API key that asked for it."),
		field.JSON("settings", smartmoney.FeedSettings{}).SchemaType(asText).Immutable(),
	}
}

// Edges of a version of a feed.
func (FeedConfigVersion) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("feed", FeedConfig.Type).Ref("versions").Field("feed_id").Unique().Required().Immutable(),
	}
}

// Indexes of versions of feeds.
func (FeedConfigVersion) Indexes() []ent.Index {
	return []ent.Index{index.Fields("feed_id", "version").Unique()}
}

// Impression is an item that a feed gave to a user of a customer. It is deleted after a day.
type Impression struct{ ent.Schema }

// Fields of an impression.
func (Impression) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.Text("user_id").Immutable().Annotations(bytewise).Comment("As the customer names its users."),
		field.Text("item_id").Immutable().Annotations(bytewise),
		field.Int64("at").Comment("When it was given last."),
	}
}

// Indexes of impressions: those of a user, and the oldest.
func (Impression) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id", "user_id", "item_id").Unique(), index.Fields("at")}
}
