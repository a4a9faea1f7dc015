import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Thing } from './head.ts';

const root = join(import.meta.dirname, '../..');
const options = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'nodenext',
];

/** How an action is filled in is written beside its properties (`query-input`), outside the vocabulary. */
function withoutInputs(key: string, value: unknown): unknown {
  return key.endsWith('-input') ? undefined : value;
}

/**
 * Holds what pages say against the vocabulary of schema.org, which schema-dts has as types: a type, a property or
 * a kind of value that it does not know is an error. Gives the compiler's complaints.
 */
export function complaintsAbout(name: string, things: Thing[]): string {
  const folder = join(root, 'test-results/structured');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  const lines = things.map((thing, index) => {
    const type = `WithContext<schema.${thing['@type']}>`;
    return `export const thing${index}: ${type} = ${JSON.stringify(thing, withoutInputs, 2)};`;
  });
  const imports = `import type * as schema from 'schema-dts';\nimport type { WithContext } from 'schema-dts';\n`;
  writeFileSync(file, imports + lines.join('\n'));
  const { stdout, stderr } = spawnSync('tsc', [...options, file], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}
