import type { ReadBudget } from './read-budget.ts';
import type { ReadLine } from './read-line.ts';

/** What holds for public reads that no cache has: each client IP has a budget, all together wait in one line. */
export type ReadLimits = { budget: ReadBudget; line: ReadLine | null };
