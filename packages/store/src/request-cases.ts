import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { Request, Said } from './request.ts';
import {
  begin,
  fail,
  isNewest,
  remember,
  statusBefore,
  succeed,
  takeBack,
  type Progress,
  type Status,
  type StatusField,
} from './status.ts';

type Answered<Argument> = Said & { arg: Argument };
type Options<State, Argument> = {
  /** Where the request has a status of its own beside the area's. */
  status?: StatusField<State>;
  /** What the request makes outdated before it is answered. */
  cleared?: (state: State, argument: Argument) => Partial<State>;
};

/** An area goes along with a request: its status, its error, and what the answer replaces. */
export function addRequestCases<State extends Progress, Data, Argument>(
  builder: ActionReducerMapBuilder<State>,
  request: Request<Data, Argument>,
  replaced: (data: Data, meta: Answered<Argument>, state: State) => Partial<State>,
  { status = 'status' as StatusField<State>, cleared = () => ({}) }: Options<State, Argument> = {},
): void {
  const mark = (state: Progress, own: Status) => Object.assign(state, { [status]: own });
  builder
    .addCase(request.pending, (state, action) => {
      Object.assign(state, cleared(state as State, action.meta.arg));
      remember(state as State, status);
      begin(state, action);
      mark(state, 'loading');
    })
    .addCase(request.rejected, (state, action) => {
      if (!isNewest(state, action)) return;
      if (action.meta.aborted) {
        const before = statusBefore(state, status);
        mark(state, before);
        takeBack(state, before);
      } else {
        fail(state, action);
        mark(state, 'failed');
      }
    })
    .addCase(request.fulfilled, (state, action) => {
      if (!isNewest(state, action)) return;
      succeed(state);
      mark(state, 'succeeded');
      Object.assign(state, replaced(action.payload, action.meta, state as State));
    });
}
