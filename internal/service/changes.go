package service

import (
	"context"
	"sync"
	"time"

	"smartmoney/internal/retry"
	"smartmoney/internal/smartmoney"
)

// LeaderboardChange is one event of a subscription to the changes of a leaderboard: the whole page, or what
// differs from the page before.
type LeaderboardChange struct {
	Page    *WalletPage       // the whole page, which replaces what was before; nil with differences
	Entered []WalletEdge      // wallets that the page before lacked, by rank
	Changed []WalletEdge      // wallets with other numbers, by rank, which may be another one
	Moved   []LeaderboardMove // wallets with the same numbers at another rank, by rank
	Left    []string          // ids of wallets that the page lacks now

	TotalCount int       // wallets that pass the filter, over all pages
	UpdatedAt  time.Time // time of the snapshot, UTC
}

// LeaderboardMove is the new rank of a wallet.
type LeaderboardMove struct {
	ID   string // global id of the wallet
	Rank int    // from 1
}

func wholePage(page *WalletPage) *LeaderboardChange {
	return &LeaderboardChange{Page: page, TotalCount: page.Total, UpdatedAt: page.UpdatedAt}
}

// changeOf returns what to apply to a page to get another one: the other page itself if their windows began
// on different days.
func changeOf(from, to *WalletPage) *LeaderboardChange {
	if from.windowFrom != to.windowFrom {
		return wholePage(to)
	}
	change := &LeaderboardChange{TotalCount: to.Total, UpdatedAt: to.UpdatedAt}
	before := make(map[string]*smartmoney.Wallet, len(from.Wallets))
	for i := range from.Wallets {
		before[from.Wallets[i].Address] = &from.Wallets[i]
	}
	for i := range to.Wallets {
		w, edge := &to.Wallets[i], WalletEdge{page: to, index: i}
		was, known := before[w.Address]
		if !known {
			change.Entered = append(change.Entered, edge)
			continue
		}
		delete(before, w.Address)
		if *was == *w {
			continue
		}
		moved := *was
		moved.Rank = w.Rank
		if moved == *w {
			change.Moved = append(change.Moved, LeaderboardMove{ID: WalletID(w), Rank: w.Rank})
		} else {
			change.Changed = append(change.Changed, edge)
		}
	}
	for i := range from.Wallets {
		if w := &from.Wallets[i]; before[w.Address] != nil {
			change.Left = append(change.Left, WalletID(w))
		}
	}
	return change
}

// changesKept is how many changes of a leaderboard are kept for sources that are behind. One that is further
// behind continues with the whole page.
const changesKept = 8

// followedKey identifies the first page of a leaderboard.
type followedKey struct {
	chain  smartmoney.Chain
	by     smartmoney.RankBy
	window smartmoney.Window
	filter smartmoney.Filter
	first  int
}

// followed holds the leaderboards whose changes are followed. Sources of the same one share it, so that its
// changes have the same numbers for all of them. It is safe for concurrent use.
type followed struct {
	mu    sync.Mutex // guards what follows, and followedLeaderboard.users
	byKey map[followedKey]*followedLeaderboard
}

// open returns the leaderboard with a key; close must be called when it is no longer used.
func (f *followed) open(key followedKey, s *Service, q WalletsQuery) *followedLeaderboard {
	f.mu.Lock()
	defer f.mu.Unlock()
	l := f.byKey[key]
	if l == nil {
		l = &followedLeaderboard{service: s, query: q}
		if f.byKey == nil {
			f.byKey = map[followedKey]*followedLeaderboard{}
		}
		f.byKey[key] = l
	}
	l.users++
	return l
}

func (f *followed) close(key followedKey) {
	f.mu.Lock()
	defer f.mu.Unlock()
	l := f.byKey[key]
	if l.users--; l.users == 0 {
		delete(f.byKey, key)
	}
}

// followedLeaderboard is the first page of a leaderboard with its last changes. It reads nothing by itself: its
// sources do in turn, once per leaderboardEvery between them.
type followedLeaderboard struct {
	service *Service
	query   WalletsQuery
	users   int

	mu      sync.Mutex // guards what follows
	number  int64      // of page, from 1; 0 before the first
	page    *WalletPage
	changes []*LeaderboardChange // the last ones; the last of all led to page
	readAt  time.Time            // last read, which may be in progress
}

// offer takes a page that was read now.
func (l *followedLeaderboard) offer(page *WalletPage) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.readAt = time.Now()
	switch {
	case l.page == nil:
	case page.UpdatedAt.Before(l.page.UpdatedAt) || !page.differs(l.page): // a slow read must not go back
		return
	default:
		if len(l.changes) == changesKept {
			l.changes = append([]*LeaderboardChange(nil), l.changes[1:]...)
		}
		l.changes = append(l.changes, changeOf(l.page, page))
	}
	l.page = page
	l.number++
}

