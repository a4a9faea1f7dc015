import { franchisesUrl } from '@naya/contract/urls';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { BackTo } from '../../components/back-to.tsx';

/** Not every browser tells what lies before this page; those follow the link. */
function cameFromListing(): boolean {
  const history: Navigation | undefined = window.navigation;
  const here = history?.currentEntry?.index ?? 0;
  const before = history?.entries()[here - 1]?.url;
  return Boolean(before) && new URL(before ?? '').pathname === franchisesUrl();
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns a visitor from the listing to it as they left it: filters, page and scroll position. */
export function BackLink() {
  const navigate = useNavigate();

  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event) || !cameFromListing()) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <BackTo to={franchisesUrl()} onClick={goBack}>
      Back to franchises
    </BackTo>
  );
}
