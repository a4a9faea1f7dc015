import { randomUUID } from 'node:crypto';
import { erasePerson } from '@naya/core/compose/privacy/erase-person';
import { franchises } from '@naya/db/tables/franchises';
import { mails } from '@naya/db/tables/mail';
import { media } from '@naya/db/tables/media';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contact, enquiry, listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { drawPicture } from './support/pictures.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const countRows = async () => ({
  submissions: await api.core.db.$count(submissions),
  mails: await api.core.db.$count(mails),
  franchises: await api.core.db.$count(franchises),
});
const withKey = (key: string) => ({ 'Idempotency-Key': key });
const sendContact = (key: string, body: object) =>
  api.request('/admin/api/contact', postJson(body, withKey(key)));

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    code: 'conflict',
    errors: { 'Idempotency-Key': expect.stringContaining('another') },
  });
}

describe('a key that was used', () => {
  it('with another body is refused, and nothing is stored', async () => {
    const [key, body] = [randomUUID(), contact()];
    expect((await sendContact(key, body)).status).toBe(201);
    const before = await countRows();
    await expectRefusal(await sendContact(key, { ...body, message: 'Something else' }));
    await expectRefusal(await sendContact(key.toUpperCase(), { ...body, name: 'Ravi' }));
    expect(await countRows()).toEqual(before);
  });

  it('by another form is refused', async () => {
    const key = randomUUID();
    expect((await sendContact(key, contact())).status).toBe(201);
    await expectRefusal(await api.request('/api/investor', postJson(enquiry(), withKey(key))));
  });

  it('with the same words, written in another way, gets the first answer', async () => {
    const [key, body] = [randomUUID(), contact()];
    const sent = await sendContact(key, body);
    expect(sent.headers.get('Idempotency-Replayed')).toBeNull();
    const first = await sent.json();
    const again = { extra: 1, ...Object.fromEntries(Object.entries(body).toReversed()) };
    const response = await sendContact(key, { ...again, name: '  Asha ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await response.json()).toEqual(first);
  });

  it('is refused to all but one of the bodies that come at the same moment', async () => {
    const [key, body] = [randomUUID(), contact()];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        sendContact(key, { ...body, message: `Message ${index % 3}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 422)).toHaveLength(4);
  });

  it('gets the first answer even when what was sent has been erased', async () => {
    const [key, body] = [randomUUID(), contact()];
    const first = await (await sendContact(key, body)).json();
    await erasePerson(api.core, { email: body.email }, 'visitor');
    const [row] = await api.core.db.select().from(submissions).where(eq(submissions.key, key));
    expect(row?.body_hash).toBeNull();
    expect(await (await sendContact(key, body)).json()).toEqual(first);
  });
});

describe('a listing under a key that was used', () => {
  const email = 'ravi@example.in';
  const send = async (key: string, width: number, business_name = 'Dosa Gali') => {
    const logo = { name: 'logo', file: 'logo.png', content: await drawPicture({ width }) };
    const init = multipart([...listingParts({ email, business_name }), logo]);
    const headers = { ...(init.headers as Record<string, string>), ...withKey(key) };
    return api.request('/admin/api/franchise-owner', { ...init, headers });
  };

  it('gets the first answer with the same words and pictures, and is refused with others', async () => {
    const key = randomUUID();
    const first = await (await send(key, 40)).json();
    const before = await countRows();
    expect(await (await send(key, 40)).json()).toEqual(first);
    await expectRefusal(await send(key, 50));
    await expectRefusal(await send(key, 40, 'Idli Gali'));
    expect(await countRows()).toEqual(before);
  });

  it('gets the first answer once it is erased, and brings neither words nor pictures back', async () => {
    const key = randomUUID();
    const first = await (await send(key, 60)).json();
    await erasePerson(api.core, { email }, 'visitor');
    // As when the job has taken the files away.
    await api.core.db.delete(media);
    const before = await countRows();
    const again = await send(key, 60);
    expect(await again.json()).toEqual(first);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await countRows()).toEqual(before);
    expect(await api.core.db.$count(media)).toBe(0);
    const [row] = await api.core.db.select().from(submissions).where(eq(submissions.key, key));
    expect(row).toMatchObject({ name: '', email: '', payload: {}, body_hash: null });
  });
});
