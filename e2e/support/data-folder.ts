import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Short, since the database's socket lies in it. */
export function dataFolder(port: number): string {
  return join(tmpdir(), `naya-e2e-${port}`);
}
