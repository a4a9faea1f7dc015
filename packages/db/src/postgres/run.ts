import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** The unprivileged user a root process lends to PostgreSQL, which refuses to run as root. */
export type RunAs = { uid: number; gid: number } | undefined;

/** Runs a program to its end; its own last words become the error. */
export async function run(file: string, args: readonly string[], as: RunAs): Promise<string> {
  try {
    const { stdout } = await exec(file, args, {
      ...as,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    });
    return stdout;
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(words || String(error), { cause: error });
  }
}

export async function succeeds(file: string, args: readonly string[], as: RunAs): Promise<boolean> {
  return run(file, args, as).then(
    () => true,
    () => false,
  );
}
