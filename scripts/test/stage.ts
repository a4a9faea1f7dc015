import type { ReportProgress } from './progress-line.ts';
import type { Finished } from './run.ts';

export type Counts = {
  passed: number;
  failed: number;
  /** The cause of each failure. */ reasons: string[];
};

export type Stage = {
  name: string;
  /** How many of the machine's cores other stages leave to it. */
  cores: number;
  /** The stage whose end this one waits for, since it reads what that one writes. */
  after?: string;
  /** Whether it makes sense only when that one has passed. */
  needsPass?: boolean;
  run: (reportProgress: ReportProgress) => Promise<Counts>;
};

export type Outcome = Counts & { name: string; seconds: number };

/** A program that passes or fails as a whole; when it fails, its output is the reason. */
export function countOne(name: string, { ok, output }: Finished): Counts {
  if (ok) return { passed: 1, failed: 0, reasons: [] };
  return { passed: 0, failed: 1, reasons: [`✘ ${name}\n${output}`] };
}

/** A crash outside of any test still has to fail the run, and to say why. */
export function countTests(name: string, { ok, output }: Finished, counts: Counts): Counts {
  if (ok || counts.failed > 0) return counts;
  return { ...counts, failed: 1, reasons: [...counts.reasons, `✘ ${name}\n${output}`] };
}
