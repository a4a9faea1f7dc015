import type { HistoryEntity } from '@naya/contract/history/entities';
import type { ListQuery } from '@naya/contract/office/list-query';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { pictureEntity } from '@naya/db/media/pictures';
import { listRecords } from '@naya/db/office/list-records';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import type { Actor } from '../office/actor.ts';
import { leadEntity } from '../submissions/leads.ts';
import { recordKinds } from '../office/records.ts';

const templates = recordKinds['reply-templates'].entity;
const forEditors: HistoryEntity[] = [
  ...Object.values(recordKinds)
    .map(({ entity }) => entity)
    .filter((entity) => entity !== templates),
  'document',
  pictureEntity,
];

/** Each role may read and undo these histories; null is every one. */
const readable: Record<OfficeRole, HistoryEntity[] | null> = {
  owner: null,
  editor: forEditors,
  agent: [leadEntity, templates],
};

export function requireHistoryOf({ role }: Actor, entity: string): void {
  const mine: string[] | null = readable[role];
  if (mine?.includes(entity) ?? true) return;
  throw new CoreError('forbidden', 'This history is not yours to see.');
}

/** The newest lines of one record, or of everything that is this person's to see. */
export async function getHistory({ db }: Context, actor: Actor, query: ListQuery) {
  const { entity } = query.filter;
  const one = typeof entity === 'string' && entity !== '';
  if (one) requireHistoryOf(actor, entity);
  const entities = one ? entity : (readable[actor.role] ?? undefined);
  return listRecords(db, 'history', { ...query, filter: { ...query.filter, entity: entities } });
}
