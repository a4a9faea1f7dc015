import { deskLimits } from '@naya/contract/desk/desk';
import { compareUrl, shortlistUrl } from '@naya/contract/desk/urls';
import { countOf } from '@naya/contract/format/count';
import { Link } from 'react-router';

/** The ways from any page to the shortlist, and to a comparison of the first few on it. */
export function ShortlistBar({ ids }: { ids: number[] }) {
  return (
    <nav aria-label="Shortlist" className="tray">
      <Link to={shortlistUrl()} className="tray-link">
        {countOf(ids.length, 'franchise')} shortlisted
      </Link>
      {ids.length > 1 && (
        <Link to={compareUrl(ids.slice(0, deskLimits.compare))} className="tray-link tray-compare">
          Compare
        </Link>
      )}
    </nav>
  );
}
