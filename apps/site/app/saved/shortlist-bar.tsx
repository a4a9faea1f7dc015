import { savedLimits } from '@naya/contract/saved/saved';
import { compareUrl, shortlistUrl } from '@naya/contract/saved/urls';
import { countOf } from '@naya/contract/format/count';
import { useLocation, Link } from 'react-router';
import { useSaved } from './saved.ts';

/** Shows on every page but the shortlist and the comparison how many franchises are shortlisted. */
export default function PageShortlistBar() {
  const { shortlist } = useSaved();
  const { pathname } = useLocation();
  const isOpen = pathname === shortlistUrl() || pathname === compareUrl();
  return isOpen ? null : <ShortlistBar ids={shortlist.map(({ id }) => id)} />;
}

/** Links to the shortlist, and to a comparison of its first franchises. */
export function ShortlistBar({ ids }: { ids: number[] }) {
  return (
    <nav aria-label="Shortlist" className="tray">
      <Link to={shortlistUrl()} className="tray-link">
        {countOf(ids.length, 'franchise')} shortlisted
      </Link>
      {ids.length > 1 && (
        <Link to={compareUrl(ids.slice(0, savedLimits.compare))} className="tray-link tray-compare">
          Compare
        </Link>
      )}
    </nav>
  );
}
