import { calculateForBrand, comparePayback } from '@naya/contract/calculator/compare-payback';
import { expect, test } from 'vitest';
import { readContent } from '../../src/demo/read-content.ts';
import { readJson } from '../../src/demo/files.ts';
import { economicsFile } from '../../src/demo/schemas.ts';

const { franchises, categories } = readContent();
const calculated = franchises.flatMap((franchise) => {
  const trade = categories.find(({ name }) => name === franchise.category) ?? null;
  const result = calculateForBrand(franchise, trade);
  return result ? [{ ...franchise, result, difference: comparePayback(franchise, result) }] : [];
});

test('what at least twenty brands state of a month bears out the payback that they state', () => {
  const agreeing = calculated.filter(({ difference }) => difference === null);
  expect(agreeing.length).toBeGreaterThanOrEqual(20);
  // The demo's bad examples, of which the site warns.
  const others = calculated.filter(({ difference }) => difference !== null);
  expect(others.map(({ slug, difference }) => [slug, difference])).toEqual([
    ['parcel-peti', 'slower'],
    ['ghoom-wheels', 'slower'],
  ]);
  // They neither lead the list nor trend.
  expect(others.filter((each) => each.is_featured || each.trending_type)).toEqual([]);
});

/** What a description says of a partner's money, in its own sentences. */
const moneyWords = /\b(?:per cent|months?|bills|margin|a day|profit|sales|keeps?)\b/;
const saidOfMoney = (description: string) =>
  description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => moneyWords.test(sentence))
    .join(' ');

/** With PRINT_TABLE=1: what each of them says, beside what the calculator makes of its figures. */
test.runIf(process.env['PRINT_TABLE'])('the table of the calculator', () => {
  const rows = calculated.map(({ business_name, result, difference, ...said }) => {
    const months = result.scenarios[0]?.paybackMonths ?? 'more than 60';
    const stated = `${said.excepted_roi_min}–${said.excepted_roi_max}`;
    const verdict = difference ?? 'agrees';
    return `| ${business_name} | ${stated} | ${months} | ${verdict} | ${saidOfMoney(said.description ?? '')} |`;
  });
  console.log(['| brand | says, months | calculated | verdict | own text |', ...rows].join('\n'));
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

test('each business has its own economics', () => {
  const shares = new Set(calculated.map((each) => each.partner_share_percentage));
  expect(shares.size).toBeGreaterThan(15);
});

test('every statement belongs to a brand', () => {
  const slugs = new Set(franchises.map(({ slug }) => slug));
  const stated = Object.keys(readJson('economics.json', economicsFile));
  expect(stated.filter((slug) => !slugs.has(slug))).toEqual([]);
});
