import { brandApiUrl } from '@naya/contract/urls';
import { createDataLink } from '@naya/core/privacy/data-link';
import { replayErasures } from '@naya/core/privacy/replay-erasures';
import { applyRetention } from '@naya/core/privacy/retention';
import { people } from '@naya/db/brands/people-table';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { joinBrand } from './support/brand.ts';
import { findTraces } from './support/find-traces.ts';

const api = useApi();
let brand = 0;
beforeAll(async () => {
  [brand = 0] = await insertFranchisesForTest(api.core.db, [{ business_name: 'Chai Gully' }]);
});

const tracesOf = (word: string) => findTraces(api.core.db.$client, api.dataDir, [word]);
const linkOf = (email: string) => `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;

it("a brand's person sees their account by the data link, and it goes with the rest", async () => {
  const person = await joinBrand(api, brand, 'zenobia@example.in');
  const invited = { email: 'ravi@example.in', role: 'member' };
  await person.call('POST', `/brands/${brand}/people`, invited);
  const texts = { version: 1, headquarters: 'Indore' };
  const saved = await person.call('POST', `/brands/${brand}/listing/texts`, texts);
  expect(saved.status).toBe(200);
  const words = { text: 'Zenobia answers.' };
  await person.call('POST', `/brands/${brand}/listing/answer`, words);
  const paper = new FormData();
  paper.append('detail', 'Licence');
  paper.append('file', new File(['%PDF-1.7 zenobia'], 'zenobia.pdf'));
  const headers = { Cookie: person.cookie, Origin: api.core.publicUrl };
  const path = `${brandApiUrl}/brands/${brand}/papers`;
  expect((await api.request(path, { method: 'POST', headers, body: paper })).status).toBe(200);
  expect(await (await api.request(linkOf(person.email))).json()).toMatchObject({
    account: {
      name: 'zenobia',
      brands: [{ business_name: 'Chai Gully', role: 'owner' }],
      messages: [words],
      papers: [{ detail: 'Licence', name: 'zenobia.pdf' }],
      changes: [{ business_name: 'Chai Gully', after: { headquarters: 'Indore' } }],
    },
  });
  await api.request(linkOf(person.email), { method: 'DELETE' });
  expect((await person.call('GET', '/session')).status).toBe(401);
  expect(await tracesOf('zenobia')).toEqual([]);

  // As a backup from before holds it.
  await api.core.db.insert(people).values({
    id: 'old',
    name: 'Zenobia',
    email: 'zenobia@example.in',
    createdAt: new Date(Date.now() - 86_400_000),
  });
  await api.core.db.execute(sql`update erasures set replayed_at = null`);
  await replayErasures(api.core);
  expect(await tracesOf('zenobia')).toEqual([]);
});

it('keeps nobody who acts for no brand any more beyond the time of listings', async () => {
  const person = await joinBrand(api, brand, 'idle@example.in', 'member');
  const inYears = new Date(Date.now() + 37 * 31 * 86_400_000);
  await api.core.db.execute(sql`delete from person_sessions`);
  await applyRetention(api.core, inYears);
  expect(await tracesOf(person.email)).not.toEqual([]);
  await api.core.db.execute(sql`delete from brand_members where person_id = ${person.id}`);
  await applyRetention(api.core, inYears);
  expect(await tracesOf(person.email)).toEqual([]);
});
