import fs from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../src/client.ts';
import { isMigrated, migrateDatabase } from '../src/migrate.ts';
import {
  connectTimeoutMs,
  readServerUrl,
  readTemplateUrl,
  withDatabase,
} from '../src/testing/setup.ts';

const name = `naya_migrate_${process.pid}`;
const server = openDatabase({ url: readServerUrl(), max: 1, connectTimeoutMs });

beforeAll(async () => {
  await server.pool.query(`create database ${name} encoding 'UTF8' template template0`);
});
afterAll(async () => {
  await server.pool.query(`drop database ${name} with (force)`);
  await server.close();
});

test('processes that start together migrate once, and again changes nothing', async () => {
  const databases = Array.from({ length: 4 }, () =>
    openDatabase({ url: withDatabase(readTemplateUrl(), name), max: 2, connectTimeoutMs }),
  );
  await Promise.all(databases.map(({ db }) => migrateDatabase(db)));
  const [first] = databases;
  const applied = () =>
    first?.pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id');
  const before = await applied();
  expect(new Set(before?.rows.map(({ hash }) => hash)).size).toBe(before?.rows.length);
  if (first) await migrateDatabase(first.db);
  expect((await applied())?.rows).toEqual(before?.rows);
  await Promise.all(databases.map(({ close }) => close()));
});

test('an upgrade that exchanges the files of a running process leaves it ready', async () => {
  const { db, close } = openDatabase({ url: readTemplateUrl(), max: 1, connectTimeoutMs });
  onTestFinished(close);
  const read = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw new Error('This file is being exchanged');
  });
  onTestFinished(() => read.mockRestore());
  expect(await isMigrated(db)).toBe(true);
});
