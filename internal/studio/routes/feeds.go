package routes

import (
	"errors"
	"net/http"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// forYou makes a feed for a user.
func (r *request) forYou(defaultFeed string) (any, error) {
	asked, err := parsed(r, func(body []byte) (feed.Request, error) { return feed.ParseRequest(body, defaultFeed) })
	if err != nil {
		return nil, err
	}
	made, err := r.platform.ForYou(r.Context(), asked)
	if err != nil {
		return nil, err
	}
	return struct {
		Status int             `json:"status_code"`
		Body   []feed.FeedItem `json:"body"`
		Model  string          `json:"model"`
	}{http.StatusOK, made.Items, made.Model}, nil
}

// data is the form of answers of feed management.
type data struct {
	Data any `json:"data"`
}

// feedConfig is a feed in responses. Times are left out for a built-in feed.
type feedConfig struct {
	ConfigID    string    `json:"config_id"`
	Name        string    `json:"name"`
	Description string    `json:"description"`
	Endpoint    string    `json:"endpoint"`
	Status      string    `json:"status"`
	Visibility  string    `json:"visibility"`
	Config      recipe    `json:"config"`
	Version     int64     `json:"version"`
	CreatedAt   time.Time `json:"created_at,omitzero"`
	UpdatedAt   time.Time `json:"updated_at,omitzero"`
}

type recipe struct {
	CandidateSource     string         `json:"candidate_source"`
	CandidateSourceType string         `json:"candidate_source_type"`
	Index               string         `json:"index,omitempty"`
	Filters             jsontext.Value `json:"filters,omitempty"`
	Scoring             jsontext.Value `json:"scoring,omitempty"`
	Ranking             jsontext.Value `json:"ranking,omitempty"`
}

func shown(c *smartmoney.FeedConfig) feedConfig {
	return feedConfig{
		ConfigID: c.ID, Name: c.Name, Description: c.Description, Endpoint: c.Endpoint,
		Status: string(c.Status), Visibility: string(c.Visibility), Version: c.Version,
		CreatedAt: c.CreatedAt.UTC(), UpdatedAt: c.UpdatedAt.UTC(),
		Config: recipe{
			CandidateSource: c.Config.CandidateSource, CandidateSourceType: c.Config.CandidateSourceType, Index: c.Config.Index,
			Filters: jsontext.Value(c.Config.Filters), Scoring: jsontext.Value(c.Config.Scoring), Ranking: jsontext.Value(c.Config.Ranking),
		},
	}
}

// answer returns the answer about one feed.
func answer(c *smartmoney.FeedConfig, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return data{shown(c)}, nil
}

func (r *request) configID() (string, error) {
	id := r.query.Get("config_id")
	if id == "" {
		return "", smartmoney.BadInput("config_id", "config_id is required: name it in the query string, such as ?config_id=feed_1")
	}
	return id, nil
}

func (r *request) createFeed() (any, error) {
	made, err := parsed(r, feed.ParseNew)
	if err != nil {
		return nil, err
	}
	return answer(r.platform.CreateFeed(r.Context(), made))
}

func (r *request) feed() (any, error) {
	id, err := r.configID()
	if err != nil {
		return nil, err
	}
	return answer(r.platform.Feed(r.Context(), id))
}

func (r *request) updateFeed() (any, error) {
	id, err := r.configID()
	if err != nil {
		return nil, err
	}
	change, err := parsed(r, feed.ParseChange)
	if err != nil {
		return nil, err
	}
	return answer(r.platform.UpdateFeed(r.Context(), id, change))
}

func (r *request) deleteFeed() (any, error) {
	id, err := r.configID()
	if err != nil {
		return nil, err
	}
	if err := r.platform.DeleteFeed(r.Context(), id); err != nil {
		return nil, err
	}
	return data{struct {
		ConfigID string `json:"config_id"`
		Deleted  bool   `json:"deleted"`
	}{id, true}}, nil
}

// feeds lists feeds. The body may be left out.
func (r *request) feeds() (any, error) {
	var asked struct {
		Visibility string `json:"visibility"`
	}
	if len(r.body) > 0 {
		const wrong = "the body must be a JSON object, in which visibility is a string"
		err := json.Unmarshal(r.body, &asked)
		if semantic, ok := errors.AsType[*json.SemanticError](err); ok && semantic.JSONPointer == "/visibility" {
			return nil, smartmoney.BadInput("visibility", wrong)
		}
		if err != nil {
			return nil, smartmoney.BadInput("", wrong)
		}
	}
	all, err := r.platform.Feeds(r.Context(), asked.Visibility)
	list := make([]feedConfig, len(all))
	for i := range all {
		list[i] = shown(&all[i])
	}
	return data{list}, err
}
