// Package models stores training runs of recommendation models, and which one is in use.
package models

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/model"
	"smartmoney/internal/recommend"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// Runs stores training runs. It is safe for concurrent use.
type Runs struct{ *sqldb.DB }

// New returns the training runs of a database.
func New(db *sqldb.DB) *Runs { return &Runs{db} }

// AddModel stores a training run, returns its version, and deletes the oldest runs beyond
// recommend.KeptVersions, never the one in use. Of two concurrent calls one may fail with an
// UNAVAILABLE error.
func (db *Runs) AddModel(ctx context.Context, trained *recommend.Trained, report *recommend.Report) (version int, err error) {
	text, err := json.Marshal(report)
	if err != nil {
		return 0, fmt.Errorf("encode the report of a training run: %w", err)
	}
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return 0, fmt.Errorf("store a training run: %w", err)
	}
	defer sqldb.Rollback(tx)
	client := db.ClientIn(tx)
	ids, err := client.Model.Query().Order(model.ByID(entsql.OrderDesc())).IDs(ctx)
	if err != nil {
		return 0, fmt.Errorf("read the versions of models: %w", err)
	}
	next := int64(1)
	if len(ids) > 0 {
		next = ids[0] + 1
	}
	err = client.Model.Create().SetID(next).SetCreatedAt(db.Timestamp().UnixMicro()).SetTrainedUntil(trained.Until().UnixMicro()).
		SetReport(string(text)).SetBody(trained.Encode()).SetInUse(false).Exec(ctx)
	if gen.IsConstraintError(err) {
		return 0, smartmoney.Errorf(smartmoney.CodeUnavailable, "another process stored version %d at the same time, try again", next)
	}
	if err != nil {
		return 0, fmt.Errorf("store a training run as version %d: %w", next, err)
	}
	if len(ids) >= recommend.KeptVersions {
		_, err = client.Model.Delete().Where(model.IDLTE(ids[recommend.KeptVersions-1]), model.InUse(false)).Exec(ctx)
		if err != nil {
			return 0, fmt.Errorf("delete old versions of models: %w", err)
		}
	}
	if err := tx.Commit(); err != nil {
		return 0, fmt.Errorf("commit version %d of the models: %w", next, err)
	}
	return int(next), nil
}

// Models returns the stored training runs, newest first.
func (db *Runs) Models(ctx context.Context) ([]recommend.Stored, error) {
	rows, err := db.ReadClient().Model.Query().Order(model.ByID(entsql.OrderDesc())).
		Select(model.FieldID, model.FieldCreatedAt, model.FieldTrainedUntil, model.FieldReport, model.FieldInUse).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("list models: %w", err)
	}
	all := make([]recommend.Stored, len(rows))
	for i, row := range rows {
		all[i] = recommend.Stored{
			Version: int(row.ID), CreatedAt: sqldb.FromMicro(row.CreatedAt), Until: sqldb.FromMicro(row.TrainedUntil), InUse: row.InUse,
		}
		if err := json.Unmarshal([]byte(row.Report), &all[i].Report); err != nil {
			return nil, fmt.Errorf("read the report of version %d of the models: %w", row.ID, err)
		}
	}
	return all, nil
}

// CurrentModel returns the training run to serve: the one in use, else the newest. It returns nil
// if none is stored, and known itself if it is current. A damaged run is an error that names it.
func (db *Runs) CurrentModel(ctx context.Context, known *recommend.Trained) (*recommend.Trained, error) {
	id, err := db.ReadClient().Model.Query().Order(model.ByInUse(entsql.OrderDesc()), model.ByID(entsql.OrderDesc())).FirstID(ctx)
	switch {
	case gen.IsNotFound(err):
		return nil, nil //nolint:nilnil // none is stored, which is no error
	case err != nil:
		return nil, fmt.Errorf("read which model is in use: %w", err)
	case known != nil && known.Version() == int(id):
		return known, nil
	}
	row, err := db.ReadClient().Model.Get(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("read version %d of the models: %w", id, err)
	}
	trained, err := recommend.Decode(row.Body, int(id))
	if err != nil {
		return nil, fmt.Errorf("version %d of the models: %w; train another with `smartmoney model train`", id, err)
	}
	return trained, nil
}

// NewestModel returns the version of the newest training run and the event time of the newest trade
// it was trained on, or 0 and the zero time if none is stored.
func (db *Runs) NewestModel(ctx context.Context) (version int, until time.Time, err error) {
	row, err := db.ReadClient().Model.Query().Order(model.ByID(entsql.OrderDesc())).Select(model.FieldID, model.FieldTrainedUntil).First(ctx)
	switch {
	case gen.IsNotFound(err):
		return 0, time.Time{}, nil
	case err != nil:
		return 0, time.Time{}, fmt.Errorf("read the newest model: %w", err)
	}
	return int(row.ID), sqldb.FromMicro(row.TrainedUntil), nil
}

// UseModel selects a stored version to serve, even after later training; 0 selects the newest
// again. It returns a NOT_FOUND error for an unknown version.
func (db *Runs) UseModel(ctx context.Context, version int) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("use version %d of the models: %w", version, err)
	}
	defer sqldb.Rollback(tx)
	client := db.ClientIn(tx)
	if _, err := client.Model.Update().Where(model.InUse(true)).SetInUse(false).Save(ctx); err != nil {
		return fmt.Errorf("use version %d of the models: %w", version, err)
	}
	if version != 0 {
		n, err := client.Model.Update().Where(model.ID(int64(version))).SetInUse(true).Save(ctx)
		if err != nil {
			return fmt.Errorf("use version %d of the models: %w", version, err)
		}
		if n == 0 {
			return smartmoney.Errorf(smartmoney.CodeNotFound, "there is no version %d of the models: list them with 'smartmoney model list'", version)
		}
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("use version %d of the models: %w", version, err)
	}
	return nil
}
