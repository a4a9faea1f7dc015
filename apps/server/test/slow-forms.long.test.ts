import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { listen, stopListening } from '../src/start/listen.ts';
import { useApi } from './support/api.ts';

const api = useApi();

it('a form that trickles in by the front door is cut off long before the minute of a request', async () => {
  const listener = getRequestListener((request) => api.handle(request));
  const server = await listen((...each) => void listener(...each), 0, '127.0.0.1');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const heads = [
    'POST /admin/api/franchise-owner HTTP/1.1',
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
  ];
  socket.write(`${heads.join('\r\n')}\r\n\r\n--x\r\n`);
  const trickle = setInterval(() => socket.write('x'), 100);
  onTestFinished(async () => {
    clearInterval(trickle);
    socket.destroy();
    await stopListening(server);
  });
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('This form arrived too slowly.');
});
