package uploader

import (
	"context"
	"net/http"
)

// TooOld is the number of trades that could have raised a signal and came too late for it,
// as the service has counted them by now. It is false where the service does not answer, or
// does not know. It is asked once.
func (c *Client) TooOld(ctx context.Context) (uint64, bool) {
	request, err := c.request(ctx, http.MethodGet, "ingest/status", nil)
	if err != nil {
		return 0, false
	}
	var now status
	if err := c.do(request, &now); err != nil || now.TooOld == nil {
		return 0, false
	}
	return *now.TooOld, true
}
