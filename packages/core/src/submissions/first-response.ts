import type { LeadStage } from '@naya/contract/submissions/leads';

/** The clock of the first response stops when somebody moves the lead on, once. */
export function firstResponseOf(before: Record<string, unknown>, stage?: LeadStage): unknown {
  const responded = stage === 'contacted' || stage === 'qualified';
  return before['first_response_at'] ?? (responded ? new Date().toISOString() : null);
}
