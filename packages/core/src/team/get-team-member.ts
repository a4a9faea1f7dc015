import { findTeamMember } from '@naya/db/team/public';
import type { Context } from '../context.ts';
import { requireFound, notFound } from '../errors.ts';

export async function getTeamMember({ db }: Context, id: string) {
  if (!/^\d{1,9}$/.test(id)) throw notFound('Team member');
  return requireFound(await findTeamMember(db, Number(id)), 'Team member');
}
