// `npm run release -- 0.2.0` gives what is unreleased in CHANGELOG.md a version, a date, a commit and a tag. It pushes nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const changelog = join(root, 'CHANGELOG.md');
const manifest = join(root, 'package.json');
const unreleased = '## Unreleased\n';
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** As npm compares versions without a suffix. */
function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Say which version: npm run release -- 0.2.0');
const source = readFileSync(manifest, 'utf8');
const { version: before } = JSON.parse(source) as { version: string };
if (!isNewer(version, before)) refuse(`${version} is not newer than ${before}.`);
if (git('status', '--porcelain')) refuse('Commit or put aside what is changed first.');
const changes = readFileSync(changelog, 'utf8');
const [, section = ''] = changes.split(unreleased);
if (!section.split(/^## /m)[0]?.trim()) refuse('CHANGELOG.md has nothing unreleased.');

const date = new Date().toISOString().slice(0, 10);
writeFileSync(changelog, changes.replace(unreleased, `${unreleased}\n## ${version}, ${date}\n`));
writeFileSync(manifest, source.replace(`"version": "${before}"`, `"version": "${version}"`));
execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: root });
git('commit', '--quiet', '--all', '--message', `release: ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
console.log(`Released ${version}. Publish it with: git push --follow-tags`);
