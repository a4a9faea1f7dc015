import { createDataLink } from '@naya/core/mail/data-link';
import { mails } from '@naya/db/tables/mail';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

let shown = 0;
let hidden = 0;
const api = useApi(async ({ db }) => {
  [shown = 0, hidden = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Chai Gully' },
    { business_name: 'Kagaz', status: 'pending' },
  ]);
});
let agent = {} as Colleague;
beforeAll(async () => {
  agent = await createColleague(api, 'agent');
});

const words = 'The outlets in Pune closed, see https://evil.example';
const sendReport = (more: object = {}, set = '/admin/api') =>
  api.request(
    `${set}/report`,
    postJson({ franchiseId: String(shown), reason: 'Figures are wrong', message: words, ...more }),
  );
const stored = async (id: number) =>
  (await api.core.db.select().from(submissions).where(eq(submissions.id, id)))[0];
const mailsOf = (id: number) =>
  api.core.db
    .select({ kind: mails.kind, to: mails.to })
    .from(mails)
    .where(eq(mails.submission_id, id));
const sent = async (more: object = {}) => {
  const answer = await sendReport(more);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
};

it.each(['/admin/api', '/api'])(
  'a report reaches our team through %s, and no brand',
  async (set) => {
    const email = `reader-${set.length}@example.in`;
    const answer = await sendReport({ email }, set);
    expect(await answer.json()).toMatchObject({
      success: true,
      message: 'Thank you. A person of our team looks at it.',
    });
    const filter = encodeURIComponent('{"kind":"report"}');
    const { data } = await agent.read<{ data: { id: number; email: string }[] }>(
      `/leads?filter=${filter}`,
    );
    const lead = data.find((each) => each.email === email);
    expect(await agent.read(`/leads/${lead?.id}`)).toMatchObject({
      kind: 'report',
      franchise_id: shown,
      payload: { franchiseName: 'Chai Gully', reason: 'Figures are wrong', message: words },
    });
    const kinds = (await mailsOf(lead?.id ?? 0)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['acknowledgement', 'operator-notice']);
  },
);

it('a reporter may stay unknown: then nobody is mailed but us', async () => {
  for (const email of [undefined, '', null]) {
    const id = await sent({ email });
    expect(await stored(id)).toMatchObject({ email: '', name: 'Anonymous' });
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['operator-notice']);
  }
});

it('what cannot be used is refused at its field, and a listing that nobody sees is not found', async () => {
  const refusals: [object, string][] = [
    [{ message: ' ' }, 'message'],
    [{ reason: 'Because' }, 'reason'],
    [{ email: 'nobody' }, 'email'],
    [{ message: 'x'.repeat(100_001) }, 'message'],
  ];
  for (const [more, field] of refusals) {
    const answer = await sendReport(more);
    expect([field, answer.status]).toEqual([field, 422]);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual([field]);
  }
  expect((await sendReport({ franchiseId: String(hidden) })).status).toBe(404);
  expect((await sendReport({ franchiseId: 'no-such-brand' })).status).toBe(404);
});

it('links in it make it suspicious, and a suspicious one is acknowledged to nobody', async () => {
  const message = 'http://a.example http://b.example http://c.example <a href="x">';
  const id = await sent({ message, email: 'links@example.in' });
  expect(await stored(id)).toMatchObject({ stage: 'spam' });
  expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['operator-notice']);
});

it('the reporter reads an answer, and exports and erases the report by the private link', async () => {
  const email = 'erases@example.in';
  const id = await sent({ email });
  const reply = { subject: 'Your report', text: 'We rang them: the two are closed.' };
  expect((await agent.call('POST', `/leads/${id}/replies`, reply)).status).toBeLessThan(300);
  expect((await mailsOf(id)).map(({ kind, to }) => `${kind} ${to}`)).toContain(
    `lead-reply ${email}`,
  );
  const url = `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
  expect(await api.get(url)).toMatchObject({ submissions: [{ kind: 'report' }] });
  expect((await api.request(url, { ...postJson({}), method: 'DELETE' })).status).toBe(200);
  const erased = await stored(id);
  expect(erased?.erased_at).not.toBeNull();
  expect(JSON.stringify(erased)).not.toContain('outlets in Pune');
});
