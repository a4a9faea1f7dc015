import { describe, expect, it } from 'vitest';
import { findAll, findOne, findPart, hrefOf, textOf, textsOf } from '../support/html.ts';
import { findField, valueOf } from '../support/fields.ts';
import { readHead } from '../support/page-head.ts';
import { sendForm, type FormValues } from '../support/send-form.ts';
import { site } from './site.ts';

async function open(path: string) {
  const page = await site.visit(path);
  return { page, main: findOne(page.document, 'main') };
}
const namesOf = async (...ids: number[]) =>
  Promise.all(
    ids.map(
      async (id) => (await site.ask<{ business_name: string }>(`/franchises/${id}`)).business_name,
    ),
  );

describe('a comparison', () => {
  it('has a column for each brand and a row for each figure, for nobody to index', async () => {
    const { page, main } = await open('/compare?ids=3,14,27');
    expect([page.status, readHead(page.document).robots]).toEqual([200, 'noindex, follow']);
    const table = findPart(main, 'Comparison');
    const columns = findAll(table, 'th', { scope: 'col' }).slice(1);
    const names = await namesOf(3, 14, 27);
    columns.forEach((column, index) => expect(textOf(column)).toContain(names[index]));
    expect(textsOf(findAll(table, 'th', { scope: 'rowgroup' }))).toEqual([
      'Money',
      'Payments',
      'Time',
      'Place',
      'Help',
      'Proof',
    ]);
    expect(findAll(table, 'span', { class: 'compare-best' }).length).toBeGreaterThan(0);
    expect(hrefOf(table, `Remove ${names[0]}`)).toBe('/compare?ids=14,27');
  });

  it('says of the visitor’s city how each brand stands there', async () => {
    const { main, page } = await open('/compare?ids=1,3&city=varanasi');
    const row = findAll(main, 'tr').find((each) => textOf(each).startsWith('Open in Varanasi'));
    expect(textsOf(findAll(row ?? main, 'td'))).toEqual(['Yes', 'No']);
    expect(valueOf(findField(main, 'Your city'))).toBe('varanasi');
    expect(page.status).toBe(200);
    const without = await open('/compare?ids=1,3');
    expect(textOf(without.main)).toContain('Open for new partners in');
  });

  it('shows the differences alone when asked', async () => {
    const rows = async (query: string) =>
      findAll((await open(`/compare?ids=3,14${query}`)).main, 'th', { scope: 'row' }).length;
    expect(await rows('&only=differences')).toBeLessThanOrEqual(await rows(''));
    const { main } = await open('/compare?ids=3,14&only=differences');
    expect(hrefOf(main, 'Differences only (press to show all rows)')).toBe('/compare?ids=3,14');
  });

  it.each([
    ['/compare', 'Two brands make a comparison'],
    ['/compare?ids=3', 'Two brands make a comparison'],
    ['/compare?ids=3,999999', 'One of the brands is not listed any more.'],
    ['/compare?ids=nonsense,,-4', 'Two brands make a comparison'],
  ])('%s says what is missing', async (path, text) => {
    const { page, main } = await open(path);
    expect(page.status).toBe(200);
    expect(textOf(main)).toContain(text);
  });
});

describe('asking compared brands', () => {
  const enquirer = { name: 'Asha Rao', phone: '00000 11111', message: 'Is Pune open?' };
  const ask = async (values: FormValues, path = '/compare?ids=3,14,27') => {
    const page = await site.visit(path);
    const form = findPart(page.document, 'Ask these brands', 'form');
    return sendForm(site, page, form, 'Send one enquiry to each', { ...enquirer, ...values });
  };

  it('makes one enquiry for each ticked brand, once even when it is sent again', async () => {
    const values = { email: 'asks-all@example.in', consent: ['3', '27'] };
    const answer = await ask(values);
    await ask(values);
    const names = await namesOf(3, 27);
    const stored = await site.storedSubmissions('asks-all@example.in');
    expect(stored.map(({ kind, franchise_id }) => [kind, franchise_id])).toEqual([
      ['enquiry', 3],
      ['enquiry', 27],
    ]);
    const lines = textsOf(findAll(findPart(answer.document, 'Ask them all'), 'li'));
    expect(lines).toEqual(stored.map(({ id }, index) => `${names[index]}: sent, reference ${id}`));
  });

  it.each([
    ['no brand', {}, 'Please tick the brands that may have your details'],
    ['a brand that never was', { consent: '999999' }, 'Please tick the brands'],
    ['no e-mail', { consent: '3', email: 'asha' }, 'Please enter a valid email address'],
  ])('with %s sends nothing and brings back what was typed', async (_what, values, text) => {
    const answer = await ask({ email: 'nobody@example.in', ...values });
    expect(answer.status).toBe(422);
    const form = findPart(answer.document, 'Ask these brands', 'form');
    expect(textOf(form)).toContain(text);
    expect(findOne(form, 'input', { name: 'name' }).attribs['value']).toBe('Asha Rao');
    expect(await site.storedSubmissions('nobody@example.in')).toEqual([]);
  });
});

describe('a shared shortlist', () => {
  it('opens without scripts, in its order', async () => {
    const { main } = await open('/shortlist?ids=14,3,999999');
    expect(textsOf(findAll(main, 'h2'))).toEqual(await namesOf(14, 3));
    expect(textOf(main)).toContain('1 other not listed any more.');
    expect(hrefOf(main, 'Compare')).toBe('/compare?ids=14,3');
  });

  it('of nothing that is listed leads on', async () => {
    const { main } = await open('/shortlist?ids=999999');
    expect(textOf(main)).toContain('None of them is listed any more');
  });

  it('without ids is the page that the browser fills in', async () => {
    const { page, main } = await open('/shortlist');
    expect(page.status).toBe(200);
    expect(textOf(main)).toContain('Nothing shortlisted yet');
  });
});
