package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/search/query"
	_ "modernc.org/sqlite" // the "sqlite" driver, with FTS5
)

// askPostgres times the same questions on a table of the same wallets, with an index for the
// order and one for each filter. An answer has the ids and numbers in question, and the total.
func askPostgres(ctx context.Context, s *settings, t *table, questions []searchQuestion, want []answer) (err error) {
	say("filling a table of PostgreSQL with %s wallets", whole(s.wallets))
	server, err := newServer(s)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	url, err := server.create(ctx)
	if err != nil {
		return err
	}
	db, err := sql.Open("postgres", url)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	began := time.Now()
	if err := fillPostgres(ctx, db, s.wallets); err != nil {
		return fmt.Errorf("fill PostgreSQL: %w", err)
	}
	t.plain("time to copy and index the wallets on PostgreSQL, 5 columns", time.Since(began).Seconds(), "s")
	page, err := db.PrepareContext(ctx, `SELECT id, net_pnl_usd FROM wallets WHERE chain = $1 AND volume_usd_30d >= $2 AND trader_score >= $3 ORDER BY net_pnl_usd DESC, id LIMIT 100`) //nolint:sqlclosecheck // closed below; its rows by readIDs
	if err != nil {
		return err
	}
	defer page.Close()
	total, err := db.PrepareContext(ctx, `SELECT count(*) FROM wallets WHERE chain = $1 AND volume_usd_30d >= $2 AND trader_score >= $3`)
	if err != nil {
		return err
	}
	defer total.Close()
	hits := func(q *searchQuestion) (answer, error) {
		rows, err := page.QueryContext(ctx, q.chain, q.volume, q.score)
		if err != nil {
			return answer{}, err
		}
		return readIDs(rows)
	}
	if err := timeCompetitor(t, "the same on PostgreSQL with indexes, without the total", questions, nil, hits); err != nil {
		return err
	}
	return timeCompetitor(t, "the same on PostgreSQL with indexes, with the total", questions, want, func(q *searchQuestion) (answer, error) {
		a, err := hits(q)
		if err != nil {
			return a, err
		}
		return a, total.QueryRowContext(ctx, q.chain, q.volume, q.score).Scan(&a.total)
	})
}

// readIDs reads rows of an id and a number.
func readIDs(rows *sql.Rows) (answer, error) {
	defer rows.Close()
	var a answer
	for rows.Next() {
		var id string
		var number float64
		if err := rows.Scan(&id, &number); err != nil {
			return a, err
		}
		a.ids = append(a.ids, id)
	}
	a.total = len(a.ids)
	return a, rows.Err()
}

