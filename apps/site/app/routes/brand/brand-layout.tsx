import {
  brandFiguresUrl,
  brandListingUrl,
  brandPeopleUrl,
  brandPlansUrl,
  brandSettingsUrl,
  brandUrl,
} from '@naya/contract/brands/urls';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { failedTitle, pageMeta } from '../../data/meta.ts';
import type { Route } from './+types/brand-layout';
import { requireBrand } from './api.server.ts';

export { ErrorBoundary } from './pieces.tsx';

export const loader = requireBrand;

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  return pageMeta(matches, { title: error ? failedTitle : loaderData?.business_name });
}

/** Plans are the owners' alone. */
const tabs = [
  { label: 'Inbox', to: brandUrl },
  { label: 'Listing', to: brandListingUrl },
  { label: 'Figures', to: brandFiguresUrl },
  { label: 'People', to: brandPeopleUrl },
  { label: 'Plans', to: brandPlansUrl, ownersOnly: true },
  { label: 'Settings', to: brandSettingsUrl },
];

/** What a page below one of a tab's own says in its `handle`. */
export type BrandPageHandle = { below: 'Inbox' | 'Listing' };

/** The name of a brand and the tabs of its pages. */
export default function BrandLayout({ loaderData: brand }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mt-6 page-title wrap-anywhere">{brand.business_name}</h1>
      <nav aria-label="Your brand" className="mt-3 flex flex-wrap border-b border-line">
        {tabs
          .filter(({ ownersOnly }) => !ownersOnly || brand.role === 'owner')
          .map(({ label, to }) => (
            <Tab key={label} label={label} url={to(brand.id)} />
          ))}
      </nav>
      <div className="mt-6">
        <Outlet />
      </div>
    </>
  );
}

function Tab({ label, url }: { label: string; url: string }) {
  const isPage = useLocation().pathname.replace(/\/$/, '') === url;
  const handle = useMatches().at(-1)?.handle as Partial<BrandPageHandle> | undefined;
  const isAbove = handle?.below === label;
  return (
    <Link to={url} aria-current={isPage ? 'page' : isAbove || undefined} className="nav-link">
      {label}
    </Link>
  );
}
