import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Waits for the line that says a process is ready; rejects with all its output when it ends before. */
export function waitForLine(
  child: ChildProcessWithoutNullStreams,
  pattern: RegExp,
): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const heard = (chunk: Buffer) => {
      output += chunk.toString();
      const found = pattern.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.once('close', () => reject(new Error(output)));
  });
}
