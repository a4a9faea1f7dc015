import { officeUrl } from '@naya/contract/office/urls';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { signInAsOwner } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { rightmostField } from '../support/rightmost-field.ts';

test('a list and an edit screen fit a phone and a tablet, axe finds nothing in the list, and the policy holds', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await signInAsOwner(page);
  const shown = {
    '/franchises': page.getByRole('row').nth(1),
    '/franchises/1': page.getByRole('button', { name: 'Save', exact: true }),
  };
  for (const [screen, content] of Object.entries(shown)) {
    await test.step(screen, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(officeUrl(screen));
      await expect(content).toBeVisible();
      if (screen === '/franchises') await expectNoViolations(page);
      for (const width of [768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `at ${width}`);
        await expect
          .poll(() => rightmostField(page), { message: `at ${width}` })
          .toBeLessThanOrEqual(width);
      }
    });
  }
  await test.step('no script and no style but our own is let in', async () => {
    await page.goto(officeUrl('/blogs/1'));
    await expect(page.locator('.ProseMirror')).toBeVisible();
    expect(refused).toEqual([]);
    const injected = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { outline: 1px solid red }';
      document.head.append(style);
      return getComputedStyle(document.body).outlineStyle;
    });
    expect(injected).toBe('none');
  });
});

test('a screen is called what the menu calls it', async ({ page }) => {
  await openOffice(page, '/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Overview');
  const entries = page.getByRole('menu').getByRole('menuitem');
  // All come at once, as soon as it is known what this person may do.
  await expect.poll(() => entries.count()).toBeGreaterThan(15);
  const count = await entries.count();
  for (let place = 0; place < count; place += 1) {
    const entry = entries.nth(place);
    // The number of things that wait stands before the name.
    const name = (await entry.innerText()).split('\n').at(-1) ?? '';
    // The title is that of its first tab.
    if (name === 'Settings and texts') continue;
    await entry.click();
    await expect(title).toHaveText(name);
  }
});
