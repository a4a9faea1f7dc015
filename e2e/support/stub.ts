import { urls } from './addresses.ts';
import type { StubAnswer } from './stub-backend.ts';

/** What the foreign backend answers from now on: `{'GET /franchises': {json: […]}}`; anything else is `[]`. */
export async function setStub(answers: Record<string, StubAnswer>): Promise<void> {
  await fetch(`${urls.stub}/__stub`, { method: 'PUT', body: JSON.stringify(answers) });
}

export type Received = { path: string; body: string; headers: Record<string, string> };

/** The submissions it got since the last `setStub`. */
export async function receivedByStub(): Promise<Received[]> {
  const response = await fetch(`${urls.stub}/__stub`);
  return (await response.json()) as Received[];
}
