import { leftOfBilling } from '../calculator/left-of-billing.ts';
import { startingFields } from '../calculator/starting-figures.ts';
import { formatAmount, formatAmountRange } from '../format/amount.ts';
import { formatCount } from '../format/count.ts';
import { stated } from '../format/figure.ts';
import { formatRoiMonths } from '../format/roi.ts';
import { formatSpace } from '../format/space.ts';
import { newestChecks, describeCheck, hasRungPartners } from '../franchises/checks.ts';
import { describeCalls } from '../franchises/franchisee-calls.ts';
import { describeOutletYears, outletRecordFields } from '../franchises/outlet-record.ts';
import type { Franchise } from '../franchises/entity.ts';
import { openingCost } from '../franchises/opening-cost.ts';
import { listPayments, paymentFields, paymentLabels } from '../franchises/payments.ts';
import { findPlaceMatch, type ChosenCity } from '../franchises/place-match.ts';
import { placeText, withoutCount, type Place } from '../places/place.ts';

/** Everything that the table shows; no more of a franchise travels in the page. */
export const comparedFields = [
  'id',
  'business_name',
  'business_logo',
  'category',
  'headquarters',
  'locations',
  'excepted_roi_min',
  'excepted_roi_max',
  ...startingFields,
  ...paymentFields,
  'open_cities',
  'waiting_cities',
  'outlet_cities',
  'contract_duration',
  'model_type',
  'establishment_year',
  'total_outlets',
  ...outletRecordFields,
  'support_provided',
  'training_details',
  'gst_number',
  'cin_number',
  'checks',
  'call_summary',
] as const satisfies (keyof Franchise)[];
export type ComparedFranchise = Pick<Franchise, (typeof comparedFields)[number]>;

/** `value` is null where the brand does not state it; a list has a line for each item. */
export type ComparedCell = { value: string | null; isBest: boolean };
export type ComparedRow = {
  group: string;
  label: string;
  cells: ComparedCell[];
  /** Draws the rail of promise and reality, too. */
  hasRail: boolean;
  /** Why the marked cell is the best of its row. */
  reason: string | null;
  isSame: boolean;
};

type Figure = (franchise: ComparedFranchise) => number | null;
type Measure = {
  of: Figure;
  /** The other end of a range: whoever is behind in it is not ahead. */
  and?: Figure;
  /** Figures of another basis cannot be held against each other: then nobody is ahead. */
  basis?: (franchise: ComparedFranchise) => string;
  reason: string;
  sign: 1 | -1;
};
type Row = {
  group: string;
  label: string;
  show: (franchise: ComparedFranchise) => string | null;
  best?: Measure;
  hasRail?: boolean;
};

const lowest = (of: Figure, reason: string): Measure => ({ of, reason, sign: 1 });
const highest = (of: Figure, reason: string): Measure => ({ of, reason, sign: -1 });
const joined = (items: string[]): string | null => items.join(', ') || null;
/** Of whole phrases, which commas would run together. */
const listed = (items: string[]): string | null => items.join('\n') || null;

function sayOpening(franchise: ComparedFranchise): string | null {
  const cost = openingCost(franchise);
  return cost && `${cost.isLeast ? 'At least ' : ''}${formatAmountRange(cost.min, cost.max)}`;
}

function sayLeft(franchise: ComparedFranchise): string | null {
  const left = leftOfBilling(franchise);
  if (!left) return null;
  const unstated = left.unstated.length > 0 ? `; not stated: ${left.unstated.join(', ')}` : '';
  return `₹${left.rupees}, before rent and wages${unstated}`;
}

