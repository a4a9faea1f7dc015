import type { OfficeNotices } from '@naya/contract/office/notices';
import type { FailedJob } from '@naya/contract/jobs';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
});

const listed = async () => (await owner.read<{ data: FailedJob[] }>('/work')).data;

async function failForGood(job: string, data: object, message: string): Promise<void> {
  const boss = new PgBoss({ connectionString: api.databaseUrl, supervise: false });
  await boss.start();
  const id = await boss.send(job, data, { retryLimit: 0 });
  await boss.fetch(job);
  await boss.fail(job, id ?? '', { message });
  await boss.stop({ graceful: false });
}

const counted = async () => (await owner.read<OfficeNotices>('/notices')).workFailed;

async function waiting(): Promise<unknown[]> {
  const { rows } = await api.core.db.execute(
    sql`select data from pgboss.job where name = 'make-variants' and state = 'created'`,
  );
  return rows.map(({ data }) => data);
}

it('that failed for good is listed with its reason, but what is told elsewhere is not', async () => {
  expect(await listed()).toEqual([]);
  await failForGood('make-variants', { picture: 'a picture' }, 'The disk is full');
  await failForGood('send-mail', { mailId: 1 }, 'No such host');
  await failForGood('publish-scheduled', {}, 'The database was away');
  await failForGood('watch-enquiries', {}, 'The database was away');
  expect(await listed()).toEqual([
    {
      id: expect.any(String),
      job: 'make-variants',
      data: { picture: 'a picture' },
      reason: 'The disk is full',
      failed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
  expect(await counted()).toBe(1);
});

it('is tried again, once', async () => {
  const [failed] = await listed();
  expect(await waiting()).toEqual([]);
  const again = () => owner.call('POST', `/work/${failed?.id}/again`);
  expect((await again()).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect(await counted()).toBe(0);
  expect(await waiting()).toEqual([{ picture: 'a picture' }]);
  expect((await again()).status).toBe(404);
  expect(await waiting()).toHaveLength(1);
});
