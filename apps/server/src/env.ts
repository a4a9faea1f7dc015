import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minPasswordCharacters } from '@naya/contract/accounts/forms';
import { splitDatabaseUrl } from '@naya/db/database-url';
import { provider } from '@naya/contract/site-info/provider';
import { z } from 'zod';

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address such as ${example}`,
  });
const number = (least: number, most: number, what: string) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, {
      message: `must be ${what}`,
    })
    .transform(Number);
function checkDatabaseUrl(value: string, context: z.RefinementCtx): void {
  try {
    splitDatabaseUrl(value);
  } catch (error) {
    const message = (error as Error).message;
    context.addIssue({ code: 'custom', message });
  }
}
function namesOneServer(value: string): boolean {
  const { protocol, host, searchParams } = URL.parse(value) ?? {};
  return (
    /^postgres(ql)?:$/.test(protocol ?? '') && !`${host} ${searchParams?.get('host')}`.includes(',')
  );
}
const http = ['http:', 'https:'];
const isSmtpPort = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'smtp:' && new URL(text).port !== '';

const schema = z.object({
  PORT: number(0, 65_535, 'a port number, 0 to 65535').default(8000),
  HOST: z.string().optional(),
  PUBLIC_URL: url(http, 'https://www.example.in').optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().superRefine(checkDatabaseUrl).optional(),
  DATABASE_READ_URL: z
    .string()
    .refine(namesOneServer, 'must name one server, such as postgres://user:password@standby/name')
    .optional(),
  API_BASE_URL: url(http, 'https://backend.example.in/admin/api').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_TO: z.email('must be an e-mail address').optional(),
  MAIL_IN: z
    .string()
    .refine((text) => text === 'post' || isSmtpPort(text), {
      message: 'must be post or an address such as smtp://0.0.0.0:2525',
    })
    .optional(),
  MAIL_IN_DOMAIN: z
    .string()
    .regex(/^[a-z\d.-]+$/i, 'must be a domain such as answers.example.in')
    .toLowerCase()
    .optional(),
  MAIL_IN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  S3_ENDPOINT: url(http, 'https://s3.example.in').optional(),
  S3_BUCKET: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  S3_REGION: z.string().optional(),
  MEDIA_URL: url(['https:'], 'https://pictures.example.in').optional(),
  BACKUP_PUBLIC_KEY: z
    .string()
    .regex(
      /^age1[a-z\d]{50,}$/,
      'must be a public key of age, such as npm run backup -- --make-key prints',
    )
    .optional(),
  BACKUP_S3_ENDPOINT: url(http, 'https://s3.example.in').optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_KEY: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_REGION: z.string().optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(minPasswordCharacters, `must have at least ${minPasswordCharacters} characters`)
    .optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  JOBS_PORT: number(0, 65_535, 'a port number, 0 to 65535').optional(),
  JOBS: z.enum(['on', 'off', 'only'], 'must be on, off or only').default('on'),
  LIMITS: z.enum(['on', 'shared', 'off'], 'must be on, shared or off').default('on'),
  OFFLINE_PAGES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PAGE_CACHE_MB: number(0, 65_536, 'a number of megabytes').default(24),
  WEB_CONCURRENCY: number(1, 256, 'a number of processes, at least 1').default(1),
  DRAIN_SECONDS: number(0, 8, 'a number of seconds, at most 8').default(1),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(http, 'http://collector:4318').optional(),
  RELEASES_URL: url(http, 'https://git.example.in/naya-outlet/tags.atom').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CDN_PURGE_URL: url(http, 'https://cdn.example.in/purge').optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  TRUST_PROXY: z.enum(['on', 'off'], 'must be on or off').default('off'),
  WEBHOOKS_TO_PRIVATE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be one of silent, fatal, error, warn, info, debug, trace',
    )
    .default('info'),
});

export type S3Config = {
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  secret: string;
};
/** Mail to addresses below `domain` comes in by a port of ours, or is posted by whoever knows the secret. */
type MailIn = { domain: string } & (
  | { by: 'smtp'; host: string; port: number }
  | { by: 'post'; secret: string }
);
export type CdnPurge = { url: string; token: string | undefined };

export type Env = {
  port: number;
  host: string | undefined;
  publicUrl: string;
  dataDir: string;
  mediaDir: string;
  /** Where uploads lie until their request is answered. */
  uploadDir: string;
  /** Where the pictures of shared links are kept; they can be drawn again. */
  cardDir: string;
  /** Where backups lie, those of `npm run backup` and those that the server makes. */
  backupDir: string;
  /** Set, a backup is made every night, encrypted so that only the owner of the secret key opens it. */
  backupPublicKey: string | undefined;
  /** Where these lie in place of `backupDir`. */
  backupS3: S3Config | undefined;
  /** Where pictures lie in place of `mediaDir`. */
  s3: S3Config | undefined;
  /** Where browsers read that bucket, or a CDN does for them. */
  mediaUrl: string | undefined;
  databaseUrl: string | undefined;
  /** A standby that answers what visitors read, as long as it is not behind. */
  databaseReadUrl: string | undefined;
  apiBaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Sends our mails, in place of the e-mail that the settings name. */
  mailTo: string | undefined;
  /** Set, both sides of an enquiry write through us by mail. */
  mailIn: MailIn | undefined;
  contactEmail: string;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  trustProxy: boolean;
  /** A CDN in front that is told which tags changed. */
  cdnPurge: CdnPurge | undefined;
  limits: 'on' | 'shared' | 'off';
  /** Whether this process works off the job queue, perhaps without serving anything. */
  jobs: 'on' | 'off' | 'only';
  /** Where a process that serves nothing else answers about its health. */
  jobsPort: number | undefined;
  demo: boolean;
  /** Whether browsers keep pages for times without a network. */
  offlinePages: boolean;
  pageCacheBytes: number;
  /** How many processes serve; more than one of them share this machine's port. */
  webConcurrency: number;
  /** How long it goes on answering once it says that it is not ready any more. */
  drainMs: number;
  /** A collector of OpenTelemetry's traces; without it none are made. */
  otlpEndpoint: string | undefined;
  /** A feed of this software's releases; without it nobody is asked about them. */
  releasesUrl: string | undefined;
  /** Bearer token of GET /metrics; without it there is no such route. */
  metricsToken: string | undefined;
  /** Whether webhooks may lead into our own network. */
  webhooksToPrivate: boolean;
  logLevel: string;
};

/** Every fault at once, one readable line each. */
export class BadEnvironment extends Error {}

export function readEnv(source: NodeJS.ProcessEnv): Env {
  const set: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== ''),
  );
  const { given, faults: ofFiles } = readSecretFiles(set);
  const parsed = schema.safeParse(given);
  const faults = [
    ...ofFiles,
    ...faultsOf(parsed.error, given),
    ...checkS3Variables(given, 'S3_'),
    ...checkS3Variables(given, 'BACKUP_S3_'),
    ...checkJobsDatabase(given),
    ...checkReadDatabase(given),
    ...checkMediaUrl(given),
    ...checkMailIn(given),
  ];
  if (!parsed.success || faults.length > 0) throw new BadEnvironment(faults.join('\n'));
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir,
    mediaDir: join(dataDir, 'media'),
    uploadDir: join(dataDir, 'uploads'),
    cardDir: join(dataDir, 'cards'),
    backupDir: join(dataDir, 'backups'),
    backupPublicKey: env.BACKUP_PUBLIC_KEY,
    backupS3: readS3Config(env, 'BACKUP_S3_'),
    s3: readS3Config(env, 'S3_'),
    mediaUrl: env.MEDIA_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    apiBaseUrl: env.API_BASE_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailTo: env.MAIL_TO,
    mailIn: readMailIn(env, publicUrl),
    contactEmail: env.MAIL_TO ?? provider.email,
    limits: env.LIMITS,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    trustProxy: env.TRUST_PROXY === 'on',
    cdnPurge: env.CDN_PURGE_URL
      ? { url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }
      : undefined,
    jobs: env.JOBS,
    jobsPort: env.JOBS_PORT,
    demo: env.DEMO === 'on',
    webConcurrency: env.WEB_CONCURRENCY,
    offlinePages: env.OFFLINE_PAGES === 'on',
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    drainMs: env.DRAIN_SECONDS * 1000,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    releasesUrl: env.RELEASES_URL,
    metricsToken: env.METRICS_TOKEN,
    webhooksToPrivate: env.WEBHOOKS_TO_PRIVATE === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** Where /healthz and /readyz answer. */
export const healthPortOf = ({ jobs, port, jobsPort }: Env): number | undefined =>
  jobs === 'only' ? jobsPort : port;

/** Error messages never repeat the values of these: they are, or hold, passwords. */
const secretVariables = new Set([
  'ADMIN_PASSWORD',
  // Whoever sets the secret one by mistake.
  'BACKUP_PUBLIC_KEY',
  'BACKUP_S3_SECRET',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'MAIL_IN_SECRET',
  'METRICS_TOKEN',
  'S3_SECRET',
  'SMTP_URL',
]);

/** Each may lie in a file that `…_FILE` names, as container engines and systemd hand secrets over. */
const fileVariables = [...secretVariables, 'S3_KEY', 'BACKUP_S3_KEY', 'CDN_PURGE_TOKEN'];

function readSecretFiles(set: NodeJS.ProcessEnv) {
  const given = { ...set };
  const faults: string[] = [];
  for (const name of fileVariables) {
    const path = set[`${name}_FILE`];
    if (path === undefined) continue;
    if (set[name] !== undefined) faults.push(`${name} and ${name}_FILE are both set: keep one.`);
    try {
      // An empty file is as good as none: engines want a file for each secret that they are told of.
      const value = readFileSync(path, 'utf8').trim();
      if (value) given[name] = value;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${name}_FILE names a file that cannot be read (${code}): "${path}".`);
    }
  }
  return { given, faults };
}

