-- The terms of the places of these franchises. `<kind> <city in lower case>` says that it names the city; kinds are 'open', 'waiting' and
-- 'outlets' for its lists, 'place' for these and its headquarters and locations. Who is open or has a waiting list anywhere in a state is so
-- in each of its cities that we know: that is `<kind>wide <state>`, and `<kind>wide *` for all of India. Of one kind a franchise has
-- at most one of these terms that hold for a city, so that the counts of the three add up.
CREATE OR REPLACE FUNCTION search_place_terms(franchises franchises[]) RETURNS TABLE (id integer, term text)
LANGUAGE sql STABLE ROWS 1000 AS $$
  WITH known AS MATERIALIZED (SELECT * FROM search_known_places()),
  states AS MATERIALIZED (SELECT DISTINCT k.state FROM known k),
  located AS MATERIALIZED (
    SELECT f.id, lists.kind, trim(place ->> 'city') AS city, place ->> 'state' AS state
    FROM unnest(search_place_terms.franchises) f,
      LATERAL (VALUES ('open', f.open_cities), ('waiting', f.waiting_cities), ('outlets', f.outlet_cities)) lists (kind, places),
      jsonb_array_elements(lists.places) place
    WHERE search_is_visible(f)
    UNION ALL
    SELECT f.id, 'text', coalesce(k.city, trim(place)), coalesce(k.state, s.state)
    FROM unnest(search_place_terms.franchises) f, unnest(search_places(f)) place
    LEFT JOIN known k ON k.name = lower(trim(place))
    LEFT JOIN states s ON lower(s.state) = lower(trim(place))
    WHERE search_is_visible(f)
  ),
  placed AS MATERIALIZED (
    SELECT l.id, kinds.kind, l.city, l.state,
      bool_or(l.state IS NULL) FILTER (WHERE l.city IS NULL) OVER same AS in_india,
      array_agg(l.state) FILTER (WHERE l.city IS NULL) OVER same AS in_states
    FROM located l, LATERAL (VALUES (l.kind), ('place')) kinds (kind)
    WHERE kinds.kind <> 'text' AND (l.city IS NOT NULL OR l.kind IN ('open', 'waiting'))
    WINDOW same AS (PARTITION BY l.id, kinds.kind)
  )
  SELECT p.id, p.kind || ' ' || lower(p.city)
  FROM placed p LEFT JOIN (SELECT DISTINCT lower(k.city) AS city, k.state FROM known k) c ON c.city = lower(p.city)
  WHERE p.city IS NOT NULL AND (c.city IS NULL OR p.in_india IS NULL OR NOT (p.in_india OR c.state = ANY (p.in_states)))
  UNION ALL
  SELECT p.id, p.kind || 'wide ' || CASE WHEN p.in_india THEN '*' ELSE p.state END FROM placed p WHERE p.city IS NULL
  UNION ALL
  SELECT l.id, 'spelling ' || lower(l.city) || E'\t' || l.city FROM located l WHERE l.city IS NOT NULL
  UNION ALL
  SELECT l.id, 'state ' || l.state FROM located l WHERE l.state IS NOT NULL
  UNION ALL
  SELECT l.id, 'state ' || s.state FROM located l, states s WHERE l.city IS NULL AND l.state IS NULL
$$;
