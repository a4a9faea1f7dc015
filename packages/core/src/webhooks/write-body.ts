import { submissionScreenUrl } from '@naya/contract/office/urls';
import { franchiseUrl } from '@naya/contract/urls';
import { readLeadToTell, readListingToTell, readPaymentToTell } from '@naya/db/webhooks/read-told';
import type { WebhookMessageRow } from '@naya/db/tables/webhooks';
import type { Context } from '../context.ts';

type Told = Pick<Context, 'db' | 'publicUrl'>;

/** Read when it is sent, so that no copy of a person's data waits anywhere; null when what it is about is gone. */
export async function writeBody(context: Told, message: WebhookMessageRow): Promise<string | null> {
  const data = await readData(context, message);
  const { kind, created_at } = message;
  return data && JSON.stringify({ type: kind, timestamp: created_at, data });
}

async function readData({ db, publicUrl }: Told, message: WebhookMessageRow) {
  const { kind, details } = message;
  const id = message.record_id ?? 0;
  if (kind === 'test') return { message: 'Nothing has happened: somebody tried the webhook.' };
  if (kind === 'payment.received') return readPaymentToTell(db, id);
  if (kind === 'listing.approved') {
    const listing = await readListingToTell(db, id);
    return listing && { ...listing, url: publicUrl + franchiseUrl(listing.slug) };
  }
  const lead = await readLeadToTell(db, id);
  const url = lead && publicUrl + submissionScreenUrl(lead.kind, id, lead.franchise_id);
  return lead && { ...lead, ...details, office_url: url };
}
