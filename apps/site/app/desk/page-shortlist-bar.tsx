import { compareUrl, shortlistUrl } from '@naya/contract/desk/urls';
import { useLocation } from 'react-router';
import { ShortlistBar } from './shortlist-bar.tsx';
import { useDesk } from './use-desk.ts';

/** Shows on every page but the shortlist and the comparison how many franchises are shortlisted. */
export default function PageShortlistBar() {
  const { shortlist } = useDesk();
  const { pathname } = useLocation();
  const isOpen = pathname === shortlistUrl() || pathname === compareUrl();
  return isOpen ? null : <ShortlistBar ids={shortlist.map(({ id }) => id)} />;
}
