import { expect, test } from '../support/test.ts';
import { fillListing, freshEmail } from '../support/fill-forms.ts';
import { pngFile } from '../support/pictures.ts';
import { receivedByStub, setStub } from '../support/stub.ts';

test('the multipart field names to the letter', async ({ page }) => {
  setStub({ 'GET /categories': { json: [{ id: 1, name: 'Retail' }] } });
  await page.goto('/list-franchise');
  await fillListing(page, freshEmail());
  await page.getByLabel('Website').fill('https://example.in');
  await page.getByLabel('Logo').setInputFiles(await pngFile('mark.png', 8, 8));
  const images = await Promise.all([1, 2, 3, 4].map((number) => pngFile(`${number}.png`, 8, 8)));
  await page.getByLabel('Business Images').setInputFiles(images);
  await expect(page.getByRole('img', { name: 'Preview of 4.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(
    page.getByText('Your franchise listing has been submitted successfully!'),
  ).toBeVisible();
  const [received] = receivedByStub();
  expect(received?.path).toBe('/franchise-owner');
  const names = [...(received?.body ?? '').matchAll(/form-data; name="([^"]*)"/g)];
  expect(names.map(([, name]) => name)).toEqual([
    'name',
    'email',
    'phone',
    'designation',
    'business_name',
    'website',
    'Headquarters',
    'operatingstates',
    'category',
    'investment_min',
    'investment_max',
    'franchise_model',
    'description',
    'logo',
    'image1',
    'image2',
    'image3',
    'image4',
  ]);
  expect(received?.body).toMatch(/name="operatingstates"\r\n\r\nKerala,Goa\r\n/);
  expect(received?.body).toMatch(/name="investment_min"\r\n\r\n500000\r\n/);
});

test('field errors of the backend are shown at the fields', async ({ page }) => {
  setStub({
    'GET /categories': { json: [{ id: 1, name: 'Retail' }] },
    'POST /franchise-owner': {
      status: 422,
      json: { success: false, message: 'No', errors: { category: 'Please select a category' } },
    },
  });
  await page.goto('/list-franchise');
  await fillListing(page, freshEmail());
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(
    page.getByText('Failed to submit franchise listing. Please try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription('Please select a category');
  await expect(page.getByLabel('Category')).toBeFocused();
  await expect(page.getByText('waiting to be sent')).toBeHidden();
});
