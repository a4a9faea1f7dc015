-- Every sort option as one figure or text to be read upwards, without a figure the greatest one.
-- Times are in milliseconds, as in the API; figures are cut as their terms are.
CREATE OR REPLACE FUNCTION search_doc(franchise franchises) RETURNS search_docs
LANGUAGE sql STABLE AS $$
  SELECT (
    franchise.id,
    -floor(extract(epoch FROM franchise.created_at) * 1000)::bigint - CASE WHEN franchise.is_featured THEN 1e15::bigint ELSE 0 END
      + CASE WHEN franchise.is_outdated THEN 4e15::bigint ELSE 0 END,
    search_fold(franchise.business_name),
    coalesce(search_figure(franchise, 'il')::bigint, 9e18::bigint),
    coalesce(-search_figure(franchise, 'ih')::bigint, 9e18::bigint),
    coalesce(-search_figure(franchise, 'rh')::bigint, 9e18::bigint)
  )::search_docs
$$;
