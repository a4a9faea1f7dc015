import { createAsyncThunk, type AsyncThunk } from '@reduxjs/toolkit';
import type { Calls } from './calls.ts';
import { CallFailed } from './transport.ts';

type Config = { extra: { calls: Calls }; rejectValue: unknown };
export type Request<Data, Argument> = AsyncThunk<Data, Argument, Config>;

/** A call as an action: its failure carries the server's response data, or else the fallback message. */
export function createRequest<Data, Argument>(
  name: string,
  fallback: string,
  call: (calls: Calls, argument: Argument, signal: AbortSignal) => Promise<Data>,
): Request<Data, Argument> {
  return createAsyncThunk<Data, Argument, Config>(
    name,
    async (argument, { extra, rejectWithValue, signal }) => {
      try {
        return await call(extra.calls, argument, signal);
      } catch (error) {
        return rejectWithValue((error instanceof CallFailed && error.data) || fallback);
      }
    },
  );
}
