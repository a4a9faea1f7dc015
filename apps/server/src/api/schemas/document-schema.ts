import { idSchema } from '@naya/contract/id';
import { withMediaSchema } from '@naya/contract/media/media-field';
import { z } from 'zod';

/** The sentence of a field, with limits that its schema applies after cleaning what was sent. */
export type FieldText = string | { description: string; [keyword: string]: unknown };

/** Another backend may use texts; our own ids are numbers. */
export const ownId = z.number().int().min(1) as unknown as typeof idSchema;

/** The same schema with a name and a sentence for each field, as the API's documentation shows them. */
export function documentSchema<Shape extends z.ZodRawShape>(
  id: string,
  schema: z.ZodObject<Shape>,
  description: string,
  fields: Record<keyof Shape, FieldText>,
): z.ZodObject<Shape> {
  const described = Object.entries(schema.shape).map(([name, field]) => {
    const text = fields[name as keyof Shape];
    const about: z.GlobalMeta = typeof text === 'string' ? { description: text } : text;
    return [name, (field === idSchema ? ownId : (field as z.ZodType)).meta(about)];
  });
  return z.object(Object.fromEntries(described) as Shape).meta({ id, description });
}

const srcsetSchema = z
  .record(z.string(), z.union([z.string(), z.null(), z.array(z.string().nullable())]))
  .optional();

/** The same for an item with pictures. */
export function documentItem<Shape extends z.ZodRawShape>(
  id: string,
  schema: z.ZodObject<Shape>,
  description: string,
  fields: Record<keyof Shape, FieldText>,
) {
  const item = withMediaSchema(schema).extend({ srcset: srcsetSchema });
  return documentSchema(id, item, description, {
    ...fields,
    media: 'The same pictures as absolute URLs, under the names of their fields.',
    srcset:
      'With the parameter `srcset`: the sizes of each picture, ready for the attribute of that name.',
  } as Record<keyof typeof item.shape, FieldText>);
}
