import { Resolver } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import type { Finding } from '@naya/contract/office/doctor';
import { pictureName } from '@naya/core/media/variants';
import { readSiteDetails } from '@naya/core/site-info/site-details';
import { listBackups } from '@naya/db/backups';
import { openDatabase } from '@naya/db/client';
import { findNewestPicture } from '@naya/db/media/pictures';
import { countMails, readLongestWait } from '@naya/db/jobs';
import { isMigrated } from '@naya/db/migrate';
import { checkReplica } from '@naya/db/replica';
import type { PooledDb } from '@naya/db/client';
import { readServerState } from '@naya/db/server-state';
import { findLastBackup } from '../backup/find-last-backup.ts';
import type { Env } from '../env.ts';
import { findDiskTrouble } from '../http/storage-trouble.ts';
import { describeError } from '../log/log.ts';
import { originalOf } from '../media/variants.ts';
import { createMailer, findServerOptions, type ServerOptions } from '../mail/mailer.ts';
import { release, releaseText } from '../release.ts';
import { compareVersions, findNewestRelease } from './newest-release.ts';

export type Surroundings = {
  env: Env;
  db: PooledDb;
  media: { check: () => Promise<void> };
  dns?: Pick<Resolver, 'resolveTxt'>;
};

type Found = Omit<Finding, 'part'>;
type Examination = (surroundings: Surroundings) => Promise<Found>;

const patienceMs = 10_000;
const dnsPatience = { timeout: 2_000, tries: 2 };
const day = 86_400;
const ok = (says: string): Found => ({ state: 'ok', says });
const warning = (says: string, remedy: string): Found => ({ state: 'warning', says, remedy });
const wrong = (says: string, remedy: string): Found => ({ state: 'wrong', says, remedy });
const messageOf = (error: unknown) => describeError(error).message;

const database: Examination = async ({ db }) => {
  const { version, isStandby, ownsDatabase, encoding } = await readServerState(db);
  const says = `PostgreSQL ${version}`;
  if (isStandby) return wrong(`${says}, a standby`, 'Name the primary in DATABASE_URL.');
  if (!ownsDatabase)
    return wrong(
      `${says}; its user does not own the database`,
      'Give it to the user of DATABASE_URL: migrations change its tables.',
    );
  if (encoding !== 'UTF8')
    return wrong(`${says}, encoding ${encoding}`, 'Make the database with encoding UTF8.');
  if (!(await isMigrated(db))) return warning(`${says}, not migrated`, 'Start the server once.');
  return ok(says);
};

const replication: Examination = async ({ db }) => {
  const { standbys, wantsSynchronous, longestLagSeconds } = await readServerState(db);
  if (wantsSynchronous && !standbys.includes('sync') && !standbys.includes('quorum'))
    return wrong(
      'no synchronous standby is connected, so writes wait',
      'Start the standby, or empty synchronous_standby_names.',
    );
  if (standbys.length === 0)
    return ok('none: after the loss of this disk there is what the last backup holds');
  const says = `${standbys.length} connected (${standbys.join(', ')})`;
  if (longestLagSeconds > 60)
    return warning(
      `${says}, ${Math.round(longestLagSeconds)} s behind`,
      'Look at its disk, its network and its log.',
    );
  return ok(says);
};

const readReplica: Examination = async ({ env, db }) => {
  if (!env.databaseReadUrl) return ok('none: the primary answers all reads');
  const replica = openDatabase({
    url: env.databaseReadUrl,
    target: 'replica',
    max: 1,
    statementTimeoutMs: 2_000,
  });
  const { host } = new URL(env.databaseReadUrl);
  try {
    await checkReplica(db, replica.db);
    return ok(`${host} has all that the primary has`);
  } catch (error) {
    return warning(
      `${host} is not read: ${messageOf(error)}`,
      'The primary answers meanwhile. Does the standby run, does it follow this primary, and is DATABASE_READ_URL right?',
    );
  } finally {
    await replica.close();
  }
};

const clock: Examination = async ({ db }) => {
  const { seconds } = await readServerState(db);
  const apart = Math.abs(seconds - Date.now() / 1_000);
  if (apart > 2)
    return warning(
      `${apart.toFixed(0)} s apart from the database's`,
      'Let both machines follow NTP.',
    );
  return ok('agrees with the database');
};

