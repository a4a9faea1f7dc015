import { ApiError } from '@naya/contract/api/errors';
import type { ApiReads, OnRead } from '@naya/contract/api/port';
import { readSentences } from '@naya/contract/api/sentences';
import { dropUnwantedInside } from '@naya/contract/unwanted-characters';
import { createBatcher } from '@naya/core/batcher';
import type { Context as CoreContext } from '@naya/core/context';
import { type SiteDocuments, getSiteDocuments } from '@naya/core/site-info/documents';
import type { Logger } from 'pino';
import { statusOf } from '../http/errors.ts';
import { publicCache } from '../http/respond.ts';
import type { KeptReads } from './kept-reads.ts';

type Tags<Found> = readonly string[] | ((found: Found) => readonly string[]);

/** Makes the reads of one page: `onRead` is called for each, and each fails as it would over HTTP. */
export function createReader(log: Logger, onRead: OnRead, kept: KeptReads) {
  async function read<Found>(
    name: keyof ApiReads,
    tags: Tags<Found>,
    query: () => Promise<Found>,
  ): Promise<Found> {
    try {
      const found = dropUnwantedInside(await query());
      const named = typeof tags === 'function' ? tags(found) : tags;
      onRead({ cacheControl: publicCache, tags: named, hasFailed: false });
      return found;
    } catch (error) {
      const status = statusOf(error);
      const hasFailed = status >= 500;
      onRead({ cacheControl: 'no-store', tags: [], hasFailed });
      if (hasFailed)
        log[status === 500 ? 'error' : 'warn']({ err: error, read: name }, 'read failed');
      throw new ApiError(readSentences[name](status), { status, cause: error });
    }
  }

  /** What every page shows. */
  const readKept = <Found>(
    name: keyof ApiReads,
    tags: readonly string[],
    query: () => Promise<Found>,
  ): Promise<Found> => read(name, tags, () => kept.read(name, tags, query));

  /** Null for what is not there. */
  async function readOne<Found>(...asked: Parameters<typeof read<Found>>): Promise<Found | null> {
    return read<Found>(...asked).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  }

  return { read, readKept, readOne };
}

type DocumentKey = keyof SiteDocuments;

/** Reads the documents of one page: those asked for at the same moment by one query. */
export function createDocumentReader(core: CoreContext) {
  const readDocument = createBatcher(
    async (keys: DocumentKey[]): Promise<unknown[]> => {
      const documents = await getSiteDocuments(core, [...new Set(keys)]);
      return keys.map((key) => documents[key]);
    },
    { maxSize: 10, concernsAll: () => true },
  );
  /** A JSON column has no types of its own, so the contract's reader of the document gives them. */
  return async <Shape>(key: DocumentKey, parse: (stored: unknown) => Shape | null) => {
    const shape = parse(await readDocument(key));
    if (shape === null) throw new Error(`The stored ${key} cannot be read.`);
    return shape;
  };
}
