import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** `timestamptz` that travels as ISO text, the shape the contract shows. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const now = sql`now()`;
