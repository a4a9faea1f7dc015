import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Minutes each: `npm run test:long` runs them, by vitest.long.config.ts. */
const long = '**/*.long.test.ts';
/** These start a server or open a database. */
const withDatabase = [
  'packages/db/test/**/*.test.ts',
  'packages/core/test/catalogue/**/*.test.ts',
  'packages/store/test/{real-server,several-lists}.test.ts',
  'apps/server/test/*.test.ts',
  'apps/server/test/!(demo)/**/*.test.ts',
];

export default defineConfig({
  test: {
    // A busy machine is slow, not broken.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // One more than there are cores: tests often wait for the database or for a server that they started.
    maxWorkers: availableParallelism() + 1,
    // A process per worker, not per file: loading the server anew takes longer than most files' tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,tools}/*/test/**/*.test.ts'],
          exclude: [long, ...withDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: withDatabase,
          exclude: [long],
          // As the server sets it: React has a build that warns developers and one several times quicker.
          env: { NODE_ENV: 'production' },
          // Reads at the end of a test file what its servers have logged.
          setupFiles: ['apps/server/test/support/check-logs.ts'],
          globalSetup: [
            'packages/db/src/testing/setup.ts',
            'apps/server/test/support/templates.ts',
          ],
        },
      },
    ],
  },
});
