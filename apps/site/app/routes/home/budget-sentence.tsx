import { cities, maxRoiOptions } from '@naya/contract/constants';
import { formatCount } from '@naya/contract/format/count';
import { franchisesUrl, withQuery } from '@naya/contract/urls';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import type { Matches } from './count-matches.ts';

const lakhs = [2, 5, 10, 15, 20, 25, 30, 50, 100, 200];
const amountLabel = (lakh: number) => (lakh < 100 ? `${lakh} lakh` : `${lakh / 100} crore`);

/** The filled-in values, under the names of the listing's own parameters. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) filled.set(name, value.trim());
  }
  return filled;
}

async function count(form: HTMLFormElement, tell: (matches: Matches | null) => void) {
  const { countMatches } = await import('./count-matches.ts');
  countMatches(filledIn(form), tell);
}

function buttonLabel(matches: Matches | null | undefined): string {
  if (matches === undefined) return 'Show all franchises';
  if (matches === null) return 'Show franchises';
  return matches.open === 0
    ? 'See what comes close'
    : `Show ${formatCount(matches.open)} you can open`;
}

/** A plain GET form to the listing. With scripts the button says how many take new partners there. */
export default function BudgetSentence() {
  const navigate = useNavigate();
  const [counted, setCounted] = useState<Matches | null>();
  const [places, setPlaces] = useState<readonly string[]>(cities);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(withQuery(franchisesUrl(), filledIn(event.currentTarget)));
  };

  // A visitor may fill in the sentence before the page listens: that counts too.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && filledIn(form.current).size > 0) void count(form.current, setCounted);
  }, []);

  const listCities = async () => {
    const { cities: known } = await import('@naya/contract/places/cities');
    setPlaces(known.map(({ name }) => name));
  };

  return (
    <form
      ref={form}
      action={franchisesUrl()}
      method="get"
      aria-label="Franchises for my budget"
      onSubmit={submit}
      onInput={(event) => void count(event.currentTarget, setCounted)}
      className="sentence"
    >
      I have
      <select name="maxInvestment" aria-label="My budget" className="control control-select">
        <option value="">how much?</option>
        {lakhs.map((lakh) => (
          <option key={lakh} value={lakh * 100_000}>
            ₹{amountLabel(lakh)}
          </option>
        ))}
      </select>
      for
      <input
        name="location"
        aria-label="My city"
        placeholder="which city?"
        list="hero-cities"
        autoComplete="off"
        maxLength={60}
        onFocus={() => void listCities()}
        className="control control-select"
      />
      <datalist id="hero-cities">
        {places.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
      and want it back
      <select name="maxRoi" aria-label="Money back" className="control control-select">
        <option value="">by when?</option>
        {maxRoiOptions.map((months) => (
          <option key={months} value={months}>
            within {months} months
          </option>
        ))}
      </select>
      <Button type="submit" look="accent" size="large">
        {buttonLabel(counted)}
      </Button>
      <output className="sr-only">{counted && `${formatCount(counted.open)} you can open`}</output>
    </form>
  );
}
