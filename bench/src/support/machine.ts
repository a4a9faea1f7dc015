import { availableParallelism, cpus, loadavg } from 'node:os';

/** A figure means little without what it was measured on, and beside what else. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores (${model}), Node ${process.version}, load average ${load.toFixed(1)}`;
}
