import type { Page } from '@playwright/test';

/** Accepts the next dialog as soon as it opens, since a press does not end while one is open; gives its message. */
export function acceptDialog(page: Page): Promise<string> {
  return new Promise((resolve, reject) => {
    page.once('dialog', (dialog) => {
      dialog.accept().then(() => resolve(dialog.message()), reject);
    });
  });
}
