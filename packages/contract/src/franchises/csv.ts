import { franchiseFields, type FranchiseField } from './fields.ts';
import { toNumber } from '../numeric.ts';
import { readList, writeList, cellText, readCell } from '../csv.ts';
import { placeText } from '../places/place.ts';

type Column = { read: (text: string) => unknown; write: (value: unknown) => string };

const yes = new Set(['yes', 'true', '1', 'on']);
const text: Column = {
  read: (cell) => cell,
  write: cellText,
};
const number: Column = {
  // A cell that is no number stays as it was typed, so that the form's own message names it.
  read: (cell) => (cell === '' ? null : (toNumber(cell) ?? cell)),
  write: text.write,
};
const list: Column = {
  read: readList,
  write: (value) => (Array.isArray(value) ? writeList(value) : ''),
};
/** A place is written as people read it; the form reads it from that. */
const places: Column = {
  read: readList,
  write: (value) => (Array.isArray(value) ? writeList(value.map(placeText)) : ''),
};
const flag: Column = {
  read: (cell) => (cell === '' ? null : yes.has(cell.toLowerCase())),
  write: (value) => (value ? 'yes' : 'no'),
};
const option: Column = { read: (cell) => cell || null, write: text.write };

const columnsOf: Record<FranchiseField['kind'], Column> = {
  line: text,
  text,
  email: text,
  url: text,
  gstin: text,
  cin: text,
  trademark: text,
  slug: text,
  picture: text,
  category: text,
  list,
  pictures: list,
  options: list,
  places,
  outlets: places,
  number,
  year: number,
  percent: number,
  option,
  flag,
};

const { business_name: _name, slug: _slug, category_id: _category, ...others } = franchiseFields;

/** The columns of an import and an export: every field of the form, the category by its name. */
export const franchiseColumns = {
  id: number,
  business_name: text,
  slug: text,
  category: text,
  status: option,
  ...(Object.fromEntries(
    Object.entries(others).map(([name, { kind }]) => [name, columnsOf[kind]]),
  ) as Record<keyof typeof others, Column>),
};
export type FranchiseColumn = keyof typeof franchiseColumns;

export const isFranchiseColumn = (name: string): name is FranchiseColumn =>
  Object.hasOwn(franchiseColumns, name);

/** Reads the cells of one row by field, without the apostrophe that guards a cell against formulas. */
export function readFranchiseRow(cells: Record<string, string>): Record<string, unknown> {
  const known = Object.entries(cells).filter(([name]) => isFranchiseColumn(name));
  return Object.fromEntries(
    known.map(([name, cell]) => [
      name,
      franchiseColumns[name as FranchiseColumn].read(readCell(cell).trim()),
    ]),
  );
}
