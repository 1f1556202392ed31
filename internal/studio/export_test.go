package studio

import "context"

// Refresh writes what changed, once.
func (c *Catalog) Refresh(ctx context.Context) error { return c.refresh(ctx) }

// Filled lets c answer before Start has filled it.
func (c *Catalog) Filled() { c.filled.Store(true) }
