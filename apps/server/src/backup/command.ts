import { BadEnvironment, readEnv, type Env } from '../env.ts';
import { createProgress, type Progress } from './progress.ts';

type Work = (env: Env, progress: Progress, opened: AsyncDisposableStack) => Promise<string>;

/** Runs a command of the operator: its steps, then what came of it in a sentence. */
export async function runCommand(work: Work): Promise<void> {
  const opened = new AsyncDisposableStack();
  const progress = createProgress(console.log);
  try {
    const outcome = await work(readEnv(process.env), progress.tell, opened);
    progress.end();
    console.log(outcome);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await opened.disposeAsync();
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BadEnvironment) return error.message;
  // The error of a refused connection has no message; the errors in it say why.
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
