import { franchiseUrl, listFranchiseUrl, withPictureFocus } from '@naya/contract/urls';
import { officeUrl } from '@naya/contract/office/urls';
import { expect, test } from '../support/test.ts';
import { ports } from '../support/urls.ts';
import { fillListing, freshEmail } from '../support/fill-forms.ts';
import { owner } from '../support/office-people.ts';
import { officeCall, pressFeature } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { storedSubmissions } from '../support/submissions.ts';

test('a listing comes in, is reviewed, approved, featured, suspended, trashed and restored', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto(listFranchiseUrl);
  await fillListing(page, email);
  await page.getByRole('button', { name: /submit/i }).click();
  await expect.poll(async () => (await storedSubmissions(email, ports.office)).length).toBe(1);
  const [submission] = await storedSubmissions(email, ports.office);
  const id = submission?.franchise_id ?? 0;

  await openOffice(page, `/review/${id}`);
  await expect(page.getByRole('heading', { name: 'Kagaz Test Kitchens' })).toBeVisible();
  await expect(page.getByText('There is no logo.')).toBeVisible();
  const preview = page.frameLocator('iframe[title="As it will look"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Kagaz Test Kitchens');
  const isPublic = async () => (await page.request.get(franchiseUrl(id))).status() === 200;
  expect(await isPublic()).toBe(false);

  await page.keyboard.press('r');
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved.')).toBeVisible();
  expect(await isPublic()).toBe(true);

  await page.goto(officeUrl(`/franchises/${id}`));
  await pressFeature(page);
  await expect(page.getByRole('button', { name: 'Feature no longer' })).toBeVisible();

  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The papers are missing.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended.')).toBeVisible();
  expect(await isPublic()).toBe(false);

  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('link', { name: 'On the site' })).toBeVisible();
  await page.getByRole('button', { name: 'To the trash' }).click();
  await expect(page.getByText('in the trash', { exact: true })).toBeVisible();
  expect(await isPublic()).toBe(false);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'To the trash' })).toBeVisible();
  expect(await isPublic()).toBe(true);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('restored');

  // The demo catalogue of the other tests stays as it was.
  await officeCall(page, 'POST', '/franchises/actions', { action: 'trash', ids: [id] });
});

const listing = {
  name: 'Ravi',
  phone: '0000011111',
  designation: 'Founder',
  Headquarters: 'Pune',
  operatingstates: 'Goa',
  category: 'Retail',
  investment_min: '500000',
  investment_max: '900000',
  franchise_model: 'Multi-Unit',
  description: 'Paper and pens.',
};

