/** A backup that the server has made by itself, encrypted. */
export type StoredBackup = {
  name: string;
  made_at: string;
  bytes: number;
  /** Null where the file was found, and its making not seen. */
  rows: number | null;
  pictures: number | null;
  /** When it was last restored into a temporary database, and what was wrong with it. */
  tried_at: string | null;
  try_fault: string | null;
};

export type BackupState = {
  /** Whether there is a public key to encrypt with; without one none are made. */
  isOn: boolean;
  /** One is being made, or will be in a moment. */
  isRunning: boolean;
  /** Why the last attempt failed; null when it did not. */
  fault: string | null;
  /** The newest first. */
  backups: StoredBackup[];
};
