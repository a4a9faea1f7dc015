-- Only publicly visible franchises are in the index.
CREATE OR REPLACE FUNCTION search_is_visible(franchise franchises) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT franchise.status = 'approved' AND franchise.deleted_at IS NULL
$$;

-- The cities in which it has outlets.
CREATE OR REPLACE FUNCTION search_cities(franchise franchises) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(franchise.locations, NULL)
$$;

-- Every place by which it is found: its headquarters and its cities.
CREATE OR REPLACE FUNCTION search_places(franchise franchises) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(franchise.headquarters || franchise.locations, NULL)
$$;

-- A missing end of a range equals the other one.
CREATE OR REPLACE FUNCTION search_figure(franchise franchises, kind text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT search_digits(
    CASE kind
      WHEN 'il' THEN coalesce(franchise.investment_min, franchise.investment_max)
      WHEN 'ih' THEN coalesce(franchise.investment_max, franchise.investment_min)
      WHEN 'rl' THEN coalesce(franchise.excepted_roi_min, franchise.excepted_roi_max)
      WHEN 'rh' THEN coalesce(franchise.excepted_roi_max, franchise.excepted_roi_min)
    END,
    search_figure_digits(kind)
  )
$$;
