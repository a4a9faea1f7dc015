-- While a place is paid for, visitors read that it is, whoever saves the franchise with another reason. The text is `paidPlaceReason` of the contract.
CREATE OR REPLACE FUNCTION billing_name_paid_place() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_featured AND EXISTS (
    SELECT FROM plan_orders
    WHERE franchise_id = NEW.id AND state = 'paid' AND gives_featured AND begun_at IS NOT NULL
  ) THEN
    NEW.featured_reason := 'Paid place';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER billing_paid_place BEFORE UPDATE OF is_featured, featured_reason ON franchises
FOR EACH ROW EXECUTE FUNCTION billing_name_paid_place();
