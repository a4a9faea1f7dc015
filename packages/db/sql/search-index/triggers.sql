-- Chunk by chunk, for a bulk load may bring any number of rows.
CREATE OR REPLACE FUNCTION search_on_insert() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_replace('{}', array_agg(n::franchises))
  FROM new_rows n WHERE search_is_visible(n) GROUP BY n.id / search_chunk_size();
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_on_update() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_replace(array_agg(o::franchises), array_agg(n::franchises))
  FROM old_rows o JOIN new_rows n ON n.id = o.id
  WHERE search_is_visible(o) OR search_is_visible(n) GROUP BY n.id / search_chunk_size();
  -- The index has no terms for these: search_figures and the figures of the site read them from the table.
  IF EXISTS (
    SELECT FROM old_rows o JOIN new_rows n USING (id)
    WHERE (o.franchise_fee, o.total_outlets) IS DISTINCT FROM (n.franchise_fee, n.total_outlets)
  ) THEN
    PERFORM search_touch();
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_on_delete() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_replace(array_agg(o::franchises), '{}')
  FROM old_rows o WHERE search_is_visible(o) GROUP BY o.id / search_chunk_size();
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_on_truncate() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_touch();
  TRUNCATE search_docs, search_bits, search_words;
  RETURN NULL;
END $$;

-- The franchises of a category are a bitmap already: its new words gain that, its old ones lose it.
CREATE OR REPLACE FUNCTION search_on_category_rename() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_flip(array_agg('c ' || word), array_agg(chunk), array_agg(coalesce(dense, sparse)))
  FROM (
    SELECT word FROM (
      SELECT word, 1 AS side FROM search_words_of(old.name) word
      UNION ALL
      SELECT word, 2 FROM search_words_of(new.name) word
    ) both_sides
    GROUP BY word HAVING min(side) = max(side)
  ) changed, search_bits
  WHERE term = 'category ' || new.id HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Names and slugs of categories are read by a search itself, and so are synonyms.
CREATE OR REPLACE FUNCTION search_on_other_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_touch();
  RETURN NULL;
END $$;

-- In the order in which search_rebuild locks the tables.
CREATE OR REPLACE TRIGGER search_category_rename AFTER UPDATE OF name ON categories
FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION search_on_category_rename();
CREATE OR REPLACE TRIGGER search_category_change AFTER INSERT OR UPDATE OR DELETE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION search_on_other_change();
CREATE OR REPLACE TRIGGER search_insert AFTER INSERT ON franchises
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_on_insert();
CREATE OR REPLACE TRIGGER search_update AFTER UPDATE ON franchises
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_on_update();
CREATE OR REPLACE TRIGGER search_delete AFTER DELETE ON franchises
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_on_delete();
CREATE OR REPLACE TRIGGER search_truncate AFTER TRUNCATE ON franchises
FOR EACH STATEMENT EXECUTE FUNCTION search_on_truncate();
CREATE OR REPLACE TRIGGER search_synonym_change AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
FOR EACH STATEMENT EXECUTE FUNCTION search_on_other_change();
