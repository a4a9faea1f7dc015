import { cacheTags } from '@naya/contract/api/cache-tags';
import { createPersonalData } from '@naya/contract/api/client/personal-data';
import { createSubmissions } from '@naya/contract/api/client/submissions';
import { createSend, type Fetch } from '@naya/contract/api/client/transport';
import { apiBaseUrl } from '@naya/contract/api/paths';
import type { Api, ApiReads, OnRead } from '@naya/contract/api/port';
import { normaliseAbout } from '@naya/contract/site-info/normalise-about';
import { normaliseBusinessHours } from '@naya/contract/site-info/normalise-business-hours';
import { normaliseContactInfo } from '@naya/contract/site-info/normalise-contact-info';
import { normaliseSettings } from '@naya/contract/site-info/normalise-settings';
import { normaliseSocialLinks } from '@naya/contract/site-info/normalise-social-links';
import { getCategoryFranchises, getFranchise } from '@naya/core/franchises/catalogue';
import { searchCatalogueListed } from '@naya/core/franchises/search-catalogue';
import { suggest } from '@naya/core/franchises/suggest';
import { getBlog } from '@naya/core/blog/get-blog';
import { getPage } from '@naya/core/pages/get-page';
import { getTeamMember } from '@naya/core/team/get-team-member';
import { readBrand } from '@naya/core/site-info/get-brand';
import type { Context as CoreContext } from '@naya/core/context';
import { listBlogs } from '@naya/db/blog/public';
import { listCategories } from '@naya/db/categories/public';
import { listEvents } from '@naya/db/events/public';
import { readFigures } from '@naya/db/franchises/figures';
import { listFranchisesById } from '@naya/db/franchises/public';
import { readInsights } from '@naya/db/franchises/insights';
import { listPages } from '@naya/db/pages/public';
import { getStats } from '@naya/db/site-info/stats';
import { listTeam } from '@naya/db/team/public';
import type { Logger } from 'pino';
import { createDocumentReader, createReader } from './create-reader.ts';
import {
  eventWithUsableUrl,
  memberWithUsableUrl,
  pageWithUsablePictures,
  withUsableUrls,
} from './normalise-urls.ts';

type LocalOptions = {
  core: CoreContext;
  log: Logger;
  /** Answers a call without leaving the process. */
  fetch: Fetch;
};

/**
 * The Api inside the server. Pages read from the database without HTTP and JSON in between. Submissions and
 * personal data pass the routes of the API, whose limits and checks hold for forms without JavaScript too.
 */
export function createLocalApi({ core, log, fetch }: LocalOptions, onRead: OnRead): Api {
  const send = createSend({ fetch, baseUrl: apiBaseUrl, onRead });
  return {
    ...createReads(core, createReader(log, onRead)),
    ...createSubmissions(send),
    ...createPersonalData(send),
  };
}

/** Reads for the pages, made of the same functions that the API's routes call. */
function createReads(
  core: CoreContext,
  { read, readOne }: ReturnType<typeof createReader>,
): ApiReads {
  const { db } = core;
  const document = createDocumentReader(core);
  return {
    categories: () => read('categories', cacheTags.categories, () => listCategories(db)),
    socialLinks: () =>
      read('socialLinks', cacheTags.socialLinks, () =>
        document('social-links', normaliseSocialLinks),
      ),
    pages: () => read('pages', cacheTags.pages, () => listPages(db)),
    page: (slug) => readOne('page', cacheTags.page, () => getPage(core, slug)),
    settings: () =>
      read('settings', cacheTags.settings, async () => {
        const [settings, brand] = await Promise.all([
          document('settings', normaliseSettings),
          document('brand', readBrand),
        ]);
        return { ...settings, brand };
      }),
    stats: () => read('stats', cacheTags.stats, () => getStats(db)),
    searchFranchises: (query) =>
      read('searchFranchises', cacheTags.franchises, async () =>
        pageWithUsablePictures(await searchCatalogueListed(core, query)),
      ),
    suggest: (typed) => read('suggest', cacheTags.suggest, () => suggest(core, typed)),
    franchisesById: (ids) =>
      read('franchisesById', cacheTags.franchises, async () =>
        (await listFranchisesById(db, ids)).map(withUsableUrls),
      ),
    franchise: (id) =>
      readOne('franchise', cacheTags.franchise, async () =>
        withUsableUrls(await getFranchise(core, String(id))),
      ),
    franchisesInCategory: (slug, limit) =>
      read('franchisesInCategory', cacheTags.franchisesInCategory, async () =>
        (await getCategoryFranchises(core, slug, limit)).map(withUsableUrls),
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
    about: () => readOne('about', cacheTags.about, () => document('about', normaliseAbout)),
    contactInfo: () =>
      read('contactInfo', cacheTags.contactInfo, () =>
        document('contact-info', normaliseContactInfo),
      ),
    businessHours: () =>
      read('businessHours', cacheTags.businessHours, () =>
        document('business-hours', normaliseBusinessHours),
      ),
    privacyPolicy: () =>
      read('privacyPolicy', cacheTags.privacyPolicy, () => document('privacy-policy', htmlOf)),
    terms: () => read('terms', cacheTags.terms, () => document('terms', htmlOf)),
    figures: (query) => read('figures', cacheTags.figures, () => readFigures(db, query)),
    insights: () => read('insights', cacheTags.insights, () => readInsights(db)),
  };
}

const htmlOf = (stored: unknown) => (typeof stored === 'string' ? stored.trim() : null);
