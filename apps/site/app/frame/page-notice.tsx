import type { Api } from '@naya/contract/api/port';
import { countOf } from '@naya/contract/format/count';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { franchisesUrl } from '@naya/contract/urls';
import { useEffect, useState } from 'react';
import { LinkButton } from '../components/button.tsx';
import { browserApi } from '../data/browser-api.ts';
import { FranchiseGrid } from '../franchises/franchise-grid.tsx';
import { toCard, type CardFranchise } from '../franchises/read-franchises.ts';
import type { Notice } from './notices.ts';

/** Loaded when there is something to say. */
export default function PageNotice({ notice }: { notice: Notice }) {
  return (
    <div className="shell pt-6">
      {notice.kind === 'listed' ? <InReview /> : <RegistrationWelcome preferences={notice} />}
    </div>
  );
}

function InReview() {
  return (
    <output
      aria-label="Your listing"
      className="block rounded-card border border-line bg-leaf-tint p-5"
    >
      <b className="block text-xl">Your franchise is in review</b>
      <span className="mt-1 block">
        A person of our team looks at it before it is shown here. We mail you when that is decided,
        with the reason if something is missing. The mail that confirms your listing has your
        reference.
      </span>
    </output>
  );
}

/** Shows somebody who has just registered the franchises for the city and the budget that they named. */
function RegistrationWelcome({ preferences }: { preferences: InvestorPreferences }) {
  const [found, setFound] = useState<MatchingBrands | null>(null);
  useEffect(() => {
    // Without an answer nothing is shown.
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

type InvestorPreferences = Extract<Notice, { kind: 'registered' }>;
type MatchingBrands = {
  total: number;
  cards: CardFranchise[];
  isInPlace: boolean;
  params: { location?: string; minInvestment?: number; maxInvestment?: number };
};

const shown = 3;
const lakh = 1_00_000;

/** '5-10L' is 5 to 10 lakh; '50L+' has no end. */
function readRange(range: string) {
  const [low = '', high = ''] = range.replace('+', '').split('-');
  const rupees = (text: string) => (text ? Number.parseInt(text, 10) * lakh : null);
  return { minInvestment: rupees(low), maxInvestment: rupees(high) };
}

/** When no brand names the place, falls back to a search by budget alone. */
async function readMatchingBrands(
  api: Pick<Api, 'searchFranchises'>,
  { location, investmentRange }: InvestorPreferences,
): Promise<MatchingBrands> {
  const range = readRange(investmentRange);
  const search = (place: string | null) =>
    api.searchFranchises({ ...emptyFranchiseQuery, ...range, location: place, limit: shown });
  const inPlace = await search(location);
  const isInPlace = inPlace.total > 0;
  const { total, franchises } = isInPlace ? inPlace : await search(null);
  const { minInvestment, maxInvestment } = range;
  return {
    total,
    cards: franchises.map((each) => toCard(each)),
    isInPlace,
    params: {
      ...(isInPlace && { location }),
      ...(minInvestment !== null && { minInvestment }),
      ...(maxInvestment !== null && { maxInvestment }),
    },
  };
}
