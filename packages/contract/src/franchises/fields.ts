import { franchiseModels, gstChoices, royaltyBases, supplyChoices } from '../choices.ts';
import { maxAmount, maxUrlLength } from '../forms/rules.ts';
import { textLimits } from '../forms/limits.ts';
import { trendingTypes } from '../constants.ts';
import { costPartLabels, costParts } from './cost-parts.ts';

/** The type of a field's value; numbers are whole except for `percent`, `year` is a calendar year. */
export type FranchiseField =
  | {
      kind: 'line' | 'text' | 'email' | 'url' | 'gstin' | 'cin' | 'trademark';
      label: string;
      max: number;
    }
  /** `max` items, of a line each. */
  | { kind: 'list' | 'pictures'; label: string; max: number }
  /** `max` places; `outlets` have a count where it is known. */
  | { kind: 'places' | 'outlets'; label: string; max: number }
  | { kind: 'number' | 'year' | 'percent'; label: string; max: number }
  | { kind: 'option'; label: string; choices: readonly string[] }
  /** Any number of the choices. */
  | { kind: 'options'; label: string; choices: readonly string[] }
  | { kind: 'flag'; label: string; fallback: boolean }
  | { kind: 'picture' | 'category' | 'slug'; label: string };

const line = (label: string, max = 200) => ({ kind: 'line', label, max }) as const;
const list = (label: string, max = 100) => ({ kind: 'list', label, max }) as const;
const number = (label: string, max: number) => ({ kind: 'number', label, max }) as const;
const rupees = (label: string) => number(`${label} (₹)`, maxAmount);
const percent = (label: string) => ({ kind: 'percent', label, max: 100 }) as const;
const outlets = (label: string) => number(`Outlets: ${label}`, 1_000_000);
const months = (label: string) => number(`${label} (months)`, 600);

/**
 * The fields of a franchise that people edit, each once: the entity, the columns that are read, the office's form and its inputs,
 * and the columns of CSV files follow from it. All of them are public. Its contact is not, and stands in a table of its own.
 */
export const franchiseFields = {
  business_name: line('Name'),
  slug: { kind: 'slug', label: 'Address' },
  category_id: { kind: 'category', label: 'Category' },
  description: { kind: 'text', label: 'Description', max: 20_000 },
  headquarters: line('Headquarters'),
  locations: list('Cities', 500),
  territory_details: list('States and territories'),
  open_cities: { kind: 'places', label: 'Open for new partners in', max: 500 },
  waiting_cities: { kind: 'places', label: 'Waiting list in', max: 500 },
  outlet_cities: { kind: 'outlets', label: 'Outlets in', max: 500 },
  investment_min: rupees('Investment from'),
  investment_max: rupees('Investment to'),
  excepted_roi_min: months('Payback from'),
  excepted_roi_max: months('Payback to'),
  space_required: line('Space required'),
  is_active: { kind: 'flag', label: 'Active', fallback: true },
  is_featured: { kind: 'flag', label: 'Featured', fallback: false },
  featured_reason: line('Why it is featured'),
  trending_type: { kind: 'option', label: 'Trending', choices: trendingTypes },
  business_logo: { kind: 'picture', label: 'Logo' },
  images: { kind: 'pictures', label: 'Pictures', max: 20 },
  features: list('Features'),
  requirements: list('Requirements'),
  support_provided: list('Support provided'),
  support_offered: { kind: 'text', label: 'Support offered', max: 5_000 },
  training_details: list('Training details'),
  establishment_year: { kind: 'year', label: 'Establishment year', max: 2_100 },
  total_outlets: number('Total outlets', 1_000_000),
  phone: line('Phone'),
  email: { kind: 'email', label: 'E-mail', max: textLimits.email },
  website: { kind: 'url', label: 'Website', max: maxUrlLength },
  gst_number: { kind: 'gstin', label: 'GSTIN', max: 20 },
  cin_number: { kind: 'cin', label: 'CIN', max: 30 },
  legal_name: line('Company’s registered name'),
  trademark_number: { kind: 'trademark', label: 'Trademark number', max: 20 },
  franchise_fee: rupees(costParts.franchise_fee),
  royalty_percentage: percent('Royalty (%)'),
  contract_duration: line('Contract duration'),
  model_type: { kind: 'option', label: 'Model', choices: franchiseModels },
  cost_interior: rupees(costParts.cost_interior),
  cost_equipment: rupees(costParts.cost_equipment),
  cost_stock: rupees(costParts.cost_stock),
  cost_deposit: rupees(costParts.cost_deposit),
  cost_working_capital: rupees(costParts.cost_working_capital),
  costs_not_included: {
    kind: 'options',
    label: 'Not included in the investment',
    choices: costPartLabels,
  },
  partner_share_percentage: percent('Share of billing the partner keeps (%)'),
  average_bill: rupees('Average bill'),
  bills_a_day: number('Bills a day', 100_000),
  opening_days: number('Days open a month', 31),
  monthly_rent: rupees('Rent a month'),
  monthly_staff_cost: rupees('Staff cost a month'),
  monthly_other_costs: rupees('Other running costs a month'),
  royalty_base: { kind: 'option', label: 'Royalty is taken on', choices: royaltyBases },
  marketing_fee_percentage: percent('Marketing fee (%)'),
  fees_gst: { kind: 'option', label: 'GST on royalty and marketing fee', choices: gstChoices },
  brand_supply: { kind: 'option', label: 'Goods from the brand', choices: supplyChoices },
  brand_supply_percentage: percent('Share of goods that comes from the brand (%)'),
  renewal_fee: rupees('Renewal fee'),
  transfer_fee: rupees('Transfer fee'),
  exit_terms: line('What leaving early costs'),
  refundable_until: line('Fee is refundable until'),
  outlets_year: { kind: 'year', label: 'Outlets: latest of three years', max: 2_100 },
  outlets_opened: outlets('opened in that year'),
  outlets_closed: outlets('closed in that year'),
  outlets_opened_before: outlets('opened in the year before'),
  outlets_closed_before: outlets('closed in the year before'),
  outlets_opened_first: outlets('opened two years before'),
  outlets_closed_first: outlets('closed two years before'),
  outlets_company: outlets('run by the company'),
  outlets_partner: outlets('run by partners'),
  outlets_unopened: outlets('sold, but not opened yet'),
} as const satisfies Record<string, FranchiseField>;

export type FranchiseFieldName = keyof typeof franchiseFields;
