import { config } from 'zod/v4/core';

/** Zod tries whether it may compile its checks; the page's own policy forbids it and would log the try. */
config({ jitless: true });
