import { startingFigures } from './starting-figures.ts';

type Stating = Parameters<typeof startingFigures>[0];

export type LeftOfBilling = {
  /** Of ₹100 billed, after goods, the brand's own share, royalty and marketing fee with their GST; before rent and wages. */
  rupees: number;
  /** What of it the brand does not state, and so counts as nothing here. */
  unstated: string[];
};

/** What stays with the partner; null while the brand does not state its share of billing. */
export function leftOfBilling(franchise: Stating): LeftOfBilling | null {
  const { margin, royalty, marketing, feesGst } = startingFigures(franchise, null).brand ?? {};
  if (margin === undefined) return null;
  const fees = (royalty ?? 0) + (marketing ?? 0);
  const unstated = [
    ...(royalty === undefined ? ['royalty'] : []),
    ...(marketing === undefined ? ['marketing fee'] : []),
    ...(feesGst === undefined && fees > 0 ? ['GST on them'] : []),
  ];
  const rupees = margin - fees * (1 + (feesGst ?? 0) / 100);
  return { rupees: Math.round(rupees * 10) / 10, unstated };
}
