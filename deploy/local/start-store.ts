import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runProcess, type RunningProcess } from './run-process.ts';

export type Store = RunningProcess & { env: Record<string, string> };

/** A small S3-compatible store of our own, where a real arrangement has a large one. */
export async function startStore(folder: string, port: number): Promise<Store> {
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const files = join(folder, 'store');
  await mkdir(files, { recursive: true });
  const options = ['-d', files, '-p', String(port), '--configure-bucket', 'pictures'];
  const running = await runProcess({
    command: ['node', '--no-deprecation', program, ...options],
    env: {},
    ready: /listening on/,
  });
  return {
    ...running,
    env: {
      S3_ENDPOINT: `http://localhost:${port}`,
      S3_BUCKET: 'pictures',
      S3_KEY: 'S3RVER',
      S3_SECRET: 'S3RVER',
      S3_REGION: 'ap-south-1',
    },
  };
}
