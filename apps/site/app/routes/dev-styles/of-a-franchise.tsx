import { compareFranchises } from '@naya/contract/desk/comparison';
import placeholder from '../../assets/placeholder.svg?url';
import { categoryHue } from '../../data/category-hue.ts';
import type { Settled } from '../../data/load.ts';
import { CompareTable } from '../compare/compare-table.tsx';
import { CostBar } from '../franchise/cost-bar.tsx';
import { toDetail } from '../franchise/detail-franchise.ts';
import { Gallery } from '../franchise/gallery.tsx';
import { HowWeKnow } from '../franchise/how-we-know.tsx';
import { InvestmentOverview } from '../franchise/investment-overview.tsx';
import type { Medians } from '../franchise/read-franchise.ts';
import { sampleFranchises } from './sample-franchises.ts';

const pictures = [1, 2, 3, 4, 5, 6].map((number) => `${placeholder}?${number}`);

const figures = { brands: 12, investment: 1_400_000, fee: 250_000, payback: 17 };
const medians: Settled<Medians> = {
  ok: true,
  data: [
    { of: 'Food & Beverage', figures },
    { of: 'Lucknow', figures: { ...figures, fee: null } },
  ],
};

/** The pieces of its page, of a brand that states everything and of one that states little; and the comparison. */
export function OfAFranchise() {
  return (
    <>
      {sampleFranchises.slice(0, 2).map((franchise) => (
        <div
          key={franchise.id}
          className={`${categoryHue(franchise.category)} grid items-start gap-8 *:min-w-0 lg:grid-cols-2`}
        >
          <InvestmentOverview franchise={toDetail(franchise)} medians={medians} />
          <HowWeKnow franchise={toDetail(franchise)} />
          <CostBar franchise={toDetail(franchise)} />
        </div>
      ))}
      <div className="grid items-start gap-8 *:min-w-0 md:grid-cols-3">
        {[0, 1, 6].map((count) => (
          <Gallery key={count} images={pictures.slice(0, count)} name="Kulhad Nukkad" />
        ))}
      </div>
      <CompareTable franchises={sampleFranchises} rows={compareFranchises(sampleFranchises)} />
    </>
  );
}
