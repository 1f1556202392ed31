package service

import (
	"context"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// MaxSignalPage is the largest page of signals.
const MaxSignalPage = 200

// defaultSignalAge is the age of the oldest listed signal if a request names no start.
const defaultSignalAge = 24 * time.Hour

// Notifications stores the customers' notification logs: notifications.Logs, which never returns
// deleted notifications. Tests count its reads and let them fail.
type Notifications interface {
	SentOn(ctx context.Context, customers []string, day int64) ([]notify.DayCount, error)
	Notifications(ctx context.Context, q notifications.Query) ([]smartmoney.Notification, error)
	CountNotifications(ctx context.Context, q notifications.Query) (int, error)
	LogEnd(ctx context.Context, customerID string) (sequence int64, sentAt time.Time, err error)
	Resume(ctx context.Context, customerID string, after int64) (notifications.Resumption, error)
	Notification(ctx context.Context, customerID, signalID string) (*smartmoney.Notification, error)
	ResetNotifications(ctx context.Context, customerID string) (deleted int, at time.Time, err error)
	EachOutcome(ctx context.Context, q notifications.Query, f func(*notifications.SentOutcome)) error
}

// SignalsQuery selects a page of the calling customer's log (semantics 6). With Since or After the
// page is the oldest notifications after both; with Last it is the newest ones, or those before
// Before; without any of these, the newest of the last 24 hours, or of those before Until.
type SignalsQuery struct {
	Since    *time.Time // lower bound of SentAt, exclusive
	Until    *time.Time // upper bound of SentAt, inclusive
	Filter   *SignalFilter
	WalletID *string // address of the wallet for Personal
	First    int     // 1 to MaxSignalPage; ignored with Last
	After    *string // cursor of an earlier page of the same customer
	Last     *int    // 1 to MaxSignalPage; nil: First applies
	Before   *string // cursor after the end of the page; requires Last
}

// SignalFilter selects signals that match all of its fields. A nil field matches every
// signal, an empty list none.
type SignalFilter struct {
	Chains     []smartmoney.Chain
	Types      []smartmoney.NotificationType
	Priorities []smartmoney.Priority
	Token      *string // address in any case, or order-book token id
	// watch list: addresses in any case, at most MaxWatched; one of them is among the traders
	Wallets []string
}

// MaxWatched is the largest number of wallets on a watch list.
const MaxWatched = 50

// selection is the part of a customer's log that a page is taken from.
type selection struct {
	notifications.Query
	nothing bool // the filter matches no signal
}

// over narrows a selection to the signals that match the filter.
func (s *SignalFilter) over(sel *selection) error {
	if s == nil {
		return nil
	}
	if s.Token != nil {
		token, err := anyToken(*s.Token)
		if err != nil {
			return err
		}
		sel.Token = token
	}
	watched, err := watchList(s.Wallets)
	if err != nil {
		return err
	}
	sel.Chains, sel.Types, sel.Wallets = s.Chains, s.Types, watched
	if s.Priorities != nil {
		types := s.Types
		if types == nil {
			all := smartmoney.NotificationTypes()
			types = all[:]
		}
		sel.Types = slices.DeleteFunc(slices.Clone(types), func(t smartmoney.NotificationType) bool {
			return !slices.Contains(s.Priorities, t.Priority())
		})
	}
	sel.nothing = s.Chains != nil && len(s.Chains) == 0 || sel.Types != nil && len(sel.Types) == 0 || s.Wallets != nil && len(s.Wallets) == 0
	return nil
}

// watchList returns the wallets of a watch list, an address on each chain that has such addresses.
func watchList(addresses []string) ([]notifications.WalletRef, error) {
	if len(addresses) > MaxWatched {
		return nil, smartmoney.BadInput("wallets", "wallets must have at most %d addresses, got %d", MaxWatched, len(addresses))
	}
	var list []notifications.WalletRef
	for i, address := range addresses {
		on := len(list)
		for _, chain := range smartmoney.Chains() {
			if normal, ok := smartmoney.NormalAddress(chain, address); ok {
				list = append(list, notifications.WalletRef{Chain: chain, Address: normal})
			}
		}
		if len(list) == on {
			return nil, smartmoney.BadInput("wallets", "wallets[%d] must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got %s",
				i, smartmoney.Shown(address))
		}
	}
	return list, nil
}

// Signals returns a page of the calling customer's log. A value out of bounds, a cursor of
// another customer and a malformed wallet address (field walletId) are BAD_USER_INPUT errors.
func (s *Service) Signals(ctx context.Context, q SignalsQuery) (*SignalPage, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	p, err := newPaging(q.First, q.After, q.Last, q.Before, MaxSignalPage)
	if err != nil {
		return nil, err
	}
	page := &SignalPage{customerID: principal.CustomerID, Since: q.Since}
	sel := &page.selection
	sel.CustomerID, sel.Limit, sel.Since, sel.Until = principal.CustomerID, p.limit+1, q.Since, q.Until
	wallet, err := callersWallet(principal, q.WalletID)
	if err != nil {
		return nil, err
	}
	if err := q.Filter.over(sel); err != nil {
		return nil, err
	}
	if err := page.locate(p); err != nil {
		return nil, err
	}
	if q.Since == nil && p.cursor == nil && !p.back {
		end := s.opts.Now()
		if q.Until != nil && q.Until.Before(end) {
			end = *q.Until
		}
		since := end.Add(-defaultSignalAge).UTC().Truncate(time.Microsecond)
		page.Since, sel.Since, sel.Newest, page.recent = &since, &since, true, true
	}
	if err := s.fill(ctx, page, p.limit); err != nil {
		return nil, err
	}
	if wallet == nil {
		return page, nil
	}
	if err := s.personalise(ctx, page.Signals, wallet); err != nil {
		return nil, err
	}
	// Signals with a personal block come first, otherwise the order is that of the sequence.
	slices.SortStableFunc(page.Signals, func(a, b *Signal) int { return personalOrder(a) - personalOrder(b) })
	return page, nil
}

func personalOrder(s *Signal) int {
	if s.Personal != nil {
		return 0
	}
	return 1
}

// CountSignals counts the signals of all pages.
func (s *Service) CountSignals(ctx context.Context, page *SignalPage) (int, error) {
	if page.selection.nothing {
		return 0, nil
	}
	n, err := s.opts.Notifications.CountNotifications(ctx, page.selection.Query)
	if err != nil {
		return 0, fmt.Errorf("count notifications of customer %s: %w", page.customerID, err)
	}
	return n, nil
}

// Signal returns a signal of the calling customer's log by its global id or its signal id,
// nil if there is none.
func (s *Service) Signal(ctx context.Context, id string) (*Signal, error) {
	if name, ok := decodeID(id, signalIDPrefix); ok {
		return s.signalNamed(ctx, name)
	}
	return s.signal(ctx, id)
}

// signalNamed returns a signal by the name in a global id.
func (s *Service) signalNamed(ctx context.Context, name string) (*Signal, error) {
	found, err := s.signal(ctx, name)
	if found != nil {
		_, sequence := cutEntry(name)
		found.newest = sequence == 0
	}
	return found, err
}

// signal returns a signal by its id, or by the name in a global id.
func (s *Service) signal(ctx context.Context, name string) (*Signal, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	if len(name) > maxCursorText {
		return nil, nil // longer than any id
	}
	n, err := s.entry(ctx, principal.CustomerID, name)
	if err != nil {
		return nil, fmt.Errorf("notification of customer %s: %w", principal.CustomerID, err)
	}
	if n == nil {
		return nil, nil
	}
	return newSignal(n), nil
}

// entry returns the entry of a signal with the sequence that its name has, else its newest; nil if
// there is none.
func (s *Service) entry(ctx context.Context, customerID, name string) (*smartmoney.Notification, error) {
	signalID, sequence := cutEntry(name)
	if sequence == 0 {
		return s.opts.Notifications.Notification(ctx, customerID, signalID)
	}
	found, err := s.opts.Notifications.Notifications(ctx, notifications.Query{CustomerID: customerID, After: sequence - 1, Limit: 1})
	if err != nil || len(found) == 0 || found[0].Sequence != sequence || found[0].Signal.ID != signalID {
		return nil, err
	}
	return &found[0], nil
}

// Reset is the result of ResetBudget.
type Reset struct {
	Deleted int       // number of notifications
	ResetAt time.Time // UTC
}

// ResetBudget deletes the notifications of the current UTC day from the calling customer's
// log and wakes the engine, which counts again.
func (s *Service) ResetBudget(ctx context.Context) (*Reset, error) {
	principal, err := s.owner(ctx)
	if err != nil {
		return nil, err
	}
	deleted, at, err := s.opts.Notifications.ResetNotifications(ctx, principal.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("reset notifications of customer %s: %w", principal.CustomerID, err)
	}
	s.opts.ConfigChanged()
	if s.opts.Live != nil {
		s.opts.Live.Wake(notifications.Wake{Grown: []notifications.Grown{{CustomerID: principal.CustomerID}}})
	}
	return &Reset{Deleted: deleted, ResetAt: at.UTC()}, nil
}

// SignalPage is a page of a customer's log.
type SignalPage struct {
	Signals []*Signal
	Since   *time.Time // the lower bound in effect; nil: none

	customerID string
	selection  selection
	recent     bool  // the newest of the last 24 hours; older notifications precede it
	descending bool  // highest sequence first
	older      bool  // selected notifications with a lower sequence exist
	newer      bool  // selected notifications with a higher sequence exist
	end        int64 // for an empty page: no notification up to this sequence is selected
	from       int64 // sequence of the cursor that the page follows; 0: none
}

// locate sets the range of the page from its arguments.
func (sp *SignalPage) locate(at paging) error {
	sequence, err := decodeSignalCursor(sp.customerID, at.cursor)
	if err != nil {
		return at.renamed(err)
	}
	if sp.selection.Newest = at.back; at.cursor == nil {
		return nil
	}
	if at.back {
		sp.selection.Before, sp.newer = max(sequence, 1), true
	} else {
		sp.selection.After, sp.older, sp.from = sequence, sequence > 0, sequence
	}
	return nil
}

// fill reads at most limit notifications into the page. It reads the end of the log before them, so
// that a client that continues from the end of an empty page misses nothing, and so that a client
// that polls while nothing is new costs one row. A cursor beyond the end is of signals that a
// restore lost; the end is where it goes on.
func (s *Service) fill(ctx context.Context, page *SignalPage, limit int) error {
	page.Signals = []*Signal{}
	end, sentAt, err := s.opts.Notifications.LogEnd(ctx, page.customerID)
	if err != nil {
		return fmt.Errorf("end of the log of customer %s: %w", page.customerID, err)
	}
	sel := &page.selection
	page.end, sel.After = end, min(sel.After, end)
	if sel.nothing || sel.After == end || sel.Since != nil && !page.recent && !sentAt.After(sel.Since.Truncate(time.Microsecond)) {
		return nil
	}
	return s.read(ctx, page, limit)
}

// SignalGap reports whether a page goes on after a cursor of signals that a restore of the database
// lost.
func (s *Service) SignalGap(ctx context.Context, page *SignalPage) (bool, error) {
	if page.from == 0 {
		return false, nil
	}
	r, err := s.opts.Notifications.Resume(ctx, page.customerID, page.from)
	if err != nil {
		return false, fmt.Errorf("resume the log of customer %s: %w", page.customerID, err)
	}
	return r.Lost, nil
}

func (s *Service) read(ctx context.Context, page *SignalPage, limit int) error {
	q := page.selection.Query
	if page.recent {
		q.Since = nil // an older notification shows that a page precedes this one
	}
	list, err := s.opts.Notifications.Notifications(ctx, q)
	if err != nil {
		return fmt.Errorf("notifications of customer %s: %w", page.customerID, err)
	}
	for page.recent && len(list) > 0 && !list[0].SentAt.After(*page.Since) {
		list, page.older = list[1:], true
	}
	if len(list) > limit && q.Newest {
		// The surplus notification is the oldest.
		list, page.older = list[len(list)-limit:], true
	} else if len(list) > limit {
		list, page.newer = list[:limit], true
	}
	for i := range list {
		page.Signals = append(page.Signals, newSignal(&list[i]))
	}
	return nil
}

// Cursor returns the cursor of signal i of the page.
func (sp *SignalPage) Cursor(i int) string {
	return SignalCursor(sp.customerID, sp.Signals[i].Sequence)
}

// PageInfo returns the page's cursors and whether other pages precede and follow it.
// Cursors follow the sequence even if signals with a personal block come first: the end is
// the highest sequence of the page. The cursors of an empty page are the end of the log, so
// that continuing after endCursor returns every later notification.
func (sp *SignalPage) PageInfo() *PageInfo {
	low, high := sp.end+1, sp.end
	if len(sp.Signals) > 0 {
		low, high = sp.Signals[0].Sequence, sp.Signals[0].Sequence
	}
	for _, s := range sp.Signals {
		low, high = min(low, s.Sequence), max(high, s.Sequence)
	}
	start, end := SignalCursor(sp.customerID, low), SignalCursor(sp.customerID, high)
	info := &PageInfo{HasPreviousPage: sp.older, HasNextPage: sp.newer, StartCursor: &start, EndCursor: &end}
	if sp.descending {
		info.HasPreviousPage, info.HasNextPage = sp.newer, sp.older
		info.StartCursor, info.EndCursor = &end, &start
	}
	return info
}

// SignalEdge is one signal of a page with its cursor.
type SignalEdge struct{ edge[*SignalPage] }

// Edges returns the signals with their cursors.
func (sp *SignalPage) Edges() []SignalEdge { return edges[SignalEdge](sp, len(sp.Signals)) }

// Personal returns the requested wallet's positions that concern the signal, nil if none.
func (s *SignalEdge) Personal() *smartmoney.Personal { return s.Node().Personal }

// Node returns the signal.
func (s *SignalEdge) Node() *Signal { return s.page.Signals[s.index] }

const cursorSignal = 4 // sequence, hash of the customer

// SignalCursor returns the cursor of a notification in a customer's log. A page with it as
// after starts behind the notification.
func SignalCursor(customerID string, sequence int64) string {
	body := make([]byte, 0, 18)
	body = append(body, cursorVersion, cursorSignal)
	body = binary.BigEndian.AppendUint64(body, uint64(sequence))
	return encodeCursor(binary.BigEndian.AppendUint64(body, customerHash(customerID)))
}

// decodeSignalCursor returns the sequence in a cursor of the customer's log, at least 0; 0
// precedes the first notification. It returns 0 if text is nil.
func decodeSignalCursor(customerID string, text *string) (int64, error) {
	if text == nil {
		return 0, nil
	}
	body, err := openCursor(cursorSignal, *text)
	if err != nil {
		return 0, err
	}
	if len(body) != 16 || binary.BigEndian.Uint64(body[8:]) != customerHash(customerID) {
		return 0, errCursor()
	}
	sequence := int64(binary.BigEndian.Uint64(body))
	if sequence < 0 {
		return 0, errCursor()
	}
	return sequence, nil
}

// customerHash distinguishes cursors of different customers, whose sequences overlap. It
// guards against mistakes only: a forged cursor reveals nothing but the forger's own log.
func customerHash(customerID string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(customerID))
	return h.Sum64()
}
