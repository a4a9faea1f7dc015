import type { Page } from '@playwright/test';

/** Answers the next dialog as soon as it opens, since a press does not end while one is open; gives its message. */
const answerDialog = (page: Page, answer: 'accept' | 'dismiss'): Promise<string> =>
  new Promise((resolve, reject) => {
    page.once('dialog', (dialog) => {
      dialog[answer]().then(() => resolve(dialog.message()), reject);
    });
  });

export const acceptDialog = (page: Page) => answerDialog(page, 'accept');
export const dismissDialog = (page: Page) => answerDialog(page, 'dismiss');
