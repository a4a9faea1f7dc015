import { messages } from '@naya/contract/api/errors';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import type { EnquiryPayload } from '@naya/contract/submissions/enquiry-defaults';
import type { InvestorRegistration } from '@naya/contract/submissions/investor';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { createSlice, isFulfilled, isRejected, type Reducer } from '@reduxjs/toolkit';
import { createRequest, type Request } from '../request.ts';
import { endOf, type Status } from '../status.ts';

export type EnquiriesState = {
  contactStatus: Status;
  investorStatus: Status;
  franchiseOwnerStatus: Status;
  error: unknown;
  success: boolean;
};

/** `headers` may hold an `Idempotency-Key`: what is sent twice under one key is stored once. */
export type Submission<Payload> = { payload: Payload; headers?: Record<string, string> };

function asJson<Payload>({ payload, headers }: Submission<Payload>, signal: AbortSignal) {
  const body = JSON.stringify(payload);
  return { body, headers: { 'content-type': 'application/json', ...headers }, signal };
}

export const submitContact: Request<Receipt, Submission<ContactMessage>> = createRequest(
  'enquiries/submitContact',
  messages.formFailed,
  (calls, form, signal) => calls.contact(asJson(form, signal)),
);
/** An enquiry about a franchise, or an investor's registration: one call takes both. */
export const submitInvestor: Request<
  Receipt,
  Submission<EnquiryPayload | InvestorRegistration>
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
  success: false,
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
          state[status] = 'loading';
        })
        .addCase(fulfilled, (state) => {
          state[status] = 'succeeded';
        })
        .addCase(rejected, (state, action) => {
          state[status] = endOf(action);
        });
    }
    builder
      .addMatcher(isFulfilled(...submissions), (state) => {
        state.success = true;
        state.error = null;
      })
      .addMatcher(isRejected(...submissions), (state, { meta, payload }) => {
        if (!meta.aborted) state.error = payload ?? messages.formFailed;
      });
  },
});

export const enquiries: Reducer<EnquiriesState> = slice.reducer;
export const { resetEnquiries } = slice.actions;
