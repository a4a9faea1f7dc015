import type { OwnBrand } from '@naya/contract/brands/entity';
import { findRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { lockListing, mailSubmitter } from '../franchises/listing-status.ts';
import { type Person, transactionBy } from '../people.ts';
import { saveChanges } from '../records/save-record.ts';
import { requireStillOwner } from './change-people.ts';
import { liveValues } from './listing.ts';
import { actorOf } from './members.ts';

const reason = 'The brand has taken it down itself.';

/** Off the site at once; what came before stays in the inbox and can be answered. Operators put it back, as after any suspension. */
export async function takeDownListing(context: Context, person: Person, brand: OwnBrand) {
  await transactionBy(context, person, async (tx) => {
    const row = requireFound(await lockListing(tx, brand.id), 'Franchise');
    await requireStillOwner(tx, actorOf(person), brand.id);
    // A button pressed twice takes it down once.
    if (row.status === 'suspended') return;
    if (row.status !== 'approved') throw new CoreError('invalid', 'listingNotPublic');
    const values = { status: 'suspended' as const, decision_reason: reason };
    await saveChanges(tx, actorOf(person), 'franchises', row, values, 'taken down');
    await mailSubmitter(context, tx, row, { status: 'suspended', reason });
  });
}

/** The listing to take along: its texts and figures, and where its pictures can be fetched. */
export async function exportListing({ db, publicUrl }: Context, brand: OwnBrand) {
  const values = liveValues(
    requireFound(await findRecord(db, 'franchises', brand.id), 'Franchise'),
  );
  const { images, business_logo: logo } = values;
  const pictures = [...(logo ? [logo] : []), ...images].map((url) => new URL(url, publicUrl).href);
  return { ...values, pictures };
}
