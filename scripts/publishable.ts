// `npm run publishable` makes of contract and store what a registry takes: JavaScript and types, in their build folders.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './test/run.ts';

// The store's types refer to the contract's, so the order counts.
for (const name of ['contract', 'store']) {
  const folder = join(import.meta.dirname, '../packages', name);
  const build = join(folder, 'build');
  rmSync(build, { recursive: true, force: true });
  const { ok, output } = await run('tsc', ['-p', join(folder, 'tsconfig.build.json')]);
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  const manifest = {
    ...source,
    private: undefined,
    license: 'MIT',
    sideEffects: false,
    exports: { './*': { types: './*.d.ts', default: './*.js' } },
  };
  writeFileSync(join(build, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = join(folder, 'README.md');
  if (existsSync(readme)) copyFileSync(readme, join(build, 'README.md'));
}
