import { expect, test } from '../support/test.ts';
import { acceptDialog } from '../support/accept-dialog.ts';
import { fillInvestor, freshEmail } from '../support/fill-forms.ts';
import { receivedByStub, setStub } from '../support/stub.ts';

test('when the categories cannot be read it says so and the form stays usable', async ({
  page,
}) => {
  setStub({
    'GET /categories': { status: 500 },
    'POST /investor': { json: { message: 'Registered!' } },
  });
  await page.goto('/join-investor');
  await expect(page.getByText(/Failed to fetch categories/)).toBeVisible();
  await fillInvestor(page, freshEmail());
  const message = acceptDialog(page);
  await page.getByRole('button', { name: 'Register' }).click();
  expect(await message).toBe('Registered!');
  await expect(page).toHaveURL('/');
  expect(receivedByStub()).toMatchObject([{ path: '/investor' }]);
});
