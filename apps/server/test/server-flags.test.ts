import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serverFlags } from '../../../deploy/local/server-command.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

it('npm start and the image run the server with the same flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const command = /exec (node .*main\.ts)/.exec(read('deploy/naya.sh'))?.[1] ?? '';
  for (const flag of serverFlags) {
    expect(scripts.start.split(' ')).toContain(flag);
    expect(command.split(' ')).toContain(flag);
  }
});
