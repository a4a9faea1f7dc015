-- How many of the hits have each term of a kind; those that none has are left out.
CREATE OR REPLACE FUNCTION search_facet(kind text, hits bit varying) RETURNS TABLE (value text, count bigint)
LANGUAGE plpgsql STABLE ROWS 50 AS $$
BEGIN
  RETURN QUERY
  SELECT substr(term, length(kind) + 2), sum(bit_count(coalesce(dense, sparse) & search_chunk(hits, chunk)))::bigint
  FROM search_bits WHERE term >= kind || ' ' AND term < kind || '!'
  GROUP BY term HAVING sum(bit_count(coalesce(dense, sparse) & search_chunk(hits, chunk))) > 0;
END $$;

-- The contract's Facets: what each choice would leave, the facet's own filter replaced, all others kept. A facet has the name of its filter.
CREATE OR REPLACE FUNCTION search_facets(matching bit varying, names text[], sets bit varying[]) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN json_build_object(
    'category', (
      SELECT json_agg(json_build_object('value', c.name, 'count', f.count) ORDER BY f.count DESC, c.name COLLATE "C")
      FROM search_facet('category', search_pass(matching, names, sets, 'category')) f
      JOIN categories c ON c.id = f.value::integer
    ),
    'location', (
      SELECT json_agg(json_build_object('value', s.label, 'count', f.count) ORDER BY f.count DESC, s.label COLLATE "C")
      FROM search_facet('place', search_pass(matching, names, sets, 'location')) f
      JOIN (
        SELECT split_part(b.term, E'\t', 1) AS place, min(split_part(b.term, E'\t', 2)) AS label
        FROM search_bits b WHERE b.term >= 'spelling ' AND b.term < 'spelling!' GROUP BY 1
      ) s ON s.place = 'spelling ' || f.value
    ),
    'minRoi', (
      SELECT json_agg(json_build_object('value', f.value, 'count', f.count))
      FROM search_facet('months', search_pass(matching, names, sets, 'minRoi')) f
    )
  );
END $$;
