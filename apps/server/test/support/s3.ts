import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { S3Config } from '../../src/env.ts';
import { createFolder } from './folder.ts';

export type S3Process = { place: S3Config; stop: () => Promise<void> };

/** A real S3 server in a process of its own, with one empty bucket. */
export async function startS3(): Promise<S3Process> {
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const folder = await createFolder();
  const options = ['-d', folder.path, '-p', '0', '-s', '--configure-bucket', 'pictures'];
  const child = spawn('node', ['--no-deprecation', program, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The S3 server did not start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /listening on (\S+)/.exec(line)?.[1];
      if (address) resolve(`http://${address}`);
    });
  });
  const place = { endpoint, region: 'ap-south-1', bucket: 'pictures' };
  return {
    place: { ...place, key: 'S3RVER', secret: 'S3RVER' },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await folder.remove();
    },
  };
}
