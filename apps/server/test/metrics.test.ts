import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendTestMail } from '@naya/core/compose/setup/setup';
import { insertBackup, noteTry } from '@naya/db/backups';
import { beforeAll, describe, expect, it } from 'vitest';
import { contact } from './hostile/requests.ts';
import { parse as parseYaml } from 'yaml';
import { onReported } from '../src/log/measured.ts';
import { createS3Store } from '../src/media/s3-store.ts';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { readLogs, startMain } from './support/main.ts';
import { startS3 } from './support/s3.ts';
import { postJson, useApi } from './support/api.ts';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

const api = useApi();
useDataFolder();
const start = useServers();
const token = 'a token for the tests';
let url = '';
beforeAll(async () => {
  url = await start({ DATABASE_URL: api.databaseUrl, METRICS_TOKEN: token });
});

const scrape = async (authorization = `Bearer ${token}`) =>
  get(`${url}/metrics`, { Authorization: authorization });
const figure = async (name: string) => {
  const line = (await scrape()).body
    .toString()
    .split('\n')
    .find((each) => each.startsWith(name));
  return line === undefined ? null : Number(line.split(' ').at(-1));
};

describe('the figures', () => {
  it('are for who knows the token', async () => {
    expect((await scrape()).status).toBe(200);
    for (const wrong of ['', token, 'Bearer', 'Bearer x', `Bearer ${token}x`]) {
      const { status, body } = await scrape(wrong);
      expect(status).toBe(401);
      expect(body.toString()).not.toContain('naya_');
    }
  });

  it('say what runs', async () => {
    expect((await scrape()).body.toString()).toMatch(
      /^naya_build_info\{version="\d+\.\d+\.\d+",commit="[0-9a-f]*"\} 1$/m,
    );
  });

  it('count pages from memory and made anew', async () => {
    const answers = (result: string) => figure(`naya_page_cache_answers_total{result="${result}"}`);
    const [hits, misses] = [await answers('hit'), await answers('miss')];
    await get(`${url}/terms?first`);
    await expect.poll(async () => (await get(`${url}/terms`)).headers['x-cache']).toBe('hit');
    expect(await answers('hit')).toBeGreaterThan(hits ?? 0);
    expect((await answers('miss')) ?? 0).toBeGreaterThanOrEqual(misses ?? 0);
    expect(await figure('naya_page_cache_bytes')).toBeGreaterThan(1_000);
    expect(await figure('naya_page_cache_pages')).toBeGreaterThan(0);
  });

  it('count requests by class, and show no URL', async () => {
    const unknown = 'naya_request_duration_seconds_count{class="api",method="GET",status="404"}';
    const before = (await figure(unknown)) ?? 0;
    await get(`${url}/admin/api/secret-address?email=asha@example.in`);
    await expect.poll(() => figure(unknown)).toBe(before + 1);
    expect((await scrape()).body.toString()).not.toMatch(/secret-address|asha/);
  });

  it('tell what waits: jobs, mails, connections, the process itself', async () => {
    const sent = await fetch(`${url}/admin/api/contact`, postJson(contact()));
    expect(sent.status).toBe(201);
    expect(await figure('naya_mails{status="queued"}')).toBe(2);
    expect(await figure('naya_mails{status="failed"}')).toBe(0);
    expect(await figure('naya_jobs{queue="send-mail",state="created"}')).toBe(2);
    expect(await figure('naya_database_connections')).toBeGreaterThan(0);
    expect(await figure('naya_database_up')).toBe(1);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });
});

