import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lends the path of a file that a test runner writes its report to; it is gone afterwards. */
export async function withReportFile<Result>(
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'naya-report-'));
  return await use(join(folder.path, 'report.json'));
}
