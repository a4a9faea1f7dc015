import { fillContact, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';
import { expect, isHydrated, test, type Page } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const offlinePage = (page: Page) => heading(page, 'You are offline');
const hint = (page: Page) => page.getByRole('status').getByText('You are offline');

/** The URLs in all caches, or in one. */
function cachedPaths(page: Page, only?: string): Promise<string[]> {
  return page.evaluate(async (only) => {
    const kept: string[] = [];
    for (const name of only ? [only] : await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) kept.push(new URL(url).pathname);
    }
    return kept;
  }, only);
}

async function expectKept(page: Page, path: string) {
  await expect.poll(() => cachedPaths(page, 'pages')).toContain(path);
}

/** A visit that ends with a worker in charge. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await expectKept(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('pages that were seen can be read without a network', async ({ page, context }) => {
  await visit(page, '/about');
  await page.goto('/franchises/1');
  await expectKept(page, '/franchises/1');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Kulhad Nukkad')).toBeVisible();
  await expect(hint(page)).toBeVisible();
  await page.goto('/about');
  await expect(heading(page, /./)).toBeVisible();
  await expect(page).toHaveTitle(/^About/);
  await context.setOffline(false);
  await expect(hint(page)).toBeHidden();

  await test.step('while the network answers, its answer is shown and kept', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('pages');
      const headers = { 'Content-Type': 'text/html' };
      await cache.put('/about', new Response('<h1>An old page</h1>', { headers }));
    });
    await page.goto('/about');
    await expect(page).toHaveTitle(/^About/);
    await expect(heading(page, 'An old page')).toHaveCount(0);
    // The worker keeps an answer after it has passed it on.
    const kept = () =>
      page.evaluate(async () => (await caches.match('/about', { ignoreVary: true }))?.text());
    await expect.poll(kept).not.toContain('An old page');
    await context.setOffline(true);
    await page.reload();
    await expect(page).toHaveTitle(/^About/);
    await expect(heading(page, 'An old page')).toHaveCount(0);
  });
});

test('so can one that was reached by a link; another waits for the network and names those that are there', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const contact = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' });
  await contact.click();
  await expect(heading(page, 'Contact us')).toBeVisible();
  await expectKept(page, '/contact');
  await page.goto('/');
  await context.setOffline(true);
  await page.addInitScript(() => {
    // A slow phone has no idle moment before the next press.
    window.requestIdleCallback = () => 0;
    // Some devices say too early that the network is back, or not at all.
    addEventListener('online', (event) => event.stopImmediatePropagation());
  });
  await contact.click();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page, 'Contact us')).toBeVisible();
  await page.waitForFunction(isHydrated);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(offlinePage(page)).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlinePage(page)).toBeVisible();
  const kept = page.getByRole('region', { name: 'Pages you can read now' });
  await expect(kept.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /\/contact$/);
  await context.setOffline(false);
  await expect(heading(page, 'Blog')).toBeVisible();
});

test('nothing of the back office, of calls or of someone’s own data is kept', async ({ page }) => {
  await visit(page, '/contact');
  for (const path of ['/my-data/no-such-link', '/admin/', '/api/docs', '/nowhere', '/blog']) {
    await page.goto(path);
  }
  await expectKept(page, '/blog');
  const kept = await cachedPaths(page);
  expect(kept.filter((path) => /^\/(?:admin|office|api|my-data|nowhere)/.test(path))).toEqual([]);
});

test('at most thirty pages are kept', async ({ page }) => {
  await visit(page, '/about');
  for (let id = 1; id <= 32; id += 1) {
    await page.evaluate(async (id) => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ seen: `/franchises/${id}` }, []);
    }, id);
    await expectKept(page, `/franchises/${id}`);
  }
  const kept = () => cachedPaths(page, 'pages');
  await expect.poll(async () => (await kept()).length).toBe(30);
  expect(await kept()).not.toContain('/about');
});

test('what is sent without a network is kept over a reload, and sent afterwards', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  const waiting = page.getByRole('status').getByText('1 message waiting to be sent');
  await visit(page, '/contact');
  await context.setOffline(true);
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  // The lines about it cover no button of the form.
  const room = async () => {
    const send = await page.getByRole('button', { name: 'Send Message' }).boundingBox();
    const lines = await page.locator('.status-lines').boundingBox();
    return send!.y - (lines!.y + lines!.height);
  };
  await expect.poll(room).toBeGreaterThan(0);
  expect(await storedSubmissions(email)).toEqual([]);
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  expect(await storedSubmissions(email)).toHaveLength(1);
});
