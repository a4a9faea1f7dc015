import { customType } from '../drizzle-tables.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
