import { z } from 'zod';
import type { FranchiseStatus } from './entity.ts';
import { franchiseFields } from './fields.ts';
import { textOrNull } from '../forms/office-fields.ts';

type Decision = {
  label: string;
  /** Where it may be taken from. */
  from: readonly FranchiseStatus[];
  to: FranchiseStatus;
  needsReason: boolean;
};

/** The workflow of a listing: pending → approved or rejected, approved → suspended → approved. */
export const franchiseDecisions: Readonly<Record<'approve' | 'reject' | 'suspend', Decision>> = {
  approve: {
    label: 'Approve',
    from: ['pending', 'suspended', 'rejected'],
    to: 'approved',
    needsReason: false,
  },
  reject: { label: 'Reject', from: ['pending'], to: 'rejected', needsReason: true },
  suspend: { label: 'Suspend', from: ['approved'], to: 'suspended', needsReason: true },
};

/** Actions that the office can apply to many franchises at once. */
export const franchiseActions = [
  'approve',
  'reject',
  'suspend',
  'feature',
  'unfeature',
  'settlePlaces',
  'trash',
  'restore',
] as const;
export type FranchiseAction = (typeof franchiseActions)[number];

const maxFeaturedReason = franchiseFields.featured_reason.max;

const chosenIds = z.array(z.number().int()).min(1).max(500, { error: 'Please choose at most 500' });
export const chosenFranchisesSchema = z.object({ ids: chosenIds });

/** `versions` are those that the operator saw, by id. A decision cannot be made without them. */
export const franchiseActionSchema = z
  .object({
    ids: chosenIds,
    versions: z.record(z.string(), z.number().int()).default({}),
    action: z.enum(franchiseActions),
    reason: textOrNull(1_000),
  })
  .refine(
    ({ action, ids, versions }) => !isDecision(action) || ids.every((id) => String(id) in versions),
    { path: ['ids'], error: 'Please look at what you have chosen once more, then decide.' },
  )
  .refine(
    ({ action, reason }) => action !== 'feature' || (reason ?? '').length <= maxFeaturedReason,
    {
      path: ['reason'],
      error: `Please use at most ${maxFeaturedReason} characters`,
    },
  );

export function isDecision(action: FranchiseAction): action is keyof typeof franchiseDecisions {
  return Object.hasOwn(franchiseDecisions, action);
}
