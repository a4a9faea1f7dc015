import type { Event } from '@naya/contract/entities/event';
import type { Franchise, FranchisePage } from '@naya/contract/entities/franchise';
import type { TeamMember } from '@naya/contract/entities/team-member';
import { link, picture } from '@naya/contract/normalise/addresses';

/** The back office stores these as they were typed; a page gets only those that lead to a picture or to another site. */
const isUsable = (url: string) => url.startsWith('/media/') || picture(url) !== null;
const pictureOrNull = (url: string | null) => (url !== null && isUsable(url) ? url : null);

export function withUsableAddresses(franchise: Franchise): Franchise {
  return {
    ...franchise,
    business_logo: pictureOrNull(franchise.business_logo),
    images: franchise.images.filter(isUsable),
    website: link(franchise.website),
  };
}

export function pageWithUsableAddresses(page: FranchisePage): FranchisePage {
  return { ...page, franchises: page.franchises.map(withUsableAddresses) };
}

export function eventWithUsableAddress(event: Event): Event {
  return { ...event, video_url: pictureOrNull(event.video_url) };
}

export function memberWithUsableAddress(member: TeamMember): TeamMember {
  return { ...member, linkedin: link(member.linkedin) };
}
