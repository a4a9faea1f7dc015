import { randomBytes } from 'node:crypto';
import { openDatabase } from '../client.ts';
import { migrateDatabase } from '../migrate.ts';
import { startTestServer } from './server.ts';

/** A busy machine is slow, not broken. */
export const connectTimeoutMs = 60_000;

const serverVariable = 'NAYA_TEST_SERVER_URL';
const templateVariable = 'NAYA_TEST_TEMPLATE_URL';

function readVariable(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error('Tests with a database need testing-setup.ts as their globalSetup');
  return url;
}

/** The server that databases are made on; workers inherit it from the process that ran the setup. */
export const readServerUrl = (): string => readVariable(serverVariable);

/** The migrated database that tests clone. */
export const readTemplateUrl = (): string => readVariable(templateVariable);

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function runStatement(url: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase({ url, max: 1, connectTimeoutMs });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
}

/** Vitest's globalSetup: one server and one migrated template for all test files. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const name = `naya_template_${randomBytes(6).toString('hex')}`;
  await runStatement(server.url, `create database ${name} encoding 'UTF8' template template0`);
  const url = withDatabase(server.url, name);
  const { db, close } = openDatabase({ url, connectTimeoutMs });
  await migrateDatabase(db);
  await close();
  process.env[serverVariable] = server.url;
  process.env[templateVariable] = url;
  return async () => {
    await runStatement(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
}
