package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"smartmoney/ent/gen/signal"
	"smartmoney/internal/smartmoney"
)

var insertSignals = insertRows(signal.Table, " ON CONFLICT ("+signal.FieldID+") DO NOTHING",
	col(signal.FieldID, "text"), col(signal.FieldContextID, "text"), col(signal.FieldParticipantMask, "text"), col(signal.FieldBody, "text"))

// writeSignals keeps signals. Of two with one id, the first that came stays.
func (db *DB) writeSignals(ctx context.Context, tx *sql.Tx, signals []SignalBody) error {
	if len(signals) == 0 {
		return nil
	}
	signalContexts, err := signalContextsOf(signals)
	if err != nil {
		return err
	}
	if err := db.insertSignalContexts(ctx, tx, signalContexts.all); err != nil {
		return fmt.Errorf("insert %d signal contexts: %w", len(signalContexts.all), err)
	}
	ids, in := make([]string, len(signals)), make([]string, len(signals))
	members, bodies := make([]string, len(signals)), make([]string, len(signals))
	for i := range signals {
		s := *signals[i].Signal
		ids[i], in[i], members[i] = s.ID, signalContexts.of[i].id, signalContexts.members[i]
		s.Traders = nil
		body, err := json.Marshal(&s, jsontext.AllowInvalidUTF8(true))
		if err != nil {
			return fmt.Errorf("encode signal %s: %w", s.ID, err)
		}
		bodies[i] = string(body)
	}
	if err := insertSignals.run(ctx, db, tx, ids, in, members, bodies); err != nil {
		return fmt.Errorf("insert %d signals: %w", len(ids), err)
	}
	return nil
}

// decodeSignal makes a signal of its body and its signal context's traders.
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
