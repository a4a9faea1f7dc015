import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** A project elsewhere, into which the packed files were installed as npm does it, with what a registry would have added. */
beforeAll(() => {
  for (const name of ['contract', 'store']) {
    const place = join(project, 'node_modules/@naya', name);
    mkdirSync(place, { recursive: true });
    const packed = join(root, 'packages', name, 'build', `naya-${name}.tgz`);
    run('tar', ['-xzf', packed, '--strip-components=1', '-C', place], project);
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

/** Hermes of React Native 0.74; what Babel rewrites for it are literals, which no constructor sees. */
const hermes = `
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (RegExp, [source, ...flags]) => {
      if (/\\\\p\\{/i.test(source)) throw new SyntaxError('Invalid RegExp: Invalid escape');
      return new RegExp(source, ...flags);
    },
  });`;

it('the published packages load, read and check where no expression made while running knows \\p', () => {
  const code = `
    import { enquiryByIdSchema } from '@naya/contract';
    import { createStore, fetchEvents } from '@naya/store';
    const store = createStore({ fetch: async () => Response.json([]) });
    await store.dispatch(fetchEvents());
    const { success } = enquiryByIdSchema.shape.franchiseId.safeParse('चाय-12');
    console.log(store.getState().events.status, success);`;
  writeFileSync(join(project, 'hermes.js'), hermes);
  writeFileSync(join(project, 'main.js'), code);
  const printed = run('node', ['--import', './hermes.js', 'main.js'], project);
  expect(printed.trim()).toBe('succeeded true');
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
