-- Only what differs is written: most edits touch no bitmap at all.
CREATE OR REPLACE FUNCTION search_replace(before franchises[], after franchises[]) RETURNS void
LANGUAGE plpgsql
SET work_mem = '128MB' SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM search_flip(array_agg(term), array_agg(chunk), array_agg(mask))
  FROM (
    SELECT term, id / search_chunk_size() AS chunk, search_mask(array_agg(id)) AS mask
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

-- Writes the whole index anew. migrateDatabase calls it when a file of this folder has changed. Searches go on with the
-- old index until the transaction ends; writers wait, for a trigger of theirs may still run the old functions.
CREATE OR REPLACE FUNCTION search_rebuild() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE categories, franchises IN SHARE ROW EXCLUSIVE MODE;
  PERFORM search_touch();
  DELETE FROM search_bits;
  DELETE FROM search_words;
  DELETE FROM search_docs;
  PERFORM search_replace('{}', array_agg(f))
  FROM franchises f WHERE search_is_visible(f) GROUP BY f.id / search_chunk_size();
END $$;
