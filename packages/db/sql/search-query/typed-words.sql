-- Patterns of words whose beginning is one typo away: a letter changed, swapped with the next,
-- dropped, added.
CREATE OR REPLACE FUNCTION search_typos(token text) RETURNS text[]
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

-- The franchises a typed word matches, in disjoint sets by score, which is the contract's searchScore:
-- the weight of the field times the closeness of the word, and `exactBonus` unless it is misspelt. `ranking` is the contract's
-- searchRanking. A synonym of the word matches too (table search_synonyms). Unscored, they are two sets: the exact ones and the misspelt ones.
CREATE OR REPLACE FUNCTION search_token(token text, everything bit varying, ranking jsonb, scored boolean)
RETURNS TABLE (score integer, bits bit varying)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  typos text[] := search_typos(token);
  left_over bit varying := everything;
  as_typed integer := ranking #>> '{closeness,asTyped}';
  its_beginning integer := ranking #>> '{closeness,itsBeginning}';
  as_synonym integer := ranking #>> '{closeness,asSynonym}';
  with_typo integer := ranking #>> '{closeness,withTypo}';
  is_long boolean := length(token) >= (ranking ->> 'typoMinLength')::integer AND token !~ '[0-9]';
  exact_bonus integer := coalesce((ranking ->> 'exactBonus')::integer, 0);
BEGIN
  FOR score, bits IN
    WITH words AS (
      SELECT word, CASE WHEN word IN (token, token || 's') THEN as_typed ELSE its_beginning END AS closeness, false AS misspelt, false AS synonym
      FROM search_words WHERE word >= token AND word < token || U&'\+10FFFF'
      UNION ALL
      SELECT w.word, as_synonym, false, true
      FROM search_synonyms s, unnest(s.words) other JOIN search_words w ON w.word IN (other, other || 's')
      WHERE as_synonym IS NOT NULL AND s.words && ARRAY[token, rtrim(token, 's')] AND NOT starts_with(w.word, token)
      UNION ALL
      SELECT word, with_typo, true, false FROM search_words
      WHERE is_long AND beginnings && search_beginnings(token)
        AND word LIKE ANY (typos) AND NOT starts_with(word, token)
    ),
    fields AS MATERIALIZED (
      SELECT letter, (rule ->> 'weight')::integer AS weight, coalesce((rule ->> 'prose')::boolean, false) AS prose
      FROM search_word_fields() JOIN jsonb_each(ranking -> 'fields') rules (field, rule) USING (field)
    ),
    hits AS MATERIALIZED (
      SELECT CASE WHEN scored THEN weight * closeness ELSE 1 END + CASE WHEN misspelt THEN 0 ELSE exact_bonus END AS level, b.chunk, bit_or(coalesce(b.dense, b.sparse)) AS bits
      FROM words
      CROSS JOIN fields
      JOIN search_bits b ON b.term = letter || ' ' || word
      -- In running text a wrong first letter is mostly another word, and so is a longer word than the short one that was typed.
      WHERE NOT prose OR synonym OR word IN (token, token || 's')
        OR (is_long AND left(word, 1) = left(token, 1))
      GROUP BY 1, 2
    )
    SELECT levels.level, search_join(coalesce(h.bits, search_no_bits()) ORDER BY n)
    FROM (SELECT DISTINCT level FROM hits) levels
    CROSS JOIN generate_series(0, length(everything) / search_chunk_size() - 1) n
    LEFT JOIN hits h ON h.level = levels.level AND h.chunk = n
    GROUP BY levels.level ORDER BY levels.level DESC
  LOOP
    bits := bits & left_over;
    left_over := left_over & ~bits;
    RETURN NEXT;
  END LOOP;
END $$;

-- The franchises that match every typed word, in disjoint sets by the sum of their scores, best first.
CREATE OR REPLACE FUNCTION search_matches(tokens text[], everything bit varying, ranking jsonb, scored boolean)
RETURNS TABLE (score integer, bits bit varying)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  scores integer[];
  sets bit varying[];
BEGIN
  IF cardinality(tokens) = 0 THEN RETURN; END IF;
  SELECT array_agg(t.score), array_agg(t.bits) INTO scores, sets FROM search_token(tokens[1], everything, ranking, scored) t;
  FOR n IN 2 .. cardinality(tokens) LOOP
    SELECT array_agg(sums.score), array_agg(sums.bits) INTO scores, sets
    FROM (
      SELECT s.score + t.score AS score, bit_or(s.bits & t.bits) AS bits
      FROM unnest(scores, sets) s (score, bits), search_token(tokens[n], everything, ranking, scored) t GROUP BY 1
    ) sums
    WHERE bit_count(sums.bits) > 0;
  END LOOP;
  RETURN QUERY SELECT s.score, s.bits FROM unnest(scores, sets) s (score, bits) ORDER BY s.score DESC;
END $$;
