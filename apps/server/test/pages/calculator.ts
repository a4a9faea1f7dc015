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
  it('starts empty but for the rate by law, and gives no headline of guesses', async () => {
    const { page, main, answer, form } = await open();
    expect(page.status).toBe(200);
    expect(readHead(page.document).canonical).toBe('http://localhost:8000/calculator');
    expect(answer).toBe(
      'Not enough figures for an answerStill needed: bills a day, average bill, days open a month, share of billing you keep, rent a month, wages a month, other costs a month.',
    );
    expect(textOf(main)).not.toContain('Your money over five years');
    const fields = findAll(form, 'input');
    expect(fields).toHaveLength(21);
    const filled = fields.filter((field) => valueOf(field) !== '');
    expect(filled.map((field) => [valueOf(field), descriptionOf(field)])).toEqual([
      ['18', 'The rate by law'],
    ]);
  });

  it('takes what a brand states, then what is usual in its trade, and tells both from the visitor’s', async () => {
    const { page, main, answer, form } = await open('?franchise=lachha-roll-co&rent=45000');
    const told = (label: string) => {
      const field = findField(form, label);
      return [valueOf(field), descriptionOf(field)];
    };
    expect(told('Share of billing you keep (%)')).toEqual(['66', 'Stated by Lachha Roll Co']);
    expect(told('Average bill (₹)')).toEqual(['160', 'Stated by Lachha Roll Co']);
    // 72 bills of ₹160 on 30 days are ₹3,45,600, of which the trade spends 9% on the rest.
    expect(told('Other costs a month (₹)')).toEqual(['31,104', 'Usual in Food & Beverage']);
    expect(told('Rent a month (₹)')).toEqual(['45,000', 'Your estimate']);
    expect(answer).toMatch(/^Back in \d+ months/);
    expect(textOf(main)).toContain('Filled in with what Lachha Roll Co states, and where');
    expect(textOf(main)).toContain('source: Sample');
    expect(readHead(page.document).robots).toContain('noindex');
  });

  it('gives a laboratory its own share of billing, and the months that its own page promises', async () => {
    const { answer, form } = await open('?franchise=namoona-labs');
    expect(valueOf(findField(form, 'Share of billing you keep (%)'))).toBe('31');
    expect(answer).toContain('Back in 13 months');
    expect(answer).toContain('A good month: ₹50.08K for you');
    expect(answer).toContain('A bad month, sales 40% lower: −₹7.95K you pay in');
  });

  it('prices no interior that the brand does not price, and has no headline for a brand that says too little', async () => {
    const { answer, form } = await open('?franchise=dooja-driver');
    expect(valueOf(findField(form, 'Interior (₹)'))).toBe('');
    expect(answer).toContain('Not enough figures for an answer');
  });

  it('says when the brand’s payback is far from its own figures', async () => {
    const { main } = await open('?franchise=ghoom-wheels');
    expect(textOf(main)).toContain(
      'This is far from what the brand says. By these figures the whole investment is back in 38 months; Ghoom Wheels says 10–16 months.',
    );
    const own = await open('?franchise=kulhad-nukkad&bills=1');
    expect(textOf(own.main)).not.toContain('far from what the brand says');
    const agreeing = await open('?franchise=namoona-labs');
    expect(textOf(agreeing.main)).not.toContain('far from what the brand says');
  });

  it('is for the whole investment, with own money beside it', async () => {
    const loan = '&loanShare=50&loanRate=12&loanYears=5';
    const { answer } = await open(`?franchise=namoona-labs${loan}`);
    expect(answer).toMatch(/Back in 1\d months.*your own ₹3.06L: back in 8 months/);
  });

  it('opens at what opening costs, added up', async () => {
    const { main } = await open('?franchise=kulhad-nukkad');
    const sum = findAll(main, 'table').find((table) => textOf(table).startsWith('Opening'));
    const amounts = textsOf(findAll(sum ?? main, 'td')).map(readAmount);
    const total = amounts.pop();
    expect([total, amounts.reduce((all, each) => all + each)]).toEqual([6_23_000, 6_23_000]);
  });

  it.each([
    ['days=40', 'Days open a month', 'Must be 31 or less'],
    ['rent=lots', 'Rent a month (₹)', 'Please enter a number'],
    ['margin=130', 'Share of billing you keep (%)', 'Must be 100 or less'],
  ])('says at the field what is impossible: %s', async (query, label, message) => {
    const { answer, form } = await open(`?franchise=namoona-labs&${query}`);
    const field = findField(form, label);
    expect([field.attribs['aria-invalid'], valueOf(field)]).toEqual(['true', query.split('=')[1]]);
    expect(descriptionOf(field)).toContain(message);
    expect(answer).toContain('Impossible: ');
  });

  it.each([
    ['?franchise=999999', 'This franchise is not listed any more'],
    ['?rent=lots&bills=-5&loanYears=0&margin=1e9', 'Impossible: bills a day,'],
    ['?franchise=namoona-labs&bills=0', 'Not back within five years'],
    ['?franchise=kulhad-nukkad&margin=5&royalty=5', 'No number of bills covers the costs'],
  ])('bears %s', async (query, text) => {
    const { page, main } = await open(query);
    expect(page.status).toBe(200);
    expect(textOf(main)).toContain(text);
  });

  it('draws what its table says', async () => {
    const { main } = await open('?franchise=namoona-labs&bills=30');
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
