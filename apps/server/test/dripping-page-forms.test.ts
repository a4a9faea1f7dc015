import { once } from 'node:events';
import { connect } from 'node:net';
import { brandUrl } from '@naya/contract/brands/urls';
import { brandSignInUrl, listFranchiseUrl } from '@naya/contract/urls';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { expect, it, onTestFinished } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { useSites } from './support/served-site.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{}]));
const serveSite = useSites(api);

type Dripper = { answer: Promise<string>; isAnswered: () => boolean };

/** Begins a multipart form of a page and sends a byte of it now and then. */
async function drip(url: string, path: string, clientIp: string): Promise<Dripper> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const heads = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `X-Forwarded-For: ${clientIp}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
  ];
  socket.write(`${heads.join('\r\n')}\r\n\r\n--x\r\n`);
  const dripping = setInterval(() => socket.write('x'), 100);
  // The server hangs up at last.
  socket.on('error', () => {});
  let isAnswered = false;
  const answer = (async () => {
    const [head] = (await once(socket, 'data')) as [Buffer];
    isAnswered = true;
    return head.toString();
  })();
  answer.catch(() => {});
  onTestFinished(() => {
    clearInterval(dripping);
    socket.destroy();
  });
  return { answer, isAnswered: () => isAnswered };
}

it('four dripping forms of one client IP leave places for the forms of others', async () => {
  const url = await serveSite({ TRUST_PROXY: 'on' });
  const drippers = await Promise.all(
    Array.from({ length: 4 }, () => drip(url, listFranchiseUrl, '203.0.113.7')),
  );
  // A page that is read behind them: all four have been begun.
  await fetch(url + listFranchiseUrl);
  const form = multipart(listingParts());
  const headers = { ...(form.headers as object), 'X-Forwarded-For': '203.0.113.8' };
  const { status } = await fetch(url + listFranchiseUrl, { ...form, headers });
  expect({ status, answered: drippers.filter(({ isAnswered }) => isAnswered()).length }).toEqual({
    status: 200,
    answered: 0,
  });
});

it('nobody without a session gets a place for a form with files of a brand', async () => {
  const url = await serveSite({ TRUST_PROXY: 'on' });
  const drippers = await Promise.all(
    Array.from({ length: 4 }, () => drip(url, `${brandUrl(1)}/pictures`, '203.0.113.9')),
  );
  for (const { answer } of drippers) {
    const [status = '', ...headers] = (await answer).split('\r\n');
    expect(status).toContain('302');
    expect(headers.join().toLowerCase()).toContain(`location: ${brandSignInUrl}`);
  }
});
