import { expect, test } from '../support/test.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { homeOf, openHome } from '../support/home.ts';
import { setStub } from '../support/stub.ts';

test('the brands marquee names every brand once, moves and can be stopped', async ({ page }) => {
  setStub({ 'GET /franchises': { json: [1, 2, 3].map((id) => franchiseRow(id)) } });
  await openHome(page);
  const { brands } = homeOf(page);
  await expect(brands.getByRole('link')).toHaveText([/Brand 1$/, /Brand 2$/, /Brand 3$/]);
  await expect(brands.getByRole('link', { name: 'Brand 2' })).toHaveAttribute(
    'href',
    '/franchises/2',
  );
  const track = brands.locator('.marquee-track');
  await brands.scrollIntoViewIfNeeded();
  await expect(track).toHaveCSS('animation-name', 'drift');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await brands.getByRole('button', { name: 'Stop the brands' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await brands.getByRole('button', { name: 'Move the brands' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(track).toHaveCSS('animation-play-state', 'running');

  await test.step('it hangs still for those who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(track).toHaveCSS('animation-name', 'none');
    await expect(brands.getByRole('button')).toHaveCount(0);
  });
});
