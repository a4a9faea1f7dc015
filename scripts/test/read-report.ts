import { readFileSync } from 'node:fs';
import type { Counts } from './stage.ts';

/** A runner that ended before it wrote a report passed nothing; its exit says that it failed. */
export function readReport(file: string, count: (report: never) => Counts): Counts {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, reasons: [] };
  }
  return count(report as never);
}
