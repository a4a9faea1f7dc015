import { documentForms, type DocumentKey } from '@naya/contract/site-info/office-forms';
import { defaultStatsThreshold } from '@naya/contract/site-info/tiles';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { versionSchema } from '@naya/contract/office/fields';
import type { Db } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import { findDocument, lockDocument, putDocumentDraft } from '@naya/db/site-info/office';
import { putSiteDocument } from '@naya/db/site-info/public';
import type { AuditLineRow } from '@naya/db/history/table';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import { parse } from '../submissions/submission.ts';
import { freshnessInForce } from '../franchises/freshness.ts';
import { monthsInForce } from '../privacy/retention.ts';
import { cleanDocument } from '../sanitise.ts';
import { withDraft } from '../drafts/with-draft.ts';
import { asDocument, type Document } from './as-document.ts';
import type { SiteDocuments } from './documents.ts';
import type { Actor } from '../office/actor.ts';
import { isSame, type Differences } from '../history/differences.ts';
import { requireUntouched } from '../office/require-untouched.ts';
import { requireVersion } from '../office/require-version.ts';
import { writeHistory } from '../history/write-history.ts';

export async function getDocument({ db }: Context, key: DocumentKey): Promise<Document> {
  const document = withDraft(asDocument(key, await findDocument(db, key)));
  return key === 'settings' ? withMonthsInForce(document) : document;
}

/** Months and limits that nobody has set are shown too, since they are in force. */
function withMonthsInForce(document: Document): Document {
  const value = document.value as SiteDocuments['settings'];
  const inForce = {
    retention_months: monthsInForce(value),
    freshness_months: freshnessInForce(value),
    stats_threshold: value.stats_threshold ?? defaultStatsThreshold,
  };
  return { ...document, value: { ...value, ...inForce } };
}

export async function saveDocument(
  { db }: Context,
  actor: Actor,
  key: DocumentKey,
  body: unknown,
): Promise<Document> {
  const { version } = parse(versionSchema, body);
  const form = z.object({ value: documentForms[key] });
  const value = cleanDocument(key, parse(form, body).value);
  return db.transaction(async (tx) => {
    const before = asDocument(key, await lockDocument(tx, key));
    requireVersion(before, version, withDraft(before));
    if (before.draft) await putDocumentDraft(tx, key, value, null);
    return isSame(before.value, value)
      ? asDocument(key, await findDocument(tx, key))
      : putDocument(tx, actor, before, value, 'changed');
  });
}

export async function undoDocument(tx: Db, actor: Actor, line: AuditLineRow): Promise<Document> {
  const key = line.entity_id as DocumentKey;
  const current = asDocument(key, await lockDocument(tx, key));
  const { before, after } = line.changes as Differences;
  if (!before || !('value' in before)) throw new CoreError('invalid', 'This cannot be undone.');
  requireUntouched(current, after);
  return putDocument(tx, actor, current, before['value'], 'undone');
}

/** Pages read the brand with the settings; the figures on the site follow from the settings. */
const tagsOf: Partial<Record<DocumentKey, string[]>> = {
  settings: ['settings', 'stats'],
  brand: [...cacheTags.settings],
};

export async function putDocument(
  tx: Db,
  actor: Actor,
  before: Document,
  value: unknown,
  action: string,
) {
  const { id } = before;
  await putSiteDocument(tx, id, value);
  await writeHistory(
    tx,
    actor,
    action,
    { entity: 'document', id },
    {
      before: { value: before.value },
      after: { value },
    },
  );
  await notifyChangedTags(tx, tagsOf[id] ?? [id]);
  return asDocument(id, await findDocument(tx, id));
}
