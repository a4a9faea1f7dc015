import { brandPersonSchema } from '@naya/contract/brands/forms';
import type { BrandPerson } from '@naya/contract/brands/entity';
import { actorOf, getBrandPeople, invitePerson, removePerson } from '@naya/core/brands/members';
import { parse } from '@naya/core/submissions/submission';
import { mailTries } from '../accounts/try-rules.ts';
import { clientIpOf } from '../http/client-ip.ts';
import { members, owners, type BrandRoute } from './route.ts';

export const brandPeopleRoutes: BrandRoute[] = [
  {
    method: 'get',
    path: '/brands/:id/people',
    access: members,
    async handle(c, { core }) {
      const data = await getBrandPeople(core, c.var.brand.id);
      return c.json({ data } satisfies { data: BrandPerson[] });
    },
  },
  {
    method: 'post',
    path: '/brands/:id/people',
    access: owners,
    body: 'json',
    async handle(c, { core, limits }) {
      const { person, brand } = c.var;
      // Each is a mail to somebody who has not asked for it.
      await limits.take(
        mailTries(`invitations ${person.id}`, { clientIp: clientIpOf(c), deviceId: null }),
      );
      await invitePerson(core, actorOf(person), brand.id, c.var.body);
      return c.json({ success: true }, 201);
    },
  },
  {
    method: 'post',
    path: '/brands/:id/people/remove',
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      const { person } = parse(brandPersonSchema, c.var.body);
      await removePerson(core, actorOf(c.var.person), c.var.brand.id, person, {
        isOperator: false,
      });
      return c.json({ success: true });
    },
  },
];
