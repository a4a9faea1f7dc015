import { messages } from '@naya/contract/api/messages';
import { formatAmount } from '@naya/contract/format/amount';
import { readRupees } from '@naya/contract/format/parse-amount';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import type { Id } from '@naya/contract/id';
import { newId } from '@naya/contract/new-id';
import { rememberAsked } from '@naya/contract/saved/edit-saved';
import { savedLimits } from '@naya/contract/saved/saved';
import { enquiryAnchor, franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldError, TextField } from '../../components/field.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { browserApi } from '../../data/browser-api.ts';
import { enquiryFor, type AskedBrand, type Enquirer } from '../../forms/enquirer-fields.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { submit } from '../../outbox/send.ts';
import { changeSaved, useSaved } from '../../saved/saved.ts';
import type { DetailFranchise } from './read-franchise.ts';

type SimilarProps = { franchise: Pick<DetailFranchise, 'id' | 'category'>; enquirer: Enquirer };

const sentFields = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'message', label: 'Message' },
] as const;

/** Only what is open in the visitor's city and wholly within the budget: both are asked where this device does not know them. */
export function SimilarBrands({ franchise, enquirer }: SimilarProps) {
  const { city, budget } = useSaved().asked;
  const brands = useSimilar(franchise, city, budget);
  return (
    <section aria-labelledby="similar">
      <h3 id="similar" className="text-xl">
        Ask a similar brand the same
      </h3>
      {city === null || budget === null ? (
        <Question category={franchise.category} city={city} />
      ) : (
        brands && (
          <>
            <p className="mt-1">
              {brands.length === 0 ? 'No other brand' : 'Only brands'} of {franchise.category} open
              in {city} that {formatAmount(budget)} opens wholly
              {brands.length === 0 ? ' is listed' : ''}.{' '}
              <TextLink to={franchisesUrl({ location: city, maxInvestment: budget })}>
                See all trades
              </TextLink>
            </p>
            {brands.length > 0 && <Offers brands={brands} enquirer={enquirer} />}
          </>
        )
      )}
    </section>
  );
}

const maxOffers = 3;

/** Null while it is not known. */
function useSimilar(
  { id, category }: SimilarProps['franchise'],
  openIn: string | null,
  maxInvestment: number | null,
): AskedBrand[] | null {
  const [brands, setBrands] = useState<AskedBrand[] | null>(null);
  useEffect(() => {
    if (openIn === null || maxInvestment === null) return;
    let isCurrent = true;
    const asked = { category, openIn, maxInvestment, affordable: true, limit: maxOffers + 1 };
    const offer = async () => {
      const { franchises } = await browserApi.searchFranchises({
        ...emptyFranchiseQuery,
        ...asked,
      });
      const others = franchises.filter((other) => other.id !== id);
      if (isCurrent) setBrands(others.slice(0, maxOffers));
    };
    // Without an answer nothing is offered.
    offer().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [id, category, openIn, maxInvestment]);
  return brands;
}

/** Without JavaScript it leads to the list. */
function Question({ category, city }: { category: string; city: string | null }) {
  const [isUnread, setUnread] = useState(false);
  const answer = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(new FormData(event.currentTarget), ['openIn', 'maxInvestment']);
    const budget = readRupees(texts.maxInvestment);
    const place = texts.openIn;
    setUnread(budget === null || budget < 1);
    if (budget === null || budget < 1 || place === '') return;
    changeSaved((saved) => rememberAsked(saved, { city: place, budget: Math.round(budget) }));
  };
  return (
    <form
      action={franchisesUrl()}
      method="get"
      onSubmit={answer}
      aria-labelledby="similar"
      className="mt-2 grid gap-3"
    >
      <p>Where would you open, and with how much? We offer only what is open there within it.</p>
      <input type="hidden" name="category" value={category} />
      <TextField
        label="Your city"
        name="openIn"
        required
        maxLength={savedLimits.city}
        autoComplete="address-level2"
        defaultValue={city ?? ''}
      />
      <TextField
        label="Your budget"
        name="maxInvestment"
        required
        placeholder="15 lakh"
        error={isUnread ? 'Please enter rupees, such as 15 lakh or 1500000' : null}
      />
      <Button type="submit" look="outline">
        Show similar brands
      </Button>
    </form>
  );
}

function Offers({ brands, enquirer }: { brands: AskedBrand[]; enquirer: Enquirer }) {
  return (
    <>
      <p className="mt-1 text-sm text-ink-muted">A press sends this to that brand too:</p>
      <dl
        aria-label="What is sent"
        className="mt-2 grid gap-1 rounded-control bg-sunken p-3 text-sm"
      >
        {sentFields.map(({ name, label }) =>
          enquirer[name] ? (
            <div key={name} className="wrap-anywhere">
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline">{enquirer[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ul className="mt-3 grid gap-2">
        {brands.map((brand) => (
          <li key={brand.id}>
            <SameEnquiry brand={brand} enquirer={enquirer} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Phase = 'ready' | 'sending' | 'failed' | { reference: Id | null };

/** Sends the same enquiry to one more brand. Without JavaScript it links to that brand's page. */
function SameEnquiry({ brand, enquirer }: { brand: AskedBrand; enquirer: Enquirer }) {
  const [phase, setPhase] = useState<Phase>('ready');
  const [id] = useState(newId);
  const payload = enquiryFor(brand, enquirer);
  const send = async () => {
    setPhase('sending');
    try {
      const receipt = await submit('enquiry', payload, {
        id,
        hints: { trapped: false, elapsedMs: null },
      });
      setPhase({ reference: receipt.id });
    } catch {
      setPhase('failed');
    }
  };
  if (typeof phase === 'object') {
    return (
      <output className="block rounded-control bg-leaf-tint px-4 py-3">
        Sent to {brand.business_name}
        {phase.reference !== null && `, reference ${phase.reference}`}.
      </output>
    );
  }
  return (
    <form
      method="post"
      action={`${franchiseUrl(brand.id)}#${enquiryAnchor}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (phase !== 'sending') void send();
      }}
    >
      {Object.entries(payload).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="outline" className="w-full">
        {phase === 'sending' ? 'Submitting...' : `Send to ${brand.business_name}`}
      </Button>
      <FieldError role="alert">{phase === 'failed' && messages.enquiryFailed}</FieldError>
    </form>
  );
}