describe('what happens deep inside is counted', () => {
  it('by route, by pool and by limit', async () => {
    const name = 'naya_route_duration_seconds_count{route="/admin/api/contact"}';
    const [before, refused] = [(await figure(name)) ?? 0, 'naya_refusals_total{limit="sender"}'];
    const form = { ...contact(), email: 'often@example.in' };
    const sent = Array.from({ length: 21 }, (_, count) =>
      fetch(`${url}/admin/api/contact`, postJson({ ...form, message: `Message ${count}` })),
    );
    expect((await Promise.all(sent)).filter(({ status }) => status === 429)).toHaveLength(1);
    await expect.poll(() => figure(name)).toBe(before + 21);
    expect(await figure(refused)).toBe(1);
    expect(await figure('naya_database_seconds_count{pool="submissions"}')).toBeGreaterThan(0);
    expect(await figure('naya_database_connections{pool="reads"}')).toBeGreaterThanOrEqual(0);
  });

  it('commands to S3', async () => {
    const s3 = await startS3();
    try {
      const commands: string[] = [];
      onReported('store', ({ command }) => commands.push(command));
      const store = createS3Store(s3.place);
      await store.write('ab/a.webp', new Uint8Array(1), 'image/webp');
      await store.read('ab/a.webp');
      expect(commands).toEqual(['PutObject', 'GetObject']);
    } finally {
      await s3.stop();
    }
  });

  it('by the process for the jobs: mails, jobs and backups; its log names the mail', async () => {
    const at = new Date('2026-11-19T02:00:00Z');
    const stored = { name: 'a', made_at: at.toISOString(), bytes: 5, rows: 1, pictures: 0 };
    await insertBackup(api.core.db, stored);
    await noteTry(api.core.db, 'a', 'it is damaged');
    const owner = { id: '1', name: 'Asha', email: 'asha@momos.test', role: 'owner' } as const;
    await sendTestMail(api.core, owner);
    const port = await findFreePort();
    const jobs = startMain({
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.dataDir,
      JOBS: 'only',
      JOBS_PORT: String(port),
      METRICS_TOKEN: token,
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    try {
      url = `http://localhost:${port}`;
      await expect.poll(() => figure('naya_mail_tries_total{result="failed"}')).toBeGreaterThan(0);
      expect(await figure('naya_backup_timestamp_seconds{what="made"}')).toBe(Number(at) / 1000);
      expect(await figure('naya_backup_timestamp_seconds{what="failed"}')).toBeGreaterThan(0);
      expect(await figure('naya_backup_timestamp_seconds{what="tried"}')).toBeNull();
      expect(await figure('naya_backup_bytes')).toBe(5);
      expect(await figure('naya_oldest_job_seconds')).toBeGreaterThanOrEqual(0);
      const done = 'naya_job_last_success_timestamp_seconds{task="publish-scheduled"}';
      await expect.poll(() => figure(done)).toBeGreaterThan(Date.now() / 1000 - 600);
      await expect
        .poll(() => readLogs.at(-1)?.())
        .toMatch(/"job":"send-mail","id":"[^"]+","mail":\d+/);
    } finally {
      jobs.child.kill('SIGTERM');
      await jobs.ended;
    }
  });
});

it.each(['grafana.json', 'alerts.yaml'])('%s names figures that are there', async (name) => {
  const text = await readFile(join(import.meta.dirname, '../../../deploy', name), 'utf8');
  const content: unknown = name.endsWith('.json') ? JSON.parse(text) : parseYaml(text);
  const named = JSON.stringify(content).match(/\b(?:naya|nodejs|process)_[a-z0-9_]+/g) ?? [];
  const DATABASE_URL = api.databaseUrl;
  // No standby, so it is never read; its figures are there.
  const settings = { DATABASE_URL, DATABASE_READ_URL: DATABASE_URL, METRICS_TOKEN: token };
  const server = await start(settings);
  const { body } = await get(`${server}/metrics`, { Authorization: `Bearer ${token}` });
  const known = new Set(
    Array.from(body.toString().matchAll(/^# TYPE (\S+) (\S+)$/gm)).flatMap(([, each = '', kind]) =>
      kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => each + end) : [each],
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((each) => !known.has(each))).toEqual([]);
});

it('without a token there is no such URL', async () => {
  const closed = await start({ DATABASE_URL: api.databaseUrl });
  const { status, body } = await get(`${closed}/metrics`, { Authorization: 'Bearer ' });
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('naya_');
});
