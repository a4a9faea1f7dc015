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
  plan: 'Plan',
  order: 'Order of a plan',
  invoice: 'Invoice',
  seller: 'Details on invoices',
  webhook: 'Webhook',
  mail: 'Mail',
  work: 'Failed job',
  setup: 'Setup',
  demo: 'Demo content',
  backup: 'Backup',
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

/** A listing lost its contact by an erasure: that person is gone for good. */
export const contactErasedAction = 'contact erased';

/** Visitors saw none of these; a draft is changed or discarded, not taken back. */
export const draftActions = { saved: 'draft saved', discarded: 'draft discarded' } as const;

/** Each record that showed the picture before has a line of its own, which can be taken back. */
export const pictureReplacedAction = 'replaced';

const finalActions = new Set<string>([
  'created',
  pictureReplacedAction,
  contactErasedAction,
  ...Object.values(draftActions),
]);

type Line = { action: string; changes: { before?: Record<string, unknown> } };

/** Whether a line of the history can be taken back at all. */
export const isUndoable = ({ action, changes: { before = {} } }: Line): boolean =>
  !finalActions.has(action) && Object.keys(before).length > 0;
