import { deleteDemoBrands, insertDemoEnquiry, insertDemoOwner } from '@naya/db/brands/demo';
import { listBrandsOf } from '@naya/db/brands/members';
import { findOrMakePerson } from '@naya/db/brands/people';
import type { Db } from '@naya/db/client';
import { findRecord } from '@naya/db/office/records';
import { findSeed, listPresent } from '@naya/db/seed/removal';
import type { Context } from '../context.ts';
import { demoSeed } from './demo-state.ts';

/** Somebody who acts for the demo's brands. */
export const demoOwner = { name: 'Demo owner', email: 'brand-demo@example.in' };
const brandCount = 3;
const enquirer = (name: string) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}-demo@example.in`,
});

const enquiries = [
  {
    ...enquirer('Asha Rao'),
    message: 'I have a shop of 300 sq ft in Pune. What does it take to open in spring?',
    hoursAgo: 3,
    answer: null,
    stage: 'new',
  },
  {
    ...enquirer('Ravi Khanna'),
    message: 'Is Nashik still free? I could put in ₹12 lakh.',
    hoursAgo: 60,
    answer: null,
    stage: 'new',
  },
  {
    ...enquirer('Meera Iyer'),
    message: 'May I see an outlet before we talk about money?',
    hoursAgo: 12 * 24,
    answer: 'Gladly. The one in Indore is open all week: when would suit you?',
    stage: 'visiting',
  },
  {
    ...enquirer('Farhan Sheikh'),
    message: 'How long is the training, and who pays for the stay?',
    hoursAgo: 30 * 24,
    answer: 'Ten days, and we pay for the room. Shall I send you the plan?',
    stage: 'talking',
  },
];

/** Gives three brands of the demo an owner and some enquiries, once. False when there is no demo. */
export async function prepareDemoBrands({ db }: Context): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seed = await findSeed(tx, demoSeed);
    const present = await listPresent(tx, 'franchises', seed?.records?.franchises ?? []);
    const ids = present.slice(0, brandCount);
    if (ids.length === 0) return false;
    const owner = await findOrMakePerson(tx, demoOwner);
    if ((await listBrandsOf(tx, owner.id)).length > 0) return true;
    for (const franchise_id of ids) {
      const franchise = await findRecord(tx, 'franchises', franchise_id);
      const business_name = String(franchise?.['business_name']);
      await insertDemoOwner(tx, franchise_id, owner.id);
      for (const each of enquiries) {
        const demo = { ...each, phone: '+91 00000 00000', franchise_id, business_name };
        await insertDemoEnquiry(tx, owner.id, demo);
      }
    }
    return true;
  });
}

/** The next start with `--dev` makes them anew, if the demo is back. */
export const removeDemoBrands = (tx: Db): Promise<void> =>
  deleteDemoBrands(
    tx,
    demoOwner.email,
    enquiries.map(({ email }) => email),
  );
