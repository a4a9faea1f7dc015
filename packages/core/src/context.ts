import type { PooledDb } from '@naya/db/client';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { Enqueue } from './jobs.ts';
import type { MediaStore } from './media-store.ts';
import type { OfficeRole } from '@naya/contract/accounts/roles';

/** Dependencies of every core function; the server makes them once. */
export type Context = {
  db: PooledDb;
  media: MediaStore;
  enqueue: Enqueue;
  /** MAIL_TO, else the sample's: stands in for an enquiry's missing e-mail, and for recipients of notices (notice-recipients.ts). */
  contactEmail: string;
  /** Without one, mails are files in the data folder. */
  hasMailServer: boolean;
  /** Mail to addresses below it comes in as answers; null where none does. */
  replyDomain: string | null;
  publicUrl: string;
  /** Signs the links by which people reach their own data. */
  secret: string;
};

/** In a process that answers visitors: it keeps the catalogue in memory. */
export type ReadContext = Context & { catalogue: LiveCatalogue };

/** The signed-in user of the back office. */
export type Actor = { id: string; name: string; email: string; role: OfficeRole };
