import { mkdtemp, readFile, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BackupState } from '@naya/contract/office/backups';
import { noteTry } from '@naya/db/backups';
import { createTestDatabase } from '@naya/db/testing/database';
import { withDatabaseName } from '@naya/db/database-url';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { backUp } from '../src/backup/back-up.ts';
import { openBackupPlace } from '../src/backup/backup-place.ts';
import { makeKeyPair, writeKeyFile } from '../src/backup/encryption.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { lookForBackups } from '../src/backup/stored-backups.ts';
import { tryBackup } from '../src/backup/try-backup.ts';
import { readEnv } from '../src/env.ts';
import { createDiskStore } from '../src/media/disk-store.ts';
import { sampleKeys } from './support/backup-keys.ts';
import { useDemoApi } from './support/demo.ts';
import { createColleague } from './support/office.ts';
import { drawPicture } from './support/pictures.ts';
import { startMain } from './support/main.ts';
import { readPlace } from './support/read-place.ts';
import { runCommand } from './support/run-command.ts';
import { startS3 } from './support/s3.ts';
import { useFolder } from './support/use-folder.ts';

const api = useDemoApi();
const folder = useFolder();
const log = pino({ level: 'silent' });

const envOf = (settings: Record<string, string> = {}) =>
  readEnv({
    DATA_DIR: api.dataDir,
    BACKUP_PUBLIC_KEY: sampleKeys.publicKey,
    ...settings,
  });
const tools = (settings?: Record<string, string>) => ({
  env: envOf(settings),
  db: api.core.db,
  databaseUrl: api.databaseUrl,
  log,
});
const media = () => createDiskStore(join(api.dataDir, 'media'));

async function restoreElsewhere<Result>(
  path: string,
  work: (url: string, pictures: ReturnType<typeof createDiskStore>) => Promise<Result>,
) {
  const target = await createTestDatabase();
  try {
    const fileStore = createDiskStore(await mkdtemp(join(folder(), 'media-')));
    const secretKeys = [sampleKeys.secretKey];
    const options = { databaseUrl: target.url, fileStore, replace: false, secretKeys };
    await restoreBackup(path, options, () => {});
    return await work(target.url, fileStore);
  } finally {
    await target.close();
  }
}

it('an owner asks for one twice, it is made once, tried, downloaded, and restores everything', async () => {
  await api.core.media.storeUpload(await drawPicture({ width: 300, kind: 'png' }));
  const owner = await createColleague(api, 'owner');
  expect((await owner.call('POST', '/backups')).status).toBe(200);
  const asked = (await (await owner.call('POST', '/backups')).json()) as BackupState;
  expect(asked).toMatchObject({ isOn: true, isRunning: true, backups: [] });
  const { rows } = await api.core.db.$client.query(
    `select count(*)::int as jobs from pgboss.job where name = 'make-backup'`,
  );
  expect(rows).toEqual([{ jobs: 1 }]);

  await backUp(tools());
  const { backups } = await owner.read<BackupState>('/backups');
  expect(backups).toEqual([
    expect.objectContaining({ tried_at: expect.any(String), try_fault: null }),
  ]);
  const [made] = backups;
  expect(made?.rows).toBeGreaterThan(100);
  expect(made?.pictures).toBe(1);

  const answer = await owner.call('GET', `/backups/${made?.name}/file`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(made?.bytes);
  const path = join(folder(), made?.name ?? '');
  await writeFile(path, bytes);
  await restoreElsewhere(path, async (url, pictures) => {
    const [was, is] = [await readPlace(api.databaseUrl, media()), await readPlace(url, pictures)];
    expect(is.files).toEqual(was.files);
    expect(is.tables['franchises']).toEqual(was.tables['franchises']);
    expect(was.tables['backups']).toHaveLength(1);
    expect(is.tables['backups']).toEqual([]);
  });
  const history = await owner.read<{ data: { action: string }[] }>(
    `/history?filter=${encodeURIComponent('{"entity":"backup"}')}`,
  );
  expect(history.data.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['asked for', 'downloaded']),
  );
});

it('is made by the process for the jobs, which does so every night', async () => {
  const owner = await createColleague(api, 'owner');
  await owner.call('POST', '/backups');
  const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir, JOBS: 'only' };
  const jobs = startMain({ ...env, BACKUP_PUBLIC_KEY: sampleKeys.publicKey });
  try {
    const state = () => owner.read<BackupState>('/backups');
    const [before] = (await state()).backups;
    await expect.poll(async () => (await state()).backups[0]?.name).not.toBe(before?.name);
    await expect.poll(async () => (await state()).isRunning).toBe(false);
    const { rows } = await api.core.db.$client.query(
      `select cron, timezone from pgboss.schedule where name = 'make-backup'`,
    );
    expect(rows).toEqual([{ cron: '0 2 * * *', timezone: 'Asia/Kolkata' }]);
  } finally {
    jobs.child.kill('SIGTERM');
    await jobs.ended;
  }
});

