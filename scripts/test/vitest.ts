import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './checks.ts';
import { run } from './run.ts';
import { readVitestReport } from './vitest-report.ts';

export function runVitest(): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'naya-unit-'));
  const file = join(folder, 'report.json');
  const { ok, seconds } = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { failed, ...counts } = readVitestReport(file);
  rmSync(folder, { recursive: true });
  // A crash outside of any test still has to fail the run.
  return { name: 'unit and API', ...counts, failed: ok ? failed : Math.max(failed, 1), seconds };
}
