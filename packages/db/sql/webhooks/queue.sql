-- What other systems are to be told is written with the change itself, whoever makes it and however: a message names the record alone.
CREATE OR REPLACE FUNCTION webhooks_queue(told text, record integer, more jsonb) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO webhook_messages (webhook_id, kind, record_id, details)
  SELECT id, told, record, more FROM webhooks WHERE is_active AND told = ANY (kinds) ORDER BY id
$$;

-- A lead that is taken for spam is told once it no longer is.
CREATE OR REPLACE FUNCTION webhooks_on_lead() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.stage = 'spam' THEN
    PERFORM webhooks_queue('lead.created', NEW.id, '{}');
  ELSE
    PERFORM webhooks_queue('lead.stage_changed', NEW.id, jsonb_build_object('previous_stage', OLD.stage));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION webhooks_on_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM webhooks_queue(TG_ARGV[0], NEW.id, '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER webhooks_lead_insert AFTER INSERT ON submissions
FOR EACH ROW WHEN (NEW.stage <> 'spam' AND NEW.erased_at IS NULL) EXECUTE FUNCTION webhooks_on_lead();
CREATE OR REPLACE TRIGGER webhooks_lead_stage AFTER UPDATE OF stage ON submissions
FOR EACH ROW WHEN (OLD.stage <> NEW.stage AND NEW.erased_at IS NULL) EXECUTE FUNCTION webhooks_on_lead();
CREATE OR REPLACE TRIGGER webhooks_listing AFTER UPDATE OF status ON franchises
FOR EACH ROW WHEN (OLD.status <> 'approved' AND NEW.status = 'approved') EXECUTE FUNCTION webhooks_on_change('listing.approved');
CREATE OR REPLACE TRIGGER webhooks_payment AFTER UPDATE OF state ON plan_orders
FOR EACH ROW WHEN (OLD.state <> 'paid' AND NEW.state = 'paid') EXECUTE FUNCTION webhooks_on_change('payment.received');
