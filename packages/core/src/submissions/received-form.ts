/** A file of a form, set aside on disk until its request is answered. `name` is the sender's. */
export type ReceivedFile = { path: string; bytes: number; name: string };

export type ReceivedForm = {
  fields: Record<string, string>;
  files: ReadonlyMap<string, ReceivedFile>;
};
