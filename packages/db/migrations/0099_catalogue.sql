-- Searches are answered from memory. What an instance of the version before searches in stands still; its tables and functions stay
-- until no such instance runs any more.
DROP TRIGGER IF EXISTS search_category_rename ON categories;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_category_change ON categories;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_insert ON franchises;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_update ON franchises;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_delete ON franchises;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_truncate ON franchises;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_synonym_change ON search_synonyms;
