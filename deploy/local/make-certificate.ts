import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const hasOpenssl = () => !spawnSync('openssl', ['version'], { stdio: 'ignore' }).error;

/** A certificate for localhost that nobody signed, for measurements and tests. */
export async function makeCertificate(
  folder: string,
): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files]);
  return { certificate, key };
}
