-- Reading the search index. A set of franchises is one long bitmap: its chunks joined in order. The
-- functions are PL/pgSQL throughout because that keeps their plans for the session's next search.

CREATE AGGREGATE search_join(bit varying) (sfunc = bitcat, stype = bit varying);
--> statement-breakpoint
-- The franchises that have any of these terms.
CREATE FUNCTION search_any(terms text[], chunks integer) RETURNS bit varying
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT search_join(coalesce(b.bits, repeat('0', 32000)::bit(32000)) ORDER BY n)
    FROM generate_series(0, chunks - 1) n
    LEFT JOIN (
      SELECT chunk, bit_or(coalesce(dense, sparse)) AS bits FROM search_bits WHERE term = ANY (terms) GROUP BY chunk
    ) b ON b.chunk = n
  );
END $$;
--> statement-breakpoint
-- The terms of all figures from this one up: itself, and every greater digit in each of its places.
CREATE FUNCTION search_at_least(name text, digits text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  terms text[] := ARRAY[name || length(digits) || ' ' || digits];
BEGIN
  FOR place IN 1 .. length(digits) LOOP
    FOR digit IN substr(digits, place, 1)::integer + 1 .. 9 LOOP
      terms := terms || (name || place || ' ' || left(digits, place - 1) || digit);
    END LOOP;
  END LOOP;
  RETURN terms;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_at_most(name text, digits text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  terms text[] := ARRAY[name || length(digits) || ' ' || digits];
BEGIN
  FOR place IN 1 .. length(digits) LOOP
    FOR digit IN 0 .. substr(digits, place, 1)::integer - 1 LOOP
      terms := terms || (name || place || ' ' || left(digits, place - 1) || digit);
    END LOOP;
  END LOOP;
  RETURN terms;
END $$;
--> statement-breakpoint
-- What a word looks like whose beginning is one typo away: a letter changed, swapped with the next,
-- dropped, added.
CREATE FUNCTION search_typos(token text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  typos text[] := '{}';
BEGIN
  FOR n IN 0 .. length(token) - 1 LOOP
    typos := typos || ARRAY[
      left(token, n) || '_' || substr(token, n + 2) || '%',
      left(token, n) || substr(token, n + 2, 1) || substr(token, n + 1, 1) || substr(token, n + 3) || '%',
      left(token, n) || substr(token, n + 2) || '%',
      left(token, n) || '_' || substr(token, n + 1) || '%'
    ];
  END LOOP;
  RETURN typos;
END $$;
--> statement-breakpoint
-- The franchises a typed word matches, in disjoint sets by score, which is the contract's searchScore:
-- the weight of the field times the closeness of the word. Unscored, they are one set.
CREATE FUNCTION search_token(token text, everything bit varying, scored boolean)
RETURNS TABLE (score integer, bits bit varying)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  typos text[] := search_typos(token);
  left_over bit varying := everything;
BEGIN
  FOR score, bits IN
    WITH words AS (
      SELECT word, CASE WHEN word = token THEN 24 ELSE 16 END AS closeness
      FROM search_words WHERE word >= token AND word < token || U&'\+10FFFF'
      UNION ALL
      SELECT word, 1 FROM search_words
      WHERE length(token) >= 4 AND beginnings && search_beginnings(token)
        AND word LIKE ANY (typos) AND NOT starts_with(word, token)
    ),
    hits AS MATERIALIZED (
      SELECT CASE WHEN scored THEN weight * closeness ELSE 1 END AS level, b.chunk, bit_or(coalesce(b.dense, b.sparse)) AS bits
      FROM words
      CROSS JOIN (VALUES ('n', 8), ('c', 4), ('p', 2), ('d', 1)) fields (letter, weight)
      JOIN search_bits b ON b.term = letter || ' ' || word
      -- In running text a wrong first letter is mostly another word.
      WHERE letter <> 'd' OR closeness > 1 OR left(word, 1) = left(token, 1)
      GROUP BY 1, 2
    )
    SELECT levels.level, search_join(coalesce(h.bits, repeat('0', 32000)::bit(32000)) ORDER BY n)
    FROM (SELECT DISTINCT level FROM hits) levels
    CROSS JOIN generate_series(0, length(everything) / 32000 - 1) n
    LEFT JOIN hits h ON h.level = levels.level AND h.chunk = n
    GROUP BY levels.level ORDER BY levels.level DESC
  LOOP
    bits := bits & left_over;
    left_over := left_over & ~bits;
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
-- The franchises that match every typed word, in disjoint sets by the sum of their scores, best first.
CREATE FUNCTION search_tokens(tokens text[], everything bit varying, scored boolean) RETURNS bit varying[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  scores integer[];
  sets bit varying[];
BEGIN
  IF cardinality(tokens) = 0 THEN RETURN '{}'; END IF;
  SELECT array_agg(t.score), array_agg(t.bits) INTO scores, sets FROM search_token(tokens[1], everything, scored) t;
  FOR n IN 2 .. cardinality(tokens) LOOP
    SELECT array_agg(sums.score ORDER BY sums.score DESC), array_agg(sums.bits ORDER BY sums.score DESC) INTO scores, sets
    FROM (
      SELECT s.score + t.score AS score, bit_or(s.bits & t.bits) AS bits
      FROM unnest(scores, sets) s (score, bits), search_token(tokens[n], everything, scored) t GROUP BY 1
    ) sums
    WHERE bit_count(sums.bits) > 0;
  END LOOP;
  RETURN coalesce(sets, '{}');
END $$;
--> statement-breakpoint
-- How many of the hits have each term of a kind; those that none has are left out.
CREATE FUNCTION search_facet(kind text, hits bit varying) RETURNS TABLE (value text, count bigint)
LANGUAGE plpgsql STABLE ROWS 50 AS $$
BEGIN
  RETURN QUERY
  SELECT substr(term, length(kind) + 2), sum(bit_count(coalesce(dense, sparse) & substring(hits FROM chunk * 32000 + 1 FOR 32000)))::bigint AS n
  FROM search_bits WHERE term >= kind || ' ' AND term < kind || '!'
  GROUP BY term HAVING sum(bit_count(coalesce(dense, sparse) & substring(hits FROM chunk * 32000 + 1 FOR 32000))) > 0;
END $$;
--> statement-breakpoint
-- The lowest and the highest beginning of a figure that any of the hits has.
CREATE FUNCTION search_lowest(kind text, hits bit varying) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT substr(term, length(kind) + 2) FROM search_bits
    WHERE term >= kind || ' ' AND term < kind || '!'
      AND bit_count(coalesce(dense, sparse) & substring(hits FROM chunk * 32000 + 1 FOR 32000)) > 0
    ORDER BY term LIMIT 1
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION search_highest(kind text, hits bit varying) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT substr(term, length(kind) + 2) FROM search_bits
    WHERE term >= kind || ' ' AND term < kind || '!'
      AND bit_count(coalesce(dense, sparse) & substring(hits FROM chunk * 32000 + 1 FOR 32000)) > 0
    ORDER BY term DESC LIMIT 1
  );
END $$;
--> statement-breakpoint
-- One page of the hits, in order. Few are looked up and sorted; many are met soon enough on a walk
-- along the index of the order, from where the first can be.
CREATE FUNCTION search_pick(hits bit varying, total bigint, sort text, start bigint, size bigint)
RETURNS integer[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  low bigint;
BEGIN
  IF total * total < (start + size) * length(hits) / 8 THEN
    RETURN ARRAY(
      SELECT d.id FROM (
        -- The zeros between two ones say how far apart they are; what follows the last one is no id.
        SELECT (sum(octet_length(zeros) + 1) OVER (ORDER BY n))::integer - 1 AS id
        FROM string_to_table(hits::text, '1') WITH ORDINALITY parts (zeros, n) WHERE n <= total
      ) hit JOIN search_docs d USING (id)
      ORDER BY
        CASE WHEN sort = 'name' THEN d."name" END,
        CASE sort
          WHEN 'featured' THEN d."featured" WHEN 'investmentLow' THEN d."investmentLow"
          WHEN 'investmentHigh' THEN d."investmentHigh" WHEN 'roiHigh' THEN d."roiHigh"
        END,
        d.id
      OFFSET start LIMIT size
    );
  END IF;
  CASE sort
    WHEN 'featured' THEN
      RETURN ARRAY(SELECT id FROM search_docs WHERE get_bit(hits, id) = 1 ORDER BY "featured", id OFFSET start LIMIT size);
    WHEN 'name' THEN
      RETURN ARRAY(SELECT id FROM search_docs WHERE get_bit(hits, id) = 1 ORDER BY "name", id OFFSET start LIMIT size);
    WHEN 'investmentLow' THEN
      low := coalesce(search_lowest('il6', hits), 0) * 1000000;
      RETURN ARRAY(SELECT id FROM search_docs WHERE "investmentLow" >= low AND get_bit(hits, id) = 1 ORDER BY "investmentLow", id OFFSET start LIMIT size);
    WHEN 'investmentHigh' THEN
      low := -coalesce(search_highest('ih6', hits), 999999) * 1000000 - 999999;
      RETURN ARRAY(SELECT id FROM search_docs WHERE "investmentHigh" >= low AND get_bit(hits, id) = 1 ORDER BY "investmentHigh", id OFFSET start LIMIT size);
    WHEN 'roiHigh' THEN
      low := -coalesce(search_highest('rh3', hits), 999) * 10 - 9;
      RETURN ARRAY(SELECT id FROM search_docs WHERE "roiHigh" >= low AND get_bit(hits, id) = 1 ORDER BY "roiHigh", id OFFSET start LIMIT size);
  END CASE;
END $$;
--> statement-breakpoint
-- A page of ids in order; the total on every row, the facets on the first. Without a hit, one row
-- without an id. A filter that is NULL is untouched.
CREATE FUNCTION search_franchises(
  tokens text[], category text, location text, min_roi bigint, max_roi bigint,
  min_investment bigint, max_investment bigint, trending text, sort text, start bigint, size bigint
) RETURNS TABLE (place integer, id integer, total integer, facets json)
LANGUAGE plpgsql STABLE ROWS 24
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  chunks integer := (SELECT coalesce(max(chunk), 0) + 1 FROM search_bits WHERE term = 'all');
  everything bit varying := search_any('{all}', chunks);
  matching bit varying[] := ARRAY[everything];
  in_category bit varying := everything;
  in_location bit varying := everything;
  over_min_roi bit varying := everything;
  under_max_roi bit varying := everything;
  kept bit varying := everything;
  hits bit varying;
  count bigint;
  ids integer[] := '{}';
BEGIN
  IF tokens IS NOT NULL THEN
    matching := search_tokens(tokens, everything, sort = 'featured');
    kept := everything & ~everything;
    FOR n IN 1 .. cardinality(matching) LOOP
      kept := kept | matching[n];
    END LOOP;
  END IF;
  IF min_investment IS NOT NULL THEN
    kept := kept & search_any(search_at_least('ih', search_digits(min_investment, 12)), chunks);
  END IF;
  IF max_investment IS NOT NULL THEN
    kept := kept & search_any(search_at_most('il', search_digits(max_investment, 12)), chunks);
  END IF;
  IF trending IS NOT NULL THEN
    kept := kept & search_any(ARRAY['trending ' || trending], chunks);
  END IF;
  IF category IS NOT NULL THEN
    in_category := search_any(ARRAY(
      SELECT 'category ' || c.id FROM categories c
      WHERE lower(c.name) = lower(category) OR lower(c.slug) = lower(category)
    ), chunks);
  END IF;
  IF location IS NOT NULL THEN
    in_location := search_any(ARRAY['place ' || lower(location)], chunks);
  END IF;
  IF min_roi IS NOT NULL THEN
    over_min_roi := search_any(search_at_least('rh', search_digits(min_roi, 4)), chunks);
  END IF;
  IF max_roi IS NOT NULL THEN
    under_max_roi := search_any(search_at_most('rl', search_digits(max_roi, 4)), chunks);
  END IF;

  hits := kept & in_category & in_location & over_min_roi & under_max_roi;
  total := bit_count(hits);
  facets := json_build_object(
    'category', (
      SELECT json_agg(json_build_object('value', c.name, 'count', f.count) ORDER BY f.count DESC, c.name COLLATE "C")
      FROM search_facet('category', kept & in_location & over_min_roi & under_max_roi) f
      JOIN categories c ON c.id = f.value::integer
    ),
    'location', (
      SELECT json_agg(json_build_object('value', s.label, 'count', f.count) ORDER BY f.count DESC, s.label COLLATE "C")
      FROM search_facet('place', kept & in_category & over_min_roi & under_max_roi) f
      JOIN (
        SELECT split_part(b.term, E'\t', 1) AS place, min(split_part(b.term, E'\t', 2)) AS label
        FROM search_bits b WHERE b.term >= 'spelling ' AND b.term < 'spelling!' GROUP BY 1
      ) s ON s.place = 'spelling ' || f.value
    ),
    'minRoi', (
      SELECT json_agg(json_build_object('value', f.value, 'count', f.count))
      FROM search_facet('months', kept & in_category & in_location & under_max_roi) f
    )
  );

  FOR n IN 1 .. cardinality(matching) LOOP
    count := bit_count(hits & matching[n]);
    IF start < count THEN
      ids := ids || search_pick(hits & matching[n], count, sort, start, size - cardinality(ids));
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
