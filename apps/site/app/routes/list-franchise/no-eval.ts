import { config } from 'zod/v4/core';

/**
 * Zod tries whether it may compile its checks; the page's own policy forbids it and would log the try. It tries when a schema is made, so
 * this is imported before any.
 */
config({ jitless: true });
