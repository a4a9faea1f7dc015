import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { getBlog, getPage, getTeamMember } from '@naya/core/content';
import { getSiteDocument } from '@naya/core/site-info/documents';
import { listBlogs } from '@naya/db/blog';
import { listCategories } from '@naya/db/categories';
import { listEvents } from '@naya/db/events';
import { listPages } from '@naya/db/pages';
import { listTeam } from '@naya/db/team';
import {
  itemParameters,
  shapeItem,
  listItemParameters,
  pageHeaders,
  pageOf,
  pageParameters,
  shapeItems,
} from '../api/answer-items.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';
import {
  blog as blogShape,
  category,
  event,
  teamMember,
  page as pageShape,
  pageLink,
} from '../api/schemas/content.ts';
import { setCacheHeaders } from '../http/respond.ts';

const categoriesRoute = readRoute('/categories', {
  tag: 'Franchises',
  operationId: 'listCategories',
  summary: 'All categories',
  body: z.array(category),
  query: listItemParameters,
});

export function categoryRoutes({ core, addMedia }: ApiDeps) {
  return newRouter().openapi(categoriesRoute, async (c) => {
    setCacheHeaders(c, cacheTags.categories);
    return c.json(
      shapeItems(c, core.publicUrl, (await listCategories(core.db)).map(addMedia)),
      200,
    );
  });
}

const blogsRoute = readRoute('/blogs', {
  tag: 'Blog',
  operationId: 'listBlogs',
  summary: 'Published articles, newest first: all, or a page',
  body: z.array(blogShape),
  query: listItemParameters.extend(pageParameters.shape),
  headers: pageHeaders,
});
const blogRoute = readRoute('/blogs/{slug}', {
  tag: 'Blog',
  operationId: 'getBlog',
  summary: 'One article',
  body: blogShape,
  query: itemParameters,
});

export function blogRoutes({ core, addMedia }: ApiDeps) {
  return newRouter()
    .openapi(blogsRoute, async (c) => {
      setCacheHeaders(c, cacheTags.blogs);
      return c.json(
        shapeItems(c, core.publicUrl, pageOf(c, (await listBlogs(core.db)).map(addMedia))),
        200,
      );
    })
    .openapi(blogRoute, async (c) => {
      const blog = await getBlog(core, c.req.param('slug'));
      setCacheHeaders(c, cacheTags.blog(blog));
      return c.json(shapeItem(c, core.publicUrl, addMedia(blog)), 200);
    });
}

const eventsRoute = readRoute('/events', {
  tag: 'Content',
  operationId: 'listEvents',
  summary: 'Events: all, or a page',
  body: z.array(event),
  query: listItemParameters.extend(pageParameters.shape),
  headers: pageHeaders,
});

export function eventRoutes({ core, addMedia }: ApiDeps) {
  return newRouter().openapi(eventsRoute, async (c) => {
    setCacheHeaders(c, cacheTags.events);
    return c.json(
      shapeItems(c, core.publicUrl, pageOf(c, (await listEvents(core.db)).map(addMedia))),
      200,
    );
  });
}

const teamRoute = readRoute('/team', {
  tag: 'Content',
  operationId: 'listTeam',
  summary: 'The team',
  body: z.array(teamMember),
  query: listItemParameters,
});
const teamMemberRoute = readRoute('/team/{id}', {
  tag: 'Content',
  operationId: 'getTeamMember',
  summary: 'One team member',
  body: teamMember,
});

/** The alternative set has the list alone. */
export function teamListRoutes({ core, addMedia }: ApiDeps) {
  return newRouter().openapi(teamRoute, async (c) => {
    setCacheHeaders(c, cacheTags.team);
    return c.json(shapeItems(c, core.publicUrl, (await listTeam(core.db)).map(addMedia)), 200);
  });
}

export function teamRoutes(deps: ApiDeps) {
  return teamListRoutes(deps).openapi(teamMemberRoute, async (c) => {
    const member = await getTeamMember(deps.core, c.req.param('id'));
    setCacheHeaders(c, cacheTags.team);
    return c.json(deps.addMedia(member), 200);
  });
}

const pagesRoute = readRoute('/pages', {
  tag: 'Content',
  operationId: 'listPages',
  summary: 'Links to all pages',
  body: z.array(pageLink),
});
const pageRoute = readRoute('/pages/{slug}', {
  tag: 'Content',
  operationId: 'getPage',
  summary: 'One page',
  body: pageShape,
});

export function pageRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(pagesRoute, async (c) => {
      setCacheHeaders(c, cacheTags.pages);
      return c.json(await listPages(core.db), 200);
    })
    .openapi(pageRoute, async (c) => {
      const page = await getPage(core, c.req.param('slug'));
      setCacheHeaders(c, cacheTags.page(page));
      return c.json(page, 200);
    });
}

const policyRoute = <Path extends '/privacy-policy' | '/terms'>(
  path: Path,
  operationId: string,
  summary: string,
) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Site'],
    operationId,
    summary,
    responses: {
      200: { description: 'HTML text', content: { 'text/html': { schema: z.string() } } },
    },
  });

export function policyRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(
      policyRoute('/privacy-policy', 'getPrivacyPolicy', 'The privacy policy'),
      async (c) => {
        setCacheHeaders(c, cacheTags.privacyPolicy);
        return c.html(await getSiteDocument(core, 'privacy-policy'), 200, harmless);
      },
    )
    .openapi(policyRoute('/terms', 'getTerms', 'The terms'), async (c) => {
      setCacheHeaders(c, cacheTags.terms);
      return c.html(await getSiteDocument(core, 'terms'), 200, harmless);
    });
}

// It is a fragment for other pages; opened by itself it must not do anything.
const harmless = { 'Content-Security-Policy': "default-src 'none'; sandbox" };
