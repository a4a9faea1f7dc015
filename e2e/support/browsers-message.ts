import { expect, type Locator } from '@playwright/test';

/** The browser itself says what is wrong with a field, and the page adds nothing. */
export async function expectBrowsersMessage(field: Locator): Promise<void> {
  const message = field.evaluate(
    (control: HTMLInputElement) => control.form?.noValidate === false && control.validationMessage,
  );
  expect(await message).toBeTruthy();
  await expect(field).toHaveAccessibleDescription('');
}
