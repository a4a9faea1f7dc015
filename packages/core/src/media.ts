export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  ext: string;
  bytes: number;
};

/** Where pictures lie: a folder, or later any S3-compatible store. */
export type MediaStore = {
  /** Recognises by content, decodes, re-encodes without metadata; throws `invalid` input as CoreError. */
  storeUpload(bytes: Uint8Array): Promise<StoredPicture>;
  /** Keeps a picture of our own drawing as it is: it is already clean WebP. */
  storeDrawing(bytes: Uint8Array): Promise<StoredPicture>;
  /** The original's bytes, or null. */
  readOriginal(name: string): Promise<Uint8Array | null>;
  /** The bytes of one width and format, made at first demand; null when there is no such picture. */
  readVariant(name: string, width: number, format: string): Promise<Uint8Array | null>;
};
