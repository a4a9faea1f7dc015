import type { Context } from 'hono';
import { leadRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import type { ApiReads } from '@naya/contract/api/port';
import type { Finding } from '@naya/contract/office/doctor';
import { listQuerySchema, type ListQuery } from '@naya/contract/office/list-query';
import type { DeliveryStep } from '@naya/contract/site-info/mail-server';
import { readOwnId } from '@naya/contract/own-id';
import type { Context as CoreContext, Actor } from '@naya/core/context';
import { requireFound } from '@naya/core/errors';
import type { CallWebhook } from '@naya/core/webhooks/send';
import type { ReceivedForm } from '@naya/core/submissions/received-form';
import type { Auth } from './auth.ts';
import type { Devices } from '../sign-in/devices.ts';
import type { SignInLimits } from '../sign-in/tries.ts';

/** Renders the public site from other reads than the public ones; set once the site is mounted. */
export type Preview = { render: ((path: string, reads: PreviewReads) => Promise<Response>) | null };
export type PreviewReads = Partial<
  Pick<ApiReads, 'franchise' | 'blog' | 'page' | 'about' | 'privacyPolicy' | 'terms'>
>;

export type OfficeDeps = {
  core: CoreContext;
  /** The same with connections that may take a minute, for what changes many records at once. */
  background: CoreContext;
  auth: Auth;
  limits: SignInLimits;
  devices: Devices;
  preview: Preview;
  /** Looks at what the server needs around it. */
  examine: () => Promise<Finding[]>;
  /** Hands a mail to the mail server, and tells how far it came. */
  testDelivery: (to: string) => Promise<DeliveryStep[]>;
  callWebhook: CallWebhook;
  /** Counts a test for who asks for it. */
  limitTests: (userId: string) => Promise<void>;
  backups: {
    /** Whether the server makes any by itself. */
    isOn: boolean;
    open: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
    findLast: () => Promise<Date | null>;
  };
  /** Where files of a form lie until it is answered. */
  uploadDir: string;
};
export type OfficeVariables = {
  actor: Actor;
  sessionId: string;
  body: unknown;
  form: ReceivedForm;
};
export type OfficeContext = Context<{ Variables: OfficeVariables }>;

export type OfficeRoute = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** Roles that may call it; `anyone` needs no session. */
  access: 'anyone' | readonly OfficeRole[];
  body?: 'json' | 'form';
  handle: (c: OfficeContext, deps: OfficeDeps) => Promise<Response>;
};

export const everyone = ['owner', 'editor', 'agent'] as const;
export const editors = ['owner', 'editor'] as const;
export const agents = leadRoles;
export const owners = ['owner'] as const;
/** Plans, orders and invoices: a role that sees money alone would be named here. */
export const accountants = ['owner'] as const;

export const queryOf = (c: OfficeContext): ListQuery => listQuerySchema.parse(c.req.query());

/** Ids of records are whole numbers; anything else names nothing. */
export function idOf(c: OfficeContext, what: string, name = 'id'): number {
  return requireFound(readOwnId(c.req.param(name) ?? ''), what);
}

/** Nothing in a private file may run in the office's page. */
export const closedFile = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

type PrivateFile = { name: string; type: string; bytes: Buffer };

/** A private file, to be saved and not shown. */
export function answerPrivateFile(c: OfficeContext, { name, type, bytes }: PrivateFile) {
  return c.body(new Uint8Array(bytes), 200, {
    ...closedFile,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });
}
