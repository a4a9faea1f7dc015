import {
  facetsSchema,
  franchisePageSchema,
  franchiseSchema,
  placeMatchSchema,
  type Franchise,
} from '@naya/contract/franchises/entity';
import { franchiseFiguresSchema } from '@naya/contract/franchises/figures-schema';
import { franchiseFields, type FranchiseFieldName } from '@naya/contract/franchises/fields';
import { suggestionsSchema } from '@naya/contract/franchises/suggestions';
import { z } from 'zod';
import { documentItem, documentSchema, ownId } from './document-schema.ts';

type Edited = Extract<FranchiseFieldName, keyof Franchise>;
const picture = 'a path of this server, such as `/media/<hash>-1200x800.webp`, or null';

/** These sentences replace the label of a field. */
const sentences: Record<Exclude<keyof Franchise, Edited>, string> &
  Partial<Record<Edited, string>> = {
  id: 'Number of the franchise; stays the same for ever.',
  slug: 'Readable name in URLs; may change, and old ones go on working.',
  business_name: 'Name of the brand.',
  business_logo: `Logo: ${picture}.`,
  images: 'Pictures, best first: paths of this server.',
  category: 'Name of the category, as in `GET /api/categories`.',
  description: 'Plain text.',
  headquarters: 'City of the head office.',
  open_cities: 'Places that are open for new partners; a city of null is the whole state.',
  waiting_cities: 'Places with a waiting list.',
  outlet_cities: 'Places with outlets, and how many where it is known.',
  locations: 'Cities in which the brand works or wants to.',
  territory_details: 'States or territories on offer.',
  investment_min: 'Smallest whole investment, in rupees.',
  investment_max: 'Largest whole investment, in rupees.',
  excepted_roi_min: 'Shortest payback, in months (the name is spelt so).',
  excepted_roi_max: 'Longest payback, in months (the name is spelt so).',
  space_required: 'Floor space in square feet, as text: `150-300`.',
  is_active: 'Whether the brand takes new partners now.',
  is_featured: 'Shown first while sorted by `featured`.',
  trending_type: 'In the week’s or the month’s selection, or null.',
  user_id: 'Reserved; null.',
  total_outlets: 'Outlets in operation.',
  status: 'Always `approved` here: nothing else is public.',
  gst_number: 'GSTIN of the company.',
  cin_number: 'CIN of the company.',
  franchise_fee: 'One-time fee, in rupees.',
  royalty_percentage: 'Share of the turnover, in per cent.',
  contract_duration: 'Length of the contract, as text: `5 years`.',
  model_type: 'Kind of franchise, such as `Single Unit`.',
  confirmed_at: 'When the brand or we last confirmed the figures: ISO 8601, UTC.',
  is_outdated: 'Whether that was too long ago.',
  legal_name: 'Name under which the company is registered.',
  trademark_number: 'Number of its application at the Trade Marks Registry.',
  featured_reason: 'Why it is featured, as visitors read it.',
  first_listed_at:
    'When visitors first saw it, ISO 8601, UTC: taking it down and listing it again does not change it. Null of older ones: then it is `created_at`.',
  checks: 'What we have checked, each with its date, our words and our pictures of it.',
  enquiry_reader:
    'Who reads an enquiry about it: `brand`, in its own inbox here, or `team`: ours, who pass it on.',
  franchisee_calls:
    'What franchisees told us, whom we drew at random from the brand’s list and rang, newest first: month of the call, city, how their money stands (`back`, `waiting`, `closed`) after how many months, whether they would do it again, and words and recording that they allowed us to publish.',
  call_summary:
    'What these calls come to: franchisees on the list, rung, of those who would do it again, drawn and not reached, and the months by outcome.',
  paused_until: 'The day until which the brand takes no new partners, as it says itself.',
  reply_rate:
    'Of the enquiries of the last 90 days that we passed on and their senders confirmed, the percentage answered within two working days, rounded down; null below ten enquiries.',
  reply_count: 'How many enquiries `reply_rate` is counted from; null below ten.',
  deleted_at: 'Always null here.',
  created_at: 'ISO 8601, UTC.',
  updated_at: 'ISO 8601, UTC.',
};

