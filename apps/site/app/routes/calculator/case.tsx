import { calculate, type Calculation, type Scenario } from '@naya/contract/calculator/calculate';
import { calculatorKeys } from '@naya/contract/calculator/inputs';
import {
  calculatorParams,
  parseCalculatorCase,
  type CalculatorCase,
} from '@naya/contract/calculator/query';
import { formatAmount } from '@naya/contract/format/amount';
import { countOf } from '@naya/contract/format/count';
import { calculatorUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { useReplaceUrl } from '../../components/use-replace-url.ts';
import { textsOf } from '../../forms/texts-of.ts';
import { ShareLink } from '../../saved/share-link.tsx';
import { BrandNote } from './brand-note.tsx';
import type { Brand } from './brand.ts';
import { CaseForm } from './case-form.tsx';
import { MoneyPlot, MoneyTable } from './money-plot.tsx';
import { Sums } from './sums.tsx';

const wide = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]';

type CaseProps = {
  brand: Brand | null;
  search: string;
  isMissing?: boolean;
  /** As a part of another page, whose URL stays as it is; the case itself can still be sent. */
  isPart?: boolean;
};

/** The whole calculator: answer, form, plot, sums and table. */
export function Case({ brand, search, isMissing = false, isPart = false }: CaseProps) {
  const { values, sources, change, url } = useCase(brand, search, !isPart);
  const result = calculate(values);
  return (
    <>
      <Answer result={result} />
      <BrandNote brand={brand} isMissing={isMissing} values={values} result={result} />
      <div className={`mt-8 grid items-start gap-8 *:min-w-0 lg:gap-12 ${isPart ? '' : wide}`}>
        <CaseForm brand={brand} values={values} sources={sources} onChange={change} />
        <div className={`grid gap-8 *:min-w-0 ${isPart ? '' : 'lg:sticky lg:top-24'}`}>
          <MoneyPlot scenarios={result.scenarios} />
          <Sums result={result} brand={brand} />
          <MoneyTable scenarios={result.scenarios} />
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <ShareLink url={url} text="My franchise calculation" />
          </div>
        </div>
      </div>
    </>
  );
}

/** Browsers refuse a URL that changes with every key. */
const urlPauseMs = 400;

type CaseState = CalculatorCase & { change: (form: HTMLFormElement) => void; url: string };

/** The case that the URL names, and from then on the one that is typed. As a part of another page it leaves the URL alone. */
function useCase(brand: Brand | null, search: string, isInUrl: boolean): CaseState {
  const stated = brand?.stated ?? {};
  const [current, setCurrent] = useState(() =>
    parseCalculatorCase(new URLSearchParams(search), stated),
  );
  const replaceUrl = useReplaceUrl();

  const urlOf = ({ values }: CalculatorCase) =>
    calculatorUrl(brand?.id, calculatorParams(values, stated));

  return {
    ...current,
    url: urlOf(current),
    change(form) {
      const typed = new URLSearchParams(textsOf(new FormData(form), calculatorKeys));
      const next = parseCalculatorCase(typed, stated);
      setCurrent(next);
      if (isInUrl) replaceUrl(urlOf(next), urlPauseMs);
    },
  };
}

const beside =
  'grid content-center border-board-line @4xl:self-stretch @4xl:border-l-2 @4xl:border-dotted @4xl:pl-8';

/** 'Back in 13 months' first; the rest of the sentence says how sure that is. */
function Answer({ result }: { result: Calculation }) {
  const [plan, less, leastSales] = result.scenarios as [Scenario, Scenario, Scenario];
  return (
    <div className="@container mt-8">
      <output
        aria-label="Result"
        className="signboard on-board grid items-center gap-x-8 gap-y-3 p-5 text-on-board sm:p-8 @4xl:grid-cols-[auto_1fr_1fr]"
        aria-live="polite"
      >
        <strong className="text-3xl font-extrabold tabular-nums sm:text-4xl">
          {plan.paybackMonths === null
            ? 'Not back within five years'
            : `Back in ${countOf(plan.paybackMonths, 'month')}`}
        </strong>
        <span className={`text-lg text-balance ${beside}`}>
          <span>
            If sales are {less.cut}% lower: {sayPayback(less)}.
          </span>
          <span>
            If {leastSales.cut}% lower: {sayPayback(leastSales)}.
          </span>
        </span>
        <span className={`text-on-board-muted text-pretty ${beside}`}>
          <span>{sayBreakEven(result)}</span>
          <span>
            At most <b className="text-on-board tabular-nums">{formatAmount(-plan.worst)}</b> of
            your own money is tied up.
          </span>
        </span>
      </output>
    </div>
  );
}

function sayPayback({ paybackMonths }: Scenario): string {
  return paybackMonths === null ? 'not within five years' : countOf(paybackMonths, 'month');
}

function sayBreakEven({ breakEvenBills }: Calculation): string {
  if (breakEvenBills === null) return 'No number of bills covers the costs: a bill brings nothing.';
  return `${countOf(breakEvenBills, 'customer bill')} a day ${breakEvenBills === 1 ? 'covers' : 'cover'} the costs.`;
}
