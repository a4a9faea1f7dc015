import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startBenchServer } from './bench-server.ts';
import { startServerProcess } from './server-process.ts';

const warmupSeconds = 4;
const seconds = 15;
const connections = 32;

type Load = {
  perSecond: number;
  kept: number;
  failed: number;
  p50: number;
  p99: number;
  max: number;
};

/** Submissions through the whole server, beside pgbench inserting the same rows into the same PostgreSQL. */
export async function measureIntake(): Promise<void> {
  const postgres = await startBenchServer();
  const folder = await mkdtemp(join(tmpdir(), 'naya-bench-'));
  try {
    const database = await postgres.createDatabase();
    // Mail is left in the queue: it is sent later, by the same or another process.
    const server = await startServerProcess({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      JOBS: 'off',
      LIMITS: 'off',
    });
    await load(server.url, warmupSeconds);
    const ours = await load(server.url, seconds);
    await server.stop();
    const rows = await database.pool.query('select count(*)::int as count from submissions');
    const reference = await runPgbench(database.url, folder);
    print(ours, reference, rows.rows[0].count);
    await database.close();
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

function print(ours: Load, reference: number, rows: number): void {
  console.log(
    `\n${connections} senders for ${seconds} s, PostgreSQL and senders on the same machine; ${rows} submissions kept`,
  );
  console.log(`submissions a second   ${ours.perSecond.toFixed(0)}   (${ours.failed} failed)`);
  console.log(`milliseconds           p50 ${ours.p50}   p99 ${ours.p99}   max ${ours.max}`);
  console.log(`pgbench, same rows     ${reference.toFixed(0)} transactions a second`);
  console.log(`ratio                  ${(ours.perSecond / reference).toFixed(2)}`);
}

async function load(url: string, duration: number): Promise<Load> {
  const program = join(import.meta.dirname, 'intake-load.ts');
  const output = await run('node', [program, url, String(duration), String(connections)]);
  return JSON.parse(output) as Load;
}

/** One submission's rows as a transaction of its own, each statement prepared. */
const transaction = `begin;
insert into submissions (key, kind, name, email, phone, mobile, payload, answer, stage, spam_reasons, consent) values (gen_random_uuid(), 'contact', 'Asha Rao', 'guest' || :client_id || '@example.in', '98765 43210', '+919876543210', '{"name":"Asha Rao","email":"guest@example.in","phone":"98765 43210","subject":"Support","message":"Which of your brands would suit a corner shop of 300 square feet in Nagpur? I have ₹12 lakh."}', 'Message Sent Successfully!', 'new', '{}', '{"policy":"0123456789abcdef","at":"2026-01-01T00:00:00.000Z"}') returning id \\gset
insert into audit_lines (actor, action, entity, entity_id) values ('visitor', 'submitted', 'submission', :id);
insert into mails (kind, "to", submission_id) values ('operator-notice', 'hello@example.in', :id), ('acknowledgement', 'guest@example.in', :id);
insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, dead_letter) values ('send-mail', '{"mailId":1}', 9, 5, true, 'send-mail-failed'), ('send-mail', '{"mailId":2}', 9, 5, true, 'send-mail-failed');
commit;
`;

async function runPgbench(url: string, folder: string): Promise<number> {
  const script = join(folder, 'submission.sql');
  await writeFile(script, transaction);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '10',
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    script,
  ];
  const output = await run('pgbench', [...options, url]);
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (!rate) throw new Error(output);
  return Number(rate);
}

async function run(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => {
      child.once('close', resolve);
      child.once('error', reject);
    }),
  ]);
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${output}`);
  return output;
}
