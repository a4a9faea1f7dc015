import type { FranchiseStatus } from './entity.ts';

type Named = { id: number; business_name: string; status: FranchiseStatus };

/** What stands out in one of several listings that are to be approved. */
export type FranchiseFaults = { id: number; business_name: string; faults: string[] };

/** All that an operator needs to decide about a listing. */
export type FranchiseReview = {
  franchise: Named;
  /** A decision carries it. */
  version: number;
  /** Why it may be fraud. */
  marks: string[];
  hints: string[];
  duplicates: Named[];
  submitter: {
    name: string;
    email: string;
    phone: string | null;
    created_at: string;
    /** Empty unless it looks like spam. */
    spam_reasons: string[];
  } | null;
};
