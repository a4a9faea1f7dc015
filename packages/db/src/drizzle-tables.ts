// One place for all files here, as drizzle.ts says.
export * from 'drizzle-orm/pg-core';
