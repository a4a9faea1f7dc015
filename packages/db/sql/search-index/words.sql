-- As withoutAccents in the contract. Plain ASCII, the usual case, takes the short way.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(value) = length(value) THEN lower(value)
    ELSE lower(normalize(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), NFC))
  END
$$;

-- As wordsOf in the contract. The characters that separate words are spelt out: PostgreSQL's character classes
-- depend on the locale and would cut Indian scripts at their vowel signs.
CREATE OR REPLACE FUNCTION search_words_of(value text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 20 AS $$
  SELECT word
  FROM regexp_split_to_table(
    search_fold(value),
    CASE
      WHEN octet_length(value) = length(value) THEN '[^a-z0-9]+'
      ELSE '[\u0001-/:-@\[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf×÷\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\ufe00-\ufe0f\U0001f000-\U0001faff]+'
    END
  ) word
  WHERE word <> ''
$$;

-- Words within one typo of each other share one of these: their first four letters less any one. The contract's
-- typoMinLength may not be less than these four.
CREATE OR REPLACE FUNCTION search_beginnings(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    substr(word, 1, 3), substr(word, 2, 3),
    left(word, 1) || substr(word, 3, 2), left(word, 2) || substr(word, 4, 1)
  ]
$$;

-- The term of a word begins with the letter of the field it stands in. The contract's searchRanking has the same fields.
CREATE OR REPLACE FUNCTION search_word_fields() RETURNS TABLE (field text, letter text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 4 AS $$
  VALUES ('name', 'n'), ('category', 'c'), ('place', 'p'), ('description', 'd')
$$;

CREATE OR REPLACE FUNCTION search_is_word_term(term text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT term ~ '^[ncpd] '
$$;

CREATE OR REPLACE FUNCTION search_word_terms(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['n ' || word, 'c ' || word, 'p ' || word, 'd ' || word]
$$;
