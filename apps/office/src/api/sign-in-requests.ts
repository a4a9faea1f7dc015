import { useSyncExternalStore } from 'react';

type Waiting = { isWrite: boolean; resolve: (signedIn: boolean) => void };
/** `unsaved`: a write waits for the sign-in. */
export type SignInRequest = { unsaved: boolean };

let waiting: Waiting[] = [];
let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function show(next: SignInRequest | null): void {
  request = next;
  for (const tell of listeners) tell();
}

/** Waits after a 401: true once the user has signed in again, false for a write when they dismiss the dialog. */
export function waitForSignIn(isWrite: boolean): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting = [...waiting, { isWrite, resolve }];
  show({ unsaved: waiting.some((each) => each.isWrite) });
  return promise;
}

export function retryAfterSignIn(): void {
  for (const { resolve } of waiting) resolve(true);
  waiting = [];
  show(null);
}

/** Gives up the waiting writes. Reads go on waiting, since a failed read would remove the form. */
export function dismissSignIn(): void {
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
