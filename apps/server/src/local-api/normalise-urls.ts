import type { Event } from '@naya/contract/events/entity';
import type { Franchise, ListedPage } from '@naya/contract/franchises/entity';
import type { TeamMember } from '@naya/contract/team/entity';
import { link, picture } from '@naya/contract/normalise/addresses';

/** The back office stores these as they were typed; a page gets only those that lead to a picture or to another site. */
const isUsable = (url: string) => url.startsWith('/media/') || picture(url) !== null;
const pictureOrNull = (url: string | null) => (url !== null && isUsable(url) ? url : null);

function withUsablePictures<Shown extends Pick<Franchise, 'business_logo' | 'images'>>(
  franchise: Shown,
): Shown {
  const { business_logo, images } = franchise;
  return {
    ...franchise,
    business_logo: pictureOrNull(business_logo),
    images: images.filter(isUsable),
  };
}

export function withUsableUrls(franchise: Franchise): Franchise {
  return { ...withUsablePictures(franchise), website: link(franchise.website) };
}

export function pageWithUsablePictures(page: ListedPage): ListedPage {
  return {
    ...page,
    franchises: page.franchises.map(withUsablePictures),
    nearest: page.nearest.map(withUsablePictures),
  };
}

export function eventWithUsableUrl(event: Event): Event {
  return { ...event, video_url: pictureOrNull(event.video_url) };
}

export function memberWithUsableUrl(member: TeamMember): TeamMember {
  return { ...member, linkedin: link(member.linkedin) };
}
