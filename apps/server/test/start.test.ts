import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@naya/db/testing/database';
import { describe, expect, it } from 'vitest';
import { postJson } from './support/api.ts';
import { start, useDataFolder } from './support/start.ts';

useDataFolder();

describe('what stops a start', () => {
  it('is told in one readable line per fault', async () => {
    const { code, output } = await start({ PORT: 'x', DEMO: 'y' }).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(2);
  });

  it('is a database that cannot be opened', async () => {
    const url = 'postgres://someone:secret@127.0.0.1:9/none';
    const { code, output } = await start({ DATABASE_URL: url }).ended;
    expect(code).toBe(1);
    expect(output).toContain(
      'The database at postgres://someone:…@127.0.0.1:9/none cannot be used',
    );
    expect(output).not.toContain('secret');
    expect(output).not.toContain('    at ');
  });

  it('is a port in use', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, PORT: String(port), DEMO: 'off' };
    const { code, output } = await start(env).ended;
    other.close();
    await database.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use.`);
    expect(output).not.toContain('    at ');
  });
});

it('serves the same data after kill -9, refuses a second process, and stops cleanly', async () => {
  const first = start({ PORT: '0', DEMO: 'on', JOBS: 'off' });
  const url = await first.listening;
  const franchises = await (await fetch(`${url}/admin/api/franchises`)).json();
  const contact = { name: 'A', email: 'a@example.in', subject: 'Other', message: 'kept' };
  const sent = await fetch(`${url}/admin/api/contact`, postJson(contact));
  const { id } = (await sent.json()) as { id: number };

  const second = await start({ PORT: '0', JOBS: 'off' }).ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(String(first.child.pid));

  first.child.kill('SIGKILL');
  // The way into the demo's brands is a developer's alone.
  expect((await first.ended).output).not.toContain('/brand/');
  const third = start({ PORT: '0', JOBS: 'off' });
  const again = await third.listening;
  expect(await (await fetch(`${again}/admin/api/franchises`)).json()).toEqual(franchises);
  const next = await fetch(`${again}/admin/api/contact`, postJson(contact));
  expect(((await next.json()) as { id: number }).id).toBeGreaterThan(id);

  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
});
