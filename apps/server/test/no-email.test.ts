import { provider } from '@naya/contract/site-info/provider';
import { enquiryWithDefaults } from '@naya/contract/submissions/enquiry-defaults';
import { mails } from '@naya/db/tables/mail';
import { submissions } from '@naya/db/tables/submissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

type Person = { email: string; submissions: { id: number }[] };

const api = useApi();
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
});

/** An enquiry as the site sends it when the visitor leaves the e-mail out. */
async function enquire(phone: string, contactEmail: string = provider.email): Promise<number> {
  const input = { name: 'Asha', phone, message: 'Is Pune open?', franchiseName: 'Chai Gully' };
  const body = enquiryWithDefaults(input, contactEmail);
  const sent = await api.request('/admin/api/investor', postJson(body));
  expect(sent.status).toBe(201);
  return ((await sent.json()) as { id: number }).id;
}

const idsOf = (person: Person) => person.submissions.map(({ id }) => id).sort((a, b) => a - b);
const readPerson = async (id: number) => idsOf(await owner.read<Person>(`/leads/${id}/person`));
const rowOf = async (id: number) =>
  (await api.core.db.select().from(submissions).where(eq(submissions.id, id)))[0];
const erase = async (id: number) => (await owner.call('POST', `/leads/${id}/erase-person`)).json();

it('nobody’s e-mail is stored in place of one that was left out', async () => {
  const id = await enquire('98765 00001');
  const row = await rowOf(id);
  expect(row).toMatchObject({ email: '', incomplete: true });
  expect(row?.payload).not.toHaveProperty('email');
  const posted = await api.core.db.select().from(mails).where(eq(mails.submission_id, id));
  expect(posted.map(({ kind }) => kind)).toEqual(['operator-notice']);
});

it('two visitors without e-mail are two persons, and erasing one leaves the other', async () => {
  const [one, other] = [await enquire('98765 00002'), await enquire('98765 00003')];
  const [unreachable, alike] = [await enquire(''), await enquire('')];
  expect(await readPerson(one)).toEqual([one]);
  expect(await readPerson(unreachable)).toEqual([unreachable]);
  expect(await erase(one)).toEqual({ erased: 1 });
  expect(await erase(unreachable)).toEqual({ erased: 1 });
  expect((await rowOf(one))?.erased_at).not.toBeNull();
  expect(await rowOf(other)).toMatchObject({ name: 'Asha', erased_at: null });
  expect(await rowOf(alike)).toMatchObject({ name: 'Asha', erased_at: null });
});

it('visitors without e-mail are one person by their mobile number, whoever else has it', async () => {
  const [first, second] = [await enquire('98765 00004'), await enquire('+91 9876500004')];
  const body = { name: 'Ravi', email: 'ravi@example.in', phone: '98765 00004' };
  const message = { ...body, subject: 'Support', message: 'Hello' };
  const sent = await api.request('/admin/api/contact', postJson(message));
  const { id: ravi } = (await sent.json()) as { id: number };
  expect(await readPerson(first)).toEqual([first, second]);
  expect(await erase(second)).toEqual({ erased: 2 });
  expect(await rowOf(ravi)).toMatchObject({ name: 'Ravi', erased_at: null });
  expect(await readPerson(ravi)).toEqual([ravi]);
});

it('the contact e-mail of the settings, the present and a former one, is nobody either', async () => {
  for (const email of ['office@naya.example', 'sales@naya.example']) {
    const { version } = await owner.read<{ version: number }>('/documents/contact-info');
    const value = { address: [], email: [{ email }], phone: [] };
    const saved = await owner.call('PUT', '/documents/contact-info', { version, value });
    expect(saved.status).toBe(200);
  }
  const former = await enquire('', 'Office@naya.example');
  const present = await enquire('', 'sales@naya.example');
  expect(await rowOf(former)).toMatchObject({ email: '', incomplete: true });
  expect(await readPerson(present)).toEqual([present]);
});
