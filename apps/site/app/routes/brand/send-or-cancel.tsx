import { brandListingUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';

type Props = { brandId: number; label: string };

/** The end of a form of the listing. */
export const SendOrCancel = ({ brandId, label }: Props) => (
  <p className="flex flex-wrap gap-3 border-t border-line pt-6">
    <Button type="submit" size="large">
      {label}
    </Button>
    <LinkButton to={brandListingUrl(brandId)} look="quiet" size="large">
      Cancel
    </LinkButton>
  </p>
);
