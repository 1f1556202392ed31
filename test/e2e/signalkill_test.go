package e2e

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// partsOf divides a set's events into the parts between two kills: 400 lines each, or fewer if
// there would be fewer than six parts.
func partsOf(set *vectors.Set) [][]byte {
	var out [][]byte
	lines := slices.Collect(bytes.Lines(set.Events))
	for part := range slices.Chunk(lines, min(400, len(lines)/6+1)) {
		out = append(out, bytes.Join(part, nil))
	}
	return out
}

// post uploads a part. It returns an error if the part was not acknowledged.
func (c *client) post(part []byte, key string) error {
	got, err := c.try(http.MethodPost, "/ingest/events", bytes.NewReader(part), "Idempotency-Key", key)
	if err == nil && got.status != http.StatusOK {
		err = fmt.Errorf("status %d: %s", got.status, got.body)
	}
	return err
}

// killedRun is a run of a set during which processes are killed.
type killedRun struct {
	t    *testing.T
	r    *rand.Rand
	site *site
	set  *vectors.Set
	feed string            // the ingest key
	keys map[string]string // the customers'
	seen map[string][]notice
}

func newKilledRun(t *testing.T, s *site, set *vectors.Set) *killedRun {
	return &killedRun{
		t: t, r: randomOf(t), site: s, set: set, feed: s.key("ingest"), keys: s.customers(set), seen: map[string][]notice{},
	}
}

// look reads new entries of the customers' logs, and fails the test if an earlier one has
// disappeared or changed.
func (k *killedRun) look(url string) {
	k.t.Helper()
	for _, customer := range k.set.Customers {
		before := k.seen[customer.Name]
		all := newClient(k.t, url, k.keys[customer.Name]).pollAll(beginning, 100)
		if len(all) < len(before) {
			k.t.Fatalf("%s: the log had %d signals and has %d", customer.Name, len(before), len(all))
		}
		for i := range before {
			if before[i].SignalID != all[i].SignalID || before[i].SentAt != all[i].SentAt {
				k.t.Fatalf("%s: signal %d was %s of %s and is %s of %s", customer.Name, i+1,
					before[i].SignalID, before[i].SentAt, all[i].SignalID, all[i].SentAt)
			}
		}
		k.seen[customer.Name] = all
	}
}

// moment waits for a random part of a duration.
func (k *killedRun) moment(most time.Duration) {
	<-time.After(time.Duration(k.r.Int64N(int64(most))))
}

// TestSignalsAfterKills checks that a process killed repeatedly while signals are raised
// sends the same as an undisturbed one: nothing is lost, repeated or renumbered.
func TestSignalsAfterKills(t *testing.T) {
	t.Parallel()
	for _, set := range vectors.WithCustomers(t) {
		if len(set.Events) > 1<<20 {
			continue // slow, and tests nothing else
		}
		t.Run(set.Name, func(t *testing.T) {
			t.Parallel()
			databases(t, func(t *testing.T, fresh func() *site) {
				t.Parallel()
				k := newKilledRun(t, fresh(), &set)
				p := k.site.serve(k.site.settings(&set)...)
				configureAll(t, p.url, &set, k.keys)
				for i, part := range partsOf(&set) {
					p = k.strike(p, i, part)
				}
				newClient(t, p.url, k.feed).settled()
				checkVectors(t, p.url, &set, k.keys)
				k.look(p.url)
				p.stop()
			})
		})
	}
}

// strike posts a part and kills the process: while the request runs, after it, or after its
// effects are visible. It returns the process that replaces it.
func (k *killedRun) strike(p *process, i int, part []byte) *process {
	k.t.Helper()
	key := fmt.Sprintf("part %d", i)
	c := newClient(k.t, p.url, k.feed)
	if i%3 == 0 {
		acknowledged := make(chan error, 1)
		go func() { acknowledged <- c.post(part, key) }()
		k.moment(30 * time.Millisecond)
		p.kill()
		<-acknowledged
	} else {
		if err := c.post(part, key); err != nil {
			k.t.Fatal(err)
		}
		if i%3 == 1 {
			k.moment(30 * time.Millisecond)
		} else {
			c.settled()
			k.look(p.url)
		}
		p.kill()
	}
	p = k.site.serve(k.site.settings(k.set)...)
	if err := newClient(k.t, p.url, k.feed).post(part, key); err != nil {
		k.t.Fatal(err)
	}
	return p
}

// TestSignalsAfterEnginesAreKilled is TestSignalsAfterKills with separate engines: when the
// leader is killed, another engine takes over.
func TestSignalsAfterEnginesAreKilled(t *testing.T) {
	t.Parallel()
	for _, set := range vectors.WithCustomers(t) {
		if len(set.Events) > 1<<20 {
			continue
		}
		t.Run(set.Name, func(t *testing.T) {
			t.Parallel()
			s := onPostgres(t)
			k := newKilledRun(t, s, &set)
			api := s.serve(append(s.settings(&set), "--role", "api")...)
			// before any engine starts: a running one loads a change with a delay
			configureAll(t, api.url, &set, k.keys)
			engine := func() *process { return s.serve(append(s.settings(&set), "--role", "engine")...) }
			leads, follows := engine(), engine()
			c := newClient(t, api.url, k.feed)
			for i, part := range partsOf(&set) {
				before := c.progress()
				if err := c.post(part, fmt.Sprintf("part %d", i)); err != nil {
					t.Fatal(err)
				}
				if i%2 == 0 {
					testkit.EventuallyWithin(t, timeout, "an engine works", func() bool { return moved(before, c.progress()) })
				} else {
					k.moment(300 * time.Millisecond)
				}
				leads.kill()
				leads, follows = follows, engine()
				c.get("/readyz") // it must not fail; it may only fall behind
				k.look(api.url)
			}
			c.settled()
			checkVectors(t, api.url, &set, k.keys)
			k.look(api.url)
			for _, p := range []*process{follows, leads, api} {
				p.stop()
			}
		})
	}
}

// moved reports whether more was processed on any chain.
func moved(before, after map[string]progress) bool {
	for chain, at := range after {
		if at.Processed > before[chain].Processed {
			return true
		}
	}
	return false
}
