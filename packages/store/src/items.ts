import type { About as PlainAbout } from '@naya/contract/site-info/entity';
import type { Blog as PlainBlog } from '@naya/contract/blog/entity';
import type { Category as PlainCategory } from '@naya/contract/categories/entity';
import type { Event as PlainEvent } from '@naya/contract/events/entity';
import type { Franchise as PlainFranchise, PlaceMatch } from '@naya/contract/franchises/entity';
import type { TeamMember as PlainTeamMember } from '@naya/contract/team/entity';
import type { WithMedia, WithSrcset } from '@naya/contract/media/media-field';

/** The alternative call set answers entities whose `media` holds their pictures as absolute URLs. */
export type About = WithMedia<PlainAbout>;
export type Blog = WithMedia<PlainBlog>;
export type Category = WithMedia<PlainCategory>;
export type Event = WithMedia<PlainEvent>;
export type Franchise = WithSrcset<WithMedia<PlainFranchise>> & {
  /** In a list that was asked for a city: why the franchise is in it. */
  place_match?: PlaceMatch | null;
};
export type TeamMember = WithMedia<PlainTeamMember>;
