import { join, resolve } from 'node:path';
import { shortestPassword } from '@naya/contract/office/accounts';
import { provider } from '@naya/contract/provider';
import { z } from 'zod';

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address such as ${example}`,
  });
const http = ['http:', 'https:'];

const schema = z.object({
  PORT: z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) <= 65_535, {
      message: 'must be a port number, 0 to 65535',
    })
    .transform(Number)
    .default(8000),
  HOST: z.string().optional(),
  PUBLIC_URL: url(http, 'https://www.example.in').optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host/name').optional(),
  API_BASE_URL: url(http, 'https://backend.example.in/admin/api').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_TO: z.email('must be an e-mail address').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(shortestPassword, `must have at least ${shortestPassword} characters`)
    .optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  JOBS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUST_PROXY: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be one of silent, fatal, error, warn, info, debug, trace',
    )
    .default('info'),
});

export type Env = {
  port: number;
  host: string | undefined;
  publicUrl: string;
  dataDir: string;
  mediaDir: string;
  databaseUrl: string | undefined;
  apiBaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  contactEmail: string;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  trustProxy: boolean;
  /** Whether this process works off the job queue. */
  jobs: boolean;
  demo: boolean;
  logLevel: string;
};

/** Every fault at once, one readable line each. */
export class BadEnvironment extends Error {}

export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const value = name.endsWith('PASSWORD') ? '…' : (given[name] ?? '');
      return `${name} ${issue.message}; it is "${value}".`;
    });
    throw new BadEnvironment(faults.join('\n'));
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir,
    mediaDir: join(dataDir, 'media'),
    databaseUrl: env.DATABASE_URL,
    apiBaseUrl: env.API_BASE_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: `${provider.siteName} <${env.MAIL_TO ?? provider.email}>`,
    contactEmail: env.MAIL_TO ?? provider.email,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    trustProxy: env.TRUST_PROXY === 'on',
    jobs: env.JOBS === 'on',
    demo: env.DEMO === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
