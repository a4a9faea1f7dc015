import { hash } from 'node:crypto';
import { z } from 'zod';

const file = z.object({ size: z.number(), sha256: z.string() });
const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() });

/** The last entry of an archive: what is in it and how to tell that it is whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migration: z.object({ hash: z.string(), createdAt: z.number() }),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  tables: z.array(table),
  files: z.record(z.string(), file),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type FileFacts = z.infer<typeof file>;

export const factsOf = (bytes: Uint8Array): FileFacts => ({
  size: bytes.length,
  sha256: hash('sha256', bytes, 'hex'),
});

export const manifestName = 'manifest.json';
export const tablePrefix = 'tables/';
export const mediaPrefix = 'media/';

/** A table comes in parts of a known size: `tables/franchises/00001`. */
export const partName = (table: string, part: number) =>
  `${tablePrefix}${table}/${String(part).padStart(5, '0')}`;

/** For the person at the terminal. */
export class BackupFault extends Error {}
