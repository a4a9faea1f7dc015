export type EnquiryInput = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  message?: string | null;
  franchiseId?: string | number | null;
  franchiseName?: string | null;
};

export const noMessage = 'No message provided.';
export const notGiven = 'N/A';
export const anonymous = 'Anonymous';

export type EnquiryPayload = {
  name: string;
  email: string;
  phone: string;
  message: string;
  franchiseId: string;
  franchiseName: string;
};

/** Fills in the texts that the contract prescribes for empty fields. */
export function enquiryWithDefaults(input: EnquiryInput, contactEmail: string): EnquiryPayload {
  return {
    name: input.name?.trim() || anonymous,
    email: input.email?.trim() || contactEmail,
    phone: input.phone?.trim() || notGiven,
    message: input.message?.trim() || noMessage,
    franchiseId: String(input.franchiseId ?? '').trim() || notGiven,
    franchiseName: input.franchiseName?.trim() || notGiven,
  };
}
