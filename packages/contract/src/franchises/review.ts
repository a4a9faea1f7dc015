import type { FranchiseStatus } from './entity.ts';

type Named = { id: number; business_name: string; status: FranchiseStatus };

/** All that an operator needs to decide about a listing. */
export type FranchiseReview = {
  franchise: Named;
  /** A decision carries it. */
  version: number;
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
