import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { Request } from './request.ts';
import { begin, fail, succeed, type Progress } from './status.ts';

/** An area goes along with a request: its status, its error, and what the answer replaces. */
export function follow<State extends Progress, Data, Argument>(
  builder: ActionReducerMapBuilder<State>,
  request: Request<Data, Argument>,
  replaced: (data: Data) => Partial<State>,
): void {
  builder
    .addCase(request.pending, begin)
    .addCase(request.rejected, fail)
    .addCase(request.fulfilled, (state, action) => {
      if (succeed(state, action)) Object.assign(state, replaced(action.payload));
    });
}
