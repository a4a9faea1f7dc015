import type { CallFailure } from './failure.ts';

export type Status = 'idle' | 'loading' | 'succeeded' | 'failed';

/** `error` is the server's response data or a fallback message; null while there is none. */
export type Progress = {
  status: Status;
  error: unknown;
  /** The same failure taken apart: status, code, sentence, errors by field. */
  failure: CallFailure | null;
  /** The newest request by kind, while it is waited for: any other answer comes too late and changes nothing. */
  newest: Record<string, string>;
} & Remembering;

/** Each status as it was before the request under way: an aborted one takes it back to that. */
export type Remembering = { before: Record<string, Status> };

export const idle: Progress = {
  status: 'idle',
  error: null,
  failure: null,
  newest: {},
  before: {},
};

/** The fields of an area that hold a status. */
export type StatusField<State> = Extract<
  { [Field in keyof State]: State[Field] extends Status ? Field : never }[keyof State],
  string
>;
/** Call it before the status becomes `loading`. The error of a failure goes with the next request, so that is not taken back. */
export function remember<State extends Remembering>(state: State, field: StatusField<State>): void {
  const status = state[field] as Status;
  if (status !== 'loading') state.before[field] = status === 'succeeded' ? status : 'idle';
}

export const statusBefore = ({ before }: Remembering, field: string): Status =>
  before[field] ?? 'idle';

type Meta = { type: string; meta: { requestId: string } };
export type Rejected = Meta & {
  meta: { aborted: boolean; failure?: CallFailure | undefined };
  payload?: unknown;
};

function kindOf({ type }: Meta): string {
  return type.slice(0, type.lastIndexOf('/'));
}

export function begin(state: Progress, action: Meta): void {
  state.status = 'loading';
  state.error = null;
  state.failure = null;
  state.newest[kindOf(action)] = action.meta.requestId;
}

/** Whether an answer still counts; then its request is over. */
export function isNewest(state: Progress, action: Meta): boolean {
  const kind = kindOf(action);
  if (state.newest[kind] !== action.meta.requestId) return false;
  delete state.newest[kind];
  return true;
}

export function succeed(state: Progress): void {
  state.status = 'succeeded';
  state.error = null;
  state.failure = null;
}

export function fail(state: Progress, { payload, meta }: Rejected): void {
  state.status = 'failed';
  state.error = payload;
  state.failure = meta.failure ?? null;
}

/** An aborted request has not failed: the state is as before it, or that of another request under way. */
export function takeBack(state: Progress, before: Status): void {
  state.status = Object.keys(state.newest).length > 0 ? 'loading' : before;
}
