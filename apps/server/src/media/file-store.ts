/** Stores bytes under a name like `ab/abcd….webp`, in a folder or in a bucket. */
export type FileStore = {
  read: (name: string) => Promise<Uint8Array | null>;
  /** Nobody ever sees half of it. */
  write: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Takes away what has this name, and everything below `name/`. */
  remove: (name: string) => Promise<void>;
  /** The names of all that lies there; what comes while they are read may be missing. */
  list: () => AsyncIterable<string>;
};

/** The store does not answer, or answers that it cannot; the cause says why. */
export class StorageAway extends Error {}
