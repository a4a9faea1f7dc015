import { openDatabase } from '@naya/db/client';
import { pino } from 'pino';
import { startJobs } from '../../src/jobs/boss.ts';
import { openSmtp } from '../../src/mail-in/smtp.ts';
import { askTestNames } from './mail-in.ts';

// A process that takes mail for conversations and does nothing else, so that a test can kill it.
const [databaseUrl = '', secret = '', replyDomain = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const jobs = await startJobs(databaseUrl, log);
const core = {
  db: openDatabase({ url: databaseUrl, max: 3 }).db,
  media: {} as never,
  enqueue: jobs.enqueue,
  contactEmail: 'hello@example.in',
  hasMailServer: false,
  replyDomain,
  publicUrl: 'http://localhost:8000',
  secret,
};
const { port } = await openSmtp({ host: '127.0.0.1', port: 0, core, resolver: askTestNames, log });
process.stdout.write(`${port}\n`);
