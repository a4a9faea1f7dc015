import type { BrandSession, OwnBrand } from '@naya/contract/brands/entity';
import {
  brandAccountUrl,
  brandHomeUrl,
  brandListingUrl,
  brandPeopleUrl,
  brandSettingsUrl,
  brandUrl,
} from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Button } from '../../components/button.tsx';
import { BrandForm } from './brand-form.tsx';

type FrameProps = { session: BrandSession; brand?: OwnBrand; title: string; children: ReactNode };

const tabs = [
  { label: 'Inbox', to: brandUrl },
  { label: 'Listing', to: brandListingUrl },
  { label: 'People', to: brandPeopleUrl },
  { label: 'Settings', to: brandSettingsUrl },
];

/** The head of every page for somebody who is signed in: whose pages these are, and the way around. */
export function BrandFrame({ session, brand, title, children }: FrameProps) {
  const { person } = session;
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
      <h1 className="mt-6 text-3xl font-extrabold wrap-anywhere lg:text-4xl">{title}</h1>
      {brand && (
        <nav aria-label="Your brand" className="mt-3 flex flex-wrap border-b border-line">
          {tabs.map(({ label, to }) => (
            <NavLink key={label} to={to(brand.id)} end className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className="mt-6">{children}</div>
    </>
  );
}
