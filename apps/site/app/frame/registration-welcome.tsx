import { countOf } from '@naya/contract/format/count';
import { franchisesUrl } from '@naya/contract/urls';
import { useEffect, useState } from 'react';
import { LinkButton } from '../components/button.tsx';
import { FranchiseGrid } from '../components/franchise-grid.tsx';
import { browserApi } from '../data/browser-api.ts';
import {
  readMatchingBrands,
  type MatchingBrands,
  type InvestorPreferences,
} from './read-matching-brands.ts';

/** Shows somebody who has just registered the franchises for the city and the budget that they named. */
export function RegistrationWelcome({ preferences }: { preferences: InvestorPreferences }) {
  const [found, setFound] = useState<MatchingBrands | null>(null);
  useEffect(() => {
    // Without an answer the greeting stays away; the page itself is there.
    readMatchingBrands(browserApi, preferences).then(setFound, () => {});
  }, [preferences]);
  if (!found || found.total === 0) return null;
  return (
    <section aria-labelledby="fitting" className="pb-4">
      <h2 id="fitting" className="text-2xl">
        Welcome. {countOf(found.total, 'franchise')} {found.total === 1 ? 'fits' : 'fit'} your
        budget
        {found.isInPlace && ` in ${preferences.location}`}
      </h2>
      {!found.isInPlace && (
        <p className="mt-1 text-ink-muted">None of them names {preferences.location} yet.</p>
      )}
      <div className="mt-5">
        <FranchiseGrid franchises={found.cards} />
      </div>
      <LinkButton to={franchisesUrl(found.params)} look="outline" className="mt-5">
        See all that fit
      </LinkButton>
    </section>
  );
}
