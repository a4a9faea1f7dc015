import type { franchiseModels } from '@naya/contract/constants';
import type { Event, VideoType } from '@naya/contract/entities/event';
import type { Franchise } from '@naya/contract/entities/franchise';
import type { About } from '@naya/contract/entities/site-info';
import type { TeamMember } from '@naya/contract/entities/team-member';

export type DemoCategory = {
  slug: string;
  name: string;
  description: string;
  /** Degrees in OKLCH; lightness and chroma are the same for all categories. */
  hue: number;
  /** The still life that stands for the category. */
  art: string;
};

export type Colours = { main: `#${string}`; second: `#${string}` };

export type Shop =
  | 'shopfront'
  | 'kiosk'
  | 'interior-cafe'
  | 'interior-class'
  | 'interior-gym'
  | 'interior-clinic'
  | 'interior-store'
  | 'interior-office';

type SetBySeed =
  | 'id'
  | 'business_name'
  | 'business_logo'
  | 'images'
  | 'user_id'
  | 'status'
  | 'deleted_at'
  | 'created_at'
  | 'updated_at';

/** A franchise as written by hand; the seed adds ids, dates and the drawn pictures. */
export type DemoBrand = Omit<Franchise, SetBySeed | 'model_type'> & {
  name: string;
  model_type: (typeof franchiseModels)[number];
  colours: Colours;
  /** What is sold or done there, for the illustrator. */
  motif: string;
  shop: Shop;
  /** How many gallery pictures to draw. */
  pictures: number;
};

export type DemoEvent = Pick<Event, 'title' | 'video_id'> & {
  slug: string;
  date: string;
  location: string;
  description: string;
  video_type: Exclude<VideoType, 'custom'>;
  picture: string;
};

export type PortraitTraits = {
  skin: `#${string}`;
  hair: `#${string}`;
  hairStyle: string;
  clothing: { garment: string; colour: `#${string}` };
  accessory: string | null;
};

export type DemoTeamMember = Omit<TeamMember, 'id' | 'image' | 'position' | 'bio'> & {
  slug: string;
  position: string;
  bio: string;
  portrait: PortraitTraits;
};

export type DemoAbout = Omit<About, 'image'> & { picture: string };
