import { z } from 'zod';
import {
  againNames,
  rungOutcomes,
  type CallSummary,
  type FranchiseeCall,
} from './franchisee-calls.ts';

const months = z.number().int().min(0);

/** Apart from franchisee-calls.ts, which cards load: that carries no zod. */
export const franchiseeCallSchema = z.object({
  called_in: z.string(),
  city: z.string().nullable(),
  outcome: z.enum(rungOutcomes),
  months,
  again: z.enum(againNames),
  words: z.string().nullable(),
  recording: z.string().nullable(),
}) satisfies z.ZodType<FranchiseeCall>;

export const callSummarySchema = z.object({
  listed: months,
  rung: months,
  again: months,
  unreached: months,
  askable: months,
  back: z.array(months),
  waiting: z.array(months),
  closed: z.array(months),
}) satisfies z.ZodType<CallSummary>;