test('a listing that was changed meanwhile is not approved but shown as it is now', async ({
  page,
}) => {
  const email = freshEmail();
  const multipart = { ...listing, business_name: 'Test Changed Meanwhile', email };
  expect((await page.request.post('/admin/api/franchise-owner', { multipart })).status()).toBe(201);
  const [submission] = await storedSubmissions(email, ports.office);
  const id = submission?.franchise_id ?? 0;
  await openOffice(page, `/review/${id}`);
  const preview = page.frameLocator('iframe[title="As it will look"]');
  await expect(preview.getByText('Paper and pens.').first()).toBeVisible();
  const row = await (await officeCall(page, 'GET', `/franchises/${id}`)).json();
  const changed = { ...row, description: 'Something else.', acceptWarnings: true };
  expect((await officeCall(page, 'PUT', `/franchises/${id}`, changed)).status()).toBe(200);
  await page.keyboard.press('a');
  await expect(page.getByText('has been changed since you opened it')).toBeVisible();
  await expect(preview.getByText('Something else.').first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved.')).toBeVisible();
  await officeCall(page, 'POST', '/franchises/actions', { action: 'trash', ids: [id] });
});

test('after a decision comes the listing behind it, also when the round has begun again', async ({
  page,
}) => {
  await officeCall(page, 'POST', '/sign-in', owner);
  const names = ['Test Round One', 'Test Round Two', 'Test Round Three'];
  for (const business_name of names) {
    const sent = await page.request.post('/admin/api/franchise-owner', {
      multipart: { ...listing, business_name, email: freshEmail() },
    });
    expect(sent.status()).toBe(201);
  }
  await page.goto(officeUrl('/review'));
  const shown = page.getByRole('heading', { level: 2 }).first();
  const total = /\d+$/.exec((await page.getByText(/^1 of \d+$/).textContent()) ?? '')?.[0];
  const order: (string | null)[] = [];
  for (let place = 1; place <= Number(total); place += 1) {
    await expect(page.getByText(`${place} of ${total}`)).toBeVisible();
    order.push(await shown.textContent());
    await page.keyboard.press('n');
  }
  await expect(page.getByText(`1 of ${total}`)).toBeVisible();
  await page.keyboard.press('a');
  await expect(shown).toHaveText(order[1] ?? '');

  await test.step('a CSV is tried before it is kept, and each bad row is named', async () => {
    await page.goto(officeUrl('/franchises'));
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const csv = 'business_name,category,status\nPatang Test Works,Retail,pending\n,Nowhere,\n';
    await page.getByLabel('CSV file').setInputFiles({
      name: 'franchises.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    const report = page.getByRole('region', { name: 'Report' });
    await expect(report).toContainText('2 rows: 1 new');
    await expect(report).toContainText('Line 3');
    await expect(page.getByRole('button', { name: 'Import 1 row without faults' })).toBeEnabled();
    const download = page.waitForEvent('download');
    await report.getByRole('link', { name: 'Download the rows that are not stored' }).click();
    expect((await download).suggestedFilename()).toBe('franchises-rejected.csv');
  });
});

test('pictures are put into another order and keep it', async ({ page }) => {
  await officeCall(page, 'POST', '/sign-in', owner);
  const { data } = await (
    await officeCall(page, 'GET', `/franchises?filter=${JSON.stringify({ q: 'Maska Oven' })}`)
  ).json();
  const before = await (await officeCall(page, 'GET', `/franchises/${data[0].id}`)).json();
  expect(before.images.length).toBeGreaterThan(1);
  await page.goto(officeUrl(`/franchises/${before.id}`));
  await page.getByRole('tab', { name: 'Pictures' }).click();
  await page.getByRole('button', { name: 'Picture 1: later' }).click();
  await page.getByRole('button', { name: 'Picture 1: set the focal point' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const after = await (await officeCall(page, 'GET', `/franchises/${before.id}`)).json();
  expect(after.images[1]).toBe(before.images[0]);
  // The middle of an odd height lies between two pixels.
  const focused = [49, 50].map((y) => withPictureFocus(before.images[1], { x: 50, y }));
  expect(focused).toContain(after.images[0]);

  await page.getByRole('button', { name: 'Undo this change' }).first().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  const undone = await (await officeCall(page, 'GET', `/franchises/${before.id}`)).json();
  expect(undone.images).toEqual(before.images);
});

test('several are approved after a look at what stands out, and the message takes it back', async ({
  page,
}) => {
  await openOffice(page, '/franchises');
  const { data } = await (await officeCall(page, 'GET', '/categories')).json();
  const names = ['one', 'two'].map((each) => `Bulk ${each} ${freshEmail().split('@')[0]}`);
  const ids: number[] = [];
  for (const business_name of names) {
    const franchise = { business_name, category_id: data[0].id, description: 'Assured profit.' };
    const made = await (await officeCall(page, 'POST', '/franchises', franchise)).json();
    ids.push(made.id);
    const contact = { name: 'Meera', email: 'meera@example.in', phone: '', designation: '' };
    await officeCall(page, 'PUT', `/franchises/${made.id}/contact`, contact);
  }
  const states = async () =>
    Promise.all(
      ids.map(async (id) => {
        const { status } = await (await officeCall(page, 'GET', `/franchises/${id}`)).json();
        return status;
      }),
    );
  await page.reload();
  for (const name of names) {
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  }
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 2 listings?' });
  await expect(dialog).toContainText('Something stands out in 2 of them');
  await expect(dialog).toContainText('Promises a certain gain: “Assured profit”.');
  expect(await states()).toEqual(['pending', 'pending']);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved.')).toBeVisible();
  expect(await states()).toEqual(['approved', 'approved']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await states()).toEqual(['pending', 'pending']);
  await officeCall(page, 'POST', '/franchises/actions', { action: 'trash', ids });
});
