import { deskLimits } from '@naya/contract/desk/desk';
import { countOf } from '@naya/contract/format/count';
import { compareUrl, shortlistUrl } from '@naya/contract/desk/urls';
import { Link, useLocation } from 'react-router';
import { useDesk } from './use-desk.ts';

/** Says on every page how many franchises are shortlisted. */
export default function Tray() {
  const { shortlist } = useDesk();
  const { pathname } = useLocation();
  const isOpen = pathname === shortlistUrl() || pathname === compareUrl();
  if (isOpen) return null;
  const compared = shortlist.slice(0, deskLimits.compare).map(({ id }) => id);
  return (
    <nav aria-label="Shortlist" className="tray">
      <Link to={shortlistUrl()} className="tray-link">
        {countOf(shortlist.length, 'franchise')} shortlisted
      </Link>
      {shortlist.length > 1 && (
        <Link to={compareUrl(compared)} className="tray-link tray-compare">
          Compare
        </Link>
      )}
    </nav>
  );
}
