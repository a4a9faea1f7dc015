import { execFileSync } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Load } from './load.ts';

export type WrkOptions = {
  url: string;
  seconds: number;
  connections: number;
  headers?: Record<string, string>;
  /** Lua for wrk that makes the requests; without it wrk requests the URL itself. */
  script?: string;
};

type WrkLoad = Load & { p95: number; longest: number };

/** Microseconds in, one line of JSON out. */
const report = `
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"total":%d,"failed":%d,"perSecond":%f,"p50":%f,"p95":%f,"p99":%f,"longest":%f}',
    summary.requests, failed, summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000,
    latency.max / 1000))
end`;

/** A client in JavaScript takes more of the two cores than what it measures, and its waiting shows in every p99. */
export async function wrk(options: WrkOptions): Promise<WrkLoad> {
  const { url, seconds, connections, headers = {}, script = '' } = options;
  await using folder = await mkdtempDisposable(join(tmpdir(), 'naya-wrk-'));
  const file = join(folder.path, 'load.lua');
  await writeFile(file, script + report);
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', file];
  const output = await run('wrk', [...how, ...sent, url]);
  return JSON.parse(output.slice(output.lastIndexOf('{'))) as WrkLoad;
}

/** Says what to do where it is not installed. */
export function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('wrk, which sends the requests, is not installed here (Debian: apt install wrk).');
    return false;
  }
}
