import type { BrandActor } from './members.ts';

/** Whoever acts for a brand: one of its people, or an operator in their place. */
export type ForBrand = { actor: BrandActor; isOperator: boolean };

/** The history tells a brand's own change from one that an operator made for it. */
export const changedBy = ({ isOperator }: ForBrand): string =>
  isOperator ? 'changed on behalf of the brand' : 'changed';
