import { brandUrl } from '@naya/contract/brands/urls';
import { brandSignInUrl } from '@naya/contract/urls';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { describe, expect, it } from 'vitest';
import { joinBrand } from './support/brand.ts';
import { useSite } from './support/site.ts';

/** Names that every object answers to, whatever was put into it. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const { api } = useSite();

describe.each(names)('%s is a name like any other', (name) => {
  it('as the intent of a form', async () => {
    const body = new URLSearchParams({ intent: name });
    const { status } = await api.request(brandSignInUrl, { method: 'POST', body });
    expect(status).toBe(400);
  });

  it('as a page of a brand', async () => {
    const [id = 0] = await insertFranchisesForTest(api.core.db, [{ business_name: `Of ${name}` }]);
    const { cookie: Cookie } = await joinBrand(api, id, `owner-${id}@example.in`);
    const { status } = await api.request(`${brandUrl(id)}/${name}`, { headers: { Cookie } });
    expect(status).toBe(404);
  });
});
