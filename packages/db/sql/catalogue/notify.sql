-- Tells every process which franchises its catalogue has to read anew: their ids, or `all`. A message of PostgreSQL has 8,000 bytes at
-- most, which hold 700 ids. Triggers do this, so that imports, SQL by hand, restores and instances of the version before are heard too.
CREATE OR REPLACE FUNCTION catalogue_notify(ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 5000 THEN
    PERFORM pg_notify('catalogue', 'all');
  ELSE
    PERFORM pg_notify('catalogue', string_agg(id::text, ' '))
    FROM unnest(ids) WITH ORDINALITY each (id, place) GROUP BY (place - 1) / 700;
  END IF;
END $$;

-- Only publicly visible franchises are in the catalogue.
CREATE OR REPLACE FUNCTION catalogue_shows(franchise franchises) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT franchise.status = 'approved' AND franchise.deleted_at IS NULL
$$;

CREATE OR REPLACE FUNCTION catalogue_on_insert() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_notify(array_agg(n.id)) FROM new_rows n WHERE catalogue_shows(n);
  RETURN NULL;
END $$;

-- What the catalogue reads (`db/src/franchises/catalogue.ts`), and by what a franchise gets into it.
CREATE OR REPLACE FUNCTION catalogue_on_update() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_notify(array_agg(n.id))
  FROM old_rows o JOIN new_rows n ON n.id = o.id
  WHERE (catalogue_shows(o) OR catalogue_shows(n)) AND (
    o.status, o.deleted_at, o.business_name, o.business_logo, o.images, o.category_id, o.description, o.headquarters,
    o.locations, o.paused_until, o.open_cities, o.waiting_cities, o.outlet_cities, o.investment_min, o.investment_max, o.excepted_roi_min,
    o.excepted_roi_max, o.space_required, o.is_active, o.is_featured, o.trending_type, o.total_outlets, o.franchise_fee,
    o.cost_interior, o.cost_equipment, o.cost_stock, o.cost_deposit, o.cost_working_capital, o.costs_not_included,
    o.is_outdated, o.featured_reason, o.gst_number, o.cin_number, o.first_listed_at, o.created_at, o.updated_at
  ) IS DISTINCT FROM (
    n.status, n.deleted_at, n.business_name, n.business_logo, n.images, n.category_id, n.description, n.headquarters,
    n.locations, n.paused_until, n.open_cities, n.waiting_cities, n.outlet_cities, n.investment_min, n.investment_max, n.excepted_roi_min,
    n.excepted_roi_max, n.space_required, n.is_active, n.is_featured, n.trending_type, n.total_outlets, n.franchise_fee,
    n.cost_interior, n.cost_equipment, n.cost_stock, n.cost_deposit, n.cost_working_capital, n.costs_not_included,
    n.is_outdated, n.featured_reason, n.gst_number, n.cin_number, n.first_listed_at, n.created_at, n.updated_at
  );
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_on_delete() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_notify(array_agg(o.id)) FROM old_rows o WHERE catalogue_shows(o);
  RETURN NULL;
END $$;

-- Cards say what was checked. A statement of checks touches few franchises.
CREATE OR REPLACE FUNCTION catalogue_on_checks() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_notify(array_agg(DISTINCT c.franchise_id)) FROM changed_rows c HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- A card says what the franchisees of a brand told us.
CREATE OR REPLACE FUNCTION catalogue_on_call() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- Equal messages of a transaction are sent once.
  PERFORM pg_notify('catalogue', coalesce(NEW.franchise_id, OLD.franchise_id)::text);
  RETURN NULL;
END $$;

-- The message is the trigger's argument: what to read anew as a whole.
CREATE OR REPLACE FUNCTION catalogue_on_other_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER catalogue_articles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blogs
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_other_change('articles');
CREATE OR REPLACE TRIGGER catalogue_categories AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_other_change('categories');
CREATE OR REPLACE TRIGGER catalogue_franchisees AFTER INSERT OR UPDATE OR DELETE ON franchisees
FOR EACH ROW EXECUTE FUNCTION catalogue_on_call();
CREATE OR REPLACE TRIGGER catalogue_franchisee_calls AFTER INSERT OR UPDATE OR DELETE ON franchisee_calls
FOR EACH ROW EXECUTE FUNCTION catalogue_on_call();
CREATE OR REPLACE TRIGGER catalogue_insert AFTER INSERT ON franchises
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_insert();
CREATE OR REPLACE TRIGGER catalogue_update AFTER UPDATE ON franchises
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_update();
CREATE OR REPLACE TRIGGER catalogue_delete AFTER DELETE ON franchises
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_delete();
CREATE OR REPLACE TRIGGER catalogue_truncate AFTER TRUNCATE ON franchises
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_other_change('all');
CREATE OR REPLACE TRIGGER catalogue_synonyms AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_other_change('synonyms');
CREATE OR REPLACE TRIGGER catalogue_check_insert AFTER INSERT ON franchise_checks
REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_checks();
CREATE OR REPLACE TRIGGER catalogue_check_update AFTER UPDATE ON franchise_checks
REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_checks();
CREATE OR REPLACE TRIGGER catalogue_check_delete AFTER DELETE ON franchise_checks
REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalogue_on_checks();
