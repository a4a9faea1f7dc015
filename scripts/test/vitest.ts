import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './checks.ts';
import { run } from './run.ts';

export function runVitest(): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'naya-unit-'));
  const file = join(folder, 'report.json');
  const { ok, seconds } = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { passed, failed } = readCounts(file);
  rmSync(folder, { recursive: true });
  // A crash outside of any test still has to fail the run.
  return { name: 'unit and API', passed, failed: ok ? failed : Math.max(failed, 1), seconds };
}

function readCounts(file: string) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    return { passed: report['numPassedTests'] ?? 0, failed: report['numFailedTests'] ?? 0 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
