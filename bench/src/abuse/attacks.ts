import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { listFranchiseUrl } from '@naya/contract/urls';
import { asBlob, drawPicture } from '../../../apps/server/test/support/pictures.ts';
import { counted, listingFields, newEmail } from './everyone.ts';

/** All that one attacker sends comes from one client IP, of a network that nobody else has. */
const from = (attacker: number) => ({ 'X-Forwarded-For': `203.0.113.${attacker}` });

/** Goes on until the signal ends it; tells what it was answered. */
export type Attack = (url: string, ended: AbortSignal) => Promise<string>;

const enquiries = 40;

export const enquireForty =
  (brand: number): Attack =>
  async (url) => {
    const sent = Array.from({ length: enquiries }, async (_, index) => {
      await wait((index * 1_000) / enquiries);
      const { status } = await fetch(`${url}/admin/api/investor`, {
        method: 'POST',
        headers: { ...from(1), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name: 'Asha Rao',
          email: newEmail(),
          phone: '9811122333',
          message: 'A kiosk in Pune.',
          franchiseId: String(brand),
          franchiseName: 'Any',
        }),
      });
      return String(status);
    });
    return counted(await Promise.all(sent));
  };

const listings = 26;
/** 39.5 megapixels; 40 are taken. */
const huge = { width: 7_900, height: 5_000, kind: 'png' } as const;

export async function prepareHugeListings(): Promise<Attack> {
  const pictures = [await drawPicture(huge), await drawPicture({ ...huge, width: huge.width - 1 })];
  const send = async (url: string, ended: AbortSignal) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(listingFields())) form.append(name, value);
    for (const [index, bytes] of pictures.entries()) {
      const name = index === 0 ? 'logo' : `image${index}`;
      form.append(name, asBlob(bytes), `${name}.png`);
    }
    const call = { method: 'POST', headers: from(2), body: form, signal: ended };
    return fetch(`${url}/admin/api/franchise-owner`, call).then(
      ({ status }) => String(status),
      () => 'left without an answer',
    );
  };
  return async (url, ended) =>
    counted(await Promise.all(Array.from({ length: listings }, () => send(url, ended))));
}

const drippers = 4;
const dripEveryMs = 100;

/** Forms with files that never end: a byte now and then. */
export const dripFour: Attack = async (url, ended) =>
  counted(await Promise.all(Array.from({ length: drippers }, () => drip(url, ended))));

async function drip(url: string, ended: AbortSignal): Promise<string> {
  const { port } = new URL(url);
  const socket = connect(Number(port), 'localhost');
  // The server hangs up at last.
  socket.on('error', () => {});
  await once(socket, 'connect');
  const start = performance.now();
  const heads = [
    `POST ${listFranchiseUrl} HTTP/1.1`,
    `Host: localhost:${port}`,
    `X-Forwarded-For: ${from(3)['X-Forwarded-For']}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
  ];
  socket.write(`${heads.join('\r\n')}\r\n\r\n--x\r\n`);
  const dripping = setInterval(() => socket.write('x'), dripEveryMs);
  try {
    const [head] = (await once(socket, 'data', { signal: ended })) as [Buffer];
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    return `${head.toString().split(' ')[1] ?? ''} after ${seconds} s`;
  } catch {
    return 'not answered';
  } finally {
    clearInterval(dripping);
    socket.destroy();
  }
}

const toggleEveryMs = 500;

/** `member` are the headers of a session of that brand. */
export const togglePause =
  (brand: number, member: Record<string, string>): Attack =>
  async (url, ended) => {
    const answers: string[] = [];
    const nextYear = `${new Date().getFullYear() + 1}-01-01`;
    while (!ended.aborted) {
      const { status } = await fetch(`${url}${brandApiUrl}/brands/${brand}/settings`, {
        method: 'POST',
        headers: { ...member, ...from(4), 'Content-Type': 'application/json' },
        body: JSON.stringify({ paused_until: answers.length % 2 === 0 ? nextYear : '' }),
      });
      answers.push(String(status));
      await wait(toggleEveryMs);
    }
    return counted(answers);
  };
