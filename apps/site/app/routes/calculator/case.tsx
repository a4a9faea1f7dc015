import { calculate, type Calculation, type Scenario } from '@naya/contract/calculator/calculate';
import {
  calculatorInputs,
  calculatorKeys,
  type CalculatorKey,
} from '@naya/contract/calculator/inputs';
import {
  calculatorParams,
  completeValues,
  missingKeys,
  parseCalculatorCase,
  type CalculatorCase,
} from '@naya/contract/calculator/query';
import { formatAmount } from '@naya/contract/format/amount';
import { countOf } from '@naya/contract/format/count';
import { capitaliseFirst } from '@naya/contract/format/text';
import { calculatorUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { useReplaceUrl } from '../../components/use-replace-url.ts';
import { textsOf } from '../../forms/texts-of.ts';
import { ShareLink } from '../../saved/share-link.tsx';
import { BrandNote } from './brand-note.tsx';
import type { Brand } from './brand.ts';
import { CaseForm } from './case-form.tsx';
import { MoneyPlot, MoneyTable } from './money-plot.tsx';
import { sayPayback, takeHomeNote } from './say-payback.ts';
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
  const { given, change, url } = useCase(brand, search, !isPart);
  const values = completeValues(given);
  const result = values && calculate(values);
  return (
    <>
      {result ? <Answer result={result} /> : <NoAnswer given={given} />}
      <BrandNote brand={brand} isMissing={isMissing} sources={given.sources} result={result} />
      <div className={`mt-8 grid items-start gap-8 *:min-w-0 lg:gap-12 ${isPart ? '' : wide}`}>
        <CaseForm brand={brand} given={given} onChange={change} />
        <div className={`grid gap-8 *:min-w-0 ${isPart ? '' : 'lg:sticky lg:top-24'}`}>
          {result && (
            <>
              <MoneyPlot scenarios={result.scenarios} />
              <Sums result={result} />
              <MoneyTable scenarios={result.scenarios} />
            </>
          )}
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

type CaseState = { given: CalculatorCase; change: (form: HTMLFormElement) => void; url: string };

/** The case that the URL names, and from then on the one that is typed. As a part of another page it leaves the URL alone. */
function useCase(brand: Brand | null, search: string, isInUrl: boolean): CaseState {
  const starting = brand?.starting ?? {};
  const [given, setGiven] = useState(() =>
    parseCalculatorCase(new URLSearchParams(search), starting),
  );
  const replaceUrl = useReplaceUrl();
  const urlOf = (next: CalculatorCase) => calculatorUrl(brand?.id, calculatorParams(next));
  return {
    given,
    url: urlOf(given),
    change(form) {
      const typed = new URLSearchParams(textsOf(new FormData(form), calculatorKeys));
      const next = parseCalculatorCase(typed, starting);
      setGiven(next);
      if (isInUrl) replaceUrl(urlOf(next), urlPauseMs);
    },
  };
}

const beside =
  'grid content-center border-board-line @4xl:self-stretch @4xl:border-l-2 @4xl:border-dotted @4xl:pl-8';

const board = 'signboard on-board p-5 text-on-board sm:p-8';

/** No headline of guesses: it says what is missing, or which figure is impossible. */
function NoAnswer({ given }: { given: CalculatorCase }) {
  const impossible = calculatorKeys.filter((key) => given.faults[key]);
  const missing = missingKeys(given).filter((key) => !given.faults[key]);
  const names = (keys: CalculatorKey[]) =>
    keys.map((key) => calculatorInputs[key].label.toLowerCase()).join(', ');
  return (
    <output aria-label="Result" aria-live="polite" className={`${board} mt-8 grid gap-2`}>
      <strong className="text-2xl font-extrabold">Not enough figures for an answer</strong>
      {impossible.length > 0 && <span>Impossible: {names(impossible)}.</span>}
      {missing.length > 0 && <span>Still needed: {names(missing)}.</span>}
      {impossible.length + missing.length === 0 && <span>Still needed: what opening costs.</span>}
    </output>
  );
}

/** 'Back in 13 months' first; the rest of the sentence says how sure that is. */
function Answer({ result }: { result: Calculation }) {
  const [plan, less, leastSales] = result.scenarios as [Scenario, Scenario, Scenario];
  return (
    <div className="@container mt-8">
      <output
        aria-label="Result"
        className={`${board} grid items-center gap-x-8 gap-y-3 @4xl:grid-cols-[auto_1fr_1fr]`}
        aria-live="polite"
      >
        <span className="grid gap-1">
          <strong className="text-3xl font-extrabold tabular-nums sm:text-4xl">
            {capitaliseFirst(sayPayback(plan.paybackMonths))}
          </strong>
          <span>
            The whole investment of {formatAmount(result.openingTotal)}
            {result.loan.amount > 0 && (
              <>
                ; your own {formatAmount(result.ownMoney)}: {sayPayback(plan.ownPaybackMonths)}
              </>
            )}
          </span>
        </span>
        <span className={`text-lg text-balance ${beside}`}>
          <TakeHome month={plan} name="A good month" />
          <TakeHome month={leastSales} name={`A bad month, sales ${leastSales.cut}% lower`} />
          <small className="text-on-board-muted">{takeHomeNote}</small>
        </span>
        <span className={`text-on-board-muted text-pretty ${beside}`}>
          <span>
            If sales are {less.cut}% lower: {sayPayback(less.paybackMonths)}. If {leastSales.cut}%
            lower: {sayPayback(leastSales.paybackMonths)}.
          </span>
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

function TakeHome({ month: { month }, name }: { month: Scenario; name: string }) {
  return (
    <span>
      {name}: <b className="tabular-nums">{formatAmount(month.left)}</b>{' '}
      {month.left < 0 ? 'you pay in' : 'for you'}
    </span>
  );
}

function sayBreakEven({ breakEvenBills }: Calculation): string {
  if (breakEvenBills === null) return 'No number of bills covers the costs: a bill brings nothing.';
  if (breakEvenBills === 1) return 'At most 1 customer bill a day covers the costs.';
  return `${countOf(breakEvenBills, 'customer bill')} a day cover the costs.`;
}
