import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { runProcess } from '../../../deploy/local/run-process.ts';
import { get } from './support/get.ts';
import { useFolder } from './support/use-folder.ts';

const folder = useFolder();

/** Prints more than a pipe holds, then tells `url` that nobody kept it from going on. */
const chatty = (url: string) => `
  console.log('ready');
  for (let line = 0; line < 4000; line += 1) console.log('a line of process ' + process.pid + ' '.repeat(100));
  process.stdout.write('', () => fetch('${url}', { method: 'POST', body: String(process.pid) }));
  setInterval(() => {}, 1000);`;

it('a process that is started again has its output read and kept, like the first', async () => {
  const finished = new Set<string>();
  const listener = createServer((request, response) => {
    void text(request).then((pid) => finished.add(pid));
    response.end();
  }).listen(0);
  onTestFinished(() => void listener.close());
  await once(listener, 'listening');
  const url = `http://localhost:${(listener.address() as AddressInfo).port}`;
  const logFile = join(folder(), 'process.log');
  const command = ['node', '-e', chatty(url)];
  await using running = await runProcess({ command, env: {}, ready: /ready/, logFile });
  const first = running.pid();
  await expect.poll(() => [...finished]).toEqual([String(first)]);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => finished.size).toBe(2);
  const kept = await readFile(logFile, 'utf8');
  for (const pid of finished) expect(kept).toContain(`a line of process ${pid} `);
});

it('one that takes requests and answers none is ended, and started again', async () => {
  const port = await findFreePort();
  const program = `require('http').createServer((_, answer) => answer.end()).listen(${port}, () => console.log('ready'))`;
  const healthUrl = `http://localhost:${port}`;
  const command = ['node', '-e', program];
  await using running = await runProcess({ command, env: {}, ready: /ready/, healthUrl });
  const first = running.pid();
  process.kill(first, 'SIGSTOP');
  await expect.poll(running.pid).not.toBe(first);
  const answers = () =>
    get(healthUrl).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(answers).toBe(200);
});
