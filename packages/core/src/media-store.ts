import type { PictureFormat } from '@naya/contract/urls';

export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  ext: string;
  bytes: number;
  /** The colour that fills most of it, as six hexadecimal digits; null where it can be seen through. */
  colour: string | null;
};

/** A picture of our own encoding, named by its content, not kept yet. */
export type CleanPicture = StoredPicture & { data: Uint8Array };

/** Whose picture it is: nobody keeps the decoder from others. */
export type PictureSender = {
  /** People of the office and of brands have a queue apart from visitors'. */
  isSignedIn: boolean;
  /** A person's id, or a visitor's client IP; null while nobody is limited. */
  key: string | null;
  /** Aborted when nobody waits for the answer any more. */
  ended?: AbortSignal | undefined;
};

export type CleaningOptions = {
  /** JPEGs of more pixels are taken, which a decoder scales while it reads them. */
  largePhotos?: boolean;
  /** Our own pictures have none. */
  sender?: PictureSender | undefined;
};

/** The format tells: it is WebP while the AVIF that was asked for is being encoded. */
export type PictureVariant = { bytes: Uint8Array; format: PictureFormat };

/** Where pictures lie: a folder, or any S3-compatible store. */
export type MediaStore = {
  /** Throws what keeps pictures from being read; asks a store at most twice a minute. */
  check(): Promise<void>;
  /** Recognises a file or bytes by content, decodes, re-encodes without metadata; refuses with a CoreError. */
  clean(upload: string | Uint8Array, options?: CleaningOptions): Promise<CleanPicture>;
  /** Stores a clean picture under the hash of its content. Idempotent. */
  keep(picture: CleanPicture): Promise<StoredPicture>;
  /** Cleans an upload and stores it. */
  storeUpload(upload: string | Uint8Array): Promise<StoredPicture>;
  /** Keeps a picture of our own drawing as it is: it is already clean WebP. */
  storeDrawing(bytes: Uint8Array, colour: string | null): Promise<StoredPicture>;
  /** The original's bytes, or null. */
  readOriginal(name: string): Promise<Uint8Array | null>;
  /** One width of a picture, encoded at first demand; null when there is no such picture. */
  readVariant(name: string, width: number, format: string): Promise<PictureVariant | null>;
  /** Encodes one width in one format ahead of its first visitor, unless it is there. */
  makeVariant(name: string, width: number, format: string): Promise<void>;
  /** Stores a recording under a name that nobody can guess, and gives that. */
  keepRecording(sound: Uint8Array): Promise<string>;
  readRecording(name: string): Promise<Uint8Array | null>;
  /** Nothing happens when it is not there. */
  removeRecording(name: string): Promise<void>;
  /** Takes a picture away with all its variants; nothing happens when it is not there. */
  remove(name: string): Promise<void>;
};
