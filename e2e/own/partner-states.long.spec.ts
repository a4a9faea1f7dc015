import { expectNoViolations } from '../support/axe.ts';
import { urls } from '../support/urls.ts';
import { enquiryFailed } from '../support/enquiry.ts';
import { fillEnquiryForm, freshEmail } from '../support/fill-forms.ts';
import { changeSettings, partnerPage, widgetOf } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';

/** A page that may not send shows no form. */
test.beforeAll(() => changeSettings({ partner_origins: [urls.partner] }));

const list = `${urls.own}/api/franchises?*`;
const one = `${urls.own}/api/franchises/*`;
const enquiries = `${urls.own}/api/investor`;

test('axe finds nothing while the widget loads, fails or finds nothing', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, json: { success: false, message: 'The till is jammed' } });
  });
  await page.goto(partnerPage({ city: 'Atlantis' }));
  const { element } = widgetOf(page);
  await expect(element.getByRole('status')).toHaveText('Loading ...');
  await expectNoViolations(page);
  gate.resolve();
  await expect(element.getByRole('alert')).toContainText('The till is jammed');
  await expectNoViolations(page);
  await page.unrouteAll();
  await element.getByRole('button', { name: 'Try again' }).click();
  await expect(element.locator('.state')).toContainText('No matching franchises found');
  await expectNoViolations(page);
});

test('axe finds nothing while the panel fails, is to be corrected or has sent', async ({
  page,
}) => {
  await page.route(
    one,
    (route) => route.fulfill({ status: 404, json: { success: false, message: 'Gone' } }),
    {
      times: 1,
    },
  );
  const answers = [
    {
      status: 422,
      json: { success: false, message: 'No', errors: { phone: 'Please enter your phone number' } },
    },
    { status: 500, json: {} },
    { status: 201, json: { success: true, message: 'ok', id: 1 } },
  ];
  const headers = { 'Access-Control-Allow-Origin': urls.partner };
  await page.route(enquiries, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ ...answers.shift(), headers })
      : route.fallback(),
  );
  await page.goto(partnerPage({ limit: '3' }));
  const { open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await expect(panel.getByRole('alert')).toContainText('Gone');
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Try again' }).click();
  const send = form.getByRole('button', { name: 'Submit Enquiry' });
  await fillEnquiryForm(form, freshEmail());
  await send.click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expectNoViolations(page);
  await send.click();
  await expect(panel.getByRole('alert')).toContainText(enquiryFailed);
  await send.click();
  await expect(panel.getByText('Enquiry Submitted!')).toBeVisible();
  await expectNoViolations(page);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${theme} theme, its panel included`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await page.goto(partnerPage({ theme, limit: '3' }));
    const { cards, open, panel } = widgetOf(page);
    await expect(cards).toHaveCount(3);
    await expectNoViolations(page);
    await open('Kulhad Nukkad');
    await expect(panel.getByRole('form')).toBeVisible();
    await expectNoViolations(page);
  });
}
