import { expect, test, type Locator } from '../support/test.ts';
import { enquiryForm } from '../support/enquiry.ts';

const address = '/franchises/kulhad-nukkad';

test('the form is sticky: it stays in view while the page scrolls', async ({ page }) => {
  await page.goto(address);
  for (const heading of ['About Kulhad Nukkad', 'Franchise facts']) {
    await page
      .getByRole('heading', { name: heading })
      .evaluate((element) => element.scrollIntoView());
    await expect(enquiryForm(page).getByLabel('Name')).toBeInViewport({ ratio: 1 });
    await expect(enquiryForm(page).getByRole('button')).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone a bar at the bottom leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(address);
  await expect(enquiryForm(page)).not.toBeInViewport();
  const bar = page.getByRole('link', { name: 'Enquire' });
  const bottomOf = async (link: Locator) => {
    const box = await link.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf(bar)).toBeGreaterThan(750);
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  expect(await bottomOf(chat)).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  await page.getByRole('heading', { name: 'Franchise facts' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  await expect(enquiryForm(page).getByLabel('Name')).toBeInViewport({ ratio: 1 });
});
