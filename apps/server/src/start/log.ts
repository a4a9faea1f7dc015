import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from '../http/request-id.ts';
import { maskSecrets, maskText } from './mask.ts';

/** PostgreSQL quotes a value that it cannot read in its message. */
const dataFault = /^22/;
const quotedValue = /"[^"]*"/g;

type ErrorFacts = { message: string; type?: string; code?: string; stack?: string };

/** Only what says what went wrong: a failed query repeats every value, a database's details repeat a row. */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { message: maskText(String(error)) };
  const { name, message, stack = '', code } = innermost(error) as NodeJS.ErrnoException;
  const shown = dataFault.test(code ?? '') ? message.replaceAll(quotedValue, '"…"') : message;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, message: maskText(shown), ...(code && { code }), stack: frames.join('\n') };
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
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
    target ?? pino.destination(1),
  );
}
