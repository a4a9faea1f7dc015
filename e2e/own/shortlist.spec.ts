import { compareUrl, shortlistUrl } from '@naya/contract/saved/urls';
import { franchisesUrl, franchiseUrl, viewsUrl } from '@naya/contract/urls';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

test('franchises are shortlisted by keyboard, noted, reordered, compared and kept over a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(franchisesUrl());
  const tags = page.getByRole('button', { name: /^Shortlist / });
  const tray = page.getByRole('navigation', { name: 'Shortlist' });
  await expect(tray).toBeHidden();
  const shapeOf = (index: number) =>
    tags.nth(index).evaluate((tag) => getComputedStyle(tag, '::before').clipPath);
  for (const index of [0, 1]) {
    // A list shows franchises and opens none: what is told here is the shortlisting.
    const told = page.waitForRequest((request) => request.url().endsWith(viewsUrl));
    await tags.nth(index).press('Enter');
    await told;
    await expect(tags.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  const outline = await shapeOf(2);
  await expect.poll(() => shapeOf(0), 'filled once it is shortlisted').not.toBe(outline);
  await expect(tray).toContainText('2 franchises shortlisted');

  await tray.getByRole('link', { name: '2 franchises shortlisted' }).click();
  await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeVisible();
  await expect(page).toHaveURL(shortlistUrl());
  const entries = page.getByRole('main').getByRole('listitem');
  const second = await entries.nth(1).getByRole('link').innerText();
  await page.getByRole('button', { name: `Move ${second} up` }).press('Enter');
  await expect(entries.first().getByRole('link')).toHaveText(second);
  await page.getByRole('textbox', { name: `Your note on ${second}` }).fill('near the station');
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: `Your note on ${second}` })).toHaveValue(
    'near the station',
  );
  await page.getByRole('link', { name: 'Compare the first 2' }).click();
  await expect(page.getByRole('columnheader', { name: second })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goBack();
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(entries).toHaveCount(1);
});

test('a franchise that was opened is found again, and one that is gone is named', async ({
  page,
}) => {
  await page.goto(franchiseUrl(5));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: `Shortlist ${name}` }).click();
  await page.evaluate(() => {
    const desk = JSON.parse(localStorage.getItem('naya-desk') ?? '{}');
    desk.shortlist.push({ id: 999999, note: 'gone' });
    localStorage.setItem('naya-desk', JSON.stringify(desk));
  });
  await page.goto(shortlistUrl());
  await expect(page.getByText('This franchise is not listed any more.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Compare the first/ })).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Recently viewed' }).getByRole('heading', { name }),
  ).toBeVisible();
  await page.goto(compareUrl([5, 999999]));
  await expect(page.getByText('One of the brands is not listed any more.')).toBeVisible();
});
