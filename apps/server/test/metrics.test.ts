import { beforeAll, describe, expect, it } from 'vitest';
import { contact } from './hostile/requests.ts';
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

it('without a token there is no such URL', async () => {
  const closed = await start({ DATABASE_URL: api.databaseUrl });
  const { status, body } = await get(`${closed}/metrics`, { Authorization: 'Bearer ' });
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('naya_');
});
