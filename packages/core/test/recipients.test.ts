import { brandRoles } from '@naya/contract/brands/roles';
import { submissionKinds } from '@naya/contract/constants';
import { leadStages } from '@naya/contract/submissions/leads';
import type { BrandMember } from '@naya/db/brands/deliver';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decideForwarding,
  decideRecipients,
  emailsForListing,
  emailsOfOwners,
} from '../src/submissions/recipients.ts';

const member: fc.Arbitrary<BrandMember> = fc.record({
  id: fc.uuid(),
  email: fc.emailAddress(),
  role: fc.constantFrom(...brandRoles),
  getsMail: fc.boolean(),
  isConfirmed: fc.boolean(),
  isBlocked: fc.boolean(),
});
const members = fc.uniqueArray(member, { selector: ({ email }) => email, maxLength: 5 });
/** A brand that is suspended, waits for its review or is in the bin is found by no enquiry: there is none then. */
const brand = fc.option(fc.record({ id: fc.nat(), members, isPaused: fc.boolean() }));
const form = fc.record({
  kind: fc.constantFrom(...submissionKinds),
  stage: fc.constantFrom(...leadStages),
});

/** The rule as it is told to operators, person by person. */
function isMailed(person: BrandMember): boolean {
  if (person.isBlocked) return false;
  if (!person.isConfirmed) return false;
  return person.getsMail;
}

it('an enquiry that looks right goes to those of its brand who have signed in and want mails', () => {
  fc.assert(
    fc.property(form, brand, ({ kind, stage }, asked) => {
      const { isAcknowledged, members: mailed } = decideRecipients({ kind, stage }, asked);
      expect(isAcknowledged).toBe(stage !== 'spam' || (kind === 'enquiry' && asked !== null));
      const canBeOpened = asked?.members.some((each) => each.isConfirmed && !each.isBlocked);
      const isOpen = kind === 'enquiry' && stage !== 'spam' && !asked?.isPaused;
      if (!isOpen || !canBeOpened) expect(mailed).toBeNull();
      else {
        const ids = new Set(mailed?.map(({ id }) => id));
        for (const each of asked?.members ?? []) expect(ids.has(each.id)).toBe(isMailed(each));
        expect(mailed?.length).toBe(ids.size);
      }
    }),
  );
});

it('the role makes no difference to enquiries, and all to changes among the people', () => {
  fc.assert(
    fc.property(members, fc.constantFrom(...brandRoles), (people, role) => {
      const asked = { id: 1, members: people, isPaused: false };
      const alike = people.map((each) => ({ ...each, role }));
      const enquiry = { kind: 'enquiry', stage: 'new' } as const;
      const idsOf = (mailed: BrandMember[] | null) => mailed?.map(({ id }) => id);
      expect(
        idsOf(decideRecipients(enquiry, { id: 1, members: alike, isPaused: false }).members),
      ).toEqual(idsOf(decideRecipients(enquiry, asked).members));
      const listing = emailsForListing(people);
      const owners = new Set(
        people.filter((each) => each.role === 'owner').map(({ email }) => email),
      );
      expect(emailsOfOwners(people)).toEqual(listing.filter((email) => owners.has(email)));
    }),
  );
});

it('the switch of a member is their own: it changes who is mailed by that one, and no inbox', () => {
  fc.assert(
    fc.property(members, fc.nat(), (people, at) => {
      const changed = people[at % Math.max(people.length, 1)];
      const turned = people.map((each) =>
        each === changed ? { ...each, getsMail: !each.getsMail } : each,
      );
      const enquiry = { kind: 'enquiry', stage: 'new' } as const;
      const before = decideRecipients(enquiry, { id: 1, members: people, isPaused: false }).members;
      const after = decideRecipients(enquiry, { id: 1, members: turned, isPaused: false }).members;
      expect(after === null).toBe(before === null);
      const others = (mailed: BrandMember[] | null) =>
        mailed?.map(({ id }) => id).filter((id) => id !== changed?.id);
      expect(others(after)).toEqual(others(before));
    }),
  );
});

it('a forwarded one goes to the same people; without any, to the e-mail on file of a public listing', () => {
  const emailOnFile = fc.option(fc.constantFrom('', 'file@brand.example'));
  fc.assert(
    fc.property(members, fc.boolean(), emailOnFile, (people, isPublic, email) => {
      const decided = decideForwarding({ members: people, isPublic, emailOnFile: email });
      const mailed = people.filter(isMailed).map((each) => each.email);
      if (mailed.length > 0) expect(decided).toEqual({ members: mailed });
      else expect(decided).toEqual(isPublic && email ? { invited: email } : null);
    }),
  );
});
