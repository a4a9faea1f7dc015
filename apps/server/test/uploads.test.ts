import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, stopListening } from '../src/start/listen.ts';
import { contact, listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { drawPicture } from './support/pictures.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{}]));
let server: Server;
let url = '';
beforeAll(async () => {
  const listener = getRequestListener((request) => api.handle(request));
  server = await listen((...each) => void listener(...each), 0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin/api`;
});
afterAll(() => stopListening(server));

const send = async (path: string, init: RequestInit) => (await fetch(url + path, init)).status;
const file = (megabytes: number) => ({
  name: 'other',
  file: 'other',
  content: new Uint8Array(megabytes * 1024 * 1024),
});

it('a sender who is refused midway hears why, and may send again at once', async () => {
  const picture = { name: 'logo', file: 'logo.jpg', content: await drawPicture() };
  const parts = Array.from({ length: 500 }, () => ({ name: 'x', content: 'y' }));
  for (let round = 0; round < 3; round += 1) {
    expect(await send('/franchise-owner', multipart([...listingParts(), ...parts]))).toBe(413);
    expect(await send('/franchise-owner', multipart([...listingParts(), picture]))).toBe(201);
    expect(await send('/franchise-owner', multipart([file(14), file(14)]))).toBe(413);
    expect(await send('/contact', postJson(contact()))).toBe(201);
    expect(await send('/contact', postJson('x'.repeat(500_000)))).toBe(413);
  }
});
