import type { DocumentKey } from '@naya/contract/site-info/office-forms';
import type { Db } from '@naya/db/client';
import { findRecordBySlug } from '@naya/db/office/records';
import { findDocument } from '@naya/db/site-info/office';
import type { Context } from '../context.ts';
import type { Actor } from '../office/actor.ts';
import { createRecord, saveRecord } from '../office/save-record.ts';
import { saveDocument } from '../site-info/save-document.ts';

/** Texts with the company's details filled in, as HTML. */
export type PolicyTexts = {
  documents: Partial<Record<DocumentKey, string>>;
  page: { slug: string; title: string; content: string };
};

/** Replaces the policies and the grievance page; the history can bring the texts before back. */
export async function savePolicies(context: Context, actor: Actor, texts: PolicyTexts) {
  for (const [key, value] of Object.entries(texts.documents) as [DocumentKey, string][]) {
    const version = await versionOf(context.db, key);
    await saveDocument(context, actor, key, { value, version });
  }
  const { page } = texts;
  const before = await findRecordBySlug(context.db, 'pages', page.slug);
  if (before) await saveRecord(context, actor, 'pages', before.id, { ...before, ...page });
  else await createRecord(context, actor, 'pages', page);
}

async function versionOf(db: Db, key: DocumentKey): Promise<number> {
  return (await findDocument(db, key))?.version ?? 0;
}
