import { documentKeys, type DocumentKey } from '@naya/contract/site-info/office-forms';
import { notFound } from '@naya/core/errors';
import { getOverview, getNotices } from '@naya/core/compose/office/overview';
import { getDocument, saveDocument } from '@naya/core/site-info/save-document';
import { getHistory, undo } from '@naya/core/compose/history';
import {
  idOf,
  queryOf,
  editors,
  everyone,
  type OfficeContext,
  type OfficeRoute,
  type Preview,
} from '../office/route.ts';

function keyOf(c: OfficeContext): DocumentKey {
  const key = documentKeys.find((each) => each === c.req.param('key'));
  if (!key) throw notFound('Document');
  return key;
}

/** Pictures, feeds and calls are no pages of the site that is rendered here. */
const noPage = /^\/(?:media|api|admin|office|sitemaps)(?:\/|$)|\.xml$/;

const findPage =
  ({ render }: Preview) =>
  async (path: string) =>
    render === null || noPage.test(path) || (await render(path, {})).status !== 404;

export const siteRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/dashboard',
    access: everyone,
    handle: async (c, { core }) => c.json(await getOverview(core)),
  },
  {
    method: 'get',
    path: '/notices',
    access: everyone,
    handle: async (c, { core }) => c.json(await getNotices(core, c.var.actor)),
  },
  {
    method: 'get',
    path: '/documents/:key',
    access: editors,
    handle: async (c, { core }) => c.json(await getDocument(core, keyOf(c))),
  },
  {
    method: 'put',
    path: '/documents/:key',
    access: editors,
    body: 'json',
    handle: async (c, { core, preview }) =>
      c.json(await saveDocument(core, c.var.actor, keyOf(c), c.var.body, findPage(preview))),
  },
  {
    method: 'get',
    path: '/history',
    access: everyone,
    handle: async (c, { core }) => c.json(await getHistory(core, c.var.actor, queryOf(c))),
  },
  {
    method: 'post',
    path: '/history/:id{\\d+}/undo',
    access: everyone,
    handle: async (c, { core }) =>
      c.json(await undo(core, c.var.actor, idOf(c, 'Line of the history'))),
  },
];
