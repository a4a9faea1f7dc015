import { messages } from '@naya/contract/api/messages';
import type { ContactForm } from '@naya/contract/submissions/contact';
import type { EnquiryForm } from '@naya/contract/submissions/enquiry';
import type { InvestorForm } from '@naya/contract/submissions/investor';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { createSlice, isFulfilled, isRejected, type Reducer } from '@reduxjs/toolkit';
import type { CallFailure } from '../failure.ts';
import { createRequest, type Request } from '../request.ts';
import { remember, statusBefore, type Remembering, type Status } from '../status.ts';

export type EnquiriesState = {
  contactStatus: Status;
  investorStatus: Status;
  franchiseOwnerStatus: Status;
  error: unknown;
  failure: CallFailure | null;
  success: boolean;
} & Remembering;

/** `headers` may hold an `Idempotency-Key`: what is sent twice under one key is stored once. */
export type Submission<Payload> = { payload: Payload; headers?: Record<string, string> };

function asJson<Payload>({ payload, headers }: Submission<Payload>, signal: AbortSignal) {
  const body = JSON.stringify(payload);
  return { body, headers: { 'content-type': 'application/json', ...headers }, signal };
}

export const submitContact: Request<Receipt, Submission<ContactForm>> = createRequest(
  'enquiries/submitContact',
  messages.formFailed,
  (calls, form, signal) => calls.contact(asJson(form, signal)),
);
/** An enquiry about a franchise, or an investor's registration: one call takes both. */
export const submitInvestor: Request<
  Receipt,
  Submission<EnquiryForm | InvestorForm>
> = createRequest('enquiries/submitInvestor', messages.formFailed, (calls, form, signal) =>
  calls.investor(asJson(form, signal)),
);
export const submitFranchiseOwner: Request<Receipt, Submission<FormData>> = createRequest(
  'enquiries/submitFranchiseOwner',
  messages.formFailed,
  (calls, { payload, headers = {} }, signal) =>
    calls.franchiseOwner({ body: payload, headers, signal }),
);

const initialState: EnquiriesState = {
  contactStatus: 'idle',
  investorStatus: 'idle',
  franchiseOwnerStatus: 'idle',
  error: null,
  failure: null,
  success: false,
  before: {},
};

const forms = [
  ['contactStatus', submitContact],
  ['investorStatus', submitInvestor],
  ['franchiseOwnerStatus', submitFranchiseOwner],
] as const;
const submissions = [submitContact, submitInvestor, submitFranchiseOwner] as const;

const slice = createSlice({
  name: 'enquiries',
  initialState,
  reducers: { resetEnquiries: () => initialState },
  extraReducers: (builder) => {
    for (const [status, { pending, fulfilled, rejected }] of forms) {
      builder
        .addCase(pending, (state) => {
          remember(state, status);
          state[status] = 'loading';
        })
        .addCase(fulfilled, (state) => {
          state[status] = 'succeeded';
        })
        .addCase(rejected, (state, action) => {
          state[status] = action.meta.aborted ? statusBefore(state, status) : 'failed';
        });
    }
    builder
      .addMatcher(isFulfilled(...submissions), (state) => {
        state.success = true;
        state.error = null;
        state.failure = null;
      })
      .addMatcher(isRejected(...submissions), (state, { meta, payload }) => {
        if (meta.aborted) return;
        state.error = payload ?? messages.formFailed;
        state.failure = meta.failure ?? null;
      });
  },
});

export const enquiries: Reducer<EnquiriesState> = slice.reducer;
export const { resetEnquiries } = slice.actions;
