import { readTemplateUrl } from '@naya/db/testing/setup';
import { pino } from 'pino';
import { startJobs } from '../../src/jobs/boss.ts';

/** Vitest's globalSetup, after the database's own: the template has the job queue's tables already. */
export default async function setup(): Promise<void> {
  const jobs = await startJobs(readTemplateUrl(), pino({ level: 'silent' }));
  await jobs.stop();
}
