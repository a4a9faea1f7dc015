import { documentForms, type DocumentKey } from '@naya/contract/site-info/office-forms';
import { homeSectionNames, type Brand } from '@naya/contract/site-info/brand';
import {
  defaultClaims,
  defaultFooter,
  defaultMenu,
  defaultValues,
} from '@naya/contract/site-info/brand-defaults';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { versionSchema } from '@naya/contract/forms/office-fields';
import type { Db } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { findDocument, lockDocument, putDocumentDraft } from '@naya/db/site-info/office';
import { putSiteDocument } from '@naya/db/site-info/public';
import type { AuditLineRow } from '@naya/db/tables/history';
import { z } from 'zod';
import type { Context, Actor } from '../context.ts';
import { CoreError, invalid } from '../errors.ts';
import { parse } from '../parse.ts';
import {
  freshnessInForce,
  monthsInForce,
  readBrand,
  type SiteDocuments,
  emptyDocuments,
} from './documents.ts';
import { cleanDocument } from '../sanitise.ts';
import { withDraft } from '../records/save-record.ts';
import {
  isSame,
  type Differences,
  requireUntouched,
  requireVersion,
  writeHistory,
} from '../history.ts';
import type { TextDraft } from '@naya/db/columns';

export async function getDocument({ db }: Context, key: DocumentKey): Promise<Document> {
  return asShown(withDraft(asDocument(key, await findDocument(db, key))));
}

/** As the office shows it, sends it back and merges it. */
function asShown<Shown extends Document>(document: Shown): Shown {
  const show = shown[document.id];
  return show ? { ...document, value: show(document.value) } : document;
}

/** What nobody has chosen is shown too, since it is in force. */
const shown: Partial<Record<DocumentKey, (value: unknown) => unknown>> = {
  settings(value) {
    const settings = value as SiteDocuments['settings'];
    return {
      ...settings,
      retention_months: monthsInForce(settings),
      freshness_months: freshnessInForce(settings),
    };
  },
  brand(value) {
    const brand = readBrand(value);
    return {
      ...brand,
      sections: brand.sections ?? homeSectionNames,
      menu: brand.menu ?? defaultMenu,
      footer: brand.footer ?? defaultFooter,
      claims: brand.claims ?? defaultClaims,
    };
  },
  about(value) {
    const about = value as SiteDocuments['about'];
    return { ...about, values: about.values ?? defaultValues };
  },
};

export async function saveDocument(
  { db }: Context,
  actor: Actor,
  key: DocumentKey,
  body: unknown,
  hasPage: HasPage = () => Promise.resolve(true),
): Promise<Document> {
  const { version } = parse(versionSchema, body);
  const form = z.object({ value: documentForms[key] });
  const value = cleanDocument(key, parse(form, body).value);
  if (key === 'brand') await checkLinks(value as Brand, hasPage);
  return db.transaction(async (tx) => {
    const before = asDocument(key, await lockDocument(tx, key));
    requireVersion(before, version, asShown(withDraft(before)));
    if (before.draft) await putDocumentDraft(tx, key, value, null);
    const saved = isSame(before.value, value)
      ? asDocument(key, await findDocument(tx, key))
      : await putDocument(tx, actor, before, value, 'changed');
    return asShown(saved);
  });
}

/** Whether this site answers a path of its own. */
export type HasPage = (path: string) => Promise<boolean>;

async function checkLinks(brand: Brand, hasPage: HasPage): Promise<void> {
  const dead: Record<string, string> = {};
  for (const list of ['menu', 'footer'] as const) {
    for (const [at, { to }] of (brand[list] ?? []).entries()) {
      if (to.startsWith('/') && !(await hasPage(to)))
        dead[`value.${list}.${at}.to`] = 'This site has no such page';
    }
  }
  if (Object.keys(dead).length > 0) throw invalid(dead);
}

export async function undoDocument(tx: Db, actor: Actor, line: AuditLineRow): Promise<Document> {
  const key = line.entity_id as DocumentKey;
  const current = asDocument(key, await lockDocument(tx, key));
  const { before, after } = line.changes as Differences;
  if (!before || !('value' in before)) throw new CoreError('invalid', 'notUndoable');
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

export type Document = {
  id: DocumentKey;
  value: unknown;
  version: number;
  updated_at: string | null;
  draft: TextDraft | null;
};

/** A document as the office reads it; one that nobody has written yet is empty. */
export function asDocument(
  key: DocumentKey,
  row: Awaited<ReturnType<typeof findDocument>>,
): Document {
  return {
    id: key,
    value: row?.value ?? emptyDocuments[key],
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
    draft: row?.draft ?? null,
  };
}
