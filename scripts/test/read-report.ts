import { readFileSync } from 'node:fs';
import type { Counts } from './checks.ts';

/** A report that is not there, or cut off, counts as one failure. */
export function readReport(file: string, count: (report: never) => Counts): Counts {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, troubles: [] };
  }
  return count(report as never);
}
