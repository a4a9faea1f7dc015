import { listenToChangedTags, type TagListener } from '@naya/db/listen-to-changed';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { afterAll, beforeAll } from 'vitest';
import type { ReadContext } from '../../src/context.ts';
import { createLiveCatalogue, type Catalogue } from '../../src/live-catalogue.ts';

export type TestCatalogue = {
  database: TestDatabase;
  /** For reads; media, queue and mail are missing. */
  context: ReadContext;
  /** Once it knows all that was stored before the call. */
  current: () => Promise<Catalogue>;
};

/** A busy machine is slow. */
const maxWaitMs = 60_000;

/** A database of this test file's own, and its catalogue, kept fresh as a server keeps it. */
export function useCatalogue(): TestCatalogue {
  const test = {} as TestCatalogue;
  let listener: TagListener;
  beforeAll(async () => {
    test.database = await createTestDatabase();
    const { db } = test.database;
    const { memory, ...catalogue } = createLiveCatalogue();
    listener = await listenToChangedTags({
      url: test.database.url,
      memory,
      onChange: () => {},
      onListening: () => {},
      onLost: () => {},
    });
    test.current = async () => {
      await listener.waitUntilHandled(db, maxWaitMs);
      return catalogue.current();
    };
    const fresh = { ...catalogue, current: test.current, catchUp: listener.waitUntilHandled };
    test.context = { db, catalogue: fresh } as ReadContext;
  });
  afterAll(async () => {
    await listener.stop();
    await test.database.close();
  });
  return test;
}
