import type { Room } from './interiors/interior.ts';
import type { MotifName } from './motifs/by-key.ts';
import type { Random } from './random.ts';

type Trade = { category: string; motif: MotifName };

const rooms: Record<string, Room> = {
  'Food & Beverage': 'cafe',
  Education: 'class',
  'Real Estate': 'office',
  'Travel & Hospitality': 'office',
};

/** The room that a shop of this trade has. */
export const roomOf = ({ category, motif }: Trade): Room =>
  motif === 'highway-stop' ? 'cafe' : (rooms[category] ?? 'store');

const prices: Record<string, readonly string[]> = {
  'Food & Beverage': ['₹20', '₹40', '₹60', '₹90', '₹120'],
  Retail: ['₹99', '₹249', '₹399'],
  Services: ['₹49', '₹99', '₹199'],
  'Beauty & Wellness': ['₹149', '₹299'],
  'Health & Fitness': ['₹99', '₹199'],
  'Home & Living': ['₹199', '₹499'],
  'Kids & Play': ['₹99', '₹299'],
  Technology: ['₹299', '₹499'],
};

/** The figure on a price tag, for trades that hang one on their goods. */
export function priceOf({ category }: Trade, random: Random): string | null {
  const list = prices[category];
  return list ? random.pick(list) : null;
}
