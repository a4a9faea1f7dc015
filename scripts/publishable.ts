// Makes of contract and store what other developers install: JavaScript and types in `build/package`, packed beside it. The server
// hands out the packed files; `npm publish` takes the folders.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An app has these once, in a version of its own; `packages.long.test.ts` tries the lowest. */
const peers: Record<string, string> = { '@reduxjs/toolkit': '^2.0.0', zod: '^4.0.0' };
const root = join(import.meta.dirname, '..');
/** The lowest TypeScript that the types are for. It is there wherever the site can be built. */
const compiler = createRequire(join(root, 'tools/api-client/package.json')).resolve(
  'typescript/bin/tsc',
);
/** What npm hands on to its scripts would make of a folder's `npm pack` one of this workspace. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config_')),
);
type Manifest = { dependencies: Record<string, string> };

// The store's types refer to the contract's, so the order counts.
for (const name of ['contract', 'store']) {
  const folder = join(root, 'packages', name);
  const build = join(folder, 'build');
  const published = join(build, 'package');
  rmSync(build, { recursive: true, force: true });
  run(process.execPath, [compiler, '-p', join(folder, 'tsconfig.build.json')], root);
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(
    join(published, 'package.json'),
    `${JSON.stringify(publicManifest(source), null, 2)}\n`,
  );
  copyFileSync(join(folder, 'README.md'), join(published, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(published, 'LICENSE'));
  const packed = run('npm', ['pack', '--silent', '--pack-destination', build], published).trim();
  renameSync(join(build, packed), join(build, `naya-${name}.tgz`));
}

function run(command: string, args: string[], cwd: string): string {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    shell,
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  console.error(stdout, stderr);
  process.exit(1);
}

function publicManifest({ dependencies, ...rest }: Manifest): object {
  const own = Object.entries(dependencies).filter(([name]) => !peers[name]);
  // The contract asks for zod, so whoever depends on the contract has to ask for it too.
  const wanted = Object.entries(peers).filter(([name]) => dependencies[name] || name === 'zod');
  return {
    ...rest,
    private: undefined,
    scripts: undefined,
    license: 'MIT',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './*': { types: './*.d.ts', default: './*.js' },
    },
    dependencies: Object.fromEntries(own.map(([name, version]) => [name, `^${version}`])),
    peerDependencies: Object.fromEntries(wanted),
  };
}
