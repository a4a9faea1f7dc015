import type { CategoryTraits } from './types.ts';

/** How each category's tile is drawn, by its slug. */
export const categoryTraits: Record<string, CategoryTraits> = {
  'food-beverage': { hue: 45, art: 'thali' },
  retail: { hue: 318, art: 'shopping-bag' },
  education: { hue: 282, art: 'books' },
  'health-fitness': { hue: 152, art: 'dumbbell' },
  services: { hue: 185, art: 'toolbox' },
  technology: { hue: 250, art: 'circuit' },
  'real-estate': { hue: 128, art: 'keys' },
  'beauty-wellness': { hue: 350, art: 'comb-mirror' },
  automotive: { hue: 20, art: 'car' },
  'travel-hospitality': { hue: 218, art: 'suitcase' },
  'home-living': { hue: 100, art: 'armchair-plant' },
  'kids-play': { hue: 72, art: 'spinning-top' },
};
