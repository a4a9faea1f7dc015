import type { Receipt } from '@naya/contract/submissions/receipt';

export type FieldErrors = Record<string, string>;

/** One object for all, so that it never counts as a change. */
export const noErrors: FieldErrors = {};

/** Result of a form's last submission: its values to show again, or the receipt. */
export type FormAnswer<Name extends string> = {
  values: Record<Name, string> | null;
  errors: FieldErrors;
  /** For a failure that belongs to no field. */
  message: string | null;
  receipt: Receipt | null;
};
