import type { Franchise } from '../franchises/entity.ts';
import type { StatedFigures } from './query.ts';

type Stating = Pick<
  Franchise,
  | 'franchise_fee'
  | 'royalty_percentage'
  | 'space_required'
  | 'cost_interior'
  | 'cost_equipment'
  | 'cost_stock'
>;

/** The figures of the calculator that a brand names itself. */
export function statedFigures(franchise: Stating): StatedFigures {
  const area = readArea(franchise.space_required);
  const { cost_interior: interior } = franchise;
  return dropMissing({
    fee: franchise.franchise_fee,
    royalty: franchise.royalty_percentage,
    area,
    interior: interior === null || !area ? null : interior / area,
    equipment: franchise.cost_equipment,
    stock: franchise.cost_stock,
  });
}

const dropMissing = (figures: { [Key in keyof StatedFigures]: number | null }): StatedFigures =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== null));

/** The smaller end of '250 - 400 sq ft'; null when another unit is named. */
function readArea(text: string | null): number | null {
  if (!text || /met(?:er|re)|m2|m²|yard|acre/i.test(text)) return null;
  const first = /\d[\d,]*/.exec(text)?.[0];
  return first ? Number(first.replaceAll(',', '')) : null;
}
