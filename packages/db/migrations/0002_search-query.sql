-- Reading the search index. A set of franchises is one long bitmap: its chunks joined in order.

CREATE AGGREGATE search_join(bit varying) (sfunc = bitcat, stype = bit varying);
--> statement-breakpoint
CREATE FUNCTION search_chunk_count() RETURNS integer
LANGUAGE sql STABLE
RETURN (SELECT coalesce(max(chunk), 0) + 1 FROM search_bits WHERE term = 'all');
--> statement-breakpoint
-- The franchises that have any of these terms.
CREATE FUNCTION search_any(terms text[], chunks integer) RETURNS bit varying
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT search_join(coalesce(found.bits, repeat('0', 16384)::bit(16384)) ORDER BY n)
  FROM generate_series(0, chunks - 1) n
  LEFT JOIN (
    SELECT chunk, bit_or(bits) AS bits FROM search_bits WHERE term = ANY (terms) GROUP BY chunk
  ) found ON found.chunk = n;
END;
--> statement-breakpoint
-- The terms that cover all figures from `bound` up: itself, and every greater digit in its places.
CREATE FUNCTION search_at_least(name text, digits integer, bound bigint) RETURNS text[]
LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT array_agg(name || cut || ' ' || figure)
  FROM generate_series(0, digits - 1) cut,
    LATERAL (SELECT least(bound, 10::numeric ^ digits - 1)::bigint / (10::numeric ^ cut)::bigint AS own) b,
    generate_series(own + CASE cut WHEN 0 THEN 0 ELSE 1 END, own / 10 * 10 + 9) figure;
END;
--> statement-breakpoint
CREATE FUNCTION search_at_most(name text, digits integer, bound bigint) RETURNS text[]
LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT array_agg(name || cut || ' ' || figure)
  FROM generate_series(0, digits - 1) cut,
    LATERAL (SELECT least(bound, 10::numeric ^ digits - 1)::bigint / (10::numeric ^ cut)::bigint AS own) b,
    generate_series(own / 10 * 10, own - CASE cut WHEN 0 THEN 0 ELSE 1 END) figure;
END;
--> statement-breakpoint
-- What a word looks like whose beginning is one typo away: a letter changed, swapped with the next,
-- dropped, added.
CREATE FUNCTION search_typos(token text) RETURNS text[]
LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT array_agg(typo)
  FROM generate_series(0, length(token) - 1) n,
    LATERAL (VALUES
      (left(token, n) || '_' || substr(token, n + 2) || '%'),
      (left(token, n) || substr(token, n + 2, 1) || substr(token, n + 1, 1) || substr(token, n + 3) || '%'),
      (left(token, n) || substr(token, n + 2) || '%'),
      (left(token, n) || '_' || substr(token, n + 1) || '%')
    ) typos (typo);
END;
--> statement-breakpoint
-- The terms a typed word matches, each with its score, as the contract's searchScore has it: the
-- weight of the field times the closeness of the word.
CREATE FUNCTION search_token_terms(token text) RETURNS TABLE (term text, score integer)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT letter || ' ' || word, weight * closeness
  FROM (
    SELECT word, CASE WHEN word = token THEN 3 ELSE 2 END AS closeness
    FROM search_words WHERE word >= token AND word < token || U&'\+10FFFF'
    UNION ALL
    SELECT word, 1
    FROM search_words
    WHERE length(token) >= 4 AND beginnings && search_beginnings(token)
      AND word LIKE ANY (search_typos(token)) AND NOT starts_with(word, token)
  ) words
  CROSS JOIN (VALUES ('n', 8), ('c', 4), ('p', 2), ('d', 1)) fields (letter, weight)
  WHERE letter <> 'd' OR closeness > 1 OR left(word, 1) = left(token, 1);
END;
--> statement-breakpoint
-- The franchises a typed word matches, in disjoint sets, the best score first.
CREATE FUNCTION search_token(token text, chunks integer, scored boolean)
RETURNS TABLE (score integer, bits bit varying)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  better bit varying := repeat('0', chunks * 16384)::bit varying;
BEGIN
  FOR score, bits IN
    SELECT hits.score, search_join(coalesce(found.bits, repeat('0', 16384)::bit(16384)) ORDER BY n)
    FROM (
      SELECT CASE WHEN scored THEN t.score ELSE 1 END AS score, array_agg(t.term) AS terms
      FROM search_token_terms(token) t GROUP BY 1
    ) hits
    CROSS JOIN generate_series(0, chunks - 1) n
    LEFT JOIN LATERAL (
      SELECT bit_or(b.bits) AS bits FROM search_bits b WHERE b.term = ANY (hits.terms) AND b.chunk = n
    ) found ON true
    GROUP BY hits.score ORDER BY hits.score DESC
  LOOP
    bits := bits & ~better;
    better := better | bits;
    RETURN NEXT;
  END LOOP;
END $$;
