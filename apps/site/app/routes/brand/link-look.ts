/** A link in the text of a brand's page, high enough for a thumb. */
export const linkLook =
  'inline-flex min-h-11 items-center wrap-anywhere font-semibold text-sign underline underline-offset-4';

/** A box to choose files in. */
export const fileLook = 'control py-2.5';
