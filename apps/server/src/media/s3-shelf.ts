import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { shelfName } from './names.ts';
import type { Shelf } from './shelf.ts';

export type S3Place = {
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  secret: string;
};

const forever = 'public, max-age=31536000, immutable';

/** A bucket of any S3-compatible store. An object shows up whole or not at all. */
export function createS3Shelf({ endpoint, region, bucket, key, secret }: S3Place): Shelf {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Stores other than Amazon's know neither bucket host names nor its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  async function* keysBelow(prefix: string): AsyncGenerator<string> {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) yield Key;
  }
  return {
    async read(name) {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return (await object.Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async write(name, bytes, contentType) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: name,
          Body: bytes,
          ContentType: contentType,
          CacheControl: forever,
        }),
      );
    },
    async remove(name) {
      const drop = (Key: string) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      for await (const key of keysBelow(`${name}/`)) await drop(key);
      await drop(name);
    },
    async *list() {
      for await (const name of keysBelow('')) if (shelfName.test(name)) yield name;
    },
  };
}
