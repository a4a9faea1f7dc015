import type { TeamMember } from './entity.ts';
import { splitTags } from '../format/tags.ts';
import { link, picture } from '../normalise/addresses.ts';
import { id, record, splitLines, text, texts } from '../normalise/values.ts';

export function normaliseTeamMember(value: unknown): TeamMember | null {
  const row = record(value);
  const memberId = id(row?.id);
  const name = text(row?.name);
  if (!row || memberId === null || !name) return null;
  return {
    id: memberId,
    name,
    position: text(row.position),
    bio: text(row.bio),
    image: picture(row.image),
    joined: text(row.joined),
    email: text(row.email),
    phone: text(row.phone),
    linkedin: link(row.linkedin),
    experience: texts(row.experience, splitLines),
    skills: texts(row.skills, splitTags),
  };
}