it('lies there encrypted, with its list of erasures, and only the secret key opens it', async () => {
  await api.core.db.$client.query(
    `insert into erasures (digest, salt) values ('digest of somebody', 'salt')`,
  );
  await backUp(tools());
  const [file] = await (await openBackupPlace(envOf())).list();
  const path = join(envOf().backupDir, file?.name ?? '');
  expect((await readFile(path, 'latin1')).startsWith('age-encryption.org/v1\n')).toBe(true);
  expect(await readdir(envOf().backupDir)).not.toContain('.making');

  const check = (...args: string[]) =>
    runCommand('restore', { DATA_DIR: api.dataDir }, path, '--check', ...args);
  expect(await check()).toMatchObject({
    code: 1,
    output: expect.stringContaining('name the file of its secret key with --key'),
  });
  const [wrongKey, key] = [join(folder(), 'other.txt'), join(folder(), 'key.txt')];
  await writeFile(wrongKey, writeKeyFile(await makeKeyPair()));
  expect(await check('--key', wrongKey)).toMatchObject({ code: 1 });
  await writeFile(key, writeKeyFile(sampleKeys));
  expect((await check('--key', key)).output).toContain('is whole');

  const erased = await restoreElsewhere(
    path,
    async (url) => (await readPlace(url, media())).tables['erasures'],
  );
  expect(JSON.stringify(erased)).toContain('digest of somebody');

  const older = await createTestDatabase();
  try {
    await older.disconnect();
    const list = join(envOf().backupDir, 'erasures.json.age');
    const env = { DATA_DIR: join(folder(), 'older'), DATABASE_URL: older.url };
    const added = await runCommand('restore', env, '--erasures', list, '--key', key);
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('Start the server') });
    const { erasures } = (await readPlace(older.url, media())).tables;
    expect(erasures?.join()).toContain('digest of somebody');
  } finally {
    await older.close();
  }
});

it('a key is made by the command, and an existing file stays', async () => {
  const path = join(folder(), 'secret.txt');
  const make = () => runCommand('backup', { DATA_DIR: api.dataDir }, '--make-key', path);
  const { output } = await make();
  const [, publicKey = ''] = /BACKUP_PUBLIC_KEY=(age1\S+)/.exec(output) ?? [];
  expect(envOf({ BACKUP_PUBLIC_KEY: publicKey }).backupPublicKey).toBe(publicKey);
  expect(await readFile(path, 'utf8')).toContain(publicKey);
  expect((await make()).code).toBe(1);
});

it('in a bucket: large ones go in parts, and one is fetched by its name or as the newest', async () => {
  const s3 = await startS3();
  try {
    const { endpoint, bucket, key, secret, region } = s3.place;
    const settings = {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_KEY: key,
      BACKUP_S3_SECRET: secret,
      BACKUP_S3_REGION: region,
    };
    const place = await openBackupPlace(envOf(settings));
    await backUp(tools(settings));
    const [made] = await place.list();
    const keyFile = join(folder(), 'bucket-key.txt');
    await writeFile(keyFile, writeKeyFile(sampleKeys));
    const env = { DATA_DIR: join(folder(), 'elsewhere'), ...settings };
    const args = ['bucket:newest', '--check', '--key', keyFile];
    expect(await runCommand('restore', env, ...args)).toMatchObject({
      code: 0,
      output: expect.stringContaining('is whole'),
    });
    expect(await readdir(join(folder(), 'elsewhere/backups'))).toEqual(
      expect.arrayContaining([made?.name, 'erasures.json.age']),
    );

    const large = join(folder(), 'large');
    await writeFile(large, '');
    await truncate(large, 70 * 1024 * 1024);
    await place.take(large, 'naya-2026-01-01T00-00-00.tar.gz.age');
    const stored = await place.read('naya-2026-01-01T00-00-00.tar.gz.age');
    expect((await buffer(stored as never)).length).toBe(70 * 1024 * 1024);
    expect(await place.list()).toHaveLength(2);
  } finally {
    await s3.stop();
  }
});

it('what lies there is what is listed, also after a restore; other files stay', async () => {
  const { backupDir } = envOf();
  await backUp(tools());
  await writeFile(join(backupDir, 'mine.tar.gz.age'), '');
  await api.core.db.$client.query('delete from backups');
  await lookForBackups(envOf(), api.core.db, log);
  const owner = await createColleague(api, 'owner');
  const { backups } = await owner.read<BackupState>('/backups');
  // Of one day the newest stays.
  expect(backups).toEqual([expect.objectContaining({ rows: null, tried_at: null })]);
  expect(await readdir(backupDir)).toContain('mine.tar.gz.age');
  expect((await owner.call('GET', '/backups/mine.tar.gz.age/file')).status).toBe(404);
});

it('a try finds a damaged file, and a user who may not create databases', async () => {
  const place = await openBackupPlace(envOf());
  const own = await makeKeyPair();
  await backUp({ ...tools(), env: envOf({ BACKUP_PUBLIC_KEY: own.publicKey }) });
  const [file] = (await place.list()).sort(
    (one, other) => Number(other.madeAt) - Number(one.madeAt),
  );
  const tried = {
    name: file?.name ?? '',
    place,
    databaseUrl: api.databaseUrl,
    secretKey: own.secretKey,
  };
  await expect(tryBackup(tried, folder())).resolves.toBeUndefined();

  const { $client } = api.core.db;
  await $client.query(`create role weak login password 'weak'`);
  const weak = new URL(api.databaseUrl);
  [weak.username, weak.password] = ['weak', 'weak'];
  await expect(tryBackup({ ...tried, databaseUrl: weak.href }, folder())).rejects.toThrow(
    'permission denied to create database',
  );
  await $client.query('drop role weak');

  const path = join(envOf().backupDir, tried.name);
  const bytes = await readFile(path);
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(tryBackup(tried, folder())).rejects.toThrow('is damaged');
  await noteTry(api.core.db, tried.name, 'it is damaged');
  const { rows } = await $client.query(
    `select datname from pg_database where datname like 'naya_try_%'`,
  );
  expect(rows).toEqual([]);
});

it('the URL of another database keeps servers, user and parameters', () => {
  expect(withDatabaseName('postgres://u:p%2F@a:1,b:2/naya?sslmode=require', 'x')).toBe(
    'postgres://u:p%2F@a:1,b:2/x?sslmode=require',
  );
  expect(withDatabaseName('postgres://u@/naya?host=/run/pg', 'x')).toBe(
    'postgres://u@/x?host=/run/pg',
  );
});
