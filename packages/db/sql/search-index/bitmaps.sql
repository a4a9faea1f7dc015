-- Bit n of a bitmap is franchise n, cut into chunks that are stored and rewritten alone; two chunks of this size fit on
-- a page of PostgreSQL. The columns of search_bits are as wide; a test compares the two.
CREATE OR REPLACE FUNCTION search_chunk_size() RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 32000
$$;

-- A chunk without any franchise.
CREATE OR REPLACE FUNCTION search_no_bits() RETURNS bit varying
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT repeat('0', search_chunk_size())::bit varying
$$;

CREATE OR REPLACE FUNCTION search_mask(ids integer[]) RETURNS bit
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  size integer := search_chunk_size();
  -- PostgreSQL works it out once for all calls of a session: reading 32,000 digits takes longer than all the rest.
  bits bit varying := search_no_bits();
  id integer;
BEGIN
  FOREACH id IN ARRAY ids LOOP
    bits := set_bit(bits, id % size, 1);
  END LOOP;
  RETURN bits;
END $$;

-- Whether every search counts the hits that have this term, as `search_facets` does.
CREATE OR REPLACE FUNCTION search_is_counted(term text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT term ~ '^(category|state|months|within|place|placewide|open|openwide|outlets) '
$$;

-- Says that searches may find or count something else from now on. Writers take turns: two that touch the same bitmaps in
-- different order would block each other.
CREATE OR REPLACE FUNCTION search_touch() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(715517003);
  -- By the clock, so that no version returns after a rollback or a restored backup: processes keep facets under it.
  UPDATE search_version
  SET version = greatest(version + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint);
END $$;

-- Turns over, in each chunk of each term, the bits of those that gain or lose the term.
CREATE OR REPLACE FUNCTION search_flip(terms text[], chunks integer[], masks bit[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_touch();
  -- `sparse` is compressed and `dense` is not: unpacking costs more than reading what hardly packs or is read by every search.
  WITH flipped AS (
    SELECT m.term, m.chunk, m.bits # coalesce(b.dense, b.sparse, ~(m.bits | ~m.bits)) AS bits
    FROM unnest(terms, chunks, masks) m (term, chunk, bits)
    LEFT JOIN search_bits b ON b.term = m.term AND b.chunk = m.chunk
  )
  INSERT INTO search_bits (term, chunk, dense, sparse)
  SELECT term, chunk, CASE WHEN bit_count(bits) > most THEN bits END, CASE WHEN bit_count(bits) <= most THEN bits END
  FROM flipped, LATERAL (SELECT CASE WHEN search_is_counted(term) THEN 0 ELSE 64 END) packed (most)
  ON CONFLICT (term, chunk) DO UPDATE SET dense = excluded.dense, sparse = excluded.sparse;
  DELETE FROM search_bits WHERE term = ANY (terms) AND bit_count(sparse) = 0;

  INSERT INTO search_words (word, beginnings)
  SELECT DISTINCT substr(term, 3), search_beginnings(substr(term, 3))
  FROM unnest(terms) term WHERE search_is_word_term(term)
  ON CONFLICT (word) DO NOTHING;
  DELETE FROM search_words w
  WHERE w.word IN (SELECT substr(term, 3) FROM unnest(terms) term WHERE search_is_word_term(term))
    AND NOT EXISTS (SELECT FROM search_bits b WHERE b.term = ANY (search_word_terms(w.word)));
END $$;
