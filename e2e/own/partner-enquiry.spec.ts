import { provider } from '@naya/contract/site-info/provider';
import { expect, test } from '../support/test.ts';
import { urls } from '../support/urls.ts';
import { enquiryFailed, enquiryThanks } from '../support/enquiry.ts';
import { fillEnquiryForm, freshEmail } from '../support/fill-forms.ts';
import { changeSettings, partnerPage, widgetOf } from '../support/partner.ts';
import { storedSubmissions } from '../support/submissions.ts';

const siteName = 'Dukaan Darpan';
test.beforeAll(() => changeSettings({ partner_origins: [urls.partner], site_name: siteName }));
test.afterAll(() => changeSettings({ site_name: provider.siteName }));

test('on a listed site with hostile styles a reader browses and enquires', async ({ page }) => {
  const email = freshEmail();
  await page.goto(partnerPage({ styles: 'hostile', limit: '3', theme: 'light' }));
  const { element, cards, open, panel, form } = widgetOf(page);
  await expect(cards).toHaveCount(3);
  await expect(element).toHaveCSS('opacity', '1');
  await expect(cards.first()).toHaveCSS('color', 'rgb(29, 26, 22)');
  await expect(cards.first()).toHaveCSS('font-size', '16px');
  await expect(cards.first()).toHaveCSS('letter-spacing', 'normal');
  await expect(cards.first()).toHaveCSS('border-top-width', '1px');
  expect((await cards.first().boundingBox())?.width).toBeGreaterThan(250);

  await open('Kulhad Nukkad');
  await fillEnquiryForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByRole('heading', { name: 'Enquiry Submitted!' })).toBeFocused();
  await expect(panel.getByRole('status')).toHaveText(enquiryThanks);
  expect(await storedSubmissions(email)).toMatchObject([
    {
      kind: 'enquiry',
      origin: urls.partner,
      franchise_id: expect.any(Number),
      payload: {
        name: 'Meera Test',
        message: 'Is Varanasi still open?',
        franchiseName: 'Kulhad Nukkad',
      },
    },
  ]);
  await panel.getByRole('button', { name: 'Send Another Enquiry' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('on a site that is not listed the reader gets a button to the brand, the developer the reason', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  await page.goto(partnerPage({ limit: '3' }, urls.stranger));
  const { element, open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await expect(panel.getByRole('link', { name: `Enquire on ${siteName}` })).toHaveAttribute(
    'href',
    new RegExp(`^${urls.own}/franchises/\\d+#enquiry$`),
  );
  await expect(form).toHaveCount(0);
  await expect(element.getByText(siteName, { exact: true })).toBeVisible();
  await expect.poll(() => said).toEqual([expect.stringContaining(`${urls.own}/partners`)]);
  expect(said[0]).toContain(urls.stranger);
});

test('what was typed and could not be sent goes along to the page of the brand', async ({
  page,
}) => {
  const email = freshEmail();
  await page.route(`${urls.own}/api/widget`, (route) => route.abort());
  await page.goto(partnerPage({ limit: '3' }, urls.stranger));
  const { open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await fillEnquiryForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByRole('alert')).toContainText(enquiryFailed);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  expect(await storedSubmissions(email)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await panel.getByRole('link', { name: /^Enquire on/ }).click();
  const brand = await opened;
  const there = brand.getByRole('form', { name: 'Enquiry form' });
  await expect(there.getByLabel('Email')).toHaveValue(email);
  await expect(there.getByLabel('Name')).toHaveValue('Meera Test');
  await expect(there.getByLabel('Message')).toHaveValue('Is Varanasi still open?');
  await expect(brand).toHaveURL(/\/franchises\/\d+#enquiry$/);
});

test('what the server wants corrected stands at its field, and the page hears of it', async ({
  page,
}) => {
  await page.route(`${urls.own}/api/investor`, (route) =>
    route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': urls.partner },
      json: { success: false, message: 'No', errors: { phone: 'Please enter your phone number' } },
    }),
  );
  await page.goto(partnerPage({ limit: '3' }));
  const { element, open, panel, form } = widgetOf(page);
  await element.evaluate((each) => {
    for (const name of ['franchise-open', 'enquiry-sent', 'enquiry-failed']) {
      each.addEventListener(name, (event) => {
        const { name: brand, fields } = (event as CustomEvent<{ name: string; fields?: string[] }>)
          .detail;
        (each as HTMLElement).title += `${name} ${brand} ${fields?.join() ?? ''};`;
      });
    }
  });
  await open('Kulhad Nukkad');
  await fillEnquiryForm(form, freshEmail());
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter your phone number',
  );
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByText('Enquiry Submitted!')).toBeVisible();
  await expect(element).toHaveAttribute(
    'title',
    'franchise-open Kulhad Nukkad ;enquiry-failed Kulhad Nukkad phone;enquiry-sent Kulhad Nukkad ;',
  );
});

test('while it is sent the button says so, and what is sent again is stored once', async ({
  page,
}) => {
  const email = freshEmail();
  const gate = Promise.withResolvers<void>();
  let attempts = 0;
  await page.route(`${urls.own}/api/investor`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    attempts += 1;
    const answer = await route.fetch();
    await gate.promise;
    // The first time it is stored, but the answer gets lost.
    return attempts === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await page.goto(partnerPage({ limit: '3' }));
  const { open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await fillEnquiryForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  const sending = form.getByRole('button', { name: 'Submitting...' });
  await expect(sending).toBeVisible();
  await form.getByLabel('Name').press('Enter');
  gate.resolve();
  await expect(panel.getByRole('alert')).toContainText(enquiryFailed);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByText('Enquiry Submitted!')).toBeVisible();
  expect(attempts).toBe(2);
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('with a test key the form says that it is a test, and nothing is stored', async ({ page }) => {
  const email = freshEmail();
  await page.goto(partnerPage({ limit: '3', 'test-key': '' }));
  const { open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await expect(form.getByText('A test: nobody gets what is sent here.')).toBeVisible();
  await fillEnquiryForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByText('Enquiry Submitted!')).toBeVisible();
  expect(await storedSubmissions(email)).toEqual([]);
});

test('a test that failed says why, and leads to no real form', async ({ page }) => {
  await page.goto(partnerPage({ limit: '3', 'test-key': `tk_${'x'.repeat(43)}` }));
  const { open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  const email = freshEmail();
  await fillEnquiryForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByRole('alert')).toContainText('Its test key is not known.');
  await expect(panel.getByRole('alert').getByRole('link')).toHaveCount(0);
  expect(await storedSubmissions(email)).toEqual([]);
});

test('a page whose policy forbids all but what we name refuses nothing', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(partnerPage({ styles: 'none', limit: '3', 'test-key': '' }));
  const { open, panel, form, cards } = widgetOf(page);
  await expect(cards.first()).toHaveCSS('border-top-width', '1px');
  await open('Kulhad Nukkad');
  await fillEnquiryForm(form, freshEmail());
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByText('Enquiry Submitted!')).toBeVisible();
  expect(refused).toEqual([]);
});

test('with a key in `test-key` that is for no tests nothing can be sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const warned = page.waitForEvent('console', (message) => message.text().includes('test-key'));
  const key = `pk_${'x'.repeat(43)}`;
  await page.goto(partnerPage({ limit: '3', 'test-key': key }));
  const { element, open, panel, form } = widgetOf(page);
  expect((await warned).text()).not.toContain(key);
  await open('Kulhad Nukkad');
  await expect(panel.getByRole('alert')).toHaveText(/^Nothing is sent here/);
  await expect(form).toHaveCount(0);
  await page.keyboard.press('Escape');
  await element.evaluate((each) => each.setAttribute('test-key', ''));
  await open('Kulhad Nukkad');
  await expect(form.getByText('A test: nobody gets what is sent here.')).toBeVisible();
  expect(posts).toEqual([]);
});

test('the reader and the page hear why an enquiry could not be sent', async ({ page }) => {
  const cors = {
    'Access-Control-Allow-Origin': urls.partner,
    'Access-Control-Expose-Headers': 'Retry-After',
  };
  const refusal = (status: number, code: string) => ({
    status,
    headers: { ...cors, ...(status === 429 && { 'Retry-After': '90' }) },
    json: { success: false, code, message: 'No', errors: {} },
  });
  const answers = [
    ['No answer came', null, 'no_answer', null],
    ['the next one can go in 2 minutes', 429, 'too_many', 90],
    ['This site may not send enquiries', 403, 'forbidden', null],
    ['Our server has a fault', 500, 'internal', null],
  ] as const;
  await page.goto(partnerPage({ limit: '3' }));
  const { element, open, panel, form } = widgetOf(page);
  await element.evaluate((each) =>
    each.addEventListener('enquiry-failed', (event) => {
      (each as HTMLElement).title = JSON.stringify((event as CustomEvent).detail);
    }),
  );
  await open('Kulhad Nukkad');
  await fillEnquiryForm(form, freshEmail());
  for (const [sentence, status, code, retryAfter] of answers) {
    await page.unrouteAll();
    await page.route(`${urls.own}/api/investor`, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      return status === null ? route.abort() : route.fulfill(refusal(status, code));
    });
    await form.getByRole('button', { name: 'Submit Enquiry' }).click();
    await expect(panel.getByRole('alert')).toContainText(sentence);
    await expect(panel.getByRole('alert')).toContainText(enquiryFailed);
    const detail = JSON.parse((await element.getAttribute('title')) ?? '') as object;
    expect(detail).toMatchObject({ status, code, retryAfter, fields: [] });
  }
});
