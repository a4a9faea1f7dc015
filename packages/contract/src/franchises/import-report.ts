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
  /** The rows that are not stored as a file like the one that came, with a column of reasons; empty without any. */
  rejected: string;
  /** Headings that mean nothing to us. */
  ignored: string[];
  /** So many rows are stored: all, all without a fault, none, or those above the batch that failed. */
  stored: number;
  saved: boolean;
};

/** The heading is the first line of the file. */
export const lineOf = (index: number) => index + 2;

/** What somebody whose import ended half-way has to know. */
export const describeStored = ({ stored, rows }: Pick<ImportReport, 'stored' | 'rows'>) =>
  `Lines 2 to ${lineOf(stored - 1)} are stored, lines ${lineOf(stored)} to ${lineOf(rows - 1)} are not. Please import those in a file of their own.`;

/** The heading of the reasons in a file of rejected rows. */
export const reasonColumn = 'what is wrong';
