package recommend

import "sync/atomic"

// Registry has the models in use. It is safe for concurrent use. Its zero value scores by an
// empty popularity, so every score is 0.
type Registry struct{ current atomic.Pointer[Trained] }

// Use replaces the models by those of a training run.
func (r *Registry) Use(t *Trained) { r.current.Store(t) }

// Current returns the training run in use, nil before the first.
func (r *Registry) Current() *Trained { return r.current.Load() }

// Model returns the model that answers for a name: the one of that name, EASE for its alias,
// and the winner of the evaluation for the empty name and DefaultName. Before the first
// training run it is always the popularity, and the model's own Name says so. An unknown name is
// a NOT_FOUND error that lists the names.
func (r *Registry) Model(name string) (Model, error) {
	name, err := canonical(name)
	if err != nil {
		return nil, err
	}
	t := r.current.Load()
	if t == nil {
		t = &Trained{}
	}
	return t.model(name), nil
}
