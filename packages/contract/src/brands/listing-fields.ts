import type { z } from 'zod';
import type { franchiseFormSchema } from '../franchises/office-form.ts';
import {
  franchiseFields,
  type FranchiseField,
  type FranchiseFieldName,
} from '../franchises/fields.ts';

/** The parts of a listing as its brand edits them. A claim waits for an operator; everything else is live at once. */
const listingSections = {
  about: { title: 'About the brand', form: 'texts' },
  support: { title: 'What partners get', form: 'texts' },
  terms: { title: 'Terms', form: 'texts' },
  outlets: { title: 'Where your outlets are', form: 'texts' },
  contact: { title: 'What visitors can call, write to and open', form: 'texts' },
  brand: { title: 'The brand', form: 'claims' },
  money: { title: 'Investment and payback', form: 'claims' },
  costs: { title: 'What the investment is made of', form: 'claims' },
  earnings: { title: 'A month of a typical outlet', form: 'claims' },
  payments: { title: 'What partners pay you', form: 'claims' },
  record: { title: 'How your outlets have fared', form: 'claims' },
  places: { title: 'Where you take partners', form: 'claims' },
  pictures: { title: 'Pictures', form: 'pictures' },
} as const;
type Section = keyof typeof listingSections;
export type ListingForm = (typeof listingSections)[Section]['form'];

/** Where each field of a franchise stands; only operators change those without a section. */
const sectionOf = {
  business_name: 'brand',
  slug: null,
  category_id: 'brand',
  description: 'about',
  headquarters: 'about',
  locations: 'places',
  territory_details: 'places',
  open_cities: 'places',
  waiting_cities: 'places',
  outlet_cities: 'outlets',
  investment_min: 'money',
  investment_max: 'money',
  excepted_roi_min: 'money',
  excepted_roi_max: 'money',
  space_required: 'terms',
  is_active: null,
  is_featured: null,
  featured_reason: null,
  trending_type: null,
  business_logo: 'pictures',
  images: 'pictures',
  features: 'about',
  requirements: 'terms',
  support_provided: 'support',
  support_offered: 'support',
  training_details: 'support',
  establishment_year: 'brand',
  total_outlets: 'brand',
  phone: 'contact',
  email: 'contact',
  website: 'contact',
  gst_number: 'brand',
  cin_number: 'brand',
  legal_name: 'brand',
  trademark_number: 'brand',
  franchise_fee: 'money',
  royalty_percentage: 'money',
  contract_duration: 'terms',
  model_type: 'terms',
  cost_interior: 'costs',
  cost_equipment: 'costs',
  cost_stock: 'costs',
  cost_deposit: 'costs',
  cost_working_capital: 'costs',
  costs_not_included: 'costs',
  partner_share_percentage: 'earnings',
  average_bill: 'earnings',
  bills_a_day: 'earnings',
  opening_days: 'earnings',
  monthly_rent: 'earnings',
  monthly_staff_cost: 'earnings',
  monthly_other_costs: 'earnings',
  royalty_base: 'payments',
  marketing_fee_percentage: 'payments',
  fees_gst: 'payments',
  brand_supply: 'payments',
  brand_supply_percentage: 'payments',
  renewal_fee: 'payments',
  transfer_fee: 'payments',
  exit_terms: 'payments',
  refundable_until: 'payments',
  outlets_year: 'record',
  outlets_opened: 'record',
  outlets_closed: 'record',
  outlets_opened_before: 'record',
  outlets_closed_before: 'record',
  outlets_opened_first: 'record',
  outlets_closed_first: 'record',
  outlets_company: 'record',
  outlets_partner: 'record',
  outlets_unopened: 'record',
} as const satisfies Record<FranchiseFieldName, Section | null>;

type FormOf<Name extends FranchiseFieldName> = (typeof sectionOf)[Name] extends infer In extends
  Section
  ? (typeof listingSections)[In]['form']
  : never;
/** The fields that a brand changes itself, all of them or those of one form. */
export type ListingFieldName<Form extends ListingForm = ListingForm> = {
  [Name in FranchiseFieldName]: FormOf<Name> extends never
    ? never
    : FormOf<Name> extends Form
      ? Name
      : never;
}[FranchiseFieldName];
export type ListingValues<Form extends ListingForm = ListingForm> = Pick<
  z.output<typeof franchiseFormSchema>,
  ListingFieldName<Form>
>;

const names = Object.keys(sectionOf) as FranchiseFieldName[];
const sections = Object.keys(listingSections) as Section[];

/** The fields of one form, by section. */
export const sectionsOf = <Form extends ListingForm>(form: Form) =>
  sections
    .filter((section) => listingSections[section].form === form)
    .map((section) => ({
      title: listingSections[section].title,
      fields: names.filter((name): name is ListingFieldName<Form> => sectionOf[name] === section),
    }));

export const fieldsOfForm = <Form extends ListingForm>(form: Form): ListingFieldName<Form>[] =>
  sectionsOf(form).flatMap(({ fields }) => fields);

export const listingField = (name: string): FranchiseField | null =>
  Object.hasOwn(franchiseFields, name) ? franchiseFields[name as FranchiseFieldName] : null;
