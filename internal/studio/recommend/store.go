package recommend

import (
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/model"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Store stores the trained model. It is safe for concurrent use.
type Store struct{ *sqldb.DB }

// NewStore returns the model of a database.
func NewStore(db *sqldb.DB) *Store { return &Store{db} }

// ModelVersion returns the version of the trained model, 0 if none is stored.
func (s *Store) ModelVersion(ctx context.Context) (int, error) {
	id, err := s.ReadClient().Model.Query().Order(model.ByID(entsql.OrderDesc())).FirstID(ctx)
	if err != nil && !gen.IsNotFound(err) {
		return 0, fmt.Errorf("read the version of the model: %w", err)
	}
	return int(id), nil
}

// Model returns the trained model with its evaluation, nil if none is stored. The error of one
// that is damaged, or of a former version of the service, wraps ErrUnreadable and names
// it.
func (s *Store) Model(ctx context.Context) (*Model, *Report, error) {
	row, err := s.ReadClient().Model.Query().Order(model.ByID(entsql.OrderDesc())).First(ctx)
	switch {
	case gen.IsNotFound(err):
		return nil, nil, nil
	case err != nil:
		return nil, nil, fmt.Errorf("read the model: %w", err)
	}
	wrap := func(err error) (*Model, *Report, error) {
		return nil, nil, fmt.Errorf("version %d of the model: %w", row.ID, err)
	}
	body, err := sqldb.Unseal(row.Body)
	if err != nil {
		return wrap(fmt.Errorf("%w: %w", ErrUnreadable, err))
	}
	trained, err := Decode(body, int(row.ID))
	if err != nil {
		return wrap(err)
	}
	report := &Report{}
	if err := json.Unmarshal([]byte(row.Report), report); err != nil {
		return wrap(fmt.Errorf("%w: %w", ErrUnreadable, err))
	}
	return trained, report, nil
}

// SaveModel stores a model with its evaluation in place of the one before, as the next version,
// which it returns. Of two concurrent calls one may fail with an UNAVAILABLE error.
func (s *Store) SaveModel(ctx context.Context, trained *Model, report *Report) (version int, err error) {
	wrap := func(err error) (int, error) { return 0, fmt.Errorf("store a model: %w", err) }
	text, err := json.Marshal(report)
	if err != nil {
		return wrap(err)
	}
	before, err := s.ModelVersion(ctx)
	if err != nil {
		return wrap(err)
	}
	version = before + 1
	tx, err := s.Writer().BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	client := s.ClientIn(tx)
	err = client.Model.Create().SetID(int64(version)).SetCreatedAt(s.Timestamp().UnixMicro()).SetTrainedUntil(trained.Until().UnixMicro()).
		SetReport(string(text)).SetBody(sqldb.WithChecksum(trained.Encode())).Exec(ctx)
	if gen.IsConstraintError(err) {
		return 0, smartmoney.Errorf(smartmoney.CodeUnavailable, "another process stored version %d at the same time, try again", version)
	}
	if err != nil {
		return wrap(err)
	}
	if _, err := client.Model.Delete().Where(model.IDLTE(int64(before))).Exec(ctx); err != nil {
		return wrap(err)
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return version, nil
}

// magic begins an encoded model; its last byte is the format. Format 1 had models of former
// versions of the service.
const magic = "SMRM\x02"

// ErrUnreadable is returned by Decode for bytes that are no model of this format.
var ErrUnreadable = errors.New("no model of this version of the service")

// encoded holds the fields of a model that encoding/gob encodes.
type encoded struct {
	Until  time.Time
	Best   string
	Groups []*group
}

// Encode returns the model in a form that Decode reads. It omits the version, which is stored
// separately, and has no checksum.
func (m *Model) Encode() []byte {
	b := bytes.NewBufferString(magic)
	if err := gob.NewEncoder(b).Encode(encoded{m.until, m.best, m.groups}); err != nil {
		panic("BUG: a model cannot be encoded: " + err.Error())
	}
	return b.Bytes()
}

// Decode reads what Encode returned, as the given version. Its error wraps ErrUnreadable.
func Decode(b []byte, version int) (*Model, error) {
	rest, ok := bytes.CutPrefix(b, []byte(magic))
	if !ok {
		return nil, ErrUnreadable
	}
	var e encoded
	if err := gob.NewDecoder(bytes.NewReader(rest)).Decode(&e); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	for _, g := range e.Groups {
		if n := len(g.Items); len(g.Popularity) != n || e.Best != "" && len(g.Weights) != n*n {
			return nil, fmt.Errorf("%w: its parts do not fit", ErrUnreadable)
		}
	}
	m := &Model{version: version, until: e.Until, best: e.Best, groups: e.Groups}
	m.index()
	return m, nil
}
