import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { contactUrl, listFranchiseUrl } from '@naya/contract/urls';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { drawPicture } from './support/pictures.ts';
import { useSites } from './support/served-site.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const serveSite = useSites(api);

it('a listing that is sent twice without JavaScript is stored once, and again with another logo', async () => {
  const url = await serveSite();
  const texts = listingParts();
  const send = async (width: number) => {
    const content = await drawPicture({ width });
    const head = 'Content-Type: image/png';
    const logo = { name: 'logo', file: 'logo.png', content, head };
    const { status } = await fetch(url + listFranchiseUrl, multipart([...texts, logo]));
    return { status, stored: await api.core.db.$count(submissions) };
  };
  expect(await send(40)).toEqual({ status: 200, stored: 1 });
  expect(await send(40)).toEqual({ status: 200, stored: 1 });
  expect(await send(50)).toEqual({ status: 200, stored: 2 });
});

it('a form that does not say its length is answered while it is still being sent', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const sending = request((await serveSite()) + contactUrl, { method: 'POST', headers });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  const endless = Readable.from(
    (function* repeat() {
      for (;;) yield Buffer.alloc(16 * 1024, 'x');
    })(),
  );
  endless.pipe(sending);
  // The server hangs up at last.
  sending.on('error', () => endless.destroy());
  const [answer] = await answered;
  expect(answer.statusCode).toBe(413);
  expect(await text(answer)).toContain('and was not sent');
  endless.destroy();
  sending.destroy();
});
