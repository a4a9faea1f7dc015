import { z } from 'zod';

/** The same schema with a name and a sentence for each field, as the API's documentation shows them. */
export function documentSchema<Shape extends z.ZodRawShape>(
  id: string,
  schema: z.ZodObject<Shape>,
  description: string,
  fields: Record<keyof Shape, string>,
): z.ZodObject<Shape> {
  const described = Object.entries(schema.shape).map(([name, field]) => [
    name,
    (field as z.ZodType).describe(fields[name as keyof Shape]),
  ]);
  return z.object(Object.fromEntries(described) as Shape).meta({ id, description });
}

/** For the schemas with pictures; our own pages do without. */
export const mediaSentence =
  'The same pictures as absolute URLs, under the names of their fields; not in the calls of our own pages.';
