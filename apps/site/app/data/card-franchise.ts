import { listingDescriptionCharacters } from '@naya/contract/constants';
import { countOf } from '@naya/contract/format/count';
import type { ListedFranchise, PlaceMatch } from '@naya/contract/franchises/entity';
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
> & { image: string | null; place: string | null; isOpen: boolean; summary: string };

function listingSummary({ description }: ListedFranchise): string {
  return firstCharacters(description, listingDescriptionCharacters);
}

type Found = ListedFranchise & { place_match?: PlaceMatch | null };

/** Says why the brand was found in the chosen city; the card shows it in place of the headquarters. */
function placeReason({ kind, city, count }: PlaceMatch): string {
  if (kind === 'open') return `Open for partners in ${city}`;
  if (kind === 'waiting') return `Waiting list in ${city}`;
  return count === null ? `Outlets in ${city}` : `${countOf(count, 'outlet')} in ${city}`;
}

/** Beside 'Open for partners in Indore' a bare name would read as the only city it is to be had in. */
export function homeOf({
  headquarters,
  locations,
}: Pick<ListedFranchise, 'headquarters' | 'locations'>): string | null {
  return headquarters === null ? (locations[0] ?? null) : `Based in ${headquarters}`;
}

export function toCard(franchise: Found, summary = listingSummary(franchise)): CardFranchise {
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
    place: franchise.place_match ? placeReason(franchise.place_match) : homeOf(franchise),
    isOpen: franchise.place_match?.kind === 'open',
    summary,
  };
}
