package customers

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/ent/gen/trusteddocument"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// The bounds of the documents of one customer, and of those for all.
const (
	MaxDocuments      = 2000
	MaxDocumentBytes  = 64 << 10 // of one
	MaxDocumentsBytes = 4 << 20  // of all together
)

// AllCustomers stands for every customer where documents are registered.
const AllCustomers = ""

// Document is a registered GraphQL document with its id, without sha256: before it.
type Document struct{ ID, Text string }

// DocumentRules say how the documents of a customer are used.
type DocumentRules struct {
	Only       bool // its keys of scope read and its end users run no others
	Registered bool // there are some, its own or for all
}

var documentID = regexp.MustCompile(`^[A-Za-z0-9._~-]{1,128}$`)

// sha256Prefix begins ids that are the SHA-256 of a document in GraphQL over HTTP; Apollo's clients
// and GraphQL Code Generator send the 64 digits alone.
const sha256Prefix = "sha256:"

// CheckDocumentID returns the form in which an id is stored. What cannot be one is a BAD_USER_INPUT
// error of the field documentId.
func CheckDocumentID(id string) (string, error) {
	bare := strings.TrimPrefix(id, sha256Prefix)
	if !documentID.MatchString(bare) || bare != id && !isSHA256(bare) {
		return "", smartmoney.BadInput("documentId", "documentId must be 1 to 128 of the characters A-Z a-z 0-9 . _ ~ -, or %s and 64 hexadecimal digits, got %s",
			sha256Prefix, smartmoney.Shown(id))
	}
	return bare, nil
}

// DocumentHash returns the SHA-256 of a document as the stored form of an id.
func DocumentHash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

func isSHA256(id string) bool {
	_, err := hex.DecodeString(id)
	return err == nil && len(id) == 2*sha256.Size && strings.ToLower(id) == id
}

// checkDocuments returns documents by the stored forms of their ids. An id of the form of a SHA-256
// must be that of its document.
func checkDocuments(documents map[string]string) (map[string]string, error) {
	checked := map[string]string{}
	for _, id := range slices.Sorted(maps.Keys(documents)) {
		text := documents[id]
		bare, err := CheckDocumentID(id)
		if err != nil {
			return nil, err
		}
		if n := len(text); n < 1 || n > MaxDocumentBytes || !utf8.ValidString(text) || strings.Contains(text, "\x00") {
			return nil, smartmoney.BadInput("documents", "documents must be UTF-8 of 1 to %d bytes each, got %d in %s", MaxDocumentBytes, n, id)
		}
		if isSHA256(bare) && DocumentHash(text) != bare {
			return nil, smartmoney.BadInput("documents", "documents must have their own SHA-256 as the id where it has 64 hexadecimal digits: %s is not that of its document", id)
		}
		checked[bare] = text
	}
	return checked, nil
}

