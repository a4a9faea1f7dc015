-- The catalogue's search index: for every property a franchise can have (a word, a category, a
-- place, a figure) one bitmap of the franchises that have it. A filter is an OR of bitmaps, filters
-- combine by AND, counting is a population count, so that a listing with all its facets costs
-- little more over 100,000 franchises than over 1,000. Only publicly visible franchises are in it.
-- Bit n of a bitmap is franchise n, cut into chunks that are stored and rewritten alone; of 32,000, for two such fit on a page.

-- `sparse` is compressed and `dense` is not: unpacking costs more than reading what hardly packs.
CREATE TABLE search_bits (
  term text COLLATE "C" NOT NULL,
  chunk integer NOT NULL,
  dense bit(32000),
  sparse bit(32000),
  PRIMARY KEY (term, chunk)
) WITH (toast_tuple_target = 128);
ALTER TABLE search_bits ALTER COLUMN dense SET STORAGE PLAIN, ALTER COLUMN sparse SET STORAGE MAIN;
--> statement-breakpoint
-- One row for each franchise in the index; every sort option is a column read upwards, then id.
CREATE TABLE search_docs (
  id integer PRIMARY KEY,
  "featured" bigint NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "investmentLow" bigint NOT NULL,
  "investmentHigh" bigint NOT NULL,
  "roiHigh" bigint NOT NULL
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
-- As withoutAccents in the contract. Plain ASCII, the usual case, takes the short way.
CREATE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN octet_length(value) = length(value) THEN lower(value)
  ELSE lower(normalize(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), NFC))
