import { compareUrl, shortlistUrl } from '@naya/contract/desk/urls';
import { useLocation } from 'react-router';
import { TrayShelf } from './tray-shelf.tsx';
import { useDesk } from './use-desk.ts';

/** Says on every page how many franchises are shortlisted, but where they are shown themselves. */
export default function Tray() {
  const { shortlist } = useDesk();
  const { pathname } = useLocation();
  const isOpen = pathname === shortlistUrl() || pathname === compareUrl();
  return isOpen ? null : <TrayShelf ids={shortlist.map(({ id }) => id)} />;
}
