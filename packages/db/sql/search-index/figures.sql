-- A figure's terms are the beginnings of its digits, with their length before them: so any range of
-- figures is a handful of terms, and all beginnings of one length stand together in order.
-- Kinds of figures: il, ih the lower and upper end of the investment; rl, rh those of the payback months.

-- How many digits a figure of this kind has.
CREATE OR REPLACE FUNCTION search_figure_digits(kind text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE left(kind, 1) WHEN 'i' THEN 12 WHEN 'r' THEN 4 END
$$;

-- A greater figure counts as the greatest of so many digits.
CREATE OR REPLACE FUNCTION search_digits(figure bigint, digits integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN figure IS NOT NULL THEN lpad(least(figure, repeat('9', digits)::bigint)::text, digits, '0') END
$$;

-- The contract's maxRoiOptions: each is counted by a term of its own. A test compares the two.
CREATE OR REPLACE FUNCTION search_within_options() RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{12,18,24,36,48,60}'::integer[]
$$;

-- The contract's minRoiOptions: each is counted by a term of its own. A test compares the two.
CREATE OR REPLACE FUNCTION search_month_options() RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{0,10,15,20,25,30}'::integer[]
$$;
