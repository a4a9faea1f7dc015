import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadEnvironment, readEnv, withoutPassword } from '../src/env.ts';
import { sampleKeys } from './support/backup-keys.ts';
import { useFolder } from './support/use-folder.ts';

it('has a default for everything', () => {
  expect(readEnv({})).toMatchObject({
    port: 8000,
    publicUrl: 'http://localhost:8000',
    demo: true,
    offlinePages: true,
    logLevel: 'info',
    databaseUrl: undefined,
  });
});

it('reads an empty variable as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8000 });
});

it('drops the slash at the end of a URL', () => {
  const env = readEnv({
    PUBLIC_URL: 'https://www.example.in/',
    API_BASE_URL: 'https://backend.example.in/admin/api/',
  });
  expect(env.publicUrl).toBe('https://www.example.in');
  expect(env.apiBaseUrl).toBe('https://backend.example.in/admin/api');
});

it('names every fault on a line of its own', () => {
  const faults = () =>
    readEnv({ PORT: 'eighty', DATABASE_URL: 'mysql://x', DEMO: 'maybe', LOG_LEVEL: 'loud' });
  expect(faults).toThrow(BadEnvironment);
  try {
    faults();
  } catch (error) {
    expect((error as Error).message.split('\n')).toEqual([
      'PORT must be a port number, 0 to 65535; it is "eighty".',
      'DATABASE_URL must be an address such as postgres://user:password@host/name.',
      'DEMO must be on or off; it is "maybe".',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace; it is "loud".',
    ]);
  }
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example.in',
  S3_BUCKET: 'pictures',
  S3_KEY: 'key',
  S3_SECRET: 'secret',
  S3_REGION: 'ap-south-1',
};

it('knows a store for pictures by five variables, all or none', () => {
  expect(readEnv({}).s3).toBeUndefined();
  expect(readEnv(s3).s3).toEqual({
    endpoint: 'https://s3.example.in',
    bucket: 'pictures',
    key: 'key',
    secret: 'secret',
    region: 'ap-south-1',
  });
  const half = () => readEnv({ ...s3, S3_KEY: '', S3_SECRET: undefined, PORT: 'x' });
  expect(half).toThrow(
    [
      'PORT must be a port number, 0 to 65535; it is "x".',
      'S3_KEY is missing: the S3_ variables are set together or not at all.',
      'S3_SECRET is missing: the S3_ variables are set together or not at all.',
    ].join('\n'),
  );
});

it('knows a public key for backups, and a bucket of their own by five variables', () => {
  const publicKey = sampleKeys.publicKey;
  expect(readEnv({ BACKUP_PUBLIC_KEY: publicKey }).backupPublicKey).toBe(publicKey);
  const secret = { BACKUP_PUBLIC_KEY: sampleKeys.secretKey };
  expect(() => readEnv(secret)).toThrow(/^BACKUP_PUBLIC_KEY must be a public key of age/);
  expect(() => readEnv(secret)).not.toThrow(sampleKeys.secretKey);
  expect(() => readEnv({ BACKUP_S3_BUCKET: 'backups' })).toThrow(
    'BACKUP_S3_SECRET is missing: the BACKUP_S3_ variables are set together or not at all.',
  );
});

it('lets jobs alone run on a shared database only', () => {
  expect(() => readEnv({ JOBS: 'only' })).toThrow(/^JOBS may be only with a DATABASE_URL/);
  expect(readEnv({ JOBS: 'only', DATABASE_URL: 'postgres://localhost/naya' }).jobs).toBe('only');
});

it('reads from one standby, of a database that is not our own', () => {
  const DATABASE_URL = 'postgres://a:5432,b:5432/naya';
  for (const several of ['postgres://b,c/naya', 'postgres://b/naya?host=b,c', 'mysql://b/naya'])
    expect(() => readEnv({ DATABASE_URL, DATABASE_READ_URL: several })).toThrow(
      /^DATABASE_READ_URL must name one server/,
    );
  const DATABASE_READ_URL = 'postgres://naya:secret@b/naya';
  expect(readEnv({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
  expect(() => readEnv({ DATABASE_READ_URL })).toThrow(/^DATABASE_READ_URL needs a DATABASE_URL/);
});

it('sends browsers to a bucket, encrypted', () => {
  expect(() => readEnv({ MEDIA_URL: 'https://pictures.example.in' })).toThrow(
    /^MEDIA_URL needs the S3_ variables/,
  );
  expect(() => readEnv({ MEDIA_URL: 'http://pictures.example.in' })).toThrow(
    /^MEDIA_URL must be an address such as https:/,
  );
});

it('repeats no password, however wrong the rest is', () => {
  const source = {
    ADMIN_PASSWORD: 'short',
    DATABASE_URL: 'mysql://naya:hun:ter@2@db/naya',
    SMTP_URL: 'http://mail:hunter2@smtp.example.in',
  };
  expect(() => readEnv(source)).toThrow(
    [
      'DATABASE_URL must be an address such as postgres://user:password@host/name.',
      'SMTP_URL must be an address such as smtp://user:password@host:587.',
      'ADMIN_PASSWORD must have at least 10 characters.',
    ].join('\n'),
  );
});

it('repeats no password that stands in another URL', () => {
  const source = {
    API_BASE_URL: 'ftp://naya:hunter2@backend.example.in/admin/api',
    CDN_PURGE_URL: 'cdn.example.in/purge?key=hunter2',
  };
  expect(() => readEnv(source)).toThrow(
    [
      'API_BASE_URL must be an address such as https://backend.example.in/admin/api; it is "ftp://naya:…@backend.example.in/admin/api".',
      'CDN_PURGE_URL must be an address such as https://cdn.example.in/purge; it is "cdn.example.in/purge?…".',
    ].join('\n'),
  );
});

it.each([
  ['postgres://naya:hun:ter@2@db/naya', 'postgres://naya:…@db/naya'],
  ['postgres://db/naya?user=naya&password=hunter2', 'postgres://db/naya?…'],
  ['postgres://naya:hunt?er2@db/naya', 'postgres://naya:…@db/naya'],
])('says where %s is without its password', (url, said) => {
  expect(withoutPassword(url)).toBe(said);
});

describe('a secret in a file', () => {
  const folder = useFolder();

  it('is read from there, without the line end that an editor adds', async () => {
    const file = join(folder(), 'database-url');
    await writeFile(file, 'postgres://naya:secret@db/naya\n');
    expect(readEnv({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://naya:secret@db/naya');
    await writeFile(file, '\n');
    expect(readEnv({ DATABASE_URL_FILE: file }).databaseUrl).toBeUndefined();
  });

  it('is not read beside one in the variable, nor from a file that is not there', () => {
    const env = { SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/no/such/file' };
    expect(() => readEnv(env)).toThrow(
      [
        'SMTP_URL and SMTP_URL_FILE are both set: keep one.',
        'SMTP_URL_FILE names a file that cannot be read (ENOENT): "/no/such/file".',
      ].join('\n'),
    );
  });

  it('is checked like any other, and not repeated', async () => {
    const file = join(folder(), 'token');
    await writeFile(file, 'short');
    expect(() => readEnv({ METRICS_TOKEN_FILE: file })).toThrow(
      /^METRICS_TOKEN must have at least 16 characters\.$/,
    );
  });
});
