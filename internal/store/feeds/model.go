package feeds

import (
	"context"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/model"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/store/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// ModelVersion returns the version of the trained model, 0 if none is stored.
func (db *Configs) ModelVersion(ctx context.Context) (int, error) {
	id, err := db.ReadClient().Model.Query().Order(model.ByID(entsql.OrderDesc())).FirstID(ctx)
	if err != nil && !gen.IsNotFound(err) {
		return 0, fmt.Errorf("read the version of the model: %w", err)
	}
	return int(id), nil
}

// Model returns the trained model with its evaluation, nil if none is stored. The error of one
// that is damaged, or of a former version of the service, wraps recommend.ErrUnreadable and names
// it.
func (db *Configs) Model(ctx context.Context) (*recommend.Model, *recommend.Report, error) {
	row, err := db.ReadClient().Model.Query().Order(model.ByID(entsql.OrderDesc())).First(ctx)
	switch {
	case gen.IsNotFound(err):
		return nil, nil, nil
	case err != nil:
		return nil, nil, fmt.Errorf("read the model: %w", err)
	}
	wrap := func(err error) (*recommend.Model, *recommend.Report, error) {
		return nil, nil, fmt.Errorf("version %d of the model: %w", row.ID, err)
	}
	body, err := sqldb.Unseal(row.Body)
	if err != nil {
		return wrap(fmt.Errorf("%w: %w", recommend.ErrUnreadable, err))
	}
	trained, err := recommend.Decode(body, int(row.ID))
	if err != nil {
		return wrap(err)
	}
	report := &recommend.Report{}
	if err := json.Unmarshal([]byte(row.Report), report); err != nil {
		return wrap(fmt.Errorf("%w: %w", recommend.ErrUnreadable, err))
	}
	return trained, report, nil
}

// SaveModel stores a model with its evaluation in place of the one before, as the next version,
// which it returns. Of two concurrent calls one may fail with an UNAVAILABLE error.
func (db *Configs) SaveModel(ctx context.Context, trained *recommend.Model, report *recommend.Report) (version int, err error) {
	wrap := func(err error) (int, error) { return 0, fmt.Errorf("store a model: %w", err) }
	text, err := json.Marshal(report)
	if err != nil {
		return wrap(err)
	}
	before, err := db.ModelVersion(ctx)
	if err != nil {
		return wrap(err)
	}
	version = before + 1
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	client := db.ClientIn(tx)
	err = client.Model.Create().SetID(int64(version)).SetCreatedAt(db.Timestamp().UnixMicro()).SetTrainedUntil(trained.Until().UnixMicro()).
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
