import type { HistoryEntity } from '@naya/contract/history/entities';
import { draftedDocuments, draftedRecords } from '@naya/contract/drafts/drafted';

const resources: Partial<Record<HistoryEntity, (typeof draftedRecords)[number]>> = {
  blog: 'blogs',
  page: 'pages',
};

/** The path of a text that can be drafted, by its name in the history; null for what cannot. */
export function textPath(entity: HistoryEntity, id: string): string | null {
  const isDrafted = (draftedDocuments as readonly string[]).includes(id);
  if (entity === 'document') return isDrafted ? `/documents/${id}` : null;
  const resource = resources[entity];
  return resource ? `/${resource}/${id}` : null;
}
