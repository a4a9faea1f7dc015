import { useSyncExternalStore } from 'react';

type Waiting = { isWrite: boolean; resolve: (signedIn: boolean) => void };
/** `unsaved`: something that she wrote waits for it. */
export type SignInRequest = { unsaved: boolean };

let waiting: Waiting[] = [];
let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function show(next: SignInRequest | null): void {
  request = next;
  for (const tell of listeners) tell();
}

/** For a call that was refused because the session ended; true once she has signed in again. */
export function waitForSignIn(isWrite: boolean): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting = [...waiting, { isWrite, resolve }];
  show({ unsaved: waiting.some((each) => each.isWrite) });
  return promise;
}

export function goOnAfterSignIn(): void {
  for (const { resolve } of waiting) resolve(true);
  waiting = [];
  show(null);
}

/** Gives up the waiting writes. Reads go on waiting, since a failed read would remove the form. */
export function putSignInOff(): void {
  for (const { isWrite, resolve } of waiting) if (isWrite) resolve(false);
  waiting = waiting.filter((each) => !each.isWrite);
  show(null);
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export const useSignInRequest = () => useSyncExternalStore(subscribe, () => request);
