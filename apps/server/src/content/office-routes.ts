import { draftedDocuments, draftedRecords } from '@naya/contract/drafts';
import { restoreVersionAsDraft } from '@naya/core/drafts/restore-version';
import { discardDraft, saveDraft } from '@naya/core/drafts/save-draft';
import { documentText, recordText, type DraftedText } from '@naya/core/drafts/texts';
import { notFound } from '@naya/core/errors';
import { kindOf } from '@naya/core/records/kinds';
import { recordRoutes, removalRoute } from '../office/record-routes.ts';
import { agents, idOf, editors, type OfficeContext, type OfficeRoute } from '../office/route.ts';

/** Draft and earlier versions of a text, the same for all that can be drafted. */
function draftRoutes(path: string, textOf: (c: OfficeContext) => DraftedText): OfficeRoute[] {
  return [
    {
      method: 'put',
      path: `${path}/draft`,
      access: editors,
      body: 'json',
      handle: async (c, { core }) =>
        c.json(await saveDraft(core, c.var.actor, textOf(c), c.var.body)),
    },
    {
      method: 'delete',
      path: `${path}/draft`,
      access: editors,
      handle: async (c, { core }) => c.json(await discardDraft(core, c.var.actor, textOf(c))),
    },
    {
      method: 'post',
      path: `${path}/versions/:line{\\d+}`,
      access: editors,
      handle: async (c, { core }) =>
        c.json(
          await restoreVersionAsDraft(core, c.var.actor, textOf(c), idOf(c, 'Version', 'line')),
        ),
    },
  ];
}

function documentOf(c: OfficeContext): DraftedText {
  const key = draftedDocuments.find((each) => each === c.req.param('key'));
  if (!key) throw notFound('Document');
  return documentText(key);
}

export const textRoutes = [
  ...draftedRecords.flatMap((name) =>
    draftRoutes(`/${name}/:id{\\d+}`, (c) => recordText(name, idOf(c, kindOf(name).title))),
  ),
  ...draftRoutes('/documents/:key', documentOf),
];

/** What the office saves in one way, without rules of its own. */
const names = ['categories', 'blogs', 'events', 'team', 'pages', 'synonyms'] as const;
export const contentRoutes = [
  ...names.flatMap((name) => [...recordRoutes(name), removalRoute(name)]),
  ...recordRoutes('reply-templates', agents),
  removalRoute('reply-templates', agents),
];
