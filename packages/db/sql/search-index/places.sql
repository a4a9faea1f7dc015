-- Where these franchises are. `kind` is 'open', 'waiting' or 'outlets' for a place of those lists, 'text' for their headquarters
-- and locations. Who is open or has a waiting list anywhere in a state is so in each of its cities. Without a city: the state alone.
-- Without a state: a town that nobody knows.
CREATE OR REPLACE FUNCTION search_places_of(franchises franchises[]) RETURNS TABLE (id integer, kind text, city text, state text)
LANGUAGE sql STABLE ROWS 1000 AS $$
  WITH known AS MATERIALIZED (SELECT * FROM search_known_places()),
  cities AS MATERIALIZED (SELECT DISTINCT k.city, k.state FROM known k),
  listed AS MATERIALIZED (
    SELECT f.id, lists.kind, place ->> 'city' AS city, place ->> 'state' AS state
    FROM unnest(search_places_of.franchises) f,
      LATERAL (VALUES ('open', f.open_cities), ('waiting', f.waiting_cities), ('outlets', f.outlet_cities)) lists (kind, places),
      jsonb_array_elements(lists.places) place
    WHERE search_is_visible(f)
  )
  SELECT l.id, l.kind, trim(l.city), l.state FROM listed l WHERE l.city IS NOT NULL OR l.state IS NOT NULL
  UNION ALL
  SELECT l.id, l.kind, c.city, c.state
  FROM listed l JOIN cities c ON l.state IS NULL OR c.state = l.state
  WHERE l.city IS NULL AND l.kind <> 'outlets'
  UNION ALL
  SELECT DISTINCT l.id, l.kind, NULL, c.state FROM listed l, cities c WHERE l.city IS NULL AND l.state IS NULL
  UNION ALL
  SELECT f.id, 'text', coalesce(k.city, trim(place)), coalesce(k.state, s.state)
  FROM unnest(search_places_of.franchises) f, unnest(search_places(f)) place
  LEFT JOIN known k ON k.name = lower(trim(place))
  LEFT JOIN (SELECT DISTINCT c.state FROM cities c) s ON lower(s.state) = lower(trim(place))
  WHERE search_is_visible(f)
$$;
