import { officeApiUrl } from '@naya/contract/urls';
import { HttpError } from 'react-admin';

type Failure = {
  message?: string;
  errors?: Record<string, string>;
  current?: unknown;
  warnings?: unknown;
};

/** One call of the back office's API; a refusal becomes what react-admin's forms understand. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(officeApiUrl + path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(body === undefined || isForm ? {} : { headers: { 'Content-Type': 'application/json' } }),
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { message = 'The server does not answer.', errors = {}, ...more } = answer as Failure;
  const named = Object.keys(errors).length > 0;
  throw new HttpError(message, response.status, { ...more, ...(named && { errors }) });
}

export const get = <Answer>(path: string) => call<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body);
