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
  /** So many rows are stored, from the top: all, none, or those before the batch that failed. */
  stored: number;
  saved: boolean;
};

/** The heading is the first line of the file. */
export const lineOf = (index: number) => index + 2;

/** What somebody whose import ended half-way has to know. */
export const describeStored = ({ stored, rows }: Pick<ImportReport, 'stored' | 'rows'>) =>
  `Lines 2 to ${lineOf(stored - 1)} are stored, lines ${lineOf(stored)} to ${lineOf(rows - 1)} are not. Please import those in a file of their own.`;
