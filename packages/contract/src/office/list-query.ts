import { z } from 'zod';
import { parseJson } from '../parse-json.ts';

const filterSchema = z.record(z.string(), z.unknown());
const maxPerPage = 200;
/** Beyond this nobody turns pages: the list says that there are more. */
export const maxCountedRows = 10_000;

function parseFilter(text: string): Record<string, unknown> {
  try {
    return filterSchema.catch({}).parse(parseJson(text));
  } catch {
    return {};
  }
}

/** How every list of the back office is asked for; unusable values are ignored. */
export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  perPage: z.coerce.number().int().min(1).max(maxPerPage).catch(25),
  sort: z.string().catch(''),
  order: z.enum(['ASC', 'DESC']).catch('DESC'),
  filter: z.string().catch('{}').transform(parseFilter),
});
export type ListQuery = z.infer<typeof listQuerySchema>;
