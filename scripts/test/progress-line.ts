export type ReportProgress = (progress: string) => void;

const mark = '@progress ';

/** Called in the process of a test runner: the process that started it reads the line. */
export function writeProgress(progress: string): void {
  process.stdout.write(`${mark}${progress}\n`);
}

export function readProgress(line: string): string | null {
  return line.startsWith(mark) ? line.slice(mark.length) : null;
}
