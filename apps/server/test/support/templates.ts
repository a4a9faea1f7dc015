import { seedOnce } from '@naya/core/compose/seed';
import { createTestDatabase } from '@naya/db/testing/database';
import { readTemplateUrl } from '@naya/db/testing/setup';
import { pino } from 'pino';
import { demoContent } from '../../src/demo/demo-content.ts';
import { startJobs } from '../../src/jobs/boss.ts';

const demoVariable = 'NAYA_TEST_DEMO_URL';

/** The template with the demo's content, without its pictures, which take seconds to store. */
export const readDemoUrl = (): string => process.env[demoVariable] ?? '';

/** Vitest's globalSetup, after the database's own: templates have the job queue's tables, one the demo's content too. */
export default async function setup(): Promise<() => Promise<void>> {
  const jobs = await startJobs(readTemplateUrl(), pino({ level: 'silent' }));
  await jobs.stop();
  const demo = await createTestDatabase();
  await seedOnce(
    demo,
    'demo',
    demoContent(() => null),
  );
  await demo.disconnect();
  process.env[demoVariable] = demo.url;
  return demo.close;
}
