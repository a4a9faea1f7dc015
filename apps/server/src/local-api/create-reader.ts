import { ApiError } from '@naya/contract/api/errors';
import type { ApiReads, OnRead } from '@naya/contract/api/port';
import { readSentences } from '@naya/contract/api/sentences';
import { dropUnwantedInside } from '@naya/contract/unwanted-characters';
import type { Logger } from 'pino';
import { statusOf } from '../http/errors.ts';
import { publicCache } from '../http/respond.ts';

type Tags<Found> = readonly string[] | ((found: Found) => readonly string[]);

/** Makes the reads of one page: `onRead` is called for each, and each fails as it would over HTTP. */
export function createReader(log: Logger, onRead: OnRead) {
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

  /** Null for what is not there. */
  async function readOne<Found>(...asked: Parameters<typeof read<Found>>): Promise<Found | null> {
    return read<Found>(...asked).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  }

  return { read, readOne };
}

export type Reader = ReturnType<typeof createReader>;
