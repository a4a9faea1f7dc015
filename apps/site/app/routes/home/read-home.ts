import type { Api } from '@naya/contract/api/port';
import {
  featuredDescriptionWords,
  latestBlogCount,
  trendingFallbackCount,
} from '@naya/contract/constants';
import type { Event } from '@naya/contract/events/entity';
import { playableVideo } from '@naya/contract/events/video';
import { formatDate, isPastDay } from '@naya/contract/format/date';
import { firstWords } from '@naya/contract/format/text';
import type { ListedPage, TrendingType } from '@naya/contract/franchises/entity';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { tilesOf } from '@naya/contract/site-info/tiles';
import { toBlogCard, type BlogCardData } from '../blog/read-blogs.ts';
import { section } from '../../data/load.ts';
import { toCard, type CardFranchise } from '../../franchises/read-franchises.ts';

/** Not in the route file: the browser fetches it only when a visitor comes here from another page. */
export function loadHome(api: Api) {
  const first = readFirst(api);
  return {
    tiles: section(api.stats().then(tilesOf)),
    filters: section(first.then(choicesOf)),
    categories: section(readCategories(api)),
    trending: section(readTrending(api, first)),
    brands: section(first.then(brandsOf)),
    featured: section(first.then(featuredOf)),
    events: section(readEvents(api)),
    posts: section(readLatestPosts(api)),
  };
}

const trendingCount = 6;
const featuredCount = 6;
const brandCount = 24;

/** Featured first, then newest: enough for the marquee and the featured cards. */
export function readFirst(api: Api): Promise<ListedPage> {
  return api.searchFranchises({ ...emptyFranchiseQuery, limit: brandCount });
}

const choicesAtMost = 12;

/** What the franchises have, most first. */
function choicesOf({ facets }: ListedPage) {
  const namesOf = (facet: 'category' | 'location') =>
    facets[facet].slice(0, choicesAtMost).map(({ value }) => value);
  return { categories: namesOf('category'), cities: namesOf('location') };
}
export type FilterChoices = ReturnType<typeof choicesOf>;

export function brandsOf({ franchises }: ListedPage) {
  return franchises.map(({ id, business_name, business_logo, category }) => ({
    id,
    business_name,
    business_logo,
    category,
  }));
}
export type Brand = ReturnType<typeof brandsOf>[number];

export function featuredOf({ franchises }: ListedPage): CardFranchise[] {
  return franchises
    .filter((franchise) => franchise.is_active)
    .slice(0, featuredCount)
    .map((each) => toCard(each, firstWords(each.description, featuredDescriptionWords)));
}

export type Trending = Record<TrendingType, CardFranchise[]>;

/** While nothing is marked as trending, the first of the catalogue stand in. */
export async function readTrending(api: Api, first: Promise<ListedPage>): Promise<Trending> {
  const read = async (trending: TrendingType) => {
    const query = { ...emptyFranchiseQuery, trending, limit: trendingCount };
    const { franchises } = await api.searchFranchises(query);
    return franchises.map((franchise) => toCard(franchise));
  };
  const [weekly, monthly] = await Promise.all([read('weekly'), read('monthly')]);
  if (weekly.length + monthly.length > 0) return { weekly, monthly };

  const { franchises } = await first;
  const cardsFrom = (start: number) =>
    franchises.slice(start, start + trendingFallbackCount).map((franchise) => toCard(franchise));
  return { weekly: cardsFrom(0), monthly: cardsFrom(trendingFallbackCount) };
}

export async function readCategories(api: Api) {
  const categories = await api.categories();
  return categories.map(({ id, name, image }) => ({ id, name, image }));
}
export type CategoryTile = Awaited<ReturnType<typeof readCategories>>[number];

function toEventCard(event: Event, now: Date) {
  const { id, title, location, description, thumbnail } = event;
  const video = playableVideo(event);
  return {
    id,
    title,
    location,
    description,
    thumbnail,
    date: formatDate(event.date),
    start: event.date,
    isPast: isPastDay(event.date, now),
    video,
    /** It was meant to have a video, but what is known of it cannot be played. */
    videoInvalid:
      video === null && (event.video_type ?? event.video_id ?? event.video_url) !== null,
  };
}
export type EventCardData = ReturnType<typeof toEventCard>;

/** Past ones stand behind those to come. */
export async function readEvents(api: Api): Promise<EventCardData[]> {
  const now = new Date();
  const events = (await api.events()).map((event) => toEventCard(event, now));
  // What comes next first, what is over last; days that nobody knows stand between.
  const day = ({ start }: EventCardData) => start ?? '9999';
  const byDay = events.toSorted((a, b) => (day(a) < day(b) ? -1 : Number(day(a) > day(b))));
  const past = byDay.filter(({ isPast }) => isPast);
  return [...byDay.filter(({ isPast }) => !isPast), ...past.toReversed()];
}

export async function readLatestPosts(api: Api): Promise<BlogCardData[]> {
  return (await api.latestBlogs(latestBlogCount)).map(toBlogCard);
}
