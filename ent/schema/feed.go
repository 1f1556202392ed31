package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// FeedConfig is a feed of a customer. Its row is locked while a version is added.
type FeedConfig struct{ ent.Schema }

// Fields of a feed.
func (FeedConfig) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable().Comment("The N of feed_N. Numbers are not reused."),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.Int64("version").Comment("Copied from the newest version."),
		field.String("visibility").GoType(smartmoney.FeedVisibility("")).Comment("Copied from the newest version."),
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

// Indexes of feeds: by owner, and by visibility to others.
func (FeedConfig) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id"), index.Fields("visibility")}
}

// FeedConfigVersion is one version of a feed's settings. Only the newest versions are kept.
type FeedConfigVersion struct{ ent.Schema }

// Fields of a version of a feed.
func (FeedConfigVersion) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.Int64("feed_id").Immutable(),
		field.Int64("version").Immutable().Comment("From 1 for each feed."),
		field.Int64("changed_at").Immutable(),
		field.Text("key_id").Immutable().Comment("The API key that requested it."),
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

// Impression records that a feed showed an item to a user of a customer. It is deleted after a day.
type Impression struct{ ent.Schema }

// Fields of an impression.
func (Impression) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("id").Immutable(),
		field.String("customer_id").Immutable().Annotations(bytewise),
		field.Text("user_id").Immutable().Annotations(bytewise).Comment("The customer's id of its user."),
		field.Text("item_id").Immutable().Annotations(bytewise),
		field.Int64("at").Comment("When it was last shown."),
	}
}

// Indexes of impressions: by user, and by age.
func (Impression) Indexes() []ent.Index {
	return []ent.Index{index.Fields("customer_id", "user_id", "item_id").Unique(), index.Fields("at")}
}
