import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/client.ts';
import { isDatabaseAway } from '../src/database-away.ts';
import { createTestDatabase } from '../src/testing/database.ts';

const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0');
const length = Buffer.alloc(4);
length.writeInt32BE(fields.length + 4);
/** What PostgreSQL says to a connection that an administrator ends. */
const ended = Buffer.concat([Buffer.from('E'), length, fields]);
/** What ends the making of a connection: ready, in no transaction. */
const ready = Buffer.from('Z\0\0\0\u0005I', 'latin1');

test('a connection that is ended in the moment in which it is made fails its query, and nothing else', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const { searchParams, pathname } = new URL(database.url);
  const relay = createServer((client) => {
    const server = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
    client.on('error', () => {}).on('close', () => server.destroy());
    server.on('error', () => {});
    client.pipe(server);
    server.on('data', (bytes: Buffer) => {
      if (bytes.subarray(-ready.length).equals(ready)) client.end(Buffer.concat([bytes, ended]));
      else client.write(bytes);
    });
  }).listen(0);
  onTestFinished(() => void relay.close());
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  const { pool, close } = openDatabase({ url: `postgresql://naya@127.0.0.1:${port}${pathname}` });
  onTestFinished(close);
  const failure = await pool.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
});
