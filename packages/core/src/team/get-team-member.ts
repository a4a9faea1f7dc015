import { findTeamMember } from '@naya/db/team/public';
import type { Context } from '../context.ts';
import { found, notFound } from '../errors.ts';

export async function getTeamMember({ db }: Context, id: string) {
  if (!/^\d{1,9}$/.test(id)) throw notFound('Team member');
  return found(await findTeamMember(db, Number(id)), 'Team member');
}
