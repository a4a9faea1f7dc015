import { formatAmount } from '@naya/contract/format/amount';
import { capitaliseFirst } from '@naya/contract/format/text';
import type { Id } from '@naya/contract/id';
import { calculatorUrl } from '@naya/contract/urls';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import { Difference } from '../calculator/brand-note.tsx';
import { sayPayback, takeHomeNote } from '../calculator/say-payback.ts';
import type { Money } from './read-franchise.ts';

const CalculatorPart = lazy(() => import('./calculator-part.tsx'));

type CalculatorPlaceProps = { id: Id; money: SectionData<Money | null> };

/** The calculator loads when it is asked for. Without JavaScript the link leads to its own page. */
export function CalculatorPlace({ id, money }: CalculatorPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="calculator" className="print:hidden">
      <h2 id="calculator" className="text-2xl">
        What a month leaves you
      </h2>
      <Section of={money} loading={null} failed={() => null}>
        {(known) =>
          known && isOpen ? (
            <Suspense fallback={<p className="mt-3">Loading ...</p>}>
              <CalculatorPart brand={known.brand} />
            </Suspense>
          ) : (
            known && <TakeHome {...known} />
          )
        }
      </Section>
      {!isOpen && (
        <LinkButton
          to={calculatorUrl(id)}
          look="outline"
          className="mt-3"
          prefetch="none"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          Calculate with your own figures
        </LinkButton>
      )}
    </section>
  );
}

/** A good and a bad month beside the payback, and whose figures they are made of. */
function TakeHome({ brand, sources, calculation }: Money) {
  const [good, , bad] = calculation?.scenarios ?? [];
  if (!calculation || !good || !bad) {
    return (
      <p className="mt-2 text-ink-muted">
        {brand.name} does not state enough to say it: no figure here is guessed. Fill in your own
        rent, wages and sales.
      </p>
    );
  }
  const isOfTrade = Object.values(sources).includes('trade');
  return (
    <>
      <dl className="take-home">
        <div>
          <dt>A good month</dt>
          <dd>{formatAmount(good.month.left)}</dd>
        </div>
        <div>
          <dt>A bad one, sales {bad.cut}% lower</dt>
          <dd>{formatAmount(bad.month.left)}</dd>
        </div>
        <div>
          <dt>{formatAmount(calculation.openingTotal)} in all</dt>
          <dd>{capitaliseFirst(sayPayback(good.paybackMonths))}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-ink-muted">
        Calculated with what {brand.name} states
        {isOfTrade &&
          ` and, where it states nothing, with what is usual in ${brand.category} (source: ${brand.tradeSource})`}
        . {takeHomeNote}
      </p>
      <Difference brand={brand} result={calculation} />
    </>
  );
}
