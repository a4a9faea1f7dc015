import { brandApiUrl } from '@naya/contract/brands/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import sharp from 'sharp';
import type { TestApi } from '../support/api.ts';
import { joinBrand } from '../support/brand.ts';
import { createColleague, sendJson } from '../support/office.ts';
import { createRandom, type Random } from './random.ts';
import type { Servers } from './servers.ts';

/** What was answered with 2xx, and has to be found afterwards. */
export type Acknowledged =
  | { kind: 'submission'; id: number; email: string }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'reply' | 'confirmation'; id: number };

type Answer = { status: number; body: Record<string, unknown> };
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** One of the crowd: its own choices, and its calls to one server or the other. */
export type Actor = {
  random: Random;
  api: TestApi;
  office: Call;
  brand: Call;
  visit: Call;
  /** The brand that `brand` may change. */
  brandId: number;
  /** Few, so that the same bytes are sent, shown, replaced and swept again and again. */
  pictures: Blob[];
  acknowledge: (what: Acknowledged) => void;
  /** A number that nobody else has in this run. */
  nextNumber: () => number;
};

export type Crowd = {
  actors: Actor[];
  acknowledged: Acknowledged[];
  faults: string[];
  answers: Map<string, number>;
  /** Broken connections are right while a server is killed. */
  isKilling: boolean;
  isOver: boolean;
};

const answerWithinMs = 60_000;
/** What a busy or restarting product may say; the sender tries again later. */
const later = 503;

const drawPictures = () =>
  Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const create = { width: 80 + index, height: 60, channels: 3, background: '#0B5B4A' } as const;
      return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
    }),
  );

export async function gatherCrowd(
  api: TestApi,
  { urls }: Servers,
  { seed, size, brandIds }: { seed: number; size: number; brandIds: number[] },
): Promise<Crowd> {
  const crowd: Crowd = {
    actors: [],
    acknowledged: [],
    faults: [],
    answers: new Map(),
    isKilling: false,
    isOver: false,
  };
  const owner = await createColleague(api, 'owner');
  const people = await Promise.all(
    brandIds.map((id) => joinBrand(api, id, `brand-${id}@example.in`)),
  );
  const pictures = await drawPictures();
  let number = 0;
  for (let index = 0; index < size; index += 1) {
    const random = createRandom(seed + index);
    const callAs =
      (prefix: string, cookie: string): Call =>
      (method, path, body) =>
        send(crowd, random.pick(urls) + prefix, { method, path, body, cookie });
    const place = index % brandIds.length;
    crowd.actors.push({
      random,
      api,
      pictures,
      office: callAs(officeApiUrl, owner.cookie),
      brand: callAs(brandApiUrl, people[place]?.cookie ?? ''),
      visit: callAs('', ''),
      brandId: brandIds[place] ?? 0,
      acknowledge: (what) => void crowd.acknowledged.push(what),
      nextNumber: () => (number += 1),
    });
  }
  return crowd;
}

type Sent = { method: string; path: string; body: unknown; cookie: string };

async function send(
  crowd: Crowd,
  base: string,
  { method, path, body, cookie }: Sent,
): Promise<Answer> {
  const init = sendJson(method, body, cookie ? { Cookie: cookie } : {});
  if (body instanceof FormData) delete (init.headers as Record<string, string>)['Content-Type'];
  const route = `${method} ${path.replaceAll(/\?.*|\d+|[\da-f]{32}/g, '…')}`;
  const wasKilling = crowd.isKilling;
  try {
    const response = await fetch(base + path, {
      ...init,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { status } = response;
    const text = await response.text();
    const key = `${route} ${status}`;
    crowd.answers.set(key, (crowd.answers.get(key) ?? 0) + 1);
    if (status >= 500 && status !== later) crowd.faults.push(`${route} was answered ${status}`);
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { status, body: isJson ? (JSON.parse(text) as Answer['body']) : {} };
  } catch (error) {
    if (!wasKilling && !crowd.isKilling) crowd.faults.push(`${route} broke: ${String(error)}`);
    return { status: 0, body: {} };
  }
}
