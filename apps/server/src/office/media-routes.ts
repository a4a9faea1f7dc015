import { mediaUrl } from '@naya/contract/urls';
import { CoreError } from '@naya/core/errors';
import { storePicture } from '@naya/core/intake/listing';
import { contentLists } from '@naya/db/queries/office/content-lists';
import { listRecords } from '@naya/db/queries/office/lists';
import type { MediaRow } from '@naya/db/tables/media';
import { queryOf } from './request.ts';
import { editors, type OfficeRoute } from './route.ts';

export const mediaRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/media',
    access: editors,
    async handle(c, { core }) {
      const { data, total } = await listRecords(core.db, contentLists.media, queryOf(c));
      return c.json({
        data: data.map((row) => ({ ...row, url: mediaUrl(row as unknown as MediaRow) })),
        total,
      });
    },
  },
  {
    method: 'post',
    path: '/media',
    access: editors,
    body: 'form',
    async handle(c, { core }) {
      const url = await storePicture(core, c.var.form, 'file');
      if (!url) throw new CoreError('invalid', 'Please choose a picture.');
      return c.json({ id: url, url }, 201);
    },
  },
];