// RegisterDocuments adds documents of a customer, or for AllCustomers, and, to replace, removes its
// others. It returns how many it added and removed; those that are registered already are neither.
// A document that is out of bounds, too many, or another one under a known id is a BAD_USER_INPUT
// error, and nothing changes; an unknown customer is a NOT_FOUND error. It applies within seconds.
func (re *Registry) RegisterDocuments(ctx context.Context, customerID string, documents map[string]string, replace bool) (added, removed int, err error) {
	wrap := func(err error) (int, int, error) {
		return 0, 0, fmt.Errorf("register documents of customer %q: %w", sqldb.Clip(customerID), err)
	}
	checked, err := checkDocuments(documents)
	if err != nil {
		return 0, 0, err
	}
	tx, err := re.beginDocuments(ctx, customerID)
	if err != nil {
		return 0, 0, err
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	known, err := client.TrustedDocument.Query().Where(trusteddocument.CustomerID(customerID)).All(ctx)
	if err != nil {
		return wrap(err)
	}
	count, size := 0, 0
	for _, row := range known {
		text, given := checked[row.DocumentID]
		switch {
		case given && text == row.Text:
			delete(checked, row.DocumentID)
		case replace:
			if err := client.TrustedDocument.DeleteOneID(row.ID).Exec(ctx); err != nil {
				return wrap(err)
			}
			removed++
			continue
		case given:
			return 0, 0, smartmoney.BadInput("documents", "documents must keep their ids: %s is registered with another text", row.DocumentID)
		}
		count, size = count+1, size+len(row.Text)
	}
	for _, text := range checked {
		count, size = count+1, size+len(text)
	}
	if count > MaxDocuments || size > MaxDocumentsBytes {
		return 0, 0, smartmoney.BadInput("documents", "documents must be at most %d of together %d bytes, got %d of %d bytes: replace those that no client uses any more",
			MaxDocuments, MaxDocumentsBytes, count, size)
	}
	if err := addDocuments(ctx, client, customerID, checked); err != nil {
		return wrap(err)
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return len(checked), removed, nil
}

// documentsInStatement is how many documents one statement inserts, within the databases' bounds of
// parameters.
const documentsInStatement = 200

func addDocuments(ctx context.Context, client *gen.Client, customerID string, documents map[string]string) error {
	for ids := range slices.Chunk(slices.Sorted(maps.Keys(documents)), documentsInStatement) {
		rows := make([]*gen.TrustedDocumentCreate, len(ids))
		for i, id := range ids {
			rows[i] = client.TrustedDocument.Create().SetCustomerID(customerID).SetDocumentID(id).SetText(documents[id])
		}
		if err := client.TrustedDocument.CreateBulk(rows...).Exec(ctx); err != nil {
			return err
		}
	}
	return nil
}

// beginDocuments begins a transaction that changes the documents of a customer, whose log it locks.
func (re *Registry) beginDocuments(ctx context.Context, customerID string) (*sql.Tx, error) {
	if customerID == AllCustomers {
		return re.Writer().BeginTx(ctx, nil)
	}
	tx, _, err := notifications.BeginLocked(ctx, re.DB, customerID)
	if err != nil {
		return nil, err
	}
	there, err := re.ClientIn(tx).Customer.Query().Where(customer.ID(customerID), customer.DeletedAtIsNil()).Exist(ctx)
	if err == nil && !there {
		err = notifications.CustomerNotFound(customerID)
	}
	if err != nil {
		sqldb.Rollback(tx)
		return nil, err
	}
	return tx, nil
}

// Documents returns the documents of a customer, or those for AllCustomers, by their ids.
func (re *Registry) Documents(ctx context.Context, customerID string) ([]Document, error) {
	rows, err := re.ReadClient().TrustedDocument.Query().Where(trusteddocument.CustomerID(customerID)).Order(trusteddocument.ByDocumentID()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("list the documents of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return each(rows, func(row *gen.TrustedDocument) Document { return Document{row.DocumentID, row.Text} }), nil
}

// DocumentText returns the document that a customer names by the stored form of an id: its own,
// else that for all; "" if there is none.
func (re *Registry) DocumentText(ctx context.Context, customerID, id string) (string, error) {
	rows, err := re.ReadClient().TrustedDocument.Query().Where(trusteddocument.CustomerIDIn(AllCustomers, customerID), trusteddocument.DocumentID(id)).All(ctx)
	if err != nil {
		return "", fmt.Errorf("read document %q of customer %q: %w", sqldb.Clip(id), sqldb.Clip(customerID), err)
	}
	text := ""
	for _, row := range rows {
		if row.CustomerID == customerID || text == "" {
			text = row.Text
		}
	}
	return text, nil
}

// DocumentRules returns how a customer's documents are used. A key of scope operator, which is of
// no customer, uses those for all.
func (re *Registry) DocumentRules(ctx context.Context, customerID string) (DocumentRules, error) {
	var rules DocumentRules
	wrap := func(err error) (DocumentRules, error) {
		return DocumentRules{}, fmt.Errorf("read how customer %q uses documents: %w", sqldb.Clip(customerID), err)
	}
	if customerID != AllCustomers {
		c, err := re.Customer(ctx, customerID)
		if err != nil {
			return wrap(err)
		}
		rules.Only = c.DocumentsOnly
	}
	var err error
	rules.Registered, err = re.ReadClient().TrustedDocument.Query().Where(trusteddocument.CustomerIDIn(AllCustomers, customerID)).Exist(ctx)
	if err != nil {
		return wrap(err)
	}
	return rules, nil
}

// SetDocumentsOnly sets whether a customer's keys of scope read and its end users may run registered
// documents only. It applies within seconds. An unknown customer is a NOT_FOUND error.
func (re *Registry) SetDocumentsOnly(ctx context.Context, id string, only bool) error {
	return re.updateCustomer(ctx, id, func(u *gen.CustomerUpdate) { u.SetDocumentsOnly(only) })
}
