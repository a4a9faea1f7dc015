/** The parts of an investment, each under its field, in the order of the bar that shows them. */
export const costParts = {
  franchise_fee: 'Franchise fee',
  cost_interior: 'Interior',
  cost_equipment: 'Equipment',
  cost_stock: 'First stock',
  cost_deposit: 'Deposit',
  cost_working_capital: 'Working capital',
} as const;

export type CostPartName = keyof typeof costParts;
export const costPartNames = Object.keys(costParts) as CostPartName[];
/** `costs_not_included` may list these. */
export const costPartLabels: readonly string[] = Object.values(costParts);
