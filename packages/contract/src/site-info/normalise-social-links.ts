import type { SocialLinks } from './entity.ts';
import { link } from '../normalise/addresses.ts';
import { record } from '../normalise/values.ts';

export function normaliseSocialLinks(value: unknown): SocialLinks | null {
  const row = record(value);
  if (!row) return null;
  return {
    facebook: link(row.facebook),
    twitter: link(row.twitter),
    instagram: link(row.instagram),
    linkedin: link(row.linkedin),
  };
}
