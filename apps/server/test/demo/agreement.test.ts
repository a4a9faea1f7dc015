import { leftOfBilling } from '@naya/contract/calculator/left-of-billing';
import { openingCost } from '@naya/contract/franchises/opening-cost';
import { listPayments } from '@naya/contract/franchises/payments';
import { describe, expect, test } from 'vitest';
import { readContent, type DemoFiles } from '../../src/demo/read-content.ts';
import { amountIn, amountPattern } from './patterns.ts';

type Brand = DemoFiles['franchises'][number];

const { franchises: brands, calls, checks } = readContent();
const callsOf = (brand: Brand) => calls.find(({ slug }) => slug === brand.slug);

/** All that a brand's page says in words. */
const textsOf = (brand: Brand): string[] => [
  ...brand.description.split(/(?<=[.:;]) /),
  ...brand.features,
  ...brand.requirements,
  ...brand.support_provided,
  ...brand.training_details,
  ...brand.territory_details,
  ...(brand.support_offered ? [brand.support_offered] : []),
];

/** The contradictions of all brands, each with the brand's slug before it. */
const findAll = (contradictionsOf: (brand: Brand) => string[]): string[] =>
  brands.flatMap((brand) => contradictionsOf(brand).map((each) => `${brand.slug}: ${each}`));

const findInTexts = (contradictionOf: (text: string, brand: Brand) => string | null) =>
  findAll((brand) => textsOf(brand).flatMap((text) => contradictionOf(text, brand) ?? []));

describe('what a brand says in words is what its fields state', () => {
  test.each([
    ['cost_stock', `(?:opening|first) stock of ${amountPattern}`],
    ['cost_stock', `stock investment of ${amountPattern}`],
    ['cost_stock', `${amountPattern}(?: rupees)? of (?:stock|parts|silver)`],
    ['cost_working_capital', `working capital of ${amountPattern}`],
    ['cost_deposit', `(?<!refundable )deposit of ${amountPattern}`],
    ['franchise_fee', `franchise fee of ${amountPattern}`],
  ] as const)('%s: "%s"', (field, pattern) => {
    const found = findInTexts((text, brand) => {
      const said = new RegExp(pattern, 'i').exec(text)?.groups;
      if (!said || amountIn(said) === brand[field]) return null;
      return `“${text}”, but ${field} ${brand[field] ?? 'not stated'}`;
    });
    expect(found).toEqual([]);
  });

  test('of a share of billing', () => {
    const sharePattern =
      /(?:share of|earn|keeps|gross margin (?:is|averages)|margin to the counter is) (?<low>\d+)(?: to (?<high>\d+))? per cent|^(?<only>\d+) per cent (?:share|on bookings|margin)/i;
    const found = findInTexts((text, brand) => {
      const { low, high, only } = sharePattern.exec(text)?.groups ?? {};
      const [least, most] = [Number(low ?? only), Number(high ?? low ?? only)];
      if (Number.isNaN(least)) return null;
      const left = leftOfBilling(brand)?.rupees;
      const kept = [brand.partner_share_percentage, left ?? null];
      return kept.some((each) => each !== null && each >= least && each <= most)
        ? null
        : `“${text}”, but the partner’s share is ${kept[0] ?? 'not stated'}`;
    });
    expect(found).toEqual([]);
  });

  test('of the average bill, and of what food costs', () => {
    const found = findInTexts((text, brand) => {
      const bill = /average (?:bill|charge)(?: is| of)? ₹(\d+)/i.exec(text)?.[1];
      const food = /food cost[a-z ]* (\d+) per cent/i.exec(text)?.[1];
      const isBill = !bill || brand.average_bill === null || brand.average_bill === Number(bill);
      const share = brand.partner_share_percentage;
      return isBill && (!food || share === 100 - Number(food)) ? null : text;
    });
    expect(found).toEqual([]);
  });

  test('of the days on which it is open', () => {
    const found = findInTexts((text, brand) =>
      /day off|six-day week|shut on \w+days/i.test(text) && (brand.opening_days ?? 0) > 27
        ? `“${text}”, but open on ${brand.opening_days} days`
        : null,
    );
    expect(found).toEqual([]);
  });

  test('of a pause, which its record keeps', () => {
    const found = findAll((brand) => {
      const says = textsOf(brand).some((text) =>
        /\bpaused\b|appoints? no|stopped appoint/i.test(text),
      );
      const isPaused = brand.pausedDays !== undefined;
      return says === isPaused && isPaused === !brand.is_active
        ? []
        : [`says ${says}, is ${isPaused}`];
    });
    expect(found).toEqual([]);
    expect(brands.filter(({ pausedDays }) => pausedDays).length).toBeGreaterThan(0);
  });
});

