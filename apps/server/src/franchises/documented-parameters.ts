import {
  catalogueLimit,
  defaultSort,
  listingPageSize,
  sortOptions,
  trendingTypes,
  checkedOptions,
} from '@naya/contract/constants';
import { savedLimits } from '@naya/contract/saved/saved';
import {
  maxLimit,
  maxPage,
  maxSearchLength,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import { z } from 'zod';

type JsonType = 'string' | 'integer' | 'number' | 'boolean';
type Parameter = { type: JsonType | JsonType[]; description: string } & Record<string, unknown>;
const text = (description: string): Parameter => ({
  type: 'string',
  maxLength: maxSearchLength,
  description: `${description} Of a longer text the first ${maxSearchLength} characters are read.`,
});
const amount = (description: string): Parameter => ({
  type: ['number', 'string'],
  description: `${description}: 1500000, 15,00,000, 15 lakh or 1.5 cr.`,
});
const figure = (description: string): Parameter => ({ type: 'number', minimum: 0, description });

const parameters: Record<keyof FranchiseQuery, Parameter> = {
  search: text(
    'Words in name, category, description or place, or words that mean the same; in words of five letters or more one wrong letter is forgiven.',
  ),
  category: text('Name of a category, as in `GET /api/categories`.'),
  location: text(
    'City or state: open, waiting, with outlets, or named as a location; those that are open there come first.',
  ),
  openIn: text('City or state in which the brand takes new partners.'),
  outletsIn: text('City or state in which the brand has outlets.'),
  state: text('State of any of those cities.'),
  minRoi: figure('Payback of at least so many months; `0` leaves nothing out.'),
  maxRoi: figure(
    'Money back within so many months: the shortest payback is at most this; `999` leaves nothing out.',
  ),
  minInvestment: amount('The investment reaches at least so many rupees'),
  maxInvestment: amount('The investment starts at no more than so many rupees'),
  checked: {
    type: 'string',
    enum: checkedOptions.map(({ value }) => value),
    description: `What we have checked of it ourselves. ${checkedOptions.map(({ value, label }) => `\`${value}\`: ${label}`).join('; ')}`,
  },
  trending: {
    type: 'string',
    enum: [...trendingTypes],
    description: 'Selection of the week or month.',
  },
  affordable: {
    type: 'boolean',
    default: false,
    description:
      '`true` leaves only those of which all that opening costs, with GST, deposit and working capital, is within `maxInvestment`.',
  },
  openFirst: {
    type: 'boolean',
    default: false,
    description:
      '`true` puts first, in any order, what takes new partners in the chosen place and is wholly within `maxInvestment`, then what may cost more, waiting lists, outlets, and what only names it; `sections` of the answer counts each, and `facets.openIn` counts what its choices would leave in place of any other chosen place.',
  },
  sort: {
    type: 'string',
    enum: sortOptions.map(({ value }) => value),
    default: defaultSort,
    description: sortOptions.map(({ value, label }) => `\`${value}\`: ${label}`).join('; '),
  },
  page: {
    type: 'integer',
    minimum: 1,
    maximum: maxPage,
    default: 1,
    description: 'Number of the page.',
  },
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: maxLimit,
    default: listingPageSize,
    description: `How many a page has; more than ${maxLimit} is ${maxLimit}.`,
  },
};

/** Nothing is checked here: unusable and repeated values are ignored, never an error. */
export const franchiseParameters = z.object(
  Object.fromEntries(
    Object.entries(parameters).map(([name, { description, ...schema }]) => [
      name,
      z
        .unknown()
        .optional()
        .openapi({ ...schema, param: { description } }),
    ]),
  ),
);

/** Of calls that count what is found. */
export const filterParameters = franchiseParameters.omit({ sort: true, page: true, limit: true });

/** Of the list alone. */
export const listParameters = franchiseParameters.extend({
  ids: z
    .unknown()
    .optional()
    .openapi({
      type: 'string',
      param: {
        description: `Ids with commas between them, at most ${savedLimits.shortlist}: the answer is the array of those franchises, in this order; filters, \`sort\`, \`page\` and \`limit\` are ignored then, and \`updated_since\` comes before it.`,
      },
    }),
});

export const pagingRule =
  `Without a filter, \`sort\`, \`page\` or \`limit\`: all public franchises, at most ${catalogueLimit}. With any of them, usable or not: one page. ` +
  'A value that cannot be used is ignored; of a repeated parameter the first value counts.';
