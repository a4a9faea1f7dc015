import { pictureFormats, pictureWidths } from '@naya/contract/constants';

/** `<hash>-<width>x<height>`: what a stored picture is called, and all a page needs to know of it. */
export const pictureName = /^[\da-f]{32}-(\d{1,5})x(\d{1,5})$/;

export function isVariant(width: number, format: string): boolean {
  return (
    (pictureWidths as readonly number[]).includes(width) &&
    (pictureFormats as readonly string[]).includes(format)
  );
}

/** A name on a shelf: no part of it begins with a dot, so it leads nowhere else and is no draft. */
export const shelfName = /^\w[\w-]*(?:\/\w[\w.-]*)*$/;
