import type { SocialLinks } from '../entities/site-info.ts';
import { link } from './addresses.ts';
import { record } from './values.ts';

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
