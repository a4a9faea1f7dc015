import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '@naya/contract/api/messages';
import { franchisesUrl, franchiseUrl, listFranchiseUrl } from '@naya/contract/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import { asBlob, drawPicture } from '../../../apps/server/test/support/pictures.ts';
import { median, quantile } from '../support/figures.ts';

/** Longer than anybody waits, so that a wait is measured instead of cut off. */
const patienceMs = 120_000;

type Answer = { status: string; ms: number; cache: string };
type Request = { path: string; init?: RequestInit };
type Habit = {
  name: string;
  everyMs: number;
  next: () => Promise<Request>;
  /** A page answers 200 to a form that it refuses too: this stands in it when the form was taken. */
  proof?: string;
};
export type Seen = { name: string; answers: Answer[] };

/** Everybody else has a client IP of their own. */
let people = 0;
export function newClientIp(): Record<string, string> {
  people += 1;
  return { 'X-Forwarded-For': `198.18.${(people >> 8) & 255}.${people & 255}` };
}

export const newEmail = () => `asha@${randomUUID()}.example`;

export const listingFields = (): Record<string, string> => ({
  name: 'Ravi',
  email: newEmail(),
  phone: '9811122333',
  designation: 'Founder',
  business_name: 'Dosa Gali',
  website: '',
  Headquarters: 'Mysuru',
  operatingstates: 'Karnataka',
  category: 'Food & Beverage',
  investment_min: '500000',
  investment_max: '700000',
  franchise_model: 'Single Unit',
  description: 'Dosas.',
});

let drawn = 0;
/** Small, so that the decoder is idle unless somebody keeps it busy; unlike any other, since equal ones are kept once. */
async function drawPhoto(): Promise<Blob> {
  drawn += 1;
  const [width, height] = [400 + (drawn % 100), 300 + Math.floor(drawn / 100)];
  return asBlob(await drawPicture({ width, height }));
}

async function listingForm(): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(listingFields())) form.append(name, value);
  form.append('logo', await drawPhoto(), 'logo.jpg');
  return form;
}

const asHtml = () => ({ ...newClientIp(), Accept: 'text/html', 'Accept-Encoding': 'br' });

/** What goes on all the time, whoever else does what: `office` are the headers of an operator's session. */
export function listHabits(office: Record<string, string>, brand: number): Habit[] {
  const cachedPages = ['/', franchisesUrl(), franchiseUrl(brand)];
  let turn = 0;
  return [
    {
      name: 'form without files',
      everyMs: 1_000,
      next: async () => ({
        path: '/admin/api/contact',
        init: {
          method: 'POST',
          headers: { ...newClientIp(), 'Content-Type': 'application/json' },
          body: JSON.stringify({
            name: 'Asha',
            email: newEmail(),
            subject: 'Other',
            message: 'Please write to me.',
          }),
        },
      }),
    },
    {
      name: 'form with a picture',
      everyMs: 4_000,
      next: async () => ({
        path: '/admin/api/franchise-owner',
        init: { method: 'POST', headers: newClientIp(), body: await listingForm() },
      }),
    },
    {
      name: 'the same without JavaScript',
      proof: messages.listingSent,
      everyMs: 4_000,
      next: async () => ({
        path: listFranchiseUrl,
        init: { method: 'POST', headers: asHtml(), body: await listingForm() },
      }),
    },
    {
      name: 'office upload',
      everyMs: 4_000,
      next: async () => {
        const body = new FormData();
        body.append('file', await drawPhoto(), 'photo.jpg');
        return { path: `${officeApiUrl}/media`, init: { method: 'POST', headers: office, body } };
      },
    },
    {
      name: 'page, cached at rest',
      everyMs: 200,
      next: async () => {
        turn += 1;
        return {
          path: cachedPages[turn % cachedPages.length] ?? '/',
          init: { headers: asHtml() },
        };
      },
    },
    {
      name: 'page that no cache has',
      everyMs: 1_000,
      next: async () => {
        turn += 1;
        return { path: franchisesUrl({ search: `word ${turn}` }), init: { headers: asHtml() } };
      },
    },
  ];
}

async function send(url: string, { path, init = {} }: Request, proof: string): Promise<Answer> {
  const start = performance.now();
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url + path, { ...init, redirect: 'manual', signal });
    const isTaken = (await response.text()).includes(proof);
    const cache = response.headers.get('X-Cache') ?? '';
    const status = isTaken ? String(response.status) : `${response.status} refused`;
    return { status, ms: performance.now() - start, cache };
  } catch {
    return { status: 'no answer', ms: performance.now() - start, cache: '' };
  }
}

/** Each habit at its own pace, whether or not what was sent before is answered: who waits keeps nobody from coming. */
export async function measureEveryone(
  url: string,
  habits: Habit[],
  seconds: number,
): Promise<Seen[]> {
  const end = performance.now() + seconds * 1_000;
  return Promise.all(
    habits.map(async ({ name, everyMs, next, proof = '' }) => {
      const sent: Promise<Answer>[] = [];
      for (let due = performance.now(); due < end; due += everyMs) {
        const request = await next();
        await wait(Math.max(0, due - performance.now()));
        sent.push(send(url, request, proof));
      }
      return { name, answers: await Promise.all(sent) };
    }),
  );
}

/** '58 × 201, 2 × 503' */
export const counted = (values: string[]) =>
  Object.entries(Object.groupBy(values, (value) => value))
    .map(([value, of = []]) => `${of.length} × ${value}`)
    .join(', ');

export function describeSeen(when: string, { name, answers }: Seen): (string | number)[] {
  const ms = answers.map((answer) => answer.ms);
  const caches = answers.flatMap(({ cache }) => (cache === '' ? [] : [cache]));
  return [
    name,
    when,
    counted(answers.map(({ status }) => status)),
    median(ms).toFixed(0),
    quantile(ms, 0.95).toFixed(0),
    Math.max(...ms).toFixed(0),
    counted(caches),
  ];
}
