import { headerShadowScrollPx } from '@naya/contract/constants';
import { brandSignInUrl, homeUrl, listFranchiseUrl, joinInvestorUrl } from '@naya/contract/urls';
import { shortlistUrl } from '@naya/contract/saved/urls';
import { Bookmark, Menu, Search } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { Link, NavLink, useNavigation } from 'react-router';
import { LinkButton, Button } from '../components/button.tsx';
import { classes } from '../components/classes.ts';
import { DialogTrigger, Dialog, DialogClose } from '../components/dialog.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { useFrame } from '../data/frame.ts';
import { useSaved } from '../saved/saved.ts';
import { toolLinks } from './footer.tsx';
import { LogoMark } from './logo.tsx';

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
        <ShortlistLink />
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

/** How many are on the shortlist of this device; nothing while there are none, and where no script fills it in. */
function ShortlistLink() {
  const count = useSaved().shortlist.length;
  return (
    <Link
      to={shortlistUrl()}
      aria-label={count > 0 ? `Shortlist, ${count} saved` : 'Shortlist'}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Bookmark aria-hidden size={20} />
      {count > 0 && (
        <b className="tabular absolute top-0.5 right-0 grid min-w-5 place-items-center rounded-control bg-marigold px-1 text-sm leading-5 text-on-marigold">
          {count}
        </b>
      )}
    </Link>
  );
}

const mobileMenuId = 'site-menu';

function MobileMenu() {
  const { menu, ownData } = useFrame();
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
          {[...menu, ...toolLinks].map(({ label, to }) => (
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
        {ownData && (
          <LinkButton to={brandSignInUrl} look="quiet" size="large">
            Sign in for brands
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}

const searchDialogId = 'site-search';

function SearchDialog() {
  const box = useId();
  return (
    <Dialog
      id={searchDialogId}
      aria-label="Search franchises"
      className="search-dialog top-4 mx-auto mt-0 mb-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100vw-2rem))] max-w-none rounded-card bg-surface p-5 shadow-float sm:p-7 lg:top-24 lg:max-h-[calc(100dvh-7rem)]"
    >
      <SearchForm>
        <label htmlFor={box} className="block pr-12 text-xl font-bold">
          What would you like to open?
        </label>
        <div className="signboard mt-4 flex gap-2 p-2">
          <input
            id={box}
            name="search"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Brand, category or city"
            className="signboard-input"
          />
          <Button type="submit" look="accent">
            <Search aria-hidden size={20} />
            <span className="sr-only sm:not-sr-only">Search</span>
          </Button>
        </div>
      </SearchForm>
      <DialogClose closes={searchDialogId} className="absolute top-3 right-3" />
    </Dialog>
  );
}

/** Progress bar along the top edge while a navigation is pending. */
function ProgressLine() {
  const isBusy = useNavigation().state !== 'idle';
  return <div aria-hidden="true" className="progress-line" data-busy={isBusy || undefined} />;
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > headerShadowScrollPx,
    () => false,
  );
}
