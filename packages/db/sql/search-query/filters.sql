-- The filters of a search: under the name that it has in the contract's FranchiseQuery, the terms of which a franchise
-- needs one. A filter that is absent or null is untouched. A new filter is one row here. A city comes under the name that the
-- contract's list has for it, with its state as `cityState` or `openInState`; `locationState` is set when the location is a state.
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
      ('location', search_terms_around('place ' || lower(asked ->> 'location'), asked ->> 'cityState') || ('state ' || (asked ->> 'locationState'))),
      ('openIn', search_terms_around('open ' || lower(asked ->> 'openIn'), asked ->> 'openInState')),
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

-- The term of a city, and those of all of its state and of India. A town that the contract does not know has no state here.
CREATE OR REPLACE FUNCTION search_terms_around(term text, state text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  wide text := split_part(term, ' ', 1) || 'wide ';
BEGIN
  IF state IS NULL THEN RETURN ARRAY[term]; END IF;
  RETURN ARRAY[term, wide || state, wide || '*'];
END $$;

-- Keeps the hits that pass every filter but the one named so.
CREATE OR REPLACE FUNCTION search_pass(hits bit varying, names text[], sets bit varying[], except_name text) RETURNS bit varying
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  FOR n IN 1 .. cardinality(names) LOOP
    IF names[n] IS DISTINCT FROM except_name THEN hits := hits & sets[n]; END IF;
  END LOOP;
  RETURN hits;
END $$;
