import { mails } from '@naya/db/tables/mail';
import { putContact } from '@naya/db/franchises/contacts';
import { insertCategories } from '@naya/db/seed/insert';
import { makeCategory } from '@naya/db/testing/seeds';
import { franchises } from '@naya/db/tables/franchises';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { joinBrand } from './support/brand.ts';
import { actOnFranchises, createColleague } from './support/office.ts';

const api = useApi((core) =>
  insertCategories(core.db, [makeCategory({ name: 'Food & Beverage' })]),
);

it('an owner takes the listing down and takes all along; what came before is answered still', async () => {
  const email = 'leaving@chai.example';
  await api.request('/admin/api/franchise-owner', multipart(listingParts({ email })));
  const [row] = await api.core.db.select({ id: franchises.id }).from(franchises);
  const brand = row?.id ?? 0;
  await actOnFranchises(await createColleague(api, 'editor'), 'approve', [brand]);
  const contact = { name: 'Asha', email, phone: null, designation: null };
  await putContact(api.core.db, brand, contact);
  const owner = await joinBrand(api, brand, email);
  const member = await joinBrand(api, brand, 'member@chai.example', 'member');
  const enquiry = { name: 'Ravi', email: 'ravi@investor.example', phone: '9811122333' };
  const about = { franchiseId: String(brand), franchiseName: 'Chai Gully' };
  const sent = await api.request('/admin/api/investor', postJson({ ...enquiry, ...about }));
  const { id } = (await sent.json()) as { id: number };

  const file = await member.call('GET', `/brands/${brand}/listing.json`);
  expect(file.headers.get('Content-Disposition')).toContain('listing.json');
  const taken = (await file.json()) as { business_name: string; pictures: string[] };
  expect(taken.business_name).not.toBe('');
  for (const url of taken.pictures) expect(url).toMatch(/^http:\/\/localhost:8000\/media\//);

  const takeDown = () => owner.call('POST', `/brands/${brand}/listing/take-down`);
  expect((await member.call('POST', `/brands/${brand}/listing/take-down`)).status).toBe(403);
  const both = await Promise.all([takeDown(), takeDown()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await api.request(`/admin/api/franchises/${brand}`)).status).toBe(404);
  expect(await owner.read('/session')).toMatchObject({
    brands: [{ id: brand, status: 'suspended' }],
  });
  const decided = and(eq(mails.kind, 'listing-decision'), eq(mails.to, email));
  const told = await api.core.db.select({ details: mails.details }).from(mails).where(decided);
  expect(told.filter(({ details }) => JSON.stringify(details).includes('itself'))).toHaveLength(1);
  const reply = await owner.call('POST', `/brands/${brand}/enquiries/${id}/reply`, {
    text: 'Yes.',
  });
  expect(reply.status).toBe(200);
});
