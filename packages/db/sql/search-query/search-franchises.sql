-- A page of ids in order; the total on every row, the facets on the first. Without a hit, one row without an id.
-- `tokens` are the typed words, `asked` the filters, `ranking` the contract's searchRanking. Ranked, the best matches come
-- first and `sort` decides between equals. ROWS is the planner's guess of a page.
CREATE OR REPLACE FUNCTION search_franchises(
  tokens text[], asked jsonb, ranking jsonb, ranked boolean, sort text, start bigint, size bigint
) RETURNS TABLE (place integer, id integer, total integer, facets json)
LANGUAGE plpgsql STABLE ROWS 25
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  chunks integer := (SELECT coalesce(max(chunk), 0) + 1 FROM search_bits WHERE term = 'all');
  everything bit varying := search_any('{all}', chunks);
  levels bit varying[] := ARRAY[everything];
  matching bit varying := everything;
  names text[];
  sets bit varying[];
  hits bit varying;
  count bigint;
  ids integer[] := '{}';
BEGIN
  IF tokens IS NOT NULL THEN
    levels := search_tokens(tokens, everything, ranking, ranked);
    matching := everything & ~everything;
    FOR n IN 1 .. cardinality(levels) LOOP
      matching := matching | levels[n];
    END LOOP;
  END IF;
  SELECT coalesce(array_agg(f.name), '{}'), coalesce(array_agg(search_any(f.terms, chunks)), '{}')
  INTO names, sets FROM search_filters(asked) f;

  hits := search_pass(matching, names, sets, NULL);
  total := bit_count(hits);
  facets := search_facets(matching, names, sets);

  FOR n IN 1 .. cardinality(levels) LOOP
    count := bit_count(hits & levels[n]);
    IF start < count THEN
      ids := ids || search_pick(hits & levels[n], count, sort, start, size - cardinality(ids));
      EXIT WHEN cardinality(ids) >= size;
    END IF;
    start := greatest(start - count, 0);
  END LOOP;

  IF cardinality(ids) = 0 THEN ids := '{NULL}'; END IF;
  FOR n IN 1 .. cardinality(ids) LOOP
    place := n;
    id := ids[n];
    RETURN NEXT;
    facets := NULL;
  END LOOP;
END $$;
