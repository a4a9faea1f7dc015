import type { ListQuery } from '@naya/contract/office/list-query';
import type { OfficeRole } from '@naya/contract/office/roles';
import { contentLists } from '@naya/db/queries/office/content-lists';
import { listRecords } from '@naya/db/queries/office/lists';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import type { Actor } from './actor.ts';

const notForEditors = new Set(['submission', 'user']);

/** Whose history each role may read and undo; owners every one. */
const readable: Record<OfficeRole, (entity: string) => boolean> = {
  owner: () => true,
  editor: (entity) => !notForEditors.has(entity),
  agent: (entity) => entity === 'submission',
};

export function requireHistoryOf({ role }: Actor, entity: unknown): void {
  if (readable[role](typeof entity === 'string' ? entity : '')) return;
  throw new CoreError('forbidden', 'This history is not yours to see.');
}

/** The newest lines of one record, or of everything that is this person's to see. */
export async function getHistory({ db }: Context, actor: Actor, query: ListQuery) {
  const { entity = defaultEntity[actor.role] } = query.filter;
  if (entity !== undefined) requireHistoryOf(actor, entity);
  const except = actor.role === 'editor' ? { except: [...notForEditors] } : {};
  const filter = { ...query.filter, entity, ...except };
  return listRecords(db, contentLists.history, { ...query, filter });
}

const defaultEntity: Partial<Record<OfficeRole, string>> = { agent: 'submission' };
