import { homeUrl, listFranchiseUrl } from '@naya/contract/urls';
import { Menu, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { classes } from '../components/classes.ts';
import { DialogTrigger } from '../components/dialog.tsx';
import { useFrame } from '../data/use-frame.ts';
import { LogoMark } from './logo.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { ProgressLine } from './progress-line.tsx';
import { SearchDialog, searchDialogId } from './search-dialog.tsx';
import { useScrolled } from './use-scrolled.ts';

export function Header() {
  const { siteName, logo, menu } = useFrame();
  const scrolled = useScrolled();

  return (
    <header
      className={classes(
        'site-header fixed inset-x-0 top-0 z-40 bg-paper',
        scrolled && 'site-header-scrolled',
      )}
    >
      <div className="shell flex h-16 items-center gap-2 lg:h-20 lg:gap-6">
        <Link to={homeUrl} className="flex min-h-11 items-center gap-2.5 lg:gap-3">
          <LogoMark className="size-9 lg:size-11" />
          <span
            className={
              logo?.hasName
                ? 'sr-only'
                : 'text-xl leading-none font-extrabold tracking-tight lg:text-2xl'
            }
          >
            {siteName}
          </span>
        </Link>

        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex">
            {menu.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === homeUrl} prefetch="intent" className="nav-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>

        <DialogTrigger
          opens={searchDialogId}
          className="ml-auto inline-flex size-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-sunken lg:ml-0 lg:w-auto lg:px-3"
        >
          <Search aria-hidden size={20} />
          <span className="sr-only lg:not-sr-only">Search</span>
        </DialogTrigger>
        <LinkButton to={listFranchiseUrl} look="accent" className="max-sm:hidden">
          List Your Franchise
        </LinkButton>
        <DialogTrigger
          opens={mobileMenuId}
          aria-label="Menu"
          className="-mr-3.5 grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <Menu aria-hidden size={24} />
        </DialogTrigger>
      </div>
      <div aria-hidden="true" className="awning absolute inset-x-0 top-full" />
      <ProgressLine />
      <SearchDialog />
      <MobileMenu />
    </header>
  );
}
