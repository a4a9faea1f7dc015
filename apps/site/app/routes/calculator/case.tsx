import { calculate } from '@naya/contract/calculator/calculate';
import { ShareLink } from '../../desk/share-link.tsx';
import { Answer } from './answer.tsx';
import { BrandNote } from './brand-note.tsx';
import type { Brand } from './brand.ts';
import { CaseForm } from './case-form.tsx';
import { MoneyPlot } from './money-plot.tsx';
import { MoneyTable } from './money-table.tsx';
import { Sums } from './sums.tsx';
import { useCase } from './use-case.ts';

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
