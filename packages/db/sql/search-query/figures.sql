-- How many franchises pass the filters, and the medians of what they state. A missing end of a range equals the other one.
CREATE OR REPLACE FUNCTION search_figures(asked jsonb)
RETURNS TABLE (brands integer, investment double precision, payback double precision, fee double precision)
LANGUAGE plpgsql STABLE ROWS 1 AS $$
DECLARE
  chunks integer := (SELECT coalesce(max(chunk), 0) + 1 FROM search_bits WHERE term = 'all');
  names text[];
  sets bit varying[];
  hits bit varying;
BEGIN
  SELECT coalesce(array_agg(f.name), '{}'), coalesce(array_agg(search_any(f.terms, chunks)), '{}')
  INTO names, sets FROM search_filters(asked) f;
  hits := search_pass(search_any('{all}', chunks), names, sets, NULL);
  RETURN QUERY
  SELECT count(*)::integer,
    round(percentile_cont(0.5) WITHIN GROUP (
      ORDER BY (coalesce(f.investment_min, f.investment_max) + coalesce(f.investment_max, f.investment_min)) / 2.0)),
    round(percentile_cont(0.5) WITHIN GROUP (
      ORDER BY (coalesce(f.excepted_roi_min, f.excepted_roi_max) + coalesce(f.excepted_roi_max, f.excepted_roi_min)) / 2.0)),
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY f.franchise_fee))
  FROM search_docs d JOIN franchises f ON f.id = d.id WHERE get_bit(hits, d.id) = 1;
END $$;
