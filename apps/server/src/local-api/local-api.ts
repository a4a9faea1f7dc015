import { sayChecks } from '@naya/core/franchises/say-checks';
import type { Logger } from 'pino';
import { cacheTags, cardTags } from '@naya/contract/api/cache-tags';
import { createPersonalData } from '@naya/contract/api/client/personal-data';
import { createSubmissions } from '@naya/contract/api/client/submissions';
import { createSend, type Fetch } from '@naya/contract/api/client/transport';
import { apiBaseUrl } from '@naya/contract/api/paths';
import type { Api, ApiReads, OnRead } from '@naya/contract/api/port';
import type { Event } from '@naya/contract/events/entity';
import type { Franchise, ListedPage } from '@naya/contract/franchises/entity';
import { findRelated } from '@naya/contract/franchises/related';
import { link, picture } from '@naya/contract/normalise/addresses';
import {
  normaliseAbout,
  normaliseBusinessHours,
  normaliseContactInfo,
  normaliseSettings,
  normaliseSocialLinks,
} from '@naya/contract/site-info/normalise';
import type { TeamMember } from '@naya/contract/team/entity';
import { getBlog, getPage, getTeamMember } from '@naya/core/content';
import type { ReadContext } from '@naya/core/context';
import { getFranchise, listCategory } from '@naya/core/franchises/catalogue';
import { searchCatalogueListed } from '@naya/core/franchises/search-catalogue';
import { suggest } from '@naya/core/franchises/suggest';
import { readBrand } from '@naya/core/site-info/documents';
import { getInsights } from '@naya/core/site-info/get-insights';
import { getStats } from '@naya/core/site-info/get-stats';
import { listBlogs } from '@naya/db/blog';
import { listCategories } from '@naya/db/categories';
import { listEvents } from '@naya/db/events';
import { listFranchisesById } from '@naya/db/franchises/public';
import { listPages } from '@naya/db/pages';
import { hasDemo } from '@naya/db/seed/removal';
import { listTeam } from '@naya/db/team';
import { createDocumentReader, createReader } from './create-reader.ts';
import type { KeptReads } from './kept-reads.ts';

type LocalOptions = {
  core: ReadContext;
  log: Logger;
  /** Answers a call without leaving the process. */
  fetch: Fetch;
  kept: KeptReads;
};

/**
 * The Api inside the server. Pages read from the database without HTTP and JSON in between. Submissions and
 * personal data pass the routes of the API, whose limits and checks hold for forms without JavaScript too.
 */
export function createLocalApi({ core, log, fetch, kept }: LocalOptions, onRead: OnRead): Api {
  const send = createSend({ fetch, baseUrl: apiBaseUrl, onRead });
  return {
    ...createReads(core, createReader(log, onRead, kept)),
    ...createSubmissions(send),
    ...createPersonalData(send),
  };
}

/** Reads for the pages, made of the same functions that the API's routes call. */
function createReads(
  core: ReadContext,
  { read, readKept, readOne }: ReturnType<typeof createReader>,
): ApiReads {
  const { db } = core;
  const document = createDocumentReader(core);
  return {
    categories: () => readKept('categories', cacheTags.categories, () => listCategories(db)),
    socialLinks: () =>
      readKept('socialLinks', cacheTags.socialLinks, () =>
        document('social-links', normaliseSocialLinks),
      ),
    pages: () => readKept('pages', cacheTags.pages, () => listPages(db)),
    page: (slug) => readOne('page', cacheTags.page, () => getPage(core, slug)),
    settings: () =>
      readKept('settings', cacheTags.settings, async () => {
        const [settings, brand, has_demo] = await Promise.all([
          document('settings', normaliseSettings),
          document('brand', readBrand),
          hasDemo(db),
        ]);
        return { ...settings, brand, has_demo };
      }),
    stats: () => read('stats', cacheTags.stats, () => getStats(core)),
    searchFranchises: (query) =>
      read(
        'searchFranchises',
        (page) => cacheTags.listed(page, query),
        async () => pageWithUsablePictures(await searchCatalogueListed(core, query)),
      ),
    suggest: (typed) => read('suggest', cacheTags.suggest, () => suggest(core, typed)),
    franchisesById: (ids) =>
      read('franchisesById', cacheTags.franchisesById(ids), async () =>
        (await listFranchisesById(db, ids)).map(withUsableUrls),
      ),
    franchise: (id) =>
      readOne('franchise', cacheTags.franchise, async () =>
        withUsableUrls(await getFranchise(core, String(id))),
      ),
    relatedFranchises: (franchise) =>
      read('relatedFranchises', cardTags, () =>
        findRelated(franchise, async (query) =>
          pageWithUsablePictures(await searchCatalogueListed(core, query)),
        ),
      ),
    franchisesInCategory: (slug, limit) =>
      read(
        'franchisesInCategory',
        (franchises) => cacheTags.listed({ franchises }),
        async () => (await listCategory(core, slug, limit)).map((each) => withUsablePictures(each)),
      ),
    blogs: () => read('blogs', cacheTags.blogs, () => listBlogs(db)),
    latestBlogs: (count) => read('latestBlogs', cacheTags.blogs, () => listBlogs(db, count)),
    blog: (slug) => readOne('blog', cacheTags.blog, () => getBlog(core, slug)),
    events: () =>
      read('events', cacheTags.events, async () => (await listEvents(db)).map(eventWithUsableUrl)),
    team: () =>
      read('team', cacheTags.team, async () => (await listTeam(db)).map(memberWithUsableUrl)),
    teamMember: (id) =>
      readOne('teamMember', cacheTags.team, async () =>
        memberWithUsableUrl(await getTeamMember(core, String(id))),
      ),
    about: () =>
      readOne('about', cacheTags.about, async () =>
        sayChecks(db, await document('about', normaliseAbout)),
      ),
    contactInfo: () =>
      readKept('contactInfo', cacheTags.contactInfo, () =>
        document('contact-info', normaliseContactInfo),
      ),
    businessHours: () =>
      read('businessHours', cacheTags.businessHours, () =>
        document('business-hours', normaliseBusinessHours),
      ),
    privacyPolicy: () =>
      read('privacyPolicy', cacheTags.privacyPolicy, () => document('privacy-policy', htmlOf)),
    terms: () => read('terms', cacheTags.terms, () => document('terms', htmlOf)),
    figures: (query) =>
      read('figures', cacheTags.figures, async () =>
        (await core.catalogue.current()).figures(query),
      ),
    insights: () => read('insights', cacheTags.insights, () => getInsights(core)),
  };
}

const htmlOf = (stored: unknown) => (typeof stored === 'string' ? stored.trim() : null);

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

function withUsableUrls(franchise: Franchise): Franchise {
  return { ...withUsablePictures(franchise), website: link(franchise.website) };
}

function pageWithUsablePictures(page: ListedPage): ListedPage {
  return {
    ...page,
    franchises: page.franchises.map(withUsablePictures),
    nearest: page.nearest.map(withUsablePictures),
  };
}

function eventWithUsableUrl(event: Event): Event {
  return { ...event, video_url: pictureOrNull(event.video_url) };
}

function memberWithUsableUrl(member: TeamMember): TeamMember {
  return { ...member, linkedin: link(member.linkedin) };
}
