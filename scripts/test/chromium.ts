import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/** Chromium without the parts of a window takes a third less of the processor. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** With 150, a page that a service worker serves was not told that the network is away. */
const oldestMajor = 156;

/** An installed Chromium or Chrome; as root on Debian it is installed when missing, and renewed when too old. */
export async function findChromium(): Promise<string | null> {
  const found = findInstalled();
  if (found && isRecent(found)) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', headlessShell], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  return findInstalled();
}

function isRecent(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)\./.exec(stdout ?? '')?.[1] ?? 0) >= oldestMajor;
}

function findInstalled(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return existsSync(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...macApps].find((path) => existsSync(path)) ?? null;
}
