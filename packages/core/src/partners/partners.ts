import { partnerFormSchema, type PartnerForm } from '@naya/contract/partners/office-form';
import { versionSchema } from '@naya/contract/office/fields';
import { originOfEntry } from '@naya/contract/submissions/partner-origins';
import { countEnquiries } from '@naya/db/partners/enquiries';
import * as partners from '@naya/db/partners/office';
import type { Db } from '@naya/db/client';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { requireVersion } from '../office/require-version.ts';
import { parse } from '../submissions/submission.ts';
import { createKey } from './keys.ts';

const entity = 'partner';
const title = 'Partner';
const atMost = 1_000;

/** A line of the history names the partner and its sites, never the person: what is not there need not be erased. */
async function record(
  tx: Db,
  actor: Actor,
  action: string,
  id: number,
  after: Partial<PartnerForm>,
) {
  await writeHistory(tx, actor, action, { entity, id }, { before: {}, after });
}
const publicPart = ({ name, sites }: PartnerForm) => ({ name, sites });

export const getEnquiries = ({ db }: Context, { sites }: { sites: string[] }) =>
  countEnquiries(db, sites.map(originOfEntry));

export async function getPartner(context: Context, id: number) {
  const partner = requireFound(await partners.findPartner(context.db, id), title);
  return { ...partner, enquiries: await getEnquiries(context, partner) };
}

export async function createPartner(context: Context, actor: Actor, body: unknown) {
  const form = parse(partnerFormSchema, body);
  const id = await context.db.transaction(async (tx) => {
    if ((await partners.countPartners(tx)) >= atMost) {
      throw new CoreError('invalid', `There are ${atMost} partners already.`);
    }
    const made = await partners.insertPartner(tx, form);
    await record(tx, actor, 'created', made, publicPart(form));
    return made;
  });
  return getPartner(context, id);
}

export async function savePartner(context: Context, actor: Actor, id: number, body: unknown) {
  const { version } = parse(versionSchema, body);
  const form = parse(partnerFormSchema, body);
  await context.db.transaction(async (tx) => {
    const before = requireFound(await partners.lockPartner(tx, id), title);
    requireVersion(before, version);
    await partners.updatePartner(tx, id, form);
    await record(tx, actor, 'changed', id, publicPart(form));
  });
  return getPartner(context, id);
}

export async function removePartner({ db }: Context, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    const { name, sites } = requireFound(await partners.lockPartner(tx, id), title);
    await partners.deletePartner(tx, id);
    await record(tx, actor, 'deleted', id, { name, sites });
    return { id };
  });
}

/** The key is told this once; one made before stops working at the same moment. */
export async function issuePartnerKey({ db }: Context, actor: Actor, id: number) {
  const { key, ...stored } = createKey();
  await db.transaction(async (tx) => {
    requireFound(await partners.lockPartner(tx, id), title);
    await partners.updatePartner(tx, id, { ...stored, key_made_at: new Date().toISOString() });
    await record(tx, actor, 'key made', id, {});
  });
  return { key };
}

export async function revokePartnerKey({ db }: Context, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    requireFound(await partners.lockPartner(tx, id), title);
    await partners.updatePartner(tx, id, { key_hash: null, key_end: null, key_made_at: null });
    await record(tx, actor, 'key taken back', id, {});
  });
}
