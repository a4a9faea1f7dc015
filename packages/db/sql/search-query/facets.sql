-- How many of the hits have each term of a kind; those that none has are left out. Without `hits`, how many of all.
-- No franchise has a bit from `used` on: what follows is not read.
CREATE OR REPLACE FUNCTION search_facet(kind text, hits bit varying, used integer) RETURNS TABLE (value text, count bigint)
LANGUAGE plpgsql STABLE ROWS 50 AS $$
BEGIN
  IF hits IS NULL THEN
    RETURN QUERY
    SELECT substr(term, length(kind) + 2), sum(bit_count(coalesce(dense, sparse)))::bigint
    FROM search_bits WHERE term >= kind || ' ' AND term < kind || '!' GROUP BY term;
    RETURN;
  END IF;
  RETURN QUERY
  SELECT f.value, f.count FROM (
    SELECT substr(term, length(kind) + 2) AS value, sum(bit_count(
      substring(coalesce(dense, sparse) FOR least(search_chunk_size(), used - chunk * search_chunk_size())) &
      substring(hits FROM chunk * search_chunk_size() + 1 FOR least(search_chunk_size(), used - chunk * search_chunk_size()))
    ))::bigint AS count
    FROM search_bits WHERE term >= kind || ' ' AND term < kind || '!' GROUP BY term
  ) f WHERE f.count > 0;
END $$;

-- The same for a kind whose terms are cities in lower case, each with the label that it has in `labels`.
CREATE OR REPLACE FUNCTION search_city_facet(kind text, hits bit varying, used integer, labels jsonb) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object('value', f.label, 'count', f.count) ORDER BY f.count DESC, f.label COLLATE "C")
    FROM (SELECT labels ->> value AS label, count FROM search_facet(kind, hits, used)) f
  );
END $$;

-- How each city is spelt, by its lower case.
CREATE OR REPLACE FUNCTION search_labels() RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_object_agg(substr(s.place, 10), s.label), '{}') FROM (
      SELECT split_part(b.term, E'\t', 1) AS place, min(split_part(b.term, E'\t', 2)) AS label
      FROM search_bits b WHERE b.term >= 'spelling ' AND b.term < 'spelling!' GROUP BY 1
    ) s
  );
END $$;

-- The same for what holds in all cities of a state, or of India ('*').
CREATE OR REPLACE FUNCTION search_wide_facet(kind text, hits bit varying, used integer) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT json_agg(json_build_object('value', f.value, 'count', f.count)) FROM search_facet(kind || 'wide', hits, used) f);
END $$;

-- The set that a facet counts: its own filter replaced, all others kept. Null when that leaves everything.
CREATE OR REPLACE FUNCTION search_facet_set(facet text, everything bit varying, matching bit varying, hits bit varying, names text[], sets bit varying[])
RETURNS bit varying
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN nullif(CASE WHEN facet = ANY (names) THEN search_pass(matching, names, sets, facet) ELSE hits END, everything);
END $$;

-- The contract's Facets: what each choice would leave. A facet has the name of its filter.
-- `location` and `openIn` count those that name the city; what `locationWide` and `openInWide` have for its state and for India comes on top.
CREATE OR REPLACE FUNCTION search_facets(everything bit varying, matching bit varying, hits bit varying, names text[], sets bit varying[]) RETURNS json
LANGUAGE plpgsql STABLE AS $$
DECLARE
  used integer := (SELECT max(id) + 1 FROM search_docs);
  labels jsonb := search_labels();
  any_place bit varying := search_facet_set('location', everything, matching, hits, names, sets);
  any_open bit varying := search_facet_set('openIn', everything, matching, hits, names, sets);
BEGIN
  RETURN json_build_object(
    'category', (
      SELECT json_agg(json_build_object('value', c.name, 'count', f.count) ORDER BY f.count DESC, c.name COLLATE "C")
      FROM search_facet('category', search_facet_set('category', everything, matching, hits, names, sets), used) f
      JOIN categories c ON c.id = f.value::integer
    ),
    'location', search_city_facet('place', any_place, used, labels),
    'locationWide', search_wide_facet('place', any_place, used),
    'openIn', search_city_facet('open', any_open, used, labels),
    'openInWide', search_wide_facet('open', any_open, used),
    'outletsIn', search_city_facet('outlets', search_facet_set('outletsIn', everything, matching, hits, names, sets), used, labels),
    'state', (
      SELECT json_agg(json_build_object('value', f.value, 'count', f.count) ORDER BY f.count DESC, f.value COLLATE "C")
      FROM search_facet('state', search_facet_set('state', everything, matching, hits, names, sets), used) f
    ),
    'minRoi', (
      SELECT json_agg(json_build_object('value', f.value, 'count', f.count))
      FROM search_facet('months', search_facet_set('minRoi', everything, matching, hits, names, sets), used) f
    ),
    'maxRoi', (
      SELECT json_agg(json_build_object('value', f.value, 'count', f.count))
      FROM search_facet('within', search_facet_set('maxRoi', everything, matching, hits, names, sets), used) f
    )
  );
END $$;
