/** Types of pictures that the server takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Named one by one, so that a phone hands its own format over as a JPEG. */
export const acceptedPictures = pictureTypes.join(',');
