import type { TextDraft } from '@naya/db/columns/draft';

type Values = Record<string, unknown>;

/** A record as its editors go on with it: its draft in place of what is published, where there is one. */
export function withDraft<Row extends Values>(row: Row): Row {
  const draft = row['draft'] as TextDraft | null | undefined;
  if (!draft) return row;
  const { values, by, at } = draft;
  return { ...row, ...values, draft: { by, at } };
}
