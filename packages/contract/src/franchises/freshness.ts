/** Months without a confirmation after which each thing happens to a public franchise. */
export const defaultFreshnessMonths = { remind: 11, outdated: 12, warn: 17, unpublish: 18 };
export type FreshnessMonths = typeof defaultFreshnessMonths;
export const freshnessSteps = Object.keys(defaultFreshnessMonths) as (keyof FreshnessMonths)[];
