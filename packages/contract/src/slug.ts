import { withoutAccents } from './words.ts';

/** 'Food & Beverage' → 'food-beverage'. Letters of other scripts are kept. */
export function slugOf(text: string): string {
  return withoutAccents(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
