import { motifs } from './motifs/by-key.ts';
import type { MotifMaker } from './motifs/motif.ts';

/** Stands in for a motif nobody has drawn yet. */
const byCategory: Record<string, string> = {
  'Food & Beverage': 'chai',
  Retail: 'grocery',
  Education: 'tutoring',
  'Health & Fitness': 'pharmacy',
  Services: 'home-repair',
  Technology: 'billing',
  'Real Estate': 'property-desk',
  'Beauty & Wellness': 'salon',
  Automotive: 'bike-service',
  'Travel & Hospitality': 'travel-desk',
  'Home & Living': 'plants',
  'Kids & Play': 'toys',
};

export function motifOf({ motif, category }: { motif: string; category: string }): MotifMaker {
  const maker = motifs[motif] ?? motifs[byCategory[category] ?? 'grocery'];
  if (maker === undefined) throw new Error(`No drawing for ${motif} in ${category}.`);
  return maker;
}
