import { pictureFormats } from '@naya/contract/constants';
import { variantWidths } from '@naya/contract/urls';
import type { Context } from '../context.ts';
import type { StoredPicture } from '../media-store.ts';

// Reads no database: the processes that draw and encode need none, and loading one takes longer than a drawing.

type Named = Pick<StoredPicture, 'hash' | 'width' | 'height'>;
export const pictureName = ({ hash, width, height }: Named) => `${hash}-${width}x${height}`;

export const variantJob = (picture: Named) => ({ picture: pictureName(picture) });

/** Makes every variant of a picture ahead of its first visitor; WebP first, which every browser can show. */
export async function makeVariants(
  { media }: Pick<Context, 'media'>,
  picture: string,
): Promise<void> {
  const width = Number(/-(\d+)x\d+$/.exec(picture)?.[1] ?? 0);
  for (const format of pictureFormats.toReversed()) {
    for (const variant of variantWidths(width)) await media.makeVariant(picture, variant, format);
  }
}
