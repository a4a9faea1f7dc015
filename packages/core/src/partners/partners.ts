import { say } from '@naya/contract/messages/catalogue';
import {
  partnerFormSchema,
  siteDecisionSchema,
  type PartnerForm,
} from '@naya/contract/partners/office-form';
import { partnerLinkDays } from '@naya/contract/partners/page';
import { partnerPageUrl } from '@naya/contract/brands/urls';
import { versionSchema } from '@naya/contract/forms/office-fields';
import { countEnquiries } from '@naya/db/partners/enquiries';
import * as partners from '@naya/db/partners/office';
import {
  declineSiteRequest,
  listSiteRequests,
  takeSiteRequest,
} from '@naya/db/partners/site-requests';
import { listTestCalls } from '@naya/db/partners/test-calls';
import type { Db } from '@naya/db/client';
import type { Context, Actor } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory, requireVersion } from '../history.ts';
import { parse } from '../parse.ts';
import { createKey, createLinkToken, createTestKey } from './keys.ts';

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

/** By key alone: anybody may write the origin of a partner's site. */
export const getEnquiries = ({ db }: Context, { id }: { id: number }) => countEnquiries(db, id);

export async function getPartner(context: Context, id: number) {
  const partner = requireFound(await partners.findPartner(context.db, id), title);
  const [enquiries, test_calls, site_requests] = await Promise.all([
    getEnquiries(context, partner),
    listTestCalls(context.db, id),
    listSiteRequests(context.db, id),
  ]);
  return { ...partner, enquiries, test_calls, site_requests };
}

export async function createPartner(context: Context, actor: Actor, body: unknown) {
  const form = parse(partnerFormSchema, body);
  const id = await context.db.transaction(async (tx) => {
    if ((await partners.countPartners(tx)) >= atMost) {
      throw new CoreError('invalid', say('tooManyPartners', { count: atMost }));
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
    // The link was given to the contact.
    const isHandedOver = before.contact_email !== form.contact_email;
    await partners.updatePartner(tx, id, isHandedOver ? { ...form, ...noLink } : form);
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
export async function issuePartnerKey(context: Context, actor: Actor, id: number) {
  const { key, stored } = createKey();
  await change(context, actor, id, 'key made', stored);
  return { key };
}

export const revokePartnerKey = (context: Context, actor: Actor, id: number) =>
  change(context, actor, id, 'key taken back', {
    key_hash: null,
    key_end: null,
    key_made_at: null,
  });

/** The same for the test key. */
export async function issueTestKey(context: Context, actor: Actor, id: number) {
  const { key, stored } = createTestKey();
  await change(context, actor, id, 'test key made', stored);
  return { key };
}

export const revokeTestKey = (context: Context, actor: Actor, id: number) =>
  change(context, actor, id, 'test key taken back', { test_key_hash: null, test_key_end: null });

const noLink = { link_hash: null, link_expires_at: null };

/** A link to the partner's page, told this once; one made before stops working at the same moment. */
export async function makePartnerLink(context: Context, actor: Actor, id: number) {
  const { token, link_hash } = createLinkToken();
  const link_expires_at = new Date(Date.now() + partnerLinkDays * 86_400_000).toISOString();
  await change(context, actor, id, 'link made', { link_hash, link_expires_at });
  return { url: context.publicUrl + partnerPageUrl(token) };
}

export const revokePartnerLink = (context: Context, actor: Actor, id: number) =>
  change(context, actor, id, 'link taken back', noLink);

/** A request is decided once: who comes second is told. */
export async function decideSite(
  { db }: Context,
  actor: Actor,
  { id, requestId }: { id: number; requestId: number },
  body: unknown,
): Promise<void> {
  const { decision } = parse(siteDecisionSchema, body);
  await db.transaction(async (tx) => {
    const { name, sites } = requireFound(await partners.lockPartner(tx, id), title);
    const now = new Date().toISOString();
    const site =
      decision === 'list'
        ? await takeSiteRequest(tx, id, requestId)
        : await declineSiteRequest(tx, id, requestId, now);
    if (site === null) throw new CoreError('conflict', 'siteDecided');
    if (decision === 'decline') return record(tx, actor, 'site declined', id, { sites: [site] });
    const listed = parse(partnerFormSchema.pick({ sites: true }), {
      sites: [...new Set([...sites, site])],
    });
    await partners.updatePartner(tx, id, listed);
    return record(tx, actor, 'site listed', id, { name, ...listed });
  });
}

async function change(
  { db }: Context,
  actor: Actor,
  id: number,
  action: string,
  changes: Parameters<typeof partners.updatePartner>[2],
): Promise<void> {
  await db.transaction(async (tx) => {
    requireFound(await partners.lockPartner(tx, id), title);
    await partners.updatePartner(tx, id, changes);
    await record(tx, actor, action, id, {});
  });
}
