import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@naya/db/client';
import { run } from './run.ts';

export type Reference = { name: string; perSecond: number };

const clients = 10;
const payload = JSON.stringify({
  name: 'Asha Rao',
  email: 'guest@example.in',
  phone: '98765 43210',
  subject: 'Support',
  message:
    'Which of your brands would suit a corner shop of 300 square feet in Nagpur? I have ₹12 lakh.',
});
const consent = '{"policy":"0123456789abcdef","at":"2026-01-01T00:00:00.000Z"}';

/** One submission's rows, each statement on its own as a plain program would; `$` is the submission's id. */
const statements = {
  begin: 'begin',
  submission: `insert into submissions (key, kind, name, email, phone, mobile, payload, answer, stage, spam_reasons, consent)
    values (gen_random_uuid(), 'contact', 'Asha Rao', 'guest@example.in', '98765 43210', '+919876543210', '${payload}', 'Message Sent Successfully!', 'new', '{}', '${consent}')
    returning id`,
  audit: `insert into audit_lines (actor, action, entity, entity_id) values ('visitor', 'submitted', 'submission', $)`,
  mails: `insert into mails (kind, "to", submission_id) values ('operator-notice', 'hello@example.in', $), ('acknowledgement', 'guest@example.in', $)`,
  jobs: `insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, dead_letter)
    values ('send-mail', '{"mailId":1}', 9, 5, true, 'send-mail-failed'), ('send-mail', '{"mailId":2}', 9, 5, true, 'send-mail-failed')`,
  commit: 'commit',
};

/** The same rows as fast as PostgreSQL takes them: by pgbench, or where that is not installed by bare clients. */
export async function measureReference(
  url: string,
  folder: string,
  seconds: number,
): Promise<Reference> {
  try {
    return await runPgbench(url, folder, seconds);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return runBareClients(url, seconds);
  }
}

async function runPgbench(url: string, folder: string, seconds: number): Promise<Reference> {
  const { begin, submission, audit, mails, jobs, commit } = statements;
  const withId = (statement: string) => statement.replaceAll('$', ':id');
  const oneLine = (statement: string) => statement.replaceAll('\n', ' ');
  const rest = [withId(audit), withId(mails), jobs, commit];
  const script = [`${begin};`, `${submission} \\gset`, ...rest.map((each) => `${each};`)].map(
    oneLine,
  );
  const file = join(folder, 'submission.sql');
  await writeFile(file, `${script.join('\n')}\n`);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-T',
    String(seconds),
    '-f',
    file,
  ];
  const output = await run('pgbench', [...options, url]);
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (!rate) throw new Error(output);
  return { name: 'pgbench, same rows', perSecond: Number(rate) };
}

async function runBareClients(url: string, seconds: number): Promise<Reference> {
  const { pool, close } = openDatabase({ url, max: clients });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const work = async () => {
    const client = await pool.connect();
    const ask = (name: keyof typeof statements, id?: number) => {
      const text = statements[name].replaceAll('$', name === 'audit' ? '$1::int::text' : '$1::int');
      return client.query({ name, text, ...(id !== undefined && { values: [id] }) });
    };
    while (performance.now() < until) {
      await ask('begin');
      const { id } = (await ask('submission')).rows[0] as { id: number };
      await ask('audit', id);
      await ask('mails', id);
      await ask('jobs');
      await ask('commit');
      done += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: clients }, work));
  await close();
  return { name: 'bare clients, same rows (no pgbench here)', perSecond: done / seconds };
}
