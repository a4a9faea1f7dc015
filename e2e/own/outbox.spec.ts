import { expect, test, type Page } from '../support/test.ts';
import {
  fillContact,
  fillEnquiry,
  fillInvestor,
  fillListing,
  freshEmail,
} from '../support/fill-forms.ts';
import { limitUpload } from '../support/limit-upload.ts';
import { pngFile } from '../support/pictures.ts';
import { storedSubmissions } from '../support/submissions.ts';

const waiting = (page: Page) => page.getByRole('status').getByText('1 message waiting to be sent');

const journeys = [
  { kind: 'contact', url: '/contact', fill: fillContact, button: 'Send Message', call: 'contact' },
  {
    kind: 'investor',
    url: '/join-investor',
    fill: fillInvestor,
    button: 'Register',
    call: 'investor',
  },
  {
    kind: 'enquiry',
    url: '/franchises/1',
    fill: fillEnquiry,
    button: 'Submit Enquiry',
    call: 'investor',
  },
];

test('the answer is lost, the page reloaded, the network returns: one record', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  for (const { kind, url, fill, button, call } of journeys) {
    await test.step(kind, async () => {
      const email = freshEmail();
      // The server gets it, the browser never hears of it.
      await page.route(`**/admin/api/${call}`, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.goto(url);
      await fill(page, email);
      await page.getByRole('button', { name: button }).click();
      await expect(waiting(page)).toBeVisible();
      // Of a contact form it says so after two seconds, however long the server takes.
      await expect.poll(() => storedSubmissions(email)).toMatchObject([{ kind }]);
      await page.reload();
      await expect(waiting(page)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await expect(waiting(page)).toBeHidden();
      expect(await storedSubmissions(email)).toHaveLength(1);
    });
  }
});

test('listing: cut off in the middle of the upload by a reload: one record, files intact', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await page.goto('/list-franchise');
  await fillListing(page, email);
  await page.getByLabel('Logo').setInputFiles(await pngFile('mark.png', 300, 300));
  await page
    .getByLabel('Business Images')
    .setInputFiles([await pngFile('a.png', 700, 500), await pngFile('b.png', 701, 500)]);
  await expect(page.getByRole('img', { name: 'Preview of b.png' })).toBeVisible();
  const uploadAt = await limitUpload(page, context);
  await uploadAt(200 * 1024);
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(page.getByText(/^Uploading [1-9]\d?%/)).toBeVisible();
  expect(await storedSubmissions(email)).toEqual([]);
  // At full speed it would be over before the page is gone.
  await page.reload();
  await uploadAt(-1);
  await expect.poll(() => storedSubmissions(email)).toHaveLength(1);
  await expect(
    page.getByText('Your franchise listing has been submitted successfully!'),
  ).toBeVisible();
  const [stored] = await storedSubmissions(email);
  expect(stored?.payload).toMatchObject({
    logo: expect.stringMatching(/-300x300\./),
    images: [expect.stringMatching(/-700x500\./), expect.stringMatching(/-701x500\./)],
  });
});