const fields = Object.fromEntries(
  Object.keys(franchiseSchema.shape).map((name) => {
    const field = name as keyof Franchise;
    return [field, sentences[field] ?? `${franchiseFields[field as Edited].label}.`];
  }),
) as Record<keyof Franchise, string>;

export const franchise = documentItem(
  'Franchise',
  franchiseSchema,
  'A franchise on offer. A field that the brand has not told is null or an empty list.',
  { ...fields },
);
export const franchiseList = z.array(franchise);

const facets = documentSchema(
  'Facets',
  facetsSchema,
  'How many franchises each choice would leave, every other filter kept.',
  {
    category: 'By category.',
    location: 'By city, however it is named.',
    openIn: 'By city that is open for new partners.',
    outletsIn: 'By city with outlets.',
    state: 'By state.',
    minRoi: 'By least payback, in months.',
    maxRoi: 'By longest payback, in months.',
    checked: 'By what we have checked of it ourselves.',
  },
);

/** The alternative set answers a search by an array of these. */
export const foundList = z.array(
  documentItem(
    'FoundFranchise',
    franchiseSchema.extend({ place_match: placeMatchSchema.nullish() }),
    'A franchise as a search finds it.',
    {
      ...fields,
      place_match:
        'Why it was found in the city that was asked for; `count` is the number of outlets there. Null without a city; absent where nothing is searched: in the whole catalogue, with `ids` or `updated_since`.',
    },
  ),
);

export const franchisePage = documentSchema(
  'FranchisePage',
  franchisePageSchema.extend({
    franchises: foundList,
    facets,
    nearest: foundList,
    ignored: z.array(z.string()),
  }),
  'One page of a search.',
  {
    franchises: 'The franchises of this page.',
    total: 'How many match in all.',
    page: 'Number of this page, from 1.',
    limit: 'How many a page has.',
    facets: 'How many each choice would leave.',
    sections:
      'With `openFirst`: the parts of the list in their order, and how many each has; `open`, `dearer` (than `maxInvestment`; `more` is what the dearest may need above it), `waiting`, `outlets`, or `named` (by headquarters or locations alone).',
    understood:
      'Filters that words of `search` mean, such as an amount or a city; `text` are those words, `rest` is the search without them.',
    drop: 'When nothing is found: words or filters to leave out, the least loss first.',
    nearest: 'When nothing is found: the nearest brands.',
    ignored:
      'Parameters of the URL that changed nothing: unknown names, and values that cannot be used.',
  },
);

export const franchiseFacets = documentSchema(
  'FranchiseFacets',
  z.object({ total: z.number().int(), facets }),
  'How many franchises pass the filters, and what each further choice would leave.',
  { total: 'How many match in all.', facets: 'How many each choice would leave.' },
);

export const franchiseFigures = documentSchema(
  'FranchiseFigures',
  franchiseFiguresSchema,
  'Figures of the franchises that pass the filters.',
  {
    brands: 'How many they are.',
    investment: 'Median, in rupees, of the middle of each range of investment.',
    payback: 'Median, in months, of the middle of each range of payback.',
    fee: 'Median of the fee, in rupees.',
  },
);

export const suggestions = documentSchema(
  'Suggestions',
  suggestionsSchema.extend({
    brands: z.array(suggestionsSchema.shape.brands.element.extend({ id: ownId })),
  }),
  'What a typed text may mean, a few of each kind.',
  {
    brands: 'Franchises whose names match best; `business_logo` is a path of this server, or null.',
    categories: 'Categories with these words.',
    cities: 'Cities one of whose names begins so.',
    articles: 'Articles with these words in the title.',
    amounts: 'The amount that is meant, as a filter.',
  },
);
