import type { SubmissionKind } from '@naya/contract/constants';
import { and, eq, inArray, isNull, lt, sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { leadMessages, leadNotes, submissions } from '../tables/submissions.ts';
import { erasePendingListings } from '../franchises/erase-listings.ts';
import { eraseMailsOf } from '../mail/erase.ts';
import { releaseMedia } from '../media/pictures.ts';
import { eraseBrandMessages } from '../brands/erase.ts';
import { lockDeliveries } from './lock.ts';
import { isFrom, type Person } from '../person.ts';

/** The submissions that were erased, and what is left of them outside of the database. */
export type Erased = {
  ids: number[];
  keys: string[];
  /** Ids of the submissions whose unpublished listing was deleted. */
  withdrawn: number[];
  /** Keys of their mails. */
  mails: string[];
  /** URLs of their pictures, and the moment by which these had been stored. */
  pictures: string[];
  /** Names of the recordings of deleted listings. */
  recordings?: string[];
  before: string;
};

/** Blanks whatever tells who sent it and what it said; mails, their jobs, notes and unpublished listings go with it. */
async function eraseSubmissions(db: Db, which: SQL | undefined, maxRows?: number): Promise<Erased> {
  const query = db
    .select({
      id: submissions.id,
      key: submissions.key,
      payload: submissions.payload,
      created_at: submissions.created_at,
    })
    .from(submissions)
    .where(and(which, isNull(submissions.erased_at)))
    .orderBy(submissions.id)
    .for('no key update');
  const rows = await (maxRows === undefined ? query : query.limit(maxRows));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0)
    return { ids, keys: [], withdrawn: [], mails: [], pictures: [], recordings: [], before: '' };
  await lockDeliveries(db, ids);
  const { withdrawn, pictures: listed, recordings } = await erasePendingListings(db, ids);
  await db
    .update(submissions)
    .set({
      name: '',
      email: '',
      phone: null,
      mobile: null,
      body_hash: null,
      payload: {},
      origin: null,
      consent: null,
      next_step: null,
      erased_at: sql`now()`,
    })
    .where(inArray(submissions.id, ids));
  await eraseBrandMessages(db, ids);
  await db.delete(leadNotes).where(inArray(leadNotes.submission_id, ids));
  await db.delete(leadMessages).where(inArray(leadMessages.submission_id, ids));
  const pictures = [...new Set([...rows.flatMap(({ payload }) => picturesOf(payload)), ...listed])];
  await releaseMedia(db, pictures);
  const keys = rows.map(({ key }) => key);
  const before = rows.map(({ created_at }) => created_at).reduce((a, b) => (a > b ? a : b));
  const mails = await eraseMailsOf(db, ids);
  return { ids, keys, withdrawn, mails, pictures, recordings, before };
}

function picturesOf(payload: unknown): string[] {
  const { logo, images = [] } = payload as { logo?: string | null; images?: string[] };
  return [logo, ...images].filter((url) => typeof url === 'string');
}

export function eraseSubmissionsOf(db: Db, person: Person): Promise<Erased> {
  return eraseSubmissions(db, isFrom(person));
}

export function eraseSubmissionsById(db: Db, ids: number[]): Promise<Erased> {
  return eraseSubmissions(db, inArray(submissions.id, ids));
}

/** The oldest of them; none is left when none is returned. */
export function eraseSubmissionsBefore(
  tx: Db,
  kind: SubmissionKind,
  before: string,
  maxRows: number,
): Promise<Erased> {
  const which = and(eq(submissions.kind, kind), lt(submissions.created_at, before));
  return eraseSubmissions(tx, which, maxRows);
}
