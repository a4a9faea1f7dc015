import type { SubmissionKind } from '../constants.ts';

export type PersonalSubmission = {
  id: number;
  kind: SubmissionKind;
  payload: Record<string, unknown>;
  created_at: string | null;
};

/** What one address has sent and not erased, newest first. */
export type PersonalData = { email: string; submissions: PersonalSubmission[] };
