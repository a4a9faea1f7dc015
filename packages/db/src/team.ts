import type { TeamMember } from '@naya/contract/team/entity';
import { asc, eq } from './drizzle.ts';
import type { Db } from './client.ts';
import { teamMembers } from './tables/team.ts';

const columns = {
  id: teamMembers.id,
  name: teamMembers.name,
  position: teamMembers.position,
  bio: teamMembers.bio,
  image: teamMembers.image,
  joined: teamMembers.joined,
  email: teamMembers.email,
  phone: teamMembers.phone,
  linkedin: teamMembers.linkedin,
  experience: teamMembers.experience,
  skills: teamMembers.skills,
};

export async function listTeam(db: Db): Promise<TeamMember[]> {
  return await db
    .select(columns)
    .from(teamMembers)
    .orderBy(asc(teamMembers.display_order), asc(teamMembers.id));
}

export async function findTeamMember(db: Db, id: number): Promise<TeamMember | null> {
  const [member] = await db.select(columns).from(teamMembers).where(eq(teamMembers.id, id));
  return member ?? null;
}
