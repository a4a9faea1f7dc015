// `npm run publishable` makes of contract and store what a registry takes: JavaScript and types, in their build folders.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './test/run.ts';

/** An app has these once, in a version of its own; `packages.long.test.ts` tries the lowest. */
const peers: Record<string, string> = { '@reduxjs/toolkit': '^2.0.0', zod: '^4.0.0' };
const root = join(import.meta.dirname, '..');
type Manifest = { dependencies: Record<string, string> };

// The store's types refer to the contract's, so the order counts.
for (const name of ['contract', 'store']) {
  const folder = join(root, 'packages', name);
  const build = join(folder, 'build');
  rmSync(build, { recursive: true, force: true });
  const { ok, output } = await run('tsc', ['-p', join(folder, 'tsconfig.build.json')]);
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(
    join(build, 'package.json'),
    `${JSON.stringify(publicManifest(source), null, 2)}\n`,
  );
  copyFileSync(join(folder, 'README.md'), join(build, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(build, 'LICENSE'));
}

function publicManifest({ dependencies, ...rest }: Manifest): object {
  const own = Object.entries(dependencies).filter(([name]) => !peers[name]);
  // The contract asks for zod, so whoever depends on the contract has to ask for it too.
  const wanted = Object.entries(peers).filter(([name]) => dependencies[name] || name === 'zod');
  return {
    ...rest,
    private: undefined,
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
