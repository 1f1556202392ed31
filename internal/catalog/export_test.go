package catalog

import "context"

// Refresh writes what changed, once.
func (c *Catalog) Refresh(ctx context.Context) error { return c.refresh(ctx) }
