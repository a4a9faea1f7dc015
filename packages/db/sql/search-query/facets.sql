-- How many of the hits have each term of a kind; those that none has are left out.
CREATE OR REPLACE FUNCTION search_facet(kind text, hits bit varying) RETURNS TABLE (value text, count bigint)
LANGUAGE plpgsql STABLE ROWS 50 AS $$
BEGIN
  RETURN QUERY
  SELECT substr(term, length(kind) + 2), sum(bit_count(coalesce(dense, sparse) & search_chunk(hits, chunk)))::bigint
  FROM search_bits WHERE term >= kind || ' ' AND term < kind || '!'
  GROUP BY term HAVING sum(bit_count(coalesce(dense, sparse) & search_chunk(hits, chunk))) > 0;
END $$;

-- The same for a kind whose terms are cities in lower case, each with the label that it has in `labels`.
CREATE OR REPLACE FUNCTION search_city_facet(kind text, hits bit varying, labels jsonb) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object('value', f.label, 'count', f.count) ORDER BY f.count DESC, f.label COLLATE "C")
    FROM (SELECT labels ->> value AS label, count FROM search_facet(kind, hits)) f
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
CREATE OR REPLACE FUNCTION search_wide_facet(kind text, hits bit varying) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT json_agg(json_build_object('value', f.value, 'count', f.count)) FROM search_facet(kind || 'wide', hits) f);
END $$;

-- The contract's Facets: what each choice would leave, the facet's own filter replaced, all others kept. A facet has the name of its filter.
-- `location` and `openIn` count those that name the city; what `locationWide` and `openInWide` have for its state and for India comes on top.
CREATE OR REPLACE FUNCTION search_facets(matching bit varying, names text[], sets bit varying[]) RETURNS json
LANGUAGE plpgsql STABLE AS $$
DECLARE
  labels jsonb := search_labels();
  any_place bit varying := search_pass(matching, names, sets, 'location');
  any_open bit varying := search_pass(matching, names, sets, 'openIn');
BEGIN
  RETURN json_build_object(
    'category', (
      SELECT json_agg(json_build_object('value', c.name, 'count', f.count) ORDER BY f.count DESC, c.name COLLATE "C")
      FROM search_facet('category', search_pass(matching, names, sets, 'category')) f
      JOIN categories c ON c.id = f.value::integer
    ),
    'location', search_city_facet('place', any_place, labels),
    'locationWide', search_wide_facet('place', any_place),
    'openIn', search_city_facet('open', any_open, labels),
    'openInWide', search_wide_facet('open', any_open),
    'outletsIn', search_city_facet('outlets', search_pass(matching, names, sets, 'outletsIn'), labels),
    'state', (
      SELECT json_agg(json_build_object('value', f.value, 'count', f.count) ORDER BY f.count DESC, f.value COLLATE "C")
      FROM search_facet('state', search_pass(matching, names, sets, 'state')) f
    ),
    'minRoi', (
      SELECT json_agg(json_build_object('value', f.value, 'count', f.count))
      FROM search_facet('months', search_pass(matching, names, sets, 'minRoi')) f
    )
  );
END $$;
