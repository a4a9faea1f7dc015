import type { Franchise } from '../franchises/entity.ts';
import type { StatedFigures } from './query.ts';

type Stating = Pick<Franchise, 'franchise_fee' | 'royalty_percentage' | 'space_required'>;

/** The figures of the calculator that a brand names itself. */
export function statedFigures(franchise: Stating): StatedFigures {
  const area = readArea(franchise.space_required);
  return {
    ...(franchise.franchise_fee === null ? {} : { fee: franchise.franchise_fee }),
    ...(franchise.royalty_percentage === null ? {} : { royalty: franchise.royalty_percentage }),
    ...(area === null ? {} : { area }),
  };
}

/** The smaller end of '250 - 400 sq ft'; null when another unit is named. */
function readArea(text: string | null): number | null {
  if (!text || /met(?:er|re)|m2|m²|yard|acre/i.test(text)) return null;
  const first = /\d[\d,]*/.exec(text)?.[0];
  return first ? Number(first.replaceAll(',', '')) : null;
}
