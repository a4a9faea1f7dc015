import type { BrandRole } from '@naya/contract/brands/roles';
import type { OwnBrand } from '@naya/contract/brands/entity';
import type { Person } from '@naya/core/brands/members';
import type { Context as CoreContext } from '@naya/core/context';
import type { ReceivedForm } from '@naya/core/submissions/received-form';
import type { Context } from 'hono';
import type { SignInLimits } from '../accounts/sign-in-limits.ts';
import type { BrandAuth } from './auth.ts';

export type BrandDeps = {
  core: CoreContext;
  auth: BrandAuth;
  limits: SignInLimits;
  /** Where files lie until their request is answered. */
  uploadDir: string;
};

/** `brand` is set behind `members` and `owners`: the one that the path names. */
export type BrandVariables = {
  person: Person;
  sessionId: string;
  hasSecondFactor: boolean;
  brand: OwnBrand;
  body: unknown;
  form: ReceivedForm;
};
export type BrandContext = Context<{ Variables: BrandVariables }>;

export type BrandRoute = {
  method: 'get' | 'post';
  path: string;
  /**
   * `anyone` needs no session, `mailed` one whose second factor may still be missing, `people` a complete one;
   * roles are those in the brand that the path names.
   */
  access: 'anyone' | 'mailed' | 'people' | readonly BrandRole[];
  /** `long` takes the texts of a whole listing, `form` files. */
  body?: 'json' | 'long' | 'form';
  handle: (c: BrandContext, deps: BrandDeps) => Promise<Response>;
};

export const members = ['owner', 'member'] as const;
export const owners = ['owner'] as const;
