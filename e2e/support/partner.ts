import { putSiteDocument, readSiteDocuments } from '@naya/db/site-info/public';
import type { Locator, Page } from '@playwright/test';
import { urls } from './addresses.ts';
import { withOwnDatabase } from './own-database.ts';

/** As the operator does in the settings: pages of this origin may send forms. */
export function listOrigin(origin: string): Promise<void> {
  return withOwnDatabase(async (db) => {
    const { settings } = await readSiteDocuments(db, ['settings']);
    const changed = { ...(settings as object), partner_origins: [origin] };
    await putSiteDocument(db, 'settings', changed);
  });
}

type Asked = {
  styles?: 'hostile';
  category?: string;
  city?: string;
  limit?: string;
  theme?: string;
};

export function partnerPage(asked: Asked = {}, site = urls.partner): string {
  return `${site}/?${new URLSearchParams(asked).toString()}`;
}

/** The parts of the widget by the names a reader knows them by. */
export function widgetOf(page: Page) {
  const element = page.locator('franchise-listings');
  const panel = element.getByRole('dialog');
  return {
    element,
    title: element.getByRole('heading', { level: 2 }).first(),
    cards: element.getByRole('article'),
    panel,
    form: panel.getByRole('form', { name: 'Enquiry form' }),
    open: (name: string) =>
      element.getByRole('button', { name: `View Details of ${name}` }).click(),
  };
}

export async function fillWidgetForm(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Name').fill('Meera Test');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('00000 11111');
  await form.getByLabel('Message').fill('Is Varanasi still open?');
}
