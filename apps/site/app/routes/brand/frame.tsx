import type { BrandSession, OwnBrand } from '@naya/contract/brands/entity';
import {
  brandAccountUrl,
  brandFiguresUrl,
  brandHomeUrl,
  brandListingUrl,
  brandPeopleUrl,
  brandSettingsUrl,
  brandUrl,
} from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { BrandForm } from './brand-form.tsx';

type FrameProps = { session: BrandSession; brand?: OwnBrand; title: string; children: ReactNode };

type Tab = { label: string; to: (id: number) => string; parts: (id: number) => RegExp };

const nothingElse = () => /^$/;
const tabs: Tab[] = [
  { label: 'Inbox', to: brandUrl, parts: (id) => new RegExp(`^${brandUrl(id)}/\\d+$`) },
  {
    label: 'Listing',
    to: brandListingUrl,
    parts: (id) => new RegExp(`^${brandUrl(id)}/(texts|claims|pictures|papers)$`),
  },
  { label: 'Figures', to: brandFiguresUrl, parts: nothingElse },
  { label: 'People', to: brandPeopleUrl, parts: nothingElse },
  { label: 'Settings', to: brandSettingsUrl, parts: nothingElse },
];

/** A page below a tab is part of it. */
function currentOf(pathname: string, url: string, parts: RegExp): 'page' | 'true' | undefined {
  if (pathname === url) return 'page';
  return parts.test(pathname) ? 'true' : undefined;
}

/** The head of every page for somebody who is signed in: whose pages these are, and the way around. */
export function BrandFrame({ session, brand, title, children }: FrameProps) {
  const { person } = session;
  const { pathname } = useLocation();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
        <p className="min-w-0 wrap-anywhere text-ink-muted">{person.name || person.email}</p>
        <div className="flex flex-wrap items-center gap-1">
          <NavLink to={brandHomeUrl} end className="nav-link">
            Your brands
          </NavLink>
          <NavLink to={brandAccountUrl} className="nav-link">
            Account
          </NavLink>
          <BrandForm intent="sign-out" answer={undefined}>
            <Button type="submit" look="quiet">
              Sign out
            </Button>
          </BrandForm>
        </div>
      </div>
      <h1 className="mt-6 page-title wrap-anywhere">{title}</h1>
      {brand && (
        <nav aria-label="Your brand" className="mt-3 flex flex-wrap border-b border-line">
          {tabs.map(({ label, to, parts }) => (
            <Link
              key={label}
              to={to(brand.id)}
              aria-current={currentOf(pathname, to(brand.id), parts(brand.id))}
              className="nav-link"
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-6">{children}</div>
    </>
  );
}
