export type Status = 'idle' | 'loading' | 'succeeded' | 'failed';

/** `error` is the server's response data or a fallback message; null while there is none. */
export type Progress = {
  status: Status;
  error: unknown;
  /** The newest request by kind: an answer to an older one comes too late and changes nothing. */
  newest: Record<string, string>;
};

export const idle: Progress = { status: 'idle', error: null, newest: {} };

type Meta = { type: string; meta: { requestId: string; aborted?: boolean } };

function kindOf({ type }: Meta): string {
  return type.slice(0, type.lastIndexOf('/'));
}

export function begin(state: Progress, action: Meta): void {
  state.status = 'loading';
  state.error = null;
  state.newest[kindOf(action)] = action.meta.requestId;
}

/** Whether the answer still counts. */
export function succeed(state: Progress, action: Meta): boolean {
  if (!isNewest(state, action)) return false;
  state.status = 'succeeded';
  return true;
}

/** Calling a request off is no failure. */
export function fail(state: Progress, action: Meta & { payload?: unknown }): void {
  if (!isNewest(state, action)) return;
  state.status = action.meta.aborted ? 'idle' : 'failed';
  state.error = action.meta.aborted ? null : action.payload;
}

function isNewest(state: Progress, action: Meta): boolean {
  return state.newest[kindOf(action)] === action.meta.requestId;
}
