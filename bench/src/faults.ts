import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { franchisesUrl } from '@naya/contract/urls';
import { openDatabase } from '@naya/db/client';
import { migrationLock } from '@naya/db/migrate';
import { startServerPair, type ServerPair } from '@naya/db/testing/server-pair';
import { listingParts, multipart } from '../../apps/server/test/hostile/requests.ts';
import { drawPicture } from '../../apps/server/test/support/pictures.ts';
import { startSmtp, type MailServer } from '../../apps/server/test/support/smtp.ts';
import { findFreePort } from '../../deploy/local/ports.ts';
import { hasNginx } from '../../deploy/local/run-nginx.ts';
import type { LocalSite } from '../../deploy/local/start-all.ts';
import type { BenchOptions } from './main.ts';
import { describeMachine } from './support/machine.ts';
import { send } from './fail-over.ts';
import { startDeployment } from './support/start-deployment.ts';

const document = join(import.meta.dirname, '../../docs/running.md');
const [start, end] = ['<!-- npm run bench faults -- --write -->', '<!-- end of faults -->'];
const observedMs = 14_000;
const pauseMs = 100;
/** nginx uses an instance again some seconds after it is ready. */
const takenBackMs = 6_000;
const answerWithinMs = 60_000;

type Arrangement = {
  site: LocalSite & { folder: string };
  pair: ServerPair;
  mailServer: MailServer;
};
type Fault = {
  name: string;
  cause: (arrangement: Arrangement) => Promise<void> | void;
  /** What ends it; nothing where the arrangement mends itself. */
  mend?: (arrangement: Arrangement) => Promise<void> | void;
};

const uploadsOf = ({ folder }: Arrangement['site']) => join(folder, 'uploads');

/** An instance that starts meanwhile waits. */
function holdMigrationLock(): Fault {
  let release = async () => {};
  return {
    name: 'one of two instances starts anew while another process migrates',
    cause: async ({ site, pair }) => {
      const { pool, close } = openDatabase({ url: pair.url, max: 1 });
      release = close;
      await pool.query('select pg_advisory_lock($1)', [migrationLock]);
      signal(site.instances[0]?.pid(), 'SIGKILL');
    },
    mend: () => release(),
  };
}

const signal = (pid: number | undefined, name: NodeJS.Signals) => void process.kill(pid ?? 0, name);

/** In this order: the last but one leaves no primary for the last. */
const faults: Fault[] = [
  { name: 'nothing', cause: () => {} },
  {
    name: 'one of two instances is killed (`kill -9`)',
    cause: ({ site }) => signal(site.instances[0]?.pid(), 'SIGKILL'),
  },
  {
    name: 'one of two instances freezes',
    cause: ({ site }) => signal(site.instances[0]?.pid(), 'SIGSTOP'),
  },
  {
    name: 'the process for the jobs is killed',
    cause: ({ site }) => signal(site.jobs.pid(), 'SIGKILL'),
  },
  {
    name: 'the store of pictures does not answer',
    cause: ({ site }) => signal(site.store?.pid(), 'SIGSTOP'),
    mend: ({ site }) => signal(site.store?.pid(), 'SIGCONT'),
  },
  {
    name: 'the mail server is away',
    cause: ({ mailServer }) => mailServer.stop(),
    mend: async (arrangement) => {
      arrangement.mailServer = await startSmtp(arrangement.mailServer.port);
    },
  },
  {
    name: 'the disk takes no uploads',
    cause: ({ site }) => rename(uploadsOf(site), `${uploadsOf(site)}-away`),
    mend: ({ site }) => rename(`${uploadsOf(site)}-away`, uploadsOf(site)),
  },
  holdMigrationLock(),
  { name: 'the primary of the database is killed', cause: ({ pair }) => pair.killPrimary() },
  { name: 'its standby is promoted', cause: ({ pair }) => pair.promoteStandby() },
];

