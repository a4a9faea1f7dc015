-- The catalogue's search index: for every property a franchise can have (a word, a category, a
-- place, a figure) one bitmap of the franchises that have it. A filter is an OR of bitmaps, filters
-- combine by AND, counting is a population count, so that a listing with all its facets costs
-- little more over 100,000 franchises than over 1,000. Only publicly visible franchises are in it.
-- Bit n of a bitmap is franchise n, cut into chunks of 16,384 that are stored and rewritten alone.

CREATE TABLE search_bits (
  term text COLLATE "C" NOT NULL,
  chunk integer NOT NULL,
  bits bit(16384) NOT NULL,
  PRIMARY KEY (term, chunk)
) WITH (toast_tuple_target = 128);
-- MAIN: sparse chunks are compressed, none leaves its row.
ALTER TABLE search_bits ALTER COLUMN bits SET STORAGE MAIN;
--> statement-breakpoint
-- One row for each franchise in the index; every sort option is a column read upwards, then id.
CREATE TABLE search_docs (
  id integer PRIMARY KEY,
  "featured" bigint NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "investmentLow" bigint,
  "investmentHigh" bigint,
  "roiHigh" bigint
);
CREATE INDEX search_docs_featured ON search_docs ("featured", id);
CREATE INDEX search_docs_name ON search_docs ("name", id);
CREATE INDEX search_docs_investment_low ON search_docs ("investmentLow", id);
CREATE INDEX search_docs_investment_high ON search_docs ("investmentHigh", id);
CREATE INDEX search_docs_roi_high ON search_docs ("roiHigh", id);
--> statement-breakpoint
-- Every word in the index, to find those that begin like a typed word, with at most one typo.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  beginnings text[] NOT NULL
);
CREATE INDEX search_words_beginnings ON search_words USING gin (beginnings) WITH (fastupdate = off);
--> statement-breakpoint
-- As withoutAccents in the contract.
CREATE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(normalize(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), NFC));
--> statement-breakpoint
-- As wordsOf in the contract. What separates words is spelt out: character classes of PostgreSQL
-- depend on the locale and would cut Indian scripts at their vowel signs.
CREATE FUNCTION search_words_of(value text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT DISTINCT word
  FROM regexp_split_to_table(
    search_fold(value),
    '[\u0001-/:-@\[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf×÷\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\ufe00-\ufe0f\U0001f000-\U0001faff]+'
  ) AS word
  WHERE word <> '';
END;
--> statement-breakpoint
-- Words within one typo of each other share one of these: their first four letters less any one.
CREATE FUNCTION search_beginnings(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY[
  substr(word, 1, 3), substr(word, 2, 3),
  left(word, 1) || substr(word, 3, 2), left(word, 2) || substr(word, 4, 1)
];
--> statement-breakpoint
-- A figure's terms: itself and what is left of it as digits are cut off its end, so that any range
-- of figures is a handful of terms.
CREATE FUNCTION search_figure_terms(name text, digits integer, figure bigint) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 10
BEGIN ATOMIC
  SELECT name || cut || ' ' || least(figure, 10::numeric ^ digits - 1)::bigint / (10::numeric ^ cut)::bigint
  FROM generate_series(0, digits - 1) AS cut;
END;
--> statement-breakpoint
-- Everything the index knows about a franchise; nothing when it is not publicly visible.
-- A word bears the field it stands in: name, category, place, description. A place bears both the
-- key it is found by and the spelling it is shown with.
CREATE FUNCTION search_terms(franchise franchises) RETURNS SETOF text
LANGUAGE sql STABLE ROWS 80
BEGIN ATOMIC
  SELECT term
  FROM (
    SELECT 'n ' || search_words_of(franchise.business_name)
    UNION ALL
    SELECT 'c ' || search_words_of(category.name) FROM categories category WHERE category.id = franchise.category_id
    UNION ALL
    SELECT 'p ' || search_words_of(concat_ws(' ', franchise.headquarters, array_to_string(franchise.locations, ' ')))
    UNION ALL
    SELECT 'd ' || search_words_of(franchise.description)
    UNION ALL
    SELECT DISTINCT 'place ' || lower(trim(place)) || E'\t' || trim(place) FROM unnest(franchise.headquarters || franchise.locations) place
    UNION ALL
    SELECT search_figure_terms('il', 12, coalesce(franchise.investment_min, franchise.investment_max))
    UNION ALL
    SELECT search_figure_terms('ih', 12, coalesce(franchise.investment_max, franchise.investment_min))
    UNION ALL
    SELECT search_figure_terms('rl', 4, coalesce(franchise.excepted_roi_min, franchise.excepted_roi_max))
    UNION ALL
    SELECT search_figure_terms('rh', 4, coalesce(franchise.excepted_roi_max, franchise.excepted_roi_min))
    UNION ALL
    VALUES ('all'), ('category ' || franchise.category_id), ('trending ' || franchise.trending_type)
  ) AS terms (term)
  WHERE term IS NOT NULL AND franchise.status = 'approved' AND franchise.deleted_at IS NULL;
END;
--> statement-breakpoint
-- Every sort option as one figure or text to be read upwards; times are in milliseconds, as in the API.
CREATE FUNCTION search_doc(franchise franchises) RETURNS search_docs
LANGUAGE sql STABLE
RETURN (
  franchise.id,
  -floor(extract(epoch FROM franchise.created_at) * 1000)::bigint - CASE WHEN franchise.is_featured THEN 1e15::bigint ELSE 0 END,
  search_fold(franchise.business_name),
  coalesce(franchise.investment_min, franchise.investment_max),
  -coalesce(franchise.investment_max, franchise.investment_min),
  -coalesce(franchise.excepted_roi_max, franchise.excepted_roi_min)
)::search_docs;
--> statement-breakpoint
CREATE FUNCTION search_is_visible(franchise franchises) RETURNS boolean
LANGUAGE sql IMMUTABLE
RETURN franchise.status = 'approved' AND franchise.deleted_at IS NULL;
--> statement-breakpoint
-- Some franchises of one chunk that a term gains or loses.
CREATE TYPE search_mask AS (term text, chunk integer, bits bit(16384));
--> statement-breakpoint
CREATE FUNCTION search_bit(id integer) RETURNS bit
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN set_bit(repeat('0', 16384)::bit(16384), id % 16384, 1);
--> statement-breakpoint
CREATE FUNCTION search_write(added search_mask[], removed search_mask[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF added IS NULL AND removed IS NULL THEN RETURN; END IF;
  -- Writers take turns: two that touch the same bitmaps in different order would block each other.
  PERFORM pg_advisory_xact_lock(715517003);

  INSERT INTO search_bits AS b (term, chunk, bits) SELECT term, chunk, bits FROM unnest(added)
  ON CONFLICT (term, chunk) DO UPDATE SET bits = b.bits | excluded.bits;
  INSERT INTO search_words (word, beginnings)
  SELECT DISTINCT substr(term, 3), search_beginnings(substr(term, 3)) FROM unnest(added) WHERE term ~ '^[ncpd] '
  ON CONFLICT (word) DO NOTHING;

  UPDATE search_bits b SET bits = b.bits & ~m.bits
  FROM unnest(removed) m WHERE b.term = m.term AND b.chunk = m.chunk;
  DELETE FROM search_bits b USING unnest(removed) m
  WHERE b.term = m.term AND b.chunk = m.chunk AND bit_count(b.bits) = 0;
  DELETE FROM search_words w
  USING (SELECT DISTINCT substr(term, 3) AS word FROM unnest(removed) WHERE term ~ '^[ncpd] ') gone
  WHERE w.word = gone.word AND NOT EXISTS (
    SELECT FROM search_bits WHERE term IN ('n ' || w.word, 'c ' || w.word, 'p ' || w.word, 'd ' || w.word)
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION search_on_insert() RETURNS trigger
LANGUAGE plpgsql SET work_mem = '256MB' AS $$
BEGIN
  INSERT INTO search_docs SELECT d.* FROM new_rows n, search_doc(n) d WHERE search_is_visible(n);
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM search_write((
    SELECT array_agg((term, chunk, bits)::search_mask) FROM (
      SELECT term, id / 16384 AS chunk, bit_or(search_bit(id)) AS bits
      FROM new_rows n, search_terms(n) term GROUP BY 1, 2
    ) masks
  ), NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_on_delete() RETURNS trigger
LANGUAGE plpgsql SET work_mem = '256MB' AS $$
BEGIN
  DELETE FROM search_docs d USING old_rows o WHERE d.id = o.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM search_write(NULL, (
    SELECT array_agg((term, chunk, bits)::search_mask) FROM (
      SELECT term, id / 16384 AS chunk, bit_or(search_bit(id)) AS bits
      FROM old_rows o, search_terms(o) term GROUP BY 1, 2
    ) masks
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only what differs is written: most edits touch no bitmap at all.
CREATE FUNCTION search_on_update() RETURNS trigger
LANGUAGE plpgsql SET work_mem = '256MB' AS $$
DECLARE
  added search_mask[];
  removed search_mask[];
BEGIN
  DELETE FROM search_docs d USING old_rows o WHERE d.id = o.id;
  INSERT INTO search_docs SELECT d.* FROM new_rows n, search_doc(n) d WHERE search_is_visible(n);
  WITH before AS (SELECT id, term FROM old_rows o, search_terms(o) term),
  after AS (SELECT id, term FROM new_rows n, search_terms(n) term),
  changed AS (
    SELECT id, term, true AS gained FROM (SELECT * FROM after EXCEPT SELECT * FROM before) gains
    UNION ALL
    SELECT id, term, false FROM (SELECT * FROM before EXCEPT SELECT * FROM after) losses
  ),
  masks AS (
    SELECT gained, (term, id / 16384, bit_or(search_bit(id)))::search_mask AS mask
    FROM changed GROUP BY gained, term, id / 16384
  )
  SELECT array_agg(mask) FILTER (WHERE gained), array_agg(mask) FILTER (WHERE NOT gained)
  INTO added, removed FROM masks;
  PERFORM search_write(added, removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_on_truncate() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search_docs, search_bits, search_words;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The franchises of a category are a bitmap already: its new words get that, its old ones lose it.
CREATE FUNCTION search_on_category_rename() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  added search_mask[];
  removed search_mask[];
BEGIN
  SELECT array_agg(('c ' || word, chunk, bits)::search_mask) INTO added
  FROM search_words_of(new.name) word, search_bits WHERE term = 'category ' || new.id;
  SELECT array_agg(('c ' || word, chunk, bits)::search_mask) INTO removed
  FROM (SELECT search_words_of(old.name) EXCEPT SELECT search_words_of(new.name)) lost (word), search_bits
  WHERE term = 'category ' || new.id;
  PERFORM search_write(added, removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON franchises
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_on_insert();
CREATE TRIGGER search_update AFTER UPDATE ON franchises
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_on_update();
CREATE TRIGGER search_delete AFTER DELETE ON franchises
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_on_delete();
CREATE TRIGGER search_truncate AFTER TRUNCATE ON franchises
FOR EACH STATEMENT EXECUTE FUNCTION search_on_truncate();
CREATE TRIGGER search_category_rename AFTER UPDATE OF name ON categories
FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION search_on_category_rename();
