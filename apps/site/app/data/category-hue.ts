import { hueNumber } from '@naya/contract/categories/hue';

/** The class names that give an element and what is in it the category's colours. */
export function categoryHue(category: string): string {
  return `hue hue-${hueNumber(category)}`;
}
