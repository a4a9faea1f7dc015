import type { PooledDb } from '@naya/db/client';
import type { MediaStore } from './media.ts';

/** What every core function works with; the server makes it once. */
export type Context = {
  db: PooledDb;
  media: MediaStore;
  contactEmail: string;
};
