import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { median, printTable, quantile } from './support/figures.ts';
import { flood, type FloodOptions } from './support/flood.ts';
import { timeOneByOne } from './support/one-by-one.ts';
import { startSite } from './support/start-site.ts';

const franchises = 100_000;
const connections = 50;
const warmUpSeconds = 5;
const measureSeconds = 8;
// Submissions have a limit of their own: 120 a minute from one IP.
const forms = 25;
const formPauseMs = 250;

type Figures = { cached: number[]; forms: number[]; refusedForms: number };

/** Forms and cached pages while 50 connections ask for the dearest searches, beside the same without them. */
export async function measureWorstSearch(): Promise<void> {
  console.log('The demo catalogue:');
  await measureOn({ DEMO: 'on' });
  await using server = await startBenchServer();
  const database = await server.createDatabase();
  await fillCatalogue(database, franchises);
  console.log(`\n${franchises.toLocaleString('en-IN')} franchises:`);
  await measureOn({ DEMO: 'off', DATABASE_URL: database.url });
}

async function measureOn(env: Record<string, string>): Promise<void> {
  await using site = await startSite({ ...env, JOBS: 'off', LIMITS: 'on' });
  const url = site.url.replace('localhost', '127.0.0.1');
  await timeOneByOne(url, ['/'], warmUpSeconds);
  await sendForms(url, 3);
  const quiet = await measure(url);
  const rows = [describe('quiet', quiet, quiet, {})];
  for (const clientIps of ['one', 'many'] as const) {
    const { figures, answers } = await measureDuring({ url, connections, clientIps });
    rows.push(describe(`flood from ${clientIps} client IP`, figures, quiet, answers));
  }
  printTable(
    [
      '',
      'cached p50 ms',
      'p95 ms',
      'ratio',
      'form p50',
      'form p95',
      'forms refused',
      'answers to the flood',
    ],
    rows,
  );
}

async function measureDuring(options: Omit<FloodOptions, 'seconds'>) {
  // Forms and pages are measured one after the other; the flood outlasts both.
  const seconds = 3 + measureSeconds + (forms * (formPauseMs + 1_000)) / 1_000;
  const flooding = flood({ ...options, seconds });
  await wait(3_000);
  const figures = await measure(options.url);
  return { figures, answers: await flooding };
}

async function measure(url: string): Promise<Figures> {
  const cached = await timeOneByOne(url, ['/'], measureSeconds);
  return { cached, ...(await sendForms(url, forms)) };
}

async function sendForms(url: string, count: number) {
  const times: number[] = [];
  let refusedForms = 0;
  for (let sent = 0; sent < count; sent += 1) {
    const key = randomUUID();
    const start = performance.now();
    const { status } = await fetch(`${url}/admin/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        name: 'Asha',
        email: `${key}@example.in`,
        subject: 'Other',
        message: 'Hi',
      }),
    });
    times.push(performance.now() - start);
    if (status !== 201) refusedForms += 1;
    await wait(formPauseMs);
  }
  return { forms: times, refusedForms };
}

function describe(name: string, own: Figures, quiet: Figures, answers: Record<string, number>) {
  const ms = (value: number) => value.toFixed(1);
  return [
    name,
    ms(median(own.cached)),
    ms(quantile(own.cached, 0.95)),
    (median(own.cached) / median(quiet.cached)).toFixed(2),
    ms(median(own.forms)),
    ms(quantile(own.forms, 0.95)),
    own.refusedForms,
    Object.entries(answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  ];
}
