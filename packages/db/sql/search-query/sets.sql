-- Reading the search index. A set of franchises is one long bitmap: its chunks joined in order. The
-- functions are PL/pgSQL throughout because that keeps their plans for the session's next search.

CREATE OR REPLACE AGGREGATE search_join(bit varying) (sfunc = bitcat, stype = bit varying);

-- The chunk of a set that has this number.
CREATE OR REPLACE FUNCTION search_chunk(hits bit varying, number integer) RETURNS bit varying
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substring(hits FROM number * search_chunk_size() + 1 FOR search_chunk_size())
$$;

-- The franchises that have any of these terms.
CREATE OR REPLACE FUNCTION search_any(terms text[], chunks integer) RETURNS bit varying
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT search_join(coalesce(b.bits, search_no_bits()) ORDER BY n)
    FROM generate_series(0, chunks - 1) n
    LEFT JOIN (
      SELECT chunk, bit_or(coalesce(dense, sparse)) AS bits FROM search_bits WHERE term = ANY (terms) GROUP BY chunk
    ) b ON b.chunk = n
  );
END $$;
