import type { DocumentKey } from '@naya/contract/site-info/office-forms';
import type { TextDraft } from '@naya/db/columns/draft';
import type { findDocument } from '@naya/db/site-info/office';
import { emptyDocuments } from './documents.ts';

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
