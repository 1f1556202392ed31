package notifications

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/ent/gen/participant"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signalcontext"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

var insertSignals = sqldb.InsertRows(signal.Table, " ON CONFLICT ("+signal.FieldID+") DO NOTHING",
	sqldb.Col(signal.FieldID, "text"), sqldb.Col(signal.FieldContextID, "text"), sqldb.Col(signal.FieldParticipantMask, "text"), sqldb.Col(signal.FieldBody, "text"),
	sqldb.Col(signal.FieldRaisedFrom, "bytea"), sqldb.Nullable(signal.FieldIngestedAt, "bigint"), sqldb.Nullable(signal.FieldDetectedAt, "bigint"))

// WriteSignals stores signals in the transaction of the engine's commit. A signal whose id is
// stored already is left unchanged.
func WriteSignals(ctx context.Context, db *sqldb.DB, tx *sql.Tx, signals []SignalBody) error {
	if len(signals) == 0 {
		return nil
	}
	signalContexts, err := signalContextsOf(signals)
	if err != nil {
		return err
	}
	if err := storeSignalContexts(ctx, db, tx, signalContexts.all); err != nil {
		return fmt.Errorf("insert %d signal contexts: %w", len(signalContexts.all), err)
	}
	ids, in := make([]string, len(signals)), make([]string, len(signals))
	members, bodies, raisedFrom := make([]string, len(signals)), make([]string, len(signals)), make([][]byte, len(signals))
	ingested, detected := make([]int64, len(signals)), make([]int64, len(signals))
	for i := range signals {
		s := *signals[i].Signal
		ids[i], in[i], members[i], raisedFrom[i] = s.ID, signalContexts.of[i].id, signalContexts.members[i], s.RaisedFrom
		ingested[i], detected[i] = microOrNone(signals[i].Raised.IngestedAt), microOrNone(signals[i].Raised.DetectedAt)
		s.Traders = nil
		body, err := json.Marshal(&s, jsontext.AllowInvalidUTF8(true))
		if err != nil {
			return fmt.Errorf("encode signal %s: %w", s.ID, err)
		}
		bodies[i] = string(body)
	}
	if err := insertSignals.Run(ctx, db.Dialect(), tx, ids, in, members, bodies, raisedFrom, ingested, detected); err != nil {
		return fmt.Errorf("insert %d signals: %w", len(ids), err)
	}
	return nil
}

// microOrNone returns a time in unix µs, −1 for the zero time, which is stored as NULL.
func microOrNone(t time.Time) int64 {
	if t.IsZero() {
		return -1
	}
	return t.UnixMicro()
}

// decodeSignal decodes a signal from its body and its context's participants.
func decodeSignal(id, body, members, traders string) (*smartmoney.Signal, error) {
	s := &smartmoney.Signal{}
	if err := json.Unmarshal([]byte(body), s); err != nil {
		return nil, fmt.Errorf("decode signal %s: %w", id, err)
	}
	if s.ID != id {
		return nil, errors.New("signal " + id + " holds the body of " + s.ID)
	}
	var err error
	if s.Traders, err = decodeTraders(members, traders); err != nil {
		return nil, fmt.Errorf("decode the traders of signal %s: %w", id, err)
	}
	s.Timestamp = s.Timestamp.UTC()
	return s, nil
}

// signalContext holds what the signals of one trade share. Many customers get a signal of the same
// trade, each with its own selection of the same few participants: those are stored once, and so
// are the prices after the trade.
type signalContext struct {
	contextKey
	id      string // a hash of the content
	traders []smartmoney.Participant
	lines   map[smartmoney.Participant]int // index in traders
	encoded []byte                         // a JSON line for each of traders
}

type contextKey struct {
	chain     smartmoney.Chain
	token     string
	timestamp int64
	price     float64
}

// signalContexts holds the contexts of a list of signals.
type signalContexts struct {
	all     []*signalContext
	of      []*signalContext // by signal
	members []string         // by signal
}

