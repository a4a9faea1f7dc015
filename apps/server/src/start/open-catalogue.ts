import { setImmediate as pause } from 'node:timers/promises';
import { createLiveCatalogue, type LiveCatalogue } from '@naya/core/live-catalogue';
import { listenToChangedTags, type ListenerOptions } from '@naya/db/listen-to-changed';
import type { Faults } from '../log/faults.ts';

type Follower = Pick<ListenerOptions, 'onListening' | 'onLost'> &
  Partial<Pick<ListenerOptions, 'onNotified' | 'onChange'>>;

export type OpenCatalogue = LiveCatalogue & {
  /** `onChange` is called after the catalogue has read a change, so that pages are made of what is new; `onListening` at once if it listens already. */
  follow: (follower: Follower) => void;
  /** Resolves when it is read, or could not be read the first time. */
  tried: Promise<void>;
  stop: () => Promise<void>;
};

/** The catalogue of this process. It is read, and kept fresh, over the one connection that hears of changes. */
export function openCatalogue(url: string, faults: Faults): OpenCatalogue {
  const { memory, ...catalogue } = createLiveCatalogue({ pause: () => pause() });
  const followers: Follower[] = [];
  let isListening = false;
  const listening = listenToChangedTags({
    url,
    memory,
    onNotified: () => followers.forEach(({ onNotified }) => onNotified?.()),
    onChange: (tags) => followers.forEach(({ onChange }) => onChange?.(tags)),
    onListening: () => {
      faults.worked('listen');
      isListening = true;
      followers.forEach(({ onListening }) => onListening());
    },
    onLost: (cause) => {
      faults.failed('listen', cause);
      isListening = false;
      followers.forEach(({ onLost }) => onLost(cause));
    },
  });
  return {
    ...catalogue,
    follow(follower) {
      followers.push(follower);
      if (isListening) follower.onListening();
    },
    catchUp: async (db, maxMs) => (await listening).waitUntilHandled(db, maxMs),
    tried: listening.then(() => undefined),
    stop: async () => (await listening).stop(),
  };
}
