// Runs before every npm script on whatever Node the machine has, before anything is installed:
// plain JavaScript, no dependencies. Installs when the lockfile changed, builds what is stale.
//   node scripts/prepare.js run    what building and running need
//   node scripts/prepare.js all    that, and the tools of tests, measurements and drawings
//   … --build                      builds the site, the back office and the widget too
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outputFolders = new Set(['node_modules', 'build', '.react-router', 'test', 'pictures']);

/** Their dependencies, and those of the packages that they use. `@naya/node` is the Node that runs all this. */
const workspacesToRun = ['server', 'site', 'office', 'embed', 'node'];

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
install(process.argv.includes('all') ? 'all' : 'run');
if (process.argv.includes('--build')) builds.forEach(build);

/** The stamp says for which lockfile was installed, and how much: `all` has what `run` needs. */
function install(kind) {
  const stamp = join(root, 'node_modules/.install-stamp');
  const lockfile = hashOf([
    readFileSync(join(root, 'package-lock.json')),
    process.platform,
    process.arch,
  ]);
  const installed = read(stamp);
  if (installed === `${lockfile} all` || installed === `${lockfile} ${kind}`) return;
  const chosen = kind === 'all' ? [] : workspacesToRun.flatMap((name) => ['-w', `@naya/${name}`]);
  step(
    'Installing packages (a few minutes; redone when package-lock.json changes)',
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...chosen],
    [
      'The packages could not be installed. Check the network connection to your npm registry,',
      'then run the command again.',
    ],
  );
  writeFileSync(stamp, `${lockfile} ${kind}`);
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

/** One line; what the command itself says is shown if it fails. */
function step(title, command, args, advice) {
  const started = Date.now();
  process.stdout.write(`• ${title} … `);
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) stop([stdout, stderr, error?.message ?? '', ...advice].join('\n'));
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
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
