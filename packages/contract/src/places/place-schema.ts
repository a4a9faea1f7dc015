import { z } from 'zod';
import type { OutletPlace, Place } from './place.ts';

export const placeSchema = z.object({
  city: z.string().nullable(),
  state: z.string().nullable(),
}) satisfies z.ZodType<Place>;

/** The order of the keys is PostgreSQL's. */
export const outletPlaceSchema = z.object({
  city: z.string().nullable(),
  count: z.number().nullable(),
  state: z.string().nullable(),
}) satisfies z.ZodType<OutletPlace>;