// after returns the change that follows the one with a number, and its number; the whole page after 0 and if
// that change is no longer kept; nil if there is none yet.
func (l *followedLeaderboard) after(number int64) (*LeaderboardChange, int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	behind := l.number - number
	switch {
	case behind == 0:
		return nil, number
	case number == 0 || behind > int64(len(l.changes)):
		return wholePage(l.page), l.number
	}
	return l.changes[int64(len(l.changes))-behind], number + 1
}

// due returns how long it takes until the next read.
func (l *followedLeaderboard) due() time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	return leaderboardEvery - time.Since(l.readAt)
}

// read reads the page unless another source did or does. A failure is temporary: the next read may succeed.
func (l *followedLeaderboard) read(ctx context.Context) {
	l.mu.Lock()
	mine := time.Since(l.readAt) >= leaderboardEvery
	if mine {
		l.readAt = time.Now()
	}
	l.mu.Unlock()
	if !mine {
		return
	}
	if page, err := l.service.walletsNow(ctx, &l.query); err == nil {
		l.offer(page)
	}
}

// LeaderboardChangesSource produces the first page of a leaderboard and then its changes.
type LeaderboardChangesSource struct {
	leaderboard *followedLeaderboard
	key         followedKey
	events      chan *LeaderboardChange

	number int64 // of the last change handed over; 0 before the first
	last   *LeaderboardChange
}

var _ Source = (*LeaderboardChangesSource)(nil)

// LiveLeaderboardChanges opens a source of the first page of a leaderboard and of its changes; q has no cursor and no
// AsOf. It returns the errors of Wallets.
func (s *Service) LiveLeaderboardChanges(ctx context.Context, q WalletsQuery) (*LeaderboardChangesSource, error) {
	page, err := s.walletsNow(ctx, &q)
	if err != nil {
		return nil, err
	}
	filter, err := q.Filter.over(s.defaults(q.Chain))
	if err != nil {
		return nil, err
	}
	key := followedKey{chain: q.Chain, by: q.RankBy, window: q.Window, filter: filter, first: q.First}
	src := &LeaderboardChangesSource{leaderboard: s.followed.open(key, s.detached(), q), key: key, events: make(chan *LeaderboardChange, 1)}
	src.leaderboard.offer(page)
	return src, nil
}

// Events returns the channel from which the execution reads the changes.
func (s *LeaderboardChangesSource) Events() <-chan *LeaderboardChange { return s.events }

// Repeat hands over the last change once more.
func (s *LeaderboardChangesSource) Repeat() { s.events <- s.last }

// Position returns the number of the last change, the same for all sources of the leaderboard; -1 before the
// whole page, with which every source begins.
func (s *LeaderboardChangesSource) Position() int64 {
	if s.number == 0 {
		return -1
	}
	return s.number
}

// Version returns 0: a leaderboard has no log.
func (s *LeaderboardChangesSource) Version() int64 { return 0 }

// Latest returns false: every change counts.
func (s *LeaderboardChangesSource) Latest() bool { return false }

// Forget does nothing: the changes are kept once for all sources of the leaderboard.
func (s *LeaderboardChangesSource) Forget() {}

// Close ends the use of the leaderboard.
func (s *LeaderboardChangesSource) Close() { s.leaderboard.service.followed.close(s.key) }

// Next hands over the whole page first, then each change, with at least a second between reads of the
// leaderboard. While it cannot be read, Next keeps trying.
func (s *LeaderboardChangesSource) Next(ctx context.Context, wait bool) (EventPosition, bool, error) {
	for {
		if change, number := s.leaderboard.after(s.number); change != nil {
			return s.handOver(change, number)
		}
		if s.leaderboard.due() <= 0 {
			s.leaderboard.read(ctx)
			if change, number := s.leaderboard.after(s.number); change != nil {
				return s.handOver(change, number)
			}
		}
		if ctx.Err() != nil {
			return EventPosition{}, false, ctx.Err()
		}
		if !wait {
			return EventPosition{}, false, nil
		}
		if err := retry.Sleep(ctx, s.leaderboard.due()); err != nil {
			return EventPosition{}, false, err
		}
	}
}

func (s *LeaderboardChangesSource) handOver(change *LeaderboardChange, number int64) (EventPosition, bool, error) {
	select {
	case s.events <- change:
		s.last, s.number = change, number
		return EventPosition{Number: number}, true, nil
	default:
		return EventPosition{}, false, errNotConsumed
	}
}