/** What visitors meet while something is broken: each fault is caused in the arrangement under deploy/, and mended. */
export async function measureFaults({ write }: BenchOptions): Promise<void> {
  if (!hasNginx()) return console.log('nginx is not installed here: nothing to measure.');
  await using opened = new AsyncDisposableStack();
  const pair = opened.use(await startServerPair([await findFreePort(), await findFreePort()]));
  const mailServer = await startSmtp();
  const env = { SMTP_URL: mailServer.url };
  const site = opened.use(
    await startDeployment({ instances: 2, nginxWorkers: 1, databaseUrl: pair.url, env }),
  );
  const arrangement: Arrangement = { site, pair, mailServer };
  opened.defer(() => arrangement.mailServer.stop());
  // In memory of both, before anything breaks.
  for (const { url } of site.instances) await fetch(`${url}/terms`);
  const rows: string[][] = [];
  for (const fault of faults) {
    console.error(fault.name);
    await fault.cause(arrangement);
    rows.push([fault.name, ...(await observe(site))]);
    await fault.mend?.(arrangement);
    if (fault.name.includes('primary')) continue;
    for (const { url } of [...site.instances, site.jobs]) await waitUntilReady(url);
    await wait(takenBackMs);
  }
  const table = [
    ['fault', ...asked.map(({ what }) => what), 'slowest answer'],
    Array.from({ length: asked.length + 2 }, () => '---'),
    ...rows,
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const today = new Date().toISOString().slice(0, 10);
  const caption = `Answers in ${observedMs / 1_000} s from the fault on, by status (${today}, ${describeMachine()}):`;
  const text = [caption, '', ...table].join('\n');
  console.log(text);
  if (!write) return;
  const page = await readFile(document, 'utf8');
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${document} has no place for the table.`);
  await writeFile(document, `${before}${start}\n\n${text}\n\n${end}${after}`);
}

const statusOf = async (url: string) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
  await answer.body?.cancel();
  return answer.status;
};

const asked: { what: string; ask: (url: string) => Promise<number> }[] = [
  { what: 'pages in memory', ask: (url) => statusOf(`${url}/terms`) },
  {
    what: 'other pages',
    ask: (url) => statusOf(url + franchisesUrl({ search: `word ${randomUUID()}` })),
  },
  { what: 'calls', ask: (url) => statusOf(`${url}/admin/api/categories`) },
  // 201, or anything else.
  { what: 'forms', ask: async (url) => ((await send(url, randomUUID())) ? 201 : 503) },
  { what: 'forms with a picture', ask: sendListing },
];

async function sendListing(url: string): Promise<number> {
  const logo = { name: 'logo', file: 'logo.jpg', content: await drawPicture() };
  const form = multipart([...listingParts({ business_name: `Dosa ${randomUUID()}` }), logo]);
  const answer = await fetch(`${url}/admin/api/franchise-owner`, form);
  await answer.body?.cancel();
  return answer.status;
}

/** Asks for all of it, each kind one after the other, and counts what comes back. */
async function observe({ url }: LocalSite): Promise<string[]> {
  const until = performance.now() + observedMs;
  let slowest = 0;
  const counted = asked.map(async ({ ask }) => {
    const answers = new Map<string, number>();
    while (performance.now() < until) {
      const askedAt = performance.now();
      const answer = await ask(url).then(String, () => 'none');
      slowest = Math.max(slowest, performance.now() - askedAt);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await wait(pauseMs);
    }
    return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  });
  const cells = await Promise.all(counted);
  return [...cells, `${(slowest / 1_000).toFixed(1)} s`];
}

async function waitUntilReady(url: string): Promise<void> {
  const until = performance.now() + answerWithinMs;
  while ((await statusOf(`${url}/readyz`).catch(() => 0)) !== 200) {
    if (performance.now() > until) throw new Error(`${url} has not become ready.`);
    await wait(pauseMs);
  }
}
