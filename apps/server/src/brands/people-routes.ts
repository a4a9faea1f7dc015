import { brandInvitationSchema, brandPersonSchema } from '@naya/contract/brands/forms';
import type { BrandSession } from '@naya/contract/brands/entity';
import { acceptInvitation, declineInvitation, invitePerson } from '@naya/core/brands/invitations';
import { actorOf, claimBrand, getBrandPeople, removePerson } from '@naya/core/brands/members';
import { parse } from '@naya/core/parse';
import { listInvitationsOf } from '@naya/db/brands/invitations';
import { listBrandsOf, listClaimable } from '@naya/db/brands/members';
import { mailTries } from '../sign-in/tries.ts';
import { clientIpOf } from '../http/client-ip.ts';
import { members, owners, type BrandRoute } from './route.ts';

/** What a person decides for themselves about a brand that the body names; a membership that begins is answered by the brand's id. */
const byPerson = (
  path: string,
  decide: typeof claimBrand | typeof declineInvitation,
): BrandRoute => ({
  method: 'post',
  path,
  access: 'people',
  body: 'json',
  async handle(c, { core }) {
    const id = await decide(core, c.var.person, c.var.body);
    return id === undefined ? c.json({ success: true }) : c.json({ success: true, id }, 201);
  },
});

export const brandPeopleRoutes: BrandRoute[] = [
  {
    method: 'get',
    path: '/session',
    access: 'people',
    async handle(c, { core }) {
      const { person } = c.var;
      const [brands, invitations, claimable] = await Promise.all([
        listBrandsOf(core.db, person.id),
        listInvitationsOf(core.db, person.id),
        listClaimable(core.db, person.email, person.id),
      ]);
      const named = claimable.map(({ id, business_name }) => ({ id, business_name }));
      const session: BrandSession = {
        person,
        second_factor: c.var.hasSecondFactor,
        brands,
        invitations,
        claimable: named,
      };
      return c.json(session);
    },
  },
  byPerson('/claims', claimBrand),
  byPerson('/invitations/accept', acceptInvitation),
  byPerson('/invitations/decline', declineInvitation),
  {
    method: 'get',
    path: '/brands/:id/people',
    access: members,
    handle: async (c, { core }) => c.json(await getBrandPeople(core, c.var.brand.id)),
  },
  {
    method: 'post',
    path: '/brands/:id/people',
    access: owners,
    body: 'json',
    async handle(c, { core, limits }) {
      const { person, brand } = c.var;
      const { email } = parse(brandInvitationSchema, c.var.body);
      // Each is a mail to somebody who has not asked for it.
      await limits.take([
        ...mailTries(`invitations ${person.id}`, { clientIp: clientIpOf(c), deviceId: null }),
        { rule: 'mail', subject: `invited ${email}` },
      ]);
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
      await removePerson(core, actorOf(c.var.person), c.var.brand.id, person);
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/brands/:id/leave',
    access: members,
    body: 'json',
    async handle(c, { core }) {
      const { person, brand } = c.var;
      await removePerson(core, actorOf(person), brand.id, person.id);
      return c.json({ success: true });
    },
  },
];
