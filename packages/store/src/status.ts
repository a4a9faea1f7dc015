export type Status = 'idle' | 'loading' | 'succeeded' | 'failed';

/** `error` is the server's response data or a fallback message; null while there is none. */
export type Progress = {
  status: Status;
  error: unknown;
  /** The newest request by kind: an answer to an older one comes too late and changes nothing. */
  newest: Record<string, string>;
};

export const idle: Progress = { status: 'idle', error: null, newest: {} };

type Meta = { type: string; meta: { requestId: string } };
export type Rejected = { meta: { aborted: boolean }; payload?: unknown };

function kindOf({ type }: Meta): string {
  return type.slice(0, type.lastIndexOf('/'));
}

export function begin(state: Progress, action: Meta): void {
  state.status = 'loading';
  state.error = null;
  state.newest[kindOf(action)] = action.meta.requestId;
}

export function succeed(state: Progress): void {
  state.status = 'succeeded';
  state.error = null;
}

export function fail(state: Progress, action: Rejected): void {
  state.status = endOf(action);
  state.error = action.meta.aborted ? null : action.payload;
}

/** An aborted request has not failed. */
export function endOf({ meta }: Rejected): Status {
  return meta.aborted ? 'idle' : 'failed';
}

/** Whether an answer still counts. */
export function isNewest(state: Progress, action: Meta): boolean {
  return state.newest[kindOf(action)] === action.meta.requestId;
}
