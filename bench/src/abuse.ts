import { setTimeout as wait } from 'node:timers/promises';
import { listFranchiseUrl } from '@naya/contract/urls';
import type { Database } from '@naya/db/client';
import { startSmtp, type MailServer } from '../../apps/server/test/support/smtp.ts';
import {
  dripFour,
  enquireForty,
  prepareHugeListings,
  togglePause,
  type Attack,
} from './abuse/attacks.ts';
import { describeSeen, listHabits, measureEveryone } from './abuse/everyone.ts';
import { signInToBrand, signInToOffice } from './abuse/sign-in.ts';
import { startBenchServer } from './bench-server.ts';
import { printTable } from './support/figures.ts';
import { timeOneByOne } from './support/one-by-one.ts';
import { startSite } from './support/start-site.ts';

const operator = { email: 'owner@bench.example', password: 'a long enough password' };
const rival = 'rival@bench.example';
const columns = ['what', 'while', 'answers', 'median ms', 'p95 ms', 'slowest ms', 'page cache'];
const quietSeconds = 24;
const longestWaitMs = 180_000;

/** What everybody else gets from one server while one client IP, or one member of a brand, takes what it can. */
export async function measureAbuse(): Promise<void> {
  await using postgres = await startBenchServer();
  const database = await postgres.createDatabase();
  const smtp = await startSmtp();
  try {
    await using site = await startSite({
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      ADMIN_EMAIL: operator.email,
      ADMIN_PASSWORD: operator.password,
      TRUST_PROXY: 'on',
      LIMITS: 'on',
    });
    await attackInTurn(site.url, database, smtp);
  } finally {
    await smtp.stop();
  }
}

async function attackInTurn(url: string, database: Database, smtp: MailServer): Promise<void> {
  // A server that has just started is busy.
  await timeOneByOne(url, ['/', listFranchiseUrl], 5);
  const [brand, other] = await findQuietBrands(database);
  const member = await signInToBrand(url, database, { brand, email: rival });
  const office = await signInToOffice(url, operator.email, operator.password);
  const habits = listHabits(office, other);
  await measureEveryone(url, habits, 5);

  const rows = (await measureEveryone(url, habits, quietSeconds)).map((seen) =>
    describeSeen('quiet', seen),
  );
  const told: string[] = [];
  const measureDuring = async (name: string, seconds: number, attack: Attack) => {
    const over = new AbortController();
    const attacking = attack(url, over.signal);
    const measuring = measureEveryone(url, habits, seconds);
    await wait(seconds * 1_000);
    over.abort();
    told.push(`${name}: ${await attacking}`);
    for (const seen of await measuring) rows.push(describeSeen(name, seen));
  };
  await measureDuring('40 enquiries in a second', quietSeconds, enquireForty(brand));
  await waitForMails(database);
  const received = smtp.received.filter(({ to }) => to?.some(({ address }) => address === rival));
  // One of them was the code of the sign-in.
  told.push(`mails to the rival: ${received.length - 1}`);
  told.push(`its public reply rate ten days later: ${await readReplyRate(url, database, brand)}`);
  await measureDuring('a member toggles the pause', quietSeconds, togglePause(brand, member));
  await measureDuring('four dripping forms', 75, dripFour);
  await measureDuring(
    '26 listings of two pictures of 39 megapixels',
    60,
    await prepareHugeListings(),
  );
  printTable(columns, rows);
  console.log(`\n${told.join('\n')}`);
}

/** Two public brands that nobody has asked anything yet. */
async function findQuietBrands({ pool }: Database): Promise<[number, number]> {
  const { rows } = await pool.query<{ id: number }>(`
    select id from franchises f where status = 'approved' and deleted_at is null
      and not exists (select from brand_deliveries where franchise_id = f.id)
      and not exists (select from brand_members where franchise_id = f.id)
    order by id limit 2`);
  const [brand, other] = rows.map(({ id }) => id);
  if (brand === undefined || other === undefined) throw new Error('The demo has no such brands.');
  return [brand, other];
}

/** As visitors see it once the days for an answer are over and the nightly count has run. */
async function readReplyRate(url: string, { pool }: Database, brand: number): Promise<string> {
  await pool.query(
    `update brand_deliveries set delivered_at = delivered_at - interval '10 days', due_at = due_at - interval '10 days'
     where franchise_id = $1`,
    [brand],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into pgboss.job (name) values ('count-replies') returning id`,
  );
  await waitForNone(
    pool,
    `select from pgboss.job where id = '${rows[0]?.id}' and state <> 'completed'`,
  );
  const response = await fetch(`${url}/admin/api/franchises/${brand}`);
  const franchise = (await response.json()) as { reply_rate?: number; reply_count?: number };
  const { reply_rate: rate = null, reply_count: count = null } = franchise;
  return rate === null ? 'none shown' : `${rate}% of ${count}`;
}

const waitForMails = ({ pool }: Database) =>
  waitForNone(pool, `select from mails where status = 'queued'`);

/** Until the server has done what the query still finds. */
async function waitForNone(pool: Database['pool'], query: string): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while ((await pool.query(`${query} limit 1`)).rowCount !== 0) {
    if (performance.now() > end) throw new Error(`Not done in time: ${query}`);
    await wait(500);
  }
}