/** The rows of a comparison; a row with `best` marks one brand, if one alone is ahead. */
const rows: Row[] = [
  {
    group: 'Money',
    label: 'Investment',
    show: (it) => stated(formatAmountRange(it.investment_min, it.investment_max)),
    best: lowest((it) => it.investment_min ?? it.investment_max, 'Needs the least money to start'),
  },
  {
    group: 'Money',
    label: 'Franchise fee',
    show: (it) => stated(formatAmount(it.franchise_fee)),
    best: lowest((it) => it.franchise_fee, 'Lowest fee'),
  },
  {
    group: 'Money',
    label: 'What opening costs',
    show: sayOpening,
    best: {
      ...lowest((it) => openingCost(it)?.min ?? null, 'Opens for the least money'),
      basis: (it) => String(openingCost(it)?.isLeast),
    },
  },
  {
    group: 'Money',
    label: 'Stays with you, of ₹100 billed',
    show: sayLeft,
    // A shop that buys goods and a desk that earns commission have nothing in common here.
    best: {
      ...highest((it) => leftOfBilling(it)?.rupees ?? null, 'Most of what is billed'),
      basis: (it) => [it.category, ...(leftOfBilling(it)?.unstated ?? [])].join(),
    },
  },
  ...paymentLabels.map((label) => ({
    group: 'Payments',
    label,
    show: (it: ComparedFranchise) =>
      listPayments(it).find((payment) => payment.label === label)?.value ?? null,
  })),
  {
    group: 'Time',
    label: 'Payback, as stated',
    show: (it) => stated(formatRoiMonths(it.excepted_roi_min, it.excepted_roi_max)),
    best: {
      ...lowest((it) => it.excepted_roi_max ?? it.excepted_roi_min, 'Shortest payback'),
      and: (it) => it.excepted_roi_min ?? it.excepted_roi_max,
    },
  },
  { group: 'Time', label: 'Contract', show: (it) => it.contract_duration },
  { group: 'Place', label: 'Space', show: (it) => stated(formatSpace(it.space_required)) },
  { group: 'Place', label: 'Headquarters', show: (it) => it.headquarters },
  { group: 'Place', label: 'Locations', show: (it) => joined(it.locations) },
  { group: 'Place', label: 'Model', show: (it) => it.model_type },
  { group: 'Help', label: 'Support', show: (it) => listed(it.support_provided) },
  { group: 'Help', label: 'Training', show: (it) => listed(it.training_details) },
  {
    group: 'Proof',
    label: 'Outlets',
    show: (it) => (it.total_outlets === null ? null : formatCount(it.total_outlets)),
    best: highest((it) => it.total_outlets, 'Most outlets'),
  },
  { group: 'Proof', label: 'Opened and closed', show: describeOutletYears },
  {
    group: 'Proof',
    label: 'Sold, not opened',
    show: (it) => (it.outlets_unopened === null ? null : formatCount(it.outlets_unopened)),
  },
  {
    group: 'Proof',
    label: 'Since',
    show: (it) => (it.establishment_year === null ? null : String(it.establishment_year)),
    best: lowest((it) => it.establishment_year, 'Longest in business'),
  },
  {
    group: 'Proof',
    label: 'Registered by',
    show: (it) => joined([...(it.gst_number ? ['GSTIN'] : []), ...(it.cin_number ? ['CIN'] : [])]),
  },
  {
    group: 'Proof',
    label: 'Checked by us',
    show: (it) => {
      const rung = hasRungPartners(it) ? ['We rang partners'] : [];
      return [...newestChecks(it.checks).map(describeCheck), ...rung].join('; ') || 'No';
    },
  },
  {
    group: 'Proof',
    label: 'Would do it again',
    show: (it) => it.call_summary && describeCalls(it.call_summary),
    hasRail: true,
  },
];

/** With a city it says of each brand how it stands there, else where it is open. */
function openRow(city: ChosenCity | null): Row {
  const group = 'Place';
  if (!city) {
    const list = (places: Place[]) => joined(places.map((place) => placeText(withoutCount(place))));
    return { group, label: 'Open for new partners in', show: (it) => list(it.open_cities) };
  }
  const asked = { location: city.city, openIn: null, outletsIn: null };
  return {
    group,
    label: `Open in ${city.city}`,
    show: (it) => placeWords[findPlaceMatch(it, city, asked)?.kind ?? 'none'],
  };
}

const placeWords = {
  open: 'Yes',
  waiting: 'Waiting list',
  outlets: 'No: has outlets there',
  none: 'No',
};

export function compareFranchises(
  franchises: ComparedFranchise[],
  city: ChosenCity | null = null,
): ComparedRow[] {
  // Another backend has rung nobody.
  const isRung = franchises.some((it) => it.call_summary);
  const shown = rows.filter(({ hasRail }) => isRung || !hasRail);
  const place = shown.findIndex(({ group }) => group === 'Place');
  const all = shown.toSpliced(place, 0, openRow(city));
  return all.map(({ group, label, show, best, hasRail = false }) => {
    const values = franchises.map(show);
    const winner = best ? findWinner(franchises, best) : -1;
    return {
      group,
      label,
      cells: values.map((value, index) => ({ value, isBest: index === winner })),
      hasRail,
      reason: winner === -1 ? null : (best?.reason ?? null),
      isSame: new Set(values).size < 2,
    };
  });
}

/** The one that is ahead of all others that state a figure; -1 when none is, or only one states it. */
function findWinner(
  franchises: ComparedFranchise[],
  { of, and = of, basis, sign }: Measure,
): number {
  const stating = franchises.filter((franchise) => of(franchise) !== null);
  if (basis && new Set(stating.map(basis)).size > 1) return -1;
  const [figures, first, second] = ranked(franchises, of, sign);
  if (second === undefined || first === second) return -1;
  const winner = figures.indexOf(first ?? null);
  const [others, ahead] = ranked(franchises, and, sign);
  return others[winner] === ahead ? winner : -1;
}

/** All figures in their order, then the two that are furthest ahead. */
function ranked(franchises: ComparedFranchise[], of: Figure, sign: number) {
  const figures = franchises.map((franchise) => of(franchise));
  const known = figures.filter((figure) => figure !== null).sort((a, b) => sign * (a - b));
  return [figures, known[0], known[1]] as const;
}
