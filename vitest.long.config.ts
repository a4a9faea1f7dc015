import { defineConfig } from 'vitest/config';

/** `npm run test:long`: storms, long fuzzing, nginx, restarts, large data. They measure a whole machine, so one at a time. */
export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.long.test.ts'],
    globalSetup: ['packages/db/src/testing/setup.ts', 'apps/server/test/support/templates.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    fileParallelism: false,
  },
});
