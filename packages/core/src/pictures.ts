import { pictureFormats } from '@naya/contract/constants';
import { variantWidths } from '@naya/contract/urls';
import type { Context } from './context.ts';
import type { StoredPicture } from './media.ts';

export const variantJob = ({ hash, width, height }: StoredPicture) => ({
  picture: `${hash}-${width}x${height}`,
});

/** Makes every variant of a picture ahead of its first visitor. */
export async function makeVariants(
  { media }: Pick<Context, 'media'>,
  picture: string,
): Promise<void> {
  const width = Number(/-(\d+)x\d+$/.exec(picture)?.[1] ?? 0);
  for (const variant of variantWidths(width)) {
    for (const format of pictureFormats) await media.readVariant(picture, variant, format);
  }
}
