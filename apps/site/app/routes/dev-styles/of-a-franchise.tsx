import { compareFranchises } from '@naya/contract/saved/comparison';
import type { Franchise } from '@naya/contract/franchises/entity';
import { normaliseFranchise } from '@naya/contract/franchises/normalise';
import { CompareTable } from '../compare/compare-table.tsx';
import { Gallery } from '../franchise/gallery.tsx';
import { HowWeKnow } from '../franchise/how-we-know.tsx';
import { CostBar } from '../franchise/cost-bar.tsx';
import { InvestmentOverview } from '../franchise/investment-overview.tsx';
import { toDetail, type Medians } from '../franchise/read-franchise.ts';
import placeholder from '../../assets/placeholder.svg?url';
import { categoryHue } from '../../components/chip.tsx';
import type { Settled } from '../../data/load.ts';

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

const stated = {
  id: 9001,
  business_name: 'Kulhad Nukkad',
  category: 'Food & Beverage',
  headquarters: 'Lucknow',
  locations: ['Lucknow', 'Kanpur', 'Delhi'],
  investment_min: 450_000,
  investment_max: 650_000,
  excepted_roi_min: 9,
  excepted_roi_max: 14,
  space_required: '60-120',
  franchise_fee: 100_000,
  royalty_percentage: 4,
  establishment_year: 2017,
  total_outlets: 62,
  cost_interior: 120_000,
  cost_equipment: 150_000,
  cost_stock: 30_000,
  cost_deposit: 40_000,
  cost_working_capital: 60_000,
  costs_not_included: ['Deposit'],
  support_provided: ['Weekly delivery of cups', 'Signboard and menu'],
  is_featured: true,
  featured_reason: 'Opens below ₹5 lakh',
  confirmed_at: '2026-07-21',
  checks: [
    {
      kind: 'visit',
      checked_on: '2026-06-02',
      detail: 'Lucknow',
      words: 'A kiosk beside the coaching hostels, busy at nine in the evening.',
      images: [],
    },
    {
      kind: 'document',
      checked_on: '2026-05-11',
      detail: 'Franchise agreement',
      words: null,
      images: [],
    },
  ],
};

/** One that states and proves everything, one that says little, and one that proves nothing. */
const sampleFranchises: Franchise[] = [
  stated,
  { id: 9002, business_name: 'Aangan Kirana', category: 'Retail', franchise_fee: 90_000 },
  { ...stated, id: 9003, business_name: 'Prana Terrace', category: 'Health & Fitness', checks: [] },
]
  .map(normaliseFranchise)
  .filter((franchise) => franchise !== null);
