/** Types of pictures that the server takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Named one by one, so that a phone hands its own format over as a JPEG. */
export const acceptedPictures = pictureTypes.join(',');

/** The server's rules, shown before the upload. */
export const pictureRule = 'JPEG, PNG, WebP, AVIF or GIF; no SVG; at most 5 MB each';
