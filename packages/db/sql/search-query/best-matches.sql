-- The ids that match typed words best, in order; no page, no total, no facets. `ranking` is as for search_franchises.
CREATE OR REPLACE FUNCTION search_best(tokens text[], ranking jsonb, size integer) RETURNS TABLE (place integer, id integer)
LANGUAGE plpgsql STABLE ROWS 5
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  chunks integer := (SELECT coalesce(max(chunk), 0) + 1 FROM search_bits WHERE term = 'all');
  everything bit varying := search_any('{all}', chunks);
  level bit varying;
  ids integer[] := '{}';
BEGIN
  FOR level IN SELECT m.bits FROM search_matches(tokens, everything, ranking, true) m LOOP
    EXIT WHEN cardinality(ids) >= size;
    ids := ids || search_pick(level, bit_count(level), 'featured', 0, size - cardinality(ids));
  END LOOP;
  RETURN QUERY SELECT n::integer, ids[n] FROM generate_subscripts(ids, 1) n;
END $$;
