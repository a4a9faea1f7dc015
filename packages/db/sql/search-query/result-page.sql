-- How many leading digits of a figure say where a walk along an order begins.
CREATE OR REPLACE FUNCTION search_leading_digits(kind text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE left(kind, 1) WHEN 'i' THEN 6 WHEN 'r' THEN 3 END
$$;

-- No hit has a figure below this one.
CREATE OR REPLACE FUNCTION search_least(kind text, hits bit varying) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  lead_digits integer := search_leading_digits(kind);
  beginning text := kind || lead_digits || ' ';
  step bigint := 10 ^ (search_figure_digits(kind) - lead_digits);
BEGIN
  RETURN step * coalesce((
    SELECT substr(term, length(beginning) + 1)::bigint FROM search_bits
    WHERE term >= beginning AND term < kind || lead_digits || '!' AND bit_count(coalesce(dense, sparse) & search_chunk(hits, chunk)) > 0
    ORDER BY term LIMIT 1
  ), 0);
END $$;

-- No hit has a figure above this one.
CREATE OR REPLACE FUNCTION search_greatest(kind text, hits bit varying) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  lead_digits integer := search_leading_digits(kind);
  beginning text := kind || lead_digits || ' ';
  step bigint := 10 ^ (search_figure_digits(kind) - lead_digits);
BEGIN
  RETURN step * coalesce((
    SELECT substr(term, length(beginning) + 1)::bigint + 1 FROM search_bits
    WHERE term >= beginning AND term < kind || lead_digits || '!' AND bit_count(coalesce(dense, sparse) & search_chunk(hits, chunk)) > 0
    ORDER BY term DESC LIMIT 1
  ), (10 ^ lead_digits)::bigint) - 1;
END $$;

-- One page of the hits by the lower end of a figure, read from the bitmaps of its terms; those without the figure come last.
CREATE OR REPLACE FUNCTION search_pick_by_terms(kind text, hits bit varying, start bigint, size bigint) RETURNS integer[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  beginning text := kind || search_figure_digits(kind);
  chunks integer := length(hits) / search_chunk_size();
  left_over bit varying := hits;
  ids integer[] := '{}';
  level bit varying;
  figure text;
  count bigint;
BEGIN
  FOR figure IN
    SELECT term FROM search_bits WHERE term >= beginning || ' ' AND term < beginning || '!'
    GROUP BY term HAVING sum(bit_count(coalesce(dense, sparse) & search_chunk(hits, chunk))) > 0
    ORDER BY term
  LOOP
    level := hits & search_any(ARRAY[figure], chunks);
    count := bit_count(level);
    left_over := left_over & ~level;
    IF start < count THEN
      ids := ids || ARRAY(
        SELECT id FROM search_docs WHERE get_bit(level, id) = 1 ORDER BY id OFFSET start LIMIT size - cardinality(ids)
      );
    END IF;
    IF cardinality(ids) >= size THEN RETURN ids; END IF;
    start := greatest(start - count, 0);
  END LOOP;
  RETURN ids || ARRAY(
    SELECT id FROM search_docs WHERE get_bit(left_over, id) = 1 ORDER BY id OFFSET start LIMIT size - cardinality(ids)
  );
END $$;

-- One page of the hits, in order. Few are looked up and sorted; many are met soon enough on a walk
-- along the index of the order, from where the first can be.
CREATE OR REPLACE FUNCTION search_pick(hits bit varying, total bigint, sort text, start bigint, size bigint)
RETURNS integer[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  low bigint;
BEGIN
  IF sort = 'roiLow' THEN RETURN search_pick_by_terms('rl', hits, start, size); END IF;
  IF total * total < (start + size) * length(hits) / 8 THEN
    RETURN ARRAY(
      SELECT d.id FROM (
        -- The zeros between two ones say how far apart they are; what follows the last one is no id.
        SELECT (sum(octet_length(zeros) + 1) OVER (ORDER BY n))::integer - 1 AS id
        FROM string_to_table(hits::text, '1') WITH ORDINALITY parts (zeros, n) WHERE n <= total
      ) hit JOIN search_docs d USING (id)
      ORDER BY
        CASE WHEN sort = 'name' THEN d."name" END,
        CASE sort
          WHEN 'featured' THEN d."featured" WHEN 'investmentLow' THEN d."investmentLow"
          WHEN 'investmentHigh' THEN d."investmentHigh" WHEN 'roiHigh' THEN d."roiHigh"
        END,
        d.id
      OFFSET start LIMIT size
    );
  END IF;
  CASE sort
    WHEN 'featured' THEN
      RETURN ARRAY(SELECT id FROM search_docs WHERE get_bit(hits, id) = 1 ORDER BY "featured", id OFFSET start LIMIT size);
    WHEN 'name' THEN
      RETURN ARRAY(SELECT id FROM search_docs WHERE get_bit(hits, id) = 1 ORDER BY "name", id OFFSET start LIMIT size);
    WHEN 'investmentLow' THEN
      low := search_least('il', hits);
      RETURN ARRAY(SELECT id FROM search_docs WHERE "investmentLow" >= low AND get_bit(hits, id) = 1 ORDER BY "investmentLow", id OFFSET start LIMIT size);
    WHEN 'investmentHigh' THEN
      low := -search_greatest('ih', hits);
      RETURN ARRAY(SELECT id FROM search_docs WHERE "investmentHigh" >= low AND get_bit(hits, id) = 1 ORDER BY "investmentHigh", id OFFSET start LIMIT size);
    WHEN 'roiHigh' THEN
      low := -search_greatest('rh', hits);
      RETURN ARRAY(SELECT id FROM search_docs WHERE "roiHigh" >= low AND get_bit(hits, id) = 1 ORDER BY "roiHigh", id OFFSET start LIMIT size);
  END CASE;
END $$;
