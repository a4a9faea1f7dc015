import { brandApiUrl } from '@naya/contract/brands/urls';
import { createDataLink } from '@naya/core/mail/data-link';
import { replayErasures } from '@naya/core/compose/privacy/replay-erasures';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { insertInvitation } from '@naya/db/brands/invitations';
import { putMember } from '@naya/db/brands/members';
import { brandInvitations } from '@naya/db/tables/brand-members';
import { people } from '@naya/db/tables/people';
import { findOrMakePerson } from '@naya/db/people';
import { putContact } from '@naya/db/franchises/contacts';
import type { ListingQuestion } from '@naya/contract/brands/entity';
import { mails } from '@naya/db/tables/mail';
import { insertCategories } from '@naya/db/seed/insert';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest, makeCategory } from '@naya/db/testing/seeds';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { eraseAccount, joinBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { countWaiting } from './support/count-waiting.ts';
import { findTraces } from './support/find-traces.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let brand = 0;
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
  await insertCategories(api.core.db, [makeCategory({ name: 'Food & Beverage' })]);
  [brand = 0] = await insertFranchisesForTest(api.core.db, [{ business_name: 'Chai Gully' }]);
});

const tracesOf = (word: string) => findTraces(api.core.db.$client, api.dataDir, [word]);
const linkOf = (email: string) => `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;

function sendDocument({ cookie }: BrandPerson, name: string) {
  const body = new FormData();
  body.append('detail', 'Licence');
  body.append('file', new File([`%PDF-1.7 ${name}`], `${name}.pdf`));
  const headers = { Cookie: cookie, Origin: api.core.publicUrl };
  return api.request(`${brandApiUrl}/brands/${brand}/papers`, { method: 'POST', headers, body });
}

it("a brand's person sees their account by the data link, and it goes with the rest", async () => {
  const person = await joinBrand(api, brand, 'zenobia@example.in');
  const invited = { email: 'ravi@example.in', role: 'member' };
  await person.call('POST', `/brands/${brand}/people`, invited);
  const texts = { version: 1, headquarters: 'Indore' };
  const saved = await person.call('POST', `/brands/${brand}/listing/texts`, texts);
  expect(saved.status).toBe(200);
  const words = { text: 'Zenobia answers.' };
  await person.call('POST', `/brands/${brand}/listing/answer`, words);
  expect((await sendDocument(person, 'zenobia')).status).toBe(200);
  const { db } = api.core;
  const [left = 0, asked = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Left Lassi' },
    { business_name: 'Asking Idli' },
  ]);
  const inviter = await joinBrand(api, asked, 'inviter@example.in');
  const typed = { email: person.email, name: 'Zenobia as typed', role: 'member' };
  expect((await inviter.call('POST', `/brands/${asked}/people`, typed)).status).toBe(201);
  await joinBrand(api, left, 'stays@example.in');
  await putMember(db, left, person.id, 'owner');
  expect((await person.call('POST', `/brands/${left}/leave`, {})).status).toBe(200);
  expect(await (await api.request(linkOf(person.email))).json()).toMatchObject({
    account: {
      name: 'zenobia',
      brands: [{ business_name: 'Chai Gully', role: 'owner' }],
      former: [{ business_name: 'Left Lassi', removed_at: expect.any(String) }],
      invitations: [{ business_name: 'Asking Idli', name: 'Zenobia as typed' }],
      messages: [words],
      papers: [{ detail: 'Licence', name: 'zenobia.pdf' }],
      changes: [{ business_name: 'Chai Gully', after: { headquarters: 'Indore' } }],
    },
  });
  await eraseAccount(api, person);
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
  await person.call('POST', `/brands/${brand}/listing/answer`, { text: 'idle@example.in: yes.' });
  expect((await sendDocument(person, 'idle@example.in')).status).toBe(200);
  const inYears = new Date(Date.now() + 37 * 31 * 86_400_000);
  await api.core.db.execute(sql`delete from person_sessions`);
  await applyRetention(api.core, inYears);
  const kept = await tracesOf(person.email);
  for (const table of ['brand_papers', 'listing_talk', 'people']) {
    expect(kept, table).toContainEqual(expect.stringContaining(table));
  }
  await api.core.db.execute(sql`delete from brand_members where person_id = ${person.id}`);
  await applyRetention(api.core, inYears);
  expect(await tracesOf(person.email)).toEqual([]);
});

it('keeps who was removed and is on file as such, and nobody who was invited and never came', async () => {
  const { db } = api.core;
  const [lassi = 0] = await insertFranchisesForTest(db, [{ business_name: 'Lassi Lane' }]);
  const owner = await joinBrand(api, lassi, 'owner@lassi.example');
  const removed = await joinBrand(api, lassi, 'removed@lassi.example');
  const contact = { name: '', phone: null, designation: null };
  await putContact(db, lassi, { ...contact, email: 'Removed@lassi.example' });
  await owner.call('POST', `/brands/${lassi}/people/remove`, { person: removed.id });
  const invited = { email: 'never@lassi.example', name: 'Never Came', role: 'member' };
  expect((await owner.call('POST', `/brands/${lassi}/people`, invited)).status).toBe(201);
  const inYears = new Date(Date.now() + 37 * 31 * 86_400_000);
  await db.execute(sql`delete from person_sessions`);
  await applyRetention(api.core, inYears);
  expect(await tracesOf('Never Came')).toEqual(['public.brand_invitations: Never Came']);
  await db.execute(sql`update brand_invitations set created_at = now() - interval '30 days'`);
  await applyRetention(api.core, new Date());
  expect(await tracesOf('never@lassi.example')).toEqual([]);
  expect(await db.$count(people, eq(people.id, removed.id))).toBe(1);
  await putContact(db, lassi, { ...contact, email: 'other@lassi.example' });
  await applyRetention(api.core, inYears);
  expect(await db.$count(people, eq(people.id, removed.id))).toBe(0);
});

it('keeps somebody who is invited again in the night that would erase them', async () => {
  const { db } = api.core;
  const { id } = await findOrMakePerson(db, { email: 'again@example.in', name: '' });
  const invitation = { franchise_id: brand, person_id: id, role: 'member', name: 'Asha' } as const;
  const night = await db.transaction(async (tx) => {
    await insertInvitation(tx, invitation);
    let isOver = false;
    const run = applyRetention(api.core, new Date()).finally(() => (isOver = true));
    await expect.poll(async () => isOver || (await countWaiting(db)) > 0).toBe(true);
    return { run };
  });
  await night.run;
  expect(await db.$count(brandInvitations, eq(brandInvitations.person_id, id))).toBe(1);
});

it('keeps papers and words about a public listing, and of a hidden one for the time of listings', async () => {
  const { db } = api.core;
  const [hidden = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Gone Gully', status: 'suspended' },
  ]);
  for (const [franchise, word] of [
    [brand, 'publicword'],
    [hidden, 'hiddenword'],
  ] as const) {
    await db.execute(sql`insert into listing_talk (franchise_id, kind, text)
      values (${franchise}, 'note', ${word})`);
    await db.execute(sql`insert into brand_papers (franchise_id, detail, name, type, bytes)
      values (${franchise}, 'Licence', ${word}, 'x', '')`);
  }
  const both = (word: string) => [`public.brand_papers: ${word}`, `public.listing_talk: ${word}`];
  await applyRetention(api.core, new Date());
  expect(await tracesOf('hiddenword')).toEqual(both('hiddenword'));
  await applyRetention(api.core, new Date(Date.now() + 37 * 31 * 86_400_000));
  expect(await tracesOf('hiddenword')).toEqual([]);
  expect(await tracesOf('publicword')).toEqual(both('publicword'));
});

/** The sender of a listing answers a question by its mailed link; then the listing is approved, and somebody else its contact. */
async function answerByLink(email: string, text: string): Promise<number> {
  const { core } = api;
  await api.request('/admin/api/franchise-owner', multipart(listingParts({ email })));
  const [listed] = await core.db
    .select({ id: submissions.franchise_id })
    .from(submissions)
    .where(eq(submissions.email, email));
  const id = listed?.id ?? 0;
  await editor.call('POST', `/franchises/${id}/talk`, {
    kind: 'ask',
    text: 'Which state?',
    version: 1,
  });
  const [mail] = await core.db
    .select()
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id));
  const { url } = (mail?.details ?? { url: '' }) as { url: string };
  const token = url.split('/').at(-1) ?? '';
  const path = '/listing-answers';
  const question = (await api.get(`${brandApiUrl}${path}/${token}`)) as ListingQuestion;
  const { version, values } = question;
  const sent = await postToBrand(api, path, { ...values, token, text, version });
  expect(sent.status).toBe(200);
  await actOnFranchises(editor, 'approve', [id]);
  const heir = { name: 'Ravi', email: `heir.${email}` };
  expect((await editor.call('PUT', `/franchises/${id}/contact`, heir)).status).toBe(200);
  return id;
}

it('answers by a mailed link are shown to who gave them, and go with the rest', async () => {
  const email = 'Meera@listing.example';
  const listing = await answerByLink(email, 'Meera says Goa.');
  const readAnswers = async (of: string) =>
    ((await api.get(linkOf(of))) as { answers: object[] }).answers;
  expect(await readAnswers(email)).toMatchObject([{ text: 'Meera says Goa.' }]);
  expect(await readAnswers(`heir.${email}`)).toEqual([]);
  await api.request(linkOf(email), { method: 'DELETE' });
  expect(await tracesOf('Meera says')).toEqual([]);
  expect(await readAnswers(email)).toEqual([]);

  // As a backup from before holds it.
  await api.core.db
    .execute(sql`insert into listing_talk (franchise_id, kind, email, text, created_at)
    values (${listing}, 'answer', 'meera@listing.example', 'Meera says Goa.', now() - interval '1 day')`);
  await api.core.db.execute(sql`update erasures set replayed_at = null`);
  await replayErasures(api.core);
  expect(await tracesOf('Meera says')).toEqual([]);
});

it('answers by a mailed link go with the time of listings, as the form of the listing does', async () => {
  await answerByLink('asha@listing.example', 'Asha says Goa.');
  const inYears = (years: number) => new Date(Date.now() + years * 366 * 86_400_000);
  await applyRetention(api.core, inYears(2));
  expect(await tracesOf('Asha says')).not.toEqual([]);
  await applyRetention(api.core, inYears(4));
  expect(await tracesOf('Asha says')).toEqual([]);
});

it('takes so many changes a day, papers and answers of a brand, and no more', async () => {
  const person = await joinBrand(api, brand, 'busy@example.in');
  const { db } = api.core;
  const fill = (table: string, columns: string, values: string, count: number) =>
    db.execute(
      sql.raw(`insert into ${table} (franchise_id, ${columns})
        select ${brand}, ${values} from generate_series(1, ${count})`),
    );
  const listing = `/brands/${brand}/listing`;
  const saveTexts = async (headquarters: string) => {
    const { version } = await person.read<{ version: number }>(listing);
    return person.call('POST', `${listing}/texts`, { version, headquarters });
  };
  const answer = () => person.call('POST', `${listing}/answer`, { text: 'One more.' });
  const refused = async (given: Response, words: string) => {
    expect([given.status, await given.text()]).toEqual([422, expect.stringContaining(words)]);
  };
  await db.execute(sql`delete from brand_changes`);
  await fill('brand_changes', 'state, before, after', `'live', '{}', '{}'`, 99);
  expect((await saveTexts('Pune')).status).toBe(200);
  await refused(await saveTexts('Goa'), 'a lot of changes for a day');
  await db.execute(sql`update brand_changes set created_at = now() - interval '25 hours'`);
  expect((await saveTexts('Goa')).status).toBe(200);

  await db.execute(sql`delete from brand_papers`);
  await fill('brand_papers', 'detail, name, type, bytes', `'Licence', 'a.pdf', 'x', ''`, 19);
  expect((await sendDocument(person, 'twentieth')).status).toBe(200);
  await refused(await sendDocument(person, 'next'), 'We hold 20 papers already');
  // Another brand's person knows the number, and the brand of the path is their own.
  const [dosa = 0] = await insertFranchisesForTest(db, [{ business_name: 'Dosa Gali' }]);
  const stranger = await joinBrand(api, dosa, 'stranger@example.in');
  const { data } = await person.read<{ data: { id: number }[] }>(`/brands/${brand}/papers`);
  const remove = (by: BrandPerson, of: number) =>
    by.call('POST', `/brands/${of}/papers/remove`, { paper: data[0]?.id });
  expect((await remove(stranger, dosa)).status).toBe(404);
  expect((await remove(person, brand)).status).toBe(200);

  await db.execute(sql`delete from listing_talk`);
  await fill('listing_talk', 'kind, text', `'answer', 'a'`, 199);
  expect((await answer()).status).toBe(200);
  await refused(await answer(), 'a long talk already');
});
