import { createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { createFeedbackToken } from '@naya/core/brands/feedback';
import type { FeedbackQuestion } from '@naya/contract/brands/entity';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { listBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let brand = 0;
let owner = {} as BrandPerson;
let agent = {} as Colleague;
beforeAll(async () => {
  ({ brand, owner } = await listBrand(api, 1));
  agent = await createColleague(api, 'agent');
});

let sent = 0;
async function enquire() {
  sent += 1;
  const enquiry = {
    name: 'Asha Rao',
    email: `asha${sent}@investor${sent}.example`,
    phone: '9811122333',
    franchiseId: String(brand),
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry));
  const { id } = (await answer.json()) as { id: number };
  await postToBrand(api, '/confirmations', { token: createConfirmToken(api.core.secret, id) });
  const token = createFeedbackToken(api.core.secret, id);
  const act = (what: string, body: object) =>
    owner.call('POST', `/brands/${brand}/enquiries/${id}/${what}`, body);
  const say = (word: string) => postToBrand(api, '/words', { token, word });
  const ask = () => api.get(`/brand/api/words/${token}`) as Promise<FeedbackQuestion>;
  return { id, act, say, ask };
}

it('whoever is about to say "I heard nothing" is shown what was mailed, and what the brand says', async () => {
  const mailed = await enquire();
  expect(await mailed.ask()).toMatchObject({ replies: [], marked_at: null });
  await mailed.act('reply', { text: 'Gladly, on Monday.' });
  expect((await mailed.ask()).replies).toEqual([
    { text: 'Gladly, on Monday.', created_at: expect.stringMatching(/^\d{4}-/) },
  ]);
  const marked = await enquire();
  await marked.act('answered', { note: 'Secret note.' });
  const question = await marked.ask();
  expect(Date.parse(question.marked_at ?? '')).not.toBeNaN();
  expect(JSON.stringify(question)).not.toContain('Secret note.');
});

it('the brand says once what it knows of a denied answer, operators read it, and decide', async () => {
  const { id, act, say } = await enquire();
  const state = (text: string) => act('statement', { text });
  await act('answered', { note: 'Called.' });
  expect((await state('I called on Monday.')).status).toBe(409);
  await say('no');
  const shown = await owner.read(`/brands/${brand}/enquiries/${id}`);
  expect(shown).toMatchObject({ word: 'no', ruling: null });
  const both = await Promise.all([state('I called on Monday.'), state('I called on Monday.')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await state('And on Tuesday.')).status).toBe(409);
  const { brand_replies } = await agent.read<{ brand_replies: object[] }>(`/leads/${id}`);
  expect(brand_replies).toMatchObject([{ kind: 'statement', text: 'I called on Monday.' }]);
  const ruling = { ruling: 'answered', word: 'no', before: null };
  expect((await agent.call('POST', `/leads/${id}/brand/ruling`, ruling)).status).toBe(201);
  expect((await state('And on Tuesday.')).status).toBe(409);
});
