import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import type { WorkerOptions } from './support/test.ts';

const officeSpecs = /office-.+\.spec\.ts$/;
const mailedSpecs = /mailed-.+\.spec\.ts$/;
/** Sweeps that take minutes: `npm run test:long`. */
const longSpecs = process.env['LONG'] ? [] : [/\.long\.spec\.ts$/];

export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  outputDir: '../test-results',
  // Not committed: screenshots of one machine say nothing on another.
  snapshotPathTemplate: '{testDir}/.screenshots/{arg}{ext}',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One more than there are cores: a test often waits for its page.
  workers: Number(process.env['E2E_WORKERS'] ?? availableParallelism() + 1),
  // A busy machine is slow, not broken.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A worker would answer before a test's own routes; the tests of the worker allow it.
    serviceWorkers: 'block',
    // scripts/test/browser.ts traces what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  },
  // Each worker has a server of its own, of the kind that its project names. The small projects come first, each
  // in one worker, beside the large one: fewer servers start, and none of them is waited for at the end.
  projects: [
    // These change what the others look at.
    {
      name: 'office',
      testDir: 'own',
      testMatch: officeSpecs,
      testIgnore: longSpecs,
      workers: 1,
      use: { siteKind: 'office' },
    },
    // Its server has a mail server.
    {
      name: 'mailed',
      testDir: 'own',
      testMatch: mailedSpecs,
      workers: 1,
      use: { siteKind: 'mailed' },
    },
    {
      name: 'stub',
      testDir: 'stub',
      testIgnore: longSpecs,
      workers: 1,
      use: { siteKind: 'stubbed' },
    },
    {
      name: 'own',
      testDir: 'own',
      testIgnore: [officeSpecs, mailedSpecs, ...longSpecs],
      use: { siteKind: 'own' },
    },
  ],
});
