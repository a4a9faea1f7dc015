import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Options, Result } from 'autocannon';

const run = promisify(execFile);
const child = join(import.meta.dirname, 'load-child.ts');
const answerLimit = 64 * 1024 * 1024;

export type Load = { perSecond: number; p50: number; p99: number; total: number; failed: number };

export async function load(options: Options): Promise<Load> {
  const { stdout } = await run('node', [child, JSON.stringify(options)], {
    maxBuffer: answerLimit,
  });
  const { requests, latency, errors, timeouts, non2xx, duration } = JSON.parse(stdout) as Result;
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    total: requests.total,
    failed: errors + timeouts + non2xx,
  };
}
