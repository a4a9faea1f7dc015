import type { PooledDb } from '@naya/db/client';
import type { Enqueue } from './jobs/jobs.ts';
import type { MediaStore } from './media/store.ts';

/** Dependencies of every core function; the server makes them once. */
export type Context = {
  db: PooledDb;
  media: MediaStore;
  enqueue: Enqueue;
  /** Where operators read their mail; also stands in for an enquiry's missing e-mail. */
  contactEmail: string;
  /** Without one, mails are files in the data folder. */
  hasMailServer: boolean;
  publicUrl: string;
  /** Signs the links by which people reach their own data. */
  secret: string;
};
