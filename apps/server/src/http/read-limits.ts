import type { ReadBudget } from './read-budget.ts';
import type { ReadLine } from './read-line.ts';

/** Limits public reads that no cache has: each client IP has a budget, and all of them wait in one line. */
export type ReadLimits = { budget: ReadBudget; line: ReadLine | null };
