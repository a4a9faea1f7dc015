import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { setStub } from '../support/stub.ts';

test('experience and skills may be text', async ({ page }) => {
  const member = {
    id: 'x',
    name: 'Asha',
    experience: 'Ran a shop; Sold it\nTaught',
    skills: 'a, b',
  };
  setStub({ 'GET /team/x': { json: member } });
  await page.goto('/team/x');
  const itemsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(itemsOf('Experience')).toHaveText(['Ran a shop', 'Sold it', 'Taught']);
  await expect(itemsOf('Skills')).toHaveText(['a', 'b']);
});

test('what is missing is left out, a joined date in words stays so', async ({ page }) => {
  setStub({ 'GET /team/x': { json: { id: 'x', name: 'Asha', joined: 'Spring 2021' } } });
  await page.goto('/team/x');
  const main = page.getByRole('main');
  await expect(main.getByText('Joined Spring 2021')).toBeVisible();
  await expect(main.getByRole('region')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveText(['Back to Team']);
  await expect(main.getByRole('img')).toHaveAttribute('src', /placeholder/);
  await expectNoViolations(page);
});

test('a LinkedIn address that is none makes no link', async ({ page }) => {
  const json = { id: 'x', name: 'Asha', linkedin: 'javascript:window.hacked=1', bio: '<b>x</b>' };
  setStub({ 'GET /team/x': { json } });
  await page.goto('/team/x');
  await expect(page.getByText('<b>x</b>')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'LinkedIn' })).toHaveCount(0);
});

test('long words stay inside the page', async ({ page }) => {
  const long = 'Anantapadmanabhaswamyvenkataramanujachari'.repeat(3);
  const json = {
    id: 'x',
    name: long,
    position: long,
    bio: long,
    email: `${long}@example.in`,
    skills: [long],
    experience: [long],
  };
  setStub({ 'GET /team/x': { json } });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/team/x');
    await expectNoSidewaysScroll(page, `${width} px`);
  }
});

test("'Team member not found.' for an empty answer", async ({ page }) => {
  setStub({ 'GET /team/x': { json: {} } });
  const response = await page.goto('/team/x');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team member not found.');
});

test("a failed read shows 'Failed to fetch team member'", async ({ page }) => {
  setStub({ 'GET /team/x': { status: 500 } });
  const response = await page.goto('/team/x');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch team member');
  await expect(page.getByRole('link', { name: 'Back to Team' })).toBeVisible();
  await expectNoViolations(page);
});
