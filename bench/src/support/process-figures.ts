import { readFileSync } from 'node:fs';

// The kernel counts a process's time in hundredths of a second.
const microsecondsPerTick = 10_000;

/** Processor time so far; what others do on the machine does not change it as it does the clock's. */
export function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick;
}

export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
