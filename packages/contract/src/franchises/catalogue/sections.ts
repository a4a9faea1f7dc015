import { listSections, type SectionCount } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';
import { nearnessOf } from './place-index.ts';

type Asked = Pick<FranchiseQuery, 'location' | 'openIn' | 'outletsIn' | 'maxInvestment'>;

/** So many franchises are looked at before others may go first. */
const sliceSize = 32_768;

const place = (kind: SectionCount['kind']) => listSections.indexOf(kind);
/** By how near to the chosen city: open, waiting, outlets, none of these. */
const byNearness = [place('open'), place('waiting'), place('outlets'), place('named')];

/** For each that is found its section's place in `listSections`, and how many each section has. */
export function* findSections(
  found: Uint8Array,
  openingHigh: Float64Array,
  { location, openIn, outletsIn, maxInvestment }: Asked,
): Generator<void, { of: Uint8Array; counts: SectionCount[] }> {
  const sectionOf = new Uint8Array(found.length);
  const counts = new Uint32Array(listSections.length);
  const isByPlace = location !== null && openIn === null;
  const otherwise = outletsIn !== null && openIn === null ? place('outlets') : place('open');
  const [open, dearer, budget] = [place('open'), place('dearer'), maxInvestment ?? Infinity];
  let dearest = budget;
  for (let at = 0; at < found.length; at += 1) {
    if (at % sliceSize === 0) yield;
    if (found[at] === 0) continue;
    let section = isByPlace ? byNearness[nearnessOf(found[at]!)]! : otherwise;
    if (section === open && openingHigh[at]! > budget) {
      section = dearer;
      dearest = Math.max(dearest, openingHigh[at]!);
    }
    sectionOf[at] = section;
    counts[section]! += 1;
  }
  const known = listSections.map((kind, at) => ({
    kind,
    count: counts[at]!,
    more: at === dearer ? dearest - budget : null,
  }));
  return { of: sectionOf, counts: known.filter(({ count }) => count > 0) };
}
