// All files here take Drizzle from this one and drizzle-tables.ts. Its package.json names some three thousand entries, and Node reads them anew
// for each file that imports from the package: the server started half a second later.
export * from 'drizzle-orm';
