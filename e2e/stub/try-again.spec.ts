import { franchiseRow } from '../support/franchise-row.ts';
import { setStub } from '../support/stub.ts';
import { expect, test } from '../support/test.ts';

const post = { id: 1, slug: 'first', title: 'First post', content: 'Text' };

const broken = [
  { path: '/blog', call: 'GET /blogs', json: [post], shown: 'First post' },
  { path: '/franchises', call: 'GET /franchises', json: [franchiseRow(1)], shown: 'Brand 1' },
  { path: '/franchises/7', call: 'GET /franchises/7', json: franchiseRow(7), shown: 'Brand 7' },
  {
    path: '/contact',
    call: 'GET /business-hours',
    json: [{ day: 'Monday', hours: 'By appointment' }],
    shown: 'By appointment',
  },
];

test('Try again reads anew what failed', async ({ page }) => {
  const others = { 'GET /contact-info': { json: {} } };
  for (const { path, call, json, shown } of broken) {
    await test.step(path, async () => {
      setStub({ ...others, [call]: { status: 500 } });
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shown)).toHaveCount(0);
      setStub({ ...others, [call]: { json } });
      await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
    });
  }
});
