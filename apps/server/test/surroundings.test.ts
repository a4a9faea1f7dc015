import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@naya/db/client';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { franchises } from '@naya/db/tables/franchises';
import { connectTimeoutMs, readServerUrl, withDatabase } from '@naya/db/testing/setup';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { readContent } from '../src/demo/read-content.ts';
import type { S3Config } from '../src/env.ts';
import { describeError } from '../src/log/log.ts';
import { startFailingS3 } from './support/failing-s3.ts';
import { get } from './support/get.ts';
import { readLogs } from './support/main.ts';
import { startS3 } from './support/s3.ts';
import { readRefusal, start, startHere, useDataFolder, useServers } from './support/start.ts';

const dataFolder = useDataFolder();
const startServer = useServers();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // With a category in it, no start puts the first content in.
  await insertFranchisesForTest(database.db, [{}]);
});
afterAll(() => database.close());

const ofBucket = ({ endpoint, bucket, key, secret, region }: S3Config) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_KEY: key,
  S3_SECRET: secret,
  S3_REGION: region,
});
const refusal = (env: Record<string, string>) =>
  readRefusal({ DATABASE_URL: database.url, ...env });

it('a data folder that cannot be written is named, with its variable', async () => {
  const file = join(dataFolder(), 'a-file');
  await writeFile(file, '');
  expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(
    /^DATA_DIR, the folder \S+a-file\/data, cannot be written by this process .*ENOTDIR.*: give it/,
  );
});

it('a folder in it that cannot be written, such as that of the pictures, is named too', async () => {
  const folder = join(dataFolder(), 'partly');
  await mkdir(folder);
  await writeFile(join(folder, 'media'), '');
  expect(await refusal({ DATA_DIR: folder })).toMatch(
    /^In DATA_DIR, the folder \S+partly\/media, cannot be written .*EEXIST.*: give it/,
  );
});

it('a bucket that is not there stops the start', async () => {
  const s3 = await startS3();
  onTestFinished(s3.stop);
  const env = ofBucket({ ...s3.place, bucket: 'no-such-bucket' });
  expect(await refusal(env)).toBe(
    `There is no bucket "no-such-bucket" at ${s3.place.endpoint}: make it, or correct S3_BUCKET or S3_ENDPOINT.`,
  );
});

/** Nobody listens there, and nobody is given that port. */
const nowhere = () => ({
  endpoint: 'http://127.0.0.1:9',
  bucket: 'pictures',
  key: 'k',
  secret: 's',
  region: 'ap-south-1',
});

it('the first start needs the store of pictures, and says so', async () => {
  const empty = await createTestDatabase();
  onTestFinished(empty.close);
  expect(await refusal({ DATABASE_URL: empty.url, ...ofBucket(nowhere()) })).toMatch(
    /^The first start stores pictures, and cannot: .*ECONNREFUSED.* S3_ENDPOINT, S3_KEY and S3_SECRET/,
  );
});

it('a picture store and a mail server that are away are named, and the site starts', async () => {
  const bucket = nowhere();
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
  await startServer({ DATABASE_URL: database.url, ...ofBucket(bucket), ...smtp, JOBS: 'on' });
  await expect
    .poll(() => readLogs.at(-1)?.())
    .toMatch(
      /pictures cannot be read.*S3_ENDPOINT[^]*mail server cannot be used.*SMTP_URL|mail server cannot be used.*SMTP_URL[^]*pictures cannot be read.*S3_ENDPOINT/,
    );
});

it('errors that are no errors, and those without words of their own, are readable', () => {
  const ofQueue = { message: 'connection refused', stack: 'x', queue: 'send-mail', worker: '1' };
  expect(describeError(ofQueue)).toMatchObject({ message: 'connection refused' });
  expect(describeError({ queue: 'send-mail' }).message).toBe("{ queue: 'send-mail' }");
  const addresses = [new Error('connect ECONNREFUSED ::1'), new Error('second')];
  expect(describeError(new AggregateError(addresses)).message).toBe('connect ECONNREFUSED ::1');
});

it('the process for the jobs answers about its health and figures, and about nothing else', async () => {
  const port = await findFreePort();
  const bucket = await startFailingS3();
  onTestFinished(() => bucket.stop());
  bucket.store.answer = (request, response) => {
    request.resume().on('end', () => response.writeHead(500).end());
  };
  const token = 'a token of sixteen letters';
  const env = { JOBS: 'only', JOBS_PORT: String(port), METRICS_TOKEN: token };
  const base = { DATABASE_URL: database.url };
  const server = await startHere({ ...base, ...env, ...ofBucket(bucket.place) });
  onTestFinished(server.stop);
  expect(server.port).toBeNull();
  const ask = async (path: string) => {
    return get(`http://localhost:${port}${path}`, { Authorization: `Bearer ${token}` });
  };
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/')).status).toBe(404);
  const figures = (await ask('/metrics')).body.toString();
  expect(figures).toContain('naya_database_writable 1');
  expect(figures).toContain('naya_picture_store_up 0');
  expect(figures).toContain('naya_oldest_queued_mail_seconds 0');
});

it('processes that start together on one empty database put the first content in once, and all serve', async () => {
  const name = `naya_together_${process.pid}`;
  const admin = openDatabase({ url: readServerUrl(), max: 1, connectTimeoutMs });
  await admin.pool.query(`create database ${name} encoding 'UTF8' template template0`);
  onTestFinished(async () => {
    await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
  });
  const DATABASE_URL = withDatabase(readServerUrl(), name);
  const processes = ['on', 'off'].map((JOBS) => start({ DATABASE_URL, JOBS, PORT: '0' }));
  const urls = await Promise.all(processes.map(({ listening }) => listening));
  for (const url of urls) expect((await get(`${url}/readyz`)).status).toBe(200);
  const { db, close } = openDatabase({ url: DATABASE_URL, max: 1, connectTimeoutMs });
  expect(await db.$count(franchises)).toBe(readContent().franchises.length);
  await close();
  for (const { child } of processes) child.kill('SIGTERM');
  for (const { ended } of processes) expect((await ended).code).toBe(0);
});
