import type { Api } from '@naya/contract/client';
import {
  featuredDescriptionWords,
  latestBlogCount,
  trendingFallbackCount,
} from '@naya/contract/constants';
import type { Blog } from '@naya/contract/entities/blog';
import type { Event } from '@naya/contract/entities/event';
import type { FranchisePage, TrendingType } from '@naya/contract/entities/franchise';
import { formatDate } from '@naya/contract/format/date';
import { firstWords } from '@naya/contract/format/text';
import { playableVideo } from '@naya/contract/format/video';
import { emptyFranchiseQuery } from '@naya/contract/franchise-query';
import { toBlogCard, type BlogCardData } from '../../data/blog-card.ts';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';

const trendingCount = 6;
const featuredCount = 6;
const brandCount = 24;

/** Featured first, then newest: enough for the marquee and the featured cards. */
export function readFirst(api: Api): Promise<FranchisePage> {
  return api.searchFranchises({ ...emptyFranchiseQuery, limit: brandCount });
}

export function brandsOf({ franchises }: FranchisePage) {
  return franchises.map(({ id, business_name, business_logo, category }) => ({
    id,
    business_name,
    business_logo,
    category,
  }));
}
export type Brand = ReturnType<typeof brandsOf>[number];

export function featuredOf({ franchises }: FranchisePage): CardFranchise[] {
  return franchises
    .filter((franchise) => franchise.is_active)
    .slice(0, featuredCount)
    .map((each) => toCard(each, firstWords(each.description, featuredDescriptionWords)));
}

export type Trending = Record<TrendingType, CardFranchise[]>;

export async function readTrending(api: Api): Promise<Trending> {
  const read = async (trending: TrendingType | null) => {
    const query = { ...emptyFranchiseQuery, trending, limit: trendingCount };
    const { franchises } = await api.searchFranchises(query);
    return franchises.map((franchise) => toCard(franchise));
  };
  const [weekly, monthly] = await Promise.all([read('weekly'), read('monthly')]);
  if (weekly.length + monthly.length > 0) return { weekly, monthly };

  const any = await read(null);
  return {
    weekly: any.slice(0, trendingFallbackCount),
    monthly: any.slice(trendingFallbackCount, 2 * trendingFallbackCount),
  };
}

export async function readCategories(api: Api) {
  const categories = await api.categories();
  return categories.map(({ id, name, image }) => ({ id, name, image }));
}
export type CategoryTile = Awaited<ReturnType<typeof readCategories>>[number];

function toEventCard(event: Event) {
  const { id, title, location, description, thumbnail } = event;
  const video = playableVideo(event);
  return {
    id,
    title,
    location,
    description,
    thumbnail,
    date: formatDate(event.date),
    video,
    /** It was meant to have a video, but what is known of it cannot be played. */
    videoInvalid:
      video === null && (event.video_type ?? event.video_id ?? event.video_url) !== null,
  };
}
export type EventCardData = ReturnType<typeof toEventCard>;

export async function readEvents(api: Api): Promise<EventCardData[]> {
  return (await api.events()).map(toEventCard);
}

function newestFirst(a: Blog, b: Blog): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '');
}

export async function readLatestPosts(api: Api): Promise<BlogCardData[]> {
  const blogs = await api.blogs();
  return blogs.toSorted(newestFirst).slice(0, latestBlogCount).map(toBlogCard);
}
