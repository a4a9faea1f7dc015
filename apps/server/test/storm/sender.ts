import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { postJson } from '../support/api.ts';

export type Acknowledged = { key: string; id: number; path: string };
export type Progress = {
  acknowledged: Acknowledged[];
  /** How often each answer came; 0 is a connection that broke. */
  answers: Map<number, number>;
  isOver: boolean;
};

const answerWithinMs = 10_000;
const pauseMs = 150;
const contact = { name: 'Asha', phone: '98765 43210', subject: 'Support', message: 'Hello' };
export const enquiry = { ...contact, franchiseId: '1', franchiseName: 'Chai Gully' };
const investor = {
  ...contact,
  location: 'Nagpur',
  investmentRange: '10-20L',
  preferredIndustry: 'Retail',
};
const listing = {
  name: 'Ravi',
  phone: '0000011111',
  designation: 'Founder',
  Headquarters: 'Mysuru',
  operatingstates: 'Karnataka',
  category: 'Food & Beverage',
  investment_min: '500000',
  investment_max: '700000',
  franchise_model: 'Single Unit',
  description: 'Dosas.',
};

/** A picture that no other submission has. */
async function drawNumber(number: number, seed: number): Promise<Blob> {
  const background = `#${(number * 8 + seed).toString(16).padStart(6, '0')}`;
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

async function makeRequest(number: number, key: string): Promise<[string, RequestInit]> {
  const email = `guest${number}@example.in`;
  const headers = { 'Idempotency-Key': key };
  const json = (payload: object) => postJson({ ...payload, email }, headers);
  if (number % 4 === 0) return ['/contact', json(contact)];
  if (number % 4 === 1) return ['/investor', json(enquiry)];
  if (number % 4 === 2) return ['/investor', json(investor)];
  const body = new FormData();
  const fields = { ...listing, email, business_name: `Dosa Gali ${number}` };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('logo', await drawNumber(number, 1), 'logo.png');
  body.append('image1', await drawNumber(number, 2), 'shop.png');
  return ['/franchise-owner', { method: 'POST', headers, body }];
}

/** Sends as browsers' outboxes do: each submission under a key of its own, again and again until it is acknowledged. */
export async function sendAll(
  url: string,
  { count, atOnce }: { count: number; atOnce: number },
  progress: Progress,
): Promise<void> {
  let next = 0;

  async function sendUntilKept(number: number): Promise<void> {
    const key = randomUUID();
    const [path, init] = await makeRequest(number, key);
    while (!progress.isOver) {
      const { status, id } = await post(`${url}/admin/api${path}`, init);
      progress.answers.set(status, (progress.answers.get(status) ?? 0) + 1);
      if (status === 201) {
        progress.acknowledged.push({ key, id, path });
        return;
      }
      if (status >= 400 && status < 500) throw new Error(`${path} was refused with ${status}`);
      await wait(pauseMs);
    }
  }
  async function work(): Promise<void> {
    while (next < count) await sendUntilKept((next += 1));
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function post(url: string, init: RequestInit): Promise<{ status: number; id: number }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(answerWithinMs) });
    const { id = 0 } = (await response.json()) as { id?: number };
    return { status: response.status, id };
  } catch {
    return { status: 0, id: 0 };
  }
}