/** Whether browsers get there what is stored; one picture stands for all. */
async function lookAtBucket(mediaUrl: string, where: string, db: PooledDb): Promise<Found> {
  const picture = await findNewestPicture(db);
  if (!picture) return ok(`${where}, read at ${mediaUrl}`);
  const url = `${mediaUrl}/${originalOf(pictureName(picture))}`;
  const answer = await fetch(url, {
    method: 'HEAD',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => messageOf(error));
  if (typeof answer !== 'string' && answer.ok) return ok(`${where}, read at ${mediaUrl}`);
  return wrong(
    `${mediaUrl} does not give what is stored (${typeof answer === 'string' ? answer : answer.status})`,
    'Does MEDIA_URL lead to the bucket, and may everybody read ??/* there? Without MEDIA_URL the server sends pictures itself.',
  );
}

const pictures: Examination = async ({ env, media, db }) => {
  const where = env.s3 ? `bucket ${env.s3.bucket} at ${env.s3.endpoint}` : env.mediaDir;
  try {
    await media.check();
    return env.mediaUrl ? await lookAtBucket(env.mediaUrl, where, db) : ok(where);
  } catch (error) {
    return wrong(
      `${where}: ${messageOf(error)}`,
      env.s3
        ? 'Does the store run, and are S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET right?'
        : 'Give the folder to the user of the server.',
    );
  }
};

/** Whether the connection is encrypted, from the start or by STARTTLS. */
function connectsEncrypted(options: ServerOptions): Promise<boolean> {
  const connection = new SMTPConnection({ ...options, connectionTimeout: patienceMs });
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect(() => {
      resolve(connection.secure);
      connection.quit();
    });
  });
}

const mailServer: Examination = async ({ env, db }) => {
  const server = await findServerOptions(env, db);
  if (!server)
    return warning(
      `mails are files in ${join(env.dataDir, 'mail')}: nobody gets them`,
      'Enter a mail server under Setup, or set SMTP_URL.',
    );
  const { host: name, port } = server.options;
  const host = port ? `${name}:${port}` : name;
  const mailer = createMailer(env, db);
  try {
    await mailer.check();
    if (await connectsEncrypted(server.options)) return ok(`${host} takes mail, encrypted`);
    return warning(
      `${host} takes mail, unencrypted`,
      'Use smtps://, or a server that offers STARTTLS.',
    );
  } catch (error) {
    return wrong(
      `${host}: ${messageOf(error)}`,
      'Are host, port, user and password right, and does it run?',
    );
  } finally {
    mailer.close();
  }
};

const mails: Examination = async ({ db }) => {
  const [counts, seconds] = await Promise.all([countMails(db), readLongestWait(db)]);
  const failed = counts.find(({ status }) => status === 'failed')?.count ?? 0;
  if (seconds > 600)
    return wrong(
      `the oldest has waited for ${Math.round(seconds / 60)} minutes`,
      'Does a process with JOBS=on or only run, and the mail server?',
    );
  if (failed > 0)
    return warning(`${failed} failed`, 'Mails in the back office says why, and sends them again.');
  return ok('none waits');
};

const noRecord = new Set(['ENODATA', 'ENOTFOUND']);

/** The texts at a name; `null` where the name is unknown, which a name with names below it is not. */
async function textsAt(dns: Pick<Resolver, 'resolveTxt'>, name: string): Promise<string[] | null> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!noRecord.has(code)) throw error;
    return code === 'ENODATA' ? [] : null;
  }
}

const senderDomain: Examination = async ({ env, db, dns = new Resolver(dnsPatience) }) => {
  const server = await findServerOptions(env, db);
  const address = env.mailTo ?? server?.sender ?? (await readSiteDetails(db, env.publicUrl)).email;
  const domain = address.split('@')[1] ?? '';
  if (domain.startsWith('example.'))
    return warning(
      `mails come from ${address}, a sample`,
      'Write your own e-mail under Settings and texts, Contact.',
    );
  try {
    const [own, keys, policy] = await Promise.all(
      [domain, `_domainkey.${domain}`, `_dmarc.${domain}`].map((name) => textsAt(dns, name)),
    );
    const missing = [
      ...(own?.some((text) => /^v=spf1\b/i.test(text)) ? [] : ['SPF']),
      ...(keys ? [] : ['DKIM']),
      ...(policy?.some((text) => /^v=DMARC1\b/i.test(text)) ? [] : ['DMARC']),
    ];
    if (missing.length === 0) return ok(`${domain} has SPF, DKIM and DMARC`);
    return warning(
      `${domain} has no ${missing.join(', no ')}`,
      'Mails may land in spam: your mail provider says which DNS records to set.',
    );
  } catch (error) {
    return warning(
      `${domain} could not be looked up: ${messageOf(error)}`,
      'Can this machine reach a DNS server?',
    );
  }
};

