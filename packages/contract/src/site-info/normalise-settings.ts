import type { Settings } from './entity.ts';
import { provider } from './provider.ts';
import { record, text } from '../normalise/values.ts';

export function normaliseSettings(value: unknown): Settings | null {
  const row = record(value);
  if (!row) return null;
  return {
    site_name: text(row.site_name) ?? provider.siteName,
    whatsapp_number: text(row.whatsapp_number),
  };
}
