import { scalePicture } from './scale-picture.ts';

const longestSide = 320;

/** A small data URL: the page's security policy lets no picture in from a blob. */
export async function thumbnailOf(file: File): Promise<string> {
  const canvas = await scalePicture(file, longestSide);
  return canvas.toDataURL('image/webp', 0.8);
}
