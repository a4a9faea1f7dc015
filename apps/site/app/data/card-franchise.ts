import { listingDescriptionCharacters } from '@naya/contract/constants';
import type { ListedFranchise } from '@naya/contract/franchises/entity';
import { firstCharacters } from '@naya/contract/format/text';

/** Only the fields that a card shows: everything here travels in the page's HTML. */
export type CardFranchise = Pick<
  ListedFranchise,
  | 'id'
  | 'business_name'
  | 'business_logo'
  | 'category'
  | 'investment_min'
  | 'investment_max'
  | 'excepted_roi_min'
  | 'excepted_roi_max'
  | 'space_required'
  | 'is_featured'
> & { image: string | null; place: string | null; summary: string };

function listingSummary({ description }: ListedFranchise): string {
  return firstCharacters(description, listingDescriptionCharacters);
}

export function toCard(
  franchise: ListedFranchise,
  summary = listingSummary(franchise),
): CardFranchise {
  return {
    id: franchise.id,
    business_name: franchise.business_name,
    business_logo: franchise.business_logo,
    category: franchise.category,
    investment_min: franchise.investment_min,
    investment_max: franchise.investment_max,
    excepted_roi_min: franchise.excepted_roi_min,
    excepted_roi_max: franchise.excepted_roi_max,
    space_required: franchise.space_required,
    is_featured: franchise.is_featured,
    image: franchise.images[0] ?? null,
    place: franchise.headquarters ?? franchise.locations[0] ?? null,
    summary,
  };
}
