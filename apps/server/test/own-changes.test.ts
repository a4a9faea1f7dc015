import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { createFaults } from '../src/log/faults.ts';
import { openCatalogue } from '../src/start/open-catalogue.ts';
import { useApi } from './support/api.ts';
import { actOnFranchises, createColleague } from './support/office.ts';

let id = 0;
const api = useApi(async ({ db }) => {
  [id = 0] = await insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]);
});
const log = pino({ level: 'silent' });

it('a decision shows at once on the instance that answered it, and on another one soon', async () => {
  const catalogue = openCatalogue(api.databaseUrl, createFaults(log));
  onTestFinished(() => catalogue.stop());
  const other = createApiApp({ ...api.core, catalogue }, log);
  const editor = await createColleague(api, 'editor');
  const countIn = async (app: Pick<typeof other, 'request'>) => {
    const answer = await app.request('/admin/api/franchises?search=gully');
    return ((await answer.json()) as { total: number }).total;
  };
  expect([await countIn(api.app), await countIn(other)]).toEqual([1, 1]);
  for (const [action, total] of [
    ['suspend', 0],
    ['approve', 1],
  ] as const) {
    expect((await actOnFranchises(editor, action, [id], 'We have a question.')).status).toBe(200);
    // Asked without waiting, as a browser does.
    expect(await countIn(api.app)).toBe(total);
    await expect.poll(() => countIn(other)).toBe(total);
  }
});
