-- When an answer to an enquiry is due: so many working days later, at the same time of day in India. Only the named
-- weekdays are working days, holidays of the settings are not; what comes in on another day counts from the next.
CREATE OR REPLACE FUNCTION brand_due_at(at timestamptz, working_days integer, weekdays text[]) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT (day + (at AT TIME ZONE 'Asia/Kolkata')::time) AT TIME ZONE 'Asia/Kolkata'
  FROM (
    SELECT (at AT TIME ZONE 'Asia/Kolkata')::date + n AS day FROM generate_series(1, 60) AS n
  ) AS days
  WHERE to_char(day, 'FMDay') = ANY (weekdays)
    AND NOT coalesce((SELECT value -> 'holidays' FROM site_documents WHERE key = 'settings') ? day::text, false)
  ORDER BY day
  OFFSET working_days - 1 LIMIT 1
$$;
