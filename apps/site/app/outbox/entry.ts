import type { FormHints } from '@naya/contract/submissions/form-hints';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import type { EnquiryPayload } from '@naya/contract/submissions/enquiry-defaults';
import type { InvestorRegistration } from '@naya/contract/submissions/investor';

type Texts<Form> = Record<keyof Form, string>;

/** The values of each form as typed; the server validates them. */
export type Payloads = {
  enquiry: EnquiryPayload;
  contact: Texts<ContactMessage>;
  investor: Texts<InvestorRegistration>;
  listing: FormData;
};
export type Kind = keyof Payloads;

/** A FormData cannot be kept, its fields can, files included. */
export type FormFields = [name: string, value: FormDataEntryValue][];
type Kept = {
  [K in Kind]: { kind: K; payload: Payloads[K] extends FormData ? FormFields : Payloads[K] };
}[Kind];

type Refusal = { message: string; errors: Record<string, string> };

export type Entry = Kept & {
  /** Made in the browser; the server stores one submission for it, however often it arrives. */
  id: string;
  hints: FormHints;
  createdAt: number;
  attempts: number;
  nextAt: number;
  /** Set when the server will never accept it as it is. */
  refusal: Refusal | null;
};

/** Under which id it is sent, and how its form was filled in. */
export type Sending = { id: string; hints: FormHints };

export function newEntry<K extends Kind>(
  kind: K,
  payload: Payloads[K],
  { id, hints }: Sending,
): Entry {
  const kept = payload instanceof FormData ? [...payload] : payload;
  const now = Date.now();
  return {
    kind,
    payload: kept,
    id,
    hints,
    createdAt: now,
    attempts: 0,
    nextAt: now,
    refusal: null,
  } as Entry;
}
