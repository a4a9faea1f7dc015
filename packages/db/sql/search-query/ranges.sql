-- The terms of all figures from this one up: itself, and every greater digit in each of its places.
CREATE OR REPLACE FUNCTION search_at_least(kind text, figure bigint) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  digits text := search_digits(figure, search_figure_digits(kind));
  terms text[] := ARRAY[kind || length(digits) || ' ' || digits];
BEGIN
  FOR place IN 1 .. length(digits) LOOP
    FOR digit IN substr(digits, place, 1)::integer + 1 .. 9 LOOP
      terms := terms || (kind || place || ' ' || left(digits, place - 1) || digit);
    END LOOP;
  END LOOP;
  RETURN terms;
END $$;

-- The terms of all figures up to this one.
CREATE OR REPLACE FUNCTION search_at_most(kind text, figure bigint) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  digits text := search_digits(figure, search_figure_digits(kind));
  terms text[] := ARRAY[kind || length(digits) || ' ' || digits];
BEGIN
  FOR place IN 1 .. length(digits) LOOP
    FOR digit IN 0 .. substr(digits, place, 1)::integer - 1 LOOP
      terms := terms || (kind || place || ' ' || left(digits, place - 1) || digit);
    END LOOP;
  END LOOP;
  RETURN terms;
END $$;
