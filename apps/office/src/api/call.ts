import { HttpError } from 'react-admin';
import { officeApiUrl } from '@naya/contract/office/urls';
import { waitForSignIn } from './sign-in-requests.ts';

type Failure = {
  message?: string;
  errors?: Record<string, string>;
  current?: unknown;
  warnings?: unknown;
};

export const notSaved = 'Not saved: please sign in';
const noAnswer = 'The server does not answer.';

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(officeApiUrl + path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(body === undefined || isForm ? {} : { headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => {
    throw new HttpError(noAnswer, 0, {});
  });
}

async function read<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { message = noAnswer, errors = {}, ...more } = answer as Failure;
  const named = Object.keys(errors).length > 0;
  throw new HttpError(message, response.status, { ...more, ...(named && { errors }) });
}

/**
 * One call of the back office's API; an error becomes the HttpError that react-admin's forms show. If the session has ended,
 * it asks the user to sign in and then makes the same call again: nothing has to be typed or pressed twice.
 */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await send(method, path, body);
  if (response.status !== 401) return read(response);
  const isWrite = method !== 'GET';
  if (await waitForSignIn(isWrite)) return call(method, path, body);
  throw new HttpError(notSaved, 401, {});
}

export const get = <Answer>(path: string) => call<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body);

/** A call that needs no session: sign-in, forgotten or new password, first owner. */
export const callSignedOut = async <Answer>(method: string, path: string, body?: unknown) =>
  read<Answer>(await send(method, path, body));

/** The server's error messages by field; empty when it named no field. */
export const readFieldErrors = (error: unknown): Record<string, string> =>
  error instanceof HttpError
    ? Object.fromEntries(
        Object.entries<unknown>(error.body?.errors ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};

/** One message for a place where no field can be marked: those of the fields, else that of the error. */
export function describeError(error: unknown, otherwise: string): string {
  const reasons = Object.values(readFieldErrors(error));
  if (reasons.length > 0) return reasons.join(' ');
  return error instanceof Error ? error.message : otherwise;
}
