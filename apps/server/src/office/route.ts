import type { ApiReads } from '@naya/contract/api/port';
import type { Context as CoreContext } from '@naya/core/context';
import type { ReceivedForm } from '@naya/core/submissions/received-form';
import type { Actor } from '@naya/core/office/actor';
import { leadRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import type { Context } from 'hono';
import type { Auth } from '../accounts/auth.ts';
import type { Devices } from '../accounts/devices.ts';
import type { SignInLimits } from '../accounts/sign-in-limits.ts';

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
  /** Where `npm run backup` puts backups unless told otherwise. */
  backupDir: string;
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
