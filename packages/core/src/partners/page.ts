import { siteRequestSchema } from '@naya/contract/partners/office-form';
import { matchesOrigin } from '@naya/contract/submissions/partner-origins';
import { maxSiteRequests, type PartnerPage, type PartnerSite } from '@naya/contract/partners/page';
import { lockPartner } from '@naya/db/partners/office';
import {
  insertSiteRequest,
  listSiteRequests,
  withdrawSiteRequest,
} from '@naya/db/partners/site-requests';
import { listTestCalls } from '@naya/db/partners/test-calls';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { parse } from '../parse.ts';
import { requireLinkHolder } from './keys.ts';
import { getEnquiries } from './partners.ts';

/** What a partner sees by its link: of keys only that there are some. */
export async function getPartnerPage(context: Context, token: string): Promise<PartnerPage> {
  const { db } = context;
  const partner = await requireLinkHolder(db, token);
  const [requests, enquiries, test_calls] = await Promise.all([
    listSiteRequests(db, partner.id),
    getEnquiries(context, partner),
    listTestCalls(db, partner.id),
  ]);
  const { name, key_end, test_key_end, link_expires_at } = partner;
  const listed = partner.sites.map((site): PartnerSite => ({ site, state: 'listed' }));
  const asked = requests
    .filter(({ site }) => !isListed(partner.sites, site))
    .map(({ site, declined_at }): PartnerSite => ({
      site,
      state: declined_at ? 'declined' : 'waiting',
    }));
  return {
    name,
    key_end,
    test_key_end,
    link_expires_at: link_expires_at ?? '',
    sites: [...listed, ...asked],
    enquiries,
    test_calls,
  };
}

/** An operator decides. Asking again for what waits changes nothing; what waits can be withdrawn. */
export async function askForSite({ db }: Context, body: unknown): Promise<void> {
  const { token, site, action } = parse(siteRequestSchema, body);
  await db.transaction(async (tx) => {
    const { id } = await requireLinkHolder(tx, token);
    await lockPartner(tx, id);
    // Read once more: the link may have been taken back, or the site listed, meanwhile.
    const { sites } = await requireLinkHolder(tx, token);
    if (action === 'withdraw') {
      if (await withdrawSiteRequest(tx, id, site)) return;
      throw invalid({ site: 'This site does not wait any more' });
    }
    if (isListed(sites, site)) throw invalid({ site: 'This site is listed already' });
    const requests = await listSiteRequests(tx, id);
    const before = requests.find((each) => each.site === site);
    if (before?.declined_at) {
      throw invalid({ site: 'This site was declined. Please write to us if that is wrong' });
    }
    if (before) return;
    if (requests.length >= maxSiteRequests) {
      throw invalid({ site: `You have asked for ${maxSiteRequests} sites. Please write to us` });
    }
    await insertSiteRequest(tx, id, site);
  });
}

const isListed = (sites: string[], site: string) =>
  sites.some((each) => each === site || matchesOrigin(each, site));
