import { franchisesUrl } from '@naya/contract/urls';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { BackTo } from '../../components/back-to.tsx';
import { previousListingUrl } from './previous-listing.ts';

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns a visitor from the listing to it as they left it: filters, page and scroll position. */
export function BackLink() {
  const navigate = useNavigate();

  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event) || !previousListingUrl()) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <BackTo to={franchisesUrl()} onClick={goBack}>
      Back to franchises
    </BackTo>
  );
}
