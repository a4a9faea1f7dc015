import { homeUrl, joinInvestorUrl, listFranchiseUrl } from '@naya/contract/urls';
import { NavLink } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { useFrame } from '../data/use-frame.ts';
import { Dialog, DialogClose } from '../components/dialog.tsx';

export const mobileMenuId = 'site-menu';

export function MobileMenu() {
  const { menu } = useFrame();
  return (
    <Dialog
      id={mobileMenuId}
      aria-label="Menu"
      className="mr-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] max-w-none bg-paper shadow-float"
    >
      <div className="flex h-16 items-center justify-between border-b border-line pr-2 pl-5">
        <p className="text-xl font-bold">Menu</p>
        <DialogClose closes={mobileMenuId} />
      </div>
      <nav aria-label="Menu" className="p-3">
        <ul>
          {menu.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to === homeUrl} className="menu-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-3 border-t border-line p-5">
        <LinkButton to={listFranchiseUrl} look="accent" size="large">
          List Your Franchise
        </LinkButton>
        <LinkButton to={joinInvestorUrl} look="outline" size="large">
          Join as investor
        </LinkButton>
      </div>
    </Dialog>
  );
}
