import { putSiteDocument, readSiteDocuments } from '@naya/db/site-info/public';
import type { Locator, Page } from '@playwright/test';
import { urls } from './urls.ts';
import { withOwnDatabase } from './own-database.ts';

type Changes = { partner_origins?: string[]; site_name?: string };

/** As the operator does in the settings: what the site is called, and whose pages may send forms. */
export function changeSettings(changes: Changes): Promise<void> {
  return withOwnDatabase(async (db) => {
    const { settings } = await readSiteDocuments(db, ['settings']);
    await putSiteDocument(db, 'settings', { ...(settings as object), ...changes });
  });
}

type Asked = {
  /** Of the page; with none its policy allows none, and nothing else that can be forbidden. */
  styles?: 'hostile' | 'floating' | 'none';
  /** The page itself does not load the script. */
  script?: 'none';
  /** HTML that stands in place of the element and its script. */
  snippet?: string;
  host?: string;
  category?: string;
  city?: string;
  place?: string;
  budget?: string;
  sort?: string;
  ids?: string;
  'heading-level'?: string;
  'test-key'?: string;
  limit?: string;
  theme?: string;
  lang?: string;
};

export function partnerPage(asked: Asked = {}, site = urls.partner): string {
  return `${site}/?${new URLSearchParams(asked).toString()}`;
}

/** The parts of the widget by the names a reader knows them by. */
export function widgetOf(page: Page | Locator) {
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

/** On /partners the widget that follows the configurator; below it stand the examples. */
export const configuredWidget = (page: Page) =>
  widgetOf(page.getByRole('region', { name: 'How it looks' }));
