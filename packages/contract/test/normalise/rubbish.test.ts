import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { blogSchema } from '../../src/blog/entity.ts';
import { categorySchema } from '../../src/categories/entity.ts';
import { eventSchema } from '../../src/events/entity.ts';
import { franchisePageSchema, franchiseSchema } from '../../src/franchises/entity.ts';
import { insightSchema } from '../../src/site-info/insight.ts';
import { pageLinkSchema, pageSchema } from '../../src/pages/entity.ts';
import * as siteInfo from '../../src/site-info/entity.ts';
import { teamMemberSchema } from '../../src/team/entity.ts';
import {
  normaliseAbout,
  normaliseBusinessHours,
  normaliseContactInfo,
  normaliseInsight,
  normaliseSettings,
  normaliseSocialLinks,
  normaliseStats,
} from '../../src/site-info/normalise.ts';
import { normaliseBlog } from '../../src/blog/normalise.ts';
import { normaliseCategory } from '../../src/categories/normalise.ts';
import { normaliseEvent } from '../../src/events/normalise.ts';
import { normaliseFranchisePage } from '../../src/franchises/normalise-result-page.ts';
import { normaliseFranchise } from '../../src/franchises/normalise.ts';
import { normaliseList, normaliseOne } from '../../src/normalise/lists.ts';
import { normalisePage, normalisePageLink } from '../../src/pages/normalise.ts';
import { normaliseFieldErrors, normaliseReceipt } from '../../src/submissions/normalise-receipt.ts';
import { normaliseTeamMember } from '../../src/team/normalise.ts';
import { receiptSchema } from '../../src/submissions/receipt.ts';

type Case = [name: string, normalise: (value: unknown) => unknown, schema: z.ZodObject];

const entities: Case[] = [
  ['franchise', normaliseFranchise, franchiseSchema],
  ['franchise page', normaliseFranchisePage, franchisePageSchema],
  ['category', normaliseCategory, categorySchema],
  ['blog', normaliseBlog, blogSchema],
  ['event', normaliseEvent, eventSchema],
  ['team member', normaliseTeamMember, teamMemberSchema],
  ['page link', normalisePageLink, pageLinkSchema],
  ['page', normalisePage, pageSchema],
  ['insight', normaliseInsight, insightSchema],
  ['about', normaliseAbout, siteInfo.aboutSchema],
  ['stats', normaliseStats, siteInfo.statsSchema],
  ['contact info', normaliseContactInfo, siteInfo.contactInfoSchema],
  ['social links', normaliseSocialLinks, siteInfo.socialLinksSchema],
  ['settings', normaliseSettings, siteInfo.settingsSchema],
  ['receipt', (body) => normaliseReceipt(body, 'Thank you'), receiptSchema],
];

/** Values that look right, that look nearly right, and anything at all. */
const looseValue = fc.oneof(
  fc.string(),
  fc.constantFrom('1', 'true', '5,00,000', '[1,"a"]', '["a"', '/a.webp', 'javascript:x', 'weekly'),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.anything())),
  fc.anything(),
);

function nearly(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.keys(schema.shape).map((key) => [key, looseValue]);
  const names = [
    'id',
    'business_name',
    'category',
    'title',
    'name',
    'slug',
    'total',
    'page',
    'limit',
  ];
  const usable = Object.fromEntries(names.map((key) => [key, fc.constantFrom('12', 'x y', 7)]));
  const rows = fc.array(fc.record({ ...usable, value: looseValue, count: looseValue }));
  const model: Record<string, fc.Arbitrary<unknown>> = {
    ...Object.fromEntries(fields),
    ...usable,
    franchises: rows,
    series: rows,
    success: looseValue,
  };
  return fc.oneof(
    fc.record(model, { requiredKeys: [] }),
    fc.record(model, { requiredKeys: Object.keys(usable) }),
  );
}

const deepAnything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

describe.each(entities)('%s', (_name, normalise, schema) => {
  const strict = schema.strict();

  test.each([
    ['anything', deepAnything],
    ['JSON', fc.jsonValue()],
    ['nearly right objects', nearly(schema)],
  ])('makes a strict entity or null of %s', (_kind, rubbish) => {
    fc.assert(
      fc.property(rubbish, (value) => {
        const entity = normalise(value);
        if (entity !== null) expect(strict.parse(entity)).toEqual(entity);
      }),
    );
  });

  test('leaves its own result as it is', () => {
    fc.assert(
      fc.property(nearly(schema), (value) => {
        const entity = normalise(value);
        if (entity !== null) expect(normalise(entity)).toEqual(entity);
      }),
    );
  });
});

test('business hours are strict or null', () => {
  const day = fc.constantFrom('monday', 'TUE', 'Sat', 'someday', '');
  const list = fc.array(fc.record({ day: fc.oneof(day, looseValue), hours: looseValue }));
  fc.assert(
    fc.property(fc.oneof(deepAnything, fc.dictionary(day, looseValue), list), (value) => {
      const hours = normaliseBusinessHours(value);
      if (hours !== null) expect(siteInfo.businessHoursSchema.parse(hours)).toEqual(hours);
    }),
  );
});

test('lists, wrappers and field errors bear anything', () => {
  fc.assert(
    fc.property(deepAnything, (value) => {
      for (const body of [value, [value], { franchises: value }, { franchise: value }]) {
        const list = normaliseList(body, 'franchises', normaliseFranchise);
        for (const row of list ?? []) expect(franchiseSchema.parse(row)).toEqual(row);
        const one = normaliseOne(body, 'franchise', normaliseFranchise);
        if (one !== null) expect(franchiseSchema.parse(one)).toEqual(one);
      }
      const errors = normaliseFieldErrors({ errors: value }) ?? {};
      for (const message of Object.values(errors)) expect(message).toBeTypeOf('string');
    }),
  );
});
