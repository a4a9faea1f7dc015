import type { ListQuery } from '@naya/contract/office/list-query';
import type { Db } from '../client.ts';
import { contentLists } from './content-lists.ts';
import { franchiseList } from '../franchises/office-list.ts';
import { leadList } from '../submissions/office-list.ts';
import { countQuery, listConditions, pageQuery, type ListOf } from '../lists.ts';
import { brandChangeList, brandPeopleList } from '../brands/office-list.ts';
import { billingLists } from '../billing/office-lists.ts';
import { userList } from '../users.ts';
import { webhookLists } from '../webhooks/office-lists.ts';

/** Every list of the back office; a test walks their sorts, filters and search boxes over many rows. */
export const officeLists = {
  franchises: franchiseList,
  leads: leadList,
  users: userList,
  'brand-people': brandPeopleList,
  'brand-changes': brandChangeList,
  ...billingLists,
  ...webhookLists,
  ...contentLists,
} as const satisfies Record<string, ListOf>;
export type ListName = keyof typeof officeLists;

export type Listed = { data: Record<string, unknown>[]; total: number };

export async function listRecords(db: Db, name: ListName, query: ListQuery): Promise<Listed> {
  const list: ListOf = officeLists[name];
  const where = listConditions(list, query.filter);
  const [counted] = await countQuery(db, list, where);
  const total = counted?.total ?? 0;
  return { data: await pageQuery(db, list, query, where, total), total };
}
