import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts'],
    globalSetup: ['packages/db/src/testing-setup.ts'],
    // Reads at the end of a test file what its servers have logged.
    setupFiles: ['apps/server/test/support/check-logs.ts'],
    // A busy machine is slow, not broken.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // As in the browser: `npm test` tells at its end what passed at the second try only.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
});
