-- Everything the index knows about these franchises. A new property of a franchise by which it can be filtered is one more SELECT here.
-- A place is found by its lower case and shown in a spelling of its own.
CREATE OR REPLACE FUNCTION search_terms(franchises franchises[]) RETURNS TABLE (id integer, term text)
LANGUAGE sql STABLE ROWS 1000 AS $$
  WITH visible AS MATERIALIZED (
    SELECT f.id, f.business_name, f.description, f.category_id, f.trending_type, c.name AS category,
      search_places(f) AS places, search_cities(f) AS cities,
      search_figure(f, 'il') AS il, search_figure(f, 'ih') AS ih, search_figure(f, 'rl') AS rl, search_figure(f, 'rh') AS rh
    FROM unnest(search_terms.franchises) f JOIN categories c ON c.id = f.category_id
    WHERE search_is_visible(f)
  )
  SELECT v.id, 'n ' || word FROM visible v, search_words_of(v.business_name) word
  UNION ALL
  SELECT v.id, 'c ' || word FROM visible v, search_words_of(v.category) word
  UNION ALL
  SELECT v.id, 'p ' || word FROM visible v, unnest(v.places) place, search_words_of(place) word
  UNION ALL
  SELECT v.id, 'd ' || word FROM visible v, search_words_of(v.description) word
  UNION ALL
  SELECT v.id, 'city ' || lower(trim(city)) FROM visible v, unnest(v.cities) city
  UNION ALL
  SELECT p.id, p.term FROM search_place_terms(search_terms.franchises) p
  UNION ALL
  SELECT v.id, kind || n || ' ' || left(digits, n)
  FROM visible v, (VALUES ('il'), ('ih'), ('rl'), ('rh')) kinds (kind),
    LATERAL (SELECT CASE kind WHEN 'il' THEN v.il WHEN 'ih' THEN v.ih WHEN 'rl' THEN v.rl WHEN 'rh' THEN v.rh END) figure (digits),
    generate_series(1, length(digits)) n
  UNION ALL
  SELECT v.id, 'months ' || months FROM visible v, unnest(search_month_options()) months WHERE v.rh::integer >= months
  UNION ALL
  SELECT v.id, 'within ' || months FROM visible v, unnest(search_within_options()) months WHERE v.rl::integer <= months
  UNION ALL
  SELECT v.id, 'category ' || v.category_id FROM visible v
  UNION ALL
  SELECT v.id, 'trending ' || v.trending_type FROM visible v WHERE v.trending_type IS NOT NULL
  UNION ALL
  SELECT v.id, 'all' FROM visible v
$$;
