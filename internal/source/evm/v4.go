package evm

import (
	"context"
	"strings"
)

// findV4 finds what a PoolManager's pools are, whose Initialize was not read: by the key that its
// PositionManager keeps, else by the log itself, which searchV4 looks for. Pools of managers that
// are not trusted are not looked for.
func (r *registry) findV4(ctx context.Context, at hash, pools []Pool) ([]Pool, error) {
	var asking []Pool
	var questions []*question
	for _, p := range pools {
		manager, id, _ := strings.Cut(p.ID, "/")
		f, listed := r.trust.factories[manager]
		if !listed && !r.trust.any {
			r.pools[p.ID] = Pool{ID: p.ID, Level: Claimed, Factory: manager}
			continue
		}
		var w word
		_ = (*hash)(&w).UnmarshalText([]byte(id))
		clear(w[25:])
		asking = append(asking, p)
		questions = append(questions, &question{to: f.positions.String(), input: input(callPoolKeys, w)})
	}
	if err := r.client.contracts(ctx, at, questions); err != nil {
		return nil, err
	}
	var found []Pool
	var others []string
	for i, p := range asking {
		if known, ok := poolOfKey(p.ID, questions[i].answer); ok {
			found = append(found, known)
		} else {
			others = append(others, p.ID)
		}
	}
	searched, err := r.searchV4(ctx, others)
	if err != nil {
		return nil, err
	}
	found = append(found, searched...)
	for _, p := range found {
		r.pools[p.ID] = p
		delete(r.searched, p.ID)
	}
	for _, id := range others {
		if _, known := r.pools[id]; !known {
			r.unclear[id] = r.now().Add(unclearFor)
		}
	}
	return found, nil
}

// poolOfKey returns the v4 pool of an id from its key; ok is false if the key is not that of the
// id.
func poolOfKey(id string, key data) (p Pool, ok bool) {
	w, ok := words(key, 5)
	if !ok {
		return p, false
	}
	manager, hashed, _ := strings.Cut(id, "/")
	token0, ok0 := w[0].address()
	token1, ok1 := w[1].address()
	spacing, ok2 := w[3].signed()
	return Pool{
		ID: id, Level: Checked, Factory: manager, Token0: token0.String(), Token1: token1.String(), Variant: spacing, Genuine: true,
	}, ok0 && ok1 && ok2 && keccak(key[:160]).String() == hashed
}
