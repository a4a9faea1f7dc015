import { mediaUrl } from '@naya/contract/urls';
import { CoreError } from '@naya/core/errors';
import { storePictures } from '@naya/core/submissions/form-pictures';
import { variantJob } from '@naya/core/media/pictures';
import { keepMedia } from '@naya/db/media/pictures';
import { listRecords } from '@naya/db/office/list-records';
import type { MediaRow } from '@naya/db/media/table';
import { queryOf } from '../office/request.ts';
import { editors, type OfficeRoute } from '../office/route.ts';

/** Limits of an upload in the office: a picture, or a table of franchises. */
export const officeFiles = { fileFields: ['file'], maxFileBytes: 20 * 1024 * 1024 };

export const mediaRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/media',
    access: editors,
    async handle(c, { core }) {
      const { data, total } = await listRecords(core.db, 'media', queryOf(c));
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
      const stored = await storePictures(core, c.var.form, officeFiles.fileFields);
      const picture = stored.get('file');
      if (!picture) throw new CoreError('invalid', 'Please choose a picture.');
      // An editor put it into the library, to be used some day.
      await keepMedia(core.db, [picture.hash]);
      await core.enqueue(core.db, 'make-variants', variantJob(picture));
      const url = mediaUrl(picture);
      return c.json({ id: url, url }, 201);
    },
  },
];
