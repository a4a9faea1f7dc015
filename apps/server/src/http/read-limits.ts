import type { ReadBudget } from './read-budget.ts';
import type { ReadQueue } from './read-queue.ts';

/** Limits public reads that no cache has: each client IP has a budget, and all of them share one queue. */
export type ReadLimits = { budget: ReadBudget; queue: ReadQueue | null };
