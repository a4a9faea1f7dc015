import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** The image has no history, so it is built with COMMIT. */
function readCommit(): string | null {
  const given = process.env['COMMIT'];
  if (given) return given;
  if (!existsSync(join(root, '.git'))) return null;
  try {
    const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore'];
    const asked = ['-C', root, 'rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', asked, { encoding: 'utf8', stdio }).trim();
  } catch {
    return null;
  }
}

/** What runs: log, `/healthz`, `/metrics` and the back office tell it. */
export const release = { version: manifest.version, commit: readCommit() };

export const releaseText = release.commit
  ? `${release.version} (${release.commit})`
  : release.version;
