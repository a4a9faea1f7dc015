/** What became of a table of franchises, or would become of it in a dry run. */
export type ImportReport = {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  /** Line of the file, the heading being the first, and what is wrong by field. */
  faults: { line: number; name: string; errors: Record<string, string> }[];
  /** What is doubtful; an import keeps it only when it says that it means it. */
  warnings: { line: number; name: string; warnings: Record<string, string> }[];
  /** Headings that mean nothing to us. */
  ignored: string[];
  saved: boolean;
};
