import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from '../http/request-id.ts';

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /\+?\d[\d\s-]{8,}\d/g;
const password = /(:\/\/[^\s:@/]*):[^\s@/]+@/g;

/** What a text says without whom it is about. */
function masked(text: string): string {
  return text.replaceAll(password, '$1:…@').replaceAll(email, '…@…').replaceAll(phone, '…');
}

/** Only what says what went wrong: a failed query repeats every value, a database's details repeat a row. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const { name, message, stack = '' } = innermost(error);
  const code = (error as NodeJS.ErrnoException).code;
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, message: masked(message), ...(code && { code }), stack: places.join('\n') };
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

const closed = ['email', 'phone', 'to', 'password', 'token', 'secret', 'cookie', 'authorization'];

/** Lines of JSON; each of a request carries its id. */
export function createLog(level: string, target?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { err: describeError },
      redact: { paths: closed.flatMap((name) => [name, `*.${name}`]), censor: '…' },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    target ?? pino.destination(1),
  );
}