function faultsOf(error: z.ZodError | undefined, given: NodeJS.ProcessEnv): string[] {
  return (error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    const shown = secretVariables.has(name)
      ? '.'
      : `; it is "${withoutPassword(given[name] ?? '')}".`;
    return `${name} ${issue.message}${shown}`;
  });
}

function checkJobsDatabase({ JOBS, DATABASE_URL }: NodeJS.ProcessEnv): string[] {
  if (JOBS !== 'only' || DATABASE_URL) return [];
  return ['JOBS may be only with a DATABASE_URL: our own PostgreSQL belongs to one process.'];
}

function checkReadDatabase({ DATABASE_READ_URL, DATABASE_URL }: NodeJS.ProcessEnv): string[] {
  if (!DATABASE_READ_URL || DATABASE_URL) return [];
  return ['DATABASE_READ_URL needs a DATABASE_URL: our own PostgreSQL has no standby.'];
}

function checkMediaUrl({ MEDIA_URL, S3_BUCKET }: NodeJS.ProcessEnv): string[] {
  if (!MEDIA_URL || S3_BUCKET) return [];
  return ['MEDIA_URL needs the S3_ variables: it is the public address of their bucket.'];
}

function checkMailIn({ MAIL_IN, MAIL_IN_SECRET }: NodeJS.ProcessEnv): string[] {
  if (MAIL_IN !== 'post' || MAIL_IN_SECRET) return [];
  return ['MAIL_IN_SECRET is missing: with MAIL_IN=post it tells who may post mail.'];
}

