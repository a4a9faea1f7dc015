import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type FloodOptions = {
  url: string;
  connections: number;
  seconds: number;
  /** Whether all connections come from one client IP or each from its own; loopback has many. */
  clientIps: 'one' | 'many';
};

const run = promisify(execFile);
const child = join(import.meta.dirname, 'flood-child.ts');

/** Asks for the dearest searches as fast as they are answered; how often each status came. */
export async function flood(options: FloodOptions): Promise<Record<string, number>> {
  const { stdout } = await run('node', [child, JSON.stringify(options)]);
  return JSON.parse(stdout) as Record<string, number>;
}
