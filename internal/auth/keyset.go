package auth

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/MicahParks/jwkset"
	"github.com/MicahParks/keyfunc/v3"
	"github.com/golang-jwt/jwt/v5"
	"golang.org/x/sync/singleflight"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// after which a set is fetched again, so that a withdrawn key ends
	keySetAge     = 10 * time.Minute
	keySetPause   = 5 * time.Second // between two fetches at the least, whatever tokens arrive
	keySetTimeout = 5 * time.Second // of a fetch
	maxKeySet     = 1 << 20         // bytes of a set
	maxKeys       = 1000            // keys of a set
)

var errUnknownKey = errors.New("no such key in the key set")

// KeySet is a set of public keys (JWKS) from a file or a URL. A set from a URL is fetched when
// the first token arrives, again when it is ten minutes old, and when a token names a key that
// it lacks, at most every five seconds. If a fetch fails, the keys of the last one stay. KeySet
// is safe for concurrent use and starts no goroutine that outlives a request.
type KeySet struct {
	url    string
	client *http.Client
	now    func() time.Time
	log    *slog.Logger

	keys    atomic.Pointer[fetched] // nil before the first successful fetch
	fetches singleflight.Group
	mu      sync.Mutex // guards tried
	tried   time.Time  // when the last fetch began
}

// fetched is a set of keys and when it was fetched; the zero time for a file.
type fetched struct {
	keys keyfunc.Keyfunc
	at   time.Time
}

// ReadKeySet returns the set in a file, which is read once.
func ReadKeySet(path string) (*KeySet, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read the key set: %w", err)
	}
	defer func() { _ = file.Close() }() // nothing was written
	keys, err := parseKeySet(file)
	if err != nil {
		return nil, fmt.Errorf("read the key set %s: %w", path, err)
	}
	s := &KeySet{}
	s.keys.Store(&fetched{keys: keys})
	return s, nil
}

// NewKeySet returns the set at a URL, which is fetched when it is needed.
func NewKeySet(url string, client *http.Client, now func() time.Time, log *slog.Logger) *KeySet {
	return &KeySet{url: url, client: client, now: now, log: log}
}

// find returns the key that a token names in its header kid, or every key if it names none. It
// returns errUnknownKey, or an UNAVAILABLE error if there are no keys to compare with.
func (k *KeySet) find(ctx context.Context, token *jwt.Token) (any, error) {
	held := k.keys.Load()
	if k.url != "" && (held == nil || k.now().Sub(held.at) >= keySetAge) {
		held = k.refresh(ctx)
	}
	if held == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "tokens cannot be checked at the moment: their keys could not be fetched, try again")
	}
	key, err := held.keys.KeyfuncCtx(ctx)(token)
	if errors.Is(err, jwkset.ErrKeyNotFound) && k.url != "" {
		key, err = k.refresh(ctx).keys.KeyfuncCtx(ctx)(token)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errUnknownKey, err)
	}
	return key, nil
}

// refresh fetches the set unless that was tried a moment ago, and returns the newest one.
// Requests that arrive meanwhile wait for the same fetch.
func (k *KeySet) refresh(ctx context.Context) *fetched {
	_, _, _ = k.fetches.Do("", func() (any, error) {
		if !k.due() {
			return nil, nil //nolint:nilnil // the result is in s.keys
		}
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), keySetTimeout)
		defer cancel()
		keys, err := k.fetch(ctx)
		if err != nil {
			k.log.WarnContext(ctx, "the keys of tokens could not be fetched, those of the last fetch stay", "url", k.url, "error", err)
			return nil, nil //nolint:nilnil // as above
		}
		k.keys.Store(&fetched{keys: keys, at: k.now()})
		return nil, nil //nolint:nilnil // as above
	})
	return k.keys.Load()
}

// due reports whether a fetch may begin, and marks it as begun.
func (k *KeySet) due() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	now := k.now()
	if !k.tried.IsZero() && now.Sub(k.tried) < keySetPause {
		return false
	}
	k.tried = now
	return true
}

func (k *KeySet) fetch(ctx context.Context) (keyfunc.Keyfunc, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, k.url, nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Accept", "application/json")
	resp, err := k.client.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d", resp.StatusCode)
	}
	return parseKeySet(resp.Body)
}

// parseKeySet reads a JWKS of bounded size. Keys of kinds that are unknown are skipped.
func parseKeySet(r io.Reader) (keyfunc.Keyfunc, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxKeySet+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxKeySet {
		return nil, fmt.Errorf("the set is larger than %d bytes", maxKeySet)
	}
	var set jwkset.JWKSMarshal
	if err := json.Unmarshal(text, &set); err != nil {
		return nil, fmt.Errorf("not a JWKS: %w", err)
	}
	if len(set.Keys) > maxKeys {
		return nil, fmt.Errorf("the set must have at most %d keys, got %d", maxKeys, len(set.Keys))
	}
	var keys []jwkset.JWK
	for i := range set.Keys {
		if set.Keys[i].KTY == jwkset.KtyOct {
			continue // a shared secret is no public key
		}
		key, err := jwkset.NewJWKFromMarshal(set.Keys[i], jwkset.JWKMarshalOptions{}, jwkset.JWKValidateOptions{})
		if errors.Is(err, jwkset.ErrUnsupportedKey) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("key %d of the set: %w", i+1, err)
		}
		keys = append(keys, key)
	}
	if len(keys) == 0 {
		return nil, errors.New("the set has no key of a supported kind")
	}
	storage := jwkset.NewMemoryStorage()
	if err := storage.KeyReplaceAll(context.Background(), keys); err != nil {
		return nil, err
	}
	return keyfunc.New(keyfunc.Options{Storage: storage})
}
