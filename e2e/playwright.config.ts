import { defineConfig, devices } from '@playwright/test';
import { ports, urls } from './support/addresses.ts';
import { owner } from './support/office-people.ts';

const serverEntry = 'node apps/server/src/main.ts';
const officeSpecs = /office-.+\.spec\.ts$/;
const root = new URL('..', import.meta.url).pathname;
const server = (port: number, env: Record<string, string>) => ({
  command: `node e2e/support/with-temp-data.ts ${serverEntry}`,
  cwd: root,
  url: `http://localhost:${port}/readyz`,
  env: { PORT: String(port), LOG_LEVEL: 'warn', ...env },
  timeout: 120_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that needs its second try is listed by name at the end: a flaky test is a bug.
  retries: 1,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A worker would answer before a test's own routes; the tests of the worker allow it.
    serviceWorkers: 'block',
    // A trace of each test doubles the time of a run; ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  },
  projects: [
    { name: 'own', testDir: 'own', testIgnore: officeSpecs, use: { baseURL: urls.own } },
    // These change what the others look at, so they have a server of their own.
    { name: 'office', testDir: 'own', testMatch: officeSpecs, use: { baseURL: urls.office } },
    // One stub backend with one state: its tests take turns.
    { name: 'stub', testDir: 'stub', workers: 1, use: { baseURL: urls.stubbed } },
  ],
  webServer: [
    server(ports.own, {}),
    server(ports.office, { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }),
    {
      command: 'node e2e/support/stub-backend.ts',
      cwd: root,
      url: `${urls.stub}/admin/api/settings`,
      env: { PORT: String(ports.stub) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
    {
      command: 'node e2e/support/partner-site.ts',
      cwd: root,
      url: urls.partner,
      env: { PORT: String(ports.partner) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
    server(ports.stubbed, {
      DEMO: 'off',
      API_BASE_URL: `${urls.stub}/admin/api`,
      OFFLINE_PAGES: 'off',
    }),
  ],
});
