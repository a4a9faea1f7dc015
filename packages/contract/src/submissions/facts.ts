import type { SubmissionKind } from '../constants.ts';
import { costParts } from '../franchises/cost-parts.ts';
import { franchiseFields } from '../franchises/fields.ts';
import { formatRupees } from '../format/amount.ts';

export const kindNames = {
  enquiry: 'enquiry',
  investor: 'investor',
  contact: 'message',
  listing: 'franchise listing',
  report: 'report of a listing',
  event: 'registration for an event',
} as const satisfies Record<SubmissionKind, string>;

/** The fields of enquiries, investors and messages besides name, e-mail and phone. */
export const leadFieldLabels: Record<string, string> = {
  franchiseName: 'Franchise',
  eventTitle: 'Event',
  eventDate: 'Day of the event',
  subject: 'Subject',
  reason: 'What is wrong',
  message: 'Message',
  location: 'Preferred location',
  investmentRange: 'Investment range',
  preferredIndustry: 'Preferred industry',
  experience: 'Business experience',
  way: 'Reached us by',
};

const labels: Record<string, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  ...leadFieldLabels,
  designation: 'Designation',
  business_name: 'Company',
  website: 'Website',
  Headquarters: 'Headquarters',
  operatingstates: 'Operating states',
  open_cities: franchiseFields.open_cities.label,
  waiting_cities: franchiseFields.waiting_cities.label,
  outlet_cities: franchiseFields.outlet_cities.label,
  category: 'Category',
  investment_min: 'Minimum investment',
  investment_max: 'Maximum investment',
  franchise_model: 'Model',
  ...costParts,
  costs_not_included: 'Not included in the investment',
  description: 'Description',
};

/** The sent values under readable names, in the order of the form. */
export function factsOf(payload: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels)
      .filter(([field]) => payload[field] !== undefined && payload[field] !== '')
      .map(([field, label]) => [label, readable(payload[field])]),
  );
}

function readable(value: unknown): string {
  return typeof value === 'number' ? formatRupees(value) : String(value);
}
