// Runs before every npm script on whatever Node the machine has, before anything is installed:
// plain JavaScript, no dependencies. Installs when the lockfile changed, builds what is stale.
//   node scripts/prepare.js run      what running needs
//   node scripts/prepare.js build    and what building needs
//   node scripts/prepare.js all      and the tools of tests, measurements and drawings
//   … --build                        builds the site, the back office and the widget if they are stale
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outputFolders = new Set(['node_modules', 'build', '.react-router', 'test', 'pictures']);

/**
 * Arguments of `npm install`; each kind includes the one before it. `@naya/node` is the Node that the scripts run on.
 * Without --legacy-peer-deps npm would install optional peer dependencies that only the tests use, such as vitest.
 */
const installs = {
  run: ['--legacy-peer-deps', '--omit=dev', ...workspaces('server', 'site', 'node')],
  build: [
    '--legacy-peer-deps',
    ...workspaces('server', 'site', 'office', 'embed', 'api-client', 'node'),
  ],
  all: [],
};
const stampFile = join(root, 'node_modules/.install-stamp');
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

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
  {
    name: 'the packages for other developers',
    workspace: '@naya/store',
    stamp: 'packages/store/build/.stamp',
    sources: [
      'package-lock.json',
      'packages/contract',
      'packages/store',
      'scripts/publishable.ts',
      'tsconfig.base.json',
    ],
  },
];

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node 20 or newer is needed; this is ${process.version}. Install it from nodejs.org.`);
}
const [kind] = process.argv.slice(2);
const stale = process.argv.includes('--build') ? builds.filter(isStale) : [];
install(stale.length > 0 && kind === 'run' ? 'build' : kind);
stale.forEach(build);

function install(wanted) {
  const kinds = Object.keys(installs);
  const enough = kinds.slice(kinds.indexOf(wanted)).map(stampOf);
  if (enough.includes(read(stampFile))) return;
  step(
    'Installing packages (a few minutes; redone when package-lock.json changes)',
    'npm',
    ['ci', ...quietly, ...installs[wanted]],
    [
      'The packages could not be installed. Check the network connection to your npm registry,',
      'then run the command again.',
    ],
  );
  writeFileSync(stampFile, stampOf(wanted));
}

/** Names the lockfile, the machine and the set of packages that an install was for. */
function stampOf(installed) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${hashOf([lockfile, process.platform, process.arch])} ${installed}`;
}

function workspaces(...names) {
  return names.map((name) => `--workspace=@naya/${name}`);
}

function hashSources({ sources }) {
  return hashOf(sources.flatMap((source) => filesIn(join(root, source))).map(readFileSyncNamed));
}

function isStale(build) {
  return read(join(root, build.stamp)) !== hashSources(build);
}

function build(it) {
  const built = hashSources(it);
  step(
    `Building ${it.name}`,
    'npm',
    ['run', '--silent', 'build', '-w', it.workspace],
    [
      `${it.name} could not be built; the messages above say where. After a change of branch,`,
      'deleting node_modules and starting again often helps.',
    ],
  );
  const file = join(root, it.stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, built);
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
