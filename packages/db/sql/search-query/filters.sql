-- The filters of a search: under the name that it has in the contract's FranchiseQuery, the terms of which a franchise
-- needs one. A filter that is absent or null is untouched. A new filter is one row here. A city comes under the name that the
-- contract's list has for it; `locationState` is set when the location is a state.
CREATE OR REPLACE FUNCTION search_filters(asked jsonb) RETURNS TABLE (name text, terms text[])
LANGUAGE plpgsql STABLE ROWS 4 AS $$
BEGIN
  RETURN QUERY
  SELECT known.name, known.terms
  FROM (
    VALUES
      ('category', ARRAY(
        SELECT 'category ' || c.id FROM categories c
        WHERE lower(c.name) = lower(asked ->> 'category') OR lower(c.slug) = lower(asked ->> 'category')
      )),
      ('location', ARRAY['place ' || lower(asked ->> 'location'), 'state ' || (asked ->> 'locationState')]),
      ('openIn', ARRAY['open ' || lower(asked ->> 'openIn')]),
      ('outletsIn', ARRAY['outlets ' || lower(asked ->> 'outletsIn')]),
      ('state', ARRAY['state ' || (asked ->> 'state')]),
      ('trending', ARRAY['trending ' || (asked ->> 'trending')]),
      ('minRoi', search_at_least('rh', ceil((asked ->> 'minRoi')::numeric)::bigint)),
      ('maxRoi', search_at_most('rl', floor((asked ->> 'maxRoi')::numeric)::bigint)),
      ('minInvestment', search_at_least('ih', ceil((asked ->> 'minInvestment')::numeric)::bigint)),
      ('maxInvestment', search_at_most('il', floor((asked ->> 'maxInvestment')::numeric)::bigint))
  ) known (name, terms)
  WHERE asked ->> known.name IS NOT NULL;
END $$;

-- Those of a set that pass every filter but the one named so.
CREATE OR REPLACE FUNCTION search_pass(hits bit varying, names text[], sets bit varying[], except_name text) RETURNS bit varying
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  FOR n IN 1 .. cardinality(names) LOOP
    IF names[n] IS DISTINCT FROM except_name THEN hits := hits & sets[n]; END IF;
  END LOOP;
  RETURN hits;
END $$;
