import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { askApi } from '../support/content.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

type Member = { bio: string; experience: string[]; skills: string[] };

test.describe('a member of the team', () => {
  test.beforeEach(({ page }) => page.goto('/team/1'));

  test('photo, name, position, joined date', async ({ page }) => {
    await expect(page.getByRole('img', { name: 'Photo of Meenakshi Rathore' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meenakshi Rathore');
    await expect(page.getByText('Co-founder and Chief Executive')).toBeVisible();
    await expect(page.getByText('Joined 1 Apr 2022')).toBeVisible();
  });

  test('e-mail, phone, LinkedIn link', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'meenakshi@example.in' })).toHaveAttribute(
      'href',
      'mailto:meenakshi@example.in',
    );
    await expect(main.getByRole('link', { name: '+91 00000 02001' })).toHaveAttribute(
      'href',
      'tel:+910000002001',
    );
    const linkedin = main.getByRole('link', { name: 'LinkedIn' });
    await expect(linkedin).toHaveAttribute('href', 'https://www.linkedin.com/');
    await expect(linkedin).toHaveAttribute('rel', /noopener/);
  });

  test('bio paragraphs, experience list, skills chips', async ({ page }) => {
    const member = await askApi<Member>(page, '/team/1');
    for (const paragraph of member.bio.split(/\n+/)) {
      await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
    }
    const itemsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
    await expect(itemsOf('Experience')).toHaveText(member.experience);
    await expect(itemsOf('Skills')).toHaveText(member.skills);
  });

  test('Back to Team link to /about', async ({ page }) => {
    const back = page.getByRole('link', { name: 'Back to Team' });
    await expect(back).toHaveAttribute('href', '/about');
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/about$/);
  });

  test('title and canonical address', async ({ page }) => {
    await expect(page).toHaveTitle(
      'Meenakshi Rathore, Co-founder and Chief Executive | Naya Outlet',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/team\/1$/);
  });
});

test("'Team member not found.' if missing, with status 404", async ({ page }) => {
  const response = await page.goto('/team/987654');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team member not found.');
  await expectNoViolations(page);
});

test('loading, then content', async ({ page }) => {
  await page.goto('/about');
  const release = await holdCalls(page, '/team/1');
  await page.getByRole('link', { name: 'Meenakshi Rathore' }).click();
  await expect(page.getByRole('main').getByText('Loading ...')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meenakshi Rathore');
});

for (const width of [360, 768, 1440]) {
  test(`nothing to object to at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/team/1');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
}
