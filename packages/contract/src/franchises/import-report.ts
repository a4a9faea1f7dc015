/** Result of importing a table of franchises, or the expected result in a dry run. */
export type ImportReport = {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  /** Line of the file, the heading being the first, and what is wrong by field. */
  faults: { line: number; name: string; errors: Record<string, string> }[];
  /** Doubtful values; an import stores them only when it accepts the warnings. */
  warnings: { line: number; name: string; warnings: Record<string, string> }[];
  /** Headings that mean nothing to us. */
  ignored: string[];
  saved: boolean;
};
