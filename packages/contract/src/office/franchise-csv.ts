import { toNumber } from '../numeric.ts';
import { readList, writeList } from './csv-list.ts';
import { cellText, readCell } from './csv.ts';
import type { FranchiseForm } from './franchise-form.ts';

type Column = { read: (text: string) => unknown; write: (value: unknown) => string };

const yes = new Set(['yes', 'true', '1', 'on']);
const text: Column = {
  read: (cell) => cell,
  write: cellText,
};
const number: Column = {
  // What is no number stays as it was typed, so that the form's own message names it.
  read: (cell) => (cell === '' ? null : (toNumber(cell) ?? cell)),
  write: text.write,
};
const list: Column = {
  read: readList,
  write: (value) => (Array.isArray(value) ? writeList(value) : ''),
};
const flag: Column = {
  read: (cell) => (cell === '' ? null : yes.has(cell.toLowerCase())),
  write: (value) => (value ? 'yes' : 'no'),
};
const option: Column = { read: (cell) => cell || null, write: text.write };

/** The columns of an import and an export: every field of the form, the category by its name. */
export const franchiseColumns = {
  id: number,
  business_name: text,
  slug: text,
  category: text,
  status: option,
  description: text,
  headquarters: text,
  locations: list,
  territory_details: list,
  investment_min: number,
  investment_max: number,
  excepted_roi_min: number,
  excepted_roi_max: number,
  space_required: text,
  is_active: flag,
  is_featured: flag,
  trending_type: option,
  business_logo: text,
  images: list,
  features: list,
  requirements: list,
  support_provided: list,
  support_offered: text,
  training_details: list,
  establishment_year: number,
  total_outlets: number,
  phone: text,
  email: text,
  website: text,
  gst_number: text,
  cin_number: text,
  franchise_fee: number,
  royalty_percentage: number,
  contract_duration: text,
  model_type: text,
} as const satisfies Record<
  Exclude<keyof FranchiseForm, 'category_id'> | 'id' | 'category' | 'status',
  Column
>;
export type FranchiseColumn = keyof typeof franchiseColumns;

export const isFranchiseColumn = (name: string): name is FranchiseColumn =>
  Object.hasOwn(franchiseColumns, name);

/** What stands in the cells of one row, by field; an apostrophe that guards a cell is taken off. */
export function readFranchiseRow(cells: Record<string, string>): Record<string, unknown> {
  const known = Object.entries(cells).filter(([name]) => isFranchiseColumn(name));
  return Object.fromEntries(
    known.map(([name, cell]) => [
      name,
      franchiseColumns[name as FranchiseColumn].read(readCell(cell).trim()),
    ]),
  );
}
