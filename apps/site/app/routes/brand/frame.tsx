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
import { Link, NavLink } from 'react-router';
import { Button } from '../../components/button.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandPage } from './page.ts';

type SignedInPage = Extract<BrandPage, { session: unknown }>;
type Kind = SignedInPage['kind'];
type FrameProps = { page: SignedInPage; children: ReactNode };

/** `parts` are the pages below a tab's own. */
type Tab = { label: string; to: (id: number) => string; own: Kind; parts?: Kind[] };

const tabs: Tab[] = [
  { label: 'Inbox', to: brandUrl, own: 'inbox', parts: ['enquiry'] },
  {
    label: 'Listing',
    to: brandListingUrl,
    own: 'listing',
    parts: ['texts', 'claims', 'pictures', 'papers'],
  },
  { label: 'Figures', to: brandFiguresUrl, own: 'figures' },
  { label: 'People', to: brandPeopleUrl, own: 'people' },
  { label: 'Settings', to: brandSettingsUrl, own: 'settings' },
];

function currentOf(kind: Kind, { own, parts }: Tab): 'page' | 'true' | undefined {
  if (kind === own) return 'page';
  return parts?.includes(kind) ? 'true' : undefined;
}

/** The head of every page for somebody who is signed in: whose pages these are, and the way around. */
export function BrandFrame({ page, children }: FrameProps) {
  const { session, title, kind } = page;
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
      <h1 className="mt-6 page-title wrap-anywhere">{title}</h1>
      {'brand' in page && (
        <nav aria-label="Your brand" className="mt-3 flex flex-wrap border-b border-line">
          {tabs.map((tab) => (
            <Link
              key={tab.label}
              to={tab.to(page.brand.id)}
              aria-current={currentOf(kind, tab)}
              className="nav-link"
            >
              {tab.label}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-6">{children}</div>
    </>
  );
}
