import { sql } from '../drizzle.ts';
import { customType } from '../drizzle-tables.ts';

/** `timestamptz` that travels as ISO text, the shape the contract shows. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const now = sql`now()`;
