// Runs before every npm script on whatever Node the machine has, before anything is installed:
// plain JavaScript, no dependencies. Installs when the lockfile changed, builds what is stale.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outputFolders = new Set(['node_modules', 'build', '.react-router', 'test', 'pictures']);

const builds = [
  {
    name: 'the public site',
    workspace: '@naya/site',
    stamp: 'apps/site/build/.stamp',
    sources: ['package-lock.json', 'packages/contract', 'apps/site', 'scripts/compress-assets.ts'],
  },
  {
    name: 'the back office',
    workspace: '@naya/office',
    stamp: 'apps/office/build/.stamp',
    sources: [
      'package-lock.json',
      'packages/contract',
      'apps/office',
      'scripts/compress-assets.ts',
    ],
  },
  {
    name: 'the partner widget',
    workspace: '@naya/embed',
    stamp: 'apps/embed/build/.stamp',
    sources: ['package-lock.json', 'packages/contract', 'packages/store', 'apps/embed'],
  },
];

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node 20 or newer is needed; this is ${process.version}. Install it from nodejs.org.`);
}
install();
if (process.argv.includes('--build')) builds.forEach(build);

function install() {
  const stamp = join(root, 'node_modules/.install-stamp');
  const wanted = hashOf([
    readFileSync(join(root, 'package-lock.json')),
    process.platform,
    process.arch,
  ]);
  if (read(stamp) === wanted) return;
  step(
    'Installing packages (once; redone when package-lock.json changes)',
    'npm',
    ['ci'],
    [
      'The packages could not be installed. Check the network connection to your npm registry,',
      'then run the command again. `npm ci` shows the full error.',
    ],
  );
  writeFileSync(stamp, wanted);
}

function build({ name, workspace, stamp, sources }) {
  const wanted = hashOf(
    sources.flatMap((source) => filesIn(join(root, source))).map(readFileSyncNamed),
  );
  const file = join(root, stamp);
  if (read(file) === wanted) return;
  step(
    `Building ${name}`,
    'npm',
    ['run', '--silent', 'build', '-w', workspace],
    [
      `${name} could not be built; the messages above say where. After a change of branch,`,
      'deleting node_modules and starting again often helps.',
    ],
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

function step(title, command, args, advice) {
  const started = Date.now();
  console.log(`• ${title} …`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(advice.join('\n'));
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function readFileSyncNamed(file) {
  return Buffer.concat([Buffer.from(file.slice(root.length)), readFileSync(file)]);
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !outputFolders.has(entry.name))
    .flatMap((entry) => filesIn(join(path, entry.name)))
    .sort();
}
