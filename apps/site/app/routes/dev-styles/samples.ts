import { homeCategories } from '@naya/contract/constants';
import type { CardFranchise } from '../../franchises/read-franchises.ts';

export const categories = [...homeCategories, 'Beauty & Wellness', 'Automotive', 'Home & Living'];

const plain: CardFranchise = {
  money: null,
  id: 9001,
  business_name: 'Kulhad Nukkad',
  business_logo: null,
  category: 'Food & Beverage',
  investment_min: 450_000,
  investment_max: 650_000,
  excepted_roi_min: 9,
  excepted_roi_max: 14,
  space_required: '60-120',
  stamp: 'The brand’s word only',
  proof: 'word',
  featured: null,
  image: null,
  place: 'Lucknow',
  isOpen: false,
  summary: 'Clay cups, three kinds of chai and a tray of bun maska...',
  calls: null,
};
const calls = {
  listed: 84,
  rung: 7,
  again: 5,
  unreached: 2,
  askable: 0,
  back: [11, 12, 13, 14, 71],
  waiting: [8],
  closed: [19],
};

/** A usual one, the longest figures, figures that are missing, and names beyond measure. */
export const sampleCards: CardFranchise[] = [
  {
    ...plain,
    stamp: 'Visited, Oct 2026',
    proof: 'visited',
    featured: 'Starts at ₹4.5 lakh, and we have visited one of its kiosks',
    isOpen: true,
    calls,
  },
  {
    ...plain,
    id: 9002,
    stamp: 'Documents seen',
    proof: 'checked',
    category: 'Retail',
    investment_min: 6_250_000,
    investment_max: 8_750_000,
    excepted_roi_min: 30,
    excepted_roi_max: 42,
    space_required: '9000-15000',
  },
  {
    ...plain,
    id: 9003,
    category: 'Education',
    investment_min: 12_000_000,
    investment_max: null,
    excepted_roi_min: null,
    excepted_roi_max: null,
    space_required: null,
    place: null,
    summary: '',
  },
  {
    ...plain,
    id: 9004,
    category: 'Services',
    business_name: 'Thiruvananthapuramneighbourhoodconfectionery & Refreshments',
    place: 'Thiruvananthapuram, near the old bus stand',
    space_required: 'Between 1200 and 1800 sq ft on the ground floor',
  },
];
