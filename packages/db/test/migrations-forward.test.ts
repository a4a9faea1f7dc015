import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { functionsFolder } from '../src/apply-functions.ts';

const folder = join(import.meta.dirname, '../migrations');

/** Older ones were never run beside an instance of an earlier version. */
const lastFounding = 4;

/** Statements that break an instance still running on the schema before. */
const breaking: [what: string, statement: RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['drops a function that queries call', /\bdrop\s+function\b/i],
  ['renames', /\brename\s+(?:column|to)\b/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['wants a value that old inserts lack', /\bset\s+not\s+null\b/i],
  [
    'wants a value that old inserts lack',
    /\badd\s+column\b(?![^;,]*\bdefault\b)[^;,]*\bnot\s+null\b/i,
  ],
  ['empties a table', /^\s*truncate\b/i],
];

/** `file: what` with the reason why an older instance survives it all the same. */
const allowed: Record<string, string> = {};

function findings(file: string, sql: string): string[] {
  const statements = sql.replaceAll(/--(?!> statement-breakpoint).*$/gm, '').split(';');
  return statements.flatMap((statement) =>
    breaking.filter(([, pattern]) => pattern.test(statement)).map(([what]) => `${file}: ${what}`),
  );
}

it('a migration leaves an older instance that is still running alone', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const newer = files.filter((name) => Number(name.slice(0, 4)) > lastFounding);
  expect(newer.length).toBeGreaterThan(0);
  const found = await Promise.all(
    newer.map(async (name) => findings(name, await readFile(join(folder, name), 'utf8'))),
  );
  expect(found.flat().filter((finding) => !allowed[finding])).toEqual([]);
  expect(Object.keys(allowed).filter((each) => !found.flat().includes(each))).toEqual([]);
});

it('a file of SQL functions drops nothing that an older instance calls', async () => {
  const files = (await readdir(functionsFolder, { recursive: true })).filter((name) =>
    name.endsWith('.sql'),
  );
  expect(files.length).toBeGreaterThan(0);
  const found = await Promise.all(
    files.map(async (name) => findings(name, await readFile(join(functionsFolder, name), 'utf8'))),
  );
  expect(found.flat()).toEqual([]);
});

it.each([
  'DROP TABLE "mails";',
  'DROP FUNCTION IF EXISTS search_any(text[], integer);',
  'ALTER TABLE "mails" DROP COLUMN "to";',
  'ALTER TABLE mails RENAME COLUMN "to" TO "recipient";',
  'ALTER TABLE mails RENAME TO letters;',
  'ALTER TABLE "mails" ALTER COLUMN "to" SET DATA TYPE integer;',
  'ALTER TABLE "mails" ALTER COLUMN "key" SET NOT NULL;',
  'ALTER TABLE "mails" ADD COLUMN "cc" text NOT NULL;',
  'TRUNCATE mails;',
])('%s would not', (sql) => {
  expect(findings('file', sql)).not.toEqual([]);
});

it.each([
  'ALTER TABLE "mails" ADD COLUMN "cc" text;',
  `ALTER TABLE "mails" ADD COLUMN "cc" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "new" ("id" integer PRIMARY KEY NOT NULL);',
  '-- nothing is renamed to anything: DROP TABLE x;',
])('%s does', (sql) => {
  expect(findings('file', sql)).toEqual([]);
});
