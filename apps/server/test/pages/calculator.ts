import { describe, expect, it } from 'vitest';
import { descriptionOf, findAll, findOne, findPart, textOf, textsOf } from '../support/html.ts';
import { findField, valueOf } from '../support/fields.ts';
import { readHead } from '../support/page-head.ts';
import type { SitePage } from '../support/site.ts';
import { site } from './site.ts';

const open = async (query = '') => readCalculator(await site.visit(`/calculator${query}`));

function readCalculator(page: SitePage) {
  const main = findOne(page.document, 'main');
  return {
    page,
    main,
    answer: textOf(findPart(main, 'Result')),
    form: findPart(main, 'Your figures'),
  };
}

const readAmount = (text: string) => Number(text.replace('−', '-').replaceAll(/[₹,]/g, ''));

describe('the calculator', () => {
  it('starts with usual figures, and says so at each', async () => {
    const { page, main, answer, form } = await open();
    expect(page.status).toBe(200);
    expect(readHead(page.document).canonical).toBe('http://localhost:8000/calculator');
    expect(answer).toContain('Back in 20 months');
    expect(valueOf(findField(form, 'Rent a month (₹)'))).toBe('30,000');
    expect(textsOf(findAll(main, 'text'))).toEqual(expect.arrayContaining(['₹10L', '₹20L']));
    const fields = findAll(form, 'input');
    expect(fields).toHaveLength(19);
    for (const field of fields) expect(descriptionOf(field)).toBe('Usual figure');
  });

  it('takes what a brand states, and tells it from the visitor’s own figures', async () => {
    const franchise = await site.ask<{
      business_name: string;
      franchise_fee: number;
      cost_equipment: number;
    }>('/franchises/3');
    const { page, main, form } = await open('?franchise=3&rent=45000');
    const fee = findField(form, 'Franchise fee (₹)');
    expect(readAmount(valueOf(fee) ?? '')).toBe(franchise.franchise_fee);
    expect(descriptionOf(fee)).toBe(`Stated by ${franchise.business_name}`);
    const equipment = findField(form, 'Equipment (₹)');
    expect(readAmount(valueOf(equipment) ?? '')).toBe(franchise.cost_equipment);
    expect(textOf(main)).toMatch(/Deposit\s*₹1,35,000\s*₹[\d,]+/);
    expect(textOf(main)).toMatch(
      /Opening day comes to ₹[\d.]+L here; the brand names ₹[\d.]+L–₹[\d.]+L/,
    );
    expect(descriptionOf(findField(form, 'Rent a month (₹)'))).toBe('Your estimate');
    expect(textOf(main)).toContain(`Filled in with what ${franchise.business_name} states`);
    expect(readHead(page.document).robots).toContain('noindex');
  });

  it('adds up the brand’s own parts beside the plan’s', async () => {
    const { main } = await open('?franchise=1');
    const sum = findAll(main, 'table').find((table) => textOf(table).startsWith('Opening day'));
    const rows = findAll(sum ?? main, 'tr').map((row) => textsOf(findAll(row, 'td')));
    expect(textOf(sum ?? main)).toMatch(/Interior\s*₹1,45,000\s*₹1,45,000/);
    expect(textOf(main)).toMatch(
      /3 months of rent and 3 months of running costs are ₹4.35L, of which the brand counts ₹1.2L/,
    );
    for (const column of [0, 1]) {
      const amounts = rows
        .filter((row) => row.length > 0)
        .map((row) => readAmount(row[column] ?? ''));
      const total = amounts.pop();
      expect(amounts.reduce((all, each) => all + (each || 0), 0)).toBe(total);
    }
  });

  it.each([
    ['?franchise=999999', 'This franchise is not listed any more'],
    ['?rent=lots&bills=-5&loanYears=0&margin=1e9', 'Your money over five years'],
    ['?bills=0', 'Not back within five years'],
    ['?margin=5&royalty=5', 'No number of bills covers the costs'],
  ])('bears %s', async (query, text) => {
    const { page, main } = await open(query);
    expect(page.status).toBe(200);
    expect(textOf(main)).toContain(text);
  });

  it('draws what its table says', async () => {
    const { main } = await open('?bills=60');
    const zero = Number(findOne(main, 'line').attribs['y1']);
    const rows = findAll(findPart(main, 'Your money by month'), 'tr').slice(1);
    const curves = findAll(main, 'polyline').map(({ attribs }) =>
      (attribs['points'] ?? '').split(' ').map((point) => point.split(',').map(Number)),
    );
    expect([rows.length, curves.length]).toEqual([11, 3]);
    const amounts = rows.map((row) => textsOf(findAll(row, 'td')).map(readAmount));
    const pixelsPerRupee = (zero - (curves[0]?.[60]?.[1] ?? 0)) / (amounts[10]?.[0] ?? 1);
    amounts.forEach((row, index) => {
      row.forEach((amount, curve) => {
        const y = curves[curve]?.[index * 6]?.[1] ?? 0;
        expect(y).toBeCloseTo(zero - amount * pixelsPerRupee, 0);
      });
    });
  });
});
