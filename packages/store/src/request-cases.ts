import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { Request, Said } from './request.ts';
import { begin, endOf, fail, isNewest, succeed, type Progress, type Status } from './status.ts';

type Answered<Argument> = Said & { arg: Argument };

/** An area goes along with a request: its status, its error, and what the answer replaces. */
export function addRequestCases<State extends Progress, Data, Argument>(
  builder: ActionReducerMapBuilder<State>,
  request: Request<Data, Argument>,
  replaced: (data: Data, meta: Answered<Argument>) => Partial<State>,
  /** Where the request has a status of its own beside the area's. */
  markedAs: (status: Status) => Partial<State> = () => ({}),
): void {
  builder
    .addCase(request.pending, (state, action) => {
      begin(state, action);
      Object.assign(state, markedAs('loading'));
    })
    .addCase(request.rejected, (state, action) => {
      if (!isNewest(state, action)) return;
      fail(state, action);
      Object.assign(state, markedAs(endOf(action)));
    })
    .addCase(request.fulfilled, (state, action) => {
      if (!isNewest(state, action)) return;
      succeed(state);
      Object.assign(state, markedAs('succeeded'), replaced(action.payload, action.meta));
    });
}
