import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const project = mkdtempSync(join(tmpdir(), 'naya-consumer-'));

function run(command: string, args: string[], cwd: string): string {
  const bin = `${root}/node_modules/.bin`;
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** A project elsewhere that has what a registry would have given it. */
beforeAll(() => {
  run('node', ['scripts/publishable.ts'], root);
  for (const name of ['contract', 'store']) {
    const place = join(project, 'node_modules/@naya', name);
    mkdirSync(place, { recursive: true });
    cpSync(join(root, 'packages', name, 'build'), place, { recursive: true });
  }
  for (const name of ['@reduxjs', 'zod']) {
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
  writeFileSync(join(project, 'package.json'), '{"type": "module"}');
});
afterAll(() => rmSync(project, { recursive: true }));

it('the published store runs as plain JavaScript', () => {
  const code = `
    import { createStore, fetchEvents } from '@naya/store';
    const store = createStore({ fetch: async () => Response.json([]) });
    await store.dispatch(fetchEvents());
    console.log(store.getState().events.status);`;
  writeFileSync(join(project, 'main.js'), code);
  expect(run('node', ['main.js'], project).trim()).toBe('succeeded');
});

it('the published store has types', () => {
  const code = (field: string) => `
    import { createStore, fetchFranchises } from '@naya/store';
    const store = createStore({ catalogueHost: 'https://www.example.in' });
    await store.dispatch(fetchFranchises({ category: 'Retail', limit: 6 }));
    export const names: string[] = store.getState().franchises.list.map((each) => each.${field});`;
  const options =
    '--module nodenext --target es2024 --strict --skipLibCheck --noEmit --types'.split(' ');
  const check = (field: string) => {
    writeFileSync(join(project, 'main.ts'), code(field));
    return run('tsc', [...options, '', 'main.ts'], project);
  };
  expect(check('business_name')).toBe('');
  expect(() => check('brand')).toThrow("Property 'brand' does not exist");
});
