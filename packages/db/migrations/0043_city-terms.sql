-- The index also knows in which cities a franchise has outlets, whatever its headquarters: so that counting the cities of the
-- whole catalogue reads a few hundred entries instead of every franchise.
CREATE OR REPLACE FUNCTION search_terms(franchises franchises[]) RETURNS TABLE (id integer, term text)
LANGUAGE sql STABLE ROWS 1000
BEGIN ATOMIC
  WITH visible AS MATERIALIZED (
    SELECT f.*, c.name AS category,
      search_digits(coalesce(f.investment_min, f.investment_max), 12) AS investment_low,
      search_digits(coalesce(f.investment_max, f.investment_min), 12) AS investment_high,
      search_digits(coalesce(f.excepted_roi_min, f.excepted_roi_max), 4) AS roi_low,
      search_digits(coalesce(f.excepted_roi_max, f.excepted_roi_min), 4) AS roi_high
    FROM unnest(search_terms.franchises) f JOIN categories c ON c.id = f.category_id
    WHERE search_is_visible(f)
  )
  SELECT v.id, 'n ' || word FROM visible v, search_words_of(v.business_name) word
  UNION ALL
  SELECT v.id, 'c ' || word FROM visible v, search_words_of(v.category) word
  UNION ALL
  SELECT v.id, 'p ' || word FROM visible v, unnest(array_remove(v.headquarters || v.locations, NULL)) place, search_words_of(place) word
  UNION ALL
  SELECT v.id, 'd ' || word FROM visible v, search_words_of(v.description) word
  UNION ALL
  SELECT v.id, 'city ' || lower(trim(city)) FROM visible v, unnest(array_remove(v.locations, NULL)) city
  UNION ALL
  SELECT v.id, 'place ' || lower(trim(place)) FROM visible v, unnest(array_remove(v.headquarters || v.locations, NULL)) place
  UNION ALL
  SELECT v.id, 'spelling ' || lower(trim(place)) || E'\t' || trim(place) FROM visible v, unnest(array_remove(v.headquarters || v.locations, NULL)) place
  UNION ALL
  SELECT v.id, 'il' || n || ' ' || left(v.investment_low, n) FROM visible v, generate_series(1, 12) n WHERE v.investment_low IS NOT NULL
  UNION ALL
  SELECT v.id, 'ih' || n || ' ' || left(v.investment_high, n) FROM visible v, generate_series(1, 12) n WHERE v.investment_high IS NOT NULL
  UNION ALL
  SELECT v.id, 'rl' || n || ' ' || left(v.roi_low, n) FROM visible v, generate_series(1, 4) n WHERE v.roi_low IS NOT NULL
  UNION ALL
  SELECT v.id, 'rh' || n || ' ' || left(v.roi_high, n) FROM visible v, generate_series(1, 4) n WHERE v.roi_high IS NOT NULL
  UNION ALL
  SELECT v.id, 'months ' || months FROM visible v, unnest('{0,10,15,20,25,30}'::integer[]) months WHERE v.roi_high::integer >= months
  UNION ALL
  SELECT v.id, 'category ' || v.category_id FROM visible v
  UNION ALL
  SELECT v.id, 'trending ' || v.trending_type FROM visible v WHERE v.trending_type IS NOT NULL
  UNION ALL
  SELECT v.id, 'all' FROM visible v;
END;
--> statement-breakpoint
SELECT search_flip(array_agg(term), array_agg(chunk), array_agg(mask))
FROM (
  SELECT 'city ' || lower(trim(city)) AS term, f.id / 32000 AS chunk, search_mask(array_agg(f.id)) AS mask
  FROM franchises f, unnest(array_remove(f.locations, NULL)) city
  WHERE search_is_visible(f)
  GROUP BY 1, 2
) flips
HAVING count(*) > 0;
