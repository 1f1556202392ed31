package feed

import (
	"context"
	"maps"
)

// storiesShown is the number of user_stories of an item.
const storiesShown = 5

// readMetadata reads the documents of the feed's items if the caller wants them.
func (r *run) readMetadata(ctx context.Context) error {
	if !r.ReturnMetadata {
		return nil
	}
	return r.readDocuments(ctx)
}

// readDocuments reads the documents of the items that have none yet.
func (r *run) readDocuments(ctx context.Context) error {
	ids := make([]string, 0, len(r.items))
	for _, c := range r.items {
		if c.fields == nil {
			ids = append(ids, c.item.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	documents, err := r.options.Searcher.Documents(ctx, r.customerID, r.index, ids)
	if err != nil {
		return err
	}
	for _, c := range r.items {
		if c.fields == nil {
			c.fields = documents[c.item.ID]
		}
	}
	return nil
}

// metadata returns the fields of the document, with the newest bets as user_stories.
func (c *candidate) metadata(source Source) map[string]any {
	all := make(map[string]any, len(c.fields)+1)
	maps.Copy(all, c.fields)
	stories := []UserStory{}
	for _, b := range c.values.Bets[:min(len(c.values.Bets), storiesShown)] {
		story := UserStory{
			Type: "bet", UserName: pseudonym(b.Wallet), Event: c.item.Title, Outcome: b.Outcome, Timestamp: b.At.UTC(),
			Side: b.Side, USD: b.USD, Price: b.Price,
		}
		if w, ok := source.Wallet(b.Wallet); ok {
			story.UserPnl, story.UserVolume = w.NetPnlUSD, w.VolumeUSD
		}
		stories = append(stories, story)
	}
	all["user_stories"] = stories
	return all
}
