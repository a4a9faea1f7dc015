import { brandSchema, defaultBrand, type Brand } from '@naya/contract/site-info/brand';
import type { Settings } from '@naya/contract/site-info/entity';
import type { Db } from '@naya/db/client';
import { getSiteDocuments } from './get-documents.ts';

/** A brand that an older version has stored gets the defaults of newer fields. */
export function readBrand(stored: unknown): Brand {
  return brandSchema.safeParse({ ...defaultBrand, ...(stored as object) }).data ?? defaultBrand;
}

/** The settings that everyone may see. */
export async function readPublicSettings(db: Db) {
  const { settings, brand } = await getSiteDocuments({ db }, ['settings', 'brand']);
  const { site_name, whatsapp_number } = settings;
  return { site_name, whatsapp_number, brand: readBrand(brand) } satisfies Settings;
}
