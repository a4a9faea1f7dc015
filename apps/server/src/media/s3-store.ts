import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { storedName } from './file-store.ts';
import type { S3Config } from '../env.ts';
import { report } from '../log/measured.ts';
import { StorageAway } from '../http/storage-trouble.ts';
import { NoSuchBucket, type FileStore } from './file-store.ts';

const forever = 'public, max-age=31536000, immutable';

const answerWithinMs = 10_000;
const checkWithinMs = 3_000;

export function openS3Client({ endpoint, region, key, secret }: S3Config, silentForMs: number) {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Stores other than Amazon's know neither bucket host names nor its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { socketTimeout: silentForMs },
  });
  client.middlewareStack.add(
    (next, { commandName = 'unknown' }) =>
      async (command) => {
        const started = performance.now();
        try {
          return await next(command);
        } finally {
          report('store', {
            command: commandName.replace(/Command$/, ''),
            ms: performance.now() - started,
          });
        }
      },
    { step: 'initialize', name: 'measure' },
  );
  return client;
}

/** A bucket of any S3-compatible store. An object shows up whole or not at all. */
export function createS3Store(config: S3Config, timeoutMs = answerWithinMs): FileStore {
  const client = openS3Client(config, timeoutMs);
  const { bucket } = config;
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  async function* keysBelow(prefix: string): AsyncGenerator<string> {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) yield Key;
  }
  return {
    async read(name) {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: name });
        const object = await client.send(command, inTime());
        return (await object.Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw asStorageAway(error);
      }
    },
    async write(name, bytes, contentType) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: name,
        Body: bytes,
        ContentType: contentType,
        CacheControl: forever,
      });
      await client.send(command, inTime()).catch((error: unknown) => {
        throw asStorageAway(error);
      });
    },
    async remove(name) {
      const drop = (Key: string) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      for await (const key of keysBelow(`${name}/`)) await drop(key);
      await drop(name);
    },
    async check() {
      // Unlike a question about the bucket itself, this needs no right but that to read, which every read needs.
      const command = new GetObjectCommand({ Bucket: bucket, Key: 'no-such-picture' });
      await client
        .send(command, { abortSignal: AbortSignal.timeout(checkWithinMs) })
        .catch((error: unknown) => {
          if (error instanceof NoSuchKey) return;
          if (error instanceof Error && error.name === 'NoSuchBucket') throw new NoSuchBucket();
          throw asStorageAway(error);
        });
    },
    async *list() {
      for await (const name of keysBelow('')) if (storedName.test(name)) yield name;
    },
  };
}

function asStorageAway(error: unknown): StorageAway {
  return new StorageAway(`The picture store cannot be used: ${String(error)}`, { cause: error });
}
