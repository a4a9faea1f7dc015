import { readOwnId } from '@naya/contract/own-id';
import { findTeamMember } from '@naya/db/team/public';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';

export async function getTeamMember({ db }: Context, id: string) {
  const known = requireFound(readOwnId(id), 'Team member');
  return requireFound(await findTeamMember(db, known), 'Team member');
}
