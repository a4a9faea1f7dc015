import { z } from '@hono/zod-openapi';
import { pictureFormats } from '@naya/contract/constants';
import { maxLimit, maxPage } from '@naya/contract/franchises/query';
import { parseFranchiseQuery } from '@naya/contract/franchises/parse-query';
import { withSrcset } from '@naya/contract/media/media-field';
import { withQuery, type PictureFormat } from '@naya/contract/urls';
import type { Context } from 'hono';
import { ignoreParameter } from '../http/ignored-parameters.ts';

const srcset = z
  .unknown()
  .optional()
  .openapi({
    type: 'string',
    enum: [...pictureFormats],
    param: { description: 'Adds `srcset` to each item with pictures, in this format.' },
  });

/** Of a call that answers one item. */
export const itemParameters = z.object({ srcset });

/** Of a call that answers a list. */
export const listItemParameters = z.object({
  fields: z
    .unknown()
    .optional()
    .openapi({
      type: 'string',
      param: {
        description:
          'Names of fields with commas between them: the items then have these alone, whichever of them their schema requires. Names that no field has add nothing.',
      },
    }),
  srcset,
});

export const pageParameters = z.object({
  page: z
    .unknown()
    .optional()
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: maxPage,
      param: { description: 'Number of the page. Without `page` and `limit`: the whole list.' },
    }),
  limit: z
    .unknown()
    .optional()
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: maxLimit,
      param: { description: `How many a page has; more than ${maxLimit} is ${maxLimit}.` },
    }),
});

export const pageHeaders = {
  'X-Total-Count': {
    description: 'How many there are in all, on whichever page.',
    schema: { type: 'integer' as const },
  },
  Link: {
    description:
      'Where the other pages stand, relative to this URL: `rel="first"`, `"prev"`, `"next"`, `"last"`. Absent when there are none; with `updated_since` only `"next"`.',
    schema: { type: 'string' as const },
  },
};

type Links = Partial<Record<'first' | 'prev' | 'next' | 'last', number>>;

/** The numbers of the other pages. Behind the last one, the one before is the last. */
export function pagesAround(page: number, limit: number, total: number): Links {
  const last = Math.max(1, Math.ceil(total / limit));
  return {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  };
}

/** The page that is asked for, of a list that is short enough to be read whole; without a page the list. */
export function pageOf<Item>(c: Context, items: Item[]): Item[] {
  const { pathname, searchParams } = new URL(c.req.url);
  c.header('X-Total-Count', String(items.length));
  if (!['page', 'limit'].some((name) => searchParams.has(name))) return items;
  const { page, limit } = parseFranchiseQuery(searchParams);
  linkPages(c, pagesAround(page, limit, items.length), (number) => {
    const entries = new Map(searchParams).set('page', String(number)).set('limit', String(limit));
    return withQuery(pathname, entries);
  });
  return items.slice((page - 1) * limit, page * limit);
}

export function linkPages(c: Context, links: Links, urlOf: (page: number) => string): void {
  const texts = Object.entries(links).map(([rel, page]) => `<${urlOf(page)}>; rel="${rel}"`);
  c.header('Link', texts.join(', '));
}

/** The item with the pictures that are asked for. */
export function shapeItem<Item extends object>(c: Context, host: string, item: Item): Item {
  const asked = c.req.query('srcset');
  if (asked === undefined) return item;
  const format = pictureFormats.find((each): each is PictureFormat => each === asked);
  if (!format) ignoreParameter(c, 'srcset');
  return format ? withSrcset(item, host, format) : item;
}

/** The same for a list, whose items have the fields that are asked for. */
export function shapeItems<Item extends object>(c: Context, host: string, items: Item[]): Item[] {
  const shaped = items.map((item) => shapeItem(c, host, item));
  const fields = new Set(
    c.req
      .query('fields')
      ?.split(',')
      .map((name) => name.trim()),
  );
  fields.delete('');
  if (fields.size === 0) return shaped;
  const [first] = shaped;
  if (first && [...fields].some((name) => !(name in first))) ignoreParameter(c, 'fields');
  const isAsked = ([name]: [string, unknown]) => fields.has(name);
  return shaped.map((item) => Object.fromEntries(Object.entries(item).filter(isAsked)) as Item);
}