test('what goods and brand take of the billing stands among the payments, royalty or not', () => {
  const found = findAll((brand) => {
    const { partner_share_percentage: share } = brand;
    const [first] = listPayments(brand).flatMap(({ value }) => value ?? []);
    return share === null || share === 100 || first === `₹${100 - share} of ₹100 billed`
      ? []
      : [`${100 - share} of 100 go, but the first payment is ${first}`];
  });
  expect(found).toEqual([]);
});

test('the parts of an investment do not come to more than its maximum', () => {
  const found = findAll((brand) => {
    const cost = openingCost(brand);
    const sum = cost?.parts.reduce((total, { amount }) => total + (amount ?? 0), 0) ?? 0;
    return brand.investment_max !== null && sum > brand.investment_max ? [`${sum}`] : [];
  });
  expect(found).toEqual([]);
});

describe('outlets', () => {
  test('by city and by who runs them come to all outlets', () => {
    const found = findAll((brand) => {
      const counts = brand.outlet_cities.map(({ count }) => count);
      const byCity = counts.every((count) => count !== null)
        ? counts.reduce((sum, count) => sum + count, 0)
        : brand.total_outlets;
      const { outlets_company: company, outlets_partner: partner, total_outlets: all } = brand;
      const byRunner = company === null || partner === null ? all : company + partner;
      return byCity === all && byRunner === all ? [] : [`${all}: ${byCity} by city, ${byRunner}`];
    });
    expect(found).toEqual([]);
  });

  test('we rang partners only where the brand has outlets, and no more than run them', () => {
    const found = findAll((brand) => {
      const rung = callsOf(brand);
      if (!rung) return [];
      const open = new Map(brand.outlet_cities.map(({ city, count }) => [city, count ?? Infinity]));
      const rungBy = Map.groupBy(rung.calls, ({ city }) => city ?? '');
      const elsewhere = [...rungBy].flatMap(([city, { length }]) =>
        length <= (open.get(city) ?? 0)
          ? []
          : [`${length} rung in ${city}, ${open.get(city) ?? 0} outlets`],
      );
      const run = brand.outlets_partner ?? (brand.total_outlets ?? 0) - 1;
      const isMore = rung.listed > run || rung.calls.length + rung.unreached > rung.listed;
      return isMore ? [...elsewhere, `${rung.listed} partners of ${run} outlets`] : elsewhere;
    });
    expect(found).toEqual([]);
  });
});

test('why a brand is featured is what its page shows', () => {
  const found = findAll((brand) => {
    const { slug, featured_reason: reason } = brand;
    if (!reason) return [];
    const checked = (kind: string) =>
      checks.filter((check) => check.slug === slug && check.kind === kind);
    const cost = openingCost(brand);
    const amount = new RegExp(`(?<limit>below )?${amountPattern}`, 'i').exec(reason)?.groups;
    const months = /below (\w+) months/.exec(reason)?.[1];
    const faults = {
      amount: amount && amountIn(amount) < ((amount['limit'] ? cost?.max : cost?.min) ?? Infinity),
      months: months && !(monthWords[months]! > (brand.excepted_roi_max ?? Infinity)),
      visit: /visited/.test(reason) && checked('visit').length === 0,
      place:
        checked('visit').every(({ detail }) => !reason.includes(detail ?? '')) &&
        / in [A-Z]/.test(reason),
      contact: /rang the brand/.test(reason) && checked('contact').length === 0,
      accounts:
        /accounts/.test(reason) &&
        !checked('document').some(({ detail }) => /accounts/.test(detail ?? '')),
    };
    return Object.entries(faults).flatMap(([name, isFault]) =>
      isFault ? [`${name} of “${reason}”`] : [],
    );
  });
  expect(found).toEqual([]);
});
const monthWords: Record<string, number> = { twelve: 12, eighteen: 18, 'twenty-four': 24 };
