import type { DraftedDocument, DraftedRecord } from '@naya/contract/drafts';
import type { HistoryEntity } from '@naya/contract/history';
import { documentForms } from '@naya/contract/site-info/office-forms';
import type { Db } from '@naya/db/client';
import type { TextDraft } from '@naya/db/columns';
import { lockRecord, putDraft } from '@naya/db/office/records';
import { lockDocument, putDocumentDraft } from '@naya/db/site-info/office';
import { z } from 'zod';
import { requireFound } from '../errors.ts';
import type { Values } from '../history.ts';
import { kindOf } from '../records/kinds.ts';
import { cleanDocument, cleanHtml } from '../sanitise.ts';
import { asDocument } from '../site-info/save-document.ts';
import { emptyDocuments } from '../site-info/documents.ts';
import { parse } from '../parse.ts';

export type StoredText = Values & { version: number; draft?: TextDraft | null };

/** Drafts and versions need to know this of a text, whichever table holds it. */
export type DraftedText = {
  entity: HistoryEntity;
  id: number | string;
  /** Checks what an editor wants to publish, with the same rules as publishing does, and cleans its HTML. */
  read: (values: Values) => Values;
  lock: (tx: Db) => Promise<StoredText>;
  put: (tx: Db, draft: TextDraft | null) => Promise<void>;
};

export function recordText(name: DraftedRecord, id: number): DraftedText {
  const { entity, form, title } = kindOf(name);
  return {
    entity,
    id,
    read(values) {
      const read = parse(form, values);
      return { ...read, content: cleanHtml(read.content ?? '') };
    },
    lock: async (tx) => requireFound(await lockRecord(tx, name, id), title),
    put: (tx, draft) => putDraft(tx, name, id, draft),
  };
}

export function documentText(key: DraftedDocument): DraftedText {
  const form = z.object({ value: documentForms[key] });
  return {
    entity: 'document',
    id: key,
    read: (values) => ({ value: cleanDocument(key, parse(form, values).value) }),
    lock: async (tx) => asDocument(key, await lockDocument(tx, key)),
    put: (tx, draft) => putDocumentDraft(tx, key, emptyDocuments[key], draft),
  };
}
