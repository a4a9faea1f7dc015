import { z } from 'zod';
import { idSchema } from '../id.ts';

const text = z.string().nullable();

export const teamMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  position: text,
  bio: text,
  image: text,
  joined: text,
  email: text,
  phone: text,
  linkedin: text,
  experience: z.array(z.string()),
  skills: z.array(z.string()),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
