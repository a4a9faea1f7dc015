import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives `use` the path of a file for the report of a test runner, and removes the file afterwards. */
export async function withReportFile<Result>(
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'naya-report-'));
  return await use(join(folder.path, 'report.json'));
}
