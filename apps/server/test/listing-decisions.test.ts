import type { ListingQuestion } from '@naya/contract/brands/entity';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { sendMail } from '@naya/core/mail/send';
import { reviewMessages } from '@naya/db/tables/brands';
import { mails } from '@naya/db/tables/mail';
import { insertFranchisesForTest, insertSubmissionForTest } from '@naya/db/testing/seeds';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { useApi } from './support/api.ts';
import { postToBrand } from './support/brand.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';
import { useFolder } from './support/use-folder.ts';

const api = useApi();
const folder = useFolder();
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
});

let listed = 0;
/** A listing that waits for a decision; its sender has that e-mail. */
async function list() {
  listed += 1;
  const email = `sender-${listed}@listing.example`;
  const { db } = api.core;
  const given = { business_name: `Kulfi Corner ${listed}`, status: 'pending' } as const;
  const [id = 0] = await insertFranchisesForTest(db, [given]);
  const row = { kind: 'listing', name: 'Meera', email, payload: {}, answer: '' } as const;
  await insertSubmissionForTest(db, { ...row, key: crypto.randomUUID(), franchise_id: id });
  return { id, email };
}

const versionOf = async (id: number) =>
  (await owner.read<{ version: number }>(`/franchises/${id}/review`)).version;
const ask = async (id: number, version?: number) =>
  owner.call('POST', `/franchises/${id}/talk`, { kind: 'ask', text: 'Which state?', version });

/** The secret part of the link that was mailed with the last question. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await api.core.db
    .select({ details: mails.details })
    .from(mails)
    .where(and(eq(mails.kind, 'brand-change'), eq(mails.to, email)))
    .orderBy(desc(mails.id));
  return ((mail?.details ?? { url: '' }) as { url: string }).url.split('/').at(-1) ?? '';
}
const open = (token: string) => api.request(`${brandApiUrl}/listing-answers/${token}`);
async function prepareAnswer(token: string) {
  const { version, values } = (await (await open(token)).json()) as ListingQuestion;
  const description = 'A text that nobody of the office has read.';
  const body = { ...values, description, token, version, text: 'Goa.' };
  return () => postToBrand(api, '/listing-answers', body);
}

const countOpenQuestions = (id: number) =>
  api.core.db.$count(
    reviewMessages,
    and(
      eq(reviewMessages.franchise_id, id),
      eq(reviewMessages.kind, 'ask'),
      isNull(reviewMessages.ended_at),
    ),
  );

it('what its sender has changed since the operator read it is not approved', async () => {
  const { id, email } = await list();
  const seen = await versionOf(id);
  await ask(id, seen);
  const answer = await prepareAnswer(await tokenFor(email));
  expect((await answer()).status).toBe(200);
  const decide = (versions?: object) =>
    owner.call('POST', '/franchises/actions', { action: 'approve', ids: [id], versions });
  const late = await decide({ [id]: seen });
  expect(late.status).toBe(409);
  const { message } = (await late.json()) as { message: string };
  expect(message).toBe(
    `Kulfi Corner ${listed} has been changed since you opened it. Nothing is decided.`,
  );
  expect((await decide()).status).toBe(422);
  expect((await api.request(`/admin/api/franchises/${id}`)).status).toBe(404);
  // A question about what is not there any more is not asked either.
  expect((await ask(id, seen)).status).toBe(409);
  expect((await decide({ [id]: await versionOf(id) })).status).toBe(200);
});

it('one of several that has been changed stops the decision about all of them', async () => {
  const ids = [(await list()).id, (await list()).id];
  const versions = Object.fromEntries(ids.map((id) => [id, 1]));
  const row = await owner.read<object>(`/franchises/${ids[1]}`);
  await owner.call('PUT', `/franchises/${ids[1]}`, { ...row, description: 'Other words.' });
  const body = { action: 'reject', ids, versions, reason: 'No GSTIN.' };
  expect((await owner.call('POST', '/franchises/actions', body)).status).toBe(409);
  expect(await owner.read(`/franchises/${ids[0]}`)).toMatchObject({ status: 'pending' });
});

it('a question is answered once by its link', async () => {
  const { id, email } = await list();
  await ask(id, await versionOf(id));
  const token = await tokenFor(email);
  const answer = await prepareAnswer(token);
  expect((await answer()).status).toBe(200);
  expect((await answer()).status).toBe(410);
  const late = await open(token);
  expect(late.status).toBe(410);
  expect(await late.json()).toMatchObject({
    message: 'This question has been answered, or the listing decided, since.',
  });
});

it('a decision ends the link of a question, also one that is taken back', async () => {
  const { id, email } = await list();
  await ask(id, await versionOf(id));
  const token = await tokenFor(email);
  expect(await countOpenQuestions(id)).toBe(1);
  expect((await actOnFranchises(owner, 'approve', [id])).status).toBe(200);
  expect(await countOpenQuestions(id)).toBe(0);
  const filter = encodeURIComponent(JSON.stringify({ entity: 'franchise', entity_id: `${id}` }));
  const { data } = await owner.read<{ data: { id: number }[] }>(`/history?filter=${filter}`);
  expect((await owner.call('POST', `/history/${data[0]?.id}/undo`)).status).toBe(200);
  expect(await owner.read(`/franchises/${id}`)).toMatchObject({ status: 'pending' });
  expect((await open(token)).status).toBe(410);
});

it('handing a listing over ends the links of whoever was its contact', async () => {
  const { id, email } = await list();
  await ask(id, await versionOf(id));
  const token = await tokenFor(email);
  const answer = await prepareAnswer(token);
  const heir = { name: 'Ravi', email: 'heir@listing.example' };
  expect((await owner.call('PUT', `/franchises/${id}/contact`, heir)).status).toBe(200);
  expect((await answer()).status).toBe(410);
});

it('a transfer ends the questions to whoever had the brand', async () => {
  const { id } = await list();
  expect((await actOnFranchises(owner, 'approve', [id])).status).toBe(200);
  expect((await ask(id, await versionOf(id))).status).toBe(201);
  expect(await countOpenQuestions(id)).toBe(1);
  const heir = { name: 'Ravi', email: 'heir@listing.example' };
  expect((await owner.call('POST', `/franchises/${id}/transfer`, heir)).status).toBe(201);
  expect(await countOpenQuestions(id)).toBe(0);
});

it('the mail with a question names no brand in its subject that nobody has approved', async () => {
  const { id, email } = await list();
  await ask(id, await versionOf(id));
  const ofSender = eq(mails.to, email);
  const [mail] = await api.core.db.select().from(mails).where(ofSender);
  await sendMail(api.core, createMailer(readEnv({ DATA_DIR: folder() })), mail?.id ?? 0);
  const [sent] = await api.core.db.select().from(mails).where(ofSender);
  expect(sent?.content?.subject).toBe('We have a question about your listing');
});
