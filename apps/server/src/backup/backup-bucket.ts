import { open, type FileHandle } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  UploadPartCommand,
  paginateListObjectsV2,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../env.ts';
import { openS3Client } from '../media/s3-store.ts';
import { describeFile, type BackupFile, type BackupPlace } from './backup-place.ts';

/** Stores take at most 10,000 parts, so a file may have 320 GB. */
const partBytes = 32 * 1024 * 1024;
const silentForMs = 60_000;

export function openBackupBucket(config: S3Config): BackupPlace {
  const client = openS3Client(config, silentForMs);
  const Bucket = config.bucket;
  return {
    async take(path, name) {
      const file = await open(path);
      try {
        const { size } = await file.stat();
        if (size > partBytes) return await uploadInParts(file, name);
        const Body = await readPart(file, 0);
        await client.send(new PutObjectCommand({ Bucket, Key: name, Body }));
      } finally {
        await file.close();
      }
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return Body?.transformToWebStream() ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }));
    },
    async list() {
      const files: BackupFile[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key = '', Size = 0 } of Contents) files.push(...describeFile(Key, Size));
      return files;
    },
  };

  async function uploadInParts(file: FileHandle, Key: string): Promise<void> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: CompletedPart[] = [];
      for (let PartNumber = 1; ; PartNumber += 1) {
        const Body = await readPart(file, (PartNumber - 1) * partBytes);
        if (Body.length === 0) break;
        const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
        Parts.push({ PartNumber, ETag });
      }
      const MultipartUpload = { Parts };
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload }));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  }
}

async function readPart(file: FileHandle, position: number): Promise<Buffer> {
  const buffer = Buffer.alloc(partBytes);
  const { bytesRead } = await file.read({ buffer, position });
  return buffer.subarray(0, bytesRead);
}
