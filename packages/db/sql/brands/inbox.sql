-- Pages say who reads an enquiry. They are rendered anew when a brand gets its first person who can, or loses the last: which of the
-- two a statement did is not worth finding out. A message of PostgreSQL has 8,000 bytes at most.
CREATE OR REPLACE FUNCTION brand_inbox_notify(ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'franchises ' || string_agg('franchise:' || id, ' '))
  FROM unnest(ids) WITH ORDINALITY each (id, place) GROUP BY (place - 1) / 300;
END $$;

CREATE OR REPLACE FUNCTION brand_inbox_on_members() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM brand_inbox_notify(array_agg(DISTINCT c.franchise_id)) FROM changed_rows c;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION brand_inbox_on_people() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM brand_inbox_notify(array_agg(DISTINCT m.franchise_id))
  FROM old_rows o JOIN new_rows n ON n.id = o.id JOIN brand_members m ON m.person_id = n.id
  WHERE (o.email_verified, o.blocked) IS DISTINCT FROM (n.email_verified, n.blocked);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER brand_inbox_insert AFTER INSERT ON brand_members
REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_inbox_on_members();
CREATE OR REPLACE TRIGGER brand_inbox_delete AFTER DELETE ON brand_members
REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_inbox_on_members();
CREATE OR REPLACE TRIGGER brand_inbox_people AFTER UPDATE ON people
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_inbox_on_people();
