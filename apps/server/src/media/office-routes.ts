import { mediaUrl, withPictureFocus } from '@naya/contract/urls';
import type { LibraryPicture, PictureUse } from '@naya/contract/media/office-form';
import { CoreError, notFound } from '@naya/core/errors';
import { describePicture, removePicture } from '@naya/core/media/library';
import { variantJob } from '@naya/core/media/variants';
import { replacePicture } from '@naya/core/media/replace-picture';
import { officePictures, storePictures } from '@naya/core/submissions/form-pictures';
import { keepMedia } from '@naya/db/media/pictures';
import type { MediaRow } from '@naya/db/tables/media';
import { listPictureUses } from '@naya/db/media/uses';
import { listRecords } from '@naya/db/office/list-records';
import {
  queryOf,
  editors,
  type OfficeContext,
  type OfficeDeps,
  type OfficeRoute,
} from '../office/route.ts';

/** Limits of an upload in the office: a picture, or a table of franchises. */
export const officeFiles = { fileFields: ['file'], maxFileBytes: officePictures.maxBytes };

const one = '/media/:hash{[0-9a-f]+}';

function hashOf(c: OfficeContext): string {
  const hash = c.req.param('hash') ?? '';
  if (!/^[0-9a-f]{32}$/.test(hash)) throw notFound('Picture');
  return hash;
}

/** Its URL carries its focal point, so whoever puts it somewhere takes that along. */
function toPictureRecord(row: MediaRow, uses: PictureUse[] = []): LibraryPicture {
  const { focus } = row;
  const plain = mediaUrl(row);
  return { ...row, id: row.hash, url: focus ? withPictureFocus(plain, focus) : plain, uses };
}

async function storeUpload(c: OfficeContext, { core }: OfficeDeps) {
  const stored = await storePictures(core, c.var.form, officeFiles.fileFields, officePictures);
  const picture = stored.get('file');
  if (!picture) throw new CoreError('invalid', 'pictureMissing');
  // An editor put it into the library, to be used some day.
  await keepMedia(core.db, [picture.hash]);
  await core.enqueue(core.db, 'make-variants', variantJob(picture));
  return picture;
}

export const mediaRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/media',
    access: editors,
    async handle(c, { core }) {
      const { data, total } = await listRecords(core.db, 'media', queryOf(c));
      const rows = data as MediaRow[];
      const uses = await listPictureUses(
        core.db,
        rows.map(({ hash }) => hash),
      );
      return c.json({ data: rows.map((row) => toPictureRecord(row, uses.get(row.hash))), total });
    },
  },
  {
    method: 'post',
    path: '/media',
    access: editors,
    body: 'form',
    async handle(c, deps) {
      const url = mediaUrl(await storeUpload(c, deps));
      return c.json({ id: url, url }, 201);
    },
  },
  {
    method: 'put',
    path: one,
    access: editors,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(toPictureRecord(await describePicture(core, c.var.actor, hashOf(c), c.var.body))),
  },
  {
    method: 'post',
    path: `${one}/replacement`,
    access: editors,
    body: 'form',
    async handle(c, deps) {
      const hash = hashOf(c);
      const picture = await storeUpload(c, deps);
      await replacePicture(deps.core, c.var.actor, hash, picture);
      return c.json({ url: mediaUrl(picture) });
    },
  },
  {
    method: 'delete',
    path: one,
    access: editors,
    handle: async (c, { core }) =>
      c.json(toPictureRecord(await removePicture(core, c.var.actor, hashOf(c)))),
  },
];
