import { brandListingUrl, brandPicturesUrl, brandUrl } from '@naya/contract/brands/urls';
import { franchiseUrl, listFranchiseUrl, brandSignInUrl } from '@naya/contract/urls';
import { officeUrl } from '@naya/contract/office/urls';
import { replyRate } from '@naya/contract/brands/stages';
import { expect, test } from '../support/test.ts';
import { ports, urls } from '../support/urls.ts';
import { enquireByCall, denyAnswers, passWorkingDays, rateOf } from '../support/brand-enquiries.ts';
import { enquiryThanks, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry, fillListing, freshEmail } from '../support/fill-forms.ts';
import { waitForMail } from '../support/mail-server.ts';
import { pngFile } from '../support/pictures.ts';
import { officeCall, signInAsOwner } from '../support/office.ts';

test('a brand is listed, asked, approved, claimed, enquired, answers, is rated, and changes a claim', async ({
  browser,
  page: brand,
}) => {
  const context = await browser.newContext({ baseURL: urls.office });
  const office = await context.newPage();
  const [email, investor] = [freshEmail(), freshEmail()];
  const name = `Chulha ${Date.now()}`;
  await brand.goto(listFranchiseUrl);
  await fillListing(brand, email);
  await brand.getByLabel('Company Name').fill(name);
  await brand.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(
    brand.getByText('Your franchise listing has been submitted successfully!'),
  ).toBeVisible();
  await signInAsOwner(office);
  const found = await officeCall(office, 'GET', '/franchises?filter={"status":"pending"}');
  const { data } = (await found.json()) as { data: { id: number; business_name: string }[] };
  const id = data.find((each) => each.business_name === name)?.id ?? 0;

  await office.goto(officeUrl(`/review/${id}`));
  await office.getByLabel('Question or note').fill('Which state is Panaji in?');
  await office.getByRole('button', { name: 'Send' }).click();
  await expect(office.getByText('Asked the brand')).toBeVisible();
  const asked = await waitForMail(email, /http\S+\/brand\/listing-answer\/\S+/);
  await brand.goto(asked);
  await brand.getByLabel('Your answer').fill('In Goa.');
  const listing = await (await officeCall(office, 'GET', `/franchises/${id}`)).json();
  const changed = { ...listing, headquarters: 'Margao', acceptWarnings: true };
  expect((await officeCall(office, 'PUT', `/franchises/${id}`, changed)).status()).toBe(200);
  await brand.getByRole('button', { name: 'Send the answer' }).click();
  await expect(brand.getByText('Stored now: Margao')).toBeVisible();
  await brand.getByRole('button', { name: 'Send the answer' }).click();
  await expect(brand.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await office.reload();
  await expect(office.getByText('In Goa.')).toBeVisible();
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(office.getByText('approved', { exact: true })).toBeVisible();

  await brand.goto(brandSignInUrl);
  await brand.getByLabel('E-mail address').fill(email);
  await brand.getByRole('button', { name: 'Mail me a link and a code' }).click();
  await brand.getByLabel('Code of 6 digits').fill(await waitForMail(email, /\b\d{6}\b/, 'Sign in'));
  await brand.getByRole('button', { name: 'Sign in' }).click();
  await brand.getByRole('button', { name: 'Claim it' }).click();
  await expect(brand.getByText('No enquiry yet')).toBeVisible();

  // A form sent faster than anyone types would wait for an operator.
  await brand.clock.install();
  await brand.goto(franchiseUrl(id));
  await fillEnquiry(brand, investor);
  await brand.clock.fastForward(5_000);
  await sendEnquiry(brand);
  await expect(brand.getByText(enquiryThanks)).toBeVisible();
  await waitForMail(email, /Is Varanasi still open\?/, 'Enquiry about');
  const confirmation = await waitForMail(investor, /http\S+\/brand\/confirm-enquiry\/\S+/);
  await brand.goto(brandUrl(id));
  await expect(brand.getByText('Not confirmed')).toBeVisible();
  await brand.goto(confirmation);
  await brand.getByRole('button', { name: 'Yes, I sent it' }).click();
  await expect(brand.getByText(/sees that your enquiry is confirmed/)).toBeVisible();
  await brand.goto(brandUrl(id));
  await expect(brand.getByText('Not confirmed')).toBeHidden();
  await brand.getByRole('link', { name: /^Meera Test/ }).click();
  await brand.getByLabel('Write to the investor').fill('Yes, in spring.');
  await brand.getByRole('button', { name: 'Send the answer' }).click();
  await expect(brand.getByText('Mailed to the investor')).toBeVisible();
  const enquiry = new URL(brand.url()).pathname.split('/').at(-1);
  await waitForMail(investor, /Yes, in spring\./, 'has answered your enquiry');
  await brand.getByLabel('How far are you?').selectOption('Talking');
  await brand.getByRole('button', { name: 'Save', exact: true }).click();
  await brand.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect(brand.getByRole('link', { name: /Talking/ })).toBeVisible();

  for (let other = 1; other < replyRate.from; other += 1) await enquireByCall(brand, id);
  await passWorkingDays(ports.mailed, id);
  await expect.poll(() => rateOf(brand, id)).toBe(Math.floor(100 / replyRate.from));
  await denyAnswers(ports.mailed, id);
  await office.goto(officeUrl(`/leads/${enquiry}`));
  await office.getByRole('button', { name: 'Count as answered' }).click();
  await expect(office.getByText(/ · decided: answered/)).toBeVisible();
  await brand.goto(franchiseUrl(id));
  await expect(brand.getByText(/^Answers 10% within two working days/)).toBeVisible();

  await brand.goto(brandListingUrl(id));
  await brand.getByRole('link', { name: 'Name, figures and places' }).click();
  await brand.getByLabel('Name', { exact: true }).fill(`${name} Ghar`);
  await brand.getByRole('button', { name: 'Send for review' }).click();
  await expect(brand.getByRole('heading', { name: 'Waits for our review' })).toBeVisible();
  await office.goto(officeUrl(`/review/${id}`));
  await office.getByRole('button', { name: 'Approve the change' }).click();
  await expect(office.getByText('Approved: it is live.')).toBeVisible();
  await waitForMail(email, /all see them now/, 'Your changes are live');
  await brand.goto(franchiseUrl(id));
  await expect(brand.getByRole('heading', { level: 1 })).toContainText(`${name} Ghar`);

  await brand.goto(brandPicturesUrl(id));
  await brand.getByLabel('Add pictures').setInputFiles(await pngFile('phone.png', 1500, 1500));
  await expect(brand.getByRole('img', { name: 'Preview of phone.webp' })).toBeVisible();
  await brand.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(brand).toHaveURL(brandListingUrl(id));
  const shown = await (await brand.request.get(`/admin/api/franchises/${id}`)).json();
  expect((shown as { images: string[] }).images.at(-1)).toMatch(/-1500x1500\./);
  await context.close();
});
