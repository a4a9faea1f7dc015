import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { postJson } from './support/api.ts';
import { readRefusal, start, useDataFolder } from './support/start.ts';

useDataFolder();

describe('what stops a start', () => {
  it('is told in one readable line per fault', async () => {
    const { code, output } = await start({ PORT: 'x', DEMO: 'y' }).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(2);
  });

  it('is a database that cannot be opened', async () => {
    const url = 'postgres://someone:secret@127.0.0.1:9/none';
    const told = await readRefusal({ DATABASE_URL: url });
    expect(told).toContain('The database at postgres://someone:…@127.0.0.1:9/none cannot be used');
    expect(told).not.toContain('secret');
  });

  it('is a port in use', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    // Asked before the database, which is not there either.
    const env = { DATABASE_URL: 'postgres://127.0.0.1:9/none', PORT: String(port), DEMO: 'off' };
    expect(await readRefusal(env)).toMatch(new RegExp(`Port ${port} is in use.* PORT=8080`));
    const jobs = { ...env, JOBS: 'only', JOBS_PORT: String(port) };
    expect(await readRefusal(jobs)).toMatch(new RegExp(`Port ${port} is in use.* JOBS_PORT=8080`));
    other.close();
  });
});

it('keeps what it took after kill -9, refuses a second process, and stops cleanly', async () => {
  const env = { PORT: '0', DEMO: 'off', JOBS: 'off' };
  const first = start(env);
  const url = await first.listening;
  const contact = { name: 'A', email: 'a@example.in', subject: 'Other', message: 'kept' };
  const send = async (site: string, key: string) => {
    const request = postJson(contact, { 'Idempotency-Key': key });
    const sent = await fetch(`${site}/admin/api/contact`, request);
    return ((await sent.json()) as { id: number }).id;
  };
  const key = randomUUID();
  const id = await send(url, key);
  expect(id).toBeGreaterThan(0);

  const second = await start(env).ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(String(first.child.pid));
  expect(second.output).not.toContain('    at ');

  first.child.kill('SIGKILL');
  await first.ended;
  const third = start(env);
  const again = await third.listening;
  expect(await send(again, key)).toBe(id);
  expect(await send(again, randomUUID())).toBeGreaterThan(id);

  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
});
