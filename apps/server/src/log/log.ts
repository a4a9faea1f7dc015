import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from './request-id.ts';
import { maskSecrets, maskText } from './mask.ts';

/** PostgreSQL quotes a value that it cannot read in its message. */
const dataFault = /^22/;
const quotedValue = /"[^"]*"/g;

type ErrorFacts = { message: string; type?: string; code?: string; stack?: string };

/** Only what says what went wrong: a failed query repeats every value, a database's details repeat a row. */
export function describeError(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { message: maskText(String(error)) };
  const { name, message, stack = '', code } = innermost(error);
  const shown = dataFault.test(code ?? '') ? message.replaceAll(quotedValue, '"…"') : message;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    ...(name && { type: name }),
    message: maskText(shown),
    ...(code && { code }),
    stack: frames.join('\n'),
  };
}

/** The job queue's errors are objects with the fields of an error; the error of a host with several addresses has one for each. */
function innermost(error: object): Partial<NodeJS.ErrnoException> & { message: string } {
  const { cause, errors, message } = error as Partial<AggregateError>;
  if (cause instanceof Error) return innermost(cause);
  if (!message && errors?.[0] instanceof Error) return innermost(errors[0]);
  if (error instanceof Error) return error;
  return { ...error, message: message ?? inspect(error, { depth: 1, breakLength: Infinity }) };
}

const redactedFields = [
  'email',
  'phone',
  'to',
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
];

/** Lines of JSON; each of a request carries its id. */
export function createLog(level: string, target?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { err: describeError },
      // Masks secrets in each finished line, whichever field they are in.
      hooks: { streamWrite: maskSecrets },
      redact: { paths: redactedFields.flatMap((name) => [name, `*.${name}`]), censor: '…' },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    target ?? standardOutput(),
  );
}

/** Of a reader that does not read, this much waits; what comes after it is lost. */
const maxWaitingBytes = 1024 * 1024;

/** pino's own destination waits for its reader, and the process with it: a reader that stalls would stop all answers, and SIGTERM. */
function standardOutput(): DestinationStream {
  const { stdout } = process;
  // A reader that has gone is no fault of ours.
  stdout.on('error', () => {});
  let lost = 0;
  return {
    write(line) {
      if (stdout.writableLength > maxWaitingBytes) {
        lost += 1;
        return;
      }
      if (lost > 0) {
        const fields = { level: pino.levels.values['warn'], time: Date.now(), pid: process.pid };
        stdout.write(
          `${JSON.stringify({ ...fields, lost, msg: 'log lines were lost: nobody read them' })}\n`,
        );
        lost = 0;
      }
      stdout.write(line);
    },
  };
}

/** Waits until what is logged has been read, but not for a reader that stalls. */
export async function flushLog(patienceMs = 500): Promise<void> {
  const flushed = new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  await Promise.race([flushed, wait(patienceMs, undefined, { ref: false })]);
}
