import { pictureFormats, pictureWidths } from '@naya/contract/constants';
import type { Variant } from './encode-variant.ts';

/** `<hash>-<width>x<height>`: what a stored picture is called, and all a page needs to know of it. */
export const pictureName = /^[\da-f]{32}-(\d{1,5})x(\d{1,5})$/;

/** Null for a width or format that no page asks for. */
export function findVariant(width: number, format: string): Variant | null {
  const known = pictureFormats.find((each) => each === format);
  return known && (pictureWidths as readonly number[]).includes(width)
    ? { width, format: known }
    : null;
}

/** A name in a file store: no part of it begins with a dot, so it leads nowhere else and is no draft. */
export const storedName = /^\w[\w-]*(?:\/\w[\w.-]*)*$/;