func fillPostgres(ctx context.Context, db *sql.DB, n int) error {
	if _, err := db.ExecContext(ctx, `CREATE TABLE wallets (id text COLLATE "C" PRIMARY KEY, chain text NOT NULL, trader_score float8 NOT NULL, net_pnl_usd float8 NOT NULL, volume_usd_30d float8 NOT NULL)`); err != nil {
		return err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // after a commit there is nothing to roll back
	if err := copyWallets(ctx, tx, n); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	for _, statement := range []string{
		`CREATE INDEX ON wallets (chain, net_pnl_usd DESC, id)`, `CREATE INDEX ON wallets (net_pnl_usd DESC, id)`,
		`CREATE INDEX ON wallets (chain, volume_usd_30d)`, `CREATE INDEX ON wallets (chain, trader_score)`, `VACUUM ANALYZE wallets`,
	} {
		if _, err := db.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

func copyWallets(ctx context.Context, tx *sql.Tx, n int) (err error) {
	rows, err := tx.PrepareContext(ctx, "COPY wallets (id, chain, trader_score, net_pnl_usd, volume_usd_30d) FROM STDIN")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for i := range n {
		if _, err := rows.ExecContext(ctx, walletID(i), walletChain(i), walletNumber(0, i), walletNumber(1, i), walletNumber(5, i)); err != nil {
			return err
		}
	}
	_, err = rows.ExecContext(ctx)
	return err
}

// bleveDocument has the fields of a document that the questions use.
type bleveDocument struct {
	id     string
	fields map[string]any
}

func bleveWallet(i int) bleveDocument {
	return bleveDocument{id: walletID(i), fields: map[string]any{
		"chain": walletChain(i), "trader_score": walletNumber(0, i), "net_pnl_usd": walletNumber(1, i), "volume_usd_30d": walletNumber(5, i),
	}}
}

func bleveMarket(i int) bleveDocument {
	doc := marketDocument(i)
	return bleveDocument{id: doc.ID, fields: map[string]any{"question": doc.Fields["question"], "volume_num": doc.Fields["volume_num"]}}
}

// askBleve times the same questions on an index of Bleve on disk.
func askBleve(ctx context.Context, s *settings, t *table, name string, n int, document func(int) bleveDocument, questions []searchQuestion, want []answer) (err error) {
	say("filling an index of Bleve with %s documents", whole(n))
	path := filepath.Join(s.dir, fmt.Sprintf("bleve-%d", time.Now().UnixNano()))
	// unsafe_batch: do not sync batches to the disk, for a fair comparison with an index in memory.
	ix, err := bleve.NewUsing(path, bleveMapping(), bleve.Config.DefaultIndexType, bleve.Config.DefaultKVStore, map[string]any{"unsafe_batch": true})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, ix.Close()) }()
	began := time.Now()
	for from := 0; from < n; from += 10_000 {
		batch := ix.NewBatch()
		for i := from; i < min(from+10_000, n); i++ {
			doc := document(i)
			if err := batch.Index(doc.id, doc.fields); err != nil {
				return err
			}
		}
		if err := errors.Join(ctx.Err(), ix.Batch(batch)); err != nil {
			return err
		}
	}
	t.plain(fmt.Sprintf("time to index %s documents on Bleve, fields asked about", whole(n)), time.Since(began).Seconds(), "s")
	return timeCompetitor(t, name, questions, want, func(q *searchQuestion) (answer, error) {
		request := bleve.NewSearchRequestOptions(bleveQuery(q), 100, 0, false)
		if request.SortBy([]string{"-net_pnl_usd", "_id"}); q.words != nil {
			request.SortBy([]string{"-volume_num", "_id"})
		}
		result, err := ix.SearchInContext(ctx, request)
		if err != nil {
			return answer{}, err
		}
		a := answer{total: int(result.Total)}
		for _, hit := range result.Hits {
			a.ids = append(a.ids, hit.ID)
		}
		return a, nil
	})
}

func bleveMapping() mapping.IndexMapping {
	keyword, number, text := bleve.NewKeywordFieldMapping(), bleve.NewNumericFieldMapping(), bleve.NewTextFieldMapping()
	text.Analyzer = "en"
	doc := bleve.NewDocumentStaticMapping()
	for _, field := range []*mapping.FieldMapping{keyword, number, text} {
		field.Store, field.IncludeInAll = false, false
	}
	doc.AddFieldMappingsAt("chain", keyword)
	doc.AddFieldMappingsAt("question", text)
	for _, name := range []string{"trader_score", "net_pnl_usd", "volume_usd_30d", "volume_num"} {
		doc.AddFieldMappingsAt(name, number)
	}
	m := bleve.NewIndexMapping()
	m.DefaultMapping = doc
	return m
}

func bleveQuery(q *searchQuestion) query.Query {
	if q.words != nil {
		words := bleve.NewMatchQuery(q.words[0] + " " + q.words[1])
		words.SetField("question")
		return words
	}
	chain := bleve.NewTermQuery(q.chain)
	chain.SetField("chain")
	inclusive := true
	volume := bleve.NewNumericRangeInclusiveQuery(&q.volume, nil, &inclusive, nil)
	volume.SetField("volume_usd_30d")
	score := bleve.NewNumericRangeInclusiveQuery(&q.score, nil, &inclusive, nil)
	score.SetField("trader_score")
	return bleve.NewConjunctionQuery(chain, volume, score)
}
