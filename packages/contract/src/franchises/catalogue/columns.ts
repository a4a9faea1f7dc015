import {
  maxRoiOptions,
  minRoiOptions,
  trendingTypes,
  checkedOptions,
  type CheckedOption,
} from '../../constants.ts';
import { isChecked } from '../checks.ts';
import { slugOf } from '../../slug.ts';
import { openingCost } from '../opening-cost.ts';
import { longer } from './lists.ts';
import { orderFigures } from './order.ts';
import type { CatalogueRow } from './row.ts';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Figures of the franchises, each kind in one array. A franchise stays at its place; that of one which is gone is given to the next. */
export function createColumns() {
  const categories: { name: string; slug: string }[] = [];
  const categoryNumbers = new Map<string, number>();
  const columns = {
    isThere: new Uint8Array(64),
    trending: new Uint8Array(64),
    category: new Uint32Array(64),
    /** How many of `minRoiOptions` its payback reaches; from which of `maxRoiOptions` on it is within them. */
    minRoiOptions: new Uint8Array(64),
    maxRoiOptions: new Uint8Array(64),
    /** What the orders read upwards are the ends of its ranges too; infinite without a figure. */
    featured: new Float64Array(64),
    investmentLow: new Float64Array(64),
    investmentHigh: new Float64Array(64),
    roiHigh: new Float64Array(64),
    roiLow: new Float64Array(64),
    /** All that opening costs, at the least and at the most. */
    openingLow: new Float64Array(64),
    openingHigh: new Float64Array(64),
    fee: new Float64Array(64),
    checked: new Float64Array(64),
    /** A bit for each of `checkedOptions` that it passes. */
    checkedOptions: new Uint8Array(64),
  };

  function categoryNumber({ category, category_slug = slugOf(category) }: CatalogueRow): number {
    const key = `${category}\n${category_slug}`;
    const known = categoryNumbers.get(key);
    if (known !== undefined) return known;
    categoryNumbers.set(key, categories.length);
    return categories.push({ name: category, slug: category_slug }) - 1;
  }

  function set(place: number, row: CatalogueRow | null): void {
    if (place >= columns.isThere.length) {
      for (const name of Object.keys(columns) as (keyof typeof columns)[])
        Object.assign(columns, { [name]: longer(columns[name], place) });
    }
    columns.isThere[place] = Number(row !== null);
    if (!row) return;
    columns.category[place] = categoryNumber(row);
    columns.trending[place] = row.trending_type ? trendingTypes.indexOf(row.trending_type) + 1 : 0;
    columns.featured[place] = orderFigures.featured(row);
    columns.investmentLow[place] = orderFigures.investmentLow(row);
    columns.investmentHigh[place] = orderFigures.investmentHigh(row);
    columns.roiHigh[place] = orderFigures.roiHigh(row);
    columns.roiLow[place] = orderFigures.roiLow(row);
    const cost = openingCost(row);
    columns.openingLow[place] = cost?.min ?? Infinity;
    columns.openingHigh[place] = cost?.max ?? Infinity;
    columns.fee[place] = row.franchise_fee ?? NaN;
    columns.checked[place] = orderFigures.checked(row);
    columns.checkedOptions[place] = checkedBits(row);
    const [least, most] = [orderFigures.roiLow(row), -orderFigures.roiHigh(row)];
    columns.minRoiOptions[place] = minRoiOptions.filter((months) => most >= months).length;
    columns.maxRoiOptions[place] = maxRoiOptions.filter((months) => least > months).length;
  }

  return {
    columns,
    set,
    categories,
    /** Which categories a query means, by name or slug. */
    askedCategories: (wanted: string): Uint8Array =>
      Uint8Array.from(categories, ({ name, slug }) =>
        Number(same(name, wanted) || same(slug, wanted)),
      ),
  };
}
/** The bit of an option of `checkedOptions`. */
export const checkedBit = (option: CheckedOption): number =>
  1 << checkedOptions.findIndex(({ value }) => value === option);
const checkedBits = (row: CatalogueRow): number =>
  checkedOptions.reduce(
    (bits, { value }) => bits | (isChecked(row, value) ? checkedBit(value) : 0),
    0,
  );

export type Columns = ReturnType<typeof createColumns>['columns'];
