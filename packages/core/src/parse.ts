import { fieldErrors, formParams } from '@naya/contract/forms/field-errors';
import type { z } from 'zod';
import { invalid } from './errors.ts';

export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input, formParams);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}
