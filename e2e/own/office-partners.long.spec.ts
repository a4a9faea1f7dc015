import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { officeCall } from '../support/office.ts';
import { registerPartner } from '../support/office-partners.ts';
import { expect, test } from '../support/test.ts';

const schemes = ['light', 'dark'] as const;
const widths = [360, 768, 1440];

test('the screen and the page of a partner fit any width in both themes, empty and full', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const id = await registerPartner(page, 'A Partner With a Name That Is Rather Long For One Line');
  const link = await officeCall(page, 'POST', `/partners/${id}/link`);
  const { url } = (await link.json()) as { url: string };
  const screens = [`/admin/#/partners/${id}`, new URL(url).pathname];
  const lookAtAll = async (state: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const screen of screens) {
        // The office lays out its menu for the width at which it is opened.
        await page.goto('about:blank');
        await page.goto(screen);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await test.step(`${screen}, ${state}, ${colorScheme} at ${width}`, async () => {
            await expect(page.getByRole('heading', { name: /with .* test key/ })).toBeVisible();
            await expectNoSidewaysScroll(page);
            await expectNoViolations(page);
          });
        }
      }
    }
  };
  await lookAtAll('empty');
  const made = await officeCall(page, 'POST', `/partners/${id}/test-key`);
  const { key } = (await made.json()) as { key: string };
  for (const path of ['/api/contact', '/api/investor', '/api/franchise-owner']) {
    await page.request.post(path, { data: {}, headers: { [partnerKeyHeader]: key } });
  }
  await page.goto(new URL(url).pathname);
  for (const name of [
    'one',
    'another-with-a-name-that-is-long-enough-to-need-two-lines-of-a-phone',
  ]) {
    await page.getByLabel('Ask for another site').fill(`https://${name}.example.in`);
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await expect(page.getByText(`https://${name}.example.in · we are looking at it`)).toBeVisible();
  }
  await lookAtAll('full');
});
