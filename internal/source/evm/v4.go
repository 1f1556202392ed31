package evm

import (
	"context"
	"fmt"
	"strings"

	"smartmoney/internal/source/evm/pool"
)

// findV4 finds what a PoolManager's pools are, whose Initialize was not read: by the key that its PositionManager keeps,
// else by the log itself. Pools of managers that are not trusted are not looked for.
func (g *registry) findV4(ctx context.Context, at hash, pools []pool.Pool) ([]pool.Pool, error) {
	var asking []pool.Pool
	var questions []*question
	for _, p := range pools {
		manager, id, _ := strings.Cut(p.ID, "/")
		f, listed := g.trust.factories[manager]
		if !listed && !g.trust.any {
			g.pools[p.ID] = pool.Pool{ID: p.ID, Level: pool.Claimed, Factory: manager}
			continue
		}
		var w word
		_ = (*hash)(&w).UnmarshalText([]byte(id))
		clear(w[25:])
		asking = append(asking, p)
		questions = append(questions, &question{to: f.positions.String(), input: input(callPoolKeys, w)})
	}
	if err := g.client.contracts(ctx, at, questions); err != nil {
		return nil, err
	}
	var found []pool.Pool
	for i, p := range asking {
		known, ok := poolOfKey(p.ID, questions[i].answer)
		if !ok {
			var err error
			if known, ok, err = g.client.initialize(ctx, at, p.ID); err != nil {
				return nil, err
			}
		}
		if !ok {
			g.unclear[p.ID] = g.now().Add(unclearFor)
			continue
		}
		found = append(found, known)
		g.pools[p.ID] = known
	}
	return found, nil
}

// poolOfKey returns the v4 pool of an id from its key; ok is false if the key is not that of the id.
func poolOfKey(id string, key data) (p pool.Pool, ok bool) {
	w, ok := words(key, 5)
	if !ok {
		return p, false
	}
	manager, hashed, _ := strings.Cut(id, "/")
	token0, ok0 := w[0].address()
	token1, ok1 := w[1].address()
	spacing, ok2 := w[3].signed()
	return pool.Pool{
		ID: id, Level: pool.Checked, Factory: manager, Token0: token0.String(), Token1: token1.String(), Variant: spacing, Genuine: true,
	}, ok0 && ok1 && ok2 && keccak(key[:160]).String() == hashed
}

// initialize looks for the Initialize log of a v4 pool in all blocks. ok is false if the node does not find it, or
// refuses to look.
func (c *client) initialize(ctx context.Context, at hash, id string) (p pool.Pool, ok bool, err error) {
	manager, hashed, _ := strings.Cut(id, "/")
	var logs logList
	filter := map[string]any{"address": manager, "topics": []any{topicInit, hashed}, "fromBlock": "0x0", "toBlock": "latest"}
	one := &call{method: "eth_getLogs", params: []any{filter}, out: &logs, many: true}
	if err := c.do(ctx, one); err != nil {
		return p, false, fmt.Errorf("look for Initialize of %s: %w", id, err)
	}
	for i := range logs {
		if p, ok := decodeInitialize(&logs[i]); ok && p.ID == id {
			return p, true, nil
		}
	}
	return p, false, nil
}