test('several wait without a network and go out when it returns; Send now does not wait', async ({
  page,
  context,
}) => {
  const emails = [freshEmail(), freshEmail()];
  await page.clock.install();
  await page.goto('/contact');
  await context.setOffline(true);
  for (const email of emails) {
    await fillContact(page, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await page.clock.runFor(5_100);
  }
  await expect(page.getByText('2 messages waiting to be sent')).toBeVisible();
  for (const email of emails) expect(await storedSubmissions(email)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  for (const email of emails) expect(await storedSubmissions(email)).toHaveLength(1);

  const email = freshEmail();
  const busy = { status: 429, headers: { 'retry-after': '600' } };
  await page.route('**/admin/api/contact', (route) => route.fulfill(busy), { times: 1 });
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(waiting(page)).toBeHidden();
  expect(await storedSubmissions(email)).toHaveLength(1);
});

/** By the clock of the page, whatever the machine does meanwhile. */
const noteSendingTimes = `
  window.sentAt = [];
  const send = window.fetch;
  window.fetch = (url, init) => {
    if (String(url).endsWith('/contact')) window.sentAt.push(Date.now());
    return send(url, init);
  };`;

test('retries wait longer each time, and respect Retry-After', async ({ page }) => {
  const answers = [
    { status: 503 },
    { status: 503 },
    { status: 503 },
    { status: 503 },
    { status: 429, headers: { 'retry-after': '60' } },
    { status: 201, json: { success: true, message: 'ok', id: 1 } },
  ];
  let called = 0;
  await page.route('**/admin/api/contact', (route) => route.fulfill(answers[called++] ?? {}));
  await page.addInitScript(noteSendingTimes);
  await page.clock.install();
  await page.goto('/contact');
  await fillContact(page, freshEmail());
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(waiting(page)).toBeVisible();
  while (called < answers.length) {
    await page.clock.runFor(1_000);
    // Gives the page real time to do what is due by its clock.
    await page.evaluate(() => fetch('/healthz').then(() => fetch('/healthz')));
  }
  const sentAt = await page.evaluate<number[]>('window.sentAt');
  const waits = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
  expect(waits).toHaveLength(5);
  expect(waits[0]).toBeGreaterThanOrEqual(1_000);
  expect(waits[3]).toBeGreaterThanOrEqual(6_000);
  expect(waits[4]).toBeGreaterThanOrEqual(60_000);
  await expect(waiting(page)).toBeHidden();
});

test('two tabs: one of them sends', async ({ page, context }) => {
  const email = freshEmail();
  await context.route('**/admin/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(waiting(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(waiting(other)).toBeVisible();
  let sent = 0;
  context.on('response', (response) => {
    if (response.request().method() === 'POST') sent += 1;
  });
  await context.unroute('**/admin/api/contact');
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
  );
  await expect(waiting(page)).toBeHidden();
  await expect(waiting(other)).toBeHidden();
  await expect.poll(() => sent).toBe(1);
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('after fourteen days every tab asks, nothing goes by itself, and a yes in one tab sends it once', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  const now = Date.now();
  const question = (tab: Page) =>
    tab.getByText('Your message, written on 1 Nov 2026, is still unsent. Send it?');
  await context.route('**/admin/api/contact', (route) => route.abort());
  await context.clock.setFixedTime('2026-11-01T06:00:00Z');
  await page.goto('/contact');
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.goto('about:blank');

  await context.unroute('**/admin/api/contact');
  await context.clock.setFixedTime(Math.max(now, Date.parse('2026-11-15T06:00:01Z')));
  let sent = 0;
  context.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/about');
    await expect(question(tab)).toBeVisible();
    await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  }
  await expect(waiting(page)).toBeHidden();
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(question(page)).toBeHidden();
  await expect(question(other)).toBeHidden();
  await expect.poll(() => storedSubmissions(email)).toHaveLength(1);
  expect(sent).toBe(1);
});

test('an enquiry whose brand is gone says so, can be opened again, and is not tried any more', async ({
  page,
}) => {
  let called = 0;
  await page.route('**/admin/api/investor', (route) => {
    called += 1;
    return called === 1 ? route.abort() : route.fulfill({ status: 410 });
  });
  await page.goto('/franchises/1');
  await fillEnquiry(page, freshEmail());
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(waiting(page)).toBeVisible();
  const ended = page.getByText(/^Your enquiry about .+ was not sent: what it is for was taken off/);
  await page.goto('/about');
  await expect(ended).toBeVisible();
  const before = called;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: 'Open it' }).click();
  const form = page.getByRole('form', { name: 'Enquiry form' });
  await expect(form.getByLabel('Name')).not.toHaveValue('');
  expect(called).toBe(before);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(ended).toBeHidden();
});

test('a browser that keeps nothing still sends', async ({ page }) => {
  const email = freshEmail();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'));
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.route('**/admin/api/contact', (route) => route.abort(), { times: 1 });
  await page.goto('/contact');
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect.poll(() => storedSubmissions(email)).toHaveLength(1);
  await expect(page.getByText('waiting to be sent')).toBeHidden();
});

test('a first visit loads nothing of it, a visit with something to send does', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const ofOutbox = () => scripts.filter((path) => /\/assets\/forms-/.test(path));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(ofOutbox()).toEqual([]);
  await page.evaluate(() => localStorage.setItem('naya-outbox', '{"waiting":0,"refused":[]}'));
  await page.reload();
  await expect.poll(ofOutbox).not.toEqual([]);
});
