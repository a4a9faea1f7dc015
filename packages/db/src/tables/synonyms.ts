import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { versioned } from '../columns.ts';

/** Groups of words of one meaning: who searches for one also finds the others. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    words: text('words').array().notNull(),
    ...versioned(),
  },
  (table) => [index('search_synonyms_words').using('gin', table.words)],
);
