import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'naya-packages-'));
const packages = ['contract', 'store'] as const;
const manifestOf = (path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, Record<string, string>>;
const { devDependencies: tools } = manifestOf('package.json');
const ours = {
  ...manifestOf('packages/contract/package.json')['dependencies'],
  ...manifestOf('packages/store/package.json')['dependencies'],
};

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** As it was built and is handed out. */
const packed = (name: string) => join(root, 'packages', name, 'build', `naya-${name}.tgz`);
beforeAll(() => run('node', ['scripts/publishable.ts'], root));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(packages)('%s carries a licence and a manual, and nothing of the back office', (name) => {
  const paths = run('tar', ['-tzf', packed(name)], root)
    .split('\n')
    .map((path) => path.replace('package/', ''));
  expect(paths).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'index.js', 'index.d.ts', 'package.json']),
  );
  expect(
    paths.filter((path) => /office|accounts|history|csv|\.ts$(?<!\.d\.ts)/.test(path)),
  ).toEqual([]);
});

const app = `
  import { configureStore } from '@reduxjs/toolkit';
  import { areas, createCalls, fetchFranchises } from '@naya/store';
  import { formatAmountRange, franchiseSchema } from '@naya/contract';
  const calls = createCalls({ fetch: async () => Response.json([]) });
  const store = configureStore({
    reducer: areas,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { calls } } }),
  });
  await store.dispatch(fetchFranchises({ limit: 6 }));
  const isStrict = !franchiseSchema.safeParse({}).success;
  console.log(store.getState().franchises.status, isStrict, formatAmountRange(500_000, 900_000));`;

/** Every example of both manuals, each as a module. */
function examples(): string[] {
  const text = packages.map((name) =>
    readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'),
  );
  return [...text.join('\n').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code!);
}

it.each([
  ['the lowest versions', { zod: '4.0.0', '@reduxjs/toolkit': '2.0.0' }, '5.9.3'],
  ['our own versions', ours, tools?.['typescript']],
])('a new Vite app with %s compiles, builds and runs', (title, versions, typescript) => {
  const project = join(folder, title.replaceAll(' ', '-'));
  mkdirSync(join(project, 'src'), { recursive: true });
  const [contract, store] = packages.map((name) => `file:${packed(name)}`);
  const manifest = {
    type: 'module',
    private: true,
    dependencies: { ...versions, '@naya/contract': contract, '@naya/store': store },
    devDependencies: { vite: tools?.['vite'], typescript },
  };
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  };
  const write = (path: string, text: string) => writeFileSync(join(project, path), text);
  write('package.json', JSON.stringify(manifest));
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  write('index.html', '<script type="module" src="/src/main.ts"></script>');
  write('src/main.ts', app);
  for (const [index, code] of examples().entries()) write(`src/example-${index}.ts`, code);

  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], project);
  // A second zod or Redux Toolkit below our packages would be another one than the app's.
  for (const name of packages) {
    expect(readdirSync(join(project, 'node_modules/@naya', name))).not.toContain('node_modules');
  }
  expect(run('npx', ['tsc', '-p', '.'], project)).toBe('');
  run('npx', ['vite', 'build'], project);
  run('npx', ['vite', 'build', '--ssr', 'src/main.ts', '--outDir', 'dist-node'], project);
  expect(run('node', ['dist-node/main.js'], project).trim()).toBe('succeeded true ₹5L–₹9L');
});

/** The published store with the `URLSearchParams` of the platform itself. */
it('runs under React Native 0.79', () => {
  const project = join(folder, 'react-native');
  mkdirSync(project);
  const source = 'package/Libraries/Blob/URLSearchParams.js';
  run('npm', ['pack', 'react-native@0.79.7', '--prefer-offline'], project);
  run('tar', ['-xzf', 'react-native-0.79.7.tgz', source], project);
  // Its types are Flow's; of these TypeScript reads all.
  const platform = stripTypeScriptTypes(readFileSync(join(project, source), 'utf8'));
  const tarballs = packages.map((name) => `file:${packed(name)}`);
  const [contract, store] = tarballs;
  const dependencies = { ...ours, '@naya/contract': contract, '@naya/store': store };
  const write = (path: string, text: string) => writeFileSync(join(project, path), text);
  write('package.json', JSON.stringify({ type: 'module', private: true, dependencies }));
  write('platform.js', platform);
  write(
    'main.js',
    `
    import { URLSearchParams } from './platform.js';
    import { createStore, fetchFranchises, newIdempotencyKey, submitContact } from '@naya/store';
    Object.defineProperty(globalThis, 'crypto', { value: undefined });
    Object.assign(globalThis, { URLSearchParams });
    const asked = [];
    const fetch = async (url) => (asked.push(url), Response.json([]));
    const store = createStore({ fetch });
    await store.dispatch(fetchFranchises({ search: 'chai', page: 2 }));
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    await store.dispatch(submitContact({ payload: {}, headers }));
    console.log(asked.join(' '), store.getState().franchises.status);`,
  );
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], project);
  expect(run('node', ['main.js'], project).trim()).toBe(
    'http://localhost:8000/api/franchises?search=chai&page=2 /api/contact succeeded',
  );
});
