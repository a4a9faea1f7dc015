-- A page of ids in order; the total on every row, on the first the version of the index, and the facets unless the caller has those of this
-- version (`known`). Without a hit, one row without an id.
-- `tokens` are the typed words, `asked` the filters, `ranking` the contract's searchRanking. Ranked, the best matches come
-- first and `sort` decides between equals. Exact matches come before misspelt ones in any order. Ranked, those that have the first
-- of the terms `asked.firstTerms` (or hold for all of its state) come before those that have the second, and so on. ROWS is the planner's guess of a page.
CREATE OR REPLACE FUNCTION search_franchises(
  tokens text[], asked jsonb, ranking jsonb, ranked boolean, sort text, start bigint, size bigint, known bigint
) RETURNS TABLE (place integer, id integer, total integer, facets json, version bigint)
LANGUAGE plpgsql STABLE ROWS 25
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  chunks integer := (SELECT coalesce(max(chunk), 0) + 1 FROM search_bits WHERE term = 'all');
  everything bit varying := search_any('{all}', chunks);
  levels bit varying[] := ARRAY[everything];
  scores integer[] := '{0}';
  matching bit varying := everything;
  names text[];
  sets bit varying[];
  hits bit varying;
  count bigint;
  ids integer[] := '{}';
BEGIN
  IF tokens IS NOT NULL THEN
    SELECT coalesce(array_agg(m.score), '{}'), coalesce(array_agg(m.bits), '{}') INTO scores, levels
    FROM search_matches(tokens, everything, ranking, ranked) m;
    matching := everything & ~everything;
    FOR n IN 1 .. cardinality(levels) LOOP
      matching := matching | levels[n];
    END LOOP;
  END IF;
  SELECT coalesce(array_agg(f.name), '{}'), coalesce(array_agg(search_any(f.terms, chunks)), '{}')
  INTO names, sets FROM search_filters(asked) f;

  hits := search_pass(matching, names, sets, NULL);
  total := bit_count(hits);
  version := (SELECT v.version FROM search_version v);
  IF known IS NULL OR version IS DISTINCT FROM known THEN facets := search_facets(everything, matching, hits, names, sets); END IF;
  IF ranked AND asked ? 'firstTerms' THEN
    levels := search_order_by_terms(levels, scores, cardinality(tokens) * (ranking ->> 'exactBonus')::integer,
      ARRAY(SELECT jsonb_array_elements_text(asked -> 'firstTerms')), asked ->> 'cityState', chunks);
  END IF;

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

-- The sets of a search, cut by the terms: first the exact matches (from this score on) with the first term, with the second, without
-- any, then the misspelt ones likewise; within each, in the order of the sets.
CREATE OR REPLACE FUNCTION search_order_by_terms(levels bit varying[], scores integer[], exact_from integer, terms text[], state text, chunks integer)
RETURNS bit varying[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  parts bit varying[] := '{}';
  rest bit varying := ~search_any('{}', chunks);
  part bit varying;
  ordered bit varying[] := '{}';
BEGIN
  FOR n IN 1 .. cardinality(terms) LOOP
    part := search_any(search_terms_around(terms[n], state), chunks) & rest;
    rest := rest & ~part;
    parts := parts || part;
  END LOOP;
  FOREACH part IN ARRAY parts || rest LOOP
    FOR n IN 1 .. cardinality(levels) LOOP
      IF scores[n] >= coalesce(exact_from, 0) THEN ordered := ordered || (levels[n] & part); END IF;
    END LOOP;
  END LOOP;
  FOREACH part IN ARRAY parts || rest LOOP
    FOR n IN 1 .. cardinality(levels) LOOP
      IF scores[n] < coalesce(exact_from, 0) THEN ordered := ordered || (levels[n] & part); END IF;
    END LOOP;
  END LOOP;
  RETURN ordered;
END $$;
