import { normaliseFranchise } from '@naya/contract/franchises/normalise';
import type { Franchise } from '@naya/contract/franchises/entity';

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
  costs_not_included: ['deposit'],
  support_provided: ['Weekly delivery of cups', 'Signboard and menu'],
  is_featured: true,
  featured_reason: 'Opens below ₹5 lakh',
  confirmed_at: '2026-07-21',
  checks: [
    { kind: 'visit', checked_on: '2026-06-02', detail: 'Lucknow' },
    { kind: 'document', checked_on: '2026-05-11', detail: 'Franchise agreement' },
  ],
};

/** One that states and proves everything, one that says little, and one that proves nothing. */
export const sampleFranchises: Franchise[] = [
  stated,
  { id: 9002, business_name: 'Aangan Kirana', category: 'Retail', franchise_fee: 90_000 },
  { ...stated, id: 9003, business_name: 'Prana Terrace', category: 'Health & Fitness', checks: [] },
]
  .map(normaliseFranchise)
  .filter((franchise) => franchise !== null);
