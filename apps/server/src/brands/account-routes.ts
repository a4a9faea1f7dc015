import { closeSessionSchema, ownNameSchema } from '@naya/contract/brands/forms';
import type { OpenSession } from '@naya/contract/accounts/sessions';
import type { BrandSession } from '@naya/contract/brands/entity';
import { claimBrand } from '@naya/core/brands/members';
import { notFound } from '@naya/core/errors';
import { parse } from '@naya/core/submissions/submission';
import { listBrandsOf, listClaimable } from '@naya/db/brands/members';
import { deletePersonSession, listPersonSessions, renamePerson } from '@naya/db/brands/people';
import type { BrandRoute } from './route.ts';

/** Signed-in people see and change their own data by these. */
export const brandAccountRoutes: BrandRoute[] = [
  {
    method: 'get',
    path: '/session',
    access: 'people',
    async handle(c, { core }) {
      const { person } = c.var;
      const [brands, claimable] = await Promise.all([
        listBrandsOf(core.db, person.id),
        listClaimable(core.db, person.email, person.id),
      ]);
      const named = claimable.map(({ id, business_name }) => ({ id, business_name }));
      const session: BrandSession = {
        person,
        second_factor: c.var.hasSecondFactor,
        brands,
        claimable: named,
      };
      return c.json(session);
    },
  },
  {
    method: 'post',
    path: '/claims',
    access: 'people',
    body: 'json',
    handle: async (c, { core }) =>
      c.json({ success: true, id: await claimBrand(core, c.var.person, c.var.body) }, 201),
  },
  {
    method: 'get',
    path: '/sessions',
    access: 'people',
    async handle(c, { core }) {
      const sessions = await listPersonSessions(core.db, c.var.person.id);
      const data = sessions.map((each) => ({ ...each, current: each.id === c.var.sessionId }));
      return c.json({ data } satisfies { data: OpenSession[] });
    },
  },
  {
    method: 'post',
    path: '/sessions/close',
    access: 'people',
    body: 'json',
    async handle(c, { core }) {
      const { session } = parse(closeSessionSchema, c.var.body);
      const isGone = await deletePersonSession(core.db, c.var.person.id, session);
      if (!isGone) throw notFound('Session');
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/name',
    access: 'people',
    body: 'json',
    async handle(c, { core }) {
      await renamePerson(core.db, c.var.person.id, parse(ownNameSchema, c.var.body).name);
      return c.json({ success: true });
    },
  },
];
