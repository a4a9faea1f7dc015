/** The subjects of the history's lines, each with its name in the office. */
export const historyEntities = {
  franchise: 'Franchise',
  submission: 'Lead',
  category: 'Category',
  blog: 'Blog post',
  event: 'Event',
  synonyms: 'Search words',
  'reply-template': 'Reply template',
  'team-member': 'Team member',
  page: 'Page',
  picture: 'Picture',
  document: 'Settings and texts',
  user: 'Person',
  person: 'Person of a brand',
  partner: 'Partner',
  mail: 'Mail',
  work: 'Failed job',
  setup: 'Setup',
  demo: 'Demo content',
};
export type HistoryEntity = keyof typeof historyEntities;

export type HistoryLine = {
  id: number;
  at: string;
  actor: string;
  action: string;
  entity: HistoryEntity;
  entity_id: string;
  /** Today's name of the record. */
  title: string | null;
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> };
};