END;
--> statement-breakpoint
-- As wordsOf in the contract. What separates words is spelt out: PostgreSQL's character classes
-- depend on the locale and would cut Indian scripts at their vowel signs.
CREATE FUNCTION search_words_of(value text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT word
  FROM regexp_split_to_table(
    search_fold(value),
    CASE
      WHEN octet_length(value) = length(value) THEN '[^a-z0-9]+'
      ELSE '[\u0001-/:-@\[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf×÷\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\ufe00-\ufe0f\U0001f000-\U0001faff]+'
    END
  ) word
  WHERE word <> '';
END;
--> statement-breakpoint
-- Words within one typo of each other share one of these: their first four letters less any one.
CREATE FUNCTION search_beginnings(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[
  substr(word, 1, 3), substr(word, 2, 3),
  left(word, 1) || substr(word, 3, 2), left(word, 2) || substr(word, 4, 1)
];
--> statement-breakpoint
-- A figure's terms are the beginnings of its digits, with their length before them: so any range of
-- figures is a handful of terms, and all beginnings of one length stand together in order.
CREATE FUNCTION search_digits(figure bigint, digits integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN figure IS NOT NULL THEN lpad(least(figure, repeat('9', digits)::bigint)::text, digits, '0') END;
--> statement-breakpoint
CREATE FUNCTION search_is_visible(franchise franchises) RETURNS boolean
LANGUAGE sql IMMUTABLE
RETURN franchise.status = 'approved' AND franchise.deleted_at IS NULL;
--> statement-breakpoint
-- Everything the index knows about these franchises. A word bears the field it stands in: name,
-- category, place, description. A place is found by its lower case and shown in a spelling of its own.
-- The months are the contract's minRoiOptions.
CREATE FUNCTION search_terms(franchises franchises[]) RETURNS TABLE (id integer, term text)
LANGUAGE sql STABLE ROWS 1000
BEGIN ATOMIC
  WITH visible AS MATERIALIZED (
    SELECT f.*, c.name AS category,
      search_digits(coalesce(f.investment_min, f.investment_max), 12) AS investment_low,
      search_digits(coalesce(f.investment_max, f.investment_min), 12) AS investment_high,
      search_digits(coalesce(f.excepted_roi_min, f.excepted_roi_max), 4) AS roi_low,
      search_digits(coalesce(f.excepted_roi_max, f.excepted_roi_min), 4) AS roi_high
    FROM unnest(search_terms.franchises) f JOIN categories c ON c.id = f.category_id
    WHERE search_is_visible(f)
  )
  SELECT v.id, 'n ' || word FROM visible v, search_words_of(v.business_name) word
  UNION ALL
  SELECT v.id, 'c ' || word FROM visible v, search_words_of(v.category) word
  UNION ALL
  SELECT v.id, 'p ' || word FROM visible v, unnest(array_remove(v.headquarters || v.locations, NULL)) place, search_words_of(place) word
  UNION ALL
  SELECT v.id, 'd ' || word FROM visible v, search_words_of(v.description) word
  UNION ALL
  SELECT v.id, 'place ' || lower(trim(place)) FROM visible v, unnest(array_remove(v.headquarters || v.locations, NULL)) place
  UNION ALL
  SELECT v.id, 'spelling ' || lower(trim(place)) || E'\t' || trim(place) FROM visible v, unnest(array_remove(v.headquarters || v.locations, NULL)) place
  UNION ALL
  SELECT v.id, 'il' || n || ' ' || left(v.investment_low, n) FROM visible v, generate_series(1, 12) n WHERE v.investment_low IS NOT NULL
  UNION ALL
  SELECT v.id, 'ih' || n || ' ' || left(v.investment_high, n) FROM visible v, generate_series(1, 12) n WHERE v.investment_high IS NOT NULL
  UNION ALL
  SELECT v.id, 'rl' || n || ' ' || left(v.roi_low, n) FROM visible v, generate_series(1, 4) n WHERE v.roi_low IS NOT NULL
  UNION ALL
  SELECT v.id, 'rh' || n || ' ' || left(v.roi_high, n) FROM visible v, generate_series(1, 4) n WHERE v.roi_high IS NOT NULL
  UNION ALL
  SELECT v.id, 'months ' || months FROM visible v, unnest('{0,10,15,20,25,30}'::integer[]) months WHERE v.roi_high::integer >= months
  UNION ALL
  SELECT v.id, 'category ' || v.category_id FROM visible v
  UNION ALL
  SELECT v.id, 'trending ' || v.trending_type FROM visible v WHERE v.trending_type IS NOT NULL
  UNION ALL
  SELECT v.id, 'all' FROM visible v;
END;
--> statement-breakpoint
-- Every sort option as one figure or text to be read upwards, without a figure the greatest one.
-- Times are in milliseconds, as in the API; figures are cut as their terms are.
CREATE FUNCTION search_doc(franchise franchises) RETURNS search_docs
LANGUAGE sql STABLE
RETURN (
  franchise.id,
  -floor(extract(epoch FROM franchise.created_at) * 1000)::bigint - CASE WHEN franchise.is_featured THEN 1e15::bigint ELSE 0 END,
  search_fold(franchise.business_name),
  coalesce(search_digits(coalesce(franchise.investment_min, franchise.investment_max), 12)::bigint, 9e18::bigint),
  coalesce(-search_digits(coalesce(franchise.investment_max, franchise.investment_min), 12)::bigint, 9e18::bigint),
  coalesce(-search_digits(coalesce(franchise.excepted_roi_max, franchise.excepted_roi_min), 4)::bigint, 9e18::bigint)
)::search_docs;
--> statement-breakpoint
CREATE FUNCTION search_mask(ids integer[]) RETURNS bit
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bits bit(32000) := repeat('0', 32000);
  id integer;
BEGIN
  FOREACH id IN ARRAY ids LOOP
    bits := set_bit(bits, id % 32000, 1);
  END LOOP;
  RETURN bits;
END $$;
--> statement-breakpoint
-- Turns over, in each chunk of each term, the bits of those that gain or lose the term.
CREATE FUNCTION search_flip(terms text[], chunks integer[], masks bit[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Writers take turns: two that touch the same bitmaps in different order would block each other.
  PERFORM pg_advisory_xact_lock(715517003);
  WITH flipped AS (
    SELECT m.term, m.chunk, m.bits # coalesce(b.dense, b.sparse, ~(m.bits | ~m.bits)) AS bits
    FROM unnest(terms, chunks, masks) m (term, chunk, bits)
    LEFT JOIN search_bits b ON b.term = m.term AND b.chunk = m.chunk
  )
  INSERT INTO search_bits (term, chunk, dense, sparse)
  SELECT term, chunk, CASE WHEN bit_count(bits) > 64 THEN bits END, CASE WHEN bit_count(bits) <= 64 THEN bits END
  FROM flipped
  ON CONFLICT (term, chunk) DO UPDATE SET dense = excluded.dense, sparse = excluded.sparse;
  DELETE FROM search_bits WHERE term = ANY (terms) AND bit_count(sparse) = 0;

  INSERT INTO search_words (word, beginnings)
  SELECT DISTINCT substr(term, 3), search_beginnings(substr(term, 3))
  FROM unnest(terms) term WHERE term ~ '^[ncpd] '
  ON CONFLICT (word) DO NOTHING;
  DELETE FROM search_words w
  WHERE w.word IN (SELECT substr(term, 3) FROM unnest(terms) term WHERE term ~ '^[ncpd] ')
    AND NOT EXISTS (
      SELECT FROM search_bits b
      WHERE b.term IN ('n ' || w.word, 'c ' || w.word, 'p ' || w.word, 'd ' || w.word)
    );
END $$;
--> statement-breakpoint
-- Only what differs is written: most edits touch no bitmap at all.
CREATE FUNCTION search_replace(before franchises[], after franchises[]) RETURNS void
LANGUAGE plpgsql
SET work_mem = '128MB' SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM search_flip(array_agg(term), array_agg(chunk), array_agg(mask))
  FROM (
    SELECT term, id / 32000 AS chunk, search_mask(array_agg(id)) AS mask
    FROM (
      SELECT id, term FROM (
        SELECT id, term, 1 AS side FROM search_terms(before)
        UNION ALL
        SELECT id, term, 2 FROM search_terms(after)
      ) both_sides
      GROUP BY id, term HAVING min(side) = max(side)
    ) changed
    GROUP BY 1, 2
  ) flips
  HAVING count(*) > 0;
  DELETE FROM search_docs d USING unnest(before) f WHERE d.id = f.id;
  INSERT INTO search_docs SELECT d.* FROM unnest(after) f, search_doc(f) d WHERE search_is_visible(f);
END $$;
--> statement-breakpoint
-- Chunk by chunk, for a bulk load may bring any number of rows.
CREATE FUNCTION search_on_insert() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_replace('{}', array_agg(n::franchises))
  FROM new_rows n WHERE search_is_visible(n) GROUP BY n.id / 32000;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_on_update() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_replace(array_agg(o::franchises), array_agg(n::franchises))
  FROM old_rows o JOIN new_rows n ON n.id = o.id
  WHERE search_is_visible(o) OR search_is_visible(n) GROUP BY n.id / 32000;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_on_delete() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_replace(array_agg(o::franchises), '{}')
  FROM old_rows o WHERE search_is_visible(o) GROUP BY o.id / 32000;
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
-- The franchises of a category are a bitmap already: its new words gain that, its old ones lose it.
CREATE FUNCTION search_on_category_rename() RETURNS trigger
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
