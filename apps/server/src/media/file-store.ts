/** Stores bytes under a name like `ab/abcd….webp`, in a folder or in a bucket. */
export type FileStore = {
  read: (name: string) => Promise<Uint8Array | null>;
  /** Nobody ever sees half of it. */
  write: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Takes away what has this name, and everything below `name/`. */
  remove: (name: string) => Promise<void>;
  /** The names of all that lies there; what comes while they are read may be missing. */
  list: () => AsyncIterable<string>;
  /** Throws what keeps it from being used: `NoSuchBucket` when it will never be. */
  check: () => Promise<void>;
};

/** There is a store, but not this bucket. */
export class NoSuchBucket extends Error {}

/** A name in a file store: no part of it begins with a dot, so it leads nowhere else and is no draft. */
export const storedName = /^\w[\w-]*(?:\/\w[\w.-]*)*$/;
