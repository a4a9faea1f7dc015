import { everything } from '@naya/contract/api/cache-tags';
import type { ListenerOptions } from '@naya/db/listen-to-changed';
import { statusOf } from '../http/errors.ts';

type Kept = { tags: readonly string[]; value: unknown; isFresh: boolean };

export type KeptReads = ReturnType<typeof createKeptReads>;

/** What every page shows of the site itself, kept until a tag of it changes. While the database is away the last answers stand. */
export function createKeptReads() {
  const kept = new Map<string, Kept>();
  let changes = 0;
  let isListening = false;

  function outdate(isMeant: (tag: string) => boolean): void {
    changes += 1;
    for (const each of kept.values()) if (each.tags.some(isMeant)) each.isFresh = false;
  }

  const follower: Pick<ListenerOptions, 'onChange' | 'onListening' | 'onLost'> = {
    onChange: (tags) => outdate((tag) => tags.includes(tag) || tags.includes(everything)),
    onListening: () => {
      isListening = true;
      outdate(() => true);
    },
    onLost: () => {
      isListening = false;
    },
  };

  /** `name` tells reads apart. */
  async function read<Found>(
    name: string,
    tags: readonly string[],
    query: () => Promise<Found>,
  ): Promise<Found> {
    const known = kept.get(name) as { value: Found; isFresh: boolean } | undefined;
    if (isListening && known?.isFresh) return known.value;
    const seen = changes;
    try {
      const value = await query();
      kept.set(name, { tags, value, isFresh: seen === changes });
      return value;
    } catch (error) {
      if (!known || statusOf(error) !== 503) throw error;
      return known.value;
    }
  }

  return { ...follower, read };
}
