import { calculatorUrl } from '@naya/contract/urls';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '../../components/button.tsx';
import type { DetailFranchise } from './read-franchise.ts';

const CalculatorPart = lazy(() => import('./calculator-part.tsx'));

/** The calculator loads when it is asked for. Without JavaScript the link leads to its own page. */
export function CalculatorPlace({ franchise }: { franchise: DetailFranchise }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="calculator" className="print:hidden">
      <h2 id="calculator" className="text-2xl">
        With your own figures
      </h2>
      {isOpen ? (
        <Suspense fallback={<p className="mt-3">Loading ...</p>}>
          <CalculatorPart franchise={franchise} />
        </Suspense>
      ) : (
        <>
          <p className="mt-2 text-ink-muted">
            Your rent, your wages, your loan: what is left each month, and when you have your money
            back.
          </p>
          <LinkButton
            to={calculatorUrl(franchise.id)}
            look="outline"
            className="mt-3"
            prefetch="none"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setOpen(true);
            }}
          >
            Calculate
          </LinkButton>
        </>
      )}
    </section>
  );
}
