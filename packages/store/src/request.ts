import { createAsyncThunk, type AsyncThunk } from '@reduxjs/toolkit';
import type { Calls } from './calls.ts';
import { failureOf, type CallFailure } from './failure.ts';
import { CallFailed, type Answer } from './transport.ts';

/** Said of the answer beside its data. */
export type Said = Omit<Answer<unknown>, 'data'>;
type Config = {
  extra: { calls: Calls };
  rejectValue: unknown;
  fulfilledMeta: Said;
  rejectedMeta: { failure: CallFailure };
};
export type Request<Data, Argument> = AsyncThunk<Data, Argument, Config>;

/**
 * A call as an action: its failure carries the server's response data, or else the fallback message, and in `meta.failure`
 * what a program wants to know.
 */
export function createRequest<Data, Argument>(
  name: string,
  fallback: string,
  call: (calls: Calls, argument: Argument, signal: AbortSignal) => Promise<Answer<Data>>,
): Request<Data, Argument> {
  return createAsyncThunk<Data, Argument, Config>(
    name,
    async (argument, { extra, fulfillWithValue, rejectWithValue, signal }) => {
      try {
        const { data, ...said } = await call(extra.calls, argument, signal);
        return fulfillWithValue(data, said);
      } catch (error) {
        const payload = (error instanceof CallFailed && error.data) || fallback;
        return rejectWithValue(payload, { failure: failureOf(error, fallback) });
      }
    },
  );
}
