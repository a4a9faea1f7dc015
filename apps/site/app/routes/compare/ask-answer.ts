import type { Id } from '@naya/contract/id';
import type { FieldErrors } from '../../forms/form-answer.ts';
import type { Enquirer } from '../../forms/enquirer-fields.tsx';

/** `reference` is null when a foreign backend tells none, `isWaiting` says that it could not be sent yet. */
export type AskedLine = { name: string; reference: Id | null; isWaiting: boolean };

/** Result of asking several brands: what was sent, or what has to be put right. */
export type AskAnswer = {
  values: Enquirer | null;
  ticked: string[];
  errors: FieldErrors;
  message: string | null;
  asked: AskedLine[];
};

export const consentField = 'consent';
export const nobodyTicked = 'Please tick the brands that may have your details';
