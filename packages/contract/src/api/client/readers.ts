import { ApiError } from '../errors.ts';
import { messages } from '../messages.ts';
import { normaliseHtml } from '../../normalise/html.ts';
import { normaliseList, normaliseOne } from '../../normalise/lists.ts';
import type { ReadOptions } from '../port.ts';
import type { Sentence } from '../sentences.ts';
import { rethrowAsApiError, type Send } from './transport.ts';

type Normalise<Shape> = (value: unknown) => Shape | null;
type Read<Shape> = (options?: ReadOptions) => Promise<Shape>;
type Answer = { status: number; text: string };

/** Builds the four kinds of reads: each takes a path and returns the function that fetches and normalises it. */
export function createReaders(send: Send) {
  async function ask(
    path: string,
    sentence: Sentence,
    accept: string,
    { signal }: ReadOptions = {},
  ): Promise<Answer> {
    const init: RequestInit = { headers: { accept }, ...(signal && { signal }) };
    const response = await send(path, init, sentence);
    const { status } = response;
    if (!response.ok) throw new ApiError(sentence(status), { status });
    return {
      status,
      text: await rethrowAsApiError(() => response.text(), signal, sentence, status),
    };
  }

  /** Reads a required body: one that cannot be used is an unexpected response. */
  function shape<Shape>(
    path: string,
    sentence: Sentence,
    normalise: (body: unknown) => Shape | null | Promise<Shape | null>,
  ): Read<Shape> {
    return async (options) => {
      const answer = await ask(path, sentence, 'application/json', options);
      const body = parseJson(answer, sentence);
      return usable(await normalise(body), answer.status, body);
    };
  }

  function list<Entity>(
    path: string,
    sentence: Sentence,
    key: string,
    normalise: Normalise<Entity>,
  ): Read<Entity[]> {
    return shape(path, sentence, (body) => normaliseList(body, key, normalise));
  }

  /** Reads an optional record: null for a 404, an empty body, and a body without it. */
  function one<Entity>(
    path: string,
    sentence: Sentence,
    key: string,
    normalise: Normalise<Entity>,
  ): Read<Entity | null> {
    return async (options) => {
      try {
        const answer = await ask(path, sentence, 'application/json', options);
        if (answer.text.trim() === '') return null;
        return normaliseOne(parseJson(answer, sentence), key, normalise);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    };
  }

  function html(path: string, sentence: Sentence): Read<string> {
    return async (options) => {
      const { status, text } = await ask(path, sentence, 'text/html, application/json', options);
      return usable(normaliseHtml(text), status, text);
    };
  }

  return { shape, list, one, html };
}

function parseJson({ status, text }: Answer, sentence: Sentence): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(sentence(status), { status, cause, body: text });
  }
}

function usable<Shape>(shape: Shape | null, status: number, body: unknown): Shape {
  if (shape === null) throw new ApiError(messages.unexpectedResponse, { status, body });
  return shape;
}
