import type { AddressInfo } from 'node:net';
import {
  startStubBackend,
  type Received,
  type StubAnswers,
  type StubState,
} from './stub-backend.ts';

/** The stub runs in the process of the tests that use it, which run one after the other. */
const state: StubState = { answers: {}, received: [] };

/** Gives its URL; it ends with the process. */
export async function startStub(): Promise<string> {
  const server = await startStubBackend(state);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Sets the foreign backend's answers from now on: `{'GET /franchises': {json: […]}}`; anything else is `[]`. */
export function setStub(answers: StubAnswers): void {
  state.answers = answers;
  state.received = [];
}

/** The submissions it got since the last `setStub`. */
export function receivedByStub(): Received[] {
  return state.received;
}
