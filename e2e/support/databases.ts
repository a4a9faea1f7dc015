import { openDatabase } from '@naya/db/client';

const urlVariable = 'E2E_DATABASE_SERVER';
const runVariable = 'E2E_RUN';

/** The process that starts the workers says by the environment which PostgreSQL they use, and under which names. */
export function rememberDatabaseServer(url: string, run: string): void {
  process.env[urlVariable] = url;
  process.env[runVariable] = run;
}

function readVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: global-setup.ts has not run`);
  return value;
}

export const runName = () => readVariable(runVariable);
export const templateName = () => `${runName()}_template`;
export const databaseName = (port: number) => `${runName()}_${port}`;

export function databaseUrl(name: string): string {
  return Object.assign(new URL(readVariable(urlVariable)), { pathname: `/${name}` }).href;
}

async function runStatements(...statements: string[]): Promise<void> {
  const { pool, close } = openDatabase({ url: readVariable(urlVariable), max: 1 });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await close();
  }
}

export const createEmptyDatabase = (name: string) =>
  runStatements(`create database ${name} encoding 'UTF8' template template0`);

export const cloneTemplate = (name: string) =>
  runStatements(
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${templateName()} strategy file_copy`,
  );

export const dropDatabase = (name: string) =>
  runStatements(`drop database if exists ${name} with (force)`);

/** Drops the databases of killed workers too. */
export async function dropDatabasesOfRun(): Promise<void> {
  const { pool, close } = openDatabase({ url: readVariable(urlVariable), max: 1 });
  const { rows } = await pool.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`${runName()}_`],
  );
  await close();
  for (const { datname } of rows) await dropDatabase(datname);
}
