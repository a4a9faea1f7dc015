import { formatMessage, say } from '@naya/contract/messages/catalogue';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { cleanLine } from '@naya/contract/unwanted-characters';
import { CoreError } from '@naya/core/errors';
import type { ReceivedFile, ReceivedForm } from '@naya/core/submissions/received-form';
import { sharePlaces } from '../share-places.ts';
import { currentSender } from './client-ip.ts';
import { clientKeyBy, type LimitOptions } from './rate-limits.ts';

export type FormRules = {
  /** The only fields whose files are kept, the first of each name; other files are read past. */
  fileFields: readonly string[];
  maxFileBytes: number;
  maxBytes: number;
  /** A form that arrives more slowly is cut off. */
  rate: ByteRate;
};

const limits = {
  fields: 60,
  files: 20,
  parts: 80,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Reads a multipart form as it arrives: texts into memory, files into `folder`, which the caller removes. */
export async function receiveForm(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  folder: string,
  rules: FormRules,
): Promise<ReceivedForm> {
  const failed = new AbortController();
  const fail = (error: unknown) => failed.abort(error);
  const writing: Promise<unknown>[] = [];
  try {
    const parser = createParser(contentType, rules);
    const fields: [string, string][] = [];
    const files = new Map<string, ReceivedFile>();
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) fail(tooLong(name));
      else fields.push([name, value]);
    });
    parser.on('file', (field, stream, name) => {
      if (!rules.fileFields.includes(field) || files.has(field)) {
        stream.resume();
        return;
      }
      const path = join(folder, randomUUID());
      const file = { path, bytes: 0, name: cleanLine(name ?? '').slice(0, 200) };
      files.set(field, file);
      stream.on('data', (chunk: Buffer) => (file.bytes += chunk.length));
      writing.push(pipeline(stream, createWriteStream(path, { mode: 0o600 }), failed).catch(fail));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => fail(new CoreError('too_large', 'tooManyParts')));
    }
    await pipeline(
      Readable.fromWeb(body ?? ReadableStream.from([])),
      limitBytes(rules.maxBytes),
      requireRate(rules.rate, fail),
      parser,
      failed,
    );
    await Promise.all(writing);
    failed.signal.throwIfAborted();
    return { fields: Object.fromEntries(fields), files };
  } catch (error) {
    fail(error);
    await Promise.all(writing);
    throw asRefusal(failed.signal.reason);
  }
}

function createParser(contentType: string, { maxFileBytes }: FormRules) {
  return new Busboy({
    headers: { 'content-type': contentType },
    // One byte more than allowed is kept, so that what is too large can be told from what just fits.
    limits: { ...limits, fileSize: maxFileBytes + 1 },
  });
}

export function limitBytes(maxBytes: number) {
  return async function* count(chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  };
}

export function tooLarge(maxBytes: number): CoreError {
  const mb = 1024 * 1024;
  const size = maxBytes >= mb ? `${maxBytes / mb} MB` : `${maxBytes / 1024} KB`;
  return new CoreError('too_large', say('tooLarge', { size }));
}

function tooLong(field: string): CoreError {
  return new CoreError('too_large', 'textTooLong', { [field]: formatMessage('textTooLong') });
}

/** Trouble with our own disk stays what it is; anything else was the form's fault. */
function asRefusal(error: unknown): unknown {
  const isOurs = error instanceof Error && 'syscall' in error;
  if (error instanceof CoreError || isOurs) return error;
  return new CoreError('unreadable', 'formUnreadable');
}

export type ByteRate = { bytesPerSecond: number; graceMs: number };

/** A phone with a bad line sends ten times as fast; the server's own limit for a whole request is a minute. */
export const slowestForm: ByteRate = { bytesPerSecond: 2 * 1024, graceMs: 10_000 };

/** Passes a body on; fails it as soon as its average rate is too low, also while nothing arrives at all. */
function requireRate({ bytesPerSecond, graceMs }: ByteRate, fail: (error: CoreError) => void) {
  return async function* count(chunks: AsyncIterable<Uint8Array>) {
    const startedAt = performance.now();
    let bytes = 0;
    const timer = setInterval(() => {
      const expected = ((performance.now() - startedAt) / 1_000) * bytesPerSecond;
      if (bytes >= expected) return;
      clearInterval(timer);
      fail(new CoreError('too_slow', 'formTooSlow'));
    }, graceMs);
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    } finally {
      clearInterval(timer);
    }
  };
}

type Body = ReadableStream<Uint8Array> | null;
/** Gives the work the form's body to read once there is a place for it. */
export type HoldForm = <Result>(
  body: Body,
  work: (body: Body) => Promise<Result>,
) => Promise<Result>;

const places = { places: 4, placesEach: 2 };

/** Pages hold forms with files in memory: four at a time, two of one client IP; the others wait unread. */
export function createPageFormPlaces({
  limits,
  rate = slowestForm,
}: LimitOptions & { rate?: ByteRate } = {}): HoldForm {
  const run = sharePlaces(places);
  const clientKey = clientKeyBy(limits);
  return (body, work) => {
    const { clientIp, ended } = currentSender();
    return run({ key: clientKey(clientIp), ended }, () => work(body && limitRate(body, rate)));
  };
}

/** The same body, which fails as soon as it arrives too slowly. */
function limitRate(body: ReadableStream<Uint8Array>, rate: ByteRate): ReadableStream<Uint8Array> {
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const chunks = requireRate(rate, failed.reject)(body);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await Promise.race([chunks.next(), failed.promise]);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}
