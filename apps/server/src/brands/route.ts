import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { OwnBrand } from '@naya/contract/brands/entity';
import type { BrandRole } from '@naya/contract/brands/roles';
import { readOwnId } from '@naya/contract/own-id';
import { CoreError, requireFound } from '@naya/core/errors';
import type { ReceivedForm } from '@naya/core/submissions/received-form';
import { findMembership } from '@naya/db/brands/members';
import type { Limits } from '../http/rate-limits.ts';
import type { PeopleDeps, PersonAccess, PersonVariables } from '../people/route.ts';

export type BrandDeps = PeopleDeps & {
  /** Where files lie until their request is answered. */
  uploadDir: string;
};

/** `brand` is set behind `members` and `owners`: the one that the path names. */
export type BrandVariables = PersonVariables & { brand: OwnBrand; form: ReceivedForm };
export type BrandContext = Context<{ Variables: BrandVariables }>;

export type BrandRoute = {
  method: 'get' | 'post';
  path: string;
  /** Roles are those in the brand that the path names. */
  access: PersonAccess | readonly BrandRole[];
  /** `long` takes the texts of a whole listing, `form` files. */
  body?: 'json' | 'long' | 'form';
  handle: (c: BrandContext, deps: BrandDeps) => Promise<Response>;
};

export const members = ['owner', 'member'] as const;
export const owners = ['owner'] as const;

/** The path names a brand; the person must act for it, in one of these roles. What changes something counts for the brand. */
export function requireMembership(
  { core }: BrandDeps,
  { access, method }: Pick<BrandRoute, 'access' | 'method'>,
  { byBrand }: Pick<Limits, 'byBrand'>,
) {
  return createMiddleware<{ Variables: BrandVariables }>(async (c, next) => {
    if (typeof access !== 'string') {
      const id = requireFound(readOwnId(c.req.param('id') ?? ''), 'Franchise');
      const brand = await findMembership(core.db, id, c.var.person.id);
      if (!brand) throw new CoreError('forbidden', 'notOfBrand');
      if (!access.includes(brand.role)) {
        throw new CoreError('forbidden', 'ownersOnly');
      }
      if (method === 'post') await byBrand(id);
      c.set('brand', brand);
    }
    await next();
  });
}
