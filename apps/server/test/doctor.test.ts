import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@naya/contract/office/doctor';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { insertBackup, matchBackups, noteTry } from '@naya/db/backups';
import { insertMedia } from '@naya/db/media/pictures';
import { examine } from '../src/doctor/examine.ts';
import { readEnv } from '../src/env.ts';
import { release } from '../src/release.ts';
import { useApi } from './support/api.ts';
import { startSmtp } from './support/smtp.ts';
import { sampleKeys } from './support/backup-keys.ts';
import { createColleague } from './support/office.ts';

const api = useApi();
const media = { check: async () => {} };
type Zone = Record<string, string[]>;

/** Names with names below them exist, as a DNS server has it. */
function dnsOf(zone: Zone) {
  return {
    async resolveTxt(name: string): Promise<string[][]> {
      const texts = zone[name];
      if (texts?.length) return texts.map((text) => [text]);
      throw Object.assign(new Error('no text'), { code: texts ? 'ENODATA' : 'ENOTFOUND' });
    },
  };
}

async function find(part: string, settings: Record<string, string> = {}, zone: Zone = {}) {
  const env = readEnv({ DATA_DIR: api.dataDir, ...settings });
  const { db } = api.core;
  const findings = await examine({ env, db, media, dns: dnsOf(zone) });
  return findings.find((each) => each.part === part);
}

it('owners see the state of everything around the server', async () => {
  const owner = await createColleague(api, 'owner');
  const findings = await owner.read<Finding[]>('/doctor');
  expect(findings.map(({ part }) => part)).toContain("Sender's domain");
  expect(findings.find(({ part }) => part === 'Database')).toMatchObject({ state: 'ok' });
  expect(findings.find(({ part }) => part === 'Clock')).toMatchObject({ state: 'ok' });
  for (const { state, remedy } of findings) expect(remedy !== undefined).toBe(state !== 'ok');
});

it('mail: files reach nobody, and a server is reached in the clear, or does not answer', async () => {
  expect(await find('Mail server')).toMatchObject({
    state: 'warning',
    remedy: 'Enter a mail server under Setup, or set SMTP_URL.',
  });
  const smtp = await startSmtp();
  const plain = await find('Mail server', { SMTP_URL: smtp.url });
  await smtp.stop();
  expect(plain).toMatchObject({ state: 'warning', says: expect.stringContaining('unencrypted') });
  const SMTP_URL = 'smtp://user:secret@127.0.0.1:1';
  const away = await find('Mail server', { SMTP_URL });
  expect(away).toMatchObject({ state: 'wrong', says: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(away)).not.toContain('secret');
});

it('the sender: a sample, a domain without records, and one with all of them', async () => {
  expect(await find("Sender's domain")).toMatchObject({
    says: expect.stringContaining('a sample'),
  });
  const settings = { MAIL_TO: 'hello@momos.test' };
  const none = await find("Sender's domain", settings);
  expect(none?.says).toBe('momos.test has no SPF, no DKIM, no DMARC');
  const zone: Zone = { 'momos.test': ['v=spf1 -all'], '_dmarc.momos.test': ['v=DMARC1; p=none'] };
  expect((await find("Sender's domain", settings, zone))?.says).toBe('momos.test has no DKIM');
  zone['_domainkey.momos.test'] = [];
  expect(await find("Sender's domain", settings, zone)).toMatchObject({ state: 'ok' });
});

it('the read replica: none, one that does not answer, and a server that is no standby', async () => {
  expect(await find('Read replica')).toMatchObject({ state: 'ok' });
  const DATABASE_URL = api.databaseUrl;
  const look = (DATABASE_READ_URL: string) =>
    find('Read replica', { DATABASE_URL, DATABASE_READ_URL });
  const away = await look('postgres://naya:secret@127.0.0.1:1/naya');
  expect(away).toMatchObject({ state: 'warning', says: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(away)).not.toContain('secret');
  expect((await look(DATABASE_URL))?.says).toMatch(/no standby of the primary/);
});

it('the public address of the bucket: nothing is there of what is stored', async () => {
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's' };
  const settings = { ...s3, S3_REGION: 'r', MEDIA_URL: 'https://127.0.0.1:1/b/' };
  expect(await find('Pictures', settings)).toMatchObject({ state: 'ok' });
  const picture = { hash: 'a'.repeat(32), width: 40, height: 30, ext: 'webp', bytes: 900 };
  await insertMedia(api.core.db, { ...picture, original_name: null });
  expect(await find('Pictures', settings)).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('https://127.0.0.1:1/b does not give what is stored'),
  });
});

it('the public URL: nobody there is wrong', async () => {
  const PUBLIC_URL = 'http://127.0.0.1:1';
  expect(await find('Public URL', { PUBLIC_URL })).toMatchObject({ state: 'wrong' });
});

it('backups by the server: none yet, one tried, one that could not be restored', async () => {
  const key = { BACKUP_PUBLIC_KEY: sampleKeys.publicKey };
  const { db } = api.core;
  expect((await find('Backup', key))?.remedy).toBe('Press Back up now, or wait for the night.');
  const made_at = new Date().toISOString();
  await insertBackup(db, { name: 'a', made_at, bytes: 1, rows: 1, pictures: 1 });
  expect((await find('Backup', key))?.says).toBe('the newest is 0 hours old; none was tried yet');
  await noteTry(db, 'a', null);
  expect(await find('Backup', key)).toEqual({
    part: 'Backup',
    state: 'ok',
    says: 'the newest is 0 hours old; a restore of one was tried',
  });
  await noteTry(db, 'a', 'permission denied to create database');
  expect(await find('Backup', key)).toMatchObject({
    state: 'wrong',
    remedy: expect.stringContaining('createdb'),
  });
  await matchBackups(db, []);
});

it('backups: none, an old one and a new one', async () => {
  expect(await find('Backup')).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/^none/),
  });
  const folder = join(api.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'naya-2026.tar.gz');
  await writeFile(file, '');
  expect(await find('Backup')).toMatchObject({ state: 'ok' });
  const before = Date.now() / 1_000 - 27 * 3_600;
  await utimes(file, before, before);
  expect(await find('Backup')).toMatchObject({
    state: 'warning',
    says: 'the newest is 27 hours old',
  });
});

it('versions: a feed is asked only where one is named, and says what is out', async () => {
  let feed = '';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(feed ? 200 : 404).end(feed);
  }).listen(0);
  onTestFinished(() => void server.close());
  const named = {
    RELEASES_URL: `http://localhost:${(server.address() as AddressInfo).port}/tags.atom`,
  };
  expect(await find('Versions')).toMatchObject({ state: 'ok' });
  expect(asked).toEqual([]);
  expect((await find('Versions', named))?.says).toContain('it answers 404');
  feed = '<feed><title>Tags from naya-outlet</title></feed>';
  expect((await find('Versions', named))?.says).toContain('names no version');
  const titles = (...each: string[]) => each.map((title) => `<title>${title}</title>`).join('');
  feed = titles('v0.0.9', release.version, '99.0.0-beta');
  expect(await find('Versions', named)).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('nothing newer'),
  });
  feed = titles('v9.0.0', 'Naya Outlet 10.0.0', release.version);
  expect(await find('Versions', named)).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('10.0.0 is out'),
  });
});
