import { formatAmount } from '@naya/contract/format/amount';
import type { Api } from '@naya/contract/api/port';
import { countOf } from '@naya/contract/format/count';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
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

type InvestorPreferences = Extract<Notice, { kind: 'registered' }>;

/** Shows somebody who has just registered what fits all that they named, then what comes near and why. */
function RegistrationWelcome({ preferences }: { preferences: InvestorPreferences }) {
  const [found, setFound] = useState<Found[]>([]);
  useEffect(() => {
    // Without an answer nothing is shown.
    readFitting(browserApi, preferences).then(setFound, () => {});
  }, [preferences]);
  const [exact, ...near] = found;
  if (!exact) return null;
  return (
    <section aria-labelledby="fitting" className="pb-4">
      <h2 id="fitting" className="text-2xl">
        Welcome. {exact.total === 0 ? 'No franchise yet is' : countOf(exact.total, 'franchise')}{' '}
        {exact.why}
      </h2>
      <FoundBrands found={exact} />
      {near.map((each) => (
        <div key={each.why} className="mt-6">
          <h3 className="text-xl">What comes near: {each.why}</h3>
          <FoundBrands found={each} />
        </div>
      ))}
    </section>
  );
}

function FoundBrands({ found: { cards, query } }: { found: Found }) {
  if (cards.length === 0) return null;
  return (
    <>
      <div className="mt-4">
        <FranchiseGrid franchises={cards} />
      </div>
      <LinkButton to={franchisesUrl(query)} look="outline" className="mt-5">
        See all of these
      </LinkButton>
    </>
  );
}

type Found = { why: string; total: number; cards: CardFranchise[]; query: Partial<FranchiseQuery> };

const shown = 3;
const lakh = 1_00_000;

/** '5-10L' is up to 10 lakh; '50L+' has no end. */
function readBudget(range: string): number | null {
  const [, high = ''] = range.replace('+', '').split('-');
  return high ? Number.parseInt(high, 10) * lakh : null;
}

/** First what is open in the city, wholly within the budget and of the trade; then, while that is little, what lacks one of them. */
async function readFitting(
  api: Pick<Api, 'searchFranchises'>,
  { location, investmentRange, preferredIndustry: category }: InvestorPreferences,
): Promise<Found[]> {
  const maxInvestment = readBudget(investmentRange);
  const [place, trade] = [{ openIn: location }, { category }];
  const money = maxInvestment === null ? {} : { maxInvestment, affordable: true };
  const read = async (query: Partial<FranchiseQuery>, why: string): Promise<Found> => {
    const asked = { ...emptyFranchiseQuery, ...query, openFirst: true, limit: shown };
    const { total, franchises } = await api.searchFranchises(asked);
    const cards = franchises.map((each) => toCard(each, undefined, maxInvestment));
    return { why, total, cards, query };
  };
  const inBudget = maxInvestment === null ? '' : `, within ${formatAmount(maxInvestment)}`;
  const exact = await read(
    { ...place, ...money, ...trade },
    `open in ${location}${inBudget} and in ${category}`,
  );
  if (exact.total >= shown) return [exact];
  const near = await Promise.all([
    read({ ...place, ...money }, `open in ${location}${inBudget}, in other industries`),
    read({ ...trade, ...money }, `in ${category}${inBudget}, open in other cities`),
    ...(maxInvestment === null
      ? []
      : [
          read(
            { ...place, ...trade },
            `open in ${location}, in ${category}, beyond ${formatAmount(maxInvestment)}`,
          ),
        ]),
  ]);
  return [exact, ...near.flatMap((each) => without(each, exact))];
}

/** A group without those that fit wholly; none where nothing else is left. */
function without(found: Found, { cards: known }: Found): Found[] {
  const cards = found.cards.filter(({ id }) => known.every((other) => other.id !== id));
  return cards.length === 0 ? [] : [{ ...found, cards }];
}