/** Days until the certificate ends. */
function readCertificateDays({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connectTls(
      { host: hostname, port: Number(port) || 443, servername: hostname },
      () => {
        resolve((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / (day * 1_000));
        socket.end();
      },
    );
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

const publicUrl: Examination = async ({ env }) => {
  const url = new URL(env.publicUrl);
  try {
    const answer = await fetch(`${env.publicUrl}/healthz`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    });
    const running = (await answer.json().catch(() => null)) as Partial<typeof release> | null;
    if (running?.version === undefined)
      return wrong(
        `${url.origin} is answered by something else (${answer.status})`,
        'Does your proxy pass everything on, under this very PUBLIC_URL?',
      );
    if (running.version !== release.version || running.commit !== release.commit)
      return warning(
        `${url.origin} runs another release (${running.version})`,
        'Finish the upgrade of all instances.',
      );
  } catch (error) {
    return wrong(
      `${url.origin} does not answer: ${messageOf(error)}`,
      'Is PUBLIC_URL right, does the server run, and may this machine reach it?',
    );
  }
  if (url.hostname === 'localhost')
    return warning(
      `${url.origin}: links in mails lead to the reader's own machine`,
      'Set PUBLIC_URL.',
    );
  if (url.protocol === 'http:')
    return warning(
      `${url.origin} is not encrypted`,
      'Put TLS in front, and set PUBLIC_URL to https://.',
    );
  const days = await readCertificateDays(url);
  if (days < 14)
    return warning(
      `the certificate of ${url.hostname} ends in ${Math.floor(days)} days`,
      'Renew it.',
    );
  return ok(`${url.origin} answers; its certificate holds for ${Math.floor(days)} days`);
};

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

const disk: Examination = async ({ env }) => {
  const trouble = await findDiskTrouble(env.dataDir);
  if (trouble)
    return wrong(
      `${env.dataDir} is ${trouble}`,
      'Make room, or give the folder to the user of the server.',
    );
  const { bavail, bsize, blocks } = await statfs(env.dataDir);
  const says = `${gigabytes(bavail * bsize)} free in ${env.dataDir}`;
  if (bavail < blocks / 20) return warning(says, 'Less than a twentieth is left: make room.');
  return ok(says);
};

const hoursSince = (time: Date) => (Date.now() - time.getTime()) / 3_600_000;

const backup: Examination = async ({ env, db }) => {
  const last = await findLastBackup(db, env.backupDir);
  const remedy = env.backupPublicKey
    ? 'Does a process with JOBS=on or only run? Failed jobs says what went wrong.'
    : 'Make a key with npm run backup -- --make-key, and set BACKUP_PUBLIC_KEY: the server makes one every night then.';
  if (!last)
    return warning(
      'none yet',
      env.backupPublicKey ? 'Press Back up now, or wait for the night.' : remedy,
    );
  const says = `the newest is ${hoursSince(last).toFixed(0)} hours old`;
  if (hoursSince(last) > 26) return warning(says, remedy);
  if (!env.backupPublicKey) return ok(says);
  const tried = (await listBackups(db)).find(({ tried_at }) => tried_at !== null);
  if (tried?.try_fault)
    return wrong(
      `that of ${tried.made_at.slice(0, 10)} could not be restored: ${tried.try_fault}`,
      tried.try_fault.includes('permission denied to create database')
        ? 'Let the user of DATABASE_URL create databases (alter role … createdb): a backup is tried in one of its own.'
        : 'Press Back up now under Server: if the next cannot be restored either, look at the log.',
    );
  return ok(`${says}; ${tried ? 'a restore of one was tried' : 'none was tried yet'}`);
};

const versions: Examination = async ({ env: { releasesUrl } }) => {
  const says = `Naya Outlet ${releaseText}, Node ${process.versions.node}`;
  if (!releasesUrl) return ok(says);
  try {
    const newest = await findNewestRelease(releasesUrl);
    if (newest === null)
      return warning(
        `${says}; RELEASES_URL names no version`,
        'Does it lead to the feed of the tags or releases?',
      );
    if (compareVersions(newest, release.version) > 0)
      return warning(
        `${says}; ${newest} is out`,
        'Read in its CHANGELOG.md what it asks of you, then upgrade.',
      );
    return ok(`${says}; nothing newer is out`);
  } catch (error) {
    return warning(
      `${says}; whether a newer one is out cannot be read: ${messageOf(error)}`,
      'Is RELEASES_URL right, and may this machine reach it?',
    );
  }
};

const examinations: Record<string, Examination> = {
  Database: database,
  Standbys: replication,
  'Read replica': readReplica,
  Clock: clock,
  Pictures: pictures,
  'Mail server': mailServer,
  "Sender's domain": senderDomain,
  Mails: mails,
  'Public URL': publicUrl,
  Disk: disk,
  Backup: backup,
  Versions: versions,
};

/** Looks at everything that the server needs around it; a part that cannot be looked at is wrong. */
export function examine(surroundings: Surroundings): Promise<Finding[]> {
  return Promise.all(
    Object.entries(examinations).map(async ([part, look]) => {
      const found = await look(surroundings).catch((error: unknown) =>
        wrong(messageOf(error), 'The lines above may say why.'),
      );
      return { part, ...found };
    }),
  );
}