function readMailIn(env: z.infer<typeof schema>, publicUrl: string): MailIn | undefined {
  const domain = env.MAIL_IN_DOMAIN ?? new URL(publicUrl).hostname;
  if (!env.MAIL_IN) return undefined;
  if (env.MAIL_IN === 'post') return { by: 'post', domain, secret: env.MAIL_IN_SECRET ?? '' };
  const { hostname, port } = new URL(env.MAIL_IN);
  return { by: 'smtp', domain, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

const s3Parts = ['ENDPOINT', 'BUCKET', 'KEY', 'SECRET', 'REGION'] as const;
type S3Prefix = 'S3_' | 'BACKUP_S3_';

/** A store's variables go together. */
function checkS3Variables(given: NodeJS.ProcessEnv, prefix: S3Prefix): string[] {
  const missing = s3Parts.filter((part) => given[prefix + part] === undefined);
  if (missing.length === s3Parts.length) return [];
  return missing.map(
    (part) =>
      `${prefix}${part} is missing: the ${prefix} variables are set together or not at all.`,
  );
}

function readS3Config(env: z.infer<typeof schema>, prefix: S3Prefix): S3Config | undefined {
  const [endpoint, bucket, key, secret, region] = s3Parts.map(
    (part) => env[`${prefix}${part}` as const],
  );
  if (!endpoint || !bucket || !key || !secret || !region) return undefined;
  return { endpoint, bucket, key, secret, region };
}

/** For messages: a password may hold any sign, so everything up to the last @ goes, and a query, which may hold one too. */
export function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):.*@/, '$1:…@').replace(/\?.*/, '?…');
}