func signalContextsOf(signals []SignalBody) (*signalContexts, error) {
	out := &signalContexts{of: make([]*signalContext, len(signals)), members: make([]string, len(signals))}
	known := map[contextKey]*signalContext{}
	for i := range signals {
		s := signals[i].Signal
		key := contextKey{s.Chain, s.Token.Address, s.Timestamp.UnixNano(), s.Token.GradedPriceUSD()}
		c := known[key]
		if c == nil {
			c = &signalContext{contextKey: key, lines: map[smartmoney.Participant]int{}}
			known[key] = c
			out.all = append(out.all, c)
		}
		out.of[i], out.members[i] = c, c.enter(s.Traders)
	}
	for _, c := range out.all {
		if err := c.encode(); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// enter adds participants to the context and returns their mask: a 1 for each line that belongs to
// one of them.
func (s *signalContext) enter(traders []smartmoney.Participant) string {
	members := make([]byte, 0, len(s.traders)+len(traders))
	for i := range traders {
		line, known := s.lines[traders[i]]
		if !known {
			line = len(s.traders)
			s.lines[traders[i]] = line
			s.traders = append(s.traders, traders[i])
		}
		for len(members) <= line {
			members = append(members, '0')
		}
		members[line] = '1'
	}
	return string(members)
}

func (s *signalContext) encode() error {
	for i := range s.traders {
		line, err := json.Marshal(&s.traders[i], jsontext.AllowInvalidUTF8(true))
		if err != nil {
			return fmt.Errorf("encode a trader of token %s on %s: %w", s.token, s.chain, err)
		}
		s.encoded = append(append(s.encoded, line...), '\n')
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%s\n%d\n%b\n%s", s.chain, s.token, s.timestamp, s.price, s.encoded))
	s.id = hex.EncodeToString(sum[:16])
	return nil
}

var insertSignalContexts = sqldb.InsertRows(signalcontext.Table, " ON CONFLICT ("+signalcontext.FieldID+") DO NOTHING",
	sqldb.Col(signalcontext.FieldID, "text"), sqldb.Col(signalcontext.FieldChain, "smallint"), sqldb.Col(signalcontext.FieldTimestamp, "bigint"),
	sqldb.Col(signalcontext.FieldPrice, "float8"), sqldb.Col(signalcontext.FieldToken, "text"), sqldb.Col(signalcontext.FieldParticipantLines, "text"))

// participantKey lists the columns of a participant.
var participantKey = []sqldb.Column{
	sqldb.Col(participant.FieldChain, "smallint"), sqldb.Col(participant.FieldWallet, "text"), sqldb.Col(participant.FieldContextID, "text"), sqldb.Col(participant.FieldLine, "integer"),
}

var insertParticipants = sqldb.InsertRows(participant.Table, " ON CONFLICT DO NOTHING", participantKey...)

// storeSignalContexts stores signal contexts. Ids are hashes of the content, so a context that is
// stored already is the same.
func storeSignalContexts(ctx context.Context, db *sqldb.DB, tx *sql.Tx, all []*signalContext) error {
	var ids, tokens, traders []string
	var chains, times []int64
	var prices []float64
	var wallets participants
	for _, c := range all {
		ids, tokens, traders = append(ids, c.id), append(tokens, c.token), append(traders, string(c.encoded))
		chains, times, prices = append(chains, int64(c.chain.Index())), append(times, c.timestamp), append(prices, c.price)
		for line := range c.traders {
			wallets.add(c.chain.Index(), c.traders[line].Address, c.id, line)
		}
	}
	if err := insertSignalContexts.Run(ctx, db.Dialect(), tx, ids, chains, times, prices, tokens, traders); err != nil {
		return err
	}
	return wallets.run(ctx, db, tx, insertParticipants)
}

// participants holds participants to be stored, by column.
type participants struct {
	chains, lines           []int64
	wallets, signalContexts []string
}

func (p *participants) add(chain int, wallet, shared string, line int) {
	p.chains, p.lines = append(p.chains, int64(chain)), append(p.lines, int64(line))
	p.wallets, p.signalContexts = append(p.wallets, wallet), append(p.signalContexts, shared)
}

func (p *participants) run(ctx context.Context, db *sqldb.DB, tx *sql.Tx, b sqldb.Bulk) error {
	return b.Run(ctx, db.Dialect(), tx, p.chains, p.wallets, p.signalContexts, p.lines)
}

var errMember = errors.New("the signal context has fewer traders")

// decodeTraders returns the participants that a mask selects, ordered by rank, then address.
func decodeTraders(members, encoded string) ([]smartmoney.Participant, error) {
	traders := make([]smartmoney.Participant, 0, strings.Count(members, "1"))
	for i := range len(members) {
		line, rest, found := strings.Cut(encoded, "\n")
		if !found {
			return nil, errMember
		}
		encoded = rest
		if members[i] != '1' {
			continue
		}
		t, err := decodeTrader(line)
		if err != nil {
			return nil, err
		}
		traders = append(traders, t)
	}
	slices.SortStableFunc(traders, func(a, b smartmoney.Participant) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), strings.Compare(a.Address, b.Address))
	})
	return traders, nil
}

func decodeTrader(line string) (t smartmoney.Participant, err error) {
	err = json.Unmarshal([]byte(line), &t)
	t.TradedAt = t.TradedAt.UTC()
	return t, err
}

var deleteParticipants = sqldb.DeleteRows(participant.Table, participantKey...)

// unusedContexts deletes contexts without signals, among those that match the condition appended to
// it.
const (
	unusedContexts = "DELETE FROM " + signalcontext.Table + " WHERE NOT EXISTS (SELECT 1 FROM " + signal.Table + " s WHERE s." + signal.FieldContextID +
		" = " + signalcontext.Table + "." + signalcontext.FieldID + ") AND "
	returningParticipants = " RETURNING " + signalcontext.FieldID + ", " + signalcontext.FieldChain + ", " + signalcontext.FieldParticipantLines
)

// deleteUnusedSignalContexts deletes those of the signal contexts that have no signal left.
func deleteUnusedSignalContexts(ctx context.Context, db *sqldb.DB, tx *sql.Tx, ids []string) error {
	condition, args := db.Among(signalcontext.FieldID, ids, 1)
	var wallets participants
	err := sqldb.EachRow(ctx, tx, unusedContexts+condition+returningParticipants,
		args, func(rows *sql.Rows) error {
			var id string
			var chain int
			var traders []byte
			if err := rows.Scan(&id, &chain, &traders); err != nil {
				return err
			}
			for line, text := range bytes.Split(bytes.TrimSuffix(traders, []byte("\n")), []byte("\n")) {
				if len(text) == 0 {
					continue // a context without participants
				}
				t, err := decodeTrader(string(text))
				if err != nil {
					return fmt.Errorf("line %d of signal context %s: %w", line, id, err)
				}
				wallets.add(chain, t.Address, id, line)
			}
			return nil
		})
	if err != nil {
		return fmt.Errorf("delete signal contexts: %w", err)
	}
	if err := wallets.run(ctx, db, tx, deleteParticipants); err != nil {
		return fmt.Errorf("delete the participants of signal contexts: %w", err)
	}
	return nil
}
