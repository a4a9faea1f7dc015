import type { FormHints } from '@naya/contract/submissions/form-hints';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import type { EnquiryPayload } from '@naya/contract/submissions/enquiry-defaults';
import type { InvestorRegistration } from '@naya/contract/submissions/investor';
import { newId } from '@naya/contract/new-id';

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
  /** Made by the form: what it submits replaces what was kept under it. */
  id: string;
  /** The server stores one submission for it, however often it arrives. Entries of an earlier version lack it: their id was sent. */
  key?: string | undefined;
  hints: FormHints;
  createdAt: number;
  attempts: number;
  nextAt: number;
  /** Set when the server will never accept it as it is. */
  refusal: Refusal | null;
};

/** Under which id it is kept, and how its form was filled in. */
export type Sending = { id: string; hints: FormHints };

/** The same payload goes out under the key of `earlier`, whose answer may be lost; the server refuses that key for another payload. */
export function newEntry<K extends Kind>(
  kind: K,
  payload: Payloads[K],
  { id, hints }: Sending,
  earlier: Entry | undefined,
): Entry {
  const kept = payload instanceof FormData ? [...payload] : payload;
  const now = Date.now();
  return {
    kind,
    payload: kept,
    id,
    key: earlier && textOf(earlier.payload) === textOf(kept) ? earlier.key : newId(),
    hints,
    createdAt: now,
    attempts: 0,
    nextAt: now,
    refusal: null,
  } as Entry;
}

/** Tells two payloads apart; files by their facts. */
function textOf(payload: object): string {
  return JSON.stringify(payload, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
