import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserReport } from './browser-report.ts';
import type { Outcome } from './checks.ts';
import { findChromium } from './chromium.ts';
import { run } from './run.ts';

const name = 'browser';

export function runBrowserTests(): Outcome {
  const chromium = findChromium();
  if (!chromium) return { name, passed: 0, failed: 1, troubles: [], seconds: '0' };

  const folder = mkdtempSync(join(tmpdir(), 'naya-browser-'));
  const file = join(folder, 'report.json');
  const { ok, seconds } = run('playwright', ['test', '-c', 'e2e', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { failed, ...counts } = readBrowserReport(file);
  rmSync(folder, { recursive: true });
  return { name, ...counts, failed: ok ? failed : Math.max(failed, 1), seconds };
}
